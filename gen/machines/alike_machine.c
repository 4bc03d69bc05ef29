/* Generated from grammar/readings/alike.rl by ragel 6.10 -G2; do not edit. */
/* Accepts URLs in which all readers find the same host: the plain ones, of which there are most.
 * uric_agree() asks the readers about all others. */
#include "readings/reading.h"

enum { alike_start = 1 };
enum { alike_first_final = 38 };

bool uric_read_alike(const char *s, size_t n)
{
    const unsigned char *p = (const unsigned char *)s;
    const unsigned char *const pe = p + n;
    int cs = alike_start;

	{
	if ( p == pe )
		goto _test_eof;
	switch ( cs )
	{
case 1:
	switch( (*p) ) {
		case 72u: goto st2;
		case 104u: goto st2;
	}
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
		case 84u: goto st3;
		case 116u: goto st3;
	}
	goto st0;
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
		case 80u: goto st5;
		case 112u: goto st5;
	}
	goto st0;
st5:
	if ( ++p == pe )
		goto _test_eof5;
	URIC_FALLTHROUGH;
case 5:
	switch( (*p) ) {
		case 58u: goto st6;
		case 83u: goto st37;
		case 115u: goto st37;
	}
	goto st0;
st6:
	if ( ++p == pe )
		goto _test_eof6;
	URIC_FALLTHROUGH;
case 6:
	if ( (*p) == 47u )
		goto st7;
	goto st0;
st7:
	if ( ++p == pe )
		goto _test_eof7;
	URIC_FALLTHROUGH;
case 7:
	if ( (*p) == 47u )
		goto st8;
	goto st0;
st8:
	if ( ++p == pe )
		goto _test_eof8;
	URIC_FALLTHROUGH;
case 8:
	switch( (*p) ) {
		case 48u: goto st9;
		case 49u: goto st33;
		case 50u: goto st35;
		case 88u: goto st50;
		case 120u: goto st50;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st34;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st38;
	} else
		goto st38;
	goto st0;
st9:
	if ( ++p == pe )
		goto _test_eof9;
	URIC_FALLTHROUGH;
case 9:
	switch( (*p) ) {
		case 45u: goto st10;
		case 46u: goto st20;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st11;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st11;
	} else
		goto st11;
	goto st0;
st10:
	if ( ++p == pe )
		goto _test_eof10;
	URIC_FALLTHROUGH;
case 10:
	if ( (*p) == 45u )
		goto st10;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st11;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st11;
	} else
		goto st11;
	goto st0;
st11:
	if ( ++p == pe )
		goto _test_eof11;
	URIC_FALLTHROUGH;
case 11:
	switch( (*p) ) {
		case 45u: goto st10;
		case 46u: goto st12;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st11;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st11;
	} else
		goto st11;
	goto st0;
st12:
	if ( ++p == pe )
		goto _test_eof12;
	URIC_FALLTHROUGH;
case 12:
	switch( (*p) ) {
		case 88u: goto st50;
		case 120u: goto st50;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st11;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st38;
	} else
		goto st38;
	goto st0;
st38:
	if ( ++p == pe )
		goto _test_eof38;
	URIC_FALLTHROUGH;
case 38:
	switch( (*p) ) {
		case 35u: goto st39;
		case 45u: goto st15;
		case 46u: goto st12;
		case 47u: goto st40;
		case 58u: goto st18;
		case 63u: goto st40;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st38;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st38;
	} else
		goto st38;
	goto st0;
st39:
	if ( ++p == pe )
		goto _test_eof39;
	URIC_FALLTHROUGH;
case 39:
	switch( (*p) ) {
		case 33u: goto st39;
		case 37u: goto st13;
		case 61u: goto st39;
		case 95u: goto st39;
		case 126u: goto st39;
	}
	if ( (*p) < 63u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st39;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st39;
	} else
		goto st39;
	goto st0;
st13:
	if ( ++p == pe )
		goto _test_eof13;
	URIC_FALLTHROUGH;
case 13:
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
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st39;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st39;
	} else
		goto st39;
	goto st0;
st15:
	if ( ++p == pe )
		goto _test_eof15;
	URIC_FALLTHROUGH;
case 15:
	if ( (*p) == 45u )
		goto st15;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st38;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st38;
	} else
		goto st38;
	goto st0;
st40:
	if ( ++p == pe )
		goto _test_eof40;
	URIC_FALLTHROUGH;
case 40:
	switch( (*p) ) {
		case 33u: goto st40;
		case 35u: goto st39;
		case 37u: goto st16;
		case 61u: goto st40;
		case 95u: goto st40;
		case 126u: goto st40;
	}
	if ( (*p) < 63u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st40;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st40;
	} else
		goto st40;
	goto st0;
