/* Generated from grammar/machines/split.rl by ragel 6.10 -G2; do not edit. */
/* Appendix B as a scanner: splits any string, rejects none. */
#include "parse/isa.h"
#include "parse/split_view.h"

/* A state steps over the bytes on which it loops. */
#define STOPS(number) view.at[number]
#define JUMP(stops, state)                                          \
    for (;;) {                                                      \
        const size_t k = i - view.base;                             \
                                                                    \
        if (k < URIC_SPLIT_VIEW) {                                  \
            const uint64_t rest = (stops) >> k * URIC_LANE_BITS;    \
                                                                    \
            if (rest != 0) {                                        \
                i += uric_lanes_first(rest);                        \
                break;                                              \
            }                                                       \
            if (n - view.base <= URIC_SPLIT_VIEW)                   \
                JUMP_TO_END(state);                                 \
            i = view.base + URIC_SPLIT_VIEW;                        \
        }                                                           \
        kernels->view(&view, begin, n, i);                          \
    }                                                               \
    (void)0
#define JUMP_TO_END(state)                                          \
    do {                                                            \
        i = n;                                                      \
        cs = (state);                                               \
        goto _test_eof;                                             \
    } while (0)
#define JUMP_IN(state) URIC_SPLIT_JUMP_##state

#define DEFINE(which, at)                                           \
    (u->part[URIC_SPLIT_##which].end = (at), defined |= 1u << URIC_SPLIT_##which)
#define AT ((uint32_t)i)
#define BYTE begin[i]

enum { split_start = 0 };

enum uric_status uric_split(const char *s, size_t n, struct uric_split_result *u)
{
    const unsigned char *const begin = (const unsigned char *)s;
    const struct uric_kernels *kernels = uric_known_kernels();
    const size_t eof = n;
    struct uric_split_view view;
    size_t i = 0;
    unsigned defined = 0;
    int cs = split_start;

    memset(u, 0, sizeof *u);
    if (n > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    if (kernels == NULL)
        kernels = uric_best_kernels();
    if (n > 0) { /* s may be NULL */
        kernels->view(&view, begin, n, 0);
    }

	{
	if ( ( i) == ( n) )
		goto _test_eof;
	switch ( cs )
	{
case 0:
	{ JUMP_IN(0); }
	switch( ( BYTE) ) {
		case 35u: goto tr1;
		case 47u: goto st6;
		case 58u: goto st3;
		case 63u: goto tr4;
	}
	goto st1;
st1:
	if ( ++( i) == ( n) )
		goto _test_eof1;
	URIC_FALLTHROUGH;
case 1:
	{ JUMP_IN(1); }
	switch( ( BYTE) ) {
		case 35u: goto tr1;
		case 47u: goto st3;
		case 58u: goto tr5;
		case 63u: goto tr4;
	}
	goto st1;
tr1:
	{ DEFINE(PATH, AT); }
	{ u->part[URIC_SPLIT_FRAGMENT].begin = AT + 1; }
	goto st2;
tr8:
	{ DEFINE(QUERY, AT); }
	{ u->part[URIC_SPLIT_FRAGMENT].begin = AT + 1; }
	goto st2;
tr11:
	{
        DEFINE(AUTHORITY, AT);
        u->part[URIC_SPLIT_PATH].begin = AT;
    }
	{ DEFINE(PATH, AT); }
	{ u->part[URIC_SPLIT_FRAGMENT].begin = AT + 1; }
	goto st2;
st2:
	if ( ++( i) == ( n) )
		goto _test_eof2;
	URIC_FALLTHROUGH;
case 2:
	{ JUMP_IN(2); }
	goto st2;
tr12:
	{
        DEFINE(AUTHORITY, AT);
        u->part[URIC_SPLIT_PATH].begin = AT;
    }
	goto st3;
st3:
	if ( ++( i) == ( n) )
		goto _test_eof3;
	URIC_FALLTHROUGH;
case 3:
	{ JUMP_IN(3); }
	switch( ( BYTE) ) {
		case 35u: goto tr1;
		case 63u: goto tr4;
	}
	goto st3;
tr4:
	{ DEFINE(PATH, AT); }
	{ u->part[URIC_SPLIT_QUERY].begin = AT + 1; }
	goto st4;
tr13:
	{
        DEFINE(AUTHORITY, AT);
        u->part[URIC_SPLIT_PATH].begin = AT;
    }
	{ DEFINE(PATH, AT); }
	{ u->part[URIC_SPLIT_QUERY].begin = AT + 1; }
	goto st4;
st4:
	if ( ++( i) == ( n) )
		goto _test_eof4;
	URIC_FALLTHROUGH;
case 4:
	{ JUMP_IN(4); }
	if ( ( BYTE) == 35u )
		goto tr8;
	goto st4;
tr5:
	{
        DEFINE(SCHEME, AT);
        u->part[URIC_SPLIT_PATH].begin = AT + 1;
    }
	goto st5;
st5:
	if ( ++( i) == ( n) )
		goto _test_eof5;
	URIC_FALLTHROUGH;
case 5:
	{ JUMP_IN(5); }
	switch( ( BYTE) ) {
		case 35u: goto tr1;
		case 47u: goto st6;
		case 63u: goto tr4;
	}
	goto st3;
st6:
	if ( ++( i) == ( n) )
		goto _test_eof6;
	URIC_FALLTHROUGH;
case 6:
	{ JUMP_IN(6); }
	switch( ( BYTE) ) {
		case 35u: goto tr1;
		case 47u: goto tr9;
		case 63u: goto tr4;
	}
	goto st3;
tr9:
	{ u->part[URIC_SPLIT_AUTHORITY].begin = AT + 1; }
	goto st7;
st7:
	if ( ++( i) == ( n) )
		goto _test_eof7;
	URIC_FALLTHROUGH;
case 7:
	{ JUMP_IN(7); }
	switch( ( BYTE) ) {
		case 35u: goto tr11;
		case 47u: goto tr12;
		case 63u: goto tr13;
	}
	goto st7;
	}
	_test_eof1: cs = 1; goto _test_eof;
	_test_eof2: cs = 2; goto _test_eof;
	_test_eof3: cs = 3; goto _test_eof;
	_test_eof4: cs = 4; goto _test_eof;
	_test_eof5: cs = 5; goto _test_eof;
	_test_eof6: cs = 6; goto _test_eof;
	_test_eof7: cs = 7; goto _test_eof;

	_test_eof: {}
	if ( ( i) == eof )
	{
	switch ( cs ) {
	case 0:
	case 1:
	case 3:
	case 5:
	case 6:
	{ DEFINE(PATH, AT); }
	break;
	case 4:
	{ DEFINE(QUERY, AT); }
	break;
	case 2:
	{ DEFINE(FRAGMENT, AT); }
	break;
	case 7:
	{
        DEFINE(AUTHORITY, AT);
        u->part[URIC_SPLIT_PATH].begin = AT;
    }
	{ DEFINE(PATH, AT); }
	break;
	}
	}

	}

    u->defined = (uint8_t)defined;
    return URIC_OK;
}

#undef BYTE
#undef AT
#undef DEFINE
#undef JUMP_IN
#undef JUMP_TO_END
#undef JUMP
#undef STOPS
