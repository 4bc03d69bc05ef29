/* Generated from grammar/machines/scheme.rl by ragel 6.10 -T0; do not edit. */
/* What follows the authority, or the scheme if there is no authority, in parsed URIs
 * of the rarer schemes.  Tables. */
#include "schemes/scheme.h"

#define AT ((uint32_t)(p - s))

static const char _scheme_actions[] = {
	0, 1, 0, 1, 1, 1, 2, 1,
	3, 1, 4, 1, 5, 1, 6, 1,
	7, 1, 8, 1, 9, 1, 11, 1,
	12, 1, 14, 1, 18, 1, 19, 1,
	21, 1, 24, 2, 8, 10, 2, 12,
	13, 2, 12, 15, 2, 16, 17, 2,
	19, 20, 2, 23, 22
};

static const short _scheme_key_offsets[] = {
	0, 0, 10, 17, 24, 31, 38, 44,
	50, 56, 62, 68, 74, 75, 86, 92,
	98, 100, 118, 124, 130, 146, 162, 168,
	174, 190, 197, 205, 211, 217, 230, 237,
	243, 251, 272, 278, 284, 290, 296, 297,
	298, 304, 310, 322, 328, 334, 340, 346,
	352, 358, 359, 365, 371, 384, 390, 396,
	402, 408, 413, 419, 425, 426, 427, 428,
	441, 454, 460, 466, 467, 478, 489, 500,
	511, 512, 512, 522, 524, 526, 528, 530,
	532, 534, 536, 538, 540, 542, 544, 546,
	548, 550, 552, 552, 569, 586, 607, 620,
	638, 655, 667, 685, 698, 711, 724, 736,
	749, 762, 773, 785
};

