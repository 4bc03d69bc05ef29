/* Writes standard output: texts such as the help, and answers, without which the process ends. */
#include "command/io/output.h"

#include "command/io/descriptor.h"
#include "command/message.h"
#include "uric.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int output_text(const char *text)
{
    const int error = descriptor_write(STDOUT_FILENO, text, strlen(text));

    if (error == 0)
        return STATUS_VALID;
    if (error != EPIPE) /* it is not an error that the reader has gone */
        message_error("standard output", error);
    return STATUS_USAGE;
}

int output_version(void)
{
    char line[64];

    snprintf(line, sizeof line, "uric %s\n", uric_version());
    return output_text(line);
}

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
