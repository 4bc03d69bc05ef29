/* Generated from grammar/machines/reference.rl by ragel 6.10 -G2; do not edit. */
/* The automaton of the hot rules as Ragel alone writes it, without jumps: tests and
 * benchmarks compare the scanner with it. */
#include "parse/error_part.h"
#include "parse/marks.h"

enum { reference_first_final = 342 };

enum { reference_en_main_hot_rules_as_URI_reference = 342 };
enum { reference_en_main_hot_rules_as_URI = 178 };
enum { reference_en_main_hot_rules_as_origin_form = 180 };
enum { reference_en_main_hot_rules_as_Host = 408 };

int uric_ask_machine(int entry, const unsigned char *s, size_t n,
                     struct uric *u)
{
    static const int rule[] = { URIC_RULE_URI_REFERENCE, URIC_RULE_URI,
                                URIC_RULE_ORIGIN_FORM, URIC_RULE_HOST_FIELD };
    static const uint16_t start[] = { reference_en_main_hot_rules_as_URI_reference,
                                      reference_en_main_hot_rules_as_URI,
                                      reference_en_main_hot_rules_as_origin_form,
                                      reference_en_main_hot_rules_as_Host };
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
		case 14u: goto st408;
	}
	goto st0;
tr0:
	{
        (void)342; (void)178;
        (void)180; (void)408;
    }
	goto st342;
st342:
	if ( ++p == pe )
		goto _test_eof342;
	URIC_FALLTHROUGH;
case 342:
	switch( (*p) ) {
		case 33u: goto st343;
		case 35u: goto tr347;
		case 37u: goto st4;
		case 47u: goto st347;
		case 59u: goto st343;
		case 61u: goto st343;
		case 63u: goto tr350;
		case 64u: goto st343;
		case 95u: goto st343;
		case 126u: goto st343;
	}
	if ( (*p) < 65u ) {
		if ( 36u <= (*p) && (*p) <= 57u )
			goto st343;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st403;
	} else
		goto st403;
	goto st0;
st0:
cs = 0;
	goto _out;
st343:
	if ( ++p == pe )
		goto _test_eof343;
	URIC_FALLTHROUGH;
case 343:
	switch( (*p) ) {
		case 33u: goto st343;
		case 35u: goto tr352;
		case 37u: goto st4;
		case 47u: goto st345;
		case 59u: goto st343;
		case 61u: goto st343;
		case 63u: goto tr353;
		case 95u: goto st343;
		case 126u: goto st343;
	}
	if ( (*p) < 64u ) {
		if ( 36u <= (*p) && (*p) <= 57u )
			goto st343;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st343;
	} else
		goto st343;
	goto st0;
tr347:
	{ END(URIC_PATH); PATH_KIND(URIC_PATH_EMPTY); }
	{ BEGIN(URIC_FRAGMENT, AT + 1); }
	goto st344;
tr352:
	{ END(URIC_PATH); PATH_KIND(URIC_PATH_NOSCHEME); }
	{ BEGIN(URIC_FRAGMENT, AT + 1); }
	goto st344;
tr356:
	{ END(URIC_QUERY); }
	{ BEGIN(URIC_FRAGMENT, AT + 1); }
	goto st344;
tr358:
	{ END(URIC_PATH); PATH_KIND(URIC_PATH_ABSOLUTE); }
	{ BEGIN(URIC_FRAGMENT, AT + 1); }
	goto st344;
tr362:
	{ HOST_KIND(URIC_HOST_REG_NAME); }
	{ END(URIC_HOST); }
	{ BEGIN(URIC_PATH, AT); }
	{ END(URIC_PATH); PATH_KIND(URIC_PATH_ABEMPTY); }
	{ BEGIN(URIC_FRAGMENT, AT + 1); }
	goto st344;
tr372:
	{ END(URIC_PATH); PATH_KIND(URIC_PATH_ABEMPTY); }
	{ BEGIN(URIC_FRAGMENT, AT + 1); }
	goto st344;
tr375:
	{ END(URIC_PORT); }
	{ BEGIN(URIC_PATH, AT); }
	{ END(URIC_PATH); PATH_KIND(URIC_PATH_ABEMPTY); }
	{ BEGIN(URIC_FRAGMENT, AT + 1); }
	goto st344;
tr401:
	{ HOST_KIND(URIC_HOST_IPV4ADDRESS); }
	{ END(URIC_HOST); }
	{ BEGIN(URIC_PATH, AT); }
	{ END(URIC_PATH); PATH_KIND(URIC_PATH_ABEMPTY); }
	{ BEGIN(URIC_FRAGMENT, AT + 1); }
	goto st344;
tr409:
	{ END(URIC_HOST); }
	{ BEGIN(URIC_PATH, AT); }
	{ END(URIC_PATH); PATH_KIND(URIC_PATH_ABEMPTY); }
	{ BEGIN(URIC_FRAGMENT, AT + 1); }
	goto st344;
tr434:
	{ END(URIC_PATH); PATH_KIND(URIC_PATH_ROOTLESS); }
	{ BEGIN(URIC_FRAGMENT, AT + 1); }
	goto st344;
st344:
	if ( ++p == pe )
		goto _test_eof344;
	URIC_FALLTHROUGH;
case 344:
	switch( (*p) ) {
		case 33u: goto st344;
		case 37u: goto st2;
		case 61u: goto st344;
		case 95u: goto st344;
		case 126u: goto st344;
	}
	if ( (*p) < 63u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st344;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st344;
	} else
		goto st344;
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
			goto st344;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st344;
	} else
		goto st344;
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
			goto st343;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st343;
	} else
		goto st343;
	goto st0;
st345:
	if ( ++p == pe )
		goto _test_eof345;
	URIC_FALLTHROUGH;
case 345:
	switch( (*p) ) {
		case 33u: goto st345;
		case 35u: goto tr352;
		case 37u: goto st6;
		case 61u: goto st345;
		case 63u: goto tr353;
		case 95u: goto st345;
		case 126u: goto st345;
	}
	if ( (*p) < 64u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st345;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st345;
	} else
		goto st345;
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
			goto st345;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st345;
	} else
		goto st345;
	goto st0;
tr350:
	{ END(URIC_PATH); PATH_KIND(URIC_PATH_EMPTY); }
	{ BEGIN(URIC_QUERY, AT + 1); }
	goto st346;
tr353:
	{ END(URIC_PATH); PATH_KIND(URIC_PATH_NOSCHEME); }
	{ BEGIN(URIC_QUERY, AT + 1); }
	goto st346;
tr361:
	{ END(URIC_PATH); PATH_KIND(URIC_PATH_ABSOLUTE); }
	{ BEGIN(URIC_QUERY, AT + 1); }
	goto st346;
tr370:
	{ HOST_KIND(URIC_HOST_REG_NAME); }
	{ END(URIC_HOST); }
	{ BEGIN(URIC_PATH, AT); }
	{ END(URIC_PATH); PATH_KIND(URIC_PATH_ABEMPTY); }
	{ BEGIN(URIC_QUERY, AT + 1); }
	goto st346;
tr374:
	{ END(URIC_PATH); PATH_KIND(URIC_PATH_ABEMPTY); }
	{ BEGIN(URIC_QUERY, AT + 1); }
	goto st346;
tr378:
	{ END(URIC_PORT); }
	{ BEGIN(URIC_PATH, AT); }
	{ END(URIC_PATH); PATH_KIND(URIC_PATH_ABEMPTY); }
	{ BEGIN(URIC_QUERY, AT + 1); }
	goto st346;
tr404:
	{ HOST_KIND(URIC_HOST_IPV4ADDRESS); }
	{ END(URIC_HOST); }
	{ BEGIN(URIC_PATH, AT); }
	{ END(URIC_PATH); PATH_KIND(URIC_PATH_ABEMPTY); }
	{ BEGIN(URIC_QUERY, AT + 1); }
	goto st346;
tr412:
	{ END(URIC_HOST); }
	{ BEGIN(URIC_PATH, AT); }
	{ END(URIC_PATH); PATH_KIND(URIC_PATH_ABEMPTY); }
	{ BEGIN(URIC_QUERY, AT + 1); }
	goto st346;
tr435:
	{ END(URIC_PATH); PATH_KIND(URIC_PATH_ROOTLESS); }
	{ BEGIN(URIC_QUERY, AT + 1); }
	goto st346;
st346:
	if ( ++p == pe )
		goto _test_eof346;
	URIC_FALLTHROUGH;
case 346:
	switch( (*p) ) {
		case 33u: goto st346;
		case 35u: goto tr356;
		case 37u: goto st8;
		case 61u: goto st346;
		case 95u: goto st346;
		case 126u: goto st346;
	}
	if ( (*p) < 63u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st346;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st346;
	} else
		goto st346;
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
			goto st346;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st346;
	} else
		goto st346;
	goto st0;
st347:
	if ( ++p == pe )
		goto _test_eof347;
	URIC_FALLTHROUGH;
case 347:
	switch( (*p) ) {
		case 33u: goto st348;
		case 35u: goto tr358;
		case 37u: goto st10;
		case 47u: goto tr360;
		case 61u: goto st348;
		case 63u: goto tr361;
		case 95u: goto st348;
		case 126u: goto st348;
	}
	if ( (*p) < 64u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st348;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st348;
	} else
		goto st348;
	goto st0;
st348:
	if ( ++p == pe )
		goto _test_eof348;
	URIC_FALLTHROUGH;
case 348:
	switch( (*p) ) {
		case 33u: goto st348;
		case 35u: goto tr358;
		case 37u: goto st10;
		case 61u: goto st348;
		case 63u: goto tr361;
		case 95u: goto st348;
		case 126u: goto st348;
	}
	if ( (*p) < 64u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st348;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st348;
	} else
		goto st348;
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
			goto st348;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st348;
	} else
		goto st348;
	goto st0;
tr360:
	{ BEGIN(URIC_HOST, AT + 1); }
	goto st349;
st349:
	if ( ++p == pe )
		goto _test_eof349;
	URIC_FALLTHROUGH;
case 349:
	switch( (*p) ) {
		case 33u: goto st350;
		case 35u: goto tr362;
		case 37u: goto st12;
		case 47u: goto tr364;
		case 48u: goto st380;
		case 49u: goto st399;
		case 50u: goto st401;
		case 58u: goto tr369;
		case 59u: goto st350;
		case 61u: goto st350;
		case 63u: goto tr370;
		case 64u: goto tr21;
		case 91u: goto st21;
		case 95u: goto st350;
		case 126u: goto st350;
	}
	if ( (*p) < 51u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st350;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st350;
		} else if ( (*p) >= 65u )
			goto st350;
	} else
		goto st400;
	goto st0;
st350:
	if ( ++p == pe )
		goto _test_eof350;
	URIC_FALLTHROUGH;
case 350:
	switch( (*p) ) {
		case 33u: goto st350;
		case 35u: goto tr362;
		case 37u: goto st12;
		case 47u: goto tr364;
		case 58u: goto tr369;
		case 61u: goto st350;
		case 63u: goto tr370;
		case 64u: goto tr21;
		case 95u: goto st350;
		case 126u: goto st350;
	}
	if ( (*p) < 65u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st350;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st350;
	} else
		goto st350;
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
			goto st350;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st350;
	} else
		goto st350;
	goto st0;
tr364:
	{ HOST_KIND(URIC_HOST_REG_NAME); }
	{ END(URIC_HOST); }
	{ BEGIN(URIC_PATH, AT); }
	goto st351;
tr376:
	{ END(URIC_PORT); }
	{ BEGIN(URIC_PATH, AT); }
	goto st351;
tr402:
	{ HOST_KIND(URIC_HOST_IPV4ADDRESS); }
	{ END(URIC_HOST); }
	{ BEGIN(URIC_PATH, AT); }
	goto st351;
tr410:
	{ END(URIC_HOST); }
	{ BEGIN(URIC_PATH, AT); }
	goto st351;
st351:
	if ( ++p == pe )
		goto _test_eof351;
	URIC_FALLTHROUGH;
case 351:
	switch( (*p) ) {
		case 33u: goto st351;
		case 35u: goto tr372;
		case 37u: goto st14;
		case 61u: goto st351;
		case 63u: goto tr374;
		case 95u: goto st351;
		case 126u: goto st351;
	}
	if ( (*p) < 64u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st351;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st351;
	} else
		goto st351;
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
			goto st351;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st351;
	} else
		goto st351;
	goto st0;
tr369:
	{ HOST_KIND(URIC_HOST_REG_NAME); }
	{ END(URIC_HOST); }
	{ BEGIN(URIC_PORT, AT + 1); }
	goto st352;
tr428:
	{ HOST_KIND(URIC_HOST_IPV4ADDRESS); }
	{ END(URIC_HOST); }
	{ BEGIN(URIC_PORT, AT + 1); }
	goto st352;
st352:
	if ( ++p == pe )
		goto _test_eof352;
	URIC_FALLTHROUGH;
case 352:
	switch( (*p) ) {
		case 33u: goto st16;
		case 35u: goto tr375;
		case 37u: goto st17;
		case 47u: goto tr376;
		case 61u: goto st16;
		case 63u: goto tr378;
		case 64u: goto tr21;
		case 95u: goto st16;
		case 126u: goto st16;
	}
	if ( (*p) < 58u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 57u )
				goto st352;
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
		case 64u: goto tr21;
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
tr21:
	{
        BEGIN(URIC_USERINFO, BEGIN_OF(URIC_HOST));
        END(URIC_USERINFO);
        BEGIN(URIC_HOST, AT + 1);
        NO_BEGIN(URIC_PORT);
    }
	goto st353;
st353:
	if ( ++p == pe )
		goto _test_eof353;
	URIC_FALLTHROUGH;
case 353:
	switch( (*p) ) {
		case 33u: goto st354;
		case 35u: goto tr362;
		case 37u: goto st19;
		case 47u: goto tr364;
		case 48u: goto st356;
		case 49u: goto st375;
		case 50u: goto st377;
		case 58u: goto tr384;
		case 59u: goto st354;
		case 61u: goto st354;
		case 63u: goto tr370;
		case 91u: goto st21;
		case 95u: goto st354;
		case 126u: goto st354;
	}
	if ( (*p) < 51u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st354;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st354;
		} else if ( (*p) >= 65u )
			goto st354;
	} else
		goto st376;
	goto st0;
st354:
	if ( ++p == pe )
		goto _test_eof354;
	URIC_FALLTHROUGH;
case 354:
	switch( (*p) ) {
		case 33u: goto st354;
		case 35u: goto tr362;
		case 37u: goto st19;
		case 47u: goto tr364;
		case 58u: goto tr384;
		case 61u: goto st354;
		case 63u: goto tr370;
		case 95u: goto st354;
		case 126u: goto st354;
	}
	if ( (*p) < 65u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st354;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st354;
	} else
		goto st354;
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
			goto st354;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st354;
	} else
		goto st354;
	goto st0;
tr384:
	{ HOST_KIND(URIC_HOST_REG_NAME); }
	{ END(URIC_HOST); }
	{ BEGIN(URIC_PORT, AT + 1); }
	goto st355;
tr403:
	{ HOST_KIND(URIC_HOST_IPV4ADDRESS); }
	{ END(URIC_HOST); }
	{ BEGIN(URIC_PORT, AT + 1); }
	goto st355;
tr411:
	{ END(URIC_HOST); }
	{ BEGIN(URIC_PORT, AT + 1); }
	goto st355;
