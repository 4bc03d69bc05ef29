/* Reads a file, decompressed on request. */
#include "command/io/source.h"

#include "command/io/descriptor.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Compressed bytes to read at once. */
enum { PIECE = 128 * 1024 };

const struct codec *const codecs[] = { &codec_gzip, &codec_xz, &codec_zstd, &codec_bzip2,
                                      &codec_lz4, NULL };

/* Records that are no lines, and room for bytes of these. */
struct frames {
    struct unframe unframe;
    char in[PIECE];
};

void source_begin(struct source *s, int fd, int decompress)
{
    memset(s, 0, sizeof *s);
    s->fd = fd;
    s->decided = !decompress;
    s->left = UINT64_MAX;
}

void source_end(struct source *s)
{
    if (s->state)
        s->codec->end(s->state);
    free(s->buffer);
    if (s->frames)
        unframe_end(&s->frames->unframe);
    free(s->frames);
    s->state = NULL;
    s->buffer = NULL;
    s->frames = NULL;
}

int source_is_converted(const struct source *s)
{
    return s->codec != NULL || s->frames != NULL;
}

static ssize_t take(struct source *s, void *to, size_t n)
{
    ssize_t taken;

    if (n > s->left)
        n = (size_t)s->left;
    taken = s->hurries ? descriptor_read_now(s->fd, to, n) : descriptor_read(s->fd, to, n);
    if (taken > 0) {
        s->taken += (size_t)taken;
        s->left -= (size_t)taken;
    }
    return taken;
}

/* The first codec whose magic agrees with the bytes read so far, or NULL. */
static const struct codec *may_be(const struct source *s)
{
    const struct codec *const *c;

    for (c = codecs; *c; c++) {
        const size_t n = s->n_in < (*c)->n_magic ? s->n_in : (*c)->n_magic;

        if (n == 0 || ((*c)->begins ? (*c)->begins(s->buffer, n)
                                    : memcmp(s->buffer, (*c)->magic, n) == 0))
            break;
    }
    return *c;
}

/* Decides by the first bytes how to read the file.  Reads only as much as it needs: a complete
 * line must not wait for later ones.  Returns 0, or -1 with errno set. */
static int decide(struct source *s)
{
    const struct codec *found;

    if (s->buffer == NULL && (s->buffer = malloc(PIECE)) == NULL)
        return -1;
    s->in = s->buffer;
    while ((found = may_be(s)) != NULL && s->n_in < found->n_magic) {
        const ssize_t n = take(s, s->buffer + s->n_in, PIECE - s->n_in);

        if (n < 0)
            return -1;
        if (n == 0 && s->n_in == 0)
            return 0; /* undecided: the file may still grow */
        if (n == 0) {
            found = NULL;
            break;
        }
        s->n_in += (size_t)n;
    }
    s->codec = found;
    s->decided = 1;
    return 0;
}

/* First the bytes that decide() has read, then the file. */
static ssize_t read_plain(struct source *s, char *to, size_t n)
{
    if (s->n_in == 0)
        return take(s, to, n);
    if (n > s->n_in)
        n = s->n_in;
    memcpy(to, s->in, n);
    s->in += n;
    s->n_in -= n;
    if (s->n_in == 0) {
        free(s->buffer);
        s->buffer = NULL;
    }
    return (ssize_t)n;
}

static ssize_t at_end(const struct source *s, const char **why)
{
    *why = s->failed;
    return s->failed ? -1 : 0;
}

uint64_t source_at(const struct source *s)
{
    return s->taken - s->n_in;
}

int source_skip(struct source *s, uint64_t at)
{
    if (lseek(s->fd, (off_t)at, SEEK_SET) < 0)
        return -1;
    s->n_in = 0;
    s->taken = at;
    return 0;
}

void source_end_at(struct source *s, uint64_t end)
{
    const uint64_t at = source_at(s);

    s->left = end == UINT64_MAX ? UINT64_MAX : end - at;
    if (s->n_in > s->left)
        s->n_in = (size_t)s->left;
    s->left -= s->left == UINT64_MAX ? 0 : s->n_in;
}

static int begin_codec(struct source *s)
{
    s->state = s->codec->begin();
    errno = ENOMEM;
    return s->state ? 0 : -1;
}

