/* RFC 3986, Appendix B in re2c: the regular expression as the RFC prints it,
 * with a tag on either side of each group that is a component.
 *
 *   ^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?
 *    12            3  4          5       6  7        8 9
 *
 * "." is any byte here, as in [^#]; re2c is greedy, as the expression is. */
#include "util/internal.h"
#include "parse/variants.h"

#define UNDEFINED SIZE_MAX

static void define(struct uric_split_result *u, enum uric_split_part which,
                   size_t begin, size_t end)
{
    if (begin == UNDEFINED || end == UNDEFINED)
        return;
    u->part[which].begin = (uint32_t)begin;
    URIC_DEFINE(u, which, (uint32_t)end);
}

enum uric_status uric_re2c_appendix_b(const char *text, size_t n,
                                      struct uric_split_result *u)
{
    const unsigned char *const s = (const unsigned char *)text;
    size_t at = 0;
    size_t scheme_begin = UNDEFINED, scheme_end = UNDEFINED;
    size_t authority_begin = UNDEFINED, authority_end = UNDEFINED;
    size_t path_begin = 0, path_end = 0;
    size_t query_begin = UNDEFINED, query_end = UNDEFINED;
    size_t fragment_begin = UNDEFINED, fragment_end = UNDEFINED;
    /*!stags:re2c format = "size_t @@ = UNDEFINED;"; separator = "\n    "; */
    unsigned char yych;

    memset(u, 0, sizeof *u);
    if (n > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;

    /* The peek must not read the byte at the end; the NUL that it returns there
     * makes re2c ask whether this is the end. */
    /*!re2c
        re2c:api = custom;
        re2c:api:style = free-form;
        re2c:eof = 0;
        re2c:tags = 1;
        re2c:yyfill:enable = 0;
        re2c:yych:emit = 0;
        re2c:indent:string = "    ";
        re2c:indent:top = 1;
        re2c:define:YYCTYPE = "unsigned char";
        re2c:define:YYPEEK = "(unsigned char)(at < n ? s[at] : 0)";
        re2c:define:YYLESSTHAN = "at >= n";
        re2c:define:YYSKIP = "++at;";
        re2c:define:YYBACKUP = "";
        re2c:define:YYRESTORE = "";
        re2c:define:YYSTAGP = "@@ = at;";
        re2c:define:YYSTAGN = "@@ = UNDEFINED;";
        re2c:define:YYSHIFT = "at += (size_t)@@;";
        re2c:define:YYSHIFTSTAG = "@@{tag} += (size_t)@@{shift};";

        any = [^] ;

        ( @scheme_begin [^:/?#]+ @scheme_end ":" )?
        ( "//" @authority_begin [^/?#]* @authority_end )?
        @path_begin [^?#]* @path_end
        ( "?" @query_begin [^#]* @query_end )?
        ( "#" @fragment_begin any* @fragment_end )?
            { goto matched; }
        $   { goto matched; }
        *   { goto matched; }
    */

matched:
    define(u, URIC_SPLIT_SCHEME, scheme_begin, scheme_end);
    define(u, URIC_SPLIT_AUTHORITY, authority_begin, authority_end);
    define(u, URIC_SPLIT_PATH, path_begin, path_end);
    define(u, URIC_SPLIT_QUERY, query_begin, query_end);
    define(u, URIC_SPLIT_FRAGMENT, fragment_begin, fragment_end);
    return URIC_OK;
}

#undef UNDEFINED
