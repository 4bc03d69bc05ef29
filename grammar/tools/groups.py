"""Finds by how many groups of how many digits an automaton reads an IPv6address without an
IPv4address, and proves that these numbers say all.

src/library/parse/address_groups.h reads such an address at once, by what is asked here of a string
of hexadecimal digits and ":":

  - a group has 1 to `digits` digits;
  - a ":" is alone or one of a pair, there is one pair at most, and none alone at an end;
  - there are `most` groups, or fewer with a pair.

The numbers are those of the automaton's own strings.  If it reads any other string otherwise than
they say, there are none, and its table reads all addresses.
"""
from collections import namedtuple

HEXDIG = b"0123456789ABCDEFabcdef"
COLON = ord(":")
# The masks have as many bits: longer addresses would be left to the table.
BITS = 48

Groups = namedtuple("Groups", "digits most")
# In the group that is read its digits, in a row of ":" these, whether there was a pair, the groups.
Read = namedtuple("Read", "digits colons pair groups")
NOTHING = Read(0, 0, False, 0)


def read(groups, at, byte):
    """What is read after the byte, or None if no more bytes may follow."""
    if at is None:
        return None
    if byte == COLON:
        if at.colons == 2 or at.colons == 1 and at.pair:
            return None
        return Read(0, at.colons + 1, at.pair or at.colons == 1, at.groups)
    if at.digits > 0:
        return at._replace(digits=at.digits + 1) if at.digits < groups.digits else None
    if at.colons == 1 and at.groups == 0 or at.groups == groups.most:
        return None
    return Read(1, 0, at.pair, at.groups + 1)


def is_whole(groups, at):
    if at is None or at.colons == 1:
        return False
    return at.groups < groups.most if at.pair else at.groups == groups.most


def groups_of(step, ends):
    """The numbers of the automaton, or None.  step(state, byte) is its next state, 0 if there is
    none; it starts in state 1, and accepts in the `ends`."""
    def accepts(string):
        state = 1
        for byte in string:
            state = state and step(state, byte)
        return state in ends

    def most(string):
        return max((k for k in range(1, BITS) if accepts(string(k))), default=0)

    groups = Groups(most(lambda k: b"1" * k + b"::"), most(lambda k: b":".join([b"1"] * k)))
    if 0 in groups or groups.most * (groups.digits + 1) > BITS:
        return None
    seen, todo = set(), [(1, NOTHING)]
    while todo:
        state, at = now = todo.pop()
        if now in seen:
            continue
        seen.add(now)
        if (state in ends) != is_whole(groups, at):
            return None
        for byte in HEXDIG + b":":
            to = step(state, byte) if state else 0, read(groups, at, byte)
            if to != (0, None):
                todo.append(to)
    return groups
