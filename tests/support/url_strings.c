/* Strings to read as URLs: see the header. */
#include "support/url_strings.h"
#include "support/fixture.h"
#include "support/random.h"

#include <stdlib.h>
#include <string.h>

enum { LINE_ROOM = 4 * URL_STRING_ROOM, LONGEST = URL_STRING_ROOM / 2, EDITS = 4 };

#define COUNT(list) (sizeof(list) / sizeof *(list))

static void die(const char *what)
{
    fprintf(stderr, "url_strings: %s\n", what);
    exit(2);
}

static void *room(void *old, size_t count, size_t size)
{
    void *new = realloc(old, count * size);

    if (new == NULL)
        die("out of memory");
    return new;
}

static void add_seed(struct url_strings *strings, const char *s, size_t n)
{
    char *copy = room(NULL, n + 1, 1);

    memcpy(copy, s, n);
    if ((strings->seeds & (strings->seeds - 1)) == 0) {
        const size_t count = strings->seeds > 0 ? 2 * strings->seeds : 1;

        strings->seed = room(strings->seed, count, sizeof *strings->seed);
        strings->length = room(strings->length, count, sizeof *strings->length);
    }
    strings->seed[strings->seeds] = copy;
    strings->length[strings->seeds++] = n;
}

void url_strings_open(struct url_strings *strings, const char *file, unsigned long mutated)
{
    static char line[LINE_ROOM];
    FILE *stream = fopen(file, "r");

    if (stream == NULL)
        die(file);
    memset(strings, 0, sizeof *strings);
    strings->state = 2396;
    strings->left = mutated;
    while (fgets(line, sizeof line, stream)) {
        size_t n = strcspn(line, "\n");

        line[n] = '\0';
        n = fixture_unescape(line);
        if (n <= LONGEST)
            add_seed(strings, line, n);
    }
    fclose(stream);
    if (strings->seeds == 0)
        die("no strings");
}

void url_strings_close(struct url_strings *strings)
{
    while (strings->seeds > 0)
        free(strings->seed[--strings->seeds]);
    free(strings->seed);
    free(strings->length);
}

/* ---- composed ---- */

static const char *const schemes[] = {
    "http:", "https:", "HTTP:", "hTtP:", "ftp:", "ws:", "file:", "imap:", "mailto:", "foo:", "",
    "", "1http:", "a+b-c.d:", "h\xc3\xa9:", "http", ":", "javascript:", "data:", "\thttp:",
    " http:",
    "ht\ntp:", "http :", "abcdefghijklmnopqrstuvwxyzabcdefghijklmn:",
    "abcdefghijklmnopqrstuvwxyzabcdefghijklmno:"
};
static const char *const slashes[] = { "//", "//", "//", "//", "//", "//", "/", "", "///", "////",
                                       "\\\\", "/\\", "/\t/", "\\/", "/////" };
static const char *const userinfos[] = {
    "", "", "", "", "u@", "u:p@", "@", ":@", "a@b@", "u%40@", "a\\", "a\\@", "u;o:p@", "[u]@",
    "u%zz@", "a b@", "u\tv@", "\xc3\xa9@", "]@", "[@", "good.example#@", "good.example?@",
    "a:b@c@",
    "u;AUTH=x@"
};
static const char *const hosts[] = {
    "h", "example.com", "EXAMPLE.Com", "example.com.", "example..com", ".com", "a-", "-a",
    "a_b",
    "a~b", "a!$&'()*+,;=b", "127.0.0.1", "127.1", "0x7f.1", "0X7F000001", "2130706433",
    "017700000001",
    "1.2.3.4.5", "1.2.3.4.", "1.2.3", "256.1.1.1", "0xg", "08.1", "0x", "4294967296",
    "4294967295",
    "1.16777216", "1.16777215", "1.2.65536", "1.2.65535", "1.2.3.256", "01.02.03.04",
    "1.2.3.4a",
    "00000000000000000000001.0.0.1", "[::1]", "[::]", "[1:2:3:4:5:6:7:8]", "[1:2:3:4:5:6:7::]",
    "[::2:3:4:5:6:7:8]", "[1::8]", "[::ffff:1.2.3.4]", "[::FFFF:01.2.3.4]",
    "[1:2:3:4:5:6:1.2.3.4]",
    "[::1%25eth0]", "[::1%eth0]", "[fe80::1%251]", "[fe80::1%]", "[fe80::1%25]", "[::1%a%b]",
    "[::1%abcdefghijklmno]", "[::1%abcdefghijklmnop]", "[::1%25abcdefghijklmno]", "[v1.a]",
    "[V1.a]", "[v.a]", "[vF.a:b]", "[v1.]", "[1.2.3.4]", "[]", "[", "]", "[::1", "::1]", "::1",
    "[::1]a", "a[::1]", "[::1%et\xc3\xa9]", "%5B%3A%3A1%5D", "%5b%3a%3a1x",
    "%5b%3a%3a1%25e%5dx",
    "%5b::1%5d", "%31.1", "%31%32%37.0.0.1", "%30x7f.1", "a%2eb", "a%2Fb", "a%00b", "a%0ab",
    "a%7Fb",
    "a%zzb", "a%", "a%4", "%41", "%e9", "%C3%A9", "a%40b", "a%3Ab", "a b", "a\tb", "a\nb",
    "a\x7f",
    "a\x01", "b\xc3\xbc" "cher.de", "\xef\xbc\x85", "\xef\xbc\x8f", "\xe2\x84\x80",
    "a\xef\xbc\x8e" "b",
    "\xe3\x80\x82", "xn--bcher-kva.de", "\xff", "\xc2\x80", "\xc2\xa0", "\xe2\x80\x83",
    "\xe2\x80\xa8",
    "\xe3\x80\x80", "\xe1\x9a\x80", "\xe2\x81\x9f", "\xf0\x9f\x92\xa9", "\xed\xa0\x80",
    "\xc4\xb0",
    "", "", "localhost", "LOCALHOST", "c:", "C|", "ftp.a", "DICT.a", "ldap.a", "smtp.",
    "pop3.x",
    "imap.x", "a.1", "a.1b", "1.a", "1", "a.b-", "a\\b", "a|b", "a^b", "a\"b", "a<b", "a{b}",
    "a`b",
    "\xe2\x84\xaa", "a\xcc\xb8", "0.0.0.0", "255.255.255.255", "1.1.1.01", "1.1.1.256"
};
static const char *const ports[] = {
    "", "", "", "", "", ":80", ":", ":0", ":080", ":00000000080", ":65535", ":65536", ":99999",
    ":2147483647", ":2147483648", ":4294967376", ":18446744073709551696", ":a", ":80a", ":-1",
    ":+1",
    ": 80", ":8\t0", "::", ":80:80", ":%38", ":\xd9\xa1", ":8\n", ":\t"
};
static const char *const rests[] = {
    "", "", "/", "/", "/a", "/a/../b", "/./a", "?", "#", "?q", "#f", "/?#", "/#?", "\\", "\\a",
    "/a\\b", "/a b", "/%zz", "/%", "/%41", "/\xc3\xa9", "/\xff", "/[a]", "/?[a]", "/#a#b",
    "/?a?b",
    "/a|b", "/\t", "/\x01", "?@h", "#@h", "/@h", "/:a", "//x", "?\xc2\xa0", "#\xc2\x85",
    "/\"<>^`{}",
    "/c:/x", "/C|/x", "/c:", "/c|\\x", " ", "\n", "/\x7f", "#\xe3\x80\x80", "/\xe2\x80\x8b",
    "/;a=1"
};

