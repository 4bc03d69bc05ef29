/* The SQL functions: a byte for the function, one for how it is called, then its arguments, the
 * last one first, each in a line, but the first one of all takes the rest.  For any bytes,
 * constant or not, answers are the same, and those that the library gives. */
#include "fuzz/theorem_target.h"
#include "support/ledger.h"

#include <string.h>

enum { CELLS = 64 };

/* A call, and its answers as copies: the cells of all rows, one after the other. */
struct asked {
    const struct sql_function *f;
    struct sql_value argument[SQL_MOST_ARGUMENTS];
    unsigned n;
    enum sql_status status;
    char message[512];
    struct sql_value cell[CELLS]; /* the first ones */
    size_t cells;
    bool record_is_null;
};

/* ---- calling ---- */

static void keep(struct asked *t, const struct sql_value *value, enum sql_type type)
{
    unsigned i;

    if (!value->is_null && type == SQL_TEXTS) {
        for (i = 0; i < value->count; i++)
            keep(t, &value->texts[i], SQL_TEXT);
        return;
    }
    if (t->cells++ >= CELLS)
        return;
    t->cell[t->cells - 1] = *value;
    if (!value->is_null && type == SQL_TEXT) {
        target_hold(value->s != NULL, "a text has bytes, or none at an address");
        t->cell[t->cells - 1].s = target_copy(value->s, value->n);
    }
}

static void keep_columns(struct asked *t, const struct sql_value *row)
{
    unsigned i;

    for (i = 0; i < t->f->n_columns; i++)
        keep(t, &row[i], t->f->columns[i].type);
}

static enum sql_status call_rows(struct asked *t, struct sql_call *call)
{
    struct sql_value row[SQL_MOST_COLUMNS];
    enum sql_status status = t->f->begin(call, t->argument, t->n);

    if (status != SQL_OK)
        return status;
    while ((status = t->f->next(call, row)) == SQL_OK)
        keep_columns(t, row);
    return status == SQL_END ? SQL_OK : status;
}

static enum sql_status call_once(struct asked *t, struct sql_call *call)
{
    struct sql_value answer[SQL_MOST_COLUMNS];
    enum sql_status status;

    if (t->f->result == SQL_ROWS)
        return call_rows(t, call);
    status = t->f->answer(call, t->argument, t->n, answer);
    if (status == SQL_OK && t->f->result == SQL_RECORD)
        keep_columns(t, answer);
    else if (status == SQL_OK)
        keep(t, answer, t->f->result);
    t->record_is_null = call->record_is_null;
    return status;
}

/* fails: the number of the request for memory that fails; 0: none.  Returns how many requests
 * there were. */
static unsigned run(struct asked *t, bool binds, unsigned fails)
{
    const struct sql_value *constant[SQL_MOST_ARGUMENTS];
    struct ledger ledger = { 0, 0, 0, 0 };
    struct sql_call call;
    unsigned i;

    ledger.fails = fails;
    for (i = 0; i < t->n; i++)
        constant[i] = binds ? &t->argument[i] : NULL;
    t->cells = 0;
    t->status = sql_bind(&call, t->f, ledger_memory(&ledger), constant, t->n);
    if (t->status == SQL_OK)
        t->status = call_once(t, &call);
    sql_unbind(&call);
    memcpy(t->message, call.message, sizeof t->message);
    target_hold(ledger.live == 0, "all memory is freed");
    return ledger.count;
}

/* ---- what must hold for each call ---- */

static bool same(const struct sql_value *a, const struct sql_value *b)
{
    return a->is_null == b->is_null && a->n == b->n && a->number == b->number &&
           (a->n == 0 || memcmp(a->s, b->s, a->n) == 0);
}

static void same_answers(const struct asked *a, const struct asked *b)
{
    size_t i;

    target_hold(a->status == b->status && a->cells == b->cells,
                "constant or not, the status and the number of answers are the same");
    target_hold(strcmp(a->message, b->message) == 0, "constant or not, the message is the same");
    for (i = 0; i < a->cells && i < CELLS; i++)
        target_hold(same(&a->cell[i], &b->cell[i]), "constant or not, the answer is the same");
}

static void message(const struct asked *t)
{
    size_t i;

    target_hold(memchr(t->message, '\0', sizeof t->message) != NULL, "a message ends");
    target_hold((t->message[0] != '\0') == (t->status == SQL_ERROR), "an error has a message");
    for (i = 0; t->message[i] != '\0'; i++)
        target_hold(t->message[i] >= 0x20 && t->message[i] < 0x7f, "a message is printable");
}

/* ---- the library's answers ---- */

/* Calls another function with up to two texts; returns its first cell. */
static struct sql_value other(const char *name, const struct sql_value *a,
                              const struct sql_value *b)
{
    struct asked t;

    memset(&t, 0, sizeof t);
    t.f = sql_function_named(name);
    t.argument[0] = *a;
    t.n = 1;
    if (b != NULL)
        t.argument[t.n++] = *b;
    run(&t, false, 0);
    target_hold(t.status == SQL_OK && t.cells > 0, "another function has an answer");
    return t.cell[0];
}

