# The scanner of IRIs.  walk.py writes it as C.
%%{
    machine iri;
    alphtype unsigned char;

    include rfc3987 "../rfc3987.rl";
    include events "../actions/events.rl";
    include rfc3986 "../rfc3986.rl";

    # One machine, so that the rules share their states.  The byte before each
    # rule distinguishes it and is never scanned: a scan starts after it.
    action iri_entries {
        (void)fentry(as_IRI_reference); (void)fentry(as_IRI);
        (void)fentry(as_absolute_IRI); (void)fentry(as_irelative_ref);
    }
    main := ( 0 @iri_entries ( as_IRI_reference: URI_reference ) )
          | ( 1              ( as_IRI:           URI           ) )
          | ( 2              ( as_absolute_IRI:  absolute_URI  ) )
          | ( 3              ( as_irelative_ref: relative_ref  ) ) ;
}%%
