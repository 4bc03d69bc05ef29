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
    case 1737: goto s1737;
    case 1738: goto s1738;
    case 1739: goto s1739;
    case 1740: goto s1740;
    case 1741: goto s1741;
    case 1742: goto s1742;
    case 1743: goto s1743;
    case 1744: goto s1744;
    case 1745: goto s1745;
    case 1746: goto s1746;
    case 1747: goto s1747;
    case 1748: goto s1748;
    case 1749: goto s1749;
    case 1750: goto s1750;
    case 1751: goto s1751;
    case 1752: goto s1752;
    case 1753: goto s1753;
    case 1754: goto s1754;
    case 1755: goto s1755;
    case 1756: goto s1756;
    case 1757: goto s1757;
    case 1758: goto s1758;
    case 1759: goto s1759;
    case 1760: goto s1760;
    case 1761: goto s1761;
    case 1762: goto s1762;
    case 1763: goto s1763;
    case 1764: goto s1764;
    case 1765: goto s1765;
    case 1766: goto s1766;
    case 1767: goto s1767;
    case 1768: goto s1768;
    case 1769: goto s1769;
    case 1770: goto s1770;
    case 1771: goto s1771;
    case 1772: goto s1772;
    case 1773: goto s1773;
    case 1774: goto s1774;
    case 1775: goto s1775;
    case 1776: goto s1776;
    case 1777: goto s1777;
    case 1778: goto s1778;
    case 1779: goto s1779;
    case 1780: goto s1780;
    case 1781: goto s1781;
    case 1782: goto s1782;
    case 1783: goto s1783;
    case 1784: goto s1784;
    case 1785: goto s1785;
    case 1786: goto s1786;
    case 1787: goto s1787;
    case 1788: goto s1788;
    case 1789: goto s1789;
    case 1790: goto s1790;
    case 1791: goto s1791;
    case 1792: goto s1792;
    case 1793: goto s1793;
    case 1794: goto s1794;
    case 1795: goto s1795;
    case 1796: goto s1796;
    case 1797: goto s1797;
    case 1798: goto s1798;
    case 1799: goto s1799;
    case 1800: goto s1800;
    case 1801: goto s1801;
    case 1802: goto s1802;
    case 1803: goto s1803;
    case 1804: goto s1804;
    case 1805: goto s1805;
    case 1806: goto s1806;
    case 1807: goto s1807;
    case 1808: goto s1808;
    case 1809: goto s1809;
    case 1810: goto s1810;
    case 1811: goto s1811;
    case 1812: goto s1812;
    case 1813: goto s1813;
    case 1814: goto s1814;
    case 1815: goto s1815;
    case 1816: goto s1816;
    case 1817: goto s1817;
    case 1818: goto s1818;
    case 1819: goto s1819;
    case 1820: goto s1820;
    case 1821: goto s1821;
    case 1822: goto s1822;
    case 1823: goto s1823;
    case 1824: goto s1824;
    case 1825: goto s1825;
    case 1826: goto s1826;
    case 1827: goto s1827;
    case 1828: goto s1828;
    case 1829: goto s1829;
    case 1830: goto s1830;
    case 1831: goto s1831;
    case 1832: goto s1832;
    case 1833: goto s1833;
    case 1834: goto s1834;
    case 1835: goto s1835;
    case 1836: goto s1836;
    case 1837: goto s1837;
    case 1838: goto s1838;
    case 1839: goto s1839;
    case 1840: goto s1840;
    case 1841: goto s1841;
    case 1842: goto s1842;
    case 1843: goto s1843;
    case 1844: goto s1844;
    case 1845: goto s1845;
    case 1846: goto s1846;
    case 1847: goto s1847;
    case 1848: goto s1848;
    case 1849: goto s1849;
    case 1850: goto s1850;
    case 1851: goto s1851;
    case 1852: goto s1852;
    case 1853: goto s1853;
    case 1854: goto s1854;
    case 1855: goto s1855;
    case 1856: goto s1856;
    case 1857: goto s1857;
    case 1858: goto s1858;
    case 1859: goto s1859;
    case 1860: goto s1860;
    case 1861: goto s1861;
    case 1862: goto s1862;
#endif
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
    if (rules_bytes[1][BYTE(URIC_HOST)] & 38) { r = 1; goto t3; }
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
    if (rules_bytes[1][BYTE(URIC_HOST)] & 68) { STEP; goto s17; }
    DEAD(4, URIC_SCHEME);
