/* Lets "#include <uriparser/UriBase.h>" find the functions of uric_uriparser.h. */
#include "../../uric_uriparser.h"
