/* Tells logs that users take for access logs by the shape of their first line, and finds the
 * members of JSON that may be a target, a status or a line. */
#include "logs/log_stranger.h"

#include "util/ascii.h"

#include <stdio.h>
#include <string.h>

/* ---- shapes ---- */

/* In a shape "0" is a digit, "A" a letter in upper case and "a" one in lower case; other bytes
 * stand for themselves. */
static int is_like(char c, char shape)
{
    switch (shape) {
    case '0': return uric_is_digit(c);
    case 'A': return uric_is_upper(c);
    case 'a': return uric_is_lower(c);
    default: return c == shape;
    }
}

static int begins_like(const char *s, size_t n, const char *shape)
{
    size_t i;

    for (i = 0; shape[i]; i++) {
        if (i == n || !is_like(s[i], shape[i]))
            return 0;
    }
    return 1;
}

/* The beginnings of error logs.  nginx writes the level in lower case; Go's loggers, whose lines
 * begin alike, write it in upper case. */
static const struct {
    const char *shape, *server;
} error_logs[] = { { "0000/00/00 00:00:00 [a", "nginx" }, { "[Aaa Aaa 00 00:00:00", "Apache" } };

/* ---- JSON ---- */

enum { DEPTH = 8, PATH = 64 };

/* A walk through an object.  Paths longer than PATH, arrays, which have no names, and what is
 * deeper than DEPTH are passed over. */
struct walk {
    const char *at, *end;
    char path[PATH];
    size_t n_path, part[DEPTH]; /* the length of the path before each level */
    int depth;
};

static void pass_space(struct walk *w)
{
    while (w->at < w->end && strchr(" \t\r\n,:", *w->at) && *w->at)
        w->at++;
}

/* Passes over the string at w->at.  Its bytes, without the quotes, are from *s on. */
static size_t string_at(struct walk *w, const char **s)
{
    *s = ++w->at;
    while (w->at < w->end && *w->at != '"')
        w->at += *w->at == '\\' && w->end - w->at > 1 ? 2 : 1;
    w->at += w->at < w->end;
    return (size_t)(w->at - *s) - (w->at > *s && w->at[-1] == '"');
}

/* Passes over the array or object at w->at. */
static void pass_nested(struct walk *w)
{
    const char *s;
    size_t open = 0;

    do {
        if (*w->at == '"') {
            string_at(w, &s);
        } else {
            open += *w->at == '[' || *w->at == '{';
            open -= *w->at == ']' || *w->at == '}';
            w->at++;
        }
    } while (open > 0 && w->at < w->end);
}

static void add_name(struct walk *w, const char *name, size_t n)
{
    const size_t before = w->depth > 0 ? w->part[w->depth - 1] : 0, dot = before > 0;

    w->n_path = 0;
    if (n == 0 || before + dot + n >= PATH || memchr(name, '\\', n) || memchr(name, ',', n))
        return;
    if (dot)
        w->path[before] = '.';
    memcpy(w->path + before + dot, name, n);
    w->n_path = before + dot + n;
    w->path[w->n_path] = '\0';
}

/* What a value may be. */
enum role { ROLE_TARGET, ROLE_STATUS, ROLE_LINE, ROLES };

static int is_target(const char *s, size_t n)
{
    return n > 0 && (*s == '/' || (n > 8 && (memcmp(s, "http://", 7) == 0 ||
                                             memcmp(s, "https://", 8) == 0)));
}

static int is_line(const char *s, size_t n)
{
    size_t i, spaces = 0;

    for (i = 0; i < n; i++)
        spaces += s[i] == ' ';
    return spaces >= 4;
}

static int is_status(const char *s, size_t n)
{
    return n == 3 && *s >= '1' && *s <= '5' && uric_is_digit(s[1]) && uric_is_digit(s[2]);
}

static int contains(const char *name, const char *word)
{
    const size_t n = strlen(word);

    for (; strlen(name) >= n; name++) {
        if (uric_same_letters(name, word, n))
            return 1;
    }
    return 0;
}

/* How likely a member of that name has the role, to compare members: 0 if not at all.  Only the
 * order counts.  "path" may also be a file's and "request" a whole request line, so "url" is
 * surer; any other name is surer than the URL of the page before. */
static int likelihood(enum role role, const char *name)
{
    switch (role) {
    case ROLE_STATUS: return contains(name, "stat") || contains(name, "code");
    case ROLE_TARGET:
        if (contains(name, "refer"))
            return 1;
        return contains(name, "url") || contains(name, "uri") || contains(name, "target") ? 4
               : contains(name, "path") || contains(name, "request")                     ? 3
                                                                                         : 2;
    default: return 1;
    }
}

