/* An entry of the Extended Log File Format (W3C working draft WD-logfile-960323, Entries
 * and Lexical rules), by a table, if the fast reader cannot read it.  The #Fields directive
 * says how many fields it has. */
#include "log/log_read.h"

#define AT ((uint32_t)(p - line))

%%{
    machine log_w3c;
    alphtype unsigned char;

    action field_begin { at.begin = AT; escaped = 0; }
    action quote_begin { at.begin = AT + 1; escaped = 0; }
    action quote       { at.end = AT; }
    action escape      { escaped = 1; }
    action bare_end {
        at.end = AT;
        uric_log_put_w3c(f, line, row, count++, at, 0, 0);
    }
    action string_end  { uric_log_put_w3c(f, line, row, count++, at, 1, escaped); }
    # more fields than names
    action surplus {
        if (count == f->n_steps)
            return uric_log_broken(row, URIC_INVALID, AT);
    }

    blank  = " " | "\t" ;
    schar  = ( any - '"' ) | '"' '"' @escape ;
    string = '"' @quote_begin schar* '"' @quote ;
    bare   = ( ( any - ( blank | '"' ) ) ( any - blank )* ) >field_begin %bare_end ;
    field  = ( string %string_end | bare ) >surplus ;

    main := blank* ( field ( blank+ field )* blank* )? ;

    write data noerror;
}%%

enum uric_status uric_log_scan_w3c(const struct uric_log_held *f, const unsigned char *line,
                                   size_t n, struct uric_log_row *row)
{
    const unsigned char *p = line, *const pe = n > 0 ? line + n : line;
    const unsigned char *const eof = pe;
    uric_span at = { 0, 0 };
    unsigned count = 0;
    int escaped = 0, cs = log_w3c_start;

    row->defined = row->escaped = 0;

    %% write exec;

    if (cs < log_w3c_first_final)
        return uric_log_broken(row, p == pe ? URIC_INCOMPLETE : URIC_INVALID, AT);
    if (count < f->n_steps)
        return uric_log_broken(row, URIC_INCOMPLETE, n);
    uric_log_join_w3c(f, row);
    return URIC_OK;
}

#undef AT
