/* A JSON object (RFC 8259) on a line; some of its members are columns.  Goto code, since
 * lines are long. */
#include "log/log_json.h"

#include "log/log_scan.h"
#include "util/bits.h"

#define AT ((uint32_t)(p - line))

%%{
    machine log_json;
    alphtype unsigned char;

    action key_begin   { r.escaped = 0; r.key.begin = AT; }
    action key_end     {
        r.key.end = AT;
        if (uric_log_json_is_open(&r))
            uric_log_json_key(&r);
    }
    action value_begin { r.escaped = 0; uric_log_json_value(&r, AT); }
    action value_end   { uric_log_json_value_end(&r, AT); }
    action escape      { r.escaped = 1; }
    # up to the first byte that is not unescaped
    action string_run  { p = uric_log_json_run(line, p, pe) - 1; }

    action object { uric_log_json_begin(&r, LOG_JSON_OBJECT); fcall object_rest; }
    action array  { uric_log_json_begin(&r, 0); fcall array_rest; }
    action array_end  { r.depth--; fret; }
    # no further member can supply one that is required
    action object_end {
        if (--r.depth == 0 && !uric_log_json_end(&r))
            return uric_log_broken(row, URIC_INVALID, AT);
        fret;
    }
    prepush {
        if (top == LOG_JSON_DEPTH)
            return uric_log_broken(row, URIC_INVALID, AT);
    }

    ws        = [ \t\n\r]* ;
    unescaped = ( any - ( 0x00..0x1F | '"' | "\\" ) ) @string_run ;
    escaped   = "\\" @escape ( ["\\/bfnrt] | "u" xdigit{4} ) ;
    char      = unescaped | escaped ;
    string    = '"' char* '"' ;
    number    = "-"? ( "0" | [1-9] digit* ) ( "." digit+ )? ( [eE] [+\-]? digit+ )? ;

    value     = ( string | number | "true" | "false" | "null"
                | "{" @object | "[" @array ) >value_begin %value_end ;
    member    = '"' ( char* >key_begin %key_end ) '"' ws ":" ws value ws ;

    object_rest := ws ( member ( "," ws member )* )? "}" @object_end ;
    array_rest  := ws ( value ws ( "," ws value ws )* )? "]" @array_end ;

    main := ws "{" @object ws ;

    write data noerror;
}%%

enum uric_status uric_log_read_json(const struct uric_log_held *f, const unsigned char *line,
                                    size_t n, struct uric_log_row *row)
{
    const unsigned char *p = line, *const pe = n > 0 ? line + n : line;
    int cs = log_json_start, top = 0, stack[LOG_JSON_DEPTH];
    struct uric_log_json r;

    r.f = f;
    r.line = line;
    r.row = row;
    r.depth = 0;
    r.found = r.escapes = 0;
    r.open[0] = uric_below(f->n_steps);

    %% write exec;

    if (cs >= log_json_first_final)
        return URIC_OK;
    return uric_log_broken(row, p == pe ? URIC_INCOMPLETE : URIC_INVALID, AT);
}

#undef AT
