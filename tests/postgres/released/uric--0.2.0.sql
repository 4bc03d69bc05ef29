-- The functions of uric, made from src/engines/functions.tsv.
\echo Use "CREATE EXTENSION uric" to load this file. \quit

-- Checks constant names, such as a part's, when the statement is planned.
CREATE FUNCTION uric_check_names(internal) RETURNS internal
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE
    AS 'MODULE_PATHNAME', 'uric_sql_check_names';

CREATE FUNCTION uri_valid("text" text) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 2
    AS 'MODULE_PATHNAME', 'uric_sql_uri_valid';
COMMENT ON FUNCTION uri_valid(text) IS 'whether the text is a URI-reference, or matches another rule (RFC 3986, Appendix A)';

CREATE FUNCTION uri_valid("text" text, "rule" text) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 2 SUPPORT uric_check_names
    AS 'MODULE_PATHNAME', 'uric_sql_uri_valid';
COMMENT ON FUNCTION uri_valid(text, text) IS 'whether the text is a URI-reference, or matches another rule (RFC 3986, Appendix A)';

CREATE FUNCTION uri_error_offset("text" text) RETURNS integer
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 2
    AS 'MODULE_PATHNAME', 'uric_sql_uri_error_offset';
COMMENT ON FUNCTION uri_error_offset(text) IS 'the offset in bytes of the first byte that is not allowed; NULL if the text is valid';

CREATE FUNCTION uri_error_offset("text" text, "rule" text) RETURNS integer
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 2 SUPPORT uric_check_names
    AS 'MODULE_PATHNAME', 'uric_sql_uri_error_offset';
COMMENT ON FUNCTION uri_error_offset(text, text) IS 'the offset in bytes of the first byte that is not allowed; NULL if the text is valid';

CREATE FUNCTION uri_error("text" text) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 5
    AS 'MODULE_PATHNAME', 'uric_sql_uri_error';
COMMENT ON FUNCTION uri_error(text) IS 'what is wrong, and what was expected instead; NULL if the text is valid';

CREATE FUNCTION uri_error("text" text, "rule" text) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 5 SUPPORT uric_check_names
    AS 'MODULE_PATHNAME', 'uric_sql_uri_error';
COMMENT ON FUNCTION uri_error(text, text) IS 'what is wrong, and what was expected instead; NULL if the text is valid';

CREATE FUNCTION uri_scheme("text" text) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 2
    AS 'MODULE_PATHNAME', 'uric_sql_uri_scheme';
COMMENT ON FUNCTION uri_scheme(text) IS 'the scheme (RFC 3986, 3.1)';

CREATE FUNCTION uri_userinfo("text" text) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 2
    AS 'MODULE_PATHNAME', 'uric_sql_uri_userinfo';
COMMENT ON FUNCTION uri_userinfo(text) IS 'the userinfo (RFC 3986, 3.2.1)';

CREATE FUNCTION uri_user("text" text) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 2
    AS 'MODULE_PATHNAME', 'uric_sql_uri_user';
COMMENT ON FUNCTION uri_user(text) IS 'the userinfo up to its first ":"';

CREATE FUNCTION uri_host("text" text) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 2
    AS 'MODULE_PATHNAME', 'uric_sql_uri_host';
COMMENT ON FUNCTION uri_host(text) IS 'the host (RFC 3986, 3.2.2), an IP literal with its brackets';

CREATE FUNCTION uri_port("text" text) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 2
    AS 'MODULE_PATHNAME', 'uric_sql_uri_port';
COMMENT ON FUNCTION uri_port(text) IS 'the digits of the port (RFC 3986, 3.2.3)';

CREATE FUNCTION uri_port_number("text" text) RETURNS integer
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 2
    AS 'MODULE_PATHNAME', 'uric_sql_uri_port_number';
COMMENT ON FUNCTION uri_port_number(text) IS 'the port as a number; NULL if it exceeds 65535';

CREATE FUNCTION uri_effective_port("text" text) RETURNS integer
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 3
    AS 'MODULE_PATHNAME', 'uric_sql_uri_effective_port';
COMMENT ON FUNCTION uri_effective_port(text) IS 'the port, or the default port of the scheme';

CREATE FUNCTION uri_authority("text" text) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 2
    AS 'MODULE_PATHNAME', 'uric_sql_uri_authority';
