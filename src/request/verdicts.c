/* The verdicts on requests: their names, reasons and clauses. */
#include "uric_request.h"
#include "util/internal.h"

struct verdict {
    const char *name, *clause, *text;
};

static const struct verdict *find_verdict(int verdict)
{
    static const struct verdict verdicts[URIC_VERDICTS] = {
        { "ok", "", "the request is valid" },
        { "target-too-long", "RFC 9112, 3", "the request-target is too long" },
        { "fragment", "RFC 9110, 7.1", "the request-target has a fragment" },
        { "target-invalid", "RFC 9112, 3.2", "the request-target is invalid" },
        { "form", "RFC 9112, 3.2.3, 3.2.4",
          "the method does not take this form of request-target" },
        { "scheme", "RFC 9110, 7.4", "the target's scheme is not the connection's" },
        { "userinfo", "RFC 9110, 4.2.4", "an http or https URI has a userinfo" },
        { "host-missing", "RFC 9112, 3.2", "there is no Host field" },
        { "host-repeated", "RFC 9112, 3.2", "there is more than one Host field" },
        { "host-invalid", "RFC 9112, 3.2", "the Host field is invalid" },
        { "host-differs", "RFC 9112, 3.2; RFC 9113, 8.3.1",
          "the Host field is not the target's authority" },
        { "host-empty", "RFC 9110, 4.2.1", "the scheme requires a host, and it is empty" },
        { "host-not-dns", "RFC 1123, 2.1", "the host is neither an address nor a DNS name" },
        { "port-missing", "RFC 9110, 9.3.6", "CONNECT needs a port" },
        { "port-range", "RFC 3986, 3.2.3; RFC 9110, 9.3.6", "the port is out of range" },
        { "hazard", "", "the policy refuses a hazard" }
    };

    return verdict >= 0 && verdict < URIC_VERDICTS ? &verdicts[verdict] : NULL;
}

const char *uric_verdict_name(int verdict)
{
    const struct verdict *const found = find_verdict(verdict);

    return found != NULL ? found->name : NULL;
}

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

int uric_verdict_code(int verdict)
{
    if (verdict <= URIC_VERDICT_OK || verdict >= URIC_VERDICTS)
        return 0;
    return verdict == URIC_VERDICT_TARGET_TOO_LONG ? 414 : 400;
}

const char *uric_request_reason(const struct uric_request_result *r)
{
    return r->verdict == URIC_VERDICT_HAZARD ? uric_hazard_name(r->refused)
                                             : uric_verdict_name(r->verdict);
}
