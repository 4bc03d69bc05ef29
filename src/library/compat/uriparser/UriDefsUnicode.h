/* The macros by which uriparser's headers name what exists for wchar_t. */
#include "UriDefsConfig.h"

#undef URI_CHAR
#undef _UT
#undef URI_FUNC
#undef URI_TYPE
#undef URI_STRLEN
#undef URI_STRCPY
#undef URI_STRCMP
#undef URI_STRNCMP
#define URI_CHAR wchar_t
#define _UT(x) L##x
#define URI_FUNC(x) uri##x##W
#define URI_TYPE(x) Uri##x##W
#define URI_STRLEN wcslen
#define URI_STRCPY wcscpy
#define URI_STRCMP wcscmp
#define URI_STRNCMP wcsncmp
