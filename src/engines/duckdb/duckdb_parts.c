/* Functions that answer a part of a reference: many rows are parsed at once, in columns. */
#include "duckdb_uric.h"

/* The rows that are parsed at once: what they need is on the stack. */
enum { ROWS = 256 };

struct parsed {
    struct uric_bytes text[ROWS];
    uint32_t begin[ROWS], end[ROWS];
    uint8_t defined[ROWS / 8];
};

/* Parses rows first to first + n; a NULL is an undefined string. */
static void parse(struct parsed *p, const struct arguments *from, idx_t first, size_t n,
                  enum uric_part part)
{
    const duckdb_string_t *const texts = (const duckdb_string_t *)from->data[0] + first;
    struct uric_columns c;
    struct sql_value text;
    size_t i;

    for (i = 0; i < n; i++) {
        text = text_of(&texts[i]);
        p->text[i].s = is_valid(from->validity[0], first + i) ? text.s : NULL;
        p->text[i].n = text.n;
    }
    memset(&c, 0, sizeof c);
    c.room = n;
    c.begin[part] = p->begin;
    c.end[part] = p->end;
    c.defined[part] = p->defined;
    uric_parse_views(URIC_RULE_URI_REFERENCE, p->text, n, &c);
}

static bool answer_spans(struct answering *a, struct column *to)
{
    const enum uric_part part = (enum uric_part)a->overload->function->part;
    struct parsed p;
    idx_t first;
    size_t i, n;

    if (!column_begin(to, a->to, SQL_TEXT))
        return answering_failed(a, SQL_NO_MEMORY);
    for (first = 0; first < a->from.rows; first += n) {
        n = a->from.rows - first < ROWS ? (size_t)(a->from.rows - first) : ROWS;
        parse(&p, &a->from, first, n, part);
        for (i = 0; i < n; i++) {
            if (p.defined[i / 8] >> (i % 8) & 1)
                column_text(to, first + i, p.text[i].s + p.begin[i], p.end[i] - p.begin[i]);
            else
                column_null(to, first + i);
        }
    }
    column_end(to);
    return true;
}

void answer_parts(duckdb_function_info info, duckdb_data_chunk input, duckdb_vector output)
{
    ON_EXIT(answering_end) struct answering a;
    ON_EXIT(column_free) struct column to = { .block = NULL };

    if (answering_begin(&a, info, input, output))
        answer_spans(&a, &to);
}
