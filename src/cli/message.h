/* Messages on standard error. */
#ifndef MESSAGE_H
#define MESSAGE_H

#include "cli/record/records.h"
#include "cli/io/sink.h"

#include <stdint.h>

/* "uric: " and the text, printf-like, and a line's end. */
#if defined(__GNUC__)
__attribute__((format(printf, 1, 2)))
#endif
void message(const char *text, ...);

/* "uric: " and a text that somebody else has given, in quotes, between two of ours. */
void message_quoted(const char *before, const char *text, const char *behind);

/* That a name is none of the known ones, and which those are: how is "unknown" or
 * how else it is wrong, and what is "rule", and so on. */
void message_unknown(const char *how, const char *what, const char *name, size_t n,
                     const char *const *known, size_t n_known);

/* What the system says of a file: name and reason of an errno value. */
void message_error(const char *name, int error);

/* The same where somebody else gives the reason. */
void message_reason(const char *name, const char *reason);

/* Where and why a record is not of the rule: status and offset as
 * uric_parse_as() gave them.  With underline set, the record and a mark below
 * the byte follow on lines of their own. */
void message_record(const char *file, const struct record *record, int rule,
                    int status, size_t offset, int underline);

/* The same where a URI is not one of its scheme: by which name (perhaps
 * NULL) and why, and what could have stood there ("" when that is not known). */
void message_scheme(const char *file, const struct record *record,
                    const char *scheme, const char *reason, int status,
                    size_t offset, const char *expected);

/* That a record has more than so many bytes. */
void message_too_long(const char *file, const struct record *record, size_t longest);

/* Why else a record is refused. */
void message_refused(const char *file, const struct record *record, size_t offset,
                     const char *why);

/* From now on this thread's messages go here; NULL: to standard error, through a
 * buffer that message_flush() hands over. */
void message_to(struct sink *sink);

/* 0, or -1 if a message could not be written. */
int message_flush(void);

#endif
