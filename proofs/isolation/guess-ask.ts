import { emailOf, userId } from '#proofs/isolation/oracle/planted-rows.ts';
import { plantedId } from '#proofs/isolation/oracle/planted-secrets.ts';
import type { Random } from '#proofs/isolation/oracle/seeded-random.ts';
import {
  type Row,
  type TableName,
  tables,
  updatableColumns,
} from '#proofs/isolation/oracle/specified-rights.ts';
import { type ActorName, askerOf } from './actors.ts';
import { functionCalls, functionNames } from './function-calls.ts';
import { guessSelect } from './guess-select.ts';
import { columnsOf, guessFilter, guessRow, guessValue } from './guess-values.ts';
import type { Ask } from './send.ts';

/** Each actor's share of requests, in percent. */
const weights: [ActorName, number][] = [
  ['grace', 24],
  ['harbor', 12],
  ['moved', 9],
  ['homeless', 8],
  ['roleless', 8],
  ['dismissed', 8],
  ['profileless', 7],
  ['boss', 8],
  ['nobody', 4],
  ['forger', 4],
  ['demoted', 3],
  ['deleted', 2],
  ['signedOut', 3],
];

/** Those who can see something without seeing everything. */
export const boundActors: ActorName[] = [
  'grace',
  'harbor',
  'moved',
  'homeless',
  'roleless',
  'dismissed',
  'profileless',
];

const weighted = weights.flatMap(([actor, weight]) => Array<ActorName>(weight).fill(actor));

/** Generates one random request: any actor, any table or function, any content. */
export function guessAsk(random: Random): Ask {
  const actor = random.pick(weighted);
  const table = random.pick(random.percent(50) ? tables : usualTables(actor));
  const kind = random.below(100);
  if (kind < 74) {
    return guessRead(random, actor, table);
  }
  if (kind < 83) {
    return guessUpdate(random, actor, table);
  }
  if (kind < 91) {
    return guessInsert(random, actor, table);
  }
  if (kind < 95) {
    return guessDelete(random, actor, table);
  }
  return kind < 98 ? guessFunctionCall(random, actor) : guessAuthCall(random, actor);
}

/** Tables with rows that the actor may see, because refusals of whole tables show little. */
function usualTables(actor: ActorName): readonly TableName[] {
  const asker = askerOf(actor);
  if (asker?.role === 'account_admin') {
    return ['accounts', 'profiles', 'integrations'];
  }
  return asker === null || asker.role === 'super_admin' ? tables : ['profiles'];
}

function guessRead(random: Random, actor: ActorName, table: TableName): Ask {
  const { select, parameters } = guessSelect(random, table, false);
  const query: [string, string][] = [
    ['select', select],
    ...parameters,
    ...guessFilters(random, table),
  ];
  if (random.percent(20)) {
    query.push(['limit', String(random.below(5))], ['offset', String(random.below(3))]);
  }
  const headers: Record<string, string> = {};
  if (random.percent(25)) {
    headers.prefer = 'count=exact';
  }
  if (random.percent(8)) {
    headers.range = `${random.below(2)}-${1 + random.below(4)}`;
  }
  if (random.percent(12)) {
    headers.accept = 'application/vnd.pgrst.object+json';
  }
  const method = random.percent(5) ? 'HEAD' : 'GET';
  return { actor, method, path: pathOf(table, query), headers };
}

function guessFilters(random: Random, table: TableName): [string, string][] {
  const filters: [string, string][] = [];
  for (let left = random.below(4); left > 0; left -= 1) {
    if (random.percent(25)) {
      const name = random.pick(['or', 'and', 'not.or', 'not.and']);
      filters.push([name, guessGroup(random, table, 1)]);
    } else {
      const column = random.pick(columnsOf(table));
      filters.push([column, guessFilter(random, table, column)]);
    }
  }
  return filters;
}

function guessGroup(random: Random, table: TableName, depth: number): string {
  const members = Array.from({ length: 1 + random.below(3) }, () => {
    if (depth < 3 && random.percent(20)) {
      return `${random.pick(['or', 'and', 'not.and'])}${guessGroup(random, table, depth + 1)}`;
    }
    const column = random.pick(columnsOf(table));
    return `${column}.${guessFilter(random, table, column)}`;
  });
  return `(${members.join(',')})`;
}

