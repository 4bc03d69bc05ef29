#!/usr/bin/env python3
"""Writes the completions of bash, zsh and fish from the command's own table of options.

    completions.py URIC FOLDER    writes FOLDER/uric.bash, FOLDER/_uric and FOLDER/uric.fish

The options are those of uric --list-options, their descriptions are in the help.  For the
values of an option, this gives it an unknown one: the message lists the known ones.
"""

import os
import re
import subprocess
import sys
import tempfile

HEAD = '# Completions of uric for %s, made by src/packaging/build/completions.py: make completions.\n'

# "?" is no known value of any option.
UNKNOWN = '?'
LISTED = re.compile(r'^uric: the [a-z ]+ are: (.*)', re.M)
# What a command asks for before it looks at its other options.
REQUIRED = {'edit': ['--set=path=/'], 'resolve': ['--base=http://a/'],
            'relate': ['--base=http://a/'], 'log': ['--log-format=combined'], 'percent encode': ['--for=path']}

# Words that stand for any number or name, at the end of a value.
PLACEHOLDER = re.compile(r'(?<=[.:])(N|KEY|MEMBER|NAME|STRING)$')


class Option:
    def __init__(self, name, letter, has_value):
        self.name, self.letter, self.has_value = name, letter, has_value
        self.text = self.placeholder = ''
        self.values = []

    def is_list(self):
        return self.placeholder.endswith(',...')

    def is_file(self):
        return self.placeholder == 'FILE'


class Command:
    def __init__(self, name):
        self.name, self.text, self.options, self.words = name, '', [], []


