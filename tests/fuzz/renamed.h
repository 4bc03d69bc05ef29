/* Included first in the command's units: redirects their system calls to those of system.h,
 * where the only files are the fuzzer's input, nothing takes time, and exit() returns to the
 * caller of the command. */
#ifndef RENAMED_H
#define RENAMED_H

#include <signal.h> /* where signal() may be renamed */

int system_raise(int number);
int system_sigaction(int number, const struct sigaction *action, struct sigaction *old);

int command_main(int argc, char **argv);
#define main command_main

#define exit system_exit
void (*system_signal(int number, void (*handler)(int)))(int);
#define signal system_signal
#define getenv system_getenv
#define getpid system_getpid
#define getppid system_getppid
#define sysconf system_sysconf
#define time system_time
#define clock_gettime system_clock_gettime
#define poll system_poll

#define malloc system_malloc
#define calloc system_calloc
#define realloc system_realloc
#define free system_free

#define getrandom system_getrandom
#define open system_open
#define mkstemp system_mkstemp
#define unlink system_unlink
#define close system_close
#define read system_read
#define write system_write
#define pread system_pread
#define pwrite system_pwrite
#define ftruncate system_ftruncate
#define stat system_stat
#define fstat system_fstat
#define fcntl system_fcntl
#define ioctl system_ioctl
#define isatty system_isatty
#define lseek system_lseek
#define access system_access
#define rename system_rename
#define fsync system_fsync
#define fchmod system_fchmod
#define umask system_umask
#define fstatat system_fstatat
#define fdopendir system_fdopendir
#define readdir system_readdir
#define closedir system_closedir
#define dirfd system_dirfd

#define raise system_raise
#define atexit system_atexit
/* not the struct of this name */
#define sigaction(number, action, old) system_sigaction(number, action, old)

#define pthread_create system_pthread_create

/* Jansson, by which fuzz_options.c reads the command's output, has functions of these names. */
#define json_null command_json_null
#define json_string command_json_string

#endif
