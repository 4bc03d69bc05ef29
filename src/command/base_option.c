/* Reads the base of --base. */
#include "command/base_option.h"

#include "command/message.h"
#include "command/tolerate.h"

#include <string.h>

static int wrong_base(const struct options *o, const char *value, int rule, const struct uric *u)
{
    char expected[RULES_EXPLAIN_SIZE];

    tolerate_explain(o, rule, value, strlen(value), u->error_offset, expected);
    message("--base: invalid at offset %lu; %s", (unsigned long)u->error_offset,
            expected);
    return -1;
}

int base_option_read(const struct options *o, const char *value, int rule, struct uric *base)
{
    if (value == NULL) {
        message("--base=URI is required");
        return -1;
    }
    if (tolerate_parse(o, rule, value, strlen(value), base) != URIC_OK)
        return wrong_base(o, value, rule, base);
    if (!uric_has(base, URIC_SCHEME)) {
        message("--base: a base must have a scheme");
        return -1;
    }
    return 0;
}