static const unsigned char _scheme_trans_keys[] = {
	0u, 1u, 2u, 3u, 4u, 5u, 6u, 7u,
	8u, 9u, 48u, 49u, 57u, 65u, 70u, 97u,
	102u, 57u, 48u, 56u, 65u, 70u, 97u, 102u,
	48u, 49u, 57u, 65u, 70u, 97u, 102u, 57u,
	48u, 56u, 65u, 70u, 97u, 102u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 57u, 65u, 70u,
	97u, 102u, 48u, 57u, 65u, 70u, 97u, 102u,
	48u, 57u, 65u, 70u, 97u, 102u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 57u, 65u, 70u,
	97u, 102u, 47u, 37u, 43u, 95u, 45u, 46u,
	48u, 57u, 65u, 90u, 97u, 122u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 57u, 65u, 70u,
	97u, 102u, 48u, 57u, 33u, 37u, 45u, 46u,
	61u, 64u, 95u, 126u, 36u, 39u, 42u, 43u,
	48u, 57u, 65u, 90u, 97u, 122u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 57u, 65u, 70u,
	97u, 102u, 33u, 37u, 45u, 61u, 95u, 126u,
	36u, 39u, 42u, 43u, 48u, 57u, 65u, 90u,
	97u, 122u, 33u, 37u, 45u, 61u, 95u, 126u,
	36u, 39u, 42u, 43u, 48u, 57u, 65u, 90u,
	97u, 122u, 48u, 57u, 65u, 70u, 97u, 102u,
	48u, 57u, 65u, 70u, 97u, 102u, 33u, 37u,
	45u, 61u, 95u, 126u, 36u, 39u, 42u, 43u,
	48u, 57u, 65u, 90u, 97u, 122u, 53u, 48u,
	57u, 65u, 70u, 97u, 102u, 66u, 98u, 48u,
	57u, 65u, 70u, 97u, 102u, 48u, 57u, 65u,
	70u, 97u, 102u, 48u, 57u, 65u, 70u, 97u,
	102u, 33u, 37u, 61u, 95u, 126u, 36u, 46u,
	48u, 59u, 65u, 90u, 97u, 122u, 53u, 48u,
	57u, 65u, 70u, 97u, 102u, 48u, 57u, 65u,
	70u, 97u, 102u, 68u, 100u, 48u, 57u, 65u,
	70u, 97u, 102u, 33u, 37u, 44u, 46u, 61u,
	95u, 126u, 36u, 39u, 40u, 41u, 42u, 45u,
	48u, 57u, 58u, 59u, 65u, 90u, 97u, 122u,
	48u, 57u, 65u, 70u, 97u, 102u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 57u, 65u, 70u,
	97u, 102u, 48u, 57u, 65u, 70u, 97u, 102u,
	47u, 47u, 48u, 57u, 65u, 70u, 97u, 102u,
	48u, 57u, 65u, 70u, 97u, 102u, 33u, 36u,
	37u, 47u, 95u, 126u, 39u, 57u, 65u, 90u,
	97u, 122u, 48u, 57u, 65u, 70u, 97u, 102u,
	48u, 57u, 65u, 70u, 97u, 102u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 57u, 65u, 70u,
	97u, 102u, 48u, 57u, 65u, 70u, 97u, 102u,
	48u, 57u, 65u, 70u, 97u, 102u, 47u, 48u,
	57u, 65u, 70u, 97u, 102u, 48u, 57u, 65u,
	70u, 97u, 102u, 33u, 37u, 61u, 95u, 126u,
	36u, 46u, 48u, 58u, 63u, 90u, 97u, 122u,
	48u, 57u, 65u, 70u, 97u, 102u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 57u, 65u, 70u,
	97u, 102u, 48u, 57u, 65u, 70u, 97u, 102u,
	47u, 65u, 90u, 97u, 122u, 48u, 57u, 65u,
	70u, 97u, 102u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 47u, 47u, 33u, 37u, 47u, 59u,
	61u, 95u, 126u, 36u, 57u, 65u, 90u, 97u,
	122u, 33u, 37u, 47u, 59u, 61u, 95u, 126u,
	36u, 57u, 65u, 90u, 97u, 122u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 57u, 65u, 70u,
	97u, 102u, 47u, 33u, 37u, 61u, 95u, 126u,
	36u, 59u, 63u, 90u, 97u, 122u, 33u, 37u,
	61u, 95u, 126u, 36u, 59u, 63u, 90u, 97u,
	122u, 33u, 37u, 61u, 95u, 126u, 36u, 59u,
	63u, 90u, 97u, 122u, 33u, 37u, 61u, 95u,
	126u, 36u, 59u, 63u, 90u, 97u, 122u, 47u,
	37u, 43u, 47u, 95u, 45u, 57u, 65u, 90u,
	97u, 122u, 48u, 57u, 48u, 57u, 48u, 57u,
	48u, 57u, 48u, 57u, 48u, 57u, 48u, 57u,
	48u, 57u, 48u, 57u, 48u, 57u, 48u, 57u,
	48u, 57u, 48u, 57u, 48u, 57u, 48u, 57u,
	33u, 37u, 42u, 43u, 45u, 46u, 61u, 95u,
	126u, 36u, 39u, 48u, 57u, 65u, 90u, 97u,
	122u, 33u, 37u, 45u, 46u, 61u, 95u, 126u,
	36u, 39u, 42u, 43u, 48u, 57u, 65u, 90u,
	97u, 122u, 33u, 37u, 44u, 46u, 61u, 95u,
	126u, 36u, 39u, 40u, 41u, 42u, 45u, 48u,
	57u, 58u, 59u, 65u, 90u, 97u, 122u, 33u,
	37u, 61u, 95u, 126u, 36u, 46u, 48u, 59u,
	65u, 90u, 97u, 122u, 33u, 37u, 45u, 46u,
	61u, 64u, 95u, 126u, 36u, 39u, 42u, 43u,
	48u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	45u, 46u, 61u, 95u, 126u, 36u, 39u, 42u,
	43u, 48u, 57u, 65u, 90u, 97u, 122u, 37u,
	95u, 42u, 43u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 33u, 37u, 45u, 46u, 61u,
	64u, 95u, 126u, 36u, 39u, 42u, 43u, 48u,
	57u, 65u, 90u, 97u, 122u, 33u, 36u, 37u,
	47u, 63u, 95u, 126u, 39u, 57u, 65u, 90u,
	97u, 122u, 33u, 36u, 37u, 95u, 126u, 39u,
	46u, 48u, 57u, 65u, 90u, 97u, 122u, 33u,
	37u, 61u, 95u, 126u, 36u, 46u, 48u, 59u,
	64u, 90u, 97u, 122u, 33u, 37u, 59u, 61u,
	95u, 126u, 36u, 58u, 63u, 90u, 97u, 122u,
	33u, 37u, 59u, 95u, 126u, 36u, 46u, 48u,
	58u, 63u, 90u, 97u, 122u, 33u, 37u, 61u,
	95u, 126u, 36u, 46u, 48u, 59u, 64u, 90u,
	97u, 122u, 33u, 37u, 61u, 95u, 126u, 36u,
	59u, 64u, 90u, 97u, 122u, 33u, 37u, 47u,
	61u, 95u, 126u, 36u, 59u, 64u, 90u, 97u,
	122u, 33u, 37u, 47u, 61u, 95u, 126u, 36u,
	59u, 64u, 90u, 97u, 122u, 0
};

