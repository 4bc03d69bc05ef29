/* For each type of characters: checks and sets components. */

/* ---- checking ---- */

/* Scans the text between two strings as the rule; *u is where its parts are. */
static int URI_FUNC(Scan)(enum uric_rule rule, const char *before, const URI_CHAR *first,
                          const URI_CHAR *afterLast, const char *after, struct uric64 *u)
{
    struct uric_stream m;
    char bytes[64];

    uric_stream_init(&m, rule);
    uric_stream_feed(&m, before, strlen(before));
    while (first < afterLast && !uric_stream_rejected(&m)) {
        size_t n = 0;

        for (; n < sizeof bytes && first < afterLast; first++)
            bytes[n++] = (unsigned long)*first < 0x80 ? (char)*first : '\xff';
        uric_stream_feed(&m, bytes, n);
    }
    uric_stream_feed(&m, after, strlen(after));
    return uric_stream_end(&m, u) == URIC_OK;
}

/* Whether the text is such a part between two strings.  The part also takes `shared` bytes of
 * the string before it; a host in brackets as many of the one after it. */
static UriBool URI_FUNC(Is)(enum uric_part part, const char *before, const URI_CHAR *first,
                            const URI_CHAR *afterLast, const char *after, size_t shared)
{
    struct uric64 u;

    if (first == NULL || afterLast == NULL || afterLast < first)
        return URI_FALSE;
    return URI_FUNC(Scan)(URIC_RULE_URI_REFERENCE, before, first, afterLast, after, &u) &&
                   uric64_has(&u, part) &&
                   u.part[part].begin == strlen(before) - shared &&
                   u.part[part].end == strlen(before) + (uint64_t)(afterLast - first) +
                                           (part == URIC_HOST ? shared : 0)
               ? URI_TRUE
               : URI_FALSE;
}

UriBool URI_FUNC(IsWellFormedScheme)(const URI_CHAR *first, const URI_CHAR *afterLast)
{
    return URI_FUNC(Is)(URIC_SCHEME, "", first, afterLast, ":", 0);
}

UriBool URI_FUNC(IsWellFormedUserInfo)(const URI_CHAR *first, const URI_CHAR *afterLast)
{
    return URI_FUNC(Is)(URIC_USERINFO, "//", first, afterLast, "@", 0);
}

UriBool URI_FUNC(IsWellFormedHostRegName)(const URI_CHAR *first, const URI_CHAR *afterLast)
{
    if (first != NULL && first < afterLast && *first == '[')
        return URI_FALSE;
    return URI_FUNC(Is)(URIC_HOST, "//", first, afterLast, "", 0);
}

UriBool URI_FUNC(IsWellFormedHostIp4)(const URI_CHAR *first, const URI_CHAR *afterLast)
{
    unsigned char octets[4];

    if (first == NULL || afterLast == NULL)
        return URI_FALSE;
    return URI_FUNC(ParseIpFourAddress)(octets, first, afterLast) == URI_SUCCESS ? URI_TRUE
                                                                                 : URI_FALSE;
}

int URI_FUNC(IsWellFormedHostIp6Mm)(const URI_CHAR *first, const URI_CHAR *afterLast,
                                    UriMemoryManager *memory)
{
    UriIp6 address;

    return URI_FUNC(ParseIpSixAddressMm)(&address, first, afterLast, memory);
}

int URI_FUNC(IsWellFormedHostIp6)(const URI_CHAR *first, const URI_CHAR *afterLast)
{
    return URI_FUNC(IsWellFormedHostIp6Mm)(first, afterLast, NULL);
}

int URI_FUNC(IsWellFormedHostIpFutureMm)(const URI_CHAR *first, const URI_CHAR *afterLast,
                                         UriMemoryManager *memory)
{
    if (first == NULL || afterLast == NULL)
        return URI_ERROR_NULL;
    if (uric_uri_manager(memory) == NULL)
        return URI_ERROR_MEMORY_MANAGER_INCOMPLETE;
    if (first >= afterLast || (*first != 'v' && *first != 'V'))
        return URI_ERROR_SYNTAX;
    return URI_FUNC(Is)(URIC_HOST, "//[", first, afterLast, "]", 1) ? URI_SUCCESS
                                                                    : URI_ERROR_SYNTAX;
}

int URI_FUNC(IsWellFormedHostIpFuture)(const URI_CHAR *first, const URI_CHAR *afterLast)
{
    return URI_FUNC(IsWellFormedHostIpFutureMm)(first, afterLast, NULL);
}

UriBool URI_FUNC(IsWellFormedPort)(const URI_CHAR *first, const URI_CHAR *afterLast)
{
    return URI_FUNC(Is)(URIC_PORT, "//h:", first, afterLast, "", 0);
}

UriBool URI_FUNC(IsWellFormedPath)(const URI_CHAR *first, const URI_CHAR *afterLast,
                                   UriBool hasHost)
{
    if (hasHost && (first == NULL || afterLast == NULL || first >= afterLast ||
                    *first != '/'))
        return URI_FALSE;
    return URI_FUNC(Is)(URIC_PATH, "///", first, afterLast, "", 1);
}

