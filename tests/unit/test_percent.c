/* Percent-encoding, decoding, queries and forms. */
#define _DEFAULT_SOURCE
#include "support/far.h"
#include "support/guard.h"
#include "support/random.h"
#include "uric.h"

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <cmocka.h>

enum { LONGEST = 20000, COMPONENTS = URIC_ENCODE_FORM + 1 };

static uint64_t seed = 3986;

/* The characters that Appendix A allows unencoded, spelled out. */
static int stands_for_itself(int component, unsigned char byte)
{
    static const char *const more[COMPONENTS] = {
        "!$&'()*+,;=:",  "!$&'()*+,;=",    "!$&'()*+,;=:@/", "!$&'()*+,;=:@",
        "!$&'()*+,;=:@/?", "!$&'()*+,;=:@/?", "*"
    };

    if (byte == '~')
        return component != URIC_ENCODE_FORM;
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') ||
           (byte >= '0' && byte <= '9') ||
           (byte != '\0' && (strchr("-._", byte) || strchr(more[component], byte)));
}

static void every_byte_for_every_component(void **state)
{
    int component, byte;

    (void)state;
    for (component = 0; component < COMPONENTS; component++) {
        for (byte = 0; byte < 256; byte++) {
            const char c = (char)byte;
            char found[4] = "", wanted[4];
            size_t length;

            sprintf(wanted, "%%%02X", (unsigned)byte);
            if (component == URIC_ENCODE_FORM && byte == ' ')
                strcpy(wanted, "+");
            else if (stands_for_itself(component, (unsigned char)byte))
                sprintf(wanted, "%c", byte);
            assert_int_equal(uric_encode((enum uric_encode_for)component, &c, 1, found, 3, &length), URIC_OK);
            assert_int_equal(length, strlen(wanted));
            assert_memory_equal(found, wanted, length);
        }
    }
}

/* ---- decode(encode(x)) is x ---- */

static size_t random_text(char *s)
{
    static const char bytes[] = "abcdefghijklmnopqrstuvwxyz0123456789 %/?#[]@:+&=;\r\n%41";
    const size_t kind = random_below(&seed, 4);
    size_t n = random_below(&seed, random_below(&seed, 8) ? 200 : LONGEST), i;

    for (i = 0; i < n; i++)
        s[i] = kind == 0   ? (char)random_below(&seed, 256)
               : kind == 1 ? bytes[random_below(&seed, 36)]
               : kind == 2 && random_below(&seed, 50)
                   ? bytes[random_below(&seed, 36)]
                   : bytes[random_below(&seed, sizeof bytes - 1)];
    return n;
}

static size_t encode_naively(int component, const char *s, size_t n, char *to)
{
    size_t i, length = 0;

    for (i = 0; i < n; i++) {
        if (component == URIC_ENCODE_FORM && s[i] == ' ')
            to[length++] = '+';
        else if (stands_for_itself(component, (unsigned char)s[i]))
            to[length++] = s[i];
        else
            length += (size_t)sprintf(to + length, "%%%02X", (unsigned char)s[i]);
    }
    return length;
}

static void decoding_undoes_encoding(void **state)
{
    static char text[LONGEST], wanted[3 * LONGEST + 1], code[3 * LONGEST + 1],
        back[LONGEST];
    int i;

    (void)state;
    for (i = 0; i < 4000; i++) {
        const int component = (int)random_below(&seed, COMPONENTS);
        const unsigned plus = component == URIC_ENCODE_FORM ? URIC_DECODE_PLUS : 0;
        const size_t n = random_text(text);
        const size_t n_wanted = encode_naively(component, text, n, wanted);
        const char *s = guard_end(text, n);
        size_t length, stopped;

        /* with room for the worst case, and with the exact size */
        assert_int_equal(uric_encode((enum uric_encode_for)component, s, n, code, 3 * n, &length), URIC_OK);
        assert_int_equal(length, n_wanted);
        assert_memory_equal(code, wanted, length);
        code[n_wanted] = '!';
        memset(code, 0, n_wanted);
        assert_int_equal(uric_encode((enum uric_encode_for)component, s, n, code, n_wanted, &length), URIC_OK);
        assert_memory_equal(code, wanted, length);
        assert_int_equal(code[n_wanted], '!');

        s = guard_end(wanted, n_wanted);
        back[n == 0 ? 0 : n - 1] = '?';
        assert_int_equal(uric_decode(s, n_wanted, plus, back, n, &length, &stopped),
                         URIC_OK);
        assert_int_equal(length, n);
        assert_int_equal(stopped, n_wanted);
        assert_memory_equal(back, text, n);

        assert_int_equal(uric_decode(code, n_wanted, plus, code, n_wanted, &length,
                                     NULL),
                         URIC_OK);
        assert_int_equal(length, n);
        assert_memory_equal(code, text, n);
    }
}

