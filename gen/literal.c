/* Generated from grammar/literal.rl by ragel 6.10 -G2; do not edit. */
/* The IP literals of RFC 3986, section 3.2.2, for the one-shot scanner: goto code
 * that starts at a "[" and tells the kind, or where there is none any more. */
#include "isa.h"

enum { literal_start = 1 };
enum { literal_first_final = 157 };

int uric_ask_literal(const unsigned char *s, size_t i, size_t n, size_t *end)
{
    const unsigned char *p = s + i, *const pe = s + n;
    int cs = literal_start, kind = URIC_HOST_NONE;

	{
	if ( p == pe )
		goto _test_eof;
	switch ( cs )
	{
case 1:
	if ( (*p) == 91u )
		goto st2;
	goto st0;
st0:
cs = 0;
	goto _out;
st2:
	if ( ++p == pe )
		goto _test_eof2;
	URIC_FALLTHROUGH;
case 2:
	switch( (*p) ) {
		case 58u: goto st138;
		case 86u: goto st153;
		case 118u: goto st153;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st3;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st3;
	} else
		goto st3;
	goto st0;
st3:
	if ( ++p == pe )
		goto _test_eof3;
	URIC_FALLTHROUGH;
case 3:
	if ( (*p) == 58u )
		goto st7;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st4;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st4;
	} else
		goto st4;
	goto st0;
st4:
	if ( ++p == pe )
		goto _test_eof4;
	URIC_FALLTHROUGH;
case 4:
	if ( (*p) == 58u )
		goto st7;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st5;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st5;
	} else
		goto st5;
	goto st0;
st5:
	if ( ++p == pe )
		goto _test_eof5;
	URIC_FALLTHROUGH;
case 5:
	if ( (*p) == 58u )
		goto st7;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st6;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st6;
	} else
		goto st6;
	goto st0;
st6:
	if ( ++p == pe )
		goto _test_eof6;
	URIC_FALLTHROUGH;
case 6:
	if ( (*p) == 58u )
		goto st7;
	goto st0;
st7:
	if ( ++p == pe )
		goto _test_eof7;
	URIC_FALLTHROUGH;
case 7:
	if ( (*p) == 58u )
		goto st124;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st8;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st8;
	} else
		goto st8;
	goto st0;
st8:
	if ( ++p == pe )
		goto _test_eof8;
	URIC_FALLTHROUGH;
case 8:
	if ( (*p) == 58u )
		goto st12;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st9;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st9;
	} else
		goto st9;
	goto st0;
st9:
	if ( ++p == pe )
		goto _test_eof9;
	URIC_FALLTHROUGH;
case 9:
	if ( (*p) == 58u )
		goto st12;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st10;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st10;
	} else
		goto st10;
	goto st0;
st10:
	if ( ++p == pe )
		goto _test_eof10;
	URIC_FALLTHROUGH;
case 10:
	if ( (*p) == 58u )
		goto st12;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st11;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st11;
	} else
		goto st11;
	goto st0;
st11:
	if ( ++p == pe )
		goto _test_eof11;
	URIC_FALLTHROUGH;
case 11:
	if ( (*p) == 58u )
		goto st12;
	goto st0;
st12:
	if ( ++p == pe )
		goto _test_eof12;
	URIC_FALLTHROUGH;
case 12:
	if ( (*p) == 58u )
		goto st110;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st13;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st13;
	} else
		goto st13;
	goto st0;
st13:
	if ( ++p == pe )
		goto _test_eof13;
	URIC_FALLTHROUGH;
case 13:
	if ( (*p) == 58u )
		goto st17;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st14;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st14;
	} else
		goto st14;
	goto st0;
st14:
	if ( ++p == pe )
		goto _test_eof14;
	URIC_FALLTHROUGH;
case 14:
	if ( (*p) == 58u )
		goto st17;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st15;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st15;
	} else
		goto st15;
	goto st0;
st15:
	if ( ++p == pe )
		goto _test_eof15;
	URIC_FALLTHROUGH;
case 15:
	if ( (*p) == 58u )
		goto st17;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st16;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st16;
	} else
		goto st16;
	goto st0;
st16:
	if ( ++p == pe )
		goto _test_eof16;
	URIC_FALLTHROUGH;
case 16:
	if ( (*p) == 58u )
		goto st17;
	goto st0;
st17:
	if ( ++p == pe )
		goto _test_eof17;
	URIC_FALLTHROUGH;
case 17:
	if ( (*p) == 58u )
		goto st96;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st18;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st18;
	} else
		goto st18;
	goto st0;
st18:
	if ( ++p == pe )
		goto _test_eof18;
	URIC_FALLTHROUGH;
case 18:
	if ( (*p) == 58u )
		goto st22;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st19;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st19;
	} else
		goto st19;
	goto st0;
st19:
	if ( ++p == pe )
		goto _test_eof19;
	URIC_FALLTHROUGH;
case 19:
	if ( (*p) == 58u )
		goto st22;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st20;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st20;
	} else
		goto st20;
	goto st0;
st20:
	if ( ++p == pe )
		goto _test_eof20;
	URIC_FALLTHROUGH;
case 20:
	if ( (*p) == 58u )
		goto st22;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st21;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st21;
	} else
		goto st21;
	goto st0;
st21:
	if ( ++p == pe )
		goto _test_eof21;
	URIC_FALLTHROUGH;
case 21:
	if ( (*p) == 58u )
		goto st22;
	goto st0;
st22:
	if ( ++p == pe )
		goto _test_eof22;
	URIC_FALLTHROUGH;
case 22:
	if ( (*p) == 58u )
		goto st82;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st23;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st23;
	} else
		goto st23;
	goto st0;
st23:
	if ( ++p == pe )
		goto _test_eof23;
	URIC_FALLTHROUGH;
