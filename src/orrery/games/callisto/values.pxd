from orrery.games.callisto.ground cimport Ground
from orrery.games.callisto.nodes cimport Tree, Walk

cdef int stage(Ground* g, Walk* w) noexcept nogil
cdef void read_signs(Ground* g, Walk* w) noexcept nogil
cdef void foresee(Tree* t, Walk* w) noexcept nogil
