#include "block.h"

#include "guard.h"

#include <stdio.h>
#include <string.h>

enum { ROWS = 64, ROOM = 1 << 16, ENTRIES = 3, FORMS = 8 };
/* what a form may write behind the last row, and what none may */
enum { SPARE = 7, BARRED = 9, UNTOUCHED = 0xa5 };

static struct gathered {
    char text[ROOM];
    uint32_t begin[ROWS], end[ROWS];
    int status[ROWS];
    struct uric u[ROWS];
    unsigned count, flushes;
    size_t length;
} gathered[ENTRIES];

static struct {
    uint32_t begin[URIC_PARTS][ROWS + SPARE + BARRED];
    uint32_t end[URIC_PARTS][ROWS + SPARE + BARRED];
    uint8_t host_kind[ROWS + SPARE + BARRED], path_kind[ROWS + SPARE + BARRED];
} rows;

/* Of each form, how many rows it was asked for and how many it answered. */
static unsigned long asked[FORMS], answered[FORMS];

static const struct uric_form *form_number(int i)
{
    static const struct uric_form *forms[FORMS];
    static int n_forms;

    /* To ask the processor each time would be slower than all the rest. */
    while (n_forms == 0 || forms[n_forms - 1] != NULL)
        forms[n_forms] = uric_form_number(n_forms), n_forms++;
    return forms[i];
}

static void direct(struct uric_block *b)
{
    int part;

    memset(&rows, UNTOUCHED, sizeof rows);
    memset(b, 0, sizeof *b);
    for (part = 0; part < URIC_PARTS; part++) {
        b->begin[part] = rows.begin[part];
        b->end[part] = rows.end[part];
    }
    b->host_kind = rows.host_kind;
    b->path_kind = rows.path_kind;
}

static int row_agrees(const struct gathered *g, const struct uric_block *b, unsigned i)
{
    const struct uric *u = &g->u[i];
    int part;

    if (g->status[i] != URIC_OK || rows.host_kind[i] != u->host_kind ||
        rows.path_kind[i] != u->path_kind)
        return 0;
    for (part = 0; part < URIC_PARTS; part++) {
        if ((b->defined[part] >> i & 1) != (uint64_t)(u->defined >> part & 1) ||
            rows.begin[part][i] != g->begin[i] + u->part[part].begin ||
            rows.end[part][i] != g->begin[i] + u->part[part].end)
            return 0;
    }
    return 1;
}

/* Whether each row from `from` on is as it was. */
static int rows_are_untouched(unsigned from)
{
    const uint32_t untouched = UNTOUCHED * 0x01010101u;
    int part;

    for (; from < ROWS + SPARE + BARRED; from++) {
        if (rows.host_kind[from] != UNTOUCHED || rows.path_kind[from] != UNTOUCHED)
            return 0;
        for (part = 0; part < URIC_PARTS; part++) {
            if (rows.begin[part][from] != untouched ||
                rows.end[part][from] != untouched)
                return 0;
        }
    }
    return 1;
}

static void show(const struct uric_form *form, int entry, const char *what,
                 const char *s, size_t n)
{
    size_t i;

    printf("# %s of %s, entry %d: \"", what, form->isa, entry);
    for (i = 0; i < n; i++)
        printf(s[i] > 0x20 && s[i] < 0x7f ? "%c" : "\\x%02x", (unsigned char)s[i]);
    printf("\"\n");
}

static uint64_t first_bits(unsigned count)
{
    return count < 64 ? ((uint64_t)1 << count) - 1 : ~(uint64_t)0;
}

/* The rows that the form answers, each as it should be, go to *valid. */
static int rows_agree(const struct uric_form *form, int entry,
                      const struct gathered *g, uint64_t *valid)
{
    const char *s = (g->flushes % 2 ? guard_begin : guard_end)(g->text, g->length);
    struct uric_block b;
    unsigned i;

    direct(&b);
    form->block(entry, (const unsigned char *)s, g->begin, g->end, g->count, &b);
    *valid = b.valid & first_bits(g->count);
    for (i = 0; i < g->count; i++) {
        if (b.valid >> i & 1 && !row_agrees(g, &b, i)) {
            show(form, entry, "a row", g->text + g->begin[i], g->end[i] - g->begin[i]);
            return 0;
        }
    }
    if (rows_are_untouched(g->count + SPARE))
        return 1;
    show(form, entry, "too many rows", "", 0);
    return 0;
}

