/* Finds where the scheme before a ":" starts, and what encloses it. */
#include "text/find_search.h"
#include "uric_schemes.h"
#include "util/hexdig.h"

/* The most white space allowed between a delimiter, "URL:" and the scheme. */
enum { GAP_LONGEST = 64 };

/* Where the scheme starts in a word with a ".": after the last "." if only what follows it
 * is a known scheme, as in "there.http" at the end of a sentence. */
static size_t after_sentence(const char *s, size_t begin, size_t colon)
{
    size_t i = colon;

    while (i > begin && s[i - 1] != '.')
        i--;
    return i > begin && uric_scheme_find(s + begin, colon - begin, NULL, 0) == NULL &&
                   uric_scheme_find(s + i, colon - i, NULL, 0) != NULL
               ? i
               : begin;
}

/* The start of the bytes of the classes that precede i. */
static inline size_t back_over(const char *s, size_t i, size_t least, unsigned classes)
{
    while (i > least && find_is_of(s[i - 1], classes))
        i--;
    return i;
}

/* Where the scheme starts after a control sequence of a terminal (ECMA-48, 5.4), such as the one
 * for a colour: ESC "[", digits and ";", and a letter, which are no part of the word. */
static size_t after_control(const char *s, size_t least, size_t word, size_t colon)
{
    size_t end = word, begin = word;

    while (end < colon && s[end] >= '0' && s[end] <= '9')
        end++;
    if (end == colon || !find_is_of(s[end], URIC_TEXT_LETTER))
        return word;
    while (begin > least && (s[begin - 1] == ';' || (s[begin - 1] >= '0' && s[begin - 1] <= '9')))
        begin--;
    return begin > least + 1 && s[begin - 1] == '[' && s[begin - 2] == '\x1b' ? end + 1 : word;
}

static int are_hex(const char *s, size_t n)
{
    while (n > 0 && uric_is_hexdig((unsigned char)*s))
        s++, n--;
    return n == 0;
}

int uric_find_ends_escape(const char *s, size_t i)
{
    if (i >= 4 && s[i - 3] == '(') /* a character, a font or a string of roff: \(la \f(CW \*(Aq */
        return s[i - 4] == '\\' ||
               (i >= 5 && (s[i - 4] == 'f' || s[i - 4] == '*') && s[i - 5] == '\\');
    return (i >= 2 && s[i - 2] == '\\' && memchr("ntrfb", s[i - 1], 5) != NULL) ||
           (i >= 3 && s[i - 3] == '\\' && s[i - 2] == 'f' &&
            memchr("BIPR12345", s[i - 1], 9) != NULL) ||
           (i >= 4 && s[i - 4] == '\\' && s[i - 3] == 'x' && are_hex(s + i - 2, 2)) ||
           (i >= 6 && s[i - 6] == '\\' && s[i - 5] == 'u' && are_hex(s + i - 4, 4)) ||
           (i >= 10 && s[i - 10] == '\\' && s[i - 9] == 'U' && are_hex(s + i - 8, 8));
}

char uric_find_byte_before(const struct find_search *x, size_t begin)
{
    static const char apostrophes[] = "&#39; &#039; &#x27; &#X27; &apos; \\x27 \\u0027 ";
    const char last = begin > 0 ? x->s[begin - 1] : '\0';
    const char *one = last == ';' || last == '7' ? apostrophes : "";

    while (*one != '\0') {
        size_t n = 0;

        while (one[n] != ' ')
            n++;
        if (begin >= n && memcmp(x->s + begin - n, one, n) == 0)
            return '\'';
        one += n + 1;
    }
    return last;
}

/* Where the scheme starts that an escape seems to be part of: after it, unless that alone takes
 * a known scheme away, as in the path C:\ftp://.... */
static size_t after_escape(const char *s, size_t begin, size_t colon)
{
    static const unsigned char lengths[] = { 9, 5, 3, 2, 1 };
    size_t i;

    if (begin < 1 ||
        (s[begin - 1] != '\\' &&
         (s[begin - 1] != '(' || begin < 2 || memchr("\\f*", s[begin - 2], 3) == NULL)))
        return begin;
    for (i = 0; i < sizeof lengths; i++) {
        const size_t after = begin + lengths[i];

        if (after + 2 <= colon && uric_find_ends_escape(s, after) &&
            find_is_of(s[after], URIC_TEXT_LETTER) &&
            (uric_scheme_find(s + after, colon - after, NULL, 0) != NULL ||
             uric_scheme_find(s + begin, colon - begin, NULL, 0) == NULL))
            return after;
    }
    return begin;
}

/* Where the scheme starts after the escape of a byte, =20 of quoted-printable or %20, which are
 * no part of the word that starts here. */
static size_t after_coded(const char *s, size_t least, size_t word, size_t colon)
{
    const size_t after = word + 2;

    return word > least && (s[word - 1] == '=' || s[word - 1] == '%') && after + 2 <= colon &&
                   are_hex(s + word, 2) && find_is_of(s[after], URIC_TEXT_LETTER) &&
                   uric_scheme_find(s + after, colon - after, NULL, 0) != NULL
               ? after
               : word;
}

