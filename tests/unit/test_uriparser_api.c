/* uric_uriparser: each function, with memory managers that fail at each allocation, and the
 * promises of its header on random references. */
#include "theorems/spellings.h"
#include "uric.h"
#include "uric_uriparser.h"

#include <stdarg.h>
#include <stddef.h>
#include <errno.h>
#include <limits.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>
#include <cmocka.h>

enum { STRINGS = 20000, ROOM = 4 * SPELLINGS_ROOM };

/* ---- a memory manager that counts, and fails when it is told ---- */

struct count {
    UriMemoryManager manager;
    long live, left; /* blocks; allocations before one fails */
};

static struct count *count_of(UriMemoryManager *memory)
{
    return (struct count *)memory->userData;
}

static void *count_malloc(UriMemoryManager *memory, size_t size)
{
    void *const block = count_of(memory)->left-- > 0 ? malloc(size) : NULL;

    count_of(memory)->live += block != NULL;
    return block;
}

static void count_free(UriMemoryManager *memory, void *block)
{
    count_of(memory)->live -= block != NULL;
    free(block);
}

/* uric_uriparser promises to need no more than these two. */
static void *never_realloc(UriMemoryManager *memory, void *block, size_t size)
{
    (void)memory;
    (void)block;
    (void)size;
    fail_msg("realloc is called");
    return NULL;
}

static UriMemoryManager *counting(struct count *count, long left)
{
    count->live = 0;
    count->left = left;
    count->manager.malloc = count_malloc;
    count->manager.calloc = uriEmulateCalloc;
    count->manager.realloc = never_realloc;
    count->manager.reallocarray = uriEmulateReallocarray;
    count->manager.free = count_free;
    count->manager.userData = count;
    return &count->manager;
}

/* ---- every allocation fails once ---- */

static const char long_one[] =
    "HTTP://u:p@[2001:DB8::7]:80/a/./b//../%7e/c?a=b&c=%41&d#%66r";
static const wchar_t long_wide[] = L"HTTP://u@127.0.0.1:80/a/../b?a=b&c=%41#f";

static void parse(UriUriA *uri, const char *s, UriMemoryManager *memory)
{
    assert_int_equal(uriParseSingleUriExMmA(uri, s, s + strlen(s), NULL, memory),
                     URI_SUCCESS);
}

typedef int job(UriMemoryManager *memory, UriUriA *uri, UriUriA *other);

static int job_parse(UriMemoryManager *memory, UriUriA *uri, UriUriA *other)
{
    UriUriA made;
    const int error = uriParseSingleUriExMmA(&made, long_one, long_one + strlen(long_one),
                                             NULL, memory);

    (void)uri;
    (void)other;
    uriFreeUriMembersMmA(&made, memory); /* harmless after an error */
    return error;
}

static int job_wide(UriMemoryManager *memory, UriUriA *uri, UriUriA *other)
{
    UriUriW made;
    int error = uriParseSingleUriExMmW(&made, long_wide, long_wide + wcslen(long_wide), NULL,
                                       memory);

    (void)uri;
    (void)other;
    if (error == URI_SUCCESS)
        error = uriNormalizeSyntaxExMmW(&made, ~0u, memory);
    if (error == URI_SUCCESS)
        error = uriSetQueryMmW(&made, long_wide, long_wide + 4, memory);
    uriFreeUriMembersMmW(&made, memory);
    return error;
}

static int job_own(UriMemoryManager *memory, UriUriA *uri, UriUriA *other)
{
    (void)other;
    return uriMakeOwnerMmA(uri, memory);
}

static int job_copy(UriMemoryManager *memory, UriUriA *uri, UriUriA *other)
{
    UriUriA made;
    const int error = uriCopyUriMmA(&made, uri, memory);

    (void)other;
    uriFreeUriMembersMmA(&made, memory);
    return error;
}

static int job_add(UriMemoryManager *memory, UriUriA *uri, UriUriA *other)
{
    UriUriA made;
    const int error =
        uriAddBaseUriExMmA(&made, other, uri, URI_RESOLVE_IDENTICAL_SCHEME_COMPAT, memory);

    uriFreeUriMembersMmA(&made, memory);
    return error;
}

static int job_remove(UriMemoryManager *memory, UriUriA *uri, UriUriA *other)
{
    UriUriA made, base;
    int error;

    (void)other;
    parse(&base, "HTTP://u:p@[2001:db8::7]:80/a/x", NULL);
    error = uriRemoveBaseUriMmA(&made, uri, &base, URI_FALSE, memory);
    uriFreeUriMembersMmA(&made, memory);
    uriFreeUriMembersA(&base);
    return error;
}