st16:
	if ( ++p == pe )
		goto _test_eof16;
	URIC_FALLTHROUGH;
case 16:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st17;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st17;
	} else
		goto st17;
	goto st0;
st17:
	if ( ++p == pe )
		goto _test_eof17;
	URIC_FALLTHROUGH;
case 17:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st40;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st40;
	} else
		goto st40;
	goto st0;
st18:
	if ( ++p == pe )
		goto _test_eof18;
	URIC_FALLTHROUGH;
case 18:
	if ( (*p) == 54u )
		goto st46;
	if ( (*p) > 53u ) {
		if ( 55u <= (*p) && (*p) <= 57u )
			goto st42;
	} else if ( (*p) >= 49u )
		goto st41;
	goto st0;
st41:
	if ( ++p == pe )
		goto _test_eof41;
	URIC_FALLTHROUGH;
case 41:
	switch( (*p) ) {
		case 35u: goto st39;
		case 47u: goto st40;
		case 63u: goto st40;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st42;
	goto st0;
st42:
	if ( ++p == pe )
		goto _test_eof42;
	URIC_FALLTHROUGH;
case 42:
	switch( (*p) ) {
		case 35u: goto st39;
		case 47u: goto st40;
		case 63u: goto st40;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st43;
	goto st0;
st43:
	if ( ++p == pe )
		goto _test_eof43;
	URIC_FALLTHROUGH;
case 43:
	switch( (*p) ) {
		case 35u: goto st39;
		case 47u: goto st40;
		case 63u: goto st40;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st44;
	goto st0;
st44:
	if ( ++p == pe )
		goto _test_eof44;
	URIC_FALLTHROUGH;
case 44:
	switch( (*p) ) {
		case 35u: goto st39;
		case 47u: goto st40;
		case 63u: goto st40;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st45;
	goto st0;
st45:
	if ( ++p == pe )
		goto _test_eof45;
	URIC_FALLTHROUGH;
case 45:
	switch( (*p) ) {
		case 35u: goto st39;
		case 47u: goto st40;
		case 63u: goto st40;
	}
	goto st0;
st46:
	if ( ++p == pe )
		goto _test_eof46;
	URIC_FALLTHROUGH;
case 46:
	switch( (*p) ) {
		case 35u: goto st39;
		case 47u: goto st40;
		case 53u: goto st47;
		case 63u: goto st40;
	}
	if ( (*p) > 52u ) {
		if ( 54u <= (*p) && (*p) <= 57u )
			goto st43;
	} else if ( (*p) >= 48u )
		goto st42;
	goto st0;
st47:
	if ( ++p == pe )
		goto _test_eof47;
	URIC_FALLTHROUGH;
case 47:
	switch( (*p) ) {
		case 35u: goto st39;
		case 47u: goto st40;
		case 53u: goto st48;
		case 63u: goto st40;
	}
	if ( (*p) > 52u ) {
		if ( 54u <= (*p) && (*p) <= 57u )
			goto st44;
	} else if ( (*p) >= 48u )
		goto st43;
	goto st0;
st48:
	if ( ++p == pe )
		goto _test_eof48;
	URIC_FALLTHROUGH;
case 48:
	switch( (*p) ) {
		case 35u: goto st39;
		case 47u: goto st40;
		case 51u: goto st49;
		case 63u: goto st40;
	}
	if ( (*p) > 50u ) {
		if ( 52u <= (*p) && (*p) <= 57u )
			goto st45;
	} else if ( (*p) >= 48u )
		goto st44;
	goto st0;
st49:
	if ( ++p == pe )
		goto _test_eof49;
	URIC_FALLTHROUGH;
case 49:
	switch( (*p) ) {
		case 35u: goto st39;
		case 47u: goto st40;
		case 63u: goto st40;
	}
	if ( 48u <= (*p) && (*p) <= 53u )
		goto st45;
	goto st0;
st50:
	if ( ++p == pe )
		goto _test_eof50;
	URIC_FALLTHROUGH;
case 50:
	switch( (*p) ) {
		case 35u: goto st39;
		case 45u: goto st15;
		case 46u: goto st12;
		case 47u: goto st40;
		case 58u: goto st18;
		case 63u: goto st40;
		case 78u: goto st51;
		case 110u: goto st51;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st38;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st38;
	} else
		goto st38;
	goto st0;
st51:
	if ( ++p == pe )
		goto _test_eof51;
	URIC_FALLTHROUGH;
case 51:
	switch( (*p) ) {
		case 35u: goto st39;
		case 45u: goto st19;
		case 46u: goto st12;
		case 47u: goto st40;
		case 58u: goto st18;
		case 63u: goto st40;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st38;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st38;
	} else
		goto st38;
	goto st0;
st19:
	if ( ++p == pe )
		goto _test_eof19;
	URIC_FALLTHROUGH;
case 19:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st38;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st38;
	} else
		goto st38;
	goto st0;
st20:
	if ( ++p == pe )
		goto _test_eof20;
	URIC_FALLTHROUGH;
case 20:
	switch( (*p) ) {
		case 48u: goto st21;
		case 49u: goto st29;
		case 50u: goto st31;
		case 88u: goto st50;
		case 120u: goto st50;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st30;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st38;
	} else
		goto st38;
	goto st0;
st21:
	if ( ++p == pe )
		goto _test_eof21;
	URIC_FALLTHROUGH;
case 21:
	switch( (*p) ) {
		case 45u: goto st10;
		case 46u: goto st22;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st11;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st11;
	} else
		goto st11;
	goto st0;
st22:
	if ( ++p == pe )
		goto _test_eof22;
	URIC_FALLTHROUGH;
case 22:
	switch( (*p) ) {
		case 48u: goto st23;
		case 49u: goto st25;
		case 50u: goto st27;
		case 88u: goto st50;
		case 120u: goto st50;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st26;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st38;
	} else
		goto st38;
	goto st0;
st23:
	if ( ++p == pe )
		goto _test_eof23;
	URIC_FALLTHROUGH;
case 23:
	switch( (*p) ) {
		case 45u: goto st10;
		case 46u: goto st24;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st11;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st11;
	} else
		goto st11;
	goto st0;
st24:
	if ( ++p == pe )
		goto _test_eof24;
	URIC_FALLTHROUGH;
case 24:
	switch( (*p) ) {
		case 48u: goto st52;
		case 49u: goto st53;
		case 50u: goto st55;
		case 88u: goto st50;
		case 120u: goto st50;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st54;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st38;
	} else
		goto st38;
	goto st0;
st52:
	if ( ++p == pe )
		goto _test_eof52;
	URIC_FALLTHROUGH;
case 52:
	switch( (*p) ) {
		case 35u: goto st39;
		case 45u: goto st10;
		case 46u: goto st12;
		case 47u: goto st40;
		case 58u: goto st18;
		case 63u: goto st40;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st11;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st11;
	} else
		goto st11;
	goto st0;
st53:
	if ( ++p == pe )
		goto _test_eof53;
	URIC_FALLTHROUGH;
case 53:
	switch( (*p) ) {
		case 35u: goto st39;
		case 45u: goto st10;
		case 46u: goto st12;
		case 47u: goto st40;
		case 58u: goto st18;
		case 63u: goto st40;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st54;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st11;
	} else
		goto st11;
	goto st0;
st54:
	if ( ++p == pe )
		goto _test_eof54;
	URIC_FALLTHROUGH;
case 54:
	switch( (*p) ) {
		case 35u: goto st39;
		case 45u: goto st10;
		case 46u: goto st12;
		case 47u: goto st40;
		case 58u: goto st18;
		case 63u: goto st40;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st52;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st11;
	} else
		goto st11;
	goto st0;
st55:
	if ( ++p == pe )
		goto _test_eof55;
	URIC_FALLTHROUGH;
case 55:
	switch( (*p) ) {
		case 35u: goto st39;
		case 45u: goto st10;
		case 46u: goto st12;
		case 47u: goto st40;
		case 53u: goto st56;
		case 58u: goto st18;
		case 63u: goto st40;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st54;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st11;
		} else if ( (*p) >= 65u )
			goto st11;
	} else
		goto st52;
	goto st0;
st56:
	if ( ++p == pe )
		goto _test_eof56;
	URIC_FALLTHROUGH;
case 56:
	switch( (*p) ) {
		case 35u: goto st39;
		case 45u: goto st10;
		case 46u: goto st12;
		case 47u: goto st40;
		case 58u: goto st18;
		case 63u: goto st40;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st52;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st11;
		} else if ( (*p) >= 65u )
			goto st11;
	} else
		goto st11;
	goto st0;
st25:
	if ( ++p == pe )
		goto _test_eof25;
	URIC_FALLTHROUGH;
case 25:
	switch( (*p) ) {
		case 45u: goto st10;
		case 46u: goto st24;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st26;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st11;
	} else
		goto st11;
	goto st0;
st26:
	if ( ++p == pe )
		goto _test_eof26;
	URIC_FALLTHROUGH;
case 26:
	switch( (*p) ) {
		case 45u: goto st10;
		case 46u: goto st24;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st23;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st11;
	} else
		goto st11;
	goto st0;
st27:
	if ( ++p == pe )
		goto _test_eof27;
	URIC_FALLTHROUGH;
case 27:
	switch( (*p) ) {
		case 45u: goto st10;
		case 46u: goto st24;
		case 53u: goto st28;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st26;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st11;
		} else if ( (*p) >= 65u )
			goto st11;
	} else
		goto st23;
	goto st0;
