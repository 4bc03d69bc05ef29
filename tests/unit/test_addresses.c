/* Fixtures of DNS names and of the addresses that hosts mean, and all blocks of addresses. */
#include "support/guard.h"
#include "support/random.h"
#include "uric.h"

#include <arpa/inet.h>
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

static const char *root = ".";

static FILE *open_below_root(const char *name)
{
    char path[512];
    FILE *stream;

    snprintf(path, sizeof path, "%s/%s", root, name);
    stream = fopen(path, "r");
    assert_non_null(stream);
    return stream;
}

/* Calls the check for each row that starts with a quoted string, and with the words after it;
 * returns the number of rows. */
static unsigned each_row(const char *fixture, void (*check)(const char *s, char *words))
{
    char line[512], name[64];
    unsigned n = 0;
    FILE *stream;

    snprintf(name, sizeof name, "tests/fixtures/hosts/%s", fixture);
    stream = open_below_root(name);
    while (fgets(line, sizeof line, stream)) {
        char *end;

        line[strcspn(line, "\n")] = '\0';
        if (line[0] != '"')
            continue;
        print_message("# %s\n", line);
        end = strchr(line + 1, '"');
        assert_non_null(end);
        *end = '\0';
        check(line + 1, end + 1);
        n++;
    }
    fclose(stream);
    return n;
}

/* The reference, parsed, before an unreadable page; valid until the next call. */
static struct uric_ref guarded(const char *s, struct uric *u)
{
    assert_int_equal(uric_parse(s, strlen(s), u), URIC_OK);
    return uric_bind(guard_end(s, strlen(s)), u);
}

/* ---- DNS names ---- */

static enum uric_dns_flags flags_of(const char *letters)
{
    return (enum uric_dns_flags)((strchr(letters, 'd') ? URIC_DNS_DOT : 0) |
                                 (strchr(letters, 'u') ? URIC_DNS_UNDERSCORE : 0) |
                                 (strchr(letters, 't') ? URIC_DNS_NO_TRIPLETS : 0));
}

static void is_dns_name(const char *s, char *words)
{
    char letters[8] = "", status[32];
    unsigned wanted;
    uint32_t offset = 99;
    struct uric u;

    assert_int_equal(sscanf(words, " \"%7[dut]\" %31s %u", letters, status, &wanted) == 3 ||
                         sscanf(words, " \"\" %31s %u", status, &wanted) == 2,
                     1);
    assert_string_equal(
        uric_dns_status_name((int)uric_dns_name(guarded(s, &u), flags_of(letters), &offset)),
        status);
    assert_int_equal(offset, wanted);
}

static void dns_names(void **state)
{
    (void)state;
    assert_true(each_row("dns.txt", is_dns_name) >= 80);
}

/* Labels of this length, with dots between them, n bytes in all, after "//". */
static char *labels(size_t length, size_t n)
{
    static char s[512];
    size_t i;

    strcpy(s, "//");
    for (i = 0; i < n; i++)
        s[2 + i] = i % (length + 1) == length ? '.' : 'a';
    s[2 + n] = '\0';
    return s;
}

static void dns_is(const char *s, enum uric_dns_flags flags, enum uric_dns_status status,
                   uint32_t wanted)
{
    uint32_t offset = 0;
    struct uric u;

    assert_int_equal(uric_dns_name(guarded(s, &u), flags, &offset), status);
    assert_int_equal(offset, wanted);
}

