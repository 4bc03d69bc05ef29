/* uric edit: each record with parts set or removed. */
#include "cli/commands.h"
#include "cli/message.h"
#include "cli/out/text_answer.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char help[] =
    "usage: uric edit [--set PART=VALUE]... [--remove PART]... [OPTION...] [FILE...]\n"
    "\n"
    "Print each record, a URI-reference, with parts set or removed, and every other byte\n"
    "unchanged.  Values are inserted as given; nothing is encoded.\n"
    "Each line is a record.  With no FILE, or when FILE is -, reads standard input.\n"
    "\n"
    "  --set PART=VALUE  set PART to VALUE\n"
    "  --remove PART     make PART undefined, or the path empty\n"
    "  --fields=F,...    columns (default reference); also error record input\n"
    "  --format=FORMAT   tsv (default), csv (RFC 4180, with a header) or json (JSON Lines)\n"
    "  --header          print a header line in TSV, too\n"
    "  --longest=SIZE    reject longer records (default 16M; units K, M, G, T)\n"
    "  -j, --jobs=N      use N threads, 0 for one per processor; the output is the same\n"
    "  -0, --null        NUL ends a record, not LF\n"
    "  -q, --quiet       print no messages about records that are invalid or rejected\n"
    "\n"
    "PART is scheme, userinfo, host, port, path, query, fragment or authority: these are\n"
    "changed together, whatever their order.  Then, one by one: user, password, segment:N\n"
    "(of the path, from 0), parameter-at:N (of the query, from 0) and parameter:NAME (the\n"
    "first of that name).\n"
    "\n"
    "An edit whose result would parse differently is rejected, with the reason; a path may\n"
    "get \"/.\" or \"./\" in front to remain a path.  An invalid or rejected record gives a\n"
    "line of \\N, and a message on standard error.\n"
    "Exit status: 0 all records valid, 1 some invalid, 2 wrong usage or an unreadable file.\n"
    "\n"
    "  $ echo 'http://a/b?c#d' | uric edit --set port=8080 --remove fragment\n"
    "  http://a:8080/b?c\n";

static const char *const names[TEXT_FIELDS] = { "reference", "error", "record",
                                                "input" };

/* By enum uric_part and enum uric_edit_part. */
static const char *const parts[] = { "scheme", "userinfo", "host", "port", "path",
                                     "query", "fragment", "authority", "user",
                                     "password", "segment:N", "parameter-at:N",
                                     "parameter:NAME" };
enum { EDIT_PARTS = sizeof parts / sizeof *parts };

/* The parts that are changed together, and the edits that follow one by one. */
static struct uric_bytes whole[URIC_PARTS];
static int changes[URIC_PARTS];
static struct uric_change *edits;
static int n_edits;

/* The answer for one record: the text after the last edit, and room for the next one's. */
struct answer {
    struct text_answer text;
    char *spare;
    size_t spare_size;
};

/* ---- options ---- */

static int part_called(const char *name, size_t n)
{
    int i;

    for (i = 0; i < EDIT_PARTS; i++) {
        const size_t head = strcspn(parts[i], ":");
        const int takes_more = parts[i][head] == ':';

        if (n >= head && memcmp(parts[i], name, head) == 0 &&
            (takes_more ? n > head && name[head] == ':' : n == head))
            return i;
    }
    message_unknown("unknown", "part", name, n, parts, EDIT_PARTS);
    return -1;
}

/* An index that overflows becomes SIZE_MAX, which is out of range. */
static int read_index(const char *digits, size_t n, size_t *index)
{
    size_t i;

    if (n == 0 || strspn(digits, "0123456789") < n) {
        message("segment:N and parameter-at:N take a number, 0 or more");
        return -1;
    }
    *index = 0;
    for (i = 0; i < n; i++) {
        const size_t digit = (size_t)(digits[i] - '0');

        *index = *index > (SIZE_MAX - digit) / 10 ? SIZE_MAX : 10 * *index + digit;
    }
    return 0;
}

static int change_authority(struct uric_bytes value)
{
    struct uric a;
    int part;

    memset(&a, 0, sizeof a);
    if (value.s && uric_parse_as(URIC_RULE_AUTHORITY, value.s, value.n, &a) != URIC_OK) {
        message("--set authority: invalid at offset %lu", (unsigned long)a.error_offset);
        return -1;
    }
    for (part = URIC_USERINFO; part <= URIC_PORT; part++) {
        const uric_span at = a.part[part];

        changes[part] = 1;
        whole[part].s = uric_has(&a, (enum uric_part)part) ? value.s + at.begin : NULL;
        whole[part].n = at.end - at.begin;
    }
    return 0;
}

