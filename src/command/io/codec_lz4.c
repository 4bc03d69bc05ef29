/* LZ4's frame format, by liblz4. */
#include "command/io/codec.h"

#ifndef URIC_LZ4

const struct codec codec_lz4 = {
    .name = "lz4", .lacking = "compressed with lz4, but uric was built without liblz4",
    .magic = { 0x04, 0x22, 0x4d, 0x18 }, .n_magic = 4
};

#else

#include <lz4.h>
#include <lz4frame.h>
#include <stdlib.h>

struct lz4 {
    LZ4F_dctx *context;
    int ended; /* a frame has ended */
};

static void *begin(void)
{
    struct lz4 *l = calloc(1, sizeof *l);

    if (l && LZ4F_isError(LZ4F_createDecompressionContext(&l->context, LZ4F_VERSION))) {
        free(l);
        return NULL;
    }
    return l;
}

static enum codec_answer step(void *state, struct codec_bytes *b, const char **why)
{
    struct lz4 *l = state;
    size_t n_in = b->n_in, n_out = b->n_out, answer;

    if (l->ended && b->n_in == 0)
        return CODEC_ENDED;
    answer = LZ4F_decompress(l->context, b->out, &n_out, b->in, &n_in, NULL);
    if (LZ4F_isError(answer)) { /* the sizes are meaningless */
        *why = LZ4F_getErrorName(answer);
        return CODEC_FAILED;
    }
    b->in += n_in;
    b->n_in -= n_in;
    b->out += n_out;
    b->n_out -= n_out;
    l->ended = answer == 0;
    return l->ended ? CODEC_ENDED : CODEC_GOES_ON;
}

static void end(void *state)
{
    LZ4F_freeDecompressionContext(((struct lz4 *)state)->context);
    free(state);
}

const struct codec codec_lz4 = {
    .name = "lz4", .library = "liblz4 " LZ4_VERSION_STRING,
    .magic = { 0x04, 0x22, 0x4d, 0x18 }, .n_magic = 4,
    .begin = begin, .step = step, .end = end
};

#endif
