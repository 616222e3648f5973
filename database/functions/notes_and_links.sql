-- The author of a note or link is the requesting person, with their current name. Nobody else can be named.
create or replace function private.sign_row() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    new.author_id := auth.uid();
    new.author := (
      select nullif(btrim(concat_ws(' ', first_name, left(last_name, 1) || '.')), '.')
      from public.profiles where user_id = auth.uid()
    );
  end if;
  return new;
end $$;
revoke execute on function private.sign_row() from public;

-- The author keeps the right until the link is stored: whoever takes it away waits, and then finds the
-- link, or is waited for, and the link is refused. The church is locked first, as when it is deleted.
create or replace function private.hold_authors_right() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  if auth.uid() is not null then
    perform from public.accounts where id = new.account_id for key share;
    perform from public.profiles where user_id = auth.uid() for share;
    perform private.require_church_to_change(new.account_id);
    if new.shows_giving and not private.sees_giving() then
      raise exception 'This person does not see giving' using errcode = 'ST432';
    end if;
  end if;
  return new;
end $$;
revoke execute on function private.hold_authors_right() from public;
create or replace trigger hold_authors_right before insert on analytics.share_links
  for each row execute function private.hold_authors_right();

-- A revoked link stays revoked, but for a minute in which whoever ended it by mistake can undo that. Nobody
-- undoes what somebody else ended, or what ended with a right.
create or replace function private.keep_revoked() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  new.revoked_by := old.revoked_by;
  if old.revoked_at is null then
    new.revoked_by := case when new.revoked_at is not null and pg_trigger_depth() = 1 then auth.uid() end;
  elsif new.revoked_at is null and old.revoked_at > now() - interval '1 minute' and old.revoked_by = auth.uid()
    and (not old.shows_giving or private.sees_giving()) then
    new.revoked_by := null;
  else
    new.revoked_at := old.revoked_at;
  end if;
  return new;
end $$;
revoke execute on function private.keep_revoked() from public;

create or replace trigger keep_revoked before update on analytics.share_links
  for each row execute function private.keep_revoked();

-- A link is revoked when its author loses their role, their church, their profile, the right to change
-- something, or the right to see the giving that it shows.
create or replace function private.revoke_links_of_leaver() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  update analytics.share_links set revoked_at = now()
  where author_id = old.user_id and revoked_at is null
    and not (coalesce(private.may_connect(old.user_id, account_id), false)
      and (not shows_giving or private.may_see_giving(old.user_id)));
  return null;
end $$;
revoke execute on function private.revoke_links_of_leaver() from public;
create or replace trigger revoke_links_of_leaver
  after delete or update of role, account_id, may_only_look, without_giving on public.profiles
  for each row execute function private.revoke_links_of_leaver();

-- A faulty script must not fill a church's dashboard: at most 2,000 notes and 100 active links. Notes that
-- a job writes, e.g. that another organization was connected, are not limited.
create or replace function private.limit_notes() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  if auth.uid() is not null and (select count(*) from analytics.annotations where account_id = new.account_id) >= 2000 then
    raise exception 'You already have 2,000 notes. Please delete some you no longer need.';
  end if;
  return new;
end $$;
revoke execute on function private.limit_notes() from public;
create or replace trigger limit_notes before insert on analytics.annotations
  for each row execute function private.limit_notes();

create or replace function private.limit_links() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  if (
    select count(*) from analytics.share_links
    where account_id = new.account_id and revoked_at is null and expires_at > now()
  ) >= 100 then
    raise exception 'You already have 100 links. Please turn off some you no longer need.';
  end if;
  -- Only the newest ended links are kept; the audit log has them all.
  delete from analytics.share_links where id in (
    select id from analytics.share_links
    where account_id = new.account_id and (revoked_at is not null or expires_at <= now())
    order by created_at desc, id offset 100);
  return new;
end $$;
revoke execute on function private.limit_links() from public;
create or replace trigger limit_links before insert on analytics.share_links
  for each row execute function private.limit_links();

create or replace trigger audit after insert on private.account_views
  for each row execute function private.audit();

-- Records that a super admin views a church: once an hour, so that the log stays readable. Account admins
-- are not recorded: it is their own church.
create or replace function private.note_account_view(viewed_account_id uuid) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.account_views (account_id, viewer_id, hour)
  select account.id, viewer.user_id, date_trunc('hour', now(), 'UTC')
  from public.accounts as account, public.profiles as viewer
  where account.id = viewed_account_id and viewer.user_id = auth.uid() and viewer.role = 'super_admin'
  on conflict (account_id, viewer_id, hour) do nothing
$$;
revoke execute on function private.note_account_view(uuid) from public;
grant execute on function private.note_account_view(uuid) to account_admin, super_admin;

-- The state of a church's connections, for those who may see them: one row each, with since when the
-- provider has refused us, whether this is the first sync, when the last one finished, what went wrong
-- since, and its notices.
drop function if exists private.own_connections(uuid);
create function private.own_connections(church_id uuid)
returns table (
  integration_type text, is_connected boolean, broken_since timestamptz,
  is_first_reading boolean, finished_at timestamptz, problem text, notices json,
  disconnected_at timestamptz
)
language sql stable security definer set search_path = '' as $$
  select integration.integration_type, integration.is_connected, credential.reconnect_needed_at,
    sync.first_done_at is null and sync.run_id is not null, sync.finished_at, sync.last_error,
    private.own_notices(church_id, integration.integration_type),
    case when not integration.is_connected then integration.disconnected_at end
  from public.integrations as integration
  left join private.provider_credentials as credential using (account_id, integration_type)
  left join private.sync_connections as sync using (account_id, integration_type)
  where integration.account_id = church_id and exists (
    select from public.profiles as person where person.user_id = auth.uid()
      and (person.role = 'super_admin' or (person.role = 'account_admin' and person.account_id = church_id)))
$$;
revoke execute on function private.own_connections(uuid) from public;
grant execute on function private.own_connections(uuid) to account_admin, super_admin;

-- The church that an active shared link opens; no row otherwise, nor once its author may no longer work
-- for the church, or no longer see the giving that it shows.
drop function if exists private.open_share_link(text);
create function private.open_share_link(sought_hash text)
returns table (
  account_id uuid, account_name text, shows_giving boolean, shows_notes boolean, expires_at timestamptz
)
language sql stable security definer set search_path = '' as $$
  select account.id, account.account_name, link.shows_giving, link.shows_notes, link.expires_at
  from analytics.share_links as link join public.accounts as account on account.id = link.account_id
  where link.token_hash = sought_hash and link.revoked_at is null and link.expires_at > now()
    and private.may_connect(link.author_id, link.account_id)
    and (not link.shows_giving or private.may_see_giving(link.author_id))
$$;
revoke execute on function private.open_share_link(text) from public;
grant execute on function private.open_share_link(text) to steeple_jobs;
