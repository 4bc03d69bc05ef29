/* Generated from grammar/log/log_json.rl by ragel 6.10 -G2; do not edit. */
/* A JSON object (RFC 8259) on a line; some of its members are columns.  Goto code, since
 * lines are long. */
#include "log/log_json.h"

#include "log/log_scan.h"
#include "util/bits.h"

#define AT ((uint32_t)(p - line))

enum { log_json_start = 1 };
enum { log_json_first_final = 65 };

enum uric_status uric_log_read_json(const struct uric_log_held *f, const unsigned char *line,
                                    size_t n, struct uric_log_row *row)
{
    const unsigned char *p = line, *const pe = n > 0 ? line + n : line;
    int cs = log_json_start, top = 0, stack[LOG_JSON_DEPTH];
    struct uric_log_json r;

    r.f = f;
    r.line = line;
    r.row = row;
    r.depth = 0;
    r.found = r.escapes = 0;
    r.open[0] = uric_below(f->n_steps);

	{
	if ( p == pe )
		goto _test_eof;
	goto _resume;

_again:
	switch ( cs ) {
		case 1: goto st1;
		case 0: goto st0;
		case 65: goto st65;
		case 2: goto st2;
		case 3: goto st3;
		case 4: goto st4;
		case 5: goto st5;
		case 6: goto st6;
		case 7: goto st7;
		case 8: goto st8;
		case 9: goto st9;
		case 10: goto st10;
		case 66: goto st66;
		case 11: goto st11;
		case 12: goto st12;
		case 13: goto st13;
		case 14: goto st14;
		case 15: goto st15;
		case 16: goto st16;
		case 17: goto st17;
		case 18: goto st18;
		case 19: goto st19;
		case 20: goto st20;
		case 21: goto st21;
		case 22: goto st22;
		case 23: goto st23;
		case 24: goto st24;
		case 25: goto st25;
		case 26: goto st26;
		case 27: goto st27;
		case 28: goto st28;
		case 29: goto st29;
		case 30: goto st30;
		case 31: goto st31;
		case 32: goto st32;
		case 33: goto st33;
		case 34: goto st34;
		case 35: goto st35;
		case 36: goto st36;
		case 37: goto st37;
		case 38: goto st38;
		case 39: goto st39;
		case 40: goto st40;
		case 41: goto st41;
		case 42: goto st42;
		case 43: goto st43;
		case 44: goto st44;
		case 45: goto st45;
		case 46: goto st46;
		case 47: goto st47;
		case 48: goto st48;
		case 49: goto st49;
		case 67: goto st67;
		case 50: goto st50;
		case 51: goto st51;
		case 52: goto st52;
		case 53: goto st53;
		case 54: goto st54;
		case 55: goto st55;
		case 56: goto st56;
		case 57: goto st57;
		case 58: goto st58;
		case 59: goto st59;
		case 60: goto st60;
		case 61: goto st61;
		case 62: goto st62;
		case 63: goto st63;
		case 64: goto st64;
	default: break;
	}

	if ( ++p == pe )
		goto _test_eof;
_resume:
	switch ( cs )
	{
st1:
	if ( ++p == pe )
		goto _test_eof1;
	URIC_FALLTHROUGH;
case 1:
	switch( (*p) ) {
		case 13u: goto st1;
		case 32u: goto st1;
		case 123u: goto tr2;
	}
	if ( 9u <= (*p) && (*p) <= 10u )
		goto st1;
	goto st0;
st0:
cs = 0;
	goto _out;
tr2:
	{ uric_log_json_begin(&r, LOG_JSON_OBJECT); {
        if (top == LOG_JSON_DEPTH)
            return uric_log_broken(row, URIC_INVALID, AT);
    {stack[top++] = 65;goto st2;}} }
	goto st65;
st65:
	if ( ++p == pe )
		goto _test_eof65;
	URIC_FALLTHROUGH;
case 65:
	switch( (*p) ) {
		case 13u: goto st65;
		case 32u: goto st65;
	}
	if ( 9u <= (*p) && (*p) <= 10u )
		goto st65;
	goto st0;
st2:
	if ( ++p == pe )
		goto _test_eof2;
	URIC_FALLTHROUGH;
case 2:
	switch( (*p) ) {
		case 13u: goto st2;
		case 32u: goto st2;
		case 34u: goto st3;
		case 125u: goto tr5;
	}
	if ( 9u <= (*p) && (*p) <= 10u )
		goto st2;
	goto st0;
st3:
	if ( ++p == pe )
		goto _test_eof3;
	URIC_FALLTHROUGH;
case 3:
	switch( (*p) ) {
		case 34u: goto tr7;
		case 92u: goto tr8;
	}
	if ( (*p) <= 31u )
		goto st0;
	goto tr6;
tr6:
	{ r.escaped = 0; r.key.begin = AT; }
	{ p = uric_log_json_run(line, p, pe) - 1; }
	goto st4;
tr9:
	{ p = uric_log_json_run(line, p, pe) - 1; }
	goto st4;
st4:
	if ( ++p == pe )
		goto _test_eof4;
	URIC_FALLTHROUGH;
case 4:
	switch( (*p) ) {
		case 34u: goto tr10;
		case 92u: goto tr11;
	}
	if ( (*p) <= 31u )
		goto st0;
	goto tr9;
tr7:
	{ r.escaped = 0; r.key.begin = AT; }
	{
        r.key.end = AT;
        if (uric_log_json_is_open(&r))
            uric_log_json_key(&r);
    }
	goto st5;
tr10:
	{
        r.key.end = AT;
        if (uric_log_json_is_open(&r))
            uric_log_json_key(&r);
    }
	goto st5;
st5:
	if ( ++p == pe )
		goto _test_eof5;
	URIC_FALLTHROUGH;
case 5:
	switch( (*p) ) {
		case 13u: goto st5;
		case 32u: goto st5;
		case 58u: goto st6;
	}
	if ( 9u <= (*p) && (*p) <= 10u )
		goto st5;
	goto st0;
st6:
	if ( ++p == pe )
		goto _test_eof6;
	URIC_FALLTHROUGH;
case 6:
	switch( (*p) ) {
		case 13u: goto st6;
		case 32u: goto st6;
		case 34u: goto tr14;
		case 45u: goto tr15;
		case 48u: goto tr16;
		case 91u: goto tr18;
		case 102u: goto tr19;
		case 110u: goto tr20;
		case 116u: goto tr21;
		case 123u: goto tr22;
	}
	if ( (*p) > 10u ) {
		if ( 49u <= (*p) && (*p) <= 57u )
			goto tr17;
	} else if ( (*p) >= 9u )
		goto st6;
	goto st0;
tr23:
	{ p = uric_log_json_run(line, p, pe) - 1; }
	goto st7;
tr14:
	{ r.escaped = 0; uric_log_json_value(&r, AT); }
	goto st7;
st7:
	if ( ++p == pe )
		goto _test_eof7;
	URIC_FALLTHROUGH;
case 7:
	switch( (*p) ) {
		case 34u: goto st8;
		case 92u: goto tr25;
	}
	if ( (*p) <= 31u )
		goto st0;
	goto tr23;
tr18:
	{ r.escaped = 0; uric_log_json_value(&r, AT); }
	{ uric_log_json_begin(&r, 0); {
        if (top == LOG_JSON_DEPTH)
            return uric_log_broken(row, URIC_INVALID, AT);
    {stack[top++] = 8;goto st38;}} }
	goto st8;
tr22:
	{ r.escaped = 0; uric_log_json_value(&r, AT); }
	{ uric_log_json_begin(&r, LOG_JSON_OBJECT); {
        if (top == LOG_JSON_DEPTH)
            return uric_log_broken(row, URIC_INVALID, AT);
    {stack[top++] = 8;goto st2;}} }
	goto st8;
st8:
	if ( ++p == pe )
		goto _test_eof8;
	URIC_FALLTHROUGH;
case 8:
	switch( (*p) ) {
		case 13u: goto tr26;
		case 32u: goto tr26;
		case 44u: goto tr27;
		case 125u: goto tr28;
	}
	if ( 9u <= (*p) && (*p) <= 10u )
		goto tr26;
	goto st0;
tr26:
	{ uric_log_json_value_end(&r, AT); }
	goto st9;
st9:
	if ( ++p == pe )
		goto _test_eof9;
	URIC_FALLTHROUGH;
case 9:
	switch( (*p) ) {
		case 13u: goto st9;
		case 32u: goto st9;
		case 44u: goto st10;
		case 125u: goto tr5;
	}
	if ( 9u <= (*p) && (*p) <= 10u )
		goto st9;
	goto st0;
tr27:
	{ uric_log_json_value_end(&r, AT); }
	goto st10;
st10:
	if ( ++p == pe )
		goto _test_eof10;
	URIC_FALLTHROUGH;
case 10:
	switch( (*p) ) {
		case 13u: goto st10;
		case 32u: goto st10;
		case 34u: goto st3;
	}
	if ( 9u <= (*p) && (*p) <= 10u )
		goto st10;
	goto st0;
tr5:
	{
        if (--r.depth == 0 && !uric_log_json_end(&r))
            return uric_log_broken(row, URIC_INVALID, AT);
        {cs = stack[--top];goto _again;}
    }
	goto st66;
tr28:
	{ uric_log_json_value_end(&r, AT); }
	{
        if (--r.depth == 0 && !uric_log_json_end(&r))
            return uric_log_broken(row, URIC_INVALID, AT);
        {cs = stack[--top];goto _again;}
    }
	goto st66;
st66:
	if ( ++p == pe )
		goto _test_eof66;
	URIC_FALLTHROUGH;
case 66:
	goto st0;
tr25:
	{ r.escaped = 1; }
	goto st11;
st11:
	if ( ++p == pe )
		goto _test_eof11;
	URIC_FALLTHROUGH;
case 11:
	switch( (*p) ) {
		case 34u: goto st7;
		case 47u: goto st7;
		case 92u: goto st7;
		case 98u: goto st7;
		case 102u: goto st7;
		case 110u: goto st7;
		case 114u: goto st7;
		case 116u: goto st7;
		case 117u: goto st12;
	}
	goto st0;
st12:
	if ( ++p == pe )
		goto _test_eof12;
	URIC_FALLTHROUGH;
case 12:
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
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st7;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st7;
	} else
		goto st7;
	goto st0;
tr15:
	{ r.escaped = 0; uric_log_json_value(&r, AT); }
	goto st16;
st16:
	if ( ++p == pe )
		goto _test_eof16;
	URIC_FALLTHROUGH;
case 16:
	if ( (*p) == 48u )
		goto st17;
	if ( 49u <= (*p) && (*p) <= 57u )
		goto st23;
	goto st0;
tr16:
	{ r.escaped = 0; uric_log_json_value(&r, AT); }
	goto st17;
st17:
	if ( ++p == pe )
		goto _test_eof17;
	URIC_FALLTHROUGH;
case 17:
	switch( (*p) ) {
		case 13u: goto tr26;
		case 32u: goto tr26;
		case 44u: goto tr27;
		case 46u: goto st18;
		case 69u: goto st20;
		case 101u: goto st20;
		case 125u: goto tr28;
	}
	if ( 9u <= (*p) && (*p) <= 10u )
		goto tr26;
	goto st0;
st18:
	if ( ++p == pe )
		goto _test_eof18;
	URIC_FALLTHROUGH;
case 18:
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st19;
	goto st0;
st19:
	if ( ++p == pe )
		goto _test_eof19;
	URIC_FALLTHROUGH;
case 19:
	switch( (*p) ) {
		case 13u: goto tr26;
		case 32u: goto tr26;
		case 44u: goto tr27;
		case 69u: goto st20;
		case 101u: goto st20;
		case 125u: goto tr28;
	}
	if ( (*p) > 10u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st19;
	} else if ( (*p) >= 9u )
		goto tr26;
	goto st0;
st20:
	if ( ++p == pe )
		goto _test_eof20;
	URIC_FALLTHROUGH;
case 20:
	switch( (*p) ) {
		case 43u: goto st21;
		case 45u: goto st21;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st22;
	goto st0;
st21:
	if ( ++p == pe )
		goto _test_eof21;
	URIC_FALLTHROUGH;
case 21:
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st22;
	goto st0;
st22:
	if ( ++p == pe )
		goto _test_eof22;
	URIC_FALLTHROUGH;
case 22:
	switch( (*p) ) {
		case 13u: goto tr26;
		case 32u: goto tr26;
		case 44u: goto tr27;
		case 125u: goto tr28;
	}
	if ( (*p) > 10u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st22;
	} else if ( (*p) >= 9u )
		goto tr26;
	goto st0;
tr17:
	{ r.escaped = 0; uric_log_json_value(&r, AT); }
	goto st23;
st23:
	if ( ++p == pe )
		goto _test_eof23;
	URIC_FALLTHROUGH;
case 23:
	switch( (*p) ) {
		case 13u: goto tr26;
		case 32u: goto tr26;
		case 44u: goto tr27;
		case 46u: goto st18;
		case 69u: goto st20;
		case 101u: goto st20;
		case 125u: goto tr28;
	}
	if ( (*p) > 10u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st23;
	} else if ( (*p) >= 9u )
		goto tr26;
	goto st0;
tr19:
	{ r.escaped = 0; uric_log_json_value(&r, AT); }
	goto st24;
st24:
	if ( ++p == pe )
		goto _test_eof24;
	URIC_FALLTHROUGH;
case 24:
	if ( (*p) == 97u )
		goto st25;
	goto st0;
st25:
	if ( ++p == pe )
		goto _test_eof25;
	URIC_FALLTHROUGH;
case 25:
	if ( (*p) == 108u )
		goto st26;
	goto st0;
st26:
	if ( ++p == pe )
		goto _test_eof26;
	URIC_FALLTHROUGH;
case 26:
	if ( (*p) == 115u )
		goto st27;
	goto st0;
st27:
	if ( ++p == pe )
		goto _test_eof27;
	URIC_FALLTHROUGH;
case 27:
	if ( (*p) == 101u )
		goto st8;
	goto st0;
tr20:
	{ r.escaped = 0; uric_log_json_value(&r, AT); }
	goto st28;
st28:
	if ( ++p == pe )
		goto _test_eof28;
	URIC_FALLTHROUGH;
case 28:
	if ( (*p) == 117u )
		goto st29;
	goto st0;
st29:
	if ( ++p == pe )
		goto _test_eof29;
	URIC_FALLTHROUGH;
case 29:
	if ( (*p) == 108u )
		goto st30;
	goto st0;
st30:
	if ( ++p == pe )
		goto _test_eof30;
	URIC_FALLTHROUGH;
case 30:
	if ( (*p) == 108u )
		goto st8;
	goto st0;
tr21:
	{ r.escaped = 0; uric_log_json_value(&r, AT); }
	goto st31;
st31:
	if ( ++p == pe )
		goto _test_eof31;
	URIC_FALLTHROUGH;
case 31:
	if ( (*p) == 114u )
		goto st32;
	goto st0;
st32:
	if ( ++p == pe )
		goto _test_eof32;
	URIC_FALLTHROUGH;
case 32:
	if ( (*p) == 117u )
		goto st27;
	goto st0;
tr8:
	{ r.escaped = 0; r.key.begin = AT; }
	{ r.escaped = 1; }
	goto st33;
tr11:
	{ r.escaped = 1; }
	goto st33;
st33:
	if ( ++p == pe )
		goto _test_eof33;
	URIC_FALLTHROUGH;
case 33:
	switch( (*p) ) {
		case 34u: goto st4;
		case 47u: goto st4;
		case 92u: goto st4;
		case 98u: goto st4;
		case 102u: goto st4;
		case 110u: goto st4;
		case 114u: goto st4;
		case 116u: goto st4;
		case 117u: goto st34;
	}
	goto st0;
st34:
	if ( ++p == pe )
		goto _test_eof34;
	URIC_FALLTHROUGH;
case 34:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st35;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st35;
	} else
		goto st35;
	goto st0;
st35:
	if ( ++p == pe )
		goto _test_eof35;
	URIC_FALLTHROUGH;
case 35:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st36;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st36;
	} else
		goto st36;
	goto st0;
st36:
	if ( ++p == pe )
		goto _test_eof36;
	URIC_FALLTHROUGH;
case 36:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st37;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st37;
	} else
		goto st37;
	goto st0;
