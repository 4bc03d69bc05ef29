/* Generated from grammar/machines/rules.rl by ragel 6.10 and grammar/tools/walk.py; do not edit. */
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
    case 172: goto s1;
    case 197: goto s2;
    case 221: goto s3;
    case 372: goto s7;
    case 397: goto s8;
    case 422: goto s9;
    case 447: goto s11;
    case 472: goto s12;
    case 497: goto s16;
    case 648: goto s21;
    case 673: goto s24;
    case 824: goto s28;
    case 975: goto s31;
    case 1126: goto s65;
    case 1151: goto s87;
    case 1176: goto s91;
    case 1327: goto s100;
    case 1352: goto s104;
    case 1377: goto s123;
    case 1402: goto s126;
    case 1553: goto s129;
    case 1578: goto s133;
#ifdef TOLERANT
    case 1729: goto s1729;
    case 1730: goto s1730;
    case 1731: goto s1731;
    case 1732: goto s1732;
    case 1733: goto s1733;
    case 1734: goto s1734;
    case 1735: goto s1735;
    case 1736: goto s1736;
#endif
    default: break;
    }
#ifdef TOLERANT
    if (RESUME - 1849 <= 6) { r = (unsigned)RESUME - 1848; goto c147; }
    if (RESUME - 1835 <= 6) { r = (unsigned)RESUME - 1834; goto c116; }
    if (RESUME - 1765 <= 6) { r = (unsigned)RESUME - 1764; goto c51; }
    if (RESUME - 1856 <= 6) { r = (unsigned)RESUME - 1855; goto c156; }
    if (RESUME - 1793 <= 6) { r = (unsigned)RESUME - 1792; goto c72; }
    if (RESUME - 1786 <= 6) { r = (unsigned)RESUME - 1785; goto c68; }
    if (RESUME - 1821 <= 6) { r = (unsigned)RESUME - 1820; goto c99; }
    if (RESUME - 1758 <= 6) { r = (unsigned)RESUME - 1757; goto c38; }
    if (RESUME - 1744 <= 6) { r = (unsigned)RESUME - 1743; goto c34; }
    if (RESUME - 1737 <= 6) { r = (unsigned)RESUME - 1736; goto c32; }
    if (RESUME - 1772 <= 6) { r = (unsigned)RESUME - 1771; goto c62; }
    if (RESUME - 1751 <= 6) { r = (unsigned)RESUME - 1750; goto c36; }
    if (RESUME - 1779 <= 6) { r = (unsigned)RESUME - 1778; goto c64; }
    if (RESUME - 1814 <= 6) { r = (unsigned)RESUME - 1813; goto c88; }
    if (RESUME - 1800 <= 6) { r = (unsigned)RESUME - 1799; goto c75; }
    if (RESUME - 1807 <= 6) { r = (unsigned)RESUME - 1806; goto c77; }
    if (RESUME - 1828 <= 6) { r = (unsigned)RESUME - 1827; goto c103; }
    if (RESUME - 1842 <= 6) { r = (unsigned)RESUME - 1841; goto c130; }
#endif
    if (RESUME - 173 <= 23) { r = (unsigned)RESUME - 171; goto t1; }
    if (RESUME - 198 <= 22) { r = (unsigned)RESUME - 196; goto t2; }
    if (RESUME - 222 <= 149) { r = (unsigned)RESUME - 220; goto t3; }
    if (RESUME - 373 <= 23) { r = (unsigned)RESUME - 371; goto t7; }
    if (RESUME - 398 <= 23) { r = (unsigned)RESUME - 396; goto t8; }
    if (RESUME - 423 <= 23) { r = (unsigned)RESUME - 421; goto t9; }
    if (RESUME - 448 <= 23) { r = (unsigned)RESUME - 446; goto t11; }
    if (RESUME - 473 <= 23) { r = (unsigned)RESUME - 471; goto t12; }
    if (RESUME - 498 <= 149) { r = (unsigned)RESUME - 496; goto t16; }
    if (RESUME - 649 <= 23) { r = (unsigned)RESUME - 647; goto t21; }
    if (RESUME - 674 <= 149) { r = (unsigned)RESUME - 672; goto t24; }
    if (RESUME - 825 <= 149) { r = (unsigned)RESUME - 823; goto t28; }
    if (RESUME - 976 <= 149) { r = (unsigned)RESUME - 974; goto t31; }
    if (RESUME - 1127 <= 23) { r = (unsigned)RESUME - 1125; goto t65; }
    if (RESUME - 1152 <= 23) { r = (unsigned)RESUME - 1150; goto t87; }
    if (RESUME - 1177 <= 149) { r = (unsigned)RESUME - 1175; goto t91; }
    if (RESUME - 1328 <= 23) { r = (unsigned)RESUME - 1326; goto t100; }
    if (RESUME - 1353 <= 23) { r = (unsigned)RESUME - 1351; goto t104; }
    if (RESUME - 1378 <= 23) { r = (unsigned)RESUME - 1376; goto t123; }
    if (RESUME - 1403 <= 149) { r = (unsigned)RESUME - 1401; goto t126; }
    if (RESUME - 1554 <= 23) { r = (unsigned)RESUME - 1552; goto t129; }
    if (RESUME - 1579 <= 149) { r = (unsigned)RESUME - 1577; goto t133; }
    goto dead;
#else
    switch (ENTRY) {
    case RULES_START_Host: goto s1;
    case RULES_START_IPv4address: goto s2;
    case RULES_START_IPv6address: goto s3;
    case RULES_START_absolute_URI: goto s4;
    case RULES_START_absolute_form: goto s5;
    case RULES_START_asterisk_form: goto s6;
    case RULES_START_authority: goto s7;
    case RULES_START_authority_form: goto s8;
    case RULES_START_host: goto s9;
    case RULES_START_relative_ref: goto s10;
    case RULES_START_request_target: goto s11;
    default: goto s12;
    }
#endif
s1: /* "", may end */
    AT_END(1, e1, URIC_HOST);
    if (rules_bytes[0][BYTE(URIC_HOST)] & 192) { STEP; goto s14; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 48) { r = 1; goto t1; }
    if (BYTE(URIC_HOST) == '%') { LEAVE(1); STEP; goto s13; }
    if (BYTE(URIC_HOST) == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s15; }
    if (BYTE(URIC_HOST) == '[') { LEAVE(1); STEP; goto s16; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x02) { LEAVE(1); STEP; goto s13; }
#endif
    DEAD(1, URIC_HOST);
e1: ON_reg_name_end; ON_host_end; goto done;
t1: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 171);
    AT_END(171 + r, te1, URIC_HOST);
    if (BYTE(URIC_HOST) == '%') { LEAVE(171 + r); STEP; goto s13; }
    if (BYTE(URIC_HOST) == ':') { HOST_KIND(rules_part1_values[r]); ON_host_end; ON_port_begin; STEP; goto s15; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 192) { STEP; goto s14; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x02) { LEAVE(171 + r); STEP; goto s13; }
#endif
    DEAD(171 + r, URIC_HOST);
te1:
    HOST_KIND(rules_part1_values[r]); ON_host_end; goto done;
s2: /* "" */
    AT_END(2, dead, URIC_HOST);
    if (rules_bytes[0][BYTE(URIC_HOST)] & 48) { r = 1; goto t2; }
    DEAD(2, URIC_HOST);
t2: /* 24 states by a table */
    TABLE(rules_IPv4address_2, r, 196);
    if (r == 0) LOST(rules_IPv4address_2, r, 196, URIC_HOST);
    AT_END(196 + r, te2, URIC_HOST);
    DEAD(196 + r, URIC_HOST);
te2:
    if (!(rules_part2_flags[r] & 2)) DEAD(196 + r, URIC_HOST);
    ON_IPv4address_end; ON_host_end; goto done;
s3: /* "" */
    AT_END(3, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 19) { r = 1; goto t3; }
    DEAD(3, URIC_HOST);
t3: /* 151 states by a table */
    TABLE_LEAVING(rules_IPv6address, r, 220, rules_part3_flags, 2);
    if (r == 0) LOST(rules_IPv6address, r, 220, URIC_HOST);
    AT_END(220 + r, te3, URIC_HOST);
    DEAD(220 + r, URIC_HOST);
te3:
    if (!(rules_part3_flags[r] & 2)) DEAD(220 + r, URIC_HOST);
    ON_IPv6address_end; ON_host_end; goto done;
s4: /* "" */
    AT_END(4, dead, URIC_SCHEME);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 34) { STEP; goto s17; }
    DEAD(4, URIC_SCHEME);
s5: /* "" */
    AT_END(5, dead, URIC_SCHEME);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 34) { STEP; goto s18; }
    DEAD(5, URIC_SCHEME);
s6: /* "" */
    AT_END(6, dead, URIC_PATH);
    if (BYTE(URIC_PATH) == '*') { STEP; goto s19; }
    DEAD(6, URIC_PATH);
s7: /* "", may end */
    AT_END(7, e7, URIC_HOST);
    if (rules_bytes[0][BYTE(URIC_HOST)] & 192) { STEP; goto s22; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 48) { r = 1; goto t7; }
    if (BYTE(URIC_HOST) == '%') { LEAVE(7); STEP; goto s20; }
    if (BYTE(URIC_HOST) == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s23; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s21; }
    if (BYTE(URIC_HOST) == '[') { LEAVE(7); STEP; goto s24; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x01) { LEAVE(7); STEP; goto s51; }
    if (BYTE(URIC_HOST) == 0x02) { LEAVE(7); STEP; goto s1729; }
    if (rules_chain_lead[BYTE(URIC_HOST)] != 0) { LEAVE(7); r = rules_chain_lead[BYTE(URIC_HOST)]; STEP; goto c51; }
#endif
    DEAD(7, URIC_HOST);
e7: ON_reg_name_end; ON_host_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
t7: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 371);
    AT_END(371 + r, te7, URIC_HOST);
    if (BYTE(URIC_HOST) == '%') { LEAVE(371 + r); STEP; goto s20; }
    if (BYTE(URIC_HOST) == ':') { HOST_KIND(rules_part7_values[r]); ON_host_end; ON_port_begin; STEP; goto s23; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s21; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 192) { STEP; goto s22; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x01) { LEAVE(371 + r); STEP; goto s51; }
    if (BYTE(URIC_HOST) == 0x02) { LEAVE(371 + r); STEP; goto s1729; }
    if (rules_chain_lead[BYTE(URIC_HOST)] != 0) { LEAVE(371 + r); r = rules_chain_lead[BYTE(URIC_HOST)]; STEP; goto c51; }
#endif
    DEAD(371 + r, URIC_HOST);
te7:
    HOST_KIND(rules_part7_values[r]); ON_host_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
s8: /* "" */
    AT_END(8, dead, URIC_HOST);
    if (rules_bytes[0][BYTE(URIC_HOST)] & 192) { STEP; goto s26; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 48) { r = 1; goto t8; }
    if (BYTE(URIC_HOST) == '%') { STEP; goto s25; }
    if (BYTE(URIC_HOST) == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s27; }
    if (BYTE(URIC_HOST) == '[') { STEP; goto s28; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x02) { STEP; goto s25; }
#endif
    DEAD(8, URIC_HOST);
t8: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 396);
    AT_END(396 + r, dead, URIC_HOST);
    if (BYTE(URIC_HOST) == '%') { STEP; goto s25; }
    if (BYTE(URIC_HOST) == ':') { HOST_KIND(rules_part8_values[r]); ON_host_end; ON_port_begin; STEP; goto s27; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 192) { STEP; goto s26; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x02) { STEP; goto s25; }
#endif
    DEAD(396 + r, URIC_HOST);
s9: /* "", may end */
    AT_END(9, e9, URIC_HOST);
    if (rules_bytes[0][BYTE(URIC_HOST)] & 192) { STEP; goto s30; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 48) { r = 1; goto t9; }
    if (BYTE(URIC_HOST) == '%') { LEAVE(9); STEP; goto s29; }
    if (BYTE(URIC_HOST) == '[') { LEAVE(9); STEP; goto s31; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x02) { LEAVE(9); STEP; goto s29; }
#endif
    DEAD(9, URIC_HOST);
e9: ON_reg_name_end; ON_host_end; goto done;
t9: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 421);
    AT_END(421 + r, te9, URIC_HOST);
    if (BYTE(URIC_HOST) == '%') { LEAVE(421 + r); STEP; goto s29; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 192) { STEP; goto s30; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x02) { LEAVE(421 + r); STEP; goto s29; }
#endif
    DEAD(421 + r, URIC_HOST);
