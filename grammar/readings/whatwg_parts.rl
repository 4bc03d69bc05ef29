# What the readers of the URL Standard and of Chromium share: whatwg_url.rl, chromium_url.rl.
%%{
    machine whatwg_parts;

    # Tab, LF and CR are removed first.  The last byte is none of them: like all controls, they
    # are stripped at the end.
    action skip {
        while (!w->keeps_tabs && uric_whatwg_drops(*p)) {
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
    port_part     = ":" @port_begin digit* %port_end ;

    # scheme start state, scheme state
    special_name  = ( "http"i | "ws"i )   %port_80
                  | ( "https"i | "wss"i ) %port_443
                  | "ftp"i                %port_21 ;
    file_name     = "file"i ;
    special_names = "http"i "s"i? | "ws"i "s"i? | "ftp"i | file_name ;
    scheme        = alpha ( alnum | "+" | "-" | "." )* ;

    # special authority slashes state, special authority ignore slashes state
    byte          = ^[/\\?#] ;
    userinfo      = byte* "@" @userinfo_end ;
    slashes       = ( slash @slash )* ;
    path          = ( slash to_query ) >path_begin %path_end ;

    # the path of a file URL without a host
    file_path     = ( slash ( ( byte @path_run ) to_query )? ) >path_begin %path_end
                  | ( ( byte @path_run ) to_query ) >path_begin %path_end
                  | "" ;
    other_byte    = ^[/?#] ;
}%%

%%{
    machine whatwg_other;

    # URLs that are not special.  The including machine says what other_name is, what may be
    # bracketed and which bytes an other_host has.
    #
    # path or authority state, authority state, host state with an opaque host, opaque path state
    other_user    = other_byte* "@" @userinfo_end ;
    other_path    = ( "/" to_query ) >path_begin %path_end ;
    other_authority = other_user? ( other_host >host_begin %host_end | bracketed ) port_part?
                    | "" %no_host ;
    single_slash  = ( "/" ( ( other_byte @path_run ) to_query )? ) >path_begin %path_end ;
    opaque_path   = ( ( other_byte @path_run ) to_query ) >opaque >path_begin %path_end | "" ;
    other         = other_name ":" @scheme_end
                    ( "//" other_authority other_path? | single_slash | opaque_path ) rest ;
}%%
