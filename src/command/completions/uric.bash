# Completions of uric for bash, made by src/packaging/build/completions.py: make completions.
_uric_commands='parse check split scheme resolve relate edit build base normalize repair compare query path percent iri audit request editions readings find log'

_uric_options() {
    case $1 in
    parse) echo '--null --quiet --jobs= --recursive --help --version --longest= --tolerate= --as= --method= --fields= --format= --suffixes= --header' ;;
    check) echo '--null --quiet --jobs= --recursive --help --version --longest= --tolerate= --as= --method= --count' ;;
    split) echo '--null --quiet --jobs= --recursive --help --version --longest= --fields= --format= --header' ;;
    scheme) echo '--null --quiet --jobs= --recursive --help --version --longest= --strict' ;;
    resolve) echo '--null --quiet --jobs= --recursive --help --version --longest= --invalid= --tolerate= --fields= --format= --header --base= --edition= --surplus= --non-strict' ;;
    relate) echo '--null --quiet --jobs= --recursive --help --version --longest= --invalid= --tolerate= --fields= --format= --header --base=' ;;
    edit) echo '--null --quiet --jobs= --recursive --help --version --longest= --invalid= --tolerate= --fields= --format= --header --set= --remove= --sort=' ;;
    build) echo '--null --quiet --jobs= --recursive --help --version --longest= --fields= --format= --header' ;;
    base) echo '--null --quiet --jobs= --recursive --help --version --type=' ;;
    normalize) echo '--null --quiet --jobs= --recursive --help --version --longest= --invalid= --tolerate= --fields= --format= --header --steps=' ;;
    repair) echo '--null --quiet --jobs= --recursive --help --version --longest= --invalid= --tolerate= --fields= --format= --header' ;;
    compare) echo '--null --quiet --jobs= --recursive --help --version --longest= --fields= --format= --header --steps=' ;;
    query) echo '--null --quiet --jobs= --recursive --help --version --longest= --raw --form' ;;
    path) echo '--null --quiet --jobs= --recursive --help --version --longest=' ;;
    percent) echo '--null --quiet --jobs= --recursive --help --version --longest= --fields= --format= --header --for= --raw' ;;
    iri) echo '--null --quiet --jobs= --recursive --help --version --longest= --invalid= --fields= --format= --header --to=' ;;
    audit) echo '--null --quiet --jobs= --recursive --help --version --longest= --fields= --format= --header --values' ;;
    request) echo '--null --quiet --jobs= --recursive --help --version --longest= --tolerate= --fields= --format= --header --scheme= --refuse=' ;;
    editions) echo '--null --quiet --jobs= --recursive --help --version --longest= --fields= --format= --header' ;;
    readings) echo '--null --quiet --jobs= --recursive --help --version --longest= --fields= --format= --header --readers=' ;;
    find) echo '--null --quiet --jobs= --recursive --help --version --fields= --format= --header --base= --strict --iri --suffix --any-scheme --html --all-attributes --mail --wrapped' ;;
    log) echo '--null --quiet --jobs= --recursive --help --version --longest= --tolerate= --fields= --format= --suffixes= --header --form --log-format= --keep-going --fail-on= --where= --zone= --since= --until= --slack= --unsorted --sessions= --gap= --page= --rejects= --decode --follow --count-by= --sum= --avg= --min= --max= --distinct= --percentile= --rate= --partial= --merge --top= --order= --histogram --memory=' ;;
    esac
}

_uric_words() {
    case $1 in
    percent) echo 'encode decode' ;;
    esac
}

