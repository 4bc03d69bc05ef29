/* Distinguishes URIs without an authority from words such as "data: x" or "tel: none",
 * when they have no delimiters: just enough of each scheme's specification for that.
 * Also hosts that abbreviate a URI (RFC 3986, 4.5). */
#include "text/find.h"

%%{
    machine find_shape;
    alphtype unsigned char;

    # the rest is not checked: skip it at once
    rest     = ( any @{ p = pe - 1; } )* ;

    # RFC 2397, 3, by the tokens of RFC 2045
    token    = ( alnum | [!#$%&'*+.^_~\-] )+ ;
    media    = ( token "/" token )? ( ";" token ( "=" token )? )* ;
    data     = "data:"i media "," rest ;

    # RFC 8141, 2: assigned-name
    urn      = "urn:"i alnum ( alnum | "-" ){0,30} alnum ":" any rest ;

    # RFC 3966, 3, but a local number needs no phone-context: texts rarely give one
    visual   = [().\-] ;
    number   = "+"? visual* ( digit visual* ){3,} ;
    tel      = ( "tel:"i | "sms:"i ) number ( [;?,] rest )? ;

    # RFC 6068, 2; RFC 3261, 25.1; RFC 2392, 2; RFC 6121
    word     = any - [@?] ;
    address  = word+ "@" word rest ;
    mailto   = "mailto:"i ( address | "?" any rest ) ;
    others   = ( "sip:"i | "sips:"i | "cid:"i | "mid:"i | "xmpp:"i ) address ;

    # RFC 5538, 2.2, except groups of one component, which look like words
    group    = alpha ( alnum | [+_\-] )* ( "." ( alnum | [+_\-] )+ )+ ;
    news     = "news:"i ( group | address ) ;

    # RFC 5870, 3.3
    coordinate = "-"? digit+ ( "." digit+ )? ;
    geo      = "geo:"i coordinate "," coordinate ( [,;] rest )? ;

    magnet   = "magnet:?"i any rest ;

    scheme_led := data | urn | tel | mailto | others | news | geo | magnet ;

    letter   = alnum | 0x80..0xFF ; # the grammar decides whether they may be there
    label    = letter ( letter | "-" )* ;
    suffix  := ( "www"i | "ftp"i ) ( "." label ){2,} "."? ( ":" digit+ )?
               ( [/?#] rest )? ;

    write data noerror;
}%%

int uric_find_shape_begin(int is_suffix)
{
    if (is_suffix)
        return find_shape_en_suffix;
    return find_shape_en_scheme_led;
}

int uric_find_shape(int cs, const char *s, size_t n)
{
    const unsigned char *p = (const unsigned char *)s;
    const unsigned char *const pe = p + n;

    %% write exec;

    return cs;
}

int uric_find_shape_final(int cs)
{
    return cs >= find_shape_first_final;
}
