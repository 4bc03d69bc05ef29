# The rules that hot_rules.rl lacks, in the same way.  No leading byte is also one of the
# hot rules, so that one machine may have both.
%%{
    machine other_rules;

    include rfc3986 "../rfc3986.rl";
    include rfc9112 "../rfc9112.rl";

    action other_entries {
        (void)fentry(as_absolute_URI); (void)fentry(as_relative_ref);
        (void)fentry(as_authority); (void)fentry(as_host);
        (void)fentry(as_IPv6address); (void)fentry(as_IPv4address);
        (void)fentry(as_absolute_form); (void)fentry(as_authority_form);
        (void)fentry(as_asterisk_form); (void)fentry(as_request_target);
        (void)fentry(as_request_target_CONNECT);
    }
    other_rules = ( (  3 @other_entries ( as_absolute_URI: absolute_URI ) )
                  | (  4 ( as_relative_ref:   relative_ref   ) )
                  | (  5 ( as_authority:      authority      ) )
                  | (  6 ( as_host:           host           ) )
                  | (  7 ( as_IPv6address:    IPv6address %host_end ) )
                  | (  8 ( as_IPv4address:
                             IPv4address %IPv4address_end %host_end ) )
                  | (  9 ( as_absolute_form:  absolute_form  ) )
                  | ( 10 ( as_authority_form: authority_form ) )
                  | ( 11 ( as_asterisk_form:  asterisk_form  ) )
                  | ( 12 ( as_request_target: request_target ) )
                  | ( 13 ( as_request_target_CONNECT: request_target_CONNECT ) ) ) ;
}%%
