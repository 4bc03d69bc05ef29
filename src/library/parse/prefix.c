/* The longest prefix that matches a rule, found by the resumable scanner. */
#include "util/internal.h"

enum uric_status uric_prefix(enum uric_rule rule, const char *s, size_t n, struct uric *u,
                             uint32_t *length, uint32_t *stopped)
{
    size_t reach = n <= URIC_MAX_LENGTH ? n : URIC_MAX_LENGTH;
    struct uric_stream m;
    struct uric64 wide;
    uint64_t complete = 0;
    enum uric_status status;

    memset(u, 0, sizeof *u);
    status = uric_stream_init(&m, rule);
    if (status == URIC_OK) {
        uric_stream_feed(&m, s, reach);
        if (reach < n && !uric_stream_rejected(&m)) {
            status = uric_refuse_length(u);
        } else {
            status = uric_stream_prefix(&m, &wide, &complete);
            uric_narrow(&wide, u);
        }
    }
    if (length)
        *length = (uint32_t)complete;
    if (stopped)
        *stopped = (uint32_t)uric_stream_taken(&m);
    return status;
}
