/* The fast paths of the one-shot scanner: one algorithm, compiled once for each
 * instruction set, by a unit that defines
 *
 *   FAST(name)           the name with the instruction set's suffix
 *
 * and either, for bytes one by one,
 *
 *   RUN(s, i, n, CLASS)  the end of the run of CLASS (of classes.rl) and of valid
 *                        percent-encoded triplets that begins at s + i, i <= n
 *   SPAN(s, i, n, CLASS) the same without triplets
 *
 * or, for vectors, what makes windows of 64 bytes into masks, bit i for byte i,
 * none at or past n:
 *
 *   WINDOW               the loaded bytes
 *   LOAD(s, n)           the n bytes at s, 1 to 64
 *   EQUAL(w, c)          mask of the bytes that are c, which is not 0
 *   NUMBER(CLASS)        what the unit knows a class by
 *   OF(w, number)        mask of the bytes in the class with that number
 *   LOWER(w, CLASS)      the same of SCHEME or REG_NAME without upper-case letters;
 *                        others may lack
 *   ALL(s, number)       whether the BULK bytes at s are all in that class
 *   ZEROS(mask)          how many zeros are below the lowest bit; 64 of no bits
 *   COUNT(mask)          how many bits there are
 *   BELOW(i)             the lowest i bits, i up to 64
 *   LOOKS_FOR_DOTS       1; 0 where to see that there are no dot-segments would cost
 *                        more than a twentieth of all that is done
 *
 * which are undefined again at its end.  No byte outside [s, s + n) is read.
 *
 * The machine of parse.rl is the definition, and what it would find is found here
 * by delimiters and by runs.  IP literals are for a machine of their own, but for an
 * IPv6address of digits and ":" alone.  The tests hold each form against the machine
 * on every kind of string. */

#ifdef WINDOW

#define OF_CLASS(w, CLASS) OF(w, NUMBER(CLASS))
#define RUN(s, i, n, CLASS) FAST(run)(s, i, n, NUMBER(CLASS))
#define SPAN(s, i, n, CLASS) FAST(span)(s, i, n, NUMBER(CLASS))
#define TAIL(s, i, n, CLASS, u) FAST(tail)(s, i, n, NUMBER(CLASS), u)

/* As far as whole blocks go; all but the first begin where a cache line does, for
 * loads across two of them cost as much as two. */
static inline size_t FAST(blocks)(const unsigned char *s, size_t i, size_t n,
                                  unsigned number)
{
    if (n - i >= 2 * BULK) {
        if (!ALL(s + i, number))
            return i;
        i += BULK - ((uintptr_t)(s + i) & 63);
    }
    while (n - i >= BULK && ALL(s + i, number))
        i += BULK;
    return i;
}

/* What is passed over of "%" is added to *percents if that is not NULL. */
static URIC_ALWAYS_INLINE size_t FAST(noted_run)(const unsigned char *s, size_t i,
                                                 size_t n, unsigned number,
                                                 uint64_t *percents)
{
    i = FAST(blocks)(s, i, n, number);
    while (i < n) {
        const unsigned there = n - i < 64 ? (unsigned)(n - i) : 64;
        const WINDOW w = LOAD(s + i, there);
        uint64_t stop = ~OF(w, number) & BELOW(there), percent, broken;
        unsigned passed;

        if (stop == 0) {
            i = FAST(blocks)(s, i + there, n, number);
            continue;
        }
        /* a triplet stops at its "%" if it is broken, or leaves the window */
        percent = EQUAL(w, '%');
        if (percents != NULL)
            *percents |= percent;
        broken = (percent << 1 | percent << 2) & ~OF_CLASS(w, HEXDIG);
        stop &= ~percent;
        stop |= percent & (broken >> 1 | broken >> 2 | (uint64_t)3 << 62);
        if (stop == 0) {
            i += there;
            continue;
        }
        passed = ZEROS(stop);
        i += passed;
        if (passed < 62 || !uric_is_triplet(s, i, n))
            return i;
    }
    return n;
}

