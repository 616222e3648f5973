-- Who wrote a note or made a link: the person who asks, as they are called now. Nobody else can be named.
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

create or replace trigger sign_row before insert on analytics.annotations
  for each row execute function private.sign_row();
create or replace trigger sign_row before insert on analytics.share_links
  for each row execute function private.sign_row();

-- A revoked link stays revoked.
create or replace function private.keep_revoked() returns trigger
language plpgsql volatile set search_path = '' as $$
begin
  if old.revoked_at is not null then
    new.revoked_at := old.revoked_at;
  end if;
  return new;
end $$;
revoke execute on function private.keep_revoked() from public;

create or replace trigger keep_revoked before update on analytics.share_links
  for each row execute function private.keep_revoked();

create or replace trigger audit after insert or update or delete on analytics.annotations
  for each row execute function private.audit();
create or replace trigger audit after insert or update or delete on analytics.share_links
  for each row execute function private.audit();
create or replace trigger audit after insert on private.account_views
  for each row execute function private.audit();

-- Notes that the asking super admin looks at a church: once an hour, so that the log stays readable.
create or replace function private.note_account_view(viewed_account_id uuid) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.account_views (account_id, viewer_id, hour)
  select account.id, auth.uid(), date_trunc('hour', now(), 'UTC')
  from public.accounts as account where account.id = viewed_account_id
  on conflict (account_id, viewer_id, hour) do nothing
$$;
revoke execute on function private.note_account_view(uuid) from public;
grant execute on function private.note_account_view(uuid) to super_admin;
