"""TAP output for suites in Python."""

import sys


def raised(call):
    """The class and the text of the exception that a call raises, or None."""
    try:
        call()
    except Exception as error: # noqa: BLE001
        return '%s: %s' % (type(error).__name__, error)
    return None


class Tap:
    def __init__(self):
        self.count = self.failed = 0

    def check(self, name, got, expected):
        self.count += 1
        good = got == expected
        self.failed += not good
        # "#" begins a directive
        print('%sok %d - %s' % ('' if good else 'not ', self.count, name.replace('#', '')),
              flush=True)
        if not good:
            print('#   got      %r\n#   expected %r' % (got, expected), flush=True)
        return good

    def skip(self, name, why):
        self.count += 1
        print('ok %d - %s # SKIP %s' % (self.count, name, why), flush=True)

    def end(self, server=None):
        """Also checks that a server went on to its end."""
        if server:
            self.check('no process crashed', server.crashed(), [])
            self.check('the server stops in good order', server.stop(), 0)
        print('1..%d' % self.count)
        sys.exit(1 if self.failed else 0)
