/* uric_text in one file, to go with uric.c; its interface is uric_text.h.
 * Made by src/amalgamate.sh from src/ and gen/; do not edit.
 *
 * SPDX-License-Identifier: MIT */
#define URIC_SINGLE_FILE 1
#define URIC_INTERNAL static

/* Character references of HTML, as far as they are what a URI can hold. */
/* Character references of HTML. */
#ifndef URIC_HTML_CHARACTER_H
#define URIC_HTML_CHARACTER_H

/* What the units of the library share, and callers do not see. */
#ifndef URIC_INTERNAL_H
#define URIC_INTERNAL_H

#include "uric.h"

#include <string.h>

/* Linked between units, hidden from the library's users. */
#ifndef URIC_INTERNAL
#if defined(__GNUC__) && !defined(_WIN32)
#define URIC_INTERNAL __attribute__((visibility("hidden")))
#else
#define URIC_INTERNAL
#endif
#endif

#if defined(__GNUC__)
#define URIC_ALWAYS_INLINE inline __attribute__((always_inline))
#define URIC_NEVER_INLINE __attribute__((noinline))
#else
#define URIC_ALWAYS_INLINE inline
#define URIC_NEVER_INLINE
#endif

/* Between the cases of generated code; a comment would not outlive a separate
 * preprocessor. */
#if defined(__has_attribute)
#if __has_attribute(fallthrough)
#define URIC_FALLTHROUGH __attribute__((fallthrough))
#endif
#endif
#ifndef URIC_FALLTHROUGH
#define URIC_FALLTHROUGH ((void)0)
#endif

/* The size is a promise to all who were compiled with it. */
typedef char uric_size_is_64[sizeof(struct uric) == 64 ? 1 : -1];

/* A part ends at this offset, and is defined from now on; or is not after all.
 * For struct uric and struct uric64. */
#define URIC_DEFINE(u, which, at)                                             \
    ((u)->part[which].end = (at),                                             \
     (u)->defined = (uint8_t)((u)->defined | 1u << (which)))
#define URIC_UNDEFINE(u, which)                                               \
    ((u)->defined = (uint8_t)((u)->defined & ~(1u << (which))))

#endif

/* The length of the reference that the n bytes at s begin with, "&amp;" or a number
 * below 128, and the character to *byte; 0 if it is another one, or none. */
URIC_INTERNAL size_t uric_html_character(const char *s, size_t n, char *byte);

#endif

static int digit_of(char c, int base)
{
    static const char digits[] = "0123456789abcdef";
    const char *const at = (const char *)memchr(digits, c | (c > '9') << 5, (size_t)base);

    return at != NULL ? (int)(at - digits) : -1;
}

/* The length of a numeric reference to a byte that a URI can hold, or 0. */
static size_t numeric(const char *s, size_t n, char *byte)
{
    const int base = n > 2 && (s[2] | 0x20) == 'x' ? 16 : 10;
    size_t i = base == 16 ? 3 : 2;
    int value = 0, digits = 0;

    if (n < 2 || s[1] != '#')
        return 0;
    for (; i < n && value < 128 && digit_of(s[i], base) >= 0; i++, digits++)
        value = value * base + digit_of(s[i], base);
    if (digits == 0 || value >= 128)
        return 0;
    *byte = (char)value;
    return i < n && s[i] == ';' ? i + 1 : i;
}

size_t uric_html_character(const char *s, size_t n, char *byte)
{
    static const char amp[] = "&amp;";

    if (n >= 5 && memcmp(s, amp, 5) == 0) {
        *byte = '&';
        return 5;
    }
    return numeric(s, n, byte);
}

/* Generated from grammar/find_bare.rl by ragel 6.10 -G2; do not edit. */
/* Where a URI ends that only its scheme has announced: of the bytes that the grammar
 * would take, those that people mean.  RFC 3986, Appendix C, leaves that to them. */
/* Between the machines of grammar/find_*.rl, the search for markers, and the search for
 * URIs in text that is made of them. */
#ifndef URIC_FIND_H
#define URIC_FIND_H

#include "uric_text.h"

/* Where a URI ends, in offsets from its begin. */
struct uric_bare {
    size_t end, read;       /* behind it; and how far that is certain */
    unsigned char ended;    /* 1: it ends there whatever follows the n bytes */
    unsigned char unclosed; /* 1: it ends before a "(" that nothing closes until then */
};

/* Where one ends of which the n bytes at s are as many as the grammar takes, to *b.
 * before: the byte before it, 0 if there is none. */
URIC_INTERNAL void uric_find_bare_end(const char *s, size_t n, char before,
                                      struct uric_bare *b);

/* What stands behind a "<" or a '"', in offsets from there. */
struct uric_delimited {
    size_t begin, end; /* without white space around it and "URL:" */
    size_t pieces;     /* that white space parts */
    unsigned char closed, prefixed, doubtful;
};

/* Read that up to the second delimiter, to *d: how many bytes that took.  d->closed is
 * 0 when it is something else, or the n bytes are too few, and all are taken. */
URIC_INTERNAL size_t uric_find_delimited(const char *s, size_t n, int quoted,
                                         struct uric_delimited *d);

/* Whether a URI without an authority is one that is found by its scheme, or a host one
 * that a suffix reference begins with, in pieces: the state in which to begin, the
 * state behind n bytes, which is 0 if it is none; and whether it can end there. */
URIC_INTERNAL int uric_find_shape_begin(int is_suffix);
URIC_INTERNAL int uric_find_shape(int state, const char *s, size_t n);
URIC_INTERNAL int uric_find_shape_final(int state);

/* Where the attributes of a tag are, in pieces. */
struct uric_tag_state {
    int state;
    int in_value;        /* of an attribute that holds a reference */
    uint64_t begin, end; /* of the value */
};
enum uric_tag {
    URIC_TAG_MORE,  /* all n bytes are read */
    URIC_TAG_VALUE, /* there is a value */
    URIC_TAG_LEFT   /* here is text again */
};

/* Go on at s + *at; offsets of values count from `base` bytes before s. */
URIC_INTERNAL int uric_find_tag_begin(void);
URIC_INTERNAL enum uric_tag uric_find_tag(struct uric_tag_state *h, uint64_t base,
                                          const char *s, size_t *at, size_t n);

/* The first byte from i on that is ":"; or, as flags say, "." (URIC_FIND_SUFFIX) or "<"
 * (URIC_FIND_HTML); n when there is none. */
URIC_INTERNAL size_t uric_find_marker(const unsigned char *s, size_t i, size_t n,
                                      unsigned flags);

#endif

/* The last byte of those from p on that mean nothing where no escape and no scheme has
 * begun: over these that state loops on itself. */
static const unsigned char *pass_plain(const unsigned char *p, const unsigned char *pe)
{
    while (p + 1 < pe && (p[1] == '/' || p[1] == '-' || p[1] == '%' || p[1] == '=' ||
                          (p[1] >= '0' && p[1] <= '9') ||
                          ((p[1] | 0x20) >= 'a' && (p[1] | 0x20) <= 'z')))
        p++;
    return p;
}

enum { find_bare_start = 0 };

void uric_find_bare_end(const char *s, size_t n, char before, struct uric_bare *b)
{
    const unsigned char *p = (const unsigned char *)s, *end = p, *outside = p,
                        *escape = p, *list = p;
    const unsigned char *const begin = p, *const pe = p + n;
    size_t depth = 0;
    int cs = find_bare_start, ended = 0;

	{
	if ( p == pe )
		goto _test_eof;
	switch ( cs )
	{
tr0:
	{
        if (0 == find_bare_start)
            p = pass_plain(p, pe);
        end = p + 1;
    }
	goto st0;
tr3:
	{
        if (before == '\'') {
            ended = 1;
            {p++; cs = 0; goto _out;}
        }
    }
	goto st0;
tr4:
	{ if (depth++ == 0) outside = end; }
	goto st0;
tr5:
	{
        if (depth == 0) {
            ended = 1;
            {p++; cs = 0; goto _out;}
        }
        depth--;
        end = p + 1;
    }
	goto st0;
tr7:
	{ if (*p != (unsigned char)before) end = p + 1; }
	goto st0;
st0:
	if ( ++p == pe )
		goto _test_eof0;
	URIC_FALLTHROUGH;
case 0:
	switch( (*p) ) {
		case 33u: goto st0;
		case 38u: goto tr2;
		case 39u: goto tr3;
		case 40u: goto tr4;
		case 41u: goto tr5;
		case 42u: goto st0;
		case 44u: goto tr6;
		case 46u: goto st0;
		case 58u: goto st0;
		case 59u: goto tr6;
		case 63u: goto st0;
		case 95u: goto tr7;
		case 126u: goto tr7;
	}
	goto tr0;
tr2:
	{ escape = end; end = p + 1; }
	goto st1;
st1:
	if ( ++p == pe )
		goto _test_eof1;
	URIC_FALLTHROUGH;
case 1:
	switch( (*p) ) {
		case 33u: goto st0;
		case 35u: goto tr8;
		case 38u: goto tr2;
		case 39u: goto tr3;
		case 40u: goto tr4;
		case 41u: goto tr5;
		case 42u: goto st0;
		case 44u: goto tr6;
		case 46u: goto st0;
		case 58u: goto st0;
		case 59u: goto tr6;
		case 63u: goto st0;
		case 95u: goto tr7;
		case 97u: goto tr9;
		case 103u: goto tr10;
		case 108u: goto tr10;
		case 110u: goto tr11;
		case 113u: goto tr12;
		case 126u: goto tr7;
	}
	goto tr0;
tr8:
	{
        if (2 == find_bare_start)
            p = pass_plain(p, pe);
        end = p + 1;
    }
	goto st2;
st2:
	if ( ++p == pe )
		goto _test_eof2;
	URIC_FALLTHROUGH;
case 2:
	switch( (*p) ) {
		case 33u: goto st0;
		case 38u: goto tr2;
		case 39u: goto tr3;
		case 40u: goto tr4;
		case 41u: goto tr5;
		case 42u: goto st0;
		case 44u: goto tr6;
		case 46u: goto st0;
		case 51u: goto tr13;
		case 54u: goto tr14;
		case 58u: goto st0;
		case 59u: goto tr6;
		case 63u: goto st0;
		case 88u: goto tr15;
		case 95u: goto tr7;
		case 120u: goto tr15;
		case 126u: goto tr7;
	}
	goto tr0;
tr6:
	{ list = end; }
	goto st3;
st3:
	if ( ++p == pe )
		goto _test_eof3;
	URIC_FALLTHROUGH;
case 3:
	switch( (*p) ) {
		case 33u: goto st0;
		case 38u: goto tr2;
		case 39u: goto tr3;
		case 40u: goto tr4;
		case 41u: goto tr5;
		case 42u: goto st0;
		case 44u: goto tr6;
		case 46u: goto st0;
		case 58u: goto st0;
		case 59u: goto tr6;
		case 63u: goto st0;
		case 95u: goto tr7;
		case 126u: goto tr7;
	}
	if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr16;
	} else if ( (*p) >= 65u )
		goto tr16;
	goto tr0;
tr16:
	{
        if (4 == find_bare_start)
            p = pass_plain(p, pe);
        end = p + 1;
    }
	goto st4;
st4:
	if ( ++p == pe )
		goto _test_eof4;
	URIC_FALLTHROUGH;
case 4:
	switch( (*p) ) {
		case 33u: goto st0;
		case 38u: goto tr2;
		case 39u: goto tr3;
		case 40u: goto tr4;
		case 41u: goto tr5;
		case 42u: goto st0;
		case 44u: goto tr6;
		case 46u: goto st5;
		case 58u: goto st0;
		case 59u: goto tr6;
		case 63u: goto st0;
		case 95u: goto tr7;
		case 126u: goto tr7;
	}
	if ( (*p) < 48u ) {
		if ( 43u <= (*p) && (*p) <= 45u )
			goto tr17;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr17;
		} else if ( (*p) >= 65u )
			goto tr17;
	} else
		goto tr17;
	goto tr0;
tr17:
	{
        if (5 == find_bare_start)
            p = pass_plain(p, pe);
        end = p + 1;
    }
	goto st5;
st5:
	if ( ++p == pe )
		goto _test_eof5;
	URIC_FALLTHROUGH;
case 5:
	switch( (*p) ) {
		case 33u: goto st0;
		case 38u: goto tr2;
		case 39u: goto tr3;
		case 40u: goto tr4;
		case 41u: goto tr5;
		case 42u: goto st0;
		case 44u: goto tr6;
		case 46u: goto st5;
		case 58u: goto st6;
		case 59u: goto tr6;
		case 63u: goto st0;
		case 95u: goto tr7;
		case 126u: goto tr7;
	}
	if ( (*p) < 48u ) {
		if ( 43u <= (*p) && (*p) <= 45u )
			goto tr17;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr17;
		} else if ( (*p) >= 65u )
			goto tr17;
	} else
		goto tr17;
	goto tr0;
st6:
	if ( ++p == pe )
		goto _test_eof6;
	URIC_FALLTHROUGH;
case 6:
	switch( (*p) ) {
		case 33u: goto st0;
		case 38u: goto tr2;
		case 39u: goto tr3;
		case 40u: goto tr4;
		case 41u: goto tr5;
		case 42u: goto st0;
		case 44u: goto tr6;
		case 46u: goto st0;
		case 47u: goto tr20;
		case 58u: goto st0;
		case 59u: goto tr6;
		case 63u: goto st0;
		case 95u: goto tr7;
		case 126u: goto tr7;
	}
	goto tr0;
tr20:
	{
        if (7 == find_bare_start)
            p = pass_plain(p, pe);
        end = p + 1;
    }
	goto st7;
st7:
	if ( ++p == pe )
		goto _test_eof7;
	URIC_FALLTHROUGH;
case 7:
	switch( (*p) ) {
		case 33u: goto st0;
		case 38u: goto tr2;
		case 39u: goto tr3;
		case 40u: goto tr4;
		case 41u: goto tr5;
		case 42u: goto st0;
		case 44u: goto tr6;
		case 46u: goto st0;
		case 47u: goto tr21;
		case 58u: goto st0;
		case 59u: goto tr6;
		case 63u: goto st0;
		case 95u: goto tr7;
		case 126u: goto tr7;
	}
	goto tr0;
tr21:
	{
        if (23 == find_bare_start)
            p = pass_plain(p, pe);
        end = p + 1;
    }
	{
        end = list;
        ended = 1;
        {p++; cs = 23; goto _out;}
    }
	goto st23;
st23:
	if ( ++p == pe )
		goto _test_eof23;
	URIC_FALLTHROUGH;
case 23:
	switch( (*p) ) {
		case 33u: goto st0;
		case 38u: goto tr2;
		case 39u: goto tr3;
		case 40u: goto tr4;
		case 41u: goto tr5;
		case 42u: goto st0;
		case 44u: goto tr6;
		case 46u: goto st0;
		case 58u: goto st0;
		case 59u: goto tr6;
		case 63u: goto st0;
		case 95u: goto tr7;
		case 126u: goto tr7;
	}
	goto tr0;
tr13:
	{
        if (8 == find_bare_start)
            p = pass_plain(p, pe);
        end = p + 1;
    }
	goto st8;
st8:
	if ( ++p == pe )
		goto _test_eof8;
	URIC_FALLTHROUGH;
case 8:
	switch( (*p) ) {
		case 33u: goto st0;
		case 38u: goto tr2;
		case 39u: goto tr3;
		case 40u: goto tr4;
		case 41u: goto tr5;
		case 42u: goto st0;
		case 44u: goto tr6;
		case 46u: goto st0;
		case 52u: goto tr22;
		case 57u: goto tr22;
		case 58u: goto st0;
		case 59u: goto tr6;
		case 63u: goto st0;
		case 95u: goto tr7;
		case 126u: goto tr7;
	}
	goto tr0;
tr22:
	{
        if (9 == find_bare_start)
            p = pass_plain(p, pe);
        end = p + 1;
    }
	goto st9;
st9:
	if ( ++p == pe )
		goto _test_eof9;
	URIC_FALLTHROUGH;
case 9:
	switch( (*p) ) {
		case 33u: goto st0;
		case 38u: goto tr2;
		case 39u: goto tr3;
		case 40u: goto tr4;
		case 41u: goto tr5;
		case 42u: goto st0;
		case 44u: goto tr6;
		case 46u: goto st0;
		case 58u: goto st0;
		case 59u: goto tr23;
		case 63u: goto st0;
		case 95u: goto tr7;
		case 126u: goto tr7;
	}
	goto tr0;
