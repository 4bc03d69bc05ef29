/* Generated from grammar/machines/scheme.rl by ragel 6.10 -T0 and
 * grammar/tools/compact.py; do not edit. */
/* What follows the authority, or the scheme if there is no authority, in parsed URIs
 * of the rarer schemes.  Tables. */
#include "schemes/scheme.h"

#define AT ((uint32_t)(p - s))

static const char _scheme_actions[] = {
	0, 1, 0, 1, 1, 1, 2, 1,
	3, 1, 4, 1, 5, 1, 6, 1,
	7, 1, 8, 1, 9, 1, 11, 1,
	12, 1, 14, 1, 18, 1, 19, 1,
	21, 1, 24, 2, 8, 10, 2, 12,
	13, 2, 12, 15, 2, 16, 17, 2,
	19, 20, 2, 23, 22
};

/* A byte's class; a state's shape and transitions: see grammar/tools/compact.py. */
static const unsigned char _scheme_class[256] = {
	 0,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 10, 10, 10, 10, 10,
	10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
	10, 11, 10, 10, 11, 12, 13, 11, 14, 14, 15, 16, 14, 16, 17, 18,
	19, 20, 20, 20, 20, 21, 20, 20, 20, 22, 23, 24, 10, 25, 10, 26,
	27, 28, 29, 28, 30, 28, 28, 31, 31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 10, 10, 10, 10, 16,
	10, 28, 29, 28, 30, 28, 28, 31, 31, 31, 31, 31, 31, 31, 31, 31,
	31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 10, 10, 10, 11, 10,
	10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
	10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
	10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
	10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
	10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
	10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
	10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
	10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
};


static const unsigned char _scheme_shapes[36][16] = {
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 33, 67, 101, 135, 169, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 34, 2, 0, 0, 34, 2 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 2, 0, 0, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 1, 0, 0, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 1, 0, 34, 32, 34, 2, 0, 0, 34, 34 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 1, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 16, 18, 16, 49, 16, 17, 1, 16, 64, 17, 17 },
	{ 0, 0, 0, 0, 0, 16, 18, 16, 1, 16, 17, 1, 16, 0, 17, 17 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 33, 1, 0, 0, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 1, 0, 0, 33, 1 },
	{ 0, 0, 0, 0, 0, 16, 18, 17, 17, 16, 17, 17, 17, 0, 17, 17 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 1, 0, 0, 17, 2 },
	{ 0, 0, 0, 0, 0, 16, 18, 19, 49, 16, 17, 49, 19, 0, 17, 17 },
	{ 0, 0, 0, 0, 0, 16, 2, 17, 17, 19, 17, 1, 0, 0, 17, 17 },
	{ 0, 0, 0, 0, 0, 16, 18, 17, 17, 16, 17, 17, 48, 17, 17, 17 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 34, 34 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 16, 18, 17, 17, 19, 17, 1, 17, 0, 17, 17 },
	{ 0, 0, 0, 0, 0, 16, 18, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 1, 0, 34, 35, 34, 2, 0, 0, 34, 34 },
	{ 0, 0, 0, 0, 0, 16, 18, 48, 84, 64, 68, 4, 16, 0, 68, 68 },
	{ 0, 0, 0, 0, 0, 16, 18, 16, 49, 16, 17, 1, 16, 0, 17, 17 },
	{ 0, 0, 0, 0, 0, 16, 18, 19, 65, 16, 17, 49, 19, 0, 17, 17 },
	{ 0, 0, 0, 0, 0, 16, 18, 48, 67, 48, 51, 3, 16, 80, 51, 51 },
	{ 0, 0, 0, 0, 0, 16, 18, 48, 67, 48, 51, 3, 16, 0, 51, 51 },
	{ 0, 0, 0, 0, 0, 0, 1, 32, 34, 32, 34, 2, 0, 0, 34, 34 },
	{ 0, 0, 0, 0, 0, 16, 2, 17, 17, 19, 17, 1, 0, 4, 17, 17 },
	{ 0, 0, 0, 0, 0, 16, 2, 17, 17, 16, 17, 1, 0, 0, 17, 17 },
	{ 0, 0, 0, 0, 0, 16, 18, 17, 17, 16, 17, 17, 17, 16, 17, 17 },
	{ 0, 0, 0, 0, 0, 16, 18, 17, 17, 17, 17, 17, 19, 17, 17, 17 },
	{ 0, 0, 0, 0, 0, 16, 18, 17, 17, 16, 17, 17, 3, 17, 17, 17 },
	{ 0, 0, 0, 0, 0, 16, 18, 17, 17, 17, 17, 17, 17, 16, 17, 17 },
	{ 0, 0, 0, 0, 0, 16, 18, 17, 17, 19, 17, 17, 17, 16, 17, 17 },
};


