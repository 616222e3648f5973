-- What was expected of a church, for those who may see it: of giving only for those who may see that.
create or replace function private.own_expected_weeks(church_id uuid) returns json
language sql stable security definer set search_path = '' as $$
  select json_build_object('basis', basis, 'search', search, 'searchDays', search_days, 'expected',
    case when private.sees_giving() then expected else (
      select json_object_agg(tile, case when private.is_about_giving(tile) or private.is_own_money(church_id, tile)
        then '{"first": null, "weeks": [], "ahead": [], "judged": [], "levelBreak": null, "origin": null}' else weeks end)
      from json_each(expected) as kept (tile, weeks)) end)
  from analytics.expected_weeks
  where account_id = church_id and private.may_see(auth.uid(), church_id)
$$;
revoke execute on function private.own_expected_weeks(uuid) from public;
grant execute on function private.own_expected_weeks(uuid) to account_admin, super_admin;
