/* Checks the promises of operations on given bytes. */
#include "theorems/theorems.h"

#include "support/random.h"
#include "support/wording.h"

#include <stdlib.h>
#include <string.h>

enum { ROOM = 4 * THEOREM_LONGEST, BLOCKS = 128 };

/* ---- blocks with the question's bytes, valid until the next question ---- */

static void *blocks[BLOCKS];
static size_t n_blocks;

static void forget(void)
{
    while (n_blocks > 0)
        free(blocks[--n_blocks]);
}

static char *block(size_t n)
{
    void *const b = malloc(n > 0 ? n : 1);

    if (b == NULL || n_blocks == BLOCKS)
        abort();
    blocks[n_blocks++] = b;
    memset(b, '!', n);
    return b;
}

static struct uric_bytes bytes(const char *s, size_t n)
{
    struct uric_bytes b;

    b.s = s;
    b.n = n;
    return b;
}

static const struct uric_bytes undefined = { NULL, 0 };

static int same_bytes(struct uric_bytes a, struct uric_bytes b)
{
    return a.n == b.n && (a.n == 0 || memcmp(a.s, b.s, a.n) == 0);
}

/* Both undefined, or equal. */
static int same(struct uric_bytes a, struct uric_bytes b)
{
    if (a.s == NULL || b.s == NULL)
        return a.s == b.s;
    return same_bytes(a, b);
}

/* The defined bytes in one block; undefined and empty are the same here. */
struct joined {
    char *s;
    size_t n;
};

static struct joined join_begin(void)
{
    struct joined j;

    j.s = block(ROOM);
    j.n = 0;
    return j;
}

static void join(struct joined *j, struct uric_bytes more)
{
    if (j->n + more.n >= ROOM)
        abort();
    if (more.n > 0)
        memcpy(j->s + j->n, more.s, more.n);
    j->n += more.n;
    j->s[j->n] = '\0';
}

static void join_text(struct joined *j, const char *more)
{
    join(j, bytes(more, strlen(more)));
}

static struct uric_bytes joined(const struct joined *j)
{
    return bytes(j->s, j->n);
}

/* ---- parts ---- */

static const struct uric_tolerance *policy;
static int rule = URIC_RULE_URI_REFERENCE;

void theorem_tolerate(const struct uric_tolerance *tolerance)
{
    policy = tolerance;
}

static enum uric_status scan(const char *s, size_t n, struct uric *u)
{
    return policy == NULL && rule == URIC_RULE_URI_REFERENCE
               ? uric_parse(s, n, u)
               : uric_parse_as(rule, s, n, policy, u);
}

struct parts {
    struct uric_bytes part[URIC_PARTS];
};

static int parse(struct uric_bytes s, struct uric *u)
{
    return s.n <= THEOREM_LONGEST && scan(s.s, s.n, u) == URIC_OK;
}

static int take_apart(struct uric_bytes s, struct parts *p)
{
    struct uric u;
    int i;

    if (scan(s.s, s.n, &u) != URIC_OK)
        return 0;
    for (i = 0; i < URIC_PARTS; i++) {
        const uric_span at = u.part[i];

        p->part[i] = undefined;
        if (uric_has(&u, (enum uric_part)i))
            p->part[i] = bytes(s.n > 0 ? s.s + at.begin : "", at.end - at.begin);
    }
    return 1;
}

static int same_parts(const struct parts *p, const struct parts *q)
{
    int i;

    for (i = 0; i < URIC_PARTS; i++) {
        if (!same(p->part[i], q->part[i]))
            return 0;
    }
    return 1;
}

/* Literally 5.3. */
static struct uric_bytes put_together(const struct parts *p)
{
    static const char *const before[] = { "", "", "", ":", "", "?", "#" };
    static const char *const following[] = { ":", "@", "", "", "", "", "" };
    struct joined j = join_begin();
    int i;

    for (i = 0; i < URIC_PARTS; i++) {
        if (i == URIC_USERINFO && p->part[URIC_HOST].s != NULL)
            join_text(&j, "//");
        if (p->part[i].s != NULL) {
            join_text(&j, before[i]);
            join(&j, p->part[i]);
            join_text(&j, following[i]);
        }
    }
    return joined(&j);
}

static const char *guard_of(const struct parts *p)
{
    const struct uric_bytes path = p->part[URIC_PATH];
    size_t i;

    if (p->part[URIC_HOST].s != NULL || rule == URIC_RULE_ORIGIN_FORM)
        return "";
    if (path.n > 1 && path.s[0] == '/' && path.s[1] == '/')
        return "/.";
    for (i = 0; p->part[URIC_SCHEME].s == NULL && i < path.n && path.s[i] != '/'; i++) {
        if (path.s[i] == ':')
            return "./";
    }
    return "";
}

static struct parts guarded(const struct parts *p)
{
    struct joined path = join_begin();
    struct parts g = *p;

    join_text(&path, guard_of(p));
    join(&path, p->part[URIC_PATH]);
    g.part[URIC_PATH] = joined(&path);
    return g;
}

/* Whether s equals these parts, byte for byte, except for the guard that they need. */
static const char *reads(struct uric_bytes s, const struct parts *wanted)
{
    const struct parts g = guarded(wanted);
    struct parts found;

    if (!take_apart(s, &found))
        return "the output is valid";
    if (!same_parts(&found, &g))
        return "the output has the intended parts";
    return same(s, put_together(&g)) ? NULL : "the output consists of these parts";
}

/* ---- output ---- */

struct question {
    struct uric_bytes base, s;
    struct uric b, u;
    unsigned flags; /* or steps */
    const struct uric_change *edit;
    const struct uric_bytes *part;
};

/* parts: NULL for the function that does not give them. */
typedef enum uric_status writer(const struct question *q, char *buffer, size_t size,
                                size_t *length, struct uric *parts);

static int is_untouched(const char *s, size_t n)
{
    while (n > 0 && s[n - 1] == '!')
        n--;
    return n == 0;
}

static int are_parts_of(const struct uric *parts, const char *s, size_t n)
{
    struct uric u;

    return scan(s, n, &u) == URIC_OK && memcmp(parts, &u, sizeof u) == 0;
}