case 23:
	if ( (*p) == 58u )
		goto st27;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st24;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st24;
	} else
		goto st24;
	goto st0;
st24:
	if ( ++p == pe )
		goto _test_eof24;
	URIC_FALLTHROUGH;
case 24:
	if ( (*p) == 58u )
		goto st27;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st25;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st25;
	} else
		goto st25;
	goto st0;
st25:
	if ( ++p == pe )
		goto _test_eof25;
	URIC_FALLTHROUGH;
case 25:
	if ( (*p) == 58u )
		goto st27;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st26;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st26;
	} else
		goto st26;
	goto st0;
st26:
	if ( ++p == pe )
		goto _test_eof26;
	URIC_FALLTHROUGH;
case 26:
	if ( (*p) == 58u )
		goto st27;
	goto st0;
st27:
	if ( ++p == pe )
		goto _test_eof27;
	URIC_FALLTHROUGH;
case 27:
	if ( (*p) == 58u )
		goto st68;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st28;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st28;
	} else
		goto st28;
	goto st0;
st28:
	if ( ++p == pe )
		goto _test_eof28;
	URIC_FALLTHROUGH;
case 28:
	if ( (*p) == 58u )
		goto st32;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st29;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st29;
	} else
		goto st29;
	goto st0;
st29:
	if ( ++p == pe )
		goto _test_eof29;
	URIC_FALLTHROUGH;
case 29:
	if ( (*p) == 58u )
		goto st32;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st30;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st30;
	} else
		goto st30;
	goto st0;
st30:
	if ( ++p == pe )
		goto _test_eof30;
	URIC_FALLTHROUGH;
case 30:
	if ( (*p) == 58u )
		goto st32;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st31;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st31;
	} else
		goto st31;
	goto st0;
st31:
	if ( ++p == pe )
		goto _test_eof31;
	URIC_FALLTHROUGH;
case 31:
	if ( (*p) == 58u )
		goto st32;
	goto st0;
st32:
	if ( ++p == pe )
		goto _test_eof32;
	URIC_FALLTHROUGH;
case 32:
	switch( (*p) ) {
		case 48u: goto st33;
		case 49u: goto st59;
		case 50u: goto st62;
		case 58u: goto st66;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st65;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st67;
	} else
		goto st67;
	goto st0;
st33:
	if ( ++p == pe )
		goto _test_eof33;
	URIC_FALLTHROUGH;
case 33:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st55;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st52;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st52;
	} else
		goto st52;
	goto st0;
st34:
	if ( ++p == pe )
		goto _test_eof34;
	URIC_FALLTHROUGH;
case 34:
	switch( (*p) ) {
		case 48u: goto st35;
		case 49u: goto st48;
		case 50u: goto st50;
	}
	if ( 51u <= (*p) && (*p) <= 57u )
		goto st49;
	goto st0;
st35:
	if ( ++p == pe )
		goto _test_eof35;
	URIC_FALLTHROUGH;
case 35:
	if ( (*p) == 46u )
		goto st36;
	goto st0;
st36:
	if ( ++p == pe )
		goto _test_eof36;
	URIC_FALLTHROUGH;
case 36:
	switch( (*p) ) {
		case 48u: goto st37;
		case 49u: goto st44;
		case 50u: goto st46;
	}
	if ( 51u <= (*p) && (*p) <= 57u )
		goto st45;
	goto st0;
st37:
	if ( ++p == pe )
		goto _test_eof37;
	URIC_FALLTHROUGH;
case 37:
	if ( (*p) == 46u )
		goto st38;
	goto st0;
st38:
	if ( ++p == pe )
		goto _test_eof38;
	URIC_FALLTHROUGH;
case 38:
	switch( (*p) ) {
		case 48u: goto st39;
		case 49u: goto st40;
		case 50u: goto st42;
	}
	if ( 51u <= (*p) && (*p) <= 57u )
		goto st41;
	goto st0;
st39:
	if ( ++p == pe )
		goto _test_eof39;
	URIC_FALLTHROUGH;
case 39:
	if ( (*p) == 93u )
		goto tr62;
	goto st0;
tr62:
	{ kind = URIC_HOST_IPV6ADDRESS; }
	{ {p++; cs = 157; goto _out;} }
	goto st157;
tr157:
	{ kind = URIC_HOST_IPVFUTURE; }
	{ {p++; cs = 157; goto _out;} }
	goto st157;
st157:
	if ( ++p == pe )
		goto _test_eof157;
	URIC_FALLTHROUGH;
case 157:
	goto st0;
st40:
	if ( ++p == pe )
		goto _test_eof40;
	URIC_FALLTHROUGH;
case 40:
	if ( (*p) == 93u )
		goto tr62;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st41;
	goto st0;
st41:
	if ( ++p == pe )
		goto _test_eof41;
	URIC_FALLTHROUGH;
case 41:
	if ( (*p) == 93u )
		goto tr62;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st39;
	goto st0;
st42:
	if ( ++p == pe )
		goto _test_eof42;
	URIC_FALLTHROUGH;
case 42:
	switch( (*p) ) {
		case 53u: goto st43;
		case 93u: goto tr62;
	}
	if ( (*p) > 52u ) {
		if ( 54u <= (*p) && (*p) <= 57u )
			goto st39;
	} else if ( (*p) >= 48u )
		goto st41;
	goto st0;
st43:
	if ( ++p == pe )
		goto _test_eof43;
	URIC_FALLTHROUGH;
case 43:
	if ( (*p) == 93u )
		goto tr62;
	if ( 48u <= (*p) && (*p) <= 53u )
		goto st39;
	goto st0;
st44:
	if ( ++p == pe )
		goto _test_eof44;
	URIC_FALLTHROUGH;
case 44:
	if ( (*p) == 46u )
		goto st38;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st45;
	goto st0;
st45:
	if ( ++p == pe )
		goto _test_eof45;
	URIC_FALLTHROUGH;
