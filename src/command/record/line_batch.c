/* Parses lines in batches, and copies those that are their own answers. */
#include "command/record/line_batch.h"

#include "uric.h"

/* Takes the next records. */
static void take(struct line_batch *b, struct records *records)
{
    struct uric_columns columns = { .room = LINE_BATCH_ROWS, .valid = b->same,
                                    .record_begin = b->begin, .record_end = b->end };

    columns.begin[URIC_PATH] = b->path;
    uric_parse_lines(URIC_RULE_URI_REFERENCE, records->at,
                     (size_t)(records->end - records->at),
                     records->terminator == '\n' ? URIC_LINES_CR : URIC_LINES_NUL, &columns);
    b->s = records->at;
    b->n = columns.taken;
    b->rows = columns.rows;
    records->at += columns.taken;
}

/* Writes the records from `row` on that are their own answers, and returns the row after them.
 * Records that LF alone ends are copied at once. */
static size_t copy(const struct line_batch *b, size_t row, struct sink *out)
{
    const uint32_t begin = b->begin[row];
    uint32_t end;

    for (;;) {
        end = b->end[row++];
        if (end == b->n || b->s[end] != '\n' || row == b->rows || !line_batch_is_same(b, row))
            break;
    }
    if (end < b->n && b->s[end] == '\n') {
        sink_write(out, b->s + begin, end - begin + (size_t)1);
    } else {
        sink_write(out, b->s + begin, end - begin);
        sink_byte(out, '\n');
    }
    return row;
}

static int answer_batch(const struct line_batch *b, struct records *records, uint64_t number,
                        line_batch_answer *answer, const void *context, struct sink *out)
{
    size_t row = 0;
    int status = 0;

    while (row < b->rows && !records->stops) {
        const struct record record = { .s = b->s + b->begin[row],
                                       .n = b->end[row] - b->begin[row],
                                       .number = number + row + 1 };

        if (line_batch_is_same(b, row)) {
            row = copy(b, row, out);
        } else {
            const int one = answer(context, records, &record, out);

            if (one > status)
                status = one;
            row++;
        }
    }
    return status;
}

int line_batch_run(const struct options *o, struct records *records, line_batch_mark *mark,
                   line_batch_answer *answer, const void *context, struct sink *out)
{
    struct line_batch batch;
    int status = 0;

    while (records->at < records->end && !records->stops) {
        int one;

        take(&batch, records);
        mark(o, &batch);
        one = answer_batch(&batch, records, records->number, answer, context, out);
        records->number += batch.rows;
        if (one > status)
            status = one;
    }
    return status;
}