static size_t put(char *to, size_t n, const char *s)
{
    const size_t length = strlen(s);

    memcpy(to + n, s, length);
    return n + length;
}

#define PICK(state, list) (list)[random_below(state, COUNT(list))]

static size_t compose(uint64_t *state, char *to)
{
    size_t n = put(to, 0, PICK(state, schemes));

    n = put(to, n, PICK(state, slashes));
    n = put(to, n, PICK(state, userinfos));
    n = put(to, n, PICK(state, hosts));
    n = put(to, n, PICK(state, ports));
    return put(to, n, PICK(state, rests));
}

/* ---- mutated ---- */

static const char *const pieces[] = {
    "@", ":", "/", "\\", "?", "#", "[", "]", "%", "\t", "\n", "\r", " ", "//", "://", "0",
    "0x", "1",
    ".", "..", "-", "_", "+", "%25", "%2e", "%00", "%5b", "%5D", "%3a", "%40", "%zz", "::",
    "\xc3\xa9",
    "\xe3\x80\x80", "\xc2\xa0", "\xef\xbc\x8f", "\xff", "\xed\xa0\x80", "|", "^", "\"", "<",
    "{", "`",
    ";", "=", "&", "~", "!", "$", "'", "(", "*", ",", "a", "f", "x", "V", "Z", "255", "file:",
    "http:"
};

static char any_byte(uint64_t *state)
{
    return (char)random_below(state, 256);
}

/* Replaces [at, end) by n bytes, if there is room. */
static size_t splice(char *s, size_t length, size_t at, size_t end, const char *by, size_t n)
{
    if (length - (end - at) + n > URL_STRING_ROOM)
        return length;
    memmove(s + at + n, s + end, length - end);
    memcpy(s + at, by, n);
    return length - (end - at) + n;
}

static size_t edit(struct url_strings *strings, char *s, size_t n)
{
    uint64_t *state = &strings->state;
    const size_t at = random_below(state, n + 1), left = n - at;
    const size_t end = at + random_below(state, (left < 4 ? left : 4) + 1);
    const size_t other = random_below(state, strings->seeds);
    const size_t from = random_below(state, strings->length[other] + 1);
    const char byte = any_byte(state), *const piece = PICK(state, pieces);
    char copy[4];

    switch (random_below(state, 8)) {
    case 0: return splice(s, n, at, end, "", 0);
    case 1: return splice(s, n, at, at, &byte, 1);
    case 2: return splice(s, n, at, n, strings->seed[other] + from, strings->length[other] - from);
    case 3:
        memcpy(copy, s + at, end - at);
        return splice(s, n, at, at, copy, end - at);
    case 4: return splice(s, n, at, end, piece, strlen(piece));
    default: return splice(s, n, at, at, piece, strlen(piece));
    }
}

int url_strings_next(struct url_strings *strings, char to[URL_STRING_ROOM], size_t *n)
{
    uint64_t *state = &strings->state;
    size_t seed = strings->next, edits;

    if (seed < strings->seeds) {
        strings->next++;
        *n = strings->length[seed];
        memcpy(to, strings->seed[seed], *n);
        return 1;
    }
    if (strings->left == 0)
        return 0;
    strings->left--;
    edits = random_below(state, EDITS);
    if (random_below(state, 3) > 0) {
        *n = compose(state, to);
    } else {
        seed = random_below(state, strings->seeds);
        *n = strings->length[seed];
        memcpy(to, strings->seed[seed], *n);
        edits++;
    }
    while (edits-- > 0)
        *n = edit(strings, to, *n);
    return 1;
}
