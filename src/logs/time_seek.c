/* Finds the part of a log file that a range of time can be in.
 *
 * Servers write a line when a request ends, often with the time at which it began, so no log is
 * quite sorted: a line may be earlier than those before it, by the slack at most.  So all lines
 * before one that is earlier than the range by more than the slack are before the range; all
 * lines after one that is later by the slack are after it.  Bisection looks for such lines, the
 * last and the first; whichever it finds, nothing of the range is lost. */
#include "logs/time_seek.h"

#include "command/memory.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
    FIRST_SIZE = 4096, /* bytes to look for a line with a time in */
    PROBE_SIZE = 64 * 1024, /* bytes to look in if those have no such line */
    SAMPLES = 64,           /* lines throughout the file: are they sorted? */
    SHORT_FILE = 1024 * 1024
};

/* A line with a time; at is UINT64_MAX if there is no such line. */
struct probe {
    uint64_t at;
    int64_t time;
};

void time_seek_begin(struct time_seek *s, const struct log_fields *fields,
                     const struct log_options *o, const struct time_range *range)
{
    memset(s, 0, sizeof *s);
    s->range = range;
    s->slack = o->time.slack;
    s->longest = o->shared.longest;
    s->terminator = o->shared.null_terminated ? '\0' : '\n';
    s->buffer = memory_of(PROBE_SIZE + RECORD_SLACK);
    log_line_begin(&s->line, fields, o);
}

void time_seek_end(struct time_seek *s)
{
    log_line_end(&s->line);
    free(s->buffer);
}

/* ---- probes ---- */

static size_t read_at(int fd, char *to, size_t size, uint64_t at)
{
    size_t n = 0;

    while (n < size) {
        const ssize_t got = pread(fd, to + n, size - n, (off_t)(at + n));

        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            break;
        n += (size_t)got;
    }
    return n;
}

static int has_time(struct time_seek *s, const struct record *record, int64_t *time)
{
    log_line_read(&s->line, record, s->longest);
    return time_range_time(s->range, &s->line, time);
}

/* Finds the first line with a time that starts at an offset or after it, within size bytes. */
static struct probe probe_within(struct time_seek *s, int fd, uint64_t at, size_t size)
{
    const uint64_t from = at > 0 ? at - 1 : 0; /* the terminator of the line before may be there */
    struct records records = { .terminator = s->terminator, .at = s->buffer,
                               .longest = s->longest };
    struct probe found = { UINT64_MAX, 0 };
    struct record record;

    records.end = s->buffer + read_at(fd, s->buffer, size, from);
    if (at > 0) {
        records.at = memchr(s->buffer, s->terminator, (size_t)(records.end - s->buffer));
        if (records.at == NULL)
            return found;
        records.at++;
    }
    /* the last line may be cut */
    while (records.end > records.at && records.end[-1] != s->terminator)
        records.end--;
    while (records_next(&records, &record)) {
        if (has_time(s, &record, &found.time)) {
            found.at = from + (uint64_t)(record.s - s->buffer);
            break;
        }
    }
    return found;
}

static struct probe probe(struct time_seek *s, int fd, uint64_t at)
{
    const struct probe found = probe_within(s, fd, at, FIRST_SIZE);

    return found.at == UINT64_MAX ? probe_within(s, fd, at, PROBE_SIZE) : found;
}

/* ---- the range ---- */

static int is_before(const struct time_seek *s, const struct probe *p)
{
    const int64_t since = s->range->since;

    return p->at != UINT64_MAX && since > INT64_MIN + s->slack && p->time < since - s->slack;
}

static int is_after(const struct time_seek *s, const struct probe *p)
{
    const int64_t until = s->range->until;

    return p->at != UINT64_MAX && until < INT64_MAX - s->slack && p->time >= until + s->slack;
}

/* Moves begin to later lines that are before the range, none of them at limit or after it. */
static uint64_t find_begin(struct time_seek *s, int fd, uint64_t begin, uint64_t limit)
{
    while (limit > begin && limit - begin > PROBE_SIZE) {
        const uint64_t middle = begin + (limit - begin) / 2;
        const struct probe p = probe(s, fd, middle);

        if (is_before(s, &p) && p.at < limit)
            begin = p.at;
        else
            limit = middle;
    }
    return begin;
}

/* Moves end to earlier lines that are after the range, none of them before limit. */
static uint64_t find_end(struct time_seek *s, int fd, uint64_t limit, uint64_t end)
{
    uint64_t high = end;

    while (high > limit && high - limit > PROBE_SIZE) {
        const uint64_t middle = limit + (high - limit) / 2;
        const struct probe p = probe(s, fd, middle);

        if (is_after(s, &p) && p.at < high)
            end = high = p.at;
        else
            limit = middle;
    }
    return end;
}

/* ---- files ---- */

/* Whether a sorted file can have these samples. */
static int is_sorted(const struct time_seek *s, const struct probe *samples)
{
    int64_t latest = INT64_MIN;
    int i;

    for (i = 0; i < SAMPLES; i++) {
        if (samples[i].at == UINT64_MAX)
            continue;
        if (latest > INT64_MIN + s->slack && samples[i].time < latest - s->slack)
            return 0;
        latest = samples[i].time > latest ? samples[i].time : latest;
    }
    return 1;
}

static struct file_part narrowed(struct time_seek *s, int fd, uint64_t size,
                                 const struct probe *samples)
{
    struct file_part part = { 0, UINT64_MAX };
    uint64_t limit = size;
    int i;

    for (i = 0; i < SAMPLES; i++) {
        if (is_before(s, &samples[i])) {
            part.begin = samples[i].at;
            limit = i + 1 < SAMPLES ? size / SAMPLES * ((uint64_t)i + 1) : size;
        }
    }
    part.begin = find_begin(s, fd, part.begin, limit);
    for (i = SAMPLES; i > 0; i--) {
        if (is_after(s, &samples[i - 1])) {
            part.end = samples[i - 1].at;
            limit = i > 1 ? size / SAMPLES * ((uint64_t)i - 2) : 0;
        }
    }
    if (part.end != UINT64_MAX)
        part.end = find_end(s, fd, limit, part.end);
    else if (s->range->until != INT64_MAX)
        part.end = find_end(s, fd, size / SAMPLES * (SAMPLES - 1), size);
    if (part.end == size)
        part.end = UINT64_MAX;
    if (part.end < part.begin)
        part.end = part.begin;
    s->narrowed |= part.begin > 0 || part.end != UINT64_MAX;
    return part;
}

struct file_part time_seek_locate(void *seek, int fd, const void *layout)
{
    struct time_seek *const s = seek;
    const struct file_part whole = { 0, UINT64_MAX };
    struct probe samples[SAMPLES];
    struct stat file;
    uint64_t size;
    int i;

    if (fstat(fd, &file) < 0 || !S_ISREG(file.st_mode) || file.st_size < SHORT_FILE)
        return whole;
    log_line_lay_out(&s->line, layout, NULL);
    size = (uint64_t)file.st_size;
    for (i = 0; i < SAMPLES; i++)
        samples[i] = probe(s, fd, size / SAMPLES * (uint64_t)i);
    return is_sorted(s, samples) ? narrowed(s, fd, size, samples) : whole;
}
