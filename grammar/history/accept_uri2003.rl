/* Accepts each rule of draft-fielding-uri-rfc2396bis-01.  Tables. */
#include "history/editions.h"

%%{
    machine accept_uri2003;
    alphtype unsigned char;

    include uri2003 "uri2003.rl";

    # One machine, so that the rules share their states.  A rule's number, as a
    # byte before the input, leads to the state in which its scan starts.
    main :=  0 URI_reference
           |  1 absolute_URI_reference
           |  2 absolute_URI
           |  3 relative_URI
           |  4 uric
           |  5 reserved
           |  6 unreserved
           |  7 mark
           |  8 escaped
           |  9 delims
           | 10 unwise
           | 11 hier_part
           | 12 net_path
           | 13 abs_path
           | 14 opaque_part
           | 15 uric_no_slash
           | 16 scheme
           | 17 authority
           | 18 reg_name
           | 19 server
           | 20 userinfo
           | 21 hostport
           | 22 host
           | 23 port
           | 24 hostname
           | 25 qualified
           | 26 domainlabel
           | 27 toplabel
           | 28 alphanum
           | 29 IPv4address
           | 30 dec_octet
           | 31 IPv6reference
           | 32 IPv6address
           | 33 ls32
           | 34 h4
           | 35 path
           | 36 path_segments
           | 37 segment
           | 38 pchar
           | 39 query
           | 40 fragment
           | 41 rel_path
           | 42 rel_segment ;

    write data noerror;
}%%

static int uri2003_scan(int state, const unsigned char **at,
                        const unsigned char *end)
{
    const unsigned char *p = *at, *const pe = end;
    int cs = state;

    %% write exec;

    *at = p;
    return cs;
}

const struct uric_edition_machine *uric_uri2003(void)
{
    static const struct uric_edition_rule rules[] = {
        { "uri2003:URI-reference", URIC_ALL_OF_IT },
        { "uri2003:absolute-URI-reference", URIC_ALL_OF_IT },
        { "uri2003:absolute-URI", URIC_ALL_OF_IT },
        { "uri2003:relative-URI", URIC_ALL_OF_IT },
        { "uri2003:uric", URIC_ALL_OF_IT },
        { "uri2003:reserved", URIC_ALL_OF_IT },
        { "uri2003:unreserved", URIC_ALL_OF_IT },
        { "uri2003:mark", URIC_ALL_OF_IT },
        { "uri2003:escaped", URIC_ALL_OF_IT },
        { "uri2003:delims", URIC_ALL_OF_IT },
        { "uri2003:unwise", URIC_ALL_OF_IT },
        { "uri2003:hier-part", URIC_ALL_OF_IT },
        { "uri2003:net-path", URIC_ALL_OF_IT },
        { "uri2003:abs-path", URIC_ALL_OF_IT },
        { "uri2003:opaque-part", URIC_PATH },
        { "uri2003:uric-no-slash", URIC_ALL_OF_IT },
        { "uri2003:scheme", URIC_SCHEME },
        { "uri2003:authority", URIC_ITS_AUTHORITY },
        { "uri2003:reg-name", URIC_ITS_AUTHORITY },
        { "uri2003:server", URIC_ITS_AUTHORITY },
        { "uri2003:userinfo", URIC_USERINFO },
        { "uri2003:hostport", URIC_ITS_AUTHORITY },
        { "uri2003:host", URIC_HOST },
        { "uri2003:port", URIC_PORT },
        { "uri2003:hostname", URIC_HOST },
        { "uri2003:qualified", URIC_ALL_OF_IT },
        { "uri2003:domainlabel", URIC_ALL_OF_IT },
        { "uri2003:toplabel", URIC_ALL_OF_IT },
        { "uri2003:alphanum", URIC_ALL_OF_IT },
        { "uri2003:IPv4address", URIC_HOST },
        { "uri2003:dec-octet", URIC_ALL_OF_IT },
        { "uri2003:IPv6reference", URIC_HOST },
        { "uri2003:IPv6address", URIC_BARE_ADDRESS },
        { "uri2003:ls32", URIC_ALL_OF_IT },
        { "uri2003:h4", URIC_ALL_OF_IT },
        { "uri2003:path", URIC_PATH },
        { "uri2003:path-segments", URIC_PATH },
        { "uri2003:segment", URIC_PATH },
        { "uri2003:pchar", URIC_ALL_OF_IT },
        { "uri2003:query", URIC_QUERY },
        { "uri2003:fragment", URIC_FRAGMENT },
        { "uri2003:rel-path", URIC_ALL_OF_IT },
        { "uri2003:rel-segment", URIC_ALL_OF_IT }
    };
    static const struct uric_edition_machine machine = {
        rules, sizeof rules / sizeof *rules,
        accept_uri2003_start, accept_uri2003_first_final, uri2003_scan
    };

    return &machine;
}
