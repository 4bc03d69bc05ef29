/* Generated from grammar/machines/rules.rl by ragel 6.10 and grammar/tools/walk.py; do not edit. */
#ifndef URIC_RULES_TABLES_H
#define URIC_RULES_TABLES_H

/* Where each rule starts. */
enum {
    RULES_START_Host = 1,
    RULES_START_IPv4address = 2,
    RULES_START_IPv6address = 3,
    RULES_START_absolute_URI = 4,
    RULES_START_absolute_form = 5,
    RULES_START_asterisk_form = 6,
    RULES_START_authority = 7,
    RULES_START_authority_form = 8,
    RULES_START_host = 9,
    RULES_START_relative_ref = 10,
    RULES_START_request_target = 11,
    RULES_START_request_target_CONNECT = 12,
    RULES_STATES_COUNT = 1728
};

/* Sets of bytes, as bits. */
static const unsigned char rules_bytes[2][256] = {
    {
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
          0,  64,   0,   0,  64,   0,  64,  64,  64,  64,  64, 128,  64, 128,  32,   2,
         16,  16,  16,  16,  16,  16,  16,  16,  16,  16,   8,  64,   0,  64,   0,   1,
          4, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128,
        128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128,   0,   0,   0,   0,  64,
          0, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128,
        128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128,   0,   0,   0,  64,   0,
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
    },
    {
          0,   8,   8,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
          0,  16,   0,   0,  16,   0,  16,  16,  16,  16,   8,  16,  16,  16,  32,   0,
          2,   2,   2,   2,   2,   2,   2,   2,   2,   2,  32,  16,   0,  16,   0,   0,
          0,   4,   4,   4,   4,   4,   4,  64,  64,  64,  64,  64,  64,  64,  64,  64,
         64,  64,  64,  64,  64,  64,  64,  64,  64,  64,  64,   0,   0,   0,   0,  16,
          0,   4,   4,   4,   4,   4,   4,  64,  64,  64,  64,  64,  64,  64,  64,  64,
         64,  64,  64,  64,  64,  64,  64,  64,  64,  64,  64,   0,   0,   0,  16,   0,
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
          0,   1,   1,   1,   1,   1,   1,   1,   1,   1,   1,   1,   1,   0,   1,   1,
          0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
    },
};

/* IPv4address: column of a byte; next state by 16 * state + column. */
static const unsigned char rules_IPv4address_column[256] = {
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   1,   0,
      2,   3,   4,   5,   5,   6,   7,   7,   7,   7,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
};
static const unsigned char rules_IPv4address_next[416] = {
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   2,   3,   4,   5,   6,   6,   6,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   2,   2,   2,   2,   2,   2,   2,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   7,   2,   2,   2,   2,   2,   2,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   7,   6,   6,   6,   6,   6,   6,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   7,   6,   6,   6,   6,   8,   3,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   7,   3,   3,   3,   3,   3,   3,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   2,   9,  10,  11,  12,  12,  12,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   7,   3,   3,   3,   3,   3,   2,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  13,   2,   2,   2,   2,   2,   2,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  13,  12,  12,  12,  12,  12,  12,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  13,  12,  12,  12,  12,  14,   9,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  13,   9,   9,   9,   9,   9,   9,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   2,  15,  16,  17,  18,  18,  18,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  13,   9,   9,   9,   9,   9,   2,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  19,   2,   2,   2,   2,   2,   2,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  19,  18,  18,  18,  18,  18,  18,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  19,  18,  18,  18,  18,  20,  15,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  19,  15,  15,  15,  15,  15,  15,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   2,  21,  22,  23,  24,  24,  24,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  19,  15,  15,  15,  15,  15,   2,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   2,   2,   2,   2,   2,   2,   2,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   2,  24,  24,  24,  24,  24,  24,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   2,  24,  24,  24,  24,  25,  21,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   2,  21,  21,  21,  21,  21,  21,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   2,  21,  21,  21,  21,  21,   2,   0,   0,   0,   0,   0,   0,   0,   0,
};

