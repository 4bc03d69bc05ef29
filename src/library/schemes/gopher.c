/* Parses Gopher+ strings (RFC 1738, 3.4.4 to 3.4.9). */
#include "uric_schemes.h"
#include "util/ascii.h"

/* The offset of the first "%XX" with these digits in the span; its end if there is none. */
static uint32_t find_encoded(const char *s, uric_span at, const char *digits)
{
    uint32_t i;

    for (i = at.begin; i < at.end; i++) {
        if (s[i] == '%' && at.end - i >= 3 && s[i + 1] == digits[0] &&
            uric_lower(s[i + 2]) == uric_lower(digits[1]))
            return i;
    }
    return at.end;
}

/* Advances the start of the span past a text, ignoring case: 1, or 0 if the span does not
 * start with it. */
static int passes(const char *s, uric_span *at, const char *text)
{
    uint32_t i;

    for (i = at->begin; *text; text++, i++) {
        if (i == at->end || uric_lower(s[i]) != uric_lower(*text))
            return 0;
    }
    at->begin = i;
    return 1;
}

/* After "+": the values of a Gopher+ form, followed by a line of ".". */
static int read_form_data(const char *s, uric_span rest,
                          struct uric_gopher_plus *plus)
{
    static const char end[] = ".%0D%0A";
    const uint32_t length = sizeof end - 1;
    uric_span last;

    if (!passes(s, &rest, "%091%0D%0A+-1%0D%0A") ||
        rest.end - rest.begin < length)
        return 0;
    last.begin = rest.end - length;
    last.end = rest.end;
    if (!passes(s, &last, end))
        return 0;
    plus->request = URIC_GOPHER_PLUS_FORM_DATA;
    if (rest.end - rest.begin > length) {
        plus->items.begin = rest.begin;
        plus->items.end = rest.end - length;
        plus->defined = URIC_GOPHER_HAS_ITEMS;
    }
    return 1;
}

/* After "+": a view and, after a space, its language. */
static void read_view(const char *s, uric_span rest,
                      struct uric_gopher_plus *plus)
{
    const uint32_t blank = find_encoded(s, rest, "20");

    plus->request = URIC_GOPHER_PLUS_VIEW;
    plus->defined = URIC_GOPHER_HAS_ITEMS;
    plus->items.begin = rest.begin;
    plus->items.end = blank;
    if (blank < rest.end) {
        plus->language.begin = blank + 3;
        plus->language.end = rest.end;
        plus->defined = URIC_GOPHER_HAS_ITEMS | URIC_GOPHER_HAS_LANGUAGE;
    }
}

static void read_attributes(uric_span rest, struct uric_gopher_plus *plus)
{
    if (rest.begin < rest.end) {
        plus->items = rest;
        plus->defined = URIC_GOPHER_HAS_ITEMS;
    }
}

void uric_gopher_read_plus(const char *s, uric_span string,
                           struct uric_gopher_plus *plus)
{
    uric_span rest = string;

    memset(plus, 0, sizeof *plus);
    plus->request = URIC_GOPHER_PLUS_OTHER;
    if (string.begin == string.end)
        return;
    rest.begin++;
    switch (s[string.begin]) {
    case '?':
        if (rest.begin == rest.end)
            plus->request = URIC_GOPHER_PLUS_FORM;
        break;
    case '!':
        plus->request = URIC_GOPHER_PLUS_ATTRIBUTES;
        read_attributes(rest, plus);
        break;
    case '$':
        plus->request = URIC_GOPHER_PLUS_DIRECTORY_ATTRIBUTES;
        read_attributes(rest, plus);
        break;
    case '+':
        if (rest.begin == rest.end)
            plus->request = URIC_GOPHER_PLUS_DEFAULT_VIEW;
        else if (find_encoded(s, rest, "09") == rest.end)
            read_view(s, rest, plus);
        else
            read_form_data(s, rest, plus);
        break;
    default: break;
    }
}

/* Attributes are separated by spaces; each value of a Gopher+ form is terminated by CR LF. */
bool uric_gopher_item(const char *s, const struct uric_gopher_plus *plus,
                      uric_span *rest, uric_span *item)
{
    const int is_form = plus->request == URIC_GOPHER_PLUS_FORM_DATA;

    item->begin = item->end = 0;
    if (rest->begin >= rest->end)
        return false;
    item->begin = rest->begin;
    item->end = find_encoded(s, *rest, is_form ? "0D" : "20");
    rest->begin = item->end < rest->end ? item->end + 3 : rest->end;
    if (is_form && rest->begin < rest->end)
        passes(s, rest, "%0A");
    return true;
}

const char *uric_gopher_request_name(int request)
{
    static const char *const names[] = {
        "other", "default-view", "form", "attributes", "directory-attributes",
        "view", "form-data"
    };
    return request >= 0 && request <= URIC_GOPHER_PLUS_FORM_DATA ? names[request] : NULL;
}
