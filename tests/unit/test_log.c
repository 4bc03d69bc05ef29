/* Access logs: fixtures of each format, and invariants of every line.
 *
 *   # a comment
 *   format NAME or custom:STRING or json:KEY; before it, prefixes and "+"
 *   line LINE          the rest, unescaped; "bytes" instead of "line": TSV escapes
 *       COLUMN  BEGIN END  "TEXT"  [value "VALUE"]
 *       ...
 *       cut                if the line is
 *   line LINE
 *       invalid OFFSET      or incomplete OFFSET, or directive, followed by "fields" if it
 *                           sets the columns
 *
 * TEXT and VALUE are in TSV escapes; columns that are not listed are undefined. */
#include "support/fixture.h"
#include "support/guard.h"
#include "support/random.h"
#include "uric_log.h"

#include <glob.h>
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

enum { ROOM = 4096 };

static const char *directory = ".";

static int make_format(struct uric_log_format *f, const char *s)
{
    const size_t prefix = strcspn(s, "+:");

    if (s[prefix] == '+') {
        const int status = make_format(f, s + prefix + 1);

        return status != URIC_OK ? status : (int)uric_log_format_prefix(f, s, prefix);
    }
    if (strncmp(s, "custom:", 7) == 0)
        return uric_log_format_custom(f, s + 7, strlen(s + 7));
    if (strncmp(s, "json:", 5) == 0)
        return uric_log_format_json(f, s + 5, strlen(s + 5));
    return uric_log_format_named(f, s, strlen(s));
}

static int name_is(struct uric_bytes name, const char *s)
{
    return name.n == strlen(s) && memcmp(name.s, s, name.n) == 0;
}

/* ---- invariants of every line and format ---- */

/* Into a buffer of exactly the size needed, and into smaller ones. */
static void hold_value(const struct uric_log_format *f, const char *line,
                       const struct uric_log_row *row, int column,
                       struct uric_bytes expected)
{
    char room[ROOM];
    struct uric_bytes value;

    assert_true(expected.n < sizeof room);
    memset(room, '!', sizeof room);
    assert_int_equal(uric_log_value(f, line, row, column, room, expected.n, &value),
                     URIC_OK);
    assert_int_equal(value.n, expected.n);
    assert_memory_equal(value.s, expected.s, value.n);
    assert_int_equal(room[expected.n], '!');
    if (value.s != room || expected.n == 0)
        return;
    memset(room, '!', sizeof room);
    assert_int_equal(uric_log_value(f, line, row, column, room, expected.n - 1, &value),
                     URIC_TOO_SMALL);
    assert_int_equal(value.n, expected.n);
    assert_int_equal(room[expected.n - 1], '!');
}

static void hold_columns(const struct uric_log_format *f, const char *line, size_t n,
                         const struct uric_log_row *row)
{
    int column;

    assert_int_equal(row->error_offset, 0);
    assert_true((row->defined & ~uric_log_columns(f)) == 0);
    for (column = 0; column < URIC_LOG_COLUMNS; column++) {
        const uric_span at = row->column[column];
        char room[ROOM];
        struct uric_bytes value;

        if (!uric_log_has(row, column))
            continue;
        assert_true(at.begin <= at.end && at.end <= n);
        /* the header's bound */
        assert_true(n <= sizeof room);
        assert_int_equal(uric_log_value(f, line, row, column, room, n, &value), URIC_OK);
        if (!(row->escaped >> column & 1)) {
            assert_ptr_equal(value.s, line + at.begin);
            assert_int_equal(value.n, at.end - at.begin);
        }
    }
}

/* The error offset is the first at which no line continues: the line up to there is complete
 * or can become so, and with the next byte it cannot. */
static void hold_offset(const struct uric_log_format *f, const char *line, size_t n,
                        int status, size_t at)
{
    struct uric_log_row row;
    int before;

    assert_true(at <= n);
    if (status == URIC_INCOMPLETE) {
        assert_int_equal(at, n);
        return;
    }
    assert_int_equal(status, URIC_INVALID);
    assert_true(at < n);
    before = uric_log_read(f, guard_end(line, at), at, &row);
    assert_true(before == URIC_OK || before == URIC_INCOMPLETE);
    assert_int_equal(uric_log_read(f, guard_end(line, at + 1), at + 1, &row),
                     URIC_INVALID);
    assert_int_equal(row.error_offset, at);
}

static int hold(const struct uric_log_format *f, const char *line, size_t n,
                struct uric_log_row *row)
{
    const char *const copy = guard_end(line, n);
    struct uric_log_row again;
    int status;

    memset(row, 0xA5, sizeof *row);
    status = uric_log_read(f, copy, n, row);
    assert_true(row->cut <= (uint32_t)(status == URIC_OK));
    if (status == URIC_OK)
        hold_columns(f, copy, n, row);
    assert_int_equal(uric_log_read(f, guard_begin(line, n), n, &again), status);
    assert_true(again.defined == row->defined && again.escaped == row->escaped);
    assert_int_equal(again.error_offset, row->error_offset);
    if (status == URIC_OK || status == URIC_DIRECTIVE)
        return status;
    assert_true(row->defined == 0);
    if (row->error_offset > 0)
        hold_offset(f, line, n, status, row->error_offset);
    return status;
}

/* ---- fixtures ---- */

struct expectation {
    const char *at; /* file and line */
    const struct uric_log_format *f;
    const char *line;
    size_t n;
    struct uric_log_row row;
    int status;
    uint32_t cut;
    uint64_t listed;
};

static char *next_word(char **s)
{
    char *word;

    *s += strspn(*s, " ");
    word = *s;
    *s += strcspn(*s, " ");
    if (**s)
        *(*s)++ = '\0';
    return word;
}

/* The text between the quotes, unescaped; *s is moved past it. */
static size_t quoted(char **s, char **text)
{
    char *end;

    *s += strspn(*s, " ");
    assert_int_equal(**s, '"');
    *text = *s + 1;
    /* the first quote at the end of the line or before a value, so quotes need no escapes */
    end = strstr(*text, "\" value \"");
    if (end == NULL)
        end = *s + strlen(*s) - 1;
    assert_true(end >= *text && *end == '"');
    *end = '\0';
    *s = end + 1;
    return fixture_unescape(*text);
}

