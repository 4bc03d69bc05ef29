# The elements of fields of access logs, common to all servers.  Events: field_begin, and
# escape where the server has encoded a character.
%%{
    machine log_fields;

    byte      = ( any - "\\" ) | "\\" @escape ;
    visible   = ( any - ( " " | "\\" ) ) | "\\" @escape ;
    token     = visible+ >field_begin ;

    # the quotes are not part of the field; a "\" and the byte after it belong together,
    # whatever they mean to the server
    open      = '"' @quote_begin ;
    close     = '"' ;
    char      = ( any - ( '"' | "\\" ) ) | "\\" @escape any ;

    number    = ( digit+ | "-" ) >field_begin ;
    status    = ( digit{3} | "-" ) >field_begin ;
    signed    = ( [+\-]? digit+ ) >field_begin ;

    # "10/Oct/2000:13:55:36 -0700"
    clf_time  = ( digit{2} "/" alpha{3} "/" digit{4} ":" digit{2} ":" digit{2} ":"
                  digit{2} " " [+\-] digit{4} ) >field_begin %time_end ;

    # An address, and a port after its last ":".
    has_port  = visible+ ":" @colon digit+ ;
    address   = ( has_port %address_port_end | ( visible+ - has_port ) %client_end )
                >field_begin ;
}%%
