/* The verdicts on requests: their names, reasons and clauses. */
#include "uric_request.h"
#include "util/internal.h"

struct verdict {
    char name[16]; /* smaller than a pointer and its relocation */
    uint16_t code;
#ifndef URIC_ONLY_HTTP
    const char *clause, *text;
#endif
};

#ifdef URIC_ONLY_HTTP
#define VERDICT(name, code, clause, text) { name, code }
#else
#define VERDICT(name, code, clause, text) { name, code, clause, text }
#endif

static const struct verdict *find_verdict(int verdict)
{
    static const struct verdict verdicts[URIC_VERDICTS] = {
        VERDICT("ok", 0, "", "the request is valid"),
        VERDICT("target-too-long", 414, "RFC 9112, 3", "the request-target is too long"),
        VERDICT("fragment", 400, "RFC 9110, 7.1", "the request-target has a fragment"),
        VERDICT("target-invalid", 400, "RFC 9112, 3.2", "the request-target is invalid"),
        VERDICT("form", 400, "RFC 9112, 3.2.3, 3.2.4; RFC 8441, 4",
          "the method does not take this form of request-target"),
        VERDICT("protocol", 501, "RFC 9220, 3", "the protocol of the tunnel is not supported"),
        VERDICT("scheme-invalid", 400, "RFC 9113, 8.3.1; RFC 3986, 3.1",
          "there is no scheme, or it is invalid"),
        VERDICT("scheme", 421, "RFC 9110, 7.4", "the target's scheme is not the connection's"),
        VERDICT("userinfo", 400, "RFC 9110, 4.2.4; RFC 9113, 8.3.1",
          "the target's authority has a userinfo"),
        VERDICT("host-missing", 400, "RFC 9112, 3.2", "there is no Host field"),
        VERDICT("host-repeated", 400, "RFC 9112, 3.2", "there is more than one Host field"),
        VERDICT("host-invalid", 400, "RFC 9112, 3.2", "the Host field is invalid"),
        VERDICT("host-differs", 400, "RFC 9112, 3.2; RFC 9113, 8.3.1",
          "the Host field is not the target's authority"),
        VERDICT("host-empty", 400, "RFC 9110, 4.2.1", "a host is required, and it is empty"),
        VERDICT("host-not-dns", 400, "RFC 1123, 2.1",
          "the host is neither an address nor a DNS name"),
        VERDICT("port-missing", 400, "RFC 9110, 9.3.6", "CONNECT needs a port"),
        VERDICT("port-range", 400, "RFC 3986, 3.2.3; RFC 9110, 9.3.6", "the port is out of range"),
        VERDICT("host-not-served", 421, "RFC 9110, 7.4", "the host is not served here"),
        VERDICT("hazard", 400, "", "the policy refuses a hazard"),
        VERDICT("redirect", 307, "RFC 9110, 15.4.8", "the policy redirects to the normal path")
    };

    return verdict >= 0 && verdict < URIC_VERDICTS ? &verdicts[verdict] : NULL;
}

const char *uric_verdict_name(int verdict)
{
    const struct verdict *const found = find_verdict(verdict);

    return found != NULL ? found->name : NULL;
}

#ifndef URIC_ONLY_HTTP

const char *uric_verdict_text(int verdict)
{
    const struct verdict *const found = find_verdict(verdict);

    return found != NULL ? found->text : NULL;
}

const char *uric_verdict_clause(int verdict)
{
    const struct verdict *const found = find_verdict(verdict);

    return found != NULL ? found->clause : NULL;
}

#endif

int uric_verdict_code(int verdict)
{
    const struct verdict *const found = find_verdict(verdict);

    return found != NULL ? found->code : 0;
}

const char *uric_request_reason(const struct uric_request_result *r)
{
    return r->verdict == URIC_VERDICT_HAZARD ? uric_hazard_name(r->refused)
                                             : uric_verdict_name(r->verdict);
}

#undef VERDICT
