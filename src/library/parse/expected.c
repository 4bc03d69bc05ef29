/* What was expected where a scan stopped, as a set and in words. */
#include "parse/walk.h"
#include "parse/scan.h"
#include "util/ascii.h"
#include "util/written.h"

#include "tables/classes.h"

/* Whether a strict scan refuses the byte in each state, as it does NUL. */
static bool is_nowhere(unsigned b)
{
    return uric_rules_strict_column[b] == uric_rules_strict_column[0];
}

/* Whether a strict scan does the same with both bytes in each state. */
static bool are_alike(unsigned a, unsigned b)
{
    size_t i;

    for (i = 0; i < sizeof rules_table / sizeof *rules_table; i++) {
        if (rules_table[i].column[a] != rules_table[i].column[b])
            return false;
    }
    return uric_rules_strict_column[a] == uric_rules_strict_column[b];
}

/* Whether the scan goes on with the byte. */
static bool goes_on(const struct uric_stream *m, unsigned b)
{
    struct uric_stream next = *m;
    const char byte = (char)b;

    uric_scan_in(&next)->refused = 0;
    return uric_stream_feed(&next, &byte, 1) == 1;
}

bool uric_stream_expected(const struct uric_stream *m, struct uric_set *set)
{
    const bool is_strict = uric_scan_of(m)->tolerance == NULL;
    const unsigned bytes = uric_scan_of(m)->rule < URIC_RULES ? 256 : 0;
    bool is_known = false, goes = false; /* of the byte before */
    struct uric64 u;
    unsigned b;

    memset(set, 0, sizeof *set);
    for (b = 0; b < bytes; b++) {
        if (is_strict && is_nowhere(b)) {
            is_known = false;
            continue;
        }
        if (!is_known || !are_alike(b - 1, b))
            goes = goes_on(m, b);
        is_known = is_strict;
        if (goes)
            set->bits[b >> 6] |= (uint64_t)1 << (b & 63);
    }
    return uric_stream_stop(m, &u) == URIC_OK;
}

/* Removes the byte from the set; whether it was there. */
static int take_byte(struct uric_set *set, unsigned char b)
{
    const int there = uric_set_has(set, b);

    set->bits[b >> 6] &= ~((uint64_t)1 << (b & 63));
    return there;
}

/* The classes of which a byte is not in the set. */
static unsigned classes_not_in(const struct uric_set *set)
{
    unsigned b, classes = 0;

    for (b = 0; b < 128; b++) {
        if (!uric_set_has(set, (unsigned char)b))
            classes |= uric_class[b];
    }
    return classes;
}

/* Removes a class from the set; returns the classes of its bytes. */
static unsigned remove_class(struct uric_set *set, unsigned class_bit)
{
    unsigned b, classes = 0;

    for (b = 0; b < 128; b++) {
        if (uric_class[b] & class_bit) {
            set->bits[b >> 6] &= ~((uint64_t)1 << (b & 63));
            classes |= uric_class[b];
        }
    }
    return classes;
}

/* The first member from b on; 256 if there is none. */
static unsigned next_member(const struct uric_set *set, unsigned b)
{
    while (b < 256 && !uric_set_has(set, (unsigned char)b))
        b += set->bits[b >> 6] >> (b & 63) == 0 ? 64 - (b & 63) : 1;
    return b;
}

/* The words of a text, and how many of them remain to be written. */
struct list {
    struct uric_written *text;
    unsigned left;
};

static void end_word(struct list *list)
{
    list->left--;
    uric_put(list->text, list->left > 1 ? ", " : list->left == 1 ? " or " : "");
}

static void put_word(struct list *list, const char *word)
{
    uric_put(list->text, word);
    end_word(list);
}

/* How many words name the bytes from first to last: two if there are just two bytes. */
static unsigned words_of(unsigned first, unsigned last)
{
    return last - first == 1 ? 2 : 1;
}

/* Writes a printable US-ASCII character as itself, other bytes as numbers. */
static void put_named(struct uric_written *t, unsigned b)
{
    const char plain[] = { '"', (char)b, '"', '\0' };
    const char number[] = {
        '"', '\\', 'x', uric_hex_lower(b >> 4), uric_hex_lower(b & 15), '"', '\0'
    };

    uric_put(t, b >= 0x20 && b < 0x7F ? plain : number);
}

