-- One shard: the extension, and a table that admits only the shard's own rows.
--   psql -v own="uri_host(url) < 'github.com'" -f shard.sql

CREATE EXTENSION uric;
CREATE TABLE log (
    time    timestamptz NOT NULL,
    client  inet        NOT NULL,
    method  text,
    url     text        NOT NULL,
    status  smallint    NOT NULL,
    bytes   bigint,
    referer text,
    CONSTRAINT own CHECK ((:own) IS TRUE)
);
