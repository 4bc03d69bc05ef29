/* The partial W-method, as in tests/proof/wmethod.c, for the scanners that give a verdict only:
 * each rule of the older editions and of IRIs, the schemes' parts of a URI, and Appendix B.
 * Verdict and error offset must equal those of the ABNF's DFA; for Appendix B, the five parts
 * must also equal those of the prose.  As TAP:
 *
 *   wverdict MODEL [SCANNER...]      MODEL is the output of `tests/proof/model.py verdicts` */
#include "parse/isa.h"
#include "proof/model.h"
#include "differential/prose.h"
#include "schemes/scheme.h"
#include "history/scheme1738.h"
#include "iri/iri_by_states.h"
#include "uric_iri.h"

#include <string.h>

enum { ENTRIES = 64, PREFIX = 16, LONGEST = 3 * TEXT };

struct entry {
    char rule[64];
    int number;                /* the scanner's number for it */
    const char *prefix;        /* the start of the URI that contains it, or NULL */
    int start;                 /* a state of the machine */
    struct language *language; /* the ABNF's */
};

/* A state of the machine and the way to enter it. */
struct way {
    int entry;
    struct text access;
    int next[256];
    int n_identified, identified[SUFFIXES];
};

static char name[64];
static int n_entries;
static struct entry entries[ENTRIES];
static struct language languages[ENTRIES];
static int n_suffixes, n_ways;
static struct text suffix[SUFFIXES];
static int class_of[256];
static struct way ways[2 * STATES];
static unsigned long strings, whole_uris;
static int wrong;

/* The expected answer: how long a prefix can be continued to a valid string, and whether the
 * input can end there. */
struct verdict {
    int is_valid;
    uint32_t stopped;
};

static struct verdict right(const struct entry *e, const char *s, size_t n)
{
    struct verdict v;

    v.stopped = (uint32_t)language_walk(e->language, s, n, &v.is_valid);
    v.is_valid &= v.stopped == n;
    return v;
}

static int is(const struct verdict *a, int is_valid, uint32_t stopped)
{
    return a->is_valid == is_valid && (is_valid || a->stopped == stopped);
}

/* ---- each scanner's answer, compared ---------------------------------------- */

typedef int ask(const struct entry *e, const char *s, size_t n, const struct verdict *v);

static int edition(const struct entry *e, const char *s, size_t n,
                   const struct verdict *v)
{
    struct uric u;
    const int status = uric_edition_parse(e->number, s, n, &u);

    return is(v, status == URIC_OK, u.error_offset) &&
           (status == URIC_OK ||
            status == (u.error_offset < n ? URIC_INVALID : URIC_INCOMPLETE));
}

static int iri(const struct entry *e, const char *s, size_t n, const struct verdict *v)
{
    struct uric u, by_states;
    const int status = uric_iri_parse_as(e->number, s, n, &u);

    return status == (int)uric_iri_by_states(e->number, s, n, &by_states) &&
           memcmp(&u, &by_states, sizeof u) == 0 &&
           is(v, status == URIC_OK, u.error_offset) &&
           (status == URIC_OK ||
            status == (u.error_offset < n ? URIC_INVALID : URIC_INCOMPLETE));
}

static int splits(const char *s, size_t n)
{
    struct uric_split_result found, wanted;

    prose_split(s, n, &wanted);
    return uric_split(s, n, &found) == URIC_OK && found.defined == wanted.defined &&
           memcmp(found.part, wanted.part, sizeof found.part) == 0;
}

/* Also with a run of each of these lengths before each byte, so that the view of every kernel
 * ends anywhere. */
static int split(const struct entry *e, const char *s, size_t n,
                 const struct verdict *v)
{
    static const size_t runs[] = { 0, 13, 29, 61, 125 };
    char stretched[LONGEST + 125];
    const struct uric_kernels *kernels;
    size_t run, at;
    int i;

    (void)e;
    for (i = 0; (kernels = uric_kernels_number(i)) != NULL; i++) {
        uric_kernels_use(kernels);
        for (run = 0; run < sizeof runs / sizeof *runs; run++) {
            memset(stretched, 'x', sizeof stretched);
            for (at = 0; at <= n; at++) {
                memcpy(stretched, s, at);
                memcpy(stretched + at + runs[run], s + at, n - at);
                if (!splits(stretched, n + runs[run]))
                    return 0;
                memset(stretched + at, 'x', sizeof stretched - at);
            }
        }
    }
    uric_kernels_use(NULL);
    return v->is_valid;
}

/* Whether prefix and string form a URI whose path and query are the string. */
static int is_of_a_uri(const char *prefix, const char *s, size_t n, char *uri,
                       struct uric *u)
{
    const size_t length = strlen(prefix);