UriBool URI_FUNC(IsWellFormedQuery)(const URI_CHAR *first, const URI_CHAR *afterLast)
{
    return URI_FUNC(Is)(URIC_QUERY, "?", first, afterLast, "", 0);
}

UriBool URI_FUNC(IsWellFormedFragment)(const URI_CHAR *first, const URI_CHAR *afterLast)
{
    return URI_FUNC(Is)(URIC_FRAGMENT, "#", first, afterLast, "", 0);
}

/* ---- setting ---- */

#define URIC_URI_MOVE(member)                                                             \
    (removed.member = uri->member, memset(&uri->member, 0, sizeof uri->member))

/* Builds the reference with these parts, in place of *uri. */
static int URI_FUNC(Rebuild)(URI_TYPE(Uri) *uri, const struct uric_bytes part[URIC_PARTS],
                             UriMemoryManager *memory)
{
    struct uric_uri_bytes text;
    URI_TYPE(Uri) made;
    int error = uric_uri_build(part, memory, &text);

    if (error != URI_SUCCESS)
        return error;
    error = URI_FUNC(FromText)(&made, &text, memory);
    uric_uri_drop(&text, memory);
    if (error == URI_SUCCESS) {
        URI_FUNC(Free)(uri, memory);
        *uri = made;
    }
    return error;
}

/* Sets one part of the text to the bytes.  A path that gets a host before it is to start with
 * "/". */
static int URI_FUNC(Change)(URI_TYPE(Uri) *uri, const struct uric_uri_bytes *text,
                            enum uric_part which, struct uric_bytes value,
                            UriMemoryManager *memory)
{
    struct uric_bytes part[URIC_PARTS];
    struct uric_bytes *const path = &part[URIC_PATH];
    char *rooted = NULL;
    int i, error;

    for (i = 0; i < URIC_PARTS; i++)
        part[i] = uric_uri_part(text, i);
    part[which] = value;
    if (part[URIC_HOST].s != NULL && path->s != NULL && path->n > 0 && path->s[0] != '/') {
        rooted = (char *)uric_uri_room(memory, path->n + 1, 1);
        if (rooted == NULL)
            return URI_ERROR_MALLOC;
        rooted[0] = '/';
        memcpy(rooted + 1, path->s, path->n);
        path->s = rooted;
        path->n++;
    }
    error = URI_FUNC(Rebuild)(uri, part, memory);
    if (rooted != NULL)
        memory->free(memory, rooted);
    return error;
}

/* Sets a part to a text that is well-formed, or removes it; in_brackets adds these. */
static int URI_FUNC(Set)(URI_TYPE(Uri) *uri, enum uric_part which, const URI_CHAR *first,
                         const URI_CHAR *afterLast, int in_brackets, UriMemoryManager *memory)
{
    const size_t n = first != NULL ? (size_t)(afterLast - first) : 0;
    struct uric_uri_bytes text;
    struct uric_bytes value = { NULL, 0 };
    char *made = NULL;
    size_t i;
    int error;

    if (n > URIC_MAX_LENGTH - 2)
        return URI_ERROR_OUTPUT_TOO_LARGE;
    error = URI_FUNC(Text)(uri, memory, &text);
    if (error != URI_SUCCESS)
        return error;
    if (first != NULL) {
        made = (char *)uric_uri_room(memory, n + 2, 1);
        if (made == NULL) {
            uric_uri_drop(&text, memory);
            return URI_ERROR_MALLOC;
        }
        made[0] = '[';
        for (i = 0; i < n; i++)
            made[i + 1] = (char)first[i];
        made[n + 1] = ']';
        value.s = in_brackets ? made : made + 1;
        value.n = in_brackets ? n + 2 : n;
    }
    error = URI_FUNC(Change)(uri, &text, which, value, memory);
    if (made != NULL)
        memory->free(memory, made);
    uric_uri_drop(&text, memory);
    return error;
}

/* Removes a part, if no guard is needed then: this takes no memory, and *uri owns what it
 * did. */
static int URI_FUNC(Remove)(URI_TYPE(Uri) *uri, enum uric_part which, UriMemoryManager *memory)
{
    const URI_TYPE(PathSegment) *const head = uri->pathHead;
    URI_TYPE(Uri) removed;

    if (which == URIC_HOST && URI_FUNC(HasHost)(uri) && head != NULL && head->next != NULL &&
        URI_FUNC(Size)(&head->text) == 0)
        return 0;
    if (which == URIC_SCHEME && head != NULL && URI_FUNC(HasColon)(&head->text))
        return 0;
    memset(&removed, 0, sizeof removed);
    removed.owner = uri->owner;
    switch (which) {
    case URIC_SCHEME: URIC_URI_MOVE(scheme); break;
    case URIC_USERINFO: URIC_URI_MOVE(userInfo); break;
    case URIC_PORT: URIC_URI_MOVE(portText); break;
    case URIC_QUERY: URIC_URI_MOVE(query); break;
    case URIC_FRAGMENT: URIC_URI_MOVE(fragment); break;
    case URIC_HOST:
        if (URI_FUNC(HasHost)(uri) && head != NULL) {
            uri->absolutePath = URI_TRUE;
            if (URI_FUNC(Size)(&head->text) == 0) { /* "/" has a segment only after a host */
                URIC_URI_MOVE(pathHead);
                URIC_URI_MOVE(pathTail);
            }
        }
        URIC_URI_MOVE(hostText);
        URIC_URI_MOVE(hostData);
        break;
    default:
        uri->absolutePath = URI_FALSE;
        URIC_URI_MOVE(pathHead);
        URIC_URI_MOVE(pathTail);
    }
    URI_FUNC(Free)(&removed, memory);
    return 1;
}

