/* Searches for a byte string on which two scanners differ, or a scanner reads outside the
 * input, or a derived value contradicts the parts.
 *
 * An input's first byte chooses a rule.  The next two are the lengths, in turn, of the pieces
 * fed to the resumable scanner.  The next two say which byte of the rest to repeat, and how
 * often, so that one change of an input moves all later bytes to another offset of a window.
 * For any rule, every kernel of the one-shot scanner is compared with the machine through all
 * three entries that it has, and every kernel as the rule with the best kernel.
 *
 * The lines of the string, ended by LF or NUL, also go through the batch, by each kernel in
 * turn. */
#define _POSIX_C_SOURCE 200809L
#include "support/entries.h"
#include "support/guard.h"
#include "differential/oracles.h"
#include "parse/variants.h"

#include <arpa/inet.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CHOSEN_RULE, FIRST_PIECE, SECOND_PIECE, REPEATED, TIMES, CHOICES };
enum { LONGEST = 4096, LONGEST_FOR_ORACLE = 1000 };

/* Host has none. */
static enum uric_status (*const entry_parse[ENTRIES])(const char *, size_t, struct uric *) = {
    uric_parse, uric_parse_uri, uric_parse_origin_form
};

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void show(const char *title, int status, const struct uric *u)
{
    int part;

    fprintf(stderr, "  %s: status %d at %u, defined %x, kinds %d %d,", title,
            status, u->error_offset, u->defined, u->host_kind, u->path_kind);
    for (part = 0; part < URIC_PARTS; part++)
        fprintf(stderr, " [%u,%u)", u->part[part].begin, u->part[part].end);
    fprintf(stderr, "\n");
}

static void hold(int good, const char *what, int rule)
{
    if (good)
        return;
    fprintf(stderr, "%s, %s: not so\n", uric_rule_name(rule), what);
    abort();
}

static void compare(const char *scanner, int rule, int status,
                    const struct uric *u, int expected_status,
                    const struct uric *expected)
{
    if (status == expected_status && same_parts(u, expected))
        return;
    show("expected", expected_status, expected);
    show("found", status, u);
    hold(0, scanner, rule);
}

static void compare_wide(const char *scanner, int rule, int status,
                         const struct uric64 *wide, int expected_status,
                         const struct uric *expected)
{
    struct uric u;
    int part;

    memset(&u, 0, sizeof u);
    for (part = 0; part < URIC_PARTS; part++) {
        u.part[part].begin = (uint32_t)wide->part[part].begin;
        u.part[part].end = (uint32_t)wide->part[part].end;
    }
    u.error_offset = (uint32_t)wide->error_offset;
    u.error_part = wide->error_part;
    u.defined = wide->defined;
    u.host_kind = wide->host_kind;
    u.path_kind = wide->path_kind;
    compare(scanner, rule, status, &u, expected_status, expected);
}

static void kernels_agree(const char *s, size_t n)
{
    const char *(*const place[])(const char *, size_t) = { guard_end,
                                                           guard_begin };
    struct uric expected, u;
    int entry, status, found, i, k;

    for (entry = 0; entry < ENTRIES; entry++) {
        status = uric_ask_machine_G2(
            entry, (const unsigned char *)guard_end(s, n), n, &expected);
        for (k = 0; k < 2; k++) {
            const char *const placed = place[k](s, n);

            for (i = 0; kernels_number(i) != NULL; i++) {
                memset(&u, 0xa5, sizeof u);
                found = parse_by(kernels_number(i), entry, placed, n, &u);
                compare(kernels_number(i)->isa, entry_rule[entry], found, &u, status,
                        &expected);
            }
        }
        found = uric_parse_as(entry_rule[entry], guard_end(s, n), n, NULL, &u);
        compare("uric_parse_as", entry_rule[entry], found, &u, status,
                &expected);
        if (entry_parse[entry] == NULL)
            continue;
        found = entry_parse[entry](guard_end(s, n), n, &u);
        compare("the rule's own function", entry_rule[entry], found, &u, status, &expected);
    }
}

