/* A filter for proxies that take proxy-wasm: it judges each request's pseudo-header fields, answers
 * requests that it refuses, and sends the normal path on.  README.md is its manual. */
#include "proxy_wasm.h"

#include <string.h>

#include "policy_words.h"
#include "url_edit.h"

/* ---- memory ---- */

/* The first `kept` bytes are the configuration's for good; the rest is of the present request. */
static struct {
    size_t kept, used;
    _Alignas(8) char bytes[512 * 1024];
} arena;

/* NULL if there is no room. */
static char *allocate(size_t size)
{
    const size_t left = sizeof arena.bytes - arena.used;
    char *const at = arena.bytes + arena.used;

    if (size > left)
        return NULL;
    size = (size + 7) & ~(size_t)7;
    arena.used += size < left ? size : left;
    return at;
}

void *proxy_on_memory_allocate(size_t size)
{
    return allocate(size);
}

void proxy_abi_version_0_2_1(void)
{
}

/* ---- messages ---- */

struct message {
    char text[160];
    size_t length;
};

/* Appends what has room. */
static void say(struct message *m, const char *s, size_t n)
{
    const size_t room = sizeof m->text - m->length;

    n = n < room ? n : room;
    memcpy(m->text + m->length, s, n);
    m->length += n;
}

static void say_text(struct message *m, const char *s)
{
    say(m, s, strlen(s));
}

static void log_message(uint32_t level, const struct message *m)
{
    proxy_log(level, m->text, m->length);
}

/* Returns false. */
static bool log_error(const char *text)
{
    proxy_log(HOST_ERROR, text, strlen(text));
    return false;
}

/* ---- configuration ---- */

static struct {
    struct proxy_policy by;
    uint8_t sends_normal; /* "path normal": the default */
    uint8_t is_set;
    uint32_t plugin;
} filter;

static bool is(struct uric_bytes word, const char *text)
{
    return word.n == strlen(text) && memcmp(word.s, text, word.n) == 0;
}

/* Logs that the configuration has no room.  Returns false. */
static bool refuse_length(void)
{
    return log_error("uric: the configuration is too long");
}

/* Logs that the setting has no such word.  Returns false. */
static bool refuse_word(struct uric_bytes setting, struct uric_bytes word)
{
    struct message m;

    m.length = 0;
    say_text(&m, "uric: unknown name \"");
    say(&m, word.s, word.n);
    say_text(&m, "\" in ");
    say(&m, setting.s, setting.n);
    log_message(HOST_ERROR, &m);
    return false;
}

static bool set_path(const struct uric_bytes *words, size_t count)
{
    if (count != 1 || !(is(words[0], "normal") || is(words[0], "raw")))
        return false;
    filter.sends_normal = is(words[0], "normal");
    return true;
}

/* Applies "SETTING WORD...".  Returns false, after a message, if it cannot. */
static bool take_line(struct uric_bytes line)
{
    static const struct uric_bytes beginning = { "the configuration", 17 };
    const size_t count = policy_split(line, NULL, 0);
    struct uric_bytes *words;
    size_t known;
    int setting;

    if (count == 0)
        return true;
    words = (struct uric_bytes *)(void *)allocate(count * sizeof *words);
    if (words == NULL)
        return refuse_length();
    policy_split(line, words, count);
    if (is(words[0], "path"))
        return set_path(words + 1, count - 1) || refuse_word(words[0], words[count - 1]);
    for (setting = 0; setting < POLICY_SETTINGS; setting++)
        if (is(words[0], policy_setting_name(setting)))
            break;
    if (setting == POLICY_SETTINGS)
        return refuse_word(beginning, words[0]);
    known = policy_set(&filter.by, (enum policy_setting)setting, words + 1, count - 1);
    return known == count - 1 || refuse_word(words[0], words[1 + known]);
}

static bool take_lines(struct uric_bytes text)
{
    size_t begin, end;

    for (begin = 0; begin < text.n; begin = end + 1) {
        struct uric_bytes line;

        for (end = begin; end < text.n && text.s[end] != '\n'; end++)
            ;
        line.s = text.s + begin;
        line.n = end - begin;
        if (!take_line(line))
            return false;
    }
    return true;
}

/* One virtual machine has one configuration, since a stream does not tell whose it is. */
uint32_t proxy_on_configure(uint32_t plugin, size_t configuration_size)
{
    struct uric_bytes text = { "", 0 };

    if (filter.is_set && filter.plugin != plugin)
        return log_error("uric: a second configuration; give each a vm_id of its own");
    filter.is_set = false; /* what follows may fail */
    arena.used = 0;
    proxy_policy_init(&filter.by);
    filter.sends_normal = true;
    filter.plugin = plugin;
    if (configuration_size > sizeof arena.bytes)
        return refuse_length();
    if (configuration_size > 0 &&
        proxy_get_buffer_bytes(HOST_PLUGIN_CONFIGURATION, 0, configuration_size, &text.s,
                               &text.n) != HOST_OK)
        return log_error("uric: the host does not return the configuration");
    filter.is_set = take_lines(text);
    arena.kept = arena.used;
    return filter.is_set;
}

