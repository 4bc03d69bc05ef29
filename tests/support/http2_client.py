"""A client of HTTP/2 that sends what it is told."""

import h2.config
import h2.connection
import h2.events

from raw_http import connect


class Client:
    """A connection that sends any header fields, valid or not."""

    def __init__(self, port):
        self.socket = connect(port)
        self.http = h2.connection.H2Connection(h2.config.H2Configuration(
            client_side=True, validate_outbound_headers=False,
            normalize_outbound_headers=False, header_encoding='latin-1'))
        self.http.initiate_connection()
        self.send()
        self.answers = {}
        self.header = {}      # of the last answer

    def send(self):
        self.socket.sendall(self.http.data_to_send())

    def start(self, fields):
        stream = self.http.get_next_available_stream_id()
        self.answers[stream] = [None, b'', False]
        self.http.send_headers(stream, fields, end_stream=True)
        return stream

    def answer(self, stream):
        """The status and the body; the status is None if the stream was reset."""
        while not self.answers[stream][2]:
            data = self.socket.recv(65536)
            if not data:
                break
            for event in self.http.receive_data(data):
                if isinstance(event, h2.events.ResponseReceived):
                    self.header = {name.encode(): value.encode('latin-1')
                                   for name, value in event.headers}
                    self.answers[event.stream_id][0] = int(self.header[b':status'])
                elif isinstance(event, h2.events.DataReceived):
                    self.answers[event.stream_id][1] += event.data
                elif isinstance(event, (h2.events.StreamEnded, h2.events.StreamReset)):
                    self.answers[event.stream_id][2] = True
                elif isinstance(event, h2.events.ConnectionTerminated):
                    return tuple(self.answers[stream][:2])
            self.send()
        return tuple(self.answers[stream][:2])

    def ask(self, fields):
        stream = self.start(fields)
        self.send()
        return self.answer(stream)


def fields(path, authority='h', scheme='http', method='GET', more=(), protocol=None):
    pseudo = [(':method', method), (':scheme', scheme), (':path', path),
              (':authority', authority), (':protocol', protocol)]
    return [each for each in pseudo if each[1] is not None] + list(more)
