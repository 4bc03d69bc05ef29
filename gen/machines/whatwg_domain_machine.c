/* Generated from grammar/readings/whatwg_domain.rl by ragel 6.10 -T0 and
 * grammar/tools/compact.py; do not edit. */
/* Decides what a domain of a special URL is in the URL Standard (sections 3.5 and 3.6): an IPv4
 * address, a name, or a failure.  It reads the bytes of the host after percent-decoding, one a
 * call.  Chromium forbids fewer bytes. */
#include "readings/whatwg.h"

static const char _whatwg_domain_actions[] = {
	0, 1, 0, 1, 1, 1, 2, 1,
	3, 1, 5, 1, 7, 1, 8, 1,
	10, 2, 3, 4, 2, 5, 6, 2,
	9, 10
};

/* The states, each with a shortest string that leads to it:
 * 0: ""  1: "#"  2: "."  3: ".0"  4: ".1."  5: ".1"  6: "\xEF"  7: "\xEF\xBF"  8: ".0x"  9: "0"
 * 10: "1."  11: "1.0"  12: "1.1."  13: "1.1.0"  14: "1.1.1."  15: "1.1.1.0"  16: "1.1.1.1."
 * 17: "1.1.1.01"  18: "1.1.1.0x"  19: "1.1.1.1"  20: "1.1.01"  21: "1.1.0x"  22: "1.1.1"
 * 23: "1.01"  24: "1.0x"  25: "1.1"  26: "01"  27: "0x"  28: "1"
 */

/* A byte's class, and what each state does with it: see grammar/tools/compact.py. */
static const unsigned char _whatwg_domain_class[256] = {
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 1,  2,  2,  0,  2,  0,  2,  2,  2,  2,  2,  2,  2,  2,  3,  0,
	 4,  5,  5,  5,  5,  5,  5,  5,  6,  6,  7,  2,  0,  2,  0,  0,
	 0,  8,  8,  8,  8,  8,  8,  2,  2,  2,  2,  2,  2,  2,  2,  2,
	 2,  2,  2,  2,  2,  2,  2,  2,  9,  2,  2,  7,  0,  7,  0,  2,
	 2,  8,  8,  8,  8,  8,  8,  2,  2,  2,  2,  2,  2,  2,  2,  2,
	 2,  2,  2,  2,  2,  2,  2,  2,  9,  2,  2,  2,  0,  2,  2,  0,
	10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
	10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
	10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
	10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 11, 10, 12,
	10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
	10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
	10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 13,
	10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
};


static const unsigned char _whatwg_domain_next[14][29] = {
	{ 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 }, /* \x00-\x1F # % / < >-@ \\ ^ | \x7F */
	{ 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 }, /*   */
	{ 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 }, /* !-\" $ &-- ; = G-W Y-Z _-` g-w y-{ }-~ */
	{ 2, 2, 2, 4, 2, 4, 2, 2, 4, 10, 2, 12, 2, 14, 2, 16, 2, 16, 16, 16, 14, 14, 14, 12, 12, 12, 10, 10, 10 }, /* . */
	{ 9, 1, 3, 5, 3, 5, 1, 1, 8, 26, 11, 23, 13, 20, 15, 17, 3, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28 }, /* 0 */
	{ 28, 1, 5, 5, 5, 5, 1, 1, 8, 26, 25, 23, 22, 20, 19, 17, 5, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28 }, /* 1-7 */
	{ 28, 1, 5, 5, 5, 5, 1, 1, 8, 5, 25, 5, 22, 5, 19, 5, 5, 5, 18, 19, 5, 21, 22, 5, 24, 25, 5, 27, 28 }, /* 8-9 */
	{ 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 }, /* : [ ] */
	{ 1, 1, 1, 1, 1, 1, 1, 1, 8, 1, 1, 1, 1, 1, 1, 1, 1, 1, 18, 1, 1, 21, 1, 1, 24, 1, 1, 27, 1 }, /* A-F a-f */
	{ 1, 1, 1, 8, 1, 1, 1, 1, 1, 27, 1, 24, 1, 21, 1, 18, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 }, /* X x */
	{ 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 }, /* \x80-\xBC \xBE \xC0-\xEE \xF0-\xFF */
	{ 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 }, /* \xBD */
	{ 1, 1, 1, 1, 1, 1, 7, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 }, /* \xBF */
	{ 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6 }, /* \xEF */
};


static const unsigned char _whatwg_domain_events[14][29] = {
	{ 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 },
	{ 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 11, 0, 0, 0, 0, 0, 0, 0, 0, 23, 11, 23, 11, 23, 11, 23, 0, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15 },
	{ 11, 0, 0, 0, 0, 0, 0, 0, 0, 23, 11, 23, 11, 23, 11, 23, 0, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15 },
	{ 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 11, 0, 11, 0, 0, 0, 15, 15, 0, 15, 15, 0, 15, 15, 0, 15, 15 },
	{ 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 15, 0, 0, 15, 0, 0, 15, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 0, 13, 0, 13, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7 },
	{ 7, 7, 7, 7, 7, 7, 7, 17, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7 },
	{ 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7 },
	{ 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7 },
};

static const char _whatwg_domain_eof_actions[] = {
	0, 0, 0, 9, 9, 9, 0, 0,
	9, 20, 20, 20, 20, 20, 20, 20,
	20, 20, 20, 20, 20, 20, 20, 20,
	20, 20, 20, 20, 20
};

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
	unsigned int _class;
	unsigned int _trans;
	const char *_acts;
	unsigned int _nacts;

	if ( p == pe )
		goto _test_eof;
_resume:
	_class = _whatwg_domain_class[*p];
	_trans = _whatwg_domain_events[_class][cs];
	cs = _whatwg_domain_next[_class][cs];

	if ( _trans == 0 )
		goto _again;

	_acts = _whatwg_domain_actions + _trans;
	_nacts = (unsigned int) *_acts++;
	for ( ; _nacts > 0; _nacts-- )
	{
		switch ( *_acts++ )
		{
	case 0:
	{ d->forbidden = true; }
	break;
	case 1:
	{ d->space = true; }
	break;
	case 2:
	{ d->bracket = true; }
	break;
	case 3:
	{ d->beyond_ascii = true; }
	break;
	case 4:
	{ d->replaced = true; }
	break;
	case 7:
	{ d->parts++; d->base = 10; uric_whatwg_digit(d, (*p)); }
	break;
	case 8:
	{ d->base = 16; }
	break;
	case 9:
	{ d->base = 8; }
	break;
	case 10:
	{ uric_whatwg_digit(d, (*p)); }
	break;
		}
	}

_again:
	if ( ++p != pe )
		goto _resume;
	_test_eof: {}
	if ( p == eof )
	{
	const char *__acts = _whatwg_domain_actions + _whatwg_domain_eof_actions[cs];
	unsigned int __nacts = (unsigned int) *__acts++;
	for ( ; __nacts > 0; __nacts-- ) {
		switch ( *__acts++ ) {
	case 5:
	{ d->ends_in_number = true; }
	break;
	case 6:
	{ d->is_ipv4 = true; }
	break;
		}
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
