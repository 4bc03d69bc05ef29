/* Writes fields of CSV (RFC 4180), as UTF-8. */
#include "command/out/csv.h"

#include "command/out/escape.h"

#include <string.h>

static int needs_quotes(const char *s, size_t n)
{
    return n == 0 || memchr(s, ',', n) || memchr(s, '"', n) || memchr(s, '\n', n) ||
           memchr(s, '\r', n);
}

/* Writes bytes with each quote doubled. */
static void put_doubled(struct sink *out, const char *s, size_t n)
{
    const char *quote;

    while (n > 0 && (quote = memchr(s, '"', n)) != NULL) {
        const size_t before = (size_t)(quote - s) + 1;

        sink_write(out, s, before);
        sink_byte(out, '"');
        s += before;
        n -= before;
    }
    sink_write(out, s, n);
}

void csv_field(struct sink *out, const char *s, size_t n)
{
    const int quoted = needs_quotes(s, n);

    if (quoted)
        sink_byte(out, '"');
    while (n > 0) {
        size_t ill;
        const size_t run = escape_none_marked(s, n, &ill);

        put_doubled(out, s, run);
        if (run == n)
            break;
        escape_put_marked(out, s + run, ill);
        s += run + ill;
        n -= run + ill;
    }
    if (quoted)
        sink_byte(out, '"');
}
