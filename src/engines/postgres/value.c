/* Turns PostgreSQL's values into struct sql_value, and answers into Datums. */
#include "engines/postgres/uric_postgres.h"

#include "catalog/pg_type_d.h"
#include "mb/pg_wchar.h"
#include "utils/array.h"
#include "utils/builtins.h"
#include "utils/memutils.h"

void uric_read_arguments(FunctionCallInfo fcinfo, const struct sql_function *function,
                         struct uric_arguments *arguments)
{
    const unsigned n = (unsigned)PG_NARGS();
    unsigned i;

    arguments->n = n;
    arguments->n_copies = 0;
    for (i = 0; i < n; i++) {
        struct sql_value *const value = &arguments->value[i];

        value->is_null = PG_ARGISNULL(i);
        if (value->is_null)
            continue;
        if (function->argument[i].type == SQL_TEXT) {
            text *const t = PG_GETARG_TEXT_PP(i);

            if ((Pointer)t != PG_GETARG_POINTER(i))
                arguments->copy[arguments->n_copies++] = t;
            value->s = VARDATA_ANY(t);
            value->n = VARSIZE_ANY_EXHDR(t);
        } else
            value->number = PG_GETARG_INT64(i);
    }
}

void uric_free_arguments(const struct uric_arguments *arguments)
{
    unsigned i;

    for (i = 0; i < arguments->n_copies; i++)
        pfree(arguments->copy[i]);
}

/* A palloc'ed text; NULL if it would not be valid in the database's encoding.  Slices of
 * an argument are checked, too: a log format may cut between any bytes. */
static text *make_text(const struct sql_value *value)
{
    if (value->n > MaxAllocSize - VARHDRSZ)
        ereport(ERROR, (errcode(ERRCODE_PROGRAM_LIMIT_EXCEEDED),
                        errmsg("the answer is longer than a text may be, 1 GB")));
    if (!value->is_ascii && !pg_verify_mbstr(GetDatabaseEncoding(), value->s, (int)value->n, true))
        return NULL;
    return cstring_to_text_with_len(value->s, (int)value->n);
}

static Datum make_array(const struct sql_value *value)
{
    Datum *const texts = palloc_extended((value->count + 1) * sizeof *texts, MCXT_ALLOC_HUGE);
    bool *const nulls = palloc_extended((value->count + 1) * sizeof *nulls, MCXT_ALLOC_HUGE);
    int i, n = (int)value->count, first = 1;

    for (i = 0; i < n; i++) {
        text *const t = value->texts[i].is_null ? NULL : make_text(&value->texts[i]);

        texts[i] = PointerGetDatum(t);
        nulls[i] = t == NULL;
    }
    return PointerGetDatum(construct_md_array(texts, nulls, 1, &n, &first, TEXTOID, -1, false,
                                              TYPALIGN_INT));
}

Datum uric_datum(const struct sql_value *value, enum sql_type type, bool *is_null)
{
    text *t;

    *is_null = value->is_null;
    if (value->is_null)
        return (Datum)0;
    switch (type) {
    case SQL_BOOLEAN:
        return BoolGetDatum(value->number != 0);
    case SQL_INTEGER:
        return Int32GetDatum((int32)value->number);
    case SQL_TEXTS:
        return make_array(value);
    default:
        t = make_text(value);
        *is_null = t == NULL;
        return PointerGetDatum(t);
    }
}

Datum uric_tuple(const struct sql_function *function, TupleDesc descriptor,
                 const struct sql_value *columns)
{
    Datum values[SQL_MOST_COLUMNS];
    bool nulls[SQL_MOST_COLUMNS];
    int i;

    if (descriptor->natts != function->n_columns)
        ereport(ERROR, (errcode(ERRCODE_DATATYPE_MISMATCH),
                        errmsg("%s has %d columns, its type has %d", function->name,
                               function->n_columns, descriptor->natts)));
    for (i = 0; i < function->n_columns; i++)
        values[i] = uric_datum(&columns[i], function->columns[i].type, &nulls[i]);
    return HeapTupleGetDatum(heap_form_tuple(descriptor, values, nulls));
}

TupleDesc uric_descriptor(FunctionCallInfo fcinfo, MemoryContext context)
{
    MemoryContext old = MemoryContextSwitchTo(context);
    TupleDesc descriptor;

    if (get_call_result_type(fcinfo, NULL, &descriptor) != TYPEFUNC_COMPOSITE)
        elog(ERROR, "the function must return a composite type");
    descriptor = BlessTupleDesc(descriptor);
    MemoryContextSwitchTo(old);
    return descriptor;
}
