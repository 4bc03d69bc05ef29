#if defined(__GNUC__) && !defined(_WIN32)
#if defined(URIC_API_BY_DEFAULT) && !defined(URIC_SHARED)
#pragma GCC visibility pop
#else
#pragma GCC diagnostic pop
#endif
#endif

#if defined(__GNUC__)
#pragma pop_macro("memcpy")
#pragma pop_macro("memmove")
#pragma pop_macro("memset")
#pragma pop_macro("memcmp")
#pragma pop_macro("memchr")
#endif
