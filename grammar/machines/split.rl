/* Appendix B as a scanner: splits any string, rejects none. */
#include "parse/isa.h"
#include "parse/split_view.h"

/* A state steps over the bytes on which it loops. */
#define STOPS(number) view.at[number]
#define JUMP(stops, state)                                          \
    for (;;) {                                                      \
        const size_t k = i - view.base;                             \
                                                                    \
        if (k < URIC_SPLIT_VIEW) {                                  \
            const uint64_t rest = (stops) >> k * URIC_LANE_BITS;    \
                                                                    \
            if (rest != 0) {                                        \
                i += uric_lanes_first(rest);                        \
                break;                                              \
            }                                                       \
            if (n - view.base <= URIC_SPLIT_VIEW)                   \
                JUMP_TO_END(state);                                 \
            i = view.base + URIC_SPLIT_VIEW;                        \
        }                                                           \
        look(&view, begin, n, i);                                   \
    }                                                               \
    (void)0
#define JUMP_TO_END(state)                                          \
    do {                                                            \
        i = n;                                                      \
        cs = (state);                                               \
        goto _test_eof;                                             \
    } while (0)
#define JUMP_IN(state) URIC_SPLIT_JUMP_##state

#define AT ((uint32_t)i)
#define BYTE begin[i]

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
    include jumps "../actions/jumps.rl";

    main := split $*jump ;

    write data nofinal noerror;
}%%

enum uric_status uric_split(const char *s, size_t n, struct uric_split_result *u)
{
    const unsigned char *const begin = (const unsigned char *)s;
    void (*const look)(struct uric_split_view *, const unsigned char *, size_t, size_t) =
        uric_best_kernels()->view;
    const size_t eof = n;
    struct uric_split_view view;
    size_t i = 0;
    int cs = split_start;

    memset(u, 0, sizeof *u);
    if (n > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    if (n >= URIC_LANES) {
        look(&view, begin, n, 0);
    } else { /* stop at each byte */
        memset(&view, -1, sizeof view);
        view.base = 0;
    }

    %% write exec;

    return URIC_OK;
}

#undef BYTE
#undef AT
#undef JUMP_IN
#undef JUMP_TO_END
#undef JUMP
#undef STOPS