static void expect_column(struct expectation *e, char *name, char *rest)
{
    const int column = uric_log_column(e->f, name, strlen(name));
    struct uric_bytes value;
    uint32_t begin, end;
    char *text;
    size_t n;

    if (column < 0 || !uric_log_has(&e->row, column))
        fail_msg("%s: no %s", e->at, name);
    begin = (uint32_t)strtoul(next_word(&rest), NULL, 10);
    end = (uint32_t)strtoul(next_word(&rest), NULL, 10);
    if (e->row.column[column].begin != begin || e->row.column[column].end != end)
        fail_msg("%s: %s is at %u, %u", e->at, name, (unsigned)e->row.column[column].begin,
                 (unsigned)e->row.column[column].end);
    n = quoted(&rest, &text);
    assert_int_equal(n, end - begin);
    assert_memory_equal(e->line + begin, text, n);
    rest += strspn(rest, " ");
    if (*rest) {
        assert_string_equal(next_word(&rest), "value");
        n = quoted(&rest, &text);
    }
    value.s = text;
    value.n = n;
    hold_value(e->f, e->line, &e->row, column, value);
    e->listed |= (uint64_t)1 << column;
}

static void expect(struct expectation *e, struct uric_log_format *f, char *s)
{
    char *const word = next_word(&s);

    if (strcmp(word, "nothing") == 0)
        return;
    if (strcmp(word, "cut") == 0) {
        e->cut = 1;
        return;
    }
    if (strcmp(word, "directive") == 0) {
        if (e->status != URIC_DIRECTIVE)
            fail_msg("%s: no directive", e->at);
        assert_int_equal(uric_log_directive(f, e->line, e->n),
                         strcmp(next_word(&s), "fields") == 0);
    } else if (strcmp(word, "invalid") == 0 || strcmp(word, "incomplete") == 0) {
        const int status = word[2] == 'v' ? URIC_INVALID : URIC_INCOMPLETE;
        const unsigned at = (unsigned)strtoul(next_word(&s), NULL, 10);

        if (e->status != status || e->row.error_offset != at)
            fail_msg("%s: %d at %u", e->at, e->status, (unsigned)e->row.error_offset);
    } else {
        if (e->status != URIC_OK)
            fail_msg("%s: %d at %u", e->at, e->status, (unsigned)e->row.error_offset);
        expect_column(e, word, s);
    }
}

/* All defined columns have been listed, except the one without a name. */
static void end_of_line(const struct expectation *e)
{
    const uint64_t others = e->row.defined & ~e->listed;
    int column;

    if (e->row.cut != e->cut)
        fail_msg("%s: cut is %u", e->at, (unsigned)e->row.cut);
    for (column = 0; column < URIC_LOG_COLUMNS; column++) {
        if (others >> column & 1 && uric_log_column_name(e->f, column).s != NULL)
            fail_msg("%s: column %d is not listed", e->at, column);
    }
}

static void begin_line(struct expectation *e, struct uric_log_format *f, const char *at,
                       char *line, size_t n)
{
    size_t i;

    e->at = at;
    e->f = f;
    e->line = line;
    e->n = n;
    e->listed = e->cut = 0;
    for (i = 0; i < n; i++)
        hold(f, line, i, &e->row);
    e->status = hold(f, line, n, &e->row);
}

static unsigned run_file(const char *name)
{
    static struct uric_log_format f;
    struct expectation e = { 0 };
    char buffer[ROOM], kept[ROOM], at[ROOM];
    unsigned line = 0, count = 0;
    FILE *file = fopen(name, "r");

    assert_non_null(file);
    while (fgets(buffer, sizeof buffer, file)) {
        line++;
        buffer[strcspn(buffer, "\n")] = '\0';
        if (buffer[0] == ' ' && buffer[1] == ' ') {
            expect(&e, &f, buffer);
            continue;
        }
        end_of_line(&e);
        e.row.defined = 0;
        if (buffer[0] == '\0' || buffer[0] == '#')
            continue;
        snprintf(at, sizeof at, "%.200s:%u", name, line);
        if (strncmp(buffer, "format ", 7) == 0) {
            assert_int_equal(make_format(&f, buffer + 7), URIC_OK);
            continue;
        }
        count++;
        strcpy(kept, strchr(buffer, ' ') + 1);
        begin_line(&e, &f, at, kept,
                   buffer[0] == 'b' ? fixture_unescape(kept) : strlen(kept));
    }
    end_of_line(&e);
    fclose(file);
    return count;
}

static void each_file(const char *pattern, unsigned (*run)(const char *name))
{
    char path[ROOM];
    glob_t files;
    size_t i;

    snprintf(path, sizeof path, "%s/tests/fixtures/log/%s", directory, pattern);
    assert_int_equal(glob(path, 0, NULL, &files), 0);
    for (i = 0; i < files.gl_pathc; i++) {
        const unsigned count = run(files.gl_pathv[i]);

        print_message("# %s: %u lines\n", files.gl_pathv[i], count);
        assert_true(count > 0);
    }
    globfree(&files);
}

static void fixtures(void **state)
{
    (void)state;
    each_file("*.txt", run_file);
}

/* ---- random lines ---- */

static const char *const formats[] = {
    "common", "combined", "vhost", "nginx", "elb", "alb", "haproxy", "json:a.b",
    "json:target=a.1,request=a.b.0,client=a.b,target=b", "caddy", "nginx-json",
    "custom:%h %l %u %t \"%r\" %>s %b \"%{Referer}i\" \"%{User-Agent}i\"",
    "custom:%t%!200,304{Referer}i%%%400b", "custom:%h <%{X-A}i> \"%{X-B}i\" %{X-C}i",
    "custom:$remote_addr $upstream_addr \"$request_uri\" $request_time $msec",
    ("custom:escape=json {\"addr\":\"$remote_addr\",\"req\":\"$request\",\"ref\":"
     "\"$http_referer\",\"st\":$status,\"up\":\"$upstream_addr\"}"),
    "custom:escape=none $remote_addr \"$request\" $request_length"
};
enum { FORMATS = sizeof formats / sizeof *formats, SEEDS = 1024 };

