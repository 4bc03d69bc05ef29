# The states inside of characters of several bytes form a table, one for all states that such a
# character leads to; the input may not end in a character.
# alphabet: a/\xC3\xE2\x82\xA9
%%{
    machine characters;
    alphtype unsigned char;

    action entries { (void)fentry(as_text); }
    action begin { BEGIN(LEFT, i); }
    action end   { END(LEFT); }
    action slash { BEGIN(RIGHT, i + 1); }
    action last  { END(RIGHT); }
    character = 0xC3 0x82..0xA9 | 0xE2 0x82 0x82..0xA9 ;

    main := 0 @entries ( as_text: ( ( "a" | character )+ >begin %end )
                                  ( "/" @slash ( "a" | character | 0xC2 0xA9 )* %last )? ) ;
}%%
