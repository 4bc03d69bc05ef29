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
    case 648: goto s23;
    case 673: goto s24;
    case 824: goto s28;
    case 975: goto s31;
    case 1126: goto s65;
    case 1151: goto s90;
    case 1176: goto s91;
    case 1327: goto s100;
    case 1352: goto s104;
    case 1377: goto s125;
    case 1402: goto s126;
    case 1553: goto s132;
    case 1578: goto s133;
    default: break;
    }
    if (RESUME - 173 <= 23) { r = (unsigned)RESUME - 171; goto t1; }
    if (RESUME - 198 <= 22) { r = (unsigned)RESUME - 196; goto t2; }
    if (RESUME - 222 <= 149) { r = (unsigned)RESUME - 220; goto t3; }
    if (RESUME - 373 <= 23) { r = (unsigned)RESUME - 371; goto t7; }
    if (RESUME - 398 <= 23) { r = (unsigned)RESUME - 396; goto t8; }
    if (RESUME - 423 <= 23) { r = (unsigned)RESUME - 421; goto t9; }
    if (RESUME - 448 <= 23) { r = (unsigned)RESUME - 446; goto t11; }
    if (RESUME - 473 <= 23) { r = (unsigned)RESUME - 471; goto t12; }
    if (RESUME - 498 <= 149) { r = (unsigned)RESUME - 496; goto t16; }
    if (RESUME - 649 <= 23) { r = (unsigned)RESUME - 647; goto t23; }
    if (RESUME - 674 <= 149) { r = (unsigned)RESUME - 672; goto t24; }
    if (RESUME - 825 <= 149) { r = (unsigned)RESUME - 823; goto t28; }
    if (RESUME - 976 <= 149) { r = (unsigned)RESUME - 974; goto t31; }
    if (RESUME - 1127 <= 23) { r = (unsigned)RESUME - 1125; goto t65; }
    if (RESUME - 1152 <= 23) { r = (unsigned)RESUME - 1150; goto t90; }
    if (RESUME - 1177 <= 149) { r = (unsigned)RESUME - 1175; goto t91; }
    if (RESUME - 1328 <= 23) { r = (unsigned)RESUME - 1326; goto t100; }
    if (RESUME - 1353 <= 23) { r = (unsigned)RESUME - 1351; goto t104; }
    if (RESUME - 1378 <= 23) { r = (unsigned)RESUME - 1376; goto t125; }
    if (RESUME - 1403 <= 149) { r = (unsigned)RESUME - 1401; goto t126; }
    if (RESUME - 1554 <= 23) { r = (unsigned)RESUME - 1552; goto t132; }
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
    AT_END(1, e1);
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s14; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t1; }
    if (BYTE == '%') { LEAVE(1); STEP; goto s13; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s15; }
    if (BYTE == '[') { LEAVE(1); STEP; goto s16; }
    DEAD(1);
e1: ON_reg_name_end; ON_host_end; goto done;
t1: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 171);
    AT_END(171 + r, te1);
    if (BYTE == '%') { LEAVE(171 + r); STEP; goto s13; }
    if (BYTE == ':') { HOST_KIND(rules_part1_values[r]); ON_host_end; ON_port_begin; STEP; goto s15; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s14; }
    DEAD(171 + r);
te1:
    HOST_KIND(rules_part1_values[r]); ON_host_end; goto done;
s2: /* "" */
    AT_END(2, dead);
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t2; }
    DEAD(2);
t2: /* 24 states by a table */
    TABLE(rules_IPv4address_2, r, 196);
    if (r == 0) LOST(rules_IPv4address_2, r, 196);
    AT_END(196 + r, te2);
    DEAD(196 + r);
te2:
    if (!(rules_part2_flags[r] & 2)) goto dead;
    ON_IPv4address_end; ON_host_end; goto done;
s3: /* "" */
    AT_END(3, dead);
    if (rules_bytes[1][BYTE] & 22) { r = 1; goto t3; }
    DEAD(3);
t3: /* 151 states by a table */
    TABLE_LEAVING(rules_IPv6address, r, 220, rules_part3_flags, 2);
    if (r == 0) LOST(rules_IPv6address, r, 220);
    AT_END(220 + r, te3);
    DEAD(220 + r);
te3:
    if (!(rules_part3_flags[r] & 2)) goto dead;
    ON_IPv6address_end; ON_host_end; goto done;
s4: /* "" */
    AT_END(4, dead);
    if (rules_bytes[1][BYTE] & 24) { STEP; goto s17; }
    DEAD(4);
s5: /* "" */
    AT_END(5, dead);
    if (rules_bytes[1][BYTE] & 24) { STEP; goto s18; }
    DEAD(5);
s6: /* "" */
    AT_END(6, dead);
    if (BYTE == '*') { STEP; goto s19; }
    DEAD(6);
s7: /* "", may end */
    AT_END(7, e7);
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s21; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t7; }
    if (BYTE == '%') { LEAVE(7); STEP; goto s20; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s22; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s23; }
    if (BYTE == '[') { LEAVE(7); STEP; goto s24; }
    DEAD(7);
e7: ON_reg_name_end; ON_host_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
t7: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 371);
    AT_END(371 + r, te7);
    if (BYTE == '%') { LEAVE(371 + r); STEP; goto s20; }
    if (BYTE == ':') { HOST_KIND(rules_part7_values[r]); ON_host_end; ON_port_begin; STEP; goto s22; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s23; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s21; }
    DEAD(371 + r);
te7:
    HOST_KIND(rules_part7_values[r]); ON_host_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
s8: /* "" */
    AT_END(8, dead);
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s25; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t8; }
    if (BYTE == '%') { STEP; goto s26; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s27; }
    if (BYTE == '[') { STEP; goto s28; }
    DEAD(8);
t8: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 396);
    AT_END(396 + r, dead);
    if (BYTE == '%') { STEP; goto s26; }
    if (BYTE == ':') { HOST_KIND(rules_part8_values[r]); ON_host_end; ON_port_begin; STEP; goto s27; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s25; }
    DEAD(396 + r);
