# uric: `make help` lists the targets.  A C compiler and make build the library
# and the command; nothing here runs a generator but `make gen` and the checks.

CC       = cc
CXX      = c++
AR       = ar
CFLAGS   = -O2 -g
CXXFLAGS = -O2 -g
LDFLAGS  =
PREFIX   = /usr/local
DESTDIR  =

BINDIR     = $(PREFIX)/bin
LIBDIR     = $(PREFIX)/lib
INCLUDEDIR = $(PREFIX)/include
MANDIR     = $(PREFIX)/share/man

VERSION := $(shell sed -n 's/^\#define URIC_VERSION_[MP][A-Z]* //p' src/uric.h | paste -sd. -)
SOVERSION = 0

# No warning is wanted from any of our code, generated code included.
WARN     = -Wall -Wextra -Wpedantic -Wshadow -Wcast-qual -Wwrite-strings \
           -Wundef -Wvla -Wconversion -Wno-sign-conversion
WARN_C   = $(WARN) -Wstrict-prototypes -Wmissing-prototypes
CPPFLAGS = -Isrc -Igen
COMPILE  = $(CC) -std=c99 $(WARN_C) $(CPPFLAGS) $(CFLAGS) -MMD -MP

# The units of the library; behind the --, what a URIC_ONLY_PARSE build lacks.
PARSE_UNITS = src/names.c gen/parse.c src/parts.c src/address.c
OTHER_UNITS = gen/stream.c gen/stream_table.c src/stream.c src/parse_as.c \
              src/expected.c gen/split.c
UNITS       = $(PARSE_UNITS) $(OTHER_UNITS)
CLI_UNITS   = $(wildcard src/cli/*.c)

LIB_OBJECTS = $(UNITS:%.c=build/obj/%.o)
CLI_OBJECTS = $(CLI_UNITS:%.c=build/obj/%.o)

.PHONY: all demo check deps bench gen size install uninstall clean help

all: build/uric build/liburic.a build/liburic.so

build/obj/src/cli/%.o: src/cli/%.c
	@mkdir -p $(@D)
	$(COMPILE) -D_POSIX_C_SOURCE=200809L -c $< -o $@

build/obj/%.o: %.c
	@mkdir -p $(@D)
	$(COMPILE) -fPIC -fvisibility=hidden -c $< -o $@

build/liburic.a: $(LIB_OBJECTS)
	rm -f $@
	$(AR) rcs $@ $(LIB_OBJECTS)

build/liburic.so.$(VERSION): $(LIB_OBJECTS)
	$(CC) $(CFLAGS) $(LDFLAGS) -shared -Wl,-soname,liburic.so.$(SOVERSION) \
	    -o $@ $(LIB_OBJECTS)

build/liburic.so: build/liburic.so.$(VERSION)
	ln -sf liburic.so.$(VERSION) build/liburic.so.$(SOVERSION)
	ln -sf liburic.so.$(SOVERSION) $@

build/uric: $(CLI_OBJECTS) build/liburic.a
	$(CC) $(CFLAGS) $(LDFLAGS) -o $@ $(CLI_OBJECTS) build/liburic.a

-include $(LIB_OBJECTS:.o=.d) $(CLI_OBJECTS:.o=.d)
