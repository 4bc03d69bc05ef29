/* Columns that the Python package takes by Arrow's PyCapsules, in an interpreter of our own.  The
 * first line is a script: its bytes choose the function, the layout and what is wrong with the
 * arrays.  Each further line is a string, or null if it starts with "\1".
 *
 * Without damage the answer is that for a list of the strings.  With damage it is an answer, too,
 * or an error that names the row or the capsule.  Each struct is released exactly once, and nothing
 * is read after that or outside of a buffer: each is a block of its own.  What no consumer can
 * check holds: a buffer has the rows that the array says, and offsets are within the data. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "fuzz/theorem_target.h"
#include "uric_arrow.h"

#include <stdlib.h>
#include <string.h>

#include "languages/python/extension/py_input.h"

PyMODINIT_FUNC PyInit__uric(void);

enum { MOST_ROWS = 40, MOST_BUFFERS = MOST_ROWS + 3, MOST_STRUCTS = 4 * MOST_ROWS + 16, VIEW = 16,
       IN_VIEW = 12 };

/* ---- what is wrong ---- */

enum damage {
    WORD,          /* a word of the views, or an offset */
    SIGN,          /* a length or offset of the array that is negative or too large */
    NULL_COUNT,
    FEWER_BUFFERS,
    NO_BUFFER,
    NO_BUFFERS,
    RELEASED,      /* the array, its type, the table or its child */
    FORMAT,
    DICTIONARY,
    CHILDREN,
    TABLE,         /* the lengths and counts of the table around the column */
    STREAM,        /* a callback that fails */
    SHORT,         /* a buffer of views that is shorter than it was */
    VALIDITY,
    CAPSULES,
    DAMAGES
};

/* The bytes of the first line, one after the other; zeros after its end. */
struct script {
    const unsigned char *next, *end;
};

static unsigned byte_of(struct script *script)
{
    return script->next < script->end ? *script->next++ : 0;
}

static int64_t number_of(struct script *script)
{
    static const int64_t odd[] = { -1, INT64_MIN, INT64_MAX, INT64_MAX - 1, INT32_MAX, INT32_MIN,
                                   (int64_t)INT32_MAX + 1, (int64_t)1 << 40 };
    const unsigned byte = byte_of(script);

    return byte < 64 ? byte : odd[byte % 8];
}

/* ---- structs that are released once ---- */

/* What a producer keeps for a struct; its block is freed by the release. */
struct kept {
    void *block[MOST_BUFFERS + 2];
    size_t n;
    bool released;
};

static struct kept kept[MOST_STRUCTS];
static size_t n_kept;

static struct kept *keep(void)
{
    target_hold(n_kept < MOST_STRUCTS, "a struct can be kept");
    memset(&kept[n_kept], 0, sizeof kept[n_kept]);
    return &kept[n_kept++];
}

static void *block(struct kept *owner, size_t n)
{
    void *const b = malloc(n > 0 ? n : 1);

    if (b == NULL || owner->n == MOST_BUFFERS + 2)
        abort();
    owner->block[owner->n++] = b;
    return b;
}

static void forget(struct kept *owner)
{
    target_hold(!owner->released, "a struct is released once");
    owner->released = true;
    while (owner->n > 0)
        free(owner->block[--owner->n]);
}

static void release_array(struct ArrowArray *array)
{
    struct ArrowArray *const child =
        array->n_children == 1 && array->children ? array->children[0] : NULL;

    if (child && child->release)
        child->release(child);
    forget(array->private_data);
    array->release = NULL;
}

static void release_type(struct ArrowSchema *type)
{
    struct ArrowSchema *const child =
        type->n_children == 1 && type->children ? type->children[0] : NULL;

    if (child && child->release)
        child->release(child);
    forget(type->private_data);
    type->release = NULL;
}

/* ---- arrays ---- */

enum { LAYOUTS = 6 };
static const char *const formats[LAYOUTS] = { "u", "z", "U", "Z", "vu", "vz" };

struct texts {
    struct uric_bytes row[MOST_ROWS]; /* s is NULL if the row is null */
    size_t rows;
};

