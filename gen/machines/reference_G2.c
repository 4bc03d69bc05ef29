/* Generated from grammar/machines/reference.rl by ragel 6.10 -G2; do not edit. */
/* The automaton of the three hot rules as Ragel alone writes it, without jumps: tests and
 * benchmarks compare the scanner with it. */
#include "parse/error_part.h"
#include "parse/marks.h"

enum { reference_first_final = 185 };

enum { reference_en_main_hot_rules_as_URI_reference = 185 };
enum { reference_en_main_hot_rules_as_URI = 178 };
enum { reference_en_main_hot_rules_as_origin_form = 180 };

int uric_ask_machine(int entry, const unsigned char *s, size_t n,
                     struct uric *u)
{
    static const int rule[] = { URIC_RULE_URI_REFERENCE, URIC_RULE_URI,
                                URIC_RULE_ORIGIN_FORM };
    static const uint16_t start[] = { reference_en_main_hot_rules_as_URI_reference,
                                      reference_en_main_hot_rules_as_URI,
                                      reference_en_main_hot_rules_as_origin_form };
    const unsigned char *const begin = s;
    const unsigned char *p = s, *const pe = n != 0 ? s + n : s;
    const unsigned char *const eof = pe;
    int cs = start[entry];
    uint32_t died;

    memset(u, 0, sizeof *u);

	{
	if ( p == pe )
		goto _test_eof;
	switch ( cs )
	{
case 1:
	switch( (*p) ) {
		case 0u: goto tr0;
		case 1u: goto st178;
		case 2u: goto st180;
	}
	goto st0;
tr0:
	{
        (void)185; (void)178;
        (void)180;
    }
	goto st185;
st185:
	if ( ++p == pe )
		goto _test_eof185;
	URIC_FALLTHROUGH;
case 185:
	switch( (*p) ) {
		case 33u: goto st186;
		case 35u: goto tr188;
		case 37u: goto st4;
		case 47u: goto st190;
		case 59u: goto st186;
		case 61u: goto st186;
		case 63u: goto tr191;
		case 64u: goto st186;
		case 95u: goto st186;
		case 126u: goto st186;
	}
	if ( (*p) < 65u ) {
		if ( 36u <= (*p) && (*p) <= 57u )
			goto st186;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st246;
	} else
		goto st246;
	goto st0;
st0:
cs = 0;
	goto _out;
st186:
	if ( ++p == pe )
		goto _test_eof186;
	URIC_FALLTHROUGH;
case 186:
	switch( (*p) ) {
		case 33u: goto st186;
		case 35u: goto tr193;
		case 37u: goto st4;
		case 47u: goto st188;
		case 59u: goto st186;
		case 61u: goto st186;
		case 63u: goto tr194;
		case 95u: goto st186;
		case 126u: goto st186;
	}
	if ( (*p) < 64u ) {
		if ( 36u <= (*p) && (*p) <= 57u )
			goto st186;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st186;
	} else
		goto st186;
	goto st0;
tr188:
	{ END(URIC_PATH); PATH_KIND(URIC_PATH_EMPTY); }
	{ BEGIN(URIC_FRAGMENT, AT + 1); }
	goto st187;
tr193:
	{ END(URIC_PATH); PATH_KIND(URIC_PATH_NOSCHEME); }
	{ BEGIN(URIC_FRAGMENT, AT + 1); }
	goto st187;
tr197:
	{ END(URIC_QUERY); }
	{ BEGIN(URIC_FRAGMENT, AT + 1); }
	goto st187;
tr199:
	{ END(URIC_PATH); PATH_KIND(URIC_PATH_ABSOLUTE); }
	{ BEGIN(URIC_FRAGMENT, AT + 1); }
	goto st187;
tr203:
	{ HOST_KIND(URIC_HOST_REG_NAME); }
	{ END(URIC_HOST); }
	{ BEGIN(URIC_PATH, AT); }
	{ END(URIC_PATH); PATH_KIND(URIC_PATH_ABEMPTY); }
	{ BEGIN(URIC_FRAGMENT, AT + 1); }
	goto st187;
tr213:
	{ END(URIC_PATH); PATH_KIND(URIC_PATH_ABEMPTY); }
	{ BEGIN(URIC_FRAGMENT, AT + 1); }
	goto st187;
tr216:
	{ END(URIC_PORT); }
	{ BEGIN(URIC_PATH, AT); }
	{ END(URIC_PATH); PATH_KIND(URIC_PATH_ABEMPTY); }
	{ BEGIN(URIC_FRAGMENT, AT + 1); }
	goto st187;
tr242:
	{ HOST_KIND(URIC_HOST_IPV4ADDRESS); }
	{ END(URIC_HOST); }
	{ BEGIN(URIC_PATH, AT); }
	{ END(URIC_PATH); PATH_KIND(URIC_PATH_ABEMPTY); }
	{ BEGIN(URIC_FRAGMENT, AT + 1); }
	goto st187;
tr250:
	{ END(URIC_HOST); }
	{ BEGIN(URIC_PATH, AT); }
	{ END(URIC_PATH); PATH_KIND(URIC_PATH_ABEMPTY); }
	{ BEGIN(URIC_FRAGMENT, AT + 1); }
	goto st187;
tr275:
	{ END(URIC_PATH); PATH_KIND(URIC_PATH_ROOTLESS); }
	{ BEGIN(URIC_FRAGMENT, AT + 1); }
	goto st187;
st187:
	if ( ++p == pe )
		goto _test_eof187;
	URIC_FALLTHROUGH;
case 187:
	switch( (*p) ) {
		case 33u: goto st187;
		case 37u: goto st2;
		case 61u: goto st187;
		case 95u: goto st187;
		case 126u: goto st187;
	}
	if ( (*p) < 63u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st187;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st187;
	} else
		goto st187;
	goto st0;
st2:
	if ( ++p == pe )
		goto _test_eof2;
	URIC_FALLTHROUGH;
case 2:
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
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st187;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st187;
	} else
		goto st187;
	goto st0;
st4:
	if ( ++p == pe )
		goto _test_eof4;
	URIC_FALLTHROUGH;
case 4:
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
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st186;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st186;
	} else
		goto st186;
	goto st0;
st188:
	if ( ++p == pe )
		goto _test_eof188;
	URIC_FALLTHROUGH;
case 188:
	switch( (*p) ) {
		case 33u: goto st188;
		case 35u: goto tr193;
		case 37u: goto st6;
		case 61u: goto st188;
		case 63u: goto tr194;
		case 95u: goto st188;
		case 126u: goto st188;
	}
	if ( (*p) < 64u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st188;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st188;
	} else
		goto st188;
	goto st0;
st6:
	if ( ++p == pe )
		goto _test_eof6;
	URIC_FALLTHROUGH;
case 6:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st7;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st7;
	} else
		goto st7;
	goto st0;
st7:
	if ( ++p == pe )
		goto _test_eof7;
	URIC_FALLTHROUGH;
case 7:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st188;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st188;
	} else
		goto st188;
	goto st0;
tr191:
	{ END(URIC_PATH); PATH_KIND(URIC_PATH_EMPTY); }
	{ BEGIN(URIC_QUERY, AT + 1); }
	goto st189;
tr194:
	{ END(URIC_PATH); PATH_KIND(URIC_PATH_NOSCHEME); }
	{ BEGIN(URIC_QUERY, AT + 1); }
	goto st189;
tr202:
	{ END(URIC_PATH); PATH_KIND(URIC_PATH_ABSOLUTE); }
	{ BEGIN(URIC_QUERY, AT + 1); }
	goto st189;
tr211:
	{ HOST_KIND(URIC_HOST_REG_NAME); }
	{ END(URIC_HOST); }
	{ BEGIN(URIC_PATH, AT); }
	{ END(URIC_PATH); PATH_KIND(URIC_PATH_ABEMPTY); }
	{ BEGIN(URIC_QUERY, AT + 1); }
	goto st189;
tr215:
	{ END(URIC_PATH); PATH_KIND(URIC_PATH_ABEMPTY); }
	{ BEGIN(URIC_QUERY, AT + 1); }
	goto st189;
tr219:
	{ END(URIC_PORT); }
	{ BEGIN(URIC_PATH, AT); }
	{ END(URIC_PATH); PATH_KIND(URIC_PATH_ABEMPTY); }
	{ BEGIN(URIC_QUERY, AT + 1); }
	goto st189;
tr245:
	{ HOST_KIND(URIC_HOST_IPV4ADDRESS); }
	{ END(URIC_HOST); }
	{ BEGIN(URIC_PATH, AT); }
	{ END(URIC_PATH); PATH_KIND(URIC_PATH_ABEMPTY); }
	{ BEGIN(URIC_QUERY, AT + 1); }
	goto st189;
tr253:
	{ END(URIC_HOST); }
	{ BEGIN(URIC_PATH, AT); }
	{ END(URIC_PATH); PATH_KIND(URIC_PATH_ABEMPTY); }
	{ BEGIN(URIC_QUERY, AT + 1); }
	goto st189;
tr276:
	{ END(URIC_PATH); PATH_KIND(URIC_PATH_ROOTLESS); }
	{ BEGIN(URIC_QUERY, AT + 1); }
	goto st189;
st189:
	if ( ++p == pe )
		goto _test_eof189;
	URIC_FALLTHROUGH;
case 189:
	switch( (*p) ) {
		case 33u: goto st189;
		case 35u: goto tr197;
		case 37u: goto st8;
		case 61u: goto st189;
		case 95u: goto st189;
		case 126u: goto st189;
	}
	if ( (*p) < 63u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st189;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st189;
	} else
		goto st189;
	goto st0;
st8:
	if ( ++p == pe )
		goto _test_eof8;
	URIC_FALLTHROUGH;
case 8:
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
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st189;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st189;
	} else
		goto st189;
	goto st0;
st190:
	if ( ++p == pe )
		goto _test_eof190;
	URIC_FALLTHROUGH;
case 190:
	switch( (*p) ) {
		case 33u: goto st191;
		case 35u: goto tr199;
		case 37u: goto st10;
		case 47u: goto tr201;
		case 61u: goto st191;
		case 63u: goto tr202;
		case 95u: goto st191;
		case 126u: goto st191;
	}
	if ( (*p) < 64u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st191;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st191;
	} else
		goto st191;
	goto st0;
st191:
	if ( ++p == pe )
		goto _test_eof191;
	URIC_FALLTHROUGH;
case 191:
	switch( (*p) ) {
		case 33u: goto st191;
		case 35u: goto tr199;
		case 37u: goto st10;
		case 61u: goto st191;
		case 63u: goto tr202;
		case 95u: goto st191;
		case 126u: goto st191;
	}
	if ( (*p) < 64u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st191;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st191;
	} else
		goto st191;
	goto st0;
st10:
	if ( ++p == pe )
		goto _test_eof10;
	URIC_FALLTHROUGH;
case 10:
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
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st191;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st191;
	} else
		goto st191;
	goto st0;
tr201:
	{ BEGIN(URIC_HOST, AT + 1); }
	goto st192;
st192:
	if ( ++p == pe )
		goto _test_eof192;
	URIC_FALLTHROUGH;
case 192:
	switch( (*p) ) {
		case 33u: goto st193;
		case 35u: goto tr203;
		case 37u: goto st12;
		case 47u: goto tr205;
		case 48u: goto st223;
		case 49u: goto st242;
		case 50u: goto st244;
		case 58u: goto tr210;
		case 59u: goto st193;
		case 61u: goto st193;
		case 63u: goto tr211;
		case 64u: goto tr20;
		case 91u: goto st21;
		case 95u: goto st193;
		case 126u: goto st193;
	}
	if ( (*p) < 51u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st193;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st193;
		} else if ( (*p) >= 65u )
			goto st193;
	} else
		goto st243;
	goto st0;
st193:
	if ( ++p == pe )
		goto _test_eof193;
	URIC_FALLTHROUGH;
case 193:
	switch( (*p) ) {
		case 33u: goto st193;
		case 35u: goto tr203;
		case 37u: goto st12;
		case 47u: goto tr205;
		case 58u: goto tr210;
		case 61u: goto st193;
		case 63u: goto tr211;
		case 64u: goto tr20;
		case 95u: goto st193;
		case 126u: goto st193;
	}
	if ( (*p) < 65u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st193;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st193;
	} else
		goto st193;
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
			goto st193;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st193;
	} else
		goto st193;
	goto st0;
