/* Generated from grammar/find_bare.rl by ragel 6.10 -G2; do not edit. */
/* Where a URI ends that only its scheme has announced: of the bytes that the grammar
 * would take, those that people mean.  RFC 3986, Appendix C, leaves that to them. */
#include "find.h"

/* The last byte of those from p on that mean nothing where no escape and no scheme has
 * begun: over these that state loops on itself. */
static const unsigned char *pass_plain(const unsigned char *p, const unsigned char *pe)
{
    while (p + 1 < pe && (p[1] == '/' || p[1] == '-' || p[1] == '%' || p[1] == '=' ||
                          (p[1] >= '0' && p[1] <= '9') ||
                          ((p[1] | 0x20) >= 'a' && (p[1] | 0x20) <= 'z')))
        p++;
    return p;
}

enum { find_bare_start = 0 };

void uric_find_bare_end(const char *s, size_t n, char before, struct uric_bare *b)
{
    const unsigned char *p = (const unsigned char *)s, *end = p, *outside = p,
                        *escape = p, *list = p;
    const unsigned char *const begin = p, *const pe = p + n;
    size_t depth = 0;
    int cs = find_bare_start, ended = 0;

	{
	if ( p == pe )
		goto _test_eof;
	switch ( cs )
	{
tr0:
	{
        if (0 == find_bare_start)
            p = pass_plain(p, pe);
        end = p + 1;
    }
	goto st0;
tr3:
	{
        if (before == '\'') {
            ended = 1;
            {p++; cs = 0; goto _out;}
        }
    }
	goto st0;
tr4:
	{ if (depth++ == 0) outside = end; }
	goto st0;
tr5:
	{
        if (depth == 0) {
            ended = 1;
            {p++; cs = 0; goto _out;}
        }
        depth--;
        end = p + 1;
    }
	goto st0;
tr7:
	{ if (*p != (unsigned char)before) end = p + 1; }
	goto st0;
st0:
	if ( ++p == pe )
		goto _test_eof0;
	URIC_FALLTHROUGH;
case 0:
	switch( (*p) ) {
		case 33u: goto st0;
		case 38u: goto tr2;
		case 39u: goto tr3;
		case 40u: goto tr4;
		case 41u: goto tr5;
		case 42u: goto st0;
		case 44u: goto tr6;
		case 46u: goto st0;
		case 58u: goto st0;
		case 59u: goto tr6;
		case 63u: goto st0;
		case 95u: goto tr7;
		case 126u: goto tr7;
	}
	goto tr0;
tr2:
	{ escape = end; end = p + 1; }
	goto st1;
st1:
	if ( ++p == pe )
		goto _test_eof1;
	URIC_FALLTHROUGH;
case 1:
	switch( (*p) ) {
		case 33u: goto st0;
		case 35u: goto tr8;
		case 38u: goto tr2;
		case 39u: goto tr3;
		case 40u: goto tr4;
		case 41u: goto tr5;
		case 42u: goto st0;
		case 44u: goto tr6;
		case 46u: goto st0;
		case 58u: goto st0;
		case 59u: goto tr6;
		case 63u: goto st0;
		case 95u: goto tr7;
		case 97u: goto tr9;
		case 103u: goto tr10;
		case 108u: goto tr10;
		case 110u: goto tr11;
		case 113u: goto tr12;
		case 126u: goto tr7;
	}
	goto tr0;
tr8:
	{
        if (2 == find_bare_start)
            p = pass_plain(p, pe);
        end = p + 1;
    }
	goto st2;
st2:
	if ( ++p == pe )
		goto _test_eof2;
	URIC_FALLTHROUGH;
case 2:
	switch( (*p) ) {
		case 33u: goto st0;
		case 38u: goto tr2;
		case 39u: goto tr3;
		case 40u: goto tr4;
		case 41u: goto tr5;
		case 42u: goto st0;
		case 44u: goto tr6;
		case 46u: goto st0;
		case 51u: goto tr13;
		case 54u: goto tr14;
		case 58u: goto st0;
		case 59u: goto tr6;
		case 63u: goto st0;
		case 88u: goto tr15;
		case 95u: goto tr7;
		case 120u: goto tr15;
		case 126u: goto tr7;
	}
	goto tr0;
tr6:
	{ list = end; }
	goto st3;
st3:
	if ( ++p == pe )
		goto _test_eof3;
	URIC_FALLTHROUGH;
case 3:
	switch( (*p) ) {
		case 33u: goto st0;
		case 38u: goto tr2;
		case 39u: goto tr3;
		case 40u: goto tr4;
		case 41u: goto tr5;
		case 42u: goto st0;
		case 44u: goto tr6;
		case 46u: goto st0;
		case 58u: goto st0;
		case 59u: goto tr6;
		case 63u: goto st0;
		case 95u: goto tr7;
		case 126u: goto tr7;
	}
	if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr16;
	} else if ( (*p) >= 65u )
		goto tr16;
	goto tr0;
tr16:
	{
        if (4 == find_bare_start)
            p = pass_plain(p, pe);
        end = p + 1;
    }
	goto st4;
st4:
	if ( ++p == pe )
		goto _test_eof4;
	URIC_FALLTHROUGH;
case 4:
	switch( (*p) ) {
		case 33u: goto st0;
		case 38u: goto tr2;
		case 39u: goto tr3;
		case 40u: goto tr4;
		case 41u: goto tr5;
		case 42u: goto st0;
		case 44u: goto tr6;
		case 46u: goto st5;
		case 58u: goto st0;
		case 59u: goto tr6;
		case 63u: goto st0;
		case 95u: goto tr7;
		case 126u: goto tr7;
	}
	if ( (*p) < 48u ) {
		if ( 43u <= (*p) && (*p) <= 45u )
			goto tr17;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr17;
		} else if ( (*p) >= 65u )
			goto tr17;
	} else
		goto tr17;
	goto tr0;
tr17:
	{
        if (5 == find_bare_start)
            p = pass_plain(p, pe);
        end = p + 1;
    }
	goto st5;
st5:
	if ( ++p == pe )
		goto _test_eof5;
	URIC_FALLTHROUGH;
case 5:
	switch( (*p) ) {
		case 33u: goto st0;
		case 38u: goto tr2;
		case 39u: goto tr3;
		case 40u: goto tr4;
		case 41u: goto tr5;
		case 42u: goto st0;
		case 44u: goto tr6;
		case 46u: goto st5;
		case 58u: goto st6;
		case 59u: goto tr6;
		case 63u: goto st0;
		case 95u: goto tr7;
		case 126u: goto tr7;
	}
	if ( (*p) < 48u ) {
		if ( 43u <= (*p) && (*p) <= 45u )
			goto tr17;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr17;
		} else if ( (*p) >= 65u )
			goto tr17;
	} else
		goto tr17;
	goto tr0;