COMMENT ON FUNCTION uri_authority(text) IS 'the authority (RFC 3986, 3.2)';

CREATE FUNCTION uri_path("text" text) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 2
    AS 'MODULE_PATHNAME', 'uric_sql_uri_path';
COMMENT ON FUNCTION uri_path(text) IS 'the path (RFC 3986, 3.3)';

CREATE FUNCTION uri_query("text" text) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 2
    AS 'MODULE_PATHNAME', 'uric_sql_uri_query';
COMMENT ON FUNCTION uri_query(text) IS 'the query (RFC 3986, 3.4)';

CREATE FUNCTION uri_fragment("text" text) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 2
    AS 'MODULE_PATHNAME', 'uric_sql_uri_fragment';
COMMENT ON FUNCTION uri_fragment(text) IS 'the fragment (RFC 3986, 3.5)';

CREATE FUNCTION uri_host_kind("text" text) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 2
    AS 'MODULE_PATHNAME', 'uric_sql_uri_host_kind';
COMMENT ON FUNCTION uri_host_kind(text) IS 'which alternative the host is: reg-name, IPv4address, IPv6address, IPvFuture';

CREATE FUNCTION uri_origin("text" text) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 3
    AS 'MODULE_PATHNAME', 'uric_sql_uri_origin';
COMMENT ON FUNCTION uri_origin(text) IS 'scheme, host and port in normal form (RFC 6454, 6.2); NULL if they do not tell the origin';

CREATE TYPE uri_parts AS ("scheme" text, "userinfo" text, "host" text, "port" text, "path" text, "query" text, "fragment" text, "host_kind" text, "path_kind" text);
COMMENT ON TYPE uri_parts IS 'what uri_parse returns: all components at once';

CREATE FUNCTION uri_parse("text" text) RETURNS uri_parts
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 3
    AS 'MODULE_PATHNAME', 'uric_sql_uri_parse';
COMMENT ON FUNCTION uri_parse(text) IS 'all components at once';

CREATE FUNCTION uri_split_scheme("text" text) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 2
    AS 'MODULE_PATHNAME', 'uric_sql_uri_split_scheme';
COMMENT ON FUNCTION uri_split_scheme(text) IS 'the scheme of any text (RFC 3986, Appendix B)';

CREATE FUNCTION uri_split_authority("text" text) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 2
    AS 'MODULE_PATHNAME', 'uric_sql_uri_split_authority';
COMMENT ON FUNCTION uri_split_authority(text) IS 'the authority of any text (RFC 3986, Appendix B)';

CREATE FUNCTION uri_split_path("text" text) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 2
    AS 'MODULE_PATHNAME', 'uric_sql_uri_split_path';
COMMENT ON FUNCTION uri_split_path(text) IS 'the path of any text (RFC 3986, Appendix B)';

CREATE FUNCTION uri_split_query("text" text) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 2
    AS 'MODULE_PATHNAME', 'uric_sql_uri_split_query';
COMMENT ON FUNCTION uri_split_query(text) IS 'the query of any text (RFC 3986, Appendix B)';

CREATE FUNCTION uri_split_fragment("text" text) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 2
    AS 'MODULE_PATHNAME', 'uric_sql_uri_split_fragment';
COMMENT ON FUNCTION uri_split_fragment(text) IS 'the fragment of any text (RFC 3986, Appendix B)';

CREATE FUNCTION uri_resolve("base" text, "reference" text) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 5
    AS 'MODULE_PATHNAME', 'uric_sql_uri_resolve';
COMMENT ON FUNCTION uri_resolve(text, text) IS 'the target of a reference (RFC 3986, 5.2)';

CREATE FUNCTION uri_relate("base" text, "uri" text) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 5
    AS 'MODULE_PATHNAME', 'uric_sql_uri_relate';
COMMENT ON FUNCTION uri_relate(text, text) IS 'a relative reference to the URI from the base';

CREATE FUNCTION uri_normalize("text" text) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 4
    AS 'MODULE_PATHNAME', 'uric_sql_uri_normalize';
COMMENT ON FUNCTION uri_normalize(text) IS 'the normal form (RFC 3986, 6.2), by percent, case and dots or the named steps';

CREATE FUNCTION uri_normalize("text" text, "steps" text) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 4 SUPPORT uric_check_names
    AS 'MODULE_PATHNAME', 'uric_sql_uri_normalize';
