/* Finds the named format of a log by its first lines. */
#include "log/log_format.h"
#include "log/log_fit.h"
#include "log/log_prefix.h"

/* The lines to read; at most this many bytes of them, except that the first is read whole. */
enum { DETECT_LINES = 64, DETECT_BYTES = 64 * 1024 };

/* The most candidates: each format, alone and with prefixes. */
enum { DETECT_CANDIDATES = 256 };

/* A line that does not fit is slow to compare, so compare at most this many. */
enum { DETECT_OFFSETS = 8 };

struct detect_line {
    const char *s;
    size_t n;
};

/* A format, and how the lines fit it. */
struct detect_candidate {
    uint64_t fits;    /* bit 1 << i: line i fits */
    uint32_t columns; /* defined in all of these lines together */
    uint32_t points;  /* the sum of how near the other lines are */
    uint32_t goes_on; /* they fit up to a space after the last field */
    int16_t format, prefix;
    int rest; /* its last field is whatever follows the others */
};

struct log_detecting {
    struct uric_log_format *f;
    struct detect_line line[DETECT_LINES];
    uint32_t n;
    size_t bytes; /* that were looked at */
    uint32_t n_candidates;
    struct detect_candidate candidate[DETECT_CANDIDATES];
};

static uint32_t detect_count(uint64_t bits)
{
    uint32_t n = 0;

    for (; bits != 0; bits &= bits - 1)
        n++;
    return n;
}

/* ---- lines ---- */

static size_t detect_after_bom(const char *s, size_t n)
{
    return n >= 3 && memcmp(s, "\xef\xbb\xbf", 3) == 0 ? 3 : 0;
}

static void detect_lines(struct log_detecting *d, const char *s, size_t n, char terminator)
{
    const char *at = n > 0 ? s + detect_after_bom(s, n) : s;
    const char *const end = n > 0 ? s + n : s;

    while (at < end && d->n < DETECT_LINES &&
           (d->n == 0 || (size_t)(at - s) < DETECT_BYTES)) {
        const char *const stop = (const char *)memchr(at, terminator, (size_t)(end - at));
        size_t length = (size_t)((stop != NULL ? stop : end) - at);

        d->line[d->n].s = at;
        at = stop != NULL ? stop + 1 : end;
        if (terminator == '\n' && stop != NULL && length > 0 && stop[-1] == '\r')
            length--;
        d->line[d->n].n = length;
        d->n += length > 0;
    }
    d->bytes = (size_t)(at - s);
}

/* ---- candidates ---- */

/* A format that cannot be made is not a candidate. */
static int detect_make(struct uric_log_format *f, const struct detect_candidate *c)
{
    const char *const name = uric_log_format_name(c->format);
    const char *const prefix = uric_log_prefix_name(c->prefix);

    if (uric_log_format_named(f, name, uric_log_length(name)) != URIC_OK)
        return 0;
    return prefix == NULL ||
           uric_log_format_prefix(f, prefix, uric_log_length(prefix)) == URIC_OK;
}

/* Reads a line.  It does not fit w3c without a directive that names the columns, nor a JSON format
 * of which it has no member. */
static int detect_fits(struct uric_log_format *format, const struct detect_line *line,
                       struct uric_log_row *row)
{
    const struct uric_log_held *const f = uric_log_held_of(format);
    const enum uric_status status = uric_log_read(format, line->s, line->n, row);

    if (status == URIC_DIRECTIVE)
        return uric_log_directive(format, line->s, line->n) || f->flags & FORMAT_FIELDS;
    return status == URIC_OK && (f->reader != LOG_JSON || row->defined != 0);
}

/* Whether the column has a "." or ":", as addresses and most servers' names. */
static int detect_is_host(const struct detect_line *line, const struct uric_log_row *row,
                          int column)
{
    const uric_span at = row->column[column];
    const char *const s = line->s + at.begin;
    const size_t n = at.end - at.begin;

    return n > 0 && (memchr(s, '.', n) != NULL || memchr(s, ':', n) != NULL ||
                     uric_is_exactly(s, n, "localhost"));
}

/* How many lines have an ident or a host, and in how many of them it looks like a host. */
struct detect_names {
    uint32_t idents, idents_like_hosts, hosts, hosts_like_hosts;
};

static void detect_count_names(struct detect_names *names, const struct detect_line *line,
                               const struct uric_log_row *row)
{
    if (uric_log_has(row, URIC_LOG_IDENT)) {
        names->idents++;
        names->idents_like_hosts += (uint32_t)detect_is_host(line, row, URIC_LOG_IDENT);
    }
    if (uric_log_has(row, URIC_LOG_HOST)) {
        names->hosts++;
        names->hosts_like_hosts += (uint32_t)detect_is_host(line, row, URIC_LOG_HOST);
    }
}

