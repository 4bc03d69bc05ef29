/* Reads a URL as parse_url() of Python's urllib3 does: where scheme, host, port and path are, or at
 * which byte it fails; and what one of its versions refuses. */
#include "readings/urllib3.h"

#define AT ((uint32_t)((const char *)p - s))

%%{
    machine urllib3;
    alphtype unsigned char;

    action scheme_end { r->scheme.end = AT; r->has_scheme = true; }
    action other      { u->is_other = true; }

    # A host and a port may turn out to be userinfo: "@" withdraws them.
    action userinfo_end {
        r->has_host = r->has_port = false;
        u->is_literal = u->has_odd = u->has_odd_triplet = u->has_long_port = false;
    }
    action host_begin { r->host.begin = AT; }
    action host_end   { r->host.end = AT; r->has_host = true; }
    action literal    { r->host.begin = AT + 1; }
    action literal_end { r->host.end = AT; r->has_host = u->is_literal = true; }
    action port_begin { r->port.begin = AT; }
    action port_end   { r->port.end = AT; r->has_port = r->port.begin < AT; }
    action path_begin { r->path.begin = AT; }
    action path_end   { r->path.end = AT; }
    action more       { u->has_more = true; p = pe - 1; }

    # What version 2.8 refuses, the first of each: a control or a space, "!", an LF; the triplet of
    # a control.
    action odd {
        if (!u->has_odd)
            u->odd = AT;
        u->has_odd = true;
    }
    action odd_triplet {
        if (!u->has_odd_triplet)
            u->odd_triplet = AT - 2;
        u->has_odd_triplet = true;
    }
    action long_port  { u->has_long_port = true; }

    # _REG_NAME_PAT
    byte        = ^[\\/?#] ;
    triplet     = "%" xdigit{2} | "%" ( [01] xdigit | "7" [fF] ) @odd_triplet ;
    reg_name    = ( ( byte - [@\[\]%:] ) | ( 0..0x20 | 0x7F ) @odd | triplet )* ;

    # _IPV6_PAT: numbers of the IPv4 address may be above 255
    h16         = xdigit{1,4} ;
    ls32        = h16 ":" h16 | digit{1,3} ( "." digit{1,3} ){3} ;
    ipv6        =                            ( h16 ":" ){6} ls32
                |                       "::" ( h16 ":" ){5} ls32
                | (                h16 )? "::" ( h16 ":" ){4} ls32
                | ( ( h16 ":" )?    h16 )? "::" ( h16 ":" ){3} ls32
                | ( ( h16 ":" ){0,2} h16 )? "::" ( h16 ":" ){2} ls32
                | ( ( h16 ":" ){0,3} h16 )? "::" h16 ":"        ls32
                | ( ( h16 ":" ){0,4} h16 )? "::"                ls32
                | ( ( h16 ":" ){0,5} h16 )? "::"                h16
                | ( ( h16 ":" ){0,6} h16 )? "::" ;

    # _ZONE_ID_PAT; "!" is an error of the oldest version
    zone        = "%" ( alnum | [._\-~] | "!" @odd | triplet )+ ;
    literal     = "[" @literal ipv6 zone? "]" @literal_end ;

    # _HOST_PORT_PAT, and that the port is at most 65535: the oldest version takes five digits at
    # most, and an LF at the end, for "$" is before it.
    number      = [1-9] digit{0,3} | [1-5] digit{4} | "6" [0-4] digit{3} | "65" [0-4] digit{2}
                | "655" [0-2] digit | "6553" [0-5] ;
    any_port    = "0"* number? ;
    port        = ( any_port | ( ( digit{6} @long_port digit* ) & any_port ) )
                  >port_begin %port_end ;
    end         = ( "\n" @odd )? ;
    host_port   = reg_name >host_begin %host_end ( ":" port end )? | literal ( ":" port )? end ;
    userinfo    = byte* "@" @userinfo_end ;
    authority   = ( userinfo? host_port ) - "" ;

    # _SCHEME_RE, _URI_RE: a string without a scheme, or with a "." in it, gets "//" in front.
    http        = "http"i "s"i? ;
    scheme      = alpha ( alnum | [+\-] )* ;
    scheme_part = ( http | ( scheme - http ) %other ) %scheme_end ":" ;
    rest        = ( ^[?#]* ) >path_begin %path_end ( [?#] @more any* )? ;
    after       = ( ( [\\/] ^[?#]* )? ) >path_begin %path_end ( [?#] @more any* )? ;
    absolute    = scheme_part ( "//" authority? after | ( rest - ( "//" any* ) ) ) ;
    rooted      = "//" authority? after | ( ( rest & ( "/" any* ) ) - ( "//" any* ) ) ;
    bare        = ( authority? after ) - ( scheme ":" any* | "/" any* ) ;

    main := absolute | rooted | bare ;

    write data noerror;
}%%

int uric_urllib3(const char *s, uint32_t end, struct uric_reading *r, struct uric_urllib3_parts *u)
{
    const unsigned char *p = (const unsigned char *)uric_at(s, 0);
    const unsigned char *const pe = p + end, *const eof = pe;
    int cs = urllib3_start;

    %% write exec;

    u->error = p < pe ? AT : end;
    return cs >= urllib3_first_final;
}

#undef AT
