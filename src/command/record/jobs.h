/* Answers the records of all files by several threads, in order. */
#ifndef JOBS_H
#define JOBS_H

#include "command/io/input.h"
#include "command/io/sink.h"
#include "command/options.h"
#include "command/record/records.h"

#include <stdint.h>

/* The first malformed records of a chunk, kept until it is written: only then is it known how
 * many messages its file has had. */
enum fault_kind { FAULT_MISMATCH, FAULT_TOO_LONG, FAULT_KINDS };

/* How many messages of a kind a file may have; others are counted. */
enum { FAULTS_TOLD = 10 };

struct fault {
    struct record record;  /* its bytes are in the chunk */
    const char *directive; /* the n_directive bytes of the one in force, or NULL */
    size_t n_directive;
};

struct faults {
    uint64_t n[FAULT_KINDS];
    struct fault first[FAULT_KINDS][FAULTS_TOLD]; /* of those */
};

/* Called for each chunk that has faults, in the order of the records, by one thread at a time;
 * sends messages. */
typedef void faults_tell(void *context, const struct records *records,
                         const struct faults *faults);

/* Answers some records: writes to out and sends messages.  Returns the highest of their exit
 * statuses.  worker belongs to the thread.  If it sets records->stops, nothing that comes after
 * its answers in the order of the records is written, and no more input is read. */
typedef int answer_records(void *worker, struct records *records,
                           struct sink *out);

/* What a command does with its files: zeros but for the options, unless said otherwise. */
struct jobs {
    const struct options *options;
    int is_text;    /* the input is free text, no records: see input.h */
    int decompress, unframe, follow; /* see input.h */
    int shows_progress;
    const struct layout_chooser *chooser; /* see input.h */
    struct input *input; /* that jobs_input() has begun, or NULL */
    faults_tell *tell; /* NULL: messages are sent at once */
    void *tell_context;
    file_locate *locate; /* see input.h; NULL: whole files */
    void *locate_context;
    const char *rejects; /* the file for rejected records, open as rejects_fd; NULL: none */
    int rejects_fd;
};

/* Begins the input of jobs_answer(), for the caller to read ahead: set j->input to it.  Returns
 * 0, or -1 with errno set. */
int jobs_input(const struct jobs *j, struct input *input);

/* Calls answer() for all records of all files, from as many threads as the options say; each has
 * its element of the array workers, and the caller is the first of them.  The answers go to
 * standard output and standard error in the order of the records, before the command waits for
 * more input.  A file that cannot be read gets a message, and the others are still processed.
 * Returns the highest status, which is 2 if there was such a file.  Ends the process if standard
 * output cannot be written, and if the answers stop while another thread waits for input. */
int jobs_answer(const struct jobs *j, answer_records *answer, void *workers,
                size_t worker_size);

#endif
