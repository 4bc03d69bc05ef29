/* Generated from grammar/text/find_delimited.rl by ragel 6.10 -G2; do not edit. */
/* A URI in delimiters (RFC 3986, Appendix C), from after the first to the second: URI
 * characters and white space. */
#include "text/find.h"

/* The last URI character of the run that starts at p: the state after the first byte loops
 * over the others. */
static const unsigned char *pass_uric(const unsigned char *p, const unsigned char *pe)
{
    while (p + 1 < pe && uric_text_class[p[1]] & URIC_TEXT_URIC)
        p++;
    return p;
}

enum { find_delimited_en_angle = 20 };
enum { find_delimited_en_quotes = 1 };

size_t uric_find_delimited(const char *s, size_t n, int quoted,
                           struct uric_delimited *d)
{
    const unsigned char *p = (const unsigned char *)s;
    const unsigned char *const begin = p, *const pe = p + n;
    int cs = find_delimited_en_angle;
    unsigned char hyphen = 0;

    if (quoted)
        cs = find_delimited_en_quotes;
    memset(d, 0, sizeof *d);

	{
	if ( p == pe )
		goto _test_eof;
	switch ( cs )
	{
st1:
	if ( ++p == pe )
		goto _test_eof1;
	URIC_FALLTHROUGH;
case 1:
	switch( (*p) ) {
		case 10u: goto tr2;
		case 13u: goto tr3;
		case 32u: goto st1;
		case 33u: goto tr4;
		case 61u: goto tr4;
		case 85u: goto tr5;
		case 93u: goto tr4;
		case 95u: goto tr4;
		case 117u: goto tr5;
		case 126u: goto tr4;
	}
	if ( (*p) < 35u ) {
		if ( 9u <= (*p) && (*p) <= 12u )
			goto st1;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr4;
		} else if ( (*p) >= 63u )
			goto tr4;
	} else
		goto tr4;
	goto st0;
st0:
cs = 0;
	goto _out;
tr2:
	{ hyphen = d->end > 0 && begin[d->end - 1] == '-'; }
	goto st2;
st2:
	if ( ++p == pe )
		goto _test_eof2;
	URIC_FALLTHROUGH;
case 2:
	switch( (*p) ) {
		case 9u: goto st2;
		case 32u: goto st2;
		case 33u: goto tr4;
		case 61u: goto tr4;
		case 85u: goto tr5;
		case 93u: goto tr4;
		case 95u: goto tr4;
		case 117u: goto tr5;
		case 126u: goto tr4;
	}
	if ( (*p) < 35u ) {
		if ( 11u <= (*p) && (*p) <= 12u )
			goto st2;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr4;
		} else if ( (*p) >= 63u )
			goto tr4;
	} else
		goto tr4;
	goto st0;
tr4:
	{
        d->begin = (size_t)(p - begin);
        d->pieces = 1;
        d->end = d->begin;
    }
	{
        p = pass_uric(p, pe);
        d->end = (size_t)(p - begin);
    }
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st3;
tr25:
	{
        d->begin = (size_t)(p - begin);
        d->pieces = 1;
        d->end = d->begin;
    }
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st3;
tr10:
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st3;
st3:
	if ( ++p == pe )
		goto _test_eof3;
	URIC_FALLTHROUGH;
case 3:
	switch( (*p) ) {
		case 10u: goto tr8;
		case 13u: goto tr9;
		case 32u: goto st4;
		case 34u: goto tr11;
		case 61u: goto tr10;
		case 93u: goto tr10;
		case 95u: goto tr10;
		case 126u: goto tr10;
	}
	if ( (*p) < 33u ) {
		if ( 9u <= (*p) && (*p) <= 12u )
			goto st4;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr10;
		} else if ( (*p) >= 63u )
			goto tr10;
	} else
		goto tr10;
	goto st0;
st4:
	if ( ++p == pe )
		goto _test_eof4;
	URIC_FALLTHROUGH;
