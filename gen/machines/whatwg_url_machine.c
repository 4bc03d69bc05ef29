/* Generated from grammar/readings/whatwg_url.rl by ragel 6.10 -G2; do not edit. */
/* Reads a URL as the basic URL parser of the URL Standard does (section 4.4), without a base:
 * where scheme, host, port and path are, or at which byte it fails.  What a host means is decided
 * after it: whatwg_domain.rl. */
#include "readings/whatwg.h"

#define AT ((uint32_t)((const char *)p - s))

enum { whatwg_url_start = 1 };
enum { whatwg_url_first_final = 23 };

int uric_whatwg_url(const char *s, uint32_t begin, uint32_t end, struct uric_reading *r,
                    struct uric_whatwg *w)
{
    const unsigned char *p = (const unsigned char *)uric_at(s, begin);
    const unsigned char *const pe = p + (end - begin), *const eof = pe;
    int cs = whatwg_url_start;

    w->after = begin;
    r->scheme.begin = begin;

	{
	if ( p == pe )
		goto _test_eof;
	switch ( cs )
	{
case 1:
	switch( (*p) ) {
		case 70u: goto st6;
		case 72u: goto st17;
		case 87u: goto st22;
		case 102u: goto st6;
		case 104u: goto st17;
		case 119u: goto st22;
	}
	if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st2;
	} else if ( (*p) >= 65u )
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
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 43u: goto st2;
		case 58u: goto tr5;
	}
	if ( (*p) < 48u ) {
		if ( 45u <= (*p) && (*p) <= 46u )
			goto st2;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st2;
		} else if ( (*p) >= 65u )
			goto st2;
	} else
		goto st2;
	goto st0;
tr5:
	{ r->scheme.end = AT; r->has_scheme = true; w->after = AT + 1; }
	goto st23;
st23:
	if ( ++p == pe )
		goto _test_eof23;
	URIC_FALLTHROUGH;
case 23:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 35u: goto tr40;
		case 47u: goto tr41;
		case 63u: goto tr40;
	}
	goto tr39;
tr39:
	{ w->kind = URIC_WHATWG_OPAQUE; }
	{ r->path.begin = AT; }
	{ while (p + 1 < pe && p[1] != '?' && p[1] != '#') p++; }
	goto st24;
tr55:
	{ r->path.begin = AT; }
	goto st24;
tr42:
	{ while (p + 1 < pe && p[1] != '?' && p[1] != '#') p++; }
	goto st24;
tr47:
	{ r->host.begin = r->host.end = w->after = AT; r->has_host = true; }
	{ r->path.begin = AT; }
	goto st24;
tr50:
	{ r->host.end = w->after = AT; r->has_host = true; }
	{ r->path.begin = AT; }
	goto st24;
tr53:
	{ r->port.end = w->after = AT; r->has_port = true; }
	{ r->path.begin = AT; }
	goto st24;
tr57:
	{ r->path.begin = AT; }
	{ while (p + 1 < pe && p[1] != '?' && p[1] != '#') p++; }
	goto st24;
tr71:
	{ uric_read_leaves(r, AT, URIC_READING_BACKSLASH); }
	goto st24;
tr65:
	{ r->path.begin = AT; }
	{ uric_read_leaves(r, AT, URIC_READING_BACKSLASH); }
	goto st24;
tr67:
	{ r->host.end = w->after = AT; r->has_host = true; }
	{ r->path.begin = AT; }
	{ uric_read_leaves(r, AT, URIC_READING_BACKSLASH); }
	goto st24;
tr75:
	{ r->port.end = w->after = AT; r->has_port = true; }
	{ r->path.begin = AT; }
	{ uric_read_leaves(r, AT, URIC_READING_BACKSLASH); }
	goto st24;
st24:
	if ( ++p == pe )
		goto _test_eof24;
	URIC_FALLTHROUGH;
case 24:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 35u: goto tr43;
		case 63u: goto tr43;
	}
	goto tr42;
