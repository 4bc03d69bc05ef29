# A state that loops jumps; what leaves it says so at the end.
# alphabet: abdx
%%{
    machine word;
    alphtype unsigned char;

    action entries { (void)fentry(as_word); }
    action word_end { MARK(word_end); }

    main := 0 @entries ( as_word: [a-d]+ %word_end ) ;
}%%
