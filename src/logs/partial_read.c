/* Checks and reads partials. */
#include "command/io/descriptor.h"
#include "logs/crc32c.h"
#include "logs/decimal_sum.h"
#include "logs/partial.h"
#include "logs/run_file.h"
#include "command/memory.h"
#include "command/message.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { READ_AT_ONCE = 256 * 1024 };

struct reading {
    const char *name;
    int fd;
    uint64_t size, at; /* of the file; of the bytes after those in the buffer */
    char *buffer;      /* n bytes from "from" on are unread */
    size_t from, n;
    uint32_t crc; /* of the file before its checksum */
    int failed; /* after a message */
};

static int fail(struct reading *r, const char *why)
{
    if (!r->failed++)
        message_reason(r->name, why);
    return -1;
}

static int fail_by(struct reading *r, int error)
{
    if (!r->failed++)
        message_error(r->name, error);
    return -1;
}

/* ---- bytes ---- */

/* Reads the next bytes before `end` into the buffer, which is empty; 0 if no byte is left. */
static int fill(struct reading *r, uint64_t end)
{
    const uint64_t left = end - r->at;
    ssize_t n;

    if (left == 0)
        return 0;
    do {
        n = pread(r->fd, r->buffer, left < READ_AT_ONCE ? (size_t)left : READ_AT_ONCE,
                  (off_t)r->at);
    } while (n < 0 && errno == EINTR);
    if (n < 0)
        fail_by(r, errno);
    if (n == 0)
        fail(r, "it has changed while it was read");
    if (n <= 0)
        return 0;
    r->from = 0;
    r->n = (size_t)n;
    r->at += r->n;
    return 1;
}

static int get_bytes(struct reading *r, void *to, size_t n)
{
    char *s = to;

    while (n > 0) {
        size_t part;

        if (r->n == 0 && !fill(r, r->size - PARTIAL_TAIL))
            return 0;
        part = n < r->n ? n : r->n;
        memcpy(s, r->buffer + r->from, part);
        r->from += part;
        r->n -= part;
        s += part;
        n -= part;
    }
    return 1;
}

static int get_number(struct reading *r, uint64_t *number)
{
    char bytes[10];
    struct octets_left left = { bytes, 0 };

    do {
        if (left.n == sizeof bytes || !get_bytes(r, bytes + left.n, 1))
            return 0;
    } while (bytes[left.n++] & 0x80);
    return octets_take_number(&left, number);
}

/* Bytes before the tail that are still unread. */
static uint64_t bytes_left(const struct reading *r)
{
    return r->size - PARTIAL_TAIL - r->at + r->n;
}

static uint64_t fixed(const char *s, int n)
{
    uint64_t number = 0;
    int i;

    for (i = 0; i < n; i++)
        number |= (uint64_t)(unsigned char)s[i] << 8 * i;
    return number;
}

/* ---- a whole file ---- */

/* A pipe is read twice by way of a temporary file. */
static int copy(struct reading *r, int from)
{
    ssize_t n;
    int error = 0;

    r->fd = run_file_open();
    while (error == 0 && (n = descriptor_read(from, r->buffer, READ_AT_ONCE)) > 0)
        error = descriptor_write(r->fd, r->buffer, (size_t)n);
    if (error == 0 && n < 0)
        error = errno;
    descriptor_close_input(from);
    return error;
}

static int open_file(struct reading *r)
{
    struct stat file;
    int error = 0;

    r->fd = descriptor_open_input(r->name, 0);
    if (r->fd < 0)
        return fail_by(r, errno);
    if (fstat(r->fd, &file) == 0 && !S_ISREG(file.st_mode))
        error = copy(r, r->fd);
    if (error == 0 && fstat(r->fd, &file) < 0)
        error = errno;
    if (error != 0)
        return fail_by(r, error);
    r->size = (uint64_t)file.st_size;
    return 0;
}

