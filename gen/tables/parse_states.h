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
    case 54: goto s18;
    case 79: goto s28;
    case 104: goto s32;
#ifdef TOLERANT
    case 255: goto s255;
    case 256: goto s256;
#endif
    default: break;
    }
#ifdef TOLERANT
    if (RESUME - 320 <= 6) { r = (unsigned)RESUME - 319; goto c44; }
    if (RESUME - 264 <= 6) { r = (unsigned)RESUME - 263; goto c7; }
    if (RESUME - 257 <= 6) { r = (unsigned)RESUME - 256; goto c5; }
    if (RESUME - 285 <= 6) { r = (unsigned)RESUME - 284; goto c15; }
    if (RESUME - 271 <= 6) { r = (unsigned)RESUME - 270; goto c9; }
    if (RESUME - 292 <= 6) { r = (unsigned)RESUME - 291; goto c17; }
    if (RESUME - 313 <= 6) { r = (unsigned)RESUME - 312; goto c29; }
    if (RESUME - 306 <= 6) { r = (unsigned)RESUME - 305; goto c23; }
    if (RESUME - 278 <= 6) { r = (unsigned)RESUME - 277; goto c11; }
    if (RESUME - 299 <= 6) { r = (unsigned)RESUME - 298; goto c21; }
#endif
    if (RESUME - 55 <= 23) { r = (unsigned)RESUME - 53; goto t18; }
    if (RESUME - 80 <= 23) { r = (unsigned)RESUME - 78; goto t28; }
    if (RESUME - 105 <= 149) { r = (unsigned)RESUME - 103; goto t32; }
    goto dead;
#else
    switch (ENTRY) {
    case PARSE_START_URI: goto s1;
    case PARSE_START_origin_form: goto s3;
    default: goto s2;
    }
#endif
s1: /* "" */
    AT_END(1, dead, URIC_SCHEME);
    if (parse_bytes[1][BYTE(URIC_HOST)] & 68) { STEP; goto s4; }
    DEAD(1, URIC_SCHEME);
s2: /* "", may end */
    AT_END(2, e2, URIC_PATH);
    if (parse_bytes[1][BYTE(URIC_PATH)] & 68) { STEP; goto s10; }
    if (parse_bytes[1][BYTE(URIC_PATH)] & 51) { STEP; goto s7; }
    if (BYTE(URIC_PATH) == '/') { STEP; goto s8; }
    if (BYTE(URIC_PATH) == '?') { ON_path_empty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE(URIC_PATH) == '%') { LEAVE(2); STEP; goto s6; }
    if (BYTE(URIC_PATH) == '#') { ON_path_empty_end; ON_fragment_begin; STEP; goto s5; }
#ifdef TOLERANT
    if (BYTE(URIC_PATH) == 0x01) { STEP; goto s7; }
    if (parse_chain_lead[BYTE(URIC_PATH)] != 0) { LEAVE(2); r = parse_chain_lead[BYTE(URIC_PATH)]; STEP; goto c7; }
#endif
    DEAD(2, URIC_PATH);
e2: ON_path_empty_end; goto done;
s3: /* "" */
    AT_END(3, dead, URIC_PATH);
    if (BYTE(URIC_PATH) == '/') { STEP; goto s11; }
    DEAD(3, URIC_PATH);
s4: /* "a" */
    JUMP(SCHEME, 4);
    AT_END(4, dead, URIC_SCHEME);
    if (BYTE(URIC_HOST) == ':') { ON_scheme_end; STEP; goto s12; }
    if (parse_bytes[0][BYTE(URIC_HOST)] & 176) { STEP; goto s4; }
    DEAD(4, URIC_SCHEME);
s5: /* "#", may end */
    JUMP(PATH, 5);
    AT_END(5, e5, URIC_FRAGMENT);
    if (BYTE(URIC_FRAGMENT) == '%') { TRIPLET(5); LEAVE(5); STEP; goto s13; }
    if (parse_bytes[0][BYTE(URIC_FRAGMENT)] & 255) { STEP; goto s5; }
#ifdef TOLERANT
    if (BYTE(URIC_FRAGMENT) == 0x01) { STEP; goto s5; }
    if (parse_chain_lead[BYTE(URIC_FRAGMENT)] != 0) { LEAVE(5); r = parse_chain_lead[BYTE(URIC_FRAGMENT)]; STEP; goto c5; }
#endif
    DEAD(5, URIC_FRAGMENT);
