# What fields of access logs are made of, whoever writes them.  Events: field_begin and,
# where the server encodes what it does not write as it is, escape.
%%{
    machine log_fields;

    byte      = ( any - "\\" ) | "\\" @escape ;
    visible   = ( any - ( " " | "\\" ) ) | "\\" @escape ;
    token     = visible+ >field_begin ;

    # with the quotes, which are not of the field; a "\" and the byte behind it belong
    # together, whatever the server means by them
    open      = '"' @quote_begin ;
    close     = '"' ;
    char      = ( any - ( '"' | "\\" ) ) | "\\" @escape any ;

    number    = ( digit+ | "-" ) >field_begin ;
    status    = ( digit{3} | "-" ) >field_begin ;
    signed    = ( [+\-]? digit+ ) >field_begin ;

    # "10/Oct/2000:13:55:36 -0700"
    clf_time  = ( digit{2} "/" alpha{3} "/" digit{4} ":" digit{2} ":" digit{2} ":"
                  digit{2} " " [+\-] digit{4} ) >field_begin %time_end ;

    # An address, and a port behind its last ":".
    has_port  = visible+ ":" @colon digit+ ;
    address   = ( has_port %address_port_end | ( visible+ - has_port ) %client_end )
                >field_begin ;
}%%
