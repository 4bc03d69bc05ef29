/* Generated from grammar/readings/whatwg_domain.rl by ragel 6.10 -G2; do not edit. */
/* Decides what a domain of a special URL is in the URL Standard (sections 3.5 and 3.6): an IPv4
 * address, a name, or a failure.  It reads the bytes of the host after percent-decoding, one a
 * call. */
#include "readings/whatwg.h"

enum { whatwg_domain_start = 0 };

void uric_whatwg_domain_start(struct uric_whatwg_domain *d)
{
    memset(d, 0, sizeof *d);
    d->state = whatwg_domain_start;
}

static void scan(struct uric_whatwg_domain *d, const unsigned char *p, const unsigned char *pe,
                 const unsigned char *eof)
{
    int cs = d->state;

	{
	if ( p == pe )
		goto _test_eof;
	switch ( cs )
	{
case 0:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st2;
		case 47u: goto tr0;
		case 48u: goto tr3;
		case 59u: goto st1;
		case 61u: goto st1;
		case 88u: goto st8;
		case 120u: goto st8;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 58u ) {
		if ( (*p) < 33u ) {
			if ( (*p) <= 32u )
				goto tr0;
		} else if ( (*p) > 45u ) {
			if ( 49u <= (*p) && (*p) <= 57u )
				goto tr4;
		} else
			goto st1;
	} else if ( (*p) > 64u ) {
		if ( (*p) < 91u ) {
			if ( 65u <= (*p) && (*p) <= 90u )
				goto st1;
		} else if ( (*p) > 94u ) {
			if ( 95u <= (*p) && (*p) <= 126u )
				goto st1;
		} else
			goto tr0;
	} else
		goto tr0;
	goto tr6;
tr0:
	{ d->forbidden = true; }
	goto st1;
tr6:
	{ d->beyond_ascii = true; }
	goto st1;
tr13:
	{ d->beyond_ascii = true; }
	{ d->replaced = true; }
	goto st1;
tr16:
	{ d->ace = true; }
	goto st1;
st1:
	if ( ++p == pe )
		goto _test_eof1;
	URIC_FALLTHROUGH;
case 1:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st2;
		case 47u: goto tr0;
		case 58u: goto tr0;
		case 60u: goto tr0;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 62u ) {
		if ( (*p) > 32u ) {
			if ( 33u <= (*p) && (*p) <= 61u )
				goto st1;
		} else
			goto tr0;
	} else if ( (*p) > 64u ) {
		if ( (*p) < 91u ) {
			if ( 65u <= (*p) && (*p) <= 90u )
				goto st1;
		} else if ( (*p) > 94u ) {
			if ( 95u <= (*p) && (*p) <= 126u )
				goto st1;
		} else
			goto tr0;
	} else
		goto tr0;
	goto tr6;
st2:
	if ( ++p == pe )
		goto _test_eof2;
	URIC_FALLTHROUGH;
case 2:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st2;
		case 47u: goto tr0;
		case 48u: goto st3;
		case 59u: goto st1;
		case 61u: goto st1;
		case 88u: goto st8;
		case 120u: goto st8;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 58u ) {
		if ( (*p) < 33u ) {
			if ( (*p) <= 32u )
				goto tr0;
		} else if ( (*p) > 45u ) {
			if ( 49u <= (*p) && (*p) <= 57u )
				goto st5;
		} else
			goto st1;
	} else if ( (*p) > 64u ) {
		if ( (*p) < 91u ) {
			if ( 65u <= (*p) && (*p) <= 90u )
				goto st1;
		} else if ( (*p) > 94u ) {
			if ( 95u <= (*p) && (*p) <= 126u )
				goto st1;
		} else
			goto tr0;
	} else
		goto tr0;
	goto tr6;
st3:
	if ( ++p == pe )
		goto _test_eof3;
	URIC_FALLTHROUGH;
case 3:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st4;
		case 47u: goto tr0;
		case 59u: goto st1;
		case 61u: goto st1;
		case 88u: goto st11;
		case 120u: goto st11;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 58u ) {
		if ( (*p) < 33u ) {
			if ( (*p) <= 32u )
				goto tr0;
		} else if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st5;
		} else
			goto st1;
	} else if ( (*p) > 64u ) {
		if ( (*p) < 91u ) {
			if ( 65u <= (*p) && (*p) <= 90u )
				goto st1;
		} else if ( (*p) > 94u ) {
			if ( 95u <= (*p) && (*p) <= 126u )
				goto st1;
		} else
			goto tr0;
	} else
		goto tr0;
	goto tr6;