    memcpy(uri, prefix, length);
    memcpy(uri + length, s, n);
    return uric_parse_uri(uri, length + n, u) == URIC_OK &&
           u->part[URIC_PATH].begin == length && !uric_has(u, URIC_FRAGMENT);
}

/* The public entry, which takes its own paths through the shared code. */
static int of_a_whole_uri(const struct entry *e, const char *s, size_t n,
                          const struct verdict *v)
{
    char uri[LONGEST + PREFIX];
    const char *const colon = strchr(e->prefix, ':');
    struct uric_scheme_parts r;
    struct uric u;

    if (!is_of_a_uri(e->prefix, s, n, uri, &u))
        return 1;
    whole_uris++;
    return v->is_valid ==
           (uric_scheme_parse(uric_bind(uri, &u),
                              uric_scheme_find(uri, (size_t)(colon - e->prefix), NULL, 0),
                              &r) == URIC_OK);
}

static uric_span all_of(size_t n)
{
    uric_span at;

    at.begin = 0;
    at.end = (uint32_t)n;
    return at;
}

static int scheme(const struct entry *e, const char *s, size_t n,
                  const struct verdict *v)
{
    struct uric_scheme_parts r;
    int is_valid;

    memset(&r, 0, sizeof r);
    is_valid = uric_scan_scheme((enum uric_scheme_entry)e->number,
                                (const unsigned char *)s, all_of(n), &r);
    return is(v, is_valid, r.error_offset) && of_a_whole_uri(e, s, n, v);
}

static int mailto(const struct entry *e, const char *s, size_t n,
                  const struct verdict *v)
{
    struct uric_scheme_parts r;
    int is_valid;

    memset(&r, 0, sizeof r);
    is_valid = uric_scan_mailto((const unsigned char *)s, all_of(n), &r);
    return is(v, is_valid, r.error_offset) && of_a_whole_uri(e, s, n, v);
}

/* The scanner skips bytes that a parsed URI can hold, and is asked about such URIs only. */
static int ftp(const struct entry *e, const char *s, size_t n, const struct verdict *v)
{
    char uri[LONGEST + PREFIX];
    struct uric_scheme_parts r;
    struct uric u;
    int is_valid;

    if (!is_of_a_uri(e->prefix, s, n, uri, &u))
        return 1;
    memset(&r, 0, sizeof r);
    is_valid = uric_scan_ftp((const unsigned char *)s, all_of(n), &r);
    return is(v, is_valid, r.error_offset) && of_a_whole_uri(e, s, n, v);
}

static int scheme1738(const struct entry *e, const char *s, size_t n,
                      const struct verdict *v)
{
    struct uric_scheme_parts r;
    struct uric u;
    int is_valid;

    (void)e;
    memset(&r, 0, sizeof r);
    memset(&u, 0, sizeof u);
    is_valid = uric_scan_1738((const unsigned char *)s, (uint32_t)n, &u, &r);
    return is(v, is_valid, r.error_offset) &&
           (!is_valid || uric_edition_scheme_parse(s, n, &u, &r) == URIC_OK);
}

static const struct {
    const char *name;
    ask *ask;
} scanners[] = {
    { "split", split },     { "ftp", ftp },         { "mailto", mailto },
    { "scheme", scheme },   { "scheme1738", scheme1738 },
    { "url1994", edition }, { "rfc1738", edition }, { "url1997", edition },
    { "rfc2396", edition }, { "uri2003", edition }, { "iri", iri },
};
static ask *asked;

/* The scanner's number for an entry, and where in a URI its strings occur. */
static void find_number(struct entry *e)
{
    static const struct {
        const char *rule, *prefix;
        int number;
    } known[] = {
        { "ftp-path", "ftp://h", 0 },
        { "mailto-path", "mailto:", 0 },
        { "gopher-path", "gopher://h", SCHEME_GOPHER },
        { "telnet-path", "telnet://h", SCHEME_TELNET },
        { "nntp-path", "nntp://h", SCHEME_NNTP },
        { "news-path", "news:", SCHEME_NEWS },
        { "news-server", "news://h", SCHEME_NEWS_SERVER },
        { "wais-path", "wais://h", SCHEME_WAIS },
        { "prospero-path", "prospero://h", SCHEME_PROSPERO },
        { "file-local", "file:", SCHEME_FILE_LOCAL },
        { "file-empty", "file://", SCHEME_FILE_EMPTY_HOST },
        { "file-host-path", "file://h", SCHEME_FILE_HOST },
    };
    size_t i;

    e->number = strcmp(name, "iri") == 0 ? uric_iri_rule(e->rule, strlen(e->rule))
                                         : uric_edition_rule(e->rule, strlen(e->rule));
    e->prefix = NULL;
    for (i = 0; i < sizeof known / sizeof *known; i++) {
        if (strcmp(e->rule, known[i].rule) == 0) {
            e->number = known[i].number;
            e->prefix = known[i].prefix;
        }
    }
}

