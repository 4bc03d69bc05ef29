/* Keeps the boundaries and numbers of nested parts, and finds the lines that separate them. */
#include "command/find/mail_levels.h"

#include <stdio.h>
#include <string.h>

int mail_levels_full(const struct mail_levels *l)
{
    return l->n >= MAIL_DEPTH;
}

void mail_levels_multipart(struct mail_levels *l, const struct mail_header *h)
{
    struct mail_level *const level = &l->level[l->n++];

    level->number = 0;
    level->is_digest = h->content == MAIL_DIGEST;
    level->n_boundary = h->n_boundary;
    memcpy(level->boundary, h->boundary, h->n_boundary);
}

void mail_levels_single(struct mail_levels *l)
{
    struct mail_level *const level = &l->level[l->n++];

    level->number = 1;
    level->is_digest = 0;
    level->n_boundary = 0;
}

/* The n bytes follow the "--".  RFC 2046 allows white space after the boundary. */
static enum mail_delimiter delimiter_of(const struct mail_level *level, const char *s, size_t n)
{
    enum mail_delimiter found = MAIL_NEXT_PART;
    size_t i = level->n_boundary;

    if (i == 0 || n < i || memcmp(s, level->boundary, i) != 0)
        return MAIL_NO_DELIMITER;
    if (n - i >= 2 && s[i] == '-' && s[i + 1] == '-') {
        found = MAIL_LAST_PART;
        i += 2;
    }
    while (i < n && (s[i] == ' ' || s[i] == '\t' || s[i] == '\r' || s[i] == '\n'))
        i++;
    return i == n ? found : MAIL_NO_DELIMITER;
}

enum mail_delimiter mail_levels_line(struct mail_levels *l, const char *s, size_t n)
{
    enum mail_delimiter found = MAIL_NO_DELIMITER;
    size_t i = l->n;

    if (n < 2 || s[0] != '-' || s[1] != '-')
        return MAIL_NO_DELIMITER;
    while (i > 0 && found == MAIL_NO_DELIMITER)
        found = delimiter_of(&l->level[--i], s + 2, n - 2);
    if (found == MAIL_NO_DELIMITER)
        return found;
    l->n = found == MAIL_NEXT_PART ? i + 1 : i;
    if (found == MAIL_NEXT_PART)
        l->level[i].number++;
    return found;
}

void mail_levels_name(const struct mail_levels *l, const char *suffix,
                      char name[MAIL_PART_SIZE])
{
    char *at = name;
    size_t i;

    *at = '\0';
    for (i = 0; i < l->n; i++)
        at += sprintf(at, "%s%lu", i > 0 ? "." : "", (unsigned long)l->level[i].number);
    if (*suffix != '\0')
        sprintf(at, "%s%s", l->n > 0 ? "." : "", suffix);
}
