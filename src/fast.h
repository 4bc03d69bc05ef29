/* The fast paths of the one-shot scanner: one algorithm, compiled once for each
 * instruction set, by a unit that defines
 *
 *   FAST(name)          the name with the instruction set's suffix
 *
 * and either, for bytes one by one,
 *
 *   RUN(s, i, n, CLASS) the end of the run of CLASS (of classes.rl) and of valid
 *                       percent-encoded triplets that begins at s + i, i <= n
 *
 * or, for vectors, what makes windows of 64 bytes into masks, bit i for byte i,
 * none at or past n:
 *
 *   WINDOW              the loaded bytes
 *   LOAD(s, n)          the first min(n, 64) bytes at s, n >= 1
 *   EQUAL(w, c)         mask of the bytes that are c, which is not 0
 *   NUMBER(CLASS)       what the unit knows a class by
 *   OF(w, number)       mask of the bytes in the class with that number
 *   ZEROS(mask)         how many zeros are below the lowest bit; 64 of no bits
 *
 * which are undefined again at its end.  No byte outside [s, s + n) is read.
 *
 * The machine of parse.rl is the definition.  What is common is found here by its
 * delimiters; for an IP literal, for a host that may be an IPv4address, and for
 * every error up to the authority's end, the machine is asked.  The tests hold
 * each form against the machine on every kind of string. */

#ifdef WINDOW

#define OF_CLASS(w, CLASS) OF(w, NUMBER(CLASS))
#define RUN(s, i, n, CLASS) FAST(run)(s, i, n, NUMBER(CLASS))

static size_t FAST(run)(const unsigned char *s, size_t i, size_t n,
                        unsigned number)
{
    while (i < n) {
        const WINDOW w = LOAD(s + i, n - i);
        uint64_t stop = ~OF(w, number), percent, broken;
        unsigned passed;

        if (stop == 0) {
            i += 64;
            continue;
        }
        /* a triplet stops at its "%" if it is broken, or leaves the window */
        percent = EQUAL(w, '%');
        broken = (percent << 1 | percent << 2) & ~OF_CLASS(w, HEXDIG);
        stop &= ~percent;
        stop |= percent & (broken >> 1 | broken >> 2 | (uint64_t)3 << 62);
        if (stop == 0) {
            i += 64;
            continue;
        }
        passed = (unsigned)__builtin_ctzll(stop);
        i += passed;
        if (passed < 62 || n - i < 3 || s[i] != '%' ||
            !(uric_run[s[i + 1]] & uric_run[s[i + 2]] & URIC_RUN_HEXDIG))
            return i;
    }
    return n;
}

#endif

/* What is left when the path's end is known. */
static int FAST(behind_path)(int entry, const unsigned char *s, size_t i,
                             size_t n, struct uric *u)
{
    URIC_DEFINE(u, URIC_PATH, (uint32_t)i);
    if (i < n && s[i] == '?') {
        u->part[URIC_QUERY].begin = (uint32_t)++i;
        i = RUN(s, i, n, QUERY);
        URIC_DEFINE(u, URIC_QUERY, (uint32_t)i);
    }
    if (i < n && s[i] == '#' && entry != ENTRY_ORIGIN_FORM) {
        u->part[URIC_FRAGMENT].begin = (uint32_t)++i;
        i = RUN(s, i, n, QUERY);
        URIC_DEFINE(u, URIC_FRAGMENT, (uint32_t)i);
    }
    return i == n ? URIC_OK : uric_refuse_at(s, i, n, u);
}

/* The machine's answer for what ends with the authority, and then the rest.  Only
 * a byte that delimits the authority can follow it, whatever is in it. */
static int FAST(ask_for_authority)(int entry, const unsigned char *s,
                                   size_t authority, size_t n, struct uric *u)
{
    size_t i = authority;
    int status;

    while (i < n && s[i] != '/' && s[i] != '?' && s[i] != '#')
        i++;
    status = uric_ask_machine(entry, s, i, u);
    if (status == URIC_INCOMPLETE && i < n)
        return URIC_INVALID;
    return status == URIC_OK
               ? FAST(behind_path)(entry, s, RUN(s, i, n, PATH), n, u)
               : status;
}

