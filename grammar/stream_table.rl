/* The resumable scanner of the other rules: tables, since their goto code would
 * be half a megabyte.  stream.rl says what is common to both. */
#include "stream.h"

#define AT (offset + (uint64_t)(p - piece))
#define FIRST_FINAL stream_table_first_final
#define LOOP(state) uric_loops[uric_stream_table_loop[state]]

%%{
    machine stream_table;
    alphtype unsigned char;

    include stream_events "stream_events.rl";
    include rfc3986 "rfc3986.rl";
    include rfc9112 "rfc9112.rl";

    action entries {
        (void)fentry(as_absolute_URI); (void)fentry(as_relative_ref);
        (void)fentry(as_authority); (void)fentry(as_host);
        (void)fentry(as_IPv6address); (void)fentry(as_IPv4address);
        (void)fentry(as_absolute_form); (void)fentry(as_authority_form);
        (void)fentry(as_asterisk_form); (void)fentry(as_request_target);
        (void)fentry(as_request_target_CONNECT); (void)fentry(as_Host);
    }
    main := ( (  0 @entries ( as_absolute_URI:   absolute_URI   ) )
            | (  1          ( as_relative_ref:   relative_ref   ) )
            | (  2          ( as_authority:      authority      ) )
            | (  3          ( as_host:           host           ) )
            | (  4          ( as_IPv6address:    IPv6address %host_end ) )
            | (  5          ( as_IPv4address:
                                IPv4address %IPv4address_end %host_end ) )
            | (  6          ( as_absolute_form:  absolute_form  ) )
            | (  7          ( as_authority_form: authority_form ) )
            | (  8          ( as_asterisk_form:  asterisk_form  ) )
            | (  9          ( as_request_target: request_target ) )
            | ( 10          ( as_request_target_CONNECT:
                                request_target_CONNECT ) )
            | ( 11          ( as_Host:           Host           ) )
            ) $!refused <>~broken_into $*pass_over ;

    write data noerror;
}%%

int uric_stream_table_start(int rule)
{
    switch (rule) {
    case URIC_RULE_ABSOLUTE_URI: return stream_table_en_main_as_absolute_URI;
    case URIC_RULE_RELATIVE_REF: return stream_table_en_main_as_relative_ref;
    case URIC_RULE_AUTHORITY: return stream_table_en_main_as_authority;
    case URIC_RULE_HOST: return stream_table_en_main_as_host;
    case URIC_RULE_IPV6ADDRESS: return stream_table_en_main_as_IPv6address;
    case URIC_RULE_IPV4ADDRESS: return stream_table_en_main_as_IPv4address;
    case URIC_RULE_ABSOLUTE_FORM: return stream_table_en_main_as_absolute_form;
    case URIC_RULE_AUTHORITY_FORM: return stream_table_en_main_as_authority_form;
    case URIC_RULE_ASTERISK_FORM: return stream_table_en_main_as_asterisk_form;
    case URIC_RULE_REQUEST_TARGET: return stream_table_en_main_as_request_target;
    case URIC_RULE_REQUEST_TARGET_CONNECT:
        return stream_table_en_main_as_request_target_CONNECT;
    case URIC_RULE_HOST_FIELD: return stream_table_en_main_as_Host;
    default: return 0;
    }
}

int uric_stream_table_final(int state)
{
    return state >= FIRST_FINAL;
}

size_t uric_stream_table_scan(struct uric_stream *m, const char *s, size_t n,
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
