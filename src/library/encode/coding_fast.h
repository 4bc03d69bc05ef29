/* Percent-encoding and decoding in blocks, once for each instruction set.  The including
 * file defines these macros, and this file undefines them:
 *
 *   FAST(name)             the name for this instruction set
 *   VECTOR                 a block of BLOCK bytes
 *   LOAD(s), STORE(to, v)
 *   EACH(byte)             a vector whose bytes all have this value
 *   EITHER(v, a, b)        a vector that marks the bytes that equal a's or b's
 *   PLAIN, PLAIN_OF(c)     a class of uric_plain, and the class that *c names
 *   OTHER(s, v, plain)     a vector that marks the bytes of v, loaded from s, that are
 *                          not in the class
 *   OR(v, w)
 *   ANY(v)                 whether a byte is marked
 *   MARK, MARKS(v)         0 if no byte is marked
 *   FIRST(marks)           the index of the first marked byte
 *
 * A block is stored before it is known how many of its bytes count, but never over bytes
 * that have not been read.  Bytes after the last whole block are left to the caller. */

static inline int FAST(has_block)(const struct uric_coding *c, size_t i, size_t length,
                                  size_t n)
{
    return c->n - i >= n && c->room - length >= n;
}

/* Stores the next k bytes, k < BLOCK, of the block v: byte by byte if the rest of the block
 * would overwrite bytes that have not been read. */
static inline void FAST(put_part)(const struct uric_coding *c, size_t i, size_t length,
                                  VECTOR v, size_t k)
{
    const size_t ahead = (size_t)((uintptr_t)(c->s + i) - (uintptr_t)(c->to + length));
    size_t j;

    if (ahead == 0 || ahead >= BLOCK) {
        STORE(c->to + length, v);
        return;
    }
    for (j = 0; j < k; j++)
        c->to[length + j] = c->s[i + j];
}

/* Copies blocks without codes, four at a time; returns the number of bytes. */
static size_t FAST(copy_decoded)(const struct uric_coding *c, size_t i, size_t length,
                                 VECTOR percent, VECTOR plus)
{
    size_t done = 0;

    while (FAST(has_block)(c, i + done, length + done, 4 * BLOCK)) {
        const unsigned char *const s = c->s + i + done;
        const VECTOR v0 = LOAD(s), v1 = LOAD(s + BLOCK);
        const VECTOR v2 = LOAD(s + 2 * BLOCK), v3 = LOAD(s + 3 * BLOCK);

        if (ANY(OR(OR(EITHER(v0, percent, plus), EITHER(v1, percent, plus)),
                   OR(EITHER(v2, percent, plus), EITHER(v3, percent, plus)))))
            break;
        if (c->to != NULL) {
            unsigned char *const to = c->to + length + done;

            STORE(to, v0);
            STORE(to + BLOCK, v1);
            STORE(to + 2 * BLOCK, v2);
            STORE(to + 3 * BLOCK, v3);
        }
        done += 4 * BLOCK;
    }
    return done;
}

static void FAST(decode)(struct uric_coding *c)
{
    const VECTOR percent = EACH('%');
    const VECTOR plus = EACH(c->how & URIC_DECODE_PLUS ? '+' : '%');
    size_t i = c->i, length = c->length;

    while (FAST(has_block)(c, i, length, BLOCK)) {
        const VECTOR v = LOAD(c->s + i);
        const MARK marks = MARKS(EITHER(v, percent, plus));
        size_t k = marks ? FIRST(marks) : BLOCK;

        if (c->to != NULL)
            FAST(put_part)(c, i, length, v, k);
        i += k;
        length += k;
        if (marks) {
            if (!coding_decode_one(c, &i, &length))
                break;
        } else {
            k = FAST(copy_decoded)(c, i, length, percent, plus);
            i += k;
            length += k;
        }
    }
    c->i = i;
    c->length = length;
}

/* Copies blocks of plain bytes, four at a time; returns the number of bytes. */
static size_t FAST(copy_plain)(const struct uric_coding *c, size_t i, size_t length,
                               PLAIN plain)
{
    size_t done = 0;

    while (FAST(has_block)(c, i + done, length + done, 4 * BLOCK)) {
        const unsigned char *const s = c->s + i + done;
        const VECTOR v0 = LOAD(s), v1 = LOAD(s + BLOCK);
        const VECTOR v2 = LOAD(s + 2 * BLOCK), v3 = LOAD(s + 3 * BLOCK);

        if (ANY(OR(OR(OTHER(s, v0, plain), OTHER(s + BLOCK, v1, plain)),
                   OR(OTHER(s + 2 * BLOCK, v2, plain),
                      OTHER(s + 3 * BLOCK, v3, plain)))))
            break;
        if (c->to != NULL) {
            unsigned char *const to = c->to + length + done;

            STORE(to, v0);
            STORE(to + BLOCK, v1);
            STORE(to + 2 * BLOCK, v2);
            STORE(to + 3 * BLOCK, v3);
        }
        done += 4 * BLOCK;
    }
    return done;
}

static void FAST(encode)(struct uric_coding *c)
{
    const PLAIN plain = PLAIN_OF(c);
    size_t i = c->i, length = c->length;

    while (FAST(has_block)(c, i, length, BLOCK) && c->room - length >= BLOCK + 2) {
        const VECTOR v = LOAD(c->s + i);
        const MARK marks = MARKS(OTHER(c->s + i, v, plain));
        size_t k = marks ? FIRST(marks) : BLOCK;

        if (c->to != NULL)
            STORE(c->to + length, v);
        i += k;
        length += k;
        if (marks) {
            coding_encode_one(c, &i, &length);
        } else {
            k = FAST(copy_plain)(c, i, length, plain);
            i += k;
            length += k;
        }
    }
    c->i = i;
    c->length = length;
}

#undef FAST
#undef VECTOR
#undef BLOCK
#undef LOAD
#undef STORE
#undef EACH
#undef EITHER
#undef PLAIN
#undef PLAIN_OF
#undef OTHER
#undef OR
#undef MARK
#undef ANY
#undef MARKS
#undef FIRST
