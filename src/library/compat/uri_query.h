/* For each type of characters: composes and dissects queries. */

/* ---- composing ---- */

int URI_FUNC(ComposeQueryCharsRequiredEx)(const URI_TYPE(QueryList) *queryList,
                                          int *charsRequired, UriBool spaceToPlus,
                                          UriBool normalizeBreaks)
{
    const size_t each = normalizeBreaks ? 6 : 3;
    size_t n = 0;

    (void)spaceToPlus;
    if (queryList == NULL || charsRequired == NULL)
        return URI_ERROR_NULL;
    for (; queryList != NULL; queryList = queryList->next) {
        const size_t key = queryList->key != NULL ? URI_FUNC(Count)(queryList->key) : 0;
        const size_t value = queryList->value != NULL ? URI_FUNC(Count)(queryList->value) : 0;

        if (key > INT_MAX / each || value > INT_MAX / each)
            return URI_ERROR_OUTPUT_TOO_LARGE;
        n += each * key + each * value + (queryList->value != NULL) +
             (queryList->next != NULL);
        if (n >= INT_MAX)
            return URI_ERROR_OUTPUT_TOO_LARGE;
    }
    *charsRequired = (int)n;
    return URI_SUCCESS;
}

int URI_FUNC(ComposeQueryCharsRequired)(const URI_TYPE(QueryList) *queryList,
                                        int *charsRequired)
{
    return URI_FUNC(ComposeQueryCharsRequiredEx)(queryList, charsRequired, URI_TRUE,
                                                 URI_TRUE);
}

/* Writes a character, or the escaped text, at dest + n as far as it fits below room; returns
 * what n becomes, which is more than room if it did not fit. */
static size_t URI_FUNC(PutMark)(URI_CHAR *dest, size_t n, size_t room, char mark)
{
    if (n < room)
        dest[n] = (URI_CHAR)mark;
    return n < room ? n + 1 : room + 1;
}

static size_t URI_FUNC(PutEscaped)(URI_CHAR *dest, size_t n, size_t room, const URI_CHAR *s,
                                   UriBool spaceToPlus, UriBool normalizeBreaks)
{
    int after_cr = 0;

    for (; s != NULL && *s != 0 && n <= room; s++) {
        URI_CHAR escaped[6];
        const URI_CHAR *const end =
            URI_FUNC(EscapeOne)(*s, escaped, spaceToPlus, normalizeBreaks, after_cr);
        const size_t length = (size_t)(end - escaped);

        after_cr = *s == '\r';
        if (length > room - n)
            return room + 1;
        memcpy(dest + n, escaped, length * sizeof(URI_CHAR));
        n += length;
    }
    return n;
}

int URI_FUNC(ComposeQueryEx)(URI_CHAR *dest, const URI_TYPE(QueryList) *queryList,
                             int maxChars, int *charsWritten, UriBool spaceToPlus,
                             UriBool normalizeBreaks)
{
    size_t room, n = 0;

    if (dest == NULL || queryList == NULL)
        return URI_ERROR_NULL;
    if (maxChars < 1)
        return URI_ERROR_OUTPUT_TOO_LARGE;
    room = (size_t)maxChars - 1;
    for (; queryList != NULL && n <= room; queryList = queryList->next) {
        n = URI_FUNC(PutEscaped)(dest, n, room, queryList->key, spaceToPlus,
                                 normalizeBreaks);
        if (queryList->value != NULL) {
            n = URI_FUNC(PutMark)(dest, n, room, '=');
            n = URI_FUNC(PutEscaped)(dest, n, room, queryList->value, spaceToPlus,
                                     normalizeBreaks);
        }
        if (queryList->next != NULL)
            n = URI_FUNC(PutMark)(dest, n, room, '&');
    }
    dest[n <= room ? n : 0] = 0;
    if (n > room)
        return URI_ERROR_OUTPUT_TOO_LARGE;
    if (charsWritten != NULL)
        *charsWritten = (int)n + 1;
    return URI_SUCCESS;
}

int URI_FUNC(ComposeQuery)(URI_CHAR *dest, const URI_TYPE(QueryList) *queryList, int maxChars,
                           int *charsWritten)
{
    return URI_FUNC(ComposeQueryEx)(dest, queryList, maxChars, charsWritten, URI_TRUE,
                                    URI_TRUE);
}

int URI_FUNC(ComposeQueryMallocExMm)(URI_CHAR **dest, const URI_TYPE(QueryList) *queryList,
                                     UriBool spaceToPlus, UriBool normalizeBreaks,
                                     UriMemoryManager *memory)
{
    UriMemoryManager *const manager = uric_uri_manager(memory);
    URI_CHAR *made;
    int n, error;

    if (dest == NULL)
        return URI_ERROR_NULL;
    if (manager == NULL)
        return URI_ERROR_MEMORY_MANAGER_INCOMPLETE;
    error = URI_FUNC(ComposeQueryCharsRequiredEx)(queryList, &n, spaceToPlus,
                                                  normalizeBreaks);
    if (error != URI_SUCCESS)
        return error;
    made = (URI_CHAR *)uric_uri_room(manager, (size_t)n + 1, sizeof(URI_CHAR));
    if (made == NULL)
        return URI_ERROR_MALLOC;
    URI_FUNC(ComposeQueryEx)(made, queryList, n + 1, NULL, spaceToPlus, normalizeBreaks);
    *dest = made;
    return URI_SUCCESS;
}

int URI_FUNC(ComposeQueryMallocEx)(URI_CHAR **dest, const URI_TYPE(QueryList) *queryList,
                                   UriBool spaceToPlus, UriBool normalizeBreaks)
{
    return URI_FUNC(ComposeQueryMallocExMm)(dest, queryList, spaceToPlus, normalizeBreaks,
                                            NULL);
}

