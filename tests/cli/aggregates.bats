# uric log: sums, averages, least and greatest numbers, percentiles, numbers of different values.
load helper

# line TARGET [STATUS [BYTES [CLIENT]]]
line() {
    printf '%s - - [10/Oct/2000:13:55:36 -0700] "GET %s HTTP/1.0" %s %s "-" "-"\n' \
        "${4:-192.0.2.1}" "$1" "${2:-200}" "${3:-1}"
}

# values V...: a log of JSON objects whose member v is each of these texts, unquoted.
values() {
    local v
    for v; do
        printf '{"t":"/","v":%s}\n' "$v"
    done
}

@test "aggregates: of each group, in the order of the command line" {
    { line /a 200 10; line /a 404 20 192.0.2.2; line /b 200 7; line /a 200 3; } >f
    run_uric log --count-by target --header --percentile bytes:50,99 --sum bytes --distinct client \
        --avg bytes --max bytes,status --min bytes f
    out_is 'count|target|p50(bytes)|p99(bytes)|sum(bytes)|distinct(client)|avg(bytes)|max(bytes)|max(status)|min(bytes)' \
        '3|/a|10|20|33|2|11|20|404|3' '1|/b|7|7|7|1|7|7|200|7' && silent && status_is 0
    run_uric log --count-by target,status --sum bytes --format=csv f
    out_is 'count,target,status,sum(bytes)' '2,/a,200,13' '1,/a,404,20' '1,/b,200,7'
}

@test "aggregates: of all lines, even of none" {
    { line /a 200 10; line /a 404 20; } >f
    run_uric log --sum bytes --avg bytes --distinct target,status:approx f
    out_is '2|30|15|1|2'
    run_uric log --sum bytes --avg bytes --min bytes --max bytes --percentile bytes:50 \
        --distinct target,status:approx --header /dev/null
    out_is 'count|sum(bytes)|avg(bytes)|min(bytes)|max(bytes)|p50(bytes)|distinct(target)|distinct(status:approx)' \
        '0|0|\N|\N|\N|\N|0|0' && status_is 0
    run_uric log --where 'status == 404' --sum bytes f
    out_is '1|20'
    run_uric log --count-by target --sum bytes /dev/null
    out_is && status_is 0
}

@test "aggregates: decimals are exact, whatever their form" {
    values 0.1 0.2 1e-3 '"0.003"' 9223372036854775807 -1.5E+2 >f
    run_uric log --log-format=json:t --sum v --avg v --min v --max v --percentile v:0,50,100 f
    out_is '6|9223372036854775657.304|1537228672809129276.217333333|-150|9223372036854775807|-150|0.003|9223372036854775807'
    silent
    values 0.0000000005 0.0000000015 >f
    run_uric log --log-format=json:t --sum v --avg v f
    out_is '2|0.000000002|0.000000001'
    run_uric log --log-format=json:t --sum v --avg v --distinct v --format=json f
    out_is '{"count":2,"sum(v)":0.000000002,"avg(v)":0.000000001,"distinct(v)":2}'
}

@test "aggregates: what is not a number is left out, and counted once" {
    values 1 '"x"' null 1e30 '"1 ms"' '"2"' >f
    run_uric log --log-format=json:t --sum v --avg v --max v --distinct v f
    out_is '6|3|1.5|2|5'
    says 'uric: values left out of aggregates: v 1 undefined, 2 not a number, 1 with too many digits'
    [ "$(wc -l <err)" -eq 1 ]
    cp err want_err
    run_uric log --log-format=json:t --sum v --avg v --max v --distinct v -j 3 f
    cmp err want_err
    run_uric log -q --log-format=json:t --sum v f
    silent
    { line /a 200 -; line /a 200 5; } >f
    run_uric log --sum bytes,target --distinct user f
    out_is '2|5|0|0'
    says 'values left out of aggregates: bytes 1 undefined; target 2 not a number; user 2 undefined'
}

