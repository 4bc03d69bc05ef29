/* The FTP commands that a URI stands for (RFC 1738, 3.2.2). */
#include "schemes/coded_text.h"
#include "uric_schemes.h"
#include "util/ascii.h"
#include "util/triplet.h"

/* The reason why an argument would end early (RFC 1738, section 6), or NULL. */
static const char *harm_in(const char *s, uric_span at)
{
    uint32_t i = at.begin;

    while (i < at.end) {
        switch (uric_decode_next(s, &i, at.end)) {
        case '\0': return "a decoded element contains NUL";
        case '\n': return "a decoded element contains LF";
        case '\r': return "a decoded element contains CR";
        default: break;
        }
    }
    return NULL;
}

static void put_command(struct uric_written *t, const char *verb, const char *s,
                        uric_span argument)
{
    uric_put(t, verb);
    uric_put_decoded(t, s, argument);
    uric_put(t, "\r\n");
}

static void put_login(struct uric_written *t, const char *s, const struct uric *u)
{
    uric_span at;

    if (!uric_user(uric_bind(s, u), &at)) {
        uric_put(t, "USER anonymous\r\n");
        return;
    }
    put_command(t, "USER ", s, at);
    if (uric_password(uric_bind(s, u), &at))
        put_command(t, "PASS ", s, at);
}

/* The commands for the name, once in its directory. */
static void put_access(struct uric_written *t, const char *s,
                       const struct uric_scheme_parts *r)
{
    const uric_span name = r->part[URIC_FTP_NAME];
    const uric_span typecode = r->part[URIC_FTP_TYPECODE];
    const int has_type = uric_scheme_has(r, URIC_FTP_TYPECODE);

    if (has_type && uric_lower(s[typecode.begin]) == 'd') {
        put_command(t, name.begin == name.end ? "NLST" : "NLST ", s, name);
        return;
    }
    if (name.begin == name.end) { /* no file has an empty name: list the directory */
        uric_put(t, "NLST\r\n");
        return;
    }
    if (has_type)
        put_command(t, "TYPE ", s, typecode);
    put_command(t, "RETR ", s, name);
}

enum uric_status uric_ftp_commands(struct uric_ref ref,
                                   const struct uric_scheme_parts *r, char *buffer,
                                   size_t size, size_t *length, const char **refused)
{
    const char *const s = ref.s;
    const struct uric *const u = ref.u;
    struct uric_written t = { buffer, size, 0 };
    uric_span cwd = r->part[URIC_FTP_CWD], element;

    *length = 0;
    *refused = NULL;
    if (!uric_is_valid(u))
        return URIC_INVALID;
    *refused = harm_in(s, u->part[URIC_USERINFO]);
    if (*refused == NULL)
        *refused = harm_in(s, cwd);
    if (*refused == NULL)
        *refused = harm_in(s, r->part[URIC_FTP_NAME]);
    if (*refused != NULL)
        return URIC_REFUSED;

    put_login(&t, s, u);
    while (uric_scheme_has(r, URIC_FTP_CWD) &&
           uric_list_next(s, &cwd, '/', &element))
        put_command(&t, "CWD ", s, element);
    if (uric_scheme_has(r, URIC_FTP_NAME))
        put_access(&t, s, r);
    return uric_written_end(&t, length);
}