st4:
	if ( ++p == pe )
		goto _test_eof4;
	URIC_FALLTHROUGH;
case 4:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st2;
		case 47u: goto tr0;
		case 48u: goto st3;
		case 59u: goto st1;
		case 61u: goto st1;
		case 88u: goto st8;
		case 120u: goto st8;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 58u ) {
		if ( (*p) < 33u ) {
			if ( (*p) <= 32u )
				goto tr0;
		} else if ( (*p) > 45u ) {
			if ( 49u <= (*p) && (*p) <= 57u )
				goto st5;
		} else
			goto st1;
	} else if ( (*p) > 64u ) {
		if ( (*p) < 91u ) {
			if ( 65u <= (*p) && (*p) <= 90u )
				goto st1;
		} else if ( (*p) > 94u ) {
			if ( 95u <= (*p) && (*p) <= 126u )
				goto st1;
		} else
			goto tr0;
	} else
		goto tr0;
	goto tr6;
st5:
	if ( ++p == pe )
		goto _test_eof5;
	URIC_FALLTHROUGH;
case 5:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st4;
		case 47u: goto tr0;
		case 59u: goto st1;
		case 61u: goto st1;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 58u ) {
		if ( (*p) < 33u ) {
			if ( (*p) <= 32u )
				goto tr0;
		} else if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st5;
		} else
			goto st1;
	} else if ( (*p) > 64u ) {
		if ( (*p) < 91u ) {
			if ( 65u <= (*p) && (*p) <= 90u )
				goto st1;
		} else if ( (*p) > 94u ) {
			if ( 95u <= (*p) && (*p) <= 126u )
				goto st1;
		} else
			goto tr0;
	} else
		goto tr0;
	goto tr6;
tr7:
	{ d->beyond_ascii = true; }
	goto st6;
st6:
	if ( ++p == pe )
		goto _test_eof6;
	URIC_FALLTHROUGH;
case 6:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st2;
		case 47u: goto tr0;
		case 58u: goto tr0;
		case 60u: goto tr0;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 191u: goto tr12;
		case 239u: goto tr7;
	}
	if ( (*p) < 62u ) {
		if ( (*p) > 32u ) {
			if ( 33u <= (*p) && (*p) <= 61u )
				goto st1;
		} else
			goto tr0;
	} else if ( (*p) > 64u ) {
		if ( (*p) < 91u ) {
			if ( 65u <= (*p) && (*p) <= 90u )
				goto st1;
		} else if ( (*p) > 94u ) {
			if ( 95u <= (*p) && (*p) <= 126u )
				goto st1;
		} else
			goto tr0;
	} else
		goto tr0;
	goto tr6;
tr12:
	{ d->beyond_ascii = true; }
	goto st7;
st7:
	if ( ++p == pe )
		goto _test_eof7;
	URIC_FALLTHROUGH;
case 7:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st2;
		case 47u: goto tr0;
		case 58u: goto tr0;
		case 60u: goto tr0;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 189u: goto tr13;
		case 239u: goto tr7;
	}
	if ( (*p) < 62u ) {
		if ( (*p) > 32u ) {
			if ( 33u <= (*p) && (*p) <= 61u )
				goto st1;
		} else
			goto tr0;
	} else if ( (*p) > 64u ) {
		if ( (*p) < 91u ) {
			if ( 65u <= (*p) && (*p) <= 90u )
				goto st1;
		} else if ( (*p) > 94u ) {
			if ( 95u <= (*p) && (*p) <= 126u )
				goto st1;
		} else
			goto tr0;
	} else
		goto tr0;
	goto tr6;
st8:
	if ( ++p == pe )
		goto _test_eof8;
	URIC_FALLTHROUGH;
case 8:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st2;
		case 47u: goto tr0;
		case 58u: goto tr0;
		case 60u: goto tr0;
		case 78u: goto st9;
		case 110u: goto st9;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 62u ) {
		if ( (*p) > 32u ) {
			if ( 33u <= (*p) && (*p) <= 61u )
				goto st1;
		} else
			goto tr0;
	} else if ( (*p) > 64u ) {
		if ( (*p) < 91u ) {
			if ( 65u <= (*p) && (*p) <= 90u )
				goto st1;
		} else if ( (*p) > 94u ) {
			if ( 95u <= (*p) && (*p) <= 126u )
				goto st1;
		} else
			goto tr0;
	} else
		goto tr0;
	goto tr6;
