# refused: an EOF action in state
%%{
    machine refused;
    alphtype unsigned char;

    action entries { (void)fentry(as_rule); }
    action act { MARK(act); }
    main := 0 @entries ( as_rule: "a" ( "b" "c" $/act ) ) ;
}%%
