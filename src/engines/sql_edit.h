/* An edit of one row: what sql_edit.c changes, and how sql_edit_decoded.c spells the new value. */
#ifndef URIC_SQL_EDIT_H
#define URIC_SQL_EDIT_H

#include "engines/sql_bound.h"

struct sql_edit {
    const struct sql_value *text; /* a reference, whose parts are u */
    struct uric u;
    struct uric_change change;
    bool is_decoded; /* the name and the value of change are decoded */
};

/* Whether the part has the decoded value already. */
bool sql_edit_changes_nothing(const struct sql_edit *edit);

/* The length of the name and the value, percent-encoded as they have to be in that part; SIZE_MAX
 * if it is more. */
size_t sql_edit_encoded(const struct sql_edit *edit);

/* Percent-encode the name and the value, at `to`, which has room for them. */
void sql_edit_encode(struct sql_edit *edit, char *to);

#endif
