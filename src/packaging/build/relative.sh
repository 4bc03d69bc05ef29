#!/bin/sh
# Prints the path from one directory to another, so that installed files may be moved together:
# from /usr/lib/x86_64-linux-gnu to /usr/include it is ../../include.
#
#   relative.sh FROM TO
set -eu

printf '%s\n%s\n' "$1" "$2" | awk '
    { gsub(/\/+/, "/"); sub(/\/$/, ""); path[NR] = $0 }
    END {
        n = split(path[1], from, "/")
        m = split(path[2], to, "/")
        for (same = 0; same < n && same < m && from[same + 1] == to[same + 1]; same++)
            ;
        for (i = same + 1; i <= n; i++)
            result = result "../"
        for (i = same + 1; i <= m; i++)
            result = result to[i] "/"
        sub(/\/$/, "", result)
        print result == "" ? "." : result
    }'
