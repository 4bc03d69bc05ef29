/* Generated from grammar/log/log_request.rl by ragel 6.10 -T0; do not edit. */
/* The request line as servers log it: RFC 9112, 3, and what real clients send besides.
 * By a table: most are parsed without it. */
#include "log/log_read.h"

#define AT ((uint32_t)(p - s))

static const char _log_request_actions[] = {
	0, 1, 0, 1, 1, 1, 2, 1,
	3, 1, 4, 1, 5
};

static const unsigned char _log_request_key_offsets[] = {
	0, 0, 2, 17, 33, 34, 49, 65,
	66, 67, 72, 76, 79, 83, 86, 89,
	95, 101, 106, 108, 111, 114, 117, 118,
	124, 125, 129, 132, 136, 139, 142, 148,
	154, 159, 161, 164, 167
};

static const unsigned char _log_request_trans_keys[] = {
	0u, 1u, 33u, 124u, 126u, 35u, 39u, 42u,
	43u, 45u, 46u, 48u, 57u, 65u, 90u, 94u,
	122u, 32u, 33u, 124u, 126u, 35u, 39u, 42u,
	43u, 45u, 46u, 48u, 57u, 65u, 90u, 94u,
	122u, 32u, 33u, 124u, 126u, 35u, 39u, 42u,
	43u, 45u, 46u, 48u, 57u, 65u, 90u, 94u,
	122u, 32u, 33u, 124u, 126u, 35u, 39u, 42u,
	43u, 45u, 46u, 48u, 57u, 65u, 90u, 94u,
	122u, 32u, 32u, 32u, 72u, 104u, 65u, 90u,
	32u, 47u, 65u, 90u, 32u, 48u, 57u, 32u,
	46u, 48u, 57u, 32u, 48u, 57u, 32u, 48u,
	57u, 32u, 47u, 84u, 116u, 65u, 90u, 32u,
	47u, 84u, 116u, 65u, 90u, 32u, 47u, 112u,
	65u, 90u, 32u, 47u, 32u, 80u, 112u, 32u,
	84u, 116u, 32u, 84u, 116u, 32u, 32u, 45u,
	72u, 104u, 65u, 90u, 32u, 32u, 47u, 65u,
	90u, 32u, 48u, 57u, 32u, 46u, 48u, 57u,
	32u, 48u, 57u, 32u, 48u, 57u, 32u, 47u,
	84u, 116u, 65u, 90u, 32u, 47u, 84u, 116u,
	65u, 90u, 32u, 47u, 112u, 65u, 90u, 32u,
	47u, 32u, 80u, 112u, 32u, 84u, 116u, 32u,
	84u, 116u, 0
};

static const char _log_request_single_lengths[] = {
	0, 2, 3, 4, 1, 3, 4, 1,
	1, 3, 2, 1, 2, 1, 1, 4,
	4, 3, 2, 3, 3, 3, 1, 4,
	1, 2, 1, 2, 1, 1, 4, 4,
	3, 2, 3, 3, 3
};

static const char _log_request_range_lengths[] = {
	0, 0, 6, 6, 0, 6, 6, 0,
	0, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 0, 0, 0, 0, 0, 1,
	0, 1, 1, 1, 1, 1, 1, 1,
	1, 0, 0, 0, 0
};

static const unsigned char _log_request_index_offsets[] = {
	0, 0, 3, 13, 24, 26, 36, 47,
	49, 51, 56, 60, 63, 67, 70, 73,
	79, 85, 90, 93, 97, 101, 105, 107,
	113, 115, 119, 122, 126, 129, 132, 138,
	144, 149, 152, 156, 160
};

static const char _log_request_indicies[] = {
	0, 1, 2, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 2, 4, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 2,
	6, 5, 7, 7, 7, 7, 7, 7,
	7, 7, 7, 2, 8, 7, 7, 7,
	7, 7, 7, 7, 7, 7, 2, 10,
	9, 12, 11, 13, 15, 16, 14, 11,
	12, 17, 18, 11, 12, 19, 11, 20,
	21, 19, 11, 12, 22, 11, 20, 22,
	11, 12, 17, 23, 24, 18, 11, 12,
	17, 25, 26, 18, 11, 12, 17, 27,
	18, 11, 12, 17, 11, 12, 27, 27,
	11, 12, 26, 26, 11, 12, 24, 24,
	11, 29, 28, 30, 31, 33, 34, 32,
	28, 35, 28, 29, 36, 37, 28, 29,
	38, 28, 35, 39, 38, 28, 29, 40,
	28, 35, 40, 28, 29, 36, 41, 42,
	37, 28, 29, 36, 43, 44, 37, 28,
	29, 36, 45, 37, 28, 29, 36, 28,
	29, 45, 45, 28, 29, 44, 44, 28,
	29, 42, 42, 28, 0
};

