-- Tells those who can mend a connection that it needs them, once, and again after a week: the church's account
-- admins with all rights, or super admins where there are none.
create or replace function private.call_for_help() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  called private.calls_for_help;
  helper public.profiles;
begin
  for called in
    insert into private.calls_for_help as before (account_id, integration_type, broken_since)
    select account_id, integration_type, credential.reconnect_needed_at
    from private.provider_credentials as credential join public.integrations using (account_id, integration_type)
    where is_connected and credential.reconnect_needed_at is not null
    on conflict (account_id, integration_type) do update set broken_since = excluded.broken_since, called_at = now(),
      times = case when before.broken_since = excluded.broken_since then 2 else 1 end
    where before.broken_since <> excluded.broken_since
      or (before.times = 1 and before.called_at < now() - interval '7 days')
    returning *
  loop
    for helper in
      select person.* from public.profiles as person
      where case when exists (
          select from public.profiles where account_id = called.account_id and private.may_mark(user_id, called.account_id))
        then person.account_id = called.account_id and private.may_mark(person.user_id, called.account_id)
        else person.role = 'super_admin' end
    loop
      perform private.queue_mail('connection', concat_ws(' ', 'connection', called.account_id, called.integration_type,
        called.broken_since at time zone 'UTC', called.times, helper.user_id), called.account_id, helper.user_id, helper.email,
        jsonb_build_object('integrationType', called.integration_type, 'times', called.times), '3 days');
    end loop;
  end loop;
end $$;
revoke execute on function private.call_for_help() from public;
grant execute on function private.call_for_help() to steeple_jobs;

-- The church that a mail about a connection is about, since when it is broken, and the church's clock; no row once the connection works or has ended, or its
-- reader cannot mend it any more.
drop function if exists private.connection_of_mail(uuid);
create function private.connection_of_mail(mail_id uuid) returns table (account_name text, integration_type text, broken_since timestamptz, time_zone text)
language sql stable security definer set search_path = '' as $$
  select account.account_name, integration.integration_type, credential.reconnect_needed_at,
    private.church_zone(account.id)
  from private.mails as mail
  join public.accounts as account on account.id = mail.account_id
  join public.profiles as person on person.user_id = mail.person_id and lower(person.email) = lower(mail.recipient)
  join public.integrations as integration on integration.account_id = account.id
    and integration.integration_type = mail.data ->> 'integrationType' and integration.is_connected
  join private.provider_credentials as credential
    on credential.account_id = account.id and credential.integration_type = integration.integration_type
  where mail.id = mail_id and credential.reconnect_needed_at is not null
    and private.may_mark(person.user_id, account.id)
$$;
revoke execute on function private.connection_of_mail(uuid) from public;
grant execute on function private.connection_of_mail(uuid) to steeple_jobs;