struct given {
    const struct texts *texts;
    unsigned layout, damage; /* DAMAGES: none */
    bool is_table, is_null;
    size_t rows_each;     /* in each array of a stream */
    struct script script; /* of the damage */
    bool damaged;         /* once it is done */
    bool is_left;         /* a struct that nobody can release */
    size_t rows;          /* in the buffers of an array */
    int64_t data;         /* bytes of them */
};

static bool is_view(const struct given *g)
{
    return g->layout >= 4;
}

static void put_number(char *to, const struct given *g, int64_t number)
{
    const int32_t narrow = (int32_t)number;

    if (g->layout == 2 || g->layout == 3)
        memcpy(to, &number, sizeof number);
    else
        memcpy(to, &narrow, sizeof narrow);
}

static size_t offset_size(const struct given *g)
{
    return g->layout == 2 || g->layout == 3 ? sizeof(int64_t) : sizeof(int32_t);
}

static void make_offsets(const struct given *g, const struct uric_bytes *row, size_t rows,
                         struct kept *owner, const void **buffers)
{
    char *const offsets = block(owner, (rows + 1) * offset_size(g));
    size_t total = 0, i;
    char *data;

    for (i = 0; i < rows; i++) {
        put_number(offsets + i * offset_size(g), g, (int64_t)total);
        total += row[i].n;
    }
    put_number(offsets + rows * offset_size(g), g, (int64_t)total);
    buffers[1] = offsets;
    buffers[2] = data = block(owner, total);
    for (i = 0; i < rows; i++) {
        if (row[i].n > 0)
            memcpy(data, row[i].s, row[i].n);
        data += row[i].n;
    }
}

/* Each long string is in a buffer of its own.  Returns how many there are. */
static int64_t make_views(const struct uric_bytes *row, size_t rows, struct kept *owner,
                          const void **buffers)
{
    char *const views = block(owner, rows * VIEW);
    int64_t *const lengths = block(owner, rows * sizeof *lengths);
    int32_t used = 0;
    size_t i;

    memset(views, 0, rows * VIEW);
    for (i = 0; i < rows; i++) {
        char *const view = views + i * VIEW;
        const int32_t n = (int32_t)row[i].n;
        char *data;

        memcpy(view, &n, sizeof n);
        if (n > 0)
            memcpy(view + 4, row[i].s, n <= IN_VIEW ? row[i].n : 4);
        if (n <= IN_VIEW)
            continue;
        data = block(owner, row[i].n);
        memcpy(data, row[i].s, row[i].n);
        memcpy(view + 8, &used, sizeof used);
        lengths[used] = n;
        buffers[2 + used++] = data;
    }
    buffers[1] = views;
    buffers[2 + used] = lengths;
    return used;
}

/* Of the rows [from, to), the first `skipped` of which are before the array's. */
static struct ArrowArray make_array(struct given *g, size_t from, size_t to, size_t skipped)
{
    struct kept *const owner = keep();
    const struct uric_bytes *const row = g->texts->row + from;
    const size_t rows = to - from;
    const void **const buffers = block(owner, MOST_BUFFERS * sizeof *buffers);
    uint8_t *const valid = block(owner, rows / 8 + 1);
    struct ArrowArray array;
    size_t i;

    memset(&array, 0, sizeof array);
    memset(buffers, 0, MOST_BUFFERS * sizeof *buffers);
    memset(valid, 0, rows / 8 + 1);
    g->rows = rows;
    g->data = 0;
    for (i = 0; i < rows; i++) {
        valid[i / 8] = (uint8_t)(valid[i / 8] | (row[i].s != NULL) << i % 8);
        g->data += (int64_t)row[i].n;
    }
    array.length = (int64_t)(rows - skipped);
    array.offset = (int64_t)skipped;
    array.null_count = -1;
    array.n_buffers = 3;
    array.buffers = buffers;
    array.private_data = owner;
    array.release = release_array;
    buffers[0] = valid;
    if (g->is_null) {
        array.null_count = array.length;
        array.n_buffers = 0;
        array.buffers = NULL;
    } else if (is_view(g)) {
        array.n_buffers += make_views(row, rows, owner, buffers);
    } else {
        make_offsets(g, row, rows, owner, buffers);
    }
    return array;
}

static struct ArrowSchema make_type(const struct given *g)
{
    struct kept *const owner = keep();
    const char *const format = g->is_null ? "n" : formats[g->layout];
    struct ArrowSchema type;

