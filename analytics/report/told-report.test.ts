import { expect, test } from 'vitest';
import { plain } from '#testing/figures/made-up-pulse.ts';
import { linesOf, partOf } from '#testing/figures/told-parts.ts';
import { toldPeople } from '#testing/figures/told-people.ts';
import { triedCards } from '#testing/figures/tried-cards.ts';
import type { ReportFacts } from './report-facts.ts';

const year = { quarters: ['2026-Q1', '2026-Q2', '2026-Q3', '2026-Q4'] };

const changed = { change: -0.06, low: -0.12, high: -0.01, said: 'down' } as const;

test('those that the newest is compared with stand under it, added up at the end', () => {
  const rows = partOf('guests')?.table?.rows ?? [];
  expect(rows.map(([name]) => name)).toEqual([
    'Oct–Dec 2026',
    'Jul–Sep 2026',
    'Apr–Jun 2026',
    'Jan–Mar 2026',
    'Oct–Dec 2025',
    'The four before, together',
  ]);
  const summed = rows.slice(1, 5).reduce((sum, row) => sum + Number(row[1]), 0);
  expect(rows.at(-1)?.[1]).toBe(summed);
});

test('the one figure of a year before says whether it is a change', () => {
  const lead = (change: ReportFacts['change']) =>
    plain(partOf('summary', { change })?.sentence ?? '');
  expect(lead(null)).toMatch(/^\d+ people in an average week, compared with \d+ a year earlier\.$/);
  expect(lead(changed)).toMatch(/^\d+ people in an average week, down from \d+ a year earlier\.$/);
  const even = { ...changed, low: -0.02, high: 0.05, said: null };
  expect(lead(even)).toMatch(/about the same as a year earlier \(\d+\)\.$/);
  expect(lead({ ...even, low: -0.2, high: 0.3 })).toMatch(/That difference may be chance\.$/);
  expect(lead({ ...even, low: -0.2, high: 0 })).toMatch(
    /, probably down from \d+ a year earlier\.$/,
  );
  // The averages that stand there went down.
  expect(lead({ ...changed, change: 0.06, said: 'up' })).toContain('compared with');
});

test('what stands large is not said again in a line, and no percent is said beside it', () => {
  const { sentence = '', lines = [] } = partOf('summary', { change: changed }) ?? {};
  expect(lines.join(' ')).not.toContain(sentence);
  expect(lines.join(' ')).not.toMatch(/in an average week/);
  const ofWeeks = lines.filter((line) => line.startsWith('Weeks: '));
  expect([...ofWeeks, ...linesOf('sundays', { change: changed })].join(' ')).not.toMatch(/\d%/);
});

test('a step about gifts is left to whoever handles them', () => {
  const cards = triedCards('2026-10-05', 2).map((card) => ({
    ...card,
    finding: {
      ...card.finding,
      figures: ['giving' as const],
      step: 'Write to Dana about her card.',
    },
  }));
  const rows = partOf('tried', { cards })?.table?.rows;
  expect(rows?.map((row) => row[2])).toEqual(['A step for whoever handles giving. Done.']);
});

test('where one of the four went as far, that is said beside more or fewer', () => {
  const told = toldPeople({ again: [36, 60] });
  const quarters = told.quarters.map(({ quarter, measures }) => ({
    quarter,
    measures:
      quarter === '2026-Q2' && measures.again
        ? { ...measures, again: { ...measures.again, value: 17 } }
        : measures,
  }));
  expect(partOf('guests', { people: { ...told, quarters } })?.sentence).toMatch(
    /But one of the four quarters before had as large a share\.$/,
  );
  expect(partOf('guests', { people: told })?.sentence).not.toContain('But one');
});

test('who stayed is told where a question is asked of it', () => {
  const told = toldPeople();
  const quarters = told.quarters.map(({ quarter, measures }) => ({
    quarter,
    measures:
      quarter === '2026-Q2' && measures.still_26
        ? { ...measures, still_26: { ...measures.still_26, value: 15, verdict: 'more' as const } }
        : measures,
  }));
  const changes = { people: { ...told, quarters } };
  expect(linesOf('guests', changes)).toContain(
    'Apr–Jun 2026: 15 of 26 were still here after six months, compared with 17 of 101 in the four before.',
  );
  expect(linesOf('questions', changes).join(' ')).toContain('still here after six months');
  expect(linesOf('guests').join(' ')).not.toContain('still here after six months');
});

test('giving is a total beside that of the year before, and a year says who stopped', () => {
  const people = toldPeople();
  const givers = people.givers && { ...people.givers, stopped: 12 };
  const ofYear = { ...year, people: { ...people, givers } };
  expect(plain(partOf('giving', ofYear)?.sentence ?? '')).toBe(
    'Giving came to $101,400, 3% more than a year earlier ($98,100).',
  );
  expect(linesOf('giving', ofYear)[0]).toBe('12 households that gave in 2025 didn’t give in 2026.');
  expect(linesOf('giving').join(' ')).not.toContain('didn’t give');
});

test('totals of unlike numbers of weeks are told by the week, and one alone by itself', () => {
  const giving = (before: { total: number; weeks: number } | null) =>
    plain(
      partOf('giving', { giving: { now: { total: 13_000_00, weeks: 13 }, before } })?.sentence ??
        '',
    );
  expect(giving({ total: 11_000_00, weeks: 10 })).toBe(
    'Giving averaged $1,000 a week over 13 weeks, 9% less than a year earlier ($1,100 a week over 10 weeks).',
  );
  expect(giving({ total: 13_010_00, weeks: 13 })).toContain('about the same as a year earlier');
  expect(giving(null)).toBe('Giving came to $13,000 in 13 weeks.');
});

test('which guests gave is no row of a board', () => {
  expect(JSON.stringify(partOf('giving')?.table)).not.toContain('within six months');
});

test('a headline of more regulars says that most of them were known', () => {
  const regulars = (verdict: 'more' | 'same', back: number) => {
    const people = toldPeople();
    const quarters = people.quarters.map(({ quarter, measures }) => {
      const { regulars_end: end, regulars_back: again } = measures;
      return end && again
        ? {
            quarter,
            measures: {
              ...measures,
              regulars_end: { ...end, verdict },
              regulars_back: { ...again, value: back },
            },
          }
        : { quarter, measures };
    });
    const lines = linesOf('summary', { people: { ...people, quarters } });
    return lines.find((line) => line.startsWith('Regulars: ')) ?? '';
  };
  expect(regulars('more', 40)).toContain(
    'Most of that change is people you already knew, coming more or less often: 4 are new, and 5 have not been here for eight weeks.',
  );
  expect(regulars('more', 17)).not.toContain('Most of that');
  expect(regulars('same', 40)).not.toContain('Most of that');
});

test('where nobody served nearly every week in either year, there is no row of it', () => {
  const { serving } = toldPeople();
  const names = (often: number, before: number) => {
    const told = serving && {
      ...serving,
      often,
      before: serving.before && { ...serving.before, often: before },
    };
    const people = { ...toldPeople(), serving: told };
    return JSON.stringify(partOf('serving', { people })?.table);
  };
  expect(names(0, 0)).not.toContain('five or six');
  expect(names(0, 3)).toContain('five or six');
});
