import { beforeEach, describe, expect, inject, test } from 'vitest';
import { churchCalendar } from '#analytics/calendar/church-calendar.ts';
import { addDays } from '#analytics/calendar/plain-date.ts';
import type { Reading } from '#analytics/forecast/series.ts';
import { openConnections } from '#database/access/connections.ts';
import { buildAccount } from '#testing/factories/account.ts';
import { buildChoices, buildFigures } from '#testing/factories/figures.ts';
import { madeUpSeries } from '#testing/figures/made-up-series.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { readChurchRows } from '../church/read-church.ts';
import { issuedWeeks } from './kept-forecasts.ts';
import { updateForecasts } from './update-forecasts.ts';

interface SaidRow {
  origin: string;
  horizon: number;
  week: string;
  median: number;
  low80: number;
  high80: number;
  issued_at: string;
  scored_at: string | null;
  actual: number | null;
  inside80: boolean | null;
}

/** Two years up to the week of 21 December 2026, and 2027 to come; weeks from Monday on. */
const calendar = churchCalendar({ country: 'US', easter: 'western' });
const church = { seed: 11, level: 170, noise: 0.09, easter: 0.4, firstWeek: '2024-12-30' };
const series = madeUpSeries({ ...church, weeks: 156 }, calendar);
const history = series.slice(0, 104);
const year = series.slice(104);

let accountId: string;

const database = await forThisFile(createTestDatabase(), 'drop');
beforeEach(async () => {
  accountId = await buildAccount(database.owner);
  await buildChoices(database.owner, accountId);
  await counts(history);
});

const counts = (readings: readonly Reading[]) =>
  buildFigures(database.owner, { accountId, figure: 'attendance' }, readings);

/** The Thursday after a week's Sunday, on which it is closed. */
const closed = (week: string) => new Date(`${addDays(week, 10)}T15:00:00Z`);
const updateAt = async (now: Date, id = accountId, jobs = database.connections.jobs) =>
  updateForecasts(jobs, await readChurchRows(jobs, id, now));
const update = (week: string) => updateAt(closed(week));

async function said(): Promise<SaidRow[]> {
  const { rows } = await database.owner.query<SaidRow>(
    `select origin::text, horizon, week::text, median, low80, high80, "issuedAt"::text as issued_at,
       "scoredAt"::text as scored_at, actual::float, inside80
     from (${issuedWeeks('kept.account_id = $1')}) as said order by origin, horizon`,
    [accountId],
  );
  return rows;
}

async function liveThrough(weeks: readonly Reading[]): Promise<void> {
  for (const reading of weeks) {
    await counts([reading]);
    await update(reading.week);
  }
}

