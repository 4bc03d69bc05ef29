/* Searches text for URIs (RFC 3986, Appendix C): from one byte that may be part of one to the
 * next. */
#include "text/find_search.h"

/* Bytes that RFC 3986 never allows; white space is among them. */
static int is_excluded(char c)
{
    return !find_is_of(c, URIC_TEXT_URIC);
}

/* Skips the rest of a URI that is too long: 1, or 0 if it does not end in this buffer. */
static int pass_long(struct find_search *x)
{
    const int is_strict = (x->f->flags & URIC_FIND_STRICT) != 0;

    while (x->next < x->n &&
           !(is_strict ? is_excluded(x->s[x->next]) : find_ends_all(x->s[x->next])))
        x->next++;
    x->f->passing = x->next == x->n;
    x->done = x->next;
    return !x->f->passing;
}

/* Whether one of two slashes at i, or what follows them, may be escaped. */
static int may_be_escaped_from(const struct find_search *x, size_t i)
{
    i += i < x->n && x->s[i] == '/';
    i += i < x->n && x->s[i] == '/';
    return i < x->n && (x->s[i] == '\\' || x->s[i] == '&' ||
                        (x->s[i] == '=' && (i + 1 < x->n ? find_is_white(x->s[i + 1]) : x->more)));
}

static enum find_verdict look_at_colon(struct find_search *x, size_t colon)
{
    struct find_candidate c;
    enum find_verdict verdict;

    if (!uric_find_candidate(x, colon, &c))
        return NOTHING;
    if (c.delimiter != '\0' && !c.parted) {
        verdict = uric_find_in_delimiters(x, &c);
        if (verdict != NOTHING)
            return verdict;
    }
    if (x->s[c.colon] == '\\' || c.parted)
        return uric_find_escaped(x, &c);
    if (may_be_escaped_from(x, colon + 1)) {
        verdict = uric_find_escaped(x, &c);
        if (verdict != NOTHING)
            return verdict;
    }
    return uric_find_bare(x, &c);
}

static int may_be_before_suffix(const char *s, size_t begin)
{
    const char c = s[begin - 1];

    return uric_find_ends_escape(s, begin) ||
           (!find_is_of(c, URIC_TEXT_WORD) && memchr("._-~%@/:+&", c, 10) == NULL);
}

static enum find_verdict look_at_dot(struct find_search *x, size_t dot)
{
    const size_t begin = dot > 3 ? dot - 3 : 0;

    if (dot < x->done + 3 || (dot > 3 && !may_be_before_suffix(x->s, begin)) ||
        uric_find_shape(uric_find_shape_begin(1), x->s + begin, 4) == 0)
        return NOTHING;
    return uric_find_suffix(x, begin);
}

static enum find_verdict look_at(struct find_search *x, size_t i)
{
    switch (x->s[i]) {
    case ':': return look_at_colon(x, i);
    case '.': return look_at_dot(x, i);
    default: uric_find_open_tag(x->f, i); return NOTHING;
    }
}

/* Returns FOUND, or sets *needed to the offset up to which the text is no longer needed. */
static enum find_verdict search_buffer(struct find_search *x, size_t *needed)
{
    const unsigned char *const s = (const unsigned char *)x->s;
    struct uric_finder_held *const f = x->f;

    for (;;) {
        enum find_verdict verdict;
        size_t end, at;

        *needed = x->n;
        if (f->passing && !pass_long(x))
            return NOTHING;
        end = f->tag_state == 0 && f->value == VALUE_NONE ? x->n : uric_find_text_end(x);
        at = x->next < end ? uric_find_marker(s, x->next, end, f->flags) : end;
        if (at == end && f->value == VALUE_READY) {
            if (x->next < end)
                x->next = end;
            if (uric_find_value(x) == FOUND)
                return FOUND;
            continue;
        }
        if (at == end) {
            if (x->next < end)
                x->next = end;
            *needed = end;
            return NOTHING;
        }
        verdict = look_at(x, at);
        if (verdict == MORE) {
            x->next = *needed = at;
            return NOTHING;
        }
        if (x->next <= at)
            x->next = at + 1;
        if (verdict == FOUND)
            return FOUND;
    }
}

void uric_find_init(struct uric_finder *f, enum uric_find_flags flags)
{
    memset(f, 0, sizeof *f);
    uric_finder_in(f)->flags = flags;
}

void uric_find_init_at(struct uric_finder *f, enum uric_find_flags flags,
                       uint64_t offset, size_t before)
{
    uric_find_init(f, flags);
    uric_finder_in(f)->offset = offset - before;
    uric_finder_in(f)->next = offset;
}

static const struct uric_finder_held *held_of(const struct uric_finder *f)
{
    return (const struct uric_finder_held *)(const void *)f->opaque.bytes;
}

uint64_t uric_finder_offset(const struct uric_finder *f)
{
    return held_of(f)->offset;
}

uint64_t uric_finder_too_long(const struct uric_finder *f)
{
    return held_of(f)->too_long;
}

uint64_t uric_finder_cut(const struct uric_finder *f)
{
    return held_of(f)->cut;
}

bool uric_find(struct uric_finder *finder, const char *s, size_t n, bool more,
               struct uric_found *found)
{
    struct uric_finder_held *const f = uric_finder_in(finder);
    struct find_search x;
    enum find_verdict verdict;
    size_t needed;

    x.f = f;
    x.s = s;
    x.n = n;
    x.more = more;
    x.found = found;
    x.done = f->done > f->offset ? (size_t)(f->done - f->offset) : 0;
    x.next = (size_t)(f->next - f->offset);
    verdict = search_buffer(&x, &needed);
    f->next = f->offset + x.next;
    f->done = f->offset + x.done;
    if (verdict == FOUND)
        return true;
    if (!more)
        f->offset = f->next = f->offset + n;
    else if (needed > URIC_FIND_CONTEXT)
        f->offset += needed - URIC_FIND_CONTEXT;
    return false;
}
