/* Generated from grammar/machines/iri.rl by ragel 6.10 and grammar/tools/walk.py; do not edit. */
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
    case 65: goto s65;
    case 66: goto s66;
    case 67: goto s67;
    case 68: goto s68;
    case 69: goto s69;
    case 70: goto s70;
    case 71: goto s71;
    case 72: goto s72;
    case 73: goto s73;
    case 74: goto s74;
    case 75: goto s75;
    case 76: goto s76;
    case 77: goto s77;
    case 78: goto s78;
    case 79: goto s79;
    case 80: goto s80;
    case 81: goto s81;
    case 82: goto s82;
    case 83: goto s19;
    case 108: goto s31;
    case 133: goto s32;
    case 284: goto s52;
    case 309: goto s63;
    case 334: goto s64;
    default: break;
    }
    if (RESUME - 84 <= 23) { r = (unsigned)RESUME - 82; goto t19; }
    if (RESUME - 109 <= 23) { r = (unsigned)RESUME - 107; goto t31; }
    if (RESUME - 134 <= 149) { r = (unsigned)RESUME - 132; goto t32; }
    if (RESUME - 285 <= 23) { r = (unsigned)RESUME - 283; goto t52; }
    if (RESUME - 310 <= 23) { r = (unsigned)RESUME - 308; goto t63; }
    if (RESUME - 335 <= 149) { r = (unsigned)RESUME - 333; goto t64; }
    if (RESUME - 486 <= 12) { r = (unsigned)RESUME - 484; goto c6; }
    if (RESUME - 500 <= 12) { r = (unsigned)RESUME - 498; goto c8; }
    if (RESUME - 514 <= 13) { r = (unsigned)RESUME - 512; goto c10; }
    if (RESUME - 529 <= 12) { r = (unsigned)RESUME - 527; goto c16; }
    if (RESUME - 543 <= 12) { r = (unsigned)RESUME - 541; goto c18; }
    if (RESUME - 557 <= 12) { r = (unsigned)RESUME - 555; goto c23; }
    if (RESUME - 571 <= 12) { r = (unsigned)RESUME - 569; goto c28; }
    if (RESUME - 585 <= 12) { r = (unsigned)RESUME - 583; goto c29; }
    if (RESUME - 599 <= 12) { r = (unsigned)RESUME - 597; goto c35; }
    if (RESUME - 613 <= 13) { r = (unsigned)RESUME - 611; goto c37; }
    if (RESUME - 628 <= 12) { r = (unsigned)RESUME - 626; goto c43; }
    if (RESUME - 642 <= 12) { r = (unsigned)RESUME - 640; goto c45; }
    if (RESUME - 656 <= 12) { r = (unsigned)RESUME - 654; goto c51; }
    if (RESUME - 670 <= 12) { r = (unsigned)RESUME - 668; goto c60; }
    if (RESUME - 684 <= 12) { r = (unsigned)RESUME - 682; goto c61; }
    if (RESUME - 698 <= 12) { r = (unsigned)RESUME - 696; goto c70; }
    if (RESUME - 712 <= 12) { r = (unsigned)RESUME - 710; goto c72; }
    goto dead;
#else
    switch (ENTRY) {
    case IRI_START_IRI: goto s1;
    case IRI_START_absolute_IRI: goto s3;
    case IRI_START_irelative_ref: goto s4;
    default: goto s2;
    }
#endif
s1: /* "" */
    AT_END(1, dead, URIC_SCHEME);
    if (iri_bytes[1][BYTE] & IRI_IS_ALPHA) { STEP; goto s5; }
    DEAD(1, URIC_SCHEME);
s2: /* "", may end */
    AT_END(2, e2, URIC_PATH);
    if (iri_bytes[1][BYTE] & IRI_IS_ALPHA) { STEP; goto s11; }
    if (iri_bytes[1][BYTE] & IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(2); r = 1; goto c8; }
    if (iri_bytes[1][BYTE] & IRI_IS_SEGMENT_NOT_ALPHA_NOT_COLON) { STEP; goto s8; }
    if (BYTE == '/') { STEP; goto s9; }
    if (BYTE == '?') { ON_path_empty_end; ON_query_begin; STEP; goto s10; }
    if (BYTE == '%') { LEAVE(2); STEP; goto s7; }
    if (BYTE == '#') { ON_path_empty_end; ON_fragment_begin; STEP; goto s6; }
    DEAD(2, URIC_PATH);
e2: ON_path_empty_end; goto done;
s3: /* "" */
    AT_END(3, dead, URIC_SCHEME);
    if (iri_bytes[1][BYTE] & IRI_IS_ALPHA) { STEP; goto s12; }
    DEAD(3, URIC_SCHEME);
s4: /* "", may end */
    AT_END(4, e4, URIC_PATH);
    if (iri_bytes[0][BYTE] & IRI_IS_REG_NAME_OR_AT) { STEP; goto s8; }
    if (iri_bytes[1][BYTE] & IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(4); r = 1; goto c8; }
    if (BYTE == '/') { STEP; goto s9; }
    if (BYTE == '?') { ON_path_empty_end; ON_query_begin; STEP; goto s10; }
    if (BYTE == '%') { LEAVE(4); STEP; goto s7; }
    if (BYTE == '#') { ON_path_empty_end; ON_fragment_begin; STEP; goto s6; }
    DEAD(4, URIC_PATH);
e4: ON_path_empty_end; goto done;
s5: /* "a" */
    JUMP(SCHEME, 5);
    AT_END(5, dead, URIC_SCHEME);
    if (BYTE == ':') { ON_scheme_end; STEP; goto s13; }
    if (iri_bytes[0][BYTE] & IRI_IS_SCHEME) { STEP; goto s5; }
    DEAD(5, URIC_SCHEME);
