/* Removes dot-segments exactly as each document words it, step by step on a string, however
 * slowly: the reference for uric_resolve() and uric_edition_resolve(). */
#ifndef WORDING_H
#define WORDING_H

enum { WORDING_ROOM = 4096 }; /* the longest input of wording_3986() */

/* RFC 3986, 5.2.4, in place. */
void wording_3986(char *path);

/* draft-fielding-url-syntax-05, 5.2, steps 6 d to g, in place.  With drop, also removes the
 * surplus ".." as draft-fielding-uri-rfc2396bis-01, 5.2, step 7 says. */
void wording_1997(char *path, int drop);

/* The URL draft of 1993/94, "PARTIAL FORM", in place. */
void wording_1994(char *path);

#endif
