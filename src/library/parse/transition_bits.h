/* The tables of the automaton of all rules, for the functions that walk it by transitions.h.
 * parse/walk.h is included before it. */
#ifndef URIC_TRANSITION_BITS_H
#define URIC_TRANSITION_BITS_H

/* The bits of uric_rules_about and of rules_inner. */
enum {
    RULES_COMPONENT = 7,
    RULES_SYMBOLS = 24,
    RULES_MAY_END = 32,
    RULES_JUMP = 64,
    RULES_INNER_LEFT = 1,
    RULES_INNER_MAY_END = 2,
    RULES_INNER_VALUE = 4
};

/* More than there are rows. */
enum { URIC_ROWS_MOST = 1 << RULES_ROW_BITS };

#ifndef URIC_SMALL
/* For fewer bytes, a transition for each is faster than a call of a kernel. */
enum { URIC_WORTH_A_JUMP = URIC_BLOCK / 4 };

/* The end of a run that the masks do not show; *v then has those of the bytes there. */
static URIC_NEVER_INLINE size_t uric_jump_far(struct uric_view *v, size_t i, unsigned jump)
{
    return uric_best_kernels()->pass(v, i, jump);
}

/* Moves i over a run. */
#define URIC_STEP_OVER(jump)                                                  \
    do {                                                                      \
        const size_t k = i - v->base;                                         \
        uric_word rest;                                                       \
                                                                              \
        if (k < URIC_BLOCK && (rest = v->stop[jump] >> k) != 0)               \
            i += uric_lowest(rest);                                           \
        else if (n - i >= URIC_WORTH_A_JUMP)                                  \
            i = uric_jump_far(v, i, jump);                                    \
    } while (0)
#endif

/* The table of enum uric_symbols that a state reads. */
static URIC_INLINE unsigned uric_symbols_of(unsigned about)
{
    return (about & RULES_SYMBOLS) / (RULES_SYMBOLS & -RULES_SYMBOLS);
}

/* The number of a state: its row, or for the inner state r of a part or chain one beyond the
 * rows.  The first state of a part has a row. */
static URIC_INLINE unsigned uric_part_state(unsigned part, unsigned r)
{
    return r == 1 ? rules_part[part].row : URIC_ROWS_MOST + (part << 8 | r);
}

#ifndef URIC_ONLY_HTTP
static URIC_INLINE unsigned uric_chain_state(unsigned chain, unsigned r)
{
    return URIC_ROWS_MOST + ((RULES_PARTS + chain) << 8 | r);
}
#endif

#endif
