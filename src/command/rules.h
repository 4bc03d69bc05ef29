/* The rules of --as, numbered in one sequence: enum uric_rule, then those of IRIs, then the
 * older editions'. */
#ifndef RULES_H
#define RULES_H

#include "command/record/records.h"
#include "uric.h"

#include <stddef.h>

/* Returns the number of the rule of that name, or -1 after a message that lists all rules. */
int rules_find(const char *name);

/* The number here of a rule of uric_history.h; whether a number is such a rule, or one of
 * IRIs: it may allow other bytes than RFC 3986, and none can be tolerated. */
int rules_of_edition(int edition_rule);
int rules_is_edition(int rule);

/* The number here of a rule of uric_iri.h; whether a number is such a rule. */
int rules_of_iri(int iri_rule);
int rules_is_iri(int rule);

/* Parses by a rule of any kind, as uric_parse_as() does. */
enum uric_status rules_parse(int rule, const char *s, size_t n, struct uric *u);

/* What was expected at the error, as a string; "" if the text is valid. */
#define RULES_EXPLAIN_SIZE 512
void rules_explain(int rule, const char *s, size_t n, char text[RULES_EXPLAIN_SIZE]);

/* Writes where and why a record does not match the rule; status and offset are from
 * uric_parse_as().  With underline set, two more lines show the record and a mark below the
 * byte. */
void rules_message(const char *file, const struct record *record, int rule,
                   enum uric_status status, size_t offset, int underline);

#endif
