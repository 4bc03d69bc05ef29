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
    /*!stags:re2c format = "size_t @@ = UNDEFINED;"; separator = "\n    "; */
    unsigned char yych;

    memset(u, 0, sizeof *u);
    if (n > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;

    /* The peek must not read the byte at the end; NUL stands for it, since no rule
     * contains one.  The only way on from a match is out, so there is nothing to
     * back up to. */
    /*!re2c
        re2c:api = custom;
        re2c:api:style = free-form;
        re2c:tags = 1;
        re2c:yyfill:enable = 0;
        re2c:yych:emit = 0;
        re2c:indent:string = "    ";
        re2c:indent:top = 1;
        re2c:define:YYCTYPE = "unsigned char";
        re2c:define:YYPEEK = "(unsigned char)(at < n ? s[at] : 0)";
        re2c:define:YYSKIP = "++at;";
        re2c:define:YYBACKUP = "";
        re2c:define:YYRESTORE = "";
        re2c:define:YYSTAGP = "@@ = at;";
        re2c:define:YYSTAGN = "@@ = UNDEFINED;";
        re2c:define:YYSHIFT = "at += (size_t)@@;";
        re2c:define:YYSHIFTSTAG = "@@{tag} += (size_t)@@{shift};";

        ALPHA         = [\x41-\x5A] | [\x61-\x7A] ;
        DIGIT         = [\x30-\x39] ;
        HEXDIG        = DIGIT | 'A' | 'B' | 'C' | 'D' | 'E' | 'F' ;

        sub_delims    = "!" | "$" | "&" | "'" | "(" | ")"
                      | "*" | "+" | "," | ";" | "=" ;
        gen_delims    = ":" | "/" | "?" | "#" | "[" | "]" | "@" ;
        reserved      = gen_delims | sub_delims ;
        unreserved    = ALPHA | DIGIT | "-" | "." | "_" | "~" ;

        pct_encoded   = "%" HEXDIG HEXDIG ;

        pchar         = unreserved | pct_encoded | sub_delims | ":" | "@" ;

        fragment      = ( pchar | "/" | "?" )* ;

        query         = ( pchar | "/" | "?" )* ;

        segment_nz_nc = ( unreserved | pct_encoded | sub_delims | "@" )+ ;
        segment_nz    = pchar+ ;
        segment       = pchar* ;

        path_empty    = @path_empty_begin "" ;
        path_rootless = @path_rootless_begin segment_nz ( "/" segment )* ;
        path_noscheme = @path_noscheme_begin segment_nz_nc ( "/" segment )* ;
        path_absolute = @path_absolute_begin "/" ( segment_nz ( "/" segment )* )? ;
        path_abempty  = @path_abempty_begin ( "/" segment )* ;

        path          = path_abempty | path_absolute | path_noscheme
                      | path_rootless | path_empty ;

        reg_name      = ( unreserved | pct_encoded | sub_delims )* ;

        dec_octet     = DIGIT
                      | [\x31-\x39] DIGIT
                      | "1" DIGIT{2}
                      | "2" [\x30-\x34] DIGIT
                      | "25" [\x30-\x35] ;

        IPv4address   = dec_octet "." dec_octet "." dec_octet "." dec_octet ;
        h16           = HEXDIG{1,4} ;
        ls32          = ( h16 ":" h16 ) | IPv4address ;

        IPv6address   =                              ( h16 ":" ){6} ls32
                      |                         "::" ( h16 ":" ){5} ls32
                      | (                h16 )? "::" ( h16 ":" ){4} ls32
                      | ( (h16 ":"){0,1} h16 )? "::" ( h16 ":" ){3} ls32
                      | ( (h16 ":"){0,2} h16 )? "::" ( h16 ":" ){2} ls32
                      | ( (h16 ":"){0,3} h16 )? "::"   h16 ":"      ls32
                      | ( (h16 ":"){0,4} h16 )? "::"                ls32
                      | ( (h16 ":"){0,5} h16 )? "::"                h16
                      | ( (h16 ":"){0,6} h16 )? "::" ;

        IPvFuture     = 'v' HEXDIG+ "." ( unreserved | sub_delims | ":" )+ ;

        IP_literal    = "[" ( IPv6address @IPv6address_end
                            | IPvFuture   @IPvFuture_end ) "]" ;

        host          = IP_literal
                      | IPv4address @IPv4address_end
                      | reg_name    @reg_name_end ;

        port          = DIGIT* ;
        userinfo      = ( unreserved | pct_encoded | sub_delims | ":" )* ;
        authority     = ( @userinfo_begin userinfo @userinfo_end "@" )?
                        @host_begin host @host_end
                        ( ":" @port_begin port @port_end )? ;

        scheme        = ALPHA ( ALPHA | DIGIT | "+" | "-" | "." )* ;

        relative_part = "//" authority path_abempty
                      | path_absolute
                      | path_noscheme
                      | path_empty ;

        relative_ref  = relative_part @path_end
                        ( "?" @query_begin query @query_end )?
                        ( "#" @fragment_begin fragment @fragment_end )? ;

        hier_part     = "//" authority path_abempty
                      | path_absolute
                      | path_rootless
                      | path_empty ;

        absolute_URI  = scheme @scheme_end ":" hier_part @path_end
                        ( "?" @query_begin query @query_end )? ;

        URI           = scheme @scheme_end ":" hier_part @path_end
                        ( "?" @query_begin query @query_end )?
                        ( "#" @fragment_begin fragment @fragment_end )? ;

        end           = "\x00" ;

        URI          end { goto matched; }
        relative_ref end { goto matched; }
        *                { return URIC_INVALID; }
    */

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
