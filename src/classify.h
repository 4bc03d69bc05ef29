/* Stage 1 for one instruction set, which defines CLASSIFY(name) and CLASSIFY_PUBLIC(name), names
 * of its own, and
 *
 *   struct CLASSIFY(window)          64 bytes
 *   CLASSIFY(load)(p)                those at p
 *   CLASSIFY(of)(&w, nibbles)        mask of those in a class of runs.h
 *   CLASSIFY(percent)(&w)            mask of those that are "%"
 *   BLOCK, CLASSIFY(all)(p, nibbles) whether so many bytes at p are all in a class
 *   struct CLASSIFY(first)           what masks.h says of the first 63 bytes, zeros after them
 *   CLASSIFY(look)(&first, s, n)     fills one, n up to URIC_MAX_LENGTH
 *   CLASSIFY(in)(&first, jump)       mask of those in a class, or in a part of it
 *   CLASSIFY(clear)(u)               *u = 0 */

static const unsigned char CLASSIFY(nibbles)[JUMPS] = { URIC_NIBBLES_SCHEME,
                                                        URIC_NIBBLES_REG_NAME,
                                                        URIC_NIBBLES_PATH };

/* How many of n bytes at p, in whole blocks, are in the class. */
static URIC_NEVER_INLINE size_t CLASSIFY(bulk)(const unsigned char *p, size_t n,
                                               unsigned nibbles)
{
    size_t i = 0;

    if (n >= BLOCK && CLASSIFY(all)(p, nibbles)) {
        i = BLOCK;
        if (n >= 3 * BLOCK) /* on from where a cache line begins */
            i -= (uintptr_t)(p + i) & 63;
        while (n - i >= BLOCK && CLASSIFY(all)(p + i, nibbles))
            i += BLOCK;
    }
    return i;
}

size_t CLASSIFY_PUBLIC(pass)(struct uric_view *v, size_t i, unsigned jump)
{
    const unsigned char *const s = v->s;
    const size_t n = v->n;
    const unsigned nibbles = CLASSIFY(nibbles)[jump];
    unsigned quiet = 0;

    if (i - v->base < 64)
        i = v->base + 64;
    while (i < n) {
        const unsigned char *p = s + i;
        unsigned char copy[64];
        unsigned shift = 0;
        uint64_t stop, triplets = 0;
        struct CLASSIFY(window) w;

        if (n - i < 64) { /* the last bytes: as part of the last 64, or by themselves */
            shift = 64 - (unsigned)(n - i);
            p -= shift;
            if (n < 64) {
                memset(copy, 0, sizeof copy);
                memcpy(copy, s + i, n - i);
                p = copy;
                shift = 0;
            }
        }
        w = CLASSIFY(load)(p);
        stop = ~(CLASSIFY(of)(&w, nibbles) >> shift);
        if (stop != 0 && jump != JUMP_SCHEME) {
            const uint64_t percent = CLASSIFY(percent)(&w) >> shift;

            if (stop & ~(stop - 1) & percent) {
                const uint64_t hex = CLASSIFY(of)(&w, URIC_NIBBLES_HEXDIG) >> shift;

                triplets = percent & hex >> 1 & hex >> 2;
                stop &= ~triplets;
                /* of the last two, the digits are in the next window */
                if (stop >> 62 && !(stop << 2) &&
                    uric_is_triplet(s, i + uric_lowest(stop), n)) {
                    i += uric_lowest(stop) + 3;
                    continue;
                }
            }
        }
        if (stop != 0) {
            v->base = i;
            v->stop[JUMP_SCHEME] = ~(CLASSIFY(of)(&w, URIC_NIBBLES_SCHEME) >> shift);
            v->stop[JUMP_REG_NAME] =
                ~(CLASSIFY(of)(&w, URIC_NIBBLES_REG_NAME) >> shift | triplets);
            v->stop[JUMP_PATH] = ~(CLASSIFY(of)(&w, URIC_NIBBLES_PATH) >> shift | triplets);
            return i + uric_lowest(stop);
        }
        i += 64;
        quiet = triplets ? 0 : quiet + 1;
        if (quiet > 1 && i < n) { /* a long one */
            i += CLASSIFY(bulk)(s + i, n - i, nibbles);
            quiet = 0;
        }
    }
    return n;
}

int CLASSIFY_PUBLIC(parse)(unsigned start, const unsigned char *s, size_t n, struct uric *u)
{
    struct CLASSIFY(first) first;

    CLASSIFY(clear)(u);
    CLASSIFY(look)(&first, s, n);
    return uric_walk(s, URIC_START_AND_LENGTH(start, n), u,
                     CLASSIFY(in)(&first, JUMP_SCHEME), CLASSIFY(in)(&first, JUMP_REG_NAME),
                     CLASSIFY(in)(&first, JUMP_PATH));
}

#undef BLOCK
#undef CLASSIFY_PUBLIC
#undef CLASSIFY