case 45:
	if ( (*p) == 46u )
		goto st38;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st37;
	goto st0;
st46:
	if ( ++p == pe )
		goto _test_eof46;
	URIC_FALLTHROUGH;
case 46:
	switch( (*p) ) {
		case 46u: goto st38;
		case 53u: goto st47;
	}
	if ( (*p) > 52u ) {
		if ( 54u <= (*p) && (*p) <= 57u )
			goto st37;
	} else if ( (*p) >= 48u )
		goto st45;
	goto st0;
st47:
	if ( ++p == pe )
		goto _test_eof47;
	URIC_FALLTHROUGH;
case 47:
	if ( (*p) == 46u )
		goto st38;
	if ( 48u <= (*p) && (*p) <= 53u )
		goto st37;
	goto st0;
st48:
	if ( ++p == pe )
		goto _test_eof48;
	URIC_FALLTHROUGH;
case 48:
	if ( (*p) == 46u )
		goto st36;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st49;
	goto st0;
st49:
	if ( ++p == pe )
		goto _test_eof49;
	URIC_FALLTHROUGH;
case 49:
	if ( (*p) == 46u )
		goto st36;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st35;
	goto st0;
st50:
	if ( ++p == pe )
		goto _test_eof50;
	URIC_FALLTHROUGH;
case 50:
	switch( (*p) ) {
		case 46u: goto st36;
		case 53u: goto st51;
	}
	if ( (*p) > 52u ) {
		if ( 54u <= (*p) && (*p) <= 57u )
			goto st35;
	} else if ( (*p) >= 48u )
		goto st49;
	goto st0;
st51:
	if ( ++p == pe )
		goto _test_eof51;
	URIC_FALLTHROUGH;
case 51:
	if ( (*p) == 46u )
		goto st36;
	if ( 48u <= (*p) && (*p) <= 53u )
		goto st35;
	goto st0;
st52:
	if ( ++p == pe )
		goto _test_eof52;
	URIC_FALLTHROUGH;
case 52:
	if ( (*p) == 58u )
		goto st55;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st53;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st53;
	} else
		goto st53;
	goto st0;
st53:
	if ( ++p == pe )
		goto _test_eof53;
	URIC_FALLTHROUGH;
case 53:
	if ( (*p) == 58u )
		goto st55;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st54;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st54;
	} else
		goto st54;
	goto st0;
st54:
	if ( ++p == pe )
		goto _test_eof54;
	URIC_FALLTHROUGH;
case 54:
	if ( (*p) == 58u )
		goto st55;
	goto st0;
st55:
	if ( ++p == pe )
		goto _test_eof55;
	URIC_FALLTHROUGH;
case 55:
	if ( (*p) == 58u )
		goto st39;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st56;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st56;
	} else
		goto st56;
	goto st0;
st56:
	if ( ++p == pe )
		goto _test_eof56;
	URIC_FALLTHROUGH;
case 56:
	if ( (*p) == 93u )
		goto tr62;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st57;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st57;
	} else
		goto st57;
	goto st0;
st57:
	if ( ++p == pe )
		goto _test_eof57;
	URIC_FALLTHROUGH;
case 57:
	if ( (*p) == 93u )
		goto tr62;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st58;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st58;
	} else
		goto st58;
	goto st0;
st58:
	if ( ++p == pe )
		goto _test_eof58;
	URIC_FALLTHROUGH;
case 58:
	if ( (*p) == 93u )
		goto tr62;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st39;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st39;
	} else
		goto st39;
	goto st0;
st59:
	if ( ++p == pe )
		goto _test_eof59;
	URIC_FALLTHROUGH;
case 59:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st55;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st60;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st52;
	} else
		goto st52;
	goto st0;
st60:
	if ( ++p == pe )
		goto _test_eof60;
	URIC_FALLTHROUGH;
case 60:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st55;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st61;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st53;
	} else
		goto st53;
	goto st0;
st61:
	if ( ++p == pe )
		goto _test_eof61;
	URIC_FALLTHROUGH;
case 61:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st55;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st54;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st54;
	} else
		goto st54;
	goto st0;
st62:
	if ( ++p == pe )
		goto _test_eof62;
	URIC_FALLTHROUGH;
case 62:
	switch( (*p) ) {
		case 46u: goto st34;
		case 53u: goto st63;
		case 58u: goto st55;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st60;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st52;
		} else if ( (*p) >= 65u )
			goto st52;
	} else
		goto st64;
	goto st0;
st63:
	if ( ++p == pe )
		goto _test_eof63;
	URIC_FALLTHROUGH;
case 63:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st55;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st61;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st53;
		} else if ( (*p) >= 65u )
			goto st53;
	} else
		goto st53;
	goto st0;
st64:
	if ( ++p == pe )
		goto _test_eof64;
	URIC_FALLTHROUGH;
case 64:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st55;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st53;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st53;
	} else
		goto st53;
	goto st0;
st65:
	if ( ++p == pe )
		goto _test_eof65;
	URIC_FALLTHROUGH;
case 65:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st55;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st64;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st52;
	} else
		goto st52;
	goto st0;
st66:
	if ( ++p == pe )
		goto _test_eof66;
	URIC_FALLTHROUGH;
case 66:
	if ( (*p) == 93u )
		goto tr62;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st56;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st56;
	} else
		goto st56;
	goto st0;
st67:
	if ( ++p == pe )
		goto _test_eof67;
	URIC_FALLTHROUGH;
case 67:
	if ( (*p) == 58u )
		goto st55;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st52;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st52;
	} else
		goto st52;
	goto st0;
st68:
	if ( ++p == pe )
		goto _test_eof68;
	URIC_FALLTHROUGH;
case 68:
	switch( (*p) ) {
		case 48u: goto st69;
		case 49u: goto st74;
		case 50u: goto st77;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st80;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st81;
	} else
		goto st81;
	goto st0;
