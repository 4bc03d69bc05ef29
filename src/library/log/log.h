/* Declarations shared by the readers of access logs and the code that makes formats. */
#ifndef URIC_LOG_LOG_H
#define URIC_LOG_LOG_H

#include "tables/log_entries.h"
#include "util/ascii.h"
#include "util/internal.h"
#include "uric_log.h"

/* The reader of a format's lines. */
enum uric_log_reader { LOG_STEPS, LOG_W3C, LOG_JSON };

/* How a server escapes what it writes. */
enum uric_log_escape {
    ESCAPE_NONE,
    ESCAPE_APACHE,
    ESCAPE_NGINX,
    ESCAPE_JSON,
    ESCAPE_HAPROXY,
    ESCAPE_W3C,       /* quotes only */
    ESCAPE_IIS,       /* also "+" for spaces in some columns */
    ESCAPE_CLOUDFRONT /* also percent-encoding in those columns */
};

/* What a field may contain. */
enum uric_log_kind {
    STEP_UNTIL,   /* anything, up to the literal after it */
    STEP_QUOTED,  /* anything, up to an unescaped quote, with which the literal starts */
    STEP_NUMBER,  /* digits, or "-" */
    STEP_STATUS,  /* three digits, or "-" */
    STEP_TIME,    /* as in "10/Oct/2000:13:55:36 -0700" */
    STEP_SIGNED,  /* digits, perhaps with a sign */
    STEP_ADDRESS, /* like STEP_UNTIL; split at its last ":" into client and port */
    STEP_EITHER,  /* in quotes, or up to a space */
    STEP_CAPTURES, /* HAProxy's "{...} ": no, one or two such fields */
    /* kinds with grammars: grammar/log/log_field.rl, log_timing.rl, log_user.rl */
    STEP_CLIENT,  /* an address or a host name */
    STEP_HOST,    /* the server's name */
    STEP_USER,    /* a user's name, perhaps with spaces, before " [", a time and '] "' */
    STEP_WORDS,   /* the same where no "-" precedes the name: the kind of no step */
    STEP_BASIC,   /* a user's name before " [", a time and other text */
    STEP_ISO,     /* as in "2026-11-22T00:52:07.123Z" */
    STEP_DECIMAL, /* digits, perhaps with a fraction, or "-" */
    STEP_PADDED,  /* like STEP_SIGNED, after any number of spaces */
    STEP_ELSE     /* no field: the steps after it are another form that lines may have */
};

/* Flags of a step. */
enum {
    STEP_MAY_BE_EMPTY = 1,
    STEP_DASH = 2, /* "-" is a value, not undefined */
    STEP_LIST = 4, /* ", " and " : " may be part of it */
    STEP_NAME = 8, /* "" is an empty user, as Apache writes it */
    STEP_LAST = 16,     /* the line may end after this field */
    STEP_ENCODED = 32,  /* w3c: the server encodes the client's bytes anew */
    STEP_WORD = 64,     /* the first byte of the literal cannot be part of it */
    STEP_BRACKETS = 128 /* Apache writes it in "[" and "]" */
};

/* Flags of a format. */
enum {
    FORMAT_SYSLOG = 1,        /* HAProxy: the prefix of syslog may precede the first field, and
                                 lines may be cut */
    FORMAT_OPEN = 2,          /* unknown fields may follow */
    FORMAT_EMPTY_IS_NONE = 4, /* empty means undefined, "-" does not */
    FORMAT_DASHES = 8,        /* AWS's "- - - " */
    FORMAT_FIELDS = 16,       /* a #Fields directive was read */
    FORMAT_IIS = 32,          /* w3c as IIS writes it, */
    FORMAT_CLOUDFRONT = 64,   /* or CloudFront, whatever the directive */
    FORMAT_DASH_IS_NONE = 128, /* "-" means undefined; in text this needs no flag */
    FORMAT_HASTY = 256,       /* the offsets of errors are not wanted */
    FORMAT_REST = 512,        /* the last field is whatever follows the others */
    FORMAT_EITHER = 1024      /* it has a STEP_ELSE */
};

/* The length of a STEP_TIME. */
#define LOG_CLOCK 26

#define LOG_BIT(column) ((uint64_t)1 << (column))

#endif
