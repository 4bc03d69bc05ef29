/* Compares the reading of curl with libcurl's URL API, on the strings of a file and on others
 * made of them: verdict, scheme, host, port and path.
 *
 *   readings_curl FILE COUNT */
#include "support/reading_text.h"
#include "support/url_strings.h"

#include <arpa/inet.h>
#include <curl/curl.h>
#include <stdlib.h>
#include <string.h>

enum { SHOWN = 20 };

/* The versions whose readings are modelled. */
static const struct {
    const char *version;
    int reader;
} modelled[] = {
    { "7.88.1", URIC_READER_CURL | URIC_READER_OLDEST },
    { "8.21.0", URIC_READER_CURL },
};
static int reader = -1;

/* As curl_easy_perform() parses a URL; the path without removal of dot-segments. */
enum { FLAGS = CURLU_GUESS_SCHEME | CURLU_NON_SUPPORT_SCHEME | CURLU_PATH_AS_IS };

struct part {
    char text[URL_STRING_ROOM + 1];
    int is_defined;
};

struct answer {
    int is_accepted;
    struct part scheme, host, port, path, zone;
};

static unsigned long asked, accepted, differ;

static void get(CURLU *url, CURLUPart which, struct part *part)
{
    char *text = NULL;

    part->is_defined = curl_url_get(url, which, &text, 0) == CURLUE_OK;
    part->text[0] = '\0';
    if (part->is_defined)
        snprintf(part->text, sizeof part->text, "%s", text);
    curl_free(text);
}

static void ask_curl(const char *string, struct answer *theirs)
{
    CURLU *url = curl_url();

    if (url == NULL)
        exit(2);
    theirs->is_accepted = curl_url_set(url, CURLUPART_URL, string, FLAGS) == CURLUE_OK;
    if (theirs->is_accepted) {
        get(url, CURLUPART_SCHEME, &theirs->scheme);
        get(url, CURLUPART_HOST, &theirs->host);
        get(url, CURLUPART_PORT, &theirs->port);
        get(url, CURLUPART_PATH, &theirs->path);
        get(url, CURLUPART_ZONEID, &theirs->zone);
    }
    curl_url_cleanup(url);
}

static int is_text(const struct part *part, const char *text, size_t n)
{
    return strlen(part->text) == n && memcmp(part->text, text, n) == 0;
}

/* The scheme that libcurl guesses for a host where there is none. */
static const char *guessed(const char *host)
{
    static const char *const schemes[] = { "ftp", "dict", "ldap", "imap", "smtp", "pop3" };
    size_t i;

    for (i = 0; i < sizeof schemes / sizeof *schemes; i++) {
        const size_t n = strlen(schemes[i]);

        if (curl_strnequal(host, schemes[i], n) && host[n] == '.')
            return schemes[i];
    }
    return "http";
}

static int same_scheme(const char *s, const struct uric_reading *r, const struct answer *theirs)
{
    char text[URL_STRING_ROOM];
    const char *guess = guessed(theirs->host.text);

    if (!r->has_scheme)
        return is_text(&theirs->scheme, guess, strlen(guess));
    return is_text(&theirs->scheme, text, reading_part(s, r, URIC_SCHEME, text, sizeof text));
}

/* "[", address, "]", and the zone, which our span has behind "%" or "%25". */
static int same_literal(const char *s, const struct uric_reading *r, const struct answer *theirs)
{
    char text[URL_STRING_ROOM + 1], address[64];
    unsigned char bytes[16];
    const size_t n = reading_host(s, r, text), m = strlen(theirs->host.text);
    const char *zone;

    text[n] = '\0';
    if (m < 4 || m - 2 >= sizeof address || theirs->host.text[0] != '[')
        return 0;
    snprintf(address, sizeof address, "%.*s", (int)(m - 2), theirs->host.text + 1);
    if (inet_pton(AF_INET6, address, bytes) != 1 || memcmp(bytes, r->address, 16) != 0)
        return 0;
    zone = strchr(text, '%');
    if (!theirs->zone.is_defined || zone == NULL)
        return r->kind == URIC_READING_IPV6 && zone == NULL && !theirs->zone.is_defined;
    if (strncmp(zone, "%25", 3) == 0 && zone[3] != '\0')
        zone += 2;
    return r->kind == URIC_READING_LITERAL && strcmp(zone + 1, theirs->zone.text) == 0;
}

