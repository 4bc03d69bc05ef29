/* uric_uriparser: a reference, and on a second line a base or a component, through every
 * function, with memory that runs out where the first byte says. */
#include "fuzz/theorem_target.h"
#include "uric_uriparser.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

/* ---- memory that runs out ---- */

struct limited {
    UriMemoryManager manager;
    long live, left;
};

static void *limited_malloc(UriMemoryManager *memory, size_t size)
{
    struct limited *const limited = (struct limited *)memory->userData;
    void *const block = limited->left-- > 0 ? malloc(size) : NULL;

    limited->live += block != NULL;
    return block;
}

static void limited_free(UriMemoryManager *memory, void *block)
{
    ((struct limited *)memory->userData)->live -= block != NULL;
    free(block);
}

static void *never_realloc(UriMemoryManager *memory, void *block, size_t size)
{
    (void)memory;
    (void)block;
    (void)size;
    target_hold(0, "nothing is reallocated");
    return NULL;
}

/* ---- references ---- */

/* What the reference is, written; checks the room that it asks for. */
static char *text_of(const UriUriA *uri)
{
    char *text;
    int n, written;

    target_hold(uriToStringCharsRequiredA(uri, &n) == URI_SUCCESS && n >= 0,
                "a length is known");
    text = target_block((size_t)n + 1);
    target_hold(uriToStringA(text, uri, n, &written) == URI_ERROR_TOSTRING_TOO_LONG &&
                    written == 0,
                "a character less is too small");
    target_hold(uriToStringA(text, uri, n + 1, &written) == URI_SUCCESS && written == n + 1 &&
                    strlen(text) == (size_t)n,
                "a reference fits");
    return text;
}

/* Parsing what was written gives the same reference. */
static void is_whole(const UriUriA *uri)
{
    char *const text = text_of(uri);
    UriUriA again;

    target_hold(uriParseSingleUriA(&again, text, NULL) == URI_SUCCESS &&
                    uriEqualsUriA(uri, &again),
                "a result is what it says");
    uriFreeUriMembersA(&again);
}

static void normal_is_normal(UriUriA *uri)
{
    const unsigned mask = uriNormalizeSyntaxMaskRequiredA(uri);
    UriUriA before;

    target_hold(uriCopyUriA(&before, uri) == URI_SUCCESS && uriEqualsUriA(&before, uri),
                "a copy is equal");
    target_hold(uriNormalizeSyntaxExA(uri, ~mask) == URI_SUCCESS &&
                    uriEqualsUriA(&before, uri),
                "the mask holds all that changes");
    target_hold(uriNormalizeSyntaxA(uri) == URI_SUCCESS &&
                    uriNormalizeSyntaxMaskRequiredA(uri) == 0,
                "a normal form is normal");
    target_hold(mask != 0 || uriEqualsUriA(&before, uri), "an empty mask changes nothing");
    is_whole(uri);
    uriFreeUriMembersA(&before);
}

static void base_comes_and_goes(const UriUriA *uri, const UriUriA *base)
{
    UriUriA target, relative, again, settled;
    int root;

    if (uriAddBaseUriA(&target, uri, base) != URI_SUCCESS) {
        target_hold(base->scheme.first == NULL, "a base with a scheme is one");
        return;
    }
    is_whole(&target);
    target_hold(uriAddBaseUriA(&settled, &target, base) == URI_SUCCESS, "a target is a URI");
    for (root = 0; root < 2; root++) {
        target_hold(uriRemoveBaseUriA(&relative, &target, base, root) == URI_SUCCESS,
                    "a base can be removed");
        is_whole(&relative);
        target_hold(uriAddBaseUriA(&again, &relative, base) == URI_SUCCESS &&
                        uriEqualsUriA(&again, &settled),
                    "a removed base can be added again");
        uriFreeUriMembersA(&relative);
        uriFreeUriMembersA(&again);
    }
    uriFreeUriMembersA(&settled);
    uriFreeUriMembersA(&target);
}

typedef int set(UriUriA *uri, const char *first, const char *afterLast);
static set *const sets[] = { uriSetSchemeA,  uriSetUserInfoA, uriSetHostAutoA,
                             uriSetHostIp4A, uriSetHostIp6A,  uriSetHostIpFutureA,
                             uriSetPathA,    uriSetPortTextA, uriSetHostRegNameA,
                             uriSetQueryA,   uriSetFragmentA };

