/* Answers one row of arguments: a value, or a record. */
#include "engines/postgres/uric_postgres.h"

#include "miscadmin.h"
#include "nodes/primnodes.h"
#include "utils/builtins.h"

/* A buffer larger than this is freed after the row that needed it. */
enum { MOST_KEPT = 1 << 20 };

/* One call in a statement; it lies in fn_extra, as long as the statement's expression. */
struct bound {
    struct sql_call call;
    TupleDesc descriptor; /* of SQL_RECORD */
};

/* Whether argument i is a constant in the statement.  A parameter is not a constant: PL/pgSQL
 * evaluates one expression again and again, with new values for its parameters. */
static bool is_constant(const FmgrInfo *info, unsigned i)
{
    const List *arguments;

    if (info == NULL || info->fn_expr == NULL || !IsA(info->fn_expr, FuncExpr))
        return false;
    arguments = ((const FuncExpr *)info->fn_expr)->args;
    return i < (unsigned)list_length(arguments) &&
           IsA(list_nth(arguments, (int)i), Const);
}

/* Binds the call before its first row; what is bound lies as long as the FmgrInfo. */
static struct bound *bind(FunctionCallInfo fcinfo, const char *name)
{
    FmgrInfo *info = fcinfo->flinfo;
    MemoryContext context = info != NULL ? info->fn_mcxt : CurrentMemoryContext;
    const struct sql_function *function = uric_function(name);
    const struct sql_value *constant[SQL_MOST_ARGUMENTS];
    struct uric_arguments arguments;
    struct bound *bound = MemoryContextAllocZero(context, sizeof *bound);
    unsigned i;

    uric_read_arguments(fcinfo, function, &arguments);
    for (i = 0; i < arguments.n; i++)
        constant[i] = is_constant(info, i) ? &arguments.value[i] : NULL;
    uric_check(&bound->call, sql_bind(&bound->call, function, uric_memory(context),
                                      constant, arguments.n));
    uric_free_arguments(&arguments);
    if (function->result == SQL_RECORD)
        bound->descriptor = uric_descriptor(fcinfo, context);
    if (info != NULL)
        info->fn_extra = bound;
    return bound;
}

/* The answer's Datum; a record may be NULL as a whole. */
static Datum answer_datum(const struct bound *bound, const struct sql_value *answer,
                          bool *is_null)
{
    const struct sql_function *const function = bound->call.function;

    /* what most calls ask for: not longer than the argument, in any encoding */
    if (function->result == SQL_TEXT && answer->is_ascii) {
        *is_null = false;
        return PointerGetDatum(cstring_to_text_with_len(answer->s, (int)answer->n));
    }
    if (function->result != SQL_RECORD)
        return uric_datum(answer, function->result, is_null);
    *is_null = bound->call.record_is_null;
    return *is_null ? (Datum)0 : uric_tuple(function, bound->descriptor, answer);
}

static void free_large_buffer(struct sql_call *call)
{
    if (call->room > MOST_KEPT) {
        pfree(call->buffer);
        call->buffer = NULL;
        call->room = 0;
    }
}

Datum uric_answer(FunctionCallInfo fcinfo, const char *name)
{
    struct bound *bound = fcinfo->flinfo != NULL ? fcinfo->flinfo->fn_extra : NULL;
    struct sql_value answer[SQL_MOST_COLUMNS];
    struct uric_arguments arguments;
    struct sql_call *call;
    bool is_null;
    Datum datum;

    CHECK_FOR_INTERRUPTS();
    if (bound == NULL)
        bound = bind(fcinfo, name);
    call = &bound->call;
    uric_read_arguments(fcinfo, call->function, &arguments);
    uric_check(call, call->function->answer(call, arguments.value, arguments.n, answer));
    datum = answer_datum(bound, answer, &is_null);
    uric_free_arguments(&arguments);
    free_large_buffer(call);
    CHECK_FOR_INTERRUPTS();
    if (is_null)
        PG_RETURN_NULL();
    return datum;
}
