# What a script of HTML holds, from behind the ">" of its start tag, and how it ends
# (HTML Standard, 13.2.5.4 and 13.2.5.15 to 31).  A "<!--" escapes it up to "-->", and a
# start tag of another script in there escapes it twice, so that one end tag more is
# none.  Defined by who includes this: ended, what follows the name of an end tag.
%%{
    machine html_script;

    behind_name = 0x09 | 0x0A | 0x0C | 0x0D | [ />] ;
    opening     = "<script"i behind_name ;
    closing     = "</script"i behind_name ;
    script_end  = "</script"i ended ;

    # in which nothing begins or ends
    script_data    = any* - ( any* ( "<!--" | closing ) any* ) ;
    escaped_data   = any* - ( any* ( "-->" | opening | closing ) any* ) ;
    escaped_twice  = any* - ( any* ( "-->" | closing ) any* ) ;

    # behind "<!", with "--", which may be of "-->"
    first_escaped  = "--" any* ;
    # from where it is escaped twice: to where it is escaped once, or not
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
