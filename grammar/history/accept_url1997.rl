/* Accepts each rule of draft-fielding-url-syntax-05.  Tables. */
#include "history/editions.h"

%%{
    machine accept_url1997;
    alphtype unsigned char;

    include url1997 "url1997.rl";

    # One machine, so that the rules share their states.  A rule's number, as a
    # byte before the input, leads to the state in which its scan starts.
    main :=  0 URL_reference
           |  1 absoluteURL
           |  2 opaque_URL
           |  3 generic_URL
           |  4 relativeURL
           |  5 net_path
           |  6 abs_path
           |  7 rel_path
           |  8 scheme
           |  9 site
           | 10 user
           | 11 password
           | 12 hostport
           | 13 host
           | 14 hostname
           | 15 domainlabel
           | 16 toplabel
           | 17 hostnumber
           | 18 port
           | 19 path
           | 20 path_segments
           | 21 segment
           | 22 param
           | 23 pchar
           | 24 query
           | 25 fragment
           | 26 urlc
           | 27 reserved
           | 28 unreserved
           | 29 mark
           | 30 escaped
           | 31 hex
           | 32 alphanum
           | 33 alpha
           | 34 lowalpha
           | 35 upalpha
           | 36 digit ;

    write data noerror;
}%%

static int url1997_scan(int state, const unsigned char **at,
                        const unsigned char *end)
{
    const unsigned char *p = *at, *const pe = end;
    int cs = state;

    %% write exec;

    *at = p;
    return cs;
}

const struct uric_edition_machine *uric_url1997(void)
{
    static const struct uric_edition_rule rules[] = {
        { "url1997:URL-reference", URIC_ALL_OF_IT },
        { "url1997:absoluteURL", URIC_ALL_OF_IT },
        { "url1997:opaque-URL", URIC_ALL_OF_IT },
        { "url1997:generic-URL", URIC_ALL_OF_IT },
        { "url1997:relativeURL", URIC_ALL_OF_IT },
        { "url1997:net_path", URIC_ALL_OF_IT },
        { "url1997:abs_path", URIC_ALL_OF_IT },
        { "url1997:rel_path", URIC_ALL_OF_IT },
        { "url1997:scheme", URIC_SCHEME },
        { "url1997:site", URIC_ITS_AUTHORITY },
        { "url1997:user", URIC_USERINFO },
        { "url1997:password", URIC_ALL_OF_IT },
        { "url1997:hostport", URIC_ITS_AUTHORITY },
        { "url1997:host", URIC_HOST },
        { "url1997:hostname", URIC_HOST },
        { "url1997:domainlabel", URIC_ALL_OF_IT },
        { "url1997:toplabel", URIC_ALL_OF_IT },
        { "url1997:hostnumber", URIC_HOST },
        { "url1997:port", URIC_PORT },
        { "url1997:path", URIC_PATH },
        { "url1997:path_segments", URIC_PATH },
        { "url1997:segment", URIC_PATH },
        { "url1997:param", URIC_PATH },
        { "url1997:pchar", URIC_ALL_OF_IT },
        { "url1997:query", URIC_QUERY },
        { "url1997:fragment", URIC_FRAGMENT },
        { "url1997:urlc", URIC_ALL_OF_IT },
        { "url1997:reserved", URIC_ALL_OF_IT },
        { "url1997:unreserved", URIC_ALL_OF_IT },
        { "url1997:mark", URIC_ALL_OF_IT },
        { "url1997:escaped", URIC_ALL_OF_IT },
        { "url1997:hex", URIC_ALL_OF_IT },
        { "url1997:alphanum", URIC_ALL_OF_IT },
        { "url1997:alpha", URIC_ALL_OF_IT },
        { "url1997:lowalpha", URIC_ALL_OF_IT },
        { "url1997:upalpha", URIC_ALL_OF_IT },
        { "url1997:digit", URIC_ALL_OF_IT }
    };
    static const struct uric_edition_machine machine = {
        rules, sizeof rules / sizeof *rules,
        accept_url1997_start, accept_url1997_first_final, url1997_scan
    };

    return &machine;
}
