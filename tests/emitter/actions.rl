# Actions on entering, on each byte, on the last one, and on leaving.
# alphabet: abc-
%%{
    machine actions;
    alphtype unsigned char;

    action entries { (void)fentry(as_rule); (void)fentry(as_other); }
    action enter { MARK(enter); }
    action each  { MARK(each); }
    action last  { MARK(last); }
    action leave { MARK(leave); }
    action other { MARK(other); }

    main := ( 0 @entries ( as_rule:  ( "a" "b"? "c"? ) >enter $each @last %leave "-" ) )
          | ( 1          ( as_other: "b"* >other "a" ) ) ;
}%%