/* The other rules' verdicts follow from URI-reference's, and every kernel agrees. */
static void rule_agrees(int rule, const char *s, size_t n)
{
    const struct uric_kernels *const best = uric_best_kernels();
    struct uric expected, u;
    int i, status, found, valid;

    status = uric_parse_as(rule, guard_end(s, n), n, NULL, &expected);
    for (i = 0; kernels_number(i) != NULL; i++) {
        /* runs beyond the first masks are passed by the kernel in use */
        uric_kernels_use(kernels_number(i));
        memset(&u, 0xa5, sizeof u);
        found = uric_parse_by(kernels_number(i), rule, (const unsigned char *)guard_begin(s, n),
                              n, &u);
        compare(kernels_number(i)->isa, rule, found, &u, status, &expected);
        memset(&u, 0xa5, sizeof u);
        found = kernels_number(i)->rule(uric_start_of(rule),
                                        (const unsigned char *)guard_end(s, n), n, NULL, &u);
        compare("by the table", rule, found, &u, status, &expected);
    }
    uric_kernels_use(best);
    if (n > LONGEST_FOR_ORACLE)
        return;
    status = uric_parse_as(rule, guard_end(s, n), n, NULL, &u);
    valid = oracle_rule(rule, s, n, &expected);
    hold(valid == (status == URIC_OK), "the verdict follows from URI-reference's", rule);
    if (valid)
        compare("the parts derived from URI-reference", rule, status, &u,
                URIC_OK, &expected);
}

static void pieces_agree(int rule, const uint8_t *lengths, const char *s,
                         size_t n)
{
    struct uric_stream m;
    struct uric64 wide;
    struct uric expected;
    size_t at = 0, piece, taken;
    int status, found, turn = 0;

    hold(uric_stream_init(&m, rule) == URIC_OK, "the rule exists", rule);
    while (at < n) {
        /* two empty pieces in turn would never advance */
        piece = lengths[turn] + (size_t)(turn == 1);
        if (piece > n - at)
            piece = n - at;
        taken = uric_stream_feed(&m, guard_end(s + at, piece), piece);
        at += taken;
        hold(uric_stream_taken(&m) == at && uric_stream_rejected(&m) == (taken < piece),
             "a piece is accepted or rejected", rule);
        if (uric_stream_rejected(&m))
            break;
        turn = !turn;
    }
    status = uric_parse_as(rule, guard_end(s, n), n, NULL, &expected);
    found = uric_stream_end(&m, &wide);
    compare_wide("resumable, in pieces", rule, found, &wide, status, &expected);
}

/* The longest prefix ends where the scan could last have ended. */
static void prefix_agrees(int rule, const char *s, size_t n)
{
    struct uric_stream m;
    struct uric64 wide;
    struct uric u, expected;
    uint32_t length, stopped;
    uint64_t streamed;
    size_t at = 0, longest = 0;
    int found, status, matched;

    uric_stream_init(&m, rule);
    matched = uric_stream_stop(&m, &wide) == URIC_OK;
    while (at < n && uric_stream_feed(&m, guard_end(s + at, 1), 1) == 1) {
        at++;
        if (uric_stream_stop(&m, &wide) == URIC_OK) {
            matched = 1;
            longest = at;
        }
    }
    status = uric_parse_as(rule, s, n, NULL, &expected);
    found = uric_stream_end(&m, &wide);
    compare_wide("resumable, byte by byte", rule, found, &wide, status,
                 &expected);
    if (matched)
        status = uric_parse_as(rule, s, longest, NULL, &expected);
    found = uric_prefix(rule, guard_end(s, n), n, &u, &length, &stopped);
    compare("prefix", rule, found, &u, status, &expected);
    hold(length == longest && stopped == at, "the prefix is the longest", rule);
    found = uric_stream_prefix(&m, &wide, &streamed);
    compare_wide("resumable prefix", rule, found, &wide, status, &expected);
    hold(streamed == longest, "the resumable prefix is as long", rule);
}

