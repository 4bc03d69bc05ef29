/* Runs strings derived from the documents' ABNF, and near misses of them, through all code
 * compiled from their rule; the expected answers come from the ABNF's automaton.  As TAP:
 *
 *   generated FILE [NAME...]       FILE is the output of tests/proof/generate.py; NAMEs
 *                                  select entries */
#include "support/guard.h"
#include "differential/prose.h"
#include "support/random.h"
#include "proof/scanners.h"
#include "schemes/scheme.h"
#include "uric_history.h"

#include <stdlib.h>
#include <string.h>

enum { LONGEST = 4096, ROWS = 512 };

static struct {
    char way[16], name[64];
    int number;
    unsigned long valid, others;
} entry;
static unsigned long seed;
static uint64_t cuts; /* where the resumable scanner's input is cut */
static int number, bad; /* of the lines of TAP */

/* Ways to ask other than the scanners of scanners.h. */
enum { SPANS, LINES, SPLIT, EDITION, SCHEME, PATH, RFC1738, CHECKS };
static const char *const check_names[CHECKS] = {
    "columns of spans", "columns of lines", "split", "uric_edition_parse",
    "uric_scheme_parse", "its scanner", "uric_edition_scheme_parse"
};
static unsigned long asked[CHECKS], wrong[CHECKS];

static void check(int which, int good, const char *s, size_t n)
{
    asked[which]++;
    if (!good && wrong[which]++ < 3) {
        printf("# %s, %s\n", entry.name, check_names[which]);
        show_string(s, n);
    }
}

static int says(int status, uint32_t error_offset, const struct answer *a)
{
    return status == a->status && error_offset == a->u.error_offset;
}

/* ---- columns: many strings at once ---- */

static struct {
    char text[ROWS * LONGEST];
    size_t used, count;
    uint32_t begin[ROWS], end[ROWS];
    struct answer right[ROWS];
} batch;

static struct {
    uint32_t begin[URIC_PARTS][ROWS], end[URIC_PARTS][ROWS], error_offset[ROWS];
    uint32_t record_begin[ROWS], record_end[ROWS];
    uint8_t defined[URIC_PARTS][ROWS / 8], valid[ROWS / 8];
    uint8_t host_kind[ROWS], path_kind[ROWS];
} column;

static struct uric_columns columns(void)
{
    struct uric_columns c;
    int part;

    memset(&c, 0, sizeof c);
    memset(&column, 0xa5, sizeof column);
    c.room = ROWS;
    for (part = 0; part < URIC_PARTS; part++) {
        c.begin[part] = column.begin[part];
        c.end[part] = column.end[part];
        c.defined[part] = column.defined[part];
    }
    c.valid = column.valid;
    c.error_offset = column.error_offset;
    c.host_kind = column.host_kind;
    c.path_kind = column.path_kind;
    c.record_begin = column.record_begin;
    c.record_end = column.record_end;
    return c;
}

static int bit(const uint8_t *bitmap, size_t row)
{
    return bitmap[row / 8] >> row % 8 & 1;
}

static int row_is(size_t row, const struct answer *a, uint32_t begin, uint32_t end)
{
    int part;

    for (part = 0; part < URIC_PARTS; part++) {
        if (bit(column.defined[part], row) != uric_has(&a->u, (enum uric_part)part) ||
            column.begin[part][row] != begin + a->u.part[part].begin ||
            column.end[part][row] != begin + a->u.part[part].end)
            return 0;
    }
    return bit(column.valid, row) == (a->status == URIC_OK) &&
           column.error_offset[row] == a->u.error_offset &&
           column.host_kind[row] == a->u.host_kind &&
           column.path_kind[row] == a->u.path_kind &&
           column.record_begin[row] == begin && column.record_end[row] == end;
}

static void check_spans(void)
{
    struct uric_columns c = columns();
    const int status = uric_parse_spans(entry.number, batch.text, batch.begin, batch.end,
                                        batch.count, &c);
    const int complete = status == URIC_OK && c.rows == batch.count;
    size_t i;

    for (i = 0; i < batch.count; i++)
        check(SPANS, complete && row_is(i, &batch.right[i], batch.begin[i], batch.end[i]),
              batch.text + batch.begin[i], batch.end[i] - batch.begin[i]);
}

/* The strings of the batch that do not contain the terminator. */
static void check_lines(char terminator, unsigned flags)
{
    static char text[ROWS * (LONGEST + 1)];
    static uint32_t begin[ROWS], end[ROWS];
    static size_t of[ROWS];
    struct uric_columns c = columns();
    size_t i, count = 0, used = 0;
    int complete;

    for (i = 0; i < batch.count; i++) {
        const size_t n = batch.end[i] - batch.begin[i];
        const char *const s = batch.text + batch.begin[i];

        if (n > 0 && memchr(s, terminator, n) != NULL)
            continue;
        of[count] = i;
        begin[count] = (uint32_t)used;
        memcpy(text + used, s, n);
        used += n;
        end[count++] = (uint32_t)used;
        text[used++] = terminator;
    }
    complete = uric_parse_lines(entry.number, text, used, flags, &c) == URIC_OK &&
               c.rows == count && c.taken == used;
    for (i = 0; i < count; i++)
        check(LINES, complete && row_is(i, &batch.right[of[i]], begin[i], end[i]),
              text + begin[i], end[i] - begin[i]);
}

