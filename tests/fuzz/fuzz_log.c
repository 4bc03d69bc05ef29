/* Access logs: a format as for uric log, with its prefixes, then lines.  For any lines, columns
 * lie within the line and have values, error offsets are right, and the fast reader agrees with
 * the machine. */
#include "log/log_read.h"
#include "fuzz/theorem_target.h"

#include <string.h>

static int begins(struct uric_bytes s, const char *with, struct uric_bytes *rest)
{
    const size_t n = strlen(with);

    if (s.n < n || memcmp(s.s, with, n) != 0)
        return 0;
    rest->s = s.s + n;
    rest->n = s.n - n;
    return 1;
}

/* Takes a prefix and the "+" after it off a format. */
static int takes_prefix(struct uric_bytes *name, struct uric_bytes *prefix)
{
    struct uric_bytes rest;
    const char *known;
    int i;

    for (i = 0; (known = uric_log_prefix_name(i)) != NULL; i++) {
        if (!begins(*name, known, &rest) || rest.n == 0 || *rest.s != '+')
            continue;
        prefix->s = name->s;
        prefix->n = name->n - rest.n;
        name->s = rest.s + 1;
        name->n = rest.n - 1;
        return 1;
    }
    return 0;
}

static int format_without_prefix(struct uric_bytes name, struct uric_log_format *f)
{
    struct uric_bytes rest;

    if (begins(name, "custom:", &rest)) {
        const char *const s = target_copy(rest.s, rest.n);
        const int status = uric_log_format_custom(f, s, rest.n);

        target_hold(status != URIC_INVALID || uric_log_error_offset(f) <= rest.n,
                    "the error of an invalid format is inside it");
        return status;
    }
    if (begins(name, "json:", &rest))
        return uric_log_format_json(f, rest.s, rest.n);
    return uric_log_format_named(f, name.s, name.n);
}

/* Prefixes and "+", then a format. */
static int format_of(struct uric_bytes name, struct uric_log_format *f)
{
    struct uric_bytes prefix[URIC_LOG_PREFIXES + 1];
    int i, n = 0, status;

    while (n <= URIC_LOG_PREFIXES && takes_prefix(&name, &prefix[n]))
        n++;
    status = format_without_prefix(name, f);
    if (status != URIC_OK)
        return status;
    for (i = 0; i < n; i++) {
        status = uric_log_format_prefix(f, prefix[n - 1 - i].s, prefix[n - 1 - i].n);
        target_hold(status == (i < URIC_LOG_PREFIXES ? URIC_OK : URIC_TOO_LONG),
                    "a format has room for some prefixes");
    }
    return URIC_OK;
}

/* A column's name finds a column of the same name. */
static void names(const struct uric_log_format *f)
{
    const uint32_t units = uric_log_duration_units(f);
    int c;

    target_hold(units == 0 || units == 1 || units == 1000 || units == 1000000 ||
                    units == 1000000000,
                "a second has a known number of units, or an unknown one");
    for (c = 0; c < URIC_LOG_COLUMNS; c++) {
        const struct uric_bytes name = uric_log_column_name(f, c);
        struct uric_bytes same;
        int found;

        target_hold(name.s == NULL || uric_log_columns(f) >> c & 1, "only columns have names");
        if (name.s == NULL)
            continue;
        found = uric_log_column(f, target_copy(name.s, name.n), name.n);
        target_hold(found >= 0 && uric_log_columns(f) >> found & 1, "names find columns");
        same = uric_log_column_name(f, found);
        target_hold(found == c || (found < URIC_LOG_FIELDS && same.s != NULL) ||
                        (same.n == name.n && memcmp(same.s, name.s, name.n) == 0),
                    "a name finds the column of that name");
    }
}

/* ---- a line ---- */

/* A number has no escapes, and reads as one. */
static void number(const struct uric_log_format *f, struct uric_bytes line,
                   const struct uric_log_row *row, int c)
{
    const uric_span at = row->column[c];

    if (!uric_log_is_number(f, line.s, row, c))
        return;
    target_hold(uric_log_has(row, c) && at.begin < at.end, "a number is defined");
    target_hold(!(row->escaped >> c & 1), "a number has no escapes");
    target_hold(line.s[at.begin] == '-' || uric_is_digit(line.s[at.begin]),
                "a number begins with a digit or a sign");
    target_hold(uric_is_digit(line.s[at.end - 1]), "a number ends with a digit");
    target_hold(uric_log_held_of(f)->reader == LOG_JSON ||
                    uric_log_column_type(f, c) != URIC_LOG_IS_TEXT,
                "only in JSON text may be a number");
}

