/* Generated from grammar/find_delimited.rl by ragel 6.10 -T0; do not edit. */
/* A URI in delimiters (RFC 3986, Appendix C), from behind the first to the second:
 * what is between is URI characters and white space. */
#include "find.h"

static const char _find_delimited_actions[] = {
	0, 1, 2, 1, 3, 1, 4, 2,
	0, 2, 2, 1, 2
};

static const short _find_delimited_key_offsets[] = {
	0, 0, 18, 35, 51, 76, 94, 119,
	137, 154, 172, 188, 211, 227, 245, 263,
	280, 296, 311, 326, 343, 361, 378, 394,
	413, 431, 456, 474, 491, 509, 527, 545,
	562, 578, 593, 608, 625, 625
};

static const unsigned char _find_delimited_trans_keys[] = {
	10u, 13u, 32u, 33u, 61u, 85u, 93u, 95u,
	117u, 126u, 9u, 12u, 35u, 59u, 63u, 91u,
	97u, 122u, 9u, 32u, 33u, 61u, 85u, 93u,
	95u, 117u, 126u, 11u, 12u, 35u, 59u, 63u,
	91u, 97u, 122u, 10u, 13u, 32u, 34u, 61u,
	93u, 95u, 126u, 9u, 12u, 33u, 59u, 63u,
	91u, 97u, 122u, 10u, 13u, 32u, 34u, 35u,
	47u, 61u, 63u, 64u, 91u, 93u, 95u, 126u,
	9u, 12u, 33u, 36u, 37u, 38u, 39u, 59u,
	65u, 90u, 97u, 122u, 9u, 32u, 34u, 61u,
	91u, 93u, 95u, 126u, 11u, 12u, 33u, 59u,
	63u, 64u, 65u, 90u, 97u, 122u, 10u, 13u,
	32u, 34u, 43u, 47u, 58u, 59u, 61u, 91u,
	93u, 95u, 126u, 9u, 12u, 33u, 44u, 45u,
	57u, 63u, 64u, 65u, 90u, 97u, 122u, 10u,
	32u, 34u, 61u, 91u, 93u, 95u, 126u, 9u,
	12u, 33u, 59u, 63u, 64u, 65u, 90u, 97u,
	122u, 10u, 13u, 32u, 34u, 47u, 61u, 93u,
	95u, 126u, 9u, 12u, 33u, 59u, 63u, 91u,
	97u, 122u, 10u, 13u, 32u, 34u, 61u, 93u,
	95u, 126u, 9u, 12u, 33u, 46u, 48u, 59u,
	63u, 91u, 97u, 122u, 33u, 36u, 47u, 61u,
	63u, 93u, 95u, 126u, 35u, 38u, 39u, 59u,
	64u, 91u, 97u, 122u, 33u, 36u, 43u, 47u,
	58u, 59u, 61u, 63u, 64u, 91u, 93u, 95u,
	126u, 35u, 38u, 39u, 44u, 45u, 57u, 65u,
	90u, 97u, 122u, 33u, 36u, 47u, 61u, 63u,
	93u, 95u, 126u, 35u, 38u, 39u, 59u, 64u,
	91u, 97u, 122u, 10u, 13u, 32u, 34u, 61u,
	82u, 93u, 95u, 114u, 126u, 9u, 12u, 33u,
	59u, 63u, 91u, 97u, 122u, 10u, 13u, 32u,
	34u, 61u, 76u, 93u, 95u, 108u, 126u, 9u,
	12u, 33u, 59u, 63u, 91u, 97u, 122u, 10u,
	13u, 32u, 34u, 58u, 61u, 93u, 95u, 126u,
	9u, 12u, 33u, 59u, 63u, 91u, 97u, 122u,
	10u, 13u, 32u, 34u, 61u, 93u, 95u, 126u,
	9u, 12u, 33u, 59u, 63u, 91u, 97u, 122u,
	9u, 32u, 34u, 61u, 93u, 95u, 126u, 11u,
	12u, 33u, 59u, 63u, 91u, 97u, 122u, 10u,
	32u, 34u, 61u, 93u, 95u, 126u, 9u, 12u,
	33u, 59u, 63u, 91u, 97u, 122u, 10u, 32u,
	33u, 61u, 85u, 93u, 95u, 117u, 126u, 9u,
	12u, 35u, 59u, 63u, 91u, 97u, 122u, 10u,
	13u, 32u, 33u, 61u, 85u, 93u, 95u, 117u,
	126u, 9u, 12u, 35u, 59u, 63u, 91u, 97u,
	122u, 9u, 32u, 33u, 61u, 85u, 93u, 95u,
	117u, 126u, 11u, 12u, 35u, 59u, 63u, 91u,
	97u, 122u, 10u, 13u, 32u, 33u, 62u, 93u,
	95u, 126u, 9u, 12u, 35u, 59u, 61u, 91u,
	97u, 122u, 10u, 13u, 32u, 33u, 62u, 91u,
	93u, 95u, 126u, 9u, 12u, 35u, 59u, 61u,
	64u, 65u, 90u, 97u, 122u, 9u, 32u, 33u,
	62u, 91u, 93u, 95u, 126u, 11u, 12u, 35u,
	59u, 61u, 64u, 65u, 90u, 97u, 122u, 10u,
	13u, 32u, 33u, 43u, 47u, 58u, 59u, 62u,
	91u, 93u, 95u, 126u, 9u, 12u, 35u, 44u,
	45u, 57u, 61u, 64u, 65u, 90u, 97u, 122u,
	10u, 32u, 33u, 62u, 91u, 93u, 95u, 126u,
	9u, 12u, 35u, 59u, 61u, 64u, 65u, 90u,
	97u, 122u, 10u, 13u, 32u, 33u, 47u, 62u,
	93u, 95u, 126u, 9u, 12u, 35u, 59u, 61u,
	91u, 97u, 122u, 10u, 13u, 32u, 33u, 62u,
	93u, 95u, 126u, 9u, 12u, 35u, 46u, 48u,
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
	0, 10, 9, 8, 13, 8, 13, 8,
	9, 8, 8, 13, 8, 10, 10, 9,
	8, 7, 7, 9, 10, 9, 8, 9,
	8, 13, 8, 9, 8, 10, 10, 9,
	8, 7, 7, 9, 0, 0
};

