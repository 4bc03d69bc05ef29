/* Shared by the units of the extension.  Include it first: PostgreSQL wants postgres.h before all
 * else. */
#ifndef URIC_POSTGRES_H
#define URIC_POSTGRES_H

#include "postgres.h"

#include "fmgr.h"
#include "funcapi.h"

#include "engines/sql.h"

#ifdef __SANITIZE_ADDRESS__
/* Errors jump over stack frames, which ASan otherwise takes for still in use. */
void __asan_handle_no_return(void);
#else
#define __asan_handle_no_return() ((void)0)
#endif

/* A function of the script, of one row of arguments, or a set-returning one. */
#define URIC_ANSWER(name) URIC_ENTRY(name, uric_answer)
#define URIC_ROWS(name)   URIC_ENTRY(name, uric_rows)

#define URIC_ENTRY(name, what)                        \
    PG_FUNCTION_INFO_V1(uric_sql_##name);             \
    Datum uric_sql_##name(PG_FUNCTION_ARGS)           \
    {                                                 \
        return what(fcinfo, #name);                   \
    }

/* The answer of the named SQL function. */
Datum uric_answer(FunctionCallInfo fcinfo, const char *name);

/* The next row of the named SQL function, by value-per-call. */
Datum uric_rows(FunctionCallInfo fcinfo, const char *name);

/* ---- calls: call.c ---- */

/* The named function; an error if the library in use does not have it. */
const struct sql_function *uric_function(const char *name);

/* Calls allocate in this context; running out of memory is PostgreSQL's error. */
struct sql_memory uric_memory(MemoryContext context);

/* Raise the error for a status other than SQL_OK and SQL_END. */
void uric_check(const struct sql_call *call, enum sql_status status);

/* ---- values: value.c ---- */

struct uric_arguments {
    struct sql_value value[SQL_MOST_ARGUMENTS];
    text *copy[SQL_MOST_ARGUMENTS]; /* n_copies detoasted ones */
    unsigned n, n_copies;
};

/* Read the arguments; texts are copied only if they have to be detoasted, into the
 * current memory context.  Only the members that the type of an argument has are written: zeroing
 * all took as long as parsing. */
void uric_read_arguments(FunctionCallInfo fcinfo, const struct sql_function *function,
                         struct uric_arguments *arguments);

/* Free the copies that uric_read_arguments() made. */
void uric_free_arguments(const struct uric_arguments *arguments);

/* An answer as a Datum.  A text that is not valid in the encoding of the database is
 * NULL: percent-decoding may write any bytes. */
Datum uric_datum(const struct sql_value *value, enum sql_type type, bool *is_null);

/* A row of the function's columns. */
Datum uric_tuple(const struct sql_function *function, TupleDesc descriptor,
                 const struct sql_value *columns);

/* The columns of the record that a function returns, in this memory context. */
TupleDesc uric_descriptor(FunctionCallInfo fcinfo, MemoryContext context);

#endif
