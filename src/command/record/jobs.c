/* Each chunk of records has a place: a thread reads the chunk there, answers its records into
 * the place's buffers, and marks it as answered.  Only one thread at a time reads, and only
 * one writes: the thread that finds the oldest chunk answered writes it, and the answered
 * chunks after it.  If a place's buffer is full before all its records are answered, its
 * thread waits until its chunk is the oldest, and then writes it directly: so the number of
 * places bounds the memory. */
#include "command/record/jobs.h"

#include "command/io/input.h"
#include "command/message.h"
#include "command/io/output.h"
#include "command/out/progress.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* A thread that the system suspends must not stop the others: each has several places.  A few
 * threads' places, with half a megabyte for each chunk, stay below 64 MiB. */
enum { PLACES_EACH = 8, PLACES = 32, PLACES_AT_LEAST = 2 };

/* Buffers for the answers of a chunk, and a limit for those of all places together. */
enum {
    OUT_SIZE = 1024 * 1024,
    OUT_SIZES = PLACES * OUT_SIZE,
    MESSAGES_SIZE = 32 * 1024,
    REJECTS_SIZE = 32 * 1024
};

struct place {
    struct crew *crew;
    struct place *next; /* the next free place, or the one with the next chunk */
    struct chunk chunk;
    struct sink out, messages, rejects;
    struct faults faults;
    int status;
    int answered;
    int stops;  /* nothing after its answers is written */
    int writes; /* its thread writes it directly, before all of it is answered */
};

struct crew {
    const struct jobs *jobs;
    const struct options *options; /* jobs' */
    answer_records *answer;
    struct place *places;
    size_t n_places;

    pthread_mutex_t lock; /* for the members below; changed signals a change to them */
    pthread_cond_t changed;
    struct place *free; /* the last used one first: it may still be in a cache */
    struct place *oldest, *newest; /* of the places that hold chunks */
    int n_long; /* how many of them hold a long record */
    struct input input; /* the reading thread uses it without the lock */
    int reading, ended;
    int stopped; /* what is not yet written never will be */
    int writing;
    int rejects_failed; /* errno; only the writing thread uses it */
    int status;
    uint64_t taken; /* bytes of the input, as of the last chunk */
};

struct worker {
    struct crew *crew;
    void *own;
    pthread_t thread;
};

/* ---- with the lock held ---- */

static void wait_for_change(struct crew *c)
{
    pthread_cond_wait(&c->changed, &c->lock);
}

/* At most as many places as there are threads may hold long records. */
static int can_read(const struct crew *c)
{
    return !c->reading && c->free && c->n_long < c->options->jobs;
}

static void hold(struct crew *c, struct place *p)
{
    p->next = NULL;
    p->answered = 0;
    if (c->oldest)
        c->newest->next = p;
    else
        c->oldest = p;
    c->newest = p;
    c->n_long += chunk_is_long(&p->chunk);
}

static void release(struct crew *c, struct place *p)
{
    p->next = c->free;
    c->free = p;
}

/* A directive may be long, so free places must not hold one.  Only the reading thread may call
 * this: see directive.h. */
static void forget_directives(struct crew *c)
{
    struct place *p;

    for (p = c->free; p != NULL; p = p->next)
        chunk_undirect(&p->chunk);
}

/* Reads the next chunk.  Returns its place, or NULL at the end of the input. */
static struct place *take(struct crew *c)
{
    struct place *p;
    int more;

    while (!c->ended && !can_read(c))
        wait_for_change(c);
    if (c->ended)
        return NULL;
    c->reading = 1;
    forget_directives(c);
    p = c->free;
    c->free = p->next;
    pthread_mutex_unlock(&c->lock);
    more = input_next(&c->input, &p->chunk);
    pthread_mutex_lock(&c->lock);
    c->reading = 0;
    c->taken = c->input.taken;
    if (more) {
        hold(c, p);
    } else {
        release(c, p);
        c->ended = 1;
    }
    pthread_cond_broadcast(&c->changed);
    return more ? p : NULL;
}

