/* The attributes of HTML that contain references, from after a "<" to where the text
 * continues, in pieces. */
#include "text/find.h"

%%{
    machine find_html;
    alphtype unsigned char;

    action value_begin { h->begin = base + (uint64_t)(p - begin); h->in_value = 1; }
    action value_end   { h->end = base + (uint64_t)(p - begin); h->in_value = 0; }
    action value       { answer = URIC_TAG_VALUE; fbreak; }
    action each        { h->begin = base + (uint64_t)(p - begin); h->in_value = 1; }
    # of attributes that are read on request
    action begin       { h->begin = base + (uint64_t)(p - begin); h->in_value = h->all; }
    action mark        { h->begin = base + (uint64_t)(p - begin); }
    action marked      { h->in_value = h->all; }
    action end {
        if (h->in_value)
            h->end = base + (uint64_t)(p - begin);
    }
    action found {
        if (h->in_value) {
            h->in_value = 0;
            answer = URIC_TAG_VALUE;
            fbreak;
        }
    }
    action left        { answer = URIC_TAG_LEFT; fbreak; }

    blank     = 0x09 | 0x0A | 0x0C | 0x0D | " " ;
    gap       = blank | "/" ;
    name      = ( any - ( gap | ">" | "=" ) )+ ;
    equals    = blank* "=" blank* ;
    # takes all it can: a "/" is part of it, and not a gap after it
    bare      = ( ( any - ( blank | '"' | "'" | ">" ) ) ( any - ( blank | ">" ) )* )
                $(bare, 1) %(bare, 0) ;

    # data-src is where scripts that load images late put src
    wanted    = "href"i | "src"i | "action"i | "data-src"i ;
    quoted    = wanted equals
                ( '"' ( any - '"' )* >value_begin %value_end '"' @value
                | "'" ( any - "'" )* >value_begin %value_end "'" @value ) ;
    other     = wanted ( equals bare >value_begin %value_end %value )? ;

    single      = "background"i | "cite"i | "codebase"i | "data"i | "formaction"i | "longdesc"i
                | "manifest"i | "poster"i | "xlink:href"i ;
    single_more = single equals ( '"' ( any - '"' )* >begin %end '"' @found
                                | "'" ( any - "'" )* >begin %end "'" @found ) ;

    # image candidates: URLs, each with an optional descriptor (HTML Standard, 4.8.4.2.1).  A
    # comma in a URL belongs to it, but for the last ones.
    list        = ( "data-"i | "image"i )? "srcset"i ;
    between     = ( blank | "," )* ;
    commas      = ","+ ;

    word_2      = ( any - ( blank | "," | '"' ) )+ ;
    url_2       = word_2 %end ( commas word_2 %end )* ;
    group_2     = "(" ( any - [)"] )* ;
    rest_2      = ( ( any - [,("] ) | group_2 ")" )* ;
    item_2      = url_2 >each ( commas blank @found | blank @found rest_2 "," ) between ;
    last_2      = url_2 >each ( commas? '"' @found | blank @found rest_2 group_2? '"' ) ;

    word_1      = ( any - ( blank | "," | "'" ) )+ ;
    url_1       = word_1 %end ( commas word_1 %end )* ;
    group_1     = "(" ( any - [)'] )* ;
    rest_1      = ( ( any - [,('] ) | group_1 ")" )* ;
    item_1      = url_1 >each ( commas blank @found | blank @found rest_1 "," ) between ;
    last_1      = url_1 >each ( commas? "'" @found | blank @found rest_1 group_1? "'" ) ;

    list_more   = list equals ( '"' between item_2* ( last_2 | '"' )
                              | "'" between item_1* ( last_1 | "'" ) ) ;

    # most other values are no references, so that only these count
    custom      = ( "data-"i ( any - ( gap | ">" | "=" ) )* ) - ( list | wanted ) ;
    rooted      = ( "/" | "./" | "../" | "http"i "s"i? ":" ) >mark @marked ;
    custom_more = custom equals
                  ( '"' ( blank* rooted ( any - '"' )* | ( any - '"' )* ) %end '"' @found
                  | "'" ( blank* rooted ( any - "'" )* | ( any - "'" )* ) %end "'" @found ) ;

    unknown     = name - ( wanted | single | list | custom ) ;
    quoted_more = single_more | list_more | custom_more
                | unknown equals ( '"' ( any - '"' )* '"' | "'" ( any - "'" )* "'" ) ;
    other_more  = single ( equals bare >begin %end %found )?
                | list ( equals bare >each %end %found )?
                | custom ( equals ( bare & ( rooted any* | any* ) ) %end %found )?
                | unknown ( equals bare )? ;
    # no gap is needed after a quote
    rest      = ( gap+ ( quoted | quoted_more )* ( other | other_more )? )* ">" ;

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
