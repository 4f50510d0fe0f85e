from orrery.games.callisto.ground cimport Ground, Position
from orrery.games.callisto.nodes cimport Taste, Tree, Walk

cdef unsigned long long shuffle(unsigned long long* bits) noexcept nogil
cdef int smallest(Ground* g, Taste* taste, Position* p) noexcept nogil
cdef void play_on(Tree* t, Walk* w) noexcept nogil
cdef void remember(Tree* t, Walk* w, int base) noexcept nogil
