# refused: a byte that is no unsigned char
%%{
    machine refused;
    alphtype char;

    action entries { (void)fentry(as_rule); }
    action act { MARK(act); }
    main := 0 @entries ( as_rule: "a" (any @act) ) ;
}%%