static size_t FAST(run)(const unsigned char *s, size_t i, size_t n, unsigned number)
{
    return FAST(noted_run)(s, i, n, number, NULL);
}

/* A run to the end of the path or of a later part, after which less may be settled. */
static size_t FAST(tail)(const unsigned char *s, size_t i, size_t n, unsigned number,
                         struct uric *u)
{
    uint64_t percents = 0;

    i = FAST(noted_run)(s, i, n, number, &percents);
    if (percents)
        u->settled &= (uint8_t)~URIC_STEPS_SYNTAX;
    return i;
}

static size_t FAST(span)(const unsigned char *s, size_t i, size_t n,
                         unsigned number)
{
    i = FAST(blocks)(s, i, n, number);
    while (i < n) {
        const unsigned there = n - i < 64 ? (unsigned)(n - i) : 64;
        const WINDOW w = LOAD(s + i, there);
        const uint64_t stop = ~OF(w, number) & BELOW(there);

        if (stop)
            return i + ZEROS(stop);
        i += there;
    }
    return n;
}

#else

#define TAIL(s, i, n, CLASS, u) RUN(s, i, n, CLASS)

#endif

static inline size_t FAST(run_of)(enum uric_run_of run, const unsigned char *s,
                                  size_t i, size_t n)
{
    switch (run) {
    case RUN_OF_PATH: return RUN(s, i, n, PATH);
    case RUN_OF_QUERY: return RUN(s, i, n, QUERY);
    case RUN_OF_REG_NAME: return RUN(s, i, n, REG_NAME);
    case RUN_OF_SEGMENT_NZ_NC: return RUN(s, i, n, SEGMENT_NZ_NC);
    case RUN_OF_USERINFO: return RUN(s, i, n, USERINFO);
    }
    return i; /* unreachable: these are all runs; compilers ask for it */
}

/* The fragment begins at its "#", if at all, at i. */
static inline int FAST(behind_query)(int entry, const unsigned char *s, size_t i,
                                     size_t n, struct uric *u)
{
    if (i < n && s[i] == '#' && entry != ENTRY_ORIGIN_FORM) {
        u->part[URIC_FRAGMENT].begin = (uint32_t)++i;
        i = TAIL(s, i, n, QUERY, u);
        URIC_DEFINE(u, URIC_FRAGMENT, (uint32_t)i);
    }
    return i == n ? URIC_OK : uric_refuse_at(s, i, n, u);
}

/* What is left when the path's end is known. */
static int FAST(behind_path)(int entry, const unsigned char *s, size_t i,
                             size_t n, struct uric *u)
{
    URIC_DEFINE(u, URIC_PATH, (uint32_t)i);
    if (i < n && s[i] == '?') {
        u->part[URIC_QUERY].begin = (uint32_t)++i;
        i = TAIL(s, i, n, QUERY, u);
        URIC_DEFINE(u, URIC_QUERY, (uint32_t)i);
    }
    return FAST(behind_query)(entry, s, i, n, u);
}

/* An authority that begins at i: where it ends to *end, and URIC_OK; or why not. */
static int FAST(authority)(const unsigned char *s, size_t i, size_t n,
                           struct uric *u, size_t *end)
{
    size_t stop = RUN(s, i, n, REG_NAME), at = stop;

