/* A module for PostgreSQL whose visible symbols have names of the library, and do something
 * else: a library that looked its own functions up by name would find these. */
#include "postgres.h"

#include "fmgr.h"

#include <dlfcn.h>

PG_MODULE_MAGIC;

#define TAKEN(name)                                                         \
    void name(void);                                                        \
    void name(void)                                                         \
    {                                                                       \
        ereport(ERROR, (errmsg("%s of another module was called", #name))); \
    }

TAKEN(uric_parse)
TAKEN(uric_parse_as)
TAKEN(uric_normalize)
TAKEN(uric_decode)
TAKEN(uric_resolve)
TAKEN(uric_edit)
TAKEN(uric_find)
TAKEN(uric_log_read)
TAKEN(sql_bind)
TAKEN(sql_function_named)
TAKEN(uric_answer)
TAKEN(uric_rows)

/* Whether other modules would find these. */
PG_FUNCTION_INFO_V1(names_are_visible);
Datum names_are_visible(PG_FUNCTION_ARGS)
{
    void (*const mine)(void) = uric_parse;
    void *const found = dlsym(RTLD_DEFAULT, "uric_parse");

    PG_RETURN_BOOL(memcmp(&mine, &found, sizeof found) == 0);
}