st69:
	if ( ++p == pe )
		goto _test_eof69;
	URIC_FALLTHROUGH;
case 69:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st73;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st70;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st70;
	} else
		goto st70;
	goto st0;
st70:
	if ( ++p == pe )
		goto _test_eof70;
	URIC_FALLTHROUGH;
case 70:
	switch( (*p) ) {
		case 58u: goto st73;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st71;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st71;
	} else
		goto st71;
	goto st0;
st71:
	if ( ++p == pe )
		goto _test_eof71;
	URIC_FALLTHROUGH;
case 71:
	switch( (*p) ) {
		case 58u: goto st73;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st72;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st72;
	} else
		goto st72;
	goto st0;
st72:
	if ( ++p == pe )
		goto _test_eof72;
	URIC_FALLTHROUGH;
case 72:
	switch( (*p) ) {
		case 58u: goto st73;
		case 93u: goto tr62;
	}
	goto st0;
st73:
	if ( ++p == pe )
		goto _test_eof73;
	URIC_FALLTHROUGH;
case 73:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st56;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st56;
	} else
		goto st56;
	goto st0;
st74:
	if ( ++p == pe )
		goto _test_eof74;
	URIC_FALLTHROUGH;
case 74:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st73;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st75;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st70;
	} else
		goto st70;
	goto st0;
st75:
	if ( ++p == pe )
		goto _test_eof75;
	URIC_FALLTHROUGH;
case 75:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st73;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st76;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st71;
	} else
		goto st71;
	goto st0;
st76:
	if ( ++p == pe )
		goto _test_eof76;
	URIC_FALLTHROUGH;
case 76:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st73;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st72;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st72;
	} else
		goto st72;
	goto st0;
st77:
	if ( ++p == pe )
		goto _test_eof77;
	URIC_FALLTHROUGH;
case 77:
	switch( (*p) ) {
		case 46u: goto st34;
		case 53u: goto st78;
		case 58u: goto st73;
		case 93u: goto tr62;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st75;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st70;
		} else if ( (*p) >= 65u )
			goto st70;
	} else
		goto st79;
	goto st0;
st78:
	if ( ++p == pe )
		goto _test_eof78;
	URIC_FALLTHROUGH;
case 78:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st73;
		case 93u: goto tr62;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st76;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st71;
		} else if ( (*p) >= 65u )
			goto st71;
	} else
		goto st71;
	goto st0;
st79:
	if ( ++p == pe )
		goto _test_eof79;
	URIC_FALLTHROUGH;
case 79:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st73;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st71;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st71;
	} else
		goto st71;
	goto st0;
st80:
	if ( ++p == pe )
		goto _test_eof80;
	URIC_FALLTHROUGH;
case 80:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st73;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st79;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st70;
	} else
		goto st70;
	goto st0;
st81:
	if ( ++p == pe )
		goto _test_eof81;
	URIC_FALLTHROUGH;
case 81:
	switch( (*p) ) {
		case 58u: goto st73;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st70;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st70;
	} else
		goto st70;
	goto st0;
st82:
	if ( ++p == pe )
		goto _test_eof82;
	URIC_FALLTHROUGH;
case 82:
	switch( (*p) ) {
		case 48u: goto st83;
		case 49u: goto st88;
		case 50u: goto st91;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st94;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st95;
	} else
		goto st95;
	goto st0;
st83:
	if ( ++p == pe )
		goto _test_eof83;
	URIC_FALLTHROUGH;
case 83:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st87;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st84;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st84;
	} else
		goto st84;
	goto st0;
st84:
	if ( ++p == pe )
		goto _test_eof84;
	URIC_FALLTHROUGH;
case 84:
	switch( (*p) ) {
		case 58u: goto st87;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st85;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st85;
	} else
		goto st85;
	goto st0;
st85:
	if ( ++p == pe )
		goto _test_eof85;
	URIC_FALLTHROUGH;
case 85:
	switch( (*p) ) {
		case 58u: goto st87;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st86;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st86;
	} else
		goto st86;
	goto st0;
st86:
	if ( ++p == pe )
		goto _test_eof86;
	URIC_FALLTHROUGH;
case 86:
	switch( (*p) ) {
		case 58u: goto st87;
		case 93u: goto tr62;
	}
	goto st0;
st87:
	if ( ++p == pe )
		goto _test_eof87;
	URIC_FALLTHROUGH;
case 87:
	switch( (*p) ) {
		case 48u: goto st69;
		case 49u: goto st74;
		case 50u: goto st77;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st80;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st81;
	} else
		goto st81;
	goto st0;
st88:
	if ( ++p == pe )
		goto _test_eof88;
	URIC_FALLTHROUGH;
case 88:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st87;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st89;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st84;
	} else
		goto st84;
	goto st0;
st89:
	if ( ++p == pe )
		goto _test_eof89;
	URIC_FALLTHROUGH;
case 89:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st87;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st90;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st85;
	} else
		goto st85;
	goto st0;
st90:
	if ( ++p == pe )
		goto _test_eof90;
	URIC_FALLTHROUGH;
case 90:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st87;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st86;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st86;
	} else
		goto st86;
	goto st0;
st91:
	if ( ++p == pe )
		goto _test_eof91;
	URIC_FALLTHROUGH;
case 91:
	switch( (*p) ) {
		case 46u: goto st34;
		case 53u: goto st92;
		case 58u: goto st87;
		case 93u: goto tr62;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st89;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st84;
		} else if ( (*p) >= 65u )
			goto st84;
	} else
		goto st93;
	goto st0;
st92:
	if ( ++p == pe )
		goto _test_eof92;
	URIC_FALLTHROUGH;
case 92:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st87;
		case 93u: goto tr62;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st90;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st85;
		} else if ( (*p) >= 65u )
			goto st85;
	} else
		goto st85;
	goto st0;
