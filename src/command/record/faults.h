/* The first malformed records of a chunk, kept until it is written: only then is it known how
 * many messages its file has had. */
#ifndef FAULTS_H
#define FAULTS_H

#include "command/record/records.h"

#include <stdint.h>

enum fault_kind { FAULT_MISMATCH, FAULT_TOO_LONG, FAULT_KINDS };

/* How many messages of a kind a file may have; others are counted. */
enum { FAULTS_TOLD = 10 };

struct fault {
    struct record record;  /* its bytes are in the chunk */
    const char *directive; /* the n_directive bytes of the one in force, or NULL */
    size_t n_directive;
};

struct faults {
    uint64_t n[FAULT_KINDS];
    struct fault first[FAULT_KINDS][FAULTS_TOLD]; /* of those */
};

/* Called for each chunk that has faults, in the order of the records, by one thread at a time;
 * sends messages. */
typedef void faults_tell(void *context, const struct records *records,
                         const struct faults *faults);

#endif