static const char _find_delimited_range_lengths[] = {
	0, 4, 4, 4, 6, 5, 6, 5,
	4, 5, 4, 5, 4, 4, 4, 4,
	4, 4, 4, 4, 4, 4, 4, 5,
	5, 6, 5, 4, 5, 4, 4, 4,
	4, 4, 4, 4, 0, 0
};

static const short _find_delimited_index_offsets[] = {
	0, 0, 15, 29, 42, 62, 76, 96,
	110, 124, 138, 151, 170, 183, 198, 213,
	227, 240, 252, 264, 278, 293, 307, 320,
	335, 349, 369, 383, 397, 411, 426, 441,
	455, 468, 480, 492, 506, 507
};

static const char _find_delimited_indicies[] = {
	2, 3, 0, 4, 4, 5, 4, 4,
	5, 4, 0, 4, 4, 4, 1, 6,
	6, 4, 4, 5, 4, 4, 5, 4,
	6, 4, 4, 4, 1, 8, 9, 7,
	11, 10, 10, 10, 10, 7, 10, 10,
	10, 1, 8, 9, 7, 11, 10, 10,
	10, 10, 12, 12, 12, 12, 12, 7,
	12, 10, 12, 13, 13, 1, 14, 14,
	11, 10, 10, 10, 10, 10, 14, 10,
	10, 15, 15, 1, 8, 9, 7, 11,
	15, 10, 16, 10, 10, 10, 10, 10,
	10, 7, 10, 15, 10, 15, 15, 1,
	8, 14, 11, 10, 10, 10, 10, 10,
	14, 10, 10, 15, 15, 1, 8, 9,
	7, 11, 17, 10, 10, 10, 10, 7,
	10, 10, 10, 1, 8, 9, 7, 11,
	10, 10, 10, 10, 7, 10, 10, 10,
	10, 1, 12, 12, 10, 10, 10, 12,
	12, 12, 10, 12, 12, 12, 1, 12,
	12, 13, 10, 18, 12, 10, 10, 12,
	12, 12, 12, 12, 10, 12, 13, 13,
	13, 1, 12, 12, 17, 10, 10, 12,
	12, 12, 10, 12, 12, 12, 1, 8,
	9, 7, 11, 10, 19, 10, 10, 19,
	10, 7, 10, 10, 10, 1, 8, 9,
	7, 11, 10, 20, 10, 10, 20, 10,
	7, 10, 10, 10, 1, 8, 9, 7,
	11, 21, 10, 10, 10, 10, 7, 10,
	10, 10, 1, 23, 24, 22, 11, 4,
	4, 4, 4, 22, 4, 4, 4, 1,
	25, 25, 11, 4, 4, 4, 4, 25,
	4, 4, 4, 1, 23, 25, 11, 4,
	4, 4, 4, 25, 4, 4, 4, 1,
	2, 6, 4, 4, 5, 4, 4, 5,
	4, 6, 4, 4, 4, 1, 27, 28,
	26, 29, 29, 30, 29, 29, 30, 29,
	26, 29, 29, 29, 1, 31, 31, 29,
	29, 30, 29, 29, 30, 29, 31, 29,
	29, 29, 1, 33, 34, 32, 35, 36,
	35, 35, 35, 32, 35, 35, 35, 1,
	33, 34, 32, 35, 36, 35, 35, 35,
	35, 32, 35, 35, 37, 37, 1, 38,
	38, 35, 36, 35, 35, 35, 35, 38,
	35, 35, 37, 37, 1, 33, 34, 32,
	35, 37, 35, 39, 35, 36, 35, 35,
	35, 35, 32, 35, 37, 35, 37, 37,
	1, 33, 38, 35, 36, 35, 35, 35,
	35, 38, 35, 35, 37, 37, 1, 33,
	34, 32, 35, 40, 36, 35, 35, 35,
	32, 35, 35, 35, 1, 33, 34, 32,
	35, 36, 35, 35, 35, 32, 35, 35,
	35, 35, 1, 33, 34, 32, 35, 36,
	41, 35, 35, 41, 35, 32, 35, 35,
	35, 1, 33, 34, 32, 35, 36, 42,
	35, 35, 42, 35, 32, 35, 35, 35,
	1, 33, 34, 32, 35, 43, 36, 35,
	35, 35, 32, 35, 35, 35, 1, 45,
	46, 44, 29, 36, 29, 29, 29, 44,
	29, 29, 29, 1, 47, 47, 29, 36,
	29, 29, 29, 47, 29, 29, 29, 1,
	45, 47, 29, 36, 29, 29, 29, 47,
	29, 29, 29, 1, 27, 31, 29, 29,
	30, 29, 29, 30, 29, 31, 29, 29,
	29, 1, 1, 1, 0
};

static const char _find_delimited_trans_targs[] = {
	1, 0, 2, 19, 3, 13, 2, 4,
	5, 7, 3, 36, 10, 11, 5, 6,
	8, 9, 12, 14, 15, 16, 16, 17,
	18, 17, 20, 21, 35, 22, 29, 21,
	23, 24, 26, 22, 37, 25, 24, 27,
	28, 30, 31, 32, 32, 33, 34, 33
};

static const char _find_delimited_trans_actions[] = {
	0, 0, 3, 3, 7, 7, 0, 0,
	3, 3, 1, 5, 1, 1, 0, 1,
	1, 1, 1, 1, 1, 10, 0, 3,
	3, 0, 0, 3, 3, 7, 7, 0,
	0, 3, 3, 1, 5, 1, 0, 1,
	1, 1, 1, 10, 0, 3, 3, 0
};

static const int find_delimited_en_angle = 20;
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
