# The URL draft of 1993/94 (draft-ietf-uri-url-03, whose pages carry October 1993):
# its section "BNF syntax", rule by rule, under the names of the document.
#
# The notation: no sign separates the name of a rule from its definition; words of more
# than one letter are rules, single characters are literals, "space" and "vline" name
# two more literals.  So letters are case-sensitive: HTTP: is not an httpaddress,
# though it is a generic.  alpha and digit are rules of the document and built into
# Ragel, for the same sets.  (The available copy has lost the name of digit.)
# Recursive rules are written as repetitions.
#
# Where the prose of the document disagrees with its BNF, the BNF decides:
#  - generic is said to parse "the same URLs as the other productions": a path cannot
#    start with "/", so no generic has a host;
#  - in the prose a fragmentid may be void after its "#", a version may be void after
#    its "%00", and "%00" also separates attributes; in the BNF a fragmentid has a
#    character, a version a digit, and nothing separates attributes (though hsoname
#    takes any "%00");
#  - the scheme is "mailto:", but mailtoaddress has two colons (with one it is a
#    generic).
# Where its BNF contradicts its own examples, the examples decide: xpalphas.
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
    # Printed as "xpalpha [ xpalpha ]", which limits the parts of a path to two
    # characters and rejects 12 of the document's 13 examples.  The repetition of
    # xalphas is meant.
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

    # The section "PARTIAL FORM" has no BNF: the rules below are not the document's,
    # but translate its prose.  Scheme, host and the start of the path may be omitted;
    # a full URL has a colon before any slash, so a partial one has not.
    xpalphas_nc     = ( xpalpha - ":" )+ ;
    search_nc       = ( xalpha - ":" )+ ( "+" ( xalpha - ":" )+ )* ;
    partialform     = "//" login ( "/" path )? ( "?" search )?
                    | "/" path ( "?" search )?
                    | xpalphas_nc "/" path ( "?" search )?
                    | xpalphas_nc? ( "?" search_nc )? ;
    reference       = ( uri | partialform ) ( "#" fragmentid )? ;
}%%
