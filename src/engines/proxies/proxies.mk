# What the modules for proxies share; included by the Makefile.

PROXY_UNITS = $(wildcard src/engines/proxies/*.c)