s5: /* "" */
    AT_END(5, dead, URIC_SCHEME);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 68) { STEP; goto s18; }
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
    if (BYTE(URIC_HOST) >= 0xC2 && BYTE(URIC_HOST) <= 0xDF) { LEAVE(7); STEP; goto s1730; }
    if (BYTE(URIC_HOST) == 0xE0) { LEAVE(7); STEP; goto s1731; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { LEAVE(7); STEP; goto s1732; }
    if (BYTE(URIC_HOST) == 0xED) { LEAVE(7); STEP; goto s1733; }
    if (BYTE(URIC_HOST) == 0xEE || BYTE(URIC_HOST) == 0xEF) { LEAVE(7); STEP; goto s1732; }
    if (BYTE(URIC_HOST) == 0xF0) { LEAVE(7); STEP; goto s1734; }
    if (BYTE(URIC_HOST) >= 0xF1 && BYTE(URIC_HOST) <= 0xF3) { LEAVE(7); STEP; goto s1735; }
    if (BYTE(URIC_HOST) == 0xF4) { LEAVE(7); STEP; goto s1736; }
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
    if (BYTE(URIC_HOST) >= 0xC2 && BYTE(URIC_HOST) <= 0xDF) { LEAVE(371 + r); STEP; goto s1730; }
    if (BYTE(URIC_HOST) == 0xE0) { LEAVE(371 + r); STEP; goto s1731; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { LEAVE(371 + r); STEP; goto s1732; }
    if (BYTE(URIC_HOST) == 0xED) { LEAVE(371 + r); STEP; goto s1733; }
    if (BYTE(URIC_HOST) == 0xEE || BYTE(URIC_HOST) == 0xEF) { LEAVE(371 + r); STEP; goto s1732; }
    if (BYTE(URIC_HOST) == 0xF0) { LEAVE(371 + r); STEP; goto s1734; }
    if (BYTE(URIC_HOST) >= 0xF1 && BYTE(URIC_HOST) <= 0xF3) { LEAVE(371 + r); STEP; goto s1735; }
    if (BYTE(URIC_HOST) == 0xF4) { LEAVE(371 + r); STEP; goto s1736; }
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
    if (BYTE(URIC_PATH) >= 0xC2 && BYTE(URIC_PATH) <= 0xDF) { LEAVE(10); STEP; goto s1737; }
    if (BYTE(URIC_PATH) == 0xE0) { LEAVE(10); STEP; goto s1738; }
    if (BYTE(URIC_PATH) >= 0xE1 && BYTE(URIC_PATH) <= 0xEC) { LEAVE(10); STEP; goto s1739; }
    if (BYTE(URIC_PATH) == 0xED) { LEAVE(10); STEP; goto s1740; }
    if (BYTE(URIC_PATH) == 0xEE || BYTE(URIC_PATH) == 0xEF) { LEAVE(10); STEP; goto s1739; }
    if (BYTE(URIC_PATH) == 0xF0) { LEAVE(10); STEP; goto s1741; }
    if (BYTE(URIC_PATH) >= 0xF1 && BYTE(URIC_PATH) <= 0xF3) { LEAVE(10); STEP; goto s1742; }
    if (BYTE(URIC_PATH) == 0xF4) { LEAVE(10); STEP; goto s1743; }
#endif
    DEAD(10, URIC_PATH);
e10: ON_path_empty_end; goto done;
s11: /* "" */
    AT_END(11, dead, URIC_PATH);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 68) { STEP; goto s39; }
    if (rules_bytes[1][BYTE(URIC_HOST)] & 16) { STEP; goto s26; }
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
    if (rules_bytes[1][BYTE(URIC_HOST)] & 68) { STEP; goto s40; }
    if (rules_bytes[1][BYTE(URIC_HOST)] & 16) { STEP; goto s26; }
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
    if (rules_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s41; }
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
    if (rules_bytes[1][BYTE(URIC_HOST)] & 38) { r = 1; goto t16; }
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
    if (rules_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s46; }
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
    if (BYTE(URIC_HOST) >= 0xC2 && BYTE(URIC_HOST) <= 0xDF) { LEAVE(22); STEP; goto s1730; }
    if (BYTE(URIC_HOST) == 0xE0) { LEAVE(22); STEP; goto s1731; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { LEAVE(22); STEP; goto s1732; }
    if (BYTE(URIC_HOST) == 0xED) { LEAVE(22); STEP; goto s1733; }
    if (BYTE(URIC_HOST) == 0xEE || BYTE(URIC_HOST) == 0xEF) { LEAVE(22); STEP; goto s1732; }
    if (BYTE(URIC_HOST) == 0xF0) { LEAVE(22); STEP; goto s1734; }
    if (BYTE(URIC_HOST) >= 0xF1 && BYTE(URIC_HOST) <= 0xF3) { LEAVE(22); STEP; goto s1735; }
    if (BYTE(URIC_HOST) == 0xF4) { LEAVE(22); STEP; goto s1736; }
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
    if (BYTE(URIC_HOST) >= 0xC2 && BYTE(URIC_HOST) <= 0xDF) { LEAVE(23); STEP; goto s1730; }
    if (BYTE(URIC_HOST) == 0xE0) { LEAVE(23); STEP; goto s1731; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { LEAVE(23); STEP; goto s1732; }
    if (BYTE(URIC_HOST) == 0xED) { LEAVE(23); STEP; goto s1733; }
    if (BYTE(URIC_HOST) == 0xEE || BYTE(URIC_HOST) == 0xEF) { LEAVE(23); STEP; goto s1732; }
    if (BYTE(URIC_HOST) == 0xF0) { LEAVE(23); STEP; goto s1734; }
    if (BYTE(URIC_HOST) >= 0xF1 && BYTE(URIC_HOST) <= 0xF3) { LEAVE(23); STEP; goto s1735; }
    if (BYTE(URIC_HOST) == 0xF4) { LEAVE(23); STEP; goto s1736; }
#endif
    DEAD(23, URIC_PORT);
e23: ON_port_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
s24: /* "[" */
    AT_END(24, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 38) { r = 1; goto t24; }
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
    if (rules_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s54; }
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
    if (rules_bytes[1][BYTE(URIC_HOST)] & 38) { r = 1; goto t28; }
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
    if (rules_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s57; }
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
    if (rules_bytes[1][BYTE(URIC_HOST)] & 38) { r = 1; goto t31; }
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
    if (BYTE(URIC_FRAGMENT) >= 0xC2 && BYTE(URIC_FRAGMENT) <= 0xDF) { LEAVE(32); STEP; goto s1744; }
    if (BYTE(URIC_FRAGMENT) == 0xE0) { LEAVE(32); STEP; goto s1745; }
    if (BYTE(URIC_FRAGMENT) >= 0xE1 && BYTE(URIC_FRAGMENT) <= 0xEC) { LEAVE(32); STEP; goto s1746; }
    if (BYTE(URIC_FRAGMENT) == 0xED) { LEAVE(32); STEP; goto s1747; }
    if (BYTE(URIC_FRAGMENT) == 0xEE || BYTE(URIC_FRAGMENT) == 0xEF) { LEAVE(32); STEP; goto s1746; }
    if (BYTE(URIC_FRAGMENT) == 0xF0) { LEAVE(32); STEP; goto s1748; }
    if (BYTE(URIC_FRAGMENT) >= 0xF1 && BYTE(URIC_FRAGMENT) <= 0xF3) { LEAVE(32); STEP; goto s1749; }
    if (BYTE(URIC_FRAGMENT) == 0xF4) { LEAVE(32); STEP; goto s1750; }
#endif
    DEAD(32, URIC_FRAGMENT);
e32: ON_fragment_end; goto done;
s33: /* "%" */
    AT_END(33, dead, URIC_PATH);
    if (rules_bytes[1][BYTE(URIC_PATH)] & 6) { STEP; goto s61; }
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
    if (BYTE(URIC_PATH) >= 0xC2 && BYTE(URIC_PATH) <= 0xDF) { LEAVE(34); STEP; goto s1737; }
    if (BYTE(URIC_PATH) == 0xE0) { LEAVE(34); STEP; goto s1738; }
    if (BYTE(URIC_PATH) >= 0xE1 && BYTE(URIC_PATH) <= 0xEC) { LEAVE(34); STEP; goto s1739; }
    if (BYTE(URIC_PATH) == 0xED) { LEAVE(34); STEP; goto s1740; }
    if (BYTE(URIC_PATH) == 0xEE || BYTE(URIC_PATH) == 0xEF) { LEAVE(34); STEP; goto s1739; }
    if (BYTE(URIC_PATH) == 0xF0) { LEAVE(34); STEP; goto s1741; }
    if (BYTE(URIC_PATH) >= 0xF1 && BYTE(URIC_PATH) <= 0xF3) { LEAVE(34); STEP; goto s1742; }
    if (BYTE(URIC_PATH) == 0xF4) { LEAVE(34); STEP; goto s1743; }
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
    if (BYTE(URIC_PATH) >= 0xC2 && BYTE(URIC_PATH) <= 0xDF) { LEAVE(35); STEP; goto s1751; }
    if (BYTE(URIC_PATH) == 0xE0) { LEAVE(35); STEP; goto s1752; }
    if (BYTE(URIC_PATH) >= 0xE1 && BYTE(URIC_PATH) <= 0xEC) { LEAVE(35); STEP; goto s1753; }
    if (BYTE(URIC_PATH) == 0xED) { LEAVE(35); STEP; goto s1754; }
    if (BYTE(URIC_PATH) == 0xEE || BYTE(URIC_PATH) == 0xEF) { LEAVE(35); STEP; goto s1753; }
    if (BYTE(URIC_PATH) == 0xF0) { LEAVE(35); STEP; goto s1755; }
    if (BYTE(URIC_PATH) >= 0xF1 && BYTE(URIC_PATH) <= 0xF3) { LEAVE(35); STEP; goto s1756; }
    if (BYTE(URIC_PATH) == 0xF4) { LEAVE(35); STEP; goto s1757; }
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
    if (BYTE(URIC_QUERY) >= 0xC2 && BYTE(URIC_QUERY) <= 0xDF) { LEAVE(36); STEP; goto s1758; }
    if (BYTE(URIC_QUERY) == 0xE0) { LEAVE(36); STEP; goto s1759; }
    if (BYTE(URIC_QUERY) >= 0xE1 && BYTE(URIC_QUERY) <= 0xEC) { LEAVE(36); STEP; goto s1760; }
    if (BYTE(URIC_QUERY) == 0xED) { LEAVE(36); STEP; goto s1761; }
    if (BYTE(URIC_QUERY) == 0xEE || BYTE(URIC_QUERY) == 0xEF) { LEAVE(36); STEP; goto s1760; }
    if (BYTE(URIC_QUERY) == 0xF0) { LEAVE(36); STEP; goto s1762; }
    if (BYTE(URIC_QUERY) >= 0xF1 && BYTE(URIC_QUERY) <= 0xF3) { LEAVE(36); STEP; goto s1763; }
    if (BYTE(URIC_QUERY) == 0xF4) { LEAVE(36); STEP; goto s1764; }
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
    if (BYTE(URIC_PATH) >= 0xC2 && BYTE(URIC_PATH) <= 0xDF) { LEAVE(38); STEP; goto s1765; }
    if (BYTE(URIC_PATH) == 0xE0) { LEAVE(38); STEP; goto s1766; }
    if (BYTE(URIC_PATH) >= 0xE1 && BYTE(URIC_PATH) <= 0xEC) { LEAVE(38); STEP; goto s1767; }
    if (BYTE(URIC_PATH) == 0xED) { LEAVE(38); STEP; goto s1768; }
    if (BYTE(URIC_PATH) == 0xEE || BYTE(URIC_PATH) == 0xEF) { LEAVE(38); STEP; goto s1767; }
    if (BYTE(URIC_PATH) == 0xF0) { LEAVE(38); STEP; goto s1769; }
    if (BYTE(URIC_PATH) >= 0xF1 && BYTE(URIC_PATH) <= 0xF3) { LEAVE(38); STEP; goto s1770; }
    if (BYTE(URIC_PATH) == 0xF4) { LEAVE(38); STEP; goto s1771; }
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
    if (rules_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s14; }
    DEAD(41, URIC_HOST);
s42: /* "[::]", may end */
    AT_END(42, e42, URIC_HOST);
    if (BYTE(URIC_HOST) == ':') { ON_host_end; ON_port_begin; STEP; goto s15; }
    DEAD(42, URIC_HOST);
e42: ON_host_end; goto done;
s43: /* "[V" */
    AT_END(43, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s70; }
    DEAD(43, URIC_HOST);
s44: /* "a:", may end */
    AT_END(44, e44, URIC_PATH);
    if (BYTE(URIC_PATH) == '/') { STEP; goto s73; }
    if (rules_bytes[0][BYTE(URIC_PATH)] & 252) { STEP; goto s72; }
    if (BYTE(URIC_PATH) == '?') { ON_path_empty_end; ON_query_begin; STEP; goto s68; }
    if (BYTE(URIC_PATH) == '%') { LEAVE(44); STEP; goto s71; }
#ifdef TOLERANT
    if (BYTE(URIC_PATH) == 0x01) { STEP; goto s72; }
    if (BYTE(URIC_PATH) >= 0xC2 && BYTE(URIC_PATH) <= 0xDF) { LEAVE(44); STEP; goto s1772; }
    if (BYTE(URIC_PATH) == 0xE0) { LEAVE(44); STEP; goto s1773; }
    if (BYTE(URIC_PATH) >= 0xE1 && BYTE(URIC_PATH) <= 0xEC) { LEAVE(44); STEP; goto s1774; }
    if (BYTE(URIC_PATH) == 0xED) { LEAVE(44); STEP; goto s1775; }
    if (BYTE(URIC_PATH) == 0xEE || BYTE(URIC_PATH) == 0xEF) { LEAVE(44); STEP; goto s1774; }
    if (BYTE(URIC_PATH) == 0xF0) { LEAVE(44); STEP; goto s1776; }
    if (BYTE(URIC_PATH) >= 0xF1 && BYTE(URIC_PATH) <= 0xF3) { LEAVE(44); STEP; goto s1777; }
    if (BYTE(URIC_PATH) == 0xF4) { LEAVE(44); STEP; goto s1778; }
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
    if (BYTE(URIC_PATH) >= 0xC2 && BYTE(URIC_PATH) <= 0xDF) { LEAVE(45); STEP; goto s1779; }
    if (BYTE(URIC_PATH) == 0xE0) { LEAVE(45); STEP; goto s1780; }
    if (BYTE(URIC_PATH) >= 0xE1 && BYTE(URIC_PATH) <= 0xEC) { LEAVE(45); STEP; goto s1781; }
    if (BYTE(URIC_PATH) == 0xED) { LEAVE(45); STEP; goto s1782; }
    if (BYTE(URIC_PATH) == 0xEE || BYTE(URIC_PATH) == 0xEF) { LEAVE(45); STEP; goto s1781; }
    if (BYTE(URIC_PATH) == 0xF0) { LEAVE(45); STEP; goto s1783; }
    if (BYTE(URIC_PATH) >= 0xF1 && BYTE(URIC_PATH) <= 0xF3) { LEAVE(45); STEP; goto s1784; }
    if (BYTE(URIC_PATH) == 0xF4) { LEAVE(45); STEP; goto s1785; }
#endif
    DEAD(45, URIC_PATH);
e45: ON_path_empty_end; ON_absolute_form_end; goto done;
s46: /* ".%1" */
    AT_END(46, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s22; }
    DEAD(46, URIC_HOST);
s47: /* ".@.%" */
    AT_END(47, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s78; }
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
    if (rules_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s79; }
    DEAD(50, URIC_USERINFO);
s51: /* ".:&" */
    JUMP(REG_NAME, 51);
    AT_END(51, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) == '%') { TRIPLET(51); STEP; goto s50; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s21; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 248) { STEP; goto s51; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x01 || BYTE(URIC_HOST) == 0x02) { STEP; goto s51; }
    if (BYTE(URIC_HOST) >= 0xC2 && BYTE(URIC_HOST) <= 0xDF) { STEP; goto s1730; }
    if (BYTE(URIC_HOST) == 0xE0) { STEP; goto s1731; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { STEP; goto s1732; }
    if (BYTE(URIC_HOST) == 0xED) { STEP; goto s1733; }
    if (BYTE(URIC_HOST) == 0xEE || BYTE(URIC_HOST) == 0xEF) { STEP; goto s1732; }
    if (BYTE(URIC_HOST) == 0xF0) { STEP; goto s1734; }
    if (BYTE(URIC_HOST) >= 0xF1 && BYTE(URIC_HOST) <= 0xF3) { STEP; goto s1735; }
    if (BYTE(URIC_HOST) == 0xF4) { STEP; goto s1736; }
#endif
    DEAD(51, URIC_USERINFO);
s52: /* "[::]", may end */
    AT_END(52, e52, URIC_HOST);
    if (BYTE(URIC_HOST) == ':') { ON_host_end; ON_port_begin; STEP; goto s49; }
    DEAD(52, URIC_HOST);
e52: ON_host_end; ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); goto done;
s53: /* "[V" */
    AT_END(53, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s80; }
    DEAD(53, URIC_HOST);
s54: /* ".%1" */
    AT_END(54, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s26; }
    DEAD(54, URIC_HOST);
s55: /* "[::]" */
    AT_END(55, dead, URIC_HOST);
    if (BYTE(URIC_HOST) == ':') { ON_host_end; ON_port_begin; STEP; goto s27; }
    DEAD(55, URIC_HOST);
s56: /* "[V" */
    AT_END(56, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s81; }
    DEAD(56, URIC_HOST);
s57: /* ".%1" */
    AT_END(57, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s30; }
    DEAD(57, URIC_HOST);
s58: /* "[::]", may end */
    AT_END(58, e58, URIC_HOST);
    DEAD(58, URIC_HOST);
e58: ON_host_end; goto done;
s59: /* "[V" */
    AT_END(59, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s82; }
    DEAD(59, URIC_HOST);
s60: /* "#%" */
    AT_END(60, dead, URIC_FRAGMENT);
    if (rules_bytes[1][BYTE(URIC_FRAGMENT)] & 6) { STEP; goto s83; }
    DEAD(60, URIC_FRAGMENT);
s61: /* "%1" */
    AT_END(61, dead, URIC_PATH);
    if (rules_bytes[1][BYTE(URIC_PATH)] & 6) { STEP; goto s34; }
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
    if (BYTE(URIC_PATH) >= 0xC2 && BYTE(URIC_PATH) <= 0xDF) { LEAVE(62); STEP; goto s1786; }
    if (BYTE(URIC_PATH) == 0xE0) { LEAVE(62); STEP; goto s1787; }
    if (BYTE(URIC_PATH) >= 0xE1 && BYTE(URIC_PATH) <= 0xEC) { LEAVE(62); STEP; goto s1788; }
    if (BYTE(URIC_PATH) == 0xED) { LEAVE(62); STEP; goto s1789; }
    if (BYTE(URIC_PATH) == 0xEE || BYTE(URIC_PATH) == 0xEF) { LEAVE(62); STEP; goto s1788; }
    if (BYTE(URIC_PATH) == 0xF0) { LEAVE(62); STEP; goto s1790; }
    if (BYTE(URIC_PATH) >= 0xF1 && BYTE(URIC_PATH) <= 0xF3) { LEAVE(62); STEP; goto s1791; }
    if (BYTE(URIC_PATH) == 0xF4) { LEAVE(62); STEP; goto s1792; }
#endif
    DEAD(62, URIC_PATH);
e62: ON_path_noscheme_end; goto done;
s63: /* "/%" */
    AT_END(63, dead, URIC_PATH);
    if (rules_bytes[1][BYTE(URIC_PATH)] & 6) { STEP; goto s85; }
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
    if (BYTE(URIC_PATH) >= 0xC2 && BYTE(URIC_PATH) <= 0xDF) { LEAVE(64); STEP; goto s1751; }
    if (BYTE(URIC_PATH) == 0xE0) { LEAVE(64); STEP; goto s1752; }
    if (BYTE(URIC_PATH) >= 0xE1 && BYTE(URIC_PATH) <= 0xEC) { LEAVE(64); STEP; goto s1753; }
    if (BYTE(URIC_PATH) == 0xED) { LEAVE(64); STEP; goto s1754; }
    if (BYTE(URIC_PATH) == 0xEE || BYTE(URIC_PATH) == 0xEF) { LEAVE(64); STEP; goto s1753; }
    if (BYTE(URIC_PATH) == 0xF0) { LEAVE(64); STEP; goto s1755; }
    if (BYTE(URIC_PATH) >= 0xF1 && BYTE(URIC_PATH) <= 0xF3) { LEAVE(64); STEP; goto s1756; }
    if (BYTE(URIC_PATH) == 0xF4) { LEAVE(64); STEP; goto s1757; }
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
    if (BYTE(URIC_HOST) == 0x02) { LEAVE(65); STEP; goto s1793; }
    if (BYTE(URIC_HOST) >= 0xC2 && BYTE(URIC_HOST) <= 0xDF) { LEAVE(65); STEP; goto s1794; }
    if (BYTE(URIC_HOST) == 0xE0) { LEAVE(65); STEP; goto s1795; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { LEAVE(65); STEP; goto s1796; }
    if (BYTE(URIC_HOST) == 0xED) { LEAVE(65); STEP; goto s1797; }
    if (BYTE(URIC_HOST) == 0xEE || BYTE(URIC_HOST) == 0xEF) { LEAVE(65); STEP; goto s1796; }
    if (BYTE(URIC_HOST) == 0xF0) { LEAVE(65); STEP; goto s1798; }
    if (BYTE(URIC_HOST) >= 0xF1 && BYTE(URIC_HOST) <= 0xF3) { LEAVE(65); STEP; goto s1799; }
    if (BYTE(URIC_HOST) == 0xF4) { LEAVE(65); STEP; goto s1800; }
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
    if (BYTE(URIC_HOST) == 0x02) { LEAVE(1125 + r); STEP; goto s1793; }
    if (BYTE(URIC_HOST) >= 0xC2 && BYTE(URIC_HOST) <= 0xDF) { LEAVE(1125 + r); STEP; goto s1794; }
    if (BYTE(URIC_HOST) == 0xE0) { LEAVE(1125 + r); STEP; goto s1795; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { LEAVE(1125 + r); STEP; goto s1796; }
    if (BYTE(URIC_HOST) == 0xED) { LEAVE(1125 + r); STEP; goto s1797; }
    if (BYTE(URIC_HOST) == 0xEE || BYTE(URIC_HOST) == 0xEF) { LEAVE(1125 + r); STEP; goto s1796; }
    if (BYTE(URIC_HOST) == 0xF0) { LEAVE(1125 + r); STEP; goto s1798; }
    if (BYTE(URIC_HOST) >= 0xF1 && BYTE(URIC_HOST) <= 0xF3) { LEAVE(1125 + r); STEP; goto s1799; }
    if (BYTE(URIC_HOST) == 0xF4) { LEAVE(1125 + r); STEP; goto s1800; }
#endif
    DEAD(1125 + r, URIC_HOST);
te65:
    HOST_KIND(rules_part65_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s66: /* "?%" */
    AT_END(66, dead, URIC_QUERY);
    if (rules_bytes[1][BYTE(URIC_QUERY)] & 6) { STEP; goto s92; }
    DEAD(66, URIC_QUERY);
s67: /* "/%" */
    AT_END(67, dead, URIC_PATH);
    if (rules_bytes[1][BYTE(URIC_PATH)] & 6) { STEP; goto s93; }
    DEAD(67, URIC_PATH);
s68: /* "/?", may end */
    JUMP(PATH, 68);
    AT_END(68, e68, URIC_QUERY);
    if (BYTE(URIC_QUERY) == '%') { TRIPLET(68); LEAVE(68); STEP; goto s94; }
    if (rules_bytes[0][BYTE(URIC_QUERY)] & 255) { STEP; goto s68; }
#ifdef TOLERANT
    if (BYTE(URIC_QUERY) == 0x01) { STEP; goto s68; }
    if (BYTE(URIC_QUERY) >= 0xC2 && BYTE(URIC_QUERY) <= 0xDF) { LEAVE(68); STEP; goto s1801; }
    if (BYTE(URIC_QUERY) == 0xE0) { LEAVE(68); STEP; goto s1802; }
    if (BYTE(URIC_QUERY) >= 0xE1 && BYTE(URIC_QUERY) <= 0xEC) { LEAVE(68); STEP; goto s1803; }
    if (BYTE(URIC_QUERY) == 0xED) { LEAVE(68); STEP; goto s1804; }
    if (BYTE(URIC_QUERY) == 0xEE || BYTE(URIC_QUERY) == 0xEF) { LEAVE(68); STEP; goto s1803; }
    if (BYTE(URIC_QUERY) == 0xF0) { LEAVE(68); STEP; goto s1805; }
    if (BYTE(URIC_QUERY) >= 0xF1 && BYTE(URIC_QUERY) <= 0xF3) { LEAVE(68); STEP; goto s1806; }
    if (BYTE(URIC_QUERY) == 0xF4) { LEAVE(68); STEP; goto s1807; }
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
    if (BYTE(URIC_PATH) >= 0xC2 && BYTE(URIC_PATH) <= 0xDF) { LEAVE(69); STEP; goto s1779; }
    if (BYTE(URIC_PATH) == 0xE0) { LEAVE(69); STEP; goto s1780; }
    if (BYTE(URIC_PATH) >= 0xE1 && BYTE(URIC_PATH) <= 0xEC) { LEAVE(69); STEP; goto s1781; }
    if (BYTE(URIC_PATH) == 0xED) { LEAVE(69); STEP; goto s1782; }
    if (BYTE(URIC_PATH) == 0xEE || BYTE(URIC_PATH) == 0xEF) { LEAVE(69); STEP; goto s1781; }
    if (BYTE(URIC_PATH) == 0xF0) { LEAVE(69); STEP; goto s1783; }
    if (BYTE(URIC_PATH) >= 0xF1 && BYTE(URIC_PATH) <= 0xF3) { LEAVE(69); STEP; goto s1784; }
    if (BYTE(URIC_PATH) == 0xF4) { LEAVE(69); STEP; goto s1785; }
#endif
    DEAD(69, URIC_PATH);
e69: ON_port_end; ON_authority_form_end; CLEAR_IF_UNDEFINED(URIC_PATH); CLEAR_IF_UNDEFINED(URIC_SCHEME); goto done;
s70: /* "[V1" */
    AT_END(70, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s70; }
    if (BYTE(URIC_HOST) == '.') { STEP; goto s96; }
    DEAD(70, URIC_HOST);
s71: /* "a:%" */
    AT_END(71, dead, URIC_PATH);
    if (rules_bytes[1][BYTE(URIC_PATH)] & 6) { STEP; goto s97; }
    DEAD(71, URIC_PATH);
s72: /* "a:&", may end */
    JUMP(PATH, 72);
    AT_END(72, e72, URIC_PATH);
    if (BYTE(URIC_PATH) == '?') { ON_path_rootless_end; ON_query_begin; STEP; goto s68; }
    if (BYTE(URIC_PATH) == '%') { TRIPLET(72); LEAVE(72); STEP; goto s71; }
    if (rules_bytes[0][BYTE(URIC_PATH)] & 254) { STEP; goto s72; }
#ifdef TOLERANT
    if (BYTE(URIC_PATH) == 0x01) { STEP; goto s72; }
    if (BYTE(URIC_PATH) >= 0xC2 && BYTE(URIC_PATH) <= 0xDF) { LEAVE(72); STEP; goto s1772; }
    if (BYTE(URIC_PATH) == 0xE0) { LEAVE(72); STEP; goto s1773; }
    if (BYTE(URIC_PATH) >= 0xE1 && BYTE(URIC_PATH) <= 0xEC) { LEAVE(72); STEP; goto s1774; }
    if (BYTE(URIC_PATH) == 0xED) { LEAVE(72); STEP; goto s1775; }
    if (BYTE(URIC_PATH) == 0xEE || BYTE(URIC_PATH) == 0xEF) { LEAVE(72); STEP; goto s1774; }
    if (BYTE(URIC_PATH) == 0xF0) { LEAVE(72); STEP; goto s1776; }
    if (BYTE(URIC_PATH) >= 0xF1 && BYTE(URIC_PATH) <= 0xF3) { LEAVE(72); STEP; goto s1777; }
    if (BYTE(URIC_PATH) == 0xF4) { LEAVE(72); STEP; goto s1778; }
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
    if (BYTE(URIC_PATH) >= 0xC2 && BYTE(URIC_PATH) <= 0xDF) { LEAVE(73); STEP; goto s1808; }
    if (BYTE(URIC_PATH) == 0xE0) { LEAVE(73); STEP; goto s1809; }
    if (BYTE(URIC_PATH) >= 0xE1 && BYTE(URIC_PATH) <= 0xEC) { LEAVE(73); STEP; goto s1810; }
    if (BYTE(URIC_PATH) == 0xED) { LEAVE(73); STEP; goto s1811; }
    if (BYTE(URIC_PATH) == 0xEE || BYTE(URIC_PATH) == 0xEF) { LEAVE(73); STEP; goto s1810; }
    if (BYTE(URIC_PATH) == 0xF0) { LEAVE(73); STEP; goto s1812; }
    if (BYTE(URIC_PATH) >= 0xF1 && BYTE(URIC_PATH) <= 0xF3) { LEAVE(73); STEP; goto s1813; }
    if (BYTE(URIC_PATH) == 0xF4) { LEAVE(73); STEP; goto s1814; }
#endif
    DEAD(73, URIC_PATH);
e73: ON_path_absolute_end; goto done;
s74: /* "a:%" */
    AT_END(74, dead, URIC_PATH);
    if (rules_bytes[1][BYTE(URIC_PATH)] & 6) { STEP; goto s101; }
    DEAD(74, URIC_PATH);
s75: /* "a:&", may end */
    JUMP(PATH, 75);
    AT_END(75, e75, URIC_PATH);
    if (BYTE(URIC_PATH) == '?') { ON_path_rootless_end; ON_query_begin; STEP; goto s77; }
    if (BYTE(URIC_PATH) == '%') { TRIPLET(75); LEAVE(75); STEP; goto s74; }
    if (rules_bytes[0][BYTE(URIC_PATH)] & 254) { STEP; goto s75; }
#ifdef TOLERANT
    if (BYTE(URIC_PATH) == 0x01) { STEP; goto s75; }
    if (BYTE(URIC_PATH) >= 0xC2 && BYTE(URIC_PATH) <= 0xDF) { LEAVE(75); STEP; goto s1779; }
    if (BYTE(URIC_PATH) == 0xE0) { LEAVE(75); STEP; goto s1780; }
    if (BYTE(URIC_PATH) >= 0xE1 && BYTE(URIC_PATH) <= 0xEC) { LEAVE(75); STEP; goto s1781; }
    if (BYTE(URIC_PATH) == 0xED) { LEAVE(75); STEP; goto s1782; }
    if (BYTE(URIC_PATH) == 0xEE || BYTE(URIC_PATH) == 0xEF) { LEAVE(75); STEP; goto s1781; }
    if (BYTE(URIC_PATH) == 0xF0) { LEAVE(75); STEP; goto s1783; }
    if (BYTE(URIC_PATH) >= 0xF1 && BYTE(URIC_PATH) <= 0xF3) { LEAVE(75); STEP; goto s1784; }
    if (BYTE(URIC_PATH) == 0xF4) { LEAVE(75); STEP; goto s1785; }
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
    if (BYTE(URIC_PATH) >= 0xC2 && BYTE(URIC_PATH) <= 0xDF) { LEAVE(76); STEP; goto s1815; }
    if (BYTE(URIC_PATH) == 0xE0) { LEAVE(76); STEP; goto s1816; }
    if (BYTE(URIC_PATH) >= 0xE1 && BYTE(URIC_PATH) <= 0xEC) { LEAVE(76); STEP; goto s1817; }
    if (BYTE(URIC_PATH) == 0xED) { LEAVE(76); STEP; goto s1818; }
    if (BYTE(URIC_PATH) == 0xEE || BYTE(URIC_PATH) == 0xEF) { LEAVE(76); STEP; goto s1817; }
    if (BYTE(URIC_PATH) == 0xF0) { LEAVE(76); STEP; goto s1819; }
    if (BYTE(URIC_PATH) >= 0xF1 && BYTE(URIC_PATH) <= 0xF3) { LEAVE(76); STEP; goto s1820; }
    if (BYTE(URIC_PATH) == 0xF4) { LEAVE(76); STEP; goto s1821; }
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
    if (BYTE(URIC_QUERY) >= 0xC2 && BYTE(URIC_QUERY) <= 0xDF) { LEAVE(77); STEP; goto s1822; }
    if (BYTE(URIC_QUERY) == 0xE0) { LEAVE(77); STEP; goto s1823; }
    if (BYTE(URIC_QUERY) >= 0xE1 && BYTE(URIC_QUERY) <= 0xEC) { LEAVE(77); STEP; goto s1824; }
    if (BYTE(URIC_QUERY) == 0xED) { LEAVE(77); STEP; goto s1825; }
    if (BYTE(URIC_QUERY) == 0xEE || BYTE(URIC_QUERY) == 0xEF) { LEAVE(77); STEP; goto s1824; }
    if (BYTE(URIC_QUERY) == 0xF0) { LEAVE(77); STEP; goto s1826; }
    if (BYTE(URIC_QUERY) >= 0xF1 && BYTE(URIC_QUERY) <= 0xF3) { LEAVE(77); STEP; goto s1827; }
    if (BYTE(URIC_QUERY) == 0xF4) { LEAVE(77); STEP; goto s1828; }
#endif
    DEAD(77, URIC_QUERY);
e77: ON_query_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
s78: /* ".@.%1" */
    AT_END(78, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s48; }
    DEAD(78, URIC_HOST);
s79: /* ".:%1" */
    AT_END(79, dead, URIC_USERINFO);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s51; }
    DEAD(79, URIC_USERINFO);
s80: /* "[V1" */
    AT_END(80, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s80; }
    if (BYTE(URIC_HOST) == '.') { STEP; goto s106; }
    DEAD(80, URIC_HOST);
s81: /* "[V1" */
    AT_END(81, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s81; }
    if (BYTE(URIC_HOST) == '.') { STEP; goto s107; }
    DEAD(81, URIC_HOST);
s82: /* "[V1" */
    AT_END(82, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s82; }
    if (BYTE(URIC_HOST) == '.') { STEP; goto s108; }
    DEAD(82, URIC_HOST);
s83: /* "#%1" */
    AT_END(83, dead, URIC_FRAGMENT);
    if (rules_bytes[1][BYTE(URIC_FRAGMENT)] & 6) { STEP; goto s32; }
    DEAD(83, URIC_FRAGMENT);
s84: /* "&/%" */
    AT_END(84, dead, URIC_PATH);
    if (rules_bytes[1][BYTE(URIC_PATH)] & 6) { STEP; goto s109; }
    DEAD(84, URIC_PATH);
s85: /* "/%1" */
    AT_END(85, dead, URIC_PATH);
    if (rules_bytes[1][BYTE(URIC_PATH)] & 6) { STEP; goto s64; }
    DEAD(85, URIC_PATH);
s86: /* "//.%" */
    AT_END(86, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s110; }
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
    if (BYTE(URIC_PATH) >= 0xC2 && BYTE(URIC_PATH) <= 0xDF) { LEAVE(88); STEP; goto s1829; }
    if (BYTE(URIC_PATH) == 0xE0) { LEAVE(88); STEP; goto s1830; }
    if (BYTE(URIC_PATH) >= 0xE1 && BYTE(URIC_PATH) <= 0xEC) { LEAVE(88); STEP; goto s1831; }
    if (BYTE(URIC_PATH) == 0xED) { LEAVE(88); STEP; goto s1832; }
    if (BYTE(URIC_PATH) == 0xEE || BYTE(URIC_PATH) == 0xEF) { LEAVE(88); STEP; goto s1831; }
    if (BYTE(URIC_PATH) == 0xF0) { LEAVE(88); STEP; goto s1833; }
    if (BYTE(URIC_PATH) >= 0xF1 && BYTE(URIC_PATH) <= 0xF3) { LEAVE(88); STEP; goto s1834; }
    if (BYTE(URIC_PATH) == 0xF4) { LEAVE(88); STEP; goto s1835; }
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
    if (BYTE(URIC_HOST) == 0x02) { LEAVE(89); STEP; goto s1793; }
    if (BYTE(URIC_HOST) >= 0xC2 && BYTE(URIC_HOST) <= 0xDF) { LEAVE(89); STEP; goto s1794; }
    if (BYTE(URIC_HOST) == 0xE0) { LEAVE(89); STEP; goto s1795; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { LEAVE(89); STEP; goto s1796; }
    if (BYTE(URIC_HOST) == 0xED) { LEAVE(89); STEP; goto s1797; }
    if (BYTE(URIC_HOST) == 0xEE || BYTE(URIC_HOST) == 0xEF) { LEAVE(89); STEP; goto s1796; }
    if (BYTE(URIC_HOST) == 0xF0) { LEAVE(89); STEP; goto s1798; }
    if (BYTE(URIC_HOST) >= 0xF1 && BYTE(URIC_HOST) <= 0xF3) { LEAVE(89); STEP; goto s1799; }
    if (BYTE(URIC_HOST) == 0xF4) { LEAVE(89); STEP; goto s1800; }
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
    if (BYTE(URIC_HOST) >= 0xC2 && BYTE(URIC_HOST) <= 0xDF) { LEAVE(90); STEP; goto s1794; }
    if (BYTE(URIC_HOST) == 0xE0) { LEAVE(90); STEP; goto s1795; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { LEAVE(90); STEP; goto s1796; }
    if (BYTE(URIC_HOST) == 0xED) { LEAVE(90); STEP; goto s1797; }
    if (BYTE(URIC_HOST) == 0xEE || BYTE(URIC_HOST) == 0xEF) { LEAVE(90); STEP; goto s1796; }
    if (BYTE(URIC_HOST) == 0xF0) { LEAVE(90); STEP; goto s1798; }
    if (BYTE(URIC_HOST) >= 0xF1 && BYTE(URIC_HOST) <= 0xF3) { LEAVE(90); STEP; goto s1799; }
    if (BYTE(URIC_HOST) == 0xF4) { LEAVE(90); STEP; goto s1800; }
#endif
    DEAD(90, URIC_PORT);
e90: ON_port_end; ON_authority_end; ON_path_abempty_end; goto done;
s91: /* "//[" */
    AT_END(91, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 38) { r = 1; goto t91; }
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
    if (rules_bytes[1][BYTE(URIC_QUERY)] & 6) { STEP; goto s36; }
    DEAD(92, URIC_QUERY);
s93: /* "/%1" */
    AT_END(93, dead, URIC_PATH);
    if (rules_bytes[1][BYTE(URIC_PATH)] & 6) { STEP; goto s38; }
    DEAD(93, URIC_PATH);
s94: /* "/?%" */
    AT_END(94, dead, URIC_QUERY);
    if (rules_bytes[1][BYTE(URIC_QUERY)] & 6) { STEP; goto s119; }
    DEAD(94, URIC_QUERY);
s95: /* "a:1", may end */
    AT_END(95, e95, URIC_PATH);
    if (rules_bytes[0][BYTE(URIC_PATH)] & 238) { STEP; goto s75; }
    if (BYTE(URIC_PATH) >= '0' && BYTE(URIC_PATH) <= '9') { STEP; goto s95; }
    if (BYTE(URIC_PATH) == '?') { ON_path_rootless_end; ON_query_begin; STEP; goto s77; }
    if (BYTE(URIC_PATH) == '%') { LEAVE(95); STEP; goto s74; }
#ifdef TOLERANT
    if (BYTE(URIC_PATH) == 0x01) { STEP; goto s75; }
    if (BYTE(URIC_PATH) >= 0xC2 && BYTE(URIC_PATH) <= 0xDF) { LEAVE(95); STEP; goto s1779; }
    if (BYTE(URIC_PATH) == 0xE0) { LEAVE(95); STEP; goto s1780; }
    if (BYTE(URIC_PATH) >= 0xE1 && BYTE(URIC_PATH) <= 0xEC) { LEAVE(95); STEP; goto s1781; }
    if (BYTE(URIC_PATH) == 0xED) { LEAVE(95); STEP; goto s1782; }
    if (BYTE(URIC_PATH) == 0xEE || BYTE(URIC_PATH) == 0xEF) { LEAVE(95); STEP; goto s1781; }
    if (BYTE(URIC_PATH) == 0xF0) { LEAVE(95); STEP; goto s1783; }
    if (BYTE(URIC_PATH) >= 0xF1 && BYTE(URIC_PATH) <= 0xF3) { LEAVE(95); STEP; goto s1784; }
    if (BYTE(URIC_PATH) == 0xF4) { LEAVE(95); STEP; goto s1785; }
#endif
    DEAD(95, URIC_PATH);
e95: ON_port_end; ON_authority_form_end; CLEAR_IF_UNDEFINED(URIC_PATH); CLEAR_IF_UNDEFINED(URIC_SCHEME); goto done;
s96: /* "[V1." */
    AT_END(96, dead, URIC_HOST);
    if (rules_bytes[0][BYTE(URIC_HOST)] & 248) { STEP; goto s120; }
    DEAD(96, URIC_HOST);
s97: /* "a:%1" */
    AT_END(97, dead, URIC_PATH);
    if (rules_bytes[1][BYTE(URIC_PATH)] & 6) { STEP; goto s72; }
    DEAD(97, URIC_PATH);
s98: /* "a:/%" */
    AT_END(98, dead, URIC_PATH);
    if (rules_bytes[1][BYTE(URIC_PATH)] & 6) { STEP; goto s121; }
    DEAD(98, URIC_PATH);
s99: /* "a:/&", may end */
    JUMP(PATH, 99);
    AT_END(99, e99, URIC_PATH);
    if (BYTE(URIC_PATH) == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s68; }
    if (BYTE(URIC_PATH) == '%') { TRIPLET(99); LEAVE(99); STEP; goto s98; }
    if (rules_bytes[0][BYTE(URIC_PATH)] & 254) { STEP; goto s99; }
#ifdef TOLERANT
    if (BYTE(URIC_PATH) == 0x01) { STEP; goto s99; }
    if (BYTE(URIC_PATH) >= 0xC2 && BYTE(URIC_PATH) <= 0xDF) { LEAVE(99); STEP; goto s1808; }
    if (BYTE(URIC_PATH) == 0xE0) { LEAVE(99); STEP; goto s1809; }
    if (BYTE(URIC_PATH) >= 0xE1 && BYTE(URIC_PATH) <= 0xEC) { LEAVE(99); STEP; goto s1810; }
    if (BYTE(URIC_PATH) == 0xED) { LEAVE(99); STEP; goto s1811; }
    if (BYTE(URIC_PATH) == 0xEE || BYTE(URIC_PATH) == 0xEF) { LEAVE(99); STEP; goto s1810; }
    if (BYTE(URIC_PATH) == 0xF0) { LEAVE(99); STEP; goto s1812; }
    if (BYTE(URIC_PATH) >= 0xF1 && BYTE(URIC_PATH) <= 0xF3) { LEAVE(99); STEP; goto s1813; }
    if (BYTE(URIC_PATH) == 0xF4) { LEAVE(99); STEP; goto s1814; }
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
    if (BYTE(URIC_HOST) == 0x02) { LEAVE(100); STEP; goto s1836; }
    if (BYTE(URIC_HOST) >= 0xC2 && BYTE(URIC_HOST) <= 0xDF) { LEAVE(100); STEP; goto s1837; }
    if (BYTE(URIC_HOST) == 0xE0) { LEAVE(100); STEP; goto s1838; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { LEAVE(100); STEP; goto s1839; }
    if (BYTE(URIC_HOST) == 0xED) { LEAVE(100); STEP; goto s1840; }
    if (BYTE(URIC_HOST) == 0xEE || BYTE(URIC_HOST) == 0xEF) { LEAVE(100); STEP; goto s1839; }
    if (BYTE(URIC_HOST) == 0xF0) { LEAVE(100); STEP; goto s1841; }
    if (BYTE(URIC_HOST) >= 0xF1 && BYTE(URIC_HOST) <= 0xF3) { LEAVE(100); STEP; goto s1842; }
    if (BYTE(URIC_HOST) == 0xF4) { LEAVE(100); STEP; goto s1843; }
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
    if (BYTE(URIC_HOST) == 0x02) { LEAVE(1326 + r); STEP; goto s1836; }
    if (BYTE(URIC_HOST) >= 0xC2 && BYTE(URIC_HOST) <= 0xDF) { LEAVE(1326 + r); STEP; goto s1837; }
    if (BYTE(URIC_HOST) == 0xE0) { LEAVE(1326 + r); STEP; goto s1838; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { LEAVE(1326 + r); STEP; goto s1839; }
    if (BYTE(URIC_HOST) == 0xED) { LEAVE(1326 + r); STEP; goto s1840; }
    if (BYTE(URIC_HOST) == 0xEE || BYTE(URIC_HOST) == 0xEF) { LEAVE(1326 + r); STEP; goto s1839; }
    if (BYTE(URIC_HOST) == 0xF0) { LEAVE(1326 + r); STEP; goto s1841; }
    if (BYTE(URIC_HOST) >= 0xF1 && BYTE(URIC_HOST) <= 0xF3) { LEAVE(1326 + r); STEP; goto s1842; }
    if (BYTE(URIC_HOST) == 0xF4) { LEAVE(1326 + r); STEP; goto s1843; }
#endif
    DEAD(1326 + r, URIC_HOST);
te100:
    HOST_KIND(rules_part100_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; goto done;
s101: /* "a:%1" */
    AT_END(101, dead, URIC_PATH);
    if (rules_bytes[1][BYTE(URIC_PATH)] & 6) { STEP; goto s75; }
    DEAD(101, URIC_PATH);
s102: /* "a:/%" */
    AT_END(102, dead, URIC_PATH);
    if (rules_bytes[1][BYTE(URIC_PATH)] & 6) { STEP; goto s127; }
    DEAD(102, URIC_PATH);
s103: /* "a:/&", may end */
    JUMP(PATH, 103);
    AT_END(103, e103, URIC_PATH);
    if (BYTE(URIC_PATH) == '?') { ON_path_absolute_end; ON_query_begin; STEP; goto s77; }
    if (BYTE(URIC_PATH) == '%') { TRIPLET(103); LEAVE(103); STEP; goto s102; }
    if (rules_bytes[0][BYTE(URIC_PATH)] & 254) { STEP; goto s103; }
#ifdef TOLERANT
    if (BYTE(URIC_PATH) == 0x01) { STEP; goto s103; }
    if (BYTE(URIC_PATH) >= 0xC2 && BYTE(URIC_PATH) <= 0xDF) { LEAVE(103); STEP; goto s1815; }
    if (BYTE(URIC_PATH) == 0xE0) { LEAVE(103); STEP; goto s1816; }
    if (BYTE(URIC_PATH) >= 0xE1 && BYTE(URIC_PATH) <= 0xEC) { LEAVE(103); STEP; goto s1817; }
    if (BYTE(URIC_PATH) == 0xED) { LEAVE(103); STEP; goto s1818; }
    if (BYTE(URIC_PATH) == 0xEE || BYTE(URIC_PATH) == 0xEF) { LEAVE(103); STEP; goto s1817; }
    if (BYTE(URIC_PATH) == 0xF0) { LEAVE(103); STEP; goto s1819; }
    if (BYTE(URIC_PATH) >= 0xF1 && BYTE(URIC_PATH) <= 0xF3) { LEAVE(103); STEP; goto s1820; }
    if (BYTE(URIC_PATH) == 0xF4) { LEAVE(103); STEP; goto s1821; }
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
    if (BYTE(URIC_HOST) == 0x02) { LEAVE(104); STEP; goto s1844; }
    if (BYTE(URIC_HOST) >= 0xC2 && BYTE(URIC_HOST) <= 0xDF) { LEAVE(104); STEP; goto s1845; }
    if (BYTE(URIC_HOST) == 0xE0) { LEAVE(104); STEP; goto s1846; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { LEAVE(104); STEP; goto s1847; }
    if (BYTE(URIC_HOST) == 0xED) { LEAVE(104); STEP; goto s1848; }
    if (BYTE(URIC_HOST) == 0xEE || BYTE(URIC_HOST) == 0xEF) { LEAVE(104); STEP; goto s1847; }
    if (BYTE(URIC_HOST) == 0xF0) { LEAVE(104); STEP; goto s1849; }
    if (BYTE(URIC_HOST) >= 0xF1 && BYTE(URIC_HOST) <= 0xF3) { LEAVE(104); STEP; goto s1850; }
    if (BYTE(URIC_HOST) == 0xF4) { LEAVE(104); STEP; goto s1851; }
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
    if (BYTE(URIC_HOST) == 0x02) { LEAVE(1351 + r); STEP; goto s1844; }
    if (BYTE(URIC_HOST) >= 0xC2 && BYTE(URIC_HOST) <= 0xDF) { LEAVE(1351 + r); STEP; goto s1845; }
    if (BYTE(URIC_HOST) == 0xE0) { LEAVE(1351 + r); STEP; goto s1846; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { LEAVE(1351 + r); STEP; goto s1847; }
    if (BYTE(URIC_HOST) == 0xED) { LEAVE(1351 + r); STEP; goto s1848; }
    if (BYTE(URIC_HOST) == 0xEE || BYTE(URIC_HOST) == 0xEF) { LEAVE(1351 + r); STEP; goto s1847; }
    if (BYTE(URIC_HOST) == 0xF0) { LEAVE(1351 + r); STEP; goto s1849; }
    if (BYTE(URIC_HOST) >= 0xF1 && BYTE(URIC_HOST) <= 0xF3) { LEAVE(1351 + r); STEP; goto s1850; }
    if (BYTE(URIC_HOST) == 0xF4) { LEAVE(1351 + r); STEP; goto s1851; }
#endif
    DEAD(1351 + r, URIC_HOST);
te104:
    HOST_KIND(rules_part104_values[r]); ON_host_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); goto done;
s105: /* "a:?%" */
    AT_END(105, dead, URIC_QUERY);
    if (rules_bytes[1][BYTE(URIC_QUERY)] & 6) { STEP; goto s134; }
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
    if (rules_bytes[1][BYTE(URIC_PATH)] & 6) { STEP; goto s62; }
    DEAD(109, URIC_PATH);
s110: /* "//.%1" */
    AT_END(110, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s89; }
    DEAD(110, URIC_HOST);
s111: /* "//.@.%" */
    AT_END(111, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s138; }
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
    if (rules_bytes[1][BYTE(URIC_PATH)] & 6) { STEP; goto s139; }
    DEAD(114, URIC_PATH);
s115: /* "//.:%" */
    AT_END(115, dead, URIC_USERINFO);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s140; }
    DEAD(115, URIC_USERINFO);
s116: /* "//.:&" */
    JUMP(REG_NAME, 116);
    AT_END(116, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) == '%') { TRIPLET(116); STEP; goto s115; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s87; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 248) { STEP; goto s116; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x01 || BYTE(URIC_HOST) == 0x02) { STEP; goto s116; }
    if (BYTE(URIC_HOST) >= 0xC2 && BYTE(URIC_HOST) <= 0xDF) { STEP; goto s1794; }
    if (BYTE(URIC_HOST) == 0xE0) { STEP; goto s1795; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { STEP; goto s1796; }
    if (BYTE(URIC_HOST) == 0xED) { STEP; goto s1797; }
    if (BYTE(URIC_HOST) == 0xEE || BYTE(URIC_HOST) == 0xEF) { STEP; goto s1796; }
    if (BYTE(URIC_HOST) == 0xF0) { STEP; goto s1798; }
    if (BYTE(URIC_HOST) >= 0xF1 && BYTE(URIC_HOST) <= 0xF3) { STEP; goto s1799; }
    if (BYTE(URIC_HOST) == 0xF4) { STEP; goto s1800; }
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
    if (rules_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s141; }
    DEAD(118, URIC_HOST);
s119: /* "/?%1" */
    AT_END(119, dead, URIC_QUERY);
    if (rules_bytes[1][BYTE(URIC_QUERY)] & 6) { STEP; goto s68; }
    DEAD(119, URIC_QUERY);
s120: /* "[V1.&" */
    JUMP(SCHEME, 120);
    AT_END(120, dead, URIC_HOST);
    if (BYTE(URIC_HOST) == ']') { ON_IPvFuture_end; STEP; goto s42; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 248) { STEP; goto s120; }
    DEAD(120, URIC_HOST);
s121: /* "a:/%1" */
    AT_END(121, dead, URIC_PATH);
    if (rules_bytes[1][BYTE(URIC_PATH)] & 6) { STEP; goto s99; }
    DEAD(121, URIC_PATH);
s122: /* "a://.%" */
    AT_END(122, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s142; }
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
    if (BYTE(URIC_HOST) == 0x02) { LEAVE(124); STEP; goto s1836; }
    if (BYTE(URIC_HOST) >= 0xC2 && BYTE(URIC_HOST) <= 0xDF) { LEAVE(124); STEP; goto s1837; }
    if (BYTE(URIC_HOST) == 0xE0) { LEAVE(124); STEP; goto s1838; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { LEAVE(124); STEP; goto s1839; }
    if (BYTE(URIC_HOST) == 0xED) { LEAVE(124); STEP; goto s1840; }
    if (BYTE(URIC_HOST) == 0xEE || BYTE(URIC_HOST) == 0xEF) { LEAVE(124); STEP; goto s1839; }
    if (BYTE(URIC_HOST) == 0xF0) { LEAVE(124); STEP; goto s1841; }
    if (BYTE(URIC_HOST) >= 0xF1 && BYTE(URIC_HOST) <= 0xF3) { LEAVE(124); STEP; goto s1842; }
    if (BYTE(URIC_HOST) == 0xF4) { LEAVE(124); STEP; goto s1843; }
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
    if (BYTE(URIC_HOST) >= 0xC2 && BYTE(URIC_HOST) <= 0xDF) { LEAVE(125); STEP; goto s1837; }
    if (BYTE(URIC_HOST) == 0xE0) { LEAVE(125); STEP; goto s1838; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { LEAVE(125); STEP; goto s1839; }
    if (BYTE(URIC_HOST) == 0xED) { LEAVE(125); STEP; goto s1840; }
    if (BYTE(URIC_HOST) == 0xEE || BYTE(URIC_HOST) == 0xEF) { LEAVE(125); STEP; goto s1839; }
    if (BYTE(URIC_HOST) == 0xF0) { LEAVE(125); STEP; goto s1841; }
    if (BYTE(URIC_HOST) >= 0xF1 && BYTE(URIC_HOST) <= 0xF3) { LEAVE(125); STEP; goto s1842; }
    if (BYTE(URIC_HOST) == 0xF4) { LEAVE(125); STEP; goto s1843; }
#endif
    DEAD(125, URIC_PORT);
e125: ON_port_end; ON_authority_end; ON_path_abempty_end; goto done;
s126: /* "a://[" */
    AT_END(126, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 38) { r = 1; goto t126; }
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
    if (rules_bytes[1][BYTE(URIC_PATH)] & 6) { STEP; goto s103; }
    DEAD(127, URIC_PATH);
s128: /* "a://.%" */
    AT_END(128, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s150; }
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
    if (BYTE(URIC_PATH) >= 0xC2 && BYTE(URIC_PATH) <= 0xDF) { LEAVE(130); STEP; goto s1852; }
    if (BYTE(URIC_PATH) == 0xE0) { LEAVE(130); STEP; goto s1853; }
    if (BYTE(URIC_PATH) >= 0xE1 && BYTE(URIC_PATH) <= 0xEC) { LEAVE(130); STEP; goto s1854; }
    if (BYTE(URIC_PATH) == 0xED) { LEAVE(130); STEP; goto s1855; }
    if (BYTE(URIC_PATH) == 0xEE || BYTE(URIC_PATH) == 0xEF) { LEAVE(130); STEP; goto s1854; }
    if (BYTE(URIC_PATH) == 0xF0) { LEAVE(130); STEP; goto s1856; }
    if (BYTE(URIC_PATH) >= 0xF1 && BYTE(URIC_PATH) <= 0xF3) { LEAVE(130); STEP; goto s1857; }
    if (BYTE(URIC_PATH) == 0xF4) { LEAVE(130); STEP; goto s1858; }
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
    if (BYTE(URIC_HOST) == 0x02) { LEAVE(131); STEP; goto s1844; }
    if (BYTE(URIC_HOST) >= 0xC2 && BYTE(URIC_HOST) <= 0xDF) { LEAVE(131); STEP; goto s1845; }
    if (BYTE(URIC_HOST) == 0xE0) { LEAVE(131); STEP; goto s1846; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { LEAVE(131); STEP; goto s1847; }
    if (BYTE(URIC_HOST) == 0xED) { LEAVE(131); STEP; goto s1848; }
    if (BYTE(URIC_HOST) == 0xEE || BYTE(URIC_HOST) == 0xEF) { LEAVE(131); STEP; goto s1847; }
    if (BYTE(URIC_HOST) == 0xF0) { LEAVE(131); STEP; goto s1849; }
    if (BYTE(URIC_HOST) >= 0xF1 && BYTE(URIC_HOST) <= 0xF3) { LEAVE(131); STEP; goto s1850; }
    if (BYTE(URIC_HOST) == 0xF4) { LEAVE(131); STEP; goto s1851; }
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
    if (BYTE(URIC_HOST) >= 0xC2 && BYTE(URIC_HOST) <= 0xDF) { LEAVE(132); STEP; goto s1845; }
    if (BYTE(URIC_HOST) == 0xE0) { LEAVE(132); STEP; goto s1846; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { LEAVE(132); STEP; goto s1847; }
    if (BYTE(URIC_HOST) == 0xED) { LEAVE(132); STEP; goto s1848; }
    if (BYTE(URIC_HOST) == 0xEE || BYTE(URIC_HOST) == 0xEF) { LEAVE(132); STEP; goto s1847; }
    if (BYTE(URIC_HOST) == 0xF0) { LEAVE(132); STEP; goto s1849; }
    if (BYTE(URIC_HOST) >= 0xF1 && BYTE(URIC_HOST) <= 0xF3) { LEAVE(132); STEP; goto s1850; }
    if (BYTE(URIC_HOST) == 0xF4) { LEAVE(132); STEP; goto s1851; }
#endif
    DEAD(132, URIC_PORT);
e132: ON_port_end; ON_authority_end; ON_path_abempty_end; ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); goto done;
s133: /* "a://[" */
    AT_END(133, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 38) { r = 1; goto t133; }
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
    if (rules_bytes[1][BYTE(URIC_QUERY)] & 6) { STEP; goto s77; }
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
    if (rules_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s112; }
    DEAD(138, URIC_HOST);
s139: /* "//./%1" */
    AT_END(139, dead, URIC_PATH);
    if (rules_bytes[1][BYTE(URIC_PATH)] & 6) { STEP; goto s88; }
    DEAD(139, URIC_PATH);
s140: /* "//.:%1" */
    AT_END(140, dead, URIC_USERINFO);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s116; }
    DEAD(140, URIC_USERINFO);
s141: /* "//[V1" */
    AT_END(141, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s141; }
    if (BYTE(URIC_HOST) == '.') { STEP; goto s159; }
    DEAD(141, URIC_HOST);
s142: /* "a://.%1" */
    AT_END(142, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s124; }
    DEAD(142, URIC_HOST);
s143: /* "a://.@.%" */
    AT_END(143, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s160; }
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
    if (rules_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s161; }
    DEAD(146, URIC_USERINFO);
s147: /* "a://.:&" */
    JUMP(REG_NAME, 147);
    AT_END(147, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) == '%') { TRIPLET(147); STEP; goto s146; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s123; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 248) { STEP; goto s147; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x01 || BYTE(URIC_HOST) == 0x02) { STEP; goto s147; }
    if (BYTE(URIC_HOST) >= 0xC2 && BYTE(URIC_HOST) <= 0xDF) { STEP; goto s1837; }
    if (BYTE(URIC_HOST) == 0xE0) { STEP; goto s1838; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { STEP; goto s1839; }
    if (BYTE(URIC_HOST) == 0xED) { STEP; goto s1840; }
    if (BYTE(URIC_HOST) == 0xEE || BYTE(URIC_HOST) == 0xEF) { STEP; goto s1839; }
    if (BYTE(URIC_HOST) == 0xF0) { STEP; goto s1841; }
    if (BYTE(URIC_HOST) >= 0xF1 && BYTE(URIC_HOST) <= 0xF3) { STEP; goto s1842; }
    if (BYTE(URIC_HOST) == 0xF4) { STEP; goto s1843; }
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
    if (rules_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s162; }
    DEAD(149, URIC_HOST);
s150: /* "a://.%1" */
    AT_END(150, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s131; }
    DEAD(150, URIC_HOST);
s151: /* "a://.@.%" */
    AT_END(151, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s163; }
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
    if (rules_bytes[1][BYTE(URIC_PATH)] & 6) { STEP; goto s164; }
    DEAD(154, URIC_PATH);
s155: /* "a://.:%" */
    AT_END(155, dead, URIC_USERINFO);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s165; }
    DEAD(155, URIC_USERINFO);
s156: /* "a://.:&" */
    JUMP(REG_NAME, 156);
    AT_END(156, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) == '%') { TRIPLET(156); STEP; goto s155; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s129; }
    if (rules_bytes[0][BYTE(URIC_HOST)] & 248) { STEP; goto s156; }
#ifdef TOLERANT
    if (BYTE(URIC_HOST) == 0x01 || BYTE(URIC_HOST) == 0x02) { STEP; goto s156; }
    if (BYTE(URIC_HOST) >= 0xC2 && BYTE(URIC_HOST) <= 0xDF) { STEP; goto s1845; }
    if (BYTE(URIC_HOST) == 0xE0) { STEP; goto s1846; }
    if (BYTE(URIC_HOST) >= 0xE1 && BYTE(URIC_HOST) <= 0xEC) { STEP; goto s1847; }
    if (BYTE(URIC_HOST) == 0xED) { STEP; goto s1848; }
    if (BYTE(URIC_HOST) == 0xEE || BYTE(URIC_HOST) == 0xEF) { STEP; goto s1847; }
    if (BYTE(URIC_HOST) == 0xF0) { STEP; goto s1849; }
    if (BYTE(URIC_HOST) >= 0xF1 && BYTE(URIC_HOST) <= 0xF3) { STEP; goto s1850; }
    if (BYTE(URIC_HOST) == 0xF4) { STEP; goto s1851; }
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
    if (rules_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s166; }
    DEAD(158, URIC_HOST);
s159: /* "//[V1." */
    AT_END(159, dead, URIC_HOST);
    if (rules_bytes[0][BYTE(URIC_HOST)] & 248) { STEP; goto s167; }
    DEAD(159, URIC_HOST);
s160: /* "a://.@.%1" */
    AT_END(160, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s144; }
    DEAD(160, URIC_HOST);
s161: /* "a://.:%1" */
    AT_END(161, dead, URIC_USERINFO);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s147; }
    DEAD(161, URIC_USERINFO);
s162: /* "a://[V1" */
    AT_END(162, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s162; }
    if (BYTE(URIC_HOST) == '.') { STEP; goto s168; }
    DEAD(162, URIC_HOST);
s163: /* "a://.@.%1" */
    AT_END(163, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s152; }
    DEAD(163, URIC_HOST);
s164: /* "a://./%1" */
    AT_END(164, dead, URIC_PATH);
    if (rules_bytes[1][BYTE(URIC_PATH)] & 6) { STEP; goto s130; }
    DEAD(164, URIC_PATH);
s165: /* "a://.:%1" */
    AT_END(165, dead, URIC_USERINFO);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s156; }
    DEAD(165, URIC_USERINFO);
s166: /* "a://[V1" */
    AT_END(166, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s166; }
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
    if (rules_bytes[1][BYTE(URIC_HOST)] & 120) { STEP; goto s51; }
    if (BYTE(URIC_HOST) >= 0xC2 && BYTE(URIC_HOST) <= 0xDF) { STEP; goto s1730; }
    if (rules_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s1859; }
    if (rules_bytes[1][BYTE(URIC_HOST)] & 1) { STEP; goto s1732; }
    if (BYTE(URIC_HOST) == '%') { STEP; goto s50; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s21; }
    if (BYTE(URIC_HOST) == 0xE0) { STEP; goto s1731; }
    if (BYTE(URIC_HOST) == 0xED) { STEP; goto s1733; }
    if (BYTE(URIC_HOST) == 0xF0) { STEP; goto s1734; }
    if (BYTE(URIC_HOST) >= 0xF1 && BYTE(URIC_HOST) <= 0xF3) { STEP; goto s1735; }
    if (BYTE(URIC_HOST) == 0xF4) { STEP; goto s1736; }
    DEAD(1729, URIC_HOST);
s1730: /* "\xC2" */
    AT_END(1730, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0xBF) { STEP; goto s51; }
    DEAD(1730, URIC_USERINFO);
s1731: /* "\xE0" */
    AT_END(1731, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) >= 0xA0 && BYTE(URIC_HOST) <= 0xBF) { STEP; goto s1730; }
    DEAD(1731, URIC_USERINFO);
s1732: /* "\xE1" */
    AT_END(1732, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0xBF) { STEP; goto s1730; }
    DEAD(1732, URIC_USERINFO);
s1733: /* "\xED" */
    AT_END(1733, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0x9F) { STEP; goto s1730; }
    DEAD(1733, URIC_USERINFO);
s1734: /* "\xF0" */
    AT_END(1734, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) >= 0x90 && BYTE(URIC_HOST) <= 0xBF) { STEP; goto s1732; }
    DEAD(1734, URIC_USERINFO);
s1735: /* "\xF1" */
    AT_END(1735, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0xBF) { STEP; goto s1732; }
    DEAD(1735, URIC_USERINFO);
s1736: /* "\xF4" */
    AT_END(1736, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0x8F) { STEP; goto s1732; }
    DEAD(1736, URIC_USERINFO);
s1737: /* "\xC2" */
    AT_END(1737, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s34; }
    DEAD(1737, URIC_PATH);
s1738: /* "\xE0" */
    AT_END(1738, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0xA0 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s1737; }
    DEAD(1738, URIC_PATH);
s1739: /* "\xE1" */
    AT_END(1739, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s1737; }
    DEAD(1739, URIC_PATH);
s1740: /* "\xED" */
    AT_END(1740, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0x9F) { STEP; goto s1737; }
    DEAD(1740, URIC_PATH);
s1741: /* "\xF0" */
    AT_END(1741, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x90 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s1739; }
    DEAD(1741, URIC_PATH);
s1742: /* "\xF1" */
    AT_END(1742, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s1739; }
    DEAD(1742, URIC_PATH);
s1743: /* "\xF4" */
    AT_END(1743, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0x8F) { STEP; goto s1739; }
    DEAD(1743, URIC_PATH);
s1744: /* "#\xC2" */
    AT_END(1744, dead, URIC_FRAGMENT);
    if (BYTE(URIC_FRAGMENT) >= 0x80 && BYTE(URIC_FRAGMENT) <= 0xBF) { STEP; goto s32; }
    DEAD(1744, URIC_FRAGMENT);
s1745: /* "#\xE0" */
    AT_END(1745, dead, URIC_FRAGMENT);
    if (BYTE(URIC_FRAGMENT) >= 0xA0 && BYTE(URIC_FRAGMENT) <= 0xBF) { STEP; goto s1744; }
    DEAD(1745, URIC_FRAGMENT);
s1746: /* "#\xE1" */
    AT_END(1746, dead, URIC_FRAGMENT);
    if (BYTE(URIC_FRAGMENT) >= 0x80 && BYTE(URIC_FRAGMENT) <= 0xBF) { STEP; goto s1744; }
    DEAD(1746, URIC_FRAGMENT);
s1747: /* "#\xED" */
    AT_END(1747, dead, URIC_FRAGMENT);
    if (BYTE(URIC_FRAGMENT) >= 0x80 && BYTE(URIC_FRAGMENT) <= 0x9F) { STEP; goto s1744; }
    DEAD(1747, URIC_FRAGMENT);
s1748: /* "#\xF0" */
    AT_END(1748, dead, URIC_FRAGMENT);
    if (BYTE(URIC_FRAGMENT) >= 0x90 && BYTE(URIC_FRAGMENT) <= 0xBF) { STEP; goto s1746; }
    DEAD(1748, URIC_FRAGMENT);
s1749: /* "#\xF1" */
    AT_END(1749, dead, URIC_FRAGMENT);
    if (BYTE(URIC_FRAGMENT) >= 0x80 && BYTE(URIC_FRAGMENT) <= 0xBF) { STEP; goto s1746; }
    DEAD(1749, URIC_FRAGMENT);
s1750: /* "#\xF4" */
    AT_END(1750, dead, URIC_FRAGMENT);
    if (BYTE(URIC_FRAGMENT) >= 0x80 && BYTE(URIC_FRAGMENT) <= 0x8F) { STEP; goto s1746; }
    DEAD(1750, URIC_FRAGMENT);
s1751: /* "/\xC2" */
    AT_END(1751, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s64; }
    DEAD(1751, URIC_PATH);
s1752: /* "/\xE0" */
    AT_END(1752, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0xA0 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s1751; }
    DEAD(1752, URIC_PATH);
s1753: /* "/\xE1" */
    AT_END(1753, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s1751; }
    DEAD(1753, URIC_PATH);
s1754: /* "/\xED" */
    AT_END(1754, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0x9F) { STEP; goto s1751; }
    DEAD(1754, URIC_PATH);
s1755: /* "/\xF0" */
    AT_END(1755, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x90 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s1753; }
    DEAD(1755, URIC_PATH);
s1756: /* "/\xF1" */
    AT_END(1756, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s1753; }
    DEAD(1756, URIC_PATH);
s1757: /* "/\xF4" */
    AT_END(1757, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0x8F) { STEP; goto s1753; }
    DEAD(1757, URIC_PATH);
s1758: /* "?\xC2" */
    AT_END(1758, dead, URIC_QUERY);
    if (BYTE(URIC_QUERY) >= 0x80 && BYTE(URIC_QUERY) <= 0xBF) { STEP; goto s36; }
    DEAD(1758, URIC_QUERY);
s1759: /* "?\xE0" */
    AT_END(1759, dead, URIC_QUERY);
    if (BYTE(URIC_QUERY) >= 0xA0 && BYTE(URIC_QUERY) <= 0xBF) { STEP; goto s1758; }
    DEAD(1759, URIC_QUERY);
s1760: /* "?\xE1" */
    AT_END(1760, dead, URIC_QUERY);
    if (BYTE(URIC_QUERY) >= 0x80 && BYTE(URIC_QUERY) <= 0xBF) { STEP; goto s1758; }
    DEAD(1760, URIC_QUERY);
s1761: /* "?\xED" */
    AT_END(1761, dead, URIC_QUERY);
    if (BYTE(URIC_QUERY) >= 0x80 && BYTE(URIC_QUERY) <= 0x9F) { STEP; goto s1758; }
    DEAD(1761, URIC_QUERY);
s1762: /* "?\xF0" */
    AT_END(1762, dead, URIC_QUERY);
    if (BYTE(URIC_QUERY) >= 0x90 && BYTE(URIC_QUERY) <= 0xBF) { STEP; goto s1760; }
    DEAD(1762, URIC_QUERY);
s1763: /* "?\xF1" */
    AT_END(1763, dead, URIC_QUERY);
    if (BYTE(URIC_QUERY) >= 0x80 && BYTE(URIC_QUERY) <= 0xBF) { STEP; goto s1760; }
    DEAD(1763, URIC_QUERY);
s1764: /* "?\xF4" */
    AT_END(1764, dead, URIC_QUERY);
    if (BYTE(URIC_QUERY) >= 0x80 && BYTE(URIC_QUERY) <= 0x8F) { STEP; goto s1760; }
    DEAD(1764, URIC_QUERY);
s1765: /* "/\xC2" */
    AT_END(1765, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s38; }
    DEAD(1765, URIC_PATH);
s1766: /* "/\xE0" */
    AT_END(1766, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0xA0 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s1765; }
    DEAD(1766, URIC_PATH);
s1767: /* "/\xE1" */
    AT_END(1767, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s1765; }
    DEAD(1767, URIC_PATH);
s1768: /* "/\xED" */
    AT_END(1768, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0x9F) { STEP; goto s1765; }
    DEAD(1768, URIC_PATH);
s1769: /* "/\xF0" */
    AT_END(1769, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x90 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s1767; }
    DEAD(1769, URIC_PATH);
s1770: /* "/\xF1" */
    AT_END(1770, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s1767; }
    DEAD(1770, URIC_PATH);
s1771: /* "/\xF4" */
    AT_END(1771, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0x8F) { STEP; goto s1767; }
    DEAD(1771, URIC_PATH);
s1772: /* "a:\xC2" */
    AT_END(1772, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s72; }
    DEAD(1772, URIC_PATH);
s1773: /* "a:\xE0" */
    AT_END(1773, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0xA0 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s1772; }
    DEAD(1773, URIC_PATH);
s1774: /* "a:\xE1" */
    AT_END(1774, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s1772; }
    DEAD(1774, URIC_PATH);
s1775: /* "a:\xED" */
    AT_END(1775, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0x9F) { STEP; goto s1772; }
    DEAD(1775, URIC_PATH);
s1776: /* "a:\xF0" */
    AT_END(1776, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x90 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s1774; }
    DEAD(1776, URIC_PATH);
s1777: /* "a:\xF1" */
    AT_END(1777, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s1774; }
    DEAD(1777, URIC_PATH);
s1778: /* "a:\xF4" */
    AT_END(1778, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0x8F) { STEP; goto s1774; }
    DEAD(1778, URIC_PATH);
s1779: /* "a:\xC2" */
    AT_END(1779, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s75; }
    DEAD(1779, URIC_PATH);
s1780: /* "a:\xE0" */
    AT_END(1780, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0xA0 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s1779; }
    DEAD(1780, URIC_PATH);
s1781: /* "a:\xE1" */
    AT_END(1781, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s1779; }
    DEAD(1781, URIC_PATH);
s1782: /* "a:\xED" */
    AT_END(1782, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0x9F) { STEP; goto s1779; }
    DEAD(1782, URIC_PATH);
s1783: /* "a:\xF0" */
    AT_END(1783, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x90 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s1781; }
    DEAD(1783, URIC_PATH);
s1784: /* "a:\xF1" */
    AT_END(1784, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s1781; }
    DEAD(1784, URIC_PATH);
s1785: /* "a:\xF4" */
    AT_END(1785, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0x8F) { STEP; goto s1781; }
    DEAD(1785, URIC_PATH);
s1786: /* "&/\xC2" */
    AT_END(1786, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s62; }
    DEAD(1786, URIC_PATH);
s1787: /* "&/\xE0" */
    AT_END(1787, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0xA0 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s1786; }
    DEAD(1787, URIC_PATH);
s1788: /* "&/\xE1" */
    AT_END(1788, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s1786; }
    DEAD(1788, URIC_PATH);
s1789: /* "&/\xED" */
    AT_END(1789, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0x9F) { STEP; goto s1786; }
    DEAD(1789, URIC_PATH);
s1790: /* "&/\xF0" */
    AT_END(1790, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x90 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s1788; }
    DEAD(1790, URIC_PATH);
s1791: /* "&/\xF1" */
    AT_END(1791, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s1788; }
    DEAD(1791, URIC_PATH);
s1792: /* "&/\xF4" */
    AT_END(1792, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0x8F) { STEP; goto s1788; }
    DEAD(1792, URIC_PATH);
s1793: /* "//\x02" */
    AT_END(1793, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 120) { STEP; goto s116; }
    if (BYTE(URIC_HOST) >= 0xC2 && BYTE(URIC_HOST) <= 0xDF) { STEP; goto s1794; }
    if (rules_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s1860; }
    if (rules_bytes[1][BYTE(URIC_HOST)] & 1) { STEP; goto s1796; }
    if (BYTE(URIC_HOST) == '%') { STEP; goto s115; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s87; }
    if (BYTE(URIC_HOST) == 0xE0) { STEP; goto s1795; }
    if (BYTE(URIC_HOST) == 0xED) { STEP; goto s1797; }
    if (BYTE(URIC_HOST) == 0xF0) { STEP; goto s1798; }
    if (BYTE(URIC_HOST) >= 0xF1 && BYTE(URIC_HOST) <= 0xF3) { STEP; goto s1799; }
    if (BYTE(URIC_HOST) == 0xF4) { STEP; goto s1800; }
    DEAD(1793, URIC_HOST);
s1794: /* "//\xC2" */
    AT_END(1794, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0xBF) { STEP; goto s116; }
    DEAD(1794, URIC_USERINFO);
s1795: /* "//\xE0" */
    AT_END(1795, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) >= 0xA0 && BYTE(URIC_HOST) <= 0xBF) { STEP; goto s1794; }
    DEAD(1795, URIC_USERINFO);
s1796: /* "//\xE1" */
    AT_END(1796, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0xBF) { STEP; goto s1794; }
    DEAD(1796, URIC_USERINFO);
s1797: /* "//\xED" */
    AT_END(1797, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0x9F) { STEP; goto s1794; }
    DEAD(1797, URIC_USERINFO);
s1798: /* "//\xF0" */
    AT_END(1798, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) >= 0x90 && BYTE(URIC_HOST) <= 0xBF) { STEP; goto s1796; }
    DEAD(1798, URIC_USERINFO);
s1799: /* "//\xF1" */
    AT_END(1799, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0xBF) { STEP; goto s1796; }
    DEAD(1799, URIC_USERINFO);
s1800: /* "//\xF4" */
    AT_END(1800, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0x8F) { STEP; goto s1796; }
    DEAD(1800, URIC_USERINFO);
s1801: /* "/?\xC2" */
    AT_END(1801, dead, URIC_QUERY);
    if (BYTE(URIC_QUERY) >= 0x80 && BYTE(URIC_QUERY) <= 0xBF) { STEP; goto s68; }
    DEAD(1801, URIC_QUERY);
s1802: /* "/?\xE0" */
    AT_END(1802, dead, URIC_QUERY);
    if (BYTE(URIC_QUERY) >= 0xA0 && BYTE(URIC_QUERY) <= 0xBF) { STEP; goto s1801; }
    DEAD(1802, URIC_QUERY);
s1803: /* "/?\xE1" */
    AT_END(1803, dead, URIC_QUERY);
    if (BYTE(URIC_QUERY) >= 0x80 && BYTE(URIC_QUERY) <= 0xBF) { STEP; goto s1801; }
    DEAD(1803, URIC_QUERY);
s1804: /* "/?\xED" */
    AT_END(1804, dead, URIC_QUERY);
    if (BYTE(URIC_QUERY) >= 0x80 && BYTE(URIC_QUERY) <= 0x9F) { STEP; goto s1801; }
    DEAD(1804, URIC_QUERY);
s1805: /* "/?\xF0" */
    AT_END(1805, dead, URIC_QUERY);
    if (BYTE(URIC_QUERY) >= 0x90 && BYTE(URIC_QUERY) <= 0xBF) { STEP; goto s1803; }
    DEAD(1805, URIC_QUERY);
s1806: /* "/?\xF1" */
    AT_END(1806, dead, URIC_QUERY);
    if (BYTE(URIC_QUERY) >= 0x80 && BYTE(URIC_QUERY) <= 0xBF) { STEP; goto s1803; }
    DEAD(1806, URIC_QUERY);
s1807: /* "/?\xF4" */
    AT_END(1807, dead, URIC_QUERY);
    if (BYTE(URIC_QUERY) >= 0x80 && BYTE(URIC_QUERY) <= 0x8F) { STEP; goto s1803; }
    DEAD(1807, URIC_QUERY);
s1808: /* "a:/\xC2" */
    AT_END(1808, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s99; }
    DEAD(1808, URIC_PATH);
s1809: /* "a:/\xE0" */
    AT_END(1809, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0xA0 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s1808; }
    DEAD(1809, URIC_PATH);
s1810: /* "a:/\xE1" */
    AT_END(1810, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s1808; }
    DEAD(1810, URIC_PATH);
s1811: /* "a:/\xED" */
    AT_END(1811, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0x9F) { STEP; goto s1808; }
    DEAD(1811, URIC_PATH);
s1812: /* "a:/\xF0" */
    AT_END(1812, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x90 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s1810; }
    DEAD(1812, URIC_PATH);
s1813: /* "a:/\xF1" */
    AT_END(1813, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s1810; }
    DEAD(1813, URIC_PATH);
s1814: /* "a:/\xF4" */
    AT_END(1814, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0x8F) { STEP; goto s1810; }
    DEAD(1814, URIC_PATH);
s1815: /* "a:/\xC2" */
    AT_END(1815, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s103; }
    DEAD(1815, URIC_PATH);
s1816: /* "a:/\xE0" */
    AT_END(1816, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0xA0 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s1815; }
    DEAD(1816, URIC_PATH);
s1817: /* "a:/\xE1" */
    AT_END(1817, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s1815; }
    DEAD(1817, URIC_PATH);
s1818: /* "a:/\xED" */
    AT_END(1818, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0x9F) { STEP; goto s1815; }
    DEAD(1818, URIC_PATH);
s1819: /* "a:/\xF0" */
    AT_END(1819, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x90 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s1817; }
    DEAD(1819, URIC_PATH);
s1820: /* "a:/\xF1" */
    AT_END(1820, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s1817; }
    DEAD(1820, URIC_PATH);
s1821: /* "a:/\xF4" */
    AT_END(1821, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0x8F) { STEP; goto s1817; }
    DEAD(1821, URIC_PATH);
s1822: /* "a:?\xC2" */
    AT_END(1822, dead, URIC_QUERY);
    if (BYTE(URIC_QUERY) >= 0x80 && BYTE(URIC_QUERY) <= 0xBF) { STEP; goto s77; }
    DEAD(1822, URIC_QUERY);
s1823: /* "a:?\xE0" */
    AT_END(1823, dead, URIC_QUERY);
    if (BYTE(URIC_QUERY) >= 0xA0 && BYTE(URIC_QUERY) <= 0xBF) { STEP; goto s1822; }
    DEAD(1823, URIC_QUERY);
s1824: /* "a:?\xE1" */
    AT_END(1824, dead, URIC_QUERY);
    if (BYTE(URIC_QUERY) >= 0x80 && BYTE(URIC_QUERY) <= 0xBF) { STEP; goto s1822; }
    DEAD(1824, URIC_QUERY);
s1825: /* "a:?\xED" */
    AT_END(1825, dead, URIC_QUERY);
    if (BYTE(URIC_QUERY) >= 0x80 && BYTE(URIC_QUERY) <= 0x9F) { STEP; goto s1822; }
    DEAD(1825, URIC_QUERY);
s1826: /* "a:?\xF0" */
    AT_END(1826, dead, URIC_QUERY);
    if (BYTE(URIC_QUERY) >= 0x90 && BYTE(URIC_QUERY) <= 0xBF) { STEP; goto s1824; }
    DEAD(1826, URIC_QUERY);
s1827: /* "a:?\xF1" */
    AT_END(1827, dead, URIC_QUERY);
    if (BYTE(URIC_QUERY) >= 0x80 && BYTE(URIC_QUERY) <= 0xBF) { STEP; goto s1824; }
    DEAD(1827, URIC_QUERY);
s1828: /* "a:?\xF4" */
    AT_END(1828, dead, URIC_QUERY);
    if (BYTE(URIC_QUERY) >= 0x80 && BYTE(URIC_QUERY) <= 0x8F) { STEP; goto s1824; }
    DEAD(1828, URIC_QUERY);
s1829: /* "//./\xC2" */
    AT_END(1829, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s88; }
    DEAD(1829, URIC_PATH);
s1830: /* "//./\xE0" */
    AT_END(1830, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0xA0 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s1829; }
    DEAD(1830, URIC_PATH);
s1831: /* "//./\xE1" */
    AT_END(1831, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s1829; }
    DEAD(1831, URIC_PATH);
s1832: /* "//./\xED" */
    AT_END(1832, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0x9F) { STEP; goto s1829; }
    DEAD(1832, URIC_PATH);
s1833: /* "//./\xF0" */
    AT_END(1833, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x90 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s1831; }
    DEAD(1833, URIC_PATH);
s1834: /* "//./\xF1" */
    AT_END(1834, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s1831; }
    DEAD(1834, URIC_PATH);
s1835: /* "//./\xF4" */
    AT_END(1835, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0x8F) { STEP; goto s1831; }
    DEAD(1835, URIC_PATH);
s1836: /* "a://\x02" */
    AT_END(1836, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 120) { STEP; goto s147; }
    if (BYTE(URIC_HOST) >= 0xC2 && BYTE(URIC_HOST) <= 0xDF) { STEP; goto s1837; }
    if (rules_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s1861; }
    if (rules_bytes[1][BYTE(URIC_HOST)] & 1) { STEP; goto s1839; }
    if (BYTE(URIC_HOST) == '%') { STEP; goto s146; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s123; }
    if (BYTE(URIC_HOST) == 0xE0) { STEP; goto s1838; }
    if (BYTE(URIC_HOST) == 0xED) { STEP; goto s1840; }
    if (BYTE(URIC_HOST) == 0xF0) { STEP; goto s1841; }
    if (BYTE(URIC_HOST) >= 0xF1 && BYTE(URIC_HOST) <= 0xF3) { STEP; goto s1842; }
    if (BYTE(URIC_HOST) == 0xF4) { STEP; goto s1843; }
    DEAD(1836, URIC_HOST);
s1837: /* "a://\xC2" */
    AT_END(1837, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0xBF) { STEP; goto s147; }
    DEAD(1837, URIC_USERINFO);
s1838: /* "a://\xE0" */
    AT_END(1838, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) >= 0xA0 && BYTE(URIC_HOST) <= 0xBF) { STEP; goto s1837; }
    DEAD(1838, URIC_USERINFO);
s1839: /* "a://\xE1" */
    AT_END(1839, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0xBF) { STEP; goto s1837; }
    DEAD(1839, URIC_USERINFO);
s1840: /* "a://\xED" */
    AT_END(1840, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0x9F) { STEP; goto s1837; }
    DEAD(1840, URIC_USERINFO);
s1841: /* "a://\xF0" */
    AT_END(1841, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) >= 0x90 && BYTE(URIC_HOST) <= 0xBF) { STEP; goto s1839; }
    DEAD(1841, URIC_USERINFO);
s1842: /* "a://\xF1" */
    AT_END(1842, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0xBF) { STEP; goto s1839; }
    DEAD(1842, URIC_USERINFO);
s1843: /* "a://\xF4" */
    AT_END(1843, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0x8F) { STEP; goto s1839; }
    DEAD(1843, URIC_USERINFO);
s1844: /* "a://\x02" */
    AT_END(1844, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 120) { STEP; goto s156; }
    if (BYTE(URIC_HOST) >= 0xC2 && BYTE(URIC_HOST) <= 0xDF) { STEP; goto s1845; }
    if (rules_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s1862; }
    if (rules_bytes[1][BYTE(URIC_HOST)] & 1) { STEP; goto s1847; }
    if (BYTE(URIC_HOST) == '%') { STEP; goto s155; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s129; }
    if (BYTE(URIC_HOST) == 0xE0) { STEP; goto s1846; }
    if (BYTE(URIC_HOST) == 0xED) { STEP; goto s1848; }
    if (BYTE(URIC_HOST) == 0xF0) { STEP; goto s1849; }
    if (BYTE(URIC_HOST) >= 0xF1 && BYTE(URIC_HOST) <= 0xF3) { STEP; goto s1850; }
    if (BYTE(URIC_HOST) == 0xF4) { STEP; goto s1851; }
    DEAD(1844, URIC_HOST);
s1845: /* "a://\xC2" */
    AT_END(1845, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0xBF) { STEP; goto s156; }
    DEAD(1845, URIC_USERINFO);
s1846: /* "a://\xE0" */
    AT_END(1846, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) >= 0xA0 && BYTE(URIC_HOST) <= 0xBF) { STEP; goto s1845; }
    DEAD(1846, URIC_USERINFO);