/* uriparser's own way would lose the port, so that the shortest one is made, too. */
static int job_remove_shortest(UriMemoryManager *memory, UriUriA *uri, UriUriA *other)
{
    UriUriA made, base;
    int error;

    (void)uri;
    (void)other;
    parse(&base, "s://h/a/b?c", NULL);
    error = uriRemoveBaseUriMmA(&made, &base, &base, URI_TRUE, memory);
    uriFreeUriMembersMmA(&made, memory);
    if (error == URI_SUCCESS) {
        UriUriA source;

        parse(&source, "s://h/a/b", NULL);
        error = uriRemoveBaseUriMmA(&made, &source, &base, URI_FALSE, memory);
        uriFreeUriMembersMmA(&made, memory);
        uriFreeUriMembersA(&source);
    }
    uriFreeUriMembersA(&base);
    return error;
}

static int job_normalize(UriMemoryManager *memory, UriUriA *uri, UriUriA *other)
{
    (void)other;
    return uriNormalizeSyntaxExMmA(uri, ~0u, memory);
}

static int job_normalize_relative(UriMemoryManager *memory, UriUriA *uri, UriUriA *other)
{
    (void)uri;
    return uriNormalizeSyntaxExMmA(other, URI_NORMALIZE_PATH, memory);
}

static int job_compose(UriMemoryManager *memory, UriUriA *uri, UriUriA *other)
{
    UriQueryListA pair = { "a b", "c\r\nd", NULL };
    char *made = NULL;
    const int error =
        uriComposeQueryMallocExMmA(&made, &pair, URI_TRUE, URI_TRUE, memory);

    (void)uri;
    (void)other;
    if (made != NULL) {
        assert_string_equal(made, "a+b=c%0D%0Ad");
        memory->free(memory, made);
    }
    return error;
}

static int job_dissect(UriMemoryManager *memory, UriUriA *uri, UriUriA *other)
{
    UriQueryListA *list;
    int n;
    const int error =
        uriDissectQueryMallocExMmA(&list, &n, uri->query.first, uri->query.afterLast,
                                   URI_TRUE, URI_BR_DONT_TOUCH, memory);

    (void)other;
    assert_int_equal(n, error == URI_SUCCESS ? 3 : 0);
    assert_int_equal(list == NULL, error != URI_SUCCESS);
    uriFreeQueryListMmA(list, memory);
    return error;
}

#define SET_JOB(name, text)                                                               \
    static int job_##name(UriMemoryManager *memory, UriUriA *uri, UriUriA *other)         \
    {                                                                                     \
        static const char value[] = text;                                                 \
                                                                                          \
        (void)other;                                                                      \
        return uri##name##MmA(uri, value, value + strlen(value), memory);                 \
    }
SET_JOB(SetScheme, "x")
SET_JOB(SetUserInfo, "me")
SET_JOB(SetHostAuto, "h")
SET_JOB(SetHostRegName, "reg")
SET_JOB(SetHostIp4, "127.0.0.1")
SET_JOB(SetHostIp6, "::1")
SET_JOB(SetHostIpFuture, "v1.x")
SET_JOB(SetPortText, "81")
SET_JOB(SetPath, "/p//q")
SET_JOB(SetQuery, "q")
SET_JOB(SetFragment, "f")

static int job_host_of_relative(UriMemoryManager *memory, UriUriA *uri, UriUriA *other)
{
    return job_SetHostAuto(memory, other, uri);
}

static const struct {
    const char *name;
    job *work;
} jobs[] = {
    { "parse", job_parse },
    { "wchar_t", job_wide },
    { "make owner", job_own },
    { "copy", job_copy },
    { "add base", job_add },
    { "remove base", job_remove },
    { "remove base, shortest", job_remove_shortest },
    { "normalize", job_normalize },
    { "normalize relative", job_normalize_relative },
    { "compose", job_compose },
    { "dissect", job_dissect },
    { "set scheme", job_SetScheme },
    { "set userinfo", job_SetUserInfo },
    { "set host", job_SetHostAuto },
    { "set reg-name", job_SetHostRegName },
    { "set IPv4address", job_SetHostIp4 },
    { "set IPv6address", job_SetHostIp6 },
    { "set IPvFuture", job_SetHostIpFuture },
    { "set port", job_SetPortText },
    { "set path", job_SetPath },
    { "set query", job_SetQuery },
    { "set fragment", job_SetFragment },
    { "set host before a relative path", job_host_of_relative },
};

/* Does the job, and lets allocations fail after this many; returns its error. */
static int with_allocations(job *work, long left)
{
    UriUriA uri, other, before, other_before;
    struct count count;
    UriMemoryManager *const memory = counting(&count, LONG_MAX);
    int error;

    parse(&uri, long_one, memory);
    parse(&other, "a/../%7eb/./c:d", memory);
    assert_int_equal(uriCopyUriA(&before, &uri), URI_SUCCESS);
    assert_int_equal(uriCopyUriA(&other_before, &other), URI_SUCCESS);
    count.left = left;
    error = work(memory, &uri, &other);
    if (error != URI_SUCCESS) { /* nothing has changed */
        assert_true(uriEqualsUriA(&uri, &before));
        assert_true(uriEqualsUriA(&other, &other_before));
        assert_true(!uri.owner && !other.owner);
    }
    uriFreeUriMembersA(&before);
    uriFreeUriMembersA(&other_before);
    uriFreeUriMembersMmA(&uri, memory);
    uriFreeUriMembersMmA(&other, memory);
    assert_int_equal(count.live, 0);
    return error;
}

