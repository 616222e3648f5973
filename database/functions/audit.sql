-- One audit row for each row changed, in the same transaction, without secrets and without the columns
-- that the trigger names as its arguments.
create or replace function private.audit() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
declare
  left_out constant text[] := array['password_hash', 'access_token', 'refresh_token', 'token_hash'] || tg_argv;
  before_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
begin
  if tg_op = 'UPDATE' and before_row = after_row then
    return null;
  end if;
  insert into private.audit_log (actor_id, operation, table_name, row_id, before, after)
  values (
    auth.uid(), tg_op, tg_table_schema || '.' || tg_table_name,
    coalesce(substring(coalesce(after_row, before_row) ->> 'id' from '^[0-9a-f-]{36}$'),
      coalesce(after_row, before_row) ->> 'account_id')::uuid,
    before_row - left_out, after_row - left_out
  );
  return null;
end $$;
revoke execute on function private.audit() from public;

create or replace trigger audit after insert or update or delete on public.accounts
  for each row execute function private.audit();
create or replace trigger audit after insert or update or delete on public.profiles
  for each row execute function private.audit();
create or replace trigger audit after insert or update or delete on public.knowledge
  for each row execute function private.audit();
-- A renewed access token does not change a connection.
create or replace trigger audit after insert or delete
  or update of is_connected, connected_at, disconnected_at, metadata on public.integrations
  for each row execute function private.audit();
-- Signing in does not change a user.
create or replace trigger audit_insert_delete after insert or delete on auth.users
  for each row execute function private.audit();
create or replace trigger audit_update after update of email, password_hash on auth.users
  for each row execute function private.audit();
