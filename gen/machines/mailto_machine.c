/* Generated from grammar/machines/mailto.rl by ragel 6.10 -G2; do not edit. */
/* What follows "mailto:" in a parsed URI.  Goto code, since it is common. */
#include "schemes/scheme.h"

#define AT ((uint32_t)(p - s))

enum { mailto_start = 49 };
enum { mailto_first_final = 49 };

int uric_scan_mailto(const unsigned char *s, uric_span at,
                     struct uric_scheme_parts *r)
{
    const unsigned char *p = s + at.begin, *const pe = s + at.end;
    const unsigned char *const eof = pe;
    int cs = mailto_start;

	{
	if ( p == pe )
		goto _test_eof;
	switch ( cs )
	{
case 49:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto st1;
		case 37u: goto st24;
		case 39u: goto st1;
		case 45u: goto st1;
		case 63u: goto tr49;
		case 95u: goto st1;
		case 126u: goto st1;
	}
	if ( (*p) < 48u ) {
		if ( 42u <= (*p) && (*p) <= 43u )
			goto st1;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st1;
		} else if ( (*p) >= 65u )
			goto st1;
	} else
		goto st1;
	goto st0;
st0:
cs = 0;
	goto _out;
st1:
	if ( ++p == pe )
		goto _test_eof1;
	URIC_FALLTHROUGH;
case 1:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto st1;
		case 37u: goto st2;
		case 39u: goto st1;
		case 45u: goto st1;
		case 46u: goto st4;
		case 64u: goto st12;
		case 95u: goto st1;
		case 126u: goto st1;
	}
	if ( (*p) < 48u ) {
		if ( 42u <= (*p) && (*p) <= 43u )
			goto st1;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st1;
		} else if ( (*p) >= 65u )
			goto st1;
	} else
		goto st1;
	goto st0;
st2:
	if ( ++p == pe )
		goto _test_eof2;
	URIC_FALLTHROUGH;
case 2:
	switch( (*p) ) {
		case 50u: goto st3;
		case 51u: goto st7;
		case 52u: goto st8;
		case 53u: goto st9;
		case 55u: goto st11;
	}
	if ( (*p) < 65u ) {
		if ( 54u <= (*p) && (*p) <= 57u )
			goto st10;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st10;
	} else
		goto st10;
	goto st0;
st3:
	if ( ++p == pe )
		goto _test_eof3;
	URIC_FALLTHROUGH;
case 3:
	switch( (*p) ) {
		case 49u: goto st1;
		case 69u: goto st4;
		case 101u: goto st4;
	}
	if ( (*p) < 68u ) {
		if ( (*p) > 55u ) {
			if ( 65u <= (*p) && (*p) <= 66u )
				goto st1;
		} else if ( (*p) >= 51u )
			goto st1;
	} else if ( (*p) > 70u ) {
		if ( (*p) > 98u ) {
			if ( 100u <= (*p) && (*p) <= 102u )
				goto st1;
		} else if ( (*p) >= 97u )
			goto st1;
	} else
		goto st1;
	goto st0;
st4:
	if ( ++p == pe )
		goto _test_eof4;
	URIC_FALLTHROUGH;
case 4:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto st1;
		case 37u: goto st5;
		case 39u: goto st1;
		case 45u: goto st1;
		case 95u: goto st1;
		case 126u: goto st1;
	}
	if ( (*p) < 48u ) {
		if ( 42u <= (*p) && (*p) <= 43u )
			goto st1;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st1;
		} else if ( (*p) >= 65u )
			goto st1;
	} else
		goto st1;
	goto st0;
st5:
	if ( ++p == pe )
		goto _test_eof5;
	URIC_FALLTHROUGH;
case 5:
	switch( (*p) ) {
		case 50u: goto st6;
		case 51u: goto st7;
		case 52u: goto st8;
		case 53u: goto st9;
		case 55u: goto st11;
	}
	if ( (*p) < 65u ) {
		if ( 54u <= (*p) && (*p) <= 57u )
			goto st10;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st10;
	} else
		goto st10;
	goto st0;
st6:
	if ( ++p == pe )
		goto _test_eof6;
	URIC_FALLTHROUGH;
