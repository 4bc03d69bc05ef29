#!/usr/bin/env python3
"""Two modules with different versions of the library in one nginx, as TAP.

    copies.py MODULE.so OTHER.so
"""

import os
import subprocess
import sys

from nginx_server import Server

from raw_http import ask, request
from tap import Tap

MODULE, OTHER = sys.argv[1:3]
OTHER_VERSION = '9.9.9' # of its copy: see nginx_tests.mk
NEEDED = {'ngx_modules', 'ngx_module_names', 'ngx_module_order'}
tap = Tap()


def exported(module):
    lines = subprocess.run(['nm', '-D', '--defined-only', module], check=True,
                           stdout=subprocess.PIPE, universal_newlines=True).stdout
    return {line.split()[-1] for line in lines.splitlines()}


for module in MODULE, OTHER:
    tap.check('%s exports what nginx looks up' % os.path.basename(module),
              {name for name in exported(module) if name.startswith('ngx_module')}, NEEDED)
    tap.check('%s exports nothing of the library' % os.path.basename(module),
              {name for name in exported(module) if 'uric' in name.replace('ngx_http_uric', '')},
              set())

LOAD = 'load_module %s;' % os.path.abspath(OTHER)
HTTP = '''uric on; server { listen @1;
    return 200 "$uric_version $other_version $uric_path $other_path"; }'''
version = None
# nginx makes the symbols of the first module that it loads visible to the second
for first, load, name in [(MODULE, LOAD, 'this one first'),
                          (OTHER, 'load_module %s;' % os.path.abspath(MODULE), 'the other first')]:
    server = Server(HTTP, first, load)
    got = ask(server.ports[1], request(b'/a/../%7eb')).body.decode().split(' ')
    tap.check('%s: each uses its own copy' % name,
              (got[0] != OTHER_VERSION, got[1:]), (True, [OTHER_VERSION, '/~b', '/~b']))
    tap.check('%s: nginx stops in good order' % name, server.stop(), 0)
tap.end()
