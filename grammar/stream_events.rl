# What the two resumable scanners do besides marking components: they keep what
# is needed to finish a scan at a point that it has already run past, and they
# pass over what a state loops on itself over.
#
# The C around it provides: FIRST_FINAL; state, for the state that had no way
# on with the byte at p; end_state and end_offset, for the last state in which
# the input could have ended, and the offset there, noted when it is left for
# one in which it cannot; LOOP(state), what gen/loops.h says of a state.
#
# fcurs is the state that the transition comes from, in an error action and in
# a to-state action alike.  ftargs is, in an action that runs before a byte is
# read, the state that it is read in: in goto code a constant, so that a state
# that does not loop has no code for it.
%%{
    machine stream_events;

    include events "events.rl";

    action refused { state = fcurs; }
    action broken_into {
        if (fcurs >= FIRST_FINAL) {
            end_state = fcurs;
            end_offset = AT;
        }
    }
    action pass_over { p = uric_pass_over(LOOP(ftargs), p, pe); }
}%%
