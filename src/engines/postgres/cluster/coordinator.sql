-- The coordinator: one partitioned table over the tables of three shards.
--   psql -v sockets=DIRECTORY -v port1=N -v port2=N -v port3=N -f coordinator.sql

CREATE EXTENSION uric;
CREATE EXTENSION postgres_fdw;

-- extensions: which extensions' functions a shard computes itself
-- async_capable: all shards work at the same time
-- use_remote_estimate, fdw_tuple_cost: the planner asks the shards what a query costs, and takes
-- a row that travels for as dear as PostgreSQL 17 does
CREATE SERVER shard1 FOREIGN DATA WRAPPER postgres_fdw
    OPTIONS (host :'sockets', port :'port1', dbname 'postgres', extensions 'uric',
             async_capable 'true', use_remote_estimate 'true', fdw_tuple_cost '0.2',
             fetch_size '10000');
CREATE SERVER shard2 FOREIGN DATA WRAPPER postgres_fdw
    OPTIONS (host :'sockets', port :'port2', dbname 'postgres', extensions 'uric',
             async_capable 'true', use_remote_estimate 'true', fdw_tuple_cost '0.2',
             fetch_size '10000');
CREATE SERVER shard3 FOREIGN DATA WRAPPER postgres_fdw
    OPTIONS (host :'sockets', port :'port3', dbname 'postgres', extensions 'uric',
             async_capable 'true', use_remote_estimate 'true', fdw_tuple_cost '0.2',
             fetch_size '10000');
CREATE USER MAPPING FOR CURRENT_USER SERVER shard1 OPTIONS (user 'postgres');
CREATE USER MAPPING FOR CURRENT_USER SERVER shard2 OPTIONS (user 'postgres');
CREATE USER MAPPING FOR CURRENT_USER SERVER shard3 OPTIONS (user 'postgres');

CREATE TABLE log (
    time    timestamptz NOT NULL,
    client  inet        NOT NULL,
    method  text,
    url     text        NOT NULL,
    status  smallint    NOT NULL,
    bytes   bigint,
    referer text
) PARTITION BY RANGE (uri_host(url));
CREATE FOREIGN TABLE log1 PARTITION OF log
    FOR VALUES FROM (MINVALUE) TO ('github.com') SERVER shard1 OPTIONS (table_name 'log');
CREATE FOREIGN TABLE log2 PARTITION OF log
    FOR VALUES FROM ('github.com') TO ('h') SERVER shard2 OPTIONS (table_name 'log');
-- and rows without a valid host
CREATE FOREIGN TABLE log3 PARTITION OF log
    DEFAULT SERVER shard3 OPTIONS (table_name 'log');

-- Whole groups may be computed by the partitions.
ALTER DATABASE postgres SET enable_partitionwise_aggregate = on;

-- Two phases, for groups that are spread over the shards: each shard counts its own rows, the
-- coordinator adds the counts up.
CREATE VIEW failures AS
    SELECT area, sum(n)::bigint AS n
    FROM (SELECT uri_path_segment(url, 1) AS area, count(*) AS n
              FROM log1 WHERE status >= 400 GROUP BY 1
          UNION ALL
          SELECT uri_path_segment(url, 1) AS area, count(*) AS n
              FROM log2 WHERE status >= 400 GROUP BY 1
          UNION ALL
          SELECT uri_path_segment(url, 1) AS area, count(*) AS n
              FROM log3 WHERE status >= 400 GROUP BY 1) AS shard
    GROUP BY area;
