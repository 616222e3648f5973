/** Where a table would be on a PostgreSQL that shards by church. */
export type Place = 'shard' | 'everywhere' | 'coordinator';

/**
 * The beginning of a query: `placed` has every table of the schemas `$1` with its place and, on a shard, the
 * number of the column that says whose row it is. Tables that shards refer to are copied to every machine; the
 * rest stays with the coordinator.
 */
export const placement = `
  with recursive candidate as (
    select c.oid as id, n.nspname || '.' || c.relname as name, own.attnum as key
    from pg_class as c
    join pg_namespace as n on n.oid = c.relnamespace
    left join pg_attribute as own on own.attrelid = c.oid and not own.attisdropped and own.attnotnull
      and own.atttypid = 'uuid'::regtype
      and own.attname = case when c.oid = 'public.accounts'::regclass then 'id' else 'account_id' end
    where n.nspname = any ($1) and c.relkind in ('r', 'p') and not c.relispartition
  ), referred (id) as (
    select other.id from pg_constraint as k
    join candidate as one on one.id = k.conrelid and one.key is not null
    join candidate as other on other.id = k.confrelid and other.key is null
    where k.contype = 'f'
    union
    select other.id from referred
    join pg_constraint as k on k.conrelid = referred.id and k.contype = 'f'
    join candidate as other on other.id = k.confrelid and other.key is null
  ), placed as (
    select id, name, key, case when key is not null then 'shard'
      when id in (select id from referred) then 'everywhere' else 'coordinator' end as place
    from candidate
  )`;

/**
 * Goes on with `ours`, every function; `touched`, the tables that its text names; and `reached`, with those of all
 * functions that it calls. Statements that a function puts together from pieces are not seen.
 */
export const reach = String.raw`${placement}, ours as materialized (
    select p.oid as id, n.nspname || '.' || p.proname as name, pg_get_functiondef(p.oid) as text,
      coalesce(p.proargnames, '{}') as arguments, p.prorettype = 'trigger'::regtype as is_trigger
    from pg_proc as p join pg_namespace as n on n.oid = p.pronamespace
    where n.nspname = any ($1) and p.prokind = 'f'
  ), word as materialized (
    select distinct ours.id, found[1] as name
    from ours cross join regexp_matches(ours.text, '([a-z_]+\.[a-z0-9_]+)', 'g') as found
  ), touched as materialized (
    select word.id, placed.id as table_id, placed.name, placed.place from word join placed on placed.name = word.name
  ), call as materialized (
    select word.id, ours.id as called from word join ours on ours.name = word.name and ours.id <> word.id
  ), called (id, within) as (
    select id, id from ours
    union
    select called.id, call.called from called join call on call.id = called.within
  ), reached as materialized (
    select distinct called.id, touched.table_id, touched.name, touched.place
    from called join touched on touched.id = called.within
  )`;