/* What is not said before all earlier chunks are written. */
static void say_last(struct place *p)
{
    const struct jobs *const j = p->crew->jobs;
    const struct chunk *const chunk = &p->chunk;
    const struct records records = { .file = chunk->file, .from = chunk->from,
                                     .directive = chunk->directive,
                                     .layout = chunk->layout };

    message_to(&p->messages);
    if (j->tell && !p->stops)
        j->tell(j->tell_context, &records, &p->faults);
    if (chunk->refusal[0] && !p->stops) {
        message_reason(chunk->file, chunk->refusal);
        p->status = STATUS_USAGE;
    }
    if (chunk->error && !p->stops) {
        if (chunk->why)
            message_reason(chunk->file, chunk->why);
        else
            message_unreadable(chunk->file, chunk->error);
        p->status = STATUS_USAGE;
    }
    message_to(NULL);
}

static void write_place(struct place *p)
{
    say_last(p);
    sink_flush(&p->out);
    sink_flush(&p->messages);
    sink_flush(&p->rejects);
    output_flush(&p->out);
    if (p->rejects.failed && p->crew->rejects_failed == 0)
        p->crew->rejects_failed = p->rejects.failed;
    if (p->messages.failed || p->rejects.failed)
        p->status = STATUS_USAGE;
}

/* Ends the input and the output.  Another thread may be waiting for input that never comes:
 * then this ends the process. */
static void stop(struct crew *c)
{
    const int status = c->status;

    c->stopped = c->ended = 1;
    pthread_cond_broadcast(&c->changed);
    if (!c->reading)
        return;
    pthread_mutex_unlock(&c->lock);
    output_end(status);
}

/* Writes the oldest chunks, as far as they are answered, unless another thread is writing. */
static void write_answered(struct crew *c)
{
    struct place *p;

    while (!c->writing && !c->stopped && (p = c->oldest) != NULL && p->answered) {
        const uint64_t taken = c->taken;

        c->writing = 1;
        pthread_mutex_unlock(&c->lock);
        write_place(p);
        if (c->jobs->shows_progress)
            progress_show(taken);
        pthread_mutex_lock(&c->lock);
        c->writing = 0;
        if (p->status > c->status)
            c->status = p->status;
        if (p->stops) {
            stop(c);
            break;
        }
        c->n_long -= chunk_is_long(&p->chunk);
        chunk_release(&p->chunk);
        c->oldest = p->next;
        release(c, p);
        pthread_cond_broadcast(&c->changed);
    }
}

/* ---- without the lock ---- */

/* Called by a place's sinks before they write: all chunks before must be written first. */
static int wait_for_turn(void *place)
{
    struct place *p = place;
    struct crew *c = p->crew;
    int stopped;

    pthread_mutex_lock(&c->lock);
    if (!p->writes && !p->answered) {
        while (!c->stopped && (c->writing || c->oldest != p))
            wait_for_change(c);
        if (!c->stopped)
            c->writing = p->writes = 1;
    }
    stopped = c->stopped;
    pthread_mutex_unlock(&c->lock);
    if (!stopped)
        progress_clear();
    return !stopped;
}

static void answer_chunk(struct place *p, void *own)
{
    const struct options *o = p->crew->options;
    const struct chunk *chunk = &p->chunk;
    struct records records = {
        .file = chunk->file, .terminator = o->null_terminated ? '\0' : '\n',
        .at = chunk->buffer,
        .end = chunk->n > 0 ? chunk->buffer + chunk->n : chunk->buffer,
        .number = chunk->number, .from = chunk->from, .before = chunk->before,
        .longest = o->longest, .passed_over = chunk->passed_over,
        .directive = chunk->directive, .layout = chunk->layout,
        .inner = chunk->wraps ? chunk->inner : NULL,
        .faults = p->crew->jobs->tell ? &p->faults : NULL,
        .rejects = p->rejects.fd >= 0 ? &p->rejects : NULL
    };

    memset(p->faults.n, 0, sizeof p->faults.n);
    message_to(&p->messages);
    if (chunk->notice[0])
        message_reason(chunk->file, chunk->notice);
    p->status = p->crew->answer(own, &records, &p->out);
    p->stops = records.stops;
    message_to(NULL);
}

static void *work(void *worker)
{
    struct worker *w = worker;
    struct crew *c = w->crew;
    struct place *p;

    pthread_mutex_lock(&c->lock);
    while ((p = take(c)) != NULL) {
        pthread_mutex_unlock(&c->lock);
        answer_chunk(p, w->own);
        pthread_mutex_lock(&c->lock);
        p->answered = 1;
        if (p->writes)
            c->writing = p->writes = 0;
        write_answered(c);
    }
    pthread_mutex_unlock(&c->lock);
    return NULL;
}

