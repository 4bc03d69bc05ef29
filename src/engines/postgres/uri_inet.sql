-- The host's address as PostgreSQL's type for it.

CREATE FUNCTION uri_host_inet(text) RETURNS inet
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 4
    RETURN uri_host_address($1)::inet;
COMMENT ON FUNCTION uri_host_inet(text) IS
    'the IP address that the host means, however it is spelled (RFC 3986, 7.4); NULL for a name';
