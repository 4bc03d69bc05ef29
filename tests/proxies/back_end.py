"""A back end in Python's http.server that tells what it sees of each request, on a port.

    back_end.py PORT

The answer is JSON: the request-target and the Host field as they arrived, and the host and the decoded
path by urllib.
"""
import http.server
import json
import sys
from urllib.parse import unquote, urlsplit


def read(target, host):
    try:
        return urlsplit('//' + host).hostname, unquote(urlsplit(target).path)
    except ValueError:
        return 'error', 'error'


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = 'HTTP/1.1'

    def do_GET(self):
        host = self.headers['Host'] or ''
        # self.path has one "/" where several begin it
        seen = [self.requestline.split(' ')[1], host, *read(self.path, host)]
        body = json.dumps(seen).encode()
        self.send_response(200)
        self.send_header('Content-Length', str(len(body)))
        self.send_header('Cache-Control', 'no-store')
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


http.server.ThreadingHTTPServer(('127.0.0.1', int(sys.argv[1])), Handler).serve_forever()