static int are_no_parts(const struct uric *parts)
{
    static const struct uric none;

    return memcmp(parts, &none, sizeof none) == 0;
}

/* The parts that a writer gives, in a buffer of the reported length and in a larger one. */
static const char *gives_parts(writer *write, const struct question *q, struct uric_bytes out)
{
    enum { MORE = 16 };
    char *const buffer = block(out.n), *const larger = block(out.n + MORE);
    struct uric parts, of_larger;
    size_t length, again;

    memset(&parts, '!', sizeof parts);
    memset(&of_larger, '!', sizeof of_larger);
    if (write(q, buffer, out.n, &length, &parts) != URIC_OK ||
        write(q, larger, out.n + MORE, &again, &of_larger) != URIC_OK ||
        !same(bytes(buffer, length), out) || !same(bytes(larger, again), out))
        return "asking for the parts, or more room, changes nothing";
    return are_parts_of(&parts, out.s, out.n) && are_parts_of(&of_larger, out.s, out.n)
               ? NULL
               : "the parts are those that parsing the result finds";
}

/* Whether the status leaves the buffer as it was: only what is composed is written first. */
static int keeps_buffer(enum uric_status status)
{
    return status != URIC_REFUSED;
}

/* NULL and *out, undefined if *status is not URIC_OK; or the broken promise. */
static const char *ask(writer *write, const struct question *q, struct uric_bytes *out,
                       enum uric_status *status)
{
    size_t length, again;
    struct uric parts;
    char *buffer;

    *out = undefined;
    *status = write(q, NULL, 0, &length, NULL);
    if (*status == URIC_OK && length > 0)
        return "an empty buffer is too small";
    memset(&parts, '!', sizeof parts);
    if (*status != URIC_OK && *status != URIC_TOO_SMALL) {
        buffer = block(4);
        if (write(q, buffer, 4, &again, &parts) != *status || length != 0 || again != 0 ||
            (keeps_buffer(*status) && !is_untouched(buffer, 4)) || !are_no_parts(&parts))
            return "a rejection sets length 0, leaves no part and keeps the buffer";
        return NULL;
    }
    if (length > 0) {
        buffer = block(length - 1);
        if (write(q, buffer, length - 1, &again, &parts) != URIC_TOO_SMALL ||
            again != length || !is_untouched(buffer, length - 1) || !are_no_parts(&parts))
            return "a buffer that is too small is unchanged, and there are no parts";
    }
    buffer = block(length);
    *status = write(q, buffer, length, &again, NULL);
    if (*status != URIC_OK || again != length)
        return "a buffer of the reported length suffices";
    *out = bytes(buffer, length);
    return gives_parts(write, q, *out);
}

static enum uric_status resolves(const struct question *q, char *buffer, size_t size,
                                 size_t *length, struct uric *parts)
{
    const struct uric_ref base = uric_bind(q->base.s, &q->b), s = uric_bind(q->s.s, &q->u);

    return uric_resolve(base, s, q->flags, buffer, size, length, parts);
}

static enum uric_status relates(const struct question *q, char *buffer, size_t size,
                                size_t *length, struct uric *parts)
{
    const struct uric_ref base = uric_bind(q->base.s, &q->b), s = uric_bind(q->s.s, &q->u);

    return uric_relate(base, s, buffer, size, length, parts);
}

static enum uric_status normalizes(const struct question *q, char *buffer, size_t size,
                                   size_t *length, struct uric *parts)
{
    const struct uric_ref s = uric_bind(q->s.s, &q->u);

    return uric_normalize(s, q->flags, NULL, buffer, size, length, parts, NULL);
}

static enum uric_status builds(const struct question *q, char *buffer, size_t size,
                               size_t *length, struct uric *parts)
{
    return uric_build(q->part, policy, buffer, size, length, parts, NULL);
}

static enum uric_status edits(const struct question *q, char *buffer, size_t size,
                              size_t *length, struct uric *parts)
{
    const struct uric_ref s = uric_bind(q->s.s, &q->u);

    return uric_edit(s, q->edit, policy, buffer, size, length, parts, NULL);
}

static int begin(struct question *q, struct uric_bytes base, struct uric_bytes s,
                 unsigned flags)
{
    forget();
    memset(q, 0, sizeof *q);
    q->base = base;
    q->s = s;
    q->flags = flags;
    return parse(base, &q->b) && parse(s, &q->u);
}

/* The parts of *q with another, valid string. */
static struct question with(const struct question *q, struct uric_bytes s)
{
    struct question other = *q;

    other.s = s;
    if (scan(s.s, s.n, &other.u) != URIC_OK)
        abort();
    return other;
}

/* ---- 1 ---- */

const char *theorem_recomposed(struct uric_bytes s)
{
    struct question q;
    struct parts p;
    struct uric_bytes built;
    const char *wrong;
    enum uric_status status;

    if (!begin(&q, s, s, 0))
        return NULL;
    take_apart(s, &p);
    q.part = p.part;
    wrong = ask(builds, &q, &built, &status);
    if (wrong)
        return wrong;
    return status == URIC_OK && same_bytes(built, s)
               ? NULL
               : "building a reference's own parts gives the reference";
}

/* ---- 2 ---- */

static struct uric_bytes without_dots(struct uric_bytes path)
{
    struct joined j = join_begin();

    join(&j, path);
    join_text(&j, "");
    wording_3986(j.s);
    return bytes(j.s, strlen(j.s));
}

static struct uric_bytes merge(const struct parts *b, struct uric_bytes path)
{
    struct joined j = join_begin();
    struct uric_bytes directory = b->part[URIC_PATH];

    if (b->part[URIC_HOST].s != NULL && directory.n == 0)
        join_text(&j, "/");
    while (directory.n > 0 && directory.s[directory.n - 1] != '/')
        directory.n--;
    join(&j, directory);
    join(&j, path);
    return joined(&j);
}