static void each_allocation_may_fail(void **state)
{
    size_t i;

    (void)state;
    for (i = 0; i < sizeof jobs / sizeof *jobs; i++) {
        long left = 0;
        int error;

        while ((error = with_allocations(jobs[i].work, left)) != URI_SUCCESS) {
            assert_int_equal(error, URI_ERROR_MALLOC);
            assert_true(++left < 1000);
        }
        print_message("# %s: %ld allocations\n", jobs[i].name, left);
        assert_true(left > 0);
    }
}

/* ---- memory managers ---- */

static void *dirty_calloc(UriMemoryManager *memory, size_t nmemb, size_t size)
{
    void *const block = memory->malloc(memory, nmemb * size);

    if (block != NULL)
        memset(block, 1, nmemb * size);
    return block;
}

static void *odd_malloc(UriMemoryManager *memory, size_t size)
{
    char *const block = (char *)malloc(size + 1);

    (void)memory;
    return block != NULL ? block + 1 : NULL;
}

static void odd_free(UriMemoryManager *memory, void *block)
{
    (void)memory;
    if (block != NULL)
        free((char *)block - 1);
}

static void *forgetful_realloc(UriMemoryManager *memory, void *block, size_t size)
{
    memory->free(memory, block);
    return size > 0 ? uriEmulateCalloc(memory, size, 1) : NULL;
}

static void managers_are_completed_and_tested(void **state)
{
    struct count count;
    UriMemoryManager *const backend = counting(&count, LONG_MAX);
    UriMemoryManager memory, odd;
    long left;

    (void)state;
    assert_int_equal(uriCompleteMemoryManager(NULL, backend), URI_ERROR_NULL);
    assert_int_equal(uriCompleteMemoryManager(&memory, NULL), URI_ERROR_NULL);
    assert_int_equal(uriCompleteMemoryManager(&memory, backend), URI_SUCCESS);
    assert_int_equal(uriTestMemoryManagerEx(&memory, URI_TRUE), URI_SUCCESS);
    assert_int_equal(uriTestMemoryManager(&memory), URI_SUCCESS);
    assert_int_equal(count.live, 0);
    for (left = 0; count.left = left, uriTestMemoryManager(&memory) != URI_SUCCESS; left++)
        assert_int_equal(count.live, 0);
    assert_true(left > 5);
    count.left = LONG_MAX;

    memory.calloc = dirty_calloc;
    assert_int_equal(uriTestMemoryManager(&memory), URI_ERROR_MEMORY_MANAGER_FAULTY);
    uriCompleteMemoryManager(&memory, backend);
    memory.realloc = forgetful_realloc;
    assert_int_equal(uriTestMemoryManager(&memory), URI_ERROR_MEMORY_MANAGER_FAULTY);
    assert_int_equal(count.live, 0);
    memory.realloc = NULL;
    assert_int_equal(uriTestMemoryManager(&memory), URI_ERROR_MEMORY_MANAGER_INCOMPLETE);
    assert_int_equal(uriTestMemoryManager(NULL), URI_ERROR_NULL);

    memset(&odd, 0, sizeof odd);
    odd.malloc = odd_malloc;
    assert_int_equal(uriCompleteMemoryManager(&memory, &odd),
                     URI_ERROR_MEMORY_MANAGER_INCOMPLETE);
}

static void *odd_realloc(UriMemoryManager *memory, void *block, size_t size)
{
    char *made = NULL;

    if (block == NULL)
        return odd_malloc(memory, size);
    if (size > 0) {
        made = (char *)realloc((char *)block - 1, size + 1);
        return made != NULL ? made + 1 : NULL;
    }
    odd_free(memory, block);
    return NULL;
}

static void alignment_is_tested(void **state)
{
    UriMemoryManager odd = { odd_malloc, uriEmulateCalloc, odd_realloc,
                             uriEmulateReallocarray, odd_free, NULL };

    (void)state;
    assert_int_equal(uriTestMemoryManagerEx(&odd, URI_TRUE), URI_ERROR_MEMORY_MANAGER_FAULTY);
    assert_int_equal(uriTestMemoryManagerEx(&odd, URI_FALSE), URI_SUCCESS);
}

