/* Compares encoding and decoding a whole text with doing so byte by byte and triplet by
 * triplet, as TAP.  Needs only the C library, so that it can run under an emulator and test
 * each instruction set's blocks there.
 *
 *   coding [STRINGS [SEED]] */
#include "support/guard.h"
#include "support/random.h"
#include "uric.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LONGEST = 700, COMPONENTS = URIC_ENCODE_FORM + 1, PLACES = 3 };

static uint64_t seed = 3986;

/* Mostly plain, so that there are runs and bytes that end them. */
static size_t some_text(char *s)
{
    static const char *const pieces[] = { "%41", "%2f", "%00", "%", "%4", "+", " ", "/",
                                          "%zz", "?", "\xff" };
    const size_t n = random_below(&seed, LONGEST), rarity = 1 + random_below(&seed, 60);
    size_t i = 0;

    while (i < n) {
        if (random_below(&seed, rarity) == 0) {
            const char *piece =
                pieces[random_below(&seed, sizeof pieces / sizeof *pieces)];

            memcpy(s + i, piece, strlen(piece));
            i += strlen(piece);
        } else {
            s[i++] = (char)('a' + random_below(&seed, 26));
        }
    }
    return i;
}

static size_t encoded_singly(int component, const char *s, size_t n, char *to)
{
    size_t i, at = 0, length;

    for (i = 0; i < n; i++) {
        if (uric_encode((enum uric_encode_for)component, s + i, 1, to + at, 3, &length) != URIC_OK)
            return 0;
        at += length;
    }
    return at;
}

static int encodes(const char *s, size_t n)
{
    static char wanted[3 * LONGEST + 16], found[3 * LONGEST + 16];
    int component;

    for (component = 0; component < COMPONENTS; component++) {
        const size_t exact = encoded_singly(component, s, n, wanted);
        const size_t sizes[] = { exact, 3 * n };
        size_t i, length;

        for (i = 0; i < 2; i++) {
            if (uric_encode((enum uric_encode_for)component, guard_end(s, n), n, found, sizes[i], &length) !=
                    URIC_OK ||
                length != exact || memcmp(found, wanted, exact) != 0)
                return 0;
        }
    }
    return 1;
}

/* Texts at whose end decoding may stop. */
struct decoded {
    int status;
    size_t length, stopped;
    char text[LONGEST + 16];
};

static void decode_singly(const char *s, size_t n, unsigned flags, struct decoded *d)
{
    d->status = URIC_OK;
    d->length = d->stopped = 0;
    while (d->stopped < n && d->status == URIC_OK) {
        const size_t left = n - d->stopped;
        const size_t width = s[d->stopped] != '%' ? 1 : left < 3 ? left : 3;
        size_t length;

        d->status = uric_decode(s + d->stopped, width, flags, d->text + d->length, width,
                                &length, NULL);
        if (d->status == URIC_OK) {
            d->length += length;
            d->stopped += width;
        }
    }
}

static int same(const struct decoded *d, const char *text, int status, size_t length,
                size_t stopped)
{
    return status == d->status && length == d->length && stopped == d->stopped &&
           memcmp(text, d->text, length) == 0;
}

/* To another buffer, in place, and to a buffer that starts before the text. */
static int decodes(const char *s, size_t n)
{
    static struct decoded wanted;
    static char room[LONGEST + 64];
    unsigned flags;
    int place;

    for (flags = 0; flags < 8; flags++) {
        decode_singly(s, n, flags, &wanted);
        for (place = 0; place < PLACES; place++) {
            const char *from = place ? (char *)memcpy(room + 16 * (place - 1), s, n)
                                     : guard_end(s, n);
            size_t length, stopped;
            const int status =
                uric_decode(from, n, flags, room, n, &length, &stopped);

            if (!same(&wanted, room, status, length, stopped))
                return 0;
        }
    }
    return 1;
}

static int result(int number, int good, const char *what, unsigned long strings)
{
    printf("%s %d - %s, %lu texts\n", good ? "ok" : "not ok", number, what, strings);
    return good;
}

int main(int argc, char **argv)
{
    const unsigned long strings = argc > 1 ? strtoul(argv[1], NULL, 10) : 100000;
    unsigned long i;
    int encoding = 1, decoding = 1;
    char s[LONGEST + 16];

    if (argc > 2)
        seed = strtoull(argv[2], NULL, 10) | 1;
    printf("# seed %llu\n", (unsigned long long)seed);
    for (i = 0; i < strings && encoding && decoding; i++) {
        const size_t n = some_text(s);

        encoding = encodes(s, n);
        decoding = decodes(s, n);
    }
    encoding = result(1, encoding && i > 0, "encoded at once", i);
    decoding = result(2, decoding && i > 0, "decoded at once", i);
    printf("1..2\n");
    return !encoding || !decoding;
}
