/* uric_domains in one file, to go with uric.c; its interface is uric_domains.h.
 * Made by src/packaging/build/amalgamate.sh and prefix.py from src/ and gen/; do not edit.
 *
 * SPDX-License-Identifier: MIT */
#define URIC_SINGLE_FILE 1
#define URIC_DOMAINS_INTERNAL static

#include "uric.h"
#include "uric_domains.h"

/* memcpy() and its kin: the compiler's own, where it has them, so that no <string.h> is
 * needed.  A C library may have macros of these names. */
#if defined(__GNUC__)
#pragma push_macro("memcpy")
#pragma push_macro("memmove")
#pragma push_macro("memset")
#pragma push_macro("memcmp")
#pragma push_macro("memchr")
#undef memcpy
#undef memmove
#undef memset
#undef memcmp
#undef memchr
#define memcpy(to, from, n) __builtin_memcpy(to, from, n)
#define memmove(to, from, n) __builtin_memmove(to, from, n)
#define memset(to, byte, n) __builtin_memset(to, byte, n)
#define memcmp(one, other, n) __builtin_memcmp(one, other, n)
#define memchr(s, byte, n) __builtin_memchr(s, byte, n)
#else
#include <string.h>
#endif

/* Export nothing, unless the user chose otherwise: see URIC_API.  If it is "static", the
 * functions that its unit does not call are unused. */
#if defined(__GNUC__) && !defined(_WIN32) && defined(URIC_API_BY_DEFAULT) && \
    !defined(URIC_SHARED)
#define URIC_HIDES
#pragma GCC visibility push(hidden)
#endif
#if defined(__GNUC__)
#pragma GCC diagnostic push
#ifndef URIC_API_BY_DEFAULT
#pragma GCC diagnostic ignored "-Wunused-function"
#endif
/* C++ need not warn of C. */
#ifdef __cplusplus
#pragma GCC diagnostic ignored "-Wold-style-cast"
#ifndef __clang__
#pragma GCC diagnostic ignored "-Wuseless-cast"
#endif
#endif
#endif


/* Encodes labels by Punycode (RFC 3492). */
/* Labels in UTF-8 as A-labels. */
#ifndef URIC_DOMAINS_PUNYCODE_H
#define URIC_DOMAINS_PUNYCODE_H

/* Declarations shared by the library's units and hidden from its users. */
#ifndef URIC_DOMAINS_INTERNAL_H
#define URIC_DOMAINS_INTERNAL_H



/* Of the library's units, one has the larger tables that several need: walk.c. */
#if defined(URIC_BUILD) && !defined(URIC_DOMAINS_TABLE)
#define URIC_DOMAINS_TABLES_ELSEWHERE
#endif
#ifndef URIC_DOMAINS_TABLE
#define URIC_DOMAINS_TABLE static
#endif

/* Linked between units, hidden from the library's users. */
#ifndef URIC_DOMAINS_INTERNAL
#if defined(__GNUC__) && !defined(_WIN32)
#define URIC_DOMAINS_INTERNAL __attribute__((visibility("hidden")))
#else
#define URIC_DOMAINS_INTERNAL
#endif
#endif

#ifndef URIC_DOMAINS_ALWAYS_INLINE /* a build that counts lines redefines it */
#if defined(__GNUC__)
#define URIC_DOMAINS_ALWAYS_INLINE inline __attribute__((always_inline))
#else
#define URIC_DOMAINS_ALWAYS_INLINE inline
#endif
#endif
#if defined(__GNUC__)
#define URIC_DOMAINS_NEVER_INLINE __attribute__((noinline))
/* for helpers that some builds do not call: clang would warn in a single file */
#define URIC_DOMAINS_INLINE inline __attribute__((unused))
#else
#define URIC_DOMAINS_NEVER_INLINE
#define URIC_DOMAINS_INLINE inline
#endif

/* Marks a fall-through in generated code.  An attribute, because a comment would not survive
 * a separate preprocessor. */
#if defined(__has_attribute)
#if __has_attribute(fallthrough)
#define URIC_DOMAINS_FALLTHROUGH __attribute__((fallthrough))
#endif
#endif
#ifndef URIC_DOMAINS_FALLTHROUGH
#define URIC_DOMAINS_FALLTHROUGH ((void)0)
#endif

/* Makes the compiler forget what it knows of a pointer or length.  When gcc inlines a function
 * into a caller that passes a string constant, it warns of steps that would leave the string,
 * though the length rules them out. */
#if defined(__GNUC__) && !defined(__clang__)
#define URIC_DOMAINS_FORGET(value) __asm__("" : "+r"(value))
#else
#define URIC_DOMAINS_FORGET(value) (void)0
#endif

/* s + offset; s may be NULL if nothing is read: in C even NULL + 0 is undefined. */
static URIC_DOMAINS_INLINE const char *uric_domains_at(const char *s, uint32_t offset)
{
    return s != NULL ? s + offset : "";
}

/* The result for an input that is longer than offsets of 32 bits. */
static URIC_DOMAINS_INLINE enum uric_status uric_domains_refuse_length(struct uric *u)
{
    memset(u, 0, sizeof *u);
    u->error_offset = URIC_MAX_LENGTH;
    return URIC_TOO_LONG;
}

#ifndef URIC_ONLY_PARSE
/* The bytes; none if they are undefined, whatever length the caller left there. */
static URIC_DOMAINS_INLINE struct uric_bytes uric_domains_bytes_given(struct uric_bytes bytes)
{
    if (bytes.s == NULL)
        bytes.n = 0;
    return bytes;
}

/* Whether the parts are those of a reference: a failed parse leaves no part, and what is only an
 * authority has no path. */
static URIC_DOMAINS_INLINE int uric_domains_is_reference(const struct uric *u)
{
    return uric_has(u, URIC_PATH);
}

/* After an error: leaves no part of a result.  NULL if they are not wanted. */
static URIC_DOMAINS_INLINE void uric_domains_no_parts(struct uric *parts)
{
    if (parts != NULL)
        memset(parts, 0, sizeof *parts);
}
#endif

/* The size is part of the ABI. */
typedef char uric_domains_size_is_64[sizeof(struct uric) == 64 ? 1 : -1];

/* Define a part, ending at this offset; or undefine it.  For struct uric and struct
 * uric64. */
#define URIC_DOMAINS_DEFINE(u, which, at) \
    ((u)->part[which].end = (at), \
     (u)->defined = (uint8_t)((u)->defined | 1u << (which)))
#define URIC_DOMAINS_UNDEFINE(u, which) \
    ((u)->defined = (uint8_t)((u)->defined & ~(1u << (which))))

#endif

/* Writes "xn--" and the Punycode (RFC 3492) of the n bytes at s, which are well-formed UTF-8 and
 * at most 255, to `to`, which has room for 63 bytes.  ASCII letters become lower case.
 * Returns the length, or 0 if it would be above 63. */
URIC_DOMAINS_INTERNAL size_t uric_domains_punycode(const char *s, size_t n, char *to);

#endif
/* US-ASCII letters and digits, independent of the locale.  Assumes that the compiler's characters
 * are US-ASCII, where letters have no gaps.  A byte above 0x7F is no letter, whether char is
 * signed or not. */
#ifndef URIC_DOMAINS_ASCII_H
#define URIC_DOMAINS_ASCII_H


static URIC_DOMAINS_INLINE int uric_domains_is_digit(int c)
{
    return c >= '0' && c <= '9';
}

static URIC_DOMAINS_INLINE int uric_domains_is_upper(int c)
{
    return c >= 'A' && c <= 'Z';
}

static URIC_DOMAINS_INLINE int uric_domains_is_lower(int c)
{
    return c >= 'a' && c <= 'z';
}

static URIC_DOMAINS_INLINE int uric_domains_is_letter(int c)
{
    return uric_domains_is_upper(c) || uric_domains_is_lower(c);
}

static URIC_DOMAINS_INLINE unsigned char uric_domains_lower(char c)
{
    return (unsigned char)(uric_domains_is_upper(c) ? c - 'A' + 'a' : c);
}

/* Whether the n bytes at s and at t are equal, ignoring the case of letters. */
static URIC_DOMAINS_INLINE int uric_domains_same_letters(const char *s, const char *t, size_t n)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (uric_domains_lower(s[i]) != uric_domains_lower(t[i]))
            return 0;
    }
    return 1;
}

