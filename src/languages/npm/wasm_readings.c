/* What uric-readings.wasm exports: how other parsers read a URL, and whether they find the same
 * host. */
#include "uric_readings.h"
#include "wasm_export.h"

static struct uric_agreement agreement;
static struct uric_reading reading;
static size_t length;

EXPORT(reader_name) const char *wasm_reader_name(int reader);
const char *wasm_reader_name(int reader)
{
    return uric_reader_name(reader);
}

/* The version of a reader's parser; with `oldest`, the oldest modelled, or NULL. */
EXPORT(reader_version) const char *wasm_reader_version(int reader, int oldest);
const char *wasm_reader_version(int reader, int oldest)
{
    return uric_reader_version(oldest ? reader | URIC_READER_OLDEST : reader);
}

/* ---- whether they agree ---- */

/* Whether the readers of a set agree; the functions after it tell more. */
EXPORT(agree) int wasm_agree(const char *s, size_t n, unsigned readers);
int wasm_agree(const char *s, size_t n, unsigned readers)
{
    return uric_agree(s, n, readers, &agreement);
}

EXPORT(agree_verdict) const char *wasm_agree_verdict(void);
const char *wasm_agree_verdict(void)
{
    return uric_agreement_verdict_name(agreement.verdict);
}

/* NULL if they agree. */
EXPORT(agree_reason) const char *wasm_agree_reason(void);
const char *wasm_agree_reason(void)
{
    return uric_reading_reason_name(agreement.reason);
}

EXPORT(agree_reader) const char *wasm_agree_reader(void);
const char *wasm_agree_reader(void)
{
    return uric_reader_name(agreement.reader);
}

EXPORT(agree_at) uint32_t wasm_agree_at(void);
uint32_t wasm_agree_at(void)
{
    return agreement.at;
}

/* ---- one reading ---- */

/* Reads as a reader does; the functions after it tell the result. */
EXPORT(read) int wasm_read(int reader, int oldest, const char *s, size_t n);
int wasm_read(int reader, int oldest, const char *s, size_t n)
{
    return uric_read_as((enum uric_reader)(oldest ? reader | URIC_READER_OLDEST : reader), s, n,
                        &reading);
}

EXPORT(read_verdict) const char *wasm_read_verdict(void);
const char *wasm_read_verdict(void)
{
    return uric_reading_verdict_name((int)reading.verdict);
}

/* NULL if it does not leave RFC 3986. */
EXPORT(read_reason) const char *wasm_read_reason(void);
const char *wasm_read_reason(void)
{
    return uric_reading_reason_name((int)reading.reason);
}

EXPORT(read_at) uint32_t wasm_read_at(void);
uint32_t wasm_read_at(void)
{
    return reading.at;
}

/* Writes a part of enum uric_part as the parser returns it; length() is then its length. */
EXPORT(read_part) int wasm_read_part(const char *s, int part, char *buffer, size_t size);
int wasm_read_part(const char *s, int part, char *buffer, size_t size)
{
    return uric_reading_write(s, &reading, (enum uric_part)part, buffer, size, &length);
}

EXPORT(length) size_t wasm_length(void);
size_t wasm_length(void)
{
    return length;
}
