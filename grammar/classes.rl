# The character classes of rfc3986.rl, for the tables that classes.py writes: one
# machine for each class, which is the set of its first bytes.
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

    regular   = unreserved | sub_delims ;
    character = pchar - pct_encoded ;

    # a scanner may skip runs of these; after "%" it must check the digits
    run_DIGIT         := DIGIT ;
    run_HEXDIG        := HEXDIG ;
    run_SCHEME        := ALPHA | DIGIT | "+" | "-" | "." ;
    run_REG_NAME      := regular ;
    run_USERINFO      := regular | ":" ;
    run_SEGMENT_NZ_NC := regular | "@" ;
    run_SEGMENT       := character ;
    run_PATH          := character | "/" ;
    run_QUERY         := character | "/" | "?" ;

    # those of them that 6.2.2.1 leaves unchanged
    lower_SCHEME   := ( ALPHA | DIGIT | "+" | "-" | "." ) - "A".."Z" ;
    lower_REG_NAME := regular - "A".."Z" ;

    # the characters of addresses: a table walks the states that loop over them
    table_IPv4address := DIGIT | "." ;
    table_IPv6address := HEXDIG | ":" | "." ;

    # not encoded when text becomes a component, or a field of an HTML form
    plain_REG_NAME := regular ;
    plain_USERINFO := regular | ":" ;
    plain_SEGMENT  := character ;
    plain_PATH     := character | "/" ;
    plain_QUERY    := character | "/" | "?" ;
    plain_FORM     := ALPHA | DIGIT | "*" | "-" | "." | "_" ;

    # what a scanner reads in place of a byte that a caller tolerates
    symbol_TOLERATED    := tolerated_byte ;
    symbol_HOST_PERCENT := host_percent ;

    # tests of the search for URIs in text
    text_LETTER := ALPHA ;
    text_WORD   := ALPHA | DIGIT ;
    text_SCHEME := ALPHA | DIGIT | "+" | "-" | "." ;
    text_URIC   := reserved | unreserved | "%" ;
    # and what a URI may have beyond RFC 3986 where nothing encloses it
    text_WILD   := reserved | unreserved | "%" | [{}|^] | 0x80..0xFF ;
    # subsets of what find_bare.rl calls other and punctuation
    text_MEANT  := ALPHA | DIGIT | "/" | "%" ;
    text_TRIMMED := [.:!?*] ;
}%%
