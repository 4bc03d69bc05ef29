#!/bin/sh
# Makes a PostgreSQL in which the extension is installed, and changes nothing else on this
# machine: a directory with what `make install-postgres` installs, and beside it a copy of the
# server's programs and links to the rest of it.  A server looks for extensions relative to its
# program.
#
#   private_server.sh DIRECTORY      the programs are then in DIRECTORY$(pg_config --bindir)
set -eu

to=$1 PG_CONFIG=${PG_CONFIG:-pg_config}
bin=$($PG_CONFIG --bindir) share=$($PG_CONFIG --sharedir) lib=$($PG_CONFIG --pkglibdir)

links() { # directory: links to all that is in it and not yet in ours
    mkdir -p "$to$1"
    for file in "$1"/*; do
        [ -e "$to$file" ] || ln -s "$file" "$to$1"
    done
}

${MAKE:-make} -s install-postgres PG_CONFIG="$PG_CONFIG" DESTDIR="$to"
links "$share/extension"
links "$share"
links "$lib"
mkdir -p "$to$bin"
cp "$bin/postgres" "$bin/initdb" "$bin/pg_ctl" "$to$bin"
links "$bin"