static void parts_are_set(const UriUriA *uri, struct uric_bytes value)
{
    const char *const first = value.s != NULL ? value.s : "";
    size_t i;

    for (i = 0; i < sizeof sets / sizeof *sets; i++) {
        UriUriA copy;

        target_hold(uriCopyUriA(&copy, uri) == URI_SUCCESS, "a copy can be made");
        if (sets[i](&copy, first, first + value.n) != URI_SUCCESS)
            target_hold(uriEqualsUriA(&copy, uri), "an error changes nothing");
        is_whole(&copy);
        sets[i](&copy, NULL, NULL);
        is_whole(&copy);
        uriFreeUriMembersA(&copy);
    }
}

static void memory_runs_out(struct uric_bytes s, struct uric_bytes t, long left)
{
    struct limited limited = { { 0 }, 0, 0 };
    UriMemoryManager *const memory = &limited.manager;
    const char *const first = s.s != NULL ? s.s : "", *const second = t.s != NULL ? t.s : "";
    UriUriA uri, base, made;
    UriQueryListA *list;

    limited.left = left;
    memory->malloc = limited_malloc;
    memory->calloc = uriEmulateCalloc;
    memory->realloc = NULL;
    memory->free = limited_free;
    memory->reallocarray = uriEmulateReallocarray;
    memory->userData = &limited;
    target_hold(uriParseSingleUriExMmA(&uri, first, first + s.n, NULL, memory) ==
                    URI_ERROR_MEMORY_MANAGER_INCOMPLETE,
                "a manager is complete");
    memory->realloc = never_realloc;
    if (uriParseSingleUriExMmA(&uri, first, first + s.n, NULL, memory) == URI_SUCCESS) {
        if (uriParseSingleUriExMmA(&base, second, second + t.n, NULL, memory) ==
            URI_SUCCESS) {
            uriAddBaseUriExMmA(&made, &uri, &base, URI_RESOLVE_IDENTICAL_SCHEME_COMPAT,
                               memory);
            uriFreeUriMembersMmA(&made, memory);
            uriRemoveBaseUriMmA(&made, &uri, &base, URI_FALSE, memory);
            uriFreeUriMembersMmA(&made, memory);
        }
        uriFreeUriMembersMmA(&base, memory);
        uriSetPathMmA(&uri, second, second + t.n, memory);
        uriNormalizeSyntaxExMmA(&uri, ~0u, memory);
        is_whole(&uri);
    }
    uriFreeUriMembersMmA(&uri, memory);
    if (uriDissectQueryMallocExMmA(&list, NULL, first, first + s.n, URI_TRUE, URI_BR_TO_CRLF,
                                   memory) == URI_SUCCESS)
        uriFreeQueryListMmA(list, memory);
    target_hold(limited.live == 0, "all memory is freed");
}

/* ---- wchar_t ---- */

/* The bytes as characters, so that the same is expected of both. */
static wchar_t *wide_of(struct uric_bytes s)
{
    wchar_t *const wide = (wchar_t *)(void *)target_block((s.n + 1) * sizeof(wchar_t));
    size_t i;

    for (i = 0; i < s.n; i++)
        wide[i] = (wchar_t)(unsigned char)s.s[i];
    wide[s.n] = 0;
    return wide;
}

static void wide_is_the_same(struct uric_bytes s)
{
    const char *const first = s.s != NULL ? s.s : "", *stopped = NULL;
    const wchar_t *const wide = wide_of(s), *wide_stopped = NULL;
    UriUriA uri;
    UriUriW other;
    const int error = uriParseSingleUriExA(&uri, first, first + s.n, &stopped);
    int n, i;

    target_hold(uriParseSingleUriExW(&other, wide, wide + s.n, &wide_stopped) == error,
                "wide characters are parsed alike");
    if (error != URI_SUCCESS) {
        target_hold(wide_stopped - wide == stopped - first, "and stop alike");
        return;
    }
    target_hold(uriNormalizeSyntaxMaskRequiredA(&uri) ==
                    uriNormalizeSyntaxMaskRequiredW(&other),
                "and are normal alike");
    uriNormalizeSyntaxA(&uri);
    uriNormalizeSyntaxW(&other);
    if (uriToStringCharsRequiredW(&other, &n) == URI_SUCCESS) {
        const char *const text = text_of(&uri);
        wchar_t *const wide_text =
            (wchar_t *)(void *)target_block(((size_t)n + 1) * sizeof(wchar_t));

        target_hold(strlen(text) == (size_t)n &&
                        uriToStringW(wide_text, &other, n + 1, NULL) == URI_SUCCESS,
                    "and are as long");
        for (i = 0; i <= n; i++)
            target_hold(wide_text[i] == (wchar_t)text[i], "and are written alike");
    }
    uriFreeUriMembersA(&uri);
    uriFreeUriMembersW(&other);
}

