/* Zstandard (RFC 8878), by libzstd. */
#include "command/io/codec.h"

#ifndef URIC_ZSTD

const struct codec codec_zstd = {
    .name = "zstd", .lacking = "compressed with zstd, but uric was built without libzstd",
    .magic = { 0x28, 0xb5, 0x2f, 0xfd },  .n_magic = 4
};

#else

#include <stdlib.h>
#include <zstd.h>

struct zstd {
    ZSTD_DStream *stream;
    int ended; /* a frame has ended */
};

static void *begin(void)
{
    struct zstd *z = malloc(sizeof *z);

    if (z == NULL)
        return NULL;
    z->ended = 0;
    z->stream = ZSTD_createDStream();
    if (z->stream == NULL) {
        free(z);
        return NULL;
    }
    return z;
}

static enum codec_answer step(void *state, struct codec_bytes *b, const char **why)
{
    struct zstd *z = state;
    ZSTD_inBuffer in = { b->in, b->n_in, 0 };
    ZSTD_outBuffer out = { b->out, b->n_out, 0 };
    size_t answer;

    if (z->ended && b->n_in == 0) /* the library would expect another frame */
        return CODEC_ENDED;
    answer = ZSTD_decompressStream(z->stream, &out, &in);
    b->in += in.pos;
    b->n_in -= in.pos;
    b->out += out.pos;
    b->n_out -= out.pos;
    if (ZSTD_isError(answer)) {
        *why = ZSTD_getErrorName(answer);
        return CODEC_FAILED;
    }
    z->ended = answer == 0;
    return z->ended ? CODEC_ENDED : CODEC_GOES_ON;
}

static void end(void *state)
{
    ZSTD_freeDStream(((struct zstd *)state)->stream);
    free(state);
}

const struct codec codec_zstd = {
    .name = "zstd", .library = "libzstd " ZSTD_VERSION_STRING,
    .magic = { 0x28, 0xb5, 0x2f, 0xfd }, .n_magic = 4,
    .begin = begin, .step = step, .end = end
};

#endif
