/* Accepts URLs in which all readers find the same host, or none: the plain ones, of which there are
 * most.  uric_agree() asks the readers about all others. */
#include "readings/reading.h"

%%{
    machine alike;
    alphtype unsigned char;

    include strict "../tolerance.rl";
    include rfc3986_no_events "../rfc3986.rl";
    include rfc3986 "../rfc3986.rl";

    # a DNS name in ASCII, or one with a "_", in which a reader of RFC 2396 finds no other host; the
    # last label is no number
    inner    = alnum | [_\-] ;
    end      = alnum | "_" ;
    label    = end ( inner* end )? ;
    toplabel = ( alpha | "_" ) ( inner* end )? ;
    name     = ( label "." )* toplabel "."? ;

    # 1 to 65535
    numbered = [1-9] digit{0,3} | [1-5] digit{4} | "6" [0-4] digit{3} | "65" [0-4] digit{2}
             | "655" [0-2] digit | "6553" [0-5] ;

    # The string is a URI, so all readers agree on the rest after the authority: RFC 2396 and the
    # others take all of RFC 3986's pchar.
    server   = ( userinfo "@" )? ( ( name & reg_name ) | IPv4address | "[" IPv6address "]" )
               ( ":" numbered? )? ( [/?#] any* )? ;
    known    = ( "http"i "s"i? | "ws"i "s"i? | "ftp"i ) "://" server ;

    # file: no host; some readers take a drive letter for one
    drive    = "/" alpha ":" any* ;
    local    = "file"i "://" ( ( "/" ^"/" any* ) - drive ) ;

    main := known | local ;

    write data noerror;
}%%

/* The most bytes after the authority that the machine has to see. */
enum { ALIKE_MORE = 4 };

bool uric_read_alike(const char *s, size_t n)
{
    const unsigned char *p = (const unsigned char *)s, *pe;
    int cs = alike_start;
    struct uric u;

    if (uric_parse(s, n, &u) != URIC_OK)
        return false;
    pe = p + u.part[URIC_PATH].begin;
    pe += n - u.part[URIC_PATH].begin < ALIKE_MORE ? n - u.part[URIC_PATH].begin
                                                     : (size_t)ALIKE_MORE;

    %% write exec;

    return cs >= alike_first_final;
}