# The values of an option; a comma before those of a list.
_uric_values() {
    case $1 in
    "parse --tolerate" | "check --tolerate" | "resolve --tolerate" | "relate --tolerate" | "edit --tolerate" | "normalize --tolerate" | "repair --tolerate" | "request --tolerate" | "log --tolerate")
        echo ',brackets braces pipe caret backtick quote angle backslash space hash utf8 high stray-percent strict whatwg-request log' ;;
    "parse --as" | "check --as")
        echo 'URI-reference URI absolute-URI relative-ref authority host IPv6address IPv4address origin-form absolute-form authority-form asterisk-form request-target Host IRI-reference IRI absolute-IRI irelative-ref url1994:fragmentaddress url1994:uri url1994:url url1994:generic url1994:scheme url1994:httpaddress url1994:ftpaddress url1994:afsaddress url1994:newsaddress url1994:nntpaddress url1994:mailtoaddress url1994:waisaddress url1994:waisindex url1994:waisdoc url1994:groupart url1994:group url1994:article url1994:database url1994:wtype url1994:prosperoaddress url1994:prosperolink url1994:hsoname url1994:version url1994:attributes url1994:attribute url1994:telnetaddress url1994:gopheraddress url1994:login url1994:hostport url1994:host url1994:cellname url1994:hostname url1994:hostnumber url1994:port url1994:selector url1994:path url1994:search url1994:user url1994:password url1994:fragmentid url1994:gtype url1994:xalpha url1994:xalphas url1994:xpalpha url1994:xpalphas url1994:ialpha url1994:alpha url1994:digit url1994:safe url1994:extra url1994:escape url1994:hex url1994:national url1994:punctuation url1994:digits url1994:alphanum url1994:alphanums url1994:void url1994:reference rfc1738:genericurl rfc1738:url rfc1738:predefined rfc1738:ftpurl rfc1738:fileurl rfc1738:httpurl rfc1738:gopherurl rfc1738:mailtourl rfc1738:newsurl rfc1738:nntpurl rfc1738:telneturl rfc1738:waisurl rfc1738:prosperourl url1997:URL-reference url1997:absoluteURL url1997:opaque-URL url1997:generic-URL url1997:relativeURL url1997:net_path url1997:abs_path url1997:rel_path url1997:scheme url1997:site url1997:user url1997:password url1997:hostport url1997:host url1997:hostname url1997:domainlabel url1997:toplabel url1997:hostnumber url1997:port url1997:path url1997:path_segments url1997:segment url1997:param url1997:pchar url1997:query url1997:fragment url1997:urlc url1997:reserved url1997:unreserved url1997:mark url1997:escaped url1997:hex url1997:alphanum url1997:alpha url1997:lowalpha url1997:upalpha url1997:digit rfc2396:URI-reference rfc2396:absoluteURI rfc2396:relativeURI rfc2396:hier_part rfc2396:opaque_part rfc2396:uric_no_slash rfc2396:net_path rfc2396:abs_path rfc2396:rel_path rfc2396:rel_segment rfc2396:scheme rfc2396:authority rfc2396:reg_name rfc2396:server rfc2396:userinfo rfc2396:hostport rfc2396:host rfc2396:hostname rfc2396:domainlabel rfc2396:toplabel rfc2396:IPv4address rfc2396:port rfc2396:path rfc2396:path_segments rfc2396:segment rfc2396:param rfc2396:pchar rfc2396:query rfc2396:fragment rfc2396:uric rfc2396:reserved rfc2396:unreserved rfc2396:mark rfc2396:escaped rfc2396:hex rfc2396:alphanum rfc2396:alpha rfc2396:lowalpha rfc2396:upalpha rfc2396:digit rfc2396:reference uri2003:URI-reference uri2003:absolute-URI-reference uri2003:absolute-URI uri2003:relative-URI uri2003:uric uri2003:reserved uri2003:unreserved uri2003:mark uri2003:escaped uri2003:delims uri2003:unwise uri2003:hier-part uri2003:net-path uri2003:abs-path uri2003:opaque-part uri2003:uric-no-slash uri2003:scheme uri2003:authority uri2003:reg-name uri2003:server uri2003:userinfo uri2003:hostport uri2003:host uri2003:port uri2003:hostname uri2003:qualified uri2003:domainlabel uri2003:toplabel uri2003:alphanum uri2003:IPv4address uri2003:dec-octet uri2003:IPv6reference uri2003:IPv6address uri2003:ls32 uri2003:h4 uri2003:path uri2003:path-segments uri2003:segment uri2003:pchar uri2003:query uri2003:fragment uri2003:rel-path uri2003:rel-segment' ;;
    "parse --fields" | "parse -f")
        echo ',scheme userinfo host port path query fragment authority user password host-kind path-kind port-number form error record input tolerated error-part registrable-domain' ;;
    "parse --format" | "split --format" | "resolve --format" | "relate --format" | "edit --format" | "build --format" | "normalize --format" | "repair --format" | "compare --format" | "percent --format" | "iri --format" | "audit --format" | "request --format" | "editions --format" | "readings --format" | "find --format" | "log --format")
        echo 'tsv csv json arrow table' ;;
    "split --fields" | "split -f")
        echo ',scheme authority path query fragment record input' ;;
    "resolve --invalid" | "relate --invalid" | "edit --invalid" | "normalize --invalid" | "repair --invalid" | "iri --invalid")
        echo 'null keep drop fail' ;;
    "resolve --fields" | "resolve -f")
        echo ',target error record input tolerated error-part' ;;
    "resolve --edition")
        echo 'url1994 url1997 rfc2396 uri2003 rfc3986' ;;
    "resolve --surplus")
        echo 'drop keep refuse' ;;
    "relate --fields" | "relate -f" | "edit --fields" | "edit -f" | "repair --fields" | "repair -f")
        echo ',reference error record input tolerated error-part' ;;
    "edit --remove" | "edit --sort")
        echo 'scheme userinfo host port path query fragment authority user password segment: parameter-at: parameter: query-values: query-values userinfo-value parameters' ;;
    "build --fields" | "build -f" | "iri --fields" | "iri -f")
        echo ',reference error record input' ;;
    "base --type")
        echo 'html mime' ;;
    "normalize --fields" | "normalize -f")
        echo ',normal error record input tolerated error-part' ;;
    "normalize --steps" | "compare --steps")
        echo ',case percent dots scheme ipv6' ;;
    "compare --fields" | "compare -f")
        echo ',rung error record input' ;;
    "percent --fields" | "percent -f")
        echo ',text error record input' ;;
    "percent --for")
        echo 'userinfo reg-name path segment query fragment' ;;
    "iri --to")
        echo 'uri iri' ;;
    "audit --fields" | "audit -f")
        echo ',hazards address address-kind global dns-name error record input' ;;
    "request --fields" | "request -f")
        echo ',verdict form scheme host port path query hazards host-kind error record input' ;;
    "request --refuse")
        echo ',password userinfo-like-host ipv4-short ipv4-octal ipv4-hex ipv4-decimal ipv6-embeds-ipv4 loopback private link-local multicast unspecified port-not-default port-low port-zero port-overflow encoded-crlf encoded-nul encoded-tab encoded-slash encoded-backslash encoded-dots path-parameter-dots double-encoding bad-utf8 encoded-host label-too-long name-too-long punycode trailing-dot empty-host missing-slashes surplus-dots hidden-dots empty-segments backslash traversal trimmed-dots host-differs host-not-dns' ;;
    "editions --fields" | "editions -f")
        echo ',url1994 rfc1738 url1997 rfc2396 uri2003 rfc3986 record input' ;;
    "readings --fields" | "readings -f")
        echo ',verdict reason rfc3986 rfc2396 rfc3987 whatwg curl urllib chromium urllib3 at reader record input rfc3986.verdict rfc3986.scheme rfc3986.port rfc3986.path rfc3986.oldest rfc2396.verdict rfc2396.scheme rfc2396.port rfc2396.path rfc2396.oldest rfc3987.verdict rfc3987.scheme rfc3987.port rfc3987.path rfc3987.oldest whatwg.verdict whatwg.scheme whatwg.port whatwg.path whatwg.oldest curl.verdict curl.scheme curl.port curl.path curl.oldest urllib.verdict urllib.scheme urllib.port urllib.path urllib.oldest chromium.verdict chromium.scheme chromium.port chromium.path chromium.oldest urllib3.verdict urllib3.scheme urllib3.port urllib3.path urllib3.oldest' ;;
    "readings --readers")
        echo ',rfc3986 rfc2396 rfc3987 whatwg curl urllib chromium urllib3' ;;
    "find --fields" | "find -f")
        echo ',file offset length uri doubtful form line text outer-offset outer-length tolerated cut message part escape' ;;
    "log --fields" | "log -f" | "log --sessions" | "log --count-by" | "log -c" | "log --sum" | "log --avg" | "log --min" | "log --max" | "log --distinct")
        echo ',client ident user time request method target protocol status bytes referer agent time.second time.minute time.hour time.day time.week time.month time.year time.weekday time.hour-of-day time.epoch time.5m target.scheme target.authority target.userinfo target.user target.password target.host target.registrable-domain target.port target.path target.query target.fragment target.form target.error target.error-part target.tolerated target.path. target.query. referer.host record line file input error cut referer.scheme referer.authority referer.userinfo referer.user referer.password referer.registrable-domain referer.port referer.path referer.query referer.fragment referer.form referer.error referer.error-part referer.tolerated referer.path. referer.query.' ;;
    "log --log-format")
        echo 'common combined vhost nginx nginx:escape=json nginx:escape=none nginx-main ingress-nginx combined-rest common-rest w3c iis cloudfront elb alb haproxy haproxy-https nlb s3 squid lighttpd varnish traefik envoy istio morgan morgan:plain morgan:tiny morgan:short http.server uvicorn gin heroku caddy traefik-json envoy-json pino winston gcp cloudflare nginx-json json: custom:' ;;
    "log --fail-on")
        echo 'malformed' ;;
    *) return 1 ;;
    esac
}

