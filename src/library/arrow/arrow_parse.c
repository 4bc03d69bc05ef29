/* Parses the strings of an Arrow array into a struct array of their components. */
#include "arrow/arrow_child.h"

enum { COLUMNS = URIC_ARROW_COLUMNS, ALL = (1 << COLUMNS) - 1 };
/* The columns after the components; bit 1 << index is the one in enum uric_arrow_column. */
enum { AUTHORITY = URIC_PARTS, USER, PASSWORD, HOST_KIND, PATH_KIND, PORT_NUMBER, ERROR,
       ERROR_PART };

static const char *const names[COLUMNS] = {
    "scheme", "userinfo", "host", "port", "path", "query", "fragment", "authority", "user",
    "password", "host-kind", "path-kind", "port-number", "error", "error-part"
};

/* One call, and the result that it makes. */
struct run {
    const struct uric_arrow_request *how;
    struct uric_arrow_text text;
    size_t column[COLUMNS]; /* n of the above, in order */
    size_t n;
    struct ArrowArray *array;
};

/* ---- the type ---- */

/* The private data of the result's type.  Its children own nothing. */
struct type_block {
    void (*release)(void *memory);
    struct ArrowSchema *children[COLUMNS], child[COLUMNS];
};

static void release_column_type(struct ArrowSchema *schema)
{
    schema->release = NULL;
}

static void release_type(struct ArrowSchema *schema)
{
    struct type_block *const b = (struct type_block *)schema->private_data;
    int64_t i;

    for (i = 0; i < schema->n_children; i++) {
        if (schema->children[i]->release)
            schema->children[i]->release(schema->children[i]);
    }
    schema->release = NULL;
    b->release(b);
}

static int is_component(size_t column)
{
    return column < URIC_PARTS || column == AUTHORITY || column == USER || column == PASSWORD;
}

/* Whether the column may hold other bytes than UTF-8. */
static int is_binary(const struct run *r, size_t column)
{
    const struct uric_tolerance *const t = r->how->tolerance;
    const size_t part = column < URIC_PARTS ? column : (size_t)URIC_USERINFO;

    return r->text.binary && t && is_component(column) &&
           uric_tolerance_names(t, (enum uric_part)part) >> URIC_TOLERATED_HIGH & 1;
}

static const char *format_of(const struct run *r, size_t column, enum uric_arrow_kind kind)
{
    const int binary = is_binary(r, column);

    switch (kind) {
    case URIC_ARROW_VIEWS: return binary ? "vz" : "vu";
    case URIC_ARROW_SMALL_TEXTS: return binary ? "z" : "u";
    case URIC_ARROW_LARGE_TEXTS: return binary ? "Z" : "U";
    case URIC_ARROW_INT32S: return "i";
    default: return "l";
    }
}

/* ---- the array ---- */

/* Texts that are copied take the wide offsets if any column may need them.  A name has fewer
 * bytes than this. */
enum { NAME = 16 };

static int is_large(const struct run *r)
{
    const uint64_t names_of_all = (uint64_t)r->text.rows * NAME;

    return names_of_all > INT32_MAX || uric_arrow_total(&r->text) > INT32_MAX;
}

static enum uric_arrow_kind kind_of(const struct run *r, size_t column, int large)
{
    if (column == PORT_NUMBER)
        return URIC_ARROW_INT32S;
    if (column == ERROR)
        return URIC_ARROW_INT64S;
    if (is_component(column) && !r->how->copies)
        return URIC_ARROW_VIEWS;
    return large ? URIC_ARROW_LARGE_TEXTS : URIC_ARROW_SMALL_TEXTS;
}

/* The private data of the result. */
struct array_block {
    struct uric_arrow_owner *owner;
    uint8_t *valid;
    const void *buffers[1];
    struct ArrowArray *children[COLUMNS], child[COLUMNS];
};

static struct array_block *block_of(const struct ArrowArray *array)
{
    return (struct array_block *)array->private_data;
}

static void release_array(struct ArrowArray *array)
{
    struct array_block *const b = block_of(array);
    void (*const release)(void *) = b->owner->release;
    int64_t i;

    for (i = 0; i < array->n_children; i++) {
        if (array->children[i]->release)
            array->children[i]->release(array->children[i]);
    }
    array->release = NULL;
    uric_arrow_leave(b->owner);
    if (b->valid)
        release(b->valid);
    release(b);
}

/* The type, as yet without children.  Returns 0 if there is no memory. */
static int make_type(const struct run *r, struct ArrowSchema *schema)
{
    struct type_block *const b =
        (struct type_block *)r->how->allocate(sizeof(struct type_block));

    if (b == NULL)
        return 0;
    memset(b, 0, sizeof *b);
    b->release = r->how->release;
    schema->format = "+s";
    schema->name = "";
    schema->flags = ARROW_FLAG_NULLABLE;
    schema->children = b->children;
    schema->private_data = b;
    schema->release = release_type;
    return 1;
}