static void flush_batch(void)
{
    check_spans();
    check_lines('\n', 0);
    check_lines('\0', URIC_LINES_NUL);
    batch.used = batch.count = 0;
}

static void add_to_batch(const char *s, size_t n, const struct answer *a)
{
    batch.begin[batch.count] = (uint32_t)batch.used;
    memcpy(batch.text + batch.used, s, n);
    batch.used += n;
    batch.end[batch.count] = (uint32_t)batch.used;
    batch.right[batch.count++] = *a;
    if (batch.count == ROWS)
        flush_batch();
}

/* ---- ways to ask ---- */

/* Of a valid URI-reference: the expression finds the components. */
static void check_split(const char *s, size_t n, const struct uric *u)
{
    static const int same[URIC_SPLIT_PARTS] = { URIC_SCHEME, -1, URIC_PATH, URIC_QUERY,
                                                URIC_FRAGMENT };
    struct uric_split_result split;
    const uric_span authority = uric_authority(u);
    int part, good = uric_split(s, n, &split) == URIC_OK;

    for (part = 0; part < URIC_SPLIT_PARTS; part++) {
        const int defined = uric_has(u, (enum uric_part)(same[part] < 0 ? URIC_HOST
                                                                        : same[part]));
        const uric_span *const span = same[part] < 0 ? &authority : &u->part[same[part]];

        good &= (split.defined >> part & 1) == defined &&
                split.part[part].begin == span->begin && split.part[part].end == span->end;
    }
    check(SPLIT, good, s, n);
}

static void put_rule(const char *s, size_t n, struct answer *a)
{
    static struct model model; /* only these fields */

    model.rule = entry.number;
    strcpy(model.name, entry.name);
    if (a->status == URIC_OK)
        prose_parts(entry.number, s, n, &a->u);
    scanners_hold(&model, s, n, random_below(&cuts, n + 1), a);
    add_to_batch(s, n, a);
    if (entry.number == URIC_RULE_URI_REFERENCE && a->status == URIC_OK)
        check_split(s, n, &a->u);
}

static void end_rule(void)
{
    static struct model model;
    char what[64];

    flush_batch();
    model.rule = entry.number;
    strcpy(model.name, entry.name);
    sprintf(what, "seed %lu", seed);
    bad |= !scanners_report(&model, what, &number);
}

/* The document's "_" is "-" in ABNF. */
static int is_called(const char *name, const char *in_abnf)
{
    while (*name && (*name == *in_abnf || (*name == '_' && *in_abnf == '-')))
        name++, in_abnf++;
    return *name == *in_abnf;
}

static int edition_rule(const char *name)
{
    int rule = 0;

    while (uric_edition_rule_name(rule) != NULL &&
           !is_called(uric_edition_rule_name(rule), name))
        rule++;
    return rule; /* -1 if unknown, which fails every string */
}

static void put_edition(const char *s, size_t n, struct answer *a)
{
    struct uric u;
    int status;

    if (entry.valid + entry.others == 1)
        entry.number = edition_rule(entry.name);
    status = uric_edition_parse(entry.number, s, n, &u);
    check(EDITION, says(status, u.error_offset, a), s, n);
}

static void put_scheme(const char *s, size_t n, struct answer *a)
{
    struct uric u;
    struct uric_scheme_parts r;
    int status = uric_parse_uri(s, n, &u);
    uint32_t error_offset = u.error_offset;

    if (status == URIC_OK) {
        status = uric_scheme_parse(uric_bind(s, &u),
                                   uric_scheme_find(s, u.part[URIC_SCHEME].end, NULL, 0),
                                   &r);
        error_offset = r.error_offset;
    }
    check(SCHEME, says(status, error_offset, a), s, n);
}

/* Whether the string can occur, in a parsed URI, where these scanners are asked. */
static int may_be_in_uri(const char *s, size_t n)
{
    static char uri[LONGEST + 3] = "x:?";
    struct uric u;

    memcpy(uri + 3, s, n);
    return uric_parse_uri(uri, n + 3, &u) == URIC_OK && !uric_has(&u, URIC_FRAGMENT);
}

static void put_path(const char *s, size_t n, struct answer *a)
{
    enum { FTP = SCHEME_FILE_HOST + 1, MAILTO };
    const unsigned char *const bytes = (const unsigned char *)s;
    struct uric_scheme_parts r;
    uric_span at;
    int found;

    if (!may_be_in_uri(s, n))
        return;
    memset(&r, 0, sizeof r);
    at.begin = 0;
    at.end = (uint32_t)n;
    switch (entry.number) {
    case FTP: found = uric_scan_ftp(bytes, at, &r); break;
    case MAILTO: found = uric_scan_mailto(bytes, at, &r); break;
    default:
        found = uric_scan_scheme((enum uric_scheme_entry)entry.number, bytes, at, &r);
    }
    check(PATH, found == (a->status == URIC_OK) && r.error_offset == a->stopped, s, n);
}

