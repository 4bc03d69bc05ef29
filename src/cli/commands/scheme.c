/* uric scheme: what each record means in its scheme. */
#include "cli/commands.h"
#include "cli/record/jobs.h"
#include "cli/memory.h"
#include "cli/message.h"
#include "cli/rules.h"
#include "cli/out/scheme_json.h"
#include "uric.h"
#include "uric_history.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

static const char help[] =
    "usage: uric scheme [OPTION...] [FILE...]\n"
    "\n"
    "Print what each record means in its scheme, as JSON Lines: the commands of an ftp URI,\n"
    "the file names of a file URI, the addresses of a mailto URI, and so on.  A record must\n"
    "be a valid URI of its scheme.\n"
    "Each line is a record.  With no FILE, or when FILE is -, reads standard input.\n"
    "\n"
    "  --strict        use the BNF of RFC 1738, not the schemes' current RFCs\n"
    "  --longest=SIZE  reject longer records (default 16M; units K, M, G, T)\n"
    "  -j, --jobs=N    use N threads, 0 for one per processor; the output is the same\n"
    "  -0, --null      NUL ends a record, not LF\n"
    "  -q, --quiet     print no messages about invalid records\n"
    "\n"
    "Keys: scheme host port default-port, and\n"
    "  ftp                user password cwd name typecode commands (or refused)\n"
    "  http https ws wss  path searchpart\n"
    "  gopher             gophertype selector search gopher-string plus\n"
    "  mailto             encoded822addr addresses headers\n"
    "  news, nntp         group article all, group article-number\n"
    "  telnet             user password\n"
    "  wais               database search wtype wpath\n"
    "  file               path posix windows\n"
    "  prospero           hsoname fields\n"
    "  any other          kind (reserved experimental unknown) path query\n"
    "Addresses, headers, commands and file names are decoded; all other values are raw.\n"
    "Exit status: 0 all records valid, 1 some invalid, 2 wrong usage or an unreadable file.\n"
    "\n"
    "  $ echo 'ftp://me@host.dom/%2Fetc/motd;type=a' | uric scheme\n"
    "  {\"scheme\":\"ftp\",\"host\":\"host.dom\",\"port\":null,\"default-port\":21,\"user\":\"me\",...\n";

struct answer {
    int status;    /* enum uric_status */
    int by_scheme; /* the scheme decided the status, not the generic grammar */
    struct uric u;
    struct uric_scheme_parts r;
};

static void judge(int strict, const char *s, size_t n, struct answer *a)
{
    uric_span name;

    a->by_scheme = strict;
    if (strict) {
        a->status = uric_edition_scheme_parse(s, n, &a->u, &a->r);
        return;
    }
    a->status = uric_parse_uri(s, n, &a->u);
    if (a->status != URIC_OK)
        return;
    a->by_scheme = 1;
    name = a->u.part[URIC_SCHEME];
    a->status = uric_scheme_parse(uric_bind(s, &a->u),
                                  uric_scheme_find(s + name.begin, name.end - name.begin, NULL, 0),
                                  &a->r);
}

/* "http://h:x" is cut off in a userinfo that cannot be a host.  Judges it with "@" added:
 * whether that is a URI, valid in its scheme or not. */
static int judge_userinfo(int strict, char *s, size_t n, struct answer *a)
{
    s[n] = '@';
    judge(strict, s, n + 1, a);
    return a->by_scheme;
}

static int is_or_can_begin(const struct answer *a)
{
    return a->status == URIC_OK || a->status == URIC_INCOMPLETE;
}

/* Whether the answer is known without completing the URI. */
static int is_settled(const struct answer *a, size_t n)
{
    return a->by_scheme || a->status != URIC_INCOMPLETE || n == 0;
}

/* can_begin() for a prefix that is not cut off inside a triplet. */
static int can_begin_so(int strict, char *s, size_t n)
{
    struct answer a;
    uint32_t whole;

    judge(strict, s, n, &a);
    if (is_settled(&a, n))
        return is_or_can_begin(&a);
    if (judge_userinfo(strict, s, n, &a))
        return a.status == URIC_OK || a.r.error_offset >= n;
    uric_prefix(URIC_RULE_URI, s, n, &a.u, &whole, NULL);
    if (whole == 0)
        return 1;
    judge(strict, s, whole, &a);
    return is_or_can_begin(&a);
}

/* Whether a valid URI of the scheme can start with the n bytes at s, which has room for three
 * more.  If they end inside a triplet, this tries every triplet; if they are a URI only with a
 * userinfo, it adds "@"; if they end inside an IP literal, it takes the longest prefix that is
 * a URI. */
static int can_begin(int strict, char *s, size_t n)
{
    static const char hex[] = "0123456789ABCDEF";
    struct answer a;
    int i, k;

    judge(strict, s, n, &a);
    if (is_settled(&a, n))
        return is_or_can_begin(&a);
    if (s[n - 1] != '%' && (n < 2 || s[n - 2] != '%'))
        return can_begin_so(strict, s, n);
    k = s[n - 1] == '%' ? 2 : 1;
    for (i = 0; i < 256; i++) {
        s[n] = hex[k == 2 ? i >> 4 : i & 15];
        s[n + 1] = hex[i & 15];
        if (can_begin_so(strict, s, n + (size_t)k))
            return 1;
    }
    return 0;
}

