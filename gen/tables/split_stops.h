/* The bytes that end runs.  Generated from grammar/machines/split.rl by ragel 6.10 and
 * grammar/tools/stops.py; do not edit. */
#ifndef URIC_SPLIT_STOPS_H
#define URIC_SPLIT_STOPS_H

/* Each has its number. */
enum { URIC_SPLIT_STOPS = 4 };
#define URIC_SPLIT_EACH_STOP(X) X(0, 35) X(1, 47) X(2, 58) X(3, 63)

/* What each state does before it reads a byte. */
#define URIC_SPLIT_JUMP_0 (void)0
#define URIC_SPLIT_JUMP_1 JUMP(STOPS(0) | STOPS(1) | STOPS(2) | STOPS(3), 1)
#define URIC_SPLIT_JUMP_2 JUMP_TO_END(2)
#define URIC_SPLIT_JUMP_3 JUMP(STOPS(0) | STOPS(3), 3)
#define URIC_SPLIT_JUMP_4 JUMP(STOPS(0), 4)
#define URIC_SPLIT_JUMP_5 (void)0
#define URIC_SPLIT_JUMP_6 (void)0
#define URIC_SPLIT_JUMP_7 JUMP(STOPS(0) | STOPS(1) | STOPS(3), 7)

#endif
