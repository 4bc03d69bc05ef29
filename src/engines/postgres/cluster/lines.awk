# Prints lines of a proxy's log in the combined format: the URLs of a list and the paths of a
# real log, with changing numbers.  No two lines are equal, and every run prints the same.
#
#   awk -v lines=N -v seed=N -f lines.awk bench/data/sample.txt tests/samples/apache-combined.log
#
# With -v duration=1, the seconds that the request took stand last.  Lines of different seeds
# differ, too.  One line in 16 is what scanners and broken clients send.

FNR == 1 { file++ }
file == 1 && /^https?:/ {
    sub(/#.*/, "")
    url[n_urls++] = $0 (split($0, parts, "/") < 4 ? "/" : "")
}
# As the server escaped it.
file == 2 && match($0, /"GET \/[^ #]* HTTP/) {
    ugly[n_ugly++] = "http://www.example.com" substr($0, RSTART + 5, RLENGTH - 10)
}

# A number below n; n is at most 65536.
function number(n) {
    state = (state * 69069 + 1) % 4294967296
    return int(state / 65536) % n
}

function time(second) {
    return sprintf("%02d/Nov/2026:%02d:%02d:%02d +0000", 1 + int(second / 86400) % 30,
                   int(second / 3600) % 24, int(second / 60) % 60, second % 60)
}

END {
    split("200 200 200 200 200 200 200 200 200 301 304 304 404 404 403 500 503", status, " ")
    agent[0] = "curl/7.88.1"
    agent[1] = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"
    state = seed * 65537 + 3986
    for (i = 1; i <= lines; i++) {
        target = number(16) ? url[number(n_urls)] : ugly[number(n_ugly)]
        referer = number(3) ? "-" : url[number(n_urls)]
        printf "10.%d.%d.%d - - [%s] \"GET %s%sid=%d.%d HTTP/1.1\" %s %d \"%s\" \"%s\"",
            seed, number(32), number(250), time(int(i / 40)), target,
            index(target, "?") ? "&" : "?", seed, i, status[1 + number(17)], number(60000),
            referer, agent[number(2)]
        if (duration) # most take milliseconds, some take seconds
            printf " %.3f", exp(number(1000) / 250) * (1 + number(100) / 50) / (number(50) ? 100 : 5)
        print ""
    }
}