/* The array, as yet without children: all rows are null.  Returns 0 if there is no memory. */
static int make_array(const struct run *r)
{
    struct array_block *const b =
        (struct array_block *)r->how->allocate(sizeof(struct array_block));
    const size_t bits = r->text.rows / 8 + 1;

    if (b == NULL)
        return 0;
    memset(b, 0, sizeof *b);
    b->owner = uric_arrow_own(r->how, &r->text);
    if (b->owner == NULL) {
        r->how->release(b);
        return 0;
    }
    r->array->length = (int64_t)r->text.rows;
    r->array->n_buffers = 1;
    r->array->buffers = b->buffers;
    r->array->children = b->children;
    r->array->private_data = b;
    r->array->release = release_array;
    b->buffers[0] = b->valid = (uint8_t *)r->how->allocate(bits);
    if (b->valid == NULL)
        return 0;
    memset(b->valid, 0, bits);
    return 1;
}

/* A column of both.  Returns 0 if there is no memory. */
static int make_column(const struct run *r, struct ArrowSchema *schema, size_t i, int large)
{
    struct type_block *const t = (struct type_block *)schema->private_data;
    struct array_block *const b = block_of(r->array);
    const enum uric_arrow_kind kind = kind_of(r, r->column[i], large);

    t->children[i] = &t->child[i];
    t->child[i].format = format_of(r, r->column[i], kind);
    t->child[i].name = names[r->column[i]];
    t->child[i].flags = ARROW_FLAG_NULLABLE;
    t->child[i].release = release_column_type;
    schema->n_children++;
    b->children[i] = &b->child[i];
    if (!uric_arrow_child(&b->child[i], b->owner, kind, r->text.rows))
        return 0;
    r->array->n_children++;
    return 1;
}

/* Makes the type and the array, whose columns are not filled.  Returns 0 if there is no
 * memory; what has been made can be released. */
static int make(const struct run *r, struct ArrowSchema *schema)
{
    const int large = is_large(r);
    size_t i;

    if (!make_type(r, schema) || !make_array(r))
        return 0;
    for (i = 0; i < r->n; i++) {
        if (!make_column(r, schema, i, large))
            return 0;
    }
    return 1;
}

/* ---- the rows ---- */

/* A row's string, and what parsing it gave. */
struct row {
    size_t i;
    struct uric_arrow_string string;
    int valid;
    struct uric u;
};

enum { LONGEST_NAME = 32 }; /* its NUL included */

static enum uric_arrow_status put_name(struct ArrowArray *array, size_t row, const char *name)
{
    const char *end;

    if (name == NULL) {
        uric_arrow_set_null(array, row);
        return URIC_ARROW_OK;
    }
    /* of a loop, gcc would make a call of strlen(), which a freestanding program may lack */
    end = (const char *)memchr(name, '\0', LONGEST_NAME);
    return uric_arrow_set_text(array, row, name, (size_t)(end - name)) ? URIC_ARROW_OK
                                                                      : URIC_ARROW_NO_MEMORY;
}

static bool span_of(const struct row *row, size_t column, uric_span *at)
{
    const struct uric_ref ref = uric_bind(row->string.s, &row->u);

    switch (column) {
    case AUTHORITY:
        *at = uric_authority(&row->u);
        return uric_has(&row->u, URIC_HOST);
    case USER: return uric_user(ref, at);
    case PASSWORD: return uric_password(ref, at);
    default:
        *at = row->u.part[column];
        return uric_has(&row->u, (enum uric_part)column);
    }
}

static enum uric_arrow_status put_component(const struct run *r, struct ArrowArray *array,
                                            size_t column, const struct row *row)
{
    uric_span at;

    if (!row->valid || !span_of(row, column, &at)) {
        uric_arrow_set_null(array, row->i);
        return URIC_ARROW_OK;
    }
    if (r->how->copies)
        return uric_arrow_set_text(array, row->i, row->string.s + at.begin, at.end - at.begin)
                   ? URIC_ARROW_OK
                   : URIC_ARROW_NO_MEMORY;
    return uric_arrow_set_view(array, row->i, &row->string, row->string.s + at.begin,
                               at.end - at.begin)
               ? URIC_ARROW_OK
               : URIC_ARROW_TOO_LONG;
}

static enum uric_arrow_status put_number(struct ArrowArray *array, size_t row, int defined,
                                         int64_t number)
{
    if (defined)
        uric_arrow_set_number(array, row, number);
    else
        uric_arrow_set_null(array, row);
    return URIC_ARROW_OK;
}