te9:
    HOST_KIND(rules_part9_values[r]); ON_host_end; goto done;
s10: /* "", may end */
    AT_END(10, e10, URIC_PATH);
    if (rules_bytes[0][BYTE(URIC_PATH)] & 244) { STEP; goto s34; }
    if (BYTE(URIC_PATH) == '/') { STEP; goto s35; }
    if (BYTE(URIC_PATH) == '?') { ON_path_empty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE(URIC_PATH) == '%') { LEAVE(10); STEP; goto s33; }
    if (BYTE(URIC_PATH) == '#') { ON_path_empty_end; ON_fragment_begin; STEP; goto s32; }
#ifdef TOLERANT
    if (BYTE(URIC_PATH) == 0x01) { STEP; goto s34; }
    if (rules_chain_lead[BYTE(URIC_PATH)] != 0) { LEAVE(10); r = rules_chain_lead[BYTE(URIC_PATH)]; STEP; goto c34; }
#endif
    DEAD(10, URIC_PATH);
e10: ON_path_empty_end; goto done;
s11: /* "" */
    AT_END(11, dead, URIC_PATH);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 34) { STEP; goto s39; }
    if (rules_bytes[1][BYTE(URIC_HOST)] & 8) { STEP; goto s26; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 48) { r = 1; goto t11; }
    if (BYTE(URIC_HOST) == '/') { STEP; goto s38; }
    if (BYTE(URIC_HOST) == '%') { STEP; goto s25; }
    if (BYTE(URIC_HOST) == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s27; }
    if (BYTE(URIC_HOST) == '*') { STEP; goto s37; }
    if (BYTE(URIC_HOST) == '[') { STEP; goto s28; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x02) { STEP; goto s25; }
#endif
    DEAD(11, URIC_PATH);
t11: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 446);
    AT_END(446 + r, dead, URIC_HOST);
    if (BYTE(URIC_HOST) == '%') { STEP; goto s25; }
    if (BYTE(URIC_HOST) == ':') { HOST_KIND(rules_part11_values[r]); ON_host_end; ON_port_begin; STEP; goto s27; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 192) { STEP; goto s26; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x02) { STEP; goto s25; }
#endif
    DEAD(446 + r, URIC_HOST);
s12: /* "" */
    AT_END(12, dead, URIC_PATH);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 34) { STEP; goto s40; }
    if (rules_bytes[1][BYTE(URIC_HOST)] & 8) { STEP; goto s26; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 48) { r = 1; goto t12; }
    if (BYTE(URIC_HOST) == '/') { STEP; goto s38; }
    if (BYTE(URIC_HOST) == '%') { STEP; goto s25; }
    if (BYTE(URIC_HOST) == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s27; }
    if (BYTE(URIC_HOST) == '*') { STEP; goto s37; }
    if (BYTE(URIC_HOST) == '[') { STEP; goto s28; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x02) { STEP; goto s25; }
#endif
    DEAD(12, URIC_PATH);
t12: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 471);
    AT_END(471 + r, dead, URIC_HOST);
    if (BYTE(URIC_HOST) == '%') { STEP; goto s25; }
    if (BYTE(URIC_HOST) == ':') { HOST_KIND(rules_part12_values[r]); ON_host_end; ON_port_begin; STEP; goto s27; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 192) { STEP; goto s26; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x02) { STEP; goto s25; }
#endif
    DEAD(471 + r, URIC_HOST);
s13: /* ".%" */
    AT_END(13, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 3) { STEP; goto s41; }
    DEAD(13, URIC_HOST);
s14: /* ".!", may end */
    JUMP(REG_NAME, 14);
    AT_END(14, e14, URIC_HOST);
    if (BYTE(URIC_HOST) == '%') { TRIPLET(14); LEAVE(14); STEP; goto s13; }
    if (BYTE(URIC_HOST) == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s15; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 240) { STEP; goto s14; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x02) { LEAVE(14); STEP; goto s13; }
#endif
    DEAD(14, URIC_HOST);
e14: ON_reg_name_end; ON_host_end; goto done;
s15: /* ".:", may end */
    AT_END(15, e15, URIC_PORT);
    if (BYTE(URIC_HOST) >= '0' && BYTE(URIC_HOST) <= '9') { STEP; goto s15; }
    DEAD(15, URIC_PORT);
e15: ON_port_end; goto done;
s16: /* "[" */
    AT_END(16, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 19) { r = 1; goto t16; }
    if (BYTE(URIC_HOST) == 'V' || BYTE(URIC_HOST) == 'v') { STEP; goto s43; }
    DEAD(16, URIC_HOST);
t16: /* 151 states by a table */
    TABLE(rules_IPv6address, r, 496);
    if (r == 0) LOST(rules_IPv6address, r, 496, URIC_HOST);
    AT_END(496 + r, dead, URIC_HOST);
    if (!(rules_part16_flags[r] & 1)) DEAD(496 + r, URIC_HOST);
    if (BYTE(URIC_HOST) == ']') { ON_IPv6address_end; STEP; goto s42; }
    DEAD(496 + r, URIC_HOST);
s17: /* "a" */
    JUMP(SCHEME, 17);
    AT_END(17, dead, URIC_SCHEME);
    if (BYTE(URIC_HOST) == ':') { ON_scheme_end; STEP; goto s44; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 176) { STEP; goto s17; }
    DEAD(17, URIC_SCHEME);
s18: /* "a" */
    JUMP(SCHEME, 18);
    AT_END(18, dead, URIC_SCHEME);
    if (BYTE(URIC_HOST) == ':') { ON_scheme_end; STEP; goto s45; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 176) { STEP; goto s18; }
    DEAD(18, URIC_SCHEME);
s19: /* "\x2A", may end */
    AT_END(19, e19, URIC_PATH);
    DEAD(19, URIC_PATH);
e19: ON_asterisk_form_end; goto done;
s20: /* ".%" */
    AT_END(20, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 3) { STEP; goto s46; }
    DEAD(20, URIC_HOST);
s21: /* ".@", may end */
    AT_END(21, e21, URIC_HOST);
    if (rules_bytes[0][BYTE(URIC_HOST)] & 192) { STEP; goto s48; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 48) { r = 1; goto t21; }
    if (BYTE(URIC_HOST) == '%') { LEAVE(21); STEP; goto s47; }
    if (BYTE(URIC_HOST) == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s49; }
    if (BYTE(URIC_HOST) == '[') { LEAVE(21); STEP; goto s24; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x02) { LEAVE(21); STEP; goto s47; }
#endif
    DEAD(21, URIC_HOST);
e21: ON_reg_name_end; ON_host_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
t21: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 647);
    AT_END(647 + r, te21, URIC_HOST);
    if (BYTE(URIC_HOST) == '%') { LEAVE(647 + r); STEP; goto s47; }
    if (BYTE(URIC_HOST) == ':') { HOST_KIND(rules_part21_values[r]); ON_host_end; ON_port_begin; STEP; goto s49; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 192) { STEP; goto s48; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x02) { LEAVE(647 + r); STEP; goto s47; }
#endif
    DEAD(647 + r, URIC_HOST);
te21:
    HOST_KIND(rules_part21_values[r]); ON_host_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
s22: /* ".!", may end */
    JUMP(REG_NAME, 22);
    AT_END(22, e22, URIC_HOST);
    if (BYTE(URIC_HOST) == '%') { TRIPLET(22); LEAVE(22); STEP; goto s20; }
    if (BYTE(URIC_HOST) == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s23; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s21; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 240) { STEP; goto s22; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x01) { LEAVE(22); STEP; goto s51; }
    if (BYTE(URIC_HOST) == 0x02) { LEAVE(22); STEP; goto s1729; }
    if (rules_chain_lead[BYTE(URIC_HOST)] != 0) { LEAVE(22); r = rules_chain_lead[BYTE(URIC_HOST)]; STEP; goto c51; }
#endif
    DEAD(22, URIC_HOST);
e22: ON_reg_name_end; ON_host_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
s23: /* ".:", may end */
    AT_END(23, e23, URIC_PORT);
    if (rules_bytes[0][BYTE(URIC_HOST)] & 232) { LEAVE(23); STEP; goto s51; }
    if (BYTE(URIC_HOST) >= '0' && BYTE(URIC_HOST) <= '9') { STEP; goto s23; }
    if (BYTE(URIC_HOST) == '%') { LEAVE(23); STEP; goto s50; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s21; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x01 || BYTE(URIC_HOST) == 0x02) { LEAVE(23); STEP; goto s51; }
    if (rules_chain_lead[BYTE(URIC_HOST)] != 0) { LEAVE(23); r = rules_chain_lead[BYTE(URIC_HOST)]; STEP; goto c51; }
#endif
    DEAD(23, URIC_PORT);
e23: ON_port_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
s24: /* "[" */
    AT_END(24, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 19) { r = 1; goto t24; }
    if (BYTE(URIC_HOST) == 'V' || BYTE(URIC_HOST) == 'v') { STEP; goto s53; }
    DEAD(24, URIC_HOST);
t24: /* 151 states by a table */
    TABLE(rules_IPv6address, r, 672);
    if (r == 0) LOST(rules_IPv6address, r, 672, URIC_HOST);
    AT_END(672 + r, dead, URIC_HOST);
    if (!(rules_part24_flags[r] & 1)) DEAD(672 + r, URIC_HOST);
    if (BYTE(URIC_HOST) == ']') { ON_IPv6address_end; STEP; goto s52; }
    DEAD(672 + r, URIC_HOST);
s25: /* ".%" */
    AT_END(25, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 3) { STEP; goto s54; }
    DEAD(25, URIC_HOST);
s26: /* ".!" */
    JUMP(REG_NAME, 26);
    AT_END(26, dead, URIC_HOST);
    if (BYTE(URIC_HOST) == '%') { TRIPLET(26); STEP; goto s25; }
    if (BYTE(URIC_HOST) == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s27; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 240) { STEP; goto s26; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x02) { STEP; goto s25; }
#endif
    DEAD(26, URIC_HOST);
s27: /* ".:", may end */
    AT_END(27, e27, URIC_PORT);
    if (BYTE(URIC_HOST) >= '0' && BYTE(URIC_HOST) <= '9') { STEP; goto s27; }
    DEAD(27, URIC_PORT);
e27: ON_port_end; ON_authority_form_end; goto done;
s28: /* "[" */
    AT_END(28, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 19) { r = 1; goto t28; }
    if (BYTE(URIC_HOST) == 'V' || BYTE(URIC_HOST) == 'v') { STEP; goto s56; }
    DEAD(28, URIC_HOST);
t28: /* 151 states by a table */
    TABLE(rules_IPv6address, r, 823);
    if (r == 0) LOST(rules_IPv6address, r, 823, URIC_HOST);
    AT_END(823 + r, dead, URIC_HOST);
    if (!(rules_part28_flags[r] & 1)) DEAD(823 + r, URIC_HOST);
    if (BYTE(URIC_HOST) == ']') { ON_IPv6address_end; STEP; goto s55; }
    DEAD(823 + r, URIC_HOST);
s29: /* ".%" */
    AT_END(29, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 3) { STEP; goto s57; }
    DEAD(29, URIC_HOST);
s30: /* ".!", may end */
    JUMP(REG_NAME, 30);
    AT_END(30, e30, URIC_HOST);
    if (BYTE(URIC_HOST) == '%') { TRIPLET(30); LEAVE(30); STEP; goto s29; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 240) { STEP; goto s30; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x02) { LEAVE(30); STEP; goto s29; }
#endif
    DEAD(30, URIC_HOST);
e30: ON_reg_name_end; ON_host_end; goto done;
s31: /* "[" */
    AT_END(31, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 19) { r = 1; goto t31; }
    if (BYTE(URIC_HOST) == 'V' || BYTE(URIC_HOST) == 'v') { STEP; goto s59; }
    DEAD(31, URIC_HOST);
t31: /* 151 states by a table */
    TABLE(rules_IPv6address, r, 974);
    if (r == 0) LOST(rules_IPv6address, r, 974, URIC_HOST);
    AT_END(974 + r, dead, URIC_HOST);
    if (!(rules_part31_flags[r] & 1)) DEAD(974 + r, URIC_HOST);
    if (BYTE(URIC_HOST) == ']') { ON_IPv6address_end; STEP; goto s58; }
    DEAD(974 + r, URIC_HOST);
s32: /* "#", may end */
    JUMP(PATH, 32);
    AT_END(32, e32, URIC_FRAGMENT);
    if (BYTE(URIC_FRAGMENT) == '%') { TRIPLET(32); LEAVE(32); STEP; goto s60; }
    if (rules_bytes[0][BYTE(URIC_FRAGMENT)] & 255) { STEP; goto s32; }
