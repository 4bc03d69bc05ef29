/* Generated from grammar/appendix_a.re by re2c 3.0; do not edit. */
/* RFC 3986, Appendix A in re2c: a second opinion on rfc3986.rl by another
 * generator, written from the RFC and not from that file.
 *
 * Read it beside the RFC: every rule keeps its name, "-" written "_".  'v' in
 * single quotes ignores case, as an ABNF string does.  A tag, @name, is its
 * offset on the path that matched in the end, so nothing tentative has to be
 * cleared; where two paths match, re2c takes the leftmost alternative, as
 * section 3.2.2 requires for host.
 *
 * A rule of re2c may pass a tag only once, and URI and relative-ref both pass the
 * authority's, so the alternatives of URI-reference are two rules. */
#include "util/internal.h"
#include "parse/variants.h"

#define UNDEFINED SIZE_MAX

static void define(struct uric *u, enum uric_part which, size_t begin,
                   size_t end)
{
    if (begin == UNDEFINED || end == UNDEFINED)
        return;
    u->part[which].begin = (uint32_t)begin;
    URIC_DEFINE(u, which, (uint32_t)end);
}

enum uric_status uric_re2c_appendix_a(const char *text, size_t n, struct uric *u)
{
    const unsigned char *const s = (const unsigned char *)text;
    size_t at = 0;
    size_t scheme_end = UNDEFINED;
    size_t userinfo_begin = UNDEFINED, userinfo_end = UNDEFINED;
    size_t host_begin = UNDEFINED, host_end = UNDEFINED;
    size_t IPv6address_end = UNDEFINED, IPvFuture_end = UNDEFINED;
    size_t IPv4address_end = UNDEFINED, reg_name_end = UNDEFINED;
    size_t port_begin = UNDEFINED, port_end = UNDEFINED;
    size_t path_abempty_begin = UNDEFINED, path_absolute_begin = UNDEFINED;
    size_t path_noscheme_begin = UNDEFINED, path_rootless_begin = UNDEFINED;
    size_t path_empty_begin = UNDEFINED, path_end = UNDEFINED;
    size_t query_begin = UNDEFINED, query_end = UNDEFINED;
    size_t fragment_begin = UNDEFINED, fragment_end = UNDEFINED;
    size_t yyt1 = UNDEFINED;
    size_t yyt10 = UNDEFINED;
    size_t yyt11 = UNDEFINED;
    size_t yyt12 = UNDEFINED;
    size_t yyt13 = UNDEFINED;
    size_t yyt14 = UNDEFINED;
    size_t yyt15 = UNDEFINED;
    size_t yyt16 = UNDEFINED;
    size_t yyt17 = UNDEFINED;
    size_t yyt18 = UNDEFINED;
    size_t yyt19 = UNDEFINED;
    size_t yyt2 = UNDEFINED;
    size_t yyt20 = UNDEFINED;
    size_t yyt3 = UNDEFINED;
    size_t yyt4 = UNDEFINED;
    size_t yyt5 = UNDEFINED;
    size_t yyt6 = UNDEFINED;
    size_t yyt7 = UNDEFINED;
    size_t yyt8 = UNDEFINED;
    size_t yyt9 = UNDEFINED;
    unsigned char yych;

    memset(u, 0, sizeof *u);
    if (n > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;

    /* The peek must not read the byte at the end; NUL stands for it, since no rule
     * contains one.  The only way on from a match is out, so there is nothing to
     * back up to. */
    
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case 0x00:
            yyt1 = UNDEFINED;
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt6 = UNDEFINED;
            yyt7 = UNDEFINED;
            yyt8 = UNDEFINED;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = UNDEFINED;
            yyt13 = UNDEFINED;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = UNDEFINED;
            yyt18 = at;
            yyt19 = at;
            goto yy1;
        case '!':
        case '$':
        case '&':
        case '\'':
        case '(':
        case ')':
        case '*':
        case '+':
        case ',':
        case '-':
        case '.':
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case ';':
        case '=':
        case '@':
        case '_':
        case '~':
            yyt3 = at;
            goto yy4;
        case '#':
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt7 = UNDEFINED;
            yyt8 = UNDEFINED;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = UNDEFINED;
            yyt13 = UNDEFINED;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = UNDEFINED;
            yyt18 = at;
            yyt19 = at;
            goto yy5;
        case '%':
            yyt3 = at;
            goto yy6;
        case '/':
            yyt2 = at;
            goto yy7;
        case '?':
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt7 = UNDEFINED;
            yyt8 = UNDEFINED;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = UNDEFINED;
            yyt13 = UNDEFINED;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = UNDEFINED;
            yyt18 = at;
            yyt19 = at;
            goto yy8;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'G':
        case 'H':
        case 'I':
        case 'J':
        case 'K':
        case 'L':
        case 'M':
        case 'N':
        case 'O':
        case 'P':
        case 'Q':
        case 'R':
        case 'S':
        case 'T':
        case 'U':
        case 'V':
        case 'W':
        case 'X':
        case 'Y':
        case 'Z':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f':
        case 'g':
        case 'h':
        case 'i':
        case 'j':
        case 'k':
        case 'l':
        case 'm':
        case 'n':
        case 'o':
        case 'p':
        case 'q':
        case 'r':
        case 's':
        case 't':
        case 'u':
        case 'v':
        case 'w':
        case 'x':
        case 'y':
        case 'z':
            yyt3 = at;
            goto yy9;
        default: goto yy2;
    }
yy1:
    ++at;
    userinfo_begin = yyt7;
    userinfo_end = yyt8;
    host_begin = yyt9;
    IPv6address_end = yyt10;
    IPvFuture_end = yyt11;
    IPv4address_end = yyt12;
    reg_name_end = yyt13;
    host_end = yyt14;
    port_begin = yyt15;
    port_end = yyt16;
    path_abempty_begin = yyt17;
    path_absolute_begin = yyt2;
    path_noscheme_begin = yyt3;
    path_empty_begin = yyt18;
    path_end = yyt19;
    query_begin = yyt4;
    query_end = yyt5;
    fragment_begin = yyt6;
    fragment_end = yyt1;
    { goto matched; }
yy2:
    ++at;
yy3:
    { return URIC_INVALID; }
yy4:
    ++at;
    
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case 0x00:
        case '!':
        case '#':
        case '$':
        case '%':
        case '&':
        case '\'':
        case '(':
        case ')':
        case '*':
        case '+':
        case ',':
        case '-':
        case '.':
        case '/':
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case ';':
        case '=':
        case '?':
        case '@':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'G':
        case 'H':
        case 'I':
        case 'J':
        case 'K':
        case 'L':
        case 'M':
        case 'N':
        case 'O':
        case 'P':
        case 'Q':
        case 'R':
        case 'S':
        case 'T':
        case 'U':
        case 'V':
        case 'W':
        case 'X':
        case 'Y':
        case 'Z':
        case '_':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f':
        case 'g':
        case 'h':
        case 'i':
        case 'j':
        case 'k':
        case 'l':
        case 'm':
        case 'n':
        case 'o':
        case 'p':
        case 'q':
        case 'r':
        case 's':
        case 't':
        case 'u':
        case 'v':
        case 'w':
        case 'x':
        case 'y':
        case 'z':
        case '~': goto yy11;
        default: goto yy3;
    }
yy5:
    ++at;
    
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case 0x00:
            yyt1 = at;
            yyt6 = at;
            goto yy1;
        case '!':
        case '$':
        case '&':
        case '\'':
        case '(':
        case ')':
        case '*':
        case '+':
        case ',':
        case '-':
        case '.':
        case '/':
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case ':':
        case ';':
        case '=':
        case '?':
        case '@':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'G':
        case 'H':
        case 'I':
        case 'J':
        case 'K':
        case 'L':
        case 'M':
        case 'N':
        case 'O':
        case 'P':
        case 'Q':
        case 'R':
        case 'S':
        case 'T':
        case 'U':
        case 'V':
        case 'W':
        case 'X':
        case 'Y':
        case 'Z':
        case '_':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f':
        case 'g':
        case 'h':
        case 'i':
        case 'j':
        case 'k':
        case 'l':
        case 'm':
        case 'n':
        case 'o':
        case 'p':
        case 'q':
        case 'r':
        case 's':
        case 't':
        case 'u':
        case 'v':
        case 'w':
        case 'x':
        case 'y':
        case 'z':
        case '~':
            yyt6 = at;
            goto yy17;
        case '%':
            yyt6 = at;
            goto yy18;
        default: goto yy3;
    }
yy6:
    ++at;
    
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy19;
        default: goto yy3;
    }
yy7:
    ++at;
    
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case 0x00:
        case '!':
        case '#':
        case '$':
        case '%':
        case '&':
        case '\'':
        case '(':
        case ')':
        case '*':
        case '+':
        case ',':
        case '-':
        case '.':
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case ':':
        case ';':
        case '=':
        case '?':
        case '@':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'G':
        case 'H':
        case 'I':
        case 'J':
        case 'K':
        case 'L':
        case 'M':
        case 'N':
        case 'O':
        case 'P':
        case 'Q':
        case 'R':
        case 'S':
        case 'T':
        case 'U':
        case 'V':
        case 'W':
        case 'X':
        case 'Y':
        case 'Z':
        case '_':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f':
        case 'g':
        case 'h':
        case 'i':
        case 'j':
        case 'k':
        case 'l':
        case 'm':
        case 'n':
        case 'o':
        case 'p':
        case 'q':
        case 'r':
        case 's':
        case 't':
        case 'u':
        case 'v':
        case 'w':
        case 'x':
        case 'y':
        case 'z':
        case '~': goto yy21;
        case '/': goto yy23;
        default: goto yy3;
    }
yy8:
    ++at;
    
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case 0x00:
            yyt1 = UNDEFINED;
            yyt4 = at;
            yyt5 = at;
            yyt6 = UNDEFINED;
            goto yy1;
        case '!':
        case '$':
        case '&':
        case '\'':
        case '(':
        case ')':
        case '*':
        case '+':
        case ',':
        case '-':
        case '.':
        case '/':
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case ':':
        case ';':
        case '=':
        case '?':
        case '@':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'G':
        case 'H':
        case 'I':
        case 'J':
        case 'K':
        case 'L':
        case 'M':
        case 'N':
        case 'O':
        case 'P':
        case 'Q':
        case 'R':
        case 'S':
        case 'T':
        case 'U':
        case 'V':
        case 'W':
        case 'X':
        case 'Y':
        case 'Z':
        case '_':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f':
        case 'g':
        case 'h':
        case 'i':
        case 'j':
        case 'k':
        case 'l':
        case 'm':
        case 'n':
        case 'o':
        case 'p':
        case 'q':
        case 'r':
        case 's':
        case 't':
        case 'u':
        case 'v':
        case 'w':
        case 'x':
        case 'y':
        case 'z':
        case '~':
            yyt4 = at;
            goto yy24;
        case '#':
            yyt4 = at;
            yyt5 = at;
            goto yy13;
        case '%':
            yyt4 = at;
            goto yy25;
        default: goto yy3;
    }
yy9:
    ++at;
    
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case 0x00:
        case '!':
        case '#':
        case '$':
        case '%':
        case '&':
        case '\'':
        case '(':
        case ')':
        case '*':
        case ',':
        case '/':
        case ';':
        case '=':
        case '?':
        case '@':
        case '_':
        case '~': goto yy11;
        case '+':
        case '-':
        case '.':
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'G':
        case 'H':
        case 'I':
        case 'J':
        case 'K':
        case 'L':
        case 'M':
        case 'N':
        case 'O':
        case 'P':
        case 'Q':
        case 'R':
        case 'S':
        case 'T':
        case 'U':
        case 'V':
        case 'W':
        case 'X':
        case 'Y':
        case 'Z':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f':
        case 'g':
        case 'h':
        case 'i':
        case 'j':
        case 'k':
        case 'l':
        case 'm':
        case 'n':
        case 'o':
        case 'p':
        case 'q':
        case 'r':
        case 's':
        case 't':
        case 'u':
        case 'v':
        case 'w':
        case 'x':
        case 'y':
        case 'z': goto yy26;
        case ':':
            yyt1 = at;
            goto yy27;
        default: goto yy3;
    }
yy10:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
yy11:
    switch (yych) {
        case 0x00:
            yyt1 = UNDEFINED;
            yyt2 = UNDEFINED;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt6 = UNDEFINED;
            yyt7 = UNDEFINED;
            yyt8 = UNDEFINED;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = UNDEFINED;
            yyt13 = UNDEFINED;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy1;
        case '!':
        case '$':
        case '&':
        case '\'':
        case '(':
        case ')':
        case '*':
        case '+':
        case ',':
        case '-':
        case '.':
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case ';':
        case '=':
        case '@':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'G':
        case 'H':
        case 'I':
        case 'J':
        case 'K':
        case 'L':
        case 'M':
        case 'N':
        case 'O':
        case 'P':
        case 'Q':
        case 'R':
        case 'S':
        case 'T':
        case 'U':
        case 'V':
        case 'W':
        case 'X':
        case 'Y':
        case 'Z':
        case '_':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f':
        case 'g':
        case 'h':
        case 'i':
        case 'j':
        case 'k':
        case 'l':
        case 'm':
        case 'n':
        case 'o':
        case 'p':
        case 'q':
        case 'r':
        case 's':
        case 't':
        case 'u':
        case 'v':
        case 'w':
        case 'x':
        case 'y':
        case 'z':
        case '~': goto yy10;
        case '#':
            yyt2 = UNDEFINED;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt7 = UNDEFINED;
            yyt8 = UNDEFINED;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = UNDEFINED;
            yyt13 = UNDEFINED;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy13;
        case '%': goto yy14;
        case '/': goto yy15;
        case '?':
            yyt2 = UNDEFINED;
            yyt7 = UNDEFINED;
            yyt8 = UNDEFINED;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = UNDEFINED;
            yyt13 = UNDEFINED;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy16;
        default: goto yy12;
    }