/* ---- text ---- */

/* A string: the bytes and a NUL, in a block of that size. */
static char *string_of(struct uric_bytes s)
{
    char *const string = target_block(s.n + 1);

    if (s.n > 0)
        memcpy(string, s.s, s.n);
    string[s.n] = '\0';
    return string;
}

static void text_is_escaped(struct uric_bytes s, int breaks)
{
    const char *const string = string_of(s);
    const size_t n = strlen(string);
    char *const out = target_block((breaks ? 6 : 3) * n + 1), *end;
    UriQueryListA *list;

    end = uriEscapeA(string, out, URI_TRUE, breaks);
    target_hold(end == out + strlen(out) && uriIsWellFormedQueryA(out, end),
                "what is escaped is a query");
    uriUnescapeInPlaceExA(out, URI_TRUE, breaks ? URI_BR_TO_LF : URI_BR_DONT_TOUCH);
    target_hold(breaks || strcmp(out, string) == 0, "escaping loses nothing");
    if (uriDissectQueryMallocA(&list, NULL, string, string + n) == URI_SUCCESS &&
        list != NULL) {
        char *query = NULL;

        target_hold(uriComposeQueryMallocExA(&query, list, URI_TRUE, breaks) == URI_SUCCESS &&
                        uriIsWellFormedQueryA(query, query + strlen(query)),
                    "a query is composed");
        free(query);
        uriFreeQueryListA(list);
    }
}

static void file_names_come_back(struct uric_bytes s)
{
    const char *const string = string_of(s);
    const size_t n = strlen(string);
    char *const uri = target_block(8 + 3 * n + 1);
    const char *i;

    uriUnixFilenameToUriStringA(string, uri);
    uriUriStringToUnixFilenameA(uri, target_block(strlen(uri) + 1));
    uriUriStringToUnixFilenameA(string, target_block(n + 1));
    uriUriStringToWindowsFilenameA(string, target_block(n + 1));
    uriWindowsFilenameToUriStringA(string, uri);
    if (n > 1 && string[1] == ':' && strchr(string, '%') == NULL) {
        char *const back = target_block(strlen(uri) + 1);

        uriUriStringToWindowsFilenameA(uri, back);
        for (i = string; *i != '\0'; i++)
            target_hold(back[i - string] == (*i == '/' ? '\\' : *i), "a name comes back");
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct uric_bytes rest, s;
    UriUriA uri, base;
    const char *stopped = NULL, *first;

    if (size > TARGET_LONGEST)
        return 0;
    rest = target_input(data + (size > 0), size - (size > 0));
    s = target_line(&rest);
    first = s.s != NULL ? s.s : "";
    if (uriParseSingleUriExA(&uri, first, first + s.n, &stopped) == URI_SUCCESS) {
        const char *const t = rest.s != NULL ? rest.s : "";

        is_whole(&uri);
        if (uriParseSingleUriExA(&base, t, t + rest.n, NULL) == URI_SUCCESS)
            base_comes_and_goes(&uri, &base);
        uriFreeUriMembersA(&base);
        parts_are_set(&uri, rest);
        normal_is_normal(&uri);
    } else
        target_hold(stopped != NULL, "an error has its place");
    uriFreeUriMembersA(&uri);
    memory_runs_out(s, rest, size > 0 ? data[0] : 0);
    wide_is_the_same(s);
    text_is_escaped(s, size > 0 && data[0] & 1);
    file_names_come_back(s);
    target_forget();
    return 0;
}