tr40:
	{ p = pe - 1; }
	goto st25;
tr43:
	{ r->path.end = AT; r->has_path = true; }
	{ p = pe - 1; }
	goto st25;
tr46:
	{ r->host.begin = r->host.end = w->after = AT; r->has_host = true; }
	{ p = pe - 1; }
	goto st25;
tr49:
	{ r->host.end = w->after = AT; r->has_host = true; }
	{ p = pe - 1; }
	goto st25;
tr52:
	{ r->port.end = w->after = AT; r->has_port = true; }
	{ p = pe - 1; }
	goto st25;
st25:
	if ( ++p == pe )
		goto _test_eof25;
	URIC_FALLTHROUGH;
case 25:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	goto st25;
tr41:
	{ r->path.begin = AT; }
	goto st26;
st26:
	if ( ++p == pe )
		goto _test_eof26;
	URIC_FALLTHROUGH;
case 26:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 35u: goto tr43;
		case 47u: goto st27;
		case 63u: goto tr43;
	}
	goto tr42;
st27:
	if ( ++p == pe )
		goto _test_eof27;
	URIC_FALLTHROUGH;
case 27:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 0u: goto st3;
		case 32u: goto st3;
		case 35u: goto tr46;
		case 47u: goto tr47;
		case 58u: goto st3;
		case 60u: goto st3;
		case 62u: goto st3;
		case 63u: goto tr46;
		case 64u: goto tr7;
		case 91u: goto tr9;
		case 124u: goto st3;
	}
	if ( 92u <= (*p) && (*p) <= 94u )
		goto st3;
	goto tr8;
st3:
	if ( ++p == pe )
		goto _test_eof3;
	URIC_FALLTHROUGH;
case 3:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 35u: goto st0;
		case 47u: goto st0;
		case 63u: goto st0;
		case 64u: goto tr7;
	}
	goto st3;
tr7:
	{
        if (w->at_sign)
            uric_read_leaves(r, AT, URIC_READING_USERINFO);
        w->at_sign = true;
        w->in_port = w->in_brackets = false;
        w->after = AT + 1;
        r->has_host = r->has_port = false;
        r->kind = URIC_READING_NAME;
    }
	goto st4;
st4:
	if ( ++p == pe )
		goto _test_eof4;
	URIC_FALLTHROUGH;
case 4:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 0u: goto st3;
		case 32u: goto st3;
		case 35u: goto st0;
		case 47u: goto st0;
		case 58u: goto st3;
		case 60u: goto st3;
		case 62u: goto st3;
		case 63u: goto st0;
		case 64u: goto tr7;
		case 91u: goto tr9;
		case 124u: goto st3;
	}
	if ( 92u <= (*p) && (*p) <= 94u )
		goto st3;
	goto tr8;
tr8:
	{ r->host.begin = AT; }
	goto st28;
st28:
	if ( ++p == pe )
		goto _test_eof28;
	URIC_FALLTHROUGH;
case 28:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 0u: goto st3;
		case 32u: goto st3;
		case 35u: goto tr49;
		case 47u: goto tr50;
		case 58u: goto tr51;
		case 60u: goto st3;
		case 62u: goto st3;
		case 63u: goto tr49;
		case 64u: goto tr7;
		case 124u: goto st3;
	}
	if ( 91u <= (*p) && (*p) <= 94u )
		goto st3;
	goto st28;
tr51:
	{ r->host.end = w->after = AT; r->has_host = true; }
	{ r->port.begin = AT + 1; w->in_port = true; }
	goto st29;
tr56:
	{ r->port.begin = AT + 1; w->in_port = true; }
	goto st29;
st29:
	if ( ++p == pe )
		goto _test_eof29;
	URIC_FALLTHROUGH;
case 29:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 35u: goto tr52;
		case 47u: goto tr53;
		case 63u: goto tr52;
		case 64u: goto tr7;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st29;
	goto st3;
