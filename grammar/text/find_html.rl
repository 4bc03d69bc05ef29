/* The attributes of HTML that contain references, from after a "<" to where the text
 * continues, in pieces. */
#include "text/find.h"

%%{
    machine find_html;
    alphtype unsigned char;

    action value_begin { h->begin = base + (uint64_t)(p - begin); h->in_value = 1; }
    action value_end   { h->end = base + (uint64_t)(p - begin); h->in_value = 0; }
    action value       { answer = URIC_TAG_VALUE; fbreak; }
    action left        { answer = URIC_TAG_LEFT; fbreak; }

    blank     = 0x09 | 0x0A | 0x0C | 0x0D | " " ;
    gap       = blank | "/" ;
    name      = ( any - ( gap | ">" | "=" ) )+ ;
    equals    = blank* "=" blank* ;
    # takes all it can: a "/" is part of it, and not a gap after it
    bare      = ( ( any - ( blank | '"' | "'" | ">" ) ) ( any - ( blank | ">" ) )* )
                $(bare, 1) %(bare, 0) ;

    wanted    = "href"i | "src"i | "action"i ;
    quoted    = wanted equals
                ( '"' ( any - '"' )* >value_begin %value_end '"' @value
                | "'" ( any - "'" )* >value_begin %value_end "'" @value )
              | ( name - wanted ) equals ( '"' ( any - '"' )* '"' | "'" ( any - "'" )* "'" ) ;
    other     = wanted ( equals bare >value_begin %value_end %value )?
              | ( name - wanted ) ( equals bare )? ;
    # no gap is needed after a quote
    rest      = ( gap+ quoted* other? )* ">" ;

    # their content is not HTML
    raw_name  = "script"i | "style"i | "textarea"i | "title"i ;
    ended     = blank | [/>] ;
    include html_script "html_script.rl";

    raw       = "script"i   rest script
              | "style"i    rest any* :>> "</style"i
              | "textarea"i rest any* :>> "</textarea"i
              | "title"i    rest any* :>> "</title"i ;

    tag_name  = ( alpha ( any - ( gap | ">" ) )* ) - raw_name ;
    tag       = tag_name rest ;
    comment   = "!--" any* :>> "-->" ;
    declared  = "!" ( any - ( "-" | ">" ) ) ( any - ">" )* ">" | "!>" ;
    other_tag = ( "/" | "?" ) ( any - ">" )* ">" ;
    no_tag    = any - ( alpha | [!/?] ) ;

    main := ( tag | raw | comment | declared | other_tag | no_tag ) @left ;

    write data nofinal;
}%%

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

    %% write exec;

    h->state = cs;
    *at = (size_t)(p - begin);
    return cs == find_html_error ? URIC_TAG_LEFT : answer;
}
