/* For each type of characters: adds and removes bases, normalizes. */

/* ---- bases ---- */

/* The texts of two references; after an error there is none. */
static int URI_FUNC(Texts)(const URI_TYPE(Uri) *one, const URI_TYPE(Uri) *other,
                           UriMemoryManager *memory, struct uric_uri_bytes text[2])
{
    int error = URI_FUNC(Text)(one, memory, &text[0]);

    if (error == URI_SUCCESS) {
        error = URI_FUNC(Text)(other, memory, &text[1]);
        if (error != URI_SUCCESS)
            uric_uri_drop(&text[0], memory);
    }
    return error;
}

/* Ends an operation on two texts: makes *uri the third, if there is one. */
static int URI_FUNC(Finish)(int error, URI_TYPE(Uri) *uri, struct uric_uri_bytes text[3],
                            UriMemoryManager *memory)
{
    int i;

    if (error == URI_SUCCESS)
        error = URI_FUNC(FromText)(uri, &text[2], memory);
    for (i = 0; i < 3; i++)
        uric_uri_drop(&text[i], memory);
    if (error != URI_SUCCESS)
        memset(uri, 0, sizeof *uri);
    return error;
}

int URI_FUNC(AddBaseUriExMm)(URI_TYPE(Uri) *absoluteDest,
                             const URI_TYPE(Uri) *relativeSource,
                             const URI_TYPE(Uri) *absoluteBase,
                             UriResolutionOptions options, UriMemoryManager *memory)
{
    const enum uric_resolve_flags flags = options & URI_RESOLVE_IDENTICAL_SCHEME_COMPAT
                                              ? URIC_RESOLVE_NON_STRICT
                                              : URIC_RESOLVE_STRICT;
    UriMemoryManager *const manager = uric_uri_manager(memory);
    struct uric_uri_bytes text[3];
    int error;

    if (manager == NULL)
        return URI_ERROR_MEMORY_MANAGER_INCOMPLETE;
    if (absoluteDest == NULL)
        return URI_ERROR_NULL;
    memset(absoluteDest, 0, sizeof *absoluteDest);
    if (relativeSource == NULL || absoluteBase == NULL)
        return URI_ERROR_NULL;
    if (absoluteBase->scheme.first == NULL)
        return URI_ERROR_ADDBASE_REL_BASE;
    error = URI_FUNC(Texts)(absoluteBase, relativeSource, manager, text);
    if (error != URI_SUCCESS)
        return error;
    error = uric_uri_resolve(&text[0], &text[1], flags, manager, &text[2]);
    return URI_FUNC(Finish)(error, absoluteDest, text, manager);
}

int URI_FUNC(AddBaseUriEx)(URI_TYPE(Uri) *absoluteDest, const URI_TYPE(Uri) *relativeSource,
                           const URI_TYPE(Uri) *absoluteBase, UriResolutionOptions options)
{
    return URI_FUNC(AddBaseUriExMm)(absoluteDest, relativeSource, absoluteBase, options,
                                    NULL);
}

int URI_FUNC(AddBaseUri)(URI_TYPE(Uri) *absoluteDest, const URI_TYPE(Uri) *relativeSource,
                         const URI_TYPE(Uri) *absoluteBase)
{
    return URI_FUNC(AddBaseUriEx)(absoluteDest, relativeSource, absoluteBase,
                                  URI_RESOLVE_STRICTLY);
}

int URI_FUNC(RemoveBaseUriMm)(URI_TYPE(Uri) *dest, const URI_TYPE(Uri) *absoluteSource,
                              const URI_TYPE(Uri) *absoluteBase, UriBool domainRootMode,
                              UriMemoryManager *memory)
{
    UriMemoryManager *const manager = uric_uri_manager(memory);
    struct uric_uri_bytes text[3];
    int error;

    if (manager == NULL)
        return URI_ERROR_MEMORY_MANAGER_INCOMPLETE;
    if (dest == NULL)
        return URI_ERROR_NULL;
    memset(dest, 0, sizeof *dest);
    if (absoluteSource == NULL || absoluteBase == NULL)
        return URI_ERROR_NULL;
    if (absoluteBase->scheme.first == NULL)
        return URI_ERROR_REMOVEBASE_REL_BASE;
    if (absoluteSource->scheme.first == NULL)
        return URI_ERROR_REMOVEBASE_REL_SOURCE;
    error = URI_FUNC(Texts)(absoluteBase, absoluteSource, manager, text);
    if (error != URI_SUCCESS)
        return error;
    error = uric_uri_relate(&text[0], &text[1], domainRootMode, manager, &text[2]);
    return URI_FUNC(Finish)(error, dest, text, manager);
}

