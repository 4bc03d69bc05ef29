/* Generated from grammar/text/mime_base.rl by ragel 6.10 -T0 and
 * grammar/tools/compact.py; do not edit. */
/* The Content-Base and Content-Location fields of a MIME message (RFC 2110, RFC 2557),
 * by a table: stops where the header ends. */
#include "reference/embedded.h"

static const char _mime_base_actions[] = {
	0, 1, 0, 1, 1, 1, 2, 1,
	3, 2, 0, 1, 2, 0, 2
};

/* A byte's class; a state's shape and transitions: see grammar/tools/compact.py. */
static const unsigned char _mime_base_class[256] = {
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  1,  2,  0,  0,  3,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 4,  5,  5,  5,  5,  5,  5,  5,  5,  5,  5,  5,  5,  6,  5,  5,
	 5,  5,  5,  5,  5,  5,  5,  5,  5,  5,  7,  5,  5,  5,  5,  5,
	 5,  8,  9, 10,  5, 11, 12,  5,  5, 13,  5,  5, 14,  5, 15, 16,
	 5,  5,  5, 17, 18,  5,  5,  5,  5,  5,  5,  5,  5,  5,  5,  5,
	 5,  8,  9, 10,  5, 11,  5,  5,  5, 13,  5,  5, 14, 19, 15, 20,
	 5,  5, 21, 17, 18,  5,  5,  5,  5,  5,  5,  5,  5,  5,  5,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
};


static const unsigned char _mime_base_shapes[24][11] = {
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 16, 0, 33, 50, 34, 34, 34, 34, 34, 34, 34 },
	{ 16, 0, 1, 32, 0, 0, 0, 0, 0, 0, 0 },
	{ 16, 0, 33, 50, 34, 34, 34, 34, 36, 34, 36 },
	{ 16, 0, 33, 50, 34, 34, 34, 66, 34, 34, 34 },
	{ 16, 0, 33, 50, 34, 34, 34, 34, 34, 36, 34 },
	{ 16, 0, 33, 50, 34, 66, 34, 34, 34, 34, 34 },
	{ 16, 0, 33, 67, 34, 34, 34, 34, 34, 34, 34 },
	{ 16, 0, 33, 50, 66, 34, 34, 37, 34, 34, 34 },
	{ 16, 0, 33, 50, 36, 34, 34, 34, 34, 34, 34 },
	{ 16, 0, 33, 50, 34, 34, 34, 34, 66, 34, 34 },
	{ 16, 0, 33, 50, 34, 36, 34, 34, 34, 34, 34 },
	{ 16, 0, 33, 50, 34, 34, 66, 34, 34, 34, 34 },
	{ 16, 0, 33, 50, 34, 34, 34, 34, 34, 34, 66 },
	{ 16, 0, 33, 50, 34, 34, 34, 34, 34, 34, 36 },
	{ 16, 0, 33, 50, 34, 34, 34, 34, 34, 66, 34 },
	{ 16, 0, 50, 67, 51, 51, 51, 51, 51, 51, 51 },
	{ 33, 19, 18, 65, 17, 17, 17, 17, 17, 17, 17 },
	{ 17, 18, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 0, 33, 48, 3, 51, 52, 53, 51, 51, 51, 51 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 16, 50, 65, 4, 68, 69, 68, 68, 68, 68, 68 },
	{ 0, 33, 48, 3, 51, 52, 51, 51, 51, 51, 51 },
};


static const unsigned char _mime_base_shape[43] = {
	 0,  1,  2,  3,  4,  5,  6,  7,  5,  6,  8,  9, 10, 11,  7,  2,
	 3,  4, 12, 10,  6, 13,  4,  5,  2,  3, 14, 15, 16, 17, 18, 19,
	20, 21, 19, 22, 19, 19, 22, 19, 19, 22, 23,
};


static const unsigned char _mime_base_ways[43] = {
	144,
	145, /* 1: "\x0D" */
	117, /* 2: "#" */
	126, /* 3: "#\x09" */
	25, /* 4: "C" */
	29, /* 5: "CO" */
	33, /* 6: "CON" */
	37, /* 7: "CONT" */
	41, /* 8: "CONTE" */
	45, /* 9: "CONTEN" */
	49, /* 10: "CONTENT" */
	0, /* 11: "CONTENT-" */
	53, /* 12: "CONTENT-B" */
	57, /* 13: "CONTENT-Ba" */
	61, /* 14: "CONTENT-BaS" */
	120, /* 15: "CONTENT-BaSE" */
	128, /* 16: "CONTENT-BaSE\x09" */
	65, /* 17: "CONTENT-L" */
	69, /* 18: "CONTENT-LO" */
	73, /* 19: "CONTENT-LOC" */
	77, /* 20: "CONTENT-LOCa" */
	81, /* 21: "CONTENT-LOCaT" */
	85, /* 22: "CONTENT-LOCaTI" */
	89, /* 23: "CONTENT-LOCaTIO" */
	123, /* 24: "CONTENT-LOCaTION" */
	130, /* 25: "CONTENT-LOCaTION\x09" */
	93, /* 26: "F" */
	97, /* 27: "Fr" */
	101, /* 28: "Fro" */
	105, /* 29: "From" */
	109, /* 30: "From " */
	132, /* 31: "From #" */
	5, /* 32: "" */
	0, /* 33: "\x0A" */
	134, /* 34: "#:" */
	10, /* 35: "#:\x0A" */
	136, /* 36: "CONTENT-BaSE:" */
	138, /* 37: "CONTENT-BaSE:#" */
	15, /* 38: "CONTENT-BaSE:\x0A" */
	140, /* 39: "CONTENT-LOCaTION:" */
	142, /* 40: "CONTENT-LOCaTION:#" */
	20, /* 41: "CONTENT-LOCaTION:\x0A" */
	113, /* 42: "From \x0A" */
};