s1847: /* "a://\xE1" */
    AT_END(1847, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0xBF) { STEP; goto s1845; }
    DEAD(1847, URIC_USERINFO);
s1848: /* "a://\xED" */
    AT_END(1848, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0x9F) { STEP; goto s1845; }
    DEAD(1848, URIC_USERINFO);
s1849: /* "a://\xF0" */
    AT_END(1849, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) >= 0x90 && BYTE(URIC_HOST) <= 0xBF) { STEP; goto s1847; }
    DEAD(1849, URIC_USERINFO);
s1850: /* "a://\xF1" */
    AT_END(1850, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0xBF) { STEP; goto s1847; }
    DEAD(1850, URIC_USERINFO);
s1851: /* "a://\xF4" */
    AT_END(1851, dead, URIC_USERINFO);
    if (BYTE(URIC_HOST) >= 0x80 && BYTE(URIC_HOST) <= 0x8F) { STEP; goto s1847; }
    DEAD(1851, URIC_USERINFO);
s1852: /* "a://./\xC2" */
    AT_END(1852, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s130; }
    DEAD(1852, URIC_PATH);
s1853: /* "a://./\xE0" */
    AT_END(1853, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0xA0 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s1852; }
    DEAD(1853, URIC_PATH);
s1854: /* "a://./\xE1" */
    AT_END(1854, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s1852; }
    DEAD(1854, URIC_PATH);