/* Whether the n bytes at s are the name, ignoring their case; name is in lower case. */
static URIC_DOMAINS_INLINE int uric_domains_is_named(const char *s, size_t n, const char *name)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (name[i] == '\0' || uric_domains_lower(s[i]) != (unsigned char)name[i])
            return 0;
    }
    return name[n] == '\0';
}

/* Whether the n bytes at s are the name. */
static URIC_DOMAINS_INLINE int uric_domains_is_exactly(const char *s, size_t n, const char *name)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (name[i] == '\0' || s[i] != name[i])
            return 0;
    }
    return name[n] == '\0';
}

/* The value of a byte that is known to be a hexadecimal digit. */
static URIC_DOMAINS_INLINE unsigned uric_domains_digit(char c)
{
    const unsigned digit = (unsigned char)c;

    return (digit & 15) + 9 * (digit >> 6);
}

/* The value of a hexadecimal digit; 16 for other bytes. */
static URIC_DOMAINS_INLINE unsigned uric_domains_hex_value(char c)
{
    const unsigned char lower = uric_domains_lower(c);

    return uric_domains_is_digit(c) || (lower >= 'a' && lower <= 'f') ? uric_domains_digit(c) : 16;
}

/* The hexadecimal digit of a value below 16. */
static URIC_DOMAINS_INLINE char uric_domains_hex_upper(unsigned value)
{
    return "0123456789ABCDEF"[value];
}

static URIC_DOMAINS_INLINE char uric_domains_hex_lower(unsigned value)
{
    return "0123456789abcdef"[value];
}

#endif

/* The parameters of section 5. */
enum {
    URIC_DOMAINS_PUNY_BASE = 36,
    URIC_DOMAINS_PUNY_TMIN = 1,
    URIC_DOMAINS_PUNY_TMAX = 26,
    URIC_DOMAINS_PUNY_SKEW = 38,
    URIC_DOMAINS_PUNY_DAMP = 700,
    URIC_DOMAINS_PUNY_FIRST_BIAS = 72,
    URIC_DOMAINS_PUNY_FIRST = 0x80
};

enum { URIC_DOMAINS_PUNY_LONGEST = 63 };

struct uric_domains_puny {
    char *to;
    size_t n; /* PUNY_LONGEST + 1: too long */
};

static void uric_domains_puny_put(struct uric_domains_puny *p, char c)
{
    if (p->n < URIC_DOMAINS_PUNY_LONGEST)
        p->to[p->n] = c;
    if (p->n <= URIC_DOMAINS_PUNY_LONGEST)
        p->n++;
}

static void uric_domains_puny_put_digit(struct uric_domains_puny *p, uint32_t digit)
{
    uric_domains_puny_put(p, "abcdefghijklmnopqrstuvwxyz0123456789"[digit]);
}

/* The character at s[*i], and moves *i after it. */
static uint32_t uric_domains_puny_character(const char *s, size_t *i)
{
    const unsigned char first = (unsigned char)s[(*i)++];
    uint32_t c;
    int more;

    if (first < 0x80)
        return uric_domains_lower((char)first);
    more = first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
    c = first & (0x3fu >> more);
    while (more-- > 0)
        c = c << 6 | (s[(*i)++] & 0x3f);
    return c;
}

/* The least character that is not below `least`; there is one. */
static uint32_t uric_domains_puny_next(const char *s, size_t n, uint32_t least)
{
    uint32_t next = UINT32_MAX;
    size_t i = 0;

    while (i < n) {
        const uint32_t c = uric_domains_puny_character(s, &i);

        if (c >= least && c < next)
            next = c;
    }
    return next;
}

/* Section 6.1. */
static uint32_t uric_domains_puny_adapt(uint32_t delta, uint32_t done, int is_first)
{
    uint32_t k = 0;

    delta /= is_first ? URIC_DOMAINS_PUNY_DAMP : 2;
    delta += delta / done;
    for (; delta > (URIC_DOMAINS_PUNY_BASE - URIC_DOMAINS_PUNY_TMIN) * URIC_DOMAINS_PUNY_TMAX / 2; k += URIC_DOMAINS_PUNY_BASE)
        delta /= URIC_DOMAINS_PUNY_BASE - URIC_DOMAINS_PUNY_TMIN;
    return k + (URIC_DOMAINS_PUNY_BASE - URIC_DOMAINS_PUNY_TMIN + 1) * delta / (delta + URIC_DOMAINS_PUNY_SKEW);
}

/* t(k) of section 3.3: k - bias, within its bounds. */
static uint32_t uric_domains_puny_threshold(uint32_t k, uint32_t bias)
{
    if (k <= bias)
        return URIC_DOMAINS_PUNY_TMIN;
    return k >= bias + URIC_DOMAINS_PUNY_TMAX ? (uint32_t)URIC_DOMAINS_PUNY_TMAX : k - bias;
}

static void uric_domains_puny_put_delta(struct uric_domains_puny *p, uint32_t delta, uint32_t bias)
{
    uint32_t k;

    for (k = URIC_DOMAINS_PUNY_BASE;; k += URIC_DOMAINS_PUNY_BASE) {
        const uint32_t t = uric_domains_puny_threshold(k, bias);

        if (delta < t)
            break;
        uric_domains_puny_put_digit(p, t + (delta - t) % (URIC_DOMAINS_PUNY_BASE - t));
        delta = (delta - t) / (URIC_DOMAINS_PUNY_BASE - t);
    }
    uric_domains_puny_put_digit(p, delta);
}

/* The ASCII characters, and how many there are of all. */
static uint32_t uric_domains_puny_put_basic(struct uric_domains_puny *p, const char *s, size_t n, uint32_t *all)
{
    uint32_t basic = 0;
    size_t i = 0;

    *all = 0;
    while (i < n) {
        const uint32_t c = uric_domains_puny_character(s, &i);

        ++*all;
        if (c >= URIC_DOMAINS_PUNY_FIRST)
            continue;
        uric_domains_puny_put(p, (char)c);
        basic++;
    }
    if (basic > 0)
        uric_domains_puny_put(p, '-');
    return basic;
}

/* Section 6.3.  At most 255 bytes: delta stays below 255 * 0x110000, which is below 2^32. */
size_t uric_domains_punycode(const char *s, size_t n, char *to)
{
    struct uric_domains_puny p = { to, 4 };
    uint32_t least = URIC_DOMAINS_PUNY_FIRST, delta = 0, bias = URIC_DOMAINS_PUNY_FIRST_BIAS, done, all;
    uint32_t basic;

    memcpy(to, "xn--", 4);
    basic = done = uric_domains_puny_put_basic(&p, s, n, &all);
    while (done < all) {
        const uint32_t next = uric_domains_puny_next(s, n, least);
        size_t i = 0;

        delta += (next - least) * (done + 1);
        while (i < n) {
            const uint32_t c = uric_domains_puny_character(s, &i);

            delta += c < next;
            if (c != next)
                continue;
            uric_domains_puny_put_delta(&p, delta, bias);
            bias = uric_domains_puny_adapt(delta, done + 1, done == basic);
            delta = 0;
            done++;
        }
        delta++;
        least = next + 1;
    }
    return p.n <= URIC_DOMAINS_PUNY_LONGEST ? p.n : 0;
}

/* Reads the rules of a public suffix list. */
/* The rules of a public suffix list, one after the other. */
#ifndef URIC_DOMAINS_DOMAIN_RULES_H
#define URIC_DOMAINS_DOMAIN_RULES_H


/* Sections; their numbers are also how far a flag of a node is shifted. */
enum { URIC_DOMAINS_SECTION_ICANN, URIC_DOMAINS_SECTION_PRIVATE, URIC_DOMAINS_SECTION_NONE };

/* The longest label in UTF-8, in bytes; and in ASCII. */
enum { URIC_DOMAINS_RULE_LONGEST_UTF8 = 252, URIC_DOMAINS_RULE_LONGEST_LABEL = 63 };

struct uric_domains_domain_rules {
    const char *s;
    size_t n, at; /* at: the start of the next line */
    int section, sections_ended;
};

