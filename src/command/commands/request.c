/* uric request: whether HTTP requests are to be refused, why, and where they lead. */
#include "command/commands.h"
#include "command/help.h"
#include "command/message.h"
#include "command/option_handlers.h"
#include "command/memory.h"
#include "command/tolerate.h"
#include "command/out/table.h"
#include "uric_request.h"
#include "util/ascii.h"

#include <getopt.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

static const char help[] =
    "usage: uric request [OPTION...] [FILE...]\n"
    "\n"
    "Tell whether a server has to refuse each request, and why (RFC 9112, section 3.2), and\n"
    "where the request leads: the host, the port, and the path in normal form.  A record is\n"
    "a method, a request-target and the value of the Host field, separated by tabs; \\N: there\n"
    "is no Host field.\n"
    "Each line is a record.  With no FILE, or when FILE is -, reads standard input.\n"
    "\n"
    "  --scheme=SCHEME  the connection's scheme (default http)\n"
    "  --refuse=NAME,...\n"
    "                   refuse these (default surplus-dots,hidden-dots,path-parameter-dots,\n"
    "                   encoded-nul,trimmed-dots; empty: none): hazards, as uric audit names\n"
    "                   them, and\n"
    "                     surplus-dots     more .. than segments before them\n"
    "                     hidden-dots      dot-segments next to %2F, %5C\n"
    "                     empty-segments   //; they are merged otherwise\n"
    "                     host-differs     a Host that is not an absolute-form's authority\n"
    "                     host-not-dns     a host that is neither an address nor a DNS name\n"
    "  -f, --fields=F,...\n"
    "                   columns (default verdict,form,scheme,host,port,path,query,hazards);\n"
    "                   also host-kind error record input\n"
    HELP_ROWS
    HELP_TOLERATE("what request-targets may also have in path and query", "default")
    HELP_RECORDS("requests that are refused")
    "\n"
    "The verdict is ok, or the reason: fragment target-invalid form scheme userinfo\n"
    "host-missing host-invalid host-differs host-empty host-not-dns\n"
    "port-missing port-range, or a hazard's name.  A request that is refused has \\N where\n"
    "nothing is known, and gives a message on standard error.\n"
    "Exit status: 0 all requests valid, 1 some refused, 2 wrong usage or an unreadable file.\n"
    "\n"
    "  $ printf 'GET\\t/a/../b?c\\tExample.com:8080\\n' | uric request\n"
    "  ok\torigin-form\thttp\texample.com\t8080\t/b\tc\tport-not-default\n";

enum { VERDICT, FORM, SCHEME, HOST, PORT, PATH, QUERY, HAZARDS, HOST_KIND, ERROR, RECORD, INPUT,
       FIELDS };
static const char *const names[FIELDS] = { "verdict", "form",   "scheme",  "host",
                                           "port",    "path",   "query",   "hazards",
                                           "host-kind", "error", "record", "input" };

struct request_options {
    struct options shared;
    const char *scheme; /* NULL if not given */
    int refuses;        /* --refuse was given: */
    uint64_t refused_hazards; /* bits 1 << enum uric_hazard */
    unsigned request_flags;   /* enum uric_request_flags */
};

/* ---- options ---- */

/* What uric_request() can refuse besides hazards. */
static const char *const refusable[] = { "host-differs", "host-not-dns" };
static const unsigned refusing[] = { URIC_REQUEST_SAME_HOST, URIC_REQUEST_DNS_HOST };
enum { REFUSABLE = sizeof refusable / sizeof *refusable };

static int refuse_name(struct request_options *o, const char *name, size_t n)
{
    const char *known[URIC_HAZARDS + REFUSABLE];
    size_t i;

    for (i = 0; i < URIC_HAZARDS + REFUSABLE; i++) {
        known[i] = i < URIC_HAZARDS ? uric_hazard_name((int)i) : refusable[i - URIC_HAZARDS];
        if (!uric_is_exactly(name, n, known[i]))
            continue;
        if (i < URIC_HAZARDS)
            o->refused_hazards |= (uint64_t)1 << i;
        else
            o->request_flags |= refusing[i - URIC_HAZARDS];
        return OPTION_READ;
    }
    message_unknown("unknown", "hazard", name, n, known, URIC_HAZARDS + REFUSABLE);
    return OPTION_WRONG;
}

