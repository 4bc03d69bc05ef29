/* Fixtures: what a person reads in tests/fixtures, as data.
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
    char *expected; /* what the library should say could have stood there */
};

/* All fixtures of the directory tests/fixtures below the one named: *n of them.
 * A line that cannot be understood ends the process. */
struct fixture *fixtures_read(const char *directory, size_t *n);

/* The same of the files that a pattern of the shell names, whose rules are what
 * rule() says: a number, or -1. */
struct fixture *fixtures_read_of(const char *files, int (*rule)(const char *name),
                                 size_t *n);
void fixtures_free(struct fixture *fixtures, size_t n);

/* The rule of that name: as uric_rule_name() says, "request-target/CONNECT" for
 * the other reading.  -1 when there is none. */
int fixture_rule(const char *name);

/* Undo TSV escapes in place: the length of the bytes; they end in a NUL too. */
size_t fixture_unescape(char *s);

#endif
