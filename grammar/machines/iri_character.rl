/* Which percent-encoded bytes become a character of an IRI (RFC 3987, section 3.2, steps 3
 * and 4). */
#include "iri/iri_character.h"

%%{
    machine iri_character;
    alphtype unsigned char;

    include rfc3987 "../rfc3987.rl";
    include rfc3986_no_events "../rfc3986.rl";
    include rfc3986 "../rfc3986.rl";

    # 4.1: bidirectional formatting characters: U+200E, U+200F, U+202A to U+202E; and those
    # that Unicode has added since: U+061C, U+2066 to U+2069
    formatting = 0xE2 0x80 ( 0x8E | 0x8F | 0xAA..0xAE ) | 0xD8 0x9C | 0xE2 0x81 0xA6..0xA9 ;

    # 6.1: look-alikes of space: Unicode's white space, U+A0, U+1680, U+2000 to U+200A,
    # U+2028, U+2029, U+202F, U+205F, U+3000
    space_like = 0xC2 0xA0 | 0xE1 0x9A 0x80 | 0xE2 0x80 ( 0x80..0x8A | 0xA8 | 0xA9 | 0xAF )
               | 0xE2 0x81 0x9F | 0xE3 0x80 0x80 ;

    # step 2 decodes no other US-ASCII
    anywhere   = unreserved | ( ucschar - formatting - space_like ) ;

    action whole { *length = (unsigned)(p - s) + 1; }

    # no character starts with the bytes of another
    main := 0 ( anywhere @whole ) | 1 ( ( anywhere | iprivate ) @whole ) ;

    write data nofinal noerror;
}%%

/* Returns the state after the bytes; sets *length where a character ends. */
static int scan_character(int cs, const unsigned char *s, const unsigned char *pe,
                          unsigned *length)
{
    const unsigned char *p = s;

    %% write exec;

    return cs;
}

unsigned uric_iri_character(const unsigned char *s, unsigned n, int in_query)
{
    const unsigned char rule = in_query ? 1 : 0;
    unsigned length = 0;

    scan_character(scan_character(iri_character_start, &rule, &rule + 1, &length), s, s + n,
                   &length);
    return length;
}