static enum uric_arrow_status put_port(struct ArrowArray *array, const struct row *row)
{
    uint16_t port = 0;
    const int defined = row->valid && uric_port_number(uric_bind(row->string.s, &row->u),
                                                       &port) == URIC_PORT_NUMBER;

    return put_number(array, row->i, defined, port);
}

static enum uric_arrow_status put(const struct run *r, struct ArrowArray *array, size_t column,
                                  const struct row *row)
{
    const int is_wrong = row->string.s != NULL && !row->valid;

    switch (column) {
    case HOST_KIND:
        return put_name(array, row->i,
                        row->valid ? uric_host_kind_name(row->u.host_kind) : NULL);
    case PATH_KIND:
        return put_name(array, row->i,
                        row->valid ? uric_path_kind_name(row->u.path_kind) : NULL);
    case PORT_NUMBER: return put_port(array, row);
    case ERROR: return put_number(array, row->i, is_wrong, row->u.error_offset);
    case ERROR_PART:
        return put_name(array, row->i, is_wrong ? names[row->u.error_part] : NULL);
    default: return put_component(r, array, column, row);
    }
}

static int tells_errors(const struct run *r)
{
    return (r->how->columns & (URIC_ARROW_ERROR | URIC_ARROW_ERROR_PART)) != 0;
}

static enum uric_arrow_status put_row(const struct run *r, size_t i)
{
    const struct uric_arrow_request *const how = r->how;
    struct array_block *const b = block_of(r->array);
    enum uric_arrow_status status = URIC_ARROW_OK;
    struct row row;
    size_t k;

    memset(&row, 0, sizeof row);
    row.i = i;
    row.string = uric_arrow_string_at(&r->text, i);
    row.valid = row.string.s && uric_parse_as(how->rule, row.string.s, row.string.n,
                                              how->tolerance, &row.u) == URIC_OK;
    if (row.valid || (row.string.s && tells_errors(r)))
        b->valid[i / 8] = (uint8_t)(b->valid[i / 8] | 1u << i % 8);
    else
        r->array->null_count++;
    for (k = 0; k < r->n && status == URIC_ARROW_OK; k++)
        status = put(r, &b->child[k], r->column[k], &row);
    return status;
}

/* ---- the call ---- */

static int known(const struct uric_arrow_request *how)
{
    struct uric u;

    return (how->columns & ~(unsigned)ALL) == 0 &&
           uric_parse_as(how->rule, "", 0, how->tolerance, &u) != URIC_NO_RULE;
}

static void choose_columns(struct run *r)
{
    size_t i;

    for (i = 0; i < COLUMNS; i++) {
        if (r->how->columns >> i & 1)
            r->column[r->n++] = i;
    }
}

enum uric_arrow_status uric_arrow_parse(const struct uric_arrow_request *how,
                                        struct ArrowArray *in, const struct ArrowSchema *type,
                                        struct ArrowArray *array, struct ArrowSchema *schema)
{
    enum uric_arrow_status status = URIC_ARROW_OK;
    struct run r;
    size_t i;

    memset(array, 0, sizeof *array);
    memset(schema, 0, sizeof *schema);
    memset(&r, 0, sizeof r);
    r.how = how;
    r.array = array;
    if (!known(how))
        return URIC_ARROW_UNKNOWN;
    if (!uric_arrow_read_text(&r.text, in, type))
        return URIC_ARROW_NOT_TEXT;
    choose_columns(&r);
    if (!make(&r, schema))
        status = URIC_ARROW_NO_MEMORY;
    for (i = 0; i < r.text.rows && status == URIC_ARROW_OK; i++)
        status = put_row(&r, i);
    if (status != URIC_ARROW_OK) {
        if (array->release)
            array->release(array);
        if (schema->release)
            schema->release(schema);
    } else if (!how->copies) {
        block_of(array)->owner->in = *in;
        in->release = NULL;
    }
    return status;
}

/* ---- the caller's strings ---- */

static void release_borrowed(struct ArrowArray *array)
{
    array->release = NULL;
}

void uric_arrow_borrow(const char *data, const int32_t *offsets, size_t rows,
                       const void *buffers[3], struct ArrowArray *array,
                       struct ArrowSchema *type)
{
    memset(array, 0, sizeof *array);
    memset(type, 0, sizeof *type);
    buffers[0] = NULL;
    buffers[1] = offsets;
    buffers[2] = data;
    array->length = (int64_t)rows;
    array->n_buffers = 3;
    array->buffers = buffers;
    array->release = release_borrowed;
    type->format = "u";
    type->name = "";
    type->flags = ARROW_FLAG_NULLABLE;
    type->release = release_column_type;
}
