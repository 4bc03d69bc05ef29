/* Up to 64 references at once, part of the template fast.h for vectors.  First each
 * reference's masks are written down, then all parts are found from them without a
 * branch, for several references together.  A unit that can do so defines
 *
 *   LANES                as how many references are looked at together
 *   LANE                 a uint64_t for each of them
 *   LANE_ZEROS(masks)    ZEROS of each
 *   LANE_BIT(numbers)    the bit of that number, none from 64 on
 *   LANE_IF(numbers)     all ones where a number is not 0
 *   LANE_IF_LETTER(v)    and where uric_is_letter() holds
 *   LANE_LOAD_32(p)      LANES uint32_t as numbers
 *   LANE_LOAD_8(p)       and LANES uint8_t
 *   LANE_BITS(masks)     a bit for each of all ones, of the first the lowest
 *   LANE_STORE_32(p, v)  the numbers to LANES uint32_t
 *   LANE_STORE_8(p, v)   and to LANES uint8_t
 *
 * and, where there is something better,
 *
 *   MARK(p, mask)        the mask to the uint64_t at p
 *   NUMBERS(mask, at, p) the numbers of its bits, `at` added, in a row to p; up to
 *                        15 more may be written */

#ifdef LANE

#ifndef MARK
#define MARK(p, mask) (*(p) = (mask))
#endif

/* What is written down of each reference: masks of its first 64 bytes, and what is
 * behind those. */
struct FAST(marks) {
    uint64_t colon[64], slash[64], query[64], hash[64], at[64], digit[64];
    uint64_t right[64];  /* what may be in a query */
    uint64_t scheme[64]; /* what may be in a scheme */
    uint32_t begin[64], length[64];
    uint8_t first[64]; /* byte */
    /* Of long ones: the first "?" or "#", and the first "#", at 64 or behind, or
     * length; and not 0 if others have to look at it. */
    uint64_t far_stop[64], far_hash[64], far_odd[64];
};

/* What is behind the first 64 bytes; 1 if others have to look at it. */
static int FAST(mark_far)(const unsigned char *s, size_t n, struct FAST(marks) *m,
                          unsigned row)
{
    int stopped = 0, hashed = m->hash[row] != 0;
    size_t i = 64;

    m->far_stop[row] = m->far_hash[row] = n;
    while (i < n) {
        i = FAST(blocks)(s, i, n, stopped ? NUMBER(QUERY) : NUMBER(PATH));
        if (i < n) {
            const unsigned there = n - i < 64 ? (unsigned)(n - i) : 64;
            const WINDOW w = LOAD(s + i, there);
            const uint64_t hash = EQUAL(w, '#'), stop = EQUAL(w, '?') | hash;

            if (BELOW(there) & ~(OF_CLASS(w, QUERY) | hash))
                return 1;
            if (hash) {
                if (hashed || hash & (hash - 1))
                    return 1;
                hashed = 1;
                m->far_hash[row] = i + ZEROS(hash);
            }
            if (stop && !stopped) {
                stopped = 1;
                m->far_stop[row] = i + ZEROS(stop);
            }
            i += there;
        }
    }
    return 0;
}

static inline void FAST(mark)(const unsigned char *s, size_t length,
                              struct FAST(marks) *m, unsigned row)
{
    const unsigned n = length < 64 ? (unsigned)length : 64;
    const WINDOW w = LOAD(s, n);

    MARK(&m->colon[row], EQUAL(w, ':'));
    MARK(&m->slash[row], EQUAL(w, '/'));
    MARK(&m->query[row], EQUAL(w, '?'));
    MARK(&m->hash[row], EQUAL(w, '#'));
    MARK(&m->at[row], EQUAL(w, '@'));
    MARK(&m->digit[row], OF_CLASS(w, DIGIT));
    MARK(&m->right[row], OF_CLASS(w, QUERY));
    MARK(&m->scheme[row], OF_CLASS(w, SCHEME));
    m->first[row] = s[0];
    if (length > 64)
        m->far_odd[row] = (uint64_t)FAST(mark_far)(s, length, m, row);
}

/* As if an empty reference were there. */
static inline void FAST(mark_none)(struct FAST(marks) *m, unsigned row)
{
    m->colon[row] = m->slash[row] = m->query[row] = m->hash[row] = 0;
    m->at[row] = m->digit[row] = m->right[row] = m->scheme[row] = 0;
    m->first[row] = 0;
}

static inline LANE FAST(lane)(const uint64_t *numbers)
{
    LANE lane;

    memcpy(&lane, numbers, sizeof lane);
    return lane;
}

static inline LANE FAST(each)(uint64_t number)
{
    const LANE zero = { 0 };

    return zero + number;
}

static inline LANE FAST(lowest)(LANE mask)
{
    return mask & (0 - mask);
}