static struct {
    char *line;
    size_t n;
} seeds[SEEDS];
static size_t n_seeds;

static unsigned take_seeds(const char *name)
{
    char buffer[ROOM];
    unsigned count = 0;
    FILE *file = fopen(name, "r");

    assert_non_null(file);
    while (fgets(buffer, sizeof buffer, file)) {
        char *const space = strchr(buffer, ' ');

        buffer[strcspn(buffer, "\n")] = '\0';
        if (strncmp(buffer, "line ", 5) != 0 && strncmp(buffer, "bytes ", 6) != 0)
            continue;
        assert_true(n_seeds < SEEDS);
        seeds[n_seeds].line = malloc(strlen(space + 1) + 1);
        assert_non_null(seeds[n_seeds].line);
        strcpy(seeds[n_seeds].line, space + 1);
        seeds[n_seeds].n = buffer[0] == 'b' ? fixture_unescape(seeds[n_seeds].line)
                                            : strlen(seeds[n_seeds].line);
        n_seeds++;
        count++;
    }
    fclose(file);
    return count;
}

static const char *const fragments[] = {
    " ", "\"", "-", "[", "]", "\\", "/", ":", "#", "{", "}", ",", "\" ", "\\\"", "\" \"",
    "\t", "] \"", "200", "HTTP/1.1", " - ", "\\x41", "0", "a", "+", "\"\"", "\n", "[12]: ",
    "%", "\\u12", "\xFF", "null", "-1"
};
enum { FRAGMENTS = sizeof fragments / sizeof *fragments };

/* A near miss of a line: up to three changes, and sometimes a cut. */
static size_t mutated(uint64_t *seed, char *line)
{
    const size_t which = random_below(seed, n_seeds);
    size_t n = seeds[which].n, changes = random_below(seed, 4);

    memcpy(line, seeds[which].line, n);
    for (; changes > 0; changes--) {
        const char *const fragment = fragments[random_below(seed, FRAGMENTS)];
        const size_t at = random_below(seed, n + 1), length = strlen(fragment);
        size_t gone = random_below(seed, 3) == 0 ? random_below(seed, 16) : 0;

        if (gone > n - at)
            gone = n - at;
        memmove(line + at + length, line + at + gone, n - at - gone);
        memcpy(line + at, fragment, length);
        n += length - gone;
    }
    return random_below(seed, 8) == 0 ? random_below(seed, n + 1) : n;
}

static void random_lines(void **state)
{
    static struct uric_log_format f;
    char line[ROOM];
    struct uric_log_row row;
    uint64_t seed = 1738;
    size_t which, i;

    (void)state;
    for (which = 0; which < FORMATS; which++) {
        unsigned valid = 0;

        assert_int_equal(make_format(&f, formats[which]), URIC_OK);
        for (i = 0; i < 40000; i++) {
            const size_t n = mutated(&seed, line);

            valid += hold(&f, line, n, &row) == URIC_OK;
        }
        for (i = 0; i < 2000; i++) {
            size_t n = random_below(&seed, 80), k;

            for (k = 0; k < n; k++)
                line[k] = (char)random_below(&seed, 256);
            hold(&f, line, n, &row);
        }
        print_message("# %s: %u valid\n", formats[which], valid);
        assert_true(valid > 0);
    }
}

/* w3c: directives change the format on the way. */
static void random_entries(void **state)
{
    static struct uric_log_format f;
    char line[ROOM];
    struct uric_log_row row;
    uint64_t seed = 1996;
    unsigned valid = 0;
    size_t i;

    (void)state;
    assert_int_equal(make_format(&f, "w3c"), URIC_OK);
    assert_int_equal(uric_log_directive(&f, "#Fields: date time cs-uri-stem "
                                            "cs-uri-query cs(User-Agent)", 59), 1);
    for (i = 0; i < 60000; i++) {
        size_t n = 0, fields = random_below(&seed, 8);

        for (; fields > 0; fields--) {
            const char *const all[] = { "-", "a", "a+b", "\"", "\"a b\"", "\"\"\"\"", "\"-\"",
                                        " ", "\t", "%41", "\"a\"b", "a\"" };
            const char *const field = all[random_below(&seed, 12)];

            memcpy(line + n, field, strlen(field));
            n += strlen(field);
            line[n++] = random_below(&seed, 5) == 0 ? '\t' : ' ';
        }
        n -= n > 0 && random_below(&seed, 2) == 0;
        valid += hold(&f, line, n, &row) == URIC_OK;
    }
    assert_true(valid > 0);
}

/* The machines of named formats, and the custom strings equivalent to them. */
static void named_as_custom(void **state)
{
    static const char *const same[][2] = {
        { "common", "custom:%h %l %u %t \"%r\" %>s %b" },
        { "combined", "custom:%h %l %u %t \"%r\" %>s %b \"%{Referer}i\" \"%{User-Agent}i\"" },
        { "vhost", "custom:%v:%p %h %l %u %t \"%r\" %>s %O \"%{Referer}i\" "
                   "\"%{User-Agent}i\"" },
        { "nginx", "custom:$remote_addr - $remote_user [$time_local] \"$request\" $status "
                   "$body_bytes_sent \"$http_referer\" \"$http_user_agent\"" }
    };
    static struct uric_log_format named, custom;
    struct uric_log_row a, b;
    uint64_t seed = 3986;
    char line[ROOM];
    size_t which, i;

    (void)state;
    for (which = 0; which < 4; which++) {
        assert_int_equal(make_format(&named, same[which][0]), URIC_OK);
        assert_int_equal(make_format(&custom, same[which][1]), URIC_OK);
        for (i = 0; i < 100000; i++) {
            const size_t n = mutated(&seed, line);
            int column;

            assert_int_equal(uric_log_read(&named, line, n, &a),
                             uric_log_read(&custom, line, n, &b));
            assert_int_equal(a.error_offset, b.error_offset);
            assert_true(a.defined == b.defined && a.escaped == b.escaped);
            for (column = 0; column < URIC_LOG_COLUMNS; column++) {
                if (uric_log_has(&a, column))
                    assert_memory_equal(&a.column[column], &b.column[column],
                                        sizeof(uric_span));
            }
        }
    }
}

