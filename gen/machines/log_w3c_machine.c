/* Generated from grammar/log/log_w3c.rl by ragel 6.10 -T0; do not edit. */
/* An entry of the Extended Log File Format (W3C working draft WD-logfile-960323, Entries
 * and Lexical rules), by a table, if the fast reader cannot read it.  The #Fields directive
 * says how many fields it has. */
#include "log/log_read.h"

#define AT ((uint32_t)(p - line))

static const char _log_w3c_actions[] = {
	0, 1, 2, 1, 3, 1, 4, 1,
	5, 2, 6, 0, 2, 6, 1
};

static const char _log_w3c_key_offsets[] = {
	0, 0, 1, 4, 6
};

static const unsigned char _log_w3c_trans_keys[] = {
	34u, 9u, 32u, 34u, 9u, 32u, 9u, 32u,
	34u, 0
};

static const char _log_w3c_single_lengths[] = {
	0, 1, 3, 2, 3
};

static const char _log_w3c_range_lengths[] = {
	0, 0, 0, 0, 0
};

static const char _log_w3c_index_offsets[] = {
	0, 0, 2, 6, 9
};

static const char _log_w3c_trans_targs[] = {
	4, 1, 2, 2, 1, 3, 2, 2,
	3, 2, 2, 1, 0, 0
};

static const char _log_w3c_trans_actions[] = {
	1, 0, 0, 0, 12, 9, 5, 5,
	0, 7, 7, 3, 0, 0
};

static const char _log_w3c_eof_actions[] = {
	0, 0, 0, 5, 7
};

enum { log_w3c_start = 2 };
enum { log_w3c_first_final = 2 };

enum uric_status uric_log_scan_w3c(const struct uric_log_held *f, const unsigned char *line,
                                   size_t n, struct uric_log_row *row)
{
    const unsigned char *p = line, *const pe = n > 0 ? line + n : line;
    const unsigned char *const eof = pe;
    uric_span at = { 0, 0 };
    unsigned count = 0;
    int escaped = 0, cs = log_w3c_start;

    row->defined = row->escaped = 0;

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
	_keys = _log_w3c_trans_keys + _log_w3c_key_offsets[cs];
	_trans = (unsigned int)_log_w3c_index_offsets[cs];

	_klen = _log_w3c_single_lengths[cs];
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

	_klen = _log_w3c_range_lengths[cs];
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
	cs = _log_w3c_trans_targs[_trans];

	if ( _log_w3c_trans_actions[_trans] == 0 )
		goto _again;

	_acts = _log_w3c_actions + _log_w3c_trans_actions[_trans];
	_nacts = (unsigned int) *_acts++;
	for ( ; _nacts > 0; _nacts-- )
	{
		switch ( *_acts++ )
		{
	case 0:
	{ at.begin = AT; escaped = 0; }
	break;
	case 1:
	{ at.begin = AT + 1; escaped = 0; }
	break;
	case 2:
	{ at.end = AT; }
	break;
	case 3:
	{ escaped = 1; }
	break;
	case 4:
	{
        at.end = AT;
        uric_log_put_w3c(f, line, row, count++, at, 0, 0);
    }
	break;
	case 5:
	{ uric_log_put_w3c(f, line, row, count++, at, 1, escaped); }
	break;
	case 6:
	{
        if (count == f->n_steps)
            return uric_log_broken(row, URIC_INVALID, AT);
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
	const char *__acts = _log_w3c_actions + _log_w3c_eof_actions[cs];
	unsigned int __nacts = (unsigned int) *__acts++;
	for ( ; __nacts > 0; __nacts-- ) {
		switch ( *__acts++ ) {
	case 4:
	{
        at.end = AT;
        uric_log_put_w3c(f, line, row, count++, at, 0, 0);
    }
	break;
	case 5:
	{ uric_log_put_w3c(f, line, row, count++, at, 1, escaped); }
	break;
		}
	}
	}

	_out: {}
	}

    if (cs < log_w3c_first_final)
        return uric_log_broken(row, p == pe ? URIC_INCOMPLETE : URIC_INVALID, AT);
    if (count < f->n_steps)
        return uric_log_broken(row, URIC_INCOMPLETE, n);
    uric_log_join_w3c(f, row);
    return URIC_OK;
}

#undef AT
