/* Builds a reference from its parts. */
#include "reference/compose.h"

enum uric_status uric_build(const struct uric_bytes part[URIC_PARTS], char *buffer,
                            size_t size, size_t *length, struct uric_refusal *why)
{
    struct uric_part_text text[URIC_PARTS];
    struct uric_refusal unasked;
    int which;

    if (why == NULL)
        why = &unasked;
    *length = 0;
    memset(why, 0, sizeof *why);
    memset(text, 0, sizeof text);
    for (which = 0; which < URIC_PARTS; which++) {
        if (uric_too_long(part[which]))
            return URIC_TOO_LONG;
        uric_part_set(&text[which], part[which]);
    }
    return uric_compose(text, URIC_PARTS, buffer, size, length, why);
}
