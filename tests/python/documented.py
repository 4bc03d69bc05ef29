"""The examples of the Python package's documentation, as TAP: those of the docstrings, of README.md
and of differences.md, and whether all that is public has a docstring and a type.

  documented.py README DIFFERENCES STUBS
"""

import ast
import doctest
import sys
import urllib.parse

sys.path.insert(0, 'tests/support')
import tap # noqa: E402
import uric # noqa: E402
import uric._uric as extension # noqa: E402
import uric.urllib # noqa: E402


def public(module):
    return {name: getattr(module, name) for name in dir(module)
            if not name.startswith('__') and name != 'version'}


def documented(module):
    """Each object with a docstring, and its name."""
    for name, each in public(module).items():
        yield name, each
        if isinstance(each, type):
            for member, value in vars(each).items():
                if not member.startswith('_'):
                    yield '%s.%s' % (name, member), value


def examples(t):
    runner = doctest.DocTestRunner(verbose=False)
    parser = doctest.DocTestParser()
    for module in extension, uric, uric.column, uric.urllib:
        names = {**vars(extension), **vars(module)}
        for name, each in documented(module):
            if each.__doc__ and getattr(each, '__module__', 'uric').startswith('uric'):
                runner.run(parser.get_doctest(each.__doc__, dict(names), name, None, 0))
    t.check('docstrings: %d examples' % runner.tries, (runner.failures, runner.tries > 60),
            (0, True))
    with open(sys.argv[1], encoding='utf-8') as file:
        text = file.read().replace('```', '')
    runner = doctest.DocTestRunner(verbose=False)
    runner.run(parser.get_doctest(text, {}, 'README.md', None, 0))
    t.check('README.md: %d examples' % runner.tries, (runner.failures, runner.tries > 15),
            (0, True))
    for module in uric, uric.column, uric.urllib:
        t.check('the docstring of %s' % module.__name__, doctest.testmod(module).failed, 0)


def differences(t):
    """Each row of the table that is a call: that the two differ, or not, as it says."""
    with open(sys.argv[2], encoding='utf-8') as file:
        rows = [[cell.strip() for cell in line.split('|')[1:-1]] for line in file
                if line.startswith('| `')]
    t.check('rows', len(rows) > 12, True)
    for call, _, ours, _ in rows:
        call = call.strip('`').split('`')[0]
        if '...' in call:
            continue
        answers = []
        for module in urllib.parse, uric.urllib:
            try:
                answers.append(repr(eval(call, dict(vars(module))))) # noqa: S307
            except ValueError as error:
                answers.append(type(error).__name__)
        if 'uric.Error' in ours:
            t.check(call, answers[1], 'Error')
        elif ours.startswith("`'"):
            t.check(call, answers[1].strip('[]()') in ours or ours.split('`')[1] in answers[1],
                    True)
        else:
            t.check(call, bool(answers[1]), True)


def stubs(t):
    """Names and members in the stubs, and in the module."""
    with open(sys.argv[3], encoding='utf-8') as file:
        tree = ast.parse(file.read())
    typed = {node.name: node for node in tree.body
             if isinstance(node, (ast.FunctionDef, ast.ClassDef))}
    t.check('the types of all names', sorted(typed), sorted(public(extension)))
    for name, node in typed.items():
        if isinstance(node, ast.ClassDef) and name != 'Error':
            members = {each.name for each in node.body if isinstance(each, ast.FunctionDef)
                       and not each.name.startswith('_')}
            t.check('the types of %s' % name, sorted(members), sorted(
                each for each in vars(getattr(extension, name)) if not each.startswith('_')))
    t.check('all that is public has a docstring',
            [name for name, each in documented(extension) if not each.__doc__], [])


def main():
    t = tap.Tap()
    examples(t)
    differences(t)
    stubs(t)
    t.end()


main()
