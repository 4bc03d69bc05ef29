# The scanner of all rules: what is not hot, streams, and input whose bytes a caller
# tolerates.  transitions.py writes it as tables.
%%{
    machine rules;
    alphtype unsigned char;

    include tolerance "../tolerance.rl";
    include events "../actions/events.rl";
    include hot_rules "hot_rules.rl";
    include other_rules "other_rules.rl";

    main := hot_rules | other_rules ;
}%%
