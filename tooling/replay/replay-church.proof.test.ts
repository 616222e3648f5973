import { describe, expect, test } from 'vitest';
import { addWeeks } from '#analytics/calendar/church-week.ts';
import { addDays } from '#analytics/calendar/plain-date.ts';
import type { AnyFigureId } from '#contract/figures.ts';
import { simulateChurch } from '../judge/simulated-church.ts';
import type { ChurchFile } from './church-file.ts';
import { replayChurch } from './replay-church.ts';

const { file: church, weeks } = simulateChurch({ seed: 11, size: 150, weeks: 110 });

/** The church with some weeks only, by their place. */
function kept(of: ChurchFile, isKept: (index: number, figure: AnyFigureId) => boolean): ChurchFile {
  const figures = [...of.figures].flatMap(([figure, rows]) => {
    const known = rows.filter(
      ({ week, value }) => value !== null && isKept(weeks.indexOf(week), figure),
    );
    return known.length === 0 ? [] : [[figure, known] as const];
  });
  return { ...of, figures: new Map(figures) };
}

function startingOn(weekStartsOn: 'wednesday' | 'sunday', days: number): ChurchFile {
  const figures = [...church.figures].map(
    ([figure, rows]) =>
      [figure, rows.map((row) => ({ ...row, week: addDays(row.week, days) }))] as const,
  );
  return { ...church, weekStartsOn, figures: new Map(figures) };
}

describe('a church cut at a week has the same lines up to it', () => {
  test.each<[string, ChurchFile]>([
    [
      'that counts attendance only from the second year on',
      kept(church, (index, figure) => figure !== 'attendance' || index >= 60),
    ],
    [
      'of whom only returning guests are known',
      kept(church, (_, figure) => figure === 'guest_return'),
    ],
    ['that counted nothing for a year', kept(church, (index) => index < 40 || index > 95)],
    ['of New Zealand', { ...church, country: 'NZ', timeZone: 'Pacific/Auckland' }],
    ['of a few people', simulateChurch({ seed: 11, size: 6, weeks: 110 }).file],
    ['with weeks from Wednesday', startingOn('wednesday', 2)],
    ['with weeks from Sunday', startingOn('sunday', 6)],
  ])('%s', async (_, whole) => {
    const lines = await replayChurch(whole);
    for (const last of [50, 101]) {
      const week = lines.find((line) => line.week >= (weeks[last] ?? ''))?.week ?? '';
      const figures = [...whole.figures].flatMap(([figure, rows]) => {
        const known = rows.filter((row) => row.week <= week);
        return known.some(({ value }) => value !== null) ? [[figure, known] as const] : [];
      });
      const cut = await replayChurch({ ...whole, figures: new Map(figures) });
      expect(cut.length).toBeGreaterThan(0);
      expect(cut).toEqual(lines.slice(0, cut.length));
    }
  });
});

test('each line has a range ahead that the next line judges by', async () => {
  const lines = await replayChurch(kept(church, (index) => index % 5 !== 3));
  lines.slice(0, -1).forEach(({ week, ahead }, index) => {
    const next = lines[index + 1];
    const { median, low80, high80 } = next?.verdicts.attendance ?? {};
    expect(next?.week).toBe(addWeeks(week, 1));
    expect(ahead[0] ?? { median: null, low80: null, high80: null }).toMatchObject({
      median,
      low80,
      high80,
    });
  });
});

test('a figure of the church’s own is judged as counts are, and has no cards', async () => {
  const { file } = simulateChurch({ seed: 12, size: 150, weeks: 64 });
  const rows = file.figures.get('attendance') ?? [];
  const figures = new Map([...file.figures, ['own_cars', rows] as const]);
  const lines = await replayChurch({ ...file, figures });
  const last = lines.at(-1);
  expect(last?.verdicts.own_cars).toMatchObject({
    low80: expect.any(Number),
    high80: expect.any(Number),
    state: expect.stringMatching(/normal|outside|unusual|lasting/),
  });
  expect(last?.growth).toHaveProperty('own_cars');
  const cards = lines.flatMap((line) => line.cards);
  const without = await replayChurch(file);
  expect(cards).toEqual(without.flatMap((line) => line.cards));
});
