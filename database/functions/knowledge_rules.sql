-- A faulty script must not fill a church's knowledge: at most 1,000 entries. Core knowledge has no such bound.
create or replace function private.limit_knowledge() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  if (select count(*) from public.knowledge where account_id = new.account_id) >= 1000 then
    raise exception 'There are 1,000 entries for this church already. Please delete some that you no longer need.';
  end if;
  return new;
end $$;
revoke execute on function private.limit_knowledge() from public;
create or replace trigger limit_knowledge before insert on public.knowledge
  for each row when (new.account_id is not null) execute function private.limit_knowledge();
