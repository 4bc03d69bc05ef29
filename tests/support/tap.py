"""TAP output for suites in Python."""

import sys


class Tap:
    def __init__(self):
        self.count = self.failed = 0

    def check(self, name, got, expected):
        self.count += 1
        good = got == expected
        self.failed += not good
        print('%sok %d - %s' % ('' if good else 'not ', self.count, name), flush=True)
        if not good:
            print('#   got      %r\n#   expected %r' % (got, expected), flush=True)
        return good

    def skip(self, name, why):
        self.count += 1
        print('ok %d - %s # SKIP %s' % (self.count, name, why), flush=True)

    def end(self):
        print('1..%d' % self.count)
        sys.exit(1 if self.failed else 0)