s1855: /* "a://./\xED" */
    AT_END(1855, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0x9F) { STEP; goto s1852; }
    DEAD(1855, URIC_PATH);
s1856: /* "a://./\xF0" */
    AT_END(1856, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x90 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s1854; }
    DEAD(1856, URIC_PATH);
s1857: /* "a://./\xF1" */
    AT_END(1857, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0xBF) { STEP; goto s1854; }
    DEAD(1857, URIC_PATH);
s1858: /* "a://./\xF4" */
    AT_END(1858, dead, URIC_PATH);
    if (BYTE(URIC_PATH) >= 0x80 && BYTE(URIC_PATH) <= 0x8F) { STEP; goto s1854; }
    DEAD(1858, URIC_PATH);
s1859: /* "\x020" */
    AT_END(1859, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 120) { STEP; goto s51; }
    if (BYTE(URIC_HOST) >= 0xC2 && BYTE(URIC_HOST) <= 0xDF) { STEP; goto s1730; }
    if (rules_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s22; }
    if (rules_bytes[1][BYTE(URIC_HOST)] & 1) { STEP; goto s1732; }
    if (BYTE(URIC_HOST) == '%') { STEP; goto s50; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s21; }
    if (BYTE(URIC_HOST) == 0xE0) { STEP; goto s1731; }
    if (BYTE(URIC_HOST) == 0xED) { STEP; goto s1733; }
    if (BYTE(URIC_HOST) == 0xF0) { STEP; goto s1734; }
    if (BYTE(URIC_HOST) >= 0xF1 && BYTE(URIC_HOST) <= 0xF3) { STEP; goto s1735; }
    if (BYTE(URIC_HOST) == 0xF4) { STEP; goto s1736; }
    DEAD(1859, URIC_HOST);
