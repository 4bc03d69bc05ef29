/* bzip2, by libbz2. */
#include "command/io/codec.h"

#include <string.h>

/* After "BZh" come a digit, the size of the blocks, and the mark of the first block or of the
 * end: a text may start with "BZh". */
static int begins(const unsigned char *s, size_t n)
{
    static const unsigned char block[] = { 0x31, 0x41, 0x59, 0x26, 0x53, 0x59 };
    static const unsigned char end[] = { 0x17, 0x72, 0x45, 0x38, 0x50, 0x90 };

    if (memcmp(s, "BZh", n < 3 ? n : 3) != 0 || (n > 3 && (s[3] < '1' || s[3] > '9')))
        return 0;
    return n <= 4 || memcmp(s + 4, block, n - 4) == 0 || memcmp(s + 4, end, n - 4) == 0;
}

#ifndef URIC_BZIP2

const struct codec codec_bzip2 = {
    .name = "bzip2", .lacking = "compressed with bzip2, but uric was built without libbz2",
    .begins = begins, .n_magic = 10
};

#else

#include <bzlib.h>
#include <limits.h>
#include <stdlib.h>

struct bzip2 {
    bz_stream z;
    int ended; /* a stream has ended */
    int any_ended; /* before it, another one had ended */
};

static void *begin(void)
{
    struct bzip2 *b = calloc(1, sizeof *b);

    if (b && BZ2_bzDecompressInit(&b->z, 0, 0) != BZ_OK) {
        free(b);
        return NULL;
    }
    return b;
}

/* Begins the next stream.  Returns 0 without memory. */
static int next_stream(struct bzip2 *b)
{
    BZ2_bzDecompressEnd(&b->z);
    memset(&b->z, 0, sizeof b->z);
    b->ended = 0;
    return BZ2_bzDecompressInit(&b->z, 0, 0) == BZ_OK;
}

static unsigned at_most(size_t n)
{
    return n < UINT_MAX ? (unsigned)n : UINT_MAX;
}

/* bzlib.h lacks a const: the library only reads the input. */
static char *not_const(const unsigned char *in)
{
    union {
        const unsigned char *in;
        char *next_in;
    } same = { in };

    return same.next_in;
}

static int decompress(bz_stream *z, struct codec_bytes *b)
{
    const unsigned n_in = at_most(b->n_in), n_out = at_most(b->n_out);
    int answer;

    z->next_in = not_const(b->in);
    z->avail_in = n_in;
    z->next_out = (char *)b->out;
    z->avail_out = n_out;
    answer = BZ2_bzDecompress(z);
    b->in += n_in - z->avail_in;
    b->n_in -= n_in - z->avail_in;
    b->out += n_out - z->avail_out;
    b->n_out -= n_out - z->avail_out;
    return answer;
}

static enum codec_answer step(void *state, struct codec_bytes *bytes, const char **why)
{
    struct bzip2 *b = state;
    int answer;

    if (b->ended && bytes->n_in == 0)
        return CODEC_ENDED;
    answer = b->ended && !next_stream(b) ? BZ_MEM_ERROR : decompress(&b->z, bytes);
    switch (answer) {
    case BZ_OK: return CODEC_GOES_ON;
    case BZ_STREAM_END:
        b->ended = b->any_ended = 1;
        return CODEC_ENDED;
    case BZ_MEM_ERROR: *why = "out of memory"; break;
    case BZ_DATA_ERROR_MAGIC:
        *why = b->any_ended ? "the data after a bzip2 stream is not bzip2" : "corrupt data";
        break;
    default: *why = "corrupt data"; break;
    }
    return CODEC_FAILED;
}

static void end(void *state)
{
    BZ2_bzDecompressEnd(&((struct bzip2 *)state)->z);
    free(state);
}

const struct codec codec_bzip2 = {
    .name = "bzip2", .library = "libbz2",
    .begins = begins, .n_magic = 10,
    .begin = begin, .step = step, .end = end
};

#endif
