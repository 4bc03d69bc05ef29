/* For each type of characters: escapes, unescapes, converts file names. */

/* ---- escaping ---- */

static URI_CHAR *URI_FUNC(PutTriplet)(URI_CHAR *out, unsigned byte)
{
    out[0] = '%';
    out[1] = (URI_CHAR)uric_hex_upper(byte >> 4 & 15);
    out[2] = (URI_CHAR)uric_hex_upper(byte & 15);
    return out + 3;
}

/* Writes one character; after_cr: it follows a CR. */
static URI_CHAR *URI_FUNC(EscapeOne)(URI_CHAR c, URI_CHAR *out, UriBool spaceToPlus,
                                     UriBool normalizeBreaks, int after_cr)
{
    const unsigned byte = (unsigned char)c;

    if ((unsigned long)c < 0x80 && uric_is_unreserved((unsigned char)byte)) {
        *out = c;
        return out + 1;
    }
    if (c == ' ' && spaceToPlus) {
        *out = '+';
        return out + 1;
    }
    if (normalizeBreaks && (c == '\r' || c == '\n')) {
        if (c == '\n' && after_cr)
            return out;
        return URI_FUNC(PutTriplet)(URI_FUNC(PutTriplet)(out, '\r'), '\n');
    }
    return URI_FUNC(PutTriplet)(out, byte);
}

URI_CHAR *URI_FUNC(EscapeEx)(const URI_CHAR *inFirst, const URI_CHAR *inAfterLast,
                             URI_CHAR *out, UriBool spaceToPlus, UriBool normalizeBreaks)
{
    const URI_CHAR *in;
    int after_cr = 0;

    if (out == NULL || inFirst == out)
        return NULL;
    for (in = inFirst; in != NULL && (inAfterLast == NULL || in < inAfterLast) && *in != 0;
         in++) {
        out = URI_FUNC(EscapeOne)(*in, out, spaceToPlus, normalizeBreaks, after_cr);
        after_cr = *in == '\r';
    }
    *out = 0;
    return out;
}

URI_CHAR *URI_FUNC(Escape)(const URI_CHAR *in, URI_CHAR *out, UriBool spaceToPlus,
                           UriBool normalizeBreaks)
{
    return URI_FUNC(EscapeEx)(in, NULL, out, spaceToPlus, normalizeBreaks);
}

/* Writes the line break that an encoded CR or LF is to become: at most two characters. */
static URI_CHAR *URI_FUNC(PutBreak)(URI_CHAR *out, unsigned byte, int after_cr,
                                    UriBreakConversion to)
{
    if (to != URI_BR_TO_LF && to != URI_BR_TO_CRLF && to != URI_BR_TO_CR) {
        *out = (URI_CHAR)byte;
        return out + 1;
    }
    if (byte == '\n' && after_cr)
        return out;
    if (to != URI_BR_TO_LF)
        *out++ = '\r';
    if (to != URI_BR_TO_CR)
        *out++ = '\n';
    return out;
}

const URI_CHAR *URI_FUNC(UnescapeInPlaceEx)(URI_CHAR *inout, UriBool plusToSpace,
                                            UriBreakConversion breakConversion)
{
    const URI_CHAR *in = inout;
    URI_CHAR *out = inout;
    int after_cr = 0;

    if (inout == NULL)
        return NULL;
    while (*in != 0) {
        const unsigned high = *in == '%' ? URI_FUNC(HexValue)(in[1]) : 16;
        const unsigned low = high < 16 ? URI_FUNC(HexValue)(in[2]) : 16;
        const unsigned byte = high << 4 | low;

        if (low == 16) {
            *out++ = *in == '+' && plusToSpace ? ' ' : *in;
            in++;
            after_cr = 0;
            continue;
        }
        if (byte == '\r' || byte == '\n')
            out = URI_FUNC(PutBreak)(out, byte, after_cr, breakConversion);
        else
            *out++ = (URI_CHAR)byte;
        after_cr = byte == '\r';
        in += 3;
    }
    *out = 0;
    return out;
}

