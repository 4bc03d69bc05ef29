/* A module in C for Lua 5.3, for uric.lua: judges requests, and edits and examines URIs.
 *
 *     native.policy{tolerate=..., refuse=..., redirect=..., hosts=..., flags=...}
 *         a policy; each setting is a list of words.  An error tells what is unknown.
 *     native.answers
 *         the names of what a policy says of a request
 *     policy:ask(name, method, target, hosts, host, scheme, version)
 *         the answer of this name.  host is the first of `hosts` Host fields, or nil; scheme is the
 *         connection's; version is 1.0 or 1.1, as a string.
 *     native.valid(s)  native.part(s, name)  native.agree(s)  native.disagreement(s)
 *     native.without(s, names)  native.sorted(s)  native.host_allowed(s, hosts)
 *
 * What is undefined has no result: HAProxy takes nil for false, but no result for no sample.
 * Memory is Lua's: an error of Lua frees it. */
#include <string.h>

#include <lauxlib.h>
#include <lua.h>

#include "uric_readings.h"

#include "policy_words.h"
#include "url_edit.h"

#define POLICY "uric.policy"

LUAMOD_API __attribute__((visibility("default"))) int luaopen_uric_native(lua_State *L);

static struct uric_bytes argument(lua_State *L, int i)
{
    struct uric_bytes bytes;

    bytes.s = luaL_checklstring(L, i, &bytes.n);
    return bytes;
}

static struct uric_bytes optional(lua_State *L, int i)
{
    struct uric_bytes bytes;

    bytes.s = luaL_optlstring(L, i, NULL, &bytes.n);
    return bytes;
}

/* Functions below return how many results they have pushed. */

static int push(lua_State *L, struct uric_bytes bytes)
{
    if (bytes.s == NULL)
        return 0;
    lua_pushlstring(L, bytes.s, bytes.n);
    return 1;
}

/* The words of a list, in memory that is left on the stack. */
static struct uric_bytes *split(lua_State *L, struct uric_bytes list, size_t *count)
{
    struct uric_bytes *words;

    *count = policy_split(list, NULL, 0);
    words = (struct uric_bytes *)lua_newuserdata(L, (*count + 1) * sizeof *words);
    policy_split(list, words, *count);
    return words;
}

/* ---- policies ---- */

/* Applies a setting of the table at index 1.  A policy's hosts are the words and the bytes of their
 * list, so the table at index 3, the uservalue, keeps both. */
static void apply(lua_State *L, struct proxy_policy *p, int setting)
{
    const struct uric_bytes *words;
    size_t count, known;

    if (lua_getfield(L, 1, policy_setting_name(setting)) == LUA_TNIL) {
        lua_pop(L, 1);
        return;
    }
    words = split(L, argument(L, -1), &count);
    known = policy_set(p, (enum policy_setting)setting, words, count);
    if (known < count) {
        lua_pushlstring(L, words[known].s, words[known].n);
        luaL_error(L, "uric: unknown name \"%s\" in %s", lua_tostring(L, -1),
                   policy_setting_name(setting));
    }
    lua_insert(L, -2);
    lua_rawset(L, 3); /* words are the key: another setting may have an equal list */
}

static void refuse_others(lua_State *L)
{
    int setting;

    lua_pushnil(L);
    while (lua_next(L, 1) != 0) {
        lua_pop(L, 1);
        luaL_argcheck(L, lua_type(L, -1) == LUA_TSTRING, 1, "a table of settings is wanted");
        for (setting = 0; setting < POLICY_SETTINGS; setting++)
            if (strcmp(lua_tostring(L, -1), policy_setting_name(setting)) == 0)
                break;
        if (setting == POLICY_SETTINGS)
            luaL_error(L, "uric: unknown setting \"%s\"", lua_tostring(L, -1));
    }
}

static int new_policy(lua_State *L)
{
    struct proxy_policy *p;
    int setting;

    luaL_checktype(L, 1, LUA_TTABLE);
    lua_settop(L, 1);
    refuse_others(L);
    p = (struct proxy_policy *)lua_newuserdata(L, sizeof *p);
    luaL_setmetatable(L, POLICY);
    proxy_policy_init(p);
    lua_newtable(L);
    for (setting = 0; setting < POLICY_SETTINGS; setting++)
        apply(L, p, setting);
    lua_setuservalue(L, 2);
    return 1;
}

/* ---- what a policy says of a request ---- */

