/* Generated from grammar/machines/parse.rl by ragel 6.10 and grammar/tools/walk.py; do not edit. */
#ifdef RESUME
    switch (RESUME) {
    case 1: goto s1;
    case 2: goto s2;
    case 3: goto s3;
    case 4: goto s4;
    case 5: goto s5;
    case 6: goto s6;
    case 7: goto s7;
    case 8: goto s8;
    case 9: goto s9;
    case 10: goto s10;
    case 11: goto s11;
    case 12: goto s12;
    case 13: goto s13;
    case 14: goto s14;
    case 15: goto s15;
    case 16: goto s16;
    case 17: goto s17;
    case 18: goto s18;
    case 19: goto s19;
    case 20: goto s20;
    case 21: goto s21;
    case 22: goto s22;
    case 23: goto s23;
    case 24: goto s24;
    case 25: goto s25;
    case 26: goto s26;
    case 27: goto s27;
    case 28: goto s28;
    case 29: goto s29;
    case 30: goto s30;
    case 31: goto s31;
    case 32: goto s32;
    case 33: goto s33;
    case 34: goto s34;
    case 35: goto s35;
    case 36: goto s36;
    case 37: goto s37;
    case 38: goto s38;
    case 39: goto s39;
    case 40: goto s40;
    case 41: goto s41;
    case 42: goto s42;
    case 43: goto s43;
    case 44: goto s44;
    case 45: goto s45;
    case 46: goto s46;
    case 47: goto s47;
    case 48: goto s48;
    case 49: goto s49;
    case 50: goto s50;
    case 51: goto s51;
    case 52: goto s52;
    case 53: goto s53;
    case 54: goto s54;
    case 55: goto s55;
    case 56: goto s56;
    case 57: goto s57;
    case 58: goto s58;
    case 59: goto s59;
    case 60: goto s60;
    case 61: goto s61;
    case 62: goto s62;
    case 63: goto s63;
    case 64: goto s64;
    case 65: goto s18;
    case 90: goto s31;
    case 115: goto s32;
    case 266: goto s54;
    case 291: goto s58;
    default: break;
    }
    if (RESUME - 66 <= 23) { r = (unsigned)RESUME - 64; goto t18; }
    if (RESUME - 91 <= 23) { r = (unsigned)RESUME - 89; goto t31; }
    if (RESUME - 116 <= 149) { r = (unsigned)RESUME - 114; goto t32; }
    if (RESUME - 267 <= 23) { r = (unsigned)RESUME - 265; goto t54; }
    if (RESUME - 292 <= 149) { r = (unsigned)RESUME - 290; goto t58; }
    goto dead;
#else
    switch (ENTRY) {
    case PARSE_START_URI: goto s1;
    case PARSE_START_origin_form: goto s3;
#ifndef URIC_ONLY_PARSE
    case PARSE_START_Host: goto s54;
#endif
    default: goto s2;
    }
#endif
s1: /* "" */
    AT_END(1, dead, URIC_SCHEME);
    if (parse_bytes[1][BYTE] & PARSE_IS_ALPHA) { STEP; goto s4; }
    DEAD(1, URIC_SCHEME);
s2: /* "", may end */
    AT_END(2, e2, URIC_PATH);
    if (parse_bytes[1][BYTE] & PARSE_IS_ALPHA) { STEP; goto s10; }
    if (parse_bytes[1][BYTE] & PARSE_IS_SEGMENT_NOT_ALPHA_NOT_COLON) { STEP; goto s7; }
    if (BYTE == '/') { STEP; goto s8; }
    if (BYTE == '?') { ON_path_empty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(2); STEP; goto s6; }
    if (BYTE == '#') { ON_path_empty_end; ON_fragment_begin; STEP; goto s5; }
    DEAD(2, URIC_PATH);
e2: ON_path_empty_end; goto done;
s3: /* "" */
    AT_END(3, dead, URIC_PATH);
    if (BYTE == '/') { STEP; goto s11; }
    DEAD(3, URIC_PATH);
s4: /* "a" */
    JUMP(SCHEME, 4);
    AT_END(4, dead, URIC_SCHEME);
    if (BYTE == ':') { ON_scheme_end; STEP; goto s12; }
    if (parse_bytes[0][BYTE] & PARSE_IS_SCHEME) { STEP; goto s4; }
    DEAD(4, URIC_SCHEME);