static void sizes_overflow_by_name(void **state)
{
    struct count count;
    UriMemoryManager *const memory = counting(&count, LONG_MAX);
    UriMemoryManager completed;

    (void)state;
    uriCompleteMemoryManager(&completed, memory);
    errno = 0;
    assert_null(uriEmulateCalloc(memory, SIZE_MAX / 2, 3));
    assert_int_equal(errno, ENOMEM);
    errno = 0;
    assert_null(uriEmulateReallocarray(memory, NULL, SIZE_MAX / 2, 3));
    assert_int_equal(errno, ENOMEM);
    errno = 0;
    assert_null(completed.malloc(&completed, SIZE_MAX - 1));
    assert_int_equal(errno, ENOMEM);
    errno = 0;
    assert_null(uriEmulateCalloc(NULL, 1, 1));
    assert_int_equal(errno, EINVAL);
    assert_int_equal(count.live, 0);
}

/* ---- parsing ---- */

static int is(const UriTextRangeA *range, const char *s)
{
    if (s == NULL)
        return range->first == NULL && range->afterLast == NULL;
    return range->first != NULL && (size_t)(range->afterLast - range->first) == strlen(s) &&
           memcmp(range->first, s, strlen(s)) == 0;
}

static void parts_are_where_they_belong(void **state)
{
    static const char *const segments[] = { "a", "", "b", "" };
    UriPathSegmentA *segment;
    UriUriA uri;
    size_t i = 0;

    (void)state;
    parse(&uri, "s://u@[::1]:/a//b/?#f", NULL);
    assert_true(is(&uri.scheme, "s") && is(&uri.userInfo, "u") && is(&uri.hostText, "::1"));
    assert_true(is(&uri.portText, "") && is(&uri.query, "") && is(&uri.fragment, "f"));
    assert_true(uri.hostData.ip6->data[15] == 1 && uri.hostData.ip4 == NULL);
    for (segment = uri.pathHead; segment != NULL; segment = segment->next)
        assert_true(is(&segment->text, segments[i++]));
    assert_true(i == 4 && !uri.absolutePath && !uri.owner && uriHasHostA(&uri));
    uriFreeUriMembersA(&uri);

    parse(&uri, "//[v1.a]", NULL);
    assert_true(is(&uri.hostData.ipFuture, "v1.a") && is(&uri.hostText, "v1.a"));
    assert_true(is(&uri.scheme, NULL) && is(&uri.query, NULL) && uri.pathHead == NULL);
    uriFreeUriMembersA(&uri);

    parse(&uri, "/", NULL);
    assert_true(uri.absolutePath && uri.pathHead == NULL && !uriHasHostA(&uri));
    uriFreeUriMembersA(&uri);
}

static void errors_have_their_codes(void **state)
{
    static const char text[] = "http://[::1/";
    const char *position = NULL;
    UriParserStateA parser;
    UriUriA uri;

    (void)state;
    assert_int_equal(uriParseSingleUriA(&uri, text, &position), URI_ERROR_SYNTAX);
    assert_ptr_equal(position, text + 11);
    assert_int_equal(uriParseSingleUriExA(&uri, text + 2, text, &position),
                     URI_ERROR_RANGE_INVALID);
    assert_int_equal(uriParseSingleUriExMmA(&uri, text, NULL, NULL, NULL), URI_ERROR_NULL);
    assert_int_equal(uriParseSingleUriA(NULL, text, NULL), URI_ERROR_NULL);
    parser.uri = &uri;
    assert_int_equal(uriParseUriExA(&parser, text, text + 12), URI_ERROR_SYNTAX);
    assert_int_equal(parser.errorCode, URI_ERROR_SYNTAX);
    assert_ptr_equal(parser.errorPos, text + 11);
    assert_int_equal(uriParseUriA(&parser, "a"), URI_SUCCESS);
    assert_true(parser.errorCode == URI_SUCCESS && parser.errorPos == NULL);
    uriFreeUriMembersA(&uri);
    assert_int_equal(uriFreeUriMembersMmA(NULL, NULL), URI_ERROR_NULL);
    assert_int_equal(uriParseSingleUriW((UriUriW *)NULL, L"a", NULL), URI_ERROR_NULL);
}

static void wide_characters_are_no_bytes(void **state)
{
    static const wchar_t text[] = { 'a', 0x161, 'b', 0 }; /* its low byte is a letter */
    const wchar_t *position;
    UriUriW uri;

    (void)state;
    assert_int_equal(uriParseSingleUriW(&uri, text, &position), URI_ERROR_SYNTAX);
    assert_ptr_equal(position, text + 1);
    assert_false(uriIsWellFormedQueryW(text, text + 3));
    assert_true(uriIsWellFormedQueryW(text, text + 1));
}