/* Exactly the expected bytes are accepted; after a rejection, in place of the rejected byte. */
static void expected_is_taken(int rule, const char *s, size_t n)
{
    struct uric_stream m, before, other;
    struct uric_set set;
    struct uric64 wide;
    char text[1024], explained[1024];
    size_t taken, length, again;
    int b, can_end;

    uric_stream_init(&m, rule);
    taken = uric_stream_feed(&m, s, n);
    can_end = uric_stream_expected(&m, &set);
    uric_stream_init(&before, rule);
    uric_stream_feed(&before, s, taken);
    hold(can_end == (uric_stream_end(&before, &wide) == URIC_OK), "it may end there", rule);
    for (b = 0; b < 256; b++) {
        const char c = (char)b;

        other = before;
        hold((uric_stream_feed(&other, &c, 1) == 1) == uric_set_has(&set, (uint8_t)b),
             "exactly the expected bytes are accepted", rule);
    }
    if (uric_stream_end(&m, &wide) == URIC_OK)
        return;
    hold(uric_expected_text(&set, can_end, (enum uric_part)wide.error_part, text, sizeof text, &length) == URIC_OK &&
             length < sizeof text && text[length] == '\0',
         "the expected bytes have a text", rule);
    hold(uric_explain(rule, s, n, explained, sizeof explained, &again) == URIC_OK &&
             again == length && memcmp(text, explained, length + 1) == 0,
         "the expected bytes are explained", rule);
    memset(text, '!', sizeof text);
    hold(uric_expected_text(&set, can_end, (enum uric_part)wide.error_part, text, length, &again) == URIC_TOO_SMALL &&
             again == length && text[length] == '!',
         "a text needs room for its NUL", rule);
    hold(uric_expected_text(&set, can_end, (enum uric_part)wide.error_part, text, length + 1, &again) == URIC_OK &&
             again == length && strcmp(text, explained) == 0 && text[length + 1] == '!',
         "a text fits with its NUL", rule);
}

/* ---- batches ---- */

/* Columns of a few more rows than are parsed at once; a kernel may write to the spare entries
 * after the last. */
enum { ROWS = 64, ROOM = ROWS + 6, SPARE = 7 };

static struct {
    uint32_t begin[URIC_PARTS][ROOM + SPARE], end[URIC_PARTS][ROOM + SPARE];
    uint8_t host_kind[ROOM + SPARE], path_kind[ROOM + SPARE];
    uint8_t defined[URIC_PARTS][ROOM / 8 + 1], valid[ROOM / 8 + 1];
    uint32_t error_offset[ROOM], record_begin[ROOM], record_end[ROOM];
    uint8_t error_part[ROOM];
} rows;

static int bit(const uint8_t *bitmap, size_t row)
{
    return bitmap[row / 8] >> row % 8 & 1;
}

/* The row equals the reference parsed alone. */
static int one_row(size_t row, uint32_t base, struct uric *u)
{
    int part;

    memset(u, 0, sizeof *u);
    for (part = 0; part < URIC_PARTS; part++) {
        u->part[part].begin = rows.begin[part][row] - base;
        u->part[part].end = rows.end[part][row] - base;
        u->defined = (uint8_t)(u->defined | bit(rows.defined[part], row) << part);
    }
    u->host_kind = rows.host_kind[row];
    u->path_kind = rows.path_kind[row];
    return bit(rows.valid, row);
}

static struct uric_columns columns(size_t room)
{
    struct uric_columns c;
    int part;

    memset(&c, 0, sizeof c);
    c.room = room;
    for (part = 0; part < URIC_PARTS; part++) {
        c.begin[part] = rows.begin[part];
        c.end[part] = rows.end[part];
        c.defined[part] = rows.defined[part];
    }
    c.valid = rows.valid;
    c.error_offset = rows.error_offset;
    c.error_part = rows.error_part;
    c.host_kind = rows.host_kind;
    c.path_kind = rows.path_kind;
    c.record_begin = rows.record_begin;
    c.record_end = rows.record_end;
    return c;
}

/* The first line of n bytes: its end, and the start of the next. */
static size_t line_end(const char *s, size_t n, unsigned flags, size_t *next)
{
    const char *const end = memchr(s, flags & URIC_LINES_NUL ? '\0' : '\n', n);

    if (end == NULL)
        return *next = n;
    *next = (size_t)(end - s) + 1;
    return (size_t)(end - s) -
           (size_t)(flags & URIC_LINES_CR && end > s && end[-1] == '\r');
}