yy12:
    
    goto yy3;
yy13:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case 0x00:
            yyt1 = at;
            yyt6 = at;
            goto yy1;
        case '!':
        case '$':
        case '&':
        case '\'':
        case '(':
        case ')':
        case '*':
        case '+':
        case ',':
        case '-':
        case '.':
        case '/':
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case ':':
        case ';':
        case '=':
        case '?':
        case '@':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'G':
        case 'H':
        case 'I':
        case 'J':
        case 'K':
        case 'L':
        case 'M':
        case 'N':
        case 'O':
        case 'P':
        case 'Q':
        case 'R':
        case 'S':
        case 'T':
        case 'U':
        case 'V':
        case 'W':
        case 'X':
        case 'Y':
        case 'Z':
        case '_':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f':
        case 'g':
        case 'h':
        case 'i':
        case 'j':
        case 'k':
        case 'l':
        case 'm':
        case 'n':
        case 'o':
        case 'p':
        case 'q':
        case 'r':
        case 's':
        case 't':
        case 'u':
        case 'v':
        case 'w':
        case 'x':
        case 'y':
        case 'z':
        case '~':
            yyt6 = at;
            goto yy17;
        case '%':
            yyt6 = at;
            goto yy18;
        default: goto yy12;
    }
yy14:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy19;
        default: goto yy12;
    }
yy15:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case 0x00:
            yyt1 = UNDEFINED;
            yyt2 = UNDEFINED;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt6 = UNDEFINED;
            yyt7 = UNDEFINED;
            yyt8 = UNDEFINED;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = UNDEFINED;
            yyt13 = UNDEFINED;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy1;
        case '!':
        case '$':
        case '&':
        case '\'':
        case '(':
        case ')':
        case '*':
        case '+':
        case ',':
        case '-':
        case '.':
        case '/':
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case ':':
        case ';':
        case '=':
        case '@':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'G':
        case 'H':
        case 'I':
        case 'J':
        case 'K':
        case 'L':
        case 'M':
        case 'N':
        case 'O':
        case 'P':
        case 'Q':
        case 'R':
        case 'S':
        case 'T':
        case 'U':
        case 'V':
        case 'W':
        case 'X':
        case 'Y':
        case 'Z':
        case '_':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f':
        case 'g':
        case 'h':
        case 'i':
        case 'j':
        case 'k':
        case 'l':
        case 'm':
        case 'n':
        case 'o':
        case 'p':
        case 'q':
        case 'r':
        case 's':
        case 't':
        case 'u':
        case 'v':
        case 'w':
        case 'x':
        case 'y':
        case 'z':
        case '~': goto yy15;
        case '#':
            yyt2 = UNDEFINED;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt7 = UNDEFINED;
            yyt8 = UNDEFINED;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = UNDEFINED;
            yyt13 = UNDEFINED;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy13;
        case '%': goto yy28;
        case '?':
            yyt2 = UNDEFINED;
            yyt7 = UNDEFINED;
            yyt8 = UNDEFINED;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = UNDEFINED;
            yyt13 = UNDEFINED;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy16;
        default: goto yy12;
    }
yy16:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case 0x00:
            yyt1 = UNDEFINED;
            yyt4 = at;
            yyt5 = at;
            yyt6 = UNDEFINED;
            goto yy1;
        case '!':
        case '$':
        case '&':
        case '\'':
        case '(':
        case ')':
        case '*':
        case '+':
        case ',':
        case '-':
        case '.':
        case '/':
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case ':':
        case ';':
        case '=':
        case '?':
        case '@':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'G':
        case 'H':
        case 'I':
        case 'J':
        case 'K':
        case 'L':
        case 'M':
        case 'N':
        case 'O':
        case 'P':
        case 'Q':
        case 'R':
        case 'S':
        case 'T':
        case 'U':
        case 'V':
        case 'W':
        case 'X':
        case 'Y':
        case 'Z':
        case '_':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f':
        case 'g':
        case 'h':
        case 'i':
        case 'j':
        case 'k':
        case 'l':
        case 'm':
        case 'n':
        case 'o':
        case 'p':
        case 'q':
        case 'r':
        case 's':
        case 't':
        case 'u':
        case 'v':
        case 'w':
        case 'x':
        case 'y':
        case 'z':
        case '~':
            yyt4 = at;
            goto yy24;
        case '#':
            yyt4 = at;
            yyt5 = at;
            goto yy13;
        case '%':
            yyt4 = at;
            goto yy25;
        default: goto yy12;
    }
yy17:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case 0x00:
            yyt1 = at;
            goto yy1;
        case '!':
        case '$':
        case '&':
        case '\'':
        case '(':
        case ')':
        case '*':
        case '+':
        case ',':
        case '-':
        case '.':
        case '/':
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case ':':
        case ';':
        case '=':
        case '?':
        case '@':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'G':
        case 'H':
        case 'I':
        case 'J':
        case 'K':
        case 'L':
        case 'M':
        case 'N':
        case 'O':
        case 'P':
        case 'Q':
        case 'R':
        case 'S':
        case 'T':
        case 'U':
        case 'V':
        case 'W':
        case 'X':
        case 'Y':
        case 'Z':
        case '_':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f':
        case 'g':
        case 'h':
        case 'i':
        case 'j':
        case 'k':
        case 'l':
        case 'm':
        case 'n':
        case 'o':
        case 'p':
        case 'q':
        case 'r':
        case 's':
        case 't':
        case 'u':
        case 'v':
        case 'w':
        case 'x':
        case 'y':
        case 'z':
        case '~': goto yy17;
        case '%': goto yy18;
        default: goto yy12;
    }
yy18:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy29;
        default: goto yy12;
    }
yy19:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy10;
        default: goto yy12;
    }
yy20:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
yy21:
    switch (yych) {
        case 0x00:
            yyt1 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt6 = UNDEFINED;
            yyt7 = UNDEFINED;
            yyt8 = UNDEFINED;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = UNDEFINED;
            yyt13 = UNDEFINED;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy1;
        case '!':
        case '$':
        case '&':
        case '\'':
        case '(':
        case ')':
        case '*':
        case '+':
        case ',':
        case '-':
        case '.':
        case '/':
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case ':':
        case ';':
        case '=':
        case '@':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'G':
        case 'H':
        case 'I':
        case 'J':
        case 'K':
        case 'L':
        case 'M':
        case 'N':
        case 'O':
        case 'P':
        case 'Q':
        case 'R':
        case 'S':
        case 'T':
        case 'U':
        case 'V':
        case 'W':
        case 'X':
        case 'Y':
        case 'Z':
        case '_':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f':
        case 'g':
        case 'h':
        case 'i':
        case 'j':
        case 'k':
        case 'l':
        case 'm':
        case 'n':
        case 'o':
        case 'p':
        case 'q':
        case 'r':
        case 's':
        case 't':
        case 'u':
        case 'v':
        case 'w':
        case 'x':
        case 'y':
        case 'z':
        case '~': goto yy20;
        case '#':
            yyt3 = UNDEFINED;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt7 = UNDEFINED;
            yyt8 = UNDEFINED;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = UNDEFINED;
            yyt13 = UNDEFINED;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy13;
        case '%': goto yy22;
        case '?':
            yyt3 = UNDEFINED;
            yyt7 = UNDEFINED;
            yyt8 = UNDEFINED;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = UNDEFINED;
            yyt13 = UNDEFINED;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy16;
        default: goto yy12;
    }
yy22:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy30;
        default: goto yy12;
    }
yy23:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case 0x00:
            yyt1 = UNDEFINED;
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt6 = UNDEFINED;
            yyt7 = UNDEFINED;
            yyt8 = UNDEFINED;
            yyt9 = at;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy1;
        case '!':
        case '$':
        case '&':
        case '\'':
        case '(':
        case ')':
        case '*':
        case '+':
        case ',':
        case '-':
        case '.':
        case ';':
        case '=':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'G':
        case 'H':
        case 'I':
        case 'J':
        case 'K':
        case 'L':
        case 'M':
        case 'N':
        case 'O':
        case 'P':
        case 'Q':
        case 'R':
        case 'S':
        case 'T':
        case 'U':
        case 'V':
        case 'W':
        case 'X':
        case 'Y':
        case 'Z':
        case '_':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f':
        case 'g':
        case 'h':
        case 'i':
        case 'j':
        case 'k':
        case 'l':
        case 'm':
        case 'n':
        case 'o':
        case 'p':
        case 'q':
        case 'r':
        case 's':
        case 't':
        case 'u':
        case 'v':
        case 'w':
        case 'x':
        case 'y':
        case 'z':
        case '~':
            yyt1 = at;
            yyt7 = UNDEFINED;
            yyt8 = UNDEFINED;
            yyt9 = at;
            goto yy31;
        case '#':
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt7 = UNDEFINED;
            yyt8 = UNDEFINED;
            yyt9 = at;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy13;
        case '%':
            yyt1 = at;
            yyt7 = UNDEFINED;
            yyt8 = UNDEFINED;
            yyt9 = at;
            goto yy33;
        case '/':
            yyt7 = UNDEFINED;
            yyt8 = UNDEFINED;
            yyt9 = at;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            goto yy34;
        case '0':
            yyt1 = at;
            yyt7 = UNDEFINED;
            yyt8 = UNDEFINED;
            yyt9 = at;
            goto yy35;
        case '1':
            yyt1 = at;
            yyt7 = UNDEFINED;
            yyt8 = UNDEFINED;
            yyt9 = at;
            goto yy36;
        case '2':
            yyt1 = at;
            yyt7 = UNDEFINED;
            yyt8 = UNDEFINED;
            yyt9 = at;
            goto yy37;
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
            yyt1 = at;
            yyt7 = UNDEFINED;
            yyt8 = UNDEFINED;
            yyt9 = at;
            goto yy38;
        case ':':
            yyt1 = at;
            yyt7 = UNDEFINED;
            yyt8 = UNDEFINED;
            yyt9 = at;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = at;
            goto yy39;
        case '?':
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt7 = UNDEFINED;
            yyt8 = UNDEFINED;
            yyt9 = at;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy16;
        case '@':
            yyt1 = at;
            yyt8 = at;
            goto yy40;
        case '[':
            yyt7 = UNDEFINED;
            yyt8 = UNDEFINED;
            yyt9 = at;
            goto yy41;
        default: goto yy12;
    }
yy24:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case 0x00:
            yyt1 = UNDEFINED;
            yyt5 = at;
            yyt6 = UNDEFINED;
            goto yy1;
        case '!':
        case '$':
        case '&':
        case '\'':
        case '(':
        case ')':
        case '*':
        case '+':
        case ',':
        case '-':
        case '.':
        case '/':
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case ':':
        case ';':
        case '=':
        case '?':
        case '@':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'G':
        case 'H':
        case 'I':
        case 'J':
        case 'K':
        case 'L':
        case 'M':
        case 'N':
        case 'O':
        case 'P':
        case 'Q':
        case 'R':
        case 'S':
        case 'T':
        case 'U':
        case 'V':
        case 'W':
        case 'X':
        case 'Y':
        case 'Z':
        case '_':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f':
        case 'g':
        case 'h':
        case 'i':
        case 'j':
        case 'k':
        case 'l':
        case 'm':
        case 'n':
        case 'o':
        case 'p':
        case 'q':
        case 'r':
        case 's':
        case 't':
        case 'u':
        case 'v':
        case 'w':
        case 'x':
        case 'y':
        case 'z':
        case '~': goto yy24;
        case '#':
            yyt5 = at;
            goto yy13;
        case '%': goto yy25;
        default: goto yy12;
    }
yy25:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy42;
        default: goto yy12;
    }
yy26:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case 0x00:
            yyt1 = UNDEFINED;
            yyt2 = UNDEFINED;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt6 = UNDEFINED;
            yyt7 = UNDEFINED;
            yyt8 = UNDEFINED;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = UNDEFINED;
            yyt13 = UNDEFINED;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy1;
        case '!':
        case '$':
        case '&':
        case '\'':
        case '(':
        case ')':
        case '*':
        case ',':
        case ';':
        case '=':
        case '@':
        case '_':
        case '~': goto yy10;
        case '#':
            yyt2 = UNDEFINED;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt7 = UNDEFINED;
            yyt8 = UNDEFINED;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = UNDEFINED;
            yyt13 = UNDEFINED;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy13;
        case '%': goto yy14;
        case '+':
        case '-':
        case '.':
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'G':
        case 'H':
        case 'I':
        case 'J':
        case 'K':
        case 'L':
        case 'M':
        case 'N':
        case 'O':
        case 'P':
        case 'Q':
        case 'R':
        case 'S':
        case 'T':
        case 'U':
        case 'V':
        case 'W':
        case 'X':
        case 'Y':
        case 'Z':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f':
        case 'g':
        case 'h':
        case 'i':
        case 'j':
        case 'k':
        case 'l':
        case 'm':
        case 'n':
        case 'o':
        case 'p':
        case 'q':
        case 'r':
        case 's':
        case 't':
        case 'u':
        case 'v':
        case 'w':
        case 'x':
        case 'y':
        case 'z': goto yy26;
        case '/': goto yy15;
        case ':':
            yyt1 = at;
            goto yy27;
        case '?':
            yyt2 = UNDEFINED;
            yyt7 = UNDEFINED;
            yyt8 = UNDEFINED;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = UNDEFINED;
            yyt13 = UNDEFINED;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy16;
        default: goto yy12;
    }