st355:
	if ( ++p == pe )
		goto _test_eof355;
	URIC_FALLTHROUGH;
case 355:
	switch( (*p) ) {
		case 35u: goto tr375;
		case 47u: goto tr376;
		case 63u: goto tr378;
	}
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st355;
	goto st0;
st356:
	if ( ++p == pe )
		goto _test_eof356;
	URIC_FALLTHROUGH;
case 356:
	switch( (*p) ) {
		case 33u: goto st354;
		case 35u: goto tr362;
		case 37u: goto st19;
		case 46u: goto st357;
		case 47u: goto tr364;
		case 58u: goto tr384;
		case 61u: goto st354;
		case 63u: goto tr370;
		case 95u: goto st354;
		case 126u: goto st354;
	}
	if ( (*p) < 65u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st354;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st354;
	} else
		goto st354;
	goto st0;
st357:
	if ( ++p == pe )
		goto _test_eof357;
	URIC_FALLTHROUGH;
case 357:
	switch( (*p) ) {
		case 33u: goto st354;
		case 35u: goto tr362;
		case 37u: goto st19;
		case 47u: goto tr364;
		case 48u: goto st358;
		case 49u: goto st371;
		case 50u: goto st373;
		case 58u: goto tr384;
		case 59u: goto st354;
		case 61u: goto st354;
		case 63u: goto tr370;
		case 95u: goto st354;
		case 126u: goto st354;
	}
	if ( (*p) < 51u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st354;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st354;
		} else if ( (*p) >= 65u )
			goto st354;
	} else
		goto st372;
	goto st0;
st358:
	if ( ++p == pe )
		goto _test_eof358;
	URIC_FALLTHROUGH;
case 358:
	switch( (*p) ) {
		case 33u: goto st354;
		case 35u: goto tr362;
		case 37u: goto st19;
		case 46u: goto st359;
		case 47u: goto tr364;
		case 58u: goto tr384;
		case 61u: goto st354;
		case 63u: goto tr370;
		case 95u: goto st354;
		case 126u: goto st354;
	}
	if ( (*p) < 65u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st354;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st354;
	} else
		goto st354;
	goto st0;
st359:
	if ( ++p == pe )
		goto _test_eof359;
	URIC_FALLTHROUGH;
case 359:
	switch( (*p) ) {
		case 33u: goto st354;
		case 35u: goto tr362;
		case 37u: goto st19;
		case 47u: goto tr364;
		case 48u: goto st360;
		case 49u: goto st367;
		case 50u: goto st369;
		case 58u: goto tr384;
		case 59u: goto st354;
		case 61u: goto st354;
		case 63u: goto tr370;
		case 95u: goto st354;
		case 126u: goto st354;
	}
	if ( (*p) < 51u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st354;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st354;
		} else if ( (*p) >= 65u )
			goto st354;
	} else
		goto st368;
	goto st0;
st360:
	if ( ++p == pe )
		goto _test_eof360;
	URIC_FALLTHROUGH;
case 360:
	switch( (*p) ) {
		case 33u: goto st354;
		case 35u: goto tr362;
		case 37u: goto st19;
		case 46u: goto st361;
		case 47u: goto tr364;
		case 58u: goto tr384;
		case 61u: goto st354;
		case 63u: goto tr370;
		case 95u: goto st354;
		case 126u: goto st354;
	}
	if ( (*p) < 65u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st354;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st354;
	} else
		goto st354;
	goto st0;
st361:
	if ( ++p == pe )
		goto _test_eof361;
	URIC_FALLTHROUGH;
case 361:
	switch( (*p) ) {
		case 33u: goto st354;
		case 35u: goto tr362;
		case 37u: goto st19;
		case 47u: goto tr364;
		case 48u: goto st362;
		case 49u: goto st363;
		case 50u: goto st365;
		case 58u: goto tr384;
		case 59u: goto st354;
		case 61u: goto st354;
		case 63u: goto tr370;
		case 95u: goto st354;
		case 126u: goto st354;
	}
	if ( (*p) < 51u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st354;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st354;
		} else if ( (*p) >= 65u )
			goto st354;
	} else
		goto st364;
	goto st0;
st362:
	if ( ++p == pe )
		goto _test_eof362;
	URIC_FALLTHROUGH;
case 362:
	switch( (*p) ) {
		case 33u: goto st354;
		case 35u: goto tr401;
		case 37u: goto st19;
		case 47u: goto tr402;
		case 58u: goto tr403;
		case 61u: goto st354;
		case 63u: goto tr404;
		case 95u: goto st354;
		case 126u: goto st354;
	}
	if ( (*p) < 65u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st354;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st354;
	} else
		goto st354;
	goto st0;
st363:
	if ( ++p == pe )
		goto _test_eof363;
	URIC_FALLTHROUGH;
case 363:
	switch( (*p) ) {
		case 33u: goto st354;
		case 35u: goto tr401;
		case 37u: goto st19;
		case 47u: goto tr402;
		case 58u: goto tr403;
		case 59u: goto st354;
		case 61u: goto st354;
		case 63u: goto tr404;
		case 95u: goto st354;
		case 126u: goto st354;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st354;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st354;
		} else if ( (*p) >= 65u )
			goto st354;
	} else
		goto st364;
	goto st0;
st364:
	if ( ++p == pe )
		goto _test_eof364;
	URIC_FALLTHROUGH;
case 364:
	switch( (*p) ) {
		case 33u: goto st354;
		case 35u: goto tr401;
		case 37u: goto st19;
		case 47u: goto tr402;
		case 58u: goto tr403;
		case 59u: goto st354;
		case 61u: goto st354;
		case 63u: goto tr404;
		case 95u: goto st354;
		case 126u: goto st354;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st354;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st354;
		} else if ( (*p) >= 65u )
			goto st354;
	} else
		goto st362;
	goto st0;
st365:
	if ( ++p == pe )
		goto _test_eof365;
	URIC_FALLTHROUGH;
case 365:
	switch( (*p) ) {
		case 33u: goto st354;
		case 35u: goto tr401;
		case 37u: goto st19;
		case 47u: goto tr402;
		case 53u: goto st366;
		case 58u: goto tr403;
		case 59u: goto st354;
		case 61u: goto st354;
		case 63u: goto tr404;
		case 95u: goto st354;
		case 126u: goto st354;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 52u )
				goto st364;
		} else if ( (*p) >= 36u )
			goto st354;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st354;
		} else if ( (*p) >= 65u )
			goto st354;
	} else
		goto st362;
	goto st0;
st366:
	if ( ++p == pe )
		goto _test_eof366;
	URIC_FALLTHROUGH;
case 366:
	switch( (*p) ) {
		case 33u: goto st354;
		case 35u: goto tr401;
		case 37u: goto st19;
		case 47u: goto tr402;
		case 58u: goto tr403;
		case 61u: goto st354;
		case 63u: goto tr404;
		case 95u: goto st354;
		case 126u: goto st354;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 53u )
				goto st362;
		} else if ( (*p) >= 36u )
			goto st354;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st354;
		} else if ( (*p) >= 65u )
			goto st354;
	} else
		goto st354;
	goto st0;
st367:
	if ( ++p == pe )
		goto _test_eof367;
	URIC_FALLTHROUGH;
case 367:
	switch( (*p) ) {
		case 33u: goto st354;
		case 35u: goto tr362;
		case 37u: goto st19;
		case 46u: goto st361;
		case 47u: goto tr364;
		case 58u: goto tr384;
		case 59u: goto st354;
		case 61u: goto st354;
		case 63u: goto tr370;
		case 95u: goto st354;
		case 126u: goto st354;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 45u )
			goto st354;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st354;
		} else if ( (*p) >= 65u )
			goto st354;
	} else
		goto st368;
	goto st0;
st368:
	if ( ++p == pe )
		goto _test_eof368;
	URIC_FALLTHROUGH;
case 368:
	switch( (*p) ) {
		case 33u: goto st354;
		case 35u: goto tr362;
		case 37u: goto st19;
		case 46u: goto st361;
		case 47u: goto tr364;
		case 58u: goto tr384;
		case 59u: goto st354;
		case 61u: goto st354;
		case 63u: goto tr370;
		case 95u: goto st354;
		case 126u: goto st354;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 45u )
			goto st354;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st354;
		} else if ( (*p) >= 65u )
			goto st354;
	} else
		goto st360;
	goto st0;
st369:
	if ( ++p == pe )
		goto _test_eof369;
	URIC_FALLTHROUGH;
case 369:
	switch( (*p) ) {
		case 33u: goto st354;
		case 35u: goto tr362;
		case 37u: goto st19;
		case 46u: goto st361;
		case 47u: goto tr364;
		case 53u: goto st370;
		case 58u: goto tr384;
		case 59u: goto st354;
		case 61u: goto st354;
		case 63u: goto tr370;
		case 95u: goto st354;
		case 126u: goto st354;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 52u )
				goto st368;
		} else if ( (*p) >= 36u )
			goto st354;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st354;
		} else if ( (*p) >= 65u )
			goto st354;
	} else
		goto st360;
	goto st0;
st370:
	if ( ++p == pe )
		goto _test_eof370;
	URIC_FALLTHROUGH;
case 370:
	switch( (*p) ) {
		case 33u: goto st354;
		case 35u: goto tr362;
		case 37u: goto st19;
		case 46u: goto st361;
		case 47u: goto tr364;
		case 58u: goto tr384;
		case 61u: goto st354;
		case 63u: goto tr370;
		case 95u: goto st354;
		case 126u: goto st354;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 53u )
				goto st360;
		} else if ( (*p) >= 36u )
			goto st354;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st354;
		} else if ( (*p) >= 65u )
			goto st354;
	} else
		goto st354;
	goto st0;
st371:
	if ( ++p == pe )
		goto _test_eof371;
	URIC_FALLTHROUGH;
case 371:
	switch( (*p) ) {
		case 33u: goto st354;
		case 35u: goto tr362;
		case 37u: goto st19;
		case 46u: goto st359;
		case 47u: goto tr364;
		case 58u: goto tr384;
		case 59u: goto st354;
		case 61u: goto st354;
		case 63u: goto tr370;
		case 95u: goto st354;
		case 126u: goto st354;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 45u )
			goto st354;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st354;
		} else if ( (*p) >= 65u )
			goto st354;
	} else
		goto st372;
	goto st0;
st372:
	if ( ++p == pe )
		goto _test_eof372;
	URIC_FALLTHROUGH;
case 372:
	switch( (*p) ) {
		case 33u: goto st354;
		case 35u: goto tr362;
		case 37u: goto st19;
		case 46u: goto st359;
		case 47u: goto tr364;
		case 58u: goto tr384;
		case 59u: goto st354;
		case 61u: goto st354;
		case 63u: goto tr370;
		case 95u: goto st354;
		case 126u: goto st354;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 45u )
			goto st354;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st354;
		} else if ( (*p) >= 65u )
			goto st354;
	} else
		goto st358;
	goto st0;
st373:
	if ( ++p == pe )
		goto _test_eof373;
	URIC_FALLTHROUGH;
case 373:
	switch( (*p) ) {
		case 33u: goto st354;
		case 35u: goto tr362;
		case 37u: goto st19;
		case 46u: goto st359;
		case 47u: goto tr364;
		case 53u: goto st374;
		case 58u: goto tr384;
		case 59u: goto st354;
		case 61u: goto st354;
		case 63u: goto tr370;
		case 95u: goto st354;
		case 126u: goto st354;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 52u )
				goto st372;
		} else if ( (*p) >= 36u )
			goto st354;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st354;
		} else if ( (*p) >= 65u )
			goto st354;
	} else
		goto st358;
	goto st0;
st374:
	if ( ++p == pe )
		goto _test_eof374;
	URIC_FALLTHROUGH;
case 374:
	switch( (*p) ) {
		case 33u: goto st354;
		case 35u: goto tr362;
		case 37u: goto st19;
		case 46u: goto st359;
		case 47u: goto tr364;
		case 58u: goto tr384;
		case 61u: goto st354;
		case 63u: goto tr370;
		case 95u: goto st354;
		case 126u: goto st354;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 53u )
				goto st358;
		} else if ( (*p) >= 36u )
			goto st354;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st354;
		} else if ( (*p) >= 65u )
			goto st354;
	} else
		goto st354;
	goto st0;
st375:
	if ( ++p == pe )
		goto _test_eof375;
	URIC_FALLTHROUGH;
case 375:
	switch( (*p) ) {
		case 33u: goto st354;
		case 35u: goto tr362;
		case 37u: goto st19;
		case 46u: goto st357;
		case 47u: goto tr364;
		case 58u: goto tr384;
		case 59u: goto st354;
		case 61u: goto st354;
		case 63u: goto tr370;
		case 95u: goto st354;
		case 126u: goto st354;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 45u )
			goto st354;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st354;
		} else if ( (*p) >= 65u )
			goto st354;
	} else
		goto st376;
	goto st0;
st376:
	if ( ++p == pe )
		goto _test_eof376;
	URIC_FALLTHROUGH;
case 376:
	switch( (*p) ) {
		case 33u: goto st354;
		case 35u: goto tr362;
		case 37u: goto st19;
		case 46u: goto st357;
		case 47u: goto tr364;
		case 58u: goto tr384;
		case 59u: goto st354;
		case 61u: goto st354;
		case 63u: goto tr370;
		case 95u: goto st354;
		case 126u: goto st354;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 45u )
			goto st354;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st354;
		} else if ( (*p) >= 65u )
			goto st354;
	} else
		goto st356;
	goto st0;
st377:
	if ( ++p == pe )
		goto _test_eof377;
	URIC_FALLTHROUGH;
case 377:
	switch( (*p) ) {
		case 33u: goto st354;
		case 35u: goto tr362;
		case 37u: goto st19;
		case 46u: goto st357;
		case 47u: goto tr364;
		case 53u: goto st378;
		case 58u: goto tr384;
		case 59u: goto st354;
		case 61u: goto st354;
		case 63u: goto tr370;
		case 95u: goto st354;
		case 126u: goto st354;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 52u )
				goto st376;
		} else if ( (*p) >= 36u )
			goto st354;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st354;
		} else if ( (*p) >= 65u )
			goto st354;
	} else
		goto st356;
	goto st0;
st378:
	if ( ++p == pe )
		goto _test_eof378;
	URIC_FALLTHROUGH;
case 378:
	switch( (*p) ) {
		case 33u: goto st354;
		case 35u: goto tr362;
		case 37u: goto st19;
		case 46u: goto st357;
		case 47u: goto tr364;
		case 58u: goto tr384;
		case 61u: goto st354;
		case 63u: goto tr370;
		case 95u: goto st354;
		case 126u: goto st354;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 53u )
				goto st356;
		} else if ( (*p) >= 36u )
			goto st354;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st354;
		} else if ( (*p) >= 65u )
			goto st354;
	} else
		goto st354;
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
		goto tr85;
	goto st0;
tr85:
	{ HOST_KIND(URIC_HOST_IPV6ADDRESS); }
	goto st379;
tr180:
	{ HOST_KIND(URIC_HOST_IPVFUTURE); }
	goto st379;
st379:
	if ( ++p == pe )
		goto _test_eof379;
	URIC_FALLTHROUGH;
case 379:
	switch( (*p) ) {
		case 35u: goto tr409;
		case 47u: goto tr410;
		case 58u: goto tr411;
		case 63u: goto tr412;
	}
	goto st0;
