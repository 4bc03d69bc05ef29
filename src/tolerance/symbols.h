/* Which of the tables of struct uric_tolerance a component's bytes are looked up in. */
#ifndef URIC_SYMBOLS_H
#define URIC_SYMBOLS_H

enum uric_symbols {
    URIC_SYMBOLS_AUTHORITY,
    URIC_SYMBOLS_PATH,
    URIC_SYMBOLS_QUERY,
    URIC_SYMBOLS_FRAGMENT
};

/* For the constants that the states pass to BYTE(). */
#define URIC_SYMBOLS_OF(part) URIC_SYMBOLS_##part
#define URIC_SYMBOLS_URIC_HOST URIC_SYMBOLS_AUTHORITY
#define URIC_SYMBOLS_URIC_PATH URIC_SYMBOLS_PATH
#define URIC_SYMBOLS_URIC_QUERY URIC_SYMBOLS_QUERY
#define URIC_SYMBOLS_URIC_FRAGMENT URIC_SYMBOLS_FRAGMENT

#endif
