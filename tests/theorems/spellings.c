/* Makes random valid references with unusual spellings. */
#include "theorems/spellings.h"

#include "support/random.h"
#include "uric.h"

#include <stdio.h>
#include <string.h>

#define ONE_OF(seed, list) (list)[random_below(seed, sizeof(list) / sizeof *(list))]

static const char *const schemes[] = { "", "", "x:", "X:", "http:", "HTTP:", "hTTps:",
                                       "ftp:", "mailto:", "file:", "s-1.+:" };
static const char *const userinfos[] = { "", "", "", "u@", "U:P@", "%41%3a@", "@",
                                         "%c3%A9@" };
static const char *const hosts[] = { "", "h", "H", "%48", "a.B.c", "EXAMPLE.com",
                                     "%2e", "%c3%a9X", "1.2.3.4", "%31.2.3.4",
                                     "[::1]", "[0:0::0:1]", "[::FFFF:1.2.3.4]",
                                     "[1:0:0:2:0:0:0:3]", "[1:2:3:4:5:6::8]",
                                     "[::ffff:c0A8:1]", "[vF.X:y]", "%2F" };
static const char *const ports[] = { "", "", ":", ":80", ":0080", ":443", ":21",
                                     ":8080", ":99999999999" };
static const char *const segments[] = { "", "", ".", "..", ".", "..", "a", "b", "A",
                                        "%2e", "%2E%2e", ".%2e", "...", "%41", "%7e",
                                        "%3a", "%2f", "a:b", "%c3%A9", "a.b", "~" };
static const char *const queries[] = { "", "", "?", "?a=%41", "?/../", "?%3d%3F",
                                       "?q" };
static const char *const fragments[] = { "", "", "#", "#%41", "#..", "#f%aA" };

static void add_path(uint64_t *seed, char *s)
{
    size_t n = random_below(seed, 7);

    while (n-- > 0) {
        if (random_below(seed, 8) > 0)
            strcat(s, "/");
        strcat(s, ONE_OF(seed, segments));
    }
}

size_t spellings_any(uint64_t *seed, char *s)
{
    struct uric u;

    do {
        strcpy(s, ONE_OF(seed, schemes));
        if (random_below(seed, 2) == 0)
            sprintf(s + strlen(s), "//%s%s%s", ONE_OF(seed, userinfos),
                    ONE_OF(seed, hosts), ONE_OF(seed, ports));
        add_path(seed, s);
        strcat(s, ONE_OF(seed, queries));
        strcat(s, ONE_OF(seed, fragments));
    } while (uric_parse(s, strlen(s), &u) != URIC_OK);
    return strlen(s);
}

size_t spellings_few(uint64_t *seed, char *s)
{
    static const char *const few[][4] = { { "http:", "HTTP:", "hTTp:", "x:" },
                                          { "//h", "//H", "//%48", "//h:80" },
                                          { "/", "/", "/./", "/%2e%2E/" },
                                          { "a", "%61", "./a", "b/../a" },
                                          { "", "", "?%41", "?A" } };
    size_t i;

    s[0] = '\0';
    for (i = 0; i < sizeof few / sizeof *few; i++)
        strcat(s, few[i][random_below(seed, 4)]);
    if (strncmp(s, "x:", 2) == 0 && random_below(seed, 2) == 0)
        strcpy(s, random_below(seed, 2) ? "x:/.//a" : "x:/b/..//%61");
    return strlen(s);
}

void spellings_shorten(char *s, int (*fails)(const char *s))
{
    char shorter[SPELLINGS_ROOM];
    size_t i;

    for (i = 0; s[i] != '\0';) {
        memcpy(shorter, s, i);
        strcpy(shorter + i, s + i + 1);
        if (fails(shorter)) {
            strcpy(s, shorter);
            i = 0;
        } else {
            i++;
        }
    }
}