tr205:
	{ HOST_KIND(URIC_HOST_REG_NAME); }
	{ END(URIC_HOST); }
	{ BEGIN(URIC_PATH, AT); }
	goto st194;
tr217:
	{ END(URIC_PORT); }
	{ BEGIN(URIC_PATH, AT); }
	goto st194;
tr243:
	{ HOST_KIND(URIC_HOST_IPV4ADDRESS); }
	{ END(URIC_HOST); }
	{ BEGIN(URIC_PATH, AT); }
	goto st194;
tr251:
	{ END(URIC_HOST); }
	{ BEGIN(URIC_PATH, AT); }
	goto st194;
st194:
	if ( ++p == pe )
		goto _test_eof194;
	URIC_FALLTHROUGH;
case 194:
	switch( (*p) ) {
		case 33u: goto st194;
		case 35u: goto tr213;
		case 37u: goto st14;
		case 61u: goto st194;
		case 63u: goto tr215;
		case 95u: goto st194;
		case 126u: goto st194;
	}
	if ( (*p) < 64u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st194;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st194;
	} else
		goto st194;
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
			goto st194;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st194;
	} else
		goto st194;
	goto st0;
tr210:
	{ HOST_KIND(URIC_HOST_REG_NAME); }
	{ END(URIC_HOST); }
	{ BEGIN(URIC_PORT, AT + 1); }
	goto st195;
tr269:
	{ HOST_KIND(URIC_HOST_IPV4ADDRESS); }
	{ END(URIC_HOST); }
	{ BEGIN(URIC_PORT, AT + 1); }
	goto st195;
st195:
	if ( ++p == pe )
		goto _test_eof195;
	URIC_FALLTHROUGH;
case 195:
	switch( (*p) ) {
		case 33u: goto st16;
		case 35u: goto tr216;
		case 37u: goto st17;
		case 47u: goto tr217;
		case 61u: goto st16;
		case 63u: goto tr219;
		case 64u: goto tr20;
		case 95u: goto st16;
		case 126u: goto st16;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st195;
		} else if ( (*p) >= 36u )
			goto st16;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st16;
		} else if ( (*p) >= 65u )
			goto st16;
	} else
		goto st16;
	goto st0;
st16:
	if ( ++p == pe )
		goto _test_eof16;
	URIC_FALLTHROUGH;
case 16:
	switch( (*p) ) {
		case 33u: goto st16;
		case 37u: goto st17;
		case 61u: goto st16;
		case 64u: goto tr20;
		case 95u: goto st16;
		case 126u: goto st16;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st16;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st16;
		} else if ( (*p) >= 65u )
			goto st16;
	} else
		goto st16;
	goto st0;
st17:
	if ( ++p == pe )
		goto _test_eof17;
	URIC_FALLTHROUGH;
case 17:
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
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st16;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st16;
	} else
		goto st16;
	goto st0;
tr20:
	{
        BEGIN(URIC_USERINFO, BEGIN_OF(URIC_HOST));
        END(URIC_USERINFO);
        BEGIN(URIC_HOST, AT + 1);
        NO_BEGIN(URIC_PORT);
    }
	goto st196;
st196:
	if ( ++p == pe )
		goto _test_eof196;
	URIC_FALLTHROUGH;
case 196:
	switch( (*p) ) {
		case 33u: goto st197;
		case 35u: goto tr203;
		case 37u: goto st19;
		case 47u: goto tr205;
		case 48u: goto st199;
		case 49u: goto st218;
		case 50u: goto st220;
		case 58u: goto tr225;
		case 59u: goto st197;
		case 61u: goto st197;
		case 63u: goto tr211;
		case 91u: goto st21;
		case 95u: goto st197;
		case 126u: goto st197;
	}
	if ( (*p) < 51u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st197;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st197;
		} else if ( (*p) >= 65u )
			goto st197;
	} else
		goto st219;
	goto st0;
st197:
	if ( ++p == pe )
		goto _test_eof197;
	URIC_FALLTHROUGH;
case 197:
	switch( (*p) ) {
		case 33u: goto st197;
		case 35u: goto tr203;
		case 37u: goto st19;
		case 47u: goto tr205;
		case 58u: goto tr225;
		case 61u: goto st197;
		case 63u: goto tr211;
		case 95u: goto st197;
		case 126u: goto st197;
	}
	if ( (*p) < 65u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st197;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st197;
	} else
		goto st197;
	goto st0;
st19:
	if ( ++p == pe )
		goto _test_eof19;
	URIC_FALLTHROUGH;
case 19:
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
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st197;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st197;
	} else
		goto st197;
	goto st0;
tr225:
	{ HOST_KIND(URIC_HOST_REG_NAME); }
	{ END(URIC_HOST); }
	{ BEGIN(URIC_PORT, AT + 1); }
	goto st198;
tr244:
	{ HOST_KIND(URIC_HOST_IPV4ADDRESS); }
	{ END(URIC_HOST); }
	{ BEGIN(URIC_PORT, AT + 1); }
	goto st198;
tr252:
	{ END(URIC_HOST); }
	{ BEGIN(URIC_PORT, AT + 1); }
	goto st198;
st198:
	if ( ++p == pe )
		goto _test_eof198;
	URIC_FALLTHROUGH;
case 198:
	switch( (*p) ) {
		case 35u: goto tr216;
		case 47u: goto tr217;
		case 63u: goto tr219;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st198;
	goto st0;
st199:
	if ( ++p == pe )
		goto _test_eof199;
	URIC_FALLTHROUGH;
case 199:
	switch( (*p) ) {
		case 33u: goto st197;
		case 35u: goto tr203;
		case 37u: goto st19;
		case 46u: goto st200;
		case 47u: goto tr205;
		case 58u: goto tr225;
		case 61u: goto st197;
		case 63u: goto tr211;
		case 95u: goto st197;
		case 126u: goto st197;
	}
	if ( (*p) < 65u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st197;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st197;
	} else
		goto st197;
	goto st0;
st200:
	if ( ++p == pe )
		goto _test_eof200;
	URIC_FALLTHROUGH;
case 200:
	switch( (*p) ) {
		case 33u: goto st197;
		case 35u: goto tr203;
		case 37u: goto st19;
		case 47u: goto tr205;
		case 48u: goto st201;
		case 49u: goto st214;
		case 50u: goto st216;
		case 58u: goto tr225;
		case 59u: goto st197;
		case 61u: goto st197;
		case 63u: goto tr211;
		case 95u: goto st197;
		case 126u: goto st197;
	}
	if ( (*p) < 51u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st197;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st197;
		} else if ( (*p) >= 65u )
			goto st197;
	} else
		goto st215;
	goto st0;
st201:
	if ( ++p == pe )
		goto _test_eof201;
	URIC_FALLTHROUGH;
case 201:
	switch( (*p) ) {
		case 33u: goto st197;
		case 35u: goto tr203;
		case 37u: goto st19;
		case 46u: goto st202;
		case 47u: goto tr205;
		case 58u: goto tr225;
		case 61u: goto st197;
		case 63u: goto tr211;
		case 95u: goto st197;
		case 126u: goto st197;
	}
	if ( (*p) < 65u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st197;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st197;
	} else
		goto st197;
	goto st0;
st202:
	if ( ++p == pe )
		goto _test_eof202;
	URIC_FALLTHROUGH;
case 202:
	switch( (*p) ) {
		case 33u: goto st197;
		case 35u: goto tr203;
		case 37u: goto st19;
		case 47u: goto tr205;
		case 48u: goto st203;
		case 49u: goto st210;
		case 50u: goto st212;
		case 58u: goto tr225;
		case 59u: goto st197;
		case 61u: goto st197;
		case 63u: goto tr211;
		case 95u: goto st197;
		case 126u: goto st197;
	}
	if ( (*p) < 51u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st197;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st197;
		} else if ( (*p) >= 65u )
			goto st197;
	} else
		goto st211;
	goto st0;
st203:
	if ( ++p == pe )
		goto _test_eof203;
	URIC_FALLTHROUGH;
case 203:
	switch( (*p) ) {
		case 33u: goto st197;
		case 35u: goto tr203;
		case 37u: goto st19;
		case 46u: goto st204;
		case 47u: goto tr205;
		case 58u: goto tr225;
		case 61u: goto st197;
		case 63u: goto tr211;
		case 95u: goto st197;
		case 126u: goto st197;
	}
	if ( (*p) < 65u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st197;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st197;
	} else
		goto st197;
	goto st0;
st204:
	if ( ++p == pe )
		goto _test_eof204;
	URIC_FALLTHROUGH;
case 204:
	switch( (*p) ) {
		case 33u: goto st197;
		case 35u: goto tr203;
		case 37u: goto st19;
		case 47u: goto tr205;
		case 48u: goto st205;
		case 49u: goto st206;
		case 50u: goto st208;
		case 58u: goto tr225;
		case 59u: goto st197;
		case 61u: goto st197;
		case 63u: goto tr211;
		case 95u: goto st197;
		case 126u: goto st197;
	}
	if ( (*p) < 51u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st197;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st197;
		} else if ( (*p) >= 65u )
			goto st197;
	} else
		goto st207;
	goto st0;
st205:
	if ( ++p == pe )
		goto _test_eof205;
	URIC_FALLTHROUGH;
case 205:
	switch( (*p) ) {
		case 33u: goto st197;
		case 35u: goto tr242;
		case 37u: goto st19;
		case 47u: goto tr243;
		case 58u: goto tr244;
		case 61u: goto st197;
		case 63u: goto tr245;
		case 95u: goto st197;
		case 126u: goto st197;
	}
	if ( (*p) < 65u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st197;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st197;
	} else
		goto st197;
	goto st0;
st206:
	if ( ++p == pe )
		goto _test_eof206;
	URIC_FALLTHROUGH;
case 206:
	switch( (*p) ) {
		case 33u: goto st197;
		case 35u: goto tr242;
		case 37u: goto st19;
		case 47u: goto tr243;
		case 58u: goto tr244;
		case 59u: goto st197;
		case 61u: goto st197;
		case 63u: goto tr245;
		case 95u: goto st197;
		case 126u: goto st197;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st197;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st197;
		} else if ( (*p) >= 65u )
			goto st197;
	} else
		goto st207;
	goto st0;
st207:
	if ( ++p == pe )
		goto _test_eof207;
	URIC_FALLTHROUGH;
case 207:
	switch( (*p) ) {
		case 33u: goto st197;
		case 35u: goto tr242;
		case 37u: goto st19;
		case 47u: goto tr243;
		case 58u: goto tr244;
		case 59u: goto st197;
		case 61u: goto st197;
		case 63u: goto tr245;
		case 95u: goto st197;
		case 126u: goto st197;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st197;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st197;
		} else if ( (*p) >= 65u )
			goto st197;
	} else
		goto st205;
	goto st0;
st208:
	if ( ++p == pe )
		goto _test_eof208;
	URIC_FALLTHROUGH;
case 208:
	switch( (*p) ) {
		case 33u: goto st197;
		case 35u: goto tr242;
		case 37u: goto st19;
		case 47u: goto tr243;
		case 53u: goto st209;
		case 58u: goto tr244;
		case 59u: goto st197;
		case 61u: goto st197;
		case 63u: goto tr245;
		case 95u: goto st197;
		case 126u: goto st197;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 52u )
				goto st207;
		} else if ( (*p) >= 36u )
			goto st197;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st197;
		} else if ( (*p) >= 65u )
			goto st197;
	} else
		goto st205;
	goto st0;
st209:
	if ( ++p == pe )
		goto _test_eof209;
	URIC_FALLTHROUGH;
case 209:
	switch( (*p) ) {
		case 33u: goto st197;
		case 35u: goto tr242;
		case 37u: goto st19;
		case 47u: goto tr243;
		case 58u: goto tr244;
		case 61u: goto st197;
		case 63u: goto tr245;
		case 95u: goto st197;
		case 126u: goto st197;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 53u )
				goto st205;
		} else if ( (*p) >= 36u )
			goto st197;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st197;
		} else if ( (*p) >= 65u )
			goto st197;
	} else
		goto st197;
	goto st0;
st210:
	if ( ++p == pe )
		goto _test_eof210;
	URIC_FALLTHROUGH;