/* Some formats have the ident where others have the server's name.  Few clients send an ident,
 * but a server that writes its name writes it in nearly every line. */
static void detect_leave_out_names(struct detect_candidate *c,
                                   const struct detect_names *names)
{
    const uint32_t lines = detect_count(c->fits), most = lines - lines / 8;

    c->columns -= names->idents >= most ? names->idents : names->idents_like_hosts;
    if (names->hosts < most)
        c->columns -= names->hosts - names->hosts_like_hosts;
}

/* Where an empty field is undefined, "-" rarely is a value.  A rest does not count: a format that
 * names the fields in it is more specific. */
static uint32_t detect_count_columns(const struct uric_log_held *f,
                                     const struct detect_line *line,
                                     const struct uric_log_row *row)
{
    const uint64_t fields = f->flags & FORMAT_REST ? LOG_BIT(URIC_LOG_FIELDS) - 1 : UINT64_MAX;
    uint32_t n = detect_count(row->defined & fields);
    int column;

    for (column = 0; f->flags & FORMAT_EMPTY_IS_NONE && column < URIC_LOG_COLUMNS; column++) {
        const uric_span at = row->column[column];

        n -= uric_log_has(row, column) && at.end - at.begin == 1 && line->s[at.begin] == '-';
    }
    return n;
}

static void detect_try_lines(struct log_detecting *d, struct detect_candidate *c)
{
    const struct uric_log_held *const f = uric_log_held_of(d->f);
    struct uric_log_row row;
    uint64_t directives = 0;
    struct detect_names names = { 0, 0, 0, 0 };
    uint32_t i;

    for (i = 0; i < d->n; i++) {
        const struct detect_line *const line = &d->line[i];

        row.defined = 0;
        if (detect_fits(d->f, line, &row)) {
            c->fits |= LOG_BIT(i);
            c->columns += detect_count_columns(f, line, &row);
            detect_count_names(&names, line, &row);
        } else if (f->reader == LOG_W3C && line->s[0] == '#') {
            directives |= LOG_BIT(i);
        }
    }
    detect_leave_out_names(c, &names);
    if (c->fits != 0) /* the directives before the one that names the columns */
        c->fits |= directives;
}

static void detect_try_format(struct log_detecting *d, int format, int prefix)
{
    struct detect_candidate *const c = &d->candidate[d->n_candidates];

    if (d->n_candidates == DETECT_CANDIDATES)
        return;
    c->fits = 0;
    c->columns = c->points = c->goes_on = 0;
    c->format = (int16_t)format;
    c->prefix = (int16_t)prefix;
    if (!detect_make(d->f, c))
        return;
    c->rest = (uric_log_held_of(d->f)->flags & FORMAT_REST) != 0;
    uric_log_skip_offsets(d->f);
    detect_try_lines(d, c);
    d->n_candidates++;
}

/* Whether the name is that of a variant, such as nginx:escape=json.  Variants are rare: a log that
 * fits another format as well probably has that one. */
static int detect_is_variant(const char *name)
{
    return memchr(name, '=', uric_log_length(name)) != NULL;
}

static void detect_try_formats(struct log_detecting *d, int prefix, int variants)
{
    const char *name;
    int format;

    for (format = 0; (name = uric_log_format_name(format)) != NULL; format++) {
        if (detect_is_variant(name) == variants)
            detect_try_format(d, format, prefix);
    }
}

/* Whether the n bytes have one that IPv4 addresses and "-" lack. */
static int detect_has_name(const char *s, size_t n)
{
    while (n > 0 && memchr("0123456789.- ", *s, 13) != NULL)
        s++, n--;
    return n > 0;
}

/* Whether at least half of the lines start with the prefix.  If all "names" are addresses, they
 * probably are a proxy's X-Forwarded-For, which may precede the client, and not the server's. */
static int detect_has_prefix(const struct log_detecting *d, int prefix)
{
    uint32_t i, n = 0;
    int named = prefix != LAYER_SERVER;

    for (i = 0; i < d->n; i++) {
        const size_t length = uric_log_prefix_length(prefix, d->line[i].s, d->line[i].n);

        n += length > 0;
        named = named || detect_has_name(d->line[i].s, length);
    }
    return 2 * n >= d->n && named;
}

static void detect_try_prefixes(struct log_detecting *d, int variants)
{
    int prefix;

    for (prefix = 0; uric_log_prefix_name(prefix) != NULL; prefix++) {
        if (detect_has_prefix(d, prefix))
            detect_try_formats(d, prefix, variants);
    }
}

