/* Prints a text, such as the help, on standard output. */
#include "command/print.h"

#include "command/io/descriptor.h"
#include "command/message.h"
#include "command/status.h"
#include "uric.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

int print_text(const char *text)
{
    const int error = descriptor_write(STDOUT_FILENO, text, strlen(text));

    if (error == 0)
        return STATUS_VALID;
    if (error != EPIPE) /* it is not an error that the reader has gone */
        message_error("standard output", error);
    return STATUS_USAGE;
}

int print_version(void)
{
    char line[64];

    snprintf(line, sizeof line, "uric %s\n", uric_version());
    return print_text(line);
}
