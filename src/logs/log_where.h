/* Conditions on the lines of a log: --where, and --rate. */
#ifndef LOG_WHERE_H
#define LOG_WHERE_H

#include "logs/log_line.h"
#include "logs/where.h"

/* Reads the expression of an option, and adds its fields.  The texts, the fields and the zone must
 * stay.  Returns NULL after a message. */
struct where *log_where_read(const char *option, const char *text, struct log_fields *fields,
                             const struct zone *zone);

/* Whether the expression is true of a line. */
int log_where_holds(const struct where *w, struct where_state *state, struct log_line *line);

/* Writes messages about the values that it compared. */
void log_where_say(const struct where *w, const struct where_state *state,
                   const struct log_fields *fields);

#endif