/* ---- requests ---- */

/* The value of a field, undefined if it is absent; false if the host cannot return it. */
static bool get(const char *name, struct uric_bytes *value)
{
    const uint32_t status = proxy_get_header_map_value(HOST_REQUEST_HEADERS, name, strlen(name),
                                                       &value->s, &value->n);

    if (status != HOST_OK)
        value->s = NULL, value->n = 0;
    else if (value->s == NULL) /* an empty one may come without memory */
        value->s = "", value->n = 0;
    return status == HOST_OK || status == HOST_NOT_FOUND;
}

/* The proxy makes pseudo-header fields of every version's requests; the scheme is its own.  Envoy gives
 * a scheme to a CONNECT, too, which has none (RFC 9113, 8.5). */
static bool get_request(struct uric_request_input *request)
{
    memset(request, 0, sizeof *request);
    request->version = URIC_HTTP_2;
    if (!get(":method", &request->method) || !get(":path", &request->target) ||
        !get(":scheme", &request->target_scheme) ||
        !get(":authority", &request->target_authority) ||
        !get(":protocol", &request->target_protocol))
        return false;
    request->scheme = request->target_scheme;
    if (is(request->method, "CONNECT") && request->target.s == NULL)
        request->target_scheme = request->target;
    return true;
}

static void put_number(char *to, size_t number)
{
    int i;

    for (i = 0; i < 4; i++)
        to[i] = (char)(number >> 8 * i);
}

/* The serialized field "location"; its size, or 0 without room or a location. */
static size_t write_location(const struct uric_request_result *r, char **field)
{
    static const char name[] = "location";
    const size_t head = 3 * 4 + sizeof name;
    size_t length, written;

    if (r->verdict != URIC_VERDICT_REDIRECT ||
        uric_request_location(r, NULL, 0, &length) != URIC_TOO_SMALL)
        return 0;
    *field = allocate(head + length + 1);
    if (*field == NULL)
        return 0;
    put_number(*field, 1);
    put_number(*field + 4, sizeof name - 1);
    put_number(*field + 8, length);
    memcpy(*field + 12, name, sizeof name);
    uric_request_location(r, *field + head, length, &written);
    (*field)[head + length] = '\0';
    return head + length + 1;
}

static uint32_t answer(uint32_t code, const char *reason, const char *fields, size_t size)
{
    struct message m;

    m.length = 0;
    say_text(&m, "uric refused the request: ");
    say_text(&m, reason);
    log_message(HOST_WARN, &m);
    m.length = 0;
    say_text(&m, reason);
    say_text(&m, "\n");
    if (proxy_send_local_response(code, reason, strlen(reason), m.text, m.length, fields, size,
                                  HOST_NO_GRPC_STATUS) != HOST_OK)
        log_error("uric: the host does not send the answer");
    return HOST_PAUSE;
}

/* Sends the normal path on.  False if the host does not take it. */
static bool replace_path(const struct uric_request_result *r, struct uric_bytes target)
{
    static const char name[] = ":path";
    const size_t size = URL_NORMAL_ROOM(r, target);
    char *const to = allocate(size);
    enum uric_status status;
    size_t length;

    if (to == NULL)
        return false;
    status = url_normal(r, target, to, size, &length);
    if (status == URIC_NONE || (length == target.n && memcmp(to, target.s, length) == 0))
        return true;
    return status == URIC_OK &&
           proxy_replace_header_map_value(HOST_REQUEST_HEADERS, name, sizeof name - 1, to,
                                          length) == HOST_OK;
}

/* What fails here is refused: a request that was not judged does not pass. */
uint32_t proxy_on_request_headers(uint32_t stream, uint32_t fields, uint32_t is_end)
{
    struct uric_request_input request;
    struct uric_request_result r;
    enum uric_status status;
    size_t length, size;
    char *buffer, *location = NULL;

    (void)stream, (void)fields, (void)is_end;
    arena.used = arena.kept;
    if (!filter.is_set || !get_request(&request))
        return answer(500, "no-request", NULL, 0);
    uric_request(&request, &filter.by.policy, NULL, 0, &length, &r);
    buffer = allocate(length);
    if (buffer == NULL)
        return answer(500, "no-memory", NULL, 0);
    status = uric_request(&request, &filter.by.policy, buffer, length, &length, &r);
    if (status == URIC_REFUSED) {
        size = write_location(&r, &location);
        return answer((uint32_t)uric_verdict_code(r.verdict), uric_request_reason(&r), location,
                      size);
    }
    if (status != URIC_OK || (filter.sends_normal && !replace_path(&r, request.target)))
        return answer(500, "no-memory", NULL, 0);
    return HOST_CONTINUE;
}
