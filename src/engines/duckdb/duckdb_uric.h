/* What the files of the DuckDB extension share: DuckDB's C API, and how texts are read from
 * its vectors and written to them. */
#ifndef URIC_DUCKDB_URIC_H
#define URIC_DUCKDB_URIC_H

/* The version whose functions every DuckDB since 1.3 has; duckdb_later.c looks later functions up
 * when the extension is loaded. */
#define DUCKDB_EXTENSION_API_VERSION_MAJOR 1
#define DUCKDB_EXTENSION_API_VERSION_MINOR 2
#define DUCKDB_EXTENSION_API_VERSION_PATCH 0
#include "duckdb_extension.h"

#include "engines/sql.h"

#include <stdlib.h>
#include <string.h>

DUCKDB_EXTENSION_EXTERN

/* A form of a function: how many of its arguments are given, and which of them are BLOBs. */
struct overload {
    const struct sql_function *function;
    unsigned n;
    unsigned blobs; /* a bit for each argument */
};

/* Allocates by malloc(): sql_call.memory of the calls. */
struct sql_memory duckdb_uric_memory(void);

/* Call this when a scope is left, also by an exception of DuckDB's. */
#define ON_EXIT(function) __attribute__((cleanup(function)))

/* ---- texts that are read ---- */

/* Read the bytes of a text in a vector; the other members stay as they are.  The bytes stay in
 * place as long as the vector. */
static inline void read_text(const duckdb_string_t *text, struct sql_value *value)
{
    value->n = text->value.inlined.length;
    value->s = value->n <= sizeof text->value.inlined.inlined ? text->value.inlined.inlined
                                                              : text->value.pointer.ptr;
}

static inline struct sql_value text_of(const duckdb_string_t *text)
{
    struct sql_value value;

    memset(&value, 0, sizeof value);
    read_text(text, &value);
    return value;
}

static inline bool is_valid(const uint64_t *validity, idx_t row)
{
    return validity == NULL || (validity[row / 64] >> (row % 64) & 1) != 0;
}

/* ---- vectors that are written: duckdb_vectors.c ---- */

/* The most texts, and their bytes, that wait to be given to DuckDB in one block. */
enum { BLOCK_ROWS = 512, BLOCK_BYTES = 1 << 14 };

/* A vector that is written.  Short texts are in it; the bytes of longer ones are collected in a
 * block, which DuckDB copies at once: a call of DuckDB for each text takes longer than most
 * parses. */
struct column {
    duckdb_vector vector;
    enum sql_type type;
    void *data;
    uint64_t *validity;      /* NULL as long as every row is valid */
    struct text_block *block; /* of SQL_TEXT; from malloc() */
    bool too_long;            /* an answer was longer than DuckDB's texts can be */
};

/* Begin to write a vector, with a column whose block is NULL.  False if memory has run out. */
bool column_begin(struct column *c, duckdb_vector vector, enum sql_type type);

/* Find the vector's rows again after it has been enlarged. */
void column_moved(struct column *c);

void column_null(struct column *c, idx_t row);

/* Write a text.  It is UTF-8. */
void column_text(struct column *c, idx_t row, const char *s, size_t n);

/* Write an answer that is not a list, a record or rows.  A text that is not UTF-8 becomes
 * NULL. */
void column_answer(struct column *c, idx_t row, const struct sql_value *answer);

/* Write the texts that wait. */
void column_end(struct column *c);

/* Free the memory of the vector. */
void column_free(struct column *c);

/* The columns of a record, or of a table function's rows. */
struct columns {
    struct column column[SQL_MOST_COLUMNS];
    unsigned n;
};

/* Begin to write the children of a STRUCT vector. */
bool columns_begin(struct columns *to, duckdb_vector record,
                   const struct sql_function *function);
void columns_moved(struct columns *to);
void columns_null(struct columns *to, idx_t row);
void columns_answer(struct columns *to, idx_t row, const struct sql_value *answers);
void columns_end(struct columns *to);
bool columns_too_long(const struct columns *from);
void columns_free(struct columns *to);

/* ---- calls: duckdb_calls.c ---- */

/* The arguments of a call for the rows of a chunk. */
struct arguments {
    unsigned n;
    idx_t rows;
    const void *data[SQL_MOST_ARGUMENTS]; /* duckdb_string_t or int64_t, by their types */
    const uint64_t *validity[SQL_MOST_ARGUMENTS];
};

/* A chunk that is answered. */
struct answering {
    duckdb_function_info info;
    const struct overload *overload;
    struct arguments from;
    duckdb_vector to;
    struct sql_call call;
};

/* Begin to answer a chunk: arguments that are the same in all rows are bound.  False after an error
 * that DuckDB was told. */
bool answering_begin(struct answering *a, duckdb_function_info info, duckdb_data_chunk input,
                     duckdb_vector output);
void answering_end(struct answering *a);

/* Read the arguments of a row.  Returns false if one is NULL and does not take NULL. */
bool arguments_of(const struct answering *a, idx_t row, struct sql_value *values);

/* Tell DuckDB what a status other than SQL_OK and SQL_END means, or that an answer is longer
 * than a text can be.  Both functions return false. */
bool answering_failed(const struct answering *a, enum sql_status status);
bool answering_too_long(const struct answering *a);

/* ---- the functions that DuckDB calls for each chunk ---- */

/* Functions with a scalar answer; functions that answer a part of a reference. */
void answer_scalars(duckdb_function_info info, duckdb_data_chunk input, duckdb_vector output);
void answer_parts(duckdb_function_info info, duckdb_data_chunk input, duckdb_vector output);

/* Functions that answer a STRUCT, a list of texts, a list of STRUCTs. */
void answer_records(duckdb_function_info info, duckdb_data_chunk input, duckdb_vector output);
void answer_texts(duckdb_function_info info, duckdb_data_chunk input, duckdb_vector output);
void answer_rows(duckdb_function_info info, duckdb_data_chunk input, duckdb_vector output);

/* ---- what is registered: duckdb_register.c, duckdb_table.c, duckdb_catalog.c ---- */

/* The type of a column or an answer. */
duckdb_logical_type logical_type(const struct sql_function *function, enum sql_type type);

/* Register all functions.  Returns the name of a function that could not be registered, or NULL. */
const char *register_functions(duckdb_connection connection);

bool register_table_function(duckdb_connection connection,
                             const struct sql_function *function);

/* Register uric_functions(), which describes the functions. */
bool register_catalog(duckdb_connection connection);

/* ---- functions that only later versions have: duckdb_later.c ---- */

/* Find them in the table of functions of the DuckDB that loads us. */
void later_find(duckdb_extension_info info, struct duckdb_extension_access *access);

/* Let an overload's names that are constant be looked up when a statement is bound. */
void later_set_bind(duckdb_scalar_function function);

/* Write a text that is known to be UTF-8, which DuckDB does not check again. */
void later_assign(duckdb_vector vector, idx_t row, const char *s, size_t n);

/* The text of a value, in memory that duckdb_free() frees; NULL if memory has run out.  Before
 * 1.5.6 bytes after a NUL cannot be read. */
char *later_text(duckdb_value value, size_t *n);

#endif