s6: /* "#", may end */
    JUMP(PATH, 6);
    AT_END(6, e6, URIC_FRAGMENT);
    if (BYTE == '%') { TRIPLET(6); LEAVE(6); STEP; goto s14; }
    if (iri_bytes[1][BYTE] & IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(6); r = 1; goto c6; }
    if (iri_bytes[0][BYTE] & IRI_IS_FRAGMENT) { STEP; goto s6; }
    DEAD(6, URIC_FRAGMENT);
e6: ON_fragment_end; goto done;
c6: /* inside of a character, by a table */
    CHARACTERS(iri_characters, r);
    if (r == 1) goto s6;
    AT_END(484 + r, dead, URIC_FRAGMENT);
    DEAD(484 + r, URIC_FRAGMENT);
s7: /* "%" */
    AT_END(7, dead, URIC_PATH);
    if (iri_bytes[1][BYTE] & IRI_IS_HEXDIG) { STEP; goto s15; }
    DEAD(7, URIC_PATH);
s8: /* "&", may end */
    JUMP(REG_NAME, 8);
    AT_END(8, e8, URIC_PATH);
    if (BYTE == '/') { STEP; goto s16; }
    if (BYTE == '?') { ON_path_noscheme_end; ON_query_begin; STEP; goto s10; }
    if (BYTE == '%') { TRIPLET(8); LEAVE(8); STEP; goto s7; }
    if (BYTE == '#') { ON_path_noscheme_end; ON_fragment_begin; STEP; goto s6; }
    if (iri_bytes[1][BYTE] & IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(8); r = 1; goto c8; }
    if (iri_bytes[0][BYTE] & IRI_IS_REG_NAME_OR_AT) { STEP; goto s8; }
    DEAD(8, URIC_PATH);
e8: ON_path_noscheme_end; goto done;
c8: /* inside of a character, by a table */
    CHARACTERS(iri_characters, r);
    if (r == 1) goto s8;
    AT_END(498 + r, dead, URIC_PATH);
    DEAD(498 + r, URIC_PATH);
s9: /* "/", may end */
    AT_END(9, e9, URIC_PATH);
    if (BYTE == '/') { ON_authority_begin; STEP; goto s19; }
    if (iri_bytes[0][BYTE] & IRI_IS_SEGMENT) { STEP; goto s18; }
    if (iri_bytes[1][BYTE] & IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(9); r = 1; goto c18; }
    if (BYTE == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s10; }
    if (BYTE == '%') { LEAVE(9); STEP; goto s17; }
    if (BYTE == '#') { ON_path_absolute_end; ON_fragment_begin; STEP; goto s6; }
    DEAD(9, URIC_PATH);
e9: ON_path_absolute_end; goto done;
s10: /* "?", may end */
    JUMP(PATH, 10);
    AT_END(10, e10, URIC_QUERY);
    if (BYTE == '%') { TRIPLET(10); LEAVE(10); STEP; goto s20; }
    if (BYTE == '#') { ON_query_end; ON_fragment_begin; STEP; goto s6; }
    if (BYTE >= 0xC2 && BYTE <= 0xF4) { LEAVE(10); r = 1; goto c10; }
    if (iri_bytes[0][BYTE] & IRI_IS_FRAGMENT) { STEP; goto s10; }
    DEAD(10, URIC_QUERY);
e10: ON_query_end; goto done;
c10: /* inside of a character, by a table */
    CHARACTERS(iri_characters_2, r);
    if (r == 1) goto s10;
    AT_END(512 + r, dead, URIC_QUERY);
    DEAD(512 + r, URIC_QUERY);
s11: /* "a", may end */
    JUMP(SCHEME, 11);
    AT_END(11, e11, URIC_PATH);
    if (BYTE == ':') { ON_scheme_end; STEP; goto s13; }
    if (BYTE == '/') { STEP; goto s16; }
    if (BYTE == '?') { ON_path_noscheme_end; ON_query_begin; STEP; goto s10; }
    if (BYTE == '#') { ON_path_noscheme_end; ON_fragment_begin; STEP; goto s6; }
    if (BYTE == '%') { LEAVE(11); STEP; goto s7; }
    if (iri_bytes[0][BYTE] & IRI_IS_SEGMENT_NOT_SCHEME_NOT_COLON) { STEP; goto s8; }
    if (iri_bytes[1][BYTE] & IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(11); r = 1; goto c8; }
    if (iri_bytes[0][BYTE] & IRI_IS_SCHEME) { STEP; goto s11; }
    DEAD(11, URIC_PATH);
e11: ON_path_noscheme_end; goto done;
s12: /* "a" */
    JUMP(SCHEME, 12);
    AT_END(12, dead, URIC_SCHEME);
    if (BYTE == ':') { ON_scheme_end; STEP; goto s21; }
    if (iri_bytes[0][BYTE] & IRI_IS_SCHEME) { STEP; goto s12; }
    DEAD(12, URIC_SCHEME);
s13: /* "a:", may end */
    AT_END(13, e13, URIC_PATH);
    if (BYTE == '/') { STEP; goto s9; }
    if (iri_bytes[0][BYTE] & IRI_IS_SEGMENT) { STEP; goto s23; }
    if (iri_bytes[1][BYTE] & IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(13); r = 1; goto c23; }
    if (BYTE == '?') { ON_path_empty_end; ON_query_begin; STEP; goto s10; }
    if (BYTE == '%') { LEAVE(13); STEP; goto s22; }
    if (BYTE == '#') { ON_path_empty_end; ON_fragment_begin; STEP; goto s6; }
    DEAD(13, URIC_PATH);
