/* Accepts the rules of RFC 1738 that are URLs.  Tables. */
#include "history/editions.h"

%%{
    machine accept_rfc1738;
    alphtype unsigned char;

    include rfc1738 "../rfc1738.rl"; # without its events: see grammar/tools/bare

    # One machine, so that the rules share their states.  A rule's number, as a
    # byte before the input, leads to the state in which its scan starts.
    main :=  0 genericurl
           |  1 url
           |  2 predefined
           |  3 ftpurl
           |  4 fileurl
           |  5 httpurl
           |  6 gopherurl
           |  7 mailtourl
           |  8 newsurl
           |  9 nntpurl
           | 10 telneturl
           | 11 waisurl
           | 12 prosperourl ;

    write data noerror;
}%%

static int rfc1738_scan(int state, const unsigned char **at,
                        const unsigned char *end)
{
    const unsigned char *p = *at, *const pe = end;
    int cs = state;

    %% write exec;

    *at = p;
    return cs;
}

const struct uric_edition_machine *uric_rfc1738(void)
{
    static const struct uric_edition_rule rules[] = {
        { "rfc1738:genericurl", URIC_ALL_OF_IT },
        { "rfc1738:url", URIC_ALL_OF_IT },
        { "rfc1738:predefined", URIC_ALL_OF_IT },
        { "rfc1738:ftpurl", URIC_ALL_OF_IT },
        { "rfc1738:fileurl", URIC_ALL_OF_IT },
        { "rfc1738:httpurl", URIC_ALL_OF_IT },
        { "rfc1738:gopherurl", URIC_ALL_OF_IT },
        { "rfc1738:mailtourl", URIC_ALL_OF_IT },
        { "rfc1738:newsurl", URIC_ALL_OF_IT },
        { "rfc1738:nntpurl", URIC_ALL_OF_IT },
        { "rfc1738:telneturl", URIC_ALL_OF_IT },
        { "rfc1738:waisurl", URIC_ALL_OF_IT },
        { "rfc1738:prosperourl", URIC_ALL_OF_IT }
    };
    static const struct uric_edition_machine machine = {
        rules, sizeof rules / sizeof *rules,
        accept_rfc1738_start, accept_rfc1738_first_final, rfc1738_scan
    };

    return &machine;
}