e5: ON_fragment_end; goto done;
s6: /* "%" */
    AT_END(6, dead, URIC_PATH);
    if (parse_bytes[1][BYTE(URIC_PATH)] & 6) { STEP; goto s14; }
    DEAD(6, URIC_PATH);
s7: /* "&", may end */
    JUMP(REG_NAME, 7);
    AT_END(7, e7, URIC_PATH);
    if (BYTE(URIC_PATH) == '/') { STEP; goto s15; }
    if (BYTE(URIC_PATH) == '?') { ON_path_noscheme_end; ON_query_begin; STEP; goto s9; }
    if (BYTE(URIC_PATH) == '%') { TRIPLET(7); LEAVE(7); STEP; goto s6; }
    if (BYTE(URIC_PATH) == '#') { ON_path_noscheme_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE(URIC_PATH)] & 244) { STEP; goto s7; }
#ifdef TOLERANT
    if (BYTE(URIC_PATH) == 0x01) { STEP; goto s7; }
    if (parse_chain_lead[BYTE(URIC_PATH)] != 0) { LEAVE(7); r = parse_chain_lead[BYTE(URIC_PATH)]; STEP; goto c7; }
#endif
    DEAD(7, URIC_PATH);
e7: ON_path_noscheme_end; goto done;
s8: /* "/", may end */
    AT_END(8, e8, URIC_PATH);
    if (BYTE(URIC_PATH) == '/') { ON_authority_begin; STEP; goto s18; }
    if (parse_bytes[0][BYTE(URIC_PATH)] & 252) { STEP; goto s17; }
    if (BYTE(URIC_PATH) == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s9; }
    if (BYTE(URIC_PATH) == '%') { LEAVE(8); STEP; goto s16; }
    if (BYTE(URIC_PATH) == '#') { ON_path_absolute_end; ON_fragment_begin; STEP; goto s5; }
#ifdef TOLERANT
    if (BYTE(URIC_PATH) == 0x01) { STEP; goto s17; }
    if (parse_chain_lead[BYTE(URIC_PATH)] != 0) { LEAVE(8); r = parse_chain_lead[BYTE(URIC_PATH)]; STEP; goto c17; }
#endif
    DEAD(8, URIC_PATH);
e8: ON_path_absolute_end; goto done;
s9: /* "?", may end */
    JUMP(PATH, 9);
    AT_END(9, e9, URIC_QUERY);
    if (BYTE(URIC_QUERY) == '%') { TRIPLET(9); LEAVE(9); STEP; goto s19; }
    if (BYTE(URIC_QUERY) == '#') { ON_query_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE(URIC_QUERY)] & 255) { STEP; goto s9; }
#ifdef TOLERANT
    if (BYTE(URIC_QUERY) == 0x01) { STEP; goto s9; }
    if (parse_chain_lead[BYTE(URIC_QUERY)] != 0) { LEAVE(9); r = parse_chain_lead[BYTE(URIC_QUERY)]; STEP; goto c9; }
#endif
    DEAD(9, URIC_QUERY);
e9: ON_query_end; goto done;
s10: /* "a", may end */
    JUMP(SCHEME, 10);
    AT_END(10, e10, URIC_PATH);
    if (BYTE(URIC_PATH) == ':') { ON_scheme_end; STEP; goto s12; }
    if (BYTE(URIC_PATH) == '/') { STEP; goto s15; }
    if (BYTE(URIC_PATH) == '?') { ON_path_noscheme_end; ON_query_begin; STEP; goto s9; }
    if (BYTE(URIC_PATH) == '#') { ON_path_noscheme_end; ON_fragment_begin; STEP; goto s5; }
    if (BYTE(URIC_PATH) == '%') { LEAVE(10); STEP; goto s6; }
    if (parse_bytes[0][BYTE(URIC_PATH)] & 68) { STEP; goto s7; }
    if (parse_bytes[0][BYTE(URIC_PATH)] & 176) { STEP; goto s10; }
#ifdef TOLERANT
    if (BYTE(URIC_PATH) == 0x01) { STEP; goto s7; }
    if (parse_chain_lead[BYTE(URIC_PATH)] != 0) { LEAVE(10); r = parse_chain_lead[BYTE(URIC_PATH)]; STEP; goto c7; }
#endif
    DEAD(10, URIC_PATH);
e10: ON_path_noscheme_end; goto done;
s11: /* "/", may end */
    JUMP(PATH, 11);
    AT_END(11, e11, URIC_PATH);
    if (BYTE(URIC_PATH) == '?') { ON_path_abempty_end; ON_query_begin; STEP; goto s21; }
    if (BYTE(URIC_PATH) == '%') { TRIPLET(11); LEAVE(11); STEP; goto s20; }
    if (parse_bytes[0][BYTE(URIC_PATH)] & 254) { STEP; goto s11; }
