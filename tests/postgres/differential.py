#!/usr/bin/env python3
"""Compares the extension's answers with those of sql.h, as TAP.

    differential.py ANSWERS [ARGUMENT OF calls_of.py]...

ANSWERS is the program of tests/sql/answers.c, which defines the format of calls and answers.
The calls are answered in a database of encoding SQL_ASCII, which takes each byte but NUL, and
in one of UTF8.  An answer that the encoding does not have must be NULL.
"""

import itertools
import re
import subprocess
import sys

from postgres_server import Server, Tap

# Answers in the format of answers.c.  They are stable, so that the planner inlines them.
PUT = r'''
CREATE FUNCTION put(t text) RETURNS text LANGUAGE sql STABLE AS
    $$ SELECT coalesce('=' || encode(convert_to(t, 'ENCODING'), 'hex'), 'NULL') $$;
CREATE FUNCTION put(j json) RETURNS text LANGUAGE sql STABLE AS
    $$ SELECT put(j::text) $$;
CREATE FUNCTION put(b boolean) RETURNS text LANGUAGE sql STABLE AS
    $$ SELECT coalesce(b::text, 'NULL') $$;
CREATE FUNCTION put(i integer) RETURNS text LANGUAGE sql STABLE AS
    $$ SELECT coalesce(i::text, 'NULL') $$;
CREATE FUNCTION put(a text[]) RETURNS text LANGUAGE sql STABLE AS
    $$ SELECT CASE WHEN a IS NULL THEN 'NULL' ELSE '[' || (SELECT coalesce(string_agg(put(t),
           ',' ORDER BY n), '') FROM unnest(a) WITH ORDINALITY AS u (t, n)) || ']' END $$;
CREATE FUNCTION error_of(query text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE message text; hint text; code text;
BEGIN
    EXECUTE query;
    RETURN 'no error';
EXCEPTION WHEN OTHERS THEN
    GET STACKED DIAGNOSTICS message = MESSAGE_TEXT, hint = PG_EXCEPTION_HINT,
        code = RETURNED_SQLSTATE;
    RETURN code || ' ' || message ||
        coalesce('; ' || lower(left(nullif(hint, ''), 1)) || substr(hint, 2), '');
END $$;
'''


def table():
    """name -> (kinds of the arguments, kind of the result, columns)."""
    functions = {}
    for line in open('src/engines/functions.tsv', encoding='utf-8'):
        if line.startswith('#') or not line.strip():
            continue
        name, arguments, result, columns = line.rstrip('\n').split('\t')[:4]
        functions[name] = ([argument.strip('[]').split(':')[1]
                            for argument in arguments.split(', ')], result,
                           [column.split(':')[0] for column in columns.split(', ') if column])
    return functions


FUNCTIONS = table()
# A word of this length or more is no constant: an index does not take any length.
CONSTANTS_BELOW = 60


def is_valid(text, encoding):
    if b'\0' in text:
        return False
    try:
        text.decode('utf-8' if encoding == 'UTF8' else 'latin-1')
        return True
    except UnicodeDecodeError:
        return False


def as_stored(answer, encoding):
    """The answer that the encoding allows."""
    return re.sub('=[0-9a-f]*', lambda text: text[0] if is_valid(bytes.fromhex(text[0][1:]),
                                                                 encoding) else 'NULL', answer)


def expression(name, arguments):
    """The call in SQL, in the format of an answer; arguments are SQL."""
    kind, columns = FUNCTIONS[name][1:]
    call = '%s(%s)' % (name, ', '.join(arguments))
    row = "'(' || " + " || ',' || ".join('put((r)."%s")' % c for c in columns) + " || ')'"
    if kind == 'rows':
        return ("(SELECT '{' || coalesce(string_agg(%s, ',' ORDER BY i), '') || '}' FROM "
                'ROWS FROM (%s) WITH ORDINALITY AS r (%s, i))'
                % (row, call, ', '.join('"%s"' % column for column in columns)))
    if kind == 'record':
        return ("(SELECT CASE WHEN r::text IS NULL THEN 'NULL' ELSE %s END "
                'FROM (SELECT %s OFFSET 0) AS s (r))' % (row, call))
    return 'put(%s)' % call


def literal(word, kind, encoding):
    if word == 'NULL':
        return 'NULL::' + ('bigint' if kind == 'integer' else 'text')
    if kind == 'integer':
        return '(%s)::bigint' % word
    return "convert_from('\\x%s', '%s')" % (word[1:], encoding)


def columns_of(kinds, encoding):
    return ['%s::bigint' % c if kind == 'integer' else
            "convert_from(decode(substr(%s, 2), 'hex'), '%s')" % (c, encoding)
            for c, kind in zip('abcdegh', kinds)]


