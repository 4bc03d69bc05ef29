/* The option --tolerate: what records may have beyond RFC 3986. */
#ifndef TOLERATE_H
#define TOLERATE_H

#include "command/options.h"
#include "command/out/output_rows.h"
#include "command/record/records.h"
#include "command/rules.h"
#include "uric.h"

/* The policy of the options; NULL is strict. */
const struct uric_tolerance *tolerate_policy(const struct options *o);

/* Tolerates all names. */
void tolerate_all(struct options *o);

/* Checks that --tolerate applies to the rule: 0, or -1 after a message. */
int tolerate_check(const struct options *o, int rule);

/* Parses by a rule of rules.h with the policy, as uric_parse_tolerant() does. */
enum uric_status tolerate_parse(const struct options *o, int rule, const char *s,
                                size_t n, struct uric *u);

/* What a record needed: the names, separated by commas, in the library's order. */
enum { TOLERATE_LIST = 128 };
void tolerate_list(const struct uric_tolerance *policy, struct uric_ref ref,
                   char list[TOLERATE_LIST]);

/* Lists a set of names in this way: the bits 1 << enum uric_tolerated_name. */
void tolerate_list_names(unsigned names, char list[TOLERATE_LIST]);

/* The component in which the error is. */
struct value tolerate_error_part(int rule, const struct uric *u);

/* What was expected at the offset of the error, as a string; see rules_explain(). */
void tolerate_explain(const struct options *o, int rule, const char *s, size_t n,
                      size_t offset, char text[RULES_EXPLAIN_SIZE]);

/* Writes the message for a record that does not match the rule with the policy, as
 * rules_message() does. */
void tolerate_message(const struct options *o, const char *file,
                      const struct record *record, int rule, enum uric_status status,
                      size_t offset, int underline);

#endif