static void put_rfc1738(const char *s, size_t n, struct answer *a)
{
    struct uric u;
    struct uric_scheme_parts r;
    const int status = uric_edition_scheme_parse(s, n, &u, &r);

    check(RFC1738, says(status, u.error_offset, a) && says(status, r.error_offset, a),
          s, n);
}

static const struct way {
    const char *name;
    void (*put)(const char *s, size_t n, struct answer *a);
    void (*end)(void);
} ways[] = {
    { "rule", put_rule, end_rule },        { "edition", put_edition, NULL },
    { "scheme", put_scheme, NULL },        { "path", put_path, NULL },
    { "rfc1738", put_rfc1738, NULL }
};

static const struct way *way;

/* ---- the file ---- */

static void broken(const char *line)
{
    fprintf(stderr, "generated: malformed file: %.60s\n", line);
    exit(2);
}

static void report(int good, const char *name)
{
    printf("%s %d - %s, %s: seed %lu", good ? "ok" : "not ok", ++number, entry.name, name,
           seed);
    bad |= !good;
}

static void end_entry(const char *covered)
{
    int i;

    report(1, "its ABNF");
    printf(", %lu strings are valid, %lu are not, and took %s\n", entry.valid, entry.others,
           covered);
    if (way->end)
        way->end();
    for (i = 0; i < CHECKS; i++) {
        if (asked[i] > 0) {
            report(wrong[i] == 0, check_names[i]);
            printf(", %lu strings\n", asked[i]);
        }
    }
    memset(asked, 0, sizeof asked);
    memset(wrong, 0, sizeof wrong);
    fflush(stdout);
}

static void begin_entry(const char *line)
{
    size_t i;

    memset(&entry, 0, sizeof entry);
    if (sscanf(line, "entry %15s %d %63s", entry.way, &entry.number, entry.name) != 3)
        broken(line);
    for (i = 0; i < sizeof ways / sizeof *ways; i++) {
        if (strcmp(ways[i].name, entry.way) == 0)
            way = &ways[i];
    }
    cuts = seed | 1;
}

static int hex(char c)
{
    return c <= '9' ? c - '0' : c - 'a' + 10;
}

/* Decodes the bytes between the quotes. */
static size_t unescape(const char *quoted, char *s)
{
    size_t n = 0;

    for (quoted++; *quoted != '"'; n++) {
        if (*quoted == '\0' || n == LONGEST)
            broken(quoted);
        if (*quoted != '\\') {
            s[n] = *quoted++;
        } else {
            s[n] = (char)(hex(quoted[2]) << 4 | hex(quoted[3]));
            quoted += 4;
        }
    }
    return n;
}

static void put_string(const char *line)
{
    static char s[LONGEST];
    struct answer a;
    char *rest;
    size_t n;

    memset(&a, 0, sizeof a);
    a.stopped = (uint32_t)strtoul(line, &rest, 10);
    a.prefix = (int)strtol(rest, &rest, 10);
    if (strncmp(rest, " \"", 2) != 0)
        broken(line);
    n = unescape(rest + 1, s);
    a.status = a.stopped < n ? URIC_INVALID
               : a.prefix == (int)n ? URIC_OK : URIC_INCOMPLETE;
    if (a.status != URIC_OK)
        a.u.error_offset = a.stopped;
    *(a.status == URIC_OK ? &entry.valid : &entry.others) += 1;
    way->put(guard_end(s, n), n, &a);
}

static int begins(const char *line, const char *word)
{
    return strncmp(line, word, strlen(word)) == 0;
}

static void read_line(char *line, char **argv)
{
    line[strcspn(line, "\n")] = '\0';
    if (begins(line, "seed ")) {
        seed = strtoul(line + strlen("seed "), NULL, 10);
        printf("# seed %lu: make generated SEED=%lu\n", seed, seed);
    } else if (begins(line, "entry ")) {
        begin_entry(line);
    } else if (way == NULL) {
        broken(line);
    } else if (!is_named(entry.name, argv + 2)) {
        return;
    } else if (begins(line, "covered ")) {
        end_entry(line + strlen("covered "));
    } else if (begins(line, "uncovered ")) {
        report(0, line);
        printf("\n");
    } else {
        put_string(line);
    }
}

int main(int argc, char **argv)
{
    static char line[4 * LONGEST + 64];
    FILE *file = argc > 1 ? fopen(argv[1], "r") : NULL;

    if (file == NULL) {
        fprintf(stderr, "usage: generated FILE [NAME...]\n");
        return 2;
    }
    while (fgets(line, sizeof line, file))
        read_line(line, argv);
    fclose(file);
    printf("1..%d\n", number);
    return bad || number == 0;
}
