/* The parameters of a query as a JSON object (RFC 8259).
 *
 * A member for each key, in the order of their first parameters: a string, null without "=", or
 * the array of the values if the key is repeated.  JSON is UTF-8, and databases refuse NUL in it:
 * other bytes are written as the command writes them, which can be undone and keeps different keys
 * apart. */
#include "tables/sql_functions.h"
#include "util/ascii.h"
#include "util/marked.h"

/* A parameter: where its decoded key and value are in bytes. */
struct pair {
    uint32_t key, key_length, value, value_length;
    uint32_t next; /* the next pair with this key; 0 if there is none */
    bool has_value, repeats; /* repeats: it is not the first with its key */
};

/* All of it is in the buffer of the call. */
struct query {
    struct pair *pair;
    uint32_t *order, *other; /* numbers of pairs, to be sorted */
    char *bytes;
    size_t count, used;      /* of pair, and of bytes */
};

/* ---- the pairs ---- */

static size_t count_pairs(const char *s, uric_span rest)
{
    struct uric_query_pair pair;
    size_t count = 0;

    while (uric_query_next(s, &rest, URIC_QUERY_PLAIN, &pair))
        count++;
    return count;
}

static uint32_t decode(struct query *q, const char *s, uric_span at, uint32_t *length)
{
    const uint32_t from = (uint32_t)q->used;
    size_t decoded = 0;

    if (at.end > at.begin)
        uric_decode(s + at.begin, at.end - at.begin, URIC_DECODE_ALL, q->bytes + from,
                    at.end - at.begin, &decoded, NULL);
    *length = (uint32_t)decoded;
    q->used += decoded;
    return from;
}

static void read_pairs(struct query *q, const char *s, uric_span rest)
{
    struct uric_query_pair from;
    size_t i;

    q->used = 0;
    for (i = 0; i < q->count && uric_query_next(s, &rest, URIC_QUERY_PLAIN, &from); i++) {
        struct pair *const to = &q->pair[i];

        to->key = decode(q, s, from.key, &to->key_length);
        to->value = decode(q, s, from.value, &to->value_length);
        to->has_value = from.has_value;
        to->next = 0;
        to->repeats = false;
    }
}

/* ---- repeated keys: sorted, for a query may have millions ---- */

static int compare(const struct query *q, uint32_t a, uint32_t b)
{
    const struct pair *const x = &q->pair[a], *const y = &q->pair[b];
    const uint32_t n = x->key_length < y->key_length ? x->key_length : y->key_length;
    const int order = n > 0 ? memcmp(q->bytes + x->key, q->bytes + y->key, n) : 0;

    return order != 0 ? order : (x->key_length > y->key_length) - (x->key_length < y->key_length);
}

/* Merges two runs of `order` that follow each other into `other`. */
static void merge(struct query *q, size_t from, size_t middle, size_t to)
{
    size_t left = from, right = middle, i;

    for (i = from; i < to; i++) {
        const bool takes_left = right == to || (left < middle && compare(q, q->order[left],
                                                                         q->order[right]) <= 0);

        q->other[i] = q->order[takes_left ? left++ : right++];
    }
}

/* Sorts by the keys; pairs of one key keep their order. */
static void sort(struct query *q)
{
    size_t i, width;

    for (i = 0; i < q->count; i++)
        q->order[i] = (uint32_t)i;
    for (width = 1; width < q->count; width *= 2) {
        uint32_t *const sorted = q->other;

        for (i = 0; i < q->count; i += 2 * width) {
            const size_t left = q->count - i;

            merge(q, i, i + (left < width ? left : width),
                  i + (left < 2 * width ? left : 2 * width));
        }
        q->other = q->order;
        q->order = sorted;
    }
}

static void link_repeated(struct query *q)
{
    size_t i;

    sort(q);
    for (i = 1; i < q->count; i++) {
        const uint32_t before = q->order[i - 1], here = q->order[i];

        if (compare(q, before, here) == 0) {
            q->pair[before].next = here;
            q->pair[here].repeats = true;
        }
    }
}

/* ---- JSON ---- */

static bool is_plain(char c)
{
    const unsigned char byte = (unsigned char)c;

    return byte >= 0x20 && byte < 0x80 && c != '"' && c != '\\';
}

static void put_marked(struct uric_written *to, const char *s, size_t n)
{
    size_t i;

    for (i = 0; i < n; i++) {
        const unsigned char byte = (unsigned char)s[i];

        sql_put(to, uric_mark, URIC_MARK);
        uric_put_byte(to, uric_hex_lower(byte >> 4));
        uric_put_byte(to, uric_hex_lower(byte & 15));
    }
}