static const signed char _mime_base_further[147] = {
	  0,  -8,  -9,  23,   1,   6,   1, -31, -30, -28,  -6,  -1,  -2, -34, -33, -31,
	 -1,  -5, -37, -36, -34,  -1,  -8, -40, -39, -37,  -1,  -2,  30,   1,  -2,  -3,
	 29,   1,  -3,  -4,  28,   1,  -4,  -5,  27,   1,  -5,  -6,  26,   1,  -6,  -7,
	 25,   1,  -7,  -8,   1,  24,  -9, -10,  22,   1, -10, -11,  21,   1, -11, -12,
	 20,   1, -14, -15,  17,   1, -15, -16,  16,   1, -16, -17,  15,   1, -17, -18,
	 14,   1, -18, -19,  13,   1, -19, -20,  12,   1, -20, -21,  11,   1, -23, -24,
	  8,   1, -24, -25,   7,   1, -25, -26,   6,   1, -26,   1, -27,   5,   1,   0,
	 12,   4,  -9, -41, -40, -38,   1,   0,  32,   1, -13,  21,   1, -22,  15,   0,
	 31,   0,  20,   0,  14,   0,  11,   0,   1,   1,   2,   0,   1,   1,   2,   0,
	  1,  33,  32,
};


static const unsigned char _mime_base_events[147] = {
	 0,  0,  0,  0,  0,  0,  7,  0,  0,  0,  0,  0,  7,  0,  0,  0,
	 0,  7,  0,  0,  0,  0,  7,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  7,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  1,  9,  0,  3,  1, 12,  0,
	 5,  7,  7,
};

static const char _mime_base_eof_actions[] = {
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 9, 3, 0, 12,
	5, 0, 0
};

enum { mime_base_start = 32 };
enum { mime_base_error = 0 };

int uric_find_mime_base(const char *s, size_t n, uric_span *base, uric_span *location,
                        int *is_final)
{
    const unsigned char *const begin = (const unsigned char *)s;
    const unsigned char *p = begin;
    const unsigned char *const pe = n > 0 ? begin + n : begin, *const eof = pe;
    uric_span value = { 0, 0 };
    int cs = mime_base_start, found = 0;

    *is_final = 0;

	{
	unsigned int _class;
	unsigned int _trans;
	const char *_acts;
	unsigned int _nacts;

	if ( p == pe )
		goto _test_eof;
	if ( cs == 0 )
		goto _out;
_resume:
	_class = _mime_base_class[*p];
	_trans = (unsigned int)_mime_base_shapes[_mime_base_shape[cs]][_class >> 1] >> (_class & 1) * 4 & 15;
	if ( _trans == 0 ) {
		cs = 0;
		goto _out;
	}
	_trans += _mime_base_ways[cs];
	cs += _mime_base_further[_trans];

	if ( _mime_base_events[_trans] == 0 )
		goto _again;

	_acts = _mime_base_actions + _mime_base_events[_trans];
	_nacts = (unsigned int) *_acts++;
	for ( ; _nacts > 0; _nacts-- )
	{
		switch ( *_acts++ )
		{
	case 0:
	{ value.begin = (uint32_t)(p - begin); }
	break;
	case 1:
	{ value.end = (uint32_t)(p - begin); *base = value;
                            found |= URIC_FOUND_BASE; }
	break;
	case 2:
	{ value.end = (uint32_t)(p - begin); *location = value;
                            found |= URIC_FOUND_LOCATION; }
	break;
	case 3:
	{ *is_final = 1; {p++; goto _out; } }
	break;
		}
	}

_again:
	if ( cs == 0 )
		goto _out;
	if ( ++p != pe )
		goto _resume;
	_test_eof: {}
	if ( p == eof )
	{
	const char *__acts = _mime_base_actions + _mime_base_eof_actions[cs];
	unsigned int __nacts = (unsigned int) *__acts++;
	for ( ; __nacts > 0; __nacts-- ) {
		switch ( *__acts++ ) {
	case 0:
	{ value.begin = (uint32_t)(p - begin); }
	break;
	case 1:
	{ value.end = (uint32_t)(p - begin); *base = value;
                            found |= URIC_FOUND_BASE; }
	break;
	case 2:
	{ value.end = (uint32_t)(p - begin); *location = value;
                            found |= URIC_FOUND_LOCATION; }
	break;
		}
	}
	}

	_out: {}
	}

    *is_final |= cs == mime_base_error;
    return found;
}
