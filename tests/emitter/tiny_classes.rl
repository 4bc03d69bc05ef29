# The classes of the tiny grammars in this folder, in place of grammar/classes.rl.
%%{
    machine classes;
    alphtype unsigned char;

    run_SCHEME   := [ab] ;
    run_REG_NAME := [abc] ;
    run_PATH     := [abcd] ;
    run_HEXDIG   := [0-9A-Fa-f] ;

    table_DIGITS := [0-3] ;
    table_GROUPS := [0-9A-Fa-f:] ;
}%%