/* One part of LANES references from row on, where `has` is all ones; elsewhere nothing
 * at the reference's begin. */
static inline void FAST(write_part)(struct uric_block *b, enum uric_part part,
                                    unsigned row, LANE has, LANE base, LANE begin,
                                    LANE end)
{
    LANE_STORE_32(b->begin[part] + row, base + (has & begin));
    LANE_STORE_32(b->end[part] + row, base + (has & end));
    b->defined[part] |= (uint64_t)LANE_BITS(has) << row;
}

static URIC_ALWAYS_INLINE void FAST(find_parts)(int entry,
                                                const struct FAST(marks) *m,
                                                unsigned row,
                                                struct uric_block *b)
{
    const LANE zero = { 0 }, one = FAST(each)(1), yes = ~zero;
    const LANE slash = FAST(lane)(m->slash + row);
    const LANE query = FAST(lane)(m->query + row);
    const LANE hash = FAST(lane)(m->hash + row);
    const LANE digit = FAST(lane)(m->digit + row);
    const LANE base = LANE_LOAD_32(m->begin + row);
    const LANE length = LANE_LOAD_32(m->length + row);
    const LANE end = LANE_BIT(length);
    const LANE stops = slash | query | hash | end;
    const LANE is_long = LANE_IF(length >> 6) & LANE_IF(length ^ 64);
    const LANE is_origin_form = entry == ENTRY_ORIGIN_FORM ? yes : zero;
    const LANE colon = FAST(lane)(m->colon + row) & ~is_origin_form;
    LANE odd = LANE_IF(((end - 1) & ~(FAST(lane)(m->right + row) | hash)) |
                       (hash & (hash - 1)));
    LANE first, rest, begin, from, close, at, host_from, host_close, host_end, path,
        stop, hash_at, kind;
    LANE has_scheme, has_authority, has_userinfo, has_port, has_query, has_fragment;

    odd |= LANE_IF(is_long & FAST(lane)(m->far_odd + row));
    /* a ":" before any other delimiter ends a scheme */
    first = FAST(lowest)(stops | colon);
    has_scheme = LANE_IF(first & colon);
    odd |= has_scheme & (LANE_IF((first - 1) & ~FAST(lane)(m->scheme + row)) |
                         ~LANE_IF_LETTER(LANE_LOAD_8(m->first + row)));
    begin = has_scheme & (LANE_ZEROS(first) + 1);
    rest = (has_scheme & (first << 1)) | (~has_scheme & one);
    /* a first segment, or what follows the scheme, may end out of sight */
    odd |= is_long & (~LANE_IF(first) | LANE_IF((begin + 3) >> 6));
    has_authority = LANE_IF(slash & slash >> 1 & rest) & ~is_origin_form;

    from = rest << 2;
    close = FAST(lowest)(stops & (0 - from));
    odd |= has_authority & is_long & ~LANE_IF(close);
    at = FAST(lane)(m->at + row) & (close - from) & has_authority;
    odd |= LANE_IF(at & (at - 1));
    has_userinfo = LANE_IF(at);
    host_from = (has_userinfo & (at << 1)) | (~has_userinfo & from);
    host_close = FAST(lowest)((colon & (close - host_from)) | close);
    host_end = LANE_ZEROS(host_close);
    has_port = has_authority & LANE_IF(host_close ^ close);
    odd |= has_port & LANE_IF((close - host_close) & ~host_close & ~digit);
    /* a host that ends in a digit may be an IPv4address */
    odd |= has_authority &
           LANE_IF(digit & (host_close - host_from) &
                   (host_close >> 1 | (~LANE_IF(host_close) & one << 63)));
    path = (has_authority & LANE_ZEROS(close)) | (~has_authority & begin);

    /* in the first 64 bytes, or behind them */
    stop = is_long & ~LANE_IF(query | hash);
    stop = (~stop & LANE_ZEROS(query | hash | end)) |
           (stop & FAST(lane)(m->far_stop + row));
    hash_at = is_long & ~LANE_IF(hash);
    hash_at = (~hash_at & LANE_ZEROS(hash | end)) |
              (hash_at & FAST(lane)(m->far_hash + row));
    has_query = LANE_IF(stop ^ hash_at);
    has_fragment = LANE_IF(hash_at ^ length);
    if (entry == ENTRY_URI)
        odd |= ~has_scheme;
    if (entry == ENTRY_ORIGIN_FORM)
        odd |= ~LANE_IF(slash & one) | has_fragment;

