/* Generated from grammar/text/find_wild_end.rl by ragel 6.10 -T0; do not edit. */
/* Finds the end of a URI that has no delimiters, and that bytes beyond RFC 3986 may be part
 * of.  The rules of find_bare.rl hold, and those for these bytes. */
#include "text/find.h"

enum { ROUND, SQUARE, CURLY };

static int pair_of(unsigned char c)
{
    return c == '(' || c == ')' ? ROUND : c == '[' || c == ']' ? SQUARE : CURLY;
}

/* Whether the bytes before p are a "[" and digits: the number of a footnote. */
static int is_footnote(const unsigned char *begin, const unsigned char *p)
{
    const unsigned char *const end = p;

    while (p > begin && p[-1] >= '0' && p[-1] <= '9')
        p--;
    return p < end && p > begin && p[-1] == '[';
}

/* Whether a name and "=" are here: after "|", the next parameter of a template in MediaWiki. */
static int is_parameter(const unsigned char *p, const unsigned char *pe)
{
    while (p < pe && (uric_text_class[*p] & URIC_TEXT_WORD || *p == '_' || *p == '-'))
        p++;
    return p < pe && *p == '=';
}

/* The byte before the character that ends at p. */
static unsigned char last_before(const struct uric_ending *e, const unsigned char *begin,
                                 const unsigned char *p)
{
    while (p > begin && (*p & 0xC0) == 0x80)
        p--;
    if (p > begin)
        return p[-1];
    return (*p & 0xC0) == 0x80 ? e->before_letter : e->last;
}

/* Whether a word of a script without spaces may continue a URI after this byte; in a host also
 * after a ".". */
static int may_continue(unsigned char c, int in_host)
{
    return c >= 0x80 || (c == '.' && in_host) || memchr("/?#=&-_~+@:([{|%^", c, 17) != NULL;
}

static const char _find_wild_end_actions[] = {
	0, 1, 0, 1, 1, 1, 2, 1,
	3, 1, 4, 1, 5, 1, 6, 1,
	7, 1, 9, 1, 10, 1, 11, 1,
	12, 2, 1, 8, 2, 1, 14, 2,
	12, 13, 2, 15, 0
};

static const short _find_wild_end_key_offsets[] = {
	0, 0, 54, 113, 171, 227, 281, 288,
	290, 293, 297, 302, 306, 314, 318, 325,
	329, 331, 342, 346, 348, 357, 362, 391,
	400, 402, 404, 406, 409, 415, 417, 424,
	428, 430, 442, 446, 448, 453, 457, 459,
	467, 469, 473, 476, 478, 481, 483, 489,
	492, 496, 554, 612, 670, 725, 780, 836,
	890, 946, 1002, 1058, 1116, 1171, 1226, 1281,
	1336, 1391, 1446, 1501, 1556, 1611, 1611, 1665
};