@test "aggregates: rows are ordered by any column, numbers as numbers" {
    { line /a 200 9; line /a 200 9; line /b 200 100; line /c 200 -; line /d 404 20; } >f
    run_uric log -q --count-by target --sum bytes --max bytes f
    out_is '2|/a|18|9' '1|/b|100|100' '1|/c|0|\N' '1|/d|20|20'
    run_uric log -q --count-by target --sum bytes --max bytes --order 'max(bytes)' f
    out_is '1|/b|100|100' '1|/d|20|20' '2|/a|18|9' '1|/c|0|\N'
    run_uric log -q --count-by target --sum bytes --order 'sum(bytes)' --top 2 f
    out_is '1|/b|100' '1|/d|20'
    run_uric log -q --count-by target --distinct bytes --order 'distinct(bytes)' --top 2 f
    out_is '2|/a|1' '1|/b|1'
    run_uric log -q --count-by bytes --order value f
    out_is '1|\N' '2|9' '1|20' '1|100'
    run_uric log -q --count-by bytes --sum bytes --order value f
    out_is '1|\N|0' '2|9|18' '1|20|20' '1|100|100'
    run_uric log -q --count-by bytes --order value --memory 1 --top 3 f
    out_is '1|\N' '2|9' '1|20'
    values -5 -10.5 3 -10.25 0 >f
    run_uric log --log-format=json:t --count-by v --sum v --order 'sum(v)' f
    out_is '1|3|3' '1|0|0' '1|-5|-5' '1|-10.25|-10.25' '1|-10.5|-10.5'
    values 10 '"a"' 9 '"9a"' 9.0 -1 '"B"' 1e1 null >f
    run_uric log --log-format=json:t --count-by v --order value f
    cut -f 2 out >order
    [ "$(head -n 2 order | tr '\n' ' ')" = '\N -1 ' ]
    [ "$(tail -n 2 order | tr '\n' ' ')" = 'B a ' ]
}

@test "aggregates: percentiles are of the nearest rank" {
    seq 1 10 | while read -r n; do values "$n"; done >f
    run_uric log --log-format=json:t --percentile v:0,10,10.000001,50,90,99.9,100 --header f
    out_is 'count|p0(v)|p10(v)|p10.000001(v)|p50(v)|p90(v)|p99.9(v)|p100(v)' '10|1|1|2|5|9|10|10'
}

@test "aggregates: percentiles of many values are exact, or say that they are within 1 %" {
    awk 'BEGIN { for (i = 1; i <= 20000; i++) printf "{\"t\":\"/\",\"v\":%d.5}\n", i * 7919 % 20011 }' >f
    sed 's/.*"v"://; s/}//' f | sort -n >sorted
    local p got want
    for p in 1 25 50 75 99; do
        run_uric log --log-format=json:t --percentile v:$p,error f
        out_is "20000|$(sed -n "$((p * 200))p" sorted)|0" && silent
        run_uric log --log-format=json:t --percentile v:$p --memory=1M f
        says 'uric: percentiles within 1 %, not exact: 1 of 1 rows (see --memory)'
        got=$(cut -f 2 out)
        want=$(sed -n "$((p * 200))p" sorted)
        awk -v g="$got" -v w="$want" 'BEGIN { exit !(g > w * 0.99 && g < w * 1.01) }' ||
            { echo "p$p: $got, not $want"; return 1; }
    done
}

