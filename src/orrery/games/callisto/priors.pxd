from orrery.games.callisto.ground cimport Ground
from orrery.games.callisto.nodes cimport Tree, Walk

cdef int expand(Tree* t, Walk* w, int node) noexcept nogil
cdef void classify(Ground* g, Walk* w, int colour) noexcept nogil
cdef int features(Ground* g, Walk* w, int colour, int move, short* out) noexcept nogil
