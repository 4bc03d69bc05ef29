/* Checks the promises about IRIs on given bytes. */
#include "theorems/iri_theorems.h"

#include "theorems/theorems.h"
#include "uric_iri.h"
#ifndef SINGLE_FILE /* it exports only the interface */
#include "iri/iri_by_states.h"
#endif

#include <string.h>

enum { MOST = 3 * THEOREM_LONGEST };

#define PROMISE(holds, what)                                                  \
    do {                                                                      \
        if (!(holds))                                                         \
            return what;                                                      \
    } while (0)

struct text {
    char s[MOST];
    size_t n;
    struct uric u;
};

static int same(const struct uric *a, const struct uric *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

static int is_ascii(const char *s, size_t n)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if ((unsigned char)s[i] >= 0x80)
            return 0;
    }
    return 1;
}

static const char *same_in_ascii(const char *s, size_t n, enum uric_status status,
                                 const struct uric *u)
{
    struct uric as_uri;
    const enum uric_status found = uric_parse(s, n, &as_uri);

    if (is_ascii(s, n))
        PROMISE(found == status && same(&as_uri, u), "an IRI of US-ASCII parses as a URI");
    PROMISE(found != URIC_OK || status == URIC_OK, "a URI-reference is an IRI-reference");
    return NULL;
}

/* Whichever scanner answers. */
static const char *same_by_states(const char *s, size_t n)
{
#ifndef SINGLE_FILE
    int rule;

    for (rule = 0; rule < URIC_IRI_RULES; rule++) {
        struct uric u, v;

        PROMISE(uric_iri_parse_as(rule, s, n, &u) == uric_iri_by_states(rule, s, n, &v) &&
                    same(&u, &v),
                "an IRI parses as its states alone say");
    }
#else
    (void)s;
    (void)n;
#endif
    return NULL;
}

static const char *same_parts(const char *s, size_t n, const struct uric *u)
{
    char plain[THEOREM_LONGEST];
    struct uric as_uri;
    size_t i;

    for (i = 0; i < n; i++)
        plain[i] = (unsigned char)s[i] >= 0x80 ? '~' : s[i];
    PROMISE(uric_parse(plain, n, &as_uri) == URIC_OK && same(&as_uri, u),
            "an IRI has the parts of a URI");
    return NULL;
}

/* Whether the parts of both decode to the same bytes. */
static int same_decoded(const char *s, const struct uric *u, const struct text *t)
{
    char one[MOST], other[MOST];
    size_t n_one, n_other, stopped;
    int part;

    if (u->defined != t->u.defined || u->path_kind != t->u.path_kind)
        return 0;
    for (part = 0; part < URIC_PARTS; part++) {
        const uric_span a = u->part[part], b = t->u.part[part];

        if (!uric_has(u, (enum uric_part)part))
            continue;
        if (uric_decode(s + a.begin, a.end - a.begin, URIC_DECODE_ALL, one, sizeof one, &n_one,
                        &stopped) != URIC_OK ||
            uric_decode(t->s + b.begin, b.end - b.begin, URIC_DECODE_ALL, other, sizeof other,
                        &n_other, &stopped) != URIC_OK ||
            n_one != n_other || memcmp(one, other, n_one) != 0)
            return 0;
    }
    return 1;
}

/* t->u was announced: it is what the parser finds. */
static int announced(const struct text *t,
                     enum uric_status (*parse)(const char *, size_t, struct uric *))
{
    struct uric found;

    return parse(t->s, t->n, &found) == URIC_OK && same(&found, &t->u);
}

static const char *converted(const char *s, size_t n, const struct uric *u)
{
    static struct text uri, again, iri;

    PROMISE(uric_iri_to_uri(s, n, uri.s, sizeof uri.s, &uri.n, &uri.u) == URIC_OK,
            "an IRI has a URI");
    PROMISE(announced(&uri, uric_parse), "the URI of an IRI has the parts announced");
    PROMISE(same_decoded(s, u, &uri), "the URI of an IRI means the same");
    PROMISE(uric_iri_to_uri(uri.s, uri.n, again.s, sizeof again.s, &again.n, &again.u) ==
                    URIC_OK && again.n == uri.n && memcmp(again.s, uri.s, uri.n) == 0,
            "a URI is its own URI");
    PROMISE(uric_iri_from_uri(uri.s, uri.n, iri.s, sizeof iri.s, &iri.n, &iri.u) == URIC_OK &&
                iri.n <= uri.n,
            "a URI has an IRI, which is no longer");
    PROMISE(announced(&iri, uric_iri_parse), "the IRI of a URI has the parts announced");
    PROMISE(same_decoded(uri.s, &uri.u, &iri), "the IRI of a URI means the same");
    PROMISE(uric_iri_to_uri(iri.s, iri.n, again.s, sizeof again.s, &again.n, &again.u) ==
                    URIC_OK &&
                uric_equal(uric_bind(uri.s, &uri.u), uric_bind(again.s, &again.u),
                           URIC_STEPS_SYNTAX, NULL),
            "a URI equals the URI of its IRI");
    return NULL;
}

const char *theorem_iri(const char *s, size_t n)
{
    struct uric u;
    const enum uric_status status = uric_iri_parse(s, n, &u);
    const char *fails = same_in_ascii(s, n, status, &u);

    if (fails == NULL)
        fails = same_by_states(s, n);
    if (fails == NULL && status == URIC_OK)
        fails = same_parts(s, n, &u);
    if (fails == NULL && status == URIC_OK)
        fails = converted(s, n, &u);
    return fails;
}
