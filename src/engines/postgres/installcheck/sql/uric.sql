-- Whether the extension that is installed works in this server: make installcheck.
\pset format unaligned
CREATE EXTENSION uric;
SELECT uri_scheme(u), uri_host(u), uri_port_number(u), uri_path(u), uri_query_value(u, 'q'),
       uri_error(u)
FROM unnest(ARRAY['https://a.example:8443/b%20c?q=%C3%A9', 'http://[::1/', NULL]) AS u;
SELECT n, key, value FROM uri_query_pairs('?a=1&&b');
SELECT host, path_kind FROM uri_parse('http://a.example/x');
SELECT client, status, target FROM log_parse(
    '::1 - - [10/Oct/2000:13:55:36 -0700] "GET /a?b HTTP/1.0" 200 2326 "-" "curl"');
SELECT uri_set_decoded('/s?q=1', 'parameter:q', 'a b'), uri_host_inet('http://0x7f.1/');
SELECT uri_set('/s?q=1', 'segments', 'x');
CREATE TABLE page (u uri PRIMARY KEY);
INSERT INTO page VALUES ('HTTP://a.example/%7Eb'), ('http://c.example/');
INSERT INTO page VALUES ('http://a.example/~b');
SELECT u FROM page WHERE u = 'http://a.example/~b';
CREATE INDEX ON page USING brin (u);
CREATE INDEX ON page (uri_host(u));
DROP TABLE page;
DROP EXTENSION uric;
