# The scanner of the rules that a server reads in every request.  walk.py writes it as C, for
# gen/uric_http.c.
%%{
    machine http_parse;
    alphtype unsigned char;

    include strict "../tolerance.rl";
    include events "../actions/events.rl";
    include rfc3986 "../rfc3986.rl";
    include rfc9112 "../rfc9112.rl";

    # As in hot_rules.rl: one machine, a byte that is never scanned before each rule.
    action http_hot_entries {
        (void)fentry(as_origin_form); (void)fentry(as_Host);
    }
    main := ( ( 0 @http_hot_entries ( as_origin_form: origin_form ) )
            | ( 1                   ( as_Host:        Host        ) ) ) ;
}%%
