-- A demo sign-in with a new password is no longer a public one.
create or replace function private.before_password_change() returns trigger
language plpgsql volatile set search_path = '' as $$
begin
  if new.password_hash is distinct from old.password_hash then
    new.is_demo := false;
  end if;
  return new;
end $$;
revoke execute on function private.before_password_change() from public;

create or replace trigger password_change_rules before update of password_hash on auth.users
  for each row execute function private.before_password_change();