static void buffers_that_are_too_small(void **state)
{
    char buffer[8] = "!!!!!!!";
    size_t length, stopped;

    (void)state;
    assert_int_equal(uric_encode(URIC_ENCODE_PATH, "a b", 3, buffer, 4, &length),
                     URIC_TOO_SMALL);
    assert_int_equal(length, 5);
    assert_int_equal(uric_decode("a%20b", 5, 0, buffer, 2, &length, &stopped),
                     URIC_TOO_SMALL);
    assert_int_equal(length, 3);
    assert_int_equal(uric_decode("a%20b%", 6, 0, buffer, 2, &length, &stopped),
                     URIC_INVALID);
    assert_int_equal(length, 3);
    assert_int_equal(stopped, 5);
    assert_string_equal(buffer, "!!!!!!!");
    assert_int_equal(uric_decode("a%20b", 5, 0, buffer, 3, &length, &stopped), URIC_OK);
    assert_string_equal(buffer, "a b!!!!");
    assert_int_equal(uric_encode(URIC_ENCODE_PATH, NULL, 0, NULL, 0, &length), URIC_OK);
    assert_int_equal(uric_decode(NULL, 0, 0, NULL, 0, &length, &stopped), URIC_OK);
    assert_int_equal(length, 0);
    assert_int_equal(uric_encode((enum uric_encode_for)-1, "a", 1, buffer, 8, &length), URIC_UNKNOWN);
    assert_int_equal(uric_encode((enum uric_encode_for)COMPONENTS, "a", 1, buffer, 8, &length), URIC_UNKNOWN);
}

static void decodes(const char *s, unsigned flags, int status, size_t stopped,
                    const char *text)
{
    const size_t n = strlen(s);
    char buffer[64];
    size_t length, found;

    assert_int_equal(uric_decode(guard_end(s, n), n, flags, buffer, n, &length, &found),
                     status);
    assert_int_equal(found, stopped);
    assert_int_equal(length, strlen(text));
    assert_memory_equal(buffer, text, length);
}

static void where_decoding_stops(void **state)
{
    (void)state;
    decodes("a%41%", 0, URIC_INVALID, 4, "aA");
    decodes("a%41%4", 0, URIC_INVALID, 4, "aA");
    decodes("%4g", 0, URIC_INVALID, 0, "");
    decodes("%g4", 0, URIC_INVALID, 0, "");
    decodes("%%41", 0, URIC_INVALID, 0, "");
    decodes("a+%2b", 0, URIC_OK, 5, "a++");
    decodes("a+%2b", URIC_DECODE_PLUS, URIC_OK, 5, "a +");
    decodes("a%00", URIC_DECODE_REFUSE_NUL, URIC_REFUSED, 1, "a");
    decodes("a%41%2F", URIC_DECODE_REFUSE_DELIMITERS, URIC_REFUSED, 4, "aA");
    decodes("/%20%7e", URIC_DECODE_REFUSE_DELIMITERS, URIC_OK, 7, "/ ~");
    decodes("%3b", URIC_DECODE_REFUSE_DELIMITERS, URIC_REFUSED, 0, "");
}

/* Each byte at each offset of a text that is plain otherwise: in blocks, at their ends, and
 * after the last of them. */