static int same_ignoring_case(struct uric_bytes a, struct uric_bytes b)
{
    size_t i;

    if (a.n != b.n)
        return 0;
    for (i = 0; i < a.n; i++) {
        const char x = a.s[i], y = b.s[i];

        if (x != y && ((x ^ y) != 0x20 || (x | 0x20) < 'a' || (x | 0x20) > 'z'))
            return 0;
    }
    return 1;
}

static void copy_authority(struct parts *to, const struct parts *from)
{
    to->part[URIC_USERINFO] = from->part[URIC_USERINFO];
    to->part[URIC_HOST] = from->part[URIC_HOST];
    to->part[URIC_PORT] = from->part[URIC_PORT];
}

static struct parts transform(const struct parts *b, struct parts r, int strict)
{
    struct parts t;

    if (!strict && r.part[URIC_SCHEME].s != NULL &&
        same_ignoring_case(r.part[URIC_SCHEME], b->part[URIC_SCHEME]))
        r.part[URIC_SCHEME] = undefined;
    t = r;
    if (r.part[URIC_SCHEME].s != NULL || r.part[URIC_HOST].s != NULL) {
        t.part[URIC_PATH] = without_dots(r.part[URIC_PATH]);
    } else {
        copy_authority(&t, b);
        if (r.part[URIC_PATH].n == 0) {
            t.part[URIC_PATH] = b->part[URIC_PATH];
            if (r.part[URIC_QUERY].s == NULL)
                t.part[URIC_QUERY] = b->part[URIC_QUERY];
        } else if (r.part[URIC_PATH].s[0] == '/') {
            t.part[URIC_PATH] = without_dots(r.part[URIC_PATH]);
        } else {
            t.part[URIC_PATH] = without_dots(merge(b, r.part[URIC_PATH]));
        }
    }
    if (r.part[URIC_SCHEME].s == NULL)
        t.part[URIC_SCHEME] = b->part[URIC_SCHEME];
    return t;
}

static const char *pieces_are(const struct question *q, struct uric_bytes target)
{
    struct joined j = join_begin();
    struct uric_bytes *pieces;
    size_t count, again, i;

    if (uric_resolve_pieces(uric_bind(q->base.s, &q->b), uric_bind(q->s.s, &q->u),
                            q->flags, NULL, 0, &count) != URIC_TOO_SMALL)
        return "an empty array is too small for pieces";
    pieces = (struct uric_bytes *)(void *)block(count * sizeof *pieces);
    if (uric_resolve_pieces(uric_bind(q->base.s, &q->b), uric_bind(q->s.s, &q->u),
                            q->flags, pieces, count - 1, &again) != URIC_TOO_SMALL ||
        again != count || !is_untouched((const char *)pieces, count * sizeof *pieces))
        return "pieces that do not fit are not written";
    if (uric_resolve_pieces(uric_bind(q->base.s, &q->b), uric_bind(q->s.s, &q->u),
                            q->flags, pieces, count, &again) != URIC_OK ||
        again != count)
        return "there are as many pieces as reported";
    for (i = 0; i < count; i++) {
        if (pieces[i].n == 0)
            return "no piece is empty";
        join(&j, pieces[i]);
    }
    return same(joined(&j), target) ? NULL : "the pieces make up the target";
}

/* The target with surplus ".." kept, against the one with them dropped. */
static const char *surplus_is_kept(struct question q, struct uric_bytes dropped)
{
    struct uric_bytes kept, refused;
    struct parts k, d;
    const char *wrong;
    enum uric_status status;

    q.flags = (q.flags & URIC_RESOLVE_NON_STRICT) | URIC_RESOLVE_KEEP_SURPLUS;
    wrong = ask(resolves, &q, &kept, &status);
    if (wrong || status != URIC_OK || !take_apart(kept, &k) || !take_apart(dropped, &d))
        return wrong ? wrong : "a target with its surplus is valid";
    wrong = pieces_are(&q, kept);
    if (wrong)
        return wrong;
    if (!same(kept, dropped))
        k.part[URIC_PATH] = without_dots(k.part[URIC_PATH]);
    if (!same(put_together(&k), dropped) && reads(dropped, &k) != NULL)
        return "keeping surplus changes nothing else";
    q.flags = (q.flags & URIC_RESOLVE_NON_STRICT) | URIC_RESOLVE_REFUSE_SURPLUS;
    wrong = ask(resolves, &q, &refused, &status);
    if (wrong)
        return wrong;
    if (same(kept, dropped) ? !same(refused, dropped) : status != URIC_SURPLUS)
        return "surplus is rejected exactly when it could be kept";
    return NULL;
}

const char *theorem_resolved(struct uric_bytes base, struct uric_bytes s,
                             unsigned flags)
{
    struct question q;
    struct parts b, r, wanted;
    struct uric_bytes target;
    const char *wrong;
    enum uric_status status;

    if (!begin(&q, base, s, flags & (URIC_RESOLVE_NON_STRICT | URIC_RESOLVE_DROP_SURPLUS)))
        return NULL;
    take_apart(base, &b);
    take_apart(s, &r);
    wrong = ask(resolves, &q, &target, &status);
    if (wrong)
        return wrong;
    if (b.part[URIC_SCHEME].s == NULL)
        return status == URIC_NO_SCHEME ? NULL : "a base has a scheme";
    if (status != URIC_OK)
        return "there is a target";
    wanted = transform(&b, r, !(flags & URIC_RESOLVE_NON_STRICT));
    wrong = reads(target, &wanted);
    if (!wrong)
        wrong = pieces_are(&q, target);
    return wrong ? wrong : surplus_is_kept(q, target);
}

/* ---- 3 ---- */

static int has_dot_segment(struct uric_bytes path)
{
    size_t i, from = 0;

    for (i = 0; i <= path.n; i++) {
        if (i < path.n && path.s[i] != '/')
            continue;
        if ((i - from == 1 && path.s[from] == '.') ||
            (i - from == 2 && path.s[from] == '.' && path.s[from + 1] == '.'))
            return 1;
        from = i + 1;
    }
    return 0;
}

