/* Answers one row of arguments: a value, or a record. */
#include "sql/postgres/uric_postgres.h"

#include "miscadmin.h"
#include "nodes/primnodes.h"
#include "utils/memutils.h"

/* A buffer larger than this is freed after the row that needed it. */
enum { MOST_KEPT = 1 << 20 };

/* One call in a statement; it lies in fn_extra, as long as the statement's expression. */
struct bound {
    struct sql_call call;
    TupleDesc descriptor; /* of SQL_RECORD */
};

/* Whether argument i is a constant in the statement.  A parameter is not: PL/pgSQL evaluates
 * one expression again and again, with new values for its parameters. */
static bool is_constant(const FmgrInfo *info, int i)
{
    const List *arguments;

    if (info->fn_expr == NULL || !IsA(info->fn_expr, FuncExpr))
        return false;
    arguments = ((const FuncExpr *)info->fn_expr)->args;
    return i < list_length(arguments) && IsA(list_nth(arguments, i), Const);
}

/* The columns of the record that the function returns. */
static TupleDesc descriptor_of(FunctionCallInfo fcinfo, MemoryContext context)
{
    MemoryContext old = MemoryContextSwitchTo(context);
    TupleDesc descriptor;

    if (get_call_result_type(fcinfo, NULL, &descriptor) != TYPEFUNC_COMPOSITE)
        elog(ERROR, "the function must return a composite type");
    descriptor = BlessTupleDesc(descriptor);
    MemoryContextSwitchTo(old);
    return descriptor;
}

/* PostgreSQL calls fcinfo->flinfo's function for many rows; what is bound lies in its memory
 * context. */
static struct bound *bind(FunctionCallInfo fcinfo, const char *name)
{
    FmgrInfo *info = fcinfo->flinfo;
    MemoryContext context = info != NULL ? info->fn_mcxt : CurrentMemoryContext;
    const struct sql_function *function = uric_function(name);
    struct sql_value arguments[SQL_MOST_ARGUMENTS];
    const struct sql_value *constant[SQL_MOST_ARGUMENTS];
    struct bound *bound = MemoryContextAllocZero(context, sizeof *bound);
    int i;

    uric_arguments(fcinfo, function, arguments);
    for (i = 0; i < PG_NARGS(); i++)
        constant[i] = info != NULL && is_constant(info, i) ? &arguments[i] : NULL;
    uric_check(&bound->call, sql_bind(&bound->call, function, uric_memory(context), constant,
                                      (unsigned)PG_NARGS()));
    uric_free_arguments(fcinfo, function, arguments);
    if (function->result == SQL_RECORD)
        bound->descriptor = descriptor_of(fcinfo, context);
    if (info != NULL)
        info->fn_extra = bound;
    return bound;
}

Datum uric_answer(FunctionCallInfo fcinfo, const char *name)
{
    struct bound *bound = fcinfo->flinfo != NULL ? fcinfo->flinfo->fn_extra : NULL;
    struct sql_value arguments[SQL_MOST_ARGUMENTS], answer[SQL_MOST_COLUMNS];
    const struct sql_function *function;
    const unsigned n = (unsigned)PG_NARGS();
    bool is_null = false;
    Datum datum;

    CHECK_FOR_INTERRUPTS();
    if (bound == NULL)
        bound = bind(fcinfo, name);
    function = bound->call.function;
    uric_arguments(fcinfo, function, arguments);
    uric_check(&bound->call, function->answer(&bound->call, arguments, n, answer));
    datum = function->result == SQL_RECORD
                ? uric_tuple(function, bound->descriptor, answer, arguments, n)
                : uric_datum(answer, function->result, arguments, n, &is_null);
    uric_free_arguments(fcinfo, function, arguments);
    if (bound->call.room > MOST_KEPT) {
        pfree(bound->call.buffer);
        bound->call.buffer = NULL;
        bound->call.room = 0;
    }
    CHECK_FOR_INTERRUPTS();
    if (is_null)
        PG_RETURN_NULL();
    return datum;
}
