/* Says, as uriparser's header of this name does, that there are A and W functions. */
#ifndef URI_ENABLE_ANSI
#define URI_ENABLE_ANSI 1
#endif
#ifndef URI_ENABLE_UNICODE
#define URI_ENABLE_UNICODE 1
#endif