/* IPv4address_2: column of a byte; next state by 16 * state + column. */
static const unsigned char rules_IPv4address_2_column[256] = {
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   1,   0,
      2,   3,   4,   5,   5,   6,   7,   7,   7,   7,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
};
static const unsigned char rules_IPv4address_2_next[400] = {
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   2,   3,   4,   5,   5,   5,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   6,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   6,   5,   5,   5,   5,   5,   5,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   6,   5,   5,   5,   5,   7,   2,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   6,   2,   2,   2,   2,   2,   2,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   8,   9,  10,  11,  11,  11,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   6,   2,   2,   2,   2,   2,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  12,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  12,  11,  11,  11,  11,  11,  11,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  12,  11,  11,  11,  11,  13,   8,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  12,   8,   8,   8,   8,   8,   8,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,  14,  15,  16,  17,  17,  17,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  12,   8,   8,   8,   8,   8,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  18,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  18,  17,  17,  17,  17,  17,  17,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  18,  17,  17,  17,  17,  19,  14,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  18,  14,  14,  14,  14,  14,  14,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,  20,  21,  22,  23,  23,  23,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  18,  14,  14,  14,  14,  14,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,  23,  23,  23,  23,  23,  23,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,  23,  23,  23,  23,  24,  20,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,  20,  20,  20,  20,  20,  20,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,  20,  20,  20,  20,  20,   0,   0,   0,   0,   0,   0,   0,   0,   0,
};