const char *theorem_related(struct uric_bytes base, struct uric_bytes target)
{
    struct question q, back;
    struct parts b, t;
    struct uric_bytes wanted, reference, found;
    const char *wrong;
    struct uric u;
    enum uric_status status;

    if (!begin(&q, base, target, 0))
        return NULL;
    take_apart(base, &b);
    take_apart(target, &t);
    wrong = ask(relates, &q, &reference, &status);
    if (wrong)
        return wrong;
    if (b.part[URIC_SCHEME].s == NULL || t.part[URIC_SCHEME].s == NULL)
        return status == URIC_NO_SCHEME ? NULL : "both have schemes";
    if (status != URIC_OK || scan(reference.s, reference.n, &u) != URIC_OK)
        return "there is a reference";
    back = with(&q, reference);
    wrong = ask(resolves, &q, &wanted, &status);
    if (!wrong)
        wrong = ask(resolves, &back, &found, &status);
    if (wrong)
        return wrong;
    if (!same(found, wanted))
        return "it resolves to the target";
    if (!has_dot_segment(t.part[URIC_PATH]) && !same(found, target))
        return "a target without dot-segments resolves to itself";
    return reference.n <= wanted.n ? NULL : "it is not longer than the target";
}

/* ---- 4, 7 ---- */

static int is_hex(char c)
{
    return (c >= '0' && c <= '9') || ((c | 0x20) >= 'a' && (c | 0x20) <= 'f');
}

static int is_triplet(const char *s, const char *end)
{
    return end - s > 2 && *s == '%' && is_hex(s[1]) && is_hex(s[2]);
}

static unsigned triplet(const char *s)
{
    char digits[3];

    digits[0] = s[1];
    digits[1] = s[2];
    digits[2] = '\0';
    return (unsigned)strtoul(digits, NULL, 16);
}

static struct uric_bytes decoded(struct uric_bytes s)
{
    struct joined j = join_begin();
    const char *const end = s.n > 0 ? s.s + s.n : s.s;

    while (s.n > 0 && s.s < end) {
        const int is = is_triplet(s.s, end);

        j.s[j.n++] = is ? (char)triplet(s.s) : *s.s;
        s.s += is ? 3 : 1;
    }
    return joined(&j);
}

static int is_unreserved(unsigned b)
{
    return (b >= 'a' && b <= 'z') || (b >= 'A' && b <= 'Z') || (b >= '0' && b <= '9') ||
           b == '-' || b == '.' || b == '_' || b == '~';
}

/* Whether a stray "%" precedes the triplet at i that its byte, decoded, could follow as a hex
 * digit. */
static int keeps_apart(struct uric_bytes s, size_t i)
{
    return is_hex((char)triplet(s.s + i)) &&
           ((i > 0 && s.s[i - 1] == '%') ||
            (i > 1 && s.s[i - 2] == '%' && is_hex(s.s[i - 1])));
}

static int has_needless_triplet(struct uric_bytes s)
{
    size_t i;

    for (i = 0; i + 2 < s.n; i++) {
        if (is_triplet(s.s + i, s.s + s.n) && is_unreserved(triplet(s.s + i)) &&
            !keeps_apart(s, i))
            return 1;
    }
    return 0;
}

/* Lower- and upper-cases a whole reference as 6.2.2.1 says. */
static int has_its_case(const struct parts *p)
{
    size_t i, k;

    for (i = 0; i < URIC_PARTS; i++) {
        const struct uric_bytes s = p->part[i];
        const int lower = i == URIC_SCHEME || i == URIC_HOST;

        for (k = 0; k < s.n; k++) {
            if (is_triplet(s.s + k, s.s + s.n)) {
                if (s.s[k + 1] >= 'a' || s.s[k + 2] >= 'a')
                    return 0;
                k += 2;
            } else if (lower && s.s[k] >= 'A' && s.s[k] <= 'Z') {
                return 0;
            }
        }
    }
    return 1;
}

static int same_address(const struct question *q, struct uric_bytes normal)
{
    uint8_t address[16] = { 0 }, found[16] = { 0 };
    struct uric u;

    if (scan(normal.s, normal.n, &u) != URIC_OK)
        return 0;
    return uric_host_address(uric_bind(q->s.s, &q->u), address) ==
               uric_host_address(uric_bind(normal.s, &u), found) &&
           memcmp(address, found, sizeof found) == 0;
}

static struct parts but(const struct parts *p, int part, struct uric_bytes value)
{
    struct parts other = *p;

    other.part[part] = value;
    return other;
}

/* What each step alone may change, and must change. */
static const char *step_is_right(const struct question *q, unsigned step,
                                 struct uric_bytes normal)
{
    struct parts p, found;

    take_apart(q->s, &p);
    if (!take_apart(normal, &found))
        return "a normal form is valid";
    switch (step) {
    case URIC_STEP_PERCENT:
        return same(decoded(q->s), decoded(normal)) && !has_needless_triplet(normal)
                   ? NULL
                   : "6.2.2.2: only unreserved characters are decoded";
    case URIC_STEP_CASE:
        return same_ignoring_case(q->s, normal) && has_its_case(&found)
                   ? NULL
                   : "6.2.2.1: schemes, hosts and triplets have one case";
    case URIC_STEP_DOTS:
        if (p.part[URIC_SCHEME].s == NULL &&
            (p.part[URIC_PATH].n == 0 || p.part[URIC_PATH].s[0] != '/'))
            return same_bytes(q->s, normal) ? NULL : "the dot-segments of a relative path stay";
        p.part[URIC_PATH] = without_dots(p.part[URIC_PATH]);
        return reads(normal, &p);
    case URIC_STEP_SCHEME:
        if (found.part[URIC_PORT].s == NULL)
            p = but(&p, URIC_PORT, undefined);
        if (p.part[URIC_PATH].n == 0 && found.part[URIC_PATH].n == 1)
            p = but(&p, URIC_PATH, bytes("/", 1));
        return same_parts(&p, &found) ? NULL : "6.2.3: only ports and empty paths change";
    default:
        found = but(&found, URIC_HOST, p.part[URIC_HOST]);
        return same_parts(&p, &found) && same_address(q, normal)
                   ? NULL
                   : "the address is the same";
    }
}