    if (at < n && s[at] == ':')
        at = RUN(s, at, n, USERINFO);
    if (at < n && s[at] == '@') {
        u->part[URIC_USERINFO].begin = (uint32_t)i;
        URIC_DEFINE(u, URIC_USERINFO, (uint32_t)at);
        i = at + 1;
        at = stop = RUN(s, i, n, REG_NAME);
    }
    u->part[URIC_HOST].begin = (uint32_t)i;
    u->host_kind = URIC_HOST_REG_NAME;
    if (stop == i && i < n && s[i] == '[') {
        u->host_kind = (uint8_t)uric_literal_at(s, i, n, &stop);
        if (u->host_kind == URIC_HOST_NONE)
            return uric_refuse(stop, n, u);
        at = stop;
    } else if (stop > i && uric_run[s[stop - 1]] & URIC_RUN_DIGIT &&
               uric_ipv4_at(s + i, stop - i)) {
        u->host_kind = URIC_HOST_IPV4ADDRESS;
    }
    URIC_DEFINE(u, URIC_HOST, (uint32_t)stop);
    *end = stop;
    if (stop < n && s[stop] == ':') {
        u->part[URIC_PORT].begin = (uint32_t)(stop + 1);
        *end = SPAN(s, stop + 1, n, DIGIT);
        URIC_DEFINE(u, URIC_PORT, (uint32_t)*end);
    }
    if (*end == n || s[*end] == '/' || s[*end] == '?' || s[*end] == '#')
        return URIC_OK;
    /* without "@" it could have become a userinfo, up to `at` */
    if (at > stop)
        return uric_refuse_at(s, at, n, u);
    /* and only a userinfo or a reg-name could have gone on with a triplet */
    if (*end > stop || s[stop - 1] == ']')
        return uric_refuse(*end, n, u);
    return uric_refuse_at(s, stop, n, u);
}

/* What begins behind the scheme, if there is one, at begin: an authority's "//". */
static int FAST(from_authority)(int entry, const unsigned char *s, size_t begin,
                                size_t n, struct uric *u)
{
    size_t end = 0;
    const int status = FAST(authority)(s, begin + 2, n, u, &end);

    if (status != URIC_OK)
        return status;
    u->path_kind = URIC_PATH_ABEMPTY;
    u->part[URIC_PATH].begin = (uint32_t)end;
    return FAST(behind_path)(entry, s, RUN(s, end, n, PATH), n, u);
}

/* Or a path, whose first segment holds no ":" up to i. */
static int FAST(from_path)(int entry, const unsigned char *s, size_t begin, size_t i,
                           size_t n, struct uric *u)
{
    size_t end = begin;

    u->part[URIC_PATH].begin = (uint32_t)begin;
    if (begin == n || s[begin] == '?' || s[begin] == '#')
        u->path_kind = URIC_PATH_EMPTY;
    else if (s[begin] == '/')
        u->path_kind = URIC_PATH_ABSOLUTE;
    else if (begin > 0)
        u->path_kind = URIC_PATH_ROOTLESS;
    else {
        u->path_kind = URIC_PATH_NOSCHEME;
        end = RUN(s, i, n, SEGMENT_NZ_NC);
        if (end < n && s[end] == ':') /* and no scheme before it */
            return uric_refuse(end, n, u);
    }
    return FAST(behind_path)(entry, s, RUN(s, end, n, PATH), n, u);
}

/* Any length, component by component, each a run. */
static int FAST(by_runs)(int entry, const unsigned char *s, size_t n,
                         struct uric *u)
{
    size_t i = 0, begin = 0;

    memset(u, 0, sizeof *u);
    if (entry == ENTRY_ORIGIN_FORM) {
        if (n == 0 || s[0] != '/')
            return uric_refuse(0, n, u);
        u->path_kind = URIC_PATH_ABEMPTY;
        return FAST(behind_path)(entry, s, RUN(s, 0, n, PATH), n, u);
    }
    if (n > 0 && uric_run[s[0]] & URIC_RUN_SCHEME && uric_is_letter(s[0]))
        i = SPAN(s, 1, n, SCHEME);
    if (i > 0 && i < n && s[i] == ':') {
        URIC_DEFINE(u, URIC_SCHEME, (uint32_t)i);
        begin = i + 1;
    } else if (entry == ENTRY_URI) {
        return uric_refuse(i, n, u);
    }
    return n - begin >= 2 && s[begin] == '/' && s[begin + 1] == '/'
               ? FAST(from_authority)(entry, s, begin, n, u)
               : FAST(from_path)(entry, s, begin, i, n, u);
}

#ifdef WINDOW

/* What a window shows: masks of the delimiters before n, none of them in an IP
 * literal; of the IP literal with its brackets; and of the byte behind the last,
 * which is none when the window is full. */
