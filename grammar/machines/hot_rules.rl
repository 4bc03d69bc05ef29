# The rules that most callers and every server use, as one expression.  A scanner defines the
# events, or includes rfc3986_no_events and its kin, then includes this file.
%%{
    machine hot_rules;

    include rfc3986 "../rfc3986.rl";
    include rfc9112 "../rfc9112.rl";

    # One machine, so that the rules share their states.  The byte before each
    # rule distinguishes it and is never scanned: a scan starts after it.
    action hot_entries {
        (void)fentry(as_URI_reference); (void)fentry(as_URI);
        (void)fentry(as_origin_form); (void)fentry(as_Host);
    }
    hot_rules = ( ( 0 @hot_entries ( as_URI_reference: URI_reference ) )
                | ( 1              ( as_URI:           URI           ) )
                | ( 2              ( as_origin_form:   origin_form   ) )
                | ( 14             ( as_Host:          Host          ) ) ) ;
}%%