static const unsigned char _find_wild_end_trans_keys[] = {
	33u, 35u, 36u, 38u, 39u, 40u, 41u, 42u,
	44u, 45u, 46u, 58u, 59u, 60u, 61u, 62u,
	63u, 91u, 92u, 93u, 94u, 95u, 96u, 123u,
	124u, 125u, 126u, 127u, 194u, 205u, 206u, 214u,
	215u, 216u, 219u, 224u, 225u, 226u, 227u, 234u,
	237u, 239u, 240u, 243u, 0u, 34u, 37u, 122u,
	195u, 223u, 228u, 236u, 241u, 242u, 33u, 35u,
	36u, 38u, 39u, 40u, 41u, 42u, 44u, 45u,
	46u, 58u, 59u, 60u, 61u, 62u, 63u, 91u,
	92u, 93u, 94u, 95u, 96u, 97u, 103u, 108u,
	110u, 113u, 123u, 124u, 125u, 126u, 127u, 194u,
	205u, 206u, 214u, 215u, 216u, 219u, 224u, 225u,
	226u, 227u, 234u, 237u, 239u, 240u, 243u, 0u,
	34u, 37u, 122u, 195u, 223u, 228u, 236u, 241u,
	242u, 33u, 35u, 36u, 38u, 39u, 40u, 41u,
	42u, 44u, 45u, 46u, 51u, 54u, 58u, 59u,
	60u, 61u, 62u, 63u, 88u, 91u, 92u, 93u,
	94u, 95u, 96u, 120u, 123u, 124u, 125u, 126u,
	127u, 194u, 205u, 206u, 214u, 215u, 216u, 219u,
	224u, 225u, 226u, 227u, 234u, 237u, 239u, 240u,
	243u, 0u, 34u, 37u, 122u, 195u, 223u, 228u,
	236u, 241u, 242u, 33u, 35u, 36u, 38u, 39u,
	40u, 41u, 42u, 44u, 45u, 46u, 58u, 59u,
	60u, 61u, 62u, 63u, 91u, 92u, 93u, 94u,
	95u, 96u, 123u, 124u, 125u, 126u, 127u, 194u,
	205u, 206u, 214u, 215u, 216u, 219u, 224u, 225u,
	226u, 227u, 234u, 237u, 239u, 240u, 243u, 0u,
	34u, 37u, 64u, 65u, 122u, 195u, 223u, 228u,
	236u, 241u, 242u, 33u, 35u, 36u, 38u, 39u,
	40u, 41u, 42u, 44u, 45u, 46u, 58u, 59u,
	60u, 61u, 62u, 63u, 91u, 92u, 93u, 94u,
	95u, 96u, 123u, 124u, 125u, 126u, 127u, 194u,
	205u, 206u, 214u, 215u, 216u, 219u, 224u, 225u,
	226u, 227u, 234u, 237u, 239u, 240u, 243u, 0u,
	34u, 37u, 122u, 195u, 223u, 228u, 236u, 241u,
	242u, 172u, 162u, 170u, 174u, 186u, 188u, 190u,
	128u, 191u, 191u, 128u, 189u, 128u, 134u, 136u,
	191u, 191u, 128u, 136u, 138u, 189u, 128u, 130u,
	132u, 191u, 128u, 139u, 141u, 154u, 156u, 158u,
	160u, 191u, 128u, 147u, 149u, 191u, 165u, 160u,
	183u, 184u, 187u, 188u, 191u, 128u, 163u, 166u,
	191u, 128u, 191u, 130u, 131u, 154u, 128u, 135u,
	136u, 157u, 158u, 159u, 160u, 191u, 128u, 159u,
	160u, 191u, 129u, 191u, 128u, 129u, 134u, 130u,
	133u, 176u, 183u, 186u, 191u, 153u, 140u, 141u,
	144u, 147u, 37u, 194u, 205u, 206u, 214u, 215u,
	216u, 219u, 224u, 225u, 226u, 227u, 234u, 237u,
	239u, 240u, 243u, 48u, 57u, 65u, 90u, 97u,
	122u, 195u, 223u, 228u, 236u, 241u, 242u, 128u,
	129u, 134u, 130u, 133u, 176u, 183u, 186u, 191u,
	140u, 141u, 176u, 191u, 128u, 143u, 128u, 129u,
	191u, 132u, 135u, 161u, 175u, 177u, 191u, 128u,
	191u, 165u, 128u, 147u, 148u, 175u, 176u, 191u,
	128u, 159u, 160u, 191u, 128u, 159u, 183u, 185u,
	186u, 187u, 188u, 189u, 190u, 191u, 164u, 171u,
	172u, 182u, 128u, 143u, 176u, 191u, 128u, 190u,
	128u, 144u, 153u, 161u, 186u, 129u, 154u, 166u,
	191u, 128u, 159u, 155u, 159u, 175u, 191u, 144u,
	158u, 160u, 190u, 128u, 191u, 128u, 139u, 140u,
	191u, 191u, 172u, 190u, 128u, 189u, 191u, 128u,
	190u, 128u, 189u, 143u, 159u, 175u, 191u, 128u,
	190u, 191u, 128u, 190u, 143u, 159u, 128u, 158u,
	33u, 35u, 36u, 38u, 39u, 40u, 41u, 42u,
	43u, 44u, 45u, 46u, 58u, 59u, 60u, 61u,
	62u, 63u, 64u, 91u, 92u, 93u, 94u, 95u,
	96u, 123u, 124u, 125u, 126u, 127u, 194u, 205u,
	206u, 214u, 215u, 216u, 219u, 224u, 225u, 226u,
	227u, 234u, 237u, 239u, 240u, 243u, 0u, 34u,
	37u, 47u, 48u, 122u, 195u, 223u, 228u, 236u,
	241u, 242u, 33u, 35u, 36u, 38u, 39u, 40u,
	41u, 42u, 43u, 44u, 45u, 46u, 58u, 59u,
	60u, 61u, 62u, 63u, 64u, 91u, 92u, 93u,
	94u, 95u, 96u, 123u, 124u, 125u, 126u, 127u,
	194u, 205u, 206u, 214u, 215u, 216u, 219u, 224u,
	225u, 226u, 227u, 234u, 237u, 239u, 240u, 243u,
	0u, 34u, 37u, 47u, 48u, 122u, 195u, 223u,
	228u, 236u, 241u, 242u, 33u, 35u, 36u, 38u,
	39u, 40u, 41u, 42u, 43u, 44u, 45u, 46u,
	58u, 59u, 60u, 61u, 62u, 63u, 64u, 91u,
	92u, 93u, 94u, 95u, 96u, 123u, 124u, 125u,
	126u, 127u, 194u, 205u, 206u, 214u, 215u, 216u,
	219u, 224u, 225u, 226u, 227u, 234u, 237u, 239u,
	240u, 243u, 0u, 34u, 37u, 47u, 48u, 122u,
	195u, 223u, 228u, 236u, 241u, 242u, 33u, 35u,
	36u, 38u, 39u, 40u, 41u, 42u, 44u, 45u,
	46u, 47u, 58u, 59u, 60u, 61u, 62u, 63u,
	91u, 92u, 93u, 94u, 95u, 96u, 123u, 124u,
	125u, 126u, 127u, 194u, 205u, 206u, 214u, 215u,
	216u, 219u, 224u, 225u, 226u, 227u, 234u, 237u,
	239u, 240u, 243u, 0u, 34u, 37u, 122u, 195u,
	223u, 228u, 236u, 241u, 242u, 33u, 35u, 36u,
	38u, 39u, 40u, 41u, 42u, 44u, 45u, 46u,
	47u, 58u, 59u, 60u, 61u, 62u, 63u, 91u,
	92u, 93u, 94u, 95u, 96u, 123u, 124u, 125u,
	126u, 127u, 194u, 205u, 206u, 214u, 215u, 216u,
	219u, 224u, 225u, 226u, 227u, 234u, 237u, 239u,
	240u, 243u, 0u, 34u, 37u, 122u, 195u, 223u,
	228u, 236u, 241u, 242u, 33u, 35u, 36u, 38u,
	39u, 40u, 41u, 42u, 44u, 45u, 46u, 52u,
	57u, 58u, 59u, 60u, 61u, 62u, 63u, 91u,
	92u, 93u, 94u, 95u, 96u, 123u, 124u, 125u,
	126u, 127u, 194u, 205u, 206u, 214u, 215u, 216u,
	219u, 224u, 225u, 226u, 227u, 234u, 237u, 239u,
	240u, 243u, 0u, 34u, 37u, 122u, 195u, 223u,
	228u, 236u, 241u, 242u, 33u, 35u, 36u, 38u,
	39u, 40u, 41u, 42u, 44u, 45u, 46u, 58u,
	59u, 60u, 61u, 62u, 63u, 91u, 92u, 93u,
	94u, 95u, 96u, 123u, 124u, 125u, 126u, 127u,
	194u, 205u, 206u, 214u, 215u, 216u, 219u, 224u,
	225u, 226u, 227u, 234u, 237u, 239u, 240u, 243u,
	0u, 34u, 37u, 122u, 195u, 223u, 228u, 236u,
	241u, 242u, 33u, 35u, 36u, 38u, 39u, 40u,
	41u, 42u, 44u, 45u, 46u, 48u, 50u, 58u,
	59u, 60u, 61u, 62u, 63u, 91u, 92u, 93u,
	94u, 95u, 96u, 123u, 124u, 125u, 126u, 127u,
	194u, 205u, 206u, 214u, 215u, 216u, 219u, 224u,
	225u, 226u, 227u, 234u, 237u, 239u, 240u, 243u,
	0u, 34u, 37u, 122u, 195u, 223u, 228u, 236u,
	241u, 242u, 33u, 35u, 36u, 38u, 39u, 40u,
	41u, 42u, 44u, 45u, 46u, 50u, 51u, 58u,
	59u, 60u, 61u, 62u, 63u, 91u, 92u, 93u,
	94u, 95u, 96u, 123u, 124u, 125u, 126u, 127u,
	194u, 205u, 206u, 214u, 215u, 216u, 219u, 224u,
	225u, 226u, 227u, 234u, 237u, 239u, 240u, 243u,
	0u, 34u, 37u, 122u, 195u, 223u, 228u, 236u,
	241u, 242u, 33u, 35u, 36u, 38u, 39u, 40u,
	41u, 42u, 44u, 45u, 46u, 50u, 55u, 58u,
	59u, 60u, 61u, 62u, 63u, 91u, 92u, 93u,
	94u, 95u, 96u, 123u, 124u, 125u, 126u, 127u,
	194u, 205u, 206u, 214u, 215u, 216u, 219u, 224u,
	225u, 226u, 227u, 234u, 237u, 239u, 240u, 243u,
	0u, 34u, 37u, 122u, 195u, 223u, 228u, 236u,
	241u, 242u, 33u, 35u, 36u, 38u, 39u, 40u,
	41u, 42u, 44u, 45u, 46u, 58u, 59u, 60u,
	61u, 62u, 63u, 67u, 69u, 91u, 92u, 93u,
	94u, 95u, 96u, 99u, 101u, 123u, 124u, 125u,
	126u, 127u, 194u, 205u, 206u, 214u, 215u, 216u,
	219u, 224u, 225u, 226u, 227u, 234u, 237u, 239u,
	240u, 243u, 0u, 34u, 37u, 122u, 195u, 223u,
	228u, 236u, 241u, 242u, 33u, 35u, 36u, 38u,
	39u, 40u, 41u, 42u, 44u, 45u, 46u, 58u,
	59u, 60u, 61u, 62u, 63u, 91u, 92u, 93u,
	94u, 95u, 96u, 112u, 123u, 124u, 125u, 126u,
	127u, 194u, 205u, 206u, 214u, 215u, 216u, 219u,
	224u, 225u, 226u, 227u, 234u, 237u, 239u, 240u,
	243u, 0u, 34u, 37u, 122u, 195u, 223u, 228u,
	236u, 241u, 242u, 33u, 35u, 36u, 38u, 39u,
	40u, 41u, 42u, 44u, 45u, 46u, 58u, 59u,
	60u, 61u, 62u, 63u, 91u, 92u, 93u, 94u,
	95u, 96u, 111u, 123u, 124u, 125u, 126u, 127u,
	194u, 205u, 206u, 214u, 215u, 216u, 219u, 224u,
	225u, 226u, 227u, 234u, 237u, 239u, 240u, 243u,
	0u, 34u, 37u, 122u, 195u, 223u, 228u, 236u,
	241u, 242u, 33u, 35u, 36u, 38u, 39u, 40u,
	41u, 42u, 44u, 45u, 46u, 58u, 59u, 60u,
	61u, 62u, 63u, 91u, 92u, 93u, 94u, 95u,
	96u, 115u, 123u, 124u, 125u, 126u, 127u, 194u,
	205u, 206u, 214u, 215u, 216u, 219u, 224u, 225u,
	226u, 227u, 234u, 237u, 239u, 240u, 243u, 0u,
	34u, 37u, 122u, 195u, 223u, 228u, 236u, 241u,
	242u, 33u, 35u, 36u, 38u, 39u, 40u, 41u,
	42u, 44u, 45u, 46u, 58u, 59u, 60u, 61u,
	62u, 63u, 91u, 92u, 93u, 94u, 95u, 96u,
	116u, 123u, 124u, 125u, 126u, 127u, 194u, 205u,
	206u, 214u, 215u, 216u, 219u, 224u, 225u, 226u,
	227u, 234u, 237u, 239u, 240u, 243u, 0u, 34u,
	37u, 122u, 195u, 223u, 228u, 236u, 241u, 242u,
	33u, 35u, 36u, 38u, 39u, 40u, 41u, 42u,
	44u, 45u, 46u, 58u, 59u, 60u, 61u, 62u,
	63u, 91u, 92u, 93u, 94u, 95u, 96u, 98u,
	123u, 124u, 125u, 126u, 127u, 194u, 205u, 206u,
	214u, 215u, 216u, 219u, 224u, 225u, 226u, 227u,
	234u, 237u, 239u, 240u, 243u, 0u, 34u, 37u,
	122u, 195u, 223u, 228u, 236u, 241u, 242u, 33u,
	35u, 36u, 38u, 39u, 40u, 41u, 42u, 44u,
	45u, 46u, 58u, 59u, 60u, 61u, 62u, 63u,
	91u, 92u, 93u, 94u, 95u, 96u, 115u, 123u,
	124u, 125u, 126u, 127u, 194u, 205u, 206u, 214u,
	215u, 216u, 219u, 224u, 225u, 226u, 227u, 234u,
	237u, 239u, 240u, 243u, 0u, 34u, 37u, 122u,
	195u, 223u, 228u, 236u, 241u, 242u, 33u, 35u,
	36u, 38u, 39u, 40u, 41u, 42u, 44u, 45u,
	46u, 58u, 59u, 60u, 61u, 62u, 63u, 91u,
	92u, 93u, 94u, 95u, 96u, 112u, 123u, 124u,
	125u, 126u, 127u, 194u, 205u, 206u, 214u, 215u,
	216u, 219u, 224u, 225u, 226u, 227u, 234u, 237u,
	239u, 240u, 243u, 0u, 34u, 37u, 122u, 195u,
	223u, 228u, 236u, 241u, 242u, 33u, 35u, 36u,
	38u, 39u, 40u, 41u, 42u, 44u, 45u, 46u,
	58u, 59u, 60u, 61u, 62u, 63u, 91u, 92u,
	93u, 94u, 95u, 96u, 117u, 123u, 124u, 125u,
	126u, 127u, 194u, 205u, 206u, 214u, 215u, 216u,
	219u, 224u, 225u, 226u, 227u, 234u, 237u, 239u,
	240u, 243u, 0u, 34u, 37u, 122u, 195u, 223u,
	228u, 236u, 241u, 242u, 33u, 35u, 36u, 38u,
	39u, 40u, 41u, 42u, 44u, 45u, 46u, 58u,
	59u, 60u, 61u, 62u, 63u, 91u, 92u, 93u,
	94u, 95u, 96u, 111u, 123u, 124u, 125u, 126u,
	127u, 194u, 205u, 206u, 214u, 215u, 216u, 219u,
	224u, 225u, 226u, 227u, 234u, 237u, 239u, 240u,
	243u, 0u, 34u, 37u, 122u, 195u, 223u, 228u,
	236u, 241u, 242u, 33u, 35u, 36u, 38u, 39u,
	40u, 41u, 42u, 44u, 45u, 46u, 58u, 59u,
	60u, 61u, 62u, 63u, 91u, 92u, 93u, 94u,
	95u, 96u, 123u, 124u, 125u, 126u, 127u, 194u,
	205u, 206u, 214u, 215u, 216u, 219u, 224u, 225u,
	226u, 227u, 234u, 237u, 239u, 240u, 243u, 0u,
	34u, 37u, 122u, 195u, 223u, 228u, 236u, 241u,
	242u, 33u, 35u, 36u, 38u, 39u, 40u, 41u,
	42u, 44u, 45u, 46u, 58u, 59u, 60u, 61u,
	62u, 63u, 91u, 92u, 93u, 94u, 95u, 96u,
	123u, 124u, 125u, 126u, 127u, 194u, 205u, 206u,
	214u, 215u, 216u, 219u, 224u, 225u, 226u, 227u,
	234u, 237u, 239u, 240u, 243u, 0u, 34u, 37u,
	64u, 65u, 122u, 195u, 223u, 228u, 236u, 241u,
	242u, 0
};

