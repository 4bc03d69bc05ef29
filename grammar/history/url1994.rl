# The URL draft of 1993/94 (draft-ietf-uri-url-03, whose pages carry October 1993):
# its section "BNF syntax", rule by rule, under the names of the document.
#
# Of its notation: a rule stands before its definition without a sign between them;
# words of more than one letter are rules, single characters stand for themselves,
# "space" and "vline" for the two that cannot.  So letters mind their case: HTTP: is
# no httpaddress, though it is a generic.  alpha and digit are rules of the document
# and names that Ragel knows, for the same sets.  (The copy at hand has lost the name
# of digit.)  Recursive rules are written as the repetitions that they are.
#
# Where the words of the document say otherwise, its BNF counts:
#  - generic is said to parse "the same URLs as the other productions": a path cannot
#    begin with "/", so no generic has a host;
#  - a void fragmentid may follow its "#", and a void version its "%00", which parts
#    attributes too: a fragmentid has a character, a version a digit, and attributes
#    touch (though hsoname takes any "%00");
#  - the scheme is "mailto:", but mailtoaddress has two colons (with one it is a
#    generic).
# Where its BNF contradicts its own examples, those count: xpalphas.
%%{
    machine url1994;

    safe            = "$" | "-" | "_" | "@" | "." | "&" ;
    extra           = "!" | "*" | '"' | "'" | "(" | ")" | ":" | ";" | "," | " " ;
    hex             = digit | "a" | "b" | "c" | "d" | "e" | "f"
                            | "A" | "B" | "C" | "D" | "E" | "F" ;
    escape          = "%" hex hex ;
    national        = "{" | "}" | "|" | "[" | "]" | "\\" | "^" | "~" ;
    punctuation     = "<" | ">" ;

    digits          = digit+ ;
    alphanum        = alpha | digit ;
    alphanums       = alphanum+ ;
    void            = "" ;

    xalpha          = alpha | digit | safe | extra | escape ;
    xalphas         = xalpha+ ;
    xpalpha         = xalpha | "+" ;
    # Printed "xpalpha [ xpalpha ]": a path's parts of two characters at most, and 12
    # of the document's 13 examples no URLs.  What xalphas has is meant.
    xpalphas        = xpalpha+ ;
    ialpha          = alpha xalphas? ;

    fragmentid      = xalphas ;
    user            = xalphas ;
    password        = xalphas ;
    gtype           = xalpha ;
    search          = xalphas ( "+" xalphas )* ;
    # void | xpalphas [ / path ]
    path            = ( xpalphas "/" )* ( void | xpalphas ) ;
    selector        = path ;

    port            = digits ;
    hostnumber      = digits "." digits "." digits "." digits ;
    hostname        = ialpha ( "." ialpha )* ;
    cellname        = hostname ;
    host            = hostname | hostnumber ;
    hostport        = host ( ":" port )? ;
    login           = ( user ( ":" password )? "@" )? hostport ;

    gopheraddress   = "gopher://" hostport ( "/" gtype selector? )?
                      ( "?" search )? ;
    telnetaddress   = "telnet://" login ;

    attribute       = alphanums ;
    attributes      = attribute+ ;
    version         = digits ;
    hsoname         = path ;
    prosperolink    = "prospero://" hostport "/" hsoname
                      ( "%00" version attributes? )? ;
    prosperoaddress = prosperolink ;

    wtype           = xalphas ;
    database        = xalphas ;
    article         = xalphas "@" host ;
    group           = ialpha ( "." ialpha )* ;
    groupart        = "*" | group | article ;
    waisdoc         = "wais://" hostport "/" database "/" wtype "/" path ;
    waisindex       = "wais://" hostport "/" database ( "?" search )? ;
    waisaddress     = waisindex | waisdoc ;

    mailtoaddress   = "mailto::" xalphas "@" hostname ;
    nntpaddress     = "nntp:" group "/" digits ;
    newsaddress     = "news:" groupart ;
    # "left in as historical note, but is not a url production"
    afsaddress      = "afs://" cellname "/" path ;
    ftpaddress      = "ftp://" login "/" path ;
    httpaddress     = "http://" hostport ( "/" path )? ( "?" search )? ;

    scheme          = ialpha ;
    generic         = scheme ":" path ( "?" search )? ;
    url             = generic | httpaddress | ftpaddress | newsaddress
                    | nntpaddress | prosperoaddress | telnetaddress
                    | gopheraddress | waisaddress | mailtoaddress ;
    uri             = url ;
    fragmentaddress = uri ( "#" fragmentid )? ;

    # The section "PARTIAL FORM" has no BNF: no rule below is the document's, but
    # they say what its words do.  Scheme, host and the begin of the path may be
    # omitted; in a full form a colon comes before any slash, so here none does.
    xpalphas_nc     = ( xpalpha - ":" )+ ;
    search_nc       = ( xalpha - ":" )+ ( "+" ( xalpha - ":" )+ )* ;
    partialform     = "//" login ( "/" path )? ( "?" search )?
                    | "/" path ( "?" search )?
                    | xpalphas_nc "/" path ( "?" search )?
                    | xpalphas_nc? ( "?" search_nc )? ;
    reference       = ( uri | partialform ) ( "#" fragmentid )? ;
}%%