s1860: /* "//\x020" */
    AT_END(1860, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 120) { STEP; goto s116; }
    if (BYTE(URIC_HOST) >= 0xC2 && BYTE(URIC_HOST) <= 0xDF) { STEP; goto s1794; }
    if (rules_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s89; }
    if (rules_bytes[1][BYTE(URIC_HOST)] & 1) { STEP; goto s1796; }
    if (BYTE(URIC_HOST) == '%') { STEP; goto s115; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s87; }
    if (BYTE(URIC_HOST) == 0xE0) { STEP; goto s1795; }
    if (BYTE(URIC_HOST) == 0xED) { STEP; goto s1797; }
    if (BYTE(URIC_HOST) == 0xF0) { STEP; goto s1798; }
    if (BYTE(URIC_HOST) >= 0xF1 && BYTE(URIC_HOST) <= 0xF3) { STEP; goto s1799; }
    if (BYTE(URIC_HOST) == 0xF4) { STEP; goto s1800; }
    DEAD(1860, URIC_HOST);
s1861: /* "a://\x020" */
    AT_END(1861, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 120) { STEP; goto s147; }
    if (BYTE(URIC_HOST) >= 0xC2 && BYTE(URIC_HOST) <= 0xDF) { STEP; goto s1837; }
    if (rules_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s124; }
    if (rules_bytes[1][BYTE(URIC_HOST)] & 1) { STEP; goto s1839; }
    if (BYTE(URIC_HOST) == '%') { STEP; goto s146; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s123; }
    if (BYTE(URIC_HOST) == 0xE0) { STEP; goto s1838; }
    if (BYTE(URIC_HOST) == 0xED) { STEP; goto s1840; }
    if (BYTE(URIC_HOST) == 0xF0) { STEP; goto s1841; }
    if (BYTE(URIC_HOST) >= 0xF1 && BYTE(URIC_HOST) <= 0xF3) { STEP; goto s1842; }
    if (BYTE(URIC_HOST) == 0xF4) { STEP; goto s1843; }
    DEAD(1861, URIC_HOST);
