/* One escape: how formats of text write a character that they would read otherwise.  JSON and
 * JavaScript (RFC 8259, 7), logs and C, Markdown, LaTeX, HTML and XML, roff, quoted-printable. */
#include "text/find_escape.h"

%%{
    machine find_escape;
    alphtype unsigned char;

    action hex     { value = value << 4 | uric_hex_value((char)*p); }
    action decimal { value = value * 10 + (*p & 15u); }
    action high    { high = value; value = 0; }
    action this    { value = *p; }
    action tilde   { value = '~'; }
    action hat     { value = '^'; }
    action underscore { value = '_'; }
    action nothing { value = URIC_ESCAPE_NOTHING; }
    action control { value = '\n'; }
    action other_control { value = '\a'; }

    action json    { TAKE(URIC_ESCAPE_JSON); }
    action byte    { value |= URIC_ESCAPE_BYTE; TAKE(URIC_ESCAPE_HEX); }
    action punctuation { TAKE(URIC_ESCAPE_BACKSLASH); }
    action tex     { TAKE(URIC_ESCAPE_TEX); }
    action html    { TAKE(URIC_ESCAPE_HTML); }
    action roff    { TAKE(URIC_ESCAPE_ROFF); }
    action quoted  { value |= URIC_ESCAPE_BYTE; TAKE(URIC_ESCAPE_QUOTED_PRINTABLE); }
    action soft    { TAKE(URIC_ESCAPE_QUOTED_PRINTABLE); }

    hex     = xdigit @hex ;

    # a string in a string has several
    slashes = "\\"{1,4} ;

    # \uD83D\uDE00 is one character; no half of one is
    half    = "d"i [89a-fA-F] ;
    whole   = ( xdigit{4} - ( half xdigit{2} ) ) & hex{4} ;
    first   = ( ( "d"i [89abAB] xdigit{2} ) & hex{4} ) @high ;
    second  = ( "d"i [c-fC-F] xdigit{2} ) & hex{4} ;
    unicode = "u" ( whole | first slashes "u" second | "{" hex{1,6} "}" ) ;
    json    = slashes ( "/" @this | unicode ) @json ;

    byte    = slashes "x" hex{2} @byte ;

    # what ends the string, or a line of it
    end     = slashes ( [fnrt] @control | [abev0] @other_control | ["'`<>] @this ) @json
            | "\\\\" @this @punctuation ;

    mark    = [!#$%&()*+,\-.:;=?@[\]^_{|}~] ;
    single  = "\\" mark @this @punctuation ;

    named   = "\\" ( "textasciitilde" | "string~" | "textasciitilde{}" | "~{}" ) ;
    tex     = ( named | "{" named "}" | "$\\sim$" | "{$\\sim$}" ) @tilde @tex
            | "{\\" ( [_%&#~$] @this ) "}" @tex
            | ( "\\textunderscore" "{}"? ) @underscore @tex ;

    number  = "&#" ( digit{1,7} $decimal | "x"i hex{1,6} ) ";" @html ;

    # where a word or a line may be broken, but need not
    break   = "\\" [:%&] @nothing @roff ;
    special = "\\" ( [\-.] @this | "(ti" @tilde | "(ha" @hat ) @roff ;

    quoted  = "=" hex{2} @quoted | "=" [ \t]* "\r"? "\n" @nothing @soft ;

    any_text := json | byte | end | single | tex | number ;
    in_roff  := break | special ;
    in_quoted_printable := quoted ;

    write data nofinal noerror;
}%%

#define TAKE(is) (taken = (size_t)(p - begin) + 1, *kind = (is), *character = value, value = 0)

size_t uric_find_escape_in(const char *s, size_t n, int rules, uint32_t *character,
                           int *kind)
{
    const unsigned char *p = (const unsigned char *)s;
    const unsigned char *const begin = p, *const pe = p + n;
    size_t taken = 0;
    uint32_t value = 0, high = 0;
    int cs = find_escape_en_any_text;

    switch (rules) {
    case URIC_ESCAPE_ROFF: cs = find_escape_en_in_roff; break;
    case URIC_ESCAPE_QUOTED_PRINTABLE: cs = find_escape_en_in_quoted_printable; break;
    default: break;
    }

    %% write exec;

    if (high != 0)
        *character = 0x10000 + ((high & 0x3FF) << 10 | (*character & 0x3FF));
    return taken;
}

#undef TAKE