st59:
	if ( ++p == pe )
		goto _test_eof59;
	URIC_FALLTHROUGH;
case 59:
	if ( (*p) == 93u )
		goto tr85;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st60;
	goto st0;
st60:
	if ( ++p == pe )
		goto _test_eof60;
	URIC_FALLTHROUGH;
case 60:
	if ( (*p) == 93u )
		goto tr85;
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
		case 93u: goto tr85;
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
		goto tr85;
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
		goto tr85;
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
		goto tr85;
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
		goto tr85;
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
		goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr85;
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
		case 93u: goto tr180;
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
st380:
	if ( ++p == pe )
		goto _test_eof380;
	URIC_FALLTHROUGH;
case 380:
	switch( (*p) ) {
		case 33u: goto st350;
		case 35u: goto tr362;
		case 37u: goto st12;
		case 46u: goto st381;
		case 47u: goto tr364;
		case 58u: goto tr369;
		case 61u: goto st350;
		case 63u: goto tr370;
		case 64u: goto tr21;
		case 95u: goto st350;
		case 126u: goto st350;
	}
	if ( (*p) < 65u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st350;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st350;
	} else
		goto st350;
	goto st0;
st381:
	if ( ++p == pe )
		goto _test_eof381;
	URIC_FALLTHROUGH;
case 381:
	switch( (*p) ) {
		case 33u: goto st350;
		case 35u: goto tr362;
		case 37u: goto st12;
		case 47u: goto tr364;
		case 48u: goto st382;
		case 49u: goto st395;
		case 50u: goto st397;
		case 58u: goto tr369;
		case 59u: goto st350;
		case 61u: goto st350;
		case 63u: goto tr370;
		case 64u: goto tr21;
		case 95u: goto st350;
		case 126u: goto st350;
	}
	if ( (*p) < 51u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st350;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st350;
		} else if ( (*p) >= 65u )
			goto st350;
	} else
		goto st396;
	goto st0;
st382:
	if ( ++p == pe )
		goto _test_eof382;
	URIC_FALLTHROUGH;
case 382:
	switch( (*p) ) {
		case 33u: goto st350;
		case 35u: goto tr362;
		case 37u: goto st12;
		case 46u: goto st383;
		case 47u: goto tr364;
		case 58u: goto tr369;
		case 61u: goto st350;
		case 63u: goto tr370;
		case 64u: goto tr21;
		case 95u: goto st350;
		case 126u: goto st350;
	}
	if ( (*p) < 65u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st350;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st350;
	} else
		goto st350;
	goto st0;
st383:
	if ( ++p == pe )
		goto _test_eof383;
	URIC_FALLTHROUGH;
case 383:
	switch( (*p) ) {
		case 33u: goto st350;
		case 35u: goto tr362;
		case 37u: goto st12;
		case 47u: goto tr364;
		case 48u: goto st384;
		case 49u: goto st391;
		case 50u: goto st393;
		case 58u: goto tr369;
		case 59u: goto st350;
		case 61u: goto st350;
		case 63u: goto tr370;
		case 64u: goto tr21;
		case 95u: goto st350;
		case 126u: goto st350;
	}
	if ( (*p) < 51u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st350;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st350;
		} else if ( (*p) >= 65u )
			goto st350;
	} else
		goto st392;
	goto st0;
st384:
	if ( ++p == pe )
		goto _test_eof384;
	URIC_FALLTHROUGH;
case 384:
	switch( (*p) ) {
		case 33u: goto st350;
		case 35u: goto tr362;
		case 37u: goto st12;
		case 46u: goto st385;
		case 47u: goto tr364;
		case 58u: goto tr369;
		case 61u: goto st350;
		case 63u: goto tr370;
		case 64u: goto tr21;
		case 95u: goto st350;
		case 126u: goto st350;
	}
	if ( (*p) < 65u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st350;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st350;
	} else
		goto st350;
	goto st0;
st385:
	if ( ++p == pe )
		goto _test_eof385;
	URIC_FALLTHROUGH;
case 385:
	switch( (*p) ) {
		case 33u: goto st350;
		case 35u: goto tr362;
		case 37u: goto st12;
		case 47u: goto tr364;
		case 48u: goto st386;
		case 49u: goto st387;
		case 50u: goto st389;
		case 58u: goto tr369;
		case 59u: goto st350;
		case 61u: goto st350;
		case 63u: goto tr370;
		case 64u: goto tr21;
		case 95u: goto st350;
		case 126u: goto st350;
	}
	if ( (*p) < 51u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st350;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st350;
		} else if ( (*p) >= 65u )
			goto st350;
	} else
		goto st388;
	goto st0;
st386:
	if ( ++p == pe )
		goto _test_eof386;
	URIC_FALLTHROUGH;
case 386:
	switch( (*p) ) {
		case 33u: goto st350;
		case 35u: goto tr401;
		case 37u: goto st12;
		case 47u: goto tr402;
		case 58u: goto tr428;
		case 61u: goto st350;
		case 63u: goto tr404;
		case 64u: goto tr21;
		case 95u: goto st350;
		case 126u: goto st350;
	}
	if ( (*p) < 65u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st350;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st350;
	} else
		goto st350;
	goto st0;
st387:
	if ( ++p == pe )
		goto _test_eof387;
	URIC_FALLTHROUGH;
case 387:
	switch( (*p) ) {
		case 33u: goto st350;
		case 35u: goto tr401;
		case 37u: goto st12;
		case 47u: goto tr402;
		case 58u: goto tr428;
		case 59u: goto st350;
		case 61u: goto st350;
		case 63u: goto tr404;
		case 64u: goto tr21;
		case 95u: goto st350;
		case 126u: goto st350;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st350;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st350;
		} else if ( (*p) >= 65u )
			goto st350;
	} else
		goto st388;
	goto st0;
st388:
	if ( ++p == pe )
		goto _test_eof388;
	URIC_FALLTHROUGH;
case 388:
	switch( (*p) ) {
		case 33u: goto st350;
		case 35u: goto tr401;
		case 37u: goto st12;
		case 47u: goto tr402;
		case 58u: goto tr428;
		case 59u: goto st350;
		case 61u: goto st350;
		case 63u: goto tr404;
		case 64u: goto tr21;
		case 95u: goto st350;
		case 126u: goto st350;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st350;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st350;
		} else if ( (*p) >= 65u )
			goto st350;
	} else
		goto st386;
	goto st0;
st389:
	if ( ++p == pe )
		goto _test_eof389;
	URIC_FALLTHROUGH;
case 389:
	switch( (*p) ) {
		case 33u: goto st350;
		case 35u: goto tr401;
		case 37u: goto st12;
		case 47u: goto tr402;
		case 53u: goto st390;
		case 58u: goto tr428;
		case 59u: goto st350;
		case 61u: goto st350;
		case 63u: goto tr404;
		case 64u: goto tr21;
		case 95u: goto st350;
		case 126u: goto st350;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 52u )
				goto st388;
		} else if ( (*p) >= 36u )
			goto st350;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st350;
		} else if ( (*p) >= 65u )
			goto st350;
	} else
		goto st386;
	goto st0;
st390:
	if ( ++p == pe )
		goto _test_eof390;
	URIC_FALLTHROUGH;
case 390:
	switch( (*p) ) {
		case 33u: goto st350;
		case 35u: goto tr401;
		case 37u: goto st12;
		case 47u: goto tr402;
		case 58u: goto tr428;
		case 61u: goto st350;
		case 63u: goto tr404;
		case 64u: goto tr21;
		case 95u: goto st350;
		case 126u: goto st350;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 53u )
				goto st386;
		} else if ( (*p) >= 36u )
			goto st350;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st350;
		} else if ( (*p) >= 65u )
			goto st350;
	} else
		goto st350;
	goto st0;
st391:
	if ( ++p == pe )
		goto _test_eof391;
	URIC_FALLTHROUGH;
case 391:
	switch( (*p) ) {
		case 33u: goto st350;
		case 35u: goto tr362;
		case 37u: goto st12;
		case 46u: goto st385;
		case 47u: goto tr364;
		case 58u: goto tr369;
		case 59u: goto st350;
		case 61u: goto st350;
		case 63u: goto tr370;
		case 64u: goto tr21;
		case 95u: goto st350;
		case 126u: goto st350;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 45u )
			goto st350;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st350;
		} else if ( (*p) >= 65u )
			goto st350;
	} else
		goto st392;
	goto st0;
st392:
	if ( ++p == pe )
		goto _test_eof392;
	URIC_FALLTHROUGH;
case 392:
	switch( (*p) ) {
		case 33u: goto st350;
		case 35u: goto tr362;
		case 37u: goto st12;
		case 46u: goto st385;
		case 47u: goto tr364;
		case 58u: goto tr369;
		case 59u: goto st350;
		case 61u: goto st350;
		case 63u: goto tr370;
		case 64u: goto tr21;
		case 95u: goto st350;
		case 126u: goto st350;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 45u )
			goto st350;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st350;
		} else if ( (*p) >= 65u )
			goto st350;
	} else
		goto st384;
	goto st0;
st393:
	if ( ++p == pe )
		goto _test_eof393;
	URIC_FALLTHROUGH;
case 393:
	switch( (*p) ) {
		case 33u: goto st350;
		case 35u: goto tr362;
		case 37u: goto st12;
		case 46u: goto st385;
		case 47u: goto tr364;
		case 53u: goto st394;
		case 58u: goto tr369;
		case 59u: goto st350;
		case 61u: goto st350;
		case 63u: goto tr370;
		case 64u: goto tr21;
		case 95u: goto st350;
		case 126u: goto st350;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 52u )
				goto st392;
		} else if ( (*p) >= 36u )
			goto st350;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st350;
		} else if ( (*p) >= 65u )
			goto st350;
	} else
		goto st384;
	goto st0;
st394:
	if ( ++p == pe )
		goto _test_eof394;
	URIC_FALLTHROUGH;
case 394:
	switch( (*p) ) {
		case 33u: goto st350;
		case 35u: goto tr362;
		case 37u: goto st12;
		case 46u: goto st385;
		case 47u: goto tr364;
		case 58u: goto tr369;
		case 61u: goto st350;
		case 63u: goto tr370;
		case 64u: goto tr21;
		case 95u: goto st350;
		case 126u: goto st350;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 53u )
				goto st384;
		} else if ( (*p) >= 36u )
			goto st350;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st350;
		} else if ( (*p) >= 65u )
			goto st350;
	} else
		goto st350;
	goto st0;
st395:
	if ( ++p == pe )
		goto _test_eof395;
	URIC_FALLTHROUGH;
case 395:
	switch( (*p) ) {
		case 33u: goto st350;
		case 35u: goto tr362;
		case 37u: goto st12;
		case 46u: goto st383;
		case 47u: goto tr364;
		case 58u: goto tr369;
		case 59u: goto st350;
		case 61u: goto st350;
		case 63u: goto tr370;
		case 64u: goto tr21;
		case 95u: goto st350;
		case 126u: goto st350;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 45u )
			goto st350;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st350;
		} else if ( (*p) >= 65u )
			goto st350;
	} else
		goto st396;
	goto st0;
st396:
	if ( ++p == pe )
		goto _test_eof396;
	URIC_FALLTHROUGH;
case 396:
	switch( (*p) ) {
		case 33u: goto st350;
		case 35u: goto tr362;
		case 37u: goto st12;
		case 46u: goto st383;
		case 47u: goto tr364;
		case 58u: goto tr369;
		case 59u: goto st350;
		case 61u: goto st350;
		case 63u: goto tr370;
		case 64u: goto tr21;
		case 95u: goto st350;
		case 126u: goto st350;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 45u )
			goto st350;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st350;
		} else if ( (*p) >= 65u )
			goto st350;
	} else
		goto st382;
	goto st0;
st397:
	if ( ++p == pe )
		goto _test_eof397;
	URIC_FALLTHROUGH;
case 397:
	switch( (*p) ) {
		case 33u: goto st350;
		case 35u: goto tr362;
		case 37u: goto st12;
		case 46u: goto st383;
		case 47u: goto tr364;
		case 53u: goto st398;
		case 58u: goto tr369;
		case 59u: goto st350;
		case 61u: goto st350;
		case 63u: goto tr370;
		case 64u: goto tr21;
		case 95u: goto st350;
		case 126u: goto st350;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 52u )
				goto st396;
		} else if ( (*p) >= 36u )
			goto st350;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st350;
		} else if ( (*p) >= 65u )
			goto st350;
	} else
		goto st382;
	goto st0;
st398:
	if ( ++p == pe )
		goto _test_eof398;
	URIC_FALLTHROUGH;
case 398:
	switch( (*p) ) {
		case 33u: goto st350;
		case 35u: goto tr362;
		case 37u: goto st12;
		case 46u: goto st383;
		case 47u: goto tr364;
		case 58u: goto tr369;
		case 61u: goto st350;
		case 63u: goto tr370;
		case 64u: goto tr21;
		case 95u: goto st350;
		case 126u: goto st350;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 53u )
				goto st382;
		} else if ( (*p) >= 36u )
			goto st350;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st350;
		} else if ( (*p) >= 65u )
			goto st350;
	} else
		goto st350;
	goto st0;
st399:
	if ( ++p == pe )
		goto _test_eof399;
	URIC_FALLTHROUGH;
case 399:
	switch( (*p) ) {
		case 33u: goto st350;
		case 35u: goto tr362;
		case 37u: goto st12;
		case 46u: goto st381;
		case 47u: goto tr364;
		case 58u: goto tr369;
		case 59u: goto st350;
		case 61u: goto st350;
		case 63u: goto tr370;
		case 64u: goto tr21;
		case 95u: goto st350;
		case 126u: goto st350;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 45u )
			goto st350;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st350;
		} else if ( (*p) >= 65u )
			goto st350;
	} else
		goto st400;
	goto st0;
st400:
	if ( ++p == pe )
		goto _test_eof400;
	URIC_FALLTHROUGH;
case 400:
	switch( (*p) ) {
		case 33u: goto st350;
		case 35u: goto tr362;
		case 37u: goto st12;
		case 46u: goto st381;
		case 47u: goto tr364;
		case 58u: goto tr369;
		case 59u: goto st350;
		case 61u: goto st350;
		case 63u: goto tr370;
		case 64u: goto tr21;
		case 95u: goto st350;
		case 126u: goto st350;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 45u )
			goto st350;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st350;
		} else if ( (*p) >= 65u )
			goto st350;
	} else
		goto st380;
	goto st0;
st401:
	if ( ++p == pe )
		goto _test_eof401;
	URIC_FALLTHROUGH;
case 401:
	switch( (*p) ) {
		case 33u: goto st350;
		case 35u: goto tr362;
		case 37u: goto st12;
		case 46u: goto st381;
		case 47u: goto tr364;
		case 53u: goto st402;
		case 58u: goto tr369;
		case 59u: goto st350;
		case 61u: goto st350;
		case 63u: goto tr370;
		case 64u: goto tr21;
		case 95u: goto st350;
		case 126u: goto st350;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 52u )
				goto st400;
		} else if ( (*p) >= 36u )
			goto st350;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st350;
		} else if ( (*p) >= 65u )
			goto st350;
	} else
		goto st380;
	goto st0;
st402:
	if ( ++p == pe )
		goto _test_eof402;
	URIC_FALLTHROUGH;