/* Each step on the result of those before it. */
static const char *step_by_step(const struct question *q, struct uric_bytes *normal)
{
    unsigned step;

    *normal = q->s;
    for (step = 1; step <= q->flags; step <<= 1) {
        struct question one = with(q, *normal);
        const char *wrong;
        enum uric_status status;

        if (!(q->flags & step))
            continue;
        one.flags = step;
        wrong = ask(normalizes, &one, normal, &status);
        if (!wrong && status != URIC_OK)
            wrong = "a normal form exists";
        if (!wrong)
            wrong = step_is_right(&one, step, *normal);
        if (wrong)
            return wrong;
    }
    return NULL;
}

static const char *map_is_right(const struct question *q, struct uric_bytes normal)
{
    uint32_t *const map = (uint32_t *)(void *)block((normal.n + 1) * sizeof *map);
    char *const buffer = block(normal.n + 1);
    struct uric parts;
    size_t length, i;

    if (uric_normalize(uric_bind(q->s.s, &q->u), q->flags, NULL, buffer,
                       normal.n + 1, &length, &parts, map) != URIC_OK ||
        !same(bytes(buffer, length), normal) || !are_parts_of(&parts, buffer, length))
        return "asking for a map changes nothing";
    for (i = 0; i < normal.n; i++) {
        if (map[i] > q->s.n || (i > 0 && map[i] < map[i - 1]))
            return "a map goes forward";
    }
    return map[normal.n] == q->s.n ? NULL : "a map ends where the reference does";
}

static const uint64_t some_key[2] = { 3986, 6874 };

const char *theorem_normal(struct uric_bytes s, unsigned steps)
{
    struct question q, again;
    struct uric_bytes normal, steps_taken, twice;
    const char *wrong;
    unsigned needs;
    enum uric_status status;

    if (!begin(&q, s, s, steps & 31))
        return NULL;
    wrong = ask(normalizes, &q, &normal, &status);
    if (wrong || status != URIC_OK)
        return wrong ? wrong : "a normal form exists";
    wrong = step_by_step(&q, &steps_taken);
    if (wrong)
        return wrong;
    if (!same_bytes(normal, steps_taken))
        return "the result equals the steps applied in order";
    again = with(&q, normal);
    wrong = ask(normalizes, &again, &twice, &status);
    if (wrong)
        return wrong;
    if (!same_bytes(twice, normal))
        return "a normal form is its own normal form";
    needs = uric_needs(uric_bind(s.s, &q.u), q.flags, NULL);
    if ((needs == 0) != same_bytes(normal, s) || needs & ~q.flags ||
        uric_needs(uric_bind(normal.s, &again.u), q.flags, NULL) != 0)
        return "no step is needed exactly when nothing changes";
    if (!uric_equal(uric_bind(s.s, &q.u), uric_bind(normal.s, &again.u), q.flags,
                    NULL) ||
        uric_hash(uric_bind(s.s, &q.u), q.flags, NULL, some_key) !=
            uric_hash(uric_bind(normal.s, &again.u), q.flags, NULL, some_key))
        return "a normal form equals its reference, also in hash";
    if (normal.n > s.n + 2 + 1 + 6)
        return "a normal form grows at most by a guard, a slash and an address";
    return map_is_right(&q, normal);
}

static enum uric_equivalence rung_of(const struct question *q, const struct question *p)
{
    static const unsigned steps[] = { 0, URIC_STEPS_SYNTAX,
                                      URIC_STEPS_SYNTAX | URIC_STEP_SCHEME };
    enum uric_status status;
    int rung;

    for (rung = URIC_EQUIVALENCE_STRING; rung < URIC_EQUIVALENCE_NONE; rung++) {
        struct question one = *q, two = *p;
        struct uric_bytes first, second;

        one.flags = two.flags = steps[rung];
        if (ask(normalizes, &one, &first, &status) == NULL &&
            ask(normalizes, &two, &second, &status) == NULL && same_bytes(first, second))
            break;
    }
    return (enum uric_equivalence)rung;
}

static uint64_t random64(uint64_t *seed)
{
    const uint64_t high = random_below(seed, 1u << 31), middle = random_below(seed, 1u << 31);

    return high << 62 ^ middle << 31 ^ random_below(seed, 1u << 31);
}

static void random_key(uint64_t *seed, uint64_t key[2])
{
    key[0] = random64(seed);
    key[1] = random64(seed);
}

/* The keys are drawn from the question, so that its answer is reproducible. */
static int hashes_are_equal_if(const struct question *q, const struct question *p,
                               int equal)
{
    uint64_t seed = 3986, key[2];
    size_t i;

    for (i = 0; i < q->s.n + p->s.n; i++)
        seed = seed * 31 + (unsigned char)(i < q->s.n ? q->s.s[i] : p->s.s[i - q->s.n]) + 1;
    seed |= 1;
    for (i = 0; i < 4; i++) {
        random_key(&seed, key);
        if ((uric_hash(uric_bind(q->s.s, &q->u), q->flags, NULL, key) ==
             uric_hash(uric_bind(p->s.s, &p->u), q->flags, NULL, key)) != equal)
            return 0;
    }
    return 1;
}

static int by_value(const void *a, const void *b)
{
    const uint64_t one = *(const uint64_t *)a, other = *(const uint64_t *)b;

    return (one > other) - (one < other);
}

/* The number of distinct values of the hashes' bits from the given one on. */
static size_t distinct(const uint64_t *hashes, int from, int bits)
{
    static uint64_t sorted[THEOREM_SCATTERED];
    size_t n = 1, i;

    for (i = 0; i < THEOREM_SCATTERED; i++)
        sorted[i] = hashes[i] << (64 - from - bits) >> (64 - bits);
    qsort(sorted, THEOREM_SCATTERED, sizeof *sorted, by_value);
    for (i = 1; i < THEOREM_SCATTERED; i++)
        n += sorted[i] != sorted[i - 1];
    return n;
}

/* Of 4096 random numbers below 2^32, fewer than 1 in 500 draws contains two equal ones, so
 * more than 8 of 64 draws do so with a probability of 10^-13.  4096 numbers below 4096 leave
 * 2589 distinct ones, with a standard deviation of 20; 2440 is more than seven below. */
