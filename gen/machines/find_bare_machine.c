/* Generated from grammar/text/find_bare.rl by ragel 6.10 -G2; do not edit. */
/* Finds the end of a URI that has no delimiters: the grammar would accept more bytes than
 * the writer meant.  RFC 3986, Appendix C, leaves the choice open. */
#include "text/find.h"

/* Skips the bytes after p on which the start state loops.  Returns the last one; sets *end to
 * the byte after the last that is not punctuation. */
static const unsigned char *pass_plain(const unsigned char *p, const unsigned char *pe,
                                       const unsigned char **end)
{
    do {
        p++;
        while (p < pe && uric_text_class[*p] & URIC_TEXT_MEANT)
            p++;
        *end = p;
        while (p < pe && uric_text_class[*p] & URIC_TEXT_TRIMMED)
            p++;
    } while (p < pe && uric_text_class[*p] & URIC_TEXT_MEANT);
    return p - 1;
}

enum { find_bare_start = 1 };

void uric_find_bare_end(const char *s, size_t n, size_t room, char before,
                        struct uric_bare *b)
{
    const unsigned char *p = (const unsigned char *)s, *end = p, *outside = p,
                        *escape = p, *list = p, *arrow = p;
    const unsigned char *const begin = p;
    const unsigned char *const pe =
        p + n + (n < room && !(uric_text_class[p[n]] & URIC_TEXT_URIC));
    size_t depth = 0;
    int cs = find_bare_start, ended = 0, escaped = 0;

	{
	if ( p == pe )
		goto _test_eof;
	switch ( cs )
	{
tr2:
	{
        end = p + 1;
        if (1 == find_bare_start)
            p = pass_plain(p, pe, &end);
    }
	goto st1;
tr5:
	{
        if (before == '\'') {
            ended = 1;
            {p++; cs = 1; goto _out;}
        }
    }
	goto st1;
tr6:
	{ if (depth++ == 0) outside = end; }
	goto st1;
tr7:
	{
        if (depth == 0) {
            ended = 1;
            {p++; cs = 1; goto _out;}
        }
        depth--;
        end = p + 1;
    }
	goto st1;
tr10:
	{ if (*p != (unsigned char)before) end = p + 1; }
	goto st1;
st1:
	if ( ++p == pe )
		goto _test_eof1;
	URIC_FALLTHROUGH;
case 1:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 44u: goto tr8;
		case 45u: goto tr9;
		case 46u: goto st1;
		case 58u: goto st1;
		case 59u: goto tr8;
		case 61u: goto tr9;
		case 63u: goto st1;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 126u: goto tr10;
	}
	if ( (*p) < 64u ) {
		if ( 35u <= (*p) && (*p) <= 57u )
			goto tr2;
	} else if ( (*p) > 91u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr2;
	} else
		goto tr2;
	goto tr0;
tr0:
	{
        ended = 1;
        p--;
        {p++; cs = 27; goto _out;}
    }
	goto st27;
tr11:
	{ end = arrow; }
	{
        ended = 1;
        p--;
        {p++; cs = 27; goto _out;}
    }
	goto st27;
st27:
	if ( ++p == pe )
		goto _test_eof27;
	URIC_FALLTHROUGH;
case 27:
	goto st0;
st0:
cs = 0;
	goto _out;
tr3:
	{ arrow = end; end = p + 1; }
	goto st2;
st2:
	if ( ++p == pe )
		goto _test_eof2;
	URIC_FALLTHROUGH;
case 2:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 44u: goto tr8;
		case 45u: goto tr9;
		case 46u: goto st1;
		case 58u: goto st1;
		case 59u: goto tr8;
		case 61u: goto tr9;
		case 63u: goto st1;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 123u: goto tr11;
		case 126u: goto tr10;
	}
	if ( (*p) < 64u ) {
		if ( 35u <= (*p) && (*p) <= 57u )
			goto tr2;
	} else if ( (*p) > 91u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr2;
	} else
		goto tr2;
	goto tr0;
tr4:
	{ escape = end; end = p + 1; }
	goto st3;
st3:
	if ( ++p == pe )
		goto _test_eof3;
	URIC_FALLTHROUGH;
case 3:
	switch( (*p) ) {
		case 33u: goto st1;
		case 35u: goto tr12;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 44u: goto tr8;
		case 45u: goto tr9;
		case 46u: goto st1;
		case 58u: goto st1;
		case 59u: goto tr8;
		case 61u: goto tr9;
		case 63u: goto st1;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 97u: goto tr13;
		case 103u: goto tr14;
		case 108u: goto tr14;
		case 110u: goto tr15;
		case 113u: goto tr16;
		case 126u: goto tr10;
	}
	if ( (*p) < 64u ) {
		if ( 37u <= (*p) && (*p) <= 57u )
			goto tr2;
	} else if ( (*p) > 91u ) {
		if ( 98u <= (*p) && (*p) <= 122u )
			goto tr2;
	} else
		goto tr2;
	goto tr0;
tr12:
	{
        end = p + 1;
        if (4 == find_bare_start)
            p = pass_plain(p, pe, &end);
    }
	goto st4;
st4:
	if ( ++p == pe )
		goto _test_eof4;
	URIC_FALLTHROUGH;
case 4:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 44u: goto tr8;
		case 45u: goto tr9;
		case 46u: goto st1;
		case 51u: goto tr17;
		case 54u: goto tr18;
		case 58u: goto st1;
		case 59u: goto tr8;
		case 61u: goto tr9;
		case 63u: goto st1;
		case 88u: goto tr19;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 120u: goto tr19;
		case 126u: goto tr10;
	}
	if ( (*p) < 64u ) {
		if ( 35u <= (*p) && (*p) <= 57u )
			goto tr2;
	} else if ( (*p) > 91u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr2;
	} else
		goto tr2;
	goto tr0;