static const char _find_wild_end_single_lengths[] = {
	0, 44, 49, 48, 44, 44, 1, 0,
	1, 0, 1, 0, 0, 0, 1, 0,
	0, 3, 0, 0, 3, 1, 17, 3,
	0, 0, 0, 1, 0, 0, 1, 0,
	0, 8, 0, 0, 1, 0, 0, 4,
	0, 0, 1, 0, 1, 0, 4, 1,
	2, 46, 46, 46, 45, 45, 46, 44,
	46, 46, 46, 48, 45, 45, 45, 45,
	45, 45, 45, 45, 45, 0, 44, 44
};

static const char _find_wild_end_range_lengths[] = {
	0, 5, 5, 5, 6, 5, 3, 1,
	1, 2, 2, 2, 4, 2, 3, 2,
	1, 4, 2, 1, 3, 2, 6, 3,
	1, 1, 1, 1, 3, 1, 3, 2,
	1, 2, 2, 1, 2, 2, 1, 2,
	1, 2, 1, 1, 1, 1, 1, 1,
	1, 6, 6, 6, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 0, 5, 6
};

static const short _find_wild_end_index_offsets[] = {
	0, 0, 50, 105, 159, 210, 260, 265,
	267, 270, 273, 277, 280, 285, 288, 293,
	296, 298, 306, 309, 311, 318, 322, 346,
	353, 355, 357, 359, 362, 366, 368, 373,
	376, 378, 389, 392, 394, 398, 401, 403,
	410, 412, 415, 418, 420, 423, 425, 431,
	434, 438, 491, 544, 597, 648, 699, 751,
	801, 853, 905, 957, 1011, 1062, 1113, 1164,
	1215, 1266, 1317, 1368, 1419, 1470, 1471, 1521
};

