# What rfc3986.rl takes beyond RFC 3986: symbols that stand for bytes which a caller
# tolerates.  A scanner includes `tolerance`, or `strict`, which has none.
#
# A scanner that tolerates bytes does not read bytes but symbols: a table for each
# component, made from the policy of the caller (src/library/tolerance/tolerance.c), maps every byte
# to itself, to one of these symbols, or to 0, which no rule contains.  So one machine
# serves every policy; without the symbols it is the machine of RFC 3986.
%%{
    machine symbols;

    # a byte that the RFC allows nowhere in this component
    tolerated_byte = 0x01 ;

    # a "%" in an authority that may stand alone in a userinfo: a host has one only before
    # two hex digits
    host_percent   = 0x02 ;

    # RFC 3629, section 4: well-formed UTF-8, beyond US-ASCII; these bytes are symbols
    UTF8_tail      = 0x80..0xBF ;
    UTF8_2         = 0xC2..0xDF UTF8_tail ;
    UTF8_3         = 0xE0 0xA0..0xBF UTF8_tail | 0xE1..0xEC UTF8_tail{2}
                   | 0xED 0x80..0x9F UTF8_tail | 0xEE..0xEF UTF8_tail{2} ;
    UTF8_4         = 0xF0 0x90..0xBF UTF8_tail{2} | 0xF1..0xF3 UTF8_tail{3}
                   | 0xF4 0x80..0x8F UTF8_tail{2} ;
}%%
%%{
    machine tolerance;

    include symbols "tolerance.rl";

    tolerated      = tolerated_byte | UTF8_2 | UTF8_3 | UTF8_4 ;
    percent        = host_percent ;
    ucschar        = any - any ;
    iprivate       = any - any ;
}%%
%%{
    machine strict;

    tolerated      = any - any ;
    percent        = any - any ;
    ucschar        = any - any ;
    iprivate       = any - any ;
}%%
