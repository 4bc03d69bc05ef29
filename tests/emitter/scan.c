/* Compares a tiny grammar's C as grammar/tools/walk.py writes it with that of ragel -G2, on all
 * strings up to a length over its alphabet.  tests/proof/emitter.py compiles this for each
 * grammar, with a tiny.h that defines:
 *
 *   STATES           the file with the states, twice: once by rule, once resumed
 *   TINY_RULES       the number of rules, each with tiny_start[] and tiny_ragel()
 *   TINY_ALPHABET    a string
 *   uric_run         gen/tables/runs.h of the tiny classes */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define URIC_TABLE static

enum { LONGEST = 5, MOST_EVENTS = 64 };
enum { OK, REFUSED, INCOMPLETE };

/* the components, for grammars that have any */
enum { LEFT, RIGHT, COMPONENTS };

/* The result of a scan: events, their offsets, and the offsets of components. */
struct answer {
    int status;
    size_t stopped;
    unsigned defined;
    size_t begin[COMPONENTS], end[COMPONENTS];
    unsigned count;
    struct { const char *event; size_t at; } events[MOST_EVENTS];
};

static void mark(struct answer *a, const char *event, size_t at)
{
    if (a->count == MOST_EVENTS)
        abort();
    a->events[a->count].event = event;
    a->events[a->count++].at = at;
}

#define MARK(event) mark(a, #event, i)
/* an event that is one constant, which a table may hold */
enum { SMALL = 1, LARGE };
#define KIND(kind) mark(a, (kind) == SMALL ? "SMALL" : "LARGE", i)

/* an event that does not happen, in a rest that is read at once, writes zeros */
static size_t happens;
#define BEGIN(which, at) (a->begin[which] = (at) & happens)
#define NO_BEGIN(which) (a->begin[which] = 0)
#define END(which)                                                            \
    (a->end[which] = i & happens, a->defined |= 1u << (which) & (unsigned)happens)
#define UNDEFINE(which) (a->defined &= ~(1u << (which)))
#define CLEAR_IF_UNDEFINED(which)                                             \
    do {                                                                      \
        if (!(a->defined >> (which)&1))                                       \
            a->begin[which] = a->end[which] = 0;                              \
    } while (0)

#include "tiny.h"

static size_t run_end(const unsigned char *s, size_t i, size_t n, unsigned bits)
{
    while (i < n && uric_run[s[i]] & bits)
        i++;
    return i;
}

static int is_triplet(const unsigned char *s, size_t i, size_t n)
{
    return n - i > 2 && s[i] == '%' && uric_run[s[i + 1]] & URIC_RUN_HEXDIG &&
           uric_run[s[i + 2]] & URIC_RUN_HEXDIG;
}

/* Like the masks of stage 1, which pass triplets in all classes but the first. */
static size_t jump_end(const unsigned char *s, size_t i, size_t n, unsigned bits)
{
    i = run_end(s, i, n, bits);
    while (bits != URIC_RUN_SCHEME && is_triplet(s, i, n))
        i = run_end(s, i + 3, n, bits);
    return i;
}

#define BYTE s[i]
#define STEP i++
#define TRIPLET(state)                                                        \
    if (is_triplet(s, i, n)) {                                                \
        i += 3;                                                               \
        goto s##state;                                                        \
    }

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

/* ---- a whole string ---- */

