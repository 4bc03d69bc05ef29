/* gzip (RFC 1952), by zlib. */
#include "command/io/codec.h"

#ifndef URIC_ZLIB

const struct codec codec_gzip = {
    .name = "gzip", .lacking = "compressed with gzip, but uric was built without zlib",
    .magic = { 0x1f, 0x8b }, .n_magic = 2
};

#else

#include <stdlib.h>

#define ZLIB_CONST
#include <zlib.h>

struct gzip {
    z_stream z;
    int ended; /* a member has ended */
};

/* A window of 32 KiB, and a header as gzip writes it. */
enum { WINDOW_BITS = 15, GZIP_HEADER = 16 };

static void *begin(void)
{
    struct gzip *g = calloc(1, sizeof *g);

    if (g && inflateInit2(&g->z, WINDOW_BITS + GZIP_HEADER) != Z_OK) {
        free(g);
        return NULL;
    }
    return g;
}

/* Begins the next member, if there is one.  Zeros after a member pad a tape block, and are
 * skipped. */
static int next_member(struct gzip *g, struct codec_bytes *b)
{
    while (b->n_in > 0 && *b->in == 0) {
        b->in++;
        b->n_in--;
    }
    if (b->n_in == 0)
        return 0;
    inflateReset(&g->z);
    g->ended = 0;
    return 1;
}

static uInt at_most(size_t n)
{
    return n < (uInt)-1 ? (uInt)n : (uInt)-1;
}

static enum codec_answer step(void *state, struct codec_bytes *b, const char **why)
{
    struct gzip *g = state;
    int answer;

    if (g->ended && !next_member(g, b))
        return CODEC_ENDED;
    g->z.next_in = b->in;
    g->z.avail_in = at_most(b->n_in);
    g->z.next_out = b->out;
    g->z.avail_out = at_most(b->n_out);
    answer = inflate(&g->z, Z_NO_FLUSH);
    b->n_in -= (size_t)(g->z.next_in - b->in);
    b->n_out -= (size_t)(g->z.next_out - b->out);
    b->in = g->z.next_in;
    b->out = g->z.next_out;
    if (answer == Z_STREAM_END) {
        g->ended = 1;
        return CODEC_ENDED;
    }
    if (answer == Z_OK || answer == Z_BUF_ERROR)
        return CODEC_GOES_ON;
    *why = g->z.msg ? g->z.msg : zError(answer);
    return CODEC_FAILED;
}

static void end(void *state)
{
    inflateEnd(&((struct gzip *)state)->z);
    free(state);
}

const struct codec codec_gzip = {
    .name = "gzip", .library = "zlib " ZLIB_VERSION,
    .magic = { 0x1f, 0x8b }, .n_magic = 2,
    .begin = begin, .step = step, .end = end
};

#endif
