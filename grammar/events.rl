# What the events of rfc3986.rl and rfc9112.rl do in the scanners that report
# components, one-shot and resumable alike: they write offsets into *u.
#
# The C around it provides: u, a struct uric or struct uric64; AT, the offset
# of the byte at p.  URIC_DEFINE and its kin are in src/internal.h.
%%{
    machine events;

    action scheme_end {
        URIC_DEFINE(u, URIC_SCHEME, AT);
        u->part[URIC_PATH].begin = AT + 1;
    }
    action authority_begin { u->part[URIC_HOST].begin = AT + 1; }
    action userinfo_end {
        u->part[URIC_USERINFO].begin = u->part[URIC_HOST].begin;
        URIC_DEFINE(u, URIC_USERINFO, AT);
        u->part[URIC_HOST].begin = AT + 1;
        u->part[URIC_PORT].begin = 0;
    }
    action IPv4address_end { u->host_kind = URIC_HOST_IPV4ADDRESS; }
    action reg_name_end    { u->host_kind = URIC_HOST_REG_NAME; }
    action IPv6address_end { u->host_kind = URIC_HOST_IPV6ADDRESS; }
    action IPvFuture_end   { u->host_kind = URIC_HOST_IPVFUTURE; }
    action host_end        { URIC_DEFINE(u, URIC_HOST, AT); }
    action port_begin      { u->part[URIC_PORT].begin = AT + 1; }
    action port_end        { URIC_DEFINE(u, URIC_PORT, AT); }
    action authority_end   { u->part[URIC_PATH].begin = AT; }

    action path_abempty_end {
        URIC_DEFINE(u, URIC_PATH, AT);
        u->path_kind = URIC_PATH_ABEMPTY;
    }
    action path_absolute_end {
        URIC_DEFINE(u, URIC_PATH, AT);
        u->path_kind = URIC_PATH_ABSOLUTE;
    }
    action path_noscheme_end {
        URIC_DEFINE(u, URIC_PATH, AT);
        u->path_kind = URIC_PATH_NOSCHEME;
    }
    action path_rootless_end {
        URIC_DEFINE(u, URIC_PATH, AT);
        u->path_kind = URIC_PATH_ROOTLESS;
    }
    action path_empty_end {
        URIC_DEFINE(u, URIC_PATH, AT);
        u->path_kind = URIC_PATH_EMPTY;
    }
    action query_begin    { u->part[URIC_QUERY].begin = AT + 1; }
    action query_end      { URIC_DEFINE(u, URIC_QUERY, AT); }
    action fragment_begin { u->part[URIC_FRAGMENT].begin = AT + 1; }
    action fragment_end   { URIC_DEFINE(u, URIC_FRAGMENT, AT); }

    action authority_form_end { URIC_UNDEFINE(u, URIC_SCHEME); }
    action absolute_form_end {
        if (u->path_kind != URIC_PATH_ABEMPTY) {
            URIC_UNDEFINE(u, URIC_HOST);
            u->host_kind = URIC_HOST_NONE;
        }
    }
    action asterisk_form_end { URIC_DEFINE(u, URIC_PATH, AT); }
}%%
