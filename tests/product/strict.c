/* A URIC_STRICT build parses strictly, and refuses policies. */
#include "uric.h"

int main(void)
{
    struct uric u;
    struct uric64 w;
    struct uric_stream m;
    struct uric_tolerance policy;

    if (uric_tolerance_preset(&policy, URIC_TOLERATE_LOG) != URIC_OK ||
        uric_parse_tolerant(URIC_RULE_URI, "a:b", 3, &policy, &u) != URIC_NO_RULE ||
        uric_parse_tolerant(URIC_RULE_HOST, "a", 1, &policy, &u) != URIC_NO_RULE)
        return 1;
    if (uric_parse_tolerant(URIC_RULE_URI, "a:b", 3, NULL, &u) != URIC_OK)
        return 2;
    uric_stream_init(&m, URIC_RULE_URI);
    uric_stream_tolerate(&m, &policy);
    if (uric_stream_feed(&m, "a", 1) != 0 || uric_stream_end(&m, &w) != URIC_NO_RULE)
        return 3;
    uric_stream_init(&m, URIC_RULE_URI);
    uric_stream_tolerate(&m, NULL);
    return uric_stream_feed(&m, "a:b", 3) == 3 && uric_stream_end(&m, &w) == URIC_OK ? 0 : 4;
}