#ifdef TOLERANT
    if (BYTE(URIC_PATH) == 0x01) { STEP; goto s11; }
    if (parse_chain_lead[BYTE(URIC_PATH)] != 0) { LEAVE(11); r = parse_chain_lead[BYTE(URIC_PATH)]; STEP; goto c11; }
#endif
    DEAD(11, URIC_PATH);
e11: ON_path_abempty_end; goto done;
s12: /* "a:", may end */
    AT_END(12, e12, URIC_PATH);
    if (BYTE(URIC_PATH) == '/') { STEP; goto s8; }
    if (parse_bytes[0][BYTE(URIC_PATH)] & 252) { STEP; goto s23; }
    if (BYTE(URIC_PATH) == '?') { ON_path_empty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE(URIC_PATH) == '%') { LEAVE(12); STEP; goto s22; }
    if (BYTE(URIC_PATH) == '#') { ON_path_empty_end; ON_fragment_begin; STEP; goto s5; }
#ifdef TOLERANT
    if (BYTE(URIC_PATH) == 0x01) { STEP; goto s23; }
    if (parse_chain_lead[BYTE(URIC_PATH)] != 0) { LEAVE(12); r = parse_chain_lead[BYTE(URIC_PATH)]; STEP; goto c23; }
#endif
    DEAD(12, URIC_PATH);
e12: ON_path_empty_end; goto done;
s13: /* "#%" */
    AT_END(13, dead, URIC_FRAGMENT);
    if (parse_bytes[1][BYTE(URIC_FRAGMENT)] & 6) { STEP; goto s24; }
    DEAD(13, URIC_FRAGMENT);
s14: /* "%1" */
    AT_END(14, dead, URIC_PATH);
    if (parse_bytes[1][BYTE(URIC_PATH)] & 6) { STEP; goto s7; }
    DEAD(14, URIC_PATH);
s15: /* "&/", may end */
    JUMP(PATH, 15);
    AT_END(15, e15, URIC_PATH);
    if (BYTE(URIC_PATH) == '?') { ON_path_noscheme_end; ON_query_begin; STEP; goto s9; }
    if (BYTE(URIC_PATH) == '%') { TRIPLET(15); LEAVE(15); STEP; goto s25; }
    if (BYTE(URIC_PATH) == '#') { ON_path_noscheme_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE(URIC_PATH)] & 254) { STEP; goto s15; }
#ifdef TOLERANT
    if (BYTE(URIC_PATH) == 0x01) { STEP; goto s15; }
    if (parse_chain_lead[BYTE(URIC_PATH)] != 0) { LEAVE(15); r = parse_chain_lead[BYTE(URIC_PATH)]; STEP; goto c15; }
#endif
    DEAD(15, URIC_PATH);
e15: ON_path_noscheme_end; goto done;
s16: /* "/%" */
    AT_END(16, dead, URIC_PATH);
    if (parse_bytes[1][BYTE(URIC_PATH)] & 6) { STEP; goto s26; }
    DEAD(16, URIC_PATH);
s17: /* "/&", may end */
    JUMP(PATH, 17);
    AT_END(17, e17, URIC_PATH);
    if (BYTE(URIC_PATH) == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s9; }
    if (BYTE(URIC_PATH) == '%') { TRIPLET(17); LEAVE(17); STEP; goto s16; }
    if (BYTE(URIC_PATH) == '#') { ON_path_absolute_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE(URIC_PATH)] & 254) { STEP; goto s17; }
#ifdef TOLERANT
    if (BYTE(URIC_PATH) == 0x01) { STEP; goto s17; }
    if (parse_chain_lead[BYTE(URIC_PATH)] != 0) { LEAVE(17); r = parse_chain_lead[BYTE(URIC_PATH)]; STEP; goto c17; }
#endif
    DEAD(17, URIC_PATH);