/* ---- every byte of a line ---- */

/* Rebuilds the line from its columns and the template's text between them. */
static size_t put_together(const struct uric_log_format *f, const char *line,
                           const struct uric_log_row *row, const char *s, char *to)
{
    size_t n = 0;

    while (*s) {
        const char *const end = *s == '{' ? strchr(s, '}') : NULL;
        int column;

        if (end == NULL) {
            to[n++] = *s++;
            continue;
        }
        column = uric_log_column(f, s + 1, (size_t)(end - s - 1));
        assert_true(column >= 0);
        if (uric_log_has(row, column)) {
            const uric_span at = row->column[column];

            memcpy(to + n, line + at.begin, at.end - at.begin);
            n += at.end - at.begin;
        } else {
            to[n++] = '-';
        }
        s = end + 1;
    }
    return n;
}

static void every_byte(void **state)
{
    static const char *const templates[][2] = {
        { "common", "{client} {ident} {user} [{time}] \"{request}\" {status} {bytes}" },
        { "combined", "{client} {ident} {user} [{time}] \"{request}\" {status} {bytes} "
                      "\"{referer}\" \"{agent}\"" },
        { "vhost", "{host}:{port} {client} {ident} {user} [{time}] \"{request}\" {status} "
                   "{bytes} \"{referer}\" \"{agent}\"" },
        { "nginx", "{client} - {user} [{time}] \"{request}\" {status} {bytes} "
                   "\"{referer}\" \"{agent}\"" },
        { "custom:$remote_addr $upstream_addr \"$request_uri\" $request_time $msec",
          "{client} {$upstream_addr} \"{target}\" {duration} {time}" }
    };
    static struct uric_log_format f;
    struct uric_log_row row;
    uint64_t seed = 2396;
    char line[ROOM], again[ROOM];
    size_t which, i;

    (void)state;
    for (which = 0; which < sizeof templates / sizeof *templates; which++) {
        unsigned count = 0;

        assert_int_equal(make_format(&f, templates[which][0]), URIC_OK);
        for (i = 0; i < 100000; i++) {
            size_t n = mutated(&seed, line);

            if (uric_log_read(&f, line, n, &row) != URIC_OK)
                continue;
            /* written for an empty name */
            if (uric_log_columns(&f) >> URIC_LOG_USER & 1 && uric_log_has(&row, URIC_LOG_USER) &&
                row.column[URIC_LOG_USER].begin == row.column[URIC_LOG_USER].end)
                continue;
            count++;
            assert_int_equal(put_together(&f, line, &row, templates[which][1], again), n);
            assert_memory_equal(again, line, n);
        }
        print_message("# %s: %u lines\n", templates[which][0], count);
        assert_true(count > 0);
    }
}

/* An IP literal has hexadecimal digits, colons and dots; no other byte stands for one of them. */
static void every_byte_in_brackets(void **state)
{
    static struct uric_log_format f;
    char line[] = "[::x]:80 h - - [10/Oct/2000:13:55:36 -0700] \"-\" 200 1 \"-\" \"-\"";
    struct uric_log_row row;
    unsigned byte;

    (void)state;
    assert_int_equal(make_format(&f, "vhost"), URIC_OK);
    for (byte = 0; byte < 256; byte++) {
        const int may = byte != 0 && strchr("0123456789abcdefABCDEF:.", (int)byte) != NULL;

        line[3] = (char)byte;
        assert_int_equal(uric_log_read(&f, line, sizeof line - 1, &row) == URIC_OK, may);
    }
}

/* ---- formats ---- */

static void custom_formats(void **state)
{
    static const struct {
        const char *string;
        int status;
        unsigned at;
        const char *columns; /* own columns, and fields */
    } all[] = {
        { "%h", URIC_OK, 0, "client" },
        { "%a:%{remote}p %A %B %{c}h", URIC_OK, 0, "client bytes client-port %A %{c}h" },
        { "%h %a", URIC_OK, 0, "client %a" },
        { "%200{X-A}i %!404,500<s %<400s", URIC_OK, 0, "status %{X-A}i %<400s" },
        { "%{User-agent}i %{HOST}i %{X Y}o", URIC_OK, 0, "agent host %{X Y}o" },
        { "%{x}C %{x}e %f %{x}n %k %L %P %{tid}P %q %R %S %{x}^ti %{x}^to %^FU %^FB %I %O",
          URIC_OK, 0,
          "bytes %{x}C %{x}e %f %{x}n %k %L %P %{tid}P %q %R %S %{x}^ti %{x}^to %^FU %^FB %I" },
        { "%{SSL_PROTOCOL}x %{version}c %X %V %U %H %m", URIC_OK, 0,
          "method protocol host %{SSL_PROTOCOL}x %{version}c %X %U" },
        { "%{sec}t,%{begin:%d %b}t", URIC_OK, 0, "time %{begin:%d %b}t" },
        { "x%%\\t\\r\\n\\\\\\\"%h", URIC_OK, 0, "client" },
        { "$status $x", URIC_OK, 0, "status $x" },
        { "${status}$$ $http_a_1", URIC_OK, 0, "status $http_a_1" },
        { "escape=default $uri$is_args$args $uri", URIC_OK, 0, "target $uri" },
        { "100% $host", URIC_OK, 0, "host" },
        { "$status ${a-b} ${c", URIC_OK, 0, "status" },
        /* invalid formats */
        { "", URIC_INVALID, 0, NULL },
        { "no field", URIC_INVALID, 8, NULL },
        { "%h%l", URIC_INVALID, 2, NULL },
        { "$a$b", URIC_INVALID, 2, NULL },
        { "%h %z", URIC_INVALID, 3, NULL },
        { "%h %{x", URIC_INVALID, 3, NULL },
        { "%h %>", URIC_INVALID, 3, NULL },
        { "%h %", URIC_INVALID, 3, NULL },
        { "%h %{x}^", URIC_INVALID, 3, NULL },
        { "%h %{x}U", URIC_INVALID, 3, NULL }
    };
    static struct uric_log_format f;
    size_t i;

    (void)state;
    for (i = 0; i < sizeof all / sizeof *all; i++) {
        char said[512] = "";
        int column;

        print_message("# %s\n", all[i].string);
        assert_int_equal(uric_log_format_custom(&f, guard_end(all[i].string,
                                                              strlen(all[i].string)),
                                                strlen(all[i].string)),
                         all[i].status);
        assert_int_equal(uric_log_error_offset(&f), all[i].at);
        if (all[i].columns == NULL)
            continue;
        for (column = 0; column < URIC_LOG_COLUMNS; column++) {
            const struct uric_bytes name = uric_log_column_name(&f, column);

            if (name.s == NULL)
                continue;
            if (column < URIC_LOG_FIELDS)
                strcat(said, uric_log_field_name(column));
            else
                strncat(said, name.s, name.n);
            strcat(said, " ");
            assert_int_equal(uric_log_column(&f, name.s, name.n), column);
        }
        said[strlen(said) - 1] = '\0';
        assert_string_equal(said, all[i].columns);
    }
}