st93:
	if ( ++p == pe )
		goto _test_eof93;
	URIC_FALLTHROUGH;
case 93:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st87;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st85;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st85;
	} else
		goto st85;
	goto st0;
st94:
	if ( ++p == pe )
		goto _test_eof94;
	URIC_FALLTHROUGH;
case 94:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st87;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st93;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st84;
	} else
		goto st84;
	goto st0;
st95:
	if ( ++p == pe )
		goto _test_eof95;
	URIC_FALLTHROUGH;
case 95:
	switch( (*p) ) {
		case 58u: goto st87;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st84;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st84;
	} else
		goto st84;
	goto st0;
st96:
	if ( ++p == pe )
		goto _test_eof96;
	URIC_FALLTHROUGH;
case 96:
	switch( (*p) ) {
		case 48u: goto st97;
		case 49u: goto st102;
		case 50u: goto st105;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st108;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st109;
	} else
		goto st109;
	goto st0;
st97:
	if ( ++p == pe )
		goto _test_eof97;
	URIC_FALLTHROUGH;
case 97:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st101;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st98;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st98;
	} else
		goto st98;
	goto st0;
st98:
	if ( ++p == pe )
		goto _test_eof98;
	URIC_FALLTHROUGH;
case 98:
	switch( (*p) ) {
		case 58u: goto st101;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st99;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st99;
	} else
		goto st99;
	goto st0;
st99:
	if ( ++p == pe )
		goto _test_eof99;
	URIC_FALLTHROUGH;
case 99:
	switch( (*p) ) {
		case 58u: goto st101;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st100;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st100;
	} else
		goto st100;
	goto st0;
st100:
	if ( ++p == pe )
		goto _test_eof100;
	URIC_FALLTHROUGH;
case 100:
	switch( (*p) ) {
		case 58u: goto st101;
		case 93u: goto tr62;
	}
	goto st0;
st101:
	if ( ++p == pe )
		goto _test_eof101;
	URIC_FALLTHROUGH;
case 101:
	switch( (*p) ) {
		case 48u: goto st83;
		case 49u: goto st88;
		case 50u: goto st91;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st94;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st95;
	} else
		goto st95;
	goto st0;
st102:
	if ( ++p == pe )
		goto _test_eof102;
	URIC_FALLTHROUGH;
case 102:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st101;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st103;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st98;
	} else
		goto st98;
	goto st0;
st103:
	if ( ++p == pe )
		goto _test_eof103;
	URIC_FALLTHROUGH;
case 103:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st101;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st104;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st99;
	} else
		goto st99;
	goto st0;
st104:
	if ( ++p == pe )
		goto _test_eof104;
	URIC_FALLTHROUGH;
case 104:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st101;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st100;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st100;
	} else
		goto st100;
	goto st0;
st105:
	if ( ++p == pe )
		goto _test_eof105;
	URIC_FALLTHROUGH;
case 105:
	switch( (*p) ) {
		case 46u: goto st34;
		case 53u: goto st106;
		case 58u: goto st101;
		case 93u: goto tr62;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st103;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st98;
		} else if ( (*p) >= 65u )
			goto st98;
	} else
		goto st107;
	goto st0;
st106:
	if ( ++p == pe )
		goto _test_eof106;
	URIC_FALLTHROUGH;
case 106:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st101;
		case 93u: goto tr62;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st104;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st99;
		} else if ( (*p) >= 65u )
			goto st99;
	} else
		goto st99;
	goto st0;
st107:
	if ( ++p == pe )
		goto _test_eof107;
	URIC_FALLTHROUGH;
case 107:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st101;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st99;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st99;
	} else
		goto st99;
	goto st0;
st108:
	if ( ++p == pe )
		goto _test_eof108;
	URIC_FALLTHROUGH;
case 108:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st101;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st107;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st98;
	} else
		goto st98;
	goto st0;
st109:
	if ( ++p == pe )
		goto _test_eof109;
	URIC_FALLTHROUGH;
case 109:
	switch( (*p) ) {
		case 58u: goto st101;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st98;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st98;
	} else
		goto st98;
	goto st0;
st110:
	if ( ++p == pe )
		goto _test_eof110;
	URIC_FALLTHROUGH;
case 110:
	switch( (*p) ) {
		case 48u: goto st111;
		case 49u: goto st116;
		case 50u: goto st119;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st122;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st123;
	} else
		goto st123;
	goto st0;
st111:
	if ( ++p == pe )
		goto _test_eof111;
	URIC_FALLTHROUGH;
case 111:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st115;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st112;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st112;
	} else
		goto st112;
	goto st0;
st112:
	if ( ++p == pe )
		goto _test_eof112;
	URIC_FALLTHROUGH;
case 112:
	switch( (*p) ) {
		case 58u: goto st115;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st113;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st113;
	} else
		goto st113;
	goto st0;
st113:
	if ( ++p == pe )
		goto _test_eof113;
	URIC_FALLTHROUGH;
case 113:
	switch( (*p) ) {
		case 58u: goto st115;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st114;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st114;
	} else
		goto st114;
	goto st0;
st114:
	if ( ++p == pe )
		goto _test_eof114;
	URIC_FALLTHROUGH;
case 114:
	switch( (*p) ) {
		case 58u: goto st115;
		case 93u: goto tr62;
	}
	goto st0;
st115:
	if ( ++p == pe )
		goto _test_eof115;
	URIC_FALLTHROUGH;
case 115:
	switch( (*p) ) {
		case 48u: goto st97;
		case 49u: goto st102;
		case 50u: goto st105;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st108;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st109;
	} else
		goto st109;
	goto st0;
st116:
	if ( ++p == pe )
		goto _test_eof116;
	URIC_FALLTHROUGH;
case 116:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st115;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st117;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st112;
	} else
		goto st112;
	goto st0;
