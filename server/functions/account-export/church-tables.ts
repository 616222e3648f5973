import { z } from 'zod';
import { isShowable } from '../../church/privacy.ts';
import type { VerifiedClaims } from '../../http/claims.ts';
import type { Services } from '../../services.ts';
import { runForChurch } from '../as-church-person.ts';

const churchTable = z.object({
  schema: z.string(),
  name: z.string(),
  /** Those that the person may read. */
  columns: z.array(z.string()),
  /** The primary key, by which pages are read. */
  key: z.array(z.object({ name: z.string(), type: z.string() })),
});
export type ChurchTable = z.infer<typeof churchTable>;

/**
 * Every table with rows of churches, from the catalogue so that none is missed. What rules looked at each
 * week is left out: its readings tell of giving whatever the reader's rights. So is what the choices repeat of
 * the tables of what is counted by hand, money included.
 */
const listed = `select coalesce(json_agg(t order by t.name), '[]')::text from (
  select space.nspname as schema, relation.relname as name,
    (select json_agg(attname order by attnum) from pg_catalog.pg_attribute
     where attrelid = relation.oid and attnum > 0 and not attisdropped and attname <> 'by_hand'
       and has_column_privilege(relation.oid, attnum, 'select')) as columns,
    (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod))
       order by array_position(keys.indkey::int2[], attnum))
     from pg_catalog.pg_index as keys join pg_catalog.pg_attribute on attrelid = keys.indrelid
     where keys.indrelid = relation.oid and keys.indisprimary and attnum = any (keys.indkey)) as key
  from pg_catalog.pg_class as relation
  join pg_catalog.pg_namespace as space on space.oid = relation.relnamespace
  where space.nspname in ('public', 'analytics') and relation.relkind in ('r', 'p')
    and not relation.relispartition
    and exists (select from pg_catalog.pg_attribute
      where attrelid = relation.oid and attname = 'account_id' and not attisdropped
        and has_column_privilege(relation.oid, attnum, 'select'))) as t
  where t.columns is not null and t.key is not null and t.name <> 'recommendation_weeks'`;

/** The tables of which this person may read a church's rows. */
export async function listChurchTables(
  services: Services,
  claims: VerifiedClaims,
): Promise<ChurchTable[]> {
  const [found] = await runForChurch(services, claims, { text: listed, values: [] });
  const tables = z.array(churchTable).parse(JSON.parse(found ?? '[]'));
  return tables.filter(({ columns, key }) => key.every(({ name }) => columns.includes(name)));
}

const rowShape = z.record(z.string(), z.unknown());
export type ChurchRow = z.infer<typeof rowShape>;

/**
 * The church's next rows of a table, with the rights of the person who asks.
 *
 * @param after the last row of the page before
 */
export async function readPage(
  services: Services,
  claims: VerifiedClaims,
  {
    table,
    accountId,
    after,
    size,
  }: {
    table: ChurchTable;
    accountId: string;
    after: ChurchRow | null;
    size: number;
  },
): Promise<ChurchRow[]> {
  const { schema, name, columns, key } = table;
  const keys = key.map((column) => quoted(column.name)).join(', ');
  const last = key
    .map((column) => `($2::jsonb ->> ${literal(column.name)})::${column.type}`)
    .join(', ');
  const text = `select coalesce(json_agg(page), '[]')::text from (
    select ${columns.map(quoted).join(', ')} from ${quoted(schema)}.${quoted(name)} as kept
    where account_id = $1::uuid and ${tellsNothingOfFewGivers(columns)} and ($2::jsonb is null or (${keys}) > (${last}))
    order by ${keys} limit ${size}) as page`;
  const values = [accountId, after && JSON.stringify(after)];
  const [found] = await runForChurch(services, claims, { text, values });
  return z.array(rowShape).parse(JSON.parse(found ?? '[]'));
}

/**
 * The condition of rows that tell nothing of few givers (docs/decisions/few-givers.md), by the columns of
 * their table. Givers of a week are read as the person who asks, who else sees no giving at all.
 */
function tellsNothingOfFewGivers(columns: readonly string[]): string {
  const week = ['week', 'origin'].find((name) => columns.includes(name));
  const conditions = [
    week !== undefined && columns.includes('figure')
      ? `(${columns.includes('source') ? "kept.source = 'hand' or " : ''}private.givers_min(kept.figure) is null or private.givers_min(kept.figure) <= coalesce((
          select units.value from analytics.figures as units
            where units.account_id = kept.account_id and units.figure = 'giving_units' and units.week = kept.${week}), 0))`
      : null,
    columns.includes('finding') ? isShowable('kept') : null,
    columns.includes('recommendation_id')
      ? `not exists (select from analytics.recommendations as card
          where card.id = kept.recommendation_id and not (${isShowable('card')}))`
      : null,
  ];
  return conditions.filter((condition) => condition !== null).join(' and ') || 'true';
}

/** Names come from the catalogue; quoted all the same. */
function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
