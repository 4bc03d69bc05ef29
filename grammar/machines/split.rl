/* Appendix B as a scanner: splits any string, rejects none. */
#include "util/internal.h"

#define AT ((uint32_t)(p - begin))

%%{
    machine split;
    alphtype unsigned char;

    action B_scheme_end {
        URIC_DEFINE(u, URIC_SPLIT_SCHEME, AT);
        u->part[URIC_SPLIT_PATH].begin = AT + 1;
    }
    action B_authority_begin { u->part[URIC_SPLIT_AUTHORITY].begin = AT + 1; }
    action B_authority_end {
        URIC_DEFINE(u, URIC_SPLIT_AUTHORITY, AT);
        u->part[URIC_SPLIT_PATH].begin = AT;
    }
    action B_path_end       { URIC_DEFINE(u, URIC_SPLIT_PATH, AT); }
    action B_query_begin    { u->part[URIC_SPLIT_QUERY].begin = AT + 1; }
    action B_query_end      { URIC_DEFINE(u, URIC_SPLIT_QUERY, AT); }
    action B_fragment_begin { u->part[URIC_SPLIT_FRAGMENT].begin = AT + 1; }
    action B_fragment_end   { URIC_DEFINE(u, URIC_SPLIT_FRAGMENT, AT); }

    include appendix_b "../appendix_b.rl";

    main := split;

    write data nofinal noerror;
}%%

enum uric_status uric_split(const char *s, size_t n, struct uric_split_result *u)
{
    const unsigned char *const begin = (const unsigned char *)s;
    const unsigned char *p = begin;
    const unsigned char *pe, *eof;
    int cs = split_start;

    memset(u, 0, sizeof *u);
    if (n > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    pe = eof = n != 0 ? begin + n : begin;

    %% write exec;

    return URIC_OK;
}

#undef AT
