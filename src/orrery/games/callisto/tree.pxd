from orrery.games.callisto.ends cimport Proof
from orrery.games.callisto.ground cimport Ground, Tables
from orrery.games.callisto.nodes cimport Tree, Walk

cdef class Engine:
    cdef Tables tables
    cdef Ground* ground
    cdef Tree tree
    cdef Tree spare
    cdef Walk* walks
    cdef Proof* proof
    cdef int threads
    cdef int _node_after(self, placed, placed_by) noexcept
    cdef void _share(self, int used) noexcept
    cdef bint _symmetric(self) noexcept
