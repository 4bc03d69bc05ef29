/* RFC 1738's URLs by its own BNF: finds the parts that sections 3.2 to 3.11 name.
 * Tables. */
#include "history/scheme1738.h"

#define AT ((uint32_t)(p - s))

%%{
    machine scheme1738;
    alphtype unsigned char;

    include scheme_events "../actions/scheme_events.rl";
    action fpath_run {}
    action scheme_end {
        URIC_DEFINE(u, URIC_SCHEME, AT);
        r->part[0].begin = r->part[1].begin = r->part[2].begin = AT + 1;
    }
    action authority_begin { u->part[URIC_HOST].begin = AT + 1; }
    action userinfo_end {
        u->part[URIC_USERINFO].begin = u->part[URIC_HOST].begin;
        URIC_DEFINE(u, URIC_USERINFO, AT);
        u->part[URIC_HOST].begin = AT + 1;
        u->part[URIC_PORT].begin = 0;
    }
    action host_end   { URIC_DEFINE(u, URIC_HOST, AT); }
    action port_begin { u->part[URIC_PORT].begin = AT + 1; }
    action port_end   { URIC_DEFINE(u, URIC_PORT, AT); }
    action encoded822addr_end { URIC_DEFINE(r, URIC_MAILTO_ADDRESSES, AT); }
    action file_path_begin { r->part[URIC_FILE_PATH].begin = AT; }

    include rfc1738 "../rfc1738.rl";

    main := predefined ;

    write data noerror;
}%%

int uric_scan_1738(const unsigned char *s, uint32_t n, struct uric *u,
                   struct uric_scheme_parts *r)
{
    const unsigned char *p = s, *const pe = n != 0 ? s + n : s;
    const unsigned char *const eof = pe;
    int cs = scheme1738_start;

    %% write exec;

    r->error_offset = AT;
    return cs >= scheme1738_first_final;
}

#undef AT