static const unsigned char _scheme_shape[108] = {
	 0,  1,  2,  3,  2,  3,  4,  4,  4,  4,  4,  4,  5,  6,  4,  4,
	 7,  8,  4,  4,  9,  9,  4,  4,  9, 10, 11,  4,  4, 12, 10,  4,
	13, 14,  4,  4,  4,  4,  5,  5,  4,  4, 15,  4,  4,  4,  4,  4,
	 4,  5,  4,  4, 16,  4,  4,  4,  4, 17,  4,  4, 18,  5,  5, 19,
	19,  4,  4,  5, 20, 20, 20, 20,  5, 21, 22,  7,  7,  7,  7,  7,
	 7,  7,  7,  7,  7,  7,  7,  7,  7,  7, 21, 23, 24, 25, 12, 26,
	27, 28, 26, 29, 30, 31, 32, 33, 31, 34, 35, 35,
};


static const unsigned char _scheme_ways[108] = {
	90,
	0,
	74, /* 2: "/-%" */
	76, /* 3: "/-%0" */
	78, /* 4: "/-%09%" */
	80, /* 5: "/-%09%0" */
	18, /* 6: "/-%09%09%" */
	112, /* 7: "/-%09%09%1" */
	92, /* 8: "/-%09%1" */
	9, /* 9: "/-%1" */
	18, /* 10: "/%" */
	113, /* 11: "/%1" */
	114, /* 12: "" */
	82, /* 13: "/" */
	18, /* 14: "/%" */
	115, /* 15: "/%1" */
	115, /* 16: "/-/" */
	25, /* 17: "!" */
	18, /* 18: "!%" */
	23, /* 19: "!%1" */
	22, /* 20: "!." */
	84, /* 21: "-@" */
	18, /* 22: "-@-%" */
	116, /* 23: "-@%1" */
	86, /* 24: "-@-." */
	87, /* 25: "-@%" */
	89, /* 26: "-@%5" */
	18, /* 27: "-@%5B%" */
	80, /* 28: "-@%5B%1" */
	17, /* 29: "-@%5B:" */
	50, /* 30: "-@%5B:%" */
	23, /* 31: "-@%5B:%1" */
	91, /* 32: "-@%5B:%5" */
	41, /* 33: "-@%5B." */
	18, /* 34: "%" */
	9, /* 35: "%1" */
	18, /* 36: ".%" */
	9, /* 37: ".%1" */
	117, /* 38: "" */
	118, /* 39: "" */
	18, /* 40: "/%" */
	119, /* 41: "/%1" */
	44, /* 42: "//" */
	18, /* 43: "//%" */
	23, /* 44: "//%1" */
	18, /* 45: "///%" */
	120, /* 46: "///%1" */
	18, /* 47: "/?%" */
	121, /* 48: "/?%1" */
	117, /* 49: "" */
	18, /* 50: "/%" */
	49, /* 51: "/%1" */
	47, /* 52: "/;" */
	18, /* 53: "/;%" */
	23, /* 54: "/;%1" */
	18, /* 55: "/;=%" */
	93, /* 56: "/;=%1" */
	93, /* 57: "" */
	18, /* 58: "/%" */
	122, /* 59: "/%1" */
	18, /* 60: "a" */
	123, /* 61: "" */
	52, /* 62: "" */
	50, /* 63: "//" */
	53, /* 64: "//-" */
	18, /* 65: "//%" */
	23, /* 66: "//%1" */
	114, /* 67: "" */
	95, /* 68: "/" */
	97, /* 69: "/-" */
	99, /* 70: "/-%09" */
	101, /* 71: "/-%09%09" */
	18, /* 72: "" */
	0, /* 73: "/" */
	56, /* 74: "/-" */
	18, /* 75: "/-/1" */
	18, /* 76: "/-/11" */
	18, /* 77: "/-/111" */
	18, /* 78: "/-/1111" */
	18, /* 79: "/-/11111" */
	18, /* 80: "/-/111111" */
	18, /* 81: "/-/1111111" */
	18, /* 82: "/-/11111111" */
	18, /* 83: "/-/111111111" */
	18, /* 84: "/-/1111111111" */
	18, /* 85: "/-/11111111111" */
	18, /* 86: "/-/111111111111" */
	18, /* 87: "/-/1111111111111" */
	18, /* 88: "/-/11111111111111" */
	18, /* 89: "/-/111111111111111" */
	0, /* 90: "/-/1111111111111111" */
	10, /* 91: "" */
	59, /* 92: "-@-" */
	29, /* 93: "-@%5B" */
	102, /* 94: "-@%5B:%5D" */
	15, /* 95: "-" */
	33, /* 96: "-." */
	16, /* 97: "." */
	20, /* 98: "*" */
	37, /* 99: "/" */
	104, /* 100: "///" */
	106, /* 101: "/?" */
	62, /* 102: "/" */
	65, /* 103: "/;=" */
	108, /* 104: "/" */
	110, /* 105: "/-" */
	68, /* 106: "/" */
	71, /* 107: "///" */
};

