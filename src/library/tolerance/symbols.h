/* Which of the tables of struct uric_tolerance a component's bytes are looked up in. */
#ifndef URIC_SYMBOLS_H
#define URIC_SYMBOLS_H

enum uric_symbols {
    URIC_SYMBOLS_AUTHORITY,
    URIC_SYMBOLS_PATH,
    URIC_SYMBOLS_QUERY,
    URIC_SYMBOLS_FRAGMENT
};

#endif