    memset(&type, 0, sizeof type);
    type.format = strcpy(block(owner, strlen(format) + 1), format);
    type.name = strcpy(block(owner, 1), "");
    type.flags = ARROW_FLAG_NULLABLE;
    type.private_data = owner;
    type.release = release_type;
    return type;
}

static struct ArrowArray wrap_array(struct ArrowArray column)
{
    struct kept *const owner = keep();
    struct ArrowArray *const child = block(owner, sizeof *child);
    struct ArrowArray table;

    memset(&table, 0, sizeof table);
    table.length = column.length;
    table.n_children = 1;
    table.children = block(owner, sizeof *table.children);
    table.children[0] = child;
    table.n_buffers = 1;
    table.buffers = block(owner, sizeof *table.buffers);
    table.buffers[0] = NULL;
    table.private_data = owner;
    table.release = release_array;
    *child = column;
    return table;
}

static struct ArrowSchema wrap_type(struct ArrowSchema column)
{
    struct kept *const owner = keep();
    struct ArrowSchema *const child = block(owner, sizeof *child);
    struct ArrowSchema table;

    memset(&table, 0, sizeof table);
    table.format = strcpy(block(owner, 3), "+s");
    table.n_children = 1;
    table.children = block(owner, sizeof *table.children);
    table.children[0] = child;
    table.private_data = owner;
    table.release = release_type;
    *child = column;
    return table;
}

/* ---- damage ---- */

static void damage_word(const struct given *g, struct script *script, const void *main)
{
    char *const at = (char *)(uintptr_t)main;
    const size_t word = byte_of(script);
    const int64_t number = number_of(script);
    int32_t narrow;

    if (is_view(g)) {
        narrow = (int32_t)number;
        if (g->rows > 0)
            memcpy(at + word % (g->rows * 4) * 4, &narrow, sizeof narrow);
    } else {
        put_number(at + word % (g->rows + 1) * offset_size(g), g,
                   number > g->data ? g->data : number);
    }
}

/* No rows, or a length and an offset that cannot be true. */
static void damage_sign(const struct given *g, struct script *script, struct ArrowArray *column)
{
    const unsigned choice = byte_of(script) % 3;
    const int64_t number = number_of(script);

    if (choice == 0) {
        column->length = number < 0 ? number : -1 - number;
    } else if (choice == 1) {
        column->offset = number;
        if (number >= 0 && number != INT64_MAX)
            column->length = 0;
    } else if (!g->is_null) {
        column->length = column->offset = INT64_MAX - byte_of(script);
    }
}

static void damage_buffers(struct given *g, struct ArrowArray *column)
{
    struct script *const script = &g->script;
    const unsigned byte = byte_of(script);
    const void **const buffers = column->buffers;

    if (g->is_null || buffers == NULL)
        return;
    switch ((enum damage)g->damage) {
    case WORD:
        if (buffers[1])
            damage_word(g, script, buffers[1]);
        break;
    case NO_BUFFER:
        if (column->n_buffers > 0)
            buffers[byte % column->n_buffers] = NULL;
        break;
    case SHORT:
        if (is_view(g) && column->n_buffers > 3 && buffers[column->n_buffers - 1])
            *(int64_t *)(uintptr_t)buffers[column->n_buffers - 1] -= byte;
        break;
    default:
        if (buffers[0])
            *(uint8_t *)(uintptr_t)buffers[0] ^= (uint8_t)byte;
    }
}

static void damage_children(struct given *g, int64_t *n_children, void *children)
{
    void ***const pointers = children;
    const unsigned choice = byte_of(&g->script) % 4;

    g->is_left = true;
    if (choice < 2)
        *n_children = 2 * (int64_t)choice;
    else if (choice == 2)
        *pointers = NULL;
    else if (*pointers)
        **pointers = NULL;
}

static void damage_table(struct script *script, struct ArrowArray *table)
{
    table->length = number_of(script);
    table->offset = number_of(script);
    table->null_count = number_of(script);
    table->n_buffers = (int64_t)(byte_of(script) % 2);
}

static struct ArrowArray *column_of(const struct given *g, struct ArrowArray *array)
{
    if (!g->is_table)
        return array;
    return array->children ? array->children[0] : NULL;
}