COMMENT ON FUNCTION uri_normalize(text, text) IS 'the normal form (RFC 3986, 6.2), by percent, case and dots or the named steps';

CREATE FUNCTION uri_equal("a" text, "b" text) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 5
    AS 'MODULE_PATHNAME', 'uric_sql_uri_equal';
COMMENT ON FUNCTION uri_equal(text, text) IS 'whether two references are equal by a method of 6.2, scheme by default';

CREATE FUNCTION uri_equal("a" text, "b" text, "rung" text) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 5 SUPPORT uric_check_names
    AS 'MODULE_PATHNAME', 'uric_sql_uri_equal';
COMMENT ON FUNCTION uri_equal(text, text, text) IS 'whether two references are equal by a method of 6.2, scheme by default';

CREATE FUNCTION uri_query_value("text" text, "key" text) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 4
    AS 'MODULE_PATHNAME', 'uric_sql_uri_query_value';
COMMENT ON FUNCTION uri_query_value(text, text) IS 'the value of the first parameter with that name, percent-decoded; "+" stays';

CREATE FUNCTION uri_query_pairs("text" text) RETURNS TABLE ("n" integer, "key" text, "value" text)
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 5 ROWS 4
    AS 'MODULE_PATHNAME', 'uric_sql_uri_query_pairs';
COMMENT ON FUNCTION uri_query_pairs(text) IS 'the parameters of the query, percent-decoded; "+" stays';

CREATE FUNCTION uri_path_segment("text" text, "n" bigint) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 3
    AS 'MODULE_PATHNAME', 'uric_sql_uri_path_segment';
COMMENT ON FUNCTION uri_path_segment(text, bigint) IS 'segment n of the path, decoded; 1 is the first, -1 the last';

CREATE FUNCTION uri_path_segments("text" text) RETURNS TABLE ("n" integer, "segment" text)
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 4 ROWS 4
    AS 'MODULE_PATHNAME', 'uric_sql_uri_path_segments';
COMMENT ON FUNCTION uri_path_segments(text) IS 'the decoded segments of the path';

CREATE FUNCTION uri_find("text" text) RETURNS TABLE ("n" integer, "uri" text, "begin_offset" integer, "end_offset" integer)
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 20 ROWS 2
    AS 'MODULE_PATHNAME', 'uric_sql_uri_find';
COMMENT ON FUNCTION uri_find(text) IS 'the URIs in the text (RFC 3986, Appendix C) of up to 65536 bytes, and their offsets in bytes';

CREATE FUNCTION uri_encode("text" text, "component" text) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 3 SUPPORT uric_check_names
    AS 'MODULE_PATHNAME', 'uric_sql_uri_encode';
COMMENT ON FUNCTION uri_encode(text, text) IS 'the text, percent-encoded for a component (RFC 3986, 2.1)';

CREATE FUNCTION uri_decode("text" text) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 3
    AS 'MODULE_PATHNAME', 'uric_sql_uri_decode';
COMMENT ON FUNCTION uri_decode(text) IS 'the text, percent-decoded; NULL if a "%" starts no triplet';

CREATE FUNCTION uri_set("text" text, "part" text, "value" text) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 5 SUPPORT uric_check_names
    AS 'MODULE_PATHNAME', 'uric_sql_uri_set';
COMMENT ON FUNCTION uri_set(text, text, text) IS 'the reference with a part set, of parameters with a name the first; NULL if the result would parse differently';

CREATE FUNCTION uri_remove("text" text, "part" text) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 5 SUPPORT uric_check_names
    AS 'MODULE_PATHNAME', 'uric_sql_uri_remove';
COMMENT ON FUNCTION uri_remove(text, text) IS 'the reference without a part; of parameters with a name, without the first';

CREATE FUNCTION uri_hazards("text" text) RETURNS text[]
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 6
    AS 'MODULE_PATHNAME', 'uric_sql_uri_hazards';
COMMENT ON FUNCTION uri_hazards(text) IS 'what may surprise whoever uses the reference (RFC 3986, 7)';

CREATE TYPE log_line AS ("client" text, "ident" text, "user" text, "time" text, "request" text, "method" text, "target" text, "protocol" text, "status" text, "bytes" text, "referer" text, "agent" text, "host" text, "port" text, "client_port" text, "duration" text);
COMMENT ON TYPE log_line IS 'what log_parse returns: the fields of a line of an access log, combined by default';

