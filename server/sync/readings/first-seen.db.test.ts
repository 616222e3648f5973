import { expect, test } from 'vitest';
import { buildAccount } from '#testing/factories/account.ts';
import { checkIns } from '#testing/figures/figure-input.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { keepFirstSeen } from './first-seen.ts';
import { loadReadings } from './reading-store.ts';

const database = await forThisFile(createTestDatabase(), 'drop');

const spring = {
  span: { from: '2026-03-02', to: '2026-03-15' },
  seen: [checkIns(['ann', 'ben'], { day: '2026-03-08' })],
};
const summer = {
  span: { from: '2026-06-01', to: '2026-06-14' },
  seen: [
    checkIns(['ann', 'cas'], { day: '2026-06-14' }),
    checkIns(['cas'], { day: '2026-06-07' }),
    checkIns(['cas'], { day: '2026-06-07', locationIds: ['nursery'] }),
    checkIns(['ann'], { day: '2026-06-07', eventId: 'club' }),
    checkIns(['too late'], { day: '2026-06-15' }),
  ],
};

test.each([
  { name: 'oldest first', order: [spring, summer] },
  { name: 'newest first', order: [summer, spring] },
  { name: 'twice', order: [summer, spring, summer] },
])(
  'everybody is kept once for each event, on the first day they were seen: read $name',
  async ({ order }) => {
    const accountId = await buildAccount(database.owner);
    const client = await database.connections.jobs.connect();
    for (const { span, seen } of order) {
      await keepFirstSeen(client, accountId, span, seen);
    }
    const always = { from: '-infinity', to: 'infinity' };
    const kept = await loadReadings(client, accountId, 'firstSeen', always);
    client.release();
    expect(new Set(kept)).toEqual(
      new Set([
        { day: '2026-03-08', eventId: 'sunday', people: ['ann', 'ben'] },
        { day: '2026-06-07', eventId: 'sunday', people: ['cas'] },
        { day: '2026-06-07', eventId: 'club', people: ['ann'] },
      ]),
    );
  },
);
