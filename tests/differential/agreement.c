/* Compares the scanners with each other and with the oracles. */
#include "differential/agreement.h"

#include "support/guard.h"
#include "differential/oracles.h"
#include "differential/prose.h"
#include "parse/variants.h"

/* Tests cannot name the kernels of the one-shot scanner when built with the single file: it
 * exports only the interface. */
#ifndef SINGLE_FILE
#include "support/entries.h"
#endif

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <cmocka.h>

static void show(const char *s, size_t n)
{
    size_t i;

    print_error("\"");
    for (i = 0; i < n && i < 200; i++) {
        unsigned char c = (unsigned char)s[i];

        if (c < 0x20 || c > 0x7e || c == '\\')
            print_error("\\x%02x", c);
        else
            print_error("%c", c);
    }
    print_error(i < n ? "...\"" : "\"");
}

static void show_parts(const char *title, int status, const struct uric *u)
{
    int part;

    print_error("  %s: status %d", title, status);
    if (status != URIC_OK)
        print_error(" at %u", u->error_offset);
    for (part = 0; part < URIC_PARTS; part++) {
        print_error(u->defined >> part & 1 ? " [%u,%u)" : " -(%u,%u)",
                    u->part[part].begin, u->part[part].end);
    }
    print_error(" host-kind %d path-kind %d\n", u->host_kind, u->path_kind);
}

static void compare(const char *scanner, int rule, const char *s, size_t n,
                    int status, const struct uric *u, int expected_status,
                    const struct uric *expected)
{
    if (status == expected_status && memcmp(u, expected, sizeof *u) == 0)
        return;
    print_error("%s, %s: ", scanner, uric_rule_name(rule));
    show(s, n);
    print_error("\n");
    show_parts("expected", expected_status, expected);
    show_parts("found", status, u);
    fail();
}

#ifndef SINGLE_FILE
static void agree_kernels(int rule, const char *s, size_t n, int status,
                          const struct uric *expected)
{
    const struct uric_kernels *const best = uric_best_kernels();
    const int entry = rule_entry(rule);
    struct uric u;
    int i, found;

    for (i = 0; kernels_number(i) != NULL; i++) {
        /* runs beyond the first masks are passed by the kernel in use */
        uric_kernels_use(kernels_number(i));
        memset(&u, 0xa5, sizeof u);
        found = uric_parse_by(kernels_number(i), rule, (const unsigned char *)guard_end(s, n),
                              n, &u);
        compare(kernels_number(i)->isa, rule, s, n, found, &u, status, expected);
        found = uric_parse_by(kernels_number(i), rule, (const unsigned char *)guard_begin(s, n),
                              n, &u);
        compare(kernels_number(i)->isa, rule, s, n, found, &u, status, expected);
        memset(&u, 0xa5, sizeof u);
        found = kernels_number(i)->rule(uric_start_of(rule),
                                        (const unsigned char *)guard_end(s, n), n, NULL, &u);
        compare("by the table", rule, s, n, found, &u, status, expected);
    }
    uric_kernels_use(best);
    if (entry >= 0) {
        found = uric_ask_machine_G2(entry, (const unsigned char *)s, n, &u);
        compare("machine", rule, s, n, found, &u, status, expected);
    }
}
#else
static void agree_kernels(int rule, const char *s, size_t n, int status,
                          const struct uric *expected)
{
    (void)rule, (void)s, (void)n, (void)status, (void)expected;
}
#endif

void agree_oneshot(int rule, const char *s, size_t n, int status,
                   const struct uric *expected)
{
    static const struct {
        const char *name;
        enum uric_status (*parse)(const char *s, size_t n, struct uric *u);
    } variants[] = { { "-T0", uric_parse_T0 },
                      { "-F1", uric_parse_F1 },
                      { "-G2", uric_parse_G2 } };
    struct uric u;
    int found;
    size_t i;

    memset(&u, 0xa5, sizeof u); /* it may be uninitialized */
    found = uric_parse_as(rule, guard_end(s, n), n, NULL, &u);
    compare("one-shot, before a guard page", rule, s, n, found, &u, status,
            expected);
    found = uric_parse_as(rule, guard_begin(s, n), n, NULL, &u);
    compare("one-shot, after a guard page", rule, s, n, found, &u, status,
            expected);
    agree_kernels(rule, s, n, status, expected);
    if (rule != URIC_RULE_URI_REFERENCE)
        return;
    for (i = 0; i < sizeof variants / sizeof *variants; i++) {
        found = variants[i].parse(s, n, &u);
        compare(variants[i].name, rule, s, n, found, &u, status, expected);
    }
    found = uric_re2c_appendix_a(guard_end(s, n), n, &u);
    if (status == URIC_OK)
        compare("re2c", rule, s, n, found, &u, status, expected);
    else
        assert_int_not_equal(found, URIC_OK);
}