st9:
	if ( ++p == pe )
		goto _test_eof9;
	URIC_FALLTHROUGH;
case 9:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 45u: goto st10;
		case 46u: goto st2;
		case 47u: goto tr0;
		case 58u: goto tr0;
		case 60u: goto tr0;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 62u ) {
		if ( (*p) > 32u ) {
			if ( 33u <= (*p) && (*p) <= 61u )
				goto st1;
		} else
			goto tr0;
	} else if ( (*p) > 64u ) {
		if ( (*p) < 91u ) {
			if ( 65u <= (*p) && (*p) <= 90u )
				goto st1;
		} else if ( (*p) > 94u ) {
			if ( 95u <= (*p) && (*p) <= 126u )
				goto st1;
		} else
			goto tr0;
	} else
		goto tr0;
	goto tr6;
st10:
	if ( ++p == pe )
		goto _test_eof10;
	URIC_FALLTHROUGH;
case 10:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 45u: goto tr16;
		case 46u: goto st2;
		case 47u: goto tr0;
		case 58u: goto tr0;
		case 60u: goto tr0;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 62u ) {
		if ( (*p) > 32u ) {
			if ( 33u <= (*p) && (*p) <= 61u )
				goto st1;
		} else
			goto tr0;
	} else if ( (*p) > 64u ) {
		if ( (*p) < 91u ) {
			if ( 65u <= (*p) && (*p) <= 90u )
				goto st1;
		} else if ( (*p) > 94u ) {
			if ( 95u <= (*p) && (*p) <= 126u )
				goto st1;
		} else
			goto tr0;
	} else
		goto tr0;
	goto tr6;
st11:
	if ( ++p == pe )
		goto _test_eof11;
	URIC_FALLTHROUGH;
case 11:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st4;
		case 47u: goto tr0;
		case 59u: goto st1;
		case 61u: goto st1;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 65u ) {
		if ( (*p) < 33u ) {
			if ( (*p) <= 32u )
				goto tr0;
		} else if ( (*p) > 45u ) {
			if ( (*p) > 57u ) {
				if ( 58u <= (*p) && (*p) <= 64u )
					goto tr0;
			} else if ( (*p) >= 48u )
				goto st11;
		} else
			goto st1;
	} else if ( (*p) > 70u ) {
		if ( (*p) < 95u ) {
			if ( (*p) > 90u ) {
				if ( 91u <= (*p) && (*p) <= 94u )
					goto tr0;
			} else if ( (*p) >= 71u )
				goto st1;
		} else if ( (*p) > 96u ) {
			if ( (*p) > 102u ) {
				if ( 103u <= (*p) && (*p) <= 126u )
					goto st1;
			} else if ( (*p) >= 97u )
				goto st11;
		} else
			goto st1;
	} else
		goto st11;
	goto tr6;
tr3:
	{ d->parts++; d->base = 10; uric_whatwg_digit(d, (*p)); }
	goto st12;
st12:
	if ( ++p == pe )
		goto _test_eof12;
	URIC_FALLTHROUGH;
case 12:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st13;
		case 47u: goto tr0;
		case 59u: goto st1;
		case 61u: goto st1;
		case 88u: goto tr19;
		case 120u: goto tr19;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 56u ) {
		if ( (*p) < 33u ) {
			if ( (*p) <= 32u )
				goto tr0;
		} else if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 55u )
				goto tr18;
		} else
			goto st1;
	} else if ( (*p) > 57u ) {
		if ( (*p) < 65u ) {
			if ( 58u <= (*p) && (*p) <= 64u )
				goto tr0;
		} else if ( (*p) > 90u ) {
			if ( (*p) > 94u ) {
				if ( 95u <= (*p) && (*p) <= 126u )
					goto st1;
			} else if ( (*p) >= 91u )
				goto tr0;
		} else
			goto st1;
	} else
		goto st5;
	goto tr6;
st13:
	if ( ++p == pe )
		goto _test_eof13;
	URIC_FALLTHROUGH;
