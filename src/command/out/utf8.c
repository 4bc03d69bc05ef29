/* Recognizes characters that control a terminal, and measures text as wcwidth(3) does, but in any
 * locale. */
#include "command/out/utf8.h"

#include "util/utf8_step.h"

/* ---- control ---- */

/* C1 is U+0080 to U+009F. */
int utf8_is_control(const char *text, size_t length)
{
    const unsigned char *const s = (const unsigned char *)text;

    if (length == 1)
        return s[0] < 0x20 || s[0] == 0x7f;
    return length == 2 && s[0] == 0xc2 && s[1] < 0xa0;
}

int utf8_is_unsafe(const char *text, size_t length)
{
    const unsigned char *const s = (const unsigned char *)text;

    if (length == 2 && s[0] == 0xd8 && s[1] == 0x9c)
        return 1;
    if (length != 3 || s[0] != 0xe2)
        return utf8_is_control(text, length);
    return (s[1] == 0x80 && (s[2] == 0x8e || s[2] == 0x8f || (s[2] >= 0xa8 && s[2] <= 0xae))) ||
           (s[1] == 0x81 && s[2] >= 0xa6 && s[2] <= 0xa9);
}

/* ---- width ---- */

struct range {
    unsigned long first, last;
};

/* Nonspacing and enclosing marks, and format characters, of the scripts most in use. */
static const struct range combining[] = {
    { 0x0300, 0x036f }, { 0x0483, 0x0489 }, { 0x0591, 0x05bd }, { 0x0610, 0x061a },
    { 0x064b, 0x065f }, { 0x0e31, 0x0e31 }, { 0x0e34, 0x0e3a }, { 0x0e47, 0x0e4e },
    { 0x1ab0, 0x1aff }, { 0x1dc0, 0x1dff }, { 0x200b, 0x200f }, { 0x202a, 0x202e },
    { 0x2060, 0x2064 }, { 0x20d0, 0x20ff }, { 0xfe00, 0xfe0f }, { 0xfe20, 0xfe2f },
    { 0xfeff, 0xfeff }, { 0xe0100, 0xe01ef }
};

/* East Asian Wide and Fullwidth (Unicode Standard Annex 11). */
static const struct range wide[] = {
    { 0x1100, 0x115f }, { 0x2e80, 0x303e }, { 0x3041, 0x33ff }, { 0x3400, 0x4dbf },
    { 0x4e00, 0xa4cf }, { 0xa960, 0xa97f }, { 0xac00, 0xd7a3 }, { 0xf900, 0xfaff },
    { 0xfe30, 0xfe6f }, { 0xff00, 0xff60 }, { 0xffe0, 0xffe6 }, { 0x1f300, 0x1f64f },
    { 0x1f680, 0x1f6ff }, { 0x1f900, 0x1f9ff }, { 0x20000, 0x3fffd }
};

static int is_in(unsigned long c, const struct range *ranges, size_t n)
{
    size_t i;

    for (i = 0; i < n && c >= ranges[i].first; i++) {
        if (c <= ranges[i].last)
            return 1;
    }
    return 0;
}

/* Of a well-formed sequence of several bytes. */
static unsigned long code_point(const unsigned char *s, size_t n)
{
    unsigned long c = s[0] & (0x7fu >> n);
    size_t i;

    for (i = 1; i < n; i++)
        c = c << 6 | (s[i] & 0x3fu);
    return c;
}

static size_t character_width(const char *s, size_t n)
{
    const unsigned long c = code_point((const unsigned char *)s, n);

    if (is_in(c, combining, sizeof combining / sizeof *combining))
        return 0;
    return is_in(c, wide, sizeof wide / sizeof *wide) ? 2 : 1;
}

size_t text_width(const char *s, size_t n)
{
    size_t width = 0, skip;

    while (n > 0) {
        size_t length = 1;

        if ((unsigned char)*s >= 0x80)
            length = uric_utf8_length(s, n, &skip);
        width += length > 1 ? character_width(s, length) : 1;
        length = length > 0 ? length : 1;
        s += length;
        n -= length;
    }
    return width;
}
