/* Generated from grammar/log/log_request.rl by ragel 6.10 -T0 and
 * grammar/tools/compact.py; do not edit. */
/* The request line as servers log it: RFC 9112, 3, and what real clients send besides.
 * By a table: most are parsed without it. */
#include "log/log_read.h"

#define AT ((uint32_t)(p - s))

static const char _log_request_actions[] = {
	0, 1, 0, 1, 1, 1, 2, 1,
	3, 1, 4, 1, 6, 2, 3, 5

};

/* A byte's class; a state's shape and transitions: see grammar/tools/compact.py. */
static const unsigned char _log_request_class[256] = {
	 0,  1,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,
	 2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,
	 3,  4,  2,  4,  4,  4,  4,  4,  2,  2,  4,  4,  2,  5,  6,  7,
	 8,  8,  8,  8,  8,  8,  8,  8,  8,  8,  2,  2,  2,  2,  2,  2,
	 2,  9,  9,  9,  9,  9,  9,  9, 10,  9,  9,  9,  9,  9,  9,  9,
	11,  9,  9,  9, 12,  9,  9,  9,  9,  9,  9,  2,  2,  2,  4,  4,
	 4,  4,  4,  4,  4,  4,  4,  4, 13,  4,  4,  4,  4,  4,  4,  4,
	14,  4,  4,  4, 15,  4,  4,  4,  4,  4,  4,  2,  4,  2,  4,  2,
	 2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,
	 2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,
	 2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,
	 2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,
	 2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,
	 2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,
	 2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,
	 2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,  2,
};


static const unsigned char _log_request_shapes[15][8] = {
	{ 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 33, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 17, 1, 17, 17, 17, 17 },
	{ 0, 16, 34, 2, 34, 34, 34, 34 },
	{ 17, 33, 17, 17, 17, 17, 17, 17 },
	{ 17, 33, 17, 17, 49, 52, 83, 17 },
	{ 17, 33, 17, 49, 65, 68, 20, 17 },
	{ 17, 33, 17, 17, 19, 17, 17, 17 },
	{ 17, 33, 17, 19, 20, 17, 17, 17 },
	{ 17, 33, 17, 49, 65, 68, 21, 97 },
	{ 17, 33, 17, 49, 65, 68, 20, 21 },
	{ 17, 33, 17, 49, 17, 17, 17, 17 },
	{ 17, 33, 17, 17, 17, 49, 17, 19 },
	{ 17, 33, 17, 17, 17, 17, 19, 49 },
	{ 17, 33, 49, 17, 65, 69, 100, 17 },
};


static const unsigned char _log_request_shape[63] = {
	 0,  1,  2,  3,  4,  5,  2,  3,  4,  5,  4,  5,  6,  7,  8,  7,
	 7,  9,  9, 10, 11, 12, 13, 13,  6,  7,  8,  7,  7,  9,  9, 10,
	11, 12, 13, 13,  4, 14,  4,  6,  7,  8,  7,  7,  9,  9, 10, 11,
	12, 13, 13,  6,  7,  8,  7,  7,  9,  9, 10, 11, 12, 13, 13,
};


