/* Generated from grammar/text/mime_base.rl by ragel 6.10 -T0; do not edit. */
/* The Content-Base and Content-Location fields of a MIME message (RFC 2110, RFC 2557),
 * by a table: stops where the header ends. */
#include "reference/embedded.h"

static const char _mime_base_actions[] = {
	0, 1, 0, 1, 1, 1, 2, 1,
	3, 2, 0, 1, 2, 0, 2
};

static const unsigned char _mime_base_key_offsets[] = {
	0, 0, 1, 6, 9, 16, 23, 30,
	37, 44, 51, 57, 66, 73, 80, 87,
	92, 95, 102, 109, 116, 123, 130, 137,
	144, 149, 152, 158, 164, 170, 175, 179,
	180, 189, 189, 190, 200, 201, 202, 212,
	213, 214, 224
};

static const unsigned char _mime_base_trans_keys[] = {
	10u, 9u, 32u, 58u, 33u, 126u, 9u, 32u,
	58u, 9u, 32u, 58u, 79u, 111u, 33u, 126u,
	9u, 32u, 58u, 78u, 110u, 33u, 126u, 9u,
	32u, 58u, 84u, 116u, 33u, 126u, 9u, 32u,
	58u, 69u, 101u, 33u, 126u, 9u, 32u, 58u,
	78u, 110u, 33u, 126u, 9u, 32u, 58u, 84u,
	116u, 33u, 126u, 9u, 32u, 45u, 58u, 33u,
	126u, 9u, 32u, 58u, 66u, 76u, 98u, 108u,
	33u, 126u, 9u, 32u, 58u, 65u, 97u, 33u,
	126u, 9u, 32u, 58u, 83u, 115u, 33u, 126u,
	9u, 32u, 58u, 69u, 101u, 33u, 126u, 9u,
	32u, 58u, 33u, 126u, 9u, 32u, 58u, 9u,
	32u, 58u, 79u, 111u, 33u, 126u, 9u, 32u,
	58u, 67u, 99u, 33u, 126u, 9u, 32u, 58u,
	65u, 97u, 33u, 126u, 9u, 32u, 58u, 84u,
	116u, 33u, 126u, 9u, 32u, 58u, 73u, 105u,
	33u, 126u, 9u, 32u, 58u, 79u, 111u, 33u,
	126u, 9u, 32u, 58u, 78u, 110u, 33u, 126u,
	9u, 32u, 58u, 33u, 126u, 9u, 32u, 58u,
	9u, 32u, 58u, 114u, 33u, 126u, 9u, 32u,
	58u, 111u, 33u, 126u, 9u, 32u, 58u, 109u,
	33u, 126u, 9u, 32u, 58u, 33u, 126u, 9u,
	10u, 32u, 58u, 10u, 10u, 13u, 67u, 70u,
	99u, 33u, 57u, 59u, 126u, 10u, 9u, 10u,
	13u, 32u, 67u, 99u, 33u, 57u, 59u, 126u,
	10u, 10u, 9u, 10u, 13u, 32u, 67u, 99u,
	33u, 57u, 59u, 126u, 10u, 10u, 9u, 10u,
	13u, 32u, 67u, 99u, 33u, 57u, 59u, 126u,
	10u, 13u, 67u, 99u, 33u, 57u, 59u, 126u,
	0
};

static const char _mime_base_single_lengths[] = {
	0, 1, 3, 3, 5, 5, 5, 5,
	5, 5, 4, 7, 5, 5, 5, 3,
	3, 5, 5, 5, 5, 5, 5, 5,
	3, 3, 4, 4, 4, 3, 4, 1,
	5, 0, 1, 6, 1, 1, 6, 1,
	1, 6, 4
};

static const char _mime_base_range_lengths[] = {
	0, 0, 1, 0, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	0, 1, 1, 1, 1, 1, 1, 1,
	1, 0, 1, 1, 1, 1, 0, 0,
	2, 0, 0, 2, 0, 0, 2, 0,
	0, 2, 2
};

static const short _mime_base_index_offsets[] = {
	0, 0, 2, 7, 11, 18, 25, 32,
	39, 46, 53, 59, 68, 75, 82, 89,
	94, 98, 105, 112, 119, 126, 133, 140,
	147, 152, 156, 162, 168, 174, 179, 184,
	186, 194, 195, 197, 206, 208, 210, 219,
	221, 223, 232
};

static const char _mime_base_indicies[] = {
	0, 1, 2, 2, 4, 3, 1, 2,
	2, 4, 1, 2, 2, 4, 5, 5,
	3, 1, 2, 2, 4, 6, 6, 3,
	1, 2, 2, 4, 7, 7, 3, 1,
	2, 2, 4, 8, 8, 3, 1, 2,
	2, 4, 9, 9, 3, 1, 2, 2,
	4, 10, 10, 3, 1, 2, 2, 11,
	4, 3, 1, 2, 2, 4, 12, 13,
	12, 13, 3, 1, 2, 2, 4, 14,
	14, 3, 1, 2, 2, 4, 15, 15,
	3, 1, 2, 2, 4, 16, 16, 3,
	1, 17, 17, 18, 3, 1, 17, 17,
	18, 1, 2, 2, 4, 19, 19, 3,
	1, 2, 2, 4, 20, 20, 3, 1,
	2, 2, 4, 21, 21, 3, 1, 2,
	2, 4, 22, 22, 3, 1, 2, 2,
	4, 23, 23, 3, 1, 2, 2, 4,
	24, 24, 3, 1, 2, 2, 4, 25,
	25, 3, 1, 26, 26, 27, 3, 1,
	26, 26, 27, 1, 2, 2, 4, 28,
	3, 1, 2, 2, 4, 29, 3, 1,
	2, 2, 4, 30, 3, 1, 2, 31,
	4, 3, 1, 31, 33, 31, 4, 32,
	33, 32, 0, 34, 35, 36, 35, 3,
	3, 1, 1, 37, 4, 4, 0, 34,
	4, 35, 35, 3, 3, 1, 39, 38,
	41, 40, 40, 0, 34, 40, 35, 35,
	3, 3, 1, 43, 42, 45, 44, 44,
	0, 34, 44, 35, 35, 3, 3, 1,
	0, 34, 35, 35, 3, 3, 1, 0
};

static const char _mime_base_trans_targs[] = {
	33, 0, 3, 2, 34, 5, 6, 7,
	8, 9, 10, 11, 12, 17, 13, 14,
	15, 16, 36, 18, 19, 20, 21, 22,
	23, 24, 25, 39, 27, 28, 29, 30,
	31, 42, 1, 4, 26, 35, 37, 38,
	37, 38, 40, 41, 40, 41
};

static const char _mime_base_trans_actions[] = {
	7, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 1, 9,
	0, 3, 1, 12, 0, 5
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
	_keys = _mime_base_trans_keys + _mime_base_key_offsets[cs];
	_trans = (unsigned int)_mime_base_index_offsets[cs];

	_klen = _mime_base_single_lengths[cs];
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

	_klen = _mime_base_range_lengths[cs];
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
	_trans = (unsigned int)_mime_base_indicies[_trans];
	cs = _mime_base_trans_targs[_trans];

	if ( _mime_base_trans_actions[_trans] == 0 )
		goto _again;

	_acts = _mime_base_actions + _mime_base_trans_actions[_trans];
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
