/* Partials: files with the groups of a run of uric log; a later run adds up the partials of several
 * runs.  PARTIAL.md describes the format. */
#ifndef PARTIAL_H
#define PARTIAL_H

#include "logs/aggregate.h"
#include "logs/group_lines.h"
#include "logs/group_table.h"
#include "logs/log_options.h"
#include "logs/octets.h"
#include "logs/time_range.h"

/* The first bytes; a copy that was changed as if it were text lacks them. */
#define PARTIAL_MAGIC "\x89uric\r\n\x1a"
enum { PARTIAL_MAGIC_SIZE = 8, PARTIAL_VERSION = 2 };
enum { PARTIAL_HEAD = PARTIAL_MAGIC_SIZE + 4, PARTIAL_TAIL = 8 + 4 };

/* Numbers that are counted besides groups. */
struct partial_totals {
    uint64_t lines, broken;
    uint64_t fingerprint; /* of the lines in groups */
    struct left_out *left_out; /* of each measure */
    enum arrow_type *types;    /* of the n_types values of a group's key */
    size_t n_types;
    int has_types; /* 0: the next partial to be read has them */
};

/* The letters of these types. */
char partial_type_letter(enum arrow_type type);

/* Writes the groups of all n tables, with a description of the options (partial_options_put()), to
 * a file that appears when it is complete.  Returns 0, or -1 after a message. */
int partial_write(const char *name, const struct octets *options, struct group_table *tables,
                  size_t n, const struct partial_totals *totals);

/* Tells whether two files are the same file. */
struct partial_identity {
    uint64_t fingerprint, size;
    uint32_t crc;
    size_t file; /* its index */
};

/* Adds the groups of a file to a table, and its totals to *totals.  Nothing of the file is used if
 * it is damaged or has other options.  Returns 0, or -1 after a message. */
int partial_read(const char *name, const struct octets *options, struct group_table *table,
                 struct partial_totals *totals, struct partial_identity *identity);

/* Refuses two of the n files that have the same contents and count lines.  Returns 0, or -1 after
 * a message. */
int partial_refuse_same(char *const *names, struct partial_identity *identity, size_t n);

/* In partial_options.c.  Describes the options on which the answers depend, which partials that
 * are merged share: not the format of the log, nor what is only about output.  These are names
 * and values, of which an undefined one is not an empty one. */
void partial_options_put(struct octets *to, const struct log_options *o, const struct aggregates *a,
                         const struct time_range *range);

/* Compares two descriptions.  Returns 0 if they are equal; else -1 after a message that names the
 * file, whose description is `there`, and the first difference. */
int partial_options_compare(const char *file, const struct octets_left *there,
                            const struct octets_left *here);

#endif