/* A member whose name has n bytes, with an object in it, followed by a column's member. */
static void hold_member_after(const struct uric_log_format *f, size_t n)
{
    static char s[2 * URIC_LOG_TEXT];
    struct uric_log_row row;
    size_t length;

    memset(s, 'x', sizeof s);
    memcpy(s, "{\"", 2);
    length = 2 + n + (size_t)sprintf(s + 2 + n, "\":{\"\":{\"a\":1}},\"a\":\"y\"}");
    assert_int_equal(uric_log_read(f, s, length, &row), URIC_OK);
    assert_true(uric_log_has(&row, URIC_LOG_TARGET));
    assert_int_equal(row.column[URIC_LOG_TARGET].begin, length - 3);
}

static void room_of_formats(void **state)
{
    static struct uric_log_format f;
    static char s[2 * URIC_LOG_TEXT];
    struct uric_log_row row;
    int i, last = -1;
    size_t n = 0;

    (void)state;
    /* at most 48 columns of its own */
    for (i = 0; i < 49; i++) {
        n += (size_t)sprintf(s + n, "%s%%{X-%d}i", i ? " " : "", i);
        assert_int_equal(uric_log_format_custom(&f, s, n), i < 48 ? URIC_OK : URIC_TOO_LONG);
    }
    /* nor may they be added to all the fields */
    n = (size_t)sprintf(s, "%%a %%l %%u %%t %%r %%m %%U%%q %%H %%s %%b %%{Referer}i "
                           "%%{User-agent}i %%V %%p %%{remote}p %%D");
    for (i = 0; i < 49; i++) {
        n += (size_t)sprintf(s + n, " %%{X-%d}i", i);
        assert_int_equal(uric_log_format_custom(&f, s, n), i < 48 ? URIC_OK : URIC_TOO_LONG);
    }
    memset(s, 'x', sizeof s);
    memcpy(s + URIC_LOG_TEXT, "%t", 2);
    assert_int_equal(uric_log_format_custom(&f, s, URIC_LOG_TEXT + 2), URIC_TOO_LONG);
    assert_int_equal(uric_log_error_offset(&f), URIC_LOG_TEXT);
    memcpy(s, "%h", 2);
    assert_int_equal(uric_log_format_custom(&f, s, sizeof s), URIC_TOO_LONG);
    assert_int_equal(uric_log_format_json(&f, s, sizeof s), URIC_TOO_LONG);
    assert_int_equal(uric_log_format_json(&f, s, 0), URIC_INVALID);
    assert_int_equal(uric_log_format_json(&f, "status=a,b", 10), URIC_INVALID);
    assert_int_equal(uric_log_error_offset(&f), 9);
    assert_int_equal(uric_log_format_named(&f, "combine", 7), URIC_UNKNOWN);

    assert_int_equal(uric_log_format_json(&f, "a", 1), URIC_OK);
    assert_int_equal(uric_log_json_add(&f, "a", 1), URIC_LOG_TARGET);
    assert_int_equal(uric_log_json_add(&f, "b.c", 3), URIC_LOG_FIELDS);
    assert_int_equal(uric_log_json_add(&f, "b.c", 3), URIC_LOG_FIELDS);
    assert_int_equal(uric_log_read(&f, "{\"b\":{\"c\":1},\"a\":\"x\"}", 21, &row), URIC_OK);
    assert_true(row.defined == (1u << URIC_LOG_TARGET | 1u << URIC_LOG_FIELDS));
    assert_int_equal(row.column[URIC_LOG_FIELDS].begin, 10);
    for (i = 0; i < 48; i++)
        last = uric_log_json_add(&f, s + i, 2 + (size_t)i);
    assert_int_equal(last, -1);
    assert_int_equal(uric_log_json_add(&f, s, 0), -1);
    /* members whose path is too long for a column are read like others */
    for (n = URIC_LOG_TEXT - 1; n < URIC_LOG_TEXT + 2; n++) {
        assert_int_equal(uric_log_format_json(&f, "a", 1), URIC_OK);
        hold_member_after(&f, n);
    }

    /* w3c: a field without room has no column, the others have theirs */
    assert_int_equal(uric_log_format_named(&f, "w3c", 3), URIC_OK);
    n = (size_t)sprintf(s, "#Fields:");
    for (i = 0; i < 100; i++)
        n += (size_t)sprintf(s + n, " x%d", i);
    assert_int_equal(uric_log_directive(&f, s, n), 1);
    memset(s, '-', 200);
    for (i = 1; i < 200; i += 2)
        s[i] = ' ';
    s[0] = 'a';
    s[198] = 'b';
    assert_int_equal(uric_log_read(&f, s, 199, &row), URIC_OK);
    assert_true(row.defined == 1u << URIC_LOG_FIELDS);
    assert_int_equal(uric_log_read(&f, s, 197, &row), URIC_INCOMPLETE);
}

