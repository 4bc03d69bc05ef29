# The character classes of rfc3986.rl, for the tables that classes.py writes: one machine for
# each class, which is the set of the bytes that occur in its strings.  So none repeats a rule.
%%{
    machine classes;
    alphtype unsigned char;

    include symbols "tolerance.rl";
    include strict "tolerance.rl";
    include rfc3986_no_events "rfc3986.rl";
    include rfc3986 "rfc3986.rl";

    class_ALPHA      := ALPHA ;
    class_DIGIT      := DIGIT ;
    class_HEXDIG     := HEXDIG ;
    class_unreserved := unreserved ;
    class_reserved   := reserved ;
    class_sub_delims := sub_delims ;
    class_pchar      := pchar ;
    class_URI        := URI ;

    # strings without triplets
    plain     = ( any - "%" )* ;

    # a scanner may skip runs of these; after "%" it must check the digits
    run_HEXDIG     := HEXDIG ;
    run_SCHEME     := scheme ;
    run_REG_NAME   := reg_name & plain ;
    run_PATH       := path & plain ;

    # the characters of addresses: a table walks the states that loop over them
    table_IPv4address := IPv4address & plain ;
    table_IPv6address := IPv6address & plain ;

    # not encoded when text becomes a component, or a field of an HTML form
    plain_REG_NAME := reg_name & plain ;
    plain_USERINFO := userinfo & plain ;
    plain_SEGMENT  := segment & plain ;
    plain_PATH     := path & plain ;
    plain_QUERY    := query & plain ;
    plain_FRAGMENT := fragment & plain ;
    # the URL Standard's set of application/x-www-form-urlencoded, which RFC 3986 lacks
    plain_FORM     := query & ( ALPHA | DIGIT | [*\-._] )* ;
    # decoded by normalization
    plain_UNRESERVED := unreserved ;

    # what a scanner reads in place of a byte that a caller tolerates
    symbol_TOLERATED    := tolerated_byte ;
    symbol_HOST_PERCENT := host_percent ;

    # tests of the search for URIs in text
    text_LETTER := ALPHA ;
    text_WORD   := ALPHA | DIGIT ;
    text_SCHEME := scheme ;
    text_URIC   := URI ;
    # and what a URI may have beyond RFC 3986 where nothing encloses it
    text_WILD   := URI | [{}|^] | 0x80..0xFF ;
    # subsets of what find_bare.rl calls other and punctuation
    text_MEANT  := ALPHA | DIGIT | "/" | "%" ;
    text_TRIMMED := [.:!?*] ;
    # after an authority, states of find_bare.rl, find_wild.rl and find_wild_end.rl loop over these
    text_PASSED := ALPHA | DIGIT | [%\-./:@_~] ;
}%%
