/* The starts of the rules, in the order of enum uric_rule: a template, for the including
 * function's HOT() and OTHER(). */
    static const uint16_t starts[URIC_RULES] = {
        HOT(URI_reference), HOT(URI), OTHER(absolute_URI), OTHER(relative_ref),
        OTHER(authority), OTHER(host), OTHER(IPv6address), OTHER(IPv4address),
        HOT(origin_form), OTHER(absolute_form), OTHER(authority_form),
        OTHER(asterisk_form), OTHER(request_target), OTHER(request_target_CONNECT),
        OTHER(Host)
    };
#undef OTHER
#undef HOT
