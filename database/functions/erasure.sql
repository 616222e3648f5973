-- Notes, links, goals and answers of somebody who is deleted stay, signed by a former user: '' instead of a name.
-- Whom they invited is not told by whom.
create or replace function private.sign_as_former_user() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  update analytics.annotations set author = '' where author_id = old.id and author <> '';
  update analytics.share_links set author = '' where author_id = old.id and author <> '';
  update analytics.goals set author = '' where author_id = old.id and author <> '';
  update analytics.questions set answerer = '' where answered_by = old.id and answerer <> '';
  update analytics.counts set author = '' where author_id = old.id and author <> '';
  update analytics.count_revisions set author = '' where author_id = old.id and author <> '';
  update analytics.count_batches set author = '' where author_id = old.id and author <> '';
  update analytics.count_links set author = '' where author_id = old.id and author <> '';
  update analytics.count_questions set answerer = '' where answered_by = old.id and answerer <> '';
  update private.letters set offered_by = null, offered_at = null where offered_by_id = old.id;
  update private.invitations set inviter = null where invited_by = old.id and inviter is not null;
  update analytics.recommendation_answers set person = '' where user_id = old.id and person <> '';
  return null;
end $$;
revoke execute on function private.sign_as_former_user() from public;
create or replace trigger sign_as_former_user after delete on auth.users
  for each row execute function private.sign_as_former_user();

-- Takes the names and addresses of people who were deleted so many days ago out of the audit log: of their
-- own rows, of what they signed, of invitations by which they came or that went to any address of theirs, and
-- of invitations of theirs. Those of people who were invited and never came go, too. Returns how many people.
create or replace function private.forget_names(after_days integer) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  named constant text[] := array['email', 'first_name', 'last_name', 'phone_number'];
  signed constant text[] := array['analytics.annotations', 'analytics.share_links', 'analytics.recommendation_answers',
    'analytics.goals', 'analytics.questions', 'analytics.count_batches', 'analytics.count_links', 'analytics.count_questions'];
  names constant text[] := array['author', 'person', 'answerer'];
  person record;
  addresses text[];
  forgotten integer := 0;
begin
  perform private.forget_invitations(after_days, named);
  for person in
    select row_id as id from private.audit_log
    where table_name = 'auth.users' and operation = 'DELETE' and before ? 'email'
      and happened_at < now() - make_interval(days => after_days)
    order by happened_at limit 100
  loop
    addresses := array(
      select distinct lower(said ->> 'email') from private.audit_log as entry, unnest(array[entry.before, entry.after]) as said
      where entry.table_name = 'auth.users' and entry.row_id = person.id and said ? 'email');
    update private.audit_log as entry set before = before - named, after = after - named
    where table_name = 'auth.users' and row_id = person.id
      or table_name = 'public.profiles' and row_id in (
        select gone.row_id from private.audit_log as gone
        where gone.table_name = 'public.profiles' and gone.operation = 'DELETE'
          and gone.before ->> 'user_id' = person.id::text);
    update private.audit_log as entry
    set before = before - names, after = after - names
    where table_name = any (signed)
      and person.id::text in (coalesce(after, before) ->> 'author_id', coalesce(after, before) ->> 'user_id',
        coalesce(after, before) ->> 'answered_by')
      and (coalesce(before, '{}') || coalesce(after, '{}')) ?| names;
    -- An address may be somebody else's by now, who came by an invitation of their own.
    update private.audit_log as entry set before = before - named, after = after - named
    where table_name = 'private.invitations'
      and row_id in (
        select sent.row_id from private.audit_log as sent
        where sent.table_name = 'private.invitations'
          and (sent.after ->> 'accepted_by' = person.id::text or lower(sent.after ->> 'email') = any (addresses)))
      and not exists (select from private.invitations where id = entry.row_id and accepted_by is not null);
    update private.audit_log as entry set before = before - 'inviter', after = after - 'inviter'
    where table_name = 'private.invitations' and coalesce(after, before) ->> 'invited_by' = person.id::text;
    delete from private.mail_suppressions
    where address = any (addresses) and not exists (select from auth.users where lower(email) = address);
    forgotten := forgotten + 1;
  end loop;
  return forgotten;
end $$;
revoke execute on function private.forget_names(integer) from public;
grant execute on function private.forget_names(integer) to steeple_providers;

-- Forgets whom nobody sees any more: invitations that nobody accepted, 90 days after they were over, and their
-- names in the audit log after so many days.
create or replace function private.forget_invitations(after_days integer, named text[]) returns void
language sql volatile security definer set search_path = '' as $$
  delete from private.invitations
  where accepted_at is null and coalesce(ended_at, expires_at) < now() - interval '90 days';
  update private.audit_log as entry set before = before - named, after = after - named
  where table_name = 'private.invitations' and happened_at < now() - make_interval(days => after_days)
    and (coalesce(before, '{}') || coalesce(after, '{}')) ? 'email'
    and not exists (select from private.invitations where id = entry.row_id)
    and not exists (select from private.audit_log as accepted
      where accepted.table_name = 'private.invitations' and accepted.row_id = entry.row_id
        and accepted.after ->> 'accepted_by' is not null);
$$;
revoke execute on function private.forget_invitations(integer, text[]) from public;

-- A church that is deleted leaves one line: that it was, when and by whom. It comes last, after the rows
-- that went with it have been audited.
create or replace function private.forget_church() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  update private.audit_log set before = case when before is not null then '{}'::jsonb end,
    after = case when after is not null then '{}'::jsonb end
  where coalesce(after, before) ->> 'account_id' = old.id::text and table_name <> 'public.profiles';
  update private.audit_log set after = case when after is not null then '{}'::jsonb end,
    before = case when operation = 'DELETE' then jsonb_build_object('account_name', old.account_name)
      when before is not null then '{}'::jsonb end
  where row_id = old.id and table_name = 'public.accounts';
  -- Whose tokens are to be revoked at a provider stays until they are.
  return null;
end $$;
revoke execute on function private.forget_church() from public;
do $$
begin
  if not exists (select from pg_catalog.pg_trigger where tgname = 'forget_church') then
    create constraint trigger forget_church after delete on public.accounts deferrable initially deferred
      for each row execute function private.forget_church();
  end if;
end $$;
