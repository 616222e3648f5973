import { pino } from 'pino';
import { expect, test } from 'vitest';
import { addWeeks, weekOf } from '#analytics/calendar/church-week.ts';
import { addDays } from '#analytics/calendar/plain-date.ts';
import { figuresPulse } from '#analytics/pulse/figures-pulse.ts';
import { type Weekday, weekdays } from '#contract/functions/measures.ts';
import { buildChoices, buildFigures } from '#testing/factories/figures.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { quiet } from '#testing/figures/made-up-pulse.ts';
import { rowsOf } from '#testing/figures/made-up-rows.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { asJobs, readTexts } from '../church/read-texts.ts';
import { loadPulse } from './load-pulse.ts';

const database = await forThisFile(createTestDatabase(), 'drop');

const sunday = '2026-10-18';
const columns = ['figures', 'asked', 'choices', 'annotations', 'expected'] as const;

/** A church of weeks from a day whose services, and whose children, meet at these times. */
async function buildChurch(weekStartsOn: Weekday, times: string[], kidsTimes: string[]) {
  const { accountId } = await buildPerson(database.owner, { role: 'account_admin' });
  const id = accountId ?? '';
  await buildChoices(database.owner, id, {
    weekStartsOn,
    attendance: [{ eventId: '1', source: 'headcounts' }],
    kids: { eventIds: ['2'] },
  });
  await database.owner.query(
    `update analytics.measure_choices set available = available || $2 where account_id = $1`,
    [
      id,
      JSON.stringify({
        events: [
          { id: '1', name: 'Worship', times },
          { id: '2', name: 'Children', times: kidsTimes },
        ],
      }),
    ],
  );
  const newest = weekOf(sunday, weekStartsOn);
  for (const [figure, level] of [['attendance', 170] as const, ['kids', 40] as const]) {
    const rows = rowsOf(addWeeks(newest, -59), [...quiet(59, level), level]);
    await buildFigures(database.owner, { accountId: id, figure }, rows.slice(0, -1));
    const open = { accountId: id, figure, state: 'incomplete' } as const;
    await buildFigures(database.owner, open, rows.slice(-1));
  }
  return id;
}

async function tilesOf(accountId: string, today: string) {
  const { jobs } = database.connections;
  const texts = await readTexts(asJobs(jobs, accountId), columns);
  const log = pino({ enabled: false });
  const keeping = { jobs, accountId, log, seesGiving: true };
  const loaded = await loadPulse(texts, `${today}T16:00:00Z`, keeping);
  const { input, aheadOf } = loaded;
  const pulse = figuresPulse(input, { week: undefined, cards: [], aheadOf });
  const tileOf = (id: 'attendance' | 'kids') => pulse?.tiles.find(({ tile }) => tile === id);
  const sideOf = (id: 'attendance' | 'kids') => tileOf(id)?.verdict.side ?? null;
  return {
    week: pulse?.week.first,
    attendance: sideOf('attendance'),
    kids: sideOf('kids'),
    closesOn: [tileOf('attendance')?.closesOn, tileOf('kids')?.closesOn],
  };
}

test.each(weekdays)(
  'weeks from %s: the Monday after knows and judges the Sunday',
  async (start) => {
    const accountId = await buildChurch(start, ['sunday 09:00'], ['sunday 09:00']);
    const week = weekOf(sunday, start);
    expect(await tilesOf(accountId, sunday)).toMatchObject({ week, attendance: null, kids: null });
    const whole = { week, attendance: 'in', kids: 'in' };
    expect(await tilesOf(accountId, addDays(sunday, 1))).toMatchObject(whole);
  },
);

test('where children meet on Wednesdays, only they wait for it in a week from Sunday', async () => {
  const accountId = await buildChurch('sunday', ['sunday 09:00'], ['wednesday 19:00']);
  // Of headcounts as many as usual say that nothing is missing; the number of check-ins does not.
  await database.owner.query(
    `update analytics.figures set source = 'check_ins' where account_id = $1`,
    [accountId],
  );
  expect((await tilesOf(accountId, sunday)).closesOn).toEqual([
    addDays(sunday, 1),
    addDays(sunday, 4),
  ]);
  const onMonday = await tilesOf(accountId, addDays(sunday, 1));
  expect(onMonday).toMatchObject({ week: sunday, attendance: 'in', kids: null });
  expect(await tilesOf(accountId, addDays(sunday, 4))).toMatchObject({ kids: 'in' });
});