/* uric_log.h lists the same names. */
static void format_names(void **state)
{
    static struct uric_log_format f;
    static const char *const names[] = {
        "common", "combined", "vhost", "nginx", "nginx:escape=json", "nginx:escape=none",
        "nginx-main", "ingress-nginx", "combined-rest", "common-rest", "w3c", "iis", "cloudfront", "elb",
        "alb", "haproxy", "haproxy-https", "nlb", "s3",
        "squid", "lighttpd", "varnish", "traefik", "envoy", "istio", "morgan", "morgan:plain",
        "morgan:tiny", "morgan:short", "http.server", "uvicorn", "gin", "heroku", "caddy", "traefik-json", "envoy-json", "pino",
        "winston", "gcp", "cloudflare", "nginx-json"
    };
    static const char *const prefixes[] = { "syslog", "rfc5424", "journal",
                                            "cri",    "docker",  "vhost", "server" };
    const int n = sizeof names / sizeof *names, n_prefixes = sizeof prefixes / sizeof *prefixes;
    int i;

    (void)state;
    for (i = 0; i < n; i++) {
        assert_string_equal(uric_log_format_name(i), names[i]);
        assert_int_equal(uric_log_format_named(&f, names[i], strlen(names[i])), URIC_OK);
    }
    assert_null(uric_log_format_name(n));
    assert_null(uric_log_format_name(-1));
    for (i = 0; i < n_prefixes; i++) {
        assert_string_equal(uric_log_prefix_name(i), prefixes[i]);
        assert_int_equal(uric_log_format_named(&f, "combined", 8), URIC_OK);
        assert_int_equal(uric_log_format_prefix(&f, prefixes[i], strlen(prefixes[i])), URIC_OK);
    }
    assert_null(uric_log_prefix_name(n_prefixes));
    assert_null(uric_log_prefix_name(-1));
}

static void names(void **state)
{
    static struct uric_log_format f;
    static const struct { const char *format; uint32_t units; } durations[] = {
        { "combined", 0 }, { "haproxy", 1000 }, { "custom:%h %D", 1000000 },
        { "custom:%D %T", 1000000 },
        { "custom:%h %T", 1 }, { "custom:%h %{ms}T", 1000 },
        { "custom:$host $request_time", 1 }
    };
    size_t k;

    (void)state;
    assert_null(uric_log_field_name(URIC_LOG_FIELDS));
    assert_null(uric_log_field_name(-1));

    assert_int_equal(make_format(&f, "combined"), URIC_OK);
    assert_int_equal(uric_log_column(&f, "target", 6), URIC_LOG_TARGET);
    assert_int_equal(uric_log_column(&f, "%{Referer}i", 11), URIC_LOG_REFERER);
    assert_int_equal(uric_log_column(&f, "host", 4), -1);
    assert_int_equal(uric_log_column(&f, "", 0), -1);
    assert_true(name_is(uric_log_column_name(&f, URIC_LOG_REFERER), "%{Referer}i"));
    assert_true(name_is(uric_log_column_name(&f, URIC_LOG_TARGET), "target"));
    assert_null(uric_log_column_name(&f, URIC_LOG_HOST).s);
    assert_null(uric_log_column_name(&f, -1).s);
    assert_null(uric_log_column_name(&f, URIC_LOG_COLUMNS).s);

    for (k = 0; k < sizeof durations / sizeof *durations; k++) {
        assert_int_equal(make_format(&f, durations[k].format), URIC_OK);
        assert_int_equal(uric_log_duration_units(&f), durations[k].units);
    }
    /* IIS has milliseconds; CloudFront, recognized by a field of its own, has seconds */
    assert_int_equal(make_format(&f, "w3c"), URIC_OK);
    assert_int_equal(uric_log_directive(&f, "#Fields: time-taken", 19), 1);
    assert_int_equal(uric_log_duration_units(&f), 1000);
    assert_int_equal(uric_log_directive(&f, "#Fields: x-edge-location time-taken", 35), 1);
    assert_int_equal(uric_log_duration_units(&f), 1);
}

static void column_types(void **state)
{
    static const struct {
        const char *format;
        int column;
        enum uric_log_type type;
    } rows[] = {
        { "custom:%s %h", URIC_LOG_STATUS, URIC_LOG_IS_INTEGER },
        /* in microseconds, in seconds */
        { "custom:%D %h", URIC_LOG_DURATION, URIC_LOG_IS_INTEGER },
        { "custom:$request_time x", URIC_LOG_DURATION, URIC_LOG_IS_DECIMAL },
        { "common", URIC_LOG_CLIENT, URIC_LOG_IS_TEXT },
        { "common", URIC_LOG_BYTES, URIC_LOG_IS_INTEGER }
    };
    static struct uric_log_format f;
    size_t i;

    (void)state;
    for (i = 0; i < sizeof rows / sizeof *rows; i++) {
        assert_int_equal(make_format(&f, rows[i].format), URIC_OK);
        if (uric_log_column_type(&f, rows[i].column) != rows[i].type)
            fail_msg("row %zu", i);
    }
}

/* A value that does not fit is measured but not written. */
static void values_cut_short(void **state)
{
    static const char line[] = "{\"a\":\"\\u00e9bc\\u20AC\"}";
    static const char value[] = "\xc3\xa9" "bc\xe2\x82\xac";
    enum { LINE = sizeof line - 1, VALUE = sizeof value - 1 };
    static struct uric_log_format f;
    struct uric_log_row row;
    struct uric_bytes got;
    char room[VALUE + 1];
    size_t size;

    (void)state;
    assert_int_equal(uric_log_format_json(&f, "a", 1), URIC_OK);
    assert_int_equal(uric_log_read(&f, line, LINE, &row), URIC_OK);
    for (size = 0; size <= VALUE; size++) {
        memset(room, '!', sizeof room);
        assert_int_equal(uric_log_value(&f, line, &row, URIC_LOG_TARGET, room, size, &got),
                         size < VALUE ? URIC_TOO_SMALL : URIC_OK);
        assert_int_equal(got.n, VALUE);
        assert_int_equal(room[size], '!');
    }
    assert_memory_equal(room, value, VALUE);
    /* an undefined column has no value */
    assert_int_equal(uric_log_value(&f, line, &row, -1, room, 0, &got), URIC_OK);
    assert_null(got.s);
    assert_int_equal(uric_log_value(&f, line, &row, URIC_LOG_COLUMNS, room, 0, &got), URIC_OK);
    assert_null(got.s);
}