class Uric:
    def __init__(self, path):
        self.path = os.path.abspath(path)

    def run(self, *words):
        """In an empty folder, since some options create files."""
        with tempfile.TemporaryDirectory() as folder:
            return subprocess.run([self.path, *words], stdin=subprocess.DEVNULL, cwd=folder,
                                  env=dict(os.environ, LC_ALL='C'), timeout=10,
                                  stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def says(self, *words):
        done = self.run(*words)
        if done.returncode != 0:
            sys.exit('uric %s fails' % ' '.join(words))
        return done.stdout.decode()

    def values(self, command, option, unknown=UNKNOWN):
        """What the command lists for an unknown value; of each edition, its rules."""
        listed = LISTED.search(
            self.run(*command.split(), *REQUIRED.get(command, []),
                     '--%s=%s' % (option, unknown)).stderr.decode())
        if not listed:
            return []
        rules = re.search(r'EDITION:RULE \(([^)]*)\)', listed.group(1))
        return [value for value in usable(listed.group(1)) if value != 'EDITION:RULE'] + (
            [rule for edition in rules.group(1).split()
             for rule in self.values(command, option, edition + ':' + UNKNOWN)] if rules else [])


def usable(names):
    """The names that people type.  "referer.host (and the other parts)" stands for all parts."""
    words = re.sub(r'\([^)]*\)', '', names).split()
    if 'referer.host' in words:
        words += ['referer.' + w[len('target.'):] for w in words if w.startswith('target.')]
    words = [PLACEHOLDER.sub('', w) for w in words if '%' not in w]
    return list(dict.fromkeys(words))


def described(help_text, option):
    """The placeholder and the first words of an option's description."""
    found = re.search(r'^  (?:-\w, )?--%s(?:=(\S+))?(?:\s+(.*))?((?:\n {12,}.*)*)'
                      % re.escape(option.name), help_text, re.M)
    if found is None:
        return '', ''
    text = ' '.join([(found.group(2) or '').strip()] +
                    [line.strip() for line in found.group(3).split('\n')]).strip()
    text = re.split(r'(?<=[^.]{4})[;:.](?:\s|$)| \(', text)[0]
    return found.group(1) or '', text


STANDARD = {'help': 'print the help', 'version': 'print the version'}


def commands_of(uric):
    """All commands, in the order of the table."""
    summaries = dict(re.findall(r'^  ([a-z]+)  +(.*)', uric.says('--help'), re.M))
    commands = {}
    for line in uric.says('--list-options').splitlines():
        name, option, letter, has_value = line.split('\t')
        command = commands.setdefault(name, Command(name))
        if all(o.name != option for o in command.options):
            command.options.append(Option(option, letter, has_value == '1'))
    for command in commands.values():
        describe(uric, command, summaries[command.name])
    return list(commands.values())


def describe(uric, command, summary):
    text = uric.says(command.name, '--help')
    command.text = summary
    usage = re.findall(r'^(?:usage:|      ) uric %s ([a-z]+)\b' % command.name, text, re.M)
    command.words = usage
    for option in command.options:
        option.placeholder, option.text = described(text, option)
        option.text = option.text or STANDARD.get(option.name, '')
        if option.has_value:
            option.values = next(filter(None, (
                uric.values(form, option.name)
                for form in [' '.join([command.name, w]) for w in usage] or [command.name])), [])
        if option.text.split(' ')[0] in option.values:
            option.text = 'the ' + option.name


# ---- bash ----

BASH = r'''
# The candidates for the words that start with $1, of which the last word of the line is one;
# readline replaces only what follows the last "=" or ":".
_uric_reply() {
    local word=$1 token=${COMP_WORDS[COMP_CWORD]} candidate
    shift
    case $token in = | :) token= ;; esac
    local before=${word%"$token"}
    for candidate; do
        case $candidate in
        "$word"*) COMPREPLY+=("${candidate#"$before"}") ;;
        esac
    done
    case ${COMPREPLY[0]-} in
    *[=:.,]) [ ${#COMPREPLY[@]} -gt 1 ] || compopt -o nospace 2>/dev/null ;;
    esac
}

# _uric_value WORD BEFORE OPTION: the values of the option, after BEFORE, which is the option
# or nothing.
_uric_value() {
    local word=$1 before=$2 values list=
    values=$(_uric_values "$3") || return
    case $values in ,*) list=1 values=${values#,} ;; esac
    if [ "$list" ]; then
        local rest=${word#"$before"}
        case $rest in *,*) before=$before${rest%,*}, ;; esac
        compopt -o nospace 2>/dev/null
    fi
    # shellcheck disable=SC2086 # one word for each value
    set -- $values
    _uric_reply "$word" "${@/#/$before}"
}

_uric() {
    local line=${COMP_LINE:0:COMP_POINT} word previous command words
    COMPREPLY=()
    word=${line##*[[:space:]]}
    read -ra words <<<"$line"
    command=${words[1]-}
    previous=${words[${#words[@]} - 1]}
    [ -z "$word" ] || previous=${words[${#words[@]} - 2]-}
    if [ "${#words[@]}" -le 1 ] || { [ "${#words[@]}" -eq 2 ] && [ "$word" ]; }; then
        # shellcheck disable=SC2086
        _uric_reply "$word" $_uric_commands --help --version
        return
    fi
    case $word in
    --*=*) _uric_value "$word" "${word%%=*}=" "$command ${word%%=*}" ;;
    -*)
        # shellcheck disable=SC2046
        _uric_reply "$word" $(_uric_options "$command")
        ;;
    *)
        # shellcheck disable=SC2046
        _uric_value "$word" '' "$command $previous" ||
            _uric_reply "$word" $(_uric_words "$command")
        ;;
    esac
} &&
    complete -o default -o bashdefault -F _uric uric
'''


def bash(commands):
    lines = [HEAD % 'bash', "_uric_commands='%s'\n" % ' '.join(c.name for c in commands)]
    lines.append('\n_uric_options() {\n    case $1 in\n')
    for c in commands:
        words = ['--%s%s' % (o.name, '=' if o.has_value else '') for o in c.options]
        lines.append("    %s) echo '%s' ;;\n" % (c.name, ' '.join(words)))
    lines.append('    esac\n}\n\n_uric_words() {\n    case $1 in\n')
    for c in commands:
        if c.words:
            lines.append("    %s) echo '%s' ;;\n" % (c.name, ' '.join(c.words)))
    lines.append('    esac\n}\n\n# The values of an option; a comma before those of a list.\n'
                 '_uric_values() {\n    case $1 in\n')
    same = {}
    for c in commands:
        for o in c.options:
            if o.values:
                text = (',' if o.is_list() else '') + ' '.join(o.values)
                names = ['"%s --%s"' % (c.name, o.name)]
                if o.letter:
                    names.append('"%s -%s"' % (c.name, o.letter))
                same.setdefault(text, []).extend(names)
    for text, names in same.items():
        lines.append("    %s)\n        echo '%s' ;;\n" % (' | '.join(names), text))
    lines.append('    *) return 1 ;;\n    esac\n}\n')
    return ''.join(lines) + BASH


# ---- zsh ----

def zsh_text(text):
    return text.replace("'", "'\\''").replace('[', '\\[').replace(']', '\\]').replace(':', '\\:')


def zsh_action(option, functions):
    if option.is_file():
        return '_files'
    if not option.values:
        return ''
    key = (option.is_list(), tuple(option.values))
    return functions.setdefault(key, '_uric_values_%d' % (len(functions) + 1))


def zsh_spec(option, functions):
    text = zsh_text(option.text)
    value = ''
    if option.has_value:
        message = zsh_text(option.placeholder.rstrip('.,') or 'value')
        value = ':%s:%s' % (message, zsh_action(option, functions))
    long = '--%s%s' % (option.name, '=' if option.has_value else '')
    repeats = option.name in ('set', 'remove')
    if option.letter:
        short = '-%s%s' % (option.letter, '+' if option.has_value else '')
        return "'(-%s --%s)'{%s,%s}'[%s]%s'" % (option.letter, option.name, short, long, text,
                                                 value)
    return "'%s%s[%s]%s'" % ('*' if repeats else '', long, text, value)


def zsh(commands):
    functions = {}
    cases = []
    for c in commands:
        specs = [zsh_spec(o, functions) for o in c.options]
        if c.words:
            specs.append("'1:what:(%s)'" % ' '.join(c.words))
        cases.append("    (%s)\n        _arguments -s -S \\\n            %s \\\n"
                     "            '*:file:_files' ;;\n" %
                     (c.name, ' \\\n            '.join(specs)))
    lines = ['#compdef uric\n', HEAD % 'zsh']
    for (is_list, values), name in functions.items():
        words = ' '.join("'%s'" % v if re.search('[^-A-Za-z0-9_.:]', v) else v for v in values)
        before = "compset -P '*,'\n    compadd -q -S ," if is_list else 'compadd'
        lines.append('\n%s() {\n    %s "$@" - %s\n}\n' % (name, before, words))
    lines.append('\n_uric() {\n    local -a commands\n    commands=(\n')
    for c in commands:
        lines.append("        '%s:%s'\n" % (c.name, zsh_text(c.text)))
    lines.append('    )\n    if (( CURRENT == 2 )); then\n'
                 "        _describe -t commands command commands\n"
                 "        [[ $PREFIX == -* ]] && compadd -- --help --version\n"
                 '        return\n    fi\n'
                 '    local command=$words[2]\n    shift words\n    (( CURRENT-- ))\n'
                 '    case $command in\n')
    return ''.join(lines) + ''.join(cases) + '    esac\n}\n\n_uric "$@"\n'


# ---- fish ----

def fish_text(text):
    return "'%s'" % text.replace('\\', '\\\\').replace("'", "\\'")


FISH = r'''
# The values of a list, after those that are typed.
function __uric_list
    set -l typed (commandline -ct | string replace -r '^--[^=]*=' '' | string replace -r '[^,]*$' '')
    printf '%s\n' $typed$argv
end

function __uric_in
    set -l words (commandline -opc)
    test (count $words) -ge 2; and test $words[2] = $argv[1]
end
'''


def fish(commands):
    lines = [HEAD % 'fish', FISH]
    for name in ('help', 'version'):
        lines.append("complete -c uric -n __fish_use_subcommand -f -l %s -d '%s'\n" %
                     (name, STANDARD[name]))
    for c in commands:
        lines.append('\ncomplete -c uric -n __fish_use_subcommand -f -a %s -d %s\n' %
                     (c.name, fish_text(c.text)))
        condition = "complete -c uric -n '__uric_in %s'" % c.name
        if c.words:
            lines.append("%s -a '%s'\n" % (condition, ' '.join(c.words)))
        for o in c.options:
            line = condition + ' -l ' + o.name
            if o.letter:
                line += ' -s ' + o.letter
            if o.has_value:
                line += ' -r -F' if o.is_file() else ' -x'
            if o.values:
                words = ' '.join(o.values)
                line += " -a '%s'" % ('(__uric_list %s)' % words if o.is_list() else words)
            lines.append('%s -d %s\n' % (line, fish_text(o.text)))
    return ''.join(lines)


def main():
    uric, folder = Uric(sys.argv[1]), sys.argv[2]
    commands = commands_of(uric)
    os.makedirs(folder, exist_ok=True)
    for name, write in (('uric.bash', bash), ('_uric', zsh), ('uric.fish', fish)):
        with open(os.path.join(folder, name), 'w') as to:
            to.write(write(commands))


main()
