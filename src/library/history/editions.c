/* The rules of the older editions: finding one, parsing by it, explaining errors. */
#include "history/editions.h"
#include "util/ascii.h"

static const struct uric_edition_machine *edition_machine(int edition)
{
    switch (edition) {
    case 0: return uric_url1994();
    case 1: return uric_rfc1738();
    case 2: return uric_url1997();
    case 3: return uric_rfc2396();
    case 4: return uric_uri2003();
    default: return NULL;
    }
}

/* The machine that has the rule; *rule becomes the machine's own number.  NULL if none
 * has it. */
static const struct uric_edition_machine *machine_of(int *rule)
{
    const struct uric_edition_machine *machine;
    int edition;

    for (edition = 0; (machine = edition_machine(edition)) != NULL; edition++) {
        if (*rule < machine->n_rules)
            return *rule >= 0 ? machine : NULL;
        *rule -= machine->n_rules;
    }
    return NULL;
}

const char *uric_edition_rule_name(int rule)
{
    const struct uric_edition_machine *machine = machine_of(&rule);

    return machine ? machine->rules[rule].name : NULL;
}

int uric_edition_rule(const char *name, size_t n)
{
    const char *known;
    int rule;

    for (rule = 0; (known = uric_edition_rule_name(rule)) != NULL; rule++) {
        if (uric_is_exactly(name, n, known))
            return rule;
    }
    return -1;
}

/* The state after the n bytes, or 0; *taken is how many of them are allowed. */
static int state_after(const struct uric_edition_machine *machine, int rule,
                       const char *s, size_t n, size_t *taken)
{
    const unsigned char number = (unsigned char)rule;
    const unsigned char *at = &number;
    const unsigned char *const begin = (const unsigned char *)s;
    const int start = machine->scan(machine->start, &at, at + 1);
    int state = start;

    at = begin;
    if (n > 0)
        state = machine->scan(start, &at, begin + n);
    *taken = n > 0 ? (size_t)(at - begin) : 0;
    return state;
}

static void define(struct uric *u, int part, uint32_t begin, uint32_t end)
{
    u->part[part].begin = begin;
    URIC_DEFINE(u, part, end);
}

/* The offset of the ":" before the port, or end. */
static uint32_t port_colon(const char *s, uint32_t begin, uint32_t end)
{
    uint32_t i = end;

    while (i > begin && s[i - 1] >= '0' && s[i - 1] <= '9')
        i--;
    return i > begin && s[i - 1] == ':' ? i - 1 : end;
}

/* rule: RFC 3986's host, or IPv6address for a host without brackets. */
static void take_host(enum uric_rule rule, const char *s, uint32_t begin, uint32_t end,
                      struct uric *u)
{
    struct uric host;
    const enum uric_status status = uric_parse_as(rule, uric_at(s, begin), end - begin, NULL,
                                                  &host);

    define(u, URIC_HOST, begin, end);
    u->host_kind = status == URIC_OK ? host.host_kind
                                     : (uint8_t)URIC_HOST_REG_NAME;
}

static void split_authority(const char *s, uint32_t begin, uint32_t end,
                            struct uric *u)
{
    uint32_t at = end, colon;

    while (at > begin && s[at - 1] != '@')
        at--;
    if (at > begin) {
        define(u, URIC_USERINFO, begin, at - 1);
        begin = at;
    }
    colon = port_colon(s, begin, end);
    if (colon < end)
        define(u, URIC_PORT, colon + 1, end);
    take_host(URIC_RULE_HOST, s, begin, colon, u);
}

static int path_kind(const char *s, const struct uric *u)
{
    const uric_span path = u->part[URIC_PATH];

    if (uric_has(u, URIC_HOST))
        return URIC_PATH_ABEMPTY;
    if (path.begin == path.end)
        return URIC_PATH_EMPTY;
    if (s[path.begin] == '/')
        return URIC_PATH_ABSOLUTE;
    return uric_has(u, URIC_SCHEME) ? URIC_PATH_ROOTLESS : URIC_PATH_NOSCHEME;
}

static void split_reference(const char *s, size_t n, struct uric *u)
{
    static const int same[URIC_SPLIT_PARTS] = { URIC_SCHEME, -1, URIC_PATH,
                                                URIC_QUERY, URIC_FRAGMENT };
    struct uric_split_result five;
    int part;

    uric_split(s, n, &five);
    for (part = 0; part < URIC_SPLIT_PARTS; part++) {
        const uric_span at = five.part[part];

        if (!(five.defined >> part & 1))
            continue;
        if (part == URIC_SPLIT_AUTHORITY)
            split_authority(s, at.begin, at.end, u);
        else
            define(u, same[part], at.begin, at.end);
    }
}

static void find_parts(int is, const char *s, size_t n, struct uric *u)
{
    const uint32_t end = (uint32_t)n;

    switch (is) {
    case URIC_ALL_OF_IT: split_reference(s, n, u); break;
    case URIC_ITS_AUTHORITY: split_authority(s, 0, end, u); break;
    case URIC_HOST: take_host(URIC_RULE_HOST, s, 0, end, u); break;
    case URIC_BARE_ADDRESS: take_host(URIC_RULE_IPV6ADDRESS, s, 0, end, u); break;
    default: define(u, is, 0, end); break;
    }
    if (uric_has(u, URIC_PATH))
        u->path_kind = (uint8_t)path_kind(s, u);
}

static enum uric_status fail(struct uric *u, enum uric_status status, size_t offset)
{
    u->error_offset = (uint32_t)offset;
    return status;
}

enum uric_status uric_edition_parse(int rule, const char *s, size_t n, struct uric *u)
{
    const struct uric_edition_machine *machine = machine_of(&rule);
    size_t taken;
    int state;

    memset(u, 0, sizeof *u);
    if (machine == NULL)
        return URIC_NO_RULE;
    if (n > URIC_MAX_LENGTH)
        return fail(u, URIC_TOO_LONG, URIC_MAX_LENGTH);
    state = state_after(machine, rule, s, n, &taken);
    if (taken < n)
        return fail(u, URIC_INVALID, taken);
    if (state < machine->first_final)
        return fail(u, URIC_INCOMPLETE, n);
    find_parts(machine->rules[rule].is, s, n, u);
    return URIC_OK;
}

static int expected(const struct uric_edition_machine *machine, int state,
                    struct uric_set *set)
{
    unsigned b;

    memset(set, 0, sizeof *set);
    for (b = 0; b < 256; b++) {
        const unsigned char byte = (unsigned char)b;
        const unsigned char *at = &byte;

        if (machine->scan(state, &at, at + 1) != 0)
            set->bits[b >> 6] |= (uint64_t)1 << (b & 63);
    }
    return state >= machine->first_final;
}

enum uric_status uric_edition_explain(int rule, const char *s, size_t n, char *buffer,
                                      size_t size, size_t *length)
{
    const struct uric_edition_machine *machine = machine_of(&rule);
    struct uric_set set;
    size_t taken;
    int state, can_end;

    *length = 0;
    if (machine == NULL)
        return URIC_NO_RULE;
    state = state_after(machine, rule, s, n, &taken);
    if (taken == n && state >= machine->first_final)
        return URIC_NONE;
    state = state_after(machine, rule, s, taken, &taken);
    can_end = expected(machine, state, &set);
    return uric_expected_text(&set, can_end, URIC_PATH, buffer, size, length);
}