static const char _find_wild_end_indicies[] = {
	1, 2, 3, 5, 6, 7, 8, 1,
	9, 10, 1, 1, 9, 0, 10, 0,
	11, 7, 0, 8, 1, 12, 0, 7,
	13, 8, 12, 0, 14, 17, 18, 19,
	20, 21, 22, 23, 24, 25, 26, 28,
	29, 30, 31, 33, 0, 4, 16, 27,
	32, 15, 1, 34, 3, 5, 6, 7,
	8, 1, 9, 10, 1, 1, 9, 0,
	10, 0, 11, 7, 0, 8, 1, 12,
	0, 35, 36, 36, 37, 38, 7, 13,
	8, 12, 0, 14, 17, 18, 19, 20,
	21, 22, 23, 24, 25, 26, 28, 29,
	30, 31, 33, 0, 4, 16, 27, 32,
	15, 1, 2, 3, 5, 6, 7, 8,
	1, 9, 10, 1, 39, 40, 1, 9,
	0, 10, 0, 11, 41, 7, 0, 8,
	1, 12, 0, 41, 7, 13, 8, 12,
	0, 14, 17, 18, 19, 20, 21, 22,
	23, 24, 25, 26, 28, 29, 30, 31,
	33, 0, 4, 16, 27, 32, 15, 1,
	2, 3, 5, 6, 7, 8, 1, 9,
	10, 1, 1, 9, 0, 10, 0, 11,
	7, 0, 8, 1, 12, 0, 7, 13,
	8, 12, 0, 14, 17, 18, 19, 20,
	21, 22, 23, 24, 25, 26, 28, 29,
	30, 31, 33, 0, 4, 42, 16, 27,
	32, 15, 1, 2, 3, 5, 6, 7,
	8, 1, 9, 10, 1, 1, 9, 0,
	10, 43, 11, 7, 0, 8, 1, 12,
	0, 7, 13, 8, 12, 0, 14, 17,
	18, 19, 20, 21, 22, 23, 24, 25,
	26, 28, 29, 30, 31, 33, 0, 4,
	16, 27, 32, 15, 4, 4, 4, 4,
	15, 4, 15, 4, 4, 15, 4, 4,
	15, 4, 4, 4, 15, 4, 4, 15,
	4, 4, 4, 4, 15, 4, 4, 15,
	44, 16, 45, 16, 15, 4, 4, 15,
	46, 15, 47, 16, 48, 45, 16, 45,
	16, 15, 46, 4, 15, 4, 15, 49,
	50, 51, 16, 16, 45, 15, 52, 4,
	52, 15, 4, 14, 17, 18, 19, 20,
	21, 22, 23, 24, 53, 26, 28, 29,
	30, 31, 33, 4, 4, 4, 16, 27,
	32, 15, 54, 50, 51, 16, 16, 45,
	15, 4, 15, 4, 15, 4, 15, 55,
	45, 15, 46, 46, 46, 15, 45, 15,
	56, 45, 16, 45, 15, 4, 46, 15,
	45, 15, 57, 50, 16, 58, 59, 60,
	45, 61, 45, 16, 15, 4, 4, 15,
	4, 15, 46, 46, 46, 15, 46, 46,
	15, 46, 15, 63, 64, 65, 65, 62,
	27, 15, 16, 15, 45, 16, 15, 66,
	16, 15, 4, 15, 67, 45, 15, 46,
	15, 68, 68, 68, 68, 62, 15, 66,
	16, 15, 68, 68, 62, 15, 1, 2,
	3, 5, 6, 7, 8, 1, 69, 9,
	70, 71, 1, 9, 0, 10, 0, 11,
	4, 7, 0, 8, 1, 12, 0, 7,
	13, 8, 12, 0, 14, 17, 18, 19,
	20, 21, 22, 23, 24, 25, 26, 28,
	29, 30, 31, 33, 0, 4, 69, 16,
	27, 32, 15, 1, 2, 3, 5, 6,
	7, 8, 1, 69, 9, 70, 71, 72,
	9, 0, 10, 0, 11, 4, 7, 0,
	8, 1, 12, 0, 7, 13, 8, 12,
	0, 14, 17, 18, 19, 20, 21, 22,
	23, 24, 25, 26, 28, 29, 30, 31,
	33, 0, 4, 69, 16, 27, 32, 15,
	1, 2, 3, 5, 6, 7, 8, 1,
	69, 9, 70, 71, 72, 9, 0, 10,
	43, 11, 4, 7, 0, 8, 1, 12,
	0, 7, 13, 8, 12, 0, 14, 17,
	18, 19, 20, 21, 22, 23, 24, 25,
	26, 28, 29, 30, 31, 33, 0, 4,
	69, 16, 27, 32, 15, 1, 2, 3,
	5, 6, 7, 8, 1, 9, 10, 1,
	73, 1, 9, 0, 10, 0, 11, 7,
	0, 8, 1, 12, 0, 7, 13, 8,
	12, 0, 14, 17, 18, 19, 20, 21,
	22, 23, 24, 25, 26, 28, 29, 30,
	31, 33, 0, 4, 16, 27, 32, 15,
	1, 2, 3, 5, 6, 7, 8, 1,
	9, 10, 1, 74, 1, 9, 0, 10,
	0, 11, 7, 0, 8, 1, 12, 0,
	7, 13, 8, 12, 0, 14, 17, 18,
	19, 20, 21, 22, 23, 24, 25, 26,
	28, 29, 30, 31, 33, 0, 4, 16,
	27, 32, 15, 1, 2, 3, 5, 6,
	7, 8, 1, 9, 10, 1, 75, 75,
	1, 9, 0, 10, 0, 11, 7, 0,
	8, 1, 12, 0, 7, 13, 8, 12,
	0, 14, 17, 18, 19, 20, 21, 22,
	23, 24, 25, 26, 28, 29, 30, 31,
	33, 0, 4, 16, 27, 32, 15, 1,
	2, 3, 5, 6, 7, 8, 1, 9,
	10, 1, 1, 76, 0, 10, 0, 11,
	7, 0, 8, 1, 12, 0, 7, 13,
	8, 12, 0, 14, 17, 18, 19, 20,
	21, 22, 23, 24, 25, 26, 28, 29,
	30, 31, 33, 0, 4, 16, 27, 32,
	15, 1, 2, 3, 5, 6, 7, 8,
	1, 9, 10, 1, 75, 75, 1, 9,
	0, 10, 0, 11, 7, 0, 8, 1,
	12, 0, 7, 13, 8, 12, 0, 14,
	17, 18, 19, 20, 21, 22, 23, 24,
	25, 26, 28, 29, 30, 31, 33, 0,
	4, 16, 27, 32, 15, 1, 2, 3,
	5, 6, 7, 8, 1, 9, 10, 1,
	77, 78, 1, 9, 0, 10, 0, 11,
	7, 0, 8, 1, 12, 0, 7, 13,
	8, 12, 0, 14, 17, 18, 19, 20,
	21, 22, 23, 24, 25, 26, 28, 29,
	30, 31, 33, 0, 4, 16, 27, 32,
	15, 1, 2, 3, 5, 6, 7, 8,
	1, 9, 10, 1, 75, 75, 1, 9,
	0, 10, 0, 11, 7, 0, 8, 1,
	12, 0, 7, 13, 8, 12, 0, 14,
	17, 18, 19, 20, 21, 22, 23, 24,
	25, 26, 28, 29, 30, 31, 33, 0,
	4, 16, 27, 32, 15, 1, 2, 3,
	5, 6, 7, 8, 1, 9, 10, 1,
	1, 9, 0, 10, 0, 11, 75, 75,
	7, 0, 8, 1, 12, 0, 75, 75,
	7, 13, 8, 12, 0, 14, 17, 18,
	19, 20, 21, 22, 23, 24, 25, 26,
	28, 29, 30, 31, 33, 0, 4, 16,
	27, 32, 15, 1, 2, 3, 5, 6,
	7, 8, 1, 9, 10, 1, 1, 9,
	0, 10, 0, 11, 7, 0, 8, 1,
	12, 0, 79, 7, 13, 8, 12, 0,
	14, 17, 18, 19, 20, 21, 22, 23,
	24, 25, 26, 28, 29, 30, 31, 33,
	0, 4, 16, 27, 32, 15, 1, 2,
	3, 5, 6, 7, 8, 1, 9, 10,
	1, 1, 9, 0, 10, 0, 11, 7,
	0, 8, 1, 12, 0, 80, 7, 13,
	8, 12, 0, 14, 17, 18, 19, 20,
	21, 22, 23, 24, 25, 26, 28, 29,
	30, 31, 33, 0, 4, 16, 27, 32,
	15, 1, 2, 3, 5, 6, 7, 8,
	1, 9, 10, 1, 1, 9, 0, 10,
	0, 11, 7, 0, 8, 1, 12, 0,
	75, 7, 13, 8, 12, 0, 14, 17,
	18, 19, 20, 21, 22, 23, 24, 25,
	26, 28, 29, 30, 31, 33, 0, 4,
	16, 27, 32, 15, 1, 2, 3, 5,
	6, 7, 8, 1, 9, 10, 1, 1,
	9, 0, 10, 0, 11, 7, 0, 8,
	1, 12, 0, 75, 7, 13, 8, 12,
	0, 14, 17, 18, 19, 20, 21, 22,
	23, 24, 25, 26, 28, 29, 30, 31,
	33, 0, 4, 16, 27, 32, 15, 1,
	2, 3, 5, 6, 7, 8, 1, 9,
	10, 1, 1, 9, 0, 10, 0, 11,
	7, 0, 8, 1, 12, 0, 81, 7,
	13, 8, 12, 0, 14, 17, 18, 19,
	20, 21, 22, 23, 24, 25, 26, 28,
	29, 30, 31, 33, 0, 4, 16, 27,
	32, 15, 1, 2, 3, 5, 6, 7,
	8, 1, 9, 10, 1, 1, 9, 0,
	10, 0, 11, 7, 0, 8, 1, 12,
	0, 82, 7, 13, 8, 12, 0, 14,
	17, 18, 19, 20, 21, 22, 23, 24,
	25, 26, 28, 29, 30, 31, 33, 0,
	4, 16, 27, 32, 15, 1, 2, 3,
	5, 6, 7, 8, 1, 9, 10, 1,
	1, 9, 0, 10, 0, 11, 7, 0,
	8, 1, 12, 0, 75, 7, 13, 8,
	12, 0, 14, 17, 18, 19, 20, 21,
	22, 23, 24, 25, 26, 28, 29, 30,
	31, 33, 0, 4, 16, 27, 32, 15,
	1, 2, 3, 5, 6, 7, 8, 1,
	9, 10, 1, 1, 9, 0, 10, 0,
	11, 7, 0, 8, 1, 12, 0, 83,
	7, 13, 8, 12, 0, 14, 17, 18,
	19, 20, 21, 22, 23, 24, 25, 26,
	28, 29, 30, 31, 33, 0, 4, 16,
	27, 32, 15, 1, 2, 3, 5, 6,
	7, 8, 1, 9, 10, 1, 1, 9,
	0, 10, 0, 11, 7, 0, 8, 1,
	12, 0, 36, 7, 13, 8, 12, 0,
	14, 17, 18, 19, 20, 21, 22, 23,
	24, 25, 26, 28, 29, 30, 31, 33,
	0, 4, 16, 27, 32, 15, 15, 1,
	2, 3, 5, 6, 7, 8, 1, 9,
	10, 1, 1, 9, 0, 10, 0, 11,
	7, 0, 8, 1, 12, 0, 7, 13,
	8, 12, 0, 14, 17, 18, 19, 20,
	21, 22, 23, 24, 25, 26, 28, 29,
	30, 31, 33, 0, 4, 16, 27, 32,
	15, 1, 2, 3, 5, 6, 7, 8,
	1, 9, 10, 1, 1, 9, 0, 10,
	0, 11, 7, 0, 8, 1, 12, 0,
	7, 13, 8, 12, 0, 14, 17, 18,
	19, 20, 21, 22, 23, 24, 25, 26,
	28, 29, 30, 31, 33, 0, 4, 42,
	16, 27, 32, 15, 0
};

