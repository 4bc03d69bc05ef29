/* What uric-request.wasm exports: a request's verdict, and where it leads. */
#include "uric_request.h"
#include "wasm_export.h"

static struct uric_request_input request;
static struct uric_request_policy policy;
static struct uric_request_result result;
static size_t length;

/* ---- the request ---- */

/* Starts a request by the default policy. */
EXPORT(begin) void wasm_begin(int version, size_t hosts);
void wasm_begin(int version, size_t hosts)
{
    static const struct uric_request_input none = { { NULL, 0 } };

    request = none;
    request.version = (enum uric_http)version;
    request.hosts = hosts;
    uric_request_policy_init(&policy);
}

enum { METHOD, TARGET, HOST, SCHEME, TARGET_SCHEME, TARGET_AUTHORITY, TARGET_PROTOCOL, FIELDS };

/* Sets a member of the request: the n bytes at s, which stay until judge() returns. */
EXPORT(set) void wasm_set(int field, const char *s, size_t n);
void wasm_set(int field, const char *s, size_t n)
{
    struct uric_bytes *const fields[FIELDS] = {
        &request.method, &request.target, &request.host, &request.scheme,
        &request.target_scheme, &request.target_authority, &request.target_protocol
    };

    fields[field]->s = s;
    fields[field]->n = n;
}

/* ---- the policy ---- */

EXPORT(flags) int wasm_flags(void);
int wasm_flags(void)
{
    return (int)policy.flags;
}

EXPORT(set_flags) void wasm_set_flags(int flags);
void wasm_set_flags(int flags)
{
    policy.flags = (enum uric_request_flags)flags;
}

EXPORT(set_longest) void wasm_set_longest(size_t longest);
void wasm_set_longest(size_t longest)
{
    policy.longest = longest;
}

/* Sets the hazards that are refused, or redirected. */
EXPORT(set_refused) void wasm_set_refused(uint32_t low, uint32_t high);
void wasm_set_refused(uint32_t low, uint32_t high)
{
    policy.refused = low | (uint64_t)high << 32;
}

EXPORT(set_redirected) void wasm_set_redirected(uint32_t low, uint32_t high);
void wasm_set_redirected(uint32_t low, uint32_t high)
{
    policy.redirected = low | (uint64_t)high << 32;
}

/* Lists of names, in the caller's memory. */
EXPORT(set_hosts) void wasm_set_hosts(const struct uric_bytes *hosts, size_t count);
void wasm_set_hosts(const struct uric_bytes *hosts, size_t count)
{
    policy.hosts = hosts;
    policy.host_count = count;
}

EXPORT(set_protocols) void wasm_set_protocols(const struct uric_bytes *protocols, size_t count);
void wasm_set_protocols(const struct uric_bytes *protocols, size_t count)
{
    policy.protocols = protocols;
    policy.protocol_count = count;
}

/* ---- the answer ---- */

/* enum uric_status; length() is then the size of the buffer that is needed. */
EXPORT(judge) int wasm_judge(char *buffer, size_t size);
int wasm_judge(char *buffer, size_t size)
{
    return uric_request(&request, &policy, buffer, size, &length, &result);
}

EXPORT(length) size_t wasm_length(void);
size_t wasm_length(void)
{
    return length;
}

/* The value of a Location field; enum uric_status. */
EXPORT(location) int wasm_location(char *buffer, size_t size);
int wasm_location(char *buffer, size_t size)
{
    return uric_request_location(&result, buffer, size, &length);
}

EXPORT(code) int wasm_code(void);
int wasm_code(void)
{
    return uric_verdict_code(result.verdict);
}

/* Whether the form of the request-target is known. */
EXPORT(has_form) int wasm_has_form(void);
int wasm_has_form(void)
{
    return result.verdict == URIC_VERDICT_OK || result.verdict >= URIC_VERDICT_FORM;
}

enum { TEXT_VERDICT, TEXT_REASON, TEXT_WORDS, TEXT_CLAUSE, TEXT_FORM, TEXT_HOST_KIND };

/* A name or words about the answer. */
EXPORT(told) const char *wasm_told(int what);
const char *wasm_told(int what)
{
    switch (what) {
    case TEXT_VERDICT: return uric_verdict_name(result.verdict);
    case TEXT_REASON: return uric_request_reason(&result);
    case TEXT_WORDS: return uric_verdict_text(result.verdict);
    case TEXT_CLAUSE: return uric_verdict_clause(result.verdict);
    case TEXT_FORM: return uric_request_form_name(result.form);
    default: return uric_host_kind_name(result.host_kind);
    }
}

/* Where struct uric_bytes of the scheme, host, path and query are; NULL: undefined. */
EXPORT(strings) const struct uric_bytes *wasm_strings(int which);
const struct uric_bytes *wasm_strings(int which)
{
    const struct uric_bytes *const strings[] = {
        &result.scheme, &result.host, &result.path, &result.query
    };

    return strings[which];
}

/* The effective port; -1 if there is none. */
EXPORT(port) int wasm_port(void);
int wasm_port(void)
{
    return result.port_status == URIC_PORT_NUMBER ? result.port : -1;
}

EXPORT(hazard) int wasm_hazard(int hazard);
int wasm_hazard(int hazard)
{
    return result.hazards >> hazard & 1;
}

EXPORT(hazard_name) const char *wasm_hazard_name(int hazard);
const char *wasm_hazard_name(int hazard)
{
    return uric_hazard_name(hazard);
}
