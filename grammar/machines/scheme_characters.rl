# The characters of the paths of RFC 1738 today: those of RFC 3986.  What section
# 2.2 of RFC 1738 reserves still is, and is left out of uchar; "~", which it keeps
# out of URLs, is in.
%%{
    machine scheme_characters;

    include rfc3986_no_events "../rfc3986.rl";
    include rfc3986 "../rfc3986.rl";

    uchar  = pchar - ( ";" | ":" | "@" | "&" | "=" ) ;
    xchar  = pchar | "/" | "?" ;
    digits = DIGIT+ ;
}%%
