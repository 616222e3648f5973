-- Whether somebody may bring another person in: the one place that says so. A super admin anybody, an
-- account admin without a mark a colleague of their own church, if the platform lets them.
create or replace function private.may_invite_to(person_id uuid, church_id uuid, new_role text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from public.profiles where user_id = person_id and role = 'super_admin')
    or new_role = 'account_admin' and private.may_mark(person_id, church_id)
      and (select admins_may_invite from private.platform_settings);
end $$;
revoke execute on function private.may_invite_to(uuid, uuid, text) from public;

-- Whether an invitation can still be accepted.
create or replace function private.is_open(invitation private.invitations) returns boolean
language sql stable set search_path = '' as $$
  select invitation.ended_at is null and invitation.accepted_at is null and invitation.expires_at > now()
$$;
revoke execute on function private.is_open(private.invitations) from public;

create or replace function private.invitation_json(invitation private.invitations) returns json
language sql stable security definer set search_path = '' as $$
  select json_build_object('id', invitation.id, 'email', invitation.email, 'firstName', invitation.first_name,
    'lastName', invitation.last_name, 'phoneNumber', invitation.phone_number, 'role', invitation.role,
    'accountId', invitation.account_id,
    'accountName', (select account_name from public.accounts where id = invitation.account_id),
    'invitedBy', invitation.inviter, 'invitedAt', invitation.invited_at, 'expiresAt', invitation.expires_at)
$$;
revoke execute on function private.invitation_json(private.invitations) from public;

-- Invites somebody and queues the mail; a former invitation of the same person to the same church ends. The
-- right is held until it is stored, the church first, as for shared links. Whether an address has an account
-- elsewhere, an account admin does not learn: the mail then says so to its owner.
create or replace function private.invite_user(
  invitation_id uuid, new_email text, new_first_name text, new_last_name text, new_phone_number text,
  new_role text, church_id uuid, hash text
) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  address constant text := lower(new_email);
  mine public.profiles;
begin
  perform from public.accounts where id = church_id for key share;
  select * into mine from public.profiles where user_id = auth.uid() for share;
  if mine.role = 'account_admin' and private.may_mark(mine.user_id, church_id)
      and not (select admins_may_invite from private.platform_settings) then
    raise exception 'Only your Steeple administrator can invite people.';
  end if;
  if not coalesce(private.may_invite_to(mine.user_id, church_id, new_role), false) then
    raise exception 'Unauthorized' using errcode = '42501';
  end if;
  if exists (
    select from public.profiles where lower(email) = address
      and (mine.role = 'super_admin' or account_id = church_id)
  ) then
    raise exception 'A user with this email address already exists.' using errcode = '23505';
  end if;
  -- Nobody's mailbox is filled, and no church's list.
  if (select count(*) from private.invitations where email = address and invited_at > now() - interval '1 day') >= 5
      or (select count(*) from private.invitations
          where invited_by = mine.user_id and invited_at > now() - interval '1 day') >= 100 then
    raise exception 'You’ve reached today’s limit for invitations. Please try again tomorrow.';
  end if;
  update private.invitations as former set ended_at = now()
  where email = address and account_id is not distinct from church_id and private.is_open(former);
  insert into private.invitations (id, email, first_name, last_name, phone_number, role, account_id, token_hash,
    invited_by, inviter, expires_at)
  values (invitation_id, address, new_first_name, new_last_name, new_phone_number, new_role, church_id, hash,
    mine.user_id, btrim(concat_ws(' ', mine.first_name, mine.last_name)), now() + interval '7 days');
  -- Nobody knows yet what language they read: probably that of whoever invites them.
  perform private.queue_mail('invitation', 'invitation ' || invitation_id, church_id, null, address,
    jsonb_build_object('invitationId', invitation_id, 'firstName', new_first_name,
      'language', (select language from auth.users where id = mine.user_id)), '7 days', true);
end $$;
revoke execute on function private.invite_user(uuid, text, text, text, text, text, uuid, text) from public;
grant execute on function private.invite_user(uuid, text, text, text, text, text, uuid, text)
  to account_admin, super_admin;

-- The open invitations, of one church or, for super admins, of all; null for whoever may not invite there.
create or replace function private.read_invitations(church_id uuid) returns json
language sql stable security definer set search_path = '' as $$
  select case when private.may_invite_to(auth.uid(), church_id, 'account_admin') then (
    select coalesce(json_agg(private.invitation_json(invitation) order by invited_at desc, id), '[]')
    from private.invitations as invitation
    where private.is_open(invitation) and (church_id is null or account_id = church_id)) end
