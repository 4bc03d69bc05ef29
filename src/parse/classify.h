/* Stage 1, once for each instruction set.  The including file defines CLASSIFY(name) and
 * CLASSIFY_PUBLIC(name), the names for its instruction set, and
 *
 *   struct CLASSIFY(bytes)           up to URIC_BLOCK (64) bytes, padded with zeros
 *   CLASSIFY(load)(&bytes, p)        loads the 64 bytes at p
 *   CLASSIFY(load_first)(&bytes, s, n)  loads at most 63 of the n bytes at s
 *   CLASSIFY(places)(&bytes)         replaces each byte by its bits of masks.h
 *   CLASSIFY(in)(&places, jump)      mask of the bytes in a class, or in a subset of it
 *   CLASSIFY(in_scheme)(&places)     mask of the bytes in a scheme's class; an instruction
 *                                    set may look at the first bytes only, for a run that
 *                                    stops too soon is right, too
 *   struct CLASSIFY(window)          bytes, prepared for CLASSIFY(of)
 *   CLASSIFY(look)(&bytes)           makes a window
 *   CLASSIFY(of)(&window, nibbles)   mask of the bytes in a class of runs.h
 *   CLASSIFY(percent)(&bytes)        mask of the "%"
 *   CLASSIFY(equal)(&bytes, byte)    mask of the bytes that equal `byte`
 *   BLOCK, CLASSIFY(all)(p, nibbles) whether all BLOCK bytes at p are in a class
 *   CLASSIFY(clear)(u)               *u = 0 */

static const unsigned char CLASSIFY(nibbles)[JUMPS] = { URIC_NIBBLES_SCHEME,
                                                        URIC_NIBBLES_REG_NAME,
                                                        URIC_NIBBLES_PATH };

/* The end of the whole blocks of the class that start at s + i. */
static URIC_NEVER_INLINE size_t CLASSIFY(blocks)(const unsigned char *s, size_t i, size_t n,
                                                 unsigned nibbles)
{
    if (n - i >= 2 * BLOCK) {
        if (!CLASSIFY(all)(s + i, nibbles))
            return i;
        /* continue at the start of a cache line */
        i += BLOCK - ((uintptr_t)(s + i) & (URIC_BLOCK - 1));
    }
    while (n - i >= BLOCK && CLASSIFY(all)(s + i, nibbles))
        i += BLOCK;
    return i;
}

size_t CLASSIFY_PUBLIC(pass)(struct uric_view *v, size_t i, unsigned jump)
{
    const unsigned char *const s = v->s;
    const size_t n = v->n;
    const unsigned nibbles = CLASSIFY(nibbles)[jump];

    if (i - v->base < URIC_BLOCK)
        i = v->base + URIC_BLOCK;
    if (i < n && n - i >= 2 * BLOCK)
        i = CLASSIFY(blocks)(s, i, n, nibbles);
    while (i < n) {
        unsigned shift = 0;
        uric_word stop, triplets = 0;
        struct CLASSIFY(bytes) bytes;
        struct CLASSIFY(window) w;

        if (n - i >= URIC_BLOCK) {
            CLASSIFY(load)(&bytes, s + i);
        } else if (n >= URIC_BLOCK) {
            shift = URIC_BLOCK - (unsigned)(n - i);
            CLASSIFY(load)(&bytes, s + n - URIC_BLOCK);
        } else {
            shift = (unsigned)i;
            CLASSIFY(load_first)(&bytes, s, n);
        }
        w = CLASSIFY(look)(&bytes);
        stop = (uric_word)~(CLASSIFY(of)(&w, nibbles) >> shift);
        if (stop == 0) {
            i += URIC_BLOCK;
            if (i < n && n - i >= BLOCK)
                i = CLASSIFY(blocks)(s, i, n, nibbles);
            continue;
        }
        if (jump != JUMP_SCHEME) {
            const uric_word percent = CLASSIFY(percent)(&bytes) >> shift;

            if (stop & ~(stop - 1) & percent) {
                const uric_word hex = CLASSIFY(of)(&w, URIC_NIBBLES_HEXDIG) >> shift;

                triplets = percent & hex >> 1 & hex >> 2;
                stop &= ~triplets;
                if (stop == 0) {
                    i += URIC_BLOCK;
                    continue;
                }
                /* a "%" in the last two bytes has its digits in the next window */
                if (!(uric_word)(stop << 2) && uric_is_triplet(s, i + uric_lowest(stop), n)) {
                    i += uric_lowest(stop) + 3;
                    continue;
                }
            }
        }
        v->base = i;
        v->stop[JUMP_SCHEME] = ~(CLASSIFY(of)(&w, URIC_NIBBLES_SCHEME) >> shift);
        v->stop[JUMP_REG_NAME] =
            ~(CLASSIFY(of)(&w, URIC_NIBBLES_REG_NAME) >> shift | triplets);
        v->stop[JUMP_PATH] = ~(CLASSIFY(of)(&w, URIC_NIBBLES_PATH) >> shift | triplets);
        return i + uric_lowest(stop);
    }
    return n;
}