# The candidates for the words that start with $1, of which the last word of the line is one;
# readline replaces only what follows the last "=" or ":".
_uric_reply() {
    local word=$1 token=${COMP_WORDS[COMP_CWORD]} candidate
    shift
    case $token in = | :) token= ;; esac
    local before=${word%"$token"}
    for candidate; do
        case $candidate in
        "$word"*) COMPREPLY+=("${candidate#"$before"}") ;;
        esac
    done
    case ${COMPREPLY[0]-} in
    *[=:.,]) [ ${#COMPREPLY[@]} -gt 1 ] || compopt -o nospace 2>/dev/null ;;
    esac
}

# _uric_value WORD BEFORE OPTION: the values of the option, after BEFORE, which is the option
# or nothing.
_uric_value() {
    local word=$1 before=$2 values list=
    values=$(_uric_values "$3") || return
    case $values in ,*) list=1 values=${values#,} ;; esac
    if [ "$list" ]; then
        local rest=${word#"$before"}
        case $rest in *,*) before=$before${rest%,*}, ;; esac
        compopt -o nospace 2>/dev/null
    fi
    # shellcheck disable=SC2086 # one word for each value
    set -- $values
    _uric_reply "$word" "${@/#/$before}"
}

_uric() {
    local line=${COMP_LINE:0:COMP_POINT} word previous command words
    COMPREPLY=()
    word=${line##*[[:space:]]}
    read -ra words <<<"$line"
    command=${words[1]-}
    previous=${words[${#words[@]} - 1]}
    [ -z "$word" ] || previous=${words[${#words[@]} - 2]-}
    if [ "${#words[@]}" -le 1 ] || { [ "${#words[@]}" -eq 2 ] && [ "$word" ]; }; then
        # shellcheck disable=SC2086
        _uric_reply "$word" $_uric_commands --help --version
        return
    fi
    case $word in
    --*=*) _uric_value "$word" "${word%%=*}=" "$command ${word%%=*}" ;;
    -*)
        # shellcheck disable=SC2046
        _uric_reply "$word" $(_uric_options "$command")
        ;;
    *)
        # shellcheck disable=SC2046
        _uric_value "$word" '' "$command $previous" ||
            _uric_reply "$word" $(_uric_words "$command")
        ;;
    esac
} &&
    complete -o default -o bashdefault -F _uric uric
