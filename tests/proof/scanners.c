/* Compares each scanner with the expected answers. */
#include "proof/scanners.h"
#include "differential/prose.h"
#include "parse/walk.h"

#include <string.h>

static int wrong[SCANNERS];
static unsigned long strings;

/* Whether two results have the same parts. */
int scanners_same(int status, const struct uric *u, const struct answer *a)
{
    return status == a->status && memcmp(u->part, a->u.part, sizeof u->part) == 0 &&
           u->error_offset == a->u.error_offset && u->defined == a->u.defined &&
           u->host_kind == a->u.host_kind && u->path_kind == a->u.path_kind;
}

static int finished(const struct uric_stream *stream, const struct answer *a)
{
    struct uric64 u;
    struct uric narrow;
    int part, status = uric_stream_end(stream, &u);

    memset(&narrow, 0, sizeof narrow);
    for (part = 0; part < URIC_PARTS; part++) {
        narrow.part[part].begin = (uint32_t)u.part[part].begin;
        narrow.part[part].end = (uint32_t)u.part[part].end;
    }
    narrow.error_offset = (uint32_t)u.error_offset;
    narrow.defined = u.defined;
    narrow.host_kind = u.host_kind;
    narrow.path_kind = u.path_kind;
    return scanners_same(status, &narrow, a);
}

static int holds_pieces(const struct model *m, const char *s, size_t n, size_t cut,
                        const struct answer *a)
{
    struct uric_stream stream;

    uric_stream_init(&stream, m->rule);
    if (uric_stream_feed(&stream, s, cut) == cut)
        uric_stream_feed(&stream, s + cut, n - cut);
    return finished(&stream, a);
}

static int holds_bytes(const struct model *m, const char *s, size_t n, size_t cut,
                       const struct answer *a)
{
    struct uric_stream stream;
    size_t i;

    (void)cut;
    uric_stream_init(&stream, m->rule);
    for (i = 0; i < n && uric_stream_feed(&stream, s + i, 1) == 1; i++)
        ;
    return finished(&stream, a);
}

static int holds_prefix(const struct model *m, const char *s, size_t n, size_t cut,
                        const struct answer *a)
{
    struct uric u;
    struct answer prefix;
    uint32_t length, stopped;
    const int status = uric_prefix(m->rule, s, n, &u, &length, &stopped);

    (void)cut;
    if (stopped != a->stopped)
        return 0;
    if (a->prefix < 0)
        return status == (stopped < n ? URIC_INVALID : URIC_INCOMPLETE) && length == 0;
    prefix.status = URIC_OK;
    prose_parts(m->rule, s, (size_t)a->prefix, &prefix.u);
    return length == (uint32_t)a->prefix && scanners_same(status, &u, &prefix);
}

static int holds_once(const struct model *m, const char *s, size_t n, size_t cut,
                      const struct answer *a)
{
    struct uric u;
    const int status = uric_parse_as(m->rule, s, n, NULL, &u);

    (void)cut;
    return scanners_same(status, &u, a);
}

/* One instruction set's kernel, called with *u not all zero. */
static int kernels_hold(const struct uric_kernels *kernels, const struct model *m,
                        const char *s, size_t n, const struct answer *a)
{
    const struct uric_kernels *const best = uric_best_kernels();
    struct uric u;
    int status;

    /* runs beyond the first masks are passed by the kernel in use */
    uric_kernels_use(kernels);
    memset(&u, 0xa5, sizeof u);
    status = uric_parse_by(kernels, m->rule, (const unsigned char *)s, n, &u);
    if (scanners_same(status, &u, a)) {
        /* hot rules are in the table, too */
        memset(&u, 0xa5, sizeof u);
        status = kernels->rule(uric_start_of(m->rule), (const unsigned char *)s, n, NULL, &u);
    }
    uric_kernels_use(best);
    return scanners_same(status, &u, a);
}

static int every_kernel_holds(const struct model *m, const char *s, size_t n, size_t cut,
                              const struct answer *a)
{
    /* ask once for this processor's kernels: it may be slow */
    static const struct uric_kernels *all[8];
    static int n_kernels;
    int i;

    (void)cut;
    while (all[0] == NULL || all[n_kernels] != NULL) {
        all[n_kernels] = uric_kernels_number(n_kernels);
        n_kernels += all[n_kernels] != NULL;
    }
    for (i = 0; i < n_kernels; i++) {
        if (!kernels_hold(all[i], m, s, n, a))
            return 0;
    }
    return 1;
}

struct scanner {
    const char *name;
    int (*holds)(const struct model *m, const char *s, size_t n, size_t cut,
                 const struct answer *a);
};

static const struct scanner scanners[SCANNERS] = {
    { "resumable, cut before the byte", holds_pieces },
    { "resumable, byte by byte", holds_bytes },
    { "prefix", holds_prefix },
    { "one-shot", holds_once },
    { "one-shot, every instruction set", every_kernel_holds }
};

void scanners_hold(const struct model *m, const char *s, size_t n, size_t cut,
                   const struct answer *a)
{
    size_t i;

    strings++;
    for (i = 0; i < SCANNERS; i++) {
        if (!scanners[i].holds(m, s, n, cut, a) && wrong[i]++ < 3) {
            printf("# %s, %s\n", m->name, scanners[i].name);
            show_string(s, n);
        }
    }
}

void scanners_put(const struct model *m, const char *s, size_t n, size_t cut)
{
    struct answer a;

    model_answer(m, s, n, &a);
    scanners_hold(m, s, n, cut, &a);
}

int scanners_report(const struct model *m, const char *what, int *number)
{
    int good = 1;
    size_t i;

    for (i = 0; i < SCANNERS; i++) {
        printf("%s %d - %s, %s: ", wrong[i] ? "not ok" : "ok", ++*number, m->name,
               scanners[i].name);
        if (m->n_machine > 0)
            printf("%d states, ", m->n_machine - 1);
        printf("%s, %lu strings\n", what, strings);
        good &= wrong[i] == 0;
        wrong[i] = 0;
    }
    strings = 0;
    fflush(stdout);
    return good;
}
