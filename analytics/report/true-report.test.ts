import { expect, test } from 'vitest';
import { plain } from '#testing/figures/made-up-pulse.ts';
import { reportedLook as look, reportFacts } from '#testing/figures/made-up-report.ts';
import { toldPeople } from '#testing/figures/told-people.ts';
import { childrenAfterSummer } from '#testing/figures/told-people-states.ts';
import { triedCards } from '#testing/figures/tried-cards.ts';
import { boardReport } from './board-report.ts';
import type { ReportFacts } from './report-facts.ts';

const year = { quarters: ['2026-Q1', '2026-Q2', '2026-Q3', '2026-Q4'] };

const partsOf = (changes: Partial<ReportFacts> = {}) =>
  (boardReport(reportFacts(changes))?.pages ?? []).flatMap(({ parts }) => parts);
const partOf = (id: string, changes: Partial<ReportFacts> = {}) =>
  partsOf(changes).find((part) => part.id === id);
const linesOf = (id: string, changes: Partial<ReportFacts> = {}) =>
  (partOf(id, changes)?.lines ?? []).map(plain);

test('a year says which quarter became regulars and givers are of; a quarter need not', () => {
  expect(linesOf('regulars')[0]).toBe('20 became regulars, and 22 no longer are.');
  expect(linesOf('regulars', year)[0]).toBe(
    'From October to December 2026, 20 became regulars, and 22 no longer are.',
  );
  expect(plain(partOf('giving', year)?.sentence ?? '')).toBe(
    'From October to December 2026, 118 households gave, 6 of them for the first time.',
  );
  const rows = (changes: Partial<ReportFacts>) =>
    partOf('giving', changes)?.table?.rows.map(([name]) => name);
  expect(rows(year)).toEqual([
    'Households that gave, Oct–Dec 2026',
    'For the first time, Oct–Dec 2026',
    'Gave in 2025, not in 2026',
  ]);
  expect(rows({})?.[0]).toBe('Households that gave');
  expect(partOf('giving', year)?.table?.columns).toEqual(['Households', 'How many']);
});

test('who served is said of the six weeks they were counted in', () => {
  expect(plain(partOf('serving', year)?.sentence ?? '')).toMatch(
    /^In the final six weeks, 58 people served, compared with 55 a year earlier\./,
  );
});

test('the four quarters before the newest stand under it', () => {
  const names = partOf('guests')?.table?.rows.map(([name]) => name);
  expect(names?.slice(0, 3)).toEqual(['Oct–Dec 2026', 'The four quarters before', 'Jul–Sep 2026']);
});

test('a change from last year says that it is of weeks counted in both years', () => {
  expect(linesOf('sundays')[0]).toContain(
    'over those of the last 13 weeks that were counted in both years',
  );
  expect(linesOf('sundays', year)[0]).toContain(
    'over those of the last 26 weeks that were counted in both years',
  );
});

test('what is coming is left out of a time that is not the newest', () => {
  expect(partOf('ahead')).toBeDefined();
  expect(linesOf('summary').join('\n')).toContain('Ahead: ');
  expect(partOf('ahead', { isNewest: false })).toBeUndefined();
  expect(linesOf('summary', { isNewest: false }).join('\n')).not.toContain('Ahead: ');
});

test('weeks that were not counted have no number, and there are as many as are said', () => {
  const blank = 'A week without a number has no full count, or a note sets it aside.';
  const counted = partOf('sundays')?.table?.rows ?? [];
  expect(counted.every((row) => row[1] !== null)).toBe(true);
  expect(linesOf('sundays')).not.toContain(blank);
  const points = look.points.map((point) =>
    point.day === '2026-11-15'
      ? { ...point, value: 57, state: 'incomplete' as const }
      : point.day === '2026-11-22'
        ? { ...point, isMasked: true }
        : point,
  );
  const partly = { look: { ...look, points } };
  const rows = partOf('sundays', partly)?.table?.rows ?? [];
  expect(rows.filter((row) => row[1] === null)).toHaveLength(2);
  expect(linesOf('sundays', partly)).toContain(blank);
  expect(linesOf('summary', partly).join('\n')).toContain(
    `${rows.length - 2} of ${rows.length} weeks were counted.`,
  );
});

test('it counts what was done, accepted and dismissed, and tells no reason that somebody typed', () => {
  const statuses = ['done', 'done', 'accepted', 'dismissed'] as const;
  const cards = triedCards('2026-10-05', statuses.length).map((card, index) => {
    const status = statuses[index] ?? ('new' as const);
    const answers = card.answers.map((each) => ({ ...each, reason: 'Dana will, on Monday.' }));
    return { ...card, status, answers };
  });
  const tried = partOf('tried', { cards });
  expect(tried?.sentence).toBe('Two done, one accepted, one dismissed.');
  expect(tried?.table?.rows.map((row) => String(row[2]).split(' ').at(-1))).toEqual([
    'Done.',
    'Done.',
    'Accepted.',
    'Dismissed.',
  ]);
  expect(JSON.stringify(tried)).not.toContain('Dana');
});

test('a question begins with a capital letter', () => {
  for (const line of linesOf('questions')) {
    expect(line).toMatch(/^\p{Lu}/u);
  }
});

test('where not everybody checks in, it says which numbers are of those who do', () => {
  const sure = (people: ReportFacts['people']) =>
    linesOf('summary', { quarters: ['2026-Q3', '2026-Q4'], people }).at(-1);
  expect(sure(childrenAfterSummer)).toContain(
    'Adults without children are not in these numbers. This is about guests, regulars and check-ins. All other numbers include everyone.',
  );
  expect(sure(toldPeople())).not.toContain('This is about');
});