/* Reads a comma-separated list; an empty one means none. */
static int read_refuse(const struct option_given *given)
{
    struct request_options *const o = (struct request_options *)given->options;
    const char *list = given->value;
    int outcome = OPTION_READ;

    o->refuses = 1;
    o->refused_hazards = 0;
    o->request_flags = 0;
    while (*list && outcome == OPTION_READ) {
        const size_t n = strcspn(list, ",");

        outcome = refuse_name(o, list, n);
        list += n;
        list += *list == ',';
    }
    return outcome;
}

#define AT(name) offsetof(struct request_options, name)

static const struct known_option own[] = {
    { "scheme", 0, required_argument, option_text, AT(scheme) },
    { "refuse", 0, required_argument, read_refuse, 0 }
};
enum { OWN = sizeof own / sizeof *own };

enum { ROOM = URIC_HAZARDS * 32, TARGET_FIELD = 1, HOST_FIELD, IN_RECORD };

struct answer {
    enum uric_status status;
    size_t error_offset;
    const char *why;       /* instead of a verdict */
    struct uric_request_result r;
    struct room normal;
    char port[8];
    char hazards[ROOM];
};

/* ---- the record ---- */

/* Splits the record at its tabs: the number of fields, at most IN_RECORD + 1. */
static int split_record(const struct record *record, struct uric_bytes field[IN_RECORD])
{
    size_t at = 0, end;
    int n = 0;

    do {
        const char *const tab =
            at < record->n ? memchr(record->s + at, '\t', record->n - at) : NULL;

        end = tab ? (size_t)(tab - record->s) : record->n;
        if (n < IN_RECORD) {
            field[n].s = record->s + at;
            field[n].n = end - at;
        }
        at = end + 1;
        n++;
    } while (end < record->n && n <= IN_RECORD);
    return n;
}

static struct uric_request_input request_of(const struct request_options *o,
                                            const struct uric_bytes field[IN_RECORD])
{
    const struct uric_bytes host = field[HOST_FIELD];
    struct uric_request_input q;

    memset(&q, 0, sizeof q);
    q.method = field[0];
    q.target = field[TARGET_FIELD];
    q.host = host;
    q.hosts = !(host.n == 2 && memcmp(host.s, "\\N", 2) == 0);
    q.scheme.s = o->scheme != NULL ? o->scheme : "http";
    q.scheme.n = strlen(q.scheme.s);
    return q;
}

/* ---- the policy ---- */

static void make_policy(const struct request_options *o, struct uric_request_policy *policy)
{
    uric_request_policy_init(policy);
    policy->longest = URIC_MAX_LENGTH;
    policy->tolerance = tolerate_policy(&o->shared);
    policy->flags |= URIC_REQUEST_AUDIT;
    if (o->refuses) {
        policy->refused = o->refused_hazards;
        policy->flags |= (enum uric_request_flags)o->request_flags;
    }
}

/* ---- the answer ---- */

static void write_hazards(uint64_t hazards, char *to)
{
    const char *comma = "";
    int i;

    *to = '\0';
    for (i = 0; i < URIC_HAZARDS; i++) {
        if (hazards >> i & 1) {
            to += sprintf(to, "%s%s", comma, uric_hazard_name(i));
            comma = ",";
        }
    }
}

/* Where in the record the reason for the refusal is. */
static size_t place_of(const struct record *record, const struct uric_bytes field[IN_RECORD],
                       const struct uric_request_result *r)
{
    const size_t target = (size_t)(field[TARGET_FIELD].s - record->s);
    const size_t host = (size_t)(field[HOST_FIELD].s - record->s);
    const int in_target = r->form == URIC_REQUEST_ABSOLUTE || r->form == URIC_REQUEST_AUTHORITY;

    switch (r->verdict) {
    case URIC_VERDICT_FRAGMENT:
    case URIC_VERDICT_TARGET_INVALID: return target + r->target.error_offset;
    case URIC_VERDICT_HOST_INVALID: return host + r->field.error_offset;
    case URIC_VERDICT_HOST_MISSING:
    case URIC_VERDICT_HOST_DIFFERS: return host;
    case URIC_VERDICT_HOST_EMPTY:
    case URIC_VERDICT_HOST_NOT_DNS:
    case URIC_VERDICT_PORT_RANGE: return in_target ? target : host;
    default: return target;
    }
}

