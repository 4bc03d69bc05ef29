"""Compares what the recipe for Conan names with the tarball: its version, files and units.  Runs
without Conan, which is no package of Debian's; recipes.sh runs Conan itself where it is installed.

    conan_check.py conanfile.py TARBALL"""

import ast
import os
import sys
import tarfile

recipe, tarball = sys.argv[1:]
with open(recipe, encoding='utf-8') as file:
    tree = ast.parse(file.read())
with tarfile.open(tarball) as tar:
    top = tar.next().name.partition('/')[0]
    names = {member.name.partition('/')[2] for member in tar}
    library = tar.extractfile(f'{top}/src/packaging/dist/library.txt').read().decode()
units = [fields[1] for fields in map(str.split, library.splitlines())
         if fields[0] == 'unit' and fields[2] == 'library']

assigned = {}
for node in ast.walk(tree):
    if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
        assigned[node.targets[0].id] = node.value
constant = {name: value.value for name, value in assigned.items()
            if isinstance(value, ast.Constant)}
assert constant['name'] == 'uric' and constant['license'] == 'MIT'
assert top == f"uric-{constant['version']}", top
assert os.path.basename(tarball) == f'{top}.tar.xz'

# UNITS = '...'.split(): the library's units but for uric itself
listed = assigned['UNITS'].func.value.value.split()
assert [f'uric_{name}' for name in listed] == [name for name in units if name != 'uric'], listed

called = {node.func.id for node in ast.walk(tree)
          if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}
imported = {alias.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)
            for alias in node.names}
assert {'get', 'copy', 'rmdir', 'CMake', 'CMakeToolchain'} <= called & imported
assert {'LICENSE', 'CMakeLists.txt', 'src/packaging/dist/install.cmake'} <= names

folder = os.path.dirname(recipe)
assert set(os.listdir(f'{folder}/test_package')) == {'CMakeLists.txt', 'conanfile.py', 'host_of.c'}
print(f'{len(units)} units')