case 210:
	switch( (*p) ) {
		case 33u: goto st197;
		case 35u: goto tr203;
		case 37u: goto st19;
		case 46u: goto st204;
		case 47u: goto tr205;
		case 58u: goto tr225;
		case 59u: goto st197;
		case 61u: goto st197;
		case 63u: goto tr211;
		case 95u: goto st197;
		case 126u: goto st197;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 45u )
			goto st197;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st197;
		} else if ( (*p) >= 65u )
			goto st197;
	} else
		goto st211;
	goto st0;
st211:
	if ( ++p == pe )
		goto _test_eof211;
	URIC_FALLTHROUGH;
case 211:
	switch( (*p) ) {
		case 33u: goto st197;
		case 35u: goto tr203;
		case 37u: goto st19;
		case 46u: goto st204;
		case 47u: goto tr205;
		case 58u: goto tr225;
		case 59u: goto st197;
		case 61u: goto st197;
		case 63u: goto tr211;
		case 95u: goto st197;
		case 126u: goto st197;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 45u )
			goto st197;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st197;
		} else if ( (*p) >= 65u )
			goto st197;
	} else
		goto st203;
	goto st0;
st212:
	if ( ++p == pe )
		goto _test_eof212;
	URIC_FALLTHROUGH;
case 212:
	switch( (*p) ) {
		case 33u: goto st197;
		case 35u: goto tr203;
		case 37u: goto st19;
		case 46u: goto st204;
		case 47u: goto tr205;
		case 53u: goto st213;
		case 58u: goto tr225;
		case 59u: goto st197;
		case 61u: goto st197;
		case 63u: goto tr211;
		case 95u: goto st197;
		case 126u: goto st197;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 52u )
				goto st211;
		} else if ( (*p) >= 36u )
			goto st197;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st197;
		} else if ( (*p) >= 65u )
			goto st197;
	} else
		goto st203;
	goto st0;
st213:
	if ( ++p == pe )
		goto _test_eof213;
	URIC_FALLTHROUGH;
case 213:
	switch( (*p) ) {
		case 33u: goto st197;
		case 35u: goto tr203;
		case 37u: goto st19;
		case 46u: goto st204;
		case 47u: goto tr205;
		case 58u: goto tr225;
		case 61u: goto st197;
		case 63u: goto tr211;
		case 95u: goto st197;
		case 126u: goto st197;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 53u )
				goto st203;
		} else if ( (*p) >= 36u )
			goto st197;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st197;
		} else if ( (*p) >= 65u )
			goto st197;
	} else
		goto st197;
	goto st0;
st214:
	if ( ++p == pe )
		goto _test_eof214;
	URIC_FALLTHROUGH;
case 214:
	switch( (*p) ) {
		case 33u: goto st197;
		case 35u: goto tr203;
		case 37u: goto st19;
		case 46u: goto st202;
		case 47u: goto tr205;
		case 58u: goto tr225;
		case 59u: goto st197;
		case 61u: goto st197;
		case 63u: goto tr211;
		case 95u: goto st197;
		case 126u: goto st197;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 45u )
			goto st197;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st197;
		} else if ( (*p) >= 65u )
			goto st197;
	} else
		goto st215;
	goto st0;
st215:
	if ( ++p == pe )
		goto _test_eof215;
	URIC_FALLTHROUGH;
case 215:
	switch( (*p) ) {
		case 33u: goto st197;
		case 35u: goto tr203;
		case 37u: goto st19;
		case 46u: goto st202;
		case 47u: goto tr205;
		case 58u: goto tr225;
		case 59u: goto st197;
		case 61u: goto st197;
		case 63u: goto tr211;
		case 95u: goto st197;
		case 126u: goto st197;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 45u )
			goto st197;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st197;
		} else if ( (*p) >= 65u )
			goto st197;
	} else
		goto st201;
	goto st0;
st216:
	if ( ++p == pe )
		goto _test_eof216;
	URIC_FALLTHROUGH;
case 216:
	switch( (*p) ) {
		case 33u: goto st197;
		case 35u: goto tr203;
		case 37u: goto st19;
		case 46u: goto st202;
		case 47u: goto tr205;
		case 53u: goto st217;
		case 58u: goto tr225;
		case 59u: goto st197;
		case 61u: goto st197;
		case 63u: goto tr211;
		case 95u: goto st197;
		case 126u: goto st197;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 52u )
				goto st215;
		} else if ( (*p) >= 36u )
			goto st197;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st197;
		} else if ( (*p) >= 65u )
			goto st197;
	} else
		goto st201;
	goto st0;
st217:
	if ( ++p == pe )
		goto _test_eof217;
	URIC_FALLTHROUGH;
case 217:
	switch( (*p) ) {
		case 33u: goto st197;
		case 35u: goto tr203;
		case 37u: goto st19;
		case 46u: goto st202;
		case 47u: goto tr205;
		case 58u: goto tr225;
		case 61u: goto st197;
		case 63u: goto tr211;
		case 95u: goto st197;
		case 126u: goto st197;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 53u )
				goto st201;
		} else if ( (*p) >= 36u )
			goto st197;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st197;
		} else if ( (*p) >= 65u )
			goto st197;
	} else
		goto st197;
	goto st0;
st218:
	if ( ++p == pe )
		goto _test_eof218;
	URIC_FALLTHROUGH;
case 218:
	switch( (*p) ) {
		case 33u: goto st197;
		case 35u: goto tr203;
		case 37u: goto st19;
		case 46u: goto st200;
		case 47u: goto tr205;
		case 58u: goto tr225;
		case 59u: goto st197;
		case 61u: goto st197;
		case 63u: goto tr211;
		case 95u: goto st197;
		case 126u: goto st197;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 45u )
			goto st197;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st197;
		} else if ( (*p) >= 65u )
			goto st197;
	} else
		goto st219;
	goto st0;
st219:
	if ( ++p == pe )
		goto _test_eof219;
	URIC_FALLTHROUGH;
case 219:
	switch( (*p) ) {
		case 33u: goto st197;
		case 35u: goto tr203;
		case 37u: goto st19;
		case 46u: goto st200;
		case 47u: goto tr205;
		case 58u: goto tr225;
		case 59u: goto st197;
		case 61u: goto st197;
		case 63u: goto tr211;
		case 95u: goto st197;
		case 126u: goto st197;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 45u )
			goto st197;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st197;
		} else if ( (*p) >= 65u )
			goto st197;
	} else
		goto st199;
	goto st0;
st220:
	if ( ++p == pe )
		goto _test_eof220;
	URIC_FALLTHROUGH;
case 220:
	switch( (*p) ) {
		case 33u: goto st197;
		case 35u: goto tr203;
		case 37u: goto st19;
		case 46u: goto st200;
		case 47u: goto tr205;
		case 53u: goto st221;
		case 58u: goto tr225;
		case 59u: goto st197;
		case 61u: goto st197;
		case 63u: goto tr211;
		case 95u: goto st197;
		case 126u: goto st197;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 52u )
				goto st219;
		} else if ( (*p) >= 36u )
			goto st197;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st197;
		} else if ( (*p) >= 65u )
			goto st197;
	} else
		goto st199;
	goto st0;
st221:
	if ( ++p == pe )
		goto _test_eof221;
	URIC_FALLTHROUGH;
case 221:
	switch( (*p) ) {
		case 33u: goto st197;
		case 35u: goto tr203;
		case 37u: goto st19;
		case 46u: goto st200;
		case 47u: goto tr205;
		case 58u: goto tr225;
		case 61u: goto st197;
		case 63u: goto tr211;
		case 95u: goto st197;
		case 126u: goto st197;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 53u )
				goto st199;
		} else if ( (*p) >= 36u )
			goto st197;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st197;
		} else if ( (*p) >= 65u )
			goto st197;
	} else
		goto st197;
	goto st0;
st21:
	if ( ++p == pe )
		goto _test_eof21;
	URIC_FALLTHROUGH;
case 21:
	switch( (*p) ) {
		case 58u: goto st157;
		case 86u: goto st172;
		case 118u: goto st172;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st22;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st22;
	} else
		goto st22;
	goto st0;
st22:
	if ( ++p == pe )
		goto _test_eof22;
	URIC_FALLTHROUGH;
case 22:
	if ( (*p) == 58u )
		goto st26;
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
		goto st26;
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
		goto st26;
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
		goto st26;
	goto st0;
st26:
	if ( ++p == pe )
		goto _test_eof26;
	URIC_FALLTHROUGH;
case 26:
	if ( (*p) == 58u )
		goto st143;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st27;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st27;
	} else
		goto st27;
	goto st0;
st27:
	if ( ++p == pe )
		goto _test_eof27;
	URIC_FALLTHROUGH;
case 27:
	if ( (*p) == 58u )
		goto st31;
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
		goto st31;
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
		goto st31;
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
		goto st31;
	goto st0;
st31:
	if ( ++p == pe )
		goto _test_eof31;
	URIC_FALLTHROUGH;
case 31:
	if ( (*p) == 58u )
		goto st129;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st32;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st32;
	} else
		goto st32;
	goto st0;
st32:
	if ( ++p == pe )
		goto _test_eof32;
	URIC_FALLTHROUGH;
case 32:
	if ( (*p) == 58u )
		goto st36;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st33;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st33;
	} else
		goto st33;
	goto st0;
st33:
	if ( ++p == pe )
		goto _test_eof33;
	URIC_FALLTHROUGH;
case 33:
	if ( (*p) == 58u )
		goto st36;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st34;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st34;
	} else
		goto st34;
	goto st0;
st34:
	if ( ++p == pe )
		goto _test_eof34;
	URIC_FALLTHROUGH;
case 34:
	if ( (*p) == 58u )
		goto st36;
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
	if ( (*p) == 58u )
		goto st36;
	goto st0;
st36:
	if ( ++p == pe )
		goto _test_eof36;
	URIC_FALLTHROUGH;
case 36:
	if ( (*p) == 58u )
		goto st115;
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
	if ( (*p) == 58u )
		goto st41;
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
	if ( (*p) == 58u )
		goto st41;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st39;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st39;
	} else
		goto st39;
	goto st0;
st39:
	if ( ++p == pe )
		goto _test_eof39;
	URIC_FALLTHROUGH;
case 39:
	if ( (*p) == 58u )
		goto st41;
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
	if ( (*p) == 58u )
		goto st41;
	goto st0;
st41:
	if ( ++p == pe )
		goto _test_eof41;
	URIC_FALLTHROUGH;
case 41:
	if ( (*p) == 58u )
		goto st101;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st42;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st42;
	} else
		goto st42;
	goto st0;
st42:
	if ( ++p == pe )
		goto _test_eof42;
	URIC_FALLTHROUGH;
case 42:
	if ( (*p) == 58u )
		goto st46;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st43;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st43;
	} else
		goto st43;
	goto st0;
st43:
	if ( ++p == pe )
		goto _test_eof43;
	URIC_FALLTHROUGH;
case 43:
	if ( (*p) == 58u )
		goto st46;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st44;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st44;
	} else
		goto st44;
	goto st0;
st44:
	if ( ++p == pe )
		goto _test_eof44;
	URIC_FALLTHROUGH;
case 44:
	if ( (*p) == 58u )
		goto st46;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st45;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st45;
	} else
		goto st45;
	goto st0;
st45:
	if ( ++p == pe )
		goto _test_eof45;
	URIC_FALLTHROUGH;
case 45:
	if ( (*p) == 58u )
		goto st46;
	goto st0;
st46:
	if ( ++p == pe )
		goto _test_eof46;
	URIC_FALLTHROUGH;
case 46:
	if ( (*p) == 58u )
		goto st87;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st47;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st47;
	} else
		goto st47;
	goto st0;
st47:
	if ( ++p == pe )
		goto _test_eof47;
	URIC_FALLTHROUGH;
case 47:
	if ( (*p) == 58u )
		goto st51;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st48;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st48;
	} else
		goto st48;
	goto st0;
st48:
	if ( ++p == pe )
		goto _test_eof48;
	URIC_FALLTHROUGH;
case 48:
	if ( (*p) == 58u )
		goto st51;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st49;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st49;
	} else
		goto st49;
	goto st0;
st49:
	if ( ++p == pe )
		goto _test_eof49;
	URIC_FALLTHROUGH;
