/* For each type of characters: writes and compares parsed references. */

/* What is written so far, of which what fits in the room is kept. */
struct URI_TYPE(Output) {
    URI_CHAR *to;
    size_t room, n; /* n is SIZE_MAX if it is more than that */
};

static void URI_FUNC(Put)(struct URI_TYPE(Output) *output, const URI_CHAR *s, size_t n)
{
    if (n > SIZE_MAX - output->n) {
        output->n = SIZE_MAX;
        return;
    }
    if (n > 0 && n <= output->room && output->n <= output->room - n)
        memcpy(output->to + output->n, s, n * sizeof(URI_CHAR));
    output->n += n;
}

static void URI_FUNC(PutRange)(struct URI_TYPE(Output) *output,
                               const URI_TYPE(TextRange) *range)
{
    URI_FUNC(Put)(output, range->first, URI_FUNC(Size)(range));
}

static void URI_FUNC(PutByte)(struct URI_TYPE(Output) *output, char byte)
{
    const URI_CHAR c = (URI_CHAR)byte;

    URI_FUNC(Put)(output, &c, 1);
}

static void URI_FUNC(PutIp4)(struct URI_TYPE(Output) *output, const UriIp4 *ip4)
{
    int i;

    for (i = 0; i < 4; i++) {
        const unsigned octet = ip4->data[i];

        if (i > 0)
            URI_FUNC(PutByte)(output, '.');
        if (octet > 99)
            URI_FUNC(PutByte)(output, (char)('0' + octet / 100));
        if (octet > 9)
            URI_FUNC(PutByte)(output, (char)('0' + octet / 10 % 10));
        URI_FUNC(PutByte)(output, (char)('0' + octet % 10));
    }
}

/* With all its digits, as uriparser does. */
static void URI_FUNC(PutIp6)(struct URI_TYPE(Output) *output, const UriIp6 *ip6)
{
    int i;

    URI_FUNC(PutByte)(output, '[');
    for (i = 0; i < 16; i++) {
        if (i > 0 && i % 2 == 0)
            URI_FUNC(PutByte)(output, ':');
        URI_FUNC(PutByte)(output, "0123456789abcdef"[ip6->data[i] >> 4]);
        URI_FUNC(PutByte)(output, "0123456789abcdef"[ip6->data[i] & 15]);
    }
    URI_FUNC(PutByte)(output, ']');
}

/* The host as it was written, if by_text and if there is that text; otherwise by its
 * address. */
static void URI_FUNC(PutHost)(struct URI_TYPE(Output) *output, const URI_TYPE(Uri) *uri,
                              int by_text)
{
    const URI_TYPE(TextRange) *const future = &uri->hostData.ipFuture;
    const int literal = future->first != NULL || uri->hostData.ip6 != NULL;

    by_text = by_text && uri->hostText.first != NULL;
    if (!by_text && uri->hostData.ip4 != NULL) {
        URI_FUNC(PutIp4)(output, uri->hostData.ip4);
    } else if (!by_text && uri->hostData.ip6 != NULL) {
        URI_FUNC(PutIp6)(output, uri->hostData.ip6);
    } else {
        if (literal)
            URI_FUNC(PutByte)(output, '[');
        URI_FUNC(PutRange)(output, future->first != NULL ? future : &uri->hostText);
        if (literal)
            URI_FUNC(PutByte)(output, ']');
    }
}

UriBool URI_FUNC(HasHost)(const URI_TYPE(Uri) *uri)
{
    return uri != NULL && (uri->hostText.first != NULL || uri->hostData.ip4 != NULL ||
                           uri->hostData.ip6 != NULL || uri->hostData.ipFuture.first != NULL)
               ? URI_TRUE
               : URI_FALSE;
}

static void URI_FUNC(PutAuthority)(struct URI_TYPE(Output) *output, const URI_TYPE(Uri) *uri,
                                   int by_text)
{
    URI_FUNC(PutByte)(output, '/');
    URI_FUNC(PutByte)(output, '/');
    if (uri->userInfo.first != NULL) {
        URI_FUNC(PutRange)(output, &uri->userInfo);
        URI_FUNC(PutByte)(output, '@');
    }
    URI_FUNC(PutHost)(output, uri, by_text);
    if (uri->portText.first != NULL) {
        URI_FUNC(PutByte)(output, ':');
        URI_FUNC(PutRange)(output, &uri->portText);
    }
}

/* Section 5.3. */
static void URI_FUNC(PutUri)(struct URI_TYPE(Output) *output, const URI_TYPE(Uri) *uri,
                             int by_text)
{
    const URI_TYPE(PathSegment) *segment = uri->pathHead;

    if (uri->scheme.first != NULL) {
        URI_FUNC(PutRange)(output, &uri->scheme);
        URI_FUNC(PutByte)(output, ':');
    }
    if (URI_FUNC(HasHost)(uri))
        URI_FUNC(PutAuthority)(output, uri, by_text);
    if (uri->absolutePath || (segment != NULL && URI_FUNC(HasHost)(uri)))
        URI_FUNC(PutByte)(output, '/');
    for (; segment != NULL; segment = segment->next) {
        URI_FUNC(PutRange)(output, &segment->text);
        if (segment->next != NULL)
            URI_FUNC(PutByte)(output, '/');
    }
    if (uri->query.first != NULL) {
        URI_FUNC(PutByte)(output, '?');
        URI_FUNC(PutRange)(output, &uri->query);
    }
    if (uri->fragment.first != NULL) {
        URI_FUNC(PutByte)(output, '#');
        URI_FUNC(PutRange)(output, &uri->fragment);
    }
}

