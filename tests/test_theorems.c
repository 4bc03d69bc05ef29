/* What operations promise, on random references and on others that a few changed bytes
 * make of them; where a promise is broken, the shortest string that shows it. */
#include "random.h"
#include "uric.h"
#include "valid.h"
#include "wording.h"

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

enum { ROOM = 4 * VALID_ROOM };

static unsigned long rounds = 300000;

/* A reference whose parts are texts of their own, as this file computes with them. */
struct parts {
    char text[URIC_PARTS][ROOM];
    int defined[URIC_PARTS];
};

static int take_apart(const char *s, struct parts *p)
{
    struct uric u;
    int i;

    if (uric_parse(s, strlen(s), &u) != URIC_OK)
        return 0;
    for (i = 0; i < URIC_PARTS; i++) {
        const uric_span span = u.part[i];

        p->defined[i] = uric_has(&u, (enum uric_part)i);
        memcpy(p->text[i], s + span.begin, span.end - span.begin);
        p->text[i][span.end - span.begin] = '\0';
    }
    return 1;
}

/* The guard, which is there if it must be. */
static void unguard(struct parts *p)
{
    char *path = p->text[URIC_PATH];

    if (!p->defined[URIC_HOST] && strncmp(path, "/.//", 4) == 0)
        memmove(path, path + 2, strlen(path + 2) + 1);
    else if (!p->defined[URIC_HOST] && !p->defined[URIC_SCHEME] &&
             strncmp(path, "./", 2) == 0 && memchr(path, ':', strcspn(path + 2, "/") + 2))
        memmove(path, path + 2, strlen(path + 2) + 1);
}

static int same_part(const struct parts *p, const struct parts *q, int i)
{
    return p->defined[i] == q->defined[i] &&
           (!p->defined[i] || strcmp(p->text[i], q->text[i]) == 0);
}

static int same_parts(const struct parts *p, const struct parts *q)
{
    int i;

    for (i = 0; i < URIC_PARTS; i++) {
        if (!same_part(p, q, i))
            return 0;
    }
    return 1;
}

static void hold(int (*fails)(const char *s), size_t (*make)(uint64_t *seed, char *s))
{
    uint64_t seed = 3986;
    char s[ROOM];
    unsigned long i;

    for (i = 0; i < rounds; i++) {
        make(&seed, s);
        if (fails(s))
            fail_msg("%s", valid_shortest(s, fails));
    }
}

static size_t one(uint64_t *seed, char *s)
{
    const size_t n = valid_reference(seed, s);

    return random_below(seed, 2) ? n : valid_change(seed, s, n);
}

/* Two, a space between. */
static size_t two(uint64_t *seed, char *s)
{
    size_t n = valid_uri(seed, s);

    s[n++] = ' ';
    return n + one(seed, s + n);
}

/* ---- 1: parts recomposed ---- */

static int build(const struct parts *p, char *to)
{
    struct uric_bytes part[URIC_PARTS];
    size_t length;
    int i;

    for (i = 0; i < URIC_PARTS; i++) {
        part[i].s = p->defined[i] ? p->text[i] : NULL;
        part[i].n = p->defined[i] ? strlen(p->text[i]) : 0;
    }
    return uric_build(part, to, ROOM, &length, NULL);
}

static int recomposition_differs(const char *s)
{
    struct parts p;
    char built[ROOM];

    return take_apart(s, &p) && (build(&p, built) != URIC_OK || strcmp(s, built) != 0);
}

static void parts_recompose_to_the_same(void **state)
{
    (void)state;
    hold(recomposition_differs, one);
}

/* ---- 2: the target has the parts that 5.2.2 computes ---- */

static void copy_part(struct parts *to, const struct parts *from, int i)
{
    to->defined[i] = from->defined[i];
    strcpy(to->text[i], from->text[i]);
}

static void copy_authority(struct parts *to, const struct parts *from)
{
    copy_part(to, from, URIC_USERINFO);
    copy_part(to, from, URIC_HOST);
    copy_part(to, from, URIC_PORT);
}

static void merge(char *path, const struct parts *b, const struct parts *r)
{
    char *slash;

    strcpy(path, b->text[URIC_PATH]);
    slash = strrchr(path, '/');
    if (slash)
        slash[1] = '\0';
    else
        strcpy(path, b->defined[URIC_HOST] ? "/" : "");
    strcat(path, r->text[URIC_PATH]);
}