tr23:
	{ list = end; }
	{
        end = escape;
        ended = 1;
        {p++; cs = 24; goto _out;}
    }
	goto st24;
st24:
	if ( ++p == pe )
		goto _test_eof24;
	URIC_FALLTHROUGH;
case 24:
	switch( (*p) ) {
		case 33u: goto st0;
		case 38u: goto tr2;
		case 39u: goto tr3;
		case 40u: goto tr4;
		case 41u: goto tr5;
		case 42u: goto st0;
		case 44u: goto tr6;
		case 46u: goto st0;
		case 58u: goto st0;
		case 59u: goto tr6;
		case 63u: goto st0;
		case 95u: goto tr7;
		case 126u: goto tr7;
	}
	if ( (*p) > 90u ) {
		if ( 97u <= (*p) && (*p) <= 122u )
			goto tr16;
	} else if ( (*p) >= 65u )
		goto tr16;
	goto tr0;
tr14:
	{
        if (10 == find_bare_start)
            p = pass_plain(p, pe);
        end = p + 1;
    }
	goto st10;
st10:
	if ( ++p == pe )
		goto _test_eof10;
	URIC_FALLTHROUGH;
case 10:
	switch( (*p) ) {
		case 33u: goto st0;
		case 38u: goto tr2;
		case 39u: goto tr3;
		case 40u: goto tr4;
		case 41u: goto tr5;
		case 42u: goto st0;
		case 44u: goto tr6;
		case 46u: goto st0;
		case 48u: goto tr22;
		case 50u: goto tr22;
		case 58u: goto st0;
		case 59u: goto tr6;
		case 63u: goto st0;
		case 95u: goto tr7;
		case 126u: goto tr7;
	}
	goto tr0;
tr15:
	{
        if (11 == find_bare_start)
            p = pass_plain(p, pe);
        end = p + 1;
    }
	goto st11;
st11:
	if ( ++p == pe )
		goto _test_eof11;
	URIC_FALLTHROUGH;
case 11:
	switch( (*p) ) {
		case 33u: goto st0;
		case 38u: goto tr2;
		case 39u: goto tr3;
		case 40u: goto tr4;
		case 41u: goto tr5;
		case 42u: goto st0;
		case 44u: goto tr6;
		case 46u: goto st0;
		case 50u: goto tr24;
		case 51u: goto tr25;
		case 58u: goto st0;
		case 59u: goto tr6;
		case 63u: goto st0;
		case 95u: goto tr7;
		case 126u: goto tr7;
	}
	goto tr0;
tr24:
	{
        if (12 == find_bare_start)
            p = pass_plain(p, pe);
        end = p + 1;
    }
	goto st12;
st12:
	if ( ++p == pe )
		goto _test_eof12;
	URIC_FALLTHROUGH;
case 12:
	switch( (*p) ) {
		case 33u: goto st0;
		case 38u: goto tr2;
		case 39u: goto tr3;
		case 40u: goto tr4;
		case 41u: goto tr5;
		case 42u: goto st0;
		case 44u: goto tr6;
		case 46u: goto st0;
		case 50u: goto tr22;
		case 55u: goto tr22;
		case 58u: goto st0;
		case 59u: goto tr6;
		case 63u: goto st0;
		case 95u: goto tr7;
		case 126u: goto tr7;
	}
	goto tr0;
tr25:
	{
        if (13 == find_bare_start)
            p = pass_plain(p, pe);
        end = p + 1;
    }
	goto st13;
st13:
	if ( ++p == pe )
		goto _test_eof13;
	URIC_FALLTHROUGH;
case 13:
	switch( (*p) ) {
		case 33u: goto st0;
		case 38u: goto tr2;
		case 39u: goto tr3;
		case 40u: goto tr4;
		case 41u: goto tr5;
		case 42u: goto st0;
		case 44u: goto tr6;
		case 46u: goto st0;
		case 58u: goto st0;
		case 59u: goto tr6;
		case 63u: goto st0;
		case 67u: goto tr22;
		case 69u: goto tr22;
		case 95u: goto tr7;
		case 99u: goto tr22;
		case 101u: goto tr22;
		case 126u: goto tr7;
	}
	goto tr0;
tr9:
	{
        if (14 == find_bare_start)
            p = pass_plain(p, pe);
        end = p + 1;
    }
	goto st14;
st14:
	if ( ++p == pe )
		goto _test_eof14;
	URIC_FALLTHROUGH;
case 14:
	switch( (*p) ) {
		case 33u: goto st0;
		case 38u: goto tr2;
		case 39u: goto tr3;
		case 40u: goto tr4;
		case 41u: goto tr5;
		case 42u: goto st0;
		case 44u: goto tr6;
		case 46u: goto st0;
		case 58u: goto st0;
		case 59u: goto tr6;
		case 63u: goto st0;
		case 95u: goto tr7;
		case 112u: goto tr26;
		case 126u: goto tr7;
	}
	goto tr0;
tr26:
	{
        if (15 == find_bare_start)
            p = pass_plain(p, pe);
        end = p + 1;
    }
	goto st15;
st15:
	if ( ++p == pe )
		goto _test_eof15;
	URIC_FALLTHROUGH;
case 15:
	switch( (*p) ) {
		case 33u: goto st0;
		case 38u: goto tr2;
		case 39u: goto tr3;
		case 40u: goto tr4;
		case 41u: goto tr5;
		case 42u: goto st0;
		case 44u: goto tr6;
		case 46u: goto st0;
		case 58u: goto st0;
		case 59u: goto tr6;
		case 63u: goto st0;
		case 95u: goto tr7;
		case 111u: goto tr27;
		case 126u: goto tr7;
	}
	goto tr0;
tr27:
	{
        if (16 == find_bare_start)
            p = pass_plain(p, pe);
        end = p + 1;
    }
	goto st16;
st16:
	if ( ++p == pe )
		goto _test_eof16;
	URIC_FALLTHROUGH;
case 16:
	switch( (*p) ) {
		case 33u: goto st0;
		case 38u: goto tr2;
		case 39u: goto tr3;
		case 40u: goto tr4;
		case 41u: goto tr5;
		case 42u: goto st0;
		case 44u: goto tr6;
		case 46u: goto st0;
		case 58u: goto st0;
		case 59u: goto tr6;
		case 63u: goto st0;
		case 95u: goto tr7;
		case 115u: goto tr22;
		case 126u: goto tr7;
	}
	goto tr0;
tr10:
	{
        if (17 == find_bare_start)
            p = pass_plain(p, pe);
        end = p + 1;
    }
	goto st17;
st17:
	if ( ++p == pe )
		goto _test_eof17;
	URIC_FALLTHROUGH;
case 17:
	switch( (*p) ) {
		case 33u: goto st0;
		case 38u: goto tr2;
		case 39u: goto tr3;
		case 40u: goto tr4;
		case 41u: goto tr5;
		case 42u: goto st0;
		case 44u: goto tr6;
		case 46u: goto st0;
		case 58u: goto st0;
		case 59u: goto tr6;
		case 63u: goto st0;
		case 95u: goto tr7;
		case 116u: goto tr22;
		case 126u: goto tr7;
	}
	goto tr0;
tr11:
	{
        if (18 == find_bare_start)
            p = pass_plain(p, pe);
        end = p + 1;
    }
	goto st18;
st18:
	if ( ++p == pe )
		goto _test_eof18;
	URIC_FALLTHROUGH;
case 18:
	switch( (*p) ) {
		case 33u: goto st0;
		case 38u: goto tr2;
		case 39u: goto tr3;
		case 40u: goto tr4;
		case 41u: goto tr5;
		case 42u: goto st0;
		case 44u: goto tr6;
		case 46u: goto st0;
		case 58u: goto st0;
		case 59u: goto tr6;
		case 63u: goto st0;
		case 95u: goto tr7;
		case 98u: goto tr28;
		case 126u: goto tr7;
	}
	goto tr0;
tr28:
	{
        if (19 == find_bare_start)
            p = pass_plain(p, pe);
        end = p + 1;
    }
	goto st19;
st19:
	if ( ++p == pe )
		goto _test_eof19;
	URIC_FALLTHROUGH;
case 19:
	switch( (*p) ) {
		case 33u: goto st0;
		case 38u: goto tr2;
		case 39u: goto tr3;
		case 40u: goto tr4;
		case 41u: goto tr5;
		case 42u: goto st0;
		case 44u: goto tr6;
		case 46u: goto st0;
		case 58u: goto st0;
		case 59u: goto tr6;
		case 63u: goto st0;
		case 95u: goto tr7;
		case 115u: goto tr29;
		case 126u: goto tr7;
	}
	goto tr0;
tr29:
	{
        if (20 == find_bare_start)
            p = pass_plain(p, pe);
        end = p + 1;
    }
	goto st20;
st20:
	if ( ++p == pe )
		goto _test_eof20;
	URIC_FALLTHROUGH;
case 20:
	switch( (*p) ) {
		case 33u: goto st0;
		case 38u: goto tr2;
		case 39u: goto tr3;
		case 40u: goto tr4;
		case 41u: goto tr5;
		case 42u: goto st0;
		case 44u: goto tr6;
		case 46u: goto st0;
		case 58u: goto st0;
		case 59u: goto tr6;
		case 63u: goto st0;
		case 95u: goto tr7;
		case 112u: goto tr22;
		case 126u: goto tr7;
	}
	goto tr0;
tr12:
	{
        if (21 == find_bare_start)
            p = pass_plain(p, pe);
        end = p + 1;
    }
	goto st21;
st21:
	if ( ++p == pe )
		goto _test_eof21;
	URIC_FALLTHROUGH;
case 21:
	switch( (*p) ) {
		case 33u: goto st0;
		case 38u: goto tr2;
		case 39u: goto tr3;
		case 40u: goto tr4;
		case 41u: goto tr5;
		case 42u: goto st0;
		case 44u: goto tr6;
		case 46u: goto st0;
		case 58u: goto st0;
		case 59u: goto tr6;
		case 63u: goto st0;
		case 95u: goto tr7;
		case 117u: goto tr30;
		case 126u: goto tr7;
	}
	goto tr0;
tr30:
	{
        if (22 == find_bare_start)
            p = pass_plain(p, pe);
        end = p + 1;
    }
	goto st22;
st22:
	if ( ++p == pe )
		goto _test_eof22;
	URIC_FALLTHROUGH;
case 22:
	switch( (*p) ) {
		case 33u: goto st0;
		case 38u: goto tr2;
		case 39u: goto tr3;
		case 40u: goto tr4;
		case 41u: goto tr5;
		case 42u: goto st0;
		case 44u: goto tr6;
		case 46u: goto st0;
		case 58u: goto st0;
		case 59u: goto tr6;
		case 63u: goto st0;
		case 95u: goto tr7;
		case 111u: goto tr10;
		case 126u: goto tr7;
	}
	goto tr0;
	}
	_test_eof0: cs = 0; goto _test_eof;
	_test_eof1: cs = 1; goto _test_eof;
	_test_eof2: cs = 2; goto _test_eof;
	_test_eof3: cs = 3; goto _test_eof;
	_test_eof4: cs = 4; goto _test_eof;
	_test_eof5: cs = 5; goto _test_eof;
	_test_eof6: cs = 6; goto _test_eof;
	_test_eof7: cs = 7; goto _test_eof;
	_test_eof23: cs = 23; goto _test_eof;
	_test_eof8: cs = 8; goto _test_eof;
	_test_eof9: cs = 9; goto _test_eof;
	_test_eof24: cs = 24; goto _test_eof;
	_test_eof10: cs = 10; goto _test_eof;
	_test_eof11: cs = 11; goto _test_eof;
	_test_eof12: cs = 12; goto _test_eof;
	_test_eof13: cs = 13; goto _test_eof;
	_test_eof14: cs = 14; goto _test_eof;
	_test_eof15: cs = 15; goto _test_eof;
	_test_eof16: cs = 16; goto _test_eof;
	_test_eof17: cs = 17; goto _test_eof;
	_test_eof18: cs = 18; goto _test_eof;
	_test_eof19: cs = 19; goto _test_eof;
	_test_eof20: cs = 20; goto _test_eof;
	_test_eof21: cs = 21; goto _test_eof;
	_test_eof22: cs = 22; goto _test_eof;

	_test_eof: {}
	_out: {}
	}

    b->end = (size_t)((depth > 0 ? outside : end) - begin);
    b->read = (size_t)(p - begin);
    b->ended = (unsigned char)ended;
    b->unclosed = depth > 0;
}

/* Generated from grammar/find_delimited.rl by ragel 6.10 -G2; do not edit. */
/* A URI in delimiters (RFC 3986, Appendix C), from behind the first to the second:
 * what is between is URI characters and white space. */

enum { find_delimited_en_angle = 20 };
enum { find_delimited_en_quotes = 1 };

size_t uric_find_delimited(const char *s, size_t n, int quoted,
                           struct uric_delimited *d)
{
    const unsigned char *p = (const unsigned char *)s;
    const unsigned char *const begin = p, *const pe = p + n;
    int cs = find_delimited_en_angle;
    unsigned char hyphen = 0;

    if (quoted)
        cs = find_delimited_en_quotes;
    memset(d, 0, sizeof *d);

	{
	if ( p == pe )
		goto _test_eof;
	switch ( cs )
	{
st1:
	if ( ++p == pe )
		goto _test_eof1;
	URIC_FALLTHROUGH;
case 1:
	switch( (*p) ) {
		case 10u: goto tr2;
		case 13u: goto tr3;
		case 32u: goto st1;
		case 33u: goto tr4;
		case 61u: goto tr4;
		case 85u: goto tr5;
		case 93u: goto tr4;
		case 95u: goto tr4;
		case 117u: goto tr5;
		case 126u: goto tr4;
	}
	if ( (*p) < 35u ) {
		if ( 9u <= (*p) && (*p) <= 12u )
			goto st1;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr4;
		} else if ( (*p) >= 63u )
			goto tr4;
	} else
		goto tr4;
	goto st0;
st0:
cs = 0;
	goto _out;
tr2:
	{ hyphen = d->end > 0 && begin[d->end - 1] == '-'; }
	goto st2;
st2:
	if ( ++p == pe )
		goto _test_eof2;
	URIC_FALLTHROUGH;
case 2:
	switch( (*p) ) {
		case 9u: goto st2;
		case 32u: goto st2;
		case 33u: goto tr4;
		case 61u: goto tr4;
		case 85u: goto tr5;
		case 93u: goto tr4;
		case 95u: goto tr4;
		case 117u: goto tr5;
		case 126u: goto tr4;
	}
	if ( (*p) < 35u ) {
		if ( 11u <= (*p) && (*p) <= 12u )
			goto st2;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr4;
		} else if ( (*p) >= 63u )
			goto tr4;
	} else
		goto tr4;
	goto st0;
tr4:
	{
        d->begin = (size_t)(p - begin);
        d->pieces = 1;
    }
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st3;
tr10:
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st3;
st3:
	if ( ++p == pe )
		goto _test_eof3;
	URIC_FALLTHROUGH;
case 3:
	switch( (*p) ) {
		case 10u: goto tr8;
		case 13u: goto tr9;
		case 32u: goto st4;
		case 34u: goto tr11;
		case 61u: goto tr10;
		case 93u: goto tr10;
		case 95u: goto tr10;
		case 126u: goto tr10;
	}
	if ( (*p) < 33u ) {
		if ( 9u <= (*p) && (*p) <= 12u )
			goto st4;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr10;
		} else if ( (*p) >= 63u )
			goto tr10;
	} else
		goto tr10;
	goto st0;
st4:
	if ( ++p == pe )
		goto _test_eof4;
	URIC_FALLTHROUGH;
case 4:
	switch( (*p) ) {
		case 10u: goto tr8;
		case 13u: goto tr9;
		case 32u: goto st4;
		case 34u: goto tr11;
		case 35u: goto tr10;
		case 47u: goto tr10;
		case 61u: goto tr10;
		case 63u: goto tr10;
		case 64u: goto tr12;
		case 91u: goto tr12;
		case 93u: goto tr12;
		case 95u: goto tr12;
		case 126u: goto tr12;
	}
	if ( (*p) < 37u ) {
		if ( (*p) > 12u ) {
			if ( 33u <= (*p) && (*p) <= 36u )
				goto tr12;
		} else if ( (*p) >= 9u )
			goto st4;
	} else if ( (*p) > 38u ) {
		if ( (*p) < 65u ) {
			if ( 39u <= (*p) && (*p) <= 59u )
				goto tr12;
		} else if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr13;
		} else
			goto tr13;
	} else
		goto tr10;
	goto st0;
