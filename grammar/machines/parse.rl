# The scanner of the hot rules.  walk.py writes it as C.
%%{
    machine parse;
    alphtype unsigned char;

    include strict "../tolerance.rl";
    include events "../actions/events.rl";
    include hot_rules "hot_rules.rl";

    main := hot_rules ;
}%%
