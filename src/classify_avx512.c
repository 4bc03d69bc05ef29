/* Stage 1: not written yet. */
#include "walk.h"
#if URIC_BUILT & URIC_BUILT_AVX512
int uric_parse_avx512(unsigned start, const unsigned char *s, size_t n, struct uric *u)
{
    return uric_parse_portable(start, s, n, u);
}
size_t uric_pass_avx512(struct uric_view *v, size_t i, unsigned jump)
{
    return uric_pass_portable(v, i, jump);
}
#endif
