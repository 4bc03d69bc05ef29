/* Stage 2 of the one-shot scanner, for every instruction set. */
#define URIC_TABLE URIC_INTERNAL
#include "parse/walk.h"
#include "parse/address_groups.h"
#ifndef URIC_ONLY_PARSE
#include "parse/transition_bits.h"
#endif

#ifndef URIC_SMALL

/* ---- marks: the offsets in *u; the defined parts and the kinds in one register ---------- */

#define AT ((uint32_t)i)
#define BEGIN(which, at) (u->part[which].begin = (at))
#define BEGIN_OF(which) (u->part[which].begin)
#define NO_BEGIN(which) (u->part[which].begin = 0)
#define END(which) (u->part[which].end = AT, info |= 1u << (which))
#define UNDEFINE(which) (info &= ~(1u << (which)))
#define CLEAR_IF_UNDEFINED(which)                                             \
    do {                                                                      \
        if (!(info >> (which)&1))                                             \
            u->part[which].begin = u->part[which].end = 0;                    \
    } while (0)
#define HOST_KIND(kind) (info = (info & ~0xff00u) | (uint32_t)(kind) << 8)
#define PATH_KIND(kind) (info = (info & ~0xff0000u) | (uint32_t)(kind) << 16)
#define HAS_PATH_KIND(kind) ((info >> 16 & 0xff) == (kind))

static URIC_ALWAYS_INLINE int walk_accept(uint32_t info, struct uric *u)
{
    u->defined = (uint8_t)info;
    u->host_kind = (uint8_t)(info >> 8);
    u->path_kind = (uint8_t)(info >> 16);
    u->error_part = (uint8_t)(info >> 24); /* 0 */
    return URIC_OK;
}

static URIC_NEVER_INLINE int walk_refuse(size_t i, size_t n, unsigned in, struct uric *u)
{
    memset(u, 0, sizeof *u);
    u->error_offset = (uint32_t)i;
    u->error_part = (uint8_t)in;
    return i < n ? URIC_INVALID : URIC_INCOMPLETE;
}

/* Repeats the walk of a table that starts at s + i; returns the offset of the rejected byte. */
static URIC_INLINE size_t walk_lost(const unsigned char *next, const unsigned char *column,
                                    unsigned states, const unsigned char *s, size_t i)
{
    unsigned to, r = 1;

    while ((to = next[column[s[i]] * states + r]) != 0) {
        r = to;
        i++;
    }
    return i;
}

/* ---- what the states use ----------------------------------------------------------------- */

#if defined(__clang__)
/* volatile keeps clang from turning a state's tests into a search tree: they are ordered by
 * the frequency of the bytes */
#define BYTE (*(const volatile unsigned char *)(s + i))
#elif defined(__SANITIZE_ADDRESS__)
/* each copy of the check is long: those of all states took gcc 9 MB */
static URIC_NEVER_INLINE unsigned char walk_byte(const unsigned char *s, size_t i)
{
    return s[i];
}
#define BYTE walk_byte(s, i)
#else
#define BYTE s[i]
#endif
#define STEP i++
#define AT_END(state, label, part)                                            \
    if (i == n) {                                                             \
        in = (part);                                                          \
        goto label;                                                           \
    }
#define DEAD(state, part)                                                     \
    do {                                                                      \
        in = (part);                                                          \
        goto dead;                                                            \
    } while (0)
