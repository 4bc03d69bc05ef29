# Two readings at once: the one that loses leaves marks, which the end clears.
# alphabet: ab:/
%%{
    machine clear;
    alphtype unsigned char;

    action entries { (void)fentry(as_either); (void)fentry(as_unless); }
    action left_end    { END(LEFT); BEGIN(RIGHT, i + 1); }
    action right_end   { END(RIGHT); }
    action right_again { NO_BEGIN(RIGHT); BEGIN(LEFT, i); END(LEFT); }
    action short_end   { if (i < 4) UNDEFINE(RIGHT); }

    pair = "a"+ ":" @left_end "b"* ;
    word = ( "a" | "b" | ":" )+ ;
    either = pair %right_end | word "/" ( "/" @right_again )? ;
    unless = pair %right_end %short_end ;

    main := ( 0 @entries ( as_either: either ) )
          | ( 1          ( as_unless: unless ) ) ;
}%%