/* A value without escapes points into the line. */
static void values_in_the_line(void **state)
{
    static const char *const lines[][2] = {
        { "combined",
          "::1 - - [10/Oct/2000:13:55:36 -0700] \"GET /a HTTP/1.1\" 200 1 \"-\" \"b\"" },
        { "w3c", "GET /a" }
    };
    static const char fields[] = "#Fields: cs-method cs-uri-stem";
    static struct uric_log_format f;
    struct uric_log_row row;
    struct uric_bytes got;
    size_t i;

    (void)state;
    for (i = 0; i < sizeof lines / sizeof *lines; i++) {
        const char *const line = lines[i][1];

        assert_int_equal(make_format(&f, lines[i][0]), URIC_OK);
        uric_log_directive(&f, fields, sizeof fields - 1);
        assert_int_equal(uric_log_read(&f, line, strlen(line), &row), URIC_OK);
        assert_int_equal(uric_log_value(&f, line, &row, URIC_LOG_TARGET, NULL, 0, &got),
                         URIC_OK);
        assert_ptr_equal(got.s, strstr(line, "/a"));
        assert_int_equal(got.n, 2);
    }
}

/* A function for one format is rejected by the others. */
static void functions_of_another_format(void **state)
{
    static struct uric_log_format f;

    (void)state;
    assert_int_equal(make_format(&f, "combined"), URIC_OK);
    assert_int_equal(uric_log_json_add(&f, "a", 1), -1);
    assert_int_equal(uric_log_directive(&f, "#Fields: time", 13), 0);
    assert_int_equal(make_format(&f, "w3c"), URIC_OK);
    assert_int_equal(uric_log_directive(&f, "#Fields", 7), 0);
}

static int reads(const struct uric_log_format *f, const char *line)
{
    struct uric_log_row row;

    return uric_log_read(f, line, strlen(line), &row);
}

/* A line needs one member of each column that is required, whatever its value. */
/* In JSON the spelling tells numbers from text; elsewhere the format does. */
static void numbers(void **state)
{
    static const struct {
        const char *format, *line, *column;
        int is_number;
    } all[] = {
        { "json:target=t,status=s", "{\"t\":\"/7\",\"s\":200}", "status", 1 },
        { "json:target=t,status=s", "{\"t\":\"/7\",\"s\":-1.5e+3}", "status", 1 },
        { "json:target=t,status=s", "{\"t\":\"7\",\"s\":1}", "target", 0 },
        { "json:target=t,status=s", "{\"t\":\"/\",\"s\":true}", "status", 0 },
        { "json:target=t,status=s", "{\"t\":\"/\"}", "status", 0 },
        { "custom:%h %{X}i %b", "h 12 34", "bytes", 1 },
        { "custom:%h %{X}i %b", "h 12 -", "bytes", 0 },
        { "custom:%h %{X}i %b", "h 12 34", "%{X}i", 0 },
        { "custom:%h %b", "12 34", "client", 0 }
    };
    static struct uric_log_format f;
    struct uric_log_row row;
    size_t i;

    (void)state;
    for (i = 0; i < sizeof all / sizeof *all; i++) {
        const char *const line = all[i].line;

        print_message("# %s: %s\n", line, all[i].column);
        assert_int_equal(make_format(&f, all[i].format), URIC_OK);
        assert_int_equal(uric_log_read(&f, line, strlen(line), &row), URIC_OK);
        assert_int_equal(uric_log_is_number(&f, line, &row,
                                            uric_log_column(&f, all[i].column,
                                                            strlen(all[i].column))),
                         all[i].is_number);
    }
}

static void required_members(void **state)
{
    static struct uric_log_format f;
    int own;

    (void)state;
    assert_int_equal(make_format(&f, "json:target=url,target=r.path,status=code"), URIC_OK);
    assert_int_equal(reads(&f, "{\"x\":1}"), URIC_OK);
    uric_log_json_require(&f, URIC_LOG_TARGET);
    assert_int_equal(reads(&f, "{\"code\":200}"), URIC_INVALID);
    assert_int_equal(reads(&f, "{}"), URIC_INVALID);
    assert_int_equal(reads(&f, "{\"r\":{\"url\":\"/\"}}"), URIC_INVALID);
    assert_int_equal(reads(&f, "{\"url\":\"/\"}"), URIC_OK);
    assert_int_equal(reads(&f, "{\"url\":null}"), URIC_OK);
    assert_int_equal(reads(&f, "{\"r\":{\"path\":\"\"}}"), URIC_OK);
    /* two columns, one of the caller's own */
    own = uric_log_json_add(&f, "x", 1);
    uric_log_json_require(&f, own);
    assert_int_equal(reads(&f, "{\"url\":\"/\"}"), URIC_INVALID);
    assert_int_equal(reads(&f, "{\"x\":1}"), URIC_INVALID);
    assert_int_equal(reads(&f, "{\"x\":1,\"url\":\"/\"}"), URIC_OK);
    /* columns that the format lacks, and other formats */
    uric_log_json_require(&f, URIC_LOG_REFERER);
    uric_log_json_require(&f, -1);
    uric_log_json_require(&f, URIC_LOG_COLUMNS);
    assert_int_equal(reads(&f, "{\"x\":1,\"url\":\"/\"}"), URIC_OK);
    assert_int_equal(make_format(&f, "custom:%s %{Referer}i"), URIC_OK);
    uric_log_json_require(&f, URIC_LOG_REFERER);
    assert_int_equal(reads(&f, "200 -"), URIC_OK);
    /* the member for a request is one for what it is split into, and for itself */
    assert_int_equal(make_format(&f, "json:request=r,status=code"), URIC_OK);
    uric_log_json_require(&f, URIC_LOG_METHOD);
    assert_int_equal(reads(&f, "{\"r\":\"GET / HTTP/1.1\"}"), URIC_OK);
    uric_log_json_require(&f, URIC_LOG_REQUEST);
    assert_int_equal(reads(&f, "{\"r\":\"GET / HTTP/1.1\"}"), URIC_OK);
    assert_int_equal(reads(&f, "{\"r\":\"\"}"), URIC_OK);
    assert_int_equal(reads(&f, "{\"code\":200}"), URIC_INVALID);
}

