import { describe, expect, test } from 'vitest';
import type { FigureId, FigureWeek } from '#contract/figures.ts';
import { inputOf, plain, pulseOf, quiet } from '#testing/figures/made-up-pulse.ts';
import { rowsOf } from '#testing/figures/made-up-rows.ts';
import { addWeeks, isClosed } from '../calendar/church-week.ts';
import { addDays } from '../calendar/plain-date.ts';
import { figuresPulse } from './figures-pulse.ts';
import type { ConnectionFacts } from './pulse-input.ts';

const weeks = 80;
const last = '2027-02-22';
const first = addWeeks(last, 1 - weeks);

/** A church as it is known on a day: each week's gifts are whole from a number of days after it on. */
function churchOn(today: string, wholeAfter: (week: string) => number, given: Given = {}) {
  const known = (figure: FigureId, values: (number | null)[], source: string) =>
    rowsOf(first, values, { source })
      .filter(({ week }) => addDays(week, 6) < today)
      .map((row) => {
        const waits = figure === 'attendance' ? 0 : wholeAfter(row.week);
        const isWhole = isClosed(row.week, today) && addDays(row.week, 6 + waits) < today;
        return { ...row, state: isWhole ? ('complete' as const) : ('incomplete' as const) };
      });
  const units = quiet(weeks, 60, 0).map(() => 60);
  const figures = new Map<FigureId, FigureWeek[]>([
    [
      'attendance',
      (given.attendance ?? ((rows) => rows))(known('attendance', quiet(weeks), 'headcounts')),
    ],
    ['giving', known('giving', quiet(weeks, 300_000, 0.1), 'donations')],
    ['giving_units', known('giving_units', units, 'donations')],
  ]);
  return { figures, today, now: `${today}T15:00:00Z` };
}

type Given = { attendance?: (rows: FigureWeek[]) => FigureWeek[] };

/** From the Thursday on which February 15's week is due to the Wednesday after. */
const days = ['25', '26', '27', '28'].map((day) => `2027-02-${day}`);
const onTime = () => 0;
const lateIn = (late: string) => (week: string) => (week === late ? 60 : 0);

describe('gifts of a due week that are not all in', () => {
  test.each([...days, '2027-03-01', '2027-03-02', '2027-03-03'])(
    'are said the same way on %s: by trust and next step',
    (today) => {
      const { trust, todo } = pulseOf(churchOn(today, lateIn('2027-02-15')));
      expect(plain(trust.answer)).toBe(
        'Mostly. February 21 isn’t complete for giving. Otherwise, yes.',
      );
      expect(plain(todo.answer)).toBe('February 21 isn’t complete for giving.');
      expect(todo.step).toBe('Ask whoever handles giving to enter the rest.');
    },
  );

  test.each(days)('are not spoken of on %s where all are in', (today) => {
    const { trust, todo } = pulseOf(churchOn(today, onTime));
    expect([trust.answer, todo.step]).toEqual([
      'Yes. Nothing is missing in the last 13 weeks.',
      null,
    ]);
  });

  test('are asked for until they are in, also when later weeks are', () => {
    const { trust } = pulseOf(churchOn('2027-02-26', lateIn('2027-01-18')));
    expect(plain(trust.answer)).toMatch(/^Mostly\. January 24 isn’t complete/);
  });

  test('are asked of nobody while the connection that brings them is broken', () => {
    const broken: ConnectionFacts = {
      ...{ integrationType: 'planning_center', isConnected: true, disconnectedAt: null },
      ...{ readAt: '2027-02-20T10:00:00Z', isReading: false, problem: null, notices: [] },
      brokenSince: '2027-02-21T10:00:00Z',
    };
    const given = churchOn('2027-02-26', lateIn('2027-02-15'));
    const { trust, todo } = pulseOf({ ...given, connections: [broken] });
    expect(todo.step).toBeNull();
    expect(plain(trust.answer)).toMatch(/^Mostly\. February 21 .* sign in again\./);
  });

  test('can still change after all of them are in', () => {
    const church = churchOn('2027-02-26', onTime);
    expect(pulseOf(church).sentence.facts).toContain(
      'Everything is in except late gifts or refunds, which can still change giving.',
    );
    const figures = new Map([...church.figures].filter(([figure]) => figure === 'attendance'));
    const without = pulseOf({ ...church, figures });
    expect(without.sentence.facts).toContain('All of the week’s numbers are in.');
    expect(without.sentence.facts).not.toContain('refunds');
  });

  test('are promised for no day', () => {
    const pulse = pulseOf(churchOn('2027-02-23', onTime));
    expect(pulse.tile('giving_per_attender')).toMatchObject({
      state: 'provisional',
      closesOn: null,
    });
    expect(pulse.sentence.facts).toContain('giving per person, which can still change.');
    expect(pulse.sentence.facts).toContain(
      'Giving can go up or down as gifts, refunds, and failed payments come in.',
    );
  });
});