s9: /* "", may end */
    AT_END(9, e9);
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s30; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t9; }
    if (BYTE == '%') { LEAVE(9); STEP; goto s29; }
    if (BYTE == '[') { LEAVE(9); STEP; goto s31; }
    DEAD(9);
e9: ON_reg_name_end; ON_host_end; goto done;
t9: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 421);
    AT_END(421 + r, te9);
    if (BYTE == '%') { LEAVE(421 + r); STEP; goto s29; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s30; }
    DEAD(421 + r);
te9:
    HOST_KIND(rules_part9_values[r]); ON_host_end; goto done;
s10: /* "", may end */
    AT_END(10, e10);
    if (rules_bytes[0][BYTE] & 244) { STEP; goto s34; }
    if (BYTE == '/') { STEP; goto s35; }
    if (BYTE == '?') { ON_path_empty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { LEAVE(10); STEP; goto s33; }
    if (BYTE == '#') { ON_path_empty_end; ON_fragment_begin; STEP; goto s32; }
    DEAD(10);
e10: ON_path_empty_end; goto done;
s11: /* "" */
    AT_END(11, dead);
    if (rules_bytes[1][BYTE] & 24) { STEP; goto s39; }
    if (rules_bytes[1][BYTE] & 1) { STEP; goto s25; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t11; }
    if (BYTE == '/') { STEP; goto s38; }
    if (BYTE == '%') { STEP; goto s26; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s27; }
    if (BYTE == '*') { STEP; goto s37; }
    if (BYTE == '[') { STEP; goto s28; }
    DEAD(11);
t11: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 446);
    AT_END(446 + r, dead);
    if (BYTE == '%') { STEP; goto s26; }
    if (BYTE == ':') { HOST_KIND(rules_part11_values[r]); ON_host_end; ON_port_begin; STEP; goto s27; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s25; }
    DEAD(446 + r);
s12: /* "" */
    AT_END(12, dead);
    if (rules_bytes[1][BYTE] & 24) { STEP; goto s40; }
    if (rules_bytes[1][BYTE] & 1) { STEP; goto s25; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t12; }
    if (BYTE == '/') { STEP; goto s38; }
    if (BYTE == '%') { STEP; goto s26; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s27; }
    if (BYTE == '*') { STEP; goto s37; }
    if (BYTE == '[') { STEP; goto s28; }
    DEAD(12);
t12: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 471);
    AT_END(471 + r, dead);
    if (BYTE == '%') { STEP; goto s26; }
    if (BYTE == ':') { HOST_KIND(rules_part12_values[r]); ON_host_end; ON_port_begin; STEP; goto s27; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s25; }
    DEAD(471 + r);
s13: /* ".%" */
    AT_END(13, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s41; }
    DEAD(13);
s14: /* ".!", may end */
    JUMP(REG_NAME, 14);
    AT_END(14, e14);
    if (BYTE == '%') { TRIPLET(14); LEAVE(14); STEP; goto s13; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s15; }
    if (rules_bytes[0][BYTE] & 240) { STEP; goto s14; }
    DEAD(14);
e14: ON_reg_name_end; ON_host_end; goto done;
s15: /* ".:", may end */
    AT_END(15, e15);
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s15; }
    DEAD(15);
e15: ON_port_end; goto done;
s16: /* "[" */
    AT_END(16, dead);
    if (rules_bytes[1][BYTE] & 22) { r = 1; goto t16; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s43; }
    DEAD(16);
t16: /* 151 states by a table */
    TABLE(rules_IPv6address, r, 496);
    if (r == 0) LOST(rules_IPv6address, r, 496);
    AT_END(496 + r, dead);
    if (!(rules_part16_flags[r] & 1)) DEAD(496 + r);
    if (BYTE == ']') { ON_IPv6address_end; STEP; goto s42; }
    DEAD(496 + r);
s17: /* "a" */
    JUMP(SCHEME, 17);
    AT_END(17, dead);
    if (BYTE == ':') { ON_scheme_end; STEP; goto s44; }
    if (rules_bytes[0][BYTE] & 176) { STEP; goto s17; }
    DEAD(17);
s18: /* "a" */
    JUMP(SCHEME, 18);
    AT_END(18, dead);
    if (BYTE == ':') { ON_scheme_end; STEP; goto s45; }
    if (rules_bytes[0][BYTE] & 176) { STEP; goto s18; }
    DEAD(18);
s19: /* "\x2A", may end */
    AT_END(19, e19);
    DEAD(19);
e19: ON_asterisk_form_end; goto done;
s20: /* ".%" */
    AT_END(20, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s46; }
    DEAD(20);
s21: /* ".!", may end */
    JUMP(REG_NAME, 21);
    AT_END(21, e21);
    if (BYTE == '%') { TRIPLET(21); LEAVE(21); STEP; goto s20; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s22; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s23; }
    if (rules_bytes[0][BYTE] & 240) { STEP; goto s21; }
    DEAD(21);
e21: ON_reg_name_end; ON_host_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
s22: /* ".:", may end */
    AT_END(22, e22);
    if (rules_bytes[0][BYTE] & 232) { LEAVE(22); STEP; goto s48; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s22; }
    if (BYTE == '%') { LEAVE(22); STEP; goto s47; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s23; }
    DEAD(22);
e22: ON_port_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
s23: /* ".@", may end */
    AT_END(23, e23);
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s50; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t23; }
    if (BYTE == '%') { LEAVE(23); STEP; goto s49; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s51; }
    if (BYTE == '[') { LEAVE(23); STEP; goto s24; }
    DEAD(23);
e23: ON_reg_name_end; ON_host_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
t23: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 647);
    AT_END(647 + r, te23);
    if (BYTE == '%') { LEAVE(647 + r); STEP; goto s49; }
    if (BYTE == ':') { HOST_KIND(rules_part23_values[r]); ON_host_end; ON_port_begin; STEP; goto s51; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s50; }
    DEAD(647 + r);
te23:
    HOST_KIND(rules_part23_values[r]); ON_host_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
s24: /* "[" */
    AT_END(24, dead);
    if (rules_bytes[1][BYTE] & 22) { r = 1; goto t24; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s53; }
    DEAD(24);