case 4:
	switch( (*p) ) {
		case 10u: goto tr8;
		case 13u: goto tr9;
		case 32u: goto st4;
		case 34u: goto tr11;
		case 35u: goto tr10;
		case 47u: goto tr10;
		case 61u: goto tr10;
		case 63u: goto tr10;
		case 64u: goto tr12;
		case 91u: goto tr12;
		case 93u: goto tr12;
		case 95u: goto tr12;
		case 126u: goto tr12;
	}
	if ( (*p) < 37u ) {
		if ( (*p) > 12u ) {
			if ( 33u <= (*p) && (*p) <= 36u )
				goto tr12;
		} else if ( (*p) >= 9u )
			goto st4;
	} else if ( (*p) > 38u ) {
		if ( (*p) < 65u ) {
			if ( 39u <= (*p) && (*p) <= 59u )
				goto tr12;
		} else if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr13;
		} else
			goto tr13;
	} else
		goto tr10;
	goto st0;
tr8:
	{ hyphen = d->end > 0 && begin[d->end - 1] == '-'; }
	goto st5;
st5:
	if ( ++p == pe )
		goto _test_eof5;
	URIC_FALLTHROUGH;
case 5:
	switch( (*p) ) {
		case 9u: goto st5;
		case 32u: goto st5;
		case 34u: goto tr11;
		case 61u: goto tr10;
		case 91u: goto tr10;
		case 93u: goto tr10;
		case 95u: goto tr10;
		case 126u: goto tr10;
	}
	if ( (*p) < 63u ) {
		if ( (*p) > 12u ) {
			if ( 33u <= (*p) && (*p) <= 59u )
				goto tr10;
		} else if ( (*p) >= 11u )
			goto st5;
	} else if ( (*p) > 64u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr15;
		} else if ( (*p) >= 65u )
			goto tr15;
	} else
		goto tr10;
	goto st0;
tr11:
	{
        d->closed = 1;
        {p++; cs = 36; goto _out;}
    }
	goto st36;
st36:
	if ( ++p == pe )
		goto _test_eof36;
	URIC_FALLTHROUGH;
case 36:
	goto st0;
tr15:
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st6;
st6:
	if ( ++p == pe )
		goto _test_eof6;
	URIC_FALLTHROUGH;
case 6:
	switch( (*p) ) {
		case 10u: goto tr8;
		case 13u: goto tr9;
		case 32u: goto st4;
		case 34u: goto tr11;
		case 43u: goto tr15;
		case 47u: goto tr10;
		case 58u: goto tr16;
		case 59u: goto tr10;
		case 61u: goto tr10;
		case 91u: goto tr10;
		case 93u: goto tr10;
		case 95u: goto tr10;
		case 126u: goto tr10;
	}
	if ( (*p) < 45u ) {
		if ( (*p) > 12u ) {
			if ( 33u <= (*p) && (*p) <= 44u )
				goto tr10;
		} else if ( (*p) >= 9u )
			goto st4;
	} else if ( (*p) > 57u ) {
		if ( (*p) < 65u ) {
			if ( 63u <= (*p) && (*p) <= 64u )
				goto tr10;
		} else if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr15;
		} else
			goto tr15;
	} else
		goto tr15;
	goto st0;
tr9:
	{ hyphen = d->end > 0 && begin[d->end - 1] == '-'; }
	goto st7;
st7:
	if ( ++p == pe )
		goto _test_eof7;
	URIC_FALLTHROUGH;
case 7:
	switch( (*p) ) {
		case 10u: goto tr8;
		case 32u: goto st5;
		case 34u: goto tr11;
		case 61u: goto tr10;
		case 91u: goto tr10;
		case 93u: goto tr10;
		case 95u: goto tr10;
		case 126u: goto tr10;
	}
	if ( (*p) < 63u ) {
		if ( (*p) > 12u ) {
			if ( 33u <= (*p) && (*p) <= 59u )
				goto tr10;
		} else if ( (*p) >= 9u )
			goto st5;
	} else if ( (*p) > 64u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr15;
		} else if ( (*p) >= 65u )
			goto tr15;
	} else
		goto tr10;
	goto st0;