/* A character of ASCII that is not plain. */
static void put_escaped(struct uric_written *to, char c)
{
    static const char from[] = "\"\\\b\f\n\r\t", name[] = "\"\\bfnrt";
    const char *const known = c != '\0' ? strchr(from, c) : NULL;
    const unsigned char byte = (unsigned char)c;

    if (c == '\0') {
        put_marked(to, &c, 1);
    } else if (known != NULL) {
        uric_put_byte(to, '\\');
        uric_put_byte(to, name[known - from]);
    } else {
        SQL_PUT(to, "\\u00");
        uric_put_byte(to, uric_hex_lower(byte >> 4));
        uric_put_byte(to, uric_hex_lower(byte & 15));
    }
}

static void put_string(struct uric_written *to, const char *s, size_t n)
{
    size_t i = 0, from = 0, length, ill;

    uric_put_byte(to, '"');
    while (i < n) {
        const bool is_ascii = (unsigned char)s[i] < 0x80;

        ill = 1;
        length = !is_ascii ? uric_unmarked_length(s + i, n - i, &ill) : is_plain(s[i]);
        if (length > 0) {
            i += length;
            continue;
        }
        sql_put(to, s + from, i - from);
        if (is_ascii)
            put_escaped(to, s[i]);
        else
            put_marked(to, s + i, ill);
        i += ill;
        from = i;
    }
    sql_put(to, s + from, n - from);
    uric_put_byte(to, '"');
}

static void put_value(struct uric_written *to, const struct query *q, const struct pair *pair)
{
    if (pair->has_value)
        put_string(to, q->bytes + pair->value, pair->value_length);
    else
        SQL_PUT(to, "null");
}

static void put_values(struct uric_written *to, const struct query *q, const struct pair *pair)
{
    uric_put_byte(to, '[');
    put_value(to, q, pair);
    while (pair->next != 0) {
        pair = &q->pair[pair->next];
        uric_put_byte(to, ',');
        put_value(to, q, pair);
    }
    uric_put_byte(to, ']');
}

static void put_object(struct uric_written *to, const struct query *q)
{
    size_t i;

    uric_put_byte(to, '{');
    for (i = 0; i < q->count; i++) {
        const struct pair *const pair = &q->pair[i];

        if (pair->repeats)
            continue;
        if (i > 0)
            uric_put_byte(to, ',');
        put_string(to, q->bytes + pair->key, pair->key_length);
        uric_put_byte(to, ':');
        if (pair->next != 0)
            put_values(to, q, pair);
        else
            put_value(to, q, pair);
    }
    uric_put_byte(to, '}');
}

/* ---- the function ---- */

/* Uses the buffer, of which `fixed` bytes are for q. */
static enum uric_status write_json(struct sql_call *call, size_t fixed, size_t count, const char *s,
                                   uric_span query, size_t *length)
{
    struct uric_written to;
    struct query q;

    q.count = count;
    q.pair = (void *)call->buffer;
    q.order = (void *)(q.pair + count);
    q.other = q.order + count;
    q.bytes = (char *)(q.other + count);
    read_pairs(&q, s, query);
    link_repeated(&q);
    to.buffer = call->buffer + fixed;
    to.size = call->room - fixed;
    to.length = 0;
    put_object(&to, &q);
    return uric_written_end(&to, length);
}

SQL_ANSWER(uri_query_json)
{
    enum uric_status status;
    enum sql_status room;
    size_t fixed, count, length, n_query;
    uric_span query;
    struct uric u;

    (void)n;
    if (!sql_parse(arguments, &u) || !uric_has(&u, URIC_QUERY))
        return sql_null(answer);
    query = u.part[URIC_QUERY];
    n_query = query.end - query.begin;
    count = count_pairs(arguments->s, query);
    if (count > SIZE_MAX / 2 / (sizeof(struct pair) + 2 * sizeof(uint32_t)))
        return SQL_NO_MEMORY;
    fixed = sql_sum(count * (sizeof(struct pair) + 2 * sizeof(uint32_t)), n_query);
    room = sql_room(call, sql_sum(fixed, n_query + n_query / 2 + 64));
    if (room != SQL_OK)
        return room;
    do {
        status = write_json(call, fixed, count, arguments->s, query, &length);
    } while (sql_again(call, status, sql_sum(fixed, length), &room));
    if (room != SQL_OK || status != URIC_OK)
        return SQL_NO_MEMORY;
    return sql_text(answer, call->buffer + fixed, length);
}
