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
    case 83: goto s83;
    case 84: goto s84;
    case 85: goto s85;
    case 86: goto s86;
    case 87: goto s87;
    case 88: goto s88;
    case 89: goto s89;
    case 90: goto s90;
    case 91: goto s91;
    case 92: goto s92;
    case 93: goto s93;
    case 94: goto s94;
    case 95: goto s95;
    case 96: goto s96;
    case 97: goto s97;
    case 98: goto s98;
    case 99: goto s99;
    case 100: goto s100;
    case 101: goto s101;
    case 102: goto s102;
    case 103: goto s103;
    case 104: goto s104;
    case 105: goto s105;
    case 106: goto s106;
    case 107: goto s107;
    case 108: goto s108;
    case 109: goto s109;
    case 110: goto s110;
    case 111: goto s111;
    case 112: goto s112;
    case 113: goto s113;
    case 114: goto s114;
    case 115: goto s115;
    case 116: goto s116;
    case 117: goto s117;
    case 118: goto s118;
    case 119: goto s119;
    case 120: goto s120;
    case 121: goto s121;
    case 122: goto s122;
    case 123: goto s123;
    case 124: goto s124;
    case 125: goto s125;
    case 126: goto s126;
    case 127: goto s127;
    case 128: goto s128;
    case 129: goto s129;
    case 130: goto s130;
    case 131: goto s131;
    case 132: goto s132;
    case 133: goto s133;
    case 134: goto s134;
    case 135: goto s135;
    case 136: goto s136;
    case 137: goto s137;
    case 138: goto s138;
    case 139: goto s139;
    case 140: goto s140;
    case 141: goto s141;
    case 142: goto s142;
    case 143: goto s143;
    case 144: goto s144;
    case 145: goto s145;
    case 146: goto s146;
    case 147: goto s147;
    case 148: goto s148;
    case 149: goto s149;
    case 150: goto s150;
    case 151: goto s151;
    case 152: goto s152;
    case 153: goto s153;
    case 154: goto s154;
    case 155: goto s155;
    case 156: goto s156;
    case 157: goto s157;
    case 158: goto s158;
    case 159: goto s159;
    case 160: goto s160;
    case 161: goto s161;
    case 162: goto s162;
    case 163: goto s163;
    case 164: goto s164;
    case 165: goto s165;
    case 166: goto s166;
    case 167: goto s167;
    case 168: goto s168;
    case 169: goto s169;
    case 170: goto s170;
    case 171: goto s171;
    case 172: goto s172;
    case 173: goto s173;
    case 174: goto s174;
    case 175: goto s175;
    case 176: goto s176;
    case 177: goto s177;
    case 178: goto s178;
    case 179: goto s179;
    case 180: goto s180;
    case 181: goto s181;
    case 182: goto s182;
    case 183: goto s183;
    case 184: goto s184;
    case 185: goto s185;
    case 186: goto s186;
    case 187: goto s187;
    case 188: goto s188;
    case 189: goto s189;
    case 190: goto s190;
    case 191: goto s191;
    case 192: goto s192;
    case 193: goto s193;
    case 194: goto s194;
    case 195: goto s195;
    case 196: goto s196;
    case 197: goto s197;
    case 198: goto s198;
    case 199: goto s199;
    case 200: goto s200;
    case 201: goto s201;
    case 202: goto s202;
    case 203: goto s203;
    case 204: goto s204;
    case 205: goto s205;
    case 206: goto s206;
    case 207: goto s207;
    case 208: goto s208;
    case 209: goto s209;
    case 210: goto s210;
    case 211: goto s211;
    case 212: goto s212;
    case 213: goto s213;
    case 214: goto s214;
    case 215: goto s215;
    case 216: goto s216;
    case 217: goto s217;
    case 218: goto s218;
    case 219: goto s219;
    case 220: goto s220;
    case 221: goto s221;
    case 222: goto s222;
    case 223: goto s223;
    case 224: goto s224;
    case 225: goto s225;
    case 226: goto s226;
    case 227: goto s227;
    case 228: goto s228;
    case 229: goto s229;
    case 230: goto s230;
    case 231: goto s231;
    case 232: goto s232;
    case 233: goto s233;
    case 234: goto s234;
    case 235: goto s235;
    case 236: goto s236;
    case 237: goto s237;
    case 238: goto s238;
    case 239: goto s239;
    case 240: goto s240;
    case 241: goto s241;
    case 242: goto s242;
    case 243: goto s243;
    case 244: goto s244;
    case 245: goto s245;
    case 246: goto s246;
    case 247: goto s247;
    case 248: goto s248;
    case 249: goto s249;
    case 250: goto s250;
    case 251: goto s251;
    case 252: goto s252;
    case 253: goto s253;
    case 254: goto s254;
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
    case 306: goto s37;
    case 331: goto s101;
    case 356: goto s102;
    case 507: goto s177;
    case 532: goto s231;
    case 557: goto s232;
#ifdef TOLERANT
#endif
    default: break;
    }
#ifdef TOLERANT
#endif
    if (RESUME - 307 <= 23) { r = (unsigned)RESUME - 305; goto t37; }
    if (RESUME - 332 <= 23) { r = (unsigned)RESUME - 330; goto t101; }
    if (RESUME - 357 <= 149) { r = (unsigned)RESUME - 355; goto t102; }
    if (RESUME - 508 <= 23) { r = (unsigned)RESUME - 506; goto t177; }
    if (RESUME - 533 <= 23) { r = (unsigned)RESUME - 531; goto t231; }
    if (RESUME - 558 <= 149) { r = (unsigned)RESUME - 556; goto t232; }
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
    if (iri_bytes[1][BYTE(URIC_HOST)] & 2) { STEP; goto s5; }
    DEAD(1, URIC_SCHEME);
