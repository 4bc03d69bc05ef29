/* Generated from grammar/appendix_b.re by re2c 3.0; do not edit. */
/* RFC 3986, Appendix B in re2c: the regular expression as the RFC prints it,
 * with a tag on either side of each group that is a component.
 *
 *   ^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?
 *    12            3  4          5       6  7        8 9
 *
 * "." is any byte here, as in [^#]; re2c is greedy, as the expression is. */
#include "util/internal.h"
#include "parse/variants.h"

#define UNDEFINED SIZE_MAX

static void define(struct uric_split_result *u, enum uric_split_part which,
                   size_t begin, size_t end)
{
    if (begin == UNDEFINED || end == UNDEFINED)
        return;
    u->part[which].begin = (uint32_t)begin;
    URIC_DEFINE(u, which, (uint32_t)end);
}

enum uric_status uric_re2c_appendix_b(const char *text, size_t n,
                                      struct uric_split_result *u)
{
    const unsigned char *const s = (const unsigned char *)text;
    size_t at = 0;
    size_t scheme_begin = UNDEFINED, scheme_end = UNDEFINED;
    size_t authority_begin = UNDEFINED, authority_end = UNDEFINED;
    size_t path_begin = 0, path_end = 0;
    size_t query_begin = UNDEFINED, query_end = UNDEFINED;
    size_t fragment_begin = UNDEFINED, fragment_end = UNDEFINED;
    size_t yyt1 = UNDEFINED;
    size_t yyt10 = UNDEFINED;
    size_t yyt2 = UNDEFINED;
    size_t yyt3 = UNDEFINED;
    size_t yyt4 = UNDEFINED;
    size_t yyt5 = UNDEFINED;
    size_t yyt6 = UNDEFINED;
    size_t yyt7 = UNDEFINED;
    size_t yyt8 = UNDEFINED;
    size_t yyt9 = UNDEFINED;
    unsigned char yych;

    memset(u, 0, sizeof *u);
    if (n > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;

    /* The peek must not read the byte at the end; the NUL that it returns there
     * makes re2c ask whether this is the end. */
    
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '#':
            yyt1 = UNDEFINED;
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt4 = at;
            yyt5 = UNDEFINED;
            yyt8 = UNDEFINED;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            goto yy3;
        case '/':
            yyt1 = UNDEFINED;
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt8 = UNDEFINED;
            yyt9 = UNDEFINED;
            goto yy4;
        case ':':
            yyt1 = UNDEFINED;
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt8 = UNDEFINED;
            yyt9 = UNDEFINED;
            goto yy5;
        case '?':
            yyt1 = UNDEFINED;
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt4 = at;
            yyt8 = UNDEFINED;
            yyt9 = UNDEFINED;
            goto yy7;
        default:
            if (at >= n) goto yy13;
            yyt1 = UNDEFINED;
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt8 = UNDEFINED;
            yyt9 = UNDEFINED;
            goto yy1;
    }
yy1:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '#':
            yyt4 = at;
            yyt5 = UNDEFINED;
            yyt10 = UNDEFINED;
            goto yy3;
        case '/': goto yy5;
        case ':':
            yyt8 = at;
            goto yy8;
        case '?':
            yyt4 = at;
            goto yy7;
        default:
            if (at >= n) {
                yyt4 = at;
                yyt5 = UNDEFINED;
                yyt6 = UNDEFINED;
                yyt7 = UNDEFINED;
                yyt10 = UNDEFINED;
                goto yy2;
            }
            goto yy1;
    }
yy2:
    scheme_begin = yyt1;
    scheme_end = yyt8;
    authority_begin = yyt9;
    authority_end = yyt2;
    path_begin = yyt3;
    path_end = yyt4;
    query_begin = yyt10;
    query_end = yyt5;
    fragment_begin = yyt6;
    fragment_end = yyt7;
    { goto matched; }
yy3:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    if (yych <= 0x00) {
        if (at >= n) {
            yyt6 = at;
            yyt7 = at;
            goto yy2;
        }
        yyt6 = at;
        goto yy9;
    }
    yyt6 = at;
    goto yy9;
yy4:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case 0x00:
            if (at >= n) {
                yyt4 = at;
                yyt5 = UNDEFINED;
                yyt6 = UNDEFINED;
                yyt7 = UNDEFINED;
                yyt10 = UNDEFINED;
                goto yy2;
            }
            goto yy5;
        case '/': goto yy10;
        default: goto yy6;
    }
