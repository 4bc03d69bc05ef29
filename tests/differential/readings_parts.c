/* Writes strings and what a reader makes of them, for the programs readings_whatwg.js and
 * readings_urllib3.py, which compare that with real implementations.
 *
 *   readings_parts READER FILE COUNT
 *
 * READER is the name of a reader, with "-oldest" after it for the oldest version.  The strings are
 * those of the file and COUNT others made of them (support/url_strings.h).  A record is the string,
 * a byte with the verdict, then scheme, host, port and path.  Each text is its length in 4 bytes,
 * lowest first, then its bytes; a part that there is none of has length 2^32 - 1. */
#include "support/url_strings.h"
#include "uric_readings.h"

#include <stdlib.h>
#include <string.h>

enum { PART_ROOM = 12 * URL_STRING_ROOM }; /* a byte may become U+FFFD in triplets */

static void put_length(uint32_t n)
{
    int i;

    for (i = 0; i < 4; i++, n >>= 8)
        putchar((int)(n & 255));
}

static void put_text(const char *s, size_t n)
{
    put_length((uint32_t)n);
    fwrite(s, 1, n, stdout);
}

static void put_part(const char *s, const struct uric_reading *r, int part)
{
    static char text[PART_ROOM];
    size_t n;

    if (uric_reading_write(s, r, part, text, sizeof text, &n) == URIC_OK)
        put_text(text, n);
    else
        put_length(UINT32_MAX);
}

/* The reader of this name; -1 if there is none. */
static int reader_of(const char *name)
{
    const char *const oldest = strstr(name, "-oldest");
    const size_t n = oldest != NULL ? (size_t)(oldest - name) : strlen(name);
    int reader;

    for (reader = 0; reader < URIC_READERS; reader++) {
        const char *const other = uric_reader_name(reader);

        if (strlen(other) == n && strncmp(other, name, n) == 0)
            return oldest != NULL ? reader | URIC_READER_OLDEST : reader;
    }
    return -1;
}

int main(int argc, char **argv)
{
    static const int parts[] = { URIC_SCHEME, URIC_HOST, URIC_PORT, URIC_PATH };
    static char s[URL_STRING_ROOM];
    struct url_strings strings;
    struct uric_reading r;
    size_t n, i;
    int reader;

    if (argc != 4)
        return 2;
    reader = reader_of(argv[1]);
    url_strings_open(&strings, argv[2], strtoul(argv[3], NULL, 10));
    while (url_strings_next(&strings, s, &n)) {
        if (uric_read_as(reader, s, n, &r) != URIC_OK)
            return 2;
        put_text(s, n);
        putchar((int)r.verdict);
        for (i = 0; i < sizeof parts / sizeof *parts; i++)
            put_part(s, &r, parts[i]);
    }
    url_strings_close(&strings);
    return fflush(stdout) != 0;
}
