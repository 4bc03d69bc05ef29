/* What an implementation of uriparser's functions answers about a string. */
#ifndef URIPARSER_ANSWERS_H
#define URIPARSER_ANSWERS_H

enum question {
    ASK_PARSE,  /* valid or not */
    ASK_STOP,   /* where an invalid one stops being valid */
    ASK_PARTS,  /* the members of the structure */
    ASK_TEXT,   /* written again */
    ASK_MASK,   /* what is to be normalized */
    ASK_NORMAL, /* the normal form */
    ASK_ADD,    /* resolved against a base with a host */
    ASK_ADD_ROOTLESS,
    ASK_REMOVE, /* a base removed */
    ASK_REMOVE_ROOT,
    ASK_EQUAL,  /* whether it equals its normal form */
    ASK_ESCAPE,
    ASK_UNESCAPE,
    ASK_QUERY, /* the string as a query, dissected and composed */
    ASK_UNIX,  /* as a file name, and as the URI of one */
    ASK_WINDOWS,
    QUESTIONS
};

enum { ANSWER_LONGEST = 600, ANSWER_ROOM = 8 * ANSWER_LONGEST };

#define ANSWER_BASE "http://h/b/c/d;p?q"
#define ANSWER_ROOTLESS "f:b/c"

struct answers {
    char text[QUESTIONS][ANSWER_ROOM];
};

/* Asks uric_uriparser, and uriparser, about a string of at most ANSWER_LONGEST bytes. */
void answers_of_uric(const char *s, struct answers *answers);
void answers_of_uriparser(const char *s, struct answers *answers);

#endif
