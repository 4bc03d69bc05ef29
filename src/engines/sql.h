/* The SQL functions, the same in every engine: an engine registers what sql_functions[]
 * lists, binds each call in a statement once, and calls for each row.
 *
 * functions.tsv describes the functions; functions.awk makes the table in
 * gen/tables/sql_functions.h from it.
 *
 * If an argument is NULL and does not take NULL, the engine does not call, and answers NULL.  The
 * answer is also NULL for an undefined component, for a text that is not valid and for a refused
 * edit.  The only errors are an unknown name of a rule, step, rung, component, part, format or
 * choice, a refused edit whose call asks for an error, a public suffix list that cannot be read,
 * and a lack of memory.
 *
 * Segments and parameters count from 1, as everything does in SQL; -1 is the last.  Empty
 * parameters, as in "a&&b", count, too.  Offsets count bytes from 0, as in uric.h. */
#ifndef URIC_SQL_H
#define URIC_SQL_H

#include "uric.h"
#include "uric_log.h"
#include "uric_text.h"

enum sql_type {
    SQL_TEXT,
    SQL_BOOLEAN,
    SQL_INTEGER, /* 64 bits */
    SQL_TEXTS,   /* a list of texts */
    SQL_RECORD,  /* columns */
    SQL_ROWS     /* rows of columns: a table function */
};

/* The set of names that an argument's values belong to. */
enum sql_names {
    SQL_ANY,       /* it is not a name */
    SQL_RULE,      /* uric_rule_name(); the hyphens may be underscores */
    SQL_STEPS,     /* percent, case, dots, scheme, ipv6, syntax, all, none, joined by ",";
                      syntax if omitted */
    SQL_RUNG,      /* string, syntax, scheme; scheme if omitted */
    SQL_COMPONENT, /* a component, for uric_encode(): userinfo, reg-name, path, segment, query,
                      fragment, form */
    SQL_PART,      /* a part, for uric_edit(): scheme, host, ..., segment:N, parameter-at:N,
                      parameter:NAME; N counts from 1, -1 is the last */
    SQL_IF_REFUSED, /* what a refused edit answers: null, keep (the text as it is), fail (an
                      error that says why); null if omitted */
    SQL_FORMAT     /* a log's format: uric_log_format_name(), except w3c; json:KEY;
                      custom:DEFINITION, or a definition that has a "%" or "$"; combined if
                      omitted */
};

struct sql_argument {
    const char *name;
    enum sql_type type; /* SQL_TEXT or SQL_INTEGER */
    enum sql_names names;
    bool takes_null;    /* NULL is a value like others */
};

struct sql_column {
    const char *name;
    enum sql_type type; /* SQL_TEXT or SQL_INTEGER or SQL_BOOLEAN or SQL_TEXTS */
};

#define SQL_MOST_ARGUMENTS 7
#define SQL_MOST_COLUMNS 24
#define SQL_MOST_TEXTS 64

/* An argument, or an answer. */
struct sql_value {
    const char *s; /* of SQL_TEXT.  Of an answer: bytes of an argument, a constant, or bytes in
                      the call's buffer, which the next call overwrites */
    size_t n;
    int64_t number; /* of SQL_INTEGER and SQL_BOOLEAN */
    bool is_null;
    bool is_ascii; /* of an answer: SQL_TEXT known to be US-ASCII, whose encoding no engine needs
                      to check */
    const struct sql_value *texts; /* of SQL_TEXTS: count of them, some perhaps NULL; they belong
                                      to the call, and last until the next */
    unsigned count;
};

enum sql_status {
    SQL_OK,        /* there is an answer, which may be NULL; of rows: a row */
    SQL_END,       /* of rows: there is no further row */
    SQL_ERROR,     /* any other error than a lack of memory: call->message says which */
    SQL_NO_MEMORY  /* the engine's resize function returned NULL */
};

struct sql_call;