st37:
	if ( ++p == pe )
		goto _test_eof37;
	URIC_FALLTHROUGH;
case 37:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st4;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st4;
	} else
		goto st4;
	goto st0;
st38:
	if ( ++p == pe )
		goto _test_eof38;
	URIC_FALLTHROUGH;
case 38:
	switch( (*p) ) {
		case 13u: goto st38;
		case 32u: goto st38;
		case 34u: goto tr55;
		case 45u: goto tr56;
		case 48u: goto tr57;
		case 91u: goto tr59;
		case 93u: goto tr60;
		case 102u: goto tr61;
		case 110u: goto tr62;
		case 116u: goto tr63;
		case 123u: goto tr64;
	}
	if ( (*p) > 10u ) {
		if ( 49u <= (*p) && (*p) <= 57u )
			goto tr58;
	} else if ( (*p) >= 9u )
		goto st38;
	goto st0;
tr65:
	{ p = uric_log_json_run(line, p, pe) - 1; }
	goto st39;
tr55:
	{ r.escaped = 0; uric_log_json_value(&r, AT); }
	goto st39;
st39:
	if ( ++p == pe )
		goto _test_eof39;
	URIC_FALLTHROUGH;
case 39:
	switch( (*p) ) {
		case 34u: goto st40;
		case 92u: goto tr67;
	}
	if ( (*p) <= 31u )
		goto st0;
	goto tr65;