static void compute(const struct parts *b, const struct parts *r, struct parts *t)
{
    *t = *r;
    if (r->defined[URIC_SCHEME] || r->defined[URIC_HOST]) {
        wording_3986(t->text[URIC_PATH]);
    } else {
        copy_authority(t, b);
        if (r->text[URIC_PATH][0] == '\0') {
            copy_part(t, b, URIC_PATH);
            if (!r->defined[URIC_QUERY])
                copy_part(t, b, URIC_QUERY);
        } else {
            if (r->text[URIC_PATH][0] != '/')
                merge(t->text[URIC_PATH], b, r);
            wording_3986(t->text[URIC_PATH]);
        }
    }
    if (!r->defined[URIC_SCHEME])
        copy_part(t, b, URIC_SCHEME);
}

static int target_has_other_parts(const char *s)
{
    const char *space = strchr(s, ' ');
    struct parts b, r, wanted, found;
    struct uric ub, ur;
    char base[ROOM], target[ROOM];
    size_t length;

    if (space == NULL)
        return 0;
    memcpy(base, s, (size_t)(space - s));
    base[space++ - s] = '\0';
    if (!take_apart(base, &b) || !take_apart(space, &r) || !b.defined[URIC_SCHEME])
        return 0;
    uric_parse(base, strlen(base), &ub);
    uric_parse(space, strlen(space), &ur);
    compute(&b, &r, &wanted);
    if (uric_resolve(base, &ub, space, &ur, 0, target, sizeof target, &length) !=
            URIC_OK ||
        !take_apart(target, &found))
        return 1;
    if (wanted.text[URIC_PATH][0] == '/' && wanted.text[URIC_PATH][1] == '/')
        unguard(&found);
    return !same_parts(&wanted, &found);
}

static void targets_have_the_parts_of_5_2_2(void **state)
{
    (void)state;
    hold(target_has_other_parts, two);
}

/* ---- 6: after an edit that part reads so, and no other has changed ---- */

static void join(const struct parts *p, char *to)
{
    static const char *const before[] = { "", "", "", ":", "", "?", "#" };
    static const char *const behind[] = { ":", "@", "", "", "", "", "" };
    int i;

    to[0] = '\0';
    for (i = 0; i < URIC_PARTS; i++) {
        if (i == URIC_USERINFO && p->defined[URIC_HOST])
            strcat(to, "//");
        if (p->defined[i]) {
            strcat(to, before[i]);
            strcat(to, p->text[i]);
            strcat(to, behind[i]);
        }
    }
}

/* "REFERENCE PART VALUE", PART a digit; no VALUE: removed. */
static int edit_is_wrong(const char *s)
{
    const char *space = strchr(s, ' ');
    struct parts p, wanted, found;
    struct uric u;
    struct uric_change edit = { 0, 0, { NULL, 0 }, { NULL, 0 } };
    char whole[ROOM], naive[ROOM], edited[ROOM];
    size_t length;
    int status;

    if (space == NULL || space[1] < '0' || space[1] >= '0' + URIC_PARTS)
        return 0;
    memcpy(whole, s, (size_t)(space - s));
    whole[space - s] = '\0';
    if (!take_apart(whole, &p))
        return 0;
    uric_parse(whole, strlen(whole), &u);
    edit.what = space[1] - '0';
    wanted = p;
    wanted.defined[edit.what] = space[2] == ' ' || edit.what == URIC_PATH;
    strcpy(wanted.text[edit.what], space[2] == ' ' ? space + 3 : "");
    if (space[2] == ' ') {
        edit.value.s = space + 3;
        edit.value.n = strlen(space + 3);
    }
    status = uric_edit(whole, &u, &edit, edited, sizeof edited, &length, NULL);
    if (status == URIC_OK) {
        if (!take_apart(edited, &found))
            return 1;
        if (strcmp(wanted.text[URIC_PATH], found.text[URIC_PATH]) != 0)
            unguard(&found);
        return !same_parts(&wanted, &found);
    }
    /* Refused: then put together without a thought it is none, or another one. */
    join(&wanted, naive);
    return take_apart(naive, &found) && same_parts(&wanted, &found);
}

static size_t an_edit(uint64_t *seed, char *s)
{
    size_t n = valid_reference(seed, s);

    s[n++] = ' ';
    s[n++] = (char)('0' + random_below(seed, URIC_PARTS));
    s[n] = '\0';
    if (random_below(seed, 4) == 0)
        return n;
    s[n++] = ' ';
    return n + valid_part(seed, s + n);
}

