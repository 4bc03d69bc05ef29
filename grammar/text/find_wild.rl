/* The longest prefix that is a URI as people write it: RFC 3986's grammar, and the bytes
 * beyond it that find tolerates, each where it can be part of a URI. */
#include "text/find.h"

/* A state in which the URI could end, and which loops over the byte at p, loops over others.
 * Returns the last of these, or p. */
static const unsigned char *pass(const unsigned char *p, const unsigned char *pe,
                                 const struct uric_wild *w)
{
    if (w->path_begin != UINT32_MAX)
        return uric_find_pass(p + 1, pe) - 1;
    if (uric_text_class[*p] & URIC_TEXT_LETTER) {
        /* in a name, and not in a port */
        while (p + 1 < pe && uric_text_class[p[1]] & URIC_TEXT_SCHEME)
            p++;
    }
    return p;
}

%%{
    machine find_wild;
    alphtype unsigned char;

    include find_letters "find_letters.rl";
    include strict "../tolerance.rl";

    action accept         {
        if (ftargs == loop)
            p = pass(p, pe, w);
        loop = ftargs;
        w->length = base + (uint32_t)(p - begin) + 1;
    }
    action host_begins    { w->host_begin = base + (uint32_t)(p - begin) + 1;
                            w->path_begin = UINT32_MAX; }
    action path_begins    {
        if (w->path_begin == UINT32_MAX)
            w->path_begin = base + (uint32_t)(p - begin);
    }

    include rfc3986_no_events "../rfc3986.rl";
    include rfc3986 "../rfc3986.rl";

    # each "[" and "{" has its pair if find_wild_end.rl lets it stay
    # and whether a "|" does
    wild       = pchar | letter | joiner ( ALPHA | DIGIT | "%" | letter ) | [\[\]{}^%|] ;
    wild_path  = ( "/" wild* )* ;
    wild_last  = wild | [/?] ;
    wild_part  = ( "?" wild_last* )? ( "#" ( wild_last | "#" )* )? ;

    name       = ( reg_name | letter )+ ;
    user       = ( userinfo | letter )+ ;
    wild_authority = ( user "@" @host_begins )? ( IP_literal | name ) ( ":" DIGIT* )? ;
    # what follows an authority tells where it ended
    after      = [/?#] >path_begins ;
    located    = ( "//" @host_begins ) wild_authority
                 ( ( after any* ) & ( wild_path wild_part ) )? ;
    rootless   = wild+ wild_path ;
    absolute   = "/" rootless? ;

    wild_URI       = scheme ":" ( located | ( absolute | rootless )? wild_part ) ;
    # after the "//" that a suffix reference lacks
    wild_suffix    = wild_authority ( ( after any* ) & ( wild_path wild_part ) )? ;

    # in the value of an attribute, spaces and all characters, too: its quotes tell where it ends
    value      = wild | utf8 | [ <>"`\\] ;
    value_path = ( "/" value* )* ;
    value_last = value | [/?] ;
    value_part = ( "?" value_last* )? ( "#" ( value_last | "#" )* )? ;
    value_located  = ( "//" @host_begins ) wild_authority
                     ( ( after any* ) & ( value_path value_part ) )? ;
    value_rootless = value+ value_path ;
    value_absolute = "/" value_rootless? ;
    wild_reference = scheme ":" ( value_located | ( value_absolute | value_rootless )? value_part )
                   | value_located
                   | ( value_absolute | ( value - ":" )+ value_path )? value_part ;

    # where a URI goes on after what ends it here, punctuation aside
    trimmed    = [.:!?*] ;
    goes_on    = ( "|" | symbol ) trimmed?
                 ( ( reserved | unreserved | "%" ) - trimmed | 0xC0..0xFF ) ;

    uri       := wild_URI @accept ;
    suffix    := wild_suffix @accept ;
    reference := wild_reference @accept ;
    more      := goes_on @accept ;

    write data nofinal noerror;
}%%

void uric_find_wild_begin(struct uric_wild *w, enum uric_wild_rule rule)
{
    memset(w, 0, sizeof *w);
    w->path_begin = UINT32_MAX;
    switch (rule) {
    case URIC_WILD_URI: w->state = find_wild_en_uri; break;
    case URIC_WILD_SUFFIX: w->state = find_wild_en_suffix; break;
    case URIC_WILD_REFERENCE: w->state = find_wild_en_reference; break;
    case URIC_WILD_MORE: w->state = find_wild_en_more; break;
    }
}

size_t uric_find_wild(struct uric_wild *w, const char *s, size_t n)
{
    const unsigned char *p = (const unsigned char *)s;
    const unsigned char *const begin = p, *const pe = p + n;
    const uint32_t base = w->read;
    int cs = w->state, loop = 0; /* the state after the last byte that it could end with */

    %% write exec;

    w->state = cs;
    w->read = base + (uint32_t)(p - begin);
    return (size_t)(p - begin);
}