tr59:
	{ r.escaped = 0; uric_log_json_value(&r, AT); }
	{ uric_log_json_begin(&r, 0); {
        if (top == LOG_JSON_DEPTH)
            return uric_log_broken(row, URIC_INVALID, AT);
    {stack[top++] = 40;goto st38;}} }
	goto st40;
tr64:
	{ r.escaped = 0; uric_log_json_value(&r, AT); }
	{ uric_log_json_begin(&r, LOG_JSON_OBJECT); {
        if (top == LOG_JSON_DEPTH)
            return uric_log_broken(row, URIC_INVALID, AT);
    {stack[top++] = 40;goto st2;}} }
	goto st40;
st40:
	if ( ++p == pe )
		goto _test_eof40;
	URIC_FALLTHROUGH;
case 40:
	switch( (*p) ) {
		case 13u: goto tr68;
		case 32u: goto tr68;
		case 44u: goto tr69;
		case 93u: goto tr70;
	}
	if ( 9u <= (*p) && (*p) <= 10u )
		goto tr68;
	goto st0;
tr68:
	{ uric_log_json_value_end(&r, AT); }
	goto st41;
st41:
	if ( ++p == pe )
		goto _test_eof41;
	URIC_FALLTHROUGH;
case 41:
	switch( (*p) ) {
		case 13u: goto st41;
		case 32u: goto st41;
		case 44u: goto st42;
		case 93u: goto tr60;
	}
	if ( 9u <= (*p) && (*p) <= 10u )
		goto st41;
	goto st0;
