from orrery.games.callisto.ends cimport Proof
from orrery.games.callisto.ground cimport Ground, Position, Taste

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

cdef struct Walk:
    Position at
    unsigned long long bits
    int path[100]
    int depth
    int mirrored
    int next
    int end
    int done
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

cdef class Engine:
    cdef Ground* ground
    cdef Tree tree
    cdef Tree spare
    cdef Walk* walks
    cdef Proof* proof
    cdef int threads
    cdef object layout
    cdef void _room(self, Tree* t, int capacity)
    cdef void _drop(self, Tree* t)
