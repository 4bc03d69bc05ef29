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
    case 257: goto s257;
    case 258: goto s258;
    case 259: goto s259;
    case 260: goto s260;
    case 261: goto s261;
    case 262: goto s262;
    case 263: goto s263;
    case 264: goto s264;
    case 265: goto s265;
    case 266: goto s266;
    case 267: goto s267;
    case 268: goto s268;
    case 269: goto s269;
    case 270: goto s270;
    case 271: goto s271;
    case 272: goto s272;
    case 273: goto s273;
    case 274: goto s274;
    case 275: goto s275;
    case 276: goto s276;
    case 277: goto s277;
    case 278: goto s278;
    case 279: goto s279;
    case 280: goto s280;
    case 281: goto s281;
    case 282: goto s282;
    case 283: goto s283;
    case 284: goto s284;
    case 285: goto s285;
    case 286: goto s286;
    case 287: goto s287;
    case 288: goto s288;
    case 289: goto s289;
    case 290: goto s290;
    case 291: goto s291;
    case 292: goto s292;
    case 293: goto s293;
    case 294: goto s294;
    case 295: goto s295;
    case 296: goto s296;
    case 297: goto s297;
    case 298: goto s298;
    case 299: goto s299;
    case 300: goto s300;
    case 301: goto s301;
    case 302: goto s302;
    case 303: goto s303;
    case 304: goto s304;
    case 305: goto s305;
    case 306: goto s306;
    case 307: goto s307;
    case 308: goto s308;
    case 309: goto s309;
    case 310: goto s310;
    case 311: goto s311;
    case 312: goto s312;
    case 313: goto s313;
    case 314: goto s314;
    case 315: goto s315;
    case 316: goto s316;
    case 317: goto s317;
    case 318: goto s318;
    case 319: goto s319;
    case 320: goto s320;
    case 321: goto s321;
    case 322: goto s322;
    case 323: goto s323;
    case 324: goto s324;
    case 325: goto s325;
    case 326: goto s326;
#endif
    default: break;
    }
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
    if (parse_bytes[1][BYTE(URIC_HOST)] & 132) { STEP; goto s4; }
    DEAD(1, URIC_SCHEME);
s2: /* "", may end */
    AT_END(2, e2, URIC_PATH);
    if (parse_bytes[1][BYTE(URIC_PATH)] & 132) { STEP; goto s10; }
    if (parse_bytes[1][BYTE(URIC_PATH)] & 99) { STEP; goto s7; }
    if (BYTE(URIC_PATH) == '/') { STEP; goto s8; }
    if (BYTE(URIC_PATH) == '?') { ON_path_empty_end; ON_query_begin; STEP; goto s9; }
    if (BYTE(URIC_PATH) == '%') { LEAVE(2); STEP; goto s6; }
    if (BYTE(URIC_PATH) == '#') { ON_path_empty_end; ON_fragment_begin; STEP; goto s5; }