e13: ON_path_empty_end; goto done;
s14: /* "#%" */
    AT_END(14, dead, URIC_FRAGMENT);
    if (iri_bytes[1][BYTE] & IRI_IS_HEXDIG) { STEP; goto s24; }
    DEAD(14, URIC_FRAGMENT);
s15: /* "%1" */
    AT_END(15, dead, URIC_PATH);
    if (iri_bytes[1][BYTE] & IRI_IS_HEXDIG) { STEP; goto s8; }
    DEAD(15, URIC_PATH);
s16: /* "&/", may end */
    JUMP(PATH, 16);
    AT_END(16, e16, URIC_PATH);
    if (BYTE == '?') { ON_path_noscheme_end; ON_query_begin; STEP; goto s10; }
    if (BYTE == '%') { TRIPLET(16); LEAVE(16); STEP; goto s25; }
    if (BYTE == '#') { ON_path_noscheme_end; ON_fragment_begin; STEP; goto s6; }
    if (iri_bytes[1][BYTE] & IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(16); r = 1; goto c16; }
    if (iri_bytes[0][BYTE] & IRI_IS_PATH) { STEP; goto s16; }
    DEAD(16, URIC_PATH);
e16: ON_path_noscheme_end; goto done;
c16: /* inside of a character, by a table */
    CHARACTERS(iri_characters, r);
    if (r == 1) goto s16;
    AT_END(527 + r, dead, URIC_PATH);
    DEAD(527 + r, URIC_PATH);
s17: /* "/%" */
    AT_END(17, dead, URIC_PATH);
    if (iri_bytes[1][BYTE] & IRI_IS_HEXDIG) { STEP; goto s26; }
    DEAD(17, URIC_PATH);
s18: /* "/&", may end */
    JUMP(PATH, 18);
    AT_END(18, e18, URIC_PATH);
    if (BYTE == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s10; }
    if (BYTE == '%') { TRIPLET(18); LEAVE(18); STEP; goto s17; }
    if (BYTE == '#') { ON_path_absolute_end; ON_fragment_begin; STEP; goto s6; }
    if (iri_bytes[1][BYTE] & IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(18); r = 1; goto c18; }
    if (iri_bytes[0][BYTE] & IRI_IS_PATH) { STEP; goto s18; }
    DEAD(18, URIC_PATH);
e18: ON_path_absolute_end; goto done;
c18: /* inside of a character, by a table */
    CHARACTERS(iri_characters, r);
    if (r == 1) goto s18;
    AT_END(541 + r, dead, URIC_PATH);
    DEAD(541 + r, URIC_PATH);
s19: /* "//", may end */
    AT_END(19, e19, URIC_HOST);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s29; }
    if (iri_bytes[0][BYTE] & IRI_IS_REG_NAME_NOT_IPV4ADDRESS) { STEP; goto s28; }
    if (iri_bytes[1][BYTE] & IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(19); r = 1; goto c28; }
    if (iri_bytes[0][BYTE] & IRI_IS_IPV4ADDRESS) { r = 1; goto t19; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s10; }
    if (BYTE == '%') { LEAVE(19); STEP; goto s27; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s30; }
    if (BYTE == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s6; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s31; }
    if (BYTE == '[') { LEAVE(19); STEP; goto s32; }
    DEAD(19, URIC_HOST);