int URI_FUNC(RemoveBaseUri)(URI_TYPE(Uri) *dest, const URI_TYPE(Uri) *absoluteSource,
                            const URI_TYPE(Uri) *absoluteBase, UriBool domainRootMode)
{
    return URI_FUNC(RemoveBaseUriMm)(dest, absoluteSource, absoluteBase, domainRootMode,
                                     NULL);
}

/* ---- what is to be normalized ---- */

static int URI_FUNC(HasUpper)(const URI_TYPE(TextRange) *range)
{
    const URI_CHAR *s;

    for (s = range->first; s != range->afterLast; s++) {
        if (*s == '%' && range->afterLast - s > 2)
            s += 2; /* a triplet */
        else if (*s >= 'A' && *s <= 'Z')
            return 1;
    }
    return 0;
}

static int URI_FUNC(IsLowerHex)(URI_CHAR c)
{
    return c >= 'a' && c <= 'f';
}

static unsigned URI_FUNC(HexValue)(URI_CHAR c)
{
    return (unsigned long)c < 0x80 ? uric_hex_value((char)c) : 16;
}

/* Whether a triplet has lower-case digits or encodes an unreserved character. */
static int URI_FUNC(HasTriplet)(const URI_TYPE(TextRange) *range)
{
    const size_t n = URI_FUNC(Size)(range);
    size_t i;

    for (i = 0; i + 2 < n; i++) {
        const URI_CHAR *const s = range->first + i;

        if (s[0] != '%' || URI_FUNC(HexValue)(s[1]) > 15 || URI_FUNC(HexValue)(s[2]) > 15)
            continue;
        if (URI_FUNC(IsLowerHex)(s[1]) || URI_FUNC(IsLowerHex)(s[2]) ||
            uric_is_unreserved((unsigned char)(URI_FUNC(HexValue)(s[1]) << 4 |
                                               URI_FUNC(HexValue)(s[2]))))
            return 1;
    }
    return 0;
}

/* 1 for ".", 2 for "..", otherwise 0. */
static int URI_FUNC(Dots)(const URI_TYPE(PathSegment) *segment)
{
    const size_t n = URI_FUNC(Size)(&segment->text);

    return (n == 1 || n == 2) && segment->text.first[0] == '.' &&
                   segment->text.first[n - 1] == '.'
               ? (int)n
               : 0;
}

static int URI_FUNC(HasColon)(const URI_TYPE(TextRange) *range)
{
    const URI_CHAR *s;

    for (s = range->first; s != range->afterLast; s++) {
        if (*s == ':')
            return 1;
    }
    return 0;
}

/* The first segment that is not where a normal path may have dots: the "." that guards what
 * follows it, or the ".." of a relative path. */
static const URI_TYPE(PathSegment) *URI_FUNC(AfterGuard)(const URI_TYPE(Uri) *uri)
{
    const URI_TYPE(PathSegment) *segment = uri->pathHead;
    const URI_TYPE(PathSegment) *next = segment->next;
    const int relative = uri->scheme.first == NULL && !uri->absolutePath;

    if (URI_FUNC(HasHost)(uri))
        return segment;
    if (URI_FUNC(Dots)(segment) == 1 && next != NULL) {
        const int is_empty = URI_FUNC(Size)(&next->text) == 0;

        if (relative ? is_empty || URI_FUNC(HasColon)(&next->text)
                     : uri->absolutePath && is_empty && next->next != NULL)
            return next;
    }
    while (relative && segment != NULL && URI_FUNC(Dots)(segment) == 2)
        segment = segment->next;
    return segment;
}

static int URI_FUNC(PathIsNormal)(const URI_TYPE(Uri) *uri)
{
    const URI_TYPE(PathSegment) *segment;

    if (uri->pathHead == NULL)
        return 1;
    for (segment = URI_FUNC(AfterGuard)(uri); segment != NULL; segment = segment->next) {
        if (URI_FUNC(Dots)(segment) != 0)
            return 0;
    }
    for (segment = uri->pathHead; segment != NULL; segment = segment->next) {
        if (URI_FUNC(HasTriplet)(&segment->text))
            return 0;
    }
    return 1;
}

/* The digits of a port without zeros before the others; one stays. */
static URI_TYPE(TextRange) URI_FUNC(NormalPort)(const URI_TYPE(TextRange) *port)
{
    URI_TYPE(TextRange) normal = *port;

    while (URI_FUNC(Size)(&normal) > 1 && *normal.first == '0')
        normal.first++;
    return normal;
}

