# The character classes of rfc3986.rl, for the tables that classes.py makes of
# what ragel reports: one machine a class, the bytes it can begin with.
%%{
    machine classes;
    alphtype unsigned char;

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
    include rfc3986 "rfc3986.rl";

    class_ALPHA      := ALPHA ;
    class_DIGIT      := DIGIT ;
    class_HEXDIG     := HEXDIG ;
    class_unreserved := unreserved ;
    class_sub_delims := sub_delims ;
    class_pchar      := pchar ;

    # what scanners may pass over in one go; a "%" needs a look at its digits
    run_DIGIT         := DIGIT ;
    run_HEXDIG        := HEXDIG ;
    run_SCHEME        := ALPHA | DIGIT | "+" | "-" | "." ;
    run_REG_NAME      := unreserved | sub_delims ;
    run_USERINFO      := unreserved | sub_delims | ":" ;
    run_SEGMENT_NZ_NC := unreserved | sub_delims | "@" ;
    run_PATH          := ( pchar - pct_encoded ) | "/" ;
    run_QUERY         := ( pchar - pct_encoded ) | "/" | "?" ;
}%%