#ifdef TOLERANT
    if (BYTE(URIC_FRAGMENT) == 0x01) { STEP; goto s32; }
    if (rules_chain_lead[BYTE(URIC_FRAGMENT)] != 0) { LEAVE(32); r = rules_chain_lead[BYTE(URIC_FRAGMENT)]; STEP; goto c32; }
#endif
    DEAD(32, URIC_FRAGMENT);
e32: ON_fragment_end; goto done;
s33: /* "%" */
    AT_END(33, dead, URIC_PATH);
    if (rules_bytes[1][BYTE(URIC_PATH)] & 3) { STEP; goto s61; }
    DEAD(33, URIC_PATH);
s34: /* "&", may end */
    JUMP(REG_NAME, 34);
    AT_END(34, e34, URIC_PATH);
    if (BYTE(URIC_PATH) == '/') { STEP; goto s62; }
    if (BYTE(URIC_PATH) == '?') { ON_path_noscheme_end; ON_query_begin; STEP; goto s36; }
    if (BYTE(URIC_PATH) == '%') { TRIPLET(34); LEAVE(34); STEP; goto s33; }
    if (BYTE(URIC_PATH) == '#') { ON_path_noscheme_end; ON_fragment_begin; STEP; goto s32; }
    if (rules_bytes[0][BYTE(URIC_PATH)] & 244) { STEP; goto s34; }
#ifdef TOLERANT
    if (BYTE(URIC_PATH) == 0x01) { STEP; goto s34; }
    if (rules_chain_lead[BYTE(URIC_PATH)] != 0) { LEAVE(34); r = rules_chain_lead[BYTE(URIC_PATH)]; STEP; goto c34; }
#endif
    DEAD(34, URIC_PATH);
e34: ON_path_noscheme_end; goto done;
s35: /* "/", may end */
    AT_END(35, e35, URIC_PATH);
    if (BYTE(URIC_PATH) == '/') { ON_authority_begin; STEP; goto s65; }
    if (rules_bytes[0][BYTE(URIC_PATH)] & 252) { STEP; goto s64; }
    if (BYTE(URIC_PATH) == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s36; }
    if (BYTE(URIC_PATH) == '%') { LEAVE(35); STEP; goto s63; }
    if (BYTE(URIC_PATH) == '#') { ON_path_absolute_end; ON_fragment_begin; STEP; goto s32; }
#ifdef TOLERANT
    if (BYTE(URIC_PATH) == 0x01) { STEP; goto s64; }
    if (rules_chain_lead[BYTE(URIC_PATH)] != 0) { LEAVE(35); r = rules_chain_lead[BYTE(URIC_PATH)]; STEP; goto c64; }
#endif
    DEAD(35, URIC_PATH);
e35: ON_path_absolute_end; goto done;
s36: /* "?", may end */
    JUMP(PATH, 36);
    AT_END(36, e36, URIC_QUERY);
    if (BYTE(URIC_QUERY) == '%') { TRIPLET(36); LEAVE(36); STEP; goto s66; }
    if (BYTE(URIC_QUERY) == '#') { ON_query_end; ON_fragment_begin; STEP; goto s32; }
    if (rules_bytes[0][BYTE(URIC_QUERY)] & 255) { STEP; goto s36; }
#ifdef TOLERANT
    if (BYTE(URIC_QUERY) == 0x01) { STEP; goto s36; }
    if (rules_chain_lead[BYTE(URIC_QUERY)] != 0) { LEAVE(36); r = rules_chain_lead[BYTE(URIC_QUERY)]; STEP; goto c36; }
#endif
    DEAD(36, URIC_QUERY);
e36: ON_query_end; goto done;
s37: /* "\x2A", may end */
    AT_END(37, e37, URIC_PATH);
    if (rules_bytes[0][BYTE(URIC_HOST)] & 240) { LEAVE(37); STEP; goto s26; }
    if (BYTE(URIC_HOST) == '%') { LEAVE(37); STEP; goto s25; }
    if (BYTE(URIC_HOST) == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s27; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x02) { LEAVE(37); STEP; goto s25; }
#endif
    DEAD(37, URIC_PATH);
e37: ON_asterisk_form_end; goto done;
s38: /* "/", may end */
    JUMP(PATH, 38);
    AT_END(38, e38, URIC_PATH);
    if (BYTE(URIC_PATH) == '?') { ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE(URIC_PATH) == '%') { TRIPLET(38); LEAVE(38); STEP; goto s67; }
    if (rules_bytes[0][BYTE(URIC_PATH)] & 254) { STEP; goto s38; }
#ifdef TOLERANT
    if (BYTE(URIC_PATH) == 0x01) { STEP; goto s38; }
    if (rules_chain_lead[BYTE(URIC_PATH)] != 0) { LEAVE(38); r = rules_chain_lead[BYTE(URIC_PATH)]; STEP; goto c38; }
#endif
    DEAD(38, URIC_PATH);
e38: ON_path_abempty_end; goto done;
s39: /* "a" */
    JUMP(SCHEME, 39);
    AT_END(39, dead, URIC_HOST);
    if (BYTE(URIC_HOST) == ':') { ON_scheme_end; STEP; goto s45; }
    if (BYTE(URIC_HOST) == '%') { STEP; goto s25; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 64) { STEP; goto s26; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 176) { STEP; goto s39; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x02) { STEP; goto s25; }
#endif
    DEAD(39, URIC_HOST);
s40: /* "a" */
    JUMP(SCHEME, 40);
    AT_END(40, dead, URIC_HOST);
    if (BYTE(URIC_HOST) == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; ON_scheme_end; STEP; goto s69; }
    if (BYTE(URIC_HOST) == '%') { STEP; goto s25; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 64) { STEP; goto s26; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 176) { STEP; goto s40; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x02) { STEP; goto s25; }
#endif
    DEAD(40, URIC_HOST);
s41: /* ".%1" */
    AT_END(41, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 3) { STEP; goto s14; }
    DEAD(41, URIC_HOST);
s42: /* "[::]", may end */
    AT_END(42, e42, URIC_HOST);
    if (BYTE(URIC_HOST) == ':') { ON_host_end; ON_port_begin; STEP; goto s15; }
    DEAD(42, URIC_HOST);
e42: ON_host_end; goto done;
s43: /* "[V" */
    AT_END(43, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 3) { STEP; goto s70; }
    DEAD(43, URIC_HOST);
s44: /* "a:", may end */
    AT_END(44, e44, URIC_PATH);
    if (BYTE(URIC_PATH) == '/') { STEP; goto s73; }
    if (rules_bytes[0][BYTE(URIC_PATH)] & 252) { STEP; goto s72; }
    if (BYTE(URIC_PATH) == '?') { ON_path_empty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE(URIC_PATH) == '%') { LEAVE(44); STEP; goto s71; }
#ifdef TOLERANT
    if (BYTE(URIC_PATH) == 0x01) { STEP; goto s72; }
    if (rules_chain_lead[BYTE(URIC_PATH)] != 0) { LEAVE(44); r = rules_chain_lead[BYTE(URIC_PATH)]; STEP; goto c72; }
#endif
    DEAD(44, URIC_PATH);
e44: ON_path_empty_end; goto done;
s45: /* "a:", may end */
    AT_END(45, e45, URIC_PATH);
    if (BYTE(URIC_PATH) == '/') { STEP; goto s76; }
    if (rules_bytes[0][BYTE(URIC_PATH)] & 252) { STEP; goto s75; }
    if (BYTE(URIC_PATH) == '?') { ON_path_empty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE(URIC_PATH) == '%') { LEAVE(45); STEP; goto s74; }
#ifdef TOLERANT
    if (BYTE(URIC_PATH) == 0x01) { STEP; goto s75; }
    if (rules_chain_lead[BYTE(URIC_PATH)] != 0) { LEAVE(45); r = rules_chain_lead[BYTE(URIC_PATH)]; STEP; goto c75; }
#endif
    DEAD(45, URIC_PATH);
e45: ON_path_empty_end; ON_absolute_form_end; goto done;
s46: /* ".%1" */
    AT_END(46, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 3) { STEP; goto s22; }
    DEAD(46, URIC_HOST);
s47: /* ".@.%" */
    AT_END(47, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 3) { STEP; goto s78; }
    DEAD(47, URIC_HOST);
s48: /* ".@.!", may end */
    JUMP(REG_NAME, 48);
    AT_END(48, e48, URIC_HOST);
    if (BYTE(URIC_HOST) == '%') { TRIPLET(48); LEAVE(48); STEP; goto s47; }
    if (BYTE(URIC_HOST) == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s49; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 240) { STEP; goto s48; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x02) { LEAVE(48); STEP; goto s47; }
#endif
    DEAD(48, URIC_HOST);
e48: ON_reg_name_end; ON_host_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
s49: /* ".@.:", may end */
    AT_END(49, e49, URIC_PORT);
    if (BYTE(URIC_HOST) >= '0' && BYTE(URIC_HOST) <= '9') { STEP; goto s49; }
    DEAD(49, URIC_PORT);
e49: ON_port_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
s50: /* ".:%" */
    AT_END(50, dead, URIC_USERINFO);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 3) { STEP; goto s79; }
    DEAD(50, URIC_USERINFO);
s51: /* ".:&" */
    JUMP(REG_NAME, 51);
    AT_END(51, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) == '%') { TRIPLET(51); STEP; goto s50; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s21; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 248) { STEP; goto s51; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x01 || BYTE(URIC_HOST) == 0x02) { STEP; goto s51; }
    if (rules_chain_lead[BYTE(URIC_HOST)] != 0) { r = rules_chain_lead[BYTE(URIC_HOST)]; STEP; goto c51; }
#endif
    DEAD(51, URIC_USERINFO);
s52: /* "[::]", may end */
    AT_END(52, e52, URIC_HOST);
    if (BYTE(URIC_HOST) == ':') { ON_host_end; ON_port_begin; STEP; goto s49; }
    DEAD(52, URIC_HOST);
e52: ON_host_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
s53: /* "[V" */
    AT_END(53, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 3) { STEP; goto s80; }
    DEAD(53, URIC_HOST);
s54: /* ".%1" */
    AT_END(54, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 3) { STEP; goto s26; }
    DEAD(54, URIC_HOST);
s55: /* "[::]" */
    AT_END(55, dead, URIC_HOST);
    if (BYTE(URIC_HOST) == ':') { ON_host_end; ON_port_begin; STEP; goto s27; }
    DEAD(55, URIC_HOST);
s56: /* "[V" */
    AT_END(56, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 3) { STEP; goto s81; }
    DEAD(56, URIC_HOST);
s57: /* ".%1" */
    AT_END(57, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 3) { STEP; goto s30; }
    DEAD(57, URIC_HOST);
s58: /* "[::]", may end */
    AT_END(58, e58, URIC_HOST);
    DEAD(58, URIC_HOST);
e58: ON_host_end; goto done;
s59: /* "[V" */
    AT_END(59, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 3) { STEP; goto s82; }
    DEAD(59, URIC_HOST);
s60: /* "#%" */
    AT_END(60, dead, URIC_FRAGMENT);
    if (rules_bytes[1][BYTE(URIC_FRAGMENT)] & 3) { STEP; goto s83; }
    DEAD(60, URIC_FRAGMENT);
s61: /* "%1" */
    AT_END(61, dead, URIC_PATH);
    if (rules_bytes[1][BYTE(URIC_PATH)] & 3) { STEP; goto s34; }
    DEAD(61, URIC_PATH);
s62: /* "&/", may end */
    JUMP(PATH, 62);
    AT_END(62, e62, URIC_PATH);
    if (BYTE(URIC_PATH) == '?') { ON_path_noscheme_end; ON_query_begin; STEP; goto s36; }
    if (BYTE(URIC_PATH) == '%') { TRIPLET(62); LEAVE(62); STEP; goto s84; }
    if (BYTE(URIC_PATH) == '#') { ON_path_noscheme_end; ON_fragment_begin; STEP; goto s32; }
    if (rules_bytes[0][BYTE(URIC_PATH)] & 254) { STEP; goto s62; }
#ifdef TOLERANT
    if (BYTE(URIC_PATH) == 0x01) { STEP; goto s62; }
    if (rules_chain_lead[BYTE(URIC_PATH)] != 0) { LEAVE(62); r = rules_chain_lead[BYTE(URIC_PATH)]; STEP; goto c62; }
#endif
    DEAD(62, URIC_PATH);