static const signed char _scheme_further[125] = {
	  0,  66,  71,  11,  90,  37,  38,  48,  56,  61,  60, -74, -57,   7,   4,   6,
	-78, -61,   0,   1, -74, -81, -64,  -3,  -2, -77,   0,   1,   3,   4,   0, -66,
	-64, -60, -79, -62,  -1,   1,   0, -59, -57,   2,  60,  -6,  -4,   0,   1,  58,
	  0,   1,  51,   1,   2,  44,   0,   1,  40, -60,   0, -58,   0, -70, -68,   0,
	-52, -50,   0, -48, -51,  -1, -48, -43,  -2, -49,  -3,   1,   7,  66,  67,   1,
	  4,  65,  66,   1,  61,  71,   4,  68,  -2,   1,  66,  67,  -3,  62,  47,   3,
	  1, -58,   0, -67,   0, -66,   0, -65, -64,   0, -55,   0, -54,   1, -46,   0,
	-47,  64,  58,   1,  59,  69,  53,  60,  58,  54,  53,  46,  43,
};


static const unsigned char _scheme_events[125] = {
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0, 41, 38,  0,  0,  0,  0,  0, 44,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0, 35,  0,  0,  0,  0,
	 0, 47,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  7,  0,
	 0,  0, 11,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 3,  0,  0,  5,  0,  9,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  3,  1,  0,  0,  1,  1,  0,  0,  0,  0,  0,
};

static const char _scheme_eof_actions[] = {
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 5, 9, 13,
	0, 0, 17, 21, 21, 21, 21, 21,
	21, 21, 21, 21, 21, 21, 21, 21,
	21, 21, 21, 17, 19, 19, 19, 17,
	17, 17, 15, 23, 27, 25, 29, 31,
	50, 50, 50, 50
};

enum { scheme_first_final = 67 };

enum { scheme_en_main_as_gopher = 67 };
enum { scheme_en_main_as_telnet = 72 };
enum { scheme_en_main_as_nntp = 12 };
enum { scheme_en_main_as_news = 91 };
enum { scheme_en_main_as_news_server = 38 };
enum { scheme_en_main_as_wais = 39 };
enum { scheme_en_main_as_prospero = 49 };
enum { scheme_en_main_as_file_local = 57 };
enum { scheme_en_main_as_file_empty_host = 62 };
enum { scheme_en_main_as_file_host = 61 };

