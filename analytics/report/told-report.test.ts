import { expect, test } from 'vitest';
import { plain } from '#testing/figures/made-up-pulse.ts';
import { reportedLook as look } from '#testing/figures/made-up-report.ts';
import { linesOf, partOf } from '#testing/figures/told-parts.ts';
import { toldPeople } from '#testing/figures/told-people.ts';
import { triedCards } from '#testing/figures/tried-cards.ts';
import { averageSentence, weeksOf } from './counted-weeks.ts';
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
    'The four periods before, together',
  ]);
  const summed = rows.slice(1, 5).reduce((sum, row) => sum + Number(row[1]), 0);
  expect(rows.at(-1)?.[1]).toBe(summed);
});

test('the one figure of a year before says whether it is a change', () => {
  const lead = (change: ReportFacts['change']) =>
    plain(partOf('summary', { change })?.sentence ?? '');
  expect(lead(null)).toMatch(/about the same as a year earlier \(\d+\)\.$/);
  expect(lead(changed)).toMatch(/^\d+ people in an average week, down from \d+ a year earlier\.$/);
  const even = { ...changed, low: -0.02, high: 0.05, said: null };
  expect(lead(even)).toMatch(/about the same as a year earlier \(\d+\)\.$/);
  expect(lead({ ...even, low: -0.2, high: 0.3 })).toMatch(/That difference may be chance\.$/);
  // Averages that nobody calls the same are not, whatever the range holds.
  const [now, before] = [182, 196];
  expect(averageSentence({ ...weeksOf([], even), now, before })).toMatch(
    /^182 people in an average week, compared with 196 a year earlier\. That difference may be chance\.$/,
  );
  expect(lead({ ...even, low: -0.2, high: 0 })).toMatch(
    /, probably down from \d+ a year earlier\.$/,
  );
  const why = (change: ReportFacts['change']) => linesOf('summary', { change })[0];
  expect(why({ ...even, low: -0.2, high: 0 })).toContain('“Probably” means');
  expect(why(changed)).not.toContain('“Probably” means');
  // The averages that stand there went down.
  expect(lead({ ...changed, change: 0.06, said: 'up' })).toContain('compared with');
});

test('what nobody judged is about the same, or is not told from chance', () => {
  const doubled = look.points.map(({ value, ...point }) => ({
    ...point,
    value,
    lastYear: value && value / 2,
  }));
  const lead = partOf('summary', { change: null, look: { ...look, points: doubled } })?.sentence;
  expect(plain(lead ?? '')).toMatch(
    /compared with \d+ a year earlier\. We can’t tell whether that’s more than chance\.$/,
  );
  const served = (people: number) => {
    const { serving } = toldPeople();
    const told = { ...toldPeople(), serving: serving && { ...serving, people, often: 0 } };
    return plain(partOf('serving', { people: told })?.sentence ?? '');
  };
  expect(served(56)).toMatch(/56 people served, about the same as a year earlier \(55\)\.$/);
  expect(served(68)).toMatch(
    /68 people served, compared with 55 a year earlier\. We can’t tell whether that’s more than chance\.$/,
  );
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
  // Before it is done there is nothing to show.
  const planned = cards.map((card) => ({ ...card, status: 'accepted' as const }));
  expect(partOf('tried', { cards: planned })?.table).toBeUndefined();
});

const withSpring = (value: number) => {
  const told = toldPeople({ again: [36, 60] });
  const quarters = told.quarters.map(({ quarter, measures }) => ({
    quarter,
    measures:
      quarter === '2026-Q2' && measures.again
        ? { ...measures, again: { ...measures.again, value } }
        : measures,
  }));
  return { ...told, quarters };
};