yy27:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case 0x00:
            yyt2 = at;
            yyt3 = at;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt6 = UNDEFINED;
            yyt7 = UNDEFINED;
            yyt8 = UNDEFINED;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = UNDEFINED;
            yyt13 = UNDEFINED;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = UNDEFINED;
            yyt20 = UNDEFINED;
            goto yy43;
        case '!':
        case '$':
        case '&':
        case '\'':
        case '(':
        case ')':
        case '*':
        case '+':
        case ',':
        case '-':
        case '.':
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case ':':
        case ';':
        case '=':
        case '@':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'G':
        case 'H':
        case 'I':
        case 'J':
        case 'K':
        case 'L':
        case 'M':
        case 'N':
        case 'O':
        case 'P':
        case 'Q':
        case 'R':
        case 'S':
        case 'T':
        case 'U':
        case 'V':
        case 'W':
        case 'X':
        case 'Y':
        case 'Z':
        case '_':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f':
        case 'g':
        case 'h':
        case 'i':
        case 'j':
        case 'k':
        case 'l':
        case 'm':
        case 'n':
        case 'o':
        case 'p':
        case 'q':
        case 'r':
        case 's':
        case 't':
        case 'u':
        case 'v':
        case 'w':
        case 'x':
        case 'y':
        case 'z':
        case '~':
            yyt18 = at;
            goto yy44;
        case '#':
            yyt2 = at;
            yyt3 = at;
            yyt4 = UNDEFINED;
            yyt6 = UNDEFINED;
            yyt7 = UNDEFINED;
            yyt8 = UNDEFINED;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = UNDEFINED;
            yyt13 = UNDEFINED;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = UNDEFINED;
            goto yy45;
        case '%':
            yyt18 = at;
            goto yy46;
        case '/':
            yyt17 = at;
            goto yy47;
        case '?':
            yyt2 = at;
            yyt3 = at;
            yyt6 = UNDEFINED;
            yyt7 = UNDEFINED;
            yyt8 = UNDEFINED;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = UNDEFINED;
            yyt13 = UNDEFINED;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            goto yy48;
        default: goto yy12;
    }
yy28:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy49;
        default: goto yy12;
    }
yy29:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy17;
        default: goto yy12;
    }
yy30:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy20;
        default: goto yy12;
    }
yy31:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
yy32:
    switch (yych) {
        case 0x00:
            yyt1 = UNDEFINED;
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt6 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy1;
        case '!':
        case '$':
        case '&':
        case '\'':
        case '(':
        case ')':
        case '*':
        case '+':
        case ',':
        case '-':
        case '.':
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case ';':
        case '=':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'G':
        case 'H':
        case 'I':
        case 'J':
        case 'K':
        case 'L':
        case 'M':
        case 'N':
        case 'O':
        case 'P':
        case 'Q':
        case 'R':
        case 'S':
        case 'T':
        case 'U':
        case 'V':
        case 'W':
        case 'X':
        case 'Y':
        case 'Z':
        case '_':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f':
        case 'g':
        case 'h':
        case 'i':
        case 'j':
        case 'k':
        case 'l':
        case 'm':
        case 'n':
        case 'o':
        case 'p':
        case 'q':
        case 'r':
        case 's':
        case 't':
        case 'u':
        case 'v':
        case 'w':
        case 'x':
        case 'y':
        case 'z':
        case '~': goto yy31;
        case '#':
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy13;
        case '%': goto yy33;
        case '/':
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            goto yy34;
        case ':':
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = at;
            goto yy39;
        case '?':
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy16;
        case '@':
            yyt8 = at;
            goto yy40;
        default: goto yy12;
    }
yy33:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy50;
        default: goto yy12;
    }
yy34:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case 0x00:
            yyt1 = UNDEFINED;
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt6 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy1;
        case '!':
        case '$':
        case '&':
        case '\'':
        case '(':
        case ')':
        case '*':
        case '+':
        case ',':
        case '-':
        case '.':
        case '/':
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case ':':
        case ';':
        case '=':
        case '@':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'G':
        case 'H':
        case 'I':
        case 'J':
        case 'K':
        case 'L':
        case 'M':
        case 'N':
        case 'O':
        case 'P':
        case 'Q':
        case 'R':
        case 'S':
        case 'T':
        case 'U':
        case 'V':
        case 'W':
        case 'X':
        case 'Y':
        case 'Z':
        case '_':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f':
        case 'g':
        case 'h':
        case 'i':
        case 'j':
        case 'k':
        case 'l':
        case 'm':
        case 'n':
        case 'o':
        case 'p':
        case 'q':
        case 'r':
        case 's':
        case 't':
        case 'u':
        case 'v':
        case 'w':
        case 'x':
        case 'y':
        case 'z':
        case '~': goto yy34;
        case '#':
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy13;
        case '%': goto yy51;
        case '?':
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy16;
        default: goto yy12;
    }
yy35:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy52;
        default: goto yy32;
    }
yy36:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy52;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy38;
        default: goto yy32;
    }
yy37:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy52;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4': goto yy38;
        case '5': goto yy53;
        case '6':
        case '7':
        case '8':
        case '9': goto yy35;
        default: goto yy32;
    }
yy38:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy52;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy35;
        default: goto yy32;
    }
yy39:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case 0x00:
            yyt1 = UNDEFINED;
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt6 = UNDEFINED;
            yyt15 = at;
            yyt16 = at;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy1;
        case '#':
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt15 = at;
            yyt16 = at;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy13;
        case '/':
            yyt15 = at;
            yyt16 = at;
            yyt17 = at;
            goto yy34;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
            yyt15 = at;
            goto yy57;
        case '?':
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt15 = at;
            yyt16 = at;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy16;
        default: goto yy55;
    }
yy40:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case 0x00:
            yyt7 = yyt1;
            yyt1 = UNDEFINED;
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt6 = UNDEFINED;
            yyt9 = at;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy1;
        case '!':
        case '$':
        case '&':
        case '\'':
        case '(':
        case ')':
        case '*':
        case '+':
        case ',':
        case '-':
        case '.':
        case ';':
        case '=':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'G':
        case 'H':
        case 'I':
        case 'J':
        case 'K':
        case 'L':
        case 'M':
        case 'N':
        case 'O':
        case 'P':
        case 'Q':
        case 'R':
        case 'S':
        case 'T':
        case 'U':
        case 'V':
        case 'W':
        case 'X':
        case 'Y':
        case 'Z':
        case '_':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f':
        case 'g':
        case 'h':
        case 'i':
        case 'j':
        case 'k':
        case 'l':
        case 'm':
        case 'n':
        case 'o':
        case 'p':
        case 'q':
        case 'r':
        case 's':
        case 't':
        case 'u':
        case 'v':
        case 'w':
        case 'x':
        case 'y':
        case 'z':
        case '~':
            yyt9 = at;
            goto yy58;
        case '#':
            yyt7 = yyt1;
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt9 = at;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy13;
        case '%':
            yyt9 = at;
            goto yy60;
        case '/':
            yyt7 = yyt1;
            yyt9 = at;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            goto yy34;
        case '0':
            yyt9 = at;
            goto yy61;
        case '1':
            yyt9 = at;
            goto yy62;
        case '2':
            yyt9 = at;
            goto yy63;
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
            yyt9 = at;
            goto yy64;
        case ':':
            yyt9 = at;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = at;
            goto yy65;
        case '?':
            yyt7 = yyt1;
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt9 = at;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy16;
        case '[':
            yyt7 = yyt1;
            yyt9 = at;
            goto yy41;
        default: goto yy12;
    }
yy41:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy66;
        case ':': goto yy67;
        case 'V':
        case 'v': goto yy68;
        default: goto yy12;
    }
yy42:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy24;
        default: goto yy12;
    }
yy43:
    ++at;
    scheme_end = yyt1;
    userinfo_begin = yyt6;
    userinfo_end = yyt7;
    host_begin = yyt8;
    IPv6address_end = yyt9;
    IPvFuture_end = yyt10;
    IPv4address_end = yyt11;
    reg_name_end = yyt12;
    host_end = yyt13;
    port_begin = yyt14;
    port_end = yyt15;
    path_abempty_begin = yyt16;
    path_absolute_begin = yyt17;
    path_rootless_begin = yyt18;
    path_empty_begin = yyt2;
    path_end = yyt3;
    query_begin = yyt19;
    query_end = yyt4;
    fragment_begin = yyt20;
    fragment_end = yyt5;
    { goto matched; }
yy44:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case 0x00:
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt6 = UNDEFINED;
            yyt7 = UNDEFINED;
            yyt8 = UNDEFINED;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = UNDEFINED;
            yyt13 = UNDEFINED;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = UNDEFINED;
            yyt19 = UNDEFINED;
            yyt20 = UNDEFINED;
            goto yy43;
        case '!':
        case '$':
        case '&':
        case '\'':
        case '(':
        case ')':
        case '*':
        case '+':
        case ',':
        case '-':
        case '.':
        case '/':
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case ':':
        case ';':
        case '=':
        case '@':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'G':
        case 'H':
        case 'I':
        case 'J':
        case 'K':
        case 'L':
        case 'M':
        case 'N':
        case 'O':
        case 'P':
        case 'Q':
        case 'R':
        case 'S':
        case 'T':
        case 'U':
        case 'V':
        case 'W':
        case 'X':
        case 'Y':
        case 'Z':
        case '_':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f':
        case 'g':
        case 'h':
        case 'i':
        case 'j':
        case 'k':
        case 'l':
        case 'm':
        case 'n':
        case 'o':
        case 'p':
        case 'q':
        case 'r':
        case 's':
        case 't':
        case 'u':
        case 'v':
        case 'w':
        case 'x':
        case 'y':
        case 'z':
        case '~': goto yy44;
        case '#':
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt4 = UNDEFINED;
            yyt6 = UNDEFINED;
            yyt7 = UNDEFINED;
            yyt8 = UNDEFINED;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = UNDEFINED;
            yyt13 = UNDEFINED;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = UNDEFINED;
            yyt19 = UNDEFINED;
            goto yy45;
        case '%': goto yy46;
        case '?':
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt6 = UNDEFINED;
            yyt7 = UNDEFINED;
            yyt8 = UNDEFINED;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = UNDEFINED;
            yyt13 = UNDEFINED;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = UNDEFINED;
            goto yy48;
        default: goto yy12;
    }
yy45:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case 0x00:
            yyt5 = at;
            yyt20 = at;
            goto yy43;
        case '!':
        case '$':
        case '&':
        case '\'':
        case '(':
        case ')':
        case '*':
        case '+':
        case ',':
        case '-':
        case '.':
        case '/':
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case ':':
        case ';':
        case '=':
        case '?':
        case '@':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'G':
        case 'H':
        case 'I':
        case 'J':
        case 'K':
        case 'L':
        case 'M':
        case 'N':
        case 'O':
        case 'P':
        case 'Q':
        case 'R':
        case 'S':
        case 'T':
        case 'U':
        case 'V':
        case 'W':
        case 'X':
        case 'Y':
        case 'Z':
        case '_':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f':
        case 'g':
        case 'h':
        case 'i':
        case 'j':
        case 'k':
        case 'l':
        case 'm':
        case 'n':
        case 'o':
        case 'p':
        case 'q':
        case 'r':
        case 's':
        case 't':
        case 'u':
        case 'v':
        case 'w':
        case 'x':
        case 'y':
        case 'z':
        case '~':
            yyt20 = at;
            goto yy69;
        case '%':
            yyt20 = at;
            goto yy70;
        default: goto yy12;
    }
yy46:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy71;
        default: goto yy12;
    }
yy47:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '/': goto yy75;
        default: goto yy73;
    }
yy48:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case 0x00:
            yyt4 = at;
            yyt5 = UNDEFINED;
            yyt19 = at;
            yyt20 = UNDEFINED;
            goto yy43;
        case '!':
        case '$':
        case '&':
        case '\'':
        case '(':
        case ')':
        case '*':
        case '+':
        case ',':
        case '-':
        case '.':
        case '/':
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case ':':
        case ';':
        case '=':
        case '?':
        case '@':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'G':
        case 'H':
        case 'I':
        case 'J':
        case 'K':
        case 'L':
        case 'M':
        case 'N':
        case 'O':
        case 'P':
        case 'Q':
        case 'R':
        case 'S':
        case 'T':
        case 'U':
        case 'V':
        case 'W':
        case 'X':
        case 'Y':
        case 'Z':
        case '_':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f':
        case 'g':
        case 'h':
        case 'i':
        case 'j':
        case 'k':
        case 'l':
        case 'm':
        case 'n':
        case 'o':
        case 'p':
        case 'q':
        case 'r':
        case 's':
        case 't':
        case 'u':
        case 'v':
        case 'w':
        case 'x':
        case 'y':
        case 'z':
        case '~':
            yyt19 = at;
            goto yy76;
        case '#':
            yyt4 = at;
            yyt19 = at;
            goto yy45;
        case '%':
            yyt19 = at;
            goto yy77;
        default: goto yy12;
    }
yy49:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy15;
        default: goto yy12;
    }
yy50:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy31;
        default: goto yy12;
    }
yy51:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy78;
        default: goto yy12;
    }
yy52:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0': goto yy79;
        case '1': goto yy80;
        case '2': goto yy81;
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy82;
        default: goto yy32;
    }
yy53:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy52;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5': goto yy35;
        default: goto yy32;
    }
yy54:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
yy55:
    switch (yych) {
        case '!':
        case '$':
        case '&':
        case '\'':
        case '(':
        case ')':
        case '*':
        case '+':
        case ',':
        case '-':
        case '.':
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case ':':
        case ';':
        case '=':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'G':
        case 'H':
        case 'I':
        case 'J':
        case 'K':
        case 'L':
        case 'M':
        case 'N':
        case 'O':
        case 'P':
        case 'Q':
        case 'R':
        case 'S':
        case 'T':
        case 'U':
        case 'V':
        case 'W':
        case 'X':
        case 'Y':
        case 'Z':
        case '_':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f':
        case 'g':
        case 'h':
        case 'i':
        case 'j':
        case 'k':
        case 'l':
        case 'm':
        case 'n':
        case 'o':
        case 'p':
        case 'q':
        case 'r':
        case 's':
        case 't':
        case 'u':
        case 'v':
        case 'w':
        case 'x':
        case 'y':
        case 'z':
        case '~': goto yy54;
        case '%': goto yy56;
        case '@':
            yyt8 = at;
            goto yy40;
        default: goto yy12;
    }
