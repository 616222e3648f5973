import { expect, test } from 'vitest';
import type { PulsePoint } from '#contract/functions/church-pulse.ts';
import { churchReportResponse } from '#contract/functions/church-report.ts';
import { dayWords } from '#contract/messages/figure-words.ts';
import { plain } from '#testing/figures/made-up-pulse.ts';
import { reportedLook as look, reportFacts } from '#testing/figures/made-up-report.ts';
import { partsOf } from '#testing/figures/told-parts.ts';
import { noPeople, toldPeople } from '#testing/figures/told-people.ts';
import { triedCards } from '#testing/figures/tried-cards.ts';
import { boardReport } from './board-report.ts';
import type { ReportFacts } from './report-facts.ts';

const textOf = (changes: Partial<ReportFacts> = {}) =>
  plain(JSON.stringify(boardReport(reportFacts(changes))));

test('a quarter is four pages, its parts in their order', () => {
  const report = churchReportResponse.parse(boardReport(reportFacts()));
  expect(report.pages.map(({ parts }) => parts.map(({ id }) => id))).toEqual([
    ['summary', 'sundays', 'parts'],
    ['guests', 'regulars'],
    ['serving', 'giving', 'ahead'],
    ['tried', 'questions', 'notes', 'sources'],
  ]);
  expect(report.pages[0]?.title).toBe('Grace Hill Church: board report, October to December 2026');
});

test('where nothing is ahead, what was tried stands in its place', () => {
  const report = boardReport(reportFacts({ isNewest: false }));
  expect(report?.pages.slice(2).map(({ parts }) => parts.map(({ id }) => id))).toEqual([
    ['serving', 'giving', 'tried'],
    ['questions', 'notes', 'sources'],
  ]);
});

test('where guests cannot be shown it is two pages, and without anything there is none', () => {
  expect(boardReport(reportFacts({ people: null }))?.pages).toHaveLength(2);
  expect(boardReport(reportFacts({ people: noPeople }))?.pages).toHaveLength(2);
  expect(boardReport(reportFacts({ people: null, look: null }))).toBeNull();
});

test('it says what the screens say, in seven lines', () => {
  const [summary] = partsOf();
  expect(summary?.lines).toHaveLength(7);
  const told = plain((summary?.lines ?? []).join('\n'));
  expect(told).toContain(
    'Guests: Of fall’s 25 new households, 4 came again. That’s fewer than usual, but not clearly.',
  );
  expect(told).toContain(
    'Regulars: 92 households come regularly, about the same as a year earlier (95).',
  );
  expect(told).toContain(
    '58 people served, compared with 55 a year earlier. We can’t tell whether that’s more than chance. 7 of them served nearly every week.',
  );
  expect(told).toMatch(/Weeks: \d+ of \d+ weeks were within the range we expected\./);
  expect(plain(summary?.sentence ?? '')).toMatch(/^\d+ people in an average week, /);
});

test('of giving there is no word where it is not shown', () => {
  expect(textOf({ giving: null })).not.toMatch(/\bgave\b|gifts?\b|\$|118/i);
  expect(textOf()).toContain('118 households gave');
});

test('the weeks have the counts and ranges of the closer look', () => {
  const weeks = partsOf().find(({ id }) => id === 'sundays');
  const points = look.points.filter(({ day }) => day >= '2026-10-01' && day <= '2026-12-31');
  expect(weeks?.table?.rows.map((row) => row[1])).toEqual(
    points.map(({ value }) => value && Math.round(value)),
  );
  expect(weeks?.table?.rows.map((row) => row[2])).toEqual(
    points.map(({ expected }) => expected && Math.round(expected.low80)),
  );
});

test('a week that was forecast stands against that forecast, whatever is expected of it by now', () => {
  const { day = '' } = look.points.findLast(({ day: each }) => each < '2026-12-20') ?? {};
  const said = { median: 40, low80: 38, high80: 42, low95: 35, high95: 45 };
  const weeks = partsOf({ frozen: new Map([[day, said]]) }).find(({ id }) => id === 'sundays');
  const row = weeks?.table?.rows.find((each) => each[2] === 38);
  expect(row?.slice(2, 4)).toEqual([38, 42]);
  expect(plain(weeks?.sentence ?? '')).toContain(plain(dayWords(day, 'short')));
});

