/* Writes partials. */
#include "logs/crc32c.h"
#include "logs/partial.h"
#include "logs/written_files.h"
#include "command/message.h"

#include <string.h>

enum { WRITTEN_AT_ONCE = 256 * 1024 };

struct writing {
    struct replaced_file file;
    struct octets bytes; /* not yet written */
    uint64_t size;       /* of the bytes that are */
    uint32_t crc;        /* of the same bytes */
    int error;           /* errno, or 0 */
};

static void flush(struct writing *w)
{
    w->crc = crc32c(w->crc, w->bytes.s, w->bytes.n);
    w->size += w->bytes.n;
    if (w->error == 0)
        w->error = replaced_file_write(&w->file, w->bytes.s, w->bytes.n);
    w->bytes.n = 0;
}

static int put_entry(void *writing, const struct entry *e)
{
    struct writing *const w = writing;

    octets_put_number(&w->bytes, e->n + 1);
    octets_put_number(&w->bytes, e->count);
    octets_put(&w->bytes, entry_key(e), e->n);
    if (w->bytes.n >= WRITTEN_AT_ONCE)
        flush(w);
    return w->error != 0;
}

/* The lowest byte first. */
static void put_fixed(struct octets *o, uint64_t number, int n)
{
    int i;

    for (i = 0; i < n; i++)
        *octets_room(o, 1) = (char)(number >> 8 * i & 0xff);
}

char partial_type_letter(enum arrow_type type)
{
    switch (type) {
    case ARROW_INT64: return 'i';
    case ARROW_FLOAT64: return 'd';
    case ARROW_UTF8: return 'u';
    default: return 'b';
    }
}

static void put_head(struct writing *w, const struct octets *options,
                     const struct partial_totals *totals)
{
    size_t i;

    octets_put(&w->bytes, PARTIAL_MAGIC, PARTIAL_MAGIC_SIZE);
    put_fixed(&w->bytes, PARTIAL_VERSION, 4);
    octets_put_number(&w->bytes, options->n);
    octets_put(&w->bytes, options->s, options->n);
    octets_put_number(&w->bytes, totals->n_types);
    for (i = 0; i < totals->n_types; i++)
        *octets_room(&w->bytes, 1) = partial_type_letter(totals->types[i]);
}

static void put_totals(struct writing *w, const struct partial_totals *totals, size_t n_measures)
{
    size_t i;

    octets_put_number(&w->bytes, 0);
    octets_put_number(&w->bytes, totals->lines);
    octets_put_number(&w->bytes, totals->broken);
    put_fixed(&w->bytes, totals->fingerprint, 8);
    for (i = 0; i < n_measures; i++) {
        octets_put_number(&w->bytes, totals->left_out[i].undefined);
        octets_put_number(&w->bytes, totals->left_out[i].no_numbers);
        octets_put_number(&w->bytes, totals->left_out[i].beyond);
    }
}

/* The size of the whole file, and the checksum of all bytes before it. */
static void put_tail(struct writing *w)
{
    flush(w);
    put_fixed(&w->bytes, w->size + PARTIAL_TAIL, 8);
    put_fixed(&w->bytes, crc32c(w->crc, w->bytes.s, w->bytes.n), 4);
    flush(w);
}

int partial_write(const char *name, const struct octets *options, struct group_table *tables,
                  size_t n, const struct partial_totals *totals)
{
    struct writing w;

    memset(&w, 0, sizeof w);
    w.error = replaced_file_begin(&w.file, name);
    if (w.error == 0) {
        put_head(&w, options, totals);
        group_table_merge(tables, n, put_entry, &w);
        put_totals(&w, totals, tables[0].aggregates->n_measures);
        put_tail(&w);
    }
    if (w.error == 0)
        w.error = replaced_file_end(&w.file);
    octets_free(&w.bytes);
    if (w.error == 0)
        return 0;
    message_error(name, w.error);
    replaced_file_drop(&w.file);
    return -1;
}