/* Strings are read in blocks: the byte that ends one is found at any offset. */
static void strings_of_each_length(void **state)
{
    static const char begin[] = "{\"a\":\"";
    enum { BEGIN = sizeof begin - 1, LENGTH = 70 };
    static struct uric_log_format f;
    struct uric_log_row row;
    char line[BEGIN + LENGTH + 8];
    unsigned at;

    (void)state;
    assert_int_equal(uric_log_format_json(&f, "a", 1), URIC_OK);
    for (at = 0; at <= LENGTH; at++) {
        memset(line, 'x', sizeof line);
        memcpy(line, begin, BEGIN);
        memcpy(line + BEGIN + at, "\"}", 2);
        assert_int_equal(uric_log_read(&f, line, BEGIN + at + 2, &row), URIC_OK);
        assert_int_equal(row.column[URIC_LOG_TARGET].end, BEGIN + at);
        assert_true(row.escaped == 0);
        memcpy(line + BEGIN + at, "\\\"\"}", 4);
        assert_int_equal(uric_log_read(&f, line, BEGIN + at + 4, &row), URIC_OK);
        assert_int_equal(row.column[URIC_LOG_TARGET].end, BEGIN + at + 2);
        assert_true(row.escaped != 0);
        line[BEGIN + at] = '\n';
        assert_int_equal(uric_log_read(&f, line, BEGIN + at + 4, &row), URIC_INVALID);
        assert_int_equal(row.error_offset, BEGIN + at);
    }
}

/* Columns may be members of up to 16 nested objects. */
static void nested_members(void **state)
{
    static struct uric_log_format f;
    struct uric_log_row row;
    char key[64] = "a", line[256];
    int depth, k;

    (void)state;
    for (depth = 1; depth <= 17; depth++, strcat(key, ".a")) {
        *line = '\0';
        for (k = 0; k < depth; k++)
            strcat(line, "{\"a\":");
        strcat(line, "1");
        for (k = 0; k < depth; k++)
            strcat(line, "}");
        assert_int_equal(uric_log_format_json(&f, key, strlen(key)), URIC_OK);
        assert_int_equal(uric_log_read(&f, line, strlen(line), &row), URIC_OK);
        assert_int_equal(uric_log_has(&row, URIC_LOG_TARGET), depth <= 16);
    }
}

static void too_long_is_refused_unread(void **state)
{
#if SIZE_MAX > UINT32_MAX
    static struct uric_log_format f;
    struct uric_log_row row;

    (void)state;
    assert_int_equal(make_format(&f, "combined"), URIC_OK);
    assert_int_equal(uric_log_read(&f, "", (size_t)URIC_MAX_LENGTH + 1, &row), URIC_TOO_LONG);
    assert_true(row.defined == 0);
    assert_int_equal(row.error_offset, URIC_MAX_LENGTH);
#else
    (void)state;
    skip();
#endif
}

/* Long and deep lines, which could make a reader repeat work. */
static void long_lines(void **state)
{
    enum { LENGTH = 1 << 20 };
    static const char *const repeated[] = {
        "\"", "\\", " ", "\\\"", "[", " [", "- ", ", ", "\"\"", "{\"a\":", "[[", "HTTP/1.1 "
    };
    static struct uric_log_format f;
    char *const line = malloc(LENGTH);
    struct uric_log_row row;
    size_t which, k, n;

    (void)state;
    assert_non_null(line);
    for (which = 0; which < FORMATS; which++) {
        assert_int_equal(make_format(&f, formats[which]), URIC_OK);
        for (k = 0; k < sizeof repeated / sizeof *repeated; k++) {
            for (n = 0; n < LENGTH; n++)
                line[n] = repeated[k][n % strlen(repeated[k])];
            uric_log_read(&f, line, LENGTH, &row);
            memcpy(line, "1.2.3.4 - ", 10);
            uric_log_read(&f, line, LENGTH, &row);
        }
    }
    /* 128 nested objects are accepted */
    assert_int_equal(make_format(&f, "json:a"), URIC_OK);
    for (n = 5; n < 260; n++)
        line[n] = n < 5 + 127 ? '[' : ']';
    memcpy(line, "{\"a\":", 5);
    line[5 + 254] = '}';
    assert_int_equal(uric_log_read(&f, line, 260, &row), URIC_OK);
    line[5 + 127] = '[';
    assert_int_equal(uric_log_read(&f, line, 260, &row), URIC_INVALID);
    assert_int_equal(row.error_offset, 5 + 127);
    free(line);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(fixtures),      cmocka_unit_test(custom_formats),
        cmocka_unit_test(room_of_formats), cmocka_unit_test(format_names),
        cmocka_unit_test(names),
        cmocka_unit_test(named_as_custom), cmocka_unit_test(every_byte),
        cmocka_unit_test(every_byte_in_brackets), cmocka_unit_test(column_types),
        cmocka_unit_test(random_lines),  cmocka_unit_test(random_entries),
        cmocka_unit_test(values_cut_short), cmocka_unit_test(values_in_the_line),
        cmocka_unit_test(functions_of_another_format), cmocka_unit_test(required_members),
        cmocka_unit_test(numbers),
        cmocka_unit_test(too_long_is_refused_unread),
        cmocka_unit_test(strings_of_each_length), cmocka_unit_test(nested_members),
        cmocka_unit_test(long_lines)
    };
    int failed;
    size_t i;

    if (argc > 1)
        directory = argv[1];
    each_file("*.txt", take_seeds);
    failed = cmocka_run_group_tests(tests, NULL, NULL);
    for (i = 0; i < n_seeds; i++)
        free(seeds[i].line);
    return failed;
}
