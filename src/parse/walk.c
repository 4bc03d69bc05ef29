/* Stage 2 of the one-shot scanner, for every instruction set. */
#include "parse/walk.h"
#ifndef URIC_ONLY_PARSE
#include "tolerance/symbols.h"
#endif

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

unsigned uric_walk_lost(const unsigned char *next, const unsigned char *column,
                        const unsigned char *s, size_t *i, unsigned r)
{
    unsigned to;

    while ((to = next[r << 4 | column[s[*i]]]) != 0) {
        r = to;
        ++*i;
    }
    return r;
}

/* ---- what the states use ----------------------------------------------------------------- */

#if defined(__clang__)
/* volatile keeps clang from turning a state's tests into a search tree: they are ordered by
 * the frequency of the bytes */
#define BYTE(part) (*(const volatile unsigned char *)(s + i))
#else
#define BYTE(part) s[i]
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
/* the bytes of addresses are their own symbols */
#define TABLE(part, r, base)                                                  \
    do {                                                                      \
        unsigned column = part##_column[s[i]];                                \
                                                                              \
        first = i;                                                            \
        do {                                                                  \
            (r) = part##_next[(r) << 4 | column];                             \
            STEP;                                                             \
        } while (i < n && (column = part##_column[s[i]]) != 0);               \
    } while (0)
#define TABLE_LEAVING(part, r, base, flags, may_end) TABLE(part, r, base)
/* the walk of a table starts in its first state */
#define LOST(part, r, base, within)                                           \
    do {                                                                      \
        size_t at = first;                                                    \
                                                                              \
        uric_walk_lost(part##_next, part##_column, s, &at, 1);                \
        i = (OFFSET)at;                                                       \
        DEAD(r, within);                                                      \
    } while (0)

#define WALK_END                                                              \
    done:                                                                     \
    return walk_accept(info, u);                                              \
    dead:                                                                     \
    return walk_refuse(i, n, in, u)

/* ---- with masks in memory ---------------------------------------------------------------- */

#define VIEW_JUMP(run)                                                        \
    do {                                                                      \
        const size_t k = i - v.base;                                          \
        uric_word rest;                                                       \
                                                                              \
        if (k < URIC_BLOCK && (rest = v.stop[JUMP_##run] >> k) != 0)          \
            i += uric_lowest(rest);                                           \
        else                                                                  \
            i = pass(&v, i, JUMP_##run);                                      \
    } while (0)
#define VIEW_START                                                            \
    size_t (*const pass)(struct uric_view *, size_t, unsigned) =              \
        uric_best_kernels()->pass;                                            \
    struct uric_view v;                                                       \
    size_t first = 0;                                                         \
    unsigned r = 0, in = 0;                                                   \
                                                                              \
    v.s = s;                                                                  \
    v.n = n;                                                                  \
    v.base = i - URIC_BLOCK;                                                  \
    v.stop[JUMP_SCHEME] = v.stop[JUMP_REG_NAME] = v.stop[JUMP_PATH] = 0
#define PASS_TRIPLET(state)                                                   \
    if (n - i > 2 && uric_is_hexdig(s[i + 1]) && uric_is_hexdig(s[i + 2])) {  \
        i += 3;                                                               \
        goto s##state;                                                        \
    }

#if URIC_BUILT & ~URIC_BUILT_PORTABLE

/* ---- beyond the first masks ---------------------------------------------------------------- */

#define JUMP(run, state) VIEW_JUMP(run)
#define TRIPLET(state) PASS_TRIPLET(state)
#define RESUME state
#define OFFSET size_t

#define FAR_WALK(name)                                                        \
    static URIC_NEVER_INLINE int name(const unsigned char *s, size_t n,       \
                                      struct uric *u, unsigned state,         \
                                      size_t i, uint32_t info)
FAR_WALK(parse_far)
{
    VIEW_START;
#include "tables/parse_states.h"
    WALK_END;
}

#ifndef URIC_ONLY_PARSE
FAR_WALK(rules_far)
{
    VIEW_START;
#include "tables/rules_states.h"
    WALK_END;
}
#endif

#undef OFFSET
#undef RESUME
#undef TRIPLET
#undef JUMP

/* ---- by the first masks ---------------------------------------------------------------- */

#define JUMP(run, state)                                                      \
    if (i >= URIC_BLOCK)                                                      \
        return FAR(s, n, u, state, i, info);                                  \
    i += uric_lowest(stop_##run >> i)
#define TRIPLET(state) return FAR(s, n, u, state, i, info)
#define ENTRY start
#define OFFSET uint32_t

#define NEAR_START                                                            \
    const uric_word stop_SCHEME = (uric_word)~scheme,                         \
                    stop_REG_NAME = (uric_word)~reg_name,                     \
                    stop_PATH = (uric_word)~path;                             \
    const uint32_t n = (uint32_t)start_and_length;                            \
    uint32_t i = 0, first = 0, info = 0;                                      \
    unsigned r = 0, in = 0
#define NEAR_WALK(name)                                                       \
    name(const unsigned char *s, uint64_t start_and_length, struct uric *u,   \
         uint64_t scheme, uint64_t reg_name, uint64_t path)

#ifndef URIC_ONLY_PARSE
#define FAR rules_far
static URIC_NEVER_INLINE int NEAR_WALK(rules_near)
{
    const unsigned start = (unsigned)(start_and_length >> 32) & ~(unsigned)URIC_START_RULES;
    NEAR_START;
#include "tables/rules_states.h"
    WALK_END;
}
#undef FAR
#endif

#define FAR parse_far
int NEAR_WALK(uric_walk)
{
    const unsigned start = (unsigned)(start_and_length >> 32);
    NEAR_START;
#ifndef URIC_ONLY_PARSE
    if (start >= URIC_START_RULES)
        return rules_near(s, start_and_length, u, scheme, reg_name, path);
#endif
#include "tables/parse_states.h"
    WALK_END;
}
#undef FAR

#undef FAR_WALK
#undef OFFSET
#undef ENTRY
#undef TRIPLET
#undef JUMP

#endif

/* ---- byte by byte, without masks ------------------------------------------------------- */

#if URIC_BUILT & URIC_BUILT_PORTABLE

#define JUMP(run, state) i = uric_run_end(s, i, n, URIC_RUN_##run)
#define TRIPLET(state) PASS_TRIPLET(state)
#define OFFSET size_t
#define ENTRY start
#define BYTES_WALK(name)                                                      \
    static int name(unsigned start, const unsigned char *s, size_t n, struct uric *u)
#define BYTES_START                                                           \
    size_t i = 0, first = 0;                                                  \
    uint32_t info = 0;                                                        \
    unsigned r = 0, in = 0;                                                   \
                                                                              \
    memset(u, 0, sizeof *u)

BYTES_WALK(parse_bytes_walk)
{
    BYTES_START;
#include "tables/parse_states.h"
    WALK_END;
}

#ifndef URIC_ONLY_PARSE
BYTES_WALK(rules_bytes_walk)
{
    BYTES_START;
#include "tables/rules_states.h"
    WALK_END;
}
#endif

int uric_parse_portable(unsigned start, const unsigned char *s, size_t n, struct uric *u)
{
#ifndef URIC_ONLY_PARSE
    if (start & URIC_START_RULES)
        return rules_bytes_walk(start & ~(unsigned)URIC_START_RULES, s, n, u);
#endif
    return parse_bytes_walk(start, s, n, u);
}

size_t uric_pass_portable(struct uric_view *v, size_t i, unsigned jump)
{
    static const unsigned char bits[JUMPS] = { URIC_RUN_SCHEME, URIC_RUN_REG_NAME,
                                               URIC_RUN_PATH };

    return uric_run_end(v->s, i, v->n, bits[jump]);
}

#undef BYTES_START
#undef BYTES_WALK
#undef ENTRY
#undef OFFSET
#undef TRIPLET
#undef JUMP

#endif

/* ---- by symbols -------------------------------------------------------------------------- */

#ifndef URIC_ONLY_PARSE

#ifdef URIC_STRICT

/* No policy is part of this build.  The tables of its symbols are in the headers all the same. */
#define NO_POLICY                                                             \
    (void)parse_chain_lead, (void)parse_chain_column, (void)parse_chain_next; \
    (void)rules_chain_lead, (void)rules_chain_column, (void)rules_chain_next; \
    memset(u, 0, sizeof *u);                                                  \
    return URIC_NO_RULE

#if URIC_BUILT & ~URIC_BUILT_PORTABLE
int NEAR_WALK(uric_walk_tolerant)
{
    (void)s, (void)start_and_length, (void)scheme, (void)reg_name, (void)path;
    NO_POLICY;
}
#endif

#if URIC_BUILT & URIC_BUILT_PORTABLE
int uric_tolerant_portable(unsigned start, const unsigned char *s, size_t n,
                           const unsigned char (*symbol)[256], struct uric *u)
{
    (void)start, (void)s, (void)n, (void)symbol;
    NO_POLICY;
}
#endif

#undef NO_POLICY

#else

#define TOLERANT 1
#undef BYTE
#define BYTE(part) symbol[URIC_SYMBOLS_OF(part)][s[i]]

/* ---- beyond the first masks, or without them ---- */

#define JUMP(run, state) VIEW_JUMP(run)
#define TRIPLET(state) PASS_TRIPLET(state)
#define RESUME state
#define OFFSET size_t
#define TOLERANT_WALK(name)                                                   \
    static URIC_NEVER_INLINE int name(const unsigned char *s, size_t n,       \
                                      struct uric *u, unsigned state, size_t i, \
                                      uint32_t info,                          \
                                      const unsigned char (*symbol)[256])
TOLERANT_WALK(parse_tolerant)
{
    VIEW_START;
#include "tables/parse_states.h"
    WALK_END;
}

TOLERANT_WALK(rules_tolerant)
{
    VIEW_START;
#include "tables/rules_states.h"
    WALK_END;
}

#undef TOLERANT_WALK
#undef OFFSET
#undef RESUME
#undef TRIPLET
#undef JUMP

/* ---- by the first masks ---- */

#if URIC_BUILT & ~URIC_BUILT_PORTABLE

#define FAR(state) return parse_tolerant(s, n, u, state, i, info, symbol)
#define JUMP(run, state)                                                      \
    if (i >= URIC_BLOCK)                                                      \
        FAR(state);                                                           \
    i += uric_lowest(stop_##run >> i)
#define TRIPLET(state) FAR(state)
#define ENTRY start
#define OFFSET uint32_t

int NEAR_WALK(uric_walk_tolerant)
{
    const unsigned start = (unsigned)(start_and_length >> 32);
    const unsigned char (*symbol)[256];
    NEAR_START;

    memcpy(&symbol, &u->part[URIC_FRAGMENT], sizeof symbol);
    memset(&u->part[URIC_FRAGMENT], 0, sizeof symbol);
    if (start >= URIC_START_RULES)
        return rules_tolerant(s, n, u, start & ~(unsigned)URIC_START_RULES, 0, 0, symbol);
#include "tables/parse_states.h"
    WALK_END;
}

#undef OFFSET
#undef ENTRY
#undef TRIPLET
#undef JUMP
#undef FAR

#endif

#if URIC_BUILT & URIC_BUILT_PORTABLE
int uric_tolerant_portable(unsigned start, const unsigned char *s, size_t n,
                           const unsigned char (*symbol)[256], struct uric *u)
{
    memset(u, 0, sizeof *u);
    if (start & URIC_START_RULES)
        return rules_tolerant(s, n, u, start & ~(unsigned)URIC_START_RULES, 0, 0, symbol);
    return parse_tolerant(s, n, u, start, 0, 0, symbol);
}
#endif

#undef TOLERANT

#endif

#endif

#if URIC_BUILT & ~URIC_BUILT_PORTABLE
#undef NEAR_WALK
#undef NEAR_START
#endif

#undef PASS_TRIPLET
#undef VIEW_START
#undef VIEW_JUMP
#undef WALK_END
#undef LOST
#undef TABLE_LEAVING
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