tr8:
	{ list = end; }
	goto st5;
st5:
	if ( ++p == pe )
		goto _test_eof5;
	URIC_FALLTHROUGH;
case 5:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 44u: goto tr8;
		case 45u: goto tr9;
		case 46u: goto st1;
		case 58u: goto st1;
		case 59u: goto tr8;
		case 61u: goto tr9;
		case 63u: goto st1;
		case 64u: goto tr2;
		case 91u: goto tr2;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 126u: goto tr10;
	}
	if ( (*p) < 65u ) {
		if ( 35u <= (*p) && (*p) <= 57u )
			goto tr2;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr20;
	} else
		goto tr20;
	goto tr0;
tr9:
	{ arrow = end; end = p + 1; }
	goto st6;
st6:
	if ( ++p == pe )
		goto _test_eof6;
	URIC_FALLTHROUGH;
case 6:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 44u: goto tr8;
		case 45u: goto tr9;
		case 46u: goto st1;
		case 58u: goto st1;
		case 59u: goto tr8;
		case 61u: goto tr9;
		case 62u: goto tr11;
		case 63u: goto st1;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 126u: goto tr10;
	}
	if ( (*p) < 64u ) {
		if ( 35u <= (*p) && (*p) <= 57u )
			goto tr2;
	} else if ( (*p) > 91u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr2;
	} else
		goto tr2;
	goto tr0;
tr20:
	{
        end = p + 1;
        if (7 == find_bare_start)
            p = pass_plain(p, pe, &end);
    }
	goto st7;
st7:
	if ( ++p == pe )
		goto _test_eof7;
	URIC_FALLTHROUGH;
case 7:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 43u: goto tr21;
		case 44u: goto tr8;
		case 45u: goto tr22;
		case 46u: goto st8;
		case 58u: goto st1;
		case 59u: goto tr8;
		case 61u: goto tr9;
		case 63u: goto st1;
		case 64u: goto tr2;
		case 91u: goto tr2;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 126u: goto tr10;
	}
	if ( (*p) < 48u ) {
		if ( 35u <= (*p) && (*p) <= 47u )
			goto tr2;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr21;
		} else if ( (*p) >= 65u )
			goto tr21;
	} else
		goto tr21;
	goto tr0;
tr21:
	{
        end = p + 1;
        if (8 == find_bare_start)
            p = pass_plain(p, pe, &end);
    }
	goto st8;
st8:
	if ( ++p == pe )
		goto _test_eof8;
	URIC_FALLTHROUGH;
