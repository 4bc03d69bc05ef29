/* For each type of characters: parses by uric_parse() into uriparser's structures. */

/* ---- bytes and characters ---- */

/* The n characters as bytes: for char the same, otherwise *made, which may be NULL, with 0xFF
 * for what no URI contains. */
static const char *URI_FUNC(Bytes)(const URI_CHAR *s, size_t n, UriMemoryManager *memory,
                                   char **made)
{
#if URIC_URI_WIDE
    size_t i;

    *made = (char *)uric_uri_room(memory, n, 1);
    for (i = 0; *made != NULL && i < n; i++)
        (*made)[i] = (unsigned long)s[i] < 0x80 ? (char)s[i] : '\xff';
    return *made;
#else
    (void)n;
    (void)memory;
    *made = NULL;
    return s;
#endif
}

/* The n bytes, all US-ASCII, as characters. */
static const URI_CHAR *URI_FUNC(Characters)(const char *s, size_t n, UriMemoryManager *memory,
                                            URI_CHAR **made)
{
#if URIC_URI_WIDE
    size_t i;

    *made = (URI_CHAR *)uric_uri_room(memory, n, sizeof(URI_CHAR));
    for (i = 0; *made != NULL && i < n; i++)
        (*made)[i] = (URI_CHAR)s[i];
    return *made;
#else
    (void)n;
    (void)memory;
    *made = NULL;
    return s;
#endif
}

/* ---- the parts ---- */

static URI_TYPE(TextRange) URI_FUNC(Part)(const URI_CHAR *s, const struct uric *u,
                                          enum uric_part part)
{
    URI_TYPE(TextRange) range = { NULL, NULL };

    if (uric_has(u, part)) {
        range.first = s + u->part[part].begin;
        range.afterLast = s + u->part[part].end;
    }
    return range;
}

/* Appends the segments of a path that is neither empty nor a single "/" without a host. */
static int URI_FUNC(Segments)(URI_TYPE(Uri) *uri, URI_TYPE(TextRange) path,
                              UriMemoryManager *memory)
{
    const URI_CHAR *begin = path.first, *end;

    for (;; begin = end + 1) {
        URI_TYPE(PathSegment) *const segment = URI_FUNC(Append)(uri, memory);

        if (segment == NULL)
            return 0;
        for (end = begin; end < path.afterLast && *end != '/'; end++) {
        }
        segment->text.first = begin;
        segment->text.afterLast = end;
        if (end == path.afterLast)
            return 1;
    }
}

static int URI_FUNC(Path)(URI_TYPE(Uri) *uri, URI_TYPE(TextRange) path, int has_host,
                          UriMemoryManager *memory)
{
    if (path.first == path.afterLast)
        return 1;
    if (*path.first == '/') {
        path.first++;
        uri->absolutePath = has_host ? URI_FALSE : URI_TRUE;
        if (!has_host && path.first == path.afterLast)
            return 1;
    }
    return URI_FUNC(Segments)(uri, path, memory);
}

static int URI_FUNC(Host)(URI_TYPE(Uri) *uri, const URI_CHAR *s, const char *bytes,
                          const struct uric *u, UriMemoryManager *memory)
{
    const uric_span bare = uric_bare_host(u);
    uint8_t address[16];
    const int n = uric_host_address(uric_bind(bytes, u), address);

    if (!uric_has(u, URIC_HOST))
        return 1;
    uri->hostText.first = s + bare.begin;
    uri->hostText.afterLast = s + bare.end;
    if (u->host_kind == URIC_HOST_IPVFUTURE)
        uri->hostData.ipFuture = uri->hostText;
    if (n == 4) {
        uri->hostData.ip4 = (UriIp4 *)memory->malloc(memory, sizeof(UriIp4));
        if (uri->hostData.ip4 == NULL)
            return 0;
        memcpy(uri->hostData.ip4->data, address, 4);
    } else if (n == 16) {
        uri->hostData.ip6 = (UriIp6 *)memory->malloc(memory, sizeof(UriIp6));
        if (uri->hostData.ip6 == NULL)
            return 0;
        memcpy(uri->hostData.ip6->data, address, 16);
    }
    return 1;
}

/* Fills *uri with the parts of s, whose bytes were parsed. */
static int URI_FUNC(Fill)(URI_TYPE(Uri) *uri, const URI_CHAR *s, const char *bytes,
                          const struct uric *u, UriMemoryManager *memory)
{
    memset(uri, 0, sizeof *uri);
    uri->scheme = URI_FUNC(Part)(s, u, URIC_SCHEME);
    uri->userInfo = URI_FUNC(Part)(s, u, URIC_USERINFO);
    uri->portText = URI_FUNC(Part)(s, u, URIC_PORT);
    uri->query = URI_FUNC(Part)(s, u, URIC_QUERY);
    uri->fragment = URI_FUNC(Part)(s, u, URIC_FRAGMENT);
    if (URI_FUNC(Host)(uri, s, bytes, u, memory) &&
        URI_FUNC(Path)(uri, URI_FUNC(Part)(s, u, URIC_PATH), uric_has(u, URIC_HOST), memory))
        return URI_SUCCESS;
    URI_FUNC(Free)(uri, memory);
    memset(uri, 0, sizeof *uri);
    return URI_ERROR_MALLOC;
}

/* ---- the entry points ---- */