/* Of the table, or of the column if there is none. */
static void damage_array(struct given *g, struct ArrowArray *array)
{
    struct script *const script = &g->script;
    struct ArrowArray *column;

    g->damaged = true;
    while ((column = column_of(g, array)) != NULL) {
        switch ((enum damage)g->damage) {
        case SIGN: damage_sign(g, script, column); break;
        case NULL_COUNT: column->null_count = number_of(script); break;
        case FEWER_BUFFERS: column->n_buffers = (int64_t)(byte_of(script) % 4) - 1; break;
        case NO_BUFFERS: column->buffers = NULL; break;
        case RELEASED:
            g->is_left = true;
            *(byte_of(script) % 2 ? &array->release : &column->release) = NULL;
            break;
        case DICTIONARY: column->dictionary = column; break;
        case CHILDREN: damage_children(g, &array->n_children, &array->children); break;
        case TABLE:
            if (g->is_table)
                damage_table(script, array);
            break;
        case WORD:
        case NO_BUFFER:
        case SHORT:
        case VALIDITY: damage_buffers(g, column); break;
        default: break;
        }
        if (script->next == script->end)
            return;
        g->damage = byte_of(script) % DAMAGES;
    }
}

/* A format of another layout would be of longer buffers: no consumer can see that. */
static void damage_type(struct given *g, struct ArrowSchema *type)
{
    static const char *const others[] = { "", "i", "+l", "vU", "v", "ux", "w:3", "+s", "n" };
    struct ArrowSchema *const column = g->is_table ? type->children[0] : type;
    struct script *const script = &g->script;
    unsigned choice;

    g->damaged = true;
    switch ((enum damage)g->damage) {
    case RELEASED:
        g->is_left = true;
        *(byte_of(script) % 2 ? &type->release : &column->release) = NULL;
        break;
    case FORMAT:
        choice = byte_of(script) % 10;
        column->format = choice == 9 ? NULL : others[choice];
        break;
    case DICTIONARY: column->dictionary = column; break;
    case CHILDREN: damage_children(g, &type->n_children, &type->children); break;
    default: break;
    }
}

/* Damage is of the type or of an array. */
static bool is_of_type(struct given *g)
{
    return g->damage == FORMAT || ((g->damage == RELEASED || g->damage == DICTIONARY ||
                                    g->damage == CHILDREN) && byte_of(&g->script) % 2);
}

/* ---- a stream ---- */

struct stream {
    struct given *g;
    struct kept *owner;
    size_t next;
    bool of_type; /* the damage */
    unsigned fails;
};

static struct ArrowSchema type_of(struct given *g, bool of_type)
{
    struct ArrowSchema type = make_type(g);

    if (g->is_table)
        type = wrap_type(type);
    if (of_type)
        damage_type(g, &type);
    return type;
}

static struct ArrowArray array_of(struct given *g, size_t from, size_t to, size_t skipped,
                                  bool damaged)
{
    struct ArrowArray array = make_array(g, from, to, skipped);

    if (g->is_table)
        array = wrap_array(array);
    if (damaged)
        damage_array(g, &array);
    return array;
}

static int get_schema(struct ArrowArrayStream *stream, struct ArrowSchema *type)
{
    struct stream *const s = stream->private_data;

    if (s->g->damage == STREAM && s->fails % 4 == 0) {
        memset(type, 0xaa, sizeof *type);
        s->g->damaged = true;
        return 5;
    }
    *type = type_of(s->g, s->of_type);
    return 0;
}

static int get_next(struct ArrowArrayStream *stream, struct ArrowArray *array)
{
    struct stream *const s = stream->private_data;
    const size_t left = s->g->texts->rows - s->next;
    const size_t rows = left < s->g->rows_each ? left : s->g->rows_each;

    if (s->g->damage == STREAM && s->fails % 4 != 0 && s->next >= s->fails / 4) {
        memset(array, 0xaa, sizeof *array);
        s->g->damaged = true;
        return 5;
    }
    memset(array, 0, sizeof *array);
    if (rows == 0)
        return 0;
    *array = array_of(s->g, s->next, s->next + rows, 0,
                      s->g->damage != DAMAGES && !s->of_type && !s->g->damaged);
    s->next += rows;
    return 0;
}

