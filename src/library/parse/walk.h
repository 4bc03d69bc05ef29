/* The interface of the scanner's two stages.
 *
 * Stage 1, once for each instruction set (classify_*.c), finds which bytes a run may pass, as
 * masks of 64 bytes.  It decides only how far a run goes.
 *
 * Stage 2, once (walk.c), is the automaton that Ragel builds from grammar/machines/parse.rl or
 * rules.rl: of the hot rules as goto code (gen/tables/parse_states.h), of all rules as a table
 * (transitions.h).  A state that loops on itself jumps over the run that a mask shows.
 * grammar/README.md has an example. */
#ifndef URIC_WALK_H
#define URIC_WALK_H

#include "parse/isa.h"
#include "util/hexdig.h"
#include "util/bits.h"

/* gen/uric_http.c has other tables, of fewer rules, and reads by its hot rules with kernels, by the
 * others with streams. */
#ifdef URIC_ONLY_HTTP
#include "tables/http_parse_tables.h"
#include "tables/http_rules_tables.h"
#else
#include "tables/parse_tables.h"
#ifndef URIC_ONLY_PARSE
#include "tables/rules_tables.h"
#endif
#endif
#ifndef URIC_SMALL
#include "tables/runs.h"
#endif

/* The classes of classes.rl that states jump over, the smallest first.  Three are enough: if a
 * jump stops too soon, the state steps over the byte and jumps again. */
enum uric_jump { JUMP_SCHEME, JUMP_REG_NAME, JUMP_PATH, JUMPS };

/* Masks of a block of the n bytes at s: bit k of stop[jump] is 0 if a run of the class, and of
 * valid triplets, passes the byte at base + k. */
struct uric_view {
    const unsigned char *s;
    size_t n, base;
    uric_word stop[JUMPS];
};

/* The start and the number of bytes, in one register.  A start is a constant of
 * gen/tables/parse_tables.h. */
#define URIC_START_AND_LENGTH(start, n) ((uint64_t)(start) << 32 | (uint32_t)(n))

/* What a search finds in the rest of a long input: the first "?" before any "#", in the upper half,
 * and the first "#"; without one, the next of them, or the end.  If a byte is bad, it is the end,
 * or the "%" before it if it should be a digit; `bad` is one more, and otherwise 0. */
struct uric_search_result {
    uint64_t marks, bad;
};

/* Searches n >= URIC_BLOCK bytes from i on, which is not inside a triplet.  Bad is what is neither
 * in the class PATH, in a triplet, a "?" nor the first "#". */
typedef struct uric_search_result uric_search(const unsigned char *s, size_t i, size_t n);

#if URIC_BUILT & ~URIC_BUILT_PORTABLE
static URIC_ALWAYS_INLINE struct uric_search_result uric_found_all(uint64_t mark, uint64_t hash)
{
    struct uric_search_result found;

    found.marks = mark << 32 | hash;
    found.bad = 0;
    return found;
}

/* The same where the byte at `at` is bad, or the input ends there in a triplet. */
URIC_INTERNAL struct uric_search_result uric_found_bad(const unsigned char *s, size_t at,
                                                       uint64_t mark, uint64_t hash);

/* Scans s from a start: returns URIC_OK, URIC_INVALID or URIC_INCOMPLETE, and writes the parts
 * to *u, which must be all zero.  The masks show which of the first 63 bytes are in the classes,
 * or in subsets of them; bit 63 (of a block of 64), and the bits of bytes at or past the end,
 * are 0.  n is less than URIC_BLOCK.  All parameters fit in registers. */
URIC_INTERNAL int uric_walk(const unsigned char *s, uint64_t start_and_length,
                            struct uric *u, uint64_t scheme, uint64_t reg_name,
                            uint64_t path);

/* The same as uric_walk() for the hot rules and a long input.  The masks show which of the first
 * URIC_BLOCK bytes are in the classes, or in subsets of them. */
URIC_INTERNAL int uric_walk_long(const unsigned char *s, uint64_t start_and_length,
                                 struct uric *u, uric_search *search, uint64_t scheme,
                                 uint64_t reg_name);
#endif

#ifndef URIC_ONLY_PARSE
/* Scans the n bytes at s for any rule, from a start of gen/tables/rules_tables.h, by a table; by
 * the symbols of struct uric_tolerance unless symbol is NULL.  *u is all zero, and *v has the
 * masks of the first block, or none (a base outside of the input).  Returns what uric_walk()
 * does, or URIC_NO_RULE if there are symbols and the build is strict. */
URIC_INTERNAL int uric_walk_rule(unsigned start, const unsigned char *s, size_t n,
                                 const unsigned char (*symbol)[256], struct uric_view *v,
                                 struct uric *u);

#if URIC_BUILT & ~URIC_BUILT_PORTABLE
/* The same without symbols for fewer bytes than URIC_BLOCK, by the masks of uric_walk(). */
URIC_INTERNAL int uric_walk_few(const unsigned char *s, uint64_t start_and_length,
                                struct uric *u, uint64_t scheme, uint64_t reg_name,
                                uint64_t path);
