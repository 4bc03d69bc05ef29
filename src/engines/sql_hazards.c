/* The hazards of a reference (RFC 3986, section 7). */
#include "tables/sql_functions.h"

SQL_ANSWER(uri_hazards)
{
    struct uric_audit_result found;
    struct uric u;
    unsigned count = 0;
    int i;

    (void)n;
    if (!sql_parse(arguments, &u))
        return sql_null(answer);
    uric_audit(uric_bind(arguments->s, &u), NULL, &found);
    for (i = 0; i < URIC_HAZARDS; i++) {
        if (found.hazards >> i & 1)
            sql_constant(&call->text[count++], uric_hazard_name(i));
    }
    return sql_texts(answer, call->text, count);
}