static struct sql_value text_of(const char *s, size_t n)
{
    struct sql_value value;

    memset(&value, 0, sizeof value);
    value.s = s;
    value.n = n;
    return value;
}

static bool is_function(const struct asked *t, const char *name)
{
    return strcmp(t->f->name, name) == 0;
}

static void is_text(const struct sql_value *value, const char *s, size_t n, const char *what)
{
    target_hold(!value->is_null && value->n == n && (n == 0 || memcmp(value->s, s, n) == 0),
                what);
}

static void a_part(const struct asked *t, struct uric_ref ref)
{
    const uric_span at = ref.u->part[t->f->part];

    target_hold(t->cell[0].is_null != uric_has(ref.u, (enum uric_part)t->f->part),
                "an undefined part is NULL");
    if (!t->cell[0].is_null)
        is_text(&t->cell[0], at.begin < at.end ? ref.s + at.begin : "", at.end - at.begin,
                "a part is uric_parse()'s");
}

static void the_record(const struct asked *t)
{
    static const char *const names[] = { "uri_scheme", "uri_userinfo", "uri_host", "uri_port",
                                         "uri_path", "uri_query", "uri_fragment",
                                         "uri_host_kind" };
    struct sql_value value;
    unsigned i;

    for (i = 0; i < sizeof names / sizeof *names; i++) {
        value = other(names[i], t->argument, NULL);
        target_hold(same(&t->cell[i], &value), "uri_parse's columns are the other functions'");
    }
    target_hold(t->record_is_null == t->cell[URIC_PATH].is_null,
                "an invalid text has no record");
}

/* The origin of a URI has that URI's origin, and is its own. */
static void an_origin(const struct asked *t, struct uric_ref ref)
{
    struct sql_value again;
    struct uric u;

    target_hold(t->cell[0].is_null != uric_same_origin(ref, ref), "an origin is a triple");
    if (t->cell[0].is_null)
        return;
    target_hold(uric_parse(t->cell[0].s, t->cell[0].n, &u) == URIC_OK, "an origin is a URI");
    target_hold(uric_same_origin(uric_bind(t->cell[0].s, &u), ref), "an origin is the URI's");
    again = other("uri_origin", &t->cell[0], NULL);
    target_hold(same(&again, &t->cell[0]), "an origin is its own");
}

static void a_query_value(const struct asked *t, struct uric_ref ref)
{
    char *const room = target_block(t->argument[0].n);
    size_t length;
    const enum uric_status status =
        uric_query_value(ref, URIC_QUERY_PLAIN, t->argument[1].s, t->argument[1].n, room,
                         t->argument[0].n, &length);

    target_hold(t->cell[0].is_null == (status == URIC_NONE || status == URIC_NO_VALUE),
                "no value is NULL");
    if (!t->cell[0].is_null)
        is_text(&t->cell[0], room, length, "a value is uric_query_value()'s");
}

static void segments(const struct asked *t, struct uric_ref ref)
{
    char *const room = target_block(t->argument[0].n);
    uric_span rest = ref.u->part[URIC_PATH];
    struct sql_value number, value;
    size_t i, length;

    for (i = 0; uric_segment_next_decoded(ref.s, &rest, room, t->argument[0].n, &length) ==
                    URIC_OK;
         i++) {
        if (2 * i + 1 >= CELLS)
            continue;
        target_hold(t->cell[2 * i].number == (int64_t)i + 1, "segments count from 1");
        is_text(&t->cell[2 * i + 1], room, length, "a segment is the library's");
        number = text_of(NULL, 0);
        number.number = (int64_t)i + 1;
        value = other("uri_path_segment", t->argument, &number);
        target_hold(same(&value, &t->cell[2 * i + 1]), "a segment is the row with its number");
    }
    target_hold(t->cells == 2 * i, "there is a row for each segment");
    for (length = 0; length < i && 2 * i < CELLS; length++) {
        number.number = (int64_t)length - (int64_t)i;
        value = other("uri_path_segment", t->argument, &number);
        target_hold(same(&value, &t->cell[2 * length + 1]), "-1 is the last segment");
    }
}

static void a_normal_form(const struct asked *t, struct uric_ref ref)
{
    struct sql_value again;
    size_t length;
    char *room;

    if (t->n == 1) {
        room = target_block(t->argument[0].n + 64);
        uric_normalize(ref, URIC_STEPS_SYNTAX, NULL, room, t->argument[0].n + 64, &length, NULL,
                       NULL);
        is_text(&t->cell[0], room, length, "a normal form is uric_normalize()'s");
        return;
    }
    again = other("uri_normalize", &t->cell[0], &t->argument[1]);
    target_hold(same(&again, &t->cell[0]), "normalizing a normal form changes nothing");
}

