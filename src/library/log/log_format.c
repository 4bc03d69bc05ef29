/* Composes a format of fields and the literals between them. */
#include "log/log_format.h"

size_t uric_log_length(const char *s)
{
    size_t n = 0;

    /* unreachable: this bound keeps compilers from turning the loop into a call of strlen(), on
     * which the library must not depend. */
    while (n < URIC_LOG_TEXT && s[n] != '\0')
        n++;
    return n;
}

int uric_log_is_nocase(const char *s, size_t n, const char *name)
{
    return uric_log_length(name) == n && uric_same_letters(s, name, n);
}

void uric_log_begin(struct uric_log_maker *m, struct uric_log_held *f,
                    enum uric_log_escape escape, char escape_byte)
{
    memset(f, 0, sizeof *f);
    f->reader = LOG_STEPS;
    f->machine = LOG_CUSTOM;
    f->escape = (uint8_t)escape;
    f->escape_byte = (uint8_t)escape_byte;
    f->n_columns = URIC_LOG_FIELDS;
    f->date = f->time_of_day = f->stem = f->query = URIC_LOG_COLUMNS;
    m->f = f;
    m->status = URIC_OK;
    m->literal = 0;
}

static void put_text(struct uric_log_maker *m, const char *s, size_t n)
{
    struct uric_log_held *const f = m->f;

    if (m->status != URIC_OK)
        return;
    if (n > (size_t)(URIC_LOG_TEXT - f->text_length)) {
        m->status = URIC_TOO_LONG;
        return;
    }
    if (n > 0)
        memcpy(f->text + f->text_length, s, n);
    f->text_length = (uint16_t)(f->text_length + n);
}

void uric_log_put_literal(struct uric_log_maker *m, const char *s, size_t n)
{
    put_text(m, s, n);
}

/* Where lines have several forms, the column that an earlier form has, or -1. */
static int column_of_other_form(const struct uric_log_held *f, int field, const char *name,
                                size_t n)
{
    if (!(f->flags & FORMAT_EITHER))
        return -1;
    if (field == OWN)
        return uric_log_find_column(f, name, n);
    return (f->columns & LOG_BIT(field)) != 0 ? field : -1;
}

int uric_log_put_column(struct uric_log_maker *m, int field, char lead, const char *name,
                        size_t n)
{
    struct uric_log_held *const f = m->f;
    const int other = column_of_other_form(f, field, name, n);
    int column = field;

    if (other >= 0)
        return other;
    if (column == OWN || f->columns & LOG_BIT(column)) {
        if (f->n_columns == URIC_LOG_COLUMNS)
            m->status = URIC_TOO_LONG;
        if (m->status != URIC_OK)
            return 0;
        column = f->n_columns++;
    }
    f->name[column].begin = f->text_length;
    put_text(m, &lead, lead != '\0');
    put_text(m, name, n);
    f->name[column].end = f->text_length;
    f->columns |= LOG_BIT(column);
    return column;
}

/* A literal of up to 8 bytes, as nearly all are, is compared as one word. */
static void set_word(const struct uric_log_held *f, struct uric_log_step *step)
{
    const size_t n = step->length < 8 ? step->length : 8;

    step->literal = step->mask = 0;
    memcpy(&step->literal, f->text + step->text, n);
    memset(&step->mask, 0xFF, n);
}

static int is_of_host_name(char c)
{
    return uric_is_letter(c) || uric_is_digit(c) || c == '.' || c == '-' || c == '_';
}

/* A kind with a grammar requires that its first byte ends the field; otherwise the first
 * occurrence of the literal does, whatever the field contains. */
static void set_kind_by_end(const struct uric_log_held *f, struct uric_log_step *step)
{
    const char *const literal = f->text + step->text;
    const char first = step->length > 0 ? *literal : '\0';
    int is_clear = 1;

    switch (step->kind) {
    case STEP_CLIENT: is_clear = !is_of_host_name(first) && first != ':' && first != '%'; break;
    case STEP_HOST: is_clear = !is_of_host_name(first) && first != '*' && first != '\\'; break;
    case STEP_USER: is_clear = step->length == 2 && first == ' ' && literal[1] == '['; break;
    default: break;
    }
    if (!is_clear)
        step->kind = STEP_UNTIL;
}

