/* Lets "#include <uriparser/Uri.h>" find the functions of uric_uriparser.h.  As after
 * uriparser's header, the macros of one type of characters, wchar_t, remain defined. */
#include "../../../include/uric_uriparser.h"

#include "UriDefsUnicode.h"
