/* xz, by liblzma. */
#include "command/io/codec.h"

#ifndef URIC_LZMA

const struct codec codec_xz = {
    .name = "xz", .lacking = "compressed with xz, but uric was built without liblzma",
    .magic = { 0xfd, '7', 'z', 'X', 'Z', 0 }, .n_magic = 6
};

#else

#include <lzma.h>
#include <stdint.h>
#include <stdlib.h>

/* A file of xz -9 needs 65 MiB; one that asks for much more is an attack. */
#define MEMORY (UINT64_C(512) << 20)

static void *begin(void)
{
    static const lzma_stream none = LZMA_STREAM_INIT;
    lzma_stream *x = malloc(sizeof *x);

    if (x == NULL)
        return NULL;
    *x = none;
    if (lzma_stream_decoder(x, MEMORY, LZMA_CONCATENATED) != LZMA_OK) {
        free(x);
        return NULL;
    }
    return x;
}

static const char *reason(lzma_ret answer)
{
    switch (answer) {
    case LZMA_FORMAT_ERROR: return "the data after an xz stream is not xz";
    case LZMA_OPTIONS_ERROR: return "xz options that this liblzma does not support";
    case LZMA_MEMLIMIT_ERROR: return "decompression needs more than 512 MiB of memory";
    case LZMA_MEM_ERROR: return "out of memory";
    default: return "corrupt data";
    }
}

static enum codec_answer step(void *state, struct codec_bytes *b, const char **why)
{
    lzma_stream *x = state;
    lzma_ret answer;

    x->next_in = b->in;
    x->avail_in = b->n_in;
    x->next_out = b->out;
    x->avail_out = b->n_out;
    answer = lzma_code(x, b->last ? LZMA_FINISH : LZMA_RUN);
    b->in = x->next_in;
    b->n_in = x->avail_in;
    b->out = x->next_out;
    b->n_out = x->avail_out;
    if (answer == LZMA_STREAM_END)
        return CODEC_ENDED;
    if (answer == LZMA_OK || answer == LZMA_BUF_ERROR)
        return CODEC_GOES_ON;
    *why = reason(answer);
    return CODEC_FAILED;
}

static void end(void *state)
{
    lzma_end(state);
    free(state);
}

const struct codec codec_xz = {
    .name = "xz", .library = "liblzma " LZMA_VERSION_STRING,
    .magic = { 0xfd, '7', 'z', 'X', 'Z', 0 }, .n_magic = 6,
    .begin = begin, .step = step, .end = end
};

#endif