static int check_head(struct reading *r)
{
    char head[PARTIAL_HEAD];
    char why[80];
    uint64_t version;
    const size_t n = r->n < sizeof head ? r->n : sizeof head;

    memcpy(head, r->buffer + r->from, n);
    if (n < PARTIAL_MAGIC_SIZE || memcmp(head, PARTIAL_MAGIC, PARTIAL_MAGIC_SIZE) != 0)
        return fail(r, "not a partial file of uric log");
    version = fixed(head + PARTIAL_MAGIC_SIZE, 4);
    if (n < sizeof head || r->size < PARTIAL_HEAD + PARTIAL_TAIL)
        return fail(r, "truncated");
    if (version >= 1 && version <= PARTIAL_VERSION)
        return 0;
    snprintf(why, sizeof why, "a partial of version %lu; this uric reads versions 1 to %d",
             (unsigned long)version, (int)PARTIAL_VERSION);
    return fail(r, why);
}

static int check_tail(struct reading *r, uint32_t crc)
{
    char tail[PARTIAL_TAIL];
    size_t i;

    for (i = 0; i < sizeof tail; i++) {
        if (r->n == 0 && !fill(r, r->size))
            return -1;
        tail[i] = r->buffer[r->from++];
        r->n--;
    }
    r->crc = crc = crc32c(crc, tail, 8);
    if (crc == fixed(tail + 8, 4) && r->size == fixed(tail, 8))
        return 0;
    return fail(r, r->size == fixed(tail, 8) ? "damaged: its checksum does not match"
                                             : "truncated, or damaged at its end");
}

/* Reads the whole file, and returns to its start. */
static int check(struct reading *r)
{
    uint32_t crc = 0;

    if (r->size == 0)
        return fail(r, "not a partial file of uric log: empty");
    if (!fill(r, r->size) || check_head(r) < 0)
        return -1;
    r->n = 0;
    for (r->at = 0; fill(r, r->size - PARTIAL_TAIL); r->n = 0)
        crc = crc32c(crc, r->buffer, r->n);
    if (r->failed || check_tail(r, crc) < 0)
        return -1;
    r->n = 0;
    r->at = PARTIAL_HEAD;
    return 0;
}

/* ---- contents ---- */

static int wrong(struct reading *r)
{
    return fail(r, "damaged: its contents are inconsistent");
}

static int read_options(struct reading *r, const struct octets *options)
{
    const struct octets_left here = { options->s, options->n };
    struct octets_left there;
    uint64_t n;
    char *text;
    int outcome;

    if (!get_number(r, &n) || n > bytes_left(r))
        return wrong(r);
    text = memory_of((size_t)n);
    there.s = text;
    there.n = (size_t)n;
    outcome = !get_bytes(r, text, (size_t)n) ? wrong(r)
                                             : partial_options_compare(r->name, &there, &here);
    free(text);
    return outcome;
}

static int read_type(struct reading *r, enum arrow_type *type)
{
    char letter;

    if (!get_bytes(r, &letter, 1))
        return 0;
    switch (letter) {
    case 'i': *type = ARROW_INT64; return 1;
    case 'd': *type = ARROW_FLOAT64; return 1;
    case 'u': *type = ARROW_UTF8; return 1;
    case 'b': *type = ARROW_BINARY; return 1;
    default: return 0;
    }
}

/* A value has the type on which all partials agree. */
static int read_types(struct reading *r, struct partial_totals *totals)
{
    uint64_t n;
    enum arrow_type type;
    size_t i;

    if (!get_number(r, &n) || n != totals->n_types)
        return wrong(r);
    for (i = 0; i < totals->n_types; i++) {
        if (!read_type(r, &type))
            return wrong(r);
        if (!totals->has_types)
            totals->types[i] = type;
        else if (totals->types[i] != type)
            totals->types[i] = ARROW_BINARY;
    }
    totals->has_types = 1;
    return 0;
}

/* Reads an entry of n bytes into the room. */
static int read_entry(struct reading *r, struct group_table *table, uint64_t n,
                      const struct entry *last, struct entry_room *room)
{
    struct entry *e;
    uint64_t count;

    if (!get_number(r, &count) || n > bytes_left(r))
        return wrong(r);
    e = entry_place(room, (size_t)n);
    e->count = count;
    e->n = (size_t)n;
    if (!get_bytes(r, e + 1, e->n) || !group_table_take(table, e))
        return wrong(r);
    group_table_end_line(table);
    if (group_table_follows(table, last, e))
        return 0;
    return fail(r, count > 0 ? "damaged: its groups are not in order"
                             : "damaged: a distinct value is not one of the group before it");
}