tr9:
	{ r->host.begin = AT + 1; w->in_brackets = true; }
	goto st5;
st5:
	if ( ++p == pe )
		goto _test_eof5;
	URIC_FALLTHROUGH;
case 5:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 35u: goto st0;
		case 47u: goto st0;
		case 63u: goto st0;
		case 64u: goto tr7;
		case 93u: goto tr11;
	}
	if ( (*p) < 65u ) {
		if ( 46u <= (*p) && (*p) <= 58u )
			goto st5;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st5;
	} else
		goto st5;
	goto st3;
tr11:
	{
        r->host.end = AT;
        w->after = AT + 1;
        w->in_brackets = false;
        r->has_host = true;
        r->kind = URIC_READING_IPV6;
    }
	goto st30;
st30:
	if ( ++p == pe )
		goto _test_eof30;
	URIC_FALLTHROUGH;
case 30:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 35u: goto tr40;
		case 47u: goto tr55;
		case 58u: goto tr56;
		case 63u: goto tr40;
		case 64u: goto tr7;
	}
	goto st3;
st6:
	if ( ++p == pe )
		goto _test_eof6;
	URIC_FALLTHROUGH;
case 6:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 43u: goto st2;
		case 58u: goto tr5;
		case 73u: goto st7;
		case 84u: goto st11;
		case 105u: goto st7;
		case 116u: goto st11;
	}
	if ( (*p) < 48u ) {
		if ( 45u <= (*p) && (*p) <= 46u )
			goto st2;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st2;
		} else if ( (*p) >= 65u )
			goto st2;
	} else
		goto st2;
	goto st0;
st7:
	if ( ++p == pe )
		goto _test_eof7;
	URIC_FALLTHROUGH;
case 7:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 43u: goto st2;
		case 58u: goto tr5;
		case 76u: goto st8;
		case 108u: goto st8;
	}
	if ( (*p) < 48u ) {
		if ( 45u <= (*p) && (*p) <= 46u )
			goto st2;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st2;
		} else if ( (*p) >= 65u )
			goto st2;
	} else
		goto st2;
	goto st0;
st8:
	if ( ++p == pe )
		goto _test_eof8;
	URIC_FALLTHROUGH;
case 8:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 43u: goto st2;
		case 58u: goto tr5;
		case 69u: goto st9;
		case 101u: goto st9;
	}
	if ( (*p) < 48u ) {
		if ( 45u <= (*p) && (*p) <= 46u )
			goto st2;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st2;
		} else if ( (*p) >= 65u )
			goto st2;
	} else
		goto st2;
	goto st0;
st9:
	if ( ++p == pe )
		goto _test_eof9;
	URIC_FALLTHROUGH;
case 9:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 43u: goto st2;
		case 58u: goto tr16;
	}
	if ( (*p) < 48u ) {
		if ( 45u <= (*p) && (*p) <= 46u )
			goto st2;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st2;
		} else if ( (*p) >= 65u )
			goto st2;
	} else
		goto st2;
	goto st0;
tr16:
	{ r->scheme.end = AT; r->has_scheme = true; w->after = AT + 1; }
	{ w->kind = URIC_WHATWG_FILE; }
	goto st31;
st31:
	if ( ++p == pe )
		goto _test_eof31;
	URIC_FALLTHROUGH;
case 31:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 35u: goto tr40;
		case 47u: goto tr58;
		case 63u: goto tr40;
		case 92u: goto tr59;
	}
	goto tr57;
tr58:
	{ r->path.begin = AT; }
	goto st32;
tr59:
	{ uric_read_leaves(r, AT, URIC_READING_BACKSLASH); }
	{ r->path.begin = AT; }
	goto st32;
st32:
	if ( ++p == pe )
		goto _test_eof32;
	URIC_FALLTHROUGH;
case 32:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 35u: goto tr43;
		case 47u: goto st33;
		case 63u: goto tr43;
		case 92u: goto tr61;
	}
	goto tr42;