case 6:
	switch( (*p) ) {
		case 49u: goto st1;
		case 68u: goto st1;
		case 70u: goto st1;
		case 100u: goto st1;
		case 102u: goto st1;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 55u )
			goto st1;
	} else if ( (*p) > 66u ) {
		if ( 97u <= (*p) && (*p) <= 98u )
			goto st1;
	} else
		goto st1;
	goto st0;
st7:
	if ( ++p == pe )
		goto _test_eof7;
	URIC_FALLTHROUGH;
case 7:
	switch( (*p) ) {
		case 68u: goto st1;
		case 70u: goto st1;
		case 100u: goto st1;
		case 102u: goto st1;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st1;
	goto st0;
st8:
	if ( ++p == pe )
		goto _test_eof8;
	URIC_FALLTHROUGH;
case 8:
	if ( (*p) < 65u ) {
		if ( 49u <= (*p) && (*p) <= 57u )
			goto st1;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st1;
	} else
		goto st1;
	goto st0;
st9:
	if ( ++p == pe )
		goto _test_eof9;
	URIC_FALLTHROUGH;
case 9:
	switch( (*p) ) {
		case 65u: goto st1;
		case 97u: goto st1;
	}
	if ( (*p) < 69u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st1;
	} else if ( (*p) > 70u ) {
		if ( 101u <= (*p) && (*p) <= 102u )
			goto st1;
	} else
		goto st1;
	goto st0;
st10:
	if ( ++p == pe )
		goto _test_eof10;
	URIC_FALLTHROUGH;
case 10:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st1;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st1;
	} else
		goto st1;
	goto st0;
st11:
	if ( ++p == pe )
		goto _test_eof11;
	URIC_FALLTHROUGH;
case 11:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st1;
	} else if ( (*p) > 69u ) {
		if ( 97u <= (*p) && (*p) <= 101u )
			goto st1;
	} else
		goto st1;
	goto st0;
st12:
	if ( ++p == pe )
		goto _test_eof12;
	URIC_FALLTHROUGH;
case 12:
	switch( (*p) ) {
		case 33u: goto st50;
		case 36u: goto st50;
		case 37u: goto st41;
		case 39u: goto st50;
		case 45u: goto st50;
		case 95u: goto st50;
		case 126u: goto st50;
	}
	if ( (*p) < 48u ) {
		if ( 42u <= (*p) && (*p) <= 43u )
			goto st50;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st50;
		} else if ( (*p) >= 65u )
			goto st50;
	} else
		goto st50;
	goto st0;
st50:
	if ( ++p == pe )
		goto _test_eof50;
	URIC_FALLTHROUGH;
case 50:
	switch( (*p) ) {
		case 33u: goto st50;
		case 36u: goto st50;
		case 37u: goto st13;
		case 39u: goto st50;
		case 44u: goto st23;
		case 46u: goto st15;
		case 63u: goto tr52;
		case 95u: goto st50;
		case 126u: goto st50;
	}
	if ( (*p) < 48u ) {
		if ( 42u <= (*p) && (*p) <= 45u )
			goto st50;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st50;
		} else if ( (*p) >= 65u )
			goto st50;
	} else
		goto st50;
	goto st0;
st13:
	if ( ++p == pe )
		goto _test_eof13;
	URIC_FALLTHROUGH;
case 13:
	switch( (*p) ) {
		case 50u: goto st14;
		case 51u: goto st18;
		case 52u: goto st19;
		case 53u: goto st20;
		case 55u: goto st22;
	}
	if ( (*p) < 65u ) {
		if ( 54u <= (*p) && (*p) <= 57u )
			goto st21;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st21;
	} else
		goto st21;
	goto st0;
st14:
	if ( ++p == pe )
		goto _test_eof14;
	URIC_FALLTHROUGH;
case 14:
	switch( (*p) ) {
		case 49u: goto st50;
		case 69u: goto st15;
		case 101u: goto st15;
	}
	if ( (*p) < 68u ) {
		if ( (*p) > 55u ) {
			if ( 65u <= (*p) && (*p) <= 66u )
				goto st50;
		} else if ( (*p) >= 51u )
			goto st50;
	} else if ( (*p) > 70u ) {
		if ( (*p) > 98u ) {
			if ( 100u <= (*p) && (*p) <= 102u )
				goto st50;
		} else if ( (*p) >= 97u )
			goto st50;
	} else
		goto st50;
	goto st0;