/* A request that is judged, and room for its normal path and host.  If they are longer, Lua
 * allocates the room. */
struct judged {
    struct uric_request_input request;
    enum uric_status status;
    struct uric_request_result r;
    char room[1024];
};

static int answer_allows(lua_State *L, const struct judged *j)
{
    lua_pushboolean(L, j->status == URIC_OK);
    return 1;
}

static int answer_status(lua_State *L, const struct judged *j)
{
    lua_pushinteger(L, j->status == URIC_OK ? 200 : uric_verdict_code(j->r.verdict));
    return 1;
}

static int answer_reason(lua_State *L, const struct judged *j)
{
    lua_pushstring(L, uric_request_reason(&j->r));
    return 1;
}

static int answer_url(lua_State *L, const struct judged *j)
{
    const struct uric_bytes target = j->request.target;
    const size_t size = URL_NORMAL_ROOM(&j->r, target);
    enum uric_status status;
    luaL_Buffer buffer;
    size_t length;
    char *to;

    if (j->status != URIC_OK)
        return 0;
    to = luaL_buffinitsize(L, &buffer, size);
    status = url_normal(&j->r, target, to, size, &length);
    luaL_pushresultsize(&buffer, length);
    if (status == URIC_NONE)
        return push(L, target);
    return status == URIC_OK ? 1 : luaL_error(L, "uric: %s", uric_status_text(status));
}

static int answer_path(lua_State *L, const struct judged *j)
{
    return push(L, j->r.path);
}

static int answer_host(lua_State *L, const struct judged *j)
{
    return push(L, j->r.host);
}

static int answer_port(lua_State *L, const struct judged *j)
{
    if (j->status != URIC_OK || j->r.port_status != URIC_PORT_NUMBER)
        return 0;
    lua_pushinteger(L, j->r.port);
    return 1;
}

static int answer_hazards(lua_State *L, const struct judged *j)
{
    const size_t size = policy_hazard_names(j->r.hazards, NULL, 0);
    luaL_Buffer buffer;

    if (size == 0)
        return 0;
    policy_hazard_names(j->r.hazards, luaL_buffinitsize(L, &buffer, size), size);
    luaL_pushresultsize(&buffer, size);
    return 1;
}

static int answer_location(lua_State *L, const struct judged *j)
{
    luaL_Buffer buffer;
    size_t size;
    char *to;

    if (j->r.verdict != URIC_VERDICT_REDIRECT ||
        uric_request_location(&j->r, NULL, 0, &size) != URIC_TOO_SMALL)
        return 0;
    to = luaL_buffinitsize(L, &buffer, size);
    uric_request_location(&j->r, to, size, &size);
    luaL_pushresultsize(&buffer, size);
    return 1;
}

static const struct {
    const char *name;
    int (*push)(lua_State *, const struct judged *);
} answers[] = {
    { "allows", answer_allows },
    { "status", answer_status },
    { "reason", answer_reason },
    { "url", answer_url },
    { "path", answer_path },
    { "host", answer_host },
    { "port", answer_port },
    { "hazards", answer_hazards },
    { "location", answer_location },
};
#define ANSWERS ((int)(sizeof answers / sizeof answers[0]))

static int answer_named(lua_State *L, int i)
{
    const char *const name = luaL_checkstring(L, i);
    int answer;

    for (answer = 0; answer < ANSWERS; answer++)
        if (strcmp(answers[answer].name, name) == 0)
            return answer;
    return luaL_argerror(L, i, lua_pushfstring(L, "unknown answer \"%s\"", name));
}

static void judge(lua_State *L, const struct uric_request_policy *policy, struct judged *j)
{
    size_t length;

    j->status = uric_request(&j->request, policy, j->room, sizeof j->room, &length, &j->r);
    if (j->status == URIC_TOO_SMALL)
        j->status = uric_request(&j->request, policy, (char *)lua_newuserdata(L, length),
                                 length, &length, &j->r);
    if (j->status != URIC_OK && j->status != URIC_REFUSED)
        luaL_error(L, "uric: %s", uric_status_text(j->status));
}

