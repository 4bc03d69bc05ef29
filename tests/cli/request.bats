# uric request: records, verdicts, fields, what is refused.
load helper

@test "the verdict, and where the request leads" {
    ask 'GET\t/a/../b?c\tExample.com:8080\nGET\thttp://h\tg\nCONNECT\t[::1]:443\th\n' request
    out_is 'ok|origin-form|http|example.com|8080|/b|c|port-not-default' \
        'ok|absolute-form|http|h|80|/|\N|' \
        'ok|authority-form|http|::1|443|\N|\N|loopback,port-not-default,port-low'
    silent
    status_is 0
}

@test "a refused request: its reason, and what is known" {
    ask 'GET\t/\t\\N\nGET\t/a b\th\nGET\t*\th\nGET\t/%00\th\nGET\t/\th|\n' request
    out_is 'host-missing|origin-form|\N|\N|\N|\N|\N|\N' \
        'target-invalid|\N|\N|\N|\N|\N|\N|\N' \
        'form|asterisk-form|\N|\N|\N|\N|\N|\N' \
        'encoded-nul|origin-form|\N|\N|\N|\N|\N|encoded-nul' \
        'host-invalid|origin-form|\N|\N|\N|\N|\N|\N'
    messages_at -:1:6 -:2:6 -:3:4 -:4:4 -:5:7
    status_is 1
}

@test "records without three fields" {
    ask 'GET\t/\n\nGET\t/\th\tg\nGET\t/\t\n' request --fields=verdict,error,record
    out_is '\N|5|1' '\N|0|2' '\N|7|3' 'host-empty|6|4'
    messages_at -:1:5 -:2:0 -:3:7 -:4:6
    status_is 1
}

@test "--scheme" {
    ask 'GET\t/\th\nGET\thttps://h/\th\nGET\thttp://h/\th\n' request --scheme=https -q \
        --fields=verdict,scheme,port
    out_is 'ok|https|443' 'ok|https|443' 'scheme|\N|\N'
    silent
    status_is 1
}

@test "--refuse sets what is refused; an empty list refuses no hazard" {
    ask 'GET\t/../a%00\th\nGET\t/..%2fa\th\n' request --refuse= --fields=verdict,path,hazards
    out_is 'ok|/a%00|encoded-nul,surplus-dots,traversal' \
        'ok|/..%2Fa|encoded-slash,encoded-dots,hidden-dots,traversal'
    status_is 0
    ask 'GET\t/?f=../../etc\th\n' request -q --refuse=traversal --fields=verdict
    out_is traversal
    ask 'GET\t/../a\th\nGET\t/a%2fb\th\nGET\thttp://h/\tg\nGET\t/\t127.1\n' request -q \
        --refuse=encoded-slash,host-differs,loopback --fields=verdict
    out_is ok encoded-slash host-differs loopback
    status_is 1
}

@test "CSV and JSON" {
    ask 'GET\t/?\t[::1]\n' request --format=csv --fields=verdict,host,host-kind,query,hazards
    out_is 'verdict,host,host-kind,query,hazards' 'ok,::1,IPv6address,"",loopback'
    ask 'GET\t/a\th\n' request --format=json --fields=port,query,error,record
    out_is '{"port":"80","query":null,"error":null,"record":1}'
    status_is 0
}

@test "every verdict of the fixtures is one that the manual lists" {
    run_uric request --help
    cp out help
    sed -n 's/^[^#].* = \([a-z-]*\).*/\1/p' "$BATS_TEST_DIRNAME/../fixtures/request/rfc9112.txt" |
        sort -u | grep -vx host-repeated >verdicts # a record has one Host field
    [ "$(wc -l <verdicts)" -ge 14 ]
    while read -r verdict; do
        grep -qw -e "$verdict" help
        sed 's/\\-/-/g' "$BATS_TEST_DIRNAME/../../src/command/uric.1" | grep -qw -e "$verdict"
    done <verdicts
}
