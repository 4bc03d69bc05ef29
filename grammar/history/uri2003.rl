# draft-fielding-uri-rfc2396bis-01 (March 2003): the ABNF of its sections, rule by
# rule, under the names of the document, "-" written "_".  (Appendix A, which was to
# collect them, is "To be filled-in later".)
#
# The notation is that of RFC 2234: an ABNF string ignores case, 1*x is one x or more,
# [ x ] one or none.  In domainlabel and toplabel the document writes "|" for "/".
#
# Where the prose of the document disagrees with its ABNF, the ABNF decides:
#  - the "rightmost domain label ... will never start with a digit": the ABNF forbids
#    that only for a label that is followed by "." (toplabel);
#  - an authority that is not a server may be a reg-name: a label of more than 63 bytes
#    is not a hostname, but the authority that contains it is valid.
%%{
    machine uri2003;

    # RFC 2234, section 6.1
    ALPHA         = 0x41..0x5A | 0x61..0x7A ;
    DIGIT         = 0x30..0x39 ;
    HEXDIG        = DIGIT | "A"i | "B"i | "C"i | "D"i | "E"i | "F"i ;
    DQUOTE        = 0x22 ;

    # 2.2 to 2.4
    reserved      = "[" | "]" | ";" | "/" | "?" | ":" | "@" | "&" | "="
                  | "+" | "$" | "," ;
    mark          = "-" | "_" | "." | "!" | "~" | "*" | "'" | "(" | ")" ;
    unreserved    = ALPHA | DIGIT | mark ;
    escaped       = "%" HEXDIG HEXDIG ;
    delims        = "<" | ">" | "#" | "%" | DQUOTE ;
    unwise        = "{" | "}" | "|" | "\\" | "^" | "`" ;

    # 2
    uric          = reserved | unreserved | escaped ;

    # 3.3, 3.4
    pchar         = unreserved | escaped | ";" | ":" | "@" | "&" | "="
                  | "+" | "$" | "," ;
    segment       = pchar* ;
    path_segments = segment ( "/" segment )* ;
    query         = ( pchar | "/" | "?" )* ;

    # 3.2.2
    dec_octet     = DIGIT                   # 0-9
                  | 0x31..0x39 DIGIT        # 10-99
                  | "1" DIGIT{2}            # 100-199
                  | "2" 0x30..0x34 DIGIT    # 200-249
                  | "25" 0x30..0x35 ;       # 250-255
    IPv4address   = dec_octet "." dec_octet "." dec_octet "." dec_octet ;

    h4            = HEXDIG{1,4} ;
    ls32          = ( h4 ":" h4 ) | IPv4address ;
    IPv6address   = (                           ( h4 ":" ){6} ls32 )
                  | (                      "::" ( h4 ":" ){5} ls32 )
                  | ( (              h4 )? "::" ( h4 ":" ){4} ls32 )
                  | ( ((h4 ":"){0,1} h4 )? "::" ( h4 ":" ){3} ls32 )
                  | ( ((h4 ":"){0,2} h4 )? "::" ( h4 ":" ){2} ls32 )
                  | ( ((h4 ":"){0,3} h4 )? "::"   h4 ":"      ls32 )
                  | ( ((h4 ":"){0,4} h4 )? "::"               ls32 )
                  | ( ((h4 ":"){0,5} h4 )? "::"               h4   )
                  | ( ((h4 ":"){0,6} h4 )? "::"                    ) ;
    IPv6reference = "[" IPv6address "]" ;

    alphanum      = ALPHA | DIGIT ;
    toplabel      = ALPHA    ( ( alphanum | "-" ){0,61} alphanum )? ;
    domainlabel   = alphanum ( ( alphanum | "-" ){0,61} alphanum )? ;
    qualified     = ( "." domainlabel )* ( "." toplabel "." )? ;
    hostname      = domainlabel qualified ;

    port          = DIGIT* ;
    host          = IPv6reference | IPv4address | hostname ;
    hostport      = host ( ":" port )? ;
    userinfo      = ( unreserved | escaped | ";" | ":" | "&" | "=" | "+"
                    | "$" | "," )* ;
    server        = ( ( userinfo "@" )? hostport )? ;

    # 3.2.1, 3.2
    reg_name      = ( unreserved | escaped | ";" | ":" | "@" | "&" | "="
                    | "+" | "$" | "," )+ ;
    authority     = server | reg_name ;

    # 3.1
    scheme        = ALPHA ( ALPHA | DIGIT | "+" | "-" | "." )* ;

    # 3
    uric_no_slash = unreserved | escaped | "[" | "]" | ";" | "?" | ":" | "@"
                  | "&" | "=" | "+" | "$" | "," ;
    opaque_part   = uric_no_slash uric* ;
    abs_path      = "/" path_segments ;
    net_path      = "//" authority abs_path? ;
    hier_part     = ( net_path | abs_path )? ( "?" query )? ;
    absolute_URI  = scheme ":" ( hier_part | opaque_part ) ;
    path          = ( abs_path | opaque_part )? ;

    # 5
    rel_segment   = ( unreserved | escaped | ";" | "@" | "&" | "=" | "+"
                    | "$" | "," )+ ;
    rel_path      = rel_segment abs_path? ;
    relative_URI  = ( net_path | abs_path | rel_path )? ( "?" query )? ;

    # 4, 4.1
    fragment               = ( pchar | "/" | "?" )* ;
    absolute_URI_reference = absolute_URI ( "#" fragment )? ;
    URI_reference = ( absolute_URI | relative_URI )? ( "#" fragment )? ;
}%%
