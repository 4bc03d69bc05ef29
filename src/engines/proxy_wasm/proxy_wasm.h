/* What the filter uses of the proxy-wasm ABI 0.2.1: functions of the host, and what the host calls.
 * Each function of the host returns a status.  The host gets memory for what it returns from
 * proxy_on_memory_allocate(). */
#ifndef PROXY_WASM_H
#define PROXY_WASM_H

#include <stddef.h>
#include <stdint.h>

enum host_status { HOST_OK = 0, HOST_NOT_FOUND = 1 };
enum host_action { HOST_CONTINUE = 0, HOST_PAUSE = 1 };
enum host_log_level { HOST_WARN = 3, HOST_ERROR = 4 };
enum host_buffer { HOST_PLUGIN_CONFIGURATION = 7 };
enum host_map { HOST_REQUEST_HEADERS = 0 };
#define HOST_NO_GRPC_STATUS UINT32_MAX

#define HOST(name) __attribute__((import_module("env"), import_name(#name)))
#define CALLED(name) __attribute__((export_name(#name)))

HOST(proxy_log)
uint32_t proxy_log(uint32_t level, const char *message, size_t size);

HOST(proxy_get_buffer_bytes)
uint32_t proxy_get_buffer_bytes(uint32_t buffer, size_t start, size_t most, const char **value,
                                size_t *size);

HOST(proxy_get_header_map_value)
uint32_t proxy_get_header_map_value(uint32_t map, const char *key, size_t key_size,
                                    const char **value, size_t *size);

HOST(proxy_replace_header_map_value)
uint32_t proxy_replace_header_map_value(uint32_t map, const char *key, size_t key_size,
                                        const char *value, size_t size);

HOST(proxy_send_local_response)
uint32_t proxy_send_local_response(uint32_t status, const char *details, size_t details_size,
                                   const char *body, size_t body_size, const char *headers,
                                   size_t headers_size, uint32_t grpc_status);

CALLED(proxy_abi_version_0_2_1) void proxy_abi_version_0_2_1(void);
CALLED(proxy_on_memory_allocate) void *proxy_on_memory_allocate(size_t size);
CALLED(proxy_on_configure)
uint32_t proxy_on_configure(uint32_t plugin, size_t configuration_size);
CALLED(proxy_on_request_headers)
uint32_t proxy_on_request_headers(uint32_t stream, uint32_t fields, uint32_t is_end);

#endif
