# The scanner of the rules that a proxy needs, without tolerance.  transitions.py writes it as
# tables, for gen/uric_http.c.
%%{
    machine http_rules;
    alphtype unsigned char;

    include strict "../tolerance.rl";
    include events "../actions/events.rl";
    include rfc3986 "../rfc3986.rl";
    include rfc9112 "../rfc9112.rl";

    # As in hot_rules.rl: one machine, a byte that is never scanned before each rule.  An
    # absolute-URI is read as an absolute-form, which is the same (RFC 9112, 3.2.2).
    action http_entries {
        (void)fentry(as_URI_reference); (void)fentry(as_authority);
        (void)fentry(as_host); (void)fentry(as_IPv6address);
        (void)fentry(as_origin_form); (void)fentry(as_absolute_form);
        (void)fentry(as_authority_form); (void)fentry(as_asterisk_form);
        (void)fentry(as_request_target); (void)fentry(as_request_target_CONNECT);
        (void)fentry(as_Host);
    }
    main := ( (  0 @http_entries ( as_URI_reference: URI_reference ) )
            | (  1 ( as_authority:      authority      ) )
            | (  2 ( as_host:           host           ) )
            | ( 10 ( as_IPv6address:    IPv6address %host_end ) )
            | (  3 ( as_origin_form:    origin_form    ) )
            | (  4 ( as_absolute_form:  absolute_form  ) )
            | (  5 ( as_authority_form: authority_form ) )
            | (  6 ( as_asterisk_form:  asterisk_form  ) )
            | (  7 ( as_request_target: request_target ) )
            | (  8 ( as_request_target_CONNECT: request_target_CONNECT ) )
            | (  9 ( as_Host:           Host           ) ) ) ;
}%%
