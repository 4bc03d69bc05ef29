/* Generated from grammar/readings/chromium_opaque.rl by ragel 6.10 -T0 and
 * grammar/tools/compact.py; do not edit. */
/* Finds what Chromium refuses in the host of a URL that is not special.  It compares the lower
 * byte of each UTF-16 code unit with the bytes that are forbidden in ASCII, but for the second unit
 * of a surrogate pair: U+2100 and U+1F000 are refused for their 00 and 3C. */
#include "readings/reading_bytes.h"
#include "readings/whatwg.h"

static const char _chromium_opaque_actions[] = {
	0, 1, 0
};

/* A byte's class; a state's shape and transitions: see grammar/tools/compact.py. */
static const unsigned char _chromium_opaque_class[256] = {
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 1,  2,  3,  3,  4,  2,  3,  3,  4,  5,  6,  3,  4,  5,  3,  3,
	 7,  8,  9, 10, 11,  8, 12, 12, 13,  8, 12, 14, 15, 16, 17, 18,
	19, 20, 21, 22, 23, 20, 24, 25, 23, 20, 21, 21, 23, 20, 21, 26,
	27, 28, 29, 29, 27, 28, 29, 29, 27, 28, 30, 29, 31, 28, 30, 30,
	 0,  0,  0,  0, 32, 33,  0,  0, 32, 33,  0,  0, 32, 33,  0,  0,
	32, 33,  0,  0, 32, 33,  0,  0, 32, 33,  0,  0, 32, 33,  0,  0,
	34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34,
	35, 35, 35, 35,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
};


static const unsigned char _chromium_opaque_shapes[14][18] = {
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 50, 84 },
	{ 33, 17, 33, 18, 17, 17, 17, 17, 17, 33, 17, 18, 17, 18, 17, 34, 67, 101 },
	{ 33, 17, 17, 17, 17, 17, 17, 34, 34, 17, 17, 17, 17, 17, 17, 33, 67, 101 },
	{ 33, 19, 50, 33, 19, 33, 33, 33, 19, 33, 19, 33, 17, 33, 19, 33, 50, 84 },
	{ 17, 17, 17, 33, 49, 20, 81, 22, 113, 40, 17, 17, 150, 18, 17, 17, 186, 220 },
	{ 33, 34, 34, 18, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 67, 101 },
	{ 33, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 67, 101 },
	{ 17, 17, 17, 33, 34, 34, 34, 34, 34, 34, 34, 34, 34, 18, 17, 17, 67, 101 },
	{ 17, 17, 17, 33, 34, 34, 34, 34, 34, 18, 17, 17, 17, 17, 17, 17, 67, 101 },
	{ 33, 34, 34, 18, 17, 17, 17, 17, 17, 17, 17, 17, 17, 33, 34, 34, 67, 101 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 33, 34, 34, 67, 101 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 33, 34, 34, 34, 18, 17, 17, 67, 101 },
	{ 33, 34, 34, 18, 17, 17, 17, 17, 17, 33, 34, 34, 34, 34, 34, 34, 67, 101 },
	{ 33, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 18, 17, 17, 67, 101 },
};


static const unsigned char _chromium_opaque_shape[14] = {
	 0,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 12, 13,
};


static const unsigned char _chromium_opaque_ways[14] = {
	79, /* 0: "" */
	13, /* 1: "\xC4" */
	19, /* 2: "\xC5" */
	84, /* 3: "\xE0" */
	0, /* 4: "\xF0" */
	25, /* 5: "\xF0\x90" */
	31, /* 6: "\xF0\x90\x80" */
	37, /* 7: "\xF0\x92" */
	43, /* 8: "\xF0\x93" */
	49, /* 9: "\xF0\x98" */
	55, /* 10: "\xF0\x9B" */
	61, /* 11: "\xF0\x9E" */
	67, /* 12: "\xF0\x9F" */
	73, /* 13: "\xF0\xA7" */
};

static const signed char _chromium_opaque_further[90] = {
	  0,  -4,   1,   3,   4,   5,   6,   7,   8,   9,  -3,  -2,  -1,   0,  -1,  -1,
	  0,   1,   2,   3,  -2,  -2,  -1,   0,   1,   2,  -5,   1,  -4,  -3,  -2,  -1,
	 -6,  -6,  -5,  -4,  -3,  -2,  -7,  -1,  -6,  -5,  -4,  -3,  -8,  -2,  -7,  -6,
	 -5,  -4,  -9,  -3,  -8,  -7,  -6,  -5, -10,  -4,  -9,  -8,  -7,  -6, -11,  -5,
	-10,  -9,  -8,  -7, -12,  -6, -11, -10,  -9,  -8, -13,  -7, -12, -11, -10,  -9,
	  0,   1,   2,   3,   4,  -3,  -2,  -1,   0,   1,
};


static const unsigned char _chromium_opaque_events[90] = {
	0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
	0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};

enum { chromium_opaque_start = 0 };

bool uric_chromium_allows(const char *s, const struct uric_reading *r)
{
    struct uric_reading_bytes bytes = uric_reading_span_bytes(
        s, r->host, r->steps & (URIC_READING_DROP_TABS | URIC_READING_REPLACE));
    int cs = chromium_opaque_start, next;
    bool is_allowed = true;

    while ((next = uric_reading_next(&bytes)) >= 0) {
        const unsigned char byte = (unsigned char)next, *p = &byte;
        const unsigned char *const pe = p + 1;

	{
	unsigned int _class;
	unsigned int _trans;
	const char *_acts;
	unsigned int _nacts;

	if ( p == pe )
		goto _test_eof;
_resume:
	_class = _chromium_opaque_class[*p];
	_trans = (unsigned int)_chromium_opaque_shapes[_chromium_opaque_shape[cs]][_class >> 1] >> (_class & 1) * 4 & 15;
	_trans += _chromium_opaque_ways[cs];
	cs += _chromium_opaque_further[_trans];

	if ( _chromium_opaque_events[_trans] == 0 )
		goto _again;

	_acts = _chromium_opaque_actions + _chromium_opaque_events[_trans];
	_nacts = (unsigned int) *_acts++;
	for ( ; _nacts > 0; _nacts-- )
	{
		switch ( *_acts++ )
		{
	case 0:
	{ is_allowed = false; }
	break;
		}
	}

_again:
	if ( ++p != pe )
		goto _resume;
	_test_eof: {}
	}

    }
    return is_allowed;
}
