# The input may end in some states of a table, but not in those after them.
# alphabet: 0123/
%%{
    machine table_leaving;
    alphtype unsigned char;

    action entries { (void)fentry(as_code); }
    action end { MARK(end); }
    code = "000" | "011" | "022" | "033" | "10" [01] | "11" [02] | "12" [03] | "13" [12]
         | "20" [13] | "3" | "0" | "13" ;

    main := 0 @entries ( as_code: code %end "/"? ) ;
}%%
