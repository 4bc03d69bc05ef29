/* The interface of the machines of grammar/history/accept_*.rl. */
#ifndef URIC_EDITIONS_INTERNAL_H
#define URIC_EDITIONS_INTERNAL_H

#include "util/internal.h"
#include "uric_history.h"

/* What a rule describes, which decides how its strings are split: a whole reference, an
 * authority, an IPv6 address without brackets, or a single enum uric_part. */
enum { URIC_ALL_OF_IT = URIC_PARTS, URIC_ITS_AUTHORITY, URIC_BARE_ADDRESS };

struct uric_edition_rule {
    const char *name; /* "EDITION:RULE" */
    unsigned char is; /* one of the above */
};

struct uric_edition_machine {
    const struct uric_edition_rule *rules; /* by number */
    int n_rules;
    int start;       /* a rule's number, as a byte, leads from here to the state in which
                        its scan starts */
    int first_final; /* the input can end in this state and in those after it */

    /* Scans the bytes from *at, starting in a state.  Returns the state after them, with
     * *at at end; or 0, with *at at the byte that is not allowed. */
    int (*scan)(int state, const unsigned char **at, const unsigned char *end);
};

URIC_INTERNAL const struct uric_edition_machine *uric_url1994(void);
URIC_INTERNAL const struct uric_edition_machine *uric_rfc1738(void);
URIC_INTERNAL const struct uric_edition_machine *uric_url1997(void);
URIC_INTERNAL const struct uric_edition_machine *uric_rfc2396(void);
URIC_INTERNAL const struct uric_edition_machine *uric_uri2003(void);

#endif
