-- How super admins read the audit log, newest first. They can call private.read_audit_log only.

-- Ids of the people, deleted ones included, whose name or e-mail contains the text. The zero id is the
-- server itself.
create or replace function private.audit_people(sought text) returns uuid[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(person.id), '{}') from (
    select user_id as id from public.profiles
    where strpos(lower(concat_ws(' ', first_name, last_name, email)), lower(sought)) > 0
    union
    select (before ->> 'user_id')::uuid from private.audit_log
    where table_name = 'public.profiles' and operation = 'DELETE'
      and strpos(lower(concat_ws(' ', before ->> 'first_name', before ->> 'last_name', before ->> 'email')), lower(sought)) > 0
    union
    select '00000000-0000-0000-0000-000000000000' where strpos('steeple', lower(sought)) > 0
  ) as person
$$;
revoke execute on function private.audit_people(text) from public;

-- The tables with an audit trigger, as schema.table.
create or replace function private.audited_tables() returns text[]
language sql stable set search_path = '' as $$
  select array_agg(distinct audited.relnamespace::regnamespace || '.' || audited.relname)
  from pg_catalog.pg_trigger as audit
  join pg_catalog.pg_class as audited on audited.oid = audit.tgrelid
  where audit.tgfoid = 'private.audit()'::regprocedure
$$;
revoke execute on function private.audited_tables() from public;

-- A page's entries. For each table and operation an index is already in the page's order, so a page is
-- merged from short index scans: one for each table and operation and, for up to a hundred people, for
-- each person. More people than that are nearly everybody, so the few others are filtered out.
create or replace function private.audit_page(
  row_limit integer, cursor_at timestamptz, cursor_id bigint, people uuid[], only_table text,
  only_operation text, only_row uuid, from_time timestamptz, to_time timestamptz
) returns setof private.audit_log
language plpgsql stable set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  tables constant text[] := case when only_table is null then private.audited_tables() else array[only_table] end;
  operations constant text[] := case when only_operation is null
    then array['INSERT', 'UPDATE', 'DELETE'] else array[only_operation] end;
begin
  if only_row is not null then
    return query
      select entry.* from private.audit_log as entry
      where entry.row_id = only_row
        and (people is null or coalesce(entry.actor_id, '00000000-0000-0000-0000-000000000000') = any (people))
        and entry.table_name = any (tables) and entry.operation = any (operations)
        and entry.happened_at >= from_time and entry.happened_at < to_time
        and (entry.happened_at, entry.id) < (cursor_at, cursor_id)
      order by entry.happened_at desc, entry.id desc limit row_limit;
  elsif people is null or cardinality(people) > 100 then
    return query
      select entry.* from unnest(tables) as kind, unnest(operations) as deed, lateral (
        select walked.* from private.audit_log as walked
        where walked.table_name = kind and walked.operation = deed
          and (people is null or coalesce(walked.actor_id, '00000000-0000-0000-0000-000000000000') = any (people))
          and walked.happened_at >= from_time and walked.happened_at < to_time
          and (walked.happened_at, walked.id) < (cursor_at, cursor_id)
        order by walked.happened_at desc, walked.id desc limit row_limit
      ) as entry
      order by entry.happened_at desc, entry.id desc limit row_limit;
  else
    return query
      select entry.* from unnest(people) as person, unnest(tables) as kind, unnest(operations) as deed, lateral (
        select walked.* from private.audit_log as walked
        where coalesce(walked.actor_id, '00000000-0000-0000-0000-000000000000') = person
          and walked.table_name = kind and walked.operation = deed
          and walked.happened_at >= from_time and walked.happened_at < to_time
          and (walked.happened_at, walked.id) < (cursor_at, cursor_id)
        order by walked.happened_at desc, walked.id desc limit row_limit
      ) as entry
      order by entry.happened_at desc, entry.id desc limit row_limit;
  end if;
end $$;
revoke execute on function private.audit_page(integer, timestamptz, bigint, uuid[], text, text, uuid, timestamptz, timestamptz) from public;

