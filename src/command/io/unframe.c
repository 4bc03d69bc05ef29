/* Makes lines of streams of records that are not lines. */
#include "command/io/unframe.h"

#include <stdlib.h>

/* Whether the n bytes at s start with the text, or may: as unframe_count_start().  Spaces and line
 * ends within a text of JSON do not count. */
static int document_start(const char *s, size_t n, const char *text)
{
    const int is_json = *text == '{';
    size_t i;

    for (i = 0; i < n && *text; i++) {
        if (s[i] == *text)
            text++;
        else if (i == 0 || !is_json ||
                 (s[i] != ' ' && s[i] != '\t' && s[i] != '\r' && s[i] != '\n'))
            return -1;
    }
    return *text ? 0 : 1;
}

enum unframe_kind unframe_kind(const char *s, size_t n)
{
    static const struct {
        const char *text;
        enum unframe_kind kind;
    } starts[] = { { "__CURSOR=", UNFRAME_EXPORT },
                   { "__REALTIME_TIMESTAMP=", UNFRAME_EXPORT },
                   { "{\"streams\":[{", UNFRAME_LOKI },
                   { "{\"status\":\"success\",\"data\":{\"resultType\":\"streams\"",
                     UNFRAME_LOKI } };
    int may_go_on = n == 0, found = unframe_count_start(s, n);
    size_t i;

    if (found > 0)
        return UNFRAME_OCTETS;
    may_go_on |= found == 0;
    for (i = 0; i < sizeof starts / sizeof *starts; i++) {
        found = document_start(s, n, starts[i].text);
        if (found > 0)
            return starts[i].kind;
        may_go_on |= found == 0;
    }
    return may_go_on && n < UNFRAME_HEAD ? UNFRAME_UNDECIDED : UNFRAME_NONE;
}

void unframe_end(struct unframe *u)
{
    free(u->labels);
}

size_t unframe_step(struct unframe *u, char *to, size_t n)
{
    struct unframe_out out = { to, 0, n - UNFRAME_MOST };

    while (u->n > 0 && out.n < out.size) {
        switch (u->kind) {
        case UNFRAME_OCTETS: unframe_octets(u, &out); break;
        case UNFRAME_EXPORT: unframe_export(u, &out); break;
        default: unframe_loki(u, &out); break;
        }
    }
    if (u->n > 0 || !u->last || out.n >= out.size)
        return out.n;
    switch (u->kind) {
    case UNFRAME_OCTETS: unframe_octets_end(u, &out); break;
    case UNFRAME_EXPORT: unframe_export_end(u, &out); break;
    default: unframe_loki_end(u, &out); break;
    }
    return out.n;
}