/* Sets *lines to the number of lines in the groups. */
static int read_entries(struct reading *r, struct group_table *table, uint64_t *lines)
{
    struct entry_room room[2] = { { NULL, 0 }, { NULL, 0 } };
    const struct entry *last = NULL;
    int outcome = 0, turn = 0;
    uint64_t n;

    *lines = 0;
    while (outcome == 0) {
        if (!get_number(r, &n))
            outcome = wrong(r);
        else if (n == 0)
            break;
        else
            outcome = read_entry(r, table, n - 1, last, &room[turn]);
        if (outcome == 0) {
            last = room[turn].entry;
            turn = !turn;
            *lines += last->count;
            if (*lines > DECIMAL_SUM_MOST)
                outcome = wrong(r);
        }
    }
    free(room[0].entry);
    free(room[1].entry);
    return outcome;
}

/* Adds a number of lines. */
static int add(struct reading *r, uint64_t *sum)
{
    uint64_t number;

    if (!get_number(r, &number) || number > DECIMAL_SUM_MOST || *sum > DECIMAL_SUM_MOST - number)
        return 0;
    *sum += number;
    return 1;
}

/* lines: the number of lines in groups. */
static int read_totals(struct reading *r, struct partial_totals *totals, size_t n_measures,
                       uint64_t lines)
{
    const uint64_t lines_before = totals->lines, broken_before = totals->broken;
    char fingerprint[8];
    size_t i;
    int right = add(r, &totals->lines) && add(r, &totals->broken) &&
                totals->lines - lines_before >= lines + (totals->broken - broken_before) &&
                get_bytes(r, fingerprint, sizeof fingerprint);

    if (right)
        totals->fingerprint += fixed(fingerprint, sizeof fingerprint);
    for (i = 0; i < n_measures && right; i++)
        right = add(r, &totals->left_out[i].undefined) &&
                add(r, &totals->left_out[i].no_numbers) && add(r, &totals->left_out[i].beyond);
    return right && bytes_left(r) == 0 ? 0 : wrong(r);
}

int partial_read(const char *name, const struct octets *options, struct group_table *table,
                 struct partial_totals *totals, struct partial_identity *identity)
{
    const uint64_t fingerprint = totals->fingerprint;
    uint64_t lines;
    struct reading r;
    int outcome;

    memset(&r, 0, sizeof r);
    r.name = name;
    r.buffer = memory_of(READ_AT_ONCE);
    outcome = open_file(&r);
    if (outcome == 0)
        outcome = check(&r);
    if (outcome == 0)
        outcome = read_options(&r, options);
    if (outcome == 0)
        outcome = read_types(&r, totals);
    if (outcome == 0)
        outcome = read_entries(&r, table, &lines);
    if (outcome == 0)
        outcome = read_totals(&r, totals, table->aggregates->n_measures, lines);
    identity->fingerprint = totals->fingerprint - fingerprint;
    identity->size = r.size;
    identity->crc = r.crc;
    if (r.fd >= 0)
        descriptor_close_input(r.fd);
    free(r.buffer);
    return outcome;
}

/* ---- the same file twice ---- */

static int compare_contents(const struct partial_identity *a, const struct partial_identity *b)
{
    if (a->crc != b->crc)
        return a->crc < b->crc ? -1 : 1;
    if (a->size != b->size)
        return a->size < b->size ? -1 : 1;
    if (a->fingerprint != b->fingerprint)
        return a->fingerprint < b->fingerprint ? -1 : 1;
    return 0;
}

static int compare_identities(const void *a, const void *b)
{
    const struct partial_identity *const x = a, *const y = b;
    const int order = compare_contents(x, y);

    return order != 0 ? order : (x->file > y->file) - (x->file < y->file);
}

int partial_refuse_same(char *const *names, struct partial_identity *identity, size_t n)
{
    const struct partial_identity *first = NULL;
    size_t i;

    qsort(identity, n, sizeof *identity, compare_identities);
    for (i = 1; i < n; i++) {
        if (identity[i].fingerprint > 0 && compare_contents(&identity[i - 1], &identity[i]) == 0 &&
            (first == NULL || identity[i].file < first[1].file))
            first = &identity[i - 1];
    }
    if (first)
        message_names(names[first[1].file], "the same as", names[first[0].file]);
    return first ? -1 : 0;
}