tr69:
	{ uric_log_json_value_end(&r, AT); }
	goto st42;
st42:
	if ( ++p == pe )
		goto _test_eof42;
	URIC_FALLTHROUGH;
case 42:
	switch( (*p) ) {
		case 13u: goto st42;
		case 32u: goto st42;
		case 34u: goto tr55;
		case 45u: goto tr56;
		case 48u: goto tr57;
		case 91u: goto tr59;
		case 102u: goto tr61;
		case 110u: goto tr62;
		case 116u: goto tr63;
		case 123u: goto tr64;
	}
	if ( (*p) > 10u ) {
		if ( 49u <= (*p) && (*p) <= 57u )
			goto tr58;
	} else if ( (*p) >= 9u )
		goto st42;
	goto st0;
tr56:
	{ r.escaped = 0; uric_log_json_value(&r, AT); }
	goto st43;
st43:
	if ( ++p == pe )
		goto _test_eof43;
	URIC_FALLTHROUGH;
case 43:
	if ( (*p) == 48u )
		goto st44;
	if ( 49u <= (*p) && (*p) <= 57u )
		goto st50;
	goto st0;
tr57:
	{ r.escaped = 0; uric_log_json_value(&r, AT); }
	goto st44;
st44:
	if ( ++p == pe )
		goto _test_eof44;
	URIC_FALLTHROUGH;