/* The offset of the error: the length of the record's longest prefix that can start a valid
 * URI of its scheme.  copy has room for the record and three bytes more. */
static uint32_t error_offset(int strict, const struct record *record,
                             const struct answer *a, char *copy)
{
    size_t low = 0, high = a->by_scheme ? a->r.error_offset : a->u.error_offset;

    if (a->by_scheme)
        return (uint32_t)high;
    while (low < high) {
        const size_t middle = high - (high - low) / 2;

        memcpy(copy, record->s, middle);
        if (can_begin(strict, copy, middle))
            low = middle;
        else
            high = middle - 1;
    }
    return (uint32_t)low;
}

/* Beyond this offset, the message does not say what was expected: trying every byte would
 * take too long. */
enum { LONGEST_TRIED = 4096 };

/* Describes what was expected after the first offset bytes of the copy. */
static void explain(int strict, char *copy, uint32_t offset, char *buffer,
                    size_t size)
{
    struct uric_set expected;
    struct answer a;
    size_t length;
    unsigned b;

    memset(&expected, 0, sizeof expected);
    for (b = 0; b < 256; b++) {
        copy[offset] = (char)b;
        if (can_begin(strict, copy, offset + 1))
            expected.bits[b >> 6] |= (uint64_t)1 << (b & 63);
    }
    judge(strict, copy, offset, &a);
    uric_expected_text(&expected, a.status == URIC_OK, buffer, size, &length);
}

/* The scheme's reason for rejecting the byte, or the triplet, at the offset of the copy; NULL
 * if no URI allows it there. */
static const char *reason_at(int strict, char *copy, size_t offset,
                             struct answer *a)
{
    size_t n = offset + 1;

    if (copy[offset] == '%') {
        copy[n++] = '4';
        copy[n++] = '1';
    }
    judge(strict, copy, n, a);
    return a->by_scheme || judge_userinfo(strict, copy, n, a)
               ? uric_scheme_reason(&a->r) : NULL;
}

/* The rule for the message if the scheme has no reason. */
static int generic_rule(int strict)
{
    static const char name[] = "rfc1738:genericurl";

    return strict ? rules_of_edition(uric_edition_rule(name, sizeof name - 1))
                  : URIC_RULE_URI;
}

/* The name of the scheme, if its syntax is known; else NULL. */
static const char *name_of(const struct answer *a)
{
    return a->r.kind >= URIC_KIND_HTTP ? uric_scheme_kind_name(a->r.kind) : NULL;
}

static void say_why(const struct options *o, const char *file,
                    const struct record *record, struct answer *a)
{
    char *copy = memory_of(memory_sum(record->n, 4));
    const char *reason = a->by_scheme ? uric_scheme_reason(&a->r) : NULL;
    char expected[512] = "";
    uint32_t offset;
    int status;

    memcpy(copy, record->s, record->n);
    offset = error_offset(o->strict, record, a, copy);
    status = offset < record->n ? URIC_INVALID : URIC_INCOMPLETE;
    memcpy(copy, record->s, record->n);
    if (reason == NULL && offset < record->n)
        reason = reason_at(o->strict, copy, offset, a);
    if (reason == NULL) {
        message_record(file, record, generic_rule(o->strict), status, offset, 0);
    } else {
        if (offset <= LONGEST_TRIED)
            explain(o->strict, copy, offset, expected, sizeof expected);
        message_scheme(file, record, name_of(a), reason, status, offset, expected);
    }
    free(copy);
}

static int answer_records_of(void *worker, struct records *records,
                             struct sink *out)
{
    const struct options *o = *(const struct options *const *)worker;
    struct record record;
    struct answer a;
    int status = STATUS_VALID;

    while (records_next(records, &record)) {
        if (record.too_long) {
            status = STATUS_INVALID;
            scheme_json_invalid(out);
            if (!o->quiet)
                message_too_long(records->file, &record, o->longest);
            continue;
        }
        judge(o->strict, record.s, record.n, &a);
        if (a.status == URIC_OK) {
            scheme_json(out, o->strict, record.s, &a.u, &a.r);
            continue;
        }
        status = STATUS_INVALID;
        scheme_json_invalid(out);
        if (!o->quiet)
            say_why(o, records->file, &record, &a);
    }
    return status;
}

int command_scheme(int argc, char **argv)
{
    struct options options;
    const struct options **workers;
    int status = options_read(&options, argc, argv, TAKES_STRICT | TAKES_RECORDS, help), i;

    if (status >= 0)
        return status;
    workers = calloc((size_t)options.jobs, sizeof *workers);
    if (workers == NULL) {
        message_error("memory", ENOMEM);
        return STATUS_USAGE;
    }
    for (i = 0; i < options.jobs; i++)
        workers[i] = &options;
    status = jobs_answer(&options, answer_records_of, workers, sizeof *workers);
    free(workers);
    return status;
}
