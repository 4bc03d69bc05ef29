# RFC 6068, section 2: what follows "mailto:".
#
# The rules are those of its syntax.  An addr-spec is that of RFC 5322 with these
# characters percent-encoded: those that no URI can contain, "%", the gen-delims
# except "@" and ":", and "&", ";", "=" and ",", which separates addresses.  So each
# class of characters occurs here raw and encoded; bytes over 0x7F (UTF-8) only
# encoded.  Included after rfc3986.rl.
#
#   to_end        leaving the addresses
#   hfields_begin on the "?"
#   hfields_end   leaving the header fields
%%{
    machine rfc6068;

    # the two digits after "%" for each of RFC 5322's character classes
    alpha_code     = ( "4"i | "6"i ) ( HEXDIG - "0" )
                   | ( "5" | "7" ) ( DIGIT | "A"i ) ;
    digit_code     = "3" DIGIT ;
    eight_bit_code = ( "8" | "9" | "A"i | "B"i | "C"i | "D"i | "E"i | "F"i )
                     HEXDIG ;
    atext_code     = alpha_code | digit_code | eight_bit_code
                   | "2" ( "1" | 0x33..0x37 | "A"i | "B"i | "D"i | "F"i )
                   | "3" ( "D"i | "F"i )
                   | "5" ( "E"i | "F"i )
                   | "60"
                   | "7" ( "B"i | "C"i | "D"i | "E"i ) ;
    # any but "\" and the double quote; printable
    qtext_code     = eight_bit_code
                   | "2" ( HEXDIG - ( "0" | "2" ) )
                   | ( "3" | "4" | "6" ) HEXDIG
                   | "5" ( HEXDIG - "C"i )
                   | "7" ( HEXDIG - "F"i ) ;
    vchar_code     = qtext_code | "22" | "5C"i ;
    blank_code     = "20" | "09" ;
    # any but "[", "\" and "]"; printable
    dtext_code     = eight_bit_code
                   | "2" ( HEXDIG - "0" )
                   | ( "3" | "4" | "6" ) HEXDIG
                   | "5" ( HEXDIG - ( "B"i | "C"i | "D"i ) )
                   | "7" ( HEXDIG - "F"i ) ;

    atext          = ALPHA | DIGIT | "!" | "$" | "'" | "*" | "+" | "-" | "_" | "~"
                   | "%" atext_code ;
    dot            = "." | "%2E"i ;
    dot_atom_text  = atext+ ( dot atext+ )* ;
    raw            = ALPHA | DIGIT | "-" | "." | "_" | "~" | "!" | "$" | "'"
                   | "(" | ")" | "*" | "+" | ":" | "@" ;
    quoted_string  = "%22" ( raw | "%" ( qtext_code | blank_code )
                           | "%5C"i ( raw | "%" ( vchar_code | blank_code ) ) )*
                     "%22" ;
    dtext_no_obs   = raw | "%" dtext_code ;

    local_part     = dot_atom_text | quoted_string ;
    domain         = dot_atom_text | "%5B"i dtext_no_obs* "%5D"i ;
    addr_spec      = local_part "@" domain ;
    mailto_to      = addr_spec ( "," addr_spec )* ;     # "to" is Ragel's word

    some_delims    = "!" | "$" | "'" | "(" | ")" | "*" | "+" | "," | ";" | ":"
                   | "@" ;
    qchar          = unreserved | pct_encoded | some_delims ;
    hfname         = qchar* ;
    hfvalue        = qchar* ;
    hfield         = hfname "=" hfvalue ;
    hfields        = "?" @hfields_begin hfield ( "&" hfield )* %hfields_end ;

    mailto_rest    = ( mailto_to %to_end )? hfields? ;
}%%
