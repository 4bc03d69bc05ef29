# A table can reject a byte on the way, and only some of its states may be left.
# alphabet: 0123/
%%{
    machine lost;
    alphtype unsigned char;

    action entries { (void)fentry(as_code); }
    action end { MARK(end); }
    code = "000" | "011" | "022" | "033" | "10" [01] | "11" [02] | "12" [03] | "13" [12]
         | "20" [13] | "3" ;

    main := 0 @entries ( as_code: code %end "/"? ) ;
}%%
