-- Fetches and converters for HAProxy, over uric_native.c.  README.md says how to load it.

local native = require("uric_native")
local uric = {}

-- The connection's scheme: of TLS that ends here.
local function scheme_of(txn)
    local tls = txn.f.ssl_fc and txn.f:ssl_fc()
    return (tls == 1 or tls == true) and "https" or "http"
end

-- HAProxy makes an absolute-form and a Host field of the pseudo-header fields of HTTP/2.  Each call
-- costs more than the verdict: the version matters only without a Host field.
local function ask(policy, what, txn)
    local fetch = txn.f
    local hosts = fetch:req_fhdr_cnt("host")
    return policy:ask(what, fetch:method(), fetch:url(), hosts, fetch:req_fhdr("host", 1),
                      scheme_of(txn), hosts == 0 and fetch:req_ver() or "1.1")
end

-- Register the fetches lua.NAME_allows, lua.NAME_status and so on, by a policy of these settings:
-- lists of words by the names "tolerate", "refuse", "redirect", "hosts", "flags".
function uric.policy(name, settings)
    local policy = native.policy(settings or {})
    for _, what in ipairs(native.answers) do
        core.register_fetches(name .. "_" .. what, function(txn)
            return ask(policy, what, txn)
        end)
    end
end

-- Words come as one argument, or as several.
local function with_words(convert)
    return function(s, ...)
        return convert(s, table.concat({ ... }, " "))
    end
end

core.register_converters("uric_valid", native.valid)
core.register_converters("uric_part", native.part)
core.register_converters("uric_without", with_words(native.without))
core.register_converters("uric_sorted", native.sorted)
core.register_converters("uric_host_allowed", with_words(native.host_allowed))
core.register_converters("uric_agree", native.agree)
core.register_converters("uric_disagreement", native.disagreement)

return uric
