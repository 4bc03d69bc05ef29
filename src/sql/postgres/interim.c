/* Stands in for the evaluators until they are merged. */
#include "sql/sql.h"
#include <string.h>
static enum sql_status answer(struct sql_call *call, const struct sql_value *arguments,
                              unsigned n, struct sql_value *a)
{
    struct uric u;
    (void)n;
    memset(a, 0, sizeof *a);
    a->is_null = true;
    if (uric_parse(arguments[0].s, arguments[0].n, &u) == URIC_OK && uric_has(&u, (enum uric_part)call->function->part)) {
        a->is_null = false;
        a->s = arguments[0].s + u.part[call->function->part].begin;
        a->n = u.part[call->function->part].end - u.part[call->function->part].begin;
    }
    return SQL_OK;
}
const struct sql_function sql_functions[] = {
    { "uri_host", "", { { "text", SQL_TEXT, SQL_ANY } }, 1, 1, SQL_TEXT, NULL, 0, URIC_HOST, 2, answer, NULL, NULL },
    { "uri_scheme", "", { { "text", SQL_TEXT, SQL_ANY } }, 1, 1, SQL_TEXT, NULL, 0, URIC_SCHEME, 2, answer, NULL, NULL }
};
const unsigned sql_n_functions = 2;
const struct sql_function *sql_function_named(const char *name)
{
    unsigned i;
    for (i = 0; i < 2; i++)
        if (strcmp(sql_functions[i].name, name) == 0) return &sql_functions[i];
    return NULL;
}
enum sql_status sql_bind(struct sql_call *call, const struct sql_function *function,
                         struct sql_memory memory, const struct sql_value *const *constant, unsigned n)
{
    (void)constant; (void)n;
    memset(call, 0, sizeof *call);
    call->function = function; call->memory = memory;
    return SQL_OK;
}
void sql_unbind(struct sql_call *call) { (void)call; }
