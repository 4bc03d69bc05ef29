/* HTML character references to US-ASCII characters. */
#include "reference/html_character.h"
#include "util/ascii.h"

/* The length of a numeric reference to a US-ASCII character, or 0. */
static size_t numeric(const char *s, size_t n, char *byte)
{
    const unsigned base = n > 2 && uric_lower(s[2]) == 'x' ? 16 : 10;
    size_t i = base == 16 ? 3 : 2;
    unsigned value = 0;
    int digits = 0;

    if (n < 2 || s[1] != '#')
        return 0;
    for (; i < n && value < 128 && uric_hex_value(s[i]) < base; i++, digits++)
        value = value * base + uric_hex_value(s[i]);
    if (digits == 0 || value >= 128)
        return 0;
    *byte = (char)value;
    return i < n && s[i] == ';' ? i + 1 : i;
}

/* The names of US-ASCII characters (HTML, "Named character references"), each followed by
 * ";" and its character.  For the first table the reference may omit the ";". */
static const char old_character_names[] = "amp;&AMP;&lt;<LT;<gt;>GT;>quot;\"QUOT;\"";
static const char character_names[] =
    "apos;'num;#colon;:sol;/quest;?equals;=commat;@period;.comma;,semi;;excl;!dollar;$"
    "percnt;%lpar;(rpar;)ast;*midast;*plus;+lowbar;_UnderBar;_lsqb;[lbrack;[rsqb;]"
    "rbrack;]bsol;\\Hat;^grave;`DiacriticalGrave;`lcub;{lbrace;{rcub;}rbrace;}verbar;|"
    "vert;|VerticalLine;|Tab;\tNewLine;\n";

/* Whether the name continues or is the name of a parameter (HTML, 13.2.5.73). */
static int is_open(const char *s, size_t n)
{
    return n > 0 && (s[0] == '=' || uric_is_digit(s[0]) || uric_is_letter(s[0]));
}

/* The length of a reference by one of these names, or 0. */
static size_t named(const char *s, size_t n, const char *among, int is_old, char *byte)
{
    while (*among != '\0') {
        size_t length = 0;

        while (among[length] != ';')
            length++;
        if (n > length && memcmp(s + 1, among, length) == 0) {
            const size_t end = length + 1;
            const int is_closed = n > end && s[end] == ';';

            if (is_closed || (is_old && !is_open(s + end, n - end))) {
                *byte = among[end];
                return end + (size_t)is_closed;
            }
        }
        among += length + 2;
    }
    return 0;
}

size_t uric_html_character(const char *s, size_t n, char *byte)
{
    size_t length = numeric(s, n, byte);

    if (length == 0)
        length = named(s, n, old_character_names, 1, byte);
    return length > 0 ? length : named(s, n, character_names, 0, byte);
}
