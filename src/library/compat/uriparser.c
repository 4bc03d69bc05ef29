/* uriparser's functions: the same code for char, whose names end in A, and for wchar_t, whose
 * names end in W. */
#include "compat/uriparser_bytes.h"

#include <limits.h>

#define URIC_URI_WIDE 0
#define URI_CHAR char
#define URI_FUNC(x) uri##x##A
#define URI_TYPE(x) Uri##x##A
#include "compat/uri_ranges.h"
#include "compat/uri_parse.h"
#include "compat/uri_write.h"
#include "compat/uri_change.h"
#include "compat/uri_escape.h"
#include "compat/uri_query.h"
#include "compat/uri_sets.h"
#undef URIC_URI_WIDE
#undef URI_CHAR
#undef URI_FUNC
#undef URI_TYPE

#define URIC_URI_WIDE 1
#define URI_CHAR wchar_t
#define URI_FUNC(x) uri##x##W
#define URI_TYPE(x) Uri##x##W
#include "compat/uri_ranges.h"
#include "compat/uri_parse.h"
#include "compat/uri_write.h"
#include "compat/uri_change.h"
#include "compat/uri_escape.h"
#include "compat/uri_query.h"
#include "compat/uri_sets.h"
#undef URIC_URI_WIDE
#undef URI_CHAR
#undef URI_FUNC
#undef URI_TYPE

const char *uriBaseRuntimeVersionA(void)
{
    return URI_VER_ANSI;
}

const wchar_t *uriBaseRuntimeVersionW(void)
{
    return URI_VER_UNICODE;
}
