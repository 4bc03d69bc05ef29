/* What the two stages of the scanner share.
 *
 * Stage 1, once for each instruction set (classify_*.c): which bytes a run may pass, as masks
 * of 64 bytes.  It decides nothing but how far a run goes.
 *
 * Stage 2, once (walk.c): the automaton that Ragel builds of grammar/machines/parse.rl or rules.rl, as
 * goto code (gen/tables/parse_states.h, gen/tables/rules_states.h).  Its states jump by the masks over what they
 * loop on themselves over.  grammar/README.md shows both at work. */
#ifndef URIC_WALK_H
#define URIC_WALK_H

#include "parse/isa.h"
#include "parse/triplet_ahead.h"
#include "util/bits.h"

#include "tables/parse_tables.h"
#ifndef URIC_ONLY_PARSE
#include "tables/rules_tables.h"
#endif

/* The classes of classes.rl that states jump over, the smallest first.  Three are enough: a
 * state steps over a byte that it loops on when a jump has stopped too soon. */
enum uric_jump { JUMP_SCHEME, JUMP_REG_NAME, JUMP_PATH, JUMPS };

/* How many bytes a mask tells of, and how many are classified at once of many records.
 * tests/small_block.c makes them small enough to go through all that there can be in some. */
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

/* What stage 1 shows of the n bytes at s: bit k of stop[jump] is 0 if a run of the class, and
 * of valid triplets, passes the byte at base + k. */
struct uric_view {
    const unsigned char *s;
    size_t n, base;
    uric_word stop[JUMPS];
};

#ifndef URIC_ONLY_PARSE
/* What stage 1 shows of a stretch of many records: bit k of a word i is that of byte
 * URIC_BLOCK * i + k.  A bit of stop[jump] is 0 if a run of the class, and of valid triplets, passes
 * the byte; terminators and what is past the end stop every run. */
enum { URIC_STRETCH_WORDS = URIC_STRETCH / URIC_BLOCK };
struct uric_masks {
    /* The bits from any byte on are read as one word. */
    uric_word stop[JUMPS][URIC_STRETCH_WORDS + 2];
    uric_word terminator[URIC_STRETCH_WORDS];
};
#endif

/* Which machine, where it starts, and how many bytes there are, in one register.  A start is
 * a number of gen/tables/parse_tables.h, or one of gen/tables/rules_tables.h and URIC_START_RULES. */
#define URIC_START_RULES 0x8000
#define URIC_START_AND_LENGTH(start, n) ((uint64_t)(start) << 32 | (uint32_t)(n))

#if URIC_BUILT & ~URIC_BUILT_PORTABLE
/* Scans s from a start on: URIC_OK, URIC_INVALID or URIC_INCOMPLETE, and the parts to *u,
 * which is all zero.  The masks tell of the first 63 bytes which are in the classes, or in a
 * part of them; bit 63 (of a block of 64), and the bits of bytes at or past the end, are 0.  The parameters fit
 * the registers that calls are given. */
URIC_INTERNAL int uric_walk(const unsigned char *s, uint64_t start_and_length, struct uric *u,
                            uint64_t scheme, uint64_t reg_name, uint64_t path);
#endif

/* Where a table's walk from the state r at s + *i is refused: *i, and the state there. */
URIC_INTERNAL unsigned uric_walk_lost(const unsigned char *next, const unsigned char *column,
                                      const unsigned char *s, size_t *i, unsigned r);

/* Where the run of bytes with one of the bits of uric_run that begins at s + i ends. */
static URIC_INLINE size_t uric_run_end(const unsigned char *s, size_t i, size_t n, unsigned bits)
{
    /* four at a time, as what they are compared with is half of the work */
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
/* Where a rule of enum uric_rule starts; 0 when there is no such rule. */
URIC_INTERNAL unsigned uric_start_of(int rule);
#endif

#endif
