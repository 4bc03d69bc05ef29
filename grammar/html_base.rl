/* The BASE element of an HTML document (RFC 3986, 5.1.1), by a table: what stands before
 * it is passed over, and with the head the reading ends. */
#include "embedded.h"

%%{
    machine html_base;
    alphtype unsigned char;

    action tag_begin   { has_href = 0; }
    action value_begin { value.begin = (uint32_t)(p - begin); }
    action value_end   { value.end = (uint32_t)(p - begin); }
    # of several the first
    action href_end {
        if (!has_href)
            *href = value;
        has_href = 1;
    }
    action base_end {
        found = has_href;
        if (found)
            fbreak;
    }

    blank     = 0x09 | 0x0A | 0x0C | 0x0D | " " ;
    gap       = blank | "/" ;
    name      = ( any - ( gap | ">" | "=" ) )+ ;
    equals    = blank* "=" blank* ;
    # goes on as long as it can: a "/" is of it, and no gap behind it
    bare      = ( ( any - ( blank | '"' | "'" | ">" ) ) ( any - ( blank | ">" ) )* )
                $(bare, 1) %(bare, 0) ;

    value     = '"' ( any - '"' )* '"' | "'" ( any - "'" )* "'" | bare ;
    attribute = name ( equals value )? ;

    href      = "href"i equals
                ( '"' ( any - '"' )* >value_begin %value_end '"' @href_end
                | "'" ( any - "'" )* >value_begin %value_end "'" @href_end
                | bare >value_begin %value_end %href_end ) ;
    other     = ( name - "href"i ) ( equals value )? | "href"i ;

    base      = "<base"i @tag_begin ( gap+ ( href | other )? )* ">" @base_end ;

    # of tags whose attributes do not matter
    rest      = ( gap+ attribute? )* ">" ;
    passed    = "<" ( "html"i | "head"i | "meta"i | "link"i ) rest ;

    comment   = "<!--" any* :>> "-->" ;
    declared  = "<!" ( any - ( "-" | ">" ) ) ( any - ">" )* ">" ;
    processed = "<?" ( any - ">" )* ">" ;

    # what they hold is text, or counts only sometimes
    raw       = "<title"i    rest any* :>> "</title"i    blank* ">"
              | "<style"i    rest any* :>> "</style"i    blank* ">"
              | "<script"i   rest any* :>> "</script"i   blank* ">"
              | "<noscript"i rest any* :>> "</noscript"i blank* ">"
              | "<template"i rest any* :>> "</template"i blank* ">" ;

    main := ( 0xEF 0xBB 0xBF )?
            ( blank | comment | declared | processed | passed | raw | base )* ;

    write data nofinal;
}%%

int uric_find_html_base(const char *s, size_t n, uric_span *href, int *is_final)
{
    const unsigned char *const begin = (const unsigned char *)s;
    const unsigned char *p = begin;
    const unsigned char *const pe = n > 0 ? begin + n : begin;
    uric_span value = { 0, 0 };
    int cs = html_base_start, has_href = 0, found = 0;

    %% write exec;

    *is_final = found || cs == html_base_error;
    return found;
}
