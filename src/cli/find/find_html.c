/* Reads an HTML document through a window, and finds its URIs and its base. */
#include "cli/find/find_html.h"

#include "cli/io/descriptor.h"
#include "cli/io/output.h"
#include "cli/memory.h"
#include "cli/message.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { WINDOW = 1024 * 1024 };

/* Fills the window, or reads to the end of the file.  Returns 0 or errno. */
static int fill(char *window, size_t *n, int fd)
{
    ssize_t taken = 1;

    while (*n < WINDOW && taken > 0) {
        taken = descriptor_read(fd, window + *n, WINDOW - *n);
        *n += taken > 0 ? (size_t)taken : 0;
    }
    return taken < 0 ? errno : 0;
}

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
                 0, &length);
    target = memory_of(memory_sum(length, 1));
    uric_resolve_parsed(uric_bind(from, &base), uric_bind(s, reference), URIC_RESOLVE_STRICT,
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

static int answer_html(struct find_worker *w, const char *file, int fd, char *window,
                       struct sink *out)
{
    struct piece_of_text t = { file, window, 0, 0 };
    struct uric_finder f;
    char *base = NULL;
    int error, more = 1;

    uric_find_init(&f, w->run->options.find_flags);
    w->lines = w->counted = 0;
    do {
        size_t kept;

        error = fill(window, &t.n, fd);
        more = error == 0 && t.n == WINDOW;
        if (t.offset == 0 && base == NULL)
            w->base_string = base = base_of(w->run, window, t.n, &w->base);
        find_rows_put(w, &f, &t, more, out);
        kept = (size_t)(t.offset + t.n - f.offset);
        memmove(window, window + t.n - kept, kept);
        t.offset = f.offset;
        t.n = kept;
    } while (more);
    w->too_long += f.too_long;
    free(base);
    w->base_string = NULL;
    return error;
}

int find_html(struct find_worker *w)
{
    const struct options *const o = &w->run->options;
    char buffer[4096];
    struct sink out = { .fd = STDOUT_FILENO, .buffer = buffer, .size = sizeof buffer };
    char *const window = memory_of(WINDOW);
    int status = STATUS_VALID, i;

    for (i = 0; i < o->n_files; i++) {
        const char *const file = o->files[i];
        const int fd = descriptor_open_input(file, 0);
        const int error = fd < 0 ? errno : answer_html(w, file, fd, window, &out);

        descriptor_close_input(fd);
        output_flush(&out);
        if (error != 0) {
            message_error(file, error);
            status = STATUS_USAGE;
        }
    }
    free(window);
    return status;
}
