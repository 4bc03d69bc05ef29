/* Finds URIs between delimiters. */
#include "text/find_search.h"

/* The notations of escapes in a URI of the grammar: they can only be character references. */
static uint8_t references_in(const char *s, size_t n)
{
    int word_ends;

    return (uint8_t)(memchr(s, '&', n) != NULL && memchr(s, ';', n) != NULL
                         ? uric_find_escapes_in(s, n, 0, &word_ends) : 0);
}

/* Whether "](" is before the "<": a link of Markdown, whose destination is on one line and may have
 * spaces (CommonMark, 6.3). */
static int may_have_spaces(const struct find_search *x, const struct find_candidate *c)
{
    const char *const s = x->s + c->inner;

    return c->delimiter == '<' && c->inner > 2 && s[-2] == '(' && s[-3] == ']' &&
           c->inner == c->begin;
}

static enum find_verdict look_in_strict_delimiters(struct find_search *x,
                                                   const struct find_candidate *c)
{
    const size_t from = c->inner, room = x->n - from;
    const size_t longest = URIC_FIND_LONGEST + (c->begin - from) + 1;
    const size_t n = room < longest ? room : longest, done = x->done, next = x->next;
    const int quoted = c->delimiter == '"';
    struct uric_delimited d;
    const char *equals;
    uint8_t escapes;
    size_t shown;
    const size_t taken = uric_find_delimited(x->s + from, n, quoted, &d);
    const int any = d.prefixed || x->f->flags & URIC_FIND_ANY_SCHEME;

    if (!d.closed)
        return taken == room && x->more ? MORE : NOTHING;
    if (from + d.begin != c->begin)
        return NOTHING; /* unreachable: both skip the same text after a delimiter */
    if (d.pieces > 1 && may_have_spaces(x, c) &&
        memchr(x->s + c->begin, '\n', from + d.end - c->begin) == NULL)
        return NOTHING; /* see look_in_wild_delimiters() */
    equals = (const char *)memchr(x->s + c->begin, '=', from + d.end - c->begin);
    if (equals != NULL && memchr("0123456789ABCDEF \t\r\n", equals[1], 20) != NULL) {
        const int sure = uric_find_quoted_printable(x, c->begin, from + d.end, &shown);

        if (sure == MORE_TEXT || sure == QUOTED)
            return sure == QUOTED ? NOTHING : MORE; /* see uric_find_escaped() */
    }
    escapes = references_in(x->s + c->begin, from + d.end - c->begin);
    for (;; escapes = 0) { /* at last as it is written */
        uric_find_set(x, quoted ? URIC_FOUND_QUOTED : URIC_FOUND_ANGLE, c->begin, from + d.end,
                      from - 1, from + taken);
        x->found->doubtful = d.doubtful;
        x->found->escapes = escapes;
        if (escapes == 0 && d.pieces == 1
                ? uric_find_is_meant(x->s + c->begin, from + d.end - c->begin, any)
                : uric_find_are_meant(x, any))
            return FOUND;
        if (escapes == 0)
            break;
    }
    x->done = done;
    x->next = next;
    return NOTHING;
}

/* Finds a URI in one piece, with bytes beyond RFC 3986, in a destination also spaces.  In
 * <...|...>, what follows "|" names a link and is not part of it. */
static enum find_verdict look_in_wild_delimiters(struct find_search *x,
                                                 const struct find_candidate *c)
{
    const int quoted = c->delimiter == '"';
    const int any = (x->f->flags & URIC_FIND_ANY_SCHEME) != 0 || c->outer < c->begin;
    const int spaces = may_have_spaces(x, c);
    size_t end = c->colon;
    uint32_t names;

    while (end < x->n && (!find_ends_all(x->s[end]) || (spaces && x->s[end] == ' ')) &&
           end - c->begin <= URIC_FIND_LONGEST)
        end++;
    if (end - c->begin > URIC_FIND_LONGEST)
        return NOTHING;
    if (end == x->n)
        return x->more ? MORE : NOTHING;
    if (x->s[end] != (quoted ? '"' : '>') ||
        !uric_find_is_meant_wild(x->s + c->begin, end - c->begin,
                                 spaces ? URIC_WILD_REFERENCE : URIC_WILD_URI, any, &names) ||
        (!quoted && names >> URIC_TOLERATED_PIPE & 1) ||
        references_in(x->s + c->begin, end - c->begin) != 0) /* see uric_find_escaped() */
        return NOTHING;
    uric_find_set(x, quoted ? URIC_FOUND_QUOTED : URIC_FOUND_ANGLE, c->begin, end,
                  c->inner - 1, end + 1);
    /* with a space, uric_found_next() gives it as one piece */
    x->found->tolerated = (uint16_t)names;
    return FOUND;
}

enum find_verdict uric_find_in_delimiters(struct find_search *x,
                                          const struct find_candidate *c)
{
    const enum find_verdict verdict = look_in_strict_delimiters(x, c);

    if (verdict != NOTHING || x->f->flags & URIC_FIND_STRICT)
        return verdict;
    return look_in_wild_delimiters(x, c);
}
