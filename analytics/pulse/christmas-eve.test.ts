import { describe, expect, test } from 'vitest';
import type { FigureId, FigureWeek } from '#contract/figures.ts';
import { plain, pulseOf, quiet } from '#testing/figures/made-up-pulse.ts';
import { rowsOf } from '#testing/figures/made-up-rows.ts';
import { churchCalendar } from '../calendar/church-calendar.ts';
import { addWeeks } from '../calendar/church-week.ts';
import { areEvesLeftOut } from './christmas-eve.ts';

const weeks = 170;
const christmasWeek = '2026-12-21';

/** The next step, and what trust says, on a day after Christmas 2026, of a church whose weeks of December 24 have so many headcounts. */
function saidOn(today: string, eveCounts: (year: number) => number, note?: string) {
  const newest = today < '2026-12-28' ? addWeeks(christmasWeek, -1) : christmasWeek;
  const rows: FigureWeek[] = rowsOf(addWeeks(newest, 1 - weeks), quiet(weeks, 180, 0.03)).map(
    (row) => {
      const year = row.week.slice(0, 4);
      const eve = `${year}-12-24`;
      const hasEve = eve >= row.week && eve < addWeeks(row.week, 1);
      return { ...row, count: hasEve ? eveCounts(Number(year)) : 2 };
    },
  );
  const day = '2026-12-24';
  const { todo, trust, sentence } = pulseOf({
    figures: new Map<FigureId, FigureWeek[]>([['attendance', rows]]),
    today,
    now: `${today}T12:00:00Z`,
    annotations: note
      ? [
          {
            ...{ id: 'a', from: day, to: day, text: note, kind: 'other' as const },
            ...{ doesNotCount: false, by: null, at: `${day}T20:00:00Z` },
          },
        ]
      : [],
  });
  return {
    headline: plain(sentence.text),
    step: plain(`${todo.answer} ${todo.step ?? ''}`),
    trust: plain(trust.answer),
  };
}

const stepOn = (...given: Parameters<typeof saidOn>) => saidOn(...given).step;

const notIncluded =
  'Christmas Eve isn’t in your headcount. If you met, enter its count, or include that service in What We Count.';

describe('weeks from Sunday that hold a Christmas Eve', () => {
  const first = '2023-01-01';
  const leftOut = (lift: number, eveCount: number) => {
    const calendar = churchCalendar({ country: 'US', easter: 'western', weekStartsOn: 'sunday' });
    const rows = rowsOf(first, quiet(weeks, 180, 0.03)).map((row) => {
      const isEve = calendar.eventsOf(row.week).some(({ id }) => id === 'christmas_eve_on_weekday');
      return isEve
        ? { ...row, value: Math.round(lift * (row.value ?? 0)), count: eveCount }
        : { ...row, count: 2 };
    });
    return areEvesLeftOut({
      figures: new Map<FigureId, FigureWeek[]>([['attendance', rows]]),
      ...{ weekStartsOn: 'sunday', serviceDay: 'sunday', today: '2026-02-02' },
    });
  };

  test('leave it out where neither headcounts nor people are more, and else do not', () => {
    expect([leftOut(1.25, 2), leftOut(1.7, 2), leftOut(1.1, 3)]).toEqual([true, false, false]);
  });
});