/* An authority that begins at i: what is marked ends before a delimiter, and the
 * answer is its offset; 0 when the machine has to be asked. */
static size_t FAST(authority)(const unsigned char *s, size_t i, size_t n,
                              struct uric *u)
{
    size_t begin = i, end = RUN(s, i, n, REG_NAME), colon = n;

    if (end < n && s[end] == ':') {
        colon = end;
        end = RUN(s, end + 1, n, REG_NAME);
        if (end < n && s[end] == ':')
            end = uric_userinfo_end(s, end, n);
    }
    if (end < n && s[end] == '@') {
        u->part[URIC_USERINFO].begin = (uint32_t)begin;
        URIC_DEFINE(u, URIC_USERINFO, (uint32_t)end);
        begin = end + 1;
        end = RUN(s, begin, n, REG_NAME);
        colon = end;
    } else if (colon == n) {
        colon = end;
    }
    /* begin to colon is the host; end is where what may be a port ends */
    if (colon < n && s[colon] == ':') {
        for (end = colon + 1; end < n && uric_run[s[end]] & URIC_RUN_DIGIT;)
            end++;
        u->part[URIC_PORT].begin = (uint32_t)(colon + 1);
        URIC_DEFINE(u, URIC_PORT, (uint32_t)end);
    }
    if (end < n && s[end] != '/' && s[end] != '?' && s[end] != '#')
        return 0;
    for (i = begin; i < colon && uric_run[s[i]] & URIC_RUN_ADDRESS;)
        i++;
    if (i == colon && i > begin)
        return 0; /* digits and dots only */
    u->part[URIC_HOST].begin = (uint32_t)begin;
    URIC_DEFINE(u, URIC_HOST, (uint32_t)colon);
    u->host_kind = URIC_HOST_REG_NAME;
    return end;
}

/* Any length, component by component, each a run. */
static int FAST(by_runs)(int entry, const unsigned char *s, size_t n,
                         struct uric *u)
{
    size_t i = 0, begin = 0, end;

    memset(u, 0, sizeof *u);
    if (entry == ENTRY_ORIGIN_FORM) {
        if (n == 0 || s[0] != '/')
            return uric_ask_machine(entry, s, n, u);
        u->path_kind = URIC_PATH_ABEMPTY;
        return FAST(behind_path)(entry, s, RUN(s, 0, n, PATH), n, u);
    }
    if (n > 0 && uric_run[s[0]] & URIC_RUN_ALPHA) {
        while (i < n && uric_run[s[i]] & URIC_RUN_SCHEME)
            i++;
    }
    if (i > 0 && i < n && s[i] == ':') {
        URIC_DEFINE(u, URIC_SCHEME, (uint32_t)i);
        begin = i + 1;
    } else if (entry == ENTRY_URI) {
        return uric_ask_machine(entry, s, n, u);
    }
    if (n - begin >= 2 && s[begin] == '/' && s[begin + 1] == '/') {
        end = FAST(authority)(s, begin + 2, n, u);
        if (end == 0)
            return FAST(ask_for_authority)(entry, s, begin + 2, n, u);
        u->path_kind = URIC_PATH_ABEMPTY;
        u->part[URIC_PATH].begin = (uint32_t)end;
        return FAST(behind_path)(entry, s, RUN(s, end, n, PATH), n, u);
    }
    u->part[URIC_PATH].begin = (uint32_t)begin;
    end = RUN(s, begin, n, PATH);
    if (end == begin)
        u->path_kind = URIC_PATH_EMPTY;
    else if (s[begin] == '/')
        u->path_kind = URIC_PATH_ABSOLUTE;
    else if (begin > 0)
        u->path_kind = URIC_PATH_ROOTLESS;
    else {
        u->path_kind = URIC_PATH_NOSCHEME;
        /* up to i it could have been a scheme's */
        for (; i < end && s[i] != '/'; i++) {
            if (s[i] == ':') /* in the first segment, and no scheme before it */
                return uric_refuse_at(s, i, n, u);
        }
    }
    return FAST(behind_path)(entry, s, end, n, u);
}

