# What the events of rfc3986.rl and rfc9112.rl do in the scanners that report
# components: they mark the start and end of a component, and its kind.
#
# The including C defines how to keep a mark (src/library/parse/walk.h):
#
#   AT                  the offset of the byte that fires the event
#   BEGIN(part, at)     the part starts at this offset, if it proves to be that part
#   BEGIN_OF(part)      the offset of the last BEGIN()
#   NO_BEGIN(part)      withdraws BEGIN()
#   END(part)           the part ends at AT and is now defined
#   UNDEFINE(part)      the part is not defined after all
#   HOST_KIND(kind), PATH_KIND(kind), HAS_PATH_KIND(kind)
%%{
    machine events;

    action scheme_end      { END(URIC_SCHEME); BEGIN(URIC_PATH, AT + 1); }
    action authority_begin { BEGIN(URIC_HOST, AT + 1); }
    action userinfo_end {
        BEGIN(URIC_USERINFO, BEGIN_OF(URIC_HOST));
        END(URIC_USERINFO);
        BEGIN(URIC_HOST, AT + 1);
        NO_BEGIN(URIC_PORT);
    }
    action IPv4address_end { HOST_KIND(URIC_HOST_IPV4ADDRESS); }
    action reg_name_end    { HOST_KIND(URIC_HOST_REG_NAME); }
    action IPv6address_end { HOST_KIND(URIC_HOST_IPV6ADDRESS); }
    action IPvFuture_end   { HOST_KIND(URIC_HOST_IPVFUTURE); }
    action host_end        { END(URIC_HOST); }
    action port_begin      { BEGIN(URIC_PORT, AT + 1); }
    action port_end        { END(URIC_PORT); }
    action authority_end   { BEGIN(URIC_PATH, AT); }

    action path_abempty_end  { END(URIC_PATH); PATH_KIND(URIC_PATH_ABEMPTY); }
    action path_absolute_end { END(URIC_PATH); PATH_KIND(URIC_PATH_ABSOLUTE); }
    action path_noscheme_end { END(URIC_PATH); PATH_KIND(URIC_PATH_NOSCHEME); }
    action path_rootless_end { END(URIC_PATH); PATH_KIND(URIC_PATH_ROOTLESS); }
    action path_empty_end    { END(URIC_PATH); PATH_KIND(URIC_PATH_EMPTY); }

    action query_begin    { BEGIN(URIC_QUERY, AT + 1); }
    action query_end      { END(URIC_QUERY); }
    action fragment_begin { BEGIN(URIC_FRAGMENT, AT + 1); }
    action fragment_end   { END(URIC_FRAGMENT); }

    action authority_form_end { UNDEFINE(URIC_SCHEME); }
    action absolute_form_end {
        if (!HAS_PATH_KIND(URIC_PATH_ABEMPTY)) {
            UNDEFINE(URIC_HOST);
            HOST_KIND(URIC_HOST_NONE);
        }
    }
    action asterisk_form_end { END(URIC_PATH); }
}%%
