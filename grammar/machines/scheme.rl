/* What follows the authority, or the scheme if there is no authority, in parsed URIs
 * of the rarer schemes.  Tables. */
#include "schemes/scheme.h"

#define AT ((uint32_t)(p - s))

%%{
    machine scheme;
    alphtype unsigned char;

    include scheme_events "../actions/scheme_events.rl";
    action fpath_run {}
    include scheme_characters "scheme_characters.rl";
    include rfc1738_paths "../rfc1738.rl";
    include rfc5538 "../rfc5538.rl";
    include rfc8089 "../rfc8089.rl";

    telnet_path   = ( "/" )? ;
    nntp_path     = "/" @path_begin nntp_rest ;
    news_path     = "/" @path_begin news_rest ;

    # One machine, so that the entries share their states.  The byte before each
    # entry distinguishes it and is never scanned: a scan starts after it.
    action entries {
        (void)fentry(as_gopher); (void)fentry(as_telnet);
        (void)fentry(as_nntp); (void)fentry(as_news);
        (void)fentry(as_news_server); (void)fentry(as_wais);
        (void)fentry(as_prospero); (void)fentry(as_file_local);
        (void)fentry(as_file_empty_host); (void)fentry(as_file_host);
    }
    main := ( 0 @entries ( as_gopher:          gopher_path     ) )
          | ( 1          ( as_telnet:          telnet_path     ) )
          | ( 2          ( as_nntp:            nntp_path       ) )
          | ( 3          ( as_news:            news_rest       ) )
          | ( 4          ( as_news_server:     news_path       ) )
          | ( 5          ( as_wais:            wais_path       ) )
          | ( 6          ( as_prospero:        prospero_path   ) )
          | ( 7          ( as_file_local:      file_local      ) )
          | ( 8          ( as_file_empty_host: file_empty_host ) )
          | ( 9          ( as_file_host:       file_host_path  ) ) ;

    write data noerror;
}%%

int uric_scan_scheme(enum uric_scheme_entry entry, const unsigned char *s,
                     uric_span at, struct uric_scheme_parts *r)
{
    /* in the order of enum uric_scheme_entry */
    static const uint16_t start[] = {
        scheme_en_main_as_gopher, scheme_en_main_as_telnet,
        scheme_en_main_as_nntp, scheme_en_main_as_news,
        scheme_en_main_as_news_server, scheme_en_main_as_wais,
        scheme_en_main_as_prospero, scheme_en_main_as_file_local,
        scheme_en_main_as_file_empty_host, scheme_en_main_as_file_host
    };
    const unsigned char *p = s + at.begin, *const pe = s + at.end;
    const unsigned char *const eof = pe;
    int cs = start[entry];

    %% write exec;

    r->error_offset = AT;
    return cs >= scheme_first_final;
}

#undef AT
