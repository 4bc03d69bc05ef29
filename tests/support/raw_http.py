"""A client of HTTP/1 that sends what it is told, a back end, and ports, for tests of servers."""

import ctypes
import http.server
import signal
import socket
import subprocess
import sys
import threading
import time

PR_SET_PDEATHSIG = 1
PATIENCE = 20             # seconds that an answer may take


def stop_with_parent():
    """In the child: TERM when the test dies."""
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGTERM)


def end_process(process):
    """Ends it by TERM, and by KILL if it takes too long.  Returns whether it lived until then."""
    lived = process.poll() is None
    if lived:
        process.terminate()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
    return lived


def free_ports(count):
    sockets = [socket.socket() for _ in range(count)]
    for each in sockets:
        each.bind(('127.0.0.1', 0))
    ports = [each.getsockname()[1] for each in sockets]
    for each in sockets:
        each.close()
    return ports


def wait_for_port(port, process, said, patience=PATIENCE):
    """Until the server accepts connections; said() tells what it said, if it ends before."""
    end = time.monotonic() + patience
    while True:
        try:
            socket.create_connection(('127.0.0.1', port), 1).close()
            return
        except OSError:
            if process.poll() is not None or time.monotonic() > end:
                sys.exit('the server does not start: ' + said())
            time.sleep(0.02)


# ---- a client ----

def connect(port):
    client = socket.create_connection(('127.0.0.1', port), PATIENCE)
    client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return client


class Answer:
    def __init__(self, status, header, body):
        self.status, self.header, self.body = status, header, body


def read_answer(file):
    """The next answer on a connection; None if it was closed."""
    line = file.readline()
    if not line:
        return None
    if not line.startswith(b'HTTP/'): # HTTP/0.9
        return Answer(200, {}, line + file.read())
    status = int(line.split()[1])
    header = {}
    while True:
        line = file.readline().rstrip(b'\r\n')
        if not line:
            break
        name, value = line.split(b':', 1)
        header[name.lower()] = value.strip()
    if b'content-length' in header:
        body = file.read(int(header[b'content-length']))
    elif header.get(b'transfer-encoding') == b'chunked':
        body = b''
        while True:
            size = int(file.readline(), 16)
            body += file.read(size)
            file.readline()
            if size == 0:
                break
    else:
        body = b'' if status in (204, 304) else file.read()
    return Answer(status, header, body)


def ask(port, data):
    """Sends these bytes on a connection of their own; the first answer."""
    with connect(port) as client:
        client.sendall(data)
        return read_answer(client.makefile('rb'))


def request(target, host=b'h', method=b'GET', version=b'HTTP/1.1', more=b''):
    text = method + b' ' + target + (b' ' + version if version else b'') + b'\r\n'
    for each in [] if host is None else [host] if isinstance(host, bytes) else host:
        text += b'Host: ' + each + b'\r\n'
    return text + more + b'\r\n'


# ---- a server behind ----

class serve_targets:
    """Answers each request with its request-target, on a port of its own."""

    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = 'HTTP/1.1'

        def do_GET(self):
            # not self.path: Python takes a "/" away where there are two
            body = self.requestline.split(' ')[1].encode('latin-1')
            self.send_response(200)
            self.send_header('Content-Length', str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_):
            pass

    def __init__(self):
        self.server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), self.Handler)
        self.port = self.server.server_port
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self):
        self.server.shutdown()
