/* The functions of pguri whose answers differ from our functions of the same names, for the
 * extension uric_pguri. */
#include "engines/postgres/uri_value.h"

#include "catalog/pg_type_d.h"
#include "mb/pg_wchar.h"
#include "miscadmin.h"
#include "utils/array.h"
#include "utils/builtins.h"
#include "utils/inet.h"
#include "utils/memutils.h"

#include <sys/socket.h>

#include "util/ascii.h"
#include "util/decoded.h"
#include "util/written.h"

/* ---- parts ---- */

static Datum text_of(const char *s, uric_span at)
{
    const int n = (int)(at.end - at.begin);

    return PointerGetDatum(cstring_to_text_with_len(s + at.begin, n));
}

/* The host, an IP literal without its brackets. */
PG_FUNCTION_INFO_V1(uric_sql_pguri_host);
Datum uric_sql_pguri_host(PG_FUNCTION_ARGS)
{
    const struct uri_bytes value = uri_bytes(URI_ARGUMENT(0));
    struct uric u;

    uri_parse_value(value, &u);
    if (!uric_has(&u, URIC_HOST))
        PG_RETURN_NULL();
    return text_of(value.s, uric_bare_host(&u));
}

PG_FUNCTION_INFO_V1(uric_sql_pguri_host_inet);
Datum uric_sql_pguri_host_inet(PG_FUNCTION_ARGS)
{
    const struct uri_bytes value = uri_bytes(URI_ARGUMENT(0));
    struct uric u;
    inet *address;
    int n;

    uri_parse_value(value, &u);
    address = palloc0(sizeof *address);
    n = uric_host_address(uric_bind(value.s, &u), ip_addr(address));
    if (n == 0)
        PG_RETURN_NULL();
    ip_family(address) = n == 4 ? PGSQL_AF_INET : PGSQL_AF_INET6;
    ip_bits(address) = (unsigned char)ip_maxbits(address);
    SET_INET_VARSIZE(address);
    PG_RETURN_INET_P(address);
}

/* The number, even if TCP has no such port; NULL if it does not fit PostgreSQL's integer. */
PG_FUNCTION_INFO_V1(uric_sql_pguri_port);
Datum uric_sql_pguri_port(PG_FUNCTION_ARGS)
{
    const struct uri_bytes value = uri_bytes(URI_ARGUMENT(0));
    struct uric u;
    uric_span digits;
    int64 number = 0;

    uri_parse_value(value, &u);
    digits = u.part[URIC_PORT];
    if (digits.begin == digits.end)
        PG_RETURN_NULL();
    for (; digits.begin < digits.end && number <= PG_INT32_MAX; digits.begin++)
        number = number * 10 + (value.s[digits.begin] - '0');
    if (number > PG_INT32_MAX)
        PG_RETURN_NULL();
    PG_RETURN_INT32((int32)number);
}

/* The segments in their spelling.  Without an authority "/" has no segment. */
PG_FUNCTION_INFO_V1(uric_sql_pguri_path_array);
Datum uric_sql_pguri_path_array(PG_FUNCTION_ARGS)
{
    const struct uri_bytes value = uri_bytes(URI_ARGUMENT(0));
    ArrayBuildState *segments = initArrayResult(TEXTOID, CurrentMemoryContext, false);
    struct uric u;
    uric_span rest, segment;

    uri_parse_value(value, &u);
    rest = u.part[URIC_PATH];
    if (!uric_has(&u, URIC_HOST) && rest.end - rest.begin == 1 &&
        value.s[rest.begin] == '/')
        rest.begin = rest.end;
    while (uric_segment_next(value.s, &rest, &segment)) {
        CHECK_FOR_INTERRUPTS();
        accumArrayResult(segments, text_of(value.s, segment), false, TEXTOID,
                         CurrentMemoryContext);
    }
    return makeArrayResult(segments, CurrentMemoryContext);
}

/* ---- percent-encoding ---- */

/* How often a long loop lets itself be interrupted. */
enum { BYTES_BETWEEN_INTERRUPTS = 1 << 20 };

