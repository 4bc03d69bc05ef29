/* Times and durations in access logs whose kinds have grammars of their own, one at a time.  Some
 * formats have such fields in every line: flat tables. */
#include "log/log_read.h"

%%{
    machine log_timing;
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
        (void)fentry(as_iso);
        (void)fentry(as_decimal);
        (void)fentry(as_stamp);
    }
    main := ( 0 @entries ( as_iso:     iso %~may_end ) )
          | ( 1          ( as_decimal: decimal %~may_end ) )
          | ( 2          ( as_stamp:   stamp %~may_end ) ) ;

    write data noerror nofinal;
}%%

void uric_log_scan_timing(unsigned kind, const unsigned char *p, const unsigned char *end,
                          struct uric_log_field_end *at)
{
    const unsigned char *const pe = end;
    int cs = log_timing_en_main_as_decimal;

    if (kind == STEP_ISO)
        cs = log_timing_en_main_as_iso;
    if (kind == STEP_STAMP)
        cs = log_timing_en_main_as_stamp;
    at->end = NULL;
    at->escaped = 0;

    %% write exec;

    at->stop = p;
}