int URI_FUNC(NormalizeSyntaxMaskRequiredEx)(const URI_TYPE(Uri) *uri, unsigned int *outMask)
{
    unsigned mask = URI_NORMALIZED;

    if (uri == NULL || outMask == NULL)
        return URI_ERROR_NULL;
    if (URI_FUNC(HasUpper)(&uri->scheme))
        mask |= URI_NORMALIZE_SCHEME;
    if (URI_FUNC(HasTriplet)(&uri->userInfo))
        mask |= URI_NORMALIZE_USER_INFO;
    if (URI_FUNC(HasUpper)(&uri->hostText) || URI_FUNC(HasTriplet)(&uri->hostText))
        mask |= URI_NORMALIZE_HOST;
    if (URI_FUNC(NormalPort)(&uri->portText).first != uri->portText.first)
        mask |= URI_NORMALIZE_PORT;
    if (!URI_FUNC(PathIsNormal)(uri))
        mask |= URI_NORMALIZE_PATH;
    if (URI_FUNC(HasTriplet)(&uri->query))
        mask |= URI_NORMALIZE_QUERY;
    if (URI_FUNC(HasTriplet)(&uri->fragment))
        mask |= URI_NORMALIZE_FRAGMENT;
    *outMask = mask;
    return URI_SUCCESS;
}

unsigned int URI_FUNC(NormalizeSyntaxMaskRequired)(const URI_TYPE(Uri) *uri)
{
    unsigned mask = URI_NORMALIZED;

    URI_FUNC(NormalizeSyntaxMaskRequiredEx)(uri, &mask);
    return mask;
}

/* ---- normalizing ---- */

/* Puts the normal components of the mask in the place of those of *uri. */
static int URI_FUNC(Mix)(URI_TYPE(Uri) *uri, const URI_TYPE(Uri) *normal, unsigned mask,
                         UriMemoryManager *memory)
{
    URI_TYPE(Uri) mixed = *uri;

    if (mask & URI_NORMALIZE_SCHEME)
        mixed.scheme = normal->scheme;
    if (mask & URI_NORMALIZE_USER_INFO)
        mixed.userInfo = normal->userInfo;
    if (mask & URI_NORMALIZE_HOST) {
        mixed.hostText = normal->hostText;
        mixed.hostData = normal->hostData;
    }
    if (mask & URI_NORMALIZE_PORT)
        mixed.portText = URI_FUNC(NormalPort)(&normal->portText);
    if (mask & URI_NORMALIZE_PATH) {
        mixed.pathHead = normal->pathHead;
        mixed.absolutePath = normal->absolutePath;
    }
    if (mask & URI_NORMALIZE_QUERY)
        mixed.query = normal->query;
    if (mask & URI_NORMALIZE_FRAGMENT)
        mixed.fragment = normal->fragment;
    return URI_FUNC(Replace)(uri, &mixed, memory);
}

int URI_FUNC(NormalizeSyntaxExMm)(URI_TYPE(Uri) *uri, unsigned int mask,
                                  UriMemoryManager *memory)
{
    UriMemoryManager *const manager = uric_uri_manager(memory);
    struct uric_uri_bytes text, normal;
    URI_TYPE(Uri) parts;
    int error;

    if (manager == NULL)
        return URI_ERROR_MEMORY_MANAGER_INCOMPLETE;
    if (uri == NULL)
        return URI_ERROR_NULL;
    if (mask == URI_NORMALIZED)
        return URI_SUCCESS;
    error = URI_FUNC(Text)(uri, manager, &text);
    if (error != URI_SUCCESS)
        return error;
    error = uric_uri_normalize(&text, (mask & URI_NORMALIZE_PATH) != 0, manager, &normal);
    uric_uri_drop(&text, manager);
    if (error != URI_SUCCESS)
        return error;
    error = URI_FUNC(FromText)(&parts, &normal, manager);
    uric_uri_drop(&normal, manager);
    if (error != URI_SUCCESS)
        return error;
    error = URI_FUNC(Mix)(uri, &parts, mask, manager);
    URI_FUNC(Free)(&parts, manager);
    return error;
}

int URI_FUNC(NormalizeSyntaxEx)(URI_TYPE(Uri) *uri, unsigned int mask)
{
    return URI_FUNC(NormalizeSyntaxExMm)(uri, mask, NULL);
}

int URI_FUNC(NormalizeSyntax)(URI_TYPE(Uri) *uri)
{
    return URI_FUNC(NormalizeSyntaxEx)(uri, ~0u);
}
