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
 *   CLASSIFY(byte)(&bytes, URIC_ROW_PERCENT)        mask of the "%"
 *   CLASSIFY(equal)(&bytes, byte)    mask of the bytes that equal `byte`
 *   BLOCK, CLASSIFY(all)(p, nibbles) whether all BLOCK bytes at p are in a class
 *   CLASSIFY(clear)(u)               *u = 0
 *
 * and may define
 *
 *   CLASSIFY_FIRST(mask)             the lowest bit of a mask, anything if it is 0
 *   CLASSIFY_LEAVE()                 ends the use of vectors before a function that is compiled
 *                                    for any processor: after those of AVX each instruction of SSE
 *                                    waits.  A compiler does it at a return, but gcc 12 not before
 *                                    the call of a static function */

#ifndef CLASSIFY_FIRST
#define CLASSIFY_FIRST(mask) uric_lowest((uric_word)((mask) | (uint64_t)1 << (URIC_BLOCK - 1)))
#endif

#ifndef CLASSIFY_LEAVE
#define CLASSIFY_LEAVE() ((void)0)
#endif

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
    return n - i < BLOCK && CLASSIFY(all)(s + n - BLOCK, nibbles) ? n : i;
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
            const uric_word percent = CLASSIFY(byte)(&bytes, URIC_ROW_PERCENT) >> shift;

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

/* What a window shows of its bytes from `known` on, as masks from bit 0. */
struct CLASSIFY(shown) {
    struct CLASSIFY(bytes) bytes;
    struct CLASSIFY(window) w;
    uric_word mark, out; /* the "?"; what else is not in the class PATH */
};

static URIC_ALWAYS_INLINE void CLASSIFY(show)(struct CLASSIFY(shown) *shown,
                                              const unsigned char *p, unsigned known)
{
    uric_word mark;

    CLASSIFY(load)(&shown->bytes, p);
    shown->w = CLASSIFY(look)(&shown->bytes);
    mark = (uric_word)CLASSIFY(byte)(&shown->bytes, URIC_ROW_MARK);
    shown->mark = (uric_word)(mark >> known);
    shown->out = (uric_word)((uric_word)~(CLASSIFY(of)(&shown->w, URIC_NIBBLES_PATH) | mark) >>
                             known);
}

/* The offset of the first byte of the mask, which starts at i, or `none`. */
static URIC_ALWAYS_INLINE uint64_t CLASSIFY(first)(uric_word mask, size_t i, uint64_t none)
{
    const uint64_t at = i + CLASSIFY_FIRST(mask);

    return mask != 0 ? at : none;
}

/* A uric_search of walk.h.  The last window of fewer bytes starts before i.  A rest of up to
 * two windows of the class PATH and "?" is searched without a branch on its bytes. */
static URIC_NEVER_INLINE struct uric_search_result CLASSIFY(search)(const unsigned char *s,
                                                                    size_t i, size_t n)
{
    const size_t last = n - URIC_BLOCK;
    uint64_t first_mark = n, first_hash = n;
    uric_word digits = 0; /* the bytes at i or after it that must be digits */
    unsigned known = i < last ? 0 : (unsigned)(i - last);
    struct CLASSIFY(shown) shown;

    if (i == n)
        return uric_found_all(first_mark, first_hash);
    CLASSIFY(show)(&shown, s + i - known, known);
    if (n - i <= URIC_BLOCK) {
        if (shown.out == 0)
            return uric_found_all(CLASSIFY(first)(shown.mark, i, n), n);
    } else if (n - i <= 2 * URIC_BLOCK) {
        struct CLASSIFY(shown) second;

        CLASSIFY(show)(&second, s + last, 0);
        if ((shown.out | second.out) == 0) {
            first_mark = CLASSIFY(first)(second.mark, last, n);
            first_mark = CLASSIFY(first)(shown.mark, i, first_mark);
            return uric_found_all(first_mark, first_hash);
        }
    }
    for (;;) {
        if (first_mark == n)
            first_mark = CLASSIFY(first)(shown.mark, i, n);
        if ((shown.out | digits) != 0) {
            const uric_word percent =
                (uric_word)(CLASSIFY(byte)(&shown.bytes, URIC_ROW_PERCENT) >> known);
            const uric_word hex =
                (uric_word)(CLASSIFY(of)(&shown.w, URIC_NIBBLES_HEXDIG) >> known);
            const uric_word other = (uric_word)(shown.out & ~percent);
            uric_word bad;

            digits |= (uric_word)(percent << 1) | (uric_word)(percent << 2);
            bad = (uric_word)(digits & ~hex);
            if ((other | bad) != 0) {
                const uric_word hash =
                    (uric_word)(CLASSIFY(byte)(&shown.bytes, URIC_ROW_HASH) >> known);

                /* a second "#" */
                bad |= first_hash < n ? hash : (uric_word)(hash & (hash - 1));
                bad |= (uric_word)(other & ~hash);
                if (bad != 0)
                    return uric_found_bad(s, i + uric_lowest(bad), first_mark,
                                          first_hash < n ? first_hash
                                                         : CLASSIFY(first)(hash, i, n));
                first_hash = CLASSIFY(first)(hash, i, first_hash);
            }
            digits = (uric_word)(percent >> (URIC_BLOCK - 1) | percent >> (URIC_BLOCK - 2));
            i += URIC_BLOCK - known;
        } else {
            i += URIC_BLOCK - known;
            if (n - i >= BLOCK)
                i = CLASSIFY(blocks)(s, i, n, URIC_NIBBLES_PATH);
        }
        if (i == n)
            break;
        known = i < last ? 0 : (unsigned)(i - last);
        CLASSIFY(show)(&shown, s + i - known, known);
    }
    if (digits != 0)
        return uric_found_bad(s, n, first_mark, first_hash);
    first_mark = first_mark < first_hash ? first_mark : first_hash;
    return uric_found_all(first_mark, first_hash);
}

