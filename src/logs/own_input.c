/* Compares a file to the input files. */
#include "logs/own_input.h"

#include <string.h>
#include <unistd.h>

int own_input(const struct options *o, const struct stat *file)
{
    struct stat input;
    int i;

    for (i = 0; i < o->n_files; i++) {
        const int found = strcmp(o->files[i], "-") == 0 ? fstat(STDIN_FILENO, &input)
                                                        : stat(o->files[i], &input);

        if (found == 0 && input.st_ino == file->st_ino && input.st_dev == file->st_dev)
            return 1;
    }
    return 0;
}
