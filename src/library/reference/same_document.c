/* Same-document references (RFC 3986, 4.4). */
#include "reference/resolve.h"

bool uric_same_document(struct uric_ref base, struct uric_ref reference)
{
    const int last = uric_has(base.u, URIC_QUERY) ? URIC_QUERY : URIC_PATH;
    struct uric_output out = { NULL, NULL, NULL, 0, 0, 0, { NULL, 0 } };
    struct uric_target target;
    struct uric_rest rest;

    if (!uric_is_reference(base.u) || !uric_is_reference(reference.u))
        return false;
    uric_transform(base.s, base.u, reference.s, reference.u, URIC_RESOLVE_STRICT,
                   &target);
    target.fragment.s = NULL;
    uric_target_measure(&target, 0, URIC_RESOLVE_STRICT, &rest);
    uric_target_put(&target, &rest, &out);
    if (out.length != base.u->part[last].end)
        return false;
    out.like = base.s;
    uric_target_put(&target, &rest, &out);
    return !out.differs;
}
