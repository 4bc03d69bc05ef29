/* Reads --set and --remove into the changes of an edit. */
#include "command/edit_options.h"

#include "command/memory.h"
#include "command/message.h"

#include <getopt.h>
#include <stdlib.h>
#include <string.h>

/* By enum uric_part and enum uric_edit_part. */
static const char *const parts[] = { "scheme", "userinfo", "host", "port", "path",
                                     "query", "fragment", "authority", "user",
                                     "password", "segment:N", "parameter-at:N",
                                     "parameter:NAME", "query-values:NAME",
                                     "query-values", "userinfo-value", "parameters" };
enum { EDIT_PARTS = sizeof parts / sizeof *parts };

static int part_called(const char *name, size_t n)
{
    int i;

    for (i = 0; i < EDIT_PARTS; i++) {
        const size_t head = strcspn(parts[i], ":");
        const int takes_more = parts[i][head] == ':';

        if (n >= head && memcmp(parts[i], name, head) == 0 &&
            (takes_more ? n > head && name[head] == ':' : n == head))
            return i;
    }
    message_unknown("unknown", "part", name, n, parts, EDIT_PARTS);
    return -1;
}

/* An index that overflows becomes SIZE_MAX, which is out of range. */
static int read_index(const char *digits, size_t n, size_t *index)
{
    size_t i;

    if (n == 0 || strspn(digits, "0123456789") < n) {
        message("segment:N, parameter-at:N and NAME#N take a number, 0 or more");
        return -1;
    }
    *index = 0;
    for (i = 0; i < n; i++) {
        const size_t digit = (size_t)(digits[i] - '0');

        *index = *index > (SIZE_MAX - digit) / 10 ? SIZE_MAX : 10 * *index + digit;
    }
    return 0;
}

static int change_authority(struct edits *e, struct uric_bytes value)
{
    struct uric a;
    int part;

    memset(&a, 0, sizeof a);
    if (value.s && uric_parse_as(URIC_RULE_AUTHORITY, value.s, value.n, NULL, &a) != URIC_OK) {
        message("--set authority: invalid at offset %lu", (unsigned long)a.error_offset);
        return -1;
    }
    for (part = URIC_USERINFO; part <= URIC_PORT; part++) {
        const uric_span at = a.part[part];

        e->changes[part] = 1;
        e->part[part].s = uric_has(&a, (enum uric_part)part) ? value.s + at.begin : NULL;
        e->part[part].n = at.end - at.begin;
    }
    return 0;
}

static int add_edit(struct edits *e, int part, const char *name, size_t n,
                    struct uric_bytes value)
{
    struct uric_change *const edit = &e->list[e->n++];
    const size_t head = strcspn(parts[part], ":");

    memset(edit, 0, sizeof *edit);
    edit->what = part;
    edit->value = value;
    if (part == URIC_EDIT_PARAMETER_NAMED || part == EDIT_QUERY_VALUES) {
        edit->name.s = name + head + 1;
        edit->name.n = n - head - 1;
        return 0;
    }
    return part == URIC_EDIT_SEGMENT || part == URIC_EDIT_PARAMETER
               ? read_index(name + head + 1, n - head - 1, &edit->index)
               : 0;
}

/* The pattern, and the number behind its "#": all without one. */
static int read_pattern(struct uric_change *edit)
{
    const struct uric_bytes name = edit->name;
    const char *const hash = name.n > 0 ? memchr(name.s, '#', name.n) : NULL;

    edit->index = URIC_QUERY_ALL;
    if (hash == NULL)
        return 0;
    edit->name.n = (size_t)(hash - name.s);
    return read_index(hash + 1, name.n - edit->name.n - 1, &edit->index);
}

/* Edits of uric_query_*(): removing parameters by name, setting values, sorting. */
static int add_query_edit(struct uric_change *edit, int does)
{
    static const struct uric_bytes any = { "*", 1 };

    switch (edit->what) {
    case EDIT_QUERY_ALL_VALUES:
        edit->what = EDIT_QUERY_VALUES;
        edit->name = any;
        edit->index = URIC_QUERY_ALL;
        return 0;
    case EDIT_QUERY_VALUES: return read_pattern(edit);
    case URIC_EDIT_PARAMETER_NAMED:
        if (does == EDIT_SETS && memchr(edit->name.s, '#', edit->name.n) == NULL)
            return 0;
        edit->what = does == EDIT_SETS ? EDIT_QUERY_VALUES : EDIT_QUERY_REMOVE;
        return read_pattern(edit);
    default: return 0;
    }
}

/* Whether the option applies to the part; or a message. */
static int fits(int part, int does)
{
    static const char *const only[] = { "--set", "--remove", "--sort" };
    const int sorts = part == EDIT_SORT;
    const int sets = part == EDIT_QUERY_VALUES || part == EDIT_QUERY_ALL_VALUES ||
                     part == EDIT_USERINFO_VALUE;

    if (sorts == (does == EDIT_SORTS) && (!sets || does == EDIT_SETS))
        return 1;
    message("%s does not apply to %s", only[does], parts[part]);
    return 0;
}

static int read_edit(struct edits *e, const struct edit_option *option)
{
    const char *const equals =
        option->does == EDIT_SETS ? strchr(option->text, '=') : NULL;
    const size_t n = equals ? (size_t)(equals - option->text) : strlen(option->text);
    struct uric_bytes value = { NULL, 0 };
    int part;

    if (option->does == EDIT_SETS && equals == NULL) {
        message("--set takes PART=VALUE");
        return -1;
    }
    part = part_called(option->text, n);
    if (part < 0 || !fits(part, option->does))
        return -1;
    if (equals) {
        value.s = equals + 1;
        value.n = strlen(value.s);
        if ((part == EDIT_QUERY_VALUES || part == EDIT_QUERY_ALL_VALUES) &&
            strchr(value.s, '&') != NULL) {
            message("--set query-values: a value contains no \"&\"");
            return -1;
        }
    }
    if (part == URIC_EDIT_AUTHORITY)
        return change_authority(e, value);
    if (part >= URIC_PARTS)
        return add_edit(e, part, option->text, n, value) < 0
                   ? -1
                   : add_query_edit(&e->list[e->n - 1], option->does);
    e->part[part] = value;
    e->changes[part] = 1;
    return 0;
}

/* The row's member is what the option does. */
static int add_option(const struct option_given *given)
{
    struct edit_options *const o = (struct edit_options *)given->options;
    struct edit_option *added;

    o->list = memory_grown(o->list, memory_product((size_t)o->n + 1, sizeof *o->list));
    added = &o->list[o->n++];
    added->text = given->value;
    added->does = (int)given->known->member;
    return OPTION_READ;
}

const struct known_option edit_options[EDIT_OPTIONS] = {
    { "set", 0, required_argument, add_option, EDIT_SETS },
    { "remove", 0, required_argument, add_option, EDIT_REMOVES },
    { "sort", 0, required_argument, add_option, EDIT_SORTS }
};

int edit_options_read(struct edits *e, const struct edit_options *o)
{
    const size_t most = (size_t)o->n;
    int i;

    memset(e, 0, sizeof *e);
    e->list = memory_of(memory_product(most, sizeof *e->list));
    for (i = 0; i < o->n; i++) {
        if (read_edit(e, &o->list[i]) < 0)
            return -1;
    }
    return 0;
}

void edit_options_free(struct edit_options *o, struct edits *e)
{
    free(o->list);
    free(e->list);
}

const char *edit_options_part(int part)
{
    return parts[part];
}
