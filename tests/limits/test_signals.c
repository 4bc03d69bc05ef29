/* Interrupts the library, and uses it from the interruption: a timer's signal comes every 100
 * microseconds, and its handler asks all functions about other strings.  Neither side's answers
 * may change. */
#define _DEFAULT_SOURCE /* setitimer() */
#include "limits/uses.h"
#include "theorems/valid.h"

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>
#include <cmocka.h>

enum { STRINGS = 40, SIGNALS = 3000, JUMPS = 300, PERIOD = 100 /* microseconds */ };

static char strings[STRINGS][VALID_ROOM];
static size_t lengths[STRINGS];
static uint64_t answers[STRINGS];
static struct uric_log_format format;

static volatile sig_atomic_t signals, wrong;

static void on_signal(int number)
{
    const int i = signals % STRINGS;

    (void)number;
    if (uses_of(strings[i], lengths[i], &format) != answers[i])
        wrong++;
    signals++;
}

static void handle(int number, void (*handler)(int))
{
    struct sigaction action;

    memset(&action, 0, sizeof action);
    action.sa_handler = handler;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    sigaction(number, &action, NULL);
}

static void every(long microseconds)
{
    struct itimerval timer;

    timer.it_interval.tv_sec = timer.it_value.tv_sec = 0;
    timer.it_interval.tv_usec = timer.it_value.tv_usec = microseconds;
    setitimer(ITIMER_REAL, &timer, NULL);
}

/* ---- the handler makes the first call ---- */

static void first_use(int number)
{
    static const char s[] = "http://h/?#";
    struct uric u;

    (void)number;
    wrong = uric_parse(s, sizeof s - 1, &u) != URIC_OK || u.defined != 0x75;
}

static void the_first_use_may_be_a_handlers(void **state)
{
    pid_t child;
    int status = -1;

    (void)state;
    fflush(NULL);
    child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        handle(SIGUSR1, first_use);
        raise(SIGUSR1);
        _exit(wrong);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_int_equal(status, 0);
}

/* ---- interrupted and resumed ---- */

static int ask(void **state)
{
    uint64_t seed = 3986;
    size_t i;

    (void)state;
    uric_log_format_named(&format, "combined", 8);
    for (i = 0; i < STRINGS; i++) {
        lengths[i] = valid_reference(&seed, strings[i]);
        if (i % 4 == 3)
            strings[i][lengths[i] / 2] = "^%:["[i / 4 % 4];
        answers[i] = uses_of(strings[i], lengths[i], &format);
    }
    return 0;
}

static void interrupted_and_resumed(void **state)
{
    size_t i = 0;

    (void)state;
    signals = wrong = 0;
    handle(SIGALRM, on_signal);
    every(PERIOD);
    while (signals < SIGNALS) {
        i = (i + 1) % STRINGS;
        if (uses_of(strings[i], lengths[i], &format) != answers[i])
            break;
    }
    every(0);
    assert_true(signals >= SIGNALS); /* fewer only if an answer was wrong */
    assert_int_equal(wrong, 0);
}

/* One scan of a long text, in pieces large and small, with a query at its end. */
enum { LONG = 8 << 20 };
static char *text;

static int make_text(void **state)
{
    ask(state);
    text = malloc(LONG);
    if (text == NULL)
        return 1;
    memset(text, 'a', LONG);
    memcpy(text, "http://h/", 9);
    memcpy(text + LONG - 2, "?#", 2);
    return 0;
}

static int discard_text(void **state)
{
    (void)state;
    free(text);
    return 0;
}

static void is_whole(const struct uric_stream *m)
{
    struct uric64 u;

    assert_int_equal(uric_stream_end(m, &u), URIC_OK);
    assert_int_equal(u.defined, 0x75);
    assert_true(u.part[URIC_PATH].begin == 8);
    assert_true(u.part[URIC_QUERY].begin == LONG - 1);
    assert_true(u.part[URIC_QUERY].end == LONG - 1);
    assert_true(u.part[URIC_FRAGMENT].begin == LONG);
}

static void one_scan_interrupted_often(void **state)
{
    static const size_t pieces[] = { LONG, 65536, 4099, 61 };
    struct uric_stream m;
    size_t i, at;

    (void)state;
    signals = wrong = 0;
    handle(SIGALRM, on_signal);
    every(PERIOD);
    for (i = 0; i < 4 || signals < 100; i++) {
        const size_t piece = pieces[i % 4];

        uric_stream_init(&m, URIC_RULE_URI);
        for (at = 0; at < LONG; at += piece)
            uric_stream_feed(&m, text + at, LONG - at < piece ? LONG - at : piece);
        is_whole(&m);
    }
    every(0);
    assert_int_equal(wrong, 0);
}

/* ---- interrupted for good ---- */

static sigjmp_buf out;
static volatile sig_atomic_t feeding;

static void leave(int number)
{
    (void)number;
    if (feeding) {
        feeding = 0;
        siglongjmp(out, 1);
    }
}

/* A scan abandoned inside a feed is lost; the state copied before it is intact, and the struct
 * may be initialized again. */
static void a_scan_that_was_left(void **state)
{
    static struct uric_stream m, before;
    static volatile int jumps, feeds;

    (void)state;
    handle(SIGALRM, leave);
    every(PERIOD);
    jumps = feeds = 0;
    while (jumps < JUMPS) {
        uric_stream_init(&m, URIC_RULE_URI);
        uric_stream_feed(&m, text, 4099);
        before = m;
        if (sigsetjmp(out, 1) == 0) {
            feeding = 1;
            uric_stream_feed(&m, text + 4099, LONG - 4099);
            feeding = 0;
            feeds++;
            is_whole(&m);
        } else {
            jumps++;
            if (jumps % 10 == 0) {
                uric_stream_feed(&before, text + 4099, LONG - 4099);
                is_whole(&before);
            }
        }
    }
    every(0);
    print_message("# left %d times, and %d times not\n", (int)jumps, (int)feeds);
}

/* ---- two continuations of one state ---- */

static void a_state_is_continued_twice(void **state)
{
    static const char one[] = "b:80/?q", other[] = "@h]";
    size_t i, cut;

    (void)state;
    for (i = 0; i < STRINGS; i++) {
        for (cut = 0; cut <= lengths[i]; cut++) {
            struct uric_stream m, twin, whole;
            struct uric64 u, v;
            int status;

            uric_stream_init(&m, URIC_RULE_URI_REFERENCE);
            uric_stream_feed(&m, strings[i], cut);
            memcpy(&twin, &m, sizeof m);
            uric_stream_feed(&m, one, sizeof one - 1);
            uric_stream_feed(&twin, other, sizeof other - 1);
            uric_stream_init(&whole, URIC_RULE_URI_REFERENCE);
            uric_stream_feed(&whole, strings[i], cut);
            uric_stream_feed(&whole, other, sizeof other - 1);
            status = uric_stream_end(&whole, &v);
            assert_int_equal(uric_stream_end(&twin, &u), status);
            assert_memory_equal(u.part, v.part, sizeof u.part);
            assert_true(u.error_offset == v.error_offset);
        }
    }
}

int main(void)
{
    const struct CMUnitTest first[] = {
        cmocka_unit_test(the_first_use_may_be_a_handlers)
    };
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(interrupted_and_resumed),
        cmocka_unit_test(one_scan_interrupted_often),
        cmocka_unit_test(a_scan_that_was_left),
        cmocka_unit_test(a_state_is_continued_twice)
    };

    return cmocka_run_group_tests_name("first", first, NULL, NULL) +
           cmocka_run_group_tests_name("signals", tests, make_text, discard_text);
}