static void row_agrees(int rule, const char *s, size_t row, uint32_t begin,
                       uint32_t end)
{
    struct uric expected, u;
    const int status = uric_parse_as(rule, s + begin, end - begin, NULL, &expected);
    const int valid = one_row(row, begin, &u);

    hold(rows.record_begin[row] == begin && rows.record_end[row] == end,
         "lines end at their terminators", rule);
    hold(valid == (status == URIC_OK), "a line is as valid as it is alone", rule);
    u.error_offset = rows.error_offset[row];
    u.error_part = rows.error_part[row];
    compare("a line in the batch", rule, status, &u, status, &expected);
}

static void lines_agree(int rule, const char *s, size_t n, unsigned flags,
                        size_t room)
{
    size_t at = 0, row, next;

    while (at < n) {
        struct uric_columns c = columns(room);
        const char *const given = guard_end(s + at, n - at);
        size_t taken = 0;

        hold(uric_parse_lines(rule, given, n - at, flags, &c) == URIC_OK,
             "the rule exists", rule);
        for (row = 0; row < c.rows; row++) {
            const size_t end = line_end(given + taken, n - at - taken, flags, &next);

            row_agrees(rule, given, row, (uint32_t)taken, (uint32_t)(taken + end));
            taken += next;
        }
        hold(c.taken == taken, "lines are consumed whole", rule);
        hold(c.rows == room || at + taken == n, "all rows are used", rule);
        at += taken;
    }
}

/* Up to 64 spans, between LF and NUL. */
static unsigned split(const char *s, size_t n, uint32_t *begin, uint32_t *end)
{
    unsigned count = 0;
    size_t i, from = 0;

    for (i = 0; i <= n && count < ROWS; i++) {
        if (i == n || s[i] == '\n' || s[i] == '\0') {
            begin[count] = (uint32_t)from;
            end[count++] = (uint32_t)i;
            from = i + 1;
        }
    }
    return count;
}

/* Parses the last span first, then all of them, repeatedly, until the rows are full. */
static void spans_agree(int rule, const char *s, size_t n)
{
    uint32_t begin[ROWS], end[ROWS], from[ROOM + 1], to[ROOM + 1];
    const unsigned count = split(s, n, begin, end);
    const char *const given = guard_end(s, n);
    struct uric_columns c = columns(ROOM);
    size_t i;

    for (i = 0; i <= ROOM; i++) {
        from[i] = begin[count - 1 - i % count];
        to[i] = end[count - 1 - i % count];
    }
    hold(uric_parse_spans(rule, given, from, to, ROOM + 1, &c) == URIC_OK &&
             c.rows == ROOM && c.taken == ROOM,
         "spans are parsed while there are rows", rule);
    for (i = 0; i < c.rows; i++)
        row_agrees(rule, given, i, from[i], to[i]);
}

/* The same strings, each before an unreadable page of its own, and with 64-bit offsets. */
static void views_agree(int rule, const char *s, size_t n)
{
    uint32_t begin[ROWS], end[ROWS];
    uint64_t from[ROOM + 1], to[ROOM + 1];
    struct uric_bytes views[ROOM + 1];
    const unsigned count = split(s, n, begin, end);
    const char *const given = guard_end(s, n);
    struct uric_columns c = columns(ROOM);
    unsigned i;

    for (i = 0; i < count; i++) {
        views[i].n = end[i] - begin[i];
        views[i].s = guard_end_of(1 + i, s + begin[i], views[i].n);
    }
    for (i = 0; i <= ROOM; i++)
        views[i] = views[i % count];
    hold(uric_parse_views(rule, views, ROOM + 1, &c) == URIC_OK && c.rows == ROOM &&
             c.taken == ROOM,
         "views are parsed while there are rows", rule);
    for (i = 0; i < c.rows; i++)
        row_agrees(rule, views[i].s, i, 0, (uint32_t)views[i].n);
}