static void long_paths_need_no_stack(void **state)
{
    enum { SEGMENTS = 1000000 };
    char *const text = (char *)malloc(3 * SEGMENTS + 1);
    UriUriA uri;
    int i, n;

    (void)state;
    assert_non_null(text);
    for (i = 0; i < SEGMENTS; i++)
        memcpy(text + 3 * i, i % 2 ? "/.." : "/aa", 3);
    text[3 * SEGMENTS] = '\0';
    parse(&uri, text, NULL);
    assert_int_equal(uriToStringCharsRequiredA(&uri, &n), URI_SUCCESS);
    assert_int_equal(n, 3 * SEGMENTS);
    assert_int_equal(uriNormalizeSyntaxA(&uri), URI_SUCCESS);
    assert_true(uri.absolutePath && uri.pathHead == NULL);
    uriFreeUriMembersA(&uri);
    free(text);
}

/* ---- versions after 0.9.7 ---- */

static void ports_lose_leading_zeros(void **state)
{
    static const struct {
        const char *given, *normal;
    } ports[] = {
        { "s://h:/", "s://h:/" },     { "s://h:0/", "s://h:0/" }, { "s://h:00/", "s://h:0/" },
        { "s://h:0080/", "s://h:80/" }, { "s://h:80/", "s://h:80/" }, { "s://h/", "s://h/" },
    };
    size_t i;

    (void)state;
    for (i = 0; i < sizeof ports / sizeof *ports; i++) {
        const int differ = strcmp(ports[i].given, ports[i].normal) != 0;
        char text[32];
        UriUriA uri;

        parse(&uri, ports[i].given, NULL);
        assert_int_equal(uriNormalizeSyntaxMaskRequiredA(&uri), differ ? URI_NORMALIZE_PORT : 0);
        assert_int_equal(uriNormalizeSyntaxExA(&uri, ~(unsigned)URI_NORMALIZE_PORT), URI_SUCCESS);
        assert_int_equal(uriToStringA(text, &uri, sizeof text, NULL), URI_SUCCESS);
        assert_string_equal(text, ports[i].given);
        assert_int_equal(uriNormalizeSyntaxExA(&uri, URI_NORMALIZE_PORT), URI_SUCCESS);
        assert_int_equal(uriToStringA(text, &uri, sizeof text, NULL), URI_SUCCESS);
        assert_string_equal(text, ports[i].normal);
        uriFreeUriMembersA(&uri);
    }
}

/* Only without a host does absolutePath say anything. */
static void equal_paths_after_a_host_are_absolute(void **state)
{
    UriUriA one, other;

    (void)state;
    parse(&one, "s://h/a", NULL);
    parse(&other, "s://h/a", NULL);
    other.absolutePath = URI_TRUE;
    assert_true(uriEqualsUriA(&one, &other));
    uriFreeUriMembersA(&one);
    uriFreeUriMembersA(&other);
    parse(&one, "s:a", NULL);
    parse(&other, "s:/a", NULL);
    assert_false(uriEqualsUriA(&one, &other));
    uriFreeUriMembersA(&one);
    uriFreeUriMembersA(&other);
}

/* ---- writing ---- */

static void buffers_are_exact(void **state)
{
    char buffer[64];
    UriUriA uri;
    int n, written, room;

    (void)state;
    parse(&uri, "s://u@1.20.255.0:1/a/b?c#d", NULL);
    assert_int_equal(uriToStringCharsRequiredA(&uri, &n), URI_SUCCESS);
    assert_int_equal(n, 26);
    for (room = 0; room < 30; room++) {
        memset(buffer, 'x', sizeof buffer);
        written = -1;
        assert_int_equal(uriToStringA(buffer, &uri, room, &written),
                         room > n ? URI_SUCCESS : URI_ERROR_TOSTRING_TOO_LONG);
        assert_int_equal(written, room > n ? n + 1 : 0);
        assert_int_equal(buffer[room], 'x');
        assert_int_equal(strlen(room > 0 ? buffer : ""), room > n ? n : 0);
    }
    uriFreeUriMembersA(&uri);
    parse(&uri, "//[::1]", NULL);
    assert_int_equal(uriToStringA(buffer, &uri, sizeof buffer, NULL), URI_SUCCESS);
    assert_string_equal(buffer, "//[0000:0000:0000:0000:0000:0000:0000:0001]");
    uriFreeUriMembersA(&uri);
}

