/* Sets policies by lists of names. */
#include "policy_words.h"

#include <string.h>

#include "../words.h"

static int is(struct uric_bytes word, const char *name)
{
    return name != NULL && word.n == strlen(name) && memcmp(word.s, name, word.n) == 0;
}

/* The number of the name that the word is, from 0; -1 if it is no name. */
static int number_of(struct uric_bytes word, const char *name_of(int), int count)
{
    int i;

    for (i = 0; i < count; i++)
        if (is(word, name_of(i)))
            return i;
    return -1;
}

const char *policy_setting_name(int setting)
{
    static const char *const names[POLICY_SETTINGS] = { "tolerate", "refuse", "redirect",
                                                        "hosts", "flags" };

    return setting >= 0 && setting < POLICY_SETTINGS ? names[setting] : NULL;
}

size_t policy_split(struct uric_bytes list, struct uric_bytes *words, size_t room)
{
    struct uric_bytes word;
    size_t count;

    for (count = 0; next_word(&list, &word); count++)
        if (count < room)
            words[count] = word;
    return count;
}

/* ---- one member ---- */

/* Whether the word is a preset, which *preset then is. */
static bool is_preset(struct uric_bytes word, enum uric_tolerance_preset *preset)
{
    if (is(word, "strict"))
        *preset = URIC_TOLERATE_STRICT;
    else if (is(word, "whatwg-request"))
        *preset = URIC_TOLERATE_WHATWG_REQUEST;
    else if (is(word, "log"))
        *preset = URIC_TOLERATE_LOG;
    else
        return false;
    return true;
}

size_t policy_tolerance(const struct uric_bytes *words, size_t count,
                        struct uric_tolerance *tolerance)
{
    enum uric_tolerance_preset preset = URIC_TOLERATE_STRICT;
    size_t i = count > 0 && is_preset(words[0], &preset);
    struct uric_tolerance next;
    uint16_t sets[URIC_PARTS];
    int part;

    uric_tolerance_preset(&next, preset);
    for (part = 0; part < URIC_PARTS; part++)
        sets[part] = uric_tolerance_names(&next, (enum uric_part)part);
    for (; i < count; i++) {
        const int name = number_of(words[i], uric_tolerated_name, URIC_TOLERATED_NAMES);

        if (name < 0)
            return i;
        sets[URIC_PATH] |= (uint16_t)(1u << name);
        sets[URIC_QUERY] |= (uint16_t)(1u << name);
        /* a name that no path or query can have */
        if (uric_tolerance_init(&next, sets) != URIC_OK)
            return i;
    }
    *tolerance = next;
    return count;
}

size_t policy_hazards(const struct uric_bytes *words, size_t count, uint64_t usual,
                      uint64_t *hazards)
{
    uint64_t added = 0;
    size_t i;

    for (i = 0; i < count; i++) {
        int hazard;

        if (is(words[i], "none") && count == 1)
            break;
        if (usual != 0 && is(words[i], "default")) {
            added |= usual;
            continue;
        }
        hazard = number_of(words[i], uric_hazard_name, URIC_HAZARDS);
        if (hazard < 0)
            return i;
        added |= (uint64_t)1 << hazard;
    }
    *hazards |= added;
    return count;
}

static const struct {
    const char *name;
    enum uric_request_flags flag;
} flag_names[] = {
    { "same-host", URIC_REQUEST_SAME_HOST },
    { "any-scheme", URIC_REQUEST_ANY_SCHEME },
    { "empty-host", URIC_REQUEST_EMPTY_HOST },
    { "dns-host", URIC_REQUEST_DNS_HOST },
    { "merge-slashes", URIC_REQUEST_MERGE_SLASHES },
    { "decode-slashes", URIC_REQUEST_DECODE_SLASHES },
    { "decode-backslashes", URIC_REQUEST_DECODE_BACKSLASHES },
};
#define FLAG_NAMES ((int)(sizeof flag_names / sizeof flag_names[0]))

