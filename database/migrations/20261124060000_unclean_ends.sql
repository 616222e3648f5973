-- How often the process ended under a connection's run since its last finished step, not by a clean stop.
alter table private.sync_connections add column unclean_ends integer not null default 0;
