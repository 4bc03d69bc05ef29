/* The one-shot scanner: all bytes at hand, 32-bit offsets, goto code. */
#include "internal.h"

#define AT ((uint32_t)(p - begin))

%%{
    machine parse;
    alphtype unsigned char;

    include events "events.rl";
    include rfc3986 "rfc3986.rl";
    include rfc9112 "rfc9112.rl";

    # One machine, so that the entries share their states.  The byte before
    # each sets it apart and is never scanned: scanning starts behind it.
    action entries {
        (void)fentry(as_URI_reference); (void)fentry(as_URI);
        (void)fentry(as_origin_form);
    }
    main := ( 0 @entries ( as_URI_reference: URI_reference ) )
          | ( 1          ( as_URI:           URI           ) )
          | ( 2          ( as_origin_form:   origin_form   ) ) ;

    write data noerror;
}%%

static int parse_scan(int cs, const char *s, size_t n, struct uric *u)
{
    const unsigned char *const begin = (const unsigned char *)s;
    const unsigned char *p = begin;
    const unsigned char *pe, *eof;
    uint32_t died;

    memset(u, 0, sizeof *u);
    if (n > URIC_MAX_LENGTH) {
        u->error_offset = URIC_MAX_LENGTH;
        return URIC_TOO_LONG;
    }
    pe = eof = n != 0 ? begin + n : begin;

    %% write exec;

    if (cs >= parse_first_final)
        return URIC_OK;
    died = AT;
    memset(u, 0, sizeof *u);
    u->error_offset = died;
    return died < n ? URIC_INVALID : URIC_INCOMPLETE;
}

int uric_parse(const char *s, size_t n, struct uric *u)
{
    return parse_scan(parse_en_main_as_URI_reference, s, n, u);
}

int uric_parse_uri(const char *s, size_t n, struct uric *u)
{
    return parse_scan(parse_en_main_as_URI, s, n, u);
}

int uric_parse_origin_form(const char *s, size_t n, struct uric *u)
{
    return parse_scan(parse_en_main_as_origin_form, s, n, u);
}

#undef AT
