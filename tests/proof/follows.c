/* Compares each entry of the library with the plain automaton of the same grammar, for every
 * rule, on strings from standard input, one a line in hexadecimal digits.
 *
 *   follows       prints the instruction sets of this machine, one a line
 *   follows -     prints the differences; status 1 if there are any
 *
 * FOLLOWS_ISA in the environment names the instruction set (tests/proof/follows_isa.c). */
#include "proof/follows.h"
#include "parse/walk.h"

#include <stdio.h>
#include <stdlib.h>

enum { MOST = 100000, RULES = URIC_RULE_HOST_FIELD + 1 };

struct expected {
    int status;
    struct uric u;
    uint32_t length, stopped; /* of the longest prefix that matches */
    int has_prefix;
    struct uric prefix;
};

static unsigned char bytes[MOST * 64];
static size_t begin[MOST + 1];
static struct expected expected[MOST];
static size_t count;
static unsigned long differences;

static int same(int status, const struct uric *u, int as_status, const struct uric *as)
{
    return status == as_status && memcmp(u->part, as->part, sizeof u->part) == 0 &&
           u->error_offset == as->error_offset && u->defined == as->defined &&
           u->host_kind == as->host_kind && u->path_kind == as->path_kind;
}

static void differs(const char *entry, int rule, const unsigned char *s, size_t n)
{
    size_t i;

    if (differences++ >= 20)
        return;
    printf("%s as %s: \"", entry, uric_rule_name(rule));
    for (i = 0; i < n; i++)
        printf(s[i] > 0x1f && s[i] < 0x7f ? "%c" : "\\x%02x", s[i]);
    printf("\"\n");
}

/* Finds the longest matching prefix by trying each. */
static void expect(int rule, const unsigned char *s, size_t n, struct expected *e)
{
    size_t i;

    e->status = follows_automaton(rule, s, n, &e->u);
    e->stopped = e->status == URIC_OK ? (uint32_t)n : e->u.error_offset;
    e->length = 0;
    e->has_prefix = 0;
    for (i = e->stopped + 1; i-- > 0 && !e->has_prefix;) {
        if (follows_automaton(rule, s, i, &e->prefix) == URIC_OK) {
            e->has_prefix = 1;
            e->length = (uint32_t)i;
        }
    }
}

static void check_once(int rule, const unsigned char *s, size_t n, const struct expected *e)
{
    struct uric u;
    /* an exact copy: a sanitizer sees reads past its end */
    char *const copy = (char *)malloc(n + 1);
    int status;

    if (copy == NULL)
        abort();
    memcpy(copy, s, n);
    status = uric_parse_as(rule, copy, n, NULL, &u);
    if (!same(status, &u, e->status, &e->u))
        differs("one-shot", rule, s, n);
    free(copy);
}

static void check_prefix(int rule, const unsigned char *s, size_t n,
                         const struct expected *e)
{
    struct uric u;
    uint32_t length, stopped;
    const int status = uric_prefix(rule, (const char *)s, n, &u, &length, &stopped);
    const int no_prefix = e->stopped < n ? URIC_INVALID : URIC_INCOMPLETE;

    if (length != e->length || stopped != e->stopped ||
        (!e->has_prefix ? status != no_prefix
         : getenv("FOLLOWS_PREFIX") ? status != URIC_OK
                                    : !same(status, &u, URIC_OK, &e->prefix)))
        differs("prefix", rule, s, n);
}

/* Fed in pieces of the given length. */
static void check_stream(int rule, const unsigned char *s, size_t n, size_t piece,
                         const struct expected *e)
{
    struct uric_stream m;
    struct uric64 wide;
    struct uric u;
    size_t i, taken = 0;
    int status;

    uric_stream_init(&m, rule);
    for (i = 0; i < n && taken == i; i += piece)
        taken += uric_stream_feed(&m, (const char *)s + i, piece < n - i ? piece : n - i);
    status = uric_stream_end(&m, &wide);
    uric_narrow(&wide, &u);
    if (!same(status, &u, e->status, &e->u))
        differs(piece == 1 ? "bytes" : "pieces", rule, s, n);
}

