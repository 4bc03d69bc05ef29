/* What a fuzzer looks for: a byte string on which two scanners differ, or one that
 * reads a byte that is not its own.
 *
 * Of an input the first byte chooses a rule; the next two are the lengths, taken
 * in turn, of the pieces that the resumable scanner is fed; the next two say which
 * byte of the rest is repeated how often, so that one change of an input moves all
 * that follows to another offset of a window.  That makes the string.  Whatever
 * the rule, every form of the one-shot scanner is held against the machine as all
 * three entries that it has. */
#include "guard.h"
#include "isa.h"
#include "oracles.h"
#include "variants.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CHOSEN_RULE, FIRST_PIECE, SECOND_PIECE, REPEATED, TIMES, CHOICES };
enum { LONGEST = 4096, LONGEST_FOR_ORACLE = 1000 };

/* By enum uric_entry. */
static const int entry_rule[] = { URIC_RULE_URI_REFERENCE, URIC_RULE_URI,
                                  URIC_RULE_ORIGIN_FORM };
enum { ENTRIES = sizeof entry_rule / sizeof *entry_rule };

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
    if (status == expected_status && memcmp(u, expected, sizeof *u) == 0)
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
    u.defined = wide->defined;
    u.host_kind = wide->host_kind;
    u.path_kind = wide->path_kind;
    compare(scanner, rule, status, &u, expected_status, expected);
}

/* To ask the processor each time would be slower than all the rest. */
static const struct uric_form *form(int i)
{
    static const struct uric_form *forms[8];
    static int n_forms;

    while (n_forms == 0 || forms[n_forms - 1] != NULL)
        forms[n_forms] = uric_form_number(n_forms), n_forms++;
    return forms[i];
}

static void forms_agree(const char *s, size_t n)
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

            for (i = 0; form(i) != NULL; i++) {
                memset(&u, 0xa5, sizeof u);
                found = form(i)->parse(entry, (const unsigned char *)placed, n,
                                       &u);
                compare(form(i)->isa, entry_rule[entry], found, &u, status,
                        &expected);
            }
        }
        found = uric_parse_as(entry_rule[entry], guard_end(s, n), n, &u);
        compare("uric_parse_as", entry_rule[entry], found, &u, status,
                &expected);
    }
}

/* What other rules say follows from what URI-reference says. */
static void rule_agrees(int rule, const char *s, size_t n)
{
    struct uric expected, u;
    int status, valid;

    if (n > LONGEST_FOR_ORACLE)
        return;
    status = uric_parse_as(rule, guard_end(s, n), n, &u);
    valid = oracle_rule(rule, s, n, &expected);
    hold(valid == (status == URIC_OK), "it follows from URI-reference", rule);
    if (valid)
        compare("the parts that follow from URI-reference", rule, status, &u,
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

    hold(uric_stream_init(&m, rule) == URIC_OK, "there is the rule", rule);
    while (at < n) {
        /* two empty pieces in turn would lead nowhere */
        piece = lengths[turn] + (size_t)(turn == 1);
        if (piece > n - at)
            piece = n - at;
        taken = uric_stream_feed(&m, guard_end(s + at, piece), piece);
        at += taken;
        hold(m.offset == at && m.refused == (taken < piece),
             "a piece is taken or refused", rule);
        if (m.refused)
            break;
        turn = !turn;
    }
    status = uric_parse_as(rule, guard_end(s, n), n, &expected);
    found = uric_stream_end(&m, &wide);
    compare_wide("resumable, in pieces", rule, found, &wide, status, &expected);
}

/* The longest prefix is where the scan could last have been stopped. */
static void prefix_agrees(int rule, const char *s, size_t n)
{
    struct uric_stream m;
    struct uric64 wide;
    struct uric u, expected;
    uint32_t length, stopped;
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
    status = uric_parse_as(rule, s, n, &expected);
    found = uric_stream_end(&m, &wide);
    compare_wide("resumable, byte by byte", rule, found, &wide, status,
                 &expected);
    if (matched)
        status = uric_parse_as(rule, s, longest, &expected);
    found = uric_prefix(rule, guard_end(s, n), n, &u, &length, &stopped);
    compare("prefix", rule, found, &u, status, &expected);
    hold(length == longest && stopped == at, "the prefix is the longest", rule);
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
    forms_agree(s, n);
    rule_agrees(rule, s, n);
    pieces_agree(rule, data + FIRST_PIECE, s, n);
    prefix_agrees(rule, s, n);
    return 0;
}
