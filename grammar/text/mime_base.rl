/* The Content-Base and Content-Location fields of a MIME message (RFC 2110, RFC 2557),
 * by a table: stops where the header ends. */
#include "reference/embedded.h"

%%{
    machine mime_base;
    alphtype unsigned char;

    action base_begin     { value.begin = (uint32_t)(p - begin); }
    action base_end       { value.end = (uint32_t)(p - begin); *base = value;
                            found |= URIC_FOUND_BASE; }
    action location_end   { value.end = (uint32_t)(p - begin); *location = value;
                            found |= URIC_FOUND_LOCATION; }
    action header_end     { *is_final = 1; fbreak; }

    # RFC 5322, 2.2: a line continues on the next if that starts with white space
    wsp      = " " | "\t" ;
    value    = ( ( any - "\n" ) | "\n" wsp )* ;
    ftext    = 0x21..0x39 | 0x3B..0x7E ;
    colon    = wsp* ":" ;

    base     = "Content-Base"i colon value >base_begin %base_end ;
    location = "Content-Location"i colon value >base_begin %location_end ;
    other    = ( ftext+ - ( "Content-Base"i | "Content-Location"i ) ) colon value ;

    field    = base | location | other ;

    main := ( "From " ( any - "\n" )* "\n" )? # in a mailbox
            ( field "\n" )* ( field | "\r"? "\n" @header_end )? ;

    write data nofinal;
}%%

int uric_find_mime_base(const char *s, size_t n, uric_span *base, uric_span *location,
                        int *is_final)
{
    const unsigned char *const begin = (const unsigned char *)s;
    const unsigned char *p = begin;
    const unsigned char *const pe = n > 0 ? begin + n : begin, *const eof = pe;
    uric_span value = { 0, 0 };
    int cs = mime_base_start, found = 0;

    *is_final = 0;
    %% write exec;

    *is_final |= cs == mime_base_error;
    return found;
}