CREATE FUNCTION log_parse("line" text) RETURNS log_line
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 8
    AS 'MODULE_PATHNAME', 'uric_sql_log_parse';
COMMENT ON FUNCTION log_parse(text) IS 'the fields of a line of an access log, combined by default';

CREATE FUNCTION log_parse("line" text, "format" text) RETURNS log_line
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 8 SUPPORT uric_check_names
    AS 'MODULE_PATHNAME', 'uric_sql_log_parse';
COMMENT ON FUNCTION log_parse(text, text) IS 'the fields of a line of an access log, combined by default';

-- The type uri.

CREATE TYPE uri;

CREATE FUNCTION uri_in(cstring) RETURNS uri
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE
    AS 'MODULE_PATHNAME', 'uric_sql_type_in';
CREATE FUNCTION uri_out(uri) RETURNS cstring
    LANGUAGE internal IMMUTABLE STRICT PARALLEL SAFE
    AS 'textout';
CREATE FUNCTION uri_recv(internal) RETURNS uri
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE
    AS 'MODULE_PATHNAME', 'uric_sql_type_recv';
CREATE FUNCTION uri_send(uri) RETURNS bytea
    LANGUAGE internal IMMUTABLE STRICT PARALLEL SAFE
    AS 'textsend';

CREATE TYPE uri (
    INPUT = uri_in,
    OUTPUT = uri_out,
    RECEIVE = uri_recv,
    SEND = uri_send,
    LIKE = text
);
COMMENT ON TYPE uri IS 'a URI-reference (RFC 3986, 4.1), compared by its normal form (6.2.2)';

-- From text only by assignment or on request: otherwise "uri = text" would compare bytes.
CREATE FUNCTION uri(text) RETURNS uri
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE
    AS 'MODULE_PATHNAME', 'uric_sql_type_from_text';
COMMENT ON FUNCTION uri(text) IS 'the text as a uri; an error if it is not a URI-reference';
CREATE CAST (uri AS text) WITHOUT FUNCTION AS ASSIGNMENT;
CREATE CAST (uri AS varchar) WITHOUT FUNCTION AS ASSIGNMENT;
CREATE CAST (text AS uri) WITH FUNCTION uri(text) AS ASSIGNMENT;
CREATE CAST (varchar AS uri) WITH FUNCTION uri(text) AS ASSIGNMENT;

-- LEAKPROOF: comparison cannot fail, and reveals nothing of the values but its answer.
CREATE FUNCTION uri_lt(uri, uri) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE LEAKPROOF COST 3
    AS 'MODULE_PATHNAME', 'uric_sql_type_lt';
CREATE FUNCTION uri_le(uri, uri) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE LEAKPROOF COST 3
    AS 'MODULE_PATHNAME', 'uric_sql_type_le';
CREATE FUNCTION uri_eq(uri, uri) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE LEAKPROOF COST 3
    AS 'MODULE_PATHNAME', 'uric_sql_type_eq';
CREATE FUNCTION uri_ne(uri, uri) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE LEAKPROOF COST 3
    AS 'MODULE_PATHNAME', 'uric_sql_type_ne';
CREATE FUNCTION uri_ge(uri, uri) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE LEAKPROOF COST 3
    AS 'MODULE_PATHNAME', 'uric_sql_type_ge';
CREATE FUNCTION uri_gt(uri, uri) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE LEAKPROOF COST 3
    AS 'MODULE_PATHNAME', 'uric_sql_type_gt';
CREATE FUNCTION uri_cmp(uri, uri) RETURNS integer
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE LEAKPROOF COST 3
    AS 'MODULE_PATHNAME', 'uric_sql_type_cmp';
CREATE FUNCTION uri_sortsupport(internal) RETURNS void
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE
    AS 'MODULE_PATHNAME', 'uric_sql_type_sortsupport';
CREATE FUNCTION uri_hash(uri) RETURNS integer
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE LEAKPROOF COST 2
    AS 'MODULE_PATHNAME', 'uric_sql_type_hash';
CREATE FUNCTION uri_hash_extended(uri, bigint) RETURNS bigint
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE LEAKPROOF COST 2
    AS 'MODULE_PATHNAME', 'uric_sql_type_hash_extended';