tr16:
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st8;
st8:
	if ( ++p == pe )
		goto _test_eof8;
	URIC_FALLTHROUGH;
case 8:
	switch( (*p) ) {
		case 10u: goto tr8;
		case 13u: goto tr9;
		case 32u: goto st4;
		case 34u: goto tr11;
		case 47u: goto tr17;
		case 61u: goto tr10;
		case 93u: goto tr10;
		case 95u: goto tr10;
		case 126u: goto tr10;
	}
	if ( (*p) < 33u ) {
		if ( 9u <= (*p) && (*p) <= 12u )
			goto st4;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr10;
		} else if ( (*p) >= 63u )
			goto tr10;
	} else
		goto tr10;
	goto st0;
tr17:
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st9;
st9:
	if ( ++p == pe )
		goto _test_eof9;
	URIC_FALLTHROUGH;
case 9:
	switch( (*p) ) {
		case 10u: goto tr8;
		case 13u: goto tr9;
		case 32u: goto st4;
		case 34u: goto tr11;
		case 61u: goto tr10;
		case 93u: goto tr10;
		case 95u: goto tr10;
		case 126u: goto tr10;
	}
	if ( (*p) < 48u ) {
		if ( (*p) > 12u ) {
			if ( 33u <= (*p) && (*p) <= 46u )
				goto tr10;
		} else if ( (*p) >= 9u )
			goto st4;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr10;
		} else if ( (*p) >= 63u )
			goto tr10;
	} else
		goto tr10;
	goto st0;
tr12:
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st10;
st10:
	if ( ++p == pe )
		goto _test_eof10;
	URIC_FALLTHROUGH;
case 10:
	switch( (*p) ) {
		case 33u: goto tr12;
		case 36u: goto tr12;
		case 47u: goto tr10;
		case 61u: goto tr10;
		case 63u: goto tr10;
		case 93u: goto tr12;
		case 95u: goto tr12;
		case 126u: goto tr12;
	}
	if ( (*p) < 39u ) {
		if ( 35u <= (*p) && (*p) <= 38u )
			goto tr10;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr12;
		} else if ( (*p) >= 64u )
			goto tr12;
	} else
		goto tr12;
	goto st0;
tr13:
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st11;
st11:
	if ( ++p == pe )
		goto _test_eof11;
	URIC_FALLTHROUGH;
case 11:
	switch( (*p) ) {
		case 33u: goto tr12;
		case 36u: goto tr12;
		case 43u: goto tr13;
		case 47u: goto tr10;
		case 58u: goto tr18;
		case 59u: goto tr12;
		case 61u: goto tr10;
		case 63u: goto tr10;
		case 64u: goto tr12;
		case 91u: goto tr12;
		case 93u: goto tr12;
		case 95u: goto tr12;
		case 126u: goto tr12;
	}
	if ( (*p) < 45u ) {
		if ( (*p) > 38u ) {
			if ( 39u <= (*p) && (*p) <= 44u )
				goto tr12;
		} else if ( (*p) >= 35u )
			goto tr10;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr13;
		} else if ( (*p) >= 65u )
			goto tr13;
	} else
		goto tr13;
	goto st0;
tr18:
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st12;
st12:
	if ( ++p == pe )
		goto _test_eof12;
	URIC_FALLTHROUGH;
case 12:
	switch( (*p) ) {
		case 33u: goto tr12;
		case 36u: goto tr12;
		case 47u: goto tr17;
		case 61u: goto tr10;
		case 63u: goto tr10;
		case 93u: goto tr12;
		case 95u: goto tr12;
		case 126u: goto tr12;
	}
	if ( (*p) < 39u ) {
		if ( 35u <= (*p) && (*p) <= 38u )
			goto tr10;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr12;
		} else if ( (*p) >= 64u )
			goto tr12;
	} else
		goto tr12;
	goto st0;
