-- The functions of pguri, for the type uri of the extension uric.  In a search_path they go
-- before uric's own, which have some of the same names.
\echo Use "CREATE EXTENSION uric_pguri" to load this file. \quit

CREATE FUNCTION uri_scheme(uri) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 2
    AS 'MODULE_PATHNAME', 'uric_sql_uri_scheme';
CREATE FUNCTION uri_userinfo(uri) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 2
    AS 'MODULE_PATHNAME', 'uric_sql_uri_userinfo';
CREATE FUNCTION uri_host(uri) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 2
    AS 'MODULE_PATHNAME', 'uric_sql_pguri_host';
COMMENT ON FUNCTION uri_host(uri) IS 'the host, an IP literal without its brackets';
CREATE FUNCTION uri_host_inet(uri) RETURNS inet
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 2
    AS 'MODULE_PATHNAME', 'uric_sql_pguri_host_inet';
COMMENT ON FUNCTION uri_host_inet(uri) IS 'the host if it is an address';
CREATE FUNCTION uri_port(uri) RETURNS integer
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 2
    AS 'MODULE_PATHNAME', 'uric_sql_pguri_port';
COMMENT ON FUNCTION uri_port(uri) IS 'the port as a number; NULL if it exceeds an integer';
CREATE FUNCTION uri_path(uri) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 2
    AS 'MODULE_PATHNAME', 'uric_sql_uri_path';
CREATE FUNCTION uri_path_array(uri) RETURNS text[]
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 4
    AS 'MODULE_PATHNAME', 'uric_sql_pguri_path_array';
COMMENT ON FUNCTION uri_path_array(uri) IS 'the segments of the path, not decoded';
CREATE FUNCTION uri_query(uri) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 2
    AS 'MODULE_PATHNAME', 'uric_sql_uri_query';
CREATE FUNCTION uri_fragment(uri) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 2
    AS 'MODULE_PATHNAME', 'uric_sql_uri_fragment';
CREATE FUNCTION uri_normalize(uri) RETURNS uri
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 4
    AS 'MODULE_PATHNAME', 'uric_sql_uri_normalize';
COMMENT ON FUNCTION uri_normalize(uri) IS 'the normal form by syntax (6.2.2)';
CREATE FUNCTION uri_escape(text, space_to_plus boolean DEFAULT false,
                           normalize_breaks boolean DEFAULT false) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 3
    AS 'MODULE_PATHNAME', 'uric_sql_pguri_escape';
COMMENT ON FUNCTION uri_escape(text, boolean, boolean) IS
    'the text with all but unreserved characters percent-encoded';
CREATE FUNCTION uri_unescape(text, plus_to_space boolean DEFAULT false,
                             break_conversion boolean DEFAULT false) RETURNS text
    LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 3
    AS 'MODULE_PATHNAME', 'uric_sql_pguri_unescape';
COMMENT ON FUNCTION uri_unescape(text, boolean, boolean) IS
    'the text, percent-decoded; encoded line breaks become "\n", or "\r\n"';

-- A literal is a text if functions for both types exist: without these functions, uric's own
-- functions for text would take it.
CREATE FUNCTION uri_scheme(text) RETURNS text
    LANGUAGE SQL IMMUTABLE STRICT PARALLEL SAFE COST 2
    RETURN uri_scheme($1::uri);
CREATE FUNCTION uri_userinfo(text) RETURNS text
    LANGUAGE SQL IMMUTABLE STRICT PARALLEL SAFE COST 2
    RETURN uri_userinfo($1::uri);
CREATE FUNCTION uri_host(text) RETURNS text
    LANGUAGE SQL IMMUTABLE STRICT PARALLEL SAFE COST 2
    RETURN uri_host($1::uri);
CREATE FUNCTION uri_host_inet(text) RETURNS inet
    LANGUAGE SQL IMMUTABLE STRICT PARALLEL SAFE COST 2
    RETURN uri_host_inet($1::uri);
CREATE FUNCTION uri_port(text) RETURNS integer
    LANGUAGE SQL IMMUTABLE STRICT PARALLEL SAFE COST 2
    RETURN uri_port($1::uri);
CREATE FUNCTION uri_path(text) RETURNS text
    LANGUAGE SQL IMMUTABLE STRICT PARALLEL SAFE COST 2
    RETURN uri_path($1::uri);
CREATE FUNCTION uri_path_array(text) RETURNS text[]
    LANGUAGE SQL IMMUTABLE STRICT PARALLEL SAFE COST 4
    RETURN uri_path_array($1::uri);
CREATE FUNCTION uri_query(text) RETURNS text
    LANGUAGE SQL IMMUTABLE STRICT PARALLEL SAFE COST 2
    RETURN uri_query($1::uri);
CREATE FUNCTION uri_fragment(text) RETURNS text
    LANGUAGE SQL IMMUTABLE STRICT PARALLEL SAFE COST 2
    RETURN uri_fragment($1::uri);
CREATE FUNCTION uri_normalize(text) RETURNS uri
    LANGUAGE SQL IMMUTABLE STRICT PARALLEL SAFE COST 4
    RETURN uri_normalize($1::uri);
