/* The escapes of characters in text: what they stand for, and how they are returned in pieces. */
#include "text/find_escape.h"
#include "text/find_search.h"
#include "reference/html_character.h"
#include "util/hexdig.h"

/* HTML's names of U+00A0 to U+00FF, in order, then of some marks that end a URI. */
static const char letter_names[] =
    "nbsp;iexcl;cent;pound;curren;yen;brvbar;sect;uml;copy;ordf;laquo;not;shy;reg;macr;deg;plusmn;"
    "sup2;sup3;acute;micro;para;middot;cedil;sup1;ordm;raquo;frac14;frac12;frac34;iquest;Agrave;"
    "Aacute;Acirc;Atilde;Auml;Aring;AElig;Ccedil;Egrave;Eacute;Ecirc;Euml;Igrave;Iacute;Icirc;Iuml;"
    "ETH;Ntilde;Ograve;Oacute;Ocirc;Otilde;Ouml;times;Oslash;Ugrave;Uacute;Ucirc;Uuml;Yacute;THORN;"
    "szlig;agrave;aacute;acirc;atilde;auml;aring;aelig;ccedil;egrave;eacute;ecirc;euml;igrave;"
    "iacute;icirc;iuml;eth;ntilde;ograve;oacute;ocirc;otilde;ouml;divide;oslash;ugrave;uacute;"
    "ucirc;uuml;yacute;thorn;yuml;"
    "ndash;mdash;lsquo;rsquo;ldquo;rdquo;hellip;bull;ensp;emsp;thinsp;";
enum { LATIN = 0x100 - 0xA0 };
static const unsigned short mark_codes[] = { 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D,
                                        0x2026, 0x2022, 0x2002, 0x2003, 0x2009 };

/* The length of the named character reference at s, which ";" ends; or 0. */
static size_t named_escape(const char *s, size_t n, uint32_t *character)
{
    const char *name = letter_names;
    size_t length = 1;
    uint32_t at;
    char byte;

    while (length < n && length < ESCAPE_LONGEST && find_is_of(s[length], URIC_TEXT_WORD))
        length++;
    if (length == n || s[length++] != ';')
        return 0;
    if (uric_html_character(s, length, &byte) == length) {
        *character = (unsigned char)byte;
        return length;
    }
    for (at = 0; *name != '\0'; at++) {
        size_t end = 0;

        while (name[end++] != ';')
            ;
        if (end == length - 1 && memcmp(s + 1, name, end) == 0) {
            *character = at < LATIN ? 0xA0 + at : mark_codes[at - LATIN];
            return length;
        }
        name += end;
    }
    return 0;
}

/* ---- one escape ---- */

/* Writes the character in UTF-8; 0 if it is none. */
static unsigned utf8_of(uint32_t c, unsigned char *bytes)
{
    static const unsigned char leads[] = { 0, 0, 0xC0, 0xE0, 0xF0 };
    const unsigned n = c < 0x80 ? 1 : c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
    unsigned i;

    if (c > 0x10FFFF || (c >= 0xD800 && c < 0xE000))
        return 0;
    for (i = n; i-- > 1; c >>= 6)
        bytes[i] = (unsigned char)(0x80 | (c & 0x3F));
    bytes[0] = (unsigned char)(c | leads[n]);
    return n;
}

/* Whether a word, "/" or "\&" is at s[i]. */
static int goes_on_after_dot(const char *s, size_t i, size_t n)
{
    return i < n && (find_is_of(s[i], URIC_TEXT_WORD) || s[i] == '/' ||
                     (i + 1 < n && s[i] == '\\' && s[i + 1] == '&'));
}

/* What "\:", "\%", "\&" and "\*(" stand for depends on what is around them: in roff, for nothing,
 * and the last for a string such as a quote. */