case 49:
	if ( (*p) == 58u )
		goto st51;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st50;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st50;
	} else
		goto st50;
	goto st0;
st50:
	if ( ++p == pe )
		goto _test_eof50;
	URIC_FALLTHROUGH;
case 50:
	if ( (*p) == 58u )
		goto st51;
	goto st0;
st51:
	if ( ++p == pe )
		goto _test_eof51;
	URIC_FALLTHROUGH;
case 51:
	switch( (*p) ) {
		case 48u: goto st52;
		case 49u: goto st78;
		case 50u: goto st81;
		case 58u: goto st85;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st84;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st86;
	} else
		goto st86;
	goto st0;
st52:
	if ( ++p == pe )
		goto _test_eof52;
	URIC_FALLTHROUGH;
case 52:
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st74;
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
st53:
	if ( ++p == pe )
		goto _test_eof53;
	URIC_FALLTHROUGH;
case 53:
	switch( (*p) ) {
		case 48u: goto st54;
		case 49u: goto st67;
		case 50u: goto st69;
	}
	if ( 51u <= (*p) && (*p) <= 57u )
		goto st68;
	goto st0;
st54:
	if ( ++p == pe )
		goto _test_eof54;
	URIC_FALLTHROUGH;
case 54:
	if ( (*p) == 46u )
		goto st55;
	goto st0;
st55:
	if ( ++p == pe )
		goto _test_eof55;
	URIC_FALLTHROUGH;
case 55:
	switch( (*p) ) {
		case 48u: goto st56;
		case 49u: goto st63;
		case 50u: goto st65;
	}
	if ( 51u <= (*p) && (*p) <= 57u )
		goto st64;
	goto st0;
st56:
	if ( ++p == pe )
		goto _test_eof56;
	URIC_FALLTHROUGH;
case 56:
	if ( (*p) == 46u )
		goto st57;
	goto st0;
st57:
	if ( ++p == pe )
		goto _test_eof57;
	URIC_FALLTHROUGH;
case 57:
	switch( (*p) ) {
		case 48u: goto st58;
		case 49u: goto st59;
		case 50u: goto st61;
	}
	if ( 51u <= (*p) && (*p) <= 57u )
		goto st60;
	goto st0;
st58:
	if ( ++p == pe )
		goto _test_eof58;
	URIC_FALLTHROUGH;
case 58:
	if ( (*p) == 93u )
		goto tr84;
	goto st0;
tr84:
	{ HOST_KIND(URIC_HOST_IPV6ADDRESS); }
	goto st222;
tr179:
	{ HOST_KIND(URIC_HOST_IPVFUTURE); }
	goto st222;
st222:
	if ( ++p == pe )
		goto _test_eof222;
	URIC_FALLTHROUGH;
case 222:
	switch( (*p) ) {
		case 35u: goto tr250;
		case 47u: goto tr251;
		case 58u: goto tr252;
		case 63u: goto tr253;
	}
	goto st0;
st59:
	if ( ++p == pe )
		goto _test_eof59;
	URIC_FALLTHROUGH;
case 59:
	if ( (*p) == 93u )
		goto tr84;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st60;
	goto st0;
st60:
	if ( ++p == pe )
		goto _test_eof60;
	URIC_FALLTHROUGH;
case 60:
	if ( (*p) == 93u )
		goto tr84;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st58;
	goto st0;
st61:
	if ( ++p == pe )
		goto _test_eof61;
	URIC_FALLTHROUGH;
case 61:
	switch( (*p) ) {
		case 53u: goto st62;
		case 93u: goto tr84;
	}
	if ( (*p) > 52u ) {
		if ( 54u <= (*p) && (*p) <= 57u )
			goto st58;
	} else if ( (*p) >= 48u )
		goto st60;
	goto st0;
st62:
	if ( ++p == pe )
		goto _test_eof62;
	URIC_FALLTHROUGH;
case 62:
	if ( (*p) == 93u )
		goto tr84;
	if ( 48u <= (*p) && (*p) <= 53u )
		goto st58;
	goto st0;
st63:
	if ( ++p == pe )
		goto _test_eof63;
	URIC_FALLTHROUGH;
case 63:
	if ( (*p) == 46u )
		goto st57;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st64;
	goto st0;
st64:
	if ( ++p == pe )
		goto _test_eof64;
	URIC_FALLTHROUGH;
case 64:
	if ( (*p) == 46u )
		goto st57;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st56;
	goto st0;
st65:
	if ( ++p == pe )
		goto _test_eof65;
	URIC_FALLTHROUGH;
case 65:
	switch( (*p) ) {
		case 46u: goto st57;
		case 53u: goto st66;
	}
	if ( (*p) > 52u ) {
		if ( 54u <= (*p) && (*p) <= 57u )
			goto st56;
	} else if ( (*p) >= 48u )
		goto st64;
	goto st0;
st66:
	if ( ++p == pe )
		goto _test_eof66;
	URIC_FALLTHROUGH;
case 66:
	if ( (*p) == 46u )
		goto st57;
	if ( 48u <= (*p) && (*p) <= 53u )
		goto st56;
	goto st0;
st67:
	if ( ++p == pe )
		goto _test_eof67;
	URIC_FALLTHROUGH;
case 67:
	if ( (*p) == 46u )
		goto st55;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st68;
	goto st0;
st68:
	if ( ++p == pe )
		goto _test_eof68;
	URIC_FALLTHROUGH;
case 68:
	if ( (*p) == 46u )
		goto st55;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st54;
	goto st0;
st69:
	if ( ++p == pe )
		goto _test_eof69;
	URIC_FALLTHROUGH;
case 69:
	switch( (*p) ) {
		case 46u: goto st55;
		case 53u: goto st70;
	}
	if ( (*p) > 52u ) {
		if ( 54u <= (*p) && (*p) <= 57u )
			goto st54;
	} else if ( (*p) >= 48u )
		goto st68;
	goto st0;
st70:
	if ( ++p == pe )
		goto _test_eof70;
	URIC_FALLTHROUGH;
case 70:
	if ( (*p) == 46u )
		goto st55;
	if ( 48u <= (*p) && (*p) <= 53u )
		goto st54;
	goto st0;
st71:
	if ( ++p == pe )
		goto _test_eof71;
	URIC_FALLTHROUGH;
case 71:
	if ( (*p) == 58u )
		goto st74;
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
	if ( (*p) == 58u )
		goto st74;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st73;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st73;
	} else
		goto st73;
	goto st0;
st73:
	if ( ++p == pe )
		goto _test_eof73;
	URIC_FALLTHROUGH;
case 73:
	if ( (*p) == 58u )
		goto st74;
	goto st0;
st74:
	if ( ++p == pe )
		goto _test_eof74;
	URIC_FALLTHROUGH;
case 74:
	if ( (*p) == 58u )
		goto st58;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st75;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st75;
	} else
		goto st75;
	goto st0;
st75:
	if ( ++p == pe )
		goto _test_eof75;
	URIC_FALLTHROUGH;
case 75:
	if ( (*p) == 93u )
		goto tr84;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st76;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st76;
	} else
		goto st76;
	goto st0;
st76:
	if ( ++p == pe )
		goto _test_eof76;
	URIC_FALLTHROUGH;
case 76:
	if ( (*p) == 93u )
		goto tr84;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st77;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st77;
	} else
		goto st77;
	goto st0;
st77:
	if ( ++p == pe )
		goto _test_eof77;
	URIC_FALLTHROUGH;
case 77:
	if ( (*p) == 93u )
		goto tr84;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st58;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st58;
	} else
		goto st58;
	goto st0;
st78:
	if ( ++p == pe )
		goto _test_eof78;
	URIC_FALLTHROUGH;
case 78:
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st74;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st79;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
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
		case 46u: goto st53;
		case 58u: goto st74;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st80;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st72;
	} else
		goto st72;
	goto st0;
st80:
	if ( ++p == pe )
		goto _test_eof80;
	URIC_FALLTHROUGH;
case 80:
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st74;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st73;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st73;
	} else
		goto st73;
	goto st0;
st81:
	if ( ++p == pe )
		goto _test_eof81;
	URIC_FALLTHROUGH;
case 81:
	switch( (*p) ) {
		case 46u: goto st53;
		case 53u: goto st82;
		case 58u: goto st74;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st79;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st71;
		} else if ( (*p) >= 65u )
			goto st71;
	} else
		goto st83;
	goto st0;
st82:
	if ( ++p == pe )
		goto _test_eof82;
	URIC_FALLTHROUGH;
case 82:
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st74;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st80;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st72;
		} else if ( (*p) >= 65u )
			goto st72;
	} else
		goto st72;
	goto st0;
st83:
	if ( ++p == pe )
		goto _test_eof83;
	URIC_FALLTHROUGH;
case 83:
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st74;
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
st84:
	if ( ++p == pe )
		goto _test_eof84;
	URIC_FALLTHROUGH;
case 84:
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st74;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st83;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st71;
	} else
		goto st71;
	goto st0;
st85:
	if ( ++p == pe )
		goto _test_eof85;
	URIC_FALLTHROUGH;
case 85:
	if ( (*p) == 93u )
		goto tr84;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st75;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st75;
	} else
		goto st75;
	goto st0;
st86:
	if ( ++p == pe )
		goto _test_eof86;
	URIC_FALLTHROUGH;
case 86:
	if ( (*p) == 58u )
		goto st74;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st71;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st71;
	} else
		goto st71;
	goto st0;
st87:
	if ( ++p == pe )
		goto _test_eof87;
	URIC_FALLTHROUGH;
case 87:
	switch( (*p) ) {
		case 48u: goto st88;
		case 49u: goto st93;
		case 50u: goto st96;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st99;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st100;
	} else
		goto st100;
	goto st0;
st88:
	if ( ++p == pe )
		goto _test_eof88;
	URIC_FALLTHROUGH;
case 88:
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st92;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st89;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st89;
	} else
		goto st89;
	goto st0;
st89:
	if ( ++p == pe )
		goto _test_eof89;
	URIC_FALLTHROUGH;
case 89:
	switch( (*p) ) {
		case 58u: goto st92;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st90;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st90;
	} else
		goto st90;
	goto st0;
st90:
	if ( ++p == pe )
		goto _test_eof90;
	URIC_FALLTHROUGH;
case 90:
	switch( (*p) ) {
		case 58u: goto st92;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st91;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st91;
	} else
		goto st91;
	goto st0;
st91:
	if ( ++p == pe )
		goto _test_eof91;
	URIC_FALLTHROUGH;
case 91:
	switch( (*p) ) {
		case 58u: goto st92;
		case 93u: goto tr84;
	}
	goto st0;
st92:
	if ( ++p == pe )
		goto _test_eof92;
	URIC_FALLTHROUGH;
case 92:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st75;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st75;
	} else
		goto st75;
	goto st0;
st93:
	if ( ++p == pe )
		goto _test_eof93;
	URIC_FALLTHROUGH;
case 93:
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st92;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st94;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st89;
	} else
		goto st89;
	goto st0;
st94:
	if ( ++p == pe )
		goto _test_eof94;
	URIC_FALLTHROUGH;
case 94:
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st92;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st95;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st90;
	} else
		goto st90;
	goto st0;
st95:
	if ( ++p == pe )
		goto _test_eof95;
	URIC_FALLTHROUGH;
case 95:
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st92;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st91;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st91;
	} else
		goto st91;
	goto st0;
st96:
	if ( ++p == pe )
		goto _test_eof96;
	URIC_FALLTHROUGH;
case 96:
	switch( (*p) ) {
		case 46u: goto st53;
		case 53u: goto st97;
		case 58u: goto st92;
		case 93u: goto tr84;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st94;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st89;
		} else if ( (*p) >= 65u )
			goto st89;
	} else
		goto st98;
	goto st0;
st97:
	if ( ++p == pe )
		goto _test_eof97;
	URIC_FALLTHROUGH;
case 97:
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st92;
		case 93u: goto tr84;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st95;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st90;
		} else if ( (*p) >= 65u )
			goto st90;
	} else
		goto st90;
	goto st0;
st98:
	if ( ++p == pe )
		goto _test_eof98;
	URIC_FALLTHROUGH;
case 98:
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st92;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st90;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st90;
	} else
		goto st90;
	goto st0;
st99:
	if ( ++p == pe )
		goto _test_eof99;
	URIC_FALLTHROUGH;
