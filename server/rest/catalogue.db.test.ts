import { expect, test } from 'vitest';
import { forThisFile } from '#testing/for-this-file.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { relationships, tables } from './catalogue.ts';

const database = await forThisFile(createTestDatabase(), 'drop');

test('the catalogue has the columns, types and defaults of the database', async () => {
  const { rows } = await database.owner.query(`
    select table_name as "table", column_name as name,
      replace(data_type, 'timestamp with time zone', 'timestamptz') as type, column_default as fallback
    from information_schema.columns where table_schema = 'public' order by table_name, ordinal_position`);
  const catalogued = [...tables.values()]
    .sort((one, other) => one.name.localeCompare(other.name))
    .flatMap(({ name: table, columns }) =>
      [...columns.values()].map(({ name, type, fallback = null }) => ({
        table,
        name,
        type,
        fallback,
      })),
    );
  expect(catalogued).toEqual(rows);
});

test('every table is found by its id', async () => {
  const { rows } = await database.owner.query(`
    select conrelid::regclass::text as "table", pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'p' and connamespace = 'public'::regnamespace order by 1`);
  expect(rows).toEqual(
    [...tables.keys()].sort().map((table) => ({ table, definition: 'PRIMARY KEY (id)' })),
  );
});

test('the catalogue has every foreign key between exposed tables', async () => {
  const { rows } = await database.owner.query(`
    select conname as constraint, conrelid::regclass::text as "from", confrelid::regclass::text as "to",
      (select attname from pg_attribute where attrelid = conrelid and attnum = conkey[1]) as "fromColumn",
      (select attname from pg_attribute where attrelid = confrelid and attnum = confkey[1]) as "toColumn"
    from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace
      and confrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
    order by 1`);
  const keys = relationships.filter(({ finds }) => finds === 'one');
  expect(
    keys
      .map(({ finds: _, ...key }) => key)
      .sort((one, other) => one.constraint.localeCompare(other.constraint)),
  ).toEqual(rows);
});