tr8:
	{ hyphen = d->end > 0 && begin[d->end - 1] == '-'; }
	goto st5;
st5:
	if ( ++p == pe )
		goto _test_eof5;
	URIC_FALLTHROUGH;
case 5:
	switch( (*p) ) {
		case 9u: goto st5;
		case 32u: goto st5;
		case 34u: goto tr11;
		case 61u: goto tr10;
		case 91u: goto tr10;
		case 93u: goto tr10;
		case 95u: goto tr10;
		case 126u: goto tr10;
	}
	if ( (*p) < 63u ) {
		if ( (*p) > 12u ) {
			if ( 33u <= (*p) && (*p) <= 59u )
				goto tr10;
		} else if ( (*p) >= 11u )
			goto st5;
	} else if ( (*p) > 64u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr15;
		} else if ( (*p) >= 65u )
			goto tr15;
	} else
		goto tr10;
	goto st0;
tr11:
	{
        d->closed = 1;
        {p++; cs = 36; goto _out;}
    }
	goto st36;
st36:
	if ( ++p == pe )
		goto _test_eof36;
	URIC_FALLTHROUGH;
case 36:
	goto st0;
tr15:
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st6;
st6:
	if ( ++p == pe )
		goto _test_eof6;
	URIC_FALLTHROUGH;
case 6:
	switch( (*p) ) {
		case 10u: goto tr8;
		case 13u: goto tr9;
		case 32u: goto st4;
		case 34u: goto tr11;
		case 43u: goto tr15;
		case 47u: goto tr10;
		case 58u: goto tr16;
		case 59u: goto tr10;
		case 61u: goto tr10;
		case 91u: goto tr10;
		case 93u: goto tr10;
		case 95u: goto tr10;
		case 126u: goto tr10;
	}
	if ( (*p) < 45u ) {
		if ( (*p) > 12u ) {
			if ( 33u <= (*p) && (*p) <= 44u )
				goto tr10;
		} else if ( (*p) >= 9u )
			goto st4;
	} else if ( (*p) > 57u ) {
		if ( (*p) < 65u ) {
			if ( 63u <= (*p) && (*p) <= 64u )
				goto tr10;
		} else if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr15;
		} else
			goto tr15;
	} else
		goto tr15;
	goto st0;
tr9:
	{ hyphen = d->end > 0 && begin[d->end - 1] == '-'; }
	goto st7;
st7:
	if ( ++p == pe )
		goto _test_eof7;
	URIC_FALLTHROUGH;
case 7:
	switch( (*p) ) {
		case 10u: goto tr8;
		case 32u: goto st5;
		case 34u: goto tr11;
		case 61u: goto tr10;
		case 91u: goto tr10;
		case 93u: goto tr10;
		case 95u: goto tr10;
		case 126u: goto tr10;
	}
	if ( (*p) < 63u ) {
		if ( (*p) > 12u ) {
			if ( 33u <= (*p) && (*p) <= 59u )
				goto tr10;
		} else if ( (*p) >= 9u )
			goto st5;
	} else if ( (*p) > 64u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr15;
		} else if ( (*p) >= 65u )
			goto tr15;
	} else
		goto tr10;
	goto st0;
tr16:
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st8;
st8:
	if ( ++p == pe )
		goto _test_eof8;
	URIC_FALLTHROUGH;
case 8:
	switch( (*p) ) {
		case 10u: goto tr8;
		case 13u: goto tr9;
		case 32u: goto st4;
		case 34u: goto tr11;
		case 47u: goto tr17;
		case 61u: goto tr10;
		case 93u: goto tr10;
		case 95u: goto tr10;
		case 126u: goto tr10;
	}
	if ( (*p) < 33u ) {
		if ( 9u <= (*p) && (*p) <= 12u )
			goto st4;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr10;
		} else if ( (*p) >= 63u )
			goto tr10;
	} else
		goto tr10;
	goto st0;
tr17:
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st9;
st9:
	if ( ++p == pe )
		goto _test_eof9;
	URIC_FALLTHROUGH;
case 9:
	switch( (*p) ) {
		case 10u: goto tr8;
		case 13u: goto tr9;
		case 32u: goto st4;
		case 34u: goto tr11;
		case 61u: goto tr10;
		case 93u: goto tr10;
		case 95u: goto tr10;
		case 126u: goto tr10;
	}
	if ( (*p) < 48u ) {
		if ( (*p) > 12u ) {
			if ( 33u <= (*p) && (*p) <= 46u )
				goto tr10;
		} else if ( (*p) >= 9u )
			goto st4;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr10;
		} else if ( (*p) >= 63u )
			goto tr10;
	} else
		goto tr10;
	goto st0;
tr12:
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st10;
st10:
	if ( ++p == pe )
		goto _test_eof10;
	URIC_FALLTHROUGH;
case 10:
	switch( (*p) ) {
		case 33u: goto tr12;
		case 36u: goto tr12;
		case 47u: goto tr10;
		case 61u: goto tr10;
		case 63u: goto tr10;
		case 93u: goto tr12;
		case 95u: goto tr12;
		case 126u: goto tr12;
	}
	if ( (*p) < 39u ) {
		if ( 35u <= (*p) && (*p) <= 38u )
			goto tr10;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr12;
		} else if ( (*p) >= 64u )
			goto tr12;
	} else
		goto tr12;
	goto st0;
tr13:
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st11;
st11:
	if ( ++p == pe )
		goto _test_eof11;
	URIC_FALLTHROUGH;
case 11:
	switch( (*p) ) {
		case 33u: goto tr12;
		case 36u: goto tr12;
		case 43u: goto tr13;
		case 47u: goto tr10;
		case 58u: goto tr18;
		case 59u: goto tr12;
		case 61u: goto tr10;
		case 63u: goto tr10;
		case 64u: goto tr12;
		case 91u: goto tr12;
		case 93u: goto tr12;
		case 95u: goto tr12;
		case 126u: goto tr12;
	}
	if ( (*p) < 45u ) {
		if ( (*p) > 38u ) {
			if ( 39u <= (*p) && (*p) <= 44u )
				goto tr12;
		} else if ( (*p) >= 35u )
			goto tr10;
	} else if ( (*p) > 57u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr13;
		} else if ( (*p) >= 65u )
			goto tr13;
	} else
		goto tr13;
	goto st0;
tr18:
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st12;
st12:
	if ( ++p == pe )
		goto _test_eof12;
	URIC_FALLTHROUGH;
case 12:
	switch( (*p) ) {
		case 33u: goto tr12;
		case 36u: goto tr12;
		case 47u: goto tr17;
		case 61u: goto tr10;
		case 63u: goto tr10;
		case 93u: goto tr12;
		case 95u: goto tr12;
		case 126u: goto tr12;
	}
	if ( (*p) < 39u ) {
		if ( 35u <= (*p) && (*p) <= 38u )
			goto tr10;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr12;
		} else if ( (*p) >= 64u )
			goto tr12;
	} else
		goto tr12;
	goto st0;
tr5:
	{
        d->begin = (size_t)(p - begin);
        d->pieces = 1;
    }
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st13;
st13:
	if ( ++p == pe )
		goto _test_eof13;
	URIC_FALLTHROUGH;
case 13:
	switch( (*p) ) {
		case 10u: goto tr8;
		case 13u: goto tr9;
		case 32u: goto st4;
		case 34u: goto tr11;
		case 61u: goto tr10;
		case 82u: goto tr19;
		case 93u: goto tr10;
		case 95u: goto tr10;
		case 114u: goto tr19;
		case 126u: goto tr10;
	}
	if ( (*p) < 33u ) {
		if ( 9u <= (*p) && (*p) <= 12u )
			goto st4;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr10;
		} else if ( (*p) >= 63u )
			goto tr10;
	} else
		goto tr10;
	goto st0;
tr19:
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st14;
st14:
	if ( ++p == pe )
		goto _test_eof14;
	URIC_FALLTHROUGH;
case 14:
	switch( (*p) ) {
		case 10u: goto tr8;
		case 13u: goto tr9;
		case 32u: goto st4;
		case 34u: goto tr11;
		case 61u: goto tr10;
		case 76u: goto tr20;
		case 93u: goto tr10;
		case 95u: goto tr10;
		case 108u: goto tr20;
		case 126u: goto tr10;
	}
	if ( (*p) < 33u ) {
		if ( 9u <= (*p) && (*p) <= 12u )
			goto st4;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr10;
		} else if ( (*p) >= 63u )
			goto tr10;
	} else
		goto tr10;
	goto st0;
tr20:
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st15;
st15:
	if ( ++p == pe )
		goto _test_eof15;
	URIC_FALLTHROUGH;
case 15:
	switch( (*p) ) {
		case 10u: goto tr8;
		case 13u: goto tr9;
		case 32u: goto st4;
		case 34u: goto tr11;
		case 58u: goto tr21;
		case 61u: goto tr10;
		case 93u: goto tr10;
		case 95u: goto tr10;
		case 126u: goto tr10;
	}
	if ( (*p) < 33u ) {
		if ( 9u <= (*p) && (*p) <= 12u )
			goto st4;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr10;
		} else if ( (*p) >= 63u )
			goto tr10;
	} else
		goto tr10;
	goto st0;
tr21:
	{ d->prefixed = 1; }
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st16;
st16:
	if ( ++p == pe )
		goto _test_eof16;
	URIC_FALLTHROUGH;
case 16:
	switch( (*p) ) {
		case 10u: goto tr23;
		case 13u: goto tr24;
		case 32u: goto st16;
		case 34u: goto tr11;
		case 61u: goto tr4;
		case 93u: goto tr4;
		case 95u: goto tr4;
		case 126u: goto tr4;
	}
	if ( (*p) < 33u ) {
		if ( 9u <= (*p) && (*p) <= 12u )
			goto st16;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr4;
		} else if ( (*p) >= 63u )
			goto tr4;
	} else
		goto tr4;
	goto st0;
tr23:
	{ hyphen = d->end > 0 && begin[d->end - 1] == '-'; }
	goto st17;
st17:
	if ( ++p == pe )
		goto _test_eof17;
	URIC_FALLTHROUGH;
case 17:
	switch( (*p) ) {
		case 9u: goto st17;
		case 32u: goto st17;
		case 34u: goto tr11;
		case 61u: goto tr4;
		case 93u: goto tr4;
		case 95u: goto tr4;
		case 126u: goto tr4;
	}
	if ( (*p) < 33u ) {
		if ( 11u <= (*p) && (*p) <= 12u )
			goto st17;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr4;
		} else if ( (*p) >= 63u )
			goto tr4;
	} else
		goto tr4;
	goto st0;
tr24:
	{ hyphen = d->end > 0 && begin[d->end - 1] == '-'; }
	goto st18;
st18:
	if ( ++p == pe )
		goto _test_eof18;
	URIC_FALLTHROUGH;
case 18:
	switch( (*p) ) {
		case 10u: goto tr23;
		case 32u: goto st17;
		case 34u: goto tr11;
		case 61u: goto tr4;
		case 93u: goto tr4;
		case 95u: goto tr4;
		case 126u: goto tr4;
	}
	if ( (*p) < 33u ) {
		if ( 9u <= (*p) && (*p) <= 12u )
			goto st17;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr4;
		} else if ( (*p) >= 63u )
			goto tr4;
	} else
		goto tr4;
	goto st0;
tr3:
	{ hyphen = d->end > 0 && begin[d->end - 1] == '-'; }
	goto st19;
st19:
	if ( ++p == pe )
		goto _test_eof19;
	URIC_FALLTHROUGH;
case 19:
	switch( (*p) ) {
		case 10u: goto tr2;
		case 32u: goto st2;
		case 33u: goto tr4;
		case 61u: goto tr4;
		case 85u: goto tr5;
		case 93u: goto tr4;
		case 95u: goto tr4;
		case 117u: goto tr5;
		case 126u: goto tr4;
	}
	if ( (*p) < 35u ) {
		if ( 9u <= (*p) && (*p) <= 12u )
			goto st2;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr4;
		} else if ( (*p) >= 63u )
			goto tr4;
	} else
		goto tr4;
	goto st0;
st20:
	if ( ++p == pe )
		goto _test_eof20;
	URIC_FALLTHROUGH;
case 20:
	switch( (*p) ) {
		case 10u: goto tr27;
		case 13u: goto tr28;
		case 32u: goto st20;
		case 33u: goto tr29;
		case 61u: goto tr29;
		case 85u: goto tr30;
		case 93u: goto tr29;
		case 95u: goto tr29;
		case 117u: goto tr30;
		case 126u: goto tr29;
	}
	if ( (*p) < 35u ) {
		if ( 9u <= (*p) && (*p) <= 12u )
			goto st20;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr29;
		} else if ( (*p) >= 63u )
			goto tr29;
	} else
		goto tr29;
	goto st0;
tr27:
	{ hyphen = d->end > 0 && begin[d->end - 1] == '-'; }
	goto st21;
st21:
	if ( ++p == pe )
		goto _test_eof21;
	URIC_FALLTHROUGH;
case 21:
	switch( (*p) ) {
		case 9u: goto st21;
		case 32u: goto st21;
		case 33u: goto tr29;
		case 61u: goto tr29;
		case 85u: goto tr30;
		case 93u: goto tr29;
		case 95u: goto tr29;
		case 117u: goto tr30;
		case 126u: goto tr29;
	}
	if ( (*p) < 35u ) {
		if ( 11u <= (*p) && (*p) <= 12u )
			goto st21;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr29;
		} else if ( (*p) >= 63u )
			goto tr29;
	} else
		goto tr29;
	goto st0;
tr29:
	{
        d->begin = (size_t)(p - begin);
        d->pieces = 1;
    }
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st22;
tr35:
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st22;
st22:
	if ( ++p == pe )
		goto _test_eof22;
	URIC_FALLTHROUGH;
case 22:
	switch( (*p) ) {
		case 10u: goto tr33;
		case 13u: goto tr34;
		case 32u: goto st23;
		case 33u: goto tr35;
		case 62u: goto tr36;
		case 93u: goto tr35;
		case 95u: goto tr35;
		case 126u: goto tr35;
	}
	if ( (*p) < 35u ) {
		if ( 9u <= (*p) && (*p) <= 12u )
			goto st23;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr35;
		} else if ( (*p) >= 61u )
			goto tr35;
	} else
		goto tr35;
	goto st0;
st23:
	if ( ++p == pe )
		goto _test_eof23;
	URIC_FALLTHROUGH;
case 23:
	switch( (*p) ) {
		case 10u: goto tr33;
		case 13u: goto tr34;
		case 32u: goto st23;
		case 33u: goto tr35;
		case 62u: goto tr36;
		case 91u: goto tr35;
		case 93u: goto tr35;
		case 95u: goto tr35;
		case 126u: goto tr35;
	}
	if ( (*p) < 61u ) {
		if ( (*p) > 12u ) {
			if ( 35u <= (*p) && (*p) <= 59u )
				goto tr35;
		} else if ( (*p) >= 9u )
			goto st23;
	} else if ( (*p) > 64u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr37;
		} else if ( (*p) >= 65u )
			goto tr37;
	} else
		goto tr35;
	goto st0;
tr33:
	{ hyphen = d->end > 0 && begin[d->end - 1] == '-'; }
	goto st24;
st24:
	if ( ++p == pe )
		goto _test_eof24;
	URIC_FALLTHROUGH;
case 24:
	switch( (*p) ) {
		case 9u: goto st24;
		case 32u: goto st24;
		case 33u: goto tr35;
		case 62u: goto tr36;
		case 91u: goto tr35;
		case 93u: goto tr35;
		case 95u: goto tr35;
		case 126u: goto tr35;
	}
	if ( (*p) < 61u ) {
		if ( (*p) > 12u ) {
			if ( 35u <= (*p) && (*p) <= 59u )
				goto tr35;
		} else if ( (*p) >= 11u )
			goto st24;
	} else if ( (*p) > 64u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr37;
		} else if ( (*p) >= 65u )
			goto tr37;
	} else
		goto tr35;
	goto st0;