case 402:
	switch( (*p) ) {
		case 33u: goto st350;
		case 35u: goto tr362;
		case 37u: goto st12;
		case 46u: goto st381;
		case 47u: goto tr364;
		case 58u: goto tr369;
		case 61u: goto st350;
		case 63u: goto tr370;
		case 64u: goto tr21;
		case 95u: goto st350;
		case 126u: goto st350;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 53u )
				goto st380;
		} else if ( (*p) >= 36u )
			goto st350;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st350;
		} else if ( (*p) >= 65u )
			goto st350;
	} else
		goto st350;
	goto st0;
st403:
	if ( ++p == pe )
		goto _test_eof403;
	URIC_FALLTHROUGH;
case 403:
	switch( (*p) ) {
		case 33u: goto st343;
		case 35u: goto tr352;
		case 37u: goto st4;
		case 43u: goto st403;
		case 47u: goto st345;
		case 58u: goto tr184;
		case 59u: goto st343;
		case 61u: goto st343;
		case 63u: goto tr353;
		case 64u: goto st343;
		case 95u: goto st343;
		case 126u: goto st343;
	}
	if ( (*p) < 45u ) {
		if ( 36u <= (*p) && (*p) <= 44u )
			goto st343;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st403;
		} else if ( (*p) >= 65u )
			goto st403;
	} else
		goto st403;
	goto st0;
tr184:
	{ END(URIC_SCHEME); BEGIN(URIC_PATH, AT + 1); }
	goto st404;
st404:
	if ( ++p == pe )
		goto _test_eof404;
	URIC_FALLTHROUGH;
case 404:
	switch( (*p) ) {
		case 33u: goto st405;
		case 35u: goto tr347;
		case 37u: goto st176;
		case 47u: goto st347;
		case 61u: goto st405;
		case 63u: goto tr350;
		case 95u: goto st405;
		case 126u: goto st405;
	}
	if ( (*p) < 64u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st405;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st405;
	} else
		goto st405;
	goto st0;
st405:
	if ( ++p == pe )
		goto _test_eof405;
	URIC_FALLTHROUGH;
case 405:
	switch( (*p) ) {
		case 33u: goto st405;
		case 35u: goto tr434;
		case 37u: goto st176;
		case 61u: goto st405;
		case 63u: goto tr435;
		case 95u: goto st405;
		case 126u: goto st405;
	}
	if ( (*p) < 64u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st405;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st405;
	} else
		goto st405;
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
			goto st405;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st405;
	} else
		goto st405;
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
		case 58u: goto tr184;
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
		goto st406;
	goto st0;
st406:
	if ( ++p == pe )
		goto _test_eof406;
	URIC_FALLTHROUGH;
case 406:
	switch( (*p) ) {
		case 33u: goto st406;
		case 37u: goto st181;
		case 61u: goto st406;
		case 63u: goto tr437;
		case 95u: goto st406;
		case 126u: goto st406;
	}
	if ( (*p) < 64u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st406;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st406;
	} else
		goto st406;
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
			goto st406;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st406;
	} else
		goto st406;
	goto st0;
tr437:
	{ END(URIC_PATH); PATH_KIND(URIC_PATH_ABEMPTY); }
	{ BEGIN(URIC_QUERY, AT + 1); }
	goto st407;
st407:
	if ( ++p == pe )
		goto _test_eof407;
	URIC_FALLTHROUGH;
case 407:
	switch( (*p) ) {
		case 33u: goto st407;
		case 37u: goto st183;
		case 61u: goto st407;
		case 95u: goto st407;
		case 126u: goto st407;
	}
	if ( (*p) < 63u ) {
		if ( 36u <= (*p) && (*p) <= 59u )
			goto st407;
	} else if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto st407;
	} else
		goto st407;
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
			goto st407;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st407;
	} else
		goto st407;
	goto st0;
st408:
	if ( ++p == pe )
		goto _test_eof408;
	URIC_FALLTHROUGH;
case 408:
	switch( (*p) ) {
		case 33u: goto st409;
		case 37u: goto st185;
		case 48u: goto st411;
		case 49u: goto st430;
		case 50u: goto st432;
		case 58u: goto tr444;
		case 59u: goto st409;
		case 61u: goto st409;
		case 91u: goto st187;
		case 95u: goto st409;
		case 126u: goto st409;
	}
	if ( (*p) < 51u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st409;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st409;
		} else if ( (*p) >= 65u )
			goto st409;
	} else
		goto st431;
	goto st0;
st409:
	if ( ++p == pe )
		goto _test_eof409;
	URIC_FALLTHROUGH;
case 409:
	switch( (*p) ) {
		case 33u: goto st409;
		case 37u: goto st185;
		case 58u: goto tr444;
		case 61u: goto st409;
		case 95u: goto st409;
		case 126u: goto st409;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st409;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st409;
		} else if ( (*p) >= 65u )
			goto st409;
	} else
		goto st409;
	goto st0;
st185:
	if ( ++p == pe )
		goto _test_eof185;
	URIC_FALLTHROUGH;
case 185:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st186;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st186;
	} else
		goto st186;
	goto st0;
st186:
	if ( ++p == pe )
		goto _test_eof186;
	URIC_FALLTHROUGH;
case 186:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st409;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st409;
	} else
		goto st409;
	goto st0;
tr444:
	{ HOST_KIND(URIC_HOST_REG_NAME); }
	{ END(URIC_HOST); }
	{ BEGIN(URIC_PORT, AT + 1); }
	goto st410;
tr462:
	{ HOST_KIND(URIC_HOST_IPV4ADDRESS); }
	{ END(URIC_HOST); }
	{ BEGIN(URIC_PORT, AT + 1); }
	goto st410;
tr467:
	{ END(URIC_HOST); }
	{ BEGIN(URIC_PORT, AT + 1); }
	goto st410;
st410:
	if ( ++p == pe )
		goto _test_eof410;
	URIC_FALLTHROUGH;
case 410:
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st410;
	goto st0;
st411:
	if ( ++p == pe )
		goto _test_eof411;
	URIC_FALLTHROUGH;
case 411:
	switch( (*p) ) {
		case 33u: goto st409;
		case 37u: goto st185;
		case 46u: goto st412;
		case 58u: goto tr444;
		case 61u: goto st409;
		case 95u: goto st409;
		case 126u: goto st409;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 45u )
			goto st409;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st409;
		} else if ( (*p) >= 65u )
			goto st409;
	} else
		goto st409;
	goto st0;
st412:
	if ( ++p == pe )
		goto _test_eof412;
	URIC_FALLTHROUGH;
case 412:
	switch( (*p) ) {
		case 33u: goto st409;
		case 37u: goto st185;
		case 48u: goto st413;
		case 49u: goto st426;
		case 50u: goto st428;
		case 58u: goto tr444;
		case 59u: goto st409;
		case 61u: goto st409;
		case 95u: goto st409;
		case 126u: goto st409;
	}
	if ( (*p) < 51u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st409;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st409;
		} else if ( (*p) >= 65u )
			goto st409;
	} else
		goto st427;
	goto st0;
st413:
	if ( ++p == pe )
		goto _test_eof413;
	URIC_FALLTHROUGH;
case 413:
	switch( (*p) ) {
		case 33u: goto st409;
		case 37u: goto st185;
		case 46u: goto st414;
		case 58u: goto tr444;
		case 61u: goto st409;
		case 95u: goto st409;
		case 126u: goto st409;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 45u )
			goto st409;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st409;
		} else if ( (*p) >= 65u )
			goto st409;
	} else
		goto st409;
	goto st0;
st414:
	if ( ++p == pe )
		goto _test_eof414;
	URIC_FALLTHROUGH;
case 414:
	switch( (*p) ) {
		case 33u: goto st409;
		case 37u: goto st185;
		case 48u: goto st415;
		case 49u: goto st422;
		case 50u: goto st424;
		case 58u: goto tr444;
		case 59u: goto st409;
		case 61u: goto st409;
		case 95u: goto st409;
		case 126u: goto st409;
	}
	if ( (*p) < 51u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st409;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st409;
		} else if ( (*p) >= 65u )
			goto st409;
	} else
		goto st423;
	goto st0;
st415:
	if ( ++p == pe )
		goto _test_eof415;
	URIC_FALLTHROUGH;
case 415:
	switch( (*p) ) {
		case 33u: goto st409;
		case 37u: goto st185;
		case 46u: goto st416;
		case 58u: goto tr444;
		case 61u: goto st409;
		case 95u: goto st409;
		case 126u: goto st409;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 45u )
			goto st409;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st409;
		} else if ( (*p) >= 65u )
			goto st409;
	} else
		goto st409;
	goto st0;
st416:
	if ( ++p == pe )
		goto _test_eof416;
	URIC_FALLTHROUGH;
case 416:
	switch( (*p) ) {
		case 33u: goto st409;
		case 37u: goto st185;
		case 48u: goto st417;
		case 49u: goto st418;
		case 50u: goto st420;
		case 58u: goto tr444;
		case 59u: goto st409;
		case 61u: goto st409;
		case 95u: goto st409;
		case 126u: goto st409;
	}
	if ( (*p) < 51u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st409;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st409;
		} else if ( (*p) >= 65u )
			goto st409;
	} else
		goto st419;
	goto st0;
st417:
	if ( ++p == pe )
		goto _test_eof417;
	URIC_FALLTHROUGH;
case 417:
	switch( (*p) ) {
		case 33u: goto st409;
		case 37u: goto st185;
		case 58u: goto tr462;
		case 61u: goto st409;
		case 95u: goto st409;
		case 126u: goto st409;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st409;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st409;
		} else if ( (*p) >= 65u )
			goto st409;
	} else
		goto st409;
	goto st0;
st418:
	if ( ++p == pe )
		goto _test_eof418;
	URIC_FALLTHROUGH;
case 418:
	switch( (*p) ) {
		case 33u: goto st409;
		case 37u: goto st185;
		case 58u: goto tr462;
		case 59u: goto st409;
		case 61u: goto st409;
		case 95u: goto st409;
		case 126u: goto st409;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st409;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st409;
		} else if ( (*p) >= 65u )
			goto st409;
	} else
		goto st419;
	goto st0;
st419:
	if ( ++p == pe )
		goto _test_eof419;
	URIC_FALLTHROUGH;
case 419:
	switch( (*p) ) {
		case 33u: goto st409;
		case 37u: goto st185;
		case 58u: goto tr462;
		case 59u: goto st409;
		case 61u: goto st409;
		case 95u: goto st409;
		case 126u: goto st409;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 46u )
			goto st409;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st409;
		} else if ( (*p) >= 65u )
			goto st409;
	} else
		goto st417;
	goto st0;
st420:
	if ( ++p == pe )
		goto _test_eof420;
	URIC_FALLTHROUGH;
case 420:
	switch( (*p) ) {
		case 33u: goto st409;
		case 37u: goto st185;
		case 53u: goto st421;
		case 58u: goto tr462;
		case 59u: goto st409;
		case 61u: goto st409;
		case 95u: goto st409;
		case 126u: goto st409;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 52u )
				goto st419;
		} else if ( (*p) >= 36u )
			goto st409;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st409;
		} else if ( (*p) >= 65u )
			goto st409;
	} else
		goto st417;
	goto st0;
st421:
	if ( ++p == pe )
		goto _test_eof421;
	URIC_FALLTHROUGH;
case 421:
	switch( (*p) ) {
		case 33u: goto st409;
		case 37u: goto st185;
		case 58u: goto tr462;
		case 61u: goto st409;
		case 95u: goto st409;
		case 126u: goto st409;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 46u ) {
			if ( 48u <= (*p) && (*p) <= 53u )
				goto st417;
		} else if ( (*p) >= 36u )
			goto st409;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st409;
		} else if ( (*p) >= 65u )
			goto st409;
	} else
		goto st409;
	goto st0;
st422:
	if ( ++p == pe )
		goto _test_eof422;
	URIC_FALLTHROUGH;
case 422:
	switch( (*p) ) {
		case 33u: goto st409;
		case 37u: goto st185;
		case 46u: goto st416;
		case 58u: goto tr444;
		case 59u: goto st409;
		case 61u: goto st409;
		case 95u: goto st409;
		case 126u: goto st409;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 45u )
			goto st409;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st409;
		} else if ( (*p) >= 65u )
			goto st409;
	} else
		goto st423;
	goto st0;
st423:
	if ( ++p == pe )
		goto _test_eof423;
	URIC_FALLTHROUGH;
case 423:
	switch( (*p) ) {
		case 33u: goto st409;
		case 37u: goto st185;
		case 46u: goto st416;
		case 58u: goto tr444;
		case 59u: goto st409;
		case 61u: goto st409;
		case 95u: goto st409;
		case 126u: goto st409;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 45u )
			goto st409;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st409;
		} else if ( (*p) >= 65u )
			goto st409;
	} else
		goto st415;
	goto st0;
st424:
	if ( ++p == pe )
		goto _test_eof424;
	URIC_FALLTHROUGH;
case 424:
	switch( (*p) ) {
		case 33u: goto st409;
		case 37u: goto st185;
		case 46u: goto st416;
		case 53u: goto st425;
		case 58u: goto tr444;
		case 59u: goto st409;
		case 61u: goto st409;
		case 95u: goto st409;
		case 126u: goto st409;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 52u )
				goto st423;
		} else if ( (*p) >= 36u )
			goto st409;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st409;
		} else if ( (*p) >= 65u )
			goto st409;
	} else
		goto st415;
	goto st0;
st425:
	if ( ++p == pe )
		goto _test_eof425;
	URIC_FALLTHROUGH;
case 425:
	switch( (*p) ) {
		case 33u: goto st409;
		case 37u: goto st185;
		case 46u: goto st416;
		case 58u: goto tr444;
		case 61u: goto st409;
		case 95u: goto st409;
		case 126u: goto st409;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 53u )
				goto st415;
		} else if ( (*p) >= 36u )
			goto st409;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st409;
		} else if ( (*p) >= 65u )
			goto st409;
	} else
		goto st409;
	goto st0;
st426:
	if ( ++p == pe )
		goto _test_eof426;
	URIC_FALLTHROUGH;
case 426:
	switch( (*p) ) {
		case 33u: goto st409;
		case 37u: goto st185;
		case 46u: goto st414;
		case 58u: goto tr444;
		case 59u: goto st409;
		case 61u: goto st409;
		case 95u: goto st409;
		case 126u: goto st409;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 45u )
			goto st409;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st409;
		} else if ( (*p) >= 65u )
			goto st409;
	} else
		goto st427;
	goto st0;
st427:
	if ( ++p == pe )
		goto _test_eof427;
	URIC_FALLTHROUGH;
case 427:
	switch( (*p) ) {
		case 33u: goto st409;
		case 37u: goto st185;
		case 46u: goto st414;
		case 58u: goto tr444;
		case 59u: goto st409;
		case 61u: goto st409;
		case 95u: goto st409;
		case 126u: goto st409;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 45u )
			goto st409;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st409;
		} else if ( (*p) >= 65u )
			goto st409;
	} else
		goto st413;
	goto st0;
st428:
	if ( ++p == pe )
		goto _test_eof428;
	URIC_FALLTHROUGH;
case 428:
	switch( (*p) ) {
		case 33u: goto st409;
		case 37u: goto st185;
		case 46u: goto st414;
		case 53u: goto st429;
		case 58u: goto tr444;
		case 59u: goto st409;
		case 61u: goto st409;
		case 95u: goto st409;
		case 126u: goto st409;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 52u )
				goto st427;
		} else if ( (*p) >= 36u )
			goto st409;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st409;
		} else if ( (*p) >= 65u )
			goto st409;
	} else
		goto st413;
	goto st0;
