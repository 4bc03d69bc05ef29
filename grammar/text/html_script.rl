# The content of an HTML script, from after the ">" of its start tag, and its end (HTML
# Standard, 13.2.5.4 and 13.2.5.15 to 31).  A "<!--" escapes it up to "-->", and the
# start tag of another script in there escapes it twice, so that the next end tag does not
# count.  The including file defines ended: what follows the name of an end tag.
%%{
    machine html_script;

    after_name  = 0x09 | 0x0A | 0x0C | 0x0D | [ />] ;
    opening     = "<script"i after_name ;
    closing     = "</script"i after_name ;
    script_end  = "</script"i ended ;

    # data in which no escape and no script starts or ends
    script_data    = any* - ( any* ( "<!--" | closing ) any* ) ;
    escaped_data   = any* - ( any* ( "-->" | opening | closing ) any* ) ;
    escaped_twice  = any* - ( any* ( "-->" | closing ) any* ) ;

    # after "<!", from the "--", which may belong to "-->"
    first_escaped  = "--" any* ;
    # from doubly escaped to escaped once, or to not escaped
    again          = escaped_twice closing ;
    not_any_more   = escaped_twice "-->" ;

    escape = first_escaped & ( escaped_data "-->" )
           | ( first_escaped & ( escaped_data opening ) )
             ( again escaped_data opening )* ( not_any_more | again escaped_data "-->" ) ;
    escaped_end = first_escaped & ( escaped_data script_end )
           | ( first_escaped & ( escaped_data opening ) )
             ( again escaped_data opening )* again escaped_data script_end ;

    script = ( ( script_data & any* "<!" ) escape )*
             ( script_data script_end | ( script_data & any* "<!" ) escaped_end ) ;
}%%