/* IPv6address: column of a byte; next state by 16 * state + column. */
static const unsigned char rules_IPv6address_column[256] = {
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   1,   0,
      2,   3,   4,   5,   5,   6,   7,   7,   7,   7,   8,   0,   0,   0,   0,   0,
      0,   9,   9,   9,   9,   9,   9,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   9,   9,   9,   9,   9,   9,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
};
static const unsigned char rules_IPv6address_next[2432] = {
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   2,   2,   2,   2,   2,   2,   3,   2,   0,   0,   0,   0,   0,   0,
      0,   0,   4,   4,   4,   4,   4,   4,   5,   4,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   6,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   7,   7,   7,   7,   7,   7,   5,   7,   0,   0,   0,   0,   0,   0,
      0,   0,   8,   8,   8,   8,   8,   8,   9,   8,   0,   0,   0,   0,   0,   0,
      0,   0,  10,  11,  12,  13,  13,  13,   0,  14,   0,   0,   0,   0,   0,   0,
      0,   0,  15,  15,  15,  15,  15,  15,   5,  15,   0,   0,   0,   0,   0,   0,
      0,   0,  16,  16,  16,  16,  16,  16,  17,  16,   0,   0,   0,   0,   0,   0,
      0,   0,  18,  19,  20,  21,  21,  21,   0,  22,   0,   0,   0,   0,   0,   0,
      0,  23,  24,  24,  24,  24,  24,  24,  25,  24,   0,   0,   0,   0,   0,   0,
      0,  23,  26,  26,  26,  26,  26,  26,  25,  24,   0,   0,   0,   0,   0,   0,
      0,  23,  26,  26,  26,  26,  27,  28,  25,  24,   0,   0,   0,   0,   0,   0,
      0,  23,  28,  28,  28,  28,  28,  28,  25,  24,   0,   0,   0,   0,   0,   0,
      0,   0,  24,  24,  24,  24,  24,  24,  25,  24,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   5,   0,   0,   0,   0,   0,   0,   0,
      0,   0,  29,  29,  29,  29,  29,  29,  17,  29,   0,   0,   0,   0,   0,   0,
      0,   0,  30,  30,  30,  30,  30,  30,  31,  30,   0,   0,   0,   0,   0,   0,
      0,  23,  32,  32,  32,  32,  32,  32,  33,  32,   0,   0,   0,   0,   0,   0,
      0,  23,  34,  34,  34,  34,  34,  34,  33,  32,   0,   0,   0,   0,   0,   0,
      0,  23,  34,  34,  34,  34,  35,  36,  33,  32,   0,   0,   0,   0,   0,   0,
      0,  23,  36,  36,  36,  36,  36,  36,  33,  32,   0,   0,   0,   0,   0,   0,
      0,   0,  32,  32,  32,  32,  32,  32,  33,  32,   0,   0,   0,   0,   0,   0,
      0,   0,  37,  38,  39,  40,  40,  40,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,  41,  41,  41,  41,  41,  41,  25,  41,   0,   0,   0,   0,   0,   0,
      0,   0,  18,  19,  20,  21,  21,  21,   0,  22,   0,   0,   0,   0,   0,   0,
      0,  23,  42,  42,  42,  42,  42,  42,  25,  41,   0,   0,   0,   0,   0,   0,
      0,  23,  42,  42,  42,  42,  42,  41,  25,  41,   0,   0,   0,   0,   0,   0,
      0,  23,  41,  41,  41,  41,  41,  41,  25,  41,   0,   0,   0,   0,   0,   0,
      0,   0,  43,  43,  43,  43,  43,  43,  17,  43,   0,   0,   0,   0,   0,   0,
      0,   0,  44,  44,  44,  44,  44,  44,  45,  44,   0,   0,   0,   0,   0,   0,
      0,   0,  46,  47,  48,  49,  49,  49,   0,  50,   0,   0,   0,   0,   0,   0,
      0,   0,  51,  51,  51,  51,  51,  51,  33,  51,   0,   0,   0,   0,   0,   0,
      0,   0,  46,  47,  48,  49,  49,  49,   0,  50,   0,   0,   0,   0,   0,   0,
      0,  23,  52,  52,  52,  52,  52,  52,  33,  51,   0,   0,   0,   0,   0,   0,
      0,  23,  52,  52,  52,  52,  52,  51,  33,  51,   0,   0,   0,   0,   0,   0,
      0,  23,  51,  51,  51,  51,  51,  51,  33,  51,   0,   0,   0,   0,   0,   0,
      0,  53,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  53,  40,  40,  40,  40,  40,  40,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  53,  40,  40,  40,  40,  54,  37,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  53,  37,  37,  37,  37,  37,  37,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,  55,  55,  55,  55,  55,  55,  25,  55,   0,   0,   0,   0,   0,   0,
      0,  23,  55,  55,  55,  55,  55,  55,  25,  55,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,  17,   0,   0,   0,   0,   0,   0,   0,
      0,   0,  56,  56,  56,  56,  56,  56,  45,  56,   0,   0,   0,   0,   0,   0,
      0,   0,  57,  57,  57,  57,  57,  57,  58,  57,   0,   0,   0,   0,   0,   0,
      0,  23,  59,  59,  59,  59,  59,  59,  60,  59,   0,   0,   0,   0,   0,   0,
      0,  23,  61,  61,  61,  61,  61,  61,  60,  59,   0,   0,   0,   0,   0,   0,
      0,  23,  61,  61,  61,  61,  62,  63,  60,  59,   0,   0,   0,   0,   0,   0,
      0,  23,  63,  63,  63,  63,  63,  63,  60,  59,   0,   0,   0,   0,   0,   0,
      0,   0,  59,  59,  59,  59,  59,  59,  60,  59,   0,   0,   0,   0,   0,   0,
      0,   0,  64,  64,  64,  64,  64,  64,  33,  64,   0,   0,   0,   0,   0,   0,
      0,  23,  64,  64,  64,  64,  64,  64,  33,  64,   0,   0,   0,   0,   0,   0,
      0,   0,  65,  66,  67,  68,  68,  68,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  53,  37,  37,  37,  37,  37,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,  25,   0,   0,   0,   0,   0,   0,   0,
      0,   0,  69,  69,  69,  69,  69,  69,  45,  69,   0,   0,   0,   0,   0,   0,
      0,   0,  70,  70,  70,  70,  70,  70,  71,  70,   0,   0,   0,   0,   0,   0,
      0,   0,  72,  73,  74,  75,  75,  75,   0,  76,   0,   0,   0,   0,   0,   0,
      0,   0,  77,  77,  77,  77,  77,  77,  60,  77,   0,   0,   0,   0,   0,   0,
      0,   0,  72,  73,  74,  75,  75,  75,   0,  76,   0,   0,   0,   0,   0,   0,
      0,  23,  78,  78,  78,  78,  78,  78,  60,  77,   0,   0,   0,   0,   0,   0,
      0,  23,  78,  78,  78,  78,  78,  77,  60,  77,   0,   0,   0,   0,   0,   0,
      0,  23,  77,  77,  77,  77,  77,  77,  60,  77,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,  33,   0,   0,   0,   0,   0,   0,   0,
      0,  79,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  79,  68,  68,  68,  68,  68,  68,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  79,  68,  68,  68,  68,  80,  65,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  79,  65,  65,  65,  65,  65,  65,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,  45,   0,   0,   0,   0,   0,   0,   0,
      0,   0,  81,  81,  81,  81,  81,  81,  71,  81,   0,   0,   0,   0,   0,   0,
      0,   0,  82,  82,  82,  82,  82,  82,  83,  82,   0,   0,   0,   0,   0,   0,
      0,  23,  84,  84,  84,  84,  84,  84,  85,  84,   0,   0,   0,   0,   0,   0,
      0,  23,  86,  86,  86,  86,  86,  86,  85,  84,   0,   0,   0,   0,   0,   0,
      0,  23,  86,  86,  86,  86,  87,  88,  85,  84,   0,   0,   0,   0,   0,   0,
      0,  23,  88,  88,  88,  88,  88,  88,  85,  84,   0,   0,   0,   0,   0,   0,
      0,   0,  84,  84,  84,  84,  84,  84,  85,  84,   0,   0,   0,   0,   0,   0,
      0,   0,  89,  89,  89,  89,  89,  89,  60,  89,   0,   0,   0,   0,   0,   0,
      0,  23,  89,  89,  89,  89,  89,  89,  60,  89,   0,   0,   0,   0,   0,   0,
      0,   0,  90,  91,  92,  93,  93,  93,   0,   0,   0,   0,   0,   0,   0,   0,
      0,  79,  65,  65,  65,  65,  65,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,  94,  94,  94,  94,  94,  94,  71,  94,   0,   0,   0,   0,   0,   0,
      0,   0,  95,  95,  95,  95,  95,  95,  96,  95,   0,   0,   0,   0,   0,   0,
      0,   0,  97,  98,  99, 100, 100, 100,   0, 101,   0,   0,   0,   0,   0,   0,
      0,   0, 102, 102, 102, 102, 102, 102,  85, 102,   0,   0,   0,   0,   0,   0,
      0,   0,  97,  98,  99, 100, 100, 100,   0, 101,   0,   0,   0,   0,   0,   0,
      0,  23, 103, 103, 103, 103, 103, 103,  85, 102,   0,   0,   0,   0,   0,   0,
      0,  23, 103, 103, 103, 103, 103, 102,  85, 102,   0,   0,   0,   0,   0,   0,
      0,  23, 102, 102, 102, 102, 102, 102,  85, 102,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,  60,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,  93,  93,  93,  93,  93,  93,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,  93,  93,  93,  93, 104,  90,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,  90,  90,  90,  90,  90,  90,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,  71,   0,   0,   0,   0,   0,   0,   0,
      0,   0, 105, 105, 105, 105, 105, 105,  96, 105,   0,   0,   0,   0,   0,   0,
      0,   0, 106, 106, 106, 106, 106, 106, 107, 106,   0,   0,   0,   0,   0,   0,
      0,  23, 108, 108, 108, 108, 108, 108, 109, 108,   0,   0,   0,   0,   0,   0,
      0,  23, 110, 110, 110, 110, 110, 110, 109, 108,   0,   0,   0,   0,   0,   0,
      0,  23, 110, 110, 110, 110, 111, 112, 109, 108,   0,   0,   0,   0,   0,   0,
      0,  23, 112, 112, 112, 112, 112, 112, 109, 108,   0,   0,   0,   0,   0,   0,
      0,   0, 108, 108, 108, 108, 108, 108, 109, 108,   0,   0,   0,   0,   0,   0,
      0,   0, 113, 113, 113, 113, 113, 113,  85, 113,   0,   0,   0,   0,   0,   0,
      0,  23, 113, 113, 113, 113, 113, 113,  85, 113,   0,   0,   0,   0,   0,   0,
      0,   0,  90,  90,  90,  90,  90,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0, 114, 114, 114, 114, 114, 114,  96, 114,   0,   0,   0,   0,   0,   0,
      0,   0, 115, 115, 115, 115, 115, 115, 116, 115,   0,   0,   0,   0,   0,   0,
      0,   0, 117, 118, 119, 120, 120, 120,   0, 121,   0,   0,   0,   0,   0,   0,
      0,   0, 122, 122, 122, 122, 122, 122, 109, 122,   0,   0,   0,   0,   0,   0,
      0,   0, 117, 118, 119, 120, 120, 120,   0, 121,   0,   0,   0,   0,   0,   0,
      0,  23, 123, 123, 123, 123, 123, 123, 109, 122,   0,   0,   0,   0,   0,   0,
      0,  23, 123, 123, 123, 123, 123, 122, 109, 122,   0,   0,   0,   0,   0,   0,
      0,  23, 122, 122, 122, 122, 122, 122, 109, 122,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,  85,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0,  96,   0,   0,   0,   0,   0,   0,   0,
      0,   0, 124, 124, 124, 124, 124, 124, 116, 124,   0,   0,   0,   0,   0,   0,
      0,   0, 125, 126, 127, 128, 128, 128, 129, 130,   0,   0,   0,   0,   0,   0,
      0,  23, 131, 131, 131, 131, 131, 131, 132, 131,   0,   0,   0,   0,   0,   0,
      0,  23, 133, 133, 133, 133, 133, 133, 132, 131,   0,   0,   0,   0,   0,   0,
      0,  23, 133, 133, 133, 133, 134, 135, 132, 131,   0,   0,   0,   0,   0,   0,
      0,  23, 135, 135, 135, 135, 135, 135, 132, 131,   0,   0,   0,   0,   0,   0,
      0,   0, 131, 131, 131, 131, 131, 131, 132, 131,   0,   0,   0,   0,   0,   0,
      0,   0, 136, 136, 136, 136, 136, 136, 109, 136,   0,   0,   0,   0,   0,   0,
      0,  23, 136, 136, 136, 136, 136, 136, 109, 136,   0,   0,   0,   0,   0,   0,
      0,   0, 137, 137, 137, 137, 137, 137, 116, 137,   0,   0,   0,   0,   0,   0,
      0,  23, 138, 138, 138, 138, 138, 138, 139, 138,   0,   0,   0,   0,   0,   0,
      0,  23, 140, 140, 140, 140, 140, 140, 139, 138,   0,   0,   0,   0,   0,   0,
      0,  23, 140, 140, 140, 140, 141, 142, 139, 138,   0,   0,   0,   0,   0,   0,
      0,  23, 142, 142, 142, 142, 142, 142, 139, 138,   0,   0,   0,   0,   0,   0,
      0,   0, 143, 143, 143, 143, 143, 143,   0, 143,   0,   0,   0,   0,   0,   0,
      0,   0, 138, 138, 138, 138, 138, 138, 139, 138,   0,   0,   0,   0,   0,   0,
      0,   0, 144, 144, 144, 144, 144, 144, 132, 144,   0,   0,   0,   0,   0,   0,
      0,   0, 143, 143, 143, 143, 143, 143,   0, 143,   0,   0,   0,   0,   0,   0,
      0,  23, 145, 145, 145, 145, 145, 145, 132, 144,   0,   0,   0,   0,   0,   0,
      0,  23, 145, 145, 145, 145, 145, 144, 132, 144,   0,   0,   0,   0,   0,   0,
      0,  23, 144, 144, 144, 144, 144, 144, 132, 144,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0, 109,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0, 116,   0,   0,   0,   0,   0,   0,   0,
      0,   0, 146, 146, 146, 146, 146, 146, 139, 146,   0,   0,   0,   0,   0,   0,
      0,   0, 143, 143, 143, 143, 143, 143,  90, 143,   0,   0,   0,   0,   0,   0,
      0,  23, 147, 147, 147, 147, 147, 147, 139, 146,   0,   0,   0,   0,   0,   0,
      0,  23, 147, 147, 147, 147, 147, 146, 139, 146,   0,   0,   0,   0,   0,   0,
      0,  23, 146, 146, 146, 146, 146, 146, 139, 146,   0,   0,   0,   0,   0,   0,
      0,   0, 148, 148, 148, 148, 148, 148,   0, 148,   0,   0,   0,   0,   0,   0,
      0,   0, 149, 149, 149, 149, 149, 149, 132, 149,   0,   0,   0,   0,   0,   0,
      0,  23, 149, 149, 149, 149, 149, 149, 132, 149,   0,   0,   0,   0,   0,   0,
      0,   0, 150, 150, 150, 150, 150, 150, 139, 150,   0,   0,   0,   0,   0,   0,
      0,  23, 150, 150, 150, 150, 150, 150, 139, 150,   0,   0,   0,   0,   0,   0,
      0,   0, 151, 151, 151, 151, 151, 151,   0, 151,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0, 132,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   0,   0,   0,   0, 139,   0,   0,   0,   0,   0,   0,   0,
      0,   0,  90,  90,  90,  90,  90,  90,   0,  90,   0,   0,   0,   0,   0,   0,
};

