/* Compares this build's kernels of the one-shot scanner with its machine, as TAP.  Needs
 * only the C library, so that it can run under an emulator.
 *
 *   forms ROOT [STRINGS [SEED]]
 *
 * The strings are fixtures with a run of up to 130 bytes inserted somewhere, so that the
 * bytes after it fall on every offset of a window. */
#include "support/batch.h"
#include "support/fixture.h"
#include "support/guard.h"
#include "parse/variants.h"
#include "support/random.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LONGEST_FILLING = 130, LONGEST = 1024 };

static struct fixture *fixtures;
static size_t n_fixtures;
static uint64_t seed = 3986;
static int number, failed;

static void result(int good, const char *isa, const char *what)
{
    printf("%s %d - %s: %s\n", good ? "ok" : "not ok", ++number, isa, what);
    failed |= !good;
}

static void show(int entry, const char *s, size_t n, int status,
                 const struct uric *u)
{
    size_t i;
    int part;

    printf("# entry %d, \"", entry);
    for (i = 0; i < n; i++) {
        const unsigned char c = (unsigned char)s[i];

        printf(c < 0x20 || c > 0x7e || c == '\\' ? "\\x%02x" : "%c", c);
    }
    printf("\": status %d at %u", status, u->error_offset);
    for (part = 0; part < URIC_PARTS; part++)
        printf(" [%u,%u)", u->part[part].begin, u->part[part].end);
    printf(" defined %x kinds %d %d\n", u->defined, u->host_kind, u->path_kind);
}

/* Whether the kernel agrees with the machine, for any placement of the bytes. */
static int agrees(const struct uric_kernels *kernels, int entry, const char *s,
                  size_t n)
{
    const char *(*const place[])(const char *, size_t) = { guard_end,
                                                           guard_begin };
    struct uric expected, u;
    size_t i;
    int status, found;

    status = uric_ask_machine_G2(entry, (const unsigned char *)s, n, &expected);
    if (!batch_add(entry, s, n, status, &expected))
        return 0;
    for (i = 0; i < sizeof place / sizeof *place; i++) {
        memset(&u, 0xa5, sizeof u);
        found = parse_by(kernels, entry, place[i](s, n), n, &u);
        if (found != status || !same_parts(&u, &expected)) {
            show(entry, s, n, status, &expected);
            show(entry, s, n, found, &u);
            return 0;
        }
    }
    return 1;
}

/* The fixtures' own verdicts, and the machine's on each prefix of them. */
static int fixtures_hold(const struct uric_kernels *kernels)
{
    struct uric u;
    size_t i, n;
    int entry, status;

    for (i = 0; i < n_fixtures; i++) {
        const struct fixture *f = &fixtures[i];

        for (entry = 0; entry < ENTRIES; entry++) {
            for (n = 0; n <= f->n; n++) {
                if (!agrees(kernels, entry, f->input, n))
                    return 0;
            }
        }
        status = uric_parse_by(kernels, f->rule, (const unsigned char *)f->input, f->n, &u);
        if (status != f->status || !same_parts(&u, &f->u)) {
            show(f->rule, f->input, f->n, f->status, &f->u);
            show(f->rule, f->input, f->n, status, &u);
            return 0;
        }
    }
    return 1;
}

static size_t below(size_t n)
{
    return random_below(&seed, n);
}

static size_t lengthened(char *s)
{
    static const char *const fillings[] = { "a", "1", ".", "1.", "/", ":", "-",
                                            "%41", "%4", "x%e2", "a/", "?", "~",
                                            "@", "A+", "%", "[", "&=", "a:%4a" };
    static const char deciding[] = ":/?#@[]%41aG. \x80";
    const struct fixture *f = &fixtures[below(n_fixtures)];
    const char *filling = fillings[below(sizeof fillings / sizeof *fillings)];
    const size_t n = f->n < LONGEST - LONGEST_FILLING ? f->n
                                                      : LONGEST - LONGEST_FILLING;
    const size_t at = below(n + 1), length = below(LONGEST_FILLING + 1);
    size_t i;

    memcpy(s, f->input, at);
    for (i = 0; i < length; i++)
        s[at + i] = filling[i % strlen(filling)];
    memcpy(s + at + length, f->input + at, n - at);
    for (i = below(3); i > 0 && n + length > 0; i--)
        s[below(n + length)] = deciding[below(sizeof deciding)];
    return n + length;
}

