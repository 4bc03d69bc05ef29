/* The one-shot entry points, and what their forms have in common. */
#include "isa.h"

int uric_refuse(size_t i, size_t n, struct uric *u)
{
    memset(u, 0, sizeof *u);
    u->error_offset = (uint32_t)i;
    return i < n ? URIC_INVALID : URIC_INCOMPLETE;
}

int uric_refuse_at(const unsigned char *s, size_t i, size_t n, struct uric *u)
{
    if (i < n && s[i] == '%') {
        i++;
        if (i < n && uric_run[s[i]] & URIC_RUN_HEXDIG)
            i++;
    }
    return uric_refuse(i, n, u);
}

/* A dec-octet: n bytes, digits, before end.  Three are read in any case, so that
 * what there is of them needs no branch. */
static int is_dec_octet(const unsigned char *end, unsigned n)
{
    static const unsigned short least[] = { 256, 0, 10, 100 };
    static const unsigned char tens[] = { 0, 0, 10, 10 };
    static const unsigned char hundreds[] = { 0, 0, 0, 100 };
    const unsigned digits = n & 3;
    const unsigned value = (end[-1] & 15u) + tens[digits] * (end[-2] & 15u) +
                           hundreds[digits] * (end[-3] & 15u);

    return (value >= least[digits]) & (value <= 255) & (n <= 3);
}

int uric_is_ipv4(const unsigned char *s, unsigned n, uint64_t digits,
                 uint64_t dots)
{
    const uint64_t second_on = dots & (dots - 1);
    const uint64_t third_on = second_on & (second_on - 1);
    const unsigned first = uric_zeros(dots), second = uric_zeros(second_on);
    const unsigned third = uric_zeros(third_on);

    if (n < 7 || n > 15 || dots & 1 || third_on == 0 ||
        third_on & (third_on - 1) || (digits | dots) != ((uint64_t)1 << n) - 1)
        return 0;
    return is_dec_octet(s + first, first) &
           is_dec_octet(s + second, second - first - 1) &
           is_dec_octet(s + third, third - second - 1) &
           is_dec_octet(s + n, n - third - 1);
}

int uric_ipv4_at(const unsigned char *s, size_t n)
{
    uint64_t digits = 0, dots = 0;
    size_t i;

    if (n < 7 || n > 15)
        return 0;
    for (i = 0; i < n; i++) {
        digits |= (uint64_t)((uric_run[s[i]] & URIC_RUN_DIGIT) != 0) << i;
        dots |= (uint64_t)(s[i] == '.') << i;
    }
    return uric_is_ipv4(s, (unsigned)n, digits, dots);
}

/* n bytes that are all hexadecimal digits or ":". */
static int is_ipv6(uint64_t hex, uint64_t colon, unsigned n)
{
    const uint64_t last = (uint64_t)1 << n >> 1;
    const uint64_t pair = colon & colon >> 1; /* on its first ":" */
    const uint64_t four = hex & hex >> 1 & hex >> 2 & hex >> 3;
    const unsigned groups = uric_count(hex & ~(hex << 1));

    if (four & hex >> 4 || pair & (pair - 1) || colon & 1 & ~pair ||
        colon & last & ~(pair << 1))
        return 0;
    return pair ? groups <= 7 : groups == 8;
}

#if URIC_BUILT & ~URIC_BUILT_PORTABLE

int uric_literal_kind(const unsigned char *s, size_t i, unsigned n, uint64_t hex,
                      uint64_t colon)
{
    size_t end;
    int kind;

    if ((hex | colon) == ((uint64_t)1 << n) - 1)
        return is_ipv6(hex, colon, n) ? URIC_HOST_IPV6ADDRESS : URIC_HOST_NONE;
    kind = uric_ask_literal(s, i, i + n + 2, &end);
    return end == i + n + 2 ? kind : URIC_HOST_NONE;
}

#endif

int uric_literal_at(const unsigned char *s, size_t i, size_t n, size_t *end)
{
    const size_t begin = i + 1;
    uint64_t hex = 0, colon = 0, bit;

    for (bit = 1, i = begin; i < n && bit >> 39 == 0; i++, bit <<= 1) {
        hex |= uric_run[s[i]] & URIC_RUN_HEXDIG ? bit : 0;
        colon |= s[i] == ':' ? bit : 0;
        if (!((hex | colon) & bit))
            break;
    }
    if (i < n && s[i] == ']' && is_ipv6(hex, colon, (unsigned)(i - begin))) {
        *end = i + 1;
        return URIC_HOST_IPV6ADDRESS;
    }
    return uric_ask_literal(s, begin - 1, n, end);
}

static int parse(int entry, const char *s, size_t n, struct uric *u)
{
    if (n > URIC_MAX_LENGTH) {
        memset(u, 0, sizeof *u);
        u->error_offset = URIC_MAX_LENGTH;
        return URIC_TOO_LONG;
    }
    return uric_best_form()->parse(entry, (const unsigned char *)s, n, u);
}

int uric_parse(const char *s, size_t n, struct uric *u)
{
    return parse(ENTRY_URI_REFERENCE, s, n, u);
}

int uric_parse_uri(const char *s, size_t n, struct uric *u)
{
    return parse(ENTRY_URI, s, n, u);
}

int uric_parse_origin_form(const char *s, size_t n, struct uric *u)
{
    return parse(ENTRY_ORIGIN_FORM, s, n, u);
}
