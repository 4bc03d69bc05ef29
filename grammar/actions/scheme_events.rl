# What the events of rfc1738_paths and of rfc5538.rl, rfc6068.rl and rfc8089.rl
# do in the scanners that report the parts of a scheme-specific path: they write
# offsets into *r, indexed by the enum of the scheme.
#
# The including C defines r, a struct uric_scheme_parts in which every part
# starts where the first does, and AT, the offset of the byte at p.
%%{
    machine scheme_events;

    action path_begin {
        r->part[0].begin = r->part[1].begin = AT + 1;
        r->part[2].begin = r->part[3].begin = AT + 1;
    }

    action fpath_end { URIC_DEFINE(r, URIC_FTP_NAME, AT); }
    action typecode {
        r->part[URIC_FTP_TYPECODE].begin = AT;
        URIC_DEFINE(r, URIC_FTP_TYPECODE, AT + 1);
    }
    action typecode_expected { r->error = URIC_FAULT_TYPECODE; }

    action hpath_end        { URIC_DEFINE(r, URIC_HTTP_PATH, AT); }
    action searchpart_begin { r->part[URIC_HTTP_SEARCHPART].begin = AT + 1; }
    action searchpart_end   { URIC_DEFINE(r, URIC_HTTP_SEARCHPART, AT); }

    action gophertype_end {
        URIC_DEFINE(r, URIC_GOPHER_TYPE, AT + 1);
        r->part[URIC_GOPHER_SELECTOR].begin = AT + 1;
    }
    action selector_end        { URIC_DEFINE(r, URIC_GOPHER_SELECTOR, AT); }
    action gopher_search_begin { r->part[URIC_GOPHER_SEARCH].begin = AT + 1; }
    action gopher_search_end   { URIC_DEFINE(r, URIC_GOPHER_SEARCH, AT); }
    action gopher_string_begin { r->part[URIC_GOPHER_STRING].begin = AT + 1; }
    action gopher_string_end   { URIC_DEFINE(r, URIC_GOPHER_STRING, AT); }

    action all_end     { URIC_DEFINE(r, URIC_NEWS_ALL, AT); }
    action group_end   { URIC_DEFINE(r, URIC_NEWS_GROUP, AT); }
    action article_end { URIC_DEFINE(r, URIC_NEWS_ARTICLE, AT); }
    action article_number_begin {
        r->part[URIC_NEWS_ARTICLE_NUMBER].begin = AT + 1;
    }
    action article_number_end { URIC_DEFINE(r, URIC_NEWS_ARTICLE_NUMBER, AT); }

    action database_end      { URIC_DEFINE(r, URIC_WAIS_DATABASE, AT); }
    action wais_search_begin { r->part[URIC_WAIS_SEARCH].begin = AT + 1; }
    action wais_search_end   { URIC_DEFINE(r, URIC_WAIS_SEARCH, AT); }
    action wtype_begin       { r->part[URIC_WAIS_WTYPE].begin = AT + 1; }
    action wtype_end         { URIC_DEFINE(r, URIC_WAIS_WTYPE, AT); }
    action wpath_begin       { r->part[URIC_WAIS_WPATH].begin = AT + 1; }
    action wpath_end         { URIC_DEFINE(r, URIC_WAIS_WPATH, AT); }

    action hsoname_end  { URIC_DEFINE(r, URIC_PROSPERO_HSONAME, AT); }
    action fields_begin { r->part[URIC_PROSPERO_FIELDS].begin = AT; }
    action fields_end   { URIC_DEFINE(r, URIC_PROSPERO_FIELDS, AT); }

    action file_path_end { URIC_DEFINE(r, URIC_FILE_PATH, AT); }
}%%
