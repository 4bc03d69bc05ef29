/* URIs in text: cutting the text in any way does not change the results; they are in order,
 * disjoint, and of the reported kind.  The first byte chooses the search and the lengths of
 * the buffers; a short text is cut everywhere. */
#include "fuzz/theorem_target.h"
#include "uric_iri.h"
#include "uric_text.h"

#include <string.h>

enum {
    MOST = 1024, /* results compared per input */
    SHORT = 96   /* shorter texts are cut everywhere */
};

struct list {
    struct uric_found found[MOST];
    size_t n;
    uint64_t too_long, cut; /* as counted */
};

/* s is the text's byte at `offset`. */
static void check(const char *s, uint64_t offset, const struct uric_found *found)
{
    const int is_reference = found->mark == URIC_FOUND_ATTRIBUTE;
    const size_t slashes = found->mark == URIC_FOUND_SUFFIX ? 2 : 0;
    const char *const at = s + (size_t)(found->begin - offset);
    char *const joined = target_block(slashes + found->length);
    struct uric_piece piece;
    size_t pieces = 0, length = 0, told;
    struct uric u;

    memcpy(joined, "//", slashes);
    target_hold(uric_found_join(at, found, joined + slashes, found->length, &told) ==
                        URIC_OK && told == found->length,
                "a joined result has the reported length");
    if (found->length > 0) {
        char *const less = target_blank(found->length - 1);

        target_hold(uric_found_join(at, found, less, found->length - 1, &told) ==
                            URIC_TOO_SMALL && told == found->length &&
                        target_is_blank(less, found->length - 1),
                    "a byte less is too small");
    }
    target_hold((uric_parse_as(is_reference || slashes > 0 ? URIC_RULE_URI_REFERENCE
                                                           : URIC_RULE_URI,
                               joined, slashes + found->length, NULL, &u) == URIC_OK) ==
                    (found->tolerated == 0),
                "a result without tolerated bytes is valid, and no other");
    /* values of attributes may have any character beyond US-ASCII, others letters */
    target_hold(is_reference || found->tolerated != 1u << URIC_TOLERATED_UTF8 ||
                    uric_iri_parse(joined, slashes + found->length, &u) == URIC_OK,
                "a result with letters beyond US-ASCII is an IRI");
    memset(&piece, 0, sizeof piece);
    for (; uric_found_next(at, found, &piece); pieces++, length += piece.bytes.n)
        target_hold(piece.end <= found->end - found->begin &&
                        length + piece.bytes.n <= found->length &&
                        memcmp(joined + slashes + length, piece.bytes.s,
                               piece.bytes.n) == 0,
                    "the pieces form the joined result");
    target_hold(pieces == found->pieces && length == found->length,
                "number and length of the pieces are as reported");
}

static void add(struct list *l, const char *s, uint64_t offset,
                const struct uric_found *found)
{
    const uint64_t least = l->n > 0 ? l->found[l->n - 1].outer_end : 0;

    target_hold(least <= found->outer_begin && found->outer_begin <= found->begin &&
                    found->begin <= found->end && found->end <= found->outer_end,
                "spans and delimiters are in order and disjoint");
    check(s, offset, found);
    target_hold(l->n < MOST, "the results do not exceed their array");
    l->found[l->n++] = *found;
}

static void begin_list(struct list *l)
{
    l->n = 0;
    l->too_long = l->cut = 0;
}

static void add_counts(struct list *l, const struct uric_finder *f)
{
    l->too_long += uric_finder_too_long(f);
    l->cut += uric_finder_cut(f);
}

/* In buffers of these lengths in turn, after the bytes still needed; 0: one buffer. */
static void search(struct uric_bytes s, unsigned flags, const size_t lengths[2],
                   struct list *l)
{
    struct uric_finder f;
    size_t end = 0, turn = 0;

    begin_list(l);
    uric_find_init(&f, flags);
    do {
        const size_t rest = s.n - end, length = lengths[turn++ & 1];
        struct uric_found found;
        const size_t from = (size_t)uric_finder_offset(&f);
        const char *buffer;

        end += length == 0 || length > rest ? rest : length;
        buffer = target_copy(s.s + from, end - from);
        while (uric_find(&f, buffer, end - from, end < s.n, &found)) {
            target_hold(found.begin >= from && found.end <= end, "the span is in the buffer");
            add(l, buffer, from, &found);
        }
        target_hold(uric_finder_offset(&f) >= from && uric_finder_offset(&f) <= end,
                    "a search continues at the right offset");
    } while (end < s.n);
    add_counts(l, &f);
}