static void edits_change_that_part_alone(void **state)
{
    (void)state;
    hold(edit_is_wrong, an_edit);
}

/* ---- the same for segments and parameters: the others in a list stay ---- */

static void list(const char *s, char delimiter, char items[32][ROOM], size_t *n)
{
    const char *end;

    for (*n = 0;; s = end + 1) {
        end = strchr(s, delimiter);
        if (end == NULL)
            end = s + strlen(s);
        memcpy(items[*n], s, (size_t)(end - s));
        items[(*n)++][end - s] = '\0';
        if (*end == '\0')
            return;
    }
}

/* "REFERENCE INDEX VALUE": no VALUE: removed. */
static int list_edit_is_wrong(const char *s, int what, int part, char delimiter)
{
    static char old[32][ROOM], now[32][ROOM];
    const char *space = strchr(s, ' ');
    struct parts p, found;
    struct uric u;
    struct uric_change edit = { 0, 0, { NULL, 0 }, { NULL, 0 } };
    char whole[ROOM], edited[ROOM];
    size_t length, n_old = 0, n_now = 0, i, k;
    int rooted, removes;

    if (space == NULL || space[1] < '0' || space[1] > '9')
        return 0;
    memcpy(whole, s, (size_t)(space - s));
    whole[space - s] = '\0';
    if (!take_apart(whole, &p))
        return 0;
    uric_parse(whole, strlen(whole), &u);
    edit.what = what;
    edit.index = (size_t)(space[1] - '0');
    removes = space[2] != ' ';
    if (!removes) {
        edit.value.s = space + 3;
        edit.value.n = strlen(space + 3);
    }
    if (uric_edit(whole, &u, &edit, edited, sizeof edited, &length, NULL) != URIC_OK)
        return 0;
    if (!take_apart(edited, &found))
        return 1;
    unguard(&found);
    unguard(&p);
    for (i = 0; i < URIC_PARTS; i++) {
        if ((int)i != part && !same_part(&p, &found, (int)i))
            return 1;
    }
    rooted = part == URIC_PATH && p.text[part][0] == '/';
    if (p.defined[part] && (part != URIC_PATH || p.text[part][0]))
        list(p.text[part] + rooted, delimiter, old, &n_old);
    rooted = part == URIC_PATH && found.text[part][0] == '/';
    if (found.defined[part] && (part != URIC_PATH || found.text[part][0]))
        list(found.text[part] + rooted, delimiter, now, &n_now);
    if (n_now != n_old + (!removes && edit.index == n_old) - (size_t)removes)
        return 1;
    for (i = k = 0; i < n_old; i++) {
        if (i == edit.index && removes)
            continue;
        if (i != edit.index && strcmp(old[i], now[k]) != 0)
            return 1;
        k++;
    }
    if (removes)
        return 0;
    if (part == URIC_QUERY) {
        const char *equals = strchr(now[edit.index], '=');

        return equals == NULL || strcmp(equals + 1, space + 3) != 0;
    }
    return strcmp(now[edit.index], space + 3) != 0;
}

/* Guards are no segments; nothing here shall look like one. */
static int segment_edit_is_wrong(const char *s)
{
    return strstr(s, "/./") == NULL && strstr(s, ":./") == NULL &&
           s[0] != '.' &&
           list_edit_is_wrong(s, URIC_EDIT_SEGMENT, URIC_PATH, '/');
}

static int parameter_edit_is_wrong(const char *s)
{
    return list_edit_is_wrong(s, URIC_EDIT_PARAMETER, URIC_QUERY, '&');
}

static size_t a_list_edit(uint64_t *seed, char *s)
{
    size_t n = an_edit(seed, s);
    char *space = strchr(s, ' ');

    space[1] = (char)('0' + random_below(seed, 5));
    return n;
}

static void segments_are_edited_alone(void **state)
{
    (void)state;
    hold(segment_edit_is_wrong, a_list_edit);
}

static void parameters_are_edited_alone(void **state)
{
    (void)state;
    hold(parameter_edit_is_wrong, a_list_edit);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(parts_recompose_to_the_same),
        cmocka_unit_test(targets_have_the_parts_of_5_2_2),
        cmocka_unit_test(edits_change_that_part_alone),
        cmocka_unit_test(segments_are_edited_alone),
        cmocka_unit_test(parameters_are_edited_alone)
    };

    if (argc > 1)
        rounds = strtoul(argv[1], NULL, 10);
    if (rounds == 0)
        return 2;
    return cmocka_run_group_tests_name("theorems", tests, NULL, NULL);
}
