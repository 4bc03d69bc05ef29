/* Reads references from standard input, one a line, and prints uriparser's targets against the
 * base in argv[1] or, with another argument, references to them relative to it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <uriparser/Uri.h>

static void print_answer(const UriUriA *base, const char *reference, int relates)
{
    UriUriA relative, target;
    const char *error;
    char text[4096] = "";

    if (uriParseSingleUriA(&relative, reference, &error) == URI_SUCCESS) {
        if ((relates ? uriRemoveBaseUriA(&target, &relative, base, URI_FALSE)
                     : uriAddBaseUriA(&target, &relative, base)) == URI_SUCCESS) {
            uriToStringA(text, &target, sizeof text, NULL);
            uriFreeUriMembersA(&target);
        }
        uriFreeUriMembersA(&relative);
    }
    puts(text);
}

int main(int argc, char **argv)
{
    char line[4096];
    const char *error;
    UriUriA base;

    if (argc < 2 || uriParseSingleUriA(&base, argv[1], &error) != URI_SUCCESS)
        return 2;
    while (fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\n")] = '\0';
        print_answer(&base, line, argc > 2);
    }
    uriFreeUriMembersA(&base);
    return 0;
}
