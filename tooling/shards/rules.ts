import type pg from 'pg';
import { ownSchemas } from '#database/access/stored-tables.ts';
import { type Place, placement, reach } from './placement.ts';

/** What Citus (12 and 13) asks of a schema, and how each thing it is asked of keeps it. */
type Rule = {
  /** A sentence. */
  asks: string;
  /** Rows of `thing`, and `wrong`: what would have to change, or null. */
  query: string;
};

/** A rule with how many things keep it, and what would have to change of the others. */
export type Judged = { asks: string; kept: number; wrong: string[] };

const onShard = "placed.place = 'shard'";
const onMachines = "placed.place <> 'coordinator'";

const rules: readonly Rule[] = [
  {
    asks: 'Every primary key and unique index of a table on shards has the church.',
    query: `${placement} select i.indexrelid::regclass as thing,
        case when not placed.key = any (i.indkey) then format('%s: add account_id to %s', placed.name, i.indexrelid::regclass) end as wrong
      from placed join pg_index as i on i.indrelid = placed.id
      where ${onShard} and (i.indisunique or i.indisexclusion)`,
  },
  {
    asks: 'Every reference between tables on shards has the church on both sides; none leads from elsewhere into a shard, or sets the church to null.',
    query: `${placement} select k.conname as thing, case
        when one.place <> 'shard' and other.place = 'shard'
          then format('%s: %s leads from %s into shards (%s)', one.name, k.conname,
            case one.place when 'everywhere' then 'a table that is everywhere' else 'the coordinator' end, other.name)
        when one.place = 'shard' and other.place = 'shard' and not exists (
            select from unnest(k.conkey, k.confkey) as pair (own, others) where own = one.key and others = other.key)
          then format('%s: add account_id to %s, which leads to %s', one.name, k.conname, other.name)
        when one.key = any (k.conkey) and (k.confdeltype in ('n', 'd') or k.confupdtype in ('n', 'd', 'c'))
          then format('%s: %s may set the church', one.name, k.conname) end as wrong
      from pg_constraint as k join placed as one on one.id = k.conrelid join placed as other on other.id = k.confrelid
      where k.contype = 'f'`,
  },
  {
    asks: 'Policies have no subquery.',
    query: `${placement} select p.oid as thing,
        case when concat(p.polqual, p.polwithcheck) like '%{SUBLINK%' then format('%s: "%s"', placed.name, p.polname) end as wrong
      from placed join pg_policy as p on p.polrelid = placed.id where ${onMachines}`,
  },
  {
    asks: 'What a policy calls is known on every machine: no table of the coordinator, no setting of the session (set_config does not travel).',
    query: String.raw`${reach} select distinct p.oid as thing, case
        when asked.wrong is not null then format('%s: "%s" asks %s', placed.name, p.polname, asked.wrong) end as wrong
      from placed join pg_policy as p on p.polrelid = placed.id
      cross join lateral (
        select string_agg(distinct found.name, ', ' order by found.name) as wrong
        from regexp_matches(concat(pg_get_expr(p.polqual, p.polrelid), ' ', pg_get_expr(p.polwithcheck, p.polrelid)), '([a-z_]+\.[a-z0-9_]+)\(', 'g') as named
        join ours on ours.name = named[1]
        cross join lateral (
          select reached.name from reached where reached.id = ours.id and reached.place = 'coordinator'
          union all
          select 'the session''s settings' from called join ours as within on within.id = called.within
          where called.id = ours.id and within.text like '%current_setting(%'
        ) as found) as asked
      where ${onMachines}`,
  },
  {
    asks: 'The roles of policies may log in, as every machine is asked as the role of the request.',
    query: `${placement} select distinct r.oid as thing,
        case when not r.rolcanlogin then format('%s: let it log in between the machines', r.rolname) end as wrong
      from placed join pg_policy as p on p.polrelid = placed.id join pg_roles as r on r.oid = any (p.polroles)
      where ${onMachines}`,
  },
  {
    asks: 'Rights are of whole tables: those of columns are not given to the shards.',
    query: `${placement} select placed.id as thing, case when count(a.attacl) > 0
        then format('%s: rights on %s of its columns', placed.name, count(a.attacl)) end as wrong
      from placed join pg_attribute as a on a.attrelid = placed.id and a.attnum > 0 and not a.attisdropped
      where ${onMachines} group by placed.id, placed.name`,
  },
  {
    asks: 'What a trigger does stays on its shard. (Triggers need citus.enable_unsafe_triggers.)',
    query: `${reach} select t.oid as thing, (
        select format('%s: %s reaches %s', placed.name, t.tgname, string_agg(reached.name, ', ' order by reached.name))
        from reached where reached.id = t.tgfoid
          and (reached.place = 'coordinator' or placed.place = 'everywhere' and reached.place = 'shard') having count(*) > 0) as wrong
      from placed join pg_trigger as t on t.tgrelid = placed.id and not t.tgisinternal where ${onMachines}`,
  },
  {
    asks: 'Numbers that a table on shards gives its rows are bigint.',
    query: `${placement} select a.attname as thing,
        case when a.atttypid <> 'bigint'::regtype then format('%s: %s is %s', placed.name, a.attname, a.atttypid::regtype) end as wrong
      from placed join pg_attribute as a on a.attrelid = placed.id and not a.attisdropped
      left join pg_attrdef as d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where ${onShard} and (a.attidentity <> '' or pg_get_expr(d.adbin, d.adrelid) like 'nextval(%')`,
  },
  {
    asks: 'A function that locks rows of shards is told the church: rows of all shards cannot be locked.',
    query: String.raw`${reach} select ours.id as thing, case when not ours.arguments && '{church_id,account_id}'
        then format('%s: locks rows of %s', ours.name, (
          select string_agg(touched.name, ', ' order by touched.name) from touched where touched.id = ours.id and touched.place = 'shard')) end as wrong
      from ours where not ours.is_trigger and ours.text ~* '\mfor (update|share|no key update|key share)\M'
        and exists (select from touched where touched.id = ours.id and touched.place = 'shard')`,
  },
];

/** How a migrated database keeps each rule, judged by its catalogue. */
export async function judgeShards(owner: pg.ClientBase | pg.Pool): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const { asks, query } of rules) {
    const { rows } = await owner.query<{ wrong: string | null }>(query, [ownSchemas]);
    const wrong = rows.flatMap((row) => row.wrong ?? []);
    judged.push({ asks, kept: rows.length - wrong.length, wrong: wrong.sort() });
  }
  return judged;
}

/** The tables of each place, sorted. */
export async function placeTables(
  owner: pg.ClientBase | pg.Pool,
): Promise<{ place: Place; tables: string[] }[]> {
  const { rows } = await owner.query<{ place: Place; tables: string[] }>(
    `${placement} select place, array_agg(name order by name) as tables from placed
     group by place order by place desc`,
    [ownSchemas],
  );
  return rows;
}
