#!/usr/bin/env python3
"""The extension beside a module whose symbols have names of the library, as TAP.

    copies.py MODULE.so URIC_NAMES.so
"""

import os
import re
import shutil
import subprocess
import sys

from postgres_server import Server, Tap

MODULE, NAMES = sys.argv[1:3]
tap = Tap()

symbols = subprocess.run(['nm', '-D', '--defined-only', MODULE], check=True,
                         stdout=subprocess.PIPE, universal_newlines=True).stdout
exported = {line.split()[-1] for line in symbols.splitlines()}
tap.check('PostgreSQL finds the functions', 'uric_sql_uri_host' in exported, True)
tap.check('nothing else is exported',
          [name for name in sorted(exported)
           if not re.fullmatch('(pg_finfo_)?uric_sql_.*|Pg_magic_func|_PG_init', name)], [])

server = Server()
names = os.path.join(server.dir, 'uric_names.so')
shutil.copy(NAMES, names)
os.chmod(names, 0o755)
server.must("CREATE FUNCTION names_are_visible() RETURNS boolean LANGUAGE C AS '%s'" % names)
CALLS = ("SELECT uri_host('//h'), uri_normalize('%7e'), uri_decode('%41'), "
         "uri_resolve('http://h', 'a'), uri_valid('', 'URI'), uri_remove('?a', 'query'), "
         "(SELECT uri FROM uri_find('x http://h')), "
         "(log_parse('h [10/Oct/2000:13:55:36 -0700]', '%h %t')).client, "
         "(SELECT segment FROM uri_path_segments('s'))")
ANSWERS = [['h', '~', 'A', 'http://h/a', 'f', '', 'http://h', 'h', 's']]
for first, queries in [('the other first', ['SELECT names_are_visible()', CALLS]),
                       ('this one first', [CALLS, 'SELECT names_are_visible()', CALLS])]:
    got = server.ask(';\n'.join(queries) + ';')
    tap.check('%s: each uses its own functions' % first, got,
              [row for query in queries for row in (ANSWERS if query == CALLS else [['t']])])
tap.end(server)