static int same_host(const char *s, const struct uric_reading *r, const struct answer *theirs)
{
    char text[URL_STRING_ROOM];

    if (r->verdict == URIC_READING_NO_HOST)
        return !theirs->host.is_defined && !r->has_host;
    if (!theirs->host.is_defined || !r->has_host)
        return 0;
    if (r->kind == URIC_READING_IPV6 || r->kind == URIC_READING_LITERAL)
        return same_literal(s, r, theirs);
    if (r->kind == URIC_READING_IPV4) {
        snprintf(text, sizeof text, "%u.%u.%u.%u", r->address[0], r->address[1], r->address[2],
                 r->address[3]);
        return is_text(&theirs->host, text, strlen(text));
    }
    return is_text(&theirs->host, text, reading_host(s, r, text));
}

static int same_path(const char *s, const struct uric_reading *r, const struct answer *theirs)
{
    char text[URL_STRING_ROOM];
    const size_t n = reading_part(s, r, URIC_PATH, text, sizeof text);

    return n > 0 ? is_text(&theirs->path, text, n) : is_text(&theirs->path, "/", 1);
}

static const char *difference(const char *s, const struct uric_reading *r,
                              const struct answer *theirs)
{
    char port[URL_STRING_ROOM];

    if (theirs->is_accepted != (r->verdict != URIC_READING_REFUSED))
        return theirs->is_accepted ? "accepted by libcurl" : "refused by libcurl";
    if (!theirs->is_accepted)
        return NULL;
    if (!same_host(s, r, theirs))
        return "host";
    if (!same_scheme(s, r, theirs))
        return "scheme";
    if (!is_text(&theirs->port, port, reading_part(s, r, URIC_PORT, port, sizeof port)) ||
        theirs->port.is_defined != r->has_port)
        return "port";
    return same_path(s, r, theirs) ? NULL : "path";
}

static void show(const char *s, size_t n, const char *what, const struct answer *theirs)
{
    size_t i;

    if (differ++ >= SHOWN)
        return;
    printf("# %s (host %s): ", what, theirs->is_accepted ? theirs->host.text : "-");
    for (i = 0; i < n; i++)
        printf(s[i] > ' ' && s[i] < 0x7f ? "%c" : "\\x%02X", (unsigned char)s[i]);
    putchar('\n');
}

/* A string with a NUL is none that libcurl can be asked about; then it counts as refused. */
static void compare(char string[URL_STRING_ROOM + 1], size_t n)
{
    static struct answer theirs;
    struct uric_reading r;
    const char *what;

    if (uric_read_as(reader, string, n, &r) != URIC_OK)
        exit(2);
    asked++;
    string[n] = '\0';
    theirs.is_accepted = 0;
    if (memchr(string, '\0', n) == NULL)
        ask_curl(string, &theirs);
    accepted += (unsigned long)theirs.is_accepted;
    what = difference(string, &r, &theirs);
    if (what != NULL)
        show(string, n, what, &theirs);
}

int main(int argc, char **argv)
{
    static char string[URL_STRING_ROOM + 1];
    const char *const version = curl_version_info(CURLVERSION_NOW)->version;
    struct url_strings strings;
    size_t n, i;

    for (i = 0; i < sizeof modelled / sizeof *modelled; i++) {
        if (strncmp(modelled[i].version, version, strlen(modelled[i].version)) == 0)
            reader = modelled[i].reader;
    }
    if (argc != 3)
        return 2;
    if (reader < 0) {
        printf("1..0 # SKIP libcurl is %s, and the readings are of 7.88.1 and 8.21.0\n", version);
        return 0;
    }
    url_strings_open(&strings, argv[1], strtoul(argv[2], NULL, 10));
    while (url_strings_next(&strings, string, &n))
        compare(string, n);
    url_strings_close(&strings);
    printf("# %lu strings, of which libcurl %s accepts %lu\n", asked,
           version, accepted);
    printf("%sok 1 - the reading of curl is libcurl's: %lu differ\n1..1\n",
           differ == 0 ? "" : "not ", differ);
    return differ != 0;
}