static const char *get_last_error(struct ArrowArrayStream *stream)
{
    const struct stream *const s = stream->private_data;

    return s->fails % 4 == 1 ? NULL : "it fails";
}

static void release_stream(struct ArrowArrayStream *stream)
{
    struct stream *const s = stream->private_data;

    forget(s->owner);
    stream->release = NULL;
}

static struct ArrowArrayStream make_stream(struct given *g, bool of_type)
{
    struct kept *const owner = keep();
    struct stream *const s = block(owner, sizeof *s);
    struct ArrowArrayStream stream = { get_schema, get_next, get_last_error, release_stream, s };

    s->g = g;
    s->owner = owner;
    s->next = 0;
    s->of_type = of_type;
    s->fails = g->damage == STREAM ? byte_of(&g->script) : 0;
    if (s->fails % 4 == 2)
        stream.get_last_error = NULL;
    return stream;
}

/* ---- Python ---- */

/* The interpreter caches what it allocated: each input would seem to leak.  So leaks are looked for
 * once, at the end. */
static int is_running;

int __lsan_is_turned_off(void);

int __lsan_is_turned_off(void)
{
    return is_running;
}

static void stop_running(void)
{
    is_running = 0;
}

/* run(given, operation, names, copies, errors, tolerate): what was answered, or the error. */
static const char program[] =
    "import _uric\n"
    "OPERATIONS = ['normalize', 'resolve', 'relate', 'repair', 'query_value',\n"
    "              'registrable_domain', 'agree']\n"
    "NAMES = ['scheme', 'userinfo', 'host', 'port', 'path', 'query', 'fragment', 'authority',\n"
    "         'user', 'password', 'host-kind', 'path-kind', 'port-number', 'error',\n"
    "         'error-part']\n"
    "DOMAINS = _uric.Domains('// ===BEGIN ICANN DOMAINS===\\nuk\\n*.ck\\n'\n"
    "                        '// ===END ICANN DOMAINS===\\n// ===BEGIN PRIVATE DOMAINS===\\n'\n"
    "                        'h.example\\n// ===END PRIVATE DOMAINS===\\n')\n"
    "ARGUMENTS = [None, 'http://a/b/c?d', 'http://a/b/c?d', None, 'q', DOMAINS, None]\n"
    "TOLERATED = [None, 'log', 'whatwg-request', 'strict']\n"
    "\n"
    "class Array:\n"
    "    def __init__(self, given):\n"
    "        self.given = given\n"
    "    def __arrow_c_array__(self, requested_schema=None):\n"
    "        return self.given\n"
    "\n"
    "class Stream:\n"
    "    def __init__(self, given):\n"
    "        self.given = given\n"
    "    def __arrow_c_stream__(self, requested_schema=None):\n"
    "        return self.given\n"
    "\n"
    "def answer(given, operation, names, copies, errors, tolerate):\n"
    "    if operation < len(OPERATIONS):\n"
    "        return _uric._column(OPERATIONS[operation], given, ARGUMENTS[operation], 0,\n"
    "                             'URI-reference', tolerate, errors)\n"
    "    return _uric.columns(given, names, copies=copies, errors=errors, tolerate=tolerate)\n"
    "\n"
    "def values(result):\n"
    "    found = result.to_pylist()\n"
    "    half = len(found) // 2\n"
    "    assert len(result) == len(found) and result[half:].to_pylist() == found[half:]\n"
    "    for name in result if found and isinstance(result, _uric.Table) else []:\n"
    "        column = result[name]\n"
    "        each = column.to_pylist()\n"
    "        assert each == [row[name] for row in found]\n"
    "        assert column.null_count == each.count(None)\n"
    "        if name in NAMES[:10]:\n"
    "            assert answer(column[half:], 0, [], False, 'null', None).to_pylist() == \\\n"
    "                answer(each[half:], 0, [], False, 'null', None).to_pylist()\n"
    "    return found\n"
    "\n"
    "def run(given, operation, columns, copies, raises, tolerance, damaged):\n"
    "    names = [name for i, name in enumerate(NAMES) if columns >> i & 1]\n"
    "    errors = 'raise' if raises else 'null'\n"
    "    try:\n"
    "        return values(answer(given, operation, names, copies, errors, TOLERATED[tolerance]))\n"
    "    except UnicodeDecodeError:\n"
    "        return 'UTF-8' # of views that cut a character: only the reader minds\n"
    "    except (TypeError, ValueError) as error:\n"
    "        assert isinstance(error, (TypeError, _uric.Error)) or \\\n"
    "            str(error).startswith('row ') or 'arrow_' in str(error), error\n"
    "        assert not isinstance(error, TypeError) or damaged, error\n"
    "        return str(error), getattr(error, 'row', None)\n";

