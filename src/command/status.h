/* The exit statuses of all commands. */
#ifndef STATUS_H
#define STATUS_H

enum { STATUS_VALID = 0, STATUS_INVALID = 1, STATUS_USAGE = 2 };

#endif