test('two to four questions: of what differs, else three that stand', () => {
  const questions = (changes: Partial<ReportFacts>) =>
    partsOf(changes).find(({ id }) => id === 'questions')?.lines ?? [];
  expect(questions({})).toHaveLength(3);
  const fewer = questions({ people: toldPeople({ again: [0, 60] }) });
  expect(fewer).toHaveLength(2);
  expect(fewer[0]).toContain('Fewer guests came back than usual.');
});

test('changes of an earlier quarter are not told as this one’s', () => {
  const earlier = toldPeople();
  const text = textOf({ quarters: ['2026-Q3'], people: earlier });
  expect(text).not.toContain('58 people served');
  expect(text).not.toContain('118 households');
  expect(text).not.toContain('come regularly');
});

test('how many of each quarter’s guests came again is a number, and in words where it is none yet', () => {
  const guests = partsOf().find(({ id }) => id === 'guests');
  expect(guests?.table?.rows.map((row) => row.slice(0, 3))).toEqual([
    ['Oct–Dec 2026', 25, 4],
    ['Jul–Sep 2026', 23, 6],
    ['Apr–Jun 2026', 26, 8],
    ['Jan–Mar 2026', 24, 7],
    ['Oct–Dec 2025', 24, 8],
    ['The four periods before, together', 97, 29],
  ]);
  expect(guests?.table?.rows[0]?.slice(3)).toEqual(['in Jul 2027', 'in Jan 2028']);
});

test('of what was tried, four rows: what made a difference first, and how many more there are', () => {
  const tried = (count: number) =>
    partsOf({ cards: triedCards('2026-10-05', count) }).find(({ id }) => id === 'tried');
  // Of three, the first was dismissed.
  expect(tried(6)?.table?.rows).toHaveLength(4);
  expect(tried(6)?.lines).toEqual([]);
  expect(tried(8)?.lines).toEqual(['1 more is in Steeple, under Recommendations.']);
  const { table, lines } = tried(9) ?? {};
  expect(lines).toEqual(['2 more are in Steeple, under Recommendations.']);
  expect(tried(9)?.sentence).toBe('Six done.');
  // The second of three made a difference; of the others the newest has an outcome.
  expect(table?.rows.map(([since]) => plain(String(since)))).toEqual([
    'Oct 22',
    'Nov 12',
    'Dec 3',
    'Dec 10',
  ]);
});

test('a year earlier means the same weeks, in the sentence and in the months', () => {
  const changed = (week: (point: PulsePoint) => Partial<PulsePoint>) => ({
    look: { ...look, points: look.points.map((point) => ({ ...point, ...week(point) })) },
  });
  const ofTwice = changed(({ day, value }) =>
    day === '2026-12-27'
      ? { value: 900, lastYear: null, state: 'complete', isMasked: false }
      : { lastYear: value },
  );
  const [, now, before] =
    /(\d+) people in an average week, about the same as a year earlier \((\d+)\)/.exec(
      textOf(ofTwice),
    ) ?? [];
  expect(now).toMatch(/^\d+$/);
  expect(now).toBe(before);
  const quarters = ['2026-Q1', '2026-Q2', '2026-Q3', '2026-Q4'];
  const months = partsOf({ ...ofTwice, quarters }).find(({ id }) => id === 'sundays')?.table?.rows;
  expect(months?.find(([month]) => month === 'Nov')?.[2]).not.toBeNull();
  // Of December its other weeks are compared, and of a month that was hardly counted a year earlier none.
  const [, december, decemberBefore] = months?.find(([month]) => month === 'Dec') ?? [];
  expect(december).toBe(decemberBefore);
  const hardly = changed(({ day, value }) => ({
    lastYear: day >= '2026-11-08' && day <= '2026-11-30' ? null : value,
  }));
  const sundays = partsOf({ ...hardly, quarters }).find(({ id }) => id === 'sundays');
  expect(sundays?.table?.rows.find(([month]) => month === 'Nov')?.[2]).toBeNull();
  expect(sundays?.lines.join(' ')).toContain('The dashed line stops');
});

test('a year is told by its four quarters', () => {
  const quarters = ['2026-Q1', '2026-Q2', '2026-Q3', '2026-Q4'];
  const report = boardReport(reportFacts({ quarters }));
  expect(report?.pages[0]?.title).toContain('board report, 2026');
  const weeks = report?.pages[0]?.parts.find(({ id }) => id === 'sundays');
  expect(weeks?.table?.rows.map(([month]) => month)).toEqual([
    'Jan',
    'Feb',
    'Mar',
    'Apr',
    'May',
    'Jun',
    'Jul',
    'Aug',
    'Sep',
    'Oct',
    'Nov',
    'Dec',
  ]);
});