s5: /* "#", may end */
#ifdef FINISH
    FINISH_WITHOUT_HASH(5);
#endif
    JUMP(PATH, 5);
    AT_END(5, e5, URIC_FRAGMENT);
    if (BYTE == '%') { TRIPLET(5); LEAVE(5); STEP; goto s13; }
    if (parse_bytes[0][BYTE] & PARSE_IS_FRAGMENT) { STEP; goto s5; }
    DEAD(5, URIC_FRAGMENT);
e5: ON_fragment_end; goto done;
s6: /* "%" */
    AT_END(6, dead, URIC_PATH);
    if (parse_bytes[1][BYTE] & PARSE_IS_HEXDIG) { STEP; goto s14; }
    DEAD(6, URIC_PATH);
s7: /* "&", may end */
    JUMP(REG_NAME, 7);
    AT_END(7, e7, URIC_PATH);
    if (BYTE == '/') { STEP; goto s15; }
    if (BYTE == '?') { ON_path_noscheme_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(7); LEAVE(7); STEP; goto s6; }
    if (BYTE == '#') { ON_path_noscheme_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & PARSE_IS_REG_NAME_OR_AT) { STEP; goto s7; }
    DEAD(7, URIC_PATH);
e7: ON_path_noscheme_end; goto done;
s8: /* "/", may end */
    AT_END(8, e8, URIC_PATH);
    if (BYTE == '/') { ON_authority_begin; STEP; goto s18; }
    if (parse_bytes[0][BYTE] & PARSE_IS_SEGMENT) { STEP; goto s17; }
    if (BYTE == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(8); STEP; goto s16; }
    if (BYTE == '#') { ON_path_absolute_end; ON_fragment_begin; STEP; goto s5; }
    DEAD(8, URIC_PATH);
e8: ON_path_absolute_end; goto done;
s9: /* "?", may end */
#ifdef FINISH
    FINISH(9);
#endif
    JUMP(PATH, 9);
    AT_END(9, e9, URIC_QUERY);
    if (BYTE == '%') { TRIPLET(9); LEAVE(9); STEP; goto s19; }
    if (BYTE == '#') { ON_query_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & PARSE_IS_FRAGMENT) { STEP; goto s9; }
    DEAD(9, URIC_QUERY);
e9: ON_query_end; goto done;
s10: /* "a", may end */
    JUMP(SCHEME, 10);
    AT_END(10, e10, URIC_PATH);
    if (BYTE == ':') { ON_scheme_end; STEP; goto s12; }
    if (BYTE == '/') { STEP; goto s15; }
    if (BYTE == '?') { ON_path_noscheme_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '#') { ON_path_noscheme_end; ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '%') { LEAVE(10); STEP; goto s6; }
    if (parse_bytes[0][BYTE] & PARSE_IS_SEGMENT_NOT_SCHEME_NOT_COLON) { STEP; goto s7; }
    if (parse_bytes[0][BYTE] & PARSE_IS_SCHEME) { STEP; goto s10; }
    DEAD(10, URIC_PATH);
e10: ON_path_noscheme_end; goto done;
s11: /* "/", may end */
#ifdef FINISH
    FINISH_WITHOUT_HASH(11);
#endif
    JUMP(PATH, 11);
    AT_END(11, e11, URIC_PATH);
    if (BYTE == '?') { ON_path_abempty_end; ON_query_begin; STEP; goto s21; }
    if (BYTE == '%') { TRIPLET(11); LEAVE(11); STEP; goto s20; }
    if (parse_bytes[0][BYTE] & PARSE_IS_PATH) { STEP; goto s11; }
    DEAD(11, URIC_PATH);
e11: ON_path_abempty_end; goto done;
s12: /* "a:", may end */
    AT_END(12, e12, URIC_PATH);
    if (BYTE == '/') { STEP; goto s8; }
    if (parse_bytes[0][BYTE] & PARSE_IS_SEGMENT) { STEP; goto s23; }
    if (BYTE == '?') { ON_path_empty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(12); STEP; goto s22; }
    if (BYTE == '#') { ON_path_empty_end; ON_fragment_begin; STEP; goto s5; }
    DEAD(12, URIC_PATH);