case 13:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st2;
		case 47u: goto tr0;
		case 48u: goto tr20;
		case 59u: goto st1;
		case 61u: goto st1;
		case 88u: goto st8;
		case 120u: goto st8;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 58u ) {
		if ( (*p) < 33u ) {
			if ( (*p) <= 32u )
				goto tr0;
		} else if ( (*p) > 45u ) {
			if ( 49u <= (*p) && (*p) <= 57u )
				goto tr21;
		} else
			goto st1;
	} else if ( (*p) > 64u ) {
		if ( (*p) < 91u ) {
			if ( 65u <= (*p) && (*p) <= 90u )
				goto st1;
		} else if ( (*p) > 94u ) {
			if ( 95u <= (*p) && (*p) <= 126u )
				goto st1;
		} else
			goto tr0;
	} else
		goto tr0;
	goto tr6;
tr20:
	{ d->parts++; d->base = 10; uric_whatwg_digit(d, (*p)); }
	goto st14;
st14:
	if ( ++p == pe )
		goto _test_eof14;
	URIC_FALLTHROUGH;
case 14:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st15;
		case 47u: goto tr0;
		case 59u: goto st1;
		case 61u: goto st1;
		case 88u: goto tr24;
		case 120u: goto tr24;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 56u ) {
		if ( (*p) < 33u ) {
			if ( (*p) <= 32u )
				goto tr0;
		} else if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 55u )
				goto tr23;
		} else
			goto st1;
	} else if ( (*p) > 57u ) {
		if ( (*p) < 65u ) {
			if ( 58u <= (*p) && (*p) <= 64u )
				goto tr0;
		} else if ( (*p) > 90u ) {
			if ( (*p) > 94u ) {
				if ( 95u <= (*p) && (*p) <= 126u )
					goto st1;
			} else if ( (*p) >= 91u )
				goto tr0;
		} else
			goto st1;
	} else
		goto st5;
	goto tr6;
st15:
	if ( ++p == pe )
		goto _test_eof15;
	URIC_FALLTHROUGH;
case 15:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st2;
		case 47u: goto tr0;
		case 48u: goto tr25;
		case 59u: goto st1;
		case 61u: goto st1;
		case 88u: goto st8;
		case 120u: goto st8;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 58u ) {
		if ( (*p) < 33u ) {
			if ( (*p) <= 32u )
				goto tr0;
		} else if ( (*p) > 45u ) {
			if ( 49u <= (*p) && (*p) <= 57u )
				goto tr26;
		} else
			goto st1;
	} else if ( (*p) > 64u ) {
		if ( (*p) < 91u ) {
			if ( 65u <= (*p) && (*p) <= 90u )
				goto st1;
		} else if ( (*p) > 94u ) {
			if ( 95u <= (*p) && (*p) <= 126u )
				goto st1;
		} else
			goto tr0;
	} else
		goto tr0;
	goto tr6;
tr25:
	{ d->parts++; d->base = 10; uric_whatwg_digit(d, (*p)); }
	goto st16;
st16:
	if ( ++p == pe )
		goto _test_eof16;
	URIC_FALLTHROUGH;
case 16:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st17;
		case 47u: goto tr0;
		case 59u: goto st1;
		case 61u: goto st1;
		case 88u: goto tr29;
		case 120u: goto tr29;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 56u ) {
		if ( (*p) < 33u ) {
			if ( (*p) <= 32u )
				goto tr0;
		} else if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 55u )
				goto tr28;
		} else
			goto st1;
	} else if ( (*p) > 57u ) {
		if ( (*p) < 65u ) {
			if ( 58u <= (*p) && (*p) <= 64u )
				goto tr0;
		} else if ( (*p) > 90u ) {
			if ( (*p) > 94u ) {
				if ( 95u <= (*p) && (*p) <= 126u )
					goto st1;
			} else if ( (*p) >= 91u )
				goto tr0;
		} else
			goto st1;
	} else
		goto st5;
	goto tr6;
st17:
	if ( ++p == pe )
		goto _test_eof17;
	URIC_FALLTHROUGH;
