/* The machine of the one-shot scanner: goto code, 32-bit offsets.  It defines what
 * uric_parse() and its kin answer; src/fast.h is how they get there sooner. */
#include "isa.h"

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

int uric_ask_machine(int entry, const unsigned char *s, size_t n,
                     struct uric *u)
{
    static const uint16_t start[] = { parse_en_main_as_URI_reference,
                                      parse_en_main_as_URI,
                                      parse_en_main_as_origin_form };
    const unsigned char *const begin = s;
    const unsigned char *p = s, *const pe = n != 0 ? s + n : s;
    const unsigned char *const eof = pe;
    int cs = start[entry];
    uint32_t died;

    memset(u, 0, sizeof *u);

    %% write exec;

    if (cs >= parse_first_final)
        return URIC_OK;
    died = AT;
    memset(u, 0, sizeof *u);
    u->error_offset = died;
    return died < n ? URIC_INVALID : URIC_INCOMPLETE;
}

#undef AT
