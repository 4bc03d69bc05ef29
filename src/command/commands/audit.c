/* uric audit: the hazards of valid references. */
#include "command/commands.h"
#include "command/help.h"
#include "command/option_handlers.h"
#include "command/rules.h"
#include "command/out/table.h"
#include "uric.h"

#include <getopt.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

static const char help[] =
    "usage: uric audit [OPTION...] [FILE...]\n"
    "\n"
    "List the hazards of each reference, separated by commas: parts that may do harm\n"
    "(RFC 3986, section 7).  Nothing is repaired.\n"
    "Each line is a record.  With no FILE, or when FILE is -, reads standard input.\n"
    "\n"
    "  --values         print name=value for a hazard that has a number: an address, a\n"
    "                   port, a length\n"
    "  -f, --fields=F,...\n"
    "                   columns (default hazards); also address address-kind global\n"
    "                   dns-name error record input\n"
    HELP_ROWS
    HELP_RECORDS("invalid records")
    "\n"
    "Hazards: password userinfo-like-host ipv4-short ipv4-octal ipv4-hex ipv4-decimal\n"
    "ipv6-embeds-ipv4 loopback private link-local multicast unspecified\n"
    "port-not-default port-low port-zero port-overflow encoded-crlf encoded-nul\n"
    "encoded-tab encoded-slash encoded-backslash encoded-dots path-parameter-dots\n"
    "double-encoding bad-utf8 encoded-host label-too-long name-too-long punycode\n"
    "trailing-dot empty-host missing-slashes backslash traversal trimmed-dots.\n"
    "traversal is \"..\" that climbs out of the root in the path, or that is a segment in a value\n"
    "of the query or in the fragment, however spelled: encoded once or twice, with \"\\\" for\n"
    "\"/\", in overlong UTF-8, before \";\" or \"%00\"; and \"....//\" and \"..././\", of which a\n"
    "filter that takes \"../\" away leaves \"../\".  trimmed-dots is a segment of the path that is\n"
    "\".\" or \"..\" once white space and controls are trimmed off its ends.\n"
    "address is the IP address that the host means, however it is spelled; address-kind is\n"
    "its kind by IANA's registries: unicast unspecified loopback private link-local multicast\n"
    "documentation shared benchmarking broadcast reserved protocol service discard\n"
    "unique-local site-local segment orchid mapped compatible translated nat64 nat64-local\n"
    "6to4 teredo.  global is yes if it is globally reachable, otherwise no.\n"
    "dns-name is ok if the host is a DNS name, otherwise why not: empty address\n"
    "byte empty-label hyphen-first hyphen-last label-length name-length final-dot numeric.\n"
    "An invalid reference gives a message on standard error, and a line of \\N; its hazards are\n"
    "those that it has as Appendix B splits it, if any; backslash is one only there.\n"
    HELP_STATUS
    "\n"
    "  $ echo 'http://0x7f.1:8080/' | uric audit --values\n"
    "  ipv4-short=2130706433,ipv4-hex=2130706433,loopback,port-not-default=8080\n";

struct audit_options {
    struct options shared;
    int values;
};

static const struct audit_options *options_of(const struct options *o)
{
    return (const struct audit_options *)o;
}

#define AT(name) offsetof(struct audit_options, name)

static const struct known_option own[] = {
    { "values", 0, no_argument, option_flag, AT(values) }
};
enum { OWN = sizeof own / sizeof *own };

enum {
    HAZARD_NAMES, ADDRESS, ADDRESS_KIND, GLOBAL, DNS_NAME, ERROR, RECORD, INPUT, FIELDS
};
static const char *const names[FIELDS] = {
    "hazards", "address", "address-kind", "global", "dns-name", "error", "record", "input"
};

enum { ROOM = URIC_HAZARDS * 32 };

struct answer {
    enum uric_status status;
    uint32_t error_offset;
    char hazards[ROOM];
    struct uric_address address;
    char address_text[URIC_IPV6_TEXT];
    enum uric_dns_status dns;
};

static void write_hazards(const struct uric_audit_result *r, int values, char *to)
{
    const char *comma = "";
    uint32_t number;
    int i;

    *to = '\0';
    for (i = 0; i < URIC_HAZARDS; i++) {
        if (!(r->hazards >> i & 1))
            continue;
        to += sprintf(to, "%s%s", comma, uric_hazard_name(i));
        if (values && uric_hazard_value(r, (enum uric_hazard)i, &number))
            to += sprintf(to, "=%lu", (unsigned long)number);
        comma = ",";
    }
}

static void write_address(const struct uric_address *a, char *to)
{
    size_t n = 0;

    if (a->length == 4)
        n = (size_t)sprintf(to, "%d.%d.%d.%d", a->bytes[0], a->bytes[1], a->bytes[2],
                            a->bytes[3]);
    else if (a->length == 16)
        uric_ipv6_text(a->bytes, to, URIC_IPV6_TEXT, &n);
    to[n] = '\0';
}

static void judge(const struct options *o, const struct record *record, void *answer)
{
    struct answer *a = answer;
    struct uric_audit_result found;
    uint32_t offset;
    struct uric u;

    a->status = uric_parse(record->s, record->n, &u);
    a->error_offset = u.error_offset;
    if (a->status == URIC_OK)
        uric_audit(uric_bind(record->s, &u), NULL, &found);
    else
        uric_audit_split(record->s, record->n, NULL, &found);
    write_hazards(&found, options_of(o)->values, a->hazards);
    if (a->status != URIC_OK || o->rows.fields == NULL) /* only --fields asks for the rest */
        return;
    uric_address_of(uric_bind(record->s, &u), &a->address);
    write_address(&a->address, a->address_text);
    a->dns = uric_dns_name(uric_bind(record->s, &u), URIC_DNS_STRICT, &offset);
}

static struct value plain(const char *s)
{
    return value_text(VALUE_PLAIN, s, strlen(s));
}

/* Fields of a valid reference; those of an address are undefined without one. */
static struct value host_value(const struct answer *a, size_t field)
{
    if (field == DNS_NAME)
        return a->dns == URIC_DNS_NO_HOST ? value_undefined()
                                          : plain(uric_dns_status_name((int)a->dns));
    if (a->address.length == 0)
        return value_undefined();
    if (field == ADDRESS)
        return plain(a->address_text);
    if (field == ADDRESS_KIND)
        return plain(uric_address_kind_name(a->address.kind));
    return plain(uric_address_is_global(a->address.bytes, a->address.length) ? "yes" : "no");
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
        if (a->status != URIC_OK && (field != HAZARD_NAMES || a->hazards[0] == '\0'))
            return value_undefined();
        return field == HAZARD_NAMES ? plain(a->hazards) : host_value(a, field);
    }
}

static int status(const struct options *o, const char *file,
                  const struct record *record, const void *answer)
{
    const struct answer *a = answer;

    if (a->status == URIC_OK)
        return STATUS_VALID;
    if (!o->quiet)
        rules_message(file, record, URIC_RULE_URI_REFERENCE, a->status,
                       a->error_offset, 0);
    return STATUS_INVALID;
}

int command_audit(int argc, char **argv)
{
    const struct table table = {
        .set = { 0, own, OWN, help }, .names = names, .n_names = FIELDS,
        .n_default = 1, .answer_size = sizeof(struct answer), .judge = judge,
        .value = value, .status = status
    };

    struct audit_options options = { .values = 0 };

    return table_run(&table, &options.shared, argc, argv);
}