yy56:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy83;
        default: goto yy12;
    }
yy57:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case 0x00:
            yyt1 = UNDEFINED;
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt6 = UNDEFINED;
            yyt16 = at;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy1;
        case '!':
        case '$':
        case '&':
        case '\'':
        case '(':
        case ')':
        case '*':
        case '+':
        case ',':
        case '-':
        case '.':
        case ':':
        case ';':
        case '=':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'G':
        case 'H':
        case 'I':
        case 'J':
        case 'K':
        case 'L':
        case 'M':
        case 'N':
        case 'O':
        case 'P':
        case 'Q':
        case 'R':
        case 'S':
        case 'T':
        case 'U':
        case 'V':
        case 'W':
        case 'X':
        case 'Y':
        case 'Z':
        case '_':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f':
        case 'g':
        case 'h':
        case 'i':
        case 'j':
        case 'k':
        case 'l':
        case 'm':
        case 'n':
        case 'o':
        case 'p':
        case 'q':
        case 'r':
        case 's':
        case 't':
        case 'u':
        case 'v':
        case 'w':
        case 'x':
        case 'y':
        case 'z':
        case '~': goto yy54;
        case '#':
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt16 = at;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy13;
        case '%': goto yy56;
        case '/':
            yyt16 = at;
            yyt17 = at;
            goto yy34;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy57;
        case '?':
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt16 = at;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy16;
        case '@':
            yyt8 = at;
            goto yy40;
        default: goto yy12;
    }
yy58:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
yy59:
    switch (yych) {
        case 0x00:
            yyt7 = yyt1;
            yyt1 = UNDEFINED;
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt6 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy1;
        case '!':
        case '$':
        case '&':
        case '\'':
        case '(':
        case ')':
        case '*':
        case '+':
        case ',':
        case '-':
        case '.':
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case ';':
        case '=':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'G':
        case 'H':
        case 'I':
        case 'J':
        case 'K':
        case 'L':
        case 'M':
        case 'N':
        case 'O':
        case 'P':
        case 'Q':
        case 'R':
        case 'S':
        case 'T':
        case 'U':
        case 'V':
        case 'W':
        case 'X':
        case 'Y':
        case 'Z':
        case '_':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f':
        case 'g':
        case 'h':
        case 'i':
        case 'j':
        case 'k':
        case 'l':
        case 'm':
        case 'n':
        case 'o':
        case 'p':
        case 'q':
        case 'r':
        case 's':
        case 't':
        case 'u':
        case 'v':
        case 'w':
        case 'x':
        case 'y':
        case 'z':
        case '~': goto yy58;
        case '#':
            yyt7 = yyt1;
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy13;
        case '%': goto yy60;
        case '/':
            yyt7 = yyt1;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            goto yy34;
        case ':':
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = at;
            goto yy65;
        case '?':
            yyt7 = yyt1;
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy16;
        default: goto yy12;
    }
yy60:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy84;
        default: goto yy12;
    }
yy61:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy85;
        default: goto yy59;
    }
yy62:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy85;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy64;
        default: goto yy59;
    }
yy63:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy85;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4': goto yy64;
        case '5': goto yy86;
        case '6':
        case '7':
        case '8':
        case '9': goto yy61;
        default: goto yy59;
    }
yy64:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy85;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy61;
        default: goto yy59;
    }
yy65:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case 0x00:
            yyt7 = yyt1;
            yyt1 = UNDEFINED;
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt6 = UNDEFINED;
            yyt15 = at;
            yyt16 = at;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy1;
        case '#':
            yyt7 = yyt1;
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt15 = at;
            yyt16 = at;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy13;
        case '/':
            yyt7 = yyt1;
            yyt15 = at;
            yyt16 = at;
            yyt17 = at;
            goto yy34;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
            yyt15 = at;
            goto yy87;
        case '?':
            yyt7 = yyt1;
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt15 = at;
            yyt16 = at;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy16;
        default: goto yy12;
    }
yy66:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy88;
        case ':': goto yy89;
        default: goto yy12;
    }
yy67:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case ':': goto yy90;
        default: goto yy12;
    }
yy68:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy12;
        default: goto yy92;
    }
yy69:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case 0x00:
            yyt5 = at;
            goto yy43;
        case '!':
        case '$':
        case '&':
        case '\'':
        case '(':
        case ')':
        case '*':
        case '+':
        case ',':
        case '-':
        case '.':
        case '/':
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case ':':
        case ';':
        case '=':
        case '?':
        case '@':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'G':
        case 'H':
        case 'I':
        case 'J':
        case 'K':
        case 'L':
        case 'M':
        case 'N':
        case 'O':
        case 'P':
        case 'Q':
        case 'R':
        case 'S':
        case 'T':
        case 'U':
        case 'V':
        case 'W':
        case 'X':
        case 'Y':
        case 'Z':
        case '_':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f':
        case 'g':
        case 'h':
        case 'i':
        case 'j':
        case 'k':
        case 'l':
        case 'm':
        case 'n':
        case 'o':
        case 'p':
        case 'q':
        case 'r':
        case 's':
        case 't':
        case 'u':
        case 'v':
        case 'w':
        case 'x':
        case 'y':
        case 'z':
        case '~': goto yy69;
        case '%': goto yy70;
        default: goto yy12;
    }
yy70:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy93;
        default: goto yy12;
    }
yy71:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy44;
        default: goto yy12;
    }
yy72:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
yy73:
    switch (yych) {
        case 0x00:
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt6 = UNDEFINED;
            yyt7 = UNDEFINED;
            yyt8 = UNDEFINED;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = UNDEFINED;
            yyt13 = UNDEFINED;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = UNDEFINED;
            yyt20 = UNDEFINED;
            goto yy43;
        case '!':
        case '$':
        case '&':
        case '\'':
        case '(':
        case ')':
        case '*':
        case '+':
        case ',':
        case '-':
        case '.':
        case '/':
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case ':':
        case ';':
        case '=':
        case '@':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'G':
        case 'H':
        case 'I':
        case 'J':
        case 'K':
        case 'L':
        case 'M':
        case 'N':
        case 'O':
        case 'P':
        case 'Q':
        case 'R':
        case 'S':
        case 'T':
        case 'U':
        case 'V':
        case 'W':
        case 'X':
        case 'Y':
        case 'Z':
        case '_':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f':
        case 'g':
        case 'h':
        case 'i':
        case 'j':
        case 'k':
        case 'l':
        case 'm':
        case 'n':
        case 'o':
        case 'p':
        case 'q':
        case 'r':
        case 's':
        case 't':
        case 'u':
        case 'v':
        case 'w':
        case 'x':
        case 'y':
        case 'z':
        case '~': goto yy72;
        case '#':
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt4 = UNDEFINED;
            yyt6 = UNDEFINED;
            yyt7 = UNDEFINED;
            yyt8 = UNDEFINED;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = UNDEFINED;
            yyt13 = UNDEFINED;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = UNDEFINED;
            goto yy45;
        case '%': goto yy74;
        case '?':
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt6 = UNDEFINED;
            yyt7 = UNDEFINED;
            yyt8 = UNDEFINED;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = UNDEFINED;
            yyt13 = UNDEFINED;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt18 = UNDEFINED;
            goto yy48;
        default: goto yy12;
    }
yy74:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy94;
        default: goto yy12;
    }
yy75:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case 0x00:
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt6 = UNDEFINED;
            yyt7 = UNDEFINED;
            yyt8 = at;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = UNDEFINED;
            yyt20 = UNDEFINED;
            goto yy43;
        case '!':
        case '$':
        case '&':
        case '\'':
        case '(':
        case ')':
        case '*':
        case '+':
        case ',':
        case '-':
        case '.':
        case ';':
        case '=':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'G':
        case 'H':
        case 'I':
        case 'J':
        case 'K':
        case 'L':
        case 'M':
        case 'N':
        case 'O':
        case 'P':
        case 'Q':
        case 'R':
        case 'S':
        case 'T':
        case 'U':
        case 'V':
        case 'W':
        case 'X':
        case 'Y':
        case 'Z':
        case '_':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f':
        case 'g':
        case 'h':
        case 'i':
        case 'j':
        case 'k':
        case 'l':
        case 'm':
        case 'n':
        case 'o':
        case 'p':
        case 'q':
        case 'r':
        case 's':
        case 't':
        case 'u':
        case 'v':
        case 'w':
        case 'x':
        case 'y':
        case 'z':
        case '~':
            yyt2 = at;
            yyt6 = UNDEFINED;
            yyt7 = UNDEFINED;
            yyt8 = at;
            goto yy95;
        case '#':
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt4 = UNDEFINED;
            yyt6 = UNDEFINED;
            yyt7 = UNDEFINED;
            yyt8 = at;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = UNDEFINED;
            goto yy45;
        case '%':
            yyt2 = at;
            yyt6 = UNDEFINED;
            yyt7 = UNDEFINED;
            yyt8 = at;
            goto yy97;
        case '/':
            yyt6 = UNDEFINED;
            yyt7 = UNDEFINED;
            yyt8 = at;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            goto yy98;
        case '0':
            yyt2 = at;
            yyt6 = UNDEFINED;
            yyt7 = UNDEFINED;
            yyt8 = at;
            goto yy99;
        case '1':
            yyt2 = at;
            yyt6 = UNDEFINED;
            yyt7 = UNDEFINED;
            yyt8 = at;
            goto yy100;
        case '2':
            yyt2 = at;
            yyt6 = UNDEFINED;
            yyt7 = UNDEFINED;
            yyt8 = at;
            goto yy101;
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
            yyt2 = at;
            yyt6 = UNDEFINED;
            yyt7 = UNDEFINED;
            yyt8 = at;
            goto yy102;
        case ':':
            yyt2 = at;
            yyt6 = UNDEFINED;
            yyt7 = UNDEFINED;
            yyt8 = at;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = at;
            goto yy103;
        case '?':
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt6 = UNDEFINED;
            yyt7 = UNDEFINED;
            yyt8 = at;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            goto yy48;
        case '@':
            yyt2 = at;
            yyt7 = at;
            goto yy104;
        case '[':
            yyt6 = UNDEFINED;
            yyt7 = UNDEFINED;
            yyt8 = at;
            goto yy105;
        default: goto yy12;
    }
yy76:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case 0x00:
            yyt4 = at;
            yyt5 = UNDEFINED;
            yyt20 = UNDEFINED;
            goto yy43;
        case '!':
        case '$':
        case '&':
        case '\'':
        case '(':
        case ')':
        case '*':
        case '+':
        case ',':
        case '-':
        case '.':
        case '/':
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case ':':
        case ';':
        case '=':
        case '?':
        case '@':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'G':
        case 'H':
        case 'I':
        case 'J':
        case 'K':
        case 'L':
        case 'M':
        case 'N':
        case 'O':
        case 'P':
        case 'Q':
        case 'R':
        case 'S':
        case 'T':
        case 'U':
        case 'V':
        case 'W':
        case 'X':
        case 'Y':
        case 'Z':
        case '_':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f':
        case 'g':
        case 'h':
        case 'i':
        case 'j':
        case 'k':
        case 'l':
        case 'm':
        case 'n':
        case 'o':
        case 'p':
        case 'q':
        case 'r':
        case 's':
        case 't':
        case 'u':
        case 'v':
        case 'w':
        case 'x':
        case 'y':
        case 'z':
        case '~': goto yy76;
        case '#':
            yyt4 = at;
            goto yy45;
        case '%': goto yy77;
        default: goto yy12;
    }
yy77:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy106;
        default: goto yy12;
    }
yy78:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy34;
        default: goto yy12;
    }
yy79:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy107;
        default: goto yy32;
    }
yy80:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy107;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy82;
        default: goto yy32;
    }
yy81:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy107;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4': goto yy82;
        case '5': goto yy108;
        case '6':
        case '7':
        case '8':
        case '9': goto yy79;
        default: goto yy32;
    }
yy82:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy107;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy79;
        default: goto yy32;
    }
yy83:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy54;
        default: goto yy12;
    }
yy84:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy58;
        default: goto yy12;
    }
yy85:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0': goto yy109;
        case '1': goto yy110;
        case '2': goto yy111;
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy112;
        default: goto yy59;
    }
yy86:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy85;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5': goto yy61;
        default: goto yy59;
    }
yy87:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case 0x00:
            yyt7 = yyt1;
            yyt1 = UNDEFINED;
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt6 = UNDEFINED;
            yyt16 = at;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy1;
        case '#':
            yyt7 = yyt1;
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt16 = at;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy13;
        case '/':
            yyt7 = yyt1;
            yyt16 = at;
            yyt17 = at;
            goto yy34;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy87;
        case '?':
            yyt7 = yyt1;
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt16 = at;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy16;
        default: goto yy12;
    }
yy88:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy113;
        case ':': goto yy89;
        default: goto yy12;
    }
yy89:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy114;
        case ':': goto yy115;
        default: goto yy12;
    }
yy90:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0': goto yy116;
        case '1': goto yy117;
        case '2': goto yy118;
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy119;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy120;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy91:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
yy92:
    switch (yych) {
        case '.': goto yy122;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy91;
        default: goto yy12;
    }
yy93:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy69;
        default: goto yy12;
    }
yy94:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy72;
        default: goto yy12;
    }
