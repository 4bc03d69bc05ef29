/* Checks the names that a call has as constants, such as a part's, when the planner looks at the
 * call: so a wrong name is an error even if no row is read. */
#include "engines/postgres/uric_postgres.h"

#include "access/htup_details.h"
#include "catalog/pg_proc.h"
#include "nodes/supportnodes.h"
#include "utils/builtins.h"
#include "utils/syscache.h"

static const char prefix[] = "uric_sql_";

/* The function whose entry in C the catalog names; NULL if it is not one of ours. */
static const struct sql_function *function_of(Oid oid)
{
    HeapTuple tuple = SearchSysCache1(PROCOID, ObjectIdGetDatum(oid));
    const struct sql_function *function = NULL;
    bool is_null;
    Datum source;

    if (!HeapTupleIsValid(tuple))
        return NULL;
    source = SysCacheGetAttr(PROCOID, tuple, Anum_pg_proc_prosrc, &is_null);
    if (!is_null) {
        char *symbol = TextDatumGetCString(source);

        if (strncmp(symbol, prefix, sizeof prefix - 1) == 0)
            function = sql_function_named(symbol + sizeof prefix - 1);
        pfree(symbol);
    }
    ReleaseSysCache(tuple);
    return function;
}

/* Bind the call as its first row would, with the constants among its arguments. */
static void check(const struct sql_function *function, const List *arguments)
{
    struct sql_value values[SQL_MOST_ARGUMENTS];
    const struct sql_value *constant[SQL_MOST_ARGUMENTS];
    const int n = list_length(arguments);
    struct sql_call *call;
    int i;

    if (n > function->n_arguments)
        return;
    memset(values, 0, sizeof values);
    for (i = 0; i < n; i++) {
        const Const *c = list_nth(arguments, i);

        constant[i] = NULL;
        if (function->argument[i].names == SQL_ANY || !IsA(c, Const) || c->constisnull)
            continue;
        values[i].s = TextDatumGetCString(c->constvalue);
        values[i].n = strlen(values[i].s);
        constant[i] = &values[i];
    }
    call = palloc0(sizeof *call);
    uric_check(call, sql_bind(call, function, uric_memory(CurrentMemoryContext), constant,
                              (unsigned)n));
    sql_unbind(call);
    pfree(call);
}

PG_FUNCTION_INFO_V1(uric_sql_check_names);
Datum uric_sql_check_names(PG_FUNCTION_ARGS)
{
    Node *request = (Node *)PG_GETARG_POINTER(0);

    if (IsA(request, SupportRequestSimplify)) {
        const FuncExpr *call = ((SupportRequestSimplify *)request)->fcall;
        const struct sql_function *function = function_of(call->funcid);

        if (function != NULL)
            check(function, call->args);
    }
    /* it simplifies nothing */
    PG_RETURN_POINTER(NULL);
}
