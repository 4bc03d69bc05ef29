/* Accepts each rule of the URL draft of 1993/94.  Tables. */
#include "history/editions.h"

%%{
    machine accept_url1994;
    alphtype unsigned char;

    include url1994 "url1994.rl";

    # One machine, so that the rules share their states.  A rule's number, as a
    # byte before the input, leads to the state in which its scan starts.
    main :=  0 fragmentaddress
           |  1 uri
           |  2 url
           |  3 generic
           |  4 scheme
           |  5 httpaddress
           |  6 ftpaddress
           |  7 afsaddress
           |  8 newsaddress
           |  9 nntpaddress
           | 10 mailtoaddress
           | 11 waisaddress
           | 12 waisindex
           | 13 waisdoc
           | 14 groupart
           | 15 group
           | 16 article
           | 17 database
           | 18 wtype
           | 19 prosperoaddress
           | 20 prosperolink
           | 21 hsoname
           | 22 version
           | 23 attributes
           | 24 attribute
           | 25 telnetaddress
           | 26 gopheraddress
           | 27 login
           | 28 hostport
           | 29 host
           | 30 cellname
           | 31 hostname
           | 32 hostnumber
           | 33 port
           | 34 selector
           | 35 path
           | 36 search
           | 37 user
           | 38 password
           | 39 fragmentid
           | 40 gtype
           | 41 xalpha
           | 42 xalphas
           | 43 xpalpha
           | 44 xpalphas
           | 45 ialpha
           | 46 alpha
           | 47 digit
           | 48 safe
           | 49 extra
           | 50 escape
           | 51 hex
           | 52 national
           | 53 punctuation
           | 54 digits
           | 55 alphanum
           | 56 alphanums
           | 57 void
           | 58 reference ;

    write data noerror;
}%%

static int url1994_scan(int state, const unsigned char **at,
                        const unsigned char *end)
{
    const unsigned char *p = *at, *const pe = end;
    int cs = state;

    %% write exec;

    *at = p;
    return cs;
}

const struct uric_edition_machine *uric_url1994(void)
{
    static const struct uric_edition_rule rules[] = {
        { "url1994:fragmentaddress", URIC_ALL_OF_IT },
        { "url1994:uri", URIC_ALL_OF_IT },
        { "url1994:url", URIC_ALL_OF_IT },
        { "url1994:generic", URIC_ALL_OF_IT },
        { "url1994:scheme", URIC_SCHEME },
        { "url1994:httpaddress", URIC_ALL_OF_IT },
        { "url1994:ftpaddress", URIC_ALL_OF_IT },
        { "url1994:afsaddress", URIC_ALL_OF_IT },
        { "url1994:newsaddress", URIC_ALL_OF_IT },
        { "url1994:nntpaddress", URIC_ALL_OF_IT },
        { "url1994:mailtoaddress", URIC_ALL_OF_IT },
        { "url1994:waisaddress", URIC_ALL_OF_IT },
        { "url1994:waisindex", URIC_ALL_OF_IT },
        { "url1994:waisdoc", URIC_ALL_OF_IT },
        { "url1994:groupart", URIC_ALL_OF_IT },
        { "url1994:group", URIC_ALL_OF_IT },
        { "url1994:article", URIC_ALL_OF_IT },
        { "url1994:database", URIC_ALL_OF_IT },
        { "url1994:wtype", URIC_ALL_OF_IT },
        { "url1994:prosperoaddress", URIC_ALL_OF_IT },
        { "url1994:prosperolink", URIC_ALL_OF_IT },
        { "url1994:hsoname", URIC_PATH },
        { "url1994:version", URIC_ALL_OF_IT },
        { "url1994:attributes", URIC_ALL_OF_IT },
        { "url1994:attribute", URIC_ALL_OF_IT },
        { "url1994:telnetaddress", URIC_ALL_OF_IT },
        { "url1994:gopheraddress", URIC_ALL_OF_IT },
        { "url1994:login", URIC_ITS_AUTHORITY },
        { "url1994:hostport", URIC_ITS_AUTHORITY },
        { "url1994:host", URIC_HOST },
        { "url1994:cellname", URIC_HOST },
        { "url1994:hostname", URIC_HOST },
        { "url1994:hostnumber", URIC_HOST },
        { "url1994:port", URIC_PORT },
        { "url1994:selector", URIC_PATH },
        { "url1994:path", URIC_PATH },
        { "url1994:search", URIC_QUERY },
        { "url1994:user", URIC_USERINFO },
        { "url1994:password", URIC_ALL_OF_IT },
        { "url1994:fragmentid", URIC_FRAGMENT },
        { "url1994:gtype", URIC_ALL_OF_IT },
        { "url1994:xalpha", URIC_ALL_OF_IT },
        { "url1994:xalphas", URIC_ALL_OF_IT },
        { "url1994:xpalpha", URIC_ALL_OF_IT },
        { "url1994:xpalphas", URIC_ALL_OF_IT },
        { "url1994:ialpha", URIC_ALL_OF_IT },
        { "url1994:alpha", URIC_ALL_OF_IT },
        { "url1994:digit", URIC_ALL_OF_IT },
        { "url1994:safe", URIC_ALL_OF_IT },
        { "url1994:extra", URIC_ALL_OF_IT },
        { "url1994:escape", URIC_ALL_OF_IT },
        { "url1994:hex", URIC_ALL_OF_IT },
        { "url1994:national", URIC_ALL_OF_IT },
        { "url1994:punctuation", URIC_ALL_OF_IT },
        { "url1994:digits", URIC_ALL_OF_IT },
        { "url1994:alphanum", URIC_ALL_OF_IT },
        { "url1994:alphanums", URIC_ALL_OF_IT },
        { "url1994:void", URIC_ALL_OF_IT },
        { "url1994:reference", URIC_ALL_OF_IT }
    };
    static const struct uric_edition_machine machine = {
        rules, sizeof rules / sizeof *rules,
        accept_url1994_start, accept_url1994_first_final, url1994_scan
    };

    return &machine;
}
