/* Generated from grammar/log/log_timing.rl by ragel 6.10 -F1; do not edit. */
/* Times and durations in access logs whose kinds have grammars of their own, one at a time.  Some
 * formats have such fields in every line: flat tables. */
#include "log/log_read.h"

static const unsigned char _log_timing_trans_keys[] = {
	0u, 0u, 0u, 1u, 48u, 57u, 48u, 57u, 48u, 57u, 48u, 57u, 45u, 45u, 48u, 57u,
	48u, 57u, 45u, 45u, 48u, 57u, 48u, 57u, 84u, 84u, 48u, 57u, 48u, 57u, 58u, 58u,
	48u, 57u, 48u, 57u, 58u, 58u, 48u, 57u, 48u, 57u, 48u, 57u, 48u, 57u, 48u, 58u,
	48u, 57u, 48u, 57u, 48u, 57u, 45u, 57u, 48u, 57u, 43u, 90u, 0u, 0u, 43u, 90u,
	46u, 57u, 48u, 57u, 0
};

static const char _log_timing_key_spans[] = {
	0, 2, 10, 10, 10, 10, 1, 10,
	10, 1, 10, 10, 1, 10, 10, 1,
	10, 10, 1, 10, 10, 10, 10, 11,
	10, 10, 10, 13, 10, 48, 0, 48,
	12, 10
};

static const short _log_timing_index_offsets[] = {
	0, 0, 3, 14, 25, 36, 47, 49,
	60, 71, 73, 84, 95, 97, 108, 119,
	121, 132, 143, 145, 156, 167, 178, 189,
	201, 212, 223, 234, 248, 259, 308, 309,
	358, 371
};

static const char _log_timing_indicies[] = {
	0, 1, 2, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 2, 4,
	4, 4, 4, 4, 4, 4, 4, 4,
	4, 2, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 2, 6, 6, 6,
	6, 6, 6, 6, 6, 6, 6, 2,
	7, 2, 8, 8, 8, 8, 8, 8,
	8, 8, 8, 8, 2, 9, 9, 9,
	9, 9, 9, 9, 9, 9, 9, 2,
	10, 2, 11, 11, 11, 11, 11, 11,
	11, 11, 11, 11, 2, 12, 12, 12,
	12, 12, 12, 12, 12, 12, 12, 2,
	13, 2, 14, 14, 14, 14, 14, 14,
	14, 14, 14, 14, 2, 15, 15, 15,
	15, 15, 15, 15, 15, 15, 15, 2,
	16, 2, 17, 17, 17, 17, 17, 17,
	17, 17, 17, 17, 2, 18, 18, 18,
	18, 18, 18, 18, 18, 18, 18, 2,
	19, 2, 20, 20, 20, 20, 20, 20,
	20, 20, 20, 20, 2, 21, 21, 21,
	21, 21, 21, 21, 21, 21, 21, 2,
	22, 22, 22, 22, 22, 22, 22, 22,
	22, 22, 2, 23, 23, 23, 23, 23,
	23, 23, 23, 23, 23, 2, 24, 24,
	24, 24, 24, 24, 24, 24, 24, 24,
	25, 2, 26, 26, 26, 26, 26, 26,
	26, 26, 26, 26, 2, 24, 24, 24,
	24, 24, 24, 24, 24, 24, 24, 2,
	27, 27, 27, 27, 27, 27, 27, 27,
	27, 27, 2, 28, 2, 2, 29, 29,
	29, 29, 29, 29, 29, 29, 29, 29,
	2, 30, 30, 30, 30, 30, 30, 30,
	30, 30, 30, 2, 31, 2, 31, 32,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 26, 2, 2, 31, 2,
	31, 2, 2, 27, 27, 27, 27, 27,
	27, 27, 27, 27, 27, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 26, 2, 33,
	2, 34, 34, 34, 34, 34, 34, 34,
	34, 34, 34, 2, 30, 30, 30, 30,
	30, 30, 30, 30, 30, 30, 2, 0
};

static const char _log_timing_trans_targs[] = {
	2, 27, 0, 3, 4, 5, 6, 7,
	8, 9, 10, 11, 12, 13, 14, 15,
	16, 17, 18, 19, 20, 29, 22, 23,
	24, 25, 30, 31, 30, 32, 33, 21,
	26, 28, 32
};

static const char _log_timing_trans_actions[] = {
	1, 0, 0, 2, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 2, 2, 0, 0,
	0, 0, 0
};

static const char _log_timing_to_state_actions[] = {
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 3, 3, 3,
	3, 3
};

enum { log_timing_en_main_as_iso = 2 };
enum { log_timing_en_main_as_decimal = 27 };

void uric_log_scan_timing(unsigned kind, const unsigned char *p, const unsigned char *end,
                          struct uric_log_field_end *at)
{
    const unsigned char *const pe = end;
    int cs = log_timing_en_main_as_decimal;

    if (kind == STEP_ISO)
        cs = log_timing_en_main_as_iso;
    at->end = NULL;
    at->escaped = 0;

	{
	int _slen;
	int _trans;
	const unsigned char *_keys;
	const char *_inds;
	if ( p == pe )
		goto _test_eof;
	if ( cs == 0 )
		goto _out;
_resume:
	_keys = _log_timing_trans_keys + (cs<<1);
	_inds = _log_timing_indicies + _log_timing_index_offsets[cs];

	_slen = _log_timing_key_spans[cs];
	_trans = _inds[ _slen > 0 && _keys[0] <=(*p) &&
		(*p) <= _keys[1] ?
		(*p) - _keys[0] : _slen ];

	cs = _log_timing_trans_targs[_trans];

	if ( _log_timing_trans_actions[_trans] == 0 )
		goto _again;

	switch ( _log_timing_trans_actions[_trans] ) {
	case 2:
	{}
	break;
	case 1:
	{
        (void)2;
        (void)27;
    }
	break;
	}

_again:
	switch ( _log_timing_to_state_actions[cs] ) {
	case 3:
	{ at->end = p + 1; }
	break;
	}

	if ( cs == 0 )
		goto _out;
	if ( ++p != pe )
		goto _resume;
	_test_eof: {}
	_out: {}
	}

    at->stop = p;
}
