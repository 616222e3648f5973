import { expect, test } from 'vitest';
import { buildAccount } from '#testing/factories/account.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import type { OrdinaryChurch } from '#testing/ordinary-churches/ordinary-church.ts';
import { readOrdinary } from '#testing/ordinary-churches/read-ordinary.ts';
import { peopleByWeek } from '#testing/ordinary-churches/weeks.ts';
import { createTestDatabase } from '#testing/test-database.ts';

const database = await forThisFile(createTestDatabase(), 'drop');

/** From here on, Planning Center answers ten requests in 20 s. */
const slowOffset = 30_000;

const clocks = [
  'saturday 17:00',
  'sunday 08:00',
  'sunday 09:30',
  'sunday 11:00',
  'sunday 18:00',
] as const;

const large: OrdinaryChurch = {
  title: 'A church of 12,000 in which everybody checks in, for half a year',
  events: [
    {
      name: 'Weekend Services',
      from: 25,
      rooms: [{ name: 'Auditorium', for: 'adult' }],
      times: clocks.map((at) => ({
        at,
        room: { people: 850 },
        checkIns: { regular: 'people' },
      })),
    },
  ],
  right: { attendance: [{ 'Weekend Services': 'check_ins' }] },
};

test('a church of 12,000 is read in windows that never go beyond an offset of 30,000, to its figures', {
  timeout: 300_000,
}, async () => {
  const accountId = await buildAccount(database.owner);
  const { church, requests } = await readOrdinary(database, accountId, large);
  const offsets = requests.map(({ parameters }) => Number(parameters?.offset ?? 0));
  expect(church.checkIns().length).toBeGreaterThan(3 * slowOffset);
  expect(Math.max(...offsets)).toBeLessThan(slowOffset);
  const { rows } = await database.owner.query<{ week: string; value: number; state: string }>(
    `select week::text, value::float8 as value, state from analytics.figures
     where account_id = $1 and figure = 'attendance' and value is not null order by week`,
    [accountId],
  );
  const right = peopleByWeek(church, [{ eventId: church.id(700), source: 'check_ins' }]);
  expect(rows.length).toBe(26);
  for (const { week, value } of rows) {
    expect({ week, value }).toEqual({ week, value: right[week]?.value });
  }
});
