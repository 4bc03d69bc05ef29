/* uric readings: how other parsers read each record, and whether they agree on its host. */
#include "command/commands.h"
#include "command/out/table.h"
#include "command/help.h"
#include "command/message.h"
#include "command/option_handlers.h"
#include "command/memory.h"
#include "uric_readings.h"
#include "util/ascii.h"

#include <getopt.h>
#include <stddef.h>
#include <string.h>

static const char help[] =
    "usage: uric readings [OPTION...] [FILE...]\n"
    "\n"
    "Tell how other parsers read each record, and whether all find the same host in it, or\n"
    "none.  If not, a check of the host by one parser does not hold for the request that\n"
    "another one makes.\n"
    "Each line is a record.  With no FILE, or when FILE is -, reads standard input.\n"
    "\n"
    "  rfc3986  the rule URI-reference\n"
    "  rfc2396  Java's java.net.URI (OpenJDK 17)\n"
    "  rfc3987  the rule IRI-reference\n"
    "  whatwg   the URL Standard, as new URL(s) in browsers and Node\n"
    "  curl     libcurl (7.88.1 and 8.21.0)\n"
    "  urllib   Python's urllib.parse.urlsplit() (3.10.13 and 3.13.2)\n"
    "  chromium Chromium (156)\n"
    "  urllib3  Python's urllib3.util.parse_url(), as in requests (1.26.12 and 2.8.0)\n"
    "\n"
    "  --readers=NAME,...\n"
    "                   compare these alone (default all)\n"
    "  -f, --fields=F,...\n"
    "                   columns (default verdict,reason,rfc3986,rfc2396,rfc3987,whatwg,curl,\n"
    "                   urllib,chromium,urllib3); also at reader record input, and for each parser\n"
    "                   PARSER.verdict PARSER.scheme PARSER.port PARSER.path PARSER.oldest\n"
    HELP_ROWS
    HELP_RECORDS("records that are too long")
    "\n"
    "verdict is agree, differ or refused: that all refuse a record is no agreement, for other\n"
    "parsers may find a host in it.  reason says in one word why they differ, or refuse it, at\n"
    "since which byte, reader which parser leaves RFC 3986 there: backslash userinfo tab-newline\n"
    "space control missing-slashes empty-host numeric-host ip-literal percent-in-host idna\n"
    "host-character host-label port fragment-order percent non-ascii character scheme file\n"
    "relative opaque too-long version other.  Of a parser with two versions above both are asked:\n"
    "version says that only the oldest differs; PARSER.oldest is its host.\n"
    "The columns of parsers hold the host, \\N if there is none or the string is refused.\n"
    "PARSER.verdict is host, no-host, refused, or unknown: only IDNA could tell.\n"
    "Exit status: 0 all records agree, 1 some differ or are refused, 2 wrong usage or an\n"
    "unreadable file.\n"
    "\n"
    "  $ echo 'http://evil.example\\@good.example/' | uric readings -f verdict,reason,whatwg,urllib\n"
    "  differ\tbackslash\tevil.example\tgood.example\n";

/* Each reader has a field for its host, and further on one for each of the others. */
enum { VERDICT, REASON, HOSTS, AT = HOSTS + URIC_READERS, READER, RECORD, INPUT, OTHERS,
       OTHER_PARTS = 5, FIELDS = OTHERS + URIC_READERS * OTHER_PARTS };

#define OTHERS_OF(reader) \
    reader ".verdict", reader ".scheme", reader ".port", reader ".path", reader ".oldest"
static const char *const names[FIELDS] = {
    "verdict", "reason", "rfc3986", "rfc2396", "rfc3987", "whatwg", "curl", "urllib", "chromium",
    "urllib3", "at", "reader", "record", "input",
    OTHERS_OF("rfc3986"), OTHERS_OF("rfc2396"), OTHERS_OF("rfc3987"),
    OTHERS_OF("whatwg"), OTHERS_OF("curl"), OTHERS_OF("urllib"), OTHERS_OF("chromium"),
    OTHERS_OF("urllib3")
};

struct readings_options {
    struct options shared;
    unsigned readers; /* bits 1 << enum uric_reader; 0 means all */
};

static int reader_name(unsigned *readers, const char *name, size_t n)
{
    const char *known[URIC_READERS];
    int i;

    for (i = 0; i < URIC_READERS; i++) {
        known[i] = uric_reader_name(i);
        if (uric_is_exactly(name, n, known[i])) {
            *readers |= 1u << i;
            return OPTION_READ;
        }
    }
    message_unknown("unknown", "reader", name, n, known, URIC_READERS);
    return OPTION_WRONG;
}

/* Reads a comma-separated list of at least one name. */
static int read_readers(const struct option_given *given)
{
    unsigned *const readers = option_member(given);
    const char *list = given->value;

    *readers = 0;
    for (;;) {
        const size_t n = strcspn(list, ",");

        if (reader_name(readers, list, n) != OPTION_READ)
            return OPTION_WRONG;
        if (list[n] == '\0')
            return OPTION_READ;
        list += n + 1;
    }
}