-- A page of the log: {entries, next}, newest first. before_id is the `next` of the page before;
-- sought is a part of a name or an e-mail; only_actor may be the zero id, for the server itself; values
-- longer than value_length_max are truncated. Each entry has who did it (the current name, or the one at
-- deletion), what it is about, its church, and before and after: for an update only what changed. A
-- password is never in the log, so its change is described in words.
create or replace function private.read_audit_log(
  row_limit integer, before_id bigint, sought text, only_actor uuid, only_table text,
  only_operation text, only_row uuid, from_time timestamptz, to_time timestamptz, value_length_max integer
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  size constant integer := least(greatest(row_limit, 1), 1000);
  cursor_at timestamptz := 'infinity';
  people uuid[];
  entries jsonb;
begin
  if before_id is not null then
    select happened_at into cursor_at from private.audit_log where id = before_id;
  end if;
  people := case
    when only_actor is not null and sought is not null
      then array(select id from unnest(private.audit_people(sought)) as id where id = only_actor)
    when only_actor is not null then array[only_actor]
    when sought is not null then private.audit_people(sought)
  end;

  with page as (
    select *, coalesce(after, before) as shown
    from private.audit_page(
      size + 1, cursor_at, coalesce(before_id, 0), people, only_table, only_operation, only_row,
      coalesce(from_time, '-infinity'), coalesce(to_time, 'infinity')
    )
  )
  select jsonb_agg(
    jsonb_build_object(
      'id', page.id,
      'happened_at', to_char(page.happened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
      'actor_id', page.actor_id,
      'actor_name', case when page.actor_id is null then 'Steeple' else actor.name end,
      'actor_email', actor.email,
      'operation', page.operation,
      'table_name', page.table_name,
      'row_id', page.row_id,
      'subject', case page.table_name
        when 'public.accounts' then page.shown ->> 'account_name'
        when 'public.profiles' then page.shown ->> 'first_name' || ' ' || (page.shown ->> 'last_name')
        when 'public.knowledge' then page.shown ->> 'title'
        when 'public.integrations' then page.shown ->> 'integration_type'
        when 'auth.users' then page.shown ->> 'email'
        when 'private.account_views' then (
          select account_name from public.accounts where id = (page.shown ->> 'account_id')::uuid
        )
        when 'analytics.recommendation_answers' then (
          select finding ->> 'title' from analytics.recommendations
          where id = (page.shown ->> 'recommendation_id')::uuid
        )
        when 'analytics.library_entries' then (
          select title from public.knowledge where id = page.row_id
        )
        else coalesce(page.shown ->> 'label', page.shown ->> 'title', page.shown ->> 'text')
      end,
      'account_name', coalesce(
        (select account_name from public.accounts where id = (page.shown ->> 'account_id')::uuid),
        (select gone.before ->> 'account_name' from private.audit_log as gone
         where gone.row_id = (page.shown ->> 'account_id')::uuid and gone.operation = 'DELETE'
         order by gone.id desc limit 1)
      ),
      'before', case when page.before is not null then coalesce(side.before, '{}') end,
      'after', case when page.after is not null then coalesce(side.after, '{}') end
    ) order by page.happened_at desc, page.id desc
  ) into entries
  from page
  left join lateral (
    select first_name || ' ' || last_name as name, email from public.profiles where user_id = page.actor_id
    union all
    (select gone.before ->> 'first_name' || ' ' || (gone.before ->> 'last_name'), gone.before ->> 'email'
     from private.audit_log as gone
     where gone.table_name = 'public.profiles' and gone.operation = 'DELETE' and gone.before ->> 'user_id' = page.actor_id::text
     order by gone.id desc limit 1)
    union all
    select null, email from auth.users where id = page.actor_id
    limit 1
  ) as actor on true
  cross join lateral (
    select
      jsonb_object_agg(member.key, member.before) filter (where member.before is not null) as before,
      jsonb_object_agg(member.key, member.after) filter (where member.after is not null) as after
    from (
      select key, case
          when char_length(page.before ->> key) > value_length_max then to_jsonb(
            left(page.before ->> key, value_length_max) || '… (' || char_length(page.before ->> key) || ' characters in all)'
          )
          else page.before -> key
        end as before,
        case
          when char_length(page.after ->> key) > value_length_max then to_jsonb(
            left(page.after ->> key, value_length_max) || '… (' || char_length(page.after ->> key) || ' characters in all)'
          )
          else page.after -> key
        end as after
      from jsonb_object_keys(page.shown) as key
      where page.operation <> 'UPDATE' or (key <> 'updated_at' and page.before -> key is distinct from page.after -> key)
      union all
      select 'password', '"not shown"', '"not shown"'
      where page.table_name = 'auth.users' and page.operation = 'UPDATE' and page.before -> 'email' = page.after -> 'email'
    ) as member
  ) as side;

  -- The extra entry only shows that there is another page.
  return jsonb_build_object(
    'entries', coalesce(case when jsonb_array_length(entries) > size then entries - size else entries end, '[]'),
    'next', case when jsonb_array_length(entries) > size then entries -> (size - 1) -> 'id' end
  );
end $$;
revoke execute on function private.read_audit_log(integer, bigint, text, uuid, text, text, uuid, timestamptz, timestamptz, integer) from public;
grant execute on function private.read_audit_log(integer, bigint, text, uuid, text, text, uuid, timestamptz, timestamptz, integer) to super_admin;