static void values(const struct uric_log_format *f, struct uric_bytes line,
                   const struct uric_log_row *row)
{
    int c;

    for (c = 0; c < URIC_LOG_COLUMNS; c++) {
        struct uric_bytes value, again;
        size_t n;

        number(f, line, row, c);
        if (!uric_log_has(row, c)) {
            target_hold(uric_log_value(f, line.s, row, c, NULL, 0, &value) == URIC_OK &&
                            value.s == NULL && value.n == 0,
                        "an undefined column has no value");
            continue;
        }
        target_span(row->column[c], 1, line.n);
        target_hold(uric_log_columns(f) >> c & 1, "only columns are defined");
        if (uric_log_value(f, line.s, row, c, NULL, 0, &value) == URIC_OK && value.n > 0)
            continue; /* points into the line */
        n = value.n;
        target_hold(n <= line.n, "no value is longer than the line");
        target_hold(uric_log_value(f, line.s, row, c, target_block(n), n, &value) ==
                            URIC_OK && value.n == n,
                    "a buffer of the exact size suffices");
        target_hold(n == 0 ||
                        (uric_log_value(f, line.s, row, c, target_block(n - 1), n - 1,
                                        &again) == URIC_TOO_SMALL && again.n == n),
                    "a byte less is too small");
    }
}

/* No line of the format starts like this, but one starts with a byte less: see struct
 * uric_log_row. */
static void errors(const struct uric_log_format *f, struct uric_bytes line,
                   const struct uric_log_row *row, int status)
{
    const uint32_t at = row->error_offset;
    struct uric_log_row begin;

    target_hold(row->defined == 0, "a broken line has no columns");
    if (status == URIC_INCOMPLETE) {
        target_hold(at == line.n, "the error of an incomplete line is at its end");
        return;
    }
    target_hold(status == URIC_INVALID && (at < line.n || line.n == 0),
                "the error of an invalid line is inside it");
    if (line.n == 0)
        return;
    target_hold(uric_log_read(f, target_copy(line.s, at + 1), at + 1, &begin) ==
                        URIC_INVALID && begin.error_offset == at,
                "bytes after the error do not change it");
    status = uric_log_read(f, target_copy(line.s, at), at, &begin);
    target_hold(status == URIC_OK || status == URIC_DIRECTIVE ||
                    (at == 0 && status == URIC_INVALID) ||
                    (status == URIC_INCOMPLETE && begin.error_offset == at),
                "a prefix before the error is valid so far");
}

static void same(const struct uric_log_row *a, const struct uric_log_row *b)
{
    int c;

    target_hold(a->defined == b->defined && a->escaped == b->escaped,
                "the machine has the same columns");
    for (c = 0; c < URIC_LOG_COLUMNS; c++)
        target_hold(!uric_log_has(a, c) || memcmp(&a->column[c], &b->column[c],
                                                  sizeof a->column[c]) == 0,
                    "the machine's columns have the same offsets");
}

static void agree(const struct uric_log_format *format, struct uric_bytes line)
{
    const struct uric_log_held *const f = uric_log_held_of(format);
    const unsigned char *const s = (const unsigned char *)line.s;
    struct uric_log_row soon, exact;
    int status, wanted;

    memset(&soon, 0, sizeof soon);
    memset(&exact, 0, sizeof exact);
    if (f->reader == LOG_W3C && f->flags & FORMAT_FIELDS) {
        status = uric_log_read_w3c(f, s, line.n, &soon);
        wanted = uric_log_scan_w3c(f, s, line.n, &exact);
    } else if (f->reader == LOG_STEPS && f->machine != LOG_ENTRIES) {
        status = uric_log_read_steps(f, s, line.n, &soon);
        wanted = uric_log_scan_line(f, s, line.n, &exact);
    } else {
        return;
    }
    if (f->flags & FORMAT_EITHER && wanted != URIC_OK)
        return; /* the machine has the first form of the lines only */
    target_hold((status == URIC_OK) == (wanted == URIC_OK), "the machine decides");
    if (status == URIC_OK)
        same(&soon, &exact);
}

/* A prefix is read without the line that follows it. */
static void prefixes(struct uric_bytes line)
{
    int i;

    for (i = 0; uric_log_prefix_name(i) != NULL; i++) {
        const size_t n = uric_log_prefix_length(i, line.s, line.n);

        target_hold(n <= line.n, "a prefix is part of the line");
        target_hold(uric_log_prefix_length(i, target_copy(line.s, n), n) == n,
                    "bytes after a prefix do not change it");
    }
}

/* A required column changes only which lines are valid. */
static void requires(const struct uric_log_format *f, struct uric_bytes line,
                     const struct uric_log_row *row, int status)
{
    struct uric_log_format exacting = *f;
    struct uric_log_row now;
    int now_status;

    memset(&now, 0xff, sizeof now); /* as reads() does with row */
    uric_log_json_require(&exacting, URIC_LOG_TARGET);
    now_status = uric_log_read(&exacting, line.s, line.n, &now);
    if (status != URIC_OK || uric_log_has(row, URIC_LOG_TARGET))
        target_hold(now_status == status, "a line that has the column is read as before");
    else
        target_hold(now_status == URIC_OK || (now_status == URIC_INVALID &&
                                              uric_log_held_of(f)->reader == LOG_JSON),
                    "only lines of JSON are required to have a column");
    target_hold(now_status != URIC_OK || memcmp(&now, row, sizeof now) == 0,
                "what is required does not change what is read");
}

