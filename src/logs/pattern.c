/* Compiles and matches regular expressions with PCRE2: bytes, not characters, so that no value
 * is malformed. */
#include "logs/pattern.h"

#ifndef URIC_PCRE2

const char *pattern_library(void)
{
    return NULL;
}

struct pattern *pattern_compile(const char *s, size_t n, int ignore_case, size_t *at, char *why,
                                size_t size)
{
    (void)s, (void)n, (void)ignore_case;
    *at = 0;
    if (size > 0)
        *why = '\0';
    return NULL;
}

void pattern_free(struct pattern *p)
{
    (void)p;
}

struct pattern_matcher *pattern_matcher_begin(void)
{
    return NULL;
}

void pattern_matcher_end(struct pattern_matcher *m)
{
    (void)m;
}

int pattern_matches(const struct pattern *p, struct pattern_matcher *m, const char *s, size_t n)
{
    (void)p, (void)m, (void)s, (void)n;
    return 0;
}

#else

#include "command/memory.h"

#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The steps that a value may take.  PCRE2 counts steps anew at each place where a match may begin,
 * so long values get fewer steps at each place. */
enum { STEPS = 1 << 26, MOST_STEPS_A_PLACE = 1 << 16, LEAST_STEPS_A_PLACE = 4 };

enum { HEAP_KIB = 16 * 1024, JIT_STACK = 32 * 1024, MOST_JIT_STACK = 1024 * 1024 };

struct pattern {
    pcre2_code *code;
};

struct pattern_matcher {
    pcre2_general_context *memory;
    pcre2_match_context *context;
    pcre2_match_data *data;
    pcre2_jit_stack *stack; /* NULL without JIT */
};

static void *take(size_t n, void *unused)
{
    (void)unused;
    return memory_of(n);
}

static void give_back(void *memory, void *unused)
{
    (void)unused;
    free(memory);
}

const char *pattern_library(void)
{
    static char name[32];
    char version[32];

    if (pcre2_config(PCRE2_CONFIG_VERSION, NULL) > (int)sizeof version)
        return "PCRE2";
    pcre2_config(PCRE2_CONFIG_VERSION, version);
    snprintf(name, sizeof name, "PCRE2 %.*s", (int)strcspn(version, " "), version);
    return name;
}

struct pattern *pattern_compile(const char *s, size_t n, int ignore_case, size_t *at, char *why,
                                size_t size)
{
    const uint32_t options = PCRE2_NEVER_UTF | PCRE2_DOLLAR_ENDONLY |
                             (ignore_case ? (uint32_t)PCRE2_CASELESS : 0);
    pcre2_general_context *const memory = pcre2_general_context_create(take, give_back, NULL);
    pcre2_compile_context *const context = pcre2_compile_context_create(memory);
    struct pattern *p = memory_of(sizeof *p);
    int error;

    p->code = pcre2_compile((PCRE2_SPTR)s, n, options, &error, at, context);
    pcre2_compile_context_free(context);
    pcre2_general_context_free(memory);
    if (p->code == NULL) {
        pcre2_get_error_message(error, (PCRE2_UCHAR *)why, size);
        free(p);
        return NULL;
    }
    pcre2_jit_compile(p->code, PCRE2_JIT_COMPLETE); /* if that fails, pcre2_match() interprets */
    return p;
}

void pattern_free(struct pattern *p)
{
    if (p)
        pcre2_code_free(p->code);
    free(p);
}

struct pattern_matcher *pattern_matcher_begin(void)
{
    struct pattern_matcher *m = memory_of(sizeof *m);

    m->memory = pcre2_general_context_create(take, give_back, NULL);
    m->context = pcre2_match_context_create(m->memory);
    m->data = pcre2_match_data_create(1, m->memory);
    m->stack = pcre2_jit_stack_create(JIT_STACK, MOST_JIT_STACK, m->memory);
    pcre2_set_heap_limit(m->context, HEAP_KIB);
    if (m->stack)
        pcre2_jit_stack_assign(m->context, NULL, m->stack);
    return m;
}

void pattern_matcher_end(struct pattern_matcher *m)
{
    if (m == NULL)
        return;
    pcre2_jit_stack_free(m->stack);
    pcre2_match_data_free(m->data);
    pcre2_match_context_free(m->context);
    pcre2_general_context_free(m->memory);
    free(m);
}

static uint32_t steps_a_place(size_t n)
{
    const size_t steps = STEPS / (n + 1);

    return steps > MOST_STEPS_A_PLACE    ? (uint32_t)MOST_STEPS_A_PLACE
           : steps < LEAST_STEPS_A_PLACE ? (uint32_t)LEAST_STEPS_A_PLACE
                                         : (uint32_t)steps;
}

int pattern_matches(const struct pattern *p, struct pattern_matcher *m, const char *s, size_t n)
{
    int answer;

    pcre2_set_match_limit(m->context, steps_a_place(n));
    answer = pcre2_match(p->code, (PCRE2_SPTR)(n > 0 ? s : ""), n, 0, 0, m->data, m->context);
    if (answer == PCRE2_ERROR_NOMATCH)
        return 0;
    return answer >= 0 ? 1 : PATTERN_GAVE_UP;
}

#endif
