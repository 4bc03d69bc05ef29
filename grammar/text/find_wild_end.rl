/* Finds the end of a URI that has no delimiters, and that bytes beyond RFC 3986 may be part
 * of.  The rules of find_bare.rl hold, and those for these bytes. */
#include "text/find.h"

/* Where the pairs that are open began. */
struct pairs {
    size_t depth[3];
    const unsigned char *outside[3];
};
enum { ROUND, SQUARE, CURLY };

static int pair_of(unsigned char c)
{
    return c == '(' || c == ')' ? ROUND : c == '[' || c == ']' ? SQUARE : CURLY;
}

/* Whether the bytes before p are a "[" and digits in a path: the number of a footnote. */
static int is_footnote(const unsigned char *begin, const unsigned char *p)
{
    const unsigned char *const end = p;

    while (p > begin && p[-1] >= '0' && p[-1] <= '9')
        p--;
    if (p == end || p == begin || p[-1] != '[')
        return 0;
    while (p > begin && p[-1] != '?' && p[-1] != '#')
        p--;
    return p == begin;
}

/* Whether a word of a script without spaces may continue a URI after what precedes the
 * character that ends at p; in a host also after a ".". */
static int may_continue(const unsigned char *begin, const unsigned char *p, int in_host)
{
    unsigned char c;

    while (p > begin && (*p & 0xC0) == 0x80)
        p--;
    c = p > begin ? p[-1] : '/';
    return c >= 0x80 || (c == '.' && in_host) || memchr("/?#=&-_~+@:([{|%^", c, 17) != NULL;
}

%%{
    machine find_wild_end;
    alphtype unsigned char;

    include find_letters "find_letters.rl";

    action stop       {
        b->ended = 1;
        fhold;
        fbreak;
    }
    action meant      { end = p + 1; }
    action word       {
        if (!enclosed && !may_continue(begin, p, p < path)) {
            b->ended = b->doubtful = 1;
            fbreak;
        }
        end = p + 1;
    }
    action dash       { arrow = end; end = p + 1; }
    action opened     {
        /* "$" belongs to the brace, as in a shell */
        if (open.depth[pair_of(*p)]++ == 0)
            open.outside[pair_of(*p)] = *p == '{' && p > begin && p[-1] == '$' ? arrow : end;
    }
    action closed     {
        if (open.depth[pair_of(*p)] == 0) {
            b->ended = 1;
            fbreak;
        }
        if (--open.depth[pair_of(*p)] == 0 && *p == ']' && is_footnote(begin, p))
            end = open.outside[SQUARE];
        else
            end = p + 1;
    }
    action apostrophe {
        if (before == '\'') {
            b->ended = 1;
            fbreak;
        }
    }
    action query      { in_query = 1; }
    # in a path, "|" more often parts a URI from its text
    action pipe       {
        if (!in_query || before == '|' || before == '<' || before == '[') {
            b->ended = 1;
            fbreak;
        }
    }
    # the same character before and after the URI marks emphasis
    action emphasis   { if (*p != (unsigned char)before) end = p + 1; }
    action ampersand  { escape = end; end = p + 1; }
    action separator  { list = end; }
    action escaped    {
        end = escape;
        b->ended = 1;
        fbreak;
    }
    action another    {
        end = list;
        b->ended = 1;
        fbreak;
    }
    action pointed    {
        end = arrow;
        b->ended = 1;
        fbreak;
    }

    excluded    = 0x00..0x20 | 0x7F | [<>"`\\] ;
    punctuation = [.:!*^] | "?" @query ;
    dash        = [\-=$] ;
    other       = 0x21..0x7E - ( excluded | [.:!*^?#] | dash | [()\[\]{}'&,;_~|] ) ;
    body        = ( other @meant | "#" @meant @query | dash @dash | punctuation
                  | [(\[{] @opened | [)\]}] @closed | "'" @apostrophe | "|" @pipe
                  | [_~] @emphasis | "&" @ampersand | [,;] @separator
                  | spaced @meant | unspaced @word
                  | joiner ( [A-Za-z0-9%] @meant | spaced @meant | unspaced @word ) )* ;

    # in source text
    arrow       = [\-=] ">" ;

    # in a list without white space
    another     = [,;] alpha ( alpha | digit | [+.\-] )+ "://" ;

    main := body ( escaped_character @escaped | arrow @pointed | another @another
                 | excluded @stop ) ;

    write data nofinal noerror;
}%%

void uric_find_wild_end(const char *s, const struct uric_wild *w, size_t room, char before,
                        int enclosed, struct uric_bare *b)
{
    const unsigned char *p = (const unsigned char *)s, *end = p, *escape = p, *list = p,
                        *arrow = p;
    const unsigned char *const begin = p;
    const size_t n = w->length;
    const unsigned char *const pe =
        p + n + (n < room && !(uric_text_class[(unsigned char)s[n]] & URIC_TEXT_WILD));
    const unsigned char *const path = w->path_begin < n ? begin + w->path_begin : pe;
    struct pairs open = { { 0, 0, 0 }, { p, p, p } };
    int cs = find_wild_end_start, in_query = 0, i;

    b->ended = b->escaped = b->unclosed = b->doubtful = 0;

    %% write exec;

    for (i = 0; i < 3; i++) {
        if (open.depth[i] > 0 && open.outside[i] < end)
            end = open.outside[i];
        b->unclosed |= open.depth[i] > 0;
    }
    b->end = (size_t)(end - begin);
    b->read = (size_t)(p - begin);
}