e19: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
t19: /* 25 states by a table */
    TABLE(IPv4address, r, 82);
    AT_END(82 + r, te19, URIC_HOST);
    if (BYTE == '/') { HOST_KIND(iri_part19_values[r]); ON_host_end; ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { HOST_KIND(iri_part19_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s10; }
    if (BYTE == '%') { LEAVE(82 + r); STEP; goto s27; }
    if (BYTE == ':') { HOST_KIND(iri_part19_values[r]); ON_host_end; ON_port_begin; STEP; goto s30; }
    if (BYTE == '#') { HOST_KIND(iri_part19_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s6; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s31; }
    if (iri_bytes[0][BYTE] & IRI_IS_REG_NAME_NOT_IPV4ADDRESS) { STEP; goto s28; }
    if (iri_bytes[1][BYTE] & IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(82 + r); r = 1; goto c28; }
    DEAD(82 + r, URIC_HOST);
te19:
    HOST_KIND(iri_part19_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s20: /* "?%" */
    AT_END(20, dead, URIC_QUERY);
    if (iri_bytes[1][BYTE] & IRI_IS_HEXDIG) { STEP; goto s33; }
    DEAD(20, URIC_QUERY);
s21: /* "a:", may end */
    AT_END(21, e21, URIC_PATH);
    if (BYTE == '/') { STEP; goto s36; }
    if (iri_bytes[0][BYTE] & IRI_IS_SEGMENT) { STEP; goto s35; }
    if (iri_bytes[1][BYTE] & IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(21); r = 1; goto c35; }
    if (BYTE == '?') { ON_path_empty_end; ON_query_begin; STEP; goto s37; }
    if (BYTE == '%') { LEAVE(21); STEP; goto s34; }
    DEAD(21, URIC_PATH);
e21: ON_path_empty_end; goto done;
s22: /* "a:%" */
    AT_END(22, dead, URIC_PATH);
    if (iri_bytes[1][BYTE] & IRI_IS_HEXDIG) { STEP; goto s38; }
    DEAD(22, URIC_PATH);
s23: /* "a:&", may end */
    JUMP(PATH, 23);
    AT_END(23, e23, URIC_PATH);
    if (BYTE == '?') { ON_path_rootless_end; ON_query_begin; STEP; goto s10; }
    if (BYTE == '%') { TRIPLET(23); LEAVE(23); STEP; goto s22; }
    if (BYTE == '#') { ON_path_rootless_end; ON_fragment_begin; STEP; goto s6; }
    if (iri_bytes[1][BYTE] & IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(23); r = 1; goto c23; }
    if (iri_bytes[0][BYTE] & IRI_IS_PATH) { STEP; goto s23; }
    DEAD(23, URIC_PATH);
e23: ON_path_rootless_end; goto done;
c23: /* inside of a character, by a table */
    CHARACTERS(iri_characters, r);
    if (r == 1) goto s23;
    AT_END(555 + r, dead, URIC_PATH);
    DEAD(555 + r, URIC_PATH);
s24: /* "#%1" */
    AT_END(24, dead, URIC_FRAGMENT);
    if (iri_bytes[1][BYTE] & IRI_IS_HEXDIG) { STEP; goto s6; }
    DEAD(24, URIC_FRAGMENT);
s25: /* "&/%" */
    AT_END(25, dead, URIC_PATH);
    if (iri_bytes[1][BYTE] & IRI_IS_HEXDIG) { STEP; goto s39; }
    DEAD(25, URIC_PATH);
s26: /* "/%1" */
    AT_END(26, dead, URIC_PATH);
    if (iri_bytes[1][BYTE] & IRI_IS_HEXDIG) { STEP; goto s18; }
    DEAD(26, URIC_PATH);
s27: /* "//.%" */
    AT_END(27, dead, URIC_HOST);
    if (iri_bytes[1][BYTE] & IRI_IS_HEXDIG) { STEP; goto s40; }
    DEAD(27, URIC_HOST);
s28: /* "//.\xC2\xA0", may end */
    JUMP(REG_NAME, 28);
    AT_END(28, e28, URIC_HOST);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s10; }
    if (BYTE == '%') { TRIPLET(28); LEAVE(28); STEP; goto s27; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s30; }
    if (BYTE == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s6; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s31; }
    if (iri_bytes[1][BYTE] & IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(28); r = 1; goto c28; }
    if (iri_bytes[0][BYTE] & IRI_IS_REG_NAME) { STEP; goto s28; }
    DEAD(28, URIC_HOST);
e28: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
c28: /* inside of a character, by a table */
    CHARACTERS(iri_characters, r);
    if (r == 1) goto s28;
    AT_END(569 + r, dead, URIC_HOST);
    DEAD(569 + r, URIC_HOST);
s29: /* "//./", may end */
    JUMP(PATH, 29);
    AT_END(29, e29, URIC_PATH);
    if (BYTE == '?') { ON_path_abempty_end; ON_query_begin; STEP; goto s10; }
    if (BYTE == '%') { TRIPLET(29); LEAVE(29); STEP; goto s41; }
    if (BYTE == '#') { ON_path_abempty_end; ON_fragment_begin; STEP; goto s6; }
    if (iri_bytes[1][BYTE] & IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(29); r = 1; goto c29; }
    if (iri_bytes[0][BYTE] & IRI_IS_PATH) { STEP; goto s29; }
    DEAD(29, URIC_PATH);
e29: ON_path_abempty_end; goto done;
c29: /* inside of a character, by a table */
    CHARACTERS(iri_characters, r);
    if (r == 1) goto s29;
    AT_END(583 + r, dead, URIC_PATH);
    DEAD(583 + r, URIC_PATH);
s30: /* "//.:", may end */
    AT_END(30, e30, URIC_PORT);
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s30; }
    if (BYTE == '/') { ON_port_end; ON_authority_end; STEP; goto s29; }
    if (iri_bytes[0][BYTE] & IRI_IS_USERINFO_NOT_DIGIT) { LEAVE(30); STEP; goto s43; }
    if (iri_bytes[1][BYTE] & IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(30); r = 1; goto c43; }
    if (BYTE == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s10; }
    if (BYTE == '%') { LEAVE(30); STEP; goto s42; }
    if (BYTE == '#') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s6; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s31; }
    DEAD(30, URIC_PORT);
e30: ON_port_end; ON_authority_end; ON_path_abempty_end; goto done;
s31: /* "//.@", may end */
    AT_END(31, e31, URIC_HOST);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s29; }
    if (iri_bytes[0][BYTE] & IRI_IS_REG_NAME_NOT_IPV4ADDRESS) { STEP; goto s45; }
    if (iri_bytes[1][BYTE] & IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(31); r = 1; goto c45; }
    if (iri_bytes[0][BYTE] & IRI_IS_IPV4ADDRESS) { r = 1; goto t31; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s10; }
    if (BYTE == '%') { LEAVE(31); STEP; goto s44; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s46; }
    if (BYTE == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s6; }
    if (BYTE == '[') { LEAVE(31); STEP; goto s32; }
    DEAD(31, URIC_HOST);
