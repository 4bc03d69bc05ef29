/* Decides what a domain of a special URL is in the URL Standard (sections 3.5 and 3.6): an IPv4
 * address, a name, or a failure.  It reads the bytes of the host after percent-decoding, one a
 * call.  Chromium forbids fewer bytes. */
#include "readings/whatwg.h"

%%{
    machine whatwg_domain;
    alphtype unsigned char;

    action forbidden   { d->forbidden = true; }
    action space       { d->space = true; }
    action bracket     { d->bracket = true; }
    action beyond      { d->beyond_ascii = true; }
    action replacement { d->replaced = true; }
    action number      { d->ends_in_number = true; }
    action ipv4        { d->is_ipv4 = true; }
    action begin       { d->parts++; d->base = 10; uric_whatwg_digit(d, fc); }
    action hex         { d->base = 16; }
    action octal       { d->base = 8; }
    action digit       { uric_whatwg_digit(d, fc); }

    # forbidden domain code points; U+FFFD, which stands for ill-formed UTF-8
    forbidden_byte = 0..0x1F | 0x7F | [#%/<>?@\\^|] ;
    bracket_byte   = [:\[\]] ;
    high           = 0x80..0xFF ;
    bytes          = ( forbidden_byte @forbidden | " " @space | bracket_byte @bracket | high @beyond
                     | any )* ;
    replaced       = any* 0xEF 0xBF 0xBD @replacement any* ;

    # ends in a number checker
    last_number    = digit+ | "0"i [xX] xdigit* ;
    ends_in_number = ( any* "." )? last_number "."? %/number ;

    # IPv4 number parser, IPv4 parser
    number         = "0" @begin
                   | "0" @begin ( [0-7] >octal @digit ) ( [0-7] @digit )*
                   | "0" @begin [xX] @hex ( xdigit @digit )*
                   | [1-9] @begin ( digit @digit )* ;
    ipv4           = number ( "." number ){0,3} "."? %/ipv4 ;

    main := bytes | replaced | ends_in_number | ipv4 ;

    write data noerror nofinal;
}%%

void uric_whatwg_domain_start(struct uric_whatwg_domain *d)
{
    memset(d, 0, sizeof *d);
    d->state = whatwg_domain_start;
}

static void scan(struct uric_whatwg_domain *d, const unsigned char *p, const unsigned char *pe,
                 const unsigned char *eof)
{
    int cs = d->state;

    %% write exec;

    d->state = cs;
}

void uric_whatwg_domain_byte(struct uric_whatwg_domain *d, unsigned char byte)
{
    scan(d, &byte, &byte + 1, NULL);
}

void uric_whatwg_domain_end(struct uric_whatwg_domain *d)
{
    const unsigned char none = 0;

    scan(d, &none, &none, &none);
}