st28:
	if ( ++p == pe )
		goto _test_eof28;
	URIC_FALLTHROUGH;
case 28:
	switch( (*p) ) {
		case 45u: goto st10;
		case 46u: goto st24;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st23;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st11;
		} else if ( (*p) >= 65u )
			goto st11;
	} else
		goto st11;
	goto st0;
st29:
	if ( ++p == pe )
		goto _test_eof29;
	URIC_FALLTHROUGH;
case 29:
	switch( (*p) ) {
		case 45u: goto st10;
		case 46u: goto st22;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st30;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st11;
	} else
		goto st11;
	goto st0;
st30:
	if ( ++p == pe )
		goto _test_eof30;
	URIC_FALLTHROUGH;
case 30:
	switch( (*p) ) {
		case 45u: goto st10;
		case 46u: goto st22;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st21;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st11;
	} else
		goto st11;
	goto st0;
st31:
	if ( ++p == pe )
		goto _test_eof31;
	URIC_FALLTHROUGH;
case 31:
	switch( (*p) ) {
		case 45u: goto st10;
		case 46u: goto st22;
		case 53u: goto st32;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st30;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st11;
		} else if ( (*p) >= 65u )
			goto st11;
	} else
		goto st21;
	goto st0;
st32:
	if ( ++p == pe )
		goto _test_eof32;
	URIC_FALLTHROUGH;
