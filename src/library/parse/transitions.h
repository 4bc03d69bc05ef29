/* The automaton of all rules by gen/tables/rules_tables.h, a transition at a time: a template.
 * grammar/tools/transitions.py describes the tables.  A function that includes this has
 *
 *   state                 the number of the first state: see uric_part_state() in transition_bits.h
 *   s, i, n, v            the bytes, the offset of the next one, their number, their masks
 *   SYMBOL(about)         s[i], or its symbol by the bits `about` of the state
 *   COLUMN(about)         its column
 *   JUMP_OVER(run)        moves i over a run of the class
 *   AT_END_OF_INPUT       the bytes end in the state: suspends the scan if more may follow
 *   LEAVE_FOR_BYTE(here)  the input may end before the byte at i but not after it; `here` is the
 *                         state before it, and the byte's events come next
 *   value, in             for an event's value, and for the component of an error
 *   BEGIN(), END() ...    what the events call: grammar/actions/events.rl
 *
 * and the labels `done`, for input that ends where it may, and `dead`, for input that does not, or
 * for a byte that cannot continue any match.  There `state` is the state, and `in` the component
 * that it is in. */
{
    unsigned row = state, r = 0, at = 0, way, list, about;

    if (state >= URIC_ROWS_MOST) {
        at = (state >> 8) - URIC_ROWS_MOST / 256;
        r = state & 255;
        if (at < RULES_PARTS)
            goto part;
#ifndef URIC_ONLY_HTTP
        at -= RULES_PARTS;
        goto chain;
#endif
    }
row:
    state = row;
    about = uric_rules_about[row];
#ifndef URIC_SMALL
    /* a branch for each class, not its number as an index: the processor guesses it and goes on */
    if (about >= RULES_JUMP) {
        if (about < (JUMP_REG_NAME + 1) * RULES_JUMP)
            JUMP_OVER(SCHEME);
        else if (about < (JUMP_PATH + 1) * RULES_JUMP)
            JUMP_OVER(REG_NAME);
        else
            JUMP_OVER(PATH);
    }
#endif
    if (i == n) {
        list = uric_rules_end[row];
        goto end;
    }
    way = RULES_WAY(row, COLUMN(about));
take: /* the way of the byte at i */
    list = way >> RULES_ROW_BITS;
    row = way & (URIC_ROWS_MOST - 1);
    if (list != RULES_REFUSE && list < RULES_LISTS && about & RULES_MAY_END &&
        !(uric_rules_about[row] & RULES_MAY_END))
        LEAVE_FOR_BYTE(state);
    if (list == RULES_QUIET) {
        i++;
        goto row;
    }
events: /* of the byte at i, or of the end */
    switch (list) {
#ifdef URIC_ONLY_HTTP
#include "tables/http_rules_events.h"
#else
#include "tables/rules_events.h"
#endif
    case RULES_REFUSE: goto refused;
    case RULES_PART:
        at = row;
        r = 1;
        goto part;
#ifndef URIC_ONLY_HTTP
    case RULES_CHAIN:
        if (about & RULES_MAY_END)
            LEAVE_FOR_BYTE(state);
        at = row;
        r = uric_rules_chain_lead[SYMBOL(about)];
        i++;
        goto chain;
#endif
    default: break;
    }
    if (i == n)
        goto done;
    i++;
    goto row;

end: /* in a state with these bits and this list of events */
    AT_END_OF_INPUT;
    if (!(about & RULES_MAY_END))
        goto refused;
    goto events;

part:
    {
        const unsigned char *const column = rules_table[rules_part[at].table].column;
        const unsigned char *const next = rules_table[rules_part[at].table].next;
        const unsigned char *const inner = rules_inner + rules_part[at].inner - 1;
        unsigned to, c;

        about = uric_rules_about[rules_part[at].leaves] & ~(unsigned)RULES_MAY_END;
        while (i < n && (c = column[s[i]]) != 0) {
            to = next[RULES_AT(rules_part[at].table, r, c)];
            if (to == 0) {
                state = uric_part_state(at, r);
                goto refused;
            }
            if (inner[r] & RULES_INNER_MAY_END && !(inner[to] & RULES_INNER_MAY_END))
                LEAVE_FOR_BYTE(uric_part_state(at, r));
            r = to;
            i++;
        }
        state = uric_part_state(at, r);
        if (inner[r] & RULES_INNER_MAY_END)
            about |= RULES_MAY_END;
        value = inner[r] / RULES_INNER_VALUE;
        if (i == n) {
            list = uric_rules_end[rules_part[at].leaves];
            goto end;
        }
        if (!(inner[r] & RULES_INNER_LEFT))
            goto refused;
        way = RULES_WAY(rules_part[at].leaves, COLUMN(about));
        goto take;
    }

#ifndef URIC_ONLY_HTTP
chain:
    about = rules_chain[at].about;
    for (;;) {
        unsigned to;

        state = uric_chain_state(at, r);
        if (i == n) {
            about &= ~(unsigned)RULES_MAY_END;
            list = 0;
            goto end;
        }
        to = uric_rules_chain_next[r << 4 | uric_rules_chain_column[SYMBOL(about)]];
        if (to == 0)
            goto refused;
        i++;
        if (to == RULES_CHAIN_DONE) {
            row = rules_chain[at].row;
            goto row;
        }
        r = to;
    }
#endif

refused:
    in = about & RULES_COMPONENT;
    goto dead;
}
