# For ragel's own back end: what its states ask of the C around them, which is what the
# states that walk.py writes ask for.  The C has `i` for the next byte's offset, `n` for how
# many bytes there are, and BYTE; where the input ends, `eof` is n.
%%{
    machine jumps;

    variable p i;
    variable pe n;
    getkey BYTE;

    # before a byte is read in a state, and there is one
    action jump  { JUMP_IN(ftargs); }
    # in one in which the input could have ended
    action leave { LEAVE(ftargs); }
}%%