/* More than INT_MAX characters: many pairs and segments that share their text. */
static void lengths_over_int_max_are_refused(void **state)
{
    enum { PARTS = 3000, SIZE = 1 << 20 };
    char *const text = (char *)malloc(SIZE + 1);
    UriPathSegmentA *const segments = (UriPathSegmentA *)calloc(PARTS, sizeof *segments);
    UriQueryListA *const pairs = (UriQueryListA *)calloc(PARTS, sizeof *pairs);
    UriUriA uri;
    char *query;
    int i, n;

    (void)state;
    assert_true(text != NULL && segments != NULL && pairs != NULL);
    memset(text, 'a', SIZE);
    text[SIZE] = '\0';
    memset(&uri, 0, sizeof uri);
    for (i = 0; i < PARTS; i++) {
        segments[i].text.first = text;
        segments[i].text.afterLast = text + SIZE;
        segments[i].next = i + 1 < PARTS ? &segments[i + 1] : NULL;
        pairs[i].key = pairs[i].value = text;
        pairs[i].next = i + 1 < PARTS ? &pairs[i + 1] : NULL;
    }
    uri.pathHead = segments;
    assert_int_equal(uriToStringCharsRequiredA(&uri, &n), URI_ERROR_TOSTRING_TOO_LONG);
    assert_int_equal(uriToStringA(text, &uri, SIZE, &n), URI_ERROR_TOSTRING_TOO_LONG);
    memset(text, 'a', SIZE);
    assert_int_equal(uriComposeQueryCharsRequiredA(pairs, &n), URI_ERROR_OUTPUT_TOO_LARGE);
    assert_int_equal(uriComposeQueryMallocA(&query, pairs), URI_ERROR_OUTPUT_TOO_LARGE);
    free(text);
    free(segments);
    free(pairs);
}

/* ---- escaping, queries, file names ---- */

static void every_byte_is_escaped_and_back(void **state)
{
    char text[256], escaped[6 * 256 + 1], *end;
    int i;

    (void)state;
    for (i = 0; i < 255; i++)
        text[i] = (char)(i + 1);
    text[255] = '\0';
    end = uriEscapeA(text, escaped, URI_TRUE, URI_FALSE);
    assert_ptr_equal(end, escaped + strlen(escaped));
    assert_true(uriIsWellFormedQueryA(escaped, end));
    assert_int_equal(uriUnescapeInPlaceExA(escaped, URI_TRUE, URI_BR_DONT_TOUCH) - escaped,
                     255);
    assert_string_equal(escaped, text);
    assert_null(uriEscapeA(text, text, URI_FALSE, URI_FALSE));
    assert_null(uriUnescapeInPlaceA(NULL));
}

static void line_breaks_are_converted(void **state)
{
    static const struct {
        UriBreakConversion to;
        const char *expected;
    } rows[] = { { URI_BR_TO_LF, "\n\n\n\n." },
                 { URI_BR_TO_CRLF, "\r\n\r\n\r\n\r\n." },
                 { URI_BR_TO_CR, "\r\r\r\r." },
                 { URI_BR_DONT_TOUCH, "\r\n\n\r\r." } };
    char text[64];
    size_t i;

    (void)state;
    for (i = 0; i < sizeof rows / sizeof *rows; i++) {
        strcpy(text, "%0d%0A%0A%0d%0D.");
        uriUnescapeInPlaceExA(text, URI_FALSE, rows[i].to);
        assert_string_equal(text, rows[i].expected);
    }
    strcpy(text, "%%4%4g%41+%");
    uriUnescapeInPlaceA(text);
    assert_string_equal(text, "%%4%4gA+%");
    uriEscapeA("\r\n\n\r", text, URI_FALSE, URI_TRUE);
    assert_string_equal(text, "%0D%0A%0D%0A%0D%0A");
}

static void queries_are_dissected_and_composed(void **state)
{
    static const char query[] = "&a=%31=2&&b&=&c+d=&";
    UriQueryListA *list;
    char text[32];
    int n, room, written;

    (void)state;
    assert_int_equal(uriDissectQueryMallocA(&list, &n, query, query + strlen(query)),
                     URI_SUCCESS);
    assert_int_equal(n, 4);
    assert_string_equal(list->value, "1=2");
    assert_null(list->next->value);
    assert_string_equal(list->next->next->key, "");
    assert_string_equal(list->next->next->next->key, "c d");
    for (room = 0; room < 24; room++) { /* "a=1%3D2&b&=&c+d=": 16 and the NUL */
        memset(text, 'x', sizeof text);
        assert_int_equal(uriComposeQueryA(text, list, room, &written),
                         room > 16 ? URI_SUCCESS : URI_ERROR_OUTPUT_TOO_LARGE);
        assert_int_equal(text[room], 'x');
    }
    assert_string_equal(text, "a=1%3D2&b&=&c+d=");
    assert_int_equal(written, 17);
    uriFreeQueryListA(list);
    assert_int_equal(uriDissectQueryMallocA(&list, &n, query, query), URI_SUCCESS);
    assert_true(list == NULL && n == 0);
    assert_int_equal(uriDissectQueryMallocA(&list, NULL, query + 1, query),
                     URI_ERROR_RANGE_INVALID);
    assert_int_equal(uriComposeQueryCharsRequiredA(NULL, &n), URI_ERROR_NULL);
}

