from orrery.games.callisto.ground cimport Ground, Position

cdef struct Taste:
    float kind[12]
    float heat[5]
    int least[5]
    int slack
    int memory

cdef struct Ways:
    float exploration
    float first_count
    float first_power
    float rave
    float rave_child
    float rave_parent
    float margin
    float expand
    float expand_step
    int replies
    int guided
    int priors
    int prune
    int symmetry
    float narrow

# A tree in arrays, one entry for each node; node 0 is the root, and a node's children lie side by side.
cdef struct Tree:
    Ground* ground
    Position root
    Taste taste
    Ways ways
    float weight[112]
    int capacity
    short* move
    short* many
    unsigned char* by
    int* first
    int* visits
    float* count
    float* value
    float* prior
    short* reply
    unsigned int* key
    short* second
    double mean[4]
    double square[4]
    double seen
    double total[4]
    float* child_wins
    int* child_new
    int symmetric

# One simulation on its way down the tree and to the end of the game; every thread has one.
cdef struct Walk:
    Position at
    unsigned long long bits
    int path[100]
    int depth
    int mirrored
    int next
    int end
    float result[4]
    int rank[4]
    float cell_worth[512]
    float rim_worth[512]
    unsigned char cell_class[512]
    unsigned char rim_class[512]
    short offered[4096]
    float worth[4096]
    unsigned char was[10000]
    unsigned char when[10000]

cdef bint room(Tree* t, int capacity) noexcept
cdef void drop(Tree* t) noexcept
cdef void drop_memory(Tree* t) noexcept
cdef bint fresh_memory(Tree* t) noexcept
cdef void fresh_figures(Tree* t) noexcept
cdef int keep(Tree* t, Tree* spare, int node) noexcept nogil
cdef int child_of(Tree* t, int node, int move) noexcept nogil
cdef int lead(Tree* t) noexcept nogil