case 17:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st2;
		case 47u: goto tr0;
		case 48u: goto tr30;
		case 59u: goto st1;
		case 61u: goto st1;
		case 88u: goto st8;
		case 120u: goto st8;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 58u ) {
		if ( (*p) < 33u ) {
			if ( (*p) <= 32u )
				goto tr0;
		} else if ( (*p) > 45u ) {
			if ( 49u <= (*p) && (*p) <= 57u )
				goto tr31;
		} else
			goto st1;
	} else if ( (*p) > 64u ) {
		if ( (*p) < 91u ) {
			if ( 65u <= (*p) && (*p) <= 90u )
				goto st1;
		} else if ( (*p) > 94u ) {
			if ( 95u <= (*p) && (*p) <= 126u )
				goto st1;
		} else
			goto tr0;
	} else
		goto tr0;
	goto tr6;
tr30:
	{ d->parts++; d->base = 10; uric_whatwg_digit(d, (*p)); }
	goto st18;
st18:
	if ( ++p == pe )
		goto _test_eof18;
	URIC_FALLTHROUGH;
case 18:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st19;
		case 47u: goto tr0;
		case 59u: goto st1;
		case 61u: goto st1;
		case 88u: goto tr34;
		case 120u: goto tr34;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 56u ) {
		if ( (*p) < 33u ) {
			if ( (*p) <= 32u )
				goto tr0;
		} else if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 55u )
				goto tr33;
		} else
			goto st1;
	} else if ( (*p) > 57u ) {
		if ( (*p) < 65u ) {
			if ( 58u <= (*p) && (*p) <= 64u )
				goto tr0;
		} else if ( (*p) > 90u ) {
			if ( (*p) > 94u ) {
				if ( 95u <= (*p) && (*p) <= 126u )
					goto st1;
			} else if ( (*p) >= 91u )
				goto tr0;
		} else
			goto st1;
	} else
		goto st5;
	goto tr6;
st19:
	if ( ++p == pe )
		goto _test_eof19;
	URIC_FALLTHROUGH;
case 19:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st2;
		case 47u: goto tr0;
		case 48u: goto st3;
		case 59u: goto st1;
		case 61u: goto st1;
		case 88u: goto st8;
		case 120u: goto st8;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 58u ) {
		if ( (*p) < 33u ) {
			if ( (*p) <= 32u )
				goto tr0;
		} else if ( (*p) > 45u ) {
			if ( 49u <= (*p) && (*p) <= 57u )
				goto st5;
		} else
			goto st1;
	} else if ( (*p) > 64u ) {
		if ( (*p) < 91u ) {
			if ( 65u <= (*p) && (*p) <= 90u )
				goto st1;
		} else if ( (*p) > 94u ) {
			if ( 95u <= (*p) && (*p) <= 126u )
				goto st1;
		} else
			goto tr0;
	} else
		goto tr0;
	goto tr6;
tr33:
	{ d->base = 8; }
	{ uric_whatwg_digit(d, (*p)); }
	goto st20;
tr35:
	{ uric_whatwg_digit(d, (*p)); }
	goto st20;
st20:
	if ( ++p == pe )
		goto _test_eof20;
	URIC_FALLTHROUGH;
case 20:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st19;
		case 47u: goto tr0;
		case 59u: goto st1;
		case 61u: goto st1;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 56u ) {
		if ( (*p) < 33u ) {
			if ( (*p) <= 32u )
				goto tr0;
		} else if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 55u )
				goto tr35;
		} else
			goto st1;
	} else if ( (*p) > 57u ) {
		if ( (*p) < 65u ) {
			if ( 58u <= (*p) && (*p) <= 64u )
				goto tr0;
		} else if ( (*p) > 90u ) {
			if ( (*p) > 94u ) {
				if ( 95u <= (*p) && (*p) <= 126u )
					goto st1;
			} else if ( (*p) >= 91u )
				goto tr0;
		} else
			goto st1;
	} else
		goto st5;
	goto tr6;
tr34:
	{ d->base = 16; }
	goto st21;
tr36:
	{ uric_whatwg_digit(d, (*p)); }
	goto st21;
st21:
	if ( ++p == pe )
		goto _test_eof21;
	URIC_FALLTHROUGH;
