/* Loads two libraries that each have a copy of the library, RTLD_GLOBAL, and asks each for the
 * version of its copy and for a parse.
 *
 *   dlopen_copies ONE.so VERSION OTHER.so VERSION */
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

static int ask(void *library, const char *expected)
{
    const char *(*version)(void);
    int (*parses)(const char *, size_t);

    *(void **)&version = dlsym(library, "copy_version");
    *(void **)&parses = dlsym(library, "copy_parses");
    printf("%s, expected %s\n", version(), expected);
    return strcmp(version(), expected) == 0 && parses("http://[::1]/", 13) &&
           !parses("http://[::1/", 12);
}

int main(int argc, char **argv)
{
    void *one, *other;

    if (argc != 5)
        return 2;
    one = dlopen(argv[1], RTLD_NOW | RTLD_GLOBAL);
    other = dlopen(argv[3], RTLD_NOW | RTLD_GLOBAL);
    if (one == NULL || other == NULL) {
        printf("%s\n", dlerror());
        return 1;
    }
    return !(ask(one, argv[2]) && ask(other, argv[4]));
}
