/* RFC 1738's ten schemes by its own BNF: where the parts are that sections 3.2 to
 * 3.11 name.  Tables. */
#include "scheme.h"

#define AT ((uint32_t)(p - begin))

%%{
    machine scheme1738;
    alphtype unsigned char;

    action scheme_end {
        URIC_DEFINE(u, URIC_SCHEME, AT);
        r->part[URIC_NEWS_GROUP].begin = AT + 1;
        r->part[URIC_NEWS_ARTICLE].begin = AT + 1;
        r->part[URIC_NEWS_ALL].begin = AT + 1;
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

    include scheme_events "scheme_events.rl";

    action encoded822addr_end { URIC_DEFINE(r, URIC_MAILTO_ADDRESSES, AT); }
    action all_end     { URIC_DEFINE(r, URIC_NEWS_ALL, AT); }
    action group_end   { URIC_DEFINE(r, URIC_NEWS_GROUP, AT); }
    action article_end { URIC_DEFINE(r, URIC_NEWS_ARTICLE, AT); }
    action article_number_begin {
        r->part[URIC_NEWS_ARTICLE_NUMBER].begin = AT + 1;
    }
    action article_number_end { URIC_DEFINE(r, URIC_NEWS_ARTICLE_NUMBER, AT); }
    action file_path_end { URIC_DEFINE(r, URIC_FILE_PATH, AT); }

    include rfc1738 "rfc1738.rl";

    main := predefined ;

    write data noerror;
}%%
