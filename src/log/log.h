/* Between the readers of access logs and what makes formats for them. */
#ifndef URIC_LOG_H
#define URIC_LOG_H

#include "util/internal.h"
#include "uric_text.h"

/* Who reads a line of the format, whose columns the steps are. */
enum uric_log_reader { LOG_STEPS, LOG_W3C, LOG_JSON };

/* The machine's entries (grammar/log/log_line.rl), in the order of the formats' names. */
enum uric_log_entry {
    LOG_COMMON,
    LOG_COMBINED,
    LOG_VHOST,
    LOG_NGINX,
    LOG_ELB,
    LOG_ALB,
    LOG_HAPROXY,
    LOG_ENTRIES, /* no machine: the steps alone */
    LOG_CUSTOM = LOG_ENTRIES
};

/* How a server writes what it does not write as it is. */
enum uric_log_escape {
    ESCAPE_NONE,
    ESCAPE_APACHE,
    ESCAPE_NGINX,
    ESCAPE_JSON,
    ESCAPE_HAPROXY,
    ESCAPE_W3C,       /* quotes alone */
    ESCAPE_IIS,       /* and "+" in some columns */
    ESCAPE_CLOUDFRONT /* or percent-encoding in them */
};

/* What a field may hold. */
enum uric_log_kind {
    STEP_UNTIL,   /* up to where the literal stands */
    STEP_QUOTED,  /* up to a quote that is not escaped, with which the literal begins */
    STEP_NUMBER,  /* digits, or "-" */
    STEP_STATUS,  /* three digits, or "-" */
    STEP_TIME,    /* as in "10/Oct/2000:13:55:36 -0700" */
    STEP_SIGNED,  /* digits, perhaps with a sign */
    STEP_ADDRESS, /* as STEP_UNTIL; parted at its last ":" into client and port */
    STEP_EITHER,  /* in quotes, or up to a space */
    STEP_CAPTURES /* HAProxy's "{...} ", none, one or two */
};

/* Of a step. */
enum {
    STEP_MAY_BE_EMPTY = 1,
    STEP_DASH = 2, /* "-" is not undefined */
    STEP_LIST = 4, /* ", " and " : " are of it */
    STEP_USER = 8, /* Apache writes "" for an empty one */
    STEP_LAST = 16,   /* the line may end before what follows */
    STEP_ENCODED = 32, /* of w3c: what the client sent is written in another way */
    STEP_WORD = 64     /* the first byte of what follows is not of it */
};

/* Of a format. */
enum {
    FORMAT_SYSLOG = 1,        /* what syslog writes may stand before the first field */
    FORMAT_OPEN = 2,          /* fields may follow that are not known */
    FORMAT_EMPTY_IS_NONE = 4, /* not "-" */
    FORMAT_DASHES = 8,        /* AWS's "- - - " */
    FORMAT_FIELDS = 16        /* a #Fields has been seen */
};

static inline int log_is_digit(int c)
{
    return c >= '0' && c <= '9';
}

static inline int log_is_letter(int c)
{
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

#define LOG_BIT(column) ((uint64_t)1 << (column))

#endif
