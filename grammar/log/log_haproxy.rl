# The HTTP log format of HAProxy; fields are named as in the configuration manual.  HAProxy
# writes unprintable bytes, quotes, and in headers braces and "|" as "#" and two digits,
# so the first quote or brace ends the field.
%%{
    machine log_haproxy;

    printed     = ( any - ( " " | "#" ) ) | "#" @escape ;
    plain_word  = printed+ >field_begin %own_end ;
    count       = signed %own_end ;

    # like address, but not the start of what syslog writes
    listens     = ( printed - "[" )+ ;
    on_port     = listens ":" @colon digit+ ;
    client      = ( on_port %address_port_end | ( listens - on_port ) %client_end )
                  >field_begin ;
    accept_date = ( ( any - ( "]" | "#" ) ) | "#" @escape )+ >field_begin %time_end ;
    backend     = ( ( any - ( "/" | "#" ) ) | "#" @escape )+ >field_begin %own_end ;

    captured_headers = "{" @quote_begin
                       ( ( ( any - ( "}" | "#" ) ) | "#" @escape )* %captured_end ) "} " ;
    http_request = '"' @quote_begin
                   ( ( ( any - ( '"' | "#" ) ) | "#" @escape )* %request_end ) '"' ;

    # what syslog writes before a line; up to its end it looks like the line itself
    syslog      = ( any - "[" )* "[" digit+ "]: " @line_begin ;

    haproxy     = syslog?
        client " [" accept_date "] "
        plain_word " "                                      # frontend_name
        backend "/" plain_word " "                          # backend_name/server_name
        count "/" count "/" count "/" count "/"             # TR/Tw/Tc/Tr/
        signed %duration_end " "                            # Ta
        signed %status_end " "                              # status_code
        signed %bytes_end " "                               # bytes_read
        plain_word " " plain_word " "                       # captured cookies
        plain_word " "                                      # termination_state
        count "/" count "/" count "/" count "/" count " "   # actconn/.../retries
        count "/" count " "                                 # srv_queue/backend_queue
        ( captured_headers captured_headers? )?
        http_request ;
}%%