@test "aggregates: the error of percentiles is a column, and --memory says when there is one" {
    # of 1,500 different values; of 3,000 values, 1,000 of them different; of one value; of none
    awk 'BEGIN { for (i = 0; i < 3000; i++) {
        printf "{\"t\":\"/many\",\"v\":%d}\n{\"t\":\"/few\",\"v\":%d}\n", i % 1500, i % 1000 } }' >f
    { values 5; echo '{"t":"/none"}'; } >>f
    sed -i 's|"/","v":5|"/one","v":5|' f
    run_uric log --log-format=json:t --count-by t --percentile v:50,error --order=value --format=json \
        --memory=1M f
    cat >want <<'END'
{"count":3000,"t":"/few","p50(v)":499,"error(v)":0}
{"count":3000,"t":"/many","p50(v)":SKETCH,"error(v)":0.01}
{"count":1,"t":"/none","p50(v)":null,"error(v)":null}
{"count":1,"t":"/one","p50(v)":5,"error(v)":0}
END
    sed -E '2s/("p50\(v\)":)74[0-9]\.?[0-9]*|("p50\(v\)":)75[0-9]\.?[0-9]*/\1\2SKETCH/' out | cmp - want
    says 'uric: percentiles within 1 %, not exact: 1 of 4 rows (see --memory)'
    run_uric log -q --log-format=json:t --count-by t --percentile v:50 --memory=1M f
    [ ! -s err ]
    # room for 1,500 different values; and the highest error first
    run_uric log --log-format=json:t --count-by t --percentile v:50,error --memory=1500K f
    out_is '3000|/few|499|0' '3000|/many|749|0' '1|/none|\N|\N' '1|/one|5|0'
    run_uric log --log-format=json:t --count-by t --percentile v:error --memory=1M --top=1 \
        --order='error(v)' f
    out_is '3000|/many|0.01'
}

@test "aggregates: do not depend on threads or memory" {
    awk 'BEGIN { for (i = 0; i < 30000; i++)
        printf "h%d - - [10/Oct/2000:13:55:36 -0700] \"GET /%d HTTP/1.0\" 200 %d \"-\" \"-\"\n",
            i * 7 % 1000, i * i % 5003 % (1 + i % 700), i % 977 }' >f
    local options='--count-by target --sum bytes --avg bytes --min bytes --max bytes
        --percentile bytes:50,99 --distinct client,bytes:approx'
    run_uric log $options f
    [ "$(wc -l <out)" -ge 400 ]
    cp out want
    local more
    for more in '-j 3' '--memory 100K' '--memory 20K -j 2' '--memory 1M -j 4'; do
        run_uric log $options $more f
        cmp want out || { echo "$more"; return 1; }
    done
    mkdir tmp
    TMPDIR=$PWD/tmp run_uric log $options --memory 100K f
    [ -z "$(ls tmp)" ]
    TMPDIR=$PWD/none run_uric log $options --memory 100K f
    says 'temporary file: No such file' && status_is 2
    # by another tool
    awk '{ n[$7]++; s[$7] += $10 } END { for (t in n) print n[t] "\t" t "\t" s[t] }' f |
        sort -t '	' -k 1,1nr -k 2 >want
    run_uric log --count-by target --sum bytes f
    cmp want out
}

@test "aggregates: memory stays bounded while groups and values keep coming" {
    (ulimit -v 100000) 2>/dev/null || skip 'no limit on address space here'
    ! grep -qE '__(asan|msan|tsan)_' "$URIC" || skip 'not with a sanitizer'
    awk 'BEGIN { for (i = 0; i < 200000; i++)
        print "h - - [10/Oct/2000:13:55:36 -0700] \"GET /" i % 100000 "/a/rather/long/target/that/takes/memory HTTP/1.0\" 200 " i " \"-\" \"-\"" }' |
        (ulimit -v 24000; exec "$URIC" log --count-by target --sum bytes --percentile bytes:50 \
            --distinct bytes --memory 4M) >out
    [ "$(wc -l <out)" -eq 100000 ]
    [ "$(cut -f 1,5 out | uniq)" = '2	2' ]
    # one group: a sketch, and more different values than memory
    awk 'BEGIN { for (i = 0; i < 200000; i++)
        print "h - - [10/Oct/2000:13:55:36 -0700] \"GET /a/rather/long/target/that/takes/memory/" i " HTTP/1.0\" 200 " i " \"-\" \"-\"" }' |
        (ulimit -v 24000; exec "$URIC" log --percentile bytes:50 --distinct target --memory 4M) >out
    [ "$(cut -f 3 out)" = 200000 ]
}