tr5:
	{
        d->begin = (size_t)(p - begin);
        d->pieces = 1;
        d->end = d->begin;
    }
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st13;
st13:
	if ( ++p == pe )
		goto _test_eof13;
	URIC_FALLTHROUGH;
case 13:
	switch( (*p) ) {
		case 10u: goto tr8;
		case 13u: goto tr9;
		case 32u: goto st4;
		case 34u: goto tr11;
		case 61u: goto tr10;
		case 82u: goto tr19;
		case 93u: goto tr10;
		case 95u: goto tr10;
		case 114u: goto tr19;
		case 126u: goto tr10;
	}
	if ( (*p) < 33u ) {
		if ( 9u <= (*p) && (*p) <= 12u )
			goto st4;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr10;
		} else if ( (*p) >= 63u )
			goto tr10;
	} else
		goto tr10;
	goto st0;
tr19:
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st14;
st14:
	if ( ++p == pe )
		goto _test_eof14;
	URIC_FALLTHROUGH;
case 14:
	switch( (*p) ) {
		case 10u: goto tr8;
		case 13u: goto tr9;
		case 32u: goto st4;
		case 34u: goto tr11;
		case 61u: goto tr10;
		case 76u: goto tr20;
		case 93u: goto tr10;
		case 95u: goto tr10;
		case 108u: goto tr20;
		case 126u: goto tr10;
	}
	if ( (*p) < 33u ) {
		if ( 9u <= (*p) && (*p) <= 12u )
			goto st4;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr10;
		} else if ( (*p) >= 63u )
			goto tr10;
	} else
		goto tr10;
	goto st0;
tr20:
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st15;
st15:
	if ( ++p == pe )
		goto _test_eof15;
	URIC_FALLTHROUGH;
case 15:
	switch( (*p) ) {
		case 10u: goto tr8;
		case 13u: goto tr9;
		case 32u: goto st4;
		case 34u: goto tr11;
		case 58u: goto tr21;
		case 61u: goto tr10;
		case 93u: goto tr10;
		case 95u: goto tr10;
		case 126u: goto tr10;
	}
	if ( (*p) < 33u ) {
		if ( 9u <= (*p) && (*p) <= 12u )
			goto st4;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr10;
		} else if ( (*p) >= 63u )
			goto tr10;
	} else
		goto tr10;
	goto st0;
tr21:
	{ d->prefixed = 1; }
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st16;
st16:
	if ( ++p == pe )
		goto _test_eof16;
	URIC_FALLTHROUGH;
case 16:
	switch( (*p) ) {
		case 10u: goto tr23;
		case 13u: goto tr24;
		case 32u: goto st16;
		case 34u: goto tr11;
		case 61u: goto tr4;
		case 85u: goto tr25;
		case 93u: goto tr4;
		case 95u: goto tr4;
		case 117u: goto tr25;
		case 126u: goto tr4;
	}
	if ( (*p) < 33u ) {
		if ( 9u <= (*p) && (*p) <= 12u )
			goto st16;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr4;
		} else if ( (*p) >= 63u )
			goto tr4;
	} else
		goto tr4;
	goto st0;
tr23:
	{ hyphen = d->end > 0 && begin[d->end - 1] == '-'; }
	goto st17;
st17:
	if ( ++p == pe )
		goto _test_eof17;
	URIC_FALLTHROUGH;
case 17:
	switch( (*p) ) {
		case 9u: goto st17;
		case 32u: goto st17;
		case 34u: goto tr11;
		case 61u: goto tr4;
		case 85u: goto tr25;
		case 93u: goto tr4;
		case 95u: goto tr4;
		case 117u: goto tr25;
		case 126u: goto tr4;
	}
	if ( (*p) < 33u ) {
		if ( 11u <= (*p) && (*p) <= 12u )
			goto st17;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr4;
		} else if ( (*p) >= 63u )
			goto tr4;
	} else
		goto tr4;
	goto st0;
