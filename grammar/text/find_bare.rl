/* Finds the end of a URI that has no delimiters: the grammar would accept more bytes than
 * the writer meant.  RFC 3986, Appendix C, leaves the choice open. */
#include "text/find.h"

%%{
    machine find_bare;
    alphtype unsigned char;

    action meant     {
        if (ftargs == find_bare_start)
            p += uric_find_pass_meant(p, pe);
        end = p + 1;
    }
    action dash      {
        arrow = end;
        end = p + 1;
        reference |= *p == '=' && find_may_be_quoted(p, (size_t)(pe - p));
    }
    action opened    { if (depth++ == 0) outside = end; }
    action closed    {
        if (depth == 0) {
            ended = 1;
            fbreak;
        }
        depth--;
        end = p + 1;
    }
    action apostrophe {
        if (before == '\'') {
            ended = 1;
            fbreak;
        }
    }
    # the same character before and after the URI marks emphasis
    action emphasis  { if (*p != (unsigned char)before) end = p + 1; }
    action ampersand { escape = end; end = p + 1; }
    action separator { list = end; reference |= *p == ';' && escape != begin; }
    action escaped   {
        end = escape;
        ended = 1;
        fbreak;
    }
    action another   {
        end = list;
        ended = 1;
        fbreak;
    }
    action pointed   { end = arrow; }

    action stopped   {
        ended = stopped = 1;
        fhold;
        fbreak;
    }

    include strict "../tolerance.rl";
    include rfc3986_no_events "../rfc3986.rl";
    include rfc3986 "../rfc3986.rl";

    excluded    = any - ( reserved | unreserved | "%" ) ;
    punctuation = [.:!?*] ;
    dash        = [\-=$] ;
    other       = any - ( excluded | punctuation | dash | [()'&,;_~] ) ;
    body        = ( other @meant | dash @dash | punctuation | "(" @opened | ")" @closed
                  | "'" @apostrophe | [_~] @emphasis | "&" @ampersand | [,;] @separator )* ;

    # characters that no URI may contain, as HTML entities
    escaped     = "&" ( "lt" | "gt" | "quot" | "apos" | "nbsp"
                      | "#" ( "34" | "39" | "60" | "62" )
                      | "#x"i ( "22" | "27" | "3c"i | "3e"i ) ) ";" ;

    # in source text; the scan stops at the second byte, which is excluded
    arrow       = [\-=] ">" | "${" ;

    # in a list without white space
    another     = [,;] alpha ( alpha | digit | [+.\-] )+ "://" ;

    main := body ( escaped @escaped | arrow @pointed | another @another
                 | excluded @stopped ) ;

    write data nofinal noerror;
}%%

void uric_find_bare_end(const char *s, size_t n, size_t room, char before,
                        struct uric_bare *b)
{
    const unsigned char *p = (const unsigned char *)s, *end = p, *outside = p,
                        *escape = p, *list = p, *arrow = p;
    const unsigned char *const begin = p;
    const unsigned char *const pe =
        p + n + (n < room && !(uric_text_class[p[n]] & URIC_TEXT_URIC));
    size_t depth = 0;
    int cs = find_bare_start, ended = 0, stopped = 0, reference = 0;

    %% write exec;

    b->end = (size_t)((depth > 0 ? outside : end) - begin);
    b->read = (size_t)(p - begin);
    b->ended = (unsigned char)ended;
    b->stopped = (unsigned char)stopped;
    b->unclosed = depth > 0;
    b->doubtful = 0;
    b->reference = (unsigned char)reference;
}