case 21:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st19;
		case 47u: goto tr0;
		case 59u: goto st1;
		case 61u: goto st1;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 65u ) {
		if ( (*p) < 33u ) {
			if ( (*p) <= 32u )
				goto tr0;
		} else if ( (*p) > 45u ) {
			if ( (*p) > 57u ) {
				if ( 58u <= (*p) && (*p) <= 64u )
					goto tr0;
			} else if ( (*p) >= 48u )
				goto tr36;
		} else
			goto st1;
	} else if ( (*p) > 70u ) {
		if ( (*p) < 95u ) {
			if ( (*p) > 90u ) {
				if ( 91u <= (*p) && (*p) <= 94u )
					goto tr0;
			} else if ( (*p) >= 71u )
				goto st1;
		} else if ( (*p) > 96u ) {
			if ( (*p) > 102u ) {
				if ( 103u <= (*p) && (*p) <= 126u )
					goto st1;
			} else if ( (*p) >= 97u )
				goto tr36;
		} else
			goto st1;
	} else
		goto tr36;
	goto tr6;
tr31:
	{ d->parts++; d->base = 10; uric_whatwg_digit(d, (*p)); }
	goto st22;
tr37:
	{ uric_whatwg_digit(d, (*p)); }
	goto st22;
st22:
	if ( ++p == pe )
		goto _test_eof22;
	URIC_FALLTHROUGH;
case 22:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st19;
		case 47u: goto tr0;
		case 59u: goto st1;
		case 61u: goto st1;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 58u ) {
		if ( (*p) < 33u ) {
			if ( (*p) <= 32u )
				goto tr0;
		} else if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto tr37;
		} else
			goto st1;
	} else if ( (*p) > 64u ) {
		if ( (*p) < 91u ) {
			if ( 65u <= (*p) && (*p) <= 90u )
				goto st1;
		} else if ( (*p) > 94u ) {
			if ( 95u <= (*p) && (*p) <= 126u )
				goto st1;
		} else
			goto tr0;
	} else
		goto tr0;
	goto tr6;
tr28:
	{ d->base = 8; }
	{ uric_whatwg_digit(d, (*p)); }
	goto st23;
tr38:
	{ uric_whatwg_digit(d, (*p)); }
	goto st23;
st23:
	if ( ++p == pe )
		goto _test_eof23;
	URIC_FALLTHROUGH;
case 23:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st17;
		case 47u: goto tr0;
		case 59u: goto st1;
		case 61u: goto st1;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 56u ) {
		if ( (*p) < 33u ) {
			if ( (*p) <= 32u )
				goto tr0;
		} else if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 55u )
				goto tr38;
		} else
			goto st1;
	} else if ( (*p) > 57u ) {
		if ( (*p) < 65u ) {
			if ( 58u <= (*p) && (*p) <= 64u )
				goto tr0;
		} else if ( (*p) > 90u ) {
			if ( (*p) > 94u ) {
				if ( 95u <= (*p) && (*p) <= 126u )
					goto st1;
			} else if ( (*p) >= 91u )
				goto tr0;
		} else
			goto st1;
	} else
		goto st5;
	goto tr6;
tr29:
	{ d->base = 16; }
	goto st24;
tr39:
	{ uric_whatwg_digit(d, (*p)); }
	goto st24;
st24:
	if ( ++p == pe )
		goto _test_eof24;
	URIC_FALLTHROUGH;
case 24:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st17;
		case 47u: goto tr0;
		case 59u: goto st1;
		case 61u: goto st1;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 65u ) {
		if ( (*p) < 33u ) {
			if ( (*p) <= 32u )
				goto tr0;
		} else if ( (*p) > 45u ) {
			if ( (*p) > 57u ) {
				if ( 58u <= (*p) && (*p) <= 64u )
					goto tr0;
			} else if ( (*p) >= 48u )
				goto tr39;
		} else
			goto st1;
	} else if ( (*p) > 70u ) {
		if ( (*p) < 95u ) {
			if ( (*p) > 90u ) {
				if ( 91u <= (*p) && (*p) <= 94u )
					goto tr0;
			} else if ( (*p) >= 71u )
				goto st1;
		} else if ( (*p) > 96u ) {
			if ( (*p) > 102u ) {
				if ( 103u <= (*p) && (*p) <= 126u )
					goto st1;
			} else if ( (*p) >= 97u )
				goto tr39;
		} else
			goto st1;
	} else
		goto tr39;
	goto tr6;
tr26:
	{ d->parts++; d->base = 10; uric_whatwg_digit(d, (*p)); }
	goto st25;
tr40:
	{ uric_whatwg_digit(d, (*p)); }
	goto st25;
st25:
	if ( ++p == pe )
		goto _test_eof25;
	URIC_FALLTHROUGH;
