/* Finds files that had the name of a followed file between two looks at it: a name may pass from
 * file to file more often than it is looked at. */
#include "command/io/rotated.h"

#include "command/io/descriptor.h"
#include "command/memory.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>

static int is_same(const struct stat *a, const struct stat *b)
{
    return a->st_ino == b->st_ino && a->st_dev == b->st_dev;
}

static int is_older(const struct stat *a, const struct stat *b)
{
    return a->st_mtim.tv_sec != b->st_mtim.tv_sec ? a->st_mtim.tv_sec < b->st_mtim.tv_sec
                                                  : a->st_mtim.tv_nsec < b->st_mtim.tv_nsec;
}

static int is_known(const struct rotated *r, const struct stat *file)
{
    size_t i = 0;

    while (i < r->n_known && !is_same(&r->known[i], file))
        i++;
    return i < r->n_known;
}

static void add_known(struct rotated *r, const struct stat *file)
{
    r->known = memory_grown(r->known, memory_product(r->n_known + 1, sizeof *r->known));
    r->known[r->n_known++] = *file;
}

/* The length of the name up to its last "/". */
static size_t directory_length(const char *name)
{
    const char *const slash = strrchr(name, '/');

    return slash ? (size_t)(slash - name) + 1 : 0;
}

/* The caller frees it. */
static char *directory_of(const char *name)
{
    const size_t n = directory_length(name);
    char *const s = memory_of(n + 2);

    memcpy(s, n > 0 ? name : ".", n > 0 ? n : 1);
    s[n > 0 ? n : 1] = '\0';
    return s;
}

static int is_compressed(const char *name)
{
    static const char *const ends[] = { ".gz", ".xz", ".zst", ".bz2", ".lz4" };
    const char *const dot = strrchr(name, '.');
    size_t i;

    for (i = 0; dot && i < sizeof ends / sizeof *ends; i++) {
        if (strcmp(dot, ends[i]) == 0)
            return 1;
    }
    return 0;
}

static int is_beside(const char *entry, const char *base)
{
    const size_t n = strlen(base);

    return strncmp(entry, base, n) == 0 && (entry[n] == '.' || entry[n] == '-') &&
           !is_compressed(entry);
}

/* Calls a function for each regular file beside the followed one. */
static void for_each(const char *name, void (*call)(void *, const char *, const struct stat *),
                     void *context)
{
    const char *const base = name + directory_length(name);
    char *const path = directory_of(name);
    DIR *const directory = descriptor_open_directory(path, 0);
    const struct dirent *entry;
    struct stat file;

    while (directory && (entry = readdir(directory)) != NULL) {
        if (is_beside(entry->d_name, base) &&
            fstatat(dirfd(directory), entry->d_name, &file, AT_SYMLINK_NOFOLLOW) == 0 &&
            S_ISREG(file.st_mode))
            call(context, entry->d_name, &file);
    }
    if (directory)
        closedir(directory);
    free(path);
}

static void note_one(void *rotated, const char *name, const struct stat *file)
{
    struct rotated *const r = rotated;

    (void)name;
    add_known(r, file);
}

void rotated_note(struct rotated *r, const char *name, const struct stat *read)
{
    char *const path = directory_of(name);
    struct rotated noted = { NULL, 0, { 0 } };
    struct stat now;

    if (stat(path, &noted.directory) == 0 && (!is_same(&noted.directory, &r->directory) ||
                                              is_older(&r->directory, &noted.directory))) {
        for_each(name, note_one, &noted);
        if (stat(name, &now) == 0 && is_same(&now, read)) {
            free(r->known);
            *r = noted;
            noted.known = NULL;
        }
        free(noted.known);
    }
    free(path);
}

struct search {
    const struct rotated *r;
    const struct stat *read, *now;
    struct stat oldest;
    char *name; /* NULL: none yet */
};

static void search_one(void *search, const char *name, const struct stat *file)
{
    struct search *const s = search;

    if (is_same(file, s->read) || is_same(file, s->now) || is_known(s->r, file) ||
        (s->name && !is_older(file, &s->oldest)))
        return;
    free(s->name);
    s->name = memory_of(strlen(name) + 1);
    strcpy(s->name, name);
    s->oldest = *file;
}

/* The file may be renamed again before it is opened: then it is searched again. */
int rotated_open(struct rotated *r, const char *name, const struct stat *read)
{
    enum { TRIES = 100 };
    const size_t n = directory_length(name);
    struct stat now, opened;
    int tries, fd = -1;

    if (!is_known(r, read))
        add_known(r, read);
    for (tries = 0; tries < TRIES && fd < 0; tries++) {
        struct search s = { r, read, &now, { 0 }, NULL };
        char *path;

        if (stat(name, &now) < 0)
            memset(&now, 0, sizeof now);
        for_each(name, search_one, &s);
        if (s.name == NULL)
            return -1;
        path = memory_of(n + strlen(s.name) + 1);
        memcpy(path, name, n);
        strcpy(path + n, s.name);
        fd = descriptor_open_input(path, O_NONBLOCK);
        free(path);
        free(s.name);
        if (fd >= 0 && (fstat(fd, &opened) < 0 || !is_same(&opened, &s.oldest))) {
            descriptor_close_input(fd);
            fd = -1;
        } else if (fd >= 0) {
            add_known(r, &opened);
        }
    }
    return fd;
}

void rotated_end(struct rotated *r)
{
    free(r->known);
}