const URI_CHAR *URI_FUNC(UnescapeInPlace)(URI_CHAR *inout)
{
    return URI_FUNC(UnescapeInPlaceEx)(inout, URI_FALSE, URI_BR_DONT_TOUCH);
}

/* ---- file names ---- */

static URI_CHAR *URI_FUNC(PutText)(URI_CHAR *out, const char *text)
{
    while (*text != '\0')
        *out++ = (URI_CHAR)*text++;
    return out;
}

/* Writes the segments of a file name, escaped.  With a drive, its ":" stays, and "/" separates
 * as well until the first separator. */
static void URI_FUNC(PutNames)(const URI_CHAR *name, URI_CHAR separator, int has_drive,
                               URI_CHAR *out)
{
    if (has_drive) {
        *out++ = *name++;
        *out++ = *name++;
    }
    for (;; name++) {
        const URI_CHAR *const begin = name;

        while (*name != 0 && *name != separator && !(has_drive && *name == '/'))
            name++;
        if (begin < name)
            out = URI_FUNC(EscapeEx)(begin, name, out, URI_FALSE, URI_FALSE);
        *out++ = *name == 0 ? 0 : '/';
        if (*name == 0)
            return;
        if (*name == separator)
            has_drive = 0;
    }
}

int URI_FUNC(UnixFilenameToUriString)(const URI_CHAR *filename, URI_CHAR *uriString)
{
    if (filename == NULL || uriString == NULL)
        return URI_ERROR_NULL;
    if (filename[0] == '/')
        uriString = URI_FUNC(PutText)(uriString, "file://");
    URI_FUNC(PutNames)(filename, '/', 0, uriString);
    return URI_SUCCESS;
}

int URI_FUNC(WindowsFilenameToUriString)(const URI_CHAR *filename, URI_CHAR *uriString)
{
    int has_drive, has_server;

    if (filename == NULL || uriString == NULL)
        return URI_ERROR_NULL;
    has_drive = filename[0] != 0 && filename[1] == ':';
    has_server = filename[0] == '\\' && filename[1] == '\\';
    if (has_drive || has_server)
        uriString = URI_FUNC(PutText)(uriString, has_server ? "file:" : "file:///");
    URI_FUNC(PutNames)(filename, '\\', has_drive, uriString);
    return URI_SUCCESS;
}

static int URI_FUNC(StartsWith)(const URI_CHAR *s, const char *text)
{
    while (*text != '\0') {
        if (*s++ != (URI_CHAR)*text++)
            return 0;
    }
    return 1;
}

int URI_FUNC(UriStringToUnixFilename)(const URI_CHAR *uriString, URI_CHAR *filename)
{
    if (uriString == NULL || filename == NULL)
        return URI_ERROR_NULL;
    if (URI_FUNC(StartsWith)(uriString, "file://"))
        uriString += 7;
    else if (URI_FUNC(StartsWith)(uriString, "file:/"))
        uriString += 5; /* RFC 8089, appendix B */
    memmove(filename, uriString, (URI_FUNC(Count)(uriString) + 1) * sizeof(URI_CHAR));
    URI_FUNC(UnescapeInPlace)(filename);
    return URI_SUCCESS;
}

int URI_FUNC(UriStringToWindowsFilename)(const URI_CHAR *uriString, URI_CHAR *filename)
{
    URI_CHAR *name = filename;

    if (uriString == NULL || filename == NULL)
        return URI_ERROR_NULL;
    if (URI_FUNC(StartsWith)(uriString, "file:///"))
        uriString += 8;
    else if (URI_FUNC(StartsWith)(uriString, "file://")) {
        uriString += 7;
        name = URI_FUNC(PutText)(name, "\\\\");
    } else if (URI_FUNC(StartsWith)(uriString, "file:") && uriString[5] != '/')
        uriString += 5; /* RFC 8089, appendix E.2 */
    memmove(name, uriString, (URI_FUNC(Count)(uriString) + 1) * sizeof(URI_CHAR));
    URI_FUNC(UnescapeInPlace)(name);
    for (; *name != 0; name++) {
        if (*name == '/')
            *name = '\\';
    }
    return URI_SUCCESS;
}
