-- Whether this person may currently see this church: an account admin their own, a super admin any.
create or replace function private.may_see(person_id uuid, church_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.profiles as profile
    join public.accounts as account on account.id = church_id
    where profile.user_id = person_id
      and (profile.role = 'super_admin' or (profile.role = 'account_admin' and profile.account_id = account.id))
  )
$$;
revoke execute on function private.may_see(uuid, uuid) from public;

-- Whether they may also change something of it, and decide what leaves it: those who may only look do not.
-- Checked when a connection begins and again when it is stored, and whenever a link of theirs opens.
create or replace function private.may_connect(person_id uuid, church_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.may_see(person_id, church_id) and exists (
    select from public.profiles where user_id = person_id and not may_only_look)
$$;
revoke execute on function private.may_connect(uuid, uuid) from public;

-- Whether this person may see giving, of whichever church they may see.
create or replace function private.may_see_giving(person_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.profiles where user_id = person_id and not without_giving)
$$;
revoke execute on function private.may_see_giving(uuid) from public;

-- The same of the requesting person.
create or replace function private.sees_giving() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.may_see_giving(auth.uid())
$$;
revoke execute on function private.sees_giving() from public;
grant execute on function private.sees_giving() to account_admin, super_admin;

-- Whether a figure is about giving: nobody sees it who is marked 'without giving'.
create or replace function private.is_about_giving(figure text) returns boolean
language sql immutable
return figure like 'giving%' or figure = 'recurring_share';
revoke execute on function private.is_about_giving(text) from public;
grant execute on function private.is_about_giving(text) to account_admin, super_admin;

-- How many givers the 90 days up to a week's end need for a figure to be shown: `giversMin` of
-- analytics/figures/few-givers.ts. Null where it tells nothing of givers.
create or replace function private.givers_min(figure text) returns integer
language sql immutable
return case when figure = 'recurring_share' then 20 when private.is_about_giving(figure) then 10 end;
revoke execute on function private.givers_min(text) from public;
grant execute on function private.givers_min(text) to account_admin, super_admin;

create or replace function private.require_church(church_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not exists (select from public.accounts where id = church_id) then
    raise exception 'There is no such account' using errcode = 'ST404';
  end if;
  if not private.may_see(auth.uid(), church_id) then
    raise exception 'You do not have access to this account' using errcode = 'ST403';
  end if;
end $$;
revoke execute on function private.require_church(uuid) from public;

-- The same for whoever is about to change something: ST431 for a person who may only look.
create or replace function private.require_church_to_change(church_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_church(church_id);
  if not private.may_connect(auth.uid(), church_id) then
    raise exception 'This person may only look' using errcode = 'ST431';
  end if;
end $$;
revoke execute on function private.require_church_to_change(uuid) from public;

-- As require_church, and ST409 for a church with no connection, no earlier figures and nothing that it counts
-- by hand: such a church is connected to itself.
create or replace function private.require_connected_church(church_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_church(church_id);
  if not exists (select from public.integrations where account_id = church_id and is_connected)
      and not exists (select from analytics.figures where account_id = church_id)
      and not exists (select from analytics.count_services where account_id = church_id) then
    raise exception 'This account is not connected' using errcode = 'ST409';
  end if;
end $$;
revoke execute on function private.require_connected_church(uuid) from public;

-- The language that all people of a church chose, for what is stored once for all of them; null if they
-- did not all choose the same.
create or replace function private.church_language(church_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case when count(person.language) = count(*) and count(distinct person.language) = 1
    then min(person.language) end
  from public.profiles as profile
  join auth.users as person on person.id = profile.user_id
  where profile.account_id = church_id
$$;
revoke execute on function private.church_language(uuid) from public;
grant execute on function private.church_language(uuid) to steeple_jobs;