static void batch_agrees(int rule, const uint8_t *chosen, const char *s, size_t n)
{
    const unsigned cr = chosen[SECOND_PIECE] & URIC_LINES_CR;
    const size_t room = 1 + chosen[FIRST_PIECE] % ROOM;
    int i;

    for (i = 0; kernels_number(i) != NULL; i++) {
        uric_kernels_use(kernels_number(i));
        lines_agree(rule, s, n, cr, room);
        lines_agree(rule, s, n, cr | URIC_LINES_NUL, room);
        spans_agree(rule, s, n);
        views_agree(rule, s, n);
    }
    uric_kernels_use(NULL);
}

/* ---- functions without a rule, and derived values ---- */

static void splits_agree(const char *s, size_t n)
{
    struct uric_split_result wanted, found;

    if (n > LONGEST_FOR_ORACLE)
        return;
    memset(&found, 0xa5, sizeof found);
    oracle_split(s, n, &wanted);
    hold(uric_split(guard_end(s, n), n, &found) == URIC_OK &&
             memcmp(found.part, wanted.part, sizeof found.part) == 0 &&
             found.defined == wanted.defined,
         "Appendix B splits it so", URIC_RULE_URI_REFERENCE);
}

/* Explanations have the length reported, plus a NUL, and only errors have one. */
static void explanations_fit(int rule, const char *s, size_t n)
{
    struct uric u;
    const int status = uric_parse_as(rule, s, n, NULL, &u);
    const char *const placed = guard_end(s, n);
    size_t length = 1, again = 1;
    const int told = uric_explain(rule, placed, n, NULL, 0, &length);
    char text[1024];

    hold(told == (status == URIC_OK ? URIC_NONE : URIC_TOO_SMALL) &&
             (length == 0) == (status == URIC_OK),
         "exactly errors are explained", rule);
    memset(text, '!', sizeof text);
    if (status == URIC_OK) {
        hold(uric_explain(rule, placed, n, text, sizeof text, &again) == URIC_NONE &&
                 again == 0,
             "a valid string has no explanation", rule);
        return;
    }
    hold(length < sizeof text - 1 &&
             uric_explain(rule, placed, n, text, length, &again) == URIC_TOO_SMALL &&
             again == length && text[length] == '!',
         "an explanation needs room for its NUL", rule);
    hold(uric_explain(rule, placed, n, text, length + 1, &again) == URIC_OK &&
             again == length,
         "an explanation has the length reported", rule);
    hold(strlen(text) == length && text[length + 1] == '!', "and no longer", rule);
}

/* Arbitrary 16 bytes as an address, through its text. */
static void address_has_text(const uint8_t address[16])
{
    char text[URIC_IPV6_TEXT + 4] = "//[", *const at = text + 3;
    uint8_t again[16];
    char normal[sizeof text];
    struct uric u;
    size_t n = 0, length;

    hold(uric_ipv6_text(address, at, URIC_IPV6_TEXT, &n) == URIC_OK &&
             n < URIC_IPV6_TEXT && at[n] == '\0' && inet_pton(AF_INET6, at, again) == 1 &&
             memcmp(again, address, 16) == 0,
         "an address equals its text", URIC_RULE_IPV6ADDRESS);
    memset(normal, '!', sizeof normal);
    hold(uric_ipv6_text(address, normal, n, &length) == URIC_TOO_SMALL && length == n &&
             normal[n] == '!' &&
             uric_ipv6_text(address, normal, n + 1, &length) == URIC_OK && length == n &&
             strcmp(normal, at) == 0 && normal[n + 1] == '!',
         "the text of an address has the length reported", URIC_RULE_IPV6ADDRESS);
    memcpy(at + n, "]", 2);
    hold(uric_parse(text, n + 4, &u) == URIC_OK &&
             uric_host_address(uric_bind(text, &u), again) == 16 &&
             memcmp(again, address, 16) == 0 &&
             uric_normalize(uric_bind(text, &u), URIC_STEP_IPV6, NULL, normal,
                            sizeof normal, &length, NULL, NULL) == URIC_OK &&
             length == n + 4 && memcmp(text, normal, length) == 0,
         "the text is in normal form", URIC_RULE_IPV6ADDRESS);
}

