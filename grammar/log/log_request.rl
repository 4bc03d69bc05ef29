/* The request line as servers log it: RFC 9112, 3, and what real clients send besides.
 * By a table: most are parsed without it. */
#include "log/log_read.h"

#define AT ((uint32_t)(p - s))

%%{
    machine log_request;
    alphtype unsigned char;

    action word_begin     { begin = AT; }
    action method_end     { r->method.end = AT; }
    action target_begin   { r->target.begin = AT; }
    # a word after it: what looked like a protocol belongs to the target
    action target_end     { r->target.end = AT; has_protocol = is_empty = 0; }
    action protocol_end   {
        if (has_protocol)
            r->target.end = r->protocol.end;
        r->protocol.begin = begin;
        r->protocol.end = AT;
        has_protocol = 1;
        is_empty = 0;
    }
    # unless a word follows
    action empty_end      { is_empty = 1; }

    # RFC 9110, 9.1 and 5.6.2
    tchar    = [!#$%&'*+\-.^_`|~0-9A-Za-z] ;
    method   = tchar+ %method_end ;
    visible  = any - " " ;
    version  = ( upper+ | "http"i ) "/" digit+ ( "." digit+ )? ;
    first    = visible+ >target_begin %target_end ;

    #   GET /a HTTP/1.1     method SP request-target SP HTTP-version
    #   GET /a              HTTP/0.9: the protocol is undefined
    #   GET /a b HTTP/1.1   raw spaces belong to the target
    #   GET  /a HTTP/1.1    except those before and after it
    #   GET  HTTP/1.1       an empty target
    #
    # A request with no second word, or whose first word is not a method, has no known
    # parts: TLS to a plain port, "\x16\x03\x01"; "<BADREQ>"; "".
    no_target    = method " " " "+ version %empty_end " "* ;
    request_line = method " "+ first
        ( " "+ ( version >word_begin %protocol_end
               | ( visible+ - version ) %target_end ) )* " "* | no_target ;

    # AWS writes "-" for each of the three that it does not know.
    dashes       = method " "+ first
        ( " "+ ( ( version | "-" ) >word_begin %protocol_end
               | ( visible+ - ( version | "-" ) ) %target_end ) )* " "* | no_target ;

    # One machine, as in scheme.rl.
    action entries { (void)fentry(as_request_line); (void)fentry(as_dashes); }
    main := ( 0 @entries ( as_request_line: request_line ) )
          | ( 1          ( as_dashes:       dashes       ) ) ;

    write data noerror;
}%%

int uric_log_scan_request(const unsigned char *s, uric_span at, int dashes,
                          struct uric_log_request *r)
{
    const unsigned char *p = s + at.begin, *const pe = s + at.end;
    const unsigned char *const eof = pe;
    uint32_t begin = 0;
    int has_protocol = 0, is_empty = 0;
    int cs = log_request_en_main_as_request_line;

    if (dashes)
        cs = log_request_en_main_as_dashes;
    r->method.begin = at.begin;
    r->protocol.begin = r->protocol.end = 0;

    %% write exec;

    if (is_empty) {
        r->protocol = r->target;
        r->target.begin = r->target.end = r->method.end + 1;
        has_protocol = 1;
    }
    r->has_protocol = has_protocol;
    return cs >= log_request_first_final;
}

#undef AT
