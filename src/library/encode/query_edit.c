/* Edits the parameters of a query by their names: removes them, sets their values, sorts them.
 * Parameters are what "&" parts; names are compared percent-decoded. */
#include "util/internal.h"
#include "util/triplet.h"
#include "util/written.h"

/* ---- names and patterns ---- */

/* A name, or a pattern, that is read decoded. */
struct name {
    const char *s;
    uint32_t i, n;
};

/* The next byte; -1 at the end.  *is_star tells whether it is "*", not "%2A". */
static int next(struct name *name, int *is_star)
{
    if (name->i >= name->n)
        return -1;
    *is_star = name->s[name->i] == '*';
    return uric_decode_next(name->s, &name->i, name->n);
}

/* Whether the pattern matches the name: after a mismatch, the last "*" takes a byte more. */
static int matches(struct name pattern, struct name name)
{
    struct name star = pattern, from = name;
    int has_star = 0, is_star = 0, unused;

    for (;;) {
        const int wanted = next(&pattern, &is_star);
        int is;

        if (wanted == '*' && is_star) {
            has_star = 1;
            star = pattern;
            from = name;
            continue;
        }
        is = next(&name, &unused);
        if (wanted == is && wanted < 0)
            return 1;
        if (wanted == is)
            continue;
        if (!has_star || next(&from, &unused) < 0)
            return 0;
        pattern = star;
        name = from;
    }
}

static struct name name_in(const char *s, uric_span parameter)
{
    const uint32_t n = parameter.end - parameter.begin;
    struct name name = { s + parameter.begin, 0, n };
    const char *const equals = n > 0 ? (const char *)memchr(name.s, '=', n) : NULL;

    if (equals != NULL)
        name.n = (uint32_t)(equals - name.s);
    return name;
}

/* ---- parameters ---- */

/* The next parameter from *at on; 0 if none is left.  *at is then after the "&" that ends
 * it. */
static int next_parameter(const char *s, size_t n, size_t *at, uric_span *parameter)
{
    const char *end;

    if (*at > n)
        return 0;
    parameter->begin = (uint32_t)*at;
    end = *at < n ? (const char *)memchr(s + *at, '&', n - *at) : NULL;
    parameter->end = (uint32_t)(end != NULL ? (size_t)(end - s) : n);
    *at = (size_t)parameter->end + 1;
    return 1;
}

/* Those that a change is of: the matching one of a number, or all that match. */
struct choice {
    struct name pattern;
    size_t which, seen;
};

static int is_chosen(struct choice *c, const char *s, uric_span parameter)
{
    if (!matches(c->pattern, name_in(s, parameter)))
        return 0;
    return c->which == URIC_QUERY_ALL || c->which == c->seen++;
}

static struct choice choice_of(struct uric_bytes pattern, size_t which)
{
    const struct uric_bytes given = uric_bytes_given(pattern);
    const struct choice c = { { given.s, 0, (uint32_t)given.n }, which, 0 };

    return c;
}

static void append_parameter(struct uric_written *t, int *any, const char *s, size_t n)
{
    if (*any)
        uric_put_byte(t, '&');
    *any = 1;
    uric_put_bytes(t, s, n);
}

static int is_too_long(size_t n, struct uric_bytes pattern)
{
    return n > URIC_MAX_LENGTH || uric_bytes_given(pattern).n > URIC_MAX_LENGTH;
}

enum uric_status uric_query_remove(const char *query, size_t n, struct uric_bytes pattern,
                                   size_t which, char *buffer, size_t size, size_t *length)
{
    struct uric_written t = { buffer, size, 0 };
    struct choice chosen = choice_of(pattern, which);
    uric_span parameter;
    size_t at = 0;
    int any = 0;

    *length = 0;
    if (is_too_long(n, pattern))
        return URIC_TOO_LONG;
    query = n > 0 ? query : ""; /* not NULL */
    while (next_parameter(query, n, &at, &parameter)) {
        if (!is_chosen(&chosen, query, parameter))
            append_parameter(&t, &any, query + parameter.begin, parameter.end - parameter.begin);
    }
    return any ? uric_written_end(&t, length) : URIC_NONE;
}

enum uric_status uric_query_set_values(const char *query, size_t n, struct uric_bytes pattern,
                                       size_t which, struct uric_bytes value, char *buffer,
                                       size_t size, size_t *length)
{
    struct uric_written t = { buffer, size, 0 };
    struct choice chosen = choice_of(pattern, which);
    uric_span parameter;
    size_t at = 0;
    int any = 0;

    *length = 0;
    value = uric_bytes_given(value);
    if (is_too_long(n, pattern) || value.n > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    query = n > 0 ? query : ""; /* not NULL */
    while (next_parameter(query, n, &at, &parameter)) {
        const struct name name = name_in(query, parameter);
        const int has_value = name.n < parameter.end - parameter.begin;

        if (has_value && is_chosen(&chosen, query, parameter)) {
            append_parameter(&t, &any, name.s, (size_t)name.n + 1);
            uric_put_bytes(&t, value.s, value.n);
        } else {
            append_parameter(&t, &any, query + parameter.begin, parameter.end - parameter.begin);
        }
    }
    return uric_written_end(&t, length);
}

/* ---- sorting ---- */

/* Less than 0, 0 or more: names byte by byte, decoded, then the places in the query. */
static int compare(const char *s, uric_span one, uric_span other)
{
    struct name a = name_in(s, one), b = name_in(s, other);
    int unused, x, y;

    do {
        x = next(&a, &unused);
        y = next(&b, &unused);
    } while (x == y && x >= 0);
    if (x != y)
        return x < y ? -1 : 1;
    return one.begin < other.begin ? -1 : one.begin > other.begin;
}

static void swap(uric_span *a, uric_span *b)
{
    const uric_span old = *a;

    *a = *b;
    *b = old;
}

static void sift_down(const char *s, uric_span *spans, size_t at, size_t n)
{
    for (;;) {
        size_t child = 2 * at + 1;

        if (child >= n)
            return;
        if (child + 1 < n && compare(s, spans[child], spans[child + 1]) < 0)
            child++;
        if (compare(s, spans[at], spans[child]) >= 0)
            return;
        swap(&spans[at], &spans[child]);
        at = child;
    }
}

/* A heap sort: in place and without recursion; places make equal names differ. */
static void sort(const char *s, uric_span *spans, size_t n)
{
    size_t i;

    for (i = n / 2; i > 0; i--)
        sift_down(s, spans, i - 1, n);
    for (i = n; i > 1; i--) {
        swap(&spans[0], &spans[i - 1]);
        sift_down(s, spans, 0, i - 1);
    }
}

enum uric_status uric_query_sort(const char *query, size_t n, uric_span *spans, size_t room,
                                 size_t *count, char *buffer, size_t size)
{
    struct uric_written t = { buffer, size, 0 };
    uric_span parameter;
    size_t at = 0, i, length;
    int any = 0;

    *count = 0;
    if (n > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    query = n > 0 ? query : ""; /* not NULL */
    while (next_parameter(query, n, &at, &parameter)) {
        if (*count < room)
            spans[*count] = parameter;
        ++*count;
    }
    if (*count > room || n > size)
        return URIC_TOO_SMALL;
    sort(query, spans, *count);
    for (i = 0; i < *count; i++)
        append_parameter(&t, &any, query + spans[i].begin, spans[i].end - spans[i].begin);
    return uric_written_end(&t, &length);
}
