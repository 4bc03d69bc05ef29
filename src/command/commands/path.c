/* uric path: the segments of each record's path. */
#include "command/commands.h"
#include "command/out/json.h"
#include "command/record/lines.h"
#include "command/help.h"
#include "command/rules.h"
#include "uric.h"

#include <string.h>

static const char help[] =
    "usage: uric path [OPTION...] [FILE...]\n"
    "\n"
    "Print the segments of each reference's path, decoded, as JSON Lines: a segment follows\n"
    "each \"/\", and may precede the first.  An empty path has none.\n"
    "Each line is a record.  With no FILE, or when FILE is -, reads standard input.\n"
    "\n"
    HELP_RECORDS("invalid records")
    "\n"
    "An invalid record gives null, and a message on standard error.  NUL, and a byte that is\n"
    "not valid UTF-8, becomes U+FFFD and its two hex digits.\n"
    HELP_STATUS
    "\n"
    "  $ echo 'http://h/a%2Fb//c' | uric path\n"
    "  [\"a/b\",\"\",\"c\"]\n";

static void put_segments(struct sink *out, const char *s, uric_span path, char *room)
{
    const char *comma = "";
    uric_span segment;
    size_t length;

    sink_byte(out, '[');
    while (uric_segment_next(s, &path, &segment)) {
        const size_t n = segment.end - segment.begin;

        sink_write(out, comma, strlen(comma));
        uric_decode(s + segment.begin, n, URIC_DECODE_ALL, room, n, &length, NULL);
        json_string(out, room, length);
        comma = ",";
    }
    sink_write(out, "]\n", 2);
}

static int answer(const struct options *o, const struct records *records,
                  const struct record *record, struct room *room, struct sink *out)
{
    struct uric u;
    const enum uric_status status = uric_parse(record->s, record->n, &u);

    if (status == URIC_OK) {
        room_need(room, record->n);
        put_segments(out, record->s, u.part[URIC_PATH], room->s);
        return STATUS_VALID;
    }
    json_null(out);
    sink_byte(out, '\n');
    if (!o->quiet)
        rules_message(records->file, record, URIC_RULE_URI_REFERENCE, status,
                       u.error_offset, 0);
    return STATUS_INVALID;
}

int command_path(int argc, char **argv)
{
    const struct lines lines = { .set = { .help = help }, .answer = answer, .refusal = "null" };
    struct options options;

    return lines_run(&lines, &options, argc, argv);
}
