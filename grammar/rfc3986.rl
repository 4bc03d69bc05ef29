# RFC 3986, Appendix A: the collected ABNF for URI, rule by rule.
#
# Read it beside the RFC: every rule of the appendix occurs here once, under
# its own name, "-" written "_".  The notation:
#
#   ABNF            Ragel             why
#   "v"             "v"i              an ABNF string ignores case (RFC 5234, 2.3)
#   1*X  *X  [X]    X+  X*  X?
#   *4X             X{0,4}
#   a / b           a | b
#   "first match"   a | ( b - a )     where section 3.2.2 requires it: host
#
# Four names are not from the RFC, and are empty unless a scanner takes more than the RFC:
# `tolerated` and `percent` of tolerance.rl, `ucschar` and `iprivate` of rfc3987.rl.
#
# The file contains no C.  A scanner includes `strict` or `tolerance` of tolerance.rl, or
# rfc3987.rl, defines the events below as actions, or includes rfc3986_no_events, then includes
# it.  An event follows the expression it belongs to:
#
#   @name   on the delimiter itself: the component beside it starts or ends here
#   %name   on leaving: on the byte after the component, or at the end of input
#
# Several rules can be alive at once, so an event can fire for a reading that turns
# out wrong: "80" in //user:80@h looks like a port until the "@" comes.  The event
# that decides (userinfo_end there) must clear what was tentative.
#
# After a point where the input may end, no event fires on a byte after which it may
# not: the marks when a scan stops are those of the longest valid prefix.  The tests
# prove that, and the kinds of host.
#
#   scheme_end          on ":": the bytes before it are the scheme; a path may start
#   authority_begin     on the second "/" of "//"
#   userinfo_end        on "@": the bytes since authority_begin are the userinfo
#   IPv4address_end     leaving a host that matched IPv4address, and so on: when
#   reg_name_end        the host ends, the last of these four that has fired gives
#   IPv6address_end     its kind
#   IPvFuture_end
#   host_end            leaving a host, after its kind is known
#   port_begin          on the ":" before the port
#   port_end            leaving the port
#   authority_end       leaving the authority: a path-abempty starts
#   path_abempty_end    leaving a path of that kind
#   path_absolute_end
#   path_noscheme_end
#   path_rootless_end
#   path_empty_end
#   query_begin         on "?"
#   query_end           leaving the query
#   fragment_begin      on "#"
#   fragment_end        leaving the fragment
%%{
    machine rfc3986;

    # RFC 5234, appendix B.1; HEXDIG's letters are strings, so they ignore case
    ALPHA         = 0x41..0x5A | 0x61..0x7A ;
    DIGIT         = 0x30..0x39 ;
    HEXDIG        = DIGIT | "A"i | "B"i | "C"i | "D"i | "E"i | "F"i ;

    sub_delims    = "!" | "$" | "&" | "'" | "(" | ")"
                  | "*" | "+" | "," | ";" | "=" ;
    gen_delims    = ":" | "/" | "?" | "#" | "[" | "]" | "@" ;
    reserved      = gen_delims | sub_delims ;
    unreserved    = ALPHA | DIGIT | "-" | "." | "_" | "~" ;

    pct_encoded   = "%" HEXDIG HEXDIG ;

    pchar         = unreserved | pct_encoded | sub_delims | ":" | "@" | tolerated ;

    fragment      = ( pchar | "/" | "?" )* %fragment_end ;

    query         = ( pchar | "/" | "?" | iprivate )* %query_end ;

    segment_nz_nc = ( unreserved | pct_encoded | sub_delims | "@" | tolerated )+ ;
    segment_nz    = pchar+ ;
    segment       = pchar* ;

    path_empty    = "" %path_empty_end ;
    path_rootless = segment_nz ( "/" segment )* %path_rootless_end ;
    path_noscheme = segment_nz_nc ( "/" segment )* %path_noscheme_end ;
    path_absolute = "/" ( segment_nz ( "/" segment )* )? %path_absolute_end ;
    path_abempty  = ( "/" segment )* %path_abempty_end ;

    path          = path_abempty | path_absolute | path_noscheme
                  | path_rootless | path_empty ;

    reg_name      = ( unreserved | pct_encoded | sub_delims
                    | percent HEXDIG HEXDIG | ucschar )* ;

    dec_octet     = DIGIT                   # 0-9
                  | 0x31..0x39 DIGIT        # 10-99
                  | "1" DIGIT{2}            # 100-199
                  | "2" 0x30..0x34 DIGIT    # 200-249
                  | "25" 0x30..0x35 ;       # 250-255

    IPv4address   = dec_octet "." dec_octet "." dec_octet "." dec_octet ;
    h16           = HEXDIG{1,4} ;
    ls32          = ( h16 ":" h16 ) | IPv4address ;

    IPv6address   = (                              ( h16 ":" ){6} ls32
                    |                         "::" ( h16 ":" ){5} ls32
                    | (                h16 )? "::" ( h16 ":" ){4} ls32
                    | ( (h16 ":"){0,1} h16 )? "::" ( h16 ":" ){3} ls32
                    | ( (h16 ":"){0,2} h16 )? "::" ( h16 ":" ){2} ls32
                    | ( (h16 ":"){0,3} h16 )? "::"   h16 ":"      ls32
                    | ( (h16 ":"){0,4} h16 )? "::"                ls32
                    | ( (h16 ":"){0,5} h16 )? "::"                h16
                    | ( (h16 ":"){0,6} h16 )? "::" ) %IPv6address_end ;

    IPvFuture     = "v"i HEXDIG+ "." ( unreserved | sub_delims | ":" )+
                    %IPvFuture_end ;

    IP_literal    = "[" ( IPv6address | IPvFuture ) "]" ;

    # 3.2.2, first match wins: an IPv4address is not a reg-name
    host          = ( IP_literal
                    | IPv4address                %IPv4address_end
                    | ( reg_name - IPv4address ) %reg_name_end ) %host_end ;

    port          = DIGIT* %port_end ;
    userinfo      = ( unreserved | pct_encoded | sub_delims | ":"
                    | tolerated | percent )* ;
    authority     = ( ( userinfo "@" @userinfo_end )? host
                      ( ":" @port_begin port )? ) %authority_end ;

    scheme        = ALPHA ( ALPHA | DIGIT | "+" | "-" | "." )* ;

    relative_part = "//" @authority_begin authority path_abempty
                  | path_absolute
                  | path_noscheme
                  | path_empty ;

    relative_ref  = relative_part ( "?" @query_begin query )?
                                  ( "#" @fragment_begin fragment )? ;

    hier_part     = "//" @authority_begin authority path_abempty
                  | path_absolute
                  | path_rootless
                  | path_empty ;

    absolute_URI  = scheme ":" @scheme_end hier_part ( "?" @query_begin query )? ;

    URI           = scheme ":" @scheme_end hier_part ( "?" @query_begin query )?
                                           ( "#" @fragment_begin fragment )? ;

    URI_reference = URI | relative_ref ;
}%%
%%{
    machine rfc3986_no_events;

    action scheme_end {}        action authority_begin {}
    action userinfo_end {}      action IPv4address_end {}
    action reg_name_end {}      action IPv6address_end {}
    action IPvFuture_end {}     action host_end {}
    action port_begin {}        action port_end {}
    action authority_end {}     action path_abempty_end {}
    action path_absolute_end {} action path_noscheme_end {}
    action path_rootless_end {} action path_empty_end {}
    action query_begin {}       action query_end {}
    action fragment_begin {}    action fragment_end {}
}%%
