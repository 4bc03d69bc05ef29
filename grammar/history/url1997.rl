# draft-fielding-url-syntax-05 (May 1997), Appendix A: the collected BNF for URLs,
# rule by rule, under the names of the document, "-" written "_".
#
# The notation is that of RFC 822 with "|" between alternatives: a literal ignores
# case (the document still lists letters in both cases), 1*x is one x or more, [ x ]
# one or none.  alpha and digit are rules of the document and built into Ragel, for
# the same sets.
#
# Where the prose of the document disagrees with its BNF, the BNF decides:
#  - a scheme may start with a digit, "+", "-" or ".";
#  - what follows "//" need not be a site: it may also be a path, or opaque.  Section
#    4.4 says that the BNF "is ambiguous" there and "the site component wins", but
#    that concerns components only.
%%{
    machine url1997;

    lowalpha      = "a".."z" ;
    upalpha       = "A".."Z" ;
    alphanum      = alpha | digit ;
    hex           = digit | "A" | "B" | "C" | "D" | "E" | "F"
                          | "a" | "b" | "c" | "d" | "e" | "f" ;
    escaped       = "%" hex hex ;
    mark          = "$" | "-" | "_" | "." | "!" | "~"
                  | "*" | "'" | "(" | ")" | "," ;
    unreserved    = alpha | digit | mark ;
    reserved      = ";" | "/" | "?" | ":" | "@" | "&" | "=" | "+" ;
    urlc          = reserved | unreserved | escaped ;

    fragment      = urlc* ;
    query         = urlc* ;

    pchar         = unreserved | escaped | ":" | "@" | "&" | "=" | "+" ;
    param         = pchar* ;
    segment       = pchar* ( ";" param )* ;
    path_segments = segment ( "/" segment )* ;
    path          = ( "/" )? path_segments ;

    port          = digit* ;
    hostnumber    = digit+ "." digit+ "." digit+ "." digit+ ;
    toplabel      = alpha | alpha ( alphanum | "-" )* alphanum ;
    domainlabel   = alphanum | alphanum ( alphanum | "-" )* alphanum ;
    hostname      = ( domainlabel "." )* toplabel ;
    host          = hostname | hostnumber ;
    hostport      = host ( ":" port )? ;
    password      = ( unreserved | escaped | ";" | "&" | "=" | "+" )* ;
    user          = ( unreserved | escaped | ";" | "&" | "=" | "+" )* ;
    site          = ( ( user ( ":" password )? "@" )? hostport )? ;

    scheme        = ( alpha | digit | "+" | "-" | "." )+ ;

    rel_path      = path_segments? ( "?" query )? ;
    abs_path      = "/" rel_path ;
    net_path      = "//" site abs_path? ;
    relativeURL   = net_path | abs_path | rel_path ;
    generic_URL   = scheme ":" relativeURL ;
    opaque_URL    = scheme ":" urlc* ;
    absoluteURL   = generic_URL | opaque_URL ;
    URL_reference = ( absoluteURL | relativeURL )? ( "#" fragment )? ;
}%%
