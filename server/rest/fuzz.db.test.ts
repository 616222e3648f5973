import { expect, test } from 'vitest';
import { buildPerson } from '#testing/factories/person.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { startTestRestServer } from '#testing/rest/rest-server.ts';
import { createTestDatabase } from '#testing/test-database.ts';

const database = await forThisFile(createTestDatabase(), 'drop');
const server = await forThisFile(startTestRestServer(database), 'close');
const { userId } = await buildPerson(database.owner, { role: 'account_admin' });
const admin = await server.callerOf(userId);

test('random requests are answered or refused with a code, never with a 500', async () => {
  const random = mulberry32(20_261_121);
  const seen = new Map<number, number>();
  for (let round = 0; round < 1500; round += 1) {
    const method = random() < 0.85 ? 'GET' : 'DELETE';
    const path = randomPath(random);
    const { status, text } = await admin.ask(path, { method });
    const isExplained = status < 300 || /^\{"code":"\w+"/.test(text);
    expect({ path, status, isExplained }).toEqual({ path, status, isExplained: true });
    expect({ path, isFailure: status >= 500 }).toEqual({ path, isFailure: false });
    seen.set(status, (seen.get(status) ?? 0) + 1);
  }
  // Else the test would only try how requests are refused.
  expect(seen.get(200)).toBeGreaterThan(100);
  expect(seen.get(400)).toBeGreaterThan(100);
});

/** A small generator of numbers that is the same in every run. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Random = () => number;

const pick = <Item>(random: Random, items: readonly [Item, ...Item[]]): Item =>
  items[Math.floor(random() * items.length)] ?? items[0];

const repeat = (random: Random, most: number, make: () => string): string =>
  Array.from({ length: 1 + Math.floor(random() * most) }, make).join(',');

/** What is thrown into a request that is right so far. */
const rubbish = [
  'nope',
  '*',
  ',',
  '(',
  ')',
  '.',
  ':',
  '::',
  '!',
  '->',
  '"',
  '\\',
  '%',
  '%25',
  '%00',
  '&',
  '=',
  ' ',
  'not.',
  'null',
  '{',
  '}',
  '[',
  '-1',
  '1e9',
  'ä',
  '🕊️',
  '...',
  ';',
  "'",
  '$1',
  'limit=',
  'order=id',
  '#',
] as const;

function randomColumn(random: Random): string {
  return pick(random, [
    'id',
    'account_id',
    'role',
    'notes',
    'created_at',
    'is_connected',
    'metadata',
    'id',
    'id',
  ]);
}

function randomTest(random: Random, join: '=' | '.'): string {
  const not = random() < 0.3 ? 'not.' : '';
  const value = pick(random, [
    '5eed0000-0000-4000-8000-0000000000a1',
    'true',
    '2026-01-01',
    'x',
    '*',
    '{}',
    '"a,b"',
  ]);
  const operation = pick(random, [
    `eq.${value}`,
    `neq.${value}`,
    `gt.${value}`,
    `lte.${value}`,
    `like.${value}`,
    `in.(${value},${value})`,
    'in.()',
    'is.null',
    'is.not_null',
    'is.true',
    `isdistinct.${value}`,
    `ilike(any).{${value}}`,
  ]);
  return `${randomColumn(random)}${join}${not}${operation}`;
}

function randomGroup(random: Random, depth: number): string {
  const member = () =>
    random() < 0.3 && depth < 4 ? `and${randomGroup(random, depth + 1)}` : randomTest(random, '.');
  return `(${repeat(random, 3, member)})`;
}

function randomSelect(random: Random, depth: number): string {
  const item = () => {
    if (random() < 0.4 && depth < 3) {
      const target = pick(random, [
        'accounts',
        'profiles',
        'integrations',
        'x:accounts',
        'accounts!inner',
      ]);
      return `${target}(${random() < 0.2 ? 'count' : randomSelect(random, depth + 1)})`;
    }
    return random() < 0.3 ? '*' : randomColumn(random);
  };
  return repeat(random, 3, item);
}

function randomParameter(random: Random): string {
  return pick(random, [
    () => `select=${randomSelect(random, 0)}`,
    () => randomTest(random, '='),
    () => `${pick(random, ['or', 'and', 'not.or'])}=${randomGroup(random, 1)}`,
    () =>
      `order=${repeat(random, 2, () => randomColumn(random) + pick(random, ['', '.desc', '.asc.nullslast']))}`,
    () => `${pick(random, ['limit', 'offset'])}=${Math.floor(random() * 5)}`,
    () => `${pick(random, ['accounts', 'profiles'])}.${randomTest(random, '=')}`,
  ])();
}

function randomPath(random: Random): string {
  const table = pick(random, ['accounts', 'profiles', 'integrations']);
  const count = 1 + Math.floor(random() * 2);
  const query = Array.from({ length: count }, () => randomParameter(random)).join('&');
  if (random() < 0.5) {
    return `/${table}?${query}`;
  }
  const at = Math.floor(random() * query.length);
  return `/${table}?${query.slice(0, at)}${pick(random, rubbish)}${query.slice(at)}`;
}
