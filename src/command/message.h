/* Messages on standard error. */
#ifndef MESSAGE_H
#define MESSAGE_H

#include "command/record/records.h"
#include "command/io/sink.h"
#include "uric.h"

#include <stdint.h>

/* Writes "uric: ", the formatted text, and a newline. */
#if defined(__GNUC__)
__attribute__((format(printf, 1, 2)))
#endif
void message(const char *text, ...);

/* Writes a quoted text between two of ours.  It comes from outside and is escaped. */
void message_quoted(const char *before, const char *text, const char *after);

/* Writes that a name is unknown, and lists the known ones.  how is "unknown" or another
 * word for what is wrong with it; what is "rule" or another kind of name.  Names the known one that
 * is most like it, if any is. */
void message_unknown(const char *how, const char *what, const char *name, size_t n,
                     const char *const *known, size_t n_known);

/* Writes the file's name and the system's text for an errno value. */
void message_error(const char *name, int error);

/* Writes that a file cannot be read, as message_error() does; for a directory, also names -r. */
void message_unreadable(const char *name, int error);

/* Writes the file's name and a reason. */
void message_reason(const char *name, const char *reason);

/* Writes the file's name, a reason, and the name of another file at its end. */
void message_names(const char *name, const char *reason, const char *other);

/* Writes where and why a record does not match: status and offset are from uric_parse_as(),
 * expected says what was expected instead.  With underline set, two more lines show the record and
 * a mark below the byte. */
void message_expected(const char *file, const struct record *record,
                      enum uric_status status, size_t offset, const char *expected,
                      int underline);

/* Writes where and why a URI does not match its scheme's rules.  scheme is its name or NULL;
 * expected says what was expected instead, or is "" if that is not known; NULL if the record ends
 * too early, and nearly any byte would do. */
void message_scheme(const char *file, const struct record *record,
                    const char *scheme, const char *reason, enum uric_status status,
                    size_t offset, const char *expected);

/* Writes that a record is longer than the limit. */
void message_too_long(const char *file, const struct record *record, size_t longest);

/* Writes any other reason for which a record is rejected. */
void message_refused(const char *file, const struct record *record, size_t offset,
                     const char *why);

/* Sends this thread's messages to the sink from now on.  NULL: to standard error, through a
 * buffer that message_flush() writes. */
void message_to(struct sink *sink);

/* Returns -1 if a message could not be written. */
int message_flush(void);

#endif
