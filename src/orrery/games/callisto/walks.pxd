from orrery.games.callisto.ground cimport Position
from orrery.games.callisto.nodes cimport Tree, Walk

cdef void simulate(Tree* t, Walk* w) noexcept nogil
cdef void judge(Tree* t, Walk* w) noexcept nogil
