/* The plain automaton of all rules, without jumps, by ragel -T0. tests/proof/follows.c
 * compares every entry of the library with it. */
#include "proof/follows.h"
#include "parse/marks.h"

%%{
    machine follows;
    alphtype unsigned char;

    include strict "tolerance.rl";
    include events "actions/events.rl";
    include hot_rules "machines/hot_rules.rl";
    include other_rules "machines/other_rules.rl";

    main := hot_rules | other_rules ;

    write data noerror;
}%%

int follows_automaton(int rule, const unsigned char *s, size_t n, struct uric *u)
{
    static const int start[] = {
        follows_en_main_hot_rules_as_URI_reference,
        follows_en_main_hot_rules_as_URI,
        follows_en_main_other_rules_as_absolute_URI,
        follows_en_main_other_rules_as_relative_ref,
        follows_en_main_other_rules_as_authority,
        follows_en_main_other_rules_as_host,
        follows_en_main_other_rules_as_IPv6address,
        follows_en_main_other_rules_as_IPv4address,
        follows_en_main_hot_rules_as_origin_form,
        follows_en_main_other_rules_as_absolute_form,
        follows_en_main_other_rules_as_authority_form,
        follows_en_main_other_rules_as_asterisk_form,
        follows_en_main_other_rules_as_request_target,
        follows_en_main_other_rules_as_request_target_CONNECT,
        follows_en_main_hot_rules_as_Host
    };
    const unsigned char *const begin = s;
    const unsigned char *p = s, *const pe = s + n;
    const unsigned char *const eof = pe;
    int cs = start[rule], part;
    uint32_t died;

    memset(u, 0, sizeof *u);

    %% write exec;

    if (cs >= follows_first_final) {
        for (part = 0; part < URIC_PARTS; part++) {
            if (!(u->defined >> part & 1))
                u->part[part].begin = u->part[part].end = 0;
        }
        return URIC_OK;
    }
    died = AT;
    memset(u, 0, sizeof *u);
    u->error_offset = died;
    return died < n ? URIC_INVALID : URIC_INCOMPLETE;
}