static const char _log_request_trans_targs[] = {
	2, 5, 0, 3, 4, 8, 4, 6,
	7, 22, 7, 8, 9, 9, 10, 15,
	21, 11, 10, 12, 9, 13, 14, 16,
	20, 17, 19, 18, 22, 23, 23, 24,
	25, 30, 36, 23, 26, 25, 27, 28,
	29, 31, 35, 32, 34, 33
};

static const char _log_request_trans_actions[] = {
	11, 0, 0, 0, 3, 5, 0, 0,
	3, 5, 0, 0, 7, 0, 1, 1,
	1, 0, 0, 0, 9, 0, 0, 0,
	0, 0, 0, 0, 0, 7, 0, 1,
	1, 1, 1, 9, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0
};

static const char _log_request_eof_actions[] = {
	0, 0, 0, 0, 0, 0, 0, 0,
	7, 0, 7, 7, 9, 7, 9, 7,
	7, 7, 7, 7, 7, 7, 7, 0,
	9, 7, 7, 9, 7, 9, 7, 7,
	7, 7, 7, 7, 7
};

enum { log_request_first_final = 8 };

enum { log_request_en_main_as_request_line = 2 };
enum { log_request_en_main_as_dashes = 5 };

int uric_log_scan_request(const unsigned char *s, uric_span at, int dashes,
                          struct uric_log_request *r)
{
    const unsigned char *p = s + at.begin, *const pe = s + at.end;
    const unsigned char *const eof = pe;
    uint32_t begin = 0;
    int has_protocol = 0;
    int cs = log_request_en_main_as_request_line;

    if (dashes)
        cs = log_request_en_main_as_dashes;
    r->method.begin = at.begin;
    r->protocol.begin = r->protocol.end = 0;

	{
	int _klen;
	unsigned int _trans;
	const char *_acts;
	unsigned int _nacts;
	const unsigned char *_keys;

	if ( p == pe )
		goto _test_eof;
	if ( cs == 0 )
		goto _out;
_resume:
	_keys = _log_request_trans_keys + _log_request_key_offsets[cs];
	_trans = (unsigned int)_log_request_index_offsets[cs];

	_klen = _log_request_single_lengths[cs];
	if ( _klen > 0 ) {
		const unsigned char *_lower = _keys;
		const unsigned char *_mid;
		const unsigned char *_upper = _keys + _klen - 1;
		while (1) {
			if ( _upper < _lower )
				break;

			_mid = _lower + ((_upper-_lower) >> 1);
			if ( (*p) < *_mid )
				_upper = _mid - 1;
			else if ( (*p) > *_mid )
				_lower = _mid + 1;
			else {
				_trans += (unsigned int)(_mid - _keys);
				goto _match;
			}
		}
		_keys += _klen;
		_trans += (unsigned int)_klen;
	}

	_klen = _log_request_range_lengths[cs];
	if ( _klen > 0 ) {
		const unsigned char *_lower = _keys;
		const unsigned char *_mid;
		const unsigned char *_upper = _keys + (_klen<<1) - 2;
		while (1) {
			if ( _upper < _lower )
				break;

			_mid = _lower + (((_upper-_lower) >> 1) & ~1);
			if ( (*p) < _mid[0] )
				_upper = _mid - 2;
			else if ( (*p) > _mid[1] )
				_lower = _mid + 2;
			else {
				_trans += (unsigned int)((_mid - _keys)>>1);
				goto _match;
			}
		}
		_trans += (unsigned int)_klen;
	}

_match:
	_trans = (unsigned int)_log_request_indicies[_trans];
	cs = _log_request_trans_targs[_trans];

	if ( _log_request_trans_actions[_trans] == 0 )
		goto _again;

	_acts = _log_request_actions + _log_request_trans_actions[_trans];
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
	{ r->target.end = AT; has_protocol = 0; }
	break;
	case 4:
	{
        if (has_protocol)
            r->target.end = r->protocol.end;
        r->protocol.begin = begin;
        r->protocol.end = AT;
        has_protocol = 1;
    }
	break;
	case 5:
	{ (void)2; (void)5; }
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
	{ r->target.end = AT; has_protocol = 0; }
	break;
	case 4:
	{
        if (has_protocol)
            r->target.end = r->protocol.end;
        r->protocol.begin = begin;
        r->protocol.end = AT;
        has_protocol = 1;
    }
	break;
		}
	}
	}

	_out: {}
	}

    r->has_protocol = has_protocol;
    return cs >= log_request_first_final;
}

#undef AT
