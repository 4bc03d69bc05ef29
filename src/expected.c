/* What could have stood where a scan stopped, and how to say it. */
#include "internal.h"

#include "classes.h"

int uric_stream_expected(const struct uric_stream *m, struct uric_set *set)
{
    struct uric64 u;
    unsigned b;

    memset(set, 0, sizeof *set);
    for (b = 0; b < 256; b++) {
        struct uric_stream next = *m;
        const char byte = (char)b;

        next.refused = 0;
        if (m->rule < URIC_RULES && uric_stream_feed(&next, &byte, 1) == 1)
            set->bits[b >> 6] |= (uint64_t)1 << (b & 63);
    }
    return uric_stream_stop(m, &u) == URIC_OK;
}

/* Text that grows past its buffer without being written there. */
struct text {
    char *buffer;
    size_t size, length;
};

static void put(struct text *t, const char *s)
{
    for (; *s; s++, t->length++) {
        if (t->length + 1 < t->size)
            t->buffer[t->length] = *s;
    }
}

/* Takes the class out of the set if all of it is there. */
static int take_class(struct uric_set *set, unsigned class_bit)
{
    struct uric_set without = *set;
    unsigned b;

    for (b = 0; b < 256; b++) {
        if (!(uric_class[b] & class_bit))
            continue;
        if (!uric_set_has(set, (unsigned char)b))
            return 0;
        without.bits[b >> 6] &= ~((uint64_t)1 << (b & 63));
    }
    *set = without;
    return 1;
}

static unsigned count(const struct uric_set *set)
{
    unsigned b, n = 0;

    for (b = 0; b < 256; b++)
        n += (unsigned)uric_set_has(set, (unsigned char)b);
    return n;
}

size_t uric_expected_text(const struct uric_set *expected, int can_end,
                          char *buffer, size_t size)
{
    /* Larger classes first: what one has taken, those within it need not. */
    static const struct {
        unsigned bit;
        const char *name;
    } classes[] = {
        { URIC_CLASS_PCHAR, "a pchar" },
        { URIC_CLASS_UNRESERVED, "an unreserved character" },
        { URIC_CLASS_ALPHA, "a letter" },
        { URIC_CLASS_HEXDIG, "a hex digit" },
        { URIC_CLASS_DIGIT, "a digit" },
        { URIC_CLASS_SUB_DELIMS, "a sub-delim" }
    };
    enum { CLASSES = sizeof classes / sizeof *classes };
    struct text t = { buffer, size, 0 };
    struct uric_set rest = *expected;
    const char *words[CLASSES + 1];
    unsigned n_words = 0, left, i, b;

    for (i = 0; i < CLASSES; i++) {
        if (take_class(&rest, classes[i].bit))
            words[n_words++] = classes[i].name;
    }
    if (can_end)
        words[n_words++] = "the end";
    left = count(&rest) + n_words;

    put(&t, "expected ");
    for (b = 256; b-- > 0;) {
        if (uric_set_has(&rest, (unsigned char)b)) {
            char quoted[] = { '"', (char)b, '"', '\0' };

            put(&t, quoted);
            put(&t, --left > 1 ? ", " : left == 1 ? " or " : "");
        }
    }
    for (i = 0; i < n_words; i++) {
        put(&t, words[i]);
        put(&t, --left > 1 ? ", " : left == 1 ? " or " : "");
    }
    if (size > 0)
        buffer[t.length < size ? t.length : size - 1] = '\0';
    return t.length;
}

size_t uric_explain(int rule, const char *s, size_t n, char *buffer,
                    size_t size)
{
    struct uric_stream m;
    struct uric64 u;
    struct uric_set expected;
    int can_end;

    if (size > 0)
        buffer[0] = '\0';
    if (uric_stream_init(&m, rule) != URIC_OK)
        return 0;
    uric_stream_feed(&m, s, n);
    if (uric_stream_end(&m, &u) == URIC_OK)
        return 0;
    can_end = uric_stream_expected(&m, &expected);
    return uric_expected_text(&expected, can_end, buffer, size);
}
