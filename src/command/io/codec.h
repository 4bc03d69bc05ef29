/* Decompressors, each by its own library. */
#ifndef CODEC_H
#define CODEC_H

#include <stddef.h>

/* The rest of the input, and of the room for the output. */
struct codec_bytes {
    const unsigned char *in;
    size_t n_in;
    unsigned char *out;
    size_t n_out;
    int last; /* nothing follows the input */
};

enum codec_answer {
    CODEC_GOES_ON,
    CODEC_ENDED, /* the input may end here, or another member may follow */
    CODEC_FAILED
};

struct codec {
    const char *name;
    const char *library; /* and its version; NULL: the command was built without it */
    const char *lacking; /* the message in that case */
    size_t n_magic; /* the first bytes that identify the format: */
    unsigned char magic[6];
    /* If not NULL, it decides in place of magic: whether n > 0 bytes, at most n_magic, are
     * the first ones of such a file. */
    int (*begins)(const unsigned char *s, size_t n);
    /* Returns NULL without memory. */
    void *(*begin)(void);
    /* Decompresses as much as input and room allow.  After CODEC_FAILED, *why is a static
     * text. */
    enum codec_answer (*step)(void *state, struct codec_bytes *bytes, const char **why);
    void (*end)(void *state);
};

extern const struct codec codec_gzip, codec_xz, codec_zstd, codec_bzip2, codec_lz4;

/* All codecs, followed by NULL. */
extern const struct codec *const codecs[];

#endif
