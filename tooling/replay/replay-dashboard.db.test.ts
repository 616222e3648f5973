import { pino } from 'pino';
import { expect, test } from 'vitest';
import { addWeeks } from '#analytics/calendar/church-week.ts';
import { figuresPulse } from '#analytics/pulse/figures-pulse.ts';
import { asJobs, readTexts } from '#server/church/read-texts.ts';
import { loadPulse } from '#server/pulse/load-pulse.ts';
import { buildChoices, buildFigures } from '#testing/factories/figures.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { simulateChurch } from '../judge/simulated-church.ts';
import type { ChurchFile } from './church-file.ts';
import { lineGrowth } from './line-growth.ts';
import { type ReplayLine, replayChurch } from './replay-church.ts';

const database = await forThisFile(createTestDatabase(), 'drop');
const columns = ['figures', 'asked', 'choices', 'annotations', 'expected'] as const;
const log = pino({ enabled: false });

/** What the dashboard says on the Monday after a week, of a church that knows it and the weeks before. */
async function dashboardOf(accountId: string, week: string) {
  const { jobs } = database.connections;
  const now = `${addWeeks(week, 1)}T16:00:00Z`;
  const texts = await readTexts(asJobs(jobs, accountId), columns);
  const loaded = await loadPulse(texts, now, { jobs, accountId, log, seesGiving: true });
  const { input, aheadOf } = loaded;
  const pulse = figuresPulse(input, { week: undefined, cards: [], aheadOf });
  if (pulse === null) {
    throw new Error('There is nothing to show.');
  }
  const tiles = pulse.tiles.filter(({ state }) => state !== 'no_data');
  return {
    week: pulse.week.first,
    headline: plain(pulse.sentence.text),
    coming: pulse.coming === null ? null : plain(pulse.coming.answer),
    verdicts: Object.fromEntries(tiles.map(({ tile, verdict }) => [tile, verdict])),
    growth: Object.fromEntries(tiles.map(({ tile, growth }) => [tile, lineGrowth(growth)])),
    ranges: Object.fromEntries(
      tiles.map(({ tile, expected }) => [tile, expected && [expected.low80, expected.high80]]),
    ),
    ahead: aheadOf('attendance', week).weeks.map(({ low80, high80 }) => [low80, high80]),
  };
}

/** The same of a line. */
function saidIn({ week, headline, coming, verdicts, growth, ahead }: ReplayLine) {
  const all = Object.entries(verdicts);
  return {
    week,
    headline,
    coming,
    verdicts: Object.fromEntries(
      all.map(([tile, { side, state, direction, since }]) => [
        tile,
        { side, state, direction, since },
      ]),
    ),
    growth,
    ranges: Object.fromEntries(
      all.map(([tile, { low80, high80 }]) => [tile, low80 === null ? null : [low80, high80]]),
    ),
    ahead: ahead.map(({ low80, high80 }) => [low80, high80]),
  };
}

function plain(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ');
}

async function addWeeksOf(accountId: string, { figures }: ChurchFile, from: string, to: string) {
  for (const [figure, rows] of figures) {
    const readings = rows
      .filter(({ week }) => week > from && week <= to)
      .map(({ week, value, count }) => ({ week, value, base: count }));
    await buildFigures(database.owner, { accountId, figure }, readings);
  }
}

test.each([
  ['of whom a fifth stays away', 12, 0.8],
  ['that stays as it is', 4, 1],
])(
  'the dashboard of a church %s says on each Monday what the replay says',
  { timeout: 120_000 },
  async (_, seed, level) => {
    const change = { figure: 'attendance', at: 70, levelAt: () => level } as const;
    const { file, weeks } = simulateChurch({ seed, size: 180, weeks: 96, change });
    const { accountId } = await buildPerson(database.owner, { role: 'account_admin' });
    const id = accountId ?? '';
    await buildChoices(database.owner, id, { timeZone: file.timeZone });
    const lines = await replayChurch(file);
    let known = '';
    for (const index of [60, 61, 74, 76, 78, 80, 82, 95]) {
      const week = weeks[index] ?? '';
      await addWeeksOf(id, file, known, week);
      known = week;
      const line = lines.find((each) => each.week === week);
      expect(await dashboardOf(id, week)).toEqual(line && saidIn(line));
    }
  },
);