yy95:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
yy96:
    switch (yych) {
        case 0x00:
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = UNDEFINED;
            yyt20 = UNDEFINED;
            goto yy43;
        case '!':
        case '$':
        case '&':
        case '\'':
        case '(':
        case ')':
        case '*':
        case '+':
        case ',':
        case '-':
        case '.':
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case ';':
        case '=':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'G':
        case 'H':
        case 'I':
        case 'J':
        case 'K':
        case 'L':
        case 'M':
        case 'N':
        case 'O':
        case 'P':
        case 'Q':
        case 'R':
        case 'S':
        case 'T':
        case 'U':
        case 'V':
        case 'W':
        case 'X':
        case 'Y':
        case 'Z':
        case '_':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f':
        case 'g':
        case 'h':
        case 'i':
        case 'j':
        case 'k':
        case 'l':
        case 'm':
        case 'n':
        case 'o':
        case 'p':
        case 'q':
        case 'r':
        case 's':
        case 't':
        case 'u':
        case 'v':
        case 'w':
        case 'x':
        case 'y':
        case 'z':
        case '~': goto yy95;
        case '#':
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt4 = UNDEFINED;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = UNDEFINED;
            goto yy45;
        case '%': goto yy97;
        case '/':
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            goto yy98;
        case ':':
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = at;
            goto yy103;
        case '?':
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            goto yy48;
        case '@':
            yyt7 = at;
            goto yy104;
        default: goto yy12;
    }
yy97:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy123;
        default: goto yy12;
    }
yy98:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case 0x00:
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = UNDEFINED;
            yyt20 = UNDEFINED;
            goto yy43;
        case '!':
        case '$':
        case '&':
        case '\'':
        case '(':
        case ')':
        case '*':
        case '+':
        case ',':
        case '-':
        case '.':
        case '/':
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case ':':
        case ';':
        case '=':
        case '@':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'G':
        case 'H':
        case 'I':
        case 'J':
        case 'K':
        case 'L':
        case 'M':
        case 'N':
        case 'O':
        case 'P':
        case 'Q':
        case 'R':
        case 'S':
        case 'T':
        case 'U':
        case 'V':
        case 'W':
        case 'X':
        case 'Y':
        case 'Z':
        case '_':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f':
        case 'g':
        case 'h':
        case 'i':
        case 'j':
        case 'k':
        case 'l':
        case 'm':
        case 'n':
        case 'o':
        case 'p':
        case 'q':
        case 'r':
        case 's':
        case 't':
        case 'u':
        case 'v':
        case 'w':
        case 'x':
        case 'y':
        case 'z':
        case '~': goto yy98;
        case '#':
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt4 = UNDEFINED;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = UNDEFINED;
            goto yy45;
        case '%': goto yy124;
        case '?':
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            goto yy48;
        default: goto yy12;
    }
yy99:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy125;
        default: goto yy96;
    }
yy100:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy125;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy102;
        default: goto yy96;
    }
yy101:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy125;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4': goto yy102;
        case '5': goto yy126;
        case '6':
        case '7':
        case '8':
        case '9': goto yy99;
        default: goto yy96;
    }
yy102:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy125;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy99;
        default: goto yy96;
    }
yy103:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case 0x00:
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt14 = at;
            yyt15 = at;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = UNDEFINED;
            yyt20 = UNDEFINED;
            goto yy43;
        case '#':
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt4 = UNDEFINED;
            yyt14 = at;
            yyt15 = at;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = UNDEFINED;
            goto yy45;
        case '/':
            yyt14 = at;
            yyt15 = at;
            yyt16 = at;
            goto yy98;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
            yyt14 = at;
            goto yy130;
        case '?':
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt14 = at;
            yyt15 = at;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            goto yy48;
        default: goto yy128;
    }
yy104:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case 0x00:
            yyt6 = yyt2;
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt8 = at;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = UNDEFINED;
            yyt20 = UNDEFINED;
            goto yy43;
        case '!':
        case '$':
        case '&':
        case '\'':
        case '(':
        case ')':
        case '*':
        case '+':
        case ',':
        case '-':
        case '.':
        case ';':
        case '=':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'G':
        case 'H':
        case 'I':
        case 'J':
        case 'K':
        case 'L':
        case 'M':
        case 'N':
        case 'O':
        case 'P':
        case 'Q':
        case 'R':
        case 'S':
        case 'T':
        case 'U':
        case 'V':
        case 'W':
        case 'X':
        case 'Y':
        case 'Z':
        case '_':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f':
        case 'g':
        case 'h':
        case 'i':
        case 'j':
        case 'k':
        case 'l':
        case 'm':
        case 'n':
        case 'o':
        case 'p':
        case 'q':
        case 'r':
        case 's':
        case 't':
        case 'u':
        case 'v':
        case 'w':
        case 'x':
        case 'y':
        case 'z':
        case '~':
            yyt8 = at;
            goto yy131;
        case '#':
            yyt6 = yyt2;
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt4 = UNDEFINED;
            yyt8 = at;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = UNDEFINED;
            goto yy45;
        case '%':
            yyt8 = at;
            goto yy133;
        case '/':
            yyt6 = yyt2;
            yyt8 = at;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            goto yy98;
        case '0':
            yyt8 = at;
            goto yy134;
        case '1':
            yyt8 = at;
            goto yy135;
        case '2':
            yyt8 = at;
            goto yy136;
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
            yyt8 = at;
            goto yy137;
        case ':':
            yyt8 = at;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = at;
            goto yy138;
        case '?':
            yyt6 = yyt2;
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt8 = at;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            goto yy48;
        case '[':
            yyt6 = yyt2;
            yyt8 = at;
            goto yy105;
        default: goto yy12;
    }
yy105:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy139;
        case ':': goto yy140;
        case 'V':
        case 'v': goto yy141;
        default: goto yy12;
    }
yy106:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy76;
        default: goto yy12;
    }
yy107:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0': goto yy142;
        case '1': goto yy143;
        case '2': goto yy144;
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy145;
        default: goto yy32;
    }
yy108:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy107;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5': goto yy79;
        default: goto yy32;
    }
yy109:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy146;
        default: goto yy59;
    }
yy110:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy146;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy112;
        default: goto yy59;
    }
yy111:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy146;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4': goto yy112;
        case '5': goto yy147;
        case '6':
        case '7':
        case '8':
        case '9': goto yy109;
        default: goto yy59;
    }
yy112:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy146;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy109;
        default: goto yy59;
    }
yy113:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy148;
        case ':': goto yy89;
        default: goto yy12;
    }
yy114:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy149;
        case ':': goto yy150;
        default: goto yy12;
    }
yy115:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0': goto yy151;
        case '1': goto yy152;
        case '2': goto yy153;
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy154;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy155;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy116:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy157;
        case ':': goto yy158;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy117:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy159;
        case ':': goto yy158;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy157;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy118:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4': goto yy159;
        case '5': goto yy160;
        case '6':
        case '7':
        case '8':
        case '9': goto yy161;
        case ':': goto yy158;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy157;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy119:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy161;
        case ':': goto yy158;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy157;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy120:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy157;
        case ':': goto yy158;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy121:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case 0x00:
            yyt1 = UNDEFINED;
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt6 = UNDEFINED;
            yyt12 = UNDEFINED;
            yyt13 = UNDEFINED;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy1;
        case '#':
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt12 = UNDEFINED;
            yyt13 = UNDEFINED;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy13;
        case '/':
            yyt12 = UNDEFINED;
            yyt13 = UNDEFINED;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            goto yy34;
        case ':':
            yyt1 = yyt7;
            yyt12 = UNDEFINED;
            yyt13 = UNDEFINED;
            yyt14 = at;
            goto yy65;
        case '?':
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt12 = UNDEFINED;
            yyt13 = UNDEFINED;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy16;
        default: goto yy12;
    }
yy122:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case ']': goto yy12;
        default: goto yy163;
    }
yy123:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy95;
        default: goto yy12;
    }
yy124:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy164;
        default: goto yy12;
    }
yy125:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0': goto yy165;
        case '1': goto yy166;
        case '2': goto yy167;
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy168;
        default: goto yy96;
    }
yy126:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy125;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5': goto yy99;
        default: goto yy96;
    }
yy127:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
yy128:
    switch (yych) {
        case '!':
        case '$':
        case '&':
        case '\'':
        case '(':
        case ')':
        case '*':
        case '+':
        case ',':
        case '-':
        case '.':
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case ':':
        case ';':
        case '=':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'G':
        case 'H':
        case 'I':
        case 'J':
        case 'K':
        case 'L':
        case 'M':
        case 'N':
        case 'O':
        case 'P':
        case 'Q':
        case 'R':
        case 'S':
        case 'T':
        case 'U':
        case 'V':
        case 'W':
        case 'X':
        case 'Y':
        case 'Z':
        case '_':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f':
        case 'g':
        case 'h':
        case 'i':
        case 'j':
        case 'k':
        case 'l':
        case 'm':
        case 'n':
        case 'o':
        case 'p':
        case 'q':
        case 'r':
        case 's':
        case 't':
        case 'u':
        case 'v':
        case 'w':
        case 'x':
        case 'y':
        case 'z':
        case '~': goto yy127;
        case '%': goto yy129;
        case '@':
            yyt7 = at;
            goto yy104;
        default: goto yy12;
    }
yy129:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy169;
        default: goto yy12;
    }
yy130:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case 0x00:
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt15 = at;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = UNDEFINED;
            yyt20 = UNDEFINED;
            goto yy43;
        case '!':
        case '$':
        case '&':
        case '\'':
        case '(':
        case ')':
        case '*':
        case '+':
        case ',':
        case '-':
        case '.':
        case ':':
        case ';':
        case '=':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'G':
        case 'H':
        case 'I':
        case 'J':
        case 'K':
        case 'L':
        case 'M':
        case 'N':
        case 'O':
        case 'P':
        case 'Q':
        case 'R':
        case 'S':
        case 'T':
        case 'U':
        case 'V':
        case 'W':
        case 'X':
        case 'Y':
        case 'Z':
        case '_':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f':
        case 'g':
        case 'h':
        case 'i':
        case 'j':
        case 'k':
        case 'l':
        case 'm':
        case 'n':
        case 'o':
        case 'p':
        case 'q':
        case 'r':
        case 's':
        case 't':
        case 'u':
        case 'v':
        case 'w':
        case 'x':
        case 'y':
        case 'z':
        case '~': goto yy127;
        case '#':
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt4 = UNDEFINED;
            yyt15 = at;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = UNDEFINED;
            goto yy45;
        case '%': goto yy129;
        case '/':
            yyt15 = at;
            yyt16 = at;
            goto yy98;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy130;
        case '?':
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt15 = at;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            goto yy48;
        case '@':
            yyt7 = at;
            goto yy104;
        default: goto yy12;
    }
yy131:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
yy132:
    switch (yych) {
        case 0x00:
            yyt6 = yyt2;
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = UNDEFINED;
            yyt20 = UNDEFINED;
            goto yy43;
        case '!':
        case '$':
        case '&':
        case '\'':
        case '(':
        case ')':
        case '*':
        case '+':
        case ',':
        case '-':
        case '.':
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case ';':
        case '=':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'G':
        case 'H':
        case 'I':
        case 'J':
        case 'K':
        case 'L':
        case 'M':
        case 'N':
        case 'O':
        case 'P':
        case 'Q':
        case 'R':
        case 'S':
        case 'T':
        case 'U':
        case 'V':
        case 'W':
        case 'X':
        case 'Y':
        case 'Z':
        case '_':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f':
        case 'g':
        case 'h':
        case 'i':
        case 'j':
        case 'k':
        case 'l':
        case 'm':
        case 'n':
        case 'o':
        case 'p':
        case 'q':
        case 'r':
        case 's':
        case 't':
        case 'u':
        case 'v':
        case 'w':
        case 'x':
        case 'y':
        case 'z':
        case '~': goto yy131;
        case '#':
            yyt6 = yyt2;
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt4 = UNDEFINED;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = UNDEFINED;
            goto yy45;
        case '%': goto yy133;
        case '/':
            yyt6 = yyt2;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            goto yy98;
        case ':':
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = at;
            goto yy138;
        case '?':
            yyt6 = yyt2;
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            goto yy48;
        default: goto yy12;
    }
yy133:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy170;
        default: goto yy12;
    }
yy134:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy171;
        default: goto yy132;
    }
yy135:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy171;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy137;
        default: goto yy132;
    }
yy136:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy171;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4': goto yy137;
        case '5': goto yy172;
        case '6':
        case '7':
        case '8':
        case '9': goto yy134;
        default: goto yy132;
    }
yy137:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy171;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy134;
        default: goto yy132;
    }
yy138:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case 0x00:
            yyt6 = yyt2;
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt14 = at;
            yyt15 = at;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = UNDEFINED;
            yyt20 = UNDEFINED;
            goto yy43;
        case '#':
            yyt6 = yyt2;
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt4 = UNDEFINED;
            yyt14 = at;
            yyt15 = at;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = UNDEFINED;
            goto yy45;
        case '/':
            yyt6 = yyt2;
            yyt14 = at;
            yyt15 = at;
            yyt16 = at;
            goto yy98;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
            yyt14 = at;
            goto yy173;
        case '?':
            yyt6 = yyt2;
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt14 = at;
            yyt15 = at;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            goto yy48;
        default: goto yy12;
    }
yy139:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy174;
        case ':': goto yy175;
        default: goto yy12;
    }
yy140:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case ':': goto yy176;
        default: goto yy12;
    }
yy141:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy12;
        default: goto yy178;
    }
yy142:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy179;
        default: goto yy32;
    }
yy143:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy179;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy145;
        default: goto yy32;
    }
yy144:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy179;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4': goto yy145;
        case '5': goto yy180;
        case '6':
        case '7':
        case '8':
        case '9': goto yy142;
        default: goto yy32;
    }
yy145:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy179;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy142;
        default: goto yy32;
    }
yy146:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0': goto yy181;
        case '1': goto yy182;
        case '2': goto yy183;
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy184;
        default: goto yy59;
    }
yy147:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy146;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5': goto yy109;
        default: goto yy59;
    }
yy148:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case ':': goto yy89;
        default: goto yy12;
    }
yy149:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy185;
        case ':': goto yy150;
        default: goto yy12;
    }
yy150:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy186;
        case ':': goto yy187;
        default: goto yy12;
    }