case 44:
	switch( (*p) ) {
		case 13u: goto tr68;
		case 32u: goto tr68;
		case 44u: goto tr69;
		case 46u: goto st45;
		case 69u: goto st47;
		case 93u: goto tr70;
		case 101u: goto st47;
	}
	if ( 9u <= (*p) && (*p) <= 10u )
		goto tr68;
	goto st0;
st45:
	if ( ++p == pe )
		goto _test_eof45;
	URIC_FALLTHROUGH;
case 45:
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st46;
	goto st0;
st46:
	if ( ++p == pe )
		goto _test_eof46;
	URIC_FALLTHROUGH;
case 46:
	switch( (*p) ) {
		case 13u: goto tr68;
		case 32u: goto tr68;
		case 44u: goto tr69;
		case 69u: goto st47;
		case 93u: goto tr70;
		case 101u: goto st47;
	}
	if ( (*p) > 10u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st46;
	} else if ( (*p) >= 9u )
		goto tr68;
	goto st0;
st47:
	if ( ++p == pe )
		goto _test_eof47;
	URIC_FALLTHROUGH;
case 47:
	switch( (*p) ) {
		case 43u: goto st48;
		case 45u: goto st48;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st49;
	goto st0;
st48:
	if ( ++p == pe )
		goto _test_eof48;
	URIC_FALLTHROUGH;
case 48:
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st49;
	goto st0;
st49:
	if ( ++p == pe )
		goto _test_eof49;
	URIC_FALLTHROUGH;
case 49:
	switch( (*p) ) {
		case 13u: goto tr68;
		case 32u: goto tr68;
		case 44u: goto tr69;
		case 93u: goto tr70;
	}
	if ( (*p) > 10u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st49;
	} else if ( (*p) >= 9u )
		goto tr68;
	goto st0;
tr60:
	{ r.depth--; {cs = stack[--top];goto _again;} }
	goto st67;
tr70:
	{ uric_log_json_value_end(&r, AT); }
	{ r.depth--; {cs = stack[--top];goto _again;} }
	goto st67;
st67:
	if ( ++p == pe )
		goto _test_eof67;
	URIC_FALLTHROUGH;
case 67:
	goto st0;
tr58:
	{ r.escaped = 0; uric_log_json_value(&r, AT); }
	goto st50;
st50:
	if ( ++p == pe )
		goto _test_eof50;
	URIC_FALLTHROUGH;
case 50:
	switch( (*p) ) {
		case 13u: goto tr68;
		case 32u: goto tr68;
		case 44u: goto tr69;
		case 46u: goto st45;
		case 69u: goto st47;
		case 93u: goto tr70;
		case 101u: goto st47;
	}
	if ( (*p) > 10u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st50;
	} else if ( (*p) >= 9u )
		goto tr68;
	goto st0;
tr61:
	{ r.escaped = 0; uric_log_json_value(&r, AT); }
	goto st51;
st51:
	if ( ++p == pe )
		goto _test_eof51;
	URIC_FALLTHROUGH;
case 51:
	if ( (*p) == 97u )
		goto st52;
	goto st0;
st52:
	if ( ++p == pe )
		goto _test_eof52;
	URIC_FALLTHROUGH;
case 52:
	if ( (*p) == 108u )
		goto st53;
	goto st0;
st53:
	if ( ++p == pe )
		goto _test_eof53;
	URIC_FALLTHROUGH;
case 53:
	if ( (*p) == 115u )
		goto st54;
	goto st0;
st54:
	if ( ++p == pe )
		goto _test_eof54;
	URIC_FALLTHROUGH;
case 54:
	if ( (*p) == 101u )
		goto st40;
	goto st0;
tr62:
	{ r.escaped = 0; uric_log_json_value(&r, AT); }
	goto st55;
st55:
	if ( ++p == pe )
		goto _test_eof55;
	URIC_FALLTHROUGH;
case 55:
	if ( (*p) == 117u )
		goto st56;
	goto st0;
st56:
	if ( ++p == pe )
		goto _test_eof56;
	URIC_FALLTHROUGH;
case 56:
	if ( (*p) == 108u )
		goto st57;
	goto st0;
st57:
	if ( ++p == pe )
		goto _test_eof57;
	URIC_FALLTHROUGH;
case 57:
	if ( (*p) == 108u )
		goto st40;
	goto st0;
tr63:
	{ r.escaped = 0; uric_log_json_value(&r, AT); }
	goto st58;
st58:
	if ( ++p == pe )
		goto _test_eof58;
	URIC_FALLTHROUGH;
case 58:
	if ( (*p) == 114u )
		goto st59;
	goto st0;
st59:
	if ( ++p == pe )
		goto _test_eof59;
	URIC_FALLTHROUGH;
case 59:
	if ( (*p) == 117u )
		goto st54;
	goto st0;
tr67:
	{ r.escaped = 1; }
	goto st60;
st60:
	if ( ++p == pe )
		goto _test_eof60;
	URIC_FALLTHROUGH;
case 60:
	switch( (*p) ) {
		case 34u: goto st39;
		case 47u: goto st39;
		case 92u: goto st39;
		case 98u: goto st39;
		case 102u: goto st39;
		case 110u: goto st39;
		case 114u: goto st39;
		case 116u: goto st39;
		case 117u: goto st61;
	}
	goto st0;
st61:
	if ( ++p == pe )
		goto _test_eof61;
	URIC_FALLTHROUGH;
case 61:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st62;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st62;
	} else
		goto st62;
	goto st0;