struct FAST(masks) {
    uint64_t colon, slash, query, hash, literal, end;
};

/* The authority in a window of n bytes, from the bit `from` to the bit `close`, if
 * it has more than a reg-name: the bits of the parts that are marked, 0 when others
 * have to look at it.  What may be there or not is marked without a branch. */
static unsigned FAST(window_authority)(const unsigned char *s, unsigned n,
                                       uint64_t colon, uint64_t from,
                                       uint64_t close, struct uric *u)
{
    const WINDOW w = LOAD(s, n);
    const uint64_t at = EQUAL(w, '@') & (close - from);
    const unsigned end = ZEROS(close), has_userinfo = at != 0;
    unsigned begin = ZEROS(from), host_end, has_port;
    uint64_t host_close, host, digits;

    if (at & (at - 1))
        return 0;
    u->part[URIC_USERINFO].begin = has_userinfo ? begin : 0;
    u->part[URIC_USERINFO].end = has_userinfo ? ZEROS(at) : 0;
    from = has_userinfo ? at << 1 : from;
    begin = ZEROS(from);
    host_close = (colon & (close - from)) | close;
    host_close &= 0 - host_close;
    host_end = ZEROS(host_close);
    has_port = host_close != close;
    digits = OF_CLASS(w, DIGIT);
    if ((close - host_close) & ~host_close & ~digits)
        return 0;
    u->part[URIC_PORT].begin = has_port ? host_end + 1 : 0;
    u->part[URIC_PORT].end = has_port ? end : 0;
    u->part[URIC_HOST].begin = begin;
    u->part[URIC_HOST].end = host_end;
    host = host_close - from;
    u->settled = (host & ~LOWER(w, REG_NAME)) != 0 ? URIC_STEP_CASE : 0;
    if (has_port)
        u->settled |= URIC_STEP_SCHEME;
    if (host & digits && uric_run[s[host_end - 1]] & URIC_RUN_DIGIT &&
        uric_is_ipv4(s + begin, host_end - begin, (digits & host) >> begin,
                     (EQUAL(w, '.') & host) >> begin))
        u->host_kind = URIC_HOST_IPV4ADDRESS;
    return 1u << URIC_HOST | has_userinfo << URIC_USERINFO |
           has_port << URIC_PORT;
}

/* Where only the beginning of a path is in the window: the seen bytes are known to be
 * right, so that the run that leaves it can go on there. */
static int FAST(long_path)(int entry, const unsigned char *s, unsigned seen, size_t n,
                           struct uric *u)
{
    u->settled &= (uint8_t)~URIC_STEP_DOTS; /* nobody looks for them there */
    return FAST(behind_path)(entry, s, TAIL(s, seen, n, PATH, u), n, u);
}

/* Or of the query behind a path that ends at i. */
static int FAST(long_query)(int entry, const unsigned char *s, size_t i, unsigned seen,
                            size_t n, struct uric *u)
{
    URIC_DEFINE(u, URIC_PATH, (uint32_t)i);
    u->part[URIC_QUERY].begin = (uint32_t)(i + 1);
    i = TAIL(s, seen, n, QUERY, u);
    URIC_DEFINE(u, URIC_QUERY, (uint32_t)i);
    return FAST(behind_query)(entry, s, i, n, u);
}

/* An IP literal, where brackets stand: its kind, and the masks without what is in
 * it; 0 when there is none, or more. */
static int FAST(window_literal)(const unsigned char *s, uint64_t brackets,
                                uint64_t hex, struct FAST(masks) *masks)
{
    const uint64_t open = brackets & (0 - brackets), close = brackets ^ open;
    const unsigned at = ZEROS(open), end = ZEROS(close);

    if (close == 0 || close & (close - 1) || s[at] != '[' || s[end] != ']')
        return URIC_HOST_NONE;
    masks->literal = (close << 1) - open;
    return uric_literal_kind(s, at, end - at - 1,
                             (hex & masks->literal) >> (at + 1),
                             (masks->colon & masks->literal) >> (at + 1));
}

