/* The BASE element of an HTML document (RFC 3986, 5.1.1), by a table: skips what comes
 * before it, and stops where the head ends. */
#include "reference/embedded.h"

%%{
    machine html_base;
    alphtype unsigned char;

    action tag_begin   { has_href = 0; }
    action value_begin { value.begin = (uint32_t)(p - begin); }
    action value_end   { value.end = (uint32_t)(p - begin); }
    # the first of several
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
    # takes all it can: a "/" is part of it, and not a gap after it
    bare      = ( ( any - ( blank | '"' | "'" | ">" ) ) ( any - ( blank | ">" ) )* )
                $(bare, 1) %(bare, 0) ;

    quoted    = '"' ( any - '"' )* '"' | "'" ( any - "'" )* "'" ;
    href_quoted = '"' ( any - '"' )* >value_begin %value_end '"' @href_end
                | "'" ( any - "'" )* >value_begin %value_end "'" @href_end ;
    href_bare   = bare >value_begin %value_end %href_end ;

    # the next attribute may follow a quote at once
    closed    = name equals quoted ;
    open      = name ( equals bare )? ;
    # the rest of a tag whose attributes do not matter
    rest      = ( gap+ closed* open? )* ">" ;

    base_closed = "href"i equals href_quoted | ( name - "href"i ) equals quoted ;
    base_open   = "href"i ( equals href_bare )? | ( name - "href"i ) ( equals bare )? ;
    base        = "<base"i @tag_begin ( gap+ base_closed* base_open? )* ">" @base_end ;

    ended     = ( gap ( any - ">" )* )? ">" ;
    passed    = "<" ( "html"i | "head"i | "meta"i | "link"i ) rest
              | "</" ( "meta"i | "link"i | "base"i ) ended ;

    # "<!-->" is a comment, too
    dashed    = any* "-->" | "--" any* "--!>" ;
    comment   = "<!" ( ( dashed - dashed any+ ) & "--" any* ) ;
    declared  = "<!" ( any - ( "-" | ">" ) ) ( any - ">" )* ">" ;
    processed = "<?" ( any - ">" )* ">" ;

    include html_script "html_script.rl";

    # their content is text, or not always part of the document
    raw       = "<title"i    rest any* :>> "</title"i    ended
              | "<style"i    rest any* :>> "</style"i    ended
              | "<script"i   rest script
              | "<noscript"i rest any* :>> "</noscript"i ended
              | "<template"i rest any* :>> "</template"i ended ;

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
