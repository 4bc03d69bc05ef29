/* Turns PostgreSQL's values into those of SQL functions, and answers into Datums. */
#include "sql/postgres/uric_postgres.h"

#include "catalog/pg_type_d.h"
#include "mb/pg_wchar.h"
#include "utils/array.h"
#include "utils/builtins.h"
#include "utils/memutils.h"

/* ---- arguments ---- */

void uric_arguments(FunctionCallInfo fcinfo, const struct sql_function *function,
                    struct sql_value *arguments)
{
    int i;

    memset(arguments, 0, SQL_MOST_ARGUMENTS * sizeof *arguments);
    for (i = 0; i < PG_NARGS(); i++) {
        if (function->argument[i].type == SQL_TEXT) {
            const text *t = PG_GETARG_TEXT_PP(i);

            arguments[i].s = VARDATA_ANY(t);
            arguments[i].n = VARSIZE_ANY_EXHDR(t);
        } else
            arguments[i].number = PG_GETARG_INT64(i);
    }
}

void uric_free_arguments(FunctionCallInfo fcinfo, const struct sql_function *function,
                         const struct sql_value *arguments)
{
    int i;

    for (i = 0; i < PG_NARGS(); i++) {
        char *given = DatumGetPointer(PG_GETARG_DATUM(i));

        /* what was not detoasted lies behind the header that was given */
        if (function->argument[i].type == SQL_TEXT && VARDATA_ANY(given) != arguments[i].s)
            pfree((char *)(uintptr_t)arguments[i].s - VARHDRSZ);
    }
}

/* ---- answers ---- */

/* Whether the text is a part of an argument: those are cut at US-ASCII characters only, so
 * that they are valid in each encoding that a server may have. */
static bool is_part(const struct sql_value *value, const struct sql_value *arguments,
                    unsigned n)
{
    const uintptr_t at = (uintptr_t)value->s;
    unsigned i;

    for (i = 0; i < n; i++) {
        const uintptr_t begin = (uintptr_t)arguments[i].s;

        if (at >= begin && at <= begin + arguments[i].n)
            return true;
    }
    return false;
}

/* A palloc'ed text; NULL if it would not be valid in the database's encoding. */
static text *make_text(const struct sql_value *value, const struct sql_value *arguments,
                       unsigned n)
{
    if (value->n > MaxAllocSize - VARHDRSZ)
        ereport(ERROR, (errcode(ERRCODE_PROGRAM_LIMIT_EXCEEDED),
                        errmsg("the answer is longer than a text may be, 1 GB")));
    if (!is_part(value, arguments, n) &&
        !pg_verify_mbstr(GetDatabaseEncoding(), value->s, (int)value->n, true))
        return NULL;
    return cstring_to_text_with_len(value->s, (int)value->n);
}

static Datum make_array(const struct sql_value *value, const struct sql_value *arguments,
                        unsigned n)
{
    Datum texts[SQL_MOST_TEXTS];
    unsigned i, count = 0;

    for (i = 0; i < value->count; i++) {
        text *t = make_text(&value->texts[i], arguments, n);

        if (t != NULL)
            texts[count++] = PointerGetDatum(t);
    }
    return PointerGetDatum(construct_array(texts, (int)count, TEXTOID, -1, false,
                                           TYPALIGN_INT));
}

Datum uric_datum(const struct sql_value *value, enum sql_type type,
                 const struct sql_value *arguments, unsigned n, bool *is_null)
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
        return make_array(value, arguments, n);
    default:
        t = make_text(value, arguments, n);
        *is_null = t == NULL;
        return PointerGetDatum(t);
    }
}

Datum uric_tuple(const struct sql_function *function, TupleDesc descriptor,
                 const struct sql_value *columns, const struct sql_value *arguments,
                 unsigned n)
{
    Datum values[SQL_MOST_COLUMNS];
    bool nulls[SQL_MOST_COLUMNS];
    int i;

    if (descriptor->natts != function->n_columns)
        ereport(ERROR, (errcode(ERRCODE_DATATYPE_MISMATCH),
                        errmsg("%s has %d columns, not %d", function->name,
                               function->n_columns, descriptor->natts)));
    for (i = 0; i < function->n_columns; i++)
        values[i] = uric_datum(&columns[i], function->columns[i].type, arguments, n,
                               &nulls[i]);
    return HeapTupleGetDatum(heap_form_tuple(descriptor, values, nulls));
}
