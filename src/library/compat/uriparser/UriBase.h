/* Lets "#include <uriparser/UriBase.h>" find the functions of uric_uriparser.h. */
#include "../../../include/uric_uriparser.h"