static int ask(lua_State *L)
{
    const struct proxy_policy *p =
        (const struct proxy_policy *)luaL_checkudata(L, 1, POLICY);
    const int what = answer_named(L, 2);
    const lua_Integer hosts = luaL_checkinteger(L, 5);
    struct judged j;

    memset(&j.request, 0, sizeof j.request);
    j.request.method = argument(L, 3);
    j.request.target = argument(L, 4);
    j.request.hosts = hosts > 0 ? (size_t)hosts : 0;
    j.request.host = optional(L, 6);
    j.request.scheme = argument(L, 7);
    j.request.version = strcmp(luaL_checkstring(L, 8), "1.0") == 0 ? URIC_HTTP_1_0
                                                                    : URIC_HTTP_1_1;
    judge(L, &p->policy, &j);
    return answers[what].push(L, &j);
}

/* ---- strings ---- */

static int valid(lua_State *L)
{
    const struct uric_bytes s = argument(L, 1);
    struct uric u;

    lua_pushboolean(L, uric_parse(s.s, s.n, &u) == URIC_OK);
    return 1;
}

static int part_named(lua_State *L, int i)
{
    const char *const name = luaL_checkstring(L, i);
    int part;

    for (part = 0; part < URIC_PARTS; part++)
        if (strcmp(uric_part_name(part), name) == 0)
            return part;
    return luaL_argerror(L, i, lua_pushfstring(L, "unknown part \"%s\"", name));
}

static int part(lua_State *L)
{
    const struct uric_bytes s = argument(L, 1);
    const int which = part_named(L, 2);
    struct uric u;

    if (uric_parse(s.s, s.n, &u) != URIC_OK || !uric_has(&u, (enum uric_part)which))
        return 0;
    lua_pushlstring(L, s.s + u.part[which].begin, u.part[which].end - u.part[which].begin);
    return 1;
}

static int without(lua_State *L)
{
    const struct uric_bytes s = argument(L, 1);
    size_t count, length;
    const struct uric_bytes *patterns = split(L, argument(L, 2), &count);
    enum uric_status status;
    luaL_Buffer buffer;
    char *to = luaL_buffinitsize(L, &buffer, URL_WITHOUT_ROOM(s.n));

    status = url_without(s.s, s.n, patterns, count, to, URL_WITHOUT_ROOM(s.n), &length);
    luaL_pushresultsize(&buffer, length);
    return status == URIC_OK ? 1 : luaL_error(L, "uric: %s", uric_status_text(status));
}

static int sorted(lua_State *L)
{
    const struct uric_bytes s = argument(L, 1);
    const size_t size = url_sorted_room(s.s, s.n);
    enum uric_status status;
    luaL_Buffer buffer;
    size_t length;
    char *to = luaL_buffinitsize(L, &buffer, size);

    status = url_sorted(s.s, s.n, to, size, &length);
    luaL_pushresultsize(&buffer, length);
    return status == URIC_OK ? 1 : luaL_error(L, "uric: %s", uric_status_text(status));
}

static int host_allowed(lua_State *L)
{
    const struct uric_bytes s = argument(L, 1);
    size_t count;
    const struct uric_bytes *words = split(L, argument(L, 2), &count);
    struct uric u;

    lua_pushboolean(L, uric_parse(s.s, s.n, &u) == URIC_OK &&
                           uric_host_allowed(uric_bind(s.s, &u), words, count));
    return 1;
}

static int agree(lua_State *L)
{
    const struct uric_bytes s = argument(L, 1);

    lua_pushboolean(L, uric_agree(s.s, s.n, 0, NULL));
    return 1;
}

static int disagreement(lua_State *L)
{
    const struct uric_bytes s = argument(L, 1);
    struct uric_agreement a;

    if (uric_agree(s.s, s.n, 0, &a))
        return 0;
    lua_pushstring(L, uric_reading_reason_name(a.reason));
    return 1;
}

/* ---- the module ---- */

int luaopen_uric_native(lua_State *L)
{
    static const luaL_Reg methods[] = { { "ask", ask }, { NULL, NULL } };
    static const luaL_Reg functions[] = {
        { "policy", new_policy }, { "valid", valid },
        { "part", part },         { "without", without },
        { "sorted", sorted },     { "host_allowed", host_allowed },
        { "agree", agree },       { "disagreement", disagreement },
        { NULL, NULL },
    };

    int answer;

    luaL_newmetatable(L, POLICY);
    luaL_newlib(L, methods);
    lua_setfield(L, -2, "__index");
    luaL_newlib(L, functions);
    lua_createtable(L, ANSWERS, 0);
    for (answer = 0; answer < ANSWERS; answer++) {
        lua_pushstring(L, answers[answer].name);
        lua_rawseti(L, -2, answer + 1);
    }
    lua_setfield(L, -2, "answers");
    return 1;
}