e62: ON_path_noscheme_end; goto done;
s63: /* "/%" */
    AT_END(63, dead, URIC_PATH);
    if (rules_bytes[1][BYTE(URIC_PATH)] & 3) { STEP; goto s85; }
    DEAD(63, URIC_PATH);
s64: /* "/&", may end */
    JUMP(PATH, 64);
    AT_END(64, e64, URIC_PATH);
    if (BYTE(URIC_PATH) == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s36; }
    if (BYTE(URIC_PATH) == '%') { TRIPLET(64); LEAVE(64); STEP; goto s63; }
    if (BYTE(URIC_PATH) == '#') { ON_path_absolute_end; ON_fragment_begin; STEP; goto s32; }
    if (rules_bytes[0][BYTE(URIC_PATH)] & 254) { STEP; goto s64; }
#ifdef TOLERANT
    if (BYTE(URIC_PATH) == 0x01) { STEP; goto s64; }
    if (rules_chain_lead[BYTE(URIC_PATH)] != 0) { LEAVE(64); r = rules_chain_lead[BYTE(URIC_PATH)]; STEP; goto c64; }
#endif
    DEAD(64, URIC_PATH);
e64: ON_path_absolute_end; goto done;
s65: /* "//", may end */
    AT_END(65, e65, URIC_HOST);
    if (BYTE(URIC_HOST) == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s88; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 192) { STEP; goto s89; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 48) { r = 1; goto t65; }
    if (BYTE(URIC_HOST) == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE(URIC_HOST) == '%') { LEAVE(65); STEP; goto s86; }
    if (BYTE(URIC_HOST) == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s90; }
    if (BYTE(URIC_HOST) == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s87; }
    if (BYTE(URIC_HOST) == '[') { LEAVE(65); STEP; goto s91; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x01) { LEAVE(65); STEP; goto s116; }
    if (BYTE(URIC_HOST) == 0x02) { LEAVE(65); STEP; goto s1730; }
    if (rules_chain_lead[BYTE(URIC_HOST)] != 0) { LEAVE(65); r = rules_chain_lead[BYTE(URIC_HOST)]; STEP; goto c116; }
#endif
    DEAD(65, URIC_HOST);
