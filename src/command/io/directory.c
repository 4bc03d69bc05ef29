/* Lists the regular files below directories: it keeps the directories that are still to be
 * read in a list, so that a deep tree needs no stack.  The system limits the length of a
 * name, and links are not followed, so that the walk ends. */
#include "command/io/directory.h"

#include "command/io/descriptor.h"
#include "command/memory.h"
#include "command/message.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

struct names {
    char **list;
    size_t n, size;
};

static void add(struct names *names, char *name)
{
    if (names->n == names->size) {
        names->size = memory_doubled(names->size ? names->size : 16, names->n + 1);
        names->list = memory_grown(names->list, memory_product(names->size,
                                                               sizeof *names->list));
    }
    names->list[names->n++] = name;
}

static char *joined(const char *directory, const char *name)
{
    const size_t n = strlen(directory), m = strlen(name);
    const size_t slash = n > 0 && directory[n - 1] != '/';
    char *const path = memory_of(memory_sum(memory_sum(n, slash), memory_sum(m, 1)));

    memcpy(path, directory, n);
    if (slash)
        path[n] = '/';
    memcpy(path + n + slash, name, m + 1);
    return path;
}

/* The files of one walk. */
struct walk {
    struct names directories; /* still to be read */
    struct names found;
    int failed;
};

static void take_entry(struct walk *w, DIR *d, const char *directory, const char *name)
{
    struct stat entry;
    char *path;

    if (strcmp(name, ".") == 0 || strcmp(name, "..") == 0)
        return;
    path = joined(directory, name);
    if (fstatat(dirfd(d), name, &entry, AT_SYMLINK_NOFOLLOW) < 0) {
        message_error(path, errno);
        w->failed = 1;
    } else if (S_ISDIR(entry.st_mode)) {
        add(&w->directories, path);
        return;
    } else if (S_ISREG(entry.st_mode)) {
        add(&w->found, path);
        return;
    }
    free(path);
}

static void read_directory(struct walk *w, const char *directory, int flags)
{
    DIR *const d = descriptor_open_directory(directory, flags);
    const struct dirent *entry;
    int error = errno;

    if (d != NULL) {
        while (errno = 0, (entry = readdir(d)) != NULL)
            take_entry(w, d, directory, entry->d_name);
        error = errno;
        closedir(d);
    }
    if (error != 0) {
        message_error(directory, error);
        w->failed = 1;
    }
}

static int by_bytes(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* Reads one directory of the command line, and adds its files to all. */
static void walk(struct names *all, const char *top, int *failed)
{
    struct walk w;
    size_t i;

    memset(&w, 0, sizeof w);
    read_directory(&w, top, 0);
    while (w.directories.n > 0) {
        char *const directory = w.directories.list[--w.directories.n];

        read_directory(&w, directory, O_NOFOLLOW);
        free(directory);
    }
    if (w.found.n > 0)
        qsort(w.found.list, w.found.n, sizeof *w.found.list, by_bytes);
    for (i = 0; i < w.found.n; i++)
        add(all, w.found.list[i]);
    *failed |= w.failed;
    free(w.directories.list);
    free(w.found.list);
}

static int is_directory(const char *name)
{
    struct stat file;

    return strcmp(name, "-") != 0 && stat(name, &file) == 0 && S_ISDIR(file.st_mode);
}

char *const *directory_files(char *const *files, int *n, int *failed)
{
    static struct names all; /* never freed: the names are in use up to the end */
    int i;

    memset(&all, 0, sizeof all); /* a fuzzer runs the command again */
    for (i = 0; i < *n; i++) {
        if (is_directory(files[i]))
            walk(&all, files[i], failed);
        else
            add(&all, files[i]);
    }
    if (all.n > INT_MAX) {
        message("more than %d files", INT_MAX);
        *failed = 1;
        all.n = INT_MAX;
    }
    *n = (int)all.n;
    add(&all, NULL);
    return all.list;
}
