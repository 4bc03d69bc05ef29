/* The states of parse.rl as ragel writes them, for `make BACKEND=ragel`.  A function that has
 * ENTRY includes them with the same macros as gen/tables/parse_states.h. */
%%{
    machine parse;
    alphtype unsigned char;

    include strict "../tolerance.rl";
    include events "../actions/events.rl";
    include hot_rules "hot_rules.rl";
    include jumps "../actions/jumps.rl";

    main := hot_rules $*jump %*leave ;

    write data noerror;
}%%

#define JUMP_OR_END(run, state)                                               \
    JUMP(run, state);                                                         \
    if (i == n) {                                                             \
        cs = (state);                                                         \
        goto _test_eof;                                                       \
    }
#define JUMP_IN(state)                                                        \
    do {                                                                      \
        last = (state);                                                       \
        PARSE_JUMP_##state;                                                   \
    } while (0)
    {
        int cs = (int)(ENTRY);
        unsigned last = 0;
        const size_t eof = n;

        %% write exec;

        (void)r;
        (void)first;
        if (cs >= parse_first_final) {
            PARSE_CLEAR;
            AT_END((unsigned)cs, done, parse_component[cs]);
        }
        if (cs != 0) {
            AT_END((unsigned)cs, dead, parse_component[cs]);
        }
        (void)last;
        DEAD(last, parse_component[last]);
    }
#undef JUMP_IN
#undef JUMP_OR_END