#ifdef TOLERANT
    if (BYTE(URIC_PATH) == 0x01) { STEP; goto s7; }
    if (BYTE(URIC_PATH) >= 0xC2 && BYTE(URIC_PATH) <= 0xDF) { LEAVE(2); STEP; goto s255; }
    if (BYTE(URIC_PATH) == 0xE0) { LEAVE(2); STEP; goto s256; }
    if (BYTE(URIC_PATH) >= 0xE1 && BYTE(URIC_PATH) <= 0xEC) { LEAVE(2); STEP; goto s257; }
    if (BYTE(URIC_PATH) == 0xED) { LEAVE(2); STEP; goto s258; }
    if (BYTE(URIC_PATH) == 0xEE || BYTE(URIC_PATH) == 0xEF) { LEAVE(2); STEP; goto s257; }
    if (BYTE(URIC_PATH) == 0xF0) { LEAVE(2); STEP; goto s259; }
    if (BYTE(URIC_PATH) >= 0xF1 && BYTE(URIC_PATH) <= 0xF3) { LEAVE(2); STEP; goto s260; }
    if (BYTE(URIC_PATH) == 0xF4) { LEAVE(2); STEP; goto s261; }
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
    if (BYTE(URIC_FRAGMENT) >= 0xC2 && BYTE(URIC_FRAGMENT) <= 0xDF) { LEAVE(5); STEP; goto s262; }
    if (BYTE(URIC_FRAGMENT) == 0xE0) { LEAVE(5); STEP; goto s263; }
    if (BYTE(URIC_FRAGMENT) >= 0xE1 && BYTE(URIC_FRAGMENT) <= 0xEC) { LEAVE(5); STEP; goto s264; }
    if (BYTE(URIC_FRAGMENT) == 0xED) { LEAVE(5); STEP; goto s265; }
    if (BYTE(URIC_FRAGMENT) == 0xEE || BYTE(URIC_FRAGMENT) == 0xEF) { LEAVE(5); STEP; goto s264; }
    if (BYTE(URIC_FRAGMENT) == 0xF0) { LEAVE(5); STEP; goto s266; }
    if (BYTE(URIC_FRAGMENT) >= 0xF1 && BYTE(URIC_FRAGMENT) <= 0xF3) { LEAVE(5); STEP; goto s267; }
    if (BYTE(URIC_FRAGMENT) == 0xF4) { LEAVE(5); STEP; goto s268; }
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
    if (BYTE(URIC_PATH) >= 0xC2 && BYTE(URIC_PATH) <= 0xDF) { LEAVE(7); STEP; goto s255; }
    if (BYTE(URIC_PATH) == 0xE0) { LEAVE(7); STEP; goto s256; }
    if (BYTE(URIC_PATH) >= 0xE1 && BYTE(URIC_PATH) <= 0xEC) { LEAVE(7); STEP; goto s257; }
    if (BYTE(URIC_PATH) == 0xED) { LEAVE(7); STEP; goto s258; }
    if (BYTE(URIC_PATH) == 0xEE || BYTE(URIC_PATH) == 0xEF) { LEAVE(7); STEP; goto s257; }
    if (BYTE(URIC_PATH) == 0xF0) { LEAVE(7); STEP; goto s259; }
    if (BYTE(URIC_PATH) >= 0xF1 && BYTE(URIC_PATH) <= 0xF3) { LEAVE(7); STEP; goto s260; }
    if (BYTE(URIC_PATH) == 0xF4) { LEAVE(7); STEP; goto s261; }
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
    if (BYTE(URIC_PATH) >= 0xC2 && BYTE(URIC_PATH) <= 0xDF) { LEAVE(8); STEP; goto s269; }
    if (BYTE(URIC_PATH) == 0xE0) { LEAVE(8); STEP; goto s270; }
    if (BYTE(URIC_PATH) >= 0xE1 && BYTE(URIC_PATH) <= 0xEC) { LEAVE(8); STEP; goto s271; }
    if (BYTE(URIC_PATH) == 0xED) { LEAVE(8); STEP; goto s272; }
    if (BYTE(URIC_PATH) == 0xEE || BYTE(URIC_PATH) == 0xEF) { LEAVE(8); STEP; goto s271; }
    if (BYTE(URIC_PATH) == 0xF0) { LEAVE(8); STEP; goto s273; }
    if (BYTE(URIC_PATH) >= 0xF1 && BYTE(URIC_PATH) <= 0xF3) { LEAVE(8); STEP; goto s274; }
    if (BYTE(URIC_PATH) == 0xF4) { LEAVE(8); STEP; goto s275; }
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
    if (BYTE(URIC_QUERY) >= 0xC2 && BYTE(URIC_QUERY) <= 0xDF) { LEAVE(9); STEP; goto s276; }
    if (BYTE(URIC_QUERY) == 0xE0) { LEAVE(9); STEP; goto s277; }
    if (BYTE(URIC_QUERY) >= 0xE1 && BYTE(URIC_QUERY) <= 0xEC) { LEAVE(9); STEP; goto s278; }
    if (BYTE(URIC_QUERY) == 0xED) { LEAVE(9); STEP; goto s279; }
    if (BYTE(URIC_QUERY) == 0xEE || BYTE(URIC_QUERY) == 0xEF) { LEAVE(9); STEP; goto s278; }
    if (BYTE(URIC_QUERY) == 0xF0) { LEAVE(9); STEP; goto s280; }
    if (BYTE(URIC_QUERY) >= 0xF1 && BYTE(URIC_QUERY) <= 0xF3) { LEAVE(9); STEP; goto s281; }
    if (BYTE(URIC_QUERY) == 0xF4) { LEAVE(9); STEP; goto s282; }
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
    if (BYTE(URIC_PATH) >= 0xC2 && BYTE(URIC_PATH) <= 0xDF) { LEAVE(10); STEP; goto s255; }
    if (BYTE(URIC_PATH) == 0xE0) { LEAVE(10); STEP; goto s256; }
    if (BYTE(URIC_PATH) >= 0xE1 && BYTE(URIC_PATH) <= 0xEC) { LEAVE(10); STEP; goto s257; }
    if (BYTE(URIC_PATH) == 0xED) { LEAVE(10); STEP; goto s258; }
    if (BYTE(URIC_PATH) == 0xEE || BYTE(URIC_PATH) == 0xEF) { LEAVE(10); STEP; goto s257; }
    if (BYTE(URIC_PATH) == 0xF0) { LEAVE(10); STEP; goto s259; }
    if (BYTE(URIC_PATH) >= 0xF1 && BYTE(URIC_PATH) <= 0xF3) { LEAVE(10); STEP; goto s260; }
    if (BYTE(URIC_PATH) == 0xF4) { LEAVE(10); STEP; goto s261; }
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
    if (BYTE(URIC_PATH) >= 0xC2 && BYTE(URIC_PATH) <= 0xDF) { LEAVE(11); STEP; goto s283; }
    if (BYTE(URIC_PATH) == 0xE0) { LEAVE(11); STEP; goto s284; }
    if (BYTE(URIC_PATH) >= 0xE1 && BYTE(URIC_PATH) <= 0xEC) { LEAVE(11); STEP; goto s285; }
    if (BYTE(URIC_PATH) == 0xED) { LEAVE(11); STEP; goto s286; }
    if (BYTE(URIC_PATH) == 0xEE || BYTE(URIC_PATH) == 0xEF) { LEAVE(11); STEP; goto s285; }
    if (BYTE(URIC_PATH) == 0xF0) { LEAVE(11); STEP; goto s287; }
    if (BYTE(URIC_PATH) >= 0xF1 && BYTE(URIC_PATH) <= 0xF3) { LEAVE(11); STEP; goto s288; }
    if (BYTE(URIC_PATH) == 0xF4) { LEAVE(11); STEP; goto s289; }
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
    if (BYTE(URIC_PATH) >= 0xC2 && BYTE(URIC_PATH) <= 0xDF) { LEAVE(12); STEP; goto s290; }
    if (BYTE(URIC_PATH) == 0xE0) { LEAVE(12); STEP; goto s291; }
    if (BYTE(URIC_PATH) >= 0xE1 && BYTE(URIC_PATH) <= 0xEC) { LEAVE(12); STEP; goto s292; }
    if (BYTE(URIC_PATH) == 0xED) { LEAVE(12); STEP; goto s293; }
    if (BYTE(URIC_PATH) == 0xEE || BYTE(URIC_PATH) == 0xEF) { LEAVE(12); STEP; goto s292; }
    if (BYTE(URIC_PATH) == 0xF0) { LEAVE(12); STEP; goto s294; }
    if (BYTE(URIC_PATH) >= 0xF1 && BYTE(URIC_PATH) <= 0xF3) { LEAVE(12); STEP; goto s295; }
    if (BYTE(URIC_PATH) == 0xF4) { LEAVE(12); STEP; goto s296; }
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
    if (BYTE(URIC_PATH) >= 0xC2 && BYTE(URIC_PATH) <= 0xDF) { LEAVE(15); STEP; goto s297; }
    if (BYTE(URIC_PATH) == 0xE0) { LEAVE(15); STEP; goto s298; }
    if (BYTE(URIC_PATH) >= 0xE1 && BYTE(URIC_PATH) <= 0xEC) { LEAVE(15); STEP; goto s299; }
    if (BYTE(URIC_PATH) == 0xED) { LEAVE(15); STEP; goto s300; }
    if (BYTE(URIC_PATH) == 0xEE || BYTE(URIC_PATH) == 0xEF) { LEAVE(15); STEP; goto s299; }
    if (BYTE(URIC_PATH) == 0xF0) { LEAVE(15); STEP; goto s301; }
    if (BYTE(URIC_PATH) >= 0xF1 && BYTE(URIC_PATH) <= 0xF3) { LEAVE(15); STEP; goto s302; }
    if (BYTE(URIC_PATH) == 0xF4) { LEAVE(15); STEP; goto s303; }
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
    if (BYTE(URIC_PATH) >= 0xC2 && BYTE(URIC_PATH) <= 0xDF) { LEAVE(17); STEP; goto s269; }
    if (BYTE(URIC_PATH) == 0xE0) { LEAVE(17); STEP; goto s270; }
    if (BYTE(URIC_PATH) >= 0xE1 && BYTE(URIC_PATH) <= 0xEC) { LEAVE(17); STEP; goto s271; }
    if (BYTE(URIC_PATH) == 0xED) { LEAVE(17); STEP; goto s272; }
    if (BYTE(URIC_PATH) == 0xEE || BYTE(URIC_PATH) == 0xEF) { LEAVE(17); STEP; goto s271; }
    if (BYTE(URIC_PATH) == 0xF0) { LEAVE(17); STEP; goto s273; }
    if (BYTE(URIC_PATH) >= 0xF1 && BYTE(URIC_PATH) <= 0xF3) { LEAVE(17); STEP; goto s274; }
    if (BYTE(URIC_PATH) == 0xF4) { LEAVE(17); STEP; goto s275; }
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
    if (BYTE(URIC_HOST) == 0x02) { LEAVE(18); STEP; goto s304; }
    if (BYTE(URIC_HOST) >= 0xC2 && BYTE(URIC_HOST) <= 0xDF) { LEAVE(18); STEP; goto s305; }
    if (BYTE(URIC_HOST) == 0xE0) { LEAVE(18); STEP; goto s306; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { LEAVE(18); STEP; goto s307; }
    if (BYTE(URIC_HOST) == 0xED) { LEAVE(18); STEP; goto s308; }
    if (BYTE(URIC_HOST) == 0xEE || BYTE(URIC_HOST) == 0xEF) { LEAVE(18); STEP; goto s307; }
    if (BYTE(URIC_HOST) == 0xF0) { LEAVE(18); STEP; goto s309; }
    if (BYTE(URIC_HOST) >= 0xF1 && BYTE(URIC_HOST) <= 0xF3) { LEAVE(18); STEP; goto s310; }
    if (BYTE(URIC_HOST) == 0xF4) { LEAVE(18); STEP; goto s311; }
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
    if (BYTE(URIC_HOST) == 0x02) { LEAVE(53 + r); STEP; goto s304; }
    if (BYTE(URIC_HOST) >= 0xC2 && BYTE(URIC_HOST) <= 0xDF) { LEAVE(53 + r); STEP; goto s305; }
    if (BYTE(URIC_HOST) == 0xE0) { LEAVE(53 + r); STEP; goto s306; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { LEAVE(53 + r); STEP; goto s307; }
    if (BYTE(URIC_HOST) == 0xED) { LEAVE(53 + r); STEP; goto s308; }
    if (BYTE(URIC_HOST) == 0xEE || BYTE(URIC_HOST) == 0xEF) { LEAVE(53 + r); STEP; goto s307; }
    if (BYTE(URIC_HOST) == 0xF0) { LEAVE(53 + r); STEP; goto s309; }
    if (BYTE(URIC_HOST) >= 0xF1 && BYTE(URIC_HOST) <= 0xF3) { LEAVE(53 + r); STEP; goto s310; }
    if (BYTE(URIC_HOST) == 0xF4) { LEAVE(53 + r); STEP; goto s311; }
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
    if (BYTE(URIC_QUERY) >= 0xC2 && BYTE(URIC_QUERY) <= 0xDF) { LEAVE(21); STEP; goto s312; }
    if (BYTE(URIC_QUERY) == 0xE0) { LEAVE(21); STEP; goto s313; }
    if (BYTE(URIC_QUERY) >= 0xE1 && BYTE(URIC_QUERY) <= 0xEC) { LEAVE(21); STEP; goto s314; }
    if (BYTE(URIC_QUERY) == 0xED) { LEAVE(21); STEP; goto s315; }
    if (BYTE(URIC_QUERY) == 0xEE || BYTE(URIC_QUERY) == 0xEF) { LEAVE(21); STEP; goto s314; }
    if (BYTE(URIC_QUERY) == 0xF0) { LEAVE(21); STEP; goto s316; }
    if (BYTE(URIC_QUERY) >= 0xF1 && BYTE(URIC_QUERY) <= 0xF3) { LEAVE(21); STEP; goto s317; }
    if (BYTE(URIC_QUERY) == 0xF4) { LEAVE(21); STEP; goto s318; }
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
    if (BYTE(URIC_PATH) >= 0xC2 && BYTE(URIC_PATH) <= 0xDF) { LEAVE(23); STEP; goto s290; }
    if (BYTE(URIC_PATH) == 0xE0) { LEAVE(23); STEP; goto s291; }
    if (BYTE(URIC_PATH) >= 0xE1 && BYTE(URIC_PATH) <= 0xEC) { LEAVE(23); STEP; goto s292; }
    if (BYTE(URIC_PATH) == 0xED) { LEAVE(23); STEP; goto s293; }
    if (BYTE(URIC_PATH) == 0xEE || BYTE(URIC_PATH) == 0xEF) { LEAVE(23); STEP; goto s292; }
    if (BYTE(URIC_PATH) == 0xF0) { LEAVE(23); STEP; goto s294; }
    if (BYTE(URIC_PATH) >= 0xF1 && BYTE(URIC_PATH) <= 0xF3) { LEAVE(23); STEP; goto s295; }
    if (BYTE(URIC_PATH) == 0xF4) { LEAVE(23); STEP; goto s296; }
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
    if (BYTE(URIC_PATH) >= 0xC2 && BYTE(URIC_PATH) <= 0xDF) { LEAVE(29); STEP; goto s319; }
    if (BYTE(URIC_PATH) == 0xE0) { LEAVE(29); STEP; goto s320; }
    if (BYTE(URIC_PATH) >= 0xE1 && BYTE(URIC_PATH) <= 0xEC) { LEAVE(29); STEP; goto s321; }
    if (BYTE(URIC_PATH) == 0xED) { LEAVE(29); STEP; goto s322; }
    if (BYTE(URIC_PATH) == 0xEE || BYTE(URIC_PATH) == 0xEF) { LEAVE(29); STEP; goto s321; }
    if (BYTE(URIC_PATH) == 0xF0) { LEAVE(29); STEP; goto s323; }
    if (BYTE(URIC_PATH) >= 0xF1 && BYTE(URIC_PATH) <= 0xF3) { LEAVE(29); STEP; goto s324; }
    if (BYTE(URIC_PATH) == 0xF4) { LEAVE(29); STEP; goto s325; }
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
    if (BYTE(URIC_HOST) == 0x02) { LEAVE(30); STEP; goto s304; }
    if (BYTE(URIC_HOST) >= 0xC2 && BYTE(URIC_HOST) <= 0xDF) { LEAVE(30); STEP; goto s305; }
    if (BYTE(URIC_HOST) == 0xE0) { LEAVE(30); STEP; goto s306; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { LEAVE(30); STEP; goto s307; }
    if (BYTE(URIC_HOST) == 0xED) { LEAVE(30); STEP; goto s308; }
    if (BYTE(URIC_HOST) == 0xEE || BYTE(URIC_HOST) == 0xEF) { LEAVE(30); STEP; goto s307; }
    if (BYTE(URIC_HOST) == 0xF0) { LEAVE(30); STEP; goto s309; }
    if (BYTE(URIC_HOST) >= 0xF1 && BYTE(URIC_HOST) <= 0xF3) { LEAVE(30); STEP; goto s310; }
    if (BYTE(URIC_HOST) == 0xF4) { LEAVE(30); STEP; goto s311; }
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
    if (BYTE(URIC_HOST) >= 0xC2 && BYTE(URIC_HOST) <= 0xDF) { LEAVE(31); STEP; goto s305; }
    if (BYTE(URIC_HOST) == 0xE0) { LEAVE(31); STEP; goto s306; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { LEAVE(31); STEP; goto s307; }
    if (BYTE(URIC_HOST) == 0xED) { LEAVE(31); STEP; goto s308; }
    if (BYTE(URIC_HOST) == 0xEE || BYTE(URIC_HOST) == 0xEF) { LEAVE(31); STEP; goto s307; }
    if (BYTE(URIC_HOST) == 0xF0) { LEAVE(31); STEP; goto s309; }
    if (BYTE(URIC_HOST) >= 0xF1 && BYTE(URIC_HOST) <= 0xF3) { LEAVE(31); STEP; goto s310; }
    if (BYTE(URIC_HOST) == 0xF4) { LEAVE(31); STEP; goto s311; }
#endif
    DEAD(31, URIC_PORT);
e31: ON_port_end; ON_authority_end; ON_path_abempty_end; goto done;
s32: /* "//[" */
    AT_END(32, dead, URIC_HOST);
    if (parse_bytes[1][BYTE(URIC_HOST)] & 86) { r = 1; goto t32; }
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
    if (BYTE(URIC_HOST) >= 0xC2 && BYTE(URIC_HOST) <= 0xDF) { STEP; goto s305; }
    if (BYTE(URIC_HOST) == 0xE0) { STEP; goto s306; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { STEP; goto s307; }
    if (BYTE(URIC_HOST) == 0xED) { STEP; goto s308; }
    if (BYTE(URIC_HOST) == 0xEE || BYTE(URIC_HOST) == 0xEF) { STEP; goto s307; }
    if (BYTE(URIC_HOST) == 0xF0) { STEP; goto s309; }
    if (BYTE(URIC_HOST) >= 0xF1 && BYTE(URIC_HOST) <= 0xF3) { STEP; goto s310; }
    if (BYTE(URIC_HOST) == 0xF4) { STEP; goto s311; }
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
s255: /* "\xC2" */
    AT_END(255, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s7; }
    DEAD(255, URIC_PATH);
s256: /* "\xE0" */
    AT_END(256, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0xA0 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s255; }
    DEAD(256, URIC_PATH);
s257: /* "\xE1" */
    AT_END(257, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s255; }
    DEAD(257, URIC_PATH);
s258: /* "\xED" */
    AT_END(258, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0x9F) { STEP; goto s255; }
    DEAD(258, URIC_PATH);
s259: /* "\xF0" */
    AT_END(259, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x90 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s257; }
    DEAD(259, URIC_PATH);
s260: /* "\xF1" */
    AT_END(260, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s257; }
    DEAD(260, URIC_PATH);
s261: /* "\xF4" */
    AT_END(261, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0x8F) { STEP; goto s257; }
    DEAD(261, URIC_PATH);
s262: /* "#\xC2" */
    AT_END(262, dead, URIC_FRAGMENT);
    if (BYTE(URIC_FRAGMENT) >= 0x80 && BYTE(URIC_FRAGMENT) <= 0xBF) { STEP; goto s5; }
    DEAD(262, URIC_FRAGMENT);
s263: /* "#\xE0" */
    AT_END(263, dead, URIC_FRAGMENT);
    if (BYTE(URIC_FRAGMENT) >= 0xA0 && BYTE(URIC_FRAGMENT) <= 0xBF) { STEP; goto s262; }
    DEAD(263, URIC_FRAGMENT);
s264: /* "#\xE1" */
    AT_END(264, dead, URIC_FRAGMENT);
    if (BYTE(URIC_FRAGMENT) >= 0x80 && BYTE(URIC_FRAGMENT) <= 0xBF) { STEP; goto s262; }
    DEAD(264, URIC_FRAGMENT);
s265: /* "#\xED" */
    AT_END(265, dead, URIC_FRAGMENT);
    if (BYTE(URIC_FRAGMENT) >= 0x80 && BYTE(URIC_FRAGMENT) <= 0x9F) { STEP; goto s262; }
    DEAD(265, URIC_FRAGMENT);
s266: /* "#\xF0" */
    AT_END(266, dead, URIC_FRAGMENT);
    if (BYTE(URIC_FRAGMENT) >= 0x90 && BYTE(URIC_FRAGMENT) <= 0xBF) { STEP; goto s264; }
    DEAD(266, URIC_FRAGMENT);
s267: /* "#\xF1" */
    AT_END(267, dead, URIC_FRAGMENT);
    if (BYTE(URIC_FRAGMENT) >= 0x80 && BYTE(URIC_FRAGMENT) <= 0xBF) { STEP; goto s264; }
    DEAD(267, URIC_FRAGMENT);
s268: /* "#\xF4" */
    AT_END(268, dead, URIC_FRAGMENT);
    if (BYTE(URIC_FRAGMENT) >= 0x80 && BYTE(URIC_FRAGMENT) <= 0x8F) { STEP; goto s264; }
    DEAD(268, URIC_FRAGMENT);
s269: /* "/\xC2" */
    AT_END(269, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s17; }
    DEAD(269, URIC_PATH);
s270: /* "/\xE0" */
    AT_END(270, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0xA0 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s269; }
    DEAD(270, URIC_PATH);
s271: /* "/\xE1" */
    AT_END(271, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s269; }
    DEAD(271, URIC_PATH);
s272: /* "/\xED" */
    AT_END(272, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0x9F) { STEP; goto s269; }
    DEAD(272, URIC_PATH);
s273: /* "/\xF0" */
    AT_END(273, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x90 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s271; }
    DEAD(273, URIC_PATH);
s274: /* "/\xF1" */
    AT_END(274, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s271; }
    DEAD(274, URIC_PATH);
s275: /* "/\xF4" */
    AT_END(275, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0x8F) { STEP; goto s271; }
    DEAD(275, URIC_PATH);
s276: /* "?\xC2" */
    AT_END(276, dead, URIC_QUERY);
    if (BYTE(URIC_QUERY) >= 0x80 && BYTE(URIC_QUERY) <= 0xBF) { STEP; goto s9; }
    DEAD(276, URIC_QUERY);
s277: /* "?\xE0" */
    AT_END(277, dead, URIC_QUERY);
    if (BYTE(URIC_QUERY) >= 0xA0 && BYTE(URIC_QUERY) <= 0xBF) { STEP; goto s276; }
    DEAD(277, URIC_QUERY);
s278: /* "?\xE1" */
    AT_END(278, dead, URIC_QUERY);
    if (BYTE(URIC_QUERY) >= 0x80 && BYTE(URIC_QUERY) <= 0xBF) { STEP; goto s276; }
    DEAD(278, URIC_QUERY);
s279: /* "?\xED" */
    AT_END(279, dead, URIC_QUERY);
    if (BYTE(URIC_QUERY) >= 0x80 && BYTE(URIC_QUERY) <= 0x9F) { STEP; goto s276; }
    DEAD(279, URIC_QUERY);
s280: /* "?\xF0" */
    AT_END(280, dead, URIC_QUERY);
    if (BYTE(URIC_QUERY) >= 0x90 && BYTE(URIC_QUERY) <= 0xBF) { STEP; goto s278; }
    DEAD(280, URIC_QUERY);
s281: /* "?\xF1" */
    AT_END(281, dead, URIC_QUERY);
    if (BYTE(URIC_QUERY) >= 0x80 && BYTE(URIC_QUERY) <= 0xBF) { STEP; goto s278; }
    DEAD(281, URIC_QUERY);
s282: /* "?\xF4" */
    AT_END(282, dead, URIC_QUERY);
    if (BYTE(URIC_QUERY) >= 0x80 && BYTE(URIC_QUERY) <= 0x8F) { STEP; goto s278; }
    DEAD(282, URIC_QUERY);
s283: /* "/\xC2" */
    AT_END(283, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s11; }
    DEAD(283, URIC_PATH);
s284: /* "/\xE0" */
    AT_END(284, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0xA0 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s283; }
    DEAD(284, URIC_PATH);
s285: /* "/\xE1" */
    AT_END(285, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s283; }
    DEAD(285, URIC_PATH);
s286: /* "/\xED" */
    AT_END(286, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0x9F) { STEP; goto s283; }
    DEAD(286, URIC_PATH);
s287: /* "/\xF0" */
    AT_END(287, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x90 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s285; }
    DEAD(287, URIC_PATH);
s288: /* "/\xF1" */
    AT_END(288, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s285; }
    DEAD(288, URIC_PATH);
s289: /* "/\xF4" */
    AT_END(289, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0x8F) { STEP; goto s285; }
    DEAD(289, URIC_PATH);
s290: /* "a:\xC2" */
    AT_END(290, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s23; }
    DEAD(290, URIC_PATH);
s291: /* "a:\xE0" */
    AT_END(291, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0xA0 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s290; }
    DEAD(291, URIC_PATH);
s292: /* "a:\xE1" */
    AT_END(292, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s290; }
    DEAD(292, URIC_PATH);
s293: /* "a:\xED" */
    AT_END(293, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0x9F) { STEP; goto s290; }
    DEAD(293, URIC_PATH);
s294: /* "a:\xF0" */
    AT_END(294, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x90 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s292; }
    DEAD(294, URIC_PATH);
s295: /* "a:\xF1" */
    AT_END(295, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s292; }
    DEAD(295, URIC_PATH);
s296: /* "a:\xF4" */
    AT_END(296, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0x8F) { STEP; goto s292; }
    DEAD(296, URIC_PATH);
s297: /* "&/\xC2" */
    AT_END(297, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s15; }
    DEAD(297, URIC_PATH);
s298: /* "&/\xE0" */
    AT_END(298, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0xA0 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s297; }
    DEAD(298, URIC_PATH);
s299: /* "&/\xE1" */
    AT_END(299, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s297; }
    DEAD(299, URIC_PATH);
s300: /* "&/\xED" */
    AT_END(300, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0x9F) { STEP; goto s297; }
    DEAD(300, URIC_PATH);
s301: /* "&/\xF0" */
    AT_END(301, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x90 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s299; }
    DEAD(301, URIC_PATH);
s302: /* "&/\xF1" */
    AT_END(302, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s299; }
    DEAD(302, URIC_PATH);
s303: /* "&/\xF4" */
    AT_END(303, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0x8F) { STEP; goto s299; }
    DEAD(303, URIC_PATH);
s304: /* "//\x02" */
    AT_END(304, dead, URIC_HOST);
    if (parse_bytes[1][BYTE(URIC_HOST)] & 248) { STEP; goto s44; }
    if (BYTE(URIC_HOST) >= 0xC2 && BYTE(URIC_HOST) <= 0xDF) { STEP; goto s305; }
    if (parse_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s326; }
    if (parse_bytes[2][BYTE(URIC_HOST)] & 1) { STEP; goto s307; }
    if (BYTE(URIC_HOST) == '%') { STEP; goto s43; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s28; }
    if (BYTE(URIC_HOST) == 0xE0) { STEP; goto s306; }
    if (BYTE(URIC_HOST) == 0xED) { STEP; goto s308; }
    if (BYTE(URIC_HOST) == 0xF0) { STEP; goto s309; }
    if (BYTE(URIC_HOST) >= 0xF1 && BYTE(URIC_HOST) <= 0xF3) { STEP; goto s310; }
    if (BYTE(URIC_HOST) == 0xF4) { STEP; goto s311; }
    DEAD(304, URIC_HOST);
s305: /* "//\xC2" */
    AT_END(305, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0xBF) { STEP; goto s44; }
    DEAD(305, URIC_USERINFO);
s306: /* "//\xE0" */
    AT_END(306, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) >= 0xA0 && BYTE(URIC_HOST) <= 0xBF) { STEP; goto s305; }
    DEAD(306, URIC_USERINFO);
s307: /* "//\xE1" */
    AT_END(307, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0xBF) { STEP; goto s305; }
    DEAD(307, URIC_USERINFO);
s308: /* "//\xED" */
    AT_END(308, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0x9F) { STEP; goto s305; }
    DEAD(308, URIC_USERINFO);
s309: /* "//\xF0" */
    AT_END(309, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) >= 0x90 && BYTE(URIC_HOST) <= 0xBF) { STEP; goto s307; }
    DEAD(309, URIC_USERINFO);
s310: /* "//\xF1" */
    AT_END(310, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0xBF) { STEP; goto s307; }
    DEAD(310, URIC_USERINFO);
s311: /* "//\xF4" */
    AT_END(311, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0x8F) { STEP; goto s307; }
    DEAD(311, URIC_USERINFO);
s312: /* "/?\xC2" */
    AT_END(312, dead, URIC_QUERY);
    if (BYTE(URIC_QUERY) >= 0x80 && BYTE(URIC_QUERY) <= 0xBF) { STEP; goto s21; }
    DEAD(312, URIC_QUERY);
s313: /* "/?\xE0" */
    AT_END(313, dead, URIC_QUERY);
    if (BYTE(URIC_QUERY) >= 0xA0 && BYTE(URIC_QUERY) <= 0xBF) { STEP; goto s312; }
    DEAD(313, URIC_QUERY);
s314: /* "/?\xE1" */
    AT_END(314, dead, URIC_QUERY);
    if (BYTE(URIC_QUERY) >= 0x80 && BYTE(URIC_QUERY) <= 0xBF) { STEP; goto s312; }
    DEAD(314, URIC_QUERY);
s315: /* "/?\xED" */
    AT_END(315, dead, URIC_QUERY);
    if (BYTE(URIC_QUERY) >= 0x80 && BYTE(URIC_QUERY) <= 0x9F) { STEP; goto s312; }
    DEAD(315, URIC_QUERY);
s316: /* "/?\xF0" */
    AT_END(316, dead, URIC_QUERY);
    if (BYTE(URIC_QUERY) >= 0x90 && BYTE(URIC_QUERY) <= 0xBF) { STEP; goto s314; }
    DEAD(316, URIC_QUERY);
s317: /* "/?\xF1" */
    AT_END(317, dead, URIC_QUERY);
    if (BYTE(URIC_QUERY) >= 0x80 && BYTE(URIC_QUERY) <= 0xBF) { STEP; goto s314; }
    DEAD(317, URIC_QUERY);
s318: /* "/?\xF4" */
    AT_END(318, dead, URIC_QUERY);
    if (BYTE(URIC_QUERY) >= 0x80 && BYTE(URIC_QUERY) <= 0x8F) { STEP; goto s314; }
    DEAD(318, URIC_QUERY);
s319: /* "//./\xC2" */
    AT_END(319, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s29; }
    DEAD(319, URIC_PATH);
s320: /* "//./\xE0" */
    AT_END(320, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0xA0 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s319; }
    DEAD(320, URIC_PATH);
s321: /* "//./\xE1" */
    AT_END(321, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s319; }
    DEAD(321, URIC_PATH);
s322: /* "//./\xED" */
    AT_END(322, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0x9F) { STEP; goto s319; }
    DEAD(322, URIC_PATH);
s323: /* "//./\xF0" */
    AT_END(323, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x90 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s321; }
    DEAD(323, URIC_PATH);
s324: /* "//./\xF1" */
    AT_END(324, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s321; }
    DEAD(324, URIC_PATH);
s325: /* "//./\xF4" */
    AT_END(325, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0x8F) { STEP; goto s321; }
    DEAD(325, URIC_PATH);
s326: /* "//\x020" */
    AT_END(326, dead, URIC_HOST);
    if (parse_bytes[1][BYTE(URIC_HOST)] & 248) { STEP; goto s44; }
    if (BYTE(URIC_HOST) >= 0xC2 && BYTE(URIC_HOST) <= 0xDF) { STEP; goto s305; }
    if (parse_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s30; }
    if (parse_bytes[2][BYTE(URIC_HOST)] & 1) { STEP; goto s307; }
    if (BYTE(URIC_HOST) == '%') { STEP; goto s43; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s28; }
    if (BYTE(URIC_HOST) == 0xE0) { STEP; goto s306; }
    if (BYTE(URIC_HOST) == 0xED) { STEP; goto s308; }
    if (BYTE(URIC_HOST) == 0xF0) { STEP; goto s309; }
    if (BYTE(URIC_HOST) >= 0xF1 && BYTE(URIC_HOST) <= 0xF3) { STEP; goto s310; }
    if (BYTE(URIC_HOST) == 0xF4) { STEP; goto s311; }
    DEAD(326, URIC_HOST);
#endif
