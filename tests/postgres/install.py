#!/usr/bin/env python3
"""How the extension is built, installed and updated, as TAP.

    install.py

tests/postgres/released/ has the scripts of released versions, as they were installed.
"""

import json
import os
import re
import shutil
import subprocess
import tempfile

from postgres_server import HERE, Server, Tap, config

SOURCES = os.path.join(HERE, '..', '..', 'src', 'engines', 'postgres')
RELEASED = os.path.join(HERE, 'released')
# What pg_dump would not tell apart, of each object of the extension.
MEMBERS = r'''
SELECT pg_describe_object(classid, objid, 0), obj_description(objid, classid::regclass::name),
    (SELECT concat_ws(' ', provolatile, proisstrict, proparallel, procost, prorows, prosrc,
                      prosupport, pg_get_function_result(oid), prosqlbody IS NOT NULL)
     FROM pg_proc WHERE oid = objid AND classid = 'pg_proc'::regclass)
FROM pg_depend WHERE refclassid = 'pg_extension'::regclass AND deptype = 'e'
    AND refobjid = (SELECT oid FROM pg_extension WHERE extname = 'uric') ORDER BY 1'''
DEPENDENTS = r'''
CREATE TABLE page (u uri PRIMARY KEY, t text);
CREATE INDEX by_host ON page (uri_host(u));
CREATE VIEW host AS SELECT uri_host(u) AS host, uri_set(t, 'query', 'x') AS t FROM page;
INSERT INTO page VALUES ('http://a.example/%7Eb', 'http://b.example/');'''


def make(pg_config, *arguments, **options):
    return subprocess.run(['make', '-s', '-f', os.path.abspath(SOURCES) + '/Makefile',
                           'VPATH=' + os.path.abspath(SOURCES), 'with_llvm=no',
                           'PG_CONFIG=' + pg_config] + list(arguments),
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          universal_newlines=True, **options)


def updates(tap, server, new):
    for name in sorted(os.listdir(RELEASED)):
        version = re.fullmatch(r'uric--(.*)\.sql', name).group(1)
        shutil.copy(os.path.join(RELEASED, name), server.extensions)
        database = 'v' + version.replace('.', '_')
        server.must('CREATE DATABASE %s TEMPLATE template0' % database, 'postgres')
        server.must("CREATE EXTENSION uric VERSION '%s'" % version, database)
        server.must(DEPENDENTS, database)
        server.must('ALTER EXTENSION uric UPDATE', database)
        tap.check('an update from %s has what is created anew' % version,
                  server.ask(MEMBERS, database), new)
        tap.check('an update from %s keeps what depends on it' % version,
                  server.ask('SELECT host, t FROM host', database),
                  [['a.example', 'http://b.example/?x']])


def installcheck(tap, server):
    """pg_regress, in the server, as `make installcheck` runs it."""
    directory = tempfile.mkdtemp(dir=server.dir)
    done = make('pg_config', 'installcheck', cwd=directory,
                env=dict(os.environ, PGHOST=server.data, PGUSER='postgres'))
    differences = os.path.join(directory, 'regression.diffs')
    if os.path.exists(differences):
        with open(differences, encoding='utf-8') as file:
            print('# ' + file.read().replace('\n', '\n# '))
    tap.check('make installcheck', (done.returncode, 'All 1 tests passed' in done.stdout), (0, True))


def metadata(tap):
    """What PGXN reads."""
    with open(os.path.join(SOURCES, 'META.json'), encoding='utf-8') as file:
        meta = json.load(file)
    with open(os.path.join(SOURCES, 'uric.control'), encoding='utf-8') as file:
        version = re.search("default_version = '(.*)'", file.read()).group(1)
    tap.check('META.json has the version of the extension',
              {meta['version']} | {each['version'] for each in meta['provides'].values()},
              {version})
    tap.check('META.json names files that are there',
              [each['file'] for each in meta['provides'].values()
               if not os.path.exists(os.path.join(SOURCES, each['file']))], [])


def headers(tap):
    """The server's headers are a package of their own, and its name depends on the version."""
    with tempfile.TemporaryDirectory() as directory:
        fake = os.path.join(directory, 'pg_config')
        with open(fake, 'w', encoding='utf-8') as file:
            file.write('#!/bin/sh\ncase $1 in\n--includedir-server) echo %s;;\n'
                       '--version) echo "PostgreSQL 16.2 (Debian 16.2-1)";;\n'
                       '*) exec pg_config "$@";;\nesac\n' % directory)
        os.chmod(fake, 0o755)
        done = make(fake, 'all', cwd=directory)
        tap.check('without postgres.h the package is named',
                  ('install postgresql-server-dev-16' in done.stdout, done.returncode), (True, 2))


def main():
    tap = Tap()
    server = Server()
    server.extensions = os.path.join(server.dir, 'root') + config('sharedir') + '/extension'
    new = server.ask(MEMBERS)
    tap.check('the extension has its functions', len(new) > 100, True)
    updates(tap, server, new)
    installcheck(tap, server)
    headers(tap)
    metadata(tap)
    tap.end(server)


main()