tr36:
	{
        d->closed = 1;
        {p++; cs = 37; goto _out;}
    }
	goto st37;
st37:
	if ( ++p == pe )
		goto _test_eof37;
	URIC_FALLTHROUGH;
case 37:
	goto st0;
tr37:
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st25;
st25:
	if ( ++p == pe )
		goto _test_eof25;
	URIC_FALLTHROUGH;
case 25:
	switch( (*p) ) {
		case 10u: goto tr33;
		case 13u: goto tr34;
		case 32u: goto st23;
		case 33u: goto tr35;
		case 43u: goto tr37;
		case 47u: goto tr35;
		case 58u: goto tr39;
		case 59u: goto tr35;
		case 62u: goto tr36;
		case 91u: goto tr35;
		case 93u: goto tr35;
		case 95u: goto tr35;
		case 126u: goto tr35;
	}
	if ( (*p) < 45u ) {
		if ( (*p) > 12u ) {
			if ( 35u <= (*p) && (*p) <= 44u )
				goto tr35;
		} else if ( (*p) >= 9u )
			goto st23;
	} else if ( (*p) > 57u ) {
		if ( (*p) < 65u ) {
			if ( 61u <= (*p) && (*p) <= 64u )
				goto tr35;
		} else if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr37;
		} else
			goto tr37;
	} else
		goto tr37;
	goto st0;
tr34:
	{ hyphen = d->end > 0 && begin[d->end - 1] == '-'; }
	goto st26;
st26:
	if ( ++p == pe )
		goto _test_eof26;
	URIC_FALLTHROUGH;
case 26:
	switch( (*p) ) {
		case 10u: goto tr33;
		case 32u: goto st24;
		case 33u: goto tr35;
		case 62u: goto tr36;
		case 91u: goto tr35;
		case 93u: goto tr35;
		case 95u: goto tr35;
		case 126u: goto tr35;
	}
	if ( (*p) < 61u ) {
		if ( (*p) > 12u ) {
			if ( 35u <= (*p) && (*p) <= 59u )
				goto tr35;
		} else if ( (*p) >= 9u )
			goto st24;
	} else if ( (*p) > 64u ) {
		if ( (*p) > 90u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr37;
		} else if ( (*p) >= 65u )
			goto tr37;
	} else
		goto tr35;
	goto st0;
tr39:
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st27;
st27:
	if ( ++p == pe )
		goto _test_eof27;
	URIC_FALLTHROUGH;
case 27:
	switch( (*p) ) {
		case 10u: goto tr33;
		case 13u: goto tr34;
		case 32u: goto st23;
		case 33u: goto tr35;
		case 47u: goto tr40;
		case 62u: goto tr36;
		case 93u: goto tr35;
		case 95u: goto tr35;
		case 126u: goto tr35;
	}
	if ( (*p) < 35u ) {
		if ( 9u <= (*p) && (*p) <= 12u )
			goto st23;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr35;
		} else if ( (*p) >= 61u )
			goto tr35;
	} else
		goto tr35;
	goto st0;
tr40:
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st28;
st28:
	if ( ++p == pe )
		goto _test_eof28;
	URIC_FALLTHROUGH;
case 28:
	switch( (*p) ) {
		case 10u: goto tr33;
		case 13u: goto tr34;
		case 32u: goto st23;
		case 33u: goto tr35;
		case 62u: goto tr36;
		case 93u: goto tr35;
		case 95u: goto tr35;
		case 126u: goto tr35;
	}
	if ( (*p) < 48u ) {
		if ( (*p) > 12u ) {
			if ( 35u <= (*p) && (*p) <= 46u )
				goto tr35;
		} else if ( (*p) >= 9u )
			goto st23;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr35;
		} else if ( (*p) >= 61u )
			goto tr35;
	} else
		goto tr35;
	goto st0;
tr30:
	{
        d->begin = (size_t)(p - begin);
        d->pieces = 1;
    }
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st29;
st29:
	if ( ++p == pe )
		goto _test_eof29;
	URIC_FALLTHROUGH;
case 29:
	switch( (*p) ) {
		case 10u: goto tr33;
		case 13u: goto tr34;
		case 32u: goto st23;
		case 33u: goto tr35;
		case 62u: goto tr36;
		case 82u: goto tr41;
		case 93u: goto tr35;
		case 95u: goto tr35;
		case 114u: goto tr41;
		case 126u: goto tr35;
	}
	if ( (*p) < 35u ) {
		if ( 9u <= (*p) && (*p) <= 12u )
			goto st23;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr35;
		} else if ( (*p) >= 61u )
			goto tr35;
	} else
		goto tr35;
	goto st0;
tr41:
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st30;
st30:
	if ( ++p == pe )
		goto _test_eof30;
	URIC_FALLTHROUGH;
case 30:
	switch( (*p) ) {
		case 10u: goto tr33;
		case 13u: goto tr34;
		case 32u: goto st23;
		case 33u: goto tr35;
		case 62u: goto tr36;
		case 76u: goto tr42;
		case 93u: goto tr35;
		case 95u: goto tr35;
		case 108u: goto tr42;
		case 126u: goto tr35;
	}
	if ( (*p) < 35u ) {
		if ( 9u <= (*p) && (*p) <= 12u )
			goto st23;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr35;
		} else if ( (*p) >= 61u )
			goto tr35;
	} else
		goto tr35;
	goto st0;
tr42:
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st31;
st31:
	if ( ++p == pe )
		goto _test_eof31;
	URIC_FALLTHROUGH;
case 31:
	switch( (*p) ) {
		case 10u: goto tr33;
		case 13u: goto tr34;
		case 32u: goto st23;
		case 33u: goto tr35;
		case 58u: goto tr43;
		case 62u: goto tr36;
		case 93u: goto tr35;
		case 95u: goto tr35;
		case 126u: goto tr35;
	}
	if ( (*p) < 35u ) {
		if ( 9u <= (*p) && (*p) <= 12u )
			goto st23;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr35;
		} else if ( (*p) >= 61u )
			goto tr35;
	} else
		goto tr35;
	goto st0;
tr43:
	{ d->prefixed = 1; }
	{
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
	goto st32;
st32:
	if ( ++p == pe )
		goto _test_eof32;
	URIC_FALLTHROUGH;
case 32:
	switch( (*p) ) {
		case 10u: goto tr45;
		case 13u: goto tr46;
		case 32u: goto st32;
		case 33u: goto tr29;
		case 62u: goto tr36;
		case 93u: goto tr29;
		case 95u: goto tr29;
		case 126u: goto tr29;
	}
	if ( (*p) < 35u ) {
		if ( 9u <= (*p) && (*p) <= 12u )
			goto st32;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr29;
		} else if ( (*p) >= 61u )
			goto tr29;
	} else
		goto tr29;
	goto st0;
tr45:
	{ hyphen = d->end > 0 && begin[d->end - 1] == '-'; }
	goto st33;
st33:
	if ( ++p == pe )
		goto _test_eof33;
	URIC_FALLTHROUGH;
case 33:
	switch( (*p) ) {
		case 9u: goto st33;
		case 32u: goto st33;
		case 33u: goto tr29;
		case 62u: goto tr36;
		case 93u: goto tr29;
		case 95u: goto tr29;
		case 126u: goto tr29;
	}
	if ( (*p) < 35u ) {
		if ( 11u <= (*p) && (*p) <= 12u )
			goto st33;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr29;
		} else if ( (*p) >= 61u )
			goto tr29;
	} else
		goto tr29;
	goto st0;
tr46:
	{ hyphen = d->end > 0 && begin[d->end - 1] == '-'; }
	goto st34;
st34:
	if ( ++p == pe )
		goto _test_eof34;
	URIC_FALLTHROUGH;
case 34:
	switch( (*p) ) {
		case 10u: goto tr45;
		case 32u: goto st33;
		case 33u: goto tr29;
		case 62u: goto tr36;
		case 93u: goto tr29;
		case 95u: goto tr29;
		case 126u: goto tr29;
	}
	if ( (*p) < 35u ) {
		if ( 9u <= (*p) && (*p) <= 12u )
			goto st33;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr29;
		} else if ( (*p) >= 61u )
			goto tr29;
	} else
		goto tr29;
	goto st0;
tr28:
	{ hyphen = d->end > 0 && begin[d->end - 1] == '-'; }
	goto st35;
st35:
	if ( ++p == pe )
		goto _test_eof35;
	URIC_FALLTHROUGH;
case 35:
	switch( (*p) ) {
		case 10u: goto tr27;
		case 32u: goto st21;
		case 33u: goto tr29;
		case 61u: goto tr29;
		case 85u: goto tr30;
		case 93u: goto tr29;
		case 95u: goto tr29;
		case 117u: goto tr30;
		case 126u: goto tr29;
	}
	if ( (*p) < 35u ) {
		if ( 9u <= (*p) && (*p) <= 12u )
			goto st21;
	} else if ( (*p) > 59u ) {
		if ( (*p) > 91u ) {
			if ( 97u <= (*p) && (*p) <= 122u )
				goto tr29;
		} else if ( (*p) >= 63u )
			goto tr29;
	} else
		goto tr29;
	goto st0;
	}
	_test_eof1: cs = 1; goto _test_eof;
	_test_eof2: cs = 2; goto _test_eof;
	_test_eof3: cs = 3; goto _test_eof;
	_test_eof4: cs = 4; goto _test_eof;
	_test_eof5: cs = 5; goto _test_eof;
	_test_eof36: cs = 36; goto _test_eof;
	_test_eof6: cs = 6; goto _test_eof;
	_test_eof7: cs = 7; goto _test_eof;
	_test_eof8: cs = 8; goto _test_eof;
	_test_eof9: cs = 9; goto _test_eof;
	_test_eof10: cs = 10; goto _test_eof;
	_test_eof11: cs = 11; goto _test_eof;
	_test_eof12: cs = 12; goto _test_eof;
	_test_eof13: cs = 13; goto _test_eof;
	_test_eof14: cs = 14; goto _test_eof;
	_test_eof15: cs = 15; goto _test_eof;
	_test_eof16: cs = 16; goto _test_eof;
	_test_eof17: cs = 17; goto _test_eof;
	_test_eof18: cs = 18; goto _test_eof;
	_test_eof19: cs = 19; goto _test_eof;
	_test_eof20: cs = 20; goto _test_eof;
	_test_eof21: cs = 21; goto _test_eof;
	_test_eof22: cs = 22; goto _test_eof;
	_test_eof23: cs = 23; goto _test_eof;
	_test_eof24: cs = 24; goto _test_eof;
	_test_eof37: cs = 37; goto _test_eof;
	_test_eof25: cs = 25; goto _test_eof;
	_test_eof26: cs = 26; goto _test_eof;
	_test_eof27: cs = 27; goto _test_eof;
	_test_eof28: cs = 28; goto _test_eof;
	_test_eof29: cs = 29; goto _test_eof;
	_test_eof30: cs = 30; goto _test_eof;
	_test_eof31: cs = 31; goto _test_eof;
	_test_eof32: cs = 32; goto _test_eof;
	_test_eof33: cs = 33; goto _test_eof;
	_test_eof34: cs = 34; goto _test_eof;
	_test_eof35: cs = 35; goto _test_eof;

	_test_eof: {}
	_out: {}
	}

    return (size_t)(p - begin);
}

/* Generated from grammar/find_shape.rl by ragel 6.10 -T0; do not edit. */
/* What is no sentence's "data: x" or "tel: none": URIs without an authority that are
 * found without delimiters, each as its specification says, as far as tells it from
 * words; and hosts that stand for a URI (RFC 3986, 4.5). */

static const short _find_shape_key_offsets[] = {
	0, 0, 4, 6, 8, 9, 15, 23,
	29, 31, 33, 35, 53, 55, 57, 58,
	60, 62, 64, 66, 68, 70, 71, 87,
	102, 118, 134, 150, 167, 169, 171, 172,
	175, 177, 181, 184, 186, 188, 190, 193,
	197, 201, 203, 205, 207, 208, 209, 209,
	211, 213, 215, 216, 218, 220, 222, 224,
	225, 231, 243, 254, 258, 260, 263, 265,
	266, 273, 279, 285, 291, 293, 295, 297,
	299, 300, 306, 313, 320, 327, 334, 341,
	348, 355, 362, 369, 376, 383, 390, 397,
	404, 411, 418, 425, 432, 439, 446, 453,
	460, 467, 474, 481, 488, 495, 502, 509,
	516, 522, 523, 530, 538, 546, 554, 562,
	570, 578, 586, 594, 602, 610, 618, 626,
	634, 642, 650, 658, 666, 674, 682, 690,
	698, 706, 714, 722, 730, 738, 746, 754,
	762, 764, 766, 768, 779, 779, 789, 794,
	794, 799, 803, 815
};

static const unsigned char _find_shape_trans_keys[] = {
	70u, 87u, 102u, 119u, 84u, 116u, 80u, 112u,
	46u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	46u, 48u, 57u, 65u, 90u, 97u, 122u, 48u,
	57u, 65u, 90u, 97u, 122u, 48u, 57u, 87u,
	119u, 87u, 119u, 67u, 68u, 71u, 77u, 78u,
	83u, 84u, 85u, 88u, 99u, 100u, 103u, 109u,
	110u, 115u, 116u, 117u, 120u, 73u, 105u, 68u,
	100u, 58u, 63u, 64u, 63u, 64u, 63u, 64u,
	65u, 97u, 84u, 116u, 65u, 97u, 58u, 33u,
	44u, 59u, 126u, 35u, 39u, 42u, 46u, 48u,
	57u, 65u, 90u, 94u, 95u, 97u, 122u, 33u,
	47u, 126u, 35u, 39u, 42u, 43u, 45u, 57u,
	65u, 90u, 94u, 95u, 97u, 122u, 33u, 126u,
	35u, 39u, 42u, 43u, 45u, 46u, 48u, 57u,
	65u, 90u, 94u, 95u, 97u, 122u, 33u, 44u,
	59u, 126u, 35u, 39u, 42u, 46u, 48u, 57u,
	65u, 90u, 94u, 95u, 97u, 122u, 33u, 126u,
	35u, 39u, 42u, 43u, 45u, 46u, 48u, 57u,
	65u, 90u, 94u, 95u, 97u, 122u, 33u, 44u,
	59u, 61u, 126u, 35u, 39u, 42u, 46u, 48u,
	57u, 65u, 90u, 94u, 95u, 97u, 122u, 69u,
	101u, 79u, 111u, 58u, 45u, 48u, 57u, 48u,
	57u, 44u, 46u, 48u, 57u, 45u, 48u, 57u,
	48u, 57u, 48u, 57u, 48u, 57u, 44u, 48u,
	57u, 65u, 73u, 97u, 105u, 71u, 73u, 103u,
	105u, 78u, 110u, 69u, 101u, 84u, 116u, 58u,
	63u, 76u, 108u, 84u, 116u, 79u, 111u, 58u,
	63u, 64u, 69u, 101u, 87u, 119u, 83u, 115u,
	58u, 63u, 64u, 65u, 90u, 97u, 122u, 43u,
	45u, 46u, 63u, 64u, 95u, 48u, 57u, 65u,
	90u, 97u, 122u, 43u, 45u, 63u, 64u, 95u,
	48u, 57u, 65u, 90u, 97u, 122u, 73u, 77u,
	105u, 109u, 80u, 112u, 58u, 83u, 115u, 83u,
	115u, 58u, 43u, 40u, 41u, 45u, 46u, 48u,
	57u, 40u, 41u, 45u, 46u, 48u, 57u, 40u,
	41u, 45u, 46u, 48u, 57u, 40u, 41u, 45u,
	46u, 48u, 57u, 69u, 101u, 76u, 108u, 82u,
	114u, 78u, 110u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 48u, 57u, 65u, 90u,
	97u, 122u, 58u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 77u, 109u, 80u, 112u, 80u, 112u,
	35u, 46u, 47u, 58u, 63u, 45u, 57u, 65u,
	90u, 97u, 122u, 35u, 47u, 58u, 63u, 48u,
	57u, 65u, 90u, 97u, 122u, 35u, 47u, 63u,
	48u, 57u, 44u, 46u, 59u, 48u, 57u, 44u,
	59u, 48u, 57u, 43u, 45u, 46u, 63u, 64u,
	95u, 48u, 57u, 65u, 90u, 97u, 122u, 44u,
	59u, 63u, 40u, 41u, 45u, 46u, 48u, 57u,
	0
};