CREATE OPERATOR < (
    LEFTARG = uri, RIGHTARG = uri, FUNCTION = uri_lt,
    COMMUTATOR = >, NEGATOR = >=, RESTRICT = scalarltsel, JOIN = scalarltjoinsel
);
CREATE OPERATOR <= (
    LEFTARG = uri, RIGHTARG = uri, FUNCTION = uri_le,
    COMMUTATOR = >=, NEGATOR = >, RESTRICT = scalarlesel, JOIN = scalarlejoinsel
);
CREATE OPERATOR = (
    LEFTARG = uri, RIGHTARG = uri, FUNCTION = uri_eq,
    COMMUTATOR = =, NEGATOR = <>, RESTRICT = eqsel, JOIN = eqjoinsel, HASHES, MERGES
);
CREATE OPERATOR <> (
    LEFTARG = uri, RIGHTARG = uri, FUNCTION = uri_ne,
    COMMUTATOR = <>, NEGATOR = =, RESTRICT = neqsel, JOIN = neqjoinsel
);
CREATE OPERATOR >= (
    LEFTARG = uri, RIGHTARG = uri, FUNCTION = uri_ge,
    COMMUTATOR = <=, NEGATOR = <, RESTRICT = scalargesel, JOIN = scalargejoinsel
);
CREATE OPERATOR > (
    LEFTARG = uri, RIGHTARG = uri, FUNCTION = uri_gt,
    COMMUTATOR = <, NEGATOR = <=, RESTRICT = scalargtsel, JOIN = scalargtjoinsel
);

-- No function 4 (equalimage): equal values may differ in their bytes, so that an index must
-- keep each.
CREATE OPERATOR CLASS uri_ops DEFAULT FOR TYPE uri USING btree AS
    OPERATOR 1 <, OPERATOR 2 <=, OPERATOR 3 =, OPERATOR 4 >=, OPERATOR 5 >,
    FUNCTION 1 uri_cmp(uri, uri),
    FUNCTION 2 uri_sortsupport(internal);
CREATE OPERATOR CLASS uri_ops DEFAULT FOR TYPE uri USING hash AS
    OPERATOR 1 =,
    FUNCTION 1 uri_hash(uri),
    FUNCTION 2 uri_hash_extended(uri, bigint);

CREATE FUNCTION uri_smaller(uri, uri) RETURNS uri
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 3
    AS 'MODULE_PATHNAME', 'uric_sql_type_smaller';
CREATE FUNCTION uri_larger(uri, uri) RETURNS uri
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 3
    AS 'MODULE_PATHNAME', 'uric_sql_type_larger';
CREATE AGGREGATE min(uri) (
    SFUNC = uri_smaller, STYPE = uri, SORTOP = <, COMBINEFUNC = uri_smaller, PARALLEL = safe
);
CREATE AGGREGATE max(uri) (
    SFUNC = uri_larger, STYPE = uri, SORTOP = >, COMBINEFUNC = uri_larger, PARALLEL = safe
);

-- The functions of references, for the type uri, which has text's layout.

CREATE FUNCTION uri_valid("text" uri) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 2
    AS 'MODULE_PATHNAME', 'uric_sql_uri_valid';
COMMENT ON FUNCTION uri_valid(uri) IS 'whether the text is a URI-reference, or matches another rule (RFC 3986, Appendix A)';

CREATE FUNCTION uri_valid("text" uri, "rule" text) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 2 SUPPORT uric_check_names
    AS 'MODULE_PATHNAME', 'uric_sql_uri_valid';
COMMENT ON FUNCTION uri_valid(uri, text) IS 'whether the text is a URI-reference, or matches another rule (RFC 3986, Appendix A)';

CREATE FUNCTION uri_error_offset("text" uri) RETURNS integer
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 2
    AS 'MODULE_PATHNAME', 'uric_sql_uri_error_offset';
COMMENT ON FUNCTION uri_error_offset(uri) IS 'the offset in bytes of the first byte that is not allowed; NULL if the text is valid';

CREATE FUNCTION uri_error_offset("text" uri, "rule" text) RETURNS integer
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 2 SUPPORT uric_check_names
    AS 'MODULE_PATHNAME', 'uric_sql_uri_error_offset';
COMMENT ON FUNCTION uri_error_offset(uri, text) IS 'the offset in bytes of the first byte that is not allowed; NULL if the text is valid';

CREATE FUNCTION uri_error("text" uri) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 5
    AS 'MODULE_PATHNAME', 'uric_sql_uri_error';