describe('a Christmas Eve that no count holds', () => {
  test.each(['2026-12-25', '2026-12-28', '2027-01-04'])('is asked for on %s', (today) => {
    expect(stepOn(today, () => 2)).toContain(notIncluded);
  });

  test('is not asked for before it is over, nor after two weeks, nor where a note says why', () => {
    expect(stepOn('2026-12-24', () => 2)).not.toContain('isn’t in your headcount');
    expect(stepOn('2027-01-11', () => 2)).not.toContain('Christmas Eve');
    expect(stepOn('2026-12-28', () => 2, 'We stayed home')).not.toContain('Christmas Eve');
  });

  test('leads the page on its own day, and is the first thing to do', () => {
    const { step, headline } = saidOn('2026-12-24', () => 2);
    expect(headline).toMatch(/^Tonight is Christmas Eve\. /);
    expect(step).toBe(
      'Have someone count Christmas Eve tonight. Then include that service in What We Count.',
    );
    expect(stepOn('2026-12-24', () => 5)).toBe(
      'Have someone count Christmas Eve tonight. Ask whoever counts to enter the number.',
    );
    const after = saidOn('2026-12-25', () => 2);
    expect(`${after.headline} ${after.step}`).not.toContain('onight');
  });

  test('is asked for as a count where earlier years counted theirs, once Sunday is over', () => {
    const until2025 = (year: number) => (year < 2026 ? 5 : 2);
    expect(stepOn('2026-12-28', until2025)).toContain('Christmas Eve hasn’t been counted yet.');
    expect(stepOn('2026-12-25', until2025)).not.toContain('Christmas Eve');
  });

  test('is missing for whoever asks whether the numbers can be trusted, too', () => {
    expect(saidOn('2026-12-28', () => 2).trust).toBe(
      'Mostly. Christmas Eve isn’t in your headcount. Otherwise, yes.',
    );
    // When it is asked for no more, it is still missing.
    expect(saidOn('2027-01-11', () => 2).trust).toMatch(
      /except for .*Christmas Eve \(not in your headcount\)\.$/,
    );
    expect(saidOn('2026-12-28', () => 5).trust).toBe(
      'Yes. Nothing is missing in the last 13 weeks.',
    );
  });

  test('is missing under the headline too, where hardly any gifts are there', () => {
    const rows = (figure: 'people' | 'gifts' | 'givers'): FigureWeek[] =>
      rowsOf(
        addWeeks(christmasWeek, 1 - weeks),
        figure === 'people'
          ? quiet(weeks, 180, 0.03)
          : figure === 'givers'
            ? quiet(weeks, 60, 0)
            : quiet(weeks, 340_000, 0.1, 9).map((value, index) =>
                index < weeks - 3 ? value : Math.round(value * 0.02),
              ),
        figure === 'gifts' ? { source: 'donations' } : { count: 2 },
      );
    const { sentence } = pulseOf({
      figures: new Map<FigureId, FigureWeek[]>([
        ['attendance', rows('people')],
        ['giving', rows('gifts')],
        ['giving_units', rows('givers')],
      ]),
      today: '2026-12-30',
      now: '2026-12-30T12:00:00Z',
    });
    expect(plain(sentence.facts)).toMatch(
      /^Everything is in except gifts\. Christmas Eve isn’t in your headcount\. /,
    );
  });

  test('is missing from no earlier week that is opened', () => {
    const rows = rowsOf(addWeeks(christmasWeek, 1 - weeks), quiet(weeks, 180, 0.03), { count: 2 });
    const given = {
      figures: new Map<FigureId, FigureWeek[]>([['attendance', rows]]),
      ...{ today: '2026-12-28', now: '2026-12-28T12:00:00Z' },
    };
    const saidIn = (week: string) => {
      const { sentence, trust } = pulseOf(given, week);
      return `${sentence.facts} ${trust.answer}`;
    };
    expect(saidIn(christmasWeek)).toContain('Christmas Eve');
    expect(saidIn('2026-10-12')).not.toContain('Christmas Eve');
  });

  test('is not missing where one number a week holds all, and its week is clearly fuller', () => {
    const saidWith = (lift: number) => {
      const rows = rowsOf(addWeeks(christmasWeek, 1 - weeks), quiet(weeks, 180, 0.03), {
        count: 1,
      }).map((row) => {
        const eve = `${row.week.slice(0, 4)}-12-24`;
        const hasEve = eve >= row.week && eve < addWeeks(row.week, 1);
        return hasEve ? { ...row, value: Math.round((row.value ?? 0) * lift) } : row;
      });
      const { todo, trust, sentence } = pulseOf({
        figures: new Map<FigureId, FigureWeek[]>([['attendance', rows]]),
        ...{ today: '2026-12-28', now: '2026-12-28T12:00:00Z' },
      });
      return [sentence.facts, trust.answer, todo.answer, todo.step].join(' ');
    };
    expect(saidWith(1)).toContain('Christmas Eve isn’t in your headcount.');
    expect(saidWith(1.7)).not.toContain('Christmas Eve');
  });

  test('is not asked for where its week holds it', () => {
    expect(stepOn('2026-12-28', () => 5)).not.toContain('Christmas Eve');
  });
});
