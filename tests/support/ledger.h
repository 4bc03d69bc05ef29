/* Memory for SQL functions that is counted and can run out. */
#ifndef LEDGER_H
#define LEDGER_H

#include "engines/sql.h"

struct ledger {
    unsigned live;  /* blocks that are not freed */
    unsigned count; /* requests so far */
    unsigned fails; /* the number of the request that fails, from 1; 0: none */
    size_t most;    /* the largest request, in bytes */
};

/* What sql_bind() takes, with this ledger as its context. */
struct sql_memory ledger_memory(struct ledger *ledger);

#endif
