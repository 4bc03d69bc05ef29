/* Lets "#include <uriparser/UriIp4.h>" find the functions of uric_uriparser.h. */
#include "../../../include/uric_uriparser.h"
