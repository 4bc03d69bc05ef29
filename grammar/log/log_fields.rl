# The kinds of fields in access logs, for servers that escape with a backslash.  formats.tsv
# lists the fields of each format, and fields.tsv their kinds.  Events: field_begin or
# quote_begin; and escape where the server has encoded a character.
%%{
    machine log_fields;

    byte      = ( any - "\\" ) | "\\" @escape ;
    visible   = ( any - ( " " | "\\" ) ) | "\\" @escape ;
    # a "\" and the byte after it belong together, whatever they mean to the server
    char      = ( any - ( '"' | "\\" ) ) | "\\" @escape any ;

    # until: the byte that ends the field is not part of it
    until_space = visible+ >field_begin ;
    until_colon = ( ( ( any - ( ":" | "\\" ) ) | "\\" @escape )+ ) >field_begin ;
    # user names may contain spaces
    with_space  = ( visible byte* ) >field_begin ;

    # the quotes are not part of the field
    quoted    = '"' @quote_begin char* '"' ;
    # with or without quotes
    bare      = ( ( any - ( " " | '"' | "\\" ) ) | "\\" @escape ) visible* ;
    either    = bare >field_begin | quoted ;

    number    = ( digit+ | "-" ) >field_begin ;
    status    = ( digit{3} | "-" ) >field_begin ;
    signed    = ( [+\-]? digit+ ) >field_begin ;

    # "10/Oct/2000:13:55:36 -0700"
    time      = ( digit{2} "/" alpha{3} "/" digit{4} ":" digit{2} ":" digit{2} ":"
                  digit{2} " " [+\-] digit{4} ) >field_begin ;

    # An address, and a port after its last ":".
    has_port  = visible+ ":" @colon digit+ ;
    address   = ( has_port %address_port_end | ( visible+ - has_port ) %client_end )
                >field_begin ;

    # fields that newer versions may have added
    more      = " " any* ;
}%%