st117:
	if ( ++p == pe )
		goto _test_eof117;
	URIC_FALLTHROUGH;
case 117:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st115;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st118;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st113;
	} else
		goto st113;
	goto st0;
st118:
	if ( ++p == pe )
		goto _test_eof118;
	URIC_FALLTHROUGH;
case 118:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st115;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st114;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st114;
	} else
		goto st114;
	goto st0;
st119:
	if ( ++p == pe )
		goto _test_eof119;
	URIC_FALLTHROUGH;
case 119:
	switch( (*p) ) {
		case 46u: goto st34;
		case 53u: goto st120;
		case 58u: goto st115;
		case 93u: goto tr62;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st117;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st112;
		} else if ( (*p) >= 65u )
			goto st112;
	} else
		goto st121;
	goto st0;
st120:
	if ( ++p == pe )
		goto _test_eof120;
	URIC_FALLTHROUGH;
case 120:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st115;
		case 93u: goto tr62;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st118;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st113;
		} else if ( (*p) >= 65u )
			goto st113;
	} else
		goto st113;
	goto st0;
st121:
	if ( ++p == pe )
		goto _test_eof121;
	URIC_FALLTHROUGH;
case 121:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st115;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st113;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st113;
	} else
		goto st113;
	goto st0;
st122:
	if ( ++p == pe )
		goto _test_eof122;
	URIC_FALLTHROUGH;
case 122:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st115;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st121;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st112;
	} else
		goto st112;
	goto st0;
st123:
	if ( ++p == pe )
		goto _test_eof123;
	URIC_FALLTHROUGH;
case 123:
	switch( (*p) ) {
		case 58u: goto st115;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st112;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st112;
	} else
		goto st112;
	goto st0;
st124:
	if ( ++p == pe )
		goto _test_eof124;
	URIC_FALLTHROUGH;
case 124:
	switch( (*p) ) {
		case 48u: goto st125;
		case 49u: goto st130;
		case 50u: goto st133;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st136;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st137;
	} else
		goto st137;
	goto st0;
st125:
	if ( ++p == pe )
		goto _test_eof125;
	URIC_FALLTHROUGH;
case 125:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st129;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st126;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st126;
	} else
		goto st126;
	goto st0;
st126:
	if ( ++p == pe )
		goto _test_eof126;
	URIC_FALLTHROUGH;
case 126:
	switch( (*p) ) {
		case 58u: goto st129;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st127;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st127;
	} else
		goto st127;
	goto st0;
st127:
	if ( ++p == pe )
		goto _test_eof127;
	URIC_FALLTHROUGH;
case 127:
	switch( (*p) ) {
		case 58u: goto st129;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st128;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st128;
	} else
		goto st128;
	goto st0;
st128:
	if ( ++p == pe )
		goto _test_eof128;
	URIC_FALLTHROUGH;
case 128:
	switch( (*p) ) {
		case 58u: goto st129;
		case 93u: goto tr62;
	}
	goto st0;
st129:
	if ( ++p == pe )
		goto _test_eof129;
	URIC_FALLTHROUGH;
case 129:
	switch( (*p) ) {
		case 48u: goto st111;
		case 49u: goto st116;
		case 50u: goto st119;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st122;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st123;
	} else
		goto st123;
	goto st0;
st130:
	if ( ++p == pe )
		goto _test_eof130;
	URIC_FALLTHROUGH;
case 130:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st129;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st131;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st126;
	} else
		goto st126;
	goto st0;
st131:
	if ( ++p == pe )
		goto _test_eof131;
	URIC_FALLTHROUGH;
case 131:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st129;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st132;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st127;
	} else
		goto st127;
	goto st0;
st132:
	if ( ++p == pe )
		goto _test_eof132;
	URIC_FALLTHROUGH;
case 132:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st129;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st128;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st128;
	} else
		goto st128;
	goto st0;
st133:
	if ( ++p == pe )
		goto _test_eof133;
	URIC_FALLTHROUGH;
case 133:
	switch( (*p) ) {
		case 46u: goto st34;
		case 53u: goto st134;
		case 58u: goto st129;
		case 93u: goto tr62;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st131;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st126;
		} else if ( (*p) >= 65u )
			goto st126;
	} else
		goto st135;
	goto st0;
st134:
	if ( ++p == pe )
		goto _test_eof134;
	URIC_FALLTHROUGH;
case 134:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st129;
		case 93u: goto tr62;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st132;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st127;
		} else if ( (*p) >= 65u )
			goto st127;
	} else
		goto st127;
	goto st0;
st135:
	if ( ++p == pe )
		goto _test_eof135;
	URIC_FALLTHROUGH;
case 135:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st129;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st127;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st127;
	} else
		goto st127;
	goto st0;
st136:
	if ( ++p == pe )
		goto _test_eof136;
	URIC_FALLTHROUGH;
case 136:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st129;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st135;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st126;
	} else
		goto st126;
	goto st0;
st137:
	if ( ++p == pe )
		goto _test_eof137;
	URIC_FALLTHROUGH;
case 137:
	switch( (*p) ) {
		case 58u: goto st129;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st126;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st126;
	} else
		goto st126;
	goto st0;
st138:
	if ( ++p == pe )
		goto _test_eof138;
	URIC_FALLTHROUGH;
case 138:
	if ( (*p) == 58u )
		goto st139;
	goto st0;
st139:
	if ( ++p == pe )
		goto _test_eof139;
	URIC_FALLTHROUGH;
case 139:
	switch( (*p) ) {
		case 48u: goto st140;
		case 49u: goto st145;
		case 50u: goto st148;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st151;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st152;
	} else
		goto st152;
	goto st0;
st140:
	if ( ++p == pe )
		goto _test_eof140;
	URIC_FALLTHROUGH;
case 140:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st144;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st141;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st141;
	} else
		goto st141;
	goto st0;