static const char _find_wild_end_trans_targs[] = {
	69, 1, 1, 1, 1, 2, 1, 1,
	1, 4, 5, 1, 1, 1, 6, 0,
	7, 8, 9, 10, 11, 12, 13, 14,
	17, 20, 27, 29, 30, 32, 33, 39,
	46, 48, 3, 60, 63, 64, 67, 54,
	56, 57, 49, 69, 15, 16, 1, 18,
	19, 21, 25, 26, 22, 23, 24, 28,
	31, 34, 35, 36, 37, 38, 40, 41,
	42, 44, 43, 45, 47, 50, 51, 50,
	52, 53, 70, 55, 71, 58, 59, 61,
	62, 65, 66, 68
};

static const char _find_wild_end_trans_actions[] = {
	1, 0, 25, 7, 3, 21, 13, 9,
	11, 23, 7, 15, 19, 17, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 25, 3, 3, 3, 3, 3,
	3, 3, 3, 34, 0, 0, 5, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 3, 7, 0,
	0, 3, 28, 3, 31, 3, 3, 3,
	3, 3, 3, 3
};

enum { find_wild_end_start = 1 };

/* Offsets in the text: an escaped character has as many bytes there as its escape. */
#define AFTER (at + (escaped > 0 ? escaped : (size_t)(p - begin) + 1))
#define BEFORE (at + (escaped > 0 ? 0 : (size_t)(p - begin)))

