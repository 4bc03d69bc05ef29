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
                               "Names the file with the public suffix list, which"
                               " uri_registrable_domain, uri_public_suffix and"
                               " uri_subdomain read.",
                               "A path on the server.  If it is empty, the file is that of the"
                               " environment variable URIC_SUFFIXES, else that of Debian's"
                               " package publicsuffix.",
                               &suffixes, "", PGC_SUSET, 0, NULL, choose, NULL);
    MarkGUCPrefixReserved("uric");
}
