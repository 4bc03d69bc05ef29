/* Reads an HTML document through a window, and finds its URIs and its base. */
#include "command/find/find_html.h"

#include "command/find/find_files.h"
#include "command/memory.h"
#include "uric_base.h"

#include <stdlib.h>
#include <string.h>

/* ---- the base ---- */

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

/* ---- the document ---- */

enum { WINDOW = 1024 * 1024 };

struct html {
    struct find_worker *w;
    char *window;
};

static void answer_html(void *state, const char *file, struct source *source,
                        struct sink *out, struct find_failure *failure)
{
    struct html *const h = state;
    struct find_worker *const w = h->w;
    struct piece_of_text t = { file, h->window, 0, 0 };
    struct uric_finder f;
    int is_first = 1, more;

    uric_find_init(&f, w->run->options.flags);
    w->lines = w->counted = 0;
    do {
        size_t kept;

        more = find_files_fill(h->window, &t.n, WINDOW, source, failure);
        if (is_first)
            find_base_set(w, t.s, t.n);
        is_first = 0;
        find_rows_put(w, &f, &t, more, out);
        kept = (size_t)(t.offset + t.n - uric_finder_offset(&f));
        memmove(h->window, h->window + t.n - kept, kept);
        t.offset = uric_finder_offset(&f);
        t.n = kept;
    } while (more);
    find_rows_count(w, &f);
    find_base_free(w);
}

int find_html(struct find_worker *w)
{
    struct html h = { w, memory_of(WINDOW) };
    const int status = find_files(&w->run->options.shared, answer_html, &h);

    free(h.window);
    return status;
}
