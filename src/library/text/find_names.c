/* Names what a URI found in text has beyond RFC 3986. */
#include "text/find.h"
#include "tables/classes.h"
#include "tolerance/tolerated_bytes.h"

#define NAME(name) (1u << URIC_TOLERATED_##name)

/* Whether it is part of a triplet; notes a "%" that starts none. */
static int is_of_triplet(struct uric_wild_names *t, unsigned char byte)
{
    if (t->digits == 0)
        return 0;
    if (uric_class[byte] & URIC_CLASS_HEXDIG) {
        t->digits--;
        return 1;
    }
    t->digits = 0;
    t->names |= NAME(STRAY_PERCENT);
    return 0;
}

static uint32_t name_of(struct uric_wild_names *t, const struct uric_wild *w,
                        unsigned char byte)
{
    const int in_host =
        w->host_begin > 0 && t->at >= w->host_begin && t->at < w->path_begin;
    int name;

    if (byte > 0x7F)
        return NAME(UTF8);
    if (byte == '#' && !t->hash) {
        t->hash = 1;
        return 0;
    }
    name = in_host ? -1 : uric_tolerated_byte(byte); /* brackets of an IP literal */
    return name >= 0 ? 1u << name : 0;
}

void uric_find_wild_names(struct uric_wild_names *t, const struct uric_wild *w,
                          const char *s, size_t n)
{
    size_t i;

    for (i = 0; i < n; i++, t->at++) {
        const unsigned char byte = (unsigned char)s[i];

        if (is_of_triplet(t, byte))
            continue;
        if (uric_text_class[byte] & URIC_TEXT_WORD)
            continue;
        if (byte == '%')
            t->digits = 2;
        else
            t->names |= name_of(t, w, byte);
    }
}

uint32_t uric_find_wild_named(const struct uric_wild_names *t)
{
    return t->digits > 0 ? t->names | NAME(STRAY_PERCENT) : t->names;
}

#undef NAME