case 99:
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st92;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st98;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st89;
	} else
		goto st89;
	goto st0;
st100:
	if ( ++p == pe )
		goto _test_eof100;
	URIC_FALLTHROUGH;
case 100:
	switch( (*p) ) {
		case 58u: goto st92;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st89;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st89;
	} else
		goto st89;
	goto st0;
st101:
	if ( ++p == pe )
		goto _test_eof101;
	URIC_FALLTHROUGH;
case 101:
	switch( (*p) ) {
		case 48u: goto st102;
		case 49u: goto st107;
		case 50u: goto st110;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st113;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st114;
	} else
		goto st114;
	goto st0;
st102:
	if ( ++p == pe )
		goto _test_eof102;
	URIC_FALLTHROUGH;
case 102:
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st106;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st103;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st103;
	} else
		goto st103;
	goto st0;
st103:
	if ( ++p == pe )
		goto _test_eof103;
	URIC_FALLTHROUGH;
case 103:
	switch( (*p) ) {
		case 58u: goto st106;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st104;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st104;
	} else
		goto st104;
	goto st0;
st104:
	if ( ++p == pe )
		goto _test_eof104;
	URIC_FALLTHROUGH;
case 104:
	switch( (*p) ) {
		case 58u: goto st106;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st105;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st105;
	} else
		goto st105;
	goto st0;
st105:
	if ( ++p == pe )
		goto _test_eof105;
	URIC_FALLTHROUGH;
case 105:
	switch( (*p) ) {
		case 58u: goto st106;
		case 93u: goto tr84;
	}
	goto st0;
st106:
	if ( ++p == pe )
		goto _test_eof106;
	URIC_FALLTHROUGH;
case 106:
	switch( (*p) ) {
		case 48u: goto st88;
		case 49u: goto st93;
		case 50u: goto st96;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st99;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st100;
	} else
		goto st100;
	goto st0;
st107:
	if ( ++p == pe )
		goto _test_eof107;
	URIC_FALLTHROUGH;
case 107:
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st106;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st108;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st103;
	} else
		goto st103;
	goto st0;
st108:
	if ( ++p == pe )
		goto _test_eof108;
	URIC_FALLTHROUGH;
case 108:
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st106;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st109;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st104;
	} else
		goto st104;
	goto st0;
st109:
	if ( ++p == pe )
		goto _test_eof109;
	URIC_FALLTHROUGH;
case 109:
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st106;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st105;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st105;
	} else
		goto st105;
	goto st0;
st110:
	if ( ++p == pe )
		goto _test_eof110;
	URIC_FALLTHROUGH;
case 110:
	switch( (*p) ) {
		case 46u: goto st53;
		case 53u: goto st111;
		case 58u: goto st106;
		case 93u: goto tr84;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st108;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st103;
		} else if ( (*p) >= 65u )
			goto st103;
	} else
		goto st112;
	goto st0;
st111:
	if ( ++p == pe )
		goto _test_eof111;
	URIC_FALLTHROUGH;
case 111:
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st106;
		case 93u: goto tr84;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st109;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st104;
		} else if ( (*p) >= 65u )
			goto st104;
	} else
		goto st104;
	goto st0;
st112:
	if ( ++p == pe )
		goto _test_eof112;
	URIC_FALLTHROUGH;
case 112:
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st106;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st104;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st104;
	} else
		goto st104;
	goto st0;
st113:
	if ( ++p == pe )
		goto _test_eof113;
	URIC_FALLTHROUGH;
case 113:
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st106;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st112;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st103;
	} else
		goto st103;
	goto st0;
st114:
	if ( ++p == pe )
		goto _test_eof114;
	URIC_FALLTHROUGH;
case 114:
	switch( (*p) ) {
		case 58u: goto st106;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st103;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st103;
	} else
		goto st103;
	goto st0;
st115:
	if ( ++p == pe )
		goto _test_eof115;
	URIC_FALLTHROUGH;
case 115:
	switch( (*p) ) {
		case 48u: goto st116;
		case 49u: goto st121;
		case 50u: goto st124;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st127;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st128;
	} else
		goto st128;
	goto st0;
st116:
	if ( ++p == pe )
		goto _test_eof116;
	URIC_FALLTHROUGH;
case 116:
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st120;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st117;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st117;
	} else
		goto st117;
	goto st0;
st117:
	if ( ++p == pe )
		goto _test_eof117;
	URIC_FALLTHROUGH;
case 117:
	switch( (*p) ) {
		case 58u: goto st120;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st118;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st118;
	} else
		goto st118;
	goto st0;
st118:
	if ( ++p == pe )
		goto _test_eof118;
	URIC_FALLTHROUGH;
case 118:
	switch( (*p) ) {
		case 58u: goto st120;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st119;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st119;
	} else
		goto st119;
	goto st0;
st119:
	if ( ++p == pe )
		goto _test_eof119;
	URIC_FALLTHROUGH;
case 119:
	switch( (*p) ) {
		case 58u: goto st120;
		case 93u: goto tr84;
	}
	goto st0;
st120:
	if ( ++p == pe )
		goto _test_eof120;
	URIC_FALLTHROUGH;
case 120:
	switch( (*p) ) {
		case 48u: goto st102;
		case 49u: goto st107;
		case 50u: goto st110;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st113;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st114;
	} else
		goto st114;
	goto st0;
st121:
	if ( ++p == pe )
		goto _test_eof121;
	URIC_FALLTHROUGH;
case 121:
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st120;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st122;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st117;
	} else
		goto st117;
	goto st0;
st122:
	if ( ++p == pe )
		goto _test_eof122;
	URIC_FALLTHROUGH;
case 122:
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st120;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st123;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st118;
	} else
		goto st118;
	goto st0;
st123:
	if ( ++p == pe )
		goto _test_eof123;
	URIC_FALLTHROUGH;
case 123:
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st120;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st119;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st119;
	} else
		goto st119;
	goto st0;
st124:
	if ( ++p == pe )
		goto _test_eof124;
	URIC_FALLTHROUGH;
case 124:
	switch( (*p) ) {
		case 46u: goto st53;
		case 53u: goto st125;
		case 58u: goto st120;
		case 93u: goto tr84;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st122;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st117;
		} else if ( (*p) >= 65u )
			goto st117;
	} else
		goto st126;
	goto st0;
st125:
	if ( ++p == pe )
		goto _test_eof125;
	URIC_FALLTHROUGH;
case 125:
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st120;
		case 93u: goto tr84;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st123;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st118;
		} else if ( (*p) >= 65u )
			goto st118;
	} else
		goto st118;
	goto st0;
st126:
	if ( ++p == pe )
		goto _test_eof126;
	URIC_FALLTHROUGH;
case 126:
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st120;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st118;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st118;
	} else
		goto st118;
	goto st0;
st127:
	if ( ++p == pe )
		goto _test_eof127;
	URIC_FALLTHROUGH;
case 127:
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st120;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st126;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st117;
	} else
		goto st117;
	goto st0;
st128:
	if ( ++p == pe )
		goto _test_eof128;
	URIC_FALLTHROUGH;
case 128:
	switch( (*p) ) {
		case 58u: goto st120;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st117;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st117;
	} else
		goto st117;
	goto st0;
st129:
	if ( ++p == pe )
		goto _test_eof129;
	URIC_FALLTHROUGH;
case 129:
	switch( (*p) ) {
		case 48u: goto st130;
		case 49u: goto st135;
		case 50u: goto st138;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st141;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st142;
	} else
		goto st142;
	goto st0;
st130:
	if ( ++p == pe )
		goto _test_eof130;
	URIC_FALLTHROUGH;
case 130:
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st134;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st131;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st131;
	} else
		goto st131;
	goto st0;
st131:
	if ( ++p == pe )
		goto _test_eof131;
	URIC_FALLTHROUGH;
case 131:
	switch( (*p) ) {
		case 58u: goto st134;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st132;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st132;
	} else
		goto st132;
	goto st0;
st132:
	if ( ++p == pe )
		goto _test_eof132;
	URIC_FALLTHROUGH;
case 132:
	switch( (*p) ) {
		case 58u: goto st134;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st133;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st133;
	} else
		goto st133;
	goto st0;
st133:
	if ( ++p == pe )
		goto _test_eof133;
	URIC_FALLTHROUGH;
case 133:
	switch( (*p) ) {
		case 58u: goto st134;
		case 93u: goto tr84;
	}
	goto st0;
st134:
	if ( ++p == pe )
		goto _test_eof134;
	URIC_FALLTHROUGH;
case 134:
	switch( (*p) ) {
		case 48u: goto st116;
		case 49u: goto st121;
		case 50u: goto st124;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st127;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st128;
	} else
		goto st128;
	goto st0;
st135:
	if ( ++p == pe )
		goto _test_eof135;
	URIC_FALLTHROUGH;
case 135:
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st134;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st136;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st131;
	} else
		goto st131;
	goto st0;
st136:
	if ( ++p == pe )
		goto _test_eof136;
	URIC_FALLTHROUGH;
case 136:
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st134;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st137;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st132;
	} else
		goto st132;
	goto st0;
st137:
	if ( ++p == pe )
		goto _test_eof137;
	URIC_FALLTHROUGH;
case 137:
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st134;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st133;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st133;
	} else
		goto st133;
	goto st0;
st138:
	if ( ++p == pe )
		goto _test_eof138;
	URIC_FALLTHROUGH;
case 138:
	switch( (*p) ) {
		case 46u: goto st53;
		case 53u: goto st139;
		case 58u: goto st134;
		case 93u: goto tr84;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st136;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st131;
		} else if ( (*p) >= 65u )
			goto st131;
	} else
		goto st140;
	goto st0;
st139:
	if ( ++p == pe )
		goto _test_eof139;
	URIC_FALLTHROUGH;
case 139:
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st134;
		case 93u: goto tr84;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st137;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st132;
		} else if ( (*p) >= 65u )
			goto st132;
	} else
		goto st132;
	goto st0;
st140:
	if ( ++p == pe )
		goto _test_eof140;
	URIC_FALLTHROUGH;
case 140:
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st134;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st132;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st132;
	} else
		goto st132;
	goto st0;
st141:
	if ( ++p == pe )
		goto _test_eof141;
	URIC_FALLTHROUGH;
case 141:
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st134;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st140;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st131;
	} else
		goto st131;
	goto st0;
st142:
	if ( ++p == pe )
		goto _test_eof142;
	URIC_FALLTHROUGH;
case 142:
	switch( (*p) ) {
		case 58u: goto st134;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st131;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st131;
	} else
		goto st131;
	goto st0;
st143:
	if ( ++p == pe )
		goto _test_eof143;
	URIC_FALLTHROUGH;
case 143:
	switch( (*p) ) {
		case 48u: goto st144;
		case 49u: goto st149;
		case 50u: goto st152;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st155;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st156;
	} else
		goto st156;
	goto st0;
st144:
	if ( ++p == pe )
		goto _test_eof144;
	URIC_FALLTHROUGH;
case 144:
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st148;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st145;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st145;
	} else
		goto st145;
	goto st0;
st145:
	if ( ++p == pe )
		goto _test_eof145;
	URIC_FALLTHROUGH;
case 145:
	switch( (*p) ) {
		case 58u: goto st148;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st146;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st146;
	} else
		goto st146;
	goto st0;
st146:
	if ( ++p == pe )
		goto _test_eof146;
	URIC_FALLTHROUGH;
case 146:
	switch( (*p) ) {
		case 58u: goto st148;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st147;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st147;
	} else
		goto st147;
	goto st0;
st147:
	if ( ++p == pe )
		goto _test_eof147;
	URIC_FALLTHROUGH;
case 147:
	switch( (*p) ) {
		case 58u: goto st148;
		case 93u: goto tr84;
	}
	goto st0;
st148:
	if ( ++p == pe )
		goto _test_eof148;
	URIC_FALLTHROUGH;
case 148:
	switch( (*p) ) {
		case 48u: goto st130;
		case 49u: goto st135;
		case 50u: goto st138;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st141;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st142;
	} else
		goto st142;
	goto st0;
st149:
	if ( ++p == pe )
		goto _test_eof149;
	URIC_FALLTHROUGH;
case 149:
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st148;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st150;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st145;
	} else
		goto st145;
	goto st0;
st150:
	if ( ++p == pe )
		goto _test_eof150;
	URIC_FALLTHROUGH;
