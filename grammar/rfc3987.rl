# RFC 3987, section 2.2: the characters that IRIs have beyond those of URIs, over the bytes of
# UTF-8.
#
# The RFC's rules are those of RFC 3986 with "iunreserved", which is unreserved and ucschar, in
# place of "unreserved" (but in IPvFuture, which it repeats from RFC 3986), and with "iprivate"
# in the query.  So they are not repeated here: rfc3986.rl, included after this file instead of
# `strict`, takes these characters in its own rules.  IRI-reference is then URI_reference, ihost
# is host, and so on, with the same events.  The proof compares them with the RFC's ABNF, which
# does repeat them.
#
# The RFC's grammar is of characters; "ucschar" and "iprivate" are written here as the bytes
# that encode them in UTF-8 (RFC 3629), so that the automaton alone decides what is valid.
# A byte that no character of these ranges continues with is an error at that byte: an
# overlong form, a surrogate and a noncharacter are.
%%{
    machine rfc3987;

    UTF8_rest      = 0x80..0xBF ;
    # the second byte of four, but for the last of a plane; the last two characters of each
    # plane are noncharacters
    plane_inner    = 0x80..0x8E | 0x90..0x9E | 0xA0..0xAE | 0xB0..0xBE ;
    plane_last     = 0x8F | 0x9F | 0xAF | 0xBF ;
    plane_end      = 0x80..0xBE UTF8_rest | 0xBF 0x80..0xBD ;

    ucschar        = 0xC2 0xA0..0xBF                       # A0-D7FF
                   | 0xC3..0xDF UTF8_rest
                   | 0xE0 0xA0..0xBF UTF8_rest
                   | 0xE1..0xEC UTF8_rest{2}
                   | 0xED 0x80..0x9F UTF8_rest
                   | 0xEF ( 0xA4..0xB6 UTF8_rest           # F900-FDCF
                          | 0xB7 0x80..0x8F
                          | 0xB7 0xB0..0xBF                # FDF0-FFEF
                          | 0xB8..0xBE UTF8_rest
                          | 0xBF 0x80..0xAF )
                   | 0xF0 ( ( plane_inner & 0x90..0xBF ) UTF8_rest{2}   # 10000-1FFFD ...
                          | ( plane_last  & 0x90..0xBF ) plane_end )    # 30000-3FFFD
                   | 0xF1..0xF2 ( plane_inner UTF8_rest{2}              # 40000-4FFFD ...
                                | plane_last plane_end )                # B0000-BFFFD
                   | 0xF3 ( ( plane_inner & 0x80..0x9F ) UTF8_rest{2}   # C0000-CFFFD,
                          | ( plane_last  & 0x80..0x9F ) plane_end      # D0000-DFFFD,
                          | 0xA1..0xAE UTF8_rest{2}                     # E1000-EFFFD
                          | 0xAF plane_end ) ;

    iprivate       = 0xEE UTF8_rest{2}                     # E000-F8FF
                   | 0xEF 0x80..0xA3 UTF8_rest
                   | 0xF3 ( 0xB0..0xBE UTF8_rest{2}        # F0000-FFFFD
                          | 0xBF plane_end )
                   | 0xF4 ( 0x80..0x8E UTF8_rest{2}        # 100000-10FFFD
                          | 0x8F plane_end ) ;

    # in pchar, segment-nz-nc and userinfo; the other two names are in reg-name and query
    tolerated      = ucschar ;
    percent        = any - any ;
}%%
