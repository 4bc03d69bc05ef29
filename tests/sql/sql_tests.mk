# What the engines' tests compare with; included by the Makefile.

# The answers by sql.h, and the same under the sanitizers.
$(BUILD)/tests/sql_answers: $(BUILD)/tests/units/tests/sql/answers.o $(SQL_OBJECTS) \
    $(BUILD)/liburic.a
	$(SAY) $(CC) $(CFLAGS) $(LDFLAGS) -o $@ $^

$(BUILD)/tests/sql_answers_sanitized: $(patsubst %,$(BUILD)/tests/sanitized/%.o,\
    tests/sql/answers $(SQL_UNITS:%.c=%)) $(sanitized_LIBRARY)
	$(SAY) $(CC) $(CFLAGS) $(SANITIZE) $(LDFLAGS) -o $@ $^

.PHONY: tests-sql-answers tests-sql-answers-sanitized
tests-sql-answers: $(BUILD)/tests/sql_answers
tests-sql-answers-sanitized: $(BUILD)/tests/sql_answers_sanitized
