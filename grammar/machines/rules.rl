# The scanner of the rules that parse.rl lacks.  walk.py writes it as C.
%%{
    machine rules;
    alphtype unsigned char;

    include tolerance "../tolerance.rl";
    include events "../actions/events.rl";
    include other_rules "other_rules.rl";

    main := other_rules ;
}%%