e31: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
t31: /* 25 states by a table */
    TABLE(IPv4address, r, 107);
    AT_END(107 + r, te31, URIC_HOST);
    if (BYTE == '/') { HOST_KIND(iri_part19_values[r]); ON_host_end; ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { HOST_KIND(iri_part19_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s10; }
    if (BYTE == '%') { LEAVE(107 + r); STEP; goto s44; }
    if (BYTE == ':') { HOST_KIND(iri_part19_values[r]); ON_host_end; ON_port_begin; STEP; goto s46; }
    if (BYTE == '#') { HOST_KIND(iri_part19_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s6; }
    if (iri_bytes[0][BYTE] & IRI_IS_REG_NAME_NOT_IPV4ADDRESS) { STEP; goto s45; }
    if (iri_bytes[1][BYTE] & IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(107 + r); r = 1; goto c45; }
    DEAD(107 + r, URIC_HOST);
te31:
    HOST_KIND(iri_part19_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s32: /* "//[" */
    AT_END(32, dead, URIC_HOST);
    if (iri_bytes[1][BYTE] & IRI_IS_IPV6ADDRESS) { r = 1; goto t32; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s48; }
    DEAD(32, URIC_HOST);
t32: /* 151 states by a table */
    TABLE(IPv6address, r, 132);
    if (r == 0) LOST(IPv6address, r, 132, URIC_HOST);
    AT_END(132 + r, dead, URIC_HOST);
    if (!(iri_part32_flags[r] & 1)) DEAD(132 + r, URIC_HOST);
    if (BYTE == ']') { ON_IPv6address_end; STEP; goto s47; }
    DEAD(132 + r, URIC_HOST);
s33: /* "?%1" */
    AT_END(33, dead, URIC_QUERY);
    if (iri_bytes[1][BYTE] & IRI_IS_HEXDIG) { STEP; goto s10; }
    DEAD(33, URIC_QUERY);
s34: /* "a:%" */
    AT_END(34, dead, URIC_PATH);
    if (iri_bytes[1][BYTE] & IRI_IS_HEXDIG) { STEP; goto s49; }
    DEAD(34, URIC_PATH);
s35: /* "a:&", may end */
    JUMP(PATH, 35);
    AT_END(35, e35, URIC_PATH);
    if (BYTE == '?') { ON_path_rootless_end; ON_query_begin; STEP; goto s37; }
    if (BYTE == '%') { TRIPLET(35); LEAVE(35); STEP; goto s34; }
    if (iri_bytes[1][BYTE] & IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(35); r = 1; goto c35; }
    if (iri_bytes[0][BYTE] & IRI_IS_PATH) { STEP; goto s35; }
    DEAD(35, URIC_PATH);
e35: ON_path_rootless_end; goto done;
c35: /* inside of a character, by a table */
    CHARACTERS(iri_characters, r);
    if (r == 1) goto s35;
    AT_END(597 + r, dead, URIC_PATH);
    DEAD(597 + r, URIC_PATH);
s36: /* "a:/", may end */
    AT_END(36, e36, URIC_PATH);
    if (BYTE == '/') { ON_authority_begin; STEP; goto s52; }
    if (iri_bytes[0][BYTE] & IRI_IS_SEGMENT) { STEP; goto s51; }
    if (iri_bytes[1][BYTE] & IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(36); r = 1; goto c51; }
    if (BYTE == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s37; }
    if (BYTE == '%') { LEAVE(36); STEP; goto s50; }
    DEAD(36, URIC_PATH);
e36: ON_path_absolute_end; goto done;
s37: /* "a:?", may end */
    JUMP(PATH, 37);
    AT_END(37, e37, URIC_QUERY);
    if (BYTE == '%') { TRIPLET(37); LEAVE(37); STEP; goto s53; }
    if (BYTE >= 0xC2 && BYTE <= 0xF4) { LEAVE(37); r = 1; goto c37; }
    if (iri_bytes[0][BYTE] & IRI_IS_FRAGMENT) { STEP; goto s37; }
    DEAD(37, URIC_QUERY);
e37: ON_query_end; goto done;
c37: /* inside of a character, by a table */
    CHARACTERS(iri_characters_2, r);
    if (r == 1) goto s37;
    AT_END(611 + r, dead, URIC_QUERY);
    DEAD(611 + r, URIC_QUERY);
s38: /* "a:%1" */
    AT_END(38, dead, URIC_PATH);
    if (iri_bytes[1][BYTE] & IRI_IS_HEXDIG) { STEP; goto s23; }
    DEAD(38, URIC_PATH);
s39: /* "&/%1" */
    AT_END(39, dead, URIC_PATH);
    if (iri_bytes[1][BYTE] & IRI_IS_HEXDIG) { STEP; goto s16; }
    DEAD(39, URIC_PATH);
s40: /* "//.%1" */
    AT_END(40, dead, URIC_HOST);
    if (iri_bytes[1][BYTE] & IRI_IS_HEXDIG) { STEP; goto s28; }
    DEAD(40, URIC_HOST);
s41: /* "//./%" */
    AT_END(41, dead, URIC_PATH);
    if (iri_bytes[1][BYTE] & IRI_IS_HEXDIG) { STEP; goto s54; }
    DEAD(41, URIC_PATH);
s42: /* "//.:%" */
    AT_END(42, dead, URIC_USERINFO);
    if (iri_bytes[1][BYTE] & IRI_IS_HEXDIG) { STEP; goto s55; }
    DEAD(42, URIC_USERINFO);
s43: /* "//.:&" */
    JUMP(REG_NAME, 43);
    AT_END(43, dead, URIC_USERINFO);
    if (BYTE == '%') { TRIPLET(43); STEP; goto s42; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s31; }
    if (iri_bytes[1][BYTE] & IRI_IS_C2_TO_ED_OR_EF_TO_F3) { r = 1; goto c43; }
    if (iri_bytes[0][BYTE] & IRI_IS_USERINFO) { STEP; goto s43; }
    DEAD(43, URIC_USERINFO);
c43: /* inside of a character, by a table */
    CHARACTERS(iri_characters, r);
    if (r == 1) goto s43;
    AT_END(626 + r, dead, URIC_USERINFO);
    DEAD(626 + r, URIC_USERINFO);
s44: /* "//.@.%" */
    AT_END(44, dead, URIC_HOST);
    if (iri_bytes[1][BYTE] & IRI_IS_HEXDIG) { STEP; goto s56; }
    DEAD(44, URIC_HOST);
s45: /* "//.@.\xC2\xA0", may end */
    JUMP(REG_NAME, 45);
    AT_END(45, e45, URIC_HOST);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s10; }
    if (BYTE == '%') { TRIPLET(45); LEAVE(45); STEP; goto s44; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s46; }
    if (BYTE == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s6; }
    if (iri_bytes[1][BYTE] & IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(45); r = 1; goto c45; }
    if (iri_bytes[0][BYTE] & IRI_IS_REG_NAME) { STEP; goto s45; }
    DEAD(45, URIC_HOST);
e45: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
c45: /* inside of a character, by a table */
    CHARACTERS(iri_characters, r);
    if (r == 1) goto s45;
    AT_END(640 + r, dead, URIC_HOST);
    DEAD(640 + r, URIC_HOST);
s46: /* "//.@.:", may end */
    AT_END(46, e46, URIC_PORT);
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s46; }
    if (BYTE == '/') { ON_port_end; ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s10; }
    if (BYTE == '#') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s6; }
    DEAD(46, URIC_PORT);
e46: ON_port_end; ON_authority_end; ON_path_abempty_end; goto done;
s47: /* "//[::]", may end */
    AT_END(47, e47, URIC_HOST);
    if (BYTE == '/') { ON_host_end; ON_authority_end; STEP; goto s29; }
    if (BYTE == '?') { ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s10; }
    if (BYTE == ':') { ON_host_end; ON_port_begin; STEP; goto s46; }
    if (BYTE == '#') { ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s6; }
    DEAD(47, URIC_HOST);
e47: ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s48: /* "//[V" */
    AT_END(48, dead, URIC_HOST);
    if (iri_bytes[1][BYTE] & IRI_IS_HEXDIG) { STEP; goto s57; }
    DEAD(48, URIC_HOST);
s49: /* "a:%1" */
    AT_END(49, dead, URIC_PATH);
    if (iri_bytes[1][BYTE] & IRI_IS_HEXDIG) { STEP; goto s35; }
    DEAD(49, URIC_PATH);
s50: /* "a:/%" */
    AT_END(50, dead, URIC_PATH);
    if (iri_bytes[1][BYTE] & IRI_IS_HEXDIG) { STEP; goto s58; }
    DEAD(50, URIC_PATH);
s51: /* "a:/&", may end */
    JUMP(PATH, 51);
    AT_END(51, e51, URIC_PATH);
    if (BYTE == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s37; }
    if (BYTE == '%') { TRIPLET(51); LEAVE(51); STEP; goto s50; }
    if (iri_bytes[1][BYTE] & IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(51); r = 1; goto c51; }
    if (iri_bytes[0][BYTE] & IRI_IS_PATH) { STEP; goto s51; }
    DEAD(51, URIC_PATH);
e51: ON_path_absolute_end; goto done;
c51: /* inside of a character, by a table */
    CHARACTERS(iri_characters, r);
    if (r == 1) goto s51;
    AT_END(654 + r, dead, URIC_PATH);
    DEAD(654 + r, URIC_PATH);
s52: /* "a://", may end */
    AT_END(52, e52, URIC_HOST);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s61; }
    if (iri_bytes[0][BYTE] & IRI_IS_REG_NAME_NOT_IPV4ADDRESS) { STEP; goto s60; }
    if (iri_bytes[1][BYTE] & IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(52); r = 1; goto c60; }
    if (iri_bytes[0][BYTE] & IRI_IS_IPV4ADDRESS) { r = 1; goto t52; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s37; }
    if (BYTE == '%') { LEAVE(52); STEP; goto s59; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s62; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s63; }
    if (BYTE == '[') { LEAVE(52); STEP; goto s64; }
    DEAD(52, URIC_HOST);
