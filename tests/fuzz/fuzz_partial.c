/* Forged partials: the words of uric log --merge, one a line, up to an empty line; then a partial
 * file without its magic and version, its size and its checksum, which are always right.
 *
 * A partial is refused with status 2 and no answer, or its answer is the same when the groups are
 * merged by way of temporary files. */
#include "logs/crc32c.h"
#include "logs/partial.h"
#include "fuzz/system.h"
#include "fuzz/theorem_target.h"

#include <string.h>

static void put_fixed(char *to, uint64_t number, int n)
{
    int i;

    for (i = 0; i < n; i++)
        to[i] = (char)(number >> 8 * i & 0xff);
}

static struct uric_bytes mended(struct uric_bytes contents)
{
    const size_t n = PARTIAL_HEAD + contents.n + PARTIAL_TAIL;
    char *const s = target_block(n);
    struct uric_bytes file;

    memcpy(s, PARTIAL_MAGIC, PARTIAL_MAGIC_SIZE);
    put_fixed(s + PARTIAL_MAGIC_SIZE, PARTIAL_VERSION, 4);
    if (contents.n > 0)
        memcpy(s + PARTIAL_HEAD, contents.s, contents.n);
    put_fixed(s + n - PARTIAL_TAIL, n, 8);
    put_fixed(s + n - 4, crc32c(0, s, n - 4), 4);
    file.s = s;
    file.n = n;
    return file;
}

static char *word_of(struct uric_bytes line)
{
    char *const word = target_block(line.n + 1);

    if (line.n > 0)
        memcpy(word, line.s, line.n);
    word[line.n] = '\0';
    return word;
}

enum { MEMORY = 3, OWN_WORDS }; /* the place of --memory; "uric", "log" and "--merge" precede it */

/* The file is the last one of the n words. */
static void merge(struct outcome *a, char **words, int n, char *memory, struct uric_bytes file)
{
    const struct circumstances c = { .seed = 3720 };

    words[MEMORY] = memory;
    system_run(a, words, n, file.s, file.n, &c);
}

static int same(const struct text *a, const struct text *b)
{
    return a->n == b->n && (a->n == 0 || memcmp(a->s, b->s, a->n) == 0);
}

static void check(const struct outcome *a, const struct outcome *again)
{
    target_hold(a->status != STATUS_USAGE || (a->out.n == 0 && a->err.n > 0),
                "a partial is refused before anything is answered");
    target_hold(a->status == again->status, "memory does not decide what is refused");
    target_hold(same(&a->out, &again->out), "memory does not change an answer");
    target_hold(same(&a->err, &again->err), "memory does not change a message");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct outcome plenty, little;
    static char name[] = "uric", command[] = "log", option[] = "--merge", file[] = "a",
                much[] = "--memory=1000K", less[] = "--memory=1K"; /* by which percentiles are
                                                                      equally exact */
    char *words[SYSTEM_WORDS] = { name, command, option };
    struct uric_bytes rest = target_input(data, size), line;
    int n = OWN_WORDS;

    while (n < SYSTEM_WORDS - 1 && (line = target_line(&rest)).n > 0)
        words[n++] = word_of(line);
    words[n++] = file;
    rest = mended(rest);
    merge(&plenty, words, n, much, rest);
    if (plenty.asked && !plenty.refused && !plenty.answered && plenty.log.count.merge) {
        merge(&little, words, n, less, rest);
        check(&plenty, &little);
    }
    target_forget();
    return 0;
}
