# Actions that run only at the end of input.
# alphabet: ab-
%%{
    machine at_end;
    alphtype unsigned char;

    action entries { (void)fentry(as_letters); }
    action at_end { MARK(at_end); }
    action sign   { MARK(sign); }

    main := 0 @entries ( as_letters: "a"+ ( "-" @sign "b" )* %/at_end ) ;
}%%