e17: ON_path_absolute_end; goto done;
s18: /* "//", may end */
    AT_END(18, e18, URIC_HOST);
    if (BYTE(URIC_HOST) == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s29; }
    if (parse_bytes[0][BYTE(URIC_HOST)] & 192) { STEP; goto s30; }
    if (parse_bytes[0][BYTE(URIC_HOST)] & 48) { r = 1; goto t18; }
    if (BYTE(URIC_HOST) == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE(URIC_HOST) == '%') { LEAVE(18); STEP; goto s27; }
    if (BYTE(URIC_HOST) == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s31; }
    if (BYTE(URIC_HOST) == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s28; }
    if (BYTE(URIC_HOST) == '[') { LEAVE(18); STEP; goto s32; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x01) { LEAVE(18); STEP; goto s44; }
    if (BYTE(URIC_HOST) == 0x02) { LEAVE(18); STEP; goto s255; }
    if (parse_chain_lead[BYTE(URIC_HOST)] != 0) { LEAVE(18); r = parse_chain_lead[BYTE(URIC_HOST)]; STEP; goto c44; }
#endif
    DEAD(18, URIC_HOST);
e18: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
t18: /* 25 states by a table */
    TABLE(parse_IPv4address, r, 53);
    AT_END(53 + r, te18, URIC_HOST);
    if (BYTE(URIC_HOST) == '/') { HOST_KIND(parse_part18_values[r]); ON_host_end; ON_authority_end; STEP; goto s29; }
    if (BYTE(URIC_HOST) == '?') { HOST_KIND(parse_part18_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE(URIC_HOST) == '%') { LEAVE(53 + r); STEP; goto s27; }
    if (BYTE(URIC_HOST) == ':') { HOST_KIND(parse_part18_values[r]); ON_host_end; ON_port_begin; STEP; goto s31; }
    if (BYTE(URIC_HOST) == '#') { HOST_KIND(parse_part18_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s28; }
    if (parse_bytes[0][BYTE(URIC_HOST)] & 192) { STEP; goto s30; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x01) { LEAVE(53 + r); STEP; goto s44; }
    if (BYTE(URIC_HOST) == 0x02) { LEAVE(53 + r); STEP; goto s255; }
    if (parse_chain_lead[BYTE(URIC_HOST)] != 0) { LEAVE(53 + r); r = parse_chain_lead[BYTE(URIC_HOST)]; STEP; goto c44; }
#endif
    DEAD(53 + r, URIC_HOST);
te18:
    HOST_KIND(parse_part18_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s19: /* "?%" */
    AT_END(19, dead, URIC_QUERY);
    if (parse_bytes[1][BYTE(URIC_QUERY)] & 6) { STEP; goto s33; }
    DEAD(19, URIC_QUERY);
s20: /* "/%" */
    AT_END(20, dead, URIC_PATH);
    if (parse_bytes[1][BYTE(URIC_PATH)] & 6) { STEP; goto s34; }
    DEAD(20, URIC_PATH);
s21: /* "/?", may end */
    JUMP(PATH, 21);
    AT_END(21, e21, URIC_QUERY);
    if (BYTE(URIC_QUERY) == '%') { TRIPLET(21); LEAVE(21); STEP; goto s35; }
    if (parse_bytes[0][BYTE(URIC_QUERY)] & 255) { STEP; goto s21; }
#ifdef TOLERANT
    if (BYTE(URIC_QUERY) == 0x01) { STEP; goto s21; }
    if (parse_chain_lead[BYTE(URIC_QUERY)] != 0) { LEAVE(21); r = parse_chain_lead[BYTE(URIC_QUERY)]; STEP; goto c21; }
#endif
    DEAD(21, URIC_QUERY);
e21: ON_query_end; goto done;
s22: /* "a:%" */
    AT_END(22, dead, URIC_PATH);
    if (parse_bytes[1][BYTE(URIC_PATH)] & 6) { STEP; goto s36; }
    DEAD(22, URIC_PATH);
s23: /* "a:&", may end */
    JUMP(PATH, 23);
    AT_END(23, e23, URIC_PATH);
    if (BYTE(URIC_PATH) == '?') { ON_path_rootless_end; ON_query_begin; STEP; goto s9; }
    if (BYTE(URIC_PATH) == '%') { TRIPLET(23); LEAVE(23); STEP; goto s22; }
    if (BYTE(URIC_PATH) == '#') { ON_path_rootless_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE(URIC_PATH)] & 254) { STEP; goto s23; }
#ifdef TOLERANT
    if (BYTE(URIC_PATH) == 0x01) { STEP; goto s23; }
    if (parse_chain_lead[BYTE(URIC_PATH)] != 0) { LEAVE(23); r = parse_chain_lead[BYTE(URIC_PATH)]; STEP; goto c23; }
#endif
    DEAD(23, URIC_PATH);
e23: ON_path_rootless_end; goto done;
s24: /* "#%1" */
    AT_END(24, dead, URIC_FRAGMENT);
    if (parse_bytes[1][BYTE(URIC_FRAGMENT)] & 6) { STEP; goto s5; }
    DEAD(24, URIC_FRAGMENT);
s25: /* "&/%" */
    AT_END(25, dead, URIC_PATH);
    if (parse_bytes[1][BYTE(URIC_PATH)] & 6) { STEP; goto s37; }
    DEAD(25, URIC_PATH);
s26: /* "/%1" */
    AT_END(26, dead, URIC_PATH);
    if (parse_bytes[1][BYTE(URIC_PATH)] & 6) { STEP; goto s17; }
    DEAD(26, URIC_PATH);
s27: /* "//.%" */
    AT_END(27, dead, URIC_HOST);
    if (parse_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s38; }
    DEAD(27, URIC_HOST);
s28: /* "//.@", may end */
    AT_END(28, e28, URIC_HOST);
    if (BYTE(URIC_HOST) == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s29; }
    if (parse_bytes[0][BYTE(URIC_HOST)] & 192) { STEP; goto s40; }
    if (parse_bytes[0][BYTE(URIC_HOST)] & 48) { r = 1; goto t28; }
    if (BYTE(URIC_HOST) == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE(URIC_HOST) == '%') { LEAVE(28); STEP; goto s39; }
    if (BYTE(URIC_HOST) == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s41; }
    if (BYTE(URIC_HOST) == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (BYTE(URIC_HOST) == '[') { LEAVE(28); STEP; goto s32; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x02) { LEAVE(28); STEP; goto s39; }
#endif
    DEAD(28, URIC_HOST);
e28: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
t28: /* 25 states by a table */
    TABLE(parse_IPv4address, r, 78);
    AT_END(78 + r, te28, URIC_HOST);
    if (BYTE(URIC_HOST) == '/') { HOST_KIND(parse_part28_values[r]); ON_host_end; ON_authority_end; STEP; goto s29; }
    if (BYTE(URIC_HOST) == '?') { HOST_KIND(parse_part28_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE(URIC_HOST) == '%') { LEAVE(78 + r); STEP; goto s39; }
    if (BYTE(URIC_HOST) == ':') { HOST_KIND(parse_part28_values[r]); ON_host_end; ON_port_begin; STEP; goto s41; }
    if (BYTE(URIC_HOST) == '#') { HOST_KIND(parse_part28_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE(URIC_HOST)] & 192) { STEP; goto s40; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x02) { LEAVE(78 + r); STEP; goto s39; }
#endif
    DEAD(78 + r, URIC_HOST);
te28:
    HOST_KIND(parse_part28_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s29: /* "//./", may end */
    JUMP(PATH, 29);
    AT_END(29, e29, URIC_PATH);
    if (BYTE(URIC_PATH) == '?') { ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE(URIC_PATH) == '%') { TRIPLET(29); LEAVE(29); STEP; goto s42; }
    if (BYTE(URIC_PATH) == '#') { ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE(URIC_PATH)] & 254) { STEP; goto s29; }
#ifdef TOLERANT
    if (BYTE(URIC_PATH) == 0x01) { STEP; goto s29; }
    if (parse_chain_lead[BYTE(URIC_PATH)] != 0) { LEAVE(29); r = parse_chain_lead[BYTE(URIC_PATH)]; STEP; goto c29; }
#endif
    DEAD(29, URIC_PATH);
e29: ON_path_abempty_end; goto done;
s30: /* "//.!", may end */
    JUMP(REG_NAME, 30);
    AT_END(30, e30, URIC_HOST);
    if (BYTE(URIC_HOST) == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s29; }
    if (BYTE(URIC_HOST) == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE(URIC_HOST) == '%') { TRIPLET(30); LEAVE(30); STEP; goto s27; }
    if (BYTE(URIC_HOST) == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s31; }
    if (BYTE(URIC_HOST) == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s28; }
    if (parse_bytes[0][BYTE(URIC_HOST)] & 240) { STEP; goto s30; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x01) { LEAVE(30); STEP; goto s44; }
    if (BYTE(URIC_HOST) == 0x02) { LEAVE(30); STEP; goto s255; }
    if (parse_chain_lead[BYTE(URIC_HOST)] != 0) { LEAVE(30); r = parse_chain_lead[BYTE(URIC_HOST)]; STEP; goto c44; }
#endif
    DEAD(30, URIC_HOST);
e30: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s31: /* "//.:", may end */
    AT_END(31, e31, URIC_PORT);
    if (BYTE(URIC_HOST) == '/') { ON_port_end; ON_authority_end; STEP; goto s29; }
    if (parse_bytes[0][BYTE(URIC_HOST)] & 232) { LEAVE(31); STEP; goto s44; }
    if (BYTE(URIC_HOST) >= '0' && BYTE(URIC_HOST) <= '9') { STEP; goto s31; }
    if (BYTE(URIC_HOST) == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE(URIC_HOST) == '%') { LEAVE(31); STEP; goto s43; }
    if (BYTE(URIC_HOST) == '#') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s28; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x01 || BYTE(URIC_HOST) == 0x02) { LEAVE(31); STEP; goto s44; }
    if (parse_chain_lead[BYTE(URIC_HOST)] != 0) { LEAVE(31); r = parse_chain_lead[BYTE(URIC_HOST)]; STEP; goto c44; }
#endif
    DEAD(31, URIC_PORT);
e31: ON_port_end; ON_authority_end; ON_path_abempty_end; goto done;
s32: /* "//[" */
    AT_END(32, dead, URIC_HOST);
    if (parse_bytes[1][BYTE(URIC_HOST)] & 46) { r = 1; goto t32; }
    if (BYTE(URIC_HOST) == 'V' || BYTE(URIC_HOST) == 'v') { STEP; goto s46; }
    DEAD(32, URIC_HOST);
t32: /* 151 states by a table */
    TABLE(parse_IPv6address, r, 103);
    if (r == 0) LOST(parse_IPv6address, r, 103, URIC_HOST);
    AT_END(103 + r, dead, URIC_HOST);
    if (!(parse_part32_flags[r] & 1)) DEAD(103 + r, URIC_HOST);
    if (BYTE(URIC_HOST) == ']') { ON_IPv6address_end; STEP; goto s45; }
    DEAD(103 + r, URIC_HOST);
s33: /* "?%1" */
    AT_END(33, dead, URIC_QUERY);
    if (parse_bytes[1][BYTE(URIC_QUERY)] & 6) { STEP; goto s9; }
    DEAD(33, URIC_QUERY);
s34: /* "/%1" */
    AT_END(34, dead, URIC_PATH);
    if (parse_bytes[1][BYTE(URIC_PATH)] & 6) { STEP; goto s11; }
    DEAD(34, URIC_PATH);
s35: /* "/?%" */
    AT_END(35, dead, URIC_QUERY);
    if (parse_bytes[1][BYTE(URIC_QUERY)] & 6) { STEP; goto s47; }
    DEAD(35, URIC_QUERY);
s36: /* "a:%1" */
    AT_END(36, dead, URIC_PATH);
    if (parse_bytes[1][BYTE(URIC_PATH)] & 6) { STEP; goto s23; }
    DEAD(36, URIC_PATH);
s37: /* "&/%1" */
    AT_END(37, dead, URIC_PATH);
    if (parse_bytes[1][BYTE(URIC_PATH)] & 6) { STEP; goto s15; }
    DEAD(37, URIC_PATH);
s38: /* "//.%1" */
    AT_END(38, dead, URIC_HOST);
    if (parse_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s30; }
    DEAD(38, URIC_HOST);
s39: /* "//.@.%" */
    AT_END(39, dead, URIC_HOST);
    if (parse_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s48; }
    DEAD(39, URIC_HOST);
s40: /* "//.@.!", may end */
    JUMP(REG_NAME, 40);
    AT_END(40, e40, URIC_HOST);
    if (BYTE(URIC_HOST) == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s29; }
    if (BYTE(URIC_HOST) == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE(URIC_HOST) == '%') { TRIPLET(40); LEAVE(40); STEP; goto s39; }
    if (BYTE(URIC_HOST) == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s41; }
    if (BYTE(URIC_HOST) == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE(URIC_HOST)] & 240) { STEP; goto s40; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x02) { LEAVE(40); STEP; goto s39; }
#endif
    DEAD(40, URIC_HOST);
e40: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s41: /* "//.@.:", may end */
    AT_END(41, e41, URIC_PORT);
    if (BYTE(URIC_HOST) == '/') { ON_port_end; ON_authority_end; STEP; goto s29; }
    if (BYTE(URIC_HOST) >= '0' && BYTE(URIC_HOST) <= '9') { STEP; goto s41; }
    if (BYTE(URIC_HOST) == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE(URIC_HOST) == '#') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    DEAD(41, URIC_PORT);
e41: ON_port_end; ON_authority_end; ON_path_abempty_end; goto done;
s42: /* "//./%" */
    AT_END(42, dead, URIC_PATH);
    if (parse_bytes[1][BYTE(URIC_PATH)] & 6) { STEP; goto s49; }
    DEAD(42, URIC_PATH);
s43: /* "//.:%" */
    AT_END(43, dead, URIC_USERINFO);
    if (parse_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s50; }
    DEAD(43, URIC_USERINFO);
s44: /* "//.:&" */
    JUMP(REG_NAME, 44);
    AT_END(44, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) == '%') { TRIPLET(44); STEP; goto s43; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s28; }
    if (parse_bytes[0][BYTE(URIC_HOST)] & 248) { STEP; goto s44; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x01 || BYTE(URIC_HOST) == 0x02) { STEP; goto s44; }
    if (parse_chain_lead[BYTE(URIC_HOST)] != 0) { r = parse_chain_lead[BYTE(URIC_HOST)]; STEP; goto c44; }
#endif
    DEAD(44, URIC_USERINFO);
s45: /* "//[::]", may end */
    AT_END(45, e45, URIC_HOST);
    if (BYTE(URIC_HOST) == '/') { ON_host_end; ON_authority_end; STEP; goto s29; }
    if (BYTE(URIC_HOST) == '?') { ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE(URIC_HOST) == ':') { ON_host_end; ON_port_begin; STEP; goto s41; }
    if (BYTE(URIC_HOST) == '#') { ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s5; }
    DEAD(45, URIC_HOST);
e45: ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s46: /* "//[V" */
    AT_END(46, dead, URIC_HOST);
    if (parse_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s51; }
    DEAD(46, URIC_HOST);
s47: /* "/?%1" */
    AT_END(47, dead, URIC_QUERY);
    if (parse_bytes[1][BYTE(URIC_QUERY)] & 6) { STEP; goto s21; }
    DEAD(47, URIC_QUERY);
s48: /* "//.@.%1" */
    AT_END(48, dead, URIC_HOST);
    if (parse_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s40; }
    DEAD(48, URIC_HOST);
s49: /* "//./%1" */
    AT_END(49, dead, URIC_PATH);
    if (parse_bytes[1][BYTE(URIC_PATH)] & 6) { STEP; goto s29; }
    DEAD(49, URIC_PATH);
s50: /* "//.:%1" */
    AT_END(50, dead, URIC_USERINFO);
    if (parse_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s44; }
    DEAD(50, URIC_USERINFO);
s51: /* "//[V1" */
    AT_END(51, dead, URIC_HOST);
    if (parse_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s51; }
    if (BYTE(URIC_HOST) == '.') { STEP; goto s52; }
    DEAD(51, URIC_HOST);
s52: /* "//[V1." */
    AT_END(52, dead, URIC_HOST);
    if (parse_bytes[0][BYTE(URIC_HOST)] & 248) { STEP; goto s53; }
    DEAD(52, URIC_HOST);
s53: /* "//[V1.&" */
    JUMP(SCHEME, 53);
    AT_END(53, dead, URIC_HOST);
    if (BYTE(URIC_HOST) == ']') { ON_IPvFuture_end; STEP; goto s45; }
    if (parse_bytes[0][BYTE(URIC_HOST)] & 248) { STEP; goto s53; }
    DEAD(53, URIC_HOST);
#ifdef TOLERANT
s255: /* "//\x02" */
    AT_END(255, dead, URIC_HOST);
    if (parse_bytes[1][BYTE(URIC_HOST)] & 120) { STEP; goto s44; }
    if (parse_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s256; }
    if (BYTE(URIC_HOST) == '%') { STEP; goto s43; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s28; }
    if (BYTE(URIC_HOST) == 0x01 || BYTE(URIC_HOST) == 0x02) { STEP; goto s44; }
    if (parse_chain_lead[BYTE(URIC_HOST)] != 0) { r = parse_chain_lead[BYTE(URIC_HOST)]; STEP; goto c44; }
    DEAD(255, URIC_HOST);
s256: /* "//\x020" */
    AT_END(256, dead, URIC_HOST);
    if (parse_bytes[1][BYTE(URIC_HOST)] & 120) { STEP; goto s44; }
    if (parse_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s30; }
    if (BYTE(URIC_HOST) == '%') { STEP; goto s43; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s28; }
    if (BYTE(URIC_HOST) == 0x01 || BYTE(URIC_HOST) == 0x02) { STEP; goto s44; }
    if (parse_chain_lead[BYTE(URIC_HOST)] != 0) { r = parse_chain_lead[BYTE(URIC_HOST)]; STEP; goto c44; }
    DEAD(256, URIC_HOST);
c5: /* 7 states by a table, then s5 */
    AT_END(256 + r, dead, URIC_FRAGMENT);
    if (parse_chain_next[r << 4 | parse_chain_column[BYTE(URIC_FRAGMENT)]] == 0) DEAD(256 + r, URIC_FRAGMENT);
    r = parse_chain_next[r << 4 | parse_chain_column[BYTE(URIC_FRAGMENT)]];
    STEP;
    if (r == 255) goto s5;
    goto c5;
c7: /* 7 states by a table, then s7 */
    AT_END(263 + r, dead, URIC_PATH);
    if (parse_chain_next[r << 4 | parse_chain_column[BYTE(URIC_PATH)]] == 0) DEAD(263 + r, URIC_PATH);
    r = parse_chain_next[r << 4 | parse_chain_column[BYTE(URIC_PATH)]];
    STEP;
    if (r == 255) goto s7;
    goto c7;
c9: /* 7 states by a table, then s9 */
    AT_END(270 + r, dead, URIC_QUERY);
    if (parse_chain_next[r << 4 | parse_chain_column[BYTE(URIC_QUERY)]] == 0) DEAD(270 + r, URIC_QUERY);
    r = parse_chain_next[r << 4 | parse_chain_column[BYTE(URIC_QUERY)]];
    STEP;
    if (r == 255) goto s9;
    goto c9;
c11: /* 7 states by a table, then s11 */
    AT_END(277 + r, dead, URIC_PATH);
    if (parse_chain_next[r << 4 | parse_chain_column[BYTE(URIC_PATH)]] == 0) DEAD(277 + r, URIC_PATH);
    r = parse_chain_next[r << 4 | parse_chain_column[BYTE(URIC_PATH)]];
    STEP;
    if (r == 255) goto s11;
    goto c11;
c15: /* 7 states by a table, then s15 */
    AT_END(284 + r, dead, URIC_PATH);
    if (parse_chain_next[r << 4 | parse_chain_column[BYTE(URIC_PATH)]] == 0) DEAD(284 + r, URIC_PATH);
    r = parse_chain_next[r << 4 | parse_chain_column[BYTE(URIC_PATH)]];
    STEP;
    if (r == 255) goto s15;
    goto c15;
c17: /* 7 states by a table, then s17 */
    AT_END(291 + r, dead, URIC_PATH);
    if (parse_chain_next[r << 4 | parse_chain_column[BYTE(URIC_PATH)]] == 0) DEAD(291 + r, URIC_PATH);
    r = parse_chain_next[r << 4 | parse_chain_column[BYTE(URIC_PATH)]];
    STEP;
    if (r == 255) goto s17;
    goto c17;
c21: /* 7 states by a table, then s21 */
    AT_END(298 + r, dead, URIC_QUERY);
    if (parse_chain_next[r << 4 | parse_chain_column[BYTE(URIC_QUERY)]] == 0) DEAD(298 + r, URIC_QUERY);
    r = parse_chain_next[r << 4 | parse_chain_column[BYTE(URIC_QUERY)]];
    STEP;
    if (r == 255) goto s21;
    goto c21;
c23: /* 7 states by a table, then s23 */
    AT_END(305 + r, dead, URIC_PATH);
    if (parse_chain_next[r << 4 | parse_chain_column[BYTE(URIC_PATH)]] == 0) DEAD(305 + r, URIC_PATH);
    r = parse_chain_next[r << 4 | parse_chain_column[BYTE(URIC_PATH)]];
    STEP;
    if (r == 255) goto s23;
    goto c23;
c29: /* 7 states by a table, then s29 */
    AT_END(312 + r, dead, URIC_PATH);
    if (parse_chain_next[r << 4 | parse_chain_column[BYTE(URIC_PATH)]] == 0) DEAD(312 + r, URIC_PATH);
    r = parse_chain_next[r << 4 | parse_chain_column[BYTE(URIC_PATH)]];
    STEP;
    if (r == 255) goto s29;
    goto c29;
c44: /* 7 states by a table, then s44 */
    AT_END(319 + r, dead, URIC_USERINFO);
    if (parse_chain_next[r << 4 | parse_chain_column[BYTE(URIC_HOST)]] == 0) DEAD(319 + r, URIC_USERINFO);
    r = parse_chain_next[r << 4 | parse_chain_column[BYTE(URIC_HOST)]];
    STEP;
    if (r == 255) goto s44;
    goto c44;
#endif
