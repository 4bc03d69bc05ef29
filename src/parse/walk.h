/* The interface of the scanner's two stages.
 *
 * Stage 1, once for each instruction set (classify_*.c), finds which bytes a run may pass, as
 * masks of 64 bytes.  It decides only how far a run goes.
 *
 * Stage 2, once (walk.c), is the automaton that Ragel builds from grammar/machines/parse.rl or
 * rules.rl, as goto code (gen/tables/parse_states.h, gen/tables/rules_states.h).  A state that
 * loops on itself jumps over the run that a mask shows.  grammar/README.md has an example. */
#ifndef URIC_WALK_H
#define URIC_WALK_H

#include "parse/isa.h"
#include "util/hexdig.h"
#include "util/bits.h"

#include "tables/parse_tables.h"
#include "tables/runs.h"
#ifndef URIC_ONLY_PARSE
#include "tables/rules_tables.h"
#endif

/* The classes of classes.rl that states jump over, the smallest first.  Three are enough: if a
 * jump stops too soon, the state steps over the byte and jumps again. */
enum uric_jump { JUMP_SCHEME, JUMP_REG_NAME, JUMP_PATH, JUMPS };

/* The number of bytes in a mask, and the number classified at once for many records.  The
 * test small-block makes them so small that it can enumerate all strings of several blocks. */
#ifndef URIC_BLOCK
#define URIC_BLOCK 64
#endif
#if URIC_BLOCK == 64
typedef uint64_t uric_word;
enum { URIC_STRETCH = 8192 };
#elif URIC_BLOCK == 8
typedef uint8_t uric_word;
enum { URIC_STRETCH = 16 };
#endif

/* Masks of a block of the n bytes at s: bit k of stop[jump] is 0 if a run of the class, and of
 * valid triplets, passes the byte at base + k. */
struct uric_view {
    const unsigned char *s;
    size_t n, base;
    uric_word stop[JUMPS];
};

#ifndef URIC_ONLY_PARSE
/* Masks of a stretch of many records: bit k of word i is for byte URIC_BLOCK * i + k.  A bit of
 * stop[jump] is 0 if a run of the class, and of valid triplets, passes the byte; terminators and
 * bytes past the end stop every run. */
enum { URIC_STRETCH_WORDS = URIC_STRETCH / URIC_BLOCK };
struct uric_masks {
    /* two words more, since a word may be read from any byte on */
    uric_word stop[JUMPS][URIC_STRETCH_WORDS + 2];
    uric_word terminator[URIC_STRETCH_WORDS];
};
#endif

/* The start and the number of bytes, in one register.  A start is a constant of
 * gen/tables/parse_tables.h, or one of gen/tables/rules_tables.h combined with
 * URIC_START_RULES. */
#define URIC_START_RULES 0x8000
#define URIC_START_AND_LENGTH(start, n) ((uint64_t)(start) << 32 | (uint32_t)(n))

#if URIC_BUILT & ~URIC_BUILT_PORTABLE
/* Scans s from a start: returns URIC_OK, URIC_INVALID or URIC_INCOMPLETE, and writes the parts
 * to *u, which must be all zero.  The masks show which of the first 63 bytes are in the classes,
 * or in subsets of them; bit 63 (of a block of 64), and the bits of bytes at or past the end,
 * are 0.  All parameters fit in registers. */
URIC_INTERNAL int uric_walk(const unsigned char *s, uint64_t start_and_length,
                            struct uric *u, uint64_t scheme, uint64_t reg_name,
                            uint64_t path);
#ifndef URIC_ONLY_PARSE
/* The same by the symbols of struct uric_tolerance: a pointer to its tables takes the place of
 * the fragment in *u, since registers are used up. */
URIC_INTERNAL int uric_walk_tolerant(const unsigned char *s, uint64_t start_and_length,
                                     struct uric *u, uint64_t scheme, uint64_t reg_name,
                                     uint64_t path);
#endif
#endif

/* Repeats a table's walk from the state r at s + *i: sets *i to the offset of the rejected byte
 * and returns the state before it. */
URIC_INTERNAL unsigned uric_walk_lost(const unsigned char *next,
                                      const unsigned char *column, const unsigned char *s,
                                      size_t *i, unsigned r);

/* The end of the run at s + i of bytes that have one of the bits of uric_run. */
static URIC_INLINE size_t uric_run_end(const unsigned char *s, size_t i, size_t n,
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

#ifndef URIC_ONLY_PARSE
/* The start of a rule of enum uric_rule; 0 if there is no such rule. */
static URIC_INLINE unsigned uric_start_of(int rule)
{
#define HOT(name) PARSE_START_##name
#define OTHER(name) (URIC_START_RULES | RULES_START_##name)
#include "parse/starts.h"
    return rule >= 0 && rule < URIC_RULES ? starts[rule] : 0;
}

/* Like uric_start_of(), for the states that TOLERANT compiles. */
static URIC_INLINE unsigned uric_tolerant_start_of(int rule)
{
#define HOT(name) PARSE_TOLERANT_START_##name
#define OTHER(name) (URIC_START_RULES | RULES_TOLERANT_START_##name)
#include "parse/starts.h"
    return rule >= 0 && rule < URIC_RULES ? starts[rule] : 0;
}
#endif

#endif