case 150:
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st148;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st151;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st146;
	} else
		goto st146;
	goto st0;
st151:
	if ( ++p == pe )
		goto _test_eof151;
	URIC_FALLTHROUGH;
case 151:
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st148;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st147;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st147;
	} else
		goto st147;
	goto st0;
st152:
	if ( ++p == pe )
		goto _test_eof152;
	URIC_FALLTHROUGH;
case 152:
	switch( (*p) ) {
		case 46u: goto st53;
		case 53u: goto st153;
		case 58u: goto st148;
		case 93u: goto tr84;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st150;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st145;
		} else if ( (*p) >= 65u )
			goto st145;
	} else
		goto st154;
	goto st0;
st153:
	if ( ++p == pe )
		goto _test_eof153;
	URIC_FALLTHROUGH;
case 153:
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st148;
		case 93u: goto tr84;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st151;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st146;
		} else if ( (*p) >= 65u )
			goto st146;
	} else
		goto st146;
	goto st0;
st154:
	if ( ++p == pe )
		goto _test_eof154;
	URIC_FALLTHROUGH;
case 154:
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st148;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st146;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st146;
	} else
		goto st146;
	goto st0;
st155:
	if ( ++p == pe )
		goto _test_eof155;
	URIC_FALLTHROUGH;
case 155:
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st148;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st154;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st145;
	} else
		goto st145;
	goto st0;
st156:
	if ( ++p == pe )
		goto _test_eof156;
	URIC_FALLTHROUGH;
case 156:
	switch( (*p) ) {
		case 58u: goto st148;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st145;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st145;
	} else
		goto st145;
	goto st0;
st157:
	if ( ++p == pe )
		goto _test_eof157;
	URIC_FALLTHROUGH;
case 157:
	if ( (*p) == 58u )
		goto st158;
	goto st0;
st158:
	if ( ++p == pe )
		goto _test_eof158;
	URIC_FALLTHROUGH;
case 158:
	switch( (*p) ) {
		case 48u: goto st159;
		case 49u: goto st164;
		case 50u: goto st167;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st170;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st171;
	} else
		goto st171;
	goto st0;
st159:
	if ( ++p == pe )
		goto _test_eof159;
	URIC_FALLTHROUGH;
case 159:
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st163;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st160;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st160;
	} else
		goto st160;
	goto st0;
st160:
	if ( ++p == pe )
		goto _test_eof160;
	URIC_FALLTHROUGH;
case 160:
	switch( (*p) ) {
		case 58u: goto st163;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st161;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st161;
	} else
		goto st161;
	goto st0;
st161:
	if ( ++p == pe )
		goto _test_eof161;
	URIC_FALLTHROUGH;
case 161:
	switch( (*p) ) {
		case 58u: goto st163;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st162;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st162;
	} else
		goto st162;
	goto st0;
st162:
	if ( ++p == pe )
		goto _test_eof162;
	URIC_FALLTHROUGH;
case 162:
	switch( (*p) ) {
		case 58u: goto st163;
		case 93u: goto tr84;
	}
	goto st0;
st163:
	if ( ++p == pe )
		goto _test_eof163;
	URIC_FALLTHROUGH;
case 163:
	switch( (*p) ) {
		case 48u: goto st144;
		case 49u: goto st149;
		case 50u: goto st152;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st155;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st156;
	} else
		goto st156;
	goto st0;
st164:
	if ( ++p == pe )
		goto _test_eof164;
	URIC_FALLTHROUGH;
case 164:
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st163;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st165;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st160;
	} else
		goto st160;
	goto st0;
st165:
	if ( ++p == pe )
		goto _test_eof165;
	URIC_FALLTHROUGH;
case 165:
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st163;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st166;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st161;
	} else
		goto st161;
	goto st0;
st166:
	if ( ++p == pe )
		goto _test_eof166;
	URIC_FALLTHROUGH;
case 166:
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st163;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st162;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st162;
	} else
		goto st162;
	goto st0;
st167:
	if ( ++p == pe )
		goto _test_eof167;
	URIC_FALLTHROUGH;
case 167:
	switch( (*p) ) {
		case 46u: goto st53;
		case 53u: goto st168;
		case 58u: goto st163;
		case 93u: goto tr84;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st165;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st160;
		} else if ( (*p) >= 65u )
			goto st160;
	} else
		goto st169;
	goto st0;
st168:
	if ( ++p == pe )
		goto _test_eof168;
	URIC_FALLTHROUGH;
case 168:
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st163;
		case 93u: goto tr84;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st166;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st161;
		} else if ( (*p) >= 65u )
			goto st161;
	} else
		goto st161;
	goto st0;
st169:
	if ( ++p == pe )
		goto _test_eof169;
	URIC_FALLTHROUGH;
case 169:
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st163;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st161;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st161;
	} else
		goto st161;
	goto st0;
st170:
	if ( ++p == pe )
		goto _test_eof170;
	URIC_FALLTHROUGH;
case 170:
	switch( (*p) ) {
		case 46u: goto st53;
		case 58u: goto st163;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st169;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st160;
	} else
		goto st160;
	goto st0;
st171:
	if ( ++p == pe )
		goto _test_eof171;
	URIC_FALLTHROUGH;
case 171:
	switch( (*p) ) {
		case 58u: goto st163;
		case 93u: goto tr84;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st160;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st160;
	} else
		goto st160;
	goto st0;
st172:
	if ( ++p == pe )
		goto _test_eof172;
	URIC_FALLTHROUGH;
case 172:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st173;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st173;
	} else
		goto st173;
	goto st0;
st173:
	if ( ++p == pe )
		goto _test_eof173;
	URIC_FALLTHROUGH;
case 173:
	if ( (*p) == 46u )
		goto st174;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st173;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st173;
	} else
		goto st173;
	goto st0;
st174:
	if ( ++p == pe )
		goto _test_eof174;
	URIC_FALLTHROUGH;
case 174:
	switch( (*p) ) {
		case 33u: goto st175;
		case 36u: goto st175;
		case 61u: goto st175;
		case 95u: goto st175;
		case 126u: goto st175;
	}
	if ( (*p) < 48u ) {
		if ( 38u <= (*p) && (*p) <= 46u )
			goto st175;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st175;
		} else if ( (*p) >= 65u )
			goto st175;
	} else
		goto st175;
	goto st0;
st175:
	if ( ++p == pe )
		goto _test_eof175;
	URIC_FALLTHROUGH;
case 175:
	switch( (*p) ) {
		case 33u: goto st175;
		case 36u: goto st175;
		case 61u: goto st175;
		case 93u: goto tr179;
		case 95u: goto st175;
		case 126u: goto st175;
	}
	if ( (*p) < 48u ) {
		if ( 38u <= (*p) && (*p) <= 46u )
			goto st175;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st175;
		} else if ( (*p) >= 65u )
			goto st175;
	} else
		goto st175;
	goto st0;
st223:
	if ( ++p == pe )
		goto _test_eof223;
	URIC_FALLTHROUGH;
case 223:
	switch( (*p) ) {
		case 33u: goto st193;
		case 35u: goto tr203;
		case 37u: goto st12;
		case 46u: goto st224;
		case 47u: goto tr205;
		case 58u: goto tr210;
		case 61u: goto st193;
		case 63u: goto tr211;
		case 64u: goto tr20;
		case 95u: goto st193;
		case 126u: goto st193;
	}
	if ( (*p) < 65u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st193;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st193;
	} else
		goto st193;
	goto st0;
st224:
	if ( ++p == pe )
		goto _test_eof224;
	URIC_FALLTHROUGH;
case 224:
	switch( (*p) ) {
		case 33u: goto st193;
		case 35u: goto tr203;
		case 37u: goto st12;
		case 47u: goto tr205;
		case 48u: goto st225;
		case 49u: goto st238;
		case 50u: goto st240;
		case 58u: goto tr210;
		case 59u: goto st193;
		case 61u: goto st193;
		case 63u: goto tr211;
		case 64u: goto tr20;
		case 95u: goto st193;
		case 126u: goto st193;
	}
	if ( (*p) < 51u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st193;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st193;
		} else if ( (*p) >= 65u )
			goto st193;
	} else
		goto st239;
	goto st0;
st225:
	if ( ++p == pe )
		goto _test_eof225;
	URIC_FALLTHROUGH;
case 225:
	switch( (*p) ) {
		case 33u: goto st193;
		case 35u: goto tr203;
		case 37u: goto st12;
		case 46u: goto st226;
		case 47u: goto tr205;
		case 58u: goto tr210;
		case 61u: goto st193;
		case 63u: goto tr211;
		case 64u: goto tr20;
		case 95u: goto st193;
		case 126u: goto st193;
	}
	if ( (*p) < 65u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st193;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st193;
	} else
		goto st193;
	goto st0;
st226:
	if ( ++p == pe )
		goto _test_eof226;
	URIC_FALLTHROUGH;
case 226:
	switch( (*p) ) {
		case 33u: goto st193;
		case 35u: goto tr203;
		case 37u: goto st12;
		case 47u: goto tr205;
		case 48u: goto st227;
		case 49u: goto st234;
		case 50u: goto st236;
		case 58u: goto tr210;
		case 59u: goto st193;
		case 61u: goto st193;
		case 63u: goto tr211;
		case 64u: goto tr20;
		case 95u: goto st193;
		case 126u: goto st193;
	}
	if ( (*p) < 51u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st193;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st193;
		} else if ( (*p) >= 65u )
			goto st193;
	} else
		goto st235;
	goto st0;
st227:
	if ( ++p == pe )
		goto _test_eof227;
	URIC_FALLTHROUGH;
case 227:
	switch( (*p) ) {
		case 33u: goto st193;
		case 35u: goto tr203;
		case 37u: goto st12;
		case 46u: goto st228;
		case 47u: goto tr205;
		case 58u: goto tr210;
		case 61u: goto st193;
		case 63u: goto tr211;
		case 64u: goto tr20;
		case 95u: goto st193;
		case 126u: goto st193;
	}
	if ( (*p) < 65u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st193;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st193;
	} else
		goto st193;
	goto st0;
st228:
	if ( ++p == pe )
		goto _test_eof228;
	URIC_FALLTHROUGH;
case 228:
	switch( (*p) ) {
		case 33u: goto st193;
		case 35u: goto tr203;
		case 37u: goto st12;
		case 47u: goto tr205;
		case 48u: goto st229;
		case 49u: goto st230;
		case 50u: goto st232;
		case 58u: goto tr210;
		case 59u: goto st193;
		case 61u: goto st193;
		case 63u: goto tr211;
		case 64u: goto tr20;
		case 95u: goto st193;
		case 126u: goto st193;
	}
	if ( (*p) < 51u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st193;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st193;
		} else if ( (*p) >= 65u )
			goto st193;
	} else
		goto st231;
	goto st0;
st229:
	if ( ++p == pe )
		goto _test_eof229;
	URIC_FALLTHROUGH;
case 229:
	switch( (*p) ) {
		case 33u: goto st193;
		case 35u: goto tr242;
		case 37u: goto st12;
		case 47u: goto tr243;
		case 58u: goto tr269;
		case 61u: goto st193;
		case 63u: goto tr245;
		case 64u: goto tr20;
		case 95u: goto st193;
		case 126u: goto st193;
	}
	if ( (*p) < 65u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st193;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st193;
	} else
		goto st193;
	goto st0;
st230:
	if ( ++p == pe )
		goto _test_eof230;
	URIC_FALLTHROUGH;
case 230:
	switch( (*p) ) {
		case 33u: goto st193;
		case 35u: goto tr242;
		case 37u: goto st12;
		case 47u: goto tr243;
		case 58u: goto tr269;
		case 59u: goto st193;
		case 61u: goto st193;
		case 63u: goto tr245;
		case 64u: goto tr20;
		case 95u: goto st193;
		case 126u: goto st193;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st193;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st193;
		} else if ( (*p) >= 65u )
			goto st193;
	} else
		goto st231;
	goto st0;
st231:
	if ( ++p == pe )
		goto _test_eof231;
	URIC_FALLTHROUGH;