t24: /* 151 states by a table */
    TABLE(rules_IPv6address, r, 672);
    if (r == 0) LOST(rules_IPv6address, r, 672);
    AT_END(672 + r, dead);
    if (!(rules_part24_flags[r] & 1)) DEAD(672 + r);
    if (BYTE == ']') { ON_IPv6address_end; STEP; goto s52; }
    DEAD(672 + r);
s25: /* ".!" */
    JUMP(REG_NAME, 25);
    AT_END(25, dead);
    if (BYTE == '%') { TRIPLET(25); STEP; goto s26; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s27; }
    if (rules_bytes[0][BYTE] & 240) { STEP; goto s25; }
    DEAD(25);
s26: /* ".%" */
    AT_END(26, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s54; }
    DEAD(26);
s27: /* ".:", may end */
    AT_END(27, e27);
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s27; }
    DEAD(27);
e27: ON_port_end; ON_authority_form_end; goto done;
s28: /* "[" */
    AT_END(28, dead);
    if (rules_bytes[1][BYTE] & 22) { r = 1; goto t28; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s56; }
    DEAD(28);
t28: /* 151 states by a table */
    TABLE(rules_IPv6address, r, 823);
    if (r == 0) LOST(rules_IPv6address, r, 823);
    AT_END(823 + r, dead);
    if (!(rules_part28_flags[r] & 1)) DEAD(823 + r);
    if (BYTE == ']') { ON_IPv6address_end; STEP; goto s55; }
    DEAD(823 + r);
s29: /* ".%" */
    AT_END(29, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s57; }
    DEAD(29);
s30: /* ".!", may end */
    JUMP(REG_NAME, 30);
    AT_END(30, e30);
    if (BYTE == '%') { TRIPLET(30); LEAVE(30); STEP; goto s29; }
    if (rules_bytes[0][BYTE] & 240) { STEP; goto s30; }
    DEAD(30);
e30: ON_reg_name_end; ON_host_end; goto done;
s31: /* "[" */
    AT_END(31, dead);
    if (rules_bytes[1][BYTE] & 22) { r = 1; goto t31; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s59; }
    DEAD(31);
t31: /* 151 states by a table */
    TABLE(rules_IPv6address, r, 974);
    if (r == 0) LOST(rules_IPv6address, r, 974);
    AT_END(974 + r, dead);
    if (!(rules_part31_flags[r] & 1)) DEAD(974 + r);
    if (BYTE == ']') { ON_IPv6address_end; STEP; goto s58; }
    DEAD(974 + r);
s32: /* "#", may end */
    JUMP(PATH, 32);
    AT_END(32, e32);
    if (BYTE == '%') { TRIPLET(32); LEAVE(32); STEP; goto s60; }
    if (rules_bytes[0][BYTE] & 255) { STEP; goto s32; }
    DEAD(32);
e32: ON_fragment_end; goto done;
s33: /* "%" */
    AT_END(33, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s61; }
    DEAD(33);