function guessUpdate(random: Random, actor: ActorName, table: TableName): Ask {
  const body = random.percent(50)
    ? guessAllowedPatch(random, actor, table)
    : guessRow(random, table);
  const query = [...guessTargets(random, table), ...guessAnswer(random, table)];
  if (random.percent(15)) {
    query.push(['columns', random.some(columnsOf(table), 2).join(',')]);
  }
  return { ...change(random, actor, 'PATCH', table, query), body: JSON.stringify(body) };
}

/** A patch of columns that this person may set, with anybody's values. */
function guessAllowedPatch(random: Random, actor: ActorName, table: TableName): Row {
  if (table === 'integrations') {
    const metadata = random.pick([null, { organization_name: 'x' }]);
    return { is_connected: random.percent(10), access_token: null, metadata };
  }
  const columns = random.some(updatableColumns(askerOf(actor), table), 1 + random.below(2));
  return Object.fromEntries(columns.map((column) => [column, guessValue(random, table, column)]));
}

function guessInsert(random: Random, actor: ActorName, table: TableName): Ask {
  const id = random.percent(60) ? { id: plantedId(`guessed ${random.below(1e9)}`) } : {};
  const row = { ...id, ...guessRow(random, table) };
  const body = random.percent(10) ? [row, row] : row;
  const query = guessAnswer(random, table);
  if (random.percent(40)) {
    query.push(['on_conflict', random.pick(['id', 'user_id', 'account_id,integration_type'])]);
  }
  if (random.percent(10)) {
    query.push(['columns', random.some(columnsOf(table), 3).join(',')]);
  }
  return { ...change(random, actor, 'POST', table, query), body: JSON.stringify(body) };
}

function guessDelete(random: Random, actor: ActorName, table: TableName): Ask {
  const query = [...guessTargets(random, table), ...guessAnswer(random, table)];
  return change(random, actor, 'DELETE', table, query);
}

function guessTargets(random: Random, table: TableName): [string, string][] {
  const filters = guessFilters(random, table);
  return filters.length > 0 ? filters : [['id', 'not.is.null']];
}

function guessAnswer(random: Random, table: TableName): [string, string][] {
  if (random.percent(40)) {
    return [];
  }
  const { select, parameters } = guessSelect(random, table, true);
  return [['select', select], ...parameters];
}

function change(
  random: Random,
  actor: ActorName,
  method: Ask['method'],
  table: TableName,
  query: [string, string][],
): Ask {
  const wishes = [
    random.pick([
      'return=representation',
      'return=representation',
      'return=minimal',
      'return=headers-only',
    ]),
    ...random.some(
      [
        'count=exact',
        'resolution=merge-duplicates',
        'resolution=ignore-duplicates',
        'missing=default',
      ],
      random.below(3),
    ),
  ];
  return { actor, method, path: pathOf(table, query), headers: { prefer: wishes.join(',') } };
}

/** Only forbidden calls; permitted ones are in functions.db.test.ts. */
function guessFunctionCall(random: Random, someActor: ActorName): Ask {
  const actor = someActor === 'boss' ? 'grace' : someActor;
  const target = random.pick(['boss', 'grace', 'harbor', 'colleague'] as const);
  const churchesOf = (name: string) =>
    ['own', 'other', 'third'].filter(
      (church) => !functionCalls[name]?.isFor(askerOf(actor), { target, church }),
    );
  // What is for everybody is forbidden to nobody.
  const name = random.pick(functionNames.filter((each) => churchesOf(each).length > 0));
  const body = functionCalls[name]?.body({ target, church: random.pick(churchesOf(name)) });
  const smuggled = random.percent(30) ? { role: 'super_admin', actor_id: userId('boss') } : {};
  const path = `/functions/v1/${name}`;
  return { actor, method: 'POST', path, body: JSON.stringify({ ...smuggled, ...body }) };
}

function guessAuthCall(random: Random, actor: ActorName): Ask {
  if (random.percent(60)) {
    return { actor, method: 'GET', path: '/auth/v1/user' };
  }
  const body = random.pick<object>([
    { email: emailOf('boss') },
    { data: { role: 'super_admin' } },
    { app_metadata: { role: 'super_admin' } },
    { id: userId('boss'), phone: '1' },
  ]);
  return { actor, method: 'PUT', path: '/auth/v1/user', body: JSON.stringify(body) };
}

function pathOf(table: TableName, query: [string, string][]): string {
  const pairs = query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `/rest/v1/${table}?${pairs.join('&')}`;
}