static const unsigned char _log_request_ways[63] = {
	197,
	4,
	4, /* 2: "" */
	187, /* 3: "#" */
	189, /* 4: "# " */
	54, /* 5: "#  " */
	4, /* 6: "" */
	187, /* 7: "#" */
	191, /* 8: "# " */
	59, /* 9: "#  " */
	193, /* 10: "# #" */
	64, /* 11: "# # " */
	89, /* 12: "# # A" */
	105, /* 13: "# # A/" */
	93, /* 14: "# # A/1" */
	121, /* 15: "# # A/1." */
	124, /* 16: "# # A/1.1" */
	0, /* 17: "# # H" */
	6, /* 18: "# # HT" */
	69, /* 19: "# # HTT" */
	127, /* 20: "# # hTTP" */
	130, /* 21: "# # hTT" */
	133, /* 22: "# # hT" */
	136, /* 23: "# # h" */
	97, /* 24: "#  A" */
	113, /* 25: "#  A/" */
	101, /* 26: "#  A/1" */
	139, /* 27: "#  A/1." */
	142, /* 28: "#  A/1.1" */
	12, /* 29: "#  H" */
	18, /* 30: "#  HT" */
	74, /* 31: "#  HTT" */
	145, /* 32: "#  hTTP" */
	148, /* 33: "#  hTT" */
	151, /* 34: "#  hT" */
	154, /* 35: "#  h" */
	193, /* 36: "# #" */
	24, /* 37: "# # " */
	195, /* 38: "# # -" */
	105, /* 39: "# # A" */
	157, /* 40: "# # A/" */
	109, /* 41: "# # A/1" */
	160, /* 42: "# # A/1." */
	163, /* 43: "# # A/1.1" */
	30, /* 44: "# # H" */
	36, /* 45: "# # HT" */
	79, /* 46: "# # HTT" */
	166, /* 47: "# # hTTP" */
	133, /* 48: "# # hTT" */
	136, /* 49: "# # hT" */
	169, /* 50: "# # h" */
	113, /* 51: "#  A" */
	172, /* 52: "#  A/" */
	117, /* 53: "#  A/1" */
	175, /* 54: "#  A/1." */
	178, /* 55: "#  A/1.1" */
	42, /* 56: "#  H" */
	48, /* 57: "#  HT" */
	84, /* 58: "#  HTT" */
	181, /* 59: "#  hTTP" */
	151, /* 60: "#  hTT" */
	154, /* 61: "#  hT" */
	184, /* 62: "#  h" */
};

static const signed char _log_request_further[199] = {
	  0,  -7,  -6,  -4,  -5,   1,   5,  -8,  -7,  -5,  -6,   1,   3, -19, -18,  -4,
	 -5,   1,   5, -20, -19,  -5,  -6,   1,   3,  -1,   0,   1,   2,   7,  13,  -8,
	 -7,  -4,  -5,   1,   5,  -9,  -8,  -5,  -6,   1,   3, -20, -19,  -4,  -5,   1,
	  5, -21, -20,  -5,  -6,   1,   3,   5,   0,  19,  24,  30,  27,   0,  42,  47,
	 53,  -1,   0,   1,   6,  12,  -9,  -8,  -6,  -7,   1, -21, -20,  -6,  -7,   1,
	-10,  -9,  -6,  -7,   1, -22, -21,  -6,  -7,   1,  -2,  -1,   1,   0,  -4,  -3,
	  1,   0, -14, -13,   1,   0, -16, -15,   1,   0,  -3,  -2,   1,   0,  -5,  -4,
	  1,   0, -15, -14,   1,   0, -17, -16,   1,   0,  -5,  -4,   1,  -6,  -5,   0,
	-10,  -9,  -7, -11, -10,  -1, -12, -11,  -1, -13, -12,  -1, -17, -16,   1, -18,
	-17,   0, -22, -21,  -7, -23, -22,  -1, -24, -23,  -1, -25, -24,  -1,  -4,  -3,
	  1,  -6,  -5,   1,  -7,  -6,   0, -11, -10,  -7, -14, -13,  -1, -16, -15,   1,
	-18, -17,   1, -19, -18,   0, -23, -22,  -7, -26, -25,  -1,   1,   0,   6,   1,
	 28,   1,   0,   1,  -2,  -1,   2,
};


static const unsigned char _log_request_events[199] = {
	 0,  0,  7,  0,  0,  0,  0,  0,  7,  0,  0,  0,  0,  0,  7,  0,
	 0,  0,  0,  0,  7,  0,  0,  0,  0,  0,  0,  1,  1,  1,  1,  0,
	 7,  0,  0,  0,  0,  0,  7,  0,  0,  0,  0,  0,  7,  0,  0,  0,
	 0,  0,  7,  0,  0,  0,  0,  5,  0,  5,  5,  5,  5,  0,  5,  5,
	 5,  0,  0,  1,  1,  1,  0,  7,  0,  0,  0,  0,  7,  0,  0,  0,
	 0,  7,  0,  0,  0,  0,  7,  0,  0,  0,  0,  7,  0,  0,  0,  9,
	 0,  0,  0,  7,  0,  0,  0, 13,  0,  0,  0,  7,  0,  0,  0,  9,
	 0,  0,  0,  7,  0,  0,  0, 13,  0,  0,  0,  7,  0,  0,  9,  0,
	 0,  7,  0,  0,  7,  0,  0,  7,  0,  0,  7,  0,  0,  7,  0,  0,
	13,  0,  0,  7,  0,  0,  7,  0,  0,  7,  0,  0,  7,  0,  0,  7,
	 0,  0,  7,  0,  0,  9,  0,  0,  7,  0,  0,  7,  0,  0,  7,  0,
	 0,  7,  0,  0, 13,  0,  0,  7,  0,  0,  7,  0,  3,  0,  5,  0,
	 5,  0,  0,  7,  0,  9,  0,
};

