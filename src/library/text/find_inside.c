/* Whether a URI goes on after a byte that no URI contains: it is cut there. */
#include "text/find_escape.h"
#include "text/find_search.h"

/* The character at s[i], which may be escaped, in n bytes, and its length: 0 if it is no single
 * byte.  The escape of a control character gives '\n', or '\a' where the string goes on. */
static size_t character_at(const char *s, size_t i, size_t n, char *character)
{
    struct uric_escape e;

    if (i >= n)
        return 0;
    *character = s[i];
    if (!uric_find_escape(s, i, n, 0, &e))
        return 1;
    *character = (char)e.bytes[0];
    return e.n == 1 ? e.length : 0;
}

static int is_word(const char *s, size_t i, size_t n)
{
    char c;

    return character_at(s, i, n, &c) > 0 && (find_is_of(c, URIC_TEXT_WORD) || c == '%');
}

/* A quote, a backtick or a backslash that does not close what opens before the URI, and a word. */
static int is_quote(const char *s, size_t before, size_t i, size_t n)
{
    char c;
    const size_t length = character_at(s, i, n, &c);

    return length > 0 && (memchr("\"'`\\", c, 4) != NULL || (c == '\a' && length > 1)) &&
           (before < length || memcmp(s - length, s + i, length) != 0) && is_word(s, i + length, n);
}

/* A string of source text that ends, and another one on the next line that starts with a word: the
 * compiler, or gettext, joins them. */
static int is_joined_string(const char *s, size_t i, size_t n)
{
    if (i >= n || s[i] != '"')
        return 0;
    i++;
    i += i < n && s[i] == '\r';
    if (i >= n || s[i++] != '\n')
        return 0;
    while (i < n && s[i] == ' ')
        i++;
    return i < n && s[i] == '"' && is_word(s, i + 1, n);
}

/* Whether n bytes are the name of an HTML element that may follow a URI in text.  Names of elements
 * that are more often placeholders are left out: <title>, <source>, <data>. */
static int is_element(const char *s, size_t n)
{
    static const char names[] =
        "a;b;br;p;i;u;s;q;em;tt;li;ul;ol;dl;dt;dd;td;th;tr;hr;h1;h2;h3;h4;h5;h6;rp;rt;bdi;bdo;del;"
        "dfn;div;img;ins;kbd;nav;pre;sub;sup;svg;wbr;abbr;cite;code;font;form;mark;ruby;samp;span;"
        "aside;audio;embed;input;small;table;tbody;tfoot;thead;video;button;canvas;center;figure;"
        "footer;hgroup;iframe;script;select;strike;strong;article;caption;details;picture;section;"
        "summary;fieldset;noscript;textarea;blockquote;figcaption;";
    const char *name;
    size_t length;

    for (name = names; *name != '\0'; name += length + 1) {
        for (length = 0; name[length] != ';'; length++)
            ;
        if (length == n && uric_same_letters(s, name, n))
            return 1;
    }
    return 0;
}

/* A name in <...> where the URI has something else, as in http://h/<name>. */
static int is_placeholder(const char *s, size_t i, size_t n)
{
    char c;
    size_t begin, length = character_at(s, i, n, &c);

    if (find_is_of(s[i - 1], URIC_TEXT_WORD) || length == 0 || c != '<')
        return 0;
    for (begin = i += length; (length = character_at(s, i, n, &c)) > 0; i += length) {
        if (!find_is_of(c, URIC_TEXT_WORD) && c != '_' && c != '-')
            break;
    }
    return i > begin && length > 0 && c == '>' && !is_element(s + begin, i - begin);
}

/* The destination of a link in Markdown, in <...>, has what no URI has. */
static int is_open_destination(const char *s, size_t before, size_t i)
{
    return before >= 3 && memcmp(s - 3, "](<", 3) == 0 && s[i] != '>';
}

/* A terminal's colour or style (ESC [ ... m, ESC [ K) and more of the URI, as grep --color has
 * inside of one.  What starts before the URI ends there by 0, nothing, 2x or x9, and not by 01. */
static int is_coloured(const char *s, char before, size_t i, size_t n)
{
    size_t from = i + 2;
    int ends;

    if (n - i < 4 || s[i] != '\x1b' || s[i + 1] != '[')
        return 0;
    ends = s[from] == 'm' || (s[from] == '0' && s[from + 1] != '1') ||
           (s[from] == '2' && s[from + 1] != 'm') || s[from + 1] == '9';
    while (i < n && s[i] == '\x1b') {
        for (i++; i < n && memchr("[;0123456789", s[i], 12) != NULL; i++)
            ;
        i += i < n; /* the letter that ends it */
    }
    return i > from && (is_word(s, i, n) || (i < n && s[i] == '/')) &&
           !(ends && before == 'm');
}

int uric_find_goes_on_inside(const struct find_search *x, size_t begin, size_t i)
{
    const char *const s = x->s + begin;
    const size_t at = i - begin, most = at + ESCAPE_LONGEST,
                 n = x->n - begin < most ? x->n - begin : most;

    return is_quote(s, begin, at, n) || is_joined_string(s, at, n) ||
           is_coloured(s, uric_find_byte_before(x, begin), at, n) || is_placeholder(s, at, n) ||
           is_open_destination(s, begin, at);
}
