# refused: a byte out of 0..255
%%{
    machine refused;
    alphtype char;

    action entries { (void)fentry(as_rule); }
    action act { MARK(act); }
    main := 0 @entries ( as_rule: "a" (any @act) ) ;
}%%
