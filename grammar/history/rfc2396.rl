# RFC 2396 (August 1998), Appendix A: the collected BNF for URIs, rule by rule, under the
# names of the document.
#
# The notation is that of RFC 822 with "|" between alternatives: a literal ignores
# case (the document still lists letters in both cases), 1*x is one x or more, [ x ]
# one or none.  alpha and digit are rules of the document and built into Ragel, for
# the same sets.
#
# Where the prose of the document disagrees with its BNF, the BNF decides:
#  - a relativeURI has a path or an authority, so "?y" is not a URI-reference, though
#    Appendix C resolves it.  `reference` below accepts it too;
#  - an opaque_part is not empty, so "x:" is not a URI, though section 5.2 requires no more
#    than a scheme of a base;
#  - the "rightmost domain label" of a hostname starts with a letter, but the authority of
#    "http://1.2/" is a reg_name.
%%{
    machine rfc2396;

    lowalpha      = "a".."z" ;
    upalpha       = "A".."Z" ;
    alphanum      = alpha | digit ;
    hex           = digit | "A" | "B" | "C" | "D" | "E" | "F"
                          | "a" | "b" | "c" | "d" | "e" | "f" ;
    escaped       = "%" hex hex ;
    mark          = "-" | "_" | "." | "!" | "~" | "*" | "'" | "(" | ")" ;
    unreserved    = alphanum | mark ;
    reserved      = ";" | "/" | "?" | ":" | "@" | "&" | "=" | "+" | "$" | "," ;
    uric          = reserved | unreserved | escaped ;

    fragment      = uric* ;
    query         = uric* ;

    pchar         = unreserved | escaped | ":" | "@" | "&" | "=" | "+" | "$" | "," ;
    param         = pchar* ;
    segment       = pchar* ( ";" param )* ;
    path_segments = segment ( "/" segment )* ;

    port          = digit* ;
    IPv4address   = digit+ "." digit+ "." digit+ "." digit+ ;
    toplabel      = alpha | alpha ( alphanum | "-" )* alphanum ;
    domainlabel   = alphanum | alphanum ( alphanum | "-" )* alphanum ;
    hostname      = ( domainlabel "." )* toplabel ( "." )? ;
    host          = hostname | IPv4address ;
    hostport      = host ( ":" port )? ;
    userinfo      = ( unreserved | escaped | ";" | ":" | "&" | "=" | "+" | "$" | "," )* ;
    server        = ( ( userinfo "@" )? hostport )? ;
    reg_name      = ( unreserved | escaped | "$" | "," | ";" | ":" | "@" | "&" | "="
                    | "+" )+ ;
    authority     = server | reg_name ;

    scheme        = alpha ( alpha | digit | "+" | "-" | "." )* ;

    rel_segment   = ( unreserved | escaped | ";" | "@" | "&" | "=" | "+" | "$" | "," )+ ;
    abs_path      = "/" path_segments ;
    rel_path      = rel_segment abs_path? ;
    net_path      = "//" authority abs_path? ;
    uric_no_slash = unreserved | escaped | ";" | "?" | ":" | "@" | "&" | "=" | "+" | "$"
                  | "," ;
    opaque_part   = uric_no_slash uric* ;
    path          = ( abs_path | opaque_part )? ;
    hier_part     = ( net_path | abs_path ) ( "?" query )? ;
    relativeURI   = ( net_path | abs_path | rel_path ) ( "?" query )? ;
    absoluteURI   = scheme ":" ( hier_part | opaque_part ) ;
    URI_reference = ( absoluteURI | relativeURI )? ( "#" fragment )? ;

    # not in the BNF: what section 5.2 resolves
    reference     = URI_reference | "?" query ( "#" fragment )? ;
}%%