st6:
	if ( ++p == pe )
		goto _test_eof6;
	URIC_FALLTHROUGH;
case 6:
	switch( (*p) ) {
		case 33u: goto st0;
		case 38u: goto tr2;
		case 39u: goto tr3;
		case 40u: goto tr4;
		case 41u: goto tr5;
		case 42u: goto st0;
		case 44u: goto tr6;
		case 46u: goto st0;
		case 47u: goto tr20;
		case 58u: goto st0;
		case 59u: goto tr6;
		case 63u: goto st0;
		case 95u: goto tr7;
		case 126u: goto tr7;
	}
	goto tr0;
tr20:
	{
        if (7 == find_bare_start)
            p = pass_plain(p, pe);
        end = p + 1;
    }
	goto st7;
st7:
	if ( ++p == pe )
		goto _test_eof7;
	URIC_FALLTHROUGH;
case 7:
	switch( (*p) ) {
		case 33u: goto st0;
		case 38u: goto tr2;
		case 39u: goto tr3;
		case 40u: goto tr4;
		case 41u: goto tr5;
		case 42u: goto st0;
		case 44u: goto tr6;
		case 46u: goto st0;
		case 47u: goto tr21;
		case 58u: goto st0;
		case 59u: goto tr6;
		case 63u: goto st0;
		case 95u: goto tr7;
		case 126u: goto tr7;
	}
	goto tr0;
tr21:
	{
        if (23 == find_bare_start)
            p = pass_plain(p, pe);
        end = p + 1;
    }
	{
        end = list;
        ended = 1;
        {p++; cs = 23; goto _out;}
    }
	goto st23;
st23:
	if ( ++p == pe )
		goto _test_eof23;
	URIC_FALLTHROUGH;
case 23:
	switch( (*p) ) {
		case 33u: goto st0;
		case 38u: goto tr2;
		case 39u: goto tr3;
		case 40u: goto tr4;
		case 41u: goto tr5;
		case 42u: goto st0;
		case 44u: goto tr6;
		case 46u: goto st0;
		case 58u: goto st0;
		case 59u: goto tr6;
		case 63u: goto st0;
		case 95u: goto tr7;
		case 126u: goto tr7;
	}
	goto tr0;