case 8:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 43u: goto tr21;
		case 44u: goto tr8;
		case 45u: goto tr22;
		case 46u: goto st8;
		case 58u: goto st10;
		case 59u: goto tr8;
		case 61u: goto tr9;
		case 63u: goto st1;
		case 64u: goto tr2;
		case 91u: goto tr2;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 126u: goto tr10;
	}
	if ( (*p) < 48u ) {
		if ( 35u <= (*p) && (*p) <= 47u )
			goto tr2;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr21;
		} else if ( (*p) >= 65u )
			goto tr21;
	} else
		goto tr21;
	goto tr0;
tr22:
	{ arrow = end; end = p + 1; }
	goto st9;
st9:
	if ( ++p == pe )
		goto _test_eof9;
	URIC_FALLTHROUGH;
case 9:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 43u: goto tr21;
		case 44u: goto tr8;
		case 45u: goto tr22;
		case 46u: goto st8;
		case 58u: goto st10;
		case 59u: goto tr8;
		case 61u: goto tr9;
		case 62u: goto tr11;
		case 63u: goto st1;
		case 64u: goto tr2;
		case 91u: goto tr2;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 126u: goto tr10;
	}
	if ( (*p) < 48u ) {
		if ( 35u <= (*p) && (*p) <= 47u )
			goto tr2;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr21;
		} else if ( (*p) >= 65u )
			goto tr21;
	} else
		goto tr21;
	goto tr0;
st10:
	if ( ++p == pe )
		goto _test_eof10;
	URIC_FALLTHROUGH;
case 10:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 44u: goto tr8;
		case 45u: goto tr9;
		case 46u: goto st1;
		case 47u: goto tr25;
		case 58u: goto st1;
		case 59u: goto tr8;
		case 61u: goto tr9;
		case 63u: goto st1;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 126u: goto tr10;
	}
	if ( (*p) < 64u ) {
		if ( 35u <= (*p) && (*p) <= 57u )
			goto tr2;
	} else if ( (*p) > 91u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr2;
	} else
		goto tr2;
	goto tr0;
tr25:
	{
        end = p + 1;
        if (11 == find_bare_start)
            p = pass_plain(p, pe, &end);
    }
	goto st11;
st11:
	if ( ++p == pe )
		goto _test_eof11;
	URIC_FALLTHROUGH;
case 11:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 44u: goto tr8;
		case 45u: goto tr9;
		case 46u: goto st1;
		case 47u: goto tr26;
		case 58u: goto st1;
		case 59u: goto tr8;
		case 61u: goto tr9;
		case 63u: goto st1;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 126u: goto tr10;
	}
	if ( (*p) < 64u ) {
		if ( 35u <= (*p) && (*p) <= 57u )
			goto tr2;
	} else if ( (*p) > 91u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr2;
	} else
		goto tr2;
	goto tr0;
tr26:
	{
        end = p + 1;
        if (28 == find_bare_start)
            p = pass_plain(p, pe, &end);
    }
	{
        end = list;
        ended = 1;
        {p++; cs = 28; goto _out;}
    }
	goto st28;
st28:
	if ( ++p == pe )
		goto _test_eof28;
	URIC_FALLTHROUGH;
case 28:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 44u: goto tr8;
		case 45u: goto tr9;
		case 46u: goto st1;
		case 58u: goto st1;
		case 59u: goto tr8;
		case 61u: goto tr9;
		case 63u: goto st1;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 126u: goto tr10;
	}
	if ( (*p) < 64u ) {
		if ( 35u <= (*p) && (*p) <= 57u )
			goto tr2;
	} else if ( (*p) > 91u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr2;
	} else
		goto tr2;
	goto tr0;
tr17:
	{
        end = p + 1;
        if (12 == find_bare_start)
            p = pass_plain(p, pe, &end);
    }
	goto st12;
st12:
	if ( ++p == pe )
		goto _test_eof12;
	URIC_FALLTHROUGH;
case 12:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 44u: goto tr8;
		case 45u: goto tr9;
		case 46u: goto st1;
		case 52u: goto tr27;
		case 57u: goto tr27;
		case 58u: goto st1;
		case 59u: goto tr8;
		case 61u: goto tr9;
		case 63u: goto st1;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 126u: goto tr10;
	}
	if ( (*p) < 64u ) {
		if ( 35u <= (*p) && (*p) <= 56u )
			goto tr2;
	} else if ( (*p) > 91u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr2;
	} else
		goto tr2;
	goto tr0;
