/* Generated from grammar/machines/split.rl by ragel 6.10 -G2; do not edit. */
/* Appendix B as a scanner: splits any string, rejects none. */
#include "util/internal.h"

#define AT ((uint32_t)(p - begin))

enum { split_start = 0 };

enum uric_status uric_split(const char *s, size_t n, struct uric_split_result *u)
{
    const unsigned char *const begin = (const unsigned char *)s;
    const unsigned char *p = begin;
    const unsigned char *pe, *eof;
    int cs = split_start;

    memset(u, 0, sizeof *u);
    if (n > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    pe = eof = n != 0 ? begin + n : begin;

	{
	if ( p == pe )
		goto _test_eof;
	switch ( cs )
	{
case 0:
	switch( (*p) ) {
		case 35u: goto tr1;
		case 47u: goto st6;
		case 58u: goto st3;
		case 63u: goto tr4;
	}
	goto st1;
st1:
	if ( ++p == pe )
		goto _test_eof1;
	URIC_FALLTHROUGH;
case 1:
	switch( (*p) ) {
		case 35u: goto tr1;
		case 47u: goto st3;
		case 58u: goto tr5;
		case 63u: goto tr4;
	}
	goto st1;
tr1:
	{ URIC_DEFINE(u, URIC_SPLIT_PATH, AT); }
	{ u->part[URIC_SPLIT_FRAGMENT].begin = AT + 1; }
	goto st2;
tr8:
	{ URIC_DEFINE(u, URIC_SPLIT_QUERY, AT); }
	{ u->part[URIC_SPLIT_FRAGMENT].begin = AT + 1; }
	goto st2;
tr11:
	{
        URIC_DEFINE(u, URIC_SPLIT_AUTHORITY, AT);
        u->part[URIC_SPLIT_PATH].begin = AT;
    }
	{ URIC_DEFINE(u, URIC_SPLIT_PATH, AT); }
	{ u->part[URIC_SPLIT_FRAGMENT].begin = AT + 1; }
	goto st2;
st2:
	if ( ++p == pe )
		goto _test_eof2;
	URIC_FALLTHROUGH;
case 2:
	goto st2;
tr12:
	{
        URIC_DEFINE(u, URIC_SPLIT_AUTHORITY, AT);
        u->part[URIC_SPLIT_PATH].begin = AT;
    }
	goto st3;
st3:
	if ( ++p == pe )
		goto _test_eof3;
	URIC_FALLTHROUGH;
case 3:
	switch( (*p) ) {
		case 35u: goto tr1;
		case 63u: goto tr4;
	}
	goto st3;
tr4:
	{ URIC_DEFINE(u, URIC_SPLIT_PATH, AT); }
	{ u->part[URIC_SPLIT_QUERY].begin = AT + 1; }
	goto st4;
tr13:
	{
        URIC_DEFINE(u, URIC_SPLIT_AUTHORITY, AT);
        u->part[URIC_SPLIT_PATH].begin = AT;
    }
	{ URIC_DEFINE(u, URIC_SPLIT_PATH, AT); }
	{ u->part[URIC_SPLIT_QUERY].begin = AT + 1; }
	goto st4;
st4:
	if ( ++p == pe )
		goto _test_eof4;
	URIC_FALLTHROUGH;
case 4:
	if ( (*p) == 35u )
		goto tr8;
	goto st4;
tr5:
	{
        URIC_DEFINE(u, URIC_SPLIT_SCHEME, AT);
        u->part[URIC_SPLIT_PATH].begin = AT + 1;
    }
	goto st5;
st5:
	if ( ++p == pe )
		goto _test_eof5;
	URIC_FALLTHROUGH;
case 5:
	switch( (*p) ) {
		case 35u: goto tr1;
		case 47u: goto st6;
		case 63u: goto tr4;
	}
	goto st3;
st6:
	if ( ++p == pe )
		goto _test_eof6;
	URIC_FALLTHROUGH;
case 6:
	switch( (*p) ) {
		case 35u: goto tr1;
		case 47u: goto tr9;
		case 63u: goto tr4;
	}
	goto st3;
tr9:
	{ u->part[URIC_SPLIT_AUTHORITY].begin = AT + 1; }
	goto st7;
tr10:
	{
        URIC_DEFINE(u, URIC_SPLIT_AUTHORITY, AT);
        u->part[URIC_SPLIT_PATH].begin = AT;
    }
	goto st7;
st7:
	if ( ++p == pe )
		goto _test_eof7;
	URIC_FALLTHROUGH;
case 7:
	switch( (*p) ) {
		case 35u: goto tr11;
		case 47u: goto tr12;
		case 63u: goto tr13;
	}
	goto tr10;
	}
	_test_eof1: cs = 1; goto _test_eof;
	_test_eof2: cs = 2; goto _test_eof;
	_test_eof3: cs = 3; goto _test_eof;
	_test_eof4: cs = 4; goto _test_eof;
	_test_eof5: cs = 5; goto _test_eof;
	_test_eof6: cs = 6; goto _test_eof;
	_test_eof7: cs = 7; goto _test_eof;

	_test_eof: {}
	if ( p == eof )
	{
	switch ( cs ) {
	case 0:
	case 1:
	case 3:
	case 5:
	case 6:
	{ URIC_DEFINE(u, URIC_SPLIT_PATH, AT); }
	break;
	case 4:
	{ URIC_DEFINE(u, URIC_SPLIT_QUERY, AT); }
	break;
	case 2:
	{ URIC_DEFINE(u, URIC_SPLIT_FRAGMENT, AT); }
	break;
	case 7:
	{
        URIC_DEFINE(u, URIC_SPLIT_AUTHORITY, AT);
        u->part[URIC_SPLIT_PATH].begin = AT;
    }
	{ URIC_DEFINE(u, URIC_SPLIT_PATH, AT); }
	break;
	}
	}

	}

    return URIC_OK;
}

#undef AT
