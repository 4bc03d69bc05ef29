# The SQL functions, which each engine's module links; included by the Makefile.

SQL_UNITS   = $(wildcard src/engines/*.c)
SQL_OBJECTS = $(SQL_UNITS:%.c=$(BUILD)/obj/%.o)

-include $(SQL_OBJECTS:.o=.d)
