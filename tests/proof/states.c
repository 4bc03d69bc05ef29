/* Finds a string that leads to each state of a rule's machine. */
#include "proof/states.h"

#include "parse/scan.h"

uint16_t state_number(const struct uric_stream *m)
{
    return uric_scan_of(m)->state;
}

int state_next(int rule, const struct state *from, unsigned char byte,
               struct uric_stream *m)
{
    uric_stream_init(m, rule);
    uric_stream_feed(m, from->access, from->n_access);
    return uric_stream_feed(m, (const char *)&byte, 1) == 1;
}

size_t states_find(int rule, struct state *states, size_t room)
{
    struct uric_stream m;
    size_t n = 1, i, k;
    int b;

    uric_stream_init(&m, rule);
    states[0].number = state_number(&m);
    states[0].n_access = 0;
    for (i = 0; i < n; i++) {
        for (b = 0; b < 256; b++) {
            if (!state_next(rule, &states[i], (unsigned char)b, &m))
                continue;
            for (k = 0; k < n && states[k].number != state_number(&m); k++)
                ;
            if (k < n)
                continue;
            if (n == room || states[i].n_access == sizeof states[i].access)
                return 0;
            states[n] = states[i];
            states[n].number = state_number(&m);
            states[n].access[states[n].n_access++] = (char)b;
            n++;
        }
    }
    return n;
}