/* RFC 1035, 2.3.4. */
static void lengths_of_names(void **state)
{
    char *s;

    (void)state;
    dns_is(labels(63, 63), URIC_DNS_STRICT, URIC_DNS_OK, 65);
    dns_is(labels(64, 64), URIC_DNS_STRICT, URIC_DNS_LABEL_LENGTH, 65);
    dns_is(labels(64, 65), URIC_DNS_DOT, URIC_DNS_LABEL_LENGTH, 65);
    dns_is(labels(62, 253), URIC_DNS_STRICT, URIC_DNS_OK, 255);
    dns_is(labels(62, 254), URIC_DNS_STRICT, URIC_DNS_NAME_LENGTH, 255);
    s = labels(62, 254);
    s[2 + 253] = '.';
    dns_is(s, URIC_DNS_DOT, URIC_DNS_OK, 256);
    dns_is(s, URIC_DNS_STRICT, URIC_DNS_FINAL_DOT, 255);
    s[2 + 254] = 'a'; /* the string no longer ends here: the dot is within the name */
    s[2 + 255] = '\0';
    dns_is(s, URIC_DNS_DOT, URIC_DNS_NAME_LENGTH, 255);
    /* decoded bytes count */
    s = labels(61, 61);
    strcat(s, "%61%61");
    dns_is(s, URIC_DNS_STRICT, URIC_DNS_OK, 69);
    strcat(s, "%61");
    dns_is(s, URIC_DNS_STRICT, URIC_DNS_LABEL_LENGTH, 69);
}

