# The demo of uric.spark; included by the Makefile.  src/engines/spark/README.md says what it shows.

# Where make deps-spark puts PySpark and what it needs: the newest version, and the oldest that is
# still supported.
SPARK_NEWEST = $(BUILD)/spark-newest
SPARK_OLDEST = $(BUILD)/spark-oldest

.PHONY: deps-spark spark-demo
deps-spark:
	@sh tests/support/pip_hashed.sh $(SPARK_NEWEST) src/engines/spark/newest.txt
	@sh tests/support/pip_hashed.sh $(SPARK_OLDEST) src/engines/spark/oldest.txt

spark-demo: $(PYTHON_WHEEL)/made $(BUILD)/uric
	@[ -d $(SPARK_NEWEST)/pyspark ] && java -version > /dev/null 2>&1 || \
	    { echo 'spark-demo needs Java 17 and PySpark (make deps-spark)' >&2; exit 1; }
	@LOG_LINES='$(LOG_LINES)' sh src/engines/spark/demo.sh $(BUILD)/uric python3 \
	    $(CURDIR)/$(PYTHON_WHEEL)/unpacked:$(CURDIR)/$(SPARK_NEWEST)

#: deps-spark  install what the nightly tests of uric.spark need: PySpark, pyarrow, pandas (1.4 GB)
#: spark-demo  a cluster of Spark on this machine: LOG_LINES=3000000 lines, counted, an executor
#:            killed, compared with Spark's own functions (minutes, 2 GB in $TMPDIR)
