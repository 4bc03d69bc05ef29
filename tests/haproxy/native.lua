-- The module in C by itself, on random strings, as TAP: lua5.3 native.lua DIRECTORY
package.cpath = arg[1] .. "/?.so"
local native = require("uric_native")

local count, failed = 0, 0
local function check(name, good, detail)
    count = count + 1
    if not good then failed = failed + 1 end
    print((good and "ok " or "not ok ") .. count .. " - " .. name)
    if not good then print("#   " .. tostring(detail)) end
end

local BYTES = "%/.;:@[]\\|?#&=+ \0\127\xff25eEfF*aAutm_hp"
local function any(most)
    local bytes = {}
    for i = 1, math.random(0, most) do
        local at = math.random(#BYTES)
        bytes[i] = BYTES:sub(at, at)
    end
    return table.concat(bytes)
end

local function parameters(url)
    local query = url:match("^[^?#]*%?([^#]*)")
    local list = {}
    for each in ((query or "") .. "&"):gmatch("([^&]*)&") do list[#list + 1] = each end
    table.sort(list)
    return query and table.concat(list, "&")
end

local function theorems(policies, s, t)
    local sorted, without = native.sorted(s), native.without(s, t)
    if #sorted ~= #s or parameters(sorted) ~= parameters(s) then return "sorted" end
    if native.sorted(sorted) ~= sorted then return "sorted twice" end
    if native.without(without, t) ~= without then return "without twice" end
    if native.without(s, "") ~= s then return "without nothing" end
    if not native.valid(s) and native.part(s, "path") then return "part of nothing" end
    if native.agree(s) == (native.disagreement(s) ~= nil) then return "agree" end
    if not native.host_allowed("//h/", "h " .. t) then return "host_allowed" end
    for _, policy in ipairs(policies) do
        local function ask(what, target)
            return policy:ask(what, "GET", target, 1, "h", "http", "1.1")
        end
        local allows, url = ask("allows", s), ask("url", s)
        if allows ~= (url ~= nil) or allows ~= (ask("reason", s) == "ok") or
            allows ~= (ask("status", s) == 200) then return "allows" end
        if url and url ~= "*" and (not ask("allows", url) or ask("url", url) ~= url) then
            return "a normal URL is its own: " .. url
        end
        local _ = { ask("path", s), ask("host", s), ask("port", s), ask("hazards", s),
                    ask("location", s), policy:ask("reason", t, s, 3, t, "https", "1.0") }
    end
end

math.randomseed(3986)
local policies = { native.policy({}),
                   native.policy({ tolerate = "whatwg-request", refuse = "none",
                                   redirect = "encoded-slash",
                                   flags = "merge-slashes decode-slashes decode-backslashes" }),
                   native.policy({ tolerate = "log", flags = "plain", hosts = "h, [::1] ::2" }) }
local wrong
for i = 1, tonumber(arg[2] or 20000) do
    local s = (i % 2 == 0 and "/" or "") .. any(i % 100 == 0 and 3000 or 30)
    wrong = theorems(policies, s, any(12))
    if wrong then
        wrong = wrong .. string.format(": %q", s)
        break
    end
    if i % 1000 == 0 then collectgarbage() end
end
check("random strings", not wrong, wrong)

for _, call in ipairs({
    function() native.policy() end, function() native.policy({ hosts = {} }) end,
    function() native.policy({ refuse = "nothing" }) end, function() native.part("/", "authority") end,
    function() native.sorted() end, function() policies[1].ask({}, "url") end,
    function() policies[1]:ask("nothing", "GET", "/", 1, "h", "http", "1.1") end,
    function() policies[1]:ask("url", "GET", nil, 1, "h", "http", "1.1") end,
    function() policies[1]:ask("url", "GET", "/", "x", "h", "http", "1.1") end,
}) do
    local good, said = pcall(call)
    check("an error: " .. tostring(said), not good, "none")
end
-- the words of hosts live as long as the policy
do
    local hosts = native.policy({ hosts = table.concat({ "ex", "ample", ".com" }) })
    collectgarbage()
    collectgarbage()
    check("hosts outlive their list",
          hosts:ask("allows", "GET", "/", 1, "example.com", "http", "1.1"))
end
-- also if another setting has the same list
do
    local hosts = native.policy({ hosts = "plain", flags = "plain" })
    collectgarbage()
    collectgarbage()
    local others = {}
    for i = 1, 1000 do others[i] = native.policy({ hosts = "h" .. i }) end
    check("hosts outlive an equal list",
          hosts:ask("allows", "GET", "/", 1, "plain", "http", "1.1"))
end
do
    local policy = native.policy({ redirect = "encoded-slash", flags = "decode-slashes" })
    local function answers(target, host)
        local said = {}
        for i, what in ipairs(native.answers) do
            local answer = policy:ask(what, "GET", target, 1, host, "http", "1.1")
            said[i] = what .. "=" .. tostring(answer)
        end
        return table.concat(said, " ")
    end
    for _, case in ipairs({
        { "/a/../b?c", "H:81", "allows=true status=200 reason=ok url=/b?c path=/b host=h port=81 " ..
          "hazards=nil location=nil" },
        { "/a%2Fb?c", "h", "allows=false status=307 reason=redirect url=nil path=/a/b host=h " ..
          "port=nil hazards=encoded-slash location=/a/b?c" },
    }) do
        local said = answers(case[1], case[2])
        check("all answers about " .. case[1], said == case[3], said)
    end
end
print("1.." .. count)
os.exit(failed == 0)