tr61:
	{ uric_read_leaves(r, AT, URIC_READING_BACKSLASH); }
	goto st33;
st33:
	if ( ++p == pe )
		goto _test_eof33;
	URIC_FALLTHROUGH;
case 33:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 35u: goto tr40;
		case 47u: goto tr55;
		case 58u: goto st0;
		case 63u: goto tr40;
		case 64u: goto st0;
		case 91u: goto tr64;
		case 92u: goto tr65;
		case 93u: goto st0;
	}
	if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr63;
	} else if ( (*p) >= 65u )
		goto tr63;
	goto tr62;
tr62:
	{ r->host.begin = AT; }
	goto st34;
st34:
	if ( ++p == pe )
		goto _test_eof34;
	URIC_FALLTHROUGH;
case 34:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 35u: goto tr49;
		case 47u: goto tr50;
		case 58u: goto st0;
		case 63u: goto tr49;
		case 64u: goto st0;
		case 92u: goto tr67;
	}
	if ( 91u <= (*p) && (*p) <= 93u )
		goto st0;
	goto st34;
tr63:
	{ r->host.begin = AT; }
	{ r->path.begin = AT; }
	goto st35;
st35:
	if ( ++p == pe )
		goto _test_eof35;
	URIC_FALLTHROUGH;
case 35:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 35u: goto tr49;
		case 47u: goto tr50;
		case 58u: goto st36;
		case 63u: goto tr49;
		case 64u: goto st0;
		case 92u: goto tr67;
		case 124u: goto st37;
	}
	if ( 91u <= (*p) && (*p) <= 93u )
		goto st0;
	goto st34;
st36:
	if ( ++p == pe )
		goto _test_eof36;
	URIC_FALLTHROUGH;
case 36:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 35u: goto tr43;
		case 47u: goto st24;
		case 63u: goto tr43;
		case 92u: goto tr71;
	}
	goto st0;
st37:
	if ( ++p == pe )
		goto _test_eof37;
	URIC_FALLTHROUGH;
case 37:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 35u: goto tr43;
		case 47u: goto st24;
		case 58u: goto st0;
		case 63u: goto tr43;
		case 64u: goto st0;
		case 92u: goto tr71;
	}
	if ( 91u <= (*p) && (*p) <= 93u )
		goto st0;
	goto st34;
tr64:
	{ r->host.begin = AT + 1; w->in_brackets = true; }
	goto st10;
st10:
	if ( ++p == pe )
		goto _test_eof10;
	URIC_FALLTHROUGH;
case 10:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 46u: goto st10;
		case 93u: goto tr18;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 58u )
			goto st10;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st10;
	} else
		goto st10;
	goto st0;
tr18:
	{
        r->host.end = AT;
        w->after = AT + 1;
        w->in_brackets = false;
        r->has_host = true;
        r->kind = URIC_READING_IPV6;
    }
	goto st38;
st38:
	if ( ++p == pe )
		goto _test_eof38;
	URIC_FALLTHROUGH;
case 38:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 35u: goto tr40;
		case 47u: goto tr55;
		case 63u: goto tr40;
		case 92u: goto tr65;
	}
	goto st0;
st11:
	if ( ++p == pe )
		goto _test_eof11;
	URIC_FALLTHROUGH;
case 11:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 43u: goto st2;
		case 58u: goto tr5;
		case 80u: goto st12;
		case 112u: goto st12;
	}
	if ( (*p) < 48u ) {
		if ( 45u <= (*p) && (*p) <= 46u )
			goto st2;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st2;
		} else if ( (*p) >= 65u )
			goto st2;
	} else
		goto st2;
	goto st0;
st12:
	if ( ++p == pe )
		goto _test_eof12;
	URIC_FALLTHROUGH;
case 12:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 43u: goto st2;
		case 58u: goto tr20;
	}
	if ( (*p) < 48u ) {
		if ( 45u <= (*p) && (*p) <= 46u )
			goto st2;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st2;
		} else if ( (*p) >= 65u )
			goto st2;
	} else
		goto st2;
	goto st0;
