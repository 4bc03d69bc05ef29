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
    until_slash = ( ( ( any - ( "/" | "\\" ) ) | "\\" @escape )+ ) >field_begin ;
    rest        = byte+ >field_begin ;
    with_space  = ( visible byte* ) >field_begin ;

    # An address, with a zone if it is link-local, or a host name; "-" is one of these.  nginx
    # writes "unix:" for a socket.
    name_byte   = [A-Za-z0-9._\-] ;
    client      = ( name_byte+ | IPv6address ( "%" name_byte+ )? | "unix:" ) >field_begin ;
    # the server's name; escapes of bytes outside ASCII
    host_byte   = [A-Za-z0-9._*\-] | "\\x" @escape xdigit{2} ;
    host_name   = ( host_byte+ | "[" ( xdigit | [:.] )+ "]" ) >field_begin ;

    # A user's name with the time after it.  Any client can send a name by Basic authentication.  It
    # may have spaces, brackets and, where the server does not escape them, quotes, but no ":"
    # (RFC 7617, 2), and so no time.  Other names may have a ":", but no raw quote: they end at the
    # last time before one.
    clock     = digit{2} "/" alpha{3} "/" digit{4} ":" digit{2} ":" digit{2} ":" digit{2}
                " " [+\-] digit{4} ;
    no_colon  = ( any - ( ":" | "\\" ) ) | "\\" @escape ;
    no_quote  = ( any - ( '"' | "\\" ) ) | "\\" @escape any ;
    # a quote follows
    name_and_time  = ( no_colon+ | no_quote+ | visible+ ) >field_begin " [" clock "] " ;
    # other text follows
    basic_and_time = ( no_colon+ | visible+ ) >field_begin " [" clock "]" ;

    # The same after another word than "-": there a "-" among the words of the name is no name, but
    # stands where a prefix has shifted the fields.
    name_char = visible - ":" ;
    word      = name_char+ - "-" ;
    words     = visible+ | word ( " "+ word )* " "* ;
    words_and_time = words >field_begin " [" clock "] " ;

    # RFC 3339, 5.6; AWS omits the "Z" in some logs
    iso       = ( digit{4} "-" digit{2} "-" digit{2} "T" digit{2} ":" digit{2} ":" digit{2}
                  ( "." digit+ )? ( "Z" | [+\-] digit{2} ":"? digit{2} )? ) >field_begin ;
    decimal   = ( digit+ ( "." digit+ )? | "-" ) >field_begin ;
    # times without a zone: "27/Nov/2026 04:18:59"; "2026/11/27 - 04:18:59"
    day_time  = digit{2} ":" digit{2} ":" digit{2} ;
    stamp     = ( digit{2} "/" alpha{3} "/" digit{4} " " day_time
                | digit{4} "/" digit{2} "/" digit{2} " - " day_time ) >field_begin ;

    # the quotes are not part of the field
    quoted    = '"' @quote_begin char* '"' ;
    # with or without quotes
    # Where a client may have sent a quote that the server did not escape, no quote is in a field,
    # so that what follows the quote is no other field.
    bare      = ( ( any - ( " " | '"' | "\\" ) ) | "\\" @escape )+ ;
    token     = bare >field_begin ;
    either    = token | quoted ;
    inside    = '"' @quote_begin ( ( any - ( '"' | "\\" ) ) | "\\" @escape )* '"' ;

    number    = ( digit+ | "-" ) >field_begin ;
    status    = ( digit{3} | "-" ) >field_begin ;
    # spaces before it are not part of the field
    padded    = " "* ( [+\-]? digit+ ) >field_begin ;
    # HAProxy's "+", before what it logged too early for a total, is not part of the field
    signed    = ( "-"? digit+ ) >field_begin | "+" digit+ >field_begin ;

    # "10/Oct/2000:13:55:36 -0700"
    time      = clock >field_begin ;

    # An address, and a port after its last ":".
    has_port  = visible+ ":" @colon digit+ ;
    address   = ( has_port %address_port_ends | ( visible+ - has_port ) %client_ends )
                >field_begin ;

    # Fields that newer versions may have added: so few that no client can send the fields after its
    # own, and leave those of the server to these.
    more_token  = ( any - ( " " | '"' ) )+ ;
    more_quoted = '"' ( ( any - ( '"' | "\\" ) ) | "\\" any )* '"' ;
    more        = ( " " more_token ){1,8} ;
    more_either = ( " " ( more_token | more_quoted ) ){1,8} ;
}%%