yy151:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy188;
        case ':': goto yy189;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy152:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy190;
        case ':': goto yy189;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy188;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy153:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4': goto yy190;
        case '5': goto yy191;
        case '6':
        case '7':
        case '8':
        case '9': goto yy192;
        case ':': goto yy189;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy188;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy154:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy192;
        case ':': goto yy189;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy188;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy155:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy188;
        case ':': goto yy189;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy156:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0': goto yy193;
        case '1': goto yy194;
        case '2': goto yy195;
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy196;
        default: goto yy12;
    }
yy157:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy197;
        case ':': goto yy158;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy158:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0': goto yy151;
        case '1': goto yy152;
        case '2': goto yy153;
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy154;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy155;
        default: goto yy12;
    }
yy159:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy198;
        case ':': goto yy158;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy197;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy160:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5': goto yy198;
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy197;
        case ':': goto yy158;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy161:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy197;
        case ':': goto yy158;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy162:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
yy163:
    switch (yych) {
        case '!':
        case '$':
        case '&':
        case '\'':
        case '(':
        case ')':
        case '*':
        case '+':
        case ',':
        case '-':
        case '.':
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case ':':
        case ';':
        case '=':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'G':
        case 'H':
        case 'I':
        case 'J':
        case 'K':
        case 'L':
        case 'M':
        case 'N':
        case 'O':
        case 'P':
        case 'Q':
        case 'R':
        case 'S':
        case 'T':
        case 'U':
        case 'V':
        case 'W':
        case 'X':
        case 'Y':
        case 'Z':
        case '_':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f':
        case 'g':
        case 'h':
        case 'i':
        case 'j':
        case 'k':
        case 'l':
        case 'm':
        case 'n':
        case 'o':
        case 'p':
        case 'q':
        case 'r':
        case 's':
        case 't':
        case 'u':
        case 'v':
        case 'w':
        case 'x':
        case 'y':
        case 'z':
        case '~': goto yy162;
        case ']':
            yyt10 = UNDEFINED;
            yyt11 = at;
            goto yy121;
        default: goto yy12;
    }
yy164:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy98;
        default: goto yy12;
    }
yy165:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy199;
        default: goto yy96;
    }
yy166:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy199;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy168;
        default: goto yy96;
    }
yy167:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy199;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4': goto yy168;
        case '5': goto yy200;
        case '6':
        case '7':
        case '8':
        case '9': goto yy165;
        default: goto yy96;
    }
yy168:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy199;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy165;
        default: goto yy96;
    }
yy169:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy127;
        default: goto yy12;
    }
yy170:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy131;
        default: goto yy12;
    }
yy171:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0': goto yy201;
        case '1': goto yy202;
        case '2': goto yy203;
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy204;
        default: goto yy132;
    }
yy172:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy171;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5': goto yy134;
        default: goto yy132;
    }
yy173:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case 0x00:
            yyt6 = yyt2;
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt15 = at;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = UNDEFINED;
            yyt20 = UNDEFINED;
            goto yy43;
        case '#':
            yyt6 = yyt2;
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt4 = UNDEFINED;
            yyt15 = at;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = UNDEFINED;
            goto yy45;
        case '/':
            yyt6 = yyt2;
            yyt15 = at;
            yyt16 = at;
            goto yy98;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy173;
        case '?':
            yyt6 = yyt2;
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt15 = at;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            goto yy48;
        default: goto yy12;
    }
yy174:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy205;
        case ':': goto yy175;
        default: goto yy12;
    }
yy175:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy206;
        case ':': goto yy207;
        default: goto yy12;
    }
yy176:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0': goto yy208;
        case '1': goto yy209;
        case '2': goto yy210;
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy211;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy212;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy177:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
yy178:
    switch (yych) {
        case '.': goto yy214;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy177;
        default: goto yy12;
    }
yy179:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0': goto yy215;
        case '1': goto yy216;
        case '2': goto yy217;
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy218;
        default: goto yy32;
    }
yy180:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy179;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5': goto yy142;
        default: goto yy32;
    }
yy181:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy219;
        default: goto yy59;
    }
yy182:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy219;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy184;
        default: goto yy59;
    }
yy183:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy219;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4': goto yy184;
        case '5': goto yy220;
        case '6':
        case '7':
        case '8':
        case '9': goto yy181;
        default: goto yy59;
    }
yy184:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy219;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy181;
        default: goto yy59;
    }
yy185:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy221;
        case ':': goto yy150;
        default: goto yy12;
    }
yy186:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy222;
        case ':': goto yy223;
        default: goto yy12;
    }
yy187:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0': goto yy224;
        case '1': goto yy225;
        case '2': goto yy226;
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy227;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy228;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy188:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy229;
        case ':': goto yy189;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy189:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0': goto yy224;
        case '1': goto yy225;
        case '2': goto yy226;
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy227;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy228;
        default: goto yy12;
    }
yy190:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy230;
        case ':': goto yy189;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy229;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy191:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5': goto yy230;
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy229;
        case ':': goto yy189;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy192:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy229;
        case ':': goto yy189;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy193:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy231;
        default: goto yy12;
    }
yy194:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy231;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy196;
        default: goto yy12;
    }
yy195:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy231;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4': goto yy196;
        case '5': goto yy232;
        case '6':
        case '7':
        case '8':
        case '9': goto yy193;
        default: goto yy12;
    }
yy196:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy231;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy193;
        default: goto yy12;
    }
yy197:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy233;
        case ':': goto yy158;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy198:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy233;
        case ':': goto yy158;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy199:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0': goto yy234;
        case '1': goto yy235;
        case '2': goto yy236;
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy237;
        default: goto yy96;
    }
yy200:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy199;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5': goto yy165;
        default: goto yy96;
    }
yy201:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy238;
        default: goto yy132;
    }
yy202:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy238;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy204;
        default: goto yy132;
    }
yy203:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy238;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4': goto yy204;
        case '5': goto yy239;
        case '6':
        case '7':
        case '8':
        case '9': goto yy201;
        default: goto yy132;
    }
yy204:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy238;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy201;
        default: goto yy132;
    }
yy205:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy240;
        case ':': goto yy175;
        default: goto yy12;
    }
yy206:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy241;
        case ':': goto yy242;
        default: goto yy12;
    }
yy207:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0': goto yy243;
        case '1': goto yy244;
        case '2': goto yy245;
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy246;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy247;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy208:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy249;
        case ':': goto yy250;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy209:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy251;
        case ':': goto yy250;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy249;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy210:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4': goto yy251;
        case '5': goto yy252;
        case '6':
        case '7':
        case '8':
        case '9': goto yy253;
        case ':': goto yy250;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy249;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy211:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy253;
        case ':': goto yy250;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy249;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy212:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy249;
        case ':': goto yy250;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy213:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case 0x00:
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = UNDEFINED;
            yyt20 = UNDEFINED;
            goto yy43;
        case '#':
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt4 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = UNDEFINED;
            goto yy45;
        case '/':
            yyt11 = UNDEFINED;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            goto yy98;
        case ':':
            yyt2 = yyt6;
            yyt11 = UNDEFINED;
            yyt12 = UNDEFINED;
            yyt13 = at;
            goto yy138;
        case '?':
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt11 = UNDEFINED;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            goto yy48;
        default: goto yy12;
    }
yy214:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case ']': goto yy12;
        default: goto yy255;
    }
yy215:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case 0x00:
            yyt1 = UNDEFINED;
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt6 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = UNDEFINED;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy1;
        case '#':
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = UNDEFINED;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy13;
        case '/':
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = UNDEFINED;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            goto yy34;
        case ':':
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = UNDEFINED;
            yyt14 = at;
            goto yy39;
        case '?':
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = UNDEFINED;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy16;
        default: goto yy32;
    }
yy216:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case 0x00:
            yyt1 = UNDEFINED;
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt6 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = UNDEFINED;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy1;
        case '#':
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = UNDEFINED;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy13;
        case '/':
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = UNDEFINED;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            goto yy34;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy218;
        case ':':
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = UNDEFINED;
            yyt14 = at;
            goto yy39;
        case '?':
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = UNDEFINED;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy16;
        default: goto yy32;
    }
yy217:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case 0x00:
            yyt1 = UNDEFINED;
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt6 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = UNDEFINED;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy1;
        case '#':
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = UNDEFINED;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy13;
        case '/':
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = UNDEFINED;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            goto yy34;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4': goto yy218;
        case '5': goto yy256;
        case '6':
        case '7':
        case '8':
        case '9': goto yy215;
        case ':':
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = UNDEFINED;
            yyt14 = at;
            goto yy39;
        case '?':
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = UNDEFINED;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy16;
        default: goto yy32;
    }
yy218:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case 0x00:
            yyt1 = UNDEFINED;
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt6 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = UNDEFINED;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy1;
        case '#':
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = UNDEFINED;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy13;
        case '/':
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = UNDEFINED;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            goto yy34;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy215;
        case ':':
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = UNDEFINED;
            yyt14 = at;
            goto yy39;
        case '?':
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = UNDEFINED;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy16;
        default: goto yy32;
    }
yy219:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0': goto yy257;
        case '1': goto yy258;
        case '2': goto yy259;
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy260;
        default: goto yy59;
    }
yy220:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy219;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5': goto yy181;
        default: goto yy59;
    }
yy221:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case ':': goto yy150;
        default: goto yy12;
    }
yy222:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy261;
        case ':': goto yy223;
        default: goto yy12;
    }
yy223:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy262;
        case ':': goto yy263;
        default: goto yy12;
    }
yy224:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy264;
        case ':': goto yy265;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy225:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy266;
        case ':': goto yy265;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy264;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy226:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4': goto yy266;
        case '5': goto yy267;
        case '6':
        case '7':
        case '8':
        case '9': goto yy268;
        case ':': goto yy265;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy264;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy227:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy268;
        case ':': goto yy265;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy264;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy228:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy264;
        case ':': goto yy265;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy229:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy269;
        case ':': goto yy189;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy230:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy269;
        case ':': goto yy189;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy231:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0': goto yy270;
        case '1': goto yy271;
        case '2': goto yy272;
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy273;
        default: goto yy12;
    }
yy232:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy231;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5': goto yy193;
        default: goto yy12;
    }
yy233:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case ':': goto yy158;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy234:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy274;
        default: goto yy96;
    }
yy235:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy274;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy237;
        default: goto yy96;
    }
yy236:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy274;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4': goto yy237;
        case '5': goto yy275;
        case '6':
        case '7':
        case '8':
        case '9': goto yy234;
        default: goto yy96;
    }
yy237:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy274;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy234;
        default: goto yy96;
    }
yy238:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0': goto yy276;
        case '1': goto yy277;
        case '2': goto yy278;
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy279;
        default: goto yy132;
    }
yy239:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy238;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5': goto yy201;
        default: goto yy132;
    }
yy240:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case ':': goto yy175;
        default: goto yy12;
    }
yy241:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy280;
        case ':': goto yy242;
        default: goto yy12;
    }
yy242:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy281;
        case ':': goto yy282;
        default: goto yy12;
    }
yy243:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy283;
        case ':': goto yy284;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy244:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy285;
        case ':': goto yy284;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy283;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy245:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4': goto yy285;
        case '5': goto yy286;
        case '6':
        case '7':
        case '8':
        case '9': goto yy287;
        case ':': goto yy284;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy283;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy246:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy287;
        case ':': goto yy284;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy283;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy247:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy283;
        case ':': goto yy284;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy248:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0': goto yy288;
        case '1': goto yy289;
        case '2': goto yy290;
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy291;
        default: goto yy12;
    }
yy249:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy292;
        case ':': goto yy250;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy250:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0': goto yy243;
        case '1': goto yy244;
        case '2': goto yy245;
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy246;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy247;
        default: goto yy12;
    }
yy251:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy293;
        case ':': goto yy250;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy292;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy252:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5': goto yy293;
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy292;
        case ':': goto yy250;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy253:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy292;
        case ':': goto yy250;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy254:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
yy255:
    switch (yych) {
        case '!':
        case '$':
        case '&':
        case '\'':
        case '(':
        case ')':
        case '*':
        case '+':
        case ',':
        case '-':
        case '.':
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case ':':
        case ';':
        case '=':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'G':
        case 'H':
        case 'I':
        case 'J':
        case 'K':
        case 'L':
        case 'M':
        case 'N':
        case 'O':
        case 'P':
        case 'Q':
        case 'R':
        case 'S':
        case 'T':
        case 'U':
        case 'V':
        case 'W':
        case 'X':
        case 'Y':
        case 'Z':
        case '_':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f':
        case 'g':
        case 'h':
        case 'i':
        case 'j':
        case 'k':
        case 'l':
        case 'm':
        case 'n':
        case 'o':
        case 'p':
        case 'q':
        case 'r':
        case 's':
        case 't':
        case 'u':
        case 'v':
        case 'w':
        case 'x':
        case 'y':
        case 'z':
        case '~': goto yy254;
        case ']':
            yyt9 = UNDEFINED;
            yyt10 = at;
            goto yy213;
        default: goto yy12;
    }
yy256:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case 0x00:
            yyt1 = UNDEFINED;
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt6 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = UNDEFINED;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy1;
        case '#':
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = UNDEFINED;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy13;
        case '/':
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = UNDEFINED;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            goto yy34;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5': goto yy215;
        case ':':
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = UNDEFINED;
            yyt14 = at;
            goto yy39;
        case '?':
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = UNDEFINED;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy16;
        default: goto yy32;
    }
yy257:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case 0x00:
            yyt7 = yyt1;
            yyt1 = UNDEFINED;
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt6 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = UNDEFINED;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy1;
        case '#':
            yyt7 = yyt1;
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = UNDEFINED;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy13;
        case '/':
            yyt7 = yyt1;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = UNDEFINED;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            goto yy34;
        case ':':
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = UNDEFINED;
            yyt14 = at;
            goto yy65;
        case '?':
            yyt7 = yyt1;
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = UNDEFINED;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy16;
        default: goto yy59;
    }