static const char _scheme_single_lengths[] = {
	0, 10, 1, 1, 1, 1, 0, 0,
	0, 0, 0, 0, 1, 3, 0, 0,
	0, 8, 0, 0, 6, 6, 0, 0,
	6, 1, 2, 0, 0, 5, 1, 0,
	2, 7, 0, 0, 0, 0, 1, 1,
	0, 0, 6, 0, 0, 0, 0, 0,
	0, 1, 0, 0, 5, 0, 0, 0,
	0, 1, 0, 0, 1, 1, 1, 7,
	7, 0, 0, 1, 5, 5, 5, 5,
	1, 0, 4, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 9, 7, 7, 5, 8,
	7, 2, 8, 7, 5, 5, 6, 5,
	5, 5, 6, 6
};

static const char _scheme_range_lengths[] = {
	0, 0, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 0, 4, 3, 3,
	1, 5, 3, 3, 5, 5, 3, 3,
	5, 3, 3, 3, 3, 4, 3, 3,
	3, 7, 3, 3, 3, 3, 0, 0,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 0, 3, 3, 4, 3, 3, 3,
	3, 2, 3, 3, 0, 0, 0, 3,
	3, 3, 3, 0, 3, 3, 3, 3,
	0, 0, 3, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 0, 4, 5, 7, 4, 5,
	5, 5, 5, 3, 4, 4, 3, 4,
	4, 3, 3, 3
};

static const short _scheme_index_offsets[] = {
	0, 0, 11, 16, 21, 26, 31, 35,
	39, 43, 47, 51, 55, 57, 65, 69,
	73, 75, 89, 93, 97, 109, 121, 125,
	129, 141, 146, 152, 156, 160, 170, 175,
	179, 185, 200, 204, 208, 212, 216, 218,
	220, 224, 228, 238, 242, 246, 250, 254,
	258, 262, 264, 268, 272, 282, 286, 290,
	294, 298, 302, 306, 310, 312, 314, 316,
	327, 338, 342, 346, 348, 357, 366, 375,
	384, 386, 387, 395, 397, 399, 401, 403,
	405, 407, 409, 411, 413, 415, 417, 419,
	421, 423, 425, 426, 440, 453, 468, 478,
	492, 505, 513, 527, 538, 548, 558, 568,
	578, 588, 597, 607
};

