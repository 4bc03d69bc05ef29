/* Collects bytes for a descriptor, and writes a line in one call if it fits. */
#include "command/io/sink.h"

#include "command/io/descriptor.h"

#include <string.h>

/* Set while only one thread runs. */
static int diverted;
static int (*divert)(const char *s, size_t n);

void sink_divert(int fd, int (*to)(const char *s, size_t n))
{
    diverted = fd;
    divert = to;
}

static int is_diverted(const struct sink *k)
{
    return divert && k->fd == diverted && !k->direct;
}

static void write_all(struct sink *k, const char *s, size_t n)
{
    if (n > 0 && k->before && !k->before(k->context))
        return;
    if (!k->failed)
        k->failed = is_diverted(k) ? divert(s, n) : descriptor_write(k->fd, s, n);
}

void sink_flush(struct sink *k)
{
    write_all(k, k->buffer, k->n);
    k->n = 0;
}

/* Makes room in a full buffer: writes all complete lines, or the whole buffer if it holds only
 * a part of one line. */
static void hand_over_lines(struct sink *k)
{
    size_t n = k->n;

    while (n > 0 && k->buffer[n - 1] != '\n')
        n--;
    if (n == 0)
        n = k->n;
    write_all(k, k->buffer, n);
    memmove(k->buffer, k->buffer + n, k->n - n);
    k->n -= n;
}

void sink_overflow(struct sink *k, const char *s, size_t n)
{
    while (n > k->size - k->n) {
        size_t room = k->size - k->n;

        memcpy(k->buffer + k->n, s, room);
        k->n += room;
        s += room;
        n -= room;
        hand_over_lines(k);
    }
    if (n > 0)
        memcpy(k->buffer + k->n, s, n);
    k->n += n;
}

void sink_number(struct sink *k, uint64_t number)
{
    char digits[20], *const end = digits + sizeof digits, *first = end;

    do {
        *--first = (char)('0' + number % 10);
        number /= 10;
    } while (number > 0);
    sink_write(k, first, (size_t)(end - first));
}
