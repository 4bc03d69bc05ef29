/* The automaton of the hot rules as Ragel alone writes it, without jumps: tests and
 * benchmarks compare the scanner with it. */
#include "parse/error_part.h"
#include "parse/marks.h"

%%{
    machine reference;
    alphtype unsigned char;

    include strict "../tolerance.rl";
    include events "../actions/events.rl";
    include hot_rules "hot_rules.rl";

    main := hot_rules ;

    write data noerror;
}%%

int uric_ask_machine(int entry, const unsigned char *s, size_t n,
                     struct uric *u)
{
    static const int rule[] = { URIC_RULE_URI_REFERENCE, URIC_RULE_URI,
                                URIC_RULE_ORIGIN_FORM, URIC_RULE_HOST_FIELD };
    static const uint16_t start[] = { reference_en_main_hot_rules_as_URI_reference,
                                      reference_en_main_hot_rules_as_URI,
                                      reference_en_main_hot_rules_as_origin_form,
                                      reference_en_main_hot_rules_as_Host };
    const unsigned char *const begin = s;
    const unsigned char *p = s, *const pe = n != 0 ? s + n : s;
    const unsigned char *const eof = pe;
    int cs = start[entry];
    uint32_t died;

    memset(u, 0, sizeof *u);

    %% write exec;

    if (cs >= reference_first_final)
        return URIC_OK;
    died = AT;
    memset(u, 0, sizeof *u);
    u->error_offset = died;
    u->error_part = (uint8_t)error_part(rule[entry], (const char *)begin, died);
    return died < n ? URIC_INVALID : URIC_INCOMPLETE;
}
