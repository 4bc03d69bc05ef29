/* Finds what Chromium refuses in the host of a URL that is not special.  It compares the lower
 * byte of each UTF-16 code unit with the bytes that are forbidden in ASCII, but for the second unit
 * of a surrogate pair: U+2100 and U+1F000 are refused for their 00 and 3C. */
#include "readings/reading_bytes.h"
#include "readings/whatwg.h"

%%{
    machine chromium_opaque;
    alphtype unsigned char;

    action forbidden { is_allowed = false; }

    # 00 09 0A 0D space # / : < > ? are below 40; @ [ \ ] ^ | are from 40 on.
    low_tail  = 0x80 | 0x89 | 0x8A | 0x8D | 0xA0 | 0xA3 | 0xAF | 0xBA | 0xBC | 0xBE | 0xBF ;
    high_tail = 0x80 | 0x9B..0x9E | 0xBC ;
    any_tail  = 0x80..0xBF ;

    # The last two bits of the byte before are the first two of the lower byte: here 00 or 01.
    before_low  = 0xC4 | 0xC8 | 0xCC | 0xD0 | 0xD4 | 0xD8 | 0xDC ;
    before_high = 0xC5 | 0xC9 | 0xCD | 0xD1 | 0xD5 | 0xD9 | 0xDD ;
    middle_low  = 0x80 | 0x84 | 0x88 | 0x8C | 0x90 | 0x94 | 0x98 | 0x9C
                | 0xA0 | 0xA4 | 0xA8 | 0xAC | 0xB0 | 0xB4 | 0xB8 | 0xBC ;
    middle_high = 0x81 | 0x85 | 0x89 | 0x8D | 0x91 | 0x95 | 0x99 | 0x9D
                | 0xA1 | 0xA5 | 0xA9 | 0xAD | 0xB1 | 0xB5 | 0xB9 | 0xBD ;
    two         = before_low low_tail | before_high high_tail ;
    three       = 0xE0..0xEF ( middle_low low_tail | middle_high high_tail ) ;

    # The lower byte of the first unit: the last six bits of the second byte and the first two of
    # the third, less 40.
    third_0   = 0x80..0x8F ;
    third_1   = 0x90..0x9F ;
    third_2   = 0xA0..0xAF ;
    third_3   = 0xB0..0xBF ;
    four      = 0xF0..0xF3
                ( 0x90 third_0 | 0x92 ( third_1 | third_2 ) | 0x93 third_1
                | 0x98 ( third_0 | third_3 ) | 0x9B third_3 | 0x9E third_2
                | 0x9F ( third_0 | third_2 | third_3 ) | 0xA0 third_0 | 0xA6 third_3
                | 0xA7 ( third_0 | third_1 | third_2 ) | 0xAF third_0 ) any_tail ;

    main := ( any | ( two | three | four ) @forbidden )* ;

    write data noerror nofinal;
}%%

bool uric_chromium_allows(const char *s, const struct uric_reading *r)
{
    struct uric_reading_bytes bytes = uric_reading_span_bytes(
        s, r->host, r->steps & (URIC_READING_DROP_TABS | URIC_READING_REPLACE));
    int cs = chromium_opaque_start, next;
    bool is_allowed = true;

    while ((next = uric_reading_next(&bytes)) >= 0) {
        const unsigned char byte = (unsigned char)next, *p = &byte;
        const unsigned char *const pe = p + 1;

        %% write exec;
    }
    return is_allowed;
}