static void put_bytes(struct list *list, unsigned first, unsigned last)
{
    put_named(list->text, first);
    if (last - first > 1)
        uric_put(list->text, " to ");
    else
        end_word(list);
    if (last > first) {
        put_named(list->text, last);
        end_word(list);
    }
}

/* The last of the consecutive members that start with first. */
static unsigned run_end(const struct uric_set *set, unsigned first)
{
    while (first < 255 && uric_set_has(set, (unsigned char)(first + 1)))
        first++;
    return first;
}

static unsigned count_words(const struct uric_set *set)
{
    unsigned b, last, n = 0;

    for (b = next_member(set, 0); b < 256; b = next_member(set, last + 1)) {
        last = run_end(set, b);
        n += words_of(b, last);
    }
    return n;
}

static void put_runs(struct list *list, const struct uric_set *set)
{
    unsigned b, last;

    for (b = next_member(set, 0); b < 256; b = next_member(set, last + 1)) {
        last = run_end(set, b);
        put_bytes(list, b, last);
    }
}

/* The maximum number of words that do not name bytes: the classes, a double quote and the
 * end. */
enum { MOST_NAMES = 8 };

/* Removes from the set what has a name, and returns how many names there are. */
static unsigned take_named(struct uric_set *set, bool can_end, enum uric_part part,
                           const char *names[MOST_NAMES])
{
    /* Larger classes first: they take the members of smaller ones. */
    static const struct {
        unsigned bit;
        const char *name;
    } classes[MOST_NAMES - 2] = {
        { URIC_CLASS_PCHAR, "a pchar" },
        { URIC_CLASS_UNRESERVED, "an unreserved character" },
        { URIC_CLASS_ALPHA, "a letter" },
        { URIC_CLASS_HEXDIG, "a hex digit" },
        { URIC_CLASS_DIGIT, "a digit" },
        { URIC_CLASS_SUB_DELIMS, "a sub-delim" }
    };
    unsigned absent = classes_not_in(set), n = 0, i;

    /* what may follow a host, which may yet be a userinfo, is not one rule */
    for (i = part < URIC_PATH ? 1 : 0; i < MOST_NAMES - 2; i++) {
        if (!(absent & classes[i].bit)) {
            absent |= remove_class(set, classes[i].bit);
            names[n++] = classes[i].name;
        }
    }
    if (take_byte(set, '"')) /* only in older editions */
        names[n++] = "a double quote";
    if (can_end)
        names[n++] = "the end";
    return n;
}

enum uric_status uric_expected_text(const struct uric_set *set, bool can_end,
                                    enum uric_part part, char *buffer, size_t size,
                                    size_t *length)
{
    /* the last byte is for the terminator */
    struct uric_written t = { buffer, size > 0 ? size - 1 : 0, 0 };
    struct list list = { &t, 0 };
    struct uric_set rest = *set;
    const char *names[MOST_NAMES];
    const unsigned n_names = take_named(&rest, can_end, part, names);
    const int bracket = take_byte(&rest, ']');
    unsigned i;

    list.left = (bracket ? 1 : 0) + count_words(&rest) + n_names;
    uric_put(&t, "expected ");
    /* first the byte that is missing most often: it closes an IP literal */
    if (bracket)
        put_bytes(&list, ']', ']');
    put_runs(&list, &rest);
    for (i = 0; i < n_names; i++)
        put_word(&list, names[i]);
    *length = (size_t)t.length; /* always short */
    if (*length >= size)
        return URIC_TOO_SMALL;
    buffer[*length] = '\0';
    return URIC_OK;
}

enum uric_status uric_explain(enum uric_rule rule, const char *s, size_t n, char *buffer,
                              size_t size, size_t *length)
{
    struct uric_stream m;
    struct uric64 u;
    struct uric_set expected;
    bool can_end;

    *length = 0;
    if (uric_stream_init(&m, rule) != URIC_OK)
        return URIC_NO_RULE;
    uric_stream_feed(&m, s, n);
    if (uric_stream_end(&m, &u) == URIC_OK)
        return URIC_NONE;
    can_end = uric_stream_expected(&m, &expected);
    return uric_expected_text(&expected, can_end, (enum uric_part)u.error_part, buffer, size,
                              length);
}
