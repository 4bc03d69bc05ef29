/* Answers with rows, one per call, so that only one is in memory. */
#include "sql/postgres/uric_postgres.h"

#include "miscadmin.h"

/* One evaluation of a set-returning function, from its first row to its last. */
struct rows {
    struct sql_call call;
    struct sql_value arguments[SQL_MOST_ARGUMENTS];
};

static void begin(FunctionCallInfo fcinfo, FuncCallContext *context, const char *name)
{
    const struct sql_function *function = uric_function(name);
    MemoryContext old = MemoryContextSwitchTo(context->multi_call_memory_ctx);
    struct rows *rows = palloc0(sizeof *rows);
    TupleDesc descriptor;

    if (get_call_result_type(fcinfo, NULL, &descriptor) != TYPEFUNC_COMPOSITE)
        elog(ERROR, "%s must return rows of columns", name);
    context->tuple_desc = BlessTupleDesc(descriptor);
    /* what is detoasted here lasts until the last row */
    uric_arguments(fcinfo, function, rows->arguments);
    uric_check(&rows->call,
               sql_bind(&rows->call, function, uric_memory(context->multi_call_memory_ctx),
                        NULL, (unsigned)PG_NARGS()));
    uric_check(&rows->call,
               function->begin(&rows->call, rows->arguments, (unsigned)PG_NARGS()));
    context->user_fctx = rows;
    MemoryContextSwitchTo(old);
}

Datum uric_rows(FunctionCallInfo fcinfo, const char *name)
{
    struct sql_value columns[SQL_MOST_COLUMNS];
    FuncCallContext *context;
    struct rows *rows;
    enum sql_status status;

    CHECK_FOR_INTERRUPTS();
    if (SRF_IS_FIRSTCALL()) {
        context = SRF_FIRSTCALL_INIT();
        begin(fcinfo, context, name);
    }
    context = SRF_PERCALL_SETUP();
    rows = context->user_fctx;
    status = rows->call.function->next(&rows->call, columns);
    uric_check(&rows->call, status);
    if (status == SQL_END)
        SRF_RETURN_DONE(context);
    SRF_RETURN_NEXT(context, uric_tuple(rows->call.function, context->tuple_desc, columns,
                                        rows->arguments, (unsigned)PG_NARGS()));
}
