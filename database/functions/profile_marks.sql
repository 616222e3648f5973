-- Marks an account admin to only look, or to do without giving, or takes the marks back: a super admin, or
-- another account admin of the church who has no mark. The church is locked first, as when it is deleted,
-- so that of two who mark each other at the same moment the second finds the mark of the first. Returns the
-- marks; ST404 if there is no such account admin in a church that the person may change.
create or replace function private.save_profile_marks(marked_id uuid, only_looks boolean, no_giving boolean)
returns json
language plpgsql volatile security definer set search_path = '' as $$
declare
  church constant uuid := (select account_id from public.profiles where id = marked_id);
  marked public.profiles;
begin
  perform from public.accounts where id = church for no key update;
  select * into marked from public.profiles
  where id = marked_id and account_id = church and role = 'account_admin' for update;
  if marked.id is null or not private.may_see(auth.uid(), church) then
    raise exception 'There is no such colleague' using errcode = 'ST404';
  end if;
  if not private.may_mark(auth.uid(), church) then
    raise exception 'Only an account admin with all rights marks others' using errcode = 'ST433';
  end if;
  if marked.user_id = auth.uid() then
    raise exception 'You can’t change your own permissions.';
  end if;
  if (only_looks or no_giving) and not exists (
    select from public.profiles where account_id = church and id <> marked_id
      and role = 'account_admin' and not (may_only_look or without_giving)
  ) then
    raise exception 'At least one person needs full access.';
  end if;
  update public.profiles set may_only_look = only_looks, without_giving = no_giving where id = marked_id
  returning * into marked;
  return json_build_object('profileId', marked.id, 'mayOnlyLook', marked.may_only_look, 'withoutGiving', marked.without_giving);
end $$;
revoke execute on function private.save_profile_marks(uuid, boolean, boolean) from public;
grant execute on function private.save_profile_marks(uuid, boolean, boolean) to account_admin, super_admin;

-- Whether this person may mark others at this church, and invite: a super admin, or its account admin
-- without a mark.
create or replace function private.may_mark(person_id uuid, church_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.may_connect(person_id, church_id) and private.may_see_giving(person_id)
$$;
revoke execute on function private.may_mark(uuid, uuid) from public;

-- The account admins of a church, for those who may mark them; null for everybody else.
create or replace function private.colleagues(church_id uuid) returns json
language sql stable security definer set search_path = '' as $$
  select case when private.may_mark(auth.uid(), church_id) then (select coalesce(json_agg(json_build_object('profileId', person.id, 'name', btrim(concat_ws(' ', first_name, last_name)), 'email', email,
      'mayOnlyLook', may_only_look, 'withoutGiving', without_giving, 'isYou', user_id = auth.uid(),
      'letter', coalesce(letter.subscribed, false), 'letterOffered', letter.offered_at is not null)
    order by lower(last_name), lower(first_name), person.id), '[]')
  from public.profiles as person left join private.letters as letter
    on letter.account_id = church_id and letter.person_id = person.user_id
  where person.account_id = church_id and role = 'account_admin') end
$$;
revoke execute on function private.colleagues(uuid) from public;
grant execute on function private.colleagues(uuid) to account_admin, super_admin;
