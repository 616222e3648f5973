-- The reminder of an uncounted service: asked for by the person, at their hour where the church is.
-- When the requesting person is reminded, as text; null: never.
create or replace function private.own_count_reminder(church_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select remind_at from private.count_reminders where account_id = church_id and person_id = auth.uid()
$$;
revoke execute on function private.own_count_reminder(uuid) from public;
grant execute on function private.own_count_reminder(uuid) to account_admin, super_admin;

-- Asks for it, or ends it.
create or replace function private.save_own_count_reminder(church_id uuid, remind_at text) returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.hold_own_right(church_id);
  perform private.require_church(church_id);
  delete from private.count_reminders as kept where account_id = church_id and person_id = auth.uid()
    and kept.remind_at is distinct from save_own_count_reminder.remind_at;
  -- Of today's services nobody is reminded whose time has passed already.
  insert into private.count_reminders (account_id, person_id, remind_at, reminded_on)
  select church_id, auth.uid(), save_own_count_reminder.remind_at,
    case when private.church_time(church_id) >= save_own_count_reminder.remind_at then private.church_today(church_id) end
  where save_own_count_reminder.remind_at is not null
  on conflict do nothing;
  return save_own_count_reminder.remind_at;
end $$;
revoke execute on function private.save_own_count_reminder(uuid, text) from public;
grant execute on function private.save_own_count_reminder(uuid, text) to account_admin, super_admin;

-- The local time where a church is, e.g. '14:05'.
create or replace function private.church_time(church_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select to_char(private.now() at time zone private.church_zone(church_id), 'HH24:MI')
$$;
revoke execute on function private.church_time(uuid) from public;
grant execute on function private.church_time(uuid) to steeple_jobs;

-- Whether an expected service has no count of a day: from its first day on, or else from its first count on.
create or replace function private.is_uncounted(service analytics.count_services, on_day date) returns boolean
language sql stable set search_path = '' as $$
  select private.is_held(service, on_day)
    and on_day >= coalesce(service.starts_on, service.held_on,
      (select min(day) from analytics.counts where service_id = service.id and revision > 0))
    and exists (select from analytics.count_categories
      where account_id = service.account_id and per = 'service' and not is_away)
    and not exists (select from analytics.counts as count where count.service_id = service.id and count.day = on_day
      and (count.value is not null or count.no_service))
    -- A number for the whole day stands for each of its services, unless one was counted by itself
    -- (analytics/figures/hand-weeks.ts).
    and not exists (select from analytics.counts as whole join analytics.count_categories as category
        on category.id = whole.category_id and category.in_attendance
      where whole.account_id = service.account_id and whole.day = on_day and whole.span = 'day' and whole.service_id is null
        and whole.value is not null and not exists (select from analytics.counts as part
          where part.account_id = whole.account_id and part.category_id = whole.category_id and part.day = on_day
            and part.span = 'day' and part.service_id is not null and part.value is not null and not part.is_asked))
$$;
revoke execute on function private.is_uncounted(analytics.count_services, date) from public;
grant execute on function private.is_uncounted(analytics.count_services, date) to account_admin, super_admin, steeple_jobs;

-- The services of a local day that have begun by a local time and that nobody counted, the first one first.
create or replace function private.uncounted_services(church_id uuid, on_day date, by_time text) returns json
language sql stable set search_path = '' as $$
  select json_agg(json_build_object('name', name, 'time', held_at) order by held_at nulls first, name, id)
  from analytics.count_services as service
  where account_id = church_id and coalesce(held_at, '00:00') <= by_time and private.is_uncounted(service, on_day)
$$;
revoke execute on function private.uncounted_services(uuid, date, text) from public;
grant execute on function private.uncounted_services(uuid, date, text) to steeple_jobs;

-- Queues a mail for everyone whose hour has come and whose church has an uncounted service; each is looked at
-- once a day, so that one Sunday brings one mail.
create or replace function private.remind_of_counts() returns void
language sql volatile security definer set search_path = '' as $$
  with due as (
    update private.count_reminders as reminder set reminded_on = private.church_today(reminder.account_id)
    where reminder.remind_at <= private.church_time(reminder.account_id)
      and reminder.reminded_on is distinct from private.church_today(reminder.account_id)
    returning reminder.*
  )
  select private.queue_mail('count-reminder', concat_ws(' ', 'count-reminder', due.id, due.reminded_on), due.account_id,
    due.person_id, person.email, jsonb_build_object('day', due.reminded_on), '6 hours')
  from due join public.profiles as person on person.user_id = due.person_id
  where private.uncounted_services(due.account_id, due.reminded_on, private.church_time(due.account_id)) is not null
$$;
revoke execute on function private.remind_of_counts() from public;
grant execute on function private.remind_of_counts() to steeple_jobs;

-- What the mail of a reminder says; no row once everything is counted, its reader ended it, has another address
-- or may not see the church any more.
create or replace function private.reminder_of_mail(mail_id uuid) returns table (reminder_id uuid, account_name text, services json)
language sql stable security definer set search_path = '' as $$
  select reminder.id, account.account_name, missed
  from private.mails as mail
  join public.accounts as account on account.id = mail.account_id
  join public.profiles as person on person.user_id = mail.person_id and lower(person.email) = lower(mail.recipient)
  join private.count_reminders as reminder on reminder.account_id = account.id and reminder.person_id = person.user_id
  cross join lateral private.uncounted_services(account.id, (mail.data ->> 'day')::date,
    case when (mail.data ->> 'day')::date < private.church_today(account.id) then '24:00'
      else private.church_time(account.id) end) as missed
  where mail.id = mail_id and mail.kind = 'count-reminder' and missed is not null and private.may_see(person.user_id, account.id)
$$;
revoke execute on function private.reminder_of_mail(uuid) from public;
grant execute on function private.reminder_of_mail(uuid) to steeple_jobs;

-- Ends a reminder; whoever holds the link of its mail may, without a sign-in.
create or replace function private.stop_count_reminder(reminder_id uuid) returns void
language sql volatile security definer set search_path = '' as $$
  delete from private.count_reminders where id = reminder_id
$$;
revoke execute on function private.stop_count_reminder(uuid) from public;
grant execute on function private.stop_count_reminder(uuid) to steeple_jobs;
