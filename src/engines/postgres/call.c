/* Memory and errors of PostgreSQL, for the extension's calls. */
#include "engines/postgres/uric_postgres.h"

#include "utils/memutils.h"

PG_MODULE_MAGIC;

const struct sql_function *uric_function(const char *name)
{
    const struct sql_function *function = sql_function_named(name);

    if (function == NULL)
        ereport(ERROR, (errcode(ERRCODE_UNDEFINED_FUNCTION),
                        errmsg("this version of uric.so has no function %s", name)));
    return function;
}

/* A text has up to 1 GB; calls ask for up to an eighth more room than they need. */
static const Size most_room = MaxAllocSize / 8 * 9;

static void *resize(void *context, void *p, size_t size)
{
    if (size > most_room)
        ereport(ERROR, (errcode(ERRCODE_PROGRAM_LIMIT_EXCEEDED),
                        errmsg("the answer is longer than a text may be, 1 GB")));
    if (size == 0) {
        if (p != NULL)
            pfree(p);
        return NULL;
    }
    return p != NULL ? repalloc_huge(p, size)
                     : MemoryContextAllocHuge((MemoryContext)context, size);
}

struct sql_memory uric_memory(MemoryContext context)
{
    const struct sql_memory memory = { resize, context };

    return memory;
}

/* The message "unknown part "x"; the parts are: ..." as an error and its hint; other messages as an
 * error. */
static void raise_message(const struct sql_call *call)
{
    const char *const separator = "; the ";
    const char *list = NULL, *next = strstr(call->message, separator);

    /* the name may contain the separator, the list does not */
    for (; next != NULL; next = strstr(list, separator))
        list = next + strlen(separator);
    if (list == NULL)
        ereport(ERROR, (errcode(ERRCODE_INVALID_PARAMETER_VALUE),
                        errmsg("%s: %s", call->function->name, call->message),
                        call->function->reads_list
                            ? errhint("The setting uric.suffixes names the file of the list.")
                            : 0));
    ereport(ERROR,
            (errcode(ERRCODE_INVALID_PARAMETER_VALUE),
             errmsg("%s: %.*s", call->function->name,
                    (int)((size_t)(list - call->message) - strlen(separator)),
                    call->message),
             errhint("The %s.", list)));
}

void uric_check(const struct sql_call *call, enum sql_status status)
{
    if (status == SQL_OK || status == SQL_END)
        return;
    __asan_handle_no_return();
    if (status == SQL_ERROR)
        raise_message(call);
    if (status == SQL_NO_MEMORY)
        ereport(ERROR, (errcode(ERRCODE_OUT_OF_MEMORY), errmsg("out of memory")));
}
