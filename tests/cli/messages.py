#!/usr/bin/env python3
"""Checks the messages of the command against a fixture, tests/fixtures/cli/messages.txt.

    messages.py run FIXTURE COMMAND      checks the messages of each command line of the fixture
    messages.py update FIXTURE COMMAND   writes the present messages to the fixture
    messages.py cover FIXTURE SOURCE...  checks that the fixture has every message of the
                                         sources, files or folders, and no other

A block of the fixture is an optional "? CONDITION", "$ COMMAND LINE", the messages, and
"= STATUS".  Condition and command line run in a shell, in an empty directory; if the
condition fails, the block is skipped.  A message that ends in " ..." matches any rest.
A block "- TEXT" names a text of the sources that no command line can provoke; the indented
lines after it give the reason.
"""
import os
import re
import subprocess
import sys
import tempfile

# Functions of the sources, besides message_*(), whose string arguments become messages.
CARRIERS = {'option_choose', 'wrong', 'where_wrong'}

TOKEN = re.compile(r'/\*.*?\*/|"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])*\'|\w+|\S', re.S)

# A literal of two words is a message, unless it is a help text.
WORDS = re.compile(r'[A-Za-z]{2,}[^A-Za-z]* [^A-Za-z]*[A-Za-z]{2,}')
ESCAPES = {'n': '\n', 't': '\t', 'r': '\r', '0': '\0'}


class Block:
    def __init__(self):
        self.lines = []        # as the fixture has them
        self.condition = None
        self.command = None
        self.messages = []
        self.status = None
        self.text = None       # of "- TEXT"
        self.reason = []


def blocks_of(path):
    blocks = [Block()]
    with open(path, encoding='utf-8') as fixture:
        for line in fixture.read().split('\n'):
            block = blocks[-1]
            if line == '':
                blocks.append(Block())
                continue
            block.lines.append(line)
            if line.startswith('? '):
                block.condition = line[2:]
            elif line.startswith('$ '):
                block.command = line[2:]
            elif line.startswith('= '):
                block.status = int(line[2:])
            elif line.startswith('- '):
                block.text = line[2:]
            elif line.startswith('  ') and block.text is not None:
                block.reason.append(line.strip())
            elif not line.startswith('#'):
                block.messages.append(line)
    return blocks


def malformed(block):
    if block.text is not None:
        return None if block.reason and block.command is None else 'a "-" needs its reason'
    if block.command is None:
        return 'messages without a command line' if block.messages else None
    return None if block.status is not None else 'no status'


# ---- running ----

def shell(command, uric):
    with tempfile.TemporaryDirectory() as directory:
        environment = dict(os.environ, URIC=os.path.abspath(uric), LC_ALL='C')
        done = subprocess.run(['bash', '-c', 'uric() { "$URIC" "$@"; }\n' + command],
                              cwd=directory, env=environment, stdin=subprocess.DEVNULL,
                              stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
                              timeout=60, check=False)
    return done.returncode, done.stderr.decode('utf-8', 'replace')


def is_said(wanted, said):
    return said.startswith(wanted[:-3]) if wanted.endswith(' ...') else said == wanted


def differs(block, status, said):
    return (status != block.status or len(said) != len(block.messages) or
            not all(map(is_said, block.messages, said)))


def answers(blocks, uric):
    """Each block with a command line, its status and its messages; None if skipped."""
    for block in blocks:
        if block.command is None:
            continue
        if block.condition and shell(block.condition, uric)[0] != 0:
            yield block, None, None
            continue
        status, text = shell(block.command, uric)
        yield block, status, text.split('\n')[:-1] if text else []


def run(fixture, uric):
    failed = ran = 0
    for block, status, said in answers(blocks_of(fixture), uric):
        if said is None:
            continue
        ran += 1
        if differs(block, status, said):
            failed += 1
            print('$ ' + block.command)
            print('\n'.join('  wanted: ' + line for line in block.messages))
            print('\n'.join('  said:   ' + line for line in said))
            print('  status: wanted %s, is %s' % (block.status, status))
    return failed == 0 and ran > 0


def update(fixture, uric):
    blocks = blocks_of(fixture)
    for block, status, said in answers(blocks, uric):
        if said is None or not differs(block, status, said):
            continue
        kept = [line for line in block.lines if line[:2] in ('? ', '$ ') or line[0] == '#']
        block.lines = kept + said + ['= %d' % status]
    with open(fixture, 'w', encoding='utf-8') as out:
        out.write('\n\n'.join('\n'.join(block.lines) for block in blocks if block.lines) +
                  '\n')
    return True