int URI_FUNC(ToStringCharsRequired)(const URI_TYPE(Uri) *uri, int *charsRequired)
{
    struct URI_TYPE(Output) output = { NULL, 0, 0 };

    if (uri == NULL || charsRequired == NULL)
        return URI_ERROR_NULL;
    *charsRequired = 0;
    URI_FUNC(PutUri)(&output, uri, 0);
    if (output.n >= INT_MAX)
        return URI_ERROR_TOSTRING_TOO_LONG;
    *charsRequired = (int)output.n;
    return URI_SUCCESS;
}

int URI_FUNC(ToString)(URI_CHAR *dest, const URI_TYPE(Uri) *uri, int maxChars,
                       int *charsWritten)
{
    struct URI_TYPE(Output) output = { NULL, 0, 0 };

    if (charsWritten != NULL)
        *charsWritten = 0;
    if (dest == NULL || uri == NULL)
        return URI_ERROR_NULL;
    if (maxChars < 1)
        return URI_ERROR_TOSTRING_TOO_LONG;
    output.to = dest;
    output.room = (size_t)maxChars - 1;
    URI_FUNC(PutUri)(&output, uri, 0);
    if (output.n > output.room) {
        dest[0] = 0;
        return URI_ERROR_TOSTRING_TOO_LONG;
    }
    dest[output.n] = 0;
    if (charsWritten != NULL)
        *charsWritten = (int)output.n + 1;
    return URI_SUCCESS;
}

/* ---- comparing ---- */

static int URI_FUNC(SameHost)(const URI_TYPE(Uri) *a, const URI_TYPE(Uri) *b)
{
    const URI_TYPE(HostData) *const one = &a->hostData, *const other = &b->hostData;

    if ((one->ip4 == NULL) != (other->ip4 == NULL) ||
        (one->ip6 == NULL) != (other->ip6 == NULL) ||
        !URI_FUNC(SameRange)(&one->ipFuture, &other->ipFuture))
        return 0;
    if (one->ip4 != NULL)
        return memcmp(one->ip4->data, other->ip4->data, sizeof one->ip4->data) == 0;
    if (one->ip6 != NULL)
        return memcmp(one->ip6->data, other->ip6->data, sizeof one->ip6->data) == 0;
    return one->ipFuture.first != NULL ||
           URI_FUNC(SameRange)(&a->hostText, &b->hostText);
}

static int URI_FUNC(SamePath)(const URI_TYPE(Uri) *a, const URI_TYPE(Uri) *b)
{
    const URI_TYPE(PathSegment) *one = a->pathHead, *other = b->pathHead;

    /* a path after a host starts with "/", whatever the program has written there */
    if (!URI_FUNC(HasHost)(a) && !a->absolutePath != !b->absolutePath)
        return 0;
    for (; one != NULL && other != NULL; one = one->next, other = other->next) {
        if (!URI_FUNC(SameRange)(&one->text, &other->text))
            return 0;
    }
    return one == NULL && other == NULL;
}

UriBool URI_FUNC(EqualsUri)(const URI_TYPE(Uri) *a, const URI_TYPE(Uri) *b)
{
    if (a == NULL || b == NULL)
        return a == b ? URI_TRUE : URI_FALSE;
    return URI_FUNC(SameRange)(&a->scheme, &b->scheme) &&
                   URI_FUNC(SameRange)(&a->userInfo, &b->userInfo) &&
                   URI_FUNC(SameHost)(a, b) &&
                   URI_FUNC(SameRange)(&a->portText, &b->portText) &&
                   URI_FUNC(SamePath)(a, b) && URI_FUNC(SameRange)(&a->query, &b->query) &&
                   URI_FUNC(SameRange)(&a->fragment, &b->fragment)
               ? URI_TRUE
               : URI_FALSE;
}

/* ---- to bytes and back ---- */

/* Writes and parses the reference. */
static int URI_FUNC(Text)(const URI_TYPE(Uri) *uri, UriMemoryManager *memory,
                          struct uric_uri_bytes *text)
{
    struct URI_TYPE(Output) output = { NULL, 0, 0 };
    char *made;

    text->s = NULL;
    URI_FUNC(PutUri)(&output, uri, 1);
    if (output.n > URIC_MAX_LENGTH)
        return URI_ERROR_OUTPUT_TOO_LARGE;
    text->n = output.room = output.n;
    output.n = 0;
    output.to = (URI_CHAR *)uric_uri_room(memory, output.room, sizeof(URI_CHAR));
    if (output.to == NULL)
        return URI_ERROR_MALLOC;
    URI_FUNC(PutUri)(&output, uri, 1);
    if (URI_FUNC(Bytes)(output.to, output.n, memory, &made) != (const char *)output.to) {
        memory->free(memory, output.to); /* a copy was made, or there is no room for it */
        output.to = NULL;
        if (made == NULL)
            return URI_ERROR_MALLOC;
    }
    text->s = made != NULL ? made : (char *)output.to;
    return uric_uri_read(text, memory);
}

/* Makes *uri the reference that the text is; it owns its texts. */
static int URI_FUNC(FromText)(URI_TYPE(Uri) *uri, const struct uric_uri_bytes *text,
                              UriMemoryManager *memory)
{
    URI_TYPE(Uri) view;
    URI_CHAR *made;
    const URI_CHAR *const s = URI_FUNC(Characters)(text->s, text->n, memory, &made);
    int error = URI_ERROR_MALLOC;

    if (s != NULL)
        error = URI_FUNC(Fill)(&view, s, text->s, &text->u, memory);
    if (error == URI_SUCCESS) {
        error = URI_FUNC(Copy)(uri, &view, memory);
        URI_FUNC(Free)(&view, memory);
    }
    if (made != NULL)
        memory->free(memory, made);
    return error;
}
