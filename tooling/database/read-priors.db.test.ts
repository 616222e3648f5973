import { expect, test } from 'vitest';
import { churchCalendar } from '#analytics/calendar/church-calendar.ts';
import { databaseUrl } from '#testing/database-url.ts';
import { buildAccount } from '#testing/factories/account.ts';
import { buildChoices, buildFigures } from '#testing/factories/figures.ts';
import { madeUpSeries } from '#testing/figures/made-up-series.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { readPriors } from './read-priors.ts';

const calendar = churchCalendar({ country: 'US', easter: 'western' });

const database = await forThisFile(createTestDatabase(), 'drop');

async function addChurch(seed: number, { country = 'US', shares = true } = {}): Promise<void> {
  const accountId = await buildAccount(database.owner);
  await buildChoices(database.owner, accountId, { country });
  const church = { seed, weeks: 120, level: 170, noise: 0.08, easter: 0.4 };
  const weeks = madeUpSeries({ ...church, firstWeek: '2023-01-02' }, calendar);
  await buildFigures(database.owner, { accountId, figure: 'attendance' }, weeks);
  if (shares) {
    await database.owner.query(
      'insert into analytics.forecast_sharing (account_id, shared_by) values ($1, $1)',
      [accountId],
    );
  }
}

test('priors are learned from ten churches that share, and from no others', async () => {
  const read = () => readPriors({ databaseUrl: databaseUrl(database.ownerConfig) }, () => {});
  for (let seed = 1; seed <= 9; seed += 1) {
    await addChurch(seed);
  }
  await addChurch(20, { shares: false });
  await addChurch(21, { country: 'GB' });
  await expect(read()).rejects.toMatchObject({ code: 'too_few_churches' });
  await addChurch(10);
  const easter = (await read()).find(({ effect }) => effect === 'easter');
  expect(easter).toMatchObject({ churches: 10 });
  expect(easter?.mean).toBeGreaterThan(0.25);
});