/* The likeliest member of a role, of several the first. */
struct likeliest {
    char path[PATH];
    int likelihood;
};

static void note(const struct walk *w, enum role role, struct likeliest *found)
{
    const char *const dot = w->n_path > 0 ? strrchr(w->path, '.') : NULL;
    const int is = w->n_path > 0 ? likelihood(role, dot ? dot + 1 : w->path) : 0;

    if (is > found[role].likelihood) {
        strcpy(found[role].path, w->path);
        found[role].likelihood = is;
    }
}

static void take_string(struct walk *w, struct likeliest *found)
{
    const char *s;
    const size_t n = string_at(w, &s);

    if (is_target(s, n))
        note(w, ROLE_TARGET, found);
    else if (is_status(s, n))
        note(w, ROLE_STATUS, found);
    else if (is_line(s, n))
        note(w, ROLE_LINE, found);
}

static void take_other(struct walk *w, struct likeliest *found)
{
    const char *const s = w->at;

    while (w->at < w->end && *w->at && !strchr(",}] \t\r\n", *w->at))
        w->at++;
    if (is_status(s, (size_t)(w->at - s)))
        note(w, ROLE_STATUS, found);
    w->at += w->at == s; /* a byte that no JSON has there */
}

/* Reads a name, a value, or the end of an object. */
static void step(struct walk *w, int *is_value, struct likeliest *found)
{
    const char *name;

    pass_space(w);
    if (w->at == w->end)
        return;
    if (*w->at == '{' && w->depth < DEPTH) {
        w->part[w->depth++] = *is_value ? w->n_path : 0;
        *is_value = 0;
        w->at++;
    } else if (*w->at == '{' || *w->at == '[') {
        pass_nested(w);
        *is_value = 0;
    } else if (*w->at == '}' && w->depth > 0) {
        w->depth--;
        *is_value = 0;
        w->at++;
    } else if (!*is_value && *w->at == '"') {
        const size_t n = string_at(w, &name);

        add_name(w, name, n);
        *is_value = 1;
    } else if (*w->at == '"') {
        take_string(w, found);
        *is_value = 0;
    } else {
        take_other(w, found);
        *is_value = 0;
    }
}

static void walk_object(const char *s, size_t n, struct likeliest *found)
{
    struct walk w = { .at = s, .end = s + n };
    int is_value = 0;

    do
        step(&w, &is_value, found);
    while (w.depth > 0 && w.at < w.end);
}

static void describe_json(const char *s, size_t n, char *text, size_t size)
{
    struct likeliest found[ROLES] = { { "", 0 }, { "", 0 }, { "", 0 } };
    const char *const target = found[ROLE_TARGET].path, *const status = found[ROLE_STATUS].path,
                     *const line = found[ROLE_LINE].path;

    walk_object(s, n, found);
    if (target[0])
        snprintf(text, size,
                 "this is JSON: name its members, as in --log-format=json:target=%s%s%s", target,
                 status[0] ? ",status=" : "", status);
    else if (line[0])
        snprintf(text, size, "this is JSON: for the lines inside of it, --log-format=in:%s", line);
    else
        snprintf(text, size, "this is JSON: name its members, as in --log-format=json:target=url, "
                             "or in:msg if the lines are inside of it");
}

/* Consoles of traefik, gin and others are copied to files with their colours. */
static int has_colours(const char *s, size_t n)
{
    const char *const esc = memchr(s, '\x1b', n);

    return esc && esc + 1 < s + n && esc[1] == '[';
}

int log_stranger(const char *s, size_t n, char *text, size_t size)
{
    const char *end;
    size_t i, length;

    while (n > 0 && strchr(" \t\r\n", *s) && *s) {
        s++;
        n--;
    }
    end = n > 0 ? memchr(s, '\n', n) : NULL;
    length = end ? (size_t)(end - s) : n;
    while (length > 0 && (s[length - 1] == '\r' || s[length - 1] == ' '))
        length--;
    for (i = 0; i < sizeof error_logs / sizeof *error_logs; i++) {
        if (begins_like(s, length, error_logs[i].shape)) {
            snprintf(text, size,
                     "this is %s's error log: the requests are in the access log, and uric find "
                     "finds the URIs in this one", error_logs[i].server);
            return 1;
        }
    }
    if (has_colours(s, length))
        snprintf(text, size, "the lines have a terminal's colours: take these out first, as in "
                             "sed 's/\\x1b\\[[0-9;]*m//g' FILE | uric log");
    else if (length == 1 && (*s == '{' || *s == '['))
        snprintf(text, size, "this is JSON over several lines: write each object in one line, as "
                             "journalctl -o json and jq -c . do");
    else if (length > 1 && *s == '{')
        describe_json(s, length, text, size);
    else
        return 0;
    return 1;
}
