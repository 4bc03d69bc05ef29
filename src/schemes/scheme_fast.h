/* Parses common ftp and mailto URIs by masks, once for each instruction set.  The including
 * file defines these macros, and this file undefines them:
 *
 *   FAST(name)    the name for this instruction set
 *   WINDOW        a type that holds at most 64 bytes
 *   LOOK(w, s, begin, end)  fill a window from a span: 0 if it does not fit or is empty
 *   EQUAL(w, c)   a mask of the bytes that equal c; bit 0 is the first byte
 *   NOT_ATOM(w)   a mask of the bytes, other than "@", that are not allowed in a
 *                 dot-atom-text, or are encoded
 *   NO_QCHAR(w)   a mask of the bytes, other than "=" and "&", that are not allowed in
 *                 a header
 */
/* "/", anything without ";", and perhaps a type. */
static int FAST(ftp)(const unsigned char *s, const struct uric *u, uint32_t end,
                  struct uric_scheme_parts *r)
{
    enum { TYPE = 7 }; /* the length of ";type=a" */
    const uint32_t begin = u->part[URIC_PATH].begin;
    WINDOW w;
    uint64_t slashes, semicolons;
    uint32_t name;
    unsigned has_type, has_cwd;

    if (!LOOK(&w, s, begin, end) || s[begin] != '/')
        return 0;
    semicolons = EQUAL(w, ';');
    slashes = EQUAL(w, '/');
    has_type = semicolons != 0;
    if ((semicolons & (semicolons - 1)) | (has_type & ~ends_in_type(s + end)))
        return 0;
    name = begin + (uint32_t)(64 - __builtin_clzll(slashes));
    has_cwd = (slashes & (slashes - 1)) != 0;
    r->part[URIC_FTP_NAME].begin = name;
    r->part[URIC_FTP_NAME].end = end - has_type * TYPE;
    r->part[URIC_FTP_TYPECODE].begin = has_type * (end - 1);
    r->part[URIC_FTP_TYPECODE].end = has_type * end;
    r->part[URIC_FTP_CWD].begin = has_cwd * (begin + 1);
    r->part[URIC_FTP_CWD].end = has_cwd * (name - 1);
    r->defined = (uint8_t)(1u << URIC_FTP_NAME | has_type << URIC_FTP_TYPECODE |
                           has_cwd << URIC_FTP_CWD);
    return 1;
}

/* One address with nothing encoded: two dot-atom-texts with "@" between them. */
static inline int FAST(is_plain_address)(const unsigned char *s, uint32_t begin,
                                   uint32_t end)
{
    WINDOW w;
    uint64_t parted, last;

    if (!LOOK(&w, s, begin, end) || NOT_ATOM(w))
        return 0;
    parted = EQUAL(w, '@');
    if (parted == 0 || (parted & (parted - 1)))
        return 0;
    /* atoms are not empty: no delimiter is first, last, or right after another */
    parted |= EQUAL(w, '.');
    last = (uint64_t)1 << (end - begin - 1);
    return !(parted & (parted << 1 | 1 | last));
}

/* name=value, perhaps followed by more of them, each after "&". */
static inline int FAST(are_plain_headers)(const unsigned char *s, uint32_t begin,
                                    uint32_t end)
{
    WINDOW w;
    uint64_t equals, ands, rest;

    if (!LOOK(&w, s, begin, end) || NO_QCHAR(w))
        return 0;
    equals = EQUAL(w, '=');
    ands = EQUAL(w, '&');
    rest = equals | ands;
    while (rest & equals & (0 - rest)) {
        rest &= rest - 1;
        if (rest == 0)
            return 1;
        if (!(rest & ands & (0 - rest)))
            return 0;
        rest &= rest - 1;
    }
    return 0;
}

static int FAST(mailto)(const unsigned char *s, const struct uric *u,
                     struct uric_scheme_parts *r)
{
    /* loaded one by one, as they have just been stored: a wider load would stall */
    const volatile uric_span *const to = &u->part[URIC_PATH];
    const volatile uric_span *const headers = &u->part[URIC_QUERY];
    const uint32_t to_begin = to->begin, to_end = to->end;
    const uint32_t headers_begin = headers->begin, headers_end = headers->end;
    const unsigned has_headers = uric_has(u, URIC_QUERY) != 0;

    if (!FAST(is_plain_address)(s, to_begin, to_end))
        return 0;
    if (has_headers && !FAST(are_plain_headers)(s, headers_begin, headers_end))
        return 0;
    r->part[URIC_MAILTO_ADDRESSES].begin = to_begin;
    r->part[URIC_MAILTO_ADDRESSES].end = to_end;
    r->part[URIC_MAILTO_HEADERS].begin = headers_begin; /* {0, 0} if none */
    r->part[URIC_MAILTO_HEADERS].end = headers_end;
    r->defined = (uint8_t)(1u << URIC_MAILTO_ADDRESSES |
                           has_headers << URIC_MAILTO_HEADERS);
    return 1;
}

#undef FAST
#undef WINDOW
#undef LOOK
#undef EQUAL
#undef NOT_ATOM
#undef NO_QCHAR
