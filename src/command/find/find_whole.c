/* Searches a text through a window. */
#include "command/find/find_whole.h"

#include "command/find/find_files.h"
#include "command/find/find_html.h"
#include "command/memory.h"

#include <stdlib.h>
#include <string.h>

enum { WINDOW = 1024 * 1024 };

struct whole {
    struct find_worker *w;
    char *window;
};

static void answer_whole(void *state, const char *file, struct source *source,
                         struct sink *out, struct find_failure *failure)
{
    struct whole *const h = state;
    struct find_worker *const w = h->w;
    struct piece_of_text t = { file, h->window, 0, 0 };
    struct uric_finder f;
    int is_first = 1, more;

    uric_find_init(&f, w->run->options.flags);
    w->lines = w->counted = 0;
    do {
        size_t kept;

        more = find_files_fill(h->window, &t.n, WINDOW, source, failure);
        if (is_first && w->run->options.html)
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

int find_whole(struct find_worker *w)
{
    struct whole h = { w, memory_of(WINDOW) };
    const int status = find_files(&w->run->options.shared, answer_whole, &h);

    free(h.window);
    return status;
}
