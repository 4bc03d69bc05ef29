# RFC 1738, section 5: the BNF for specific URL schemes, rule by rule.
#
# Read it beside the RFC: every rule of the section occurs here once, under its
# own name, "-" written "_" (and gopher+_string is gopher_string).  The notation
# is that of RFC 822 except for three signs:
#
#   BNF             Ragel             why
#   "ftp://"        "ftp://"i         a quoted literal ignores case (RFC 822, 2.)
#   *[X]  1*[X]     X*  X+            "[" and "]" also group what repeats
#   [X]  a | b      X?  a | b
#   [ / [ gtype     "/"               a misprint: the "/" was meant as a literal
#
# It has three machines.  rfc1738_characters defines the characters of the URLs.
# rfc1738_paths defines, for ten schemes, what follows the host and port, in
# terms of uchar and xchar, which scheme_characters.rl takes from RFC 3986 instead.
# rfc1738 includes both and defines the URLs.
#
# The file contains no C.  A scanner defines the events below as actions, or
# includes rfc1738_no_events, then includes it.  An event follows the expression
# it belongs to, @name on its last byte, %name on leaving it:
#
#   scheme_end            on the ":" after the scheme
#   authority_begin       on the second "/" of "//"
#   userinfo_end          on "@": the bytes since authority_begin are user and
#                         password, though they may have looked like host and port
#   host_end              leaving the host
#   port_begin, port_end  on ":", and leaving the digits
#   path_begin            on the "/" after host and port
#   NAME_begin            on the last byte of the delimiter before the part NAME;
#                         for fields and file_path, on their own first byte
#   NAME_end              leaving the part
#   fpath_run             on a byte after which fpath may continue with any byte but
#                         ";": the scanner may skip to the next ";"
#   typecode              ftp: on the one letter
#   typecode_expected     ftp: when something else is there
#
# In a selector, "%" may start the "%09" after it, so selector_end and
# gopher_search_end can fire more than once; the last one counts.
#
# Use genericurl and url only with events that do nothing: other readings of a
# string are alive beside that of its scheme.
%%{
    machine rfc1738_characters;

    # alpha and digit are built into Ragel, with the same meaning; a quoted letter
    # stands for both cases, so lowalpha and hialpha are alpha
    lowalpha      = alpha ;
    hialpha       = alpha ;
    alphadigit    = alpha | digit ;

    safe          = "$" | "-" | "_" | "." | "+" ;
    extra         = "!" | "*" | "'" | "(" | ")" | "," ;
    national      = "{" | "}" | "|" | "\\" | "^" | "~" | "[" | "]" | "`" ;
    punctuation   = "<" | ">" | "#" | "%" | '"' ;
    reserved      = ";" | "/" | "?" | ":" | "@" | "&" | "=" ;
    hex           = digit | "A"i | "B"i | "C"i | "D"i | "E"i | "F"i ;
    escape        = "%" hex hex ;

    unreserved    = alpha | digit | safe | extra ;
    uchar         = unreserved | escape ;
    xchar         = unreserved | reserved | escape ;
    digits        = digit+ ;

    # 3.1; a label that starts with a digit is never the last, so no hostname is a
    # hostnumber
    domainlabel   = alphadigit | alphadigit ( alphadigit | "-" )* alphadigit ;
    toplabel      = alpha | alpha ( alphadigit | "-" )* alphadigit ;
    hostname      = ( domainlabel "." )* toplabel ;
    hostnumber    = digits "." digits "." digits "." digits ;
    host          = hostname | hostnumber ;
}%%
%%{
    machine rfc1738_paths;

    # 3.2, and 3.10
    fsegment      = ( ( uchar | "?" | ":" | "@" | "&" | "=" ) @fpath_run )* ;
    fpath         = fsegment ( "/" @fpath_run fsegment )* %fpath_end ;
    ftptype       = "A"i | "I"i | "D"i ;
    ftp_path      = ( "/" @path_begin fpath
                      ( ";type="i
                        ftptype >!typecode_expected @typecode )? )? ;

    # 3.3
    hsegment      = ( uchar | ";" | ":" | "@" | "&" | "=" )* ;
    search        = ( uchar | ";" | ":" | "@" | "&" | "=" )* ;
    hpath         = hsegment ( "/" hsegment )* ;
    http_path     = ( "/" @path_begin hpath %hpath_end
                      ( "?" @searchpart_begin search %searchpart_end )? )? ;

    # 3.4; the BNF is ambiguous, since a selector's xchars can be "%09".  But a
    # selector contains no tab (3.4.1), so the first two "%09" are delimiters.  The
    # search string is a selector here, and not 3.3's search as in the BNF: the URLs
    # are the same, since the selector before it takes "/", "?" and "%09" with all that
    # follows, and 3.4.3 allows any string there
    gtype         = xchar ;
    selector      = xchar* - ( any* "%09" any* ) ;
    gopher_search = selector ;
    gopher_string = xchar* ;
    gopher_path   = ( "/" @path_begin ( gtype @gophertype_end
                      selector %selector_end
                      ( "%09" @gopher_search_begin
                        gopher_search %gopher_search_end
                        ( "%09" @gopher_string_begin
                          gopher_string %gopher_string_end )? )? )? )? ;

    # 3.9
    database      = uchar* ;
    wtype         = uchar* ;
    wpath         = uchar* ;
    wais_database = "/" @path_begin database %database_end ;
    wais_index    = wais_database "?" @wais_search_begin search %wais_search_end ;
    wais_doc      = wais_database "/" @wtype_begin wtype %wtype_end
                    "/" @wpath_begin wpath %wpath_end ;
    wais_path     = wais_database | wais_index | wais_doc ;

    # 3.11
    psegment      = ( uchar | "?" | ":" | "@" | "&" | "=" )* ;
    ppath         = psegment ( "/" psegment )* ;
    fieldname     = ( uchar | "?" | ":" | "@" | "&" )* ;
    fieldvalue    = ( uchar | "?" | ":" | "@" | "&" )* ;
    fieldspec     = ";" fieldname "=" fieldvalue ;
    prospero_path = "/" @path_begin ppath %hsoname_end
                    ( fieldspec+ >fields_begin %fields_end )? ;
}%%
%%{
    machine rfc1738;

    include rfc1738_characters "rfc1738.rl";
    include rfc1738_paths "rfc1738.rl";

    port          = digits %port_end ;
    user          = ( uchar | ";" | "?" | "&" | "=" )* ;
    password      = ( uchar | ";" | "?" | "&" | "=" )* ;
    hostport      = host %host_end ( ":" @port_begin port )? ;
    login         = ( user ( ":" password )? "@" @userinfo_end )? hostport ;
    urlpath       = xchar* ;

    ftpurl        = "ftp:"i @scheme_end "//" @authority_begin login ftp_path ;

    fileurl       = "file:"i @scheme_end "//" @authority_begin
                    ( host | "localhost"i )? %host_end
                    "/" @file_path_begin fpath %file_path_end ;

    httpurl       = "http:"i @scheme_end "//" @authority_begin hostport http_path ;

    gopherurl     = "gopher:"i @scheme_end "//" @authority_begin hostport
                    gopher_path ;

    encoded822addr = xchar+ %encoded822addr_end ;
    mailtourl     = "mailto:"i @scheme_end encoded822addr ;

    group         = alpha ( alpha | digit | "-" | "." | "+" | "_" )* ;
    article       = ( uchar | ";" | "/" | "?" | ":" | "&" | "=" )+ "@" host ;
    grouppart     = "*" %all_end | group %group_end | article %article_end ;
    newsurl       = "news:"i @scheme_end grouppart ;

    nntpurl       = "nntp:"i @scheme_end "//" @authority_begin hostport
                    "/" @path_begin group %group_end
                    ( "/" @article_number_begin
                      digits %article_number_end )? ;

    telneturl     = "telnet:"i @scheme_end "//" @authority_begin login
                    ( "/" @path_begin )? ;

    wais          = "wais:"i @scheme_end "//" @authority_begin hostport ;
    waisdatabase  = wais wais_database ;
    waisindex     = wais wais_index ;
    waisdoc       = wais wais_doc ;
    waisurl       = waisdatabase | waisindex | waisdoc ;

    prosperourl   = "prospero:"i @scheme_end "//" @authority_begin hostport
                    prospero_path ;

    predefined    = httpurl | ftpurl | newsurl | nntpurl | telneturl
                  | gopherurl | waisurl | mailtourl | fileurl | prosperourl ;

    scheme        = ( lowalpha | digit | "+" | "-" | "." )+ ;
    ip_schemepart = "//" login ( "/" urlpath )? ;
    schemepart    = xchar* | ip_schemepart ;
    genericurl    = scheme ":" schemepart ;
    otherurl      = genericurl ;
    url           = predefined | otherurl ;
}%%
%%{
    machine rfc1738_no_events;

    action scheme_end {}            action authority_begin {}
    action userinfo_end {}          action host_end {}
    action port_begin {}            action port_end {}
    action path_begin {}            action fpath_run {}
    action fpath_end {}             action typecode {}
    action typecode_expected {}     action hpath_end {}
    action searchpart_begin {}      action searchpart_end {}
    action gophertype_end {}        action selector_end {}
    action gopher_search_begin {}   action gopher_search_end {}
    action gopher_string_begin {}   action gopher_string_end {}
    action encoded822addr_end {}    action all_end {}
    action group_end {}             action article_end {}
    action article_number_begin {}  action article_number_end {}
    action database_end {}          action wais_search_begin {}
    action wais_search_end {}       action wtype_begin {}
    action wtype_end {}             action wpath_begin {}
    action wpath_end {}             action hsoname_end {}
    action fields_begin {}          action fields_end {}
    action file_path_begin {}       action file_path_end {}
}%%