case 32:
	switch( (*p) ) {
		case 45u: goto st10;
		case 46u: goto st22;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st21;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st11;
		} else if ( (*p) >= 65u )
			goto st11;
	} else
		goto st11;
	goto st0;
st33:
	if ( ++p == pe )
		goto _test_eof33;
	URIC_FALLTHROUGH;
case 33:
	switch( (*p) ) {
		case 45u: goto st10;
		case 46u: goto st20;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st34;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st11;
	} else
		goto st11;
	goto st0;
st34:
	if ( ++p == pe )
		goto _test_eof34;
	URIC_FALLTHROUGH;
case 34:
	switch( (*p) ) {
		case 45u: goto st10;
		case 46u: goto st20;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st9;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st11;
	} else
		goto st11;
	goto st0;
st35:
	if ( ++p == pe )
		goto _test_eof35;
	URIC_FALLTHROUGH;
case 35:
	switch( (*p) ) {
		case 45u: goto st10;
		case 46u: goto st20;
		case 53u: goto st36;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st34;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st11;
		} else if ( (*p) >= 65u )
			goto st11;
	} else
		goto st9;
	goto st0;
st36:
	if ( ++p == pe )
		goto _test_eof36;
	URIC_FALLTHROUGH;
case 36:
	switch( (*p) ) {
		case 45u: goto st10;
		case 46u: goto st20;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st9;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st11;
		} else if ( (*p) >= 65u )
			goto st11;
	} else
		goto st11;
	goto st0;
st37:
	if ( ++p == pe )
		goto _test_eof37;
	URIC_FALLTHROUGH;
case 37:
	if ( (*p) == 58u )
		goto st6;
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
	_test_eof38: cs = 38; goto _test_eof;
	_test_eof39: cs = 39; goto _test_eof;
	_test_eof13: cs = 13; goto _test_eof;
	_test_eof14: cs = 14; goto _test_eof;
	_test_eof15: cs = 15; goto _test_eof;
	_test_eof40: cs = 40; goto _test_eof;
	_test_eof16: cs = 16; goto _test_eof;
	_test_eof17: cs = 17; goto _test_eof;
	_test_eof18: cs = 18; goto _test_eof;
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
	_test_eof19: cs = 19; goto _test_eof;
	_test_eof20: cs = 20; goto _test_eof;
	_test_eof21: cs = 21; goto _test_eof;
	_test_eof22: cs = 22; goto _test_eof;
	_test_eof23: cs = 23; goto _test_eof;
	_test_eof24: cs = 24; goto _test_eof;
	_test_eof52: cs = 52; goto _test_eof;
	_test_eof53: cs = 53; goto _test_eof;
	_test_eof54: cs = 54; goto _test_eof;
	_test_eof55: cs = 55; goto _test_eof;
	_test_eof56: cs = 56; goto _test_eof;
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

	_test_eof: {}
	_out: {}
	}

    return cs >= alike_first_final;
}