class Call:
    """A line of calls_of.py, and the answer."""

    def __init__(self, line, answer):
        self.line, self.answer = line, answer
        self.name, *self.words = line.split(' ')
        self.kinds = FUNCTIONS[self.name][0][:len(self.words)]
        self.is_error = answer.startswith('ERROR')

    def fits(self, encoding):
        return all(is_valid(bytes.fromhex(word[1:]), encoding)
                   for word in self.words if word.startswith('='))

    def row(self, number):
        words = [word if word != 'NULL' else '\\N' for word in self.words]
        return '\t'.join([str(number), self.name, str(len(words))] + words +
                         ['\\N'] * (7 - len(words)))

    def error(self):
        """What error_of() says of the message in answers.c's format."""
        message = self.answer[len('ERROR '):]
        return '22023 %s: %s%s' % (self.name, message, '.' if '; the ' in message else '')


class Database:
    """The calls that an encoding can hold, in a table."""

    def __init__(self, server, encoding, calls):
        self.server, self.encoding, self.name = server, encoding, encoding.lower()
        self.calls = [call for call in calls if call.fits(encoding)]
        server.must("CREATE DATABASE %s TEMPLATE template0 ENCODING '%s' LOCALE 'C'"
                    % (self.name, encoding), 'postgres')
        server.must('CREATE EXTENSION uric;' + PUT.replace('ENCODING', encoding, 1), self.name)
        self.rows = {i: as_stored(call.answer, encoding)
                     for i, call in enumerate(self.calls) if not call.is_error}
        out = server.run('CREATE UNLOGGED TABLE call (i integer, f text, n integer, a text, '
                         'b text, c text, d text, e text, g text, h text);\n'
                         'COPY call FROM STDIN;\n' +
                         '\n'.join(self.calls[i].row(i) for i in self.rows) +
                         '\n\\.\nCREATE INDEX ON call (f, n, left(b, %d)); ANALYZE call;'
                         % CONSTANTS_BELOW, self.name)
        if out:
            sys.exit(out)

    def groups(self):
        """The calls of a function with as many arguments."""
        for _, group in itertools.groupby(self.calls, lambda call: (call.name, len(call.words))):
            yield list(group)

    def query(self, call, arguments, where=''):
        return "SELECT i, %s FROM call WHERE f = '%s' AND n = %d %s;" % (
            expression(call.name, arguments), call.name, len(call.words), where)

    def with_columns(self):
        return [self.query(group[0], columns_of(group[0].kinds, self.encoding))
                for group in self.groups()]

    def with_constants(self):
        """The second argument, of which there are fewer, as a constant."""
        queries = []
        for group in self.groups():
            seconds = {call.words[1] for call in group if len(call.words) > 1
                       and not call.is_error and len(call.words[1]) < CONSTANTS_BELOW}
            for word in sorted(seconds - {'NULL'}):
                arguments = columns_of(group[0].kinds, self.encoding)
                arguments[1] = literal(word, group[0].kinds[1], self.encoding)
                queries.append(self.query(group[0], arguments, "AND left(b, %d) = '%s'"
                                          % (CONSTANTS_BELOW, word)))
        return queries

    def with_errors(self):
        return ['SELECT %d, error_of($q$SELECT %s(%s)$q$);' % (i, call.name, ', '.join(
                    literal(word, kind, self.encoding)
                    for word, kind in zip(call.words, call.kinds)))
                for i, call in enumerate(self.calls) if call.is_error]

    def answers(self, queries):
        """What they say, by the number that they put first."""
        out = self.server.run('\n'.join(queries), self.name, ('-At', '-F', ' '), timeout=900)
        got = {}
        for line in out.splitlines():
            number, _, answer = line.partition(' ')
            if not number.isdigit():
                sys.exit('\n'.join(['psql: ' + line] + self.server.crashed()))
            got[int(number)] = answer
        return got

    def check(self, tap, what, got, expected):
        tap.check('%s: %d calls with %s' % (self.encoding, len(expected), what),
                  [(self.calls[i].line, got.get(i), expected[i])
                   for i in expected if got.get(i) != expected[i]][:9], [])

    def check_columns(self, tap):
        self.check(tap, 'columns', self.answers(self.with_columns()), self.rows)


def compare(tap, database):
    database.check_columns(tap)
    got = database.answers(database.with_constants())
    tap.check('%s: calls with constants' % database.encoding, len(got) > 0, True)
    database.check(tap, 'constants', got, {i: database.rows[i] for i in got})
    errors = {i: call.error() for i, call in enumerate(database.calls) if call.is_error}
    database.check(tap, 'unknown names', database.answers(database.with_errors()), errors)


def main():
    written = subprocess.run([sys.executable, 'tests/sql/calls_of.py'] + sys.argv[2:],
                             check=True, stdout=subprocess.PIPE).stdout
    answers = subprocess.run([sys.argv[1]], check=True, input=written,
                             stdout=subprocess.PIPE).stdout
    calls = [Call(line, answer) for line, answer in zip(written.decode().splitlines(),
                                                        answers.decode().splitlines())]
    tap = Tap()
    tap.check('each call has an answer', (len(calls) > 0, answers.count(b'\n')),
              (True, len(calls)))
    server = Server(extension=False)
    compare(tap, Database(server, 'SQL_ASCII', calls))
    # what differs here is only which answers are NULL
    Database(server, 'UTF8', calls).check_columns(tap)
    tap.end(server)


main()
