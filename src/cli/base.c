/* uric base: the base that a document names. */
#include "commands.h"
#include "escape.h"
#include "message.h"
#include "options.h"
#include "output.h"
#include "uric.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char help[] =
    "usage: uric base --type=html|mime [OPTION...] [FILE...]\n"
    "\n"
    "Print the base that each file names for its references (RFC 3986, 5.1.1): a line a\n"
    "file.  No FILE, or -, is standard input.\n"
    "\n"
    "  --type=html   the BASE element in the head of an HTML document\n"
    "  --type=mime   the Content-Base, else the Content-Location of a MIME message\n"
    "  -q, --quiet   no messages about files that name none\n"
    "\n"
    "A base may be relative: then uric resolve makes the one of it that holds, against\n"
    "where the document is from.  Of a file that names none, or what is no\n"
    "URI-reference, the line is \\N, and there is a message on standard error.\n"
    "Exit status: 0 all name one, 1 some do not, 2 wrong usage or an unreadable file.\n"
    "\n"
    "  $ echo '<base href=\"/a/\"><p>' | uric base --type=html\n"
    "  /a/\n";

struct document {
    char *s;
    size_t n, size;
};

typedef int reader(const char *s, size_t n, char *buffer, size_t size, size_t *length);

static int read_stream(struct document *d, FILE *stream)
{
    size_t got;

    d->n = 0;
    do {
        if (d->n == d->size) {
            const size_t size = d->size * 2 + 65536;
            char *const more = realloc(d->s, size);

            if (more == NULL)
                return ENOMEM;
            d->s = more;
            d->size = size;
        }
        errno = 0;
        got = fread(d->s + d->n, 1, d->size - d->n, stream);
        d->n += got;
    } while (got > 0);
    return ferror(stream) ? errno : 0;
}

/* 0, or -1 after a message. */
static int read_document(struct document *d, const char *file)
{
    FILE *const stream = strcmp(file, "-") == 0 ? stdin : fopen(file, "rb");
    const int error = stream == NULL ? errno : read_stream(d, stream);

    if (stream != NULL && stream != stdin)
        fclose(stream);
    if (error != 0)
        message_error(file, error);
    return error != 0 ? -1 : 0;
}

static void print_base(struct sink *out, const char *base, size_t n)
{
    char escaped[ESCAPE_MAX];
    size_t i;

    for (i = 0; i < n; i++)
        sink_write(out, escaped, escape_byte((unsigned char)base[i], escaped));
    sink_byte(out, '\n');
}

static int answer_none(struct sink *out, const struct options *o, const char *file,
                       const char *why)
{
    sink_write(out, "\\N\n", 3);
    if (!o->quiet)
        message("%s: %s", file, why);
    return STATUS_INVALID;
}

static int answer_document(struct sink *out, const struct options *o, const char *file,
                           const struct document *d, reader *read)
{
    struct uric u;
    size_t length;
    char *base;
    int status;

    if (read(d->s, d->n, NULL, 0, &length) == URIC_NO_BASE)
        return answer_none(out, o, file, "no base is named there");
    base = malloc(length + 1);
    if (base == NULL) {
        message_error(file, ENOMEM);
        return STATUS_USAGE;
    }
    read(d->s, d->n, base, length + 1, &length);
    status = uric_parse(base, length, &u) == URIC_OK
                 ? STATUS_VALID
                 : answer_none(out, o, file, "what is named there is no URI-reference");
    if (status == STATUS_VALID)
        print_base(out, base, length);
    free(base);
    return status;
}

static reader *reader_called(const char *name)
{
    static const char *const names[] = { "html", "mime" };

    if (name == NULL)
        message("--type=html or --type=mime is needed");
    else if (strcmp(name, names[0]) == 0)
        return uric_html_base;
    else if (strcmp(name, names[1]) == 0)
        return uric_mime_base;
    else
        message_unknown("unknown", "type", name, strlen(name), names, 2);
    return NULL;
}

int command_base(int argc, char **argv)
{
    char buffer[4096];
    struct sink out = { .fd = STDOUT_FILENO, .buffer = buffer, .size = sizeof buffer };
    struct document document = { NULL, 0, 0 };
    struct options options;
    reader *read;
    int status = options_read(&options, argc, argv, TAKES_TYPE, help), i;

    if (status >= 0)
        return status;
    read = reader_called(options.type);
    if (read == NULL)
        return options_hint(argv[0]);
    status = STATUS_VALID;
    for (i = 0; i < options.n_files; i++) {
        const int answer = read_document(&document, options.files[i]) < 0
                               ? STATUS_USAGE
                               : answer_document(&out, &options, options.files[i],
                                                 &document, read);

        if (answer > status)
            status = answer;
    }
    output_flush(&out);
    free(document.s);
    return status;
}
