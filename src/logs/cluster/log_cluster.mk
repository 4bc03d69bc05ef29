# The demo of uric log on a cluster; included by the Makefile.  terabyte.md says how to do the same
# with more machines.

SLURM_LINES = 1000000

# On all processors, unless -j gives a number, and quietly: it prints only the demo.
.PHONY: cluster-log-demo
cluster-log-demo:
	@PATH="$$PATH:/usr/sbin"; \
	for tool in slurmctld:slurmctld slurmd:slurmd sbatch:slurm-client munged:munge parallel:parallel; do \
	    command -v $${tool%:*} > /dev/null || \
	    { echo "cluster-log-demo needs $${tool#*:} (make deps-all)" >&2; exit 1; }; done
	@$(MAKE) -s --no-print-directory $(BUILD)/uric
	@LOG_LINES='$(SLURM_LINES)' sh src/logs/cluster/log_demo.sh $(BUILD)/uric

#: cluster-log-demo  one question about a log by one run, by GNU parallel and by Slurm, where a task
#:            is killed: SLURM_LINES=1000000 lines (a minute, 1 GB in $TMPDIR)