static void file_names_are_converted(void **state)
{
    static const struct {
        const char *name, *uri;
        int windows;
    } rows[] = { { "/a b/%", "file:///a%20b/%25", 0 },
                 { "a/./b", "a/./b", 0 },
                 { "", "", 0 },
                 { "C:\\a b\\c", "file:///C:/a%20b/c", 1 },
                 { "C:a b", "file:///C:a%20b", 1 }, /* all but the drive is escaped */
                 { "\\\\h\\a b", "file://h/a%20b", 1 },
                 { "a\\b", "a/b", 1 } };
    char uri[64], name[64];
    size_t i;

    (void)state;
    for (i = 0; i < sizeof rows / sizeof *rows; i++) {
        (rows[i].windows ? uriWindowsFilenameToUriStringA
                         : uriUnixFilenameToUriStringA)(rows[i].name, uri);
        assert_string_equal(uri, rows[i].uri);
        (rows[i].windows ? uriUriStringToWindowsFilenameA
                         : uriUriStringToUnixFilenameA)(uri, name);
        assert_string_equal(name, rows[i].name);
    }
    uriUriStringToUnixFilenameA("file:/a", name);
    assert_string_equal(name, "/a");
    uriUriStringToWindowsFilenameA("file:c:/a", name);
    assert_string_equal(name, "c:\\a");
    assert_int_equal(uriUnixFilenameToUriStringA(NULL, uri), URI_ERROR_NULL);
}

/* ---- setting ---- */

static void setting_keeps_the_rest(void **state)
{
    static const struct {
        const char *from;
        int (*set)(UriUriA *uri, const char *first, const char *afterLast);
        const char *value, *to;
        int error;
    } rows[] = {
        { "a:b", uriSetSchemeA, NULL, "b", 0 },
        { "a:b:c", uriSetSchemeA, NULL, "./b:c", 0 },
        { "b:c", uriSetSchemeA, "1a", "b:c", URI_ERROR_SYNTAX },
        { "//h//p", uriSetHostAutoA, NULL, "/.//p", 0 },
        { "//h/", uriSetHostAutoA, NULL, "/", 0 },
        { "//h/p", uriSetHostAutoA, NULL, "/p", 0 },
        { "//u@h", uriSetHostAutoA, NULL, "//u@h", URI_ERROR_SETHOST_USERINFO_SET },
        { "//h:1", uriSetHostAutoA, NULL, "//h:1", URI_ERROR_SETHOST_PORT_SET },
        { "a/b", uriSetHostAutoA, "[v1.A]", "//[v1.A]/a/b", 0 },
        { "a/b", uriSetHostAutoA, "h:1", "a/b", URI_ERROR_SYNTAX },
        { "//h", uriSetHostIp4A, "1.2.3.256", "//h", URI_ERROR_SYNTAX },
        { "//h", uriSetHostIp4A, "1.2.3.4", "//1.2.3.4", 0 },
        { "//h", uriSetHostIpFutureA, "::1", "//h", URI_ERROR_SYNTAX },
        { "//h", uriSetHostRegNameA, "a@b", "//h", URI_ERROR_SYNTAX },
        { "/p", uriSetPortTextA, "1", "/p", URI_ERROR_SETPORT_HOST_NOT_SET },
        { "/p", uriSetUserInfoA, "u", "/p", URI_ERROR_SETUSERINFO_HOST_NOT_SET },
        { "//u@h:1", uriSetUserInfoA, NULL, "//h:1", 0 },
        { "//u@h:1", uriSetPortTextA, "", "//u@h:", 0 },
        { "/p?q", uriSetPathA, "//x", "/.//x?q", 0 },
        { "/p?q", uriSetPathA, "a:b", "./a:b?q", 0 },
        { "//h/p", uriSetPathA, "x", "//h/p", URI_ERROR_SYNTAX },
        { "//h/p?q", uriSetPathA, NULL, "//h?q", 0 },
        { "?q#f", uriSetQueryA, "a#b", "?q#f", URI_ERROR_SYNTAX },
        { "?q#f", uriSetQueryA, NULL, "#f", 0 },
        { "?q#f", uriSetFragmentA, "", "?q#", 0 },
    };
    char text[64];
    UriUriA uri;
    size_t i;

    (void)state;
    for (i = 0; i < sizeof rows / sizeof *rows; i++) {
        const char *const value = rows[i].value;

        print_message("# %s\n", rows[i].from);
        parse(&uri, rows[i].from, NULL);
        assert_int_equal(rows[i].set(&uri, value, value ? value + strlen(value) : NULL),
                         rows[i].error);
        assert_int_equal(uriToStringA(text, &uri, sizeof text, NULL), URI_SUCCESS);
        assert_string_equal(text, rows[i].to);
        assert_int_equal(rows[i].set(&uri, text, NULL), URI_ERROR_NULL);
        uriFreeUriMembersA(&uri);
    }
}

/* ---- theorems ---- */

static void write_to(char *text, const UriUriA *uri)
{
    assert_int_equal(uriToStringA(text, uri, ROOM, NULL), URI_SUCCESS);
}

