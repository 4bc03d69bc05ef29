/* The macros by which uriparser's headers name what exists for char. */
#include "UriDefsConfig.h"

#undef URI_CHAR
#undef _UT
#undef URI_FUNC
#undef URI_TYPE
#undef URI_STRLEN
#undef URI_STRCPY
#undef URI_STRCMP
#undef URI_STRNCMP
#define URI_CHAR char
#define _UT(x) x
#define URI_FUNC(x) uri##x##A
#define URI_TYPE(x) Uri##x##A
#define URI_STRLEN strlen
#define URI_STRCPY strcpy
#define URI_STRCMP strcmp
#define URI_STRNCMP strncmp