e65: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
t65: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 1125);
    AT_END(1125 + r, te65, URIC_HOST);
    if (BYTE(URIC_HOST) == '/') { HOST_KIND(rules_part65_values[r]); ON_host_end; ON_authority_end; STEP; goto s88; }
    if (BYTE(URIC_HOST) == '?') { HOST_KIND(rules_part65_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE(URIC_HOST) == '%') { LEAVE(1125 + r); STEP; goto s86; }
    if (BYTE(URIC_HOST) == ':') { HOST_KIND(rules_part65_values[r]); ON_host_end; ON_port_begin; STEP; goto s90; }
    if (BYTE(URIC_HOST) == '#') { HOST_KIND(rules_part65_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s87; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 192) { STEP; goto s89; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x01) { LEAVE(1125 + r); STEP; goto s116; }
    if (BYTE(URIC_HOST) == 0x02) { LEAVE(1125 + r); STEP; goto s1730; }
    if (rules_chain_lead[BYTE(URIC_HOST)] != 0) { LEAVE(1125 + r); r = rules_chain_lead[BYTE(URIC_HOST)]; STEP; goto c116; }
#endif
    DEAD(1125 + r, URIC_HOST);
te65:
    HOST_KIND(rules_part65_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s66: /* "?%" */
    AT_END(66, dead, URIC_QUERY);
    if (rules_bytes[1][BYTE(URIC_QUERY)] & 3) { STEP; goto s92; }
    DEAD(66, URIC_QUERY);
s67: /* "/%" */
    AT_END(67, dead, URIC_PATH);
    if (rules_bytes[1][BYTE(URIC_PATH)] & 3) { STEP; goto s93; }
    DEAD(67, URIC_PATH);
s68: /* "/?", may end */
    JUMP(PATH, 68);
    AT_END(68, e68, URIC_QUERY);
    if (BYTE(URIC_QUERY) == '%') { TRIPLET(68); LEAVE(68); STEP; goto s94; }
    if (rules_bytes[0][BYTE(URIC_QUERY)] & 255) { STEP; goto s68; }
#ifdef TOLERANT
    if (BYTE(URIC_QUERY) == 0x01) { STEP; goto s68; }
    if (rules_chain_lead[BYTE(URIC_QUERY)] != 0) { LEAVE(68); r = rules_chain_lead[BYTE(URIC_QUERY)]; STEP; goto c68; }
#endif
    DEAD(68, URIC_QUERY);
e68: ON_query_end; goto done;
s69: /* "a:", may end */
    AT_END(69, e69, URIC_PATH);
    if (BYTE(URIC_PATH) == '/') { STEP; goto s76; }
    if (rules_bytes[0][BYTE(URIC_PATH)] & 236) { STEP; goto s75; }
    if (BYTE(URIC_PATH) >= '0' && BYTE(URIC_PATH) <= '9') { STEP; goto s95; }
    if (BYTE(URIC_PATH) == '?') { ON_path_empty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE(URIC_PATH) == '%') { LEAVE(69); STEP; goto s74; }
#ifdef TOLERANT
    if (BYTE(URIC_PATH) == 0x01) { STEP; goto s75; }
    if (rules_chain_lead[BYTE(URIC_PATH)] != 0) { LEAVE(69); r = rules_chain_lead[BYTE(URIC_PATH)]; STEP; goto c75; }
#endif
    DEAD(69, URIC_PATH);
e69: ON_port_end; ON_authority_form_end; CLEAR_IF_UNDEFINED(URIC_PATH); CLEAR_IF_UNDEFINED(URIC_SCHEME); goto done;
s70: /* "[V1" */
    AT_END(70, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 3) { STEP; goto s70; }
    if (BYTE(URIC_HOST) == '.') { STEP; goto s96; }
    DEAD(70, URIC_HOST);
s71: /* "a:%" */
    AT_END(71, dead, URIC_PATH);
    if (rules_bytes[1][BYTE(URIC_PATH)] & 3) { STEP; goto s97; }
    DEAD(71, URIC_PATH);
s72: /* "a:&", may end */
    JUMP(PATH, 72);
    AT_END(72, e72, URIC_PATH);
    if (BYTE(URIC_PATH) == '?') { ON_path_rootless_end; ON_query_begin; STEP; goto s68; }
    if (BYTE(URIC_PATH) == '%') { TRIPLET(72); LEAVE(72); STEP; goto s71; }
    if (rules_bytes[0][BYTE(URIC_PATH)] & 254) { STEP; goto s72; }
#ifdef TOLERANT
    if (BYTE(URIC_PATH) == 0x01) { STEP; goto s72; }
    if (rules_chain_lead[BYTE(URIC_PATH)] != 0) { LEAVE(72); r = rules_chain_lead[BYTE(URIC_PATH)]; STEP; goto c72; }
#endif
    DEAD(72, URIC_PATH);
e72: ON_path_rootless_end; goto done;
s73: /* "a:/", may end */
    AT_END(73, e73, URIC_PATH);
    if (BYTE(URIC_PATH) == '/') { ON_authority_begin; STEP; goto s100; }
    if (rules_bytes[0][BYTE(URIC_PATH)] & 252) { STEP; goto s99; }
    if (BYTE(URIC_PATH) == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s68; }
    if (BYTE(URIC_PATH) == '%') { LEAVE(73); STEP; goto s98; }
#ifdef TOLERANT
    if (BYTE(URIC_PATH) == 0x01) { STEP; goto s99; }
    if (rules_chain_lead[BYTE(URIC_PATH)] != 0) { LEAVE(73); r = rules_chain_lead[BYTE(URIC_PATH)]; STEP; goto c99; }
#endif
    DEAD(73, URIC_PATH);
e73: ON_path_absolute_end; goto done;
s74: /* "a:%" */
    AT_END(74, dead, URIC_PATH);
    if (rules_bytes[1][BYTE(URIC_PATH)] & 3) { STEP; goto s101; }
    DEAD(74, URIC_PATH);
s75: /* "a:&", may end */
    JUMP(PATH, 75);
    AT_END(75, e75, URIC_PATH);
    if (BYTE(URIC_PATH) == '?') { ON_path_rootless_end; ON_query_begin; STEP; goto s77; }
    if (BYTE(URIC_PATH) == '%') { TRIPLET(75); LEAVE(75); STEP; goto s74; }
    if (rules_bytes[0][BYTE(URIC_PATH)] & 254) { STEP; goto s75; }
#ifdef TOLERANT
    if (BYTE(URIC_PATH) == 0x01) { STEP; goto s75; }
    if (rules_chain_lead[BYTE(URIC_PATH)] != 0) { LEAVE(75); r = rules_chain_lead[BYTE(URIC_PATH)]; STEP; goto c75; }
#endif
    DEAD(75, URIC_PATH);
e75: ON_path_rootless_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
s76: /* "a:/", may end */
    AT_END(76, e76, URIC_PATH);
    if (BYTE(URIC_PATH) == '/') { ON_authority_begin; STEP; goto s104; }
    if (rules_bytes[0][BYTE(URIC_PATH)] & 252) { STEP; goto s103; }
    if (BYTE(URIC_PATH) == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s77; }
    if (BYTE(URIC_PATH) == '%') { LEAVE(76); STEP; goto s102; }
#ifdef TOLERANT
    if (BYTE(URIC_PATH) == 0x01) { STEP; goto s103; }
    if (rules_chain_lead[BYTE(URIC_PATH)] != 0) { LEAVE(76); r = rules_chain_lead[BYTE(URIC_PATH)]; STEP; goto c103; }
#endif
    DEAD(76, URIC_PATH);
e76: ON_path_absolute_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
s77: /* "a:?", may end */
    JUMP(PATH, 77);
    AT_END(77, e77, URIC_QUERY);
    if (BYTE(URIC_QUERY) == '%') { TRIPLET(77); LEAVE(77); STEP; goto s105; }
    if (rules_bytes[0][BYTE(URIC_QUERY)] & 255) { STEP; goto s77; }
#ifdef TOLERANT
    if (BYTE(URIC_QUERY) == 0x01) { STEP; goto s77; }
    if (rules_chain_lead[BYTE(URIC_QUERY)] != 0) { LEAVE(77); r = rules_chain_lead[BYTE(URIC_QUERY)]; STEP; goto c77; }
#endif
    DEAD(77, URIC_QUERY);
e77: ON_query_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
s78: /* ".@.%1" */
    AT_END(78, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 3) { STEP; goto s48; }
    DEAD(78, URIC_HOST);
s79: /* ".:%1" */
    AT_END(79, dead, URIC_USERINFO);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 3) { STEP; goto s51; }
    DEAD(79, URIC_USERINFO);
s80: /* "[V1" */
    AT_END(80, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 3) { STEP; goto s80; }
    if (BYTE(URIC_HOST) == '.') { STEP; goto s106; }
    DEAD(80, URIC_HOST);
s81: /* "[V1" */
    AT_END(81, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 3) { STEP; goto s81; }
    if (BYTE(URIC_HOST) == '.') { STEP; goto s107; }
    DEAD(81, URIC_HOST);
s82: /* "[V1" */
    AT_END(82, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 3) { STEP; goto s82; }
    if (BYTE(URIC_HOST) == '.') { STEP; goto s108; }
    DEAD(82, URIC_HOST);
s83: /* "#%1" */
    AT_END(83, dead, URIC_FRAGMENT);
    if (rules_bytes[1][BYTE(URIC_FRAGMENT)] & 3) { STEP; goto s32; }
    DEAD(83, URIC_FRAGMENT);
s84: /* "&/%" */
    AT_END(84, dead, URIC_PATH);
    if (rules_bytes[1][BYTE(URIC_PATH)] & 3) { STEP; goto s109; }
    DEAD(84, URIC_PATH);
s85: /* "/%1" */
    AT_END(85, dead, URIC_PATH);
    if (rules_bytes[1][BYTE(URIC_PATH)] & 3) { STEP; goto s64; }
    DEAD(85, URIC_PATH);
s86: /* "//.%" */
    AT_END(86, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 3) { STEP; goto s110; }
    DEAD(86, URIC_HOST);
s87: /* "//.@", may end */
    AT_END(87, e87, URIC_HOST);
    if (BYTE(URIC_HOST) == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s88; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 192) { STEP; goto s112; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 48) { r = 1; goto t87; }
    if (BYTE(URIC_HOST) == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE(URIC_HOST) == '%') { LEAVE(87); STEP; goto s111; }
    if (BYTE(URIC_HOST) == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s113; }
    if (BYTE(URIC_HOST) == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    if (BYTE(URIC_HOST) == '[') { LEAVE(87); STEP; goto s91; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x02) { LEAVE(87); STEP; goto s111; }
#endif
    DEAD(87, URIC_HOST);
e87: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
t87: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 1150);
    AT_END(1150 + r, te87, URIC_HOST);
    if (BYTE(URIC_HOST) == '/') { HOST_KIND(rules_part87_values[r]); ON_host_end; ON_authority_end; STEP; goto s88; }
    if (BYTE(URIC_HOST) == '?') { HOST_KIND(rules_part87_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE(URIC_HOST) == '%') { LEAVE(1150 + r); STEP; goto s111; }
    if (BYTE(URIC_HOST) == ':') { HOST_KIND(rules_part87_values[r]); ON_host_end; ON_port_begin; STEP; goto s113; }
    if (BYTE(URIC_HOST) == '#') { HOST_KIND(rules_part87_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 192) { STEP; goto s112; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x02) { LEAVE(1150 + r); STEP; goto s111; }
#endif
    DEAD(1150 + r, URIC_HOST);
te87:
    HOST_KIND(rules_part87_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s88: /* "//./", may end */
    JUMP(PATH, 88);
    AT_END(88, e88, URIC_PATH);
    if (BYTE(URIC_PATH) == '?') { ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE(URIC_PATH) == '%') { TRIPLET(88); LEAVE(88); STEP; goto s114; }
    if (BYTE(URIC_PATH) == '#') { ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    if (rules_bytes[0][BYTE(URIC_PATH)] & 254) { STEP; goto s88; }
#ifdef TOLERANT
    if (BYTE(URIC_PATH) == 0x01) { STEP; goto s88; }
    if (rules_chain_lead[BYTE(URIC_PATH)] != 0) { LEAVE(88); r = rules_chain_lead[BYTE(URIC_PATH)]; STEP; goto c88; }
#endif
    DEAD(88, URIC_PATH);
e88: ON_path_abempty_end; goto done;
s89: /* "//.!", may end */
    JUMP(REG_NAME, 89);
    AT_END(89, e89, URIC_HOST);
    if (BYTE(URIC_HOST) == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s88; }
    if (BYTE(URIC_HOST) == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE(URIC_HOST) == '%') { TRIPLET(89); LEAVE(89); STEP; goto s86; }
    if (BYTE(URIC_HOST) == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s90; }
    if (BYTE(URIC_HOST) == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s87; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 240) { STEP; goto s89; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x01) { LEAVE(89); STEP; goto s116; }
    if (BYTE(URIC_HOST) == 0x02) { LEAVE(89); STEP; goto s1730; }
    if (rules_chain_lead[BYTE(URIC_HOST)] != 0) { LEAVE(89); r = rules_chain_lead[BYTE(URIC_HOST)]; STEP; goto c116; }
#endif
    DEAD(89, URIC_HOST);
e89: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s90: /* "//.:", may end */
    AT_END(90, e90, URIC_PORT);
    if (BYTE(URIC_HOST) == '/') { ON_port_end; ON_authority_end; STEP; goto s88; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 232) { LEAVE(90); STEP; goto s116; }
    if (BYTE(URIC_HOST) >= '0' && BYTE(URIC_HOST) <= '9') { STEP; goto s90; }
    if (BYTE(URIC_HOST) == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE(URIC_HOST) == '%') { LEAVE(90); STEP; goto s115; }
    if (BYTE(URIC_HOST) == '#') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s87; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x01 || BYTE(URIC_HOST) == 0x02) { LEAVE(90); STEP; goto s116; }
    if (rules_chain_lead[BYTE(URIC_HOST)] != 0) { LEAVE(90); r = rules_chain_lead[BYTE(URIC_HOST)]; STEP; goto c116; }
#endif
    DEAD(90, URIC_PORT);
e90: ON_port_end; ON_authority_end; ON_path_abempty_end; goto done;
s91: /* "//[" */
    AT_END(91, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 19) { r = 1; goto t91; }
    if (BYTE(URIC_HOST) == 'V' || BYTE(URIC_HOST) == 'v') { STEP; goto s118; }
    DEAD(91, URIC_HOST);
t91: /* 151 states by a table */
    TABLE(rules_IPv6address, r, 1175);
    if (r == 0) LOST(rules_IPv6address, r, 1175, URIC_HOST);
    AT_END(1175 + r, dead, URIC_HOST);
    if (!(rules_part91_flags[r] & 1)) DEAD(1175 + r, URIC_HOST);
    if (BYTE(URIC_HOST) == ']') { ON_IPv6address_end; STEP; goto s117; }
    DEAD(1175 + r, URIC_HOST);
s92: /* "?%1" */
    AT_END(92, dead, URIC_QUERY);
    if (rules_bytes[1][BYTE(URIC_QUERY)] & 3) { STEP; goto s36; }
    DEAD(92, URIC_QUERY);
s93: /* "/%1" */
    AT_END(93, dead, URIC_PATH);
    if (rules_bytes[1][BYTE(URIC_PATH)] & 3) { STEP; goto s38; }
    DEAD(93, URIC_PATH);
s94: /* "/?%" */
    AT_END(94, dead, URIC_QUERY);
    if (rules_bytes[1][BYTE(URIC_QUERY)] & 3) { STEP; goto s119; }
    DEAD(94, URIC_QUERY);
s95: /* "a:1", may end */
    AT_END(95, e95, URIC_PATH);
    if (rules_bytes[0][BYTE(URIC_PATH)] & 238) { STEP; goto s75; }
    if (BYTE(URIC_PATH) >= '0' && BYTE(URIC_PATH) <= '9') { STEP; goto s95; }
    if (BYTE(URIC_PATH) == '?') { ON_path_rootless_end; ON_query_begin; STEP; goto s77; }
    if (BYTE(URIC_PATH) == '%') { LEAVE(95); STEP; goto s74; }
#ifdef TOLERANT
    if (BYTE(URIC_PATH) == 0x01) { STEP; goto s75; }
    if (rules_chain_lead[BYTE(URIC_PATH)] != 0) { LEAVE(95); r = rules_chain_lead[BYTE(URIC_PATH)]; STEP; goto c75; }
#endif
    DEAD(95, URIC_PATH);
e95: ON_port_end; ON_authority_form_end; CLEAR_IF_UNDEFINED(URIC_PATH); CLEAR_IF_UNDEFINED(URIC_SCHEME); goto done;
s96: /* "[V1." */
    AT_END(96, dead, URIC_HOST);
    if (rules_bytes[0][BYTE(URIC_HOST)] & 248) { STEP; goto s120; }
    DEAD(96, URIC_HOST);
s97: /* "a:%1" */
    AT_END(97, dead, URIC_PATH);
    if (rules_bytes[1][BYTE(URIC_PATH)] & 3) { STEP; goto s72; }
    DEAD(97, URIC_PATH);
s98: /* "a:/%" */
    AT_END(98, dead, URIC_PATH);
    if (rules_bytes[1][BYTE(URIC_PATH)] & 3) { STEP; goto s121; }
    DEAD(98, URIC_PATH);
s99: /* "a:/&", may end */
    JUMP(PATH, 99);
    AT_END(99, e99, URIC_PATH);
    if (BYTE(URIC_PATH) == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s68; }
    if (BYTE(URIC_PATH) == '%') { TRIPLET(99); LEAVE(99); STEP; goto s98; }
    if (rules_bytes[0][BYTE(URIC_PATH)] & 254) { STEP; goto s99; }
#ifdef TOLERANT
    if (BYTE(URIC_PATH) == 0x01) { STEP; goto s99; }
    if (rules_chain_lead[BYTE(URIC_PATH)] != 0) { LEAVE(99); r = rules_chain_lead[BYTE(URIC_PATH)]; STEP; goto c99; }
#endif
    DEAD(99, URIC_PATH);
e99: ON_path_absolute_end; goto done;
s100: /* "a://", may end */
    AT_END(100, e100, URIC_HOST);
    if (BYTE(URIC_HOST) == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s38; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 192) { STEP; goto s124; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 48) { r = 1; goto t100; }
    if (BYTE(URIC_HOST) == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE(URIC_HOST) == '%') { LEAVE(100); STEP; goto s122; }
    if (BYTE(URIC_HOST) == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s125; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s123; }
    if (BYTE(URIC_HOST) == '[') { LEAVE(100); STEP; goto s126; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x01) { LEAVE(100); STEP; goto s147; }
    if (BYTE(URIC_HOST) == 0x02) { LEAVE(100); STEP; goto s1731; }
    if (rules_chain_lead[BYTE(URIC_HOST)] != 0) { LEAVE(100); r = rules_chain_lead[BYTE(URIC_HOST)]; STEP; goto c147; }
#endif
    DEAD(100, URIC_HOST);
e100: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
t100: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 1326);
    AT_END(1326 + r, te100, URIC_HOST);
    if (BYTE(URIC_HOST) == '/') { HOST_KIND(rules_part100_values[r]); ON_host_end; ON_authority_end; STEP; goto s38; }
    if (BYTE(URIC_HOST) == '?') { HOST_KIND(rules_part100_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE(URIC_HOST) == '%') { LEAVE(1326 + r); STEP; goto s122; }
    if (BYTE(URIC_HOST) == ':') { HOST_KIND(rules_part100_values[r]); ON_host_end; ON_port_begin; STEP; goto s125; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s123; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 192) { STEP; goto s124; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x01) { LEAVE(1326 + r); STEP; goto s147; }
    if (BYTE(URIC_HOST) == 0x02) { LEAVE(1326 + r); STEP; goto s1731; }
    if (rules_chain_lead[BYTE(URIC_HOST)] != 0) { LEAVE(1326 + r); r = rules_chain_lead[BYTE(URIC_HOST)]; STEP; goto c147; }
#endif
    DEAD(1326 + r, URIC_HOST);
te100:
    HOST_KIND(rules_part100_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s101: /* "a:%1" */
    AT_END(101, dead, URIC_PATH);
    if (rules_bytes[1][BYTE(URIC_PATH)] & 3) { STEP; goto s75; }
    DEAD(101, URIC_PATH);
s102: /* "a:/%" */
    AT_END(102, dead, URIC_PATH);
    if (rules_bytes[1][BYTE(URIC_PATH)] & 3) { STEP; goto s127; }
    DEAD(102, URIC_PATH);
s103: /* "a:/&", may end */
    JUMP(PATH, 103);
    AT_END(103, e103, URIC_PATH);
    if (BYTE(URIC_PATH) == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s77; }
    if (BYTE(URIC_PATH) == '%') { TRIPLET(103); LEAVE(103); STEP; goto s102; }
    if (rules_bytes[0][BYTE(URIC_PATH)] & 254) { STEP; goto s103; }
#ifdef TOLERANT
    if (BYTE(URIC_PATH) == 0x01) { STEP; goto s103; }
    if (rules_chain_lead[BYTE(URIC_PATH)] != 0) { LEAVE(103); r = rules_chain_lead[BYTE(URIC_PATH)]; STEP; goto c103; }
#endif
    DEAD(103, URIC_PATH);
e103: ON_path_absolute_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
s104: /* "a://", may end */
    AT_END(104, e104, URIC_HOST);
    if (BYTE(URIC_HOST) == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s130; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 192) { STEP; goto s131; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 48) { r = 1; goto t104; }
    if (BYTE(URIC_HOST) == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE(URIC_HOST) == '%') { LEAVE(104); STEP; goto s128; }
    if (BYTE(URIC_HOST) == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s132; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s129; }
    if (BYTE(URIC_HOST) == '[') { LEAVE(104); STEP; goto s133; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x01) { LEAVE(104); STEP; goto s156; }
    if (BYTE(URIC_HOST) == 0x02) { LEAVE(104); STEP; goto s1732; }
    if (rules_chain_lead[BYTE(URIC_HOST)] != 0) { LEAVE(104); r = rules_chain_lead[BYTE(URIC_HOST)]; STEP; goto c156; }
#endif
    DEAD(104, URIC_HOST);
e104: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
t104: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 1351);
    AT_END(1351 + r, te104, URIC_HOST);
    if (BYTE(URIC_HOST) == '/') { HOST_KIND(rules_part104_values[r]); ON_host_end; ON_authority_end; STEP; goto s130; }
    if (BYTE(URIC_HOST) == '?') { HOST_KIND(rules_part104_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE(URIC_HOST) == '%') { LEAVE(1351 + r); STEP; goto s128; }
    if (BYTE(URIC_HOST) == ':') { HOST_KIND(rules_part104_values[r]); ON_host_end; ON_port_begin; STEP; goto s132; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s129; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 192) { STEP; goto s131; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x01) { LEAVE(1351 + r); STEP; goto s156; }
    if (BYTE(URIC_HOST) == 0x02) { LEAVE(1351 + r); STEP; goto s1732; }
    if (rules_chain_lead[BYTE(URIC_HOST)] != 0) { LEAVE(1351 + r); r = rules_chain_lead[BYTE(URIC_HOST)]; STEP; goto c156; }
#endif
    DEAD(1351 + r, URIC_HOST);
te104:
    HOST_KIND(rules_part104_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
s105: /* "a:?%" */
    AT_END(105, dead, URIC_QUERY);
    if (rules_bytes[1][BYTE(URIC_QUERY)] & 3) { STEP; goto s134; }
    DEAD(105, URIC_QUERY);
s106: /* "[V1." */
    AT_END(106, dead, URIC_HOST);
    if (rules_bytes[0][BYTE(URIC_HOST)] & 248) { STEP; goto s135; }
    DEAD(106, URIC_HOST);
s107: /* "[V1." */
    AT_END(107, dead, URIC_HOST);
    if (rules_bytes[0][BYTE(URIC_HOST)] & 248) { STEP; goto s136; }
    DEAD(107, URIC_HOST);
s108: /* "[V1." */
    AT_END(108, dead, URIC_HOST);
    if (rules_bytes[0][BYTE(URIC_HOST)] & 248) { STEP; goto s137; }
    DEAD(108, URIC_HOST);
s109: /* "&/%1" */
    AT_END(109, dead, URIC_PATH);
    if (rules_bytes[1][BYTE(URIC_PATH)] & 3) { STEP; goto s62; }
    DEAD(109, URIC_PATH);
s110: /* "//.%1" */
    AT_END(110, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 3) { STEP; goto s89; }
    DEAD(110, URIC_HOST);
s111: /* "//.@.%" */
    AT_END(111, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 3) { STEP; goto s138; }
    DEAD(111, URIC_HOST);
s112: /* "//.@.!", may end */
    JUMP(REG_NAME, 112);
    AT_END(112, e112, URIC_HOST);
    if (BYTE(URIC_HOST) == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s88; }
    if (BYTE(URIC_HOST) == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE(URIC_HOST) == '%') { TRIPLET(112); LEAVE(112); STEP; goto s111; }
    if (BYTE(URIC_HOST) == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s113; }
    if (BYTE(URIC_HOST) == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 240) { STEP; goto s112; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x02) { LEAVE(112); STEP; goto s111; }
#endif
    DEAD(112, URIC_HOST);
e112: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s113: /* "//.@.:", may end */
    AT_END(113, e113, URIC_PORT);
    if (BYTE(URIC_HOST) == '/') { ON_port_end; ON_authority_end; STEP; goto s88; }
    if (BYTE(URIC_HOST) >= '0' && BYTE(URIC_HOST) <= '9') { STEP; goto s113; }
    if (BYTE(URIC_HOST) == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE(URIC_HOST) == '#') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    DEAD(113, URIC_PORT);
e113: ON_port_end; ON_authority_end; ON_path_abempty_end; goto done;
s114: /* "//./%" */
    AT_END(114, dead, URIC_PATH);
    if (rules_bytes[1][BYTE(URIC_PATH)] & 3) { STEP; goto s139; }
    DEAD(114, URIC_PATH);
s115: /* "//.:%" */
    AT_END(115, dead, URIC_USERINFO);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 3) { STEP; goto s140; }
    DEAD(115, URIC_USERINFO);
s116: /* "//.:&" */
    JUMP(REG_NAME, 116);
    AT_END(116, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) == '%') { TRIPLET(116); STEP; goto s115; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s87; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 248) { STEP; goto s116; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x01 || BYTE(URIC_HOST) == 0x02) { STEP; goto s116; }
    if (rules_chain_lead[BYTE(URIC_HOST)] != 0) { r = rules_chain_lead[BYTE(URIC_HOST)]; STEP; goto c116; }
#endif
    DEAD(116, URIC_USERINFO);
s117: /* "//[::]", may end */
    AT_END(117, e117, URIC_HOST);
    if (BYTE(URIC_HOST) == '/') { ON_host_end; ON_authority_end; STEP; goto s88; }
    if (BYTE(URIC_HOST) == '?') { ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE(URIC_HOST) == ':') { ON_host_end; ON_port_begin; STEP; goto s113; }
    if (BYTE(URIC_HOST) == '#') { ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    DEAD(117, URIC_HOST);
e117: ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s118: /* "//[V" */
    AT_END(118, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 3) { STEP; goto s141; }
    DEAD(118, URIC_HOST);
s119: /* "/?%1" */
    AT_END(119, dead, URIC_QUERY);
    if (rules_bytes[1][BYTE(URIC_QUERY)] & 3) { STEP; goto s68; }
    DEAD(119, URIC_QUERY);
s120: /* "[V1.&" */
    JUMP(SCHEME, 120);
    AT_END(120, dead, URIC_HOST);
    if (BYTE(URIC_HOST) == ']') { ON_IPvFuture_end; STEP; goto s42; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 248) { STEP; goto s120; }
    DEAD(120, URIC_HOST);
s121: /* "a:/%1" */
    AT_END(121, dead, URIC_PATH);
    if (rules_bytes[1][BYTE(URIC_PATH)] & 3) { STEP; goto s99; }
    DEAD(121, URIC_PATH);
s122: /* "a://.%" */
    AT_END(122, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 3) { STEP; goto s142; }
    DEAD(122, URIC_HOST);
s123: /* "a://.@", may end */
    AT_END(123, e123, URIC_HOST);
    if (BYTE(URIC_HOST) == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s38; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 192) { STEP; goto s144; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 48) { r = 1; goto t123; }
    if (BYTE(URIC_HOST) == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE(URIC_HOST) == '%') { LEAVE(123); STEP; goto s143; }
    if (BYTE(URIC_HOST) == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s145; }
    if (BYTE(URIC_HOST) == '[') { LEAVE(123); STEP; goto s126; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x02) { LEAVE(123); STEP; goto s143; }
#endif
    DEAD(123, URIC_HOST);
e123: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
t123: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 1376);
    AT_END(1376 + r, te123, URIC_HOST);
    if (BYTE(URIC_HOST) == '/') { HOST_KIND(rules_part123_values[r]); ON_host_end; ON_authority_end; STEP; goto s38; }
    if (BYTE(URIC_HOST) == '?') { HOST_KIND(rules_part123_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE(URIC_HOST) == '%') { LEAVE(1376 + r); STEP; goto s143; }
    if (BYTE(URIC_HOST) == ':') { HOST_KIND(rules_part123_values[r]); ON_host_end; ON_port_begin; STEP; goto s145; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 192) { STEP; goto s144; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x02) { LEAVE(1376 + r); STEP; goto s143; }
#endif
    DEAD(1376 + r, URIC_HOST);
te123:
    HOST_KIND(rules_part123_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s124: /* "a://.!", may end */
    JUMP(REG_NAME, 124);
    AT_END(124, e124, URIC_HOST);
    if (BYTE(URIC_HOST) == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s38; }
    if (BYTE(URIC_HOST) == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE(URIC_HOST) == '%') { TRIPLET(124); LEAVE(124); STEP; goto s122; }
    if (BYTE(URIC_HOST) == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s125; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s123; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 240) { STEP; goto s124; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x01) { LEAVE(124); STEP; goto s147; }
    if (BYTE(URIC_HOST) == 0x02) { LEAVE(124); STEP; goto s1731; }
    if (rules_chain_lead[BYTE(URIC_HOST)] != 0) { LEAVE(124); r = rules_chain_lead[BYTE(URIC_HOST)]; STEP; goto c147; }
#endif
    DEAD(124, URIC_HOST);
e124: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s125: /* "a://.:", may end */
    AT_END(125, e125, URIC_PORT);
    if (BYTE(URIC_HOST) == '/') { ON_port_end; ON_authority_end; STEP; goto s38; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 232) { LEAVE(125); STEP; goto s147; }
    if (BYTE(URIC_HOST) >= '0' && BYTE(URIC_HOST) <= '9') { STEP; goto s125; }
    if (BYTE(URIC_HOST) == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE(URIC_HOST) == '%') { LEAVE(125); STEP; goto s146; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s123; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x01 || BYTE(URIC_HOST) == 0x02) { LEAVE(125); STEP; goto s147; }
    if (rules_chain_lead[BYTE(URIC_HOST)] != 0) { LEAVE(125); r = rules_chain_lead[BYTE(URIC_HOST)]; STEP; goto c147; }
#endif
    DEAD(125, URIC_PORT);
e125: ON_port_end; ON_authority_end; ON_path_abempty_end; goto done;
s126: /* "a://[" */
    AT_END(126, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 19) { r = 1; goto t126; }
    if (BYTE(URIC_HOST) == 'V' || BYTE(URIC_HOST) == 'v') { STEP; goto s149; }
    DEAD(126, URIC_HOST);
t126: /* 151 states by a table */
    TABLE(rules_IPv6address, r, 1401);
    if (r == 0) LOST(rules_IPv6address, r, 1401, URIC_HOST);
    AT_END(1401 + r, dead, URIC_HOST);
    if (!(rules_part126_flags[r] & 1)) DEAD(1401 + r, URIC_HOST);
    if (BYTE(URIC_HOST) == ']') { ON_IPv6address_end; STEP; goto s148; }
    DEAD(1401 + r, URIC_HOST);
s127: /* "a:/%1" */
    AT_END(127, dead, URIC_PATH);
    if (rules_bytes[1][BYTE(URIC_PATH)] & 3) { STEP; goto s103; }
    DEAD(127, URIC_PATH);
s128: /* "a://.%" */
    AT_END(128, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 3) { STEP; goto s150; }
    DEAD(128, URIC_HOST);
s129: /* "a://.@", may end */
    AT_END(129, e129, URIC_HOST);
    if (BYTE(URIC_HOST) == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s130; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 192) { STEP; goto s152; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 48) { r = 1; goto t129; }
    if (BYTE(URIC_HOST) == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE(URIC_HOST) == '%') { LEAVE(129); STEP; goto s151; }
    if (BYTE(URIC_HOST) == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s153; }
    if (BYTE(URIC_HOST) == '[') { LEAVE(129); STEP; goto s133; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x02) { LEAVE(129); STEP; goto s151; }
#endif
    DEAD(129, URIC_HOST);
e129: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); goto done;
t129: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 1552);
    AT_END(1552 + r, te129, URIC_HOST);
    if (BYTE(URIC_HOST) == '/') { HOST_KIND(rules_part129_values[r]); ON_host_end; ON_authority_end; STEP; goto s130; }
    if (BYTE(URIC_HOST) == '?') { HOST_KIND(rules_part129_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE(URIC_HOST) == '%') { LEAVE(1552 + r); STEP; goto s151; }
    if (BYTE(URIC_HOST) == ':') { HOST_KIND(rules_part129_values[r]); ON_host_end; ON_port_begin; STEP; goto s153; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 192) { STEP; goto s152; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x02) { LEAVE(1552 + r); STEP; goto s151; }
#endif
    DEAD(1552 + r, URIC_HOST);
te129:
    HOST_KIND(rules_part129_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); goto done;
s130: /* "a://./", may end */
    JUMP(PATH, 130);
    AT_END(130, e130, URIC_PATH);
    if (BYTE(URIC_PATH) == '?') { ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE(URIC_PATH) == '%') { TRIPLET(130); LEAVE(130); STEP; goto s154; }
    if (rules_bytes[0][BYTE(URIC_PATH)] & 254) { STEP; goto s130; }
#ifdef TOLERANT
    if (BYTE(URIC_PATH) == 0x01) { STEP; goto s130; }
    if (rules_chain_lead[BYTE(URIC_PATH)] != 0) { LEAVE(130); r = rules_chain_lead[BYTE(URIC_PATH)]; STEP; goto c130; }
#endif
    DEAD(130, URIC_PATH);
e130: ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
s131: /* "a://.!", may end */
    JUMP(REG_NAME, 131);
    AT_END(131, e131, URIC_HOST);
    if (BYTE(URIC_HOST) == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s130; }
    if (BYTE(URIC_HOST) == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE(URIC_HOST) == '%') { TRIPLET(131); LEAVE(131); STEP; goto s128; }
    if (BYTE(URIC_HOST) == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s132; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s129; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 240) { STEP; goto s131; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x01) { LEAVE(131); STEP; goto s156; }
    if (BYTE(URIC_HOST) == 0x02) { LEAVE(131); STEP; goto s1732; }
    if (rules_chain_lead[BYTE(URIC_HOST)] != 0) { LEAVE(131); r = rules_chain_lead[BYTE(URIC_HOST)]; STEP; goto c156; }
#endif
    DEAD(131, URIC_HOST);
e131: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
s132: /* "a://.:", may end */
    AT_END(132, e132, URIC_PORT);
    if (BYTE(URIC_HOST) == '/') { ON_port_end; ON_authority_end; STEP; goto s130; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 232) { LEAVE(132); STEP; goto s156; }
    if (BYTE(URIC_HOST) >= '0' && BYTE(URIC_HOST) <= '9') { STEP; goto s132; }
    if (BYTE(URIC_HOST) == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE(URIC_HOST) == '%') { LEAVE(132); STEP; goto s155; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s129; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x01 || BYTE(URIC_HOST) == 0x02) { LEAVE(132); STEP; goto s156; }
    if (rules_chain_lead[BYTE(URIC_HOST)] != 0) { LEAVE(132); r = rules_chain_lead[BYTE(URIC_HOST)]; STEP; goto c156; }
#endif
    DEAD(132, URIC_PORT);
e132: ON_port_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); goto done;
s133: /* "a://[" */
    AT_END(133, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 19) { r = 1; goto t133; }
    if (BYTE(URIC_HOST) == 'V' || BYTE(URIC_HOST) == 'v') { STEP; goto s158; }
    DEAD(133, URIC_HOST);
t133: /* 151 states by a table */
    TABLE(rules_IPv6address, r, 1577);
    if (r == 0) LOST(rules_IPv6address, r, 1577, URIC_HOST);
    AT_END(1577 + r, dead, URIC_HOST);
    if (!(rules_part133_flags[r] & 1)) DEAD(1577 + r, URIC_HOST);
    if (BYTE(URIC_HOST) == ']') { ON_IPv6address_end; STEP; goto s157; }
    DEAD(1577 + r, URIC_HOST);
s134: /* "a:?%1" */
    AT_END(134, dead, URIC_QUERY);
    if (rules_bytes[1][BYTE(URIC_QUERY)] & 3) { STEP; goto s77; }
    DEAD(134, URIC_QUERY);
s135: /* "[V1.&" */
    JUMP(SCHEME, 135);
    AT_END(135, dead, URIC_HOST);
    if (BYTE(URIC_HOST) == ']') { ON_IPvFuture_end; STEP; goto s52; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 248) { STEP; goto s135; }
    DEAD(135, URIC_HOST);
s136: /* "[V1.&" */
    JUMP(SCHEME, 136);
    AT_END(136, dead, URIC_HOST);
    if (BYTE(URIC_HOST) == ']') { ON_IPvFuture_end; STEP; goto s55; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 248) { STEP; goto s136; }
    DEAD(136, URIC_HOST);
s137: /* "[V1.&" */
    JUMP(SCHEME, 137);
    AT_END(137, dead, URIC_HOST);
    if (BYTE(URIC_HOST) == ']') { ON_IPvFuture_end; STEP; goto s58; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 248) { STEP; goto s137; }
    DEAD(137, URIC_HOST);
s138: /* "//.@.%1" */
    AT_END(138, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 3) { STEP; goto s112; }
    DEAD(138, URIC_HOST);
s139: /* "//./%1" */
    AT_END(139, dead, URIC_PATH);
    if (rules_bytes[1][BYTE(URIC_PATH)] & 3) { STEP; goto s88; }
    DEAD(139, URIC_PATH);
s140: /* "//.:%1" */
    AT_END(140, dead, URIC_USERINFO);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 3) { STEP; goto s116; }
    DEAD(140, URIC_USERINFO);
s141: /* "//[V1" */
    AT_END(141, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 3) { STEP; goto s141; }
    if (BYTE(URIC_HOST) == '.') { STEP; goto s159; }
    DEAD(141, URIC_HOST);
s142: /* "a://.%1" */
    AT_END(142, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 3) { STEP; goto s124; }
    DEAD(142, URIC_HOST);
s143: /* "a://.@.%" */
    AT_END(143, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 3) { STEP; goto s160; }
    DEAD(143, URIC_HOST);
s144: /* "a://.@.!", may end */
    JUMP(REG_NAME, 144);
    AT_END(144, e144, URIC_HOST);
    if (BYTE(URIC_HOST) == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s38; }
    if (BYTE(URIC_HOST) == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE(URIC_HOST) == '%') { TRIPLET(144); LEAVE(144); STEP; goto s143; }
    if (BYTE(URIC_HOST) == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s145; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 240) { STEP; goto s144; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x02) { LEAVE(144); STEP; goto s143; }
#endif
    DEAD(144, URIC_HOST);
e144: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s145: /* "a://.@.:", may end */
    AT_END(145, e145, URIC_PORT);
    if (BYTE(URIC_HOST) == '/') { ON_port_end; ON_authority_end; STEP; goto s38; }
    if (BYTE(URIC_HOST) >= '0' && BYTE(URIC_HOST) <= '9') { STEP; goto s145; }
    if (BYTE(URIC_HOST) == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    DEAD(145, URIC_PORT);
e145: ON_port_end; ON_authority_end; ON_path_abempty_end; goto done;
s146: /* "a://.:%" */
    AT_END(146, dead, URIC_USERINFO);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 3) { STEP; goto s161; }
    DEAD(146, URIC_USERINFO);
s147: /* "a://.:&" */
    JUMP(REG_NAME, 147);
    AT_END(147, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) == '%') { TRIPLET(147); STEP; goto s146; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s123; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 248) { STEP; goto s147; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x01 || BYTE(URIC_HOST) == 0x02) { STEP; goto s147; }
    if (rules_chain_lead[BYTE(URIC_HOST)] != 0) { r = rules_chain_lead[BYTE(URIC_HOST)]; STEP; goto c147; }
#endif
    DEAD(147, URIC_USERINFO);
s148: /* "a://[::]", may end */
    AT_END(148, e148, URIC_HOST);
    if (BYTE(URIC_HOST) == '/') { ON_host_end; ON_authority_end; STEP; goto s38; }
    if (BYTE(URIC_HOST) == '?') { ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE(URIC_HOST) == ':') { ON_host_end; ON_port_begin; STEP; goto s145; }
    DEAD(148, URIC_HOST);
e148: ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s149: /* "a://[V" */
    AT_END(149, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 3) { STEP; goto s162; }
    DEAD(149, URIC_HOST);
s150: /* "a://.%1" */
    AT_END(150, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 3) { STEP; goto s131; }
    DEAD(150, URIC_HOST);
s151: /* "a://.@.%" */
    AT_END(151, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 3) { STEP; goto s163; }
    DEAD(151, URIC_HOST);
s152: /* "a://.@.!", may end */
    JUMP(REG_NAME, 152);
    AT_END(152, e152, URIC_HOST);
    if (BYTE(URIC_HOST) == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s130; }
    if (BYTE(URIC_HOST) == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE(URIC_HOST) == '%') { TRIPLET(152); LEAVE(152); STEP; goto s151; }
    if (BYTE(URIC_HOST) == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s153; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 240) { STEP; goto s152; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x02) { LEAVE(152); STEP; goto s151; }
#endif
    DEAD(152, URIC_HOST);
e152: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); goto done;
s153: /* "a://.@.:", may end */
    AT_END(153, e153, URIC_PORT);
    if (BYTE(URIC_HOST) == '/') { ON_port_end; ON_authority_end; STEP; goto s130; }
    if (BYTE(URIC_HOST) >= '0' && BYTE(URIC_HOST) <= '9') { STEP; goto s153; }
    if (BYTE(URIC_HOST) == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    DEAD(153, URIC_PORT);
e153: ON_port_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); goto done;
s154: /* "a://./%" */
    AT_END(154, dead, URIC_PATH);
    if (rules_bytes[1][BYTE(URIC_PATH)] & 3) { STEP; goto s164; }
    DEAD(154, URIC_PATH);
s155: /* "a://.:%" */
    AT_END(155, dead, URIC_USERINFO);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 3) { STEP; goto s165; }
    DEAD(155, URIC_USERINFO);
s156: /* "a://.:&" */
    JUMP(REG_NAME, 156);
    AT_END(156, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) == '%') { TRIPLET(156); STEP; goto s155; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s129; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 248) { STEP; goto s156; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x01 || BYTE(URIC_HOST) == 0x02) { STEP; goto s156; }
    if (rules_chain_lead[BYTE(URIC_HOST)] != 0) { r = rules_chain_lead[BYTE(URIC_HOST)]; STEP; goto c156; }