static const char _scheme_indicies[] = {
	0, 1, 2, 3, 4, 5, 6, 7,
	8, 9, 10, 11, 12, 12, 12, 10,
	14, 13, 13, 13, 10, 15, 16, 16,
	16, 10, 18, 17, 17, 17, 10, 19,
	19, 19, 10, 20, 20, 20, 10, 17,
	17, 17, 10, 13, 13, 13, 10, 21,
	21, 21, 10, 22, 22, 22, 10, 23,
	10, 24, 25, 25, 25, 25, 25, 25,
	10, 26, 26, 26, 10, 25, 25, 25,
	10, 27, 10, 28, 29, 28, 30, 28,
	31, 28, 28, 28, 28, 28, 28, 28,
	10, 32, 32, 32, 10, 28, 28, 28,
	10, 28, 29, 28, 28, 28, 28, 28,
	28, 28, 28, 28, 10, 33, 34, 33,
	33, 33, 33, 33, 33, 33, 33, 33,
	10, 35, 35, 35, 10, 33, 33, 33,
	10, 33, 36, 33, 33, 33, 33, 33,
	33, 33, 33, 33, 10, 37, 35, 35,
	35, 10, 38, 38, 33, 33, 33, 10,
	39, 39, 39, 10, 38, 38, 38, 10,
	40, 41, 40, 40, 40, 40, 40, 40,
	40, 10, 43, 42, 42, 42, 10, 40,
	40, 40, 10, 44, 44, 40, 40, 40,
	10, 38, 45, 40, 40, 38, 38, 38,
	38, 40, 38, 38, 40, 38, 38, 10,
	46, 46, 46, 10, 47, 47, 47, 10,
	48, 48, 48, 10, 49, 49, 49, 10,
	50, 10, 51, 10, 52, 52, 52, 10,
	53, 53, 53, 10, 54, 54, 55, 56,
	54, 54, 54, 54, 54, 10, 57, 57,
	57, 10, 54, 54, 54, 10, 58, 58,
	58, 10, 59, 59, 59, 10, 60, 60,
	60, 10, 61, 61, 61, 10, 62, 10,
	63, 63, 63, 10, 64, 64, 64, 10,
	65, 66, 67, 65, 65, 65, 65, 65,
	65, 10, 68, 68, 68, 10, 65, 65,
	65, 10, 69, 69, 69, 10, 67, 67,
	67, 10, 70, 71, 71, 10, 72, 72,
	72, 10, 73, 73, 73, 10, 9, 10,
	70, 10, 74, 10, 75, 76, 77, 75,
	75, 75, 75, 75, 75, 75, 10, 75,
	76, 70, 75, 75, 75, 75, 75, 75,
	75, 10, 78, 78, 78, 10, 75, 75,
	75, 10, 79, 10, 22, 80, 22, 22,
	22, 22, 22, 22, 10, 13, 81, 13,
	13, 13, 13, 13, 13, 10, 17, 82,
	17, 17, 17, 17, 17, 17, 10, 20,
	83, 20, 20, 20, 20, 20, 20, 10,
	84, 10, 10, 24, 25, 85, 25, 25,
	25, 25, 10, 86, 10, 87, 10, 88,
	10, 89, 10, 90, 10, 91, 10, 92,
	10, 93, 10, 94, 10, 95, 10, 96,
	10, 97, 10, 98, 10, 99, 10, 100,
	10, 10, 28, 101, 102, 47, 47, 49,
	28, 47, 28, 28, 47, 47, 47, 10,
	33, 36, 33, 103, 33, 33, 33, 33,
	33, 33, 33, 33, 10, 38, 45, 40,
	104, 38, 38, 38, 38, 40, 38, 38,
	40, 38, 38, 10, 40, 41, 40, 40,
	40, 40, 40, 40, 40, 10, 28, 101,
	47, 105, 28, 31, 47, 28, 28, 47,
	47, 47, 47, 10, 28, 101, 47, 49,
	28, 47, 28, 28, 47, 47, 47, 47,
	10, 106, 49, 49, 49, 49, 49, 49,
	10, 28, 101, 47, 105, 28, 31, 47,
	28, 28, 47, 47, 47, 47, 10, 53,
	53, 107, 108, 109, 53, 53, 53, 53,
	53, 10, 59, 59, 110, 59, 59, 59,
	59, 59, 59, 10, 61, 111, 61, 61,
	61, 61, 61, 61, 61, 10, 64, 112,
	113, 64, 64, 64, 64, 64, 64, 10,
	67, 114, 65, 67, 67, 67, 67, 67,
	67, 10, 73, 115, 73, 73, 73, 73,
	73, 73, 73, 10, 73, 115, 73, 73,
	73, 73, 73, 73, 10, 73, 115, 116,
	73, 73, 73, 73, 73, 73, 10, 73,
	115, 70, 73, 73, 73, 73, 73, 73,
	10, 0
};

