/* The forms of the one-shot scanner that this build has against its machine, as
 * TAP.  The C library is all it needs, so that it can run under an emulator.
 *
 *   forms ROOT [STRINGS [SEED]]
 *
 * The strings are fixtures in which a run of up to 130 bytes is put in somewhere,
 * so that what follows falls on every offset into a window. */
#include "block.h"
#include "fixture.h"
#include "guard.h"
#include "isa.h"
#include "variants.h"
#include "random.h"
#include "settled.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ENTRIES = 3, LONGEST_FILLING = 130, LONGEST = 1024 };

static struct fixture *fixtures;
static size_t n_fixtures;
static uint64_t seed = 3986;
static int number, failed;

static void result(int good, const char *form, const char *what)
{
    printf("%s %d - %s: %s\n", good ? "ok" : "not ok", ++number, form, what);
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

/* Whether the form answers what the machine does, wherever the bytes lie. */
static int agrees(const struct uric_form *form, int entry, const char *s,
                  size_t n)
{
    const char *(*const place[])(const char *, size_t) = { guard_end,
                                                           guard_begin };
    struct uric expected, u;
    size_t i;
    int status, found;

    status = uric_ask_machine_G2(entry, (const unsigned char *)s, n, &expected);
    if (!block_add(entry, s, n, status, &expected))
        return 0;
    for (i = 0; i < sizeof place / sizeof *place; i++) {
        memset(&u, 0xa5, sizeof u);
        found = form->parse(entry, (const unsigned char *)place[i](s, n), n, &u);
        if (found != status || !same_parts(&u, &expected) ||
            !is_as_settled(s, n, &u)) {
            show(entry, s, n, status, &expected);
            show(entry, s, n, found, &u);
            return 0;
        }
    }
    return 1;
}

/* The steps that a form is sure of, for each of the entries that take the string: with
 * vectors what can be told of short references from their bytes, without them nothing;
 * SSE4.1 looks for no dots. */
static int plain_is_settled(const struct uric_form *form)
{
    static const struct {
        const char *s;
        unsigned open; /* steps that may change it, or have to be looked for */
    } all[] = {
        { "http://example.com/a/b?c#d", 0 },
        { "http://u:p@example.com/a.b", 0 },
        { "http://192.0.2.1/", 0 },
        { "mailto:a@b", 0 },
        { "a/b", 0 },
        { "/a", 0 },
        { "HTTP://example.com/", URIC_STEP_CASE },
        { "http://Example.com/", URIC_STEP_CASE },
        { "http://example.com/a/../b", URIC_STEP_DOTS },
        { "s:./a", URIC_STEP_DOTS },
        { "http://example.com", URIC_STEP_SCHEME },
        { "http://example.com:80/", URIC_STEP_SCHEME },
        { "HTTP://example.com:80/.", URIC_STEP_CASE | URIC_STEP_DOTS | URIC_STEP_SCHEME },
        { "http://example.com/%41", URIC_STEPS_ALL },
        { "http://[::1]/", URIC_STEPS_ALL }
    };
    const unsigned never = strcmp(form->isa, "portable") == 0 ? URIC_STEPS_ALL
                           : strcmp(form->isa, "sse41") == 0  ? URIC_STEP_DOTS
                                                              : 0;
    struct uric u;
    size_t i;
    int entry;

    for (i = 0; i < sizeof all / sizeof *all; i++) {
        const size_t n = strlen(all[i].s);

        for (entry = 0; entry < ENTRIES; entry++) {
            if (form->parse(entry, (const unsigned char *)all[i].s, n, &u) == URIC_OK &&
                u.settled != (URIC_STEPS_ALL & ~(all[i].open | never))) {
                show(entry, all[i].s, n, URIC_OK, &u);
                printf("# settled: %u\n", u.settled);
                return 0;
            }
        }
    }
    return 1;
}

/* The fixtures' own verdicts, and the machine's on each beginning of them. */
static int fixtures_hold(const struct uric_form *form)
{
    struct uric u;
    size_t i, n;
    int entry, status;

    for (i = 0; i < n_fixtures; i++) {
        const struct fixture *f = &fixtures[i];

        for (entry = 0; entry < ENTRIES; entry++) {
            for (n = 0; n <= f->n; n++) {
                if (!agrees(form, entry, f->input, n))
                    return 0;
            }
        }
        entry = uric_form_entry(f->rule);
        if (entry < 0)
            continue;
        status = form->parse(entry, (const unsigned char *)f->input, f->n, &u);
        if (status != f->status || !same_parts(&u, &f->u)) {
            show(entry, f->input, f->n, f->status, &f->u);
            show(entry, f->input, f->n, status, &u);
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

static int lengthened_fixtures_agree(const struct uric_form *form,
                                     unsigned long strings)
{
    char s[LONGEST];
    unsigned long i;

    for (i = 0; i < strings; i++) {
        const size_t n = lengthened(s);

        if (!agrees(form, (int)(i % ENTRIES), s, n))
            return 0;
    }
    return 1;
}

/* The end of the run at s + i, by what a run is. */
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

static int runs_end_as_they_should(const struct uric_form *form,
                                   unsigned long strings)
{
    static const unsigned bytes[] = { [RUN_OF_PATH] = URIC_RUN_PATH,
                                      [RUN_OF_QUERY] = URIC_RUN_QUERY,
                                      [RUN_OF_REG_NAME] = URIC_RUN_REG_NAME,
                                      [RUN_OF_SEGMENT_NZ_NC] =
                                          URIC_RUN_SEGMENT_NZ_NC,
                                      [RUN_OF_USERINFO] = URIC_RUN_USERINFO };
    char string[LONGEST];
    unsigned long k;
    size_t run;

    for (k = 0; k < strings; k++) {
        const size_t n = lengthened(string), i = below(n + 1);
        const unsigned char *s = (const unsigned char *)guard_end(string, n);

        for (run = 0; run < sizeof bytes / sizeof *bytes; run++) {
            const size_t end = form->run((enum uric_run_of)run, s, i, n);

            if (end != end_of_run(bytes[run], s, i, n)) {
                printf("# run %u of \"%.*s\" from %u ends at %u\n",
                       (unsigned)run, (int)n, string, (unsigned)i,
                       (unsigned)end);
                return 0;
            }
        }
    }
    return 1;
}

/* Places of c by a plain loop, from *from on to where the form has looked. */
static int places_are(const char *s, char c, size_t from, size_t to,
                      const uint32_t *places, unsigned count)
{
    unsigned found = 0;

    for (; from < to; from++) {
        if (s[from] == c && (found == count || places[found++] != from))
            return 0;
    }
    return found == count;
}

enum { MOST = 64, WINDOW = 64, MORE_WRITTEN = 16, BARRED = 8, UNTOUCHED = 0xa5 };

/* Asked for so many at a time until nothing is left. */
static int places_agree(const struct uric_form *form, const char *s, size_t n,
                        char c, unsigned most)
{
    uint32_t places[MOST - 1 + WINDOW + MORE_WRITTEN + BARRED];
    size_t at = 0, from;
    unsigned count, i;

    do {
        from = at;
        memset(places, UNTOUCHED, sizeof places);
        count = form->places((const unsigned char *)s, &at, n, c, most, places);
        if (at > n || count >= most + WINDOW || (at < n && count < most) ||
            !places_are(s, c, from, at, places, count))
            return 0;
        for (i = count + MORE_WRITTEN; i < sizeof places / sizeof *places; i++) {
            if (places[i] != UNTOUCHED * 0x01010101u)
                return 0;
        }
    } while (at < n);
    return 1;
}

/* Lines of a length that is about the same for a whole string. */
static size_t lined(char *s, char c)
{
    const size_t n = below(LONGEST + 1), apart = 1 + below(100);
    size_t i;

    for (i = 0; i < n; i++)
        s[i] = below(apart) == 0 ? c : (char)below(256);
    return n;
}

static int places_are_found(const struct uric_form *form, unsigned long strings)
{
    const char *(*const place[])(const char *, size_t) = { guard_end,
                                                           guard_begin };
    char s[LONGEST];
    unsigned long i;

    for (i = 0; i < strings; i++) {
        const char c = i % 4 < 2 ? '\n' : '\0';
        const unsigned most = 1 + (unsigned)below(MOST);
        const size_t n = lined(s, c);

        if (!places_agree(form, place[i % 2](s, n), n, c, most)) {
            printf("# lines in %u bytes, %u at a time\n", (unsigned)n, most);
            return 0;
        }
    }
    return 1;
}

int main(int argc, char **argv)
{
    const unsigned long strings =
        argc > 2 ? strtoul(argv[2], NULL, 10) : 200000;
    const struct uric_form *form;
    int i;

    fixtures = fixtures_read(argc > 1 ? argv[1] : ".", &n_fixtures);
    if (argc > 3)
        seed = strtoull(argv[3], NULL, 10) | 1;
    printf("# seed %llu\n", (unsigned long long)seed);
    for (i = 0; (form = uric_form_number(i)) != NULL; i++) {
        result(n_fixtures > 0 && fixtures_hold(form), form->isa,
               "the fixtures and their beginnings");
        result(plain_is_settled(form), form->isa, "what is plain is settled");
        result(lengthened_fixtures_agree(form, strings), form->isa,
               "lengthened fixtures");
        result(runs_end_as_they_should(form, strings), form->isa,
               "runs in them");
        result(places_are_found(form, strings / 50), form->isa, "ends of lines");
        result(block_is_answered(form), form->isa, "plain rows");
    }
    result(block_flush(), "all", "the last rows");
    printf("1..%d\n", number);
    fixtures_free(fixtures, n_fixtures);
    return failed;
}
