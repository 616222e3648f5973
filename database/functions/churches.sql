-- Whether this person may currently work for this church: an account admin for their own, a super admin
-- for any. Checked when a connection begins and again when it is stored, and whenever a link of theirs opens.
create or replace function private.may_connect(person_id uuid, church_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.profiles as profile
    join public.accounts as account on account.id = church_id
    where profile.user_id = person_id
      and (profile.role = 'super_admin' or (profile.role = 'account_admin' and profile.account_id = account.id))
  )
$$;
revoke execute on function private.may_connect(uuid, uuid) from public;

-- Refuses a person who may not work for this church: ST404 if it does not exist, ST403 if it is somebody
-- else's.
create or replace function private.require_church(church_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not exists (select from public.accounts where id = church_id) then
    raise exception 'There is no such account' using errcode = 'ST404';
  end if;
  if not private.may_connect(auth.uid(), church_id) then
    raise exception 'You do not have access to this account' using errcode = 'ST403';
  end if;
end $$;
revoke execute on function private.require_church(uuid) from public;

-- The same, and ST409 for a church with no connection and no earlier figures.
create or replace function private.require_connected_church(church_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_church(church_id);
  if not exists (select from public.integrations where account_id = church_id and is_connected)
      and not exists (select from analytics.figures where account_id = church_id) then
    raise exception 'This account is not connected' using errcode = 'ST409';
  end if;
end $$;
revoke execute on function private.require_connected_church(uuid) from public;
