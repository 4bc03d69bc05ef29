/* uric build: references from the fields that parse prints. */
#include "command/commands.h"
#include "command/help.h"
#include "command/message.h"
#include "command/out/text_answer.h"
#include "util/ascii.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char help[] =
    "usage: uric build [OPTION...] [FILE...]\n"
    "\n"
    "Print the reference composed of the parts in each record: seven TSV fields, as uric parse\n"
    "prints them (scheme, userinfo, host, port, path, query, fragment).\n"
    "Each line is a record.  With no FILE, or when FILE is -, reads standard input.\n"
    "\n"
    "  -f, --fields=F,...\n"
    "                   columns (default reference); also error record input\n"
    HELP_ROWS
    HELP_RECORDS("records that are rejected")
    "\n"
    "Parts whose reference would parse differently are rejected, with the reason; a path may\n"
    "get \"/.\" or \"./\" in front to remain a path.  A record whose path is \\N is rejected, too:\n"
    "that is how parse prints an invalid record.  A rejected record gives a line of \\N, and a\n"
    "message on standard error.\n"
    HELP_STATUS
    "\n"
    "  $ echo 'http://a/b?c' | uric parse | uric build\n"
    "  http://a/b?c\n";

static const char *const names[TEXT_FIELDS] = { "reference", "error", "record",
                                                "input" };

static const char *const parts[URIC_PARTS] = { "scheme", "userinfo", "host", "port",
                                               "path", "query", "fragment" };

/* bytes: the fields of the record, unescaped. */
struct answer {
    struct text_answer text;
    char *bytes;
    size_t size;
};

static void refuse(struct text_answer *a, size_t offset, const char *why)
{
    a->status = URIC_REFUSED;
    a->error_offset = offset;
    snprintf(a->why, sizeof a->why, "%s", why);
}

/* Decodes the escape at s into *byte.  Returns its length, or 0 if it is malformed. */
static size_t unescape(const char *s, size_t n, char *byte)
{
    static const char letters[] = "\\tnr", meant[] = "\\\t\n\r";
    const char *const at = n > 1 ? memchr(letters, s[1], 4) : NULL;

    if (at != NULL) {
        *byte = meant[at - letters];
        return 2;
    }
    if (n < 4 || s[1] != 'x' || uric_hex_value(s[2]) > 15 || uric_hex_value(s[3]) > 15)
        return 0;
    *byte = (char)(uric_hex_value(s[2]) * 16 + uric_hex_value(s[3]));
    return 4;
}

/* Unescapes a field into `to`.  Returns 0, or -1 after refuse(). */
static int take_field(struct text_answer *a, const struct record *record, size_t begin,
                      size_t end, char *to, struct uric_bytes *part)
{
    const char *const s = record->s;

    part->s = to;
    part->n = 0;
    if (end - begin == 2 && memcmp(s + begin, "\\N", 2) == 0) {
        part->s = NULL;
        return 0;
    }
    while (begin < end) {
        char byte = s[begin];
        const size_t n = byte == '\\' ? unescape(s + begin, end - begin, &byte) : 1;

        if (n == 0) {
            refuse(a, begin, "malformed escape; expected \\\\, \\t, \\n, \\r or \\xHH");
            return -1;
        }
        to[part->n++] = byte;
        begin += n;
    }
    return 0;
}

/* Reads all seven fields; begin[] receives the offset of each. */
static int take_fields(struct answer *answer, const struct record *record,
                       struct uric_bytes part[URIC_PARTS], size_t begin[URIC_PARTS])
{
    size_t at = 0;
    int i;

    for (i = 0; i < URIC_PARTS; i++) {
        const char *const tab =
            at < record->n ? memchr(record->s + at, '\t', record->n - at) : NULL;
        const size_t end = tab ? (size_t)(tab - record->s) : record->n;

        if ((tab == NULL) != (i + 1 == URIC_PARTS)) {
            refuse(&answer->text, end, "expected seven fields separated by tabs");
            return -1;
        }
        begin[i] = at;
        if (take_field(&answer->text, record, at, end, answer->bytes + at, &part[i]) < 0)
            return -1;
        at = end + 1;
    }
    return 0;
}

static void make_bytes(struct answer *answer, size_t n)
{
    struct text_answer room = { 0 };

    if (n < answer->size)
        return;
    room.text = answer->bytes;
    room.length = n;
    text_answer_make_room(&room);
    answer->bytes = room.text;
    answer->size = room.size;
}

static void judge(const struct options *o, const struct record *record, void *answer)
{
    struct answer *const all = answer;
    struct text_answer *const a = &all->text;
    struct uric_bytes part[URIC_PARTS];
    struct uric_refusal why;
    size_t begin[URIC_PARTS];

    (void)o;
    a->why[0] = '\0';
    make_bytes(all, record->n);
    if (take_fields(all, record, part, begin) < 0)
        return;
    if (part[URIC_PATH].s == NULL) {
        refuse(a, begin[URIC_PATH], "the path may be empty, but not \\N");
        return;
    }
    a->status = uric_build(part, NULL, a->text, a->size, &a->length, NULL, &why);
    if (a->status == URIC_TOO_SMALL) {
        text_answer_make_room(a);
        a->status = uric_build(part, NULL, a->text, a->size, &a->length, NULL, &why);
    }
    if (a->status == URIC_OK)
        return;
    if (a->status == URIC_TOO_LONG)
        strcpy(a->why, "the reference would be longer than 4294967295 bytes");
    else
        snprintf(a->why, sizeof a->why, "%s, byte %lu: %s", parts[why.part],
                 (unsigned long)why.offset, uric_reason_text(why.reason));
    a->error_offset = begin[why.part];
}

static void release(void *answer)
{
    free(((struct answer *)answer)->bytes);
    text_answer_release(answer);
}

int command_build(int argc, char **argv)
{
    const struct table table = {
        .set = { .help = help }, .names = names, .n_names = TEXT_FIELDS, .n_default = 1,
        .answer_size = sizeof(struct answer), .release = release, .judge = judge,
        .value = text_answer_value, .status = text_answer_status
    };
    struct options options;

    return table_run(&table, &options, argc, argv);
}
