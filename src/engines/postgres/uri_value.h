/* A value of the type uri, and its normal form by URIC_STEPS_SYNTAX, which comparison and
 * hash go by. */
#ifndef URIC_POSTGRES_URI_VALUE_H
#define URIC_POSTGRES_URI_VALUE_H

#include "engines/postgres/uric_postgres.h"

/* The type has text's layout: a varlena of the bytes that came in. */
#define URI_ARGUMENT(i) ((struct varlena *)PG_GETARG_VARLENA_PP(i))

static inline struct uri_bytes {
    const char *s;
    size_t n;
} uri_bytes(struct varlena *value)
{
    struct uri_bytes bytes;

    bytes.s = VARDATA_ANY(value);
    bytes.n = VARSIZE_ANY_EXHDR(value);
    return bytes;
}

/* Parse a value.  Raises an error if it is invalid: since input is checked, storage is corrupt
 * then. */
void uri_parse_value(struct uri_bytes value, struct uric *u);

/* The normal form of a value: its own bytes if it is normal; otherwise bytes in room, or in
 * large if they do not fit.  An invalid value is its own normal form, so that comparison
 * never fails. */
struct uri_normal {
    const char *s;
    size_t n;
    char *large; /* from palloc, or NULL */
    char room[1000];
};

/* Bytes as unsigned numbers, a prefix first. */
static inline int uri_compare_bytes(const char *a, size_t n_a, const char *b, size_t n_b)
{
    const size_t n = Min(n_a, n_b);
    const int difference = n > 0 ? memcmp(a, b, n) : 0;

    return difference != 0 ? difference : (n_a > n_b) - (n_a < n_b);
}

void uri_normal_begin(struct uri_normal *normal, struct uri_bytes value);
void uri_normal_end(struct uri_normal *normal);

/* The order of the type: the order of the normal forms' bytes.  Below 0, 0 or above. */
int uri_compare(struct uri_bytes one, struct uri_bytes other);

#endif
