/* Measures a command: measure INPUT COMMAND... runs it with the file INPUT as standard input,
 * discards its output, and prints its CPU time in microseconds, its peak memory in kibibytes,
 * and its exit status.  A separate program, because a child's peak memory starts with its
 * parent's. */
#define _DEFAULT_SOURCE /* wait4(); setrlimit() */

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

enum { MOST_SECONDS = 100, FAILED = 125 };

static void become(const char *input, char **command)
{
    const int in = open(input, O_RDONLY), out = open("/dev/null", O_WRONLY);
    const struct rlimit time = { MOST_SECONDS, MOST_SECONDS };

    if (in >= 0 && out >= 0 && dup2(in, 0) == 0 && dup2(out, 1) == 1 && dup2(out, 2) == 2 &&
        setrlimit(RLIMIT_CPU, &time) == 0) {
        close(in);
        close(out);
        execv(*command, command);
    }
    _exit(FAILED);
}

static long long microseconds(struct timeval t)
{
    return (long long)t.tv_sec * 1000000 + t.tv_usec;
}

int main(int argc, char **argv)
{
    struct rusage usage;
    int status;
    pid_t child;

    if (argc < 3) {
        fprintf(stderr, "usage: measure INPUT COMMAND...\n");
        return 2;
    }
    child = fork();
    if (child == 0)
        become(argv[1], argv + 2);
    if (child < 0 || wait4(child, &status, 0, &usage) != child) {
        perror("measure");
        return 1;
    }
    printf("%lld %ld %d\n", microseconds(usage.ru_utime) + microseconds(usage.ru_stime),
           usage.ru_maxrss, WIFEXITED(status) ? WEXITSTATUS(status) : 256);
    return 0;
}