/* For each state of a part: whether it has a way out (1) and may end the input (2);
 * the constant that it sets. */
static const unsigned char rules_part1_values[26] = {
    URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME,
    URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS,
};
static const unsigned char rules_part2_flags[25] = {
      0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
      0,   0,   0,   0,   2,   2,   2,   2,   2,
};
static const unsigned char rules_part3_flags[152] = {
      0,   0,   0,   0,   0,   0,   2,   0,   0,   2,   2,   2,   2,   2,   2,   0,
      0,   0,   2,   2,   2,   2,   2,   0,   2,   0,   2,   2,   2,   0,   0,   2,
      2,   0,   2,   2,   2,   0,   0,   0,   0,   2,   2,   0,   0,   0,   2,   2,
      2,   2,   2,   2,   2,   0,   0,   2,   0,   0,   2,   2,   0,   2,   2,   2,
      2,   0,   0,   0,   0,   0,   0,   0,   2,   2,   2,   2,   2,   2,   2,   0,
      0,   0,   0,   2,   2,   0,   2,   2,   2,   2,   2,   2,   2,   2,   0,   0,
      0,   2,   2,   2,   2,   2,   2,   2,   2,   0,   0,   2,   2,   0,   2,   2,
      2,   2,   0,   0,   0,   2,   2,   2,   2,   2,   2,   2,   0,   0,   0,   0,
      0,   2,   0,   2,   0,   2,   2,   2,   2,   0,   0,   0,   0,   0,   0,   2,
      2,   2,   0,   0,   2,   2,   0,   2,
};
static const unsigned char rules_part7_values[26] = {
    URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME,
    URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS,
};
static const unsigned char rules_part8_values[26] = {
    URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME,
    URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS,
};
static const unsigned char rules_part9_values[26] = {
    URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME,
    URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS,
};
static const unsigned char rules_part11_values[26] = {
    URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME,
    URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS,
};
static const unsigned char rules_part12_values[26] = {
    URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME,
    URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS,
};
static const unsigned char rules_part16_flags[152] = {
      0,   0,   0,   0,   0,   0,   1,   0,   0,   1,   1,   1,   1,   1,   1,   0,
      0,   0,   1,   1,   1,   1,   1,   0,   1,   0,   1,   1,   1,   0,   0,   1,
      1,   0,   1,   1,   1,   0,   0,   0,   0,   1,   1,   0,   0,   0,   1,   1,
      1,   1,   1,   1,   1,   0,   0,   1,   0,   0,   1,   1,   0,   1,   1,   1,
      1,   0,   0,   0,   0,   0,   0,   0,   1,   1,   1,   1,   1,   1,   1,   0,
      0,   0,   0,   1,   1,   0,   1,   1,   1,   1,   1,   1,   1,   1,   0,   0,
      0,   1,   1,   1,   1,   1,   1,   1,   1,   0,   0,   1,   1,   0,   1,   1,
      1,   1,   0,   0,   0,   1,   1,   1,   1,   1,   1,   1,   0,   0,   0,   0,
      0,   1,   0,   1,   0,   1,   1,   1,   1,   0,   0,   0,   0,   0,   0,   1,
      1,   1,   0,   0,   1,   1,   0,   1,
};
static const unsigned char rules_part21_values[26] = {
    URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME,
    URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS,
};
static const unsigned char rules_part24_flags[152] = {
      0,   0,   0,   0,   0,   0,   1,   0,   0,   1,   1,   1,   1,   1,   1,   0,
      0,   0,   1,   1,   1,   1,   1,   0,   1,   0,   1,   1,   1,   0,   0,   1,
      1,   0,   1,   1,   1,   0,   0,   0,   0,   1,   1,   0,   0,   0,   1,   1,
      1,   1,   1,   1,   1,   0,   0,   1,   0,   0,   1,   1,   0,   1,   1,   1,
      1,   0,   0,   0,   0,   0,   0,   0,   1,   1,   1,   1,   1,   1,   1,   0,
      0,   0,   0,   1,   1,   0,   1,   1,   1,   1,   1,   1,   1,   1,   0,   0,
      0,   1,   1,   1,   1,   1,   1,   1,   1,   0,   0,   1,   1,   0,   1,   1,
      1,   1,   0,   0,   0,   1,   1,   1,   1,   1,   1,   1,   0,   0,   0,   0,
      0,   1,   0,   1,   0,   1,   1,   1,   1,   0,   0,   0,   0,   0,   0,   1,
      1,   1,   0,   0,   1,   1,   0,   1,
};
static const unsigned char rules_part28_flags[152] = {
      0,   0,   0,   0,   0,   0,   1,   0,   0,   1,   1,   1,   1,   1,   1,   0,
      0,   0,   1,   1,   1,   1,   1,   0,   1,   0,   1,   1,   1,   0,   0,   1,
      1,   0,   1,   1,   1,   0,   0,   0,   0,   1,   1,   0,   0,   0,   1,   1,
      1,   1,   1,   1,   1,   0,   0,   1,   0,   0,   1,   1,   0,   1,   1,   1,
      1,   0,   0,   0,   0,   0,   0,   0,   1,   1,   1,   1,   1,   1,   1,   0,
      0,   0,   0,   1,   1,   0,   1,   1,   1,   1,   1,   1,   1,   1,   0,   0,
      0,   1,   1,   1,   1,   1,   1,   1,   1,   0,   0,   1,   1,   0,   1,   1,
      1,   1,   0,   0,   0,   1,   1,   1,   1,   1,   1,   1,   0,   0,   0,   0,
      0,   1,   0,   1,   0,   1,   1,   1,   1,   0,   0,   0,   0,   0,   0,   1,
      1,   1,   0,   0,   1,   1,   0,   1,
};
static const unsigned char rules_part31_flags[152] = {
      0,   0,   0,   0,   0,   0,   1,   0,   0,   1,   1,   1,   1,   1,   1,   0,
      0,   0,   1,   1,   1,   1,   1,   0,   1,   0,   1,   1,   1,   0,   0,   1,
      1,   0,   1,   1,   1,   0,   0,   0,   0,   1,   1,   0,   0,   0,   1,   1,
      1,   1,   1,   1,   1,   0,   0,   1,   0,   0,   1,   1,   0,   1,   1,   1,
      1,   0,   0,   0,   0,   0,   0,   0,   1,   1,   1,   1,   1,   1,   1,   0,
      0,   0,   0,   1,   1,   0,   1,   1,   1,   1,   1,   1,   1,   1,   0,   0,
      0,   1,   1,   1,   1,   1,   1,   1,   1,   0,   0,   1,   1,   0,   1,   1,
      1,   1,   0,   0,   0,   1,   1,   1,   1,   1,   1,   1,   0,   0,   0,   0,
      0,   1,   0,   1,   0,   1,   1,   1,   1,   0,   0,   0,   0,   0,   0,   1,
      1,   1,   0,   0,   1,   1,   0,   1,
};
static const unsigned char rules_part65_values[26] = {
    URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME,
    URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS,
};
static const unsigned char rules_part87_values[26] = {
    URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME,
    URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS,
};
static const unsigned char rules_part91_flags[152] = {
      0,   0,   0,   0,   0,   0,   1,   0,   0,   1,   1,   1,   1,   1,   1,   0,
      0,   0,   1,   1,   1,   1,   1,   0,   1,   0,   1,   1,   1,   0,   0,   1,
      1,   0,   1,   1,   1,   0,   0,   0,   0,   1,   1,   0,   0,   0,   1,   1,
      1,   1,   1,   1,   1,   0,   0,   1,   0,   0,   1,   1,   0,   1,   1,   1,
      1,   0,   0,   0,   0,   0,   0,   0,   1,   1,   1,   1,   1,   1,   1,   0,
      0,   0,   0,   1,   1,   0,   1,   1,   1,   1,   1,   1,   1,   1,   0,   0,
      0,   1,   1,   1,   1,   1,   1,   1,   1,   0,   0,   1,   1,   0,   1,   1,
      1,   1,   0,   0,   0,   1,   1,   1,   1,   1,   1,   1,   0,   0,   0,   0,
      0,   1,   0,   1,   0,   1,   1,   1,   1,   0,   0,   0,   0,   0,   0,   1,
      1,   1,   0,   0,   1,   1,   0,   1,
};
static const unsigned char rules_part100_values[26] = {
    URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME,
    URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS,
};
static const unsigned char rules_part104_values[26] = {
    URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME,
    URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS,
};
static const unsigned char rules_part123_values[26] = {
    URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME,
    URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS,
};
static const unsigned char rules_part126_flags[152] = {
      0,   0,   0,   0,   0,   0,   1,   0,   0,   1,   1,   1,   1,   1,   1,   0,
      0,   0,   1,   1,   1,   1,   1,   0,   1,   0,   1,   1,   1,   0,   0,   1,
      1,   0,   1,   1,   1,   0,   0,   0,   0,   1,   1,   0,   0,   0,   1,   1,
      1,   1,   1,   1,   1,   0,   0,   1,   0,   0,   1,   1,   0,   1,   1,   1,
      1,   0,   0,   0,   0,   0,   0,   0,   1,   1,   1,   1,   1,   1,   1,   0,
      0,   0,   0,   1,   1,   0,   1,   1,   1,   1,   1,   1,   1,   1,   0,   0,
      0,   1,   1,   1,   1,   1,   1,   1,   1,   0,   0,   1,   1,   0,   1,   1,
      1,   1,   0,   0,   0,   1,   1,   1,   1,   1,   1,   1,   0,   0,   0,   0,
      0,   1,   0,   1,   0,   1,   1,   1,   1,   0,   0,   0,   0,   0,   0,   1,
      1,   1,   0,   0,   1,   1,   0,   1,
};
static const unsigned char rules_part129_values[26] = {
    URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME,
    URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_REG_NAME, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS, URIC_HOST_IPV4ADDRESS,
};
static const unsigned char rules_part133_flags[152] = {
      0,   0,   0,   0,   0,   0,   1,   0,   0,   1,   1,   1,   1,   1,   1,   0,
      0,   0,   1,   1,   1,   1,   1,   0,   1,   0,   1,   1,   1,   0,   0,   1,
      1,   0,   1,   1,   1,   0,   0,   0,   0,   1,   1,   0,   0,   0,   1,   1,
      1,   1,   1,   1,   1,   0,   0,   1,   0,   0,   1,   1,   0,   1,   1,   1,
      1,   0,   0,   0,   0,   0,   0,   0,   1,   1,   1,   1,   1,   1,   1,   0,
      0,   0,   0,   1,   1,   0,   1,   1,   1,   1,   1,   1,   1,   1,   0,   0,
      0,   1,   1,   1,   1,   1,   1,   1,   1,   0,   0,   1,   1,   0,   1,   1,
      1,   1,   0,   0,   0,   1,   1,   1,   1,   1,   1,   1,   0,   0,   0,   0,
      0,   1,   0,   1,   0,   1,   1,   1,   1,   0,   0,   0,   0,   0,   0,   1,
      1,   1,   0,   0,   1,   1,   0,   1,
};

