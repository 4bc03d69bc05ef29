# refused: no entry is called main_as_...
%%{
    machine refused;
    alphtype unsigned char;

    action entries { (void)fentry(rule); }
    main := 0 @entries ( rule: "a" ) ;
}%%
