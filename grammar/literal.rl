/* The IP literals of RFC 3986, section 3.2.2, for the one-shot scanner: goto code
 * that starts at a "[" and tells the kind, or where there is none any more. */
#include "isa.h"

%%{
    machine literal;
    alphtype unsigned char;

    action IPv6address_end { kind = URIC_HOST_IPV6ADDRESS; }
    action IPvFuture_end   { kind = URIC_HOST_IPVFUTURE; }

    action scheme_end {}        action authority_begin {}
    action userinfo_end {}      action IPv4address_end {}
    action reg_name_end {}      action host_end {}
    action port_begin {}        action port_end {}
    action authority_end {}     action path_abempty_end {}
    action path_absolute_end {} action path_noscheme_end {}
    action path_rootless_end {} action path_empty_end {}
    action query_begin {}       action query_end {}
    action fragment_begin {}    action fragment_end {}
    include rfc3986 "rfc3986.rl";

    # whatever follows, it is not the literal's
    action over { fbreak; }
    main := IP_literal @over ;

    write data noerror;
}%%

int uric_ask_literal(const unsigned char *s, size_t i, size_t n, size_t *end)
{
    const unsigned char *p = s + i, *const pe = s + n;
    int cs = literal_start, kind = URIC_HOST_NONE;

    %% write exec;

    *end = (size_t)(p - s);
    return cs >= literal_first_final ? kind : URIC_HOST_NONE;
}
