/* Reads a URL as the basic URL parser of the URL Standard does (section 4.4), without a base:
 * where scheme, host, port and path are, or at which byte it fails.  What a host means is decided
 * after it: whatwg_domain.rl. */
#include "readings/whatwg.h"

#define AT ((uint32_t)((const char *)p - s))

%%{
    machine whatwg_url;
    alphtype unsigned char;

    # Tab, LF and CR are removed first.  The last byte is none of them: like all controls, they
    # are stripped at the end.
    action skip {
        while (uric_whatwg_drops(*p)) {
            uric_read_leaves(r, AT, URIC_READING_TAB_NEWLINE);
            p++;
        }
    }

    action scheme_end { r->scheme.end = AT; r->has_scheme = true; w->after = AT + 1; }
    action special    { w->kind = URIC_WHATWG_SPECIAL; }
    action port_80    { w->default_port = 80; }
    action port_443   { w->default_port = 443; }
    action port_21    { w->default_port = 21; }
    action file       { w->kind = URIC_WHATWG_FILE; }
    action opaque     { w->kind = URIC_WHATWG_OPAQUE; }

    action odd_slash  { uric_read_leaves(r, AT, URIC_READING_BACKSLASH); }
    action slash {
        if (w->slashes++ == 2)
            uric_read_leaves(r, AT, URIC_READING_EMPTY_HOST);
    }
    action authority {
        if (w->slashes < 2)
            uric_read_leaves(r, AT, URIC_READING_MISSING_SLASHES);
    }

    # A host and a port may turn out to be userinfo: "@" withdraws them.
    action userinfo_end {
        if (w->at_sign)
            uric_read_leaves(r, AT, URIC_READING_USERINFO);
        w->at_sign = true;
        w->in_port = w->in_brackets = false;
        w->after = AT + 1;
        r->has_host = r->has_port = false;
        r->kind = URIC_READING_NAME;
    }
    action host_begin { r->host.begin = AT; }
    action host_end   { r->host.end = w->after = AT; r->has_host = true; }
    action no_host    { r->host.begin = r->host.end = w->after = AT; r->has_host = true; }
    action bracket    { r->host.begin = AT + 1; w->in_brackets = true; }
    action bracket_end {
        r->host.end = AT;
        w->after = AT + 1;
        w->in_brackets = false;
        r->has_host = true;
        r->kind = URIC_READING_IPV6;
    }
    action port_begin { r->port.begin = AT + 1; w->in_port = true; }
    action port_end   { r->port.end = w->after = AT; r->has_port = true; }
    action path_begin { r->path.begin = AT; } # tentative, too: a drive or a host
    action path_end   { r->path.end = AT; r->has_path = true; }

    # nothing depends on these bytes: skip them at once
    action path_run   { while (p + 1 < pe && p[1] != '?' && p[1] != '#') p++; }
    action all        { p = pe - 1; }

    slash         = "/" | "\\" @odd_slash ;
    to_query      = ( ^[?#] @path_run )* ;
    rest          = ( [?#] @all any* )? ;
    bracketed     = "[" @bracket ( xdigit | [:.] )* "]" @bracket_end ;
    port_part     = ":" @port_begin digit* %port_end ;

    # scheme start state, scheme state
    special_name  = ( "http"i | "ws"i )   %port_80
                  | ( "https"i | "wss"i ) %port_443
                  | "ftp"i                %port_21 ;
    file_name     = "file"i ;
    scheme        = alpha ( alnum | "+" | "-" | "." )* ;
    other_name    = scheme - ( "http"i "s"i? | "ws"i "s"i? | "ftp"i | file_name ) ;

    # special authority slashes state, special authority ignore slashes state, authority state,
    # host state, port state, path start state
    byte          = ^[/\\?#] ;
    domain        = ( byte - [:@\[\]] )+ >host_begin %host_end ;
    userinfo      = byte* "@" @userinfo_end ;
    authority     = ( userinfo? ( domain | bracketed ) port_part? ) >authority ;
    slashes       = ( slash @slash )* ;
    path          = ( slash to_query ) >path_begin %path_end ;
    special       = special_name ":" @scheme_end @special slashes authority path? rest ;

    # file state, file slash state, file host state: no port, no userinfo
    drive         = alpha [:|] ;
    drive_path    = ( drive ( slash to_query )? ) >path_begin %path_end ;
    file_domain   = ( ( byte - [:@\[\]] )+ - drive ) >host_begin %host_end ;
    file_host     = slash slash ( file_domain | bracketed )? path? ;
    file_drive    = slash slash drive_path ;
    file_path     = ( slash ( ( byte @path_run ) to_query )? ) >path_begin %path_end
                  | ( ( byte @path_run ) to_query ) >path_begin %path_end
                  | "" ;
    file          = file_name ":" @scheme_end @file
                    ( file_host | file_drive | file_path ) rest ;

    # path or authority state, authority state, host state with an opaque host, opaque path state
    other_byte    = ^[/?#] ;
    other_host    = ( other_byte - 0 - [ :<>@\[\\\]^|] )+ >host_begin %host_end ;
    other_user    = other_byte* "@" @userinfo_end ;
    other_path    = ( "/" to_query ) >path_begin %path_end ;
    other_authority = other_user? ( other_host | bracketed ) port_part? | "" %no_host ;
    single_slash  = ( "/" ( ( other_byte @path_run ) to_query )? ) >path_begin %path_end ;
    opaque_path   = ( ( other_byte @path_run ) to_query ) >opaque >path_begin %path_end | "" ;
    other         = other_name ":" @scheme_end
                    ( "//" other_authority other_path? | single_slash | opaque_path ) rest ;

    main := ( special | file | other ) <*skip ;

    write data noerror;
}%%

int uric_whatwg_url(const char *s, uint32_t begin, uint32_t end, struct uric_reading *r,
                    struct uric_whatwg *w)
{
    const unsigned char *p = (const unsigned char *)uric_at(s, begin);
    const unsigned char *const pe = p + (end - begin), *const eof = pe;
    int cs = whatwg_url_start;

    w->after = begin;
    r->scheme.begin = begin;

    %% write exec;

    w->error = p < pe ? AT : end;
    return cs >= whatwg_url_first_final;
}

#undef AT
