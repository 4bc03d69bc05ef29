/* The command's descriptors: opened above those of the standard streams, read and written
 * completely whether or not they block. */
#ifndef DESCRIPTOR_H
#define DESCRIPTOR_H

#include <dirent.h>
#include <stddef.h>
#include <sys/types.h>

/* Call this first.  It replaces each closed standard stream by a descriptor that fails as a
 * closed one does.  Otherwise a message could end up in a file that another thread has just
 * opened under that number. */
void descriptor_begin(void);

/* Opens as open(2) does with mode 0666 and O_CLOEXEC, but never returns the number of a
 * standard stream. */
int descriptor_open(const char *name, int flags);

/* Opens a file to read; "-" is standard input.  With O_NONBLOCK in flags, a FIFO without a
 * writer opens at once. */
int descriptor_open_input(const char *name, int flags);

/* Closes fd unless it is standard input. */
void descriptor_close_input(int fd);

/* Opens a directory as opendir(3) does, with these flags of open(2): with O_NOFOLLOW not one that
 * has been replaced by a link since it was listed. */
DIR *descriptor_open_directory(const char *name, int flags);

/* Opens a temporary file, as mkstemp(3) does. */
int descriptor_open_temporary(char *name);

/* Reads as read(2) does, but waits for input even if fd does not block. */
ssize_t descriptor_read(int fd, void *to, size_t n);

/* Reads as read(2) does, but never waits: -1 and EAGAIN if there is no input yet. */
ssize_t descriptor_read_now(int fd, void *to, size_t n);

/* Writes all n bytes.  Returns 0 or errno. */
int descriptor_write(int fd, const char *s, size_t n);

#endif