static const char _find_shape_single_lengths[] = {
	0, 4, 2, 2, 1, 0, 2, 0,
	0, 2, 2, 18, 2, 2, 1, 0,
	2, 0, 2, 2, 2, 1, 4, 3,
	2, 4, 2, 5, 2, 2, 1, 1,
	0, 2, 1, 0, 0, 0, 1, 4,
	4, 2, 2, 2, 1, 1, 0, 2,
	2, 2, 1, 2, 2, 2, 2, 1,
	0, 6, 5, 4, 2, 3, 2, 1,
	1, 0, 0, 0, 2, 2, 2, 2,
	1, 0, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	0, 1, 1, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 5, 0, 4, 3, 0,
	3, 2, 6, 3
};

static const char _find_shape_range_lengths[] = {
	0, 0, 0, 0, 0, 3, 3, 3,
	1, 0, 0, 0, 0, 0, 0, 1,
	0, 1, 0, 0, 0, 0, 6, 6,
	7, 6, 7, 6, 0, 0, 0, 1,
	1, 1, 1, 1, 1, 1, 1, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	3, 3, 3, 0, 0, 0, 0, 0,
	3, 3, 3, 3, 0, 0, 0, 0,
	0, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 0, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	0, 0, 0, 3, 0, 3, 1, 0,
	1, 1, 3, 3
};

static const short _find_shape_index_offsets[] = {
	0, 0, 5, 8, 11, 13, 17, 23,
	27, 29, 32, 35, 54, 57, 60, 62,
	64, 67, 69, 72, 75, 78, 80, 91,
	101, 111, 122, 132, 144, 147, 150, 152,
	155, 157, 161, 164, 166, 168, 170, 173,
	178, 183, 186, 189, 192, 194, 196, 197,
	200, 203, 206, 208, 211, 214, 217, 220,
	222, 226, 236, 245, 250, 253, 257, 260,
	262, 267, 271, 275, 279, 282, 285, 288,
	291, 293, 297, 302, 307, 312, 317, 322,
	327, 332, 337, 342, 347, 352, 357, 362,
	367, 372, 377, 382, 387, 392, 397, 402,
	407, 412, 417, 422, 427, 432, 437, 442,
	447, 451, 453, 458, 464, 470, 476, 482,
	488, 494, 500, 506, 512, 518, 524, 530,
	536, 542, 548, 554, 560, 566, 572, 578,
	584, 590, 596, 602, 608, 614, 620, 626,
	632, 635, 638, 641, 650, 651, 659, 664,
	665, 670, 674, 684
};

static const unsigned char _find_shape_trans_targs[] = {
	2, 9, 2, 9, 0, 3, 3, 0,
	4, 4, 0, 5, 0, 6, 6, 6,
	0, 6, 7, 6, 6, 6, 0, 139,
	139, 139, 0, 142, 0, 10, 10, 0,
	4, 4, 0, 12, 18, 28, 39, 52,
	59, 68, 70, 136, 12, 18, 28, 39,
	52, 59, 68, 70, 136, 0, 13, 13,
	0, 14, 14, 0, 15, 0, 0, 16,
	0, 17, 16, 0, 143, 19, 19, 0,
	20, 20, 0, 21, 21, 0, 22, 0,
	23, 143, 26, 23, 23, 23, 23, 23,
	23, 23, 0, 23, 24, 23, 23, 23,
	23, 23, 23, 23, 0, 25, 25, 25,
	25, 25, 25, 25, 25, 25, 0, 25,
	143, 26, 25, 25, 25, 25, 25, 25,
	25, 0, 27, 27, 27, 27, 27, 27,
	27, 27, 27, 0, 27, 143, 26, 24,
	27, 27, 27, 27, 27, 27, 27, 0,
	29, 29, 0, 30, 30, 0, 31, 0,
	32, 33, 0, 33, 0, 34, 37, 33,
	0, 35, 144, 0, 144, 0, 145, 0,
	38, 0, 34, 38, 0, 40, 13, 40,
	13, 0, 41, 47, 41, 47, 0, 42,
	42, 0, 43, 43, 0, 44, 44, 0,
	45, 0, 46, 0, 143, 48, 48, 0,
	49, 49, 0, 50, 50, 0, 51, 0,
	46, 0, 16, 53, 53, 0, 54, 54,
	0, 55, 55, 0, 56, 0, 0, 57,
	57, 16, 57, 57, 58, 0, 17, 57,
	57, 57, 57, 16, 146, 146, 0, 17,
	146, 146, 146, 146, 16, 60, 62, 60,
	62, 0, 61, 61, 0, 15, 14, 14,
	0, 63, 63, 0, 64, 0, 65, 65,
	65, 66, 0, 65, 65, 66, 0, 66,
	66, 67, 0, 67, 67, 147, 0, 69,
	69, 0, 63, 63, 0, 71, 71, 0,
	72, 72, 0, 73, 0, 74, 74, 74,
	0, 75, 135, 135, 135, 0, 76, 134,
	134, 134, 0, 77, 133, 133, 133, 0,
	78, 132, 132, 132, 0, 79, 131, 131,
	131, 0, 80, 130, 130, 130, 0, 81,
	129, 129, 129, 0, 82, 128, 128, 128,
	0, 83, 127, 127, 127, 0, 84, 126,
	126, 126, 0, 85, 125, 125, 125, 0,
	86, 124, 124, 124, 0, 87, 123, 123,
	123, 0, 88, 122, 122, 122, 0, 89,
	121, 121, 121, 0, 90, 120, 120, 120,
	0, 91, 119, 119, 119, 0, 92, 118,
	118, 118, 0, 93, 117, 117, 117, 0,
	94, 116, 116, 116, 0, 95, 115, 115,
	115, 0, 96, 114, 114, 114, 0, 97,
	113, 113, 113, 0, 98, 112, 112, 112,
	0, 99, 111, 111, 111, 0, 100, 110,
	110, 110, 0, 101, 109, 109, 109, 0,
	102, 108, 108, 108, 0, 103, 107, 107,
	107, 0, 104, 106, 106, 106, 0, 105,
	105, 105, 0, 46, 0, 46, 105, 105,
	105, 0, 104, 46, 106, 106, 106, 0,
	103, 46, 107, 107, 107, 0, 102, 46,
	108, 108, 108, 0, 101, 46, 109, 109,
	109, 0, 100, 46, 110, 110, 110, 0,
	99, 46, 111, 111, 111, 0, 98, 46,
	112, 112, 112, 0, 97, 46, 113, 113,
	113, 0, 96, 46, 114, 114, 114, 0,
	95, 46, 115, 115, 115, 0, 94, 46,
	116, 116, 116, 0, 93, 46, 117, 117,
	117, 0, 92, 46, 118, 118, 118, 0,
	91, 46, 119, 119, 119, 0, 90, 46,
	120, 120, 120, 0, 89, 46, 121, 121,
	121, 0, 88, 46, 122, 122, 122, 0,
	87, 46, 123, 123, 123, 0, 86, 46,
	124, 124, 124, 0, 85, 46, 125, 125,
	125, 0, 84, 46, 126, 126, 126, 0,
	83, 46, 127, 127, 127, 0, 82, 46,
	128, 128, 128, 0, 81, 46, 129, 129,
	129, 0, 80, 46, 130, 130, 130, 0,
	79, 46, 131, 131, 131, 0, 78, 46,
	132, 132, 132, 0, 77, 46, 133, 133,
	133, 0, 76, 46, 134, 134, 134, 0,
	137, 137, 0, 138, 138, 0, 14, 14,
	0, 140, 141, 140, 8, 140, 139, 139,
	139, 0, 140, 140, 140, 8, 140, 139,
	139, 139, 0, 140, 140, 140, 142, 0,
	143, 143, 36, 143, 144, 0, 143, 143,
	145, 0, 146, 146, 58, 0, 17, 146,
	146, 146, 146, 16, 143, 143, 143, 147,
	147, 147, 0, 0
};

enum { find_shape_first_final = 139 };

enum { find_shape_en_scheme_led = 11 };
enum { find_shape_en_suffix = 1 };

int uric_find_shape_begin(int is_suffix)
{
    if (is_suffix)
        return find_shape_en_suffix;
    return find_shape_en_scheme_led;
}

int uric_find_shape(int cs, const char *s, size_t n)
{
    const unsigned char *p = (const unsigned char *)s;
    const unsigned char *const pe = p + n;

	{
	int _klen;
	unsigned int _trans;
	const unsigned char *_keys;

	if ( p == pe )
		goto _test_eof;
	if ( cs == 0 )
		goto _out;
_resume:
	_keys = _find_shape_trans_keys + _find_shape_key_offsets[cs];
	_trans = (unsigned int)_find_shape_index_offsets[cs];

	_klen = _find_shape_single_lengths[cs];
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

	_klen = _find_shape_range_lengths[cs];
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
	cs = _find_shape_trans_targs[_trans];

	if ( cs == 0 )
		goto _out;
	if ( ++p != pe )
		goto _resume;
	_test_eof: {}
	_out: {}
	}

    return cs;
}

int uric_find_shape_final(int cs)
{
    return cs >= find_shape_first_final;
}

/* Generated from grammar/find_html.rl by ragel 6.10 -T0; do not edit. */
/* The attributes of HTML that hold references, from behind a "<" to where text goes on,
 * in pieces. */

static const char _find_html_actions[] = {
	0, 1, 0, 1, 3, 2, 1, 2,
	3, 0, 1, 2, 3, 1, 2, 3

};

static const short _find_html_key_offsets[] = {
	0, 0, 11, 13, 14, 15, 16, 17,
	19, 26, 40, 48, 62, 70, 76, 77,
	78, 88, 98, 108, 118, 128, 136, 150,
	158, 164, 165, 166, 167, 168, 178, 188,
	198, 208, 218, 229, 238, 247, 256, 265,
	272, 286, 294, 308, 316, 322, 323, 325,
	328, 331, 334, 337, 340, 343, 344, 345,
	355, 365, 375, 385, 395, 403, 417, 425,
	431, 432, 433, 434, 435, 445, 455, 465,
	475, 485, 494, 503, 512, 519, 533, 541,
	555, 563, 569, 570, 572, 575, 578, 581,
	584, 587, 588, 589, 599, 609, 619, 629,
	639, 647, 661, 669, 675, 676, 677, 678,
	679, 689, 699, 709, 719, 729, 740, 749,
	758, 767, 776, 785, 794, 801, 815, 823,
	837, 845, 851, 852, 854, 857, 860, 863,
	866, 869, 872, 875, 878, 879, 880, 890,
	900, 910, 920, 930, 938, 952, 960, 966,
	967, 968, 969, 970, 980, 990, 1000, 1010,
	1020, 1029, 1038, 1047, 1054, 1068, 1076, 1090,
	1098, 1104, 1105, 1107, 1110, 1113, 1116, 1119,
	1122, 1123, 1124, 1134, 1144, 1154, 1164, 1174,
	1182, 1196, 1204, 1210, 1211, 1212, 1213, 1214,
	1224, 1234, 1244, 1254, 1264
};

static const unsigned char _find_html_trans_keys[] = {
	33u, 47u, 63u, 83u, 84u, 115u, 116u, 65u,
	90u, 97u, 122u, 45u, 62u, 62u, 45u, 45u,
	45u, 45u, 62u, 32u, 47u, 62u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 65u, 72u,
	83u, 97u, 104u, 115u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 65u, 72u, 83u, 97u,
	104u, 115u, 9u, 10u, 12u, 13u, 32u, 34u,
	39u, 62u, 9u, 10u, 12u, 13u, 32u, 62u,
	9u, 10u, 12u, 13u, 34u, 39u, 32u, 47u,
	61u, 62u, 67u, 99u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 84u, 116u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 73u, 105u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	79u, 111u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 78u, 110u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 65u, 72u, 83u, 97u,
	104u, 115u, 9u, 10u, 12u, 13u, 32u, 34u,
	39u, 62u, 9u, 10u, 12u, 13u, 32u, 62u,
	9u, 10u, 12u, 13u, 34u, 34u, 39u, 39u,
	32u, 47u, 61u, 62u, 82u, 114u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 69u, 101u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	70u, 102u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 82u, 114u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 67u, 99u, 9u, 10u,
	12u, 13u, 32u, 47u, 62u, 67u, 84u, 99u,
	116u, 9u, 10u, 12u, 13u, 32u, 47u, 62u,
	82u, 114u, 9u, 10u, 12u, 13u, 32u, 47u,
	62u, 73u, 105u, 9u, 10u, 12u, 13u, 32u,
	47u, 62u, 80u, 112u, 9u, 10u, 12u, 13u,
	32u, 47u, 62u, 84u, 116u, 9u, 10u, 12u,
	13u, 32u, 47u, 62u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 65u, 72u, 83u, 97u,
	104u, 115u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 65u, 72u, 83u, 97u, 104u, 115u,
	9u, 10u, 12u, 13u, 32u, 34u, 39u, 62u,
	9u, 10u, 12u, 13u, 32u, 62u, 9u, 10u,
	12u, 13u, 60u, 47u, 60u, 60u, 83u, 115u,
	60u, 67u, 99u, 60u, 82u, 114u, 60u, 73u,
	105u, 60u, 80u, 112u, 60u, 84u, 116u, 34u,
	39u, 32u, 47u, 61u, 62u, 67u, 99u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 84u,
	116u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 73u, 105u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 79u, 111u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 78u, 110u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 65u,
	72u, 83u, 97u, 104u, 115u, 9u, 10u, 12u,
	13u, 32u, 34u, 39u, 62u, 9u, 10u, 12u,
	13u, 32u, 62u, 9u, 10u, 12u, 13u, 34u,
	34u, 39u, 39u, 32u, 47u, 61u, 62u, 82u,
	114u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 69u, 101u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 70u, 102u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 82u, 114u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 67u,
	99u, 9u, 10u, 12u, 13u, 32u, 47u, 62u,
	89u, 121u, 9u, 10u, 12u, 13u, 32u, 47u,
	62u, 76u, 108u, 9u, 10u, 12u, 13u, 32u,
	47u, 62u, 69u, 101u, 9u, 10u, 12u, 13u,
	32u, 47u, 62u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 65u, 72u, 83u, 97u, 104u,
	115u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 65u, 72u, 83u, 97u, 104u, 115u, 9u,
	10u, 12u, 13u, 32u, 34u, 39u, 62u, 9u,
	10u, 12u, 13u, 32u, 62u, 9u, 10u, 12u,
	13u, 60u, 47u, 60u, 60u, 83u, 115u, 60u,
	84u, 116u, 60u, 89u, 121u, 60u, 76u, 108u,
	60u, 69u, 101u, 34u, 39u, 32u, 47u, 61u,
	62u, 67u, 99u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 84u, 116u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 73u, 105u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 79u,
	111u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 78u, 110u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 65u, 72u, 83u, 97u, 104u,
	115u, 9u, 10u, 12u, 13u, 32u, 34u, 39u,
	62u, 9u, 10u, 12u, 13u, 32u, 62u, 9u,
	10u, 12u, 13u, 34u, 34u, 39u, 39u, 32u,
	47u, 61u, 62u, 82u, 114u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 69u, 101u, 9u,
	10u, 12u, 13u, 32u, 47u, 61u, 62u, 70u,
	102u, 9u, 10u, 12u, 13u, 32u, 47u, 61u,
	62u, 82u, 114u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 67u, 99u, 9u, 10u, 12u,
	13u, 32u, 47u, 62u, 69u, 73u, 101u, 105u,
	9u, 10u, 12u, 13u, 32u, 47u, 62u, 88u,
	120u, 9u, 10u, 12u, 13u, 32u, 47u, 62u,
	84u, 116u, 9u, 10u, 12u, 13u, 32u, 47u,
	62u, 65u, 97u, 9u, 10u, 12u, 13u, 32u,
	47u, 62u, 82u, 114u, 9u, 10u, 12u, 13u,
	32u, 47u, 62u, 69u, 101u, 9u, 10u, 12u,
	13u, 32u, 47u, 62u, 65u, 97u, 9u, 10u,
	12u, 13u, 32u, 47u, 62u, 9u, 10u, 12u,
	13u, 32u, 47u, 61u, 62u, 65u, 72u, 83u,
	97u, 104u, 115u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 9u, 10u, 12u, 13u, 32u,
	47u, 61u, 62u, 65u, 72u, 83u, 97u, 104u,
	115u, 9u, 10u, 12u, 13u, 32u, 34u, 39u,
	62u, 9u, 10u, 12u, 13u, 32u, 62u, 9u,
	10u, 12u, 13u, 60u, 47u, 60u, 60u, 84u,
	116u, 60u, 69u, 101u, 60u, 88u, 120u, 60u,
	84u, 116u, 60u, 65u, 97u, 60u, 82u, 114u,
	60u, 69u, 101u, 60u, 65u, 97u, 34u, 39u,
	32u, 47u, 61u, 62u, 67u, 99u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 84u, 116u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	73u, 105u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 79u, 111u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 78u, 110u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 65u, 72u,
	83u, 97u, 104u, 115u, 9u, 10u, 12u, 13u,
	32u, 34u, 39u, 62u, 9u, 10u, 12u, 13u,
	32u, 62u, 9u, 10u, 12u, 13u, 34u, 34u,
	39u, 39u, 32u, 47u, 61u, 62u, 82u, 114u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	69u, 101u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 70u, 102u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 82u, 114u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 67u, 99u,
	9u, 10u, 12u, 13u, 32u, 47u, 62u, 84u,
	116u, 9u, 10u, 12u, 13u, 32u, 47u, 62u,
	76u, 108u, 9u, 10u, 12u, 13u, 32u, 47u,
	62u, 69u, 101u, 9u, 10u, 12u, 13u, 32u,
	47u, 62u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 65u, 72u, 83u, 97u, 104u, 115u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	65u, 72u, 83u, 97u, 104u, 115u, 9u, 10u,
	12u, 13u, 32u, 34u, 39u, 62u, 9u, 10u,
	12u, 13u, 32u, 62u, 9u, 10u, 12u, 13u,
	60u, 47u, 60u, 60u, 84u, 116u, 60u, 73u,
	105u, 60u, 84u, 116u, 60u, 76u, 108u, 60u,
	69u, 101u, 34u, 39u, 32u, 47u, 61u, 62u,
	67u, 99u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 84u, 116u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 73u, 105u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 79u, 111u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	78u, 110u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 65u, 72u, 83u, 97u, 104u, 115u,
	9u, 10u, 12u, 13u, 32u, 34u, 39u, 62u,
	9u, 10u, 12u, 13u, 32u, 62u, 9u, 10u,
	12u, 13u, 34u, 34u, 39u, 39u, 32u, 47u,
	61u, 62u, 82u, 114u, 9u, 10u, 12u, 13u,
	32u, 47u, 61u, 62u, 69u, 101u, 9u, 10u,
	12u, 13u, 32u, 47u, 61u, 62u, 70u, 102u,
	9u, 10u, 12u, 13u, 32u, 47u, 61u, 62u,
	82u, 114u, 9u, 10u, 12u, 13u, 32u, 47u,
	61u, 62u, 67u, 99u, 9u, 10u, 12u, 13u,
	0
};

