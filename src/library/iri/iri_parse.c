/* The scanner of IRIs: the automaton of grammar/machines/iri.rl, byte by byte. */
#include "iri/iri_by_states.h"
#include "uric_iri.h"
#include "util/ascii.h"
#include "util/hexdig.h"

#include "tables/iri_tables.h"
#include "tables/runs.h"

/* ---- marks: the offsets in *u; the defined parts and the kinds in one register ---------- */

#define AT ((uint32_t)i)
#define BEGIN(which, at) (u->part[which].begin = (at))
#define BEGIN_OF(which) (u->part[which].begin)
#define NO_BEGIN(which) (u->part[which].begin = 0)
#define END(which) (u->part[which].end = AT, info |= 1u << (which))
#define CLEAR_IF_UNDEFINED(which)                                             \
    do {                                                                      \
        if (!(info >> (which)&1))                                             \
            u->part[which].begin = u->part[which].end = 0;                    \
    } while (0)
#define HOST_KIND(kind) (info = (info & ~0xff00u) | (uint32_t)(kind) << 8)
#define PATH_KIND(kind) (info = (info & ~0xff0000u) | (uint32_t)(kind) << 16)

/* ---- what the states use ---------------------------------------------------------------- */

#define BYTE s[i]
#define STEP i++
#define JUMP(run, here)                                                       \
    while (i < n && uric_run[s[i]] & URIC_RUN_##run)                          \
        i++
#define TRIPLET(here)                                                         \
    if (uric_is_triplet(s, i, n)) {                                           \
        i += 3;                                                               \
        goto s##here;                                                         \
    }
#define AT_END(here, label, part)                                             \
    if (i == n) {                                                             \
        state = (here);                                                       \
        in = (part);                                                          \
        goto label;                                                           \
    }
#define DEAD(here, part)                                                      \
    do {                                                                      \
        state = (here);                                                       \
        in = (part);                                                          \
        goto dead;                                                            \
    } while (0)
#define LEAVE(here) (void)0
#define TABLE(part, r, base)                                                  \
    do {                                                                      \
        unsigned column;                                                      \
                                                                              \
        while (i < n && (column = uric_table_##part##_column[s[i]]) != 0) {   \
            const unsigned to = uric_table_##part##_next[uric_table_##part##_at(r, column)];\
                                                                              \
            if (to == 0)                                                      \
                lost = (base) + (r);                                          \
            (r) = to;                                                         \
            if (to == 0)                                                      \
                break;                                                        \
            STEP;                                                             \
        }                                                                     \
    } while (0)
#define TABLE_LEAVING(part, r, base, flags, may_end) TABLE(part, r, base)
#define CHARACTERS(part, r)                                                   \
    while (i < n) {                                                           \
        const unsigned to = part##_next[(r) << 5 | part##_column[s[i]]];      \
                                                                              \
        if (to == 0)                                                          \
            break;                                                            \
        STEP;                                                                 \
        (r) = to;                                                             \
        if (to == 1)                                                          \
            break;                                                            \
    }
#define LOST(part, r, base, within) DEAD(lost, within)
#define RESUME from

/* Where a scan stopped. */
struct stop {
    size_t at;
    unsigned state;
    int may_end; /* the input may end there, and did */
};

/* Scans the n bytes at s from a state on.  Writes the parts to *u, which must be all zero, or
 * the component in which the error is. */
static struct stop iri_walk(unsigned from, const unsigned char *s, size_t n, struct uric *u)
{
    struct stop stop;
    size_t i = 0;
    uint32_t info = 0;
    unsigned r = 0, lost = 0, state = from, in = 0;

#include "tables/iri_states.h"

done:
    u->defined = (uint8_t)info;
    u->host_kind = (uint8_t)(info >> 8);
    u->path_kind = (uint8_t)(info >> 16);
    stop.at = i;
    stop.state = state;
    stop.may_end = 1;
    return stop;
dead:
    u->error_part = (uint8_t)in;
    stop.at = i;
    stop.state = state;
    stop.may_end = 0;
    return stop;
}

#undef RESUME
#undef LOST
#undef CHARACTERS
#undef TABLE_LEAVING
#undef TABLE
#undef LEAVE
#undef DEAD
#undef AT_END
#undef TRIPLET
#undef JUMP
#undef STEP
#undef BYTE
#undef PATH_KIND
#undef HOST_KIND
#undef CLEAR_IF_UNDEFINED
#undef END
#undef NO_BEGIN
#undef BEGIN_OF
#undef BEGIN
#undef AT

/* ---- the rules --------------------------------------------------------------------------- */

static const struct {
    const char *name;
    uint16_t start;
    uint16_t strict; /* the same rule of RFC 3986 */
} iri_rules[URIC_IRI_RULES] = {
    { "IRI-reference", IRI_START_IRI_reference, URIC_RULE_URI_REFERENCE },
    { "IRI", IRI_START_IRI, URIC_RULE_URI },
    { "absolute-IRI", IRI_START_absolute_IRI, URIC_RULE_ABSOLUTE_URI },
    { "irelative-ref", IRI_START_irelative_ref, URIC_RULE_RELATIVE_REF }
};

const char *uric_iri_rule_name(int rule)
{
    return rule >= 0 && rule < URIC_IRI_RULES ? iri_rules[rule].name : NULL;
}

enum uric_iri_rule uric_iri_rule(const char *name, size_t n)
{
    int rule;

    for (rule = 0; rule < URIC_IRI_RULES; rule++) {
        if (uric_is_exactly(name, n, iri_rules[rule].name))
            return (enum uric_iri_rule)rule;
    }
    return URIC_IRI_RULE_NONE;
}

/* ---- parsing ----------------------------------------------------------------------------- */

enum uric_status uric_iri_by_states(enum uric_iri_rule rule, const char *s, size_t n,
                                    struct uric *u)
{
    struct stop stop;
    uint8_t in;

    memset(u, 0, sizeof *u);
    stop = iri_walk(iri_rules[rule].start, (const unsigned char *)s, n, u);
    if (stop.may_end)
        return URIC_OK;
    in = u->error_part;
    memset(u, 0, sizeof *u);
    u->error_part = in;
    u->error_offset = (uint32_t)stop.at;
    return stop.at < n ? URIC_INVALID : URIC_INCOMPLETE;
}

/* The faster scanner of URIs answers whatever is US-ASCII up to where it stops: the grammars
 * differ only in the bytes beyond. */
enum uric_status uric_iri_parse_as(enum uric_iri_rule rule, const char *s, size_t n,
                                   struct uric *u)
{
    enum uric_status status;

    if ((unsigned)rule >= URIC_IRI_RULES) {
        memset(u, 0, sizeof *u);
        return URIC_NO_RULE;
    }
    status = uric_parse_as((enum uric_rule)iri_rules[rule].strict, s, n, NULL, u);
    return status == URIC_INVALID && (unsigned char)s[u->error_offset] >= 0x80
               ? uric_iri_by_states(rule, s, n, u)
               : status;
}

enum uric_status uric_iri_parse(const char *s, size_t n, struct uric *u)
{
    return uric_iri_parse_as(URIC_IRI_REFERENCE, s, n, u);
}

/* ---- what was expected ------------------------------------------------------------------- */

/* The bytes that a state takes; whether the input may end in it. */
static int expected_in(unsigned state, struct uric_set *set)
{
    struct uric ignored;
    unsigned b;

    memset(set, 0, sizeof *set);
    for (b = 0; b < 256; b++) {
        const unsigned char byte = (unsigned char)b;

        memset(&ignored, 0, sizeof ignored);
        if (iri_walk(state, &byte, 1, &ignored).at == 1)
            set->bits[b >> 6] |= (uint64_t)1 << (b & 63);
    }
    memset(&ignored, 0, sizeof ignored);
    return iri_walk(state, (const unsigned char *)"", 0, &ignored).may_end;
}

enum uric_status uric_iri_explain(enum uric_iri_rule rule, const char *s, size_t n,
                                  char *buffer, size_t size, size_t *length)
{
    struct uric u;
    struct uric_set set;
    struct stop stop;
    int may_end;

    *length = 0;
    if (uric_iri_rule_name(rule) == NULL)
        return URIC_NO_RULE;
    memset(&u, 0, sizeof u);
    stop = iri_walk(iri_rules[rule].start, (const unsigned char *)s, n, &u);
    if (stop.may_end)
        return URIC_NONE;
    may_end = expected_in(stop.state, &set);
    return uric_expected_text(&set, may_end, (enum uric_part)u.error_part, buffer, size,
                              length);
}
