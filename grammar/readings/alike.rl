/* Accepts URLs in which all readers find the same host: the plain ones, of which there are most.
 * uric_agree() asks the readers about all others. */
#include "readings/reading.h"

%%{
    machine alike;
    alphtype unsigned char;

    # a DNS name in ASCII, and not one that IDNA made; its last label is no number
    alnum_or_hyphen = alnum | "-" ;
    label           = alnum ( alnum_or_hyphen* alnum )? ;
    toplabel        = alpha ( alnum_or_hyphen* alnum )? ;
    ace_label       = "xn--"i any* ;
    name            = ( ( label - ace_label ) "." )* ( toplabel - ace_label ) ;

    dec_octet = digit | [1-9] digit | "1" digit{2} | "2" [0-4] digit | "25" [0-5] ;
    ipv4      = dec_octet ( "." dec_octet ){3} ;

    # 1 to 65535
    port = [1-9] digit{0,3} | [1-5] digit{4} | "6" [0-4] digit{3} | "65" [0-4] digit{2}
         | "655" [0-2] digit | "6553" [0-5] ;

    # RFC 3986's pchar, all of which RFC 2396 and the others accept, too
    pchar = alnum | [\-._~!$&'()*+,;=:@] | "%" xdigit{2} ;

    main := "http"i "s"i? "://" ( name | ipv4 ) ( ":" port )?
            ( "/" ( pchar | "/" )* )? ( "?" ( pchar | [/?] )* )? ( "#" ( pchar | [/?] )* )? ;

    write data noerror;
}%%

bool uric_read_alike(const char *s, size_t n)
{
    const unsigned char *p = (const unsigned char *)s;
    const unsigned char *const pe = p + n;
    int cs = alike_start;

    %% write exec;

    return cs >= alike_first_final;
}
