/* How wide a terminal shows text. */
#ifndef TEXT_WIDTH_H
#define TEXT_WIDTH_H

#include <stddef.h>

/* The columns that n bytes of text take: of UTF-8, two for a wide East Asian character and
 * none for a combining one; one for a byte that is not UTF-8. */
size_t text_width(const char *s, size_t n);

#endif