yy5:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
yy6:
    switch (yych) {
        case '#':
            yyt4 = at;
            yyt5 = UNDEFINED;
            yyt10 = UNDEFINED;
            goto yy3;
        case '?':
            yyt4 = at;
            goto yy7;
        default:
            if (at >= n) {
                yyt4 = at;
                yyt5 = UNDEFINED;
                yyt6 = UNDEFINED;
                yyt7 = UNDEFINED;
                yyt10 = UNDEFINED;
                goto yy2;
            }
            goto yy5;
    }
yy7:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '#':
            yyt5 = at;
            yyt10 = at;
            goto yy3;
        default:
            if (at >= n) {
                yyt5 = at;
                yyt6 = UNDEFINED;
                yyt7 = UNDEFINED;
                yyt10 = at;
                goto yy2;
            }
            yyt10 = at;
            goto yy11;
    }
yy8:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '#':
            yyt1 = yyt3;
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt4 = at;
            yyt5 = UNDEFINED;
            yyt9 = UNDEFINED;
            yyt10 = UNDEFINED;
            goto yy3;
        case '/':
            yyt1 = yyt3;
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt9 = UNDEFINED;
            goto yy4;
        case '?':
            yyt1 = yyt3;
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt4 = at;
            yyt9 = UNDEFINED;
            goto yy7;
        default:
            if (at >= n) {
                yyt1 = yyt3;
                yyt2 = UNDEFINED;
                yyt3 = at;
                yyt4 = at;
                yyt5 = UNDEFINED;
                yyt6 = UNDEFINED;
                yyt7 = UNDEFINED;
                yyt9 = UNDEFINED;
                yyt10 = UNDEFINED;
                goto yy2;
            }
            yyt1 = yyt3;
            yyt2 = UNDEFINED;
            yyt3 = at;
            yyt9 = UNDEFINED;
            goto yy5;
    }
yy9:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    if (yych <= 0x00) {
        if (at >= n) {
            yyt7 = at;
            goto yy2;
        }
        goto yy9;
    }
    goto yy9;
yy10:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '#':
            yyt2 = at;
            yyt3 = at;
            yyt4 = at;
            yyt5 = UNDEFINED;
            yyt9 = at;
            yyt10 = UNDEFINED;
            goto yy3;
        case '/':
            yyt2 = at;
            yyt3 = at;
            yyt9 = at;
            goto yy5;
        case '?':
            yyt2 = at;
            yyt3 = at;
            yyt4 = at;
            yyt9 = at;
            goto yy7;
        default:
            if (at >= n) {
                yyt2 = at;
                yyt3 = at;
                yyt4 = at;
                yyt5 = UNDEFINED;
                yyt6 = UNDEFINED;
                yyt7 = UNDEFINED;
                yyt9 = at;
                yyt10 = UNDEFINED;
                goto yy2;
            }
            yyt9 = at;
            goto yy12;
    }
yy11:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '#':
            yyt5 = at;
            goto yy3;
        default:
            if (at >= n) {
                yyt5 = at;
                yyt6 = UNDEFINED;
                yyt7 = UNDEFINED;
                goto yy2;
            }
            goto yy11;
    }
yy12:
    ++at;
    yych = (unsigned char)(at < n ? s[at] : 0);
    switch (yych) {
        case '#':
            yyt2 = at;
            yyt3 = at;
            yyt4 = at;
            yyt5 = UNDEFINED;
            yyt10 = UNDEFINED;
            goto yy3;
        case '/':
            yyt2 = at;
            yyt3 = at;
            goto yy5;
        case '?':
            yyt2 = at;
            yyt3 = at;
            yyt4 = at;
            goto yy7;
        default:
            if (at >= n) {
                yyt2 = at;
                yyt3 = at;
                yyt4 = at;
                yyt5 = UNDEFINED;
                yyt6 = UNDEFINED;
                yyt7 = UNDEFINED;
                yyt10 = UNDEFINED;
                goto yy2;
            }
            goto yy12;
    }
yy13:
    { goto matched; }


matched:
    define(u, URIC_SPLIT_SCHEME, scheme_begin, scheme_end);
    define(u, URIC_SPLIT_AUTHORITY, authority_begin, authority_end);
    define(u, URIC_SPLIT_PATH, path_begin, path_end);
    define(u, URIC_SPLIT_QUERY, query_begin, query_end);
    define(u, URIC_SPLIT_FRAGMENT, fragment_begin, fragment_end);
    return URIC_OK;
}

#undef UNDEFINED