case 25:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st17;
		case 47u: goto tr0;
		case 59u: goto st1;
		case 61u: goto st1;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 58u ) {
		if ( (*p) < 33u ) {
			if ( (*p) <= 32u )
				goto tr0;
		} else if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto tr40;
		} else
			goto st1;
	} else if ( (*p) > 64u ) {
		if ( (*p) < 91u ) {
			if ( 65u <= (*p) && (*p) <= 90u )
				goto st1;
		} else if ( (*p) > 94u ) {
			if ( 95u <= (*p) && (*p) <= 126u )
				goto st1;
		} else
			goto tr0;
	} else
		goto tr0;
	goto tr6;
tr23:
	{ d->base = 8; }
	{ uric_whatwg_digit(d, (*p)); }
	goto st26;
tr41:
	{ uric_whatwg_digit(d, (*p)); }
	goto st26;
st26:
	if ( ++p == pe )
		goto _test_eof26;
	URIC_FALLTHROUGH;
case 26:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st15;
		case 47u: goto tr0;
		case 59u: goto st1;
		case 61u: goto st1;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 56u ) {
		if ( (*p) < 33u ) {
			if ( (*p) <= 32u )
				goto tr0;
		} else if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 55u )
				goto tr41;
		} else
			goto st1;
	} else if ( (*p) > 57u ) {
		if ( (*p) < 65u ) {
			if ( 58u <= (*p) && (*p) <= 64u )
				goto tr0;
		} else if ( (*p) > 90u ) {
			if ( (*p) > 94u ) {
				if ( 95u <= (*p) && (*p) <= 126u )
					goto st1;
			} else if ( (*p) >= 91u )
				goto tr0;
		} else
			goto st1;
	} else
		goto st5;
	goto tr6;
tr24:
	{ d->base = 16; }
	goto st27;
tr42:
	{ uric_whatwg_digit(d, (*p)); }
	goto st27;
st27:
	if ( ++p == pe )
		goto _test_eof27;
	URIC_FALLTHROUGH;
case 27:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st15;
		case 47u: goto tr0;
		case 59u: goto st1;
		case 61u: goto st1;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 65u ) {
		if ( (*p) < 33u ) {
			if ( (*p) <= 32u )
				goto tr0;
		} else if ( (*p) > 45u ) {
			if ( (*p) > 57u ) {
				if ( 58u <= (*p) && (*p) <= 64u )
					goto tr0;
			} else if ( (*p) >= 48u )
				goto tr42;
		} else
			goto st1;
	} else if ( (*p) > 70u ) {
		if ( (*p) < 95u ) {
			if ( (*p) > 90u ) {
				if ( 91u <= (*p) && (*p) <= 94u )
					goto tr0;
			} else if ( (*p) >= 71u )
				goto st1;
		} else if ( (*p) > 96u ) {
			if ( (*p) > 102u ) {
				if ( 103u <= (*p) && (*p) <= 126u )
					goto st1;
			} else if ( (*p) >= 97u )
				goto tr42;
		} else
			goto st1;
	} else
		goto tr42;
	goto tr6;
tr21:
	{ d->parts++; d->base = 10; uric_whatwg_digit(d, (*p)); }
	goto st28;
tr43:
	{ uric_whatwg_digit(d, (*p)); }
	goto st28;
st28:
	if ( ++p == pe )
		goto _test_eof28;
	URIC_FALLTHROUGH;
case 28:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st15;
		case 47u: goto tr0;
		case 59u: goto st1;
		case 61u: goto st1;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 58u ) {
		if ( (*p) < 33u ) {
			if ( (*p) <= 32u )
				goto tr0;
		} else if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto tr43;
		} else
			goto st1;
	} else if ( (*p) > 64u ) {
		if ( (*p) < 91u ) {
			if ( 65u <= (*p) && (*p) <= 90u )
				goto st1;
		} else if ( (*p) > 94u ) {
			if ( 95u <= (*p) && (*p) <= 126u )
				goto st1;
		} else
			goto tr0;
	} else
		goto tr0;
	goto tr6;
tr18:
	{ d->base = 8; }
	{ uric_whatwg_digit(d, (*p)); }
	goto st29;
tr44:
	{ uric_whatwg_digit(d, (*p)); }
	goto st29;
st29:
	if ( ++p == pe )
		goto _test_eof29;
	URIC_FALLTHROUGH;
