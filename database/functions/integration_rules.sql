-- A disconnected integration keeps nothing of its connection, however it is disconnected.
create or replace function private.before_integration_write() returns trigger
language plpgsql volatile set search_path = '' as $$
begin
  if not new.is_connected then
    new.token_expires_at := null;
    new.metadata := null;
    if tg_op = 'UPDATE' then
      new.disconnected_at := case
        when not old.is_connected then old.disconnected_at
        -- A client's clock may be a little off; an impossible time is replaced by now.
        when new.disconnected_at between now() - interval '1 day' and now() + interval '1 day'
          then new.disconnected_at
        else now()
      end;
    end if;
  end if;
  return new;
end $$;
revoke execute on function private.before_integration_write() from public;

create or replace trigger integration_write_rules before insert or update on public.integrations
  for each row execute function private.before_integration_write();
