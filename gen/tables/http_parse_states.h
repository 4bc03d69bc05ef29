/* Generated from grammar/machines/http_parse.rl by ragel 6.10 and grammar/tools/walk.py; do not edit. */
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
    case 19: goto s1;
    case 44: goto s6;
    default: break;
    }
    if (RESUME - 20 <= 23) { r = (unsigned)RESUME - 18; goto t1; }
    if (RESUME - 45 <= 149) { r = (unsigned)RESUME - 43; goto t6; }
    goto dead;
#else
    switch (ENTRY) {
    case PARSE_START_origin_form: goto s2;
    default: goto s1;
    }
#endif
s1: /* "", may end */
    AT_END(1, e1, URIC_HOST);
    if (parse_bytes[0][BYTE] & PARSE_IS_REG_NAME_NOT_IPV4ADDRESS) { STEP; goto s4; }
    if (parse_bytes[0][BYTE] & PARSE_IS_IPV4ADDRESS) { r = 1; goto t1; }
    if (BYTE == '%') { LEAVE(1); STEP; goto s3; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s5; }
    if (BYTE == '[') { LEAVE(1); STEP; goto s6; }
    DEAD(1, URIC_HOST);
e1: ON_reg_name_end; ON_host_end; goto done;
t1: /* 25 states by a table */
    TABLE(IPv4address, r, 18);
    AT_END(18 + r, te1, URIC_HOST);
    if (BYTE == '%') { LEAVE(18 + r); STEP; goto s3; }
    if (BYTE == ':') { HOST_KIND(parse_part1_values[r]); ON_host_end; ON_port_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & PARSE_IS_REG_NAME_NOT_IPV4ADDRESS) { STEP; goto s4; }
    DEAD(18 + r, URIC_HOST);
te1:
    HOST_KIND(parse_part1_values[r]); ON_host_end; goto done;
s2: /* "" */
    AT_END(2, dead, URIC_PATH);
    if (BYTE == '/') { STEP; goto s7; }
    DEAD(2, URIC_PATH);
s3: /* ".%" */
    AT_END(3, dead, URIC_HOST);
    if (parse_bytes[0][BYTE] & PARSE_IS_HEXDIG) { STEP; goto s8; }
    DEAD(3, URIC_HOST);
s4: /* ".!", may end */
    JUMP(REG_NAME, 4);
    AT_END(4, e4, URIC_HOST);
    if (BYTE == '%') { TRIPLET(4); LEAVE(4); STEP; goto s3; }
    if (BYTE == ':') { ON_reg_name_end; ON_host_end; ON_port_begin; STEP; goto s5; }
    if (parse_bytes[0][BYTE] & PARSE_IS_REG_NAME) { STEP; goto s4; }
    DEAD(4, URIC_HOST);
e4: ON_reg_name_end; ON_host_end; goto done;
s5: /* ".:", may end */
    AT_END(5, e5, URIC_PORT);
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s5; }
    DEAD(5, URIC_PORT);
e5: ON_port_end; goto done;
s6: /* "[" */
    AT_END(6, dead, URIC_HOST);
    if (parse_bytes[0][BYTE] & PARSE_IS_IPV6ADDRESS) { r = 1; goto t6; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s10; }
    DEAD(6, URIC_HOST);
t6: /* 151 states by a table */
    TABLE_BY_GROUPS(IPv6address, r, 43);
    if (r == 0) LOST(IPv6address, r, 43, URIC_HOST);
    AT_END(43 + r, dead, URIC_HOST);
    if (!(parse_part6_flags[r] & 1)) DEAD(43 + r, URIC_HOST);
    if (BYTE == ']') { ON_IPv6address_end; STEP; goto s9; }
    DEAD(43 + r, URIC_HOST);
s7: /* "/", may end */
#ifdef FINISH
    FINISH_WITHOUT_HASH(7);
#endif
    JUMP(PATH, 7);
    AT_END(7, e7, URIC_PATH);
    if (BYTE == '?') { ON_path_abempty_end; ON_query_begin; STEP; goto s12; }
    if (BYTE == '%') { TRIPLET(7); LEAVE(7); STEP; goto s11; }
    if (parse_bytes[0][BYTE] & PARSE_IS_PATH) { STEP; goto s7; }
    DEAD(7, URIC_PATH);
e7: ON_path_abempty_end; goto done;
s8: /* ".%1" */
    AT_END(8, dead, URIC_HOST);
    if (parse_bytes[0][BYTE] & PARSE_IS_HEXDIG) { STEP; goto s4; }
    DEAD(8, URIC_HOST);
s9: /* "[::]", may end */
    AT_END(9, e9, URIC_HOST);
    if (BYTE == ':') { ON_host_end; ON_port_begin; STEP; goto s5; }
    DEAD(9, URIC_HOST);
e9: ON_host_end; goto done;
s10: /* "[V" */
    AT_END(10, dead, URIC_HOST);
    if (parse_bytes[0][BYTE] & PARSE_IS_HEXDIG) { STEP; goto s13; }
    DEAD(10, URIC_HOST);
s11: /* "/%" */
    AT_END(11, dead, URIC_PATH);
    if (parse_bytes[0][BYTE] & PARSE_IS_HEXDIG) { STEP; goto s14; }
    DEAD(11, URIC_PATH);
s12: /* "/?", may end */
#ifdef FINISH
    FINISH_WITHOUT_HASH(12);
#endif
    JUMP(PATH, 12);
    AT_END(12, e12, URIC_QUERY);
    if (BYTE == '%') { TRIPLET(12); LEAVE(12); STEP; goto s15; }
    if (parse_bytes[0][BYTE] & PARSE_IS_FRAGMENT) { STEP; goto s12; }
    DEAD(12, URIC_QUERY);
e12: ON_query_end; goto done;
s13: /* "[V1" */
    AT_END(13, dead, URIC_HOST);
    if (parse_bytes[0][BYTE] & PARSE_IS_HEXDIG) { STEP; goto s13; }
    if (BYTE == '.') { STEP; goto s16; }
    DEAD(13, URIC_HOST);
s14: /* "/%1" */
    AT_END(14, dead, URIC_PATH);
    if (parse_bytes[0][BYTE] & PARSE_IS_HEXDIG) { STEP; goto s7; }
    DEAD(14, URIC_PATH);
s15: /* "/?%" */
    AT_END(15, dead, URIC_QUERY);
    if (parse_bytes[0][BYTE] & PARSE_IS_HEXDIG) { STEP; goto s17; }
    DEAD(15, URIC_QUERY);
s16: /* "[V1." */
    AT_END(16, dead, URIC_HOST);
    if (parse_bytes[0][BYTE] & PARSE_IS_USERINFO) { STEP; goto s18; }
    DEAD(16, URIC_HOST);
s17: /* "/?%1" */
    AT_END(17, dead, URIC_QUERY);
    if (parse_bytes[0][BYTE] & PARSE_IS_HEXDIG) { STEP; goto s12; }
    DEAD(17, URIC_QUERY);
s18: /* "[V1.&" */
    JUMP(SCHEME, 18);
    AT_END(18, dead, URIC_HOST);
    if (BYTE == ']') { ON_IPvFuture_end; STEP; goto s9; }
    if (parse_bytes[0][BYTE] & PARSE_IS_USERINFO) { STEP; goto s18; }
    DEAD(18, URIC_HOST);
#ifdef FINISH
f7: TO_MARK; ON_path_abempty_end; IF_MARK; ON_query_begin; TO_END; ON_query_end; goto done;
f12: TO_END; ON_query_end; goto done;
#endif
