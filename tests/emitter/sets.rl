# Sets that are not ranges are bits of a table.
# alphabet: ace/0z
%%{
    machine sets;
    alphtype unsigned char;

    action entries { (void)fentry(as_sets); }
    action odd { MARK(odd); }

    main := 0 @entries ( as_sets: ( [acegik] @odd | [bdfhjl] )* [0-9] [/acegik]? ) ;
}%%
