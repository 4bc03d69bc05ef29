/* The path of a parsed ftp URI.  Goto code, since it is common. */
#include "schemes/scheme.h"

#define AT ((uint32_t)(p - s))

%%{
    machine ftp;
    alphtype unsigned char;

    include scheme_events "../actions/scheme_events.rl";
    action fpath_run { p = uric_before(p, pe, ';'); }
    include scheme_characters "scheme_characters.rl";
    include rfc1738_paths "../rfc1738.rl";

    main := ftp_path ;

    write data noerror;
}%%

int uric_scan_ftp(const unsigned char *s, uric_span at,
                  struct uric_scheme_parts *r)
{
    const unsigned char *p = s + at.begin, *const pe = s + at.end;
    const unsigned char *const eof = pe;
    int cs = ftp_start;

    %% write exec;

    r->error_offset = AT;
    return cs >= ftp_first_final;
}

#undef AT
