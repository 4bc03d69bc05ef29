# JSON logs: schemas, members, and numbers in the output.
load helper

samples=$BATS_TEST_DIRNAME/../samples
formats='caddy traefik-json envoy-json pino winston gcp cloudflare nginx-json'

# Each sample with its format.  nginx-json-dashes.log, written without escape=json, is not quite
# JSON.
own='caddy:caddy pino:pino winston:winston nginx-json:nginx-json
    nginx-json:nginx-json-variables nginx-json:nginx-json-quoted'

@test "json logs: each line that a server wrote fits its format, and no other" {
    local each format name
    for each in $own; do
        name=$samples/${each##*:}.log
        run_uric log --log-format="${each%:*}" --rejects=r --fields=record,target,status "$name"
        silent && status_is 0 || { echo "$each"; return 1; }
        [ "$(wc -l <out)" -eq "$(wc -l <"$name")" ]
        for format in $formats; do
            [ "$format" != "${each%:*}" ] || continue
            run_uric log -q --log-format="$format" --where record --fields=record "$name"
            [ ! -s out ] || { echo "$each is $format"; return 1; }
        done
    done
    run_uric log --log-format=nginx-json --where record --fields=record "$samples/nginx-json-dashes.log"
    says 'malformed lines: 1 of 25'
}

# Python's json reads the members; the common fields are the table's.
@test "json logs: the fields are those that another reader of JSON finds" {
    need python3
    python3 - "$URIC" "$samples" <<'END'
import json, re, subprocess, sys
uric, samples = sys.argv[1:]

def undone(text):
    """Without the escape of NUL and bytes that are not UTF-8."""
    return re.sub(b'\xef\xbf\xbd([0-9a-f]{2})', lambda m: bytes.fromhex(m[1].decode()),
                  text.encode()).decode() if isinstance(text, str) else text

at = {
    'caddy': {'client': 'request.remote_ip', 'client-port': 'request.remote_port',
        'user': 'user_id', 'time': 'ts', 'method': 'request.method', 'target': 'request.uri',
        'protocol': 'request.proto', 'status': 'status', 'bytes': 'size',
        'referer': 'request.headers.Referer.0', 'agent': 'request.headers.User-Agent.0',
        'host': 'request.host', 'duration': 'duration', 'resp_headers': 'resp_headers'},
    'pino': {'client': 'req.remoteAddress', 'client-port': 'req.remotePort', 'time': 'time',
        'method': 'req.method', 'target': 'req.url', 'status': 'res.statusCode',
        'bytes': 'res.headers.content-length', 'referer': 'req.headers.referer',
        'agent': 'req.headers.user-agent', 'host': 'req.headers.host',
        'duration': 'responseTime', 'msg': 'msg', 'req.query.utm_source.1':
        'req.query.utm_source.1'},
    'winston': {'time': 'timestamp', 'method': 'meta.req.method', 'target': 'meta.req.url',
        'status': 'meta.res.statusCode', 'agent': 'meta.req.headers.user-agent',
        'duration': 'meta.responseTime', 'meta.req.httpVersion': 'meta.req.httpVersion'},
    'nginx-json-variables': {'client': 'remote_addr', 'user': 'remote_user',
        'time': 'time_iso8601', 'method': 'request_method', 'target': 'request_uri',
        'protocol': 'server_protocol', 'status': 'status', 'bytes': 'body_bytes_sent',
        'referer': 'http_referer', 'agent': 'http_user_agent', 'host': 'http_host',
        'duration': 'request_time', 'msec': 'msec'},
    'nginx-json-quoted': {'client': 'clientip', 'time': '@timestamp', 'request': 'request',
        'status': 'status', 'bytes': 'size', 'referer': 'referer', 'agent': 'agent',
        'host': 'host', 'args': 'args'},
}
numbers = {'status', 'bytes', 'client-port', 'duration'}

def member(value, path):
    keys = path.split('.')
    for key in keys:
        if isinstance(value, list):
            value = value[int(key)] if int(key) < len(value) else None
        else:
            value = value.get(key) if isinstance(value, dict) else None
    return value

for name, fields in at.items():
    format = 'nginx-json' if name.startswith('nginx') else name
    log = f'{samples}/{name}.log'
    out = subprocess.run([uric, 'log', '--log-format=' + format, '--format=json',
                          '--fields=' + ','.join(fields), log], stdout=subprocess.PIPE,
                         check=True).stdout
    rows = [json.loads(row) for row in out.splitlines()]
    lines = [json.loads(line) for line in open(log, 'rb')]
    assert len(rows) == len(lines) > 10
    for row, line in zip(rows, lines):
        for field, path in fields.items():
            want = member(line, path)
            if want in ('', '-') and format in ('caddy', 'nginx-json') and path != 'msg':
                want = None
            if isinstance(want, str) and field in numbers:
                want = json.loads(want)
            if isinstance(want, (dict, list)):
                assert json.loads(row[field]) == want, (name, field, row)
                continue
            got = undone(row[field])
            assert got == want and type(got) is type(want), (name, field, row, want)
END
}

@test "json logs: a line without a member that the format requires" {
    printf '%s\n' '{"level":"info","ts":1.5,"msg":"serving"}' >in
    run_uric log --log-format=caddy in
    says 'in:1:40: does not match format caddy; unexpected "}"'
    status_is 2 # it is the only line
}

@test "json logs: a schema on the command line" {
    printf '%s\n' '{"req":{"line":"GET /a?b HTTP/1.1","ips":["192.0.2.7"]},"code":"404"}' \
        '{"req":{"line":"-"},"url":"/c","ip":"::1","code":5e2}' >in
    run_uric log --fields=client,method,target,status,time,req.ips.0 in \
        --log-format=json:request=req.line,target=url,client=req.ips.0,client=ip,status=code
    out_is '192.0.2.7|GET|/a?b|404|\N|192.0.2.7' '::1|\N|/c|5e2|\N|\N'
    # the usual fields are those of the schema
    run_uric log --log-format=json:target=url,status=code,client=ip in
    out_is '\N|\N|404' '::1|/c|5e2'
    run_uric log --log-format=json:targett=url in
    status_is 2 && says 'invalid at offset 0 of "targett=url"'
    run_uric log --log-format=json:target=url,status in
    status_is 2 && says 'invalid at offset 11'
    run_uric log --log-format=json:target=url,status= in
    status_is 2 && says 'invalid at offset 11'
    run_uric log --log-format="json:$(printf 'target=a%s,' $(seq 70))target=b" in
    status_is 2 && says 'too many members'
    run_uric log --log-format=caddy --fields="$(printf 'a%s,' $(seq 70))b" in
    status_is 2 && says 'too many members of JSON, or too long: "a'
}

@test "json logs: a member may have the name of a field; a name that no line has is reported" {
    printf '%s\n' '{"url":"/","status":"up","res":{"code":200}}' >in
    run_uric log --log-format=json:target=url,status=res.code --fields=status,.status,res.code in
    out_is '200|up|200' && silent
    run_uric log --log-format=json:url --fields=target,staus --where 'status && !tiem' in
    out_is '/|\N'
    says 'no line has a value for "staus"' 'no line has a value for "tiem"'
    [ "$(wc -l <err)" -eq 2 ] && status_is 0
    run_uric log -q --log-format=json:url --fields=target,staus in
    silent
    # nor if no line was read
    run_uric log --log-format=json:url --fields=target,staus /dev/null
    silent
}

@test "json logs: numbers are numbers in JSON, text stays text" {
    printf '%s\n' '{"u":"/1","s":200,"a":-1.5e+3,"b":"7","c":true,"d":[1,2]}' \
        '{"u":"/2","s":"404","a":"x","b":"007","c":null,"d":12345678901234567890123}' \
        '{"u":3,"s":"007","a":0,"b":-0,"c":"","d":"1e5"}' >in
    run_uric log --log-format=json:target=u,status=s --format=json --fields=target,status,a,b,c,d in
    cat >want <<'END'
{"target":"/1","status":200,"a":-1.5e+3,"b":"7","c":"true","d":"[1,2]"}
{"target":"/2","status":404,"a":"x","b":"007","c":null,"d":12345678901234567890123}
{"target":"3","status":"007","a":0,"b":-0,"c":"","d":"1e5"}
END
    cmp out want
    run_uric log --log-format=json:target=u,status=s --count-by=status,b --order=value --format=json in
    cat >want <<'END'
{"count":1,"status":"007","b":"-0"}
{"count":1,"status":200,"b":"7"}
{"count":1,"status":404,"b":"007"}
END
    cmp out want
    run_uric log --log-format=json:target=u,status=s --format=csv --fields=status,a,b in
    out_is 'status,a,b' '200,-1.5e+3,7' '404,x,007' '007,0,-0'
}

@test "json logs: numbers of text formats are numbers in JSON" {
    printf '%s\n' '5 0.250 200 7' '- 1.5 007 x' >in
    run_uric log --log-format='custom:$body_bytes_sent $request_time $status $x' --format=json \
        --fields='bytes,duration,status,$x' in
    cat >want <<'END'
{"bytes":5,"duration":0.250,"status":200,"$x":"7"}
{"bytes":null,"duration":1.5,"status":"007","$x":"x"}
END
    cmp out want
    # parts of a request are not
    printf '%s\n' '{"r":"GET 5 HTTP/1.1"}' >in
    run_uric log --log-format=json:request=r --format=json --fields=method,target in
    [ "$(cat out)" = '{"method":"GET","target":"5"}' ]
}

# Objects and arrays at random, in which keys recur, against Python's json.
@test "json logs: paths lead to the values that another reader finds" {
    need python3
    python3 - "$URIC" <<'END'
import json, random, subprocess, sys
rng = random.Random(18)
keys = 3 * ['a', 'b', '0', '1'] + ['10', 'k' * 64, 'k' * 65, '', '\u00e9', '"\\']

def spelled(text):
    return ''.join(c if rng.random() < .8 and c not in '"\\' and c < '\x7f' else
                   '\\u%04x' % ord(c) for c in text)

def value(depth):
    kind = rng.randrange(7 if depth < 6 else 4)
    space = ' ' * rng.randrange(2)
    if kind < 4:
        return rng.choice(['null', 'true', str(rng.randrange(100)), '"%s"' % spelled('x' * rng.randrange(20)),
                           '{}', '[]', '""', '-0.5e1']) + space
    if kind < 6:
        return '{' + ','.join('"%s"%s:%s' % (spelled(rng.choice(keys)), space, value(depth + 1))
                              for _ in range(rng.randrange(5))) + '}' + space
    return '[' + ','.join(value(depth + 1) for _ in range(rng.randrange(13))) + ']' + space

def find(tree, path):
    for key in path:
        if isinstance(tree, list):
            tree = tree[int(key)] if key.isdigit() and str(int(key)) == key and int(key) < len(tree) else None
        else:
            tree = tree.get(key) if isinstance(tree, dict) else None
    return tree

found = 0
for turn in range(40):
    lines = []
    while len(lines) < 50:
        line = value(0)
        if line.startswith('{'):
            lines.append(line)
    paths = [['target']]
    # a format has room for 2560 bytes
    while sum(len('.'.join(path).encode()) for path in paths) < 2100 and len(paths) < 49:
        path = [rng.choice(keys[:-1]) for _ in range(rng.randrange(1, 5))]
        if '.'.join(path) and not '.'.join(path).startswith('.') and path not in paths:
            paths.append(path)
    names = ['.'.join(path) for path in paths]
    out = subprocess.run([sys.argv[1], 'log', '-q', '--log-format=json:target', '--format=json',
                          '--fields=' + ','.join(names)], input='\n'.join(lines).encode() + b'\n',
                         stdout=subprocess.PIPE, check=True).stdout
    for line, row in zip(lines, out.splitlines(), strict=True):
        row = json.loads(row)
        tree = json.loads(line)
        for name, path in zip(names, paths):
            want, got = find(tree, path), row[name]
            if isinstance(want, bool) or isinstance(want, (dict, list)):
                got = json.loads(got)
            assert got == want, (name, line, got, want)
            found += want is not None
assert found > 2000, found
END
}
