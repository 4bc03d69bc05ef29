# A state that loops jumps; the action on leaving runs at the end of input too.
# alphabet: abdx
%%{
    machine word;
    alphtype unsigned char;

    action entries { (void)fentry(as_word); }
    action word_end { MARK(word_end); }

    main := 0 @entries ( as_word: [a-d]+ %word_end ) ;
}%%