void uric_find_wild_end_begin(struct uric_ending *e, char before, int enclosed)
{
    memset(e, 0, sizeof *e);
    e->state = find_wild_end_start;
    e->before = (unsigned char)before;
    e->enclosed = (unsigned char)enclosed;
}

size_t uric_find_wild_end_feed(struct uric_ending *e, const char *s, size_t n, size_t at,
                               size_t escaped, size_t path)
{
    const unsigned char *p = (const unsigned char *)s;
    const unsigned char *const begin = p, *const pe = p + n;
    int cs = e->state;

    e->before_letter = n > 0 && (*p & 0xC0) != 0x80 ? e->last : e->before_letter;

	{
	int _klen;
	unsigned int _trans;
	const char *_acts;
	unsigned int _nacts;
	const unsigned char *_keys;

	if ( p == pe )
		goto _test_eof;
	if ( cs == 0 )
		goto _out;
_resume:
	_keys = _find_wild_end_trans_keys + _find_wild_end_key_offsets[cs];
	_trans = (unsigned int)_find_wild_end_index_offsets[cs];

	_klen = _find_wild_end_single_lengths[cs];
	if ( _klen > 0 ) {
		const unsigned char *_lower = _keys;
		const unsigned char *_mid;
		const unsigned char *_upper = _keys + _klen - 1;
		while (1) {
			if ( _upper < _lower )
				break;

			_mid = _lower + ((_upper-_lower) >> 1);
			if ( (*p) < *_mid )
				_upper = _mid - 1;
			else if ( (*p) > *_mid )
				_lower = _mid + 1;
			else {
				_trans += (unsigned int)(_mid - _keys);
				goto _match;
			}
		}
		_keys += _klen;
		_trans += (unsigned int)_klen;
	}

	_klen = _find_wild_end_range_lengths[cs];
	if ( _klen > 0 ) {
		const unsigned char *_lower = _keys;
		const unsigned char *_mid;
		const unsigned char *_upper = _keys + (_klen<<1) - 2;
		while (1) {
			if ( _upper < _lower )
				break;

			_mid = _lower + (((_upper-_lower) >> 1) & ~1);
			if ( (*p) < _mid[0] )
				_upper = _mid - 2;
			else if ( (*p) > _mid[1] )
				_lower = _mid + 2;
			else {
				_trans += (unsigned int)((_mid - _keys)>>1);
				goto _match;
			}
		}
		_trans += (unsigned int)_klen;
	}

_match:
	_trans = (unsigned int)_find_wild_end_indicies[_trans];
	cs = _find_wild_end_trans_targs[_trans];

	if ( _find_wild_end_trans_actions[_trans] == 0 )
		goto _again;

	_acts = _find_wild_end_actions + _find_wild_end_trans_actions[_trans];
	_nacts = (unsigned int) *_acts++;
	for ( ; _nacts > 0; _nacts-- )
	{
		switch ( *_acts++ )
		{
	case 0:
	{
        e->ended = e->stopped = 1;
        p--;
        {p++; goto _out; }
    }
	break;
	case 1:
	{
        if ((cs) == find_wild_end_start)
            p += uric_find_pass_meant(p, pe);
        e->end = AFTER;
    }
	break;
	case 2:
	{
        if (!e->enclosed && !may_continue(last_before(e, begin, p),
                                          e->n + (size_t)(p - begin) < path)) {
            e->ended = e->doubtful = 1;
            {p++; goto _out; }
        }
        e->end = AFTER;
    }
	break;
	case 3:
	{
        e->arrow = e->end;
        e->end = AFTER;
        if (*p == '=') {
            e->value = e->end;
            if (find_may_be_quoted(p, (size_t)(pe - p)))
                e->reference = 1;
        }
    }
	break;
	case 4:
	{
        /* "$" belongs to the brace, as in a shell */
        if (e->depth[pair_of(*p)]++ == 0) {
            e->outside[pair_of(*p)] =
                *p == '{' && last_before(e, begin, p) == '$' ? e->arrow : e->end;
            if (*p == '[')
                e->labels = !e->enclosed && (!e->in_query || (e->value > 0 && e->value < BEFORE));
        }
    }
	break;
	case 5:
	{
        /* in a link of Markdown, an escaped one closes nothing */
        if (e->depth[pair_of(*p)] == 0 && !(e->enclosed && escaped > 0)) {
            e->ended = 1;
            {p++; goto _out; }
        }
        e->end = AFTER;
        if (e->depth[pair_of(*p)] > 0 && --e->depth[pair_of(*p)] == 0 && *p == ']' &&
            e->labels) {
            e->end = e->outside[SQUARE];
            e->label = is_footnote(begin, p) ? 0 : AFTER;
        }
    }
	break;
	case 6:
	{
        if (e->before == '\'') {
            e->ended = 1;
            {p++; goto _out; }
        }
    }
	break;
	case 7:
	{ e->in_query = 1; }
	break;
	case 8:
	{ e->in_query = 0; e->past_path = 1; }
	break;
	case 9:
	{
        if (!(e->in_query || e->past_path) || e->before == '|' || e->before == '<' ||
            e->before == '[' || (e->before == '=' && is_parameter(p + 1, pe))) {
            e->ended = 1;
            {p++; goto _out; }
        }
    }
	break;
	case 10:
	{ if (*p != e->before) e->end = AFTER; }
	break;
	case 11:
	{ e->escape = e->end; e->end = AFTER; e->value = 0; }
	break;
	case 12:
	{
        e->list = e->end;
        e->value = 0;
        e->reference |= *p == ';' && e->escape > 0;
    }
	break;
	case 13:
	{
        e->end = e->escape;
        e->ended = 1;
        {p++; goto _out; }
    }
	break;
	case 14:
	{
        e->end = e->list;
        e->ended = 1;
        {p++; goto _out; }
    }
	break;
	case 15:
	{
        e->end = e->arrow;
        e->ended = 1;
        {p++; goto _out; }
    }
	break;
		}
	}

_again:
	if ( cs == 0 )
		goto _out;
	if ( ++p != pe )
		goto _resume;
	_test_eof: {}
	_out: {}
	}

    e->state = cs;
    e->n += n;
    if (n > 0)
        e->last = begin[n - 1];
    return (size_t)(p - begin);
}