e52: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
t52: /* 25 states by a table */
    TABLE(IPv4address, r, 283);
    AT_END(283 + r, te52, URIC_HOST);
    if (BYTE == '/') { HOST_KIND(iri_part19_values[r]); ON_host_end; ON_authority_end; STEP; goto s61; }
    if (BYTE == '?') { HOST_KIND(iri_part19_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s37; }
    if (BYTE == '%') { LEAVE(283 + r); STEP; goto s59; }
    if (BYTE == ':') { HOST_KIND(iri_part19_values[r]); ON_host_end; ON_port_begin; STEP; goto s62; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s63; }
    if (iri_bytes[0][BYTE] & IRI_IS_REG_NAME_NOT_IPV4ADDRESS) { STEP; goto s60; }
    if (iri_bytes[1][BYTE] & IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(283 + r); r = 1; goto c60; }
    DEAD(283 + r, URIC_HOST);
te52:
    HOST_KIND(iri_part19_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s53: /* "a:?%" */
    AT_END(53, dead, URIC_QUERY);
    if (iri_bytes[1][BYTE] & IRI_IS_HEXDIG) { STEP; goto s65; }
    DEAD(53, URIC_QUERY);
s54: /* "//./%1" */
    AT_END(54, dead, URIC_PATH);
    if (iri_bytes[1][BYTE] & IRI_IS_HEXDIG) { STEP; goto s29; }
    DEAD(54, URIC_PATH);
s55: /* "//.:%1" */
    AT_END(55, dead, URIC_USERINFO);
    if (iri_bytes[1][BYTE] & IRI_IS_HEXDIG) { STEP; goto s43; }
    DEAD(55, URIC_USERINFO);
s56: /* "//.@.%1" */
    AT_END(56, dead, URIC_HOST);
    if (iri_bytes[1][BYTE] & IRI_IS_HEXDIG) { STEP; goto s45; }
    DEAD(56, URIC_HOST);
s57: /* "//[V1" */
    AT_END(57, dead, URIC_HOST);
    if (iri_bytes[1][BYTE] & IRI_IS_HEXDIG) { STEP; goto s57; }
    if (BYTE == '.') { STEP; goto s66; }
    DEAD(57, URIC_HOST);
s58: /* "a:/%1" */
    AT_END(58, dead, URIC_PATH);
    if (iri_bytes[1][BYTE] & IRI_IS_HEXDIG) { STEP; goto s51; }
    DEAD(58, URIC_PATH);
s59: /* "a://.%" */
    AT_END(59, dead, URIC_HOST);
    if (iri_bytes[1][BYTE] & IRI_IS_HEXDIG) { STEP; goto s67; }
    DEAD(59, URIC_HOST);
s60: /* "a://.\xC2\xA0", may end */
    JUMP(REG_NAME, 60);
    AT_END(60, e60, URIC_HOST);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s61; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s37; }
    if (BYTE == '%') { TRIPLET(60); LEAVE(60); STEP; goto s59; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s62; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s63; }
    if (iri_bytes[1][BYTE] & IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(60); r = 1; goto c60; }
    if (iri_bytes[0][BYTE] & IRI_IS_REG_NAME) { STEP; goto s60; }
    DEAD(60, URIC_HOST);
e60: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
c60: /* inside of a character, by a table */
    CHARACTERS(iri_characters, r);
    if (r == 1) goto s60;
    AT_END(668 + r, dead, URIC_HOST);
    DEAD(668 + r, URIC_HOST);
s61: /* "a://./", may end */
    JUMP(PATH, 61);
    AT_END(61, e61, URIC_PATH);
    if (BYTE == '?') { ON_path_abempty_end; ON_query_begin; STEP; goto s37; }
    if (BYTE == '%') { TRIPLET(61); LEAVE(61); STEP; goto s68; }
    if (iri_bytes[1][BYTE] & IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(61); r = 1; goto c61; }
    if (iri_bytes[0][BYTE] & IRI_IS_PATH) { STEP; goto s61; }
    DEAD(61, URIC_PATH);
e61: ON_path_abempty_end; goto done;
c61: /* inside of a character, by a table */
    CHARACTERS(iri_characters, r);
    if (r == 1) goto s61;
    AT_END(682 + r, dead, URIC_PATH);
    DEAD(682 + r, URIC_PATH);
s62: /* "a://.:", may end */
    AT_END(62, e62, URIC_PORT);
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s62; }
    if (BYTE == '/') { ON_port_end; ON_authority_end; STEP; goto s61; }
    if (iri_bytes[0][BYTE] & IRI_IS_USERINFO_NOT_DIGIT) { LEAVE(62); STEP; goto s70; }
    if (iri_bytes[1][BYTE] & IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(62); r = 1; goto c70; }
    if (BYTE == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s37; }
    if (BYTE == '%') { LEAVE(62); STEP; goto s69; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s63; }
    DEAD(62, URIC_PORT);
