/* Tells whether a host is a DNS name: RFC 1034, section 3.5, and RFC 1123, section 2.1. */
#include "util/decoded.h"

enum { LONGEST_LABEL = 63, LONGEST_NAME = 253 };

/* The bytes of a label, read as a number. */
enum dns_number { NOTHING_YET, ONE_ZERO, DECIMAL, HEXADECIMAL, NO_NUMBER };

struct dns_name {
    uint32_t length;      /* decoded bytes */
    uint32_t label;       /* those of the last label */
    uint32_t label_begin; /* offset */
    uint32_t hyphen;      /* the offset of the last byte, if that is a hyphen */
    int ends_in_hyphen;
    enum dns_number number;
};

/* "0x" alone is a number, too (URL Standard, 3.5: the IPv4 number parser). */
static enum dns_number dns_number_with(enum dns_number number, int byte)
{
    const unsigned char is = uric_class[byte];

    switch (number) {
    case NOTHING_YET:
        return byte == '0' ? ONE_ZERO : is & URIC_CLASS_DIGIT ? DECIMAL : NO_NUMBER;
    case ONE_ZERO:
        if (byte == 'x' || byte == 'X')
            return HEXADECIMAL;
        URIC_FALLTHROUGH;
    case DECIMAL: return is & URIC_CLASS_DIGIT ? DECIMAL : NO_NUMBER;
    case HEXADECIMAL: return is & URIC_CLASS_HEXDIG ? HEXADECIMAL : NO_NUMBER;
    default: return NO_NUMBER;
    }
}

/* Takes the dot at the offset, or the end of the name. */
static enum uric_dns_status end_dns_label(const struct dns_name *n, uint32_t at,
                                          uint32_t *offset)
{
    if (n->label == 0) {
        *offset = at;
        return URIC_DNS_EMPTY_LABEL;
    }
    if (n->ends_in_hyphen) {
        *offset = n->hyphen;
        return URIC_DNS_HYPHEN_LAST;
    }
    return URIC_DNS_OK;
}

/* Takes a byte of a label; *offset is where it is. */
static enum uric_dns_status take_name_byte(struct dns_name *n, int byte, unsigned flags,
                                           const uint32_t *offset)
{
    const int is_first = n->label == 0;

    if (!(uric_class[byte] & (URIC_CLASS_ALPHA | URIC_CLASS_DIGIT) || byte == '-' ||
          (byte == '_' && flags & URIC_DNS_UNDERSCORE)))
        return URIC_DNS_BYTE;
    if (is_first) {
        n->label_begin = *offset;
        n->number = NOTHING_YET;
    }
    n->number = dns_number_with(n->number, byte);
    n->ends_in_hyphen = byte == '-';
    if (n->ends_in_hyphen)
        n->hyphen = *offset;
    if (n->ends_in_hyphen && is_first)
        return URIC_DNS_HYPHEN_FIRST;
    return ++n->label > LONGEST_LABEL ? URIC_DNS_LABEL_LENGTH : URIC_DNS_OK;
}

/* The host is a reg-name that is not empty.  Where it is a name, *offset is unspecified. */
static enum uric_dns_status check_dns_name(const char *s, uric_span host, unsigned flags,
                                           uint32_t *offset)
{
    struct dns_name n = { 0, 0, 0, 0, 0, NOTHING_YET };
    enum uric_dns_status status;
    uint32_t i = host.begin;

    while (i < host.end) {
        int byte;

        *offset = i;
        if (s[i] == '%' && flags & URIC_DNS_NO_TRIPLETS)
            return URIC_DNS_TRIPLET;
        byte = uric_decoded_byte(s, &i, host.end);
        if (byte == '.' && i == host.end) {
            status = n.length == 0 ? URIC_DNS_EMPTY : end_dns_label(&n, *offset, offset);
            if (status == URIC_DNS_OK && !(flags & URIC_DNS_DOT))
                status = URIC_DNS_FINAL_DOT;
        } else if (byte == '.') {
            status = end_dns_label(&n, *offset, offset);
            n.label = 0;
            n.length++;
        } else {
            status = take_name_byte(&n, byte, flags, offset);
            n.length++;
        }
        if (status == URIC_DNS_OK && n.length > LONGEST_NAME)
            status = URIC_DNS_NAME_LENGTH;
        if (status != URIC_DNS_OK)
            return status;
    }
    status = end_dns_label(&n, host.end, offset);
    if (status == URIC_DNS_OK && n.number != NO_NUMBER) {
        *offset = n.label_begin;
        return URIC_DNS_NUMERIC;
    }
    return status;
}

enum uric_dns_status uric_dns_name(struct uric_ref ref, enum uric_dns_flags flags,
                                   uint32_t *offset)
{
    const uric_span host = ref.u->part[URIC_HOST];
    enum uric_dns_status status;

    *offset = 0;
    if (!uric_has(ref.u, URIC_HOST))
        return URIC_DNS_NO_HOST;
    *offset = host.begin;
    if (ref.u->host_kind != URIC_HOST_REG_NAME)
        return URIC_DNS_ADDRESS;
    if (host.begin == host.end)
        return URIC_DNS_EMPTY;
    status = check_dns_name(ref.s, host, (unsigned)flags, offset);
    if (status == URIC_DNS_OK)
        *offset = host.end;
    return status;
}

const char *uric_dns_status_name(int status)
{
    static const char *const names[URIC_DNS_STATUSES] = {
        "ok", "no-host", "empty", "address", "triplet", "byte", "empty-label",
        "hyphen-first", "hyphen-last", "label-length", "name-length", "final-dot", "numeric"
    };

    return status >= 0 && status < URIC_DNS_STATUSES ? names[status] : NULL;
}