tr20:
	{ w->default_port = 21; }
	{ r->scheme.end = AT; r->has_scheme = true; w->after = AT + 1; }
	{ w->kind = URIC_WHATWG_SPECIAL; }
	goto st13;
tr22:
	{
        if (w->slashes++ == 2)
            uric_read_leaves(r, AT, URIC_READING_EMPTY_HOST);
    }
	goto st13;
tr26:
	{ uric_read_leaves(r, AT, URIC_READING_BACKSLASH); }
	{
        if (w->slashes++ == 2)
            uric_read_leaves(r, AT, URIC_READING_EMPTY_HOST);
    }
	goto st13;
tr36:
	{ w->default_port = 80; }
	{ r->scheme.end = AT; r->has_scheme = true; w->after = AT + 1; }
	{ w->kind = URIC_WHATWG_SPECIAL; }
	goto st13;
tr38:
	{ w->default_port = 443; }
	{ r->scheme.end = AT; r->has_scheme = true; w->after = AT + 1; }
	{ w->kind = URIC_WHATWG_SPECIAL; }
	goto st13;
st13:
	if ( ++p == pe )
		goto _test_eof13;
	URIC_FALLTHROUGH;
case 13:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 35u: goto st0;
		case 47u: goto tr22;
		case 58u: goto tr23;
		case 63u: goto st0;
		case 64u: goto tr24;
		case 91u: goto tr25;
		case 92u: goto tr26;
		case 93u: goto tr23;
	}
	goto tr21;
tr29:
	{ r->host.begin = AT; }
	goto st39;
tr21:
	{
        if (w->slashes < 2)
            uric_read_leaves(r, AT, URIC_READING_MISSING_SLASHES);
    }
	{ r->host.begin = AT; }
	goto st39;
st39:
	if ( ++p == pe )
		goto _test_eof39;
	URIC_FALLTHROUGH;
case 39:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 35u: goto tr49;
		case 47u: goto tr50;
		case 58u: goto tr73;
		case 63u: goto tr49;
		case 64u: goto tr28;
		case 92u: goto tr67;
	}
	if ( 91u <= (*p) && (*p) <= 93u )
		goto st14;
	goto st39;
tr73:
	{ r->host.end = w->after = AT; r->has_host = true; }
	{ r->port.begin = AT + 1; w->in_port = true; }
	goto st40;
tr76:
	{ r->port.begin = AT + 1; w->in_port = true; }
	goto st40;
st40:
	if ( ++p == pe )
		goto _test_eof40;
	URIC_FALLTHROUGH;
case 40:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 35u: goto tr52;
		case 47u: goto tr53;
		case 63u: goto tr52;
		case 64u: goto tr28;
		case 92u: goto tr75;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st40;
	goto st14;
tr23:
	{
        if (w->slashes < 2)
            uric_read_leaves(r, AT, URIC_READING_MISSING_SLASHES);
    }
	goto st14;
st14:
	if ( ++p == pe )
		goto _test_eof14;
	URIC_FALLTHROUGH;
case 14:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 35u: goto st0;
		case 47u: goto st0;
		case 63u: goto st0;
		case 64u: goto tr28;
		case 92u: goto st0;
	}
	goto st14;
tr28:
	{
        if (w->at_sign)
            uric_read_leaves(r, AT, URIC_READING_USERINFO);
        w->at_sign = true;
        w->in_port = w->in_brackets = false;
        w->after = AT + 1;
        r->has_host = r->has_port = false;
        r->kind = URIC_READING_NAME;
    }
	goto st15;
tr24:
	{
        if (w->slashes < 2)
            uric_read_leaves(r, AT, URIC_READING_MISSING_SLASHES);
    }
	{
        if (w->at_sign)
            uric_read_leaves(r, AT, URIC_READING_USERINFO);
        w->at_sign = true;
        w->in_port = w->in_brackets = false;
        w->after = AT + 1;
        r->has_host = r->has_port = false;
        r->kind = URIC_READING_NAME;
    }
	goto st15;
