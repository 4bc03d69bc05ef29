/* URIs in running text (RFC 3986, Appendix C). */
#include "internal.h"
#include "uric_text.h"

const char *uric_found_form_name(int form)
{
    static const char *const names[URIC_FOUND_FORMS] = {
        "angle", "quoted", "prefixed", "bare", "suffix", "attribute"
    };
    return form >= 0 && form < URIC_FOUND_FORMS ? names[form] : NULL;
}