#undef AFTER
#undef BEFORE

void uric_find_wild_end_set(const struct uric_ending *e, size_t read, struct uric_bare *b)
{
    int i;

    memset(b, 0, sizeof *b);
    b->end = e->end;
    b->read = read;
    b->ended = e->ended;
    b->stopped = e->stopped;
    b->reference = e->reference;
    for (i = 0; i < 3; i++) {
        if (e->depth[i] > 0 && e->outside[i] < b->end)
            b->end = e->outside[i];
        b->unclosed |= e->depth[i] > 0;
    }
    /* a label, unless the URI goes on after it or ends before it */
    b->doubtful = e->doubtful || (e->label > 0 && b->end == e->outside[SQUARE]);
}

void uric_find_wild_end(const char *s, const struct uric_wild *w, size_t room, char before,
                        int enclosed, struct uric_bare *b)
{
    const size_t n = w->length;
    struct uric_ending e;

    uric_find_wild_end_begin(&e, before, enclosed);
    uric_find_wild_end_set(
        &e,
        uric_find_wild_end_feed(
            &e, s, n + (n < room && !(uric_text_class[(unsigned char)s[n]] & URIC_TEXT_WILD)), 0,
            0, w->path_begin < n ? w->path_begin : SIZE_MAX),
        b);
}