yy258:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case 0x00:
            yyt7 = yyt1;
            yyt1 = UNDEFINED;
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt6 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = UNDEFINED;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy1;
        case '#':
            yyt7 = yyt1;
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = UNDEFINED;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy13;
        case '/':
            yyt7 = yyt1;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = UNDEFINED;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            goto yy34;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy260;
        case ':':
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = UNDEFINED;
            yyt14 = at;
            goto yy65;
        case '?':
            yyt7 = yyt1;
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = UNDEFINED;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy16;
        default: goto yy59;
    }
yy259:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case 0x00:
            yyt7 = yyt1;
            yyt1 = UNDEFINED;
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt6 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = UNDEFINED;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy1;
        case '#':
            yyt7 = yyt1;
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = UNDEFINED;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy13;
        case '/':
            yyt7 = yyt1;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = UNDEFINED;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            goto yy34;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4': goto yy260;
        case '5': goto yy294;
        case '6':
        case '7':
        case '8':
        case '9': goto yy257;
        case ':':
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = UNDEFINED;
            yyt14 = at;
            goto yy65;
        case '?':
            yyt7 = yyt1;
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = UNDEFINED;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy16;
        default: goto yy59;
    }
yy260:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case 0x00:
            yyt7 = yyt1;
            yyt1 = UNDEFINED;
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt6 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = UNDEFINED;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy1;
        case '#':
            yyt7 = yyt1;
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = UNDEFINED;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy13;
        case '/':
            yyt7 = yyt1;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = UNDEFINED;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            goto yy34;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy257;
        case ':':
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = UNDEFINED;
            yyt14 = at;
            goto yy65;
        case '?':
            yyt7 = yyt1;
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = UNDEFINED;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy16;
        default: goto yy59;
    }
yy261:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy295;
        case ':': goto yy223;
        default: goto yy12;
    }
yy262:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy296;
        case ':': goto yy297;
        default: goto yy12;
    }
yy263:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0': goto yy298;
        case '1': goto yy299;
        case '2': goto yy300;
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy301;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy302;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy264:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy303;
        case ':': goto yy265;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy265:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0': goto yy298;
        case '1': goto yy299;
        case '2': goto yy300;
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy301;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy302;
        default: goto yy12;
    }
yy266:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy304;
        case ':': goto yy265;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy303;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy267:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5': goto yy304;
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy303;
        case ':': goto yy265;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy268:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy303;
        case ':': goto yy265;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy269:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case ':': goto yy189;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy270:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy305;
        default: goto yy12;
    }
yy271:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy305;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy273;
        default: goto yy12;
    }
yy272:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy305;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4': goto yy273;
        case '5': goto yy306;
        case '6':
        case '7':
        case '8':
        case '9': goto yy270;
        default: goto yy12;
    }
yy273:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy305;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy270;
        default: goto yy12;
    }
yy274:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0': goto yy307;
        case '1': goto yy308;
        case '2': goto yy309;
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy310;
        default: goto yy96;
    }
yy275:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy274;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5': goto yy234;
        default: goto yy96;
    }
yy276:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy311;
        default: goto yy132;
    }
yy277:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy311;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy279;
        default: goto yy132;
    }
yy278:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy311;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4': goto yy279;
        case '5': goto yy312;
        case '6':
        case '7':
        case '8':
        case '9': goto yy276;
        default: goto yy132;
    }
yy279:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy311;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy276;
        default: goto yy132;
    }
yy280:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy313;
        case ':': goto yy242;
        default: goto yy12;
    }
yy281:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy314;
        case ':': goto yy315;
        default: goto yy12;
    }
yy282:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0': goto yy316;
        case '1': goto yy317;
        case '2': goto yy318;
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy319;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy320;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy283:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy321;
        case ':': goto yy284;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy284:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0': goto yy316;
        case '1': goto yy317;
        case '2': goto yy318;
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy319;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy320;
        default: goto yy12;
    }
yy285:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy322;
        case ':': goto yy284;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy321;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy286:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5': goto yy322;
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy321;
        case ':': goto yy284;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy287:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy321;
        case ':': goto yy284;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy288:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy323;
        default: goto yy12;
    }
yy289:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy323;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy291;
        default: goto yy12;
    }
yy290:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy323;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4': goto yy291;
        case '5': goto yy324;
        case '6':
        case '7':
        case '8':
        case '9': goto yy288;
        default: goto yy12;
    }
yy291:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy323;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy288;
        default: goto yy12;
    }
yy292:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy325;
        case ':': goto yy250;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy293:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy325;
        case ':': goto yy250;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy294:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case 0x00:
            yyt7 = yyt1;
            yyt1 = UNDEFINED;
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt6 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = UNDEFINED;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy1;
        case '#':
            yyt7 = yyt1;
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = UNDEFINED;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy13;
        case '/':
            yyt7 = yyt1;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = UNDEFINED;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            goto yy34;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5': goto yy257;
        case ':':
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = UNDEFINED;
            yyt14 = at;
            goto yy65;
        case '?':
            yyt7 = yyt1;
            yyt2 = UNDEFINED;
            yyt3 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = UNDEFINED;
            yyt12 = at;
            yyt13 = UNDEFINED;
            yyt14 = at;
            yyt15 = UNDEFINED;
            yyt16 = UNDEFINED;
            yyt17 = at;
            yyt18 = UNDEFINED;
            yyt19 = at;
            goto yy16;
        default: goto yy59;
    }
yy295:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case ':': goto yy223;
        default: goto yy12;
    }
yy296:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy326;
        case ':': goto yy297;
        default: goto yy12;
    }
yy297:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy327;
        case ':': goto yy328;
        default: goto yy12;
    }
yy298:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy329;
        case ':': goto yy330;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy299:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy331;
        case ':': goto yy330;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy329;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy300:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4': goto yy331;
        case '5': goto yy332;
        case '6':
        case '7':
        case '8':
        case '9': goto yy333;
        case ':': goto yy330;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy329;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy301:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy333;
        case ':': goto yy330;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy329;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy302:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy329;
        case ':': goto yy330;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy303:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy334;
        case ':': goto yy265;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy304:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy334;
        case ':': goto yy265;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy305:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0': goto yy335;
        case '1': goto yy336;
        case '2': goto yy337;
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy338;
        default: goto yy12;
    }
yy306:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy305;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5': goto yy270;
        default: goto yy12;
    }
yy307:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case 0x00:
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = at;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = UNDEFINED;
            yyt20 = UNDEFINED;
            goto yy43;
        case '#':
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt4 = UNDEFINED;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = at;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = UNDEFINED;
            goto yy45;
        case '/':
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = at;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            goto yy98;
        case ':':
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = at;
            yyt12 = UNDEFINED;
            yyt13 = at;
            goto yy103;
        case '?':
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = at;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            goto yy48;
        default: goto yy96;
    }
yy308:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case 0x00:
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = at;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = UNDEFINED;
            yyt20 = UNDEFINED;
            goto yy43;
        case '#':
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt4 = UNDEFINED;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = at;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = UNDEFINED;
            goto yy45;
        case '/':
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = at;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            goto yy98;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy310;
        case ':':
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = at;
            yyt12 = UNDEFINED;
            yyt13 = at;
            goto yy103;
        case '?':
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = at;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            goto yy48;
        default: goto yy96;
    }
yy309:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case 0x00:
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = at;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = UNDEFINED;
            yyt20 = UNDEFINED;
            goto yy43;
        case '#':
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt4 = UNDEFINED;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = at;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = UNDEFINED;
            goto yy45;
        case '/':
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = at;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            goto yy98;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4': goto yy310;
        case '5': goto yy339;
        case '6':
        case '7':
        case '8':
        case '9': goto yy307;
        case ':':
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = at;
            yyt12 = UNDEFINED;
            yyt13 = at;
            goto yy103;
        case '?':
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = at;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            goto yy48;
        default: goto yy96;
    }
yy310:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case 0x00:
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = at;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = UNDEFINED;
            yyt20 = UNDEFINED;
            goto yy43;
        case '#':
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt4 = UNDEFINED;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = at;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = UNDEFINED;
            goto yy45;
        case '/':
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = at;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            goto yy98;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy307;
        case ':':
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = at;
            yyt12 = UNDEFINED;
            yyt13 = at;
            goto yy103;
        case '?':
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = at;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            goto yy48;
        default: goto yy96;
    }
yy311:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0': goto yy340;
        case '1': goto yy341;
        case '2': goto yy342;
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy343;
        default: goto yy132;
    }
yy312:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy311;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5': goto yy276;
        default: goto yy132;
    }
yy313:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case ':': goto yy242;
        default: goto yy12;
    }
yy314:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy344;
        case ':': goto yy315;
        default: goto yy12;
    }
yy315:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy345;
        case ':': goto yy346;
        default: goto yy12;
    }
yy316:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy347;
        case ':': goto yy348;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy317:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy349;
        case ':': goto yy348;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy347;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy318:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4': goto yy349;
        case '5': goto yy350;
        case '6':
        case '7':
        case '8':
        case '9': goto yy351;
        case ':': goto yy348;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy347;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy319:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy351;
        case ':': goto yy348;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy347;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy320:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy347;
        case ':': goto yy348;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy321:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy352;
        case ':': goto yy284;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy322:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy352;
        case ':': goto yy284;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy323:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0': goto yy353;
        case '1': goto yy354;
        case '2': goto yy355;
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy356;
        default: goto yy12;
    }
yy324:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy323;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5': goto yy288;
        default: goto yy12;
    }
yy325:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case ':': goto yy250;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy326:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy357;
        case ':': goto yy297;
        default: goto yy12;
    }
yy327:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy358;
        case ':': goto yy359;
        default: goto yy12;
    }
yy328:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0': goto yy360;
        case '1': goto yy361;
        case '2': goto yy362;
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy363;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy364;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy329:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy365;
        case ':': goto yy330;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy330:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0': goto yy360;
        case '1': goto yy361;
        case '2': goto yy362;
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy363;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy364;
        default: goto yy12;
    }
yy331:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy366;
        case ':': goto yy330;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy365;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy332:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5': goto yy366;
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy365;
        case ':': goto yy330;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy333:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy365;
        case ':': goto yy330;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy334:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case ':': goto yy265;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy335:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy336:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy338;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy337:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4': goto yy338;
        case '5': goto yy367;
        case '6':
        case '7':
        case '8':
        case '9': goto yy335;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy338:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy335;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy339:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case 0x00:
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = at;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = UNDEFINED;
            yyt20 = UNDEFINED;
            goto yy43;
        case '#':
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt4 = UNDEFINED;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = at;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = UNDEFINED;
            goto yy45;
        case '/':
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = at;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            goto yy98;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5': goto yy307;
        case ':':
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = at;
            yyt12 = UNDEFINED;
            yyt13 = at;
            goto yy103;
        case '?':
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = at;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            goto yy48;
        default: goto yy96;
    }
yy340:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case 0x00:
            yyt6 = yyt2;
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = at;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = UNDEFINED;
            yyt20 = UNDEFINED;
            goto yy43;
        case '#':
            yyt6 = yyt2;
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt4 = UNDEFINED;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = at;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = UNDEFINED;
            goto yy45;
        case '/':
            yyt6 = yyt2;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = at;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            goto yy98;
        case ':':
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = at;
            yyt12 = UNDEFINED;
            yyt13 = at;
            goto yy138;
        case '?':
            yyt6 = yyt2;
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = at;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            goto yy48;
        default: goto yy132;
    }
yy341:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case 0x00:
            yyt6 = yyt2;
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = at;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = UNDEFINED;
            yyt20 = UNDEFINED;
            goto yy43;
        case '#':
            yyt6 = yyt2;
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt4 = UNDEFINED;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = at;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = UNDEFINED;
            goto yy45;
        case '/':
            yyt6 = yyt2;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = at;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            goto yy98;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy343;
        case ':':
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = at;
            yyt12 = UNDEFINED;
            yyt13 = at;
            goto yy138;
        case '?':
            yyt6 = yyt2;
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = at;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            goto yy48;
        default: goto yy132;
    }
yy342:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case 0x00:
            yyt6 = yyt2;
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = at;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = UNDEFINED;
            yyt20 = UNDEFINED;
            goto yy43;
        case '#':
            yyt6 = yyt2;
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt4 = UNDEFINED;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = at;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = UNDEFINED;
            goto yy45;
        case '/':
            yyt6 = yyt2;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = at;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            goto yy98;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4': goto yy343;
        case '5': goto yy368;
        case '6':
        case '7':
        case '8':
        case '9': goto yy340;
        case ':':
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = at;
            yyt12 = UNDEFINED;
            yyt13 = at;
            goto yy138;
        case '?':
            yyt6 = yyt2;
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = at;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            goto yy48;
        default: goto yy132;
    }
yy343:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case 0x00:
            yyt6 = yyt2;
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = at;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = UNDEFINED;
            yyt20 = UNDEFINED;
            goto yy43;
        case '#':
            yyt6 = yyt2;
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt4 = UNDEFINED;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = at;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = UNDEFINED;
            goto yy45;
        case '/':
            yyt6 = yyt2;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = at;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            goto yy98;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy340;
        case ':':
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = at;
            yyt12 = UNDEFINED;
            yyt13 = at;
            goto yy138;
        case '?':
            yyt6 = yyt2;
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = at;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            goto yy48;
        default: goto yy132;
    }
yy344:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy369;
        case ':': goto yy315;
        default: goto yy12;
    }
yy345:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy370;
        case ':': goto yy371;
        default: goto yy12;
    }
yy346:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0': goto yy372;
        case '1': goto yy373;
        case '2': goto yy374;
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy375;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy376;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy347:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy377;
        case ':': goto yy348;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy348:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0': goto yy372;
        case '1': goto yy373;
        case '2': goto yy374;
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy375;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy376;
        default: goto yy12;
    }
yy349:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy378;
        case ':': goto yy348;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy377;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy350:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5': goto yy378;
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy377;
        case ':': goto yy348;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy351:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy377;
        case ':': goto yy348;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy352:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case ':': goto yy284;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy353:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy379;
        default: goto yy12;
    }
yy354:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy379;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy356;
        default: goto yy12;
    }
