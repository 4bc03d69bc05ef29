/* Cuts files of mail into lines. */
#include "command/find/find_mail.h"

#include "command/find/find_files.h"
#include "command/find/mail_parts.h"
#include "command/memory.h"

#include <stdlib.h>
#include <string.h>

/* A line that fits arrives whole, a longer one in pieces. */
enum { BUFFER = 64 * 1024 };

struct mail_reader {
    struct mail mail;
    char buffer[BUFFER];
};

/* Passes on the lines of a full buffer, or all of the file's last.  Returns how many bytes were
 * passed on; *begins: the next one begins a line. */
static size_t pass_lines(struct mail_reader *r, size_t n, int more, int *begins)
{
    const char *const s = r->buffer;
    size_t i = 0;

    while (i < n) {
        const char *const end = memchr(s + i, '\n', n - i);
        const size_t next = end != NULL ? (size_t)(end - s) + 1 : n;

        if (end == NULL && more && i > 0)
            break;
        mail_line(&r->mail, s + i, next - i, *begins, end != NULL || !more);
        *begins = end != NULL;
        i = next;
    }
    return i;
}

static void answer_mail(void *state, const char *file, struct source *source,
                        struct sink *out, struct find_failure *failure)
{
    struct mail_reader *const r = state;
    size_t n = 0;
    int begins = 1, more;

    mail_begin(&r->mail, file, out);
    do {
        size_t passed;

        more = find_files_fill(r->buffer, &n, BUFFER, source, failure);
        passed = pass_lines(r, n, more, &begins);
        n -= passed;
        memmove(r->buffer, r->buffer + passed, n);
    } while (more);
    if (!begins)
        mail_line(&r->mail, "", 0, 0, 1);
    mail_end(&r->mail);
}

int find_mail(struct find_worker *w)
{
    struct mail_reader *const r = memory_of(sizeof *r);
    int status;

    mail_init(&r->mail, w);
    status = find_files(&w->run->options.shared, answer_mail, r);
    mail_text_free(&r->mail.text);
    free(r);
    return status;
}
