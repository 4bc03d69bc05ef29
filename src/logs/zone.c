/* Finds the time that a zone's clock shows. */
#include "logs/zone.h"

#include "command/io/descriptor.h"
#include "logs/civil.h"
#include "logs/tz_changes.h"
#include "command/memory.h"
#include "command/message.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

struct zone {
    struct tz_changes changes; /* at least one change */
};

void zone_free(struct zone *zone)
{
    if (zone)
        free(zone->changes.change);
    free(zone);
}

static struct zone *new_zone(void)
{
    struct zone *const zone = memory_of(sizeof *zone);

    memset(zone, 0, sizeof *zone);
    return zone;
}

/* ---- names ---- */

static int two_digits(const char *s)
{
    if (s[0] < '0' || s[0] > '9' || s[1] < '0' || s[1] > '9')
        return -1;
    return 10 * (s[0] - '0') + (s[1] - '0');
}

/* Reads "+HH:MM" or "+HHMM". */
static int read_fixed(const char *name, int32_t *offset)
{
    const size_t n = strlen(name);
    int hours, minutes;

    if ((n != 6 && n != 5) || (n == 6 && name[3] != ':'))
        return 0;
    hours = two_digits(name + 1);
    minutes = two_digits(name + n - 2);
    if (hours < 0 || hours > 23 || minutes < 0 || minutes > 59)
        return 0;
    *offset = (hours * 60 + minutes) * (*name == '-' ? -60 : 60);
    return 1;
}

/* Whether the database may have the name: no other file can be reached by it. */
static int is_name(const char *name)
{
    static const char allowed[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
                                  "0123456789_+-/";

    return *name != '\0' && *name != '/' && strlen(name) < 256 &&
           name[strspn(name, allowed)] == '\0';
}

/* ---- files ---- */

enum { MOST_BYTES = 1024 * 1024 };

/* Reads a regular file of the database.  Returns the number of bytes, or -1 with errno set. */
static ssize_t read_file(const char *path, unsigned char *to)
{
    const int fd = descriptor_open(path, O_RDONLY | O_NONBLOCK);
    struct stat file;
    ssize_t n = 0, sum = 0;

    if (fd < 0)
        return -1;
    if (fstat(fd, &file) == 0 && !S_ISREG(file.st_mode)) {
        close(fd);
        errno = ENOENT;
        return -1;
    }
    do {
        n = descriptor_read(fd, to + sum, (size_t)(MOST_BYTES - sum));
        sum += n > 0 ? n : 0;
    } while (n > 0);
    close(fd);
    return n < 0 ? -1 : sum;
}

static const char *directory(void)
{
    const char *const set = getenv("TZDIR");

    return set && *set ? set : "/usr/share/zoneinfo";
}

static ssize_t read_named(const char *name, unsigned char *to)
{
    const char *const where = directory();
    char *const path = memory_of(strlen(where) + strlen(name) + 2);
    ssize_t n;

    strcpy(path, where);
    strcat(path, "/");
    strcat(path, name);
    n = read_file(path, to);
    free(path);
    return n;
}

static void refuse(const char *name, int error)
{
    char why[512];

    if (error != ENOENT && error != ENOTDIR) {
        message_error(name, error);
        return;
    }
    strcpy(why, "; --zone takes UTC, +HH:MM, -HH:MM or a name such as Europe/Berlin");
    if (access(directory(), X_OK) < 0)
        strcpy(why, "; this system has no time zone database (Debian's tzdata), so that "
                    "--zone takes only UTC, +HH:MM and -HH:MM");
    message_quoted("unknown time zone", name, why);
}

static struct zone *open_named(const char *name)
{
    unsigned char *const bytes = memory_of(MOST_BYTES);
    const ssize_t n = is_name(name) ? read_named(name, bytes) : (errno = ENOENT, -1);
    struct zone *zone = NULL;

    if (n < 0) {
        refuse(name, errno);
    } else {
        const char *why;

        zone = new_zone();
        why = tz_file_read(bytes, (size_t)n, &zone->changes);
        if (why) {
            message_reason(name, why);
            zone_free(zone);
            zone = NULL;
        }
    }
    free(bytes);
    return zone;
}

struct zone *zone_open(const char *name)
{
    int32_t offset = 0;
    struct zone *zone;

    if (strcmp(name, "UTC") == 0 || strcmp(name, "Z") == 0)
        offset = 0;
    else if (*name != '+' && *name != '-')
        return open_named(name);
    else if (!read_fixed(name, &offset)) {
        refuse(name, ENOENT);
        return NULL;
    }
    zone = new_zone();
    tz_changes_add(&zone->changes, INT64_MIN, offset);
    return zone;
}

/* ---- clocks ---- */

/* The last change up to an instant. */
static size_t change_at(const struct zone *zone, int64_t second)
{
    size_t low = 0, high = zone->changes.n;

    while (high - low > 1) {
        const size_t middle = low + (high - low) / 2;

        if (zone->changes.change[middle].at <= second)
            low = middle;
        else
            high = middle;
    }
    return low;
}

int32_t zone_offset(const struct zone *zone, int64_t second)
{
    return zone ? zone->changes.change[change_at(zone, second)].offset : 0;
}

/* A clock is never set forward or back by more than a day or so. */
int64_t zone_second(const struct zone *zone, int64_t wall)
{
    const int64_t most = 2 * DAY_SECONDS;
    size_t i, last;

    if (zone == NULL)
        return wall;
    last = change_at(zone, wall + most);
    for (i = change_at(zone, wall - most); i < last; i++) {
        const struct tz_change *const next = &zone->changes.change[i + 1];

        if (wall - zone->changes.change[i].offset < next->at)
            break;
        if (wall - next->offset < next->at)
            return next->at;
    }
    return wall - zone->changes.change[i].offset;
}
