# Writes Debian's list of the shared library's symbols from the linker's version script.
#
#   awk -v soversion=NUMBER -f src/packaging/dist/debian_symbols.awk uric.map

BEGIN {
    print "liburic.so." soversion " liburic" soversion " #MINVER#"
    print "* Build-Depends-Package: liburic-dev"
}
/^URIC_[0-9.]+ \{$/ {
    node = $1
    from = substr(node, length("URIC_") + 1) ".0~" # pre-releases are before 1.0.0
    print " " node "@" node " " from
}
/^ +uric[0-9a-z_]*;$/ {
    sub(/;/, "", $1)
    print " " $1 "@" node " " from
}
