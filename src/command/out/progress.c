/* Shows the progress of long work in a line on the terminal. */
#include "command/out/progress.h"

#include "command/io/descriptor.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static uint64_t total; /* bytes; 0 if unknown */
static double begun, shown_at;
static int shown;

/* Seconds before the line appears, and between updates. */
static const double patience = 1, interval = 0.2;

static double now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

/* The sum of the files' sizes; 0 if one is not a regular file. */
static uint64_t size_of(char *const *files, int n_files)
{
    struct stat file;
    uint64_t sum = 0;
    int i;

    for (i = 0; i < n_files; i++) {
        const int found = strcmp(files[i], "-") == 0 ? fstat(STDIN_FILENO, &file)
                                                     : stat(files[i], &file);

        if (found < 0)
            continue;
        if (!S_ISREG(file.st_mode))
            return 0;
        sum += (uint64_t)file.st_size;
    }
    return sum;
}

int progress_begin(char *const *files, int n_files)
{
    if (!isatty(STDERR_FILENO))
        return 0;
    total = size_of(files, n_files);
    begun = shown_at = now();
    return 1;
}

static void put(const char *text)
{
    descriptor_write(STDERR_FILENO, text, strlen(text)); /* a failure does no harm here */
}

static int scaled(char *to, size_t size, double bytes)
{
    static const char *const units[] = { "B", "kB", "MB", "GB", "TB" };
    int i = 0;

    while (bytes >= 1000 && i < 4) {
        bytes /= 1000;
        i++;
    }
    return snprintf(to, size, i == 0 ? "%.0f %s" : "%.1f %s", bytes, units[i]);
}

static void show(double bytes, double seconds)
{
    const double rate = bytes / seconds;
    const double all = (double)total, left = all > bytes ? (all - bytes) / rate : 0;
    char done[32], of[32], speed[32], line[160];

    scaled(done, sizeof done, bytes);
    scaled(of, sizeof of, all);
    scaled(speed, sizeof speed, rate);
    if (total > 0)
        snprintf(line, sizeof line, "\r\033[K%s of %s (%.0f %%), %s/s, %.0f:%02.0f left",
                 done, of, 100 * bytes / all, speed,
                 (double)(long)(left / 60), (double)((long)left % 60));
    else
        snprintf(line, sizeof line, "\r\033[K%s, %s/s", done, speed);
    put(line);
}

void progress_show(uint64_t bytes)
{
    const double at = now();

    if (at - begun < patience || at - shown_at < interval || bytes == 0)
        return;
    shown_at = at;
    shown = 1;
    show((double)bytes, at - begun);
}

void progress_clear(void)
{
    if (shown)
        put("\r\033[K");
    shown = 0;
}