static int take_compressed(struct source *s)
{
    const ssize_t n = take(s, s->buffer, PIECE);

    if (n < 0)
        return -1;
    s->in = s->buffer;
    s->n_in = (size_t)n;
    s->last = n == 0;
    return 0;
}

static ssize_t read_compressed(struct source *s, char *to, size_t n, const char **why)
{
    while (s->failed == NULL) {
        struct codec_bytes b = { .out = (unsigned char *)to, .n_out = n };
        enum codec_answer answer;

        if (s->n_in == 0 && !s->full && !s->last && take_compressed(s) < 0)
            return -1;
        b.in = s->in;
        b.n_in = s->n_in;
        b.last = s->last;
        answer = s->codec->step(s->state, &b, why);
        s->in = b.in;
        s->n_in = b.n_in;
        s->full = b.n_out == 0;
        if (answer == CODEC_FAILED)
            s->failed = *why;
        else if (answer == CODEC_GOES_ON && b.n_out == n && s->last && s->n_in == 0)
            s->failed = "the compressed data is truncated";
        if (b.n_out < n) /* what was decoded before a failure still counts */
            return (ssize_t)(n - b.n_out);
        if (s->last && s->n_in == 0)
            break;
    }
    return at_end(s, why);
}

static ssize_t read_bytes(struct source *s, char *to, size_t n, const char **why)
{
    *why = NULL;
    if (!s->decided && decide(s) < 0)
        return -1;
    if (!s->decided)
        return 0;
    if (s->codec == NULL)
        return read_plain(s, to, n);
    if (s->codec->library == NULL)
        s->failed = s->codec->lacking;
    else if (s->state == NULL && begin_codec(s) < 0)
        return -1;
    return read_compressed(s, to, n, why);
}

/* ---- records that are no lines ---- */

static int begin_frames(struct source *s, enum unframe_kind kind, const char *head, size_t n)
{
    s->frames = calloc(1, sizeof *s->frames);
    if (s->frames == NULL)
        return -1;
    memcpy(s->frames->in, head, n);
    s->frames->unframe.kind = kind;
    s->frames->unframe.terminator = s->terminator;
    s->frames->unframe.in = s->frames->in;
    s->frames->unframe.n = n;
    return 0;
}

/* Reads the first bytes, as many as tell what follows. */
static ssize_t read_head(struct source *s, char *to, size_t n, const char **why)
{
    enum unframe_kind kind;

    do {
        const size_t room = n < sizeof s->frames->in ? n : sizeof s->frames->in;
        const ssize_t got = read_bytes(s, to + s->n_head, room - s->n_head, why);

        if (got < 0)
            return -1;
        memcpy(to, s->head, s->n_head);
        n = s->n_head + (size_t)got;
        kind = got == 0 ? UNFRAME_NONE : unframe_kind(to, n);
        if (kind == UNFRAME_UNDECIDED) {
            memcpy(s->head, to, n);
            s->n_head = n;
            n = room;
        }
    } while (kind == UNFRAME_UNDECIDED);
    if (kind == UNFRAME_NONE) {
        s->unframes = n == 0; /* a file that is empty may still grow */
        s->n_head = 0;
        return (ssize_t)n;
    }
    return begin_frames(s, kind, to, n) < 0 ? -1 : 0;
}

static ssize_t read_frames(struct source *s, char *to, size_t n, const char **why)
{
    struct unframe *const u = &s->frames->unframe;

    for (;;) {
        const size_t made = unframe_step(u, to, n);
        ssize_t got;

        if (made > 0 || u->last)
            return (ssize_t)made;
        got = read_bytes(s, s->frames->in, sizeof s->frames->in, why);
        if (got < 0)
            return -1;
        u->in = s->frames->in;
        u->n = (size_t)got;
        u->last = got == 0;
    }
}

ssize_t source_read(struct source *s, char *to, size_t n, const char **why)
{
    if (s->unframes && s->frames == NULL) {
        const ssize_t got = read_head(s, to, n, why);

        if (got != 0 || s->frames == NULL)
            return got;
    }
    return s->frames ? read_frames(s, to, n, why) : read_bytes(s, to, n, why);
}
