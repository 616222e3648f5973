-- What only a super admin may do with people. Each is one statement and therefore atomic: no user without
-- a profile, no profile without a user, even if two people press the button at the same moment or the
-- machine stops in the middle.
create or replace function private.create_user(
  new_email text, new_password_hash text, new_first_name text, new_last_name text,
  new_phone_number text, new_role text, new_account_id uuid
) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  new_id uuid;
begin
  insert into auth.users (email, password_hash) values (lower(new_email), new_password_hash)
  returning id into new_id;
  insert into public.profiles (user_id, email, first_name, last_name, phone_number, role, account_id)
  values (new_id, lower(new_email), new_first_name, new_last_name, new_phone_number, new_role, new_account_id);
  return new_id;
end $$;
revoke execute on function private.create_user(text, text, text, text, text, text, uuid) from public;
grant execute on function private.create_user(text, text, text, text, text, text, uuid) to super_admin;

-- Deletes profile and sessions too; profile_rules.sql decides who cannot be deleted.
create or replace function private.delete_user(target uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from auth.users where id = target;
  return found;
end $$;
revoke execute on function private.delete_user(uuid) from public;
grant execute on function private.delete_user(uuid) to super_admin;

-- Sessions made with the old password end with their next request.
create or replace function private.reset_user_password(target uuid, new_password_hash text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  update auth.users set password_hash = new_password_hash, updated_at = now() where id = target;
  if not found then
    return false;
  end if;
  delete from auth.sessions where user_id = target;
  return true;
end $$;
revoke execute on function private.reset_user_password(uuid, text) from public;
grant execute on function private.reset_user_password(uuid, text) to super_admin;