/* The window has bytes that are in no component, or "%". */
static int FAST(window_oddities)(const unsigned char *s, size_t length,
                                 uint64_t odd, struct FAST(masks) *masks,
                                 unsigned *seen, int *host_kind)
{
    const WINDOW w = LOAD(s, length < 64 ? (unsigned)length : 64);
    const uint64_t hex = OF_CLASS(w, HEXDIG);
    uint64_t percent = EQUAL(w, '%');

    odd ^= percent;
    if (odd) {
        *host_kind = FAST(window_literal)(s, odd, hex, masks);
        if (*host_kind == URIC_HOST_NONE)
            return 0;
        masks->colon &= ~masks->literal;
    }
    /* a triplet that leaves the window is not seen */
    if (percent >> 62) {
        if (length <= 64)
            return 0;
        *seen = percent >> 62 & 1 ? 62 : 63;
        percent &= BELOW(*seen);
        masks->colon &= BELOW(*seen);
        masks->slash &= BELOW(*seen);
        masks->query &= BELOW(*seen);
        masks->hash &= BELOW(*seen);
    }
    return ((percent << 1 | percent << 2) & ~hex) == 0;
}

/* What is known of a window while its parts are taken one behind the other. */
struct FAST(progress) {
    struct FAST(masks) at;
    uint64_t rest;           /* the bit where begins what is not taken yet */
    uint64_t dots;           /* "/." is in it, or may be */
    unsigned begin, defined; /* the same as a number; parts */
    unsigned unsettled;      /* steps */
    unsigned seen;           /* bytes that are known to be right */
    int host_kind;           /* of a literal, if there is one */
};

/* Where the delimiters are; the bytes that are in no component, and "%". */
static URIC_ALWAYS_INLINE uint64_t FAST(window_masks)(WINDOW w, unsigned n,
                                                      struct FAST(masks) *at)
{
    uint64_t odd;

    at->colon = EQUAL(w, ':');
    at->slash = EQUAL(w, '/');
    at->query = EQUAL(w, '?');
    at->hash = EQUAL(w, '#');
    at->literal = 0;
    at->end = BELOW(n);
    odd = at->end & ~(OF_CLASS(w, QUERY) | at->hash);
    at->end++;
    return odd;
}

/* A ":" before any other delimiter ends a scheme.  0: others have to look. */
static URIC_ALWAYS_INLINE int FAST(window_scheme)(int entry, const unsigned char *s,
                                                  WINDOW w, size_t length,
                                                  uint64_t stops, struct FAST(progress) *x,
                                                  struct uric *u)
{
    const uint64_t first = (stops | x->at.colon) & (0 - (stops | x->at.colon));

    if (first & x->at.colon) {
        if ((first - 1) & ~LOWER(w, SCHEME)) {
            if ((first - 1) & ~OF_CLASS(w, SCHEME))
                return 0;
            x->unsettled = URIC_STEP_CASE;
        }
        if (!uric_is_letter(s[0]))
            return 0;
        u->part[URIC_SCHEME].end = ZEROS(first);
        x->defined |= 1u << URIC_SCHEME;
        x->begin = u->part[URIC_SCHEME].end + 1;
        x->rest = first << 1;
    } else if (entry == ENTRY_URI) {
        return 0;
    }
    /* a first segment, or what follows the scheme, may end out of sight */
    return length <= 64 || (first != 0 && x->begin <= 60);
}

/* The authority behind "//", up to the bit that closes it.  0: others have to look. */
static URIC_ALWAYS_INLINE int FAST(window_host)(const unsigned char *s, unsigned n,
                                                WINDOW w, uint64_t close,
                                                struct FAST(progress) *x, struct uric *u)
{
    unsigned parts;