st429:
	if ( ++p == pe )
		goto _test_eof429;
	URIC_FALLTHROUGH;
case 429:
	switch( (*p) ) {
		case 33u: goto st409;
		case 37u: goto st185;
		case 46u: goto st414;
		case 58u: goto tr444;
		case 61u: goto st409;
		case 95u: goto st409;
		case 126u: goto st409;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 53u )
				goto st413;
		} else if ( (*p) >= 36u )
			goto st409;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st409;
		} else if ( (*p) >= 65u )
			goto st409;
	} else
		goto st409;
	goto st0;
st430:
	if ( ++p == pe )
		goto _test_eof430;
	URIC_FALLTHROUGH;
case 430:
	switch( (*p) ) {
		case 33u: goto st409;
		case 37u: goto st185;
		case 46u: goto st412;
		case 58u: goto tr444;
		case 59u: goto st409;
		case 61u: goto st409;
		case 95u: goto st409;
		case 126u: goto st409;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 45u )
			goto st409;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st409;
		} else if ( (*p) >= 65u )
			goto st409;
	} else
		goto st431;
	goto st0;
st431:
	if ( ++p == pe )
		goto _test_eof431;
	URIC_FALLTHROUGH;
case 431:
	switch( (*p) ) {
		case 33u: goto st409;
		case 37u: goto st185;
		case 46u: goto st412;
		case 58u: goto tr444;
		case 59u: goto st409;
		case 61u: goto st409;
		case 95u: goto st409;
		case 126u: goto st409;
	}
	if ( (*p) < 48u ) {
		if ( 36u <= (*p) && (*p) <= 45u )
			goto st409;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st409;
		} else if ( (*p) >= 65u )
			goto st409;
	} else
		goto st411;
	goto st0;
st432:
	if ( ++p == pe )
		goto _test_eof432;
	URIC_FALLTHROUGH;
case 432:
	switch( (*p) ) {
		case 33u: goto st409;
		case 37u: goto st185;
		case 46u: goto st412;
		case 53u: goto st433;
		case 58u: goto tr444;
		case 59u: goto st409;
		case 61u: goto st409;
		case 95u: goto st409;
		case 126u: goto st409;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 52u )
				goto st431;
		} else if ( (*p) >= 36u )
			goto st409;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st409;
		} else if ( (*p) >= 65u )
			goto st409;
	} else
		goto st411;
	goto st0;
st433:
	if ( ++p == pe )
		goto _test_eof433;
	URIC_FALLTHROUGH;
case 433:
	switch( (*p) ) {
		case 33u: goto st409;
		case 37u: goto st185;
		case 46u: goto st412;
		case 58u: goto tr444;
		case 61u: goto st409;
		case 95u: goto st409;
		case 126u: goto st409;
	}
	if ( (*p) < 54u ) {
		if ( (*p) > 45u ) {
			if ( 48u <= (*p) && (*p) <= 53u )
				goto st411;
		} else if ( (*p) >= 36u )
			goto st409;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st409;
		} else if ( (*p) >= 65u )
			goto st409;
	} else
		goto st409;
	goto st0;
st187:
	if ( ++p == pe )
		goto _test_eof187;
	URIC_FALLTHROUGH;
case 187:
	switch( (*p) ) {
		case 58u: goto st323;
		case 86u: goto st338;
		case 118u: goto st338;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st188;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st188;
	} else
		goto st188;
	goto st0;
st188:
	if ( ++p == pe )
		goto _test_eof188;
	URIC_FALLTHROUGH;
case 188:
	if ( (*p) == 58u )
		goto st192;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st189;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st189;
	} else
		goto st189;
	goto st0;
st189:
	if ( ++p == pe )
		goto _test_eof189;
	URIC_FALLTHROUGH;
case 189:
	if ( (*p) == 58u )
		goto st192;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st190;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st190;
	} else
		goto st190;
	goto st0;
st190:
	if ( ++p == pe )
		goto _test_eof190;
	URIC_FALLTHROUGH;
case 190:
	if ( (*p) == 58u )
		goto st192;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st191;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st191;
	} else
		goto st191;
	goto st0;
st191:
	if ( ++p == pe )
		goto _test_eof191;
	URIC_FALLTHROUGH;
case 191:
	if ( (*p) == 58u )
		goto st192;
	goto st0;
st192:
	if ( ++p == pe )
		goto _test_eof192;
	URIC_FALLTHROUGH;
case 192:
	if ( (*p) == 58u )
		goto st309;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st193;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st193;
	} else
		goto st193;
	goto st0;
st193:
	if ( ++p == pe )
		goto _test_eof193;
	URIC_FALLTHROUGH;
case 193:
	if ( (*p) == 58u )
		goto st197;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st194;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st194;
	} else
		goto st194;
	goto st0;
st194:
	if ( ++p == pe )
		goto _test_eof194;
	URIC_FALLTHROUGH;
case 194:
	if ( (*p) == 58u )
		goto st197;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st195;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st195;
	} else
		goto st195;
	goto st0;
st195:
	if ( ++p == pe )
		goto _test_eof195;
	URIC_FALLTHROUGH;
case 195:
	if ( (*p) == 58u )
		goto st197;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st196;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st196;
	} else
		goto st196;
	goto st0;
st196:
	if ( ++p == pe )
		goto _test_eof196;
	URIC_FALLTHROUGH;
case 196:
	if ( (*p) == 58u )
		goto st197;
	goto st0;
st197:
	if ( ++p == pe )
		goto _test_eof197;
	URIC_FALLTHROUGH;
case 197:
	if ( (*p) == 58u )
		goto st295;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st198;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st198;
	} else
		goto st198;
	goto st0;
st198:
	if ( ++p == pe )
		goto _test_eof198;
	URIC_FALLTHROUGH;
case 198:
	if ( (*p) == 58u )
		goto st202;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st199;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st199;
	} else
		goto st199;
	goto st0;
st199:
	if ( ++p == pe )
		goto _test_eof199;
	URIC_FALLTHROUGH;
case 199:
	if ( (*p) == 58u )
		goto st202;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st200;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st200;
	} else
		goto st200;
	goto st0;
st200:
	if ( ++p == pe )
		goto _test_eof200;
	URIC_FALLTHROUGH;
case 200:
	if ( (*p) == 58u )
		goto st202;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st201;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st201;
	} else
		goto st201;
	goto st0;
st201:
	if ( ++p == pe )
		goto _test_eof201;
	URIC_FALLTHROUGH;
case 201:
	if ( (*p) == 58u )
		goto st202;
	goto st0;
st202:
	if ( ++p == pe )
		goto _test_eof202;
	URIC_FALLTHROUGH;
case 202:
	if ( (*p) == 58u )
		goto st281;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st203;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st203;
	} else
		goto st203;
	goto st0;
st203:
	if ( ++p == pe )
		goto _test_eof203;
	URIC_FALLTHROUGH;
case 203:
	if ( (*p) == 58u )
		goto st207;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st204;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st204;
	} else
		goto st204;
	goto st0;
st204:
	if ( ++p == pe )
		goto _test_eof204;
	URIC_FALLTHROUGH;
case 204:
	if ( (*p) == 58u )
		goto st207;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st205;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st205;
	} else
		goto st205;
	goto st0;
st205:
	if ( ++p == pe )
		goto _test_eof205;
	URIC_FALLTHROUGH;
case 205:
	if ( (*p) == 58u )
		goto st207;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st206;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st206;
	} else
		goto st206;
	goto st0;
st206:
	if ( ++p == pe )
		goto _test_eof206;
	URIC_FALLTHROUGH;
case 206:
	if ( (*p) == 58u )
		goto st207;
	goto st0;
st207:
	if ( ++p == pe )
		goto _test_eof207;
	URIC_FALLTHROUGH;
case 207:
	if ( (*p) == 58u )
		goto st267;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st208;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st208;
	} else
		goto st208;
	goto st0;
st208:
	if ( ++p == pe )
		goto _test_eof208;
	URIC_FALLTHROUGH;
case 208:
	if ( (*p) == 58u )
		goto st212;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st209;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st209;
	} else
		goto st209;
	goto st0;
st209:
	if ( ++p == pe )
		goto _test_eof209;
	URIC_FALLTHROUGH;
case 209:
	if ( (*p) == 58u )
		goto st212;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st210;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st210;
	} else
		goto st210;
	goto st0;
st210:
	if ( ++p == pe )
		goto _test_eof210;
	URIC_FALLTHROUGH;
case 210:
	if ( (*p) == 58u )
		goto st212;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st211;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st211;
	} else
		goto st211;
	goto st0;
st211:
	if ( ++p == pe )
		goto _test_eof211;
	URIC_FALLTHROUGH;
case 211:
	if ( (*p) == 58u )
		goto st212;
	goto st0;
st212:
	if ( ++p == pe )
		goto _test_eof212;
	URIC_FALLTHROUGH;
case 212:
	if ( (*p) == 58u )
		goto st253;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st213;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st213;
	} else
		goto st213;
	goto st0;
st213:
	if ( ++p == pe )
		goto _test_eof213;
	URIC_FALLTHROUGH;
case 213:
	if ( (*p) == 58u )
		goto st217;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st214;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st214;
	} else
		goto st214;
	goto st0;
st214:
	if ( ++p == pe )
		goto _test_eof214;
	URIC_FALLTHROUGH;
case 214:
	if ( (*p) == 58u )
		goto st217;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st215;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st215;
	} else
		goto st215;
	goto st0;
st215:
	if ( ++p == pe )
		goto _test_eof215;
	URIC_FALLTHROUGH;
case 215:
	if ( (*p) == 58u )
		goto st217;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st216;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st216;
	} else
		goto st216;
	goto st0;
st216:
	if ( ++p == pe )
		goto _test_eof216;
	URIC_FALLTHROUGH;
case 216:
	if ( (*p) == 58u )
		goto st217;
	goto st0;
st217:
	if ( ++p == pe )
		goto _test_eof217;
	URIC_FALLTHROUGH;
case 217:
	switch( (*p) ) {
		case 48u: goto st218;
		case 49u: goto st244;
		case 50u: goto st247;
		case 58u: goto st251;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st250;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st252;
	} else
		goto st252;
	goto st0;
st218:
	if ( ++p == pe )
		goto _test_eof218;
	URIC_FALLTHROUGH;
case 218:
	switch( (*p) ) {
		case 46u: goto st219;
		case 58u: goto st240;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st237;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st237;
	} else
		goto st237;
	goto st0;
st219:
	if ( ++p == pe )
		goto _test_eof219;
	URIC_FALLTHROUGH;
case 219:
	switch( (*p) ) {
		case 48u: goto st220;
		case 49u: goto st233;
		case 50u: goto st235;
	}
	if ( 51u <= (*p) && (*p) <= 57u )
		goto st234;
	goto st0;
st220:
	if ( ++p == pe )
		goto _test_eof220;
	URIC_FALLTHROUGH;
case 220:
	if ( (*p) == 46u )
		goto st221;
	goto st0;
st221:
	if ( ++p == pe )
		goto _test_eof221;
	URIC_FALLTHROUGH;
case 221:
	switch( (*p) ) {
		case 48u: goto st222;
		case 49u: goto st229;
		case 50u: goto st231;
	}
	if ( 51u <= (*p) && (*p) <= 57u )
		goto st230;
	goto st0;
st222:
	if ( ++p == pe )
		goto _test_eof222;
	URIC_FALLTHROUGH;
case 222:
	if ( (*p) == 46u )
		goto st223;
	goto st0;
st223:
	if ( ++p == pe )
		goto _test_eof223;
	URIC_FALLTHROUGH;
case 223:
	switch( (*p) ) {
		case 48u: goto st224;
		case 49u: goto st225;
		case 50u: goto st227;
	}
	if ( 51u <= (*p) && (*p) <= 57u )
		goto st226;
	goto st0;
st224:
	if ( ++p == pe )
		goto _test_eof224;
	URIC_FALLTHROUGH;
case 224:
	if ( (*p) == 93u )
		goto tr251;
	goto st0;
tr251:
	{ HOST_KIND(URIC_HOST_IPV6ADDRESS); }
	goto st434;
tr346:
	{ HOST_KIND(URIC_HOST_IPVFUTURE); }
	goto st434;
st434:
	if ( ++p == pe )
		goto _test_eof434;
	URIC_FALLTHROUGH;
case 434:
	if ( (*p) == 58u )
		goto tr467;
	goto st0;
st225:
	if ( ++p == pe )
		goto _test_eof225;
	URIC_FALLTHROUGH;
case 225:
	if ( (*p) == 93u )
		goto tr251;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st226;
	goto st0;
st226:
	if ( ++p == pe )
		goto _test_eof226;
	URIC_FALLTHROUGH;
case 226:
	if ( (*p) == 93u )
		goto tr251;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st224;
	goto st0;
st227:
	if ( ++p == pe )
		goto _test_eof227;
	URIC_FALLTHROUGH;
case 227:
	switch( (*p) ) {
		case 53u: goto st228;
		case 93u: goto tr251;
	}
	if ( (*p) > 52u ) {
		if ( 54u <= (*p) && (*p) <= 57u )
			goto st224;
	} else if ( (*p) >= 48u )
		goto st226;
	goto st0;
st228:
	if ( ++p == pe )
		goto _test_eof228;
	URIC_FALLTHROUGH;
case 228:
	if ( (*p) == 93u )
		goto tr251;
	if ( 48u <= (*p) && (*p) <= 53u )
		goto st224;
	goto st0;
st229:
	if ( ++p == pe )
		goto _test_eof229;
	URIC_FALLTHROUGH;
case 229:
	if ( (*p) == 46u )
		goto st223;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st230;
	goto st0;
st230:
	if ( ++p == pe )
		goto _test_eof230;
	URIC_FALLTHROUGH;
case 230:
	if ( (*p) == 46u )
		goto st223;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st222;
	goto st0;
st231:
	if ( ++p == pe )
		goto _test_eof231;
	URIC_FALLTHROUGH;
case 231:
	switch( (*p) ) {
		case 46u: goto st223;
		case 53u: goto st232;
	}
	if ( (*p) > 52u ) {
		if ( 54u <= (*p) && (*p) <= 57u )
			goto st222;
	} else if ( (*p) >= 48u )
		goto st230;
	goto st0;
st232:
	if ( ++p == pe )
		goto _test_eof232;
	URIC_FALLTHROUGH;
case 232:
	if ( (*p) == 46u )
		goto st223;
	if ( 48u <= (*p) && (*p) <= 53u )
		goto st222;
	goto st0;
st233:
	if ( ++p == pe )
		goto _test_eof233;
	URIC_FALLTHROUGH;
case 233:
	if ( (*p) == 46u )
		goto st221;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st234;
	goto st0;
st234:
	if ( ++p == pe )
		goto _test_eof234;
	URIC_FALLTHROUGH;
case 234:
	if ( (*p) == 46u )
		goto st221;
	if ( 48u <= (*p) && (*p) <= 57u )
		goto st220;
	goto st0;
st235:
	if ( ++p == pe )
		goto _test_eof235;
	URIC_FALLTHROUGH;
case 235:
	switch( (*p) ) {
		case 46u: goto st221;
		case 53u: goto st236;
	}
	if ( (*p) > 52u ) {
		if ( 54u <= (*p) && (*p) <= 57u )
			goto st220;
	} else if ( (*p) >= 48u )
		goto st234;
	goto st0;