#endif
    DEAD(156, URIC_USERINFO);
s157: /* "a://[::]", may end */
    AT_END(157, e157, URIC_HOST);
    if (BYTE(URIC_HOST) == '/') { ON_host_end; ON_authority_end; STEP; goto s130; }
    if (BYTE(URIC_HOST) == '?') { ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE(URIC_HOST) == ':') { ON_host_end; ON_port_begin; STEP; goto s153; }
    DEAD(157, URIC_HOST);
e157: ON_host_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
s158: /* "a://[V" */
    AT_END(158, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 3) { STEP; goto s166; }
    DEAD(158, URIC_HOST);
s159: /* "//[V1." */
    AT_END(159, dead, URIC_HOST);
    if (rules_bytes[0][BYTE(URIC_HOST)] & 248) { STEP; goto s167; }
    DEAD(159, URIC_HOST);
s160: /* "a://.@.%1" */
    AT_END(160, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 3) { STEP; goto s144; }
    DEAD(160, URIC_HOST);
s161: /* "a://.:%1" */
    AT_END(161, dead, URIC_USERINFO);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 3) { STEP; goto s147; }
    DEAD(161, URIC_USERINFO);
s162: /* "a://[V1" */
    AT_END(162, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 3) { STEP; goto s162; }
    if (BYTE(URIC_HOST) == '.') { STEP; goto s168; }
    DEAD(162, URIC_HOST);