tr27:
	{
        end = p + 1;
        if (13 == find_bare_start)
            p = pass_plain(p, pe, &end);
    }
	goto st13;
st13:
	if ( ++p == pe )
		goto _test_eof13;
	URIC_FALLTHROUGH;
case 13:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 44u: goto tr8;
		case 45u: goto tr9;
		case 46u: goto st1;
		case 58u: goto st1;
		case 59u: goto tr28;
		case 61u: goto tr9;
		case 63u: goto st1;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 126u: goto tr10;
	}
	if ( (*p) < 64u ) {
		if ( 35u <= (*p) && (*p) <= 57u )
			goto tr2;
	} else if ( (*p) > 91u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr2;
	} else
		goto tr2;
	goto tr0;
tr28:
	{ list = end; }
	{
        end = escape;
        ended = escaped = 1;
        {p++; cs = 29; goto _out;}
    }
	goto st29;
st29:
	if ( ++p == pe )
		goto _test_eof29;
	URIC_FALLTHROUGH;
case 29:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 44u: goto tr8;
		case 45u: goto tr9;
		case 46u: goto st1;
		case 58u: goto st1;
		case 59u: goto tr8;
		case 61u: goto tr9;
		case 63u: goto st1;
		case 64u: goto tr2;
		case 91u: goto tr2;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 126u: goto tr10;
	}
	if ( (*p) < 65u ) {
		if ( 35u <= (*p) && (*p) <= 57u )
			goto tr2;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr20;
	} else
		goto tr20;
	goto tr0;
tr18:
	{
        end = p + 1;
        if (14 == find_bare_start)
            p = pass_plain(p, pe, &end);
    }
	goto st14;
st14:
	if ( ++p == pe )
		goto _test_eof14;
	URIC_FALLTHROUGH;
case 14:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 44u: goto tr8;
		case 45u: goto tr9;
		case 46u: goto st1;
		case 48u: goto tr27;
		case 50u: goto tr27;
		case 58u: goto st1;
		case 59u: goto tr8;
		case 61u: goto tr9;
		case 63u: goto st1;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 126u: goto tr10;
	}
	if ( (*p) < 64u ) {
		if ( 35u <= (*p) && (*p) <= 57u )
			goto tr2;
	} else if ( (*p) > 91u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr2;
	} else
		goto tr2;
	goto tr0;
tr19:
	{
        end = p + 1;
        if (15 == find_bare_start)
            p = pass_plain(p, pe, &end);
    }
	goto st15;
st15:
	if ( ++p == pe )
		goto _test_eof15;
	URIC_FALLTHROUGH;
case 15:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 44u: goto tr8;
		case 45u: goto tr9;
		case 46u: goto st1;
		case 50u: goto tr29;
		case 51u: goto tr30;
		case 58u: goto st1;
		case 59u: goto tr8;
		case 61u: goto tr9;
		case 63u: goto st1;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 126u: goto tr10;
	}
	if ( (*p) < 64u ) {
		if ( 35u <= (*p) && (*p) <= 57u )
			goto tr2;
	} else if ( (*p) > 91u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr2;
	} else
		goto tr2;
	goto tr0;
tr29:
	{
        end = p + 1;
        if (16 == find_bare_start)
            p = pass_plain(p, pe, &end);
    }
	goto st16;
st16:
	if ( ++p == pe )
		goto _test_eof16;
	URIC_FALLTHROUGH;
case 16:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 44u: goto tr8;
		case 45u: goto tr9;
		case 46u: goto st1;
		case 50u: goto tr27;
		case 55u: goto tr27;
		case 58u: goto st1;
		case 59u: goto tr8;
		case 61u: goto tr9;
		case 63u: goto st1;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 126u: goto tr10;
	}
	if ( (*p) < 64u ) {
		if ( 35u <= (*p) && (*p) <= 57u )
			goto tr2;
	} else if ( (*p) > 91u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr2;
	} else
		goto tr2;
	goto tr0;
tr30:
	{
        end = p + 1;
        if (17 == find_bare_start)
            p = pass_plain(p, pe, &end);
    }
	goto st17;
st17:
	if ( ++p == pe )
		goto _test_eof17;
	URIC_FALLTHROUGH;