#define JUMP(run, state)                                                      \
    do {                                                                      \
        if (jumps)                                                            \
            i = jump_end(s, i, n, URIC_RUN_##run);                            \
    } while (0)
#define AT_END(state, label, in)                                              \
    if (i == n)                                                               \
    goto label
#define DEAD(state, in) goto dead
#define LEAVE(state) (void)0
#define TABLE(part, r, base)                                                  \
    do {                                                                      \
        first = i;                                                            \
        r = 1;                                                                \
        while (r != 0 && i < n && uric_table_##part##_column[s[i]] != 0) {    \
            r = uric_table_##part##_next[uric_table_##part##_at(               \
                r, uric_table_##part##_column[s[i]])];                        \
            STEP;                                                             \
        }                                                                     \
    } while (0)
#define TABLE_BY_GROUPS(part, r, base) TABLE(part, r, base)
#define TABLE_LEAVING(part, r, base, flags, bit) TABLE(part, r, base)
#define LOST(part, r, base, in)                                               \
    do {                                                                      \
        i--; /* the byte that the table rejected */                                 \
        goto dead;                                                            \
    } while (0)
#define ENTRY tiny_start[rule]

/* The first byte of the two from i on, but n. */
static size_t first_of(const unsigned char *s, size_t i, size_t n, char one, char two)
{
    while (i < n && s[i] != one && s[i] != two)
        i++;
    return i;
}

/* Whether all bytes from i on are in PATH, a "?", the first "#" or in a triplet. */
static int is_rest(const unsigned char *s, size_t i, size_t n)
{
    const size_t hash = first_of(s, 0, n, '#', '#');

    while (i < n) {
        if (is_triplet(s, i, n))
            i += 3;
        else if (uric_run[s[i]] & URIC_RUN_PATH || s[i] == '?' || i == hash)
            i++;
        else
            return 0;
    }
    return 1;
}

static unsigned long finished;

/* As in src/library/parse/walk.c: the first "?" and "#" of the whole input. */
#define FINISH(state)                                                         \
    if (jumps > 1 && is_rest(s, i, n)) {                                      \
        finished++;                                                           \
        goto f##state;                                                        \
    }
#define FINISH_WITHOUT_HASH(state)                                            \
    if (jumps > 1 && is_rest(s, i, n) && (first_hash < i || first_hash == n)) {           \
        finished++;                                                           \
        goto f##state;                                                        \
    }
#define TO_MARK i = first_mark
#define IF_MARK happens = (size_t)0 - (first_mark < first_hash)
#define TO_HASH i = first_hash
#define IF_HASH happens = (size_t)0 - (first_hash < n)
#define TO_END i = n

static void walk(int rule, const unsigned char *s, size_t n, int jumps, struct answer *a)
{
    const size_t first_mark = first_of(s, 0, n, '?', '#');
    const size_t first_hash = first_of(s, 0, n, '#', '#');
    size_t i = 0, first = 0;
    unsigned r = 0;

    memset(a, 0, sizeof *a);
    happens = ~(size_t)0;
    (void)first_mark;
    (void)first_hash;
#include STATES
done:
    a->status = OK;
    goto stopped;
dead:
    a->status = i < n ? REFUSED : INCOMPLETE;
stopped:
    a->stopped = i;
    (void)first;
    (void)r;
    (void)jumps;
}

#undef FINISH_WITHOUT_HASH
#undef FINISH
#undef ENTRY
#undef LOST
#undef TABLE_LEAVING
#undef TABLE_BY_GROUPS
#undef TABLE
#undef LEAVE
#undef DEAD
#undef AT_END
#undef JUMP

/* ---- byte by byte ---- */

struct stream {
    unsigned state, end_state;
    size_t end_offset;
    int refused;
    struct answer answer;
};

#define JUMP(run, state) i = jump_end(s, i, n, URIC_RUN_##run)
#define AT_END(here, label, in)                                               \
    if (i == n) {                                                             \
        m->state = (here);                                                    \
        if (at_end)                                                           \
            goto label;                                                       \
        goto suspended;                                                       \
    }
#define DEAD(here, in)                                                        \
    do {                                                                      \
        m->state = (here);                                                    \
        goto dead;                                                            \
    } while (0)
#define LEAVE(here) (m->end_state = (here), m->end_offset = i)
#define TABLE_LEAVING(part, r, base, flags, bit)                              \
    while (i < n && uric_table_##part##_column[s[i]] != 0) {                  \
        const unsigned to = uric_table_##part##_next[uric_table_##part##_at(  \
            r, uric_table_##part##_column[s[i]])];                            \
                                                                              \
        if (to != 0 && flags[r] & (bit) && !(flags[to] & (bit)))              \
            LEAVE((base) + r);                                                \
        before = r;                                                           \
        r = to;                                                               \
        STEP;                                                                 \
        if (r == 0)                                                           \
            break;                                                            \
    }
#define TABLE_BY_GROUPS(part, r, base) TABLE(part, r, base)
#define TABLE(part, r, base)                                                  \
    while (i < n && uric_table_##part##_column[s[i]] != 0) {                  \
        before = r;                                                           \
        r = uric_table_##part##_next[uric_table_##part##_at(                  \
            r, uric_table_##part##_column[s[i]])];                            \
        STEP;                                                                 \
        if (r == 0)                                                           \
            break;                                                            \
    }
#define LOST(part, r, base, in)                                               \
    do {                                                                      \
        i--;                                                                  \
        DEAD((base) + before, in);                                                \
    } while (0)
#define RESUME m->state

/* Feeds the bytes of s from *at up to n; at_end: the input ends there. */
static void resume(struct stream *m, const unsigned char *s, size_t *at, size_t n,
                   int at_end)
{
    struct answer *const a = &m->answer;
    size_t i = *at;
    unsigned r = 0, before = 0;

#include STATES
dead:
    m->refused = 1;
suspended:
done:
    *at = i;
    (void)r;
    (void)before;
}

/* ---- all strings ---- */

static unsigned long strings, differences;

static int same(const struct answer *a, const struct answer *b)
{
    unsigned k;

    if (a->status != b->status || a->stopped != b->stopped || a->count != b->count)
        return 0;
    for (k = 0; k < a->count; k++) {
        if (strcmp(a->events[k].event, b->events[k].event) != 0 ||
            a->events[k].at != b->events[k].at)
            return 0;
    }
    /* marks of a rejected string are not reported */
    return a->status != OK || (a->defined == b->defined &&
                               memcmp(a->begin, b->begin, sizeof a->begin) == 0 &&
                               memcmp(a->end, b->end, sizeof a->end) == 0);
}

static void differs(const char *how, int rule, const unsigned char *s, size_t n)
{
    if (differences++ < 10)
        printf("%s, rule %d: \"%.*s\"\n", how, rule, (int)n, (const char *)s);
}

/* The longest prefix that matches, by scanning each; -1 if none does. */
static long prefix_of(int rule, const unsigned char *s, size_t n)
{
    struct answer a;
    size_t i;

    for (i = n + 1; i-- > 0;) {
        tiny_ragel(rule, s, i, &a);
        if (a.status == OK)
            return (long)i;
    }
    return -1;
}

static void check_stream(int rule, const unsigned char *s, size_t n,
                         const struct answer *expected)
{
    struct stream m, ended;
    size_t i, at = 0;
    long prefix = -1;

    memset(&m, 0, sizeof m);
    m.state = tiny_start[rule];
    for (i = 1; i <= n && !m.refused; i++)
        resume(&m, s, &at, i, 0);
    ended = m;
    ended.refused = 0;
    i = at;
    resume(&ended, s, &i, at, 1);
    if (!ended.refused)
        prefix = (long)at;
    else if (m.end_state != 0)
        prefix = (long)m.end_offset;
    if (prefix != prefix_of(rule, s, at))
        differs("prefix", rule, s, n);
    if (!m.refused)
        m = ended;
    m.answer.status = !m.refused ? OK : at < n ? REFUSED : INCOMPLETE;
    m.answer.stopped = at;
    if (!same(&m.answer, expected))
        differs("byte by byte", rule, s, n);
}

static void check(const unsigned char *s, size_t n)
{
    struct answer expected, found;
    int rule, jumps;

    for (rule = 0; rule < TINY_RULES; rule++) {
        tiny_ragel(rule, s, n, &expected);
        strings++;
        for (jumps = 0; jumps < 3; jumps++) {
            walk(rule, s, n, jumps, &found);
            if (!same(&found, &expected))
                differs(jumps > 1 ? "at once" : jumps ? "with jumps" : "without jumps", rule, s,
                        n);
        }
        happens = ~(size_t)0;
        check_stream(rule, s, n, &expected);
    }
}

int main(void)
{
    static const char alphabet[] = TINY_ALPHABET;
    const size_t letters = sizeof alphabet - 1;
    size_t digits[LONGEST], n, i;
    unsigned char s[LONGEST];

    for (n = 0; n <= LONGEST; n++) {
        memset(digits, 0, sizeof digits);
        do {
            for (i = 0; i < n; i++)
                s[i] = (unsigned char)alphabet[digits[i]];
            check(s, n);
            for (i = 0; i < n && ++digits[i] == letters; i++)
                digits[i] = 0;
        } while (i < n);
    }
    printf("%lu strings, %lu rests read at once, %lu differences\n", strings, finished,
           differences);
    return differences != 0;
}
