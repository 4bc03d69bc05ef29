/* uric query: the pairs of each record's query. */
#include "command/commands.h"
#include "command/out/json.h"
#include "command/help.h"
#include "command/option_handlers.h"
#include "command/record/lines.h"
#include "command/memory.h"
#include "command/message.h"
#include "command/rules.h"
#include "uric.h"

#include <getopt.h>
#include <stddef.h>
#include <string.h>

static const char help[] =
    "usage: uric query [OPTION...] [FILE...]\n"
    "\n"
    "Print the pairs of each reference's query, decoded, as JSON Lines: [[key,value],...].\n"
    "A value is null if there is no \"=\".  An empty string between two \"&\" is not a pair, and\n"
    "a reference without a query has none.\n"
    "Each line is a record.  With no FILE, or when FILE is -, reads standard input.\n"
    "\n"
    "  --raw            read records as queries, without the \"?\"\n"
    "  --form           read queries as application/x-www-form-urlencoded: \"+\" is a space\n"
    HELP_RECORDS("invalid records")
    "\n"
    "An invalid record gives null, and a message on standard error.  NUL, and a byte that is\n"
    "not valid UTF-8, becomes U+FFFD and its two hex digits.\n"
    HELP_STATUS
    "\n"
    "  $ echo '/search?q=a%26b+c&x' | uric query --form\n"
    "  [[\"q\",\"a&b c\"],[\"x\",null]]\n";

struct query_options {
    struct options shared;
    int raw, form;
};

#define AT(name) offsetof(struct query_options, name)

static const struct known_option own[] = {
    { "raw", 0, no_argument, option_flag, AT(raw) },
    { "form", 0, no_argument, option_flag, AT(form) }
};
enum { OWN = sizeof own / sizeof *own };

static void put_decoded(struct sink *out, const char *s, uric_span at, int form,
                        char *room)
{
    const size_t n = at.end - at.begin;
    size_t length;

    uric_decode(s + at.begin, n, form ? URIC_DECODE_PLUS : 0, room, n, &length, NULL);
    json_string(out, room, length);
}

static void put_pairs(struct sink *out, const char *s, uric_span query, int form,
                      char *room)
{
    const unsigned flags = form ? URIC_QUERY_FORM : 0;
    struct uric_query_pair pair;
    const char *before = "[";

    sink_byte(out, '[');
    for (; uric_query_next(s, &query, flags, &pair); before = ",[") {
        sink_write(out, before, strlen(before));
        put_decoded(out, s, pair.key, form, room);
        sink_byte(out, ',');
        if (pair.has_value)
            put_decoded(out, s, pair.value, form, room);
        else
            json_null(out);
        sink_byte(out, ']');
    }
    sink_write(out, "]\n", 2);
}

static int refuse(const struct query_options *o, const char *file,
                  const struct record *record, enum uric_status status, uint32_t offset,
                  struct sink *out)
{
    json_null(out);
    sink_byte(out, '\n');
    if (!o->shared.quiet && o->raw)
        message_refused(file, record, offset,
                        "invalid query; it may contain only pchar, \"/\" and \"?\"");
    else if (!o->shared.quiet)
        rules_message(file, record, URIC_RULE_URI_REFERENCE, status, offset, 0);
    return STATUS_INVALID;
}

/* Parses a query on its own: as a reference that starts with "?", up to a "#". */
static enum uric_status parse_query(const struct record *record, char *copy,
                                    struct uric *u)
{
    const char *hash = record->n > 0 ? memchr(record->s, '#', record->n) : NULL;
    const size_t end = hash ? (size_t)(hash - record->s) : record->n;
    enum uric_status status;

    copy[0] = '?';
    if (record->n > 0)
        memcpy(copy + 1, record->s, record->n);
    status = uric_parse(copy, end + 1, u);
    if (status != URIC_OK)
        u->error_offset--;
    else if (hash != NULL)
        u->error_offset = (uint32_t)end;
    return status == URIC_OK && hash ? URIC_INVALID : status;
}

static int answer(const struct options *options, const struct records *records,
                  const struct record *record, struct room *room, struct sink *out)
{
    const struct query_options *const o = (const struct query_options *)options;
    const char *s = record->s;
    struct uric u;
    enum uric_status status;

    room_need(room, memory_sum(memory_product(2, record->n), 2));
    if (o->raw)
        status = parse_query(record, room->s, &u);
    else
        status = uric_parse(s, record->n, &u);
    if (status != URIC_OK)
        return refuse(o, records->file, record, status, u.error_offset, out);
    put_pairs(out, o->raw ? room->s : s, u.part[URIC_QUERY], o->form,
              room->s + record->n + 1);
    return STATUS_VALID;
}

int command_query(int argc, char **argv)
{
    const struct lines lines = { .set = { 0, own, OWN, help }, .answer = answer,
                                 .refusal = "null" };
    struct query_options options = { .raw = 0 };

    return lines_run(&lines, &options.shared, argc, argv);
}
