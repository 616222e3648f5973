-- A disconnected integration keeps nothing of its connection, whoever disconnects it and however.
create or replace function private.before_integration_write() returns trigger
language plpgsql volatile set search_path = '' as $$
begin
  if not new.is_connected then
    new.token_expires_at := null;
    new.metadata := null;
    if tg_op = 'UPDATE' and old.is_connected then
      new.disconnected_at := coalesce(new.disconnected_at, now());
    end if;
  end if;
  return new;
end $$;
revoke execute on function private.before_integration_write() from public;

create or replace trigger integration_write_rules before insert or update on public.integrations
  for each row execute function private.before_integration_write();