static URIC_NEVER_INLINE int CLASSIFY(parse_long)(unsigned start, const unsigned char *s,
                                                  size_t n, struct uric *u)
{
    struct CLASSIFY(bytes) first;
    uint64_t scheme, reg_name;

    CLASSIFY(load)(&first, s);
    CLASSIFY(places)(&first);
    scheme = CLASSIFY(in_scheme)(&first);
    reg_name = CLASSIFY(in)(&first, JUMP_REG_NAME);
    CLASSIFY_LEAVE();
    return uric_walk_long(s, URIC_START_AND_LENGTH(start, n), u, CLASSIFY(search), scheme,
                          reg_name);
}

int CLASSIFY_PUBLIC(parse)(unsigned start, const unsigned char *s, size_t n, struct uric *u)
{
    struct CLASSIFY(bytes) first;
    uint64_t scheme, reg_name, path;

    CLASSIFY(clear)(u);
    if (n >= URIC_BLOCK)
        return CLASSIFY(parse_long)(start, s, n, u);
    CLASSIFY(load_first)(&first, s, n);
    CLASSIFY(places)(&first);
    scheme = CLASSIFY(in_scheme)(&first);
    reg_name = CLASSIFY(in)(&first, JUMP_REG_NAME);
    path = CLASSIFY(in)(&first, JUMP_PATH);
    CLASSIFY_LEAVE();
    return uric_walk(s, URIC_START_AND_LENGTH(start, n), u, scheme, reg_name, path);
}

#ifndef URIC_ONLY_PARSE

int CLASSIFY_PUBLIC(rule)(unsigned start, const unsigned char *s, size_t n,
                          const unsigned char (*symbol)[256], struct uric *u)
{
    struct CLASSIFY(bytes) first;
    struct uric_view v;
    uint64_t scheme, reg_name, path;

    CLASSIFY(clear)(u);
    CLASSIFY(load_first)(&first, s, n);
    CLASSIFY(places)(&first);
    scheme = CLASSIFY(in_scheme)(&first);
    reg_name = CLASSIFY(in)(&first, JUMP_REG_NAME);
    path = CLASSIFY(in)(&first, JUMP_PATH);
    if (n < URIC_BLOCK && symbol == NULL) {
        CLASSIFY_LEAVE();
        return uric_walk_few(s, URIC_START_AND_LENGTH(start, n), u, scheme, reg_name, path);
    }
    v.base = 0;
    v.stop[JUMP_SCHEME] = (uric_word)~scheme;
    v.stop[JUMP_REG_NAME] = (uric_word)~reg_name;
    v.stop[JUMP_PATH] = (uric_word)~path;
    CLASSIFY_LEAVE();
    return uric_walk_rule(start, s, n, symbol, &v, u);
}

void CLASSIFY_PUBLIC(ends)(const unsigned char *s, size_t n, unsigned char terminator,
                           uric_word *ends)
{
    struct CLASSIFY(bytes) bytes;
    unsigned char last[URIC_BLOCK];
    size_t i, k;

    for (i = k = 0; n - i >= URIC_BLOCK; i += URIC_BLOCK, k++) {
        CLASSIFY(load)(&bytes, s + i);
        ends[k] = (uric_word)CLASSIFY(equal)(&bytes, terminator);
    }
    if (i == n)
        return;
    memset(last, 0, sizeof last);
    memcpy(last, s + i, n - i);
    CLASSIFY(load)(&bytes, last);
    ends[k] = (uric_word)(CLASSIFY(equal)(&bytes, terminator) & uric_below((unsigned)(n - i)));
}

#endif

#undef CLASSIFY_FIRST
#undef CLASSIFY_LEAVE
#undef BLOCK
#undef CLASSIFY_PUBLIC
#undef CLASSIFY
