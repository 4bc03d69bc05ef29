/* Binds calls: looks constant names up, and keeps what a call needs until it is unbound. */
#define SQL_TABLE
#include "tables/sql_functions.h"

const unsigned sql_n_functions = sizeof sql_functions / sizeof *sql_functions;

const struct sql_function *sql_function_named(const char *name)
{
    unsigned i;

    for (i = 0; i < sql_n_functions; i++) {
        if (strcmp(sql_functions[i].name, name) == 0)
            return &sql_functions[i];
    }
    return NULL;
}

static bool is_if_refused(const struct sql_function *f, unsigned i)
{
    return f->argument[i].names == SQL_IF_REFUSED;
}

/* The argument that is a name to be bound; -1 if there is none. */
static int name_argument(const struct sql_function *f)
{
    unsigned i;

    for (i = 0; i < f->n_arguments; i++) {
        if (f->argument[i].names != SQL_ANY && !is_if_refused(f, i))
            return (int)i;
    }
    return -1;
}

static bool takes_base(const struct sql_function *f)
{
    return f->answer == sql_uri_resolve || f->answer == sql_uri_relate;
}

int sql_bindable(const struct sql_function *f)
{
    return takes_base(f) ? 0 : name_argument(f);
}

static enum sql_status make_bound(struct sql_call *call)
{
    const struct sql_memory *const m = &call->memory;
    const int name = name_argument(call->function);
    struct sql_bound *b = m->resize(m->context, NULL, sizeof *b);

    if (b == NULL)
        return SQL_NO_MEMORY;
    memset(b, 0, sizeof *b);
    call->bound = b;
    if (name < 0 || call->function->argument[name].names != SQL_FORMAT)
        return SQL_OK;
    b->log = m->resize(m->context, NULL, sizeof *b->log);
    if (b->log == NULL)
        return SQL_NO_MEMORY;
    b->log->n = SIZE_MAX;
    return SQL_OK;
}

static enum sql_status bind_name(struct sql_call *call, const struct sql_value *constant)
{
    const enum sql_names names = call->function->argument[name_argument(call->function)].names;
    enum sql_status status = SQL_OK;

    if (names == SQL_FORMAT)
        status = sql_log_look_up(call, constant ? constant->s : "combined",
                                 constant ? constant->n : 8);
    else if (constant)
        status = sql_look_up(call, names, constant->s, constant->n, &call->bound->known);
    else
        sql_default(names, &call->bound->known);
    call->bound->has_name = status == SQL_OK;
    return status;
}

/* Looks up what a refused edit answers if that is constant: rows look it up again. */
static enum sql_status check_if_refused(struct sql_call *call,
                                        const struct sql_value *const *constant, unsigned n)
{
    const struct sql_value *const last = constant[n - 1];
    struct sql_known known;

    if (!is_if_refused(call->function, n - 1) || last == NULL || last->is_null)
        return SQL_OK;
    return sql_look_up(call, SQL_IF_REFUSED, last->s, last->n, &known);
}

enum sql_status sql_bind(struct sql_call *call, const struct sql_function *function,
                         struct sql_memory memory, const struct sql_value *const *constant,
                         unsigned n)
{
    const int name = name_argument(function);
    const struct sql_value *base;
    enum sql_status status;

    memset(call, 0, sizeof *call);
    call->function = function;
    call->memory = memory;
    if (name < 0 && !takes_base(function))
        return SQL_OK;
    status = make_bound(call);
    if (status != SQL_OK)
        return status;
    if (takes_base(function)) {
        base = constant && n > 0 ? constant[0] : NULL;
        if (base != NULL && !base->is_null)
            call->bound->has_base = sql_parse(base, &call->bound->base);
        return SQL_OK;
    }
    if ((unsigned)name >= n)
        return bind_name(call, NULL);
    if (constant == NULL)
        return SQL_OK;
    if (constant[name] != NULL && !constant[name]->is_null)
        status = bind_name(call, constant[name]);
    return status == SQL_OK ? check_if_refused(call, constant, n) : status;
}

void sql_unbind(struct sql_call *call)
{
    const struct sql_memory *const m = &call->memory;

    if (call->bound != NULL && call->bound->log != NULL)
        m->resize(m->context, call->bound->log, 0);
    if (call->bound != NULL && call->bound->expected != NULL)
        m->resize(m->context, call->bound->expected, 0);
    if (call->bound != NULL)
        m->resize(m->context, call->bound, 0);
    if (call->buffer != NULL)
        m->resize(m->context, call->buffer, 0);
    call->bound = NULL;
    call->buffer = NULL;
    call->room = 0;
}

enum sql_status sql_name(struct sql_call *call, const struct sql_value *arguments,
                         struct sql_known *known)
{
    const int name = name_argument(call->function);

    if (call->bound->has_name) {
        *known = call->bound->known;
        return SQL_OK;
    }
    return sql_look_up(call, call->function->argument[name].names, arguments[name].s,
                       arguments[name].n, known);
}

enum sql_status sql_if_refused(struct sql_call *call, const struct sql_value *arguments,
                               unsigned n, enum sql_if_refused *choice)
{
    const struct sql_value *const last = &arguments[n - 1];
    enum sql_status status = SQL_OK;
    struct sql_known known;

    if (is_if_refused(call->function, n - 1))
        status = sql_look_up(call, SQL_IF_REFUSED, last->s, last->n, &known);
    else
        sql_default(SQL_IF_REFUSED, &known);
    *choice = status == SQL_OK ? (enum sql_if_refused)known.number : SQL_REFUSED_NULL;
    return status;
}
