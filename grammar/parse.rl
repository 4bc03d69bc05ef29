# The scanner of the three hot rules.  walk.py writes it as C.
%%{
    machine parse;
    alphtype unsigned char;

    include events "events.rl";
    include rfc3986 "rfc3986.rl";
    include rfc9112 "rfc9112.rl";

    # One machine, so that the rules share their states.  The byte before each
    # sets it apart and is never scanned: a scan starts after it.
    action entries {
        (void)fentry(as_URI_reference); (void)fentry(as_URI);
        (void)fentry(as_origin_form);
    }
    main := ( 0 @entries ( as_URI_reference: URI_reference ) )
          | ( 1          ( as_URI:           URI           ) )
          | ( 2          ( as_origin_form:   origin_form   ) ) ;
}%%
