/* Clients and hosts in access logs, one at a time: the fast reader takes the usual ones itself, by
 * how far a run goes, and leaves the others to this. */
#include "log/log_read.h"

%%{
    machine log_field;
    alphtype unsigned char;

    # in every final state: the field may end after this byte
    action may_end { at->end = p + 1; }
    action escape  { at->escaped = 1; }
    action field_begin {}
    action quote_begin {}
    action colon {}
    action address_port_ends {}
    action client_ends {}

    include strict "../tolerance.rl";
    include rfc3986_no_events "../rfc3986.rl";
    include rfc3986 "../rfc3986.rl";
    include log_fields "log_fields.rl";

    # One machine, as in scheme.rl.
    action entries {
        (void)fentry(as_client);
        (void)fentry(as_host);
    }
    main := ( 0 @entries ( as_client:  client %~may_end ) )
          | ( 1          ( as_host:    host_name %~may_end ) ) ;

    write data noerror nofinal;
}%%

void uric_log_scan_field(unsigned kind, const unsigned char *p, const unsigned char *end,
                         struct uric_log_field_end *at)
{
    const unsigned char *const pe = end, *const eof = NULL; /* no action is due there */
    int cs = log_field_en_main_as_host;

    if (kind == STEP_CLIENT)
        cs = log_field_en_main_as_client;
    at->end = NULL;
    at->escaped = 0;

    %% write exec;

    at->stop = p;
}