const char *theorem_scattered(const struct uric_bytes s[THEOREM_SCATTERED], unsigned steps,
                              uint64_t *seed)
{
    static uint64_t hashes[THEOREM_SCATTERED];
    uint64_t key[2];
    size_t low = 0, high = 0, i;
    int k;

    for (k = 0; k < THEOREM_KEYS; k++) {
        random_key(seed, key);
        for (i = 0; i < THEOREM_SCATTERED; i++) {
            struct uric u;

            if (!parse(s[i], &u))
                return "the strings are references";
            hashes[i] = uric_hash(uric_bind(s[i].s, &u), steps, NULL, key);
        }
        if (distinct(hashes, 0, 64) < THEOREM_SCATTERED)
            return "different references have different hashes";
        low += THEOREM_SCATTERED - distinct(hashes, 0, 32);
        high += THEOREM_SCATTERED - distinct(hashes, 32, 32);
        if (distinct(hashes, 0, 12) < 2440 || distinct(hashes, 52, 12) < 2440)
            return "slots are used as by chance";
    }
    return low > 8 || high > 8 ? "halves of hashes collide only by chance" : NULL;
}

const char *theorem_equal(struct uric_bytes s, struct uric_bytes other, unsigned steps)
{
    struct question q, p;
    struct uric_bytes one, two;
    const char *wrong;
    enum uric_status status;
    int equal;

    if (!begin(&q, other, s, steps & 31))
        return NULL;
    p = with(&q, other);
    wrong = ask(normalizes, &q, &one, &status);
    if (!wrong)
        wrong = ask(normalizes, &p, &two, &status);
    if (wrong)
        return wrong;
    equal = same_bytes(one, two);
    if (uric_equal(uric_bind(s.s, &q.u), uric_bind(other.s, &p.u), q.flags, NULL) != equal ||
        uric_equal(uric_bind(other.s, &p.u), uric_bind(s.s, &q.u), q.flags, NULL) != equal)
        return "references are equal exactly when their normal forms are";
    if (!hashes_are_equal_if(&q, &p, equal))
        return "hashes are equal exactly when references are";
    return uric_compare(uric_bind(s.s, &q.u), uric_bind(other.s, &p.u), NULL) == rung_of(&q, &p)
               ? NULL
               : "the rung is the first at which normal forms are equal";
}

static int has_encoded_dot(struct uric_bytes path)
{
    size_t i;

    for (i = 0; i + 2 < path.n; i++) {
        if (path.s[i] == '%' && triplet(path.s + i) == '.')
            return 1;
    }
    return 0;
}

static struct uric_bytes normal_target(const struct question *q)
{
    struct question resolved = *q, target;
    struct uric_bytes out;
    enum uric_status status;

    resolved.flags = 0;
    if (ask(resolves, &resolved, &out, &status) != NULL || status != URIC_OK)
        abort();
    target = with(q, out);
    if (ask(normalizes, &target, &out, &status) != NULL || status != URIC_OK)
        abort();
    return out;
}

int theorem_differs_normal_first(struct uric_bytes base, struct uric_bytes s,
                                 unsigned steps)
{
    struct question q, normal;
    struct uric_bytes out;
    enum uric_status status;

    if (!begin(&q, base, s, steps & 31) || !uric_has(&q.b, URIC_SCHEME))
        return 0;
    if (ask(normalizes, &q, &out, &status) != NULL || status != URIC_OK)
        abort();
    normal = with(&q, out);
    return !same(normal_target(&q), normal_target(&normal));
}

const char *theorem_normal_first(struct uric_bytes base, struct uric_bytes s,
                                 unsigned steps)
{
    struct parts p;

    if (s.n > THEOREM_LONGEST || !take_apart(s, &p) ||
        has_encoded_dot(p.part[URIC_PATH]))
        return NULL;
    return theorem_differs_normal_first(base, s, steps)
               ? "normalizing the reference first gives the same target"
               : NULL;
}

const char *theorem_dots_first(struct uric_bytes base, struct uric_bytes s, unsigned flags)
{
    struct question q, without;
    struct uric_bytes normal, target, other;
    enum uric_status status, other_status;

    if (!begin(&q, base, s, URIC_STEP_DOTS) || !uric_has(&q.b, URIC_SCHEME))
        return NULL;
    if (ask(normalizes, &q, &normal, &status) != NULL || status != URIC_OK)
        abort();
    /* A reader that is not strict may take "s:a" for "a", whose dot-segments are the base's. */
    q.flags = uric_has(&q.u, URIC_SCHEME) ? 0 : flags & URIC_RESOLVE_NON_STRICT;
    without = with(&q, normal);
    if (ask(resolves, &q, &target, &status) != NULL ||
        ask(resolves, &without, &other, &other_status) != NULL)
        abort();
    return status == other_status && same_bytes(target, other)
               ? NULL
               : "a reference without dot-segments has the same target";
}

/* ---- 5 ---- */

static const char *is_component(int component, struct uric_bytes code)
{
    static const struct { const char *before, *following; int part; } places[] = {
        { "//", "@", URIC_USERINFO }, { "//", "", URIC_HOST }, { "s:/.", "", URIC_PATH },
        { "s:/.", "", URIC_PATH }, { "?", "#", URIC_QUERY }, { "#", "", URIC_FRAGMENT },
        { "?", "", URIC_QUERY }
    };
    struct joined j = join_begin();
    struct parts p;
    const size_t skipped = places[component].part == URIC_PATH ? 2 : 0;

    join_text(&j, places[component].before);
    join(&j, code);
    join_text(&j, places[component].following);
    if (!take_apart(joined(&j), &p))
        return "the encoded text is valid in its component";
    p.part[places[component].part].s += skipped;
    p.part[places[component].part].n -= skipped;
    if (!same(p.part[places[component].part], bytes(code.n > 0 ? code.s : "", code.n)))
        return "the encoded text is the whole component";
    if (component == URIC_ENCODE_SEGMENT && code.n > 0 && memchr(code.s, '/', code.n))
        return "an encoded segment is one segment";
    return NULL;
}