e62: ON_port_end; ON_authority_end; ON_path_abempty_end; goto done;
s63: /* "a://.@", may end */
    AT_END(63, e63, URIC_HOST);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s61; }
    if (iri_bytes[0][BYTE] & IRI_IS_REG_NAME_NOT_IPV4ADDRESS) { STEP; goto s72; }
    if (iri_bytes[1][BYTE] & IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(63); r = 1; goto c72; }
    if (iri_bytes[0][BYTE] & IRI_IS_IPV4ADDRESS) { r = 1; goto t63; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s37; }
    if (BYTE == '%') { LEAVE(63); STEP; goto s71; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s73; }
    if (BYTE == '[') { LEAVE(63); STEP; goto s64; }
    DEAD(63, URIC_HOST);
e63: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
t63: /* 25 states by a table */
    TABLE(IPv4address, r, 308);
    AT_END(308 + r, te63, URIC_HOST);
    if (BYTE == '/') { HOST_KIND(iri_part19_values[r]); ON_host_end; ON_authority_end; STEP; goto s61; }
    if (BYTE == '?') { HOST_KIND(iri_part19_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s37; }
    if (BYTE == '%') { LEAVE(308 + r); STEP; goto s71; }
    if (BYTE == ':') { HOST_KIND(iri_part19_values[r]); ON_host_end; ON_port_begin; STEP; goto s73; }
    if (iri_bytes[0][BYTE] & IRI_IS_REG_NAME_NOT_IPV4ADDRESS) { STEP; goto s72; }
    if (iri_bytes[1][BYTE] & IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(308 + r); r = 1; goto c72; }
    DEAD(308 + r, URIC_HOST);
te63:
    HOST_KIND(iri_part19_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s64: /* "a://[" */
    AT_END(64, dead, URIC_HOST);
    if (iri_bytes[1][BYTE] & IRI_IS_IPV6ADDRESS) { r = 1; goto t64; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s75; }
    DEAD(64, URIC_HOST);
t64: /* 151 states by a table */
    TABLE(IPv6address, r, 333);
    if (r == 0) LOST(IPv6address, r, 333, URIC_HOST);
    AT_END(333 + r, dead, URIC_HOST);
    if (!(iri_part32_flags[r] & 1)) DEAD(333 + r, URIC_HOST);
    if (BYTE == ']') { ON_IPv6address_end; STEP; goto s74; }
    DEAD(333 + r, URIC_HOST);
s65: /* "a:?%1" */
    AT_END(65, dead, URIC_QUERY);
    if (iri_bytes[1][BYTE] & IRI_IS_HEXDIG) { STEP; goto s37; }
    DEAD(65, URIC_QUERY);
s66: /* "//[V1." */
    AT_END(66, dead, URIC_HOST);
    if (iri_bytes[0][BYTE] & IRI_IS_USERINFO) { STEP; goto s76; }
    DEAD(66, URIC_HOST);
s67: /* "a://.%1" */
    AT_END(67, dead, URIC_HOST);
    if (iri_bytes[1][BYTE] & IRI_IS_HEXDIG) { STEP; goto s60; }
    DEAD(67, URIC_HOST);
s68: /* "a://./%" */
    AT_END(68, dead, URIC_PATH);
    if (iri_bytes[1][BYTE] & IRI_IS_HEXDIG) { STEP; goto s77; }
    DEAD(68, URIC_PATH);
s69: /* "a://.:%" */
    AT_END(69, dead, URIC_USERINFO);
    if (iri_bytes[1][BYTE] & IRI_IS_HEXDIG) { STEP; goto s78; }
    DEAD(69, URIC_USERINFO);
s70: /* "a://.:&" */
    JUMP(REG_NAME, 70);
    AT_END(70, dead, URIC_USERINFO);
    if (BYTE == '%') { TRIPLET(70); STEP; goto s69; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s63; }
    if (iri_bytes[1][BYTE] & IRI_IS_C2_TO_ED_OR_EF_TO_F3) { r = 1; goto c70; }
    if (iri_bytes[0][BYTE] & IRI_IS_USERINFO) { STEP; goto s70; }
    DEAD(70, URIC_USERINFO);
c70: /* inside of a character, by a table */
    CHARACTERS(iri_characters, r);
    if (r == 1) goto s70;
    AT_END(696 + r, dead, URIC_USERINFO);
    DEAD(696 + r, URIC_USERINFO);
s71: /* "a://.@.%" */
    AT_END(71, dead, URIC_HOST);
    if (iri_bytes[1][BYTE] & IRI_IS_HEXDIG) { STEP; goto s79; }
    DEAD(71, URIC_HOST);
s72: /* "a://.@.\xC2\xA0", may end */
    JUMP(REG_NAME, 72);
    AT_END(72, e72, URIC_HOST);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s61; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s37; }
    if (BYTE == '%') { TRIPLET(72); LEAVE(72); STEP; goto s71; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s73; }
    if (iri_bytes[1][BYTE] & IRI_IS_C2_TO_ED_OR_EF_TO_F3) { LEAVE(72); r = 1; goto c72; }
    if (iri_bytes[0][BYTE] & IRI_IS_REG_NAME) { STEP; goto s72; }
    DEAD(72, URIC_HOST);
e72: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
c72: /* inside of a character, by a table */
    CHARACTERS(iri_characters, r);
    if (r == 1) goto s72;
    AT_END(710 + r, dead, URIC_HOST);
    DEAD(710 + r, URIC_HOST);
s73: /* "a://.@.:", may end */
    AT_END(73, e73, URIC_PORT);
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s73; }
    if (BYTE == '/') { ON_port_end; ON_authority_end; STEP; goto s61; }
    if (BYTE == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s37; }
    DEAD(73, URIC_PORT);
