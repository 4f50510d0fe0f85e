from orrery.games.callisto.bits cimport popcount

cdef struct Ground:
    int words
    int width
    int colours
    int seats
    int shapes
    int moves
    unsigned long long in_play[8]
    unsigned long long pillars[8]
    unsigned long long not_left[8]
    unsigned long long corners[320]
    int kind[40]
    int size[40]
    int plane[200]
    int tally[200]
    short index[16000]
    short pillar_index[400]
    short kind_of[10000]
    short count_of[10000]
    short covers[50000]
    short rim_of[10000]
    short rim[120000]
    short opposite[10000]
    int points[12]
    int copies[12]
    float ring[400]

cdef struct Position:
    unsigned long long own[32]
    unsigned long long touch[32]
    unsigned long long taken[8]
    int points[4]
    int turn
    int made
    unsigned char left[48]
    unsigned char gone[4]
    short history[96]
    unsigned char by[96]

# Where each shape can go, pillars first: its corners in eight words, and their number; without any, the words say nothing.
cdef struct Spots:
    unsigned long long at[320]
    int count[40]

cdef class Tables:
    cdef Ground ground
    cdef readonly object layout

cdef Tables tables_of(layout, int colours, int seats)
cdef void begin(Ground* g, Position* p) noexcept nogil
cdef void lay(Ground* g, Position* p, int colour, int move) noexcept nogil
cdef bint fits(Ground* g, Position* p, int colour, int move) noexcept nogil
cdef int survey(Ground* g, Position* p, int colour, int least, Spots* spots) noexcept nogil
cdef int pick(Ground* g, Spots* spots, int wanted) noexcept nogil
cdef bint can_place(Ground* g, Position* p, int colour) noexcept nogil
cdef int next_to_move(Ground* g, Position* p) noexcept nogil
cdef int places(Ground* g, Position* p, int colour, int least, short* out) noexcept nogil


# Where one shape fits and touches its own colour; says at how many corners. Shapes of fewer than five cells name their first
# cell again, so that there is no loop over cells.
cdef inline int corners(
    Ground* g, int s, unsigned long long* free, unsigned long long* touch, unsigned long long* out, int words
) noexcept nogil:
    cdef unsigned long long* a = free + g.plane[s * 5]
    cdef unsigned long long* b = free + g.plane[s * 5 + 1]
    cdef unsigned long long* c = free + g.plane[s * 5 + 2]
    cdef unsigned long long* d = free + g.plane[s * 5 + 3]
    cdef unsigned long long* e = free + g.plane[s * 5 + 4]
    cdef unsigned long long* k = touch + g.plane[s * 5]
    cdef unsigned long long* l = touch + g.plane[s * 5 + 1]
    cdef unsigned long long* m = touch + g.plane[s * 5 + 2]
    cdef unsigned long long* n = touch + g.plane[s * 5 + 3]
    cdef unsigned long long* o = touch + g.plane[s * 5 + 4]
    cdef unsigned long long* at = &g.corners[s * 8]
    cdef unsigned long long room[8]
    cdef int w
    cdef int count = 0
    for w in range(words):
        room[w] = at[w] & a[w] & b[w] & c[w] & d[w] & e[w] & (k[w] | l[w] | m[w] | n[w] | o[w])
    for w in range(words):
        out[w] = room[w]
        count += popcount(room[w])
    return count