/* Whether the byte before a word makes it start elsewhere, or may belong to an escape that does. */
static inline int may_start_elsewhere(const char *s, size_t word, size_t least)
{
    switch (s[word - 1]) {
    case '\\':
    case '=':
    case '%':
    case '[':
    case ';': return 1;
    case '(': return word - 1 > least && memchr("\\f*", s[word - 2], 3) != NULL;
    default: return find_is_of(s[word - 1], URIC_TEXT_SCHEME);
    }
}

/* Where a scheme starts that a line's end in quoted-printable text divides: `rest` is where the
 * next line has the rest of it.  The ":" if none does, or if both are no known scheme. */
static size_t before_soft_break(const struct find_search *x, size_t rest, size_t colon)
{
    const char *const s = x->s;
    char scheme[SCHEME_LONGEST];
    size_t end = rest, begin;

    if (end < x->done + 3 || s[end - 1] != '\n')
        return colon;
    end -= s[end - 2] == '\r' ? 2 : 1;
    if (end == 0 || s[end - 1] != '=')
        return colon;
    end--;
    begin = back_over(s, end, end - x->done > 8 ? end - 8 : x->done, URIC_TEXT_LETTER);
    if (begin == end || end - begin + colon - rest > 16)
        return colon;
    memcpy(scheme, s + begin, end - begin);
    memcpy(scheme + (end - begin), s + rest, colon - rest);
    return uric_scheme_find(scheme, end - begin + colon - rest, NULL, 0) != NULL ? begin : colon;
}

/* Where the scheme before a ":" starts; the ":" itself if there is none. */
static size_t scheme_begin(const struct find_search *x, size_t colon)
{
    const size_t least =
        colon - x->done > SCHEME_LONGEST ? colon - SCHEME_LONGEST : x->done;
    const size_t word = back_over(x->s, colon, least, URIC_TEXT_WORD);
    size_t from, begin, after;

    if (word > least && !may_start_elsewhere(x->s, word, least))
        return colon - word >= 2 && find_is_of(x->s[word], URIC_TEXT_LETTER) ? word : colon;
    from = begin = back_over(x->s, word, least, URIC_TEXT_SCHEME);
    after = after_control(x->s, least, word, colon);
    if (after > word)
        return colon - after >= 2 && find_is_of(x->s[after], URIC_TEXT_LETTER) ? after : colon;
    after = after_coded(x->s, least, word, colon);
    if (after > word)
        return after;
    while (begin < colon && !find_is_of(x->s[begin], URIC_TEXT_LETTER))
        begin++;
    if (begin > 0 && find_is_of(x->s[begin - 1], URIC_TEXT_WORD))
        return colon;
    if (begin == from && begin > 0 && find_is_of(x->s[begin - 1], URIC_TEXT_SCHEME))
        return colon;
    if (begin < word)
        begin = after_sentence(x->s, begin, colon);
    begin = after_escape(x->s, begin, colon);
    return colon - begin < 2 ? colon : begin;
}

static size_t before_gap(const char *s, size_t i)
{
    const size_t end = i;

    while (i > 0 && end - i < GAP_LONGEST && find_is_white(s[i - 1]))
        i--;
    return i;
}

/* Finds "URL:" and the delimiter before the scheme. */
static void look_back(const struct find_search *x, struct find_candidate *c)
{
    const char *const s = x->s;
    size_t i = before_gap(s, c->begin);

    c->outer = c->begin;
    c->prefixed = 0;
    if (i >= x->done + 4 && s[i - 1] == ':' && find_is_prefix(s + i - 4, 4) &&
        (i == 4 || !find_is_of(s[i - 5], URIC_TEXT_SCHEME))) {
        c->prefixed = i == c->begin;
        c->outer = i - 4;
        i = before_gap(s, c->outer);
    }
    c->inner = i;
    c->delimiter = '\0';
    if (i > x->done && find_is_delimiter(s[i - 1]))
        c->delimiter = s[i - 1];
}

int uric_find_candidate(const struct find_search *x, size_t colon, struct find_candidate *c)
{
    size_t rest, begin;

    colon -= colon > x->done && x->s[colon - 1] == '\\';
    c->colon = colon;
    c->begin = scheme_begin(x, colon);
    /* scheme_begin() finds none of one letter */
    rest = c->begin;
    if (rest == colon && colon > x->done && find_is_of(x->s[colon - 1], URIC_TEXT_LETTER))
        rest--;
    begin = rest > x->done && x->s[rest - 1] == '\n' ? before_soft_break(x, rest, colon) : colon;
    c->parted = begin < colon;
    if (c->parted)
        c->begin = begin;
    if (c->begin == colon || find_is_prefix(x->s + c->begin, colon + 1 - c->begin))
        return 0;
    look_back(x, c);
    return 1;
}
