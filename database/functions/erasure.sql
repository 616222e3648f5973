-- Notes, links, goals and answers of somebody who is deleted stay, signed by a former user: '' instead of a name.
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
  update analytics.recommendation_answers set person = '' where user_id = old.id and person <> '';
  return null;
end $$;
revoke execute on function private.sign_as_former_user() from public;
create or replace trigger sign_as_former_user after delete on auth.users
  for each row execute function private.sign_as_former_user();

-- Takes the names and addresses of people who were deleted so many days ago out of the audit log: of their
-- own rows, of what they signed and of invitations of theirs. Returns how many people.
create or replace function private.forget_names(after_days integer) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  named constant text[] := array['email', 'first_name', 'last_name', 'phone_number'];
  signed constant text[] := array['analytics.annotations', 'analytics.share_links', 'analytics.recommendation_answers',
    'analytics.goals', 'analytics.questions', 'analytics.count_batches', 'analytics.count_links', 'analytics.count_questions'];
  names constant text[] := array['author', 'person', 'answerer'];
  person record;
  forgotten integer := 0;
begin
  for person in
    select row_id as id, before ->> 'email' as email from private.audit_log
    where table_name = 'auth.users' and operation = 'DELETE' and before ? 'email'
      and happened_at < now() - make_interval(days => after_days)
    order by happened_at limit 100
  loop
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
    update private.audit_log as entry set before = before - named, after = after - named
    where table_name = 'private.invitations' and lower(coalesce(after, before) ->> 'email') = lower(person.email);
    update private.audit_log as entry set before = before - 'inviter', after = after - 'inviter'
    where table_name = 'private.invitations' and coalesce(after, before) ->> 'invited_by' = person.id::text;
    forgotten := forgotten + 1;
  end loop;
  return forgotten;
end $$;
revoke execute on function private.forget_names(integer) from public;
grant execute on function private.forget_names(integer) to steeple_providers;

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
