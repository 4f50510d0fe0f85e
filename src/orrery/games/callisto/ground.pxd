cdef extern from *:
    int popcount "__builtin_popcountll"(unsigned long long bits) nogil
    int lowest "__builtin_ctzll"(unsigned long long bits) nogil

cdef struct Ground:
    int words
    int width
    int colours
    int seats
    int shapes
    int moves
    int blocks
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
    int cells[12]
    float ring[400]
    int copies[12]

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

cdef struct Taste:
    float kind[12]
    float heat[5]
    int least[5]
    int slack
    int memory

cdef unsigned long long shuffle(unsigned long long* bits) noexcept nogil
cdef void begin(Ground* g, Position* p) noexcept nogil
cdef void lay(Ground* g, Position* p, int colour, int move) noexcept nogil
cdef bint fits(Ground* g, Position* p, int colour, int move) noexcept nogil
cdef int smallest(Ground* g, Taste* taste, Position* p, int colour) noexcept nogil
cdef int places(Ground* g, Position* p, int colour, int least, short* out) noexcept nogil
cdef bint can_place(Ground* g, Position* p, int colour) noexcept nogil
cdef int draw(Ground* g, Taste* taste, Position* p, int colour, unsigned long long* bits) noexcept nogil
cdef int draw_any(Ground* g, Position* p, int colour, unsigned long long* bits) noexcept nogil
cdef fill(Ground* g, layout, int colours, int seats)