e12: ON_path_empty_end; goto done;
s13: /* "#%" */
    AT_END(13, dead, URIC_FRAGMENT);
    if (parse_bytes[1][BYTE] & PARSE_IS_HEXDIG) { STEP; goto s24; }
    DEAD(13, URIC_FRAGMENT);
s14: /* "%1" */
    AT_END(14, dead, URIC_PATH);
    if (parse_bytes[1][BYTE] & PARSE_IS_HEXDIG) { STEP; goto s7; }
    DEAD(14, URIC_PATH);
s15: /* "&/", may end */
#ifdef FINISH
    FINISH(15);
#endif
    JUMP(PATH, 15);
    AT_END(15, e15, URIC_PATH);
    if (BYTE == '?') { ON_path_noscheme_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(15); LEAVE(15); STEP; goto s25; }
    if (BYTE == '#') { ON_path_noscheme_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & PARSE_IS_PATH) { STEP; goto s15; }
    DEAD(15, URIC_PATH);
e15: ON_path_noscheme_end; goto done;
s16: /* "/%" */
    AT_END(16, dead, URIC_PATH);
    if (parse_bytes[1][BYTE] & PARSE_IS_HEXDIG) { STEP; goto s26; }
    DEAD(16, URIC_PATH);
s17: /* "/&", may end */
#ifdef FINISH
    FINISH(17);
#endif
    JUMP(PATH, 17);
    AT_END(17, e17, URIC_PATH);
    if (BYTE == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(17); LEAVE(17); STEP; goto s16; }
    if (BYTE == '#') { ON_path_absolute_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & PARSE_IS_PATH) { STEP; goto s17; }
    DEAD(17, URIC_PATH);
e17: ON_path_absolute_end; goto done;
s18: /* "//", may end */
    AT_END(18, e18, URIC_HOST);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s29; }
    if (parse_bytes[0][BYTE] & PARSE_IS_REG_NAME_NOT_IPV4ADDRESS) { STEP; goto s28; }
    if (parse_bytes[0][BYTE] & PARSE_IS_IPV4ADDRESS) { r = 1; goto t18; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(18); STEP; goto s27; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s30; }
    if (BYTE == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s31; }
    if (BYTE == '[') { LEAVE(18); STEP; goto s32; }
    DEAD(18, URIC_HOST);
