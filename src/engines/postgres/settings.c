/* The setting uric.suffixes: the file with the public suffix list. */
#include "engines/postgres/uric_postgres.h"

#include "utils/guc.h"

void _PG_init(void);

static char *suffixes;

static void choose(const char *file, void *extra)
{
    (void)extra;
    sql_choose_suffixes(file != NULL && *file != '\0' ? file : NULL);
}

/* Only a superuser sets it: it is a file that the server reads. */
void _PG_init(void)
{
    DefineCustomStringVariable("uric.suffixes",
                               "The file with the public suffix list for domains of hosts.",
                               "If it is empty, that of Debian's package publicsuffix.",
                               &suffixes, "", PGC_SUSET, 0, NULL, choose, NULL);
    MarkGUCPrefixReserved("uric");
}
