-- Whether a connection is being read, or due, and on its way to where a church's figures are followed: it has a
-- step under way or ahead, and nothing went wrong last.
create or replace function private.is_under_way(connection private.sync_connections) returns boolean
language sql stable
return (connection).last_error is null and (connection).mode not in ('past', 'quarterly')
  and ((connection).run_id is not null or (connection).due_at <= private.now())
  and ((connection).run_id is null or (connection).planned_run is distinct from (connection).run_id
    or (connection).label is not null);
revoke execute on function private.is_under_way(private.sync_connections) from public;

-- Leaves what follows from a church's figures to another connection that is under way. Returns whether there is
-- one; it is held, so that one that ends meanwhile finds what it was left.
create or replace function private.leave_figures(church_id uuid, system text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  -- The church first, as when it is deleted.
  perform from public.accounts where id = church_id for key share;
  perform from private.sync_connections as connection
  where connection.account_id = church_id and connection.integration_type <> system
    and private.is_under_way(connection) for share;
  if not found then
    return false;
  end if;
  -- What was typed meanwhile is followed sooner, with this.
  insert into private.counts_to_follow as kept (account_id, due_at) values (church_id, 'infinity')
  on conflict (account_id) do update set version = kept.version + 1;
  return true;
end $$;
revoke execute on function private.leave_figures(uuid, text) from public;

-- A connection has ended, waits, or is gone: what it was left is followed now, unless another one will.
create or replace function private.follow_left_figures() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  update private.counts_to_follow set due_at = now()
  where account_id = old.account_id and due_at = 'infinity' and not exists (
    select from private.sync_connections as connection
    where connection.account_id = old.account_id and private.is_under_way(connection));
  return null;
end $$;
revoke execute on function private.follow_left_figures() from public;
create or replace trigger follow_left_figures after update of last_error, run_id on private.sync_connections
  for each row when (new.last_error is not null or new.run_id is null)
  execute function private.follow_left_figures();
create or replace trigger follow_left_of_gone after delete on private.sync_connections
  for each row execute function private.follow_left_figures();
