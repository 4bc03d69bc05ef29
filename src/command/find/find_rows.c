/* Writes a row for each URI found in a piece of text. */
#include "command/find/find_rows.h"

#include "command/find/mail_lines.h"
#include "command/memory.h"
#include "uric_base.h"

#include <stdio.h>
#include <string.h>

const char *const find_fields[FIND_FIELDS] = { "file", "offset", "length", "uri", "doubtful",
                                               "form", "line", "text", "outer-offset",
                                               "outer-length", "tolerated", "cut", "message",
                                               "part", "escape" };

static uint64_t count_lines(struct find_worker *w, const struct piece_of_text *t,
                            uint64_t offset)
{
    while (w->counted < offset) {
        const char *const from = t->s + (size_t)(w->counted - t->offset);
        const char *const line =
            memchr(from, '\n', (size_t)(offset - w->counted));

        if (line == NULL) {
            w->counted = offset;
        } else {
            w->counted += (uint64_t)(line - from) + 1;
            w->lines++;
        }
    }
    return w->lines + 1;
}

static uint64_t line_of(struct find_worker *w, const struct piece_of_text *t, uint64_t offset)
{
    return w->place != NULL ? mail_lines_find(w->place->lines, offset)
                            : count_lines(w, t, offset);
}

/* A suffix reference with its scheme in front. */
static struct value whole_suffix(struct find_worker *w, size_t n)
{
    static const struct uric_suffix policy[] = {
        { { "www.", 4 }, { "http", 4 } }, { { "ftp.", 4 }, { "ftp", 3 } }
    };
    size_t length;

    room_need(&w->whole, memory_sum(n, 16));
    uric_suffix_reference(w->joined.s, n, policy, 2, w->whole.s, w->whole.size,
                          &length, NULL);
    return value_text(VALUE_PLAIN, w->whole.s, length);
}

static struct value resolved(struct find_worker *w, size_t n)
{
    struct uric reference;
    size_t length;

    if (w->base_string == NULL ||
        uric_parse_as(URIC_RULE_URI_REFERENCE, w->joined.s, n, &w->policy,
                      &reference) != URIC_OK)
        return value_text(VALUE_PLAIN, w->joined.s, n);
    if (uric_resolve(uric_bind(w->base_string, &w->base),
                     uric_bind(w->joined.s, &reference), URIC_RESOLVE_STRICT, w->whole.s,
                     w->whole.size, &length, NULL) == URIC_TOO_SMALL) {
        room_need(&w->whole, memory_sum(length, 1));
        uric_resolve(uric_bind(w->base_string, &w->base),
                     uric_bind(w->joined.s, &reference), URIC_RESOLVE_STRICT, w->whole.s,
                     w->whole.size, &length, NULL);
    }
    return value_text(VALUE_PLAIN, w->whole.s, length);
}

static struct value value_of_uri(struct find_worker *w, const char *s,
                                 const struct uric_found *found)
{
    size_t length;

    if (found->pieces == 1 && found->escapes == 0 && found->mark < URIC_FOUND_SUFFIX)
        return value_text(VALUE_PLAIN, s, found->length);
    room_need(&w->joined, memory_sum(found->length, 1));
    uric_found_join(s, found, w->joined.s, w->joined.size, &length);
    switch (found->mark) {
    case URIC_FOUND_SUFFIX: return whole_suffix(w, found->length);
    case URIC_FOUND_ATTRIBUTE: return resolved(w, found->length);
    default: return value_text(VALUE_PLAIN, w->joined.s, found->length);
    }
}

/* What is tolerated.  The letters that a search takes are all in ucschar of RFC 3987. */
static unsigned tolerated_in(const struct find_worker *w, const struct uric_found *found)
{
    return w->run->options.iri ? found->tolerated & ~(1u << URIC_TOLERATED_UTF8)
                               : found->tolerated;
}

/* The names of the notations in which characters are escaped. */
static struct value value_of_escapes(struct find_worker *w, const struct uric_found *found)
{
    size_t n = 0;
    int escape;

    for (escape = 0; escape < URIC_FOUND_ESCAPES; escape++) {
        if (found->escapes >> escape & 1)
            n += (size_t)snprintf(w->escapes + n, sizeof w->escapes - n, "%s%s", n > 0 ? "," : "",
                                  uric_found_escape_name(escape));
    }
    return value_text(VALUE_PLAIN, w->escapes, n);
}

static struct value value(struct find_worker *w, const struct piece_of_text *t,
                          const struct uric_found *found, size_t field)
{
    const char *const s = t->s + (size_t)(found->begin - t->offset);
    const char *form;

    switch (field) {
    case FIND_FILE: return value_text(VALUE_RAW, t->file, strlen(t->file));
    case FIND_OFFSET: return value_number(found->begin);
    case FIND_LENGTH: return value_number(found->end - found->begin);
    case FIND_URI: return value_of_uri(w, s, found);
    case FIND_DOUBTFUL: return value_number(found->doubtful);
    case FIND_LINE: return value_number(line_of(w, t, found->begin));
    case FIND_TEXT:
        return value_text(VALUE_RAW, s, (size_t)(found->end - found->begin));
    case FIND_OUTER_OFFSET: return value_number(found->outer_begin);
    case FIND_OUTER_LENGTH: return value_number(found->outer_end - found->outer_begin);
    case FIND_TOLERATED:
        tolerate_list_names(tolerated_in(w, found), w->names);
        return value_text(VALUE_PLAIN, w->names, strlen(w->names));
    case FIND_ESCAPE: return value_of_escapes(w, found);
    case FIND_CUT: return value_number(found->cut);
    case FIND_MESSAGE: return value_number(w->place->message);
    case FIND_PART: return value_text(VALUE_PLAIN, w->place->part, strlen(w->place->part));
    default:
        form = uric_found_mark_name(found->mark);
        return value_text(VALUE_PLAIN, form, strlen(form));
    }
}

static void put_row(struct find_worker *w, const struct piece_of_text *t,
                    const struct uric_found *found, struct sink *out)
{
    const struct fields *const fields = &w->run->fields;
    size_t i;

    for (i = 0; i < fields->n; i++)
        w->values[i] = value(w, t, found, fields->which[i]);
    rows_put(out, NULL, w->values);
    w->n_found++;
    w->tolerated += tolerated_in(w, found) != 0;
}

void find_rows_put(struct find_worker *w, struct uric_finder *f,
                   const struct piece_of_text *t, int more, struct sink *out)
{
    struct uric_found found;

    while (uric_find(f, t->s, t->n, more, &found))
        put_row(w, t, &found, out);
    if (w->run->counts_lines && w->place == NULL)
        count_lines(w, t, more ? uric_finder_offset(f) : t->offset + t->n);
}

void find_rows_count(struct find_worker *w, const struct uric_finder *f)
{
    w->too_long += uric_finder_too_long(f);
    w->cut += uric_finder_cut(f);
}