static int flush(int entry)
{
    struct gathered *g = &gathered[entry];
    int i, agree = 1;
    uint64_t valid;

    for (i = 0; form_number(i) != NULL; i++) {
        if (form_number(i)->block == NULL)
            continue;
        agree &= rows_agree(form_number(i), entry, g, &valid);
        asked[i] += g->count;
        for (; valid != 0; valid &= valid - 1)
            answered[i]++;
    }
    g->count = 0;
    g->length = 0;
    g->flushes++;
    return agree;
}

static void gather(struct gathered *g, const char *s, size_t n, int status,
                   const struct uric *u)
{
    memcpy(g->text + g->length, s, n);
    g->begin[g->count] = (uint32_t)g->length;
    g->length += n;
    g->end[g->count] = (uint32_t)g->length;
    g->status[g->count] = status;
    g->u[g->count++] = *u;
}

int block_add(int entry, const char *s, size_t n, int status, const struct uric *u)
{
    struct gathered *g = &gathered[entry];
    int agree = 1;

    if (g->length + n > ROOM)
        agree = flush(entry);
    gather(g, s, n, status, u);
    return g->count == ROWS ? flush(entry) & agree : agree;
}

int block_flush(void)
{
    int entry, i, agree = 1;

    for (entry = 0; entry < ENTRIES; entry++)
        agree &= flush(entry);
    for (i = 0; form_number(i) != NULL; i++) {
        if (form_number(i)->block != NULL)
            printf("# %s answered %lu of %lu rows\n", form_number(i)->isa,
                   answered[i], asked[i]);
    }
    return agree;
}

#define TEN "abcdefghij"
#define FIFTY TEN TEN TEN TEN TEN

/* What no form may leave to others if it can look at several at once.  What is no
 * reference of some entry is to be left in any case. */
static const char *const plain[] = {
    "http://h.x/p?q#f",
    "a:b",
    "/p",
    "//u@h:80/",
    "",
    "p",
    "?q",
    "#f",
    "a:",
    "/",
    "//",
    "/p?q",
    "A+1-.b:/c/d",
    "http://u:p@host:/?#",
    "/a:b@c?d:e@f/g?h#i:j@k/l?m",
    "/" FIFTY TEN "kl",                   /* 63 bytes */
    "/" FIFTY TEN "klm",                  /* 64 */
    "/" FIFTY TEN "klmn",                 /* 65 */
    "/" FIFTY TEN "kl?",                  /* a "?" that is the 64th byte */
    "/" FIFTY TEN "klm?",                 /* and the 65th */
    "http://h.x/" FIFTY "lmn",            /* 64 */
    "http://h.x/" FIFTY "lmno",           /* 65 */
    "http://u@h.x:80/" FIFTY FIFTY "?q#f",
    "http://h.x/?" FIFTY FIFTY "#" FIFTY,
    "http://h.x/p?q#" FIFTY FIFTY FIFTY,
    "//h.x/" FIFTY FIFTY FIFTY FIFTY FIFTY "?" FIFTY,
    "/" FIFTY FIFTY FIFTY "?" FIFTY FIFTY,
};

/* So many of them, in turn from `from` on, and what form->parse says. */
static void gather_plain(const struct uric_form *form, int entry, unsigned from,
                         unsigned count, struct gathered *g)
{
    struct uric u;

    g->length = 0;
    for (g->count = 0; g->count < count; from++) {
        const char *s = plain[from % (sizeof plain / sizeof *plain)];
        const size_t n = strlen(s);
        const int status = form->parse(entry, (const unsigned char *)s, n, &u);

        gather(g, s, n, status, &u);
    }
}

static int plain_are_answered(const struct uric_form *form, int entry,
                              const struct gathered *g)
{
    uint64_t valid;
    unsigned i;

    if (!rows_agree(form, entry, g, &valid))
        return 0;
    for (i = 0; i < g->count; i++) {
        if ((valid >> i & 1) != (uint64_t)(g->status[i] == URIC_OK)) {
            show(form, entry, "left to others, a row", g->text + g->begin[i],
                 g->end[i] - g->begin[i]);
            return 0;
        }
    }
    return 1;
}

int block_is_answered(const struct uric_form *form)
{
    static struct gathered g;
    const int has_lanes = strncmp(form->isa, "avx", 3) == 0;
    unsigned count;
    int entry;

    if (form->block == NULL || !has_lanes) {
        printf("# %s has %s block\n", form->isa, form->block ? "a" : "no");
        return (form->block != NULL) == has_lanes;
    }
    for (entry = 0; entry < ENTRIES; entry++) {
        for (count = 1; count <= ROWS; count++) {
            g.flushes = count;
            gather_plain(form, entry, count * 7, count, &g);
            if (!plain_are_answered(form, entry, &g))
                return 0;
        }
    }
    return 1;
}
