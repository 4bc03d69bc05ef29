/* uric edit: each record with parts set or removed. */
#include "command/commands.h"
#include "command/edit_options.h"
#include "command/help.h"
#include "command/memory.h"
#include "command/tolerate.h"
#include "command/out/text_answer.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char help[] =
    "usage: uric edit [--set PART=VALUE]... [--remove PART]... [--sort parameters] [OPTION...]\n"
    "                 [FILE...]\n"
    "\n"
    "Print each record, a URI-reference, with parts set or removed, and every other byte\n"
    "unchanged.  Values are inserted as given; nothing is encoded.\n"
    "Each line is a record.  With no FILE, or when FILE is -, reads standard input.\n"
    "\n"
    "  --set PART=VALUE set PART to VALUE\n"
    "  --remove PART    make PART undefined, or the path empty\n"
    "  --sort parameters\n"
    "                   sort the parameters of the query by name; those of one name keep\n"
    "                   their order\n"
    "  -f, --fields=F,...\n"
    "                   columns (default reference); also error record input tolerated\n"
    "                   error-part\n"
    HELP_ROWS
    HELP_INVALID("record")
    HELP_TOLERATE_IN("records and values")
    HELP_RECORDS("records that are invalid or rejected")
    "\n"
    "PART is scheme, userinfo, host, port, path, query, fragment or authority: these are\n"
    "changed together, whatever their order.  Then, one by one, in the order given: user,\n"
    "password, segment:N (of the path, from 0), parameter-at:N (of the query, from 0),\n"
    "parameter:NAME (--remove: all of that name; --set: the first, or one more at the end),\n"
    "parameter:NAME#N (of those of that name, from 0); only with --set, to redact:\n"
    "query-values (those of all parameters that have one), query-values:NAME,\n"
    "query-values:NAME#N, and userinfo-value (the userinfo, if there is one).\n"
    "In a NAME that is removed or redacted, * stands for any bytes, and %2A for a *; names are\n"
    "compared decoded.\n"
    "\n"
    "An edit whose result would parse differently is rejected, with the reason; a path may\n"
    "get \"/.\" or \"./\" in front to remain a path.  An invalid or rejected record gives\n"
    "what --invalid says, and a message on standard error.\n"
    HELP_STATUS
    "\n"
    "  $ echo 'http://a/b?c#d' | uric edit --set port=8080 --remove fragment\n"
    "  http://a:8080/b?c\n";

static const char *const names[TEXT_TOLERANT_FIELDS] = { "reference", "error", "record",
                                                         "input", "tolerated",
                                                         "error-part" };

/* What --set and --remove ask for. */
static struct edits edits;

/* The answer for one record: the text after the last edit, and room for the next one's. */
struct answer {
    struct text_answer text;
    char *spare;
    size_t spare_size;
    struct room query, spans; /* of edits of the query */
};

static int prepare(const struct options *o)
{
    return edit_options_read(&edits, (const struct edit_options *)o);
}

static void put_reason(struct text_answer *a, const struct uric_refusal *why)
{
    const char *name;

    if (a->status == URIC_REFUSED) {
        name = edit_options_part(why->part);
        snprintf(a->why, sizeof a->why, "%.*s, byte %lu: %s", (int)strcspn(name, ":"),
                 name, (unsigned long)why->offset, uric_reason_text(why->reason));
    } else if (a->status == URIC_TOO_LONG) {
        strcpy(a->why, "the reference would be longer than 4294967295 bytes");
    }
}

