/* The target or the referer of a log line, and its parts. */
#ifndef LOG_URI_H
#define LOG_URI_H

#include "logs/log_fields.h"
#include "command/options.h"
#include "uric.h"

struct log_uri {
    int defined;
    int valid; /* if not, u has the parts of Appendix B */
    struct uric_bytes text;
    struct uric u;
};

/* Read a column, whose bytes must stay; is_connect tells that the method is CONNECT.  Bytes
 * that --tolerate names are valid. */
void log_uri_read_target(struct log_uri *uri, struct uric_bytes text, int is_connect,
                         const struct options *o);
void log_uri_read_referer(struct log_uri *uri, struct uric_bytes text,
                          const struct options *o);

/* The part of a defined URI that the field names. */
struct uric_bytes log_uri_part(const struct log_uri *uri, const struct log_field *f);

#endif
