import { expect, test } from 'vitest';
import type { StoredNotice } from '#contract/functions/notices.ts';
import { attendance, pulseOf, quiet } from '#testing/figures/made-up-pulse.ts';
import { rowsOf } from '#testing/figures/made-up-rows.ts';
import type { ConnectionFacts } from './pulse-input.ts';

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
