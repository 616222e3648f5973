import type { Random } from '#proofs/isolation/oracle/seeded-random.ts';
import { type TableName, tables } from '#proofs/isolation/oracle/specified-rights.ts';
import { columnsOf, guessFilter } from './guess-values.ts';

/** A `select` with embeds, and the parameters that go with its levels. */
export type GuessedSelect = { select: string; parameters: [name: string, value: string][] };

type Embed = { name: string; table: TableName; isMany: boolean };

/** A random embed: in both directions, by table, column or constraint; sometimes invalid. */
function embedsOf(random: Random, table: TableName): Embed {
  if (random.percent(4)) {
    const name = random.pick(['users', 'auth.users', 'sessions', 'audit_log', 'knowledge', table]);
    return { name, table, isMany: true };
  }
  if (table !== 'accounts') {
    const name = random.pick([
      'accounts',
      'accounts',
      'account_id',
      `accounts!${table}_account_id_fkey`,
    ]);
    return { name, table: 'accounts', isMany: false };
  }
  const other = random.pick(tables.filter((one) => one !== 'accounts'));
  const name = random.percent(80) ? other : `${other}!${other}_account_id_fkey`;
  return { name, table: other, isMany: true };
}

/**
 * Generates a random `select` of this table. Every level is fully ordered, so that two databases with the
 * same rows return the same text.
 */
export function guessSelect(random: Random, table: TableName, isChange: boolean): GuessedSelect {
  const parameters: [string, string][] = isChange ? [] : [['order', guessOrder(random, table)]];
  const select = guessLevel(random, table, [], parameters, isChange);
  return { select, parameters };
}

function guessLevel(
  random: Random,
  table: TableName,
  path: string[],
  parameters: [string, string][],
  isChange: boolean,
): string {
  const columns = random.percent(30) ? ['*'] : random.some(columnsOf(table), 1 + random.below(5));
  const items = columns.map((column) =>
    column !== '*' && random.percent(10) ? `as${random.below(9)}:${column}` : column,
  );
  if (random.percent(3)) {
    items.push(
      random.pick(['password_hash', 'sealed_tokens', 'xmin', 'tableoid', 'count()', 'nope']),
    );
  }
  const embedChance = path.length === 0 ? 45 : 30;
  if (path.length < 3 && random.percent(embedChance)) {
    items.push(guessEmbed(random, table, path, parameters, isChange));
  }
  return items.join(',');
}

function guessEmbed(
  random: Random,
  table: TableName,
  path: string[],
  parameters: [string, string][],
  isChange: boolean,
): string {
  const embed = embedsOf(random, table);
  const alias = random.percent(25) ? `e${path.length}` : null;
  const [bareName = ''] = embed.name.split('!');
  const inner = [...path, alias ?? bareName];
  const join = random.percent(20) ? '!inner' : '';
  const prefix = inner.join('.');
  if (embed.isMany && random.percent(12)) {
    return `${alias ? `${alias}:` : ''}${embed.name}${join}(count)`;
  }
  if (embed.isMany) {
    parameters.push([`${prefix}.order`, guessOrder(random, embed.table)]);
  }
  if (random.percent(25)) {
    const column = random.pick(columnsOf(embed.table));
    parameters.push([`${prefix}.${column}`, guessFilter(random, embed.table, column)]);
  }
  if (embed.isMany && random.percent(15)) {
    parameters.push([`${prefix}.limit`, String(random.below(3))]);
  }
  if (path.length === 0 && !isChange && random.percent(15)) {
    parameters.push([prefix, random.pick(['is.null', 'not.is.null'])]);
  }
  const items = guessLevel(random, embed.table, inner, parameters, isChange);
  return `${alias ? `${alias}:` : ''}${embed.name}${join}(${items})`;
}

function guessOrder(random: Random, table: TableName): string {
  const column = random.pick(columnsOf(table));
  const direction = random.pick(['', '.desc', '.asc.nullsfirst', '.desc.nullslast']);
  return `${column}${direction},id`;
}