static int URI_FUNC(Parse)(URI_TYPE(Uri) *uri, const URI_CHAR *first,
                           const URI_CHAR *afterLast, const URI_CHAR **errorPos,
                           UriMemoryManager *memory)
{
    const size_t n = first < afterLast ? (size_t)(afterLast - first) : 0;
    const char *bytes;
    struct uric u;
    char *made;
    int error;

    memset(uri, 0, sizeof *uri);
    *errorPos = NULL;
    if (afterLast < first)
        return URI_ERROR_RANGE_INVALID;
    if (n > URIC_MAX_LENGTH)
        return URI_ERROR_OUTPUT_TOO_LARGE;
    bytes = URI_FUNC(Bytes)(first, n, memory, &made);
    if (bytes == NULL)
        return URI_ERROR_MALLOC;
    if (uric_parse(bytes, n, &u) == URIC_OK)
        error = URI_FUNC(Fill)(uri, first, bytes, &u, memory);
    else {
        error = URI_ERROR_SYNTAX;
        *errorPos = first + u.error_offset;
    }
    if (made != NULL)
        memory->free(memory, made);
    return error;
}

int URI_FUNC(ParseSingleUriExMm)(URI_TYPE(Uri) *uri, const URI_CHAR *first,
                                 const URI_CHAR *afterLast, const URI_CHAR **errorPos,
                                 UriMemoryManager *memory)
{
    UriMemoryManager *const manager = uric_uri_manager(memory);
    const URI_CHAR *position;
    int error;

    if (uri == NULL || first == NULL || afterLast == NULL)
        return URI_ERROR_NULL;
    if (manager == NULL)
        return URI_ERROR_MEMORY_MANAGER_INCOMPLETE;
    error = URI_FUNC(Parse)(uri, first, afterLast, &position, manager);
    if (error != URI_SUCCESS && errorPos != NULL)
        *errorPos = position;
    return error;
}

int URI_FUNC(ParseSingleUriEx)(URI_TYPE(Uri) *uri, const URI_CHAR *first,
                               const URI_CHAR *afterLast, const URI_CHAR **errorPos)
{
    if (first != NULL && afterLast == NULL)
        afterLast = first + URI_FUNC(Count)(first);
    return URI_FUNC(ParseSingleUriExMm)(uri, first, afterLast, errorPos, NULL);
}

int URI_FUNC(ParseSingleUri)(URI_TYPE(Uri) *uri, const URI_CHAR *text,
                             const URI_CHAR **errorPos)
{
    return URI_FUNC(ParseSingleUriEx)(uri, text, NULL, errorPos);
}

int URI_FUNC(ParseUriEx)(URI_TYPE(ParserState) *state, const URI_CHAR *first,
                         const URI_CHAR *afterLast)
{
    if (state == NULL || state->uri == NULL || first == NULL || afterLast == NULL)
        return URI_ERROR_NULL;
    state->reserved = NULL;
    state->errorCode = URI_FUNC(Parse)(state->uri, first, afterLast, &state->errorPos,
                                       uric_uri_manager(NULL));
    return state->errorCode;
}

int URI_FUNC(ParseUri)(URI_TYPE(ParserState) *state, const URI_CHAR *text)
{
    if (state == NULL || text == NULL)
        return URI_ERROR_NULL;
    return URI_FUNC(ParseUriEx)(state, text, text + URI_FUNC(Count)(text));
}

/* ---- addresses ---- */

/* Reads at most 45 characters, the longest address, as the rule. */
static int URI_FUNC(Address)(unsigned char *octets, const URI_CHAR *first,
                             const URI_CHAR *afterLast, enum uric_rule rule)
{
    char text[45];
    uint8_t address[16];
    struct uric u;
    size_t n, i;

    if (octets == NULL || first == NULL || afterLast <= first ||
        (size_t)(afterLast - first) > sizeof text)
        return URI_ERROR_SYNTAX;
    n = (size_t)(afterLast - first);
    for (i = 0; i < n; i++) {
        text[i] = (char)first[i];
        if (first[i] != (URI_CHAR)text[i])
            return URI_ERROR_SYNTAX;
    }
    if (uric_parse_as(rule, text, n, NULL, &u) != URIC_OK)
        return URI_ERROR_SYNTAX;
    i = (size_t)uric_host_address(uric_bind(text, &u), address);
    memcpy(octets, address, i);
    return URI_SUCCESS;
}

int URI_FUNC(ParseIpFourAddress)(unsigned char *octetOutput, const URI_CHAR *first,
                                 const URI_CHAR *afterLast)
{
    return URI_FUNC(Address)(octetOutput, first, afterLast, URIC_RULE_IPV4ADDRESS);
}

int URI_FUNC(ParseIpSixAddress)(UriIp6 *output, const URI_CHAR *first,
                                const URI_CHAR *afterLast)
{
    if (output == NULL || first == NULL || afterLast == NULL)
        return URI_ERROR_NULL;
    return URI_FUNC(Address)(output->data, first, afterLast, URIC_RULE_IPV6ADDRESS);
}

int URI_FUNC(ParseIpSixAddressMm)(UriIp6 *output, const URI_CHAR *first,
                                  const URI_CHAR *afterLast, UriMemoryManager *memory)
{
    if (output == NULL || first == NULL || afterLast == NULL)
        return URI_ERROR_NULL;
    if (uric_uri_manager(memory) == NULL)
        return URI_ERROR_MEMORY_MANAGER_INCOMPLETE;
    return URI_FUNC(ParseIpSixAddress)(output, first, afterLast);
}
