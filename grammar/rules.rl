# The scanner of the rules that parse.rl lacks.  walk.py writes it as C.
%%{
    machine rules;
    alphtype unsigned char;

    include events "events.rl";
    include rfc3986 "rfc3986.rl";
    include rfc9112 "rfc9112.rl";

    action entries {
        (void)fentry(as_absolute_URI); (void)fentry(as_relative_ref);
        (void)fentry(as_authority); (void)fentry(as_host);
        (void)fentry(as_IPv6address); (void)fentry(as_IPv4address);
        (void)fentry(as_absolute_form); (void)fentry(as_authority_form);
        (void)fentry(as_asterisk_form); (void)fentry(as_request_target);
        (void)fentry(as_request_target_CONNECT); (void)fentry(as_Host);
    }
    main := ( (  0 @entries ( as_absolute_URI:   absolute_URI   ) )
            | (  1          ( as_relative_ref:   relative_ref   ) )
            | (  2          ( as_authority:      authority      ) )
            | (  3          ( as_host:           host           ) )
            | (  4          ( as_IPv6address:    IPv6address %host_end ) )
            | (  5          ( as_IPv4address:
                                IPv4address %IPv4address_end %host_end ) )
            | (  6          ( as_absolute_form:  absolute_form  ) )
            | (  7          ( as_authority_form: authority_form ) )
            | (  8          ( as_asterisk_form:  asterisk_form  ) )
            | (  9          ( as_request_target: request_target ) )
            | ( 10          ( as_request_target_CONNECT:
                                request_target_CONNECT ) )
            | ( 11          ( as_Host:           Host           ) ) ) ;
}%%