st15:
	if ( ++p == pe )
		goto _test_eof15;
	URIC_FALLTHROUGH;
case 15:
	switch( (*p) ) {
		case 33u: goto st50;
		case 36u: goto st50;
		case 37u: goto st16;
		case 39u: goto st50;
		case 45u: goto st50;
		case 95u: goto st50;
		case 126u: goto st50;
	}
	if ( (*p) < 48u ) {
		if ( 42u <= (*p) && (*p) <= 43u )
			goto st50;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st50;
		} else if ( (*p) >= 65u )
			goto st50;
	} else
		goto st50;
	goto st0;
st16:
	if ( ++p == pe )
		goto _test_eof16;
	URIC_FALLTHROUGH;
case 16:
	switch( (*p) ) {
		case 50u: goto st17;
		case 51u: goto st18;
		case 52u: goto st19;
		case 53u: goto st20;
		case 55u: goto st22;
	}
	if ( (*p) < 65u ) {
		if ( 54u <= (*p) && (*p) <= 57u )
			goto st21;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st21;
	} else
		goto st21;
	goto st0;
st17:
	if ( ++p == pe )
		goto _test_eof17;
	URIC_FALLTHROUGH;
case 17:
	switch( (*p) ) {
		case 49u: goto st50;
		case 68u: goto st50;
		case 70u: goto st50;
		case 100u: goto st50;
		case 102u: goto st50;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 55u )
			goto st50;
	} else if ( (*p) > 66u ) {
		if ( 97u <= (*p) && (*p) <= 98u )
			goto st50;
	} else
		goto st50;
	goto st0;
st18:
	if ( ++p == pe )
		goto _test_eof18;
	URIC_FALLTHROUGH;
case 18:
	switch( (*p) ) {
		case 68u: goto st50;
		case 70u: goto st50;
		case 100u: goto st50;
		case 102u: goto st50;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st50;
	goto st0;
st19:
	if ( ++p == pe )
		goto _test_eof19;
	URIC_FALLTHROUGH;
case 19:
	if ( (*p) < 65u ) {
		if ( 49u <= (*p) && (*p) <= 57u )
			goto st50;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st50;
	} else
		goto st50;
	goto st0;
st20:
	if ( ++p == pe )
		goto _test_eof20;
	URIC_FALLTHROUGH;
case 20:
	switch( (*p) ) {
		case 65u: goto st50;
		case 97u: goto st50;
	}
	if ( (*p) < 69u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st50;
	} else if ( (*p) > 70u ) {
		if ( 101u <= (*p) && (*p) <= 102u )
			goto st50;
	} else
		goto st50;
	goto st0;
st21:
	if ( ++p == pe )
		goto _test_eof21;
	URIC_FALLTHROUGH;
case 21:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st50;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st50;
	} else
		goto st50;
	goto st0;
st22:
	if ( ++p == pe )
		goto _test_eof22;
	URIC_FALLTHROUGH;
case 22:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st50;
	} else if ( (*p) > 69u ) {
		if ( 97u <= (*p) && (*p) <= 101u )
			goto st50;
	} else
		goto st50;
	goto st0;
st23:
	if ( ++p == pe )
		goto _test_eof23;
	URIC_FALLTHROUGH;
case 23:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto st1;
		case 37u: goto st24;
		case 39u: goto st1;
		case 45u: goto st1;
		case 95u: goto st1;
		case 126u: goto st1;
	}
	if ( (*p) < 48u ) {
		if ( 42u <= (*p) && (*p) <= 43u )
			goto st1;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st1;
		} else if ( (*p) >= 65u )
			goto st1;
	} else
		goto st1;
	goto st0;
st24:
	if ( ++p == pe )
		goto _test_eof24;
	URIC_FALLTHROUGH;
case 24:
	switch( (*p) ) {
		case 50u: goto st25;
		case 51u: goto st7;
		case 52u: goto st8;
		case 53u: goto st9;
		case 55u: goto st11;
	}
	if ( (*p) < 65u ) {
		if ( 54u <= (*p) && (*p) <= 57u )
			goto st10;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st10;
	} else
		goto st10;
	goto st0;
st25:
	if ( ++p == pe )
		goto _test_eof25;
	URIC_FALLTHROUGH;