case 17:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 44u: goto tr8;
		case 45u: goto tr9;
		case 46u: goto st1;
		case 58u: goto st1;
		case 59u: goto tr8;
		case 61u: goto tr9;
		case 63u: goto st1;
		case 67u: goto tr27;
		case 69u: goto tr27;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 99u: goto tr27;
		case 101u: goto tr27;
		case 126u: goto tr10;
	}
	if ( (*p) < 64u ) {
		if ( 35u <= (*p) && (*p) <= 57u )
			goto tr2;
	} else if ( (*p) > 91u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr2;
	} else
		goto tr2;
	goto tr0;
tr13:
	{
        end = p + 1;
        if (18 == find_bare_start)
            p = pass_plain(p, pe, &end);
    }
	goto st18;
st18:
	if ( ++p == pe )
		goto _test_eof18;
	URIC_FALLTHROUGH;
case 18:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 44u: goto tr8;
		case 45u: goto tr9;
		case 46u: goto st1;
		case 58u: goto st1;
		case 59u: goto tr8;
		case 61u: goto tr9;
		case 63u: goto st1;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 112u: goto tr31;
		case 126u: goto tr10;
	}
	if ( (*p) < 64u ) {
		if ( 35u <= (*p) && (*p) <= 57u )
			goto tr2;
	} else if ( (*p) > 91u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr2;
	} else
		goto tr2;
	goto tr0;
tr31:
	{
        end = p + 1;
        if (19 == find_bare_start)
            p = pass_plain(p, pe, &end);
    }
	goto st19;
st19:
	if ( ++p == pe )
		goto _test_eof19;
	URIC_FALLTHROUGH;
case 19:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 44u: goto tr8;
		case 45u: goto tr9;
		case 46u: goto st1;
		case 58u: goto st1;
		case 59u: goto tr8;
		case 61u: goto tr9;
		case 63u: goto st1;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 111u: goto tr32;
		case 126u: goto tr10;
	}
	if ( (*p) < 64u ) {
		if ( 35u <= (*p) && (*p) <= 57u )
			goto tr2;
	} else if ( (*p) > 91u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr2;
	} else
		goto tr2;
	goto tr0;
tr32:
	{
        end = p + 1;
        if (20 == find_bare_start)
            p = pass_plain(p, pe, &end);
    }
	goto st20;
st20:
	if ( ++p == pe )
		goto _test_eof20;
	URIC_FALLTHROUGH;
case 20:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 44u: goto tr8;
		case 45u: goto tr9;
		case 46u: goto st1;
		case 58u: goto st1;
		case 59u: goto tr8;
		case 61u: goto tr9;
		case 63u: goto st1;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 115u: goto tr27;
		case 126u: goto tr10;
	}
	if ( (*p) < 64u ) {
		if ( 35u <= (*p) && (*p) <= 57u )
			goto tr2;
	} else if ( (*p) > 91u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr2;
	} else
		goto tr2;
	goto tr0;
tr14:
	{
        end = p + 1;
        if (21 == find_bare_start)
            p = pass_plain(p, pe, &end);
    }
	goto st21;
st21:
	if ( ++p == pe )
		goto _test_eof21;
	URIC_FALLTHROUGH;
case 21:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 44u: goto tr8;
		case 45u: goto tr9;
		case 46u: goto st1;
		case 58u: goto st1;
		case 59u: goto tr8;
		case 61u: goto tr9;
		case 63u: goto st1;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 116u: goto tr27;
		case 126u: goto tr10;
	}
	if ( (*p) < 64u ) {
		if ( 35u <= (*p) && (*p) <= 57u )
			goto tr2;
	} else if ( (*p) > 91u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr2;
	} else
		goto tr2;
	goto tr0;
tr15:
	{
        end = p + 1;
        if (22 == find_bare_start)
            p = pass_plain(p, pe, &end);
    }
	goto st22;
st22:
	if ( ++p == pe )
		goto _test_eof22;
	URIC_FALLTHROUGH;
case 22:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 44u: goto tr8;
		case 45u: goto tr9;
		case 46u: goto st1;
		case 58u: goto st1;
		case 59u: goto tr8;
		case 61u: goto tr9;
		case 63u: goto st1;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 98u: goto tr33;
		case 126u: goto tr10;
	}
	if ( (*p) < 64u ) {
		if ( 35u <= (*p) && (*p) <= 57u )
			goto tr2;
	} else if ( (*p) > 91u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr2;
	} else
		goto tr2;
	goto tr0;
