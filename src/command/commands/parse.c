/* uric parse: the components of each record. */
#include "command/commands.h"
#include "command/help.h"
#include "command/message.h"
#include "command/rules.h"
#include "command/suffixes.h"
#include "command/tolerate.h"
#include "command/out/escape.h"
#include "command/out/table.h"
#include "uric.h"

#include <string.h>

static const char help[] =
    "usage: uric parse [OPTION...] [FILE...]\n"
    "\n"
    "Print the components of each record: one line of output per record, in order.\n"
    "Each line is a record.  With no FILE, or when FILE is -, reads standard input.\n"
    "\n"
    "  --as=RULE        the rule that records must match (default URI-reference):\n"
    "                   URI-reference URI absolute-URI relative-ref authority host\n"
    "                   IPv6address IPv4address origin-form absolute-form\n"
    "                   authority-form asterisk-form request-target Host; for IRIs\n"
    "                   IRI-reference IRI absolute-IRI irelative-ref; for other\n"
    "                   editions url1994:RULE rfc1738:RULE url1997:RULE rfc2396:RULE\n"
    "                   uri2003:RULE\n"
    "  --method=METHOD  the request's method, with --as=request-target: for CONNECT, a\n"
    "                   record that is both absolute-form and authority-form is read\n"
    "                   as authority-form\n"
    "  -f, --fields=F,...\n"
    "                   columns (default scheme,userinfo,host,port,path,query,fragment);\n"
    "                   also authority user password host-kind path-kind port-number\n"
    "                   form error record input tolerated error-part\n"
    "                   registrable-domain\n"
    "  --suffixes=FILE  the public suffix list for registrable-domain (default that of the\n"
    "                   package publicsuffix), or a table that the library made of one\n"
    HELP_ROWS_ARROW(")")
    HELP_TOLERATE_IN("records")
    HELP_RECORDS("invalid records")
    "\n"
    "In TSV, an undefined component is \\N, and an empty one is empty.  An invalid record\n"
    "gives a line of \\N, and a message  uric: FILE:RECORD:OFFSET: ...  on standard error.\n"
    HELP_STATUS
    "\n"
    "  $ echo 'http://[::1]:80/a?q' | uric parse --fields=host,host-kind,path\n"
    "  [::1]\tIPv6address\t/a\n";

enum {
    SCHEME, USERINFO, HOST, PORT, PATH, QUERY, FRAGMENT, /* as enum uric_part */
    AUTHORITY, USER, PASSWORD, HOST_KIND, PATH_KIND, PORT_NUMBER, FORM, ERROR,
    RECORD, INPUT, TOLERATED, ERROR_PART, REGISTRABLE_DOMAIN, FIELDS
};
static const char *const names[FIELDS] = {
    "scheme", "userinfo", "host", "port", "path", "query", "fragment",
    "authority", "user", "password", "host-kind", "path-kind", "port-number",
    "form", "error", "record", "input", "tolerated", "error-part",
    SUFFIXES_FIELD
};

struct answer {
    enum uric_status status;
    int is_plain; /* no byte of the record needs an escape */
    struct uric u;
    char tolerated[TOLERATE_LIST];
};

static void judge(const struct options *o, const struct record *record,
                  void *answer)
{
    struct answer *a = answer;

    a->status = tolerate_parse(o, o->rule, record->s, record->n, &a->u);
    a->is_plain = !rules_is_edition(o->rule) &&
                  !(o->tolerance.is_set && escape_needed(record->s, record->n));
    if (a->status == URIC_OK && o->tolerance.is_listed)
        tolerate_list(tolerate_policy(o), uric_bind(record->s, &a->u), a->tolerated);
}

/* RFC 3986 and RFC 9112 allow only bytes that no format escapes. */
static struct value span(const struct options *o, const char *s, uric_span at)
{
    return value_text(o->tolerance.is_set || rules_is_edition(o->rule) ? VALUE_RAW : VALUE_PLAIN,
                      s + at.begin, at.end - at.begin);
}

static struct value name(const char *text)
{
    return text ? value_text(VALUE_PLAIN, text, strlen(text))
                : value_undefined();
}

static int has_form(int rule)
{
    return rule >= URIC_RULE_ORIGIN_FORM &&
           rule <= URIC_RULE_REQUEST_TARGET_CONNECT;
}