tr13:
	{
        if (8 == find_bare_start)
            p = pass_plain(p, pe);
        end = p + 1;
    }
	goto st8;
st8:
	if ( ++p == pe )
		goto _test_eof8;
	URIC_FALLTHROUGH;
case 8:
	switch( (*p) ) {
		case 33u: goto st0;
		case 38u: goto tr2;
		case 39u: goto tr3;
		case 40u: goto tr4;
		case 41u: goto tr5;
		case 42u: goto st0;
		case 44u: goto tr6;
		case 46u: goto st0;
		case 52u: goto tr22;
		case 57u: goto tr22;
		case 58u: goto st0;
		case 59u: goto tr6;
		case 63u: goto st0;
		case 95u: goto tr7;
		case 126u: goto tr7;
	}
	goto tr0;
tr22:
	{
        if (9 == find_bare_start)
            p = pass_plain(p, pe);
        end = p + 1;
    }
	goto st9;
st9:
	if ( ++p == pe )
		goto _test_eof9;
	URIC_FALLTHROUGH;
case 9:
	switch( (*p) ) {
		case 33u: goto st0;
		case 38u: goto tr2;
		case 39u: goto tr3;
		case 40u: goto tr4;
		case 41u: goto tr5;
		case 42u: goto st0;
		case 44u: goto tr6;
		case 46u: goto st0;
		case 58u: goto st0;
		case 59u: goto tr23;
		case 63u: goto st0;
		case 95u: goto tr7;
		case 126u: goto tr7;
	}
	goto tr0;
tr23:
	{ list = end; }
	{
        end = escape;
        ended = 1;
        {p++; cs = 24; goto _out;}
    }
	goto st24;
st24:
	if ( ++p == pe )
		goto _test_eof24;
	URIC_FALLTHROUGH;
case 24:
	switch( (*p) ) {
		case 33u: goto st0;
		case 38u: goto tr2;
		case 39u: goto tr3;
		case 40u: goto tr4;
		case 41u: goto tr5;
		case 42u: goto st0;
		case 44u: goto tr6;
		case 46u: goto st0;
		case 58u: goto st0;
		case 59u: goto tr6;
		case 63u: goto st0;
		case 95u: goto tr7;
		case 126u: goto tr7;
	}
	if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr16;
	} else if ( (*p) >= 65u )
		goto tr16;
	goto tr0;
tr14:
	{
        if (10 == find_bare_start)
            p = pass_plain(p, pe);
        end = p + 1;
    }
	goto st10;
st10:
	if ( ++p == pe )
		goto _test_eof10;
	URIC_FALLTHROUGH;
case 10:
	switch( (*p) ) {
		case 33u: goto st0;
		case 38u: goto tr2;
		case 39u: goto tr3;
		case 40u: goto tr4;
		case 41u: goto tr5;
		case 42u: goto st0;
		case 44u: goto tr6;
		case 46u: goto st0;
		case 48u: goto tr22;
		case 50u: goto tr22;
		case 58u: goto st0;
		case 59u: goto tr6;
		case 63u: goto st0;
		case 95u: goto tr7;
		case 126u: goto tr7;
	}
	goto tr0;
tr15:
	{
        if (11 == find_bare_start)
            p = pass_plain(p, pe);
        end = p + 1;
    }
	goto st11;
st11:
	if ( ++p == pe )
		goto _test_eof11;
	URIC_FALLTHROUGH;
case 11:
	switch( (*p) ) {
		case 33u: goto st0;
		case 38u: goto tr2;
		case 39u: goto tr3;
		case 40u: goto tr4;
		case 41u: goto tr5;
		case 42u: goto st0;
		case 44u: goto tr6;
		case 46u: goto st0;
		case 50u: goto tr24;
		case 51u: goto tr25;
		case 58u: goto st0;
		case 59u: goto tr6;
		case 63u: goto st0;
		case 95u: goto tr7;
		case 126u: goto tr7;
	}
	goto tr0;
tr24:
	{
        if (12 == find_bare_start)
            p = pass_plain(p, pe);
        end = p + 1;
    }
	goto st12;
st12:
	if ( ++p == pe )
		goto _test_eof12;
	URIC_FALLTHROUGH;
