/* Cuts a text where no URI is, so that its parts may be searched apart. */
#include "text/find_search.h"

/* A cut should also leave `cut` of each URI as it is.  Such a cut is looked for up to this many
 * bytes before the last one that divides no URI: some texts have none. */
enum { CUT_FAR = 1 << 16 };

/* The offset after the last byte before i that ends every URI, white space aside; 0 if none.
 * Such a byte can only be a delimiter; a "\" may be in an escaped URI. */
static size_t after_excluded(const char *s, size_t i)
{
    while (i > 0 && (!find_ends_all(s[i - 1]) || find_is_white(s[i - 1]) || s[i - 1] == '\\'))
        i--;
    return i;
}

/* Whether the delimiter before i, of which `before` bytes can be read, may open a URI whose closing
 * delimiter is at n or later. */
static int delimiter_is_open(const char *s, size_t i, size_t n, size_t before, char delimiter)
{
    struct uric_delimited d;

    if (delimiter == '<' && before > 2 && memcmp(s + i - 3, "](", 2) == 0 &&
        memchr(s + i, '\n', n - i) == NULL)
        return 1;
    return find_is_delimiter(delimiter) &&
           uric_find_delimited(s + i, n - i, delimiter == '"', &d) == n - i;
}

static int begins_with_scheme(const char *s, size_t n)
{
    size_t i = 0;

    if (n == 0 || !find_is_of(s[0], URIC_TEXT_LETTER))
        return 0;
    while (i < n && find_is_of(s[i], URIC_TEXT_SCHEME))
        i++;
    return i < n && s[i] == ':';
}

static size_t before_white(const char *s, size_t i)
{
    while (i > 0 && find_is_white(s[i - 1]))
        i--;
    return i;
}

static size_t after_white(const char *s, size_t i, size_t n)
{
    while (i < n && find_is_white(s[i]))
        i++;
    return i;
}

/* Whether the n bytes at s, which end in a quote, may be a URI that this quote closes: one of
 * RFC 3986, in pieces, or one with bytes beyond it, in one. */
static int is_closed(const char *s, size_t n)
{
    struct uric_delimited d;
    size_t i = after_white(s, 0, n);

    uric_find_delimited(s, n, 1, &d);
    if (d.closed && begins_with_scheme(s + d.begin, n - d.begin))
        return 1;
    if (n - i >= 4 && find_is_prefix(s + i, 4))
        i = after_white(s, i + 4, n);
    if (!begins_with_scheme(s + i, n - i))
        return 0;
    while (i < n && !find_is_white(s[i]))
        i++;
    return i == n;
}

/* The offset after the last quote that closes no URI; 0 if every quote may close one.  Whether
 * a quote closes a URI depends on the quote before it. */
static size_t after_opening(const char *s, size_t i, size_t before)
{
    while (i > 0) {
        const size_t last = after_excluded(s, i - 1);
        const char delimiter = last + before > 0 ? *(s + last - 1) : '\0';

        if (delimiter != '"' || !is_closed(s + last, i - last))
            break;
        i = last;
    }
    return i;
}

/* Whether what is before the white space that ends at i may go on after it: a line of
 * quoted-printable text and, if `joined`, a string of source text. */
static int may_go_on(const char *s, size_t i, int joined)
{
    i = before_white(s, i);
    return i > 0 && (s[i - 1] == '=' || (joined && s[i - 1] == '"'));
}

/* The offset, i or more, after the last white space before n that ends what is before it. */
static size_t after_gap(const char *s, size_t i, size_t n, int joined)
{
    while (n > i && (!find_is_white(s[n - 1]) || may_go_on(s, n, joined)))
        n = find_is_white(s[n - 1]) ? before_white(s, n) : n - 1;
    return n > i ? n : i;
}

/* The last offset, n or less, that divides no URI; if `joined`, nor two strings that a compiler may
 * join. */
static size_t cut_before(const char *s, size_t n, size_t before, int joined)
{
    const size_t i = after_excluded(s, n);
    const char delimiter = i + before > 0 ? *(s + i - 1) : '\0';
    const size_t space = after_gap(s, i, n, joined);

    if (space - i >= URIC_FIND_LONGEST + URIC_FIND_CONTEXT ||
        !delimiter_is_open(s, i, n, i + before, delimiter))
        return space;
    return delimiter == '"' ? after_opening(s, i, before) : i;
}

/* Whether a URI or a host may end before the delimiter at i. */
static int may_be_found(const char *s, size_t i)
{
    const size_t least = after_excluded(s, i);

    while (i > least && s[i - 1] != ':' && s[i - 1] != '.')
        i--;
    return i > least;
}

/* Whether a cut after the delimiter before i would hide the bytes by which a URI before it is known
 * to be cut. */
static int hides_rest(const char *s, size_t i)
{
    if (i < 2)
        return 0;
    return s[i - 1] == '\x1b' || /* a URI may be before another one */
           (memchr("<\"`", s[i - 1], 3) != NULL &&
            (may_be_found(s, i - 1) || may_go_on(s, i - 1, 1)));
}

size_t uric_find_cut(const char *s, size_t n, size_t before)
{
    const size_t last = cut_before(s, n, before, 0);
    size_t i = cut_before(s, n, before, 1);

    while (last - i <= CUT_FAR && hides_rest(s, i))
        i = cut_before(s, i - 1, before, 1);
    return last - i <= CUT_FAR ? i : last;
}
