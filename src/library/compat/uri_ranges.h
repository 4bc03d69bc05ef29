/* For each type of characters: ranges of text, and the memory of a parsed reference. */

static const URI_CHAR URI_FUNC(Empty)[1] = { 0 };

static size_t URI_FUNC(Size)(const URI_TYPE(TextRange) *range)
{
    return range->first != NULL ? (size_t)(range->afterLast - range->first) : 0;
}

static size_t URI_FUNC(Count)(const URI_CHAR *s)
{
    size_t n = 0;

    while (s[n] != 0)
        n++;
    return n;
}

static int URI_FUNC(SameRange)(const URI_TYPE(TextRange) *a, const URI_TYPE(TextRange) *b)
{
    const size_t n = URI_FUNC(Size)(a);

    return (a->first == NULL) == (b->first == NULL) && n == URI_FUNC(Size)(b) &&
           (n == 0 || memcmp(a->first, b->first, n * sizeof(URI_CHAR)) == 0);
}

/* Makes *to a copy of its own; an empty range needs no memory. */
static int URI_FUNC(CopyRange)(URI_TYPE(TextRange) *to, const URI_TYPE(TextRange) *range,
                               UriMemoryManager *memory)
{
    const size_t n = URI_FUNC(Size)(range);
    URI_CHAR *made;

    to->first = to->afterLast = range->first != NULL ? URI_FUNC(Empty) : NULL;
    if (n == 0)
        return 1;
    made = (URI_CHAR *)uric_uri_room(memory, n, sizeof(URI_CHAR));
    if (made == NULL) {
        to->first = to->afterLast = NULL;
        return 0;
    }
    memcpy(made, range->first, n * sizeof(URI_CHAR));
    to->first = made;
    to->afterLast = made + n;
    return 1;
}

static void URI_FUNC(FreeRange)(URI_TYPE(TextRange) *range, UriMemoryManager *memory)
{
    if (range->first != range->afterLast)
        memory->free(memory, uric_uri_block(range->first));
    range->first = range->afterLast = NULL;
}

/* ---- freeing ---- */

static void URI_FUNC(FreeTexts)(URI_TYPE(Uri) *uri, UriMemoryManager *memory)
{
    URI_TYPE(PathSegment) *segment;

    if (uri->hostData.ipFuture.first == uri->hostText.first)
        uri->hostData.ipFuture.first = uri->hostData.ipFuture.afterLast = NULL;
    URI_FUNC(FreeRange)(&uri->scheme, memory);
    URI_FUNC(FreeRange)(&uri->userInfo, memory);
    URI_FUNC(FreeRange)(&uri->hostText, memory);
    URI_FUNC(FreeRange)(&uri->hostData.ipFuture, memory);
    URI_FUNC(FreeRange)(&uri->portText, memory);
    URI_FUNC(FreeRange)(&uri->query, memory);
    URI_FUNC(FreeRange)(&uri->fragment, memory);
    for (segment = uri->pathHead; segment != NULL; segment = segment->next)
        URI_FUNC(FreeRange)(&segment->text, memory);
}

static void URI_FUNC(Free)(URI_TYPE(Uri) *uri, UriMemoryManager *memory)
{
    if (uri->owner)
        URI_FUNC(FreeTexts)(uri, memory);
    while (uri->pathHead != NULL) {
        URI_TYPE(PathSegment) *const segment = uri->pathHead;

        uri->pathHead = segment->next;
        memory->free(memory, segment);
    }
    uri->pathTail = NULL;
    if (uri->hostData.ip4 != NULL)
        memory->free(memory, uri->hostData.ip4);
    if (uri->hostData.ip6 != NULL)
        memory->free(memory, uri->hostData.ip6);
    uri->hostData.ip4 = NULL;
    uri->hostData.ip6 = NULL;
}

int URI_FUNC(FreeUriMembersMm)(URI_TYPE(Uri) *uri, UriMemoryManager *memory)
{
    UriMemoryManager *const manager = uric_uri_manager(memory);

    if (uri == NULL)
        return URI_ERROR_NULL;
    if (manager == NULL)
        return URI_ERROR_MEMORY_MANAGER_INCOMPLETE;
    URI_FUNC(Free)(uri, manager);
    return URI_SUCCESS;
}

void URI_FUNC(FreeUriMembers)(URI_TYPE(Uri) *uri)
{
    URI_FUNC(FreeUriMembersMm)(uri, NULL);
}

/* ---- copying ---- */

/* Appends an undefined segment; NULL if there is no memory. */
static URI_TYPE(PathSegment) *URI_FUNC(Append)(URI_TYPE(Uri) *uri, UriMemoryManager *memory)
{
    URI_TYPE(PathSegment) *const segment =
        (URI_TYPE(PathSegment) *)memory->malloc(memory, sizeof *segment);

    if (segment == NULL)
        return NULL;
    memset(segment, 0, sizeof *segment);
    if (uri->pathTail != NULL)
        uri->pathTail->next = segment;
    else
        uri->pathHead = segment;
    uri->pathTail = segment;
    return segment;
}