case 29:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st13;
		case 47u: goto tr0;
		case 59u: goto st1;
		case 61u: goto st1;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 56u ) {
		if ( (*p) < 33u ) {
			if ( (*p) <= 32u )
				goto tr0;
		} else if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 55u )
				goto tr44;
		} else
			goto st1;
	} else if ( (*p) > 57u ) {
		if ( (*p) < 65u ) {
			if ( 58u <= (*p) && (*p) <= 64u )
				goto tr0;
		} else if ( (*p) > 90u ) {
			if ( (*p) > 94u ) {
				if ( 95u <= (*p) && (*p) <= 126u )
					goto st1;
			} else if ( (*p) >= 91u )
				goto tr0;
		} else
			goto st1;
	} else
		goto st5;
	goto tr6;
tr19:
	{ d->base = 16; }
	goto st30;
tr45:
	{ uric_whatwg_digit(d, (*p)); }
	goto st30;
st30:
	if ( ++p == pe )
		goto _test_eof30;
	URIC_FALLTHROUGH;
case 30:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st13;
		case 47u: goto tr0;
		case 59u: goto st1;
		case 61u: goto st1;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 65u ) {
		if ( (*p) < 33u ) {
			if ( (*p) <= 32u )
				goto tr0;
		} else if ( (*p) > 45u ) {
			if ( (*p) > 57u ) {
				if ( 58u <= (*p) && (*p) <= 64u )
					goto tr0;
			} else if ( (*p) >= 48u )
				goto tr45;
		} else
			goto st1;
	} else if ( (*p) > 70u ) {
		if ( (*p) < 95u ) {
			if ( (*p) > 90u ) {
				if ( 91u <= (*p) && (*p) <= 94u )
					goto tr0;
			} else if ( (*p) >= 71u )
				goto st1;
		} else if ( (*p) > 96u ) {
			if ( (*p) > 102u ) {
				if ( 103u <= (*p) && (*p) <= 126u )
					goto st1;
			} else if ( (*p) >= 97u )
				goto tr45;
		} else
			goto st1;
	} else
		goto tr45;
	goto tr6;
tr4:
	{ d->parts++; d->base = 10; uric_whatwg_digit(d, (*p)); }
	goto st31;
tr46:
	{ uric_whatwg_digit(d, (*p)); }
	goto st31;
st31:
	if ( ++p == pe )
		goto _test_eof31;
	URIC_FALLTHROUGH;
case 31:
	switch( (*p) ) {
		case 35u: goto tr0;
		case 37u: goto tr0;
		case 46u: goto st13;
		case 47u: goto tr0;
		case 59u: goto st1;
		case 61u: goto st1;
		case 124u: goto tr0;
		case 127u: goto tr0;
		case 239u: goto tr7;
	}
	if ( (*p) < 58u ) {
		if ( (*p) < 33u ) {
			if ( (*p) <= 32u )
				goto tr0;
		} else if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto tr46;
		} else
			goto st1;
	} else if ( (*p) > 64u ) {
		if ( (*p) < 91u ) {
			if ( 65u <= (*p) && (*p) <= 90u )
				goto st1;
		} else if ( (*p) > 94u ) {
			if ( 95u <= (*p) && (*p) <= 126u )
				goto st1;
		} else
			goto tr0;
	} else
		goto tr0;
	goto tr6;
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

	_test_eof: {}
	if ( p == eof )
	{
	switch ( cs ) {
	case 3:
	case 4:
	case 5:
	case 11:
	{ d->ends_in_number = true; }
	break;
	case 12:
	case 13:
	case 14:
	case 15:
	case 16:
	case 17:
	case 18:
	case 19:
	case 20:
	case 21:
	case 22:
	case 23:
	case 24:
	case 25:
	case 26:
	case 27:
	case 28:
	case 29:
	case 30:
	case 31:
	{ d->ends_in_number = true; }
	{ d->is_ipv4 = true; }
	break;
	}
	}

	}

    d->state = cs;
}

void uric_whatwg_domain_byte(struct uric_whatwg_domain *d, unsigned char byte)
{
    scan(d, &byte, &byte + 1, NULL);
}

void uric_whatwg_domain_end(struct uric_whatwg_domain *d)
{
    const unsigned char none = 0;

    scan(d, &none, &none, &none);
}
