# The kinds of fields in the logs of HAProxy, as log_fields.rl has them.  What is not printable,
# quotes, and in headers braces and "|" are "#" and two digits, so that the first quote or
# brace is the end.
%%{
    machine log_haproxy;

    printed     = ( any - ( " " | "#" ) ) | "#" @escape ;
    haproxy_until_space   = printed+ >field_begin ;
    haproxy_until_bracket = ( ( ( any - ( "]" | "#" ) ) | "#" @escape )+ ) >field_begin ;
    haproxy_until_slash   = ( ( ( any - ( "/" | "#" ) ) | "#" @escape )+ ) >field_begin ;
    haproxy_quoted        = '"' @quote_begin
                            ( ( any - ( '"' | "#" ) ) | "#" @escape )* '"' ;

    # as address, but what syslog writes is not one
    listens     = ( printed - "[" )+ ;
    on_port     = listens ":" @colon digit+ ;
    haproxy_address  = ( on_port %address_port_end | ( listens - on_port ) %client_end )
                       >field_begin ;

    captured    = "{" @quote_begin ( ( any - ( "}" | "#" ) ) | "#" @escape )* "}" ;
    haproxy_captures = ( captured %captured_end " " ( captured %captured_end " " )? )? ;

    # what syslog writes before a line; it has looked like one up to there
    syslog      = ( any - "[" )* "[" digit+ "]: " @line_begin ;
}%%
