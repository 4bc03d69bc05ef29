/* Checks SipHash by its paper's test vectors, and uric_hash() as SipHash of normal forms, as
 * TAP.  Needs only the C library, so that it can run under an emulator: hashes are the same
 * on every machine. */
#include "support/random.h"
#include "util/siphash.h"
#include "uric.h"

#include <stdio.h>
#include <string.h>

static int number;
static int failed;

static void result(int ok, const char *what)
{
    printf("%sok %d - %s\n", ok ? "" : "not ", ++number, what);
    failed |= !ok;
}

/* ---- SipHash ---- */

/* Hashes of the bytes 0, 1, ... n - 1 under the key of bytes 0, 1, ... 15, for n from 0 on:
 * SipHash-2-4 as the paper's authors publish it, SipHash-1-3 as their program computes it. */
static const uint64_t sip24[] = {
    UINT64_C(0x726fdb47dd0e0e31), UINT64_C(0x74f839c593dc67fd), UINT64_C(0x0d6c8009d9a94f5a),
    UINT64_C(0x85676696d7fb7e2d), UINT64_C(0xcf2794e0277187b7), UINT64_C(0x18765564cd99a68d),
    UINT64_C(0xcbc9466e58fee3ce), UINT64_C(0xab0200f58b01d137), UINT64_C(0x93f5f5799a932462),
    UINT64_C(0x9e0082df0ba9e4b0), UINT64_C(0x7a5dbbc594ddb9f3), UINT64_C(0xf4b32f46226bada7),
    UINT64_C(0x751e8fbc860ee5fb), UINT64_C(0x14ea5627c0843d90), UINT64_C(0xf723ca908e7af2ee),
    UINT64_C(0xa129ca6149be45e5), UINT64_C(0x3f2acc7f57c29bdb), UINT64_C(0x699ae9f52cbe4794),
    UINT64_C(0x4bc1b3f0968dd39c), UINT64_C(0xbb6dc91da77961bd), UINT64_C(0xbed65cf21aa2ee98),
    UINT64_C(0xd0f2cbb02e3b67c7), UINT64_C(0x93536795e3a33e88), UINT64_C(0xa80c038ccd5ccec8),
    UINT64_C(0xb8ad50c6f649af94), UINT64_C(0xbce192de8a85b8ea), UINT64_C(0x17d835b85bbb15f3),
    UINT64_C(0x2f2e6163076bcfad), UINT64_C(0xde4daaaca71dc9a5), UINT64_C(0xa6a2506687956571),
    UINT64_C(0xad87a3535c49ef28), UINT64_C(0x32d892fad841c342), UINT64_C(0x7127512f72f27cce)
};
static const uint64_t sip13[] = {
    UINT64_C(0xabac0158050fc4dc), UINT64_C(0xc9f49bf37d57ca93), UINT64_C(0x82cb9b024dc7d44d),
    UINT64_C(0x8bf80ab8e7ddf7fb), UINT64_C(0xcf75576088d38328), UINT64_C(0xdef9d52f49533b67),
    UINT64_C(0xc50d2b50c59f22a7), UINT64_C(0xd3927d989bb11140), UINT64_C(0x369095118d299a8e),
    UINT64_C(0x25a48eb36c063de4), UINT64_C(0x79de85ee92ff097f), UINT64_C(0x70c118c1f94dc352),
    UINT64_C(0x78a384b157b4d9a2), UINT64_C(0x306f760c1229ffa7), UINT64_C(0x605aa111c0f95d34),
    UINT64_C(0xd320d86d2a519956), UINT64_C(0xcc4fdd1a7d908b66), UINT64_C(0x9cf2689063dbd80c)
};
enum { VECTORS24 = sizeof sip24 / sizeof *sip24, VECTORS13 = sizeof sip13 / sizeof *sip13 };

static const uint64_t vector_key[2] = { UINT64_C(0x0706050403020100),
                                        UINT64_C(0x0f0e0d0c0b0a0908) };