int CLASSIFY_PUBLIC(parse)(unsigned start, const unsigned char *s, size_t n, struct uric *u)
{
    struct CLASSIFY(bytes) first;

    CLASSIFY(clear)(u);
    CLASSIFY(load_first)(&first, s, n);
    CLASSIFY(places)(&first);
    return uric_walk(s, URIC_START_AND_LENGTH(start, n), u,
                     CLASSIFY(in_scheme)(&first), CLASSIFY(in)(&first, JUMP_REG_NAME),
                     CLASSIFY(in)(&first, JUMP_PATH));
}

#ifndef URIC_ONLY_PARSE

int CLASSIFY_PUBLIC(tolerant)(unsigned start, const unsigned char *s, size_t n,
                              const unsigned char (*symbol)[256], struct uric *u)
{
    struct CLASSIFY(bytes) first;

    CLASSIFY(clear)(u);
    memcpy(&u->part[URIC_FRAGMENT], &symbol, sizeof symbol);
    CLASSIFY(load_first)(&first, s, n);
    CLASSIFY(places)(&first);
    return uric_walk_tolerant(s, URIC_START_AND_LENGTH(start, n), u,
                              CLASSIFY(in_scheme)(&first),
                              CLASSIFY(in)(&first, JUMP_REG_NAME),
                              CLASSIFY(in)(&first, JUMP_PATH));
}

/* Writes word k of each mask of a stretch, for the block of bytes at p; `past` marks the bits
 * past its end. */
static URIC_ALWAYS_INLINE void CLASSIFY(mask_words)(const unsigned char *p,
                                                    unsigned char terminator, uint64_t past,
                                                    struct uric_masks *m, size_t k)
{
    struct CLASSIFY(bytes) bytes;
    uint64_t percent, ends, triplets = 0;

    CLASSIFY(load)(&bytes, p);
    percent = CLASSIFY(percent)(&bytes);
    ends = CLASSIFY(equal)(&bytes, terminator) | past;
    /* a "%" in the last two bytes of a word has its digits in the next: it stops runs */
    if (percent != 0) {
        const struct CLASSIFY(window) w = CLASSIFY(look)(&bytes);
        const uint64_t hex = CLASSIFY(of)(&w, URIC_NIBBLES_HEXDIG) & ~ends;

        triplets = percent & hex >> 1 & hex >> 2;
    }
    CLASSIFY(places)(&bytes);
    m->stop[JUMP_SCHEME][k] = ~CLASSIFY(in)(&bytes, JUMP_SCHEME) | ends;
    m->stop[JUMP_REG_NAME][k] = ~(CLASSIFY(in)(&bytes, JUMP_REG_NAME) | triplets) | ends;
    m->stop[JUMP_PATH][k] = ~(CLASSIFY(in)(&bytes, JUMP_PATH) | triplets) | ends;
    m->terminator[k] = ends & ~past;
}

void CLASSIFY_PUBLIC(masks)(const unsigned char *s, size_t n, unsigned char terminator,
                            struct uric_masks *m)
{
    unsigned char last[URIC_BLOCK];
    size_t i, k;

    for (i = k = 0; n - i >= URIC_BLOCK; i += URIC_BLOCK, k++)
        CLASSIFY(mask_words)(s + i, terminator, 0, m, k);
    if (i < n) {
        memset(last, 0, sizeof last);
        memcpy(last, s + i, n - i);
        CLASSIFY(mask_words)(last, terminator, ~uric_below((unsigned)(n - i)), m, k++);
    }
    for (i = 0; i < JUMPS; i++)
        m->stop[i][k] = m->stop[i][k + 1] = (uric_word)~(uint64_t)0;
}

#endif

#undef BLOCK
#undef CLASSIFY_PUBLIC
#undef CLASSIFY