test('where one of the four went as far, that is said beside more or fewer, and asked as carefully', () => {
  const far =
    'That’s a larger share than in three of the four periods before, but not the largest (Apr–Jun 2026: 17 of 26).';
  const changes = { people: withSpring(17) };
  expect(linesOf('guests', changes)[0]).toBe(far);
  expect(linesOf('summary', changes).find((line) => line.startsWith('Guests: '))).toContain(far);
  expect(linesOf('questions', changes)[0]).toMatch(
    /^A larger share of guests came back than in three of the four periods before\./,
  );
  const most = { people: withSpring(8) };
  expect(linesOf('guests', most).join(' ')).not.toContain('not the largest');
  expect(linesOf('questions', most)[0]).toMatch(/^More guests came back than usual\./);
});

test('a share that jumps from one quarter to the next may be how it is recorded', () => {
  const jumped =
    /^The share changed a lot from one period to the next \((.*)\)\. That can come from/;
  const lines = (people: ReportFacts['people'], more = {}) =>
    linesOf('guests', { people, ...more }).find((line) => jumped.test(line));
  expect(jumped.exec(lines(withSpring(25)) ?? '')?.[1]).toBe(
    'Apr–Jun 2026: 25 of 26, then Jul–Sep 2026: 6 of 23',
  );
  expect(lines(withSpring(25), year)).toContain('Apr–Jun 2026: 25 of 26, then Jul–Sep 2026');
  expect(lines(toldPeople())).toBeUndefined();
  const quiet = withSpring(25).quarters.map(({ quarter, measures }) => ({
    quarter,
    measures: Object.fromEntries(
      Object.entries(measures).map(([id, measure]) => [id, { ...measure, verdict: null }]),
    ),
  }));
  expect(lines({ ...withSpring(25), quarters: quiet })).toBeUndefined();
});

test('one question is of what went down, where no other is', () => {
  const asked = (changes: Partial<ReportFacts>) => linesOf('questions', changes);
  const giving = (total: number) => ({
    now: { total, weeks: 13 },
    before: { total: 10_000_00, weeks: 13 },
  });
  const lost = 'Giving was 6% less than a year earlier. What do we know about why?';
  expect(asked({ giving: giving(9_400_00) })).toContain(lost);
  expect(asked({ giving: giving(9_600_00) })).toHaveLength(3);
  expect(asked({ giving: null }).join(' ')).not.toMatch(/giving/i);
  // That fewer guests came back is asked already.
  const fewer = toldPeople({ again: [0, 60] });
  expect(asked({ people: fewer, giving: giving(9_400_00) })).not.toContain(lost);
  expect(asked({ change: changed, giving: giving(9_400_00) })[0]).toBe(
    'Attendance is down from a year earlier. What do we know about why?',
  );
});

test('what a year’s change adds up to is no table where it is nothing', () => {
  const people = toldPeople();
  const parts = people.parts && {
    ...people.parts,
    change: 0.2,
    people: 1,
    often: -0.5,
    once: -0.3,
  };
  expect(partOf('parts')?.table?.rows).toHaveLength(4);
  expect(partOf('parts', { people: { ...people, parts } })?.table).toBeUndefined();
});

test('who gave stands beside a year earlier, where that is told', () => {
  expect(partOf('giving')?.table?.columns).toHaveLength(2);
  const people = toldPeople();
  const [measure] = people.quarters.flatMap(({ measures }) => measures.again ?? []);
  const quarters = people.quarters.map(({ quarter, measures }) =>
    quarter === '2025-Q4' && measure
      ? { quarter, measures: { ...measures, givers: { ...measure, value: 111, base: null } } }
      : { quarter, measures },
  );
  const { columns, rows } = partOf('giving', { people: { ...people, quarters } })?.table ?? {};
  expect(columns).toEqual(['Households', 'How many', 'A year earlier']);
  expect(rows).toEqual([
    ['Households that gave', 118, 111],
    ['For the first time', 6, null],
    ['Gave in 2025, not in 2026', 11, null],
  ]);
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
    'Apr–Jun 2026: 15 of 26 were still here after six months, a larger share than for guests from Apr–Jun 2025 to Jan–Mar 2026 (17 of 101).',
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
