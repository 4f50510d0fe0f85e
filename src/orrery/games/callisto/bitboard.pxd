cdef extern from *:
    int popcount "__builtin_popcountll"(unsigned long long bits) nogil
    int lowest "__builtin_ctzll"(unsigned long long bits) nogil