tr24:
	{ hyphen = d->end > 0 && begin[d->end - 1] == '-'; }
	goto st18;
st18:
	if ( ++p == pe )
		goto _test_eof18;
	URIC_FALLTHROUGH;
case 18:
	switch( (*p) ) {
		case 10u: goto tr23;
		case 32u: goto st17;
		case 34u: goto tr11;
		case 61u: goto tr4;
		case 85u: goto tr25;
		case 93u: goto tr4;
		case 95u: goto tr4;
		case 117u: goto tr25;
		case 126u: goto tr4;
	}
	if ( (*p) < 33u ) {
		if ( 9u <= (*p) && (*p) <= 12u )
			goto st17;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr4;
		} else if ( (*p) >= 63u )
			goto tr4;
	} else
		goto tr4;
	goto st0;
tr3:
	{ hyphen = d->end > 0 && begin[d->end - 1] == '-'; }
	goto st19;
st19:
	if ( ++p == pe )
		goto _test_eof19;
	URIC_FALLTHROUGH;
case 19:
	switch( (*p) ) {
		case 10u: goto tr2;
		case 32u: goto st2;
		case 33u: goto tr4;
		case 61u: goto tr4;
		case 85u: goto tr5;
		case 93u: goto tr4;
		case 95u: goto tr4;
		case 117u: goto tr5;
		case 126u: goto tr4;
	}
	if ( (*p) < 35u ) {
		if ( 9u <= (*p) && (*p) <= 12u )
			goto st2;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr4;
		} else if ( (*p) >= 63u )
			goto tr4;
	} else
		goto tr4;
	goto st0;
st20:
	if ( ++p == pe )
		goto _test_eof20;
	URIC_FALLTHROUGH;
case 20:
	switch( (*p) ) {
		case 10u: goto tr28;
		case 13u: goto tr29;
		case 32u: goto st20;
		case 33u: goto tr30;
		case 61u: goto tr30;
		case 85u: goto tr31;
		case 93u: goto tr30;
		case 95u: goto tr30;
		case 117u: goto tr31;
		case 126u: goto tr30;
	}
	if ( (*p) < 35u ) {
		if ( 9u <= (*p) && (*p) <= 12u )
			goto st20;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr30;
		} else if ( (*p) >= 63u )
			goto tr30;
	} else
		goto tr30;
	goto st0;
tr28:
	{ hyphen = d->end > 0 && begin[d->end - 1] == '-'; }
	goto st21;
st21:
	if ( ++p == pe )
		goto _test_eof21;
	URIC_FALLTHROUGH;
case 21:
	switch( (*p) ) {
		case 9u: goto st21;
		case 32u: goto st21;
		case 33u: goto tr30;
		case 61u: goto tr30;
		case 85u: goto tr31;
		case 93u: goto tr30;
		case 95u: goto tr30;
		case 117u: goto tr31;
		case 126u: goto tr30;
	}
	if ( (*p) < 35u ) {
		if ( 11u <= (*p) && (*p) <= 12u )
			goto st21;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr30;
		} else if ( (*p) >= 63u )
			goto tr30;
	} else
		goto tr30;
	goto st0;
tr30:
	{
        d->begin = (size_t)(p - begin);
        d->pieces = 1;
        d->end = d->begin;
    }
	{
        p = pass_uric(p, pe);
        d->end = (size_t)(p - begin);
    }
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st22;
tr48:
	{
        d->begin = (size_t)(p - begin);
        d->pieces = 1;
        d->end = d->begin;
    }
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st22;
tr36:
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st22;
st22:
	if ( ++p == pe )
		goto _test_eof22;
	URIC_FALLTHROUGH;