static int URI_FUNC(CopySegments)(URI_TYPE(Uri) *to, const URI_TYPE(Uri) *uri,
                                  UriMemoryManager *memory)
{
    const URI_TYPE(PathSegment) *from;

    for (from = uri->pathHead; from != NULL; from = from->next) {
        URI_TYPE(PathSegment) *const segment = URI_FUNC(Append)(to, memory);

        if (segment == NULL || !URI_FUNC(CopyRange)(&segment->text, &from->text, memory))
            return 0;
    }
    return 1;
}

static int URI_FUNC(CopyHost)(URI_TYPE(Uri) *to, const URI_TYPE(Uri) *uri,
                              UriMemoryManager *memory)
{
    const URI_TYPE(TextRange) *const text =
        uri->hostData.ipFuture.first != NULL ? &uri->hostData.ipFuture : &uri->hostText;

    if (!URI_FUNC(CopyRange)(&to->hostText, text, memory))
        return 0;
    if (uri->hostData.ipFuture.first != NULL)
        to->hostData.ipFuture = to->hostText;
    if (uri->hostData.ip4 != NULL) {
        to->hostData.ip4 = (UriIp4 *)memory->malloc(memory, sizeof(UriIp4));
        if (to->hostData.ip4 == NULL)
            return 0;
        *to->hostData.ip4 = *uri->hostData.ip4;
    }
    if (uri->hostData.ip6 != NULL) {
        to->hostData.ip6 = (UriIp6 *)memory->malloc(memory, sizeof(UriIp6));
        if (to->hostData.ip6 == NULL)
            return 0;
        *to->hostData.ip6 = *uri->hostData.ip6;
    }
    return 1;
}

/* Makes *to a copy that owns its texts. */
static int URI_FUNC(Copy)(URI_TYPE(Uri) *to, const URI_TYPE(Uri) *uri,
                          UriMemoryManager *memory)
{
    memset(to, 0, sizeof *to);
    to->owner = URI_TRUE;
    to->absolutePath = uri->absolutePath;
    if (URI_FUNC(CopyRange)(&to->scheme, &uri->scheme, memory) &&
        URI_FUNC(CopyRange)(&to->userInfo, &uri->userInfo, memory) &&
        URI_FUNC(CopyHost)(to, uri, memory) &&
        URI_FUNC(CopyRange)(&to->portText, &uri->portText, memory) &&
        URI_FUNC(CopySegments)(to, uri, memory) &&
        URI_FUNC(CopyRange)(&to->query, &uri->query, memory) &&
        URI_FUNC(CopyRange)(&to->fragment, &uri->fragment, memory))
        return URI_SUCCESS;
    URI_FUNC(Free)(to, memory);
    return URI_ERROR_MALLOC;
}

/* Puts a copy of `from`, whose ranges may be those of *uri, in the place of *uri. */
static int URI_FUNC(Replace)(URI_TYPE(Uri) *uri, const URI_TYPE(Uri) *from,
                             UriMemoryManager *memory)
{
    URI_TYPE(Uri) copy;
    const int error = URI_FUNC(Copy)(&copy, from, memory);

    if (error == URI_SUCCESS) {
        URI_FUNC(Free)(uri, memory);
        *uri = copy;
    }
    return error;
}

int URI_FUNC(CopyUriMm)(URI_TYPE(Uri) *destUri, const URI_TYPE(Uri) *sourceUri,
                        UriMemoryManager *memory)
{
    UriMemoryManager *const manager = uric_uri_manager(memory);

    if (destUri == NULL || sourceUri == NULL)
        return URI_ERROR_NULL;
    if (manager == NULL)
        return URI_ERROR_MEMORY_MANAGER_INCOMPLETE;
    return URI_FUNC(Copy)(destUri, sourceUri, manager);
}

int URI_FUNC(CopyUri)(URI_TYPE(Uri) *destUri, const URI_TYPE(Uri) *sourceUri)
{
    return URI_FUNC(CopyUriMm)(destUri, sourceUri, NULL);
}

int URI_FUNC(MakeOwnerMm)(URI_TYPE(Uri) *uri, UriMemoryManager *memory)
{
    UriMemoryManager *const manager = uric_uri_manager(memory);

    if (uri == NULL)
        return URI_ERROR_NULL;
    if (manager == NULL)
        return URI_ERROR_MEMORY_MANAGER_INCOMPLETE;
    return uri->owner ? URI_SUCCESS : URI_FUNC(Replace)(uri, uri, manager);
}

int URI_FUNC(MakeOwner)(URI_TYPE(Uri) *uri)
{
    return URI_FUNC(MakeOwnerMm)(uri, NULL);
}
