# The character classes of rfc3986.rl, for the tables that classes.py makes of
# what ragel reports: one machine a class, the bytes it can begin with.
%%{
    machine classes;
    alphtype unsigned char;

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

    # what scanners may pass over in one go; a "%" needs a look at its digits
    run_DIGIT         := DIGIT ;
    run_HEXDIG        := HEXDIG ;
    run_SCHEME        := ALPHA | DIGIT | "+" | "-" | "." ;
    run_REG_NAME      := regular ;
    run_USERINFO      := regular | ":" ;
    run_SEGMENT_NZ_NC := regular | "@" ;
    run_SEGMENT       := character ;
    run_PATH          := character | "/" ;
    run_QUERY         := character | "/" | "?" ;

    # and of that, what 6.2.2.1 leaves as it is
    lower_SCHEME   := ( ALPHA | DIGIT | "+" | "-" | "." ) - "A".."Z" ;
    lower_REG_NAME := regular - "A".."Z" ;

    # what addresses are made of: states that loop over it in many steps are walked
    # by a table
    table_IPv4address := DIGIT | "." ;
    table_IPv6address := HEXDIG | ":" | "." ;

    # what is not encoded when text becomes a part, or a field of a form
    plain_REG_NAME := regular ;
    plain_USERINFO := regular | ":" ;
    plain_SEGMENT  := character ;
    plain_PATH     := character | "/" ;
    plain_QUERY    := character | "/" | "?" ;
    plain_FORM     := ALPHA | DIGIT | "*" | "-" | "." | "_" ;

    # what a search for URIs in text asks of bytes
    text_LETTER := ALPHA ;
    text_WORD   := ALPHA | DIGIT ;
    text_SCHEME := ALPHA | DIGIT | "+" | "-" | "." ;
    text_URIC   := reserved | unreserved | "%" ;
    # of what find_bare.rl calls other and punctuation
    text_MEANT  := ALPHA | DIGIT | "/" | "%" ;
    text_TRIMMED := [.:!?*] ;
}%%