static const char _scheme_trans_targs[] = {
	67, 72, 12, 91, 38, 39, 49, 57,
	62, 61, 0, 3, 9, 69, 70, 5,
	8, 70, 71, 7, 71, 11, 69, 13,
	14, 74, 15, 75, 17, 18, 20, 21,
	19, 92, 25, 23, 22, 26, 93, 28,
	29, 30, 31, 32, 94, 27, 35, 95,
	37, 97, 91, 99, 41, 99, 42, 43,
	100, 44, 46, 100, 48, 101, 102, 51,
	102, 52, 53, 103, 54, 56, 104, 60,
	59, 105, 106, 64, 65, 107, 66, 68,
	10, 2, 4, 6, 73, 16, 76, 77,
	78, 79, 80, 81, 82, 83, 84, 85,
	86, 87, 88, 89, 90, 34, 98, 24,
	33, 96, 36, 40, 42, 101, 45, 47,
	50, 52, 55, 58, 63
};

static const char _scheme_trans_actions[] = {
	33, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 7, 0,
	0, 0, 11, 0, 0, 0, 3, 1,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 1, 1, 0, 0, 0, 0,
	44, 0, 0, 0, 0, 0, 1, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 1,
	0, 5, 9, 0, 0, 35, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 41, 38, 0, 0,
	0, 47, 0, 0, 0
};

static const char _scheme_eof_actions[] = {
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 5, 9, 13,
	0, 0, 17, 21, 21, 21, 21, 21,
	21, 21, 21, 21, 21, 21, 21, 21,
	21, 21, 21, 17, 19, 19, 19, 17,
	17, 17, 15, 23, 27, 25, 29, 31,
	50, 50, 50, 50
};

enum { scheme_first_final = 67 };

enum { scheme_en_main_as_gopher = 67 };
enum { scheme_en_main_as_telnet = 72 };
enum { scheme_en_main_as_nntp = 12 };
enum { scheme_en_main_as_news = 91 };
enum { scheme_en_main_as_news_server = 38 };
enum { scheme_en_main_as_wais = 39 };
enum { scheme_en_main_as_prospero = 49 };
enum { scheme_en_main_as_file_local = 57 };
enum { scheme_en_main_as_file_empty_host = 62 };
enum { scheme_en_main_as_file_host = 61 };

