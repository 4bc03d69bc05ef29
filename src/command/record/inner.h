/* The lines that the records of a chunk wrap, such as those in the strings of JSON.  A line may be
 * in several records, its parts. */
#ifndef INNER_H
#define INNER_H

#include <stddef.h>
#include <stdint.h>

struct inner_part {
    const char *s;   /* the record, n bytes without its terminator */
    size_t n;
    size_t whole;    /* n, and the terminator, unless the file ends without one */
    uint64_t number; /* of the record, in its file */
    size_t end;      /* the length of the line up to the end of this part */
};

struct inner_line {
    const char *s; /* n bytes; RECORD_SLACK bytes after them may be read */
    size_t n;
    const struct inner_part *part;
    size_t n_parts; /* 1 or more; of a line that is too long, those that are kept */
    int too_long;
    int is_wrong;   /* the record wraps no line: s is the record itself, */
    uint32_t error; /* and this offset is of the byte that shows it */
};

struct inner_lines {
    struct inner_line *line;
    size_t n;
    /* private */
    struct inner_part *part;
    size_t n_parts, line_room, part_room;
    char *text; /* lines, and records of other chunks */
    size_t n_text, text_room;
};

#endif