describe('a year of simulated Mondays', () => {
  test('every week is forecast eight times before it comes, and scored once it is complete', async () => {
    await update(history.at(-1)?.week ?? '');
    await liveThrough(year);
    const rows = await said();
    expect(rows).toHaveLength(53 * 8);
    for (const { week, value } of year.slice(8)) {
      const ofWeek = rows.filter((row) => row.week === week);
      expect(ofWeek.map(({ horizon }) => horizon)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
      for (const row of ofWeek) {
        expect(row.actual).toBe(value);
        expect(row.inside80).toBe(row.low80 <= (value ?? 0) && (value ?? 0) <= row.high80);
        expect(row.issued_at < addDays(week, 6)).toBe(true);
        expect((row.scored_at ?? '') >= addDays(week, 10)).toBe(true);
      }
    }
    const oneWeek = rows.filter(({ horizon, actual }) => horizon === 1 && actual !== null);
    expect(oneWeek).toHaveLength(52);
    const inside = oneWeek.filter(({ inside80 }) => inside80).length;
    expect(inside).toBeGreaterThanOrEqual(36);
  });

  test('a second run, or two at once, changes nothing', async () => {
    await liveThrough(year.slice(0, 3));
    const before = await said();
    const last = year[2]?.week ?? '';
    await Promise.all([update(last), update(last), update(last)]);
    expect(await said()).toEqual(before);
  });

  test('a corrected figure changes neither earlier forecasts nor their scores, only the next forecast', async () => {
    await liveThrough(year.slice(0, 4));
    const before = await said();
    const [corrected, next] = [year[3], year[4]];
    await counts([{ week: corrected?.week ?? '', value: 900 }]);
    await update(corrected?.week ?? '');
    expect(await said()).toEqual(before);
    await liveThrough(next ? [next] : []);
    const kept = (await said()).filter(({ origin }) => origin < (next?.week ?? ''));
    expect(kept.filter(({ actual }) => actual === 900)).toEqual([]);
    expect(kept.map(({ scored_at, actual, inside80, ...words }) => words)).toEqual(
      before.map(({ scored_at, actual, inside80, ...words }) => words),
    );
  });

  test('a week that arrives late is scored when it arrives; until then forecasts use what is known', async () => {
    const [first, late, third] = year.slice(0, 3);
    const week = late?.week ?? '';
    await liveThrough(first ? [first] : []);
    await counts([{ week, value: null }]);
    await update(week);
    const waiting = await said();
    expect(waiting.filter((row) => row.week === week && row.actual !== null)).toEqual([]);
    expect(waiting.filter(({ origin }) => origin === week)).toHaveLength(8);
    await liveThrough([...(late ? [late] : []), ...(third ? [third] : [])]);
    const scored = (await said()).filter((row) => row.week === week);
    expect(scored.map(({ actual }) => actual)).toEqual(scored.map(() => late?.value));
  });

  test('a week whose Sunday has come is not forecast: nobody could know that it was made in time', async () => {
    const [first] = year;
    await counts(first ? [first] : []);
    // Nobody synced for two weeks: the Sundays of the two weeks after have come.
    await updateAt(new Date(`${addDays(first?.week ?? '', 21)}T15:00:00Z`));
    expect((await said()).map(({ horizon }) => horizon)).toEqual([3, 4, 5, 6, 7, 8]);
  });

  test('a restart continues where it stopped', async () => {
    await liveThrough(year.slice(0, 5));
    const before = await said();
    // A new process: new connections, nothing remembered.
    const jobs = reconnect();
    const [next] = year.slice(5, 6);
    await counts(next ? [next] : []);
    await updateAt(closed(next?.week ?? ''), accountId, jobs);
    const after = await said();
    expect(after).toHaveLength(before.length + 8);
    expect(
      after.filter(({ week }) => week === next?.week).every(({ actual }) => actual === next?.value),
    ).toBe(true);
    await jobs.end();
  });
});

test('nobody can change a forecast or a score, or take one back', async () => {
  await liveThrough(year.slice(0, 2));
  const jobs = database.connections.jobs;
  const change = (what: string) => jobs.query(`update analytics.${what}`, [accountId]);
  const asSaid = 'A forecast is kept as it was said.';
  await expect(change("forecasts set said = '[[1]]' where account_id = $1")).rejects.toThrow(
    asSaid,
  );
  await expect(change('forecasts set said_at = now() where account_id = $1')).rejects.toThrow(
    asSaid,
  );
  const once = 'A week that was forecast is scored once.';
  for (const what of ['came = came + 1', 'scored_at = null, came = null']) {
    await expect(
      change(`forecast_weeks set ${what} where account_id = $1 and came is not null`),
    ).rejects.toThrow(once);
  }
  await expect(
    change('forecast_weeks set week = week + 700 where account_id = $1 and came is null'),
  ).rejects.toThrow(once);
});

test('a week that a note excludes is neither learned from nor scored', async () => {
  const week = year[1]?.week ?? '';
  await liveThrough(year.slice(0, 1));
  await database.owner.query(
    `insert into analytics.annotations (account_id, starts_on, ends_on, text, kind, does_not_count)
     values ($1, $2, $2, 'Ice storm', 'weather', true)`,
    [accountId, addDays(week, 6)],
  );
  await counts([{ week, value: 12 }]);
  await update(week);
  const rows = await said();
  expect(rows.filter((row) => row.week === week).every(({ actual }) => actual === null)).toBe(true);
  const next = (origin: string) =>
    rows.find((row) => row.origin === origin && row.week === year[3]?.week);
  expect(next(week)?.median).toBe(next(year[0]?.week ?? '')?.median);
});

test('money is scored without large gifts, and shares in their own unit', async () => {
  const cents = series.map(({ week, value }) => ({ week, value: (value ?? 0) * 3000 }));
  const giving = { accountId, figure: 'giving' } as const;
  const share = { accountId, figure: 'recurring_share' } as const;
  const shares = series.map(({ week, value }) => ({ week, value: (value ?? 0) / 1000, base: 80 }));
  // Sixty give, so that nothing is hidden; not complete, so that it is not forecast.
  const units = { accountId, figure: 'giving_units', state: 'incomplete' } as const;
  await buildFigures(
    database.owner,
    units,
    series.map(({ week }) => ({ week, value: 60 })),
  );
  await buildFigures(database.owner, giving, cents.slice(0, 104));
  await buildFigures(database.owner, share, shares.slice(0, 104));
  await update(history.at(-1)?.week ?? '');
  const week = year[0]?.week ?? '';
  await buildFigures(database.owner, giving, [{ week, value: 9_000_000_00 }]);
  await buildFigures(database.owner, share, shares.slice(104, 105));
  await update(week);
  const { rows } = await database.owner.query<{ figure: string; actual: number; median: number }>(
    `select figure, actual::float, median from (${issuedWeeks('kept.account_id = $1')}) as said
     where week = $2 and horizon = 1 and figure <> 'attendance' order by figure`,
    [accountId, week],
  );
  expect(rows.map(({ figure }) => figure)).toEqual(['giving', 'recurring_share']);
  expect(rows[0]?.actual).toBeLessThan(2_000_000);
  expect(rows[1]?.median).toBeLessThan(1);
  expect(rows[1]?.actual).toBe(shares[104]?.value);
});

test('a church without eight counted weeks, or that counts nothing, gets no forecast', async () => {
  const other = await buildAccount(database.owner);
  await updateAt(closed('2026-12-21'), other);
  await buildFigures(
    database.owner,
    { accountId: other, figure: 'attendance' },
    series.slice(97, 104),
  );
  await updateAt(closed('2026-12-21'), other);
  const { rowCount } = await database.owner.query(
    'select from analytics.forecasts where account_id = $1',
    [other],
  );
  expect(rowCount).toBe(0);
});

/** The pool of the jobs as a new process opens it. */
function reconnect() {
  return openConnections(database.ownerConfig, inject('cluster').loginPassword, {
    poolSize: 1,
    acquireTimeoutMs: 5_000,
    statementTimeoutMs: 5_000,
  }).jobs;
}
