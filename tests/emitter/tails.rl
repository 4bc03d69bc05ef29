# The rest of an input is read at once where it can be: with a "?" and a "#", and in "short" with a
# "?" alone.  Not in these: "later", where a "#" came before; "event", where what happens on a "?"
# is not plain; "tentative", where a part may have been marked before.
# alphabet: a1?#%
%%{
    machine tails;
    alphtype unsigned char;

    action entries {
        (void)fentry(as_whole); (void)fentry(as_short); (void)fentry(as_later);
        (void)fentry(as_event); (void)fentry(as_tentative);
    }
    action body        { MARK(body); }
    action later       { MARK(later); }
    action sharp       { MARK(sharp); }
    action left_begin  { BEGIN(LEFT, i + 1); }
    action left_end    { END(LEFT); }
    action right_begin { BEGIN(RIGHT, i + 1); }
    action right_end   { END(RIGHT); }

    triplet = "%" xdigit xdigit ;
    body  = ( [abcd] | triplet )+ %body ;
    more  = ( [abcd?] | triplet )* ;
    left  = "?" @left_begin more %left_end ;
    right = "#" @right_begin more %right_end ;
    tentative = "1" ( "1" @right_begin )? body ( "#" @right_begin more %right_end )? ;

    main := ( 0 @entries ( as_whole:     body? left? right? ) )
          | ( 1          ( as_short:     body left? ) )
          | ( 2          ( as_later:     "#" ( [abcd] | triplet )+ %later left? ) )
          | ( 3          ( as_event:     body ( "?" @sharp @left_begin more %left_end )? right? ) )
          | ( 4          ( as_tentative: tentative ) ) ;
}%%