s1862: /* "a://\x020" */
    AT_END(1862, dead, URIC_HOST);
    if (rules_bytes[1][BYTE(URIC_HOST)] & 120) { STEP; goto s156; }
    if (BYTE(URIC_HOST) >= 0xC2 && BYTE(URIC_HOST) <= 0xDF) { STEP; goto s1845; }
    if (rules_bytes[1][BYTE(URIC_HOST)] & 6) { STEP; goto s131; }
    if (rules_bytes[1][BYTE(URIC_HOST)] & 1) { STEP; goto s1847; }
    if (BYTE(URIC_HOST) == '%') { STEP; goto s155; }
    if (BYTE(URIC_HOST) == '@') { ON_userinfo_end; STEP; goto s129; }
    if (BYTE(URIC_HOST) == 0xE0) { STEP; goto s1846; }
    if (BYTE(URIC_HOST) == 0xED) { STEP; goto s1848; }
    if (BYTE(URIC_HOST) == 0xF0) { STEP; goto s1849; }
    if (BYTE(URIC_HOST) >= 0xF1 && BYTE(URIC_HOST) <= 0xF3) { STEP; goto s1850; }
    if (BYTE(URIC_HOST) == 0xF4) { STEP; goto s1851; }
    DEAD(1862, URIC_HOST);
#endif
