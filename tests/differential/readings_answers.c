/* Writes strings and what a reader makes of them, for programs that ask the real parser.
 *
 *   readings_answers java|urllib|urllib-oldest FILE COUNT
 *
 * For each string its length, 32 bits in network order, and its bytes, then an answer in the same
 * way: "R" (refused), or "H", "N" or "U" (a host, none, unknown), the scheme, the host, the port,
 * the path, each with an LF before it, which no part of these parsers' results has, and after
 * another LF the address of the host.  An undefined part is "\x01". */
#include "support/reading_text.h"
#include "support/url_strings.h"

#include <stdlib.h>
#include <string.h>

enum { ROOM = 8 * URL_STRING_ROOM };

static void write_bytes(const char *s, size_t n)
{
    unsigned char length[4];
    int i;

    for (i = 0; i < 4; i++)
        length[i] = (unsigned char)(n >> 8 * (3 - i));
    fwrite(length, 1, 4, stdout);
    fwrite(s, 1, n, stdout);
}

static size_t put_part(char *to, bool is_defined, const char *s, const struct uric_reading *r,
                       int part)
{
    to[0] = '\n';
    if (is_defined && part == URIC_HOST)
        return 1 + reading_host(s, r, to + 1);
    if (is_defined)
        return 1 + reading_part(s, r, part, to + 1, 4 * URL_STRING_ROOM);
    to[1] = '\x01';
    return 2;
}

static size_t answer(const char *s, const struct uric_reading *r, char to[ROOM])
{
    static const char letters[] = { 'H', 'N', 'R', 'U' };
    size_t n = 1;

    to[0] = letters[r->verdict];
    if (r->verdict == URIC_READING_REFUSED)
        return n;
    n += put_part(to + n, r->has_scheme, s, r, URIC_SCHEME);
    n += put_part(to + n, r->has_host, s, r, URIC_HOST);
    n += put_part(to + n, r->has_port, s, r, URIC_PORT);
    n += put_part(to + n, r->has_path, s, r, URIC_PATH);
    to[n++] = '\n';
    if (r->has_host && (r->kind == URIC_READING_IPV4 || r->kind == URIC_READING_IPV6)) {
        const size_t length = r->kind == URIC_READING_IPV4 ? 4 : 16;

        memcpy(to + n, r->address, length);
        n += length;
    }
    return n;
}

int main(int argc, char **argv)
{
    static char string[URL_STRING_ROOM], text[ROOM];
    int reader;
    struct url_strings strings;
    struct uric_reading r;
    size_t n;

    if (argc != 4)
        return 2;
    reader = strcmp(argv[1], "java") == 0 ? URIC_READER_RFC2396 : URIC_READER_URLLIB;
    if (strcmp(argv[1], "urllib-oldest") == 0)
        reader |= URIC_READER_OLDEST;
    url_strings_open(&strings, argv[2], strtoul(argv[3], NULL, 10));
    while (url_strings_next(&strings, string, &n)) {
        if (uric_read_as(reader, string, n, &r) != URIC_OK)
            return 2;
        write_bytes(string, n);
        write_bytes(text, answer(string, &r, text));
    }
    url_strings_close(&strings);
    return fflush(stdout) != 0;
}
