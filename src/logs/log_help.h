/* The help of log. */
#ifndef LOG_HELP_H
#define LOG_HELP_H

/* The whole text, with the libraries that are built in.  The caller frees it. */
char *log_help(void);

#endif
