/* Layers before any format: their names, and lines that have them. */
#include "log/log_prefix.h"

#include "log/log_format.h"

static const char layer_names[LOG_LAYERS][8] = {
    "syslog", "rfc5424", "journal", "cri", "docker", "vhost", "server"
};

const char *uric_log_prefix_name(int i)
{
    return i >= 0 && i < LOG_LAYERS ? layer_names[i] : NULL;
}

size_t uric_log_prefix_length(int i, const char *line, size_t n)
{
    struct uric_log_prefix at;

    if (i < 0 || i >= LOG_LAYERS || n > URIC_MAX_LENGTH)
        return 0;
    uric_log_scan_prefix((enum uric_log_layer)i, (const unsigned char *)line, n, &at);
    return at.length;
}

/* The fields of a layer become columns, unless the format has columns for them. */
static void put_layer(struct uric_log_held *f, uint8_t kind)
{
    uint64_t fields = 0;

    f->layers.kind[f->layers.n++] = kind;
    if (kind == LAYER_VHOST || kind == LAYER_SERVER)
        fields |= LOG_BIT(URIC_LOG_HOST);
    if (kind == LAYER_VHOST)
        fields |= LOG_BIT(URIC_LOG_PORT);
    f->layer_columns |= fields & ~f->columns;
    f->columns |= f->layer_columns;
}

void uric_log_put_layers(struct uric_log_held *f, const struct uric_log_layers *layers)
{
    unsigned i;

    f->layers.n = 0;
    for (i = 0; i < layers->n; i++)
        put_layer(f, layers->kind[i]);
}

enum uric_status uric_log_format_prefix(struct uric_log_format *format, const char *name,
                                        size_t n)
{
    struct uric_log_held *const f = uric_log_held_in(format);
    int i = 0;

    while (i < LOG_LAYERS && !uric_is_exactly(name, n, layer_names[i]))
        i++;
    if (i == LOG_LAYERS)
        return URIC_UNKNOWN;
    if (f->layers.n == URIC_LOG_PREFIXES)
        return URIC_TOO_LONG;
    put_layer(f, (uint8_t)i);
    return URIC_OK;
}

/* ---- lines ---- */

/* The outermost layer was added last. */
enum uric_status uric_log_scan_layers(const struct uric_log_held *f, const unsigned char *line,
                                      size_t n, struct uric_log_prefix *all)
{
    enum uric_status status = URIC_OK;
    unsigned left = f->layers.n;
    struct uric_log_prefix at;

    all->length = all->stop = all->unnamed = 0;
    all->host.begin = all->host.end = 0;
    all->port = all->host;
    for (; left > 0 && status == URIC_OK; all->length += at.length) {
        const enum uric_log_layer layer = (enum uric_log_layer)f->layers.kind[--left];

        status = uric_log_scan_prefix(layer, line + all->length, n - all->length, &at);
        if (all->length + at.stop > all->stop)
            all->stop = all->length + at.stop;
        if (layer == LAYER_VHOST || layer == LAYER_SERVER) {
            uric_log_move_span(&at.host, all->length);
            uric_log_move_span(&at.port, all->length);
            all->host = at.host;
            all->port = at.port;
            all->unnamed = at.unnamed;
        }
    }
    return status;
}

size_t uric_log_layers_length(const struct uric_log_held *f, const char *line, size_t n)
{
    struct uric_log_prefix all;

    return f->layers.n > 0 &&
                   uric_log_scan_layers(f, (const unsigned char *)line, n, &all) == URIC_OK
               ? all.length
               : 0;
}