st15:
	if ( ++p == pe )
		goto _test_eof15;
	URIC_FALLTHROUGH;
case 15:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 35u: goto st0;
		case 47u: goto st0;
		case 58u: goto st14;
		case 63u: goto st0;
		case 64u: goto tr28;
		case 91u: goto tr30;
		case 92u: goto st0;
		case 93u: goto st14;
	}
	goto tr29;
tr30:
	{ r->host.begin = AT + 1; w->in_brackets = true; }
	goto st16;
tr25:
	{
        if (w->slashes < 2)
            uric_read_leaves(r, AT, URIC_READING_MISSING_SLASHES);
    }
	{ r->host.begin = AT + 1; w->in_brackets = true; }
	goto st16;
st16:
	if ( ++p == pe )
		goto _test_eof16;
	URIC_FALLTHROUGH;
case 16:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 35u: goto st0;
		case 47u: goto st0;
		case 63u: goto st0;
		case 64u: goto tr28;
		case 92u: goto st0;
		case 93u: goto tr32;
	}
	if ( (*p) < 65u ) {
		if ( 46u <= (*p) && (*p) <= 58u )
			goto st16;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st16;
	} else
		goto st16;
	goto st14;
tr32:
	{
        r->host.end = AT;
        w->after = AT + 1;
        w->in_brackets = false;
        r->has_host = true;
        r->kind = URIC_READING_IPV6;
    }
	goto st41;
st41:
	if ( ++p == pe )
		goto _test_eof41;
	URIC_FALLTHROUGH;
case 41:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 35u: goto tr40;
		case 47u: goto tr55;
		case 58u: goto tr76;
		case 63u: goto tr40;
		case 64u: goto tr28;
		case 92u: goto tr65;
	}
	goto st14;
st17:
	if ( ++p == pe )
		goto _test_eof17;
	URIC_FALLTHROUGH;
case 17:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 43u: goto st2;
		case 58u: goto tr5;
		case 84u: goto st18;
		case 116u: goto st18;
	}
	if ( (*p) < 48u ) {
		if ( 45u <= (*p) && (*p) <= 46u )
			goto st2;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st2;
		} else if ( (*p) >= 65u )
			goto st2;
	} else
		goto st2;
	goto st0;
st18:
	if ( ++p == pe )
		goto _test_eof18;
	URIC_FALLTHROUGH;
case 18:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 43u: goto st2;
		case 58u: goto tr5;
		case 84u: goto st19;
		case 116u: goto st19;
	}
	if ( (*p) < 48u ) {
		if ( 45u <= (*p) && (*p) <= 46u )
			goto st2;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st2;
		} else if ( (*p) >= 65u )
			goto st2;
	} else
		goto st2;
	goto st0;
st19:
	if ( ++p == pe )
		goto _test_eof19;
	URIC_FALLTHROUGH;
case 19:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 43u: goto st2;
		case 58u: goto tr5;
		case 80u: goto st20;
		case 112u: goto st20;
	}
	if ( (*p) < 48u ) {
		if ( 45u <= (*p) && (*p) <= 46u )
			goto st2;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st2;
		} else if ( (*p) >= 65u )
			goto st2;
	} else
		goto st2;
	goto st0;
st20:
	if ( ++p == pe )
		goto _test_eof20;
	URIC_FALLTHROUGH;
case 20:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 43u: goto st2;
		case 58u: goto tr36;
		case 83u: goto st21;
		case 115u: goto st21;
	}
	if ( (*p) < 48u ) {
		if ( 45u <= (*p) && (*p) <= 46u )
			goto st2;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st2;
		} else if ( (*p) >= 65u )
			goto st2;
	} else
		goto st2;
	goto st0;
st21:
	if ( ++p == pe )
		goto _test_eof21;
	URIC_FALLTHROUGH;
