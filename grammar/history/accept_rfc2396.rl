/* Accepts each rule of RFC 2396.  Tables. */
#include "history/editions.h"

%%{
    machine accept_rfc2396;
    alphtype unsigned char;

    include rfc2396 "rfc2396.rl";

    # One machine, so that the rules share their states.  A rule's number, as a
    # byte before the input, leads to the state in which its scan starts.
    main :=  0 URI_reference
           |  1 absoluteURI
           |  2 relativeURI
           |  3 hier_part
           |  4 opaque_part
           |  5 uric_no_slash
           |  6 net_path
           |  7 abs_path
           |  8 rel_path
           |  9 rel_segment
           | 10 scheme
           | 11 authority
           | 12 reg_name
           | 13 server
           | 14 userinfo
           | 15 hostport
           | 16 host
           | 17 hostname
           | 18 domainlabel
           | 19 toplabel
           | 20 IPv4address
           | 21 port
           | 22 path
           | 23 path_segments
           | 24 segment
           | 25 param
           | 26 pchar
           | 27 query
           | 28 fragment
           | 29 uric
           | 30 reserved
           | 31 unreserved
           | 32 mark
           | 33 escaped
           | 34 hex
           | 35 alphanum
           | 36 alpha
           | 37 lowalpha
           | 38 upalpha
           | 39 digit
           | 40 reference ;

    write data noerror;
}%%

static int rfc2396_scan(int state, const unsigned char **at,
                        const unsigned char *end)
{
    const unsigned char *p = *at, *const pe = end;
    int cs = state;

    %% write exec;

    *at = p;
    return cs;
}

const struct uric_edition_machine *uric_rfc2396(void)
{
    static const struct uric_edition_rule rules[] = {
        { "rfc2396:URI-reference", URIC_ALL_OF_IT },
        { "rfc2396:absoluteURI", URIC_ALL_OF_IT },
        { "rfc2396:relativeURI", URIC_ALL_OF_IT },
        { "rfc2396:hier_part", URIC_ALL_OF_IT },
        { "rfc2396:opaque_part", URIC_PATH },
        { "rfc2396:uric_no_slash", URIC_ALL_OF_IT },
        { "rfc2396:net_path", URIC_ALL_OF_IT },
        { "rfc2396:abs_path", URIC_ALL_OF_IT },
        { "rfc2396:rel_path", URIC_ALL_OF_IT },
        { "rfc2396:rel_segment", URIC_ALL_OF_IT },
        { "rfc2396:scheme", URIC_SCHEME },
        { "rfc2396:authority", URIC_ITS_AUTHORITY },
        { "rfc2396:reg_name", URIC_ITS_AUTHORITY },
        { "rfc2396:server", URIC_ITS_AUTHORITY },
        { "rfc2396:userinfo", URIC_USERINFO },
        { "rfc2396:hostport", URIC_ITS_AUTHORITY },
        { "rfc2396:host", URIC_HOST },
        { "rfc2396:hostname", URIC_HOST },
        { "rfc2396:domainlabel", URIC_ALL_OF_IT },
        { "rfc2396:toplabel", URIC_ALL_OF_IT },
        { "rfc2396:IPv4address", URIC_HOST },
        { "rfc2396:port", URIC_PORT },
        { "rfc2396:path", URIC_PATH },
        { "rfc2396:path_segments", URIC_PATH },
        { "rfc2396:segment", URIC_PATH },
        { "rfc2396:param", URIC_PATH },
        { "rfc2396:pchar", URIC_ALL_OF_IT },
        { "rfc2396:query", URIC_QUERY },
        { "rfc2396:fragment", URIC_FRAGMENT },
        { "rfc2396:uric", URIC_ALL_OF_IT },
        { "rfc2396:reserved", URIC_ALL_OF_IT },
        { "rfc2396:unreserved", URIC_ALL_OF_IT },
        { "rfc2396:mark", URIC_ALL_OF_IT },
        { "rfc2396:escaped", URIC_ALL_OF_IT },
        { "rfc2396:hex", URIC_ALL_OF_IT },
        { "rfc2396:alphanum", URIC_ALL_OF_IT },
        { "rfc2396:alpha", URIC_ALL_OF_IT },
        { "rfc2396:lowalpha", URIC_ALL_OF_IT },
        { "rfc2396:upalpha", URIC_ALL_OF_IT },
        { "rfc2396:digit", URIC_ALL_OF_IT },
        { "rfc2396:reference", URIC_ALL_OF_IT }
    };
    static const struct uric_edition_machine machine = {
        rules, sizeof rules / sizeof *rules,
        accept_rfc2396_start, accept_rfc2396_first_final, rfc2396_scan
    };

    return &machine;
}