static const char _log_request_eof_actions[] = {
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 7, 0, 7, 7, 9, 7,
	9, 7, 7, 7, 7, 7, 7, 7,
	7, 7, 13, 7, 13, 7, 7, 7,
	7, 7, 7, 7, 7, 0, 9, 7,
	7, 9, 7, 9, 7, 7, 7, 7,
	7, 7, 7, 7, 7, 13, 7, 13,
	7, 7, 7, 7, 7, 7, 7
};

enum { log_request_first_final = 10 };

enum { log_request_en_main_as_request_line = 2 };
enum { log_request_en_main_as_dashes = 6 };

int uric_log_scan_request(const unsigned char *s, uric_span at, int dashes,
                          struct uric_log_request *r)
{
    const unsigned char *p = s + at.begin, *const pe = s + at.end;
    const unsigned char *const eof = pe;
    uint32_t begin = 0;
    int has_protocol = 0, is_empty = 0;
    int cs = log_request_en_main_as_request_line;

    if (dashes)
        cs = log_request_en_main_as_dashes;
    r->method.begin = at.begin;
    r->protocol.begin = r->protocol.end = 0;

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
	_class = _log_request_class[*p];
	_trans = (unsigned int)_log_request_shapes[_log_request_shape[cs]][_class >> 1] >> (_class & 1) * 4 & 15;
	if ( _trans == 0 ) {
		cs = 0;
		goto _out;
	}
	_trans += _log_request_ways[cs];
	cs += _log_request_further[_trans];

	if ( _log_request_events[_trans] == 0 )
		goto _again;

	_acts = _log_request_actions + _log_request_events[_trans];
	_nacts = (unsigned int) *_acts++;
	for ( ; _nacts > 0; _nacts-- )
	{
		switch ( *_acts++ )
		{
	case 0:
	{ begin = AT; }
	break;
	case 1:
	{ r->method.end = AT; }
	break;
	case 2:
	{ r->target.begin = AT; }
	break;
	case 3:
	{ r->target.end = AT; has_protocol = is_empty = 0; }
	break;
	case 4:
	{
        if (has_protocol)
            r->target.end = r->protocol.end;
        r->protocol.begin = begin;
        r->protocol.end = AT;
        has_protocol = 1;
        is_empty = 0;
    }
	break;
	case 5:
	{ is_empty = 1; }
	break;
	case 6:
	{ (void)2; (void)6; }
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
	const char *__acts = _log_request_actions + _log_request_eof_actions[cs];
	unsigned int __nacts = (unsigned int) *__acts++;
	for ( ; __nacts > 0; __nacts-- ) {
		switch ( *__acts++ ) {
	case 3:
	{ r->target.end = AT; has_protocol = is_empty = 0; }
	break;
	case 4:
	{
        if (has_protocol)
            r->target.end = r->protocol.end;
        r->protocol.begin = begin;
        r->protocol.end = AT;
        has_protocol = 1;
        is_empty = 0;
    }
	break;
	case 5:
	{ is_empty = 1; }
	break;
		}
	}
	}

	_out: {}
	}

    if (is_empty) {
        r->protocol = r->target;
        r->target.begin = r->target.end = r->method.end + 1;
        has_protocol = 1;
    }
    r->has_protocol = has_protocol;
    return cs >= log_request_first_final;
}

#undef AT
