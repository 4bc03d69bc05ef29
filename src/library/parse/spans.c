/* Parses many strings that the caller has found: by spans of one buffer, or each in memory of its
 * own. */
#include "parse/rows.h"

enum uric_status uric_parse_spans(enum uric_rule rule, const char *s, const uint32_t *begin,
                                  const uint32_t *end, size_t count,
                                  struct uric_columns *c)
{
    const unsigned char *const text = (const unsigned char *)(s != NULL ? s : "");
    struct uric_rows rows;
    unsigned next, i;

    if (uric_rows_begin(&rows, rule, c) != URIC_OK)
        return URIC_NO_RULE;
    while ((next = uric_rows_next(&rows, count - c->rows)) > 0) {
        memcpy(rows.record_begin, begin + c->rows, next * sizeof *begin);
        memcpy(rows.record_end, end + c->rows, next * sizeof *end);
        for (i = 0; i < next; i++)
            rows.text[i] = text + rows.record_begin[i];
        uric_rows_add(&rows, next);
    }
    c->taken = c->rows;
    return URIC_OK;
}

/* Sets row i to the n bytes at s, or to the result for an undefined string or a longer one. */
static void set_view(struct uric_rows *rows, unsigned i, const char *s, size_t n)
{
    rows->text[i] = (const unsigned char *)s;
    rows->record_begin[i] = 0;
    rows->record_end[i] = s == NULL ? 0 : n < URIC_MAX_LENGTH ? (uint32_t)n : URIC_MAX_LENGTH;
    if (s != NULL && n <= URIC_MAX_LENGTH)
        return;
    rows->text[i] = NULL;
    memset(&rows->parsed[i], 0, sizeof rows->parsed[i]);
    rows->parsed[i].error_offset = rows->record_end[i];
}

enum uric_status uric_parse_views(enum uric_rule rule, const struct uric_bytes *rows, size_t count,
                                  struct uric_columns *c)
{
    struct uric_rows parsed;
    unsigned next, i;

    if (uric_rows_begin(&parsed, rule, c) != URIC_OK)
        return URIC_NO_RULE;
    while ((next = uric_rows_next(&parsed, count - c->rows)) > 0) {
        for (i = 0; i < next; i++)
            set_view(&parsed, i, rows[c->rows + i].s, rows[c->rows + i].n);
        uric_rows_add(&parsed, next);
    }
    c->taken = c->rows;
    return URIC_OK;
}
