#!/usr/bin/env python3
"""The links of all pages, without a network, as TAP, from the top of the tree: each file that a page
links to is there, each heading, and each path in backticks that starts with a folder of the tree."""
import glob
import os
import re
import subprocess
import sys

sys.path.insert(0, 'tests/support')
import tap # noqa: E402

LINK = re.compile(r'\]\(([^()\s]+)\)')
FENCE = re.compile(r'^(```|~~~).*?^\1\s*$', re.M | re.S)
PATH = re.compile(r'`((?:grammar|gen|src|bench|tests)/[\w./*-]+)`')
MADE = {'tests/nightly.txt'} # by a run, not yet there before the first one
HEADING = re.compile(r'^#{1,6} +(.*?)\s*$', re.M)


def pages():
    """The text of each page of the checkout, without its examples; None outside of one."""
    try:
        listed = subprocess.run(['git', 'ls-files', '*.md'], capture_output=True, text=True, check=True)
    except (FileNotFoundError, subprocess.CalledProcessError):
        return None
    texts = {}
    for path in listed.stdout.split():
        with open(path, encoding='utf-8') as file:
            texts[path] = FENCE.sub('', file.read())
    return texts


def anchors(text):
    """The names that a heading gets in the usual rendering: repeated ones are numbered."""
    names, seen = set(), {}
    for heading in HEADING.findall(text):
        plain = re.sub(r'\[([^]]*)\]\([^)]*\)', r'\1', heading).lower()
        name = re.sub(r'[^\w\- ]', '', plain).replace(' ', '-')
        names.add(name if name not in seen else '%s-%d' % (name, seen[name]))
        seen[name] = seen.get(name, 0) + 1
    return names


def broken(texts):
    """Each link of the pages that leads nowhere."""
    found = []
    for page, text in texts.items():
        for link in LINK.findall(text):
            if re.match(r'[a-z][a-z0-9+.-]*:|//', link):
                continue # of another site
            name, _, anchor = link.partition('#')
            target = os.path.normpath(os.path.join(os.path.dirname(page), name)) if name else page
            if not os.path.exists(target):
                found.append('%s: %s' % (page, link))
            elif anchor and target.endswith('.md') and anchor not in anchors(texts[target]):
                found.append('%s: %s' % (page, link))
    return sorted(found)


def missing(texts):
    """Each path in backticks that is not there; a pattern must fit something."""
    return sorted('%s: %s' % (page, path) for page, text in texts.items()
                  for path in PATH.findall(text)
                  if path not in MADE and not glob.glob(path))


def main():
    t = tap.Tap()
    texts = pages()
    if texts is None:
        print('1..0 # SKIP not a checkout by git: a release lacks folders that the pages name')
        return
    t.check('each link of a page leads to a file and a heading', broken(texts), [])
    t.check('each path that a page names is there', missing(texts), [])
    planted = {'README.md': '# A b\n[x](#a-b) [y](#a-c) [z](nowhere.md) `src/nowhere.c`\n'}
    t.check('a link to no file and one to no heading are found', broken(planted),
            ['README.md: #a-c', 'README.md: nowhere.md'])
    t.check('a path that is not there is found', missing(planted), ['README.md: src/nowhere.c'])
    t.end()


main()
