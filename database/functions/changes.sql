-- What was changed after an entry of the audit log: the newest entry, and of each entry its id, its table and
-- the church it is about; an account moved is about both. Entries get their number before their commit, so
-- whoever asks looks a little way back and leaves out what they know.
create or replace function private.changes_after(known_id bigint) returns json
language sql stable security definer set search_path = '' as $$
  select json_build_object(
    'last', coalesce((select max(id) from private.audit_log), 0),
    'changes', coalesce((
      select json_agg(json_build_object('id', entry.id, 'table', entry.table_name, 'accounts', (
        select coalesce(json_agg(distinct church), '[]') from unnest(array[
          case when entry.table_name = 'public.accounts' then entry.row_id::text end,
          entry.before ->> 'account_id', entry.after ->> 'account_id']) as church
        where church is not null)))
      from (select * from private.audit_log where id > known_id order by id desc limit 1000) as entry), '[]'))
$$;
revoke execute on function private.changes_after(bigint) from public;
grant execute on function private.changes_after(bigint) to steeple_jobs;