case 22:
	switch( (*p) ) {
		case 10u: goto tr34;
		case 13u: goto tr35;
		case 32u: goto st23;
		case 33u: goto tr36;
		case 62u: goto tr37;
		case 93u: goto tr36;
		case 95u: goto tr36;
		case 126u: goto tr36;
	}
	if ( (*p) < 35u ) {
		if ( 9u <= (*p) && (*p) <= 12u )
			goto st23;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr36;
		} else if ( (*p) >= 61u )
			goto tr36;
	} else
		goto tr36;
	goto st0;
st23:
	if ( ++p == pe )
		goto _test_eof23;
	URIC_FALLTHROUGH;
case 23:
	switch( (*p) ) {
		case 10u: goto tr34;
		case 13u: goto tr35;
		case 32u: goto st23;
		case 33u: goto tr36;
		case 62u: goto tr37;
		case 91u: goto tr36;
		case 93u: goto tr36;
		case 95u: goto tr36;
		case 126u: goto tr36;
	}
	if ( (*p) < 61u ) {
		if ( (*p) > 12u ) {
			if ( 35u <= (*p) && (*p) <= 59u )
				goto tr36;
		} else if ( (*p) >= 9u )
			goto st23;
	} else if ( (*p) > 64u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr38;
		} else if ( (*p) >= 65u )
			goto tr38;
	} else
		goto tr36;
	goto st0;
tr34:
	{ hyphen = d->end > 0 && begin[d->end - 1] == '-'; }
	goto st24;
st24:
	if ( ++p == pe )
		goto _test_eof24;
	URIC_FALLTHROUGH;
case 24:
	switch( (*p) ) {
		case 9u: goto st24;
		case 32u: goto st24;
		case 33u: goto tr36;
		case 62u: goto tr37;
		case 91u: goto tr36;
		case 93u: goto tr36;
		case 95u: goto tr36;
		case 126u: goto tr36;
	}
	if ( (*p) < 61u ) {
		if ( (*p) > 12u ) {
			if ( 35u <= (*p) && (*p) <= 59u )
				goto tr36;
		} else if ( (*p) >= 11u )
			goto st24;
	} else if ( (*p) > 64u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr38;
		} else if ( (*p) >= 65u )
			goto tr38;
	} else
		goto tr36;
	goto st0;
tr37:
	{
        d->closed = 1;
        {p++; cs = 37; goto _out;}
    }
	goto st37;
st37:
	if ( ++p == pe )
		goto _test_eof37;
	URIC_FALLTHROUGH;
case 37:
	goto st0;
tr38:
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st25;
st25:
	if ( ++p == pe )
		goto _test_eof25;
	URIC_FALLTHROUGH;
case 25:
	switch( (*p) ) {
		case 10u: goto tr34;
		case 13u: goto tr35;
		case 32u: goto st23;
		case 33u: goto tr36;
		case 43u: goto tr38;
		case 47u: goto tr36;
		case 58u: goto tr40;
		case 59u: goto tr36;
		case 62u: goto tr37;
		case 91u: goto tr36;
		case 93u: goto tr36;
		case 95u: goto tr36;
		case 126u: goto tr36;
	}
	if ( (*p) < 45u ) {
		if ( (*p) > 12u ) {
			if ( 35u <= (*p) && (*p) <= 44u )
				goto tr36;
		} else if ( (*p) >= 9u )
			goto st23;
	} else if ( (*p) > 57u ) {
		if ( (*p) < 65u ) {
			if ( 61u <= (*p) && (*p) <= 64u )
				goto tr36;
		} else if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr38;
		} else
			goto tr38;
	} else
		goto tr38;
	goto st0;
tr35:
	{ hyphen = d->end > 0 && begin[d->end - 1] == '-'; }
	goto st26;
st26:
	if ( ++p == pe )
		goto _test_eof26;
	URIC_FALLTHROUGH;