static const struct readings_options *options_of(const struct options *o)
{
    return (const struct readings_options *)o;
}

static const struct known_option own[] = {
    { "readers", 0, required_argument, read_readers, offsetof(struct readings_options, readers) }
};

/* The host by the newest version, other parts, and the host by the oldest. */
enum { HOST, SCHEME, PORT, PATH, OLDEST, PARTS };
static const enum uric_part parts[PARTS] = { URIC_HOST, URIC_SCHEME, URIC_PORT, URIC_PATH,
                                             URIC_HOST };

/* A part as a parser returns it. */
struct text {
    bool is_defined;
    size_t length;
    struct room room;
};

struct answer {
    struct uric_agreement agreement;
    struct uric_reading reading[URIC_READERS];
    struct text text[URIC_READERS][PARTS];
};

static void write_part(const char *s, const struct uric_reading *r, enum uric_part part,
                       struct text *t)
{
    enum uric_status written = uric_reading_write(s, r, part, t->room.s, t->room.size, &t->length);

    if (written == URIC_TOO_SMALL) {
        room_need(&t->room, t->length);
        written = uric_reading_write(s, r, part, t->room.s, t->room.size, &t->length);
    }
    t->is_defined = written == URIC_OK;
}

static void write_parts(const struct record *record, struct answer *a, enum uric_reader reader,
                        int wanted)
{
    struct uric_reading *const r = &a->reading[reader], oldest;
    int part;

    uric_read_as(reader, record->s, record->n, r);
    if (wanted > OLDEST)
        uric_read_as(reader | URIC_READER_OLDEST, record->s, record->n, &oldest);
    for (part = 0; part < wanted; part++)
        write_part(record->s, part == OLDEST ? &oldest : r, parts[part], &a->text[reader][part]);
}

static void judge(const struct options *o, const struct record *record, void *answer)
{
    struct answer *const a = answer;
    /* only --fields asks for others */
    const int wanted = o->rows.fields != NULL ? PARTS : HOST + 1;
    int reader;

    uric_agree(record->s, record->n, options_of(o)->readers, &a->agreement);
    for (reader = 0; reader < URIC_READERS; reader++)
        write_parts(record, a, (enum uric_reader)reader, wanted);
}

static void release(void *answer)
{
    struct answer *const a = answer;
    int reader, part;

    for (reader = 0; reader < URIC_READERS; reader++) {
        for (part = 0; part < PARTS; part++)
            room_free(&a->text[reader][part].room);
    }
}

static struct value word(const char *text)
{
    return text != NULL ? value_text(VALUE_PLAIN, text, strlen(text)) : value_undefined();
}

static struct value text_value(const struct text *t)
{
    return t->is_defined ? value_text(VALUE_RAW, t->room.s, t->length) : value_undefined();
}

/* A field of one parser. */
static struct value reader_value(const struct answer *a, size_t field)
{
    size_t reader, which;

    if (field < HOSTS + URIC_READERS)
        return text_value(&a->text[field - HOSTS][HOST]);
    reader = (field - OTHERS) / OTHER_PARTS;
    which = (field - OTHERS) % OTHER_PARTS;
    if (which == 0)
        return word(uric_reading_verdict_name((int)a->reading[reader].verdict));
    return text_value(&a->text[reader][which]);
}

static bool agrees(const struct answer *a)
{
    return a->agreement.verdict == URIC_AGREE;
}

static struct value value(const struct options *o, const struct record *record,
                          const void *answer, size_t field)
{
    const struct answer *const a = answer;

    (void)o;
    switch (field) {
    case VERDICT: return word(uric_agreement_verdict_name(a->agreement.verdict));
    case REASON: return word(uric_reading_reason_name(a->agreement.reason));
    case AT: return agrees(a) ? value_undefined() : value_number(a->agreement.at);
    case READER:
        return agrees(a) ? value_undefined() : word(uric_reader_name(a->agreement.reader));
    case RECORD: return value_number(record->number);
    case INPUT: return value_text(VALUE_RAW, record->s, record->n);
    default: return reader_value(a, field);
    }
}

static int status(const struct options *o, const char *file, const struct record *record,
                  const void *answer)
{
    (void)o;
    (void)file;
    (void)record;
    return agrees(answer) ? STATUS_VALID : STATUS_INVALID;
}

int command_readings(int argc, char **argv)
{
    const struct table table = {
        .set = { 0, own, 1, help }, .names = names, .n_names = FIELDS, .n_default = AT,
        .answer_size = sizeof(struct answer), .release = release, .judge = judge,
        .value = value, .status = status
    };

    struct readings_options options = { .readers = 0 };

    return table_run(&table, &options.shared, argc, argv);
}