#endif
#endif

/* With AddressSanitizer each copy is long: twenty of them in a function took gcc 15 MB. */
#ifdef __SANITIZE_ADDRESS__
#define URIC_RUN_INLINE URIC_NEVER_INLINE
#else
#define URIC_RUN_INLINE URIC_INLINE
#endif

#ifndef URIC_SMALL
/* The end of the run at s + i of bytes that have one of the bits of uric_run. */
static URIC_RUN_INLINE size_t uric_run_end(const unsigned char *s, size_t i, size_t n,
                                       unsigned bits)
{
    /* four at a time: the test of the bound would be half of the work */
    for (; n - i >= 4; i += 4) {
        if (!(uric_run[s[i]] & bits))
            return i;
        if (!(uric_run[s[i + 1]] & bits))
            return i + 1;
        if (!(uric_run[s[i + 2]] & bits))
            return i + 2;
        if (!(uric_run[s[i + 3]] & bits))
            return i + 3;
    }
    while (i < n && uric_run[s[i]] & bits)
        i++;
    return i;
}
#endif

#ifdef URIC_ONLY_HTTP
static URIC_INLINE unsigned uric_start_of(int rule)
{
    static const unsigned char starts[URIC_RULES] = {
        RULES_START_URI_reference, 0, RULES_START_absolute_form, 0, RULES_START_authority,
        RULES_START_host, RULES_START_IPv6address, 0, RULES_START_origin_form,
        RULES_START_absolute_form,
        RULES_START_authority_form, RULES_START_asterisk_form, RULES_START_request_target,
        RULES_START_request_target_CONNECT, RULES_START_Host
    };

    return rule >= 0 && rule < URIC_RULES ? starts[rule] : 0;
}
#endif

#ifndef URIC_ONLY_PARSE
/* The start of a rule of enum uric_rule in gen/tables/rules_tables.h; 0 if there is no such
 * rule. */
static URIC_INLINE unsigned uric_start_of(int rule)
{
    static const unsigned char starts[URIC_RULES] = {
        RULES_START_URI_reference, RULES_START_URI, RULES_START_absolute_URI,
        RULES_START_relative_ref, RULES_START_authority, RULES_START_host,
        RULES_START_IPv6address, RULES_START_IPv4address, RULES_START_origin_form,
        RULES_START_absolute_form, RULES_START_authority_form, RULES_START_asterisk_form,
        RULES_START_request_target, RULES_START_request_target_CONNECT, RULES_START_Host
    };

    return rule >= 0 && rule < URIC_RULES ? starts[rule] : 0;
}

/* The same in gen/tables/parse_tables.h; 0 if the rule is not hot. */
static URIC_INLINE unsigned uric_hot_start_of(int rule)
{
    /* a build by ragel -G2 has numbers beyond 255 */
    static const uint16_t starts[URIC_RULES] = {
        PARSE_START_URI_reference, PARSE_START_URI, 0, 0, 0, 0, 0, 0, PARSE_START_origin_form,
        0, 0, 0, 0, 0, PARSE_START_Host
    };

    return rule >= 0 && rule < URIC_RULES ? starts[rule] : 0;
}

/* The start in gen/tables/parse_tables.h of a hot rule that does with the first byte what the
 * rule does, so that both answer alike, or that differs from it in the fragment alone; 0 if
 * there is none. */
static URIC_INLINE unsigned uric_hot_start_after(unsigned start, unsigned char first)
{
    const unsigned alike = uric_rules_alike[start], column = uric_rules_own_column[first];

    if (alike < RULES_BUT_FRAGMENT &&
        (alike == 0 || column == 0 ||
         uric_rules_way[start][column] != uric_rules_way[alike][column] ||
         uric_rules_way[start][column] >> RULES_ROW_BITS == RULES_REFUSE))
        return 0;
    switch (alike % RULES_BUT_FRAGMENT) {
    case RULES_START_URI_reference: return PARSE_START_URI_reference;
    case RULES_START_URI: return PARSE_START_URI;
    case RULES_START_origin_form: return PARSE_START_origin_form;
    case RULES_START_Host: return PARSE_START_Host;
    default: return 0;
    }
}

/* Parses n bytes, up to URIC_MAX_LENGTH, by these kernels, for a rule that exists. */
static URIC_INLINE int uric_parse_by(const struct uric_kernels *kernels, int rule,
                                     const unsigned char *s, size_t n, struct uric *u)
{
    const unsigned start = uric_start_of(rule);
    unsigned hot = uric_hot_start_of(rule);
    int status;

    if (hot == 0 && n > 0)
        hot = uric_hot_start_after(start, s[0]);
    if (hot != 0) {
        status = kernels->parse(hot, s, n, u);
        /* of a rule without fragments, the error may be another one */
        if (uric_rules_alike[start] < RULES_BUT_FRAGMENT ||
            (status == URIC_OK && !(u->defined >> URIC_FRAGMENT & 1)))
            return status;
    }
    return kernels->rule(start, s, n, NULL, u);
}
#endif

#endif