st62:
	if ( ++p == pe )
		goto _test_eof62;
	URIC_FALLTHROUGH;
case 62:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st63;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st63;
	} else
		goto st63;
	goto st0;
st63:
	if ( ++p == pe )
		goto _test_eof63;
	URIC_FALLTHROUGH;
case 63:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st64;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st64;
	} else
		goto st64;
	goto st0;
st64:
	if ( ++p == pe )
		goto _test_eof64;
	URIC_FALLTHROUGH;
case 64:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st39;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st39;
	} else
		goto st39;
	goto st0;
	}
	_test_eof1: cs = 1; goto _test_eof;
	_test_eof65: cs = 65; goto _test_eof;
	_test_eof2: cs = 2; goto _test_eof;
	_test_eof3: cs = 3; goto _test_eof;
	_test_eof4: cs = 4; goto _test_eof;
	_test_eof5: cs = 5; goto _test_eof;
	_test_eof6: cs = 6; goto _test_eof;
	_test_eof7: cs = 7; goto _test_eof;
	_test_eof8: cs = 8; goto _test_eof;
	_test_eof9: cs = 9; goto _test_eof;
	_test_eof10: cs = 10; goto _test_eof;
	_test_eof66: cs = 66; goto _test_eof;
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
	_test_eof67: cs = 67; goto _test_eof;
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

	_test_eof: {}
	_out: {}
	}

    if (cs >= log_json_first_final)
        return URIC_OK;
    return uric_log_broken(row, p == pe ? URIC_INCOMPLETE : URIC_INVALID, AT);
}

#undef AT
