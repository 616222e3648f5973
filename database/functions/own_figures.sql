-- The id of a new figure of the church's own: of its first name, and never one that there was.
create or replace function private.own_figure_id(church_id uuid, name text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  plain constant text := btrim(regexp_replace(lower(translate(name, 'ÁÀÂÄÃÅáàâäãåÉÈÊËéèêëÍÌÎÏíìîïÓÒÔÖÕóòôöõÚÙÛÜúùûüÑñÇçŁł',
    'aaaaaaaaaaaaeeeeeeeeiiiiiiiiooooooooooouuuuuuuunnccll')), '[^a-z0-9]+', '_', 'g'), '_');
  slug constant text := btrim(left(case when plain = '' then 'figure' else plain end, 24), '_');
  number integer := 1;
  candidate text := slug;
begin
  while exists (select from analytics.own_figures where account_id = church_id and id = 'own_' || candidate) loop
    number := number + 1;
    candidate := left(slug, 23 - length(number::text)) || '_' || number;
  end loop;
  return 'own_' || candidate;
end $$;
revoke execute on function private.own_figure_id(uuid, text) from public;

-- Makes or changes a figure of the church's own, twelve of which are not put away. Null if there is none with
-- this id; what it counts does not become money, or cease to be.
create or replace function private.put_own_figure(church_id uuid, figure_id text, said jsonb) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept_id text;
  money constant boolean := said ->> 'kind' = 'money';
  types constant text[] := case when jsonb_typeof(said -> 'source') = 'object'
    then array(select jsonb_array_elements_text(said #> '{source,attendanceTypeIds}')) end;
begin
  if not private.sees_giving() and (money or exists (
      select from analytics.own_figures where account_id = church_id and id = figure_id and is_money)) then
    raise exception 'This person does not see giving' using errcode = 'ST432';
  end if;
  if figure_id is null then
    kept_id := private.own_figure_id(church_id, said ->> 'name');
    insert into analytics.own_figures (account_id, id, name, kind, is_money, per, together, in_attendance, attendance_type_ids, place, is_away)
    values (church_id, kept_id, said ->> 'name', said ->> 'kind', money, said ->> 'per', said ->> 'together',
      (said ->> 'inAttendance')::boolean and said ->> 'kind' = 'people', types,
      coalesce((said ->> 'place')::integer,
        (select 1 + coalesce(max(place), 0) from analytics.own_figures where account_id = church_id)),
      coalesce((said ->> 'away')::boolean, false));
  else
    update analytics.own_figures as kept set name = said ->> 'name', kind = said ->> 'kind', per = said ->> 'per',
      together = said ->> 'together', in_attendance = (said ->> 'inAttendance')::boolean and said ->> 'kind' = 'people',
      attendance_type_ids = types, place = (said ->> 'place')::integer, is_away = (said ->> 'away')::boolean
    where account_id = church_id and id = figure_id and is_money = money returning id into kept_id;
  end if;
  if (select count(*) from analytics.own_figures where account_id = church_id and not is_away) > 12 then
    raise exception 'A church can have 12 custom numbers. Archive one first.';
  end if;
  return kept_id;
end $$;
revoke execute on function private.put_own_figure(uuid, text, jsonb) from public;

-- The same for an import: the one of its name and kind that was put away when an import was taken back, else a
-- new one.
create or replace function private.take_own_figure(church_id uuid, said jsonb) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  former analytics.own_figures;
begin
  select * into former from analytics.own_figures as own
  where account_id = church_id and is_away and attendance_type_ids is null
    and (lower(name), kind) = (lower(said ->> 'name'), said ->> 'kind')
    and not exists (select from analytics.count_categories where account_id = church_id and feeds = own.id)
  order by created_at limit 1;
  return private.put_own_figure(church_id, former.id, said || jsonb_build_object('place', former.place, 'away', false));
end $$;
revoke execute on function private.take_own_figure(uuid, jsonb) from public;

-- The same as the requesting person, with the category that is typed for it.
create or replace function private.save_own_figure(church_id uuid, figure_id text, said jsonb) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept_id text;
  kept analytics.own_figures;
  typed uuid;
begin
  -- One at a time, so that twelve stay twelve.
  perform from public.accounts where id = church_id for no key update;
  perform private.hold_own_right(church_id);
  perform private.require_church_to_change(church_id);
  kept_id := private.put_own_figure(church_id, figure_id, said);
  select * into kept from analytics.own_figures where account_id = church_id and id = kept_id;
  if kept.id is null then
    return null;
  end if;
  select id into typed from analytics.count_categories where account_id = church_id and feeds = kept.id
  order by created_at limit 1;
  if kept.attendance_type_ids is null then
    perform private.put_category(church_id, jsonb_build_object('id', typed, 'name', kept.name, 'feeds', kept.id,
      'inAttendance', kept.in_attendance, 'per', kept.per, 'away', kept.is_away), null);
  elsif typed is not null then
    update analytics.count_categories set is_away = true where id = typed;
  end if;
  perform private.limit_count_setup(church_id);
  perform private.gather_by_hand(church_id);
  perform private.follow_counts(church_id);
  return kept.id;
end $$;
revoke execute on function private.save_own_figure(uuid, text, jsonb) from public;
grant execute on function private.save_own_figure(uuid, text, jsonb) to account_admin, super_admin;
