/* Compares registrable domains with libpsl's, as TAP.
 *
 *   domains_libpsl LIST [TESTS] < HOSTS
 *
 * LIST is a public_suffix_list.dat, TESTS the list's own test_psl.txt. */
#include "uric_domains.h"

#include <libpsl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct uric_domains domains;
static psl_ctx_t *psl;

static char *read_all(const char *path, size_t *n)
{
    FILE *const file = fopen(path, "rb");
    static char text[4 << 20];
    char *copy;

    if (file == NULL) {
        perror(path);
        exit(2);
    }
    *n = fread(text, 1, sizeof text - 1, file);
    fclose(file);
    text[*n] = '\0';
    copy = malloc(*n + 1);
    if (copy == NULL)
        exit(2);
    memcpy(copy, text, *n + 1);
    return copy;
}

static void open_lists(const char *path)
{
    size_t n, length, at;
    char *const list = read_all(path, &n);
    char *table;

    uric_domains_compile(list, n, NULL, 0, &length, &at);
    table = malloc(length);
    psl = psl_load_file(path);
    if (table == NULL || psl == NULL ||
        uric_domains_compile(list, n, table, length, &length, &at) != URIC_OK ||
        uric_domains_open(table, length, &domains) != URIC_OK) {
        fprintf(stderr, "%s: no list\n", path);
        exit(2);
    }
    free(list);
}

/* A host as libpsl wants it: in lower case, without the "." at its end. */
static size_t prepare(const char *host, size_t n, char *to)
{
    size_t i;

    for (i = 0; i < n; i++)
        to[i] = (char)(host[i] >= 'A' && host[i] <= 'Z' ? host[i] - 'A' + 'a' : host[i]);
    if (n > 0 && to[n - 1] == '.')
        n--;
    to[n] = '\0';
    return n;
}

static int ends_in_number(const char *host)
{
    const char *const dot = strrchr(host, '.');
    const char *const last = dot ? dot + 1 : host;

    if (last[0] == '0' && (last[1] == 'x' || last[1] == 'X'))
        return strspn(last + 2, "0123456789abcdefABCDEF") == strlen(last + 2);
    return last[0] != '\0' && strspn(last, "0123456789") == strlen(last);
}

/* Where the answers differ on purpose: the reasons. */
enum reason { NO_REASON, EMPTY_LABEL, NUMBER, PERCENT, BELOW_WILDCARD, REASONS };
static const char *const reasons[REASONS] = {
    "", "a host with an empty label has no registrable domain",
    "an address, or a name whose last label is a number, has none",
    "triplets are decoded",
    "by the published algorithm *.ck does not match ck; libpsl takes it for two rules"
};
static unsigned long compared, differing[REASONS];

/* Whether the host is no public suffix, but what follows "*." in a rule. */
static int is_below_wildcard(const char *host, size_t n)
{
    static char longer[2 + (1 << 16)];
    uric_span at;

    memcpy(longer, "\1.", 2);
    memcpy(longer + 2, host, n);
    return uric_public_suffix(&domains, longer, n + 2, URIC_DOMAIN_LISTED, &at) == URIC_OK &&
           at.begin == 0 &&
           !(uric_public_suffix(&domains, host, n, URIC_DOMAIN_LISTED, &at) == URIC_OK &&
             at.begin == 0);
}

static enum reason reason_of(const char *host, size_t n)
{
    if (n == 0 || host[0] == '.' || host[n - 1] == '.' || strstr(host, ".."))
        return EMPTY_LABEL;
    if (strchr(host, '%'))
        return PERCENT;
    if (ends_in_number(host))
        return NUMBER;
    return is_below_wildcard(host, n) ? BELOW_WILDCARD : NO_REASON;
}

static int same_suffix(const char *host, size_t n, enum uric_domain_flags flags, int type)
{
    uric_span at;
    const enum uric_status status = uric_public_suffix(&domains, host, n, flags, &at);
    const int is_suffix = status == URIC_OK && at.begin == 0;

    return is_suffix == psl_is_public_suffix2(psl, host, type);
}

static int same_domain(const char *host, size_t n)
{
    const char *const theirs = psl_registrable_domain(psl, host);
    const char *const suffix = psl_unregistrable_domain(psl, host);
    uric_span at;
    const enum uric_status status =
        uric_registrable_domain(&domains, host, n, URIC_DOMAIN_ALL, &at);

    if ((status == URIC_OK) != (theirs != NULL) ||
        (theirs != NULL && (at.end != n || strcmp(host + at.begin, theirs) != 0)))
        return 0;
    return uric_public_suffix(&domains, host, n, URIC_DOMAIN_ALL, &at) == URIC_OK &&
           suffix != NULL && strcmp(host + at.begin, suffix) == 0;
}

