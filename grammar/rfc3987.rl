# RFC 3987, section 2.2: the ABNF of IRIs, rule by rule, over the bytes of UTF-8.
#
# Read it beside the RFC: every rule that RFC 3986 lacks occurs here once, under its own
# name, "-" written "_".  The RFC repeats the other rules (scheme, port, IP-literal and what
# these need) from RFC 3986; they are those of rfc3986.rl, which see for the notation and the
# events.  An IRI has the components of a URI, so its events have the same names.
#
# The RFC's grammar is of characters; "ucschar" and "iprivate" are written here as the bytes
# that encode them in UTF-8 (RFC 3629), so that the automaton alone decides what is valid.
# A byte that no character of these ranges continues with is an error at that byte: an
# overlong form, a surrogate and a noncharacter are.
#
# The file contains no C.  A scanner defines the events, or includes rfc3986_no_events, then
# includes rfc3986.rl, then this file.
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

    iunreserved    = ALPHA | DIGIT | "-" | "." | "_" | "~" | ucschar ;

    ipchar         = iunreserved | pct_encoded | sub_delims | ":" | "@" ;

    ifragment      = ( ipchar | "/" | "?" )* %fragment_end ;

    iquery         = ( ipchar | iprivate | "/" | "?" )* %query_end ;

    isegment_nz_nc = ( iunreserved | pct_encoded | sub_delims | "@" )+ ;
    isegment_nz    = ipchar+ ;
    isegment       = ipchar* ;

    ipath_empty    = "" %path_empty_end ;
    ipath_rootless = isegment_nz ( "/" isegment )* %path_rootless_end ;
    ipath_noscheme = isegment_nz_nc ( "/" isegment )* %path_noscheme_end ;
    ipath_absolute = "/" ( isegment_nz ( "/" isegment )* )? %path_absolute_end ;
    ipath_abempty  = ( "/" isegment )* %path_abempty_end ;

    ipath          = ipath_abempty | ipath_absolute | ipath_noscheme
                   | ipath_rootless | ipath_empty ;

    ireg_name      = ( iunreserved | pct_encoded | sub_delims )* ;

    # first match wins, as in RFC 3986: an IPv4address is not an ireg-name
    ihost          = ( IP_literal
                     | IPv4address                 %IPv4address_end
                     | ( ireg_name - IPv4address ) %reg_name_end ) %host_end ;

    iuserinfo      = ( iunreserved | pct_encoded | sub_delims | ":" )* ;

    iauthority     = ( ( iuserinfo "@" @userinfo_end )? ihost
                       ( ":" @port_begin port )? ) %authority_end ;

    irelative_part = "//" @authority_begin iauthority ipath_abempty
                   | ipath_absolute
                   | ipath_noscheme
                   | ipath_empty ;

    irelative_ref  = irelative_part ( "?" @query_begin iquery )?
                                    ( "#" @fragment_begin ifragment )? ;

    ihier_part     = "//" @authority_begin iauthority ipath_abempty
                   | ipath_absolute
                   | ipath_rootless
                   | ipath_empty ;

    absolute_IRI   = scheme ":" @scheme_end ihier_part ( "?" @query_begin iquery )? ;

    IRI            = scheme ":" @scheme_end ihier_part ( "?" @query_begin iquery )?
                                            ( "#" @fragment_begin ifragment )? ;

    IRI_reference  = IRI | irelative_ref ;
}%%
