/* Generated from grammar/machines/ftp.rl by ragel 6.10 -G2; do not edit. */
/* The path of a parsed ftp URI.  Goto code, since it is common. */
#include "schemes/scheme.h"

#define AT ((uint32_t)(p - s))

enum { ftp_start = 9 };
enum { ftp_first_final = 9 };

int uric_scan_ftp(const unsigned char *s, uric_span at,
                  struct uric_scheme_parts *r)
{
    const unsigned char *p = s + at.begin, *const pe = s + at.end;
    const unsigned char *const eof = pe;
    int cs = ftp_start;

	{
	if ( p == pe )
		goto _test_eof;
	switch ( cs )
	{
case 9:
	if ( (*p) == 47u )
		goto tr10;
	goto st0;
tr8:
	{ r->error = URIC_FAULT_TYPECODE; }
	goto st0;
st0:
cs = 0;
	goto _out;
tr2:
	{ p = uric_before(p, pe, ';'); }
	goto st10;
tr10:
	{
        r->part[0].begin = r->part[1].begin = AT + 1;
        r->part[2].begin = r->part[3].begin = AT + 1;
    }
	goto st10;
st10:
	if ( ++p == pe )
		goto _test_eof10;
	URIC_FALLTHROUGH;
case 10:
	switch( (*p) ) {
		case 33u: goto tr2;
		case 37u: goto st1;
		case 59u: goto tr12;
		case 61u: goto tr2;
		case 95u: goto tr2;
		case 126u: goto tr2;
	}
	if ( (*p) < 63u ) {
		if ( 36u <= (*p) && (*p) <= 58u )
			goto tr2;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr2;
	} else
		goto tr2;
	goto st0;
st1:
	if ( ++p == pe )
		goto _test_eof1;
	URIC_FALLTHROUGH;
case 1:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st2;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st2;
	} else
		goto st2;
	goto st0;
st2:
	if ( ++p == pe )
		goto _test_eof2;
	URIC_FALLTHROUGH;
case 2:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto tr2;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto tr2;
	} else
		goto tr2;
	goto st0;
tr12:
	{ URIC_DEFINE(r, URIC_FTP_NAME, AT); }
	goto st3;
st3:
	if ( ++p == pe )
		goto _test_eof3;
	URIC_FALLTHROUGH;
case 3:
	switch( (*p) ) {
		case 84u: goto st4;
		case 116u: goto st4;
	}
	goto st0;
st4:
	if ( ++p == pe )
		goto _test_eof4;
	URIC_FALLTHROUGH;
case 4:
	switch( (*p) ) {
		case 89u: goto st5;
		case 121u: goto st5;
	}
	goto st0;
st5:
	if ( ++p == pe )
		goto _test_eof5;
	URIC_FALLTHROUGH;
case 5:
	switch( (*p) ) {
		case 80u: goto st6;
		case 112u: goto st6;
	}
	goto st0;
st6:
	if ( ++p == pe )
		goto _test_eof6;
	URIC_FALLTHROUGH;
case 6:
	switch( (*p) ) {
		case 69u: goto st7;
		case 101u: goto st7;
	}
	goto st0;
st7:
	if ( ++p == pe )
		goto _test_eof7;
	URIC_FALLTHROUGH;
case 7:
	if ( (*p) == 61u )
		goto st8;
	goto st0;
st8:
	if ( ++p == pe )
		goto _test_eof8;
	URIC_FALLTHROUGH;
case 8:
	switch( (*p) ) {
		case 65u: goto tr9;
		case 68u: goto tr9;
		case 73u: goto tr9;
		case 97u: goto tr9;
		case 100u: goto tr9;
		case 105u: goto tr9;
	}
	goto tr8;
tr9:
	{
        r->part[URIC_FTP_TYPECODE].begin = AT;
        URIC_DEFINE(r, URIC_FTP_TYPECODE, AT + 1);
    }
	goto st11;
st11:
	if ( ++p == pe )
		goto _test_eof11;
	URIC_FALLTHROUGH;
case 11:
	goto st0;
	}
	_test_eof10: cs = 10; goto _test_eof;
	_test_eof1: cs = 1; goto _test_eof;
	_test_eof2: cs = 2; goto _test_eof;
	_test_eof3: cs = 3; goto _test_eof;
	_test_eof4: cs = 4; goto _test_eof;
	_test_eof5: cs = 5; goto _test_eof;
	_test_eof6: cs = 6; goto _test_eof;
	_test_eof7: cs = 7; goto _test_eof;
	_test_eof8: cs = 8; goto _test_eof;
	_test_eof11: cs = 11; goto _test_eof;

	_test_eof: {}
	if ( p == eof )
	{
	switch ( cs ) {
	case 10:
	{ URIC_DEFINE(r, URIC_FTP_NAME, AT); }
	break;
	case 8:
	{ r->error = URIC_FAULT_TYPECODE; }
	break;
	}
	}

	_out: {}
	}

    r->error_offset = AT;
    return cs >= ftp_first_final;
}

#undef AT
