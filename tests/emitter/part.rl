# States over digits form a table; the action on leaving each is looked up.
# alphabet: 0123/
%%{
    machine part;
    alphtype unsigned char;

    action entries { (void)fentry(as_number); }
    action is_small { KIND(SMALL); }
    action is_large { KIND(LARGE); }
    action end      { MARK(end); }
    small = "0" | "01" | "10" | "22" | "123" | "003" | "310" | "321" ;

    main := 0 @entries ( as_number: ( ( small %is_small )
        | ( ( [0-3]{1,3} - small ) %is_large ) ) %end ( "/" [0-3] )? ) ;
}%%