static void detect_measure_fit(struct log_detecting *d, struct detect_candidate *c)
{
    struct uric_log_fit at;
    uint32_t i, n = 0, goes_on = 0;

    detect_make(d->f, c);
    for (i = 0; i < d->n && n < DETECT_OFFSETS; i++) {
        if (c->fits >> i & 1)
            continue;
        uric_log_fit_line(uric_log_held_of(d->f), d->line[i].s, d->line[i].n, &at);
        c->points += at.points;
        goes_on += (uint32_t)at.goes_on;
        n++;
    }
    c->goes_on = n > 0 && goes_on == n;
}

/* Where the errors are, in parts of 1000 of a line. */
static uint32_t detect_reach(struct log_detecting *d, const struct detect_candidate *c)
{
    uint64_t sum = 0;
    uint32_t i, n = 0;

    detect_make(d->f, c);
    for (i = 0; i < d->n && n < DETECT_OFFSETS; i++) {
        const struct detect_line *const line = &d->line[i];
        struct uric_log_row row;

        row.error_offset = 0;
        if (detect_fits(d->f, line, &row) || c->fits >> i & 1)
            continue;
        sum += (uint64_t)row.error_offset * 1000 / line->n;
        n++;
    }
    return n > 0 ? (uint32_t)(sum / n) : 1000;
}

/* ---- the choice ---- */

/* Whether a defines more columns than b in a line, on average: 1, 0 or -1. */
static int detect_compare_columns(const struct detect_candidate *a,
                                  const struct detect_candidate *b)
{
    const uint64_t of_a = (uint64_t)a->columns * detect_count(b->fits);
    const uint64_t of_b = (uint64_t)b->columns * detect_count(a->fits);

    return (of_a > of_b) - (of_a < of_b);
}

/* Whether a is nearer to the lines than b: 1, 0 or -1. */
static int detect_compare(const struct detect_candidate *a,
                          const struct detect_candidate *b)
{
    const uint32_t fits_a = detect_count(a->fits), fits_b = detect_count(b->fits);

    if (fits_a != fits_b)
        return fits_a > fits_b ? 1 : -1;
    if (a->rest != b->rest)
        return b->rest - a->rest;
    if (detect_compare_columns(a, b) != 0)
        return detect_compare_columns(a, b);
    return (a->points > b->points) - (a->points < b->points);
}

/* The first candidate of the nearest ones. */
static const struct detect_candidate *detect_nearest(const struct log_detecting *d)
{
    const struct detect_candidate *best = &d->candidate[0];
    uint32_t i;

    for (i = 1; i < d->n_candidates; i++) {
        if (detect_compare(&d->candidate[i], best) > 0)
            best = &d->candidate[i];
    }
    return best;
}

/* Whether a is more specific than b: it defines more columns in a line, on average; if b has a
 * rest, at least one more, since b may fit lines that go on where a ends. */
static int detect_is_specific(const struct detect_candidate *a, const struct detect_candidate *b)
{
    struct detect_candidate more = *b;

    if (a->rest)
        return b->rest && detect_compare_columns(a, b) > 0;
    if (!b->rest)
        return detect_compare_columns(a, b) > 0;
    more.columns += detect_count(b->fits);
    return detect_compare_columns(a, &more) >= 0;
}

/* Of the candidates that fit about as many lines as the nearest one, the most specific. */
static const struct detect_candidate *detect_most_specific(const struct log_detecting *d)
{
    const struct detect_candidate *best = detect_nearest(d);
    const uint32_t most = detect_count(best->fits), enough = most - most / 8;
    uint32_t i;

    for (i = 0; i < d->n_candidates; i++) {
        const struct detect_candidate *const c = &d->candidate[i];

        if (detect_count(c->fits) >= enough && detect_is_specific(c, best))
            best = c;
    }
    return best;
}

static int detect_same_columns(const struct uric_log_row *a,
                               const struct uric_log_row *b)
{
    int column;

    if (a->defined != b->defined)
        return 0;
    for (column = 0; column < URIC_LOG_COLUMNS; column++) {
        const uric_span in_a = a->column[column], in_b = b->column[column];

        if (uric_log_has(a, column) && (in_a.begin != in_b.begin || in_a.end != in_b.end))
            return 0;
    }
    return 1;
}

/* Whether both give the same columns for all lines. */
static int detect_is_same(struct log_detecting *d, const struct detect_candidate *a,
                          const struct detect_candidate *b)
{
    struct uric_log_format other;
    struct uric_log_row row, other_row;
    uint32_t i;

    if (a->fits != b->fits || !detect_make(d->f, a) || !detect_make(&other, b))
        return 0;
    for (i = 0; i < d->n; i++) {
        if (!(a->fits >> i & 1))
            continue;
        row.defined = other_row.defined = 0;
        detect_fits(d->f, &d->line[i], &row);
        detect_fits(&other, &d->line[i], &other_row);
        if (!detect_same_columns(&row, &other_row))
            return 0;
    }
    return 1;
}