const char *theorem_encoded(int component, struct uric_bytes s)
{
    const unsigned plus = component == URIC_ENCODE_FORM ? URIC_DECODE_PLUS : 0;
    size_t length, again, stopped;
    struct uric_bytes code;
    char *worst, *just, *back;
    const char *wrong;

    forget();
    if (s.n > THEOREM_LONGEST || component < 0 || component > URIC_ENCODE_FORM)
        return NULL;
    worst = block(3 * s.n);
    if (uric_encode((enum uric_encode_for)component, s.s, s.n, worst, 3 * s.n, &length) != URIC_OK)
        return "anything can be encoded";
    just = block(length);
    if (length > 0 && (uric_encode((enum uric_encode_for)component, s.s, s.n, just, length - 1, &again) !=
                           URIC_TOO_SMALL ||
                       again != length || !is_untouched(just, length)))
        return "a buffer that is too small is unchanged";
    if (uric_encode((enum uric_encode_for)component, s.s, s.n, just, length, &again) != URIC_OK ||
        again != length || memcmp(just, worst, length) != 0)
        return "the size of the buffer does not change the output";
    code = bytes(just, length);
    wrong = is_component(component, code);
    if (wrong)
        return wrong;
    back = block(s.n);
    if (s.n > 0 && (uric_decode(code.s, code.n, plus, back, s.n - 1, &again, &stopped) !=
                        URIC_TOO_SMALL ||
                    again != s.n || !is_untouched(back, s.n)))
        return "the decoded text does not fit into less";
    if (uric_decode(code.s, code.n, plus, back, s.n, &again, &stopped) != URIC_OK ||
        stopped != code.n || !same(bytes(back, again), bytes(s.n > 0 ? s.s : back, s.n)))
        return "encoded text can be decoded";
    if (uric_decode(just, length, plus, just, length, &again, NULL) != URIC_OK ||
        again != s.n || memcmp(just, back, s.n) != 0)
        return "decoding in place gives the same";
    return NULL;
}

/* ---- 6 ---- */

enum { ITEMS = THEOREM_LONGEST + 2 };

/* A list: its elements and, for paths, whether it starts with "/". */
struct list {
    struct uric_bytes item[ITEMS];
    size_t n;
    int rooted;
};

static void add_item(struct list *l, struct uric_bytes item)
{
    if (l->n == ITEMS)
        abort();
    l->item[l->n++] = item;
}

static void split(struct uric_bytes s, char delimiter, struct list *l)
{
    size_t i, from = 0;

    for (i = 0; i <= s.n; i++) {
        if (i == s.n || s.s[i] == delimiter) {
            add_item(l, bytes(s.s + from, i - from));
            from = i + 1;
        }
    }
}

static void split_path(struct uric_bytes path, struct list *l)
{
    l->n = 0;
    l->rooted = path.n > 0 && path.s[0] == '/';
    if (path.n > 0)
        split(l->rooted ? bytes(path.s + 1, path.n - 1) : path, '/', l);
}

static void split_query(struct uric_bytes query, struct list *l)
{
    l->n = 0;
    l->rooted = 0;
    if (query.s != NULL)
        split(query, '&', l);
}

static struct uric_bytes join_list(const struct list *l, const char *delimiter)
{
    struct joined j = join_begin();
    size_t i;

    for (i = 0; i < l->n; i++) {
        if (i > 0 || l->rooted)
            join_text(&j, delimiter);
        join(&j, l->item[i]);
    }
    return joined(&j);
}

static int same_list(const struct list *a, const struct list *b)
{
    size_t i;

    if (a->n != b->n || (a->rooted != b->rooted && a->n > 0))
        return 0;
    for (i = 0; i < a->n; i++) {
        if (!same(a->item[i], b->item[i]))
            return 0;
    }
    return 1;
}

/* Sets or removes an element; returns whether it exists. */
static int change_item(struct list *l, size_t index, struct uric_bytes value)
{
    if (index > l->n || (index == l->n && value.s == NULL))
        return 0;
    if (index == l->n) {
        add_item(l, value);
    } else if (value.s != NULL) {
        l->item[index] = value;
    } else {
        l->n--;
        memmove(l->item + index, l->item + index + 1,
                (l->n - index) * sizeof *l->item);
    }
    return 1;
}

static int is_dot_segment(struct uric_bytes value)
{
    return has_dot_segment(decoded(value)) &&
           (value.n == 0 || memchr(value.s, '/', value.n) == NULL) &&
           memchr(decoded(value).s, '/', decoded(value).n) == NULL;
}

static int wants_segment(struct parts *p, const struct uric_change *edit)
{
    static struct list l, read;

    split_path(p->part[URIC_PATH], &l);
    l.rooted = l.rooted || (l.n == 0 && p->part[URIC_HOST].s != NULL);
    if (edit->value.s != NULL && is_dot_segment(edit->value))
        return 0;
    if (!change_item(&l, edit->index, edit->value))
        return 0;
    p->part[URIC_PATH] = join_list(&l, "/");
    split_path(p->part[URIC_PATH], &read);
    return same_list(&l, &read);
}

static struct uric_bytes name_of(struct uric_bytes parameter)
{
    const char *const equals =
        parameter.n > 0 ? memchr(parameter.s, '=', parameter.n) : NULL;

    return equals ? bytes(parameter.s, (size_t)(equals - parameter.s)) : parameter;
}

static int has_byte(struct uric_bytes s, char c)
{
    return s.n > 0 && memchr(s.s, c, s.n) != NULL;
}

/* Keeps no blocks: a query may have many names. */
static int same_decoded(struct uric_bytes a, struct uric_bytes b)
{
    const size_t kept = n_blocks;
    const int is_same = same(decoded(a), decoded(b));

    while (n_blocks > kept)
        free(blocks[--n_blocks]);
    return is_same;
}