case 25:
	switch( (*p) ) {
		case 50u: goto st26;
		case 68u: goto st1;
		case 70u: goto st1;
		case 100u: goto st1;
		case 102u: goto st1;
	}
	if ( (*p) < 65u ) {
		if ( 49u <= (*p) && (*p) <= 55u )
			goto st1;
	} else if ( (*p) > 66u ) {
		if ( 97u <= (*p) && (*p) <= 98u )
			goto st1;
	} else
		goto st1;
	goto st0;
st26:
	if ( ++p == pe )
		goto _test_eof26;
	URIC_FALLTHROUGH;
case 26:
	switch( (*p) ) {
		case 33u: goto st26;
		case 36u: goto st26;
		case 37u: goto st27;
		case 95u: goto st26;
		case 126u: goto st26;
	}
	if ( (*p) < 48u ) {
		if ( (*p) > 43u ) {
			if ( 45u <= (*p) && (*p) <= 46u )
				goto st26;
		} else if ( (*p) >= 39u )
			goto st26;
	} else if ( (*p) > 58u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st26;
		} else if ( (*p) >= 64u )
			goto st26;
	} else
		goto st26;
	goto st0;
st27:
	if ( ++p == pe )
		goto _test_eof27;
	URIC_FALLTHROUGH;
case 27:
	switch( (*p) ) {
		case 48u: goto st28;
		case 50u: goto st29;
		case 53u: goto st32;
		case 55u: goto st35;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st31;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st31;
	} else
		goto st31;
	goto st0;
st28:
	if ( ++p == pe )
		goto _test_eof28;
	URIC_FALLTHROUGH;
case 28:
	if ( (*p) == 57u )
		goto st26;
	goto st0;
st29:
	if ( ++p == pe )
		goto _test_eof29;
	URIC_FALLTHROUGH;
case 29:
	if ( (*p) == 50u )
		goto st30;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st26;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st26;
	} else
		goto st26;
	goto st0;
st30:
	if ( ++p == pe )
		goto _test_eof30;
	URIC_FALLTHROUGH;
case 30:
	if ( (*p) == 64u )
		goto st12;
	goto st0;
st31:
	if ( ++p == pe )
		goto _test_eof31;
	URIC_FALLTHROUGH;
case 31:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st26;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st26;
	} else
		goto st26;
	goto st0;
st32:
	if ( ++p == pe )
		goto _test_eof32;
	URIC_FALLTHROUGH;
case 32:
	switch( (*p) ) {
		case 67u: goto st33;
		case 99u: goto st33;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st26;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st26;
	} else
		goto st26;
	goto st0;
st33:
	if ( ++p == pe )
		goto _test_eof33;
	URIC_FALLTHROUGH;
case 33:
	switch( (*p) ) {
		case 33u: goto st26;
		case 36u: goto st26;
		case 37u: goto st34;
		case 95u: goto st26;
		case 126u: goto st26;
	}
	if ( (*p) < 48u ) {
		if ( (*p) > 43u ) {
			if ( 45u <= (*p) && (*p) <= 46u )
				goto st26;
		} else if ( (*p) >= 39u )
			goto st26;
	} else if ( (*p) > 58u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st26;
		} else if ( (*p) >= 64u )
			goto st26;
	} else
		goto st26;
	goto st0;
st34:
	if ( ++p == pe )
		goto _test_eof34;
	URIC_FALLTHROUGH;
case 34:
	switch( (*p) ) {
		case 48u: goto st28;
		case 55u: goto st35;
	}
	if ( (*p) < 65u ) {
		if ( 50u <= (*p) && (*p) <= 57u )
			goto st31;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st31;
	} else
		goto st31;
	goto st0;
st35:
	if ( ++p == pe )
		goto _test_eof35;
	URIC_FALLTHROUGH;
case 35:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st26;
	} else if ( (*p) > 69u ) {
		if ( 97u <= (*p) && (*p) <= 101u )
			goto st26;
	} else
		goto st26;
	goto st0;
tr49:
	{ r->part[URIC_MAILTO_HEADERS].begin = AT + 1; }
	goto st36;
tr52:
	{ URIC_DEFINE(r, URIC_MAILTO_ADDRESSES, AT); }
	{ r->part[URIC_MAILTO_HEADERS].begin = AT + 1; }
	goto st36;
st36:
	if ( ++p == pe )
		goto _test_eof36;
	URIC_FALLTHROUGH;