    u->host_kind = (uint8_t)x->host_kind;
    u->path_kind = URIC_PATH_ABEMPTY;
    x->begin = ZEROS(close);
    if (x->at.literal & ~(close - x->rest))
        return 0;
    if (!(close & x->at.slash))
        x->unsettled |= URIC_STEP_SCHEME; /* an empty path may become "/" */
    /* few names end like an address */
    if (!((close - x->rest) & ~LOWER(w, REG_NAME)) &&
        !(uric_run[s[x->begin - 1]] & URIC_RUN_DIGIT)) {
        x->defined |= 1u << URIC_HOST;
        u->part[URIC_HOST].begin = ZEROS(x->rest);
        u->part[URIC_HOST].end = x->begin;
        return 1;
    }
    parts = FAST(window_authority)(s, n, x->at.colon, x->rest, close, u);
    x->defined |= parts;
    x->unsettled |= u->settled;
    /* a literal, if there is one, is all of the host */
    return parts != 0 &&
           (!x->at.literal || (u->part[URIC_HOST].begin == ZEROS(x->at.literal) &&
                               x->at.literal >> (u->part[URIC_HOST].end - 1) & 1));
}

/* The kind of a path that no authority is before. */
static URIC_ALWAYS_INLINE void FAST(window_path)(const unsigned char *s,
                                                 struct FAST(progress) *x, struct uric *u)
{
    if (!(x->rest & ~(x->at.query | x->at.hash | x->at.end))) {
        u->path_kind = URIC_PATH_EMPTY;
    } else if (x->at.slash & x->rest) {
        u->path_kind = URIC_PATH_ABSOLUTE;
    } else {
        u->path_kind = x->begin ? URIC_PATH_ROOTLESS : URIC_PATH_NOSCHEME;
        if (s[x->begin] == '.')
            x->unsettled |= URIC_STEP_DOTS;
    }
}

/* The path's end, and what is behind it, when all of it is in the window. */
static URIC_ALWAYS_INLINE int FAST(window_end)(const struct FAST(progress) *x,
                                               unsigned length, struct uric *u)
{
    const unsigned path_end = ZEROS(x->at.query | x->at.hash | x->at.end);
    unsigned defined = x->defined;

    u->part[URIC_PATH].end = path_end;
    if (x->at.query | x->at.hash) {
        const unsigned end = ZEROS(x->at.hash | x->at.end);
        const unsigned has_query = path_end < end, has_fragment = x->at.hash != 0;

        u->part[URIC_QUERY].begin = has_query ? path_end + 1 : 0;
        u->part[URIC_QUERY].end = has_query ? end : 0;
        u->part[URIC_FRAGMENT].begin = has_fragment ? end + 1 : 0;
        u->part[URIC_FRAGMENT].end = has_fragment ? length : 0;
        defined |= has_query << URIC_QUERY | has_fragment << URIC_FRAGMENT;
    }
    u->defined = (uint8_t)defined;
    return URIC_OK;
}

/* The same when it goes on behind the window. */
static URIC_ALWAYS_INLINE int FAST(window_left)(int entry, const unsigned char *s,
                                                size_t length,
                                                const struct FAST(progress) *x,
                                                struct uric *u)
{
    unsigned path_end;

    u->defined = (uint8_t)x->defined;
    if (!(x->at.query | x->at.hash))
        return FAST(long_path)(entry, s, x->seen, length, u);
    path_end = ZEROS(x->at.query | x->at.hash);
    return x->at.hash ? FAST(behind_path)(entry, s, path_end, length, u)
                      : FAST(long_query)(entry, s, path_end, x->seen, length, u);
}

/* No status: nothing is written, by_odd_window() is to be asked. */
#define HAS_ODDITIES (-1)

/* What fits a window, or has its delimiters up to the path in one.  Most have
 * nothing odd: for them it is compiled without what that takes. */
