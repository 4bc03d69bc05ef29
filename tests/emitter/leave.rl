# LEAVE is where the input could have ended but cannot after the byte.
# alphabet: ab-=
%%{
    machine leave;
    alphtype unsigned char;

    action entries { (void)fentry(as_words); }
    action words_end { MARK(words_end); }

    main := 0 @entries ( as_words: "a"+ ( "-" "b" )* ( "=" [ab] "-" )? %words_end ) ;
}%%