/* What every such function asks first. */
static int URI_FUNC(MaySet)(const URI_TYPE(Uri) *uri, const URI_CHAR *first,
                            const URI_CHAR *afterLast, const UriMemoryManager *memory)
{
    if (uri == NULL || (first == NULL) != (afterLast == NULL))
        return URI_ERROR_NULL;
    return memory != NULL ? URI_SUCCESS : URI_ERROR_MEMORY_MANAGER_INCOMPLETE;
}

/* Defines a function and its Mm form.  is: whether the text is that part; no_host: the error
 * if the part needs a host, and there is none. */
#define URIC_URI_SET(name, part, is, no_host, brackets)                                  \
    int URI_FUNC(name##Mm)(URI_TYPE(Uri) * uri, const URI_CHAR *first,                   \
                           const URI_CHAR *afterLast, UriMemoryManager *memory)          \
    {                                                                                    \
        UriMemoryManager *const manager = uric_uri_manager(memory);                      \
        const int error = URI_FUNC(MaySet)(uri, first, afterLast, manager);              \
                                                                                         \
        if (error != URI_SUCCESS)                                                        \
            return error;                                                                \
        if (first != NULL && (no_host) != URI_SUCCESS && !URI_FUNC(HasHost)(uri))        \
            return (no_host);                                                            \
        if (first == NULL && (part) == URIC_HOST && uri->userInfo.first != NULL)         \
            return URI_ERROR_SETHOST_USERINFO_SET;                                       \
        if (first == NULL && (part) == URIC_HOST && uri->portText.first != NULL)         \
            return URI_ERROR_SETHOST_PORT_SET;                                           \
        if (first == NULL && URI_FUNC(Remove)(uri, part, manager))                       \
            return URI_SUCCESS;                                                          \
        if (first != NULL && !(is))                                                      \
            return URI_ERROR_SYNTAX;                                                     \
        return URI_FUNC(Set)(uri, part, first, afterLast, brackets, manager);            \
    }                                                                                    \
                                                                                         \
    int URI_FUNC(name)(URI_TYPE(Uri) * uri, const URI_CHAR *first,                       \
                       const URI_CHAR *afterLast)                                        \
    {                                                                                    \
        return URI_FUNC(name##Mm)(uri, first, afterLast, NULL);                          \
    }

URIC_URI_SET(SetScheme, URIC_SCHEME, URI_FUNC(IsWellFormedScheme)(first, afterLast),
             URI_SUCCESS, 0)
URIC_URI_SET(SetUserInfo, URIC_USERINFO, URI_FUNC(IsWellFormedUserInfo)(first, afterLast),
             URI_ERROR_SETUSERINFO_HOST_NOT_SET, 0)
URIC_URI_SET(SetHostRegName, URIC_HOST, URI_FUNC(IsWellFormedHostRegName)(first, afterLast),
             URI_SUCCESS, 0)
URIC_URI_SET(SetHostIp4, URIC_HOST, URI_FUNC(IsWellFormedHostIp4)(first, afterLast),
             URI_SUCCESS, 0)
URIC_URI_SET(SetHostIp6, URIC_HOST,
             URI_FUNC(IsWellFormedHostIp6)(first, afterLast) == URI_SUCCESS, URI_SUCCESS, 1)
URIC_URI_SET(SetHostIpFuture, URIC_HOST,
             URI_FUNC(IsWellFormedHostIpFuture)(first, afterLast) == URI_SUCCESS, URI_SUCCESS,
             1)
URIC_URI_SET(SetHostAuto, URIC_HOST, URI_FUNC(Is)(URIC_HOST, "//", first, afterLast, "", 0),
             URI_SUCCESS, 0)
URIC_URI_SET(SetPortText, URIC_PORT, URI_FUNC(IsWellFormedPort)(first, afterLast),
             URI_ERROR_SETPORT_HOST_NOT_SET, 0)
URIC_URI_SET(SetPath, URIC_PATH,
             URI_FUNC(IsWellFormedPath)(first, afterLast, URI_FUNC(HasHost)(uri)), URI_SUCCESS,
             0)
URIC_URI_SET(SetQuery, URIC_QUERY, URI_FUNC(IsWellFormedQuery)(first, afterLast), URI_SUCCESS,
             0)
URIC_URI_SET(SetFragment, URIC_FRAGMENT, URI_FUNC(IsWellFormedFragment)(first, afterLast),
             URI_SUCCESS, 0)

#undef URIC_URI_SET
#undef URIC_URI_MOVE
