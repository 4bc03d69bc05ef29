/* The domains of hosts by the public suffix list: a file, read once in a process. */
#include "tables/sql_functions.h"

#include "uric_domains.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

/* What Debian's package publicsuffix installs. */
static const char installed[] = "/usr/share/publicsuffix/public_suffix_list.dat";

/* The most bytes of a file that are read. */
enum { LONGEST_LIST = 64 << 20 };

/* A list that is open. */
struct suffixes {
    struct uric_domains domains;
    char *table;
};

static const char *chosen; /* by sql_choose_suffixes() */
static struct suffixes *opened;

static const char *file_name(void)
{
    const char *const named = getenv("URIC_SUFFIXES");

    return chosen != NULL ? chosen : named != NULL && *named != '\0' ? named : installed;
}

static void drop(struct suffixes *list)
{
    if (list != NULL)
        free(list->table);
    free(list);
}

void sql_choose_suffixes(const char *file)
{
    chosen = file;
    drop(opened);
    opened = NULL;
}

/* ---- reading ---- */

static enum sql_status fail(struct sql_call *call, const char *file, const char *why)
{
    struct uric_written to;

    sql_message_begin(call, &to);
    uric_put(&to, "public suffix list ");
    sql_put_quoted(&to, file, strlen(file));
    uric_put(&to, ": ");
    uric_put(&to, why);
    return sql_message_end(call, &to);
}

/* The bytes of the file, from malloc(); NULL with errno set. */
static char *read_file(const char *file, size_t *n)
{
    FILE *const stream = fopen(file, "rb");
    char *bytes = NULL, *larger;
    size_t room = 1 << 19;
    int error = 0;

    *n = 0;
    if (stream == NULL)
        return NULL;
    while (error == 0 && !feof(stream)) {
        larger = room <= LONGEST_LIST ? realloc(bytes, room) : NULL;
        if (larger == NULL) {
            error = room <= LONGEST_LIST ? ENOMEM : EFBIG;
            break;
        }
        bytes = larger;
        *n += fread(bytes + *n, 1, room - *n, stream);
        if (ferror(stream))
            error = errno;
        room *= 2;
    }
    fclose(stream);
    if (error != 0) {
        free(bytes);
        bytes = NULL;
        errno = error;
    }
    return bytes;
}

/* Makes a table of the list in the n bytes; they may be a table already. */
static enum uric_status open_list(struct suffixes *list, char *bytes, size_t n)
{
    enum uric_status status = uric_domains_open(bytes, n, &list->domains);
    size_t length, at;

    list->table = bytes;
    if (status != URIC_UNKNOWN)
        return status;
    status = uric_domains_compile(bytes, n, NULL, 0, &length, &at);
    list->table = status == URIC_TOO_SMALL ? malloc(length) : NULL;
    if (list->table != NULL)
        status = uric_domains_compile(bytes, n, list->table, length, &length, &at);
    free(bytes);
    return status == URIC_OK ? uric_domains_open(list->table, length, &list->domains) : status;
}

static enum sql_status read_list(struct sql_call *call, struct suffixes **to)
{
    const char *const file = file_name();
    struct suffixes *const list = calloc(1, sizeof *list);
    enum uric_status status;
    char *bytes;
    size_t n;

    if (list == NULL)
        return SQL_NO_MEMORY;
    bytes = read_file(file, &n);
    if (bytes == NULL) {
        free(list);
        return fail(call, file, strerror(errno));
    }
    status = open_list(list, bytes, n);
    if (status == URIC_TOO_SMALL) { /* there was no memory for the table */
        drop(list);
        return SQL_NO_MEMORY;
    }
    if (status != URIC_OK) {
        drop(list);
        return fail(call, file, status == URIC_UNKNOWN ? "not a public suffix list"
                                                       : "a damaged public suffix list");
    }
    *to = list;
    return SQL_OK;
}

/* The list of this process.  Threads that need it first may each read it; one of these lists
 * stays. */
static enum sql_status get_list(struct sql_call *call, const struct uric_domains **domains)
{
    struct suffixes *list = __atomic_load_n(&opened, __ATOMIC_ACQUIRE), *other = NULL;

    if (list == NULL) {
        const enum sql_status status = read_list(call, &list);

        if (status != SQL_OK)
            return status;
        if (!__atomic_compare_exchange_n(&opened, &other, list, false, __ATOMIC_ACQ_REL,
                                         __ATOMIC_ACQUIRE)) {
            drop(list);
            list = other;
        }
    }
    *domains = &list->domains;
    return SQL_OK;
}

/* ---- lookups ---- */

/* Finds the host, and a domain in it by a function of the library.  *found: there is one. */
static enum sql_status look_up(struct sql_call *call, const struct sql_value *text,
                               enum uric_status (*find)(const struct uric_domains *, const char *,
                                                        size_t, enum uric_domain_flags,
                                                        uric_span *),
                               uric_span *host, uric_span *domain, bool *found)
{
    const struct uric_domains *domains;
    const enum sql_status status = get_list(call, &domains);
    struct uric u;

    *found = false;
    if (status != SQL_OK || !sql_parse(text, &u) || !uric_has(&u, URIC_HOST))
        return status;
    *host = u.part[URIC_HOST];
    if (find(domains, text->s + host->begin, host->end - host->begin, URIC_DOMAIN_ALL, domain) !=
        URIC_OK)
        return SQL_OK;
    domain->begin += host->begin;
    domain->end += host->begin;
    *found = true;
    return SQL_OK;
}

SQL_ANSWER(uri_registrable_domain)
{
    uric_span host, domain;
    bool found;
    const enum sql_status status =
        look_up(call, arguments, uric_registrable_domain, &host, &domain, &found);

    (void)n;
    if (status != SQL_OK)
        return status;
    return found ? sql_span(answer, arguments->s, domain) : sql_null(answer);
}

SQL_ANSWER(uri_public_suffix)
{
    uric_span host, suffix;
    bool found;
    const enum sql_status status =
        look_up(call, arguments, uric_public_suffix, &host, &suffix, &found);

    (void)n;
    if (status != SQL_OK)
        return status;
    return found ? sql_span(answer, arguments->s, suffix) : sql_null(answer);
}

/* What stands before the registrable domain, without the "." between them. */
SQL_ANSWER(uri_subdomain)
{
    uric_span host, domain;
    bool found;
    const enum sql_status status =
        look_up(call, arguments, uric_registrable_domain, &host, &domain, &found);

    (void)n;
    if (status != SQL_OK)
        return status;
    if (!found)
        return sql_null(answer);
    host.end = domain.begin > host.begin ? domain.begin - 1 : host.begin;
    return sql_span(answer, arguments->s, host);
}
