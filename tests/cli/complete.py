#!/usr/bin/env python3
"""Types a line and a tab in a shell, and prints what the shell then shows.

    complete.py bash|zsh|fish FILE LINE    FILE: the completions
"""
import os
import pty
import re
import select
import subprocess
import sys
import time

# The prompt is shown once the line editor reads: before, the terminal would take the keys.
BASH = '''PS1=; set +o history
bind 'set completion-query-items 0' 'set page-completions off' 2>/dev/null
bind 'set show-all-if-ambiguous on'; bind 'set completion-display-width 0'
bind 'set enable-bracketed-paste off'; bind 'set bell-style none'
source %s; PS1=RE''ADY:
'''
ZSH = '''PS1= PS2= LISTMAX=10000; unsetopt zle_bracketed_paste prompt_sp beep; unset zle_bracketed_paste
fpath=(%s $fpath); autoload -U compinit; compinit -u -D; compdef _uric uric; PS1=RE''ADY:
'''


def read_until(terminal, mark, seconds):
    shown = b''
    end = time.time() + seconds
    while time.time() < end and mark not in shown:
        if select.select([terminal], [], [], 0.1)[0]:
            try:
                shown += os.read(terminal, 65536)
            except OSError:
                break
    return shown


def type_in(argv, setup, line):
    pid, terminal = pty.fork()
    if pid == 0:
        os.environ.update(TERM='dumb', LINES='500', COLUMNS='200', HISTFILE='/dev/null')
        os.execvp(argv[0], argv)
    os.write(terminal, setup.encode())
    if b'READY:' not in read_until(terminal, b'READY:', 20):
        sys.exit('%s does not start' % argv[0])
    # the shell clears the line, and answers, once it has completed it
    os.write(terminal, (line + "\t\x15echo DO''NE\n").encode())
    shown = read_until(terminal, b'DONE\r', 20)
    if b'DONE' not in shown:
        sys.exit('%s does not answer: %r' % (argv[0], shown))
    os.close(terminal)
    os.waitpid(pid, 0)
    return shown.decode('utf-8', 'replace')


def main():
    shell, path, line = sys.argv[1:4]
    path = os.path.abspath(path)
    if shell == 'fish':
        shown = subprocess.run(['fish', '--no-config', '-c',
                                'source $argv[1]; complete -C $argv[2]', path, line],
                               stdout=subprocess.PIPE, check=True).stdout.decode()
    elif shell == 'zsh':
        shown = type_in(['zsh', '-f', '-i'], ZSH % os.path.dirname(path), line)
    else:
        shown = type_in(['bash', '--norc', '--noprofile', '-i'], BASH % path, line)
    print(re.sub(r'\x1b\[[0-9;?]*[A-Za-z]|[\x07\x08\r]', '', shown))


main()
