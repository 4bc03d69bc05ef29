/* The regular files below directories. */
#ifndef DIRECTORY_H
#define DIRECTORY_H

/* Replaces each directory among the n files by the regular files below it, in byte order of
 * their names.  A symbolic link is followed only if it is one of the n.  A directory that
 * cannot be read gives a message, and sets *failed.  Returns the list, which ends in NULL and
 * lasts until the process ends, and its length in *n. */
char *const *directory_files(char *const *files, int *n, int *failed);

#endif
