/* What follows "mailto:" in a parsed URI.  Goto code, since it is common. */
#include "schemes/scheme.h"

#define AT ((uint32_t)(p - s))

%%{
    machine mailto;
    alphtype unsigned char;

    action to_end { URIC_DEFINE(r, URIC_MAILTO_ADDRESSES, AT); }
    action hfields_begin { r->part[URIC_MAILTO_HEADERS].begin = AT + 1; }
    action hfields_end { URIC_DEFINE(r, URIC_MAILTO_HEADERS, AT); }
    include scheme_characters "scheme_characters.rl";
    include rfc6068 "../rfc6068.rl";

    main := mailto_rest ;

    write data noerror;
}%%

int uric_scan_mailto(const unsigned char *s, uric_span at,
                     struct uric_scheme_parts *r)
{
    const unsigned char *p = s + at.begin, *const pe = s + at.end;
    const unsigned char *const eof = pe;
    int cs = mailto_start;

    %% write exec;

    r->error_offset = AT;
    return cs >= mailto_first_final;
}

#undef AT
