/* Policies of tolerance: their names, and the symbols that the scanners read under them. */
#include "parse/symbols.h"
#include "tolerance/tolerated_bytes.h"
#include "util/name_of.h"

#include "tables/classes.h"
#include "tables/symbol_values.h"

#define ALL_NAMES ((1u << URIC_TOLERATED_NAMES) - 1)
#define NAME(name) (1u << URIC_TOLERATED_##name)

/* The names that a component may have. */
static unsigned possible(int part)
{
    switch (part) {
    case URIC_USERINFO: return ALL_NAMES & ~(NAME(BRACKETS) | NAME(HASH));
    case URIC_PATH:
    case URIC_QUERY: return ALL_NAMES & ~NAME(HASH);
    case URIC_FRAGMENT: return ALL_NAMES;
    default: return 0;
    }
}

const char *uric_tolerated_name(int name)
{
    static const char names[] =
        "brackets\0" "braces\0" "pipe\0" "caret\0" "backtick\0" "quote\0" "angle\0" "backslash\0"
        "space\0" "hash\0" "utf8\0" "high\0" "stray-percent";

    return name >= 0 && name < URIC_TOLERATED_NAMES ? uric_name_of(names, name) : NULL;
}

/* The characters of URIs are their own symbols; no rule has a symbol 0. */
static void make_strict(unsigned char symbol[256])
{
    unsigned b;

    for (b = 0; b < 256; b++)
        symbol[b] = uric_class[b] & URIC_CLASS_URI ? (unsigned char)b : 0;
}

static void make_symbols(unsigned char symbol[256], unsigned names, unsigned char percent)
{
    unsigned b;

    make_strict(symbol);
    for (b = 0; b < 0x80; b++) {
        const int name = uric_tolerated_byte((unsigned char)b);

        if (name >= 0 && names >> name & 1)
            symbol[b] = URIC_SYMBOL_TOLERATED;
    }
    for (b = 0x80; b < 256 && names & (NAME(UTF8) | NAME(HIGH)); b++)
        symbol[b] = (names & NAME(HIGH)) != 0 ? URIC_SYMBOL_TOLERATED : (unsigned char)b;
    if (names & NAME(STRAY_PERCENT))
        symbol[(unsigned char)'%'] = percent;
}

enum uric_status uric_tolerance_init(struct uric_tolerance *t,
                                     const uint16_t names[URIC_PARTS])
{
    static const uint16_t strict[URIC_PARTS] = { 0 };
    struct uric_symbols_held *const held = (struct uric_symbols_held *)(void *)t->opaque;
    enum uric_status status = URIC_OK;
    int part;

    for (part = 0; part < URIC_PARTS; part++) {
        if (names[part] & ~possible(part))
            status = URIC_UNKNOWN;
    }
    if (status != URIC_OK)
        names = strict;
    memset(held->names, 0, sizeof held->names);
    memcpy(held->names, names, sizeof strict);
    make_symbols(held->symbol[URIC_SYMBOLS_AUTHORITY], names[URIC_USERINFO],
                 URIC_SYMBOL_HOST_PERCENT);
    make_symbols(held->symbol[URIC_SYMBOLS_PATH], names[URIC_PATH], URIC_SYMBOL_TOLERATED);
    make_symbols(held->symbol[URIC_SYMBOLS_QUERY], names[URIC_QUERY], URIC_SYMBOL_TOLERATED);
    make_symbols(held->symbol[URIC_SYMBOLS_FRAGMENT], names[URIC_FRAGMENT],
                 URIC_SYMBOL_TOLERATED);
    return status;
}

uint16_t uric_tolerance_names(const struct uric_tolerance *t, enum uric_part part)
{
    uint16_t names = 0;

    if ((unsigned)part < URIC_PARTS)
        memcpy(&names, t->opaque + sizeof names * (size_t)part, sizeof names);
    return names;
}

/* https://url.spec.whatwg.org/#percent-encoded-bytes: the sets of November 2023 and later */
enum {
    WHATWG_PATH = NAME(BRACKETS) | NAME(PIPE) | NAME(STRAY_PERCENT),
    WHATWG_QUERY = WHATWG_PATH | NAME(BRACES) | NAME(CARET) | NAME(BACKTICK) | NAME(BACKSLASH),
    WHATWG_FRAGMENT = (WHATWG_QUERY & ~NAME(BACKTICK)) | NAME(HASH)
};

enum uric_status uric_tolerance_preset(struct uric_tolerance *t,
                                       enum uric_tolerance_preset preset)
{
    static const uint16_t known_names[][3] = {
        { 0, 0, 0 },
        { WHATWG_PATH, WHATWG_QUERY, WHATWG_FRAGMENT },
        { ALL_NAMES & ~NAME(HASH), ALL_NAMES & ~NAME(HASH), ALL_NAMES },
    };
    const int known = (unsigned)preset <= URIC_TOLERATE_LOG;
    const uint16_t *const of = known_names[known ? preset : URIC_TOLERATE_STRICT];
    uint16_t names[URIC_PARTS] = { 0 };

    names[URIC_PATH] = of[0];
    names[URIC_QUERY] = of[1];
    names[URIC_FRAGMENT] = of[2];
    uric_tolerance_init(t, names);
    return known ? URIC_OK : URIC_UNKNOWN;
}

#undef NAME
#undef ALL_NAMES
