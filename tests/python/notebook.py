"""The cells and the pictures of the Python package's notebook, as TAP.

  notebook.py FOLDER DATA

FOLDER has notebook.md and its pictures, DATA the lists.  With WRITE=1 in the environment the pictures
are written anew.
"""

import doctest
import os
import pathlib
import sys
import tempfile

sys.path.insert(0, 'tests/support')
import tap # noqa: E402


def main():
    folder, data = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
    sys.path.insert(0, str(folder))
    from bars import bars
    t = tap.Tap()
    text = (folder / 'notebook.md').read_text(encoding='utf-8').replace('```', '')
    with tempfile.TemporaryDirectory() as work:
        into = folder if os.environ.get('WRITE') else pathlib.Path(work)
        drawn = []

        def draw(name, title, rows):
            bars(into / name, title, rows)
            drawn.append(name)

        runner = doctest.DocTestRunner(verbose=False)
        runner.run(doctest.DocTestParser().get_doctest(text, {'data': data, 'bars': draw},
                                                       'notebook.md', None, 0))
        t.check('%d cells' % runner.tries, (runner.failures, runner.tries > 15), (0, True))
        t.check('pictures', drawn, sorted(path.name for path in folder.glob('*.svg')))
        for name in drawn:
            t.check(name, (into / name).read_text(), (folder / name).read_text())
            t.check('%s is shown' % name, '](%s)' % name in text, True)
    t.end()


main()
