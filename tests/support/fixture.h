/* Reads the fixtures of tests/fixtures.
 *
 *   # a comment
 *   RULE INPUT
 *       PART  BEGIN END  "TEXT"  KIND
 *       ...
 *   RULE INPUT
 *       invalid  OFFSET  expected ...
 *
 * INPUT and TEXT are in TSV escapes.  Parts that are not listed are undefined;
 * KIND follows the host, and the path where it has one.  "incomplete" instead
 * of "invalid" where the input only ends too early. */
#ifndef FIXTURE_H
#define FIXTURE_H

#include "uric.h"

struct fixture {
    char *name; /* file:line and the input as written */
    int rule;
    char *input;
    size_t n;
    int status;
    struct uric u;
    char *expected; /* the library's text for what was expected */
};

/* Reads all fixtures below the given directory of tests/fixtures; sets *n to their number.  A
 * malformed line ends the process. */
struct fixture *fixtures_read(const char *directory, size_t *n);

/* Reads the fixtures in the files that a shell pattern names; rule() maps a rule's name to a
 * number, or to -1. */
struct fixture *fixtures_read_of(const char *files, int (*rule)(const char *name),
                                 size_t *n);
void fixtures_free(struct fixture *fixtures, size_t n);

/* The rule with the name that uric_rule_name() gives it, or "request-target/CONNECT" for the
 * other reading; -1 if none. */
int fixture_rule(const char *name);

/* Undoes TSV escapes in place; returns the number of bytes, after which it writes a NUL. */
size_t fixture_unescape(char *s);

#endif