static int lengthened_fixtures_agree(const struct uric_kernels *kernels,
                                     unsigned long strings)
{
    char s[LONGEST];
    unsigned long i;

    for (i = 0; i < strings; i++) {
        const size_t n = lengthened(s);

        if (!agrees(kernels, (int)(i % ENTRIES), s, n))
            return 0;
    }
    return 1;
}

/* The end of the run at s + i, by the definition of a run. */
static size_t end_of_run(unsigned bytes, const unsigned char *s, size_t i,
                         size_t n)
{
    while (i < n) {
        if (uric_is_triplet(s, i, n))
            i += 3;
        else if (uric_run[s[i]] & bytes)
            i++;
        else
            break;
    }
    return i;
}

/* A run may end too soon but not too late; and the masks shown then may pass only bytes of a
 * run. */
static int pass_is_right(const struct uric_view *v, size_t from, size_t end, unsigned bytes,
                         unsigned jump)
{
    size_t i;

    if (end_of_run(bytes, v->s, from, v->n) < end)
        return 0;
    for (i = v->base; i < v->n && i - v->base < 64; i++) {
        const unsigned passed = !(v->stop[jump] >> (i - v->base) & 1);

        if (passed && !(uric_run[v->s[i]] & bytes) && v->s[i] != '%')
            return 0;
    }
    return 1;
}

static int runs_end_as_they_should(const struct uric_kernels *kernels,
                                   unsigned long strings)
{
    static const unsigned bytes[JUMPS] = { URIC_RUN_SCHEME, URIC_RUN_REG_NAME,
                                           URIC_RUN_PATH };
    char string[LONGEST];
    unsigned long k;
    unsigned jump;

    for (k = 0; k < strings; k++) {
        const size_t n = lengthened(string), i = below(n + 1);
        struct uric_view v;

        v.s = (const unsigned char *)guard_end(string, n);
        v.n = n;
        for (jump = 0; jump < JUMPS; jump++) {
            size_t end;

            memset(v.stop, 0, sizeof v.stop);
            v.base = i - 64;
            end = kernels->pass(&v, i, jump);
            if (v.base == i - 64) /* no mask is shown */
                v.base = n;
            if (!pass_is_right(&v, i, end, bytes[jump], jump)) {
                printf("# run %u of \"%.*s\" from %u ends at %u\n", jump, (int)n, string,
                       (unsigned)i, (unsigned)end);
                return 0;
            }
        }
    }
    return 1;
}

int main(int argc, char **argv)
{
    const unsigned long strings =
        argc > 2 ? strtoul(argv[2], NULL, 10) : 200000;
    const struct uric_kernels *kernels;
    int i;

    fixtures = fixtures_read(argc > 1 ? argv[1] : ".", &n_fixtures);
    if (argc > 3)
        seed = strtoull(argv[3], NULL, 10) | 1;
    printf("# seed %llu\n", (unsigned long long)seed);
    for (i = 0; (kernels = uric_kernels_number(i)) != NULL; i++) {
        result(n_fixtures > 0 && fixtures_hold(kernels), kernels->isa,
               "the fixtures and their prefixes");
        result(lengthened_fixtures_agree(kernels, strings), kernels->isa,
               "lengthened fixtures");
        result(runs_end_as_they_should(kernels, strings), kernels->isa,
               "runs in them");
    }
    result(batch_flush(), "all", "the last rows");
    printf("1..%d\n", number);
    fixtures_free(fixtures, n_fixtures);
    return failed;
}