static void hurries(const struct uric_log_format *f, struct uric_bytes line, int status)
{
    struct uric_log_format hasty = *f;
    struct uric_log_row row;

    uric_log_skip_offsets(&hasty);
    target_hold((uric_log_read(&hasty, line.s, line.n, &row) == URIC_OK) ==
                    (status == URIC_OK),
                "offsets do not matter");
}

static void reads(struct uric_log_format *f, struct uric_bytes line)
{
    struct uric_log_row row;
    int status;

    memset(&row, 0xff, sizeof row);
    prefixes(line);
    status = uric_log_read(f, line.s, line.n, &row);
    if (status == URIC_DIRECTIVE) {
        target_hold(uric_log_held_of(f)->reader == LOG_W3C &&
                        (uric_log_held_of(f)->layers.n > 0 || *line.s == '#'),
                    "only w3c has directives");
        if (uric_log_directive(f, line.s, line.n))
            names(f);
        return;
    }
    agree(f, line);
    hurries(f, line, status);
    requires(f, line, &row, status);
    if (status == URIC_OK) {
        target_hold(row.error_offset == 0, "a valid line has no error");
        values(f, line, &row);
    } else {
        errors(f, line, &row, status);
    }
}

/* Whether a format without a prefix reads the line; one with directives needs these before it. */
static int is_of_some_format(struct uric_bytes line)
{
    static struct uric_log_format f;
    struct uric_log_row row;
    const char *name;
    int i;

    for (i = 0; (name = uric_log_format_name(i)) != NULL; i++) {
        if (uric_log_format_named(&f, name, strlen(name)) == URIC_OK &&
            uric_log_held_of(&f)->reader != LOG_W3C &&
            uric_log_read(&f, line.s, line.n, &row) == URIC_OK)
            return 1;
    }
    return 0;
}

/* Less than half of the lines fit the detected format: the others are of no format. */
static void others_fit_none(struct uric_bytes rest, const struct uric_log_format *f,
                            const struct uric_log_detection *found)
{
    uint32_t fits = 0;
    struct uric_log_row row;

    if (uric_log_held_of(f)->reader == LOG_W3C)
        return; /* its directives are lines, too */
    rest.n = (size_t)found->bytes;
    if (rest.n >= 3 && memcmp(rest.s, "\xef\xbb\xbf", 3) == 0)
        rest.s += 3, rest.n -= 3;
    while (rest.n > 0) {
        struct uric_bytes line = target_line(&rest);

        line.n -= line.n > 0 && line.s[line.n - 1] == '\r';
        if (uric_log_read(f, line.s, line.n, &row) == URIC_OK)
            fits++;
        else
            target_hold(line.n == 0 || !is_of_some_format(line), "the others fit no format");
    }
    target_hold(fits > 0, "a line fits the format that is detected");
}

/* At least half of the lines fit the format that is detected, or the others fit none; and no later
 * ones matter. */
static void detects(struct uric_bytes rest)
{
    static struct uric_log_format f;
    struct uric_log_detection found, again;
    const int status = uric_log_detect(rest.s, rest.n, '\n', &f, &found);

    target_hold(found.bytes <= rest.n && found.lines <= found.bytes,
                "detection looks at the lines that it is given");
    if (status == URIC_OK && 2 * found.nearest[0].fits < found.lines)
        others_fit_none(rest, &f, &found);
    target_hold(status != URIC_OK || uric_log_format_string(found.nearest[0].format) == NULL ||
                    uric_log_format_custom(&f, uric_log_format_string(found.nearest[0].format),
                                           strlen(uric_log_format_string(found.nearest[0].format))) ==
                        URIC_OK,
                "a string defines the format");
    rest.n = (size_t)found.bytes;
    target_hold(uric_log_detect(target_copy(rest.s, rest.n), rest.n, '\n', &f, &again) ==
                        status &&
                    memcmp(&found, &again, sizeof found) == 0,
                "later lines do not matter");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct uric_log_format f;
    struct uric_bytes rest = target_input(data, size);

    detects(rest);
    if (format_of(target_line(&rest), &f) == URIC_OK) {
        unsigned lines;

        uric_log_json_add(&f, "a.b", 3);
        uric_log_json_add(&f, ".a.0", 4);
        names(&f);
        for (lines = 0; rest.n > 0 && lines < 16; lines++)
            reads(&f, target_line(&rest));
    }
    target_forget();
    return 0;
}