static struct value registrable_domain(const struct options *o, const char *s,
                                       const struct uric *u)
{
    const uric_span host = u->part[URIC_HOST];
    const struct uric_bytes domain = suffixes_registrable(s + host.begin, host.end - host.begin);
    uric_span at;

    if (!uric_has(u, URIC_HOST) || domain.s == NULL)
        return value_undefined();
    at.begin = (uint32_t)(domain.s - s);
    at.end = at.begin + (uint32_t)domain.n;
    return span(o, s, at);
}

/* A component of a valid record. */
static struct value component(size_t field, const struct options *o, const char *s,
                              const struct uric *u)
{
    uric_span at = { 0, 0 };
    uint16_t port;
    int defined = 0;

    switch (field) {
    case HOST_KIND: return name(uric_host_kind_name(u->host_kind));
    case PATH_KIND: return name(uric_path_kind_name(u->path_kind));
    case FORM:
        return name(has_form(o->rule) ? uric_request_form_name((int)uric_request_form(u)) : NULL);
    case PORT_NUMBER:
        return uric_port_number(uric_bind(s, u), &port) == URIC_PORT_NUMBER
                   ? value_number(port)
                   : value_undefined();
    case REGISTRABLE_DOMAIN: return registrable_domain(o, s, u);
    case AUTHORITY:
        defined = uric_has(u, URIC_HOST);
        at = uric_authority(u);
        break;
    case USER: defined = uric_user(uric_bind(s, u), &at); break;
    case PASSWORD: defined = uric_password(uric_bind(s, u), &at); break;
    default:
        defined = uric_has(u, (enum uric_part)field);
        at = u->part[field];
        break;
    }
    return defined ? span(o, s, at) : value_undefined();
}

static struct value value(const struct options *o, const struct record *record,
                          const void *answer, size_t field)
{
    const struct answer *a = answer;

    switch (field) {
    case RECORD: return value_number(record->number);
    case INPUT: return value_text(VALUE_RAW, record->s, record->n);
    case ERROR:
        return a->status == URIC_OK ? value_undefined()
                                    : value_number(a->u.error_offset);
    case ERROR_PART:
        return a->status == URIC_OK ? value_undefined()
                                    : tolerate_error_part(o->rule, &a->u);
    case TOLERATED: return name(a->status == URIC_OK ? a->tolerated : NULL);
    default:
        return a->status == URIC_OK
                   ? component(field, o, record->s, &a->u)
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
        tolerate_message(o, file, record, o->rule, a->status, a->u.error_offset, 0);
    return STATUS_INVALID;
}

static int plain(const struct record *record, const void *answer,
                 struct plain_parts *parts)
{
    const struct answer *a = answer;

    (void)record;
    parts->part = a->u.part;
    parts->defined = a->u.defined;
    return a->status == URIC_OK && a->is_plain;
}

/* Every rule accepts only UTF-8, most of them only US-ASCII; "high" tolerates any byte. */
static enum arrow_type component_type(const struct options *o, size_t field)
{
    const struct uric_tolerance *const policy = tolerate_policy(o);
    const int is_high = policy && field < URIC_PARTS &&
                        uric_tolerance_names(policy, (enum uric_part)field) >>
                            URIC_TOLERATED_HIGH & 1;

    return is_high ? ARROW_BINARY : ARROW_UTF8;
}

static enum arrow_type type(const struct options *o, size_t field)
{
    switch (field) {
    case RECORD: case ERROR: return ARROW_INT64;
    case PORT_NUMBER: return ARROW_INT32;
    case INPUT: return ARROW_BINARY;
    default: return component_type(o, field);
    }
}

static int prepare(const struct options *o)
{
    return tolerate_check(o, o->rule);
}

int command_parse(int argc, char **argv)
{
    const struct table table = {
        .set = { .takes = TAKES_RULE | TAKES_TOLERANCE | TAKES_ARROW | TAKES_SUFFIXES,
                 .help = help },
        .names = names, .n_names = FIELDS, .n_default = URIC_PARTS,
        .answer_size = sizeof(struct answer),
        .prepare = prepare, .judge = judge, .value = value, .status = status, .plain = plain,
        .type = type
    };
    struct options options;

    return table_run(&table, &options, argc, argv);
}