/* ---- the strings -------------------------------------------------------------- */

static void put(const struct entry *e, const char *s, size_t n)
{
    const struct verdict v = right(e, s, n);

    strings++;
    if (!asked(e, s, n, &v) && wrong++ < 3) {
        printf("# %s\n", e->rule);
        show_string(s, n);
    }
}

static void identify(const struct entry *e, char *s, size_t n, const struct way *at)
{
    int i;

    put(e, s, n);
    for (i = 0; i < at->n_identified; i++) {
        const struct text *const w = &suffix[at->identified[i]];

        memcpy(s + n, w->s, w->n);
        put(e, s, n + w->n);
    }
}

static void every_suffix(const struct way *from)
{
    char s[LONGEST];
    int i;

    memcpy(s, from->access.s, from->access.n);
    for (i = 0; i < n_suffixes; i++) {
        memcpy(s + from->access.n, suffix[i].s, suffix[i].n);
        put(&entries[from->entry], s, from->access.n + suffix[i].n);
    }
}

static void every_byte(const struct way *from)
{
    char s[LONGEST];
    int byte;

    memcpy(s, from->access.s, from->access.n);
    for (byte = 0; byte < 256; byte++) {
        s[from->access.n] = (char)byte;
        identify(&entries[from->entry], s, from->access.n + 1,
                 &ways[from->next[class_of[byte]]]);
    }
}

/* The last transition leads nowhere. */
static void every_transition(void)
{
    char s[LONGEST];
    int i;

    for (i = 0; i < n_entries; i++)
        identify(&entries[i], s, 0, &ways[entries[i].start]);
    for (i = 0; i < n_ways - 1; i++) {
        every_suffix(&ways[i]);
        every_byte(&ways[i]);
    }
}

/* ---- the model ------------------------------------------------------------------ */

static void read_way(FILE *file, struct way *way, int n_classes)
{
    int i;

    expect_word(file, "access");
    way->entry = read_number(file);
    read_hex(file, &way->access);
    expect_word(file, "next");
    for (i = 0; i < n_classes; i++)
        way->next[i] = read_number(file);
    way->n_identified = read_count(file, "identified", SUFFIXES);
    for (i = 0; i < way->n_identified; i++)
        way->identified[i] = read_number(file);
}

static int read_scanner(FILE *file)
{
    int i, n_classes;

    if (fscanf(file, "%63s", name) != 1)
        return 0;
    if (strcmp(name, "scanner") != 0)
        model_is_broken("scanner");
    read_word(file, name);
    n_entries = read_number(file);
    if (n_entries > ENTRIES)
        model_is_broken("too many entries");
    for (i = 0; i < n_entries; i++) {
        expect_word(file, "entry");
        entries[i].start = read_number(file);
        read_word(file, entries[i].rule);
        entries[i].language = &languages[i];
        language_read(file, &languages[i]);
        find_number(&entries[i]);
    }
    n_suffixes = read_count(file, "suffixes", SUFFIXES);
    for (i = 0; i < n_suffixes; i++) {
        expect_word(file, "suffix");
        read_hex(file, &suffix[i]);
    }
    n_ways = read_count(file, "machine", 2 * STATES);
    n_classes = read_number(file);
    for (i = 0; i < 256; i++)
        class_of[i] = read_number(file);
    for (i = 0; i < n_ways; i++)
        read_way(file, &ways[i], n_classes);
    return 1;
}

static void find_scanner(void)
{
    size_t i;

    asked = NULL;
    for (i = 0; i < sizeof scanners / sizeof *scanners; i++) {
        if (strcmp(scanners[i].name, name) == 0)
            asked = scanners[i].ask;
    }
    if (asked == NULL)
        model_is_broken(name);
}

int main(int argc, char **argv)
{
    FILE *file = argc > 1 ? fopen(argv[1], "r") : NULL;
    int number = 0, failed = 0;

    if (file == NULL) {
        fprintf(stderr, "usage: wverdict MODEL [SCANNER...]\n");
        return 2;
    }
    while (read_scanner(file)) {
        if (!is_named(name, argv + 2))
            continue;
        find_scanner();
        strings = whole_uris = 0;
        wrong = 0;
        every_transition();
        printf("%s %d - %s: %d rules, %d states, %d suffixes, %lu URIs, %lu strings\n",
               wrong ? "not ok" : "ok", ++number, name, n_entries, n_ways - 1,
               n_suffixes, whole_uris, strings);
        failed |= wrong != 0;
        fflush(stdout);
    }
    fclose(file);
    printf("1..%d\n", number);
    return failed || number == 0;
}
