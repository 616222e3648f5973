-- What the audit log says of a church is emptied when the church is deleted.
create index audit_log_church_idx on private.audit_log ((coalesce(after, before) ->> 'account_id'))
  where table_name <> 'public.profiles';