/* ---- the crew ---- */

static void begin_sink(struct sink *sink, struct place *p, int fd, size_t size)
{
    memset(sink, 0, sizeof *sink);
    sink->fd = fd;
    sink->before = wait_for_turn;
    sink->context = p;
    sink->buffer = malloc(size);
    sink->size = size;
}

static int begin_place(struct crew *c, struct place *p)
{
    const size_t size = c->n_places < PLACES ? OUT_SIZE
                                             : OUT_SIZES / c->n_places;

    p->crew = c;
    release(c, p);
    begin_sink(&p->out, p, STDOUT_FILENO, size);
    begin_sink(&p->messages, p, STDERR_FILENO, MESSAGES_SIZE);
    begin_sink(&p->rejects, p, c->jobs->rejects ? c->jobs->rejects_fd : -1, REJECTS_SIZE);
    return p->out.buffer && p->messages.buffer && p->rejects.buffer ? 0 : -1;
}

static void end_place(struct place *p)
{
    chunk_free(&p->chunk);
    free(p->out.buffer);
    free(p->messages.buffer);
    free(p->rejects.buffer);
}

/* Runs as many threads as the system allows: even one answers all records. */
static void run(struct crew *c, void *workers, size_t worker_size,
                struct worker *threads)
{
    int n = c->options->jobs, started, i = 0;

    do { /* at least one: this thread */
        threads[i].crew = c;
        threads[i].own = (char *)workers + worker_size * (size_t)i;
    } while (++i < n);
    for (started = 1; started < n; started++) {
        if (pthread_create(&threads[started].thread, NULL, work,
                           &threads[started]) != 0)
            break;
    }
    work(&threads[0]);
    for (i = 1; i < started; i++)
        pthread_join(threads[i].thread, NULL);
}

static size_t places_for(int jobs)
{
    size_t n = (size_t)jobs * PLACES_EACH;

    if (jobs == 1)
        return 1; /* there are no other threads to keep busy */
    if (n > PLACES)
        n = PLACES;
    return n < (size_t)jobs + PLACES_AT_LEAST ? (size_t)jobs + PLACES_AT_LEAST
                                              : n;
}

int jobs_input(const struct jobs *j, struct input *input)
{
    const struct options *const o = j->options;
    const int begun = input_begin(input, o->files, o->n_files,
                                  j->is_text           ? INPUT_TEXT
                                  : o->null_terminated ? INPUT_NULS
                                                       : INPUT_LINES);

    input->decompress = j->decompress;
    input->unframe = j->unframe;
    input->follow = j->follow;
    input->chooser = j->chooser;
    input->shape.longest = o->longest;
    input->shape.is_directive = j->chooser ? j->chooser->is_directive : NULL;
    return begun;
}

/* Takes over the input that has been begun, or begins it. */
static int take_input(struct crew *c)
{
    if (c->jobs->input == NULL)
        return jobs_input(c->jobs, &c->input);
    c->input = *c->jobs->input;
    return 0;
}

int jobs_answer(const struct jobs *j, answer_records *answer, void *workers,
                size_t worker_size)
{
    const struct options *const o = j->options;
    struct crew c = { .jobs = j, .options = o, .answer = answer,
                      .status = o->unlisted ? STATUS_USAGE : STATUS_VALID,
                      .n_places = places_for(o->jobs),
                      .lock = PTHREAD_MUTEX_INITIALIZER,
                      .changed = PTHREAD_COND_INITIALIZER };
    struct worker *threads = calloc((size_t)o->jobs, sizeof *threads);
    size_t i;
    int ready;

    c.places = calloc(c.n_places, sizeof *c.places);
    ready = take_input(&c) == 0 && threads && c.places;
    c.input.locate = j->locate;
    c.input.locate_context = j->locate_context;
    for (i = 0; ready && i < c.n_places; i++)
        ready = begin_place(&c, &c.places[i]) == 0;
    if (ready) {
        run(&c, workers, worker_size, threads);
        progress_clear();
    } else {
        message_error("memory", ENOMEM);
        c.status = STATUS_USAGE;
    }
    for (i = 0; c.places && i < c.n_places; i++)
        end_place(&c.places[i]);
    if (c.rejects_failed)
        message_error(j->rejects, c.rejects_failed);
    free(c.places);
    free(threads);
    input_end(&c.input);
    return c.status;
}
