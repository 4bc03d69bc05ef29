/* Finds the end of a URI that has no delimiters, and that bytes beyond RFC 3986 may be part
 * of.  The rules of find_bare.rl hold, and those for these bytes. */
#include "text/find.h"

enum { ROUND, SQUARE, CURLY };

static int pair_of(unsigned char c)
{
    return c == '(' || c == ')' ? ROUND : c == '[' || c == ']' ? SQUARE : CURLY;
}

/* Whether the bytes before p are a "[" and digits: the number of a footnote. */
static int is_footnote(const unsigned char *begin, const unsigned char *p)
{
    const unsigned char *const end = p;

    while (p > begin && p[-1] >= '0' && p[-1] <= '9')
        p--;
    return p < end && p > begin && p[-1] == '[';
}

/* Whether a name and "=" are here: after "|", the next parameter of a template in MediaWiki. */
static int is_parameter(const unsigned char *p, const unsigned char *pe)
{
    while (p < pe && (uric_text_class[*p] & URIC_TEXT_WORD || *p == '_' || *p == '-'))
        p++;
    return p < pe && *p == '=';
}

/* The byte before the character that ends at p. */
static unsigned char last_before(const struct uric_ending *e, const unsigned char *begin,
                                 const unsigned char *p)
{
    while (p > begin && (*p & 0xC0) == 0x80)
        p--;
    if (p > begin)
        return p[-1];
    return (*p & 0xC0) == 0x80 ? e->before_letter : e->last;
}

/* Whether a word of a script without spaces may continue a URI after this byte; in a host also
 * after a ".". */
static int may_continue(unsigned char c, int in_host)
{
    return c >= 0x80 || (c == '.' && in_host) || memchr("/?#=&-_~+@:([{|%^", c, 17) != NULL;
}

%%{
    machine find_wild_end;
    alphtype unsigned char;

    include find_letters "find_letters.rl";

    action stop       {
        e->ended = e->stopped = 1;
        fhold;
        fbreak;
    }
    action meant      {
        if (ftargs == find_wild_end_start)
            p += uric_find_pass_meant(p, pe);
        e->end = AFTER;
    }
    action word       {
        if (!e->enclosed && !may_continue(last_before(e, begin, p),
                                          e->n + (size_t)(p - begin) < path)) {
            e->ended = e->doubtful = 1;
            fbreak;
        }
        e->end = AFTER;
    }
    action dash       {
        e->arrow = e->end;
        e->end = AFTER;
        if (*p == '=') {
            e->value = e->end;
            if (find_may_be_quoted(p, (size_t)(pe - p)))
                e->reference = 1;
        }
    }
    action opened     {
        /* "$" belongs to the brace, as in a shell */
        if (e->depth[pair_of(*p)]++ == 0) {
            e->outside[pair_of(*p)] =
                *p == '{' && last_before(e, begin, p) == '$' ? e->arrow : e->end;
            if (*p == '[')
                e->labels = !e->enclosed && (!e->in_query || (e->value > 0 && e->value < BEFORE));
        }
    }
    action closed     {
        /* in a link of Markdown, an escaped one closes nothing */
        if (e->depth[pair_of(*p)] == 0 && !(e->enclosed && escaped > 0)) {
            e->ended = 1;
            fbreak;
        }
        e->end = AFTER;
        if (e->depth[pair_of(*p)] > 0 && --e->depth[pair_of(*p)] == 0 && *p == ']' &&
            e->labels) {
            e->end = e->outside[SQUARE];
            e->label = is_footnote(begin, p) ? 0 : AFTER;
        }
    }
    action apostrophe {
        if (e->before == '\'') {
            e->ended = 1;
            fbreak;
        }
    }
    action query      { e->in_query = 1; }
    action fragment   { e->in_query = 0; e->past_path = 1; }
    # in a path, "|" more often parts a URI from its text
    action pipe       {
        if (!(e->in_query || e->past_path) || e->before == '|' || e->before == '<' ||
            e->before == '[' || (e->before == '=' && is_parameter(p + 1, pe))) {
            e->ended = 1;
            fbreak;
        }
    }
    # the same character before and after the URI marks emphasis
    action emphasis   { if (*p != e->before) e->end = AFTER; }
    action ampersand  { e->escape = e->end; e->end = AFTER; e->value = 0; }
    action separator  {
        e->list = e->end;
        e->value = 0;
        e->reference |= *p == ';' && e->escape > 0;
    }
    action escaped    {
        e->end = e->escape;
        e->ended = 1;
        fbreak;
    }
    action another    {
        e->end = e->list;
        e->ended = 1;
        fbreak;
    }
    action pointed    {
        e->end = e->arrow;
        e->ended = 1;
        fbreak;
    }

    excluded    = 0x00..0x20 | 0x7F | [<>"`\\] ;
    punctuation = [.:!*^] | "?" @query ;
    dash        = [\-=$] ;
    other       = 0x21..0x7E - ( excluded | [.:!*^?#] | dash | [()\[\]{}'&,;_~|] ) ;
    body        = ( other @meant | "#" @meant @fragment | dash @dash | punctuation
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

/* Offsets in the text: an escaped character has as many bytes there as its escape. */
#define AFTER (at + (escaped > 0 ? escaped : (size_t)(p - begin) + 1))
#define BEFORE (at + (escaped > 0 ? 0 : (size_t)(p - begin)))

void uric_find_wild_end_begin(struct uric_ending *e, char before, int enclosed)
{
    memset(e, 0, sizeof *e);
    e->state = find_wild_end_start;
    e->before = (unsigned char)before;
    e->enclosed = (unsigned char)enclosed;
}

size_t uric_find_wild_end_feed(struct uric_ending *e, const char *s, size_t n, size_t at,
                               size_t escaped, size_t path)
{
    const unsigned char *p = (const unsigned char *)s;
    const unsigned char *const begin = p, *const pe = p + n;
    int cs = e->state;

    e->before_letter = n > 0 && (*p & 0xC0) != 0x80 ? e->last : e->before_letter;

    %% write exec;

    e->state = cs;
    e->n += n;
    if (n > 0)
        e->last = begin[n - 1];
    return (size_t)(p - begin);
}

#undef AFTER
#undef BEFORE

void uric_find_wild_end_set(const struct uric_ending *e, size_t read, struct uric_bare *b)
{
    int i;

    memset(b, 0, sizeof *b);
    b->end = e->end;
    b->read = read;
    b->ended = e->ended;
    b->stopped = e->stopped;
    b->reference = e->reference;
    for (i = 0; i < 3; i++) {
        if (e->depth[i] > 0 && e->outside[i] < b->end)
            b->end = e->outside[i];
        b->unclosed |= e->depth[i] > 0;
    }
    /* a label, unless the URI goes on after it or ends before it */
    b->doubtful = e->doubtful || (e->label > 0 && b->end == e->outside[SQUARE]);
}

void uric_find_wild_end(const char *s, const struct uric_wild *w, size_t room, char before,
                        int enclosed, struct uric_bare *b)
{
    const size_t n = w->length;
    struct uric_ending e;

    uric_find_wild_end_begin(&e, before, enclosed);
    uric_find_wild_end_set(
        &e,
        uric_find_wild_end_feed(
            &e, s, n + (n < room && !(uric_text_class[(unsigned char)s[n]] & URIC_TEXT_WILD)), 0,
            0, w->path_begin < n ? w->path_begin : SIZE_MAX),
        b);
}