case 231:
	switch( (*p) ) {
		case 33u: goto st193;
		case 35u: goto tr242;
		case 37u: goto st12;
		case 47u: goto tr243;
		case 58u: goto tr269;
		case 59u: goto st193;
		case 61u: goto st193;
		case 63u: goto tr245;
		case 64u: goto tr20;
		case 95u: goto st193;
		case 126u: goto st193;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st193;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st193;
		} else if ( (*p) >= 65u )
			goto st193;
	} else
		goto st229;
	goto st0;
st232:
	if ( ++p == pe )
		goto _test_eof232;
	URIC_FALLTHROUGH;
case 232:
	switch( (*p) ) {
		case 33u: goto st193;
		case 35u: goto tr242;
		case 37u: goto st12;
		case 47u: goto tr243;
		case 53u: goto st233;
		case 58u: goto tr269;
		case 59u: goto st193;
		case 61u: goto st193;
		case 63u: goto tr245;
		case 64u: goto tr20;
		case 95u: goto st193;
		case 126u: goto st193;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 52u )
				goto st231;
		} else if ( (*p) >= 36u )
			goto st193;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st193;
		} else if ( (*p) >= 65u )
			goto st193;
	} else
		goto st229;
	goto st0;
st233:
	if ( ++p == pe )
		goto _test_eof233;
	URIC_FALLTHROUGH;
case 233:
	switch( (*p) ) {
		case 33u: goto st193;
		case 35u: goto tr242;
		case 37u: goto st12;
		case 47u: goto tr243;
		case 58u: goto tr269;
		case 61u: goto st193;
		case 63u: goto tr245;
		case 64u: goto tr20;
		case 95u: goto st193;
		case 126u: goto st193;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 53u )
				goto st229;
		} else if ( (*p) >= 36u )
			goto st193;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st193;
		} else if ( (*p) >= 65u )
			goto st193;
	} else
		goto st193;
	goto st0;
st234:
	if ( ++p == pe )
		goto _test_eof234;
	URIC_FALLTHROUGH;
case 234:
	switch( (*p) ) {
		case 33u: goto st193;
		case 35u: goto tr203;
		case 37u: goto st12;
		case 46u: goto st228;
		case 47u: goto tr205;
		case 58u: goto tr210;
		case 59u: goto st193;
		case 61u: goto st193;
		case 63u: goto tr211;
		case 64u: goto tr20;
		case 95u: goto st193;
		case 126u: goto st193;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 45u )
			goto st193;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st193;
		} else if ( (*p) >= 65u )
			goto st193;
	} else
		goto st235;
	goto st0;
st235:
	if ( ++p == pe )
		goto _test_eof235;
	URIC_FALLTHROUGH;
case 235:
	switch( (*p) ) {
		case 33u: goto st193;
		case 35u: goto tr203;
		case 37u: goto st12;
		case 46u: goto st228;
		case 47u: goto tr205;
		case 58u: goto tr210;
		case 59u: goto st193;
		case 61u: goto st193;
		case 63u: goto tr211;
		case 64u: goto tr20;
		case 95u: goto st193;
		case 126u: goto st193;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 45u )
			goto st193;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st193;
		} else if ( (*p) >= 65u )
			goto st193;
	} else
		goto st227;
	goto st0;
st236:
	if ( ++p == pe )
		goto _test_eof236;
	URIC_FALLTHROUGH;
case 236:
	switch( (*p) ) {
		case 33u: goto st193;
		case 35u: goto tr203;
		case 37u: goto st12;
		case 46u: goto st228;
		case 47u: goto tr205;
		case 53u: goto st237;
		case 58u: goto tr210;
		case 59u: goto st193;
		case 61u: goto st193;
		case 63u: goto tr211;
		case 64u: goto tr20;
		case 95u: goto st193;
		case 126u: goto st193;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 52u )
				goto st235;
		} else if ( (*p) >= 36u )
			goto st193;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st193;
		} else if ( (*p) >= 65u )
			goto st193;
	} else
		goto st227;
	goto st0;
st237:
	if ( ++p == pe )
		goto _test_eof237;
	URIC_FALLTHROUGH;
case 237:
	switch( (*p) ) {
		case 33u: goto st193;
		case 35u: goto tr203;
		case 37u: goto st12;
		case 46u: goto st228;
		case 47u: goto tr205;
		case 58u: goto tr210;
		case 61u: goto st193;
		case 63u: goto tr211;
		case 64u: goto tr20;
		case 95u: goto st193;
		case 126u: goto st193;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 53u )
				goto st227;
		} else if ( (*p) >= 36u )
			goto st193;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st193;
		} else if ( (*p) >= 65u )
			goto st193;
	} else
		goto st193;
	goto st0;
st238:
	if ( ++p == pe )
		goto _test_eof238;
	URIC_FALLTHROUGH;
case 238:
	switch( (*p) ) {
		case 33u: goto st193;
		case 35u: goto tr203;
		case 37u: goto st12;
		case 46u: goto st226;
		case 47u: goto tr205;
		case 58u: goto tr210;
		case 59u: goto st193;
		case 61u: goto st193;
		case 63u: goto tr211;
		case 64u: goto tr20;
		case 95u: goto st193;
		case 126u: goto st193;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 45u )
			goto st193;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st193;
		} else if ( (*p) >= 65u )
			goto st193;
	} else
		goto st239;
	goto st0;
st239:
	if ( ++p == pe )
		goto _test_eof239;
	URIC_FALLTHROUGH;
case 239:
	switch( (*p) ) {
		case 33u: goto st193;
		case 35u: goto tr203;
		case 37u: goto st12;
		case 46u: goto st226;
		case 47u: goto tr205;
		case 58u: goto tr210;
		case 59u: goto st193;
		case 61u: goto st193;
		case 63u: goto tr211;
		case 64u: goto tr20;
		case 95u: goto st193;
		case 126u: goto st193;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 45u )
			goto st193;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st193;
		} else if ( (*p) >= 65u )
			goto st193;
	} else
		goto st225;
	goto st0;
st240:
	if ( ++p == pe )
		goto _test_eof240;
	URIC_FALLTHROUGH;
case 240:
	switch( (*p) ) {
		case 33u: goto st193;
		case 35u: goto tr203;
		case 37u: goto st12;
		case 46u: goto st226;
		case 47u: goto tr205;
		case 53u: goto st241;
		case 58u: goto tr210;
		case 59u: goto st193;
		case 61u: goto st193;
		case 63u: goto tr211;
		case 64u: goto tr20;
		case 95u: goto st193;
		case 126u: goto st193;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 52u )
				goto st239;
		} else if ( (*p) >= 36u )
			goto st193;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st193;
		} else if ( (*p) >= 65u )
			goto st193;
	} else
		goto st225;
	goto st0;
st241:
	if ( ++p == pe )
		goto _test_eof241;
	URIC_FALLTHROUGH;
case 241:
	switch( (*p) ) {
		case 33u: goto st193;
		case 35u: goto tr203;
		case 37u: goto st12;
		case 46u: goto st226;
		case 47u: goto tr205;
		case 58u: goto tr210;
		case 61u: goto st193;
		case 63u: goto tr211;
		case 64u: goto tr20;
		case 95u: goto st193;
		case 126u: goto st193;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 53u )
				goto st225;
		} else if ( (*p) >= 36u )
			goto st193;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st193;
		} else if ( (*p) >= 65u )
			goto st193;
	} else
		goto st193;
	goto st0;
st242:
	if ( ++p == pe )
		goto _test_eof242;
	URIC_FALLTHROUGH;
case 242:
	switch( (*p) ) {
		case 33u: goto st193;
		case 35u: goto tr203;
		case 37u: goto st12;
		case 46u: goto st224;
		case 47u: goto tr205;
		case 58u: goto tr210;
		case 59u: goto st193;
		case 61u: goto st193;
		case 63u: goto tr211;
		case 64u: goto tr20;
		case 95u: goto st193;
		case 126u: goto st193;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 45u )
			goto st193;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st193;
		} else if ( (*p) >= 65u )
			goto st193;
	} else
		goto st243;
	goto st0;
st243:
	if ( ++p == pe )
		goto _test_eof243;
	URIC_FALLTHROUGH;
case 243:
	switch( (*p) ) {
		case 33u: goto st193;
		case 35u: goto tr203;
		case 37u: goto st12;
		case 46u: goto st224;
		case 47u: goto tr205;
		case 58u: goto tr210;
		case 59u: goto st193;
		case 61u: goto st193;
		case 63u: goto tr211;
		case 64u: goto tr20;
		case 95u: goto st193;
		case 126u: goto st193;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 45u )
			goto st193;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st193;
		} else if ( (*p) >= 65u )
			goto st193;
	} else
		goto st223;
	goto st0;
st244:
	if ( ++p == pe )
		goto _test_eof244;
	URIC_FALLTHROUGH;
case 244:
	switch( (*p) ) {
		case 33u: goto st193;
		case 35u: goto tr203;
		case 37u: goto st12;
		case 46u: goto st224;
		case 47u: goto tr205;
		case 53u: goto st245;
		case 58u: goto tr210;
		case 59u: goto st193;
		case 61u: goto st193;
		case 63u: goto tr211;
		case 64u: goto tr20;
		case 95u: goto st193;
		case 126u: goto st193;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 52u )
				goto st243;
		} else if ( (*p) >= 36u )
			goto st193;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st193;
		} else if ( (*p) >= 65u )
			goto st193;
	} else
		goto st223;
	goto st0;
st245:
	if ( ++p == pe )
		goto _test_eof245;
	URIC_FALLTHROUGH;
case 245:
	switch( (*p) ) {
		case 33u: goto st193;
		case 35u: goto tr203;
		case 37u: goto st12;
		case 46u: goto st224;
		case 47u: goto tr205;
		case 58u: goto tr210;
		case 61u: goto st193;
		case 63u: goto tr211;
		case 64u: goto tr20;
		case 95u: goto st193;
		case 126u: goto st193;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 53u )
				goto st223;
		} else if ( (*p) >= 36u )
			goto st193;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st193;
		} else if ( (*p) >= 65u )
			goto st193;
	} else
		goto st193;
	goto st0;
st246:
	if ( ++p == pe )
		goto _test_eof246;
	URIC_FALLTHROUGH;
case 246:
	switch( (*p) ) {
		case 33u: goto st186;
		case 35u: goto tr193;
		case 37u: goto st4;
		case 43u: goto st246;
		case 47u: goto st188;
		case 58u: goto tr183;
		case 59u: goto st186;
		case 61u: goto st186;
		case 63u: goto tr194;
		case 64u: goto st186;
		case 95u: goto st186;
		case 126u: goto st186;
	}
	if ( (*p) < 45u ) {
		if ( 36u <= (*p) && (*p) <= 44u )
			goto st186;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st246;
		} else if ( (*p) >= 65u )
			goto st246;
	} else
		goto st246;
	goto st0;
tr183:
	{ END(URIC_SCHEME); BEGIN(URIC_PATH, AT + 1); }
	goto st247;
st247:
	if ( ++p == pe )
		goto _test_eof247;
	URIC_FALLTHROUGH;
case 247:
	switch( (*p) ) {
		case 33u: goto st248;
		case 35u: goto tr188;
		case 37u: goto st176;
		case 47u: goto st190;
		case 61u: goto st248;
		case 63u: goto tr191;
		case 95u: goto st248;
		case 126u: goto st248;
	}
	if ( (*p) < 64u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st248;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st248;
	} else
		goto st248;
	goto st0;
st248:
	if ( ++p == pe )
		goto _test_eof248;
	URIC_FALLTHROUGH;
case 248:
	switch( (*p) ) {
		case 33u: goto st248;
		case 35u: goto tr275;
		case 37u: goto st176;
		case 61u: goto st248;
		case 63u: goto tr276;
		case 95u: goto st248;
		case 126u: goto st248;
	}
	if ( (*p) < 64u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st248;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st248;
	} else
		goto st248;
	goto st0;
st176:
	if ( ++p == pe )
		goto _test_eof176;
	URIC_FALLTHROUGH;
case 176:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st177;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st177;
	} else
		goto st177;
	goto st0;
st177:
	if ( ++p == pe )
		goto _test_eof177;
	URIC_FALLTHROUGH;
case 177:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st248;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st248;
	} else
		goto st248;
	goto st0;
st178:
	if ( ++p == pe )
		goto _test_eof178;
	URIC_FALLTHROUGH;
case 178:
	if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st179;
	} else if ( (*p) >= 65u )
		goto st179;
	goto st0;
