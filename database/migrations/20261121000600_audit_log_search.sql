-- The audit log is read newest first, by people who filter it. Each index here ends in this order, so
-- that a page is read off it however long the log has grown. There is none on the time alone, because
-- the planner would walk through it whatever the filter (docs/decisions/audit-log.md).
drop index private.audit_log_happened_at_idx;
create index audit_log_kind_idx on private.audit_log (table_name, operation, happened_at, id);
-- What the server does by itself has no actor; the zero stands for it.
create index audit_log_actor_idx on private.audit_log (
  coalesce(actor_id, '00000000-0000-0000-0000-000000000000'), table_name, operation, happened_at, id
);
-- Who the people were that are gone.
create index audit_log_deleted_profiles_idx on private.audit_log ((before ->> 'user_id'), id)
  where table_name = 'public.profiles' and operation = 'DELETE';