static uint32_t by_neighbours(const char *s, size_t i, size_t n, uint32_t character)
{
    const char next = i + 2 < n ? s[i + 2] : ' ';

    if (character == ':' && ((i > 0 && s[i - 1] == '/') || next == '.'))
        return URIC_ESCAPE_NOTHING;
    if (character == '%' && (n - i < 4 || !uric_is_hexdig((unsigned char)next) ||
                             !uric_is_hexdig((unsigned char)s[i + 3])))
        return URIC_ESCAPE_NOTHING;
    if (character == '&' && memchr(".,:;!?)", next, 7) != NULL)
        return goes_on_after_dot(s, i + 3, n) ? URIC_ESCAPE_NOTHING : '\n';
    if ((character == '&' && next <= ' ') || (character == '*' && next == '('))
        return '\n';
    return character;
}

int uric_find_escape(const char *s, size_t i, size_t n, unsigned kinds, struct uric_escape *e)
{
    uint32_t c = 0;

    e->length = 0;
    if (i + 1 >= n || !uric_may_escape(s[i], kinds))
        return 0;
    e->kind = URIC_ESCAPE_HTML;
    if (s[i] == '&' && s[i + 1] != '#') {
        e->length = named_escape(s + i, n - i, &c);
    } else {
        if (kinds >> URIC_ESCAPE_ROFF & 1)
            e->length = uric_find_escape_in(s + i, n - i, URIC_ESCAPE_ROFF, &c, &e->kind);
        if (s[i] == '=')
            e->length = uric_find_escape_in(s + i, n - i, URIC_ESCAPE_QUOTED_PRINTABLE, &c,
                                            &e->kind);
        if (e->length == 0)
            e->length = uric_find_escape_in(s + i, n - i, URIC_ESCAPE_JSON, &c, &e->kind);
    }
    if (e->length == 0)
        return 0;
    if (e->kind == URIC_ESCAPE_BACKSLASH) {
        c = by_neighbours(s, i, n, c);
        if (c == URIC_ESCAPE_NOTHING)
            e->kind = URIC_ESCAPE_ROFF;
    }
    e->n = 0;
    if (c & URIC_ESCAPE_NOTHING)
        return 1;
    e->n = 1;
    e->bytes[0] = (unsigned char)c;
    if (!(c & URIC_ESCAPE_BYTE))
        e->n = utf8_of(c, e->bytes);
    if (e->n == 0)
        e->length = 0;
    return e->length > 0;
}

/* How many of n bytes are in URIs and start no escape. */
static size_t passed(const char *s, size_t n)
{
    const unsigned char *const p = (const unsigned char *)s;

    return (size_t)(uric_find_pass(p, p + n) - p);
}

unsigned uric_find_escapes_in(const char *s, size_t n, unsigned kinds, int *word_ends)
{
    struct uric_escape e;
    unsigned escapes = 0;
    size_t i;

    *word_ends = 0;
    for (i = passed(s, n); i < n; i += passed(s + i, n - i)) {
        if (uric_find_escape(s, i, n, kinds, &e)) {
            escapes |= 1u << e.kind;
            i += e.length;
            *word_ends = e.kind == URIC_ESCAPE_TEX && i == n && uric_is_letter(s[n - 1]);
        } else {
            i++;
        }
    }
    return escapes;
}

/* ---- pieces ---- */

/* The bytes that pieces of one byte point to: US-ASCII, the first bytes of UTF-8, then those that
 * follow at the second, third and fourth place, so that a pointer tells the place. */
#define FOLLOWING \
    "\200\201\202\203\204\205\206\207\210\211\212\213\214\215\216\217" \
    "\220\221\222\223\224\225\226\227\230\231\232\233\234\235\236\237" \
    "\240\241\242\243\244\245\246\247\250\251\252\253\254\255\256\257" \
    "\260\261\262\263\264\265\266\267\270\271\272\273\274\275\276\277"