#ifdef WINDOW

/* The lowest i bits. */
static inline uint64_t FAST(below)(unsigned i)
{
    return i < 64 ? ((uint64_t)1 << i) - 1 : ~(uint64_t)0;
}

/* The offset of the lowest bit, or n where there is none below it. */
static inline unsigned FAST(first)(uint64_t mask, unsigned n)
{
    const unsigned i = ZEROS(mask);

    return i < n ? i : n;
}

/* Masks of the delimiters in a window of n bytes. */
struct FAST(delimiters) {
    uint64_t colon, slash, query, hash;
};

/* The authority that lies in [begin, end): the bits of the parts that are marked,
 * 0 when others have to look at it. */
static inline unsigned FAST(window_authority)(const unsigned char *s, WINDOW w,
                                              uint64_t colon, unsigned begin,
                                              unsigned end, struct uric *u)
{
    uint64_t inside = FAST(below)(end) & ~FAST(below)(begin);
    const uint64_t at = EQUAL(w, '@') & inside;
    unsigned host_end = end, defined = 1u << URIC_HOST;

    if (at) {
        const unsigned i = (unsigned)__builtin_ctzll(at);

        if (at & (at - 1))
            return 0;
        u->part[URIC_USERINFO].begin = begin;
        u->part[URIC_USERINFO].end = i;
        defined |= 1u << URIC_USERINFO;
        begin = i + 1;
        inside &= ~FAST(below)(begin);
    }
    colon &= inside;
    if (colon) {
        host_end = (unsigned)__builtin_ctzll(colon);
        if (inside & ~FAST(below)(host_end + 1) & ~OF_CLASS(w, DIGIT))
            return 0;
        u->part[URIC_PORT].begin = host_end + 1;
        u->part[URIC_PORT].end = end;
        defined |= 1u << URIC_PORT;
        inside &= FAST(below)(host_end);
    }
    /* few names begin like an address, so few need the mask */
    if (inside && uric_run[s[begin]] & URIC_RUN_ADDRESS &&
        (inside & ~OF_CLASS(w, ADDRESS)) == 0)
        return 0; /* digits and dots only */
    u->part[URIC_HOST].begin = begin;
    u->part[URIC_HOST].end = host_end;
    u->host_kind = URIC_HOST_REG_NAME;
    u->path_kind = URIC_PATH_ABEMPTY;
    return defined;
}

/* From the path's begin on, where everything fits the window: the bits of the
 * parts that are marked. */
static inline unsigned FAST(window_tail)(const struct FAST(delimiters) *at,
                                         unsigned begin, unsigned n,
                                         struct uric *u)
{
    const unsigned end =
        FAST(first)((at->query | at->hash) & ~FAST(below)(begin), n);
    const unsigned hash = FAST(first)(at->hash, n);
    unsigned defined = 1u << URIC_PATH;

    u->part[URIC_PATH].begin = begin;
    u->part[URIC_PATH].end = end;
    if (end < hash) {
        u->part[URIC_QUERY].begin = end + 1;
        u->part[URIC_QUERY].end = hash;
        defined |= 1u << URIC_QUERY;
    }
    if (hash < n) {
        u->part[URIC_FRAGMENT].begin = hash + 1;
        u->part[URIC_FRAGMENT].end = n;
        defined |= 1u << URIC_FRAGMENT;
    }
    return defined;
}

/* The same where the window holds only the beginning: what is in it is known to
 * be right, so that the run that leaves it can go on behind it. */