static void let_interrupt(size_t i)
{
    if (i % BYTES_BETWEEN_INTERRUPTS == 0)
        CHECK_FOR_INTERRUPTS();
}

static void put_triplet(struct uric_written *to, unsigned char byte)
{
    static const char digits[] = "0123456789ABCDEF";

    uric_put_byte(to, '%');
    uric_put_byte(to, digits[byte >> 4]);
    uric_put_byte(to, digits[byte & 15]);
}

static void escape(struct uri_bytes text, bool plus, bool breaks, struct uric_written *to)
{
    size_t i;

    for (i = 0; i < text.n; i++) {
        const unsigned char byte = (unsigned char)text.s[i];

        let_interrupt(i);
        if (uric_is_unreserved(byte))
            uric_put_byte(to, text.s[i]);
        else if (plus && byte == ' ')
            uric_put_byte(to, '+');
        else if (breaks && byte == '\n' && i > 0 && text.s[i - 1] == '\r')
            continue; /* a break already */
        else if (breaks && (byte == '\n' || byte == '\r'))
            uric_put(to, "%0D%0A");
        else
            put_triplet(to, byte);
    }
}

PG_FUNCTION_INFO_V1(uric_sql_pguri_escape);
Datum uric_sql_pguri_escape(PG_FUNCTION_ARGS)
{
    const struct uri_bytes value = uri_bytes(URI_ARGUMENT(0));
    const bool plus = PG_GETARG_BOOL(1), breaks = PG_GETARG_BOOL(2);
    struct uric_written to = { NULL, 0, 0 };
    text *answer;

    escape(value, plus, breaks, &to);
    if (to.length > MaxAllocSize - VARHDRSZ)
        ereport(ERROR, (errcode(ERRCODE_PROGRAM_LIMIT_EXCEEDED),
                        errmsg("the answer is longer than a text may be, 1 GB")));
    to.size = (size_t)to.length;
    answer = palloc(VARHDRSZ + to.size);
    SET_VARSIZE(answer, VARHDRSZ + to.size);
    to.buffer = VARDATA(answer);
    to.length = 0;
    escape(value, plus, breaks, &to);
    PG_RETURN_TEXT_P(answer);
}

/* Writes a line break for a decoded "\r" or "\n", but one break for "\r\n". */
static void put_break(struct uric_written *to, unsigned char byte, bool after_return,
                      const char *with)
{
    if (byte == '\r' || !after_return)
        uric_put(to, with);
}

static void unescape(struct uri_bytes text, bool plus, const char *with,
                     struct uric_written *to)
{
    bool after_return = false;
    size_t i;

    for (i = 0; i < text.n; i++) {
        unsigned char byte;

        let_interrupt(i);
        if (!uric_is_triplet((const unsigned char *)text.s, i, text.n)) {
            uric_put_byte(to, plus && text.s[i] == '+' ? ' ' : text.s[i]);
            after_return = false;
            continue;
        }
        byte = uric_triplet(text.s + i);
        if (byte == '\r' || byte == '\n')
            put_break(to, byte, after_return, with);
        else
            uric_put_byte(to, (char)byte);
        after_return = byte == '\r';
        i += 2;
    }
}

/* NULL if the decoded bytes are not a text: they contain NUL, or are not valid in the database's
 * encoding. */
PG_FUNCTION_INFO_V1(uric_sql_pguri_unescape);
Datum uric_sql_pguri_unescape(PG_FUNCTION_ARGS)
{
    const struct uri_bytes value = uri_bytes(URI_ARGUMENT(0));
    text *const answer = palloc(VARHDRSZ + value.n);
    struct uric_written to = { VARDATA(answer), value.n, 0 };

    /* never longer than the text: a triplet becomes "\r\n" at most */
    unescape(value, PG_GETARG_BOOL(1), PG_GETARG_BOOL(2) ? "\r\n" : "\n", &to);
    if (!pg_verify_mbstr(GetDatabaseEncoding(), to.buffer, (int)to.length, true))
        PG_RETURN_NULL();
    SET_VARSIZE(answer, VARHDRSZ + (size_t)to.length);
    PG_RETURN_TEXT_P(answer);
}