static PyObject *functions; /* of the program */

static void fail(void)
{
    PyErr_Print();
    target_hold(0, "Python's part");
}

static PyObject *made(PyObject *object)
{
    if (object == NULL)
        fail();
    return object;
}

static void start(void)
{
    PyPreConfig before;

    if (functions)
        return;
    PyPreConfig_InitIsolatedConfig(&before);
    before.allocator = PYMEM_ALLOCATOR_MALLOC; /* else use after a release is not seen */
    if (PyStatus_Exception(Py_PreInitialize(&before)) ||
        PyImport_AppendInittab("_uric", PyInit__uric) < 0)
        abort();
    Py_InitializeEx(0);
    is_running = 1;
    atexit(stop_running);
    functions = made(PyDict_New());
    PyDict_SetItemString(functions, "__builtins__", PyEval_GetBuiltins());
    Py_DECREF(made(PyRun_String(program, Py_file_input, functions, functions)));
}

/* Owned by their capsules. */
static void drop_array(PyObject *capsule)
{
    struct ArrowArray *const array = PyCapsule_GetPointer(capsule, PyCapsule_GetName(capsule));

    if (array->release)
        array->release(array);
    free(array);
}

static void drop_type(PyObject *capsule)
{
    struct ArrowSchema *const type = PyCapsule_GetPointer(capsule, PyCapsule_GetName(capsule));

    if (type->release)
        type->release(type);
    free(type);
}

static void drop_stream(PyObject *capsule)
{
    struct ArrowArrayStream *const stream =
        PyCapsule_GetPointer(capsule, PyCapsule_GetName(capsule));

    if (stream->release)
        stream->release(stream);
    free(stream);
}

static PyObject *capsule(const void *from, size_t size, const char *name,
                         PyCapsule_Destructor drop)
{
    void *const copy = malloc(size);

    if (copy == NULL)
        abort();
    return made(PyCapsule_New(memcpy(copy, from, size), name, drop));
}

/* What __arrow_c_array__ returns; `wrong` is 0, or how it is not a pair of the right capsules. */
static PyObject *pair_of(const struct ArrowSchema *type, const struct ArrowArray *array,
                         unsigned wrong)
{
    PyObject *const first = capsule(type, sizeof *type, wrong == 1 ? "arrow_array" : "arrow_schema",
                                    drop_type);
    PyObject *const second = capsule(array, sizeof *array, wrong == 2 ? NULL : "arrow_array",
                                     drop_array);

    if (wrong == 3)
        return made(Py_BuildValue("(NNO)", first, second, second));
    if (wrong == 4)
        return made(Py_BuildValue("[NN]", first, second));
    if (wrong == 5)
        return made(Py_BuildValue("(NN)", second, first));
    return made(Py_BuildValue("(NN)", first, second));
}

static PyObject *object_of(struct given *g, bool is_stream, size_t skipped)
{
    const bool of_type = is_of_type(g);
    const unsigned wrong = g->damage == CAPSULES ? byte_of(&g->script) % 6 : 0;
    PyObject *content, *make;

    g->damaged = g->damage == CAPSULES;
    if (is_stream) {
        const struct ArrowArrayStream stream = make_stream(g, of_type);

        content = capsule(&stream, sizeof stream, wrong ? "a_stream" : "arrow_array_stream",
                          drop_stream);
    } else {
        const struct ArrowSchema type = type_of(g, of_type);
        const struct ArrowArray array = array_of(g, 0, g->texts->rows, skipped,
                                                 g->damage != DAMAGES && !of_type);

        content = pair_of(&type, &array, wrong);
    }
    make = PyDict_GetItemString(functions, is_stream ? "Stream" : "Array");
    return made(PyObject_CallFunction(make, "(N)", content));
}