static const char _find_html_single_lengths[] = {
	0, 7, 2, 1, 1, 1, 1, 2,
	3, 10, 4, 10, 4, 2, 1, 1,
	6, 6, 6, 6, 6, 4, 10, 4,
	2, 1, 1, 1, 1, 6, 6, 6,
	6, 6, 7, 5, 5, 5, 5, 3,
	10, 4, 10, 4, 2, 1, 2, 3,
	3, 3, 3, 3, 3, 1, 1, 6,
	6, 6, 6, 6, 4, 10, 4, 2,
	1, 1, 1, 1, 6, 6, 6, 6,
	6, 5, 5, 5, 3, 10, 4, 10,
	4, 2, 1, 2, 3, 3, 3, 3,
	3, 1, 1, 6, 6, 6, 6, 6,
	4, 10, 4, 2, 1, 1, 1, 1,
	6, 6, 6, 6, 6, 7, 5, 5,
	5, 5, 5, 5, 3, 10, 4, 10,
	4, 2, 1, 2, 3, 3, 3, 3,
	3, 3, 3, 3, 1, 1, 6, 6,
	6, 6, 6, 4, 10, 4, 2, 1,
	1, 1, 1, 6, 6, 6, 6, 6,
	5, 5, 5, 3, 10, 4, 10, 4,
	2, 1, 2, 3, 3, 3, 3, 3,
	1, 1, 6, 6, 6, 6, 6, 4,
	10, 4, 2, 1, 1, 1, 1, 6,
	6, 6, 6, 6, 0
};

static const char _find_html_range_lengths[] = {
	0, 2, 0, 0, 0, 0, 0, 0,
	2, 2, 2, 2, 2, 2, 0, 0,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 0, 0, 0, 0, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	0, 0, 0, 0, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 0, 0, 0, 0,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 0,
	0, 0, 0, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 0, 0, 0, 0, 2,
	2, 2, 2, 2, 0
};

static const short _find_html_index_offsets[] = {
	0, 0, 10, 13, 15, 17, 19, 21,
	24, 30, 43, 50, 63, 70, 75, 77,
	79, 88, 97, 106, 115, 124, 131, 144,
	151, 156, 158, 160, 162, 164, 173, 182,
	191, 200, 209, 219, 227, 235, 243, 251,
	257, 270, 277, 290, 297, 302, 304, 307,
	311, 315, 319, 323, 327, 331, 333, 335,
	344, 353, 362, 371, 380, 387, 400, 407,
	412, 414, 416, 418, 420, 429, 438, 447,
	456, 465, 473, 481, 489, 495, 508, 515,
	528, 535, 540, 542, 545, 549, 553, 557,
	561, 565, 567, 569, 578, 587, 596, 605,
	614, 621, 634, 641, 646, 648, 650, 652,
	654, 663, 672, 681, 690, 699, 709, 717,
	725, 733, 741, 749, 757, 763, 776, 783,
	796, 803, 808, 810, 813, 817, 821, 825,
	829, 833, 837, 841, 845, 847, 849, 858,
	867, 876, 885, 894, 901, 914, 921, 926,
	928, 930, 932, 934, 943, 952, 961, 970,
	979, 987, 995, 1003, 1009, 1022, 1029, 1042,
	1049, 1054, 1056, 1059, 1063, 1067, 1071, 1075,
	1079, 1081, 1083, 1092, 1101, 1110, 1119, 1128,
	1135, 1148, 1155, 1160, 1162, 1164, 1166, 1168,
	1177, 1186, 1195, 1204, 1213
};

static const unsigned char _find_html_indicies[] = {
	1, 2, 2, 4, 5, 4, 5, 3,
	3, 0, 6, 0, 2, 0, 2, 7,
	8, 9, 7, 10, 7, 10, 0, 7,
	11, 11, 0, 11, 11, 3, 11, 11,
	8, 0, 13, 14, 15, 13, 14, 15,
	11, 11, 12, 16, 11, 17, 0, 16,
	16, 12, 16, 11, 17, 0, 13, 14,
	15, 13, 14, 15, 16, 16, 12, 17,
	19, 20, 8, 17, 17, 18, 11, 0,
	11, 11, 18, 11, 19, 11, 20, 16,
	11, 17, 0, 21, 21, 16, 16, 12,
	16, 11, 17, 0, 22, 22, 16, 16,
	12, 16, 11, 17, 0, 23, 23, 16,
	16, 12, 16, 11, 17, 0, 24, 24,
	16, 16, 12, 16, 11, 17, 0, 25,
	25, 16, 16, 12, 26, 11, 27, 0,
	26, 26, 12, 26, 11, 27, 0, 13,
	14, 15, 13, 14, 15, 26, 26, 12,
	27, 29, 30, 8, 27, 27, 28, 32,
	33, 32, 32, 31, 35, 34, 32, 36,
	35, 37, 32, 38, 16, 11, 17, 0,
	39, 39, 16, 16, 12, 16, 11, 17,
	0, 40, 40, 16, 16, 12, 16, 11,
	17, 0, 25, 25, 16, 16, 12, 16,
	11, 17, 0, 41, 41, 16, 16, 12,
	16, 11, 17, 0, 25, 25, 16, 16,
	12, 11, 11, 0, 42, 43, 42, 43,
	11, 11, 3, 11, 11, 0, 44, 44,
	11, 11, 3, 11, 11, 0, 45, 45,
	11, 11, 3, 11, 11, 0, 46, 46,
	11, 11, 3, 11, 11, 0, 47, 47,
	11, 11, 3, 48, 48, 49, 48, 48,
	3, 48, 48, 8, 49, 51, 52, 53,
	51, 52, 53, 48, 48, 50, 54, 48,
	55, 49, 54, 54, 50, 54, 48, 55,
	49, 51, 52, 53, 51, 52, 53, 54,
	54, 50, 55, 57, 58, 8, 55, 55,
	56, 48, 49, 48, 48, 56, 59, 49,
	60, 59, 49, 59, 61, 61, 49, 59,
	62, 62, 49, 59, 63, 63, 49, 59,
	64, 64, 49, 59, 65, 65, 49, 59,
	0, 0, 49, 48, 57, 48, 58, 54,
	48, 55, 49, 66, 66, 54, 54, 50,
	54, 48, 55, 49, 67, 67, 54, 54,
	50, 54, 48, 55, 49, 68, 68, 54,
	54, 50, 54, 48, 55, 49, 69, 69,
	54, 54, 50, 54, 48, 55, 49, 70,
	70, 54, 54, 50, 71, 48, 72, 49,
	71, 71, 50, 71, 48, 72, 49, 51,
	52, 53, 51, 52, 53, 71, 71, 50,
	72, 74, 75, 8, 72, 72, 73, 77,
	78, 77, 77, 76, 80, 79, 77, 81,
	80, 82, 77, 83, 54, 48, 55, 49,
	84, 84, 54, 54, 50, 54, 48, 55,
	49, 85, 85, 54, 54, 50, 54, 48,
	55, 49, 70, 70, 54, 54, 50, 54,
	48, 55, 49, 86, 86, 54, 54, 50,
	54, 48, 55, 49, 70, 70, 54, 54,
	50, 11, 11, 0, 87, 87, 11, 11,
	3, 11, 11, 0, 88, 88, 11, 11,
	3, 11, 11, 0, 89, 89, 11, 11,
	3, 90, 90, 91, 90, 90, 3, 90,
	90, 8, 91, 93, 94, 95, 93, 94,
	95, 90, 90, 92, 96, 90, 97, 91,
	96, 96, 92, 96, 90, 97, 91, 93,
	94, 95, 93, 94, 95, 96, 96, 92,
	97, 99, 100, 8, 97, 97, 98, 90,
	91, 90, 90, 98, 101, 91, 102, 101,
	91, 101, 103, 103, 91, 101, 104, 104,
	91, 101, 105, 105, 91, 101, 106, 106,
	91, 101, 0, 0, 91, 90, 99, 90,
	100, 96, 90, 97, 91, 107, 107, 96,
	96, 92, 96, 90, 97, 91, 108, 108,
	96, 96, 92, 96, 90, 97, 91, 109,
	109, 96, 96, 92, 96, 90, 97, 91,
	110, 110, 96, 96, 92, 96, 90, 97,
	91, 111, 111, 96, 96, 92, 112, 90,
	113, 91, 112, 112, 92, 112, 90, 113,
	91, 93, 94, 95, 93, 94, 95, 112,
	112, 92, 113, 115, 116, 8, 113, 113,
	114, 118, 119, 118, 118, 117, 121, 120,
	118, 122, 121, 123, 118, 124, 96, 90,
	97, 91, 125, 125, 96, 96, 92, 96,
	90, 97, 91, 126, 126, 96, 96, 92,
	96, 90, 97, 91, 111, 111, 96, 96,
	92, 96, 90, 97, 91, 127, 127, 96,
	96, 92, 96, 90, 97, 91, 111, 111,
	96, 96, 92, 11, 11, 0, 128, 129,
	128, 129, 11, 11, 3, 11, 11, 0,
	130, 130, 11, 11, 3, 11, 11, 0,
	131, 131, 11, 11, 3, 11, 11, 0,
	132, 132, 11, 11, 3, 11, 11, 0,
	133, 133, 11, 11, 3, 11, 11, 0,
	134, 134, 11, 11, 3, 11, 11, 0,
	135, 135, 11, 11, 3, 136, 136, 137,
	136, 136, 3, 136, 136, 8, 137, 139,
	140, 141, 139, 140, 141, 136, 136, 138,
	142, 136, 143, 137, 142, 142, 138, 142,
	136, 143, 137, 139, 140, 141, 139, 140,
	141, 142, 142, 138, 143, 145, 146, 8,
	143, 143, 144, 136, 137, 136, 136, 144,
	147, 137, 148, 147, 137, 147, 149, 149,
	137, 147, 150, 150, 137, 147, 151, 151,
	137, 147, 152, 152, 137, 147, 153, 153,
	137, 147, 154, 154, 137, 147, 155, 155,
	137, 147, 0, 0, 137, 136, 145, 136,
	146, 142, 136, 143, 137, 156, 156, 142,
	142, 138, 142, 136, 143, 137, 157, 157,
	142, 142, 138, 142, 136, 143, 137, 158,
	158, 142, 142, 138, 142, 136, 143, 137,
	159, 159, 142, 142, 138, 142, 136, 143,
	137, 160, 160, 142, 142, 138, 161, 136,
	162, 137, 161, 161, 138, 161, 136, 162,
	137, 139, 140, 141, 139, 140, 141, 161,
	161, 138, 162, 164, 165, 8, 162, 162,
	163, 167, 168, 167, 167, 166, 170, 169,
	167, 171, 170, 172, 167, 173, 142, 136,
	143, 137, 174, 174, 142, 142, 138, 142,
	136, 143, 137, 175, 175, 142, 142, 138,
	142, 136, 143, 137, 160, 160, 142, 142,
	138, 142, 136, 143, 137, 176, 176, 142,
	142, 138, 142, 136, 143, 137, 160, 160,
	142, 142, 138, 11, 11, 0, 177, 177,
	11, 11, 3, 11, 11, 0, 178, 178,
	11, 11, 3, 11, 11, 0, 179, 179,
	11, 11, 3, 180, 180, 181, 180, 180,
	3, 180, 180, 8, 181, 183, 184, 185,
	183, 184, 185, 180, 180, 182, 186, 180,
	187, 181, 186, 186, 182, 186, 180, 187,
	181, 183, 184, 185, 183, 184, 185, 186,
	186, 182, 187, 189, 190, 8, 187, 187,
	188, 180, 181, 180, 180, 188, 191, 181,
	192, 191, 181, 191, 193, 193, 181, 191,
	194, 194, 181, 191, 195, 195, 181, 191,
	196, 196, 181, 191, 0, 0, 181, 180,
	189, 180, 190, 186, 180, 187, 181, 197,
	197, 186, 186, 182, 186, 180, 187, 181,
	198, 198, 186, 186, 182, 186, 180, 187,
	181, 199, 199, 186, 186, 182, 186, 180,
	187, 181, 200, 200, 186, 186, 182, 186,
	180, 187, 181, 201, 201, 186, 186, 182,
	202, 180, 203, 181, 202, 202, 182, 202,
	180, 203, 181, 183, 184, 185, 183, 184,
	185, 202, 202, 182, 203, 205, 206, 8,
	203, 203, 204, 208, 209, 208, 208, 207,
	211, 210, 208, 212, 211, 213, 208, 214,
	186, 180, 187, 181, 215, 215, 186, 186,
	182, 186, 180, 187, 181, 216, 216, 186,
	186, 182, 186, 180, 187, 181, 201, 201,
	186, 186, 182, 186, 180, 187, 181, 217,
	217, 186, 186, 182, 186, 180, 187, 181,
	201, 201, 186, 186, 182, 8, 0
};

