/* uric base: the base that a document declares. */
#include "command/commands.h"
#include "command/io/descriptor.h"
#include "command/out/escape.h"
#include "command/memory.h"
#include "command/message.h"
#include "command/option_handlers.h"
#include "command/io/output.h"
#include "uric_base.h"

#include <errno.h>
#include <getopt.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char help[] =
    "usage: uric base --type=html|mime [OPTION...] [FILE...]\n"
    "\n"
    "Print the base that each file declares for its references (RFC 3986, 5.1.1): one line\n"
    "per file.  With no FILE, or when FILE is -, reads standard input.\n"
    "\n"
    "  --type=html   read the BASE element in the head of an HTML document\n"
    "  --type=mime   read Content-Base, else Content-Location, of a MIME message\n"
    "  -q, --quiet   print no messages about files that declare none\n"
    "\n"
    "Nothing after the head of a document is read, nor more than its first 16 MiB.\n"
    "A base may be relative: uric resolve makes it absolute, given the URI of the document.\n"
    "A file that declares no base, or an invalid one, gives a line of \\N, and a message on\n"
    "standard error.\n"
    "Exit status: 0 every file has a base, 1 some have none, 2 wrong usage or an unreadable\n"
    "file.\n"
    "\n"
    "  $ echo '<base href=\"/a/\"><p>' | uric base --type=html\n"
    "  /a/\n";

struct base_options {
    struct options shared;
    const char *type; /* NULL if not given */
};

#define AT(name) offsetof(struct base_options, name)

static const struct known_option own[] = {
    { "type", 0, required_argument, option_text, AT(type) }
};
enum { OWN = sizeof own / sizeof *own };

struct document {
    char *s;
    size_t n, size;
};

/* A value of --type. */
struct type {
    const char *name;
    enum uric_status (*read)(const char *s, size_t n, char *buffer, size_t size,
                             size_t *length);
    bool (*is_final)(const char *s, size_t n);
};

static const struct type types[] = {
    { "html", uric_html_base, uric_html_base_is_final },
    { "mime", uric_mime_base, uric_mime_base_is_final }
};
enum { TYPES = sizeof types / sizeof *types };

/* How much to read of a document whose head does not end. */
#define MOST ((size_t)16 << 20)

static int make_room(struct document *d)
{
    const size_t size = d->size == 0 ? 16384 : d->size * 2;
    char *const more = realloc(d->s, size);

    if (more == NULL)
        return ENOMEM;
    d->s = more;
    d->size = size;
    return 0;
}

/* Reads as much of the document as the answer needs.  is_final() is asked again only when
 * there is a quarter more, so that the work stays linear however few bytes a pipe delivers at
 * a time. */
static int read_head(struct document *d, int fd, const struct type *type)
{
    size_t asked = 0;
    ssize_t got = 1;

    for (d->n = 0; d->n < MOST && got != 0;) {
        if (d->n == d->size && make_room(d) != 0)
            return ENOMEM;
        got = descriptor_read(fd, d->s + d->n, d->size - d->n);
        if (got < 0)
            return errno;
        d->n += (size_t)got;
        if (d->n > asked + asked / 4) {
            asked = d->n;
            if (type->is_final(d->s, d->n))
                return 0;
        }
    }
    return 0;
}

/* Returns 0, or -1 after a message. */
static int read_document(struct document *d, const char *file, const struct type *type)
{
    const int fd = descriptor_open_input(file, 0);
    const int error = fd < 0 ? errno : read_head(d, fd, type);

    descriptor_close_input(fd);
    if (error != 0)
        message_unreadable(file, error);
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
        message_reason(file, why);
    return STATUS_INVALID;
}

static int answer_document(struct sink *out, const struct options *o, const char *file,
                           const struct document *d, const struct type *type)
{
    struct uric u;
    size_t length;
    char *base;
    int status;

    if (type->read(d->s, d->n, NULL, 0, &length) == URIC_NONE)
        return answer_none(out, o, file, "the document declares no base");
    base = malloc(memory_sum(length, 1));
    if (base == NULL) {
        message_error(file, ENOMEM);
        return STATUS_USAGE;
    }
    type->read(d->s, d->n, base, length + 1, &length);
    status = uric_parse(base, length, &u) == URIC_OK
                 ? STATUS_VALID
                 : answer_none(out, o, file, "the document's base is not a URI-reference");
    if (status == STATUS_VALID)
        print_base(out, base, length);
    free(base);
    return status;
}

static const struct type *type_called(const char *name)
{
    const char *names[TYPES];
    int i;

    for (i = 0; i < TYPES; i++) {
        names[i] = types[i].name;
        if (name != NULL && strcmp(name, names[i]) == 0)
            return &types[i];
    }
    if (name == NULL)
        message("--type=html or --type=mime is required");
    else
        message_unknown("unknown", "type", name, strlen(name), names, TYPES);
    return NULL;
}

int command_base(int argc, char **argv)
{
    char buffer[4096];
    struct sink out = { .fd = STDOUT_FILENO, .buffer = buffer, .size = sizeof buffer };
    struct document document = { NULL, 0, 0 };
    const struct option_set set = { 0, own, OWN, help };
    struct base_options own_options = { .type = NULL };
    struct options *const options = &own_options.shared;
    const struct type *type;
    int status = options_read(options, argc, argv, &set), i;

    if (status >= 0)
        return status;
    type = type_called(own_options.type);
    if (type == NULL)
        return options_hint(argv[0]);
    status = options->unlisted ? STATUS_USAGE : STATUS_VALID;
    for (i = 0; i < options->n_files; i++) {
        const int answer = read_document(&document, options->files[i], type) < 0
                               ? STATUS_USAGE
                               : answer_document(&out, options, options->files[i],
                                                 &document, type);

        if (answer > status)
            status = answer;
    }
    output_flush(&out);
    free(document.s);
    return status;
}