e18: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
t18: /* 25 states by a table */
    TABLE(IPv4address, r, 64);
    AT_END(64 + r, te18, URIC_HOST);
    if (BYTE == '/') { HOST_KIND(parse_part18_values[r]); ON_host_end; ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { HOST_KIND(parse_part18_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(64 + r); STEP; goto s27; }
    if (BYTE == ':') { HOST_KIND(parse_part18_values[r]); ON_host_end; ON_port_begin; STEP; goto s30; }
    if (BYTE == '#') { HOST_KIND(parse_part18_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s31; }
    if (parse_bytes[0][BYTE] & PARSE_IS_REG_NAME_NOT_IPV4ADDRESS) { STEP; goto s28; }
    DEAD(64 + r, URIC_HOST);
te18:
    HOST_KIND(parse_part18_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s19: /* "?%" */
    AT_END(19, dead, URIC_QUERY);
    if (parse_bytes[1][BYTE] & PARSE_IS_HEXDIG) { STEP; goto s33; }
    DEAD(19, URIC_QUERY);
s20: /* "/%" */
    AT_END(20, dead, URIC_PATH);
    if (parse_bytes[1][BYTE] & PARSE_IS_HEXDIG) { STEP; goto s34; }
    DEAD(20, URIC_PATH);
s21: /* "/?", may end */
#ifdef FINISH
    FINISH_WITHOUT_HASH(21);
#endif
    JUMP(PATH, 21);
    AT_END(21, e21, URIC_QUERY);
    if (BYTE == '%') { TRIPLET(21); LEAVE(21); STEP; goto s35; }
    if (parse_bytes[0][BYTE] & PARSE_IS_FRAGMENT) { STEP; goto s21; }
    DEAD(21, URIC_QUERY);
e21: ON_query_end; goto done;
s22: /* "a:%" */
    AT_END(22, dead, URIC_PATH);
    if (parse_bytes[1][BYTE] & PARSE_IS_HEXDIG) { STEP; goto s36; }
    DEAD(22, URIC_PATH);
s23: /* "a:&", may end */
#ifdef FINISH
    FINISH(23);
#endif
    JUMP(PATH, 23);
    AT_END(23, e23, URIC_PATH);
    if (BYTE == '?') { ON_path_rootless_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(23); LEAVE(23); STEP; goto s22; }
    if (BYTE == '#') { ON_path_rootless_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & PARSE_IS_PATH) { STEP; goto s23; }
    DEAD(23, URIC_PATH);
e23: ON_path_rootless_end; goto done;
s24: /* "#%1" */
    AT_END(24, dead, URIC_FRAGMENT);
    if (parse_bytes[1][BYTE] & PARSE_IS_HEXDIG) { STEP; goto s5; }
    DEAD(24, URIC_FRAGMENT);
s25: /* "&/%" */
    AT_END(25, dead, URIC_PATH);
    if (parse_bytes[1][BYTE] & PARSE_IS_HEXDIG) { STEP; goto s37; }
    DEAD(25, URIC_PATH);
s26: /* "/%1" */
    AT_END(26, dead, URIC_PATH);
    if (parse_bytes[1][BYTE] & PARSE_IS_HEXDIG) { STEP; goto s17; }
    DEAD(26, URIC_PATH);
s27: /* "//.%" */
    AT_END(27, dead, URIC_HOST);
    if (parse_bytes[1][BYTE] & PARSE_IS_HEXDIG) { STEP; goto s38; }
    DEAD(27, URIC_HOST);
s28: /* "//.!", may end */
    JUMP(REG_NAME, 28);
    AT_END(28, e28, URIC_HOST);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(28); LEAVE(28); STEP; goto s27; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s30; }
    if (BYTE == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s31; }
    if (parse_bytes[0][BYTE] & PARSE_IS_REG_NAME) { STEP; goto s28; }
    DEAD(28, URIC_HOST);
e28: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s29: /* "//./", may end */
#ifdef FINISH
    FINISH(29);
#endif
    JUMP(PATH, 29);
    AT_END(29, e29, URIC_PATH);
    if (BYTE == '?') { ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(29); LEAVE(29); STEP; goto s39; }
    if (BYTE == '#') { ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & PARSE_IS_PATH) { STEP; goto s29; }
    DEAD(29, URIC_PATH);
e29: ON_path_abempty_end; goto done;
s30: /* "//.:", may end */
    AT_END(30, e30, URIC_PORT);
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s30; }
    if (BYTE == '/') { ON_port_end; ON_authority_end; STEP; goto s29; }
    if (parse_bytes[0][BYTE] & PARSE_IS_USERINFO_NOT_DIGIT) { LEAVE(30); STEP; goto s41; }
    if (BYTE == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(30); STEP; goto s40; }
    if (BYTE == '#') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s31; }
    DEAD(30, URIC_PORT);
e30: ON_port_end; ON_authority_end; ON_path_abempty_end; goto done;
s31: /* "//.@", may end */
    AT_END(31, e31, URIC_HOST);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s29; }
    if (parse_bytes[0][BYTE] & PARSE_IS_REG_NAME_NOT_IPV4ADDRESS) { STEP; goto s43; }
    if (parse_bytes[0][BYTE] & PARSE_IS_IPV4ADDRESS) { r = 1; goto t31; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(31); STEP; goto s42; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s44; }
    if (BYTE == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (BYTE == '[') { LEAVE(31); STEP; goto s32; }
    DEAD(31, URIC_HOST);
e31: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
t31: /* 25 states by a table */
    TABLE(IPv4address, r, 89);
    AT_END(89 + r, te31, URIC_HOST);
    if (BYTE == '/') { HOST_KIND(parse_part18_values[r]); ON_host_end; ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { HOST_KIND(parse_part18_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { LEAVE(89 + r); STEP; goto s42; }
    if (BYTE == ':') { HOST_KIND(parse_part18_values[r]); ON_host_end; ON_port_begin; STEP; goto s44; }
    if (BYTE == '#') { HOST_KIND(parse_part18_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & PARSE_IS_REG_NAME_NOT_IPV4ADDRESS) { STEP; goto s43; }
    DEAD(89 + r, URIC_HOST);
te31:
    HOST_KIND(parse_part18_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s32: /* "//[" */
    AT_END(32, dead, URIC_HOST);
    if (parse_bytes[1][BYTE] & PARSE_IS_IPV6ADDRESS) { r = 1; goto t32; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s46; }
    DEAD(32, URIC_HOST);
t32: /* 151 states by a table */
    TABLE_BY_GROUPS(IPv6address, r, 114);
    if (r == 0) LOST(IPv6address, r, 114, URIC_HOST);
    AT_END(114 + r, dead, URIC_HOST);
    if (!(parse_part32_flags[r] & 1)) DEAD(114 + r, URIC_HOST);
    if (BYTE == ']') { ON_IPv6address_end; STEP; goto s45; }
    DEAD(114 + r, URIC_HOST);
s33: /* "?%1" */
    AT_END(33, dead, URIC_QUERY);
    if (parse_bytes[1][BYTE] & PARSE_IS_HEXDIG) { STEP; goto s9; }
    DEAD(33, URIC_QUERY);
s34: /* "/%1" */
    AT_END(34, dead, URIC_PATH);
    if (parse_bytes[1][BYTE] & PARSE_IS_HEXDIG) { STEP; goto s11; }
    DEAD(34, URIC_PATH);
s35: /* "/?%" */
    AT_END(35, dead, URIC_QUERY);
    if (parse_bytes[1][BYTE] & PARSE_IS_HEXDIG) { STEP; goto s47; }
    DEAD(35, URIC_QUERY);
s36: /* "a:%1" */
    AT_END(36, dead, URIC_PATH);
    if (parse_bytes[1][BYTE] & PARSE_IS_HEXDIG) { STEP; goto s23; }
    DEAD(36, URIC_PATH);
s37: /* "&/%1" */
    AT_END(37, dead, URIC_PATH);
    if (parse_bytes[1][BYTE] & PARSE_IS_HEXDIG) { STEP; goto s15; }
    DEAD(37, URIC_PATH);
s38: /* "//.%1" */
    AT_END(38, dead, URIC_HOST);
    if (parse_bytes[1][BYTE] & PARSE_IS_HEXDIG) { STEP; goto s28; }
    DEAD(38, URIC_HOST);
s39: /* "//./%" */
    AT_END(39, dead, URIC_PATH);
    if (parse_bytes[1][BYTE] & PARSE_IS_HEXDIG) { STEP; goto s48; }
    DEAD(39, URIC_PATH);
s40: /* "//.:%" */
    AT_END(40, dead, URIC_USERINFO);
    if (parse_bytes[1][BYTE] & PARSE_IS_HEXDIG) { STEP; goto s49; }
    DEAD(40, URIC_USERINFO);
s41: /* "//.:&" */
    JUMP(REG_NAME, 41);
    AT_END(41, dead, URIC_USERINFO);
    if (BYTE == '%') { TRIPLET(41); STEP; goto s40; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s31; }
    if (parse_bytes[0][BYTE] & PARSE_IS_USERINFO) { STEP; goto s41; }
    DEAD(41, URIC_USERINFO);
s42: /* "//.@.%" */
    AT_END(42, dead, URIC_HOST);
    if (parse_bytes[1][BYTE] & PARSE_IS_HEXDIG) { STEP; goto s50; }
    DEAD(42, URIC_HOST);
s43: /* "//.@.!", may end */
    JUMP(REG_NAME, 43);
    AT_END(43, e43, URIC_HOST);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '%') { TRIPLET(43); LEAVE(43); STEP; goto s42; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s44; }
    if (BYTE == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & PARSE_IS_REG_NAME) { STEP; goto s43; }
    DEAD(43, URIC_HOST);
e43: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s44: /* "//.@.:", may end */
    AT_END(44, e44, URIC_PORT);
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s44; }
    if (BYTE == '/') { ON_port_end; ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == '#') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    DEAD(44, URIC_PORT);
e44: ON_port_end; ON_authority_end; ON_path_abempty_end; goto done;
s45: /* "//[::]", may end */
    AT_END(45, e45, URIC_HOST);
    if (BYTE == '/') { ON_host_end; ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE == ':') { ON_host_end; ON_port_begin; STEP; goto s44; }
    if (BYTE == '#') { ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    DEAD(45, URIC_HOST);
e45: ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s46: /* "//[V" */
    AT_END(46, dead, URIC_HOST);
    if (parse_bytes[1][BYTE] & PARSE_IS_HEXDIG) { STEP; goto s51; }
    DEAD(46, URIC_HOST);
s47: /* "/?%1" */
    AT_END(47, dead, URIC_QUERY);
    if (parse_bytes[1][BYTE] & PARSE_IS_HEXDIG) { STEP; goto s21; }
    DEAD(47, URIC_QUERY);
s48: /* "//./%1" */
    AT_END(48, dead, URIC_PATH);
    if (parse_bytes[1][BYTE] & PARSE_IS_HEXDIG) { STEP; goto s29; }
    DEAD(48, URIC_PATH);
s49: /* "//.:%1" */
    AT_END(49, dead, URIC_USERINFO);
    if (parse_bytes[1][BYTE] & PARSE_IS_HEXDIG) { STEP; goto s41; }
    DEAD(49, URIC_USERINFO);
s50: /* "//.@.%1" */
    AT_END(50, dead, URIC_HOST);
    if (parse_bytes[1][BYTE] & PARSE_IS_HEXDIG) { STEP; goto s43; }
    DEAD(50, URIC_HOST);
s51: /* "//[V1" */
    AT_END(51, dead, URIC_HOST);
    if (parse_bytes[1][BYTE] & PARSE_IS_HEXDIG) { STEP; goto s51; }
    if (BYTE == '.') { STEP; goto s52; }
    DEAD(51, URIC_HOST);
s52: /* "//[V1." */
    AT_END(52, dead, URIC_HOST);
    if (parse_bytes[0][BYTE] & PARSE_IS_USERINFO) { STEP; goto s53; }
    DEAD(52, URIC_HOST);
s53: /* "//[V1.&" */
    JUMP(SCHEME, 53);
    AT_END(53, dead, URIC_HOST);
    if (BYTE == ']') { ON_IPvFuture_end; STEP; goto s45; }
    if (parse_bytes[0][BYTE] & PARSE_IS_USERINFO) { STEP; goto s53; }
    DEAD(53, URIC_HOST);
#ifndef URIC_ONLY_PARSE
s54: /* "", may end */
    AT_END(54, e54, URIC_HOST);
    if (parse_bytes[0][BYTE] & PARSE_IS_REG_NAME_NOT_IPV4ADDRESS) { STEP; goto s56; }
    if (parse_bytes[0][BYTE] & PARSE_IS_IPV4ADDRESS) { r = 1; goto t54; }
    if (BYTE == '%') { LEAVE(54); STEP; goto s55; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s57; }
    if (BYTE == '[') { LEAVE(54); STEP; goto s58; }
    DEAD(54, URIC_HOST);
e54: ON_reg_name_end; ON_host_end; goto done;
t54: /* 25 states by a table */
    TABLE(IPv4address, r, 265);
    AT_END(265 + r, te54, URIC_HOST);
    if (BYTE == '%') { LEAVE(265 + r); STEP; goto s55; }
    if (BYTE == ':') { HOST_KIND(parse_part18_values[r]); ON_host_end; ON_port_begin; STEP; goto s57; }
    if (parse_bytes[0][BYTE] & PARSE_IS_REG_NAME_NOT_IPV4ADDRESS) { STEP; goto s56; }
    DEAD(265 + r, URIC_HOST);
te54:
    HOST_KIND(parse_part18_values[r]); ON_host_end; goto done;
s55: /* ".%" */
    AT_END(55, dead, URIC_HOST);
    if (parse_bytes[1][BYTE] & PARSE_IS_HEXDIG) { STEP; goto s59; }
    DEAD(55, URIC_HOST);
s56: /* ".!", may end */
    JUMP(REG_NAME, 56);
    AT_END(56, e56, URIC_HOST);
    if (BYTE == '%') { TRIPLET(56); LEAVE(56); STEP; goto s55; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s57; }
    if (parse_bytes[0][BYTE] & PARSE_IS_REG_NAME) { STEP; goto s56; }
    DEAD(56, URIC_HOST);
e56: ON_reg_name_end; ON_host_end; goto done;
s57: /* ".:", may end */
    AT_END(57, e57, URIC_PORT);
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s57; }
    DEAD(57, URIC_PORT);
e57: ON_port_end; goto done;
s58: /* "[" */
    AT_END(58, dead, URIC_HOST);
    if (parse_bytes[1][BYTE] & PARSE_IS_IPV6ADDRESS) { r = 1; goto t58; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s61; }
    DEAD(58, URIC_HOST);
t58: /* 151 states by a table */
    TABLE(IPv6address, r, 290);
    if (r == 0) LOST(IPv6address, r, 290, URIC_HOST);
    AT_END(290 + r, dead, URIC_HOST);
    if (!(parse_part32_flags[r] & 1)) DEAD(290 + r, URIC_HOST);
    if (BYTE == ']') { ON_IPv6address_end; STEP; goto s60; }
    DEAD(290 + r, URIC_HOST);
s59: /* ".%1" */
    AT_END(59, dead, URIC_HOST);
    if (parse_bytes[1][BYTE] & PARSE_IS_HEXDIG) { STEP; goto s56; }
    DEAD(59, URIC_HOST);
s60: /* "[::]", may end */
    AT_END(60, e60, URIC_HOST);
    if (BYTE == ':') { ON_host_end; ON_port_begin; STEP; goto s57; }
    DEAD(60, URIC_HOST);
e60: ON_host_end; goto done;
s61: /* "[V" */
    AT_END(61, dead, URIC_HOST);
    if (parse_bytes[1][BYTE] & PARSE_IS_HEXDIG) { STEP; goto s62; }
    DEAD(61, URIC_HOST);
s62: /* "[V1" */
    AT_END(62, dead, URIC_HOST);
    if (parse_bytes[1][BYTE] & PARSE_IS_HEXDIG) { STEP; goto s62; }
    if (BYTE == '.') { STEP; goto s63; }
    DEAD(62, URIC_HOST);
s63: /* "[V1." */
    AT_END(63, dead, URIC_HOST);
    if (parse_bytes[0][BYTE] & PARSE_IS_USERINFO) { STEP; goto s64; }
    DEAD(63, URIC_HOST);
s64: /* "[V1.&" */
    JUMP(SCHEME, 64);
    AT_END(64, dead, URIC_HOST);
    if (BYTE == ']') { ON_IPvFuture_end; STEP; goto s60; }
    if (parse_bytes[0][BYTE] & PARSE_IS_USERINFO) { STEP; goto s64; }
    DEAD(64, URIC_HOST);
#endif
#ifdef FINISH
f5: TO_END; ON_fragment_end; goto done;
f9: TO_HASH; ON_query_end; IF_HASH; ON_fragment_begin; TO_END; ON_fragment_end; goto done;
f11: TO_MARK; ON_path_abempty_end; IF_MARK; ON_query_begin; TO_END; ON_query_end; goto done;
f15: TO_MARK; ON_path_noscheme_end; IF_MARK; ON_query_begin; TO_HASH; ON_query_end; IF_HASH; ON_fragment_begin; TO_END; ON_fragment_end; goto done;
f17: TO_MARK; ON_path_absolute_end; IF_MARK; ON_query_begin; TO_HASH; ON_query_end; IF_HASH; ON_fragment_begin; TO_END; ON_fragment_end; goto done;
f21: TO_END; ON_query_end; goto done;
f23: TO_MARK; ON_path_rootless_end; IF_MARK; ON_query_begin; TO_HASH; ON_query_end; IF_HASH; ON_fragment_begin; TO_END; ON_fragment_end; goto done;
f29: TO_MARK; ON_path_abempty_end; IF_MARK; ON_query_begin; TO_HASH; ON_query_end; IF_HASH; ON_fragment_begin; TO_END; ON_fragment_end; goto done;
#endif