s163: /* "a://.@.%1" */
    AT_END(163, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 3) { STEP; goto s152; }
    DEAD(163, URIC_HOST);
s164: /* "a://./%1" */
    AT_END(164, dead, URIC_PATH);
    if (rules_bytes[1][BYTE(URIC_PATH)] & 3) { STEP; goto s130; }
    DEAD(164, URIC_PATH);
s165: /* "a://.:%1" */
    AT_END(165, dead, URIC_USERINFO);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 3) { STEP; goto s156; }
    DEAD(165, URIC_USERINFO);
s166: /* "a://[V1" */
    AT_END(166, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 3) { STEP; goto s166; }
    if (BYTE(URIC_HOST) == '.') { STEP; goto s169; }
    DEAD(166, URIC_HOST);
s167: /* "//[V1.&" */
    JUMP(SCHEME, 167);
    AT_END(167, dead, URIC_HOST);
    if (BYTE(URIC_HOST) == ']') { ON_IPvFuture_end; STEP; goto s117; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 248) { STEP; goto s167; }
    DEAD(167, URIC_HOST);
s168: /* "a://[V1." */
    AT_END(168, dead, URIC_HOST);
    if (rules_bytes[0][BYTE(URIC_HOST)] & 248) { STEP; goto s170; }
    DEAD(168, URIC_HOST);
s169: /* "a://[V1." */
    AT_END(169, dead, URIC_HOST);
    if (rules_bytes[0][BYTE(URIC_HOST)] & 248) { STEP; goto s171; }
    DEAD(169, URIC_HOST);
s170: /* "a://[V1.&" */
    JUMP(SCHEME, 170);
    AT_END(170, dead, URIC_HOST);
    if (BYTE(URIC_HOST) == ']') { ON_IPvFuture_end; STEP; goto s148; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 248) { STEP; goto s170; }
    DEAD(170, URIC_HOST);
s171: /* "a://[V1.&" */
    JUMP(SCHEME, 171);
    AT_END(171, dead, URIC_HOST);
    if (BYTE(URIC_HOST) == ']') { ON_IPvFuture_end; STEP; goto s157; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 248) { STEP; goto s171; }
    DEAD(171, URIC_HOST);
#ifdef TOLERANT
s1729: /* "\x02" */
    AT_END(1729, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 60) { STEP; goto s51; }
    if (rules_bytes[1][BYTE(URIC_HOST)] & 3) { STEP; goto s1733; }
    if (BYTE(URIC_HOST) == '%') { STEP; goto s50; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s21; }
    if (BYTE(URIC_HOST) == 0x01 || BYTE(URIC_HOST) == 0x02) { STEP; goto s51; }
    if (rules_chain_lead[BYTE(URIC_HOST)] != 0) { r = rules_chain_lead[BYTE(URIC_HOST)]; STEP; goto c51; }
    DEAD(1729, URIC_HOST);
