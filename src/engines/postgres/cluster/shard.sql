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
-- How many groups there are, or the planner takes each row for a group and lets all rows travel.
CREATE STATISTICS hosts ON uri_host(url) FROM log;
CREATE STATISTICS areas ON uri_path_segment(url, 1) FROM log;
