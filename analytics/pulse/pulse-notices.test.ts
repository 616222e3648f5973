import { describe, expect, test } from 'vitest';
import type { StoredNotice } from '#contract/functions/notices.ts';
import { notices as spanish } from '#contract/messages/es/notices.ts';
import { attendance, plain, pulseOf, quiet } from '#testing/figures/made-up-pulse.ts';
import { rowsOf } from '#testing/figures/made-up-rows.ts';
import type { ConnectionFacts } from './pulse-input.ts';
import type { Revision } from './revised.ts';

const since = '2027-02-03T10:00:00Z';
const refused = (what: string): StoredNotice => ({
  kind: 'refused',
  what,
  day: null,
  number: null,
  outOf: null,
  since,
  times: 1,
});
const connectedWith = (...notices: StoredNotice[]): readonly ConnectionFacts[] => [
  {
    integrationType: 'planning_center',
    isConnected: true,
    disconnectedAt: null,
    readAt: '2027-02-22T10:00:00Z',
    isReading: false,
    brokenSince: null,
    problem: null,
    notices,
  },
];

test('a refused product is in the trust strip and where its number would stand, with the role', () => {
  const connections = connectedWith(refused('giving'));
  const { trust, tile, todo } = pulseOf({ ...attendance(quiet(60)), connections });
  expect(trust.answer).toBe('Mostly. Every week has a count, but one thing is left out.');
  expect(trust.notices).toMatchObject([
    { kind: 'refused', what: 'giving', since, integrationType: 'planning_center' },
  ]);
  expect(tile('recurring_share')?.bringsIt).toMatch(/needs the Administrator or Bookkeeper role/);
  expect(tile('serving')?.bringsIt).toBe('Comes from schedules in Planning Center Services.');
  expect(todo.step).toBeNull();
});

test('without access to attendance the week’s step is to ask for it', () => {
  const figures = new Map([['serving' as const, rowsOf('2027-02-15', [40])]]);
  const { todo } = pulseOf({ figures, connections: connectedWith(refused('check_ins')) });
  expect(todo.answer).toBe('Ask for access to Check-Ins in Planning Center.');
  expect(todo.step).toMatch(/needs the Viewer role in Check-Ins/);
});

test('a connection that ended says nothing any more', () => {
  const connections = connectedWith(refused('giving')).map((one) => ({
    ...one,
    isConnected: false,
    disconnectedAt: null,
  }));
  const { trust } = pulseOf({ ...attendance(quiet(60)), connections });
  expect([trust.answer, trust.notices]).toEqual([
    'Yes. Nothing is missing in the last 13 weeks.',
    [],
  ]);
});

describe('weeks that were corrected after they were final', () => {
  const church = attendance(quiet(60));
  const rows = church.figures.get('attendance') ?? [];
  const newestFirst = rows.toReversed();
  /** The trust strip where so many of the newest weeks were corrected, of these the attendance by so much. */
  const toldOf = (weeks: number, moves: readonly number[]) => {
    const corrected = newestFirst.slice(0, weeks).map(({ week }) => week);
    const revised = moves.map((by, back): Revision => {
      const { week = '', value = 0 } = newestFirst[back] ?? {};
      const was = (value ?? 0) + by;
      return { figure: 'attendance', week, value: was, on: '2027-02-20', wasFinal: true };
    });
    const { kind, times, days } = { kind: 'corrected', times: weeks, days: corrected };
    const connections = connectedWith({ ...refused(''), kind, times, days });
    const [notice] = pulseOf({ ...church, connections, revised }).trust.notices;
    return plain(notice?.sentence ?? '');
  };
  const [newest = 0, before = 0] = newestFirst.map(({ value }) => value ?? 0);

  test('are named with what they were, and those whose attendance stands by their day', () => {
    expect(toldOf(2, [11, -2])).toBe(
      `2 past weeks were corrected in Planning Center. Sunday, February 21 is now ${newest}; it was ${newest + 11}. Sunday, February 14 is now ${before}; it was ${before - 2}.`,
    );
    expect(toldOf(2, [11])).toMatch(/it was \d+\. Other numbers changed for February 14\.$/);
    expect(toldOf(1, [])).toMatch(/Center\. Other numbers changed for February 21\.$/);
  });

  test('are many: the one that moved the most is named', () => {
    expect(toldOf(6, [1, -30, 2, 4])).toBe(
      `6 past weeks were corrected in Planning Center. The largest change: Sunday, February 14 is now ${before}; it was ${before - 30}.`,
    );
  });

  test('are many: kids that moved more than attendance are the largest change, also in Spanish', () => {
    const days = newestFirst.slice(0, 4).map(({ week }) => week);
    const figures = new Map([...church.figures, ['kids' as const, rowsOf(days[0] ?? '', [37])]]);
    const moved = days.flatMap((week, back): Revision[] => {
      const was = { week, on: '2027-02-20', wasFinal: true };
      const heads = newestFirst[back]?.value ?? 0;
      const attended: Revision = { ...was, figure: 'attendance', value: heads + 1 };
      return back === 0 ? [attended, { ...was, figure: 'kids', value: 77 }] : [attended];
    });
    const notice = { ...refused(''), kind: 'corrected', times: 4, days };
    const given = { figures, connections: connectedWith(notice), revised: moved };
    const said = () => plain(pulseOf(given).trust.notices[0]?.sentence ?? '');
    expect(said()).toMatch(
      /The largest change: For Sunday, February 21, the number for kids is now 37; it was 77\.$/,
    );
    expect(spanish.noticeMessages.largest('Del domingo')).toBe('El cambio más grande: del domingo');
  });

  test('are named with the number that moved, where it is another than attendance', () => {
    const { week = '' } = newestFirst[0] ?? {};
    const figures = new Map([...church.figures, ['kids' as const, rowsOf(week, [37])]]);
    const revised: Revision[] = [
      { figure: 'kids', week, value: 39, on: '2027-02-20', wasFinal: true },
    ];
    const notice = { ...refused(''), kind: 'corrected', times: 1, days: [week] };
    const { trust } = pulseOf({ figures, connections: connectedWith(notice), revised });
    expect(plain(trust.notices[0]?.sentence ?? '')).toBe(
      '1 past week was corrected in Planning Center. For Sunday, February 21, the number for kids is now 37; it was 39.',
    );
  });

  test('are told without their sums where gifts changed', () => {
    const { week = '' } = newestFirst[0] ?? {};
    const revised: Revision[] = [
      { figure: 'giving', week, value: null, on: '2027-02-20', wasFinal: false },
    ];
    const notice = { ...refused(''), kind: 'corrected', times: 1, days: [week] };
    const { trust } = pulseOf({ ...church, connections: connectedWith(notice), revised });
    expect(plain(trust.notices[0]?.sentence ?? '')).toBe(
      '1 past week was corrected in Planning Center. Giving changed for February 21.',
    );
  });

  test('in steps: what was read first is what it was', () => {
    const { week = '' } = newestFirst[0] ?? {};
    const revised = [newest + 9, newest + 4].map(
      (value): Revision => ({
        ...{ figure: 'attendance', week, value, on: '2027-02-20', wasFinal: true },
      }),
    );
    const notice = { ...refused(''), kind: 'corrected', times: 1, days: [week] };
    const connections = connectedWith(notice);
    const [told] = pulseOf({ ...church, connections, revised }).trust.notices;
    expect(plain(told?.sentence ?? '')).toContain(`is now ${newest}; it was ${newest + 9}.`);
  });
});