case 26:
	switch( (*p) ) {
		case 10u: goto tr34;
		case 32u: goto st24;
		case 33u: goto tr36;
		case 62u: goto tr37;
		case 91u: goto tr36;
		case 93u: goto tr36;
		case 95u: goto tr36;
		case 126u: goto tr36;
	}
	if ( (*p) < 61u ) {
		if ( (*p) > 12u ) {
			if ( 35u <= (*p) && (*p) <= 59u )
				goto tr36;
		} else if ( (*p) >= 9u )
			goto st24;
	} else if ( (*p) > 64u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr38;
		} else if ( (*p) >= 65u )
			goto tr38;
	} else
		goto tr36;
	goto st0;
tr40:
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st27;
st27:
	if ( ++p == pe )
		goto _test_eof27;
	URIC_FALLTHROUGH;
case 27:
	switch( (*p) ) {
		case 10u: goto tr34;
		case 13u: goto tr35;
		case 32u: goto st23;
		case 33u: goto tr36;
		case 47u: goto tr41;
		case 62u: goto tr37;
		case 93u: goto tr36;
		case 95u: goto tr36;
		case 126u: goto tr36;
	}
	if ( (*p) < 35u ) {
		if ( 9u <= (*p) && (*p) <= 12u )
			goto st23;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr36;
		} else if ( (*p) >= 61u )
			goto tr36;
	} else
		goto tr36;
	goto st0;
tr41:
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st28;
st28:
	if ( ++p == pe )
		goto _test_eof28;
	URIC_FALLTHROUGH;
case 28:
	switch( (*p) ) {
		case 10u: goto tr34;
		case 13u: goto tr35;
		case 32u: goto st23;
		case 33u: goto tr36;
		case 62u: goto tr37;
		case 93u: goto tr36;
		case 95u: goto tr36;
		case 126u: goto tr36;
	}
	if ( (*p) < 48u ) {
		if ( (*p) > 12u ) {
			if ( 35u <= (*p) && (*p) <= 46u )
				goto tr36;
		} else if ( (*p) >= 9u )
			goto st23;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr36;
		} else if ( (*p) >= 61u )
			goto tr36;
	} else
		goto tr36;
	goto st0;
tr31:
	{
        d->begin = (size_t)(p - begin);
        d->pieces = 1;
        d->end = d->begin;
    }
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st29;
st29:
	if ( ++p == pe )
		goto _test_eof29;
	URIC_FALLTHROUGH;
case 29:
	switch( (*p) ) {
		case 10u: goto tr34;
		case 13u: goto tr35;
		case 32u: goto st23;
		case 33u: goto tr36;
		case 62u: goto tr37;
		case 82u: goto tr42;
		case 93u: goto tr36;
		case 95u: goto tr36;
		case 114u: goto tr42;
		case 126u: goto tr36;
	}
	if ( (*p) < 35u ) {
		if ( 9u <= (*p) && (*p) <= 12u )
			goto st23;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr36;
		} else if ( (*p) >= 61u )
			goto tr36;
	} else
		goto tr36;
	goto st0;
tr42:
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st30;
st30:
	if ( ++p == pe )
		goto _test_eof30;
	URIC_FALLTHROUGH;
case 30:
	switch( (*p) ) {
		case 10u: goto tr34;
		case 13u: goto tr35;
		case 32u: goto st23;
		case 33u: goto tr36;
		case 62u: goto tr37;
		case 76u: goto tr43;
		case 93u: goto tr36;
		case 95u: goto tr36;
		case 108u: goto tr43;
		case 126u: goto tr36;
	}
	if ( (*p) < 35u ) {
		if ( 9u <= (*p) && (*p) <= 12u )
			goto st23;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr36;
		} else if ( (*p) >= 61u )
			goto tr36;
	} else
		goto tr36;
	goto st0;
tr43:
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st31;
st31:
	if ( ++p == pe )
		goto _test_eof31;
	URIC_FALLTHROUGH;
case 31:
	switch( (*p) ) {
		case 10u: goto tr34;
		case 13u: goto tr35;
		case 32u: goto st23;
		case 33u: goto tr36;
		case 58u: goto tr44;
		case 62u: goto tr37;
		case 93u: goto tr36;
		case 95u: goto tr36;
		case 126u: goto tr36;
	}
	if ( (*p) < 35u ) {
		if ( 9u <= (*p) && (*p) <= 12u )
			goto st23;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr36;
		} else if ( (*p) >= 61u )
			goto tr36;
	} else
		goto tr36;
	goto st0;
