/* Streams of records that are not lines, of which it makes lines:
 *
 *   syslog's messages with octet counts (RFC 6587, 3.4.1): each is a line, without its count.  A
 *   message that ends in LF needs no other.  Where a count is wrong, the rest up to an LF is a
 *   line.
 *
 *   journald's export format: each entry is a line of JSON as journalctl -o json writes it, but
 *   with "{ " at its start, and bytes that are not UTF-8 as they are.  An entry that is cut
 *   short is a line of JSON that is cut short.
 *
 *   what Loki takes at /loki/api/v1/push and answers to queries, in JSON: each line of a stream
 *   becomes a line of JSON as logcli -o jsonl writes it, with "{ " at its start.  Other text stays
 *   as it is.  Labels of more than 64 KiB are null. */
#ifndef UNFRAME_H
#define UNFRAME_H

#include "command/io/unframe_parts.h"

/* How many bytes of a file decide its kind. */
enum { UNFRAME_HEAD = 128 };

/* The kind of a file whose first n bytes are at s. */
enum unframe_kind unframe_kind(const char *s, size_t n);

/* Frees the memory of u. */
void unframe_end(struct unframe *u);

/* Takes bytes from u->in, and writes lines to the n bytes at `to`, at least UNFRAME_ROOM.  Returns
 * how many it has written: 0 when it needs more input. */
enum { UNFRAME_ROOM = 256 };
size_t unframe_step(struct unframe *u, char *to, size_t n);

#endif
