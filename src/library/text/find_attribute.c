/* Finds the references that are values of HTML attributes. */
#include "text/find_search.h"

static void trim_value(const struct find_search *x, size_t *begin, size_t *end)
{
    while (*begin < *end && find_is_white(x->s[*begin]))
        ++*begin;
    while (*begin < *end && find_is_white(x->s[*end - 1]))
        --*end;
}

/* Whether something is to be put into it first: {{x}}, {% x %}, ${x}, #{x}, <%= x %>, <?= x ?>,
 * {x}. */
static int is_template(const char *s, size_t n)
{
    size_t i;

    for (i = 1; i < n; i++) {
        if ((s[i] == '{' && memchr("{$#", s[i - 1], 3) != NULL) ||
            (s[i] == '%' && (s[i - 1] == '{' || s[i - 1] == '<')) ||
            (s[i] == '?' && s[i - 1] == '<'))
            return 1;
    }
    return n > 0 && s[0] == '{';
}

static int is_reference(struct find_search *x)
{
    struct uric_found *const found = x->found;
    const char *const s = x->s + (size_t)(found->begin - x->f->offset);
    const size_t n = (size_t)(found->end - found->begin);
    struct uric_piece piece;
    struct uric_stream m;
    struct uric64 u;
    uint32_t names;

    memset(&piece, 0, sizeof piece);
    uric_stream_init(&m, URIC_RULE_URI_REFERENCE);
    found->pieces = 0;
    found->length = 0;
    while (uric_found_next(s, found, &piece)) {
        uric_stream_feed(&m, piece.bytes.s, piece.bytes.n);
        found->pieces++;
        found->length += (uint32_t)piece.bytes.n;
    }
    if (uric_stream_end(&m, &u) == URIC_OK)
        return 1;
    if (is_template(s, n))
        return 0;
    if (!uric_find_are_wild(found, s, URIC_WILD_REFERENCE, &names)) {
        x->f->cut += memchr(s, ':', n) == NULL; /* else a URI in it may be found, and counted */
        return 0;
    }
    found->tolerated = (uint16_t)names;
    x->f->cut += (x->f->flags & URIC_FIND_STRICT) != 0;
    return !(x->f->flags & URIC_FIND_STRICT);
}

/* Continues the search at end.  A quote there closes the value and opens nothing. */
static void pass_value(struct find_search *x, uint64_t end)
{
    const size_t at = (size_t)(end - x->f->offset);

    x->next = x->done = at + (at < x->n && (x->s[at] == '"' || x->s[at] == '\''));
}

enum find_verdict uric_find_value(struct find_search *x)
{
    struct uric_finder_held *const f = x->f;
    const size_t done = x->done, next = x->next;
    size_t begin, end;

    f->value = VALUE_NONE;
    if (f->value_begin < f->offset + x->done)
        return NOTHING;
    if (f->value_end - f->value_begin > URIC_FIND_LONGEST) {
        f->too_long++;
        pass_value(x, f->value_end);
        return NOTHING;
    }
    begin = (size_t)(f->value_begin - f->offset);
    end = (size_t)(f->value_end - f->offset);
    trim_value(x, &begin, &end);
    uric_find_set(x, URIC_FOUND_ATTRIBUTE, begin, end, (size_t)(f->value_begin - f->offset),
                  (size_t)(f->value_end - f->offset));
    if (is_reference(x)) {
        pass_value(x, f->value_end);
        return FOUND;
    }
    x->done = done;
    x->next = next;
    return NOTHING;
}

/* The state of the value after more of the tag was read. */
static int value_of(const struct uric_finder_held *f, const struct uric_tag_state *h,
                    enum uric_tag tag)
{
    if (tag == URIC_TAG_VALUE)
        return f->value == VALUE_LOST ? VALUE_NONE : VALUE_READY;
    if (!h->in_value)
        return VALUE_NONE;
    return f->value == VALUE_LOST ? VALUE_LOST : VALUE_OPEN;
}

/* Reads the tag up to its next value, to its end, or to the end of the buffer. */
static void read_tag(struct find_search *x)
{
    struct uric_finder_held *const f = x->f;
    struct uric_tag_state h;
    size_t at = (size_t)(f->tag_at - f->offset);
    enum uric_tag tag;

    h.state = f->tag_state;
    h.all = (f->flags & URIC_FIND_ATTRIBUTES) != 0;
    h.in_value = f->value != VALUE_NONE;
    h.begin = f->value_begin;
    h.end = f->value_end;
    tag = uric_find_tag(&h, f->offset, x->s, &at, x->n);
    if (f->value == VALUE_LOST)
        pass_value(x, tag == URIC_TAG_VALUE ? h.end : f->offset + x->n);
    f->value = (uint8_t)value_of(f, &h, tag);
    f->tag_state = (int16_t)(tag == URIC_TAG_LEFT ? 0 : h.state);
    f->tag_at = f->offset + at;
    f->value_begin = h.begin;
    f->value_end = h.end;
}

void uric_find_open_tag(struct uric_finder_held *f, size_t angle)
{
    if (f->tag_state != 0 || f->offset + angle < f->tag_at)
        return;
    f->tag_state = (int16_t)uric_find_tag_begin();
    f->tag_at = f->offset + angle + 1;
}

size_t uric_find_text_end(struct find_search *x)
{
    struct uric_finder_held *const f = x->f;
    size_t begin;

    if (f->tag_state != 0 && f->value != VALUE_READY)
        read_tag(x);
    if (f->value != VALUE_READY && f->value != VALUE_OPEN)
        return x->n;
    begin = (size_t)(f->value_begin - f->offset);
    if (f->value == VALUE_OPEN && x->n - begin > URIC_FIND_LONGEST) {
        f->value = VALUE_LOST;
        f->too_long++;
        pass_value(x, f->offset + x->n);
        return x->n;
    }
    return f->value == VALUE_READY || x->more ? begin : x->n;
}
