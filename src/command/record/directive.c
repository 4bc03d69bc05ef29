/* Keeps the line of a W3C log that names the columns, shared by its chunks. */
#include "command/record/directive.h"

#include "util/ascii.h"

#include <stdlib.h>
#include <string.h>

/* Ignores case, as uric_log_directive() does. */
int directive_begins(const char *s, size_t n)
{
    static const char name[] = "#fields:";

    return n >= sizeof name - 1 && uric_same_letters(s, name, sizeof name - 1);
}

struct directive *directive_make(const char *s, size_t n)
{
    static uint64_t serial;
    struct directive *d = malloc(sizeof *d + n);

    if (d != NULL) {
        d->serial = ++serial;
        d->holders = 1;
        d->n = n;
        memcpy(d->s, s, n);
    }
    return d;
}

struct directive *directive_hold(struct directive *d)
{
    if (d != NULL)
        d->holders++;
    return d;
}

void directive_release(struct directive *d)
{
    if (d != NULL && --d->holders == 0)
        free(d);
}