st179:
	if ( ++p == pe )
		goto _test_eof179;
	URIC_FALLTHROUGH;
case 179:
	switch( (*p) ) {
		case 43u: goto st179;
		case 58u: goto tr183;
	}
	if ( (*p) < 48u ) {
		if ( 45u <= (*p) && (*p) <= 46u )
			goto st179;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st179;
		} else if ( (*p) >= 65u )
			goto st179;
	} else
		goto st179;
	goto st0;
st180:
	if ( ++p == pe )
		goto _test_eof180;
	URIC_FALLTHROUGH;
case 180:
	if ( (*p) == 47u )
		goto st249;
	goto st0;
st249:
	if ( ++p == pe )
		goto _test_eof249;
	URIC_FALLTHROUGH;
case 249:
	switch( (*p) ) {
		case 33u: goto st249;
		case 37u: goto st181;
		case 61u: goto st249;
		case 63u: goto tr278;
		case 95u: goto st249;
		case 126u: goto st249;
	}
	if ( (*p) < 64u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st249;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st249;
	} else
		goto st249;
	goto st0;
st181:
	if ( ++p == pe )
		goto _test_eof181;
	URIC_FALLTHROUGH;
case 181:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st182;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st182;
	} else
		goto st182;
	goto st0;
st182:
	if ( ++p == pe )
		goto _test_eof182;
	URIC_FALLTHROUGH;
case 182:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st249;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st249;
	} else
		goto st249;
	goto st0;
tr278:
	{ END(URIC_PATH); PATH_KIND(URIC_PATH_ABEMPTY); }
	{ BEGIN(URIC_QUERY, AT + 1); }
	goto st250;
st250:
	if ( ++p == pe )
		goto _test_eof250;
	URIC_FALLTHROUGH;
case 250:
	switch( (*p) ) {
		case 33u: goto st250;
		case 37u: goto st183;
		case 61u: goto st250;
		case 95u: goto st250;
		case 126u: goto st250;
	}
	if ( (*p) < 63u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st250;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st250;
	} else
		goto st250;
	goto st0;
st183:
	if ( ++p == pe )
		goto _test_eof183;
	URIC_FALLTHROUGH;
case 183:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st184;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st184;
	} else
		goto st184;
	goto st0;
st184:
	if ( ++p == pe )
		goto _test_eof184;
	URIC_FALLTHROUGH;
case 184:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st250;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st250;
	} else
		goto st250;
	goto st0;
	}
	_test_eof185: cs = 185; goto _test_eof;
	_test_eof186: cs = 186; goto _test_eof;
	_test_eof187: cs = 187; goto _test_eof;
	_test_eof2: cs = 2; goto _test_eof;
	_test_eof3: cs = 3; goto _test_eof;
	_test_eof4: cs = 4; goto _test_eof;
	_test_eof5: cs = 5; goto _test_eof;
	_test_eof188: cs = 188; goto _test_eof;
	_test_eof6: cs = 6; goto _test_eof;
	_test_eof7: cs = 7; goto _test_eof;
	_test_eof189: cs = 189; goto _test_eof;
	_test_eof8: cs = 8; goto _test_eof;
	_test_eof9: cs = 9; goto _test_eof;
	_test_eof190: cs = 190; goto _test_eof;
	_test_eof191: cs = 191; goto _test_eof;
	_test_eof10: cs = 10; goto _test_eof;
	_test_eof11: cs = 11; goto _test_eof;
	_test_eof192: cs = 192; goto _test_eof;
	_test_eof193: cs = 193; goto _test_eof;
	_test_eof12: cs = 12; goto _test_eof;
	_test_eof13: cs = 13; goto _test_eof;
	_test_eof194: cs = 194; goto _test_eof;
	_test_eof14: cs = 14; goto _test_eof;
	_test_eof15: cs = 15; goto _test_eof;
	_test_eof195: cs = 195; goto _test_eof;
	_test_eof16: cs = 16; goto _test_eof;
	_test_eof17: cs = 17; goto _test_eof;
	_test_eof18: cs = 18; goto _test_eof;
	_test_eof196: cs = 196; goto _test_eof;
	_test_eof197: cs = 197; goto _test_eof;
	_test_eof19: cs = 19; goto _test_eof;
	_test_eof20: cs = 20; goto _test_eof;
	_test_eof198: cs = 198; goto _test_eof;
	_test_eof199: cs = 199; goto _test_eof;
	_test_eof200: cs = 200; goto _test_eof;
	_test_eof201: cs = 201; goto _test_eof;
	_test_eof202: cs = 202; goto _test_eof;
	_test_eof203: cs = 203; goto _test_eof;
	_test_eof204: cs = 204; goto _test_eof;
	_test_eof205: cs = 205; goto _test_eof;
	_test_eof206: cs = 206; goto _test_eof;
	_test_eof207: cs = 207; goto _test_eof;
	_test_eof208: cs = 208; goto _test_eof;
	_test_eof209: cs = 209; goto _test_eof;
	_test_eof210: cs = 210; goto _test_eof;
	_test_eof211: cs = 211; goto _test_eof;
	_test_eof212: cs = 212; goto _test_eof;
	_test_eof213: cs = 213; goto _test_eof;
	_test_eof214: cs = 214; goto _test_eof;
	_test_eof215: cs = 215; goto _test_eof;
	_test_eof216: cs = 216; goto _test_eof;
	_test_eof217: cs = 217; goto _test_eof;
	_test_eof218: cs = 218; goto _test_eof;
	_test_eof219: cs = 219; goto _test_eof;
	_test_eof220: cs = 220; goto _test_eof;
	_test_eof221: cs = 221; goto _test_eof;
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
	_test_eof50: cs = 50; goto _test_eof;
	_test_eof51: cs = 51; goto _test_eof;
	_test_eof52: cs = 52; goto _test_eof;
	_test_eof53: cs = 53; goto _test_eof;
	_test_eof54: cs = 54; goto _test_eof;
	_test_eof55: cs = 55; goto _test_eof;
	_test_eof56: cs = 56; goto _test_eof;
	_test_eof57: cs = 57; goto _test_eof;
	_test_eof58: cs = 58; goto _test_eof;
	_test_eof222: cs = 222; goto _test_eof;
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
	_test_eof157: cs = 157; goto _test_eof;
	_test_eof158: cs = 158; goto _test_eof;
	_test_eof159: cs = 159; goto _test_eof;
	_test_eof160: cs = 160; goto _test_eof;
	_test_eof161: cs = 161; goto _test_eof;
	_test_eof162: cs = 162; goto _test_eof;
	_test_eof163: cs = 163; goto _test_eof;
	_test_eof164: cs = 164; goto _test_eof;
	_test_eof165: cs = 165; goto _test_eof;
	_test_eof166: cs = 166; goto _test_eof;
	_test_eof167: cs = 167; goto _test_eof;
	_test_eof168: cs = 168; goto _test_eof;
	_test_eof169: cs = 169; goto _test_eof;
	_test_eof170: cs = 170; goto _test_eof;
	_test_eof171: cs = 171; goto _test_eof;
	_test_eof172: cs = 172; goto _test_eof;
	_test_eof173: cs = 173; goto _test_eof;
	_test_eof174: cs = 174; goto _test_eof;
	_test_eof175: cs = 175; goto _test_eof;
	_test_eof223: cs = 223; goto _test_eof;
	_test_eof224: cs = 224; goto _test_eof;
	_test_eof225: cs = 225; goto _test_eof;
	_test_eof226: cs = 226; goto _test_eof;
	_test_eof227: cs = 227; goto _test_eof;
	_test_eof228: cs = 228; goto _test_eof;
	_test_eof229: cs = 229; goto _test_eof;
	_test_eof230: cs = 230; goto _test_eof;
	_test_eof231: cs = 231; goto _test_eof;
	_test_eof232: cs = 232; goto _test_eof;
	_test_eof233: cs = 233; goto _test_eof;
	_test_eof234: cs = 234; goto _test_eof;
	_test_eof235: cs = 235; goto _test_eof;
	_test_eof236: cs = 236; goto _test_eof;
	_test_eof237: cs = 237; goto _test_eof;
	_test_eof238: cs = 238; goto _test_eof;
	_test_eof239: cs = 239; goto _test_eof;
	_test_eof240: cs = 240; goto _test_eof;
	_test_eof241: cs = 241; goto _test_eof;
	_test_eof242: cs = 242; goto _test_eof;
	_test_eof243: cs = 243; goto _test_eof;
	_test_eof244: cs = 244; goto _test_eof;
	_test_eof245: cs = 245; goto _test_eof;
	_test_eof246: cs = 246; goto _test_eof;
	_test_eof247: cs = 247; goto _test_eof;
	_test_eof248: cs = 248; goto _test_eof;
	_test_eof176: cs = 176; goto _test_eof;
	_test_eof177: cs = 177; goto _test_eof;
	_test_eof178: cs = 178; goto _test_eof;
	_test_eof179: cs = 179; goto _test_eof;
	_test_eof180: cs = 180; goto _test_eof;
	_test_eof249: cs = 249; goto _test_eof;
	_test_eof181: cs = 181; goto _test_eof;
	_test_eof182: cs = 182; goto _test_eof;
	_test_eof250: cs = 250; goto _test_eof;
	_test_eof183: cs = 183; goto _test_eof;
	_test_eof184: cs = 184; goto _test_eof;

	_test_eof: {}
	if ( p == eof )
	{
	switch ( cs ) {
	case 194:
	case 249:
	{ END(URIC_PATH); PATH_KIND(URIC_PATH_ABEMPTY); }
	break;
	case 190:
	case 191:
	{ END(URIC_PATH); PATH_KIND(URIC_PATH_ABSOLUTE); }
	break;
	case 186:
	case 188:
	case 246:
	{ END(URIC_PATH); PATH_KIND(URIC_PATH_NOSCHEME); }
	break;
	case 248:
	{ END(URIC_PATH); PATH_KIND(URIC_PATH_ROOTLESS); }
	break;
	case 185:
	case 247:
	{ END(URIC_PATH); PATH_KIND(URIC_PATH_EMPTY); }
	break;
	case 189:
	case 250:
	{ END(URIC_QUERY); }
	break;
	case 187:
	{ END(URIC_FRAGMENT); }
	break;
	case 222:
	{ END(URIC_HOST); }
	{ BEGIN(URIC_PATH, AT); }
	{ END(URIC_PATH); PATH_KIND(URIC_PATH_ABEMPTY); }
	break;
	case 195:
	case 198:
	{ END(URIC_PORT); }
	{ BEGIN(URIC_PATH, AT); }
	{ END(URIC_PATH); PATH_KIND(URIC_PATH_ABEMPTY); }
	break;
	case 205:
	case 206:
	case 207:
	case 208:
	case 209:
	case 229:
	case 230:
	case 231:
	case 232:
	case 233:
	{ HOST_KIND(URIC_HOST_IPV4ADDRESS); }
	{ END(URIC_HOST); }
	{ BEGIN(URIC_PATH, AT); }
	{ END(URIC_PATH); PATH_KIND(URIC_PATH_ABEMPTY); }
	break;
	case 192:
	case 193:
	case 196:
	case 197:
	case 199:
	case 200:
	case 201:
	case 202:
	case 203:
	case 204:
	case 210:
	case 211:
	case 212:
	case 213:
	case 214:
	case 215:
	case 216:
	case 217:
	case 218:
	case 219:
	case 220:
	case 221:
	case 223:
	case 224:
	case 225:
	case 226:
	case 227:
	case 228:
	case 234:
	case 235:
	case 236:
	case 237:
	case 238:
	case 239:
	case 240:
	case 241:
	case 242:
	case 243:
	case 244:
	case 245:
	{ HOST_KIND(URIC_HOST_REG_NAME); }
	{ END(URIC_HOST); }
	{ BEGIN(URIC_PATH, AT); }
	{ END(URIC_PATH); PATH_KIND(URIC_PATH_ABEMPTY); }
	break;
	}
	}

	_out: {}
	}

    if (cs >= reference_first_final)
        return URIC_OK;
    died = AT;
    memset(u, 0, sizeof *u);
    u->error_offset = died;
    u->error_part = (uint8_t)error_part(rule[entry], (const char *)begin, died);
    return died < n ? URIC_INVALID : URIC_INCOMPLETE;
}
