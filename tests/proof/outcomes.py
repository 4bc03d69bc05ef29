"""What the readers of emitted C tell of it: emitted.py of goto code, emitted_tables.py of
tables."""
import re
from collections import namedtuple

from prove import Disproved

END = 256       # a symbol besides the bytes: the input ends

# The classes that states jump over, in the order of enum uric_jump.
JUMPS = ("SCHEME", "REG_NAME", "PATH")

# The outcome of a byte, or of the end: `to` is a place, "done" or "dead"; `left` the states
# that LEAVE recorded; `number` resumes a scan that ends, or is rejected, here; `cleared`
# lists what is cleared unless defined.
Outcome = namedtuple("Outcome", "to events left number cleared", defaults=((),))
# A label, and for states of a table the state of the part, else None.
Place = namedtuple("Place", "label r")


class NotUnderstood(Disproved):
    pass


def without_comments(text):
    return re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)


def means_none(column, following, states):
    """Whether state 0 and column 0 of a part's table, which is by column, mean none."""
    return (len(column) == 256 and len(following) == (max(column) + 1) * states and
            not any(following[:states]) and not any(following[::states]))
