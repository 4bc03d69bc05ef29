/* Writes the messages of malformed lines.  Finding out what was expected takes a thousand times as
 * long as reading a line, so it is done for the first lines only. */
#include "logs/log_faults.h"

#include "logs/log_layout.h"
#include "logs/unwrap.h"
#include "command/memory.h"
#include "command/message.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The faults of a file. */
struct log_tally {
    const char *file; /* names are told apart by their place on the command line */
    char format[64];
    uint64_t n[FAULT_KINDS];
};

/* Usually the last file of the list. */
static struct log_tally *tally_of(struct log_faults *f, const char *file)
{
    struct log_tally *t;
    size_t i;

    for (i = f->n; i > 0; i--) {
        if (f->list[i - 1].file == file)
            return &f->list[i - 1];
    }
    f->list = memory_grown(f->list, (f->n + 1) * sizeof *f->list);
    t = &f->list[f->n++];
    memset(t, 0, sizeof *t);
    t->file = file;
    return t;
}

static void tell_mismatch(const char *file, const struct log_layout *layout,
                          const struct fault *fault)
{
    const struct inner_line *const inner = fault->record.inner;
    struct uric_log_format format =
        inner && inner->is_wrong ? layout->wrapper->format : layout->format;
    struct record record = fault->record;
    char reason[96], expected[512];
    struct uric_log_row row;
    enum uric_status status;
    size_t offset;
    int goes_on;

    if (fault->directive)
        uric_log_directive(&format, fault->directive, fault->n_directive);
    if (uric_log_read(&format, record.s, record.n, &row) == URIC_OK)
        row.error_offset = (uint32_t)record.n; /* JSON whose member is null */
    status = row.error_offset < record.n ? URIC_INVALID : URIC_INCOMPLETE;
    snprintf(reason, sizeof reason, "does not match format %s", layout->name);
    goes_on = log_expected(&format, &record, row.error_offset, expected, sizeof expected);
    offset = row.error_offset;
    if (inner) {
        const struct inner_part *const part =
            unwrap_place(layout->wrapper, inner, row.error_offset, &offset);

        record.number = part->number;
        if (layout->wrapper->is_made) {
            offset = row.error_offset;
        } else {
            record.s = part->s;
            record.n = part->n;
        }
    }
    message_scheme(file, &record, NULL, reason, status, offset,
                   goes_on ? NULL : expected);
}

static int is_before(const struct fault *a, const struct fault *b)
{
    return a->record.number < b->record.number;
}

/* Lines are counted from the start of the part that is read: FILE@BYTE says where it is.  The
 * caller frees the name. */
static char *name_of(const struct records *records)
{
    enum { DIGITS = 24 };
    const size_t size = strlen(records->file) + DIGITS;
    char *const name = memory_of(size);

    if (records->from == 0)
        strcpy(name, records->file);
    else
        snprintf(name, size, "%s@%" PRIu64, records->file, records->from);
    return name;
}

/* Both kinds, in the order of the lines. */
void log_faults_tell(void *context, const struct records *records,
                     const struct faults *faults)
{
    struct log_faults *const f = context;
    const struct log_layout *const layout = records->layout;
    size_t left[FAULT_KINDS], next[FAULT_KINDS] = { 0 };
    struct log_tally *t;
    char *name;
    int kind;

    if (faults->n[FAULT_MISMATCH] + faults->n[FAULT_TOO_LONG] == 0)
        return;
    t = tally_of(f, records->file);
    for (kind = 0; kind < FAULT_KINDS; kind++) {
        const uint64_t quota = t->n[kind] < FAULTS_TOLD ? FAULTS_TOLD - t->n[kind] : 0;

        left[kind] = (size_t)(faults->n[kind] < quota ? faults->n[kind] : quota);
        t->n[kind] += faults->n[kind];
    }
    if (layout)
        memcpy(t->format, layout->name, sizeof t->format);
    else
        left[FAULT_MISMATCH] = 0; /* no layout yet: only lines that are too long come before it */
    name = name_of(records);
    while (left[FAULT_MISMATCH] + left[FAULT_TOO_LONG] > 0) {
        const struct fault *const mismatch = &faults->first[FAULT_MISMATCH][next[FAULT_MISMATCH]];
        const struct fault *const too_long = &faults->first[FAULT_TOO_LONG][next[FAULT_TOO_LONG]];

        kind = left[FAULT_MISMATCH] == 0 ||
                       (left[FAULT_TOO_LONG] > 0 && is_before(too_long, mismatch))
                   ? FAULT_TOO_LONG
                   : FAULT_MISMATCH;
        if (kind == FAULT_MISMATCH)
            tell_mismatch(name, layout, mismatch);
        else
            message_too_long(name, &too_long->record, f->options->longest);
        left[kind]--;
        next[kind]++;
    }
    free(name);
}

static void sum_up(const struct log_tally *t, const struct options *o)
{
    const uint64_t *const n = t->n;
    char text[160];

    if (n[FAULT_MISMATCH] > FAULTS_TOLD) {
        const uint64_t more = n[FAULT_MISMATCH] - FAULTS_TOLD;

        snprintf(text, sizeof text, "%" PRIu64 " more line%s not match format %s", more,
                 more == 1 ? " does" : "s do", t->format);
        message_reason(t->file, text);
    }
    if (n[FAULT_TOO_LONG] > FAULTS_TOLD) {
        const uint64_t more = n[FAULT_TOO_LONG] - FAULTS_TOLD;

        snprintf(text, sizeof text, "%" PRIu64 " more line%s longer than %zu bytes", more,
                 more == 1 ? " is" : "s are", o->longest);
        message_reason(t->file, text);
    }
}

void log_faults_sum_up(const struct log_faults *f)
{
    size_t i;

    for (i = 0; i < f->n; i++)
        sum_up(&f->list[i], f->options);
}

void log_faults_free(struct log_faults *f)
{
    free(f->list);
}
