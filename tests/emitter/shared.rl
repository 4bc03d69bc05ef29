# Two equal parts share a table.
# alphabet: 0123-/
%%{
    machine shared;
    alphtype unsigned char;

    action entries { (void)fentry(as_number); (void)fentry(as_pair); }
    action first  { MARK(first); }
    action second { MARK(second); }
    code = "000" | "011" | "022" | "033" | "10" [01] | "11" [02] | "12" [03] | "13" [12]
         | "20" [13] | "3" ;

    main := ( 0 @entries ( as_number: code %first "/" ) )
          | ( 1          ( as_pair:   "-" code %second "/" "/" ) ) ;
}%%
