/* Asks the reader itself: a byte is possible at an offset if the line up to there, with that
 * byte added, has no error or a later one. */
#include "logs/log_faults.h"

#include "command/out/escape.h"

#include <stdio.h>
#include <string.h>

/* Trying a byte means reading the line up to it. */
enum { LONGEST = 1024, BYTES = 256 };

/* No format distinguishes bytes outside ASCII, nor control characters other than these: one
 * byte is tried for all. */
static int is_tried(int b)
{
    return b == '\0' || b == '\t' || b == '\n' || b == '\r' || (b >= 0x20 && b < 0x80);
}

static int first_of(int b)
{
    return b >= 0x80 ? 0x80 : 0x01;
}

/* Whether a line or a directive can start with the n bytes. */
static int could_begin(const struct uric_log_format *format, const char *s, uint32_t n)
{
    struct uric_log_row row;
    const enum uric_status status = uric_log_read(format, s, n, &row);

    return status == URIC_OK || status == URIC_DIRECTIVE || row.error_offset == n;
}

/* Puts the possible bytes into *set, and returns how many there are. */
static int find(const struct uric_log_format *format, const char *s, uint32_t offset,
                struct uric_set *set)
{
    char line[LONGEST + 1];
    int b, n = 0;

    memset(set, 0, sizeof *set);
    memcpy(line, s, offset);
    for (b = 0; b < BYTES; b++) {
        int could;

        line[offset] = (char)b;
        if (is_tried(b) || b == first_of(b))
            could = could_begin(format, line, offset + 1);
        else
            could = uric_set_has(set, (unsigned char)first_of(b));
        if (could) {
            set->bits[b >> 6] |= (uint64_t)1 << (b & 63);
            n++;
        }
    }
    return n;
}

static int can_end(const struct uric_log_format *format, const char *s, uint32_t offset)
{
    struct uric_log_row row;

    return uric_log_read(format, s, offset, &row) == URIC_OK;
}

static char *put_byte(int b, char *at)
{
    static const char space[] = "space";

    if (b != ' ')
        return at + escape_byte((unsigned char)b, at);
    memcpy(at, space, sizeof space - 1);
    return at + sizeof space - 1;
}

/* Lists the bytes in the set, or the bytes outside it; three or more in a row as a range. */
static void list_bytes(const struct uric_set *set, int has, char *text, size_t size)
{
    enum { LONGEST_NAME = 5, MOST = 1 + LONGEST_NAME + 1 + ESCAPE_MAX + 1 };
    char *at = text + strlen(text);
    int b, last;

    for (b = 0; b < BYTES && (size_t)(at - text) + MOST <= size; b++) {
        if (uric_set_has(set, (unsigned char)b) != has)
            continue;
        for (last = b; last + 1 < BYTES && uric_set_has(set, (unsigned char)(last + 1)) == has;)
            last++;
        *at++ = ' ';
        at = put_byte(b, at);
        if (last > b + 1) {
            *at++ = '-';
            at = put_byte(last, at);
            b = last;
        }
    }
    *at = '\0';
}

static int is_text(const struct uric_set *set)
{
    int b;

    for (b = 0; b < BYTES; b++) {
        if (uric_set_has(set, (unsigned char)b) && (b < 0x20 || b > 0x7e))
            return 0;
    }
    return 1;
}

/* Whether a user's name goes on at the offset: what precedes a quote there is not the time that
 * must follow a name. */
static int lacks_time(const struct uric_log_format *format, const struct record *record,
                      uint32_t offset)
{
    static const char time[] = " [10/Oct/2000:13:55:36 -0700] \"";
    char line[LONGEST + sizeof time];

    if (offset == 0 || offset >= record->n || record->s[offset] != '"' ||
        record->s[offset - 1] != ' ')
        return 0;
    memcpy(line, record->s, offset);
    memcpy(line + offset, time, sizeof time - 1);
    return could_begin(format, line, offset + (uint32_t)sizeof time - 1);
}

int log_expected(const struct uric_log_format *format, const struct record *record,
                 uint32_t offset, char *text, size_t size)
{
    struct uric_set set;
    int n;

    *text = '\0';
    if (offset > LONGEST || offset > record->n)
        return 0;
    if (lacks_time(format, record, offset)) {
        snprintf(text, size, "expected a time before it: [10/Oct/2000:13:55:36 -0700]");
        return 0;
    }
    n = find(format, record->s, offset, &set);
    if (offset == record->n && n > BYTES / 2)
        return 1;
    if (is_text(&set)) {
        const int ends = can_end(format, record->s, offset);
        size_t length;

        if (n > 0 || ends)
            uric_expected_text(&set, ends, URIC_PATH, text, size, &length);
    } else if (n == BYTES) {
        snprintf(text, size, "expected any byte");
    } else if (n > BYTES / 2) {
        snprintf(text, size, "expected any byte except");
        list_bytes(&set, 0, text, size);
    } else {
        snprintf(text, size, "expected one of the bytes");
        list_bytes(&set, 1, text, size);
    }
    return 0;
}