static void a_triplet_at_each_offset(void **state)
{
    enum { N = 600 };
    static const char *const codes[] = { "%41", "%4", "%", "%4g", "%00", "%2f", "+" };
    char text[N + 1], copy[N], apart[N];
    size_t at, n, k, length, stopped, length_apart, stopped_apart;
    unsigned flags;

    (void)state;
    for (at = 0; at + 3 <= N; at += 1 + at / 97) {
        for (k = 0; k < sizeof codes / sizeof *codes; k++) {
            const size_t n_code = strlen(codes[k]);

            memset(text, 'z', N);
            memcpy(text + at, codes[k], n_code);
            n = k % 2 ? at + n_code : N - at % 64;
            for (flags = 0; flags < 8; flags++) {
                const char *s = guard_end(text, n);
                const int refused =
                    k == 1 || k == 2 || k == 3
                        ? URIC_INVALID
                        : (k == 4 && flags & URIC_DECODE_REFUSE_NUL) ||
                                  (k == 5 && flags & URIC_DECODE_REFUSE_DELIMITERS)
                              ? URIC_REFUSED
                              : URIC_OK;

                if (at + n_code > n)
                    continue;
                assert_int_equal(uric_decode(s, n, flags, apart, N, &length_apart,
                                             &stopped_apart),
                                 refused);
                assert_int_equal(stopped_apart, refused ? at : n);
                assert_int_equal(length_apart, refused ? at : n - (n_code == 3 ? 2 : 0));
                assert_int_equal(at < length_apart ? apart[at] : 0,
                                 refused    ? 0
                                 : k == 0   ? 'A'
                                 : k == 4   ? 0
                                 : k == 5   ? '/'
                                 : flags & 1 ? ' '
                                             : '+');
                memcpy(copy, text, n);
                assert_int_equal(uric_decode(copy, n, flags, copy, n, &length, &stopped),
                                 refused);
                assert_int_equal(length, length_apart);
                assert_memory_equal(copy, apart, length);
                if (refused) /* the undecodable rest is unchanged */
                    assert_memory_equal(copy + stopped, text + stopped, n - stopped);
            }
        }
    }
}

/* To a buffer that starts before the text and overlaps it. */
static void decoding_to_an_overlapping_buffer(void **state)
{
    static char text[LONGEST], wanted[LONGEST], both[LONGEST + 100];
    int i;

    (void)state;
    for (i = 0; i < 500; i++) {
        const size_t ahead = random_below(&seed, 100), n = random_text(text);
        size_t length, n_wanted, stopped, stopped_wanted;
        const int status =
            uric_decode(text, n, 0, wanted, n, &n_wanted, &stopped_wanted);

        memcpy(both + ahead, text, n);
        assert_int_equal(uric_decode(both + ahead, n, 0, both, n, &length, &stopped),
                         status);
        assert_int_equal(length, n_wanted);
        assert_int_equal(stopped, stopped_wanted);
        assert_memory_equal(both, wanted, length);
        assert_memory_equal(both + ahead + stopped, text + stopped, n - stopped);
    }
}