static const char *flag_name(int flag)
{
    return flag_names[flag].name;
}

size_t policy_flags(const struct uric_bytes *words, size_t count,
                    enum uric_request_flags *flags)
{
    unsigned added = 0;
    size_t i;

    for (i = 0; i < count; i++) {
        int flag;

        if (is(words[i], "plain") && count == 1)
            break;
        flag = number_of(words[i], flag_name, FLAG_NAMES);
        if (flag < 0)
            return i;
        added |= flag_names[flag].flag;
    }
    *flags = (enum uric_request_flags)(*flags | added);
    return count;
}

/* Whether the entry can match a host: then it matches itself. */
static int is_host(struct uric_bytes host)
{
    struct uric u;

    return (uric_parse_as(URIC_RULE_HOST, host.s, host.n, NULL, &u) == URIC_OK ||
            uric_parse_as(URIC_RULE_IPV6ADDRESS, host.s, host.n, NULL, &u) == URIC_OK) &&
           uric_host_allowed(uric_bind(host.s, &u), &host, 1);
}

size_t policy_hosts(const struct uric_bytes *words, size_t count)
{
    size_t i;

    for (i = 0; i < count; i++)
        if (!is_host(words[i]))
            break;
    return i;
}

/* ---- a policy ---- */

void proxy_policy_init(struct proxy_policy *p)
{
    uric_request_policy_init(&p->policy);
}

static size_t set_tolerance(struct proxy_policy *p, const struct uric_bytes *words,
                            size_t count)
{
    const size_t known = policy_tolerance(words, count, &p->tolerance);

    if (known == count)
        p->policy.tolerance = &p->tolerance;
    return known;
}

/* A list replaces the hazards that were there. */
static size_t set_hazards(const struct uric_bytes *words, size_t count, uint64_t usual,
                          uint64_t *hazards)
{
    uint64_t set = 0;
    const size_t known = policy_hazards(words, count, usual, &set);

    if (known == count)
        *hazards = set;
    return known;
}

static size_t set_flags(struct proxy_policy *p, const struct uric_bytes *words, size_t count)
{
    enum uric_request_flags flags = URIC_REQUEST_PLAIN;
    const size_t known = policy_flags(words, count, &flags);

    if (known == count)
        p->policy.flags = flags;
    return known;
}

static size_t set_hosts(struct proxy_policy *p, const struct uric_bytes *words, size_t count)
{
    const size_t known = policy_hosts(words, count);

    if (known == count) {
        p->policy.hosts = count > 0 ? words : NULL;
        p->policy.host_count = count;
    }
    return known;
}

size_t policy_set(struct proxy_policy *p, enum policy_setting setting,
                  const struct uric_bytes *words, size_t count)
{
    switch (setting) {
    case POLICY_TOLERATE:
        return set_tolerance(p, words, count);
    case POLICY_REFUSE:
        return set_hazards(words, count, URIC_REQUEST_REFUSED, &p->policy.refused);
    case POLICY_REDIRECT:
        return set_hazards(words, count, 0, &p->policy.redirected);
    case POLICY_HOSTS:
        return set_hosts(p, words, count);
    case POLICY_FLAGS:
        return set_flags(p, words, count);
    case POLICY_SETTINGS:
        break;
    }
    return 0;
}

/* ---- names for a log ---- */

size_t policy_hazard_names(uint64_t hazards, char *buffer, size_t size)
{
    size_t length = 0;
    int hazard;

    for (hazard = 0; hazard < URIC_HAZARDS; hazard++) {
        const char *const name = uric_hazard_name(hazard);
        const size_t n = strlen(name), comma = length > 0;

        if (!(hazards >> hazard & 1))
            continue;
        if (length + comma + n <= size) {
            if (comma)
                buffer[length] = ',';
            memcpy(buffer + length + comma, name, n);
        }
        length += comma + n;
    }
    return length;
}