@test "aggregates: the share of the lines that fit a condition" {
    { line /a 200 10; line /a 503 20; line /b 200 -; line /a 500 5; echo rubbish; } >f
    run_uric log -q --count-by target --rate 'status >= 500' --sum bytes --rate='bytes > 9' --header f
    out_is 'count|target|count(status >= 500)|rate(status >= 500)|sum(bytes)|count(bytes > 9)|rate(bytes > 9)' \
        '3|/a|2|0.666666667|35|2|0.666666667' '1|/b|0|0|0|0|0'
    run_uric log -q --where 'target == "/a"' --rate 'status >= 500' f
    out_is '3|2|0.666666667'
    run_uric log -q --log-format=combined --rate status /dev/null
    out_is '0|0|\N'
    # numbers are numbers; a name has no control character
    run_uric log -q --count-by target --order rate --format=json --rate $'status\t>=\n500' f
    out_is '{"count":3,"target":"/a","count(status >= 500)":2,"rate(status >= 500)":0.666666667}' \
        '{"count":1,"target":"/b","count(status >= 500)":0,"rate(status >= 500)":0}'
    run_uric log -q --count-by target --order $'rate(status\t>=\n500)' --rate $'status\t>=\n500' f
    out_is '3|/a|2|0.666666667' '1|/b|0|0'
    # what was odd is said once, from all threads
    run_uric log --rate 'bytes > 5' --rate 'target > 5' -j 3 f
    out_is '4|2|0.5|0|0'
    [ "$(grep -e --rate err)" = 'uric: --rate: 4 values of target were not numbers' ]
    run_uric log --rate 'status = 500' f
    out_is && says '--rate: invalid at offset 7; "=" is not an operator' && status_is 2
    run_uric log --log-format=combined --rate 'stats >= 500' f
    out_is && says 'unknown field "stats"' '--rate: invalid at offset 0' && status_is 2
}

@test "aggregates: --order takes the part of a name before the parenthesis, if it is of one column" {
    { line /a 200 10; line /b 500 20; line /b 200 1; } >f
    run_uric log -q --count-by target --rate 'status == 500' --sum bytes --order=rate f
    out_is '2|/b|1|0.5|21' '1|/a|0|0|10'
    run_uric log -q --count-by target --max bytes,status --order=max f
    says 'unknown order "max"' && status_is 2
    run_uric log -q --count-by target --max bytes --order=ma f
    says 'unknown order "ma"' && status_is 2
}

@test "aggregates: wrong options are refused" {
    line / >in
    run_uric log --sum nothing in
    says 'unknown field "nothing"' && status_is 2
    run_uric log --sum bytes --fields=status in
    says '--fields' && status_is 2
    run_uric log --sum bytes --follow in
    says '--follow' && status_is 2
    run_uric log --sum bytes --histogram in
    says '--histogram' && status_is 2
    run_uric log --count-by status --sum bytes --order 'avg(bytes)' in
    says 'unknown order "avg(bytes)"' 'the orders are: count value sum(bytes)' && status_is 2
    run_uric log --order value in
    says '--count-by' && status_is 2
    local wrong
    for wrong in bytes 50 bytes: bytes:101 bytes:-1 bytes:x bytes:50, bytes:.5 bytes:5. \
        bytes:0.0000001 bytes:100.000001 ':50' ''; do
        run_uric log --percentile "$wrong" in
        status_is 2 || { echo "percentile $wrong"; return 1; }
    done
    run_uric log --percentile bytes:50,x in
    says '--percentile takes FIELD:P,... with each P from 0 to 100, or error; not "bytes:50,x"'
    run_uric log --sum bytes,bytes --format=json in
    says 'takes each field once' && status_is 2
    run_uric log --sum bytes --sum bytes --header in
    out_is 'count|sum(bytes)|sum(bytes)' '1|1|1'
    out_is 'count|sum(bytes)|sum(bytes)' '1|1|1' && status_is 0
}

