# Three groups of one or two digits, or fewer with "::", can be read at once ("address").  Not so if a
# "::" may also stand for no group ("other").
# alphabet: 1a:]
%%{
    machine groups;
    alphtype unsigned char;

    action entries { (void)fentry(as_other); (void)fentry(as_address); }
    action end { MARK(end); }
    h = xdigit{1,2} ;
    three = h ":" h ":" h ;
    fewer = "::" ( h ( ":" h )? )? | h "::" h? | h ":" h "::" ;

    main := 0 @entries ( as_other:   ( three | fewer | h "::" h ":" h ) %end "]" )
          | 1          ( as_address: ( three | fewer ) %end "]" ) ;
}%%
