/* Lengths that do not fit in a 32-bit size_t must be rejected, as TAP; with a wider size_t the
 * same calls must succeed. */
#include "support/far.h"
#include "uric.h"
#include "uric_schemes.h"

#include <stdio.h>
#include <string.h>

static int number, failed;

static void outcome(int holds, const char *what)
{
    printf("%s %d - %s\n", holds ? "ok" : "not ok", ++number, what);
    failed |= !holds;
}

static void skipped(const char *what)
{
    printf("ok %d - %s # SKIP no memory for it\n", ++number, what);
}

/* A URI that exceeds the maximum length is rejected on every machine. */
static void file_names(void)
{
    static const char pattern[] = "/       ";
    const size_t n = 1570000000; /* encoded, 4.3e9 */
    char *const s = far_text_of(n, pattern);
    size_t length;

    if (s == NULL) {
        skipped("uric_file_from_posix()");
        return;
    }
    outcome(uric_file_from_posix(s, n, NULL, 0, &length) == URIC_TOO_LONG && length == 0,
            "uric_file_from_posix(): a name whose URI would be too long");
    outcome(uric_file_from_posix(s, 8, NULL, 0, &length) == URIC_TOO_SMALL &&
                length == sizeof "file:///%20%20%20%20%20%20%20" - 1,
            "uric_file_from_posix(): one of 8 bytes");
    far_text_end(s, n, pattern);
}

static void ftp_commands(void)
{
    static const char head[] = "ftp://h", user[] = "USER anonymous\r\n", list[] = "NLST\r\n";
    const size_t n = 720000000;
    char *const s = far_text_of(n, "/");
    struct uric_scheme_parts r;
    const char *refused;
    struct uric u;
    uint64_t wanted;
    size_t length;
    int fits;

    if (s == NULL) {
        skipped("uric_ftp_commands()");
        return;
    }
    memcpy(s, head, sizeof head - 1);
    /* a CWD for each "/" except the first */
    wanted = (sizeof user - 1) + (n - sizeof head) * (uint64_t)(sizeof "CWD \r\n" - 1) +
             (sizeof list - 1);
    fits = wanted <= SIZE_MAX;
    if (uric_parse_uri(s, n, &u) == URIC_OK &&
        uric_scheme_parse(uric_bind(s, &u), uric_scheme_find("ftp", 3, NULL, 0), &r) == URIC_OK)
        outcome(uric_ftp_commands(uric_bind(s, &u), &r, NULL, 0, &length, &refused) ==
                        (fits ? URIC_TOO_SMALL : URIC_TOO_LONG) &&
                    length == (fits ? wanted : 0) && refused == NULL,
                "uric_ftp_commands(): 720 million elements");
    else
        outcome(0, "a URI of ftp");
    far_text_end(s, n, "/");
}

static void forms(void)
{
    const size_t n = 1500000000;
    char *const s = far_text(n);
    struct uric_field field[3];
    size_t length;
    int i;

    if (s == NULL) {
        skipped("uric_form_encode()");
        return;
    }
    for (i = 0; i < 3; i++) {
        field[i].key = s;
        field[i].key_length = n;
        field[i].value = NULL;
        field[i].value_length = 0;
    }
    outcome(uric_form_encode(field, 1, NULL, 0, &length) == URIC_TOO_SMALL && length == n,
            "uric_form_encode(): a field of 1.5 GB");
    outcome(uric_form_encode(field, 3, NULL, 0, &length) == URIC_TOO_LONG && length == 0,
            "uric_form_encode(): three of them");
    far_end(s, n);
}

/* One string three times in a reference. */
static void references(void)
{
    const size_t n = 1500000000;
    char *const s = far_text(n);
    struct uric_bytes part[URIC_PARTS];
    struct uric_change edit;
    struct uric u;
    size_t length;

    if (s == NULL) {
        skipped("uric_build()");
        return;
    }
    memset(part, 0, sizeof part);
    part[URIC_PATH].s = part[URIC_QUERY].s = part[URIC_FRAGMENT].s = s;
    part[URIC_PATH].n = part[URIC_QUERY].n = part[URIC_FRAGMENT].n = n;
    outcome(uric_build(part, NULL, NULL, 0, &length, NULL, NULL) == URIC_TOO_LONG && length == 0,
            "uric_build(): three parts of 1.5 GB");
    part[URIC_FRAGMENT].s = NULL;
    part[URIC_FRAGMENT].n = 0;
    outcome(uric_build(part, NULL, NULL, 0, &length, NULL,
                       NULL) == URIC_TOO_SMALL && length == 2 * n + 1,
            "uric_build(): two of them");
    memcpy(s, "a:/b?c#", 7);
    memset(&edit, 0, sizeof edit);
    edit.what = URIC_QUERY;
    edit.value.s = s + 8;
    edit.value.n = n - 8;
    outcome(uric_parse(s, n, &u) == URIC_OK &&
                uric_edit(uric_bind(s, &u), &edit, NULL, NULL, 0, &length, NULL,
                          NULL) == URIC_TOO_SMALL &&
                length == n - 1 + (n - 8),
            "uric_edit(): a query of 1.5 GB");
    far_end(s, n);
}

int main(void)
{
    setvbuf(stdout, NULL, _IOLBF, BUFSIZ);
    file_names();
    ftp_commands();
    forms();
    references();
    printf("1..%d\n", number);
    return failed;
}