st141:
	if ( ++p == pe )
		goto _test_eof141;
	URIC_FALLTHROUGH;
case 141:
	switch( (*p) ) {
		case 58u: goto st144;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st142;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st142;
	} else
		goto st142;
	goto st0;
st142:
	if ( ++p == pe )
		goto _test_eof142;
	URIC_FALLTHROUGH;
case 142:
	switch( (*p) ) {
		case 58u: goto st144;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st143;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st143;
	} else
		goto st143;
	goto st0;
st143:
	if ( ++p == pe )
		goto _test_eof143;
	URIC_FALLTHROUGH;
case 143:
	switch( (*p) ) {
		case 58u: goto st144;
		case 93u: goto tr62;
	}
	goto st0;
st144:
	if ( ++p == pe )
		goto _test_eof144;
	URIC_FALLTHROUGH;
case 144:
	switch( (*p) ) {
		case 48u: goto st125;
		case 49u: goto st130;
		case 50u: goto st133;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st136;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st137;
	} else
		goto st137;
	goto st0;
st145:
	if ( ++p == pe )
		goto _test_eof145;
	URIC_FALLTHROUGH;
case 145:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st144;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st146;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st141;
	} else
		goto st141;
	goto st0;
st146:
	if ( ++p == pe )
		goto _test_eof146;
	URIC_FALLTHROUGH;
case 146:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st144;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st147;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st142;
	} else
		goto st142;
	goto st0;
st147:
	if ( ++p == pe )
		goto _test_eof147;
	URIC_FALLTHROUGH;
case 147:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st144;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st143;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st143;
	} else
		goto st143;
	goto st0;
st148:
	if ( ++p == pe )
		goto _test_eof148;
	URIC_FALLTHROUGH;
case 148:
	switch( (*p) ) {
		case 46u: goto st34;
		case 53u: goto st149;
		case 58u: goto st144;
		case 93u: goto tr62;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st146;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st141;
		} else if ( (*p) >= 65u )
			goto st141;
	} else
		goto st150;
	goto st0;
st149:
	if ( ++p == pe )
		goto _test_eof149;
	URIC_FALLTHROUGH;
case 149:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st144;
		case 93u: goto tr62;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st147;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st142;
		} else if ( (*p) >= 65u )
			goto st142;
	} else
		goto st142;
	goto st0;
st150:
	if ( ++p == pe )
		goto _test_eof150;
	URIC_FALLTHROUGH;
case 150:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st144;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st142;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st142;
	} else
		goto st142;
	goto st0;
st151:
	if ( ++p == pe )
		goto _test_eof151;
	URIC_FALLTHROUGH;
case 151:
	switch( (*p) ) {
		case 46u: goto st34;
		case 58u: goto st144;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st150;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st141;
	} else
		goto st141;
	goto st0;
st152:
	if ( ++p == pe )
		goto _test_eof152;
	URIC_FALLTHROUGH;
case 152:
	switch( (*p) ) {
		case 58u: goto st144;
		case 93u: goto tr62;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st141;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st141;
	} else
		goto st141;
	goto st0;
st153:
	if ( ++p == pe )
		goto _test_eof153;
	URIC_FALLTHROUGH;
case 153:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st154;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st154;
	} else
		goto st154;
	goto st0;
st154:
	if ( ++p == pe )
		goto _test_eof154;
	URIC_FALLTHROUGH;
case 154:
	if ( (*p) == 46u )
		goto st155;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st154;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st154;
	} else
		goto st154;
	goto st0;
st155:
	if ( ++p == pe )
		goto _test_eof155;
	URIC_FALLTHROUGH;
case 155:
	switch( (*p) ) {
		case 33u: goto st156;
		case 36u: goto st156;
		case 61u: goto st156;
		case 95u: goto st156;
		case 126u: goto st156;
	}
	if ( (*p) < 48u ) {
		if ( 38u <= (*p) && (*p) <= 46u )
			goto st156;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st156;
		} else if ( (*p) >= 65u )
			goto st156;
	} else
		goto st156;
	goto st0;
st156:
	if ( ++p == pe )
		goto _test_eof156;
	URIC_FALLTHROUGH;
