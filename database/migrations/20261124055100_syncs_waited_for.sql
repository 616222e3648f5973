-- Whether a person waits for a connection's newest weeks, which are then read before everybody's past.
alter table private.sync_connections add column is_waited_for boolean not null default true;
update private.sync_connections set is_waited_for = run_id is not null and mode in ('first', 'choices');
