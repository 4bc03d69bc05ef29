/* The path of a request: finds its hazards and writes its normal form.  The bytes are
 * read from the start to the end, since merged and decoded slashes decide which segment a
 * ".." removes. */
#include "request/request_path.h"

#include "request/request_scan.h"
#include "util/decoded.h"
#include "util/dotted.h"

#define HAZARD(name) ((uint64_t)1 << URIC_HAZARD_##name)

/* ---- one character after the other ---- */

/* A byte of the path: as it came, or encoded as a triplet. */
struct character {
    int byte;      /* decoded; -1 at the end of the path */
    int encoded;
    int separates; /* it ends a segment of the normal form, as the end of the path does */
    int is_dot;    /* it is a dot of the normal form */
    size_t at;     /* where it starts */
};

static URIC_ALWAYS_INLINE void read_character(const char *s, size_t *i, size_t n,
                                              const struct uric_path_rules *rules,
                                              struct character *c)
{
    const size_t at = *i;

    c->at = at;
    if (at == n) {
        c->byte = -1;
        c->encoded = c->is_dot = 0;
        c->separates = 1;
        return;
    }
    c->encoded = uric_is_triplet((const unsigned char *)s, at, n);
    c->byte = c->encoded ? uric_triplet(s + at) : (unsigned char)s[at];
    *i = at + (c->encoded ? 3 : 1);
    c->separates = (c->byte == '/' && (!c->encoded || rules->slashes)) ||
                   (c->byte == '\\' && rules->backslashes);
    c->is_dot = c->byte == '.' && (!c->encoded || rules->percent);
}

/* The end of the letters and digits from i on: most of a path, and never of interest. */
static size_t end_of_letters(const char *s, size_t i, size_t n)
{
    while (i < n && uric_class[(unsigned char)s[i]] & (URIC_CLASS_ALPHA | URIC_CLASS_DIGIT))
        i++;
    return i;
}

/* Whether the byte, not encoded, is not allowed in a path by RFC 3986: it was tolerated. */
static int is_tolerated(const struct character *c)
{
    return !c->encoded && c->byte != '/' &&
           (c->byte == '%' || !(uric_class[c->byte] & URIC_CLASS_PCHAR));
}

/* ---- what is hazardous ---- */

static int is_empty(const struct uric_dotted *segment)
{
    return !segment->others && segment->dots == 0;
}

/* Two readings of the path at once: `own` is the segment of the normal form, `wide` the segment for
 * a server that decodes the path and takes "\" for "/". */
struct looking {
    struct uric_dotted own, wide;
    int encoded;  /* a triplet is in the wide segment or next to it */
    size_t depth; /* segments that a ".." can remove */
    struct uric_path_seen *look;
};

static void end_wide(struct looking *l, const struct character *c)
{
    if (uric_is_dotted(&l->wide)) {
        if (l->encoded || c->encoded)
            l->look->hazards |= HAZARD(ENCODED_DOTS);
        if (!c->separates || l->own.others || l->own.dots != l->wide.dots)
            l->look->hazards |= HAZARD(HIDDEN_DOTS);
    }
    if (uric_is_dotted_if_trimmed(&l->wide))
        l->look->hazards |= HAZARD(TRIMMED_DOTS);
    memset(&l->wide, 0, sizeof l->wide);
    l->encoded = c->encoded;
}

static void end_own(struct looking *l, const struct character *c,
                    const struct uric_path_rules *rules)
{
    const int is_last = c->byte < 0;

    if (uric_is_dotted(&l->own)) {
        l->look->changes |= rules->dots;
        if (l->own.dots == 2 && l->depth == 0)
            l->look->hazards |= HAZARD(SURPLUS_DOTS);
        l->depth -= l->own.dots == 2 && l->depth > 0;
    } else if (is_empty(&l->own) && !is_last) {
        l->look->hazards |= HAZARD(EMPTY_SEGMENTS);
        l->look->changes |= rules->merge;
        l->depth += !rules->merge;
    } else {
        l->depth++;
    }
    memset(&l->own, 0, sizeof l->own);
}

/* Whether the two characters from i on are hexadecimal digits, encoded or not. */
static int is_pair(const char *s, size_t i, size_t n)
{
    struct uric_path_rules none;
    struct character first, second;

    memset(&none, 0, sizeof none);
    read_character(s, &i, n, &none, &first);
    read_character(s, &i, n, &none, &second);
    return first.byte >= 0 && second.byte >= 0 && uric_is_hexdig((unsigned char)first.byte) &&
           uric_is_hexdig((unsigned char)second.byte);
}

static uint64_t hazard_of(const char *s, size_t n, const struct character *c)
{
    if (!c->encoded)
        return c->byte == '\\' ? HAZARD(BACKSLASH) : 0;
    switch (c->byte) {
    case '\r':
    case '\n': return HAZARD(ENCODED_CRLF);
    case '\0': return HAZARD(ENCODED_NUL);
    case '\t': return HAZARD(ENCODED_TAB);
    case '/': return HAZARD(ENCODED_SLASH);
    case '\\': return HAZARD(ENCODED_BACKSLASH);
    case '%': return is_pair(s, c->at + 3, n) ? HAZARD(DOUBLE_ENCODING) : 0;
    default: return 0;
    }
}

