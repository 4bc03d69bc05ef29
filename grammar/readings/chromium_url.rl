/* Reads a URL as Chromium does, without a base: where scheme, host, port and path are, or at which
 * byte it fails.  What a host means is decided after it: whatwg_domain.rl, chromium_opaque.rl. */
#include "readings/whatwg.h"

#define AT ((uint32_t)((const char *)p - s))

%%{
    machine chromium_url;
    alphtype unsigned char;

    include whatwg_parts "whatwg_parts.rl";

    action no_port    { w->has_no_ports = true; }
    action nested     { w->is_nested = true; }
    action colon      { r->host.end = AT; r->port.begin = AT + 1; w->in_port = true; }
    action server_end { r->port.end = w->after = AT; r->has_host = r->has_port = true; }

    # The browser's own schemes are special, but without userinfo and port; those of Android and of
    # its own file systems have an opaque path always; one holds another URL.
    own_name      = "chrome"i | "chrome-distiller"i | "chrome-error"i | "chrome-extension"i
                  | "chrome-native"i | "chrome-search"i | "chrome-untrusted"i | "devtools"i
                  | "isolated-app"i ;
    opaque_name   = "android"i | "chromeos-steam"i | "drivefs"i | "materialized-view"i | "steam"i ;
    nested_name   = "filesystem"i ;

    # The last ":" starts the port, but not in brackets, nor if "[" starts the host and "]" is
    # missing.  Triplets of the host are decoded later, so that it may be in brackets then.
    part          = byte - "@" ;
    unclosed      = "[" ( part - "]" )* ;
    domain        = ( ( unclosed | ( part* "]" )? ( part - [:\]] )* ) - "" ) >host_begin %host_end ;
    before_port   = ( part+ - unclosed ) >host_begin ":" @colon ;
    server        = domain | before_port digit* %server_end ;
    own_server    = domain | before_port ( part - [:\]] )* %server_end ;
    special       = special_name ":" @scheme_end @special slashes
                    ( userinfo? server ) >authority path? rest ;
    own           = own_name ":" @scheme_end @special @no_port slashes
                    ( userinfo? own_server ) >authority path? rest ;

    # After two slashes only another ends the host, not "?" or "#", which it may not have.  Of more
    # slashes the last starts the path.
    file_host     = slash slash ( byte+ >host_begin %host_end ( path rest )? )? ;
    more_slashes  = slash slash ( slash >path_begin )+ ( ( byte @path_run ) to_query )? %path_end ;
    file          = file_name ":" @scheme_end @file
                    ( file_host | ( file_path | more_slashes ) rest ) ;

    opaque_other  = opaque_name ":" @scheme_end @opaque
                    ( to_query >path_begin %path_end ) rest ;
    nested        = nested_name ":" @scheme_end @nested ( any @all any* )? ;

    other_name    = scheme - special_names - own_name - opaque_name - nested_name ;
    bracketed     = "[" @bracket ( xdigit | [:.xX] )* "]" @bracket_end ;
    other_host    = ( other_byte - 0 - [\t\n\r :<>@\[\\\]^|] )+ ;
    include whatwg_other "whatwg_parts.rl";

    main := ( special | own | file | opaque_other | nested | other ) <*skip ;

    write data noerror;
}%%

int uric_chromium_url(const char *s, uint32_t begin, uint32_t end, struct uric_reading *r,
                      struct uric_whatwg *w)
{
    const unsigned char *p = (const unsigned char *)uric_at(s, begin);
    const unsigned char *const pe = p + (end - begin), *const eof = pe;
    int cs = chromium_url_start;

    w->after = begin;
    r->scheme.begin = begin;

    %% write exec;

    w->error = p < pe ? AT : end;
    return cs >= chromium_url_first_final;
}

#undef AT
