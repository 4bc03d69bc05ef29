/* Declarations shared by the readers of access logs and the code that makes formats. */
#ifndef URIC_LOG_LOG_H
#define URIC_LOG_LOG_H

#include "tables/log_entries.h"
#include "util/ascii.h"
#include "util/internal.h"
#include "uric_log.h"

/* What runs once for a format is compiled for size. */
#if defined(__GNUC__)
#define URIC_LOG_COLD __attribute__((cold))
#else
#define URIC_LOG_COLD
#endif

/* The reader of a format's lines. */
enum uric_log_reader { LOG_STEPS, LOG_W3C, LOG_JSON };

/* How a server escapes what it writes. */
enum uric_log_escape {
    ESCAPE_NONE,
    ESCAPE_APACHE,
    ESCAPE_NGINX,
    ESCAPE_JSON,
    ESCAPE_HAPROXY,
    ESCAPE_TRAEFIK,   /* quotes only, by a backslash, and not in requests */
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
    STEP_TOKEN,   /* anything but spaces, quotes and the byte after it */
    STEP_EITHER,  /* in quotes, or a token */
    STEP_INSIDE,  /* anything but a quote, between quotes */
    STEP_CAPTURES, /* HAProxy's "{...} ": no, one or two such fields */
    /* kinds with grammars: grammar/log/log_field.rl, log_timing.rl, log_user.rl */
    STEP_CLIENT,  /* an address or a host name */
    STEP_HOST,    /* the server's name */
    STEP_USER,    /* a user's name, perhaps with spaces, before " [", a time and '] "' */
    STEP_WORDS,   /* the same where no "-" precedes the name: the kind of no step */
    STEP_BASIC,   /* a user's name before " [", a time and other text */
    STEP_ISO,     /* as in "2026-11-22T00:52:07.123Z" */
    STEP_DECIMAL, /* digits, perhaps with a fraction, or "-" */
    STEP_STAMP,   /* as in "27/Nov/2026 04:18:59" or "2026/11/27 - 04:18:59" */
    STEP_PADDED,  /* like STEP_SIGNED, after any number of spaces */
    STEP_SPACED,  /* like STEP_EITHER, after any number of spaces */
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
    FORMAT_OPEN = 2,          /* unknown fields may follow, */
    FORMAT_EMPTY_IS_NONE = 4, /* empty means undefined, "-" does not */
    FORMAT_DASHES = 8,        /* AWS's "- - - " */
    FORMAT_FIELDS = 16,       /* a #Fields directive was read */
    FORMAT_IIS = 32,          /* w3c as IIS writes it, */
    FORMAT_CLOUDFRONT = 64,   /* or CloudFront, whatever the directive */
    FORMAT_DASH_IS_NONE = 128, /* "-" means undefined; in text this needs no flag */
    FORMAT_HASTY = 256,       /* the offsets of errors are not wanted */
    FORMAT_REST = 512,        /* the last field is whatever follows the others */
    FORMAT_EITHER = 1024,     /* it has a STEP_ELSE */
    FORMAT_WIDE = 2048        /* or these, also in quotes */
};

/* The most unknown fields that may follow: see "more" in grammar/log/log_fields.rl. */
#define LOG_MORE 8

/* The most fields of all forms that lines may have. */
#define LOG_STEPS_MOST 96

/* A field, and the text after it. */
struct uric_log_step {
    uint64_t literal, mask; /* the first bytes of that text */
    uint16_t text, length;  /* all of it, in text[] of the format */
    uint8_t kind, column, stop, flags;
};

/* The prefixes of a format, the outermost last. */
struct uric_log_layers {
    uint8_t n, kind[URIC_LOG_PREFIXES];
};

/* What a struct uric_log_format holds. */
struct uric_log_held {
    uint64_t columns;        /* bit 1 << c is set if column c exists */
    uint32_t error_offset;   /* after an error, its offset in the string */
    uint32_t duration_units; /* how many make a second; 0: unknown */
    uint64_t from_request;   /* which of method, target, protocol the request gives */
    uint64_t layer_columns;  /* columns that a prefix gives */
    uint64_t encoded;        /* columns with "+" for spaces, or with triplets */
    uint64_t required;       /* columns without which a line of JSON does not fit */
    uint16_t text_length, flags;
    uint16_t prefix, prefix_length; /* the text before the first field */
    uint8_t reader, machine, escape, escape_byte, n_steps, n_columns;
    uint8_t captured_response, date, time_of_day, stem, query; /* columns */
    struct uric_log_layers layers;
    struct {
        uint16_t begin, end; /* in text */
    } name[URIC_LOG_COLUMNS];
    struct uric_log_step step[LOG_STEPS_MOST];
    char text[URIC_LOG_TEXT];
};

typedef char uric_log_held_fits[sizeof(struct uric_log_held) <= sizeof(struct uric_log_format)
                                    ? 1
                                    : -1];

/* See uric_scan_in(). */
static inline struct uric_log_held *uric_log_held_in(struct uric_log_format *f)
{
    return (struct uric_log_held *)(void *)f->opaque.bytes;
}

static inline const struct uric_log_held *uric_log_held_of(const struct uric_log_format *f)
{
    return (const struct uric_log_held *)(const void *)f->opaque.bytes;
}

/* The length of a STEP_TIME. */
#define LOG_CLOCK 26

#define LOG_BIT(column) ((uint64_t)1 << (column))

#endif