tr44:
	{ d->prefixed = 1; }
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st32;
st32:
	if ( ++p == pe )
		goto _test_eof32;
	URIC_FALLTHROUGH;
case 32:
	switch( (*p) ) {
		case 10u: goto tr46;
		case 13u: goto tr47;
		case 32u: goto st32;
		case 33u: goto tr30;
		case 62u: goto tr37;
		case 85u: goto tr48;
		case 93u: goto tr30;
		case 95u: goto tr30;
		case 117u: goto tr48;
		case 126u: goto tr30;
	}
	if ( (*p) < 35u ) {
		if ( 9u <= (*p) && (*p) <= 12u )
			goto st32;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr30;
		} else if ( (*p) >= 61u )
			goto tr30;
	} else
		goto tr30;
	goto st0;
tr46:
	{ hyphen = d->end > 0 && begin[d->end - 1] == '-'; }
	goto st33;
st33:
	if ( ++p == pe )
		goto _test_eof33;
	URIC_FALLTHROUGH;
case 33:
	switch( (*p) ) {
		case 9u: goto st33;
		case 32u: goto st33;
		case 33u: goto tr30;
		case 62u: goto tr37;
		case 85u: goto tr48;
		case 93u: goto tr30;
		case 95u: goto tr30;
		case 117u: goto tr48;
		case 126u: goto tr30;
	}
	if ( (*p) < 35u ) {
		if ( 11u <= (*p) && (*p) <= 12u )
			goto st33;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr30;
		} else if ( (*p) >= 61u )
			goto tr30;
	} else
		goto tr30;
	goto st0;
tr47:
	{ hyphen = d->end > 0 && begin[d->end - 1] == '-'; }
	goto st34;
st34:
	if ( ++p == pe )
		goto _test_eof34;
	URIC_FALLTHROUGH;
case 34:
	switch( (*p) ) {
		case 10u: goto tr46;
		case 32u: goto st33;
		case 33u: goto tr30;
		case 62u: goto tr37;
		case 85u: goto tr48;
		case 93u: goto tr30;
		case 95u: goto tr30;
		case 117u: goto tr48;
		case 126u: goto tr30;
	}
	if ( (*p) < 35u ) {
		if ( 9u <= (*p) && (*p) <= 12u )
			goto st33;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr30;
		} else if ( (*p) >= 61u )
			goto tr30;
	} else
		goto tr30;
	goto st0;
tr29:
	{ hyphen = d->end > 0 && begin[d->end - 1] == '-'; }
	goto st35;
st35:
	if ( ++p == pe )
		goto _test_eof35;
	URIC_FALLTHROUGH;
case 35:
	switch( (*p) ) {
		case 10u: goto tr28;
		case 32u: goto st21;
		case 33u: goto tr30;
		case 61u: goto tr30;
		case 85u: goto tr31;
		case 93u: goto tr30;
		case 95u: goto tr30;
		case 117u: goto tr31;
		case 126u: goto tr30;
	}
	if ( (*p) < 35u ) {
		if ( 9u <= (*p) && (*p) <= 12u )
			goto st21;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr30;
		} else if ( (*p) >= 63u )
			goto tr30;
	} else
		goto tr30;
	goto st0;
	}
	_test_eof1: cs = 1; goto _test_eof;
	_test_eof2: cs = 2; goto _test_eof;
	_test_eof3: cs = 3; goto _test_eof;
	_test_eof4: cs = 4; goto _test_eof;
	_test_eof5: cs = 5; goto _test_eof;
	_test_eof36: cs = 36; goto _test_eof;
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
	_test_eof37: cs = 37; goto _test_eof;
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

	_test_eof: {}
	_out: {}
	}

    return (size_t)(p - begin);
}
