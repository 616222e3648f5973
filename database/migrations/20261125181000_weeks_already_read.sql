-- Whether a week itself was read again, and only waits for people of weeks around it that are no longer kept.
alter table private.weeks_to_read add column is_read boolean not null default false;
