/* Tests that what masks read at once as an IPv6address is one by its rule, and that no address is
 * left to the table that need not be (src/library/parse/address_groups.h).  uric_parse_as() knows
 * the rule by a table, without masks.  As TAP:
 *
 *   groups [LENGTH [EVERY]]
 *
 * To the masks a byte is a hexadecimal digit, ":" or another.  These are tried:
 *
 *   - all words of up to LENGTH digits and ":", 20 by default;
 *   - all words that the rule accepts;
 *   - each of these words with one byte changed, added or removed; with EVERY, one word in EVERY;
 *   - each of the 256 bytes at each place of some words, from each offset, with the input ending at
 *     each byte after them, beside unreadable pages. */
#include "parse/address_groups.h"
#include "support/guard.h"
#include "uric.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef URIC_GROUPS
#error "the automaton has no groups: grammar/tools/groups.py"
#endif

#ifndef URIC_READS_GROUPS

int main(void)
{
    puts("ok 1 # SKIP this build reads all addresses by their table\n1..1");
    return 0;
}

#else

enum { MASKED = 48, SHORT = 3, BEFORE = 8, LONGEST_WORD = 64, LONGEST_TRIED = 32 };

static unsigned long tried, accepted, addresses, every = 1;
static int number, failed, wrong;

static void result(const char *what)
{
    printf("%s %d - %s, %lu of them addresses: %lu strings\n", wrong ? "not ok" : "ok", ++number,
           what, accepted, tried);
    failed |= wrong > 0;
    wrong = 0;
    tried = accepted = 0;
}

/* The n bytes at s + i, of an input of `all` bytes that has "]" after them or ends there. */
static void try_at(const char *s, size_t i, size_t n, size_t all)
{
    struct uric u;
    const int is_one =
        memchr(s + i, '.', n) == NULL &&
        uric_parse_as(URIC_RULE_IPV6ADDRESS, s + i, n, NULL, &u) == URIC_OK;
    const size_t end = uric_groups_end((const unsigned char *)s, i, all);
    const int is_closed = is_one && i + n < all;
    const int must = is_closed && n > SHORT && i + n <= MASKED && i <= 40 && all >= 16;

    tried++;
    accepted += (unsigned)is_one;
    if (end == (is_closed ? i + n : i) || (end == i && !must))
        return;
    if (wrong++ < 5)
        printf("# [%.*s] from %zu of %zu: ends at %zu\n", (int)n, s + i, i, all, end);
}

static void try_word(const char *word, size_t n)
{
    char s[BEFORE + LONGEST_WORD + 16];

    memcpy(s, "http://[", BEFORE);
    memcpy(s + BEFORE, word, n);
    memcpy(s + BEFORE + n, "]:8080/index.html", 16);
    try_at(s, BEFORE, n, BEFORE + n + 16);
}

static void try_all(size_t longest)
{
    char word[LONGEST_WORD];
    unsigned long bits;
    size_t n, i;

    for (n = 1; n <= longest; n++) {
        for (bits = 0; bits >> n == 0; bits++) {
            for (i = 0; i < n; i++)
                word[i] = bits >> i & 1 ? ':' : 'a';
            try_word(word, n);
        }
    }
}

static void try_changed(const char *word, size_t n)
{
    char changed[LONGEST_WORD];
    size_t i;

    for (i = 0; i <= n; i++) {
        memcpy(changed, word, i);
        memcpy(changed + i + 1, word + i, n - i);
        changed[i] = ':';
        try_word(changed, n + 1);
        changed[i] = '7';
        try_word(changed, n + 1);
        if (i == n)
            break;
        memcpy(changed, word, n);
        changed[i] = word[i] == ':' ? 'F' : ':';
        try_word(changed, n);
        memmove(changed + i, changed + i + 1, n - i - 1);
        try_word(changed, n - 1);
    }
}

/* Tries the addresses that start with the n bytes of a word and have up to `left` more groups.  A
 * pair of ":" counts as a group. */
static void try_addresses(char *word, size_t n, unsigned left, int pair)
{
    unsigned digits;

    if (left == 0 || pair) {
        try_word(word, n);
        if (addresses++ % every == 0)
            try_changed(word, n);
    }
    if (left == 0)
        return;
    if (!pair) {
        memcpy(word + n, "::", 2);
        try_addresses(word, n + 2, left - 1, 1);
    }
    if (n > 0 && word[n - 1] != ':')
        word[n++] = ':';
    for (digits = 1; digits <= URIC_GROUP_DIGITS; digits++) {
        word[n + digits - 1] = '9';
        try_addresses(word, n + digits, left - 1, pair);
    }
}

static void try_bytes(const char *word)
{
    const size_t n = strlen(word);
    char s[3 * MASKED + LONGEST_WORD + 64];
    size_t i, k, after;
    int byte;

    for (i = 0; i <= 2 * MASKED; i++) {
        for (after = 0; after <= MASKED; after++) {
            memset(s, 'a', sizeof s);
            if (i >= 64) { /* a mask's bit by i modulo 64 would be that of this one */
                memcpy(s + i - 64, word, n);
                s[i - 64 + n] = ']';
            }
            memcpy(s + i, word, n);
            s[i + n] = ']';
            try_at(guard_end(s, i + n + after), i, n, i + n + after);
            try_at(guard_begin(s, i + n + after), i, n, i + n + after);
        }
        for (k = 0; k < n; k++) {
            for (byte = 0; byte < 256; byte++) {
                if (byte == ']') /* the address would end there */
                    continue;
                s[i + k] = (char)byte;
                try_at(s, i, n, i + n + MASKED);
            }
            s[i + k] = word[k];
        }
    }
}

int main(int argc, char **argv)
{
    char word[LONGEST_WORD];

    if (argc > 2)
        every = strtoul(argv[2], NULL, 10);
    try_all(argc > 1 ? strtoul(argv[1], NULL, 10) % LONGEST_TRIED : 20);
    result("all words of digits and \":\"");
    try_addresses(word, 0, URIC_GROUPS, 0);
    result("addresses, and these with one byte changed");
    try_bytes("2001:db8:85a3:8d3:1319:8a2e:370:7348");
    try_bytes("FEDC:BA98:7654:3210:fedc:ba98:7654:3210");
    try_bytes("::ffff:c000:280");
    try_bytes("fe80::");
    try_bytes("::1");
    try_bytes("::");
    result("each byte at each place, from each offset");
    printf("1..%d\n", number);
    return failed;
}

#endif