s1730: /* "//\x02" */
    AT_END(1730, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 60) { STEP; goto s116; }
    if (rules_bytes[1][BYTE(URIC_HOST)] & 3) { STEP; goto s1734; }
    if (BYTE(URIC_HOST) == '%') { STEP; goto s115; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s87; }
    if (BYTE(URIC_HOST) == 0x01 || BYTE(URIC_HOST) == 0x02) { STEP; goto s116; }
    if (rules_chain_lead[BYTE(URIC_HOST)] != 0) { r = rules_chain_lead[BYTE(URIC_HOST)]; STEP; goto c116; }
    DEAD(1730, URIC_HOST);
s1731: /* "a://\x02" */
    AT_END(1731, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 60) { STEP; goto s147; }
    if (rules_bytes[1][BYTE(URIC_HOST)] & 3) { STEP; goto s1735; }
    if (BYTE(URIC_HOST) == '%') { STEP; goto s146; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s123; }
    if (BYTE(URIC_HOST) == 0x01 || BYTE(URIC_HOST) == 0x02) { STEP; goto s147; }
    if (rules_chain_lead[BYTE(URIC_HOST)] != 0) { r = rules_chain_lead[BYTE(URIC_HOST)]; STEP; goto c147; }
    DEAD(1731, URIC_HOST);
s1732: /* "a://\x02" */
    AT_END(1732, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 60) { STEP; goto s156; }
    if (rules_bytes[1][BYTE(URIC_HOST)] & 3) { STEP; goto s1736; }
    if (BYTE(URIC_HOST) == '%') { STEP; goto s155; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s129; }
    if (BYTE(URIC_HOST) == 0x01 || BYTE(URIC_HOST) == 0x02) { STEP; goto s156; }
    if (rules_chain_lead[BYTE(URIC_HOST)] != 0) { r = rules_chain_lead[BYTE(URIC_HOST)]; STEP; goto c156; }
    DEAD(1732, URIC_HOST);
s1733: /* "\x020" */
    AT_END(1733, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 60) { STEP; goto s51; }
    if (rules_bytes[1][BYTE(URIC_HOST)] & 3) { STEP; goto s22; }
    if (BYTE(URIC_HOST) == '%') { STEP; goto s50; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s21; }
    if (BYTE(URIC_HOST) == 0x01 || BYTE(URIC_HOST) == 0x02) { STEP; goto s51; }
    if (rules_chain_lead[BYTE(URIC_HOST)] != 0) { r = rules_chain_lead[BYTE(URIC_HOST)]; STEP; goto c51; }
    DEAD(1733, URIC_HOST);
s1734: /* "//\x020" */
    AT_END(1734, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 60) { STEP; goto s116; }
    if (rules_bytes[1][BYTE(URIC_HOST)] & 3) { STEP; goto s89; }
    if (BYTE(URIC_HOST) == '%') { STEP; goto s115; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s87; }
    if (BYTE(URIC_HOST) == 0x01 || BYTE(URIC_HOST) == 0x02) { STEP; goto s116; }
    if (rules_chain_lead[BYTE(URIC_HOST)] != 0) { r = rules_chain_lead[BYTE(URIC_HOST)]; STEP; goto c116; }
    DEAD(1734, URIC_HOST);
s1735: /* "a://\x020" */
    AT_END(1735, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 60) { STEP; goto s147; }
    if (rules_bytes[1][BYTE(URIC_HOST)] & 3) { STEP; goto s124; }
    if (BYTE(URIC_HOST) == '%') { STEP; goto s146; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s123; }
    if (BYTE(URIC_HOST) == 0x01 || BYTE(URIC_HOST) == 0x02) { STEP; goto s147; }
    if (rules_chain_lead[BYTE(URIC_HOST)] != 0) { r = rules_chain_lead[BYTE(URIC_HOST)]; STEP; goto c147; }
    DEAD(1735, URIC_HOST);
s1736: /* "a://\x020" */
    AT_END(1736, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 60) { STEP; goto s156; }
    if (rules_bytes[1][BYTE(URIC_HOST)] & 3) { STEP; goto s131; }
    if (BYTE(URIC_HOST) == '%') { STEP; goto s155; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s129; }
    if (BYTE(URIC_HOST) == 0x01 || BYTE(URIC_HOST) == 0x02) { STEP; goto s156; }
    if (rules_chain_lead[BYTE(URIC_HOST)] != 0) { r = rules_chain_lead[BYTE(URIC_HOST)]; STEP; goto c156; }
    DEAD(1736, URIC_HOST);
c32: /* 7 states by a table, then s32 */
    AT_END(1736 + r, dead, URIC_FRAGMENT);
    if (rules_chain_next[r << 4 | rules_chain_column[BYTE(URIC_FRAGMENT)]] == 0) DEAD(1736 + r, URIC_FRAGMENT);
    r = rules_chain_next[r << 4 | rules_chain_column[BYTE(URIC_FRAGMENT)]];
    STEP;
    if (r == 255) goto s32;
    goto c32;
c34: /* 7 states by a table, then s34 */
    AT_END(1743 + r, dead, URIC_PATH);
    if (rules_chain_next[r << 4 | rules_chain_column[BYTE(URIC_PATH)]] == 0) DEAD(1743 + r, URIC_PATH);
    r = rules_chain_next[r << 4 | rules_chain_column[BYTE(URIC_PATH)]];
    STEP;
    if (r == 255) goto s34;
    goto c34;
c36: /* 7 states by a table, then s36 */
    AT_END(1750 + r, dead, URIC_QUERY);
    if (rules_chain_next[r << 4 | rules_chain_column[BYTE(URIC_QUERY)]] == 0) DEAD(1750 + r, URIC_QUERY);
    r = rules_chain_next[r << 4 | rules_chain_column[BYTE(URIC_QUERY)]];
    STEP;
    if (r == 255) goto s36;
    goto c36;
c38: /* 7 states by a table, then s38 */
    AT_END(1757 + r, dead, URIC_PATH);
    if (rules_chain_next[r << 4 | rules_chain_column[BYTE(URIC_PATH)]] == 0) DEAD(1757 + r, URIC_PATH);
    r = rules_chain_next[r << 4 | rules_chain_column[BYTE(URIC_PATH)]];
    STEP;
    if (r == 255) goto s38;
    goto c38;
c51: /* 7 states by a table, then s51 */
    AT_END(1764 + r, dead, URIC_USERINFO);
    if (rules_chain_next[r << 4 | rules_chain_column[BYTE(URIC_HOST)]] == 0) DEAD(1764 + r, URIC_USERINFO);
    r = rules_chain_next[r << 4 | rules_chain_column[BYTE(URIC_HOST)]];
    STEP;
    if (r == 255) goto s51;
    goto c51;
c62: /* 7 states by a table, then s62 */
    AT_END(1771 + r, dead, URIC_PATH);
    if (rules_chain_next[r << 4 | rules_chain_column[BYTE(URIC_PATH)]] == 0) DEAD(1771 + r, URIC_PATH);
    r = rules_chain_next[r << 4 | rules_chain_column[BYTE(URIC_PATH)]];
    STEP;
    if (r == 255) goto s62;
    goto c62;
c64: /* 7 states by a table, then s64 */
    AT_END(1778 + r, dead, URIC_PATH);
    if (rules_chain_next[r << 4 | rules_chain_column[BYTE(URIC_PATH)]] == 0) DEAD(1778 + r, URIC_PATH);
    r = rules_chain_next[r << 4 | rules_chain_column[BYTE(URIC_PATH)]];
    STEP;
    if (r == 255) goto s64;
    goto c64;
c68: /* 7 states by a table, then s68 */
    AT_END(1785 + r, dead, URIC_QUERY);
    if (rules_chain_next[r << 4 | rules_chain_column[BYTE(URIC_QUERY)]] == 0) DEAD(1785 + r, URIC_QUERY);
    r = rules_chain_next[r << 4 | rules_chain_column[BYTE(URIC_QUERY)]];
    STEP;
    if (r == 255) goto s68;
    goto c68;
c72: /* 7 states by a table, then s72 */
    AT_END(1792 + r, dead, URIC_PATH);
    if (rules_chain_next[r << 4 | rules_chain_column[BYTE(URIC_PATH)]] == 0) DEAD(1792 + r, URIC_PATH);
    r = rules_chain_next[r << 4 | rules_chain_column[BYTE(URIC_PATH)]];
    STEP;
    if (r == 255) goto s72;
    goto c72;
c75: /* 7 states by a table, then s75 */
    AT_END(1799 + r, dead, URIC_PATH);
    if (rules_chain_next[r << 4 | rules_chain_column[BYTE(URIC_PATH)]] == 0) DEAD(1799 + r, URIC_PATH);
    r = rules_chain_next[r << 4 | rules_chain_column[BYTE(URIC_PATH)]];
    STEP;
    if (r == 255) goto s75;
    goto c75;
c77: /* 7 states by a table, then s77 */
    AT_END(1806 + r, dead, URIC_QUERY);
    if (rules_chain_next[r << 4 | rules_chain_column[BYTE(URIC_QUERY)]] == 0) DEAD(1806 + r, URIC_QUERY);
    r = rules_chain_next[r << 4 | rules_chain_column[BYTE(URIC_QUERY)]];
    STEP;
    if (r == 255) goto s77;
    goto c77;
c88: /* 7 states by a table, then s88 */
    AT_END(1813 + r, dead, URIC_PATH);
    if (rules_chain_next[r << 4 | rules_chain_column[BYTE(URIC_PATH)]] == 0) DEAD(1813 + r, URIC_PATH);
    r = rules_chain_next[r << 4 | rules_chain_column[BYTE(URIC_PATH)]];
    STEP;
    if (r == 255) goto s88;
    goto c88;
c99: /* 7 states by a table, then s99 */
    AT_END(1820 + r, dead, URIC_PATH);
    if (rules_chain_next[r << 4 | rules_chain_column[BYTE(URIC_PATH)]] == 0) DEAD(1820 + r, URIC_PATH);
    r = rules_chain_next[r << 4 | rules_chain_column[BYTE(URIC_PATH)]];
    STEP;
    if (r == 255) goto s99;
    goto c99;
c103: /* 7 states by a table, then s103 */
    AT_END(1827 + r, dead, URIC_PATH);
    if (rules_chain_next[r << 4 | rules_chain_column[BYTE(URIC_PATH)]] == 0) DEAD(1827 + r, URIC_PATH);
    r = rules_chain_next[r << 4 | rules_chain_column[BYTE(URIC_PATH)]];
    STEP;
    if (r == 255) goto s103;
    goto c103;
c116: /* 7 states by a table, then s116 */
    AT_END(1834 + r, dead, URIC_USERINFO);
    if (rules_chain_next[r << 4 | rules_chain_column[BYTE(URIC_HOST)]] == 0) DEAD(1834 + r, URIC_USERINFO);
    r = rules_chain_next[r << 4 | rules_chain_column[BYTE(URIC_HOST)]];
    STEP;
    if (r == 255) goto s116;
    goto c116;
c130: /* 7 states by a table, then s130 */
    AT_END(1841 + r, dead, URIC_PATH);
    if (rules_chain_next[r << 4 | rules_chain_column[BYTE(URIC_PATH)]] == 0) DEAD(1841 + r, URIC_PATH);
    r = rules_chain_next[r << 4 | rules_chain_column[BYTE(URIC_PATH)]];
    STEP;
    if (r == 255) goto s130;
    goto c130;
c147: /* 7 states by a table, then s147 */
    AT_END(1848 + r, dead, URIC_USERINFO);
    if (rules_chain_next[r << 4 | rules_chain_column[BYTE(URIC_HOST)]] == 0) DEAD(1848 + r, URIC_USERINFO);
    r = rules_chain_next[r << 4 | rules_chain_column[BYTE(URIC_HOST)]];
    STEP;
    if (r == 255) goto s147;
    goto c147;
c156: /* 7 states by a table, then s156 */
    AT_END(1855 + r, dead, URIC_USERINFO);
    if (rules_chain_next[r << 4 | rules_chain_column[BYTE(URIC_HOST)]] == 0) DEAD(1855 + r, URIC_USERINFO);
    r = rules_chain_next[r << 4 | rules_chain_column[BYTE(URIC_HOST)]];
    STEP;
    if (r == 255) goto s156;
    goto c156;
#endif