int uric_scan_scheme(enum uric_scheme_entry entry, const unsigned char *s,
                     uric_span at, struct uric_scheme_parts *r)
{
    /* in the order of enum uric_scheme_entry */
    static const uint16_t start[] = {
        scheme_en_main_as_gopher, scheme_en_main_as_telnet,
        scheme_en_main_as_nntp, scheme_en_main_as_news,
        scheme_en_main_as_news_server, scheme_en_main_as_wais,
        scheme_en_main_as_prospero, scheme_en_main_as_file_local,
        scheme_en_main_as_file_empty_host, scheme_en_main_as_file_host
    };
    const unsigned char *p = s + at.begin, *const pe = s + at.end;
    const unsigned char *const eof = pe;
    int cs = start[entry];

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
	_keys = _scheme_trans_keys + _scheme_key_offsets[cs];
	_trans = (unsigned int)_scheme_index_offsets[cs];

	_klen = _scheme_single_lengths[cs];
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

	_klen = _scheme_range_lengths[cs];
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
	_trans = (unsigned int)_scheme_indicies[_trans];
	cs = _scheme_trans_targs[_trans];

	if ( _scheme_trans_actions[_trans] == 0 )
		goto _again;

	_acts = _scheme_actions + _scheme_trans_actions[_trans];
	_nacts = (unsigned int) *_acts++;
	for ( ; _nacts > 0; _nacts-- )
	{
		switch ( *_acts++ )
		{
	case 0:
	{
        r->part[0].begin = r->part[1].begin = AT + 1;
        r->part[2].begin = r->part[3].begin = AT + 1;
    }
	break;
	case 1:
	{
        URIC_DEFINE(r, URIC_GOPHER_TYPE, AT + 1);
        r->part[URIC_GOPHER_SELECTOR].begin = AT + 1;
    }
	break;
	case 2:
	{ URIC_DEFINE(r, URIC_GOPHER_SELECTOR, AT); }
	break;
	case 3:
	{ r->part[URIC_GOPHER_SEARCH].begin = AT + 1; }
	break;
	case 4:
	{ URIC_DEFINE(r, URIC_GOPHER_SEARCH, AT); }
	break;
	case 5:
	{ r->part[URIC_GOPHER_STRING].begin = AT + 1; }
	break;
	case 8:
	{ URIC_DEFINE(r, URIC_NEWS_GROUP, AT); }
	break;
	case 10:
	{
        r->part[URIC_NEWS_ARTICLE_NUMBER].begin = AT + 1;
    }
	break;
	case 12:
	{ URIC_DEFINE(r, URIC_WAIS_DATABASE, AT); }
	break;
	case 13:
	{ r->part[URIC_WAIS_SEARCH].begin = AT + 1; }
	break;
	case 15:
	{ r->part[URIC_WAIS_WTYPE].begin = AT + 1; }
	break;
	case 16:
	{ URIC_DEFINE(r, URIC_WAIS_WTYPE, AT); }
	break;
	case 17:
	{ r->part[URIC_WAIS_WPATH].begin = AT + 1; }
	break;
	case 19:
	{ URIC_DEFINE(r, URIC_PROSPERO_HSONAME, AT); }
	break;
	case 20:
	{ r->part[URIC_PROSPERO_FIELDS].begin = AT; }
	break;
	case 24:
	{
        (void)67; (void)72;
        (void)12; (void)91;
        (void)38; (void)39;
        (void)49; (void)57;
        (void)62; (void)61;
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
	if ( p == eof )
	{
	const char *__acts = _scheme_actions + _scheme_eof_actions[cs];
	unsigned int __nacts = (unsigned int) *__acts++;
	for ( ; __nacts > 0; __nacts-- ) {
		switch ( *__acts++ ) {
	case 2:
	{ URIC_DEFINE(r, URIC_GOPHER_SELECTOR, AT); }
	break;
	case 4:
	{ URIC_DEFINE(r, URIC_GOPHER_SEARCH, AT); }
	break;
	case 6:
	{ URIC_DEFINE(r, URIC_GOPHER_STRING, AT); }
	break;
	case 7:
	{ URIC_DEFINE(r, URIC_NEWS_ALL, AT); }
	break;
	case 8:
	{ URIC_DEFINE(r, URIC_NEWS_GROUP, AT); }
	break;
	case 9:
	{ URIC_DEFINE(r, URIC_NEWS_ARTICLE, AT); }
	break;
	case 11:
	{ URIC_DEFINE(r, URIC_NEWS_ARTICLE_NUMBER, AT); }
	break;
	case 12:
	{ URIC_DEFINE(r, URIC_WAIS_DATABASE, AT); }
	break;
	case 14:
	{ URIC_DEFINE(r, URIC_WAIS_SEARCH, AT); }
	break;
	case 18:
	{ URIC_DEFINE(r, URIC_WAIS_WPATH, AT); }
	break;
	case 19:
	{ URIC_DEFINE(r, URIC_PROSPERO_HSONAME, AT); }
	break;
	case 21:
	{ URIC_DEFINE(r, URIC_PROSPERO_FIELDS, AT); }
	break;
	case 22:
	{ URIC_DEFINE(r, URIC_FILE_PATH, AT); }
	break;
	case 23:
	{}
	break;
		}
	}
	}

	_out: {}
	}

    r->error_offset = AT;
    return cs >= scheme_first_final;
}

#undef AT
