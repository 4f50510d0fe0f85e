# Boards of bits, cell n being bit n, eight words of 64 cells or the first four of them: what the bitboards and the engine
# share. These stand in a .pxd, and not in a module, so that the C compiler can put them into every loop that uses them, with
# a constant number of words for its vector registers.

cdef extern from *:
    int popcount "__builtin_popcountll"(unsigned long long bits) nogil
    int lowest "__builtin_ctzll"(unsigned long long bits) nogil


cdef inline int has(unsigned long long* board, int cell) noexcept nogil:
    return <int> ((board[cell >> 6] >> (cell & 63)) & 1)


cdef inline void put(unsigned long long* board, int cell) noexcept nogil:
    board[cell >> 6] |= <unsigned long long> 1 << (cell & 63)


# Which bit of a word is the n-th of those that are set, counted from 0.
cdef inline int nth(unsigned long long word, int n) noexcept nogil:
    while n:
        word &= word - 1
        n -= 1
    return lowest(word)


# The cell of the n-th bit that is set on a board, counted from 0.
cdef inline int nth_cell(unsigned long long* board, int n) noexcept nogil:
    cdef int w = 0
    while n >= popcount(board[w]):
        n -= popcount(board[w])
        w += 1
    return w * 64 + nth(board[w], n)


# The cells that share a side with these.
cdef inline void neighbours(
    unsigned long long* these, unsigned long long* not_left, unsigned long long* out, int words, int width
) noexcept nogil:
    cdef int w
    cdef unsigned long long before, after
    for w in range(words):
        before = these[w - 1] if w > 0 else 0
        after = these[w + 1] if w < words - 1 else 0
        out[w] = (these[w] << width) | (before >> (64 - width)) | (these[w] >> width) | (after << (64 - width))
        out[w] |= ((these[w] << 1) | (before >> 63)) & not_left[w]
        out[w] |= (these[w] & not_left[w]) >> 1
        if w < words - 1:
            out[w] |= (after & not_left[w + 1]) << 63


# From a board in the first eight words, the eight others: moved by every cell of a box of three by three.
cdef inline void shifts(unsigned long long* boards, int words, int width) noexcept nogil:
    cdef unsigned long long here[9]
    cdef int k, w, by
    for w in range(words):
        here[w] = boards[w]
    here[words] = 0
    for k in range(1, 9):
        by = (k // 3) * width + k % 3
        for w in range(words):
            boards[k * 8 + w] = (here[w] >> by) | (here[w + 1] << (64 - by))
