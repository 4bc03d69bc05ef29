/* Reads questions about operations from text, and checks the answers. */
#include "theorems/trials.h"

#include "theorems/theorems.h"

#include <stdlib.h>
#include <string.h>

enum { FIELDS = URIC_PARTS };

struct question {
    unsigned number[2];
    struct uric_bytes field[FIELDS];
    char *block[FIELDS]; /* the fields' memory */
    size_t fields;       /* given; further ones are empty */
};

/* A string; an empty one has no bytes but is not undefined. */
static struct uric_bytes string(struct uric_bytes s)
{
    if (s.n == 0)
        s.s = NULL;
    return s;
}

static const char *recomposed(const struct question *q)
{
    return theorem_recomposed(string(q->field[0]));
}

static const char *resolved(const struct question *q)
{
    return theorem_resolved(string(q->field[0]), string(q->field[1]), q->number[0]);
}

static const char *related(const struct question *q)
{
    return theorem_related(string(q->field[0]), string(q->field[1]));
}

static const char *normal(const struct question *q)
{
    return theorem_normal(string(q->field[0]), q->number[0]);
}

static const char *equal(const struct question *q)
{
    return theorem_equal(string(q->field[0]), string(q->field[1]), q->number[0]);
}

static const char *normal_first(const struct question *q)
{
    return theorem_normal_first(string(q->field[0]), string(q->field[1]), q->number[0]);
}

static const char *dots_first(const struct question *q)
{
    return theorem_dots_first(string(q->field[0]), string(q->field[1]), q->number[0]);
}

static const char *encoded(const struct question *q)
{
    return theorem_encoded((int)(q->number[0] % (URIC_ENCODE_FORM + 1)), string(q->field[0]));
}

static struct uric_change edit_of(const struct question *q)
{
    struct uric_change edit;

    memset(&edit, 0, sizeof edit);
    edit.what = (int)(q->number[0] % (URIC_EDIT_PARAMETER_NAMED + 2));
    edit.index = q->number[1];
    edit.name = string(q->field[1]);
    if (q->fields > 2)
        edit.value = q->field[2];
    return edit;
}

static const char *edited(const struct question *q)
{
    const struct uric_change edit = edit_of(q);

    return theorem_edited(string(q->field[0]), &edit);
}

static const char *origin_edited(const struct question *q)
{
    const struct uric_change edit = edit_of(q);

    return theorem_origin_edited(string(q->field[0]), &edit);
}

static const char *built(const struct question *q)
{
    struct uric_bytes part[URIC_PARTS];
    size_t i;

    memcpy(part, q->field, sizeof part);
    for (i = 0; i < URIC_PARTS; i++) {
        if (!(q->number[0] >> i & 1)) {
            part[i].s = NULL;
            part[i].n = 0;
        }
    }
    return theorem_built(part);
}

static const struct {
    const char *name;
    size_t fields;
    const char *(*fails)(const struct question *q);
} kinds[TRIALS] = {
    { "recomposed", 1, recomposed }, { "resolved", 2, resolved },
    { "related", 2, related },       { "normal", 1, normal },
    { "equal", 2, equal },           { "normal-first", 2, normal_first },
    { "dots-first", 2, dots_first },
    { "encoded", 1, encoded },       { "edited", 3, edited },
    { "origin-edited", 3, origin_edited },
    { "built", URIC_PARTS, built }
};

const char *trial_name(enum trial which)
{
    return kinds[which].name;
}

static size_t line_length(const char *s, size_t n)
{
    const char *const end = n > 0 ? memchr(s, '\n', n) : NULL;

    return end ? (size_t)(end - s) : n;
}

static void read_numbers(const char *s, size_t n, struct question *q)
{
    size_t i, which = 0;

    for (i = 0; i < n && which < 2; i++) {
        if (s[i] >= '0' && s[i] <= '9')
            q->number[which] = (q->number[which] * 10 + (unsigned)(s[i] - '0')) % 100000;
        else
            which++;
    }
}

static void place(struct question *q, size_t i, const char *s, size_t n)
{
    q->block[i] = malloc(n > 0 ? n : 1);
    if (q->block[i] == NULL)
        abort();
    if (n > 0)
        memcpy(q->block[i], s, n);
    q->field[i].s = q->block[i];
    q->field[i].n = n;
}

const char *trial_fails(enum trial which, const char *s, size_t n)
{
    size_t length = line_length(s, n), i;
    struct question q;
    const char *fails;

    memset(&q, 0, sizeof q);
    read_numbers(s, length, &q);
    while (q.fields < kinds[which].fields && length < n) {
        s += length + 1;
        n -= length + 1;
        length = q.fields + 1 < kinds[which].fields ? line_length(s, n) : n;
        place(&q, q.fields++, s, length);
    }
    for (i = q.fields; i < FIELDS; i++)
        place(&q, i, "", 0);
    fails = kinds[which].fails(&q);
    for (i = 0; i < FIELDS; i++)
        free(q.block[i]);
    return fails;
}
