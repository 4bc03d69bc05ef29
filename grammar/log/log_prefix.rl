/* What collectors write before each line of a log: layers that may stand before any format.
 * By a table.  A layer's rule reads up to the first byte of the line that was logged. */
#include "log/log_prefix.h"

#define AT ((uint32_t)(p - line))

%%{
    machine log_prefix;
    alphtype unsigned char;

    # The layer may end here; the last such offset counts, since optional parts may follow.
    action line_begin { at->length = AT + 1; }
    action host_begin { at->host.begin = AT; }
    action host_end   { at->host.end = AT; }
    action port_begin { at->port.begin = AT; }
    action port_end   { at->port.end = AT; }
    action unnamed    { at->unnamed = 1; }

    DIGIT  = 0x30..0x39 ;
    HEXDIG = DIGIT | [A-Fa-f] ;
    clock  = DIGIT{2} ":" DIGIT{2} ":" DIGIT{2} ( "." DIGIT+ )? ;
    date   = DIGIT{4} "-" DIGIT{2} "-" DIGIT{2} ;
    # RFC 3339, 5.6; journalctl writes an offset without ":"
    offset = "Z" | [+\-] DIGIT{2} ":"? DIGIT{2} ;
    iso    = date "T" clock offset ;
    month  = "Jan" | "Feb" | "Mar" | "Apr" | "May" | "Jun"
           | "Jul" | "Aug" | "Sep" | "Oct" | "Nov" | "Dec" ;
    # RFC 3164, 4.1.2: a day before the 10th has a space for its first digit
    stamp  = month " " ( " " DIGIT | DIGIT{2} ) " " clock ;
    # printable ASCII (RFC 5424's PRINTUSASCII)
    visible = 0x21..0x7E ;

    # ---- syslog: RFC 3164 as daemons write it, and rsyslog's form with RFC 3339's time
    #
    #   <34>Oct 11 22:14:15 mymachine su[10]: line
    #
    # A daemon that logs by itself may leave the host away, and the priority is in no file.
    priority = "<" DIGIT{1,3} ">" ;
    bytes6   = HEXDIG* ":" ( HEXDIG | ":" | "." )* ( HEXDIG | ":" ) ;
    named    = ( visible - [:\[\]] )+ | bytes6 ;
    tag      = ( visible - [:\[\]] )+ ( "[" ( visible - "]" )* "]" )? ;
    sender   = ( named " "+ )? tag ": " @line_begin ;
    syslog   = priority? ( stamp | iso ) " "+ sender ;

    # ---- rfc5424: 6, its ABNF without its limits on lengths; a BOM may start the message
    sd_name  = ( visible - [="\]] )+ ;
    sd_value = ( any - ["\\\]] | "\\" any )* ;
    sd_param = sd_name '="' sd_value '"' ;
    element  = "[" sd_name ( " " sd_param )* "]" ;
    rfc5424  = priority [1-9] DIGIT{0,2} " " ( "-" | iso ) " " visible+ " "
               visible+ " " visible+ " " visible+ " " ( "-" | element+ )
               " " @line_begin ( 0xEF 0xBB 0xBF @line_begin )? ;

    # ---- journal: journalctl's short forms, -o short to short-unix
    weekday  = "Mon" | "Tue" | "Wed" | "Thu" | "Fri" | "Sat" | "Sun" ;
    zone     = ( visible - [:\[\]] )+ ;
    uptime   = "[" " "* DIGIT+ "." DIGIT+ "]" ;
    journal  = ( stamp | iso | weekday " " date " " clock " " zone
               | uptime | DIGIT+ "." DIGIT+ ) " " sender ;

    # ---- cri: the files of Kubernetes' Container Runtime Interface, of which a line that was
    # cut has the tag "P"; and kubectl logs, --prefix and --timestamps
    pod      = "[pod/" ( visible - "]" )+ "] " @line_begin ;
    cri      = iso " " ( "stdout" | "stderr" ) " " [FP] ( ":" ( visible - " " )* )? " " @line_begin
             | pod ( iso " " @line_begin )? ;

    # ---- docker: docker logs --timestamps; docker compose logs and docker service logs, with
    # timestamps or without
    container = [A-Za-z0-9] [A-Za-z0-9_.@\-]* ;
    docker   = iso " " @line_begin
             | container " "+ "| " @line_begin ( iso " " @line_begin )? ;

    # ---- vhost: the server's name and port, as in Debian's vhost_combined
    label    = ( [A-Za-z0-9_*.\-] | 0x80..0xFF )+ ;
    literal  = "[" bytes6 "]" ;
    vhost    = ( label | literal ) >host_begin %host_end
               ":" ( DIGIT{1,5} >port_begin %port_end ) " " @line_begin ;

    # ---- server: the server's name alone, as by Apache's %v or nginx's $host before the rest;
    # nginx's is empty for a bad request if no server_name is set; "-" is a field without a value
    server   = ( ( label - "-" | literal ) >host_begin %host_end | "-" %unnamed )? " " @line_begin ;

    # One machine, as in scheme.rl.
    action entries {
        (void)fentry(as_syslog);
        (void)fentry(as_rfc5424);
        (void)fentry(as_journal);
        (void)fentry(as_cri);
        (void)fentry(as_docker);
        (void)fentry(as_vhost);
        (void)fentry(as_server);
    }
    main := ( 0 @entries ( as_syslog:  syslog  ) )
          | ( 1          ( as_rfc5424: rfc5424 ) )
          | ( 2          ( as_journal: journal ) )
          | ( 3          ( as_cri:     cri     ) )
          | ( 4          ( as_docker:  docker  ) )
          | ( 5          ( as_vhost:   vhost   ) )
          | ( 6          ( as_server:  server  ) ) ;

    write data noerror nofinal;
}%%

enum uric_status uric_log_scan_prefix(enum uric_log_layer layer, const unsigned char *line,
                                      size_t n, struct uric_log_prefix *at)
{
    static const uint16_t start[LOG_LAYERS] = {
        log_prefix_en_main_as_syslog,  log_prefix_en_main_as_rfc5424,
        log_prefix_en_main_as_journal, log_prefix_en_main_as_cri,
        log_prefix_en_main_as_docker,  log_prefix_en_main_as_vhost,
        log_prefix_en_main_as_server
    };
    const unsigned char *p = line, *const pe = n > 0 ? line + n : line;
    int cs = start[layer];

    at->length = 0;
    at->host.begin = at->host.end = at->port.begin = at->port.end = 0;
    at->unnamed = 0;

    %% write exec;

    at->stop = AT;
    if (at->length > 0)
        return URIC_OK;
    return p == pe ? URIC_INCOMPLETE : URIC_INVALID;
}

#undef AT
