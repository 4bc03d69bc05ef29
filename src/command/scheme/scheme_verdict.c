/* Judges whether a record is a valid URI of its scheme, and finds where and why it is not. */
#include "command/scheme/scheme_verdict.h"

#include "command/memory.h"
#include "command/message.h"
#include "command/rules.h"
#include "uric_history.h"
#include "util/ascii.h"

#include <stdlib.h>
#include <string.h>

void scheme_judge(int strict, const char *s, size_t n, struct scheme_verdict *v)
{
    uric_span name;

    v->by_scheme = strict;
    if (strict) {
        v->status = uric_edition_scheme_parse(s, n, &v->u, &v->r);
        return;
    }
    v->status = uric_parse_uri(s, n, &v->u);
    if (v->status != URIC_OK)
        return;
    v->by_scheme = 1;
    name = v->u.part[URIC_SCHEME];
    v->status = uric_scheme_parse(uric_bind(s, &v->u),
                                  uric_scheme_find(s + name.begin, name.end - name.begin, NULL, 0),
                                  &v->r);
}

/* Judges a prefix such as "http://h:x", which can only continue as a userinfo, with "@" added.
 * Returns whether that is a URI, valid in its scheme or not. */
static int judge_userinfo(int strict, char *s, size_t n, struct scheme_verdict *v)
{
    s[n] = '@';
    scheme_judge(strict, s, n + 1, v);
    return v->by_scheme;
}

static int is_or_can_begin(const struct scheme_verdict *v)
{
    return v->status == URIC_OK || v->status == URIC_INCOMPLETE;
}

/* Whether the verdict holds without completing the URI. */
static int is_final(const struct scheme_verdict *v, size_t n)
{
    return v->by_scheme || v->status != URIC_INCOMPLETE || n == 0;
}

/* can_begin() for a prefix that is not cut off inside a triplet. */
static int can_begin_whole(int strict, char *s, size_t n)
{
    struct scheme_verdict v;
    uint32_t whole;

    scheme_judge(strict, s, n, &v);
    if (is_final(&v, n))
        return is_or_can_begin(&v);
    if (judge_userinfo(strict, s, n, &v))
        return v.status == URIC_OK || v.r.error_offset >= n;
    uric_prefix(URIC_RULE_URI, s, n, &v.u, &whole, NULL);
    if (whole == 0)
        return 1;
    scheme_judge(strict, s, whole, &v);
    return is_or_can_begin(&v);
}

/* Whether a valid URI of the scheme can start with the n bytes at s, which has room for three
 * more.  If they end inside a triplet, this tries every triplet; if they end inside a userinfo,
 * it adds "@"; if they end elsewhere (inside an IP literal), it takes the longest prefix that
 * is a URI. */
static int can_begin(int strict, char *s, size_t n)
{
    struct scheme_verdict v;
    unsigned i;
    int k;

    scheme_judge(strict, s, n, &v);
    if (is_final(&v, n))
        return is_or_can_begin(&v);
    if (s[n - 1] != '%' && (n < 2 || s[n - 2] != '%'))
        return can_begin_whole(strict, s, n);
    k = s[n - 1] == '%' ? 2 : 1;
    for (i = 0; i < 256; i++) {
        s[n] = uric_hex_upper(k == 2 ? i >> 4 : i & 15);
        s[n + 1] = uric_hex_upper(i & 15);
        if (can_begin_whole(strict, s, n + (size_t)k))
            return 1;
    }
    return 0;
}

/* The offset of the error: the length of the record's longest prefix that can start a valid
 * URI of its scheme.  copy has room for the record and three bytes more. */
static uint32_t error_offset(int strict, const struct record *record,
                             const struct scheme_verdict *v, char *copy)
{
    size_t low = 0, high = v->by_scheme ? v->r.error_offset : v->u.error_offset;

    if (v->by_scheme)
        return (uint32_t)high;
    while (low < high) {
        const size_t middle = high - (high - low) / 2;

        memcpy(copy, record->s, middle);
        if (can_begin(strict, copy, middle))
            low = middle;
        else
            high = middle - 1;
    }
    return (uint32_t)low;
}

/* After this offset, the message does not say what was expected: trying every byte would take
 * too long. */
enum { LONGEST_TRIED = 4096 };

/* The component in which these bytes, which a URI can start with, end. */
static enum uric_part part_after(const char *s, size_t n)
{
    struct uric u;

    if (uric_parse(s, n, &u) != URIC_OK)
        return (enum uric_part)u.error_part;
    return uric_has(&u, URIC_HOST) && uric_authority(&u).end == n ? URIC_HOST : URIC_PATH;
}

/* Describes what was expected after the first offset bytes of the copy. */
static void explain(int strict, char *copy, uint32_t offset, char *buffer,
                    size_t size)
{
    struct uric_set expected;
    struct scheme_verdict v;
    size_t length;
    unsigned b;

    memset(&expected, 0, sizeof expected);
    for (b = 0; b < 256; b++) {
        copy[offset] = (char)b;
        if (can_begin(strict, copy, offset + 1))
            expected.bits[b >> 6] |= (uint64_t)1 << (b & 63);
    }
    scheme_judge(strict, copy, offset, &v);
    uric_expected_text(&expected, v.status == URIC_OK, part_after(copy, offset), buffer, size,
                       &length);
}

/* The scheme's reason for rejecting the byte, or the triplet, at the offset of the copy; NULL
 * if no URI allows it there. */
static const char *reason_at(int strict, char *copy, size_t offset,
                             struct scheme_verdict *v)
{
    size_t n = offset + 1;

    if (copy[offset] == '%') {
        copy[n++] = '4';
        copy[n++] = '1';
    }
    scheme_judge(strict, copy, n, v);
    return v->by_scheme || judge_userinfo(strict, copy, n, v)
               ? uric_scheme_reason(&v->r) : NULL;
}

/* The rule for the message if the scheme has no reason. */
static int generic_rule(int strict)
{
    static const char name[] = "rfc1738:genericurl";

    return strict ? rules_of_edition(uric_edition_rule(name, sizeof name - 1))
                  : URIC_RULE_URI;
}

/* The name of the scheme, if its syntax is known; else NULL. */
static const char *name_of(const struct scheme_verdict *v)
{
    return v->r.kind >= URIC_KIND_HTTP ? uric_scheme_kind_name(v->r.kind) : NULL;
}

void scheme_error_say(int strict, const char *file,
                      const struct record *record, struct scheme_verdict *v)
{
    char *copy = memory_of(memory_sum(record->n, 4));
    const char *reason = v->by_scheme ? uric_scheme_reason(&v->r) : NULL;
    char expected[512] = "";
    uint32_t offset;
    enum uric_status status;

    memcpy(copy, record->s, record->n);
    offset = error_offset(strict, record, v, copy);
    status = offset < record->n ? URIC_INVALID : URIC_INCOMPLETE;
    memcpy(copy, record->s, record->n);
    if (reason == NULL && offset < record->n)
        reason = reason_at(strict, copy, offset, v);
    if (reason == NULL) {
        rules_message(file, record, generic_rule(strict), status, offset, 0);
    } else {
        if (offset <= LONGEST_TRIED)
            explain(strict, copy, offset, expected, sizeof expected);
        message_scheme(file, record, name_of(v), reason, status, offset, expected);
    }
    free(copy);
}