/* What was set is there. */
static void a_set_part(const struct asked *t)
{
    static const char *const names[] = { "scheme", "userinfo", "host", "port",
                                         "query", "fragment", "authority" };
    static const char *const functions[] = { "uri_scheme", "uri_userinfo", "uri_host",
                                             "uri_port", "uri_query", "uri_fragment",
                                             "uri_authority" };
    struct sql_value value;
    unsigned i;

    value = other("uri_valid", &t->cell[0], NULL);
    target_hold(value.number == 1, "the result of an edit is a reference");
    for (i = 0; i < sizeof names / sizeof *names; i++) {
        if (t->argument[1].n != strlen(names[i]) ||
            memcmp(t->argument[1].s, names[i], strlen(names[i])) != 0)
            continue;
        value = other(functions[i], &t->cell[0], NULL);
        if (is_function(t, "uri_set"))
            is_text(&value, t->argument[2].s, t->argument[2].n, "what was set is there");
        else
            target_hold(value.is_null, "what was removed is not there");
    }
}

/* Encoding a text for a segment and decoding it gives the text. */
static void an_encoded_text(const struct asked *t)
{
    struct sql_value decoded;

    if (t->argument[1].n == 4) /* a form's "+" */
        return;
    decoded = other("uri_decode", &t->cell[0], NULL);
    is_text(&decoded, t->argument[0].s, t->argument[0].n, "decoding undoes encoding");
}

static void found(const struct asked *t)
{
    int64_t before = 0;
    struct uric u;
    size_t i;

    for (i = 0; i + 3 < t->cells && i + 3 < CELLS; i += 4) {
        target_hold(t->cell[i + 2].number >= before &&
                        t->cell[i + 3].number >= t->cell[i + 2].number &&
                        t->cell[i + 3].number <= (int64_t)t->argument[0].n,
                    "what was found is in the text, in order");
        target_hold(uric_parse_uri(t->cell[i + 1].s, t->cell[i + 1].n, &u) == URIC_OK,
                    "what was found is a URI");
        before = t->cell[i + 3].number;
    }
}

static void against_the_library(const struct asked *t)
{
    const bool is_null = t->cells > 0 && t->cell[0].is_null;
    const char *const s = t->argument[0].s;
    struct uric u;

    if (is_function(t, "uri_parse"))
        the_record(t);
    else if (is_function(t, "uri_find"))
        found(t);
    else if (!is_null && (is_function(t, "uri_set") || is_function(t, "uri_remove")))
        a_set_part(t);
    else if (is_function(t, "uri_encode"))
        an_encoded_text(t);
    if (uric_parse(s, t->argument[0].n, &u) != URIC_OK) {
        target_hold(t->f->part < 0 || is_null, "invalid is NULL");
        return;
    }
    if (t->f->part >= 0)
        a_part(t, uric_bind(s, &u));
    else if (is_function(t, "uri_origin"))
        an_origin(t, uric_bind(s, &u));
    else if (is_function(t, "uri_query_value"))
        a_query_value(t, uric_bind(s, &u));
    else if (is_function(t, "uri_path_segments"))
        segments(t, uric_bind(s, &u));
    else if (is_function(t, "uri_normalize"))
        a_normal_form(t, uric_bind(s, &u));
}

/* ---- input ---- */

static int64_t number_of(struct uric_bytes line)
{
    int64_t number = 0;
    size_t i;

    for (i = 0; i < line.n && i < 8; i++)
        number = 10 * number + (line.s[i] >= '0' && line.s[i] <= '9' ? line.s[i] - '0' : 0);
    return line.n > 0 && line.s[0] == '-' ? -number : number;
}

static void take_arguments(struct asked *t, struct uric_bytes input)
{
    struct uric_bytes line;
    unsigned i;

    for (i = t->n; i-- > 1;) {
        line = target_line(&input);
        if (t->f->argument[i].type == SQL_TEXT)
            t->argument[i] = text_of(line.s, line.n);
        else
            t->argument[i].number = number_of(line);
    }
    t->argument[0] = text_of(target_copy(input.s, input.n), input.n);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct asked one, two;
    unsigned count, i;

    if (size < 2 || size > TARGET_LONGEST)
        return 0;
    memset(&one, 0, sizeof one);
    one.f = &sql_functions[(data[0] + 223u) % 256 % sql_n_functions];
    one.n = data[1] % 2 ? one.f->n_required : one.f->n_arguments;
    take_arguments(&one, target_input(data + 2, size - 2));
    two = one;
    count = run(&one, true, 0);
    run(&two, false, 0);
    same_answers(&one, &two);
    message(&one);
    for (i = 1; i <= count && i < 5; i++) {
        run(&two, true, i);
        target_hold(two.status == SQL_NO_MEMORY, "memory that runs out is an error");
    }
    if (one.status == SQL_OK)
        against_the_library(&one);
    target_forget();
    return 0;
}