case 36:
	switch( (*p) ) {
		case 33u: goto st36;
		case 36u: goto st36;
		case 37u: goto st37;
		case 61u: goto st51;
		case 95u: goto st36;
		case 126u: goto st36;
	}
	if ( (*p) < 48u ) {
		if ( 39u <= (*p) && (*p) <= 46u )
			goto st36;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st36;
		} else if ( (*p) >= 64u )
			goto st36;
	} else
		goto st36;
	goto st0;
st37:
	if ( ++p == pe )
		goto _test_eof37;
	URIC_FALLTHROUGH;
case 37:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st38;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st38;
	} else
		goto st38;
	goto st0;
st38:
	if ( ++p == pe )
		goto _test_eof38;
	URIC_FALLTHROUGH;
case 38:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st36;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st36;
	} else
		goto st36;
	goto st0;
st51:
	if ( ++p == pe )
		goto _test_eof51;
	URIC_FALLTHROUGH;
case 51:
	switch( (*p) ) {
		case 33u: goto st51;
		case 37u: goto st39;
		case 38u: goto st36;
		case 95u: goto st51;
		case 126u: goto st51;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st51;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st51;
		} else if ( (*p) >= 64u )
			goto st51;
	} else
		goto st51;
	goto st0;
st39:
	if ( ++p == pe )
		goto _test_eof39;
	URIC_FALLTHROUGH;
case 39:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st40;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st40;
	} else
		goto st40;
	goto st0;
st40:
	if ( ++p == pe )
		goto _test_eof40;
	URIC_FALLTHROUGH;
case 40:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st51;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st51;
	} else
		goto st51;
	goto st0;
st41:
	if ( ++p == pe )
		goto _test_eof41;
	URIC_FALLTHROUGH;
case 41:
	switch( (*p) ) {
		case 50u: goto st17;
		case 51u: goto st18;
		case 52u: goto st19;
		case 53u: goto st42;
		case 55u: goto st22;
	}
	if ( (*p) < 65u ) {
		if ( 54u <= (*p) && (*p) <= 57u )
			goto st21;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st21;
	} else
		goto st21;
	goto st0;
st42:
	if ( ++p == pe )
		goto _test_eof42;
	URIC_FALLTHROUGH;
case 42:
	switch( (*p) ) {
		case 65u: goto st50;
		case 66u: goto st43;
		case 97u: goto st50;
		case 98u: goto st43;
	}
	if ( (*p) < 69u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st50;
	} else if ( (*p) > 70u ) {
		if ( 101u <= (*p) && (*p) <= 102u )
			goto st50;
	} else
		goto st50;
	goto st0;
st43:
	if ( ++p == pe )
		goto _test_eof43;
	URIC_FALLTHROUGH;
case 43:
	switch( (*p) ) {
		case 33u: goto st43;
		case 36u: goto st43;
		case 37u: goto st44;
		case 95u: goto st43;
		case 126u: goto st43;
	}
	if ( (*p) < 48u ) {
		if ( (*p) > 43u ) {
			if ( 45u <= (*p) && (*p) <= 46u )
				goto st43;
		} else if ( (*p) >= 39u )
			goto st43;
	} else if ( (*p) > 58u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st43;
		} else if ( (*p) >= 64u )
			goto st43;
	} else
		goto st43;
	goto st0;
st44:
	if ( ++p == pe )
		goto _test_eof44;
	URIC_FALLTHROUGH;
case 44:
	switch( (*p) ) {
		case 50u: goto st45;
		case 53u: goto st47;
		case 55u: goto st48;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st46;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st46;
	} else
		goto st46;
	goto st0;
st45:
	if ( ++p == pe )
		goto _test_eof45;
	URIC_FALLTHROUGH;
case 45:
	if ( (*p) < 65u ) {
		if ( 49u <= (*p) && (*p) <= 57u )
			goto st43;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st43;
	} else
		goto st43;
	goto st0;
st46:
	if ( ++p == pe )
		goto _test_eof46;
	URIC_FALLTHROUGH;
case 46:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st43;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st43;
	} else
		goto st43;
	goto st0;
st47:
	if ( ++p == pe )
		goto _test_eof47;
	URIC_FALLTHROUGH;