static int wants_parameter(struct parts *p, const struct uric_change *edit)
{
    static struct list l, read;
    const int named = edit->what == URIC_EDIT_PARAMETER_NAMED;
    struct uric_bytes name = named ? edit->name : undefined, value = undefined;
    size_t index = edit->index;

    split_query(p->part[URIC_QUERY], &l);
    if (named && (has_byte(name, '&') || has_byte(name, '=')))
        return 0;
    for (index = named ? 0 : index; named && index < l.n; index++) {
        if (same_decoded(name_of(l.item[index]), name))
            break;
    }
    if (edit->value.s != NULL) {
        struct joined j = join_begin();

        join(&j, index < l.n ? name_of(l.item[index]) : name);
        join_text(&j, "=");
        join(&j, edit->value);
        value = joined(&j);
    }
    if (index >= l.n && (!named || value.s == NULL))
        return named && !has_byte(edit->value, '&');
    if (index == l.n && l.n == 1 && l.item[0].n == 0)
        index = 0; /* an empty query has no parameter to insert after */
    change_item(&l, index, value);
    p->part[URIC_QUERY] = l.n > 0 ? join_list(&l, "&") : undefined;
    split_query(p->part[URIC_QUERY], &read);
    return same_list(&l, &read);
}

/* The halves of a userinfo. */
static void halve(struct uric_bytes userinfo, struct uric_bytes *user,
                  struct uric_bytes *password)
{
    const char *const colon =
        userinfo.n > 0 ? memchr(userinfo.s, ':', userinfo.n) : NULL;

    *user = userinfo;
    *password = undefined;
    if (colon) {
        user->n = (size_t)(colon - userinfo.s);
        *password = bytes(colon + 1, userinfo.n - user->n - 1);
    }
}

static int wants_user_or_password(struct parts *p, const struct uric_change *edit)
{
    struct uric_bytes user, password, read_user, read_password;
    struct joined j = join_begin();

    halve(p->part[URIC_USERINFO], &user, &password);
    *(edit->what == URIC_EDIT_USER ? &user : &password) = edit->value;
    if (user.s == NULL && password.s != NULL)
        return 0;
    join(&j, user);
    join_text(&j, password.s ? ":" : "");
    join(&j, password);
    p->part[URIC_USERINFO] = user.s ? joined(&j) : undefined;
    halve(p->part[URIC_USERINFO], &read_user, &read_password);
    return same(user, read_user) && same(password, read_password);
}

static int wants_authority(struct parts *p, const struct uric_change *edit)
{
    struct joined j = join_begin();
    struct parts a;

    copy_authority(p, &(struct parts){ { { NULL, 0 } } });
    if (edit->value.s == NULL)
        return 1;
    join_text(&j, "//");
    join(&j, edit->value);
    if (!take_apart(joined(&j), &a) || a.part[URIC_PATH].n > 0 ||
        a.part[URIC_QUERY].s != NULL || a.part[URIC_FRAGMENT].s != NULL)
        return 0;
    copy_authority(p, &a);
    return 1;
}

/* Sets *p to the intended parts; returns 0 if there cannot be any. */
static int wants(struct parts *p, const struct uric_change *edit)
{
    switch (edit->what) {
    case URIC_EDIT_AUTHORITY: return wants_authority(p, edit);
    case URIC_EDIT_USER:
    case URIC_EDIT_PASSWORD: return wants_user_or_password(p, edit);
    case URIC_EDIT_SEGMENT: return wants_segment(p, edit);
    case URIC_EDIT_PARAMETER:
    case URIC_EDIT_PARAMETER_NAMED: return wants_parameter(p, edit);
    default: p->part[edit->what] = edit->value;
    }
    if (p->part[URIC_PATH].s == NULL)
        p->part[URIC_PATH] = bytes("", 0);
    return 1;
}

/* Whether the intended parts, with their guard, form a reference. */
static int can_be(const struct parts *wanted)
{
    const struct parts g = guarded(wanted);
    struct parts found;

    return take_apart(put_together(&g), &found) && same_parts(&found, &g);
}

static const char *is_as_meant(int status, struct uric_bytes s, int meant,
                               const struct parts *wanted)
{
    const int possible = meant && can_be(wanted);

    if (status == URIC_OK)
        return possible ? reads(s, wanted) : "impossible parts are rejected";
    if (status != URIC_REFUSED)
        return "impossible parts are rejected with the right status";
    return possible ? "only impossible parts are rejected" : NULL;
}

const char *theorem_edited(struct uric_bytes s, const struct uric_change *edit)
{
    struct question q;
    struct parts wanted;
    struct uric_bytes edited;
    const char *wrong;
    enum uric_status status;
    int meant;

    if (!begin(&q, s, s, 0) || edit->value.n + edit->name.n > THEOREM_LONGEST)
        return NULL;
    q.edit = edit;
    wrong = ask(edits, &q, &edited, &status);
    if (wrong)
        return wrong;
    if (edit->what < 0 || edit->what > URIC_EDIT_PARAMETER_NAMED)
        return status == URIC_UNKNOWN ? NULL : "an unknown edit is URIC_UNKNOWN";
    take_apart(s, &wanted);
    meant = wants(&wanted, edit);
    return is_as_meant(status, edited, meant, &wanted);
}

const char *theorem_origin_edited(struct uric_bytes s, const struct uric_change *edit)
{
    const char *wrong;

    rule = URIC_RULE_ORIGIN_FORM;
    wrong = theorem_edited(s, edit);
    rule = URIC_RULE_URI_REFERENCE;
    return wrong;
}

const char *theorem_built(const struct uric_bytes part[URIC_PARTS])
{
    struct question q;
    struct parts wanted;
    struct uric_bytes built;
    const char *wrong;
    size_t i, n = 0;
    enum uric_status status;

    forget();
    memset(&q, 0, sizeof q);
    q.part = part;
    for (i = 0; i < URIC_PARTS; i++) {
        wanted.part[i] = part[i];
        n += part[i].n;
    }
    if (n > THEOREM_LONGEST)
        return NULL;
    if (part[URIC_PATH].s == NULL)
        wanted.part[URIC_PATH] = bytes("", 0);
    wrong = ask(builds, &q, &built, &status);
    return wrong ? wrong : is_as_meant(status, built, 1, &wanted);
}
