/* The last step after a successful scan of a scheme-specific part. */
#ifndef URIC_SCHEME_FINISH_H
#define URIC_SCHEME_FINISH_H

#include "util/internal.h"
#include "uric_schemes.h"

/* All elements of ftp's path except the last are directories to change to. */
static inline void uric_part_name_from_cwd(const unsigned char *s,
                                           struct uric_scheme_parts *r)
{
    const uric_span path = r->part[URIC_FTP_NAME];
    uint32_t i = path.end;

    while (i > path.begin && s[i - 1] != '/')
        i--;
    if (i == path.begin)
        return;
    r->part[URIC_FTP_CWD].begin = path.begin;
    URIC_DEFINE(r, URIC_FTP_CWD, i - 1);
    r->part[URIC_FTP_NAME].begin = i;
}

/* Clears the traces of the scan and what it left undefined. */
static inline void uric_scheme_finish(const unsigned char *s,
                                      struct uric_scheme_parts *r)
{
    static const uric_span none = { 0, 0 };
    int part;

    r->error_offset = 0;
    r->error = URIC_FAULT_NONE;
    if (r->kind == URIC_KIND_FTP && uric_scheme_has(r, URIC_FTP_NAME))
        uric_part_name_from_cwd(s, r);
    for (part = 0; part < URIC_SCHEME_PARTS; part++) {
        if (!uric_scheme_has(r, part))
            r->part[part] = none;
    }
}

#endif