/* Whether the normal form changes the character. */
static int changes(const char *s, const struct character *c,
                   const struct uric_path_rules *rules)
{
    if (!c->encoded)
        return is_tolerated(c) || (c->separates && c->byte != '/');
    if (c->separates || (rules->percent && uric_is_unreserved((unsigned char)c->byte)))
        return 1;
    return rules->upper && (uric_is_lower(s[c->at + 1]) || uric_is_lower(s[c->at + 2]));
}

static void examine(struct looking *l, const char *s, size_t n, const struct character *c,
                    const struct uric_path_rules *rules)
{
    if (c->byte < 0)
        return;
    l->look->hazards |= hazard_of(s, n, c);
    l->look->changes |= changes(s, c, rules);
    l->look->longer += is_tolerated(c) ? 2u : 0u;
}

static void take_character(struct looking *l, const struct character *c)
{
    l->encoded |= c->encoded;
    if (c->byte == ';' && uric_is_dotted(&l->wide))
        l->look->hazards |= HAZARD(PATH_PARAMETER_DOTS);
    if (c->byte == ';' && uric_is_dotted_if_trimmed(&l->wide))
        l->look->hazards |= HAZARD(TRIMMED_DOTS);
    uric_dotted_take(&l->wide, c->byte);
    if (c->is_dot)
        l->own.dots++;
    else
        l->own.others = 1;
}

static void look_closely(const char *s, size_t n, const struct uric_path_rules *rules,
                         struct uric_path_seen *look)
{
    struct looking l;
    struct character c;
    size_t i = 1, end;

    memset(&l, 0, sizeof l);
    l.look = look;
    do {
        end = end_of_letters(s, i, n);
        l.own.others |= end > i;
        l.wide.others |= end > i;
        i = end;
        read_character(s, &i, n, rules, &c);
        examine(&l, s, n, &c, rules);
        if (c.byte >= 0 && c.byte != '/' && c.byte != '\\') {
            take_character(&l, &c);
            continue;
        }
        end_wide(&l, &c);
        if (c.separates)
            end_own(&l, &c, rules);
        else
            l.own.others = 1;
    } while (c.byte >= 0);
}

#ifndef URIC_SMALL

/* White space and controls may be trimmed off dots. */
static int is_plain_triplet(const char *triplet)
{
    const unsigned char byte = uric_triplet(triplet);

    return byte > ' ' && byte != '/' && byte != '\\' && byte != '%' &&
           !uric_is_unreserved(byte) && !uric_is_lower(triplet[1]) && !uric_is_lower(triplet[2]);
}

int uric_path_is_plain(const char *s, size_t n)
{
    size_t i;

    for (i = 0; i + 1 < n; i++) {
        if (s[i] == '/' ? s[i + 1] == '/' || s[i + 1] == '.'
                        : s[i] == '%' && !is_plain_triplet(s + i))
            return 0;
    }
    return 1;
}

#endif

void uric_path_look(const char *s, size_t n, const struct uric_path_rules *rules,
                    struct uric_path_seen *look)
{
    look->hazards = 0;
    look->changes = 0;
    look->longer = 0;
#ifndef URIC_SMALL
    if (!rules->tolerant && (!uric_path_is_special(s, n) || uric_path_is_plain(s, n)))
        return;
#endif
    look_closely(s, n, rules, look);
}

/* ---- the normal form ---- */

struct path_writing {
    char *begin;   /* the "/" that the path starts with */
    char *segment; /* where the last segment starts, after its "/" */
    char *to;
};

/* Removes the last segment, which is "..", and the segment before it. */
static void remove_parent(struct path_writing *w)
{
    if (w->segment - w->begin > 1)
        w->segment--;
    while (w->segment[-1] != '/')
        w->segment--;
    w->to = w->segment;
}

static void end_segment(struct path_writing *w, int is_last,
                        const struct uric_path_rules *rules)
{
    const size_t n = (size_t)(w->to - w->segment);

    if (rules->dots && n == 1 && w->segment[0] == '.') {
        w->to = w->segment;
    } else if (rules->dots && n == 2 && memcmp(w->segment, "..", 2) == 0) {
        remove_parent(w);
    } else if (!is_last && !(rules->merge && n == 0)) {
        *w->to++ = '/';
        w->segment = w->to;
    }
}

static void write_character(struct path_writing *w, const char *s, const struct character *c,
                            const struct uric_path_rules *rules)
{
    const unsigned char byte = (unsigned char)c->byte;

    if (c->encoded ? rules->percent && uric_is_unreserved(byte) : !is_tolerated(c)) {
        *w->to++ = (char)byte;
        return;
    }
    if (c->encoded && !rules->upper)
        memcpy(w->to, s + c->at, 3);
    else
        uric_put_triplet(w->to, byte);
    w->to += 3;
}

size_t uric_path_write(const char *s, size_t n, const struct uric_path_rules *rules, char *to)
{
    struct path_writing w;
    struct character c;
    size_t i = 1, end;

    w.begin = to;
    *to = '/';
    w.to = w.segment = to + 1;
    do {
        end = end_of_letters(s, i, n);
        memcpy(w.to, s + i, end - i);
        w.to += end - i;
        i = end;
        read_character(s, &i, n, rules, &c);
        if (c.separates)
            end_segment(&w, c.byte < 0, rules);
        else
            write_character(&w, s, &c, rules);
    } while (c.byte >= 0);
    return (size_t)(w.to - w.begin);
}

#undef HAZARD