static const char byte_of[] =
    "\0\1\2\3\4\5\6\7\10\11\12\13\14\15\16\17\20\21\22\23\24\25\26\27\30\31\32"
    "\33\34\35\36\37 !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    "[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\177"
    "\300\301\302\303\304\305\306\307\310\311\312\313\314\315\316\317"
    "\320\321\322\323\324\325\326\327\330\331\332\333\334\335\336\337"
    "\340\341\342\343\344\345\346\347\350\351\352\353\354\355\356\357"
    "\360\361\362\363\364\365\366\367\370\371\372\373\374\375\376\377"
    FOLLOWING FOLLOWING FOLLOWING;
#undef FOLLOWING
enum { LEADS = 128, FOLLOW = LEADS + 64 };

const char *uric_find_byte(unsigned char byte, unsigned place)
{
    if (byte < 0x80)
        return byte_of + byte;
    if (byte >= 0xC0)
        return byte_of + LEADS + (byte - 0xC0);
    return byte_of + FOLLOW + 64 * (place > 0 ? place - 1 : 0) + (byte - 0x80);
}

/* The place in its character of the byte after the one that *piece is; 0 if it is none of
 * several. */
static unsigned next_place(const struct uric_piece *piece)
{
    const uintptr_t byte = (uintptr_t)piece->bytes.s, first = (uintptr_t)byte_of;
    uintptr_t at;

    if (piece->bytes.n != 1 || byte < first + LEADS || byte >= first + sizeof byte_of - 1)
        return 0;
    at = byte - first;
    return at < FOLLOW ? 1 : (unsigned)(at - FOLLOW) / 64 + 2;
}

static int set_byte(struct uric_piece *piece, uint32_t i, const struct uric_escape *e,
                    unsigned place)
{
    piece->begin = i;
    piece->end = i + (uint32_t)e->length;
    piece->bytes.s = uric_find_byte(e->bytes[place], place);
    piece->bytes.n = 1;
    return 1;
}

/* The byte or the character reference at s[i]: its length, and what it stands for. */
static void find_character(const char *s, size_t i, size_t n, struct uric_escape *e)
{
    char byte = s[i];

    e->length = s[i] == '&' ? uric_html_character(s + i, n - i, &byte) : 1;
    if (e->length == 0 && uric_find_escape(s, i, n, 0, e))
        return;
    e->length += e->length == 0;
    e->n = 1;
    e->bytes[0] = (unsigned char)byte;
}

/* Tabs and line breaks are no part of a reference. */
static int is_passed(const struct uric_escape *e)
{
    return e->n == 1 && (e->bytes[0] == '\t' || e->bytes[0] == '\n' || e->bytes[0] == '\r');
}

int uric_find_attribute_piece(const char *s, uint32_t n, struct uric_piece *piece)
{
    const unsigned place = next_place(piece);
    struct uric_escape e;
    uint32_t i = piece->end;

    if (place > 0) {
        find_character(s, piece->begin, n, &e);
        if (place < e.n)
            return set_byte(piece, piece->begin, &e, place);
    }
    e.length = 0;
    do {
        i += (uint32_t)e.length;
        if (i == n)
            return 0;
        find_character(s, i, n, &e);
    } while (is_passed(&e));
    if (s[i] == '&' && e.length > 1)
        return set_byte(piece, i, &e, 0);
    piece->begin = i;
    do {
        i++;
    } while (i < n && memchr("&\t\n\r", s[i], 4) == NULL);
    piece->end = i;
    piece->bytes.s = s + piece->begin;
    piece->bytes.n = i - piece->begin;
    return 1;
}

int uric_find_escaped_piece(const char *s, uint32_t i, uint32_t n, unsigned kinds,
                            struct uric_piece *piece)
{
    const unsigned place = next_place(piece);
    struct uric_escape e;

    if (place > 0 && uric_find_escape(s, piece->begin, n, kinds, &e) && place < e.n)
        return set_byte(piece, piece->begin, &e, place);
    for (; i < n && uric_find_escape(s, i, n, kinds, &e); i += (uint32_t)e.length) {
        if (e.n > 0)
            return set_byte(piece, i, &e, 0);
    }
    if (i >= n)
        return 0;
    piece->begin = i;
    do {
        i++;
        i += (uint32_t)passed(s + i, n - i);
    } while (i < n && uric_text_class[(unsigned char)s[i]] & URIC_TEXT_WILD &&
             !uric_may_escape(s[i], kinds));
    piece->end = i;
    piece->bytes.s = s + piece->begin;
    piece->bytes.n = i - piece->begin;
    return 1;
}