st236:
	if ( ++p == pe )
		goto _test_eof236;
	URIC_FALLTHROUGH;
case 236:
	if ( (*p) == 46u )
		goto st221;
	if ( 48u <= (*p) && (*p) <= 53u )
		goto st220;
	goto st0;
st237:
	if ( ++p == pe )
		goto _test_eof237;
	URIC_FALLTHROUGH;
case 237:
	if ( (*p) == 58u )
		goto st240;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st238;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st238;
	} else
		goto st238;
	goto st0;
st238:
	if ( ++p == pe )
		goto _test_eof238;
	URIC_FALLTHROUGH;
case 238:
	if ( (*p) == 58u )
		goto st240;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st239;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st239;
	} else
		goto st239;
	goto st0;
st239:
	if ( ++p == pe )
		goto _test_eof239;
	URIC_FALLTHROUGH;
case 239:
	if ( (*p) == 58u )
		goto st240;
	goto st0;
st240:
	if ( ++p == pe )
		goto _test_eof240;
	URIC_FALLTHROUGH;
case 240:
	if ( (*p) == 58u )
		goto st224;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st241;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st241;
	} else
		goto st241;
	goto st0;
st241:
	if ( ++p == pe )
		goto _test_eof241;
	URIC_FALLTHROUGH;
case 241:
	if ( (*p) == 93u )
		goto tr251;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st242;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st242;
	} else
		goto st242;
	goto st0;
st242:
	if ( ++p == pe )
		goto _test_eof242;
	URIC_FALLTHROUGH;
case 242:
	if ( (*p) == 93u )
		goto tr251;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st243;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st243;
	} else
		goto st243;
	goto st0;
st243:
	if ( ++p == pe )
		goto _test_eof243;
	URIC_FALLTHROUGH;
case 243:
	if ( (*p) == 93u )
		goto tr251;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st224;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st224;
	} else
		goto st224;
	goto st0;
st244:
	if ( ++p == pe )
		goto _test_eof244;
	URIC_FALLTHROUGH;
case 244:
	switch( (*p) ) {
		case 46u: goto st219;
		case 58u: goto st240;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st245;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st237;
	} else
		goto st237;
	goto st0;
st245:
	if ( ++p == pe )
		goto _test_eof245;
	URIC_FALLTHROUGH;
case 245:
	switch( (*p) ) {
		case 46u: goto st219;
		case 58u: goto st240;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st246;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st238;
	} else
		goto st238;
	goto st0;
st246:
	if ( ++p == pe )
		goto _test_eof246;
	URIC_FALLTHROUGH;
case 246:
	switch( (*p) ) {
		case 46u: goto st219;
		case 58u: goto st240;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st239;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st239;
	} else
		goto st239;
	goto st0;
st247:
	if ( ++p == pe )
		goto _test_eof247;
	URIC_FALLTHROUGH;
case 247:
	switch( (*p) ) {
		case 46u: goto st219;
		case 53u: goto st248;
		case 58u: goto st240;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st245;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st237;
		} else if ( (*p) >= 65u )
			goto st237;
	} else
		goto st249;
	goto st0;
st248:
	if ( ++p == pe )
		goto _test_eof248;
	URIC_FALLTHROUGH;
case 248:
	switch( (*p) ) {
		case 46u: goto st219;
		case 58u: goto st240;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st246;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st238;
		} else if ( (*p) >= 65u )
			goto st238;
	} else
		goto st238;
	goto st0;
st249:
	if ( ++p == pe )
		goto _test_eof249;
	URIC_FALLTHROUGH;
case 249:
	switch( (*p) ) {
		case 46u: goto st219;
		case 58u: goto st240;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st238;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st238;
	} else
		goto st238;
	goto st0;
st250:
	if ( ++p == pe )
		goto _test_eof250;
	URIC_FALLTHROUGH;
case 250:
	switch( (*p) ) {
		case 46u: goto st219;
		case 58u: goto st240;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st249;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st237;
	} else
		goto st237;
	goto st0;
st251:
	if ( ++p == pe )
		goto _test_eof251;
	URIC_FALLTHROUGH;
case 251:
	if ( (*p) == 93u )
		goto tr251;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st241;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st241;
	} else
		goto st241;
	goto st0;
st252:
	if ( ++p == pe )
		goto _test_eof252;
	URIC_FALLTHROUGH;
case 252:
	if ( (*p) == 58u )
		goto st240;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st237;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st237;
	} else
		goto st237;
	goto st0;
st253:
	if ( ++p == pe )
		goto _test_eof253;
	URIC_FALLTHROUGH;
case 253:
	switch( (*p) ) {
		case 48u: goto st254;
		case 49u: goto st259;
		case 50u: goto st262;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st265;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st266;
	} else
		goto st266;
	goto st0;
st254:
	if ( ++p == pe )
		goto _test_eof254;
	URIC_FALLTHROUGH;
case 254:
	switch( (*p) ) {
		case 46u: goto st219;
		case 58u: goto st258;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st255;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st255;
	} else
		goto st255;
	goto st0;
st255:
	if ( ++p == pe )
		goto _test_eof255;
	URIC_FALLTHROUGH;
case 255:
	switch( (*p) ) {
		case 58u: goto st258;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st256;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st256;
	} else
		goto st256;
	goto st0;
st256:
	if ( ++p == pe )
		goto _test_eof256;
	URIC_FALLTHROUGH;
case 256:
	switch( (*p) ) {
		case 58u: goto st258;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st257;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st257;
	} else
		goto st257;
	goto st0;
st257:
	if ( ++p == pe )
		goto _test_eof257;
	URIC_FALLTHROUGH;
case 257:
	switch( (*p) ) {
		case 58u: goto st258;
		case 93u: goto tr251;
	}
	goto st0;
st258:
	if ( ++p == pe )
		goto _test_eof258;
	URIC_FALLTHROUGH;
case 258:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st241;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st241;
	} else
		goto st241;
	goto st0;
st259:
	if ( ++p == pe )
		goto _test_eof259;
	URIC_FALLTHROUGH;
case 259:
	switch( (*p) ) {
		case 46u: goto st219;
		case 58u: goto st258;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st260;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st255;
	} else
		goto st255;
	goto st0;
st260:
	if ( ++p == pe )
		goto _test_eof260;
	URIC_FALLTHROUGH;
case 260:
	switch( (*p) ) {
		case 46u: goto st219;
		case 58u: goto st258;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st261;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st256;
	} else
		goto st256;
	goto st0;
st261:
	if ( ++p == pe )
		goto _test_eof261;
	URIC_FALLTHROUGH;
case 261:
	switch( (*p) ) {
		case 46u: goto st219;
		case 58u: goto st258;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st257;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st257;
	} else
		goto st257;
	goto st0;
st262:
	if ( ++p == pe )
		goto _test_eof262;
	URIC_FALLTHROUGH;
case 262:
	switch( (*p) ) {
		case 46u: goto st219;
		case 53u: goto st263;
		case 58u: goto st258;
		case 93u: goto tr251;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st260;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st255;
		} else if ( (*p) >= 65u )
			goto st255;
	} else
		goto st264;
	goto st0;
st263:
	if ( ++p == pe )
		goto _test_eof263;
	URIC_FALLTHROUGH;
case 263:
	switch( (*p) ) {
		case 46u: goto st219;
		case 58u: goto st258;
		case 93u: goto tr251;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st261;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st256;
		} else if ( (*p) >= 65u )
			goto st256;
	} else
		goto st256;
	goto st0;
st264:
	if ( ++p == pe )
		goto _test_eof264;
	URIC_FALLTHROUGH;
case 264:
	switch( (*p) ) {
		case 46u: goto st219;
		case 58u: goto st258;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st256;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st256;
	} else
		goto st256;
	goto st0;
st265:
	if ( ++p == pe )
		goto _test_eof265;
	URIC_FALLTHROUGH;
case 265:
	switch( (*p) ) {
		case 46u: goto st219;
		case 58u: goto st258;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st264;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st255;
	} else
		goto st255;
	goto st0;
st266:
	if ( ++p == pe )
		goto _test_eof266;
	URIC_FALLTHROUGH;
case 266:
	switch( (*p) ) {
		case 58u: goto st258;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st255;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st255;
	} else
		goto st255;
	goto st0;
st267:
	if ( ++p == pe )
		goto _test_eof267;
	URIC_FALLTHROUGH;
case 267:
	switch( (*p) ) {
		case 48u: goto st268;
		case 49u: goto st273;
		case 50u: goto st276;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st279;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st280;
	} else
		goto st280;
	goto st0;
st268:
	if ( ++p == pe )
		goto _test_eof268;
	URIC_FALLTHROUGH;
case 268:
	switch( (*p) ) {
		case 46u: goto st219;
		case 58u: goto st272;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st269;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st269;
	} else
		goto st269;
	goto st0;
st269:
	if ( ++p == pe )
		goto _test_eof269;
	URIC_FALLTHROUGH;
case 269:
	switch( (*p) ) {
		case 58u: goto st272;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st270;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st270;
	} else
		goto st270;
	goto st0;
st270:
	if ( ++p == pe )
		goto _test_eof270;
	URIC_FALLTHROUGH;
case 270:
	switch( (*p) ) {
		case 58u: goto st272;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st271;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st271;
	} else
		goto st271;
	goto st0;
st271:
	if ( ++p == pe )
		goto _test_eof271;
	URIC_FALLTHROUGH;
case 271:
	switch( (*p) ) {
		case 58u: goto st272;
		case 93u: goto tr251;
	}
	goto st0;
st272:
	if ( ++p == pe )
		goto _test_eof272;
	URIC_FALLTHROUGH;
case 272:
	switch( (*p) ) {
		case 48u: goto st254;
		case 49u: goto st259;
		case 50u: goto st262;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st265;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st266;
	} else
		goto st266;
	goto st0;
st273:
	if ( ++p == pe )
		goto _test_eof273;
	URIC_FALLTHROUGH;
case 273:
	switch( (*p) ) {
		case 46u: goto st219;
		case 58u: goto st272;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st274;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st269;
	} else
		goto st269;
	goto st0;
st274:
	if ( ++p == pe )
		goto _test_eof274;
	URIC_FALLTHROUGH;
case 274:
	switch( (*p) ) {
		case 46u: goto st219;
		case 58u: goto st272;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st275;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st270;
	} else
		goto st270;
	goto st0;
st275:
	if ( ++p == pe )
		goto _test_eof275;
	URIC_FALLTHROUGH;
case 275:
	switch( (*p) ) {
		case 46u: goto st219;
		case 58u: goto st272;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st271;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st271;
	} else
		goto st271;
	goto st0;
st276:
	if ( ++p == pe )
		goto _test_eof276;
	URIC_FALLTHROUGH;
case 276:
	switch( (*p) ) {
		case 46u: goto st219;
		case 53u: goto st277;
		case 58u: goto st272;
		case 93u: goto tr251;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st274;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st269;
		} else if ( (*p) >= 65u )
			goto st269;
	} else
		goto st278;
	goto st0;
st277:
	if ( ++p == pe )
		goto _test_eof277;
	URIC_FALLTHROUGH;
case 277:
	switch( (*p) ) {
		case 46u: goto st219;
		case 58u: goto st272;
		case 93u: goto tr251;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st275;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st270;
		} else if ( (*p) >= 65u )
			goto st270;
	} else
		goto st270;
	goto st0;
st278:
	if ( ++p == pe )
		goto _test_eof278;
	URIC_FALLTHROUGH;
case 278:
	switch( (*p) ) {
		case 46u: goto st219;
		case 58u: goto st272;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st270;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st270;
	} else
		goto st270;
	goto st0;
st279:
	if ( ++p == pe )
		goto _test_eof279;
	URIC_FALLTHROUGH;
case 279:
	switch( (*p) ) {
		case 46u: goto st219;
		case 58u: goto st272;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st278;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st269;
	} else
		goto st269;
	goto st0;
st280:
	if ( ++p == pe )
		goto _test_eof280;
	URIC_FALLTHROUGH;
case 280:
	switch( (*p) ) {
		case 58u: goto st272;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st269;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st269;
	} else
		goto st269;
	goto st0;
st281:
	if ( ++p == pe )
		goto _test_eof281;
	URIC_FALLTHROUGH;
case 281:
	switch( (*p) ) {
		case 48u: goto st282;
		case 49u: goto st287;
		case 50u: goto st290;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st293;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st294;
	} else
		goto st294;
	goto st0;
st282:
	if ( ++p == pe )
		goto _test_eof282;
	URIC_FALLTHROUGH;
case 282:
	switch( (*p) ) {
		case 46u: goto st219;
		case 58u: goto st286;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st283;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st283;
	} else
		goto st283;
	goto st0;
st283:
	if ( ++p == pe )
		goto _test_eof283;
	URIC_FALLTHROUGH;
case 283:
	switch( (*p) ) {
		case 58u: goto st286;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st284;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st284;
	} else
		goto st284;
	goto st0;
st284:
	if ( ++p == pe )
		goto _test_eof284;
	URIC_FALLTHROUGH;
case 284:
	switch( (*p) ) {
		case 58u: goto st286;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st285;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st285;
	} else
		goto st285;
	goto st0;
st285:
	if ( ++p == pe )
		goto _test_eof285;
	URIC_FALLTHROUGH;
case 285:
	switch( (*p) ) {
		case 58u: goto st286;
		case 93u: goto tr251;
	}
	goto st0;
st286:
	if ( ++p == pe )
		goto _test_eof286;
	URIC_FALLTHROUGH;
case 286:
	switch( (*p) ) {
		case 48u: goto st268;
		case 49u: goto st273;
		case 50u: goto st276;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st279;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st280;
	} else
		goto st280;
	goto st0;
st287:
	if ( ++p == pe )
		goto _test_eof287;
	URIC_FALLTHROUGH;
case 287:
	switch( (*p) ) {
		case 46u: goto st219;
		case 58u: goto st286;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st288;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st283;
	} else
		goto st283;
	goto st0;
st288:
	if ( ++p == pe )
		goto _test_eof288;
	URIC_FALLTHROUGH;
case 288:
	switch( (*p) ) {
		case 46u: goto st219;
		case 58u: goto st286;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st289;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st284;
	} else
		goto st284;
	goto st0;
st289:
	if ( ++p == pe )
		goto _test_eof289;
	URIC_FALLTHROUGH;
case 289:
	switch( (*p) ) {
		case 46u: goto st219;
		case 58u: goto st286;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st285;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st285;
	} else
		goto st285;
	goto st0;
st290:
	if ( ++p == pe )
		goto _test_eof290;
	URIC_FALLTHROUGH;
case 290:
	switch( (*p) ) {
		case 46u: goto st219;
		case 53u: goto st291;
		case 58u: goto st286;
		case 93u: goto tr251;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st288;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st283;
		} else if ( (*p) >= 65u )
			goto st283;
	} else
		goto st292;
	goto st0;
st291:
	if ( ++p == pe )
		goto _test_eof291;
	URIC_FALLTHROUGH;
case 291:
	switch( (*p) ) {
		case 46u: goto st219;
		case 58u: goto st286;
		case 93u: goto tr251;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st289;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st284;
		} else if ( (*p) >= 65u )
			goto st284;
	} else
		goto st284;
	goto st0;
st292:
	if ( ++p == pe )
		goto _test_eof292;
	URIC_FALLTHROUGH;
