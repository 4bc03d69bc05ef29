/* Between the machines of grammar/accept_*.rl and those who ask them. */
#ifndef URIC_EDITIONS_INTERNAL_H
#define URIC_EDITIONS_INTERNAL_H

#include "util/internal.h"
#include "uric_editions.h"

/* What a rule's strings are, and so how they fall into parts: all of a reference,
 * its authority, an IPv6 address without brackets, or a single enum uric_part. */
enum { URIC_ALL_OF_IT = URIC_PARTS, URIC_ITS_AUTHORITY, URIC_BARE_ADDRESS };

struct uric_edition_rule {
    const char *name; /* "EDITION:RULE" */
    unsigned char is; /* the above */
};

struct uric_edition_machine {
    const struct uric_edition_rule *rules; /* by number */
    int n_rules;
    int start;       /* from here a rule's number, as a byte, leads to where its
                        scan begins */
    int first_final; /* from this state on the input can end */

    /* From a state over the bytes from *at: the state behind them, and *at is end;
     * or 0, and *at is the byte that cannot stand there. */
    int (*scan)(int state, const unsigned char **at, const unsigned char *end);
};

URIC_INTERNAL const struct uric_edition_machine *uric_url1994(void);
URIC_INTERNAL const struct uric_edition_machine *uric_rfc1738(void);
URIC_INTERNAL const struct uric_edition_machine *uric_url1997(void);
URIC_INTERNAL const struct uric_edition_machine *uric_uri2003(void);

#endif