static const unsigned char _find_html_trans_targs[] = {
	188, 2, 3, 8, 34, 109, 4, 5,
	0, 6, 7, 9, 10, 16, 29, 32,
	11, 12, 13, 14, 15, 17, 18, 19,
	20, 21, 22, 23, 24, 25, 27, 24,
	9, 188, 26, 9, 26, 28, 28, 30,
	31, 33, 35, 73, 36, 37, 38, 39,
	40, 45, 41, 55, 68, 71, 42, 43,
	44, 53, 54, 46, 47, 48, 49, 50,
	51, 52, 56, 57, 58, 59, 60, 61,
	62, 63, 64, 66, 63, 40, 45, 65,
	40, 65, 67, 67, 69, 70, 72, 74,
	75, 76, 77, 82, 78, 91, 104, 107,
	79, 80, 81, 89, 90, 83, 84, 85,
	86, 87, 88, 92, 93, 94, 95, 96,
	97, 98, 99, 100, 102, 99, 77, 82,
	101, 77, 101, 103, 103, 105, 106, 108,
	110, 152, 111, 112, 113, 114, 115, 116,
	117, 122, 118, 134, 147, 150, 119, 120,
	121, 132, 133, 123, 124, 125, 126, 127,
	128, 129, 130, 131, 135, 136, 137, 138,
	139, 140, 141, 142, 143, 145, 142, 117,
	122, 144, 117, 144, 146, 146, 148, 149,
	151, 153, 154, 155, 156, 161, 157, 170,
	183, 186, 158, 159, 160, 168, 169, 162,
	163, 164, 165, 166, 167, 171, 172, 173,
	174, 175, 176, 177, 178, 179, 181, 178,
	156, 161, 180, 156, 180, 182, 182, 184,
	185, 187
};

static const char _find_html_trans_actions[] = {
	3, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 1, 0, 0, 0,
	5, 12, 1, 8, 0, 1, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 1, 0, 0, 0, 5, 5, 1,
	8, 0, 1, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 1, 0, 0, 0, 5, 5,
	1, 8, 0, 1, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 1, 0, 0, 0, 5,
	5, 1, 8, 0, 1, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 1, 0, 0, 0,
	5, 5, 1, 8, 0, 1, 0, 0,
	0, 0
};

enum { find_html_start = 1 };
enum { find_html_error = 0 };

int uric_find_tag_begin(void)
{
    return find_html_start;
}