# ---- messages in the sources ----

def unescaped(literal):
    return re.sub(r'\\(.)', lambda m: ESCAPES.get(m.group(1), m.group(1)), literal[1:-1])


def joined(tokens):
    """Joins adjacent literals, and macros such as PRIu64 between them."""
    out = []
    for token in tokens:
        if token.startswith('/*'):
            continue
        if token.startswith('"') and out and out[-1].startswith('"'):
            out[-1] = out[-1][:-1] + token[1:]
        elif token.startswith('PRI') and out and out[-1].startswith('"'):
            out[-1] = out[-1][:-1] + 'u"'
        else:
            out.append(token)
    return out


def call_ends(tokens, i):
    depth = 0
    for k in range(i, len(tokens)):
        depth += (tokens[k] == '(') - (tokens[k] == ')')
        if depth == 0:
            return k
    return len(tokens)


def texts_of_call(name, literals):
    """The messages of a call as printf formats, as far as its literals determine them."""
    if name == 'message_error' or name == 'message_reason' and len(literals) > 1:
        return ['uric: %s: %%s' % text for text in literals]
    if name == 'message_unknown' and len(literals) > 1:
        return ['uric: %s %s "' % tuple(literals[:2])]
    if name == 'option_choose':
        return ['uric: unknown %s "' % text for text in literals[:1]]
    if name in ('wrong', 'where_wrong'):
        return ['expected ' + text for text in literals]
    if name == 'message':
        return ['uric: ' + text for text in literals]
    return literals


def texts_of(path):
    """The texts of the messages in a source: the literals in calls that write one, and
    each other literal of two words or more, except help texts."""
    with open(path, encoding='utf-8') as source:
        code = re.sub(r'(?m)^#(?:.*\\\n)*.*', '', source.read())
    code = re.sub(r'const char \w*help\w*\[\] =.*?;\n', '', code, flags=re.S)
    tokens = joined(TOKEN.findall(code))
    in_call = set()
    for i, token in enumerate(tokens[:-1]):
        is_put = token == 'put' and os.path.basename(path) == 'message.c'
        if tokens[i + 1] == '(' and (re.fullmatch(r'message(_\w+)?', token) or is_put or
                                     token in CARRIERS):
            end = call_ends(tokens, i + 1)
            literals = [k for k in range(i, end) if tokens[k].startswith('"')]
            in_call.update(literals)
            yield from texts_of_call(token, [unescaped(tokens[k]) for k in literals])
    for i, token in enumerate(tokens):
        if token.startswith('"') and i not in in_call and \
                WORDS.search(re.sub(r'%[-.*0-9]*[a-z]+', '', token)):
            yield unescaped(token)


def pattern_of(text):
    pieces = re.split(r'%(?:[-.*0-9]*(?:ll|l|z)?[a-z]|%)', text)
    return re.compile('.*'.join(map(re.escape, pieces)))


def sources(place):
    if os.path.isfile(place):
        yield place
    for folder, _, names in sorted(os.walk(place)):
        for name in sorted(names):
            if name.endswith(('.c', '.h')):
                yield os.path.join(folder, name)


def cover(fixture, *places):
    blocks = blocks_of(fixture)
    failed = ['%s: %s' % (block.lines[0], malformed(block))
              for block in blocks if malformed(block)]
    messages = '\n'.join(line for block in blocks for line in block.messages)
    excused = {block.text for block in blocks if block.text is not None}
    used, n = set(), 0
    for path in (path for place in places for path in sources(place)):
        for text in texts_of(path):
            shown = text.strip().replace('\n', '\\n')
            if not re.search('[A-Za-z]', text):
                continue
            n += 1
            said = pattern_of(text.strip()).search(messages)
            if shown in excused:
                used.add(shown)
                if said:
                    failed.append('provoked, though the fixture denies it: ' + shown)
            elif not said:
                failed.append('%s: not in the fixture: %s' % (path, shown))
    failed += ['not in the sources: - ' + text for text in sorted(excused - used)]
    print('\n'.join(failed))
    return not failed and n > 0


def main():
    done = {'run': run, 'update': update, 'cover': cover}[sys.argv[1]](*sys.argv[2:])
    return 0 if done else 1


if __name__ == '__main__':
    sys.exit(main())
