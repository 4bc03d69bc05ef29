/* The removal of dot-segments as each document words it, step by step on a string,
 * with no thought of speed: what uric_resolve() and uric_edition_resolve() are held
 * against. */
#ifndef WORDING_H
#define WORDING_H

enum { WORDING_ROOM = 4096 }; /* for what wording_3986() is given */

/* RFC 3986, 5.2.4, in place. */
void wording_3986(char *path);

/* draft-fielding-url-syntax-05, 5.2, steps 6 d to g, in place; and with drop the
 * surplus ".." that draft-fielding-uri-rfc2396bis-01, 5.2, step 7 speaks of. */
void wording_1997(char *path, int drop);

/* The URL draft of 1993/94, "PARTIAL FORM", in place. */
void wording_1994(char *path);

#endif