/* Zeros, each of which would take three bytes; never written pages. */
static void text_longer_than_a_length_can_be(void **state)
{
    const size_t n = (size_t)URIC_MAX_LENGTH / 3 + 1;
    const char *zeros = FAR_TEXTS && getenv("NO_FAR_TEXTS") == NULL
                            ? mmap(NULL, n, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
                            : MAP_FAILED;
    struct uric_field field = { NULL, NULL, 0, 0 };
    size_t length = 1;
    char buffer[8];

    (void)state;
    if (zeros == MAP_FAILED)
        skip();
    assert_int_equal(uric_encode(URIC_ENCODE_PATH, zeros, n, buffer, 8, &length),
                     URIC_TOO_LONG);
    assert_int_equal(length, 0);
    field.key = zeros;
    field.key_length = n;
    assert_int_equal(uric_form_encode(&field, 1, buffer, 8, &length), URIC_TOO_LONG);
    assert_int_equal(length, 0);
#if SIZE_MAX > UINT32_MAX
    assert_int_equal(uric_encode(URIC_ENCODE_PATH, "", (size_t)URIC_MAX_LENGTH + 1, buffer,
                                 8, &length),
                     URIC_TOO_LONG);
    assert_int_equal(length, 0);
#endif
    munmap((void *)(uintptr_t)zeros, n);
}

/* Text that needs no encoding keeps its length. */
static void long_fields(void **state)
{
    const size_t n = 1500000000;
    char *const text = SANITIZED ? NULL : far_text(n);
    const struct uric_field key = { text, NULL, n, 0 }, value = { "", text, 0, n };
    size_t length = 1;

    (void)state;
    if (text == NULL) {
        print_message("# no memory or time for a field of 1.5 GB\n");
        skip();
    }
    assert_int_equal(uric_form_encode(&key, 1, NULL, 0, &length), URIC_TOO_SMALL);
    assert_int_equal(length, n);
    assert_int_equal(uric_form_encode(&value, 1, NULL, 0, &length), URIC_TOO_SMALL);
    assert_int_equal(length, n + 1);
#if SIZE_MAX > UINT32_MAX
    {
        char *const room = far_room(n);

        assert_non_null(room);
        assert_int_equal(uric_form_encode(&value, 1, room, n + 1, &length), URIC_OK);
        assert_int_equal(length, n + 1);
        assert_int_equal(room[n], 'a');
        far_end(room, n);
    }
#endif
    far_end(text, n);
}

/* Three fields of a third each, and the separators. */
static void forms_longer_than_a_length_can_be(void **state)
{
#if SIZE_MAX > UINT32_MAX
    const size_t third = URIC_MAX_LENGTH / 3;
    char *const text = SANITIZED ? NULL : far_text(third);
    const struct uric_field fields[] = {
        { text, NULL, third, 0 }, { text, NULL, third, 0 }, { text, NULL, third, 0 },
        { text, NULL, 1, 0 }
    };
    size_t length = 1;

    (void)state;
    if (text == NULL) {
        print_message("# no memory or time for a field of 1.3 GiB\n");
        skip();
    }
    assert_int_equal(uric_form_encode(fields, 4, NULL, 0, &length), URIC_TOO_LONG);
    assert_int_equal(length, 0);
    assert_int_equal(uric_form_encode(fields, 1, NULL, 0, &length), URIC_TOO_SMALL);
    assert_int_equal(length, third);
    far_end(text, third);
#else
    (void)state;
    skip();
#endif
}

static void encoded_bytes(void **state)
{
    static char text[LONGEST], back[LONGEST];
    struct uric_set set;
    size_t length;
    unsigned b;
    int i;

    (void)state;
    assert_int_equal(uric_encoded("a%2Fb%2f%20%zz", 14, &set), 3);
    for (b = 0; b < 256; b++)
        assert_int_equal(uric_set_has(&set, (unsigned char)b), b == '/' || b == ' ');
    assert_int_equal(uric_encoded(NULL, 0, &set), 0);
    assert_int_equal(uric_encoded("%%4%41%", 7, &set), 1);
    for (i = 0; i < 500; i++) {
        const size_t n = random_text(text), count = uric_encoded(text, n, &set);

        if (uric_decode(text, n, 0, back, n, &length, NULL) == URIC_OK)
            assert_int_equal(length, n - 2 * count);
    }
}

/* ---- queries ---- */

/* "key=value key key=" and so on. */
static void has_pairs(const char *s, unsigned flags, const char *wanted)
{
    uric_span rest = { 0, (uint32_t)strlen(s) };
    struct uric_query_pair pair;
    char found[128] = "";

    while (uric_query_next(s, &rest, flags, &pair)) {
        sprintf(found + strlen(found), "%s%.*s", found[0] ? " " : "",
                (int)(pair.key.end - pair.key.begin), s + pair.key.begin);
        if (pair.has_value)
            sprintf(found + strlen(found), "=%.*s",
                    (int)(pair.value.end - pair.value.begin), s + pair.value.begin);
    }
    assert_string_equal(found, wanted);
    assert_false(uric_query_next(s, &rest, flags, &pair));
}

static void pairs_in_order(void **state)
{
    (void)state;
    has_pairs("", 0, "");
    has_pairs("a=1&b=2&a=3", 0, "a=1 b=2 a=3");
    has_pairs("a&b=&=c&=", 0, "a b= =c =");
    has_pairs("&&a&&b&", 0, "a b");
    has_pairs("a=b=c&d==", 0, "a=b=c d==");
    has_pairs("a;b=1;2&c", 0, "a;b=1;2 c");
    has_pairs("a;b=1;2&c;", URIC_QUERY_SEMICOLON, "a b=1 2 c");
    has_pairs("a%26b=%3D", 0, "a%26b=%3D");
}

static void pairs_by_key(void **state)
{
    static const char s[] = "a%26=1&x&a+b=2&%61&=3&a&";
    uric_span rest = { 0, sizeof s - 1 };
    struct uric_query_pair pair;

    (void)state;
    assert_true(uric_query_find(s, &rest, 0, "a&", 2, &pair));
    assert_int_equal(pair.value.begin, 5);
    assert_false(uric_query_find(s, &rest, 0, "a b", 3, &pair));
    rest.begin = 0;
    assert_false(uric_query_find(s, &rest, 0, "xy", 2, &pair));
    rest.begin = 0;
    assert_true(uric_query_find(s, &rest, URIC_QUERY_FORM, "a b", 3, &pair));
    assert_true(uric_query_find(s, &rest, 0, "a", 1, &pair));
    assert_int_equal(pair.key.end - pair.key.begin, 3);
    assert_true(uric_query_find(s, &rest, 0, "", 0, &pair));
    assert_true(uric_query_find(s, &rest, 0, "a", 1, &pair));
    assert_false(uric_query_find(s, &rest, 0, "a", 1, &pair));
}

/* Keys of which one is the start of another, or has a delimiter; the span after a match. */
static void pairs_by_similar_keys(void **state)
{
    static const char s[] = "a=1&&abc&+=2&a=1=2;ab=3&%61b";
    uric_span rest = { 0, sizeof s - 1 };
    struct uric_query_pair pair;

    (void)state;
    assert_true(uric_query_find(s, &rest, 0, "ab", 2, &pair));
    assert_int_equal(pair.key.begin, sizeof s - 5);
    assert_false(pair.has_value);
    assert_int_equal(rest.begin, rest.end);
    rest.begin = 0;
    assert_true(uric_query_find(s, &rest, URIC_QUERY_SEMICOLON, "ab", 2, &pair));
    assert_memory_equal(s + pair.value.begin, "3&", 2);
    assert_int_equal(rest.begin, pair.value.end);
    rest.begin = 0;
    assert_true(uric_query_find(s, &rest, 0, "a", 1, &pair));
    assert_int_equal(rest.begin, 3);
    assert_true(uric_query_find(s, &rest, 0, "a", 1, &pair));
    assert_memory_equal(s + pair.value.begin, "1=2;ab=3&", 9);
    rest.begin = 0;
    assert_false(uric_query_find(s, &rest, 0, "a=1", 3, &pair));
    rest.begin = 0;
    assert_false(uric_query_find(s, &rest, 0, "", 0, &pair));
    rest.begin = 0;
    assert_true(uric_query_find(s, &rest, URIC_QUERY_FORM, " ", 1, &pair));
}

static void forms(void **state)
{
    static const struct uric_field fields[] = {
        { "q", "a b&c", 1, 5 }, { "x y", NULL, 3, 0 }, { "", "", 0, 0 },
        { "~", "*-._", 1, 4 }
    };
    static const char wanted[] = "q=a+b%26c&x+y&=&%7E=*-._";
    char buffer[64] = "";
    size_t length;

    (void)state;
    assert_int_equal(uric_form_encode(fields, 4, buffer, sizeof wanted - 1, &length),
                     URIC_OK);
    assert_int_equal(length, sizeof wanted - 1);
    assert_string_equal(buffer, wanted);
    assert_int_equal(uric_form_encode(fields, 4, buffer, 5, &length), URIC_TOO_SMALL);
    assert_int_equal(length, sizeof wanted - 1);
    assert_int_equal(uric_form_encode(NULL, 0, NULL, 0, &length), URIC_OK);
    assert_int_equal(length, 0);
    has_pairs(wanted, URIC_QUERY_FORM, "q=a+b%26c x+y = %7E=*-._");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_byte_for_every_component),
        cmocka_unit_test(decoding_undoes_encoding),
        cmocka_unit_test(buffers_that_are_too_small),
        cmocka_unit_test(where_decoding_stops),
        cmocka_unit_test(a_triplet_at_each_offset),
        cmocka_unit_test(decoding_to_an_overlapping_buffer),
        cmocka_unit_test(text_longer_than_a_length_can_be),
        cmocka_unit_test(long_fields),
        cmocka_unit_test(forms_longer_than_a_length_can_be),
        cmocka_unit_test(encoded_bytes),
        cmocka_unit_test(pairs_in_order),
        cmocka_unit_test(pairs_by_key),
        cmocka_unit_test(pairs_by_similar_keys),
        cmocka_unit_test(forms)
    };

    return cmocka_run_group_tests_name("percent", tests, NULL, NULL);
}
