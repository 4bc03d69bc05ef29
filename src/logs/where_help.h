/* The help for --where. */
#ifndef WHERE_HELP_H
#define WHERE_HELP_H

extern const char where_help[];

#endif