int URI_FUNC(ComposeQueryMalloc)(URI_CHAR **dest, const URI_TYPE(QueryList) *queryList)
{
    return URI_FUNC(ComposeQueryMallocEx)(dest, queryList, URI_TRUE, URI_TRUE);
}

/* ---- dissecting ---- */

int URI_FUNC(FreeQueryListMm)(URI_TYPE(QueryList) *queryList, UriMemoryManager *memory)
{
    UriMemoryManager *const manager = uric_uri_manager(memory);

    if (manager == NULL)
        return URI_ERROR_MEMORY_MANAGER_INCOMPLETE;
    while (queryList != NULL) {
        URI_TYPE(QueryList) *const pair = queryList;

        queryList = pair->next;
        if (pair->key != NULL)
            manager->free(manager, uric_uri_block(pair->key));
        if (pair->value != NULL)
            manager->free(manager, uric_uri_block(pair->value));
        manager->free(manager, pair);
    }
    return URI_SUCCESS;
}

void URI_FUNC(FreeQueryList)(URI_TYPE(QueryList) *queryList)
{
    URI_FUNC(FreeQueryListMm)(queryList, NULL);
}

/* The characters decoded, as a string; NULL if there is no memory. */
static URI_CHAR *URI_FUNC(Decoded)(const URI_CHAR *first, const URI_CHAR *afterLast,
                                   UriBool plusToSpace, UriBreakConversion breakConversion,
                                   UriMemoryManager *memory)
{
    const size_t n = (size_t)(afterLast - first);
    URI_CHAR *const made = (URI_CHAR *)uric_uri_room(memory, n + 1, sizeof(URI_CHAR));

    if (made == NULL)
        return NULL;
    if (n > 0)
        memcpy(made, first, n * sizeof(URI_CHAR));
    made[n] = 0;
    URI_FUNC(UnescapeInPlaceEx)(made, plusToSpace, breakConversion);
    return made;
}

/* Makes a pair of what is between two separators. */
static URI_TYPE(QueryList) *URI_FUNC(Pair)(const URI_CHAR *first, const URI_CHAR *afterLast,
                                           UriBool plusToSpace,
                                           UriBreakConversion breakConversion,
                                           UriMemoryManager *memory)
{
    URI_TYPE(QueryList) *const pair =
        (URI_TYPE(QueryList) *)memory->malloc(memory, sizeof *pair);
    const URI_CHAR *key_end = first;
    int made;

    if (pair == NULL)
        return NULL;
    while (key_end < afterLast && *key_end != '=')
        key_end++;
    pair->next = NULL;
    pair->value = NULL;
    pair->key = URI_FUNC(Decoded)(first, key_end, plusToSpace, breakConversion, memory);
    made = pair->key != NULL;
    if (made && key_end < afterLast) {
        pair->value = URI_FUNC(Decoded)(key_end + 1, afterLast, plusToSpace, breakConversion,
                                        memory);
        made = pair->value != NULL;
    }
    if (made)
        return pair;
    if (pair->key != NULL)
        memory->free(memory, uric_uri_block(pair->key));
    memory->free(memory, pair);
    return NULL;
}

int URI_FUNC(DissectQueryMallocExMm)(URI_TYPE(QueryList) **dest, int *itemCount,
                                     const URI_CHAR *first, const URI_CHAR *afterLast,
                                     UriBool plusToSpace, UriBreakConversion breakConversion,
                                     UriMemoryManager *memory)
{
    UriMemoryManager *const manager = uric_uri_manager(memory);
    URI_TYPE(QueryList) **last = dest;
    int n = 0, error = URI_SUCCESS;

    if (dest == NULL || first == NULL || afterLast == NULL)
        return URI_ERROR_NULL;
    if (first > afterLast)
        return URI_ERROR_RANGE_INVALID;
    if (manager == NULL)
        return URI_ERROR_MEMORY_MANAGER_INCOMPLETE;
    *dest = NULL;
    while (first < afterLast && error == URI_SUCCESS) {
        const URI_CHAR *end = first;

        while (end < afterLast && *end != '&')
            end++;
        if (end > first) {
            *last = URI_FUNC(Pair)(first, end, plusToSpace, breakConversion, manager);
            error = *last == NULL    ? URI_ERROR_MALLOC
                    : n == INT_MAX - 1 ? URI_ERROR_OUTPUT_TOO_LARGE
                                       : URI_SUCCESS;
            n++;
            if (*last != NULL)
                last = &(*last)->next;
        }
        first = end < afterLast ? end + 1 : end;
    }
    if (error != URI_SUCCESS) {
        URI_FUNC(FreeQueryListMm)(*dest, manager);
        *dest = NULL;
        n = 0;
    }
    if (itemCount != NULL)
        *itemCount = n;
    return error;
}

int URI_FUNC(DissectQueryMallocEx)(URI_TYPE(QueryList) **dest, int *itemCount,
                                   const URI_CHAR *first, const URI_CHAR *afterLast,
                                   UriBool plusToSpace, UriBreakConversion breakConversion)
{
    return URI_FUNC(DissectQueryMallocExMm)(dest, itemCount, first, afterLast, plusToSpace,
                                            breakConversion, NULL);
}

int URI_FUNC(DissectQueryMalloc)(URI_TYPE(QueryList) **dest, int *itemCount,
                                 const URI_CHAR *first, const URI_CHAR *afterLast)
{
    return URI_FUNC(DissectQueryMallocEx)(dest, itemCount, first, afterLast, URI_TRUE,
                                          URI_BR_DONT_TOUCH);
}