struct sql_function {
    const char *name;
    const char *comment; /* the answer, described in one line */
    struct sql_argument argument[SQL_MOST_ARGUMENTS];
    unsigned char n_required, n_arguments; /* arguments after n_required may be omitted */
    enum sql_type result;
    const struct sql_column *columns; /* of SQL_RECORD and SQL_ROWS */
    unsigned char n_columns;
    signed char part; /* the enum uric_part whose bytes are the answer, or -1 */
    bool reads_list;    /* the answer depends on the public suffix list, and changes with it: not
                           for an index */
    bool is_json;       /* of SQL_TEXT: it is JSON */
    unsigned char cost; /* as a multiple of the cost of a cheap function of the engine's own */
    /* Read a row's arguments, n as at sql_bind(), and write the answer: of SQL_RECORD, n_columns
     * values.  An argument is NULL only if it takes NULL; one that was bound as a constant has the
     * same bytes as then.  Returns SQL_OK, SQL_ERROR or SQL_NO_MEMORY.  The member is NULL for
     * SQL_ROWS. */
    enum sql_status (*answer)(struct sql_call *call, const struct sql_value *arguments,
                              unsigned n, struct sql_value *answer);
    /* Of SQL_ROWS.  begin reads the arguments, and returns what answer returns; their bytes must
     * stay where they are until the last call of next.  Each call of next writes a row, n_columns
     * values, and returns SQL_OK; it returns SQL_END after the last row, or SQL_NO_MEMORY.  begin
     * may be called again. */
    enum sql_status (*begin)(struct sql_call *call, const struct sql_value *arguments,
                             unsigned n);
    enum sql_status (*next)(struct sql_call *call, struct sql_value *answer);
};

extern const struct sql_function sql_functions[];
extern const unsigned sql_n_functions;

/* How an engine allocates: as realloc(), but resize(context, p, 0) frees; NULL if memory has
 * run out. */
struct sql_memory {
    void *(*resize)(void *context, void *p, size_t size);
    void *context;
};

/* One call in a statement: the bound arguments, and the buffers of the last answer.  One thread at
 * a time uses it.  An engine reads message and record_is_null; the rest is private. */
struct sql_call {
    const struct sql_function *function;
    struct sql_memory memory;
    char message[512]; /* after SQL_ERROR: printable US-ASCII, a NUL at its end */
    bool record_is_null; /* of SQL_RECORD: the record itself is NULL, not only all its columns */
    char *buffer;      /* of room bytes, from memory */
    size_t room;
    struct sql_bound *bound; /* constants, and the last log format */
    struct sql_value text[SQL_MOST_TEXTS];
    union {
        struct {
            const char *s;
            uric_span rest;
            size_t index;
        } fields; /* pairs of a query, segments of a path */
        struct {
            const char *s;
            size_t n;
            size_t index;
            struct uric_finder finder;
        } find;
    } rows;
};

/* Prepare a call with n arguments, n_required to n_arguments.  constant[i] is argument i if it is
 * known already, else NULL; constant may be NULL if no argument is known.  Names among them are
 * looked up here, so that a wrong one is an error before the first row; bases are parsed here.
 * Nothing refers to *constant[i] afterwards.  Returns SQL_OK, SQL_ERROR or SQL_NO_MEMORY;
 * sql_unbind() frees what the call holds in each case, and keeps the message. */
enum sql_status sql_bind(struct sql_call *call, const struct sql_function *function,
                         struct sql_memory memory, const struct sql_value *const *constant,
                         unsigned n);

/* Free the memory of the call. */
void sql_unbind(struct sql_call *call);

/* The argument, a name or a base, that sql_bind() uses if it is constant; -1 if the function has no
 * such argument. */
int sql_bindable(const struct sql_function *function);

/* The function with this name, or NULL. */
const struct sql_function *sql_function_named(const char *name);

/* Whether an argument is NULL and does not take NULL, so that the engine answers NULL itself. */
static inline bool sql_is_null(const struct sql_function *function,
                               const struct sql_value *arguments, unsigned n)
{
    unsigned i;

    for (i = 0; i < n; i++) {
        if (arguments[i].is_null && !function->argument[i].takes_null)
            return true;
    }
    return false;
}

/* Name the file with the public suffix list; the next function that needs the list reads the file.
 * No function may run meanwhile, and the name must stay where it is.  If it is NULL, or never set,
 * the file is that of the environment variable URIC_SUFFIXES, else Debian's, of the package
 * publicsuffix. */
void sql_choose_suffixes(const char *file);

#endif