/* Section 6.2.2: a normal form is normal, and the mask says which components change. */
static void normal_forms_are_normal(void **state)
{
    uint64_t seed = 3986;
    int i;

    (void)state;
    for (i = 0; i < STRINGS; i++) {
        char s[SPELLINGS_ROOM], before[ROOM], text[ROOM], again[ROOM];
        unsigned mask;
        UriUriA uri, parsed;

        spellings_any(&seed, s);
        parse(&uri, s, NULL);
        write_to(before, &uri);
        mask = uriNormalizeSyntaxMaskRequiredA(&uri);
        assert_int_equal(uriNormalizeSyntaxExA(&uri, ~mask), URI_SUCCESS);
        write_to(text, &uri);
        if (strcmp(text, before) != 0)
            fail_msg("\"%s\": \"%s\" although the mask is %x", s, text, mask);
        assert_int_equal(uriNormalizeSyntaxA(&uri), URI_SUCCESS);
        write_to(text, &uri);
        if (uriNormalizeSyntaxMaskRequiredA(&uri) != 0)
            fail_msg("\"%s\": \"%s\" still has to be normalized", s, text);
        parse(&parsed, text, NULL);
        write_to(again, &parsed);
        assert_string_equal(again, text);
        assert_int_equal(uriNormalizeSyntaxA(&parsed), URI_SUCCESS);
        write_to(again, &parsed);
        assert_string_equal(again, text);
        uriFreeUriMembersA(&uri);
        uriFreeUriMembersA(&parsed);
    }
}

/* A normal relative path leads where the path led; a removed base can be added again. */
static void references_lead_where_they_did(void **state)
{
    uint64_t seed = 5;
    int i, removed = 0;

    (void)state;
    for (i = 0; i < STRINGS; i++) {
        char s[SPELLINGS_ROOM], one[ROOM], other[ROOM];
        UriUriA base, uri, target, relative;

        spellings_any(&seed, s);
        if (strstr(s, "%2e") != NULL || strstr(s, "%2E") != NULL)
            continue; /* resolution does not decode it, normalization does */
        parse(&base, i % 2 ? "http://h/b/c/d?q" : "f:/x", NULL);
        parse(&uri, s, NULL);
        assert_int_equal(uriAddBaseUriA(&target, &uri, &base), URI_SUCCESS);
        assert_int_equal(uriNormalizeSyntaxA(&target), URI_SUCCESS);
        write_to(one, &target);
        uriFreeUriMembersA(&target);
        assert_int_equal(uriNormalizeSyntaxA(&uri), URI_SUCCESS);
        assert_int_equal(uriAddBaseUriA(&target, &uri, &base), URI_SUCCESS);
        assert_int_equal(uriNormalizeSyntaxA(&target), URI_SUCCESS);
        write_to(other, &target);
        if (strcmp(one, other) != 0)
            fail_msg("\"%s\": \"%s\", normalized before \"%s\"", s, one, other);
        assert_int_equal(uriRemoveBaseUriA(&relative, &target, &base, i % 3 == 0),
                         URI_SUCCESS);
        removed += relative.scheme.first == NULL;
        uriFreeUriMembersA(&uri);
        assert_int_equal(uriAddBaseUriA(&uri, &relative, &base), URI_SUCCESS);
        write_to(other, &uri);
        if (strcmp(one, other) != 0)
            fail_msg("\"%s\": \"%s\", after removing the base \"%s\"", s, one, other);
        uriFreeUriMembersA(&uri);
        uriFreeUriMembersA(&relative);
        uriFreeUriMembersA(&target);
        uriFreeUriMembersA(&base);
    }
    assert_true(removed > STRINGS / 10);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_allocation_may_fail),
        cmocka_unit_test(managers_are_completed_and_tested),
        cmocka_unit_test(alignment_is_tested),
        cmocka_unit_test(sizes_overflow_by_name),
        cmocka_unit_test(parts_are_where_they_belong),
        cmocka_unit_test(errors_have_their_codes),
        cmocka_unit_test(wide_characters_are_no_bytes),
        cmocka_unit_test(long_paths_need_no_stack),
        cmocka_unit_test(ports_lose_leading_zeros),
        cmocka_unit_test(equal_paths_after_a_host_are_absolute),
        cmocka_unit_test(buffers_are_exact),
        cmocka_unit_test(lengths_over_int_max_are_refused),
        cmocka_unit_test(every_byte_is_escaped_and_back),
        cmocka_unit_test(line_breaks_are_converted),
        cmocka_unit_test(queries_are_dissected_and_composed),
        cmocka_unit_test(file_names_are_converted),
        cmocka_unit_test(setting_keeps_the_rest),
        cmocka_unit_test(normal_forms_are_normal),
        cmocka_unit_test(references_lead_where_they_did),
    };

    return cmocka_run_group_tests_name("uriparser-api", tests, NULL, NULL);
}
