/* Finds the base of an HTML document. */
#include "command/find/find_base.h"

#include "command/memory.h"
#include "uric_base.h"

#include <stdlib.h>
#include <string.h>

/* The base that the document's first n bytes declare, which the caller frees; or NULL. */
static char *embedded_base(const char *s, size_t n)
{
    size_t length;
    char *base;

    if (uric_html_base(s, n, NULL, 0, &length) == URIC_NONE)
        return NULL;
    base = memory_of(memory_sum(length, 1));
    uric_html_base(s, n, base, length, &length);
    base[length] = '\0';
    return base;
}

/* The target of a reference, which the caller frees, and its parts.  from is the value of
 * --base. */
static char *target_of(const char *from, const char *s, const struct uric *reference,
                       struct uric *parts)
{
    struct uric base;
    size_t length;
    char *target;

    uric_parse(from, strlen(from), &base); /* the command found it valid */
    uric_resolve(uric_bind(from, &base), uric_bind(s, reference), URIC_RESOLVE_STRICT, NULL,
                 0, &length, NULL);
    target = memory_of(memory_sum(length, 1));
    uric_resolve(uric_bind(from, &base), uric_bind(s, reference), URIC_RESOLVE_STRICT,
                 target, length, &length, parts);
    target[length] = '\0';
    return target;
}

/* The base that the document declares, resolved against the URI of the document, or that URI
 * alone (RFC 3986, 5.1).  The caller frees it.  NULL if there is no base. */
static char *base_of(const struct find_run *run, const char *s, size_t n, struct uric *base)
{
    const char *const from = run->options.base;
    char *const embedded = embedded_base(s, n);
    const char *const reference =
        embedded != NULL && uric_parse(embedded, strlen(embedded), base) == URIC_OK
            ? embedded
            : "";
    char *target = NULL;
    struct uric u = { 0 };

    uric_parse(reference, strlen(reference), base);
    if (uric_has(base, URIC_SCHEME))
        return embedded;
    if (from != NULL)
        target = target_of(from, reference, base, &u);
    free(embedded);
    if (target != NULL)
        *base = u;
    return target;
}

void find_base_set(struct find_worker *w, const char *s, size_t n)
{
    w->base_string = base_of(w->run, s, n, &w->base);
}

void find_base_free(struct find_worker *w)
{
    free(w->base_string);
    w->base_string = NULL;
}
