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
        kernels->view(&view, begin, n, i);                          \
    }                                                               \
    (void)0
#define JUMP_TO_END(state)                                          \
    do {                                                            \
        i = n;                                                      \
        cs = (state);                                               \
        goto _test_eof;                                             \
    } while (0)
#define JUMP_IN(state) URIC_SPLIT_JUMP_##state

#define DEFINE(which, at)                                           \
    (u->part[URIC_SPLIT_##which].end = (at), defined |= 1u << URIC_SPLIT_##which)
#define AT ((uint32_t)i)
#define BYTE begin[i]

%%{
    machine split;
    alphtype unsigned char;

    action B_scheme_end {
        DEFINE(SCHEME, AT);
        u->part[URIC_SPLIT_PATH].begin = AT + 1;
    }
    action B_authority_begin { u->part[URIC_SPLIT_AUTHORITY].begin = AT + 1; }
    action B_authority_end {
        DEFINE(AUTHORITY, AT);
        u->part[URIC_SPLIT_PATH].begin = AT;
    }
    action B_path_end       { DEFINE(PATH, AT); }
    action B_query_begin    { u->part[URIC_SPLIT_QUERY].begin = AT + 1; }
    action B_query_end      { DEFINE(QUERY, AT); }
    action B_fragment_begin { u->part[URIC_SPLIT_FRAGMENT].begin = AT + 1; }
    action B_fragment_end   { DEFINE(FRAGMENT, AT); }

    include appendix_b "../appendix_b.rl";
    include jumps "../actions/jumps.rl";

    main := split $*jump ;

    write data nofinal noerror;
}%%

enum uric_status uric_split(const char *s, size_t n, struct uric_split_result *u)
{
    const unsigned char *const begin = (const unsigned char *)s;
    const struct uric_kernels *kernels = uric_known_kernels();
    const size_t eof = n;
    struct uric_split_view view;
    size_t i = 0;
    unsigned defined = 0;
    int cs = split_start;

    memset(u, 0, sizeof *u);
    if (n > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    if (kernels == NULL)
        kernels = uric_best_kernels();
    if (n > 0) { /* s may be NULL */
        kernels->view(&view, begin, n, 0);
    }

    %% write exec;

    u->defined = (uint8_t)defined;
    return URIC_OK;
}

#undef BYTE
#undef AT
#undef DEFINE
#undef JUMP_IN
#undef JUMP_TO_END
#undef JUMP
#undef STOPS
