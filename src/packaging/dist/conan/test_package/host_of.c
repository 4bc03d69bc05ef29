/* Prints the host of the first URI in a text: needs uric and its unit for text. */
#include <stdio.h>
#include <string.h>
#include <uric.h>
#include <uric_text.h>

int main(void)
{
    const char *text = "see <ldap://[2001:db8::7]:389/c=GB>, please";
    struct uric_finder finder;
    struct uric_found found;
    struct uric u;

    uric_find_init(&finder, URIC_FIND_URIS);
    if (!uric_find(&finder, text, strlen(text), false, &found))
        return 1;
    text += found.begin;
    if (uric_parse(text, (size_t)(found.end - found.begin), &u) != URIC_OK)
        return 1;
    printf("%.*s\n", (int)(u.part[URIC_HOST].end - u.part[URIC_HOST].begin),
           text + u.part[URIC_HOST].begin);
    return 0;
}
