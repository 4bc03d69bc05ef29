# refused: an action without a name
%%{
    machine refused;
    alphtype unsigned char;

    action entries { (void)fentry(as_rule); }
    main := 0 @entries ( as_rule: "a" @{ MARK(x); } "b" @{ MARK(y); } ) ;
}%%
