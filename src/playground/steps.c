/* The scanner's automaton a byte at a time, for the page that shows it: the goto code that the
 * library compiles (gen/tables/parse_states.h), without its jumps and events. */
#include "uric.h"
#define URIC_TABLE static
#include "tables/parse_tables.h"

#define PAGE_API __attribute__((visibility("default")))

/* Writes the state before each byte of s and the one at the end, n + 1 in all, or as many as
 * there are up to the rejected byte.  Returns how many bytes were taken. */
PAGE_API size_t page_steps(const unsigned char *s, size_t n, uint16_t *states);

/* Where a byte leads from a state: another state, or 0. */
PAGE_API unsigned page_next(unsigned state, unsigned byte);

/* Whether the input may end in a state. */
PAGE_API int page_may_end(unsigned state);

/* Write what is expected in a state, in words, as uric_explain() does; or only the bytes that
 * lead to another state. */
PAGE_API int page_expected(unsigned state, int part, char *buffer, size_t size, size_t *length);
PAGE_API int page_way(unsigned state, unsigned to, char *buffer, size_t size, size_t *length);

enum { REFUSED, GOES_ON, MAY_END };

#define AT i
#define BEGIN(which, at) (void)0
#define BEGIN_OF(which) 0
#define NO_BEGIN(which) (void)0
#define END(which) (void)0
#define UNDEFINE(which) (void)0
#define CLEAR_IF_UNDEFINED(which) (void)0
#define HOST_KIND(kind) (void)0
#define PATH_KIND(kind) (void)0
#define HAS_PATH_KIND(kind) 0
#define BYTE p[i]
#define STEP i++
#define JUMP(run, state) (void)0
#define TRIPLET(state) (void)0
#define AT_END(here, label, part)                                             \
    if (i == n) {                                                             \
        *state = (here);                                                      \
        goto label;                                                           \
    }
#define DEAD(here, part) return REFUSED
#define LEAVE(here) (void)0
#define TABLE(part, r, base)                                                  \
    if (i < n && uric_table_##part##_column[p[i]] != 0) {                     \
        const unsigned column = uric_table_##part##_column[p[i]];             \
                                                                              \
        (r) = uric_table_##part##_next[uric_table_##part##_at(r, column)];    \
        STEP;                                                                 \
    }
#define TABLE_BY_GROUPS(part, r, base) TABLE(part, r, base) /* each byte is a step */
#define TABLE_LEAVING(part, r, base, flags, may_end) TABLE(part, r, base)
#define LOST(part, r, base, within) return REFUSED
#define RESUME (*state)

/* Reads n bytes, 0 or 1, in a state, and sets the state after them; whether the input may end
 * there. */
static int scan(const unsigned char *p, size_t n, unsigned *state)
{
    size_t i = 0;
    unsigned r = 0;

#include "tables/parse_states.h"
done:
    return MAY_END;
dead:
    return i == n ? GOES_ON : REFUSED;
}

PAGE_API size_t page_steps(const unsigned char *s, size_t n, uint16_t *states)
{
    unsigned state = PARSE_START_URI_reference;
    size_t i = 0;

    for (;;) {
        states[i] = (uint16_t)state;
        if (i == n || scan(s + i, 1, &state) == REFUSED)
            return i;
        i++;
    }
}

PAGE_API unsigned page_next(unsigned state, unsigned byte)
{
    const unsigned char p = (unsigned char)byte;

    return scan(&p, 1, &state) == REFUSED ? 0 : state;
}

PAGE_API int page_may_end(unsigned state)
{
    return scan((const unsigned char *)"", 0, &state) == MAY_END;
}

/* Adds the bytes that lead from a state to another, or to any if that is 0. */
static void add_ways(unsigned state, unsigned to, struct uric_set *set)
{
    unsigned byte;

    for (byte = 0; byte < 256; byte++) {
        const unsigned next = page_next(state, byte);

        if (next != 0 && (to == 0 || next == to))
            set->bits[byte >> 6] |= (uint64_t)1 << (byte & 63);
    }
}

PAGE_API int page_expected(unsigned state, int part, char *buffer, size_t size, size_t *length)
{
    struct uric_set set = { { 0, 0, 0, 0 } };

    add_ways(state, 0, &set);
    return uric_expected_text(&set, page_may_end(state), (enum uric_part)part, buffer, size, length);
}

PAGE_API int page_way(unsigned state, unsigned to, char *buffer, size_t size, size_t *length)
{
    struct uric_set set = { { 0, 0, 0, 0 } };

    add_ways(state, to, &set);
    return uric_expected_text(&set, false, URIC_PATH, buffer, size, length);
}