static URIC_ALWAYS_INLINE int FAST(by_window)(int entry, const unsigned char *s,
                                         size_t length, struct uric *u,
                                         int is_odd)
{
    const unsigned n = length < 64 ? (unsigned)length : 64;
    const WINDOW w = LOAD(s, n);
    struct FAST(progress) x;
    uint64_t odd, stops, close;

    x.rest = 1;
    x.dots = x.begin = x.unsettled = 0;
    x.defined = 1u << URIC_PATH;
    x.seen = 64;
    x.host_kind = URIC_HOST_REG_NAME;
    odd = FAST(window_masks)(w, n, &x.at);
    if (x.at.hash & (x.at.hash - 1))
        return FAST(by_runs)(entry, s, length, u);
    if (!is_odd && odd)
        return HAS_ODDITIES;
    if (is_odd && !FAST(window_oddities)(s, length, odd, &x.at, &x.seen, &x.host_kind))
        return FAST(by_runs)(entry, s, length, u);
    if (!is_odd)
        x.dots = LOOKS_FOR_DOTS ? x.at.slash << 1 & EQUAL(w, '.') : 1;

    memset(u, 0, sizeof *u);
    if (entry == ENTRY_ORIGIN_FORM) {
        if (x.at.hash | x.at.literal || !(x.at.slash & 1))
            return FAST(by_runs)(entry, s, length, u);
        u->path_kind = URIC_PATH_ABEMPTY;
    } else {
        stops = x.at.slash | x.at.query | x.at.hash | x.at.end;
        if (!FAST(window_scheme)(entry, s, w, length, stops, &x, u))
            return FAST(by_runs)(entry, s, length, u);
        if (x.at.slash & x.at.slash >> 1 & x.rest) {
            x.rest <<= 2;
            close = stops & (0 - x.rest);
            close &= 0 - close;
            if (length > 64 && close == 0) {
                u->defined = (uint8_t)(x.defined & 1u << URIC_SCHEME);
                return FAST(from_authority)(entry, s, x.begin, length, u);
            }
            if (!FAST(window_host)(s, n, w, close, &x, u))
                return FAST(by_runs)(entry, s, length, u);
        } else if (x.at.literal) {
            return FAST(by_runs)(entry, s, length, u);
        } else {
            FAST(window_path)(s, &x, u);
        }
    }
    u->part[URIC_PATH].begin = x.begin;
    u->settled = is_odd ? 0 : URIC_STEPS_ALL;
    if (!is_odd && (x.dots | x.unsettled) != 0)
        u->settled &= (uint8_t) ~(x.unsettled | (x.dots ? (unsigned)URIC_STEP_DOTS : 0u));
    return length > 64 ? FAST(window_left)(entry, s, length, &x, u)
                       : FAST(window_end)(&x, (unsigned)length, u);
}

/* A byte that may stand nowhere is the error, unless one is before it; so it is
 * enough to look at what is before it. */
static URIC_NEVER_INLINE int FAST(by_odd_window)(int entry, const unsigned char *s,
                                                size_t length, struct uric *u)
{
    const unsigned n = length < 64 ? (unsigned)length : 64;
    const WINDOW w = LOAD(s, n);
    const uint64_t nowhere = BELOW(n) & ~(OF_CLASS(w, QUERY) | EQUAL(w, '#') |
                                          EQUAL(w, '%') | EQUAL(w, '[') |
                                          EQUAL(w, ']'));
    const size_t limit = nowhere ? ZEROS(nowhere) : length;
    int status = URIC_INCOMPLETE;

    if (limit > 0)
        status = FAST(by_window)(entry, s, limit, u, 1);
    return limit == length || status == URIC_INVALID
               ? status
               : uric_refuse(limit, length, u);
}

static int FAST(parse)(int entry, const unsigned char *s, size_t length,
                       struct uric *u)
{
    int status;

    if (length == 0)
        return FAST(by_runs)(entry, s, length, u);
    status = FAST(by_window)(entry, s, length, u, 0);
    return status == HAS_ODDITIES ? FAST(by_odd_window)(entry, s, length, u) : status;
}

#ifndef URIC_ONLY_PARSE
#include "block.h"
#endif

#undef BELOW
#undef COUNT
#undef HAS_ODDITIES
#undef ZEROS
#undef ALL
#undef BULK
#undef LOOKS_FOR_DOTS
#undef LOWER
#undef OF
#undef NUMBER
#undef EQUAL
#undef LOAD
#undef WINDOW
#undef OF_CLASS

#endif

#undef TAIL

#undef SPAN
#undef RUN
#undef FAST