case 12:
	switch( (*p) ) {
		case 33u: goto st0;
		case 38u: goto tr2;
		case 39u: goto tr3;
		case 40u: goto tr4;
		case 41u: goto tr5;
		case 42u: goto st0;
		case 44u: goto tr6;
		case 46u: goto st0;
		case 50u: goto tr22;
		case 55u: goto tr22;
		case 58u: goto st0;
		case 59u: goto tr6;
		case 63u: goto st0;
		case 95u: goto tr7;
		case 126u: goto tr7;
	}
	goto tr0;
tr25:
	{
        if (13 == find_bare_start)
            p = pass_plain(p, pe);
        end = p + 1;
    }
	goto st13;
st13:
	if ( ++p == pe )
		goto _test_eof13;
	URIC_FALLTHROUGH;
case 13:
	switch( (*p) ) {
		case 33u: goto st0;
		case 38u: goto tr2;
		case 39u: goto tr3;
		case 40u: goto tr4;
		case 41u: goto tr5;
		case 42u: goto st0;
		case 44u: goto tr6;
		case 46u: goto st0;
		case 58u: goto st0;
		case 59u: goto tr6;
		case 63u: goto st0;
		case 67u: goto tr22;
		case 69u: goto tr22;
		case 95u: goto tr7;
		case 99u: goto tr22;
		case 101u: goto tr22;
		case 126u: goto tr7;
	}
	goto tr0;
tr9:
	{
        if (14 == find_bare_start)
            p = pass_plain(p, pe);
        end = p + 1;
    }
	goto st14;
st14:
	if ( ++p == pe )
		goto _test_eof14;
	URIC_FALLTHROUGH;
case 14:
	switch( (*p) ) {
		case 33u: goto st0;
		case 38u: goto tr2;
		case 39u: goto tr3;
		case 40u: goto tr4;
		case 41u: goto tr5;
		case 42u: goto st0;
		case 44u: goto tr6;
		case 46u: goto st0;
		case 58u: goto st0;
		case 59u: goto tr6;
		case 63u: goto st0;
		case 95u: goto tr7;
		case 112u: goto tr26;
		case 126u: goto tr7;
	}
	goto tr0;
tr26:
	{
        if (15 == find_bare_start)
            p = pass_plain(p, pe);
        end = p + 1;
    }
	goto st15;
st15:
	if ( ++p == pe )
		goto _test_eof15;
	URIC_FALLTHROUGH;
case 15:
	switch( (*p) ) {
		case 33u: goto st0;
		case 38u: goto tr2;
		case 39u: goto tr3;
		case 40u: goto tr4;
		case 41u: goto tr5;
		case 42u: goto st0;
		case 44u: goto tr6;
		case 46u: goto st0;
		case 58u: goto st0;
		case 59u: goto tr6;
		case 63u: goto st0;
		case 95u: goto tr7;
		case 111u: goto tr27;
		case 126u: goto tr7;
	}
	goto tr0;
tr27:
	{
        if (16 == find_bare_start)
            p = pass_plain(p, pe);
        end = p + 1;
    }
	goto st16;
st16:
	if ( ++p == pe )
		goto _test_eof16;
	URIC_FALLTHROUGH;
case 16:
	switch( (*p) ) {
		case 33u: goto st0;
		case 38u: goto tr2;
		case 39u: goto tr3;
		case 40u: goto tr4;
		case 41u: goto tr5;
		case 42u: goto st0;
		case 44u: goto tr6;
		case 46u: goto st0;
		case 58u: goto st0;
		case 59u: goto tr6;
		case 63u: goto st0;
		case 95u: goto tr7;
		case 115u: goto tr22;
		case 126u: goto tr7;
	}
	goto tr0;
tr10:
	{
        if (17 == find_bare_start)
            p = pass_plain(p, pe);
        end = p + 1;
    }
	goto st17;
st17:
	if ( ++p == pe )
		goto _test_eof17;
	URIC_FALLTHROUGH;
case 17:
	switch( (*p) ) {
		case 33u: goto st0;
		case 38u: goto tr2;
		case 39u: goto tr3;
		case 40u: goto tr4;
		case 41u: goto tr5;
		case 42u: goto st0;
		case 44u: goto tr6;
		case 46u: goto st0;
		case 58u: goto st0;
		case 59u: goto tr6;
		case 63u: goto st0;
		case 95u: goto tr7;
		case 116u: goto tr22;
		case 126u: goto tr7;
	}
	goto tr0;
tr11:
	{
        if (18 == find_bare_start)
            p = pass_plain(p, pe);
        end = p + 1;
    }
	goto st18;
st18:
	if ( ++p == pe )
		goto _test_eof18;
	URIC_FALLTHROUGH;
