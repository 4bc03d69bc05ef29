"""Which scanners a file of the grammar is part of, for SOURCES of grammar/tools/generate."""
import os
import re

from prove import place_of, scanner_sources


def included_by(source, found=None):
    """The files that a scanner's source consists of: itself, and what it includes."""
    found = found if found is not None else set()
    if source not in found:
        found.add(source)
        with open(source, encoding="utf-8") as file:
            for name in re.findall(r'^\s*include \w+ "(.*)";', file.read(), re.M):
                place = os.path.normpath(os.path.join(os.path.dirname(source), name))
                if not os.path.exists(place):
                    place = os.path.join("gen/tables", name)    # it is generated
                included_by(place, found)
    return found


def scanners_with(source):
    """The scanners that the file is part of; paths are from the top of the tree."""
    scanners = ["grammar/" + place_of(name) for name in sorted(scanner_sources())]
    return [name for name in scanners if source in included_by(name)]


def generated_from(source):
    """The words of SOURCES if only this file has changed."""
    classes = "grammar/classes.rl"
    return scanners_with(source) + [classes] * (source in included_by(classes))
