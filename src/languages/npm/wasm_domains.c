/* What uric-domains.wasm exports: registrable domains, by a list of the caller's. */
#include "uric_domains.h"
#include "wasm_export.h"

static struct uric_domains domains;
static uric_span span;
static size_t length, error_offset;

/* Compiles a list into a table at buffer; enum uric_status.  length() is then its length, and
 * error_offset() says where the list is wrong. */
EXPORT(compile) int wasm_compile(const char *list, size_t n, char *buffer, size_t size);
int wasm_compile(const char *list, size_t n, char *buffer, size_t size)
{
    return uric_domains_compile(list, n, buffer, size, &length, &error_offset);
}

EXPORT(length) size_t wasm_length(void);
size_t wasm_length(void)
{
    return length;
}

EXPORT(error_offset) size_t wasm_error_offset(void);
size_t wasm_error_offset(void)
{
    return error_offset;
}

/* Opens a table, which stays where it is; enum uric_status. */
EXPORT(open) int wasm_open(const char *table, size_t n);
int wasm_open(const char *table, size_t n)
{
    return uric_domains_open(table, n, &domains);
}

/* Finds the registrable domain, or the public suffix, of a host; enum uric_status.  begin() and
 * end() are then its offsets. */
EXPORT(registrable) int wasm_registrable(const char *host, size_t n, int flags);
int wasm_registrable(const char *host, size_t n, int flags)
{
    return uric_registrable_domain(&domains, host, n, (enum uric_domain_flags)flags, &span);
}

EXPORT(suffix) int wasm_suffix(const char *host, size_t n, int flags);
int wasm_suffix(const char *host, size_t n, int flags)
{
    return uric_public_suffix(&domains, host, n, (enum uric_domain_flags)flags, &span);
}

EXPORT(begin) uint32_t wasm_begin(void);
uint32_t wasm_begin(void)
{
    return span.begin;
}

EXPORT(end) uint32_t wasm_end(void);
uint32_t wasm_end(void)
{
    return span.end;
}
