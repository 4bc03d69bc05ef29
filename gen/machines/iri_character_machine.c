/* Generated from grammar/machines/iri_character.rl by ragel 6.10 -G2; do not edit. */
/* Which percent-encoded bytes become a character of an IRI (RFC 3987, section 3.2, steps 3
 * and 4). */
#include "iri/iri_character.h"

enum { iri_character_start = 1 };

/* Returns the state after the bytes; sets *length where a character ends. */
static int scan_character(int cs, const unsigned char *s, const unsigned char *pe,
                          unsigned *length)
{
    const unsigned char *p = s;

	{
	if ( p == pe )
		goto _test_eof;
	switch ( cs )
	{
case 1:
	switch( (*p) ) {
		case 0u: goto st2;
		case 1u: goto st23;
	}
	goto st0;
st2:
	if ( ++p == pe )
		goto _test_eof2;
	URIC_FALLTHROUGH;
case 2:
	switch( (*p) ) {
		case 95u: goto tr3;
		case 126u: goto tr3;
		case 194u: goto st3;
		case 216u: goto st5;
		case 224u: goto st6;
		case 225u: goto st7;
		case 226u: goto st9;
		case 227u: goto st12;
		case 237u: goto st14;
		case 239u: goto st15;
		case 240u: goto st18;
		case 243u: goto st22;
	}
	if ( (*p) < 97u ) {
		if ( (*p) < 48u ) {
			if ( 45u <= (*p) && (*p) <= 46u )
				goto tr3;
		} else if ( (*p) > 57u ) {
			if ( 65u <= (*p) && (*p) <= 90u )
				goto tr3;
		} else
			goto tr3;
	} else if ( (*p) > 122u ) {
		if ( (*p) < 228u ) {
			if ( 195u <= (*p) && (*p) <= 223u )
				goto st4;
		} else if ( (*p) > 236u ) {
			if ( 241u <= (*p) && (*p) <= 242u )
				goto st21;
		} else
			goto st13;
	} else
		goto tr3;
	goto st0;
st0:
cs = 0;
	goto _out;
tr3:
	{ *length = (unsigned)(p - s) + 1; }
	goto st27;
st27:
	if ( ++p == pe )
		goto _test_eof27;
	URIC_FALLTHROUGH;
case 27:
	goto st0;
st3:
	if ( ++p == pe )
		goto _test_eof3;
	URIC_FALLTHROUGH;
case 3:
	if ( 161u <= (*p) && (*p) <= 191u )
		goto tr3;
	goto st0;
st4:
	if ( ++p == pe )
		goto _test_eof4;
	URIC_FALLTHROUGH;
case 4:
	if ( 128u <= (*p) && (*p) <= 191u )
		goto tr3;
	goto st0;
st5:
	if ( ++p == pe )
		goto _test_eof5;
	URIC_FALLTHROUGH;
case 5:
	if ( (*p) > 155u ) {
		if ( 157u <= (*p) && (*p) <= 191u )
			goto tr3;
	} else if ( (*p) >= 128u )
		goto tr3;
	goto st0;
st6:
	if ( ++p == pe )
		goto _test_eof6;
	URIC_FALLTHROUGH;
case 6:
	if ( 160u <= (*p) && (*p) <= 191u )
		goto st4;
	goto st0;
st7:
	if ( ++p == pe )
		goto _test_eof7;
	URIC_FALLTHROUGH;
case 7:
	if ( (*p) == 154u )
		goto st8;
	if ( 128u <= (*p) && (*p) <= 191u )
		goto st4;
	goto st0;
st8:
	if ( ++p == pe )
		goto _test_eof8;
	URIC_FALLTHROUGH;
case 8:
	if ( 129u <= (*p) && (*p) <= 191u )
		goto tr3;
	goto st0;
st9:
	if ( ++p == pe )
		goto _test_eof9;
	URIC_FALLTHROUGH;
case 9:
	switch( (*p) ) {
		case 128u: goto st10;
		case 129u: goto st11;
	}
	if ( 130u <= (*p) && (*p) <= 191u )
		goto st4;
	goto st0;
st10:
	if ( ++p == pe )
		goto _test_eof10;
	URIC_FALLTHROUGH;
case 10:
	if ( (*p) < 144u ) {
		if ( 139u <= (*p) && (*p) <= 141u )
			goto tr3;
	} else if ( (*p) > 167u ) {
		if ( 176u <= (*p) && (*p) <= 191u )
			goto tr3;
	} else
		goto tr3;
	goto st0;
st11:
	if ( ++p == pe )
		goto _test_eof11;
	URIC_FALLTHROUGH;
case 11:
	if ( (*p) < 160u ) {
		if ( 128u <= (*p) && (*p) <= 158u )
			goto tr3;
	} else if ( (*p) > 165u ) {
		if ( 170u <= (*p) && (*p) <= 191u )
			goto tr3;
	} else
		goto tr3;
	goto st0;
st12:
	if ( ++p == pe )
		goto _test_eof12;
	URIC_FALLTHROUGH;
case 12:
	if ( (*p) == 128u )
		goto st8;
	if ( 129u <= (*p) && (*p) <= 191u )
		goto st4;
	goto st0;
st13:
	if ( ++p == pe )
		goto _test_eof13;
	URIC_FALLTHROUGH;
case 13:
	if ( 128u <= (*p) && (*p) <= 191u )
		goto st4;
	goto st0;
st14:
	if ( ++p == pe )
		goto _test_eof14;
	URIC_FALLTHROUGH;
case 14:
	if ( 128u <= (*p) && (*p) <= 159u )
		goto st4;
	goto st0;
st15:
	if ( ++p == pe )
		goto _test_eof15;
	URIC_FALLTHROUGH;
case 15:
	switch( (*p) ) {
		case 183u: goto st16;
		case 191u: goto st17;
	}
	if ( 164u <= (*p) && (*p) <= 190u )
		goto st4;
	goto st0;
st16:
	if ( ++p == pe )
		goto _test_eof16;
	URIC_FALLTHROUGH;
case 16:
	if ( (*p) > 143u ) {
		if ( 176u <= (*p) && (*p) <= 191u )
			goto tr3;
	} else if ( (*p) >= 128u )
		goto tr3;
	goto st0;
st17:
	if ( ++p == pe )
		goto _test_eof17;
	URIC_FALLTHROUGH;
case 17:
	if ( 128u <= (*p) && (*p) <= 175u )
		goto tr3;
	goto st0;
st18:
	if ( ++p == pe )
		goto _test_eof18;
	URIC_FALLTHROUGH;
case 18:
	switch( (*p) ) {
		case 159u: goto st19;
		case 175u: goto st19;
		case 191u: goto st19;
	}
	if ( 144u <= (*p) && (*p) <= 190u )
		goto st13;
	goto st0;
st19:
	if ( ++p == pe )
		goto _test_eof19;
	URIC_FALLTHROUGH;
case 19:
	if ( (*p) == 191u )
		goto st20;
	if ( 128u <= (*p) && (*p) <= 190u )
		goto st4;
	goto st0;
st20:
	if ( ++p == pe )
		goto _test_eof20;
	URIC_FALLTHROUGH;
case 20:
	if ( 128u <= (*p) && (*p) <= 189u )
		goto tr3;
	goto st0;
st21:
	if ( ++p == pe )
		goto _test_eof21;
	URIC_FALLTHROUGH;
case 21:
	switch( (*p) ) {
		case 143u: goto st19;
		case 159u: goto st19;
		case 175u: goto st19;
		case 191u: goto st19;
	}
	if ( 128u <= (*p) && (*p) <= 190u )
		goto st13;
	goto st0;
st22:
	if ( ++p == pe )
		goto _test_eof22;
	URIC_FALLTHROUGH;
case 22:
	switch( (*p) ) {
		case 143u: goto st19;
		case 159u: goto st19;
		case 175u: goto st19;
	}
	if ( (*p) > 158u ) {
		if ( 161u <= (*p) && (*p) <= 174u )
			goto st13;
	} else if ( (*p) >= 128u )
		goto st13;
	goto st0;
st23:
	if ( ++p == pe )
		goto _test_eof23;
	URIC_FALLTHROUGH;
case 23:
	switch( (*p) ) {
		case 95u: goto tr3;
		case 126u: goto tr3;
		case 194u: goto st3;
		case 216u: goto st5;
		case 224u: goto st6;
		case 225u: goto st7;
		case 226u: goto st9;
		case 227u: goto st12;
		case 237u: goto st14;
		case 239u: goto st24;
		case 240u: goto st18;
		case 243u: goto st25;
		case 244u: goto st26;
	}
	if ( (*p) < 97u ) {
		if ( (*p) < 48u ) {
			if ( 45u <= (*p) && (*p) <= 46u )
				goto tr3;
		} else if ( (*p) > 57u ) {
			if ( 65u <= (*p) && (*p) <= 90u )
				goto tr3;
		} else
			goto tr3;
	} else if ( (*p) > 122u ) {
		if ( (*p) < 228u ) {
			if ( 195u <= (*p) && (*p) <= 223u )
				goto st4;
		} else if ( (*p) > 238u ) {
			if ( 241u <= (*p) && (*p) <= 242u )
				goto st21;
		} else
			goto st13;
	} else
		goto tr3;
	goto st0;
st24:
	if ( ++p == pe )
		goto _test_eof24;
	URIC_FALLTHROUGH;
case 24:
	switch( (*p) ) {
		case 183u: goto st16;
		case 191u: goto st17;
	}
	if ( 128u <= (*p) && (*p) <= 190u )
		goto st4;
	goto st0;
st25:
	if ( ++p == pe )
		goto _test_eof25;
	URIC_FALLTHROUGH;
case 25:
	switch( (*p) ) {
		case 143u: goto st19;
		case 159u: goto st19;
		case 175u: goto st19;
		case 191u: goto st19;
	}
	if ( (*p) > 158u ) {
		if ( 161u <= (*p) && (*p) <= 190u )
			goto st13;
	} else if ( (*p) >= 128u )
		goto st13;
	goto st0;
st26:
	if ( ++p == pe )
		goto _test_eof26;
	URIC_FALLTHROUGH;
case 26:
	if ( (*p) == 143u )
		goto st19;
	if ( 128u <= (*p) && (*p) <= 142u )
		goto st13;
	goto st0;
	}
	_test_eof2: cs = 2; goto _test_eof;
	_test_eof27: cs = 27; goto _test_eof;
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

	_test_eof: {}
	_out: {}
	}

    return cs;
}

unsigned uric_iri_character(const unsigned char *s, unsigned n, int in_query)
{
    const unsigned char rule = in_query ? 1 : 0;
    unsigned length = 0;

    scan_character(scan_character(iri_character_start, &rule, &rule + 1, &length), s, s + n,
                   &length);
    return length;
}