/* In parts, each searched separately. */
static void search_parts(struct uric_bytes s, unsigned flags, size_t least,
                         struct list *l)
{
    size_t begin = 0, n = least;

    begin_list(l);
    while (begin < s.n) {
        const size_t before = begin < URIC_FIND_CONTEXT ? begin : URIC_FIND_CONTEXT;
        struct uric_finder f;
        struct uric_found found;
        size_t cut = 0;
        const char *part;

        for (; n < s.n - begin && cut == 0; n += least)
            cut = uric_find_cut(s.s + begin, n, before);
        if (cut == 0)
            cut = s.n - begin;
        target_hold(cut <= s.n - begin, "a part is within the text");
        part = target_copy(s.s + begin - before, before + cut);
        uric_find_init_at(&f, flags, begin, before);
        while (uric_find(&f, part, before + cut, 0, &found))
            add(l, part, begin - before, &found);
        add_counts(l, &f);
        begin += cut;
        n = least;
    }
}

static void hold_strict(const struct list *strict)
{
    size_t i;

    for (i = 0; i < strict->n; i++)
        target_hold(strict->found[i].tolerated == 0, "a strict result tolerates nothing");
}

/* With URIC_FIND_STRICT, longer URIs are counted, too; with URIC_FIND_HTML, values of attributes
 * that are no reference. */
static void hold_counts(const struct list *l, struct uric_bytes s, unsigned flags)
{
    uint64_t cut = 0, values = 0;
    size_t i;

    for (i = 0; i < l->n; i++)
        cut += l->found[i].cut;
    for (i = 0; i < s.n && flags & URIC_FIND_HTML; i++)
        values += s.s[i] == '=';
    target_hold(l->cut >= cut, "the results that are cut are counted");
    target_hold(flags & URIC_FIND_STRICT || l->cut - cut <= values, "nothing else is counted");
    target_hold(l->too_long == 0, "no URI of a short text is too long");
}

static void hold_same(const struct list *a, const struct list *b, const char *what)
{
    target_hold(a->n == b->n && memcmp(a->found, b->found, a->n * sizeof *a->found) == 0 &&
                    a->too_long == b->too_long && a->cut == b->cut,
                what);
}

static void search_all_cuts(struct uric_bytes s, unsigned flags, const struct list *whole)
{
    static struct list parted;
    const size_t singly[2] = { 1, 1 };
    size_t lengths[2] = { 0, 0 };

    search(s, flags, singly, &parted);
    hold_same(whole, &parted, "buffers of a byte each make no difference");
    for (lengths[0] = 1; lengths[0] < s.n; lengths[0]++) {
        search(s, flags, lengths, &parted);
        hold_same(whole, &parted, "cutting in two makes no difference");
        if (!(flags & URIC_FIND_HTML)) {
            search_parts(s, flags, lengths[0], &parted);
            hold_same(whole, &parted, "parts of a minimum length make no difference");
        }
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct list whole, parted;
    const size_t at_once[2] = { 0, 0 };
    struct uric_bytes s = target_input(data, size);
    size_t lengths[2];
    unsigned flags;

    if (s.n > 0) {
        flags = data[0] & 15u;
        lengths[0] = 1 + (data[0] >> 4 & 3u) * 7;
        lengths[1] = 1 + (data[0] >> 6) * 80u;
        s.s++;
        s.n--;
        search(s, flags, at_once, &whole);
        search(s, flags, lengths, &parted);
        hold_same(&whole, &parted, "buffers of any length make no difference");
        hold_counts(&whole, s, flags);
        if (flags & URIC_FIND_STRICT)
            hold_strict(&whole);
        if (!(flags & URIC_FIND_HTML)) {
            search_parts(s, flags, lengths[1], &parted);
            hold_same(&whole, &parted, "nor do parts");
        }
        if (s.n <= SHORT)
            search_all_cuts(s, flags, &whole);
    }
    target_forget();
    return 0;
}
