/* Names of users in access logs, each with the text after it that tells where the name ends: the
 * fast reader takes names without spaces itself.  By a table: few names have any. */
#include "log/log_read.h"

%%{
    machine log_user;
    alphtype unsigned char;

    # p: the quote; the "]" after the time
    action quoted_ends { at->end = p - ( LOG_CLOCK + 4 ); }
    action basic_ends  { at->end = p - ( LOG_CLOCK + 2 ); }
    action escape  { at->escaped = 1; }
    action field_begin {}
    action quote_begin {}
    action colon {}
    action address_port_ends {}
    action client_ends {}

    include strict "../tolerance.rl";
    include rfc3986_no_events "../rfc3986.rl";
    include rfc3986 "../rfc3986.rl";
    include log_fields "log_fields.rl";

    # One machine, as in scheme.rl.
    action entries {
        (void)fentry(as_name);
        (void)fentry(as_words);
        (void)fentry(as_basic);
    }
    main := ( 0 @entries ( as_name:  name_and_time '"' @quoted_ends ) )
          | ( 1          ( as_words: words_and_time '"' @quoted_ends ) )
          | ( 2          ( as_basic: basic_and_time @basic_ends ) ) ;

    write data noerror nofinal;
}%%

static int entry_of(unsigned kind)
{
    switch (kind) {
    case STEP_USER: return log_user_en_main_as_name;
    case STEP_WORDS: return log_user_en_main_as_words;
    default: return log_user_en_main_as_basic;
    }
}

void uric_log_scan_user(unsigned kind, const unsigned char *p, const unsigned char *end,
                        struct uric_log_field_end *at)
{
    const unsigned char *const pe = end;
    int cs = entry_of(kind);

    at->end = NULL;
    at->escaped = 0;

    %% write exec;

    at->stop = p;
}
