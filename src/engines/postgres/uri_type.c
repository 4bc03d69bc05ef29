/* The type uri: input, binary input and the cast from text, which check it; and normal forms. */
#include "engines/postgres/uri_value.h"

#include "libpq/pqformat.h"
#include "mb/pg_wchar.h"
#include "utils/builtins.h"

/* The most bytes of a refused text to show. */
enum { SHOWN = 120 };

/* Says where the text is wrong, and what was expected, as uri_error() does. */
static void pg_attribute_noreturn() refuse(const char *s, size_t n)
{
    const struct sql_function *const error = uric_function("uri_error");
    const int shown = pg_mbcliplen(s, (int)n, SHOWN);
    const struct sql_value text = { .s = s, .n = n };
    const struct sql_value *const constant = NULL;
    struct sql_call *const call = palloc0(sizeof *call);
    struct sql_value why;

    uric_check(call,
               sql_bind(call, error, uric_memory(CurrentMemoryContext), &constant, 1));
    uric_check(call, error->answer(call, &text, 1, &why));
    __asan_handle_no_return();
    ereport(ERROR, (errcode(ERRCODE_INVALID_TEXT_REPRESENTATION),
                    errmsg("invalid input syntax for type %s: \"%.*s%s\"", "uri", shown,
                           s, (size_t)shown < n ? "..." : ""),
                    errdetail("At %.*s.", (int)why.n, why.s)));
}

static struct varlena *checked(const char *s, size_t n)
{
    struct uric u;

    if (uric_parse(s, n, &u) != URIC_OK)
        refuse(s, n);
    return (struct varlena *)cstring_to_text_with_len(s, (int)n);
}

PG_FUNCTION_INFO_V1(uric_sql_type_in);
Datum uric_sql_type_in(PG_FUNCTION_ARGS)
{
    const char *const s = PG_GETARG_CSTRING(0);

    PG_RETURN_POINTER(checked(s, strlen(s)));
}

/* Binary input is the text in the client's encoding, as text's own is. */
PG_FUNCTION_INFO_V1(uric_sql_type_recv);
Datum uric_sql_type_recv(PG_FUNCTION_ARGS)
{
    const StringInfo message = (StringInfo)PG_GETARG_POINTER(0);
    int n;
    const char *const s = pq_getmsgtext(message, message->len - message->cursor, &n);

    PG_RETURN_POINTER(checked(s, (size_t)n));
}

PG_FUNCTION_INFO_V1(uric_sql_type_from_text);
Datum uric_sql_type_from_text(PG_FUNCTION_ARGS)
{
    const struct uri_bytes text = uri_bytes(URI_ARGUMENT(0));

    PG_RETURN_POINTER(checked(text.s, text.n));
}

void uri_parse_value(struct uri_bytes value, struct uric *u)
{
    if (uric_parse(value.s, value.n, u) == URIC_OK)
        return;
    __asan_handle_no_return();
    ereport(ERROR, (errcode(ERRCODE_DATA_CORRUPTED),
                    errmsg("a value of type uri is not a URI-reference")));
}

void uri_normal_begin(struct uri_normal *normal, struct uri_bytes value)
{
    struct uric u;
    size_t size;
    char *to = normal->room;

    normal->s = value.s;
    normal->n = value.n;
    normal->large = NULL;
    if (uric_parse(value.s, value.n, &u) != URIC_OK ||
        uric_needs(uric_bind(value.s, &u), URIC_STEPS_SYNTAX, NULL) == URIC_STEPS_NONE)
        return;
    size = value.n + 10; /* enough for one pass: see uric_normalize() */
    if (size > sizeof normal->room)
        to = normal->large = palloc_extended(size, MCXT_ALLOC_HUGE);
    uric_normalize(uric_bind(value.s, &u), URIC_STEPS_SYNTAX, NULL, to, size, &normal->n, NULL,
                   NULL);
    normal->s = to;
}

void uri_normal_end(struct uri_normal *normal)
{
    if (normal->large)
        pfree(normal->large);
}