yy355:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy379;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4': goto yy356;
        case '5': goto yy380;
        case '6':
        case '7':
        case '8':
        case '9': goto yy353;
        default: goto yy12;
    }
yy356:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy379;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy353;
        default: goto yy12;
    }
yy357:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case ':': goto yy297;
        default: goto yy12;
    }
yy358:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy381;
        case ':': goto yy359;
        default: goto yy12;
    }
yy359:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy382;
        case ':': goto yy383;
        default: goto yy12;
    }
yy360:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy384;
        case ':': goto yy385;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy361:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy386;
        case ':': goto yy385;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy384;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy362:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4': goto yy386;
        case '5': goto yy387;
        case '6':
        case '7':
        case '8':
        case '9': goto yy388;
        case ':': goto yy385;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy384;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy363:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy388;
        case ':': goto yy385;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy384;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy364:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy384;
        case ':': goto yy385;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy365:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy389;
        case ':': goto yy330;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy366:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy389;
        case ':': goto yy330;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy367:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5': goto yy335;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy368:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case 0x00:
            yyt6 = yyt2;
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt4 = UNDEFINED;
            yyt5 = UNDEFINED;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = at;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = UNDEFINED;
            yyt20 = UNDEFINED;
            goto yy43;
        case '#':
            yyt6 = yyt2;
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt4 = UNDEFINED;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = at;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            yyt19 = UNDEFINED;
            goto yy45;
        case '/':
            yyt6 = yyt2;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = at;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            goto yy98;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5': goto yy340;
        case ':':
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = at;
            yyt12 = UNDEFINED;
            yyt13 = at;
            goto yy138;
        case '?':
            yyt6 = yyt2;
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            yyt11 = at;
            yyt12 = UNDEFINED;
            yyt13 = at;
            yyt14 = UNDEFINED;
            yyt15 = UNDEFINED;
            yyt16 = at;
            yyt17 = UNDEFINED;
            yyt18 = UNDEFINED;
            goto yy48;
        default: goto yy132;
    }
yy369:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case ':': goto yy315;
        default: goto yy12;
    }
yy370:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy390;
        case ':': goto yy371;
        default: goto yy12;
    }
yy371:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy391;
        case ':': goto yy392;
        default: goto yy12;
    }
yy372:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy393;
        case ':': goto yy394;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy373:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy395;
        case ':': goto yy394;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy393;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy374:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4': goto yy395;
        case '5': goto yy396;
        case '6':
        case '7':
        case '8':
        case '9': goto yy397;
        case ':': goto yy394;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy393;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy375:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy397;
        case ':': goto yy394;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy393;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy376:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy393;
        case ':': goto yy394;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy377:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy398;
        case ':': goto yy348;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy378:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy398;
        case ':': goto yy348;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy379:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0': goto yy399;
        case '1': goto yy400;
        case '2': goto yy401;
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy402;
        default: goto yy12;
    }
yy380:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy379;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5': goto yy353;
        default: goto yy12;
    }
yy381:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy403;
        case ':': goto yy359;
        default: goto yy12;
    }
yy382:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy404;
        case ':': goto yy405;
        default: goto yy12;
    }
yy383:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0': goto yy406;
        case '1': goto yy407;
        case '2': goto yy408;
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy409;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy410;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy384:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy411;
        case ':': goto yy385;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy385:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0': goto yy406;
        case '1': goto yy407;
        case '2': goto yy408;
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy409;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy410;
        default: goto yy12;
    }
yy386:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy412;
        case ':': goto yy385;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy411;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy387:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5': goto yy412;
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy411;
        case ':': goto yy385;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy388:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy411;
        case ':': goto yy385;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy389:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case ':': goto yy330;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy390:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy413;
        case ':': goto yy371;
        default: goto yy12;
    }
yy391:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy414;
        case ':': goto yy415;
        default: goto yy12;
    }
yy392:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0': goto yy416;
        case '1': goto yy417;
        case '2': goto yy418;
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy419;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy420;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy393:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy421;
        case ':': goto yy394;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy394:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0': goto yy416;
        case '1': goto yy417;
        case '2': goto yy418;
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy419;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy420;
        default: goto yy12;
    }
yy395:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy422;
        case ':': goto yy394;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy421;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy396:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5': goto yy422;
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy421;
        case ':': goto yy394;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy397:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy421;
        case ':': goto yy394;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy398:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case ':': goto yy348;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy399:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy400:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy402;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy401:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4': goto yy402;
        case '5': goto yy423;
        case '6':
        case '7':
        case '8':
        case '9': goto yy399;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy402:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy399;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy403:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case ':': goto yy359;
        default: goto yy12;
    }
yy404:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy424;
        case ':': goto yy405;
        default: goto yy12;
    }
yy405:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0': goto yy425;
        case '1': goto yy426;
        case '2': goto yy427;
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy428;
        case ':': goto yy429;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy430;
        default: goto yy12;
    }
yy406:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy431;
        case ':': goto yy432;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy407:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy433;
        case ':': goto yy432;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy431;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy408:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4': goto yy433;
        case '5': goto yy434;
        case '6':
        case '7':
        case '8':
        case '9': goto yy435;
        case ':': goto yy432;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy431;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy409:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy435;
        case ':': goto yy432;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy431;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy410:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy431;
        case ':': goto yy432;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy411:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy436;
        case ':': goto yy385;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy412:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy436;
        case ':': goto yy385;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy413:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case ':': goto yy371;
        default: goto yy12;
    }
yy414:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy437;
        case ':': goto yy415;
        default: goto yy12;
    }
yy415:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy438;
        case ':': goto yy439;
        default: goto yy12;
    }
yy416:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy440;
        case ':': goto yy441;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy417:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy442;
        case ':': goto yy441;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy440;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy418:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4': goto yy442;
        case '5': goto yy443;
        case '6':
        case '7':
        case '8':
        case '9': goto yy444;
        case ':': goto yy441;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy440;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy419:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy444;
        case ':': goto yy441;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy440;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy420:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy440;
        case ':': goto yy441;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy421:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy445;
        case ':': goto yy394;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy422:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy445;
        case ':': goto yy394;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy423:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5': goto yy399;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy424:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy446;
        case ':': goto yy405;
        default: goto yy12;
    }
yy425:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy447;
        case ':': goto yy448;
        default: goto yy12;
    }
yy426:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy449;
        case ':': goto yy448;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy447;
        default: goto yy12;
    }
yy427:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4': goto yy449;
        case '5': goto yy450;
        case '6':
        case '7':
        case '8':
        case '9': goto yy451;
        case ':': goto yy448;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy447;
        default: goto yy12;
    }
yy428:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy451;
        case ':': goto yy448;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy447;
        default: goto yy12;
    }
yy429:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy452;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy430:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy447;
        case ':': goto yy448;
        default: goto yy12;
    }
yy431:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy453;
        case ':': goto yy432;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy432:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy452;
        default: goto yy12;
    }
yy433:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy454;
        case ':': goto yy432;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy453;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy434:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5': goto yy454;
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy453;
        case ':': goto yy432;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy435:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy453;
        case ':': goto yy432;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy436:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case ':': goto yy385;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy437:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy455;
        case ':': goto yy415;
        default: goto yy12;
    }
yy438:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy456;
        case ':': goto yy457;
        default: goto yy12;
    }
yy439:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0': goto yy458;
        case '1': goto yy459;
        case '2': goto yy460;
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy461;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy462;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy440:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy463;
        case ':': goto yy441;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy441:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0': goto yy458;
        case '1': goto yy459;
        case '2': goto yy460;
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy461;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy462;
        default: goto yy12;
    }
yy442:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy464;
        case ':': goto yy441;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy463;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy443:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5': goto yy464;
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy463;
        case ':': goto yy441;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy444:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy463;
        case ':': goto yy441;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy445:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case ':': goto yy394;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy446:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case ':': goto yy405;
        default: goto yy12;
    }
yy447:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy465;
        case ':': goto yy448;
        default: goto yy12;
    }
yy448:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy452;
        case ':': goto yy335;
        default: goto yy12;
    }
yy449:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy466;
        case ':': goto yy448;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy465;
        default: goto yy12;
    }
yy450:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5': goto yy466;
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy465;
        case ':': goto yy448;
        default: goto yy12;
    }
yy451:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy465;
        case ':': goto yy448;
        default: goto yy12;
    }
yy452:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy467;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy453:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy468;
        case ':': goto yy432;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy454:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy468;
        case ':': goto yy432;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy455:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case ':': goto yy415;
        default: goto yy12;
    }
yy456:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy469;
        case ':': goto yy457;
        default: goto yy12;
    }
yy457:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0': goto yy470;
        case '1': goto yy471;
        case '2': goto yy472;
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy473;
        case ':': goto yy474;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy475;
        default: goto yy12;
    }
yy458:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy476;
        case ':': goto yy477;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy459:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy478;
        case ':': goto yy477;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy476;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy460:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4': goto yy478;
        case '5': goto yy479;
        case '6':
        case '7':
        case '8':
        case '9': goto yy480;
        case ':': goto yy477;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy476;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy461:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy480;
        case ':': goto yy477;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy476;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy462:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy476;
        case ':': goto yy477;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy463:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy481;
        case ':': goto yy441;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy464:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy481;
        case ':': goto yy441;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy465:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy482;
        case ':': goto yy448;
        default: goto yy12;
    }
yy466:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy156;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy482;
        case ':': goto yy448;
        default: goto yy12;
    }
yy467:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy483;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy468:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case ':': goto yy432;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy469:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy484;
        case ':': goto yy457;
        default: goto yy12;
    }
yy470:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy485;
        case ':': goto yy486;
        default: goto yy12;
    }
yy471:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy487;
        case ':': goto yy486;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy485;
        default: goto yy12;
    }
yy472:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4': goto yy487;
        case '5': goto yy488;
        case '6':
        case '7':
        case '8':
        case '9': goto yy489;
        case ':': goto yy486;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy485;
        default: goto yy12;
    }
yy473:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy489;
        case ':': goto yy486;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy485;
        default: goto yy12;
    }
yy474:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy490;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy475:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy485;
        case ':': goto yy486;
        default: goto yy12;
    }
yy476:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy491;
        case ':': goto yy477;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy477:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy490;
        default: goto yy12;
    }
yy478:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy492;
        case ':': goto yy477;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy491;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy479:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5': goto yy492;
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy491;
        case ':': goto yy477;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy480:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy491;
        case ':': goto yy477;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy481:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case ':': goto yy441;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy482:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case ':': goto yy448;
        default: goto yy12;
    }
yy483:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy335;
        case ']':
            yyt10 = at;
            yyt11 = UNDEFINED;
            goto yy121;
        default: goto yy12;
    }
yy484:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case ':': goto yy457;
        default: goto yy12;
    }
yy485:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy493;
        case ':': goto yy486;
        default: goto yy12;
    }
yy486:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy490;
        case ':': goto yy399;
        default: goto yy12;
    }
yy487:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9': goto yy494;
        case ':': goto yy486;
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy493;
        default: goto yy12;
    }
yy488:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5': goto yy494;
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy493;
        case ':': goto yy486;
        default: goto yy12;
    }
yy489:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy493;
        case ':': goto yy486;
        default: goto yy12;
    }
yy490:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy495;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy491:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy496;
        case ':': goto yy477;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy492:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy496;
        case ':': goto yy477;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy493:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy497;
        case ':': goto yy486;
        default: goto yy12;
    }
yy494:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '.': goto yy248;
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy497;
        case ':': goto yy486;
        default: goto yy12;
    }
yy495:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy498;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy496:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case ':': goto yy477;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }
yy497:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case ':': goto yy486;
        default: goto yy12;
    }
yy498:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '0':
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
        case '6':
        case '7':
        case '8':
        case '9':
        case 'A':
        case 'B':
        case 'C':
        case 'D':
        case 'E':
        case 'F':
        case 'a':
        case 'b':
        case 'c':
        case 'd':
        case 'e':
        case 'f': goto yy399;
        case ']':
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy213;
        default: goto yy12;
    }


matched:
    if (at - 1 != n)
        return URIC_INVALID;

    if (scheme_end != UNDEFINED)
        define(u, URIC_SCHEME, 0, scheme_end);
    define(u, URIC_USERINFO, userinfo_begin, userinfo_end);
    define(u, URIC_HOST, host_begin, host_end);
    define(u, URIC_PORT, port_begin, port_end);
    define(u, URIC_QUERY, query_begin, query_end);
    define(u, URIC_FRAGMENT, fragment_begin, fragment_end);

    if (IPv6address_end != UNDEFINED)
        u->host_kind = URIC_HOST_IPV6ADDRESS;
    else if (IPvFuture_end != UNDEFINED)
        u->host_kind = URIC_HOST_IPVFUTURE;
    else if (IPv4address_end != UNDEFINED)
        u->host_kind = URIC_HOST_IPV4ADDRESS;
    else if (reg_name_end != UNDEFINED)
        u->host_kind = URIC_HOST_REG_NAME;

    if (path_abempty_begin != UNDEFINED) {
        define(u, URIC_PATH, path_abempty_begin, path_end);
        u->path_kind = URIC_PATH_ABEMPTY;
    } else if (path_absolute_begin != UNDEFINED) {
        define(u, URIC_PATH, path_absolute_begin, path_end);
        u->path_kind = URIC_PATH_ABSOLUTE;
    } else if (path_noscheme_begin != UNDEFINED) {
        define(u, URIC_PATH, path_noscheme_begin, path_end);
        u->path_kind = URIC_PATH_NOSCHEME;
    } else if (path_rootless_begin != UNDEFINED) {
        define(u, URIC_PATH, path_rootless_begin, path_end);
        u->path_kind = URIC_PATH_ROOTLESS;
    } else {
        define(u, URIC_PATH, path_empty_begin, path_end);
        u->path_kind = URIC_PATH_EMPTY;
    }
    return URIC_OK;
}

#undef UNDEFINED
