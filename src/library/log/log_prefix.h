/* Layers before the lines of logs, as collectors write them. */
#ifndef URIC_LOG_PREFIX_H
#define URIC_LOG_PREFIX_H

#include "log/log.h"

/* In the order of their names and of the entries of grammar/log/log_prefix.rl. */
enum uric_log_layer {
    LAYER_SYSLOG,
    LAYER_RFC5424,
    LAYER_JOURNAL,
    LAYER_CRI,
    LAYER_DOCKER,
    LAYER_VHOST,
    LAYER_SERVER,
    LOG_LAYERS
};

struct uric_log_prefix {
    uint32_t length;       /* 0: the line has no such prefix */
    uint32_t stop;         /* the first byte that cannot be part of a prefix */
    uint32_t unnamed;      /* the name of LAYER_SERVER is "-" */
    uric_span host, port;  /* of LAYER_VHOST; only the host of LAYER_SERVER */
};

/* Read a layer at the start of a line, of which at most URIC_MAX_LENGTH bytes are given:
 * URIC_OK, URIC_INVALID or URIC_INCOMPLETE. */
URIC_INTERNAL enum uric_status uric_log_scan_prefix(enum uric_log_layer layer,
                                                    const unsigned char *line, size_t n,
                                                    struct uric_log_prefix *at);

/* Put these layers before a format without layers. */
URIC_INTERNAL void uric_log_put_layers(struct uric_log_held *f,
                                       const struct uric_log_layers *layers);

/* Read all layers of a format, as uric_log_scan_prefix() reads one. */
URIC_INTERNAL enum uric_status uric_log_scan_layers(const struct uric_log_held *f,
                                                    const unsigned char *line, size_t n,
                                                    struct uric_log_prefix *all);

static URIC_INLINE void uric_log_move_span(uric_span *at, uint32_t by)
{
    at->begin += by;
    at->end += by;
}

/* The length of these layers at the start of a line; 0 if the line lacks them. */
URIC_INTERNAL size_t uric_log_layers_length(const struct uric_log_held *f,
                                            const char *line, size_t n);

#endif
