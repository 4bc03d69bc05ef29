# The demo of a cluster of PostgreSQL servers; included by the Makefile.
# src/engines/postgres/cluster.md says what it shows.

LOG_LINES = 3000000

# Quietly: it prints only the demo.
.PHONY: cluster-demo
cluster-demo:
	@[ -x "$$('$(PG_CONFIG)' --bindir 2> /dev/null)/postgres" ] || \
	    { echo 'cluster-demo needs postgresql-15 and postgresql-server-dev-15 (make deps-all)' >&2; exit 1; }
	@$(MAKE) -s $(ON_ALL_PROCESSORS) --no-print-directory $(BUILD)/uric postgres
	@PG_CONFIG='$(PG_CONFIG)' MAKE='$(MAKE)' LOG_LINES='$(LOG_LINES)' \
	    sh src/engines/postgres/cluster/demo.sh $(BUILD)/uric

#: cluster-demo  three PostgreSQL shards and a coordinator on this machine: made, filled with
#:            LOG_LINES=3000000 lines, queried, one killed, removed (a minute, 2 GB in $TMPDIR)