/* The events. */
#define ON_IPv4address_end do { HOST_KIND(URIC_HOST_IPV4ADDRESS); } while (0)
#define ON_IPv6address_end do { HOST_KIND(URIC_HOST_IPV6ADDRESS); } while (0)
#define ON_IPvFuture_end do { HOST_KIND(URIC_HOST_IPVFUTURE); } while (0)
#define ON_absolute_form_end do { if (!HAS_PATH_KIND(URIC_PATH_ABEMPTY)) { UNDEFINE(URIC_HOST); HOST_KIND(URIC_HOST_NONE); } } while (0)
#define ON_asterisk_form_end do { END(URIC_PATH); } while (0)
#define ON_authority_begin do { BEGIN(URIC_HOST, AT + 1); } while (0)
#define ON_authority_end do { BEGIN(URIC_PATH, AT); } while (0)
#define ON_authority_form_end do { UNDEFINE(URIC_SCHEME); } while (0)
#define ON_fragment_begin do { BEGIN(URIC_FRAGMENT, AT + 1); } while (0)
#define ON_fragment_end do { END(URIC_FRAGMENT); } while (0)
#define ON_host_end do { END(URIC_HOST); } while (0)
#define ON_path_abempty_end do { END(URIC_PATH); PATH_KIND(URIC_PATH_ABEMPTY); } while (0)
#define ON_path_absolute_end do { END(URIC_PATH); PATH_KIND(URIC_PATH_ABSOLUTE); } while (0)
#define ON_path_empty_end do { END(URIC_PATH); PATH_KIND(URIC_PATH_EMPTY); } while (0)
#define ON_path_noscheme_end do { END(URIC_PATH); PATH_KIND(URIC_PATH_NOSCHEME); } while (0)
#define ON_path_rootless_end do { END(URIC_PATH); PATH_KIND(URIC_PATH_ROOTLESS); } while (0)
#define ON_port_begin do { BEGIN(URIC_PORT, AT + 1); } while (0)
#define ON_port_end do { END(URIC_PORT); } while (0)
#define ON_query_begin do { BEGIN(URIC_QUERY, AT + 1); } while (0)
#define ON_query_end do { END(URIC_QUERY); } while (0)
#define ON_reg_name_end do { HOST_KIND(URIC_HOST_REG_NAME); } while (0)
#define ON_scheme_end do { END(URIC_SCHEME); BEGIN(URIC_PATH, AT + 1); } while (0)
#define ON_userinfo_end do { BEGIN(URIC_USERINFO, BEGIN_OF(URIC_HOST)); END(URIC_USERINFO); BEGIN(URIC_HOST, AT + 1); NO_BEGIN(URIC_PORT); } while (0)

#endif