tr33:
	{
        end = p + 1;
        if (23 == find_bare_start)
            p = pass_plain(p, pe, &end);
    }
	goto st23;
st23:
	if ( ++p == pe )
		goto _test_eof23;
	URIC_FALLTHROUGH;
case 23:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 44u: goto tr8;
		case 45u: goto tr9;
		case 46u: goto st1;
		case 58u: goto st1;
		case 59u: goto tr8;
		case 61u: goto tr9;
		case 63u: goto st1;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 115u: goto tr34;
		case 126u: goto tr10;
	}
	if ( (*p) < 64u ) {
		if ( 35u <= (*p) && (*p) <= 57u )
			goto tr2;
	} else if ( (*p) > 91u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr2;
	} else
		goto tr2;
	goto tr0;
tr34:
	{
        end = p + 1;
        if (24 == find_bare_start)
            p = pass_plain(p, pe, &end);
    }
	goto st24;
st24:
	if ( ++p == pe )
		goto _test_eof24;
	URIC_FALLTHROUGH;
case 24:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 44u: goto tr8;
		case 45u: goto tr9;
		case 46u: goto st1;
		case 58u: goto st1;
		case 59u: goto tr8;
		case 61u: goto tr9;
		case 63u: goto st1;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 112u: goto tr27;
		case 126u: goto tr10;
	}
	if ( (*p) < 64u ) {
		if ( 35u <= (*p) && (*p) <= 57u )
			goto tr2;
	} else if ( (*p) > 91u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr2;
	} else
		goto tr2;
	goto tr0;
tr16:
	{
        end = p + 1;
        if (25 == find_bare_start)
            p = pass_plain(p, pe, &end);
    }
	goto st25;
st25:
	if ( ++p == pe )
		goto _test_eof25;
	URIC_FALLTHROUGH;
case 25:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 44u: goto tr8;
		case 45u: goto tr9;
		case 46u: goto st1;
		case 58u: goto st1;
		case 59u: goto tr8;
		case 61u: goto tr9;
		case 63u: goto st1;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 117u: goto tr35;
		case 126u: goto tr10;
	}
	if ( (*p) < 64u ) {
		if ( 35u <= (*p) && (*p) <= 57u )
			goto tr2;
	} else if ( (*p) > 91u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr2;
	} else
		goto tr2;
	goto tr0;
tr35:
	{
        end = p + 1;
        if (26 == find_bare_start)
            p = pass_plain(p, pe, &end);
    }
	goto st26;
st26:
	if ( ++p == pe )
		goto _test_eof26;
	URIC_FALLTHROUGH;
case 26:
	switch( (*p) ) {
		case 33u: goto st1;
		case 36u: goto tr3;
		case 38u: goto tr4;
		case 39u: goto tr5;
		case 40u: goto tr6;
		case 41u: goto tr7;
		case 42u: goto st1;
		case 44u: goto tr8;
		case 45u: goto tr9;
		case 46u: goto st1;
		case 58u: goto st1;
		case 59u: goto tr8;
		case 61u: goto tr9;
		case 63u: goto st1;
		case 93u: goto tr2;
		case 95u: goto tr10;
		case 111u: goto tr14;
		case 126u: goto tr10;
	}
	if ( (*p) < 64u ) {
		if ( 35u <= (*p) && (*p) <= 57u )
			goto tr2;
	} else if ( (*p) > 91u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr2;
	} else
		goto tr2;
	goto tr0;
	}
	_test_eof1: cs = 1; goto _test_eof;
	_test_eof27: cs = 27; goto _test_eof;
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
	_test_eof28: cs = 28; goto _test_eof;
	_test_eof12: cs = 12; goto _test_eof;
	_test_eof13: cs = 13; goto _test_eof;
	_test_eof29: cs = 29; goto _test_eof;
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

    b->end = (size_t)((depth > 0 ? outside : end) - begin);
    b->read = (size_t)(p - begin);
    b->ended = (unsigned char)ended;
    b->escaped = (unsigned char)escaped;
    b->unclosed = depth > 0;
}