/* The bytes 0, 1, ... n - 1, fed from the last to the first. */
static const char *message(char *room, size_t n)
{
    size_t i;

    for (i = 0; i < n; i++)
        room[i] = (char)(n - 1 - i);
    return room;
}

static uint64_t hash(const uint64_t key[2], const char *s, size_t n, int c, int d)
{
    struct uric_siphash h;

    uric_siphash_begin(&h, key);
    uric_siphash_take_before(&h, s, n, c);
    return uric_siphash_end(&h, c, d);
}

static int has_vectors(const uint64_t *vectors, size_t n, int c, int d)
{
    char room[64];
    size_t i;

    for (i = 0; i < n; i++) {
        if (hash(vector_key, message(room, i), i, c, d) != vectors[i])
            return 0;
    }
    return 1;
}

/* In pieces of random lengths. */
static int is_the_same_in_pieces(void)
{
    enum { LONGEST = 70, TRIES = 100000 };
    const uint64_t key[2] = { 3986, 6874 };
    uint64_t seed = 3986;
    char s[LONGEST];
    int i;

    for (i = 0; i < TRIES; i++) {
        const size_t n = random_below(&seed, LONGEST);
        const size_t longest = 1 + random_below(&seed, 20);
        struct uric_siphash h;
        size_t left = n, k;

        for (k = 0; k < n; k++)
            s[k] = (char)random_below(&seed, 256);
        uric_siphash_begin(&h, key);
        while (left > 0) {
            size_t piece = random_below(&seed, longest + 1);

            piece = piece < left ? piece : left;
            left -= piece;
            uric_siphash_take_before(&h, s + left, piece, 1);
        }
        if (uric_siphash_end(&h, 1, 3) != hash(key, s, n, 1, 3))
            return 0;
    }
    return 1;
}

/* ---- uric_hash() ---- */

static uint64_t hash_of(const char *s, unsigned steps, const uint64_t key[2])
{
    struct uric u;

    return uric_parse(s, strlen(s), &u) == URIC_OK ? uric_hash(uric_bind(s, &u), steps,
                                                               NULL, key)
                                                   : 0;
}

static int is_of_the_normal_form(void)
{
    static const char *const references[] = {
        "", "a", "http://h", "HTTP://EXAMPLE.com:80/a/./b/../%7Ec/%2f?c#d",
        "file:/..//a/b", "http://[::0:1]/", "//H%41:/%61/../?%3a", "x:/././/y"
    };
    static const unsigned steps[] = { 0, URIC_STEP_CASE, URIC_STEPS_SYNTAX, URIC_STEPS_ALL };
    size_t i, k;

    for (i = 0; i < sizeof references / sizeof *references; i++) {
        for (k = 0; k < sizeof steps / sizeof *steps; k++) {
            const char *const s = references[i];
            char normal[64];
            struct uric u;
            size_t n;

            if (uric_parse(s, strlen(s), &u) != URIC_OK ||
                uric_normalize(uric_bind(s, &u), steps[k], NULL, normal, sizeof normal,
                               &n, NULL, NULL) !=
                    URIC_OK ||
                hash_of(s, steps[k], vector_key) != hash(vector_key, normal, n, 1, 3))
                return 0;
        }
    }
    return 1;
}

static int depends_on_the_key(void)
{
    int bit;

    for (bit = 0; bit < 128; bit++) {
        uint64_t key[2] = { vector_key[0], vector_key[1] };

        key[bit / 64] ^= UINT64_C(1) << bit % 64;
        if (hash_of("http://h/", 0, key) == hash_of("http://h/", 0, vector_key))
            return 0;
    }
    return 1;
}

int main(void)
{
    printf("1..5\n");
    result(has_vectors(sip24, VECTORS24, 2, 4), "SipHash-2-4 has its test vectors");
    result(has_vectors(sip13, VECTORS13, 1, 3), "SipHash-1-3, too");
    result(is_the_same_in_pieces(), "hashing in pieces gives the hash of the whole");
    result(is_of_the_normal_form(), "uric_hash() is SipHash-1-3 of the normal form");
    result(depends_on_the_key(), "each bit of the key changes the hash");
    return failed;
}
