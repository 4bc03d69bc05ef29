/* Searches a text through a window. */
#include "command/find/find_whole.h"

#include "command/find/find_base.h"
#include "command/find/find_files.h"
#include "command/io/output.h"
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
    struct whole *const whole = state;
    struct find_worker *const w = whole->w;
    struct piece_of_text t = { file, whole->window, 0, 0 };
    struct uric_finder f;
    const int html = w->run->options.html; /* its base may be anywhere in the first window */
    int is_first = 1, more;

    uric_find_init(&f, w->run->options.flags);
    w->lines = w->counted = 0;
    do {
        size_t kept;

        more = html ? find_files_fill(whole->window, &t.n, WINDOW, source, failure)
                    : find_files_take(whole->window, &t.n, WINDOW, source, failure);
        if (is_first && html)
            find_base_set(w, t.s, t.n);
        is_first = 0;
        find_rows_put(w, &f, &t, more, out);
        if (!html)
            output_flush(out); /* more may be long in coming */
        kept = (size_t)(t.offset + t.n - uric_finder_offset(&f));
        memmove(whole->window, whole->window + t.n - kept, kept);
        t.offset = uric_finder_offset(&f);
        t.n = kept;
    } while (more);
    find_rows_count(w, &f);
    find_base_free(w);
}

int find_whole(struct find_worker *w)
{
    struct whole whole = { w, memory_of(WINDOW) };
    const int status = find_files(&w->run->options.shared, answer_whole, &whole);

    free(whole.window);
    return status;
}