case 18:
	switch( (*p) ) {
		case 33u: goto st0;
		case 38u: goto tr2;
		case 39u: goto tr3;
		case 40u: goto tr4;
		case 41u: goto tr5;
		case 42u: goto st0;
		case 44u: goto tr6;
		case 46u: goto st0;
		case 58u: goto st0;
		case 59u: goto tr6;
		case 63u: goto st0;
		case 95u: goto tr7;
		case 98u: goto tr28;
		case 126u: goto tr7;
	}
	goto tr0;
tr28:
	{
        if (19 == find_bare_start)
            p = pass_plain(p, pe);
        end = p + 1;
    }
	goto st19;
st19:
	if ( ++p == pe )
		goto _test_eof19;
	URIC_FALLTHROUGH;
case 19:
	switch( (*p) ) {
		case 33u: goto st0;
		case 38u: goto tr2;
		case 39u: goto tr3;
		case 40u: goto tr4;
		case 41u: goto tr5;
		case 42u: goto st0;
		case 44u: goto tr6;
		case 46u: goto st0;
		case 58u: goto st0;
		case 59u: goto tr6;
		case 63u: goto st0;
		case 95u: goto tr7;
		case 115u: goto tr29;
		case 126u: goto tr7;
	}
	goto tr0;
tr29:
	{
        if (20 == find_bare_start)
            p = pass_plain(p, pe);
        end = p + 1;
    }
	goto st20;
st20:
	if ( ++p == pe )
		goto _test_eof20;
	URIC_FALLTHROUGH;
case 20:
	switch( (*p) ) {
		case 33u: goto st0;
		case 38u: goto tr2;
		case 39u: goto tr3;
		case 40u: goto tr4;
		case 41u: goto tr5;
		case 42u: goto st0;
		case 44u: goto tr6;
		case 46u: goto st0;
		case 58u: goto st0;
		case 59u: goto tr6;
		case 63u: goto st0;
		case 95u: goto tr7;
		case 112u: goto tr22;
		case 126u: goto tr7;
	}
	goto tr0;
tr12:
	{
        if (21 == find_bare_start)
            p = pass_plain(p, pe);
        end = p + 1;
    }
	goto st21;
st21:
	if ( ++p == pe )
		goto _test_eof21;
	URIC_FALLTHROUGH;
case 21:
	switch( (*p) ) {
		case 33u: goto st0;
		case 38u: goto tr2;
		case 39u: goto tr3;
		case 40u: goto tr4;
		case 41u: goto tr5;
		case 42u: goto st0;
		case 44u: goto tr6;
		case 46u: goto st0;
		case 58u: goto st0;
		case 59u: goto tr6;
		case 63u: goto st0;
		case 95u: goto tr7;
		case 117u: goto tr30;
		case 126u: goto tr7;
	}
	goto tr0;
tr30:
	{
        if (22 == find_bare_start)
            p = pass_plain(p, pe);
        end = p + 1;
    }
	goto st22;
st22:
	if ( ++p == pe )
		goto _test_eof22;
	URIC_FALLTHROUGH;
case 22:
	switch( (*p) ) {
		case 33u: goto st0;
		case 38u: goto tr2;
		case 39u: goto tr3;
		case 40u: goto tr4;
		case 41u: goto tr5;
		case 42u: goto st0;
		case 44u: goto tr6;
		case 46u: goto st0;
		case 58u: goto st0;
		case 59u: goto tr6;
		case 63u: goto st0;
		case 95u: goto tr7;
		case 111u: goto tr10;
		case 126u: goto tr7;
	}
	goto tr0;
	}
	_test_eof0: cs = 0; goto _test_eof;
	_test_eof1: cs = 1; goto _test_eof;
	_test_eof2: cs = 2; goto _test_eof;
	_test_eof3: cs = 3; goto _test_eof;
	_test_eof4: cs = 4; goto _test_eof;
	_test_eof5: cs = 5; goto _test_eof;
	_test_eof6: cs = 6; goto _test_eof;
	_test_eof7: cs = 7; goto _test_eof;
	_test_eof23: cs = 23; goto _test_eof;
	_test_eof8: cs = 8; goto _test_eof;
	_test_eof9: cs = 9; goto _test_eof;
	_test_eof24: cs = 24; goto _test_eof;
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

	_test_eof: {}
	_out: {}
	}

    b->end = (size_t)((depth > 0 ? outside : end) - begin);
    b->read = (size_t)(p - begin);
    b->ended = (unsigned char)ended;
    b->unclosed = depth > 0;
}
