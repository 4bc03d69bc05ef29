/* Answers with rows, one per call, so that only one is in memory. */
#include "engines/postgres/uric_postgres.h"

#include "miscadmin.h"

/* One evaluation of a set-returning function, from its first row to its last. */
struct rows {
    struct sql_call call;
    struct uric_arguments arguments;
};

/* The columns that the executor expects: faster than looking up the columns of the function. */
static TupleDesc expected_columns(FunctionCallInfo fcinfo,
                                  const struct sql_function *function,
                                  MemoryContext context)
{
    const ReturnSetInfo *info = (const ReturnSetInfo *)fcinfo->resultinfo;
    MemoryContext old;
    TupleDesc columns;

    if (info == NULL || !IsA(info, ReturnSetInfo) || info->expectedDesc == NULL ||
        info->expectedDesc->natts != function->n_columns)
        return uric_descriptor(fcinfo, context);
    old = MemoryContextSwitchTo(context);
    columns = BlessTupleDesc(CreateTupleDescCopy(info->expectedDesc));
    MemoryContextSwitchTo(old);
    return columns;
}

static void begin(FunctionCallInfo fcinfo, FuncCallContext *context, const char *name)
{
    MemoryContext lasting = context->multi_call_memory_ctx;
    MemoryContext old = MemoryContextSwitchTo(lasting);
    const struct sql_function *function = uric_function(name);
    struct rows *rows = palloc0(sizeof *rows);

    context->tuple_desc = expected_columns(fcinfo, function, lasting);
    /* values that are detoasted here last until the last row */
    uric_read_arguments(fcinfo, function, &rows->arguments);
    uric_check(&rows->call, sql_bind(&rows->call, function, uric_memory(lasting), NULL,
                                     rows->arguments.n));
    uric_check(&rows->call,
               function->begin(&rows->call, rows->arguments.value, rows->arguments.n));
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
    SRF_RETURN_NEXT(context,
                    uric_tuple(rows->call.function, context->tuple_desc, columns));
}