/* The authority equals Appendix B's. */
static void authority_follows(const char *s, size_t n, const struct uric *u)
{
    const uric_span found = uric_authority(u);
    struct uric_split_result split;

    uric_split(s, n, &split);
    hold(memcmp(&found, &split.part[URIC_SPLIT_AUTHORITY], sizeof found) == 0,
         "an authority equals Appendix B's", URIC_RULE_URI);
}

static void form_follows(const char *s, size_t n)
{
    struct uric u;
    int i;

    for (i = URIC_RULE_REQUEST_TARGET; i <= URIC_RULE_REQUEST_TARGET_CONNECT; i++) {
        static const int rules[] = { URIC_RULE_ORIGIN_FORM, URIC_RULE_ABSOLUTE_FORM,
                                     URIC_RULE_AUTHORITY_FORM, URIC_RULE_ASTERISK_FORM };
        struct uric same;

        if (uric_parse_as(i, s, n, NULL, &u) == URIC_OK)
            hold(uric_parse_as(rules[uric_request_form(&u)], s, n, NULL, &same) == URIC_OK &&
                     same_parts(&u, &same),
                 "a request-target matches its form", i);
    }
}

/* The port equals its digits, the address its text. */
static void parts_follow(const char *s, size_t n)
{
    struct uric u;
    uint16_t number;
    uint8_t address[16];
    uric_span user, password;
    uint32_t value = 0, i;
    enum uric_port_status status;

    if (uric_parse(s, n, &u) != URIC_OK)
        return;
    authority_follows(s, n, &u);
    status = uric_port_number(uric_bind(s, &u), &number);
    for (i = u.part[URIC_PORT].begin; i < u.part[URIC_PORT].end && value < 65536; i++)
        value = 10 * value + (uint32_t)(s[i] - '0');
    hold(!uric_has(&u, URIC_PORT) ? status == URIC_PORT_UNDEFINED
         : u.part[URIC_PORT].begin == u.part[URIC_PORT].end ? status == URIC_PORT_EMPTY
         : value > 65535 ? status == URIC_PORT_OVERFLOW && number == 0
                         : status == URIC_PORT_NUMBER && number == value,
         "a port equals its digits", URIC_RULE_URI);
    hold(uric_host_address(uric_bind(s, &u), address) ==
             (u.host_kind == URIC_HOST_IPV4ADDRESS   ? 4
              : u.host_kind == URIC_HOST_IPV6ADDRESS ? 16
                                                     : 0),
         "an address has 4 bytes or 16", URIC_RULE_URI);
    hold(uric_user(uric_bind(s, &u), &user) == uric_has(&u, URIC_USERINFO) &&
             user.begin == u.part[URIC_USERINFO].begin,
         "a userinfo starts with the user", URIC_RULE_URI);
    if (uric_password(uric_bind(s, &u), &password))
        hold(s[user.end] == ':' && password.begin == user.end + 1 &&
                 password.end == u.part[URIC_USERINFO].end,
             "the password is the rest", URIC_RULE_URI);
    else
        hold(user.end == u.part[URIC_USERINFO].end, "without, it is all", URIC_RULE_URI);
}

static size_t make_string(char *s, const uint8_t *data, size_t size)
{
    const size_t n = size - CHOICES;
    const size_t at = n > 0 ? data[REPEATED] % n : 0;
    const size_t times = n > 0 ? data[TIMES] : 0;

    memcpy(s, data + CHOICES, at);
    if (times > 0)
        memset(s + at, data[CHOICES + at], times);
    memcpy(s + at + times, data + CHOICES + at, n - at);
    return n + times;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static char s[LONGEST];
    size_t n;
    int rule;

    if (size < CHOICES || size - CHOICES + UINT8_MAX > sizeof s)
        return 0;
    n = make_string(s, data, size);
    rule = data[CHOSEN_RULE] % URIC_RULES;
    kernels_agree(s, n);
    rule_agrees(rule, s, n);
    pieces_agree(rule, data + FIRST_PIECE, s, n);
    prefix_agrees(rule, s, n);
    batch_agrees(rule, data, s, n);
    splits_agree(s, n);
    explanations_fit(rule, s, n);
    expected_is_taken(rule, s, n);
    parts_follow(s, n);
    form_follows(s, n);
    if (n >= 16)
        address_has_text((const uint8_t *)s);
    return 0;
}
