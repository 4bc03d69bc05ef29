/* Counts memory, and lets it run out. */
#include "support/ledger.h"

#include <stdlib.h>

static void *resize(void *context, void *p, size_t size)
{
    struct ledger *const ledger = context;

    if (size == 0) {
        ledger->live -= p != NULL;
        free(p);
        return NULL;
    }
    if (++ledger->count == ledger->fails)
        return NULL;
    if (size > ledger->most)
        ledger->most = size;
    ledger->live += p == NULL;
    p = realloc(p, size);
    if (p == NULL)
        abort();
    return p;
}

struct sql_memory ledger_memory(struct ledger *ledger)
{
    struct sql_memory memory;

    memory.resize = resize;
    memory.context = ledger;
    return memory;
}
