/* Finds what a reference has beyond RFC 3986. */
#include "parse/walk.h"
#include "tolerance/tolerated_bytes.h"
#include "util/utf8_step.h"

#include "tables/plain.h"

/* The end of the bytes from i on that the RFC allows in this part, which ends at `end`. */
static uint32_t strict_end(const unsigned char *s, uint32_t i, uint32_t end, int part)
{
    size_t (*const pass)(struct uric_view *, size_t, unsigned) = uric_best_kernels()->pass;
    const unsigned allowed = part == URIC_USERINFO ? URIC_PLAIN_USERINFO
                             : part == URIC_PATH   ? URIC_PLAIN_PATH
                             : part == URIC_QUERY  ? URIC_PLAIN_QUERY
                                                   : URIC_PLAIN_FRAGMENT;
    struct uric_view v;

    v.s = s;
    v.n = end;
    while (i < end) {
        if (uric_plain[s[i]] & allowed)
            i++;
        else if (uric_is_triplet(s, i, end))
            i += 3;
        else
            break;
        /* a userinfo has fewer characters than a path, but what it lacks would end it */
        v.base = (size_t)i - URIC_BLOCK;
        i = (uint32_t)pass(&v, i, JUMP_PATH);
    }
    return i;
}

/* The name of what stands at i, where the RFC allows nothing of it; sets *length. */
static int name_at(const unsigned char *s, uint32_t i, uint32_t end, unsigned policy,
                   uint32_t *length)
{
    const unsigned utf8 = 1u << URIC_TOLERATED_UTF8, high = 1u << URIC_TOLERATED_HIGH;

    *length = 1;
    if (s[i] == '%')
        return URIC_TOLERATED_STRAY_PERCENT;
    if (s[i] < 0x80)
        return uric_tolerated_byte(s[i]);
    if (policy & utf8 || !(policy & high)) {
        size_t skip;
        const size_t n = uric_utf8_length((const char *)s + i, end - i, &skip);

        if (n > 0) {
            *length = (uint32_t)n;
            return URIC_TOLERATED_UTF8;
        }
    }
    return URIC_TOLERATED_HIGH;
}

bool uric_tolerated_next(struct uric_ref ref, const struct uric_tolerance *policy,
                         uint32_t *from, struct uric_tolerated_at *at)
{
    static const unsigned char parts[] = { URIC_USERINFO, URIC_PATH, URIC_QUERY,
                                           URIC_FRAGMENT };
    const unsigned char *const s = (const unsigned char *)ref.s;
    unsigned k;

    memset(at, 0, sizeof *at);
    for (k = 0; k < sizeof parts; k++) {
        const uric_span span = ref.u->part[parts[k]];
        uint32_t i = span.begin > *from ? span.begin : *from;

        while (i < span.end && (i = strict_end(s, i, span.end, parts[k])) < span.end) {
            const enum uric_part part = (enum uric_part)parts[k];
            const unsigned names = policy != NULL ? uric_tolerance_names(policy, part) : 0;
            uint32_t length;
            const int name = name_at(s, i, span.end, names, &length);

            if (name >= 0) {
                at->span.begin = i;
                at->span.end = *from = i + length;
                at->name = (uint8_t)name;
                at->part = parts[k];
                return true;
            }
            i++; /* no policy tolerates this byte */
        }
    }
    return false;
}

bool uric_tolerated(struct uric_ref ref, const struct uric_tolerance *policy,
                    struct uric_tolerated_sum *found)
{
    struct uric_tolerated_at at;
    uint32_t from = 0;

    memset(found, 0, sizeof *found);
    while (uric_tolerated_next(ref, policy, &from, &at)) {
        if (found->count++ == 0)
            found->first = at.span.begin;
        found->names[at.part] = (uint16_t)(found->names[at.part] | 1u << at.name);
    }
    return found->count > 0;
}
