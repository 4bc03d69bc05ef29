/* Reads a URL as the basic URL parser of the URL Standard does (section 4.4), without a base:
 * where scheme, host, port and path are, or at which byte it fails.  What a host means is decided
 * after it: whatwg_domain.rl. */
#include "readings/whatwg.h"

#define AT ((uint32_t)((const char *)p - s))

%%{
    machine whatwg_url;
    alphtype unsigned char;

    include whatwg_parts "whatwg_parts.rl";

    bracketed     = "[" @bracket ( xdigit | [:.] )* "]" @bracket_end ;

    # authority state, host state, port state, path start state
    domain        = ( byte - [:@\[\]] )+ >host_begin %host_end ;
    authority     = ( userinfo? ( domain | bracketed ) port_part? ) >authority ;
    special       = special_name ":" @scheme_end @special slashes authority path? rest ;

    # file state, file slash state, file host state: no port, no userinfo
    drive         = alpha [:|] ;
    drive_path    = ( drive ( slash to_query )? ) >path_begin %path_end ;
    file_domain   = ( ( byte - [:@\[\]] )+ - drive ) >host_begin %host_end ;
    file_host     = slash slash ( file_domain | bracketed )? path? ;
    file_drive    = slash slash drive_path ;
    file          = file_name ":" @scheme_end @file
                    ( file_host | file_drive | file_path ) rest ;

    other_name    = scheme - special_names ;
    other_host    = ( other_byte - 0 - [ :<>@\[\\\]^|] )+ ;
    include whatwg_other "whatwg_parts.rl";

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
