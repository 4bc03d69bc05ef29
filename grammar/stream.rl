/* The resumable scanner of the three hot rules: goto code. */
#include "stream.h"

#define AT (offset + (uint64_t)(p - piece))
#define FIRST_FINAL stream_first_final
#define LOOP(state) uric_loops[uric_stream_loop[state]]

%%{
    machine stream;
    alphtype unsigned char;

    include stream_events "stream_events.rl";
    include rfc3986 "rfc3986.rl";
    include rfc9112 "rfc9112.rl";

    # One machine, so that the entries share their states.  The byte before
    # each sets it apart and is never scanned: scanning starts behind it.
    action entries {
        (void)fentry(as_URI_reference); (void)fentry(as_URI);
        (void)fentry(as_origin_form);
    }
    main := ( ( 0 @entries ( as_URI_reference: URI_reference ) )
            | ( 1          ( as_URI:           URI           ) )
            | ( 2          ( as_origin_form:   origin_form   ) )
            ) $!refused <>~broken_into $*pass_over ;

    write data noerror;
}%%

int uric_stream_start(int rule)
{
    switch (rule) {
    case URIC_RULE_URI_REFERENCE: return stream_en_main_as_URI_reference;
    case URIC_RULE_URI: return stream_en_main_as_URI;
    case URIC_RULE_ORIGIN_FORM: return stream_en_main_as_origin_form;
    default: return 0;
    }
}

int uric_stream_final(int state)
{
    return state >= FIRST_FINAL;
}

size_t uric_stream_scan(struct uric_stream *m, const char *s, size_t n,
                        int at_end)
{
    struct uric64 *const u = &m->parts;
    const uint64_t offset = m->offset;
    const unsigned char *const piece = (const unsigned char *)s;
    const unsigned char *p = piece, *const pe = piece + n;
    const unsigned char *const eof = at_end ? pe : NULL;
    int cs = m->state, state = 0, end_state = m->end_state;
    uint64_t end_offset = m->end_offset;

    %% write exec;

    m->refused = p != pe;
    m->state = (uint16_t)(p != pe ? state : cs);
    m->end_state = (uint16_t)end_state;
    m->end_offset = end_offset;
    return (size_t)(p - piece);
}

#undef LOOP
#undef FIRST_FINAL
#undef AT
