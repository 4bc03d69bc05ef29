/* uric percent: percent-encodes and decodes records. */
#include "command/commands.h"
#include "command/record/lines.h"
#include "command/help.h"
#include "command/memory.h"
#include "command/message.h"
#include "command/option_handlers.h"
#include "command/io/output.h"
#include "command/out/table.h"
#include "uric.h"
#include "util/ascii.h"

#include <getopt.h>
#include <stddef.h>
#include <string.h>

static const char help[] =
    "usage: uric percent encode --for=COMPONENT [OPTION...] [FILE...]\n"
    "       uric percent decode [--raw] [OPTION...] [FILE...]\n"
    "\n"
    "Percent-encode each record for a component, or decode its triplets.  A record to encode\n"
    "may contain any bytes; each \"%\" is encoded.\n"
    "Each line is a record.  With no FILE, or when FILE is -, reads standard input.\n"
    "\n"
    "  --for=COMPONENT  userinfo, reg-name, path, segment, query or fragment\n"
    "  --raw            write the decoded bytes unescaped, and the record's own terminator\n"
    "  -f, --fields=F,...\n"
    "                   columns (default text); also error record input\n"
    HELP_ROWS
    HELP_RECORDS("invalid records")
    "\n"
    "A record with a malformed triplet gives a line of \\N, and a message on standard error.\n"
    HELP_STATUS
    "\n"
    "  $ echo 'a b/c' | uric percent encode --for=segment\n"
    "  a%20b%2Fc\n";

/* Of encode: --for; of decode: --raw. */
struct percent_options {
    struct options shared;
    int component; /* enum uric_encode_for; -1 if not given */
    int raw;       /* has_raw() looks for it before */
};

static int read_for(const struct option_given *given)
{
    static const char *const known[] = { "userinfo", "reg-name", "path", "segment",
                                         "query", "fragment" };
    int *const component = option_member(given);

    *component = option_choose(given, "component", known, 6);
    return *component < 0 ? OPTION_WRONG : OPTION_READ;
}

static const struct percent_options *options_of(const struct options *o)
{
    return (const struct percent_options *)o;
}

#define AT(name) offsetof(struct percent_options, name)

static const struct known_option of_encode = { "for", 0, required_argument, read_for,
                                               AT(component) };
static const struct known_option of_decode = { "raw", 0, no_argument, option_flag, AT(raw) };

enum { TEXT, ERROR, RECORD, INPUT, FIELDS };
static const char *const names[FIELDS] = { "text", "error", "record", "input" };

struct answer {
    enum uric_status status;
    uint32_t error_offset;
    size_t length;
    struct room text;
};

static int need_component(const struct options *o)
{
    if (options_of(o)->component >= 0)
        return 0;
    message("--for=COMPONENT is required");
    return -1;
}

static void encode(const struct options *o, const struct record *record, void *answer)
{
    struct answer *a = answer;

    room_need(&a->text, memory_product(3, record->n));
    a->error_offset = URIC_MAX_LENGTH;
    a->status = uric_encode((enum uric_encode_for)options_of(o)->component, record->s, record->n,
                            a->text.s, a->text.size, &a->length);
}

/* The offset of the error in the triplet at "%". */
static size_t wrong_at(const struct record *record, size_t percent)
{
    const size_t i = percent + 1;

    return i < record->n && uric_hex_value(record->s[i]) < 16 ? i + 1 : i;
}

static void decode(const struct options *o, const struct record *record, void *answer)
{
    struct answer *a = answer;
    size_t stopped;

    (void)o;
    room_need(&a->text, record->n);
    a->status = uric_decode(record->s, record->n, URIC_DECODE_ALL, a->text.s,
                            a->text.size, &a->length, &stopped);
    a->error_offset = a->status == URIC_INVALID ? (uint32_t)wrong_at(record, stopped)
                                                : URIC_MAX_LENGTH;
}

static struct value value(const struct options *o, const struct record *record,
                          const void *answer, size_t field)
{
    const struct answer *a = answer;

    (void)o;
    switch (field) {
    case RECORD: return value_number(record->number);
    case INPUT: return value_text(VALUE_RAW, record->s, record->n);
    case ERROR:
        return a->status == URIC_OK ? value_undefined()
                                    : value_number(a->error_offset);
    default:
        return a->status == URIC_OK ? value_text(VALUE_RAW, a->text.s, a->length)
                                    : value_undefined();
    }
}

static int status(const struct options *o, const char *file,
                  const struct record *record, const void *answer)
{
    const struct answer *a = answer;

    if (a->status == URIC_OK)
        return STATUS_VALID;
    if (!o->quiet)
        message_refused(file, record, a->error_offset,
                        a->status == URIC_INVALID
                            ? "expected two hex digits after \"%\""
                            : "longer than 4294967295 bytes");
    return STATUS_INVALID;
}

static void release(void *answer)
{
    room_free(&((struct answer *)answer)->text);
}

/* Copies the record's terminator, too: the bytes between its end and records->at. */
static int decode_raw(const struct options *o, const struct records *records,
                      const struct record *record, struct room *room, struct sink *out)
{
    const char *const end = record->s + record->n;
    struct answer a = { URIC_OK, 0, 0, { NULL, 0 } };

    a.text = *room;
    decode(o, record, &a);
    *room = a.text;
    if (a.status == URIC_OK)
        sink_write(out, a.text.s, a.length);
    else
        sink_write(out, "\\N", 2);
    sink_write(out, end, (size_t)(records->at - end));
    return status(o, records->file, record, &a);
}

static int run_table(const struct known_option *own, int (*prepare)(const struct options *),
                     void (*judge)(const struct options *, const struct record *,
                                   void *),
                     int argc, char **argv)
{
    const struct table table = {
        .set = { 0, own, 1, help }, .names = names, .n_names = FIELDS, .n_default = 1,
        .answer_size = sizeof(struct answer), .release = release,
        .prepare = prepare, .judge = judge, .value = value, .status = status
    };

    struct percent_options options = { .component = -1 };

    return table_run(&table, &options.shared, argc, argv);
}

static int run_raw(int argc, char **argv)
{
    const struct lines lines = { .set = { 0, &of_decode, 1, help }, .answer = decode_raw,
                                 .refusal = "\\N", .keeps_ends = 1 };
    struct percent_options options = { .component = -1 };

    return lines_run(&lines, &options.shared, argc, argv);
}

/* getopt_long() accepts abbreviated options. */
static int has_raw(int argc, char **argv)
{
    int i;

    for (i = 1; i < argc && strcmp(argv[i], "--") != 0; i++) {
        const size_t n = strlen(argv[i]);

        if (n > 2 && n <= strlen("--raw") && memcmp(argv[i], "--raw", n) == 0)
            return 1;
    }
    return 0;
}

int command_percent(int argc, char **argv)
{
    const char *const what = argc > 1 ? argv[1] : "";

    if (strcmp(what, "--help") == 0 || strcmp(what, "-h") == 0)
        return output_text(help);
    if (strcmp(what, "encode") != 0 && strcmp(what, "decode") != 0) {
        message("percent must be followed by encode or decode");
        return options_hint(argv[0]);
    }
    argv[1] = argv[0]; /* for messages */
    argc--;
    argv++;
    if (what[0] == 'e')
        return run_table(&of_encode, need_component, encode, argc, argv);
    if (has_raw(argc, argv))
        return run_raw(argc, argv);
    return run_table(&of_decode, NULL, decode, argc, argv);
}
