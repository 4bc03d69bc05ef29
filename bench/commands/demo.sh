#!/bin/sh
# Prints what `make demo` shows, on one screen: the first lines of the sample in a
# table, counts over all of it, and one invalid reference.
set -eu

uric=${1:-build/uric}
sample=${2:-bench/data/sample.txt}
shown=16

echo "$shown of the references in $sample, parsed (\\N: undefined):"
head -n "$shown" "$sample" |
"$uric" parse --header --fields=scheme,userinfo,host,port,path,query,fragment |
awk -F '\t' '
    function cut(s, width) {
        return length(s) > width ? substr(s, 1, width - 2) ".." : s
    }
    { printf "%-10s %-10s %-19s %-5s %-16s %-8s %s\n", cut($1, 10),
          cut($2, 10), cut($3, 19), $4, cut($5, 16), cut($6, 8), cut($7, 8) }'

printf 'all of them, by kind of host and path: '
"$uric" parse --fields=host-kind,path-kind "$sample" |
awk -F '\t' '
    { n++; if ($1 != "\\N") kinds[$1]++; else kinds[$2]++ }
    END {
        printf "%d references\n", n
        split("reg-name IPv4address IPv6address IPvFuture path-absolute " \
              "path-noscheme path-rootless path-empty", order, " ")
        for (i = 1; i in order; i++)
            printf("%s%s %d", (i > 1 ? ", " : ""), order[i], kinds[order[i]])
        print ""
    }'
printf 'valid and not: '
"$uric" check --count "$sample"
echo '$ echo "http://[::1/" | uric check'
echo 'http://[::1/' | "$uric" check 2>&1 || [ $? -eq 1 ]