case 21:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 43u: goto st2;
		case 58u: goto tr38;
	}
	if ( (*p) < 48u ) {
		if ( 45u <= (*p) && (*p) <= 46u )
			goto st2;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st2;
		} else if ( (*p) >= 65u )
			goto st2;
	} else
		goto st2;
	goto st0;
st22:
	if ( ++p == pe )
		goto _test_eof22;
	URIC_FALLTHROUGH;
case 22:
	{
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }
	switch( (*p) ) {
		case 43u: goto st2;
		case 58u: goto tr5;
		case 83u: goto st20;
		case 115u: goto st20;
	}
	if ( (*p) < 48u ) {
		if ( 45u <= (*p) && (*p) <= 46u )
			goto st2;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st2;
		} else if ( (*p) >= 65u )
			goto st2;
	} else
		goto st2;
	goto st0;
	}
	_test_eof2: cs = 2; goto _test_eof;
	_test_eof23: cs = 23; goto _test_eof;
	_test_eof24: cs = 24; goto _test_eof;
	_test_eof25: cs = 25; goto _test_eof;
	_test_eof26: cs = 26; goto _test_eof;
	_test_eof27: cs = 27; goto _test_eof;
	_test_eof3: cs = 3; goto _test_eof;
	_test_eof4: cs = 4; goto _test_eof;
	_test_eof28: cs = 28; goto _test_eof;
	_test_eof29: cs = 29; goto _test_eof;
	_test_eof5: cs = 5; goto _test_eof;
	_test_eof30: cs = 30; goto _test_eof;
	_test_eof6: cs = 6; goto _test_eof;
	_test_eof7: cs = 7; goto _test_eof;
	_test_eof8: cs = 8; goto _test_eof;
	_test_eof9: cs = 9; goto _test_eof;
	_test_eof31: cs = 31; goto _test_eof;
	_test_eof32: cs = 32; goto _test_eof;
	_test_eof33: cs = 33; goto _test_eof;
	_test_eof34: cs = 34; goto _test_eof;
	_test_eof35: cs = 35; goto _test_eof;
	_test_eof36: cs = 36; goto _test_eof;
	_test_eof37: cs = 37; goto _test_eof;
	_test_eof10: cs = 10; goto _test_eof;
	_test_eof38: cs = 38; goto _test_eof;
	_test_eof11: cs = 11; goto _test_eof;
	_test_eof12: cs = 12; goto _test_eof;
	_test_eof13: cs = 13; goto _test_eof;
	_test_eof39: cs = 39; goto _test_eof;
	_test_eof40: cs = 40; goto _test_eof;
	_test_eof14: cs = 14; goto _test_eof;
	_test_eof15: cs = 15; goto _test_eof;
	_test_eof16: cs = 16; goto _test_eof;
	_test_eof41: cs = 41; goto _test_eof;
	_test_eof17: cs = 17; goto _test_eof;
	_test_eof18: cs = 18; goto _test_eof;
	_test_eof19: cs = 19; goto _test_eof;
	_test_eof20: cs = 20; goto _test_eof;
	_test_eof21: cs = 21; goto _test_eof;
	_test_eof22: cs = 22; goto _test_eof;

	_test_eof: {}
	if ( p == eof )
	{
	switch ( cs ) {
	case 28:
	case 34:
	case 35:
	case 39:
	{ r->host.end = w->after = AT; r->has_host = true; }
	break;
	case 27:
	{ r->host.begin = r->host.end = w->after = AT; r->has_host = true; }
	break;
	case 29:
	case 40:
	{ r->port.end = w->after = AT; r->has_port = true; }
	break;
	case 24:
	case 26:
	case 32:
	case 36:
	case 37:
	{ r->path.end = AT; r->has_path = true; }
	break;
	}
	}

	_out: {}
	}

    w->error = p < pe ? AT : end;
    return cs >= whatwg_url_first_final;
}

#undef AT
