import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { toldOfGiving } from '#proofs/isolation/oracle/about-giving.ts';
import { listTables, readState } from '#proofs/isolation/oracle/database-state.ts';
import { emailOf, type PersonName } from '#proofs/isolation/oracle/planted-rows.ts';
import { accountId, secretPattern } from '#proofs/isolation/oracle/planted-secrets.ts';
import type { Row } from '#proofs/isolation/oracle/specified-rights.ts';
import { plant } from '#proofs/isolation/world.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { startTestServer } from '#testing/test-server.ts';

// Every table with a church's rows, each with a secret in every cell, as in the proof of isolation.
const database = await forThisFile(createTestDatabase(), 'drop');
const { owner } = database;
await plant(owner);
const server = await forThisFile(startTestServer(database), 'close');
const tables = await listTables(owner);
const state = await readState(owner, tables);

const own = accountId('own');
const isOf = (church: string) => (row: Row) => row.account_id === accountId(church);
const wordsOf = (said: unknown) => new Set(JSON.stringify(said).match(secretPattern));

async function exported(name: PersonName): Promise<Map<string, string>> {
  const client = await server.clientOf(emailOf(name));
  const body = { accountId: own };
  const { data } = await client.functions.invoke<Blob>('account-export', { body });
  const files = unzipSync(new Uint8Array((await data?.arrayBuffer()) ?? []));
  return new Map(Object.entries(files).map(([file, bytes]) => [file, strFromU8(bytes)]));
}

/** Not told to the church's own people: what is told of giving whatever their rights, and what the specification keeps from them. */
const leftOut = ['analytics.recommendation_weeks', 'public.knowledge'];

test('a church’s export has a file of every table that it has rows in, and nothing of another church', async () => {
  const files = await exported('grace');
  const due = [...state]
    .filter(([table]) => /^(analytics|public)\./.test(table) && !leftOut.includes(table))
    .filter(([, rows]) => rows.some(isOf('own')))
    .map(([table]) => `${table.split('.')[1]}.json`);
  expect(due.length).toBeGreaterThan(25);
  expect([...files.keys()]).toEqual(expect.arrayContaining(due));
  const said = wordsOf([...files.values()]);
  const known = wordsOf(
    [...state.values()].flat().filter((row) => !isOf('other')(row) && !isOf('third')(row)),
  );
  const others = wordsOf(
    [...state.values()].flat().filter((row) => isOf('other')(row) || isOf('third')(row)),
  );
  expect([...said].filter((word) => others.has(word) && !known.has(word))).toEqual([]);
});

test('without giving it has neither gifts nor money that the church counts itself', async () => {
  const [all, without] = [await exported('grace'), await exported('giverless')];
  const giving = toldOfGiving(state);
  const mine = giving.filter((row) => JSON.stringify(row).includes(own));
  expect(mine.length).toBeGreaterThan(8);
  const rest = [...state].filter(([table]) => !table.startsWith('analytics.'));
  const elsewhere = wordsOf([rest, state.get('analytics.measure_choices')]);
  const secrets = [...wordsOf(mine)].filter((word) => !elsewhere.has(word));
  const foundIn = (files: Map<string, string>) => {
    const said = wordsOf([...files.values()]);
    return secrets.filter((word) => said.has(word));
  };
  expect(foundIn(all).length).toBeGreaterThan(8);
  expect(foundIn(without)).toEqual([]);
});

test('a church that is deleted leaves none of its rows, in whichever table, and none of its words', async () => {
  const boss = await server.clientOf(emailOf('boss'));
  // What the audit log says of each of its rows.
  const audited = await owner.query<{ name: string }>(
    `select distinct tgrelid::regclass::text as name from pg_trigger where tgfoid = 'private.audit()'::regprocedure`,
  );
  for (const { name } of audited.rows) {
    for (const row of (state.get(name) ?? []).filter(isOf('own'))) {
      await owner.query(
        `insert into private.audit_log (operation, table_name, row_id, before, after)
         values ('UPDATE', $1, gen_random_uuid(), $2, $2)`,
        [name, JSON.stringify(row)],
      );
    }
  }
  const { error } = await boss.from('accounts').delete().eq('id', own);
  expect(error).toBeNull();
  const left = await readState(owner, tables);
  const withRows = [...left].filter(([, rows]) => rows.some(isOf('own'))).map(([table]) => table);
  // Until they are revoked at the provider.
  expect(withRows).toEqual(['private.provider_revocations']);
  // Its users stay, and what other churches and the platform have in common with it.
  const name = (state.get('public.accounts') ?? []).find(({ id }) => id === own)?.account_name;
  const ofChurch = [...state].flatMap(([table, rows]) =>
    table === 'public.profiles' ? [] : rows.filter(isOf('own')),
  );
  const others = [...state].flatMap(([table, rows]) =>
    rows.filter((row) => !isOf('own')(row) || table === 'public.profiles'),
  );
  const known = wordsOf(others.filter(({ id }) => id !== own));
  // Ids alone may stay, in lines of the log that say nothing any more.
  const words = [...wordsOf(ofChurch)].filter((word) => /^zq/.test(word) && !known.has(word));
  expect(words.length).toBeGreaterThan(50);
  const said = wordsOf(
    [...left].filter(([table]) => table !== 'private.provider_revocations').map(([, rows]) => rows),
  );
  expect(words.filter((word) => said.has(word))).toEqual([]);
  expect(said.has(String(name))).toBe(true);
  const isEmpty = (side: unknown) => side === null || JSON.stringify(side) === '{}';
  const lines = (left.get('private.audit_log') ?? []).filter(
    ({ row_id, table_name, before, after }) =>
      table_name !== 'public.profiles' &&
      (row_id === own || JSON.stringify([before, after]).includes(own)) &&
      !(isEmpty(before) && isEmpty(after)),
  );
  expect(lines).toMatchObject([
    { operation: 'DELETE', table_name: 'public.accounts', before: { account_name: name } },
  ]);
});
