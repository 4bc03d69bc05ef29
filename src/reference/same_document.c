/* Same-document references (RFC 3986, 4.4). */
#include "reference/resolve.h"

int uric_same_document(const char *base_string, const struct uric *base,
                       const char *reference_string, const struct uric *reference)
{
    const int last = uric_has(base, URIC_QUERY) ? URIC_QUERY : URIC_PATH;
    struct uric_output out = { NULL, NULL, NULL, 0, 0, 0, { NULL, 0 } };
    struct uric_target target;
    struct uric_rest rest;

    uric_transform(base_string, base, reference_string, reference, 0, &target);
    target.fragment.s = NULL;
    uric_target_measure(&target, 0, 0, &rest);
    uric_target_put(&target, &rest, &out);
    if (out.length != base->part[last].end)
        return 0;
    out.like = base_string;
    uric_target_put(&target, &rest, &out);
    return !out.differs;
}
