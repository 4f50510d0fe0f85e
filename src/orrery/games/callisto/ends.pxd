from orrery.games.callisto.ground cimport Ground, Position

cdef struct Proof:
    Ground* ground
    long long left
    unsigned long long key[65536]
    unsigned char result[65536]
    short offered[262144]

cdef int won_by(Proof* proof, Position* p, unsigned long long key, int depth) noexcept nogil
cdef int ranked(Proof* proof, Position* p, unsigned long long key, int depth) noexcept nogil
cdef unsigned long long signature(int colour, int move) noexcept nogil
