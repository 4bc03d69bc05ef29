/* Judges whether a record is a valid URI of its scheme. */
#include "command/scheme/scheme_verdict.h"

#include "uric_history.h"

void scheme_judge(int strict, const char *s, size_t n, struct scheme_verdict *v)
{
    uric_span name;

    v->by_scheme = strict;
    if (strict) {
        v->status = uric_edition_scheme_parse(s, n, &v->u, &v->r);
        return;
    }
    v->status = uric_parse_uri(s, n, &v->u);
    if (v->status != URIC_OK)
        return;
    v->by_scheme = 1;
    name = v->u.part[URIC_SCHEME];
    v->status = uric_scheme_parse(uric_bind(s, &v->u),
                                  uric_scheme_find(s + name.begin, name.end - name.begin, NULL, 0),
                                  &v->r);
}
