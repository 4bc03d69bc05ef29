/* Generated from grammar/find_delimited.rl by ragel 6.10 -T0; do not edit. */
/* A URI in delimiters (RFC 3986, Appendix C), from behind the first to the second:
 * what is between is URI characters and white space. */
#include "find.h"

static const char _find_delimited_actions[] = {
	0, 1, 2, 1, 3, 1, 4, 2,
	0, 2, 2, 1, 2
};

static const short _find_delimited_key_offsets[] = {
	0, 0, 18, 35, 51, 74, 89, 104,
	120, 138, 156, 173, 189, 204, 219, 236,
	254, 271, 287, 302, 317, 335, 353, 370,
	386, 401, 416, 433, 433
};

static const unsigned char _find_delimited_trans_keys[] = {
	10u, 13u, 32u, 33u, 61u, 85u, 93u, 95u,
	117u, 126u, 9u, 12u, 35u, 59u, 63u, 91u,
	97u, 122u, 9u, 32u, 33u, 61u, 85u, 93u,
	95u, 117u, 126u, 11u, 12u, 35u, 59u, 63u,
	91u, 97u, 122u, 10u, 13u, 32u, 34u, 61u,
	93u, 95u, 126u, 9u, 12u, 33u, 59u, 63u,
	91u, 97u, 122u, 10u, 13u, 32u, 34u, 35u,
	47u, 61u, 63u, 93u, 95u, 126u, 9u, 12u,
	33u, 36u, 37u, 38u, 39u, 59u, 64u, 91u,
	97u, 122u, 9u, 32u, 34u, 61u, 93u, 95u,
	126u, 11u, 12u, 33u, 59u, 63u, 91u, 97u,
	122u, 10u, 32u, 34u, 61u, 93u, 95u, 126u,
	9u, 12u, 33u, 59u, 63u, 91u, 97u, 122u,
	33u, 36u, 47u, 61u, 63u, 93u, 95u, 126u,
	35u, 38u, 39u, 59u, 64u, 91u, 97u, 122u,
	10u, 13u, 32u, 34u, 61u, 82u, 93u, 95u,
	114u, 126u, 9u, 12u, 33u, 59u, 63u, 91u,
	97u, 122u, 10u, 13u, 32u, 34u, 61u, 76u,
	93u, 95u, 108u, 126u, 9u, 12u, 33u, 59u,
	63u, 91u, 97u, 122u, 10u, 13u, 32u, 34u,
	58u, 61u, 93u, 95u, 126u, 9u, 12u, 33u,
	59u, 63u, 91u, 97u, 122u, 10u, 13u, 32u,
	34u, 61u, 93u, 95u, 126u, 9u, 12u, 33u,
	59u, 63u, 91u, 97u, 122u, 9u, 32u, 34u,
	61u, 93u, 95u, 126u, 11u, 12u, 33u, 59u,
	63u, 91u, 97u, 122u, 10u, 32u, 34u, 61u,
	93u, 95u, 126u, 9u, 12u, 33u, 59u, 63u,
	91u, 97u, 122u, 10u, 32u, 33u, 61u, 85u,
	93u, 95u, 117u, 126u, 9u, 12u, 35u, 59u,
	63u, 91u, 97u, 122u, 10u, 13u, 32u, 33u,
	61u, 85u, 93u, 95u, 117u, 126u, 9u, 12u,
	35u, 59u, 63u, 91u, 97u, 122u, 9u, 32u,
	33u, 61u, 85u, 93u, 95u, 117u, 126u, 11u,
	12u, 35u, 59u, 63u, 91u, 97u, 122u, 10u,
	13u, 32u, 33u, 62u, 93u, 95u, 126u, 9u,
	12u, 35u, 59u, 61u, 91u, 97u, 122u, 9u,
	32u, 33u, 62u, 93u, 95u, 126u, 11u, 12u,
	35u, 59u, 61u, 91u, 97u, 122u, 10u, 32u,
	33u, 62u, 93u, 95u, 126u, 9u, 12u, 35u,
	59u, 61u, 91u, 97u, 122u, 10u, 13u, 32u,
	33u, 62u, 82u, 93u, 95u, 114u, 126u, 9u,
	12u, 35u, 59u, 61u, 91u, 97u, 122u, 10u,
	13u, 32u, 33u, 62u, 76u, 93u, 95u, 108u,
	126u, 9u, 12u, 35u, 59u, 61u, 91u, 97u,
	122u, 10u, 13u, 32u, 33u, 58u, 62u, 93u,
	95u, 126u, 9u, 12u, 35u, 59u, 61u, 91u,
	97u, 122u, 10u, 13u, 32u, 33u, 62u, 93u,
	95u, 126u, 9u, 12u, 35u, 59u, 61u, 91u,
	97u, 122u, 9u, 32u, 33u, 62u, 93u, 95u,
	126u, 11u, 12u, 35u, 59u, 61u, 91u, 97u,
	122u, 10u, 32u, 33u, 62u, 93u, 95u, 126u,
	9u, 12u, 35u, 59u, 61u, 91u, 97u, 122u,
	10u, 32u, 33u, 61u, 85u, 93u, 95u, 117u,
	126u, 9u, 12u, 35u, 59u, 63u, 91u, 97u,
	122u, 0
};

static const char _find_delimited_single_lengths[] = {
	0, 10, 9, 8, 11, 7, 7, 8,
	10, 10, 9, 8, 7, 7, 9, 10,
	9, 8, 7, 7, 10, 10, 9, 8,
	7, 7, 9, 0, 0
};