case 292:
	switch( (*p) ) {
		case 46u: goto st219;
		case 58u: goto st286;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st284;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st284;
	} else
		goto st284;
	goto st0;
st293:
	if ( ++p == pe )
		goto _test_eof293;
	URIC_FALLTHROUGH;
case 293:
	switch( (*p) ) {
		case 46u: goto st219;
		case 58u: goto st286;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st292;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st283;
	} else
		goto st283;
	goto st0;
st294:
	if ( ++p == pe )
		goto _test_eof294;
	URIC_FALLTHROUGH;
case 294:
	switch( (*p) ) {
		case 58u: goto st286;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st283;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st283;
	} else
		goto st283;
	goto st0;
st295:
	if ( ++p == pe )
		goto _test_eof295;
	URIC_FALLTHROUGH;
case 295:
	switch( (*p) ) {
		case 48u: goto st296;
		case 49u: goto st301;
		case 50u: goto st304;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st307;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st308;
	} else
		goto st308;
	goto st0;
st296:
	if ( ++p == pe )
		goto _test_eof296;
	URIC_FALLTHROUGH;
case 296:
	switch( (*p) ) {
		case 46u: goto st219;
		case 58u: goto st300;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st297;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st297;
	} else
		goto st297;
	goto st0;
st297:
	if ( ++p == pe )
		goto _test_eof297;
	URIC_FALLTHROUGH;
case 297:
	switch( (*p) ) {
		case 58u: goto st300;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st298;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st298;
	} else
		goto st298;
	goto st0;
st298:
	if ( ++p == pe )
		goto _test_eof298;
	URIC_FALLTHROUGH;
case 298:
	switch( (*p) ) {
		case 58u: goto st300;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st299;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st299;
	} else
		goto st299;
	goto st0;
st299:
	if ( ++p == pe )
		goto _test_eof299;
	URIC_FALLTHROUGH;
case 299:
	switch( (*p) ) {
		case 58u: goto st300;
		case 93u: goto tr251;
	}
	goto st0;
st300:
	if ( ++p == pe )
		goto _test_eof300;
	URIC_FALLTHROUGH;
case 300:
	switch( (*p) ) {
		case 48u: goto st282;
		case 49u: goto st287;
		case 50u: goto st290;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st293;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st294;
	} else
		goto st294;
	goto st0;
st301:
	if ( ++p == pe )
		goto _test_eof301;
	URIC_FALLTHROUGH;
case 301:
	switch( (*p) ) {
		case 46u: goto st219;
		case 58u: goto st300;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st302;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st297;
	} else
		goto st297;
	goto st0;
st302:
	if ( ++p == pe )
		goto _test_eof302;
	URIC_FALLTHROUGH;
case 302:
	switch( (*p) ) {
		case 46u: goto st219;
		case 58u: goto st300;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st303;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st298;
	} else
		goto st298;
	goto st0;
st303:
	if ( ++p == pe )
		goto _test_eof303;
	URIC_FALLTHROUGH;
case 303:
	switch( (*p) ) {
		case 46u: goto st219;
		case 58u: goto st300;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st299;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st299;
	} else
		goto st299;
	goto st0;
st304:
	if ( ++p == pe )
		goto _test_eof304;
	URIC_FALLTHROUGH;
case 304:
	switch( (*p) ) {
		case 46u: goto st219;
		case 53u: goto st305;
		case 58u: goto st300;
		case 93u: goto tr251;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st302;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st297;
		} else if ( (*p) >= 65u )
			goto st297;
	} else
		goto st306;
	goto st0;
st305:
	if ( ++p == pe )
		goto _test_eof305;
	URIC_FALLTHROUGH;
case 305:
	switch( (*p) ) {
		case 46u: goto st219;
		case 58u: goto st300;
		case 93u: goto tr251;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st303;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st298;
		} else if ( (*p) >= 65u )
			goto st298;
	} else
		goto st298;
	goto st0;
st306:
	if ( ++p == pe )
		goto _test_eof306;
	URIC_FALLTHROUGH;
case 306:
	switch( (*p) ) {
		case 46u: goto st219;
		case 58u: goto st300;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st298;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st298;
	} else
		goto st298;
	goto st0;
st307:
	if ( ++p == pe )
		goto _test_eof307;
	URIC_FALLTHROUGH;
case 307:
	switch( (*p) ) {
		case 46u: goto st219;
		case 58u: goto st300;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st306;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st297;
	} else
		goto st297;
	goto st0;
st308:
	if ( ++p == pe )
		goto _test_eof308;
	URIC_FALLTHROUGH;
case 308:
	switch( (*p) ) {
		case 58u: goto st300;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st297;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st297;
	} else
		goto st297;
	goto st0;
st309:
	if ( ++p == pe )
		goto _test_eof309;
	URIC_FALLTHROUGH;
case 309:
	switch( (*p) ) {
		case 48u: goto st310;
		case 49u: goto st315;
		case 50u: goto st318;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st321;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st322;
	} else
		goto st322;
	goto st0;
st310:
	if ( ++p == pe )
		goto _test_eof310;
	URIC_FALLTHROUGH;
case 310:
	switch( (*p) ) {
		case 46u: goto st219;
		case 58u: goto st314;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st311;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st311;
	} else
		goto st311;
	goto st0;
st311:
	if ( ++p == pe )
		goto _test_eof311;
	URIC_FALLTHROUGH;
case 311:
	switch( (*p) ) {
		case 58u: goto st314;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st312;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st312;
	} else
		goto st312;
	goto st0;
st312:
	if ( ++p == pe )
		goto _test_eof312;
	URIC_FALLTHROUGH;
case 312:
	switch( (*p) ) {
		case 58u: goto st314;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st313;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st313;
	} else
		goto st313;
	goto st0;
st313:
	if ( ++p == pe )
		goto _test_eof313;
	URIC_FALLTHROUGH;
case 313:
	switch( (*p) ) {
		case 58u: goto st314;
		case 93u: goto tr251;
	}
	goto st0;
st314:
	if ( ++p == pe )
		goto _test_eof314;
	URIC_FALLTHROUGH;
case 314:
	switch( (*p) ) {
		case 48u: goto st296;
		case 49u: goto st301;
		case 50u: goto st304;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st307;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st308;
	} else
		goto st308;
	goto st0;
st315:
	if ( ++p == pe )
		goto _test_eof315;
	URIC_FALLTHROUGH;
case 315:
	switch( (*p) ) {
		case 46u: goto st219;
		case 58u: goto st314;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st316;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st311;
	} else
		goto st311;
	goto st0;
st316:
	if ( ++p == pe )
		goto _test_eof316;
	URIC_FALLTHROUGH;
case 316:
	switch( (*p) ) {
		case 46u: goto st219;
		case 58u: goto st314;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st317;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st312;
	} else
		goto st312;
	goto st0;
st317:
	if ( ++p == pe )
		goto _test_eof317;
	URIC_FALLTHROUGH;
case 317:
	switch( (*p) ) {
		case 46u: goto st219;
		case 58u: goto st314;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st313;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st313;
	} else
		goto st313;
	goto st0;
st318:
	if ( ++p == pe )
		goto _test_eof318;
	URIC_FALLTHROUGH;
case 318:
	switch( (*p) ) {
		case 46u: goto st219;
		case 53u: goto st319;
		case 58u: goto st314;
		case 93u: goto tr251;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st316;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st311;
		} else if ( (*p) >= 65u )
			goto st311;
	} else
		goto st320;
	goto st0;
st319:
	if ( ++p == pe )
		goto _test_eof319;
	URIC_FALLTHROUGH;
case 319:
	switch( (*p) ) {
		case 46u: goto st219;
		case 58u: goto st314;
		case 93u: goto tr251;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st317;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st312;
		} else if ( (*p) >= 65u )
			goto st312;
	} else
		goto st312;
	goto st0;
st320:
	if ( ++p == pe )
		goto _test_eof320;
	URIC_FALLTHROUGH;
case 320:
	switch( (*p) ) {
		case 46u: goto st219;
		case 58u: goto st314;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st312;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st312;
	} else
		goto st312;
	goto st0;
st321:
	if ( ++p == pe )
		goto _test_eof321;
	URIC_FALLTHROUGH;
case 321:
	switch( (*p) ) {
		case 46u: goto st219;
		case 58u: goto st314;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st320;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st311;
	} else
		goto st311;
	goto st0;
st322:
	if ( ++p == pe )
		goto _test_eof322;
	URIC_FALLTHROUGH;
case 322:
	switch( (*p) ) {
		case 58u: goto st314;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st311;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st311;
	} else
		goto st311;
	goto st0;
st323:
	if ( ++p == pe )
		goto _test_eof323;
	URIC_FALLTHROUGH;
case 323:
	if ( (*p) == 58u )
		goto st324;
	goto st0;
st324:
	if ( ++p == pe )
		goto _test_eof324;
	URIC_FALLTHROUGH;
case 324:
	switch( (*p) ) {
		case 48u: goto st325;
		case 49u: goto st330;
		case 50u: goto st333;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st336;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st337;
	} else
		goto st337;
	goto st0;
st325:
	if ( ++p == pe )
		goto _test_eof325;
	URIC_FALLTHROUGH;
case 325:
	switch( (*p) ) {
		case 46u: goto st219;
		case 58u: goto st329;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st326;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st326;
	} else
		goto st326;
	goto st0;
st326:
	if ( ++p == pe )
		goto _test_eof326;
	URIC_FALLTHROUGH;
case 326:
	switch( (*p) ) {
		case 58u: goto st329;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st327;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st327;
	} else
		goto st327;
	goto st0;
st327:
	if ( ++p == pe )
		goto _test_eof327;
	URIC_FALLTHROUGH;
case 327:
	switch( (*p) ) {
		case 58u: goto st329;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st328;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st328;
	} else
		goto st328;
	goto st0;
st328:
	if ( ++p == pe )
		goto _test_eof328;
	URIC_FALLTHROUGH;
case 328:
	switch( (*p) ) {
		case 58u: goto st329;
		case 93u: goto tr251;
	}
	goto st0;
st329:
	if ( ++p == pe )
		goto _test_eof329;
	URIC_FALLTHROUGH;
case 329:
	switch( (*p) ) {
		case 48u: goto st310;
		case 49u: goto st315;
		case 50u: goto st318;
	}
	if ( (*p) < 65u ) {
		if ( 51u <= (*p) && (*p) <= 57u )
			goto st321;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st322;
	} else
		goto st322;
	goto st0;
st330:
	if ( ++p == pe )
		goto _test_eof330;
	URIC_FALLTHROUGH;
case 330:
	switch( (*p) ) {
		case 46u: goto st219;
		case 58u: goto st329;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st331;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st326;
	} else
		goto st326;
	goto st0;
st331:
	if ( ++p == pe )
		goto _test_eof331;
	URIC_FALLTHROUGH;
case 331:
	switch( (*p) ) {
		case 46u: goto st219;
		case 58u: goto st329;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st332;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st327;
	} else
		goto st327;
	goto st0;
st332:
	if ( ++p == pe )
		goto _test_eof332;
	URIC_FALLTHROUGH;
case 332:
	switch( (*p) ) {
		case 46u: goto st219;
		case 58u: goto st329;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st328;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st328;
	} else
		goto st328;
	goto st0;
st333:
	if ( ++p == pe )
		goto _test_eof333;
	URIC_FALLTHROUGH;
case 333:
	switch( (*p) ) {
		case 46u: goto st219;
		case 53u: goto st334;
		case 58u: goto st329;
		case 93u: goto tr251;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 52u )
			goto st331;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st326;
		} else if ( (*p) >= 65u )
			goto st326;
	} else
		goto st335;
	goto st0;
st334:
	if ( ++p == pe )
		goto _test_eof334;
	URIC_FALLTHROUGH;
case 334:
	switch( (*p) ) {
		case 46u: goto st219;
		case 58u: goto st329;
		case 93u: goto tr251;
	}
	if ( (*p) < 54u ) {
		if ( 48u <= (*p) && (*p) <= 53u )
			goto st332;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 70u ) {
			if ( 97u <= (*p) && (*p) <= 102u )
				goto st327;
		} else if ( (*p) >= 65u )
			goto st327;
	} else
		goto st327;
	goto st0;
st335:
	if ( ++p == pe )
		goto _test_eof335;
	URIC_FALLTHROUGH;
case 335:
	switch( (*p) ) {
		case 46u: goto st219;
		case 58u: goto st329;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st327;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st327;
	} else
		goto st327;
	goto st0;
st336:
	if ( ++p == pe )
		goto _test_eof336;
	URIC_FALLTHROUGH;
case 336:
	switch( (*p) ) {
		case 46u: goto st219;
		case 58u: goto st329;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st335;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st326;
	} else
		goto st326;
	goto st0;
st337:
	if ( ++p == pe )
		goto _test_eof337;
	URIC_FALLTHROUGH;
case 337:
	switch( (*p) ) {
		case 58u: goto st329;
		case 93u: goto tr251;
	}
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st326;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st326;
	} else
		goto st326;
	goto st0;
st338:
	if ( ++p == pe )
		goto _test_eof338;
	URIC_FALLTHROUGH;
case 338:
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st339;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st339;
	} else
		goto st339;
	goto st0;
st339:
	if ( ++p == pe )
		goto _test_eof339;
	URIC_FALLTHROUGH;
case 339:
	if ( (*p) == 46u )
		goto st340;
	if ( (*p) < 65u ) {
		if ( 48u <= (*p) && (*p) <= 57u )
			goto st339;
	} else if ( (*p) > 70u ) {
		if ( 97u <= (*p) && (*p) <= 102u )
			goto st339;
	} else
		goto st339;
	goto st0;
st340:
	if ( ++p == pe )
		goto _test_eof340;
	URIC_FALLTHROUGH;
case 340:
	switch( (*p) ) {
		case 33u: goto st341;
		case 36u: goto st341;
		case 61u: goto st341;
		case 95u: goto st341;
		case 126u: goto st341;
	}
	if ( (*p) < 48u ) {
		if ( 38u <= (*p) && (*p) <= 46u )
			goto st341;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st341;
		} else if ( (*p) >= 65u )
			goto st341;
	} else
		goto st341;
	goto st0;
st341:
	if ( ++p == pe )
		goto _test_eof341;
	URIC_FALLTHROUGH;
