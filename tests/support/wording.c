/* Removes dot-segments step by step, exactly as each document words it. */
#include "support/wording.h"

#include <string.h>

static void cut(char *from, size_t n)
{
    memmove(from, from + n, strlen(from + n) + 1);
}

static int begins(const char *s, const char *with)
{
    return strncmp(s, with, strlen(with)) == 0;
}

/* ---- RFC 3986 ---- */

/* 2 E: the first path segment, with its initial "/", to the end of the output */
static void move_segment(char *input, char *output)
{
    size_t n = 1 + strcspn(input + 1, "/");

    strncat(output, input, n);
    cut(input, n);
}

static void remove_last(char *output)
{
    char *slash = strrchr(output, '/');

    *(slash ? slash : output) = '\0';
}

void wording_3986(char *input)
{
    char output[WORDING_ROOM];

    output[0] = '\0';
    while (*input) {
        if (begins(input, "../")) {
            cut(input, 3); /* A */
        } else if (begins(input, "./")) {
            cut(input, 2);
        } else if (begins(input, "/./")) {
            cut(input, 2); /* B */
        } else if (strcmp(input, "/.") == 0) {
            strcpy(input, "/");
        } else if (begins(input, "/../")) {
            cut(input, 3); /* C */
            remove_last(output);
        } else if (strcmp(input, "/..") == 0) {
            strcpy(input, "/");
            remove_last(output);
        } else if (strcmp(input, ".") == 0 || strcmp(input, "..") == 0) {
            *input = '\0'; /* D */
        } else {
            move_segment(input, output);
        }
    }
    strcpy(input, output);
}

/* ---- 1997, 2003 ---- */

static char *next_segment(char *segment)
{
    char *slash = strchr(segment, '/');

    return slash ? slash + 1 : NULL;
}

static int is_segment(const char *at, const char *segment)
{
    size_t n = strlen(segment);

    return begins(at, segment) && (at[n] == '/' || at[n] == '\0');
}

/* The start of the leftmost "SEGMENT/.." that the given text follows. */
static char *removable(char *segment, char followed_by)
{
    for (; segment; segment = next_segment(segment)) {
        char *next = next_segment(segment);

        if (next && !is_segment(segment, "..") && is_segment(next, "..") &&
            next[2] == followed_by)
            return segment;
    }
    return NULL;
}

static size_t removable_length(const char *segment)
{
    return strcspn(segment, "/") + 3; /* "/.." */
}

void wording_1997(char *path, int drop)
{
    char *const begin = *path == '/' ? path + 1 : path;
    char *segment;

    for (segment = begin; segment;) { /* d */
        if (begins(segment, "./"))
            cut(segment, 2);
        else
            segment = next_segment(segment);
    }
    for (segment = begin; segment; segment = next_segment(segment)) { /* e */
        if (strcmp(segment, ".") == 0)
            *segment = '\0';
    }
    while ((segment = removable(begin, '/')) != NULL) /* f */
        cut(segment, removable_length(segment) + 1);
    segment = removable(begin, '\0'); /* g */
    if (segment)
        *segment = '\0';
    while (drop && begins(begin, "../"))
        cut(begin, 3);
    if (drop && strcmp(begin, "..") == 0)
        *begin = '\0';
}

/* ---- 1994 ---- */

/* The first complete element "." or "..", with its "/". */
static char *element(char *path, const char *name)
{
    for (path = strchr(path, '/'); path; path = strchr(path + 1, '/')) {
        if (is_segment(path + 1, name))
            return path;
    }
    return NULL;
}

/* "/xxx/..": xxx is neither "." nor ".." */
static char *pair(char *path)
{
    for (path = strchr(path, '/'); path; path = strchr(path + 1, '/')) {
        char *next = strchr(path + 1, '/');

        if (next && !is_segment(path + 1, "..") && is_segment(next + 1, ".."))
            return path;
    }
    return NULL;
}

void wording_1994(char *path)
{
    char *at;

    while ((at = element(path, ".")) != NULL)
        cut(at, 2);
    while ((at = pair(path)) != NULL)
        cut(at, 1 + removable_length(at + 1));
}
