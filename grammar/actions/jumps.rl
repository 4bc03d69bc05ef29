# For the back end of ragel: the states call the same macros as those that walk.py writes.
# The including C defines `i`, the offset of the next byte; `n`, the number of bytes; BYTE;
# and `eof`, which is n if the input ends there.
%%{
    machine jumps;

    variable p i;
    variable pe n;
    getkey BYTE;

    # before a state reads a byte, if there is one
    action jump  { JUMP_IN(ftargs); }
    # in a state in which the input may end
    action leave { LEAVE(ftargs); }
}%%