@test "aggregates: the least and the greatest value are percentiles 0 and 100" {
    { seq 35 2000; echo -0.0123456; echo 123456.789; } | sed 's/.*/{"t":"\/","v":&}/' >f
    run_uric log --log-format=json:t --min v --percentile v:0,100 --max v f
    out_is '1968|-0.0123456|-0.0123456|123456.789|123456.789'
    sed 1000q f >1
    sed 1,1000d f >2
    run_uric log --log-format=json:t --percentile v:0,100 --partial=p1 1
    run_uric log --log-format=json:t --percentile v:0,100 --partial=p2 2
    run_uric log --merge --percentile v:0,100 p2 p1
    out_is '1968|-0.0123456|123456.789'
    # one value below all others, whose bucket has no other
    { yes 1000000 | head -1500; yes 1 | head -1500; } | sed 's/.*/{"t":"\/","v":&}/' >f
    run_uric log --log-format=json:t --percentile v:0,100 f
    out_is '3000|1|1000000'
}

@test "aggregates: the least and the greatest time" {
    { line /a; line /b; line /a | sed 's/13:55:36 -0700/20:55:37 +0000/'
      line /b | sed 's/10.Oct/09\/Oct/'; } >f
    run_uric log --log-format=combined --min time --max time --header f
    out_is 'count|min(time)|max(time)' '4|2000-10-09T20:55:36Z|2000-10-10T20:55:37Z' && silent
    run_uric log --log-format=combined --zone=Europe/Berlin --min time --max time f
    out_is '4|2000-10-09T22:55:36+02:00|2000-10-10T22:55:37+02:00'
    run_uric log --log-format=combined -c target --max time --order='max(time)' f
    out_is '2|/a|2000-10-10T20:55:37Z' '2|/b|2000-10-10T20:55:36Z'
    run_uric log --log-format=combined --max time --format=json f
    out_is '{"count":4,"max(time)":"2000-10-10T20:55:37Z"}'
    # partials
    head -2 f >1
    tail -2 f >2
    run_uric log --log-format=combined --min time --max time --partial=p1 1
    run_uric log --log-format=combined --min time --max time --partial=p2 2
    run_uric log --merge --min time --max time p1 p2
    out_is '4|2000-10-09T20:55:36Z|2000-10-10T20:55:37Z'
    # before 1970, and what is not a time
    printf '{"url":"/","time":"%s"}\n' 1969-12-31T23:59:59.5Z x 1950-01-01T00:00:00Z >f
    run_uric log --log-format=json:url --min time --max time f
    out_is '3|1950-01-01T00:00:00Z|1969-12-31T23:59:59.500Z'
    says 'uric: values left out of aggregates: time 1 not a time'
    run_uric log --log-format=json:url --max url f
    out_is '3|\N' && says 'uric: values left out of aggregates: url 3 not a number'
}

@test "aggregates: durations with a unit, and logs with different units" {
    for seconds in 0.25 0.5 1.5; do
        printf '{"httpRequest":{"requestMethod":"GET","requestUrl":"http://x/y","status":200,"latency":"%ss"},"timestamp":"2026-11-22T00:52:07.1Z"}\n' $seconds
    done >gcp.log
    run_uric log -q --sum duration --max duration --percentile duration:50 gcp.log
    out_is '3|2.25|1.5|0.5'
    run_uric log -q --where='duration > 0.3' --sum duration gcp.log
    out_is '2|2'
    run_uric log -q --log-format=gcp --sum duration gcp.log
    out_is '3|2.25' && silent
    cp "$BATS_TEST_DIRNAME/../samples/"{caddy,pino}.log .
    run_uric log --sum duration --max duration caddy.log pino.log
    says 'uric: duration: the logs have different units (s, ms), and the answer mixes their numbers'
    run_uric log --sum duration pino.log
    [ "$(wc -l <err)" -eq 1 ]
}