$$;
revoke execute on function private.read_invitations(uuid) from public;
grant execute on function private.read_invitations(uuid) to account_admin, super_admin;

-- Ends an invitation; null where there is none that this person could have made.
create or replace function private.end_invitation(invitation_id uuid) returns json
language plpgsql volatile security definer set search_path = '' as $$
declare
  ended private.invitations;
begin
  update private.invitations as invitation set ended_at = now()
  where id = invitation_id and private.is_open(invitation)
    and private.may_invite_to(auth.uid(), account_id, role)
  returning * into ended;
  return case when ended.id is not null then private.invitation_json(ended) end;
end $$;
revoke execute on function private.end_invitation(uuid) from public;
grant execute on function private.end_invitation(uuid) to account_admin, super_admin;

-- Makes the user and opens a session, once, while whoever invited may still do so: their right is held
-- until then, as when they invited.
create or replace function private.accept_invitation(hashes text[], agent text)
returns table (session_id uuid, user_id uuid)
language plpgsql volatile security definer set search_path = '' as $$
declare
  invited private.invitations;
  new_id constant uuid := gen_random_uuid();
begin
  select * into invited from private.invitations where token_hash = any (hashes);
  perform from public.accounts where id = invited.account_id for key share;
  perform from public.profiles as inviting where inviting.user_id = invited.invited_by for share;
  if not coalesce(private.may_invite_to(invited.invited_by, invited.account_id, invited.role), false)
      or exists (select from auth.users where lower(email) = invited.email) then
    return;
  end if;
  -- The audit rows name whose doing it is.
  perform set_config('request.jwt.claims', json_build_object('sub', new_id)::text, true);
  update private.invitations as invitation set accepted_at = now(), accepted_by = new_id
  where id = invited.id and private.is_open(invitation);
  if not found then
    return;
  end if;
  insert into auth.users (id, email, last_sign_in_at) values (new_id, invited.email, now());
  -- What was mailed to them goes with them.
  update private.mails set person_id = new_id where key = 'invitation ' || invited.id;
  insert into public.profiles (user_id, email, first_name, last_name, phone_number, role, account_id)
  values (new_id, invited.email, invited.first_name, invited.last_name, invited.phone_number, invited.role,
    invited.account_id);
  return query insert into auth.sessions (user_id, user_agent, method) values (new_id, agent, 'otp')
    returning sessions.id, sessions.user_id;
end $$;
revoke execute on function private.accept_invitation(text[], text) from public;
grant execute on function private.accept_invitation(text[], text) to steeple_auth;

-- Invitations end with the right of whoever made them.
create or replace function private.end_invitations_of_leaver() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  update private.invitations as invitation set ended_at = now()
  where invited_by = old.user_id and private.is_open(invitation)
    and not coalesce(private.may_invite_to(old.user_id, account_id, role), false);
  return null;
end $$;
revoke execute on function private.end_invitations_of_leaver() from public;
create or replace trigger end_invitations_of_leaver
  after delete or update of role, account_id, may_only_look, without_giving on public.profiles
  for each row execute function private.end_invitations_of_leaver();

create or replace trigger audit after insert or update on private.invitations
  for each row execute function private.audit();

-- What an invitation's mail says; nothing once it is over. An address that has an account gets no link.
drop function if exists private.invitation_letter(uuid);
create function private.invitation_letter(invitation_id uuid)
returns table (token_hash text, inviter text, account_name text, has_account boolean)
language sql stable security definer set search_path = '' as $$
  select invitation.token_hash, invitation.inviter, account.account_name,
    exists (select from auth.users where lower(email) = invitation.email)
  from private.invitations as invitation left join public.accounts as account on account.id = invitation.account_id
  where invitation.id = invitation_id and private.is_open(invitation)
    and private.may_invite_to(invitation.invited_by, invitation.account_id, invitation.role)
$$;
revoke execute on function private.invitation_letter(uuid) from public;
grant execute on function private.invitation_letter(uuid) to steeple_jobs;

-- Reads what holds for the whole platform, after changing what is given.
create or replace function private.platform_settings(may_invite boolean) returns json
language plpgsql volatile security definer set search_path = '' as $$
begin
  if may_invite is not null then
    update private.platform_settings set admins_may_invite = may_invite;
  end if;
  return (select json_build_object('adminsMayInvite', admins_may_invite) from private.platform_settings);
end $$;
revoke execute on function private.platform_settings(boolean) from public;
grant execute on function private.platform_settings(boolean) to super_admin;
create or replace trigger audit after update on private.platform_settings
  for each row execute function private.audit();