static inline int FAST(long_tail)(int entry, const unsigned char *s,
                                  const struct FAST(delimiters) *at,
                                  unsigned begin, size_t n, struct uric *u)
{
    const unsigned end =
        FAST(first)((at->query | at->hash) & ~FAST(below)(begin), 64);

    u->part[URIC_PATH].begin = begin;
    if (end == 64)
        return FAST(behind_path)(entry, s, RUN(s, 64, n, PATH), n, u);
    return FAST(behind_path)(entry, s, end, n, u);
}

/* What fits a window, or has its delimiters up to the path in one. */
static inline int FAST(by_window)(int entry, const unsigned char *s, size_t length,
                           struct uric *u)
{
    const unsigned n = length < 64 ? (unsigned)length : 64;
    struct FAST(delimiters) at;
    uint64_t percent, wrong;
    unsigned i, begin = 0, defined = 0, authority;
    WINDOW w;

    if (length == 0)
        return FAST(by_runs)(entry, s, length, u);
    w = LOAD(s, length);
    at.colon = EQUAL(w, ':');
    at.slash = EQUAL(w, '/');
    at.query = EQUAL(w, '?');
    at.hash = EQUAL(w, '#');
    percent = EQUAL(w, '%');

    wrong = FAST(below)(n) & ~(OF_CLASS(w, QUERY) | at.hash | percent);
    wrong |= at.hash & (at.hash - 1);
    if (percent) {
        /* a triplet that ends beyond the window is for runs to judge */
        wrong |= percent >> 62;
        wrong |= (percent << 1 | percent << 2) & ~OF_CLASS(w, HEXDIG);
    }
    if (wrong)
        return FAST(by_runs)(entry, s, length, u);

    memset(u, 0, sizeof *u);
    if (entry == ENTRY_ORIGIN_FORM) {
        if (at.hash || !(at.slash & 1))
            return FAST(by_runs)(entry, s, length, u);
        u->path_kind = URIC_PATH_ABEMPTY;
    } else {
        /* a ":" before any other delimiter ends a scheme */
        i = FAST(first)(at.colon | at.slash | at.query | at.hash, n);
        if (i < n && at.colon >> i & 1) {
            if ((FAST(below)(i) & ~OF_CLASS(w, SCHEME)) ||
                !(uric_run[s[0]] & URIC_RUN_ALPHA))
                return FAST(by_runs)(entry, s, length, u);
            u->part[URIC_SCHEME].end = i;
            defined = 1u << URIC_SCHEME;
            begin = i + 1;
        } else if (entry == ENTRY_URI) {
            return FAST(by_runs)(entry, s, length, u);
        }
        /* a first segment, or what follows the scheme, may end out of sight */
        if (length > 64 && (i == n || begin > 62))
            return FAST(by_runs)(entry, s, length, u);
        if (begin < n && (at.slash & at.slash >> 1) >> begin & 1) {
            i = FAST(first)((at.slash | at.query | at.hash) &
                                ~FAST(below)(begin + 2), n);
            authority = FAST(window_authority)(s, w, at.colon, begin + 2, i, u);
            if (!authority || (i == 64 && length > 64))
                return FAST(by_runs)(entry, s, length, u);
            defined |= authority;
            begin = i;
        } else if (begin == n || (at.query | at.hash) >> begin & 1) {
            u->path_kind = URIC_PATH_EMPTY;
        } else if (at.slash >> begin & 1) {
            u->path_kind = URIC_PATH_ABSOLUTE;
        } else {
            u->path_kind = begin ? URIC_PATH_ROOTLESS : URIC_PATH_NOSCHEME;
        }
    }
    if (length <= 64) {
        defined |= FAST(window_tail)(&at, begin, n, u);
        u->defined = (uint8_t)defined;
        return URIC_OK;
    }
    u->defined = (uint8_t)defined;
    return FAST(long_tail)(entry, s, &at, begin, length, u);
}

#undef ZEROS
#undef OF
#undef NUMBER
#undef EQUAL
#undef LOAD
#undef WINDOW
#undef OF_CLASS

#endif

#undef RUN
#undef FAST