enum uric_tag uric_find_tag(struct uric_tag_state *h, uint64_t base, const char *s,
                            size_t *at, size_t n)
{
    const unsigned char *const begin = (const unsigned char *)s;
    const unsigned char *p = begin + *at;
    const unsigned char *const pe = begin + n;
    enum uric_tag answer = URIC_TAG_MORE;
    int cs = h->state;

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
	_keys = _find_html_trans_keys + _find_html_key_offsets[cs];
	_trans = (unsigned int)_find_html_index_offsets[cs];

	_klen = _find_html_single_lengths[cs];
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

	_klen = _find_html_range_lengths[cs];
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
	_trans = (unsigned int)_find_html_indicies[_trans];
	cs = _find_html_trans_targs[_trans];

	if ( _find_html_trans_actions[_trans] == 0 )
		goto _again;

	_acts = _find_html_actions + _find_html_trans_actions[_trans];
	_nacts = (unsigned int) *_acts++;
	while ( _nacts-- > 0 )
	{
		switch ( *_acts++ )
		{
	case 0:
	{ h->begin = base + (uint64_t)(p - begin); h->in_value = 1; }
	break;
	case 1:
	{ h->end = base + (uint64_t)(p - begin); h->in_value = 0; }
	break;
	case 2:
	{ answer = URIC_TAG_VALUE; {p++; goto _out; } }
	break;
	case 3:
	{ answer = URIC_TAG_LEFT; {p++; goto _out; } }
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

    h->state = cs;
    *at = (size_t)(p - begin);
    return cs == find_html_error ? URIC_TAG_LEFT : answer;
}

/* The bytes at which a search has to look, among all those at which it has not. */

#if !defined(URIC_PORTABLE) && defined(__GNUC__) && __STDC_HOSTED__ &&            \
    defined(__SSE2__)
#include <emmintrin.h>

enum { MARKERS_WIDTH = 64, MARKER_BITS = 1 };

/* Bit i: byte i is one of the three. */
static inline uint64_t marked(const unsigned char *s, unsigned char a,
                              unsigned char b, unsigned char c)
{
    const __m128i of_a = _mm_set1_epi8((char)a), of_b = _mm_set1_epi8((char)b),
                  of_c = _mm_set1_epi8((char)c);
    uint64_t bits = 0;
    int i;

    for (i = 0; i < MARKERS_WIDTH; i += 16) {
        const __m128i bytes = _mm_loadu_si128((const __m128i *)(const void *)(s + i));
        const __m128i equal = _mm_or_si128(
            _mm_or_si128(_mm_cmpeq_epi8(bytes, of_a), _mm_cmpeq_epi8(bytes, of_b)),
            _mm_cmpeq_epi8(bytes, of_c));

        bits |= (uint64_t)(unsigned)_mm_movemask_epi8(equal) << i;
    }
    return bits;
}

#elif !defined(URIC_PORTABLE) && defined(__GNUC__) && __STDC_HOSTED__ &&          \
    defined(__AARCH64EL__) && defined(__ARM_NEON)
#include <arm_neon.h>

enum { MARKERS_WIDTH = 16, MARKER_BITS = 4 };

/* Bits 4 i to 4 i + 3: byte i is one of the three. */
static inline uint64_t marked(const unsigned char *s, unsigned char a,
                              unsigned char b, unsigned char c)
{
    const uint8x16_t bytes = vld1q_u8(s);
    const uint8x16_t equal =
        vorrq_u8(vorrq_u8(vceqq_u8(bytes, vdupq_n_u8(a)),
                          vceqq_u8(bytes, vdupq_n_u8(b))),
                 vceqq_u8(bytes, vdupq_n_u8(c)));

    return vget_lane_u64(
        vreinterpret_u64_u8(vshrn_n_u16(vreinterpretq_u16_u8(equal), 4)), 0);
}

#else

enum { MARKERS_WIDTH = 8, MARKER_BITS = 8 };

/* The high bit of each zero byte, and perhaps of bytes above one. */
static inline uint64_t zeros(uint64_t bytes)
{
    const uint64_t ones = ~(uint64_t)0 / 255;

    return (bytes - ones) & ~bytes & ones << 7;
}

/* Not 0: one of the eight bytes is one of the three. */
static inline uint64_t marked(const unsigned char *s, unsigned char a,
                              unsigned char b, unsigned char c)
{
    const uint64_t ones = ~(uint64_t)0 / 255;
    uint64_t bytes;

    memcpy(&bytes, s, 8);
    return zeros(bytes ^ ones * a) | zeros(bytes ^ ones * b) |
           zeros(bytes ^ ones * c);
}

#endif

size_t uric_find_marker(const unsigned char *s, size_t i, size_t n, unsigned flags)
{
    const unsigned char a = ':', b = flags & URIC_FIND_SUFFIX ? '.' : a,
                        c = flags & URIC_FIND_HTML ? '<' : a;

    for (; n - i >= MARKERS_WIDTH; i += MARKERS_WIDTH) {
        const uint64_t bits = marked(s + i, a, b, c);

        if (bits == 0)
            continue;
#if defined(__GNUC__)
        if (MARKER_BITS < 8)
            return i + (unsigned)__builtin_ctzll(bits) / MARKER_BITS;
#endif
        break;
    }
    while (i < n && s[i] != a && s[i] != b && s[i] != c)
        i++;
    return i;
}

/* URIs in running text (RFC 3986, Appendix C). */
/* Letters in US-ASCII, whatever the locale. */
#ifndef URIC_LETTERS_H
#define URIC_LETTERS_H

static inline unsigned char uric_lower(char c)
{
    return (unsigned char)(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
}

#endif

/* The longest scheme; and so much white space, and no more, may stand between a
 * delimiter, "URL:" and the scheme. */
enum { SCHEME_LONGEST = 64, GAP_LONGEST = 64 };

/* What a look at a place has come to. */
enum verdict { NOTHING, FOUND, MORE };

/* A buffer that is searched. */
struct find_search {
    struct uric_finder *f;
    const char *s;
    size_t n;
    int more;
    size_t done; /* nothing that begins before is found any more */
    size_t next; /* nor at a marker before this */
    struct uric_found *found;
};

/* Where something may begin, in its buffer. */
struct find_candidate {
    size_t begin, colon; /* of the scheme; the ":" behind it */
    size_t outer;        /* "URL:" before it, or begin */
    int prefixed;        /* by "URL:", and no white space */
    size_t inner;        /* behind the delimiter */
    char delimiter;      /* '<', '"', or 0 */
};

const char *uric_found_form_name(int form)
{
    static const char *const names[URIC_FOUND_FORMS] = {
        "angle", "quoted", "prefixed", "bare", "suffix", "attribute"
    };
    return form >= 0 && form < URIC_FOUND_FORMS ? names[form] : NULL;
}

/* ---- bytes ---- */

static int is_scheme_letter(char c)
{
    return uric_lower(c) >= 'a' && uric_lower(c) <= 'z';
}

static int is_word_byte(char c)
{
    return is_scheme_letter(c) || (c >= '0' && c <= '9');
}

static int is_scheme_byte(char c)
{
    return is_word_byte(c) || c == '+' || c == '-' || c == '.';
}

static int is_white(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

/* What RFC 3986 has no use for; white space is among it. */
static int is_excluded(char c)
{
    switch (c) {
    case '"': case '<': case '>': case '\\': case '^': case '`': case '{': case '|':
    case '}': return 1;
    default: return (unsigned char)c <= ' ' || (unsigned char)c >= 0x7f;
    }
}

/* The first of two. */
static int is_delimiter(char c)
{
    return c == '<' || c == '"';
}

/* Whether n bytes are "URL:". */
static int is_prefix(const char *s, size_t n)
{
    static const char prefix[] = "url:";
    size_t i;

    for (i = 0; i < 4 && i < n; i++) {
        if (uric_lower(s[i]) != (unsigned char)prefix[i])
            return 0;
    }
    return n == 4;
}

/* ---- the pieces of what was found ---- */

/* What stands at i of an attribute's value: how many bytes of the text that is. */
static uint32_t attribute_piece(const char *s, uint32_t i, uint32_t n,
                                struct uric_bytes *bytes)
{
    /* each byte that a reference can stand for, to point at */
    static const char ascii[] =
        "\0\1\2\3\4\5\6\7\10\11\12\13\14\15\16\17\20\21\22\23\24\25\26\27\30\31\32"
        "\33\34\35\36\37 !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        "[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\177";
    char byte;
    const size_t reference =
        s[i] == '&' ? uric_html_character(s + i, n - i, &byte) : 0;
    uint32_t end = i;

    if (reference > 0) {
        bytes->s = ascii + byte;
        bytes->n = 1;
        return (uint32_t)reference;
    }
    do {
        end++;
    } while (end < n && s[end] != '&' && s[end] != '\t' && s[end] != '\n' &&
             s[end] != '\r');
    bytes->s = s + i;
    bytes->n = end - i;
    return end - i;
}

static int is_passed(char c, int form)
{
    return form == URIC_FOUND_ATTRIBUTE ? c == '\t' || c == '\n' || c == '\r'
                                        : is_white(c);
}

int uric_found_next(const char *s, const struct uric_found *found,
                    struct uric_piece *piece)
{
    const uint32_t n = (uint32_t)(found->end - found->begin);
    uint32_t i = piece->end;

    while (i < n && is_passed(s[i], found->form))
        i++;
    if (i == n)
        return 0;
    piece->begin = i;
    if (found->form == URIC_FOUND_ATTRIBUTE) {
        i += attribute_piece(s, i, n, &piece->bytes);
    } else {
        while (i < n && !is_white(s[i]))
            i++;
        piece->bytes.s = s + piece->begin;
        piece->bytes.n = i - piece->begin;
    }
    piece->end = i;
    return 1;
}

size_t uric_found_join(const char *s, const struct uric_found *found, char *buffer,
                       size_t size)
{
    struct uric_piece piece;
    size_t length = 0;

    memset(&piece, 0, sizeof piece);
    while (uric_found_next(s, found, &piece)) {
        const size_t room = length < size ? size - length : 0;
        const size_t n = piece.bytes.n < room ? piece.bytes.n : room;

        if (n > 0)
            memcpy(buffer + length, piece.bytes.s, n);
        length += piece.bytes.n;
    }
    return length;
}

/* ---- what is found ---- */

static void set_found(struct find_search *x, int form, size_t begin, size_t end,
                      size_t outer_begin, size_t outer_end)
{
    struct uric_found *const found = x->found;

    memset(found, 0, sizeof *found);
    found->begin = x->f->offset + begin;
    found->end = x->f->offset + end;
    found->outer_begin = x->f->offset + outer_begin;
    found->outer_end = x->f->offset + outer_end;
    found->form = (uint8_t)form;
    found->length = (uint32_t)(end - begin);
    found->pieces = end > begin;
    x->done = end;
    if (x->next < end)
        x->next = end;
}

/* Whether the scheme can have an authority that is empty. */
static int host_may_lack(const char *s, size_t n)
{
    const struct uric_scheme *const scheme = uric_scheme_find(s, n, NULL, 0);

    return scheme == NULL || scheme->host != URIC_SCHEME_HOST_REQUIRED;
}

/* Whether a URI in one piece is one that its scheme alone announces. */
static int has_shape(const char *s, size_t n)
{
    return uric_find_shape_final(uric_find_shape(uric_find_shape_begin(0), s, n));
}

/* Whether a scheme and ":" can begin one. */
static int may_have_shape(const char *s, size_t n)
{
    return uric_find_shape(uric_find_shape_begin(0), s, n) != 0;
}

/* What the scheme's own specification says, where the authority does not say enough. */
static int is_of_scheme(const char *s, const struct uric *u)
{
    const struct uric_scheme *const scheme =
        uric_scheme_find(s, u->part[URIC_SCHEME].end, NULL, 0);
    struct uric_scheme_parts parts;

    return scheme == NULL || uric_scheme_parse(s, u, scheme, &parts) == URIC_OK;
}

/* Whether n bytes are a URI of which text may speak: any_scheme, or it is led by "//",
 * or it has the shape of one of the others. */
static int is_meant(const char *s, size_t n, int any_scheme)
{
    struct uric u;

    if (uric_parse_uri(s, n, &u) != URIC_OK)
        return 0;
    if (uric_has(&u, URIC_HOST)) {
        const uric_span host = u.part[URIC_HOST];
        const uint32_t scheme = u.part[URIC_SCHEME].end;

        return host.begin < host.end ||
               (n > scheme + 3 && host_may_lack(s, scheme));
    }
    return any_scheme || (has_shape(s, n) && is_of_scheme(s, &u));
}

/* ---- before a ":" ---- */

/* Of a word that holds a ".", the scheme that is known, if the whole is not: of
 * "there.http" at the end of a sentence, "http". */
static size_t behind_sentence(const char *s, size_t begin, size_t colon)
{
    size_t i = colon;

    while (i > begin && s[i - 1] != '.')
        i--;
    return i > begin && uric_scheme_find(s + begin, colon - begin, NULL, 0) == NULL &&
                   uric_scheme_find(s + i, colon - i, NULL, 0) != NULL
               ? i
               : begin;
}

/* Where the scheme before a ":" begins; there, when none does. */
static size_t scheme_begin(const struct find_search *x, size_t colon)
{
    size_t begin = colon, from;

    while (begin > x->done && colon - begin < SCHEME_LONGEST &&
           is_scheme_byte(x->s[begin - 1]))
        begin--;
    from = begin;
    while (begin < colon && !is_scheme_letter(x->s[begin]))
        begin++;
    if (begin > 0 && is_word_byte(x->s[begin - 1]))
        return colon;
    if (begin == from && begin > 0 && is_scheme_byte(x->s[begin - 1]))
        return colon;
    begin = behind_sentence(x->s, begin, colon);
    return colon - begin < 2 ? colon : begin;
}

static size_t before_gap(const char *s, size_t i)
{
    const size_t end = i;

    while (i > 0 && end - i < GAP_LONGEST && is_white(s[i - 1]))
        i--;
    return i;
}

/* What stands before the scheme. */
static void look_back(const struct find_search *x, struct find_candidate *c)
{
    const char *const s = x->s;
    size_t i = before_gap(s, c->begin);

    c->outer = c->begin;
    c->prefixed = 0;
    if (i >= x->done + 4 && is_prefix(s + i - 4, 4) &&
        (i == 4 || !is_scheme_byte(s[i - 5]))) {
        c->prefixed = i == c->begin;
        c->outer = i - 4;
        i = before_gap(s, c->outer);
    }
    c->inner = i;
    c->delimiter = '\0';
    if (i > 0 && i >= x->done && is_delimiter(s[i - 1]))
        c->delimiter = s[i - 1];
}

/* ---- in delimiters ---- */

/* Whether the pieces of what is found make up a URI that is meant; their number and
 * length. */
static int is_broken(struct find_search *x, int any_scheme)
{
    struct uric_found *const found = x->found;
    const char *const s = x->s + (size_t)(found->begin - x->f->offset);
    struct uric_piece piece;
    struct uric_stream m;
    struct uric64 u;
    int shape = uric_find_shape_begin(0);
    char scheme[SCHEME_LONGEST];
    size_t n;

    memset(&piece, 0, sizeof piece);
    uric_stream_init(&m, URIC_RULE_URI);
    found->pieces = 0;
    while (uric_found_next(s, found, &piece)) {
        uric_stream_feed(&m, piece.bytes.s, piece.bytes.n);
        shape = uric_find_shape(shape, piece.bytes.s, piece.bytes.n);
        found->pieces++;
    }
    if (uric_stream_end(&m, &u) != URIC_OK)
        return 0;
    found->length = (uint32_t)m.offset;
    n = (size_t)u.part[URIC_SCHEME].end;
    if (!(u.defined >> URIC_HOST & 1))
        return any_scheme || uric_find_shape_final(shape);
    if (u.part[URIC_HOST].begin < u.part[URIC_HOST].end)
        return 1;
    uric_found_join(s, found, scheme, n);
    return m.offset > n + 3 && host_may_lack(scheme, n);
}

static enum verdict look_in_delimiters(struct find_search *x, const struct find_candidate *c)
{
    const size_t from = c->inner, room = x->n - from;
    const size_t longest = URIC_FIND_LONGEST + (c->begin - from) + 1;
    const size_t n = room < longest ? room : longest, done = x->done, next = x->next;
    const int quoted = c->delimiter == '"';
    struct uric_delimited d;
    const size_t taken = uric_find_delimited(x->s + from, n, quoted, &d);
    const int any = d.prefixed || x->f->flags & URIC_FIND_ANY_SCHEME;

    if (!d.closed)
        return taken == room && x->more ? MORE : NOTHING;
    if (from + d.begin != c->begin)
        return NOTHING;
    set_found(x, quoted ? URIC_FOUND_QUOTED : URIC_FOUND_ANGLE, c->begin, from + d.end,
              from - 1, from + taken);
    x->found->doubtful = d.doubtful;
    if (d.pieces == 1 ? is_meant(x->s + c->begin, from + d.end - c->begin, any)
                      : is_broken(x, any))
        return FOUND;
    x->done = done;
    x->next = next;
    return NOTHING;
}

/* ---- without delimiters ---- */

/* Bytes that are looked at to begin with: it may be short, and more to follow. */
enum { BARE_AT_FIRST = 128, BARE_GROWTH = 4 };

/* How far the grammar goes, in n bytes: the length of the longest prefix that matches,
 * and the first byte that cannot stand there. */
struct find_reach {
    uint32_t length, stopped;
};

typedef void reach_of(const char *s, size_t n, struct find_reach *r);

static void reach_of_uri(const char *s, size_t n, struct find_reach *r)
{
    struct uric u;
    const int status = uric_parse_uri(s, n, &u);

    /* nearly always all bytes up to the one that is refused are a URI */
    r->length = r->stopped = status == URIC_OK ? (uint32_t)n : u.error_offset;
    if (status == URIC_OK ||
        (status == URIC_INVALID && uric_parse_uri(s, r->stopped, &u) == URIC_OK))
        return;
    uric_prefix(URIC_RULE_URI, s, n, &u, &r->length, &r->stopped);
}

/* Behind the "//" that a suffix reference lacks. */
static void reach_of_suffix(const char *s, size_t n, struct find_reach *r)
{
    static const char slashes[] = "//";
    struct uric_stream m;
    struct uric64 u;
    uint64_t length = 0;

    uric_stream_init(&m, URIC_RULE_RELATIVE_REF);
    uric_stream_feed(&m, slashes, 2);
    r->stopped = (uint32_t)uric_stream_feed(&m, s, n);
    uric_stream_prefix(&m, &u, &length);
    r->length = length < 2 ? 0 : (uint32_t)length - 2;
}

/* Where what begins here ends: FOUND, and its length and how far it was read to *b;
 * MORE; or NOTHING, when it is too long.  So many bytes are looked at in vain as a
 * multiple of those that are read. */
static enum verdict look_for_end(struct find_search *x, size_t begin, reach_of *reach,
                                 struct uric_bare *b)
{
    const char before = begin > 0 ? x->s[begin - 1] : '\0';
    const size_t room = x->n - begin;
    size_t n = BARE_AT_FIRST;
    struct find_reach r;

    for (;; n *= BARE_GROWTH) {
        const size_t most = n < URIC_FIND_LONGEST + 1 ? n : URIC_FIND_LONGEST + 1;
        const size_t given = room < most ? room : most;

        reach(x->s + begin, given, &r);
        uric_find_bare_end(x->s + begin, r.length, before, b);
        if (b->ended)
            return FOUND;
        if (r.stopped == given && given > URIC_FIND_LONGEST) {
            x->f->too_long++;
            x->f->passing = 1;
            x->next = begin + given;
            return NOTHING;
        }
        if (r.stopped == given && given == room && x->more)
            return MORE;
        if (r.stopped < given || given == room) {
            b->read = r.stopped;
            return FOUND;
        }
    }
}

/* Of "->", "=>" and "${" behind a URI, no part is of it. */
static size_t without_arrow(const struct find_search *x, size_t begin, size_t end)
{
    const char last = end > begin ? x->s[end - 1] : '\0';
    const char next = end < x->n ? x->s[end] : '\0';

    return (next == '>' && (last == '-' || last == '=')) ||
                   (next == '{' && last == '$')
               ? end - 1
               : end;
}

static enum verdict look_for_bare(struct find_search *x, const struct find_candidate *c)
{
    const size_t begin = c->begin;
    struct uric_bare b;
    const enum verdict verdict = look_for_end(x, begin, reach_of_uri, &b);

    if (verdict != FOUND)
        return verdict;
    b.end = without_arrow(x, begin, begin + b.end) - begin;
    if (!is_meant(x->s + begin, b.end, c->prefixed)) {
        x->next = begin + b.read;
        return NOTHING;
    }
    set_found(x, c->prefixed ? URIC_FOUND_PREFIXED : URIC_FOUND_BARE, begin,
              begin + b.end, c->prefixed ? c->outer : begin, begin + b.end);
    if (b.unclosed)
        x->next = begin + b.read;
    return FOUND;
}

/* What the bytes behind a scheme's ":" say before more is read: MORE, or whether it can
 * be a URI without delimiters. */
static enum verdict can_be_bare(const struct find_search *x, const struct find_candidate *c)
{
    const size_t i = c->colon + 1, n = x->n - i;
    const char *const s = x->s + i;

    if (c->prefixed)
        return FOUND;
    if (n > 0 && s[0] != '/')
        return may_have_shape(x->s + c->begin, i - c->begin) ? FOUND : NOTHING;
    if (n < 3 && x->more)
        return MORE;
    if (n < 3 || s[1] != '/' || is_excluded(s[2]))
        return NOTHING;
    return (s[2] != '/' && s[2] != '?' && s[2] != '#') ||
                   host_may_lack(x->s + c->begin, c->colon - c->begin)
               ? FOUND
               : NOTHING;
}

static enum verdict look_at_colon(struct find_search *x, size_t colon)
{
    struct find_candidate c;
    enum verdict verdict;

    c.colon = colon;
    c.begin = scheme_begin(x, colon);
    if (c.begin == colon || is_prefix(x->s + c.begin, colon + 1 - c.begin))
        return NOTHING;
    look_back(x, &c);
    if (c.delimiter != '\0') {
        verdict = look_in_delimiters(x, &c);
        if (verdict != NOTHING)
            return verdict;
    }
    verdict = can_be_bare(x, &c);
    return verdict == FOUND ? look_for_bare(x, &c) : verdict;
}

/* ---- suffix references ---- */

static int may_be_before_suffix(char c)
{
    return !is_word_byte(c) && memchr("._-~%@/:+&", c, 10) == NULL;
}

static enum verdict look_at_dot(struct find_search *x, size_t dot)
{
    const size_t begin = dot - 3;
    struct uric_bare b;
    enum verdict verdict;

    if (dot < x->done + 3 || (dot > 3 && !may_be_before_suffix(x->s[begin - 1])) ||
        uric_find_shape(uric_find_shape_begin(1), x->s + begin, 4) == 0)
        return NOTHING;
    verdict = look_for_end(x, begin, reach_of_suffix, &b);
    if (verdict != FOUND)
        return verdict;
    if (!uric_find_shape_final(
            uric_find_shape(uric_find_shape_begin(1), x->s + begin, b.end))) {
        x->next = begin + b.read;
        return NOTHING;
    }
    set_found(x, URIC_FOUND_SUFFIX, begin, begin + b.end, begin, begin + b.end);
    if (b.unclosed)
        x->next = begin + b.read;
    return FOUND;
}

/* ---- attributes of HTML ---- */

/* What of an attribute's value is known: it is there, it has begun, or it has begun and
 * is too long. */
enum { VALUE_NONE, VALUE_READY, VALUE_OPEN, VALUE_LOST };

static void trim_value(const struct find_search *x, size_t *begin, size_t *end)
{
    while (*begin < *end && is_white(x->s[*begin]))
        ++*begin;
    while (*begin < *end && is_white(x->s[*end - 1]))
        --*end;
}

static int is_reference(struct find_search *x)
{
    struct uric_found *const found = x->found;
    const char *const s = x->s + (size_t)(found->begin - x->f->offset);
    struct uric_piece piece;
    struct uric_stream m;
    struct uric64 u;

    memset(&piece, 0, sizeof piece);
    uric_stream_init(&m, URIC_RULE_URI_REFERENCE);
    found->pieces = 0;
    while (uric_found_next(s, found, &piece)) {
        uric_stream_feed(&m, piece.bytes.s, piece.bytes.n);
        found->pieces++;
    }
    found->length = (uint32_t)m.offset;
    return uric_stream_end(&m, &u) == URIC_OK;
}

/* The value that the tag has: FOUND if it is a reference that nothing before it has
 * taken. */
static enum verdict look_at_value(struct find_search *x)
{
    struct uric_finder *const f = x->f;
    const size_t done = x->done, next = x->next;
    size_t begin, end;

    f->value = VALUE_NONE;
    if (f->value_begin < f->offset + x->done)
        return NOTHING;
    begin = (size_t)(f->value_begin - f->offset);
    end = (size_t)(f->value_end - f->offset);
    trim_value(x, &begin, &end);
    set_found(x, URIC_FOUND_ATTRIBUTE, begin, end,
              (size_t)(f->value_begin - f->offset),
              (size_t)(f->value_end - f->offset));
    if (is_reference(x))
        return FOUND;
    x->done = done;
    x->next = next;
    return NOTHING;
}

/* What is known of it after a tag has been read on. */
static int value_of(const struct uric_finder *f, const struct uric_tag_state *h,
                    enum uric_tag tag)
{
    if (tag == URIC_TAG_VALUE)
        return f->value == VALUE_LOST ? VALUE_NONE : VALUE_READY;
    if (!h->in_value)
        return VALUE_NONE;
    return f->value == VALUE_LOST ? VALUE_LOST : VALUE_OPEN;
}

/* Go on through the tag up to its next value, to its end, or to the buffer's. */
static void read_tag(struct find_search *x)
{
    struct uric_finder *const f = x->f;
    struct uric_tag_state h;
    size_t at = (size_t)(f->tag_at - f->offset);
    enum uric_tag tag;

    h.state = f->tag_state;
    h.in_value = f->value != VALUE_NONE;
    h.begin = f->value_begin;
    h.end = f->value_end;
    tag = uric_find_tag(&h, f->offset, x->s, &at, x->n);
    f->value = (uint8_t)value_of(f, &h, tag);
    f->tag_state = (int16_t)(tag == URIC_TAG_LEFT ? 0 : h.state);
    f->tag_at = f->offset + at;
    f->value_begin = h.begin;
    f->value_end = h.end;
}

static enum verdict look_at_angle(struct find_search *x, size_t angle)
{
    struct uric_finder *const f = x->f;

    if (f->tag_state != 0 || f->offset + angle < f->tag_at)
        return NOTHING;
    f->tag_state = (int16_t)uric_find_tag_begin();
    f->tag_at = f->offset + angle + 1;
    return NOTHING;
}

/* ---- the search ---- */

/* Behind what is too long, and seen as far as next: 1, or 0 when it does not end here. */
static int pass_long(struct find_search *x)
{
    while (x->next < x->n && !is_excluded(x->s[x->next]))
        x->next++;
    x->f->passing = x->next == x->n;
    x->done = x->next;
    return !x->f->passing;
}

/* How far the text goes that is no attribute's value. */
static size_t end_of_text(struct find_search *x)
{
    struct uric_finder *const f = x->f;
    size_t begin;

    if (f->tag_state != 0 && f->value != VALUE_READY)
        read_tag(x);
    if (f->value != VALUE_READY && (f->value != VALUE_OPEN || !x->more))
        return x->n;
    begin = (size_t)(f->value_begin - f->offset);
    if (f->value == VALUE_OPEN && x->n - begin > URIC_FIND_LONGEST) {
        f->value = VALUE_LOST;
        f->too_long++;
        return x->n;
    }
    return begin;
}

static enum verdict look_at(struct find_search *x, size_t i)
{
    switch (x->s[i]) {
    case ':': return look_at_colon(x, i);
    case '.': return look_at_dot(x, i);
    default: return look_at_angle(x, i);
    }
}

/* FOUND, or how far the text is not needed any more to *needed. */
static enum verdict search_buffer(struct find_search *x, size_t *needed)
{
    const unsigned char *const s = (const unsigned char *)x->s;
    struct uric_finder *const f = x->f;

    for (;;) {
        enum verdict verdict;
        size_t end, at;

        *needed = x->n;
        if (f->passing && !pass_long(x))
            return NOTHING;
        end = end_of_text(x);
        at = x->next < end ? uric_find_marker(s, x->next, end, f->flags) : end;
        if (at == end && f->value == VALUE_READY) {
            if (x->next < end)
                x->next = end;
            if (look_at_value(x) == FOUND)
                return FOUND;
            continue;
        }
        if (at == end) {
            if (x->next < end)
                x->next = end;
            *needed = end;
            return NOTHING;
        }
        verdict = look_at(x, at);
        if (verdict == MORE) {
            x->next = *needed = at;
            return NOTHING;
        }
        if (x->next <= at)
            x->next = at + 1;
        if (verdict == FOUND)
            return FOUND;
    }
}

void uric_find_init(struct uric_finder *f, unsigned flags)
{
    memset(f, 0, sizeof *f);
    f->flags = flags;
}

void uric_find_init_at(struct uric_finder *f, unsigned flags, uint64_t offset,
                       size_t before)
{
    uric_find_init(f, flags);
    f->offset = offset - before;
    f->next = offset;
}

int uric_find(struct uric_finder *f, const char *s, size_t n, int more,
              struct uric_found *found)
{
    struct find_search x;
    enum verdict verdict;
    size_t needed;

    x.f = f;
    x.s = s;
    x.n = n;
    x.more = more;
    x.found = found;
    x.done = f->done > f->offset ? (size_t)(f->done - f->offset) : 0;
    x.next = (size_t)(f->next - f->offset);
    verdict = search_buffer(&x, &needed);
    f->next = f->offset + x.next;
    f->done = f->offset + x.done;
    if (verdict == FOUND)
        return 1;
    if (!more)
        f->offset = f->next = f->offset + n;
    else if (needed > URIC_FIND_CONTEXT)
        f->offset += needed - URIC_FIND_CONTEXT;
    return 0;
}

/* ---- parting a text ---- */

/* No URI goes on behind an excluded byte, but that white space may be in one that is
 * delimited: then the delimiter is the last such byte that is no white space. */
size_t uric_find_cut(const char *s, size_t n, size_t before)
{
    size_t space = 0, i = n;

    while (i > 0 && (is_white(s[i - 1]) || !is_excluded(s[i - 1]))) {
        if (space == 0 && is_white(s[i - 1]))
            space = i;
        i--;
    }
    if ((i > 0 ? is_delimiter(s[i - 1]) : before > 0 && is_delimiter(s[-1])) &&
        space < i + URIC_FIND_LONGEST + URIC_FIND_CONTEXT)
        return i;
    return space > i ? space : i;
}
