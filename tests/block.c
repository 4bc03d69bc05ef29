#include "block.h"

#include "guard.h"

#include <stdio.h>
#include <string.h>

enum { ROWS = 64, ROOM = 1 << 16, ENTRIES = 3, SPARE = 7 };

static struct gathered {
    char text[ROOM];
    uint32_t begin[ROWS], end[ROWS];
    int status[ROWS];
    struct uric u[ROWS];
    unsigned count;
    size_t length;
} gathered[ENTRIES];

static struct {
    uint32_t begin[URIC_PARTS][ROWS + SPARE], end[URIC_PARTS][ROWS + SPARE];
    uint8_t host_kind[ROWS + SPARE], path_kind[ROWS + SPARE];
} rows;

static void direct(struct uric_block *b)
{
    int part;

    memset(&rows, 0xa5, sizeof rows);
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

static void show(const struct uric_form *form, int entry, const char *s, size_t n)
{
    size_t i;

    printf("# rows of %s, entry %d: \"", form->isa, entry);
    for (i = 0; i < n; i++)
        printf(s[i] > 0x20 && s[i] < 0x7f ? "%c" : "\\x%02x", (unsigned char)s[i]);
    printf("\"\n");
}

static int form_agrees(const struct uric_form *form, int entry,
                       const struct gathered *g)
{
    const char *s = guard_end(g->text, g->length);
    struct uric_block b;
    unsigned i;

    direct(&b);
    form->block(entry, (const unsigned char *)s, g->begin, g->end, g->count, &b);
    for (i = 0; i < g->count; i++) {
        if (b.valid >> i & 1 && !row_agrees(g, &b, i)) {
            show(form, entry, g->text + g->begin[i], g->end[i] - g->begin[i]);
            return 0;
        }
    }
    return 1;
}

static int flush(int entry)
{
    static const struct uric_form *forms[8];
    static int n_forms;
    struct gathered *g = &gathered[entry];
    int i, agree = 1;

    if (n_forms == 0) {
        while ((forms[n_forms] = uric_form_number(n_forms)) != NULL)
            n_forms++;
    }
    for (i = 0; i < n_forms; i++)
        agree &= form_agrees(forms[i], entry, g);
    g->count = 0;
    g->length = 0;
    return agree;
}

int block_add(int entry, const char *s, size_t n, int status, const struct uric *u)
{
    struct gathered *g = &gathered[entry];
    int agree = 1;

    if (g->length + n > ROOM)
        agree = flush(entry);
    memcpy(g->text + g->length, s, n);
    g->begin[g->count] = (uint32_t)g->length;
    g->length += n;
    g->end[g->count] = (uint32_t)g->length;
    g->status[g->count] = status;
    g->u[g->count++] = *u;
    return g->count == ROWS ? flush(entry) & agree : agree;
}

int block_flush(void)
{
    int entry, agree = 1;

    for (entry = 0; entry < ENTRIES; entry++)
        agree &= flush(entry);
    return agree;
}