COMMENT ON FUNCTION uri_error(uri) IS 'what is wrong, and what was expected instead; NULL if the text is valid';

CREATE FUNCTION uri_error("text" uri, "rule" text) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 5 SUPPORT uric_check_names
    AS 'MODULE_PATHNAME', 'uric_sql_uri_error';
COMMENT ON FUNCTION uri_error(uri, text) IS 'what is wrong, and what was expected instead; NULL if the text is valid';

CREATE FUNCTION uri_scheme("text" uri) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 2
    AS 'MODULE_PATHNAME', 'uric_sql_uri_scheme';
COMMENT ON FUNCTION uri_scheme(uri) IS 'the scheme (RFC 3986, 3.1)';

CREATE FUNCTION uri_userinfo("text" uri) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 2
    AS 'MODULE_PATHNAME', 'uric_sql_uri_userinfo';
COMMENT ON FUNCTION uri_userinfo(uri) IS 'the userinfo (RFC 3986, 3.2.1)';

CREATE FUNCTION uri_user("text" uri) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 2
    AS 'MODULE_PATHNAME', 'uric_sql_uri_user';
COMMENT ON FUNCTION uri_user(uri) IS 'the userinfo up to its first ":"';

CREATE FUNCTION uri_host("text" uri) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 2
    AS 'MODULE_PATHNAME', 'uric_sql_uri_host';
COMMENT ON FUNCTION uri_host(uri) IS 'the host (RFC 3986, 3.2.2), an IP literal with its brackets';

CREATE FUNCTION uri_port("text" uri) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 2
    AS 'MODULE_PATHNAME', 'uric_sql_uri_port';
COMMENT ON FUNCTION uri_port(uri) IS 'the digits of the port (RFC 3986, 3.2.3)';

CREATE FUNCTION uri_port_number("text" uri) RETURNS integer
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 2
    AS 'MODULE_PATHNAME', 'uric_sql_uri_port_number';
COMMENT ON FUNCTION uri_port_number(uri) IS 'the port as a number; NULL if it exceeds 65535';

CREATE FUNCTION uri_effective_port("text" uri) RETURNS integer
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 3
    AS 'MODULE_PATHNAME', 'uric_sql_uri_effective_port';
COMMENT ON FUNCTION uri_effective_port(uri) IS 'the port, or the default port of the scheme';

CREATE FUNCTION uri_authority("text" uri) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 2
    AS 'MODULE_PATHNAME', 'uric_sql_uri_authority';
COMMENT ON FUNCTION uri_authority(uri) IS 'the authority (RFC 3986, 3.2)';

CREATE FUNCTION uri_path("text" uri) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 2
    AS 'MODULE_PATHNAME', 'uric_sql_uri_path';
COMMENT ON FUNCTION uri_path(uri) IS 'the path (RFC 3986, 3.3)';

CREATE FUNCTION uri_query("text" uri) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 2
    AS 'MODULE_PATHNAME', 'uric_sql_uri_query';
COMMENT ON FUNCTION uri_query(uri) IS 'the query (RFC 3986, 3.4)';

CREATE FUNCTION uri_fragment("text" uri) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 2
    AS 'MODULE_PATHNAME', 'uric_sql_uri_fragment';
COMMENT ON FUNCTION uri_fragment(uri) IS 'the fragment (RFC 3986, 3.5)';

CREATE FUNCTION uri_host_kind("text" uri) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 2
    AS 'MODULE_PATHNAME', 'uric_sql_uri_host_kind';
COMMENT ON FUNCTION uri_host_kind(uri) IS 'which alternative the host is: reg-name, IPv4address, IPv6address, IPvFuture';

CREATE FUNCTION uri_origin("text" uri) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 3
    AS 'MODULE_PATHNAME', 'uric_sql_uri_origin';
COMMENT ON FUNCTION uri_origin(uri) IS 'scheme, host and port in normal form (RFC 6454, 6.2); NULL if they do not tell the origin';

CREATE FUNCTION uri_parse("text" uri) RETURNS uri_parts
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 3
    AS 'MODULE_PATHNAME', 'uric_sql_uri_parse';
COMMENT ON FUNCTION uri_parse(uri) IS 'all components at once';

CREATE FUNCTION uri_resolve("base" uri, "reference" uri) RETURNS uri
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 5
    AS 'MODULE_PATHNAME', 'uric_sql_uri_resolve';