struct uric_domains_domain_rule {
    const char *s; /* without "!" */
    size_t n;
    int section;
    int is_exception;
};

/* A label of a rule. */
struct uric_domains_rule_label {
    const char *s;
    size_t n;
    int is_wildcard, is_ascii;
};

URIC_DOMAINS_INTERNAL void uric_domains_domain_rules_begin(struct uric_domains_domain_rules *rules, const char *s,
                                           size_t n);

/* The next rule: URIC_OK; URIC_NONE at the end of a list that is complete; or an error, as
 * uric_domains_compile() returns it, with its offset in rules->at. */
URIC_DOMAINS_INTERNAL enum uric_status uric_domains_domain_rules_next(struct uric_domains_domain_rules *rules,
                                                      struct uric_domains_domain_rule *rule);

/* The label that ends at *end in a rule.  *end becomes the end of the label before it; returns 0
 * if there was none. */
URIC_DOMAINS_INTERNAL int uric_domains_rule_label_before(const struct uric_domains_domain_rule *rule, size_t *end,
                                         struct uric_domains_rule_label *label);

#endif
/* Well-formed UTF-8 (RFC 3629), a byte or a character at a time. */
#ifndef URIC_DOMAINS_UTF8_STEP_H
#define URIC_DOMAINS_UTF8_STEP_H


/* What UTF-8 (RFC 3629) requires next: `more` bytes, the first of them in a range. */
struct uric_domains_utf8 {
    int more;
    unsigned low, high;
};

static const struct uric_domains_utf8 uric_domains_utf8_start = { 0, 0x80, 0xbf };

/* Takes the next of consecutive bytes: 0 if it is not allowed there. */
static URIC_DOMAINS_INLINE int uric_domains_take_utf8(struct uric_domains_utf8 *e, unsigned byte)
{
    if (e->more > 0) {
        const int fits = byte >= e->low && byte <= e->high;

        e->more = fits ? e->more - 1 : 0;
        e->low = 0x80;
        e->high = 0xbf;
        return fits;
    }
    if (byte < 0x80)
        return 1;
    if (byte < 0xc2 || byte > 0xf4)
        return 0;
    e->more = byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3;
    e->low = byte == 0xe0 ? 0xa0 : byte == 0xf0 ? 0x90 : 0x80;
    e->high = byte == 0xed ? 0x9f : byte == 0xf4 ? 0x8f : 0xbf;
    return 1;
}

/* The length of the well-formed sequence at the start of the n > 0 bytes at s, or 0 if there is
 * none.  Then *skip is the length of the ill-formed part to replace: the longest prefix of a
 * well-formed sequence, or one byte (Unicode 15, 3.9: U+FFFD substitution). */
static URIC_DOMAINS_INLINE size_t uric_domains_utf8_length(const char *s, size_t n, size_t *skip)
{
    struct uric_domains_utf8 expected = uric_domains_utf8_start;
    size_t i;

    *skip = n;
    for (i = 0; i < n; i++) {
        if (!uric_domains_take_utf8(&expected, (unsigned char)s[i])) {
            *skip = i > 0 ? i : 1;
            return 0;
        }
        if (expected.more == 0)
            return i + 1;
    }
    return 0;
}

#endif

void uric_domains_domain_rules_begin(struct uric_domains_domain_rules *rules, const char *s, size_t n)
{
    memset(rules, 0, sizeof *rules);
    rules->s = s;
    rules->n = n;
    rules->section = URIC_DOMAINS_SECTION_NONE;
}