case 47:
	switch( (*p) ) {
		case 65u: goto st43;
		case 68u: goto st52;
		case 97u: goto st43;
		case 100u: goto st52;
	}
	if ( (*p) < 69u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st43;
	} else if ( (*p) > 70u ) {
		if ( 101u <= (*p) && (*p) <= 102u )
			goto st43;
	} else
		goto st43;
	goto st0;
st52:
	if ( ++p == pe )
		goto _test_eof52;
	URIC_FALLTHROUGH;
case 52:
	switch( (*p) ) {
		case 44u: goto st23;
		case 63u: goto tr52;
	}
	goto st0;
st48:
	if ( ++p == pe )
		goto _test_eof48;
	URIC_FALLTHROUGH;
case 48:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st43;
	} else if ( (*p) > 69u ) {
		if ( 97u <= (*p) && (*p) <= 101u )
			goto st43;
	} else
		goto st43;
	goto st0;
	}
	_test_eof1: cs = 1; goto _test_eof;
	_test_eof2: cs = 2; goto _test_eof;
	_test_eof3: cs = 3; goto _test_eof;
	_test_eof4: cs = 4; goto _test_eof;
	_test_eof5: cs = 5; goto _test_eof;
	_test_eof6: cs = 6; goto _test_eof;
	_test_eof7: cs = 7; goto _test_eof;
	_test_eof8: cs = 8; goto _test_eof;
	_test_eof9: cs = 9; goto _test_eof;
	_test_eof10: cs = 10; goto _test_eof;
	_test_eof11: cs = 11; goto _test_eof;
	_test_eof12: cs = 12; goto _test_eof;
	_test_eof50: cs = 50; goto _test_eof;
	_test_eof13: cs = 13; goto _test_eof;
	_test_eof14: cs = 14; goto _test_eof;
	_test_eof15: cs = 15; goto _test_eof;
	_test_eof16: cs = 16; goto _test_eof;
	_test_eof17: cs = 17; goto _test_eof;
	_test_eof18: cs = 18; goto _test_eof;
	_test_eof19: cs = 19; goto _test_eof;
	_test_eof20: cs = 20; goto _test_eof;
	_test_eof21: cs = 21; goto _test_eof;
	_test_eof22: cs = 22; goto _test_eof;
	_test_eof23: cs = 23; goto _test_eof;
	_test_eof24: cs = 24; goto _test_eof;
	_test_eof25: cs = 25; goto _test_eof;
	_test_eof26: cs = 26; goto _test_eof;
	_test_eof27: cs = 27; goto _test_eof;
	_test_eof28: cs = 28; goto _test_eof;
	_test_eof29: cs = 29; goto _test_eof;
	_test_eof30: cs = 30; goto _test_eof;
	_test_eof31: cs = 31; goto _test_eof;
	_test_eof32: cs = 32; goto _test_eof;
	_test_eof33: cs = 33; goto _test_eof;
	_test_eof34: cs = 34; goto _test_eof;
	_test_eof35: cs = 35; goto _test_eof;
	_test_eof36: cs = 36; goto _test_eof;
	_test_eof37: cs = 37; goto _test_eof;
	_test_eof38: cs = 38; goto _test_eof;
	_test_eof51: cs = 51; goto _test_eof;
	_test_eof39: cs = 39; goto _test_eof;
	_test_eof40: cs = 40; goto _test_eof;
	_test_eof41: cs = 41; goto _test_eof;
	_test_eof42: cs = 42; goto _test_eof;
	_test_eof43: cs = 43; goto _test_eof;
	_test_eof44: cs = 44; goto _test_eof;
	_test_eof45: cs = 45; goto _test_eof;
	_test_eof46: cs = 46; goto _test_eof;
	_test_eof47: cs = 47; goto _test_eof;
	_test_eof52: cs = 52; goto _test_eof;
	_test_eof48: cs = 48; goto _test_eof;

	_test_eof: {}
	if ( p == eof )
	{
	switch ( cs ) {
	case 50:
	case 52:
	{ URIC_DEFINE(r, URIC_MAILTO_ADDRESSES, AT); }
	break;
	case 51:
	{ URIC_DEFINE(r, URIC_MAILTO_HEADERS, AT); }
	break;
	}
	}

	_out: {}
	}

    r->error_offset = AT;
    return cs >= mailto_first_final;
}

#undef AT
