/* The names of log formats: the value of --log-format, and those nearest to a log that has none of
 * them. */
#ifndef LOG_FORMAT_OPTION_H
#define LOG_FORMAT_OPTION_H

#include "logs/wrapper.h"
#include "uric_log.h"

#include <stddef.h>

/* Reads the option's value, NAME, json:KEY or custom:STRING, perhaps after prefixes, into *format,
 * and sets *wrapper to the wrapper that it begins with, which the caller frees, or to NULL: 0, or
 * -1 after a message that it is unknown or invalid.  1 if it has only a wrapper and prefixes, so
 * that the format of the lines is to be detected. */
int log_format_option(struct uric_log_format *format, struct wrapper **wrapper,
                      const char *name);

/* Bytes enough for the longest text. */
enum { LOG_NEAREST_SIZE = 380 };

/* The name of a format, with its prefix. */
void log_guess_name(const struct uric_log_guess *guess, char *name, size_t size);

/* Whether directives among the lines name the fields of a format, as in w3c. */
int log_format_has_directives(const struct uric_log_format *format);

/* The length of the wrapper's name, with its "+", at the start of the option's value; or 0. */
size_t log_format_wrapper_length(const char *name);

/* A value without a format: a wrapper and prefixes, or one of these. */
struct log_outside {
    const char *name; /* the value; NULL: there is none */
    size_t n_wrapper; /* the length of the wrapper's name; 0: none */
    const char *prefix[URIC_LOG_PREFIXES]; /* the n prefixes' names, the outermost first */
    size_t length[URIC_LOG_PREFIXES], n;
};

/* Takes such a value apart. */
void log_outside_read(struct log_outside *outside, const char *name);

/* Adds the prefixes to the format of the lines: 0, or -1 if it has no room for them. */
int log_outside_put(const struct log_outside *outside, struct uric_log_format *format);

/* The length of the prefixes at the start of a line; SIZE_MAX if it lacks one. */
size_t log_outside_length(const struct log_outside *outside, const char *s, size_t n);

/* Whether most of the first lines at s are of one of the nearest formats, but for another word
 * before it, which the detection does not take for a server's name since it is an address in all
 * of them, or a list of addresses for the client's.  Then text says how to read them. */
int log_nearest_later(const struct uric_log_detection *d, const char *s, size_t n,
                      char terminator, char *text, size_t size);

/* A text such as "the nearest are A, B, C: use --log-format", without the format that was refused;
 * "" if no format was refused. */
void log_nearest(const struct uric_log_detection *d, const char *refused, char *text,
                 size_t size);

#endif