static const char _find_delimited_range_lengths[] = {
	0, 4, 4, 4, 6, 4, 4, 4,
	4, 4, 4, 4, 4, 4, 4, 4,
	4, 4, 4, 4, 4, 4, 4, 4,
	4, 4, 4, 0, 0
};

static const short _find_delimited_index_offsets[] = {
	0, 0, 15, 29, 42, 60, 72, 84,
	97, 112, 127, 141, 154, 166, 178, 192,
	207, 221, 234, 246, 258, 273, 288, 302,
	315, 327, 339, 353, 354
};

static const char _find_delimited_indicies[] = {
	2, 3, 0, 4, 4, 5, 4, 4,
	5, 4, 0, 4, 4, 4, 1, 6,
	6, 4, 4, 5, 4, 4, 5, 4,
	6, 4, 4, 4, 1, 8, 9, 7,
	11, 10, 10, 10, 10, 7, 10, 10,
	10, 1, 8, 9, 7, 11, 10, 10,
	10, 10, 12, 12, 12, 7, 12, 10,
	12, 12, 12, 1, 13, 13, 11, 10,
	10, 10, 10, 13, 10, 10, 10, 1,
	8, 13, 11, 10, 10, 10, 10, 13,
	10, 10, 10, 1, 12, 12, 10, 10,
	10, 12, 12, 12, 10, 12, 12, 12,
	1, 8, 9, 7, 11, 10, 14, 10,
	10, 14, 10, 7, 10, 10, 10, 1,
	8, 9, 7, 11, 10, 15, 10, 10,
	15, 10, 7, 10, 10, 10, 1, 8,
	9, 7, 11, 16, 10, 10, 10, 10,
	7, 10, 10, 10, 1, 18, 19, 17,
	11, 4, 4, 4, 4, 17, 4, 4,
	4, 1, 20, 20, 11, 4, 4, 4,
	4, 20, 4, 4, 4, 1, 18, 20,
	11, 4, 4, 4, 4, 20, 4, 4,
	4, 1, 2, 6, 4, 4, 5, 4,
	4, 5, 4, 6, 4, 4, 4, 1,
	22, 23, 21, 24, 24, 25, 24, 24,
	25, 24, 21, 24, 24, 24, 1, 26,
	26, 24, 24, 25, 24, 24, 25, 24,
	26, 24, 24, 24, 1, 28, 29, 27,
	30, 31, 30, 30, 30, 27, 30, 30,
	30, 1, 32, 32, 30, 31, 30, 30,
	30, 32, 30, 30, 30, 1, 28, 32,
	30, 31, 30, 30, 30, 32, 30, 30,
	30, 1, 28, 29, 27, 30, 31, 33,
	30, 30, 33, 30, 27, 30, 30, 30,
	1, 28, 29, 27, 30, 31, 34, 30,
	30, 34, 30, 27, 30, 30, 30, 1,
	28, 29, 27, 30, 35, 31, 30, 30,
	30, 27, 30, 30, 30, 1, 37, 38,
	36, 24, 31, 24, 24, 24, 36, 24,
	24, 24, 1, 39, 39, 24, 31, 24,
	24, 24, 39, 24, 24, 24, 1, 37,
	39, 24, 31, 24, 24, 24, 39, 24,
	24, 24, 1, 22, 26, 24, 24, 25,
	24, 24, 25, 24, 26, 24, 24, 24,
	1, 1, 1, 0
};

static const char _find_delimited_trans_targs[] = {
	1, 0, 2, 14, 3, 8, 2, 4,
	5, 6, 3, 27, 7, 5, 9, 10,
	11, 11, 12, 13, 12, 15, 16, 26,
	17, 20, 16, 17, 18, 19, 17, 28,
	18, 21, 22, 23, 23, 24, 25, 24
};

static const char _find_delimited_trans_actions[] = {
	0, 0, 3, 3, 7, 7, 0, 0,
	3, 3, 1, 5, 1, 0, 1, 1,
	10, 0, 3, 3, 0, 0, 3, 3,
	7, 7, 0, 0, 3, 3, 1, 5,
	0, 1, 1, 10, 0, 3, 3, 0
};

static const int find_delimited_en_angle = 15;
static const int find_delimited_en_quotes = 1;

size_t uric_find_delimited(const char *s, size_t n, int quoted,
                           struct uric_delimited *d)
{
    const unsigned char *p = (const unsigned char *)s;
    const unsigned char *const begin = p, *const pe = p + n;
    int cs = quoted ? find_delimited_en_quotes : find_delimited_en_angle;
    unsigned char hyphen = 0;

    memset(d, 0, sizeof *d);

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
	_keys = _find_delimited_trans_keys + _find_delimited_key_offsets[cs];
	_trans = (unsigned int)_find_delimited_index_offsets[cs];

	_klen = _find_delimited_single_lengths[cs];
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

	_klen = _find_delimited_range_lengths[cs];
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
	_trans = (unsigned int)_find_delimited_indicies[_trans];
	cs = _find_delimited_trans_targs[_trans];

	if ( _find_delimited_trans_actions[_trans] == 0 )
		goto _again;

	_acts = _find_delimited_actions + _find_delimited_trans_actions[_trans];
	_nacts = (unsigned int) *_acts++;
	while ( _nacts-- > 0 )
	{
		switch ( *_acts++ )
		{
	case 0:
	{ d->begin = (size_t)(p - begin); }
	break;
	case 1:
	{ d->prefixed = 1; }
	break;
	case 2:
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->end = (size_t)(p - begin) + 1;
    }
	break;
	case 3:
	{ hyphen = d->end > 0 && begin[d->end - 1] == '-'; }
	break;
	case 4:
	{
        d->closed = 1;
        {p++; goto _out; }
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
	_out: {}
	}

    return (size_t)(p - begin);
}