COMMENT ON FUNCTION uri_resolve(uri, uri) IS 'the target of a reference (RFC 3986, 5.2)';

CREATE FUNCTION uri_resolve("base" uri, "reference" text) RETURNS uri
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 5
    AS 'MODULE_PATHNAME', 'uric_sql_uri_resolve';
COMMENT ON FUNCTION uri_resolve(uri, text) IS 'the target of a reference (RFC 3986, 5.2)';

CREATE FUNCTION uri_relate("base" uri, "uri" uri) RETURNS uri
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 5
    AS 'MODULE_PATHNAME', 'uric_sql_uri_relate';
COMMENT ON FUNCTION uri_relate(uri, uri) IS 'a relative reference to the URI from the base';

CREATE FUNCTION uri_normalize("text" uri) RETURNS uri
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 4
    AS 'MODULE_PATHNAME', 'uric_sql_uri_normalize';
COMMENT ON FUNCTION uri_normalize(uri) IS 'the normal form (RFC 3986, 6.2), by percent, case and dots or the named steps';

CREATE FUNCTION uri_normalize("text" uri, "steps" text) RETURNS uri
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 4 SUPPORT uric_check_names
    AS 'MODULE_PATHNAME', 'uric_sql_uri_normalize';
COMMENT ON FUNCTION uri_normalize(uri, text) IS 'the normal form (RFC 3986, 6.2), by percent, case and dots or the named steps';

CREATE FUNCTION uri_equal("a" uri, "b" uri) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 5
    AS 'MODULE_PATHNAME', 'uric_sql_uri_equal';
COMMENT ON FUNCTION uri_equal(uri, uri) IS 'whether two references are equal by a method of 6.2, scheme by default';

CREATE FUNCTION uri_equal("a" uri, "b" uri, "rung" text) RETURNS boolean
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 5 SUPPORT uric_check_names
    AS 'MODULE_PATHNAME', 'uric_sql_uri_equal';
COMMENT ON FUNCTION uri_equal(uri, uri, text) IS 'whether two references are equal by a method of 6.2, scheme by default';

CREATE FUNCTION uri_query_value("text" uri, "key" text) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 4
    AS 'MODULE_PATHNAME', 'uric_sql_uri_query_value';
COMMENT ON FUNCTION uri_query_value(uri, text) IS 'the value of the first parameter with that name, percent-decoded; "+" stays';

CREATE FUNCTION uri_query_pairs("text" uri) RETURNS TABLE ("n" integer, "key" text, "value" text)
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 5 ROWS 4
    AS 'MODULE_PATHNAME', 'uric_sql_uri_query_pairs';
COMMENT ON FUNCTION uri_query_pairs(uri) IS 'the parameters of the query, percent-decoded; "+" stays';

CREATE FUNCTION uri_path_segment("text" uri, "n" bigint) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 3
    AS 'MODULE_PATHNAME', 'uric_sql_uri_path_segment';
COMMENT ON FUNCTION uri_path_segment(uri, bigint) IS 'segment n of the path, decoded; 1 is the first, -1 the last';

CREATE FUNCTION uri_path_segments("text" uri) RETURNS TABLE ("n" integer, "segment" text)
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 4 ROWS 4
    AS 'MODULE_PATHNAME', 'uric_sql_uri_path_segments';
COMMENT ON FUNCTION uri_path_segments(uri) IS 'the decoded segments of the path';

CREATE FUNCTION uri_set("text" uri, "part" text, "value" text) RETURNS uri
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 5 SUPPORT uric_check_names
    AS 'MODULE_PATHNAME', 'uric_sql_uri_set';
COMMENT ON FUNCTION uri_set(uri, text, text) IS 'the reference with a part set, of parameters with a name the first; NULL if the result would parse differently';

CREATE FUNCTION uri_remove("text" uri, "part" text) RETURNS uri
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 5 SUPPORT uric_check_names
    AS 'MODULE_PATHNAME', 'uric_sql_uri_remove';
COMMENT ON FUNCTION uri_remove(uri, text) IS 'the reference without a part; of parameters with a name, without the first';

CREATE FUNCTION uri_hazards("text" uri) RETURNS text[]
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 6
    AS 'MODULE_PATHNAME', 'uric_sql_uri_hazards';
COMMENT ON FUNCTION uri_hazards(uri) IS 'what may surprise whoever uses the reference (RFC 3986, 7)';