static int is_same(const char *host, size_t n)
{
    return same_domain(host, n) && same_suffix(host, n, URIC_DOMAIN_ALL, PSL_TYPE_ANY) &&
           same_suffix(host, n, URIC_DOMAIN_ICANN, PSL_TYPE_ICANN) &&
           same_suffix(host, n, URIC_DOMAIN_ALL | URIC_DOMAIN_LISTED,
                       PSL_TYPE_ANY | PSL_TYPE_NO_STAR_RULE);
}

/* A host, its upper case and its form with a "." have the same answer. */
static int same_spans(const char *host, size_t n, const char *lower, size_t m)
{
    uric_span a, b;
    const enum uric_status one =
        uric_registrable_domain(&domains, host, n, URIC_DOMAIN_ALL, &a);

    return one == uric_registrable_domain(&domains, lower, m, URIC_DOMAIN_ALL, &b) &&
           a.begin == b.begin && a.end == b.end;
}

static int none(const char *host, size_t n)
{
    uric_span at;

    return uric_registrable_domain(&domains, host, n, URIC_DOMAIN_ALL, &at) == URIC_NONE;
}

/* Prints what differs.  Returns 1 if it should not. */
static int compare(const char *host, size_t n)
{
    static char lower[1 << 16];
    const size_t m = prepare(host, n, lower);
    const enum reason reason = reason_of(lower, m);
    int holds;

    compared++;
    if (reason == EMPTY_LABEL || reason == NUMBER)
        holds = none(host, n);
    else if (reason == BELOW_WILDCARD)
        holds = psl_registrable_domain(psl, lower) == NULL;
    else
        holds = reason != NO_REASON || is_same(lower, m);
    if (reason != NO_REASON)
        differing[reason] += !is_same(lower, m);
    if (reason != EMPTY_LABEL)
        holds = holds && same_spans(host, n, lower, m);
    if (holds)
        return 0;
    printf("# %s: libpsl has %s\n", host, psl_registrable_domain(psl, lower));
    return 1;
}

static int report(int number, int wrong, const char *what)
{
    printf("%sok %d - %s\n", wrong ? "not " : "", number, what);
    return wrong != 0;
}

/* checkPublicSuffix('HOST', 'DOMAIN' or null); */
static int published(const char *path)
{
    size_t n;
    char *const text = read_all(path, &n), *line = text;
    unsigned tests = 0, wrong = 0;

    for (line = strtok(text, "\n"); line != NULL; line = strtok(NULL, "\n")) {
        char host[256], domain[256] = "", lower[256];
        uric_span at;
        enum uric_status status;

        if (sscanf(line, "checkPublicSuffix('%255[^']', '%255[^']');", host, domain) < 1)
            continue;
        tests++;
        n = prepare(host, strlen(host), lower);
        status = uric_registrable_domain(&domains, lower, n, URIC_DOMAIN_ALL, &at);
        if (domain[0] ? status == URIC_OK && strcmp(lower + at.begin, domain) == 0
                      : status == URIC_NONE)
            continue;
        printf("# %s\n", line);
        wrong++;
    }
    free(text);
    printf("# %u published tests\n", tests);
    return wrong > 0 || tests < 50;
}

int main(int argc, char **argv)
{
    static char host[1 << 16];
    unsigned wrong = 0;
    int failed, i;

    if (argc < 2)
        return 2;
    open_lists(argv[1]);
    while (fgets(host, sizeof host, stdin)) {
        const size_t n = strcspn(host, "\n");

        host[n] = '\0';
        if (n > 0 && strlen(host) == n)
            wrong += compare(host, n) && wrong < 20 ? 1u : 0u;
    }
    printf("1..%d\n# %lu hosts\n", argc > 2 ? 3 : 2, compared);
    for (i = 1; i < REASONS; i++)
        printf("# %lu differ: %s\n", differing[i], reasons[i]);
    failed = report(1, wrong > 0, "the registrable domains, suffixes and sections are libpsl's");
    failed |= report(2, compared < 100000, "many hosts were compared");
    if (argc > 2)
        failed |= report(3, published(argv[2]), "the list's own tests");
    psl_free(psl);
    return failed;
}