s34: /* "&", may end */
    JUMP(REG_NAME, 34);
    AT_END(34, e34);
    if (BYTE == '/') { STEP; goto s62; }
    if (BYTE == '?') { ON_path_noscheme_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { TRIPLET(34); LEAVE(34); STEP; goto s33; }
    if (BYTE == '#') { ON_path_noscheme_end; ON_fragment_begin; STEP; goto s32; }
    if (rules_bytes[0][BYTE] & 244) { STEP; goto s34; }
    DEAD(34);
e34: ON_path_noscheme_end; goto done;
s35: /* "/", may end */
    AT_END(35, e35);
    if (BYTE == '/') { ON_authority_begin; STEP; goto s65; }
    if (rules_bytes[0][BYTE] & 252) { STEP; goto s64; }
    if (BYTE == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { LEAVE(35); STEP; goto s63; }
    if (BYTE == '#') { ON_path_absolute_end; ON_fragment_begin; STEP; goto s32; }
    DEAD(35);
e35: ON_path_absolute_end; goto done;
s36: /* "?", may end */
    JUMP(PATH, 36);
    AT_END(36, e36);
    if (BYTE == '%') { TRIPLET(36); LEAVE(36); STEP; goto s66; }
    if (BYTE == '#') { ON_query_end; ON_fragment_begin; STEP; goto s32; }
    if (rules_bytes[0][BYTE] & 255) { STEP; goto s36; }
    DEAD(36);
e36: ON_query_end; goto done;
s37: /* "\x2A", may end */
    AT_END(37, e37);
    if (rules_bytes[0][BYTE] & 240) { LEAVE(37); STEP; goto s25; }
    if (BYTE == '%') { LEAVE(37); STEP; goto s26; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s27; }
    DEAD(37);
e37: ON_asterisk_form_end; goto done;
s38: /* "/", may end */
    JUMP(PATH, 38);
    AT_END(38, e38);
    if (BYTE == '?') { ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { TRIPLET(38); LEAVE(38); STEP; goto s67; }
    if (rules_bytes[0][BYTE] & 254) { STEP; goto s38; }
    DEAD(38);
e38: ON_path_abempty_end; goto done;
s39: /* "a" */
    JUMP(SCHEME, 39);
    AT_END(39, dead);
    if (BYTE == ':') { ON_scheme_end; STEP; goto s45; }
    if (BYTE == '%') { STEP; goto s26; }
    if (rules_bytes[0][BYTE] & 64) { STEP; goto s25; }
    if (rules_bytes[0][BYTE] & 176) { STEP; goto s39; }
    DEAD(39);
s40: /* "a" */
    JUMP(SCHEME, 40);
    AT_END(40, dead);
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; ON_scheme_end; STEP; goto s69; }
    if (BYTE == '%') { STEP; goto s26; }
    if (rules_bytes[0][BYTE] & 64) { STEP; goto s25; }
    if (rules_bytes[0][BYTE] & 176) { STEP; goto s40; }
    DEAD(40);
s41: /* ".%1" */
    AT_END(41, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s14; }
    DEAD(41);
s42: /* "[::]", may end */
    AT_END(42, e42);
    if (BYTE == ':') { ON_host_end; ON_port_begin; STEP; goto s15; }
    DEAD(42);
e42: ON_host_end; goto done;
s43: /* "[V" */
    AT_END(43, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s70; }
    DEAD(43);
s44: /* "a:", may end */
    AT_END(44, e44);
    if (BYTE == '/') { STEP; goto s73; }
    if (rules_bytes[0][BYTE] & 252) { STEP; goto s72; }
    if (BYTE == '?') { ON_path_empty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { LEAVE(44); STEP; goto s71; }
    DEAD(44);
e44: ON_path_empty_end; goto done;
s45: /* "a:", may end */
    AT_END(45, e45);
    if (BYTE == '/') { STEP; goto s76; }
    if (rules_bytes[0][BYTE] & 252) { STEP; goto s75; }
    if (BYTE == '?') { ON_path_empty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { LEAVE(45); STEP; goto s74; }
    DEAD(45);
e45: ON_path_empty_end; ON_absolute_form_end; goto done;
s46: /* ".%1" */
    AT_END(46, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s21; }
    DEAD(46);
s47: /* ".:%" */
    AT_END(47, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s78; }
    DEAD(47);
s48: /* ".:&" */
    JUMP(REG_NAME, 48);
    AT_END(48, dead);
    if (BYTE == '%') { TRIPLET(48); STEP; goto s47; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s23; }
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s48; }
    DEAD(48);
s49: /* ".@.%" */
    AT_END(49, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s79; }
    DEAD(49);
s50: /* ".@.!", may end */
    JUMP(REG_NAME, 50);
    AT_END(50, e50);
    if (BYTE == '%') { TRIPLET(50); LEAVE(50); STEP; goto s49; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s51; }
    if (rules_bytes[0][BYTE] & 240) { STEP; goto s50; }
    DEAD(50);
e50: ON_reg_name_end; ON_host_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
s51: /* ".@.:", may end */
    AT_END(51, e51);
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s51; }
    DEAD(51);
e51: ON_port_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
s52: /* "[::]", may end */
    AT_END(52, e52);
    if (BYTE == ':') { ON_host_end; ON_port_begin; STEP; goto s51; }
    DEAD(52);
e52: ON_host_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
s53: /* "[V" */
    AT_END(53, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s80; }
    DEAD(53);
s54: /* ".%1" */
    AT_END(54, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s25; }
    DEAD(54);
s55: /* "[::]" */
    AT_END(55, dead);
    if (BYTE == ':') { ON_host_end; ON_port_begin; STEP; goto s27; }
    DEAD(55);
s56: /* "[V" */
    AT_END(56, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s81; }
    DEAD(56);
s57: /* ".%1" */
    AT_END(57, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s30; }
    DEAD(57);
s58: /* "[::]", may end */
    AT_END(58, e58);
    DEAD(58);
e58: ON_host_end; goto done;
s59: /* "[V" */
    AT_END(59, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s82; }
    DEAD(59);
s60: /* "#%" */
    AT_END(60, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s83; }
    DEAD(60);
s61: /* "%1" */
    AT_END(61, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s34; }
    DEAD(61);
s62: /* "&/", may end */
    JUMP(PATH, 62);
    AT_END(62, e62);
    if (BYTE == '?') { ON_path_noscheme_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { TRIPLET(62); LEAVE(62); STEP; goto s84; }
    if (BYTE == '#') { ON_path_noscheme_end; ON_fragment_begin; STEP; goto s32; }
    if (rules_bytes[0][BYTE] & 254) { STEP; goto s62; }
    DEAD(62);
e62: ON_path_noscheme_end; goto done;
s63: /* "/%" */
    AT_END(63, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s85; }
    DEAD(63);
s64: /* "/&", may end */
    JUMP(PATH, 64);
    AT_END(64, e64);
    if (BYTE == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { TRIPLET(64); LEAVE(64); STEP; goto s63; }
    if (BYTE == '#') { ON_path_absolute_end; ON_fragment_begin; STEP; goto s32; }
    if (rules_bytes[0][BYTE] & 254) { STEP; goto s64; }
    DEAD(64);
e64: ON_path_absolute_end; goto done;
s65: /* "//", may end */
    AT_END(65, e65);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s88; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s87; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t65; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { LEAVE(65); STEP; goto s86; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s89; }
    if (BYTE == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s90; }
    if (BYTE == '[') { LEAVE(65); STEP; goto s91; }
    DEAD(65);
e65: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
t65: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 1125);
    AT_END(1125 + r, te65);
    if (BYTE == '/') { HOST_KIND(rules_part65_values[r]); ON_host_end; ON_authority_end; STEP; goto s88; }
    if (BYTE == '?') { HOST_KIND(rules_part65_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { LEAVE(1125 + r); STEP; goto s86; }
    if (BYTE == ':') { HOST_KIND(rules_part65_values[r]); ON_host_end; ON_port_begin; STEP; goto s89; }
    if (BYTE == '#') { HOST_KIND(rules_part65_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s90; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s87; }
    DEAD(1125 + r);
te65:
    HOST_KIND(rules_part65_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s66: /* "?%" */
    AT_END(66, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s92; }
    DEAD(66);
s67: /* "/%" */
    AT_END(67, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s93; }
    DEAD(67);
s68: /* "/?", may end */
    JUMP(PATH, 68);
    AT_END(68, e68);
    if (BYTE == '%') { TRIPLET(68); LEAVE(68); STEP; goto s94; }
    if (rules_bytes[0][BYTE] & 255) { STEP; goto s68; }
    DEAD(68);
e68: ON_query_end; goto done;
s69: /* "a:", may end */
    AT_END(69, e69);
    if (BYTE == '/') { STEP; goto s76; }
    if (rules_bytes[0][BYTE] & 236) { STEP; goto s75; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s95; }
    if (BYTE == '?') { ON_path_empty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { LEAVE(69); STEP; goto s74; }
    DEAD(69);
e69: ON_port_end; ON_authority_form_end; CLEAR_IF_UNDEFINED(URIC_PATH); CLEAR_IF_UNDEFINED(URIC_SCHEME); goto done;
s70: /* "[V1" */
    AT_END(70, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s70; }
    if (BYTE == '.') { STEP; goto s96; }
    DEAD(70);
s71: /* "a:%" */
    AT_END(71, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s97; }
    DEAD(71);
s72: /* "a:&", may end */
    JUMP(PATH, 72);
    AT_END(72, e72);
    if (BYTE == '?') { ON_path_rootless_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { TRIPLET(72); LEAVE(72); STEP; goto s71; }
    if (rules_bytes[0][BYTE] & 254) { STEP; goto s72; }
    DEAD(72);
e72: ON_path_rootless_end; goto done;
s73: /* "a:/", may end */
    AT_END(73, e73);
    if (BYTE == '/') { ON_authority_begin; STEP; goto s100; }
    if (rules_bytes[0][BYTE] & 252) { STEP; goto s99; }
    if (BYTE == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { LEAVE(73); STEP; goto s98; }
    DEAD(73);
e73: ON_path_absolute_end; goto done;
s74: /* "a:%" */
    AT_END(74, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s101; }
    DEAD(74);
s75: /* "a:&", may end */
    JUMP(PATH, 75);
    AT_END(75, e75);
    if (BYTE == '?') { ON_path_rootless_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { TRIPLET(75); LEAVE(75); STEP; goto s74; }
    if (rules_bytes[0][BYTE] & 254) { STEP; goto s75; }
    DEAD(75);
e75: ON_path_rootless_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
s76: /* "a:/", may end */
    AT_END(76, e76);
    if (BYTE == '/') { ON_authority_begin; STEP; goto s104; }
    if (rules_bytes[0][BYTE] & 252) { STEP; goto s103; }
    if (BYTE == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { LEAVE(76); STEP; goto s102; }
    DEAD(76);
e76: ON_path_absolute_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
s77: /* "a:?", may end */
    JUMP(PATH, 77);
    AT_END(77, e77);
    if (BYTE == '%') { TRIPLET(77); LEAVE(77); STEP; goto s105; }
    if (rules_bytes[0][BYTE] & 255) { STEP; goto s77; }
    DEAD(77);
e77: ON_query_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
s78: /* ".:%1" */
    AT_END(78, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s48; }
    DEAD(78);
s79: /* ".@.%1" */
    AT_END(79, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s50; }
    DEAD(79);
s80: /* "[V1" */
    AT_END(80, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s80; }
    if (BYTE == '.') { STEP; goto s106; }
    DEAD(80);
s81: /* "[V1" */
    AT_END(81, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s81; }
    if (BYTE == '.') { STEP; goto s107; }
    DEAD(81);
s82: /* "[V1" */
    AT_END(82, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s82; }
    if (BYTE == '.') { STEP; goto s108; }
    DEAD(82);
s83: /* "#%1" */
    AT_END(83, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s32; }
    DEAD(83);
s84: /* "&/%" */
    AT_END(84, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s109; }
    DEAD(84);
s85: /* "/%1" */
    AT_END(85, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s64; }
    DEAD(85);
s86: /* "//.%" */
    AT_END(86, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s110; }
    DEAD(86);
s87: /* "//.!", may end */
    JUMP(REG_NAME, 87);
    AT_END(87, e87);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s88; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { TRIPLET(87); LEAVE(87); STEP; goto s86; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s89; }
    if (BYTE == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s90; }
    if (rules_bytes[0][BYTE] & 240) { STEP; goto s87; }
    DEAD(87);
e87: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s88: /* "//./", may end */
    JUMP(PATH, 88);
    AT_END(88, e88);
    if (BYTE == '?') { ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { TRIPLET(88); LEAVE(88); STEP; goto s111; }
    if (BYTE == '#') { ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    if (rules_bytes[0][BYTE] & 254) { STEP; goto s88; }
    DEAD(88);
e88: ON_path_abempty_end; goto done;
s89: /* "//.:", may end */
    AT_END(89, e89);
    if (BYTE == '/') { ON_port_end; ON_authority_end; STEP; goto s88; }
    if (rules_bytes[0][BYTE] & 232) { LEAVE(89); STEP; goto s113; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s89; }
    if (BYTE == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { LEAVE(89); STEP; goto s112; }
    if (BYTE == '#') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s90; }
    DEAD(89);
e89: ON_port_end; ON_authority_end; ON_path_abempty_end; goto done;
s90: /* "//.@", may end */
    AT_END(90, e90);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s88; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s115; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t90; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { LEAVE(90); STEP; goto s114; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s116; }
    if (BYTE == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    if (BYTE == '[') { LEAVE(90); STEP; goto s91; }
    DEAD(90);
e90: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
t90: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 1150);
    AT_END(1150 + r, te90);
    if (BYTE == '/') { HOST_KIND(rules_part90_values[r]); ON_host_end; ON_authority_end; STEP; goto s88; }
    if (BYTE == '?') { HOST_KIND(rules_part90_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { LEAVE(1150 + r); STEP; goto s114; }
    if (BYTE == ':') { HOST_KIND(rules_part90_values[r]); ON_host_end; ON_port_begin; STEP; goto s116; }
    if (BYTE == '#') { HOST_KIND(rules_part90_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s115; }
    DEAD(1150 + r);
te90:
    HOST_KIND(rules_part90_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s91: /* "//[" */
    AT_END(91, dead);
    if (rules_bytes[1][BYTE] & 22) { r = 1; goto t91; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s118; }
    DEAD(91);
t91: /* 151 states by a table */
    TABLE(rules_IPv6address, r, 1175);
    if (r == 0) LOST(rules_IPv6address, r, 1175);
    AT_END(1175 + r, dead);
    if (!(rules_part91_flags[r] & 1)) DEAD(1175 + r);
    if (BYTE == ']') { ON_IPv6address_end; STEP; goto s117; }
    DEAD(1175 + r);
s92: /* "?%1" */
    AT_END(92, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s36; }
    DEAD(92);
s93: /* "/%1" */
    AT_END(93, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s38; }
    DEAD(93);
s94: /* "/?%" */
    AT_END(94, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s119; }
    DEAD(94);
s95: /* "a:1", may end */
    AT_END(95, e95);
    if (rules_bytes[0][BYTE] & 238) { STEP; goto s75; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s95; }
    if (BYTE == '?') { ON_path_rootless_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { LEAVE(95); STEP; goto s74; }
    DEAD(95);
e95: ON_port_end; ON_authority_form_end; CLEAR_IF_UNDEFINED(URIC_PATH); CLEAR_IF_UNDEFINED(URIC_SCHEME); goto done;
s96: /* "[V1." */
    AT_END(96, dead);
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s120; }
    DEAD(96);
s97: /* "a:%1" */
    AT_END(97, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s72; }
    DEAD(97);
s98: /* "a:/%" */
    AT_END(98, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s121; }
    DEAD(98);
s99: /* "a:/&", may end */
    JUMP(PATH, 99);
    AT_END(99, e99);
    if (BYTE == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { TRIPLET(99); LEAVE(99); STEP; goto s98; }
    if (rules_bytes[0][BYTE] & 254) { STEP; goto s99; }
    DEAD(99);
e99: ON_path_absolute_end; goto done;
s100: /* "a://", may end */
    AT_END(100, e100);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s38; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s123; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t100; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { LEAVE(100); STEP; goto s122; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s124; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s125; }
    if (BYTE == '[') { LEAVE(100); STEP; goto s126; }
    DEAD(100);
e100: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
t100: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 1326);
    AT_END(1326 + r, te100);
    if (BYTE == '/') { HOST_KIND(rules_part100_values[r]); ON_host_end; ON_authority_end; STEP; goto s38; }
    if (BYTE == '?') { HOST_KIND(rules_part100_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { LEAVE(1326 + r); STEP; goto s122; }
    if (BYTE == ':') { HOST_KIND(rules_part100_values[r]); ON_host_end; ON_port_begin; STEP; goto s124; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s125; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s123; }
    DEAD(1326 + r);
te100:
    HOST_KIND(rules_part100_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s101: /* "a:%1" */
    AT_END(101, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s75; }
    DEAD(101);
s102: /* "a:/%" */
    AT_END(102, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s127; }
    DEAD(102);
s103: /* "a:/&", may end */
    JUMP(PATH, 103);
    AT_END(103, e103);
    if (BYTE == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { TRIPLET(103); LEAVE(103); STEP; goto s102; }
    if (rules_bytes[0][BYTE] & 254) { STEP; goto s103; }
    DEAD(103);
e103: ON_path_absolute_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
s104: /* "a://", may end */
    AT_END(104, e104);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s130; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s129; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t104; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { LEAVE(104); STEP; goto s128; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s131; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s132; }
    if (BYTE == '[') { LEAVE(104); STEP; goto s133; }
    DEAD(104);
e104: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
t104: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 1351);
    AT_END(1351 + r, te104);
    if (BYTE == '/') { HOST_KIND(rules_part104_values[r]); ON_host_end; ON_authority_end; STEP; goto s130; }
    if (BYTE == '?') { HOST_KIND(rules_part104_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { LEAVE(1351 + r); STEP; goto s128; }
    if (BYTE == ':') { HOST_KIND(rules_part104_values[r]); ON_host_end; ON_port_begin; STEP; goto s131; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s132; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s129; }
    DEAD(1351 + r);
te104:
    HOST_KIND(rules_part104_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
s105: /* "a:?%" */
    AT_END(105, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s134; }
    DEAD(105);
s106: /* "[V1." */
    AT_END(106, dead);
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s135; }
    DEAD(106);
s107: /* "[V1." */
    AT_END(107, dead);
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s136; }
    DEAD(107);
s108: /* "[V1." */
    AT_END(108, dead);
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s137; }
    DEAD(108);
s109: /* "&/%1" */
    AT_END(109, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s62; }
    DEAD(109);
s110: /* "//.%1" */
    AT_END(110, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s87; }
    DEAD(110);
s111: /* "//./%" */
    AT_END(111, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s138; }
    DEAD(111);
s112: /* "//.:%" */
    AT_END(112, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s139; }
    DEAD(112);
s113: /* "//.:&" */
    JUMP(REG_NAME, 113);
    AT_END(113, dead);
    if (BYTE == '%') { TRIPLET(113); STEP; goto s112; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s90; }
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s113; }
    DEAD(113);
s114: /* "//.@.%" */
    AT_END(114, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s140; }
    DEAD(114);
s115: /* "//.@.!", may end */
    JUMP(REG_NAME, 115);
    AT_END(115, e115);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s88; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '%') { TRIPLET(115); LEAVE(115); STEP; goto s114; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s116; }
    if (BYTE == '#') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    if (rules_bytes[0][BYTE] & 240) { STEP; goto s115; }
    DEAD(115);
e115: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s116: /* "//.@.:", may end */
    AT_END(116, e116);
    if (BYTE == '/') { ON_port_end; ON_authority_end; STEP; goto s88; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s116; }
    if (BYTE == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == '#') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    DEAD(116);
e116: ON_port_end; ON_authority_end; ON_path_abempty_end; goto done;
s117: /* "//[::]", may end */
    AT_END(117, e117);
    if (BYTE == '/') { ON_host_end; ON_authority_end; STEP; goto s88; }
    if (BYTE == '?') { ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s36; }
    if (BYTE == ':') { ON_host_end; ON_port_begin; STEP; goto s116; }
    if (BYTE == '#') { ON_host_end; ON_authority_end; ON_path_abempty_end; ON_fragment_begin; STEP; goto s32; }
    DEAD(117);
e117: ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s118: /* "//[V" */
    AT_END(118, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s141; }
    DEAD(118);
s119: /* "/?%1" */
    AT_END(119, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s68; }
    DEAD(119);
s120: /* "[V1.&" */
    JUMP(SCHEME, 120);
    AT_END(120, dead);
    if (BYTE == ']') { ON_IPvFuture_end; STEP; goto s42; }
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s120; }
    DEAD(120);
s121: /* "a:/%1" */
    AT_END(121, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s99; }
    DEAD(121);
s122: /* "a://.%" */
    AT_END(122, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s142; }
    DEAD(122);
s123: /* "a://.!", may end */
    JUMP(REG_NAME, 123);
    AT_END(123, e123);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s38; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { TRIPLET(123); LEAVE(123); STEP; goto s122; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s124; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s125; }
    if (rules_bytes[0][BYTE] & 240) { STEP; goto s123; }
    DEAD(123);
e123: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s124: /* "a://.:", may end */
    AT_END(124, e124);
    if (BYTE == '/') { ON_port_end; ON_authority_end; STEP; goto s38; }
    if (rules_bytes[0][BYTE] & 232) { LEAVE(124); STEP; goto s144; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s124; }
    if (BYTE == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { LEAVE(124); STEP; goto s143; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s125; }
    DEAD(124);
e124: ON_port_end; ON_authority_end; ON_path_abempty_end; goto done;
s125: /* "a://.@", may end */
    AT_END(125, e125);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s38; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s146; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t125; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { LEAVE(125); STEP; goto s145; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s147; }
    if (BYTE == '[') { LEAVE(125); STEP; goto s126; }
    DEAD(125);
e125: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
t125: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 1376);
    AT_END(1376 + r, te125);
    if (BYTE == '/') { HOST_KIND(rules_part125_values[r]); ON_host_end; ON_authority_end; STEP; goto s38; }
    if (BYTE == '?') { HOST_KIND(rules_part125_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { LEAVE(1376 + r); STEP; goto s145; }
    if (BYTE == ':') { HOST_KIND(rules_part125_values[r]); ON_host_end; ON_port_begin; STEP; goto s147; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s146; }
    DEAD(1376 + r);
te125:
    HOST_KIND(rules_part125_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s126: /* "a://[" */
    AT_END(126, dead);
    if (rules_bytes[1][BYTE] & 22) { r = 1; goto t126; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s149; }
    DEAD(126);
t126: /* 151 states by a table */
    TABLE(rules_IPv6address, r, 1401);
    if (r == 0) LOST(rules_IPv6address, r, 1401);
    AT_END(1401 + r, dead);
    if (!(rules_part126_flags[r] & 1)) DEAD(1401 + r);
    if (BYTE == ']') { ON_IPv6address_end; STEP; goto s148; }
    DEAD(1401 + r);
s127: /* "a:/%1" */
    AT_END(127, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s103; }
    DEAD(127);
s128: /* "a://.%" */
    AT_END(128, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s150; }
    DEAD(128);
s129: /* "a://.!", may end */
    JUMP(REG_NAME, 129);
    AT_END(129, e129);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s130; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { TRIPLET(129); LEAVE(129); STEP; goto s128; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s131; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s132; }
    if (rules_bytes[0][BYTE] & 240) { STEP; goto s129; }
    DEAD(129);
e129: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
s130: /* "a://./", may end */
    JUMP(PATH, 130);
    AT_END(130, e130);
    if (BYTE == '?') { ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { TRIPLET(130); LEAVE(130); STEP; goto s151; }
    if (rules_bytes[0][BYTE] & 254) { STEP; goto s130; }
    DEAD(130);
e130: ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
s131: /* "a://.:", may end */
    AT_END(131, e131);
    if (BYTE == '/') { ON_port_end; ON_authority_end; STEP; goto s130; }
    if (rules_bytes[0][BYTE] & 232) { LEAVE(131); STEP; goto s153; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s131; }
    if (BYTE == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { LEAVE(131); STEP; goto s152; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s132; }
    DEAD(131);
e131: ON_port_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); goto done;
s132: /* "a://.@", may end */
    AT_END(132, e132);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s130; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s155; }
    if (rules_bytes[0][BYTE] & 48) { r = 1; goto t132; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { LEAVE(132); STEP; goto s154; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s156; }
    if (BYTE == '[') { LEAVE(132); STEP; goto s133; }
    DEAD(132);
e132: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); goto done;
t132: /* 25 states by a table */
    TABLE(rules_IPv4address, r, 1552);
    AT_END(1552 + r, te132);
    if (BYTE == '/') { HOST_KIND(rules_part132_values[r]); ON_host_end; ON_authority_end; STEP; goto s130; }
    if (BYTE == '?') { HOST_KIND(rules_part132_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { LEAVE(1552 + r); STEP; goto s154; }
    if (BYTE == ':') { HOST_KIND(rules_part132_values[r]); ON_host_end; ON_port_begin; STEP; goto s156; }
    if (rules_bytes[0][BYTE] & 192) { STEP; goto s155; }
    DEAD(1552 + r);
te132:
    HOST_KIND(rules_part132_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); goto done;
s133: /* "a://[" */
    AT_END(133, dead);
    if (rules_bytes[1][BYTE] & 22) { r = 1; goto t133; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s158; }
    DEAD(133);
t133: /* 151 states by a table */
    TABLE(rules_IPv6address, r, 1577);
    if (r == 0) LOST(rules_IPv6address, r, 1577);
    AT_END(1577 + r, dead);
    if (!(rules_part133_flags[r] & 1)) DEAD(1577 + r);
    if (BYTE == ']') { ON_IPv6address_end; STEP; goto s157; }
    DEAD(1577 + r);
s134: /* "a:?%1" */
    AT_END(134, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s77; }
    DEAD(134);
s135: /* "[V1.&" */
    JUMP(SCHEME, 135);
    AT_END(135, dead);
    if (BYTE == ']') { ON_IPvFuture_end; STEP; goto s52; }
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s135; }
    DEAD(135);
s136: /* "[V1.&" */
    JUMP(SCHEME, 136);
    AT_END(136, dead);
    if (BYTE == ']') { ON_IPvFuture_end; STEP; goto s55; }
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s136; }
    DEAD(136);
s137: /* "[V1.&" */
    JUMP(SCHEME, 137);
    AT_END(137, dead);
    if (BYTE == ']') { ON_IPvFuture_end; STEP; goto s58; }
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s137; }
    DEAD(137);
s138: /* "//./%1" */
    AT_END(138, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s88; }
    DEAD(138);
s139: /* "//.:%1" */
    AT_END(139, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s113; }
    DEAD(139);
s140: /* "//.@.%1" */
    AT_END(140, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s115; }
    DEAD(140);
s141: /* "//[V1" */
    AT_END(141, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s141; }
    if (BYTE == '.') { STEP; goto s159; }
    DEAD(141);
s142: /* "a://.%1" */
    AT_END(142, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s123; }
    DEAD(142);
s143: /* "a://.:%" */
    AT_END(143, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s160; }
    DEAD(143);
s144: /* "a://.:&" */
    JUMP(REG_NAME, 144);
    AT_END(144, dead);
    if (BYTE == '%') { TRIPLET(144); STEP; goto s143; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s125; }
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s144; }
    DEAD(144);
s145: /* "a://.@.%" */
    AT_END(145, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s161; }
    DEAD(145);
s146: /* "a://.@.!", may end */
    JUMP(REG_NAME, 146);
    AT_END(146, e146);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s38; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == '%') { TRIPLET(146); LEAVE(146); STEP; goto s145; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s147; }
    if (rules_bytes[0][BYTE] & 240) { STEP; goto s146; }
    DEAD(146);
e146: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s147: /* "a://.@.:", may end */
    AT_END(147, e147);
    if (BYTE == '/') { ON_port_end; ON_authority_end; STEP; goto s38; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s147; }
    if (BYTE == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    DEAD(147);
e147: ON_port_end; ON_authority_end; ON_path_abempty_end; goto done;
s148: /* "a://[::]", may end */
    AT_END(148, e148);
    if (BYTE == '/') { ON_host_end; ON_authority_end; STEP; goto s38; }
    if (BYTE == '?') { ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE == ':') { ON_host_end; ON_port_begin; STEP; goto s147; }
    DEAD(148);
e148: ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s149: /* "a://[V" */
    AT_END(149, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s162; }
    DEAD(149);
s150: /* "a://.%1" */
    AT_END(150, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s129; }
    DEAD(150);
s151: /* "a://./%" */
    AT_END(151, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s163; }
    DEAD(151);
s152: /* "a://.:%" */
    AT_END(152, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s164; }
    DEAD(152);
s153: /* "a://.:&" */
    JUMP(REG_NAME, 153);
    AT_END(153, dead);
    if (BYTE == '%') { TRIPLET(153); STEP; goto s152; }
    if (BYTE == '@') { ON_userinfo_end; STEP; goto s132; }
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s153; }
    DEAD(153);
s154: /* "a://.@.%" */
    AT_END(154, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s165; }
    DEAD(154);
s155: /* "a://.@.!", may end */
    JUMP(REG_NAME, 155);
    AT_END(155, e155);
    if (BYTE == '/') { ON_reg_name_end; ON_host_end; ON_authority_end; STEP; goto s130; }
    if (BYTE == '?') { ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == '%') { TRIPLET(155); LEAVE(155); STEP; goto s154; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s156; }
    if (rules_bytes[0][BYTE] & 240) { STEP; goto s155; }
    DEAD(155);
e155: ON_reg_name_end; ON_host_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); goto done;
s156: /* "a://.@.:", may end */
    AT_END(156, e156);
    if (BYTE == '/') { ON_port_end; ON_authority_end; STEP; goto s130; }
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s156; }
    if (BYTE == '?') { ON_port_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    DEAD(156);
e156: ON_port_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); goto done;
s157: /* "a://[::]", may end */
    AT_END(157, e157);
    if (BYTE == '/') { ON_host_end; ON_authority_end; STEP; goto s130; }
    if (BYTE == '?') { ON_host_end; ON_authority_end; ON_path_abempty_end; ON_query_begin; STEP; goto s77; }
    if (BYTE == ':') { ON_host_end; ON_port_begin; STEP; goto s156; }
    DEAD(157);
e157: ON_host_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
s158: /* "a://[V" */
    AT_END(158, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s166; }
    DEAD(158);
s159: /* "//[V1." */
    AT_END(159, dead);
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s167; }
    DEAD(159);
s160: /* "a://.:%1" */
    AT_END(160, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s144; }
    DEAD(160);
s161: /* "a://.@.%1" */
    AT_END(161, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s146; }
    DEAD(161);
s162: /* "a://[V1" */
    AT_END(162, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s162; }
    if (BYTE == '.') { STEP; goto s168; }
    DEAD(162);
s163: /* "a://./%1" */
    AT_END(163, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s130; }
    DEAD(163);
s164: /* "a://.:%1" */
    AT_END(164, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s153; }
    DEAD(164);
s165: /* "a://.@.%1" */
    AT_END(165, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s155; }
    DEAD(165);
s166: /* "a://[V1" */
    AT_END(166, dead);
    if (rules_bytes[1][BYTE] & 20) { STEP; goto s166; }
    if (BYTE == '.') { STEP; goto s169; }
    DEAD(166);
s167: /* "//[V1.&" */
    JUMP(SCHEME, 167);
    AT_END(167, dead);
    if (BYTE == ']') { ON_IPvFuture_end; STEP; goto s117; }
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s167; }
    DEAD(167);
s168: /* "a://[V1." */
    AT_END(168, dead);
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s170; }
    DEAD(168);
s169: /* "a://[V1." */
    AT_END(169, dead);
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s171; }
    DEAD(169);
s170: /* "a://[V1.&" */
    JUMP(SCHEME, 170);
    AT_END(170, dead);
    if (BYTE == ']') { ON_IPvFuture_end; STEP; goto s148; }
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s170; }
    DEAD(170);
s171: /* "a://[V1.&" */
    JUMP(SCHEME, 171);
    AT_END(171, dead);
    if (BYTE == ']') { ON_IPvFuture_end; STEP; goto s157; }
    if (rules_bytes[0][BYTE] & 248) { STEP; goto s171; }
    DEAD(171);
