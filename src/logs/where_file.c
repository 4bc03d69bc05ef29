/* Reads the members of a list from a file, one a line. */
#include "logs/where_words.h"

#include "command/io/descriptor.h"
#include "command/memory.h"
#include "command/message.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>

/* The bytes of the file and a NUL; NULL, with errno, if they cannot be read. */
static char *bytes_of(const char *name, size_t *n)
{
    enum { PIECE = 64 * 1024 };
    const int fd = descriptor_open(name, O_RDONLY);
    char *s = memory_of(1);
    ssize_t got = fd;
    int error;

    *n = 0;
    while (got >= 0) {
        s = memory_grown(s, memory_sum(*n, PIECE + 1));
        got = descriptor_read(fd, s + *n, PIECE);
        if (got <= 0)
            break;
        *n += (size_t)got;
    }
    error = errno;
    if (fd >= 0)
        descriptor_close_input(fd);
    s[*n] = '\0';
    if (got == 0)
        return s;
    free(s);
    errno = error;
    return NULL;
}

/* Returns the length without spaces at the end. */
static size_t trimmed(const char *s, size_t n)
{
    while (n > 0 && strchr(" \t\r", s[n - 1]) && s[n - 1])
        n--;
    return n;
}

static int wrong_line(const char *name, unsigned long line, const char *s, size_t n, int why)
{
    const int shown = n < 60 ? (int)n : 60;

    if (why == ADDRESS_LENGTH)
        message("%s:%lu: \"%.*s\" is not a block of addresses: it takes up to 32 bits for IPv4, 128 "
                "for IPv6", name, line, shown, s);
    else
        message("%s:%lu: \"%.*s\" is not a block of addresses: the address has a 1 after its first "
                "bits", name, line, shown, s);
    return -1;
}

/* A line is a block of addresses; or a text, and may be a number or an address as well. */
static int add_line(struct where_list *list, const char *name, unsigned long line, const char *s,
                    size_t n)
{
    struct decimal number;
    size_t at;
    char *copy;
    const int why = address_set_add(&list->addresses, s, n, &at);

    if (why == ADDRESS_LENGTH || why == ADDRESS_BITS)
        return wrong_line(name, line, s, n, why);
    if (why == ADDRESS_OK && memchr(s, '/', n))
        return 0;
    if (decimal_read(s, n, &number))
        where_list_add_number(list, &number);
    copy = memory_of(n);
    memcpy(copy, s, n);
    where_list_add_text(list, copy, n);
    return 0;
}

static int add_lines(struct where_list *list, const char *name, const char *s, const char *end)
{
    unsigned long line = 1;

    for (; s < end; line++) {
        const char *const stop = memchr(s, '\n', (size_t)(end - s));
        const size_t length = (size_t)((stop ? stop : end) - s);
        const size_t n = trimmed(s, length);

        if (n > 0 && *s != '#' && add_line(list, name, line, s, n) < 0)
            return -1;
        s += length + (stop != NULL);
    }
    return 0;
}

int where_read_file(struct where_text *t, struct where_list *list)
{
    const char *const begin = ++t->at;
    const char quote = *begin == '"' || *begin == '\'' ? *begin : '\0';
    const char quotes[] = { quote, '\0' };
    const size_t n = strcspn(begin + (quote != '\0'), quote ? quotes : " \t\r\n,)");
    char *name;
    char *bytes;
    size_t n_bytes;
    int status;

    if (n == 0 || (quote && begin[1 + n] != quote))
        return where_wrong(t, begin, "the name of a file, in quotes if it has spaces");
    name = memory_of(n + 1);
    memcpy(name, begin + (quote != '\0'), n);
    name[n] = '\0';
    t->at = begin + n + (quote ? 2 : 0);
    bytes = bytes_of(name, &n_bytes);
    if (bytes == NULL) {
        message_reason(name, strerror(errno));
        free(name);
        return -1;
    }
    where_list_keep(list, bytes);
    status = add_lines(list, name, bytes, bytes + n_bytes);
    free(name);
    return status;
}