/* u: the parts of the record, and then of the answer. */
static void change_together(struct text_answer *a, const struct options *o,
                            const struct record *record, struct uric *u)
{
    const struct uric_tolerance *const policy = tolerate_policy(o);
    struct uric_bytes part[URIC_PARTS];
    struct uric_refusal why;
    int i;

    for (i = 0; i < URIC_PARTS; i++) {
        part[i] = edits.part[i];
        if (edits.changes[i])
            continue;
        part[i].s = uric_has(u, (enum uric_part)i) ? record->s + u->part[i].begin : NULL;
        part[i].n = u->part[i].end - u->part[i].begin;
    }
    a->status = uric_build(part, policy, a->text, a->size, &a->length, u, &why);
    if (a->status == URIC_TOO_SMALL) {
        text_answer_make_room(a);
        a->status = uric_build(part, policy, a->text, a->size, &a->length, u, &why);
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

/* The query of the answer after an edit of uric_query_*(), in the room `query`; or NULL: none. */
static struct uric_bytes edited_query(struct answer *answer, const struct uric_change *edit,
                                      struct uric_bytes query)
{
    struct uric_bytes result = { NULL, 0 };
    enum uric_status status = URIC_TOO_SMALL;
    size_t room = memory_sum(query.n, edit->value.n);

    while (status == URIC_TOO_SMALL) {
        room_need(&answer->query, memory_sum(room, 1));
        result.s = answer->query.s;
        result.n = query.n;
        if (edit->what == EDIT_QUERY_REMOVE)
            status = uric_query_remove(query.s, query.n, edit->name, edit->index,
                                       answer->query.s, answer->query.size, &result.n);
        else if (edit->what == EDIT_QUERY_VALUES)
            status = uric_query_set_values(query.s, query.n, edit->name, edit->index,
                                           edit->value, answer->query.s,
                                           answer->query.size, &result.n);
        else
            status = uric_query_sort(query.s, query.n, (uric_span *)answer->spans.s,
                                     answer->spans.size / sizeof(uric_span), &room,
                                     answer->query.s, answer->query.size);
        if (edit->what == EDIT_SORT)
            room_need(&answer->spans, memory_product(room, sizeof(uric_span)));
        room = result.n;
    }
    if (status == URIC_NONE)
        result.s = NULL;
    return result;
}

/* The edit of one part that does what an edit of the command's own does; 0 if there is nothing
 * to do. */
static int translate(struct answer *answer, const struct uric *u, struct uric_change *edit)
{
    const int part = edit->what == EDIT_USERINFO_VALUE ? URIC_USERINFO : URIC_QUERY;
    struct uric_bytes query;

    if (edit->what <= URIC_EDIT_PARAMETER_NAMED)
        return 1;
    if (!uric_has(u, (enum uric_part)part))
        return 0;
    if (part == URIC_QUERY) {
        query.s = answer->text.text + u->part[URIC_QUERY].begin;
        query.n = u->part[URIC_QUERY].end - u->part[URIC_QUERY].begin;
        edit->value = edited_query(answer, edit, query);
    }
    edit->what = part;
    return 1;
}

/* u: the parts of the answer before and after. */
static void change_one(struct answer *answer, const struct options *o,
                       const struct uric_change *edit, struct uric *u)
{
    const struct uric_tolerance *const policy = tolerate_policy(o);
    struct text_answer *const a = &answer->text;
    const struct uric old = *u;
    struct uric_refusal why;

    swap_rooms(answer);
    a->status = uric_edit(uric_bind(answer->spare, &old), edit, policy, a->text,
                          a->size, &a->length, u, &why);
    if (a->status == URIC_TOO_SMALL) {
        text_answer_make_room(a);
        a->status = uric_edit(uric_bind(answer->spare, &old), edit, policy, a->text,
                              a->size, &a->length, u, &why);
    }
    put_reason(a, &why);
}

static void judge(const struct options *o, const struct record *record, void *answer)
{
    struct answer *const all = answer;
    struct text_answer *const a = &all->text;
    struct uric u;
    size_t i;

    if (!text_answer_parse(a, o, URIC_RULE_URI_REFERENCE, record, &u))
        return;
    change_together(a, o, record, &u);
    for (i = 0; i < edits.n && a->status == URIC_OK; i++) {
        struct uric_change edit = edits.list[i];

        if (translate(all, &u, &edit))
            change_one(all, o, &edit, &u);
    }
}

static void release(void *answer)
{
    struct answer *const all = answer;

    free(all->spare);
    room_free(&all->query);
    room_free(&all->spans);
    text_answer_release(answer);
}

int command_edit(int argc, char **argv)
{
    const struct table table = {
        .set = { TAKES_INVALID | TAKES_TOLERANCE, edit_options, EDIT_OPTIONS, help },
        .names = names, .n_names = TEXT_TOLERANT_FIELDS, .n_default = 1,
        .answer_size = sizeof(struct answer), .release = release,
        .prepare = prepare, .judge = judge, .value = text_answer_value,
        .status = text_answer_status
    };
    struct edit_options options = { .list = NULL };
    int status;

    memset(&edits, 0, sizeof edits);
    status = table_run(&table, &options.shared, argc, argv);
    edit_options_free(&options, &edits);
    return status;
}