case 156:
	switch( (*p) ) {
		case 33u: goto st156;
		case 36u: goto st156;
		case 61u: goto st156;
		case 93u: goto tr157;
		case 95u: goto st156;
		case 126u: goto st156;
	}
	if ( (*p) < 48u ) {
		if ( 38u <= (*p) && (*p) <= 46u )
			goto st156;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st156;
		} else if ( (*p) >= 65u )
			goto st156;
	} else
		goto st156;
	goto st0;
	}
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
	_test_eof39: cs = 39; goto _test_eof;
	_test_eof157: cs = 157; goto _test_eof;
	_test_eof40: cs = 40; goto _test_eof;
	_test_eof41: cs = 41; goto _test_eof;
	_test_eof42: cs = 42; goto _test_eof;
	_test_eof43: cs = 43; goto _test_eof;
	_test_eof44: cs = 44; goto _test_eof;
	_test_eof45: cs = 45; goto _test_eof;
	_test_eof46: cs = 46; goto _test_eof;
	_test_eof47: cs = 47; goto _test_eof;
	_test_eof48: cs = 48; goto _test_eof;
	_test_eof49: cs = 49; goto _test_eof;
	_test_eof50: cs = 50; goto _test_eof;
	_test_eof51: cs = 51; goto _test_eof;
	_test_eof52: cs = 52; goto _test_eof;
	_test_eof53: cs = 53; goto _test_eof;
	_test_eof54: cs = 54; goto _test_eof;
	_test_eof55: cs = 55; goto _test_eof;
	_test_eof56: cs = 56; goto _test_eof;
	_test_eof57: cs = 57; goto _test_eof;
	_test_eof58: cs = 58; goto _test_eof;
	_test_eof59: cs = 59; goto _test_eof;
	_test_eof60: cs = 60; goto _test_eof;
	_test_eof61: cs = 61; goto _test_eof;
	_test_eof62: cs = 62; goto _test_eof;
	_test_eof63: cs = 63; goto _test_eof;
	_test_eof64: cs = 64; goto _test_eof;
	_test_eof65: cs = 65; goto _test_eof;
	_test_eof66: cs = 66; goto _test_eof;
	_test_eof67: cs = 67; goto _test_eof;
	_test_eof68: cs = 68; goto _test_eof;
	_test_eof69: cs = 69; goto _test_eof;
	_test_eof70: cs = 70; goto _test_eof;
	_test_eof71: cs = 71; goto _test_eof;
	_test_eof72: cs = 72; goto _test_eof;
	_test_eof73: cs = 73; goto _test_eof;
	_test_eof74: cs = 74; goto _test_eof;
	_test_eof75: cs = 75; goto _test_eof;
	_test_eof76: cs = 76; goto _test_eof;
	_test_eof77: cs = 77; goto _test_eof;
	_test_eof78: cs = 78; goto _test_eof;
	_test_eof79: cs = 79; goto _test_eof;
	_test_eof80: cs = 80; goto _test_eof;
	_test_eof81: cs = 81; goto _test_eof;
	_test_eof82: cs = 82; goto _test_eof;
	_test_eof83: cs = 83; goto _test_eof;
	_test_eof84: cs = 84; goto _test_eof;
	_test_eof85: cs = 85; goto _test_eof;
	_test_eof86: cs = 86; goto _test_eof;
	_test_eof87: cs = 87; goto _test_eof;
	_test_eof88: cs = 88; goto _test_eof;
	_test_eof89: cs = 89; goto _test_eof;
	_test_eof90: cs = 90; goto _test_eof;
	_test_eof91: cs = 91; goto _test_eof;
	_test_eof92: cs = 92; goto _test_eof;
	_test_eof93: cs = 93; goto _test_eof;
	_test_eof94: cs = 94; goto _test_eof;
	_test_eof95: cs = 95; goto _test_eof;
	_test_eof96: cs = 96; goto _test_eof;
	_test_eof97: cs = 97; goto _test_eof;
	_test_eof98: cs = 98; goto _test_eof;
	_test_eof99: cs = 99; goto _test_eof;
	_test_eof100: cs = 100; goto _test_eof;
	_test_eof101: cs = 101; goto _test_eof;
	_test_eof102: cs = 102; goto _test_eof;
	_test_eof103: cs = 103; goto _test_eof;
	_test_eof104: cs = 104; goto _test_eof;
	_test_eof105: cs = 105; goto _test_eof;
	_test_eof106: cs = 106; goto _test_eof;
	_test_eof107: cs = 107; goto _test_eof;
	_test_eof108: cs = 108; goto _test_eof;
	_test_eof109: cs = 109; goto _test_eof;
	_test_eof110: cs = 110; goto _test_eof;
	_test_eof111: cs = 111; goto _test_eof;
	_test_eof112: cs = 112; goto _test_eof;
	_test_eof113: cs = 113; goto _test_eof;
	_test_eof114: cs = 114; goto _test_eof;
	_test_eof115: cs = 115; goto _test_eof;
	_test_eof116: cs = 116; goto _test_eof;
	_test_eof117: cs = 117; goto _test_eof;
	_test_eof118: cs = 118; goto _test_eof;
	_test_eof119: cs = 119; goto _test_eof;
	_test_eof120: cs = 120; goto _test_eof;
	_test_eof121: cs = 121; goto _test_eof;
	_test_eof122: cs = 122; goto _test_eof;
	_test_eof123: cs = 123; goto _test_eof;
	_test_eof124: cs = 124; goto _test_eof;
	_test_eof125: cs = 125; goto _test_eof;
	_test_eof126: cs = 126; goto _test_eof;
	_test_eof127: cs = 127; goto _test_eof;
	_test_eof128: cs = 128; goto _test_eof;
	_test_eof129: cs = 129; goto _test_eof;
	_test_eof130: cs = 130; goto _test_eof;
	_test_eof131: cs = 131; goto _test_eof;
	_test_eof132: cs = 132; goto _test_eof;
	_test_eof133: cs = 133; goto _test_eof;
	_test_eof134: cs = 134; goto _test_eof;
	_test_eof135: cs = 135; goto _test_eof;
	_test_eof136: cs = 136; goto _test_eof;
	_test_eof137: cs = 137; goto _test_eof;
	_test_eof138: cs = 138; goto _test_eof;
	_test_eof139: cs = 139; goto _test_eof;
	_test_eof140: cs = 140; goto _test_eof;
	_test_eof141: cs = 141; goto _test_eof;
	_test_eof142: cs = 142; goto _test_eof;
	_test_eof143: cs = 143; goto _test_eof;
	_test_eof144: cs = 144; goto _test_eof;
	_test_eof145: cs = 145; goto _test_eof;
	_test_eof146: cs = 146; goto _test_eof;
	_test_eof147: cs = 147; goto _test_eof;
	_test_eof148: cs = 148; goto _test_eof;
	_test_eof149: cs = 149; goto _test_eof;
	_test_eof150: cs = 150; goto _test_eof;
	_test_eof151: cs = 151; goto _test_eof;
	_test_eof152: cs = 152; goto _test_eof;
	_test_eof153: cs = 153; goto _test_eof;
	_test_eof154: cs = 154; goto _test_eof;
	_test_eof155: cs = 155; goto _test_eof;
	_test_eof156: cs = 156; goto _test_eof;

	_test_eof: {}
	_out: {}
	}

    *end = (size_t)(p - s);
    return cs >= literal_first_final ? kind : URIC_HOST_NONE;
}