s2: /* "", may end */
    AT_END(2, e2, URIC_PATH);
    if (iri_bytes[1][BYTE(URIC_HOST)] & 2) { STEP; goto s11; }
    if (BYTE(URIC_HOST) >= 0xC3 && BYTE(URIC_HOST) <= 0xDF) { LEAVE(2); STEP; goto s13; }
    if (iri_bytes[1][BYTE(URIC_HOST)] & 1) { STEP; goto s8; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { LEAVE(2); STEP; goto s15; }
    if (BYTE(URIC_HOST) == '/') { STEP; goto s9; }
    if (BYTE(URIC_HOST) == '?') { ON_path_empty_end; ON_query_begin; STEP; goto s10; }
    if (BYTE(URIC_HOST) == '%') { LEAVE(2); STEP; goto s7; }
    if (BYTE(URIC_HOST) == '#') { ON_path_empty_end; ON_fragment_begin; STEP; goto s6; }
    if (BYTE(URIC_HOST) == 0xC2) { LEAVE(2); STEP; goto s12; }
    if (BYTE(URIC_HOST) == 0xE0) { LEAVE(2); STEP; goto s14; }
    if (BYTE(URIC_HOST) == 0xED) { LEAVE(2); STEP; goto s16; }
    if (BYTE(URIC_HOST) == 0xEF) { LEAVE(2); STEP; goto s17; }
    if (BYTE(URIC_HOST) == 0xF0) { LEAVE(2); STEP; goto s18; }
    if (BYTE(URIC_HOST) == 0xF1 || BYTE(URIC_HOST) == 0xF2) { LEAVE(2); STEP; goto s19; }
    if (BYTE(URIC_HOST) == 0xF3) { LEAVE(2); STEP; goto s20; }
    DEAD(2, URIC_PATH);
e2: ON_path_empty_end; goto done;
s3: /* "" */
    AT_END(3, dead, URIC_SCHEME);
    if (iri_bytes[1][BYTE(URIC_HOST)] & 2) { STEP; goto s21; }
    DEAD(3, URIC_SCHEME);
s4: /* "", may end */
    AT_END(4, e4, URIC_PATH);
    if (iri_bytes[0][BYTE(URIC_HOST)] & 244) { STEP; goto s8; }
    if (BYTE(URIC_HOST) >= 0xC3 && BYTE(URIC_HOST) <= 0xDF) { LEAVE(4); STEP; goto s13; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { LEAVE(4); STEP; goto s15; }
    if (BYTE(URIC_HOST) == '/') { STEP; goto s9; }
    if (BYTE(URIC_HOST) == '?') { ON_path_empty_end; ON_query_begin; STEP; goto s10; }
    if (BYTE(URIC_HOST) == '%') { LEAVE(4); STEP; goto s7; }
    if (BYTE(URIC_HOST) == '#') { ON_path_empty_end; ON_fragment_begin; STEP; goto s6; }
    if (BYTE(URIC_HOST) == 0xC2) { LEAVE(4); STEP; goto s12; }
    if (BYTE(URIC_HOST) == 0xE0) { LEAVE(4); STEP; goto s14; }
    if (BYTE(URIC_HOST) == 0xED) { LEAVE(4); STEP; goto s16; }
    if (BYTE(URIC_HOST) == 0xEF) { LEAVE(4); STEP; goto s17; }
    if (BYTE(URIC_HOST) == 0xF0) { LEAVE(4); STEP; goto s18; }
    if (BYTE(URIC_HOST) == 0xF1 || BYTE(URIC_HOST) == 0xF2) { LEAVE(4); STEP; goto s19; }
    if (BYTE(URIC_HOST) == 0xF3) { LEAVE(4); STEP; goto s20; }
    DEAD(4, URIC_PATH);
e4: ON_path_empty_end; goto done;
s5: /* "a" */
    JUMP(SCHEME, 5);
    AT_END(5, dead, URIC_SCHEME);
    if (BYTE(URIC_HOST) == ':') { ON_scheme_end; STEP; goto s22; }
    if (iri_bytes[0][BYTE(URIC_HOST)] & 176) { STEP; goto s5; }
    DEAD(5, URIC_SCHEME);
s6: /* "#", may end */
    JUMP(PATH, 6);
    AT_END(6, e6, URIC_FRAGMENT);
    if (BYTE(URIC_HOST) == '%') { TRIPLET(6); LEAVE(6); STEP; goto s23; }
    if (BYTE(URIC_HOST) >= 0xC3 && BYTE(URIC_HOST) <= 0xDF) { LEAVE(6); STEP; goto s25; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { LEAVE(6); STEP; goto s27; }
    if (BYTE(URIC_HOST) == 0xF1 || BYTE(URIC_HOST) == 0xF2) { LEAVE(6); STEP; goto s31; }
    if (BYTE(URIC_HOST) == 0xC2) { LEAVE(6); STEP; goto s24; }
    if (BYTE(URIC_HOST) == 0xE0) { LEAVE(6); STEP; goto s26; }
    if (BYTE(URIC_HOST) == 0xED) { LEAVE(6); STEP; goto s28; }
    if (BYTE(URIC_HOST) == 0xEF) { LEAVE(6); STEP; goto s29; }
    if (BYTE(URIC_HOST) == 0xF0) { LEAVE(6); STEP; goto s30; }
    if (BYTE(URIC_HOST) == 0xF3) { LEAVE(6); STEP; goto s32; }
    if (iri_bytes[0][BYTE(URIC_HOST)] & 255) { STEP; goto s6; }
    DEAD(6, URIC_FRAGMENT);
e6: ON_fragment_end; goto done;
s7: /* "%" */
    AT_END(7, dead, URIC_PATH);
    if (iri_bytes[2][BYTE(URIC_PATH)] & 4) { STEP; goto s33; }
    DEAD(7, URIC_PATH);
s8: /* "&", may end */
    JUMP(REG_NAME, 8);
    AT_END(8, e8, URIC_PATH);
    if (BYTE(URIC_HOST) == '/') { STEP; goto s34; }
    if (BYTE(URIC_HOST) == '?') { ON_path_noscheme_end; ON_query_begin; STEP; goto s10; }
    if (BYTE(URIC_HOST) == '%') { TRIPLET(8); LEAVE(8); STEP; goto s7; }
    if (BYTE(URIC_HOST) == '#') { ON_path_noscheme_end; ON_fragment_begin; STEP; goto s6; }
    if (BYTE(URIC_HOST) >= 0xC3 && BYTE(URIC_HOST) <= 0xDF) { LEAVE(8); STEP; goto s13; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { LEAVE(8); STEP; goto s15; }
    if (BYTE(URIC_HOST) == 0xF1 || BYTE(URIC_HOST) == 0xF2) { LEAVE(8); STEP; goto s19; }
    if (BYTE(URIC_HOST) == 0xC2) { LEAVE(8); STEP; goto s12; }
    if (BYTE(URIC_HOST) == 0xE0) { LEAVE(8); STEP; goto s14; }
    if (BYTE(URIC_HOST) == 0xED) { LEAVE(8); STEP; goto s16; }
    if (BYTE(URIC_HOST) == 0xEF) { LEAVE(8); STEP; goto s17; }
    if (BYTE(URIC_HOST) == 0xF0) { LEAVE(8); STEP; goto s18; }
    if (BYTE(URIC_HOST) == 0xF3) { LEAVE(8); STEP; goto s20; }
    if (iri_bytes[0][BYTE(URIC_HOST)] & 244) { STEP; goto s8; }
    DEAD(8, URIC_PATH);
e8: ON_path_noscheme_end; goto done;
s9: /* "/", may end */
    AT_END(9, e9, URIC_PATH);
    if (BYTE(URIC_HOST) == '/') { ON_authority_begin; STEP; goto s37; }
    if (iri_bytes[0][BYTE(URIC_HOST)] & 252) { STEP; goto s36; }
    if (BYTE(URIC_HOST) >= 0xC3 && BYTE(URIC_HOST) <= 0xDF) { LEAVE(9); STEP; goto s39; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { LEAVE(9); STEP; goto s41; }
    if (BYTE(URIC_HOST) == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s10; }
    if (BYTE(URIC_HOST) == '%') { LEAVE(9); STEP; goto s35; }
    if (BYTE(URIC_HOST) == '#') { ON_path_absolute_end; ON_fragment_begin; STEP; goto s6; }
    if (BYTE(URIC_HOST) == 0xC2) { LEAVE(9); STEP; goto s38; }
    if (BYTE(URIC_HOST) == 0xE0) { LEAVE(9); STEP; goto s40; }
    if (BYTE(URIC_HOST) == 0xED) { LEAVE(9); STEP; goto s42; }
    if (BYTE(URIC_HOST) == 0xEF) { LEAVE(9); STEP; goto s43; }
    if (BYTE(URIC_HOST) == 0xF0) { LEAVE(9); STEP; goto s44; }
    if (BYTE(URIC_HOST) == 0xF1 || BYTE(URIC_HOST) == 0xF2) { LEAVE(9); STEP; goto s45; }
    if (BYTE(URIC_HOST) == 0xF3) { LEAVE(9); STEP; goto s46; }
    DEAD(9, URIC_PATH);
e9: ON_path_absolute_end; goto done;
s10: /* "?", may end */
    JUMP(PATH, 10);
    AT_END(10, e10, URIC_QUERY);
    if (BYTE(URIC_HOST) == '%') { TRIPLET(10); LEAVE(10); STEP; goto s47; }
    if (BYTE(URIC_HOST) == '#') { ON_query_end; ON_fragment_begin; STEP; goto s6; }
    if (BYTE(URIC_HOST) >= 0xC3 && BYTE(URIC_HOST) <= 0xDF) { LEAVE(10); STEP; goto s49; }
    if (iri_bytes[2][BYTE(URIC_HOST)] & 1) { LEAVE(10); STEP; goto s51; }
    if (BYTE(URIC_HOST) == 0xF1 || BYTE(URIC_HOST) == 0xF2) { LEAVE(10); STEP; goto s55; }
    if (BYTE(URIC_HOST) == 0xC2) { LEAVE(10); STEP; goto s48; }
    if (BYTE(URIC_HOST) == 0xE0) { LEAVE(10); STEP; goto s50; }
    if (BYTE(URIC_HOST) == 0xED) { LEAVE(10); STEP; goto s52; }
    if (BYTE(URIC_HOST) == 0xEF) { LEAVE(10); STEP; goto s53; }
    if (BYTE(URIC_HOST) == 0xF0) { LEAVE(10); STEP; goto s54; }
    if (BYTE(URIC_HOST) == 0xF3) { LEAVE(10); STEP; goto s56; }
    if (BYTE(URIC_HOST) == 0xF4) { LEAVE(10); STEP; goto s57; }
    if (iri_bytes[0][BYTE(URIC_HOST)] & 255) { STEP; goto s10; }
    DEAD(10, URIC_QUERY);
e10: ON_query_end; goto done;
s11: /* "a", may end */
    JUMP(SCHEME, 11);
    AT_END(11, e11, URIC_PATH);
    if (BYTE(URIC_HOST) == ':') { ON_scheme_end; STEP; goto s22; }
    if (BYTE(URIC_HOST) == '/') { STEP; goto s34; }
    if (BYTE(URIC_HOST) == '?') { ON_path_noscheme_end; ON_query_begin; STEP; goto s10; }
    if (BYTE(URIC_HOST) == '#') { ON_path_noscheme_end; ON_fragment_begin; STEP; goto s6; }
    if (BYTE(URIC_HOST) == '%') { LEAVE(11); STEP; goto s7; }
    if (iri_bytes[0][BYTE(URIC_HOST)] & 68) { STEP; goto s8; }
    if (BYTE(URIC_HOST) >= 0xC3 && BYTE(URIC_HOST) <= 0xDF) { LEAVE(11); STEP; goto s13; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { LEAVE(11); STEP; goto s15; }
    if (BYTE(URIC_HOST) == 0xF1 || BYTE(URIC_HOST) == 0xF2) { LEAVE(11); STEP; goto s19; }
    if (BYTE(URIC_HOST) == 0xC2) { LEAVE(11); STEP; goto s12; }
    if (BYTE(URIC_HOST) == 0xE0) { LEAVE(11); STEP; goto s14; }
    if (BYTE(URIC_HOST) == 0xED) { LEAVE(11); STEP; goto s16; }
    if (BYTE(URIC_HOST) == 0xEF) { LEAVE(11); STEP; goto s17; }
    if (BYTE(URIC_HOST) == 0xF0) { LEAVE(11); STEP; goto s18; }
    if (BYTE(URIC_HOST) == 0xF3) { LEAVE(11); STEP; goto s20; }
    if (iri_bytes[0][BYTE(URIC_HOST)] & 176) { STEP; goto s11; }
    DEAD(11, URIC_PATH);
e11: ON_path_noscheme_end; goto done;
s12: /* "\xC2" */
    AT_END(12, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0xA0 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s8; }
    DEAD(12, URIC_PATH);
s13: /* "\xC3" */
    AT_END(13, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s8; }
    DEAD(13, URIC_PATH);
s14: /* "\xE0" */
    AT_END(14, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0xA0 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s13; }
    DEAD(14, URIC_PATH);
s15: /* "\xE1" */
    AT_END(15, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s13; }
    DEAD(15, URIC_PATH);
s16: /* "\xED" */
    AT_END(16, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0x9F) { STEP; goto s13; }
    DEAD(16, URIC_PATH);
s17: /* "\xEF" */
    AT_END(17, dead, URIC_PATH);
    if (iri_bytes[2][BYTE(URIC_PATH)] & 40) { STEP; goto s13; }
    if (BYTE(URIC_PATH) == 0xB7) { STEP; goto s58; }
    if (BYTE(URIC_PATH) == 0xBF) { STEP; goto s59; }
    DEAD(17, URIC_PATH);
s18: /* "\xF0" */
    AT_END(18, dead, URIC_PATH);
    if (iri_bytes[1][BYTE(URIC_PATH)] & 212) { STEP; goto s15; }
    if (iri_bytes[3][BYTE(URIC_PATH)] & 2) { STEP; goto s60; }
    DEAD(18, URIC_PATH);
s19: /* "\xF1" */
    AT_END(19, dead, URIC_PATH);
    if (iri_bytes[1][BYTE(URIC_PATH)] & 244) { STEP; goto s15; }
    if (iri_bytes[3][BYTE(URIC_PATH)] & 3) { STEP; goto s60; }
    DEAD(19, URIC_PATH);
s20: /* "\xF3" */
    AT_END(20, dead, URIC_PATH);
    if (iri_bytes[1][BYTE(URIC_PATH)] & 160) { STEP; goto s15; }
    if (iri_bytes[1][BYTE(URIC_PATH)] & 8) { STEP; goto s60; }
    DEAD(20, URIC_PATH);
s21: /* "a" */
    JUMP(SCHEME, 21);
    AT_END(21, dead, URIC_SCHEME);
    if (BYTE(URIC_HOST) == ':') { ON_scheme_end; STEP; goto s61; }
    if (iri_bytes[0][BYTE(URIC_HOST)] & 176) { STEP; goto s21; }
    DEAD(21, URIC_SCHEME);
s22: /* "a:", may end */
    AT_END(22, e22, URIC_PATH);
    if (BYTE(URIC_HOST) == '/') { STEP; goto s9; }
    if (iri_bytes[0][BYTE(URIC_HOST)] & 252) { STEP; goto s63; }
    if (BYTE(URIC_HOST) >= 0xC3 && BYTE(URIC_HOST) <= 0xDF) { LEAVE(22); STEP; goto s65; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { LEAVE(22); STEP; goto s67; }
    if (BYTE(URIC_HOST) == '?') { ON_path_empty_end; ON_query_begin; STEP; goto s10; }
    if (BYTE(URIC_HOST) == '%') { LEAVE(22); STEP; goto s62; }
    if (BYTE(URIC_HOST) == '#') { ON_path_empty_end; ON_fragment_begin; STEP; goto s6; }
    if (BYTE(URIC_HOST) == 0xC2) { LEAVE(22); STEP; goto s64; }
    if (BYTE(URIC_HOST) == 0xE0) { LEAVE(22); STEP; goto s66; }
    if (BYTE(URIC_HOST) == 0xED) { LEAVE(22); STEP; goto s68; }
    if (BYTE(URIC_HOST) == 0xEF) { LEAVE(22); STEP; goto s69; }
    if (BYTE(URIC_HOST) == 0xF0) { LEAVE(22); STEP; goto s70; }
    if (BYTE(URIC_HOST) == 0xF1 || BYTE(URIC_HOST) == 0xF2) { LEAVE(22); STEP; goto s71; }
    if (BYTE(URIC_HOST) == 0xF3) { LEAVE(22); STEP; goto s72; }
    DEAD(22, URIC_PATH);
e22: ON_path_empty_end; goto done;
s23: /* "#%" */
    AT_END(23, dead, URIC_FRAGMENT);
    if (iri_bytes[2][BYTE(URIC_FRAGMENT)] & 4) { STEP; goto s73; }
    DEAD(23, URIC_FRAGMENT);
s24: /* "#\xC2" */
    AT_END(24, dead, URIC_FRAGMENT);
    if (BYTE(URIC_FRAGMENT) >= 0xA0 && BYTE(URIC_FRAGMENT) <= 0xBF) { STEP; goto s6; }
    DEAD(24, URIC_FRAGMENT);
s25: /* "#\xC3" */
    AT_END(25, dead, URIC_FRAGMENT);
    if (BYTE(URIC_FRAGMENT) >= 0x80 && BYTE(URIC_FRAGMENT) <= 0xBF) { STEP; goto s6; }
    DEAD(25, URIC_FRAGMENT);
s26: /* "#\xE0" */
    AT_END(26, dead, URIC_FRAGMENT);
    if (BYTE(URIC_FRAGMENT) >= 0xA0 && BYTE(URIC_FRAGMENT) <= 0xBF) { STEP; goto s25; }
    DEAD(26, URIC_FRAGMENT);
s27: /* "#\xE1" */
    AT_END(27, dead, URIC_FRAGMENT);
    if (BYTE(URIC_FRAGMENT) >= 0x80 && BYTE(URIC_FRAGMENT) <= 0xBF) { STEP; goto s25; }
    DEAD(27, URIC_FRAGMENT);
s28: /* "#\xED" */
    AT_END(28, dead, URIC_FRAGMENT);
    if (BYTE(URIC_FRAGMENT) >= 0x80 && BYTE(URIC_FRAGMENT) <= 0x9F) { STEP; goto s25; }
    DEAD(28, URIC_FRAGMENT);
s29: /* "#\xEF" */
    AT_END(29, dead, URIC_FRAGMENT);
    if (iri_bytes[2][BYTE(URIC_FRAGMENT)] & 40) { STEP; goto s25; }
    if (BYTE(URIC_FRAGMENT) == 0xB7) { STEP; goto s74; }
    if (BYTE(URIC_FRAGMENT) == 0xBF) { STEP; goto s75; }
    DEAD(29, URIC_FRAGMENT);
s30: /* "#\xF0" */
    AT_END(30, dead, URIC_FRAGMENT);
    if (iri_bytes[1][BYTE(URIC_FRAGMENT)] & 212) { STEP; goto s27; }
    if (iri_bytes[3][BYTE(URIC_FRAGMENT)] & 2) { STEP; goto s76; }
    DEAD(30, URIC_FRAGMENT);
s31: /* "#\xF1" */
    AT_END(31, dead, URIC_FRAGMENT);
    if (iri_bytes[1][BYTE(URIC_FRAGMENT)] & 244) { STEP; goto s27; }
    if (iri_bytes[3][BYTE(URIC_FRAGMENT)] & 3) { STEP; goto s76; }
    DEAD(31, URIC_FRAGMENT);
s32: /* "#\xF3" */
    AT_END(32, dead, URIC_FRAGMENT);
    if (iri_bytes[1][BYTE(URIC_FRAGMENT)] & 160) { STEP; goto s27; }
    if (iri_bytes[1][BYTE(URIC_FRAGMENT)] & 8) { STEP; goto s76; }
    DEAD(32, URIC_FRAGMENT);
s33: /* "%1" */
    AT_END(33, dead, URIC_PATH);
    if (iri_bytes[2][BYTE(URIC_PATH)] & 4) { STEP; goto s8; }
    DEAD(33, URIC_PATH);
s34: /* "&/", may end */
    JUMP(PATH, 34);
    AT_END(34, e34, URIC_PATH);
    if (BYTE(URIC_HOST) == '?') { ON_path_noscheme_end; ON_query_begin; STEP; goto s10; }
    if (BYTE(URIC_HOST) == '%') { TRIPLET(34); LEAVE(34); STEP; goto s77; }
    if (BYTE(URIC_HOST) == '#') { ON_path_noscheme_end; ON_fragment_begin; STEP; goto s6; }
    if (BYTE(URIC_HOST) >= 0xC3 && BYTE(URIC_HOST) <= 0xDF) { LEAVE(34); STEP; goto s79; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { LEAVE(34); STEP; goto s81; }
    if (BYTE(URIC_HOST) == 0xF1 || BYTE(URIC_HOST) == 0xF2) { LEAVE(34); STEP; goto s85; }
    if (BYTE(URIC_HOST) == 0xC2) { LEAVE(34); STEP; goto s78; }
    if (BYTE(URIC_HOST) == 0xE0) { LEAVE(34); STEP; goto s80; }
    if (BYTE(URIC_HOST) == 0xED) { LEAVE(34); STEP; goto s82; }
    if (BYTE(URIC_HOST) == 0xEF) { LEAVE(34); STEP; goto s83; }
    if (BYTE(URIC_HOST) == 0xF0) { LEAVE(34); STEP; goto s84; }
    if (BYTE(URIC_HOST) == 0xF3) { LEAVE(34); STEP; goto s86; }
    if (iri_bytes[0][BYTE(URIC_HOST)] & 254) { STEP; goto s34; }
    DEAD(34, URIC_PATH);
e34: ON_path_noscheme_end; goto done;
s35: /* "/%" */
    AT_END(35, dead, URIC_PATH);
    if (iri_bytes[2][BYTE(URIC_PATH)] & 4) { STEP; goto s87; }
    DEAD(35, URIC_PATH);
s36: /* "/&", may end */
    JUMP(PATH, 36);
    AT_END(36, e36, URIC_PATH);
    if (BYTE(URIC_HOST) == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s10; }
    if (BYTE(URIC_HOST) == '%') { TRIPLET(36); LEAVE(36); STEP; goto s35; }
    if (BYTE(URIC_HOST) == '#') { ON_path_absolute_end; ON_fragment_begin; STEP; goto s6; }
    if (BYTE(URIC_HOST) >= 0xC3 && BYTE(URIC_HOST) <= 0xDF) { LEAVE(36); STEP; goto s39; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { LEAVE(36); STEP; goto s41; }
    if (BYTE(URIC_HOST) == 0xF1 || BYTE(URIC_HOST) == 0xF2) { LEAVE(36); STEP; goto s45; }
    if (BYTE(URIC_HOST) == 0xC2) { LEAVE(36); STEP; goto s38; }
    if (BYTE(URIC_HOST) == 0xE0) { LEAVE(36); STEP; goto s40; }
    if (BYTE(URIC_HOST) == 0xED) { LEAVE(36); STEP; goto s42; }
    if (BYTE(URIC_HOST) == 0xEF) { LEAVE(36); STEP; goto s43; }
    if (BYTE(URIC_HOST) == 0xF0) { LEAVE(36); STEP; goto s44; }
    if (BYTE(URIC_HOST) == 0xF3) { LEAVE(36); STEP; goto s46; }
    if (iri_bytes[0][BYTE(URIC_HOST)] & 254) { STEP; goto s36; }
    DEAD(36, URIC_PATH);
e36: ON_path_absolute_end; goto done;
s37: /* "//", may end */
    AT_END(37, e37, URIC_HOST);
    if (BYTE(URIC_HOST) == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s99; }
    if (iri_bytes[0][BYTE(URIC_HOST)] & 192) { STEP; goto s98; }
    if (BYTE(URIC_HOST) >= 0xC3 && BYTE(URIC_HOST) <= 0xDF) { LEAVE(37); STEP; goto s90; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { LEAVE(37); STEP; goto s92; }
    if (iri_bytes[0][BYTE(URIC_HOST)] & 48) { r = 1; goto t37; }
    if (BYTE(URIC_HOST) == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s10; }
    if (BYTE(URIC_HOST) == '%') { LEAVE(37); STEP; goto s88; }
    if (BYTE(URIC_HOST) == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s100; }
    if (BYTE(URIC_HOST) == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s6; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s101; }
    if (BYTE(URIC_HOST) == '[') { LEAVE(37); STEP; goto s102; }
    if (BYTE(URIC_HOST) == 0xC2) { LEAVE(37); STEP; goto s89; }
    if (BYTE(URIC_HOST) == 0xE0) { LEAVE(37); STEP; goto s91; }
    if (BYTE(URIC_HOST) == 0xED) { LEAVE(37); STEP; goto s93; }
    if (BYTE(URIC_HOST) == 0xEF) { LEAVE(37); STEP; goto s94; }
    if (BYTE(URIC_HOST) == 0xF0) { LEAVE(37); STEP; goto s95; }
    if (BYTE(URIC_HOST) == 0xF1 || BYTE(URIC_HOST) == 0xF2) { LEAVE(37); STEP; goto s96; }
    if (BYTE(URIC_HOST) == 0xF3) { LEAVE(37); STEP; goto s97; }
    DEAD(37, URIC_HOST);
e37: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
t37: /* 25 states by a table */
    TABLE(iri_IPv4address, r, 305);
    AT_END(305 + r, te37, URIC_HOST);
    if (BYTE(URIC_HOST) == '/') { HOST_KIND(iri_part37_values[r]); ON_host_end; ON_authority_end; STEP; goto s99; }
    if (BYTE(URIC_HOST) == '?') { HOST_KIND(iri_part37_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s10; }
    if (BYTE(URIC_HOST) == '%') { LEAVE(305 + r); STEP; goto s88; }
    if (BYTE(URIC_HOST) == ':') { HOST_KIND(iri_part37_values[r]); ON_host_end; ON_port_begin; STEP; goto s100; }
    if (BYTE(URIC_HOST) == '#') { HOST_KIND(iri_part37_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s6; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s101; }
    if (iri_bytes[0][BYTE(URIC_HOST)] & 192) { STEP; goto s98; }
    if (BYTE(URIC_HOST) >= 0xC3 && BYTE(URIC_HOST) <= 0xDF) { LEAVE(305 + r); STEP; goto s90; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { LEAVE(305 + r); STEP; goto s92; }
    if (BYTE(URIC_HOST) == 0xF1 || BYTE(URIC_HOST) == 0xF2) { LEAVE(305 + r); STEP; goto s96; }
    if (BYTE(URIC_HOST) == 0xC2) { LEAVE(305 + r); STEP; goto s89; }
    if (BYTE(URIC_HOST) == 0xE0) { LEAVE(305 + r); STEP; goto s91; }
    if (BYTE(URIC_HOST) == 0xED) { LEAVE(305 + r); STEP; goto s93; }
    if (BYTE(URIC_HOST) == 0xEF) { LEAVE(305 + r); STEP; goto s94; }
    if (BYTE(URIC_HOST) == 0xF0) { LEAVE(305 + r); STEP; goto s95; }
    if (BYTE(URIC_HOST) == 0xF3) { LEAVE(305 + r); STEP; goto s97; }
    DEAD(305 + r, URIC_HOST);
te37:
    HOST_KIND(iri_part37_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s38: /* "/\xC2" */
    AT_END(38, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0xA0 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s36; }
    DEAD(38, URIC_PATH);
s39: /* "/\xC3" */
    AT_END(39, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s36; }
    DEAD(39, URIC_PATH);
s40: /* "/\xE0" */
    AT_END(40, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0xA0 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s39; }
    DEAD(40, URIC_PATH);
s41: /* "/\xE1" */
    AT_END(41, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s39; }
    DEAD(41, URIC_PATH);
s42: /* "/\xED" */
    AT_END(42, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0x9F) { STEP; goto s39; }
    DEAD(42, URIC_PATH);
s43: /* "/\xEF" */
    AT_END(43, dead, URIC_PATH);
    if (iri_bytes[2][BYTE(URIC_PATH)] & 40) { STEP; goto s39; }
    if (BYTE(URIC_PATH) == 0xB7) { STEP; goto s103; }
    if (BYTE(URIC_PATH) == 0xBF) { STEP; goto s104; }
    DEAD(43, URIC_PATH);
s44: /* "/\xF0" */
    AT_END(44, dead, URIC_PATH);
    if (iri_bytes[1][BYTE(URIC_PATH)] & 212) { STEP; goto s41; }
    if (iri_bytes[3][BYTE(URIC_PATH)] & 2) { STEP; goto s105; }
    DEAD(44, URIC_PATH);
s45: /* "/\xF1" */
    AT_END(45, dead, URIC_PATH);
    if (iri_bytes[1][BYTE(URIC_PATH)] & 244) { STEP; goto s41; }
    if (iri_bytes[3][BYTE(URIC_PATH)] & 3) { STEP; goto s105; }
    DEAD(45, URIC_PATH);
s46: /* "/\xF3" */
    AT_END(46, dead, URIC_PATH);
    if (iri_bytes[1][BYTE(URIC_PATH)] & 160) { STEP; goto s41; }
    if (iri_bytes[1][BYTE(URIC_PATH)] & 8) { STEP; goto s105; }
    DEAD(46, URIC_PATH);
s47: /* "?%" */
    AT_END(47, dead, URIC_QUERY);
    if (iri_bytes[2][BYTE(URIC_QUERY)] & 4) { STEP; goto s106; }
    DEAD(47, URIC_QUERY);
s48: /* "?\xC2" */
    AT_END(48, dead, URIC_QUERY);
    if (BYTE(URIC_QUERY) >= 0xA0 && BYTE(URIC_QUERY) <= 0xBF) { STEP; goto s10; }
    DEAD(48, URIC_QUERY);
s49: /* "?\xC3" */
    AT_END(49, dead, URIC_QUERY);
    if (BYTE(URIC_QUERY) >= 0x80 && BYTE(URIC_QUERY) <= 0xBF) { STEP; goto s10; }
    DEAD(49, URIC_QUERY);
s50: /* "?\xE0" */
    AT_END(50, dead, URIC_QUERY);
    if (BYTE(URIC_QUERY) >= 0xA0 && BYTE(URIC_QUERY) <= 0xBF) { STEP; goto s49; }
    DEAD(50, URIC_QUERY);
s51: /* "?\xE1" */
    AT_END(51, dead, URIC_QUERY);
    if (BYTE(URIC_QUERY) >= 0x80 && BYTE(URIC_QUERY) <= 0xBF) { STEP; goto s49; }
    DEAD(51, URIC_QUERY);
s52: /* "?\xED" */
    AT_END(52, dead, URIC_QUERY);
    if (BYTE(URIC_QUERY) >= 0x80 && BYTE(URIC_QUERY) <= 0x9F) { STEP; goto s49; }
    DEAD(52, URIC_QUERY);
s53: /* "?\xEF" */
    AT_END(53, dead, URIC_QUERY);
    if (iri_bytes[1][BYTE(URIC_QUERY)] & 248) { STEP; goto s49; }
    if (BYTE(URIC_QUERY) == 0xB7) { STEP; goto s107; }
    if (BYTE(URIC_QUERY) == 0xBF) { STEP; goto s108; }
    DEAD(53, URIC_QUERY);
s54: /* "?\xF0" */
    AT_END(54, dead, URIC_QUERY);
    if (iri_bytes[1][BYTE(URIC_QUERY)] & 212) { STEP; goto s51; }
    if (iri_bytes[3][BYTE(URIC_QUERY)] & 2) { STEP; goto s109; }
    DEAD(54, URIC_QUERY);
s55: /* "?\xF1" */
    AT_END(55, dead, URIC_QUERY);
    if (iri_bytes[1][BYTE(URIC_QUERY)] & 244) { STEP; goto s51; }
    if (iri_bytes[3][BYTE(URIC_QUERY)] & 3) { STEP; goto s109; }
    DEAD(55, URIC_QUERY);
s56: /* "?\xF3" */
    AT_END(56, dead, URIC_QUERY);
    if (iri_bytes[1][BYTE(URIC_QUERY)] & 228) { STEP; goto s51; }
    if (iri_bytes[3][BYTE(URIC_QUERY)] & 3) { STEP; goto s109; }
    DEAD(56, URIC_QUERY);
s57: /* "?\xF4" */
    AT_END(57, dead, URIC_QUERY);
    if (BYTE(URIC_QUERY) >= 0x80 && BYTE(URIC_QUERY) <= 0x8E) { STEP; goto s51; }
    if (BYTE(URIC_QUERY) == 0x8F) { STEP; goto s109; }
    DEAD(57, URIC_QUERY);
s58: /* "\xEF\xB7" */
    AT_END(58, dead, URIC_PATH);
    if (iri_bytes[2][BYTE(URIC_PATH)] & 48) { STEP; goto s8; }
    DEAD(58, URIC_PATH);
s59: /* "\xEF\xBF" */
    AT_END(59, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xAF) { STEP; goto s8; }
    DEAD(59, URIC_PATH);
s60: /* "\xF0\x9F" */
    AT_END(60, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBE) { STEP; goto s13; }
    if (BYTE(URIC_PATH) == 0xBF) { STEP; goto s110; }
    DEAD(60, URIC_PATH);
s61: /* "a:", may end */
    AT_END(61, e61, URIC_PATH);
    if (BYTE(URIC_HOST) == '/') { STEP; goto s113; }
    if (iri_bytes[0][BYTE(URIC_HOST)] & 252) { STEP; goto s112; }
    if (BYTE(URIC_HOST) >= 0xC3 && BYTE(URIC_HOST) <= 0xDF) { LEAVE(61); STEP; goto s116; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { LEAVE(61); STEP; goto s118; }
    if (BYTE(URIC_HOST) == '?') { ON_path_empty_end; ON_query_begin; STEP; goto s114; }
    if (BYTE(URIC_HOST) == '%') { LEAVE(61); STEP; goto s111; }
    if (BYTE(URIC_HOST) == 0xC2) { LEAVE(61); STEP; goto s115; }
    if (BYTE(URIC_HOST) == 0xE0) { LEAVE(61); STEP; goto s117; }
    if (BYTE(URIC_HOST) == 0xED) { LEAVE(61); STEP; goto s119; }
    if (BYTE(URIC_HOST) == 0xEF) { LEAVE(61); STEP; goto s120; }
    if (BYTE(URIC_HOST) == 0xF0) { LEAVE(61); STEP; goto s121; }
    if (BYTE(URIC_HOST) == 0xF1 || BYTE(URIC_HOST) == 0xF2) { LEAVE(61); STEP; goto s122; }
    if (BYTE(URIC_HOST) == 0xF3) { LEAVE(61); STEP; goto s123; }
    DEAD(61, URIC_PATH);
e61: ON_path_empty_end; goto done;
s62: /* "a:%" */
    AT_END(62, dead, URIC_PATH);
    if (iri_bytes[2][BYTE(URIC_PATH)] & 4) { STEP; goto s124; }
    DEAD(62, URIC_PATH);
s63: /* "a:&", may end */
    JUMP(PATH, 63);
    AT_END(63, e63, URIC_PATH);
    if (BYTE(URIC_HOST) == '?') { ON_path_rootless_end; ON_query_begin; STEP; goto s10; }
    if (BYTE(URIC_HOST) == '%') { TRIPLET(63); LEAVE(63); STEP; goto s62; }
    if (BYTE(URIC_HOST) == '#') { ON_path_rootless_end; ON_fragment_begin; STEP; goto s6; }
    if (BYTE(URIC_HOST) >= 0xC3 && BYTE(URIC_HOST) <= 0xDF) { LEAVE(63); STEP; goto s65; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { LEAVE(63); STEP; goto s67; }
    if (BYTE(URIC_HOST) == 0xF1 || BYTE(URIC_HOST) == 0xF2) { LEAVE(63); STEP; goto s71; }
    if (BYTE(URIC_HOST) == 0xC2) { LEAVE(63); STEP; goto s64; }
    if (BYTE(URIC_HOST) == 0xE0) { LEAVE(63); STEP; goto s66; }
    if (BYTE(URIC_HOST) == 0xED) { LEAVE(63); STEP; goto s68; }
    if (BYTE(URIC_HOST) == 0xEF) { LEAVE(63); STEP; goto s69; }
    if (BYTE(URIC_HOST) == 0xF0) { LEAVE(63); STEP; goto s70; }
    if (BYTE(URIC_HOST) == 0xF3) { LEAVE(63); STEP; goto s72; }
    if (iri_bytes[0][BYTE(URIC_HOST)] & 254) { STEP; goto s63; }
    DEAD(63, URIC_PATH);
e63: ON_path_rootless_end; goto done;
s64: /* "a:\xC2" */
    AT_END(64, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0xA0 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s63; }
    DEAD(64, URIC_PATH);
s65: /* "a:\xC3" */
    AT_END(65, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s63; }
    DEAD(65, URIC_PATH);
s66: /* "a:\xE0" */
    AT_END(66, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0xA0 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s65; }
    DEAD(66, URIC_PATH);
s67: /* "a:\xE1" */
    AT_END(67, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s65; }
    DEAD(67, URIC_PATH);
s68: /* "a:\xED" */
    AT_END(68, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0x9F) { STEP; goto s65; }
    DEAD(68, URIC_PATH);
s69: /* "a:\xEF" */
    AT_END(69, dead, URIC_PATH);
    if (iri_bytes[2][BYTE(URIC_PATH)] & 40) { STEP; goto s65; }
    if (BYTE(URIC_PATH) == 0xB7) { STEP; goto s125; }
    if (BYTE(URIC_PATH) == 0xBF) { STEP; goto s126; }
    DEAD(69, URIC_PATH);
s70: /* "a:\xF0" */
    AT_END(70, dead, URIC_PATH);
    if (iri_bytes[1][BYTE(URIC_PATH)] & 212) { STEP; goto s67; }
    if (iri_bytes[3][BYTE(URIC_PATH)] & 2) { STEP; goto s127; }
    DEAD(70, URIC_PATH);
s71: /* "a:\xF1" */
    AT_END(71, dead, URIC_PATH);
    if (iri_bytes[1][BYTE(URIC_PATH)] & 244) { STEP; goto s67; }
    if (iri_bytes[3][BYTE(URIC_PATH)] & 3) { STEP; goto s127; }
    DEAD(71, URIC_PATH);
s72: /* "a:\xF3" */
    AT_END(72, dead, URIC_PATH);
    if (iri_bytes[1][BYTE(URIC_PATH)] & 160) { STEP; goto s67; }
    if (iri_bytes[1][BYTE(URIC_PATH)] & 8) { STEP; goto s127; }
    DEAD(72, URIC_PATH);
s73: /* "#%1" */
    AT_END(73, dead, URIC_FRAGMENT);
    if (iri_bytes[2][BYTE(URIC_FRAGMENT)] & 4) { STEP; goto s6; }
    DEAD(73, URIC_FRAGMENT);
s74: /* "#\xEF\xB7" */
    AT_END(74, dead, URIC_FRAGMENT);
    if (iri_bytes[2][BYTE(URIC_FRAGMENT)] & 48) { STEP; goto s6; }
    DEAD(74, URIC_FRAGMENT);
s75: /* "#\xEF\xBF" */
    AT_END(75, dead, URIC_FRAGMENT);
    if (BYTE(URIC_FRAGMENT) >= 0x80 && BYTE(URIC_FRAGMENT) <= 0xAF) { STEP; goto s6; }
    DEAD(75, URIC_FRAGMENT);
s76: /* "#\xF0\x9F" */
    AT_END(76, dead, URIC_FRAGMENT);
    if (BYTE(URIC_FRAGMENT) >= 0x80 && BYTE(URIC_FRAGMENT) <= 0xBE) { STEP; goto s25; }
    if (BYTE(URIC_FRAGMENT) == 0xBF) { STEP; goto s128; }
    DEAD(76, URIC_FRAGMENT);
s77: /* "&/%" */
    AT_END(77, dead, URIC_PATH);
    if (iri_bytes[2][BYTE(URIC_PATH)] & 4) { STEP; goto s129; }
    DEAD(77, URIC_PATH);
s78: /* "&/\xC2" */
    AT_END(78, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0xA0 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s34; }
    DEAD(78, URIC_PATH);
s79: /* "&/\xC3" */
    AT_END(79, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s34; }
    DEAD(79, URIC_PATH);
s80: /* "&/\xE0" */
    AT_END(80, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0xA0 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s79; }
    DEAD(80, URIC_PATH);
s81: /* "&/\xE1" */
    AT_END(81, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s79; }
    DEAD(81, URIC_PATH);
s82: /* "&/\xED" */
    AT_END(82, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0x9F) { STEP; goto s79; }
    DEAD(82, URIC_PATH);
s83: /* "&/\xEF" */
    AT_END(83, dead, URIC_PATH);
    if (iri_bytes[2][BYTE(URIC_PATH)] & 40) { STEP; goto s79; }
    if (BYTE(URIC_PATH) == 0xB7) { STEP; goto s130; }
    if (BYTE(URIC_PATH) == 0xBF) { STEP; goto s131; }
    DEAD(83, URIC_PATH);
s84: /* "&/\xF0" */
    AT_END(84, dead, URIC_PATH);
    if (iri_bytes[1][BYTE(URIC_PATH)] & 212) { STEP; goto s81; }
    if (iri_bytes[3][BYTE(URIC_PATH)] & 2) { STEP; goto s132; }
    DEAD(84, URIC_PATH);
s85: /* "&/\xF1" */
    AT_END(85, dead, URIC_PATH);
    if (iri_bytes[1][BYTE(URIC_PATH)] & 244) { STEP; goto s81; }
    if (iri_bytes[3][BYTE(URIC_PATH)] & 3) { STEP; goto s132; }
    DEAD(85, URIC_PATH);
s86: /* "&/\xF3" */
    AT_END(86, dead, URIC_PATH);
    if (iri_bytes[1][BYTE(URIC_PATH)] & 160) { STEP; goto s81; }
    if (iri_bytes[1][BYTE(URIC_PATH)] & 8) { STEP; goto s132; }
    DEAD(86, URIC_PATH);
s87: /* "/%1" */
    AT_END(87, dead, URIC_PATH);
    if (iri_bytes[2][BYTE(URIC_PATH)] & 4) { STEP; goto s36; }
    DEAD(87, URIC_PATH);
s88: /* "//.%" */
    AT_END(88, dead, URIC_HOST);
    if (iri_bytes[2][BYTE(URIC_HOST)] & 4) { STEP; goto s133; }
    DEAD(88, URIC_HOST);
s89: /* "//.\xC2" */
    AT_END(89, dead, URIC_HOST);
    if (BYTE(URIC_HOST) >= 0xA0 && BYTE(URIC_HOST) <= 0xBF) { STEP; goto s98; }
    DEAD(89, URIC_HOST);
s90: /* "//.\xC3" */
    AT_END(90, dead, URIC_HOST);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0xBF) { STEP; goto s98; }
    DEAD(90, URIC_HOST);
s91: /* "//.\xE0" */
    AT_END(91, dead, URIC_HOST);
    if (BYTE(URIC_HOST) >= 0xA0 && BYTE(URIC_HOST) <= 0xBF) { STEP; goto s90; }
    DEAD(91, URIC_HOST);
s92: /* "//.\xE1" */
    AT_END(92, dead, URIC_HOST);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0xBF) { STEP; goto s90; }
    DEAD(92, URIC_HOST);
s93: /* "//.\xED" */
    AT_END(93, dead, URIC_HOST);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0x9F) { STEP; goto s90; }
    DEAD(93, URIC_HOST);
s94: /* "//.\xEF" */
    AT_END(94, dead, URIC_HOST);
    if (iri_bytes[2][BYTE(URIC_HOST)] & 40) { STEP; goto s90; }
    if (BYTE(URIC_HOST) == 0xB7) { STEP; goto s134; }
    if (BYTE(URIC_HOST) == 0xBF) { STEP; goto s135; }
    DEAD(94, URIC_HOST);
s95: /* "//.\xF0" */
    AT_END(95, dead, URIC_HOST);
    if (iri_bytes[1][BYTE(URIC_HOST)] & 212) { STEP; goto s92; }
    if (iri_bytes[3][BYTE(URIC_HOST)] & 2) { STEP; goto s136; }
    DEAD(95, URIC_HOST);
s96: /* "//.\xF1" */
    AT_END(96, dead, URIC_HOST);
    if (iri_bytes[1][BYTE(URIC_HOST)] & 244) { STEP; goto s92; }
    if (iri_bytes[3][BYTE(URIC_HOST)] & 3) { STEP; goto s136; }
    DEAD(96, URIC_HOST);
s97: /* "//.\xF3" */
    AT_END(97, dead, URIC_HOST);
    if (iri_bytes[1][BYTE(URIC_HOST)] & 160) { STEP; goto s92; }
    if (iri_bytes[1][BYTE(URIC_HOST)] & 8) { STEP; goto s136; }
    DEAD(97, URIC_HOST);
s98: /* "//.!", may end */
    JUMP(REG_NAME, 98);
    AT_END(98, e98, URIC_HOST);
    if (BYTE(URIC_HOST) == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s99; }
    if (BYTE(URIC_HOST) == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s10; }
    if (BYTE(URIC_HOST) == '%') { TRIPLET(98); LEAVE(98); STEP; goto s88; }
    if (BYTE(URIC_HOST) == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s100; }
    if (BYTE(URIC_HOST) == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s6; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s101; }
    if (BYTE(URIC_HOST) >= 0xC3 && BYTE(URIC_HOST) <= 0xDF) { LEAVE(98); STEP; goto s90; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { LEAVE(98); STEP; goto s92; }
    if (BYTE(URIC_HOST) == 0xF1 || BYTE(URIC_HOST) == 0xF2) { LEAVE(98); STEP; goto s96; }
    if (BYTE(URIC_HOST) == 0xC2) { LEAVE(98); STEP; goto s89; }
    if (BYTE(URIC_HOST) == 0xE0) { LEAVE(98); STEP; goto s91; }
    if (BYTE(URIC_HOST) == 0xED) { LEAVE(98); STEP; goto s93; }
    if (BYTE(URIC_HOST) == 0xEF) { LEAVE(98); STEP; goto s94; }
    if (BYTE(URIC_HOST) == 0xF0) { LEAVE(98); STEP; goto s95; }
    if (BYTE(URIC_HOST) == 0xF3) { LEAVE(98); STEP; goto s97; }
    if (iri_bytes[0][BYTE(URIC_HOST)] & 240) { STEP; goto s98; }
    DEAD(98, URIC_HOST);
e98: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s99: /* "//./", may end */
    JUMP(PATH, 99);
    AT_END(99, e99, URIC_PATH);
    if (BYTE(URIC_HOST) == '?') { ON_path_abempty_end; ON_query_begin; STEP; goto s10; }
    if (BYTE(URIC_HOST) == '%') { TRIPLET(99); LEAVE(99); STEP; goto s137; }
    if (BYTE(URIC_HOST) == '#') { ON_path_abempty_end; ON_fragment_begin; STEP; goto s6; }
    if (BYTE(URIC_HOST) >= 0xC3 && BYTE(URIC_HOST) <= 0xDF) { LEAVE(99); STEP; goto s139; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { LEAVE(99); STEP; goto s141; }
    if (BYTE(URIC_HOST) == 0xF1 || BYTE(URIC_HOST) == 0xF2) { LEAVE(99); STEP; goto s145; }
    if (BYTE(URIC_HOST) == 0xC2) { LEAVE(99); STEP; goto s138; }
    if (BYTE(URIC_HOST) == 0xE0) { LEAVE(99); STEP; goto s140; }
    if (BYTE(URIC_HOST) == 0xED) { LEAVE(99); STEP; goto s142; }
    if (BYTE(URIC_HOST) == 0xEF) { LEAVE(99); STEP; goto s143; }
    if (BYTE(URIC_HOST) == 0xF0) { LEAVE(99); STEP; goto s144; }
    if (BYTE(URIC_HOST) == 0xF3) { LEAVE(99); STEP; goto s146; }
    if (iri_bytes[0][BYTE(URIC_HOST)] & 254) { STEP; goto s99; }
    DEAD(99, URIC_PATH);
e99: ON_path_abempty_end; goto done;
s100: /* "//.:", may end */
    AT_END(100, e100, URIC_PORT);
    if (BYTE(URIC_HOST) == '/') { ON_port_end; ON_authority_end; STEP; goto s99; }
    if (iri_bytes[0][BYTE(URIC_HOST)] & 232) { LEAVE(100); STEP; goto s148; }
    if (BYTE(URIC_HOST) >= 0xC3 && BYTE(URIC_HOST) <= 0xDF) { LEAVE(100); STEP; goto s150; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { LEAVE(100); STEP; goto s152; }
    if (BYTE(URIC_HOST) >= '0' && BYTE(URIC_HOST) <= '9') { STEP; goto s100; }
    if (BYTE(URIC_HOST) == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s10; }
    if (BYTE(URIC_HOST) == '%') { LEAVE(100); STEP; goto s147; }
    if (BYTE(URIC_HOST) == '#') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s6; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s101; }
    if (BYTE(URIC_HOST) == 0xC2) { LEAVE(100); STEP; goto s149; }
    if (BYTE(URIC_HOST) == 0xE0) { LEAVE(100); STEP; goto s151; }
    if (BYTE(URIC_HOST) == 0xED) { LEAVE(100); STEP; goto s153; }
    if (BYTE(URIC_HOST) == 0xEF) { LEAVE(100); STEP; goto s154; }
    if (BYTE(URIC_HOST) == 0xF0) { LEAVE(100); STEP; goto s155; }
    if (BYTE(URIC_HOST) == 0xF1 || BYTE(URIC_HOST) == 0xF2) { LEAVE(100); STEP; goto s156; }
    if (BYTE(URIC_HOST) == 0xF3) { LEAVE(100); STEP; goto s157; }
    DEAD(100, URIC_PORT);
e100: ON_port_end; ON_authority_end; ON_path_abempty_end; goto done;
s101: /* "//.@", may end */
    AT_END(101, e101, URIC_HOST);
    if (BYTE(URIC_HOST) == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s99; }
    if (iri_bytes[0][BYTE(URIC_HOST)] & 192) { STEP; goto s168; }
    if (BYTE(URIC_HOST) >= 0xC3 && BYTE(URIC_HOST) <= 0xDF) { LEAVE(101); STEP; goto s160; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { LEAVE(101); STEP; goto s162; }
    if (iri_bytes[0][BYTE(URIC_HOST)] & 48) { r = 1; goto t101; }
    if (BYTE(URIC_HOST) == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s10; }
    if (BYTE(URIC_HOST) == '%') { LEAVE(101); STEP; goto s158; }
    if (BYTE(URIC_HOST) == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s169; }
    if (BYTE(URIC_HOST) == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s6; }
    if (BYTE(URIC_HOST) == '[') { LEAVE(101); STEP; goto s102; }
    if (BYTE(URIC_HOST) == 0xC2) { LEAVE(101); STEP; goto s159; }
    if (BYTE(URIC_HOST) == 0xE0) { LEAVE(101); STEP; goto s161; }
    if (BYTE(URIC_HOST) == 0xED) { LEAVE(101); STEP; goto s163; }
    if (BYTE(URIC_HOST) == 0xEF) { LEAVE(101); STEP; goto s164; }
    if (BYTE(URIC_HOST) == 0xF0) { LEAVE(101); STEP; goto s165; }
    if (BYTE(URIC_HOST) == 0xF1 || BYTE(URIC_HOST) == 0xF2) { LEAVE(101); STEP; goto s166; }
    if (BYTE(URIC_HOST) == 0xF3) { LEAVE(101); STEP; goto s167; }
    DEAD(101, URIC_HOST);
e101: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
t101: /* 25 states by a table */
    TABLE(iri_IPv4address, r, 330);
    AT_END(330 + r, te101, URIC_HOST);
    if (BYTE(URIC_HOST) == '/') { HOST_KIND(iri_part101_values[r]); ON_host_end; ON_authority_end; STEP; goto s99; }
    if (BYTE(URIC_HOST) == '?') { HOST_KIND(iri_part101_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s10; }
    if (BYTE(URIC_HOST) == '%') { LEAVE(330 + r); STEP; goto s158; }
    if (BYTE(URIC_HOST) == ':') { HOST_KIND(iri_part101_values[r]); ON_host_end; ON_port_begin; STEP; goto s169; }
    if (BYTE(URIC_HOST) == '#') { HOST_KIND(iri_part101_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s6; }
    if (iri_bytes[0][BYTE(URIC_HOST)] & 192) { STEP; goto s168; }
    if (BYTE(URIC_HOST) >= 0xC3 && BYTE(URIC_HOST) <= 0xDF) { LEAVE(330 + r); STEP; goto s160; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { LEAVE(330 + r); STEP; goto s162; }
    if (BYTE(URIC_HOST) == 0xF1 || BYTE(URIC_HOST) == 0xF2) { LEAVE(330 + r); STEP; goto s166; }
    if (BYTE(URIC_HOST) == 0xC2) { LEAVE(330 + r); STEP; goto s159; }
    if (BYTE(URIC_HOST) == 0xE0) { LEAVE(330 + r); STEP; goto s161; }
    if (BYTE(URIC_HOST) == 0xED) { LEAVE(330 + r); STEP; goto s163; }
    if (BYTE(URIC_HOST) == 0xEF) { LEAVE(330 + r); STEP; goto s164; }
    if (BYTE(URIC_HOST) == 0xF0) { LEAVE(330 + r); STEP; goto s165; }
    if (BYTE(URIC_HOST) == 0xF3) { LEAVE(330 + r); STEP; goto s167; }
    DEAD(330 + r, URIC_HOST);
te101:
    HOST_KIND(iri_part101_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s102: /* "//[" */
    AT_END(102, dead, URIC_HOST);
    if (iri_bytes[2][BYTE(URIC_HOST)] & 6) { r = 1; goto t102; }
    if (BYTE(URIC_HOST) == 'V' || BYTE(URIC_HOST) == 'v') { STEP; goto s171; }
    DEAD(102, URIC_HOST);
t102: /* 151 states by a table */
    TABLE(iri_IPv6address, r, 355);
    if (r == 0) LOST(iri_IPv6address, r, 355, URIC_HOST);
    AT_END(355 + r, dead, URIC_HOST);
    if (!(iri_part102_flags[r] & 1)) DEAD(355 + r, URIC_HOST);
    if (BYTE(URIC_HOST) == ']') { ON_IPv6address_end; STEP; goto s170; }
    DEAD(355 + r, URIC_HOST);
s103: /* "/\xEF\xB7" */
    AT_END(103, dead, URIC_PATH);
    if (iri_bytes[2][BYTE(URIC_PATH)] & 48) { STEP; goto s36; }
    DEAD(103, URIC_PATH);
s104: /* "/\xEF\xBF" */
    AT_END(104, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xAF) { STEP; goto s36; }
    DEAD(104, URIC_PATH);
s105: /* "/\xF0\x9F" */
    AT_END(105, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBE) { STEP; goto s39; }
    if (BYTE(URIC_PATH) == 0xBF) { STEP; goto s172; }
    DEAD(105, URIC_PATH);
s106: /* "?%1" */
    AT_END(106, dead, URIC_QUERY);
    if (iri_bytes[2][BYTE(URIC_QUERY)] & 4) { STEP; goto s10; }
    DEAD(106, URIC_QUERY);
s107: /* "?\xEF\xB7" */
    AT_END(107, dead, URIC_QUERY);
    if (iri_bytes[2][BYTE(URIC_QUERY)] & 48) { STEP; goto s10; }
    DEAD(107, URIC_QUERY);
s108: /* "?\xEF\xBF" */
    AT_END(108, dead, URIC_QUERY);
    if (BYTE(URIC_QUERY) >= 0x80 && BYTE(URIC_QUERY) <= 0xAF) { STEP; goto s10; }
    DEAD(108, URIC_QUERY);
s109: /* "?\xF0\x9F" */
    AT_END(109, dead, URIC_QUERY);
    if (BYTE(URIC_QUERY) >= 0x80 && BYTE(URIC_QUERY) <= 0xBE) { STEP; goto s49; }
    if (BYTE(URIC_QUERY) == 0xBF) { STEP; goto s173; }
    DEAD(109, URIC_QUERY);
s110: /* "\xF0\x9F\xBF" */
    AT_END(110, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBD) { STEP; goto s8; }
    DEAD(110, URIC_PATH);
s111: /* "a:%" */
    AT_END(111, dead, URIC_PATH);
    if (iri_bytes[2][BYTE(URIC_PATH)] & 4) { STEP; goto s174; }
    DEAD(111, URIC_PATH);
s112: /* "a:&", may end */
    JUMP(PATH, 112);
    AT_END(112, e112, URIC_PATH);
    if (BYTE(URIC_HOST) == '?') { ON_path_rootless_end; ON_query_begin; STEP; goto s114; }
    if (BYTE(URIC_HOST) == '%') { TRIPLET(112); LEAVE(112); STEP; goto s111; }
    if (BYTE(URIC_HOST) >= 0xC3 && BYTE(URIC_HOST) <= 0xDF) { LEAVE(112); STEP; goto s116; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { LEAVE(112); STEP; goto s118; }
    if (BYTE(URIC_HOST) == 0xF1 || BYTE(URIC_HOST) == 0xF2) { LEAVE(112); STEP; goto s122; }
    if (BYTE(URIC_HOST) == 0xC2) { LEAVE(112); STEP; goto s115; }
    if (BYTE(URIC_HOST) == 0xE0) { LEAVE(112); STEP; goto s117; }
    if (BYTE(URIC_HOST) == 0xED) { LEAVE(112); STEP; goto s119; }
    if (BYTE(URIC_HOST) == 0xEF) { LEAVE(112); STEP; goto s120; }
    if (BYTE(URIC_HOST) == 0xF0) { LEAVE(112); STEP; goto s121; }
    if (BYTE(URIC_HOST) == 0xF3) { LEAVE(112); STEP; goto s123; }
    if (iri_bytes[0][BYTE(URIC_HOST)] & 254) { STEP; goto s112; }
    DEAD(112, URIC_PATH);
e112: ON_path_rootless_end; goto done;
s113: /* "a:/", may end */
    AT_END(113, e113, URIC_PATH);
    if (BYTE(URIC_HOST) == '/') { ON_authority_begin; STEP; goto s177; }
    if (iri_bytes[0][BYTE(URIC_HOST)] & 252) { STEP; goto s176; }
    if (BYTE(URIC_HOST) >= 0xC3 && BYTE(URIC_HOST) <= 0xDF) { LEAVE(113); STEP; goto s179; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { LEAVE(113); STEP; goto s181; }
    if (BYTE(URIC_HOST) == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s114; }
    if (BYTE(URIC_HOST) == '%') { LEAVE(113); STEP; goto s175; }
    if (BYTE(URIC_HOST) == 0xC2) { LEAVE(113); STEP; goto s178; }
    if (BYTE(URIC_HOST) == 0xE0) { LEAVE(113); STEP; goto s180; }
    if (BYTE(URIC_HOST) == 0xED) { LEAVE(113); STEP; goto s182; }
    if (BYTE(URIC_HOST) == 0xEF) { LEAVE(113); STEP; goto s183; }
    if (BYTE(URIC_HOST) == 0xF0) { LEAVE(113); STEP; goto s184; }
    if (BYTE(URIC_HOST) == 0xF1 || BYTE(URIC_HOST) == 0xF2) { LEAVE(113); STEP; goto s185; }
    if (BYTE(URIC_HOST) == 0xF3) { LEAVE(113); STEP; goto s186; }
    DEAD(113, URIC_PATH);
e113: ON_path_absolute_end; goto done;
s114: /* "a:?", may end */
    JUMP(PATH, 114);
    AT_END(114, e114, URIC_QUERY);
    if (BYTE(URIC_HOST) == '%') { TRIPLET(114); LEAVE(114); STEP; goto s187; }
    if (BYTE(URIC_HOST) >= 0xC3 && BYTE(URIC_HOST) <= 0xDF) { LEAVE(114); STEP; goto s189; }
    if (iri_bytes[2][BYTE(URIC_HOST)] & 1) { LEAVE(114); STEP; goto s191; }
    if (BYTE(URIC_HOST) == 0xF1 || BYTE(URIC_HOST) == 0xF2) { LEAVE(114); STEP; goto s195; }
    if (BYTE(URIC_HOST) == 0xC2) { LEAVE(114); STEP; goto s188; }
    if (BYTE(URIC_HOST) == 0xE0) { LEAVE(114); STEP; goto s190; }
    if (BYTE(URIC_HOST) == 0xED) { LEAVE(114); STEP; goto s192; }
    if (BYTE(URIC_HOST) == 0xEF) { LEAVE(114); STEP; goto s193; }
    if (BYTE(URIC_HOST) == 0xF0) { LEAVE(114); STEP; goto s194; }
    if (BYTE(URIC_HOST) == 0xF3) { LEAVE(114); STEP; goto s196; }
    if (BYTE(URIC_HOST) == 0xF4) { LEAVE(114); STEP; goto s197; }
    if (iri_bytes[0][BYTE(URIC_HOST)] & 255) { STEP; goto s114; }
    DEAD(114, URIC_QUERY);
e114: ON_query_end; goto done;
s115: /* "a:\xC2" */
    AT_END(115, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0xA0 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s112; }
    DEAD(115, URIC_PATH);
s116: /* "a:\xC3" */
    AT_END(116, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s112; }
    DEAD(116, URIC_PATH);
s117: /* "a:\xE0" */
    AT_END(117, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0xA0 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s116; }
    DEAD(117, URIC_PATH);
s118: /* "a:\xE1" */
    AT_END(118, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s116; }
    DEAD(118, URIC_PATH);
s119: /* "a:\xED" */
    AT_END(119, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0x9F) { STEP; goto s116; }
    DEAD(119, URIC_PATH);
s120: /* "a:\xEF" */
    AT_END(120, dead, URIC_PATH);
    if (iri_bytes[2][BYTE(URIC_PATH)] & 40) { STEP; goto s116; }
    if (BYTE(URIC_PATH) == 0xB7) { STEP; goto s198; }
    if (BYTE(URIC_PATH) == 0xBF) { STEP; goto s199; }
    DEAD(120, URIC_PATH);
s121: /* "a:\xF0" */
    AT_END(121, dead, URIC_PATH);
    if (iri_bytes[1][BYTE(URIC_PATH)] & 212) { STEP; goto s118; }
    if (iri_bytes[3][BYTE(URIC_PATH)] & 2) { STEP; goto s200; }
    DEAD(121, URIC_PATH);
s122: /* "a:\xF1" */
    AT_END(122, dead, URIC_PATH);
    if (iri_bytes[1][BYTE(URIC_PATH)] & 244) { STEP; goto s118; }
    if (iri_bytes[3][BYTE(URIC_PATH)] & 3) { STEP; goto s200; }
    DEAD(122, URIC_PATH);
s123: /* "a:\xF3" */
    AT_END(123, dead, URIC_PATH);
    if (iri_bytes[1][BYTE(URIC_PATH)] & 160) { STEP; goto s118; }
    if (iri_bytes[1][BYTE(URIC_PATH)] & 8) { STEP; goto s200; }
    DEAD(123, URIC_PATH);
s124: /* "a:%1" */
    AT_END(124, dead, URIC_PATH);
    if (iri_bytes[2][BYTE(URIC_PATH)] & 4) { STEP; goto s63; }
    DEAD(124, URIC_PATH);
s125: /* "a:\xEF\xB7" */
    AT_END(125, dead, URIC_PATH);
    if (iri_bytes[2][BYTE(URIC_PATH)] & 48) { STEP; goto s63; }
    DEAD(125, URIC_PATH);
s126: /* "a:\xEF\xBF" */
    AT_END(126, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xAF) { STEP; goto s63; }
    DEAD(126, URIC_PATH);
s127: /* "a:\xF0\x9F" */
    AT_END(127, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBE) { STEP; goto s65; }
    if (BYTE(URIC_PATH) == 0xBF) { STEP; goto s201; }
    DEAD(127, URIC_PATH);
s128: /* "#\xF0\x9F\xBF" */
    AT_END(128, dead, URIC_FRAGMENT);
    if (BYTE(URIC_FRAGMENT) >= 0x80 && BYTE(URIC_FRAGMENT) <= 0xBD) { STEP; goto s6; }
    DEAD(128, URIC_FRAGMENT);
s129: /* "&/%1" */
    AT_END(129, dead, URIC_PATH);
    if (iri_bytes[2][BYTE(URIC_PATH)] & 4) { STEP; goto s34; }
    DEAD(129, URIC_PATH);
s130: /* "&/\xEF\xB7" */
    AT_END(130, dead, URIC_PATH);
    if (iri_bytes[2][BYTE(URIC_PATH)] & 48) { STEP; goto s34; }
    DEAD(130, URIC_PATH);
s131: /* "&/\xEF\xBF" */
    AT_END(131, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xAF) { STEP; goto s34; }
    DEAD(131, URIC_PATH);
s132: /* "&/\xF0\x9F" */
    AT_END(132, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBE) { STEP; goto s79; }
    if (BYTE(URIC_PATH) == 0xBF) { STEP; goto s202; }
    DEAD(132, URIC_PATH);
s133: /* "//.%1" */
    AT_END(133, dead, URIC_HOST);
    if (iri_bytes[2][BYTE(URIC_HOST)] & 4) { STEP; goto s98; }
    DEAD(133, URIC_HOST);
s134: /* "//.\xEF\xB7" */
    AT_END(134, dead, URIC_HOST);
    if (iri_bytes[2][BYTE(URIC_HOST)] & 48) { STEP; goto s98; }
    DEAD(134, URIC_HOST);
s135: /* "//.\xEF\xBF" */
    AT_END(135, dead, URIC_HOST);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0xAF) { STEP; goto s98; }
    DEAD(135, URIC_HOST);
s136: /* "//.\xF0\x9F" */
    AT_END(136, dead, URIC_HOST);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0xBE) { STEP; goto s90; }
    if (BYTE(URIC_HOST) == 0xBF) { STEP; goto s203; }
    DEAD(136, URIC_HOST);
s137: /* "//./%" */
    AT_END(137, dead, URIC_PATH);
    if (iri_bytes[2][BYTE(URIC_PATH)] & 4) { STEP; goto s204; }
    DEAD(137, URIC_PATH);
s138: /* "//./\xC2" */
    AT_END(138, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0xA0 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s99; }
    DEAD(138, URIC_PATH);
s139: /* "//./\xC3" */
    AT_END(139, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s99; }
    DEAD(139, URIC_PATH);
s140: /* "//./\xE0" */
    AT_END(140, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0xA0 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s139; }
    DEAD(140, URIC_PATH);
s141: /* "//./\xE1" */
    AT_END(141, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s139; }
    DEAD(141, URIC_PATH);
s142: /* "//./\xED" */
    AT_END(142, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0x9F) { STEP; goto s139; }
    DEAD(142, URIC_PATH);
s143: /* "//./\xEF" */
    AT_END(143, dead, URIC_PATH);
    if (iri_bytes[2][BYTE(URIC_PATH)] & 40) { STEP; goto s139; }
    if (BYTE(URIC_PATH) == 0xB7) { STEP; goto s205; }
    if (BYTE(URIC_PATH) == 0xBF) { STEP; goto s206; }
    DEAD(143, URIC_PATH);
s144: /* "//./\xF0" */
    AT_END(144, dead, URIC_PATH);
    if (iri_bytes[1][BYTE(URIC_PATH)] & 212) { STEP; goto s141; }
    if (iri_bytes[3][BYTE(URIC_PATH)] & 2) { STEP; goto s207; }
    DEAD(144, URIC_PATH);
s145: /* "//./\xF1" */
    AT_END(145, dead, URIC_PATH);
    if (iri_bytes[1][BYTE(URIC_PATH)] & 244) { STEP; goto s141; }
    if (iri_bytes[3][BYTE(URIC_PATH)] & 3) { STEP; goto s207; }
    DEAD(145, URIC_PATH);
s146: /* "//./\xF3" */
    AT_END(146, dead, URIC_PATH);
    if (iri_bytes[1][BYTE(URIC_PATH)] & 160) { STEP; goto s141; }
    if (iri_bytes[1][BYTE(URIC_PATH)] & 8) { STEP; goto s207; }
    DEAD(146, URIC_PATH);
s147: /* "//.:%" */
    AT_END(147, dead, URIC_USERINFO);
    if (iri_bytes[2][BYTE(URIC_HOST)] & 4) { STEP; goto s208; }
    DEAD(147, URIC_USERINFO);
s148: /* "//.:&" */
    JUMP(REG_NAME, 148);
    AT_END(148, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) == '%') { TRIPLET(148); STEP; goto s147; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s101; }
    if (BYTE(URIC_HOST) >= 0xC3 && BYTE(URIC_HOST) <= 0xDF) { STEP; goto s150; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { STEP; goto s152; }
    if (BYTE(URIC_HOST) == 0xF1 || BYTE(URIC_HOST) == 0xF2) { STEP; goto s156; }
    if (BYTE(URIC_HOST) == 0xC2) { STEP; goto s149; }
    if (BYTE(URIC_HOST) == 0xE0) { STEP; goto s151; }
    if (BYTE(URIC_HOST) == 0xED) { STEP; goto s153; }
    if (BYTE(URIC_HOST) == 0xEF) { STEP; goto s154; }
    if (BYTE(URIC_HOST) == 0xF0) { STEP; goto s155; }
    if (BYTE(URIC_HOST) == 0xF3) { STEP; goto s157; }
    if (iri_bytes[0][BYTE(URIC_HOST)] & 248) { STEP; goto s148; }
    DEAD(148, URIC_USERINFO);
s149: /* "//.:\xC2" */
    AT_END(149, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) >= 0xA0 && BYTE(URIC_HOST) <= 0xBF) { STEP; goto s148; }
    DEAD(149, URIC_USERINFO);
s150: /* "//.:\xC3" */
    AT_END(150, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0xBF) { STEP; goto s148; }
    DEAD(150, URIC_USERINFO);
s151: /* "//.:\xE0" */
    AT_END(151, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) >= 0xA0 && BYTE(URIC_HOST) <= 0xBF) { STEP; goto s150; }
    DEAD(151, URIC_USERINFO);
s152: /* "//.:\xE1" */
    AT_END(152, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0xBF) { STEP; goto s150; }
    DEAD(152, URIC_USERINFO);
s153: /* "//.:\xED" */
    AT_END(153, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0x9F) { STEP; goto s150; }
    DEAD(153, URIC_USERINFO);
s154: /* "//.:\xEF" */
    AT_END(154, dead, URIC_USERINFO);
    if (iri_bytes[2][BYTE(URIC_HOST)] & 40) { STEP; goto s150; }
    if (BYTE(URIC_HOST) == 0xB7) { STEP; goto s209; }
    if (BYTE(URIC_HOST) == 0xBF) { STEP; goto s210; }
    DEAD(154, URIC_USERINFO);
s155: /* "//.:\xF0" */
    AT_END(155, dead, URIC_USERINFO);
    if (iri_bytes[1][BYTE(URIC_HOST)] & 212) { STEP; goto s152; }
    if (iri_bytes[3][BYTE(URIC_HOST)] & 2) { STEP; goto s211; }
    DEAD(155, URIC_USERINFO);
s156: /* "//.:\xF1" */
    AT_END(156, dead, URIC_USERINFO);
    if (iri_bytes[1][BYTE(URIC_HOST)] & 244) { STEP; goto s152; }
    if (iri_bytes[3][BYTE(URIC_HOST)] & 3) { STEP; goto s211; }
    DEAD(156, URIC_USERINFO);
s157: /* "//.:\xF3" */
    AT_END(157, dead, URIC_USERINFO);
    if (iri_bytes[1][BYTE(URIC_HOST)] & 160) { STEP; goto s152; }
    if (iri_bytes[1][BYTE(URIC_HOST)] & 8) { STEP; goto s211; }
    DEAD(157, URIC_USERINFO);
s158: /* "//.@.%" */
    AT_END(158, dead, URIC_HOST);
    if (iri_bytes[2][BYTE(URIC_HOST)] & 4) { STEP; goto s212; }
    DEAD(158, URIC_HOST);
s159: /* "//.@.\xC2" */
    AT_END(159, dead, URIC_HOST);
    if (BYTE(URIC_HOST) >= 0xA0 && BYTE(URIC_HOST) <= 0xBF) { STEP; goto s168; }
    DEAD(159, URIC_HOST);
s160: /* "//.@.\xC3" */
    AT_END(160, dead, URIC_HOST);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0xBF) { STEP; goto s168; }
    DEAD(160, URIC_HOST);
s161: /* "//.@.\xE0" */
    AT_END(161, dead, URIC_HOST);
    if (BYTE(URIC_HOST) >= 0xA0 && BYTE(URIC_HOST) <= 0xBF) { STEP; goto s160; }
    DEAD(161, URIC_HOST);
s162: /* "//.@.\xE1" */
    AT_END(162, dead, URIC_HOST);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0xBF) { STEP; goto s160; }
    DEAD(162, URIC_HOST);
s163: /* "//.@.\xED" */
    AT_END(163, dead, URIC_HOST);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0x9F) { STEP; goto s160; }
    DEAD(163, URIC_HOST);
s164: /* "//.@.\xEF" */
    AT_END(164, dead, URIC_HOST);
    if (iri_bytes[2][BYTE(URIC_HOST)] & 40) { STEP; goto s160; }
    if (BYTE(URIC_HOST) == 0xB7) { STEP; goto s213; }
    if (BYTE(URIC_HOST) == 0xBF) { STEP; goto s214; }
    DEAD(164, URIC_HOST);
s165: /* "//.@.\xF0" */
    AT_END(165, dead, URIC_HOST);
    if (iri_bytes[1][BYTE(URIC_HOST)] & 212) { STEP; goto s162; }
    if (iri_bytes[3][BYTE(URIC_HOST)] & 2) { STEP; goto s215; }
    DEAD(165, URIC_HOST);
s166: /* "//.@.\xF1" */
    AT_END(166, dead, URIC_HOST);
    if (iri_bytes[1][BYTE(URIC_HOST)] & 244) { STEP; goto s162; }
    if (iri_bytes[3][BYTE(URIC_HOST)] & 3) { STEP; goto s215; }
    DEAD(166, URIC_HOST);
s167: /* "//.@.\xF3" */
    AT_END(167, dead, URIC_HOST);
    if (iri_bytes[1][BYTE(URIC_HOST)] & 160) { STEP; goto s162; }
    if (iri_bytes[1][BYTE(URIC_HOST)] & 8) { STEP; goto s215; }
    DEAD(167, URIC_HOST);
s168: /* "//.@.!", may end */
    JUMP(REG_NAME, 168);
    AT_END(168, e168, URIC_HOST);
    if (BYTE(URIC_HOST) == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s99; }
    if (BYTE(URIC_HOST) == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s10; }
    if (BYTE(URIC_HOST) == '%') { TRIPLET(168); LEAVE(168); STEP; goto s158; }
    if (BYTE(URIC_HOST) == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s169; }
    if (BYTE(URIC_HOST) == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s6; }
    if (BYTE(URIC_HOST) >= 0xC3 && BYTE(URIC_HOST) <= 0xDF) { LEAVE(168); STEP; goto s160; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { LEAVE(168); STEP; goto s162; }
    if (BYTE(URIC_HOST) == 0xF1 || BYTE(URIC_HOST) == 0xF2) { LEAVE(168); STEP; goto s166; }
    if (BYTE(URIC_HOST) == 0xC2) { LEAVE(168); STEP; goto s159; }
    if (BYTE(URIC_HOST) == 0xE0) { LEAVE(168); STEP; goto s161; }
    if (BYTE(URIC_HOST) == 0xED) { LEAVE(168); STEP; goto s163; }
    if (BYTE(URIC_HOST) == 0xEF) { LEAVE(168); STEP; goto s164; }
    if (BYTE(URIC_HOST) == 0xF0) { LEAVE(168); STEP; goto s165; }
    if (BYTE(URIC_HOST) == 0xF3) { LEAVE(168); STEP; goto s167; }
    if (iri_bytes[0][BYTE(URIC_HOST)] & 240) { STEP; goto s168; }
    DEAD(168, URIC_HOST);
e168: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s169: /* "//.@.:", may end */
    AT_END(169, e169, URIC_PORT);
    if (BYTE(URIC_HOST) == '/') { ON_port_end; ON_authority_end; STEP; goto s99; }
    if (BYTE(URIC_HOST) >= '0' && BYTE(URIC_HOST) <= '9') { STEP; goto s169; }
    if (BYTE(URIC_HOST) == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s10; }
    if (BYTE(URIC_HOST) == '#') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s6; }
    DEAD(169, URIC_PORT);
e169: ON_port_end; ON_authority_end; ON_path_abempty_end; goto done;
s170: /* "//[::]", may end */
    AT_END(170, e170, URIC_HOST);
    if (BYTE(URIC_HOST) == '/') { ON_host_end; ON_authority_end; STEP; goto s99; }
    if (BYTE(URIC_HOST) == '?') { ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s10; }
    if (BYTE(URIC_HOST) == ':') { ON_host_end; ON_port_begin; STEP; goto s169; }
    if (BYTE(URIC_HOST) == '#') { ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s6; }
    DEAD(170, URIC_HOST);
e170: ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s171: /* "//[V" */
    AT_END(171, dead, URIC_HOST);
    if (iri_bytes[2][BYTE(URIC_HOST)] & 4) { STEP; goto s216; }
    DEAD(171, URIC_HOST);
s172: /* "/\xF0\x9F\xBF" */
    AT_END(172, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBD) { STEP; goto s36; }
    DEAD(172, URIC_PATH);
s173: /* "?\xF0\x9F\xBF" */
    AT_END(173, dead, URIC_QUERY);
    if (BYTE(URIC_QUERY) >= 0x80 && BYTE(URIC_QUERY) <= 0xBD) { STEP; goto s10; }
    DEAD(173, URIC_QUERY);
s174: /* "a:%1" */
    AT_END(174, dead, URIC_PATH);
    if (iri_bytes[2][BYTE(URIC_PATH)] & 4) { STEP; goto s112; }
    DEAD(174, URIC_PATH);
s175: /* "a:/%" */
    AT_END(175, dead, URIC_PATH);
    if (iri_bytes[2][BYTE(URIC_PATH)] & 4) { STEP; goto s217; }
    DEAD(175, URIC_PATH);
s176: /* "a:/&", may end */
    JUMP(PATH, 176);
    AT_END(176, e176, URIC_PATH);
    if (BYTE(URIC_HOST) == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s114; }
    if (BYTE(URIC_HOST) == '%') { TRIPLET(176); LEAVE(176); STEP; goto s175; }
    if (BYTE(URIC_HOST) >= 0xC3 && BYTE(URIC_HOST) <= 0xDF) { LEAVE(176); STEP; goto s179; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { LEAVE(176); STEP; goto s181; }
    if (BYTE(URIC_HOST) == 0xF1 || BYTE(URIC_HOST) == 0xF2) { LEAVE(176); STEP; goto s185; }
    if (BYTE(URIC_HOST) == 0xC2) { LEAVE(176); STEP; goto s178; }
    if (BYTE(URIC_HOST) == 0xE0) { LEAVE(176); STEP; goto s180; }
    if (BYTE(URIC_HOST) == 0xED) { LEAVE(176); STEP; goto s182; }
    if (BYTE(URIC_HOST) == 0xEF) { LEAVE(176); STEP; goto s183; }
    if (BYTE(URIC_HOST) == 0xF0) { LEAVE(176); STEP; goto s184; }
    if (BYTE(URIC_HOST) == 0xF3) { LEAVE(176); STEP; goto s186; }
    if (iri_bytes[0][BYTE(URIC_HOST)] & 254) { STEP; goto s176; }
    DEAD(176, URIC_PATH);
e176: ON_path_absolute_end; goto done;
s177: /* "a://", may end */
    AT_END(177, e177, URIC_HOST);
    if (BYTE(URIC_HOST) == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s229; }
    if (iri_bytes[0][BYTE(URIC_HOST)] & 192) { STEP; goto s228; }
    if (BYTE(URIC_HOST) >= 0xC3 && BYTE(URIC_HOST) <= 0xDF) { LEAVE(177); STEP; goto s220; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { LEAVE(177); STEP; goto s222; }
    if (iri_bytes[0][BYTE(URIC_HOST)] & 48) { r = 1; goto t177; }
    if (BYTE(URIC_HOST) == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s114; }
    if (BYTE(URIC_HOST) == '%') { LEAVE(177); STEP; goto s218; }
    if (BYTE(URIC_HOST) == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s230; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s231; }
    if (BYTE(URIC_HOST) == '[') { LEAVE(177); STEP; goto s232; }
    if (BYTE(URIC_HOST) == 0xC2) { LEAVE(177); STEP; goto s219; }
    if (BYTE(URIC_HOST) == 0xE0) { LEAVE(177); STEP; goto s221; }
    if (BYTE(URIC_HOST) == 0xED) { LEAVE(177); STEP; goto s223; }
    if (BYTE(URIC_HOST) == 0xEF) { LEAVE(177); STEP; goto s224; }
    if (BYTE(URIC_HOST) == 0xF0) { LEAVE(177); STEP; goto s225; }
    if (BYTE(URIC_HOST) == 0xF1 || BYTE(URIC_HOST) == 0xF2) { LEAVE(177); STEP; goto s226; }
    if (BYTE(URIC_HOST) == 0xF3) { LEAVE(177); STEP; goto s227; }
    DEAD(177, URIC_HOST);
e177: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
t177: /* 25 states by a table */
    TABLE(iri_IPv4address, r, 506);
    AT_END(506 + r, te177, URIC_HOST);
    if (BYTE(URIC_HOST) == '/') { HOST_KIND(iri_part177_values[r]); ON_host_end; ON_authority_end; STEP; goto s229; }
    if (BYTE(URIC_HOST) == '?') { HOST_KIND(iri_part177_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s114; }
    if (BYTE(URIC_HOST) == '%') { LEAVE(506 + r); STEP; goto s218; }
    if (BYTE(URIC_HOST) == ':') { HOST_KIND(iri_part177_values[r]); ON_host_end; ON_port_begin; STEP; goto s230; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s231; }
    if (iri_bytes[0][BYTE(URIC_HOST)] & 192) { STEP; goto s228; }
    if (BYTE(URIC_HOST) >= 0xC3 && BYTE(URIC_HOST) <= 0xDF) { LEAVE(506 + r); STEP; goto s220; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { LEAVE(506 + r); STEP; goto s222; }
    if (BYTE(URIC_HOST) == 0xF1 || BYTE(URIC_HOST) == 0xF2) { LEAVE(506 + r); STEP; goto s226; }
    if (BYTE(URIC_HOST) == 0xC2) { LEAVE(506 + r); STEP; goto s219; }
    if (BYTE(URIC_HOST) == 0xE0) { LEAVE(506 + r); STEP; goto s221; }
    if (BYTE(URIC_HOST) == 0xED) { LEAVE(506 + r); STEP; goto s223; }
    if (BYTE(URIC_HOST) == 0xEF) { LEAVE(506 + r); STEP; goto s224; }
    if (BYTE(URIC_HOST) == 0xF0) { LEAVE(506 + r); STEP; goto s225; }
    if (BYTE(URIC_HOST) == 0xF3) { LEAVE(506 + r); STEP; goto s227; }
    DEAD(506 + r, URIC_HOST);
te177:
    HOST_KIND(iri_part177_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s178: /* "a:/\xC2" */
    AT_END(178, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0xA0 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s176; }
    DEAD(178, URIC_PATH);
s179: /* "a:/\xC3" */
    AT_END(179, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s176; }
    DEAD(179, URIC_PATH);
s180: /* "a:/\xE0" */
    AT_END(180, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0xA0 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s179; }
    DEAD(180, URIC_PATH);
s181: /* "a:/\xE1" */
    AT_END(181, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s179; }
    DEAD(181, URIC_PATH);
s182: /* "a:/\xED" */
    AT_END(182, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0x9F) { STEP; goto s179; }
    DEAD(182, URIC_PATH);
s183: /* "a:/\xEF" */
    AT_END(183, dead, URIC_PATH);
    if (iri_bytes[2][BYTE(URIC_PATH)] & 40) { STEP; goto s179; }
    if (BYTE(URIC_PATH) == 0xB7) { STEP; goto s233; }
    if (BYTE(URIC_PATH) == 0xBF) { STEP; goto s234; }
    DEAD(183, URIC_PATH);
s184: /* "a:/\xF0" */
    AT_END(184, dead, URIC_PATH);
    if (iri_bytes[1][BYTE(URIC_PATH)] & 212) { STEP; goto s181; }
    if (iri_bytes[3][BYTE(URIC_PATH)] & 2) { STEP; goto s235; }
    DEAD(184, URIC_PATH);
s185: /* "a:/\xF1" */
    AT_END(185, dead, URIC_PATH);
    if (iri_bytes[1][BYTE(URIC_PATH)] & 244) { STEP; goto s181; }
    if (iri_bytes[3][BYTE(URIC_PATH)] & 3) { STEP; goto s235; }
    DEAD(185, URIC_PATH);
s186: /* "a:/\xF3" */
    AT_END(186, dead, URIC_PATH);
    if (iri_bytes[1][BYTE(URIC_PATH)] & 160) { STEP; goto s181; }
    if (iri_bytes[1][BYTE(URIC_PATH)] & 8) { STEP; goto s235; }
    DEAD(186, URIC_PATH);
s187: /* "a:?%" */
    AT_END(187, dead, URIC_QUERY);
    if (iri_bytes[2][BYTE(URIC_QUERY)] & 4) { STEP; goto s236; }
    DEAD(187, URIC_QUERY);
s188: /* "a:?\xC2" */
    AT_END(188, dead, URIC_QUERY);
    if (BYTE(URIC_QUERY) >= 0xA0 && BYTE(URIC_QUERY) <= 0xBF) { STEP; goto s114; }
    DEAD(188, URIC_QUERY);
s189: /* "a:?\xC3" */
    AT_END(189, dead, URIC_QUERY);
    if (BYTE(URIC_QUERY) >= 0x80 && BYTE(URIC_QUERY) <= 0xBF) { STEP; goto s114; }
    DEAD(189, URIC_QUERY);
s190: /* "a:?\xE0" */
    AT_END(190, dead, URIC_QUERY);
    if (BYTE(URIC_QUERY) >= 0xA0 && BYTE(URIC_QUERY) <= 0xBF) { STEP; goto s189; }
    DEAD(190, URIC_QUERY);
s191: /* "a:?\xE1" */
    AT_END(191, dead, URIC_QUERY);
    if (BYTE(URIC_QUERY) >= 0x80 && BYTE(URIC_QUERY) <= 0xBF) { STEP; goto s189; }
    DEAD(191, URIC_QUERY);
s192: /* "a:?\xED" */
    AT_END(192, dead, URIC_QUERY);
    if (BYTE(URIC_QUERY) >= 0x80 && BYTE(URIC_QUERY) <= 0x9F) { STEP; goto s189; }
    DEAD(192, URIC_QUERY);
s193: /* "a:?\xEF" */
    AT_END(193, dead, URIC_QUERY);
    if (iri_bytes[1][BYTE(URIC_QUERY)] & 248) { STEP; goto s189; }
    if (BYTE(URIC_QUERY) == 0xB7) { STEP; goto s237; }
    if (BYTE(URIC_QUERY) == 0xBF) { STEP; goto s238; }
    DEAD(193, URIC_QUERY);
s194: /* "a:?\xF0" */
    AT_END(194, dead, URIC_QUERY);
    if (iri_bytes[1][BYTE(URIC_QUERY)] & 212) { STEP; goto s191; }
    if (iri_bytes[3][BYTE(URIC_QUERY)] & 2) { STEP; goto s239; }
    DEAD(194, URIC_QUERY);
s195: /* "a:?\xF1" */
    AT_END(195, dead, URIC_QUERY);
    if (iri_bytes[1][BYTE(URIC_QUERY)] & 244) { STEP; goto s191; }
    if (iri_bytes[3][BYTE(URIC_QUERY)] & 3) { STEP; goto s239; }
    DEAD(195, URIC_QUERY);
s196: /* "a:?\xF3" */
    AT_END(196, dead, URIC_QUERY);
    if (iri_bytes[1][BYTE(URIC_QUERY)] & 228) { STEP; goto s191; }
    if (iri_bytes[3][BYTE(URIC_QUERY)] & 3) { STEP; goto s239; }
    DEAD(196, URIC_QUERY);
s197: /* "a:?\xF4" */
    AT_END(197, dead, URIC_QUERY);
    if (BYTE(URIC_QUERY) >= 0x80 && BYTE(URIC_QUERY) <= 0x8E) { STEP; goto s191; }
    if (BYTE(URIC_QUERY) == 0x8F) { STEP; goto s239; }
    DEAD(197, URIC_QUERY);
s198: /* "a:\xEF\xB7" */
    AT_END(198, dead, URIC_PATH);
    if (iri_bytes[2][BYTE(URIC_PATH)] & 48) { STEP; goto s112; }
    DEAD(198, URIC_PATH);
s199: /* "a:\xEF\xBF" */
    AT_END(199, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xAF) { STEP; goto s112; }
    DEAD(199, URIC_PATH);
s200: /* "a:\xF0\x9F" */
    AT_END(200, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBE) { STEP; goto s116; }
    if (BYTE(URIC_PATH) == 0xBF) { STEP; goto s240; }
    DEAD(200, URIC_PATH);
s201: /* "a:\xF0\x9F\xBF" */
    AT_END(201, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBD) { STEP; goto s63; }
    DEAD(201, URIC_PATH);
s202: /* "&/\xF0\x9F\xBF" */
    AT_END(202, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBD) { STEP; goto s34; }
    DEAD(202, URIC_PATH);
s203: /* "//.\xF0\x9F\xBF" */
    AT_END(203, dead, URIC_HOST);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0xBD) { STEP; goto s98; }
    DEAD(203, URIC_HOST);
s204: /* "//./%1" */
    AT_END(204, dead, URIC_PATH);
    if (iri_bytes[2][BYTE(URIC_PATH)] & 4) { STEP; goto s99; }
    DEAD(204, URIC_PATH);
s205: /* "//./\xEF\xB7" */
    AT_END(205, dead, URIC_PATH);
    if (iri_bytes[2][BYTE(URIC_PATH)] & 48) { STEP; goto s99; }
    DEAD(205, URIC_PATH);
s206: /* "//./\xEF\xBF" */
    AT_END(206, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xAF) { STEP; goto s99; }
    DEAD(206, URIC_PATH);
s207: /* "//./\xF0\x9F" */
    AT_END(207, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBE) { STEP; goto s139; }
    if (BYTE(URIC_PATH) == 0xBF) { STEP; goto s241; }
    DEAD(207, URIC_PATH);
s208: /* "//.:%1" */
    AT_END(208, dead, URIC_USERINFO);
    if (iri_bytes[2][BYTE(URIC_HOST)] & 4) { STEP; goto s148; }
    DEAD(208, URIC_USERINFO);
s209: /* "//.:\xEF\xB7" */
    AT_END(209, dead, URIC_USERINFO);
    if (iri_bytes[2][BYTE(URIC_HOST)] & 48) { STEP; goto s148; }
    DEAD(209, URIC_USERINFO);
s210: /* "//.:\xEF\xBF" */
    AT_END(210, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0xAF) { STEP; goto s148; }
    DEAD(210, URIC_USERINFO);
s211: /* "//.:\xF0\x9F" */
    AT_END(211, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0xBE) { STEP; goto s150; }
    if (BYTE(URIC_HOST) == 0xBF) { STEP; goto s242; }
    DEAD(211, URIC_USERINFO);
s212: /* "//.@.%1" */
    AT_END(212, dead, URIC_HOST);
    if (iri_bytes[2][BYTE(URIC_HOST)] & 4) { STEP; goto s168; }
    DEAD(212, URIC_HOST);
s213: /* "//.@.\xEF\xB7" */
    AT_END(213, dead, URIC_HOST);
    if (iri_bytes[2][BYTE(URIC_HOST)] & 48) { STEP; goto s168; }
    DEAD(213, URIC_HOST);
s214: /* "//.@.\xEF\xBF" */
    AT_END(214, dead, URIC_HOST);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0xAF) { STEP; goto s168; }
    DEAD(214, URIC_HOST);
s215: /* "//.@.\xF0\x9F" */
    AT_END(215, dead, URIC_HOST);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0xBE) { STEP; goto s160; }
    if (BYTE(URIC_HOST) == 0xBF) { STEP; goto s243; }
    DEAD(215, URIC_HOST);
s216: /* "//[V1" */
    AT_END(216, dead, URIC_HOST);
    if (iri_bytes[2][BYTE(URIC_HOST)] & 4) { STEP; goto s216; }
    if (BYTE(URIC_HOST) == '.') { STEP; goto s244; }
    DEAD(216, URIC_HOST);
s217: /* "a:/%1" */
    AT_END(217, dead, URIC_PATH);
    if (iri_bytes[2][BYTE(URIC_PATH)] & 4) { STEP; goto s176; }
    DEAD(217, URIC_PATH);
s218: /* "a://.%" */
    AT_END(218, dead, URIC_HOST);
    if (iri_bytes[2][BYTE(URIC_HOST)] & 4) { STEP; goto s245; }
    DEAD(218, URIC_HOST);
s219: /* "a://.\xC2" */
    AT_END(219, dead, URIC_HOST);
    if (BYTE(URIC_HOST) >= 0xA0 && BYTE(URIC_HOST) <= 0xBF) { STEP; goto s228; }
    DEAD(219, URIC_HOST);
s220: /* "a://.\xC3" */
    AT_END(220, dead, URIC_HOST);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0xBF) { STEP; goto s228; }
    DEAD(220, URIC_HOST);
s221: /* "a://.\xE0" */
    AT_END(221, dead, URIC_HOST);
    if (BYTE(URIC_HOST) >= 0xA0 && BYTE(URIC_HOST) <= 0xBF) { STEP; goto s220; }
    DEAD(221, URIC_HOST);
s222: /* "a://.\xE1" */
    AT_END(222, dead, URIC_HOST);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0xBF) { STEP; goto s220; }
    DEAD(222, URIC_HOST);
s223: /* "a://.\xED" */
    AT_END(223, dead, URIC_HOST);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0x9F) { STEP; goto s220; }
    DEAD(223, URIC_HOST);
s224: /* "a://.\xEF" */
    AT_END(224, dead, URIC_HOST);
    if (iri_bytes[2][BYTE(URIC_HOST)] & 40) { STEP; goto s220; }
    if (BYTE(URIC_HOST) == 0xB7) { STEP; goto s246; }
    if (BYTE(URIC_HOST) == 0xBF) { STEP; goto s247; }
    DEAD(224, URIC_HOST);
s225: /* "a://.\xF0" */
    AT_END(225, dead, URIC_HOST);
    if (iri_bytes[1][BYTE(URIC_HOST)] & 212) { STEP; goto s222; }
    if (iri_bytes[3][BYTE(URIC_HOST)] & 2) { STEP; goto s248; }
    DEAD(225, URIC_HOST);
s226: /* "a://.\xF1" */
    AT_END(226, dead, URIC_HOST);
    if (iri_bytes[1][BYTE(URIC_HOST)] & 244) { STEP; goto s222; }
    if (iri_bytes[3][BYTE(URIC_HOST)] & 3) { STEP; goto s248; }
    DEAD(226, URIC_HOST);
s227: /* "a://.\xF3" */
    AT_END(227, dead, URIC_HOST);
    if (iri_bytes[1][BYTE(URIC_HOST)] & 160) { STEP; goto s222; }
    if (iri_bytes[1][BYTE(URIC_HOST)] & 8) { STEP; goto s248; }
    DEAD(227, URIC_HOST);
s228: /* "a://.!", may end */
    JUMP(REG_NAME, 228);
    AT_END(228, e228, URIC_HOST);
    if (BYTE(URIC_HOST) == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s229; }
    if (BYTE(URIC_HOST) == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s114; }
    if (BYTE(URIC_HOST) == '%') { TRIPLET(228); LEAVE(228); STEP; goto s218; }
    if (BYTE(URIC_HOST) == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s230; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s231; }
    if (BYTE(URIC_HOST) >= 0xC3 && BYTE(URIC_HOST) <= 0xDF) { LEAVE(228); STEP; goto s220; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { LEAVE(228); STEP; goto s222; }
    if (BYTE(URIC_HOST) == 0xF1 || BYTE(URIC_HOST) == 0xF2) { LEAVE(228); STEP; goto s226; }
    if (BYTE(URIC_HOST) == 0xC2) { LEAVE(228); STEP; goto s219; }
    if (BYTE(URIC_HOST) == 0xE0) { LEAVE(228); STEP; goto s221; }
    if (BYTE(URIC_HOST) == 0xED) { LEAVE(228); STEP; goto s223; }
    if (BYTE(URIC_HOST) == 0xEF) { LEAVE(228); STEP; goto s224; }
    if (BYTE(URIC_HOST) == 0xF0) { LEAVE(228); STEP; goto s225; }
    if (BYTE(URIC_HOST) == 0xF3) { LEAVE(228); STEP; goto s227; }
    if (iri_bytes[0][BYTE(URIC_HOST)] & 240) { STEP; goto s228; }
    DEAD(228, URIC_HOST);
e228: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s229: /* "a://./", may end */
    JUMP(PATH, 229);
    AT_END(229, e229, URIC_PATH);
    if (BYTE(URIC_HOST) == '?') { ON_path_abempty_end; ON_query_begin; STEP; goto s114; }
    if (BYTE(URIC_HOST) == '%') { TRIPLET(229); LEAVE(229); STEP; goto s249; }
    if (BYTE(URIC_HOST) >= 0xC3 && BYTE(URIC_HOST) <= 0xDF) { LEAVE(229); STEP; goto s251; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { LEAVE(229); STEP; goto s253; }
    if (BYTE(URIC_HOST) == 0xF1 || BYTE(URIC_HOST) == 0xF2) { LEAVE(229); STEP; goto s257; }
    if (BYTE(URIC_HOST) == 0xC2) { LEAVE(229); STEP; goto s250; }
    if (BYTE(URIC_HOST) == 0xE0) { LEAVE(229); STEP; goto s252; }
    if (BYTE(URIC_HOST) == 0xED) { LEAVE(229); STEP; goto s254; }
    if (BYTE(URIC_HOST) == 0xEF) { LEAVE(229); STEP; goto s255; }
    if (BYTE(URIC_HOST) == 0xF0) { LEAVE(229); STEP; goto s256; }
    if (BYTE(URIC_HOST) == 0xF3) { LEAVE(229); STEP; goto s258; }
    if (iri_bytes[0][BYTE(URIC_HOST)] & 254) { STEP; goto s229; }
    DEAD(229, URIC_PATH);
e229: ON_path_abempty_end; goto done;
s230: /* "a://.:", may end */
    AT_END(230, e230, URIC_PORT);
    if (BYTE(URIC_HOST) == '/') { ON_port_end; ON_authority_end; STEP; goto s229; }
    if (iri_bytes[0][BYTE(URIC_HOST)] & 232) { LEAVE(230); STEP; goto s260; }
    if (BYTE(URIC_HOST) >= 0xC3 && BYTE(URIC_HOST) <= 0xDF) { LEAVE(230); STEP; goto s262; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { LEAVE(230); STEP; goto s264; }
    if (BYTE(URIC_HOST) >= '0' && BYTE(URIC_HOST) <= '9') { STEP; goto s230; }
    if (BYTE(URIC_HOST) == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s114; }
    if (BYTE(URIC_HOST) == '%') { LEAVE(230); STEP; goto s259; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s231; }
    if (BYTE(URIC_HOST) == 0xC2) { LEAVE(230); STEP; goto s261; }
    if (BYTE(URIC_HOST) == 0xE0) { LEAVE(230); STEP; goto s263; }
    if (BYTE(URIC_HOST) == 0xED) { LEAVE(230); STEP; goto s265; }
    if (BYTE(URIC_HOST) == 0xEF) { LEAVE(230); STEP; goto s266; }
    if (BYTE(URIC_HOST) == 0xF0) { LEAVE(230); STEP; goto s267; }
    if (BYTE(URIC_HOST) == 0xF1 || BYTE(URIC_HOST) == 0xF2) { LEAVE(230); STEP; goto s268; }
    if (BYTE(URIC_HOST) == 0xF3) { LEAVE(230); STEP; goto s269; }
    DEAD(230, URIC_PORT);
e230: ON_port_end; ON_authority_end; ON_path_abempty_end; goto done;
s231: /* "a://.@", may end */
    AT_END(231, e231, URIC_HOST);
    if (BYTE(URIC_HOST) == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s229; }
    if (iri_bytes[0][BYTE(URIC_HOST)] & 192) { STEP; goto s280; }
    if (BYTE(URIC_HOST) >= 0xC3 && BYTE(URIC_HOST) <= 0xDF) { LEAVE(231); STEP; goto s272; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { LEAVE(231); STEP; goto s274; }
    if (iri_bytes[0][BYTE(URIC_HOST)] & 48) { r = 1; goto t231; }
    if (BYTE(URIC_HOST) == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s114; }
    if (BYTE(URIC_HOST) == '%') { LEAVE(231); STEP; goto s270; }
    if (BYTE(URIC_HOST) == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s281; }
    if (BYTE(URIC_HOST) == '[') { LEAVE(231); STEP; goto s232; }
    if (BYTE(URIC_HOST) == 0xC2) { LEAVE(231); STEP; goto s271; }
    if (BYTE(URIC_HOST) == 0xE0) { LEAVE(231); STEP; goto s273; }
    if (BYTE(URIC_HOST) == 0xED) { LEAVE(231); STEP; goto s275; }
    if (BYTE(URIC_HOST) == 0xEF) { LEAVE(231); STEP; goto s276; }
    if (BYTE(URIC_HOST) == 0xF0) { LEAVE(231); STEP; goto s277; }
    if (BYTE(URIC_HOST) == 0xF1 || BYTE(URIC_HOST) == 0xF2) { LEAVE(231); STEP; goto s278; }
    if (BYTE(URIC_HOST) == 0xF3) { LEAVE(231); STEP; goto s279; }
    DEAD(231, URIC_HOST);
e231: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
t231: /* 25 states by a table */
    TABLE(iri_IPv4address, r, 531);
    AT_END(531 + r, te231, URIC_HOST);
    if (BYTE(URIC_HOST) == '/') { HOST_KIND(iri_part231_values[r]); ON_host_end; ON_authority_end; STEP; goto s229; }
    if (BYTE(URIC_HOST) == '?') { HOST_KIND(iri_part231_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s114; }
    if (BYTE(URIC_HOST) == '%') { LEAVE(531 + r); STEP; goto s270; }
    if (BYTE(URIC_HOST) == ':') { HOST_KIND(iri_part231_values[r]); ON_host_end; ON_port_begin; STEP; goto s281; }
    if (iri_bytes[0][BYTE(URIC_HOST)] & 192) { STEP; goto s280; }
    if (BYTE(URIC_HOST) >= 0xC3 && BYTE(URIC_HOST) <= 0xDF) { LEAVE(531 + r); STEP; goto s272; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { LEAVE(531 + r); STEP; goto s274; }
    if (BYTE(URIC_HOST) == 0xF1 || BYTE(URIC_HOST) == 0xF2) { LEAVE(531 + r); STEP; goto s278; }
    if (BYTE(URIC_HOST) == 0xC2) { LEAVE(531 + r); STEP; goto s271; }
    if (BYTE(URIC_HOST) == 0xE0) { LEAVE(531 + r); STEP; goto s273; }
    if (BYTE(URIC_HOST) == 0xED) { LEAVE(531 + r); STEP; goto s275; }
    if (BYTE(URIC_HOST) == 0xEF) { LEAVE(531 + r); STEP; goto s276; }
    if (BYTE(URIC_HOST) == 0xF0) { LEAVE(531 + r); STEP; goto s277; }
    if (BYTE(URIC_HOST) == 0xF3) { LEAVE(531 + r); STEP; goto s279; }
    DEAD(531 + r, URIC_HOST);
te231:
    HOST_KIND(iri_part231_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s232: /* "a://[" */
    AT_END(232, dead, URIC_HOST);
    if (iri_bytes[2][BYTE(URIC_HOST)] & 6) { r = 1; goto t232; }
    if (BYTE(URIC_HOST) == 'V' || BYTE(URIC_HOST) == 'v') { STEP; goto s283; }
    DEAD(232, URIC_HOST);
t232: /* 151 states by a table */
    TABLE(iri_IPv6address, r, 556);
    if (r == 0) LOST(iri_IPv6address, r, 556, URIC_HOST);
    AT_END(556 + r, dead, URIC_HOST);
    if (!(iri_part232_flags[r] & 1)) DEAD(556 + r, URIC_HOST);
    if (BYTE(URIC_HOST) == ']') { ON_IPv6address_end; STEP; goto s282; }
    DEAD(556 + r, URIC_HOST);
s233: /* "a:/\xEF\xB7" */
    AT_END(233, dead, URIC_PATH);
    if (iri_bytes[2][BYTE(URIC_PATH)] & 48) { STEP; goto s176; }
    DEAD(233, URIC_PATH);
s234: /* "a:/\xEF\xBF" */
    AT_END(234, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xAF) { STEP; goto s176; }
    DEAD(234, URIC_PATH);
s235: /* "a:/\xF0\x9F" */
    AT_END(235, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBE) { STEP; goto s179; }
    if (BYTE(URIC_PATH) == 0xBF) { STEP; goto s284; }
    DEAD(235, URIC_PATH);
s236: /* "a:?%1" */
    AT_END(236, dead, URIC_QUERY);
    if (iri_bytes[2][BYTE(URIC_QUERY)] & 4) { STEP; goto s114; }
    DEAD(236, URIC_QUERY);
s237: /* "a:?\xEF\xB7" */
    AT_END(237, dead, URIC_QUERY);
    if (iri_bytes[2][BYTE(URIC_QUERY)] & 48) { STEP; goto s114; }
    DEAD(237, URIC_QUERY);
s238: /* "a:?\xEF\xBF" */
    AT_END(238, dead, URIC_QUERY);
    if (BYTE(URIC_QUERY) >= 0x80 && BYTE(URIC_QUERY) <= 0xAF) { STEP; goto s114; }
    DEAD(238, URIC_QUERY);
s239: /* "a:?\xF0\x9F" */
    AT_END(239, dead, URIC_QUERY);
    if (BYTE(URIC_QUERY) >= 0x80 && BYTE(URIC_QUERY) <= 0xBE) { STEP; goto s189; }
    if (BYTE(URIC_QUERY) == 0xBF) { STEP; goto s285; }
    DEAD(239, URIC_QUERY);
s240: /* "a:\xF0\x9F\xBF" */
    AT_END(240, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBD) { STEP; goto s112; }
    DEAD(240, URIC_PATH);
s241: /* "//./\xF0\x9F\xBF" */
    AT_END(241, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBD) { STEP; goto s99; }
    DEAD(241, URIC_PATH);
s242: /* "//.:\xF0\x9F\xBF" */
    AT_END(242, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0xBD) { STEP; goto s148; }
    DEAD(242, URIC_USERINFO);
s243: /* "//.@.\xF0\x9F\xBF" */
    AT_END(243, dead, URIC_HOST);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0xBD) { STEP; goto s168; }
    DEAD(243, URIC_HOST);
s244: /* "//[V1." */
    AT_END(244, dead, URIC_HOST);
    if (iri_bytes[0][BYTE(URIC_HOST)] & 248) { STEP; goto s286; }
    DEAD(244, URIC_HOST);
s245: /* "a://.%1" */
    AT_END(245, dead, URIC_HOST);
    if (iri_bytes[2][BYTE(URIC_HOST)] & 4) { STEP; goto s228; }
    DEAD(245, URIC_HOST);
s246: /* "a://.\xEF\xB7" */
    AT_END(246, dead, URIC_HOST);
    if (iri_bytes[2][BYTE(URIC_HOST)] & 48) { STEP; goto s228; }
    DEAD(246, URIC_HOST);
s247: /* "a://.\xEF\xBF" */
    AT_END(247, dead, URIC_HOST);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0xAF) { STEP; goto s228; }
    DEAD(247, URIC_HOST);
s248: /* "a://.\xF0\x9F" */
    AT_END(248, dead, URIC_HOST);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0xBE) { STEP; goto s220; }
    if (BYTE(URIC_HOST) == 0xBF) { STEP; goto s287; }
    DEAD(248, URIC_HOST);
s249: /* "a://./%" */
    AT_END(249, dead, URIC_PATH);
    if (iri_bytes[2][BYTE(URIC_PATH)] & 4) { STEP; goto s288; }
    DEAD(249, URIC_PATH);
s250: /* "a://./\xC2" */
    AT_END(250, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0xA0 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s229; }
    DEAD(250, URIC_PATH);
s251: /* "a://./\xC3" */
    AT_END(251, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s229; }
    DEAD(251, URIC_PATH);
s252: /* "a://./\xE0" */
    AT_END(252, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0xA0 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s251; }
    DEAD(252, URIC_PATH);
s253: /* "a://./\xE1" */
    AT_END(253, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s251; }
    DEAD(253, URIC_PATH);
s254: /* "a://./\xED" */
    AT_END(254, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0x9F) { STEP; goto s251; }
    DEAD(254, URIC_PATH);
s255: /* "a://./\xEF" */
    AT_END(255, dead, URIC_PATH);
    if (iri_bytes[2][BYTE(URIC_PATH)] & 40) { STEP; goto s251; }
    if (BYTE(URIC_PATH) == 0xB7) { STEP; goto s289; }
    if (BYTE(URIC_PATH) == 0xBF) { STEP; goto s290; }
    DEAD(255, URIC_PATH);
s256: /* "a://./\xF0" */
    AT_END(256, dead, URIC_PATH);
    if (iri_bytes[1][BYTE(URIC_PATH)] & 212) { STEP; goto s253; }
    if (iri_bytes[3][BYTE(URIC_PATH)] & 2) { STEP; goto s291; }
    DEAD(256, URIC_PATH);
s257: /* "a://./\xF1" */
    AT_END(257, dead, URIC_PATH);
    if (iri_bytes[1][BYTE(URIC_PATH)] & 244) { STEP; goto s253; }
    if (iri_bytes[3][BYTE(URIC_PATH)] & 3) { STEP; goto s291; }
    DEAD(257, URIC_PATH);
s258: /* "a://./\xF3" */
    AT_END(258, dead, URIC_PATH);
    if (iri_bytes[1][BYTE(URIC_PATH)] & 160) { STEP; goto s253; }
    if (iri_bytes[1][BYTE(URIC_PATH)] & 8) { STEP; goto s291; }
    DEAD(258, URIC_PATH);
s259: /* "a://.:%" */
    AT_END(259, dead, URIC_USERINFO);
    if (iri_bytes[2][BYTE(URIC_HOST)] & 4) { STEP; goto s292; }
    DEAD(259, URIC_USERINFO);
s260: /* "a://.:&" */
    JUMP(REG_NAME, 260);
    AT_END(260, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) == '%') { TRIPLET(260); STEP; goto s259; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s231; }
    if (BYTE(URIC_HOST) >= 0xC3 && BYTE(URIC_HOST) <= 0xDF) { STEP; goto s262; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { STEP; goto s264; }
    if (BYTE(URIC_HOST) == 0xF1 || BYTE(URIC_HOST) == 0xF2) { STEP; goto s268; }
    if (BYTE(URIC_HOST) == 0xC2) { STEP; goto s261; }
    if (BYTE(URIC_HOST) == 0xE0) { STEP; goto s263; }
    if (BYTE(URIC_HOST) == 0xED) { STEP; goto s265; }
    if (BYTE(URIC_HOST) == 0xEF) { STEP; goto s266; }
    if (BYTE(URIC_HOST) == 0xF0) { STEP; goto s267; }
    if (BYTE(URIC_HOST) == 0xF3) { STEP; goto s269; }
    if (iri_bytes[0][BYTE(URIC_HOST)] & 248) { STEP; goto s260; }
    DEAD(260, URIC_USERINFO);
s261: /* "a://.:\xC2" */
    AT_END(261, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) >= 0xA0 && BYTE(URIC_HOST) <= 0xBF) { STEP; goto s260; }
    DEAD(261, URIC_USERINFO);
s262: /* "a://.:\xC3" */
    AT_END(262, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0xBF) { STEP; goto s260; }
    DEAD(262, URIC_USERINFO);
s263: /* "a://.:\xE0" */
    AT_END(263, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) >= 0xA0 && BYTE(URIC_HOST) <= 0xBF) { STEP; goto s262; }
    DEAD(263, URIC_USERINFO);
s264: /* "a://.:\xE1" */
    AT_END(264, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0xBF) { STEP; goto s262; }
    DEAD(264, URIC_USERINFO);
s265: /* "a://.:\xED" */
    AT_END(265, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0x9F) { STEP; goto s262; }
    DEAD(265, URIC_USERINFO);
s266: /* "a://.:\xEF" */
    AT_END(266, dead, URIC_USERINFO);
    if (iri_bytes[2][BYTE(URIC_HOST)] & 40) { STEP; goto s262; }
    if (BYTE(URIC_HOST) == 0xB7) { STEP; goto s293; }
    if (BYTE(URIC_HOST) == 0xBF) { STEP; goto s294; }
    DEAD(266, URIC_USERINFO);
s267: /* "a://.:\xF0" */
    AT_END(267, dead, URIC_USERINFO);
    if (iri_bytes[1][BYTE(URIC_HOST)] & 212) { STEP; goto s264; }
    if (iri_bytes[3][BYTE(URIC_HOST)] & 2) { STEP; goto s295; }
    DEAD(267, URIC_USERINFO);
s268: /* "a://.:\xF1" */
    AT_END(268, dead, URIC_USERINFO);
    if (iri_bytes[1][BYTE(URIC_HOST)] & 244) { STEP; goto s264; }
    if (iri_bytes[3][BYTE(URIC_HOST)] & 3) { STEP; goto s295; }
    DEAD(268, URIC_USERINFO);
s269: /* "a://.:\xF3" */
    AT_END(269, dead, URIC_USERINFO);
    if (iri_bytes[1][BYTE(URIC_HOST)] & 160) { STEP; goto s264; }
    if (iri_bytes[1][BYTE(URIC_HOST)] & 8) { STEP; goto s295; }
    DEAD(269, URIC_USERINFO);
s270: /* "a://.@.%" */
    AT_END(270, dead, URIC_HOST);
    if (iri_bytes[2][BYTE(URIC_HOST)] & 4) { STEP; goto s296; }
    DEAD(270, URIC_HOST);
s271: /* "a://.@.\xC2" */
    AT_END(271, dead, URIC_HOST);
    if (BYTE(URIC_HOST) >= 0xA0 && BYTE(URIC_HOST) <= 0xBF) { STEP; goto s280; }
    DEAD(271, URIC_HOST);
s272: /* "a://.@.\xC3" */
    AT_END(272, dead, URIC_HOST);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0xBF) { STEP; goto s280; }
    DEAD(272, URIC_HOST);
s273: /* "a://.@.\xE0" */
    AT_END(273, dead, URIC_HOST);
    if (BYTE(URIC_HOST) >= 0xA0 && BYTE(URIC_HOST) <= 0xBF) { STEP; goto s272; }
    DEAD(273, URIC_HOST);
s274: /* "a://.@.\xE1" */
    AT_END(274, dead, URIC_HOST);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0xBF) { STEP; goto s272; }
    DEAD(274, URIC_HOST);
s275: /* "a://.@.\xED" */
    AT_END(275, dead, URIC_HOST);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0x9F) { STEP; goto s272; }
    DEAD(275, URIC_HOST);
s276: /* "a://.@.\xEF" */
    AT_END(276, dead, URIC_HOST);
    if (iri_bytes[2][BYTE(URIC_HOST)] & 40) { STEP; goto s272; }
    if (BYTE(URIC_HOST) == 0xB7) { STEP; goto s297; }
    if (BYTE(URIC_HOST) == 0xBF) { STEP; goto s298; }
    DEAD(276, URIC_HOST);
s277: /* "a://.@.\xF0" */
    AT_END(277, dead, URIC_HOST);
    if (iri_bytes[1][BYTE(URIC_HOST)] & 212) { STEP; goto s274; }
    if (iri_bytes[3][BYTE(URIC_HOST)] & 2) { STEP; goto s299; }
    DEAD(277, URIC_HOST);
s278: /* "a://.@.\xF1" */
    AT_END(278, dead, URIC_HOST);
    if (iri_bytes[1][BYTE(URIC_HOST)] & 244) { STEP; goto s274; }
    if (iri_bytes[3][BYTE(URIC_HOST)] & 3) { STEP; goto s299; }
    DEAD(278, URIC_HOST);
s279: /* "a://.@.\xF3" */
    AT_END(279, dead, URIC_HOST);
    if (iri_bytes[1][BYTE(URIC_HOST)] & 160) { STEP; goto s274; }
    if (iri_bytes[1][BYTE(URIC_HOST)] & 8) { STEP; goto s299; }
    DEAD(279, URIC_HOST);
s280: /* "a://.@.!", may end */
    JUMP(REG_NAME, 280);
    AT_END(280, e280, URIC_HOST);
    if (BYTE(URIC_HOST) == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s229; }
    if (BYTE(URIC_HOST) == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s114; }
    if (BYTE(URIC_HOST) == '%') { TRIPLET(280); LEAVE(280); STEP; goto s270; }
    if (BYTE(URIC_HOST) == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s281; }
    if (BYTE(URIC_HOST) >= 0xC3 && BYTE(URIC_HOST) <= 0xDF) { LEAVE(280); STEP; goto s272; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { LEAVE(280); STEP; goto s274; }
    if (BYTE(URIC_HOST) == 0xF1 || BYTE(URIC_HOST) == 0xF2) { LEAVE(280); STEP; goto s278; }
    if (BYTE(URIC_HOST) == 0xC2) { LEAVE(280); STEP; goto s271; }
    if (BYTE(URIC_HOST) == 0xE0) { LEAVE(280); STEP; goto s273; }
    if (BYTE(URIC_HOST) == 0xED) { LEAVE(280); STEP; goto s275; }
    if (BYTE(URIC_HOST) == 0xEF) { LEAVE(280); STEP; goto s276; }
    if (BYTE(URIC_HOST) == 0xF0) { LEAVE(280); STEP; goto s277; }
    if (BYTE(URIC_HOST) == 0xF3) { LEAVE(280); STEP; goto s279; }
    if (iri_bytes[0][BYTE(URIC_HOST)] & 240) { STEP; goto s280; }
    DEAD(280, URIC_HOST);
e280: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s281: /* "a://.@.:", may end */
    AT_END(281, e281, URIC_PORT);
    if (BYTE(URIC_HOST) == '/') { ON_port_end; ON_authority_end; STEP; goto s229; }
    if (BYTE(URIC_HOST) >= '0' && BYTE(URIC_HOST) <= '9') { STEP; goto s281; }
    if (BYTE(URIC_HOST) == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s114; }
    DEAD(281, URIC_PORT);
e281: ON_port_end; ON_authority_end; ON_path_abempty_end; goto done;
s282: /* "a://[::]", may end */
    AT_END(282, e282, URIC_HOST);
    if (BYTE(URIC_HOST) == '/') { ON_host_end; ON_authority_end; STEP; goto s229; }
    if (BYTE(URIC_HOST) == '?') { ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s114; }
    if (BYTE(URIC_HOST) == ':') { ON_host_end; ON_port_begin; STEP; goto s281; }
    DEAD(282, URIC_HOST);
e282: ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s283: /* "a://[V" */
    AT_END(283, dead, URIC_HOST);
    if (iri_bytes[2][BYTE(URIC_HOST)] & 4) { STEP; goto s300; }
    DEAD(283, URIC_HOST);
s284: /* "a:/\xF0\x9F\xBF" */
    AT_END(284, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBD) { STEP; goto s176; }
    DEAD(284, URIC_PATH);
s285: /* "a:?\xF0\x9F\xBF" */
    AT_END(285, dead, URIC_QUERY);
    if (BYTE(URIC_QUERY) >= 0x80 && BYTE(URIC_QUERY) <= 0xBD) { STEP; goto s114; }
    DEAD(285, URIC_QUERY);
s286: /* "//[V1.&" */
    JUMP(SCHEME, 286);
    AT_END(286, dead, URIC_HOST);
    if (BYTE(URIC_HOST) == ']') { ON_IPvFuture_end; STEP; goto s170; }
    if (iri_bytes[0][BYTE(URIC_HOST)] & 248) { STEP; goto s286; }
    DEAD(286, URIC_HOST);
s287: /* "a://.\xF0\x9F\xBF" */
    AT_END(287, dead, URIC_HOST);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0xBD) { STEP; goto s228; }
    DEAD(287, URIC_HOST);
s288: /* "a://./%1" */
    AT_END(288, dead, URIC_PATH);
    if (iri_bytes[2][BYTE(URIC_PATH)] & 4) { STEP; goto s229; }
    DEAD(288, URIC_PATH);
s289: /* "a://./\xEF\xB7" */
    AT_END(289, dead, URIC_PATH);
    if (iri_bytes[2][BYTE(URIC_PATH)] & 48) { STEP; goto s229; }
    DEAD(289, URIC_PATH);
s290: /* "a://./\xEF\xBF" */
    AT_END(290, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xAF) { STEP; goto s229; }
    DEAD(290, URIC_PATH);
s291: /* "a://./\xF0\x9F" */
    AT_END(291, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBE) { STEP; goto s251; }
    if (BYTE(URIC_PATH) == 0xBF) { STEP; goto s301; }
    DEAD(291, URIC_PATH);
s292: /* "a://.:%1" */
    AT_END(292, dead, URIC_USERINFO);
    if (iri_bytes[2][BYTE(URIC_HOST)] & 4) { STEP; goto s260; }
    DEAD(292, URIC_USERINFO);
s293: /* "a://.:\xEF\xB7" */
    AT_END(293, dead, URIC_USERINFO);
    if (iri_bytes[2][BYTE(URIC_HOST)] & 48) { STEP; goto s260; }
    DEAD(293, URIC_USERINFO);
s294: /* "a://.:\xEF\xBF" */
    AT_END(294, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0xAF) { STEP; goto s260; }
    DEAD(294, URIC_USERINFO);
s295: /* "a://.:\xF0\x9F" */
    AT_END(295, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0xBE) { STEP; goto s262; }
    if (BYTE(URIC_HOST) == 0xBF) { STEP; goto s302; }
    DEAD(295, URIC_USERINFO);
s296: /* "a://.@.%1" */
    AT_END(296, dead, URIC_HOST);
    if (iri_bytes[2][BYTE(URIC_HOST)] & 4) { STEP; goto s280; }
    DEAD(296, URIC_HOST);
s297: /* "a://.@.\xEF\xB7" */
    AT_END(297, dead, URIC_HOST);
    if (iri_bytes[2][BYTE(URIC_HOST)] & 48) { STEP; goto s280; }
    DEAD(297, URIC_HOST);
s298: /* "a://.@.\xEF\xBF" */
    AT_END(298, dead, URIC_HOST);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0xAF) { STEP; goto s280; }
    DEAD(298, URIC_HOST);
s299: /* "a://.@.\xF0\x9F" */
    AT_END(299, dead, URIC_HOST);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0xBE) { STEP; goto s272; }
    if (BYTE(URIC_HOST) == 0xBF) { STEP; goto s303; }
    DEAD(299, URIC_HOST);
s300: /* "a://[V1" */
    AT_END(300, dead, URIC_HOST);
    if (iri_bytes[2][BYTE(URIC_HOST)] & 4) { STEP; goto s300; }
    if (BYTE(URIC_HOST) == '.') { STEP; goto s304; }
    DEAD(300, URIC_HOST);
s301: /* "a://./\xF0\x9F\xBF" */
    AT_END(301, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBD) { STEP; goto s229; }
    DEAD(301, URIC_PATH);
s302: /* "a://.:\xF0\x9F\xBF" */
    AT_END(302, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0xBD) { STEP; goto s260; }
    DEAD(302, URIC_USERINFO);
s303: /* "a://.@.\xF0\x9F\xBF" */
    AT_END(303, dead, URIC_HOST);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0xBD) { STEP; goto s280; }
    DEAD(303, URIC_HOST);
s304: /* "a://[V1." */
    AT_END(304, dead, URIC_HOST);
    if (iri_bytes[0][BYTE(URIC_HOST)] & 248) { STEP; goto s305; }
    DEAD(304, URIC_HOST);
s305: /* "a://[V1.&" */
    JUMP(SCHEME, 305);
    AT_END(305, dead, URIC_HOST);
    if (BYTE(URIC_HOST) == ']') { ON_IPvFuture_end; STEP; goto s282; }
    if (iri_bytes[0][BYTE(URIC_HOST)] & 248) { STEP; goto s305; }
    DEAD(305, URIC_HOST);
#ifdef TOLERANT
#endif
