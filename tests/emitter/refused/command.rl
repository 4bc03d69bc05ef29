# refused: the action act has a command: hold
%%{
    machine refused;
    alphtype unsigned char;

    action entries { (void)fentry(as_rule); }
    action act { fhold; }
    main := 0 @entries ( as_rule: "a" @act "b" ) ;
}%%
