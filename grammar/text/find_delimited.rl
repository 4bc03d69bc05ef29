/* A URI in delimiters (RFC 3986, Appendix C), from after the first to the second: URI
 * characters and white space. */
#include "text/find.h"

/* The last URI character of the run that starts at p: the state after the first byte loops
 * over the others. */
static const unsigned char *pass_uric(const unsigned char *p, const unsigned char *pe)
{
    const unsigned char *next = uric_find_pass(p + 1, pe);

    while (next < pe && uric_text_class[*next] & URIC_TEXT_URIC)
        next = uric_find_pass(next + 1, pe);
    return next - 1;
}

%%{
    machine find_delimited;
    alphtype unsigned char;

    action begin  {
        d->begin = (size_t)(p - begin);
        d->pieces = 1;
        d->end = d->begin;
    }
    action pass   {
        p = pass_uric(p, pe);
        d->end = (size_t)(p - begin);
    }
    action prefix { d->prefixed = 1; }
    action part   {
        d->doubtful = (unsigned char)(d->doubtful | hyphen);
        hyphen = 0;
        d->pieces += d->end != (size_t)(p - begin);
        d->end = (size_t)(p - begin) + 1;
    }
    action break  { hyphen = d->end > 0 && begin[d->end - 1] == '-'; }
    action close  {
        d->closed = 1;
        fbreak;
    }

    include strict "../tolerance.rl";
    include rfc3986_no_events "../rfc3986.rl";
    include rfc3986 "../rfc3986.rl";

    # all characters of RFC 3986; and those that no word of a sentence contains
    uric   = reserved | unreserved | "%" ;
    mark   = [/?#=&%] ;
    some   = ( uric $part )+ ;
    marked = ( uric $part )* ( mark $part ) ( uric $part )* ;
    # another one, in a list separated by white space
    led    = alpha ( alnum | [+.\-] )* "://" uric* ;

    blank  = [ \t\v\f] ;
    line   = ( "\r\n" | "\n" | "\r" ) @break ;
    broken = blank* line blank* ;
    gap    = blank+ | broken ;

    prefix = "URL:"i @prefix gap? ;
    # all but "u" is certain: that may start the prefix
    first  = ( ( uric - "u"i ) @begin @pass @part | "u"i @begin @part ) ( uric @part )* ;

    angle  := gap? prefix? first ( gap ( some - led ) )* gap? ">" @close ;
    quotes := gap? prefix? first
              ( broken ( some - led ) | blank+ ( marked - led ) )* gap? '"' @close ;

    write data nofinal noerror;
}%%

size_t uric_find_delimited(const char *s, size_t n, int quoted,
                           struct uric_delimited *d)
{
    const unsigned char *p = (const unsigned char *)s;
    const unsigned char *const begin = p, *const pe = p + n;
    int cs = find_delimited_en_angle;
    unsigned char hyphen = 0;

    if (quoted)
        cs = find_delimited_en_quotes;
    memset(d, 0, sizeof *d);

    %% write exec;

    return (size_t)(p - begin);
}