#define LEAVE(state) (void)0
#define TABLE(part, r, base)                                                  \
    do {                                                                      \
        unsigned column = uric_table_##part##_column[s[i]];                   \
                                                                              \
        first = i;                                                            \
        do {                                                                  \
            /* the next load waits for r alone */                             \
            (r) = (uric_table_##part##_next + uric_table_##part##_at(0, column))[r];\
            STEP;                                                             \
        } while (i < n && (column = uric_table_##part##_column[s[i]]) != 0);  \
    } while (0)
#ifdef URIC_READS_GROUPS
#define TABLE_BY_GROUPS(part, r, base)                                        \
    do {                                                                      \
        first = i;                                                            \
        i = GROUPS_END;                                                       \
        if (i > first)                                                        \
            (r) = URIC_GROUPS_STATE;                                          \
        else                                                                  \
            TABLE(part, r, base);                                             \
    } while (0)
#else
#define TABLE_BY_GROUPS TABLE
#endif
#define TABLE_LEAVING(part, r, base, flags, may_end) TABLE(part, r, base)
/* the walk of a table starts in its first state */
#define LOST(part, r, base, within)                                           \
    do {                                                                      \
        i = (OFFSET)walk_lost(uric_table_##part##_next, uric_table_##part##_column,\
                              uric_table_##part##_at(0, 1), s, first);        \
        DEAD(r, within);                                                      \
    } while (0)

#define WALK_END                                                              \
    done:                                                                     \
    return walk_accept(info, u);                                              \
    dead:                                                                     \
    return walk_refuse(i, n, in, u)

#if URIC_BUILT & ~URIC_BUILT_PORTABLE

/* ---- by all masks, of a long input ----------------------------------------------------------- */

/* Past the first masks, or to a bad byte: in a function of its own, since few inputs need it. */
static URIC_NEVER_INLINE size_t jump_far(struct uric_view *v, size_t i, unsigned jump)
{
    const struct uric_kernels *kernels = uric_known_kernels();
    const size_t k = i - v->base;
    uric_word rest;

    if (k < URIC_BLOCK && (rest = v->stop[jump] >> k) != 0)
        return i + uric_lowest(rest);
    if (kernels == NULL)
        kernels = uric_best_kernels();
    return kernels->pass(v, i, jump);
}

/* How far a state goes that could have finished the rest: to a "?", "#" or the bad byte.  Without a
 * search, and past that byte, the masks tell. */
static URIC_NEVER_INLINE size_t jump_in_rest(struct uric_view *v, size_t i, uint64_t marks,
                                             uint64_t bad)
{
    if (i >= bad)
        return jump_far(v, i, JUMP_PATH);
    if (i <= marks >> 32)
        return (size_t)(marks >> 32);
    return i <= (uint32_t)marks ? (uint32_t)marks : (size_t)bad - 1;
}

/* The masks of SCHEME and REG_NAME serve up to the path, and the tails the rest.  A run stops at
 * the last of their bytes, so that the state asks for the next one. */
#define FIRST_MASK_SCHEME scheme
#define FIRST_MASK_REG_NAME reg_name
#define FIRST_STOPS(run)                                                      \
    (uric_word)(~(uint64_t)(FIRST_MASK_##run) | (uint64_t)1 << (URIC_BLOCK - 1))
#define JUMP_BY_SCHEME JUMP_FIRST(SCHEME)
#define JUMP_BY_REG_NAME JUMP_FIRST(REG_NAME)
#define JUMP_BY_PATH                                                          \
    do {                                                                      \
        if (!jumped)                                                          \
            i = jump_far(&v, i, JUMP_PATH);                                   \
        jumped = 0;                                                           \
    } while (0)
#define JUMP_FIRST(run)                                                       \
    do {                                                                      \
        if (i < URIC_BLOCK)                                                   \
            i += uric_lowest(FIRST_STOPS(run) >> i);                          \
        else                                                                  \
            i = jump_far(&v, i, JUMP_##run);                                  \
    } while (0)
#define JUMP(run, state) JUMP_BY_##run
#define TRIPLET(state) (void)0 /* the states read them as fast, without a call */
#define ENTRY start
#define OFFSET size_t

/* There is one search, and none if the masks show the rest already. */
#define SEARCH                                                                \
    (found.bad == 0 && n - v.base > URIC_BLOCK &&                             \
     (found = search(s, i, n)).bad == 0)
#define FINISH(state)                                                         \
    if (SEARCH)                                                               \
        goto f##state;                                                        \
    JUMP_IN_REST
#define FINISH_WITHOUT_HASH(state)                                            \
    if (SEARCH) {                                                             \
        if (HASH == n)                                                        \
            goto f##state;                                                    \
        found.bad = (uint64_t)HASH + 1;                                       \
    }                                                                         \
    JUMP_IN_REST
#define JUMP_IN_REST                                                          \
    i = jump_in_rest(&v, i, found.marks, found.bad);                          \
    jumped = 1
#define MARK (uint32_t)(found.marks >> 32)
#define HASH (uint32_t)found.marks
/* An event that does not happen writes zeros to parts that are undefined. */
#undef BEGIN
#undef END
#define BEGIN(which, at) (u->part[which].begin = (uint32_t)(at) & happens)
#define END(which)                                                            \
    (u->part[which].end = AT & happens, info |= 1u << (which) & happens)
#define TO_MARK i = MARK
#define IF_MARK happens = (uint32_t)0 - (MARK < HASH)
#define TO_HASH i = HASH
#define IF_HASH happens = (uint32_t)0 - (HASH < n)
#define TO_END i = n

#ifdef URIC_READS_GROUPS
static URIC_NEVER_INLINE size_t far_groups_end(const unsigned char *s, size_t i, size_t n)
{
    return uric_groups_end(s, i, n);
}
#define GROUPS_END far_groups_end(s, i, n)
#endif

int uric_walk_long(const unsigned char *s, uint64_t start_and_length, struct uric *u,
                   uric_search *search, uint64_t scheme, uint64_t reg_name)
{
    const unsigned start = (unsigned)(start_and_length >> 32);
    const size_t n = (uint32_t)start_and_length;
    size_t i = 0, first = 0;
    struct uric_search_result found = { 0, 0 };
    uint32_t info = 0, happens = ~(uint32_t)0;
    unsigned r = 0, in = 0, jumped = 0;
    struct uric_view v;

    /* the states of ragel -G2 use none */
    (void)search, (void)found, (void)happens, (void)jumped, (void)jump_in_rest;
    v.s = s;
    v.n = n;
    v.base = (size_t)0 - URIC_BLOCK;
    v.stop[JUMP_SCHEME] = v.stop[JUMP_REG_NAME] = v.stop[JUMP_PATH] = 0;
#ifdef URIC_ONLY_HTTP
#include "tables/http_parse_states.h"
#else
#include "tables/parse_states.h"
#endif
    WALK_END;
}

#undef TO_END
#undef IF_HASH
#undef TO_HASH
#undef IF_MARK
#undef TO_MARK
#undef END
#undef BEGIN
#define BEGIN(which, at) (u->part[which].begin = (at))
#define END(which) (u->part[which].end = AT, info |= 1u << (which))
#undef HASH
#undef MARK
#undef JUMP_IN_REST
#undef FINISH_WITHOUT_HASH
#undef FINISH
#undef SEARCH
#undef GROUPS_END
#undef OFFSET
#undef ENTRY
#undef TRIPLET
#undef JUMP
#undef FIRST_STOPS
#undef JUMP_FIRST
#undef JUMP_BY_PATH
#undef JUMP_BY_REG_NAME
#undef JUMP_BY_SCHEME
#undef FIRST_MASK_REG_NAME
#undef FIRST_MASK_SCHEME

/* ---- by the first masks ---------------------------------------------------------------- */

#define ENTRY start
#define OFFSET uint32_t

/* of fewer bytes than a block */
#define JUMP(run, state) i += uric_lowest(stop_##run >> i)
#define TRIPLET(state) (void)0
#define GROUPS_END (OFFSET)uric_groups_end(s, i, n) /* a call would slow all other inputs */
int uric_walk(const unsigned char *s, uint64_t start_and_length, struct uric *u,
              uint64_t scheme, uint64_t reg_name, uint64_t path)
{
    const uric_word stop_SCHEME = (uric_word)~scheme, stop_REG_NAME = (uric_word)~reg_name,
                    stop_PATH = (uric_word)~path;
    const unsigned start = (unsigned)(start_and_length >> 32);
    const uint32_t n = (uint32_t)start_and_length;
    uint32_t i = 0, first = 0, info = 0;
    unsigned r = 0, in = 0;

#ifdef URIC_ONLY_HTTP
#include "tables/http_parse_states.h"
#else
#include "tables/parse_states.h"
#endif
    WALK_END;
}
#undef GROUPS_END
#undef TRIPLET
#undef JUMP
#undef OFFSET
#undef ENTRY

#endif

/* ---- byte by byte, without masks ------------------------------------------------------- */

#if URIC_BUILT & URIC_BUILT_PORTABLE

#define JUMP(run, state) i = uric_run_end(s, i, n, URIC_RUN_##run)
#define TRIPLET(state)                                                        \
    if (n - i > 2 && uric_is_hexdig(s[i + 1]) && uric_is_hexdig(s[i + 2])) {  \
        i += 3;                                                               \
        goto s##state;                                                        \
    }
#define OFFSET size_t
#define ENTRY start
#undef TABLE_BY_GROUPS
#define TABLE_BY_GROUPS TABLE
int uric_parse_portable(unsigned start, const unsigned char *s, size_t n, struct uric *u)
{
    size_t i = 0, first = 0;
    uint32_t info = 0;
    unsigned r = 0, in = 0;

    memset(u, 0, sizeof *u);
#ifdef URIC_ONLY_HTTP
#include "tables/http_parse_states.h"
#else
#include "tables/parse_states.h"
#endif
    WALK_END;
}

size_t uric_pass_portable(struct uric_view *v, size_t i, unsigned jump)
{
    static const unsigned char bits[JUMPS] = { URIC_RUN_SCHEME, URIC_RUN_REG_NAME,
                                               URIC_RUN_PATH };

    return uric_run_end(v->s, i, v->n, bits[jump]);
}

#undef ENTRY
#undef OFFSET
#undef TRIPLET
#undef JUMP

#endif

/* ---- any rule, by a table ---------------------------------------------------------------- */

#ifndef URIC_ONLY_PARSE

#define LEAVE_FOR_BYTE(here) (void)0
#define AT_END_OF_INPUT (void)0

/* The column of the byte in uric_rules_way: a byte that may not be its own symbol. */
static URIC_NEVER_INLINE unsigned other_column(const unsigned char (*symbol)[256],
                                               unsigned about, unsigned char byte)
{
#ifndef URIC_STRICT
    if (symbol != NULL)
        return uric_rules_column[symbol[uric_symbols_of(about)][byte]];
#endif
    /* a strict build does not read the tables of symbols */
    (void)symbol, (void)about, (void)uric_rules_column;
    (void)uric_rules_chain_lead, (void)uric_rules_chain_column, (void)uric_rules_chain_next;
    return uric_rules_strict_column[byte];
}

#define SYMBOL(about) symbol[uric_symbols_of(about)][s[i]]
#define COLUMN(about)                                                         \
    (few                           ? uric_rules_strict_column[s[i]]                \
     : uric_rules_own_column[s[i]] != 0 ? uric_rules_own_column[s[i]]                   \
                                   : other_column(symbol, about, s[i]))
#define JUMP_OVER(run)                                                        \
    do {                                                                      \
        if (few)                                                              \
            i += uric_lowest(stop_##run >> i);                                \
        else                                                                  \
            URIC_STEP_OVER(JUMP_##run);                                       \
    } while (0)

/* `few` is a constant: whether to use the parameters' masks, of less than a block, and no
 * symbols. */
static URIC_ALWAYS_INLINE int walk_rule(int few, unsigned start, const unsigned char *s, size_t n,
                                        const unsigned char (*symbol)[256], struct uric_view *v,
                                        struct uric *u, uric_word stop_SCHEME,
                                        uric_word stop_REG_NAME, uric_word stop_PATH)
{
    size_t i = 0;
    uint32_t info = 0;
    unsigned state = (unsigned char)start, value = 0, in = 0;

#include "parse/transitions.h"
done:
    (void)state; /* only a stream goes on in a state */
    return walk_accept(info, u);
dead:
    (void)state;
    return walk_refuse(i, n, in, u);
}

#undef JUMP_OVER
#undef COLUMN
#undef SYMBOL

int uric_walk_rule(unsigned start, const unsigned char *s, size_t n,
                   const unsigned char (*symbol)[256], struct uric_view *v, struct uric *u)
{
#ifdef URIC_STRICT
    if (symbol != NULL)
        return URIC_NO_RULE;
#endif
    v->s = s;
    v->n = n;
    return walk_rule(0, start, s, n, symbol, v, u, 0, 0, 0);
}

#if URIC_BUILT & ~URIC_BUILT_PORTABLE
int uric_walk_few(const unsigned char *s, uint64_t start_and_length, struct uric *u,
                  uint64_t scheme, uint64_t reg_name, uint64_t path)
{
    return walk_rule(1, (unsigned)(start_and_length >> 32), s, (uint32_t)start_and_length, NULL,
                     NULL, u, (uric_word)~scheme, (uric_word)~reg_name, (uric_word)~path);
}
#endif

#if URIC_BUILT & URIC_BUILT_PORTABLE
int uric_rule_portable(unsigned start, const unsigned char *s, size_t n,
                       const unsigned char (*symbol)[256], struct uric *u)
{
    struct uric_view v;

    memset(u, 0, sizeof *u);
    v.base = (size_t)0 - URIC_BLOCK;
    v.stop[JUMP_SCHEME] = v.stop[JUMP_REG_NAME] = v.stop[JUMP_PATH] = 0;
    return uric_walk_rule(start, s, n, symbol, &v, u);
}
#endif

#undef AT_END_OF_INPUT
#undef LEAVE_FOR_BYTE

#endif

#undef WALK_END
#undef LOST
#undef TABLE_LEAVING
#undef TABLE_BY_GROUPS
#undef TABLE
#undef LEAVE
#undef DEAD
#undef AT_END
#undef STEP
#undef BYTE
#undef HAS_PATH_KIND
#undef PATH_KIND
#undef HOST_KIND
#undef CLEAR_IF_UNDEFINED
#undef UNDEFINE
#undef END
#undef NO_BEGIN
#undef BEGIN_OF
#undef BEGIN
#undef AT

#endif
