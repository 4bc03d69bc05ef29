/* Shared by the evaluators: the names of a call, a buffer to write to, and answers. */
#ifndef URIC_SQL_BOUND_H
#define URIC_SQL_BOUND_H

#include "engines/sql.h"
#include "util/written.h"

#include <string.h>

#define SQL_ANSWER(name)                                                                  \
    enum sql_status sql_##name(struct sql_call *call, const struct sql_value *arguments,  \
                               unsigned n, struct sql_value *answer)
#define SQL_EACH(name)                                                                    \
    enum sql_status sql_##name##_begin(struct sql_call *call,                             \
                                       const struct sql_value *arguments, unsigned n);    \
    enum sql_status sql_##name##_next(struct sql_call *call, struct sql_value *answer)

/* What a call answers if its edit is refused. */
enum sql_if_refused {
    SQL_REFUSED_NULL,
    SQL_REFUSED_KEEP, /* the text as it is */
    SQL_REFUSED_FAIL  /* an error that says why */
};

/* The meaning of a name. */
struct sql_known {
    int number;     /* of the rule, rung or component; the steps; the part to edit; the enum
                       sql_if_refused */
    size_t index;   /* the N of segment:N and parameter-at:N */
    bool from_end;  /* whether N is negative: index is -N */
    size_t name_at; /* where in the argument the NAME of parameter:NAME starts */
};

/* The longest definition of a log format that is remembered. */
enum { SQL_REMEMBERED = 2 * URIC_LOG_TEXT };

/* A format of logs, and the text that defines it. */
struct sql_log {
    struct uric_log_format format;
    size_t n; /* of text; SIZE_MAX if there is no format yet, or it was not remembered */
    char text[SQL_REMEMBERED];
};

/* The most bytes of a text that says what was expected, and how many texts are remembered. */
enum { SQL_EXPECTED = 512, SQL_STATES = 16 };

/* What was expected, in words, in the states where the last errors were: the state alone decides
 * it, and to try all bytes in a state takes far longer than to parse. */
struct sql_expected {
    unsigned count, oldest;
    uint16_t state[SQL_STATES];
    uint16_t length[SQL_STATES];
    char text[SQL_STATES][SQL_EXPECTED];
};

struct sql_bound {
    struct sql_known known; /* of the argument that is a name, if has_name */
    struct uric base;       /* the parts of argument 0, if has_base */
    bool has_name;          /* the name is constant or was omitted */
    bool has_base;          /* argument 0 is constant, and a base */
    struct sql_log *log;    /* NULL if no argument is a format */
    struct sql_expected *expected; /* NULL until uri_error() meets an error */
};

/* ---- names: sql_names.c ---- */

/* Write to *known the default for a name that is omitted. */
void sql_default(enum sql_names names, struct sql_known *known);

/* Look up the n bytes at s in a set of names other than SQL_FORMAT, and write what they mean to
 * *known.  Returns SQL_OK; SQL_ERROR, with a message. */
enum sql_status sql_look_up(struct sql_call *call, enum sql_names names, const char *s,
                            size_t n, struct sql_known *known);

/* Write to *known what the argument that is a name means in this row, or the default if it is
 * omitted.  Returns SQL_OK; SQL_ERROR, with a message. */
enum sql_status sql_name(struct sql_call *call, const struct sql_value *arguments,
                         struct sql_known *known);

/* Write to *choice what a refused edit answers in this row: what the last argument says, or the
 * default if it is omitted.  Returns SQL_OK; SQL_ERROR, with a message. */
enum sql_status sql_if_refused(struct sql_call *call, const struct sql_value *arguments,
                               unsigned n, enum sql_if_refused *choice);

/* ---- formats of logs: sql_log.c ---- */

/* Define call->bound->log->format by the n bytes at s: a name or a definition.  Returns SQL_OK;
 * SQL_ERROR, with a message. */
enum sql_status sql_log_look_up(struct sql_call *call, const char *s, size_t n);

/* ---- messages: sql_message.c ---- */

/* Write n bytes, without those that do not fit. */
static inline void sql_put(struct uric_written *to, const char *s, size_t n)
{
    if (to->length <= to->size && n <= to->size - to->length) {
        memcpy(to->buffer + (size_t)to->length, s, n);
        to->length += n;
        return;
    }
    for (; n > 0; n--)
        uric_put_byte(to, *s++);
}

/* The same for a literal, whose length compilers know. */
#define SQL_PUT(to, literal) sql_put(to, literal, sizeof(literal) - 1)

/* Write printable US-ASCII: other bytes and the backslash as \\, \t, \n, \r or \xHH. */
void sql_put_escaped(struct uric_written *to, const char *s, size_t n);

