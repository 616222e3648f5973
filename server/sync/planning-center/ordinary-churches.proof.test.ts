import { expect, test } from 'vitest';
import { buildAccount } from '#testing/factories/account.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { rightAttendance } from '#testing/ordinary-churches/judge.ts';
import { readOrdinary } from '#testing/ordinary-churches/read-ordinary.ts';
import { peopleByWeek } from '#testing/ordinary-churches/weeks.ts';
import { createTestDatabase } from '#testing/test-database.ts';

const database = await forThisFile(createTestDatabase(), 'drop');

/** The weeks of attendance after a first sync. */
async function read(title: string) {
  const accountId = await buildAccount(database.owner);
  const { church, ordinary } = await readOrdinary(database, accountId, title);
  const { rows } = await database.owner.query<{ week: string; value: number; state: string }>(
    `select week::text, value::float8 as value, state from analytics.figures
     where account_id = $1 and figure = 'attendance' order by week`,
    [accountId],
  );
  return { rows, right: peopleByWeek(church, rightAttendance(church, ordinary.right)) };
}

test.each([
  'Maui',
  'German free church',
  'Two campuses, one of whose events was archived',
  'A new event every year',
  'A 7:30 time for volunteers',
  'Check-ins whose periods begin mid-week',
])('three years of weeks are right and complete: %s', { timeout: 60_000 }, async (title) => {
  const { rows, right } = await read(title);
  const closed = rows.filter(({ week }) => week < '2026-11-09');
  expect(closed.length).toBeGreaterThan(140);
  for (const { week, value, state } of closed) {
    const { value: people = 0, missing = 1 } = right[week] ?? {};
    const meant = missing === 0 ? { value: people, state: 'complete' } : { value: people || null };
    expect({ week, value, state }).toMatchObject({ week, ...meant });
  }
  expect(closed.filter(({ state }) => state === 'complete').length).toBeGreaterThan(125);
});
