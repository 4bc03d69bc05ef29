/* The command's descriptors: opened above the standard streams', and read and written
 * completely, whether or not they block. */
#ifndef DESCRIPTOR_H
#define DESCRIPTOR_H

#include <stddef.h>
#include <sys/types.h>

/* Call it before any other.  Where a standard stream is closed, it takes the stream's
 * number for a descriptor that fails as a closed one does.  Otherwise a message could end
 * up in a file that another thread has just opened under that number. */
void descriptor_begin(void);

/* As open(2) with mode 0666 and O_CLOEXEC; the descriptor is never that of a standard
 * stream. */
int descriptor_open(const char *name, int flags);

/* The same for a file to read; "-" is standard input.  With O_NONBLOCK in flags a FIFO
 * without a writer is opened at once. */
int descriptor_open_input(const char *name, int flags);

/* Closes it unless it is standard input. */
void descriptor_close_input(int fd);

/* The same as mkstemp(3). */
int descriptor_open_temporary(char *name);

/* As read(2) answers, but waits for input where fd does not block. */
ssize_t descriptor_read(int fd, void *to, size_t n);

/* As read(2) answers, but never waits: -1 with EAGAIN in errno when nothing is there. */
ssize_t descriptor_read_now(int fd, void *to, size_t n);

/* All n bytes: 0, or errno. */
int descriptor_write(int fd, const char *s, size_t n);

#endif