/* Write a text in double quotes, escaped; a long text is cut. */
void sql_put_quoted(struct uric_written *to, const char *s, size_t n);

/* Write a number in decimal. */
void sql_put_number(struct uric_written *to, uint64_t number);

/* Begin to write call->message, in which what does not fit is left out. */
void sql_message_begin(struct sql_call *call, struct uric_written *to);

/* End the message.  Returns SQL_ERROR. */
enum sql_status sql_message_end(struct sql_call *call, const struct uric_written *to);

/* Write where the text violates the rule, and what was expected instead: u is what
 * uric_parse_as() gave, which was not URIC_OK.  The words are remembered unless expected is NULL. */
void sql_put_error(struct uric_written *to, int rule, const char *s, size_t n,
                   const struct uric *u, struct sql_expected *expected);

/* Write: unknown WHAT "NAME"; the WHATs are: LIST.  The name is escaped; a long name is cut.
 * Returns SQL_ERROR. */
enum sql_status sql_unknown(struct sql_call *call, const char *what, const char *name,
                            size_t n, const char *const *known, size_t n_known);

/* Write: WHAT "NAME": why.  Returns SQL_ERROR. */
enum sql_status sql_refuse(struct sql_call *call, const char *what, const char *name,
                           size_t n, const char *why);

/* ---- the buffer: sql_buffer.c ---- */

/* Make the buffer n bytes or more; its contents are lost.  Returns SQL_OK or SQL_NO_MEMORY. */
enum sql_status sql_room(struct sql_call *call, size_t n);

/* The most bytes of a guard, and of what normalization inserts. */
enum { SQL_INSERTED = 16 };

/* a + b, or SIZE_MAX if it is more. */
size_t sql_sum(size_t a, size_t b);

/* After a function of the library wrote to the buffer: whether to call it again, because its result
 * needed more room.  The buffer now has that room; if memory has run out, *room is
 * SQL_NO_MEMORY. */
bool sql_again(struct sql_call *call, enum uric_status status, size_t length,
               enum sql_status *room);

/* The answer is the result that the function wrote last; NULL if it refused. */
enum sql_status sql_written(struct sql_call *call, enum uric_status status,
                            enum sql_status room, size_t length, struct sql_value *answer);

/* ---- answers ---- */

static inline enum sql_status sql_null(struct sql_value *answer)
{
    memset(answer, 0, sizeof *answer);
    answer->is_null = true;
    return SQL_OK;
}

static inline enum sql_status sql_text(struct sql_value *answer, const char *s, size_t n)
{
    memset(answer, 0, sizeof *answer);
    answer->s = s ? s : "";
    answer->n = n;
    return SQL_OK;
}

static inline enum sql_status sql_span(struct sql_value *answer, const char *s, uric_span at)
{
    return at.begin == at.end ? sql_text(answer, s, 0)
                              : sql_text(answer, s + at.begin, at.end - at.begin);
}

/* Bytes of a valid reference. */
static inline enum sql_status sql_valid_span(struct sql_value *answer, const char *s,
                                             uric_span at)
{
    sql_span(answer, s, at);
    answer->is_ascii = true;
    return SQL_OK;
}

/* A constant; NULL is NULL. */
static inline enum sql_status sql_constant(struct sql_value *answer, const char *s)
{
    return s ? sql_text(answer, s, strlen(s)) : sql_null(answer);
}

static inline enum sql_status sql_texts(struct sql_value *answer,
                                        const struct sql_value *texts, unsigned count)
{
    memset(answer, 0, sizeof *answer);
    answer->texts = texts;
    answer->count = count;
    return SQL_OK;
}

static inline enum sql_status sql_integer(struct sql_value *answer, int64_t number)
{
    memset(answer, 0, sizeof *answer);
    answer->number = number;
    return SQL_OK;
}

/* A part of a reference; NULL if it is undefined. */
static inline enum sql_status sql_part(struct sql_value *answer, struct uric_ref ref,
                                       enum uric_part part)
{
    return uric_has(ref.u, part) ? sql_valid_span(answer, ref.s, ref.u->part[part])
                                 : sql_null(answer);
}

/* Every column of a record is NULL, and so is the record. */
static inline enum sql_status sql_null_record(struct sql_call *call, struct sql_value *answer)
{
    unsigned i;

    for (i = 0; i < call->function->n_columns; i++)
        sql_null(&answer[i]);
    call->record_is_null = true;
    return SQL_OK;
}

/* Whether the argument is a URI-reference; if so, its parts. */
static inline bool sql_parse(const struct sql_value *argument, struct uric *u)
{
    return uric_parse(argument->s, argument->n, u) == URIC_OK;
}

#endif