case 341:
	switch( (*p) ) {
		case 33u: goto st341;
		case 36u: goto st341;
		case 61u: goto st341;
		case 93u: goto tr346;
		case 95u: goto st341;
		case 126u: goto st341;
	}
	if ( (*p) < 48u ) {
		if ( 38u <= (*p) && (*p) <= 46u )
			goto st341;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto st341;
		} else if ( (*p) >= 65u )
			goto st341;
	} else
		goto st341;
	goto st0;
	}
	_test_eof342: cs = 342; goto _test_eof;
	_test_eof343: cs = 343; goto _test_eof;
	_test_eof344: cs = 344; goto _test_eof;
	_test_eof2: cs = 2; goto _test_eof;
	_test_eof3: cs = 3; goto _test_eof;
	_test_eof4: cs = 4; goto _test_eof;
	_test_eof5: cs = 5; goto _test_eof;
	_test_eof345: cs = 345; goto _test_eof;
	_test_eof6: cs = 6; goto _test_eof;
	_test_eof7: cs = 7; goto _test_eof;
	_test_eof346: cs = 346; goto _test_eof;
	_test_eof8: cs = 8; goto _test_eof;
	_test_eof9: cs = 9; goto _test_eof;
	_test_eof347: cs = 347; goto _test_eof;
	_test_eof348: cs = 348; goto _test_eof;
	_test_eof10: cs = 10; goto _test_eof;
	_test_eof11: cs = 11; goto _test_eof;
	_test_eof349: cs = 349; goto _test_eof;
	_test_eof350: cs = 350; goto _test_eof;
	_test_eof12: cs = 12; goto _test_eof;
	_test_eof13: cs = 13; goto _test_eof;
	_test_eof351: cs = 351; goto _test_eof;
	_test_eof14: cs = 14; goto _test_eof;
	_test_eof15: cs = 15; goto _test_eof;
	_test_eof352: cs = 352; goto _test_eof;
	_test_eof16: cs = 16; goto _test_eof;
	_test_eof17: cs = 17; goto _test_eof;
	_test_eof18: cs = 18; goto _test_eof;
	_test_eof353: cs = 353; goto _test_eof;
	_test_eof354: cs = 354; goto _test_eof;
	_test_eof19: cs = 19; goto _test_eof;
	_test_eof20: cs = 20; goto _test_eof;
	_test_eof355: cs = 355; goto _test_eof;
	_test_eof356: cs = 356; goto _test_eof;
	_test_eof357: cs = 357; goto _test_eof;
	_test_eof358: cs = 358; goto _test_eof;
	_test_eof359: cs = 359; goto _test_eof;
	_test_eof360: cs = 360; goto _test_eof;
	_test_eof361: cs = 361; goto _test_eof;
	_test_eof362: cs = 362; goto _test_eof;
	_test_eof363: cs = 363; goto _test_eof;
	_test_eof364: cs = 364; goto _test_eof;
	_test_eof365: cs = 365; goto _test_eof;
	_test_eof366: cs = 366; goto _test_eof;
	_test_eof367: cs = 367; goto _test_eof;
	_test_eof368: cs = 368; goto _test_eof;
	_test_eof369: cs = 369; goto _test_eof;
	_test_eof370: cs = 370; goto _test_eof;
	_test_eof371: cs = 371; goto _test_eof;
	_test_eof372: cs = 372; goto _test_eof;
	_test_eof373: cs = 373; goto _test_eof;
	_test_eof374: cs = 374; goto _test_eof;
	_test_eof375: cs = 375; goto _test_eof;
	_test_eof376: cs = 376; goto _test_eof;
	_test_eof377: cs = 377; goto _test_eof;
	_test_eof378: cs = 378; goto _test_eof;
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
	_test_eof379: cs = 379; goto _test_eof;
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
	_test_eof380: cs = 380; goto _test_eof;
	_test_eof381: cs = 381; goto _test_eof;
	_test_eof382: cs = 382; goto _test_eof;
	_test_eof383: cs = 383; goto _test_eof;
	_test_eof384: cs = 384; goto _test_eof;
	_test_eof385: cs = 385; goto _test_eof;
	_test_eof386: cs = 386; goto _test_eof;
	_test_eof387: cs = 387; goto _test_eof;
	_test_eof388: cs = 388; goto _test_eof;
	_test_eof389: cs = 389; goto _test_eof;
	_test_eof390: cs = 390; goto _test_eof;
	_test_eof391: cs = 391; goto _test_eof;
	_test_eof392: cs = 392; goto _test_eof;
	_test_eof393: cs = 393; goto _test_eof;
	_test_eof394: cs = 394; goto _test_eof;
	_test_eof395: cs = 395; goto _test_eof;
	_test_eof396: cs = 396; goto _test_eof;
	_test_eof397: cs = 397; goto _test_eof;
	_test_eof398: cs = 398; goto _test_eof;
	_test_eof399: cs = 399; goto _test_eof;
	_test_eof400: cs = 400; goto _test_eof;
	_test_eof401: cs = 401; goto _test_eof;
	_test_eof402: cs = 402; goto _test_eof;
	_test_eof403: cs = 403; goto _test_eof;
	_test_eof404: cs = 404; goto _test_eof;
	_test_eof405: cs = 405; goto _test_eof;
	_test_eof176: cs = 176; goto _test_eof;
	_test_eof177: cs = 177; goto _test_eof;
	_test_eof178: cs = 178; goto _test_eof;
	_test_eof179: cs = 179; goto _test_eof;
	_test_eof180: cs = 180; goto _test_eof;
	_test_eof406: cs = 406; goto _test_eof;
	_test_eof181: cs = 181; goto _test_eof;
	_test_eof182: cs = 182; goto _test_eof;
	_test_eof407: cs = 407; goto _test_eof;
	_test_eof183: cs = 183; goto _test_eof;
	_test_eof184: cs = 184; goto _test_eof;
	_test_eof408: cs = 408; goto _test_eof;
	_test_eof409: cs = 409; goto _test_eof;
	_test_eof185: cs = 185; goto _test_eof;
	_test_eof186: cs = 186; goto _test_eof;
	_test_eof410: cs = 410; goto _test_eof;
	_test_eof411: cs = 411; goto _test_eof;
	_test_eof412: cs = 412; goto _test_eof;
	_test_eof413: cs = 413; goto _test_eof;
	_test_eof414: cs = 414; goto _test_eof;
	_test_eof415: cs = 415; goto _test_eof;
	_test_eof416: cs = 416; goto _test_eof;
	_test_eof417: cs = 417; goto _test_eof;
	_test_eof418: cs = 418; goto _test_eof;
	_test_eof419: cs = 419; goto _test_eof;
	_test_eof420: cs = 420; goto _test_eof;
	_test_eof421: cs = 421; goto _test_eof;
	_test_eof422: cs = 422; goto _test_eof;
	_test_eof423: cs = 423; goto _test_eof;
	_test_eof424: cs = 424; goto _test_eof;
	_test_eof425: cs = 425; goto _test_eof;
	_test_eof426: cs = 426; goto _test_eof;
	_test_eof427: cs = 427; goto _test_eof;
	_test_eof428: cs = 428; goto _test_eof;
	_test_eof429: cs = 429; goto _test_eof;
	_test_eof430: cs = 430; goto _test_eof;
	_test_eof431: cs = 431; goto _test_eof;
	_test_eof432: cs = 432; goto _test_eof;
	_test_eof433: cs = 433; goto _test_eof;
	_test_eof187: cs = 187; goto _test_eof;
	_test_eof188: cs = 188; goto _test_eof;
	_test_eof189: cs = 189; goto _test_eof;
	_test_eof190: cs = 190; goto _test_eof;
	_test_eof191: cs = 191; goto _test_eof;
	_test_eof192: cs = 192; goto _test_eof;
	_test_eof193: cs = 193; goto _test_eof;
	_test_eof194: cs = 194; goto _test_eof;
	_test_eof195: cs = 195; goto _test_eof;
	_test_eof196: cs = 196; goto _test_eof;
	_test_eof197: cs = 197; goto _test_eof;
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
	_test_eof222: cs = 222; goto _test_eof;
	_test_eof223: cs = 223; goto _test_eof;
	_test_eof224: cs = 224; goto _test_eof;
	_test_eof434: cs = 434; goto _test_eof;
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
	_test_eof249: cs = 249; goto _test_eof;
	_test_eof250: cs = 250; goto _test_eof;
	_test_eof251: cs = 251; goto _test_eof;
	_test_eof252: cs = 252; goto _test_eof;
	_test_eof253: cs = 253; goto _test_eof;
	_test_eof254: cs = 254; goto _test_eof;
	_test_eof255: cs = 255; goto _test_eof;
	_test_eof256: cs = 256; goto _test_eof;
	_test_eof257: cs = 257; goto _test_eof;
	_test_eof258: cs = 258; goto _test_eof;
	_test_eof259: cs = 259; goto _test_eof;
	_test_eof260: cs = 260; goto _test_eof;
	_test_eof261: cs = 261; goto _test_eof;
	_test_eof262: cs = 262; goto _test_eof;
	_test_eof263: cs = 263; goto _test_eof;
	_test_eof264: cs = 264; goto _test_eof;
	_test_eof265: cs = 265; goto _test_eof;
	_test_eof266: cs = 266; goto _test_eof;
	_test_eof267: cs = 267; goto _test_eof;
	_test_eof268: cs = 268; goto _test_eof;
	_test_eof269: cs = 269; goto _test_eof;
	_test_eof270: cs = 270; goto _test_eof;
	_test_eof271: cs = 271; goto _test_eof;
	_test_eof272: cs = 272; goto _test_eof;
	_test_eof273: cs = 273; goto _test_eof;
	_test_eof274: cs = 274; goto _test_eof;
	_test_eof275: cs = 275; goto _test_eof;
	_test_eof276: cs = 276; goto _test_eof;
	_test_eof277: cs = 277; goto _test_eof;
	_test_eof278: cs = 278; goto _test_eof;
	_test_eof279: cs = 279; goto _test_eof;
	_test_eof280: cs = 280; goto _test_eof;
	_test_eof281: cs = 281; goto _test_eof;
	_test_eof282: cs = 282; goto _test_eof;
	_test_eof283: cs = 283; goto _test_eof;
	_test_eof284: cs = 284; goto _test_eof;
	_test_eof285: cs = 285; goto _test_eof;
	_test_eof286: cs = 286; goto _test_eof;
	_test_eof287: cs = 287; goto _test_eof;
	_test_eof288: cs = 288; goto _test_eof;
	_test_eof289: cs = 289; goto _test_eof;
	_test_eof290: cs = 290; goto _test_eof;
	_test_eof291: cs = 291; goto _test_eof;
	_test_eof292: cs = 292; goto _test_eof;
	_test_eof293: cs = 293; goto _test_eof;
	_test_eof294: cs = 294; goto _test_eof;
	_test_eof295: cs = 295; goto _test_eof;
	_test_eof296: cs = 296; goto _test_eof;
	_test_eof297: cs = 297; goto _test_eof;
	_test_eof298: cs = 298; goto _test_eof;
	_test_eof299: cs = 299; goto _test_eof;
	_test_eof300: cs = 300; goto _test_eof;
	_test_eof301: cs = 301; goto _test_eof;
	_test_eof302: cs = 302; goto _test_eof;
	_test_eof303: cs = 303; goto _test_eof;
	_test_eof304: cs = 304; goto _test_eof;
	_test_eof305: cs = 305; goto _test_eof;
	_test_eof306: cs = 306; goto _test_eof;
	_test_eof307: cs = 307; goto _test_eof;
	_test_eof308: cs = 308; goto _test_eof;
	_test_eof309: cs = 309; goto _test_eof;
	_test_eof310: cs = 310; goto _test_eof;
	_test_eof311: cs = 311; goto _test_eof;
	_test_eof312: cs = 312; goto _test_eof;
	_test_eof313: cs = 313; goto _test_eof;
	_test_eof314: cs = 314; goto _test_eof;
	_test_eof315: cs = 315; goto _test_eof;
	_test_eof316: cs = 316; goto _test_eof;
	_test_eof317: cs = 317; goto _test_eof;
	_test_eof318: cs = 318; goto _test_eof;
	_test_eof319: cs = 319; goto _test_eof;
	_test_eof320: cs = 320; goto _test_eof;
	_test_eof321: cs = 321; goto _test_eof;
	_test_eof322: cs = 322; goto _test_eof;
	_test_eof323: cs = 323; goto _test_eof;
	_test_eof324: cs = 324; goto _test_eof;
	_test_eof325: cs = 325; goto _test_eof;
	_test_eof326: cs = 326; goto _test_eof;
	_test_eof327: cs = 327; goto _test_eof;
	_test_eof328: cs = 328; goto _test_eof;
	_test_eof329: cs = 329; goto _test_eof;
	_test_eof330: cs = 330; goto _test_eof;
	_test_eof331: cs = 331; goto _test_eof;
	_test_eof332: cs = 332; goto _test_eof;
	_test_eof333: cs = 333; goto _test_eof;
	_test_eof334: cs = 334; goto _test_eof;
	_test_eof335: cs = 335; goto _test_eof;
	_test_eof336: cs = 336; goto _test_eof;
	_test_eof337: cs = 337; goto _test_eof;
	_test_eof338: cs = 338; goto _test_eof;
	_test_eof339: cs = 339; goto _test_eof;
	_test_eof340: cs = 340; goto _test_eof;
	_test_eof341: cs = 341; goto _test_eof;

	_test_eof: {}
	if ( p == eof )
	{
	switch ( cs ) {
	case 434:
	{ END(URIC_HOST); }
	break;
	case 410:
	{ END(URIC_PORT); }
	break;
	case 351:
	case 406:
	{ END(URIC_PATH); PATH_KIND(URIC_PATH_ABEMPTY); }
	break;
	case 347:
	case 348:
	{ END(URIC_PATH); PATH_KIND(URIC_PATH_ABSOLUTE); }
	break;
	case 343:
	case 345:
	case 403:
	{ END(URIC_PATH); PATH_KIND(URIC_PATH_NOSCHEME); }
	break;
	case 405:
	{ END(URIC_PATH); PATH_KIND(URIC_PATH_ROOTLESS); }
	break;
	case 342:
	case 404:
	{ END(URIC_PATH); PATH_KIND(URIC_PATH_EMPTY); }
	break;
	case 346:
	case 407:
	{ END(URIC_QUERY); }
	break;
	case 344:
	{ END(URIC_FRAGMENT); }
	break;
	case 417:
	case 418:
	case 419:
	case 420:
	case 421:
	{ HOST_KIND(URIC_HOST_IPV4ADDRESS); }
	{ END(URIC_HOST); }
	break;
	case 408:
	case 409:
	case 411:
	case 412:
	case 413:
	case 414:
	case 415:
	case 416:
	case 422:
	case 423:
	case 424:
	case 425:
	case 426:
	case 427:
	case 428:
	case 429:
	case 430:
	case 431:
	case 432:
	case 433:
	{ HOST_KIND(URIC_HOST_REG_NAME); }
	{ END(URIC_HOST); }
	break;
	case 379:
	{ END(URIC_HOST); }
	{ BEGIN(URIC_PATH, AT); }
	{ END(URIC_PATH); PATH_KIND(URIC_PATH_ABEMPTY); }
	break;
	case 352:
	case 355:
	{ END(URIC_PORT); }
	{ BEGIN(URIC_PATH, AT); }
	{ END(URIC_PATH); PATH_KIND(URIC_PATH_ABEMPTY); }
	break;
	case 362:
	case 363:
	case 364:
	case 365:
	case 366:
	case 386:
	case 387:
	case 388:
	case 389:
	case 390:
	{ HOST_KIND(URIC_HOST_IPV4ADDRESS); }
	{ END(URIC_HOST); }
	{ BEGIN(URIC_PATH, AT); }
	{ END(URIC_PATH); PATH_KIND(URIC_PATH_ABEMPTY); }
	break;
	case 349:
	case 350:
	case 353:
	case 354:
	case 356:
	case 357:
	case 358:
	case 359:
	case 360:
	case 361:
	case 367:
	case 368:
	case 369:
	case 370:
	case 371:
	case 372:
	case 373:
	case 374:
	case 375:
	case 376:
	case 377:
	case 378:
	case 380:
	case 381:
	case 382:
	case 383:
	case 384:
	case 385:
	case 391:
	case 392:
	case 393:
	case 394:
	case 395:
	case 396:
	case 397:
	case 398:
	case 399:
	case 400:
	case 401:
	case 402:
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
