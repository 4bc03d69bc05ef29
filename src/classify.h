/* Stage 1 behind the first masks, for a unit that defines
 *
 *   CLASSIFY(name)     a name of the instruction set's own
 *   WINDOW             64 bytes
 *   LOAD(p)            those at p
 *   IN(w, jump)        mask of those that are in the class, or in a part of it
 *   PERCENT(w)         mask of those that are "%"
 *   HEXDIG(w)          mask of those that are hexadecimal digits
 *   BULK(p, n, jump)   how many of n bytes at p, in whole blocks, are in the class */

/* Where a run goes on, or ends, after *stop's lowest bit, which is a "%" if it is `percent`'s:
 * triplets that are all in the window are taken out of *stop. */
static size_t CLASSIFY(pass)(struct uric_view *v, size_t i, unsigned jump)
{
    const unsigned char *const s = v->s;
    const size_t n = v->n;
    unsigned quiet = 0;

    if (i - v->base < 64)
        i = v->base + 64;
    while (i < n) {
        const unsigned char *p = s + i;
        unsigned char copy[64];
        unsigned shift = 0;
        uint64_t stop, triplets = 0;
        WINDOW w;

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
        w = LOAD(p);
        stop = ~(IN(w, jump) >> shift);
        if (stop != 0 && jump != JUMP_SCHEME) {
            const uint64_t percent = PERCENT(w) >> shift;

            if (stop & ~(stop - 1) & percent) {
                const uint64_t hex = HEXDIG(w) >> shift;

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
            v->stop[JUMP_SCHEME] = ~(IN(w, JUMP_SCHEME) >> shift);
            v->stop[JUMP_REG_NAME] = ~(IN(w, JUMP_REG_NAME) >> shift | triplets);
            v->stop[JUMP_PATH] = ~(IN(w, JUMP_PATH) >> shift | triplets);
            return i + uric_lowest(stop);
        }
        i += 64;
        quiet = triplets ? 0 : quiet + 1;
        if (quiet > 1 && i < n) { /* a long one */
            i += BULK(s + i, n - i, jump);
            quiet = 0;
        }
    }
    return n;
}
