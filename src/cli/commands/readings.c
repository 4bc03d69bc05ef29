/* uric readings: how other parsers read each record, and whether they agree on its host. */
#include "cli/commands.h"
#include "cli/out/table.h"
#include "cli/room.h"
#include "uric_readings.h"

#include <string.h>

static const char help[] =
    "usage: uric readings [OPTION...] [FILE...]\n"
    "\n"
    "Tell how other parsers read each record, and whether all find the same host in it, or\n"
    "none, or all refuse it.  If not, a check of the host by one parser does not hold for the\n"
    "request that another one makes.\n"
    "Each line is a record.  With no FILE, or when FILE is -, reads standard input.\n"
    "\n"
    "  rfc3986  the rule URI-reference\n"
    "  rfc2396  Java's java.net.URI\n"
    "  rfc3987  the rule IRI-reference\n"
    "  whatwg   the URL Standard, as new URL(s) in browsers and Node\n"
    "  curl     libcurl\n"
    "  urllib   Python's urllib.parse.urlsplit()\n"
    "\n"
    "  -f, --fields=F,...\n"
    "                   columns (default verdict,reason,rfc3986,rfc2396,rfc3987,whatwg,curl,\n"
    "                   urllib); also at reader record input, and for each parser\n"
    "                   PARSER.verdict PARSER.scheme PARSER.port PARSER.path\n"
    "  --format=FORMAT  tsv (default), csv (RFC 4180, with a header), json (JSON Lines)\n"
    "                   or table (aligned columns)\n"
    "  --header         print a header line in TSV, too\n"
    "  --longest=SIZE   reject longer records (default 16M; units K, M, G, T)\n"
    "  -r, --recursive  read the files below each FILE that is a directory\n"
    "  -j, --jobs=N     use N threads, 0 for one per processor; the output is the same\n"
    "  -0, --null       NUL ends a record, not LF\n"
    "  -q, --quiet      print no messages about records that are too long\n"
    "\n"
    "verdict is agree or differ.  reason says in one word why they differ, at since which byte,\n"
    "reader which parser leaves RFC 3986 there: backslash userinfo tab-newline space control\n"
    "missing-slashes empty-host numeric-host ip-literal percent-in-host idna host-character\n"
    "host-label port fragment-order percent non-ascii character scheme file relative opaque\n"
    "too-long other.\n"
    "The columns of parsers hold the host, \\N if there is none or the string is refused.\n"
    "PARSER.verdict is host, no-host, refused, or unknown: only IDNA could tell.\n"
    "Exit status: 0 all records agree, 1 some differ, 2 wrong usage or an unreadable file.\n"
    "\n"
    "  $ echo 'http://evil.example\\@good.example/' | uric readings -f verdict,reason,whatwg,urllib\n"
    "  differ\tbackslash\tevil.example\tgood.example\n";

/* Each reader has a field for its host, and further on one for each of the others. */
enum { VERDICT, REASON, HOSTS, AT = HOSTS + URIC_READERS, READER, RECORD, INPUT, OTHERS,
       OTHER_PARTS = 4, FIELDS = OTHERS + URIC_READERS * OTHER_PARTS };

#define OTHERS_OF(reader) \
    reader ".verdict", reader ".scheme", reader ".port", reader ".path"
static const char *const names[FIELDS] = {
    "verdict", "reason", "rfc3986", "rfc2396", "rfc3987", "whatwg", "curl", "urllib",
    "at", "reader", "record", "input",
    OTHERS_OF("rfc3986"), OTHERS_OF("rfc2396"), OTHERS_OF("rfc3987"),
    OTHERS_OF("whatwg"), OTHERS_OF("curl"), OTHERS_OF("urllib")
};

enum { HOST, SCHEME, PORT, PATH, PARTS };
static const int parts[PARTS] = { URIC_HOST, URIC_SCHEME, URIC_PORT, URIC_PATH };

/* A part as a parser returns it. */
struct text {
    bool is_defined;
    size_t length;
    struct room room;
};

struct answer {
    bool agrees;
    struct uric_agreement where;
    struct uric_reading reading[URIC_READERS];
    struct text text[URIC_READERS][PARTS];
};

static void write_part(const char *s, const struct uric_reading *r, int part, struct text *t)
{
    enum uric_status written = uric_reading_write(s, r, part, t->room.s, t->room.size, &t->length);

    if (written == URIC_TOO_SMALL) {
        room_need(&t->room, t->length);
        written = uric_reading_write(s, r, part, t->room.s, t->room.size, &t->length);
    }
    t->is_defined = written == URIC_OK;
}

static void judge(const struct options *o, const struct record *record, void *answer)
{
    struct answer *const a = answer;
    const int wanted = o->fields != NULL ? PARTS : HOST + 1; /* only --fields asks for others */
    int reader, part;

    a->agrees = uric_agree(record->s, record->n, 0, &a->where);
    for (reader = 0; reader < URIC_READERS; reader++) {
        uric_read_as(reader, record->s, record->n, &a->reading[reader]);
        for (part = 0; part < wanted; part++)
            write_part(record->s, &a->reading[reader], parts[part], &a->text[reader][part]);
    }
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

static struct value value(const struct options *o, const struct record *record,
                          const void *answer, size_t field)
{
    const struct answer *const a = answer;

    (void)o;
    switch (field) {
    case VERDICT: return word(a->agrees ? "agree" : "differ");
    case REASON: return word(uric_reading_reason_name(a->where.reason));
    case AT: return a->agrees ? value_undefined() : value_number(a->where.at);
    case READER: return a->agrees ? value_undefined() : word(uric_reader_name(a->where.reader));
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
    return ((const struct answer *)answer)->agrees ? STATUS_VALID : STATUS_INVALID;
}

int command_readings(int argc, char **argv)
{
    const struct table table = {
        .help = help, .names = names, .n_names = FIELDS, .n_default = AT,
        .answer_size = sizeof(struct answer), .release = release, .judge = judge,
        .value = value, .status = status
    };

    return table_run(&table, argc, argv);
}
