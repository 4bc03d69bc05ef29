/* Reads the fixtures of tests/fixtures. */
#define _POSIX_C_SOURCE 200809L
#include "support/fixture.h"

#include "parse/error_part.h"

#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *file;
static unsigned line_number;
static int (*rule_called)(const char *name);

static void bad(const char *why, const char *line)
{
    printf("Bail out! %s:%u: %s: %s\n", file, line_number, why, line);
    exit(99);
}

int fixture_rule(const char *name)
{
    int rule;

    if (strcmp(name, "request-target/CONNECT") == 0)
        return URIC_RULE_REQUEST_TARGET_CONNECT;
    for (rule = 0; rule < URIC_RULES; rule++) {
        if (strcmp(name, uric_rule_name(rule)) == 0)
            return rule;
    }
    return -1;
}

size_t fixture_unescape(char *s)
{
    char *to = s;
    const char *from = s;

    while (*from) {
        unsigned byte;

        if (*from != '\\') {
            *to++ = *from++;
        } else if (from[1] == 'x' && sscanf(from + 2, "%2x", &byte) == 1) {
            *to++ = (char)byte;
            from += 4;
        } else {
            *to++ = (char)(from[1] == 't'   ? '\t'
                           : from[1] == 'n' ? '\n'
                           : from[1] == 'r' ? '\r'
                                            : from[1]);
            from += from[1] ? 2 : 1;
        }
    }
    *to = '\0';
    return (size_t)(to - s);
}

static void begin_fixture(struct fixture *f, const char *line)
{
    const char *space = strchr(line, ' ');
    size_t length = space ? (size_t)(space - line) : strlen(line);
    char rule[64];

    memset(f, 0, sizeof *f);
    f->name = malloc(strlen(file) + strlen(line) + 32);
    sprintf(f->name, "%s:%u %s", file, line_number, line);
    if (length >= sizeof rule)
        bad("no rule", line);
    memcpy(rule, line, length);
    rule[length] = '\0';
    f->rule = rule_called(rule);
    if (f->rule < 0)
        bad("no such rule", line);
    f->input = strdup(space ? space + 1 : "");
    f->n = fixture_unescape(f->input);
    f->status = -1;
}

static int kind_of(const char *name, const char *(*name_of)(int))
{
    int kind;

    for (kind = 1; name_of(kind) != NULL; kind++) {
        if (strcmp(name_of(kind), name) == 0)
            return kind;
    }
    bad("no such kind", name);
    return 0;
}

static void add_part(struct fixture *f, const char *line)
{
    static const char *const parts[URIC_PARTS] = {
        "scheme", "userinfo", "host", "port", "path", "query", "fragment"
    };
    char part[32], kind[32] = "", *text, *quote;
    unsigned begin, end;
    int i, text_at = 0;
    size_t length;

    if (sscanf(line, " %31s %u %u \"%n", part, &begin, &end, &text_at) != 3 ||
        text_at == 0)
        bad("not a part", line);
    text = strdup(line + text_at);
    quote = strrchr(text, '"');
    if (quote == NULL)
        bad("no closing quote", line);
    *quote = '\0';
    sscanf(quote + 1, " %31s", kind);
    for (i = 0; i < URIC_PARTS && strcmp(part, parts[i]) != 0; i++)
        ;
    if (i == URIC_PARTS)
        bad("no such part", line);
    length = fixture_unescape(text);
    if (end < begin || end > f->n || length != end - begin ||
        memcmp(text, f->input + begin, length) != 0)
        bad("the offsets do not hold that text", line);
    free(text);

    f->status = URIC_OK;
    f->u.part[i].begin = begin;
    f->u.part[i].end = end;
    f->u.defined = (uint8_t)(f->u.defined | 1u << i);
    if (i == URIC_HOST)
        f->u.host_kind = (uint8_t)kind_of(kind, uric_host_kind_name);
    else if (i == URIC_PATH && kind[0] != '\0')
        f->u.path_kind = (uint8_t)kind_of(kind, uric_path_kind_name);
}

static void add_line(struct fixture *f, const char *line)
{
    unsigned offset;
    int text_at = 0;

    if (sscanf(line, " invalid %u %n", &offset, &text_at) == 1)
        f->status = URIC_INVALID;
    else if (sscanf(line, " incomplete %u %n", &offset, &text_at) == 1)
        f->status = URIC_INCOMPLETE;
    if (text_at == 0) {
        add_part(f, line);
        return;
    }
    f->u.error_offset = offset;
    if (rule_called == fixture_rule)
        f->u.error_part = (uint8_t)error_part(f->rule, f->input, offset);
    f->expected = strdup(line + text_at);
}

static void read_file(const char *path, struct fixture **fixtures, size_t *n)
{
    FILE *stream = fopen(path, "r");
    char line[4096];

    file = strrchr(path, '/') + 1;
    line_number = 0;
    if (stream == NULL)
        bad("cannot be opened", path);
    while (fgets(line, sizeof line, stream)) {
        line_number++;
        line[strcspn(line, "\n")] = '\0';
        if (line[0] == '#' || line[0] == '\0')
            continue;
        if (line[0] == ' ') {
            if (*n == 0)
                bad("no input yet", line);
            add_line(&(*fixtures)[*n - 1], line);
        } else {
            *fixtures = realloc(*fixtures, (*n + 1) * sizeof **fixtures);
            begin_fixture(&(*fixtures)[(*n)++], line);
        }
    }
    fclose(stream);
}

struct fixture *fixtures_read_of(const char *files,
                                 int (*rule)(const char *name), size_t *n)
{
    struct fixture *fixtures = NULL;
    glob_t paths;
    size_t i;

    rule_called = rule;
    *n = 0;
    if (glob(files, 0, NULL, &paths) == 0) {
        for (i = 0; i < paths.gl_pathc; i++)
            read_file(paths.gl_pathv[i], &fixtures, n);
        globfree(&paths);
    }
    for (i = 0; i < *n; i++) {
        if (fixtures[i].status < 0)
            bad("a fixture without a verdict", fixtures[i].name);
    }
    return fixtures;
}

struct fixture *fixtures_read(const char *directory, size_t *n)
{
    char files[512];

    snprintf(files, sizeof files, "%s/tests/fixtures/*.txt", directory);
    return fixtures_read_of(files, fixture_rule, n);
}

void fixtures_free(struct fixture *fixtures, size_t n)
{
    size_t i;

    for (i = 0; i < n; i++) {
        free(fixtures[i].name);
        free(fixtures[i].input);
        free(fixtures[i].expected);
    }
    free(fixtures);
}