/* NULL if they are not UTF-8, which a column does not see. */
static PyObject *list_of(const struct given *g, size_t skipped)
{
    PyObject *const list = made(PyList_New(0));
    size_t i;

    for (i = skipped; i < g->texts->rows; i++) {
        const struct uric_bytes s = g->texts->row[i];
        PyObject *const text = s.s == NULL || g->is_null ? Py_NewRef(Py_None)
                               : g->layout % 2 ? PyBytes_FromStringAndSize(s.s, (Py_ssize_t)s.n)
                                               : PyUnicode_DecodeUTF8(s.s, (Py_ssize_t)s.n, NULL);

        if (text == NULL) {
            PyErr_Clear();
            Py_DECREF(list);
            return NULL;
        }
        PyList_Append(list, text);
        Py_DECREF(text);
    }
    return list;
}

static void check_kept(bool is_left)
{
    while (n_kept > 0) {
        struct kept *const owner = &kept[--n_kept];

        target_hold(owner->released || is_left, "each struct is released");
        if (!owner->released)
            forget(owner);
    }
}

/* Takes the column over. */
static PyObject *run(PyObject *column, PyObject *how)
{
    PyObject *const first = made(Py_BuildValue("(N)", column));
    PyObject *const arguments = made(PySequence_Concat(first, how));
    PyObject *const found =
        made(PyObject_CallObject(PyDict_GetItemString(functions, "run"), arguments));

    Py_DECREF(first);
    Py_DECREF(arguments);
    return found;
}

static void check_answer(struct given *g, PyObject *how, bool is_stream, size_t skipped)
{
    PyObject *const found = run(object_of(g, is_stream, skipped), how);
    PyObject *const list = g->damaged ? NULL : list_of(g, skipped);
    PyObject *expected;

    if (list) {
        expected = run(list, how);
        if (PyObject_RichCompareBool(found, expected, Py_EQ) != 1) {
            PyObject_Print(found, stderr, 0);
            fprintf(stderr, ", expected ");
            PyObject_Print(expected, stderr, 0);
            target_hold(0, "an array is answered like a list");
        }
        Py_DECREF(expected);
    }
    Py_DECREF(found);
}

static void collect(struct texts *texts, struct uric_bytes rest)
{
    for (texts->rows = 0; texts->rows < MOST_ROWS && rest.n > 0; texts->rows++) {
        struct uric_bytes *const row = &texts->row[texts->rows];

        *row = target_line(&rest);
        if (row->n > 0 && row->s[0] == 1) {
            row->s = NULL;
            row->n = 0;
        } else if (row->n == 0) {
            row->s = "";
        }
    }
}

static void check_column(struct script script, const struct texts *texts)
{
    const unsigned operation = byte_of(&script) % 16;
    const unsigned columns = byte_of(&script) | byte_of(&script) << 8;
    const unsigned options = byte_of(&script), form = byte_of(&script);
    struct given g = { texts, byte_of(&script) % LAYOUTS, DAMAGES, false, false, 0, script, false,
                       false, 0, 0 };
    const bool is_stream = form & 1;
    const size_t skipped = is_stream || texts->rows == 0 ? 0 : byte_of(&script) % texts->rows;
    PyObject *how;

    g.is_table = form & 2;
    g.is_null = (form & 60) == 60;
    g.rows_each = form / 64 + 1;
    if (script.next < script.end)
        g.damage = byte_of(&script) % DAMAGES;
    g.script = script;
    how = made(Py_BuildValue("(IIiiIi)", operation, columns, (int)(options & 1),
                             (int)(options >> 1 & 1), options >> 2 & 3, g.damage != DAMAGES));
    check_answer(&g, how, is_stream, skipped);
    Py_DECREF(how);
    check_kept(g.is_left);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct uric_bytes rest = target_input(data, size);

    if (rest.n > 0 && rest.n <= TARGET_LONGEST) {
        const struct uric_bytes line = target_line(&rest);
        struct script script;
        struct texts texts;

        script.next = (const unsigned char *)line.s;
        script.end = line.n > 0 ? script.next + line.n : script.next;
        collect(&texts, rest);
        start();
        check_column(script, &texts);
    }
    target_forget();
    return 0;
}