e73: ON_port_end; ON_authority_end; ON_path_abempty_end; goto done;
s74: /* "a://[::]", may end */
    AT_END(74, e74, URIC_HOST);
    if (BYTE == '/') { ON_host_end; ON_authority_end; STEP; goto s61; }
    if (BYTE == '?') { ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s37; }
    if (BYTE == ':') { ON_host_end; ON_port_begin; STEP; goto s73; }
    DEAD(74, URIC_HOST);
e74: ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s75: /* "a://[V" */
    AT_END(75, dead, URIC_HOST);
    if (iri_bytes[1][BYTE] & IRI_IS_HEXDIG) { STEP; goto s80; }
    DEAD(75, URIC_HOST);
s76: /* "//[V1.&" */
    JUMP(SCHEME, 76);
    AT_END(76, dead, URIC_HOST);
    if (BYTE == ']') { ON_IPvFuture_end; STEP; goto s47; }
    if (iri_bytes[0][BYTE] & IRI_IS_USERINFO) { STEP; goto s76; }
    DEAD(76, URIC_HOST);
s77: /* "a://./%1" */
    AT_END(77, dead, URIC_PATH);
    if (iri_bytes[1][BYTE] & IRI_IS_HEXDIG) { STEP; goto s61; }
    DEAD(77, URIC_PATH);
s78: /* "a://.:%1" */
    AT_END(78, dead, URIC_USERINFO);
    if (iri_bytes[1][BYTE] & IRI_IS_HEXDIG) { STEP; goto s70; }
    DEAD(78, URIC_USERINFO);
s79: /* "a://.@.%1" */
    AT_END(79, dead, URIC_HOST);
    if (iri_bytes[1][BYTE] & IRI_IS_HEXDIG) { STEP; goto s72; }
    DEAD(79, URIC_HOST);
s80: /* "a://[V1" */
    AT_END(80, dead, URIC_HOST);
    if (iri_bytes[1][BYTE] & IRI_IS_HEXDIG) { STEP; goto s80; }
    if (BYTE == '.') { STEP; goto s81; }
    DEAD(80, URIC_HOST);
s81: /* "a://[V1." */
    AT_END(81, dead, URIC_HOST);
    if (iri_bytes[0][BYTE] & IRI_IS_USERINFO) { STEP; goto s82; }
    DEAD(81, URIC_HOST);
s82: /* "a://[V1.&" */
    JUMP(SCHEME, 82);
    AT_END(82, dead, URIC_HOST);
    if (BYTE == ']') { ON_IPvFuture_end; STEP; goto s74; }
    if (iri_bytes[0][BYTE] & IRI_IS_USERINFO) { STEP; goto s82; }
    DEAD(82, URIC_HOST);
