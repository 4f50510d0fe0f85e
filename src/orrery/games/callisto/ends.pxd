from orrery.games.callisto.ground cimport Ground, Position

# An end that is being searched: how many positions may still be looked at, what is known of those seen (65,536 slots), and
# what is offered at every depth (64 of 4,096 moves).
cdef struct Proof:
    Ground* ground
    long long left
    unsigned long long key[65536]
    unsigned char result[65536]
    short offered[262144]

cdef int ranked(Proof* proof, Position* p, unsigned long long key, int depth) noexcept nogil
cdef unsigned long long signature(int colour, int move) noexcept nogil