/* Whether c is a variant, and the best candidate none. */
static int detect_is_only_variant(const struct detect_candidate *c,
                                  const struct detect_candidate *best)
{
    return detect_is_variant(uric_log_format_name(c->format)) &&
           !detect_is_variant(uric_log_format_name(best->format));
}

/* Whether the candidate is as good as another, or many lines have another format. */
static int detect_is_doubtful(struct log_detecting *d, const struct detect_candidate *best)
{
    const uint32_t fits = detect_count(best->fits);
    uint32_t i;

    for (i = 0; i < d->n_candidates; i++) {
        const struct detect_candidate *const c = &d->candidate[i];

        if (c == best || c->rest)
            continue;
        if (2 * detect_count(c->fits & ~best->fits) > fits)
            return 1;
        if (detect_count(c->fits) == fits && detect_compare_columns(c, best) == 0 &&
            !detect_is_only_variant(c, best) && !detect_is_same(d, best, c))
            return 1;
    }
    return 0;
}

/* Whether the lines that do not fit the candidate fit no other one.  Then a few lines that fit
 * suffice: the output of a container may start with a server's own messages. */
static int detect_fits_alone(const struct log_detecting *d, const struct detect_candidate *best)
{
    uint64_t others = 0;
    uint32_t i;

    for (i = 0; i < d->n_candidates; i++)
        others |= d->candidate[i].fits;
    return !best->rest && (others & ~best->fits) == 0;
}

/* few: less than half of the lines may fit. */
static const struct detect_candidate *detect_choose(struct log_detecting *d, int few)
{
    const struct detect_candidate *best;

    if (d->n_candidates == 0)
        return NULL;
    best = detect_most_specific(d);
    if (best->fits == 0 || detect_is_doubtful(d, best))
        return NULL;
    if (2 * detect_count(best->fits) < d->n && !(few && detect_fits_alone(d, best)))
        return NULL;
    return best;
}

/* ---- the answer ---- */

static void detect_put_guess(struct uric_log_guess *guess, const struct detect_candidate *c)
{
    guess->format = c->format;
    guess->prefix = c->prefix;
    guess->fits = detect_count(c->fits);
    guess->goes_on = c->goes_on;
}

/* Moves the nearest candidates from the list to the answer.  A format with a rest is near whatever
 * is near the format without one, so it is named only if it is the nearest. */
static void detect_put_nearest(struct log_detecting *d, struct uric_log_detection *to)
{
    while (d->n_candidates > 0 && to->n < URIC_LOG_NEAREST) {
        const struct detect_candidate *const c = detect_nearest(d);
        const uint32_t at = (uint32_t)(c - d->candidate);

        if (!c->rest || to->n == 0) {
            detect_put_guess(&to->nearest[to->n], c);
            to->nearest[to->n++].reach = detect_reach(d, c);
        }
        d->n_candidates--;
        memmove(&d->candidate[at], &d->candidate[at + 1],
                (d->n_candidates - at) * sizeof d->candidate[0]);
    }
}

/* The variants come last: without them, most lines that fit one fit another format, too. */
static const struct detect_candidate *detect_format(struct log_detecting *d)
{
    const struct detect_candidate *best = NULL;
    int variants;

    for (variants = 0; variants < 2 && best == NULL; variants++) {
        detect_try_formats(d, -1, variants);
        best = detect_choose(d, 0);
        if (best == NULL) {
            detect_try_prefixes(d, variants);
            best = detect_choose(d, 0);
        }
    }
    return best != NULL ? best : detect_choose(d, 1);
}

enum uric_status uric_log_detect(const char *s, size_t n, char terminator,
                                 struct uric_log_format *f,
                                 struct uric_log_detection *detection)
{
    struct log_detecting d;
    const struct detect_candidate *best;
    uint32_t i;

    d.f = f;
    d.n = d.n_candidates = 0;
    detect_lines(&d, s, n, terminator);
    memset(detection, 0, sizeof *detection);
    detection->bytes = d.bytes;
    detection->lines = d.n;
    if (d.n == 0)
        return URIC_NONE;
    best = detect_format(&d);
    if (best == NULL) {
        for (i = 0; i < d.n_candidates; i++)
            detect_measure_fit(&d, &d.candidate[i]);
        detect_put_nearest(&d, detection);
        return URIC_UNKNOWN;
    }
    detect_put_guess(&detection->nearest[detection->n++], best);
    return detect_make(f, best) ? URIC_OK : URIC_UNKNOWN;
}
