/* What undoes compression, each by its own library. */
#ifndef CODEC_H
#define CODEC_H

#include <stddef.h>

/* What is left of the input, and of the room for what it becomes. */
struct codec_bytes {
    const unsigned char *in;
    size_t n_in;
    unsigned char *out;
    size_t n_out;
    int last; /* nothing follows the input */
};

enum codec_answer {
    CODEC_GOES_ON,
    CODEC_ENDED, /* the input may end here, or what is compressed begin anew */
    CODEC_FAILED
};

struct codec {
    const char *name;
    const char *library; /* and its version; NULL: this command is built without it, */
    const char *lacking; /* which this says */
    unsigned char magic[6];
    size_t n_magic;
    /* NULL when there is no memory. */
    void *(*begin)(void);
    /* As much as input and room allow.  *why, when it has failed, is a text that
     * stays. */
    enum codec_answer (*step)(void *state, struct codec_bytes *bytes, const char **why);
    void (*end)(void *state);
};

extern const struct codec codec_gzip, codec_xz, codec_zstd;

/* All of them, NULL behind the last. */
extern const struct codec *const codecs[];

#endif