int uric_scan_scheme(enum uric_scheme_entry entry, const unsigned char *s,
                     uric_span at, struct uric_scheme_parts *r)
{
    /* in the order of enum uric_scheme_entry */
    static const uint16_t start[] = {
        scheme_en_main_as_gopher, scheme_en_main_as_telnet,
        scheme_en_main_as_nntp, scheme_en_main_as_news,
        scheme_en_main_as_news_server, scheme_en_main_as_wais,
        scheme_en_main_as_prospero, scheme_en_main_as_file_local,
        scheme_en_main_as_file_empty_host, scheme_en_main_as_file_host
    };
    const unsigned char *p = s + at.begin, *const pe = s + at.end;
    const unsigned char *const eof = pe;
    int cs = start[entry];

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
	_class = _scheme_class[*p];
	_trans = (unsigned int)_scheme_shapes[_scheme_shape[cs]][_class >> 1] >> (_class & 1) * 4 & 15;
	if ( _trans == 0 ) {
		cs = 0;
		goto _out;
	}
	_trans += _scheme_ways[cs];
	cs += _scheme_further[_trans];

	if ( _scheme_events[_trans] == 0 )
		goto _again;

	_acts = _scheme_actions + _scheme_events[_trans];
	_nacts = (unsigned int) *_acts++;
	for ( ; _nacts > 0; _nacts-- )
	{
		switch ( *_acts++ )
		{
	case 0:
	{
        r->part[0].begin = r->part[1].begin = AT + 1;
        r->part[2].begin = r->part[3].begin = AT + 1;
    }
	break;
	case 1:
	{
        URIC_DEFINE(r, URIC_GOPHER_TYPE, AT + 1);
        r->part[URIC_GOPHER_SELECTOR].begin = AT + 1;
    }
	break;
	case 2:
	{ URIC_DEFINE(r, URIC_GOPHER_SELECTOR, AT); }
	break;
	case 3:
	{ r->part[URIC_GOPHER_SEARCH].begin = AT + 1; }
	break;
	case 4:
	{ URIC_DEFINE(r, URIC_GOPHER_SEARCH, AT); }
	break;
	case 5:
	{ r->part[URIC_GOPHER_STRING].begin = AT + 1; }
	break;
	case 8:
	{ URIC_DEFINE(r, URIC_NEWS_GROUP, AT); }
	break;
	case 10:
	{
        r->part[URIC_NEWS_ARTICLE_NUMBER].begin = AT + 1;
    }
	break;
	case 12:
	{ URIC_DEFINE(r, URIC_WAIS_DATABASE, AT); }
	break;
	case 13:
	{ r->part[URIC_WAIS_SEARCH].begin = AT + 1; }
	break;
	case 15:
	{ r->part[URIC_WAIS_WTYPE].begin = AT + 1; }
	break;
	case 16:
	{ URIC_DEFINE(r, URIC_WAIS_WTYPE, AT); }
	break;
	case 17:
	{ r->part[URIC_WAIS_WPATH].begin = AT + 1; }
	break;
	case 19:
	{ URIC_DEFINE(r, URIC_PROSPERO_HSONAME, AT); }
	break;
	case 20:
	{ r->part[URIC_PROSPERO_FIELDS].begin = AT; }
	break;
	case 24:
	{
        (void)67; (void)72;
        (void)12; (void)91;
        (void)38; (void)39;
        (void)49; (void)57;
        (void)62; (void)61;
    }
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
	const char *__acts = _scheme_actions + _scheme_eof_actions[cs];
	unsigned int __nacts = (unsigned int) *__acts++;
	for ( ; __nacts > 0; __nacts-- ) {
		switch ( *__acts++ ) {
	case 2:
	{ URIC_DEFINE(r, URIC_GOPHER_SELECTOR, AT); }
	break;
	case 4:
	{ URIC_DEFINE(r, URIC_GOPHER_SEARCH, AT); }
	break;
	case 6:
	{ URIC_DEFINE(r, URIC_GOPHER_STRING, AT); }
	break;
	case 7:
	{ URIC_DEFINE(r, URIC_NEWS_ALL, AT); }
	break;
	case 8:
	{ URIC_DEFINE(r, URIC_NEWS_GROUP, AT); }
	break;
	case 9:
	{ URIC_DEFINE(r, URIC_NEWS_ARTICLE, AT); }
	break;
	case 11:
	{ URIC_DEFINE(r, URIC_NEWS_ARTICLE_NUMBER, AT); }
	break;
	case 12:
	{ URIC_DEFINE(r, URIC_WAIS_DATABASE, AT); }
	break;
	case 14:
	{ URIC_DEFINE(r, URIC_WAIS_SEARCH, AT); }
	break;
	case 18:
	{ URIC_DEFINE(r, URIC_WAIS_WPATH, AT); }
	break;
	case 19:
	{ URIC_DEFINE(r, URIC_PROSPERO_HSONAME, AT); }
	break;
	case 21:
	{ URIC_DEFINE(r, URIC_PROSPERO_FIELDS, AT); }
	break;
	case 22:
	{ URIC_DEFINE(r, URIC_FILE_PATH, AT); }
	break;
	case 23:
	{}
	break;
		}
	}
	}

	_out: {}
	}

    r->error_offset = AT;
    return cs >= scheme_first_final;
}

#undef AT
