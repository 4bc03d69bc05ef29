/* Reads the public suffix list, and looks hosts up in it. */
#include "command/suffixes.h"

#include "command/io/descriptor.h"
#include "command/memory.h"
#include "command/message.h"
#include "uric_domains.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char installed[] = "/usr/share/publicsuffix/public_suffix_list.dat";

/* Larger files are no lists. */
enum { MOST = 256 << 20 };

static struct uric_domains domains;
static char checksum[17];

/* Reads the file to its end.  Returns 0; or an errno value, and *to is NULL. */
static int read_file(const char *file, char **to, size_t *n)
{
    const int fd = descriptor_open(file, O_RDONLY);
    size_t size = 1 << 18;
    ssize_t got = 0;
    int error;

    *to = NULL;
    if (fd < 0)
        return errno;
    *to = memory_of(size);
    for (*n = 0; (got = read(fd, *to + *n, size - *n)) > 0 || (got < 0 && errno == EINTR);) {
        *n += got > 0 ? (size_t)got : 0;
        if (*n == size && size < MOST)
            *to = memory_grown(*to, size *= 2);
    }
    error = got < 0 ? errno : *n >= MOST ? EFBIG : 0;
    close(fd);
    if (error) {
        free(*to);
        *to = NULL;
    }
    return error;
}

static size_t line_of(const char *s, size_t offset)
{
    size_t line = 1, i;

    for (i = 0; i < offset; i++)
        line += s[i] == '\n';
    return line;
}

static int list_refused(const char *file, enum uric_status status, const char *list, size_t at)
{
    char reason[128];

    switch (status) {
    case URIC_UNKNOWN:
        snprintf(reason, sizeof reason, "neither a public suffix list nor the table of one");
        break;
    case URIC_INCOMPLETE:
        snprintf(reason, sizeof reason,
                 "the public suffix list is cut: it ends before ===END PRIVATE DOMAINS===");
        break;
    case URIC_INVALID:
        snprintf(reason, sizeof reason, "line %zu is no rule of a public suffix list",
                 line_of(list, at));
        break;
    default:
        snprintf(reason, sizeof reason, "the public suffix list is too large or too odd");
        break;
    }
    message_reason(file, reason);
    return -1;
}

/* Replaces the list by its table. */
static int compile(const char *file, char **bytes, size_t *n)
{
    size_t size = 2 * *n, length, at; /* mostly enough */
    char *table = memory_of(size);
    enum uric_status status = uric_domains_compile(*bytes, *n, table, size, &length, &at);

    if (status == URIC_TOO_SMALL) {
        size = length;
        free(table);
        table = memory_of(size);
        status = uric_domains_compile(*bytes, *n, table, size, &length, &at);
    }
    if (status != URIC_OK) {
        free(table);
        return list_refused(file, status, *bytes, at);
    }
    free(*bytes);
    *bytes = table;
    *n = length;
    return 0;
}

static const char *table_fault(enum uric_status status)
{
    switch (status) {
    case URIC_INCOMPLETE: return "the table of a public suffix list is cut";
    case URIC_REFUSED: return "the table of a public suffix list has another version: name "
                              "the list itself";
    default: return "the table of a public suffix list is damaged";
    }
}

/* Remembers the checksum, which is in the table's header. */
static void take_checksum(const char *table)
{
    uint64_t sum = 0;
    int i;

    for (i = 7; i >= 0; i--)
        sum = sum << 8 | (unsigned char)table[16 + i];
    snprintf(checksum, sizeof checksum, "%016" PRIx64, sum);
}

int suffixes_open(const char *file)
{
    const char *const name = file ? file : installed;
    enum uric_status status;
    char *bytes;
    size_t n = 0;
    const int error = read_file(name, &bytes, &n);

    if (error == ENOENT && file == NULL) {
        message("the field " SUFFIXES_FIELD " needs a public suffix list: install the package "
                "publicsuffix, or name a list with --suffixes=FILE");
        return -1;
    }
    if (bytes == NULL) {
        message_error(name, error);
        return -1;
    }
    status = uric_domains_open(bytes, n, &domains);
    if (status == URIC_UNKNOWN) {
        if (compile(name, &bytes, &n) < 0) {
            free(bytes);
            return -1;
        }
        status = uric_domains_open(bytes, n, &domains);
    }
    if (status != URIC_OK) {
        message_reason(name, table_fault(status));
        free(bytes);
        return -1;
    }
    take_checksum(bytes);
    return 0;
}

struct uric_bytes suffixes_registrable(const char *host, size_t n)
{
    struct uric_bytes domain = { NULL, 0 };
    uric_span at;

    if (uric_registrable_domain(&domains, host, n, URIC_DOMAIN_ALL, &at) == URIC_OK) {
        domain.s = host + at.begin;
        domain.n = at.end - at.begin;
    }
    return domain;
}

const char *suffixes_checksum(void)
{
    return checksum[0] ? checksum : NULL;
}
