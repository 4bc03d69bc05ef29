/* Percent-encoding for a component (RFC 3986, 2.1 and 2.4): what stands for itself is
 * found in runs, a piece at a time that the nearest cache keeps until it is copied. */
#include "isa.h"
#include "triplet.h"

enum { ENCODE_PIECE = 8192, ENCODE_STEPS = 16 };

/* By enum uric_encode_for: the class, and how its runs are found. */
struct encoding {
    enum uric_run_of run;
    char but; /* this one of the run is not of the class; '%' when there is none */
    unsigned char members;
};

static const struct encoding encodings[] = {
    { RUN_OF_USERINFO, '%', URIC_RUN_USERINFO },
    { RUN_OF_REG_NAME, '%', URIC_RUN_REG_NAME },
    { RUN_OF_PATH, '%', URIC_RUN_PATH },
    { RUN_OF_PATH, '/', URIC_RUN_SEGMENT },
    { RUN_OF_QUERY, '%', URIC_RUN_QUERY },
    { RUN_OF_QUERY, '%', URIC_RUN_QUERY },
};
enum { ENCODINGS = sizeof encodings / sizeof *encodings };

static int stays_in_form(unsigned char byte)
{
    return byte == '*' || (byte != '~' && uric_is_unreserved(byte));
}

static int stays(const struct encoding *e, unsigned char byte)
{
    return e ? (uric_run[byte] & e->members) != 0 : stays_in_form(byte);
}

static size_t first_of(const char *s, size_t begin, size_t end, char byte)
{
    const char *found = (const char *)memchr(s + begin, byte, end - begin);

    return found ? (size_t)(found - s) : end;
}

/* The end of what stays, from i on; perhaps not all of it.  A few bytes need no
 * call; runs pass over triplets, too, which do not stay. */
static size_t unencoded_end(const struct encoding *e, const char *s, size_t i, size_t n)
{
    const size_t few = n - i < ENCODE_STEPS ? n : i + ENCODE_STEPS;
    const size_t piece = n - i < ENCODE_PIECE ? n : i + ENCODE_PIECE;

    for (; i < few; i++) {
        if (!stays(e, (unsigned char)s[i]))
            return i;
    }
    if (i == piece || e == NULL)
        return i;
    n = uric_best_form()->run(e->run, (const unsigned char *)s, i, piece);
    n = first_of(s, i, n, '%');
    return e->but == '%' ? n : first_of(s, i, n, e->but);
}

/* The length; buffer may be NULL. */
static size_t encode(const struct encoding *e, const char *s, size_t n, char *buffer)
{
    size_t i = 0, length = 0;

    while (i < n) {
        const size_t end = unencoded_end(e, s, i, n);

        if (buffer != NULL && end > i)
            memcpy(buffer + length, s + i, end - i);
        length += end - i;
        i = end;
        if (i == n || stays(e, (unsigned char)s[i]))
            continue;
        if (e == NULL && s[i] == ' ') {
            if (buffer != NULL)
                buffer[length] = '+';
            length++;
        } else {
            if (buffer != NULL)
                uric_put_triplet(buffer + length, (unsigned char)s[i]);
            length += 3;
        }
        i++;
    }
    return length;
}

int uric_encode(int component, const char *s, size_t n, char *buffer, size_t size,
                size_t *length)
{
    const struct encoding *e =
        component >= 0 && component < ENCODINGS ? &encodings[component] : NULL;

    *length = 0;
    if (e == NULL && component != URIC_ENCODE_FORM)
        return URIC_NO_RULE;
    if (n > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    *length = n > 0 && size / 3 >= n ? encode(e, s, n, buffer) : encode(e, s, n, NULL);
    if (*length > URIC_MAX_LENGTH) {
        *length = 0;
        return URIC_TOO_LONG;
    }
    if (*length > size)
        return URIC_TOO_SMALL;
    if (size / 3 < n)
        encode(e, s, n, buffer);
    return URIC_OK;
}