/* Each byte: what the RFCs' sets say of it. */
static void bytes_of_names(void **state)
{
    unsigned byte;

    (void)state;
    for (byte = 0; byte < 256; byte++) {
        const int is_letter = (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
        const int is_digit = byte >= '0' && byte <= '9';
        char s[16];

        sprintf(s, "//a%%%02Xb", byte);
        if (byte == '.' || byte == '-' || is_letter || is_digit)
            dns_is(s, URIC_DNS_STRICT, URIC_DNS_OK, 7);
        else
            dns_is(s, URIC_DNS_STRICT, URIC_DNS_BYTE, 3);
        dns_is(s, URIC_DNS_NO_TRIPLETS, URIC_DNS_TRIPLET, 3);
        if (byte == '_')
            dns_is(s, URIC_DNS_UNDERSCORE, URIC_DNS_OK, 7);
    }
}

/* ---- addresses ---- */

static void write_spelling(unsigned spelling, char *to)
{
    static const char *const names[] = { "short", "octal", "hex", "decimal",
                                         "dot",   "encoded", "dotted" };
    size_t i;

    strcpy(to, spelling == 0 ? "-" : "");
    for (i = 0; i < sizeof names / sizeof *names; i++) {
        if (spelling >> i & 1)
            sprintf(to + strlen(to), "%s%s", *to ? "," : "", names[i]);
    }
}

static void write_address(const uint8_t *address, size_t length, char *to)
{
    size_t n;

    if (length == 16)
        uric_ipv6_text(address, to, URIC_IPV6_TEXT, &n);
    else
        sprintf(to, "%d.%d.%d.%d", address[0], address[1], address[2], address[3]);
}

static void host_means(const char *s, char *words)
{
    char found[256], *to = found, *const wanted = words + strspn(words, " ");
    struct uric_address a;
    struct uric u;
    const bool any = uric_address_of(guarded(s, &u), &a);

    assert_int_equal(any, a.length > 0);
    strcpy(found, "none");
    if (any) {
        write_address(a.bytes, a.length, to);
        sprintf(to + strlen(to), " %s ", uric_address_kind_name(a.kind));
        write_spelling(a.spelling, to + strlen(to));
        if (a.length == 16 && a.has_ipv4) {
            write_address(a.ipv4, 4, strcat(to, " ") + strlen(to));
            sprintf(to + strlen(to), " %s", uric_address_kind_name(a.ipv4_kind));
        }
    }
    assert_string_equal(found, wanted);
    if (a.length == 4) {
        assert_memory_equal(a.bytes, a.ipv4, 4);
        assert_int_equal(a.has_ipv4, 1);
        assert_int_equal(a.kind, a.ipv4_kind);
    }
    if (!a.has_ipv4)
        assert_int_equal(a.ipv4[0] + a.ipv4[1] + a.ipv4[2] + a.ipv4[3] + a.ipv4_kind, 0);
}

static void addresses_of_hosts(void **state)
{
    (void)state;
    assert_true(each_row("address.txt", host_means) >= 60);
}

/* ---- kinds ---- */

static size_t read_address(const char *s, uint8_t *address)
{
    if (inet_pton(AF_INET, s, address) == 1)
        return 4;
    assert_int_equal(inet_pton(AF_INET6, s, address), 1);
    return 16;
}

static void is_of_kind(const char *s, char *words)
{
    char kind[32], global[8];
    uint8_t address[16];
    const size_t n = read_address(s, address);
    const uint8_t *const guarded_address =
        (const uint8_t *)guard_end((const char *)address, n);
    const struct uric_address_block *const block = uric_address_find(guarded_address, n);

    assert_int_equal(sscanf(words, " %31s %7s", kind, global), 2);
    assert_string_equal(uric_address_kind_name(block ? block->kind : URIC_ADDRESS_UNICAST),
                        kind);
    assert_string_equal(uric_address_is_global(guarded_address, n) ? "yes" : "no", global);
}

static void kinds(void **state)
{
    (void)state;
    assert_true(each_row("kinds.txt", is_of_kind) >= 100);
}

/* ---- all blocks ---- */

enum { BLOCKS = 128 };

/* A row of grammar/addresses.tsv. */
static struct {
    char prefix[64], kind[32], global[8], document[32], name[64];
    uint8_t address[16];
    size_t length;
    unsigned bits;
} rows[BLOCKS];
static size_t n_rows;

static int read_rows(void **state)
{
    FILE *const stream = open_below_root("grammar/addresses.tsv");
    char line[256], address[64];

    (void)state;
    while (fgets(line, sizeof line, stream)) {
        if (strchr("#@\n", line[0]))
            continue;
        assert_true(n_rows < BLOCKS);
        assert_int_equal(sscanf(line, "%63[^\t]\t%31[^\t]\t%7[^\t]\t%31[^\t]\t%63[^\n]",
                                rows[n_rows].prefix, rows[n_rows].kind, rows[n_rows].global,
                                rows[n_rows].document, rows[n_rows].name),
                         5);
        assert_int_equal(sscanf(rows[n_rows].prefix, "%63[^/]/%u", address,
                                &rows[n_rows].bits),
                         2);
        rows[n_rows].length = read_address(address, rows[n_rows].address);
        n_rows++;
    }
    fclose(stream);
    assert_true(n_rows > 60);
    return 0;
}

static int holds(size_t row, const uint8_t *address, size_t length)
{
    unsigned i;

    if (rows[row].length != length)
        return 0;
    for (i = 0; i < rows[row].bits; i++) {
        if ((rows[row].address[i / 8] ^ address[i / 8]) >> (7 - i % 8) & 1)
            return 0;
    }
    return 1;
}

/* Compares the answer with that of a search through all rows. */
static void found_in_rows(const uint8_t *address, size_t length)
{
    const struct uric_address_block *const found = uric_address_find(address, length);
    size_t i, best = BLOCKS;

    for (i = 0; i < n_rows; i++) {
        if (holds(i, address, length) && (best == BLOCKS || rows[i].bits > rows[best].bits))
            best = i;
    }
    if (best == BLOCKS) {
        assert_null(found);
        assert_true(uric_address_is_global(address, length));
        return;
    }
    assert_non_null(found);
    assert_string_equal(found->prefix, rows[best].prefix);
    assert_string_equal(found->name, rows[best].name);
    assert_string_equal(found->source, rows[best].document);
    assert_string_equal(uric_address_kind_name(found->kind), rows[best].kind);
    assert_int_equal(found->global, rows[best].global[0] == 'y'   ? 1
                                    : rows[best].global[0] == 'n' ? 0
                                                                  : -1);
    if (found->kind != URIC_ADDRESS_MAPPED && found->kind != URIC_ADDRESS_NAT64)
        assert_int_equal(uric_address_is_global(address, length), found->global == 1);
}

/* Adds one at its end to the number of n bytes, or takes one away: round the end, if need be. */
static void step(uint8_t *number, size_t n, int up)
{
    while (n-- > 0) {
        number[n] = (uint8_t)(number[n] + (up ? 1 : 255));
        if (number[n] != (up ? 0 : 255))
            return;
    }
}

static void ends_of_all_blocks(void **state)
{
    size_t i;
    unsigned bit;

    (void)state;
    for (i = 0; i < n_rows; i++) {
        const size_t n = rows[i].length;
        uint8_t first[16], last[16];

        memcpy(first, rows[i].address, 16);
        memcpy(last, first, 16);
        for (bit = rows[i].bits; bit < 8 * n; bit++)
            last[bit / 8] = (uint8_t)(last[bit / 8] | 0x80 >> bit % 8);
        found_in_rows(first, n);
        found_in_rows(last, n);
        step(first, n, 0);
        found_in_rows(first, n);
        step(last, n, 1);
        found_in_rows(last, n);
    }
}

/* Random addresses, half of them in a random block. */
static void any_addresses(void **state)
{
    uint64_t seed = 20101991;
    unsigned long trial;

    (void)state;
    for (trial = 0; trial < 200000; trial++) {
        const size_t row = random_below(&seed, n_rows);
        const size_t n = rows[row].length;
        uint8_t address[16];
        size_t i;

        for (i = 0; i < 16; i++)
            address[i] = (uint8_t)random_below(&seed, 256);
        if (random_below(&seed, 2)) {
            const unsigned bits = rows[row].bits;

            memcpy(address, rows[row].address, bits / 8);
            if (bits % 8)
                address[bits / 8] = (uint8_t)(rows[row].address[bits / 8] |
                                              (address[bits / 8] & 0xff >> bits % 8));
        }
        found_in_rows(address, n);
    }
}

static void addresses_of_other_lengths(void **state)
{
    static const uint8_t address[32] = { 127, 0, 0, 1 };
    size_t n;

    (void)state;
    for (n = 0; n <= sizeof address; n++) {
        if (n == 4 || n == 16)
            continue;
        assert_null(uric_address_find(address, n));
        assert_false(uric_address_is_global(address, n));
    }
    assert_null(uric_address_find(NULL, 0));
    assert_false(uric_address_is_global(NULL, 0));
}

static void names_of_numbers(void **state)
{
    (void)state;
    assert_null(uric_dns_status_name(-1));
    assert_null(uric_dns_status_name(URIC_DNS_STATUSES));
    assert_string_equal(uric_dns_status_name(URIC_DNS_OK), "ok");
    assert_string_equal(uric_dns_status_name(URIC_DNS_NUMERIC), "numeric");
    assert_null(uric_address_kind_name(-1));
    assert_null(uric_address_kind_name(URIC_ADDRESS_KINDS));
    assert_string_equal(uric_address_kind_name(URIC_ADDRESS_TEREDO), "teredo");
}

/* After an error, the host is undefined. */
static void nothing_of_what_is_invalid(void **state)
{
    static const char s[] = "http://127.0.0.1/ ";
    struct uric_address a;
    uint32_t offset = 7;
    struct uric u;

    (void)state;
    assert_int_equal(uric_parse(s, sizeof s - 1, &u), URIC_INVALID);
    assert_false(uric_address_of(uric_bind(s, &u), &a));
    assert_int_equal(a.length, 0);
    assert_int_equal(uric_dns_name(uric_bind(s, &u), URIC_DNS_STRICT, &offset),
                     URIC_DNS_NO_HOST);
    assert_int_equal(offset, 0);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(dns_names),
        cmocka_unit_test(lengths_of_names),
        cmocka_unit_test(bytes_of_names),
        cmocka_unit_test(addresses_of_hosts),
        cmocka_unit_test(kinds),
        cmocka_unit_test(ends_of_all_blocks),
        cmocka_unit_test(any_addresses),
        cmocka_unit_test(addresses_of_other_lengths),
        cmocka_unit_test(names_of_numbers),
        cmocka_unit_test(nothing_of_what_is_invalid)
    };

    if (argc > 1)
        root = argv[1];
    return cmocka_run_group_tests_name("addresses", tests, read_rows, NULL);
}
