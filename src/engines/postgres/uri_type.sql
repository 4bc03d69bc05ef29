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
