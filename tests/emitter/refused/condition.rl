# refused: a byte out of 0..255
%%{
    machine refused;
    alphtype unsigned char;

    action entries { (void)fentry(as_rule); }
    action yes { 1 }
    main := 0 @entries ( as_rule: "a" ( "b" when yes ) ) ;
}%%
