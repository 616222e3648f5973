-- The requesting person's own letter of a church as JSON: whether they get it, who offered it, and when the
-- next one comes.
create or replace function private.own_letter(church_id uuid) returns json
language sql stable security definer set search_path = '' as $$
  select json_build_object('subscribed', coalesce(subscribed, false),
    'evenWhenNothing', coalesce(even_when_nothing, false), 'offeredBy', offered_by, 'nextAt', case when subscribed then due_at end)
  from (select) as always left join private.letters on account_id = church_id and person_id = auth.uid()
$$;
revoke execute on function private.own_letter(uuid) from public;
grant execute on function private.own_letter(uuid) to account_admin, super_admin;

-- Asks for the letter, or ends it; an offer is answered by that. The right is held until it is stored, the
-- church first, as for shared links: whoever takes it away finds the letter.
create or replace function private.save_own_letter(church_id uuid, wants_it boolean, wants_empty boolean) returns json
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform from public.accounts where id = church_id for key share;
  perform from public.profiles where user_id = auth.uid() for share;
  perform private.require_church(church_id);
  insert into private.letters as letter (account_id, person_id, subscribed, even_when_nothing, planned_after, declined_at)
  values (church_id, auth.uid(), wants_it, wants_empty, private.now(), case when not wants_it then now() end)
  on conflict (account_id, person_id) do update set subscribed = wants_it, even_when_nothing = wants_empty,
    offered_by = null, offered_by_id = null, offered_at = null, declined_at = excluded.declined_at,
    -- A link that stopped an earlier letter, in a mail that was passed on, does not stop this one.
    id = case when wants_it and not letter.subscribed then gen_random_uuid() else letter.id end,
    planned_after = case when letter.subscribed then letter.planned_after else private.now() end,
    due_at = case when letter.subscribed and wants_it then letter.due_at end;
  return private.own_letter(church_id);
end $$;
revoke execute on function private.save_own_letter(uuid, boolean, boolean) from public;
grant execute on function private.save_own_letter(uuid, boolean, boolean) to account_admin, super_admin;

-- Offers the letter to a colleague, who gets a mail about it, at most one a day; nothing changes for one who
-- has it, and one who turned it down is left alone for 90 days. ST404 if there is no such colleague.
create or replace function private.offer_letter(church_id uuid, colleague_id uuid) returns json
language plpgsql volatile security definer set search_path = '' as $$
declare
  colleague public.profiles;
  letter private.letters;
  me constant text := (
    select btrim(concat_ws(' ', first_name, last_name)) from public.profiles where user_id = auth.uid());
begin
  perform from public.accounts where id = church_id for key share;
  perform from public.profiles where user_id = auth.uid() for share;
  perform private.require_church(church_id);
  if not private.may_mark(auth.uid(), church_id) then
    raise exception 'Only an account admin with all rights offers it' using errcode = 'ST433';
  end if;
  select * into colleague from public.profiles
  where id = colleague_id and account_id = church_id and role = 'account_admin' and user_id <> auth.uid() for share;
  if colleague.id is null then
    raise exception 'There is no such colleague' using errcode = 'ST404';
  end if;
  insert into private.letters (account_id, person_id) values (church_id, colleague.user_id)
  on conflict (account_id, person_id) do nothing;
  if exists (select from private.letters where account_id = church_id and person_id = colleague.user_id
      and declined_at > now() - interval '90 days') then
    raise exception 'This person said no to the weekly email. You can offer it again 90 days after they declined.';
  end if;
  update private.letters set offered_by = me, offered_by_id = auth.uid(), offered_at = now()
  where account_id = church_id and person_id = colleague.user_id and not subscribed
  returning * into letter;
  if letter.id is not null then
    perform private.queue_mail('letter-offer', concat_ws(' ', 'letter-offer', letter.id, current_date), church_id,
      colleague.user_id, colleague.email, '{}', '2 days', true);
  end if;
  return json_build_object('profileId', colleague.id, 'letter', letter.id is null, 'letterOffered', letter.id is not null);
end $$;
revoke execute on function private.offer_letter(uuid, uuid) from public;
grant execute on function private.offer_letter(uuid, uuid) to account_admin, super_admin;