/* A field between quotes may contain anything. */
static void set_kind_in_quotes(const struct uric_log_held *f, struct uric_log_step *step,
                               int quote_before)
{
    if (step->kind != STEP_UNTIL || !quote_before || step->length == 0 ||
        f->text[step->text] != '"')
        return;
    if (f->escape != ESCAPE_NONE && f->escape != ESCAPE_HAPROXY && f->escape != ESCAPE_TRAEFIK)
        step->kind = STEP_QUOTED;
    step->flags = (uint8_t)((step->flags | STEP_MAY_BE_EMPTY) & ~STEP_LIST);
}

/* A time after a user's name tells where the name ends. */
static void set_kind_of_user(const struct uric_log_held *f, struct uric_log_step *user,
                             const struct uric_log_step *next)
{
    if (user->kind != STEP_USER)
        return;
    if (next->kind != STEP_TIME || next->stop != ']')
        user->kind = STEP_UNTIL;
    else if (next->length < 3 || memcmp(f->text + next->text, "] \"", 3) != 0)
        user->kind = STEP_BASIC;
}

/* The text since the last field becomes the literal after it, or the prefix before the first
 * field. */
static void close_literal(struct uric_log_maker *m)
{
    struct uric_log_held *const f = m->f;
    struct uric_log_step *const step = f->step + f->n_steps - 1;
    const uint16_t length = (uint16_t)(f->text_length - m->literal);
    int quote_before;

    if (f->n_steps == 0) {
        f->prefix = m->literal;
        f->prefix_length = length;
        return;
    }
    quote_before = step->stop;
    step->text = m->literal;
    step->length = length;
    step->stop = length > 0 ? (uint8_t)f->text[m->literal] : 0;
    set_word(f, step);
    set_kind_by_end(f, step);
    set_kind_in_quotes(f, step, quote_before);
    if (f->n_steps > 1)
        set_kind_of_user(f, step - 1, step);
}

URIC_LOG_COLD void uric_log_put_field(struct uric_log_maker *m,
                                      const struct uric_log_meaning *is, char lead,
                                      const char *name, size_t n)
{
    struct uric_log_held *const f = m->f;
    const int adjacent = f->n_steps > 0 && f->step[f->n_steps - 1].kind != STEP_ELSE &&
                         m->literal == f->text_length;
    struct uric_log_step *step;

    if (m->status != URIC_OK)
        return;
    if (adjacent)
        m->status = URIC_INVALID;
    else if (f->n_steps == LOG_STEPS_MOST)
        m->status = URIC_TOO_LONG;
    if (m->status != URIC_OK)
        return;
    close_literal(m);
    step = &f->step[f->n_steps++];
    step->kind = is->kind;
    step->flags = is->flags;
    /* whether a quote precedes the field, until its literal is known */
    step->stop = f->text_length > m->literal && f->text[f->text_length - 1] == '"';
    if (is->field == URIC_LOG_DURATION && !(f->columns & LOG_BIT(URIC_LOG_DURATION)))
        f->duration_units = is->units;
    step->column = (uint8_t)uric_log_put_column(m, is->field, lead, name, n);
    if (step->kind == STEP_ADDRESS)
        f->columns |= LOG_BIT(URIC_LOG_CLIENT_PORT);
    m->literal = f->text_length;
}

void uric_log_put_else(struct uric_log_maker *m)
{
    struct uric_log_held *const f = m->f;
    struct uric_log_step *step;

    if (f->n_steps == LOG_STEPS_MOST)
        m->status = URIC_TOO_LONG;
    if (m->status != URIC_OK)
        return;
    close_literal(m);
    step = &f->step[f->n_steps++];
    step->kind = STEP_ELSE;
    step->column = URIC_LOG_COLUMNS;
    f->flags |= FORMAT_EITHER;
    m->literal = f->text_length;
}

void uric_log_add_request(struct uric_log_held *f)
{
    const uint64_t parts = LOG_BIT(URIC_LOG_METHOD) | LOG_BIT(URIC_LOG_TARGET) |
                           LOG_BIT(URIC_LOG_PROTOCOL);

    if (f->columns & LOG_BIT(URIC_LOG_REQUEST)) {
        f->from_request = f->reader == LOG_JSON ? parts : parts & ~f->columns;
        f->columns |= parts;
    }
}

URIC_LOG_COLD enum uric_status uric_log_end(struct uric_log_maker *m)
{
    if (m->status == URIC_OK && m->f->n_steps == 0)
        m->status = URIC_INVALID;
    if (m->status != URIC_OK)
        return m->status;
    close_literal(m);
    set_kind_of_user(m->f, &m->f->step[m->f->n_steps - 1], &m->f->step[m->f->n_steps - 1]);
    uric_log_add_request(m->f);
    return URIC_OK;
}