static void judge(const struct options *options, const struct record *record, void *answer)
{
    const struct request_options *const o = (const struct request_options *)options;
    struct answer *const a = answer;
    struct uric_request_policy policy;
    struct uric_bytes field[IN_RECORD];
    struct uric_request_input q;
    size_t length;
    const int fields = split_record(record, field);

    a->why = NULL;
    a->status = URIC_REFUSED;
    if (fields != IN_RECORD) {
        a->why = "expected three fields separated by tabs: method, request-target, Host";
        a->error_offset = fields < IN_RECORD ? record->n
                                             : (size_t)(field[HOST_FIELD].s - record->s) +
                                                   field[HOST_FIELD].n;
        return;
    }
    make_policy(o, &policy);
    q = request_of(o, field);
    a->status = uric_request(&q, &policy, a->normal.s, a->normal.size, &length, &a->r);
    if (a->status == URIC_TOO_SMALL) {
        room_need(&a->normal, length);
        a->status = uric_request(&q, &policy, a->normal.s, a->normal.size, &length, &a->r);
    }
    a->error_offset = a->status == URIC_OK ? 0 : place_of(record, field, &a->r);
    snprintf(a->port, sizeof a->port, "%u", (unsigned)a->r.port);
    write_hazards(a->r.hazards, a->hazards);
}

static struct value text_of(struct uric_bytes text)
{
    return text.s != NULL ? value_text(VALUE_RAW, text.s, text.n) : value_undefined();
}

static struct value word(const char *text)
{
    return text != NULL ? value_text(VALUE_PLAIN, text, strlen(text)) : value_undefined();
}

static struct value value(const struct options *o, const struct record *record,
                          const void *answer, size_t field)
{
    const struct answer *const a = answer;
    const struct uric_request_result *const r = &a->r;
    const int ok = a->status == URIC_OK;

    (void)o;
    if (field == RECORD)
        return value_number(record->number);
    if (field == INPUT)
        return value_text(VALUE_RAW, record->s, record->n);
    if (field == ERROR)
        return ok ? value_undefined() : value_number(a->error_offset);
    if (a->why != NULL)
        return value_undefined();
    switch (field) {
    case VERDICT: return word(uric_request_reason(r));
    case FORM:
        return ok || r->verdict >= URIC_VERDICT_FORM ? word(uric_request_form_name(r->form))
                                                     : value_undefined();
    case SCHEME: return text_of(r->scheme);
    case HOST: return text_of(r->host);
    case PORT: return ok && r->port_status == URIC_PORT_NUMBER ? word(a->port) : value_undefined();
    case PATH: return text_of(r->path);
    case QUERY: return text_of(r->query);
    case HOST_KIND: return word(ok ? uric_host_kind_name(r->host_kind) : NULL);
    default:
        return ok || r->verdict == URIC_VERDICT_HAZARD ? word(a->hazards) : value_undefined();
    }
}

static int status(const struct options *o, const char *file, const struct record *record,
                  const void *answer)
{
    const struct answer *const a = answer;
    const char *clause;
    char why[256];

    if (a->status == URIC_OK)
        return STATUS_VALID;
    if (o->quiet)
        return STATUS_INVALID;
    if (a->why != NULL) {
        message_refused(file, record, a->error_offset, a->why);
        return STATUS_INVALID;
    }
    clause = uric_verdict_clause(a->r.verdict);
    if (a->r.verdict == URIC_VERDICT_HAZARD)
        snprintf(why, sizeof why, "%s: %s", uric_verdict_text(a->r.verdict),
                 uric_request_reason(&a->r));
    else
        snprintf(why, sizeof why, "%s (%s)", uric_verdict_text(a->r.verdict), clause);
    message_refused(file, record, a->error_offset, why);
    return STATUS_INVALID;
}

static int prepare(const struct options *options)
{
    const struct request_options *const o = (const struct request_options *)options;
    const struct uric_bytes nothing[IN_RECORD] = { { "", 0 }, { "", 0 }, { "", 0 } };
    const struct uric_request_input q = request_of(o, nothing);
    struct uric_request_result r;
    size_t length;

    if (uric_request(&q, NULL, NULL, 0, &length, &r) != URIC_UNKNOWN)
        return 0;
    message_quoted("--scheme takes a scheme, not", o->scheme, "");
    return -1;
}

static void release(void *answer)
{
    room_free(&((struct answer *)answer)->normal);
}

int command_request(int argc, char **argv)
{
    const struct table table = {
        .set = { TAKES_TOLERANCE, own, OWN, help }, .names = names, .n_names = FIELDS,
        .n_default = HAZARDS + 1, .answer_size = sizeof(struct answer), .release = release,
        .prepare = prepare, .judge = judge, .value = value, .status = status
    };

    struct request_options options = { .scheme = NULL };

    return table_run(&table, &options.shared, argc, argv);
}
