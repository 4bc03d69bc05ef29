# The characters of the paths of RFC 1738 today: those of RFC 3986.  The characters
# that section 2.2 of RFC 1738 reserves are still reserved, and not in uchar; "~",
# which it bans from URLs, is in uchar.
%%{
    machine scheme_characters;

    include strict "../tolerance.rl";
    include rfc3986_no_events "../rfc3986.rl";
    include rfc3986 "../rfc3986.rl";

    uchar  = pchar - ( ";" | ":" | "@" | "&" | "=" ) ;
    xchar  = pchar | "/" | "?" ;
    digits = DIGIT+ ;
}%%