    FAST(write_part)(b, URIC_SCHEME, row, has_scheme, base, zero, begin - 1);
    FAST(write_part)(b, URIC_USERINFO, row, has_userinfo, base, LANE_ZEROS(from),
                     LANE_ZEROS(at));
    FAST(write_part)(b, URIC_HOST, row, has_authority, base,
                     LANE_ZEROS(host_from), host_end);
    FAST(write_part)(b, URIC_PORT, row, has_port, base, host_end + 1,
                     LANE_ZEROS(close));
    FAST(write_part)(b, URIC_PATH, row, yes, base, path, stop);
    FAST(write_part)(b, URIC_QUERY, row, has_query, base, stop + 1, hash_at);
    FAST(write_part)(b, URIC_FRAGMENT, row, has_fragment, base, hash_at + 1, length);

    LANE_STORE_8(b->host_kind + row, has_authority & FAST(each)(URIC_HOST_REG_NAME));
    kind = (has_scheme & FAST(each)(URIC_PATH_ROOTLESS)) |
           (~has_scheme & FAST(each)(URIC_PATH_NOSCHEME));
    first = LANE_IF(slash & rest);
    kind = (first & FAST(each)(URIC_PATH_ABSOLUTE)) | (~first & kind);
    first = LANE_IF(path ^ stop);
    kind = (~first & FAST(each)(URIC_PATH_EMPTY)) | (first & kind);
    first = has_authority | is_origin_form;
    kind = (first & FAST(each)(URIC_PATH_ABEMPTY)) | (~first & kind);
    LANE_STORE_8(b->path_kind + row, kind);
    b->valid |= (uint64_t)LANE_BITS(~odd) << row;
}

/* Rows for `count` references; b->valid says of which they hold. */
static void FAST(block)(int entry, const unsigned char *s, const uint32_t *begin,
                        const uint32_t *end, unsigned count, struct uric_block *b)
{
    struct FAST(marks) m;
    unsigned row;

    for (row = 0; row < count || row % LANES != 0; row++) {
        const uint32_t at = row < count ? begin[row] : 0;
        const uint32_t length = row < count ? end[row] - at : 0;

        m.begin[row] = at;
        m.length[row] = length;
        if (length > 0)
            FAST(mark)(s + at, length, &m, row);
        else
            FAST(mark_none)(&m, row);
    }
    for (row = 0; row < count; row += LANES)
        FAST(find_parts)(entry, &m, row, b);
}

#endif

#ifndef NUMBERS

/* Four in any case, as most windows have fewer; each stored by itself, or gcc would
 * gather them into a vector first. */
static URIC_ALWAYS_INLINE void FAST(numbers)(uint64_t mask, uint32_t at,
                                             uint32_t *numbers)
{
    do {
        numbers[0] = at + ZEROS(mask);
        mask &= mask - 1;
        __asm__("" : : : "memory");
        numbers[1] = at + ZEROS(mask);
        mask &= mask - 1;
        __asm__("" : : : "memory");
        numbers[2] = at + ZEROS(mask);
        mask &= mask - 1;
        __asm__("" : : : "memory");
        numbers[3] = at + ZEROS(mask);
        mask &= mask - 1;
        numbers += 4;
    } while (mask != 0);
}

#define NUMBERS(mask, at, to) FAST(numbers)(mask, at, to)

#endif

static URIC_ALWAYS_INLINE unsigned FAST(places_of)(const unsigned char *s,
                                                   size_t *from, size_t n, char c,
                                                   unsigned most, uint32_t *places)
{
    unsigned count = 0;
    size_t i = *from;

    for (; n - i >= 64 && count < most; i += 64) {
        const WINDOW w = LOAD(s + i, 64);
        const uint64_t mask = EQUAL(w, c);

        /* what comes after these 64 lines, which are looked at in between */
        if (n - i > 8192)
            __builtin_prefetch(s + i + 8192);

        NUMBERS(mask, (uint32_t)i, places + count);
        count += COUNT(mask);
    }
    if (n - i < 64 && i < n && count < most) {
        const unsigned there = (unsigned)(n - i);
        const WINDOW w = LOAD(s + i, there);
        const uint64_t mask = EQUAL(w, c) & BELOW(there);

        NUMBERS(mask, (uint32_t)i, places + count);
        count += COUNT(mask);
        i = n;
    }
    *from = i;
    return count;
}

/* See struct uric_form. */
static unsigned FAST(places)(const unsigned char *s, size_t *from, size_t n, char c,
                             unsigned most, uint32_t *places)
{
    return c == '\n' ? FAST(places_of)(s, from, n, '\n', most, places)
                     : FAST(places_of)(s, from, n, '\0', most, places);
}

#undef MARK
#undef NUMBERS
#undef LANE_STORE_8
#undef LANE_STORE_32
#undef LANE_BITS
#undef LANE_LOAD_8
#undef LANE_LOAD_32
#undef LANE_IF_LETTER
#undef LANE_IF
#undef LANE_BIT
#undef LANE_ZEROS
#undef LANE
#undef LANES