static int add_edit(int part, const char *name, size_t n, struct uric_bytes value)
{
    struct uric_change *const edit = &edits[n_edits++];
    const size_t head = strcspn(parts[part], ":");

    memset(edit, 0, sizeof *edit);
    edit->what = part;
    edit->value = value;
    if (part == URIC_EDIT_PARAMETER_NAMED) {
        edit->name.s = name + head + 1;
        edit->name.n = n - head - 1;
        return 0;
    }
    return part == URIC_EDIT_SEGMENT || part == URIC_EDIT_PARAMETER
               ? read_index(name + head + 1, n - head - 1, &edit->index)
               : 0;
}

static int read_edit(const struct edit_option *option)
{
    const char *const equals = option->removes ? NULL : strchr(option->text, '=');
    const size_t n = equals ? (size_t)(equals - option->text) : strlen(option->text);
    struct uric_bytes value = { NULL, 0 };
    int part;

    if (!option->removes && equals == NULL) {
        message("--set takes PART=VALUE");
        return -1;
    }
    part = part_called(option->text, n);
    if (part < 0)
        return -1;
    if (equals) {
        value.s = equals + 1;
        value.n = strlen(value.s);
    }
    if (part == URIC_EDIT_AUTHORITY)
        return change_authority(value);
    if (part >= URIC_PARTS)
        return add_edit(part, option->text, n, value);
    whole[part] = value;
    changes[part] = 1;
    return 0;
}

static int prepare(const struct options *o)
{
    int i;

    edits = calloc((size_t)o->n_edits + 1, sizeof *edits);
    if (edits == NULL) {
        message_error("memory", ENOMEM);
        return -1;
    }
    for (i = 0; i < o->n_edits; i++) {
        if (read_edit(&o->edits[i]) < 0)
            return -1;
    }
    return 0;
}

/* ---- one record ---- */

static void put_reason(struct text_answer *a, const struct uric_refusal *why)
{
    const char *const name = parts[why->part];

    if (a->status == URIC_REFUSED)
        snprintf(a->why, sizeof a->why, "%.*s, byte %lu: %s", (int)strcspn(name, ":"),
                 name, (unsigned long)why->offset, uric_reason_text(why->reason));
    else if (a->status == URIC_TOO_LONG)
        strcpy(a->why, "the reference would be longer than 4294967295 bytes");
}

static void change_together(struct text_answer *a, const struct record *record,
                            const struct uric *u)
{
    struct uric_bytes part[URIC_PARTS];
    struct uric_refusal why;
    int i;

    for (i = 0; i < URIC_PARTS; i++) {
        part[i] = whole[i];
        if (changes[i])
            continue;
        part[i].s = uric_has(u, (enum uric_part)i) ? record->s + u->part[i].begin : NULL;
        part[i].n = u->part[i].end - u->part[i].begin;
    }
    a->status = uric_build(part, a->text, a->size, &a->length, &why);
    if (a->status == URIC_TOO_SMALL) {
        text_answer_make_room(a);
        a->status = uric_build(part, a->text, a->size, &a->length, &why);
    }
    put_reason(a, &why);
}

static void swap_rooms(struct answer *answer)
{
    char *const text = answer->text.text;
    const size_t size = answer->text.size;

    answer->text.text = answer->spare;
    answer->text.size = answer->spare_size;
    answer->spare = text;
    answer->spare_size = size;
}

static void change_one(struct answer *answer, const struct uric_change *edit)
{
    struct text_answer *const a = &answer->text;
    const size_t n = a->length;
    struct uric_refusal why;
    struct uric u;

    swap_rooms(answer);
    a->status = uric_parse(answer->spare, n, &u);
    if (a->status != URIC_OK)
        return;
    a->status = uric_edit(uric_bind(answer->spare, &u), edit, a->text, a->size,
                          &a->length, &why);
    if (a->status == URIC_TOO_SMALL) {
        text_answer_make_room(a);
        a->status = uric_edit(uric_bind(answer->spare, &u), edit, a->text, a->size,
                              &a->length, &why);
    }
    put_reason(a, &why);
}

static void judge(const struct options *o, const struct record *record, void *answer)
{
    struct answer *const all = answer;
    struct text_answer *const a = &all->text;
    struct uric u;
    int i;

    (void)o;
    if (!text_answer_parse(a, URIC_RULE_URI_REFERENCE, record, &u))
        return;
    change_together(a, record, &u);
    for (i = 0; i < n_edits && a->status == URIC_OK; i++)
        change_one(all, &edits[i]);
}

static void release(void *answer)
{
    free(((struct answer *)answer)->spare);
    text_answer_release(answer);
}

int command_edit(int argc, char **argv)
{
    const struct table table = {
        .takes = TAKES_EDITS, .help = help, .names = names, .n_names = TEXT_FIELDS,
        .n_default = 1, .answer_size = sizeof(struct answer), .release = release,
        .prepare = prepare, .judge = judge, .value = text_answer_value,
        .status = text_answer_status
    };
    const int status = table_run(&table, argc, argv);

    free(edits);
    return status;
}
