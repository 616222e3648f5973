-- Rules for every change of a profile.

-- Two super admins who demote or delete each other at the same moment must not both succeed:
-- the lock makes the second wait until the first is done, then it sees one left.
create or replace function private.require_another_super_admin(leaving uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('steeple: super admins'));
  if not exists (select from public.profiles where role = 'super_admin' and user_id <> leaving) then
    raise exception 'At least one Super Admin is required.';
  end if;
end $$;
revoke execute on function private.require_another_super_admin(uuid) from public;

create or replace function private.before_profile_update() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  if new.role = 'super_admin' then
    new.account_id := null;
  end if;
  if new.role is distinct from 'account_admin' then
    new.may_only_look := false;
    new.without_giving := false;
  end if;
  if new.role is distinct from old.role then
    if new.user_id = auth.uid() then
      raise exception 'You cannot change your own role.';
    end if;
    if old.role = 'super_admin' then
      perform private.require_another_super_admin(old.user_id);
      delete from auth.sessions where user_id = old.user_id;
    end if;
  end if;
  new.email := lower(btrim(new.email));
  if new.email is distinct from old.email then
    update auth.users set email = new.email, updated_at = now() where id = new.user_id;
  end if;
  return new;
end $$;
revoke execute on function private.before_profile_update() from public;

create or replace function private.before_profile_insert() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  if new.role = 'super_admin' then
    new.account_id := null;
  end if;
  return new;
end $$;
revoke execute on function private.before_profile_insert() from public;

create or replace function private.before_profile_delete() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  if old.user_id = auth.uid() then
    raise exception 'You cannot delete your own account.';
  end if;
  if old.role = 'super_admin' then
    perform private.require_another_super_admin(old.user_id);
  end if;
  return old;
end $$;
revoke execute on function private.before_profile_delete() from public;

create or replace trigger profile_update_rules before update on public.profiles
  for each row execute function private.before_profile_update();
create or replace trigger profile_insert_rules before insert on public.profiles
  for each row execute function private.before_profile_insert();
create or replace trigger profile_delete_rules before delete on public.profiles
  for each row execute function private.before_profile_delete();
