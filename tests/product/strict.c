/* A URIC_STRICT build parses strictly, and refuses policies. */
#include "uric.h"

#include <string.h>

int main(void)
{
    struct uric u;
    struct uric64 w;
    struct uric_stream m;
    struct uric_tolerance policy;
    struct uric_columns c;

    if (uric_tolerance_preset(&policy, URIC_TOLERATE_LOG) != URIC_OK ||
        uric_parse_as(URIC_RULE_URI, "a:b", 3, &policy, &u) != URIC_NO_RULE ||
        uric_parse_as(URIC_RULE_HOST, "a", 1, &policy, &u) != URIC_NO_RULE)
        return 1;
    if (uric_parse_as(URIC_RULE_URI, "a:b", 3, NULL, &u) != URIC_OK)
        return 2;
    uric_stream_init(&m, URIC_RULE_URI);
    uric_stream_tolerate(&m, &policy);
    if (uric_stream_feed(&m, "a", 1) != 0 || uric_stream_end(&m, &w) != URIC_NO_RULE)
        return 3;
    memset(&c, 0, sizeof c);
    c.room = 1;
    c.tolerance = &policy;
    if (uric_parse_lines(URIC_RULE_URI, "a:b", 3, URIC_LINES_LF, &c) != URIC_NO_RULE || c.rows != 0)
        return 5;
    c.tolerance = NULL;
    if (uric_parse_lines(URIC_RULE_URI, "a:b", 3, URIC_LINES_LF, &c) != URIC_OK || c.rows != 1)
        return 6;
    uric_stream_init(&m, URIC_RULE_URI);
    uric_stream_tolerate(&m, NULL);
    return uric_stream_feed(&m, "a:b", 3) == 3 && uric_stream_end(&m, &w) == URIC_OK ? 0 : 4;
}
