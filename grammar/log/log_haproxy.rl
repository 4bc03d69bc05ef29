# The kinds of fields in the logs of HAProxy, like those of log_fields.rl.  HAProxy writes
# unprintable bytes, quotes, and in headers braces and "|" as "#" and two digits, so the first
# quote or brace ends the field.
%%{
    machine log_haproxy;

    printed     = ( any - ( " " | "#" ) ) | "#" @escape ;
    haproxy_token         = ( printed - '"' )+ >field_begin ;
    haproxy_until_space   = printed+ >field_begin ;
    haproxy_until_bracket = ( ( ( any - ( "]" | "#" ) ) | "#" @escape )+ ) >field_begin ;
    haproxy_until_slash   = ( ( ( any - ( "/" | "#" ) ) | "#" @escape )+ ) >field_begin ;
    haproxy_rest = ( ( any - "#" ) | "#" @escape )+ >field_begin ;
    haproxy_quoted        = '"' @quote_begin
                            ( ( any - ( '"' | "#" ) ) | "#" @escape )* '"' ;

    # A request; if HAProxy, or syslog, has cut it, the rest of the line is missing.
    haproxy_cut           = '"' @open_begin ( ( any - ( '"' | "#" ) ) | "#" @escape )* ;
    haproxy_closed        = haproxy_cut '"' @quote_end ;

    # like address, but not the start of what syslog writes
    listens     = ( printed - [\[<] ) ( printed - "[" )* ;
    on_port     = listens ":" @colon digit+ ;
    haproxy_address  = ( on_port %address_port_ends | ( listens - on_port ) %client_ends )
                       >field_begin ;

    captured    = "{" @quote_begin ( ( any - ( "}" | "#" ) ) | "#" @escape )* "}" ;
    haproxy_captures = ( captured %captured_ends " " ( captured %captured_ends " " )? )? ;

    # what syslog writes before a line, or its priority alone; up to its end it looks like the
    # line itself
    syslog      = ( ( any - "[" )* "[" digit+ "]: " | "<" digit{1,3} ">" ) @line_begin ;
}%%