describe('attendance', () => {
  const half = (at: string) => (rows: FigureWeek[]) =>
    rows.map((row) =>
      row.week === at ? { ...row, value: 76, count: 1, state: 'incomplete' as const } : row,
    );

  test('of a Sunday that was half counted two months ago is said, and no chore any more', () => {
    const { trust, todo } = pulseOf(
      churchOn('2027-02-26', onTime, { attendance: half('2026-12-14') }),
    );
    expect(plain(trust.answer)).toBe('Yes, except for one week: December 20 (partial count).');
    expect(todo.answer).toBe('Nothing to do this week.');
    const asked = pulseOf(churchOn('2027-02-26', onTime, { attendance: half('2027-02-08') }));
    expect(asked.todo).toMatchObject({
      step: 'Enter the rest, or add a note and check “Set these weeks aside.”',
      noteOn: '2027-02-14',
    });
    expect(plain(asked.todo.answer)).toBe('February 14 only has a partial count: 76 people.');
    // The third week it is only said.
    const said = pulseOf(churchOn('2027-02-26', onTime, { attendance: half('2027-02-01') }));
    expect(said.todo.answer).toBe('Nothing to do this week.');
    expect(plain(`${said.trust.answer} ${said.sentence.facts}`)).toMatch(
      /^Yes, except for one week: February 7 \(partial count\)\. .*One other week isn’t complete: February 7 \(partial count\)\./,
    );
    const none = (rows: FigureWeek[]) => rows.filter(({ week }) => week !== '2027-02-08');
    expect(plain(pulseOf(churchOn('2027-02-26', onTime, { attendance: none })).todo.answer)).toBe(
      'February 14 doesn’t have a count.',
    );
  });

  test('of a half counted Sunday that a note sets aside is asked for no more', () => {
    const note = {
      ...{ id: 'a', from: '2026-12-20', to: '2026-12-20', text: 'Snow', kind: 'weather' as const },
      ...{ doesNotCount: true, by: null, at: '2027-02-21T20:00:00Z' },
    };
    const { trust, todo } = pulseOf({
      ...churchOn('2027-02-26', onTime, { attendance: half('2026-12-14') }),
      annotations: [note],
    });
    expect([trust.answer, todo.step]).toEqual([
      'Yes. Nothing is missing in the last 13 weeks.',
      null,
    ]);
    expect(trust.leftOut).toMatchObject([{ week: '2026-12-14' }]);
  });

  test('of yesterday is named before that of two weeks ago, which is only said', () => {
    const both = (rows: FigureWeek[]) => half('2027-02-01')(half('2027-02-15')(rows));
    const { trust, todo } = pulseOf(
      churchOn('2027-02-22', lateIn('2027-02-08'), { attendance: both }),
    );
    expect(plain(trust.answer)).toBe(
      'Not yet. The count for Sunday isn’t finished: 76 so far. February 14 isn’t complete for giving. Otherwise, yes, except for one week: February 7 (partial count).',
    );
    expect(todo.answer).toBe('Sunday’s count isn’t finished: 76 so far.');
    expect(plain(todo.step ?? '')).toBe(
      'Ask whoever counts to enter the rest. If a service was called off, add a note and check “Set these weeks aside.” February 14 isn’t complete for giving. Ask whoever handles giving to enter the rest.',
    );
  });
});

describe('a card', () => {
  test('stands beside what is to be entered', () => {
    const card = { id: 'a', week: last, title: 'Easter is near.', step: 'Plan.', sure: 'Sure.' };
    const pulse = figuresPulse(inputOf(churchOn('2027-02-26', lateIn('2027-02-15'))), {
      week: undefined,
      cards: [{ ...card, claim: null }],
      aheadOf: () => ({ weeks: [], explain: () => null }),
    });
    expect(pulse?.todo).toMatchObject({ answer: 'Easter is near.', card });
    expect(plain(pulse?.todo.step ?? '')).toContain('February 21 isn’t complete');
  });
});