-- Sends the requesting person the letter as it would be now, to themselves alone.
create or replace function private.send_test_letter(church_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_church(church_id);
  -- One at a time, so that several at once are counted.
  perform from public.profiles where user_id = auth.uid() for update;
  if (select count(*) from private.mails where person_id = auth.uid() and key like 'letter-test %'
      and created_at > now() - interval '1 hour') >= 5 then
    raise exception 'You’ve reached the limit for test emails. Please try again in an hour.';
  end if;
  perform private.queue_mail('monday-letter', 'letter-test ' || gen_random_uuid(), church_id, auth.uid(),
    (select email from public.profiles where user_id = auth.uid()), '{"isTest": true}', '1 hour', true);
end $$;
revoke execute on function private.send_test_letter(uuid) from public;
grant execute on function private.send_test_letter(uuid) to account_admin, super_admin;

-- Queues the letter of a morning and plans the next one; nothing if another process did, or it was ended.
create or replace function private.queue_letter(letter_id uuid, former timestamptz, morning timestamptz, next_morning timestamptz)
returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  letter private.letters;
begin
  update private.letters set planned_after = morning, due_at = next_morning
  where id = letter_id and subscribed and planned_after = former
  returning * into letter;
  if letter.id is not null then
    perform private.queue_mail('monday-letter', concat_ws(' ', 'letter', letter.id, morning at time zone 'UTC'), letter.account_id,
      letter.person_id, (select email from public.profiles where user_id = letter.person_id), '{}',
      greatest(morning + interval '1 day' - private.now(), interval '1 hour'));
  end if;
end $$;
revoke execute on function private.queue_letter(uuid, timestamptz, timestamptz, timestamptz) from public;
grant execute on function private.queue_letter(uuid, timestamptz, timestamptz, timestamptz) to steeple_jobs;

-- What the letter of a mail says it is, and whether its reader does without giving; no row once its reader
-- ended it, has another address or may not see the church any more.
drop function if exists private.letter_of_mail(uuid);
create function private.letter_of_mail(mail_id uuid)
returns table (letter_id uuid, account_name text, is_test boolean, even_when_nothing boolean, without_giving boolean)
language sql stable security definer set search_path = '' as $$
  select case when letter.subscribed then letter.id end, account.account_name, mail.key like 'letter-test %',
    coalesce(letter.even_when_nothing, false), person.without_giving
  from private.mails as mail
  join public.accounts as account on account.id = mail.account_id
  join public.profiles as person on person.user_id = mail.person_id and lower(person.email) = lower(mail.recipient)
  left join private.letters as letter on letter.account_id = account.id and letter.person_id = person.user_id
  where mail.id = mail_id and mail.kind = 'monday-letter' and private.may_see(person.user_id, account.id)
    and (letter.subscribed or mail.key like 'letter-test %')
$$;
revoke execute on function private.letter_of_mail(uuid) from public;
grant execute on function private.letter_of_mail(uuid) to steeple_jobs;

-- Whose offer the mail of an offer tells; no row once it is answered.
drop function if exists private.offer_of_mail(uuid);
create function private.offer_of_mail(mail_id uuid) returns table (account_name text, offered_by text)
language sql stable security definer set search_path = '' as $$
  select account.account_name, letter.offered_by
  from private.mails as mail
  join public.accounts as account on account.id = mail.account_id
  join public.profiles as person on person.user_id = mail.person_id and lower(person.email) = lower(mail.recipient)
  join private.letters as letter on letter.account_id = account.id and letter.person_id = person.user_id
  where mail.id = mail_id and letter.offered_at is not null and private.may_see(person.user_id, account.id)
$$;
revoke execute on function private.offer_of_mail(uuid) from public;
grant execute on function private.offer_of_mail(uuid) to steeple_jobs;

-- Opens a request for the reader of a letter that is being sent, as open_request does for a session: its sender
-- knows the holder of the attempt, as a person's browser knows a session. Returns the role to run as.
create or replace function private.open_letter(mail_id uuid, sender uuid, reader_id uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  reader_role text;
begin
  select person.role into reader_role
  from private.mails as mail join public.profiles as person on person.user_id = mail.person_id
  where mail.id = mail_id and mail.holder = sender and mail.held_until > now() and mail.person_id = reader_id
    and mail.kind = 'monday-letter';
  if reader_role is null then
    raise exception 'No letter is being written for this person' using errcode = 'ST401';
  end if;
  return reader_role;
end $$;
revoke execute on function private.open_letter(uuid, uuid, uuid) from public;
grant execute on function private.open_letter(uuid, uuid, uuid) to steeple_rest;

-- Ends a letter; whoever holds its link may, without a sign-in.
create or replace function private.stop_letter(letter_id uuid) returns void
language sql volatile security definer set search_path = '' as $$
  update private.letters set subscribed = false, due_at = null, declined_at = now() where id = letter_id
$$;
revoke execute on function private.stop_letter(uuid) from public;
grant execute on function private.stop_letter(uuid) to steeple_jobs;

-- The letter and the reminder to count end with the right to see the church.
create or replace function private.end_subscriptions_of_leaver() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from private.letters
  where person_id = old.user_id and not coalesce(private.may_see(old.user_id, account_id), false);
  delete from private.count_reminders
  where person_id = old.user_id and not coalesce(private.may_see(old.user_id, account_id), false);
  return null;
end $$;
revoke execute on function private.end_subscriptions_of_leaver() from public;
create or replace trigger end_subscriptions_of_leaver after delete or update of role, account_id on public.profiles
  for each row execute function private.end_subscriptions_of_leaver();

-- Another time zone or day of services is another morning.
create or replace function private.plan_letters_anew() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' or (old.chosen, old.suggested, old.available, old.by_hand)
      is distinct from (new.chosen, new.suggested, new.available, new.by_hand) then
    update private.letters set due_at = null where account_id = new.account_id and subscribed;
  end if;
  return null;
end $$;
revoke execute on function private.plan_letters_anew() from public;
create or replace trigger plan_letters_anew after insert or update of chosen, suggested, available, by_hand
  on analytics.measure_choices for each row execute function private.plan_letters_anew();
