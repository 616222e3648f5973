-- Queues a mail once for its key; it is sent after the transaction that queued it.
create or replace function private.queue_mail(
  mail_kind text, mail_key text, church_id uuid, to_person uuid, address text, facts jsonb,
  life interval, waited_for boolean default false
) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.mails
    (kind, key, account_id, person_id, recipient, recipient_name, data, expires_at, is_waited_for)
  select mail_kind, mail_key, church_id, to_person, address, concat_ws(' ', first_name, last_name),
    jsonb_build_object('firstName', first_name, 'language', person.language) || facts, now() + life, waited_for
  from (select) as once left join public.profiles on user_id = to_person
    left join auth.users as person on person.id = to_person
  on conflict (key) do nothing
$$;
revoke execute on function private.queue_mail(text, text, uuid, uuid, text, jsonb, interval, boolean) from public;

-- A changed password or e-mail is told to the address that it was before, whoever changed it and how.
create or replace function private.tell_of_changed_sign_in() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
declare
  church_id constant uuid := (select account_id from public.profiles where user_id = new.id);
begin
  if new.password_hash is distinct from old.password_hash and old.password_hash is not null then
    perform private.queue_mail('password-changed', 'password-changed ' || gen_random_uuid(), church_id, new.id,
      old.email, '{}', '2 days');
  end if;
  if new.email is distinct from old.email then
    perform private.queue_mail('email-changed', 'email-changed ' || gen_random_uuid(), church_id, new.id,
      old.email, jsonb_build_object('newEmail', new.email), '2 days');
  end if;
  return null;
end $$;
revoke execute on function private.tell_of_changed_sign_in() from public;
create or replace trigger tell_of_changed_sign_in after update of email, password_hash on auth.users
  for each row execute function private.tell_of_changed_sign_in();

-- The newest mails, for super admins: who was sent what, or why not. What is being sent counts as queued.
create or replace function private.read_mail_log(how_many integer, church_id uuid) returns json
language sql stable security definer set search_path = '' as $$
  select coalesce(json_agg(entry order by created_at desc, id), '[]') from (
    select mail.id, mail.created_at, json_build_object(
      'to', mail.recipient, 'kind', mail.kind,
      'state', case mail.state when 'sending' then 'queued' else mail.state end,
      'why', mail.why, 'when', mail.changed_at) as entry
    from private.mails as mail
    where church_id is null or mail.account_id = church_id
    order by mail.created_at desc, mail.id limit how_many) as newest
$$;
revoke execute on function private.read_mail_log(integer, uuid) from public;
grant execute on function private.read_mail_log(integer, uuid) to super_admin;

-- Lets mails be sent again to an address that a mail server had refused.
create or replace function private.allow_mail_to(refused_address text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from private.mail_suppressions where address = lower(refused_address);
  return found;
end $$;
revoke execute on function private.allow_mail_to(text) from public;
grant execute on function private.allow_mail_to(text) to super_admin;