static int uric_domains_rules_is_space(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

/* Whether the line, from which the text is removed, starts with it. */
static int uric_domains_rules_take(struct uric_bytes *line, const char *text)
{
    size_t n = 0;

    while (text[n] != '\0') {
        if (n == line->n || line->s[n] != text[n])
            return 0;
        n++;
    }
    line->s += n;
    line->n -= n;
    return 1;
}

static void uric_domains_rules_skip_space(struct uric_bytes *line)
{
    while (line->n > 0 && uric_domains_rules_is_space(line->s[0])) {
        line->s++;
        line->n--;
    }
}

/* A comment: it can start or end a section.  Returns 0 if it does so out of place. */
static int uric_domains_rules_take_comment(struct uric_domains_domain_rules *rules, struct uric_bytes line)
{
    static const char *const names[] = { "ICANN DOMAINS===", "PRIVATE DOMAINS===" };
    int begins, section;

    uric_domains_rules_skip_space(&line);
    begins = uric_domains_rules_take(&line, "===BEGIN ");
    if (!begins && !uric_domains_rules_take(&line, "===END "))
        return 1;
    for (section = URIC_DOMAINS_SECTION_ICANN; section < URIC_DOMAINS_SECTION_NONE; section++) {
        if (!uric_domains_rules_take(&line, names[section]))
            continue;
        if (section != rules->sections_ended ||
            rules->section != (begins ? URIC_DOMAINS_SECTION_NONE : section))
            return 0;
        rules->section = begins ? section : URIC_DOMAINS_SECTION_NONE;
        rules->sections_ended += !begins;
        return 1;
    }
    return 1;
}

int uric_domains_rule_label_before(const struct uric_domains_domain_rule *rule, size_t *end,
                           struct uric_domains_rule_label *label)
{
    size_t begin = *end, i;

    if (*end == SIZE_MAX)
        return 0;
    while (begin > 0 && rule->s[begin - 1] != '.')
        begin--;
    label->s = rule->s + begin;
    label->n = *end - begin;
    label->is_wildcard = label->n == 1 && label->s[0] == '*';
    label->is_ascii = 1;
    for (i = 0; i < label->n; i++)
        label->is_ascii &= (unsigned char)label->s[i] < 0x80;
    *end = begin > 0 ? begin - 1 : SIZE_MAX;
    return 1;
}

static int uric_domains_rules_is_letter_digit(char c)
{
    return uric_domains_is_letter(c) || uric_domains_is_digit(c) || c == '-' || c == '_';
}

static int uric_domains_rules_has_valid_bytes(const struct uric_domains_rule_label *label)
{
    struct uric_domains_utf8 expected = uric_domains_utf8_start;
    size_t i;

    for (i = 0; i < label->n; i++) {
        const unsigned char byte = (unsigned char)label->s[i];

        if (!uric_domains_take_utf8(&expected, byte) ||
            (byte < 0x80 && !uric_domains_rules_is_letter_digit(label->s[i])))
            return 0;
    }
    return expected.more == 0;
}

static int uric_domains_rules_is_label(const struct uric_domains_rule_label *label)
{
    char ascii[URIC_DOMAINS_RULE_LONGEST_LABEL];

    if (label->is_wildcard)
        return 1;
    if (label->n == 0 ||
        label->n > (label->is_ascii ? URIC_DOMAINS_RULE_LONGEST_LABEL : URIC_DOMAINS_RULE_LONGEST_UTF8) ||
        !uric_domains_rules_has_valid_bytes(label))
        return 0;
    return label->is_ascii || uric_domains_punycode(label->s, label->n, ascii) > 0;
}

/* An exception has a label to remove, and one that remains. */
static int uric_domains_rules_is_rule(const struct uric_domains_domain_rule *rule)
{
    struct uric_domains_rule_label label;
    size_t end = rule->n, labels = 0;

    while (uric_domains_rule_label_before(rule, &end, &label)) {
        if (!uric_domains_rules_is_label(&label) || labels++ == 127)
            return 0;
    }
    return !rule->is_exception || (labels > 1 && !label.is_wildcard);
}

/* A line that holds a rule: up to the first white space. */
static int uric_domains_rules_take_rule(struct uric_domains_domain_rules *rules, struct uric_bytes line,
                           struct uric_domains_domain_rule *rule)
{
    rule->is_exception = uric_domains_rules_take(&line, "!");
    rule->section = rules->section;
    rule->s = line.s;
    for (rule->n = 0; rule->n < line.n && !uric_domains_rules_is_space(line.s[rule->n]); rule->n++)
        ;
    return rules->section != URIC_DOMAINS_SECTION_NONE && uric_domains_rules_is_rule(rule);
}

/* What it means that there are no more lines, or that a line is wrong. */
static enum uric_status uric_domains_rules_end(const struct uric_domains_domain_rules *rules, int is_wrong)
{
    if (rules->sections_ended == 0 && rules->section == URIC_DOMAINS_SECTION_NONE)
        return URIC_UNKNOWN;
    if (is_wrong)
        return URIC_INVALID;
    return rules->sections_ended < URIC_DOMAINS_SECTION_NONE ? URIC_INCOMPLETE : URIC_NONE;
}

enum uric_status uric_domains_domain_rules_next(struct uric_domains_domain_rules *rules,
                                        struct uric_domains_domain_rule *rule)
{
    while (rules->at < rules->n) {
        struct uric_bytes line;
        const char *const lf =
            (const char *)memchr(rules->s + rules->at, '\n', rules->n - rules->at);
        size_t length = rules->n - rules->at;

        if (lf != NULL)
            length = (size_t)(lf + 1 - (rules->s + rules->at));
        line.s = rules->s + rules->at;
        line.n = length;
        uric_domains_rules_skip_space(&line);
        if (uric_domains_rules_take(&line, "//")) {
            if (!uric_domains_rules_take_comment(rules, line))
                return uric_domains_rules_end(rules, 1);
        } else if (line.n > 0) {
            if (!uric_domains_rules_take_rule(rules, line, rule))
                return uric_domains_rules_end(rules, 1);
            rules->at += length;
            return URIC_OK;
        }
        rules->at += length;
    }
    return uric_domains_rules_end(rules, 0);
}

/* Compiles a public suffix list into a table. */
/* The layout of the table of a public suffix list: the same bytes on every machine.
 *
 *   header    DOMAIN_HEADER bytes, see DOMAIN_AT_...
 *   buckets   2^bucket_bits numbers of nodes: the first of each chain, 0 if it is empty
 *   nodes     DOMAIN_NODE bytes each, see NODE_AT_...
 *   labels    the bytes of long labels, padded with NUL to a multiple of 4
 *
 * The rules are a trie whose levels are labels, from the last to the first.  Node 0 is the
 * root.  A child is found by the hash of its parent's number and its label; the nodes of one
 * bucket are chained, each to one with a lower number, so that every chain ends.  Nodes are
 * the rules' labels as A-labels, in lower case, and further nodes, which refer to these, hold
 * the same labels in UTF-8.
 *
 * All numbers are little-endian.  Of a label the last 8 bytes are in the node, as a number;
 * so most comparisons are of two numbers. */
#ifndef URIC_DOMAINS_DOMAIN_TABLE_H
#define URIC_DOMAINS_DOMAIN_TABLE_H


#define URIC_DOMAINS_DOMAIN_MAGIC "\211uPSL\r\n\032"
#define URIC_DOMAINS_DOMAIN_VERSION 1

enum {
    URIC_DOMAINS_DOMAIN_HEADER = 64,
    URIC_DOMAINS_DOMAIN_AT_VERSION = 8,
    URIC_DOMAINS_DOMAIN_AT_LENGTH = 12,   /* of all of the table */
    URIC_DOMAINS_DOMAIN_AT_CHECKSUM = 16, /* of what follows it; 8 bytes */
    URIC_DOMAINS_DOMAIN_AT_BUCKET_BITS = 24,
    URIC_DOMAINS_DOMAIN_AT_NODES = 28,
    URIC_DOMAINS_DOMAIN_AT_LABELS = 32, /* their length */
    URIC_DOMAINS_DOMAIN_AT_WILD_LEVELS = 36,
    URIC_DOMAINS_DOMAIN_AT_ICANN = 40,
    URIC_DOMAINS_DOMAIN_AT_PRIVATE = 44,

    URIC_DOMAINS_DOMAIN_NODE = 24,
    URIC_DOMAINS_NODE_AT_WORD = 0,    /* the last 8 bytes of the label */
    URIC_DOMAINS_NODE_AT_PARENT = 8,
    URIC_DOMAINS_NODE_AT_NEXT = 12,   /* in the chain; 0 at its end */
    URIC_DOMAINS_NODE_AT_LABEL = 16,  /* the offset of the bytes before those, 3 bytes */
    URIC_DOMAINS_NODE_AT_LENGTH = 19, /* of the label; 0 for a "*" between labels */
    URIC_DOMAINS_NODE_AT_NODE = 20,   /* its own number, or the number of the node that it is another
                            spelling of; 3 bytes */
    URIC_DOMAINS_NODE_AT_FLAGS = 23
};

/* Limits that lookups rely on. */
#define URIC_DOMAINS_DOMAIN_MOST_BITS 24
#define URIC_DOMAINS_DOMAIN_MOST_NODES 0xffffffu
#define URIC_DOMAINS_DOMAIN_LONGEST_CHAIN 64
#define URIC_DOMAINS_DOMAIN_MOST_WILD_LEVELS 8

/* A node's flags.  Those of the private section are one bit higher than ICANN's. */
enum {
    URIC_DOMAINS_NODE_IS_RULE = 1,      /* and 2 */
    URIC_DOMAINS_NODE_HAS_WILDCARD = 4, /* and 8: "*" before the label */
    URIC_DOMAINS_NODE_IS_EXCEPTION = 16, /* and 32 */
    URIC_DOMAINS_NODE_HAS_CHILDREN = 64
};

/* What a struct uric_domains holds. */
struct uric_domains_domain_table {
    const char *buckets, *nodes, *labels;
    uint32_t n_nodes, n_labels;
    uint32_t bucket_bits;
    uint32_t wild_levels;
    uint32_t icann_rules, private_rules; /* how many rules the sections have */
};

typedef char uric_domains_domain_table_fits[sizeof(struct uric_domains_domain_table) <= sizeof(struct uric_domains) ? 1
                                                                                          : -1];

/* See uric_scan_in(). */
static URIC_DOMAINS_INLINE const struct uric_domains_domain_table *uric_domains_domain_table_of(const struct uric_domains *d)
{
    return (const struct uric_domains_domain_table *)(const void *)d->opaque.bytes;
}

/* A label, read from its last byte to its first. */
struct uric_domains_domain_label {
    const char *s;
    uint32_t n;
    uint64_t word; /* as in a node */
    uint64_t hash;
    int has_percent;
};

static URIC_DOMAINS_INLINE uint32_t uric_domains_domain_number(const char *s)
{
    const unsigned char *const b = (const unsigned char *)s;

    return b[0] | (uint32_t)b[1] << 8 | (uint32_t)b[2] << 16 | (uint32_t)b[3] << 24;
}

static URIC_DOMAINS_INLINE uint64_t uric_domains_domain_long_number(const char *s)
{
    return uric_domains_domain_number(s) | (uint64_t)uric_domains_domain_number(s + 4) << 32;
}

static URIC_DOMAINS_INLINE uint64_t uric_domains_domain_mix(uint64_t hash, uint64_t word)
{
    hash = (hash ^ word) * UINT64_C(0x9e3779b97f4a7c15);
    return hash ^ hash >> 32;
}

/* Reads the label that ends at s + end; returns where it begins. */
static URIC_DOMAINS_INLINE uint32_t uric_domains_domain_label_read(const char *s, uint32_t end,
                                              struct uric_domains_domain_label *label)
{
    uint32_t begin = end;
    int percent = 0;

    label->hash = 0;
    do {
        const uint32_t from = begin, stop = begin > 8 ? begin - 8 : 0;
        uint64_t word = 0;

        for (; begin > stop && s[begin - 1] != '.'; begin--) {
            word = word << 8 | uric_domains_lower(s[begin - 1]);
            percent |= s[begin - 1] == '%';
        }
        if (from == end)
            label->word = word;
        label->hash = uric_domains_domain_mix(label->hash, word);
    } while (begin > 0 && s[begin - 1] != '.');
    label->has_percent = percent;
    label->s = s + begin;
    label->n = end - begin;
    return begin;
}

static URIC_DOMAINS_INLINE uint32_t uric_domains_domain_bucket(uint32_t parent, uint64_t hash, uint32_t bits)
{
    return (uint32_t)((uric_domains_domain_mix(hash, parent) >> 16) & ((1u << bits) - 1));
}

/* Whether the node holds the label below the parent. */
static URIC_DOMAINS_INLINE int uric_domains_domain_node_is(const struct uric_domains_domain_table *d, const char *node,
                                      uint32_t parent, const struct uric_domains_domain_label *label)
{
    uint32_t more, at;

    if (uric_domains_domain_long_number(node + URIC_DOMAINS_NODE_AT_WORD) != label->word ||
        uric_domains_domain_number(node + URIC_DOMAINS_NODE_AT_PARENT) != parent ||
        (unsigned char)node[URIC_DOMAINS_NODE_AT_LENGTH] != label->n)
        return 0;
    if (label->n <= 8)
        return 1;
    more = label->n - 8;
    at = uric_domains_domain_number(node + URIC_DOMAINS_NODE_AT_LABEL) & 0xffffff;
    return at <= d->n_labels && more <= d->n_labels - at &&
           uric_domains_same_letters(d->labels + at, label->s, more);
}

static URIC_DOMAINS_INLINE const char *uric_domains_domain_node(const struct uric_domains_domain_table *d, uint32_t node)
{
    return d->nodes + (size_t)URIC_DOMAINS_DOMAIN_NODE * node;
}

static URIC_DOMAINS_INLINE unsigned uric_domains_domain_node_flags(const struct uric_domains_domain_table *d, uint32_t node)
{
    return (unsigned char)uric_domains_domain_node(d, node)[URIC_DOMAINS_NODE_AT_FLAGS];
}

/* The number of the child of a node with the label, or 0. */
static URIC_DOMAINS_INLINE uint32_t uric_domains_domain_child(const struct uric_domains_domain_table *d, uint32_t parent,
                                         const struct uric_domains_domain_label *label)
{
    const size_t bucket = uric_domains_domain_bucket(parent, label->hash, d->bucket_bits);
    uint32_t node = uric_domains_domain_number(d->buckets + 4 * bucket), limit = d->n_nodes;
    int left = URIC_DOMAINS_DOMAIN_LONGEST_CHAIN;

    /* of a forged table any number may be wrong */
    while (node != 0 && node < limit && left-- > 0) {
        const char *const at = uric_domains_domain_node(d, node);

        if (uric_domains_domain_node_is(d, at, parent, label)) {
            node = uric_domains_domain_number(at + URIC_DOMAINS_NODE_AT_NODE) & 0xffffff;
            return node < d->n_nodes ? node : 0;
        }
        limit = node;
        node = uric_domains_domain_number(at + URIC_DOMAINS_NODE_AT_NEXT);
    }
    return 0;
}

/* FNV-1a, 64 bits, of the numbers of 4 bytes in a table.  n is a multiple of 4. */
static URIC_DOMAINS_INLINE uint64_t uric_domains_domain_checksum(const char *s, size_t n)
{
    uint64_t sum = UINT64_C(0xcbf29ce484222325);
    size_t i;

    for (i = 0; i < n; i += 4)
        sum = (sum ^ uric_domains_domain_number(s + i)) * UINT64_C(0x100000001b3);
    return sum;
}

#endif

/* Bounds for the sizes, from a first reading of the list. */
struct uric_domains_sizes {
    uint64_t nodes, labels;
    uint32_t wild_levels;
};

/* A table that is being written. */
struct uric_domains_compiler {
    char *table;
    struct uric_domains_domain_table d; /* what is written so far, to look labels up in */
    char *buckets, *nodes, *labels; /* where it is written */
    int is_refused;                 /* a chain would be longer than lookups follow it */
};

static void uric_domains_put_number(char *to, uint32_t number)
{
    int i;

    for (i = 0; i < 4; i++)
        to[i] = (char)(number >> 8 * i & 0xff);
}

static void uric_domains_put_three_bytes(char *to, uint32_t number)
{
    int i;

    for (i = 0; i < 3; i++)
        to[i] = (char)(number >> 8 * i & 0xff);
}

static void uric_domains_put_long_number(char *to, uint64_t number)
{
    uric_domains_put_number(to, (uint32_t)number);
    uric_domains_put_number(to + 4, (uint32_t)(number >> 32));
}

/* ---- how large the table can become ---- */

/* Counts the labels of a rule that the rule before it does not share: lists name the rules of a
 * domain one after the other. */
static void uric_domains_measure_rule(const struct uric_domains_domain_rule *rule,
                         const struct uric_domains_domain_rule *before, struct uric_domains_sizes *sizes)
{
    struct uric_domains_rule_label label, other;
    size_t end = rule->n, other_end = before->s != NULL ? before->n : SIZE_MAX;
    uint32_t level;
    int shared = 1;

    for (level = 1; uric_domains_rule_label_before(rule, &end, &label); level++) {
        shared = shared && uric_domains_rule_label_before(before, &other_end, &other) &&
                 !(other.is_wildcard && other_end == SIZE_MAX) && /* it is no node */
                 label.n == other.n && memcmp(label.s, other.s, label.n) == 0;
        if (label.is_wildcard && end != SIZE_MAX && level > sizes->wild_levels)
            sizes->wild_levels = level;
        if (shared)
            continue;
        sizes->nodes += label.is_ascii ? 1 : 2;
        sizes->labels += (label.n > 8 ? label.n - 8 : 0) +
                         (label.is_ascii ? 0 : URIC_DOMAINS_RULE_LONGEST_LABEL - 8);
    }
}

static enum uric_status uric_domains_measure(struct uric_domains_domain_rules *rules, struct uric_domains_sizes *sizes)
{
    struct uric_domains_domain_rule rule, before = { NULL, 0, 0, 0 };
    enum uric_status status;

    sizes->nodes = 1;
    sizes->labels = 0;
    sizes->wild_levels = 0;
    while ((status = uric_domains_domain_rules_next(rules, &rule)) == URIC_OK) {
        uric_domains_measure_rule(&rule, &before, sizes);
        if (sizes->wild_levels > URIC_DOMAINS_DOMAIN_MOST_WILD_LEVELS)
            return URIC_REFUSED;
        before = rule;
    }
    return status == URIC_NONE ? URIC_OK : status;
}

/* One bucket a node, or nearly. */
static uint32_t uric_domains_bits_for(uint64_t nodes)
{
    uint32_t bits = 1;

    while (bits < URIC_DOMAINS_DOMAIN_MOST_BITS && UINT64_C(1) << bits < nodes)
        bits++;
    return bits;
}

static uint64_t uric_domains_length_for(const struct uric_domains_sizes *sizes)
{
    return URIC_DOMAINS_DOMAIN_HEADER + (UINT64_C(4) << uric_domains_bits_for(sizes->nodes)) +
           URIC_DOMAINS_DOMAIN_NODE * sizes->nodes + (sizes->labels + 3) / 4 * 4;
}

/* ---- the nodes ---- */

static void uric_domains_begin_table(struct uric_domains_compiler *c, char *table, const struct uric_domains_sizes *sizes)
{
    memset(c, 0, sizeof *c);
    memset(table, 0, (size_t)uric_domains_length_for(sizes));
    c->table = table;
    c->d.bucket_bits = uric_domains_bits_for(sizes->nodes);
    c->d.wild_levels = sizes->wild_levels;
    c->d.n_nodes = 1;
    c->d.buckets = c->buckets = table + URIC_DOMAINS_DOMAIN_HEADER;
    c->d.nodes = c->nodes = c->buckets + ((size_t)4 << c->d.bucket_bits);
    c->d.labels = c->labels = c->nodes + (size_t)URIC_DOMAINS_DOMAIN_NODE * sizes->nodes;
}

static char *uric_domains_node_of(struct uric_domains_compiler *c, uint32_t node)
{
    return c->nodes + (size_t)URIC_DOMAINS_DOMAIN_NODE * node;
}

/* All but the last 8 bytes, in lower case. */
static void uric_domains_add_label(struct uric_domains_compiler *c, const struct uric_domains_domain_label *label)
{
    uint32_t i;

    for (i = 0; i + 8 < label->n; i++)
        c->labels[c->d.n_labels++] = (char)uric_domains_lower(label->s[i]);
}

/* The number of nodes in a chain. */
static int uric_domains_chain_length(const struct uric_domains_compiler *c, uint32_t node)
{
    int n = 0;

    for (; node != 0; node = uric_domains_domain_number(uric_domains_domain_node(&c->d, node) + URIC_DOMAINS_NODE_AT_NEXT))
        n++;
    return n;
}

/* Adds a child that the node lacks: as a node, or as another spelling of the child `same`.
 * Returns its number. */
static uint32_t uric_domains_add_child(struct uric_domains_compiler *c, uint32_t parent, const struct uric_domains_domain_label *label,
                          uint32_t same)
{
    const uint32_t number = c->d.n_nodes++;
    char *const node = uric_domains_node_of(c, number);
    char *const bucket =
        c->buckets + 4 * (size_t)uric_domains_domain_bucket(parent, label->hash, c->d.bucket_bits);

    uric_domains_put_long_number(node + URIC_DOMAINS_NODE_AT_WORD, label->word);
    uric_domains_put_number(node + URIC_DOMAINS_NODE_AT_PARENT, parent);
    uric_domains_put_number(node + URIC_DOMAINS_NODE_AT_NEXT, uric_domains_domain_number(bucket));
    uric_domains_put_three_bytes(node + URIC_DOMAINS_NODE_AT_LABEL, c->d.n_labels);
    node[URIC_DOMAINS_NODE_AT_LENGTH] = (char)label->n;
    uric_domains_put_three_bytes(node + URIC_DOMAINS_NODE_AT_NODE, same != 0 ? same : number);
    uric_domains_put_number(bucket, number);
    if (uric_domains_chain_length(c, number) > URIC_DOMAINS_DOMAIN_LONGEST_CHAIN)
        c->is_refused = 1;
    uric_domains_add_label(c, label);
    uric_domains_node_of(c, parent)[URIC_DOMAINS_NODE_AT_FLAGS] |= URIC_DOMAINS_NODE_HAS_CHILDREN;
    return number;
}

static uint32_t uric_domains_child_or_new(struct uric_domains_compiler *c, uint32_t parent,
                             const struct uric_domains_domain_label *label, uint32_t same)
{
    const uint32_t child = uric_domains_domain_child(&c->d, parent, label);

    return child != 0 ? child : uric_domains_add_child(c, parent, label, same);
}

/* The child for a label of a rule, in both spellings. */
static uint32_t uric_domains_enter_label(struct uric_domains_compiler *c, uint32_t parent,
                            const struct uric_domains_rule_label *from)
{
    char ascii[URIC_DOMAINS_RULE_LONGEST_LABEL];
    struct uric_domains_domain_label label;
    uint32_t child;

    if (from->is_ascii) {
        uric_domains_domain_label_read(from->s, from->is_wildcard ? 0 : (uint32_t)from->n, &label);
        return uric_domains_child_or_new(c, parent, &label, 0);
    }
    uric_domains_domain_label_read(ascii, (uint32_t)uric_domains_punycode(from->s, from->n, ascii), &label);
    child = uric_domains_child_or_new(c, parent, &label, 0);
    uric_domains_domain_label_read(from->s, (uint32_t)from->n, &label);
    uric_domains_child_or_new(c, parent, &label, child);
    return child;
}

static void uric_domains_enter_rule(struct uric_domains_compiler *c, const struct uric_domains_domain_rule *rule)
{
    struct uric_domains_rule_label label;
    size_t end = rule->n;
    uint32_t node = 0;
    int flag = rule->is_exception ? URIC_DOMAINS_NODE_IS_EXCEPTION : URIC_DOMAINS_NODE_IS_RULE;

    while (uric_domains_rule_label_before(rule, &end, &label)) {
        if (label.is_wildcard && end == SIZE_MAX) {
            flag = URIC_DOMAINS_NODE_HAS_WILDCARD;
            break;
        }
        node = uric_domains_enter_label(c, node, &label);
        if (c->is_refused)
            return;
    }
    uric_domains_node_of(c, node)[URIC_DOMAINS_NODE_AT_FLAGS] |= (char)(flag << rule->section);
    if (rule->section == URIC_DOMAINS_SECTION_ICANN)
        c->d.icann_rules++;
    else
        c->d.private_rules++;
}

/* Moves the labels next to the last node, and writes the header. */
static size_t uric_domains_end_table(struct uric_domains_compiler *c)
{
    static const char zeros[4] = { 0, 0, 0, 0 };
    char *const labels = uric_domains_node_of(c, c->d.n_nodes);
    size_t length;

    memmove(labels, c->labels, c->d.n_labels);
    memcpy(labels + c->d.n_labels, zeros, (4 - c->d.n_labels % 4) % 4);
    c->d.n_labels = (c->d.n_labels + 3) & ~(uint32_t)3;
    length = (size_t)(labels - c->table) + c->d.n_labels;
    memcpy(c->table, URIC_DOMAINS_DOMAIN_MAGIC, 8);
    uric_domains_put_number(c->table + URIC_DOMAINS_DOMAIN_AT_VERSION, URIC_DOMAINS_DOMAIN_VERSION);
    uric_domains_put_number(c->table + URIC_DOMAINS_DOMAIN_AT_LENGTH, (uint32_t)length);
    uric_domains_put_number(c->table + URIC_DOMAINS_DOMAIN_AT_BUCKET_BITS, c->d.bucket_bits);
    uric_domains_put_number(c->table + URIC_DOMAINS_DOMAIN_AT_NODES, c->d.n_nodes);
    uric_domains_put_number(c->table + URIC_DOMAINS_DOMAIN_AT_LABELS, c->d.n_labels);
    uric_domains_put_number(c->table + URIC_DOMAINS_DOMAIN_AT_WILD_LEVELS, c->d.wild_levels);
    uric_domains_put_number(c->table + URIC_DOMAINS_DOMAIN_AT_ICANN, c->d.icann_rules);
    uric_domains_put_number(c->table + URIC_DOMAINS_DOMAIN_AT_PRIVATE, c->d.private_rules);
    uric_domains_put_long_number(c->table + URIC_DOMAINS_DOMAIN_AT_CHECKSUM,
                    uric_domains_domain_checksum(c->table + URIC_DOMAINS_DOMAIN_AT_CHECKSUM + 8,
                                    length - URIC_DOMAINS_DOMAIN_AT_CHECKSUM - 8));
    return length;
}

enum uric_status uric_domains_compile(const char *list, size_t n, char *buffer, size_t size,
                                      size_t *length, size_t *error_offset)
{
    struct uric_domains_domain_rules rules;
    struct uric_domains_domain_rule rule;
    struct uric_domains_sizes sizes;
    struct uric_domains_compiler c;
    enum uric_status status;

    *length = *error_offset = 0;
    if (n > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    uric_domains_domain_rules_begin(&rules, list, n);
    status = uric_domains_measure(&rules, &sizes);
    if (status != URIC_OK) {
        *error_offset = status == URIC_UNKNOWN ? 0 : rules.at;
        return status;
    }
    if (sizes.nodes > URIC_DOMAINS_DOMAIN_MOST_NODES || sizes.labels > 0xffffff)
        return URIC_TOO_LONG;
    *length = (size_t)uric_domains_length_for(&sizes);
    if (buffer == NULL || size < *length)
        return URIC_TOO_SMALL;
    uric_domains_begin_table(&c, buffer, &sizes);
    uric_domains_domain_rules_begin(&rules, list, n);
    while (!c.is_refused && uric_domains_domain_rules_next(&rules, &rule) == URIC_OK)
        uric_domains_enter_rule(&c, &rule);
    *length = 0;
    if (c.is_refused) {
        *error_offset = rules.at;
        return URIC_REFUSED;
    }
    *length = uric_domains_end_table(&c);
    return URIC_OK;
}

/* Opens the table of a public suffix list. */

static const char uric_domains_no_table[URIC_DOMAINS_DOMAIN_NODE] = { 0 };

/* As of a list without rules. */
static enum uric_status uric_domains_open_none(struct uric_domains_domain_table *d, enum uric_status status)
{
    memset(d, 0, sizeof *d);
    d->buckets = d->nodes = d->labels = uric_domains_no_table;
    d->n_nodes = 1;
    return status;
}

/* The length of a table with these sizes. */
static uint64_t uric_domains_open_length(const struct uric_domains_domain_table *d)
{
    return URIC_DOMAINS_DOMAIN_HEADER + (UINT64_C(4) << d->bucket_bits) +
           (uint64_t)URIC_DOMAINS_DOMAIN_NODE * d->n_nodes + d->n_labels;
}

static int uric_domains_open_sizes(const char *table, size_t n, struct uric_domains_domain_table *d)
{
    d->bucket_bits = uric_domains_domain_number(table + URIC_DOMAINS_DOMAIN_AT_BUCKET_BITS);
    d->n_nodes = uric_domains_domain_number(table + URIC_DOMAINS_DOMAIN_AT_NODES);
    d->n_labels = uric_domains_domain_number(table + URIC_DOMAINS_DOMAIN_AT_LABELS);
    d->wild_levels = uric_domains_domain_number(table + URIC_DOMAINS_DOMAIN_AT_WILD_LEVELS);
    d->icann_rules = uric_domains_domain_number(table + URIC_DOMAINS_DOMAIN_AT_ICANN);
    d->private_rules = uric_domains_domain_number(table + URIC_DOMAINS_DOMAIN_AT_PRIVATE);
    return d->bucket_bits <= URIC_DOMAINS_DOMAIN_MOST_BITS && d->n_nodes > 0 &&
           d->n_nodes <= URIC_DOMAINS_DOMAIN_MOST_NODES && d->wild_levels <= URIC_DOMAINS_DOMAIN_MOST_WILD_LEVELS &&
           d->private_rules <= UINT32_MAX - d->icann_rules && uric_domains_open_length(d) == n;
}

enum uric_status uric_domains_open(const char *table, size_t n, struct uric_domains *domains)
{
    struct uric_domains_domain_table *const d = (struct uric_domains_domain_table *)(void *)domains->opaque.bytes;
    const size_t magic = sizeof URIC_DOMAINS_DOMAIN_MAGIC - 1, summed = URIC_DOMAINS_DOMAIN_AT_CHECKSUM + 8;
    uint32_t length;

    uric_domains_open_none(d, URIC_OK);
    if (n == 0 || memcmp(table, URIC_DOMAINS_DOMAIN_MAGIC, n < magic ? n : magic) != 0)
        return URIC_UNKNOWN;
    if (n < URIC_DOMAINS_DOMAIN_HEADER)
        return URIC_INCOMPLETE;
    if (uric_domains_domain_number(table + URIC_DOMAINS_DOMAIN_AT_VERSION) != URIC_DOMAINS_DOMAIN_VERSION)
        return URIC_REFUSED;
    length = uric_domains_domain_number(table + URIC_DOMAINS_DOMAIN_AT_LENGTH);
    if (n < length)
        return URIC_INCOMPLETE;
    if (n > length || length % 4 != 0 || !uric_domains_open_sizes(table, n, d) ||
        uric_domains_domain_checksum(table + summed, n - summed) !=
            uric_domains_domain_long_number(table + URIC_DOMAINS_DOMAIN_AT_CHECKSUM))
        return uric_domains_open_none(d, URIC_INVALID);
    d->buckets = table + URIC_DOMAINS_DOMAIN_HEADER;
    d->nodes = d->buckets + ((size_t)4 << d->bucket_bits);
    d->labels = d->nodes + (size_t)URIC_DOMAINS_DOMAIN_NODE * d->n_nodes;
    return URIC_OK;
}

uint32_t uric_domains_rules(const struct uric_domains *domains, enum uric_domain_flags flags)
{
    const struct uric_domains_domain_table *const d = uric_domains_domain_table_of(domains);

    return d->icann_rules + (flags & URIC_DOMAIN_ICANN ? 0 : d->private_rules);
}

/* Looks hosts up in the table of a public suffix list. */
/* Percent-encoded triplets (RFC 3986, section 2.1). */
#ifndef URIC_DOMAINS_TRIPLET_H
#define URIC_DOMAINS_TRIPLET_H

/* Where a triplet starts: all that the scanners ask of triplets. */
#ifndef URIC_DOMAINS_HEXDIG_H
#define URIC_DOMAINS_HEXDIG_H


/* The bytes that occur in strings of some rules of RFC 3986, Appendix A.  Generated by
 * grammar/tools/classes.py from grammar/classes.rl; do not edit. */
#ifndef URIC_DOMAINS_CLASSES_H
#define URIC_DOMAINS_CLASSES_H

#define URIC_DOMAINS_CLASS_ALPHA 1u
#define URIC_DOMAINS_CLASS_DIGIT 2u
#define URIC_DOMAINS_CLASS_HEXDIG 4u
#define URIC_DOMAINS_CLASS_URI 8u
#define URIC_DOMAINS_CLASS_PCHAR 16u
#define URIC_DOMAINS_CLASS_RESERVED 32u
#define URIC_DOMAINS_CLASS_SUB_DELIMS 64u
#define URIC_DOMAINS_CLASS_UNRESERVED 128u


URIC_DOMAINS_TABLE const unsigned char uric_domains_class[256] = {
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,120,0,40,120,24,120,120,120,120,120,120,120,152,152,40,
    158,158,158,158,158,158,158,158,158,158,56,120,0,120,0,40,
    56,157,157,157,157,157,157,153,153,153,153,153,153,153,153,153,
    153,153,153,153,153,153,153,153,153,153,153,40,0,40,0,152,
    0,157,157,157,157,157,157,153,153,153,153,153,153,153,153,153,
    153,153,153,153,153,153,153,153,153,153,153,0,0,0,152,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
};

#endif

/* Whether a byte may follow "%" in a triplet. */
static URIC_DOMAINS_INLINE int uric_domains_is_hexdig(unsigned char byte)
{
    return (uric_domains_class[byte] & URIC_DOMAINS_CLASS_HEXDIG) != 0;
}

/* Whether a triplet starts at i <= n. */
static URIC_DOMAINS_INLINE int uric_domains_is_triplet(const unsigned char *s, size_t i, size_t n)
{
    return n - i >= 3 && s[i] == '%' && uric_domains_is_hexdig(s[i + 1]) &&
           uric_domains_is_hexdig(s[i + 2]);
}

#endif

/* The byte that the triplet at s encodes. */
static URIC_DOMAINS_INLINE unsigned char uric_domains_triplet(const char *s)
{
    return (unsigned char)(uric_domains_digit(s[1]) << 4 | uric_domains_digit(s[2]));
}

/* The byte that "%" at an offset stands for, and 256 times the number of bytes that it takes: a "%"
 * that does not start a triplet is literal.  Not inline, for a "%" is rare, and the callers are
 * many. */
static URIC_DOMAINS_NEVER_INLINE unsigned uric_domains_decode_percent(const char *s, uint32_t at, uint32_t end)
{
    return uric_domains_is_triplet((const unsigned char *)s, at, end) ? 3 * 256u + uric_domains_triplet(s + at)
                                                              : 256u + '%';
}

/* The byte at *i, percent-decoded, of text that ends at `end`; advances *i past it. */
static URIC_DOMAINS_INLINE unsigned char uric_domains_decode_next(const char *s, uint32_t *i, uint32_t end)
{
    unsigned taken;

    if (s[*i] != '%')
        return (unsigned char)s[(*i)++];
    taken = uric_domains_decode_percent(s, *i, end);
    *i += taken / 256;
    return (unsigned char)taken;
}

/* Writes the triplet of a byte to to[0], to[1] and to[2]. */
static URIC_DOMAINS_INLINE void uric_domains_put_triplet(char *to, unsigned char byte)
{
    to[0] = '%';
    to[1] = uric_domains_hex_upper(byte >> 4);
    to[2] = uric_domains_hex_upper(byte & 15);
}

#endif

/* What the rules say of a host. */
struct uric_domains_verdict {
    uint32_t suffix; /* where the public suffix begins */
    uint32_t labels; /* of the prevailing rule; 0 for "*" */
    int is_exception;
    int has_percent; /* in the labels that were read */
};

/* Takes a rule if it prevails over the one taken so far: an exception prevails over others, then
 * the rule with more labels does.  begin: where the rule's suffix begins. */
static void uric_domains_verdict_take(struct uric_domains_verdict *v, uint32_t labels, uint32_t begin, int is_exception)
{
    if (is_exception == v->is_exception ? labels <= v->labels : !is_exception)
        return;
    v->is_exception = is_exception;
    v->labels = labels;
    v->suffix = begin;
}

/* Follows the rules from the last label on.  On the levels in wild, the "*" of a rule is taken
 * instead of the label.  sections: the bits that mark them in a node's flags. */
static void uric_domains_follow(const struct uric_domains_domain_table *d, const char *host, uint32_t end, unsigned wild,
                   unsigned sections, struct uric_domains_verdict *v)
{
    uint32_t node = 0, labels = 1, last = end;
    unsigned flags = uric_domains_domain_node_flags(d, 0);

    for (;; labels++) {
        struct uric_domains_domain_label label;
        const uint32_t begin = uric_domains_domain_label_read(host, end, &label);

        v->has_percent |= label.has_percent;
        if (begin == end)
            return;
        if (flags & URIC_DOMAINS_NODE_HAS_WILDCARD * sections)
            uric_domains_verdict_take(v, labels, begin, 0);
        if (!(flags & URIC_DOMAINS_NODE_HAS_CHILDREN))
            return;
        if (wild & 1)
            uric_domains_domain_label_read("", 0, &label);
        wild >>= 1;
        node = uric_domains_domain_child(d, node, &label);
        if (node == 0)
            return;
        flags = uric_domains_domain_node_flags(d, node);
        if (flags & URIC_DOMAINS_NODE_IS_EXCEPTION * sections)
            uric_domains_verdict_take(v, labels, last, 1);
        else if (flags & URIC_DOMAINS_NODE_IS_RULE * sections)
            uric_domains_verdict_take(v, labels, begin, 0);
        if (begin == 0)
            return;
        last = begin;
        end = begin - 1;
    }
}

/* Whether the label is a decimal or a hexadecimal number, as in the URL Standard's "ends in a
 * number checker". */
static int uric_domains_is_number(const char *s, uint32_t n)
{
    uint32_t i;

    if (!uric_domains_is_digit(s[0]))
        return 0;
    if (n >= 2 && s[0] == '0' && uric_domains_lower(s[1]) == 'x') {
        for (i = 2; i < n && uric_domains_hex_value(s[i]) < 16; i++)
            ;
        return i == n;
    }
    for (i = 1; i < n && uric_domains_is_digit(s[i]); i++)
        ;
    return i == n;
}

static int uric_domains_is_name(const char *host, uint32_t n)
{
    uint32_t begin = n;

    if (n == 0 || host[n - 1] == ']' || host[n - 1] == '.')
        return 0;
    if (uric_domains_hex_value(host[n - 1]) == 16 && uric_domains_lower(host[n - 1]) != 'x')
        return 1; /* no number ends so, and most names do */
    while (begin > 0 && host[begin - 1] != '.')
        begin--;
    return begin < n && !uric_domains_is_number(host + begin, n - begin);
}

/* Whether no label of the n bytes is empty.  *begin becomes where the last one begins. */
static int uric_domains_has_all_labels(const char *s, uint32_t n, uint32_t *begin, int *has_percent)
{
    uint32_t end = n, at = n;
    int percent = 0;

    for (;;) {
        for (; at > 0 && s[at - 1] != '.'; at--)
            percent |= s[at - 1] == '%';
        if (end == n)
            *begin = at;
        *has_percent |= percent;
        if (at == end || at == 0)
            return at < end;
        end = --at;
    }
}

/* The two parts of a host. */
struct uric_domains_parts {
    uint32_t registrable; /* where it begins; equal to suffix if there is none */
    uint32_t suffix;
    uint32_t end;
};

/* URIC_OK, URIC_NONE, or URIC_INVALID if the host has triplets. */
static enum uric_status uric_domains_divide(const struct uric_domains_domain_table *d, const char *host, uint32_t n,
                               unsigned flags, struct uric_domains_parts *parts)
{
    const unsigned sections = flags & URIC_DOMAIN_ICANN ? 1 : 3;
    struct uric_domains_verdict v = { 0, 0, 0, 0 };
    unsigned wild;
    int all;

    if (n > 0 && host[n - 1] == '.')
        n--;
    if (!uric_domains_is_name(host, n))
        return URIC_NONE;
    for (wild = 0; wild >> d->wild_levels == 0; wild++)
        uric_domains_follow(d, host, n, wild, sections, &v);
    if (v.labels == 0) {
        if (flags & URIC_DOMAIN_LISTED && !v.has_percent)
            return URIC_NONE;
        for (v.suffix = n; v.suffix > 0 && host[v.suffix - 1] != '.'; v.suffix--)
            ;
    }
    parts->end = n;
    parts->suffix = parts->registrable = v.suffix;
    all = v.suffix == 0 ||
          uric_domains_has_all_labels(host, v.suffix - 1, &parts->registrable, &v.has_percent);
    if (v.has_percent)
        return URIC_INVALID;
    return all ? URIC_OK : URIC_NONE;
}

/* The longest host with triplets, decoded. */
enum { URIC_DOMAINS_LONGEST_DECODED = 255 };

/* Decodes the host; of each byte, and of the end, `from` becomes its offset in the host.
 * Returns the length, or 0 if that is not a name. */
static uint32_t uric_domains_decode(const char *host, uint32_t n, char text[URIC_DOMAINS_LONGEST_DECODED],
                       uint32_t from[URIC_DOMAINS_LONGEST_DECODED + 1])
{
    uint32_t length = 0, i;

    for (i = 0; i < n; length++) {
        const int encoded = host[i] == '%';

        if (length == URIC_DOMAINS_LONGEST_DECODED ||
            (encoded && !uric_domains_is_triplet((const unsigned char *)host, i, n)))
            return 0;
        text[length] = encoded ? (char)uric_domains_triplet(host + i) : host[i];
        if (encoded && (text[length] == '.' || text[length] == '%'))
            return 0;
        from[length] = i;
        i += encoded ? 3 : 1;
    }
    from[length] = n;
    return length;
}

static enum uric_status uric_domains_divide_decoded(const struct uric_domains_domain_table *d, const char *host,
                                       uint32_t n, unsigned flags, struct uric_domains_parts *parts)
{
    char text[URIC_DOMAINS_LONGEST_DECODED];
    uint32_t from[URIC_DOMAINS_LONGEST_DECODED + 1];
    const uint32_t length = uric_domains_decode(host, n, text, from);
    const enum uric_status status = uric_domains_divide(d, text, length, flags, parts);

    if (status != URIC_OK)
        return URIC_NONE;
    parts->registrable = from[parts->registrable];
    parts->suffix = from[parts->suffix];
    parts->end = from[parts->end];
    return URIC_OK;
}

static enum uric_status uric_domains_parts_of(const struct uric_domains_domain_table *d, const char *host, size_t n,
                                 unsigned flags, struct uric_domains_parts *parts)
{
    enum uric_status status;

    if (n > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    status = uric_domains_divide(d, host, (uint32_t)n, flags, parts);
    return status == URIC_INVALID ? uric_domains_divide_decoded(d, host, (uint32_t)n, flags, parts)
                                  : status;
}

enum uric_status uric_registrable_domain(const struct uric_domains *domains, const char *host,
                                         size_t n, enum uric_domain_flags flags,
                                         uric_span *domain)
{
    struct uric_domains_parts parts;
    const enum uric_status status = uric_domains_parts_of(uric_domains_domain_table_of(domains), host, n, flags, &parts);

    domain->begin = domain->end = 0;
    if (status != URIC_OK)
        return status;
    if (parts.registrable == parts.suffix)
        return URIC_NONE;
    domain->begin = parts.registrable;
    domain->end = parts.end;
    return URIC_OK;
}

enum uric_status uric_public_suffix(const struct uric_domains *domains, const char *host,
                                    size_t n, enum uric_domain_flags flags, uric_span *suffix)
{
    struct uric_domains_parts parts;
    const enum uric_status status = uric_domains_parts_of(uric_domains_domain_table_of(domains), host, n, flags, &parts);

    suffix->begin = suffix->end = 0;
    if (status != URIC_OK)
        return status;
    suffix->begin = parts.suffix;
    suffix->end = parts.end;
    return URIC_OK;
}

#ifdef URIC_HIDES
#undef URIC_HIDES
#pragma GCC visibility pop
#endif

#if defined(__GNUC__)
#pragma GCC diagnostic pop
#pragma pop_macro("memcpy")
#pragma pop_macro("memmove")
#pragma pop_macro("memset")
#pragma pop_macro("memcmp")
#pragma pop_macro("memchr")
#endif