/* All strings without an LF, as lines. */
static void check_lines(int rule)
{
    static char lines[sizeof bytes + MOST];
    static uint32_t part_begin[URIC_PARTS][MOST], part_end[URIC_PARTS][MOST],
        error_offset[MOST];
    static uint8_t defined[URIC_PARTS][MOST / 8], valid[MOST / 8], host_kind[MOST],
        path_kind[MOST];
    static size_t of[MOST];
    struct uric_columns c;
    size_t i, length = 0, row = 0, at = 0;
    int part;

    memset(&c, 0, sizeof c);
    c.room = MOST;
    for (part = 0; part < URIC_PARTS; part++) {
        c.begin[part] = part_begin[part];
        c.end[part] = part_end[part];
        c.defined[part] = defined[part];
    }
    c.valid = valid;
    c.error_offset = error_offset;
    c.host_kind = host_kind;
    c.path_kind = path_kind;
    for (i = 0; i < count; i++) {
        const size_t n = begin[i + 1] - begin[i];

        if (memchr(bytes + begin[i], '\n', n) != NULL)
            continue;
        memcpy(lines + length, bytes + begin[i], n);
        length += n;
        lines[length++] = '\n';
        of[row++] = i;
    }
    uric_parse_lines(rule, lines, length, 0, &c);
    if (c.rows != row) {
        printf("batch as %s: %lu rows of %lu\n", uric_rule_name(rule),
               (unsigned long)c.rows, (unsigned long)row);
        differences++;
        return;
    }
    for (row = 0; row < c.rows; row++) {
        const struct expected *const e = &expected[of[row]];
        const size_t n = begin[of[row] + 1] - begin[of[row]];
        struct uric u;

        memset(&u, 0, sizeof u);
        for (part = 0; part < URIC_PARTS; part++) {
            u.defined |= (uint8_t)((defined[part][row / 8] >> row % 8 & 1) << part);
            u.part[part].begin = part_begin[part][row] - (uint32_t)at;
            u.part[part].end = part_end[part][row] - (uint32_t)at;
        }
        u.error_offset = error_offset[row];
        u.host_kind = host_kind[row];
        u.path_kind = path_kind[row];
        if ((valid[row / 8] >> row % 8 & 1) != (e->status == URIC_OK) ||
            !same(0, &u, 0, &e->u))
            differs("batch", rule, bytes + begin[of[row]], n);
        at += n + 1;
    }
}

static unsigned digit(int c)
{
    return c <= '9' ? (unsigned)(c - '0') : (unsigned)(c - 'a' + 10);
}

static void read_strings(void)
{
    size_t at = 0;
    int c, low;

    while ((c = getchar()) != EOF) {
        if (c == '\n') {
            begin[++count] = at;
        } else {
            low = getchar();
            bytes[at++] = (unsigned char)(digit(c) << 4 | digit(low));
        }
        if (count == MOST || at == sizeof bytes) {
            fprintf(stderr, "follows: too many strings\n");
            exit(2);
        }
    }
}

int main(int argc, char **argv)
{
    int rule, i;
    size_t k;

    (void)argv;
    if (argc < 2) {
        for (i = 0; uric_kernels_number(i) != NULL; i++)
            puts(uric_kernels_number(i)->isa);
        return 0;
    }
    read_strings();
    for (rule = 0; rule < RULES; rule++) {
        for (k = 0; k < count; k++) {
            const unsigned char *const s = bytes + begin[k];
            const size_t n = begin[k + 1] - begin[k];

            expect(rule, s, n, &expected[k]);
            check_once(rule, s, n, &expected[k]);
            check_prefix(rule, s, n, &expected[k]);
            check_stream(rule, s, n, 1, &expected[k]);
            check_stream(rule, s, n, 21, &expected[k]);
        }
        check_lines(rule);
    }
    printf("%lu strings, %lu differences\n", (unsigned long)count, differences);
    return differences != 0;
}
