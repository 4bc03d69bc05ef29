/* Writes standard output, and ends the process if that fails. */
#include "command/io/output.h"

#include "command/message.h"
#include "command/status.h"

#include <errno.h>
#include <stdlib.h>

void output_flush(struct sink *out)
{
    sink_flush(out);
    if (!out->failed)
        return;
    message_to(NULL);
    if (out->failed != EPIPE) /* it is not an error that the reader has gone */
        message_error("standard output", out->failed);
    output_end(STATUS_USAGE);
}

void output_end(int status)
{
    exit(message_flush() < 0 ? STATUS_USAGE : status);
}