void agree_split_at(int rule, const char *s, size_t n, size_t at, int status,
                    const struct uric *expected)
{
    struct uric_stream m, copy;
    struct uric64 wide;
    struct uric u;
    size_t taken;
    int found;

    assert_int_equal(uric_stream_init(&m, rule), URIC_OK);
    taken = uric_stream_feed(&m, guard_end(s, at), at);
    copy = m; /* and the original is overwritten */
    memset(&m, 0xa5, sizeof m);
    if (taken == at)
        taken += uric_stream_feed(&copy, guard_end(s + at, n - at), n - at);
    assert_int_equal(taken, uric_stream_taken(&copy));
    assert_int_equal(uric_stream_rejected(&copy), taken < n);
    found = uric_stream_end(&copy, &wide);
    uric_narrow(&wide, &u);
    compare("resumable, in two pieces", rule, s, n, found, &u, status,
            expected);
}

void agree_bytewise(int rule, const char *s, size_t n, int status,
                    const struct uric *expected)
{
    struct uric_stream m;
    struct uric64 wide;
    struct uric u, alone;
    size_t i;
    int found;

    assert_int_equal(uric_stream_init(&m, rule), URIC_OK);
    for (i = 0; i < n && uric_stream_feed(&m, s + i, 1) == 1; i++)
        ;
    assert_int_equal(uric_stream_feed(&m, s + i, i < n), 0);
    found = uric_stream_end(&m, &wide);
    uric_narrow(&wide, &u);
    compare("resumable, byte by byte", rule, s, n, found, &u, status,
            expected);

    found = uric_stream_stop(&m, &wide);
    uric_narrow(&wide, &u);
    status = uric_parse_as(rule, s, i, NULL, &alone);
    compare("resumable, stopped", rule, s, i, found, &u, status, &alone);
}

void agree_prefix(int rule, const char *s, size_t n, const struct uric *whole,
                  int status)
{
    struct uric u, alone;
    uint32_t length, stopped;
    size_t longest = status == URIC_OK ? n : whole->error_offset;
    int found = uric_prefix(rule, guard_end(s, n), n, &u, &length, &stopped);

    assert_int_equal(stopped, longest);
    while (uric_parse_as(rule, s, longest, NULL, &alone) != URIC_OK && longest > 0)
        longest--;
    if (longest == 0 && uric_parse_as(rule, s, 0, NULL, &alone) != URIC_OK) {
        assert_int_equal(length, 0);
        compare("prefix, none", rule, s, n, found, &u, status, whole);
        return;
    }
    if (length != longest)
        print_error("prefix of length %u, not %u\n", length,
                    (unsigned)longest);
    compare("prefix", rule, s, n, found, &u, URIC_OK, &alone);
    assert_int_equal(length, longest);
}

void agree_reference(int rule, const char *s, size_t n, int status,
                     const struct uric *found)
{
    struct uric expected;
    int valid = oracle_rule(rule, s, n, &expected);

    if (valid != (status == URIC_OK)) {
        print_error("as %s it should %sbe valid: ", uric_rule_name(rule),
                    valid ? "" : "not ");
        show(s, n);
        print_error("\n");
        fail();
    }
    if (valid)
        compare("the same as derived from URI-reference", rule, s, n, status, found,
                URIC_OK, &expected);
}

void agree_appendix_b(const char *s, size_t n)
{
    struct uric_split_result expected, u;
    struct uric parts, found;

    oracle_split(s, n, &expected);
    memset(&u, 0xa5, sizeof u);
    if (uric_split(guard_end(s, n), n, &u) != URIC_OK ||
        memcmp(&u, &expected, sizeof u) != 0) {
        print_error("uric_split is not Appendix B for ");
        show(s, n);
        print_error("\n");
        fail();
    }
    if (uric_re2c_appendix_b(guard_end(s, n), n, &u) != URIC_OK ||
        memcmp(&u, &expected, sizeof u) != 0) {
        print_error("re2c's Appendix B is not PCRE2's for ");
        show(s, n);
        print_error("\n");
        fail();
    }
    prose_split(s, n, &u);
    if (memcmp(&u, &expected, sizeof u) != 0) {
        print_error("tests/differential/prose.c is not Appendix B for ");
        show(s, n);
        print_error("\n");
        fail();
    }
    if (uric_parse(s, n, &found) != URIC_OK)
        return;
    prose_parts(URIC_RULE_URI_REFERENCE, s, n, &parts);
    compare("the parts from the prose (tests/differential/prose.c)", URIC_RULE_URI_REFERENCE, s, n,
            URIC_OK, &found, URIC_OK, &parts);
    oracle_parts(s, &expected, &parts);
    parts.host_kind = found.host_kind;
    compare("the parts from Appendix B", URIC_RULE_URI_REFERENCE,
            s, n, URIC_OK, &found, URIC_OK, &parts);
}

void agree_expected(int rule, const char *s, size_t n)
{
    char changed[512];
    struct uric_stream m;
    struct uric_set set;
    struct uric u;
    unsigned b;
    size_t at;
    int can_end, status;

    uric_stream_init(&m, rule);
    at = uric_stream_feed(&m, s, n);
    if (at + 1 > sizeof changed)
        return;
    if (at > 0)
        memcpy(changed, s, at);
    can_end = uric_stream_expected(&m, &set);
    assert_int_equal(can_end, uric_parse_as(rule, s, at, NULL, &u) == URIC_OK);
    for (b = 0; b < 256; b++) {
        changed[at] = (char)b;
        status = uric_parse_as(rule, changed, at + 1, NULL, &u);
        assert_int_equal(uric_set_has(&set, (unsigned char)b),
                         !(status == URIC_INVALID && u.error_offset == at));
    }
}
