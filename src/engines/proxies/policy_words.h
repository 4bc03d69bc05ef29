/* The words by which the modules for proxies set a policy of uric_request(): lists of names. */
#ifndef POLICY_WORDS_H
#define POLICY_WORDS_H

#include "uric_request.h"

/* A policy, and the tolerance to which it may point.  It must not be copied. */
struct proxy_policy {
    struct uric_request_policy policy;
    struct uric_tolerance tolerance;
};

/* What a list of words sets. */
enum policy_setting {
    POLICY_TOLERATE, /* what policy_tolerance() takes */
    POLICY_REFUSE,   /* hazards, or "default" or "none" */
    POLICY_REDIRECT, /* hazards, or "none" */
    POLICY_HOSTS,    /* hosts; none: any host */
    POLICY_FLAGS,    /* what policy_flags() takes */
    POLICY_SETTINGS  /* how many there are */
};

/* "tolerate", "refuse", "redirect", "hosts", "flags"; NULL for other numbers. */
const char *policy_setting_name(int setting);

/* Split a list at spaces, tabs and commas.  Returns how many words it has, and writes the first
 * `room` of them, which are bytes of the list; words may be NULL if room is 0. */
size_t policy_split(struct uric_bytes list, struct uric_bytes *words, size_t room);

/* Set what uric_request_policy_init() sets, and no tolerance. */
void proxy_policy_init(struct proxy_policy *p);

/* Apply a list of words.  Returns how many words are known before the first unknown one: count
 * if all are, and the policy is changed only then.  The words of POLICY_HOSTS and their bytes
 * must outlive the policy. */
size_t policy_set(struct proxy_policy *p, enum policy_setting setting,
                  const struct uric_bytes *words, size_t count);

/* Apply words to one member of a policy, and return what policy_set() returns.
 *
 * policy_tolerance() takes names of bytes ("pipe"), tolerated in path and query; the first word
 * may be a preset: "strict", "whatwg-request", "log".
 * policy_hazards() adds hazards; "default" stands for `usual`, unless that is 0; "none" stands
 * alone.
 * policy_flags() adds flags: "same-host", "any-scheme", "empty-host", "dns-host",
 * "merge-slashes", "decode-slashes", "decode-backslashes"; "plain" stands alone.
 * policy_hosts() only checks that each word can match a host. */
size_t policy_tolerance(const struct uric_bytes *words, size_t count,
                        struct uric_tolerance *tolerance);
size_t policy_hazards(const struct uric_bytes *words, size_t count, uint64_t usual,
                      uint64_t *hazards);
size_t policy_flags(const struct uric_bytes *words, size_t count,
                    enum uric_request_flags *flags);
size_t policy_hosts(const struct uric_bytes *words, size_t count);

/* Write the names of the hazards, bits (uint64_t)1 << enum uric_hazard, with commas between them,
 * to the size bytes at buffer.  Returns the length of the whole list; if it is more than size, what
 * the buffer holds is unspecified. */
size_t policy_hazard_names(uint64_t hazards, char *buffer, size_t size);

#endif
